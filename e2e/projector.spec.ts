// A hall: large type, thick lines, a board of three quarters of the height, and nothing missing for want of a header.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, test } from "./fixtures";

const SIZES = [[800, 600], [1024, 768], [1280, 720], [1920, 1080]] as const;
const LEAST = 24; // pixels of text
const STEP = "theme=projector&n=8&step=1298";

/** Text that is shown and smaller than it may be, with its size as the screen has it. */
function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.nodeValue!.trim() || element.closest("script, style, option, .unseen, noscript")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()!.a : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size > 0 && size < least - 0.05) found.push(`${node.nodeValue} (${element.className}): ${size.toFixed(1)}`);
    }
    return found;
  }, LEAST);
}

const ROOMS: [string, string][] = [
  ["watch", STEP],
  ["watch, every panel", `${STEP}&panels=steps,cost`],
  ["watch, figures", "theme=projector&search=marked-lines&n=6&step=300"],
  ["watch, 14 queens", "theme=projector&n=14&step=300&code=python"],
  ["place", "theme=projector&mode=place&n=8&queens=1.1,2.2,3.3"],
  ["compare", "theme=projector&mode=compare&n=6&step=150&search=recursive,forward-checking,bitmask"],
];

for (const [width, height] of SIZES) {
  test.describe(`a projector of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const lang of ["en", "zh"]) {
      test(`all text is 24 pixels and more, ${lang}`, async ({ page }) => {
        for (const [name, address] of ROOMS) {
          await open(page, `${address}&lang=${lang}`);
          await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
          expect(await small(page), name).toEqual([]);
        }
      });
    }

    test("labels of a plot are 24 pixels and more", async ({ page }) => {
      await open(page, ROOMS.at(-1)![1]);
      await page.locator("#measure").click();
      await expect(page.locator("#measure"), "it is over").toBeVisible();
      await page.locator(".plot .point").last().focus();
      expect(await small(page)).toEqual([]);
    });

    test("the board has three quarters of the height where the window allows, and keeps its size and place", async ({ page }) => {
      await open(page, STEP);
      const box = async () => (await page.locator(".squares").boundingBox())!;
      const before = await box();
      expect(before.height / height).toBeGreaterThanOrEqual(width / height > 1.3334 || width > 1000 ? 0.75 : 0.65);
      expect(before.width).toBeCloseTo(before.height, 1);
      for (const kind of ["solution", "end"]) {
        await send(page, { type: "run-to", what: kind });
        expect(await box()).toEqual(before);
      }
      await page.locator(".page").evaluate((element) => element.scrollTo(0, element.scrollHeight));
      expect((await box()).y, "in sight, whatever is scrolled").toBeGreaterThanOrEqual(0);
    });

    test("nothing is missing: what is not on the screen opens from it", async ({ page }) => {
      const reach = async (opener: string | null, ids: string[]) => {
        if (opener) await page.locator(opener).click();
        for (const id of ids) {
          await page.locator(id).scrollIntoViewIfNeeded();
          await expect(page.locator(id), `${id} by ${opener}`).toBeInViewport({ ratio: 0.95 });
        }
        if (opener?.startsWith("#")) await page.keyboard.press("Escape");
      };
      await open(page, `${STEP}&panels=code`);
      await reach(null, ["#back", "#play", "#step", "#timeline", "#step-number", "#code", "#formula", ".stack .current", ".variables"]);
      await reach("#set-up", ["#search", "#presets", "#smaller", "#larger"]);
      await reach("#more", ["#menu-watch", "#menu-compare", "#menu-share", "#menu-lang", "#menu-projector", "#keys", "#full-screen", "#theme", "#show-code", "#show-cost"]);
      await reach(".rest summary", ["#next-dead-end", "#next-solution", "#to-end", "#grain", "#speed"]);
      await open(page, "theme=projector&mode=place&n=8");
      await reach(null, ["#undo", "#redo", "#clear", "#safe"]);
      await reach("#set-up", ["#smaller", "#larger"]);
      await open(page, "theme=projector&mode=compare&n=6");
      await reach(null, ["#clock", "#goal", "#smaller", "#larger", "#next-solution", "#add-search", "#measure", "#prune"].filter((id) => id !== "#next-solution"));
      await reach(".rest summary", ["#next-solution", "#speed"]);
    });

    for (const code of ["pseudo", "java"]) {
      test(`no line of ${code} is broken, and the one at work is in sight`, async ({ page }) => {
        await open(page, `theme=projector&n=8&step=1290&code=${code}&panels=code`);
        for (let step = 0; step < 30; step++) {
          await send(page, { type: "step" });
          const seen = await page.evaluate(() => {
            const shown = (element: Element | null) => {
              const box = element?.getBoundingClientRect();
              const rest = document.querySelector("footer")!.getBoundingClientRect();
              return Boolean(box && box.height > 0 && box.top >= 0 && box.bottom <= rest.top);
            };
            const lines = [...document.querySelectorAll(".code code")];
            return {
              inSight: shown(document.querySelector(".code .current")) || shown(document.querySelector(".at-work")),
              broken: lines.filter((line) => line.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(line).fontSize)).length,
            };
          });
          expect(seen, `step ${step}`).toEqual({ inSight: true, broken: 0 });
        }
      });
    }
  });
}

test("the lecturer chooses the panels, and the address has them", async ({ page }) => {
  await open(page, STEP);
  const shown = async () => {
    await settled(page);
    return page.locator("[role=tabpanel]").evaluateAll((panels) => panels.map((panel) => panel.getAttribute("aria-labelledby")));
  };
  expect(await shown()).toEqual(["tab-0-0", "tab-1-1"]);
  await page.locator("#more").click();
  await page.locator("#show-steps").click();
  expect(await shown(), "it stands in for the second").toEqual(["tab-0-0", "tab-1-2"]);
  await page.locator("#show-code").click();
  expect(await shown()).toEqual(["tab-0-2"]);
  await page.locator("#show-steps").click();
  expect(await shown(), "the board alone").toEqual([]);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("panels=");
  await page.locator("#show-code").click();
  await expect(page.locator("#show-code")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("panels=code");
  await page.reload();
  await page.evaluate(() => window.queensLab.ready);
  expect(await shown()).toEqual(["tab-0-0"]);
});
