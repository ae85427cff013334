// How controls behave, whatever they are for: dead ones keep the focus, held keys act once, lists wait for Enter, numbers
// are read as people type them.
import type { Page } from "@playwright/test";
import { expect, focused, open, send, settled, square, state, test } from "./fixtures";

/** Holds a key down, so that it comes `times` times. */
async function hold(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test("a control that goes dead keeps the focus, and its key does not fall through", async ({ page }) => {
  await open(page, "n=4");
  await send(page, { type: "run-to", what: "end" });
  await send(page, { type: "seek", step: 123 });
  await page.locator("#step").focus();
  for (let count = 0; count < 4; count++) await page.keyboard.press("Space");
  expect(await settled(page)).toMatchObject({ step: 125, playing: false });
  expect(await focused(page)).toBe("step");
  await send(page, { type: "seek", step: 2 });
  await page.locator("#back").focus();
  for (let count = 0; count < 4; count++) await page.keyboard.press("Space");
  expect(await settled(page)).toMatchObject({ step: 0, playing: false });
  expect(await focused(page)).toBe("back");
  for (const [n, control, end] of [[2, "smaller", 1], [31, "larger", 32]] as const) {
    await send(page, { type: "set", n });
    await page.locator(`#${control}`).focus();
    for (const key of ["Enter", "Space", "Enter", "Space"]) await page.keyboard.press(key);
    expect(await settled(page), control).toMatchObject({ n: end, playing: false });
    expect(await focused(page)).toBe(control);
  }
  await send(page, { type: "set", mode: "place", n: 4 });
  await square(page, 1, 1).click();
  for (const control of ["undo", "redo", "clear"]) {
    await page.locator(`#${control}`).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Space");
    await settled(page);
    expect(await focused(page)).toBe(control);
  }
  expect((await state(page)).queens).toEqual([]);
  await expect(page.locator(":disabled:not(option)"), "dead is said, not enforced").toHaveCount(0);
  await send(page, { type: "set", mode: "compare", n: 4 });
  await expect(page.locator(":disabled:not(option)")).toHaveCount(0);
});

test("what toggles does so once a press; arrows may repeat", async ({ page }) => {
  await open(page, "n=4&step=10");
  await hold(page, "p", 10);
  await settled(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "projector");
  await hold(page, "p", 3);
  await settled(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  for (const key of ["k", " "]) {
    await hold(page, key, 4);
    expect((await settled(page)).playing, key).toBe(true);
    await send(page, { type: "pause" });
  }
  await send(page, { type: "seek", step: 10 });
  await hold(page, "ArrowRight", 5);
  expect((await settled(page)).step).toBe(15);
  for (const [control, key] of [["play", "Enter"], ["play", " "], ["projector", "Enter"]] as const) {
    const before = await state(page);
    const theme = await page.locator("html").getAttribute("data-theme");
    await page.locator(`button#${control}`).focus();
    await hold(page, key, 4);
    const now = await settled(page);
    if (control === "play") expect(now.playing, key).toBe(!before.playing);
    else expect(await page.locator("html").getAttribute("data-theme")).not.toBe(theme);
    await send(page, { type: "pause" });
    await send(page, { type: "set", theme: "auto" });
  }
  await send(page, { type: "set", mode: "place", n: 4 });
  await square(page, 2, 2).focus();
  await hold(page, "Enter", 4);
  expect((await settled(page)).queens).toEqual([[2, 2]]);
});

test("a letter by key, or by its place where nothing of ours is typed there", async ({ page }) => {
  await open(page, "n=4");
  const press = (init: KeyboardEventInit) =>
    page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), init);
  for (const init of [{ key: "Process", code: "KeyK" }, { key: "л", code: "KeyK" }, { key: "ｋ", code: "KeyK" }, { key: "k", code: "KeyV" }]) {
    await press(init);
    expect((await settled(page)).playing, JSON.stringify(init)).toBe(true);
    await send(page, { type: "pause" });
  }
  await press({ key: "t", code: "KeyK" });
  expect((await settled(page)).playing, "Dvorak types t there").toBe(false);
  await press({ key: "？", code: "Slash", shiftKey: true });
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a list is taken on Enter or when it is left; arrows to the sides step", async ({ page }) => {
  await open(page, "n=6&step=25");
  await page.locator("#search").focus();
  await page.keyboard.press("ArrowRight");
  expect(await settled(page)).toMatchObject({ step: 26, search: "recursive" });
  await page.keyboard.press("ArrowLeft");
  expect(await settled(page)).toMatchObject({ step: 25, search: "recursive" });
  await page.keyboard.press("ArrowDown");
  expect(await settled(page), "chosen, not taken").toMatchObject({ step: 25, search: "recursive" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await settled(page)).toMatchObject({ step: 25, search: "recursive" });
  await expect(page.locator("#search")).toHaveValue("recursive");
  expect(await focused(page)).toBe("presets");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await settled(page)).toMatchObject({ step: 25, n: 6 });
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await state(page)).step).not.toBe(25);
  await expect(page.locator("#presets")).toHaveValue("");
  await page.locator("#grain").focus();
  await page.keyboard.press("ArrowDown");
  expect((await settled(page)).grain).toBe("picture");
});

test("numbers are read as people type them; what is none is refused in words", async ({ page }) => {
  await open(page, "n=8&step=7");
  const field = page.locator("#step-number");
  for (const [typed, step] of [["１２９８", 1298], ["1,301", 1301], [" 40 ", 40]] as const) {
    await field.fill(typed);
    await field.press("Enter");
    expect((await settled(page)).step, typed).toBe(step);
  }
  for (const typed of ["12.5", "1e3", "-5", "1,2", "x"]) {
    await field.fill(typed);
    await field.press("Enter");
    expect((await settled(page)).step, typed).toBe(40);
    await expect(field).toHaveValue("40");
    await expect(page.locator(".notices")).toContainText(`${typed} is no whole number`);
  }
  await field.fill("");
  await field.press("Enter");
  await expect(field).toHaveValue("40");
});

test("the link past the header leads to a board in every mode", async ({ page }) => {
  await open(page, "n=4");
  for (const mode of ["watch", "place", "compare"]) {
    await send(page, { type: "set", mode });
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement!.closest(".squares") !== null), mode).toBe(true);
  }
  await page.keyboard.press("Tab");
  expect(await focused(page), "Tab goes on from there").toBe("search-2");
});

test("a click without a pointer puts a queen and takes her off; pointer and click together count once", async ({ page }) => {
  await open(page, "mode=place&n=8");
  const click = () => page.evaluate(() => document.getElementById("square-3-5")!.click());
  await click();
  expect((await settled(page)).queens).toEqual([[3, 5]]);
  await click();
  expect((await settled(page)).queens).toEqual([]);
  await square(page, 3, 5).click();
  expect((await settled(page)).queens, "once").toEqual([[3, 5]]);
  await click();
  expect((await settled(page)).queens).toEqual([]);
  await send(page, { type: "set", mode: "watch", n: 8, step: 20 });
  const before = await state(page);
  await click();
  expect(await settled(page)).toEqual(before);
});

test("a drag ends with the board it began on, and by Escape", async ({ page }) => {
  for (const change of ["Shift+N", "Control+z", "Escape"]) {
    await open(page, "mode=place&n=8&queens=8.8");
    await square(page, 1, 1).click();
    const [from, to] = [(await square(page, 8, 8).boundingBox())!, (await square(page, 3, 3).boundingBox())!];
    await page.mouse.move(from.x + 9, from.y + 9);
    await page.mouse.down();
    await page.mouse.move(to.x + 9, to.y + 9, { steps: 3 });
    await page.keyboard.press(change);
    const changed = await settled(page);
    await expect(page.locator("svg[data-board] .carried")).toHaveAttribute("visibility", "hidden");
    await page.mouse.move(to.x + 12, to.y + 12);
    await page.mouse.up();
    expect((await settled(page)).queens, change).toEqual(changed.queens);
  }
});

test("half a square beside the board is still the board; further off she is crossed out, and goes", async ({ page }) => {
  await open(page, "mode=place&n=8&queens=8.8,1.1");
  const board = (await page.locator("[role=grid]").boundingBox())!;
  const side = board.width / 8;
  const spot = (row: number, column: number) => [board.x + (column - 0.5) * side, board.y + (row - 0.5) * side] as const;
  const cross = page.locator("svg[data-board] .carried .rejected");
  await page.mouse.move(...spot(8, 8));
  await page.mouse.down();
  await page.mouse.move(board.x + 2.5 * side, board.y + board.height + 2, { steps: 3 });
  await expect(cross).toHaveAttribute("d", "");
  await page.mouse.up();
  expect((await settled(page)).queens, "2 pixels below").toEqual([[1, 1], [8, 3]]);
  await page.mouse.move(...spot(1, 1));
  await page.mouse.down();
  await page.mouse.move(board.x - 0.6 * side, board.y + 3.5 * side, { steps: 3 });
  await expect(cross).not.toHaveAttribute("d", "");
  await page.mouse.up();
  expect((await settled(page)).queens).toEqual([[8, 3]]);
});

test("two regions speak for themselves, and no control does", async ({ page }) => {
  for (const mode of ["watch", "place", "compare"]) {
    await open(page, `mode=${mode}&n=4`);
    const live = await page.evaluate(() =>
      [...document.querySelectorAll("[aria-live], output, [role=status], [role=alert], [role=log]")]
        .filter((element) => !element.closest("dialog")).map((element) => element.id || element.className));
    expect(live.sort(), mode).toEqual(["live", "notices"]);
  }
});
