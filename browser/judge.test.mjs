// A judge's day on a phone, and the screens on the wall: a call from the table to the marshal's last word, going to time, a
// deck check, a lost card, displays that turn their pages and outlive a restart.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, picture, startBrowser, startServer, violations } from "./house.mjs";
import { create, invite, join, press, takeOver, tap, toRoundOne } from "./organizer.mjs";

let server;
let browser;
let code;
let owner;
let judge;
let marshal;
const players = {};
const names = ["Ana", "Bo", "Cai", "Dee", "Eli", "Fen"];

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  owner = await person(desk);
  await takeOver(owner, server);
  code = await create(owner, server, { pack: "l5r-2.3", name: "Winter Court Open" });
  judge = await staff("Invite a judge", "Tom");
  marshal = await staff("Invite a marshal", "Rui");
  for (const name of names) {
    const page = await person(phone);
    await join(page, at(), name);
    await page.goto(`${server.url}/t/${code}/me`);
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

async function staff(office, name) {
  const page = await person(phone);
  await invite(owner, at(), office, page, name);
  await owner.goto(`${server.url}/t/${code}/desk`);
  await page.goto(`${server.url}/t/${code}/judge`);
  return page;
}

/** A page without violations that does not scroll sideways, with a picture. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} does not scroll sideways`);
}

/** The seconds a clock on a page shows. */
async function seconds(page, selector) {
  const text = await page.locator(selector).first().textContent();
  const [minutes, rest] = text.replace("−", "").split(":").map(Number);
  return (minutes * 60 + rest) * (text.startsWith("−") ? -1 : 1);
}

test("a call: claimed on a phone, ruled with three minutes, appealed, the marshal's last word", { timeout: 120_000 }, async () => {
  await look(players.Ana, "judge-waiting-390");
  await press(players.Ana, "We sit and set up");
  await owner.waitForSelector("text=1 of 3 tables are setting up", { timeout: 5_000 });
  await press(owner, "Start the clock");
  const opponent = (await players.Ana.textContent(".opponent")).trim();
  await players.Ana.waitForSelector("[data-deadline]");
  const before = await seconds(players.Ana, ".ticket .clock");

  await players.Ana.getByText("Call a judge", { exact: true }).first().click();
  await players.Ana.getByLabel("What is it about?").selectOption("dispute");
  await players.Ana.getByLabel("In a few words").fill("Who chose the ring?");
  await press(players.Ana, "Call");
  // It reaches the judge's phone by itself.
  await judge.waitForSelector("text=Who chose the ring?", { timeout: 5_000 });
  await look(judge, "judge-call-390");
  await press(judge, "I am going");
  await players.Ana.waitForSelector("text=Tom is on the way", { timeout: 5_000 });
  await judge.getByLabel("Ruling").fill("The first choice stands.");
  await judge.locator('.judge-minutes input[value="3"]').check({ force: true });
  await look(judge, "judge-ruling-390");
  await press(judge, "Give the ruling");
  await players.Ana.waitForSelector("text=3 extra minutes", { timeout: 5_000 });
  const extended = await seconds(players.Ana, ".ticket .clock");
  assert.ok(extended > before + 150 && extended <= before + 180, `${before} became ${extended}`);
  await look(players.Ana, "judge-ruled-390");

  await press(players[opponent], "Ask for a marshal’s review");
  await marshal.waitForSelector("text=appeal: waits for a marshal", { timeout: 5_000 });
  await press(marshal, "I am going");
  await marshal.getByLabel("Ruling").fill("The second choice stands.");
  await press(marshal, "Give the final ruling");
  await players.Ana.waitForSelector("text=The ruling is final", { timeout: 5_000 });
});

test("every clock is right whatever the device's clock says", { timeout: 60_000 }, async () => {
  const wrong = await browser.newContext(desk);
  await wrong.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 7 * 60_000;
  });
  const page = await wrong.newPage();
  await page.goto(`${server.url}/t/${code}/display/clocks`);
  await page.waitForFunction(() => Number(document.documentElement.dataset.measured) >= 3);
  const shown = await seconds(page, ".wall-clock > .clock");
  await owner.waitForFunction(() => Number(document.documentElement.dataset.measured) >= 3);
  const desks = await seconds(owner, "#clock .clock");
  assert.ok(Math.abs(shown - desks) <= 1, `${shown} and ${desks}`);
});

test("a deck check and a lost card", { timeout: 90_000 }, async () => {
  await judge.goto(`${server.url}/t/${code}/judge`);
  await look(judge, "judge-desk-390");
  await tap(judge, judge.getByRole("link", { name: /^Deck checks/ }));
  await look(judge, "judge-checks-390");
  await press(judge, "Begin the check");
  await tap(judge, judge.getByRole("link", { name: "Go on with the check" }));
  await judge.getByLabel("Findings").fill("one sleeve torn, replaced");
  await look(judge, "judge-check-390");
  await press(judge, "End the check");
  assert.match(await judge.textContent("main"), /one sleeve torn, replaced/);

  await judge.goto(`${server.url}/t/${code}/judge/table/1/1`);
  await look(judge, "judge-table-390");
  await judge.getByText("A card is missing or damaged").click();
  await judge.getByLabel("Card name").fill("Banzai!");
  await press(judge, "Open the case");
  await judge.waitForURL(/\/cards$/);
  assert.match(await judge.textContent("[data-deadline]"), /^[45]:\d\d$/);
  await look(judge, "judge-cards-390");
  await press(judge, "Found or replaced");
  // Damaged instead: a proxy.
  await judge.goto(`${server.url}/t/${code}/judge/table/1/1`);
  await judge.getByText("A card is missing or damaged").click();
  await judge.getByLabel("Card name").fill("Banzai!");
  await judge.getByLabel("damaged", { exact: true }).check();
  await press(judge, "Open the case");
  await judge.getByText("Make a proxy").first().click();
  await judge.getByLabel("What can no longer be read").fill("the cost");
  await press(judge, "Make a proxy");
  await tap(judge, judge.getByRole("link", { name: /Banzai!/ }));
  await look(judge, "judge-proxy-390");

  await judge.goto(`${server.url}/t/${code}/judge/table/1/2`);
  await judge.getByText("Report conduct").click();
  await judge.getByLabel("What kind?").selectOption("stalling");
  await judge.getByLabel("What happened?").last().fill("very slow");
  await press(judge, "Report");
  await marshal.goto(`${server.url}/t/${code}/judge/conduct`);
  await marshal.getByLabel("In words").fill("Play faster.");
  await look(marshal, "judge-conduct-390");
  await press(marshal, "Decide");
  assert.match(await marshal.textContent("main"), /warning/);
});

test("time is called: Emperor's Judgment by the players", { timeout: 90_000 }, async () => {
  await owner.goto(`${server.url}/t/${code}/desk`);
  const change = owner.locator("#clock details");
  await change.evaluate((details) => (details.open = true));
  await owner.locator("#set-minutes").fill("76");
  await owner.locator("#set-reason").fill("to the end of the round");
  await press(owner, "Set the clock");
  await owner.waitForSelector(".announce:visible", { timeout: 5_000 });
  await look(owner, "judge-time-called-1440");
  await players.Cai.waitForSelector("text=Emperor's Judgment: who has won?", { timeout: 5_000 });
  await look(players.Cai, "judge-stopped-390");
  const opponent = (await players.Cai.textContent(".opponent")).trim();
  await tap(players.Cai, players.Cai.getByRole("link", { name: /Emperor's Judgment/ }));
  await players.Cai.getByLabel("provinces of Cai that are broken").fill("1");
  await players.Cai.getByLabel(`provinces of ${opponent} that are broken`).fill("3");
  await players.Cai.getByLabel("honor of Cai").fill("9");
  await players.Cai.getByLabel(`honor of ${opponent}`).fill("9");
  await players.Cai.getByLabel("nobody").check();
  await press(players.Cai, "Calculate");
  assert.match(await players.Cai.textContent(".judge-verdict"), /Cai won/);
  assert.match(await players.Cai.textContent(".judge-decides"), /the higher total wins/);
  await look(players.Cai, "judge-procedure-390");
  await press(players.Cai, "This is right: report it");
  await players[opponent].waitForSelector("text=That is right", { timeout: 5_000 });
  await look(players[opponent], "judge-procedure-confirm-390");
  await press(players[opponent], "That is right");
  await players.Cai.waitForSelector("text=Cai won", { timeout: 5_000 });
});

test("displays turn pages, keep counting without a server, and come back", { timeout: 120_000 }, async () => {
  await owner.goto(`${server.url}/t/${code}/desk/displays`);
  await look(owner, "displays-1440");
  const form = owner.locator("form", { has: owner.locator('input[value="main"]') }).first();
  await form.getByLabel("what fits the moment").uncheck();
  await form.getByLabel("pairings by name").check();
  await form.getByLabel("clock").check();
  await form.getByLabel("Seconds a page").fill("3");
  await tap(owner, form.getByRole("button", { name: "Show this" }));

  // A small television: six names need more than one page.
  const wall = await (await browser.newContext({ viewport: { width: 900, height: 240 }, locale: "en-GB" })).newPage();
  await wall.goto(`${server.url}/t/${code}/display/main`);
  await wall.waitForFunction(() => document.documentElement.dataset.show === "pairings", null, { timeout: 10_000 });

  const big = await (await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: "en-GB" })).newPage();
  await big.goto(`${server.url}/t/${code}/display/clock`);
  const digits = await big.evaluate(() => {
    const clock = document.querySelector(".wall-clock > .clock");
    const ink = document.createElement("canvas").getContext("2d");
    const style = getComputedStyle(clock);
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return ink.measureText("0").actualBoundingBoxAscent / innerHeight;
  });
  assert.ok(digits >= 0.25, `digits take ${digits.toFixed(2)} of the height`);
  await look(big, "display-clock-1920");
  await big.goto(`${server.url}/t/${code}/display/main`);
  await big.waitForFunction(() => document.documentElement.dataset.show === "pairings", null, { timeout: 10_000 });
  await look(big, "display-pairings-1920");

  await server.pause();
  await big.waitForSelector("[data-stale]:not([hidden])", { timeout: 30_000 });
  await look(big, "display-stale-1920");
  const cut = await seconds(big, ".wall-head > .clock");
  await new Promise((wait) => setTimeout(wait, 2_200));
  assert.ok((await seconds(big, ".wall-head > .clock")) < cut, "it keeps counting");
  await server.resume();
  await big.waitForSelector("[data-stale][hidden]", { state: "attached", timeout: 40_000 });
  await owner.goto(`${server.url}/t/${code}/desk/displays`);
  const again = owner.locator("form", { has: owner.locator('input[value="main"]') }).first();
  await again.getByLabel("pairings by name").uncheck();
  await again.getByLabel("clock").uncheck();
  await again.getByLabel("joining by QR code").check();
  await tap(owner, again.getByRole("button", { name: "Show this" }));
  await big.waitForSelector(".wall-join", { timeout: 15_000 });
  await look(big, "display-join-1920");
});

test("three languages", { timeout: 60_000 }, async () => {
  const cookies = await judge.context().cookies();
  for (const locale of ["pl-PL", "de-DE"]) {
    const context = await browser.newContext({ ...phone, locale });
    await context.addCookies(cookies);
    const page = await context.newPage();
    for (const path of ["judge", "judge/call/0", "judge/table/1/0", "judge/checks", "judge/cards", "judge/conduct", "desk/displays", "display/main"]) {
      await page.goto(`${server.url}/t/${code}/${path}`);
      assert.ok(!(await page.textContent("body")).includes("‹"), `${path} has all its words in ${locale}`);
      await look(page, `${path.replace(/\W+/g, "_")}-${locale}-390`);
    }
  }
});
