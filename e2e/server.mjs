// Serves dist/ from a subfolder, as a school's server or GitHub Pages would: no headers of our own,
// no fallback page, so that a wrong relative address is a 404 and fails the test.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const BASE = "/some/lab/";
const DIST = process.env.LAB_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
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

/** The file asked for, or null: nothing outside DIST is ever served. */
function fileOf(url) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  if (!path.startsWith(BASE)) return null;
  const inside = normalize(`/${path.slice(BASE.length)}`);
  return join(DIST, inside.endsWith("/") ? `${inside}index.html` : inside);
}

const server = createServer(async (request, response) => {
  try {
    const file = fileOf(request.url);
    if (!file) throw new Error("not found");
    const body = await readFile(file);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cache-Control": "no-store",
    });
    response.end(body);
  } catch {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
  }
});

server.listen(Number(process.env.LAB_PORT ?? 0), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}${BASE}`);
});
