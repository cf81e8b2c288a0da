// One unit of a formation on the map: by finger, by mouse, by keys and typed, while the others stay.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, startBrowser, startServer } from "./house.mjs";
import { drag, dragByFinger, judged, look, seated, tap, toRemainingForces, toTurnOne } from "./tables.mjs";

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

/** Where the units of a formation stand on the map, by number. */
const standing = (page, formation) =>
  page.locator(`.table-group[data-side="alpha"][data-formation="${formation}"] .table-unit`).evaluateAll((units) =>
    Object.fromEntries(units.map(({ dataset }) => [dataset.unit, `${dataset.x} ${dataset.y}`])),
  );

test("one unit is set up by a finger away from its group", { timeout: 180_000 }, async () => {
  const table = await seated(browser, server);
  await toRemainingForces(table);
  const { one } = table;
  const errors = [];
  one.on("pageerror", (error) => errors.push(error.message));
  await one.reload();
  await one.locator("#spread").selectOption("line");
  await dragByFinger(one, [60, 30], [90, 6]);
  await judged(one).and(one.locator('[data-good="yes"]')).waitFor();
  assert.match(await one.locator("#place").inputValue(), /^(89|90)(\.\d)? [56](\.\d)?$/);
  await one.locator("#place").fill("90 6");

  // A tap on the first unit chooses it; a finger leads it away, and out of the zone it says by how much.
  const count = await one.locator("#unit option").count() - 1;
  const first = 90 - ((count - 1) * 3) / 2;
  await tap(one, first, 6);
  assert.equal(await one.locator("#unit").inputValue(), "1");
  await dragByFinger(one, [first, 6], [40, 18]);
  await judged(one).and(one.locator('[data-good="no"]')).waitFor();
  assert.match(await judged(one).innerText(), /unit 1 .*cm.*EP-6\.1\.2/i);
  await look(one, "table-unit-bad-390");
  await one.getByRole("button", { name: "To the nearest good place" }).click();
  await judged(one).and(one.locator('[data-good="yes"]')).waitFor();
  assert.match(await one.locator("#units").inputValue(), /^1: \d+(\.\d+)? 15$/);
  assert.equal(await one.locator("#place").inputValue(), "90 6", "the group stays");
  const formation = await one.locator('form:has(input[value="set_up"]) input[name="formation"]').inputValue();
  const own = (await one.locator("#units").inputValue()).slice(3);
  await one.locator('form:has(input[value="set_up"]) button.act').click();
  await one.locator(`.table-group[data-formation="${formation}"]`).waitFor();
  const units = await standing(one, formation);
  assert.equal(units["1"], own);
  assert.ok(Object.entries(units).every(([number, at]) => number === "1" || at.endsWith(" 6")), JSON.stringify(units));
  assert.deepEqual(errors, []);
});

test("one unit of a formation moves and the others stay, by mouse, keys and typed", { timeout: 240_000 }, async () => {
  const table = await seated(browser, server);
  await toTurnOne(table);
  const { one, two } = table;
  await one.reload();
  const groups = one.locator('.table-group[data-side="alpha"]');
  const sizes = await groups.evaluateAll((all) => all.map((group) => [group.dataset.formation, group.querySelectorAll(".table-unit").length]));
  const [formation] = sizes.find(([, units]) => units > 3);
  const wide = await (await browser.newContext({ ...desk, storageState: await one.context().storageState() })).newPage();
  await wide.goto(`${one.url().split("?")[0]}?side=alpha&formation=${encodeURIComponent(formation)}`);
  const before = await standing(wide, formation);
  const move = wide.locator('form:has(input[value="move"]) button.act');

  // By keys: the unit is chosen by name, arrows lead it.
  await wide.getByText("Single units").click();
  await wide.locator("#unit").selectOption("2");
  await wide.locator(".table-map").focus();
  await wide.keyboard.press("ArrowUp");
  const [x, y] = before["2"].split(" ").map(Number);
  assert.equal(await wide.locator("#units").inputValue(), `2: ${x} ${y + 1}`);
  assert.equal(await wide.locator("#place").inputValue(), "", "the others are not asked for");

  // By mouse, on from there; the way it has come is written beside it.
  await drag(wide, [x, y + 1], [50, 78]);
  await judged(wide).and(wide.locator('[data-good="yes"]')).waitFor();
  assert.match(await wide.locator(".table-way-far").textContent(), /cm$/);
  await look(wide, "table-unit-moves-1440");
  await wide.locator("#units").fill("2: 50 78");
  await move.click();
  // The other phone hears of it: one unit near the objective holds it.
  await two.locator(".table-standing .table-holdings li").nth(2).getByText("held by Ana").waitFor();
  assert.deepEqual(await standing(two, formation), { ...before, 2: "50 78" });

  // Typed: off the table it says so and keeps what was typed; the page is still about this formation.
  await wide.getByText("Single units").click();
  await wide.locator("#units").fill("3: 51 121");
  await judged(wide).and(wide.locator('[data-good="no"]')).waitFor();
  assert.match(await judged(wide).innerText(), /unit 3/);
  await wide.locator("#unit").selectOption("3");
  await wide.locator("#units").fill("3: 51 122");
  await judged(wide).and(wide.locator('[data-good="no"]')).waitFor();
  await wide.getByRole("button", { name: "To the nearest good place" }).click();
  await judged(wide).and(wide.locator('[data-good="yes"]')).waitFor();
  assert.equal(await wide.locator("#units").inputValue(), "3: 51 120");
  await move.click();
  await two.waitForFunction((id) => document.querySelector(`.table-group[data-formation="${id}"] [data-unit="3"]`)?.dataset.y === "120", formation);
  assert.deepEqual(await standing(two, formation), { ...before, 2: "50 78", 3: "51 120" });
});
