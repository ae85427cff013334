// Links and reloads show the same step elsewhere.
import { expect, open, send, shown, settled, state, test } from "./fixtures";

const SHARED: [string, object[]][] = [
  ["a step", [{ n: 8, step: 1298 }, { n: 4, step: 0, grain: "picture" }, { n: 6, step: 222, search: "iterative", grain: "move", code: "python" }]],
  ["a far step, and one of a large board", [{ n: 12, step: 2_000_000 }, { n: 32, step: 5000, seed: 7 }]],
];

for (const [what, cases] of SHARED) {
  test(`a link from the dialog shows the same step in another browser: ${what}`, async ({ page, browser }) => {
    await open(page, "lang=zh&theme=dark&speed=20&embed=0");
    const elsewhere = await browser.newContext({ locale: "en-GB" });
    const other = await elsewhere.newPage();
    for (const set of cases) {
      await send(page, { type: "set", search: "recursive", grain: "test", code: "pseudo", seed: 1, lang: "zh", ...set });
      await page.locator("button#share").click();
      const link = await page.locator("#share-link").inputValue();
      expect(link).not.toMatch(/lang=|theme=|speed=|embed=/);
      await page.locator("#share-close").click();
      await other.goto("about:blank");
      await other.goto(link);
      await other.evaluate(() => window.queensLab.ready);
      const expected = await send(page, { type: "set", lang: "en" });
      await expect.poll(async () => (await state(other)).busy).toBeNull();
      const there = await settled(other);
      expect(shown(there), link).toEqual(shown(expected));
      expect(there).toMatchObject({ lang: "en", speed: 2, grain: expected.grain });
      await expect(other.locator("html")).toHaveAttribute("data-theme", "auto");
    }
    await elsewhere.close();
  });
}

test("a position is shared too", async ({ page }) => {
  await open(page, "mode=place&n=8&queens=1.1,3.3,8.2&blocked=5.5");
  await page.locator("button#share").click();
  const link = await page.locator("#share-link").inputValue();
  const before = await state(page);
  await page.goto("about:blank");
  await page.goto(link);
  await page.evaluate(() => window.queensLab.ready);
  expect(await state(page)).toEqual(before);
});

test("language, theme and speed go along where they are ticked", async ({ page }) => {
  await open(page, "n=8&step=1298&lang=zh&theme=dark&speed=20");
  await page.locator("button#share").click();
  await page.locator("#share-personal").check();
  const link = await page.locator("#share-link").inputValue();
  for (const part of ["lang=zh", "theme=dark", "speed=20", "n=8", "step=1298"]) expect(link).toContain(part);
  await page.locator("#share-personal").uncheck();
  await expect(page.locator("#share-link")).not.toHaveValue(/lang=/);
});

test("the link can be copied, and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "n=8&step=1298");
  await page.locator("button#share").click();
  await page.locator("#share-copy").click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator("#share-link").inputValue());
});

test("a reload keeps language, theme, speed and what is shown", async ({ page }) => {
  await open(page);
  await send(page, { type: "set", n: 8, step: 1298, lang: "zh", theme: "dark", speed: 20, grain: "move", code: "cpp" });
  const before = await state(page);
  await expect.poll(() => page.url()).toContain("step=1298");
  await page.reload();
  await page.evaluate(() => window.queensLab.ready);
  await expect.poll(() => state(page)).toEqual(before);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("#code")).toHaveValue("cpp");
});
