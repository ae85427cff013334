// Where the focus is: what goes away hands it on, what is closed gives it back, and a list or a plot is one stop of Tab.
import type { Page } from "@playwright/test";
import { escape, expect, focused, open, send, settled, square, test } from "./fixtures";

test("what had the focus is removed or hidden: its neighbour has it", async ({ page }) => {
  await open(page, "mode=compare&n=4&search=recursive,bitmask,mrv,iterative");
  for (const [index, neighbour] of [[4, "remove-3"], [1, "remove-1"]] as const) {
    await page.locator(`#remove-${index}`).focus();
    await page.keyboard.press("Enter");
    await settled(page);
    expect(await focused(page)).toBe(neighbour);
  }
  await page.locator("#measure").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("measure"); // the way to stop has come, and gone again
  await open(page, "mode=place&n=8");
  await square(page, 8, 8).focus();
  await send(page, { type: "set", n: 7 });
  expect(await focused(page)).toBe("square-7-7");
  await page.keyboard.press("Shift+N");
  await settled(page);
  expect(await focused(page)).toBe("square-6-6");
  await send(page, { type: "set", mode: "watch" });
  await page.locator("#step").focus();
  await send(page, { type: "set", mode: "place" });
  expect(await focused(page)).not.toBe("BODY");
  await page.locator("#mode-place").focus();
  await page.keyboard.press("p");
  await settled(page);
  expect(await focused(page), "the projector has no header").not.toBe("BODY");
});

test("a dialog opened from the menu gives the focus back to the menu", async ({ page }) => {
  await open(page, "n=4");
  await page.locator("#more").focus();
  await page.keyboard.press("Enter");
  await page.locator("#keys").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await escape(page);
  await settled(page);
  expect(await focused(page)).toBe("more");
});

test("a field that has been filled in gives the focus back", async ({ page }) => {
  await open(page, "n=8&step=7");
  const field = page.locator("#step-number");
  await field.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("100");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("BODY");
  await page.keyboard.press("PageDown");
  expect((await settled(page)).step).toBe(101);
  await page.keyboard.press("Tab");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("200");
  await page.keyboard.press("Enter");
  expect(await focused(page), "by keyboard it is never lost").toBe("play");
  await page.keyboard.press("PageDown");
  expect((await settled(page)).step).toBe(201);
});

test("a notice that goes hands the focus on to another one, and the last one to the player's button", async ({ page }) => {
  await open(page, "n=99&speed=0&step=500&search=recursiv");
  await expect(page.locator(".notices li")).toHaveCount(3);
  for (const left of ["notice-close-1", "notice-close-2", "play"]) {
    await page.locator(".notices button").first().focus();
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe(left);
  }
  await page.keyboard.press("k"); // as anywhere else
  await page.keyboard.press("k");
  const before = await send(page, { type: "set", n: 8, step: 500 });
  for (const [way, step] of [["bring-back", 500], ["notice-close-4", 0]] as const) {
    await page.locator("#smaller").focus();
    await page.keyboard.press("Enter");
    await settled(page);
    await page.locator(".notices button").first().focus();
    if (way !== "bring-back") await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(way);
    await page.keyboard.press("Enter");
    expect((await settled(page)).step, way).toBe(step);
    expect(await focused(page), way).toBe("play");
  }
  expect(before.step).toBe(500);
});

test("the points of a plot are one stop of Tab, with arrows inside", async ({ page }) => {
  await open(page, "mode=compare&n=4&search=recursive,construction,bitmask");
  await page.locator("#measure").click();
  await expect(page.locator("#measure"), "all is measured").toBeVisible();
  await expect(page.locator(".plot .point")).not.toHaveCount(0);
  await page.locator("#save-csv").focus();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("point-0-1");
  for (const [key, point] of [["ArrowRight", "0-2"], ["ArrowLeft", "0-1"], ["ArrowLeft", "0-1"], ["ArrowDown", "1-1"], ["End", "1-10"], ["Home", "1-1"], ["ArrowUp", "0-1"]]) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(`point-${point}`);
  }
  expect((await settled(page)).step, "nothing else moves").toBe(0);
  await page.keyboard.press("Tab");
  expect(await focused(page)).not.toContain("point");
});

test("the list of what is pruned is one stop of Tab, with arrows inside", async ({ page }) => {
  await open(page, "mode=compare&search=recursive,permutations&n=6");
  await page.locator("#prune").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#pruned button")).toHaveCount(200);
  await expect(page.locator("#pruned button[tabindex='0']")).toHaveCount(1);
  await page.locator("#prune").focus();
  await page.keyboard.press("Tab");
  for (const [key, entry] of [["ArrowDown", 1], ["ArrowRight", 2], ["ArrowUp", 1], ["End", 199], ["ArrowDown", 199], ["Home", 0]] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(`pruned-${entry}`);
    await expect(page.locator("#pruned [aria-pressed=true]"), "what has the focus is shown").toHaveId(`pruned-${entry}`);
  }
  expect((await settled(page)).step, "nothing else moves").toBe(0);
  await page.keyboard.press("Tab");
  expect(await focused(page)).not.toContain("pruned");
});

test("what a smaller window has no room for hands the focus on", async ({ page }) => {
  const lost: string[] = [];
  for (const [address, controls] of [
    ["n=4&step=9", ["#next-dead-end", "#next-solution", "#to-end", "#grain", "#speed", "#size", "#share", "#projector", "#mode-compare"]],
    ["mode=compare&n=4&step=3", ["#next-solution", "#to-end", "#speed", "#size"]],
    ["mode=place&n=4", ["#size", "#share"]],
  ] as const) {
    await open(page, address);
    for (const [width, height] of [[640, 360], [360, 640]] as const) {
      for (const control of controls) {
        await page.setViewportSize({ width: 1280, height: 720 });
        if (!(await page.locator(control).isVisible())) throw new Error(`${address}: no ${control}`);
        await page.locator(control).focus();
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const has = await page.evaluate(() => document.activeElement?.checkVisibility() && document.activeElement !== document.body);
        if (!has) lost.push(`${address}, ${control}, ${width} × ${height}`);
      }
    }
  }
  expect(lost).toEqual([]);
});
