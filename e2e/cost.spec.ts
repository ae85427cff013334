// The Cost panel: how many boards there are to try, to the last one, and how long that takes.
import type { Page } from "@playwright/test";
import { expect, open, send, test, textOf } from "./fixtures";

/** from · (from − 1) · … with that many factors. */
const falling = (from: bigint, factors: bigint): bigint => (factors === 0n ? 1n : from * falling(from - 1n, factors - 1n));

const SPACES: [string, (n: bigint) => bigint, string][] = [
  ["ordered-placements", (n) => falling(n * n, n), "64·63·…·57"],
  ["combinations", (n) => falling(n * n, n) / falling(n, n), "C(64, 8)"],
  ["row-tuples", (n) => n ** n, "8⁸"],
  ["permutations", (n) => falling(n, n), "8!"],
];

/** Opens the panel at an address. */
async function cost(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.locator("#tab-1-3").click();
}

test("the boards that there are to try, to the last one", async ({ page }) => {
  await cost(page, "n=8");
  const panel = page.locator(".cost");
  for (const [search, boards, formula] of SPACES) {
    await send(page, { type: "set", search, n: 8 });
    await expect(page.locator("#space"), search).toHaveText(boards(8n).toLocaleString("en-US"));
    await expect(panel).toContainText(`: ${formula} = `);
    await expect(panel.locator("tr.own")).toHaveCount(1);
    await expect(panel).toContainText("This search tests every one of these boards. So far: no tests.");
    await expect(panel).toContainText(/At this speed the rest takes about [\d.,]+ (minutes|hours|days|years)\./);
    for (const n of [4, 12, 32]) {
      await send(page, { type: "set", n });
      await expect(page.locator("#space"), `${search}, n = ${n}`).toHaveText(boards(BigInt(n)).toLocaleString("en-US"));
    }
  }
});

test("every order of 8 queens on 64 squares: 178,462,987,637,760 boards, millions of years", async ({ page }) => {
  await cost(page, "search=ordered-placements&n=8");
  const boards = 64n * 63n * 62n * 61n * 60n * 59n * 58n * 57n;
  await expect(page.locator("#space")).toHaveText("178,462,987,637,760");
  expect(boards).toBe(178_462_987_637_760n);
  const years = async () => Number(/takes about ([\d,]+) years/.exec(await textOf(page.locator(".cost")))![1].replaceAll(",", ""));
  const least = Number(boards) / 2 / (365 * 86_400); // a step a board, two steps a second
  expect(await years()).toBeGreaterThan(least);
  expect(await years()).toBeLessThan(10 * least);
  const slow = await years();
  await send(page, { type: "set", speed: 20 });
  expect(Math.abs(slow / await years() - 10), "ten times as fast").toBeLessThan(0.5);
});

test("the panel follows the search to its last board", async ({ page }) => {
  await cost(page, "search=permutations&n=4");
  await send(page, { type: "run-to", what: "end" });
  await expect(page.locator("#space")).toHaveText("24");
  await expect(page.locator(".cost")).toContainText("Every one of these boards is tested.");
  await expect(page.locator(".cost")).toContainText("This search so far: 24 tests, 24 placements.");
});

test("what is left out, or not searched at all, is said", async ({ page }) => {
  await cost(page, "search=bitmask&n=8");
  await expect(page.locator(".cost")).toContainText("This search leaves whole branches of them out");
  await send(page, { type: "set", search: "construction" });
  await expect(page.locator(".cost")).toContainText("This search goes through no such boards");
  await expect(page.locator("#space")).toHaveCount(0);
});
