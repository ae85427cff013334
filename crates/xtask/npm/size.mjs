// What a first visit downloads, compressed as a static host does it (gzip), and the limit it keeps.
//
// The rule: every file of dist/ counts, in whichever the bytes lie. Only icons for a home screen do not, those that
// nothing but the manifest or an apple-touch-icon names: a browser asks for them when the page is installed. A file
// that the page asks for later than its first step counts all the same.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 320 * 1024; // bytes
const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

/** The addresses in the tags of a page that a pattern picks out. */
const named = (page, tag) => [...page.matchAll(tag)].map(([, address]) => address.replace(/^\.\//, ""));

/** The files that a first visit does not load. */
function homeScreen() {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const manifests = named(page, /<link rel="manifest" href="([^"]*)"/g);
  const icons = manifests.flatMap((file) => JSON.parse(readFileSync(join(DIST, file), "utf8")).icons.map(({ src }) => src));
  const shown = named(page, /<link rel="icon"[^>]* href="([^"]*)"/g);
  const touch = named(page, /<link rel="apple-touch-icon" href="([^"]*)"/g);
  return [...icons, ...touch].filter((file) => !shown.includes(file));
}

const later = homeScreen();
const rows = readdirSync(DIST, { recursive: true })
  .filter((file) => statSync(join(DIST, file)).isFile() && !later.includes(file))
  .map((file) => {
    const bytes = readFileSync(join(DIST, file));
    return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  })
  .sort((a, b) => b.gzip - a.gzip);

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const total = { file: "together", raw: sum("raw"), gzip: sum("gzip") };
const cell = (value) => String(value).padStart(10);
console.log(`${cell("bytes")}${cell("gzip -9")}`);
for (const row of [...rows, total]) console.log(`${cell(row.raw)}${cell(row.gzip)}  ${row.file}`);
if (later.length > 0) console.log(`not loaded at a first visit: ${later.join(", ")}`);

if (total.gzip > LIMIT) {
  console.error(`the limit is ${LIMIT} bytes, and a first visit loads ${total.gzip}`);
  process.exit(1);
}
console.log(`${Math.round((100 * total.gzip) / LIMIT)} % of the ${LIMIT} bytes allowed`);
