// What a visitor downloads, compressed as a static host does it (gzip), and the limit it keeps.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 200 * 1024; // bytes: about two seconds on a slow phone
const COUNTED = [".wasm", ".lzma", ".js", ".css"]; // the program of a release is packed
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

const rows = readdirSync(DIST, { recursive: true })
  .filter((file) => COUNTED.includes(extname(file)))
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

if (rows.length === 0 || total.gzip > LIMIT) {
  console.error(`the limit is ${LIMIT} bytes, and dist/ has ${total.gzip}`);
  process.exit(1);
}
console.log(`${Math.round((100 * total.gzip) / LIMIT)} % of the ${LIMIT} bytes allowed`);
