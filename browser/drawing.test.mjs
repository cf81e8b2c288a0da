// A table drawn by hand: by touch, by a dragged outline, by keys alone, on two phones at once, and played on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, startBrowser, startServer } from "./house.mjs";
import { look, on } from "./tables.mjs";

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

async function choose(page, kind) {
  await page.locator(".table-kinds label").filter({ hasText: new RegExp(`^${kind}$`) }).click();
}

const pieces = (page, count) => page.locator(".table-piece").nth(count - 1).waitFor();

/** A table with both armies; the terrain is next. Both players share this phone. */
async function atTerrain(page) {
  await page.goto(`${server.url}/table`);
  await page.getByText("Names and points").click();
  await page.getByLabel("First player").fill("Ana");
  await page.getByLabel("Second player").fill("Bo");
  await page.getByRole("button", { name: "New game" }).click();
  await page.locator("#ready-alpha").selectOption("space-marines-codex");
  await page.getByRole("button", { name: "Take it" }).first().click();
  await page.locator("#ready-bravo").waitFor();
  await page.locator("#ready-bravo").selectOption("steel-legion");
  await page.getByRole("button", { name: "Take it" }).first().click();
  await page.getByRole("button", { name: "Draw it yourselves" }).waitFor();
}

test("a table is drawn by touch and by dragging, and both phones see it grow", { timeout: 120_000 }, async () => {
  const one = await (await browser.newContext({ ...phone, hasTouch: true })).newPage();
  const errors = [];
  one.on("pageerror", (error) => errors.push(error.message));
  await atTerrain(one);
  await look(one, "drawing-choice-390");
  await one.getByRole("button", { name: "Draw it yourselves" }).click();
  await one.locator(".table-drawing").waitFor();
  const other = await (await browser.newContext({ ...phone, colorScheme: "dark" })).newPage();
  await other.goto(one.url());

  // One tap and a button: a wood of its usual size.
  await one.touchscreen.tap(...(await on(one, 40, 30)));
  assert.equal((await one.locator("#points").inputValue()).split(" ").length, 2);
  await one.getByRole("button", { name: "Add it" }).click();
  await pieces(one, 1);
  await pieces(other, 1);

  // Two fingers zoom and draw nothing.
  const before = await one.locator(".table-map").getAttribute("viewBox");
  const touch = await one.context().newCDPSession(one);
  const [left, right] = [await on(one, 70, 60), await on(one, 100, 60)];
  const fingers = (type, apart) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: apart === null ? [] : [{ x: left[0] - apart, y: left[1], id: 0 }, { x: right[0] + apart, y: right[1], id: 1 }] });
  await fingers("touchStart", 0);
  for (const apart of [10, 25, 40]) await fingers("touchMove", apart);
  await fingers("touchEnd", null);
  const zoomed = await one.locator(".table-map").getAttribute("viewBox");
  assert.ok(Number(zoomed.split(" ")[2]) < Number(before.split(" ")[2]) * 0.9, `${before} became ${zoomed}`);
  assert.equal(await one.locator("#points").inputValue(), "");
  await one.getByRole("button", { name: "Whole table" }).click();

  // An outline is dragged and is there when the finger lifts.
  await choose(one, "hill");
  const round = [[80, 60], [95, 75], [110, 60], [95, 45], [81, 58]];
  await one.mouse.move(...(await on(one, ...round[0])));
  await one.mouse.down();
  for (const place of round.slice(1)) await one.mouse.move(...(await on(one, ...place)), { steps: 6 });
  await look(one, "drawing-outline-390");
  await one.mouse.up();
  await pieces(one, 2);
  assert.ok(await one.locator('[name="what"][value="hill"]').isChecked(), "the kind stays chosen");

  // A river from edge to edge, and a bridge with one tap on it.
  await choose(one, "river");
  for (const place of [[60, 119], [66, 60], [58, 1]]) await one.touchscreen.tap(...(await on(one, ...place)));
  await one.getByRole("button", { name: "Last place back" }).click();
  await one.touchscreen.tap(...(await on(one, 58, 1)));
  await one.getByRole("button", { name: "Add it" }).click();
  await pieces(one, 3);
  await choose(one, "bridge");
  await one.touchscreen.tap(...(await on(one, 68, 62)));
  await one.waitForURL(/what=bridge/);
  await look(one, "drawing-river-390");
  await look(other, "drawing-watched-dark-390");
  assert.equal(await other.locator("#points").count(), 0, "who watches does not draw");

  // It departs from the guidelines, says where, and is played on once that is confirmed.
  await one.getByText("from the guidelines", { exact: false }).first().click();
  await one.getByLabel("We have seen where it departs").check();
  await one.getByRole("button", { name: "Play on this table" }).click();
  await one.getByRole("heading", { name: "Choose a table edge" }).or(one.getByRole("button", { name: "Roll here" })).first().waitFor();
  assert.deepEqual(errors, []);
});

test("a table is drawn by keys alone", { timeout: 120_000 }, async () => {
  const page = await (await browser.newContext(desk)).newPage();
  await atTerrain(page);
  await page.getByRole("button", { name: "Draw it yourselves" }).press("Enter");
  await page.locator(".table-drawing").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#points").inputValue(), "89 60, 99 60");
  await page.keyboard.press("Backspace");
  assert.equal(await page.locator("#points").inputValue(), "89 60");
  await page.getByRole("button", { name: "Add it" }).press("Enter");
  await pieces(page, 1);
  await page.locator('[name="what"][value="road"]').focus();
  await page.keyboard.press("Space");
  await page.locator("#points").fill("0 30, 180 90");
  await page.keyboard.press("Enter");
  await pieces(page, 2);
  await look(page, "drawing-1440");
  // A slip is answered where it was made and loses nothing.
  await page.locator("#points").fill("0 30, 500 90");
  await page.keyboard.press("Enter");
  await page.locator(".note.act").first().waitFor();
  assert.equal(await page.locator("#points").inputValue(), "0 30, 500 90");
  await page.getByText("pieces on the table").click();
  await page.getByRole("button", { name: "Take away 1, wood" }).press("Enter");
  await page.locator(".table-piece").nth(1).waitFor({ state: "detached" });
});
