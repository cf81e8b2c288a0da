// Conquest in the browser: a bot in two taps, two people and a spectator, a killed server in between, keys alone, no script.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answered, asked, stopEverywhere } from "./at-a-table.mjs";
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

/** A page without violations and without sideways scrolling, with a picture. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wider <= 0, `${name} is ${wider} px wider than the screen`);
}

async function visitor(size) {
  const context = await browser.newContext(size);
  await stopEverywhere(context);
  return context.newPage();
}

/** Opens a table; the deck first, then the opponent. */
async function open(page, name, opponent) {
  await page.goto(`${server.url}/play`);
  await page.getByLabel("Your name at the table").fill(name);
  await page.locator(`button[name=opponent][value="${opponent}"]`).click();
  await page.waitForURL(/\/play\/[A-Z0-9]{6}$/);
}

/** Waits until this player is asked, and gives an answer; passes where that is possible. */
async function answer(page) {
  if (!(await asked(page))) return;
  // Answers of one card are folded away until its name is pressed; a press on the button itself needs no unfolding.
  const seen = await page.evaluate(() => {
    const ask = document.querySelector(".board-ask");
    const chosen = ask?.querySelector("button[data-pass]") ?? ask?.querySelector("button[name=answer]");
    const seen = document.querySelector("#board")?.dataset.answers;
    chosen?.click();
    return chosen ? seen : null;
  });
  if (seen !== null) await answered(page, seen);
}

test("a bot in two taps, on a phone and on a desk", { timeout: 180_000 }, async () => {
  for (const [size, width] of [[phone, 390], [desk, 1440]]) {
    const page = await visitor(size);
    await page.goto(`${server.url}/play`);
    await look(page, `play-lobby-${width}`);
    await page.locator(".play-options > summary").click();
    await page.locator(".moment-rules > summary").click();
    await look(page, `play-lobby-options-${width}`);
    await open(page, "Ana", "greedy");
    await page.locator(".board-ask button[name=answer]").first().waitFor({ state: "attached", timeout: 30_000 });
    await look(page, `play-board-${width}`);
    for (let turn = 0; turn < 6; turn += 1) await answer(page);
    await look(page, `play-later-${width}`);
    await page.getByRole("link", { name: "Log", exact: true }).click();
    await page.waitForURL(/\/log$/);
    await look(page, `play-log-${width}`);
    await page.context().close();
  }
});

test("two people and a spectator, with a killed server in between", { timeout: 240_000 }, async () => {
  const [ana, bo, eve] = [await visitor(desk), await visitor(phone), await visitor(desk)];
  await open(ana, "Ana", "anybody");
  const address = ana.url();
  await look(ana, "play-invitation-1440");
  // Home tells strangers where somebody waits, and where there is something to see.
  await eve.goto(server.url);
  const line = eve.locator(`.home-table:has(a[href="${new URL(address).pathname}"])`);
  assert.match(await line.textContent(), /waits for an opponent\s*Sit down/);
  await bo.goto(address);
  await look(bo, "play-sit-down-390");
  await bo.getByLabel("Your name at the table").fill("Bo");
  await bo.getByRole("button", { name: "Sit down" }).click();
  await eve.goto(address);
  const whoIsAsked = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      for (const page of [ana, bo]) {
        if ((await page.locator(".board-ask button[name=answer]").count()) > 0) return page;
      }
      await ana.waitForTimeout(200);
    }
    throw new Error("nobody is asked");
  };
  for (let turn = 0; turn < 6; turn += 1) await answer(await whoIsAsked());
  assert.equal(await eve.locator("button[name=answer], .board-hand").count(), 0, "a spectator sees no hand and answers nothing");
  await eve.goto(server.url);
  assert.match(await line.textContent(), /Ana Captain Cato Sicarius –\s*Bo .*game round 1.*Watch/s);
  await look(eve, "home-tables-1440");
  await line.getByRole("link", { name: "Watch" }).click();
  await eve.waitForURL(address);
  const before = await (await whoIsAsked()).locator("#question").textContent();
  await server.kill();
  await server.resume();
  await Promise.all([ana.reload(), bo.reload()]);
  assert.equal(await (await whoIsAsked()).locator("#question").textContent(), before, "the very question is back");
  await answer(await whoIsAsked());
  await look(eve, "play-watching-1440");
});

test("keys alone answer, take back and concede nothing by mistake", { timeout: 120_000 }, async () => {
  const page = await visitor(desk);
  await open(page, "Ana", "greedy");
  await page.locator(".board-ask button[name=answer]").first().waitFor({ state: "attached", timeout: 30_000 });
  const seen = await page.locator("#board").getAttribute("data-answers");
  await page.keyboard.press("1");
  await page.waitForFunction((then) => document.querySelector("#board")?.dataset.answers !== then, seen);
  await page.keyboard.press("?");
  assert.ok(await page.locator("#board-keys").getByText("choose an answer").isVisible());
});

test("without a script the buttons still play", { timeout: 120_000 }, async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, "Ana", "greedy");
  for (let turn = 0; turn < 40; turn += 1) {
    const asked = page.locator(".board-ask button[name=answer]");
    if ((await asked.count()) > 0) {
      const before = await page.locator(".board-ask input[name=after]").getAttribute("value");
      await asked.last().click();
      await page.waitForLoadState();
      const now = page.locator(".board-ask input[name=after]");
      if ((await now.count()) === 0 || (await now.getAttribute("value")) !== before) return;
    }
    await page.waitForTimeout(300);
    await page.reload();
  }
  assert.fail("no answer went through");
});
