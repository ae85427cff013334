// What is wrong with the layout of the page as it stands in the window, in words; runs in the page.

/** What may be asked of a layout besides what holds for all. */
export interface Bars {
  /** The board's side, at least, as a part of the window's height. */
  part: number;
  /** Whether the board and its caption are whole in the window before anything is scrolled. */
  whole: boolean;
  /** Whether the labels of lists may be cut once a list is as wide as its row: texts of double length cannot wrap there. */
  long: boolean;
  /** Whether every control is scrolled to and hit, which takes the most time. */
  reach: boolean;
}

/** Everything that is outside, cut, under something else, or not to be reached. */
export function misfits({ part, whole, long, reach }: Bars): string[] {
  const wrong: string[] = [];
  const CONTROLS = "button, select, input, summary, a[href]";
  const root = document.querySelector("#app")!;
  const scroller = document.querySelector<HTMLElement>(".page")!;
  scroller.scrollTop = 0;

  const name = (element: Element): string => {
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 24);
    const own = element.id ? `#${element.id}` : `${element.localName}.${element.getAttribute("class") ?? ""}`;
    return `${own}${text && element.localName !== "select" ? ` “${text}”` : ""}`;
  };
  /** A part of the page that only screen readers are told of. */
  const unseen = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== "none" || at.matches(".skip, [role=grid]")) return true;
    }
    return false;
  };
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(element);

  interface Box { left: number; top: number; right: number; bottom: number }
  const meet = (a: Box, b: Box): Box => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const empty = (box: Box): boolean => box.right - box.left < 0.5 || box.bottom - box.top < 0.5;
  const styles = new Map<Element, { x: string; y: string; box: Box }>();
  const style = (element: Element) => {
    let known = styles.get(element);
    if (!known) {
      const { overflowX: x, overflowY: y } = getComputedStyle(element);
      styles.set(element, (known = { x, y, box: element.getBoundingClientRect() }));
    }
    return known;
  };
  /** What of a box is not cut off by what it lies in; cut where nothing scrolls is told. */
  const clip = (element: Element, box: Box, what: string): Box => {
    let left = box;
    for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
      const { x, y, box: around } = style(at);
      if (at instanceof SVGElement || (x === "visible" && y === "visible")) continue;
      const scrolls = /auto|scroll/.test(x + y);
      const inside = meet(left, around);
      const off = Math.max(around.left - left.left, left.right - around.right, around.top - left.top, left.bottom - around.bottom);
      if (!scrolls && off > 1.5) wrong.push(`${what} is cut by ${off.toFixed()} in ${name(at)}`);
      left = inside;
    }
    return left;
  };
  const sideways = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== scroller && at !== root; at = at.parentElement) {
      if (/auto|scroll/.test(style(at).x) && at.scrollWidth > at.clientWidth + 1) return true;
    }
    return false;
  };

  // What is looked at: controls, and lines of text outside them.
  interface Thing { element: Element; box: Box; control: boolean; what: string }
  const things: Thing[] = [];
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (!shown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) wrong.push(`${name(element)} has no size`);
    things.push({ element, box, control: true, what: name(element) });
  }
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent?.trim() || element.closest("option, svg, dialog") || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const inside = element.closest(CONTROLS);
      if (inside) {
        const around = style(inside).box;
        const out = Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom);
        if (out > 1) wrong.push(`the text of ${name(inside)} stands out by ${out.toFixed()}`);
      } else {
        things.push({ element, box, control: false, what: `“${node.textContent.trim().slice(0, 30)}”` });
      }
    }
  }

  // Nothing outside, nothing cut.
  for (const part of [document.documentElement, scroller]) {
    if (part.scrollWidth > part.clientWidth + 1) wrong.push(`${name(part).slice(0, 12)} is ${part.scrollWidth} wide of ${part.clientWidth}`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page is higher than the window");
  const seen = things.map((thing) => {
    if ((thing.box.left < -1 || thing.box.right > innerWidth + 1) && !sideways(thing.element)) {
      wrong.push(`${thing.what} is outside: ${thing.box.left.toFixed()} to ${thing.box.right.toFixed()}`);
    }
    return clip(thing.element, thing.box, thing.what);
  });
  for (const select of root.querySelectorAll("select")) {
    if (!shown(select)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = font;
    const need = pen.measureText(select.selectedOptions[0]?.text ?? "").width + parseFloat(paddingLeft) + parseFloat(paddingRight) + 12;
    const row = select.parentElement!.getBoundingClientRect().width;
    if (need > select.clientWidth + 1 && !(long && select.offsetWidth > row - 60)) wrong.push(`the label of ${name(select)} is cut: ${need.toFixed()} of ${select.clientWidth}`);
  }

  // Nothing on anything else.
  things.forEach(({ element, what, control }, index) => {
    const box = seen[index];
    if (empty(box)) return;
    for (let other = index + 1; other < things.length; other++) {
      const second = things[other];
      if (element === second.element || (!control && !second.control && element.closest("p, li") === second.element.closest("p, li") && element.closest("p, li"))) continue;
      const both = meet(box, seen[other]);
      if (both.right - both.left < 1.5 || both.bottom - both.top < 1.5) continue;
      if (element.contains(second.element) || second.element.contains(element)) continue;
      const lines = !control && !second.control; // lines of text may touch by their leading
      if (!lines || both.bottom - both.top > 4) wrong.push(`${second.what} lies on ${what}`);
    }
  });

  // The board.
  for (const squares of root.querySelectorAll(".squares")) {
    const { width, height } = squares.getBoundingClientRect();
    if (Math.abs(width - height) > 1) wrong.push(`a board of ${width} × ${height}`);
  }
  const board = root.querySelector("#board .squares")?.getBoundingClientRect();
  const page = scroller.getBoundingClientRect();
  if (board) {
    if (board.height < part * innerHeight - 0.5) wrong.push(`the board is ${(100 * board.height / innerHeight).toFixed()} % of the window`);
    if (board.width > page.width) wrong.push("the board is wider than the page");
    for (const [what, box] of [["board", board], ["caption", root.querySelector(".caption p")?.getBoundingClientRect()]] as const) {
      if (whole && box && (box.top < page.top - 1 || box.bottom > page.bottom + 1)) wrong.push(`the ${what} ends at ${box.bottom.toFixed()} of ${page.bottom.toFixed()}`);
    }
  }

  // Every control to be scrolled to, and then it is what is hit.
  if (reach) {
    for (const { element, control, what } of things) {
      if (!control) continue;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element) && hit.matches("label"))) wrong.push(`${what} cannot be hit: ${hit ? name(hit) : "nothing"} is there`);
    }
    scroller.scrollTop = 0;
  }
  return [...new Set(wrong)];
}

/** Makes every text of the page twice as long, but for code and for the signs of the axes: what holds then holds in
 * languages with longer words. */
export function lengthen(): void {
  const walk = document.createTreeWalker(document.querySelector("#app")!, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node as Text;
    if (/\p{L}/u.test(text.data) && !text.parentElement!.closest(".code, .variables, .at-work, .corner, svg")) text.data = `${text.data} ${text.data.trim()}`;
  }
}
