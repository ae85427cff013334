// A step rewrites a handful of attributes of the picture, whatever the size of the board.
import type { Page } from "@playwright/test";
import { expect, open, send, test } from "./fixtures";

const MOST = 12; // for each drawn step

/** Takes `count` steps forward and as many back; the mutations inside the picture that each of them made. */
function mutations(page: Page, grain: string, count: number): Promise<number[]> {
  return page.evaluate(async ({ grain, count }) => {
    // Records are handed over in turn; the callback may have some before a promise is kept.
    const records: MutationRecord[] = [];
    const collector = new MutationObserver((some) => records.push(...some));
    collector.observe(document.querySelector("svg[data-board]")!, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    const made: number[] = [];
    for (const type of ["step", "back"]) {
      for (let step = 0; step < count; step++) {
        await window.queensLab.send({ type, grain });
        records.push(...collector.takeRecords());
        made.push(records.length);
        records.length = 0;
      }
    }
    return made;
  }, { grain, count });
}

for (const n of [8, 32]) {
  test(`at most ${MOST} mutations for each drawn step on ${n} × ${n}`, async ({ page }) => {
    await open(page, `n=${n}`);
    for (const [step, grain, count] of [[0, "test", 60], [1298, "test", 60], [5000, "move", 40], [9000, "picture", 40]] as const) {
      await send(page, { type: "seek", step });
      const made = await mutations(page, grain, count);
      expect(made).toHaveLength(2 * count);
      expect(Math.max(...made), `from step ${step} by ${grain}`).toBeLessThanOrEqual(MOST);
      expect(made.filter((number) => number > 0).length, "steps are drawn").toBeGreaterThan(count);
    }
  });
}

const OTHERS = [
  "iterative", "recursive-grid", "marked-lines", "cell-by-cell", "permutations", "row-tuples", "combinations", "ordered-placements",
  "bitmask", "half-board", "forward-checking", "mrv", "min-conflicts", "construction", "dancing-links",
];

for (const [n, step] of [[8, 0], [8, 1000], [32, 0], [32, 1000]]) {
  test(`at most ${MOST} mutations for each drawn step of every other search on ${n} × ${n}, from step ${step}`, async ({ page }) => {
    await open(page, `n=${n}`);
    for (const search of OTHERS) {
      await send(page, { type: "set", search, step });
      const made = await mutations(page, "test", 12);
      expect(Math.max(...made), search).toBeLessThanOrEqual(MOST);
      expect(Math.max(...made), `${search} is drawn`).toBeGreaterThan(0);
    }
  });
}

test(`at most ${MOST} mutations for each frame while playing`, async ({ page }) => {
  await open(page, "n=8&step=500");
  for (const speed of [10, 1000, "max"]) {
    await send(page, { type: "set", speed });
    const most = await page.evaluate(async () => {
      const records: MutationRecord[] = [];
      const collector = new MutationObserver((some) => records.push(...some));
      collector.observe(document.querySelector("svg[data-board] path.rejected")!.parentElement!, { attributes: true, subtree: true });
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await window.queensLab.send({ type: "play" });
      let most = 0;
      for (let count = 0; count < 20; count++) {
        records.length = 0;
        await frame();
        most = Math.max(most, records.filter(({ target }) => !(target as Element).closest(".queens")).length);
      }
      await window.queensLab.send({ type: "seek", step: 500 });
      return most;
    });
    expect(most, `at ${speed} a second`).toBeLessThanOrEqual(MOST);
  }
});
