// Back leads where one came from: entries of the browser's history, and addresses that others wrote.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, shown, square, state, test } from "./fixtures";

// A history that other tests have not filled: a browser keeps fifty entries.
test.use({ reuseContext: false });

const WATCHED = "n=8&step=1298";

/** Goes through the history and waits until the page has followed. */
async function go(page: Page, by: number): Promise<void> {
  await page.evaluate(async (by) => {
    const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    history.go(by);
    await changed;
  }, by);
  await settled(page);
}

const length = (page: Page): Promise<number> => page.evaluate(() => history.length);

test("Back after Compare leads to Watch at the same step, and Forward to the same tick", async ({ page }) => {
  await open(page, WATCHED);
  const watched = shown(await state(page));
  await page.locator("#mode-compare").click();
  const compared = await send(page, { type: "seek", step: 500 });
  await expect.poll(() => page.url()).toContain("step=500");
  await page.goBack();
  await expect.poll(async () => (await state(page)).mode).toBe("watch");
  expect(shown(await settled(page))).toEqual(watched);
  await page.goForward();
  await expect.poll(async () => (await state(page)).mode).toBe("compare");
  expect(await settled(page)).toEqual(compared);
});

test("each change of mode, example and start is an entry, also a script's", async ({ page }) => {
  await open(page, WATCHED);
  const been = [await state(page)];
  const acts: (() => Promise<unknown>)[] = [
    () => page.locator("#presets").selectOption("1"),
    () => page.locator("#mode-place").click(),
    async () => { await square(page, 3, 1).click(); await page.locator("#search-here").click(); },
    () => send(page, { type: "set", mode: "compare", n: 5 }),
    () => send(page, { type: "set", mode: "watch", search: "mrv", step: 9 }),
  ];
  for (const act of acts) {
    const before = await length(page);
    await act();
    been.push(await settled(page));
    expect(await length(page)).toBe(before + 1);
  }
  expect(been.map(({ mode }) => mode)).toEqual(["watch", "watch", "place", "watch", "compare", "watch"]);
  been[2] = { ...been[2], queens: [[3, 1]] }; // the queen was put there after the entry was made
  for (const then of been.slice(0, -1).reverse()) {
    await go(page, -1);
    const { mode, search, n, step, queens } = await state(page);
    expect({ mode, search, n, step, queens }).toEqual({ mode: then.mode, search: then.search, n: then.n, step: then.step, queens: then.queens });
  }
  await page.reload();
  await page.evaluate(() => window.queensLab.ready);
  expect(shown(await settled(page)), "a reload keeps it").toEqual(shown(been[0]));
  await go(page, 1);
  expect(await state(page)).toMatchObject({ mode: "watch", n: 6, step: 220 });
});

test("stepping, sliding, sizes, searches, looks are none", async ({ page }) => {
  await open(page, WATCHED);
  const before = await length(page);
  for (const set of [{ n: 6 }, { search: "mrv" }, { step: 20 }, { speed: 5 }, { lang: "zh" }, { theme: "dark" }, { seed: 5 }]) {
    await send(page, { type: "set", ...set });
  }
  await page.locator("#step").click();
  await page.locator("#larger").click();
  await page.locator("#size").fill("5");
  await page.locator("#search").selectOption("recursive");
  await page.locator("#play").click();
  await expect.poll(async () => (await state(page)).step).toBeGreaterThan(1);
  await page.locator("#play").click();
  await page.locator("#mode-watch").click();
  await settled(page);
  expect(await length(page)).toBe(before);
});

test("left while it plays, a run is come back to where it stood", async ({ page }) => {
  await open(page, "n=8&speed=1000");
  await page.locator("#play").click();
  await expect.poll(async () => (await state(page)).step).toBeGreaterThan(50);
  const { step } = await send(page, { type: "set", mode: "place" }).then(() => state(page)).then(() => page.evaluate(async () => {
    history.back();
    await new Promise((done) => addEventListener("hashchange", done, { once: true }));
    return window.queensLab.send({ type: "set" });
  }));
  expect(step).toBeGreaterThan(50);
  expect(await state(page)).toMatchObject({ mode: "watch", playing: false });
});

test("a frame that is a part of another page leaves Back to that page", async ({ page }) => {
  await open(page, "embed=1&n=8&step=1298");
  const before = await length(page);
  for (const mode of ["compare", "place", "watch"]) await send(page, { type: "set", mode });
  expect(await length(page)).toBe(before);
});

/** Edits the hash as a person does; what it is once the page has read it. */
async function edited(page: Page, hash: string): Promise<string> {
  await page.evaluate(async (hash) => {
    const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = hash;
    await changed;
  }, hash);
  await settled(page);
  return page.evaluate(() => location.hash);
}

test("an edited hash that means the present state is written in its usual form", async ({ page }) => {
  await open(page, WATCHED);
  const usual = `#${WATCHED}`;
  for (const hash of [
    "step=1298&n=8", "n=8&step=1298&mode=watch", "n=8&step=1298&grain=test&queens=", "n=8&amp;step=1298", "n%3D8%26step%3D1298",
    "n=8&step=1298.", "?n=8&step=1298", "n=8&step=1298&n=8", "mode=watch&step=01298&n=8",
  ]) {
    expect(await edited(page, hash), hash).toBe(usual);
    expect(await state(page), hash).toMatchObject({ n: 8, step: 1298 });
  }
  expect(await edited(page, "n=4&step=0&mode=watch")).toBe("");
});

for (const hash of ["n=8&amp;step=1298", "n%3D8%26step%3D1298", "n=8%26step=1298", "%23n%253D8%2526step%253D1298", "n=8&step=1298)."]) {
  test(`a chewed link opens what it says: ${hash}`, async ({ page }) => {
    await open(page, hash);
    expect(await settled(page)).toMatchObject({ n: 8, step: 1298 });
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${WATCHED}`);
    await expect(page.locator(".notices li")).toHaveCount(0);
  });
}
