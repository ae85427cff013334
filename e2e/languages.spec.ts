// Both languages at run time: everything one sees and hears changes.
import type { Page } from "@playwright/test";
import { escape, expect, open, send, settled, state, test, textOf } from "./fixtures";

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
const NAMES = /\b(MRV|Python|Java|C\+\+|SVG|CSV|Space|PageDown|PageUp|Shift|Ctrl|Home|End|Enter|English|place|test|queens?|blocked|speed|grain|lang|theme|n|k|x)\b/g;

type Act = (page: Page) => Promise<unknown>;

/** Pages, each with what is done there, one after the other: a name, an address or null for where one is, and an act. */
const PAGES: [string, string | null, Act?][][] = [
  [
    ["the first screen", "lang=zh"],
    ["a conflict", "lang=zh&n=8&step=1298"],
    ["the end", "lang=zh&n=4&step=125"],
    ["a start that is kept", "lang=zh&n=6&queens=3.1&blocked=1.2&step=9"],
    ["a language that the search lacks", "lang=zh&search=mrv&code=java&n=6"],
    ["all searches", "lang=zh&n=6", (page) => page.locator("#search").selectOption("all")],
    ["a start that is not kept", "lang=zh&n=6&search=half-board&queens=3.1,4.2"],
  ],
  [
    ["the keys", "lang=zh&n=4", (page) => page.keyboard.press("?")],
    ["the share dialog", null, async (page) => { await escape(page); await page.locator("button#share").click(); }],
    ["the menu", null, async (page) => { await escape(page); await page.locator("#more").click(); }],
    ["place", "lang=zh&mode=place&n=8&queens=1.1,3.3,1.5&blocked=8.8", (page) => page.locator("#safe").click()],
  ],
  [
    ["notices", "lang=zh&n=99&speed=0&grain=9", async (page) => {
      await send(page, { type: "seek", step: 30 });
      await page.locator("#larger").click();
    }],
    ["every panel", "lang=zh&n=8&step=1298", async (page) => {
      for (const [slot, tab] of [[0, 3], [1, 2]]) await page.locator(`#tab-${slot}-${tab}`).click();
      await page.locator(".panel summary").click();
    }],
  ],
  [
    ["compare", "lang=zh&mode=compare&n=6&search=recursive,half-board,min-conflicts&goal=first&step=300", async (page) => {
      await page.locator("#prune-second").selectOption("2");
      await page.locator("#prune").click();
    }],
    ["what was found out", "lang=zh&mode=compare&n=6&search=recursive,forward-checking&step=99", async (page) => {
      await page.locator("#prune").click();
      await page.locator("#measure").click();
      await page.locator("#measure-stop, .costs tbody tr:nth-child(10)").first().waitFor();
    }],
  ],
  [["busy", "lang=zh&n=16", (page) => page.evaluate(() => void window.queensLab.send({ type: "run-to", what: "end" }))]],
];

/** Goes to an address as by editing it in the browser's bar, where the page is open already. */
async function go(page: Page, address: string): Promise<void> {
  if (page.url() === "about:blank") return open(page, address);
  await page.evaluate(async (hash) => {
    const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = hash;
    await changed;
  }, address);
  await expect.poll(() => settled(page)).toMatchObject({ busy: null });
}

for (const cases of PAGES) {
  test(`in Chinese no English is left but code and names: ${cases.map(([what]) => what).join(", ")}`, async ({ page }) => {
    for (const [what, address, act] of cases) {
      if (address !== null) await go(page, address);
      await act?.(page);
      const english = async () => (await words(page)).filter((text) => /[A-Za-z]{2,}/.test(text.replace(NAMES, "")));
      await expect.poll(english, what).toEqual([]);
    }
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
