import { expect, open, test } from "./fixtures";
import type { Page } from "@playwright/test";

test.use({ reuseContext: false }); // the clock is the window's

/** What the program's panic hook does. */
async function crash(page: Page, message: string): Promise<void> {
  await page.evaluate((detail) => {
    dispatchEvent(new CustomEvent("queens-lab-fatal", { detail }));
  }, message);
  await expect(page.locator("#crash-message")).toHaveText(message);
}

/** Presses a button of the box and waits for the page that comes. */
async function reload(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: button }).click()]);
  await page.evaluate(() => window.queensLab.ready);
}

test("a crash says what happened and reloads as it was, or fresh", async ({ page }) => {
  await open(page, "n=6");
  await crash(page, "row 7 of 6");
  await reload(page, "Reload as it was");
  expect(page.url()).toContain("n=6");

  await page.clock.setFixedTime(Date.now() + 60_000);
  await crash(page, "row 8 of 6");
  await reload(page, "Reload fresh");
  expect(page.url()).not.toContain("n=6");
});

test("a second crash at once starts the page with its defaults", async ({ page }) => {
  await open(page, "n=6");
  await crash(page, "first");
  await reload(page, "Reload as it was");
  await crash(page, "second");
  await reload(page, "Reload as it was");
  expect(page.url()).not.toContain("n=6");
  await expect(page.locator("html")).toHaveAttribute("data-fresh", "crashes");
});

test.describe("a trap without a panic", () => {
  test.use({ allowedErrors: [/RuntimeError|Somebody else's/] });

  test("is a crash, an error of an extension is none", async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      setTimeout(() => { throw new Error("Somebody else's"); });
      return new Promise((done) => setTimeout(done, 50));
    });
    await expect(page.locator("#crash")).toBeHidden();
    await page.evaluate(() => {
      setTimeout(() => { throw new WebAssembly.RuntimeError("memory access out of bounds"); });
    });
    await expect(page.locator("#crash-message")).toContainText("memory access out of bounds");
  });
});
