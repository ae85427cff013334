// Far runs, in which the page shows nothing but how far it is: how much of its time is the search's own, how it
// compares with the generator that one would write in JavaScript, and whether the page answers all the while.
import type { Page } from "@playwright/test";
import { expect, open, send, state, test } from "../fixtures";
import { median, native, quantile, whole } from "./figures";

const MOST = 2.5; // times the time that the same takes natively
const LEAST = 4; // steps of the page in the time of one of the generator; the aim is 8
const ROUNDS = 5;
const ANSWER = 50; // ms until the page has answered, in nineteen cases of twenty
const STOP = 100; // ms until a run has stopped

/** Runs n = 12 to its end, on a timeline that has seen nothing; nanoseconds a step. */
function farRun(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await window.queensLab.send({ type: "set", n: 5 });
    await window.queensLab.send({ type: "set", n: 12 });
    const begin = performance.now();
    const { finished, step, solutions } = await window.queensLab.send({ type: "run-to", what: "end" });
    const ms = performance.now() - begin;
    if (!finished || solutions.length !== 1000) throw new Error("not the whole run");
    return (ms * 1e6) / step;
  });
}

/** The textbook's search as a generator in the same page, warm: nanoseconds a step of n = 10, and how many there are. */
function generator(page: Page): Promise<{ ns: number; steps: number; solutions: number }> {
  return page.evaluate(() => {
    type Step = { kind: string; row: number; column: number; x: number[] };
    const isFree = (x: number[], row: number, column: number) => {
      for (let above = 1; above < row; above++) {
        if (x[above] === column || Math.abs(x[above] - column) === row - above) return false;
      }
      return true;
    };
    function* place(x: number[], row: number, n: number): Generator<Step> {
      yield { kind: "call", row, column: 0, x: [...x] };
      for (let column = 1; column <= n; column++) {
        yield { kind: "test", row, column, x: [...x] };
        if (!isFree(x, row, column)) continue;
        x[row] = column;
        yield { kind: "place", row, column, x: [...x] };
        if (row === n) yield { kind: "solution", row, column, x: [...x] };
        else yield* place(x, row + 1, n);
        x[row] = 0;
        yield { kind: "remove", row, column, x: [...x] };
      }
      yield { kind: "return", row, column: 0, x: [...x] };
    }
    function* search(n: number): Generator<Step> {
      const x = Array<number>(n + 1).fill(0); // counted from 1
      yield* place(x, 1, n);
      yield { kind: "done", row: 0, column: 0, x: [...x] };
    }
    const round = () => {
      let [steps, solutions] = [0, 0];
      const begin = performance.now();
      for (const { kind } of search(10)) {
        steps++;
        if (kind === "solution") solutions++;
      }
      return { ns: ((performance.now() - begin) * 1e6) / steps, steps, solutions };
    };
    for (let warm = 0; warm < 3; warm++) round();
    return [round(), round(), round()].toSorted((a, b) => a.ns - b.ns)[0];
  });
}

test("a run to the end against the same natively, and against a generator in JavaScript", async ({ page }) => {
  await open(page, "n=10");
  const { step, counters } = await send(page, { type: "run-to", what: "end" });
  const natives: number[] = [];
  const runs: number[] = [];
  const generators: number[] = [];
  const natively = () => natives.push(1e9 / native("native far run steps/s", "native steps/s"));
  natively();
  for (let round = 0; round < ROUNDS; round++) {
    runs.push(await farRun(page));
    const { ns, steps, solutions } = await generator(page);
    expect([steps, solutions], "the generator takes the same steps").toEqual([step, counters.solutions]);
    generators.push(ns);
  }
  natively();
  const [core, run, written] = [Math.min(...natives), Math.min(...runs), Math.min(...generators)];
  const list = (values: number[]) => values.map((value) => value.toFixed(1)).join(" ");
  console.log(`natively, ns a step: ${list(natives)}; the page: ${list(runs)}; the generator: ${list(generators)}`);
  console.log(`the page makes ${whole(1e9 / run)} steps/s, natively it is ${whole(1e9 / core)}`);
  console.log(`a run to the end takes ${(run / core).toFixed(2)} times as long as natively (at most ${MOST})`);
  console.log(`a step of the generator takes as long as ${(written / run).toFixed(2)} of the page (at least ${LEAST})`);
  expect.soft(run / core).toBeLessThanOrEqual(MOST);
  expect(written / run).toBeGreaterThanOrEqual(LEAST);
});

/** Milliseconds between an input and what it led to, as the page notes them from now on: two tabs that are clicked. */
async function noteAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    addEventListener("click", ({ timeStamp, target }) => {
      const tab = (target as Element).closest("[role=tab]");
      if (!tab) return;
      const shown = new MutationObserver(() => {
        if (tab.getAttribute("aria-selected") !== "true") return;
        answers.push(performance.now() - timeStamp);
        shown.disconnect();
      });
      shown.observe(tab, { attributes: true });
    }, { capture: true });
  });
}

/** The longest time between two frames, and the longest that `state()` took, over some time; in milliseconds. */
function stalls(page: Page, lasts: number): Promise<{ frame: number; state: number }> {
  return page.evaluate(async (lasts) => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const begin = await frame();
    let [last, between, asked] = [begin, 0, 0];
    while (last - begin < lasts) {
      const now = await frame();
      between = Math.max(between, now - last);
      last = now;
      const before = performance.now();
      window.queensLab.state();
      asked = Math.max(asked, performance.now() - before);
    }
    return { frame: between, state: asked };
  }, lasts);
}

/** Starts the run that goes on for as long as anybody measures. */
async function endless(page: Page): Promise<void> {
  await send(page, { type: "set", n: 5 });
  await send(page, { type: "set", n: 18 });
  await page.evaluate(() => void window.queensLab.send({ type: "run-to", what: "end" }));
  await expect(page.locator("#stop")).toBeVisible();
}

/** Clicks Stop; the milliseconds from the click until nothing is on its way. */
async function stopped(page: Page): Promise<number> {
  const time = await page.evaluateHandle(() => {
    const idle = async ({ timeStamp }: Event) => {
      while (window.queensLab.state().busy !== null) await new Promise((done) => setTimeout(done));
      return performance.now() - timeStamp;
    };
    return { promise: new Promise<number>((done) => addEventListener("click", (click) => done(idle(click)), { once: true })) };
  });
  await page.locator("#stop").click();
  return time.evaluate(({ promise }) => promise);
}

test("while a run is on its way the page answers, and Stop stops it", async ({ page }) => {
  await open(page, "n=18");
  const tabs = await Promise.all(["#tab-0-2", "#tab-0-0"].map(async (tab) => (await page.locator(tab).boundingBox())!));
  await endless(page);
  await noteAnswers(page);
  for (let probe = 0; probe < 40; probe++) {
    const { x, y, width, height } = tabs[probe % 2];
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 30 + (probe * 37) % 50); // not in step with frames
  }
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  const { frame, state: asked } = await stalls(page, 2000);
  expect((await state(page)).busy, "it was on its way all the while").not.toBeNull();
  const stops: number[] = [await stopped(page)];
  for (let round = 1; round < ROUNDS; round++) {
    await endless(page);
    stops.push(await stopped(page));
  }
  const [half, most] = [median(answers), quantile(answers, 0.95)];
  console.log(`${answers.length} clicks on a tab: answered after ${half.toFixed(1)} ms, `
    + `95 % within ${most.toFixed(1)} (at most ${ANSWER}), the longest ${Math.max(...answers).toFixed(1)}`);
  console.log(`the longest time between two frames ${frame.toFixed(1)} ms, of state() ${asked.toFixed(1)}`);
  console.log(`Stop stops after ${stops.map((ms) => ms.toFixed(1)).join(" ")} ms (at most ${STOP})`);
  expect(answers).toHaveLength(40);
  expect.soft(most).toBeLessThanOrEqual(ANSWER);
  expect(Math.max(...stops)).toBeLessThanOrEqual(STOP);
});
