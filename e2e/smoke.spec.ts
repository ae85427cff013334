import { expect, open, test } from "./fixtures";

test("the page opens without an error", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle(/Queens Lab/);
  await expect(page.locator("#loading")).toHaveCount(0);
  await expect(page.locator("#crash, #too-old, #no-server").filter({ visible: true })).toHaveCount(0);
});

test("the release forbids scripts that are not its own files", async ({ page }) => {
  await open(page);
  const policy = page.locator('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /script-src 'self' 'wasm-unsafe-eval';/);
});

test("icon and manifest are where the page says", async ({ page }) => {
  await open(page);
  for (const rel of ["manifest", "icon", "apple-touch-icon"]) {
    const address = await page.locator(`link[rel="${rel}"]`).evaluate((link) => (link as HTMLLinkElement).href);
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test.describe("in a browser that is too old", () => {
  test("one sentence in both languages says so", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "structuredClone"));
    await page.goto("./");
    await expect(page.getByText("too old for Queens Lab")).toBeVisible();
    await expect(page.getByText("浏览器版本过旧")).toBeVisible();
    await expect(page.locator("#loading")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("./");
    // Not getByText, which skips <noscript>.
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.locator("noscript p")).toContainText(/needs JavaScript.*需要 JavaScript/);
    await expect(page.locator("#loading")).toBeHidden();
  });
});
