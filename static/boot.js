// Loads the program and stays on watch: whatever ends it is said in plain DOM, with a way on.
//
// A panic or a trap leaves the program in no state to draw anything, so nothing here needs it.

const CRASHES = "queens-lab-crashes"; // session storage: the times of the last crashes, in ms
const CRASH_WINDOW = 10_000; // ms; two crashes within it: the address itself is to blame

/** Storage may be blocked altogether; then the page simply forgets its crashes. */
const memory = {
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(CRASHES)) || [];
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
  showCrash(message);
}

function showCrash(message) {
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
  history.replaceState(null, "", location.pathname);
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

const address = (file) => new URL(file, document.baseURI).href;

/** A file that was found; an error names the one that was not. */
async function fetched(file) {
  const response = await fetch(address(file)).catch((error) => error);
  if (!response.ok) throw new Error(`${file}: ${response.status || response}`);
  return response;
}

/** The program is asked for at the same time as its glue, which compiles it while it arrives. */
async function start() {
  const files = document.querySelector("meta[name=program]").dataset;
  try {
    const [glue, module_or_path] = await Promise.all([import(address(files.js)), fetched(files.wasm)]);
    await glue.default({ module_or_path });
  } catch (error) {
    if (isFatal(error, String(error))) crash(String(error));
    else showCrash(String(error)); // not loaded: a matter of the network, not of the address
  }
}

if (!document.documentElement.dataset.unusable) {
  // The program adds `version`, `state` and `send` to this object; scripts may wait for it from now.
  window.queensLab = {
    ready: new Promise((keep) => {
      addEventListener("queens-lab-ready", () => keep(), { once: true });
    }),
  };
  watch();
  breakCrashLoop();
  start();
}
