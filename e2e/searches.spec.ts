// Every search in Watch: chosen from the list, stepped there and back, with its code, variables and drawing.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, shown, state, test, type State } from "./fixtures";

const GROUPS: Record<string, string[]> = {
  "Backtracking": ["recursive", "iterative", "recursive-grid", "marked-lines", "cell-by-cell"],
  "Without pruning": ["permutations", "row-tuples", "combinations", "ordered-placements"],
  "Modern": ["bitmask", "half-board", "forward-checking", "mrv", "min-conflicts", "construction", "dancing-links"],
};
const SEARCHES = Object.values(GROUPS).flat();
const SHORT_LIST = ["recursive", "iterative", "permutations", "bitmask"];

/** What the page holds after one step. */
interface Seen {
  state: State;
  /** Lines of the listing that are marked, from 1. */
  marked: number[];
  /** Names and values of the variables. */
  variables: [string, string][];
  /** The path data of the picture by class, and its figures. */
  paths: Record<string, string>;
  /** Columns, rows of what is at work; null where nothing is. */
  atWork: [string, string] | null;
}

/** Takes up to `count` steps forwards and, where asked, as many back; what the page holds at the start and after each. */
function walk(page: Page, count: number, andBack = false): Promise<{ there: Seen[]; back: Seen[] }> {
  return page.evaluate(async ({ count, andBack }) => {
    const look = (state: State): Seen => {
      const picture = document.querySelector("svg[data-board]")!;
      const paths = [...picture.querySelectorAll("path[class]")].map((path) => [path.getAttribute("class")!, path.getAttribute("d")!]);
      paths.push(["figures", picture.querySelector(".figures")!.textContent!]);
      const atWork = picture.querySelector("rect.row[visibility=visible]");
      const lines = [...document.querySelectorAll(".code code")];
      return {
        state,
        marked: lines.flatMap((line, index) => (line.classList.contains("current") ? [index + 1] : [])),
        variables: [...document.querySelectorAll("dl.variables > div")]
          .map((variable) => [variable.querySelector("dt")!.textContent!, variable.querySelector("dd")!.textContent!]),
        paths: Object.fromEntries(paths),
        atWork: atWork && [atWork.getAttribute("width")!, atWork.getAttribute("height")!],
      };
    };
    const lab = window.queensLab;
    const there = [look(lab.state())];
    while (there.length <= count && !there.at(-1)!.state.finished) there.push(look(await lab.send({ type: "step" })));
    const back: Seen[] = [];
    for (let step = there.length - 1; andBack && step > 0; step--) back.push(look(await lab.send({ type: "back" })));
    return { there, back };
  }, { count, andBack });
}

test("the list offers four searches, and all sixteen in three groups once asked for", async ({ page }) => {
  await open(page);
  const list = page.locator("#search");
  const offered = () => list.locator("option").evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await offered()).toEqual([...SHORT_LIST, "all"]);
  await expect(list.locator("option").last()).toHaveText("All searches…");
  await list.selectOption("all");
  await expect(list.locator("optgroup")).toHaveCount(3);
  await expect(list, "the search itself is the same").toHaveValue("recursive");
  const groups = await list.locator("optgroup").evaluateAll((groups) => groups.map((group) => [
    (group as HTMLOptGroupElement).label, [...group.children].map((option) => (option as HTMLOptionElement).value),
  ]));
  expect(groups.map(([name]) => name)).toEqual(Object.keys(GROUPS));
  for (const [name, members] of groups) expect((members as string[]).toSorted(), String(name)).toEqual(GROUPS[String(name)].toSorted());
  const names = await list.locator("option").allTextContents();
  expect(new Set(names).size, "every search has a name of its own").toBe(16);
  for (const search of SEARCHES) {
    await list.selectOption(search);
    expect(await settled(page)).toMatchObject({ search, step: 0, n: 4 });
  }
  await open(page, "search=mrv&n=6");
  await expect(list, "one that is not among the four opens with the whole list").toHaveValue("mrv");
  await expect(list.locator("optgroup")).toHaveCount(3);
});

/** Searches that go into one test, so that none takes long. */
const TOGETHER = [...Array(6).keys()].map((part) => SEARCHES.filter((_, index) => index % 6 === part));

for (const searches of TOGETHER) {
  test(`60 steps and back, each with its caption, line and variables: ${searches.join(", ")}`, async ({ page }) => {
    await open(page, "n=6");
    for (const search of searches) {
      await send(page, { type: "set", search, step: 0 });
      const { there, back } = await walk(page, 60, true);
      expect(back, search).toHaveLength(there.length - 1);
      expect(there.length, search).toBeGreaterThan(search === "construction" ? 10 : 60);
      expect(there[0].state).toMatchObject({ search, step: 0, queens: [], event: null, counters: { tests: 0, placements: 0, steps: 0 } });
      for (const [index, seen] of back.entries()) {
        const before = there[there.length - 2 - index];
        expect(shown(seen.state), `${search}: back at step ${before.state.step}`).toEqual(shown(before.state));
        expect(seen, `${search}: back at step ${before.state.step} on the page`).toEqual({ ...before, state: seen.state });
      }
      for (const seen of there.slice(1)) tells(seen, search);
      const captions = new Set(there.map(({ state: { caption } }) => caption));
      expect(captions.size, `${search}: the captions tell the steps apart`).toBeGreaterThan(8);
    }
  });
}

/** Whether a step has its caption, its line in the code, and values for all variables. */
function tells({ state: { step, caption, line, event, counters }, marked, variables }: Seen, search: string): void {
  const at = `${search}, step ${step}, ${event.kind}`;
  expect(caption.length, at).toBeGreaterThan(10);
  expect(caption, `${at}: every gap is filled`).not.toMatch(/[{}]|undefined|NaN/);
  expect(line !== null || event.kind === "done", `${at}: every step but the last has a line`).toBe(true);
  expect(marked, at).toEqual(line === null ? [] : [line]);
  expect(variables.length, at).toBeGreaterThan(0);
  for (const [name, value] of variables) expect(name && value, `${at}: ${name}`).toBeTruthy();
  expect(counters.steps, at).toBe(step);
}

/** What has to be drawn at some of the first steps of a search: a path that is not empty, or what is at work. */
const DRAWN: [string, string][] = [
  ["marked-lines", "figures"], ["ordered-placements", "figures"], ["combinations", "figures"], ["min-conflicts", "figures"],
  ["permutations", "candidates"], ["forward-checking", "candidates"], ["mrv", "candidates"], ["dancing-links", "candidates"],
  ["bitmask", "bits"], ["half-board", "bits"],
];

test("what a search holds beside the queens is drawn", async ({ page }) => {
  await open(page);
  for (const [search, path] of DRAWN) {
    await send(page, { type: "set", search, n: 6, step: 0 });
    const { there } = await walk(page, 40);
    expect(there.filter(({ paths }) => paths[path] !== "").length, `${search}: ${path}`).toBeGreaterThan(3);
    const others = ["figures", "candidates", "bits"].filter((other) => other !== path);
    for (const { paths } of there) for (const other of others) expect(paths[other], `${search}: no ${other}`).toBe("");
  }
});

test("looking ahead shows the row that has no column left", async ({ page }) => {
  await open(page);
  for (const search of ["forward-checking", "mrv"]) {
    await send(page, { type: "set", search, n: 4, step: 0 });
    const { there } = await walk(page, 80);
    const emptied = there.filter(({ paths }) => paths.emptied !== "");
    expect(emptied.length, search).toBeGreaterThan(0);
    expect(emptied[0].paths.emptied).toMatch(/^M0 [0-3]h4v1h-4z$/);
    expect(emptied[0].state.caption).toMatch(/D\[\d\] is empty: row \d is a dead end\./);
  }
});

test("the column that has the fewest options is at work, or the square that comes next", async ({ page }) => {
  await open(page, "search=dancing-links&n=6");
  const { there } = await walk(page, 120);
  const columns = there.filter(({ atWork }) => atWork?.[0] === "1" && atWork[1] === "6");
  expect(columns.length).toBeGreaterThan(0);
  expect(columns[0].state.caption).toMatch(/Column \d is chosen: no row or column has fewer options\./);
  expect(there.some(({ atWork }) => atWork?.[0] === "6" && atWork[1] === "1"), "rows too").toBe(true);
  await send(page, { type: "set", search: "cell-by-cell", step: 0 });
  const [, first] = (await walk(page, 1)).there;
  expect(first.state.event, "the first call is for the last square").toMatchObject({ kind: "call", row: 6, column: 6 });
  expect(first.atWork).toEqual(["1", "1"]);
});

test("the construction lists the even and the odd columns", async ({ page }) => {
  await open(page, "search=construction&n=8");
  const { there } = await walk(page, 60);
  const variables = Object.fromEntries(there.at(-1)!.variables);
  expect(variables.E.split(" ").map(Number).toSorted()).toEqual([2, 4, 6, 8]);
  expect(variables.O.split(" ").map(Number).toSorted()).toEqual([1, 3, 5, 7]);
  expect(there.at(-1)!.state).toMatchObject({ finished: true, counters: { tests: 0, placements: 8, solutions: 1 }, conflicts: [] });
});

test("every search that finds all solutions finds as many in the page", async ({ page }) => {
  await open(page);
  const one = ["min-conflicts", "construction"];
  for (const search of SEARCHES) {
    const n = ["ordered-placements", "combinations"].includes(search) ? 4 : 6;
    await send(page, { type: "set", search, n });
    const { finished, solutions, conflicts } = await send(page, { type: "run-to", what: "end" });
    expect(finished, search).toBe(true);
    const boards = new Set(solutions.map((columns: number[]) => columns.join(" ")));
    expect(boards.size, search).toBe(one.includes(search) ? 1 : n === 4 ? 2 : 4);
    if (one.includes(search)) expect(conflicts, search).toEqual([]);
  }
  expect((await state(page)).busy).toBeNull();
});
