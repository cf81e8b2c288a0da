// A tournament whose matches are played at tables: published by the organizer, played from My match to the end, watched by a judge.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, picture, startBrowser, startServer, violations } from "./house.mjs";
import { create, invite, join, press, takeOver, toRoundOne } from "./organizer.mjs";

let server;
let browser;
let code;
let owner;
let judge;
const players = {};
const names = ["Ana", "Bo", "Cai", "Dee"];

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  owner = await person(desk);
  await takeOver(owner, server);
  code = await create(owner, server, { pack: "conquest-1.2", name: "Tables Open", tables: true });
  judge = await person(desk);
  await invite(owner, at(), "Invite a judge", judge, "Tom");
  for (const [number, name] of names.entries()) {
    const page = await person(number % 2 ? desk : phone);
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

/** A page without violations that does not scroll sideways, with a picture. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} does not scroll sideways`);
}

/** The two players of the first match, the one with the phone first. */
async function paired() {
  await owner.goto(`${server.url}/t/${code}`);
  const text = await owner.locator("#m0").textContent();
  const two = names.filter((name) => text.includes(name));
  assert.equal(two.length, 2, text);
  return two;
}

test("two players play from My match to the end, and the result stands", { timeout: 240_000 }, async () => {
  const [one, two] = await paired();
  const pages = [players[one], players[two]];
  for (const page of pages) await page.goto(`${server.url}/t/${code}/me`);
  await look(pages[0], "match-mine-phone");
  let table;
  for (const page of pages) {
    await page.getByRole("link", { name: "To the table" }).click();
    await page.waitForURL(/\/play\/[A-Z0-9]{6}$/);
    table ??= page.url();
    assert.equal(page.url(), table, "both come to the same table");
  }
  await look(pages[0], "match-choose-deck");
  for (const page of pages) {
    const arrived = page.waitForEvent("load");
    await page.locator("form[action$='/sit'] button").last().click();
    await arrived;
  }
  for (const page of pages) await page.locator("#board").waitFor({ timeout: 60_000 });
  await look(pages[0], "match-board-one");
  await look(pages[1], "match-board-two");
  await owner.goto(`${server.url}/t/${code}/desk`);
  await press(owner, "Start the clock");
  await judge.goto(`${server.url}/t/${code}/tables`);
  await look(judge, "match-tables-judge");
  await judge.locator("#t0 a").click();
  await judge.waitForURL(table);
  assert.equal(await judge.locator(".board-hand [data-card]").count(), 0, "a judge sees no hand");
  await judge.locator(".match-bench summary").click();
  await look(judge, "match-judge-1440");
  await judge.setViewportSize(phone.viewport);
  await look(judge, "match-judge-390");
  await judge.getByLabel("Reason").first().fill("a question");
  // The board answers without loading anew.
  await judge.getByRole("button", { name: "Pause the game", exact: true }).click();
  await pages[0].getByText("A judge pauses the game: a question").first().waitFor();
  await judge.getByRole("button", { name: "Let the game go on", exact: true }).click();
  await judge.locator(".note", { hasText: "A judge pauses the game" }).waitFor({ state: "detached" });
  const stranger = await person(phone);
  await stranger.goto(table);
  assert.equal(await stranger.locator(".board-hand [data-card]").count(), 0, "nor does anybody who watches");
  assert.equal(await stranger.locator(".match-bench").count(), 0);
  await pages[0].goto(table);
  await pages[0].evaluate(() => document.querySelector("form input[name=what][value=concede]").form.requestSubmit());
  await pages[0].locator(".play-ending").waitFor();
  await look(pages[0], "match-over");
  await pages[1].locator(".play-ending").waitFor();
  await owner.goto(`${server.url}/t/${code}`);
  await owner.locator("#m0").getByText(two).first().waitFor();
  await pages[1].goto(`${server.url}/t/${code}/me`);
  await look(pages[1], "match-result-1440");
  assert.match(await pages[1].locator(".ticket").textContent(), /Win|won|5/, "the result stands");
});
