// The lecture: four queens by pictures, eight to the first solution, six and back again, by buttons and remote.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { drawn, expect, open, send, settled, shown, state, test, textOf, type State } from "./fixtures";

const oracle = new URL("../crates/solver/tests/oracles/twelve-pictures.txt", import.meta.url);
const PICTURES = readFileSync(oracle, "utf8")
  .split("\n")
  .filter((line) => /^[a-l] /.test(line))
  .map((line) => line.slice(2));

test("four queens are the twelve pictures, by the Step button and back", async ({ page }) => {
  expect(PICTURES).toHaveLength(12);
  await open(page, "grain=picture");
  for (const [index, picture] of PICTURES.entries()) {
    await page.locator("#step").click();
    const now = await settled(page);
    expect(drawn(now), `picture ${index + 1}`).toBe(picture);
    await expect(page.locator("svg[data-board] .queens use")).toHaveCount(now.queens.length);
    expect(now.finished).toBe(false);
  }
  expect((await state(page)).counters).toMatchObject({ tests: 26, solutions: 1 });
  for (const picture of PICTURES.toReversed().slice(1)) {
    await page.locator("#back").click();
    expect(drawn(await settled(page))).toBe(picture);
  }
});

test("four queens are the twelve pictures by the example and a remote", async ({ page }) => {
  await open(page);
  await page.locator("#presets").selectOption({ index: 1 });
  for (const picture of PICTURES) {
    await page.keyboard.press("PageDown");
    expect(drawn(await settled(page))).toBe(picture);
  }
});

test("eight queens run to the first solution", async ({ page }) => {
  await open(page, "n=8");
  await page.getByRole("button", { name: "Next solution" }).click();
  await expect(page.locator("#caption")).toContainText("Solution 1: 1 5 8 6 3 7 2 4.");
  const { counters, queens, solutions, busy, playing } = await state(page);
  expect(counters).toMatchObject({ tests: 876, solutions: 1, depth: 8 });
  expect(counters.placements - counters.removals).toBe(8);
  expect(queens.map(([, column]: number[]) => column)).toEqual([1, 5, 8, 6, 3, 7, 2, 4]);
  expect(solutions).toEqual([[1, 5, 8, 6, 3, 7, 2, 4]]);
  expect({ busy, playing }).toEqual({ busy: null, playing: false });
  expect(await textOf(page.locator(".counters"))).toContain("876 tests");
});

/** Presses `key` in the page until `end` is shown, an event's kind or a step; what every state shows. */
async function pressUntil(page: Page, key: string, end: string | number): Promise<State[]> {
  const seen = await page.evaluate(async ([key, end]) => {
    const seen: State[] = [];
    do {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: String(key), bubbles: true, cancelable: true }));
      seen.push(await window.queensLab.send({ type: "set" }));
    } while (![seen.at(-1)!.step, seen.at(-1)!.event?.kind].includes(end) && seen.length < 1000);
    return seen;
  }, [key, end]);
  return seen.map(shown);
}

test("six queens to the first solution and back by the arrows: every state is the same", async ({ page }) => {
  await open(page, "n=6");
  const start = shown(await state(page));
  const forth = [start, ...(await pressUntil(page, "ArrowRight", "solution"))];
  expect(forth.at(-1)!.counters).toMatchObject({ tests: 171, solutions: 1 });
  expect(forth.map(({ step }) => step)).toEqual(forth.map((_, index) => index));
  const back = await pressUntil(page, "ArrowLeft", 0);
  expect(back).toEqual(forth.slice(0, -1).toReversed());
});

test("eight queens back from the first solution by the Back button, by moves", async ({ page }) => {
  await open(page, "n=8&grain=move");
  const solution = await send(page, { type: "run-to", what: "solution" });
  const trail = await page.evaluate(async (count) => {
    const press = async (id: string) => {
      document.getElementById(id)!.click();
      const now = await window.queensLab.send({ type: "set" });
      return JSON.stringify([now.queens, now.marks, now.counters, now.event]);
    };
    const back: string[] = [];
    const forth: string[] = [];
    for (let step = 0; step < count; step++) back.push(await press("back"));
    for (let step = 0; step < count; step++) forth.push(await press("step"));
    return { back, forth };
  }, 100);
  expect(trail.forth.slice(0, -1)).toEqual(trail.back.slice(0, -1).toReversed());
  expect((await state(page)).counters.placements).toBe(solution.counters.placements);
});

test("a reload comes back to the step, however soon", async ({ page }) => {
  await open(page, "n=8&grain=move&step=1298");
  for (const key of ["PageDown", "PageDown", "PageUp"]) {
    await page.keyboard.press(key);
    const before = await settled(page);
    await page.reload();
    await page.evaluate(() => window.queensLab.ready);
    await expect.poll(async () => shown(await state(page))).toEqual(shown(before));
  }
});

test("B, full stop and F5 do nothing and are left to the browser", async ({ page }) => {
  await open(page, "n=6&step=100");
  const before = await state(page);
  await page.evaluate(() => {
    addEventListener("keydown", (event) => {
      document.body.dataset.taken = `${document.body.dataset.taken ?? ""}${event.defaultPrevented ? event.key : ""}`;
    });
  });
  for (const key of ["b", "B", ".", "F5"]) await page.keyboard.press(key);
  expect(await settled(page)).toEqual(before);
  expect(await page.evaluate(() => document.body.dataset.taken)).toBe("");
});
