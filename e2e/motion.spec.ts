// Motion and looks: nothing starts or flashes that should not, and the themes do what they say.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, state, test } from "./fixtures";

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing plays by itself, and nothing moves", async ({ page }) => {
    await open(page, "embed=1&play=1&n=6&speed=1000");
    expect(await settled(page)).toMatchObject({ playing: false, step: 0 });
    await page.locator("#play").click();
    expect((await settled(page)).playing, "asked for, it plays").toBe(true);
    await open(page, "n=8&step=1298");
    await page.locator("#step").hover();
    await page.locator("#step").click();
    const moving = await page.evaluate(() => [...document.querySelectorAll("*")].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return animationName !== "none" || transitionDuration.split(", ").some((time) => parseFloat(time) > 0);
    }).length);
    expect(moving).toBe(0);
  });
});

/** What of the rings and lines was seen over some frames of playing at a speed. */
function seen(page: Page, speed: number): Promise<string[]> {
  return page.evaluate(async (speed) => {
    const seen = new Set<string>();
    await window.queensLab.send({ type: "set", speed, step: 1290 });
    await window.queensLab.send({ type: "play" });
    for (let count = 0; count < 45; count++) {
      await new Promise((done) => requestAnimationFrame(done));
      for (const mark of ["ray", "ringed"]) {
        if (document.querySelector(`svg[data-board] .${mark}:not(.thin)`)!.getAttribute("d")) seen.add(mark);
      }
      const trial = document.querySelector("svg[data-board] .trial")!;
      if (/bad|good/.test(trial.getAttribute("class")!)) seen.add("verdict");
    }
    await window.queensLab.send({ type: "pause" });
    return [...seen].sort();
  }, speed);
}

test("over three steps a second rings and lines do not come and go", async ({ page }) => {
  await open(page, "n=8");
  for (const speed of [3.5, 10, 1000]) expect(await seen(page, speed), `${speed} a second`).toEqual([]);
  expect(await seen(page, 3), "at three a second they may").toEqual(["ray", "ringed", "verdict"]);
  await send(page, { type: "seek", step: 1298 });
  await expect(page.locator("svg[data-board] .ray:not(.thin)")).not.toHaveAttribute("d", "");
});

test("at two steps a second and more the caption is its first sentence", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const full = (await state(page)).caption;
  for (const [speed, short] of [[1.9, false], [2, true], [20, true]] as const) {
    await send(page, { type: "set", speed, step: 1290 });
    await send(page, { type: "play" });
    const text = (await page.locator("#caption").textContent())!.trim();
    expect(text.split(/\. /).length === 1, `${speed} a second: ${text}`).toBe(short);
    await send(page, { type: "seek", step: 1298 });
    await expect(page.locator("#caption")).toHaveText(full);
  }
});

test("themes by key, button, menu and address", async ({ page }) => {
  const theme = page.locator("html");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, "n=8&step=1298");
  const light = await ground();
  await page.locator("#projector").click();
  await expect(theme).toHaveAttribute("data-theme", "projector");
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.locator("#more")).toBeVisible();
  await page.keyboard.press("p");
  await expect(theme).toHaveAttribute("data-theme", "auto");
  await page.locator("#more").click();
  await page.locator("#theme").selectOption("dark");
  await expect(theme).toHaveAttribute("data-theme", "dark");
  expect(await ground()).not.toBe(light);
  await page.keyboard.press("Escape");
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expect(theme, "back to the look before the projector's").toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "n=8");
  const dark = await ground();
  expect(dark, "as the system").not.toBe(light);
  await open(page, "n=8&theme=light");
  expect(await ground()).toBe(light);
});
