// The browser's own passes at a Conquest table: they take as long as its player's, so that a pause tells nobody which it was.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { createContext, runInContext } from "node:vm";

const SCRIPT = readFileSync(new URL("../crates/play/assets/js/windows.js", import.meta.url), "utf8");

/** The script at a table between people, asked at that window, in a browser that keeps `storage`. */
function browser(storage = {}, window = "action") {
  const now = { ms: 1_000_000 };
  const ask = { dataset: { window, question: "7" } };
  const pass = { matches: (selector) => selector.includes("[data-pass]"), dataset: {} };
  const page = createContext({
    Math: Object.assign(Object.create(Math), { random: lots() }),
    Date: { now: () => now.ms },
    document: { addEventListener() {}, querySelector: () => ask, querySelectorAll: () => [] },
    localStorage: { getItem: (name) => storage[name] ?? null, setItem: (name, value) => (storage[name] = value) },
    clearTimeout() {},
    setTimeout: () => 1,
    field: () => ask,
    buttons: () => [pass, {}],
  });
  runInContext(SCRIPT, page);
  return {
    storage,
    /** The player is asked, presses "pass" after so long, and it goes after that or after a short thought. Says when it went. */
    passes(after) {
      runInContext(`askedAt = { question: "7", since: ${now.ms}, until: ${now.ms} + thought(false) }`, page);
      const since = now.ms;
      now.ms += after;
      page.pass = pass;
      if (runInContext("waits(pass)", page)) now.ms = runInContext("askedAt.until", page);
      runInContext("thoughtThrough(pass)", page);
      return now.ms - since;
    },
    /** How long the browser takes where its player can only pass. */
    own: (at = window) => runInContext(`pause(${JSON.stringify(at)})`, page),
  };
}

/** The same lots every time. */
function lots() {
  let seed = 12345;
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647;
}

const sorted = (all) => [...all].sort((a, b) => a - b);
const average = (all) => all.reduce((sum, it) => sum + it, 0) / all.length;

test("the browser's own passes take as long as its player's, long thoughts included", () => {
  const ana = browser();
  const thoughts = [300, 900, 1500, 2000, 2500, 4000, 6000, 9000, 15_000, 25_000, 40_000, 55_000];
  const rounds = 400;
  const pressed = Array.from({ length: rounds }, () => thoughts.map((it) => ana.passes(it))).flat();
  const own = Array.from({ length: pressed.length }, () => ana.own());
  // Whatever pause somebody sees: it comes equally often from either.
  for (const [at, limit] of [1300, 2000, 3100, 5000, 8000, 12_000, 20_000, 30_000, 50_000, 60_000].entries()) {
    const [by, self] = [pressed, own].map((all) => all.filter((it) => it <= limit).length / all.length);
    assert.ok(Math.abs(by - self) < 0.03, `${at}: within ${limit} ms ${by} pressed, ${self} by itself`);
  }
  assert.ok(Math.abs(average(pressed) / average(own) - 1) < 0.05, `${average(pressed)} ${average(own)}`);
});

test("thoughts are those of the window, and made up until some are known", () => {
  const ana = browser({}, "shield");
  for (let times = 0; times < 24; times += 1) ana.passes(30_000);
  assert.ok(Array.from({ length: 50 }, () => ana.own("shield")).every((it) => it === 30_000));
  const elsewhere = Array.from({ length: 200 }, () => ana.own("action"));
  assert.ok(sorted(elsewhere)[0] >= 1200 && sorted(elsewhere).at(-1) <= 7000, "an action is passed by as people do");
});

test("nothing counts for more than a minute, and what was kept and cannot be read counts for nothing", () => {
  const slow = browser();
  for (let times = 0; times < 3; times += 1) slow.passes(600_000);
  assert.equal(slow.own(), 60_000);
  for (const kept of ["{", "[]", '{"action":"long"}', '{"action":[-5,1e9,"x",null]}', '{"action":{"a":1}}', "null", "7"]) {
    const odd = browser({ "conquest thoughts by window": kept });
    const took = odd.own();
    assert.ok(took >= 1200 && took <= 7000, `${kept}: ${took}`);
    odd.passes(2000);
  }
});

test("who hurries passes quickly, as is said beside it", () => {
  const ana = browser({ "conquest stops": '{"hurry":true}' });
  for (let times = 0; times < 24; times += 1) ana.passes(30_000);
  assert.ok(Array.from({ length: 50 }, () => ana.own()).every((it) => it >= 1200 && it <= 3000));
});
