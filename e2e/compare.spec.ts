// Searches side by side: which ones, their clock, where they are home, and the way back to the same steps.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, state, test, textOf, type Message, type State } from "./fixtures";

const FOUR = "mode=compare&search=recursive,bitmask,forward-checking,mrv";

const stepsOf = ({ runs }: State): number[] => runs.map(({ step }: State) => step);
const testsOf = ({ runs }: State): number[] => runs.map(({ counters }: State) => counters.tests);

/** Sends a message again and again until all are home, `most` times at most; the states from the first one on. */
function until(page: Page, message: Message, most: number): Promise<State[]> {
  return page.evaluate(async ({ message, most }) => {
    const states = [window.queensLab.state()];
    while (!states.at(-1)!.finished && states.length <= most) states.push(await window.queensLab.send(message));
    return states;
  }, { message, most });
}

test("Compare opens by a click, with two searches on one board, and Watch is as it was", async ({ page }) => {
  await open(page, "n=6&step=100");
  await page.locator("#mode-compare").click();
  const now = await settled(page);
  expect(now).toMatchObject({ mode: "compare", search: "recursive,forward-checking", n: 6, step: 0, clock: "steps", goal: "all", finished: false });
  expect(now.runs).toHaveLength(2);
  for (const run of now.runs) expect(run).toMatchObject({ n: 6, step: 0, queens: [], home: false, first: false, finished: false });
  await expect(page.locator(".field article")).toHaveCount(2);
  await expect(page.locator(".field svg[data-board]")).toHaveCount(2);
  await expect(page.locator("#caption")).toContainText("2 searches on one 6 × 6 board.");
  await expect(page.locator("#mode-compare")).toHaveAttribute("aria-current", "page");
  await page.locator("#step").click();
  await page.locator("#mode-watch").click();
  expect(await settled(page)).toMatchObject({ mode: "watch", search: "recursive", n: 6, step: 100 });
});

test("two to four searches: chosen, added, removed, and never one twice", async ({ page }) => {
  await open(page, "mode=compare&n=6");
  const searches = async () => (await settled(page)).search;
  await expect(page.locator("#remove-1")).toBeDisabled();
  await page.locator("#step").click();
  await page.locator("#search-1").selectOption("bitmask");
  expect(await settled(page)).toMatchObject({ search: "bitmask,forward-checking", step: 0 });
  await page.locator("#add-search").click();
  await page.locator("#add-search").click();
  const four: string[] = (await searches()).split(",");
  expect(four.slice(0, 2)).toEqual(["bitmask", "forward-checking"]);
  expect(new Set(four).size).toBe(4);
  await expect(page.locator("#add-search")).toBeDisabled();
  await expect(page.locator(".field article")).toHaveCount(4);
  await page.locator("#search-4").selectOption("bitmask");
  expect(await searches(), "the two change places").toBe([four[3], four[1], four[2], four[0]].join());
  await page.locator("#remove-2").click();
  expect(await searches()).toBe([four[3], four[2], four[0]].join());
  await page.locator("#remove-1").click();
  expect(await searches()).toBe([four[2], four[0]].join());
  for (const button of ["#remove-1", "#remove-2"]) await expect(page.locator(button)).toBeDisabled();
  await expect(page.locator("#add-search")).toBeEnabled();
});

test("any of the sixteen can be compared", async ({ page }) => {
  await open(page, "mode=compare&n=4");
  const all = await page.locator("#search-1 option").evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(all).toHaveLength(16);
  for (const search of all) {
    await send(page, { type: "set", search: [search, search === "iterative" ? "bitmask" : "iterative"] });
    const { runs } = await send(page, { type: "seek", step: 8 });
    expect(runs[0], search).toMatchObject({ search, step: 8 });
    expect(runs[0].caption.length, search).toBeGreaterThan(10);
  }
});

test("buttons move all by a tick of the clock", async ({ page }) => {
  await open(page, `${FOUR}&n=6`);
  for (const id of ["#step", "#step", "#step", "#back"]) await page.locator(id).click();
  expect(stepsOf(await settled(page))).toEqual([2, 2, 2, 2]);
  await page.locator("#to-start").click();
  expect(stepsOf(await settled(page))).toEqual([0, 0, 0, 0]);
  await page.locator("#to-end").click();
  expect(stepsOf(await settled(page)), "the furthest step seen").toEqual([3, 3, 3, 3]);
  await page.locator("#to-end").click();
  await expect.poll(() => state(page)).toMatchObject({ finished: true, busy: null });
  await expect(page.locator("#step")).toBeDisabled();
  await expect(page.locator("#grain"), "a tick is what the clock says").toHaveCount(0);
});

test("keys move all by a tick of the clock", async ({ page }) => {
  await open(page, "mode=compare&n=6");
  await send(page, { type: "set", speed: 0.25 });
  const keys: [string, number][] = [
    ["PageDown", 1], ["ArrowRight", 2], ["PageDown", 3], ["ArrowLeft", 2], ["PageUp", 1], ["Shift+ArrowRight", 11], ["Shift+ArrowLeft", 1],
    ["Home", 0], ["End", 11], ["r", 0], ["PageUp", 0],
  ];
  for (const [key, step] of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => state(page), key).toMatchObject({ step, busy: null, playing: false });
    expect(stepsOf(await state(page)), key).toEqual([step, step]);
  }
  await page.keyboard.press("Space");
  expect((await settled(page)).playing).toBe(true);
  await page.keyboard.press("k");
  expect((await settled(page)).playing).toBe(false);
  await page.keyboard.press("n");
  expect(await settled(page)).toMatchObject({ mode: "compare", n: 7, step: 0 });
});

test("they play until the last is home, and again from the start", async ({ page }) => {
  await open(page, "mode=compare&n=4");
  await send(page, { type: "set", speed: 1000 });
  await page.locator("#play").click();
  await expect.poll(() => state(page)).toMatchObject({ finished: true, playing: false });
  const { runs } = await state(page);
  for (const run of runs) expect(run).toMatchObject({ home: true, finished: true, counters: { solutions: 2 } });
  await expect(page.locator("#caption")).toContainText("All are home.");
  await send(page, { type: "set", speed: 0.25 });
  await page.locator("#play").click();
  expect(await settled(page)).toMatchObject({ step: 0, playing: true, finished: false });
});

test("a step each: all have taken as many steps, until they are home", async ({ page }) => {
  await open(page, `${FOUR}&n=4`);
  const states = await until(page, { type: "step" }, 400);
  expect(states.at(-1)!.finished).toBe(true);
  for (const { step, runs } of states) {
    for (const run of runs) expect(run.home ? run.step <= step : run.step === step, `${run.search} at tick ${step}`).toBe(true);
  }
  const ends = states.at(-1)!.runs;
  for (const run of ends) expect(run.finished, run.search).toBe(true);
  const fewest = Math.min(...stepsOf(states.at(-1)!));
  for (const run of ends) expect(run.first, run.search).toBe(run.step === fewest);
  const forwards = states.map(stepsOf);
  const backwards = await page.evaluate(async () => {
    const states = [window.queensLab.state()];
    while (states.at(-1)!.step > 0) states.push(await window.queensLab.send({ type: "back" }));
    return states.map(({ runs }) => runs.map(({ step }: { step: number }) => step));
  });
  expect(backwards.toReversed(), "and the same way back").toEqual(forwards);
});

test("a test each: all have tested as many squares, until they are home", async ({ page }) => {
  await open(page, `${FOUR}&n=4&clock=tests`);
  const states = await until(page, { type: "step" }, 200);
  expect(states.at(-1)!.finished).toBe(true);
  for (const { step, runs } of states) {
    for (const run of runs) {
      expect(run.home ? run.counters.tests <= step : run.counters.tests === step, `${run.search} at tick ${step}`).toBe(true);
    }
  }
  const fewest = Math.min(...testsOf(states.at(-1)!));
  for (const run of states.at(-1)!.runs) expect(run.first, run.search).toBe(run.counters.tests === fewest);
  const forwards = states.map(testsOf);
  const backwards = await page.evaluate(async () => {
    const states = [window.queensLab.state()];
    while (states.at(-1)!.step > 0) states.push(await window.queensLab.send({ type: "back" }));
    return states.map(({ runs }) => runs.map(({ counters }: { counters: { tests: number } }) => counters.tests));
  });
  expect(backwards.toReversed(), "and the same way back").toEqual(forwards);
});

test("as fast as each can: all come home by themselves, and the first is told", async ({ page }) => {
  await open(page, `${FOUR}&n=8`);
  await page.locator("#clock").selectOption("free");
  await page.locator("#play").click();
  await expect.poll(() => state(page)).toMatchObject({ finished: true, playing: false, clock: "free" });
  const { runs } = await state(page);
  const first = runs.filter(({ first }: State) => first);
  expect(first.length, "two whose times the browser's clock does not tell apart are both first").toBeGreaterThanOrEqual(1);
  await expect(page.locator(".field article.first")).toHaveCount(first.length);
  for (const run of runs) expect(run).toMatchObject({ finished: true, counters: { solutions: 92 } });
  await expect(page.locator("#caption")).toContainText("Home first:");
});

test("to the first solution: each stops there, the first one home is marked", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,bitmask&n=8&clock=tests");
  await page.locator("#goal").selectOption("first");
  const badges = page.locator(".field article .note b");
  await send(page, { type: "seek", step: 112 });
  expect(testsOf(await state(page))).toEqual([112, 112]);
  await expect(page.locator(".field article.first")).toHaveCount(0);
  await send(page, { type: "seek", step: 200 });
  expect((await state(page)).runs[1]).toMatchObject({ home: true, first: true, finished: false, counters: { tests: 113, solutions: 1 } });
  await expect(page.locator(".field article.first")).toHaveCount(1);
  await expect(badges.nth(1)).toHaveText("Home first");
  await expect(badges.nth(0)).toHaveText("");
  await expect(page.locator("#caption")).toContainText("Home first: Bitmask");
  const end = await send(page, { type: "run-to", what: "end" });
  expect(end).toMatchObject({ finished: true });
  expect(end.runs[0]).toMatchObject({ home: true, first: false, counters: { tests: 876, solutions: 1 } });
  expect(end.runs.map(({ solutions }: State) => solutions)).toEqual([[[1, 5, 8, 6, 3, 7, 2, 4]], [[1, 5, 8, 6, 3, 7, 2, 4]]]);
  await expect(badges.nth(0)).toHaveText("Home");
  await page.locator("#goal").selectOption("all");
  expect(await settled(page), "another goal begins anew").toMatchObject({ step: 0, goal: "all", finished: false });
});

test("a seek to the end counts what the oracles count", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,bitmask&n=8");
  const { runs } = await send(page, { type: "run-to", what: "end" });
  expect(runs.map(({ counters }: State) => [counters.tests, counters.placements, counters.solutions])).toEqual([[15720, 2056, 92], [2056, 2056, 92]]);
  await expect(page.locator(".field .counters").first()).toContainText("15,720");
});

/** What a link has to bring back: every search at its step, with all that it shows. */
const brought = ({ runs, step, n, search, clock, goal }: State): State => ({ runs, step, n, search, clock, goal });

const PLACES: [string, string, number][] = [
  ["a step each, three searches", "clock=steps&n=8&search=recursive,bitmask,mrv", 777],
  ["a test each, to the first solution", "clock=tests&goal=first&n=8", 300],
  ["at the end", "n=4&search=recursive,iterative", 125],
  ["a start", "n=6&queens=3.1&blocked=1.2", 40],
];

for (const [what, address, step] of PLACES) {
  test(`a reload and a link bring the same steps back: ${what}`, async ({ page, browser }) => {
    await open(page, `mode=compare&${address}`);
    const before = await send(page, { type: "seek", step });
    await expect.poll(() => page.url()).toContain(`step=${step}`);
    await page.reload();
    await page.evaluate(() => window.queensLab.ready);
    await expect.poll(async () => brought(await settled(page))).toEqual(brought(before));
    await page.locator("button#share").click();
    const link = await page.locator("#share-link").inputValue();
    const elsewhere = await browser.newContext({ locale: "en-GB" });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await other.evaluate(() => window.queensLab.ready);
    await expect.poll(async () => brought(await settled(other))).toEqual(brought(before));
    await elsewhere.close();
  });
}

test("a link brings back where each was that went as fast as it could", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,bitmask,dancing-links&clock=free&n=14");
  await page.locator("#play").click();
  await expect.poll(async () => Math.min(...stepsOf(await state(page)))).toBeGreaterThan(1000);
  const before = await send(page, { type: "pause" });
  expect(before).toMatchObject({ finished: false, playing: false });
  await page.locator("button#share").click();
  const link = await page.locator("#share-link").inputValue();
  expect(link).toContain(`steps=${stepsOf(before).join()}`);
  await page.goto("about:blank");
  await page.goto(link);
  await page.evaluate(() => window.queensLab.ready);
  await expect.poll(async () => (await state(page)).busy).toBeNull();
  expect(brought(await settled(page))).toEqual(brought(before));
});

test("another size begins anew with the same searches", async ({ page }) => {
  await open(page, `${FOUR}&n=6`);
  await send(page, { type: "seek", step: 30 });
  await page.locator("#larger").click();
  const now = await settled(page);
  expect(now).toMatchObject({ mode: "compare", n: 7, step: 0, search: "recursive,bitmask,forward-checking,mrv" });
  for (const run of now.runs) expect(run).toMatchObject({ n: 7, step: 0, queens: [] });
  for (const board of await page.locator(".field svg[data-board]").all()) await expect(board).toHaveAttribute("viewBox", "0 0 7 7");
});

test("a start holds for all that keep it, and can be taken away", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,half-board&n=6&queens=3.1");
  expect((await state(page)).runs.map(({ queens }: State) => queens)).toEqual([[[3, 1]], []]);
  await expect(page.locator(".notices")).toContainText("Half board starts on the empty board");
  await page.locator("#clear-start").click();
  expect((await settled(page)).runs.map(({ queens }: State) => queens)).toEqual([[], []]);
});

test("a list in the address with something wrong in it", async ({ page }) => {
  await open(page, "mode=compare&search=bitmask,nobody,bitmask,mrv&n=6");
  expect((await state(page)).search).toBe("bitmask,mrv");
  await expect(page.locator(".notices")).toContainText("search: nobody cannot be used and is left out.");
  await open(page, "mode=compare&search=recursive,iterative,bitmask,mrv,half-board&n=6");
  expect((await state(page)).search).toBe("recursive,iterative,bitmask,mrv");
  await expect(page.locator(".notices")).toContainText("search: half-board cannot be used and is left out.");
  await open(page, "mode=compare&search=bitmask&n=6");
  const one = (await state(page)).search.split(",");
  expect(one[0]).toBe("bitmask");
  expect(one, "one alone gets a second").toHaveLength(2);
});

test("messages that Compare cannot use change nothing", async ({ page }) => {
  await open(page, "mode=compare&n=6");
  await send(page, { type: "seek", step: 5 });
  const before = await state(page);
  for (const message of [
    { type: "set", search: "recursive,iterative,bitmask,mrv,half-board" }, { type: "set", clock: "sand" }, { type: "set", goal: "best" },
    { type: "set", steps: "1,x" }, { type: "toggle", row: 1, column: 1 }, { type: "set", search: ["recursive", 7] },
  ]) {
    const why = await page.evaluate(
      (sent) => window.queensLab.send(sent).then(() => "taken", (error: Error) => error.message), message);
    expect(why, JSON.stringify(message)).toMatch(/`\w+`/);
    expect(await state(page), JSON.stringify(message)).toEqual(before);
  }
});

test("in Chinese everything is said in Chinese", async ({ page }) => {
  await open(page, "lang=zh&mode=compare&n=8&search=recursive,bitmask&goal=first&clock=tests");
  const { caption } = await send(page, { type: "run-to", what: "end" });
  expect(caption).toMatch(/[\u4e00-\u9fff]/);
  expect(caption).not.toMatch(/[A-Za-z]{2,}/);
  expect((await textOf(page.locator(".field"))).replaceAll("MRV", "")).not.toMatch(/[A-Za-z]{2,}/);
  await page.locator("#lang").click();
  await expect(page.locator("#caption")).toContainText("Home first: Bitmask");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("nothing lies to the side, and everything works by taps", async ({ page }) => {
    await open(page, "n=6");
    await page.locator("#mode").tap();
    await page.locator("#mode-compare").tap();
    await expect(page.locator("#modes")).toBeHidden();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const [count, n] of [[2, 8], [3, 8], [4, 32]] as const) {
      if (count > 2) await page.locator("#add-search").tap();
      await send(page, { type: "set", n });
      await send(page, { type: "seek", step: 20 });
      expect(await width(), `${count} searches`).toBe(390);
      for (const article of await page.locator(".field article").all()) {
        const { x, width } = (await article.boundingBox())!;
        expect(x >= 0 && x + width <= 390, "whole").toBe(true);
      }
    }
    await send(page, { type: "set", n: 6, queens: [[3, 1]] });
    await expect(page.locator("#clear-start")).toBeVisible();
    expect(await width(), "a start").toBe(390);
    await send(page, { type: "set", n: 4, queens: [] });
    await page.locator("#measure").tap();
    await expect(page.locator(".costs tbody tr").nth(3)).toBeVisible();
    await page.locator("#prune").tap();
    await expect(page.locator(".prunings p").first()).toBeVisible();
    expect(await width(), "results too").toBe(390);
    await page.locator("#step").tap();
    await page.locator("#step").tap();
    await page.locator("#back").tap();
    expect((await settled(page)).step).toBe(1);
    const player = (await page.locator("#play").boundingBox())!;
    expect(player.y + player.height, "the player is in view").toBeLessThanOrEqual(664);
  });
});
