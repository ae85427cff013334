// How many frames a second Compare draws: four searches, as fast as it can. Compared with the build before in turns.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { BUILDS, median, sayAlone, whole } from "./figures";

const LEAST = 1; // of the frames of the build before
const CHANCE = 0.05; // by which one build differs from itself
const ROUNDS = 25;
const LASTS = 600; // ms
const ADDRESS = "#mode=compare&search=recursive,bitmask,forward-checking,mrv&n=12&speed=max";

interface Played {
  /** Frames a second. */
  frames: number;
  /** Ticks of the clock a second. */
  ticks: number;
}

async function opened(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${address}${ADDRESS}`);
  await page.evaluate(() => window.queensLab.ready);
  return page;
}

/** Plays for a while, from the start. */
async function play(page: Page): Promise<Played> {
  const played = await page.evaluate(async (lasts) => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    await window.queensLab.send({ type: "seek", step: 0 });
    await window.queensLab.send({ type: "play" });
    const begin = await frame();
    const start = window.queensLab.state().step;
    let [now, frames] = [begin, 0];
    while (now - begin < lasts) {
      now = await frame();
      frames++;
    }
    const { step, playing } = window.queensLab.state();
    await window.queensLab.send({ type: "pause" });
    const perSecond = 1000 / (now - begin);
    return { frames: frames * perSecond, ticks: (step - start) * perSecond, playing };
  }, LASTS);
  expect(played.playing, "it plays all the while").toBe(true);
  return played;
}

test("frames a second of four searches at the greatest speed", async ({ browser, baseURL }) => {
  const builds = [];
  for (const [name, address] of BUILDS) {
    builds.push({ name, page: await opened(browser, new URL(address, baseURL).href), rounds: [] as Played[] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { page, rounds } of round % 2 ? builds.toReversed() : builds) rounds.push(await play(page));
  }
  for (const { name, page, rounds } of builds) {
    const [frames, ticks] = (["frames", "ticks"] as const).map((figure) => median(rounds.map((round) => round[figure])));
    console.log(`${name}: ${frames.toFixed(1)} frames/s, ${whole(ticks)} ticks/s`);
    await page.context().close();
  }
  if (builds.length === 1) return sayAlone();
  const ratio = median(builds[0].rounds.map(({ frames }, round) => frames / builds[1].rounds[round].frames));
  console.log(`that is ${ratio.toFixed(3)} of the frames before (at least ${LEAST}, give or take ${CHANCE})`);
  expect(ratio).toBeGreaterThanOrEqual(LEAST - CHANCE);
});
