// How the page looks where somebody needs it to look otherwise: figures on squares, more contrast, the system's own colours.
import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, open, send, test } from "./fixtures";

/** A computed style of the first element that fits. */
function style(page: Page, selector: string, property: string): Promise<string> {
  return page.locator(selector).first().evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
}

/** Keeps a picture to be looked at, where LAB_SHOTS names a folder for it. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.LAB_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** The figures of the picture: their text, and each digit's height and middle in squares, as the browser has set them. */
function figures(page: Page): Promise<{ text: string; digits: { x: number; y: number; height: number }[] }> {
  return page.locator("svg[data-board] .figures").evaluate((element) => {
    const figures = element as SVGTextElement;
    const text = figures.textContent!;
    const digits = [...text].map((_, index) => {
      const { x, y, width, height } = figures.getExtentOfChar(index);
      return { x: (x + width / 2) / 100, y: y / 100, height: height / 100 };
    });
    return { text, digits };
  });
}

for (const [search, step] of [["marked-lines", 500], ["min-conflicts", 60], ["row-tuples", 100]] as const) {
  test(`the figures of ${search} are the page's type, over the queens, in squares of their own`, async ({ page }) => {
    await open(page, `search=${search}&n=8&step=${step}`);
    expect(await style(page, ".figures", "font-family")).toBe(await style(page, "body", "font-family"));
    expect(await style(page, ".figures", "paint-order"), "a halo under the figure").toMatch(/^stroke/);
    const { text, digits } = await figures(page);
    expect(text.length).toBeGreaterThan(0);
    for (const { x, y, height } of digits) {
      expect(x % 1, "in the right half of a square").toBeGreaterThan(0.5);
      expect(Math.floor(y + height / 2), "in one row").toBe(Math.floor(y + height * 0.8));
    }
    const order = await page.locator("svg[data-board] > *").evaluateAll((parts) => parts.map((part) => part.getAttribute("class")));
    expect(order.indexOf("figures")).toBeGreaterThan(order.indexOf("queens"));
    await shoot(page, `figures-${search}`);
  });
}

test("figures are shown where there is room for nine pixels of type, and nowhere else", async ({ page }) => {
  await open(page, "search=marked-lines&n=8&step=500");
  for (const [n, width, height] of [[8, 1280, 720], [32, 1280, 720], [20, 1920, 1080], [32, 1920, 1440], [12, 320, 640]]) {
    await page.setViewportSize({ width, height });
    await send(page, { type: "set", n, step: 500 });
    const side = (await page.locator("svg[data-board]").boundingBox())!.width / n;
    const size = (parseFloat(await style(page, ".figures", "font-size")) * side) / 100;
    if (side >= 24) expect(size, `${n} × ${n} at ${width}`).toBeGreaterThan(8.6);
    else expect(size, `${n} × ${n} at ${width}`).toBe(0);
  }
});

/** What is marked by its ground in the usual colours: the line at work, the working call, the tab, the preset, Play. */
const MARKED = [".code .current", ".stack .current", "[role=tab][aria-selected=true]", "[aria-current=page]", "#play"];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`colours of the system's own, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    for (const theme of ["auto", "light", "dark", "projector"]) {
      test(`what is marked keeps its mark, theme ${theme}`, async ({ page }) => {
        await open(page, `n=8&step=1298&theme=${theme}`);
        const highlight = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement("p"));
          probe.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText";
          const { backgroundColor, color } = getComputedStyle(probe);
          probe.remove();
          return [backgroundColor, color];
        });
        for (const marked of MARKED) {
          if (!(await page.locator(marked).first().isVisible())) continue; // a projector has no header
          expect([await style(page, marked, "background-color"), await style(page, marked, "color")], marked).toEqual(highlight);
        }
        for (const marked of [".code .current", ".stack .current"]) {
          expect(await style(page, marked, "outline-style"), `${marked}: by shape, too`).toBe("solid");
        }
        // The picture keeps tokens that fit the system's ground: squares and queens far apart.
        expect(await style(page, ".light", "fill")).toBe(colorScheme === "dark" ? "rgb(58, 66, 74)" : "rgb(255, 255, 255)");
        await shoot(page, `forced-${colorScheme}-${theme}`);
      });
    }
  });

  test.describe(`more contrast, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { contrast: "more" } });

    test("lines are thicker, hatching is as strong as any sign, marks have an outline", async ({ page }) => {
      await open(page, "n=8&step=1298");
      expect(await style(page, ".hatch", "stroke")).toBe(await style(page, ".rejected", "stroke"));
      expect(parseFloat(await style(page, ".rejected", "stroke-width"))).toBeGreaterThan(0.1);
      expect(await style(page, ".code .current", "outline-style")).toBe("solid");
      expect(await style(page, ".stack .current", "outline-style")).toBe("solid");
      await shoot(page, `more-${colorScheme}`);
    });
  });
}

test.describe("a frame without a player", () => {
  test.use({ viewport: { width: 480, height: 600 }, hasTouch: true });

  /** Which squares, figures and words the button covers. */
  const covered = (page: Page) => page.locator("#play").evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const over = (box: DOMRect) => box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    return [...document.querySelectorAll(".squares, .axis span, #caption, .counters li, .field article")]
      .filter((element) => over(element.getBoundingClientRect())).map((element) => element.className || element.textContent);
  });

  for (const mode of ["watch", "compare"]) {
    test(`${mode} has a pause on the board, by pointer, touch and key`, async ({ page }) => {
      await open(page, `embed=1&play=1&controls=0&n=8&mode=${mode}`);
      const play = page.locator("#play");
      await expect(play).toHaveAccessibleName("Pause");
      const { x, y, width, height } = (await play.boundingBox())!;
      expect([x >= 0, y >= 0, width >= 44, height >= 44]).toEqual([true, true, true, true]);
      expect(await covered(page)).toEqual([]);
      await play.click();
      expect(await send(page, { type: "set" })).toMatchObject({ playing: false });
      await expect(play).toHaveAccessibleName("Play");
      await play.tap();
      expect(await send(page, { type: "set" })).toMatchObject({ playing: true });
      await play.focus();
      await page.keyboard.press("Enter");
      expect(await send(page, { type: "set" })).toMatchObject({ playing: false });
      await shoot(page, `pause-${mode}`);
    });
  }

  test("under reduced motion nothing moves until it is pressed", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "embed=1&play=1&controls=0&n=8");
    await expect(page.locator("#play")).toHaveAccessibleName("Play");
    await page.locator("#play").tap();
    expect(await send(page, { type: "set" })).toMatchObject({ playing: true });
  });

  for (const [width, height] of [[280, 300], [640, 360], [1280, 720]]) {
    test(`the pause covers nothing at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, "embed=1&controls=0&n=8&step=1298");
      await expect(page.locator("#play")).toBeInViewport({ ratio: 1 });
      expect(await covered(page)).toEqual([]);
    });
  }

  test("where nothing is played there is nothing to pause", async ({ page }) => {
    await open(page, "mode=place&embed=1&controls=0&n=8");
    await expect(page.locator("footer")).toBeHidden();
  });
});

for (const [width, height] of [[390, 664], [320, 256], [1280, 720]]) {
  test.describe(`dialogs and menus at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [name, key] of [["help", "?"], ["share", null]] as const) {
      test(`${name} opens at its head, and its way out stays in sight`, async ({ page }) => {
        await open(page, "n=8");
        if (key) await page.keyboard.press(key);
        else await page.evaluate(() => document.querySelector<HTMLElement>("button[id$=share]")!.click());
        const dialog = page.locator(`#${name}-dialog`);
        await expect(dialog).toBeVisible();
        await expect(page.locator(`#${name}-title`)).toBeInViewport({ ratio: 1 });
        await expect(page.locator(`#${name}-close`)).toBeInViewport({ ratio: 1 });
        await expect(page.locator(`#${name}-close`)).toBeFocused();
        await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        await expect(page.locator(`#${name}-close`)).toBeInViewport({ ratio: 1 });
        expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth), "not to be pushed sideways").toBe(true);
        await shoot(page, `${name}-${width}`);
        await page.locator(`#${name}-close`).click();
        await expect(dialog).toBeHidden();
      });
    }

    test("what is said when the page has stopped opens at its head", async ({ page }) => {
      await open(page);
      await page.evaluate(() => {
        document.getElementById("crash-message")!.textContent = "unreachable executed ".repeat(12);
        document.querySelector<HTMLDialogElement>("#crash")!.showModal();
      });
      await expect(page.locator("#crash-title")).toBeInViewport({ ratio: 1 });
      await shoot(page, `stopped-${width}`);
    });

    for (const key of ["Tab", "Shift+Tab"]) {
      test(`every menu closes when ${key} leaves it`, async ({ page }) => {
        await open(page, "n=8");
        const menus = await page.locator("[popover]").evaluateAll((menus) => menus.map((menu) => menu.id));
        expect(menus.length).toBeGreaterThan(0);
        for (const menu of menus) {
          const opener = page.locator(`[popovertarget=${menu}]:not([popovertargetaction=hide])`).filter({ visible: true }).first();
          if ((await opener.count()) === 0) continue; // not at this size
          await opener.focus();
          await page.keyboard.press("Enter");
          await expect(page.locator(`#${menu}`)).toBeVisible();
          await page.keyboard.press("Tab");
          const inside = () => page.evaluate((menu) => document.getElementById(menu)!.matches(":focus-within"), menu);
          if (await page.locator(`#${menu} :is(button, select, input, summary, a)`).filter({ visible: true }).count()) {
            expect(await inside()).toBe(true);
            await expect(page.locator(`#${menu}`), "as long as the focus is there").toBeVisible();
          }
          for (let presses = 0; presses < 40 && (await inside()); presses++) await page.keyboard.press(key);
          await expect(page.locator(`#${menu}`)).toBeHidden();
        }
      });
    }
  });
}

test("Run to the end is a word where there is room, and no word of its moves anything", async ({ page }) => {
  for (const [width, height] of [[1280, 720], [1920, 1080], [390, 664]]) {
    await page.setViewportSize({ width, height });
    for (const lang of ["en", "zh"]) {
      await open(page, `n=6&lang=${lang}`);
      if (width < 600) await page.locator(".rest summary").click();
      const word = page.locator("#to-end span");
      const boxes = async () => [await page.locator("#to-end").boundingBox(), await page.locator("#next-solution").boundingBox()];
      await expect(word).toHaveText(lang === "en" ? "Run to the end" : "运行到结尾");
      await expect(word).toBeInViewport({ ratio: 1 });
      const before = await boxes();
      await send(page, { type: "seek", step: 40 });
      await send(page, { type: "seek", step: 20 });
      await expect(word).toHaveText(lang === "en" ? "To the furthest step seen" : "到已看过的最远一步");
      if (width > 600) expect(await boxes()).toEqual(before);
      const fits = await page.locator("#to-end").evaluate((button) => button.scrollWidth <= button.clientWidth && button.scrollHeight <= button.clientHeight);
      expect(fits, `${width}, ${lang}`).toBe(true);
      await shoot(page, `to-end-${width}-${lang}`);
    }
  }
});
