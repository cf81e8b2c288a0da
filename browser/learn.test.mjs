// Learning the game: the rulebook's example from the door to the first own battle, right and wrong moves, on a phone and a desk.

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

/** The moves of the example, by step: the card whose places open first, then the answer. */
const MOVES = {
  3: ["Iron Hands Techmarine", "Planet 1 Plannum"],
  5: [null, "Pass"],
  7: [null, /5.*Carnath/],
  9: [null, "Take cards and resources"],
  11: [null, "Take cards and resources"],
  13: ["Eager Recruit", "Planet 1 Plannum"],
  14: [null, /^Eager Recruit/],
  17: [null, "Nobody withdraws"],
  18: [null, /^Eager Recruit/],
  23: [null, /^Use the planet/],
  24: [null, /3 Barlus/],
};

/** Moves against the rules, and the rule that answers. */
const WRONG = {
  5: ["Land Raider", "Planet 1 Plannum", "CG-3.3.1"],
  7: [null, /number 7|^7$/i, "CG-3.5.5"],
  14: [null, "Pass", "CG-3.11.2"],
};

async function move(page, [card, words]) {
  const ask = page.locator(".board-ask");
  if (card) await ask.locator("summary.board-button", { hasText: card }).click();
  const inside = card ? ask.locator("details[open] > div") : ask.locator("form");
  await inside.getByRole("button", { name: words }).first().click();
}

test("the example is played from the door to the first own battle", { timeout: 240_000 }, async () => {
  for (const [size, width] of [[phone, 390], [desk, 1440]]) {
    const page = await (await browser.newContext(size)).newPage();
    await page.goto(`${server.url}/play`);
    await page.getByRole("link", { name: "Learn it in twenty minutes" }).click();
    await picture(page, `learn-door-${width}`);
    await page.getByRole("link", { name: "Begin" }).click();
    for (let step = 1; !page.url().endsWith("/27"); step += 1) {
      await page.waitForURL(new RegExp(`/learn/${step}$`));
      const text = await page.locator("#question").boundingBox();
      assert.ok(text && text.y >= 0 && text.y < size.viewport.height, `step ${step} is in sight`);
      if (WRONG[step]) {
        const [card, words, clause] = WRONG[step];
        await move(page, [card, words]);
        await page.waitForURL(/tried=/);
        const answer = page.locator(".learn-answer");
        await answer.getByText("The rules do not allow that.").waitFor();
        assert.match(await answer.textContent(), new RegExp(clause), `step ${step} is answered with the rule`);
        if (step === 14) await picture(page, `learn-refused-${width}`);
        assert.deepEqual(await violations(page), [], `step ${step}, answered`);
        await page.goto(`${server.url}/learn/${step}`);
      }
      if (step === 3 || step === 14) {
        await picture(page, `learn-step-${step}-${width}`);
        assert.deepEqual(await violations(page), [], `step ${step}`);
      }
      if (MOVES[step]) await move(page, MOVES[step]);
      else await page.getByRole("link", { name: "Go on" }).click();
      await page.waitForURL(new RegExp(`/learn/${step + 1}$`));
    }
    await page.getByLabel("Your name at the table").fill("Ana");
    await page.getByRole("button", { name: "Play against the Cadet" }).click();
    await page.waitForURL(/\/play\/[A-Z0-9]{6}$/);
    await page.locator(".board-ask button[name=answer]").first().waitFor({ state: "attached", timeout: 30_000 });
    await page.context().close();
  }
});

test("a move the rules allow is told apart, and every language teaches", { timeout: 60_000 }, async () => {
  const page = await (await browser.newContext(desk)).newPage();
  await page.goto(`${server.url}/learn/3`);
  await move(page, ["Land Raider", "Planet 2 Atrox Prime"]);
  await page.locator(".learn-answer").getByText("The rules allow that.").waitFor();
  for (const [locale, words] of [["pl-PL", "Naucz się Podboju"], ["de-DE", "Conquest lernen"]]) {
    const other = await (await browser.newContext({ ...phone, locale })).newPage();
    await other.goto(`${server.url}/learn/3`);
    assert.match(await other.title(), new RegExp(words));
    await picture(other, `learn-step-3-${locale}`);
  }
});

test("without a script the example is played by its buttons", { timeout: 60_000 }, async () => {
  const page = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
  await page.goto(`${server.url}/learn/3`);
  await move(page, MOVES[3]);
  await page.waitForURL(/\/learn\/4$/);
});
