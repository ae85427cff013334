// What is left to be done with a release: scripts and style sheets without comments and blanks, and the program packed
// as LZMA, a fifth smaller than gzip makes it; `static/unpack.js` undoes that in the browser.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { compress } from "lzma1";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const UNPACK = fileURLToPath(new URL("../static/unpack.js", import.meta.url));
const BEST = 9; // of LZMA's levels

const names = (ending) => readdirSync(DIST).filter((name) => name.endsWith(ending));

/** One file, or what it imports too, in the fewest bytes. `check.js` stays what the oldest browser can read. */
function shorten(file, { bundle, target = "esnext" }) {
  const built = buildSync({ entryPoints: [file], minify: true, bundle, target, format: bundle ? "esm" : undefined, write: false });
  return built.outputFiles[0].contents;
}

function shortenScripts() {
  for (const name of names(".js")) {
    const file = join(DIST, name);
    writeFileSync(file, shorten(file, { bundle: false, target: name.startsWith("check-") ? "es5" : "esnext" }));
  }
}

/** The style sheets in the order of the page, in one file: what they have in common is then compressed once. */
function joinStyles() {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const links = [...page.matchAll(/<link rel="stylesheet" href="([^"]*)"[^>]*>\n?/g)];
  const styles = links.map(([, address]) => {
    const file = join(DIST, address);
    const text = shorten(file, { bundle: false });
    rmSync(file);
    return Buffer.from(text);
  });
  const name = hashed("style", Buffer.concat(styles), "css");
  const [first] = links;
  const joined = page.replaceAll(/<link rel="stylesheet" href="[^"]*"[^>]*>\n?/g, (link) =>
    link === first[0] ? `<link rel="stylesheet" href="${first[1].slice(0, first[1].lastIndexOf("/") + 1)}${name}">\n` : "");
  writeFileSync(join(DIST, "index.html"), joined);
}

/** Writes a file whose name changes with its content; the name. */
function hashed(stem, content, ending) {
  const name = `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 16)}.${ending}`;
  writeFileSync(join(DIST, name), content);
  return name;
}

function packProgram() {
  const [name] = names("_bg.wasm");
  const packed = compress(readFileSync(join(DIST, name)), BEST);
  writeFileSync(join(DIST, `${name}.lzma`), packed);
  rmSync(join(DIST, name));
  const unpack = hashed("unpack", shorten(UNPACK, { bundle: true }), "js");
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const named = page.replaceAll(/([^"]*\/)([^"/]*_bg\.wasm)"( crossorigin="anonymous" as="fetch" type="application\/wasm")?/g,
    (_, folder, name, hint) => hint ? `${folder}${name}.lzma" crossorigin="anonymous" as="fetch"` : `${folder}${name}.lzma" data-unpack="${folder}${unpack}"`);
  if (named === page) throw new Error("index.html does not name the program");
  writeFileSync(join(DIST, "index.html"), named);
}

shortenScripts();
joinStyles();
packProgram();
