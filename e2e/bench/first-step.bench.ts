// How long a visitor waits on a phone: from the address to the first step shown after a click on Step, with nothing
// in the cache, on a slow line and a slow processor. Compared with the build before in turns: LAB_BEFORE.
import type { Browser } from "@playwright/test";
import { expect, test } from "../fixtures";
import { BUILDS, median, sayAlone, whole } from "./figures";

const MOST = 1.1; // of the time of the build before; the aim is 0.9
const ROUNDS = 7;
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }; // ms, bytes a second
const SLOWER = 4; // times, the processor

interface Visit {
  /** Milliseconds until the first step is shown. */
  step: number;
  /** Until the page answered. */
  ready: number;
  /** Until the last byte of the program was there. */
  program: number;
}

/** In the page: clicks Step as soon as it answers; the times, from the start of the navigation. */
function watch(): void {
  const visit = async () => {
    await window.queensLab.ready;
    const ready = performance.now();
    const caption = document.querySelector("#caption")!;
    const shown = new Promise((done) => {
      new MutationObserver(() => requestAnimationFrame(() => setTimeout(done))) // after the frame that shows it
        .observe(caption, { subtree: true, childList: true, characterData: true });
    });
    document.querySelector<HTMLElement>("#step")!.click();
    await shown;
    const step = performance.now();
    const files = performance.getEntriesByType("resource").filter(({ name }) => /_bg\.wasm/.test(name));
    const program = Math.max(...files.map((file) => (file as PerformanceResourceTiming).responseEnd));
    return { step, ready, program };
  };
  const visited = new Promise((done) => addEventListener("DOMContentLoaded", () => done(visit())));
  Object.assign(window, { visited });
}

/** One visit by somebody who has never been there. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", LINE);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address, { waitUntil: "commit" });
  const times = await page.evaluate(() => (window as unknown as { visited: Promise<Visit> }).visited);
  expect((await page.evaluate(() => window.queensLab.state())).step).toBe(1);
  await context.close();
  return times;
}

test("the first step on a slow phone", async ({ browser, baseURL }) => {
  const visits = new Map<string, Visit[]>(BUILDS.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, address] of round % 2 ? BUILDS.toReversed() : BUILDS) {
      visits.get(name)!.push(await visit(browser, new URL(address, baseURL).href));
    }
  }
  const steps = [...visits].map(([name, times]) => {
    const [step, ready, program] = (["step", "ready", "program"] as const).map((time) => median(times.map((visit) => visit[time])));
    console.log(`${name}: first step after ${whole(step)} ms (program there after ${whole(program)}, ready after ${whole(ready)})`);
    return step;
  });
  if (steps.length === 1) return sayAlone();
  console.log(`the first step comes after ${(steps[0] / steps[1]).toFixed(3)} of the time before (at most ${MOST})`);
  expect(steps[0] / steps[1]).toBeLessThanOrEqual(MOST);
});
