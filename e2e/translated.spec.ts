// A page that the browser translates: Chrome and Edge put `<font>` elements in the place of texts.
import type { Page } from "@playwright/test";
import { escape, expect, open, send, settled, test } from "./fixtures";

/** Ways to put a translation in the place of a text. */
const WAYS: Record<string, (text: Text) => void> = {
  "in its place": (text) => text.replaceWith(translation(text.data)),
  "before it, and the text taken away": (text) => { text.before(translation(text.data)); text.remove(); },
  "after it, and the text taken away": (text) => { text.after(translation(text.data)); text.remove(); },
  "around it": (text) => { const around = translation(""); text.before(around); around.firstChild!.replaceChildren(text); },
};
declare function translation(text: string): HTMLElement;

/** Translates every text that is not kept from it; a translation is told by its brackets. */
async function translate(page: Page, way: string): Promise<void> {
  await page.evaluate((way) => {
    const translation = (text: string) => {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text && `«${text}»`);
      outer.append(inner);
      return outer;
    };
    const replace = new Function("translation", `return ${way}`)(translation);
    const walker = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const kept = text.parentElement!.closest("[translate]")?.getAttribute("translate") === "no";
      if (text.data.trim() && !kept && !text.parentElement!.closest("font")) replace(text);
    }
  }, WAYS[way].toString());
}

/** What can be read on the page, without the brackets. */
function read(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("#app")!.textContent!.replace(/[«»]/g, ""));
}

type Act = [string, (page: Page) => Promise<unknown>];
const ACTS: Act[] = [
  ["a step", (page) => page.locator("#step").click()],
  ["many", (page) => send(page, { type: "seek", step: 25 })],
  ["back", (page) => page.locator("#back").click()],
  ["a solution", (page) => send(page, { type: "run-to", what: "solution" })],
  ["the log", (page) => page.locator("#tab-0-2").click()],
  ["a step in the log", (page) => send(page, { type: "step" })],
  ["the cost", (page) => page.locator("#tab-1-3").click()],
  ["the end", (page) => send(page, { type: "run-to", what: "end" })],
  ["a larger board", (page) => send(page, { type: "set", n: 6 })],
  ["another search", (page) => send(page, { type: "set", search: "mrv", step: 30 })],
  ["the other language", (page) => send(page, { type: "set", lang: "zh" })],
  ["its code", (page) => page.locator("#tab-0-0").click()],
  ["back to the first", (page) => send(page, { type: "set", lang: "en", search: "recursive", code: "python" })],
  ["a value that cannot be used", (page) => page.evaluate(() => { location.hash = "n=6&speed=x&seed=y"; })],
  ["the notice closed", (page) => page.locator(".notices button.square").first().click()],
  ["the keys", (page) => page.keyboard.press("?")],
  ["the keys closed", escape],
  ["the link", (page) => page.locator("button#share").click()],
  ["the link closed", escape],
  ["place", (page) => page.locator("#mode-place").click()],
  ["a queen", (page) => page.locator("#square-1-1").click()],
  ["another", (page) => page.locator("#square-2-2").click()],
  ["compare", (page) => page.locator("#mode-compare").click()],
  ["a tick", (page) => page.locator("#step").click()],
  ["a search more", (page) => page.locator("#add-search").click()],
  ["what is pruned", async (page) => { await page.locator("#prune").dispatchEvent("click"); await expect(page.locator("#prune-why")).toBeVisible(); }],
  ["the end of all", (page) => send(page, { type: "run-to", what: "end" })],
  ["a search less", (page) => page.locator("#remove-1").click()],
  ["watch", (page) => page.locator("#mode-watch").click()],
];

/** In two halves, or one test would take long. */
const HALF = ACTS.findIndex(([what]) => what === "the keys");
const HALVES: [string, string, Act[]][] = [["one search", "", ACTS.slice(0, HALF)], ["dialogs and modes", "n=6&step=9", ACTS.slice(HALF)]];

for (const way of Object.keys(WAYS)) for (const [part, address, acts] of HALVES) {
  test(`says what the page says, whatever is done: ${part}, ${way}`, async ({ page, context }) => {
    const untranslated = await context.newPage();
    for (const each of [page, untranslated]) await open(each, address);
    for (const [what, act] of acts) {
      await translate(page, way);
      for (const each of [page, untranslated]) {
        await each.bringToFront();
        await act(each);
        await settled(each);
      }
      expect(await read(page), what).toBe(await read(untranslated));
    }
    await expect(page.locator("#app font")).not.toHaveCount(0);
  });
}
