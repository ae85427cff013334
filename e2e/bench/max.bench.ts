// How fast the page runs a search that it draws: at the greatest speed, n = 12, every frame drawn, against the
// same steps natively. The two are measured in turns on one machine, so the ratio means the same anywhere.
import { expect, open, send, test } from "../fixtures";
import { native, whole } from "./figures";

const LEAST = 0.3; // of the native speed
const LASTS = 3000; // ms

test("steps a second at the greatest speed", async ({ page }) => {
  const before = native("native steps/s");
  await open(page, "n=12");
  await send(page, { type: "set", speed: "max" });
  const { steps, frames, ms } = await page.evaluate(async (lasts) => {
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    await window.queensLab.send({ type: "play" });
    const begin = await frame();
    const start = window.queensLab.state().step;
    let [now, frames, ended] = [begin, 0, 0];
    while (now - begin < lasts) {
      now = await frame();
      frames++;
      const { step, playing } = window.queensLab.state();
      if (!playing) {
        ended += step;
        await window.queensLab.send({ type: "play" }); // at the end it starts over
      }
    }
    return { steps: ended + window.queensLab.state().step - start, frames, ms: now - begin };
  }, LASTS);
  const after = native("native steps/s");
  const [page_, natively] = [(steps / ms) * 1000, Math.max(before, after)];
  console.log(`page at speed=max: ${whole(page_)} steps/s in ${whole((frames / ms) * 1000)} frames/s`);
  console.log(`natively: ${whole(before)} steps/s before, ${whole(after)} after`);
  console.log(`the page has ${(page_ / natively).toFixed(3)} of it (at least ${LEAST})`);
  expect(frames).toBeGreaterThan(10);
  expect(page_ / natively).toBeGreaterThanOrEqual(LEAST);
});
