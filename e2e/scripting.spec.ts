// The scripting interface and embedding: section 4 of the contract.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, shown, state, test, type State } from "./fixtures";

test("version, ready and the fields of the state", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const { version, ready } = await page.evaluate(async () => ({
    version: window.queensLab.version,
    ready: window.queensLab.ready instanceof Promise,
  }));
  expect(version).toMatch(/^\d+\.\d+/);
  expect(ready).toBe(true);
  expect(await state(page)).toEqual({
    mode: "watch", search: "recursive", n: 8, seed: 1, step: 1298, grain: "test", finished: false, playing: false, busy: null,
    speed: 2, lang: "en", depth: 5, line: expect.any(Number), caption: expect.stringMatching(/^Row 6, column 4 is attacked\./),
    queens: [[1, 1], [2, 5], [3, 8], [4, 6], [5, 3]],
    event: { kind: "test", row: 6, column: 4, by: { row: 4, column: 6 }, attackers: [[4, 6], [5, 3]] },
    counters: { tests: 867, placements: 110, removals: 105, solutions: 0, depth: 5, steps: 1298 },
    marks: { rejected: expect.any(Array), failed: expect.any(Array) }, conflicts: [], solutions: [],
  });
});

test("the state is plain JSON, and a copy", async ({ page }) => {
  await open(page, "n=8&step=23855");
  const same = await page.evaluate(() => {
    const first = window.queensLab.state();
    const text = JSON.stringify(first);
    first.queens = "spoilt";
    first.counters.tests = -1;
    return JSON.stringify(window.queensLab.state()) === text && JSON.stringify(JSON.parse(text)) === text;
  });
  expect(same).toBe(true);
  const { solutions, counters } = await state(page);
  expect(solutions).toHaveLength(92);
  expect(counters).toMatchObject({ tests: 15720, placements: 2056, removals: 2056, solutions: 92, steps: 23855, depth: 0 });
  expect(solutions[0]).toEqual([1, 5, 8, 6, 3, 7, 2, 4]);
  expect(solutions.at(-1)).toEqual([8, 4, 1, 3, 6, 2, 7, 5]);
});

test("every message, and the state it is kept with", async ({ page }) => {
  await open(page);
  const cases: [object, object][] = [
    [{ type: "step" }, { step: 1, event: { kind: "call", row: 1, column: null, by: null, attackers: [] } }],
    [{ type: "step", grain: "test" }, { step: 2, event: { kind: "test", row: 1, column: 1, by: null } }],
    [{ type: "step", grain: "move" }, { step: 3, event: { kind: "place" }, queens: [[1, 1]], depth: 1 }],
    [{ type: "step", grain: "picture" }, { queens: [[1, 1], [2, 3]], event: { kind: "place", row: 2, column: 3 } }],
    [{ type: "back", grain: "picture" }, { step: 3 }],
    [{ type: "back" }, { step: 2 }],
    [{ type: "back", grain: "move" }, { step: 0 }],
    [{ type: "back" }, { step: 0 }],
    [{ type: "run-to", what: "row" }, { step: 1, event: { kind: "call", row: 1 } }],
    [{ type: "run-to", what: "row" }, { event: { kind: "call", row: 2 } }],
    [{ type: "run-to", what: "dead-end" }, { step: 13, event: { kind: "test", row: 3, column: 4 } }],
    [{ type: "run-to", what: "backtrack" }, { event: { kind: "remove", row: 2, column: 3 } }],
    [{ type: "run-to", what: "solution" }, { event: { kind: "solution" }, counters: { tests: 26, solutions: 1 }, solutions: [[2, 4, 1, 3]] }],
    [{ type: "run-to", what: "solution" }, { solutions: [[2, 4, 1, 3], [3, 1, 4, 2]] }],
    [{ type: "run-to", what: "solution" }, { finished: true, step: 125 }],
    [{ type: "step" }, { finished: true, step: 125, event: { kind: "done", row: null, column: null } }],
    [{ type: "seek", step: 50 }, { step: 50, finished: false }],
    [{ type: "seek", step: 5000 }, { step: 125, finished: true }],
    [{ type: "set", n: 6 }, { n: 6, step: 0, finished: false }],
    [{ type: "run-to", what: "end" }, { step: 1501, counters: { tests: 894, solutions: 4 } }],
    [{ type: "set", n: 8, step: 1298, grain: "move", speed: 20, lang: "zh" }, { n: 8, step: 1298, grain: "move", speed: 20, lang: "zh" }],
    [{ type: "set", search: "iterative" }, { search: "iterative", step: 0, n: 8 }],
    [{ type: "set", seed: 77 }, { seed: 77, step: 0 }],
    [{ type: "set", speed: 0.25 }, { speed: 0.25 }],
    [{ type: "play" }, { playing: true }],
    [{ type: "pause" }, { playing: false }],
    [{ type: "play" }, { playing: true }],
    [{ type: "set", n: 5 }, { playing: false, step: 0, n: 5 }],
    [{ type: "set", mode: "place", queens: [[1, 1], [5, 5]] }, { mode: "place", queens: [[1, 1], [5, 5]], conflicts: [[[1, 1], [5, 5]]], event: null }],
    [{ type: "toggle", row: 3, column: 3 }, { queens: [[1, 1], [3, 3], [5, 5]], depth: 3,
      conflicts: [[[1, 1], [3, 3]], [[1, 1], [5, 5]], [[3, 3], [5, 5]]] }],
    [{ type: "toggle", row: 3, column: 3 }, { queens: [[1, 1], [5, 5]] }],
    [{ type: "set", queens: "2.2,3.4", blocked: "1.1" }, { queens: [[2, 2], [3, 4]], conflicts: [] }],
    [{ type: "set", mode: "watch" }, { mode: "watch" }],
  ];
  const told = await page.evaluate(async (messages) => {
    const told: State[][] = [];
    for (const message of messages) told.push([await window.queensLab.send(message as never), window.queensLab.state()]);
    return told;
  }, cases.map(([message]) => message));
  for (const [index, [message, expected]] of cases.entries()) {
    const [kept, now] = told[index];
    expect(kept, JSON.stringify(message)).toMatchObject(expected);
    expect(now, JSON.stringify(message)).toEqual({ ...kept, step: expect.any(Number) });
  }
});

test("the page shows a promise's state once it is kept", async ({ page }) => {
  await open(page, "n=8");
  const wrong = await page.evaluate(async () => {
    const wrong: string[] = [];
    for (const step of [1, 17, 1298, 2, 23855, 0]) {
      const state = await window.queensLab.send({ type: "seek", step });
      const caption = document.querySelector("#caption")!.textContent!.replace(/\s+/g, " ").trim();
      const queens = document.querySelectorAll("svg[data-board] .queens use").length;
      if (caption !== state.caption || queens !== state.queens.length) wrong.push(`${step}: ${caption}`);
    }
    return wrong;
  });
  expect(wrong).toEqual([]);
});

test("a seek that is overtaken keeps its promise", async ({ page }) => {
  await open(page, "n=32");
  const [first, second] = await page.evaluate(async () => {
    const far = window.queensLab.send({ type: "run-to", what: "end" });
    const near = window.queensLab.send({ type: "seek", step: 10 });
    return [await far, await near];
  });
  expect(first).toMatchObject({ busy: null });
  expect(second).toMatchObject({ step: 10, busy: null });
  const stopped = await page.evaluate(async () => {
    const far = window.queensLab.send({ type: "run-to", what: "end" });
    await window.queensLab.send({ type: "pause" });
    return far;
  });
  expect(stopped).toMatchObject({ busy: null, playing: false });
});

test("`set` while a run is on its way does not wait for it", async ({ page }) => {
  await open(page, "n=32");
  await page.locator("#next-solution").click();
  expect(await send(page, { type: "set", lang: "zh" })).toMatchObject({ lang: "zh", busy: { target: "solution" } });
  expect(await send(page, { type: "set", speed: 20 })).toMatchObject({ speed: 20 });
  expect(await send(page, { type: "pause" })).toMatchObject({ busy: null });
});

test.describe("without animation frames, as in a hidden page", () => {
  test("promises are kept all the same", async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
      Object.defineProperty(document, "hidden", { get: () => true });
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    });
    await open(page, "n=8");
    expect(await send(page, { type: "step" })).toMatchObject({ step: 1 });
    expect(await send(page, { type: "run-to", what: "solution" })).toMatchObject({ counters: { tests: 876 } });
    expect(await send(page, { type: "seek", step: 1298 })).toMatchObject({ step: 1298 });
    expect(await send(page, { type: "set", n: 12, step: 3_000_000 })).toMatchObject({ step: 3_000_000, busy: null });
    expect(await send(page, { type: "play" })).toMatchObject({ playing: true });
    expect(await send(page, { type: "pause" })).toMatchObject({ playing: false });
    await expect(page.locator("#step-number")).toHaveValue("3,000,000");
  });
});

/** A page beside the lab that embeds it, with a stranger in a frame next to it. */
async function embed(page: Page, address: string, atLoad: unknown[] = []): Promise<void> {
  const serve = (path: string, body: string) =>
    page.route(path, (route) => route.fulfill({ contentType: "text/html", body: `<!DOCTYPE html><title>Slides</title>${body}` }));
  await serve("**/slides.html", `
    <iframe id="lab" onload="atLoad()" src="./#embed=1&${address}" width="600" height="700" title="lab"></iframe>
    <iframe id="stranger" src="./stranger.html" title="stranger"></iframe>
    <script>
      window.answers = [];
      addEventListener("message", ({ data, source }) => {
        if (source === document.querySelector("#lab").contentWindow) answers.push(data);
      });
      window.atLoad = () => ${JSON.stringify(atLoad)}.forEach((message, index) => ask(message, "load " + index)) || (window.loaded = true);
      window.ask = (message, id) => document.querySelector("#lab").contentWindow.postMessage({ queensLab: message, id }, "*");
    </script>`);
  await serve("**/stranger.html", `
    <script>window.ask = (message, id) => parent.frames[0].postMessage({ queensLab: message, id }, "*");</script>`);
  await page.goto("./slides.html");
  const lab = page.frames().find((frame) => frame.url().includes("embed=1"))!;
  await lab.waitForFunction(() => window.queensLab);
  await lab.evaluate(() => window.queensLab.ready);
}

type Answer = { queensLab?: State; queensLabError?: string; queensLabHeight?: number; id?: unknown };
const answers = (page: Page): Promise<Answer[]> => page.evaluate(() => (window as unknown as { answers: Answer[] }).answers);
type Ask = { ask(message: unknown, id: unknown): void };

test("what is asked in the frame's load, before the program runs, is answered once it does, each once and in order", async ({ page }) => {
  await page.route(/_bg\.wasm$/, async (route) => {
    await page.waitForFunction(() => (window as unknown as { loaded?: boolean }).loaded);
    await route.continue();
  });
  const asked = [{ type: "seek", step: 50 }, { type: "step" }, { type: "nonsense" }, { type: "set", n: 8, step: 1298 }];
  await embed(page, "n=4", asked);
  await expect.poll(async () => (await answers(page)).filter(({ id }) => id).length).toBeGreaterThanOrEqual(asked.length);
  await page.evaluate(() => (window as unknown as Ask).ask({ type: "set" }, "last"));
  await expect.poll(async () => (await answers(page)).some(({ id }) => id === "last")).toBe(true);
  const told = (await answers(page)).filter(({ id }) => id);
  expect(told.map(({ id }) => id).sort()).toEqual(["last", "load 0", "load 1", "load 2", "load 3"]);
  const steps = told.filter(({ queensLab }) => queensLab).map(({ id, queensLab }) => [id, queensLab!.step]);
  expect(steps).toEqual([["load 0", 50], ["load 1", 51], ["load 3", 1298], ["last", 1298]]);
});

test("an embedding page sends messages and gets answers with its ids", async ({ page }) => {
  await embed(page, "n=8");
  const ask = (message: unknown, id: unknown) =>
    page.evaluate(([message, id]) => (window as unknown as Ask).ask(message, id), [message, id]);
  const answer = async (id: unknown): Promise<Answer> => {
    await expect.poll(async () => (await answers(page)).some((some) => JSON.stringify(some.id) === JSON.stringify(id))).toBe(true);
    return (await answers(page)).find((some) => JSON.stringify(some.id) === JSON.stringify(id))!;
  };
  await ask({ type: "run-to", what: "solution" }, 1);
  expect((await answer(1)).queensLab).toMatchObject({ counters: { tests: 876 }, queens: expect.any(Array) });
  await ask({ type: "seek", step: 1298 }, { deep: [1] });
  expect((await answer({ deep: [1] })).queensLab).toMatchObject({ step: 1298 });
  await ask({ type: "seek", step: -5 }, "bad");
  const bad = await answer("bad");
  expect(bad.queensLabError).toMatch(/step/);
  expect(bad.queensLab).toBeUndefined();
  await expect.poll(async () => (await answers(page)).filter((some) => some.queensLabHeight).length).toBeGreaterThan(0);
});

test("only the embedding page is listened to", async ({ page }) => {
  await embed(page, "n=8&step=5");
  const stranger = page.frames().find((frame) => frame.url().includes("stranger"))!;
  await stranger.evaluate(() => (window as unknown as Ask).ask({ type: "seek", step: 99 }, "stranger"));
  await stranger.evaluate(() => parent.frames[0].postMessage("noise", "*"));
  await page.evaluate(() => {
    document.querySelector<HTMLIFrameElement>("#lab")!.contentWindow!.postMessage({ something: "else" }, "*");
    document.querySelector<HTMLIFrameElement>("#lab")!.contentWindow!.postMessage(null, "*");
    (window as unknown as Ask).ask({ type: "step" }, "mine");
  });
  await expect.poll(async () => (await answers(page)).find(({ id }) => id === "mine")?.queensLab?.step).toBe(6);
  expect((await answers(page)).filter(({ id }) => id !== "mine").every((some) => some.queensLabHeight)).toBe(true);
});

test("the height that shows all is told: it follows the frame's width, not its height", async ({ page }) => {
  await embed(page, "n=8&step=1298");
  const told = async () => (await answers(page)).map((some) => some.queensLabHeight).filter(Boolean) as number[];
  const lab = (name: string, value: number) =>
    page.evaluate(([name, value]) => document.querySelector("#lab")!.setAttribute(name, value), [name, String(value)]);
  await lab("width", 520);
  await expect.poll(async () => (await told()).at(-1)).toBeGreaterThan(520);
  await lab("width", 320);
  await expect.poll(async () => (await told()).at(-1)).toBeLessThan(700);
  const height = (await told()).at(-1)!;
  expect(height).toBeGreaterThan(320);
  await lab("height", height);
  const frame = page.frameLocator("#lab");
  await expect(frame.locator("#play")).toBeInViewport({ ratio: 1 });
  await expect(frame.locator(".caption")).toBeInViewport({ ratio: 1 });
  expect((await told()).at(-1)).toBe(height);
});

test("embedded: board, caption and player alone, and no focus taken", async ({ page }) => {
  await embed(page, "n=8&step=1298");
  const lab = page.frameLocator("#lab");
  for (const there of [".squares", "#caption", "#play", "#step"]) await expect(lab.locator(there)).toBeVisible();
  for (const gone of ["header", ".setup", ".panels", ".skip"]) await expect(lab.locator(gone)).toBeHidden();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await lab.locator("#step").click();
  await expect(lab.locator("#caption")).toContainText("Row 6, column 5");
  await embed(page, "n=8&step=1298&controls=0");
  await expect(page.frameLocator("#lab").locator(".squares")).toBeVisible();
  for (const gone of ["#step", "#timeline", "#speed"]) await expect(lab.locator(gone)).toBeHidden();
});

test("the outside script of another page cannot reach in by postMessage to itself", async ({ page }) => {
  await open(page, "n=8&step=5");
  await page.evaluate(() => postMessage({ queensLab: { type: "seek", step: 99 }, id: 1 }, "*"));
  expect((await settled(page)).step).toBe(5);
});

test("play starts by itself only embedded, and loops from `from` to `to`", async ({ page }) => {
  await open(page, "play=1&n=6&speed=1000");
  expect(await settled(page)).toMatchObject({ playing: false, step: 0 });
  await open(page, "embed=1&play=1&n=6&speed=1000&from=10&to=25&step=10");
  await expect.poll(() => state(page)).toMatchObject({ playing: true });
  const steps = await page.evaluate(async () => {
    const seen: number[] = [];
    for (let count = 0; count < 40; count++) {
      await new Promise((done) => requestAnimationFrame(done));
      seen.push(window.queensLab.state().step);
    }
    return seen;
  });
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...steps)).toBeLessThanOrEqual(25);
  expect(steps.some((step, index) => step < steps[index - 1]), "it looped").toBe(true);
  const before = shown(await send(page, { type: "seek", step: 20 }));
  expect(shown(await send(page, { type: "set", from: null, to: null }))).toEqual(before);
});
