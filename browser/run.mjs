// Runs the stories, three files at a time, those that take longest first: begun last they would be waited for alone.
// `node run.mjs play board` runs those two.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "node:test";
import { spec, tap } from "node:test/reporters";

/** From the longest on; whatever is not named here is short. */
const LONGEST = ["people", "screens", "tournament", "board", "table", "nine-phones", "judge", "saturday", "outlook", "learn", "whole-game"];

const folder = fileURLToPath(new URL(".", import.meta.url));
const ending = ".test.mjs";
const all = readdirSync(folder).filter((it) => it.endsWith(ending)).map((it) => it.slice(0, -ending.length));
const unknown = [...LONGEST, ...process.argv.slice(2)].filter((it) => !all.includes(it));
if (unknown.length) {
  console.error(`no such stories: ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exit(2);
}
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
const rank = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);
const files = wanted.sort((one, two) => rank(one) - rank(two)).map((name) => folder + name + ending);

run({ files, concurrency: 3 })
  .on("test:fail", () => (process.exitCode = 1))
  .compose(process.stdout.isTTY ? new spec() : tap)
  .pipe(process.stdout);
