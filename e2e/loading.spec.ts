// A page of which something does not arrive, or that the browser does not let run: it says so, and what can be done.
import type { Page, Route } from "@playwright/test";
import { expect, open, test } from "./fixtures";

test.use({ allowedErrors: [/Failed to load resource|Failed to load module script|MIME type/] });

const NOT_LOADED = ["Queens Lab has not loaded.", "Queens Lab 未能加载。"];

/** What the page says until the program runs, as far as it is in sight. */
async function says(page: Page, sentences: string[]): Promise<void> {
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText("is loading")).toBeHidden();
  expect(await page.locator("body").innerText(), "no words of the machine's").not.toMatch(/TypeError|SyntaxError|undefined|has stopped/);
}

const SCRIPTS = /\.js$/;
const BOOT = /boot-[^/]*\.js$/;
const GLUE = /queens-lab-[^/]*\.js$/;
const PROGRAM = /_bg\.wasm$/;
const STYLE = /\.css$/;

const block = (route: Route) => route.abort();
const nothing = (route: Route) => route.fulfill({ status: 404 });
const asText = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, contentType: "text/plain" });
};
const page_of_a_filter = (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>This address is blocked." });
const cut = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.body()).subarray(0, 50_000) });
};

for (const [what, file, answer, detail] of [
  ["scripts as plain text", SCRIPTS, asText, /^boot-.*\.js$/],
  ["the start script blocked", BOOT, block, /^boot-.*\.js$/],
  ["the glue blocked", GLUE, block, /^queens-lab-.*\.js$/],
  ["the glue not there", GLUE, nothing, /^queens-lab-.*\.js$/],
  ["the glue as plain text", GLUE, asText, /^queens-lab-.*\.js$/],
  ["the program blocked", PROGRAM, block, /_bg\.wasm$/],
  ["the program not there", PROGRAM, nothing, /_bg\.wasm: 404$/],
  ["a page of the filter's in place of the program", PROGRAM, page_of_a_filter, /_bg\.wasm$/],
  ["a damaged program", PROGRAM, cut, /_bg\.wasm$/],
  ["the style sheet blocked", STYLE, block, /\.css$/],
] as [string, RegExp, (route: Route) => Promise<void>, RegExp][]) {
  test(`what is held back is named, and a reload gets it: ${what}`, async ({ page }) => {
    await page.route(file, answer);
    await page.goto("./#n=6");
    await expect(page.locator("#late-file")).toHaveText(detail);
    await says(page, NOT_LOADED);
    await page.unroute(file);
    await page.reload();
    await page.evaluate(() => window.queensLab.ready);
    expect((await page.evaluate(() => window.queensLab.state())).n).toBe(6);
    await expect(page.getByText(NOT_LOADED[0])).toHaveCount(0);
  });
}

/** Lets the page's own waiting pass: how long it would have taken, in ms. */
function wait(page: Page): Promise<number> {
  return page.evaluate(() => {
    const waiting = document.getAnimations();
    const ends = waiting.map((animation) => Number(animation.effect!.getComputedTiming().endTime));
    waiting.forEach((animation) => animation.finish());
    return Math.max(0, ...ends);
  });
}

for (const [what, file] of [["every script blocked", SCRIPTS], ["a program that never arrives", PROGRAM]] as [string, RegExp][]) {
  test(`no script has to say it: ${what}`, async ({ page }) => {
    const held: Route[] = [];
    await page.route(file, (route) => {
      if (file === PROGRAM) held.push(route);
      else return route.abort();
    });
    await page.goto("./#n=6");
    await expect(page.getByText(NOT_LOADED[0])).toBeHidden();
    expect(await wait(page)).toBeLessThanOrEqual(10_000);
    for (const sentence of NOT_LOADED) await expect(page.getByText(sentence)).toBeVisible();
    for (const route of held) await route.continue(); // late is not never
    if (held.length > 0) await expect(page.locator("svg[data-board]")).toBeVisible();
    if (held.length > 0) await expect(page.getByText(NOT_LOADED[0])).toHaveCount(0);
  });
}

test("a program of another type than its own runs all the same", async ({ page }) => {
  await page.route(PROGRAM, asText);
  await open(page, "n=6");
  await expect(page.locator("svg[data-board]")).toBeVisible();
});

const SWITCHED_OFF: [string, () => void][] = [
  ["is not there", () => { delete (window as Partial<typeof globalThis>).WebAssembly; }],
  ["compiles nothing", () => { WebAssembly.Module = function () { throw new WebAssembly.CompileError("disallowed"); } as never; }],
];
for (const [what, switchOff] of SWITCHED_OFF) {
  test(`WebAssembly switched off is no old age: it ${what}`, async ({ page }) => {
    await page.addInitScript(switchOff);
    await page.goto("./");
    await says(page, ["please allow WebAssembly for this site", "请为本站启用 WebAssembly"]);
    await expect(page.getByText("too old")).toBeHidden();
    await wait(page);
    await expect(page.getByText(NOT_LOADED[0])).toBeHidden();
  });
}

for (const [what, takeAway] of [
  ["dialogs", () => { HTMLDialogElement.prototype.showModal = undefined as never; }],
  ["modules", () => { delete (HTMLScriptElement.prototype as Partial<HTMLScriptElement>).noModule; }],
] as [string, () => void][]) {
  test(`a browser without ${what} is too old`, async ({ page }) => {
    await page.addInitScript(takeAway);
    await page.goto("./");
    await says(page, ["This browser is too old for Queens Lab", "此浏览器版本过旧"]);
    await expect(page.getByText("WebAssembly").first()).toBeHidden();
  });
}

for (const rubbish of ["5", "{}", "null", "[\"x\", {}]", "[1, null]", "not json", "\"[1, 2]\"", ""]) {
  test(`rubbish in the storage is ignored: ${rubbish}`, async ({ page }) => {
    await page.addInitScript((value) => {
      for (const key of ["queens-lab-crashes", "queens-lab.letters", "queens-lab.milestones"]) {
        sessionStorage.setItem(key, value);
        localStorage.setItem(key, value);
      }
    }, rubbish);
    await open(page, "n=6&step=25");
    expect(await page.evaluate(() => window.queensLab.state())).toMatchObject({ n: 6, step: 25 });
    await page.keyboard.press("k");
    await expect.poll(() => page.evaluate(() => window.queensLab.state().playing), "single letters are keys").toBe(true);
  });
}

test("a page without storage, history and clipboard runs", async ({ page }) => {
  await page.addInitScript(() => {
    const refused = { get() { throw new DOMException("refused", "SecurityError"); } };
    Object.defineProperty(window, "localStorage", refused);
    Object.defineProperty(window, "sessionStorage", refused);
    history.replaceState = history.pushState = () => { throw new DOMException("refused", "SecurityError"); };
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, "n=6&step=25");
  await page.locator("#step").click();
  await page.locator("#mode-compare").click();
  await page.locator("#mode-watch").click();
  await expect.poll(() => page.evaluate(() => window.queensLab.state().step)).toBe(26);
  await page.locator("button#share").click();
  await expect(page.locator("#share-copy")).toBeDisabled();
  await expect(page.getByText("Select the link and copy it.")).toBeVisible();
  await page.locator("#share-close").click();
  await page.evaluate(() => { dispatchEvent(new CustomEvent("queens-lab-fatal", { detail: "row 7 of 6" })); });
  await expect(page.locator("#crash-message")).toHaveText("row 7 of 6");
});
