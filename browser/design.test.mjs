// The design system looks as it did: each part of /design, light and dark, on a phone and at a desk, beside the picture kept of it.
// Parts are compared as small blurred cells, so another machine's letters are no difference and a lost colour, border or layout is.
// MARSHAL_DESIGN=keep takes the pictures anew.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { desk, phone, picture, startBrowser, startServer, violations } from "./house.mjs";

const folder = join(import.meta.dirname, "design");
const parts = ["type", "colour", "actions", "marks", "notes", "fields", "ticket", "lists"];
const cell = 96;
/** How much of black to white a cell may differ on the whole: letters of another face make about a third of it. */
const most = 0.05;

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

/** Runs in a page of its own: all cells side by side, as a picture. */
async function sheet({ shots, cell }) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [cell * shots.length, cell];
  const context = canvas.getContext("2d");
  for (const [at, shot] of shots.entries()) {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    context.imageSmoothingQuality = "high";
    context.drawImage(image, at * cell, 0, cell, cell);
  }
  return canvas.toDataURL("image/png").split(",")[1];
}

/** Runs in a page of its own: how much each cell of two pictures differs, from 0 to 1. */
async function differences({ one, two, cells, cell }) {
  const read = async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    // A quarter of the points: what is left is colour and shape.
    [canvas.width, canvas.height] = [(cells * cell) / 4, cell / 4];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return Array.from({ length: cells }, (_, at) => context.getImageData((at * cell) / 4, 0, cell / 4, cell / 4).data);
  };
  const [first, second] = [await read(one), await read(two)];
  return first.map((data, at) => data.reduce((sum, value, point) => sum + Math.abs(value - second[at][point]), 0) / data.length / 255);
}

for (const [size, name] of [[phone, "390"], [desk, "1440"]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`/design at ${name} in ${colorScheme} is as it was kept`, { timeout: 60_000 }, async () => {
      const context = await browser.newContext({ ...size, colorScheme });
      const page = await context.newPage();
      await page.goto(`${server.url}/design`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing leaves the window");
      assert.deepEqual(await violations(page), []);
      if (colorScheme === "light") await picture(page, `design-${name}`);
      await page.emulateMedia({ colorScheme });
      const shots = [];
      for (const part of parts) shots.push((await page.locator(`#${part}`).screenshot({ animations: "disabled" })).toString("base64"));
      const bench = await context.newPage();
      const now = await bench.evaluate(sheet, { shots, cell });
      const path = join(folder, `${name}-${colorScheme}.png`);
      if (process.env.MARSHAL_DESIGN === "keep") {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path, Buffer.from(now, "base64"));
      }
      assert.ok(existsSync(path), `${path} is kept`);
      const kept = readFileSync(path).toString("base64");
      const apart = await bench.evaluate(differences, { one: now, two: kept, cells: parts.length, cell });
      const changed = parts.filter((_, at) => apart[at] > most);
      assert.deepEqual(changed, [], `looks different from ${path}: ${apart.map((value) => value.toFixed(3))}`);
      await context.close();
    });
  }
}

test("a lost colour is a difference", async () => {
  const page = await (await browser.newContext({ ...phone, colorScheme: "light" })).newPage();
  await page.goto(`${server.url}/design`);
  const shoot = async () => (await page.locator("#actions").screenshot({ animations: "disabled" })).toString("base64");
  const whole = await shoot();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await shoot();
  const bench = await (await browser.newContext()).newPage();
  const [one, two] = [await bench.evaluate(sheet, { shots: [whole], cell }), await bench.evaluate(sheet, { shots: [dark], cell })];
  const [apart] = await bench.evaluate(differences, { one, two, cells: 1, cell });
  assert.ok(apart > most, `dark for light differs by ${apart}`);
});
