// The whole page by keyboard alone: where Tab leads, the board, the table of keys, dialogs, and what is said.
import type { Page } from "@playwright/test";
import { escape, expect, open, send, settled, square, state, test, textOf } from "./fixtures";

/** What has the focus, in short. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    if (element === document.body) return "";
    return element.id || (element.className ? `.${element.className}` : element.textContent!.trim());
  });
}

/** Presses Tab until the focus leaves the page; where it stood. */
async function tour(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop === "" || (stop === stops[0] && stops.length > 1)) break;
    stops.push(stop);
  }
  return stops;
}

/** Whether all of `some` stand in `all` in that order. */
function expectInOrder(all: string[], some: string[]): void {
  expect(all.filter((stop) => some.includes(stop)), all.join(" ")).toEqual(some);
}

test("Tab leads through the page in the order one sees", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const watch = await tour(page);
  expectInOrder(watch, [".skip", "mode-watch", "mode-place", "share", "projector", "lang", "more", "search", "presets",
    "smaller", "larger", "size", "square-1-1", "tab-0-0", "code", "tab-1-1", "to-start", "back", "play", "step",
    "next-dead-end", "next-solution", "grain", "speed", "timeline", "step-number"]);
  expect(watch.filter((stop) => stop.startsWith("square-")), "one stop in the grid").toHaveLength(1);
  expect(new Set(watch).size, `nothing twice in ${watch.join(" ")}`).toBe(watch.length);
  await open(page, "mode=place&n=8&queens=1.1");
  await square(page, 1, 3).click();
  expectInOrder(await tour(page), ["undo", "clear", "safe"]);
});

test("the focus is always seen", async ({ page }) => {
  await open(page, "n=8&step=1298");
  for (let count = 0; count < 30; count++) {
    await page.keyboard.press("Tab");
    const style = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      const box = document.activeElement!.getBoundingClientRect();
      return { outlineStyle, width: parseFloat(outlineWidth), inView: box.bottom > 0 && box.top < innerHeight };
    });
    expect(style.outlineStyle, await focused(page)).not.toBe("none");
    expect(style.width).toBeGreaterThanOrEqual(2);
    expect(style.inView, await focused(page)).toBe(true);
  }
});

test("the skip link leads to the board and leaves the address alone", async ({ page }) => {
  await open(page, "n=8&step=1298");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("square-1-1");
  expect(page.url()).toContain("n=8&step=1298");
});

test("arrows, Home and End move over the squares, and stop at the edge", async ({ page }) => {
  await open(page, "n=8&step=1298");
  await square(page, 1, 1).focus();
  for (const [key, row, column] of [
    ["ArrowLeft", 1, 1], ["ArrowUp", 1, 1], ["ArrowRight", 1, 2], ["ArrowDown", 2, 2], ["End", 2, 8], ["ArrowRight", 2, 8],
    ["Home", 2, 1], ["Control+End", 8, 8], ["ArrowDown", 8, 8], ["Control+Home", 1, 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(square(page, row, column), key).toBeFocused();
    await expect(page.locator("[role=gridcell][tabindex='0']")).toHaveCount(1);
    await expect(square(page, row, column)).toHaveAttribute("tabindex", "0");
  }
  expect((await state(page)).step, "the board's own keys win").toBe(1298);
  await page.keyboard.press("PageDown");
  expect((await settled(page)).step, "a remote steps all the same").toBe(1299);
  await page.keyboard.press("Control+End");
  await send(page, { type: "set", n: 5 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(square(page, 5, 5), "the stop stays on the board").toBeFocused();
});

test("names of squares say it all", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const names: [number, number, string | RegExp][] = [
    [1, 1, "row 1, column 1, queen"],
    [4, 6, "row 4, column 6, queen"],
    [6, 4, /^row 6, column 4, .*attacked by the queen on row 4, column 6, same diagonal, and by the queen on row 5, column 3, same diagonal$/],
    [8, 8, /^row 8, column 8, .*attacked by the queen on row 1, column 1, same diagonal/],
  ];
  for (const [row, column, name] of names) await expect(square(page, row, column)).toHaveAccessibleName(name);
  await expect(page.getByRole("grid")).toHaveAccessibleName("Board of 8 rows and 8 columns");
  await expect(page.getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await expect(page.locator("svg[data-board]")).toHaveAttribute("aria-hidden", "true");
  const { marks } = await state(page);
  for (const [row, column] of marks.failed) await expect(square(page, row, column)).toHaveAccessibleName(/tried and failed/);
  await send(page, { type: "seek", step: 2 });
  await expect(square(page, 1, 1)).toHaveAccessibleName("row 1, column 1, queen on trial, free");
});

/** The state after one key, from n = 6, step 100 of Watch. */
const KEYS: [string, Record<string, unknown>][] = [
  ["k", { playing: true }], ["Space", { playing: true }],
  ["ArrowRight", { step: 101 }], ["ArrowLeft", { step: 99 }], ["PageDown", { step: 101 }], ["PageUp", { step: 99 }],
  ["x", { step: 119, event: { kind: "test", row: 5, column: 6 } }], ["Shift+X", { event: { kind: "remove" } }], ["s", { event: { kind: "solution" } }],
  ["Home", { step: 0 }], ["End", { step: 200 }], ["r", { step: 0 }], ["R", { step: 0 }],
  ["n", { n: 7, step: 0 }], ["Shift+N", { n: 5, step: 0 }],
  ["Alt+ArrowRight", { step: 100 }], ["Control+ArrowRight", { step: 100 }], ["Control+s", { step: 100 }], ["Control+n", { n: 6 }],
];

test("the keys of Watch do what the table says", async ({ page }) => {
  await open(page, "n=6");
  for (const [key, expected] of KEYS) {
    await page.evaluate(async () => {
      await window.queensLab.send({ type: "set", n: 5 }); // or the furthest step seen would be that of the key before
      await window.queensLab.send({ type: "set", n: 6, step: 200, speed: 0.25 });
      await window.queensLab.send({ type: "seek", step: 100 });
    });
    await page.keyboard.press(key);
    await expect.poll(() => state(page), key).toMatchObject({ busy: null, ...expected });
  }
});

test("Shift and an arrow go by the next coarser grain", async ({ page }) => {
  await open(page, "n=6");
  for (const [grain, coarser] of [["test", "move"], ["move", "picture"], ["picture", "picture"]]) {
    const start = { type: "set", n: 6, step: 100, grain };
    await send(page, start);
    const { step: ahead } = await send(page, { type: "step", grain: coarser });
    await send(page, start);
    await page.keyboard.press("Shift+ArrowRight");
    expect((await settled(page)).step, `${grain}, forward`).toBe(ahead);
    const { step: behind } = await send(page, { type: "back", grain: coarser });
    await send(page, { type: "seek", step: ahead });
    await page.keyboard.press("Shift+ArrowLeft");
    expect((await settled(page)).step, `${grain}, back`).toBe(behind);
  }
});

test("plus, minus, P, ? and F work in both modes or where they belong", async ({ page }) => {
  await open(page, "n=6");
  const { speed } = await state(page);
  await page.keyboard.press("+");
  const faster = (await settled(page)).speed;
  expect(faster).toBeGreaterThan(speed);
  await page.keyboard.press("-");
  expect((await settled(page)).speed).toBeLessThan(faster);
  for (const mode of ["watch", "place"]) {
    await send(page, { type: "set", mode });
    await page.keyboard.press("p");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "projector");
    await page.keyboard.press("p");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await escape(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("n");
    expect((await settled(page)).n).toBe(mode === "watch" ? 7 : 8);
    await page.keyboard.press("f");
    await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(true);
    await page.keyboard.press("f");
    await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement))).toBe(false);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("k");
  expect(await settled(page), "Watch's keys do nothing in Place").toMatchObject({ mode: "place", playing: false, step: 0 });
});

test("a focused control's own keys win", async ({ page }) => {
  await open(page, "n=6&step=100");
  const own: [string, string, Record<string, unknown>][] = [
    ["#speed", "ArrowRight", { step: 100 }], ["#speed", "Home", { step: 100, speed: 0.25 }], ["#size", "ArrowLeft", { n: 5, step: 0 }],
    ["#step", "Space", { step: 101 }], ["#step", "Enter", { step: 101 }], ["#step", "ArrowLeft", { step: 99 }],
    ["#grain", "ArrowDown", { step: 100 }], ["#step-number", "ArrowLeft", { step: 100 }],
    ["#step-number", "k", { playing: false }], ["#tab-0-0", "ArrowRight", { step: 100 }], ["#timeline", "ArrowLeft", { step: 99 }],
  ];
  for (const [control, key, expected] of own) {
    await send(page, { type: "set", n: 6, step: 100, grain: "test" });
    await page.locator(control).focus();
    await page.keyboard.press(key);
    expect(await settled(page), `${key} on ${control}`).toMatchObject({ playing: false, ...expected });
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.locator("#tab-0-1")).toHaveAttribute("aria-selected", "true");
});

test("single letters can be switched off, and that is remembered", async ({ page }) => {
  await open(page, "n=6&step=100");
  await page.keyboard.press("?");
  await page.getByLabel("Single letters and signs are keys").uncheck();
  await escape(page);
  for (const round of ["at once", "after a reload"]) {
    for (const key of ["k", "x", "s", "r", "n", "p", "+", "?"]) await page.keyboard.press(key);
    expect(await settled(page), round).toMatchObject({ playing: false, step: 100, n: 6, speed: 2 });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageUp");
    await page.keyboard.press("Space");
    expect((await settled(page)).playing, "Space is no letter").toBe(true);
    await send(page, { type: "seek", step: 100 });
    if (round === "at once") {
      await expect.poll(() => page.url()).toContain("step=100");
      await page.reload();
      await page.evaluate(() => window.queensLab.ready);
    }
  }
});

test("the help dialog lists every key, takes the focus and gives it back", async ({ page }) => {
  await open(page, "n=6");
  await page.locator("#step").focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const keys = await textOf(dialog.locator("table"));
  for (const key of ["Space", "K", "→", "←", "PageDown", "PageUp", "Shift", "X", "S", "Home", "End", "+", "−", "N", "R", "F", "P", "?", "Enter", "Ctrl"]) {
    expect(keys).toContain(key);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("k");
  expect(await settled(page), "nothing behind it moves").toMatchObject({ step: 0, playing: false });
  expect(await page.evaluate(() => document.activeElement!.closest("dialog") !== null)).toBe(true);
  await escape(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("#step")).toBeFocused();
  await page.locator("button#share").focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await escape(page);
  await expect(page.locator("button#share")).toBeFocused();
});

test("the menu opens, leads on and closes by keys", async ({ page }) => {
  await open(page, "n=6");
  await page.locator("#more").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#menu")).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement!.closest("#menu") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  await expect(page.locator("#more")).toBeFocused();
});

test("the live region says manual steps, and is silent while playing", async ({ page }) => {
  await open(page, "n=4");
  const live = page.locator("#live");
  await expect(live).toHaveAttribute("aria-live", "polite");
  expect(await textOf(live)).toBe("");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(live).toContainText("Row 1, column 1 is free.");
  await page.keyboard.press("ArrowRight");
  await expect(live).toContainText("A queen is placed on row 1, column 1.");
  await page.keyboard.press("ArrowLeft");
  await expect(live).toContainText("Row 1, column 1 is free.");
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(document.querySelector("#live")!.textContent!))
      .observe(document.querySelector("#live")!, { subtree: true, childList: true, characterData: true });
  });
  await send(page, { type: "set", speed: 100 });
  await page.keyboard.press("k");
  await expect.poll(async () => (await state(page)).finished).toBe(true);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.length, "milestones alone: a solution, the end").toBeLessThanOrEqual(3);
  expect(said.at(-1)).toContain("Both solutions have been found.");
  await open(page, "mode=place&n=8");
  await square(page, 1, 1).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#live")).toContainText("A queen on row 1, column 1. 1 queen, 7 to go.");
});
