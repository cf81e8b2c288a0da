// The map on a phone and on a desk: names that can be read at every zoom and on paper, and places that snap to what is there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, photograph, startBrowser, startServer } from "./house.mjs";
import { drag, dragByFinger, judged, look, seated, toTurnOne } from "./tables.mjs";

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const valley = { kind: "made", country: "valley", seed: "3", size: "120x180", author: "both" };

/** Every name that is shown: what it says, how high its letters are on the screen, and its box there. */
const names = (page) =>
  page.locator(".table-label:visible, .table-name:visible, .table-edge:visible, .table-number:visible").evaluateAll((texts) =>
    texts.map((text) => {
      const { left, top, right, bottom } = text.getBoundingClientRect();
      const scale = text.getScreenCTM().a;
      return { says: text.textContent, high: Number.parseFloat(getComputedStyle(text).fontSize) * scale, box: [left, top, right, bottom].map(Math.round) };
    }),
  );

/** Pairs of names that lie on each other; the line above and below the letters may touch. */
function overlapping(all) {
  const lie = ([l1, t1, r1, b1], [l2, t2, r2, b2]) => Math.min(r1, r2) - Math.max(l1, l2) > 1 && Math.min(b1, b2) - Math.max(t1, t2) > 5;
  return all.flatMap((one, n) => all.slice(n + 1).filter((other) => lie(one.box, other.box)).map((other) => `${one.says} and ${other.says}`));
}

test("names can be read at every zoom, on a phone, on a desk and on paper, and never lie on each other", { timeout: 240_000 }, async () => {
  const table = await seated(browser, server, valley);
  await toTurnOne(table);
  const { one } = table;
  const errors = [];
  one.on("pageerror", (error) => errors.push(error.message));
  await one.reload();
  const wide = await (await browser.newContext(desk)).newPage();
  await wide.goto(one.url());
  const counts = [];
  for (const [page, width] of [[one, 390], [wide, 1440]]) {
    await page.locator(".table-map").scrollIntoViewIfNeeded();
    for (const zoomed of [0, 1, 2, 3, 4]) {
      if (zoomed) await page.getByRole("button", { name: "Nearer" }).click();
      const shown = await names(page);
      assert.ok(shown.length >= 3, `${width} px, nearer ${zoomed}: ${JSON.stringify(shown)}`);
      assert.deepEqual(shown.filter(({ high }) => high < 10.5 || high > 20), [], `${width} px, nearer ${zoomed}`);
      assert.deepEqual(overlapping(shown), [], `${width} px, nearer ${zoomed}`);
      counts.push(shown.length);
      await photograph(page, `table-names-${width}-${zoomed}`);
    }
    await page.getByRole("button", { name: "Whole table" }).click();
    await look(page, `table-names-${width}`);
  }
  // Whose edge it is is always said, however little room there is; a formation that has no name now has one closer by.
  assert.match((await names(one)).map(({ says }) => says).join("\n"), /Ana · south edge[^]*Bo · north edge|Bo · north edge[^]*Ana · south edge/);

  // On paper: the whole table whatever one looked at, and letters of some 8 points at least.
  await one.getByRole("button", { name: "Nearer" }).click();
  await one.emulateMedia({ media: "print" });
  await one.setViewportSize({ width: 718, height: 1000 });
  const viewBox = await one.locator(".table-map").getAttribute("viewBox");
  assert.equal(viewBox, "-5 -8 190 136");
  const printed = await names(one);
  assert.deepEqual(printed.filter(({ high }) => high < 10.5), []);
  assert.deepEqual(overlapping(printed), []);
  await photograph(one, "table-names-paper", { fullPage: true });

  // The map for printing, opened by itself, has its colours.
  await wide.goto(`${one.url().split("?")[0]}/sheet.svg`);
  assert.equal(await wide.evaluate(() => getComputedStyle(document.querySelector(".f-paper")).fill), "rgb(247, 244, 238)");
  await photograph(wide, "table-sheet");
  assert.deepEqual(errors, []);
});

/** The corner of a terrain feature that is furthest from every edge. */
const outline = (page) =>
  page.evaluate(async () => {
    const { closed } = await (await fetch(document.querySelector(".table-map").dataset.outlines)).json();
    const far = (at) => Math.min(at[0], at[1], 180 - at[0], 120 - at[1]);
    const [corner] = closed.flat().sort((one, other) => far(other) - far(one));
    return corner;
  });

const place = async (page) => (await page.locator("#place").inputValue()).split(" ").map(Number);
const snap = (page) => page.getByRole("button", { name: "Snap" });

test("a marker and the ruler snap to edges, corners, outlines and units, by finger, mouse and keys, or not at all", { timeout: 240_000 }, async () => {
  const table = await seated(browser, server, valley);
  const { one, two } = table;
  const errors = [];
  for (const page of [one, two]) page.on("pageerror", (error) => errors.push(error.message));
  await one.reload();
  const corner = await outline(one);
  const beside = corner.map((value) => value + 0.6);

  // The first objective goes to the corner of the table it is led near to.
  assert.equal(await snap(one).getAttribute("aria-pressed"), "true");
  await dragByFinger(one, [60, 20], [2, 3]);
  assert.deepEqual(await place(one), [0, 0]);
  await one.locator("#place").fill("90 0");
  await one.getByRole("button", { name: "Place the objective" }).click();
  await two.getByText("Objective 2 of 6").waitFor();
  await two.locator("#place").fill("90 120");
  await two.getByRole("button", { name: "Place the objective" }).click();

  // The third one to the corner of a terrain feature, by a finger as by a mouse; not with Alt held down, and not at all
  // once this phone is told so.
  await one.getByText("Objective 3 of 6").waitFor();
  await dragByFinger(one, [60, 70], beside);
  const led = await place(one);
  await one.locator("#place").fill("");
  await drag(one, [60, 70], beside);
  assert.deepEqual(await place(one), led);
  const outlines = await one.evaluate(async () => (await (await fetch(document.querySelector(".table-map").dataset.outlines)).json()).closed);
  assert.ok(outlines.flat().some(([x, y]) => x === led[0] && y === led[1]), `${led} is no corner of terrain`);
  await one.locator("#place").fill("");
  await one.keyboard.down("Alt");
  await drag(one, [60, 70], beside);
  await one.keyboard.up("Alt");
  const free = await place(one);
  assert.notDeepEqual(free, led);
  assert.ok(Math.hypot(free[0] - beside[0], free[1] - beside[1]) < 0.6, `${free}`);
  await snap(one).click();
  await one.locator("#place").fill("");
  await drag(one, [60, 70], beside);
  assert.deepEqual(await place(one), free);
  await one.reload();
  assert.equal(await snap(one).getAttribute("aria-pressed"), "false", "this phone remembers");
  await snap(one).click();

  // By keys: arrows go where they go, S brings the marker to what is nearest.
  await one.locator("#place").fill(`${Math.round(led[0])} ${Math.round(led[1])}`);
  await one.locator(".table-map").focus();
  await one.keyboard.press("ArrowRight");
  assert.deepEqual(await place(one), [Math.round(led[0]) + 1, Math.round(led[1])]);
  await one.keyboard.press("ArrowLeft");
  await one.keyboard.press("s");
  const byKey = await place(one);
  assert.ok(outlines.flat().some(([x, y]) => x === byKey[0] && y === byKey[1]), `${byKey}`);
  await judged(one).waitFor();

  // A typed place is taken as it is typed.
  await one.locator("#place").fill(beside.join(" "));
  assert.deepEqual(await place(one), beside);
  await one.locator("#place").fill("50 80");
  await judged(one).and(one.locator('[data-good="yes"]')).waitFor();
  await one.getByRole("button", { name: "Place the objective" }).click();
  await two.getByText("Objective 4 of 6").waitFor();

  // The ruler: from an objective to a corner of terrain, and to the corner of the table by keys.
  await two.getByRole("button", { name: "Ruler" }).click();
  const far = (from, to) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const said = async () => Number.parseFloat((await two.locator(".table-measured").innerText()).replace(",", "."));
  await drag(two, [50.8, 79.5], led.map((value) => value - 0.5));
  assert.ok(Math.abs((await said()) - far([50, 80], led)) < 0.06, `${await said()}`);
  await two.locator(".table-map").focus();
  await two.keyboard.press("Enter");
  await two.keyboard.press("s");
  assert.ok((await said()) < 40);
  await photograph(two, "table-ruler-390");
  assert.deepEqual(errors, []);
});

test("a unit snaps to an objective, a formation by its outermost unit to the edge", { timeout: 240_000 }, async () => {
  const table = await seated(browser, server);
  await toTurnOne(table);
  const { one } = table;
  await one.reload();
  const formation = await one.locator('.table-group[data-side="alpha"]').first().getAttribute("data-formation");
  await one.goto(`${one.url().split("?")[0]}?side=alpha&formation=${formation}`);
  // The lowest unit of a column lies on the edge, the others above it.
  await one.locator("#spread").selectOption("column");
  const count = (await one.locator("#unit option").count()) - 1;
  const below = ((count - 1) * 3) / 2;
  await drag(one, [90, 60], [60, below + 1.5]);
  assert.equal((await place(one))[1], below);
  await judged(one).and(one.locator('[data-good="yes"]')).waitFor();
  // One unit by itself goes to the objective it is led near to.
  await one.locator("#place").fill("60 60");
  await one.locator("details:has(#unit) > summary").click();
  await one.locator("#unit").selectOption("1");
  await one.locator("#units").fill("1: 60 70");
  await drag(one, [60, 70], [51, 79]);
  assert.match(await one.locator("#units").inputValue(), /^1: 50 80$/);
});

test("what decided the goals can be read on a phone in every language", { timeout: 240_000 }, async () => {
  const table = await seated(browser, server);
  await toTurnOne(table);
  for (const locale of ["en-GB", "de", "pl"]) {
    const page = await (await browser.newContext({ ...phone, locale })).newPage();
    await page.goto(table.one.url().split("?")[0]);
    const narrow = await page.locator(".table-goal p").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width).filter((wide) => wide < 150));
    assert.deepEqual(narrow, [], locale);
    for (const part of [".table-goal", ".table-could li", ".table-tiebreak"]) assert.ok((await page.locator(part).count()) > 0, `${part} in ${locale}`);
    await look(page, `table-goals-${locale}-390`);
  }
});
