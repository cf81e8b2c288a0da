// Two people and a spectator through a whole game, on a phone and at a desk, a killed server in between, to the rematch; and a whole
// game by keys alone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, answered, asked, stopEverywhere } from "./at-a-table.mjs";
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

/** Somebody who is asked at every window. */
async function visitor(size) {
  const context = await browser.newContext({ ...size, reducedMotion: "reduce" });
  await stopEverywhere(context);
  return context.newPage();
}
const answers = (page) => page.locator("#board").getAttribute("data-answers", { timeout: 5000 });
const over = (page) => page.locator(".play-ending").count();

/** Whoever of these is asked; null when the game is over. */
async function whoIsAsked(pages) {
  for (let tries = 0; tries < 300; tries += 1) {
    for (const page of pages) {
      if (await over(page)) return null;
      if (await page.locator(".board-ask button[name=answer]").count()) return page;
    }
    await pages[0].waitForTimeout(100);
  }
  throw new Error("nobody is asked");
}

test("two people and a spectator through a whole game, and a rematch", { timeout: 600_000 }, async () => {
  const [ana, bo, eve] = [await visitor(phone), await visitor(desk), await visitor(desk)];
  await ana.goto(`${server.url}/play`);
  await ana.getByLabel("Your name at the table").fill("Ana");
  await ana.locator('button[name=opponent][value="person"]').click();
  await ana.waitForURL(/\/play\/[A-Z0-9]{6}$/);
  const table = ana.url();
  await eve.goto(`${server.url}/play`);
  assert.equal(await eve.locator(`a[href="${new URL(table).pathname}"]`).count(), 0, "a table for somebody invited stands in no list");
  // The code is enough, in small letters too.
  await bo.goto(`${server.url}/play`);
  await bo.getByLabel("Code of a table").fill(table.slice(-6).toLowerCase());
  await bo.getByRole("button", { name: "Go to the table" }).click();
  await bo.waitForURL(table);
  await bo.getByLabel("Your name at the table").fill("Bo");
  // Whoever taps twice sits down once.
  await bo.getByRole("button", { name: "Sit down" }).dblclick();
  await eve.goto(table);
  for (const page of [ana, bo]) await page.locator("#board").waitFor({ timeout: 60_000 });
  let given = 0;
  for (let turn = 0; turn < 1500; turn += 1) {
    const page = await whoIsAsked([ana, bo]);
    if (!page) break;
    given += 1;
    if (turn === 30) {
      const before = [await answers(page), await page.locator("#question").textContent()];
      await server.kill();
      await server.resume();
      await page.reload();
      assert.deepEqual([await answers(page), await page.locator("#question").textContent()], before, "the very question is back");
    }
    if (turn % 60 === 20) {
      for (const each of [ana, bo, eve]) assert.deepEqual(await violations(each), [], `turn ${turn}`);
      assert.equal(await eve.locator("button[name=answer], .board-hand").count(), 0, "who watches holds nothing");
    }
    await answer(page, turn);
  }
  assert.ok(given > 40, `${given} answers`);
  for (const page of [ana, bo, eve]) await page.locator(".play-ending").waitFor({ timeout: 20_000 });
  await picture(bo, "people-over-1440");

  // Ana asks for a rematch; Bo is told without doing anything, and both meet with seats exchanged.
  await ana.getByRole("button", { name: "Rematch, seats exchanged" }).click();
  await ana.waitForURL((url) => url.href !== table);
  await picture(ana, "people-rematch-waits-390");
  await bo.getByText("Ana would like a rematch.").waitFor({ timeout: 15_000 });
  assert.deepEqual(await violations(bo), []);
  await picture(bo, "people-rematch-wanted-1440");
  await bo.getByRole("button", { name: "Play again, seats exchanged" }).dblclick();
  await bo.waitForURL(ana.url());
  for (const page of [ana, bo]) await page.locator("#board").waitFor({ timeout: 60_000 });
  assert.match(await bo.title(), /Bo against Ana/);
});

test("the second tap of two answers nothing that came in between, and a key held down answers once", { timeout: 120_000 }, async () => {
  const page = await visitor(phone);
  await page.goto(`${server.url}/play`);
  await page.getByLabel("Your name at the table").fill("Ana");
  await page.locator('button[name=opponent][value="greedy"]').click();
  for (let turn = 0; turn < 12; turn += 1) {
    await asked(page);
    const button = page.locator(".board-ask form > button[name=answer]").last();
    if (!(await button.count())) {
      await answer(page, turn);
      continue;
    }
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const seen = Number(await answers(page));
    const sent = [];
    const count = (request) => request.method() === "POST" && request.url().endsWith("/answer") && sent.push(request.postData());
    page.on("request", count);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 1 });
    await page.waitForFunction((then) => Number(document.querySelector("#board")?.dataset.answers ?? then + 1) > then, seen);
    // The next question may stand there by now: the same double tap goes on.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(150);
    page.off("request", count);
    assert.equal(sent.length, 1, `turn ${turn}: ${sent.join(" and ")}`);
  }
  await asked(page);
  const sent = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.keyboard.down("1");
  for (let repeat = 0; repeat < 8; repeat += 1) {
    await page.keyboard.down("1");
    await page.waitForTimeout(60);
  }
  await page.keyboard.up("1");
  assert.ok(sent.length <= 1, sent.join());
});

test("between people a pass takes as long as a thought, however quickly it is pressed", { timeout: 300_000 }, async () => {
  const [ana, bo] = [await visitor(desk), await visitor(desk)];
  await ana.goto(`${server.url}/play`);
  await ana.getByLabel("Your name at the table").fill("Ana");
  await ana.locator('button[name=opponent][value="person"]').click();
  await ana.waitForURL(/\/play\/[A-Z0-9]{6}$/);
  await bo.goto(ana.url());
  await bo.getByLabel("Your name at the table").fill("Bo");
  await bo.getByRole("button", { name: "Sit down" }).click();
  const pass = ana.locator(".board-ask[data-even]:not([data-window='']) button[data-pass]");
  for (let turn = 0; turn < 600; turn += 1) {
    const page = await whoIsAsked([ana, bo]);
    assert.ok(page, "somebody has something to pass by before the game is over");
    if (page === ana && (await pass.count()) && (await ana.locator(".board-ask button[name=answer]").count()) > 1) break;
    await answer(page, turn);
  }
  const sent = [];
  ana.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const seen = await answers(ana);
  // The question is a minute younger than it is, so that the story need not hurry.
  await ana.evaluate(() => {
    document.querySelector("#board-windows [data-stop=only]").click();
    window.now = Date.now;
    Date.now = () => window.now() - 60_000;
    document.querySelector(".board-ask button[data-pass]").click();
  });
  await ana.locator(".board-ask button[data-held]").waitFor();
  assert.deepEqual([sent, await answers(ana)], [[], seen], "nothing is sent yet");
  // When its time has come, it goes.
  await ana.waitForTimeout(3200);
  await ana.evaluate(() => {
    Date.now = window.now;
    document.querySelector(".board-ask button[data-pass]").click();
  });
  await answered(ana, seen);
  assert.equal(sent.length, 1);
  // The browser keeps when it was pressed, to take as long at such a window where there is nothing to think about.
  const thoughts = await ana.evaluate(() => JSON.parse(localStorage.getItem("conquest thoughts by window")));
  assert.deepEqual(Object.values(thoughts), [[1]], "it was pressed at once");
});

test("where both choose at once, nobody's choice makes the other's page old", { timeout: 300_000 }, async () => {
  const [ana, bo] = [await visitor(desk), await visitor(desk)];
  await ana.goto(`${server.url}/play`);
  await ana.getByLabel("Your name at the table").fill("Ana");
  await ana.locator('button[name=opponent][value="person"]').click();
  await ana.waitForURL(/\/play\/[A-Z0-9]{6}$/);
  await bo.goto(ana.url());
  await bo.getByLabel("Your name at the table").fill("Bo");
  await bo.getByRole("button", { name: "Sit down" }).click();
  const dials = ".board-ask button[name=answer][value*=dial]";
  for (let turn = 0; turn < 100 && !(await ana.locator(dials).count()); turn += 1) await answer(await whoIsAsked([ana, bo]), turn);
  await bo.locator(dials).first().waitFor();
  // Bo's answer is on its way for as long as the story wants; Ana's is faster, and Bo's page shows that she has set hers.
  let go = () => {};
  const sent = [];
  await bo.route(/\/answer$/, async (route) => {
    sent.push(route.request().postData());
    await new Promise((come) => (go = come));
    await route.continue();
  });
  const [seen, question] = [await answers(bo), await bo.locator("#board").getAttribute("data-question")];
  await bo.locator(dials).first().click();
  await ana.locator(dials).nth(1).click();
  await answered(bo, seen);
  assert.equal(await bo.locator("#board").getAttribute("data-question"), question, "it is still the same question to him");
  await bo.locator(dials).nth(2).click();
  assert.equal(sent.length, 1, "the first of two taps counts, though the page was drawn anew between them");
  go();
  await bo.waitForFunction((then) => document.querySelector("#board")?.dataset.question !== then, question);
  for (const page of [ana, bo]) assert.equal(await page.locator(".board-refused").count(), 0);
  await bo.unroute(/\/answer$/);
});

test("what a page is told of while it looks is looked at next, without waiting", { timeout: 120_000 }, async () => {
  // Without the worker, which would look in the story's place.
  const page = await visitor({ ...desk, serviceWorkers: "block" });
  await page.goto(`${server.url}/play`);
  await page.getByLabel("Your name at the table").fill("Ana");
  await page.locator('button[name=opponent][value="greedy"]').click();
  await asked(page);
  // Every look takes until the story lets it go on, so that it is known what came meanwhile.
  const looks = [];
  let looked = () => {};
  await page.route(page.url(), async (route) => {
    await new Promise((go) => {
      looks.push(go);
      looked();
    });
    await route.continue();
  });
  await page.evaluate(() => {
    window.waits = [];
    const wait = window.setTimeout;
    window.setTimeout = (what, millis, ...more) => {
      window.waits.push(millis ?? 0);
      return wait(what, millis, ...more);
    };
  });
  const again = () => page.evaluate(() => document.dispatchEvent(new Event("mark")));
  const look = async (number) => {
    while (looks.length < number) await new Promise((come) => (looked = come));
  };
  await again();
  for (let number = 1; number <= 8; number += 1) {
    await look(number);
    // Whatever this look brings, it began before.
    await again();
    looks[number - 1]();
  }
  await look(9);
  looks[8]();
  assert.deepEqual(await page.evaluate(() => window.waits.filter((millis) => millis > 0)), [], "nothing is waited for");
});

test("a whole game by keys alone", { timeout: 420_000 }, async () => {
  const page = await visitor({ ...desk, viewport: { width: 1280, height: 720 } });
  await page.goto(`${server.url}/play`);
  await page.locator("#name").focus();
  await page.keyboard.type("Ana");
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /Cadet/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\/[A-Z0-9]{6}$/);
  let given = 0;
  for (let turn = 0; turn < 900; turn += 1) {
    if (!(await asked(page))) break;
    const seen = await answers(page).catch(() => null);
    if (seen === null) continue;
    await page.keyboard.press(turn % 3 === 2 ? "2" : "1");
    if (await page.locator(".board-ask details[open]").count()) await page.keyboard.press("1");
    // A number that stands for nothing does nothing.
    const moved = await page
      .waitForFunction((then) => document.querySelector("#board")?.dataset.answers !== then || document.querySelector(".play-ending"), seen, { timeout: 1500 })
      .catch(() => null);
    if (moved) given += 1;
    else await page.keyboard.press("Escape");
  }
  assert.ok(given > 20, `${given} answers`);
  await page.locator(".play-ending").waitFor();
  assert.deepEqual(await violations(page), []);
});
