// A whole game against a bot on a phone: reloaded, the server killed in the middle, a second device, the end, the replay, the file,
// and played on from one of its questions.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { answer, answered, asked, sitDown, standing } from "./at-a-table.mjs";
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

const told = async (page) => [await page.locator("#board").getAttribute("data-answers"), await page.locator("#question").textContent()];

/** Two browsers of one player show the same question, as soon as both have heard of it. */
async function agree(one, other) {
  for (let tries = 0; ; tries += 1) {
    const both = [await told(one), await told(other)];
    if (tries === 50 || both[0].join() === both[1].join()) return assert.deepEqual(both[1], both[0], "two browsers of one player agree");
    await one.waitForTimeout(200);
  }
}

test("from two taps to the replay", { timeout: 420_000 }, async () => {
  const page = await sitDown(browser, server, phone, { reducedMotion: "reduce", passes: true });
  const table = page.url();
  const step = async (turn) => ((await asked(page)) ? (await answer(page, turn), true) : false);
  for (let turn = 0; turn < 8; turn += 1) await step(turn);
  // Where one may only pass, the board would pass by itself while two of its pages are compared.
  assert.ok(await standing(page));

  // A second device of the same player: by the link that takes one's games along.
  const other = await (await browser.newContext({ ...desk, reducedMotion: "reduce" })).newPage();
  await page.goto(`${server.url}/play`);
  assert.equal(await page.getByLabel("Your name at the table").inputValue(), "Ana", "the name is known");
  await page.getByText("Take my games to another device").click();
  await other.goto(await page.locator('a[href^="/play/take/"]').getAttribute("href").then((path) => server.url + path));
  await other.goto(table);
  await page.goto(table);
  await asked(page);
  await asked(other);
  await agree(page, other);
  const seen = await page.locator("#board").getAttribute("data-answers");
  await answer(other, 9);
  await answered(page, seen);

  // A power cut.
  assert.ok(await standing(page));
  await agree(page, other);
  await other.close();
  const before = await told(page);
  await server.kill();
  await server.resume();
  await page.reload();
  await asked(page);
  const after = await told(page);
  assert.equal(after[1], before[1], "the very question is back");
  // Where both are asked at once, the bot may answer meanwhile.
  assert.ok(Number(after[0]) >= Number(before[0]), "and every answer before it");

  for (let turn = 10; turn < 900 && (await step(turn)); turn += 1) {
    if (turn % 40 !== 0) continue;
    await asked(page);
    const now = await told(page).catch(() => null);
    await page.reload();
    const again = (await asked(page)) && (await told(page).catch(() => null));
    // The bot may have answered meanwhile; the same moment is the same question.
    if (now && again && again[0] === now[0]) assert.deepEqual(again, now, "a reload costs nothing");
  }
  await page.locator(".play-ending").waitFor();
  await picture(page, "play-over-390");
  assert.deepEqual(await violations(page), []);

  // The proof, by the program itself.
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "The game as a file" }).click()]);
  const file = await download.path();
  assert.match(execFileSync(process.env.MARSHAL_BINARY, ["--lang", "en", "verify", file], { encoding: "utf8" }), /follow|proven|proves/i);
  const { facts } = JSON.parse(readFileSync(file, "utf8"));
  assert.equal(facts.at(-1).fact, "ended");

  // The replay, step by step, to anybody with the link.
  const stranger = await (await browser.newContext({ ...desk, reducedMotion: "reduce" })).newPage();
  await page.getByRole("link", { name: "Replay, both hands open" }).click();
  await page.waitForURL(/\/at\/0$/);
  await page.getByRole("link", { name: "Forward ›" }).click();
  await page.waitForURL(/\/at\/1$/);
  await page.getByRole("link", { name: "‹ Back" }).click();
  await page.waitForURL(/\/at\/0$/);
  await stranger.goto(`${table}/at/12`);
  assert.ok((await stranger.locator(".board-hand .board-card").count()) > 0, "the hand below is open");
  assert.ok((await stranger.locator(".board-open-hand .board-read").count()) > 0, "and so is the one opposite");
  assert.deepEqual(await violations(stranger), []);
  await picture(stranger, "play-replay-1440");
  await page.goto(`${table}/at/12`);
  await picture(page, "play-replay-390");

  // Played on: what was hidden at that question is another.
  await page.getByText("Play on from here").click();
  await page.getByText("is dealt anew, so having seen the game helps nobody").waitFor();
  await page.getByRole("button", { name: "Play on against a bot" }).click();
  await page.waitForURL((url) => /\/play\/[A-Z0-9]{6}$/.test(url.pathname) && url.href !== table);
  await asked(page);
  assert.ok(Number(await page.locator("#board").getAttribute("data-answers")) >= 12);
  await page.locator("#log").getByText("What was hidden at this question is dealt anew").waitFor({ state: "attached" });
});
