// The listings come in a file of their own, which may be late, or not come at all.
import type { Page } from "@playwright/test";
import { expect, open, send, state, test, textOf } from "./fixtures";

const current = (page: Page) => page.locator("ol.code li.current");

test("every search has its listings, with the line at work", async ({ page }) => {
  await open(page);
  for (const [search, python, line] of [
    ["recursive", "if free(row, column):", 3],
    ["bitmask", "bit = free & -free", 3],
    ["dancing-links", "for option in around(item, \"down\"):", 2],
  ] as const) {
    expect(await send(page, { type: "set", search, n: 4, step: 2, code: "pseudo" })).toMatchObject({ line });
    await expect(current(page)).toHaveCount(1);
    expect(await page.locator("ol.code li").evaluateAll((lines) => lines.findIndex((line) => line.matches(".current")))).toBe(line - 1);
    await send(page, { type: "set", code: "python" });
    expect(await textOf(current(page))).toContain(python);
  }
});

test("a search that is not given in the language chosen says in which it is, and shows its pseudo-code", async ({ page }) => {
  await open(page, "search=mrv&n=6&step=2&code=java&lang=en");
  await expect(page.locator("#listing-lacks")).toHaveText(/not given in Java.*Pseudo-code · Python/);
  await expect(page.locator("#code")).toHaveValue("java");
  await expect(page.locator("#code option:disabled")).toHaveText(["Java", "C++"]);
  await expect(page.locator("ol.code li").first()).toHaveText("place(row):");
  await expect(current(page)).toHaveCount(1);
  await send(page, { type: "set", lang: "zh" });
  await expect(page.locator("#listing-lacks")).toHaveText(/没有 Java 版本.*伪代码 · Python/);
  await send(page, { type: "set", search: "recursive" });
  await expect(page.locator("ol.code")).toContainText("public class Queens");
  await expect(page.locator("#listing-lacks")).toHaveCount(0);
});

test("while they are on their way the page says so and works", async ({ page }) => {
  let send: () => void = () => {};
  const held = new Promise<void>((done) => (send = done));
  await page.route("**/listings.txt", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#step=3");
  await expect(page.locator("#listing-loading")).toBeVisible();
  expect(await state(page)).toMatchObject({ step: 3, line: 4 });
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => state(page)).toMatchObject({ step: 4 });
  send();
  await expect(current(page)).toHaveCount(1);
});

test.describe("when they do not come", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  for (const [what, answer] of [
    ["no server", { abort: true }],
    ["a page in place of the file", { body: "<!DOCTYPE html><title>Home</title>", contentType: "text/html" }],
    ["an error", { status: 500, body: "=== recursive/pseudo.en.txt\n" }],
  ] as const) {
    test(`${what}: a sentence and a button, and trying again works`, async ({ page }) => {
      await page.route("**/listings.txt", (route) => ("abort" in answer ? route.abort() : route.fulfill(answer)));
      await open(page, "step=3&lang=en");
      await expect(page.locator("#listing-failed")).toContainText("could not be loaded");
      expect(await state(page)).toMatchObject({ step: 3, line: 4 });
      await page.locator("#listing-again").click();
      await expect(page.locator("#listing-failed")).toBeVisible();
      await page.unroute("**/listings.txt");
      await page.locator("#listing-again").click();
      await expect(current(page)).toContainText("x[row] = column");
      await expect(page.locator("#listing-failed")).toHaveCount(0);
    });
  }
});
