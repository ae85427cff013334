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
  expect(await page.locator(".stack li").first().innerText()).toMatch(/place\(1\)/);
});
