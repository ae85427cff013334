// What a square is and why, beside the square; the legend; headings and names.
import { type Page } from "@playwright/test";
import { expect, open, state, test } from "./fixtures";

/** The middle of a square, in pixels. */
async function middle(page: Page, row: number, column: number): Promise<[number, number]> {
  const [{ n }, box] = [await state(page), (await page.locator(".grid").boundingBox())!];
  return [box.x + ((column - 0.5) * box.width) / n, box.y + ((row - 0.5) * box.height) / n];
}

const FAILED = "Row 3, column 2: tried and failed. A queen stood here from step 962 to step 1,105, and nothing came of it.";

test("pointed at, a square says why; the pointer may go there, Escape closes it, and nothing moves", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const before = await page.locator("[data-board]").boundingBox();
  await page.mouse.move(...(await middle(page, 3, 2)));
  const answer = page.locator(".answer");
  await expect(answer.locator("p")).toHaveText(FAILED);
  await expect(answer).toBeVisible();
  expect(await page.locator("[data-board]").boundingBox()).toEqual(before);
  const box = (await answer.boundingBox())!;
  const [, y] = await middle(page, 3, 2);
  expect(box.y, "beside the square, not on it").toBeGreaterThan(y);
  await answer.getByRole("button", { name: "Go to step 962" }).hover();
  await expect(answer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(answer).toHaveCount(0);
  await page.mouse.move(...(await middle(page, 8, 8)));
  await expect(answer).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(answer).toHaveCount(0);
});

test("a tap says it, and goes there; the step left is offered back", async ({ page }) => {
  await open(page, "n=8&step=1298");
  await page.mouse.click(...(await middle(page, 6, 1)));
  await expect(page.locator(".answer p")).toContainText("rejected at step 1,295");
  await expect(page.locator("#live")).toContainText("rejected at step 1,295");
  await page.getByRole("button", { name: "Go to step 1,295" }).click();
  await expect.poll(async () => (await state(page)).step).toBe(1295);
  await expect(page.locator(".answer")).toHaveCount(0);
  await page.locator("#bring-back").click();
  await expect.poll(async () => (await state(page)).step).toBe(1298);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test("a tap opens, another one closes", async ({ page }) => {
    await open(page, "n=8&step=1298");
    const at = await middle(page, 3, 2);
    await page.touchscreen.tap(...at);
    await expect(page.locator(".answer")).toBeVisible();
    await page.touchscreen.tap(...at);
    await expect(page.locator(".answer")).toHaveCount(0);
    await page.touchscreen.tap(...at);
    await page.locator(".answer .close").tap();
    await expect(page.locator(".answer")).toHaveCount(0);
  });
});

test("by keyboard: the focus asks, Enter says, Tab leads to the step, and the focus comes back", async ({ page }) => {
  await open(page, "n=8&step=1298");
  await page.locator("#square-1-1").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".answer p")).toHaveText(FAILED);
  await page.keyboard.press("Enter");
  await expect(page.locator("#live")).toHaveText(FAILED);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Go to step 962" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#square-3-2")).toBeFocused();
  await expect(page.locator(".answer")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await state(page)).step).toBe(962);
  await expect(page.locator("#square-3-2")).toBeFocused();
  await expect(page.locator(".answer p")).toHaveText("Row 3, column 2: a queen since step 962.");
  // Space plays, and while it plays nothing is asked.
  await page.keyboard.press("Space");
  await expect.poll(async () => (await state(page)).playing).toBe(true);
  await expect(page.locator(".answer")).toHaveCount(0);
});

test("a step taken closes what was said, and the remote goes on", async ({ page }) => {
  await open(page, "n=8&step=1298");
  await page.mouse.click(...(await middle(page, 3, 2)));
  await expect(page.locator(".answer")).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(page.locator(".answer")).toHaveCount(0);
  expect((await state(page)).step).toBe(1299);
});

test("headings go down by one, from one", async ({ page }) => {
  for (const hash of ["n=8&step=1298", "mode=place&n=4&queens=1.1", "mode=compare&n=4", "n=4&theme=projector"]) {
    await open(page, hash);
    const levels = await page.getByRole("heading").evaluateAll((found) => found.map((heading) => +heading.tagName[1]));
    expect(levels[0], hash).toBe(1);
    levels.reduce((above, level) => {
      expect(level - above, `${hash}: ${levels}`).toBeLessThanOrEqual(1);
      return level;
    });
  }
});

test("a call of the stack says each thing once", async ({ page }) => {
  await open(page, "n=4&step=26");
  for (const call of await page.locator(".stack li").all()) {
    const [title, text] = [await call.getAttribute("title"), await call.innerText()];
    expect(text).not.toContain(title ?? "\n\n");
  }
  expect(await page.locator(".stack li").last().innerText()).toMatch(/place\(1\)/);
});

test("the legend has the signs in use, drawn as on the board, and goes along with the steps", async ({ page }) => {
  for (const [hash, words] of [
    ["n=4&step=26", ["queen on trial, attacked", "rejected: attacked when it was tested", "the row the search is at"]],
    ["n=4&step=26&theme=projector", ["queen on trial, attacked"]],
    ["mode=place&n=4&queens=1.1,2.2", ["line of an attack"]],
    ["mode=compare&search=recursive,row-tuples&n=4&step=26", ["order in which the queens were put, where squares are large enough", "rejected: attacked when it was tested"]],
  ] as const) {
    await open(page, hash);
    await expect(page.locator("#legend li"), hash).toHaveCount(0);
    await page.locator("#signs").click();
    for (const text of words) await expect(page.locator("#legend li").filter({ hasText: text }), hash).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#legend"), hash).toBeHidden();
  }
  await open(page, "n=4&step=26");
  await page.locator("#signs").click();
  const marks = page.locator("#legend li", { hasText: "rejected" }).locator("path.rejected");
  const own = await page.locator("[data-board] path.rejected").first().evaluate((path) => getComputedStyle(path).stroke);
  await expect(marks).toHaveCSS("stroke", own);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp"); // to the call: no row has been rejected but rows above
  await expect(page.locator("#legend li", { hasText: "queen on trial" })).toHaveCount(0);
  expect((await state(page)).step).toBe(22);
});

test("the timeline is not full before the end is known, and every slider has a name", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const [track, whole] = [page.locator("#timeline"), page.locator(".coarse")];
  const share = async () => (await track.boundingBox())!.width / (await whole.boundingBox())!.width;
  expect(await share(), "1,298 of 23,855 steps").toBeLessThan(0.7);
  await expect(track).toHaveAttribute("aria-valuetext", "step 1,298 of 1,298 seen, the end not known");
  await page.evaluate(() => window.queensLab.send({ type: "run-to", what: "end" }));
  expect(await share(), "all of it").toBe(1);
  await expect(track).toHaveAttribute("aria-valuetext", "step 23,855 of 23,855");
  for (const slider of await page.locator("input[type=range]:visible").all()) {
    expect(await slider.getAttribute("aria-label")).toBeTruthy();
  }
  await expect(page.locator(".fine")).toContainText("fine");
});
