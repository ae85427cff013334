// Searches that begin from given queens and blocked squares.
import { expect, open, send, settled, shown, square, state, test, textOf } from "./fixtures";

const START = "n=6&queens=3.1&blocked=1.2";

test("the start is drawn, named and told", async ({ page }) => {
  await open(page, START);
  expect(await state(page)).toMatchObject({ mode: "watch", n: 6, step: 0, queens: [[3, 1]], counters: { placements: 0 } });
  await expect(page.locator("#caption")).toContainText("A board of 6 × 6: 1 queen given, 1 square blocked, 5 queens to place.");
  await expect(page.locator("svg[data-board] path.given")).toHaveAttribute("d", "M0 2h.24l-.24.24z");
  await expect(page.locator("svg[data-board] path.blocked")).toHaveAttribute("d", "M1 0h1v1h-1z");
  await expect(page.locator("svg[data-board] .queens use")).toHaveCount(1);
  await expect(square(page, 3, 1)).toHaveAccessibleName("row 3, column 1, queen, given");
  await expect(square(page, 1, 2)).toHaveAccessibleName("row 1, column 2, blocked");
  expect(await textOf(page.locator(".notices"))).toBe("");
  const kept = page.getByText("Given queens stay and count from the first step; blocked squares are left out.");
  await expect(kept, "beside the listing, which knows of no start").toBeVisible();
  await page.locator("#clear-start").click();
  await expect(kept).toBeHidden();
});

test("the search keeps it: no other column on row 3, nobody on the blocked square", async ({ page }) => {
  await open(page, START);
  const seen = await page.evaluate(async () => {
    const queens: string[] = [];
    for (let now = window.queensLab.state(); !now.finished; now = await window.queensLab.send({ type: "step", grain: "move" })) {
      queens.push(...now.queens.map((queen: number[]) => queen.join(".")));
      if (!now.queens.some(([row, column]: number[]) => row === 3 && column === 1)) queens.push("the given queen is gone");
    }
    return [...new Set(queens)];
  });
  expect(seen.filter((queen) => queen.startsWith("3."))).toEqual(["3.1"]);
  expect(seen).not.toContain("1.2");
  expect(seen).not.toContain("the given queen is gone");
  // Of the four solutions 2 4 6 1 3 5, 3 6 2 5 1 4, 4 1 5 2 6 3 and 5 3 1 6 4 2 the last alone has row 3 on column 1.
  expect((await state(page)).solutions).toEqual([[5, 3, 1, 6, 4, 2]]);
});

test("every search but two keeps a start and finds the same solution", async ({ page }) => {
  await open(page, START);
  const keeping = [
    "recursive", "iterative", "recursive-grid", "marked-lines", "cell-by-cell", "permutations", "row-tuples", "bitmask",
    "forward-checking", "mrv", "min-conflicts", "dancing-links",
  ];
  for (const search of keeping) {
    const begun = await send(page, { type: "set", search, step: 0 });
    expect(begun.queens, search).toEqual([[3, 1]]);
    const { solutions } = await send(page, { type: "run-to", what: "end" });
    expect(solutions, search).toEqual([[5, 3, 1, 6, 4, 2]]);
  }
});

test("the address keeps the start over steps and a reload, and so does a link", async ({ page, browser }) => {
  await open(page, START);
  const before = await send(page, { type: "seek", step: 25 });
  await expect.poll(() => page.url()).toContain("step=25");
  expect(page.url()).toContain("queens=3.1");
  expect(page.url()).toContain("blocked=1.2");
  await page.reload();
  await page.evaluate(() => window.queensLab.ready);
  await expect.poll(async () => shown(await state(page))).toEqual(shown(before));
  await page.locator("button#share").click();
  const link = await page.locator("#share-link").inputValue();
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.evaluate(() => window.queensLab.ready);
  await expect.poll(async () => shown(await settled(other))).toEqual(shown(before));
  await expect(other.locator("svg[data-board] path.blocked")).toHaveAttribute("d", "M1 0h1v1h-1z");
  await elsewhere.close();
});

for (const [search, name, reason] of [
  ["half-board", "Half board", "The mirror image of a start is another start."],
  ["construction", "Construction", "It is a formula for the empty board."],
]) {
  test(`${search} says why it keeps no start`, async ({ page }) => {
    await open(page, `search=${search}&${START}`);
    expect(await state(page)).toMatchObject({ search, queens: [], step: 0 });
    await expect(page.locator(".notices")).toContainText(`${name} starts on the empty board: ${reason}`);
    await expect(page.locator("#caption")).toContainText(`This search keeps no start. ${reason}`);
    await expect(page.locator("svg[data-board] path.blocked")).toHaveAttribute("d", "");
    await page.locator("#search").selectOption("recursive");
    expect((await settled(page)).queens, "the next search has it again").toEqual([[3, 1]]);
  });
}

test("queens that attack each other or stand on blocked squares are left out and named", async ({ page }) => {
  await open(page, "n=6&queens=1.1,2.2,4.3&blocked=4.3,9.9");
  expect((await state(page)).queens).toEqual([[1, 1]]);
  const notices = page.locator(".notices");
  await expect(notices).toContainText("queens: 2.2 is attacked from 1.1 and is left out");
  await expect(notices).toContainText("queens: 4.3 cannot be used and is left out.");
  await expect(notices).toContainText("blocked: 9.9 cannot be used and is left out.");
});

test("a message may bring a start, and one that cannot be kept is refused", async ({ page }) => {
  await open(page, "n=6");
  expect(await send(page, { type: "set", queens: [[3, 1]], blocked: [[1, 2]] })).toMatchObject({ queens: [[3, 1]], step: 0 });
  const refusal = (message: object) => page.evaluate(
    (sent) => window.queensLab.send({ type: "set", ...sent }).then(() => "taken", (error: Error) => error.message), message);
  expect(await refusal({ queens: [[1, 1], [2, 2]] })).toMatch(/queens/);
  expect(await refusal({ queens: [[1, 2]] }), "blocked").toMatch(/1\.2/);
  expect(await refusal({ search: "half-board", queens: [[1, 1]] })).toMatch(/half-board/);
  expect(await state(page), "nothing has changed").toMatchObject({ search: "recursive", queens: [[3, 1]] });
});

test("a position put up by hand is searched on, and the start can be taken away", async ({ page }) => {
  await open(page, "mode=place&n=6");
  await square(page, 3, 1).click();
  await square(page, 4, 2).click();
  await expect(page.locator("#search-here"), "no search from queens that attack each other").toBeDisabled();
  await expect(page.locator("#search-here")).toHaveAccessibleDescription(/No search can start from here: a search keeps the queens it is given\./);
  await square(page, 4, 2).click();
  await page.locator("#search-here").click();
  expect(await settled(page)).toMatchObject({ mode: "watch", n: 6, step: 0, queens: [[3, 1]] });
  await expect(page.locator("#caption")).toContainText("1 queen given");
  expect((await send(page, { type: "run-to", what: "end" })).solutions).toEqual([[5, 3, 1, 6, 4, 2]]);
  await page.getByRole("button", { name: "Without the start" }).click();
  expect(await settled(page)).toMatchObject({ mode: "watch", step: 0, queens: [] });
  await expect(page.locator("#caption")).toContainText("An empty 6 × 6 board");
  await expect(page.locator("#clear-start")).toHaveCount(0);
  await expect.poll(() => page.url()).not.toContain("queens=");
});
