// The listings: the line at work is marked, and a search that lacks one in a language says so.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, send, test, textOf } from "./fixtures";

const current = (page: Page) => page.locator("pre.code code.current");

test("every search has its listings, with the line at work", async ({ page }) => {
  await open(page);
  for (const [search, python, line] of [
    ["recursive", "if free(row, column):", 3],
    ["bitmask", "bit = free & -free", 3],
    ["dancing-links", "for option in around(item, \"down\"):", 2],
  ] as const) {
    expect(await send(page, { type: "set", search, n: 4, step: 2, code: "pseudo" })).toMatchObject({ line });
    await expect(current(page)).toHaveCount(1);
    expect(await page.locator("pre.code code").evaluateAll((lines) => lines.findIndex((line) => line.matches(".current")))).toBe(line - 1);
    await send(page, { type: "set", code: "python" });
    expect(await textOf(current(page))).toContain(python);
  }
});

test("a search that is not given in the language chosen says in which it is, and shows its pseudo-code", async ({ page }) => {
  await open(page, "search=mrv&n=6&step=2&code=java&lang=en");
  await expect(page.locator("#listing-lacks")).toHaveText(/not given in Java.*Pseudo-code · Python/);
  await expect(page.locator("#code")).toHaveValue("java");
  await expect(page.locator("#code option:disabled")).toHaveText(["Java", "C++"]);
  await expect(page.locator("pre.code code").first()).toHaveText("place(row):");
  await expect(current(page)).toHaveCount(1);
  await send(page, { type: "set", lang: "zh" });
  await expect(page.locator("#listing-lacks")).toHaveText(/没有 Java 版本.*伪代码 · Python/);
  await send(page, { type: "set", search: "recursive" });
  await expect(page.locator("pre.code")).toContainText("public class Queens");
  await expect(page.locator("#listing-lacks")).toHaveCount(0);
});

test("what is copied from a listing is the text of the file", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "n=4&step=2&code=python");
  const file = readFileSync(new URL("../listings/recursive/queens.py", import.meta.url), "utf8");
  const lines = file.trimEnd().split("\n").map((line) => line.replace(/\s*#@.*$/, ""));
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector("pre.code")!));
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trimEnd().split("\n")).toEqual(lines);
  await expect(page.locator("pre.code"), "a screen reader has the blanks too").toHaveText(lines.join("\n") + "\n", { useInnerText: false });
});
