// Both languages at run time: everything one sees and hears changes.
import type { Page } from "@playwright/test";
import { expect, open, send, state, test, textOf } from "./fixtures";

/** All that can be read or heard on the page, code and names of languages left out. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest("code, kbd, dt, script, style, #crash, #too-old, #no-server, noscript, [lang]:not(html)")) continue;
      if (!element.checkVisibility() && !element.closest("option")) continue;
      if (node instanceof Text) found.push(node.data);
      else for (const name of ["aria-label", "title", "aria-valuetext", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

/** English words that may stand in a Chinese page: names and code. */
const NAMES = /\b(Python|Java|C\+\+|SVG|CSV|Space|PageDown|PageUp|Shift|Ctrl|Home|End|Enter|English|place|test|queens?|blocked|speed|grain|lang|theme|n|k|x)\b/g;

const CASES: [string, string, ((page: Page) => Promise<unknown>)?][] = [
  ["the first screen", ""],
  ["a conflict", "n=8&step=1298"],
  ["the end", "n=4&step=125"],
  ["busy", "n=14", (page) => page.evaluate(() => void window.queensLab.send({ type: "run-to", what: "end" }))],
  ["place", "mode=place&n=8&queens=1.1,3.3,1.5&blocked=8.8", (page) => page.locator("#safe").click()],
  ["the keys", "n=4", (page) => page.keyboard.press("?")],
  ["the share dialog", "n=4", (page) => page.locator("button#share").click()],
  ["the menu", "n=4", (page) => page.locator("#more").click()],
  ["notices", "n=99&speed=0&grain=9", async (page) => {
    await send(page, { type: "seek", step: 30 });
    await page.locator("#larger").click();
  }],
  ["a language that the search lacks", "search=mrv&code=java&n=6"],
  ["a start that is kept", "n=6&queens=3.1&blocked=1.2&step=9"],
  ["a start that is not kept", "n=6&search=half-board&queens=3.1,4.2"],
  ["all searches", "n=6", (page) => page.locator("#search").selectOption("all")],
  ["compare", "mode=compare&n=6&search=recursive,half-board,min-conflicts&goal=first&step=300", async (page) => {
    await page.locator("#prune-second").selectOption("2");
    await page.locator("#prune").click();
  }],
  ["what was found out", "mode=compare&n=6&search=recursive,forward-checking&step=99", async (page) => {
    await page.locator("#prune").click();
    await page.locator("#measure").click();
    await page.locator("#measure-stop, .costs tbody tr:nth-child(10)").first().waitFor();
  }],
  ["every panel", "n=8&step=1298", async (page) => {
    for (const [slot, tab] of [[0, 3], [1, 2]]) await page.locator(`#tab-${slot}-${tab}`).click();
    await page.locator("summary").click();
  }],
];

for (const [what, address, act] of CASES) {
  test(`in Chinese no English is left but code and names: ${what}`, async ({ page }) => {
    await open(page, `lang=zh&${address}`);
    await act?.(page);
    const english = async () => (await words(page)).filter((text) => /[A-Za-z]{2,}/.test(text.replace(NAMES, "")));
    await expect.poll(english).toEqual([]);
  });
}

test("every text changes with the language, and back", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const english = await words(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Queens Lab: backtracking, step by step");
  await page.locator("#lang").click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
  await expect(page).toHaveTitle(/皇后/);
  expect(await state(page)).toMatchObject({ lang: "zh", step: 1298, n: 8 });
  const chinese = await words(page);
  const same = english.filter((text) => /[A-Za-z]{2,}/.test(text) && chinese.includes(text));
  expect(same.filter((text) => !/^(Python|Java|C\+\+)$/.test(text))).toEqual([]);
  await page.locator("#lang").click();
  expect(await words(page)).toEqual(english);
});

test("the browser's language is the default", async ({ browser }) => {
  for (const [locale, lang] of [["zh-CN", "zh"], ["zh-TW", "zh"], ["en-US", "en"], ["fr-FR", "en"]]) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await open(page, "n=6");
    expect((await state(page)).lang, locale).toBe(lang);
    await context.close();
  }
});

test("numbers and the long caption in both languages", async ({ page }) => {
  await open(page, "n=8");
  for (const [lang, solution, end] of [
    ["en", "Solution 1: 1 5 8 6 3 7 2 4.", "All 92 solutions have been found. The whole search took 23,855 steps: 15,720 tests, 2,056 placements."],
    ["zh", "第 1 个解：1 5 8 6 3 7 2 4。", "全部 92 个解都已找到。整个搜索共 23,855 步：15,720 次试探，2,056 次放置。"],
  ]) {
    await send(page, { type: "set", lang, n: 8 });
    expect((await send(page, { type: "run-to", what: "solution" })).caption).toContain(solution);
    expect((await send(page, { type: "run-to", what: "end" })).caption).toBe(end);
    expect(await textOf(page.locator("#caption"))).toBe(end);
    expect(await textOf(page.locator(".counters"))).toContain("15,720");
    await expect(page.locator("#step-number")).toHaveValue("23,855");
  }
});

test("the caption of a step says the same in both languages", async ({ page }) => {
  await open(page, "n=8&step=1298");
  expect((await state(page)).caption).toBe(
    "Row 6, column 4 is attacked. The queen on row 4, column 6 stands 2 rows and 2 columns away: same diagonal. "
    + "The queen on row 5, column 3 attacks it too: same diagonal.");
  expect((await send(page, { type: "set", lang: "zh" })).caption).toMatch(/第 6 行第 4 列受到攻击。.*第 4 行第 6 列.*2 行.*2 列.*同一对角线/);
});
