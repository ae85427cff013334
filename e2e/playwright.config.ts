import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { defineConfig } from "@playwright/test";

/** A port that nobody uses, so that two runs on one machine never meet. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => probe.once("listening", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

// The workers read this file too and inherit the environment: all of them must see one port.
process.env.LAB_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.LAB_PORT}/some/lab/`;

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM || usual.find((path) => existsSync(path));

export default defineConfig({
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0, // a test that passes the second time hides a bug or is one
  // Far above what a busy machine needs: a limit is there to end what hangs. No test takes 10 s on an idle one.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL,
    // A window of its own for every test takes longer than what most tests do in it. A test that leaves something in the
    // window (a clock, errors, a history) asks for one of its own.
    reuseContext: true,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
    screenshot: "only-on-failure",
  },
  webServer: { command: "node server.mjs", url: baseURL },
  projects: [
    { name: "chromium", testMatch: "*.spec.ts" },
    // One after the other: two at once would measure one another. A failed one says why in figures, not in pictures.
    { name: "bench", testMatch: "bench/*.bench.ts", fullyParallel: false, workers: 1, timeout: 300_000, use: { screenshot: "off", reuseContext: false } },
  ],
});
