// The player: what every control says and allows in every state, the sliders, sizes, long runs, and the end.
import type { Page } from "@playwright/test";
import { escape, expect, open, send, settled, shown, state, test } from "./fixtures";

const CONTROLS = ["to-start", "back", "play", "step", "to-end", "next-dead-end", "next-solution"];

/** The labels of the player's buttons that can be pressed. */
function enabled(page: Page): Promise<string[]> {
  return page.evaluate(
    (ids) => ids.filter((id) => document.getElementById(id)!.getAttribute("aria-disabled") !== "true"),
    CONTROLS,
  );
}

/** Puts the value of a slider as a hand does, in one push. */
async function slide(page: Page, id: string, value: number | string): Promise<void> {
  await page.locator(id).evaluate((slider: HTMLInputElement, to) => {
    slider.value = String(to);
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, value);
}

test("the buttons in every state: names, and which can be pressed", async ({ page }) => {
  await open(page, "n=6");
  const names: [string, string | RegExp][] = [
    ["to-start", "Back to the start"], ["back", "Step back"], ["play", "Play"], ["step", "Step"],
    ["to-end", "Run to the end"], ["next-dead-end", "Next dead end"], ["next-solution", "Next solution"],
  ];
  for (const [id, name] of names) await expect(page.locator(`#${id}`)).toHaveAccessibleName(name);
  const all = CONTROLS;
  const end = ["to-start", "back", "play"];
  const cases: [string, object[], string[], string][] = [
    ["step 0", [], all.slice(2), "Play"],
    ["furthest seen", [{ type: "seek", step: 100 }], all, "Play"],
    ["middle", [{ type: "seek", step: 50 }], all, "Play"],
    ["playing", [{ type: "set", speed: 0.25 }, { type: "play" }], all, "Pause"],
    ["paused", [{ type: "pause" }], all, "Play"],
    ["end", [{ type: "seek", step: 9999 }], end, "Play again"],
    ["step 0 of a known run", [{ type: "seek", step: 0 }], all.slice(2), "Play"],
  ];
  for (const [what, messages, can, play] of cases) {
    for (const message of messages) await send(page, message as { type: string });
    expect(await enabled(page), what).toEqual(can);
    await expect(page.locator("#play"), what).toHaveAccessibleName(play);
  }
  await expect(page.locator("#to-end")).toHaveAccessibleName("To the end");
  await send(page, { type: "set", n: 8, step: 9 });
  await expect(page.locator("#to-end")).toHaveAccessibleName("Run to the end");
  await page.locator("#back").click();
  await expect(page.locator("#to-end")).toHaveAccessibleName("To the furthest step seen");
  await page.locator("#to-end").click();
  expect((await settled(page)).step).toBe(9);
  await page.locator("#to-end").click();
  await expect.poll(() => state(page)).toMatchObject({ step: 23855, finished: true, busy: null });
});

test("each button does what it says, also while playing", async ({ page }) => {
  await open(page, "n=6");
  const steps: [string, number, boolean][] = [
    ["step", 1, false], ["step", 2, false], ["back", 1, false], ["next-dead-end", 32, false], ["to-start", 0, false],
    ["to-end", 32, false], ["to-start", 0, false],
  ];
  for (const [id, step] of steps) {
    await page.locator(`#${id}`).click();
    expect((await settled(page)).step, id).toBe(step);
  }
  for (const id of ["step", "back", "to-end"]) {
    await send(page, { type: "seek", step: 20 });
    await send(page, { type: "set", speed: 0.25 });
    await page.locator("#play").click();
    expect((await settled(page)).playing).toBe(true);
    await page.locator(`#${id}`).click();
    const { playing, step } = await settled(page);
    expect(playing, `${id} pauses`).toBe(false);
    expect(step).toBe({ step: 21, back: 19, "to-end": 32 }[id]);
  }
});

test("the timeline and the typed step go where they say", async ({ page }) => {
  await open(page, "n=8&step=1500");
  await expect(page.locator("#timeline")).toHaveAttribute("max", "1500");
  for (const step of [1298, 0, 1500, 7]) {
    await slide(page, "#timeline", step);
    expect((await settled(page)).step).toBe(step);
    await expect(page.locator("#timeline")).toHaveValue(String(step));
    await expect(page.locator("#step-number")).toHaveValue(step.toLocaleString("en"));
  }
  const field = page.locator("#step-number");
  for (const [typed, step] of [["1298", 1298], ["1,300", 1300], ["2 000", 2000], ["nonsense", 2000], ["", 2000], ["99999999", 23855]] as const) {
    await field.fill(typed);
    await field.press("Enter");
    await expect.poll(async () => [(await state(page)).step, (await state(page)).busy]).toEqual([step, null]);
    await expect(field).toHaveValue(step.toLocaleString("en"));
  }
  await field.fill("5");
  await field.press("Escape");
  await field.blur();
  expect((await settled(page)).step).toBe(23855);
  await field.fill("17");
  await page.locator(".counters").click();
  expect((await settled(page)).step).toBe(17);
  await expect(page.locator("#timeline")).toHaveAttribute("aria-valuetext", "step 17 of 23,855");
});

test("the fine slider reaches every step of a long run", async ({ page }) => {
  await open(page, "n=8&step=23855");
  await slide(page, "#timeline-fine", 23000);
  expect((await settled(page)).step).toBe(23000);
  for (const step of [23001, 23100]) {
    await slide(page, "#timeline-fine", step);
    expect((await settled(page)).step).toBe(step);
  }
  await page.locator("#timeline").focus();
  await page.keyboard.press("ArrowLeft");
  expect((await settled(page)).step).toBe(23099);
});

test("the speed is at work at once, by slider, presets and keys", async ({ page }) => {
  await open(page, "n=8");
  await send(page, { type: "set", speed: 0.25 });
  await send(page, { type: "play" });
  await slide(page, "#speed", 60);
  expect((await settled(page)).speed).toBe(1000);
  await expect(page.locator("#speed-value")).toHaveText("1000 a second");
  await expect.poll(async () => (await state(page)).step, "at a quarter a second this would take minutes").toBeGreaterThan(50);
  await slide(page, "#speed", 61);
  await expect(page.locator("#speed-value")).toHaveText("max");
  expect((await settled(page)).speed).toBe("max");
  await slide(page, "#speed", 0);
  expect((await settled(page)).speed).toBe(0.25);
  const { step } = await settled(page);
  await send(page, { type: "pause" });
  expect((await state(page)).step - step).toBeLessThanOrEqual(1);
  for (const [name, speed] of [["Slow", 0.5], ["Normal", 2], ["Fast", 20]] as const) {
    const preset = page.locator(".speed .presets").getByRole("button", { name });
    await preset.click();
    expect((await settled(page)).speed).toBe(speed);
    await expect(preset).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".speed [aria-pressed=true]")).toHaveCount(1);
  }
  await page.keyboard.press("+");
  expect((await settled(page)).speed).toBeGreaterThan(20);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  expect((await settled(page)).speed).toBeLessThan(20);
});

const MOMENTS: [string, (page: Page) => Promise<unknown>][] = [
  ["paused", (page) => send(page, { type: "seek", step: 1298 })],
  ["playing", async (page) => {
    await send(page, { type: "seek", step: 1298 });
    await send(page, { type: "set", speed: 0.25 });
    await send(page, { type: "play" });
  }],
];

for (const [moment, begin] of MOMENTS) {
  test(`size and search changed while ${moment}; the offered button brings the step back`, async ({ page }) => {
    await open(page);
    const changes: [string, () => Promise<unknown>, object][] = [
      ["slider", () => slide(page, "#size", 12), { n: 12 }],
      ["+", () => page.locator("#larger").click(), { n: 9 }],
      ["−", () => page.locator("#smaller").click(), { n: 7 }],
      ["N", () => page.keyboard.press("n"), { n: 9 }],
      ["Shift+N", () => page.keyboard.press("Shift+N"), { n: 7 }],
      ["search", () => page.locator("#search").selectOption("iterative"), { search: "iterative", n: 8 }],
    ];
    for (const [what, change, expected] of changes) {
      await send(page, { type: "set", n: 8, search: "recursive", step: 0 });
      await begin(page);
      const before = shown(await send(page, { type: "pause" }));
      if (moment === "playing") await send(page, { type: "play" });
      await change();
      expect(await settled(page), what).toMatchObject({ step: 0, playing: false, busy: null, queens: [], ...expected });
      const offer = page.getByRole("button", { name: `Back to n = 8, step ${before.step.toLocaleString("en")}` });
      await offer.click();
      await expect(offer).toHaveCount(0);
      await expect.poll(async () => shown(await state(page)), what).toEqual(before);
    }
  });
}

test("a size slid through many keeps the step worth keeping on offer", async ({ page }) => {
  await open(page, "n=8&step=1298");
  for (const n of [9, 10, 11, 12, 13]) await slide(page, "#size", n);
  await expect(page.getByRole("button", { name: "Back to n = 8, step 1,298" })).toBeVisible();
  await page.locator("#step").click();
  await slide(page, "#size", 14);
  await expect(page.getByRole("button", { name: /^Back to n = / })).toHaveCount(1);
});

test("a long run: busy is shown, the page answers, Stop stops at an honest step", async ({ page }) => {
  await open(page, "n=32");
  await page.locator("#next-solution").click();
  const stop = page.getByRole("button", { name: "Stop" });
  await expect(stop).toBeVisible();
  expect((await state(page)).busy).toEqual({ target: "solution" });
  await expect(page.getByText(/^Searching: step [\d,]+, [\d,]+ tests$/)).toBeVisible();
  await expect(page.locator("progress")).toBeVisible();
  const first = (await state(page)).step;
  await expect.poll(async () => (await state(page)).step).toBeGreaterThan(first);
  // It answers: frames come, and another control works.
  await page.evaluate(async () => {
    for (let count = 0; count < 30; count++) await new Promise((done) => requestAnimationFrame(done));
  });
  await page.locator("#code").selectOption("python");
  await expect(page.locator("pre.code")).toContainText("def ");
  await stop.click();
  const stopped = shown(await settled(page));
  expect((await state(page)).busy).toBeNull();
  await expect(stop).toHaveCount(0);
  await expect(page.locator("#timeline")).toHaveAttribute("max", String(stopped.step));
  expect(stopped.step).toBeGreaterThan(first);
  expect((await settled(page)).step, "nothing goes on").toBe(stopped.step);
  await send(page, { type: "set", n: 4 });
  await send(page, { type: "set", n: 32 });
  expect(shown(await send(page, { type: "seek", step: stopped.step }))).toEqual(stopped);
});

test("busy: keys, size and another message take over at once", async ({ page }) => {
  await open(page, "n=32");
  for (const [what, act, expected] of [
    ["a step", () => page.keyboard.press("PageDown"), { n: 32 }],
    ["the size", () => page.locator("#smaller").click(), { n: 31, step: 0 }],
    ["restart", () => page.keyboard.press("r"), { step: 0 }],
    ["play and pause", async () => { await page.keyboard.press("k"); await page.keyboard.press("k"); }, { n: 32 }],
  ] as const) {
    await send(page, { type: "set", n: 32 });
    await page.locator("#next-solution").click();
    expect((await state(page)).busy, what).not.toBeNull();
    await act();
    await expect.poll(() => state(page), what).toMatchObject({ busy: null, playing: false, ...expected });
  }
});

for (const [what, address, message] of [
  ["busy", "n=32", { type: "run-to", what: "end" }], ["playing at the greatest speed", "n=16&speed=max", { type: "play" }],
] as const) {
  test(`${what}: dialogs, lists, languages and scripts go on working`, async ({ page }) => {
    await open(page, address);
    await page.evaluate((message) => void window.queensLab.send(message), message);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await escape(page);
    await page.locator("button#share").click();
    await expect(page.locator("#share-link")).toHaveValue(/step=\d{3}/);
    await page.locator("#share-close").click();
    await page.locator("#code").selectOption("java");
    await expect(page.locator("pre.code")).toContainText("class");
    await page.locator("#lang").click();
    await expect(page.locator("html")).toHaveAttribute("lang", /zh/);
    expect(await send(page, { type: "set", lang: "en" })).toMatchObject({ lang: "en" });
    const { busy, playing } = await state(page);
    expect(busy !== null || playing, "nothing of it stops the search").toBe(true);
    expect(await send(page, { type: "pause" })).toMatchObject({ busy: null, playing: false });
  });
}

test("the end is told in words", async ({ page }) => {
  await open(page);
  for (const [n, steps, words, counts] of [
    [1, 7, "There is one solution.", { tests: 1, placements: 1, solutions: 1 }],
    [2, 17, "There is no solution for 2 × 2.", { tests: 6, placements: 2, solutions: 0 }],
    [3, 41, "There is no solution for 3 × 3.", { tests: 18, placements: 5, solutions: 0 }],
    [4, 125, "Both solutions have been found.", { tests: 60, placements: 16, solutions: 2 }],
  ] as const) {
    await send(page, { type: "set", n });
    const end = await send(page, { type: "run-to", what: "end" });
    expect(end).toMatchObject({ finished: true, step: steps, queens: [], counters: { ...counts, removals: counts.placements } });
    await expect(page.locator("#caption")).toContainText(words);
    expect(await send(page, { type: "step" }), "a step at the end").toEqual(end);
    await page.locator("#play").click();
    expect((await settled(page)).playing, "play starts over").toBe(true);
    const paused = await send(page, { type: "pause" });
    expect(paused.step).toBeLessThan(steps);
  }
});

test("playing stops by itself at the end", async ({ page }) => {
  await open(page, "n=6");
  await send(page, { type: "set", speed: "max" });
  await page.locator("#play").click();
  await expect(page.locator("#play")).toHaveAccessibleName("Play again");
  expect(await state(page)).toMatchObject({ finished: true, playing: false, step: 1501, counters: { solutions: 4, tests: 894 } });
});

test("the examples open where they promise", async ({ page }) => {
  await open(page, "n=5&step=30");
  const examples = await page.locator("#presets option:not([value=''])").allTextContents();
  const starts = [{ n: 4, step: 0, grain: "picture" }, { n: 6, grain: "picture" }, { n: 8, step: 0 }, { n: 2, step: 0 }, { n: 3, step: 0 }];
  expect(examples).toHaveLength(starts.length);
  for (const [index, start] of starts.entries()) {
    await page.locator("#presets").selectOption({ label: examples[index] });
    expect(await settled(page), examples[index]).toMatchObject({ ...start, playing: false, busy: null });
    await expect(page.locator("#presets")).toHaveValue("");
  }
  await page.locator("#presets").selectOption({ index: 2 });
  const { marks, queens } = await settled(page);
  expect(queens, "everything under queen 1 on column 1 has failed").toEqual([[1, 1]]);
  expect(marks).toEqual({ rejected: [[2, 1], [2, 2]], failed: [[2, 3], [2, 4], [2, 5], [2, 6]] });
});
