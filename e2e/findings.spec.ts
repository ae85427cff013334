// What the page has found out, where it is looked for: solutions line by line, results in sight, ids once.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, state, test } from "./fixtures";

const lines = (page: Page): Promise<string[]> => page.locator("#panel-1 .numbers li").allTextContents();

test("the panel has the solutions of the state, line by line, whatever changes", async ({ page }) => {
  await open(page, "n=4&queens=1.2&step=1000");
  const check = async (what: string, solutions?: number[][]) => {
    const now = await settled(page);
    if (solutions) expect(now.solutions, what).toEqual(solutions);
    expect(await lines(page), what).toEqual(now.solutions.map((columns: number[]) => columns.join(" ")));
  };
  await check("a start", [[2, 4, 1, 3]]);
  await page.evaluate(() => { location.hash = "n=4&queens=1.3&step=1000"; });
  await expect.poll(async () => (await state(page)).queens[0]).toEqual([1, 3]);
  await check("another start by the address", [[3, 1, 4, 2]]);
  for (const [set, solutions] of [
    [{ queens: [[1, 2]], blocked: [], step: 1000 }, [[2, 4, 1, 3]]],
    [{ queens: [], blocked: [[1, 2]], step: 1000 }, [[3, 1, 4, 2]]],
    [{ queens: [], blocked: [[1, 3]], step: 1000 }, [[2, 4, 1, 3]]],
    [{ blocked: [], n: 5, step: 100_000 }],
    [{ n: 6, step: 100_000 }],
    [{ search: "half-board", step: 100_000 }],
    [{ search: "min-conflicts", n: 8, seed: 2, step: 100_000 }],
    [{ seed: 3, step: 100_000 }],
    [{ search: "ordered-placements", n: 4, seed: 1, step: 200_000 }],
    [{ search: "recursive", n: 8, step: 100_000 }],
    [{ step: 876 * 2 }],
    [{ queens: [[1, 4]], step: 100_000 }],
    [{ n: 9, queens: [], step: 1_000_000 }],
  ] as [object, number[][]?][]) {
    await send(page, { type: "set", ...set });
    await check(JSON.stringify(set), solutions);
  }
  await page.locator("#back").click();
  await check("a step back");
});

test("a thousand solutions can all be reached, by numbers that go on", async ({ page }) => {
  await open(page, "n=10");
  await send(page, { type: "run-to", what: "end" });
  const list = page.locator("#panel-1 .numbers");
  await expect(list.locator("li")).toHaveCount(724);
  expect(await list.locator("ol").evaluateAll((lists) => lists.map((list) => (list as HTMLOListElement).start)))
    .toEqual(Array.from({ length: 15 }, (_, block) => 50 * block + 1));
  await list.locator("li").last().scrollIntoViewIfNeeded();
  await expect(list.locator("li").last()).toBeInViewport();
});

/** Ids of the page that are empty or there twice. */
const badIds = (page: Page): Promise<string[]> => page.evaluate(() => {
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  return ids.filter((id, index) => !id.trim() || ids.indexOf(id) !== index);
});

test("every id is there once and has a name", async ({ page }) => {
  await open(page, "n=8&step=25&speed=x&seed=y&queens=1.1");
  await expect(page.locator(".notices li")).toHaveCount(2);
  for (const set of [
    {}, { n: 6, step: 10 }, { n: 7 }, { mode: "place" }, { mode: "compare", search: "mrv,bitmask,recursive,iterative", step: 20 },
    { clock: "tests" }, { mode: "watch", search: "dancing-links", step: 30 }, { code: "python", lang: "zh" },
  ]) {
    await send(page, { type: "set", ...set });
    expect(await badIds(page), JSON.stringify(set)).toEqual([]);
  }
  for (let tab = 0; tab < 4; tab++) {
    await page.locator(`#tab-0-${tab}`).click();
    expect(await badIds(page)).toEqual([]);
  }
  await page.keyboard.press("?");
  expect(await badIds(page)).toEqual([]);
});

test.describe("in a window of a classroom", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("what is measured and what is pruned come in sight", async ({ page }) => {
    await open(page, "mode=compare&n=6&goal=first");
    await page.locator("#measure").click();
    await expect(page.locator(".plot")).toBeInViewport();
    await expect(page.locator("#extent"), "the figures are those of the goal").toHaveValue("first");
    await expect(page.locator(".costs")).toContainText("A test is not the same thing in every search");
    await page.locator("#prune").click();
    await expect(page.locator("#prune-why")).toBeInViewport();
    await page.locator("#goal").selectOption("all");
    await expect(page.locator("#extent")).toHaveValue("all");
    await page.locator("#mode-watch").click();
    await page.locator("#mode-compare").click();
    await settled(page);
    expect(await page.locator("main").evaluate((main) => main.scrollTop), "nothing moves that was not asked for").toBe(0);
  });
});

test("the cards say the steps of each search", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,mrv&n=6&clock=tests&step=40");
  const { runs } = await settled(page);
  const counters = page.locator("article .counters");
  for (const [index, run] of runs.entries()) {
    await expect(counters.nth(index).locator("li").first()).toHaveText(`${run.step} steps`);
  }
  expect(runs[0].step).not.toBe(runs[1].step);
});

test("Cost says that a test is not a test", async ({ page }) => {
  await open(page, "n=8");
  await page.locator("#tab-1-3").click();
  await expect(page.locator(".cost")).toContainText("A test is not the same thing in every search");
});

for (const [width, height] of [[1280, 720], [1024, 768], [800, 600], [844, 390], [390, 664], [360, 740]]) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("an offer lies neither on the board nor on the caption, and goes with the next step", async ({ page }) => {
      await open(page, "n=8&step=1298");
      await page.locator("#smaller").click();
      const offer = page.locator(".notices li");
      await expect(offer).toContainText("Back to n = 8, step 1,298");
      await page.evaluate(() => scrollTo(0, 0));
      const covered = await page.evaluate(() => {
        const notice = document.querySelector(".notices li")!.getBoundingClientRect();
        return ["svg[data-board]", "#caption", "#step", "#play", "#smaller"].filter((selector) => {
          const box = document.querySelector(selector)!.getBoundingClientRect();
          return box.left < notice.right && notice.left < box.right && box.top < notice.bottom && notice.top < box.bottom;
        });
      });
      expect(covered).toEqual([]);
      await page.locator("#step").click();
      await expect(offer).toHaveCount(0);
    });
  });
}
