// A Saturday with 206 players whose names are as long as names are: a pasted list, the wall, slips by keyboard, a phone that loses
// its network. Nobody steps into a trap.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { desk, phone, photograph, startBrowser, startServer, violations } from "./house.mjs";
import { create, join, press, takeOver, toRoundOne } from "./organizer.mjs";

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

const first = ["Aleksandra", "Bartłomiej", "Konstanze", "Maximilian", "Świętosława", "Ödön", "Żaneta", "Friederike", "Anastazja", "Hanna-Maria"];
const second = ["Wiktoria", "Weronika", "Krzysztof", "Alexander", "Friederike", "Charlotte", "Stanisław", "Łucja", "Ingeborg", "Zdzisława", "Emanuel", "Józefina", "Rosalinde", "Theodor", "Urszula", "Vincent", "Xaver", "Yolanda", "Zenobia", "Quirin", "Ottokar"];
const names = first.flatMap((one) => second.map((two) => `${one} ${two}`)).slice(0, 204);
// As long as a field takes, from right to left, and with a picture in it.
names.push("ع".repeat(40));

const shot = (page, name) => photograph(page, `saturday-${name}`);

/** Elements of a list that are cut off or leave the window. */
const cutOff = (page, selector) =>
  page.evaluate((selector) => {
    const bad = (box, element) => box.right > innerWidth + 1 || box.left < -1 || element.scrollWidth > element.clientWidth + 1;
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.offsetParent);
    return shown.filter((element) => bad(element.getBoundingClientRect(), element)).map((element) => element.textContent);
  }, selector);

test("206 players from a pasted list to slips by keyboard", { timeout: 240_000 }, async () => {
  const owner = await (await browser.newContext(desk)).newPage();
  await takeOver(owner, server);
  const name = "Saturday of the longest names that anybody has ever had in this town";
  const code = await create(owner, server, { pack: "conquest-1.2", name });
  const at = (path) => `${server.url}/t/${code}${path}`;

  const context = await browser.newContext(phone);
  const player = await context.newPage();
  await join(player, at(""), "Zuzanna 🙂");

  // A list pasted, with everybody in it found and entered.
  await owner.goto(at("/desk/many"));
  await owner.getByLabel("Names or table").fill(names.join("\n"));
  await press(owner, "Look at the list");
  assert.match(await owner.textContent("main"), /205 players were found/);
  await press(owner, "Enter those ticked");
  await owner.waitForURL(/\/desk\/players$/);
  await press(owner, "All are here");
  await toRoundOne(owner, at(""));

  // The wall: every name whole, all pages together hold everybody, pages turn by letters.
  const wall = await (await browser.newContext({ ...desk, viewport: { width: 1920, height: 1080 } })).newPage();
  // Pages that turn quickly, so that the test does not wait for them.
  const quick = new URLSearchParams({ name: "main", "show:pairings": "on", seconds: "3" }).toString();
  const steer = (body) => fetch("displays", { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } });
  await owner.goto(at("/desk/displays"));
  await owner.evaluate(steer, quick);
  await wall.goto(at("/display/main"));
  await wall.waitForFunction(() => document.querySelector("[data-pages]")?.textContent.includes("/"));
  const seen = new Set();
  const label = () => wall.textContent("[data-pages]");
  const count = Number((await label()).split("/")[1]);
  assert.ok(count >= 2 && count <= 9, `${count} pages`);
  await shot(wall, "wall-1920");
  for (let sheet = 0; sheet < count; sheet += 1) {
    assert.deepEqual(await cutOff(wall, ".wall-cols .wall-who"), [], `nothing is cut off on page ${sheet + 1}`);
    assert.deepEqual(await cutOff(wall, ".wall-cols li"), [], `nothing leaves the wall on page ${sheet + 1}`);
    const below = await wall.evaluate(() => {
      const foot = document.querySelector(".wall-foot").getBoundingClientRect().top;
      return [...document.querySelectorAll(".wall-cols li")].filter((row) => row.offsetParent && row.getBoundingClientRect().bottom > foot + 1).length;
    });
    assert.equal(below, 0, "nothing hides behind the foot");
    for (const name of await wall.locator(".wall-cols li:visible .wall-who bdi:first-child").allTextContents()) seen.add(name);
    assert.match(await label(), /^\S( – \S)? \d+\/\d+$/);
    if (sheet + 1 < count) {
      const now = await label();
      await wall.waitForFunction((now) => document.querySelector("[data-pages]").textContent !== now, now, { timeout: 30_000 });
    }
  }
  assert.equal(seen.size, 206, "everybody stands on one of the pages, and no two look alike");

  // My match on a phone: the opponent and "I won" without scrolling.
  await owner.goto(at("/desk"));
  await press(owner, "Start the clock");
  await player.goto(at("/me"));
  await player.waitForSelector("text=I won");
  for (const target of [player.locator(".opponent"), player.getByRole("button", { name: "I won", exact: true })]) {
    const box = await target.boundingBox();
    assert.ok(box.y + box.height <= 844, `above the fold: ${JSON.stringify(box)}`);
  }
  assert.ok(await player.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await shot(player, "mine-390");

  // Slips by keyboard, tables searched.
  const rows = await owner.locator(".desk-tables > tbody > tr:visible").count();
  assert.ok(rows <= 25, `${rows} tables at once are read by nobody`);
  // Not that of the phone, wherever chance has put it: there the player reports.
  const own = (await player.textContent(".ticket-table")).trim();
  const [first, second, last] = ["7", "8", "103", "9"].filter((table) => table !== own);
  for (const line of [`${first} w`, `${second} l`, `${last} w`]) {
    await owner.locator("#line").fill(line);
    await Promise.all([owner.waitForURL(/entered=/), owner.keyboard.press("Enter")]);
    assert.match(await owner.textContent(".desk-quick"), /won/, line);
  }
  await shot(owner, "desk-1440");
  await owner.locator("#line").fill("zuzanna");
  await Promise.all([owner.waitForURL(/find=zuzanna/), owner.keyboard.press("Enter")]);
  assert.match(await owner.textContent("main"), /One table with/);

  for (const [page, path] of [[owner, "/desk"], [owner, "/desk/players"], [owner, ""], [owner, "/standings"], [owner, "/desk/log"]]) {
    for (const viewport of [phone.viewport, desk.viewport]) {
      await page.setViewportSize(viewport);
      await page.goto(at(path));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${path} is ${wide} too wide at ${viewport.width}`);
      assert.deepEqual(await violations(page), [], `${path} at ${viewport.width}`);
    }
  }
  await owner.setViewportSize(desk.viewport);

  // The network goes: what was last known is shown with its age; what is entered is kept and sent once.
  await player.reload();
  await player.waitForFunction(() => navigator.serviceWorker?.controller);
  await player.reload();
  await player.waitForFunction(async () => (await (await caches.open("pages")).keys()).some((request) => request.url.endsWith("/me")));
  await context.setOffline(true);
  await player.reload();
  await player.waitForSelector("[data-kept-note]:not([hidden])");
  assert.match(await player.textContent("[data-kept-note]"), /No connection.*\d?\d:\d\d/s);
  await shot(player, "offline-390");
  // A finger in a hurry, and a page that is opened anew before the network is back: still one report.
  await player.getByRole("button", { name: "I won", exact: true }).dblclick({ delay: 5 });
  await player.waitForSelector("[data-unsent-note]:not([hidden])");
  await player.reload();
  await player.waitForSelector("[data-unsent-note]:not([hidden])");
  const again = await context.newPage();
  await again.goto(at("/me"));
  await again.waitForSelector("[data-unsent-note]:not([hidden])");
  await context.setOffline(false);
  await player.waitForSelector("text=You reported", { timeout: 30_000 });
  const reports = await (await owner.goto(at("/desk/log"))).text();
  assert.equal(reports.match(/Zuzanna 🙂:/gu)?.length, 1, "it was sent once");

  // The results for a spreadsheet, as the browser gets them.
  await owner.goto(at("/desk/settings"));
  const [download] = await Promise.all([owner.waitForEvent("download"), owner.getByRole("link", { name: "Results (CSV)" }).click()]);
  const lines = readFileSync(await download.path(), "utf8").trim().split("\n");
  assert.equal(lines.length, 1 + 103, "a line for each table, and what the columns are");
  for (const table of [first, second, last]) {
    const line = lines.find((it) => it.startsWith(`1,1,swiss,${table},`));
    assert.match(line, /,win,.*,loss,|,loss,.*,win,/, `the slip of table ${table}`);
  }
});
