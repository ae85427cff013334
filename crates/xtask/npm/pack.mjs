// What is left to be done with a release: the program in the fewest bytes, scripts and style sheets without comments and
// blanks, and the style sheets in one file.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));
const WASM_OPT = fileURLToPath(new URL("node_modules/.bin/wasm-opt", import.meta.url));
const STYLE = /<link rel="stylesheet" href="([^"]*)"[^>]*>\n?/g;

/**
 * The program for size. Its functions come in the order of their names: those that one generic function was made into
 * then stand side by side, and gzip sees how alike they are. Only then do the names go. Nothing lies in the lowest
 * kilobyte of its memory: the stack does, which comes down from a megabyte and traps at its end.
 */
function shrinkProgram() {
  for (const name of readdirSync(DIST).filter((name) => name.endsWith(".wasm"))) {
    const file = join(DIST, name);
    const inline = ["--one-caller-inline-max-function-size", "30"];
    const passes = ["--low-memory-unused", ...inline, "-Oz", "--converge", "--reorder-functions-by-name"];
    execFileSync(WASM_OPT, ["--debuginfo", ...passes, file, "-o", file], { stdio: "inherit" });
    execFileSync(WASM_OPT, ["--strip-debug", "--strip-dwarf", "--strip-producers", file, "-o", file], { stdio: "inherit" });
  }
}

/** The text of a file in the fewest bytes. */
function shorten(file, options) {
  return transformSync(readFileSync(file, "utf8"), { minify: true, ...options }).code;
}

/** `check.js` stays what the oldest browser can read. */
function shortenScripts() {
  for (const name of readdirSync(DIST).filter((name) => name.endsWith(".js"))) {
    const file = join(DIST, name);
    writeFileSync(file, shorten(file, { loader: "js", target: name.startsWith("check-") ? "es5" : "esnext" }));
  }
}

/** The style sheets in the order of the page, in one file: what they have in common is then compressed once. */
function joinStyles() {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const addresses = [...page.matchAll(STYLE)].map(([, address]) => address);
  const files = addresses.map((address) => join(DIST, address));
  const name = hashed("style", files.map((file) => shorten(file, { loader: "css" })).join(""), "css");
  for (const file of files) rmSync(file);
  const folder = addresses[0].slice(0, addresses[0].lastIndexOf("/") + 1);
  const link = `<link rel="stylesheet" href="${folder}${name}">\n`;
  writeFileSync(join(DIST, "index.html"), page.replaceAll(STYLE, (_, address) => (address === addresses[0] ? link : "")));
}

/** Writes a file whose name changes with its content; the name. */
function hashed(stem, content, ending) {
  const name = `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 16)}.${ending}`;
  writeFileSync(join(DIST, name), content);
  return name;
}

shrinkProgram();
shortenScripts();
joinStyles();
