// What every test of the page starts from: a page on which no error may pass unseen, and the
// contract's scripting interface.
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** The page's state as plain JSON; the contract lists its keys. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type State = Record<string, any>;

/** A message of the contract: `{type: "step"}`, `{type: "set", n: 6}` and so on. */
export type Message = { type: string } & Record<string, unknown>;

declare global {
  interface Window {
    queensLab: {
      version: string;
      ready: Promise<void>;
      state(): State;
      send(message: Message): Promise<State>;
    };
  }
}

interface Options {
  /** Errors that a test provokes and so expects. */
  allowedErrors: RegExp[];
}

/**
 * Playwright's `test`, with a context that fails the test on any console error, uncaught exception or
 * breach of the content security policy, in any of its pages.
 */
export const test = base.extend<Options>({
  allowedErrors: [[], { option: true }],

  context: async ({ context, allowedErrors }, use) => {
    const errors: string[] = [];
    const note = (error: string) => {
      if (!allowedErrors.some((allowed) => allowed.test(error))) errors.push(error);
    };
    context.on("console", (message) => {
      if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => note(String(error.error().stack ?? error.error())));
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
      });
    });
    await use(context);
    expect(errors, "errors in the page").toEqual([]);
  },
});

export { expect };

/**
 * Opens the lab at an address of the contract (`search=recursive&n=6`; `?n=6` for the query string)
 * and waits for its answer. It is a fresh load always: a page that is open already is left first.
 */
export async function open(page: Page, address = ""): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(address.startsWith("?") ? `./${address}` : `./#${address.replace(/^#/, "")}`);
  await page.evaluate(() => window.queensLab.ready);
}

/** The page's state. */
export function state(page: Page): Promise<State> {
  return page.evaluate(() => window.queensLab.state());
}

/** Sends a message and waits until the page shows its effect; returns the new state. */
export function send(page: Page, message: Message): Promise<State> {
  return page.evaluate((sent) => window.queensLab.send(sent), message);
}

/** The state once the page shows everything that was done to it: an empty message goes the same way. */
export function settled(page: Page): Promise<State> {
  return send(page, { type: "set" });
}

/** The picture of a state as the oracles draw it: `Q` a queen, `x` rejected or tried and failed. */
export function drawn({ n, queens, marks }: State): string {
  const rows = Array.from({ length: n }, () => Array(n).fill("."));
  const put = (squares: number[][], sign: string) =>
    squares.forEach(([row, column]) => (rows[row - 1][column - 1] = sign));
  put([...marks.rejected, ...marks.failed], "x");
  put(queens, "Q");
  return rows.map((row) => row.join("")).join("/");
}

/** Everything that one step shows, and nothing of how the page came there. */
export function shown({ queens, depth, line, caption, event, counters, marks, step, n, search, seed }: State): State {
  return { queens, depth, line, caption, event, counters, marks, step, n, search, seed };
}

/** A square of the board, rows and columns from 1. */
export function square(page: Page, row: number, column: number): Locator {
  return page.locator(`#square-${row}-${column}`);
}

/** An element's text with its white space as one reads it. */
export async function textOf(place: Locator): Promise<string> {
  return ((await place.textContent()) ?? "").replace(/\s+/g, " ").trim();
}

/** Presses Escape and waits until the page knows that the dialog is closed, which it is told a moment later. */
export async function escape(page: Page): Promise<void> {
  const closed = await page.evaluateHandle(() => ({
    promise: new Promise((done) => addEventListener("close", () => done(null), { once: true, capture: true })),
  }));
  await page.keyboard.press("Escape");
  await closed.evaluate(({ promise }) => promise);
}

/** The id of what has the focus; `BODY` where nothing has. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement!.id || document.activeElement!.tagName);
}
