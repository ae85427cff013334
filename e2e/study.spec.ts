// What is found out about the searches compared: what each costs, and what the stronger one never tries.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, open, send, state, test, textOf } from "./fixtures";

interface Counts { solutions: string; testsFirst: string; tests: string; placements: string }

/** What the oracles count, by search and size. */
const ORACLE = new Map<string, Counts>();
for (const file of ["search-counters.csv", "more-counters.csv"]) {
  const text = readFileSync(new URL(`../crates/solver/tests/oracles/${file}`, import.meta.url), "utf8");
  for (const line of text.split("\n").slice(2).filter(Boolean)) {
    const [search, n, solutions, , testsFirst, tests, placements] = line.split(",");
    ORACLE.set(`${search} ${n}`, { solutions, testsFirst, tests, placements });
  }
}

const grouped = (digits: string): string => (digits === "" ? "–" : BigInt(digits).toLocaleString("en-US"));

/** The cells of the table, a row for each size, without their heads. */
function cells(page: Page): Promise<string[][]> {
  return page.locator(".costs tbody tr").evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent!)));
}

/** Measures and waits for the end of it. */
async function measured(page: Page): Promise<void> {
  await page.locator("#measure").click();
  await expect(page.locator(".costs tbody tr")).toHaveCount(10);
  await expect(page.locator("#measure"), "it is over").toBeVisible();
}

const FAST = "mode=compare&search=recursive,bitmask&n=8";
const SLOW = "mode=compare&search=ordered-placements,combinations,row-tuples,cell-by-cell&n=4";

test("what is measured is what the oracles count", async ({ page }) => {
  await open(page, FAST);
  await expect(page.locator(".costs table"), "nothing is measured before it is asked for").toHaveCount(0);
  await measured(page);
  expect(await page.locator(".costs thead th").allTextContents()).toEqual(["n", "Recursive", "Bitmask"]);
  await expect(page.locator(".costs caption")).toHaveText("Tests of the whole search");
  const oracle = (count: keyof Counts) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
    ["recursive", "bitmask"].map((search) => grouped(ORACLE.get(`${search} ${n}`)![count])));
  expect((await cells(page)).slice(0, 8)).toEqual(oracle("tests"));
  expect((await cells(page))[7]).toEqual(["15,720", "2,056"]);
  await page.locator("#quantity").selectOption("placements");
  await expect(page.locator(".costs caption")).toHaveText("Placements of the whole search");
  expect((await cells(page)).slice(0, 8)).toEqual(oracle("placements"));
  await page.locator("#quantity").selectOption("nodes");
  expect((await cells(page))[7], "the root is a node too").toEqual(["2,057", "2,057"]);
  await page.locator("#quantity").selectOption("tests");
  await page.locator("#extent").selectOption("first");
  await expect(page.locator(".costs caption")).toHaveText("Tests until the first solution");
  expect((await cells(page)).slice(0, 8)).toEqual(oracle("testsFirst"));
});

test("the work shows how far it is, and what is measured stays when it is stopped", async ({ page }) => {
  await open(page, SLOW);
  await page.locator("#measure").click();
  const progress = page.locator(".costs progress");
  await expect(progress).toHaveAttribute("max", "40");
  await expect(progress).toHaveAccessibleName(/, n = \d+ …$/);
  await expect(page.locator(".costs tbody tr").nth(2)).toBeVisible();
  await page.locator("#measure-stop").click();
  await expect(progress).toHaveCount(0);
  await expect(page.locator("#measure")).toBeVisible();
  const kept = await cells(page);
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept.length).toBeLessThan(10);
  for (const [row, n] of [[0, 1], [1, 2]]) {
    expect(kept[row]).toEqual(["ordered-placements", "combinations", "row-tuples", "cell-by-cell"].map((search) => grouped(ORACLE.get(`${search} ${n}`)!.tests)));
  }
  await send(page, { type: "step" });
  expect(await cells(page), "a step changes nothing of it").toEqual(kept);
});

test("what goes over its budget says so", async ({ page }) => {
  await open(page, "mode=compare&search=ordered-placements,bitmask&n=4");
  await page.locator("#measure").click();
  await expect(page.locator("#measure")).toBeVisible();
  const table = await cells(page);
  expect(table).toHaveLength(10);
  expect(table[3][0]).toBe(grouped(ORACLE.get("ordered-placements 4")!.tests));
  const over = table.findIndex(([ordered]) => ordered === "over the budget");
  expect(over).toBeGreaterThan(3);
  for (const [row, [ordered, bitmask]] of table.entries()) {
    if (row > over) expect(ordered, "larger boards are left out").toBe("–");
    expect(bitmask).toMatch(/^[\d,]+$/);
  }
});

test("the page answers and steps while it measures", async ({ page }) => {
  await open(page, SLOW);
  await page.locator("#measure").click();
  await expect(page.locator("#measure-stop")).toBeVisible();
  const busy = await page.evaluate(async () => {
    const busy: [number, boolean][] = [];
    for (let count = 0; count < 5; count++) {
      const { step } = await window.queensLab.send({ type: "step" });
      busy.push([step, window.queensLab.state().step === step && document.querySelector("#measure-stop") !== null]);
    }
    return busy;
  });
  expect(busy).toEqual([1, 2, 3, 4, 5].map((step) => [step, true]));
  await page.locator("#step").click();
  expect((await state(page)).step).toBe(6);
  await page.locator("#measure-stop").click();
  await expect(page.locator("#measure")).toBeVisible();
});

test("a point says its value when it is pointed at or has the focus", async ({ page }) => {
  await open(page, FAST);
  await measured(page);
  const at = (search: string, n: number): Locator => page.locator(`.plot .point[aria-label^="${search}, n = ${n}:"]`);
  const [recursive, bitmask] = [at("Recursive", 8), at("Bitmask", 8)];
  await expect(recursive).toHaveAccessibleName("Recursive, n = 8: 15,720 tests");
  await expect(recursive.locator("text")).toBeHidden();
  await recursive.locator("circle").hover();
  await expect(recursive.locator("text")).toBeVisible();
  await expect(recursive.locator("text")).toHaveText("Recursive, n = 8: 15,720 tests");
  await bitmask.focus();
  await page.mouse.move(2, 2);
  await expect(bitmask.locator("text")).toBeVisible();
  await expect(bitmask.locator("text")).toHaveText("Bitmask, n = 8: 2,056 tests");
  await expect(recursive.locator("text")).toBeHidden();
  await expect(page.locator(".plot .point")).toHaveCount(20);
  await expect(page.locator(".legend li")).toHaveText(["Recursive", "Bitmask"]);
});

/** Presses a button that saves a file; its name and text. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(button).click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test("plot and figures can be saved", async ({ page }) => {
  await open(page, FAST);
  await measured(page);
  const table = await saved(page, "#save-csv");
  expect(table.name).toBe("queens.csv");
  const lines = table.text.trimEnd().split("\n");
  expect(lines[0]).toBe("search,n,tests_first,placements_first,nodes_first,tests,placements,nodes,solutions,steps");
  expect(lines).toHaveLength(21);
  expect(lines[2], "no solution, no figures until the first one").toBe("recursive,2,,,,6,2,3,0,17");
  expect(lines[8]).toMatch(/^recursive,8,876,\d+,\d+,15720,2056,2057,92,23855$/);
  expect(lines[18]).toMatch(/^bitmask,8,113,\d+,\d+,2056,2056,2057,92,\d+$/);
  const picture = await saved(page, "#save-svg");
  expect(picture.name).toBe("queens.svg");
  const blank = await page.context().newPage(); // with no policy against the style in the file
  const read = await blank.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, "image/svg+xml");
    const texts = [...file.querySelectorAll("text")].map((text) => text.textContent);
    return { root: file.documentElement.nodeName, error: file.querySelector("parsererror")?.textContent ?? null, title: file.querySelector("title")?.textContent, texts };
  }, picture.text);
  expect(read).toMatchObject({ root: "svg", error: null, title: "Tests of the whole search" });
  expect(read.texts).toEqual(expect.arrayContaining(["Tests of the whole search", "Recursive", "Bitmask"]));
});

/** The squares of an entry of the list: "1.1 2.3". */
const squaresOf = (text: string): number[][] => text.match(/\d+\.\d+/g)!.map((square) => square.split(".").map(Number));

/** Compares what the two tries and waits for what was found. */
async function compared(page: Page): Promise<void> {
  await page.locator("#prune").click();
  await expect(page.locator("#pruned")).toBeVisible();
}

test("looking ahead leaves out boards on which a row has no square left", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,forward-checking&n=6");
  await compared(page);
  await expect(page.locator(".prunings")).toContainText("Both try 130 boards. Recursive alone tries 22 more. Forward checking tries no other.");
  const entries = page.locator("#pruned button");
  await expect(entries).toHaveCount(22);
  for (const entry of await entries.all()) {
    const squares = squaresOf(await textOf(entry));
    await entry.click();
    await expect(entry).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#pruned button[aria-pressed=true]")).toHaveCount(1);
    await expect(page.locator(".pruned figure .queens use")).toHaveCount(squares.length);
    const why = await textOf(page.locator("#prune-why"));
    expect(why).toMatch(/^Forward checking never makes this board\. Row \d has no square left\.$/);
    const row = Number(/Row (\d)/.exec(why)![1]);
    const attacked = (column: number) => squares.some(([r, c]) => c === column || Math.abs(r - row) === Math.abs(c - column));
    expect([1, 2, 3, 4, 5, 6].every(attacked), `${why} ${squares.join(" ")}`).toBe(true);
    await expect(page.locator(".pruned figure path.emptied")).toHaveAttribute("d", `M0 ${row - 1}h6v1h-6z`);
  }
});

test("half a board is mirrored instead of searched", async ({ page }) => {
  await open(page, "mode=compare&search=bitmask,half-board&n=6");
  await compared(page);
  await expect(page.locator(".prunings")).toContainText("Both try 76 boards. Bitmask alone tries 76 more. Half board tries no other.");
  const entries = page.locator("#pruned button");
  await expect(entries).toHaveText([/^1\.4 /, /^1\.5 /, /^1\.6 /]);
  await expect(page.locator("#prune-why")).toHaveText(
    "Half board never makes this board. The first queen stands in the right half: the mirror image is tried instead.");
});

test("the two that are compared can be chosen, and some cannot be compared so", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,min-conflicts,bitmask&n=6");
  await page.locator("#prune").click();
  await expect(page.locator(".prunings")).toContainText("not min-conflicts, not the construction");
  await page.locator("#prune-second").selectOption({ label: "Bitmask" });
  await page.locator("#prune").click();
  await expect(page.locator(".prunings")).toContainText("Both try the same ");
  await page.locator("#prune-first").selectOption({ label: "Bitmask" });
  await expect(page.locator("#prune-second"), "the two change places").toHaveValue("0");
});

test("a search of which there is too much is compared as far as it goes", async ({ page }) => {
  await open(page, "mode=compare&search=row-tuples,recursive&n=8");
  await compared(page);
  await expect(page.locator(".prunings")).toContainText(/Of the first [\d,]+ boards of One queen a row, Recursive tries [\d,]+\./);
  await expect(page.locator("#prune-why")).toContainText(/The queens on row \d, column \d and on row \d, column \d attack each other\./);
});
