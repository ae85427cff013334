// Every size of screen: nothing to the side, the board square and in view with its caption and the player.
import type { Page } from "@playwright/test";
import { expect, open, send, settled, square, state, test } from "./fixtures";

const SIZES = [[390, 664], [320, 568], [844, 390], [1280, 800], [1366, 768], [3840, 2160]] as const;

type Box = Record<"left" | "top" | "right" | "bottom" | "width" | "height", number>;

/** Boxes of what has to be in view, in whole pixels; null for what is not there. */
function boxes(page: Page): Promise<Record<string, Box | null>> {
  return page.evaluate(() => Object.fromEntries(
    [".squares", ".caption", "#play", "#step", "#back", "header"].map((selector) => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility()) return [selector, null];
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const sides = Object.entries({ left, top, right, bottom, width, height });
      return [selector, Object.fromEntries(sides.map(([side, at]) => [side, Math.round(at)]))];
    }),
  ));
}

/** What is cut off, scrolls to the side or lies outside the first screen. */
async function misfits(page: Page): Promise<string[]> {
  const size = page.viewportSize()!;
  const wrong: string[] = [];
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > size.width) wrong.push(`the page is ${width} wide`);
  const found = await boxes(page);
  for (const [name, box] of Object.entries(found)) {
    if (box === null) wrong.push(`${name} is not shown`);
    else if (box.left < -0.5 || box.top < -0.5 || box.right > size.width + 0.5 || box.bottom > size.height + 0.5) {
      wrong.push(`${name} is not in view: ${JSON.stringify(box)}`);
    }
  }
  const board = found[".squares"]!;
  if (Math.abs(board.width - board.height) > 1) wrong.push(`the board is ${board.width} × ${board.height}`);
  const cut = await page.locator(".caption").evaluate((caption) => caption.scrollHeight - caption.clientHeight);
  if (cut > 0) wrong.push(`the caption is cut by ${cut} pixels`);
  const play = found["#play"]!;
  if (found[".caption"]!.bottom > play.top && found[".caption"]!.right > play.left && found[".caption"]!.left < play.right) {
    wrong.push("the player lies on the caption");
  }
  return [...wrong, ...(await overlaps(page))];
}

/** Controls above the board that lie on one another. */
function overlaps(page: Page): Promise<string[]> {
  return page.locator(".setup").locator("select, button, output").evaluateAll((controls) => {
    const shown = controls.filter((control) => control.checkVisibility());
    const boxes = shown.map((control) => [control.id, control.getBoundingClientRect()] as const);
    return boxes.flatMap(([id, box], index) => boxes.slice(index + 1)
      .filter(([, other]) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1)
      .map(([other]) => `#${other} lies on #${id}`));
  });
}

for (const [width, height] of SIZES) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000 });

    test("board, caption and player are whole and in view", async ({ page }) => {
      await open(page, "n=8&step=1298");
      for (const [lang, n, step] of [["en", 8, 1298], ["zh", 8, 1298], ["en", 4, 0], ["zh", 4, 125], ["en", 32, 3000], ["en", 1, 7]] as const) {
        await send(page, { type: "set", lang, n, step });
        expect(await misfits(page), `${lang}, n = ${n}, step ${step}`).toEqual([]);
      }
      for (const lang of width > 320 ? ["en", "zh"] : []) { // there the way back to no start has a row of its own
        await send(page, { type: "set", lang, n: 8, queens: [[3, 1]], blocked: [[1, 2]], step: 20 });
        expect(await misfits(page), `${lang}, a start`).toEqual([]);
      }
    });
  });
}

for (const [what, mobile] of [["phones", true], ["desktops", false]] as const) {
  test.describe(what, () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: mobile, isMobile: mobile });

    test("no control moves while the search runs", async ({ page }) => {
      await open(page, "n=8");
      for (const [width, height] of SIZES.filter(([width]) => width < 1000 === mobile)) {
        await page.setViewportSize({ width, height });
        await send(page, { type: "seek", step: 0 });
        const before = await boxes(page);
        for (const step of [1, 40, 1298, 23855, 0]) {
          await send(page, { type: "seek", step });
          expect(await boxes(page), `step ${step} at ${width} × ${height}`).toEqual(before);
        }
      }
    });
  });
}

test.describe("the largest share of the window", () => {
  test("the board is as large as a desktop allows", async ({ page }) => {
    await open(page, "n=8");
    const { width } = (await page.locator(".squares").boundingBox())!;
    expect(width).toBeGreaterThan(380);
    await page.setViewportSize({ width: 3840, height: 2160 });
    const large = (await page.locator(".squares").boundingBox())!;
    expect(large.width).toBeGreaterThan(1000);
    await send(page, { type: "set", theme: "projector" });
    await page.setViewportSize({ width: 1280, height: 800 });
    const hall = (await page.locator(".squares").boundingBox())!;
    expect(hall.height).toBeGreaterThanOrEqual(0.75 * 800);
    expect(await page.locator(".caption").evaluate((caption) => parseFloat(getComputedStyle(caption).fontSize))).toBeGreaterThanOrEqual(24);
  });
});

test.describe("fingers", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  const scrolled = (page: Page) => page.locator(".page").evaluate((scroller) => scroller.scrollTop);

  /** Controls that are smaller than a finger needs: 44 px in the player's row of buttons, 24 px elsewhere. */
  function small(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const wrong: string[] = [];
      for (const element of document.querySelectorAll("button, select, input, summary, a[href], [role=gridcell]")) {
        if (!element.checkVisibility() || element.matches(".skip")) continue;
        const area = element.matches("[type=checkbox]") ? element.closest("label")! : element;
        const { width, height } = area.getBoundingClientRect();
        const least = element.closest(".transport, .rest, .tools") && element.matches("button") ? 44 : 24;
        if (Math.min(width, height) < least - 0.01) wrong.push(`${element.outerHTML.slice(0, 90)}: ${width} × ${height}`);
      }
      return wrong;
    });
  }

  for (const address of ["n=8&step=1298", "n=10&step=5000", "mode=place&n=8&queens=1.1",
    "mode=compare&search=recursive,bitmask,mrv,iterative&n=8&step=50"]) {
    test(`every control is large enough: ${address}`, async ({ page }) => {
      await open(page, address);
      for (const [width, height] of SIZES.filter(([width]) => width < 1000)) {
        await page.setViewportSize({ width, height });
        expect(await small(page), `${width} × ${height}`).toEqual([]);
        await page.locator("#more").click();
        await expect(page.locator("#menu")).toBeVisible();
        expect(await small(page), `the menu at ${width} × ${height}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  }

  test("buttons, sliders and lists work by taps", async ({ page }) => {
    await open(page, "n=8");
    await page.locator("#step").tap();
    await page.locator("#step").tap();
    await page.locator("#back").tap();
    expect((await settled(page)).step).toBe(1);
    await page.locator("#larger").tap();
    expect(await settled(page)).toMatchObject({ n: 9, step: 0 });
    await page.locator("#more").tap();
    await page.locator("#menu-lang").tap();
    expect((await settled(page)).lang).toBe("zh");
  });

  test("a finger that moves over the board scrolls the page and puts no queen", async ({ page }) => {
    const queens = [[1, 1], [1, 3], [2, 1], [2, 3]]; // six pairs: their list makes the page long
    await open(page, `mode=place&n=8&queens=${queens.map((square) => square.join(".")).join()}`);
    const reach = await page.evaluate(() => {
      const scroller = document.querySelector(".page")!;
      return scroller.scrollHeight - scroller.clientHeight;
    });
    expect(reach, "the page is longer than the screen").toBeGreaterThan(40);
    await swipe(page, 4, 4, -200);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
    expect((await state(page)).queens).toEqual(queens);
  });

  test("a finger on the board of Watch scrolls the page", async ({ page }) => {
    await open(page, "n=8&step=1298");
    await swipe(page, 5, 5, -200);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
    expect((await state(page)).step).toBe(1298);
  });

  test("a finger drags a queen, and the page stays", async ({ page }) => {
    await open(page, "mode=place&n=8&queens=2.2");
    const to = (await square(page, 6, 2).boundingBox())!;
    const from = (await square(page, 2, 2).boundingBox())!;
    await swipe(page, 2, 2, to.y - from.y);
    expect((await settled(page)).queens).toEqual([[6, 2]]);
    expect(await scrolled(page)).toBe(0);
  });

  /** Moves a finger from the middle of a square up or down. */
  async function swipe(page: Page, row: number, column: number, by: number): Promise<void> {
    const box = (await square(page, row, column).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (let part = 1; part <= 8; part++) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y + (by * part) / 8 }] });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
});
