// A Saturday with nine phones, each held by somebody in a hurry: double taps, pages that lie, long names, a dispute, a drop, a late
// slip, the cut, the final and the prizes. Nobody is entered twice, nothing is undone by a page of yesterday, all screens agree.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, photograph, startBrowser, startServer, violations } from "./house.mjs";
import { press, takeOver, tap } from "./organizer.mjs";

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

const names = [
  "Aleksandra Wiktoria Konstanze Maximiliana Friederike Hanna",
  "عبد الرحمن",
  "Zuzanna 🙂",
  "Świętosława",
  "Bo",
  "Cai",
  "Dee",
  "Eli",
  "Fen",
];

const shot = (page, name) => photograph(page, `nine-${name}`, { fullPage: true });

/** Two taps as fast as a finger does them, until the page they lead to is there. */
async function twice(page, target) {
  const arrived = page.waitForEvent("load");
  await target.dblclick({ delay: 5 });
  await arrived;
}

/** Goes somewhere though the second of two taps may still be on its way. */
async function visit(page, url) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await page.goto(url);
    } catch (error) {
      if (tries >= 5 || !/ERR_ABORTED|interrupted/.test(error.message)) throw error;
      await page.waitForLoadState("load");
    }
  }
}

/** The same person's page without a script: it never hears what goes on. */
async function deaf(context, size) {
  const storageState = await context.storageState();
  return (await browser.newContext({ ...size, storageState, javaScriptEnabled: false })).newPage();
}

/** Nothing leaves the window, and nobody is kept from reading it. */
async function sound(page, path) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} is too wide`);
  assert.deepEqual(await violations(page), [], path);
}

test("nine phones from the first tap to the prizes", { timeout: 300_000 }, async () => {
  const ownerContext = await browser.newContext(desk);
  const owner = await ownerContext.newPage();
  await takeOver(owner, server);
  await owner.goto(`${server.url}/new?pack=conquest-1.2`);
  await owner.getByLabel("Name", { exact: true }).fill("Nine phones");
  await owner.getByLabel("Your name").fill("Mira");
  await owner.getByLabel("Structure").selectOption("custom");
  await owner.getByLabel("Swiss rounds").fill("2");
  await owner.getByLabel("Cut to the top").fill("4");
  // The clock is the one of whoever creates it.
  assert.equal(await owner.getByLabel("Time zone").inputValue(), await owner.evaluate(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return [...document.querySelector("#time_zone").options].some((option) => option.value === own) ? own : "";
  }));
  await twice(owner, owner.getByRole("button", { name: "Create the tournament" }));
  await owner.waitForURL(/\/desk$/);
  const code = new URL(owner.url()).pathname.split("/")[2];
  const at = (path) => `${server.url}/t/${code}${path}`;
  await owner.goto(server.url);
  assert.equal(await owner.getByRole("link", { name: "Nine phones" }).count(), 1, "two taps found one tournament");

  // Joining with two taps: one entry, one PIN, still there after a reload.
  const phones = {};
  for (const name of names) {
    const page = await (await browser.newContext(phone)).newPage();
    await visit(page, at("/join"));
    await page.getByLabel("Your name").first().fill(name);
    await twice(page, page.getByRole("button", { name: "Join", exact: true }));
    await page.waitForSelector(".pin");
    const pin = await page.textContent(".pin");
    assert.match(pin, /^\d{6}$/);
    await page.reload();
    assert.equal(await page.textContent(".pin"), pin, "the welcome is shown again");
    await visit(page, at("/me"));
    phones[name] = page;
  }
  await owner.goto(at("/desk/players"));
  assert.match(await owner.textContent("main"), /9 players/);
  await owner.goto(at("/prizes"));
  await owner.getByLabel("One prize a line").fill("1: cup\n2: playmat\n3-4: promo card\nFen: best painted army");
  await press(owner, "Save");

  // A desk that does not hear: what it asks for is refused when it is too late, and nothing else happens.
  const stale = await deaf(ownerContext, desk);
  await stale.goto(at("/desk"));
  await owner.goto(at("/desk"));
  await press(owner, "Close registration");
  await press(stale, "Close registration");
  assert.ok((await stale.locator("[role=alert]").count()) > 0, "it is said why not");
  await owner.reload();
  for (const step of ["Announce rounds and cut", "Draw round 1", "Publish", "Start the clock"]) await press(owner, step);

  // A phone that stays at round 1.
  const sleeper = await deaf(phones.Bo.context(), phone);
  await play(owner, phones, at, { dispute: true, late: true, before: () => sleeper.goto(at("/me")) });
  await press(owner, "Close round 1");

  // Somebody leaves.
  const leaver = phones.Eli;
  await leaver.goto(at("/me"));
  await leaver.getByText("Leave the tournament").click();
  await press(leaver, "Ask to be dropped");
  await owner.goto(at("/desk"));
  await press(owner, "Accept");

  for (const step of ["Draw round 2", "Publish", "Start the clock"]) await press(owner, step);
  // What the sleeping phone says is about round 1, which is over: it is refused, and round 2 stays open.
  const late = sleeper.getByRole("button", { name: "I won", exact: true });
  if (await late.count()) {
    await tap(sleeper, late.first());
    assert.ok((await sleeper.locator("[role=alert]").count()) > 0, "a page of the last round reports nothing");
  }
  await visit(phones.Bo, at("/me"));
  assert.doesNotMatch(await phones.Bo.textContent("main"), /You reported/);
  await play(owner, phones, at, {});
  await press(owner, "Close round 2");

  // The cut: seen before it is made, told on the phones.
  await owner.goto(at("/desk"));
  const preview = owner.locator("section", { has: owner.getByRole("heading", { name: "In the top 4" }) });
  assert.equal(await preview.locator("ol.desk-cut").first().locator("li").count(), 4);
  assert.match(await preview.textContent(), /Next if somebody leaves/);
  await shot(owner, "cut-1440");
  const seeds = await preview.locator("ol.desk-cut").first().locator("a").allTextContents();
  await twice(owner, owner.getByRole("button", { name: "Cut to the top 4", exact: true }));
  await visit(owner, at("/desk"));
  for (const [name, page] of Object.entries(phones)) {
    await visit(page, at("/me"));
    assert.equal(/You made the top 4/.test(await page.textContent("main")), seeds.includes(name), name);
  }

  // The finale, by its names.
  for (const [round, over] of [["the semifinals", "The semifinals are over"], ["the final", "The final is over"]]) {
    for (const step of [`Draw ${round}`, "Publish", "Start the clock"]) await press(owner, step);
    await play(owner, phones, at, {});
    await press(owner, `Close ${round}`);
    const watcher = await (await browser.newContext(phone)).newPage();
    await watcher.goto(at(""));
    assert.match(await watcher.textContent("#news"), new RegExp(over));
    await watcher.context().close();
  }
  await press(owner, "End the tournament");

  // All screens tell the same.
  const watcher = await (await browser.newContext(phone)).newPage();
  await watcher.goto(at("/standings"));
  const places = await watcher.locator("table.standings > tbody > tr > td .name").allTextContents();
  await watcher.goto(at("/archive"));
  const archive = await watcher.locator("main table").first().locator("tbody th").allTextContents();
  assert.deepEqual(archive.slice(0, 4), places.slice(0, 4));
  await phones[places[0]].goto(at("/me"));
  assert.match(await phones[places[0]].textContent("main"), new RegExp(`${places[0]} has won`));
  await watcher.goto(at("/prizes"));
  const cup = watcher.locator("table.prizes tr", { hasText: "cup" });
  assert.ok((await cup.textContent()).includes(places[0]), "the champion gets the cup");
  assert.match(await watcher.textContent("main"), /best painted army\s*Fen/);
  await shot(watcher, "prizes-390");
  await owner.goto(at("/desk"));
  await shot(owner, "over-1440");
  assert.ok(await owner.getByRole("link", { name: "Prizes" }).count());

  for (const path of ["", "/standings", "/players", "/bracket", "/archive", "/prizes", "/about"]) {
    await watcher.goto(at(path));
    await sound(watcher, path);
  }
  for (const path of ["/desk", "/desk/players", "/desk/log", "/prizes"]) {
    for (const size of [phone, desk]) {
      await owner.setViewportSize(size.viewport);
      await owner.goto(at(path));
      await sound(owner, `${path} at ${size.viewport.width}`);
    }
  }
});

/** Everybody reports with two taps and is confirmed with two; the first match can be disputed, the last come in by a late slip. */
async function play(owner, phones, at, { dispute, late, before }) {
  await before?.();
  const open = [];
  for (const [name, page] of Object.entries(phones)) {
    await visit(page, at("/me"));
    if (!(await page.getByRole("button", { name: "I won", exact: true }).count())) continue;
    const opponent = (await page.textContent(".opponent")).trim();
    if (open.some(([, other]) => other === name)) continue;
    open.push([name, opponent]);
  }
  assert.ok(open.length > 0, "somebody plays");
  const slip = late ? open.pop() : null;
  for (const [at_match, [name, opponent]] of open.entries()) {
    const [page, other] = [phones[name], phones[opponent]];
    await twice(page, page.getByRole("button", { name: "I won", exact: true }));
    await page.waitForSelector("text=You reported");
    await visit(other, at("/me"));
    if (dispute && at_match === 0) {
      await other.getByText("That is wrong", { exact: true }).click();
      await tap(other, other.locator("details.mine-report").getByRole("button", { name: "I won", exact: true }));
      await owner.goto(at("/desk"));
      await tap(owner, owner.getByRole("link", { name: "Settle" }).first());
      await owner.getByLabel("How did it end?").selectOption("warlord_death");
      await owner.getByLabel("Reason").first().fill("The table showed it.");
      await tap(owner, owner.locator("button", { hasText: / won$/ }).first());
    } else {
      await twice(other, other.getByRole("button", { name: "That is right", exact: true }));
    }
  }
  await visit(owner, at("/desk"));
  if (slip) {
    const table = (await phones[slip[0]].textContent(".ticket-table")).trim();
    await owner.locator("#line").fill(`${table} w`);
    await Promise.all([owner.waitForURL(/entered=/), owner.keyboard.press("Enter")]);
    await owner.goto(at("/desk"));
  }
}
