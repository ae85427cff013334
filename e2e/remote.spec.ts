// A presenter's remote steps after any control was used by pointer: the focus is given back.
import type { Page } from "@playwright/test";
import { escape, expect, open, send, settled, state, test } from "./fixtures";

/** Every control of the page that one click is enough for, by a selector of its own. */
function controls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted = "button, input[type=range], input[type=checkbox], summary, [role=tab], #square-2-2";
    const own = (element: Element): string => {
      if (element.id) return `${element.tagName.toLowerCase()}#${element.id}`;
      const same = [...element.parentElement!.children].filter((other) => other.tagName === element.tagName);
      const place = `${element.tagName.toLowerCase()}:nth-of-type(${same.indexOf(element) + 1})`;
      return `${own(element.parentElement!)} > ${place}`;
    };
    return [...document.querySelectorAll(`:is(${wanted}):not(dialog *, [popover] *)`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches("[aria-disabled=true]"))
      .map(own);
  });
}

/** Clicks a control as a hand does, and puts away what it opened. */
async function use(page: Page, control: string): Promise<void> {
  await page.locator(control).click();
  if (await page.locator("dialog[open]").count()) await escape(page);
  await page.evaluate(async () => {
    document.querySelectorAll<HTMLElement>("[popover]:popover-open").forEach((popover) => popover.hidePopover());
    if (document.fullscreenElement) await document.exitFullscreen();
  });
}

/** A remote's key steps, whatever was clicked. */
async function remoteSteps(page: Page, what: string): Promise<void> {
  const { step } = await send(page, { type: "set", mode: "watch", n: 6, step: 40, grain: "test", theme: "light", lang: "en" });
  await page.keyboard.press("PageDown");
  expect((await settled(page)).step, `PageDown after a click on ${what}`).toBe(step + 1);
}

for (const [mode, least] of [["watch", 20], ["place", 8]] as const) {
  test(`after a click on any control of ${mode}`, async ({ page }) => {
    await open(page, "n=6&step=40");
    await send(page, { type: "set", mode });
    const all = await controls(page);
    expect(all.length).toBeGreaterThan(least);
    for (const control of all) {
      await send(page, { type: "set", mode, n: 6, step: 40, theme: "light", lang: "en" });
      await test.step(control, async () => {
        await use(page, control);
        await remoteSteps(page, control);
      });
    }
  });
}

test("after a choice from a list by pointer, changed or not", async ({ page }) => {
  await open(page, "n=6&step=40");
  for (const list of ["#search", "#presets", "#grain", "#code"]) {
    for (const keys of [["ArrowDown", "Enter"], ["Escape"], ["Enter"]]) {
      await page.locator(list).click();
      for (const key of keys) await page.keyboard.press(key);
      await remoteSteps(page, `${list} and ${keys.join(", ")}`);
    }
  }
});

test("after a drag on a slider that ends beside it", async ({ page }) => {
  await open(page, "n=6&step=40");
  for (const slider of ["#timeline", "#speed", "#size"]) {
    const box = (await page.locator(slider).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 9, box.y - 40, { steps: 3 });
    await page.mouse.up();
    await remoteSteps(page, slider);
  }
});

test("after the entries of the menu", async ({ page }) => {
  await open(page, "n=6&step=40");
  for (const entry of ["#keys", "#full-screen"]) {
    await page.locator("#more").click();
    await use(page, entry);
    await remoteSteps(page, entry);
  }
  await page.locator("#more").click();
  await page.locator("#theme").click();
  for (const key of ["ArrowDown", "Enter", "Escape"]) await page.keyboard.press(key);
  await expect(page.locator("#menu")).toBeHidden();
  await remoteSteps(page, "#theme");
  await page.locator("button#share").click();
  await page.locator("#share-close").click();
  await expect(page.getByRole("dialog"), "the page knows that it is closed").toHaveCount(0);
  await remoteSteps(page, "#share-close");
  await page.locator("button#share").click();
  await escape(page);
  await remoteSteps(page, "Escape in the dialog");
  expect((await state(page)).playing).toBe(false);
});
