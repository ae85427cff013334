// Queens placed by hand: every way to put, carry and take off one, the verdicts, pairs and safe squares.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, square, state, test, textOf, type State } from "./fixtures";

/** The middle of a square in pixels. */
async function middle(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const box = (await square(page, row, column).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Spot = { x: number; y: number };

/** Drags the mouse from one spot to another; `options` name the button. */
async function drag(page: Page, from: Spot, to: Spot, options: { button?: "left" | "right" } = {}): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down(options);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up(options);
}

const queensOf = async (page: Page): Promise<number[][]> => (await settled(page)).queens;

test("a click, Enter and Space put a queen there and take her off", async ({ page }) => {
  await open(page, "mode=place&n=8");
  const ways: [string, () => Promise<void>][] = [
    ["click", () => square(page, 3, 5).click()],
    ["Enter", async () => { await square(page, 3, 5).focus(); await page.keyboard.press("Enter"); }],
    ["Space", async () => { await square(page, 3, 5).focus(); await page.keyboard.press("Space"); }],
  ];
  for (const [way, act] of ways) {
    await act();
    expect(await queensOf(page), way).toEqual([[3, 5]]);
    await expect(page.locator("svg[data-board] .queens use")).toHaveCount(1);
    await act();
    expect(await queensOf(page), `${way} again`).toEqual([]);
  }
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap puts a queen there and takes her off", async ({ page }) => {
    await open(page, "mode=place&n=8");
    await square(page, 8, 1).tap();
    expect(await queensOf(page)).toEqual([[8, 1]]);
    await square(page, 1, 8).tap();
    expect(await queensOf(page)).toEqual([[1, 8], [8, 1]]);
    await square(page, 8, 1).tap();
    expect(await queensOf(page)).toEqual([[1, 8]]);
  });
});

test("a drag carries a queen to another square, or off the board", async ({ page }) => {
  await open(page, "mode=place&n=8&queens=2.3,5.5");
  const outside = async (): Promise<Spot> => {
    const { x, y, width } = (await page.locator(".squares").boundingBox())!;
    return { x: x + width + 60, y: y + 40 };
  };
  await drag(page, await middle(page, 2, 3), await middle(page, 7, 8));
  expect(await queensOf(page)).toEqual([[5, 5], [7, 8]]);
  await drag(page, await middle(page, 5, 5), await outside());
  expect(await queensOf(page)).toEqual([[7, 8]]);
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  expect(await queensOf(page)).toEqual([[2, 3], [5, 5]]);
  await drag(page, await middle(page, 2, 3), await middle(page, 5, 5));
  expect(await queensOf(page), "a taken square is no place to go").toEqual([[2, 3], [5, 5]]);
  await drag(page, await middle(page, 2, 3), await middle(page, 2, 3));
  expect(await queensOf(page), "a drag on the spot is a click").toEqual([[5, 5]]);
  await drag(page, await middle(page, 1, 1), await outside());
  expect(await queensOf(page), "an empty square cannot be carried").toEqual([[5, 5]]);
});

test("while she is carried she is under the pointer; nothing is left of it afterwards", async ({ page }) => {
  await open(page, "mode=place&n=8&queens=2.3");
  const carried = page.locator("svg[data-board] .carried");
  const [from, to] = [await middle(page, 2, 3), await middle(page, 6, 6)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect(carried).toHaveAttribute("visibility", "visible");
  await expect(carried).toHaveAttribute("transform", /translate\(5\.[45]\d* 5\.[45]\d*\)/);
  expect((await state(page)).queens).toEqual([[2, 3]]);
  await page.mouse.up();
  await expect(carried).toHaveAttribute("visibility", "hidden");
});

test("the right button does nothing, and Watch lets nothing be put or carried", async ({ page }) => {
  await open(page, "mode=place&n=8&queens=2.3");
  await square(page, 4, 4).click({ button: "right" });
  await square(page, 4, 4).click({ button: "middle" });
  await drag(page, await middle(page, 2, 3), await middle(page, 6, 6), { button: "right" });
  expect(await queensOf(page)).toEqual([[2, 3]]);
  const before = await send(page, { type: "set", mode: "watch", n: 8, step: 1298 });
  await square(page, 1, 1).click();
  const edge = (await page.locator(".squares").boundingBox())!;
  await drag(page, await middle(page, 1, 1), await middle(page, 7, 7));
  await drag(page, await middle(page, 1, 1), { x: edge.x - 80, y: edge.y + 30 });
  expect(await settled(page)).toEqual(before);
});

test("verdicts, pairs in words and drawn", async ({ page }) => {
  await open(page, "mode=place&n=8");
  const cases: [string, string, string[]][] = [
    ["", "An empty board.", []],
    ["1.1", "1 queen, 7 to go.", []],
    ["1.1,2.5,3.8,4.6", "4 queens, no two attack each other, 4 to go.", []],
    ["1.1,1.4", "1 pair attacks each other.", ["row 1, column 1 and row 1, column 4: same row"]],
    ["1.2,4.2,6.4", "2 pairs attack each other.", [
      "row 1, column 2 and row 4, column 2: same column", "row 4, column 2 and row 6, column 4: same diagonal"]],
    ["1.1,3.3,5.5", "3 pairs attack each other.", [
      "row 1, column 1 and row 3, column 3: same diagonal", "row 1, column 1 and row 5, column 5: same diagonal",
      "row 3, column 3 and row 5, column 5: same diagonal"]],
    ["1.1,2.5,3.8,4.6,5.3,6.7,7.2,8.4", "Solved: one of 92.", []],
  ];
  for (const [queens, verdict, pairs] of cases) {
    const { caption, conflicts } = await send(page, { type: "set", queens });
    expect(caption).toContain(verdict);
    await expect(page.locator("#caption")).toContainText(verdict);
    expect(await page.locator("#pairs li").allTextContents()).toEqual(pairs);
    expect(conflicts).toHaveLength(pairs.length);
    const drawn = (await page.locator("svg[data-board] path.ray.thin").getAttribute("d")) ?? "";
    expect(drawn.split("M")).toHaveLength(pairs.length + 1);
  }
  await send(page, { type: "set", n: 1 });
  for (const [n, queens, verdict] of [[1, "1.1", "Solved: the only solution."], [4, "1.2,2.4,3.1,4.3", "Solved: one of 2."],
    [6, "1.2,2.4,3.6,4.1,5.3,6.5", "Solved: one of 4."]] as const) {
    expect((await send(page, { type: "set", n, queens })).caption).toBe(verdict);
  }
});

test("safe squares are marked, and every square says who attacks it", async ({ page }) => {
  await open(page, "mode=place&n=4&queens=1.2");
  await page.getByLabel("Show safe squares").check();
  const safe = (await page.locator("svg[data-board] path.safe").getAttribute("d"))!;
  const middles = [...safe.matchAll(/M(\d+)\.5 (\d+)\.5/g)].map(([, column, row]) => [Number(row) + 1, Number(column) + 1]);
  expect(middles).toEqual([[2, 4], [3, 1], [3, 3], [4, 1], [4, 3], [4, 4]]);
  await expect(page.locator("#caption")).toContainText("6 safe squares are left.");
  const names: [number, number, string][] = [
    [1, 2, "row 1, column 2, queen"],
    [3, 2, "row 3, column 2, attacked by the queen on row 1, column 2, same column"],
    [3, 4, "row 3, column 4, attacked by the queen on row 1, column 2, same diagonal"],
    [1, 4, "row 1, column 4, attacked by the queen on row 1, column 2, same row"],
    [4, 4, "row 4, column 4, free"],
  ];
  for (const [row, column, name] of names) {
    await expect(square(page, row, column)).toHaveAccessibleName(name);
    await square(page, row, column).hover();
    await expect(page.locator("#caption")).toContainText(name, { ignoreCase: true });
  }
  await page.mouse.move(5, 5);
  await expect(page.locator("#caption")).not.toContainText(names[4][2]);
  await square(page, 3, 4).focus();
  await expect(page.locator("#caption")).toContainText(names[2][2], { ignoreCase: true });
  await send(page, { type: "set", queens: "1.2,4.4" });
  await expect(square(page, 2, 2)).toHaveAccessibleName(
    /attacked by the queen on row 1, column 2, same column, and by the queen on row 4, column 4, same diagonal/);
  await page.getByLabel("Show safe squares").uncheck();
  await expect(page.locator("svg[data-board] path.safe")).toHaveAttribute("d", "");
});

test("the position of the search watched is taken over, and a solution says nothing of the square pointed at", async ({ page }) => {
  await open(page, "n=4&step=50");
  await page.locator("#mode-place").click();
  await page.locator("#take-over").click();
  expect(await queensOf(page)).toEqual([[1, 2], [2, 4], [3, 1], [4, 3]]);
  await square(page, 4, 3).hover();
  await expect(page.locator("#caption")).toHaveText("Solved: one of 2.");
  await page.locator("#undo").click();
  expect(await queensOf(page)).toEqual([]);
});

test("undo, redo and clear by buttons and keys", async ({ page }) => {
  await open(page, "mode=place&n=8");
  await expect(page.locator("#undo")).toBeDisabled();
  await expect(page.locator("#redo")).toBeDisabled();
  await expect(page.locator("#clear")).toBeDisabled();
  const history = [[], [[1, 1]], [[1, 1], [2, 3]], [[1, 1], [2, 3], [3, 5]]];
  for (const [row, column] of history[3]) await square(page, row, column).click();
  await page.locator("#clear").click();
  expect(await queensOf(page)).toEqual([]);
  const back = [...history, []];
  for (const [undo, redo] of [
    [() => page.locator("#undo").click(), () => page.locator("#redo").click()],
    [() => page.keyboard.press("Control+z"), () => page.keyboard.press("Control+Shift+Z")],
  ]) {
    for (const expected of back.toReversed().slice(1)) {
      await undo();
      expect(await queensOf(page)).toEqual(expected);
    }
    await expect(page.locator("#undo")).toBeDisabled();
    for (const expected of back.slice(1)) {
      await redo();
      expect(await queensOf(page)).toEqual(expected);
    }
    await expect(page.locator("#redo")).toBeDisabled();
  }
  await page.locator("#undo").click();
  await square(page, 8, 8).click();
  await expect(page.locator("#redo"), "a new queen ends what could be redone").toBeDisabled();
});

test("the position is kept over a reload, a look at Watch, and another size as far as it fits", async ({ page }) => {
  await open(page, "mode=place&n=8");
  for (const [row, column] of [[1, 1], [2, 7], [5, 5]]) await square(page, row, column).click();
  await expect.poll(() => page.url()).toContain("queens=1.1,2.7,5.5");
  await page.reload();
  await page.evaluate(() => window.queensLab.ready);
  expect(await state(page)).toMatchObject({ mode: "place", n: 8, queens: [[1, 1], [2, 7], [5, 5]] });
  await page.locator("#mode-watch").click();
  expect(await settled(page)).toMatchObject({ mode: "watch", queens: [] });
  await page.locator("#mode-place").click();
  expect(await queensOf(page)).toHaveLength(3);
  const fits: [number, State["queens"]][] = [[7, [[1, 1], [2, 7], [5, 5]]], [6, [[1, 1], [5, 5]]], [9, [[1, 1], [5, 5]]], [4, [[1, 1]]]];
  for (const [n, queens] of fits) {
    expect((await send(page, { type: "set", n })).queens, `n = ${n}`).toEqual(queens);
  }
  expect(await textOf(page.locator("#size-value"))).toBe("4 × 4");
});

test("nobody stands on a blocked square, which looks and is called so", async ({ page }) => {
  await open(page, "mode=place&n=4&blocked=2.2,3.3");
  await square(page, 2, 2).click();
  expect(await queensOf(page)).toEqual([]);
  await expect(square(page, 2, 2)).toHaveAccessibleName("row 2, column 2, blocked");
  await expect(page.locator("svg[data-board] path.blocked")).not.toHaveAttribute("d", "");
  await square(page, 1, 1).click();
  await drag(page, await middle(page, 1, 1), await middle(page, 3, 3));
  expect(await queensOf(page)).toEqual([[1, 1]]);
});
