// Loads the program and stays on watch: whatever ends it is said in plain DOM, with a way on.
//
// A panic or a trap leaves the program in no state to draw anything, so nothing here needs it.

const CRASHES = "queens-lab-crashes"; // session storage: the times of the last crashes, in ms
const CRASH_WINDOW = 10_000; // ms; two crashes within it: the address itself is to blame

/** Storage may be blocked altogether, or hold what another page left there; then the page simply forgets its crashes. */
const memory = {
  read() {
    try {
      const times = JSON.parse(sessionStorage.getItem(CRASHES));
      return Array.isArray(times) && times.every(Number.isFinite) ? times : [];
    } catch {
      return [];
    }
  },
  write(times) {
    try {
      sessionStorage.setItem(CRASHES, JSON.stringify(times));
    } catch {
      // Blocked or full.
    }
  },
};

let crashed = false;

function crash(message) {
  if (crashed) return; // the first message is the one that explains; a panic is followed by its trap
  crashed = true;
  memory.write([...memory.read(), Date.now()].slice(-2));
  const box = document.getElementById("crash");
  document.getElementById("crash-message").textContent = message;
  document.getElementById("crash-same").onclick = () => location.reload();
  document.getElementById("crash-fresh").onclick = () => {
    forgetAddress();
    memory.write([]);
    location.reload();
  };
  if (!box.open) box.showModal(); // on top of any dialog that the program left open
}

function forgetAddress() {
  try {
    history.replaceState(null, "", location.pathname);
  } catch {
    // A frame without an address of its own.
  }
}

/** After two crashes in a row the page starts with its defaults; the program sees `data-fresh`. */
function breakCrashLoop() {
  const [first, second] = memory.read();
  if (second === undefined || second - first > CRASH_WINDOW) return;
  memory.write([]);
  forgetAddress();
  document.documentElement.dataset.fresh = "crashes";
}

/** Only what ends the program: an error of some browser extension is none of our business. */
function isFatal(error, message) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return /\bunreachable\b|out of memory|call stack|too much recursion/i.test(message);
}

function watch() {
  addEventListener("queens-lab-fatal", (event) => crash(String(event.detail)));
  addEventListener("error", (event) => {
    if (isFatal(event.error, event.message || "")) crash(event.message);
  });
  addEventListener("unhandledrejection", (event) => {
    const message = String(event.reason);
    if (isFatal(event.reason, message)) crash(message);
  });
}

const isUnusable = () => "unusable" in document.documentElement.dataset;
const address = (file) => new URL(file, document.baseURI).href;

/** Says that a file did not arrive, or not as it should: a matter of the network or the server, not of the address. */
const missing = (detail) => dispatchEvent(new CustomEvent("queens-lab-missing", { detail }));

/** The program is asked for at the same time as its glue, which compiles it while it arrives. */
async function start() {
  const { js, wasm } = document.querySelector("meta[name=program]").dataset;
  const program = fetch(address(wasm)).catch((error) => error);
  const glue = await import(address(js)).catch(() => void missing(js));
  const module_or_path = await program;
  if (!glue) return;
  if (!module_or_path.ok) missing(module_or_path.status ? `${wasm}: ${module_or_path.status}` : wasm);
  if (isUnusable()) return;
  try {
    await glue.default({ module_or_path });
  } catch (error) {
    if (isFatal(error, String(error))) crash(String(error));
    else missing(wasm);
  }
}

/** What the embedding page asks before the program runs waits for it; each is shown before the next one comes. */
function keepEarlyMessages() {
  const early = [];
  const keep = (event) => {
    if (!event.isTrusted || event.data?.queensLab === undefined) return;
    early.push(event);
    event.stopImmediatePropagation();
  };
  addEventListener("message", keep);
  addEventListener("queens-lab-ready", async () => {
    for (const { data, origin, source } of early) { // more may come meanwhile
      dispatchEvent(new MessageEvent("message", { data, origin, source }));
      await window.queensLab.send({ type: "set" }); // kept once the page shows it
    }
    removeEventListener("message", keep);
  }, { once: true });
}

/**
 * A browser that translates the page puts `<font>` elements in the place of texts; the program would go on writing to the
 * texts that are gone, and could put nothing before them. So each text comes back, empty, in front of its translation,
 * which goes as soon as the program writes the text anew or takes it away.
 */
function keepTranslatedTexts() {
  const translations = new WeakMap(); // by text: what stands in its place, and what it said
  const texts = new WeakMap(); // by translation
  const isText = (node) => node.nodeType === Node.TEXT_NODE;
  const isNew = (node) => node?.nodeName === "FONT" && node.isConnected && !texts.has(node);

  function comeBack(text, translation, records) {
    if (translation.contains(text)) text.replaceWith(text.cloneNode());
    translations.set(text, { translation, original: text.data, records });
    texts.set(translation, text);
    text.data = "";
    translation.before(text);
  }

  function untranslate(text, data) {
    const { translation } = translations.get(text);
    translations.delete(text);
    texts.delete(translation);
    translation.remove();
    text.data = data;
  }

  /** The program writes a text; where it was translated at the same time, that is what it said when it came back. */
  function written(text, records) {
    const { original, records: when } = translations.get(text);
    untranslate(text, when === records ? original : text.data);
  }

  /** A translation that somebody takes away again, and what is put in its place. */
  function takenBack(text, instead) {
    for (const node of instead) if (isText(node) && node !== text) node.remove();
    untranslate(text, translations.get(text).original);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (translations.has(target)) written(target, records);
      for (const node of removedNodes) {
        if (translations.has(node)) {
          if (!node.isConnected) untranslate(node, "");
        } else if (texts.has(node)) {
          takenBack(texts.get(node), addedNodes);
        } else if (isText(node)) {
          const translation = [...addedNodes, previousSibling, nextSibling].find(isNew);
          if (translation) comeBack(node, translation, records);
        }
      }
    }
    observer.takeRecords(); // of what was done here
  });
  observer.observe(document.getElementById("app"), { childList: true, characterData: true, subtree: true });
}

if (!isUnusable()) {
  // The program adds `version`, `state` and `send` to this object; scripts may wait for it from now.
  window.queensLab = {
    ready: new Promise((keep) => {
      addEventListener("queens-lab-ready", () => keep(), { once: true });
    }),
  };
  watch();
  breakCrashLoop();
  keepEarlyMessages();
  keepTranslatedTexts();
  start();
}
