// A monkey at the keyboard, 300 presses a mode: whatever it presses, the focus is never lost, and the page answers.
import { expect, open, send, test } from "./fixtures";

const KEYS = ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Space", "Space", "ArrowLeft", "ArrowRight", "ArrowUp",
  "ArrowDown", "Home", "End", "PageDown", "PageUp", "Escape", "+", "-", ..."kxsrnp?".split(""), "Shift+N", "Shift+X", "Control+z",
  "1", "7", "."];

/** SplitMix64, so that what fails once fails again. */
function random(seed: bigint): (below: number) => number {
  let state = seed;
  const wrap = (value: bigint) => BigInt.asUintN(64, value);
  return (below) => {
    state = wrap(state + 0x9e3779b97f4a7c15n);
    let mixed = wrap((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = wrap((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return Number((mixed ^ (mixed >> 31n)) % BigInt(below));
  };
}

const STARTS = ["n=6&step=40", "mode=place&n=5&queens=1.1,2.3", "mode=compare&n=4"];

for (const [address, seed] of STARTS.flatMap((address) => [[address, 1n], [address, 2n]] as const)) {
  test(`150 presses from ${address}, seed ${seed}`, async ({ page }) => {
    const pick = random(seed);
    await open(page, address);
    const pressed: string[] = [];
    /** What has the focus, once the page shows what was pressed, and whether that is in a dialog. */
    const look = () => page.evaluate(async () => {
      await window.queensLab.send({ type: "set" });
      const { activeElement: element, body } = document;
      const name = element!.id || element!.getAttribute("class") || element!.tagName;
      return { focus: element === body ? "" : name, dialog: document.querySelector("dialog[open]") !== null };
    });
    let before = await look();
    let opener = "";
    for (let count = 0; count < 150; count++) {
      const key = KEYS[pick(KEYS.length)];
      pressed.push(`${before.focus}: ${key}`);
      await page.keyboard.press(key);
      const now = await look();
      if (now.dialog && !before.dialog) opener = before.focus;
      // Tab leads out of the page at both ends; a dialog that is closed gives back what it was given.
      const had = before.dialog && !now.dialog ? opener : before.focus;
      if (now.focus === "" && had !== "" && !key.endsWith("Tab")) {
        await expect.poll(async () => (await look()).focus, pressed.slice(-6).join(" | ")).not.toBe("");
      }
      before = now;
    }
    expect(await send(page, { type: "set", mode: "watch", n: 4, step: 3 }), "the page answers").toMatchObject({ n: 4, step: 3 });
  });
}
