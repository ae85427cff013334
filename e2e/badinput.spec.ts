// Addresses and messages that cannot be used: a notice or nothing, never a broken page.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, state, test, type State } from "./fixtures";

const DEFAULTS: Record<string, string> = {
  mode: "watch", search: "recursive", n: "4", seed: "1", queens: "", blocked: "", step: "0", grain: "test", speed: "2",
  code: "pseudo", lang: "en", theme: "auto", embed: "0", controls: "1", play: "0", from: "", to: "", clock: "steps", goal: "all", steps: "", lesson: "", page: "",
};
const WRONG = ["x", "-1", "0.5.5", "99999999999999999999", "NaN", "1e3", "null", "<b>", "%E7%9A%87", "%ff%00", "%", "١", "Watch", "2 ", "0x4"];
/** Keys to which nothing means none. */
const EMPTY_IS_NONE = ["queens", "blocked", "from", "to", "steps"];

type Edited = { hash: string; notices: string; state: State; stepped: number | null };

/** Edits the hash to one after another, as a person does: what the page then says and is, and where a step leads. */
function edited(page: Page, hashes: string[]): Promise<Edited[]> {
  return page.evaluate(async (hashes) => {
    const edit = async (to: string) => {
      if (location.hash === new URL(`#${to}`, location.href).hash) return;
      const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
      location.hash = to;
      await changed;
    };
    const edits: Edited[] = [];
    for (const hash of hashes) {
      await edit("n=7&step=3"); // something else in between, so that every one is an edit
      document.querySelectorAll<HTMLElement>(".notices button.square").forEach((close) => close.click());
      await window.queensLab.send({ type: "set" });
      await edit(hash);
      const state = await window.queensLab.send({ type: "set" });
      const notices = document.querySelector(".notices")!.textContent!;
      const stepped = state.mode === "watch" ? (await window.queensLab.send({ type: "step" })).step : null;
      edits.push({ hash, notices, state, stepped });
    }
    return edits;
  }, hashes);
}

/** The value as the page says it, or null where it has nothing to say. */
function said(key: string, value: string): RegExp | null {
  if (value === "" && EMPTY_IS_NONE.includes(key)) return null;
  return new RegExp(`\\b${key}(=|: )`);
}

// That one wrong value leaves all others alone is asked natively; here several keys are wrong at once.
test("every wrong value of every key takes the default, says so, and the page goes on", async ({ page }) => {
  await open(page);
  const thirds = [0, 1, 2].map((third) => Object.keys(DEFAULTS).filter((_, index) => index % 3 === third));
  for (const keys of thirds) {
    const rest = ["n=6", "step=5"].filter((pair) => !keys.includes(pair.split("=")[0]));
    const values = [...WRONG, ""];
    const edits = await edited(page, values.map((value) => [...rest, ...keys.map((key) => `${key}=${value}`)].join("&")));
    for (const [index, { hash, notices, state: now, stepped }] of edits.entries()) {
      for (const key of keys) {
        const notice = said(key, values[index]);
        if (notice) expect(notices, hash).toMatch(notice);
        if (typeof now[key] === "string" || typeof now[key] === "number") expect(String(now[key]), hash).toBe(DEFAULTS[key]);
      }
      expect(now.mode, hash).toBe("watch");
      if (!keys.includes("n")) expect(now.n, hash).toBe(6);
      if (!keys.includes("step")) expect(now.step, hash).toBe(5);
      expect(stepped, `${hash}: a step works`).toBe(now.step + 1);
    }
  }
});

const OPENED: [string, object, RegExp[]][] = [
  ["n=0", { n: 4 }, [/n=0/]],
  ["n=33", { n: 4 }, [/n=33/]],
  ["n=8&n=9", { n: 8 }, [/n=9/]],
  ["n=8&step=99999999", { n: 8, step: 23855, finished: true }, []],
  ["n=1&step=0", { n: 1, step: 0 }, []],
  ["search=nobody&n=6", { search: "recursive", n: 6 }, [/search=nobody/]],
  ["speed=1001", { speed: 2 }, [/speed=1001/]],
  ["speed=0.25", { speed: 0.25 }, []],
  ["speed=max", { speed: "max" }, []],
  ["seed=9007199254740991", { seed: 9007199254740991 }, []],
  ["seed=9007199254740992", { seed: 1 }, [/seed=9007199254740992/]],
  ["mode=place&n=4&queens=1.1,9.9,2.x,3.4,1.1", { mode: "place", queens: [[1, 1], [3, 4]] }, [/9\.9/, /2\.x/]],
  ["mode=place&n=4&queens=2.2,3.3&blocked=2.2", { queens: [[3, 3]] }, [/2\.2/]],
  ["mode=place&n=4&queens=", { queens: [] }, []],
  ["queens=1.1&blocked=2.3", { mode: "watch", queens: [[1, 1]], step: 0 }, []],
  ["queens=1.1,2.2,9.9&blocked=1.1", { mode: "watch", queens: [[2, 2]], step: 0 }, [/queens: 1\.1/, /queens: 9\.9/]],
  ["search=recursive,bitmask,nobody", { mode: "watch", search: "recursive" }, [/search: bitmask/, /search: nobody/]],
  ["mode=count", { mode: "watch" }, [/mode=count/]],
  ["mode=compare", { mode: "compare", search: "recursive,forward-checking", clock: "steps", goal: "all", step: 0 }, []],
  ["mode=compare&search=nobody&clock=x&goal=&steps=1,x&n=6", { mode: "compare", search: "recursive,forward-checking", clock: "steps", goal: "all" },
    [/search=nobody/, /clock=x/, /goal=/, /steps: x/]],
  ["from=9&to=3&n=6", { n: 6 }, []],
  ["&&=5&n=6", { n: 6 }, []],
  [`n=${"9".repeat(5000)}`, { n: 4 }, [/n=9/]],
  [`foreign=${"y".repeat(3000)}&n=6`, { n: 6 }, []],
  ["__proto__=1&constructor=2&n=6", { n: 6 }, []],
];

test("addresses with something wrong in them", async ({ page }) => {
  await open(page);
  const edits = await edited(page, OPENED.map(([address]) => address));
  for (const [index, [address, expected, notices]] of OPENED.entries()) {
    const { notices: said, state: now } = edits[index];
    expect(now, address.slice(0, 60)).toMatchObject({ busy: null, ...expected });
    for (const notice of notices) expect(said, address).toMatch(notice);
    if (notices.length === 0) expect(said, address).toBe("");
  }
});

test("the same when the page is opened with them", async ({ page }) => {
  for (const address of ["n=0&step=x&mode=&theme=%&speed=1e3&queens=1.1", "mode=place&n=4&queens=1.1,9.9,2.x&blocked=5.5,4.4", "?n=99&n=98#n=97"]) {
    await open(page, address);
    expect(await state(page)).toMatchObject({ n: 4, step: 0 });
    await expect(page.locator(".notices li").first()).toBeVisible();
    await page.keyboard.press("PageDown");
    const { mode, step } = await settled(page);
    expect(step).toBe(mode === "place" ? 0 : 1);
  }
});

test("a notice names key, value and what was used, and can be closed", async ({ page }) => {
  await open(page, "n=99&speed=0");
  const notice = page.locator(".notices").getByText("The address says n=99, which cannot be used; n=4 is used instead.");
  await expect(notice).toBeVisible();
  await expect(page.locator(".notices").getByText("The address says speed=0, which cannot be used; speed=2 is used instead.")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).first().click();
  expect((await page.locator(".notices").textContent())!).toBe("");
});

test("the hash wins over the query string, an edited hash is followed, and the bar follows the page", async ({ page }) => {
  await open(page, "?n=6&step=30&foreign=1#n=5");
  expect(await state(page)).toMatchObject({ n: 5, step: 30 });
  const edit = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  await edit("n=8&step=1298");
  await expect.poll(() => state(page)).toMatchObject({ n: 8, step: 1298, busy: null });
  await edit("step=7");
  await expect.poll(() => state(page), "what the hash leaves out, the query says").toMatchObject({ n: 6, step: 7 });
  await page.keyboard.press("PageDown");
  await expect.poll(() => page.url()).toContain("step=8");
  expect(page.url()).toContain("?n=6&step=30&foreign=1#");
  await page.goBack();
  await expect.poll(() => state(page)).toMatchObject({ n: 8, step: 1298 });
});

test("an edited hash is followed even where the page writes its own a moment later", async ({ page }) => {
  await open(page, "n=6&step=3");
  await page.evaluate(async () => {
    await window.queensLab.send({ type: "step" });
    const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = "n=8&step=1298";
    dispatchEvent(new PageTransitionEvent("pagehide")); // what the page has to write is due before it hears of the edit
    await changed;
  });
  await expect.poll(() => state(page)).toMatchObject({ n: 8, step: 1298 });
});

test("an edit that is given up leaves the address of what is shown", async ({ page }) => {
  await open(page, "n=18");
  await page.evaluate(() => { location.hash = "n=18&step=400000000"; });
  await expect.poll(async () => (await state(page)).busy).not.toBeNull();
  await page.keyboard.press("Home");
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#n=18");
  expect((await state(page)).step).toBe(0);
});

test("the query string alone is read, and what goes back to a default is kept all the same", async ({ page }) => {
  await open(page, "?n=6&step=30");
  expect(await state(page)).toMatchObject({ n: 6, step: 30 });
  await send(page, { type: "set", n: 4 });
  await expect.poll(() => new URL(page.url()).hash).toMatch(/n=4/);
  await page.reload();
  await page.evaluate(() => window.queensLab.ready);
  expect(await state(page)).toMatchObject({ n: 4, step: 0 });
});

test("unknown keys are kept", async ({ page }) => {
  await open(page, "course=cs%26ai&n=6&x");
  await send(page, { type: "step" });
  await expect.poll(() => page.url()).toContain("step=1");
  const kept = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect(Object.fromEntries(kept)).toMatchObject({ course: "cs&ai", n: "6", step: "1", x: "" });
});

const UNUSABLE: [string, unknown][] = [
  ["nothing", undefined], ["null", null], ["a number", 5], ["a text", "step"], ["a list", [{ type: "step" }]], ["no type", {}],
  ["an unknown type", { type: "jump" }], ["a type that is no text", { type: 1 }],
  ["n = 0", { type: "set", n: 0 }], ["n = 33", { type: "set", n: 33 }], ["n = 4.5", { type: "set", n: 4.5 }], ["n = NaN", { type: "set", n: NaN }],
  ["n as an object", { type: "set", n: {} }], ["n = −1", { type: "set", n: -1 }], ["n = true", { type: "set", n: true }],
  ["one bad key among good ones", { type: "set", n: 8, step: 3, search: "none" }], ["an unknown key", { type: "set", colour: "red" }],
  ["speed 0", { type: "set", speed: 0 }], ["speed Infinity", { type: "set", speed: Infinity }], ["grain", { type: "set", grain: "leap" }],
  ["lang", { type: "set", lang: "fr" }], ["theme", { type: "set", theme: "pink" }], ["seed", { type: "set", seed: 2 ** 53 }],
  ["a start of queens that attack each other", { type: "set", queens: [[1, 1], [2, 2]] }], ["a start off the board", { type: "set", queens: [[7, 1]] }],
  ["a start for a search that keeps none", { type: "set", search: "half-board", queens: [[1, 1]] }],
  ["two searches in Watch", { type: "set", search: "recursive,bitmask" }], ["five in Compare", { type: "set", mode: "compare", search: "recursive,bitmask,mrv,iterative,permutations" }],
  ["clock", { type: "set", clock: "sand" }], ["goal", { type: "set", goal: 1 }], ["steps", { type: "set", steps: ["x"] }],
  ["a queen off the board", { type: "set", mode: "place", queens: [[7, 1]] }],
  ["queens of no form", { type: "set", mode: "place", queens: [[1]] }], ["queens on blocked", { type: "set", mode: "place", queens: [[1, 1]], blocked: [[1, 1]] }],
  ["step by a leap", { type: "step", grain: "leap" }], ["back by 1", { type: "back", grain: 1 }],
  ["seek without a step", { type: "seek" }], ["seek −1", { type: "seek", step: -1 }], ["seek 1.5", { type: "seek", step: 1.5 }], ["seek a text", { type: "seek", step: "far" }],
  ["no number", { type: "set", n: undefined }], ["an unknown key of nothing", { type: "set", foo: undefined }],
  ["a grain that is none", { type: "step", grain: undefined }],
  ["run-to nothing", { type: "run-to" }], ["run-to the moon", { type: "run-to", what: "moon" }],
  ["toggle in Watch", { type: "toggle", row: 1, column: 1 }],
];

/** Sends what cannot be used; for each whether it was an error, its words, and whether the state is as before. */
function refused(page: Page, messages: unknown[]): Promise<{ error: boolean; why: string; same: boolean }[]> {
  return page.evaluate(async (messages) => {
    const outcomes = [];
    for (const sent of messages) {
      const before = JSON.stringify(window.queensLab.state());
      const reason = await window.queensLab.send(sent as never).then(() => null, (error: unknown) => error);
      const error = reason instanceof Error;
      const same = JSON.stringify(window.queensLab.state()) === before;
      outcomes.push({ error, why: error ? reason.message : String(reason), same });
    }
    return outcomes;
  }, messages);
}

test("every message that cannot be used is refused with an Error that says why, and nothing changes", async ({ page }) => {
  await open(page, "n=6&step=100");
  const outcomes = await refused(page, UNUSABLE.map(([, message]) => message));
  for (const [index, [what]] of UNUSABLE.entries()) {
    const { error, why, same } = outcomes[index];
    expect({ error, same }, what).toEqual({ error: true, same: true });
    expect(why.length, what).toBeGreaterThan(10);
  }
  await send(page, { type: "set", mode: "place", queens: [[1, 1]], blocked: [[2, 2]] });
  const inPlace = [
    ...[{ row: 0, column: 1 }, { row: 1, column: 7 }, { row: 1 }, { row: "1", column: "1" }, { row: 2, column: 2 }, { row: 1.5, column: 1 }]
      .map((square) => ({ type: "toggle", ...square })),
    ...["step", "back", "play", "seek", "run-to"].map((type) => ({ type, step: 1, what: "end" })),
  ];
  for (const [index, outcome] of (await refused(page, inPlace)).entries()) {
    expect(outcome, `${JSON.stringify(inPlace[index])} in Place`).toMatchObject({ error: true, same: true });
  }
  expect((await send(page, { type: "toggle", row: 3, column: 3 })).queens).toEqual([[1, 1], [3, 3]]);
  await send(page, { type: "set", mode: "compare" });
  expect(await refused(page, [{ type: "toggle", row: 1, column: 1 }]), "toggle in Compare").toMatchObject([{ error: true, same: true }]);
});

test("strange objects as messages do not break the page", async ({ page }) => {
  await open(page, "n=6");
  const outcome = await page.evaluate(async () => {
    const circle: Record<string, unknown> = { type: "set" };
    circle.n = circle;
    const getter = { type: "step", get grain() { throw new Error("no"); } };
    const proxy = new Proxy({}, { ownKeys() { throw new Error("never"); } });
    const results = [];
    for (const message of [circle, getter, proxy, () => 1, Symbol("s"), 10n, new Date(), new Map([["type", "step"]])]) {
      let result = "kept";
      try {
        await window.queensLab.send(message as never);
      } catch (error) {
        result = error instanceof Error ? "refused" : "strange";
      }
      results.push(result);
    }
    return results;
  });
  expect(outcome).toEqual(outcome.map(() => "refused"));
  expect(await send(page, { type: "step" })).toMatchObject({ step: 1 });
});
