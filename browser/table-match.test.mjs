// A match of an Epic tournament at its table: two phones from My match to the result, with a judge, double taps, a page that is
// behind, a server that is killed and a phone without network.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, startBrowser, startServer } from "./house.mjs";
import { create, invite, join, press, takeOver, toRoundOne } from "./organizer.mjs";
import { asks, look, toTurnOne } from "./tables.mjs";

let server;
let browser;
let code;
let owner;
let judge;
const players = {};
const names = ["Ana 🦀", "Bo", "Cai", "Dee"];

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  owner = await person(desk);
  await takeOver(owner, server);
  code = await create(owner, server, { pack: "epic", name: "Epic Open", tables: true });
  judge = await person(phone);
  await invite(owner, at(), "Invite a judge", judge, "Tom");
  for (const name of names) {
    const page = await person({ ...phone, hasTouch: true });
    await join(page, at(), name);
    players[name] = page;
  }
  await toRoundOne(owner, at());
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

const at = () => `${server.url}/t/${code}`;

async function person(size) {
  return (await browser.newContext(size)).newPage();
}

test("a match is played at its table to the result, whatever goes wrong on the way", { timeout: 300_000 }, async () => {
  const errors = [];
  for (const page of Object.values(players)) page.on("pageerror", (error) => errors.push(error.message));
  await owner.goto(`${server.url}/t/${code}`);
  const drawn = await owner.locator("#m0").textContent();
  const pair = names.filter((name) => drawn.includes(name)).map((name) => players[name]);
  assert.equal(pair.length, 2, drawn);
  for (const page of pair) await page.goto(`${server.url}/t/${code}/me`);
  await look(pair[0], "epic-match-mine-390");
  for (const page of pair) {
    await page.getByRole("link", { name: "To the table" }).click();
    await page.waitForURL(/\/table\/[A-Z0-9]{6}$/);
  }
  const address = pair[0].url();
  assert.equal(pair[1].url(), address, "both come to the same table");
  const at = new URL(address).pathname.split("/")[2];
  // Who sits where is the tournament's word: Alpha is whoever the page says acts for it.
  const isAlpha = (await pair[0].locator("#ready-alpha").count()) > 0;
  const [one, two] = isAlpha ? pair : [...pair].reverse();
  await look(one, "epic-match-forces-390");
  await owner.goto(`${server.url}/t/${code}/desk`);
  await press(owner, "Start the clock");

  // Armies by the buttons, tapped twice.
  for (const [page, side, list] of [[one, "alpha", "space-marines-codex"], [two, "bravo", "steel-legion"]]) {
    await page.reload();
    await page.locator(`#ready-${side}`).selectOption(list);
    await page.getByRole("button", { name: "Take it" }).first().dblclick();
    await page.locator(`#ready-${side}`).waitFor({ state: "detached" });
  }
  await one.reload();
  await one.getByLabel("Country").selectOption("valley");
  await one.getByRole("button", { name: "Make this table" }).click();
  await one.locator(".table-map").waitFor();
  await toTurnOne({ one, two, code: at });
  await one.reload();
  await look(one, "epic-match-turn-390");

  // The judge comes from the tournament and needs no link; nobody else may rule.
  await judge.goto(`${server.url}/t/${code}/tables`);
  await judge.locator("#t0 a").click();
  await judge.waitForURL(address);
  await look(judge, "epic-match-judge-390");
  assert.ok(!(await asks(two, at, { do: "judge_takes_back" })).ok());
  assert.ok(!(await asks(judge, at, { do: "judge_ends", winner: "alpha" })).ok(), "the tournament decides a match");

  // One phone has no network while the other goes on; the server is killed in between.
  await two.waitForFunction(() => navigator.serviceWorker?.controller !== null);
  await two.reload();
  await two.context().setOffline(true);
  const own = two.locator(".table-formation:has(summary)").first();
  await own.locator("summary").first().click();
  await own.locator(`form:has(input[value="break"]) button`).click();
  await two.getByText("Kept on this device").waitFor();
  const stale = await one.context().newPage();
  await stale.goto(address);
  await one.getByRole("button", { name: "End the turn" }).click();
  await one.getByRole("button", { name: "I agree with the end of the turn" }).waitFor();
  await server.kill();
  await server.resume();
  await two.context().setOffline(false);
  await two.getByText("The table has moved on while this phone had no connection").waitFor({ timeout: 60_000 });
  await one.reload();
  await one.getByRole("button", { name: "I agree with the end of the turn" }).dblclick();
  await two.reload();
  await two.getByRole("button", { name: "I agree with the end of the turn" }).click();
  await one.reload();
  await one.getByRole("heading", { level: 1, name: "Turn 2" }).waitFor();

  // It ends by concession; both phones, the judge and the tournament say the same.
  await one.getByText("Take back, judge, concede").click();
  await look(one, "epic-match-menu-390");
  await one.locator('details:has(> form input[value="concede"]) > summary').first().click();
  await one.locator('form:has(input[value="concede"]) button').first().click();
  await one.locator(".table-result").waitFor();
  await look(one, "epic-match-over-390");
  await two.reload();
  await two.locator(".table-result").waitFor();
  await two.goto(`${server.url}/t/${code}/me`);
  await look(two, "epic-match-result-390");
  const loser = isAlpha ? 0 : 1;
  const winner = names.find((name) => players[name] === pair[1 - loser]);
  assert.match(await two.locator(".ticket").textContent(), new RegExp(`${winner} won`), "the result stands, for both");
  assert.deepEqual(errors, []);
});
