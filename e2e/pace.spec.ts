// Playing keeps its pace, on a clock that the test turns.
import { expect, open, send, state, test } from "./fixtures";

test.use({ reuseContext: false }); // the clock is the window's

test("playing keeps its pace: steps of the grain a second", async ({ page }) => {
  await page.clock.install();
  await open(page, "n=8&grain=move");
  await send(page, { type: "set", speed: 20 });
  const moves = async () => {
    const { placements, removals } = (await state(page)).counters;
    return placements + removals;
  };
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator("#play").click();
  await page.clock.runFor(1000);
  const before = await moves();
  await page.clock.runFor(5000);
  expect(await moves() - before, "of the page's own clock").toBe(100);
});
