// Cards and decks through the screens: build one live, share it, hand it in on a phone, look at it at the desk.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, picture, startBrowser, startServer, violations } from "./house.mjs";

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

/** A page without violations, with a picture, not wider than its screen. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0, `${name} is ${wider} px too wide`);
}

const deckText = `1x Captain Cato Sicarius
4x Sicarius's Chosen
1x Cato's Stronghold
2x The Fury of Sicarius
1x Tallassarian Tempest Blade
3x 10th Company Scout
3x Tactical Squad Cardinis
3x Blood Angels Veterans
3x Eager Recruit
3x Iron Hands Techmarine
3x Honored Librarian
3x Drop Pod Assault
3x Indomitable
3x Godwyn Pattern Bolter
3x Carnivore Pack
3x Fire Warrior Elite
3x Earth Caste Technician
3x Ion Rifle
2x Promotion
1x Void Pirate`;

test("a deck is built live on a phone, undone by going back, and shared", { timeout: 120_000 }, async () => {
  const page = await (await browser.newContext(phone)).newPage();
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto(`${server.url}/decks/conquest`);
  await look(page, "bench-choose-390");
  await page.getByRole("link", { name: "Nazdreg" }).click();
  await page.getByRole("heading", { name: "Signature squad" }).waitFor();
  await page.getByLabel("Name or filter").pressSequentially("goff nob");
  await page.locator("#found-goff-nob").waitFor();
  await page.waitForFunction(() => document.querySelectorAll("#results li").length === 1);
  for (const copies of [1, 2, 3, 4]) {
    await page.locator("#found-goff-nob").getByRole("link", { name: "One Goff Nob more" }).click();
    await page.locator("#in-deck-goff-nob .num", { hasText: String(copies) }).last().waitFor();
  }
  await page.locator("#deck").getByText("CG-4.2.1").first().waitFor();
  await page.goBack();
  await page.locator("#deck").getByText("CG-4.2.1").first().waitFor({ state: "detached" });
  assert.equal(loads, 1, "the page was loaded once");
  await look(page, "bench-390");
  const address = await page.getByLabel("Address of the deck").inputValue();
  const other = await (await browser.newContext(desk)).newPage();
  await other.goto(address);
  await other.locator("#in-deck-goff-nob").waitFor();
  await look(other, "bench-1440");
  await other.goto(`${server.url}/decks/l5r`);
  await other.getByRole("link", { name: "Shizuka Toshi" }).click();
  await other.getByText("Influence spent").waitFor();
  await look(other, "bench-l5r-1440");
  await other.goto(`${server.url}/cards?q=${encodeURIComponent("faction:orks type:army cost<=2")}`);
  await look(other, "cards-1440");
  await other.goto(`${server.url}/cards/goff-nob`);
  await look(other, "card-1440");
});

test("the builder works without JavaScript", { timeout: 60_000 }, async () => {
  const page = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
  await page.goto(`${server.url}/decks/conquest`);
  await page.getByText("Paste a list or open a file").click();
  await page.getByLabel("Or a file").setInputFiles({ name: "deck.txt", mimeType: "text/plain", buffer: Buffer.from(deckText) });
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.locator("#in-deck-carnivore-pack").waitFor();
  await page.getByLabel("Name or filter").fill("void pirate");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#found-void-pirate").getByRole("link", { name: "One Void Pirate more" }).click();
  assert.match(await page.locator("#in-deck-void-pirate").textContent(), /2/);
});

test("a list is handed in, checked at once, hidden during the round, and amended by a leader", { timeout: 180_000 }, async () => {
  const owner = await (await browser.newContext(desk)).newPage();
  await owner.goto(server.owner);
  await owner.getByLabel("Your name").fill("Mira");
  await owner.getByLabel("Password").fill("correct horse");
  await owner.getByRole("button", { name: "Take over this server" }).click();
  await owner.waitForURL(/\/new$/);
  await owner.goto(`${server.url}/new?pack=conquest-1.2`);
  await owner.getByLabel("Name", { exact: true }).fill("Deck Day");
  await owner.getByLabel("Your name").fill("Mira");
  await owner.getByLabel("Players must hand in a deck list").check();
  await owner.getByRole("button", { name: "Create the tournament" }).click();
  await owner.waitForURL(/\/desk$/);
  const code = new URL(owner.url()).pathname.split("/")[2];

  const players = [];
  for (const name of ["Ana", "Bo"]) {
    const page = await (await browser.newContext(phone)).newPage();
    await page.goto(`${server.url}/t/${code}/join`);
    await page.getByLabel("Your name").first().fill(name);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await page.getByRole("link", { name: "To my match" }).click();
    players.push(page);
  }
  const [ana, bo] = players;
  await ana.getByRole("link", { name: "Hand in a deck list" }).click();
  await look(ana, "deck-none-390");
  await ana.getByRole("textbox", { name: "Deck list" }).fill("1x Nazdreg\n3x Goff Nob");
  await ana.getByRole("button", { name: "Hand in", exact: true }).click();
  await ana.getByText("Not accepted: this has to be mended").waitFor();
  await look(ana, "deck-refused-390");
  await ana.getByRole("textbox", { name: "Deck list" }).fill(deckText);
  await ana.getByRole("button", { name: "Hand in", exact: true }).click();
  await ana.getByRole("heading", { name: "Handed in" }).waitFor();
  await look(ana, "deck-handed-in-390");

  await owner.goto(`${server.url}/t/${code}/desk`);
  await owner.getByText("1 missing").waitFor();
  await owner.getByRole("link", { name: "All deck lists" }).click();
  await look(owner, "decks-1440");

  // Bo opens Ana's address on his phone and hands the same deck in.
  await bo.goto(`${server.url}/decks/conquest`);
  await bo.getByText("Paste a list or open a file").click();
  await bo.getByLabel("Or a file").setInputFiles({ name: "deck.txt", mimeType: "text/plain", buffer: Buffer.from(deckText) });
  await bo.waitForFunction(() => document.querySelector("#text").value.includes("Carnivore Pack"));
  await bo.getByRole("button", { name: "Use this list" }).click();
  await bo.getByRole("button", { name: "Hand in at Deck Day" }).click();
  await bo.getByRole("heading", { name: "Handed in" }).waitFor();

  await owner.goto(`${server.url}/t/${code}/decks/1/sheet`);
  await owner.setViewportSize(desk.viewport);
  await look(owner, "deck-sheet-1440");
  await owner.goto(`${server.url}/t/${code}/decks/1`);
  await look(owner, "deck-of-player-1440");
});
