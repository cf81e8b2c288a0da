// A whole tournament through the screens: owner, judge, twelve players on phones, a dispute, a drop, the cut, a champion.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, picture, startBrowser, startServer, violations } from "./house.mjs";
import { press, tap } from "./organizer.mjs";

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

const names = ["Ana", "Bo", "Cai", "Dee", "Eli", "Fen", "Gus", "Hana", "Ida", "Jan", "Kim", "Leo"];

/** A page without violations, with a picture. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
}

test("twelve players, from the owner's link to the champion", { timeout: 240_000 }, async () => {
  const owner = await (await browser.newContext(desk)).newPage();
  await owner.goto(server.owner);
  await look(owner, "owner-1440");
  await owner.getByLabel("Your name").fill("Mira");
  await owner.getByLabel("Password").fill("short");
  await owner.evaluate(() => (document.querySelector("#password").minLength = 0));
  await press(owner, "Take over this server");
  assert.match(await owner.textContent("main"), /at least 8 characters/);
  await owner.getByLabel("Your name").fill("Mira");
  await owner.getByLabel("Password").fill("correct horse");
  await press(owner, "Take over this server");

  await owner.waitForURL(/\/new$/);
  await look(owner, "new-1440");
  await tap(owner, owner.getByRole("link", { name: /Conquest.*1\.2/ }));
  await owner.getByLabel("Name", { exact: true }).fill("Winter Court Open");
  await owner.getByLabel("Your name").fill("Mira");
  // The plan of the day follows the form while it is filled in.
  await owner.getByLabel("Players", { exact: true }).fill("20");
  await owner.waitForSelector("#plan >> text=top 4: 2 elimination rounds");
  await owner.getByLabel("Structure").selectOption("custom");
  await owner.getByLabel("Swiss rounds").fill("2");
  await owner.getByLabel("Cut to the top").fill("4");
  await owner.waitForSelector("#plan >> text=2 Swiss rounds");
  await look(owner, "new-form-1440");
  await press(owner, "Create the tournament");
  await owner.waitForURL(/\/desk$/);
  await look(owner, "desk-enrolling-1440");
  const code = new URL(owner.url()).pathname.split("/")[2];

  const judge = await invite(owner, "Invite a judge", "Tom");
  const players = {};
  for (const name of names) {
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto(`${server.url}/t/${code}/join`);
    if (name === "Ana") await look(page, "join-390");
    await page.getByLabel("Your name").first().fill(name);
    await press(page, "Join");
    assert.match(await page.textContent(".pin"), /^\d{6}$/);
    if (name === "Ana") await look(page, "welcome-390");
    await tap(page, page.getByRole("link", { name: "To my match" }));
    players[name] = page;
  }

  await owner.reload();
  await press(owner, "Close registration");
  await press(owner, "Announce rounds and cut");
  await press(owner, "Draw round 1");
  await look(owner, "desk-review-1440");
  // Two players change places with the keyboard: no score groups yet, so nothing is strained.
  const seats = owner.locator(".desk-seat");
  const [first, other] = [await seats.nth(0).textContent(), await seats.nth(2).textContent()];
  await seats.nth(0).focus();
  await owner.keyboard.press("Enter");
  await seats.nth(2).focus();
  await owner.keyboard.press("Enter");
  await owner.locator("#swap-reason").fill("They came in one car.");
  await press(owner, "Swap places");
  assert.equal(await owner.locator(".desk-seat").nth(2).textContent(), first);
  assert.equal(await owner.locator(".desk-seat").nth(0).textContent(), other);
  await press(owner, "Publish");
  // Pairings reach the phone by themselves.
  await players.Ana.waitForSelector(".ticket", { timeout: 5_000 });
  await press(owner, "Start the clock");
  await players.Ana.waitForSelector("[data-deadline]", { timeout: 5_000 });
  await look(players.Ana, "mine-390");
  await look(owner, "desk-running-1440");
  await look(judge, "desk-judge-1440");

  await owner.getByLabel("Announcement").fill("Lunch after this round.");
  await press(owner, "Show on all screens");
  await players.Bo.waitForSelector("text=Lunch after this round.", { timeout: 5_000 });
  await owner.goto(`${server.url}/t/${code}/desk/players?find=leo`);
  await tap(owner, owner.getByRole("link", { name: "Leo", exact: true }));
  await look(owner, "desk-person-1440");
  await owner.goto(`${server.url}/t/${code}/desk`);

  const watcher = await (await browser.newContext(phone)).newPage();
  await watcher.goto(`${server.url}/t/${code}`);
  await look(watcher, "pairings-390");

  const disputed = await playRound(owner, judge, players, { dispute: true });
  assert.ok(disputed, "one match was disputed and settled by the judge");
  await press(owner, "Close round 1");
  await watcher.goto(`${server.url}/t/${code}/standings`);
  await look(watcher, "standings-390");

  // Somebody leaves.
  const leaver = players.Leo;
  await leaver.getByText("Leave the tournament").click();
  await press(leaver, "Ask to be dropped");
  await leaver.waitForSelector("text=the organizer will confirm it");
  await owner.reload();
  await press(owner, "Accept");

  await press(owner, "Draw round 2");
  await press(owner, "Publish");
  await press(owner, "Start the clock");
  await playRound(owner, judge, players, {});
  await press(owner, "Close round 2");
  await press(owner, "Cut to the top 4");
  for (const round of ["the semifinals", "the final"]) {
    await press(owner, `Draw ${round}`);
    await press(owner, "Publish");
    await press(owner, "Start the clock");
    await playRound(owner, judge, players, {});
    await press(owner, `Close ${round}`);
    await watcher.goto(`${server.url}/t/${code}/bracket`);
  }
  await look(watcher, "bracket-390");
  await press(owner, "End the tournament");
  assert.match(await owner.textContent("#news"), /has won/);
  await look(owner, "desk-finished-1440");

  for (const [path, name] of [["proof", "proof"], ["players", "players"]]) {
    await watcher.goto(`${server.url}/t/${code}/${path}`);
    await look(watcher, `${name}-390`);
  }
  assert.match(await (await watcher.goto(`${server.url}/t/${code}/proof`)).text(), /[0-9a-f]{64}/);
});

async function invite(owner, button, name) {
  await owner.goto(owner.url().replace(/\/desk.*$/, "/desk/staff"));
  await press(owner, button);
  const link = (await owner.textContent("section .mono")).trim();
  const page = await (await browser.newContext(desk)).newPage();
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await press(page, "Accept");
  await page.waitForURL(/\/desk$/);
  assert.equal((await fetch(link)).status, 404, "an invitation is for one person");
  await owner.goto(owner.url().replace(/\/desk.*$/, "/desk"));
  return page;
}

/** Everybody reports; the opponent confirms. With `dispute`, the first match is reported differently and settled. */
async function playRound(owner, judge, players, { dispute }) {
  let disputed = false;
  for (const page of Object.values(players)) {
    await page.reload();
    const open = page.locator("button", { hasText: /^I won$/ });
    if (!(await open.count())) continue;
    const opponent = (await page.textContent(".opponent")).trim();
    await page.locator("details.mine-other").evaluate((details) => (details.open = true));
    await page.getByLabel("How did it end?").selectOption("warlord_death");
    await tap(page, open);
    const other = players[opponent];
    await other.reload();
    if (dispute && !disputed) {
      for (const folded of ["details.mine-report", "details.mine-other"]) {
        await other.locator(folded).evaluate((details) => (details.open = true));
      }
      await other.getByLabel("How did it end?").selectOption("warlord_death");
      await tap(other, other.locator("button", { hasText: /^I won$/ }));
      await judge.reload();
      await look(judge, "desk-dispute-1440");
      await tap(judge, judge.getByRole("link", { name: "Settle" }).first());
      await judge.getByLabel("How did it end?").selectOption("warlord_death");
      await judge.getByLabel("Reason").first().fill("The table showed it.");
      await look(judge, "settle-1440");
      await tap(judge, judge.locator("button", { hasText: / won$/ }).first());
      await judge.goto(judge.url().replace(/\/match\/.*$/, ""));
      disputed = true;
    } else {
      await press(other, "That is right");
    }
  }
  await owner.reload();
  return disputed;
}

test("other pages, three languages, narrow and wide", { timeout: 120_000 }, async () => {
  for (const [locale, size] of [["en-GB", desk], ["pl-PL", phone], ["de-DE", phone]]) {
    const page = await (await browser.newContext({ ...size, locale })).newPage();
    const width = size.viewport.width;
    for (const path of ["/", "/sign-in", "/rules?q=rematch", "/rules/CT-4.2.6", "/design", "/nothing"]) {
      await page.goto(server.url + path);
      assert.ok(!(await page.textContent("body")).includes("‹"), `${path} has all its words in ${locale}`);
      await look(page, `${path.replace(/\W+/g, "_")}-${locale}-${width}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} does not scroll sideways`);
    }
  }
});

test("nobody acts beyond a role, and bad input gets an answer", async () => {
  const page = await (await browser.newContext(desk)).newPage();
  await page.goto(server.url);
  assert.equal((await page.goto(`${server.url}/t/ZZZZZZ`)).status(), 404);
  assert.equal((await page.goto(`${server.url}/l/not-a-link`)).status(), 404);
  const crossSite = await fetch(`${server.url}/join`, { method: "POST", body: "code=X", headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" } });
  assert.equal(crossSite.status, 403);
  const garbage = await fetch(`${server.url}/api/tournaments/ZZZZZZ/commands`, { method: "POST", body: "{", headers: { "content-type": "application/json" } });
  assert.ok(garbage.status >= 400 && garbage.status < 500);
  const policy = (await fetch(server.url)).headers.get("content-security-policy");
  assert.match(policy, /default-src 'none'/);
});
