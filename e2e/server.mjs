// Serves dist/ from a subfolder, as a school's server or GitHub Pages would: no headers of our own but the type and the
// packing, no fallback page, so that a wrong relative address is a 404 and fails the test. A build before this one,
// LAB_BEFORE, stands in another folder, for benchmarks that compare the two.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const BASE = "/some/lab/";
/** Folders of the site, and what they hold. */
const ROOTS = new Map([[BASE, process.env.LAB_DIST ?? fileURLToPath(new URL("../dist", import.meta.url))]]);
if (process.env.LAB_BEFORE) ROOTS.set("/lab/before/", process.env.LAB_BEFORE);

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const PACKED = /^(text|application|image\/svg)/; // what static hosts pack; a picture is packed already
const UNKNOWN = "application/octet-stream";

/** The file asked for, or null: nothing outside the roots is ever served. */
function fileOf(url) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  for (const [base, root] of ROOTS) {
    if (!path.startsWith(base)) continue;
    const inside = normalize(`/${path.slice(base.length)}`);
    return join(root, inside.endsWith("/") ? `${inside}index.html` : inside);
  }
  return null;
}

const pack = promisify(gzip);
/** What was packed already: by file, its bytes as they were and as they are sent. */
const cache = new Map();

/** A file's bytes by gzip, which are made anew only where the file has changed. */
async function packed(file, bytes) {
  const known = cache.get(file);
  if (known?.bytes.equals(bytes)) return known.sent;
  const sent = pack(bytes, { level: 9 });
  cache.set(file, { bytes, sent });
  return sent;
}

const server = createServer(async (request, response) => {
  try {
    const file = fileOf(request.url);
    if (!file) throw new Error("not found");
    const bytes = await readFile(file);
    const type = TYPES[extname(file)] ?? UNKNOWN;
    const packs = PACKED.test(type) && type !== UNKNOWN && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    const body = packs ? await packed(file, bytes) : bytes;
    response.writeHead(200, {
      "Content-Type": type,
      "Content-Length": body.length,
      "Cache-Control": "no-store",
      Vary: "Accept-Encoding",
      ...(packs && { "Content-Encoding": "gzip" }),
    });
    response.end(body);
  } catch {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
  }
});

server.listen(Number(process.env.LAB_PORT ?? 0), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}${BASE}`);
});
