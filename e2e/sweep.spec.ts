// Every room in every window: nothing outside, nothing on anything else, nothing cut, nothing out of reach; the board
// square, whole and large. A room joins by an address in the list.
import type { Page } from "@playwright/test";
import { expect, open, send, test } from "./fixtures";
import { lengthen, misfits, type Bars } from "./misfits";

/** Windows: folded and small phones, phones between their bars and lying, tablets, school projectors, laptops zoomed to
 * 200 and 400 %, laptops, desktops, and both kinds of square. */
const SIZES = [
  [280, 560], [280, 653], [320, 256], [320, 568], [360, 560], [360, 640], [375, 553], [375, 667], [390, 664], [412, 915],
  [430, 932], [480, 270], [480, 600], [540, 720], [568, 320], [600, 600], [600, 960], [640, 360], [664, 390], [683, 384],
  [720, 900], [740, 360], [768, 1024], [800, 540], [800, 600], [820, 1180], [844, 390], [900, 700], [915, 412], [960, 540],
  [1000, 900], [1024, 600], [1024, 768], [1080, 1920], [1280, 600], [1280, 720], [1280, 800], [1280, 1024], [1366, 768],
  [1440, 900], [1536, 730], [1920, 1080], [2560, 1440],
] as const;

/** Where the page has been opened: rooms, with what makes them full. */
const ADDRESSES = [
  "n=8&step=1298",
  "n=8&step=1298&code=python&panels=steps,code",
  "search=dancing-links&n=32&step=3000&panels=solutions,cost",
  "mode=place&n=8&queens=1.1,2.5,3.5,4.4",
  "mode=compare&n=8&step=1298",
  "mode=compare&search=recursive-grid,forward-checking,mrv,row-tuples&n=8&step=300",
];
const THEMES = ["light", "projector"];
/** A language, its texts as they are or twice as long. */
const TEXTS = [["en", false], ["zh", false], ["en", true]] as const;

/** What a window of this size can be asked for. */
function bars(address: string, width: number, height: number, long: boolean): Bars {
  const wide = width > height && width >= 800 && height >= 540;
  return {
    part: !wide ? 0 : width === 1280 && height === 720 && !long ? 0.6 : 0.5,
    whole: !long && !address.startsWith("mode=compare") && (wide || (height >= 568 && width >= 320)),
    long,
    reach: true,
  };
}

/** What is wrong in each of the windows, under what each can be asked for. */
async function sweep(page: Page, sizes: typeof SIZES | [number, number][], asked: (width: number, height: number) => Bars): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(misfits, asked(width, height));
    wrong.push(...found.map((what) => `${width} × ${height}: ${what}`));
  }
  return wrong;
}

for (const address of ADDRESSES) {
  for (const theme of THEMES) {
    for (const [lang, long] of TEXTS) {
      test(`${theme}, ${lang}${long ? ", long texts" : ""}: ${address}`, async ({ page }) => {
        await open(page, `${address}&theme=${theme}&lang=${lang}`);
        if (long) await page.evaluate(lengthen);
        expect(await sweep(page, SIZES, (width, height) => bars(address, width, height, long))).toEqual([]);
      });
    }
  }
}

const NARROW = [[280, 653], [320, 256], [375, 667], [390, 664], [480, 270], [540, 720], [683, 384], [800, 600], [1024, 768], [1280, 720]] as [number, number][];

test("what a narrow player has no room for is there once it is asked for", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const controls = ["to-start", "back", "play", "step", "to-end", "next-dead-end", "next-solution", "grain", "speed", "timeline", "step-number"];
  await page.locator(".rest").evaluate((rest: HTMLDetailsElement) => (rest.open = true));
  for (const [width, height] of NARROW) {
    await page.setViewportSize({ width, height });
    const missing = await page.evaluate((ids) => [...ids.map((id) => `#${id}`), ".speed .presets button"]
      .filter((selector) => !document.querySelector(selector)?.checkVisibility()), controls);
    expect(missing, `${width} × ${height}`).toEqual([]);
  }
  expect(await sweep(page, NARROW, () => ({ part: 0, whole: false, long: false, reach: true }))).toEqual([]);
});

test("modes and actions are there by name, or in lists that lie in the window", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const wrong: string[] = [];
  for (const [width, height] of NARROW) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(() => ["#modes", "#menu"].map((id) => {
      const list = document.querySelector<HTMLElement>(id)!;
      const folded = !list.checkVisibility();
      if (folded) list.showPopover();
      const box = list.getBoundingClientRect();
      const items = [...list.querySelectorAll("button, select")].filter((item) => item.checkVisibility()).length;
      const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && list.scrollWidth <= list.clientWidth + 1;
      if (folded) list.hidePopover();
      return inside && items >= 3 ? "" : `${id}: ${items} in ${JSON.stringify(box)}`;
    }));
    wrong.push(...found.filter(Boolean).map((what) => `${width} × ${height}: ${what}`));
  }
  expect(wrong).toEqual([]);
});

test("the board is as large in Place as in Watch", async ({ page }) => {
  const sides = async (address: string) => {
    await open(page, address);
    const found: number[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      found.push(await page.locator("#board .squares").evaluate((squares) => Math.round(squares.getBoundingClientRect().width)));
    }
    return found;
  };
  expect(await sides("mode=place&n=8&queens=1.1,2.5")).toEqual(await sides("n=8&step=1298"));
});

test("the board keeps its size and place while a run goes on", async ({ page }) => {
  await open(page, "n=4");
  await page.locator("#formula").check();
  const wrong: string[] = [];
  for (const [width, height] of [[1024, 768], [1280, 720], [800, 600], [844, 390], [390, 664], [320, 568]] as const) {
    await page.setViewportSize({ width, height });
    const seen = new Set<string>();
    for (const step of [0, 1, 24, 25, 26, 27, 52, 124, 125]) {
      await send(page, { type: "seek", step });
      seen.add(await page.locator("#board .squares").evaluate((squares) => JSON.stringify(squares.getBoundingClientRect())));
    }
    if (seen.size !== 1) wrong.push(`${width} × ${height}: ${[...seen].join(" ")}`);
  }
  expect(wrong).toEqual([]);
});

test("a far run on its way leaves the board as it is", async ({ page }) => {
  await open(page, "n=16");
  await page.setViewportSize({ width: 1024, height: 768 });
  const side = () => page.locator("#board .squares").evaluate((squares) => JSON.stringify(squares.getBoundingClientRect()));
  const before = await side();
  await page.locator("#to-end").click();
  await expect(page.locator("#stop")).toBeVisible();
  expect(await side()).toBe(before);
  await page.locator("#stop").click();
});

/** Where the listing is in sight without being scrolled to. */
const LISTED = {
  light: [[1280, 720], [1366, 768], [1024, 768], [1280, 1024], [1920, 1080]],
  projector: [[1024, 768], [1152, 864], [1280, 720], [1280, 800], [1280, 1024], [1920, 1080]],
};
/** What a listing stands with: other searches' variables take more room, and some lines are longer in one language. */
const BESIDE = ["search=recursive", "search=forward-checking", "search=mrv&lang=zh", "search=bitmask", "search=half-board&lang=zh", "search=dancing-links", "search=recursive&queens=3.1&blocked=1.1"];
for (const [theme, windows] of Object.entries(LISTED)) {
  for (const address of BESIDE) {
    test(`the line at work, the variables and the working call are in sight, ${theme}: ${address}`, async ({ page }) => {
      await open(page, `${address}&n=8&theme=${theme}`);
      const wrong: string[] = [];
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        for (const [code, steps] of Object.entries({ pseudo: [26, 1300], python: [26, 1299], java: [1298], cpp: [1300, 23854] })) {
          for (const step of steps) {
            await send(page, { type: "set", code, step });
            const hidden = await page.evaluate(outOfSight);
            wrong.push(...hidden.map((what) => `${width} × ${height}, ${code}, step ${step}: ${what}`));
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  }
}

/** Which of the marked line, the variables and the working call are cut by what they lie in; runs in the page. */
function outOfSight(): string[] {
  const words = (): boolean => {
    const [text, code] = [document.querySelector(".code .current")?.firstChild, document.querySelector(".code")!];
    if (!text) return true;
    const range = document.createRange();
    range.setStart(text, text.textContent!.search(/\S/));
    range.setEnd(text, text.textContent!.length);
    const [inner, outer] = [range.getBoundingClientRect(), code.getBoundingClientRect()];
    return inner.left >= outer.left - 1 && inner.left < outer.right && (inner.right <= outer.right + 1 || inner.width > outer.width - 36);
  };
  return [...(words() ? [] : ["the words of the marked line"]), ...[".code .current", ".variables", ".stack .current"].filter((selector) => {
    const element = document.querySelector(selector);
    if (!element) return selector === ".variables";
    const box = element.getBoundingClientRect();
    const clips = [".code", ".stack ol", ".content", ".panel", ".page"].map((around) => element.parentElement!.closest(around)?.getBoundingClientRect());
    return clips.some((clip) => clip && (box.top < clip.top - 1 || box.bottom > clip.bottom + 1));
  })];
}

test("the longest caption leaves the counters in sight, and no pseudo-code is cut beside the call stack", async ({ page }) => {
  const wrong: string[] = [];
  for (const [address, step] of [["n=8", 23], ["search=forward-checking&n=8", 100], ["search=half-board&n=8", 100], ["search=bitmask&n=8", 60]] as const) {
    await open(page, `${address}&step=${step}`);
    for (const [width, height] of [[1024, 768], [1280, 720], [1280, 800], [1366, 768], [1440, 900], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(() => {
        const code = document.querySelector(".code")!;
        const foot = document.querySelector("footer")!.getBoundingClientRect().top;
        const under = document.querySelector(".counters")!.getBoundingClientRect().bottom - foot;
        return [under > 0.5 ? `counters ${under} under the player` : "", code.scrollWidth > code.clientWidth ? "pseudo-code is cut" : ""];
      });
      wrong.push(...found.filter(Boolean).map((what) => `${address}, ${width} × ${height}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test("a control that gets the focus is clear of the player", async ({ page }) => {
  const wrong: string[] = [];
  for (const address of ["n=8&step=1298", "mode=compare&n=8&step=1298"]) {
    await open(page, address);
    for (const [width, height] of [[720, 900], [280, 653], [390, 664], [320, 256]] as const) {
      await page.setViewportSize({ width, height });
      const under = await page.evaluate(() => {
        const footer = document.querySelector("footer")!;
        const controls = [...document.querySelectorAll<HTMLElement>(".page :is(button, select, input, summary, [tabindex='0'])")];
        return controls.filter((control) => control.checkVisibility() && !control.matches(".content, .wide, .code, .list, [role=grid] *")).filter((control) => {
          control.focus();
          return control.getBoundingClientRect().bottom > footer.getBoundingClientRect().top + 1;
        }).map((control) => control.id || control.outerHTML.slice(0, 60));
      });
      wrong.push(...under.map((what) => `${address}, ${width} × ${height}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
});

test("a browser's larger type makes everything grow, and nothing is lost", async ({ page }) => {
  await open(page, "n=8&step=1298");
  const before = await page.locator(".caption").evaluate((caption) => parseFloat(getComputedStyle(caption).fontSize));
  await page.evaluate(() => (document.documentElement.style.fontSize = "24px"));
  expect(await page.locator(".caption").evaluate((caption) => parseFloat(getComputedStyle(caption).fontSize))).toBeGreaterThan(before * 1.35);
  const large = [[390, 664], [800, 600], [1024, 768], [1280, 720], [1920, 1080]] as [number, number][];
  expect(await sweep(page, large, (width) => ({ part: width < 800 ? 0 : 0.5, whole: false, long: false, reach: true }))).toEqual([]);
});

test("nothing lies under a notch", async ({ page }) => {
  await open(page);
  // Without it the browser keeps the whole page clear of insets.
  await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute("content", /viewport-fit=cover/);
});
