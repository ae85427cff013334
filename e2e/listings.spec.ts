// The listings: the line at work is marked, and a search that lacks one in a language says so.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, send, test, textOf } from "./fixtures";

const current = (page: Page) => page.locator("pre.code code.current");

test("every search has its listings, with the line at work", async ({ page }) => {
  await open(page);
  for (const [search, python, line] of [
    ["recursive", "if free(row, column):", 3],
    ["bitmask", "b = free & -free", 3],
    ["dancing-links", "row, column = option.row, option.column", 2],
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

/** Names and values of the variables, and the calls with where they go on. */
const told = (page: Page) => page.evaluate(() => ({
  variables: Object.fromEntries([...document.querySelectorAll("dl.variables > div")]
    .map((pair) => [pair.querySelector("dt")!.textContent!, pair.querySelector("dd")!.textContent!])),
  calls: [...document.querySelectorAll(".stack li")].map((call) => call.textContent!),
}));

test("variables and return lines are those of the listing that is shown", async ({ page }) => {
  await open(page, "search=iterative&n=4&step=28");
  expect((await told(page)).variables).toEqual({ k: "3", x: "1 4 2 0" });
  for (const [code, line] of [["pseudo", 7], ["python", 26], ["java", 25], ["cpp", 34]] as const) {
    await send(page, { type: "set", search: "recursive", n: 4, step: 27, code });
    const { variables, calls } = await told(page);
    expect(variables.row, "the row that is left").toBe("4");
    expect(calls).toHaveLength(4);
    const call = (row: number) => calls.find((text) => text.startsWith(`place(${row})`));
    expect(call(1)).toContain(`line ${line}`);
    expect(call(4)).toBe("place(4)at work");
  }
});

test("what the end proves is a fact of the search", async ({ page }) => {
  const blocked = "1.6,2.3,2.6,3.3,3.7,4.6,6.5,7.3,7.6,7.7,7.8,8.2,8.5,8.6"; // 5 8 4 1 3 6 2 7 is a solution
  await open(page, `search=min-conflicts&n=8&seed=2&step=99999&blocked=${blocked}&panels=solutions,steps`);
  await expect.poll(async () => (await send(page, { type: "pause" })).finished).toBe(true);
  await expect(page.locator(".panels")).toContainText("Given up: no solution has been found.");
  await expect(page.locator(".panels")).toContainText("The search is over.");
  await expect(page.locator(".panels")).not.toContainText("There is no solution");
  await expect(page.locator(".panels")).not.toContainText("Everything has been tried");
  await send(page, { type: "set", lang: "zh" });
  await expect(page.locator(".panels")).toContainText("放弃：没有找到解。");
});
