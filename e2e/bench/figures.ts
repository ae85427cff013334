// What the benchmarks share: figures of the core, the build before, and the words in which figures are printed.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Builds that are measured in turns: their names and addresses. The build before stands in `LAB_BEFORE`, if anywhere. */
export const BUILDS: [string, string][] = [
  ["this build", "./"],
  ...(process.env.LAB_BEFORE ? [["the build before", "/lab/before/"] as [string, string]] : []),
];

/** Says how to compare, where there is nothing to compare with. */
export function sayAlone(): void {
  console.log("measured alone; LAB_BEFORE=/path/to/another/dist compares, in turns");
}

/** What the core's benchmark prints after the first of these names that it has: steps a second without a browser. */
export function native(...names: string[]): number {
  const bench = ["bench", "--quiet", "--package", "queens-solver", "--bench", "bars"];
  // Its bars are its own matter: a missed one ends it with an error, and the figures are there all the same.
  const { stdout } = spawnSync("cargo", bench, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  for (const name of names) {
    const line = stdout.split("\n").find((line) => line.startsWith(`${name}: `));
    if (line) return Number(/[\d.]+/.exec(line.slice(name.length + 2))![0]);
  }
  throw new Error(`the benchmark of the core prints none of ${names.join(", ")}`);
}

/** The value below which a part of them lies, 0.5 for half. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

export const median = (values: number[]): number => quantile(values, 0.5);

/** A figure as a person reads it: 12,345. */
export const whole = (value: number): string => Math.round(value).toLocaleString("en");
