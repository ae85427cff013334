// What axe-core finds against WCAG 2.2 AA, in every state of the page: nothing.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, send, test } from "./fixtures";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe-core finds, in words. */
async function faults(page: Page): Promise<string[]> {
  // Transitions and animations are waited for, to their end or until they are given up: half-way colours are nobody's fault.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // There is one frame alone, so that nothing has to be put together in a page of its own.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(TAGS).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}

const click = (selector: string) => (page: Page) => page.locator(selector).click();

/** A state of the page: its name, its address, and what is done there. */
type Case = [string, string, ((page: Page) => Promise<unknown>)?];

/** Opens all panels' rarer contents. */
async function panels(page: Page): Promise<void> {
  for (const [slot, panel] of [[0, 3], [1, 2]]) await page.locator(`#tab-${slot}-${panel}`).click();
  await page.locator(".cost summary").click();
}

/** Notices of every kind, and the menu. */
async function noticesAndMenu(page: Page): Promise<void> {
  await send(page, { type: "seek", step: 30 });
  await page.keyboard.press("n");
  await expect(page.locator(".notices li").nth(3)).toBeVisible();
  await page.locator("#more").click();
}

/** Compare with everything found out: figures measured, boards pruned, some of the searches home. */
async function results(page: Page): Promise<void> {
  await send(page, { type: "seek", step: 150 });
  await page.locator("#measure").click();
  await page.locator("#prune").click();
  await expect(page.locator("#pruned")).toBeVisible();
  await expect(page.locator("#measure"), "it is over").toBeVisible();
  await page.locator(".plot .point").last().focus();
}

const STEP = "n=8&step=1298";
const POSITION = "mode=place&n=8&queens=1.1,3.3,3.7,5.5&blocked=8.8";
const RACE = "mode=compare&search=recursive,forward-checking,bitmask,mrv&n=4";
const WRONG = "n=99&grain=x&speed=0";

const LOOKS: Record<string, Case[]> = {
  light: [
    ["the first screen", ""],
    ["eight queens, step 1298", STEP],
    ["busy", "n=16", (page) => page.evaluate(() => void window.queensLab.send({ type: "run-to", what: "end" }))],
    ["the end, every panel", "n=6&step=9999", panels],
    ["place: conflicts and safe squares", POSITION, click("#safe")],
    ["the keys", "", (page) => page.keyboard.press("?")],
    ["the share dialog", "", click("button#share")],
    ["notices and the menu", WRONG, noticesAndMenu],
    ["a start", "n=6&queens=3.1&blocked=1.2&search=forward-checking&step=20"],
    ["compare, results shown", RACE, results],
  ],
  "theme=dark": [
    ["eight queens, every panel", STEP, panels],
    ["place: conflicts and safe squares", POSITION, click("#safe")],
    ["notices and the menu", WRONG, noticesAndMenu],
    ["compare, results shown", RACE, results],
  ],
  "theme=projector": [["eight queens", `${STEP}&code=java`], ["compare", `${RACE}&step=150`]],
  "lang=zh": [["eight queens", STEP]],
  "embed=1": [["eight queens", STEP]],
};

/** Looks at the cases in one look of the page. */
function look(name: string, cases: Case[]): void {
  for (const [what, address, act] of cases) {
    test(`${name}: ${what}`, async ({ page }) => {
      await open(page, [address, name.includes("=") ? name : ""].filter(Boolean).join("&"));
      await act?.(page);
      expect(await faults(page)).toEqual([]);
    });
  }
}

for (const [name, cases] of Object.entries(LOOKS)) look(name, cases);

for (const [name, contextOptions] of [["forced colours", { forcedColors: "active" }], ["more contrast", { contrast: "more" }]] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions });
      look(`${name}, ${colorScheme}`, [LOOKS.light[1], LOOKS.light[4], LOOKS.light[7], LOOKS.light[9]]);
    });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  look("phone", [LOOKS.light[1], LOOKS.light[4], LOOKS.light[7], LOOKS.light[9]]);
});
