// A table for Epic on phones: a game in two taps, the second phone by its code, markers dragged and typed, a judge.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, picture, startBrowser, startServer } from "./house.mjs";
import { drag, judged, look } from "./tables.mjs";

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

test("two phones play a whole game, by finger, by keys and with a judge", { timeout: 300_000 }, async () => {
  const one = await (await browser.newContext(phone)).newPage();
  const two = await (await browser.newContext({ ...phone, colorScheme: "dark" })).newPage();
  const errors = [];
  for (const page of [one, two]) page.on("pageerror", (error) => errors.push(error.message));
  await one.goto(`${server.url}/table`);
  await look(one, "table-open-390");
  await one.getByRole("button", { name: "New game" }).click();
  await one.getByText("Plays on this phone").waitFor();
  await look(one, "table-forces-390");
  const join = await one.locator('a[href*="/join/"]').getAttribute("href");
  await two.goto(join);
  await two.getByLabel("Your name").fill("Bo");
  await two.getByRole("button", { name: "Sit down at the table" }).click();
  // The first phone hears of it by itself.
  await one.getByText("Bo", { exact: false }).first().waitFor();
  await one.locator("#ready-alpha").waitFor();
  await one.locator("#ready-alpha").selectOption("space-marines-codex");
  await one.getByRole("button", { name: "Take it" }).first().click();
  await two.locator("#ready-bravo").selectOption("steel-legion");
  await two.getByRole("button", { name: "Take it" }).first().click();
  await one.getByLabel("Country").selectOption("valley");
  await one.getByLabel("Number of the table").fill("3");
  await one.getByRole("button", { name: "Make this table" }).click();
  await one.getByRole("button", { name: "south edge" }).click();

  // The first objective: a touch anywhere brings the marker to the own edge.
  await one.locator("#place").waitFor();
  await look(one, "table-objective-first-390");
  // A road ends beside it; with Alt the marker does not snap to that.
  await one.keyboard.down("Alt");
  await drag(one, [60, 20], [90, 4]);
  await one.keyboard.up("Alt");
  await judged(one).and(one.locator('[data-good="yes"]')).waitFor();
  assert.equal(await one.locator("#place").inputValue(), "90 0");
  await one.getByRole("button", { name: "Place the objective" }).click();

  // The second player types it.
  await two.locator("#place").waitFor();
  await two.locator("#place").fill("90 from the west edge");
  await judged(two).and(two.locator('[data-good="yes"]')).waitFor();
  await two.getByRole("button", { name: "Place the objective" }).click();

  // A place that is none says by how much, and how to get to the nearest good one.
  await one.getByText("Objective 3 of 6").waitFor();
  await drag(one, [50, 80], [50, 95]);
  await judged(one).and(one.locator('[data-good="no"]')).waitFor();
  assert.match(await judged(one).innerText(), /cm too close to the opponent.*EP-4\.1\.7/);
  await look(one, "table-objective-bad-390");
  await one.getByRole("button", { name: "To the nearest good place" }).click();
  await judged(one).and(one.locator('[data-good="yes"]')).waitFor();
  await one.getByRole("button", { name: "Place the objective" }).click();

  // By keys alone: the map takes the focus, arrows move the marker.
  await two.getByText("Objective 4 of 6").waitFor();
  await two.locator("#place").fill("50 41");
  await two.locator(".table-map").focus();
  await two.keyboard.press("ArrowDown");
  assert.equal(await two.locator("#place").inputValue(), "50 40");
  await judged(two).and(two.locator('[data-good="yes"]')).waitFor();
  await look(two, "table-objective-dark-390");
  await two.getByRole("button", { name: "Place the objective" }).press("Enter");
  for (const [page, number, place] of [[one, 5, "130 85"], [two, 6, "130 45"]]) {
    await page.getByText(`Objective ${number} of 6`).waitFor();
    await page.locator("#place").fill(place);
    await page.getByRole("button", { name: "Place the objective" }).click();
  }

  // The ruler says how far two things are apart, and snaps to them.
  await one.getByRole("heading", { level: 1, name: /spacecraft|garrisons/ }).waitFor();
  await one.getByRole("button", { name: "Ruler" }).click();
  await drag(one, [20, 20], [40, 40]);
  await drag(one, [90.5, 0.5], [130.4, 45.4]);
  assert.match(await one.locator(".table-measured").innerText(), /^60[.,]2/);
  // By keys: from the middle of the table ten centimetres to the right.
  await one.locator(".table-map").focus();
  await one.keyboard.press("Enter");
  await one.keyboard.press("Alt+ArrowRight");
  assert.match(await one.locator(".table-measured").innerText(), /^10 cm/);
  await one.getByRole("button", { name: "Ruler" }).click();

  // Set-up: whatever is asked, each phone answers for its player.
  const deadline = Date.now() + 150_000;
  let garrisoned = false;
  while (!(await one.getByRole("button", { name: "I agree" }).isVisible()) && Date.now() < deadline) {
    for (const [page, zone] of [[one, "90 8"], [two, "90 112"]]) {
      await page.reload();
      const spaceship = page.locator('form:has(input[value="spacecraft"]) button');
      const close = page.locator('form:has(input[value="close_spacecraft"]) button');
      const garrison = page.locator('form:has(input[value="garrison"])');
      const pass = page.locator('form:has(input[value="pass_garrisons"]) button');
      const setUp = page.locator('form:has(input[value="set_up"])');
      if (await spaceship.count()) await spaceship.first().click();
      else if (await close.count()) await close.click();
      else if (page === one && (await garrison.count()) && !garrisoned) {
        garrisoned = true;
        await page.locator("#place").fill("80 12");
        await judged(page).waitFor();
        await look(page, "table-garrison-390");
        await pass.click();
      } else if (await pass.count()) await pass.click();
      else if (await setUp.count()) {
        await page.locator("#place").fill(zone);
        await setUp.locator("button.act").click();
        await page.waitForLoadState();
        // What does not fit the zone is kept back in the way its page offers.
        if (await page.locator(".note.act").count()) {
          const reserve = page.locator('form:has(input[value="reserve"]) button').first();
          if (await reserve.count()) await reserve.click();
        }
      }
      await page.waitForLoadState();
    }
  }
  await one.getByRole("button", { name: "I agree" }).click();
  await two.getByRole("button", { name: "I agree" }).click();
  await one.getByRole("button", { name: "End the turn" }).waitFor();
  await look(one, "table-turn-390");

  // A formation moves near an objective: what it would hold is shown at once.
  const first = one.locator(".table-formation", { has: one.locator("a", { hasText: "Move" }) }).first();
  await first.locator("summary").first().click();
  await look(one, "table-formation-390");
  await first.getByRole("link", { name: "Move" }).click();
  await one.locator("#place").fill("50 78");
  await one.locator('form:has(input[value="move"]) button.act').click();
  const third = one.locator(".table-standing .table-holdings li").nth(2);
  await third.getByText("held by Alpha").waitFor();
  await look(one, "table-standing-390");

  // A step back, by agreement.
  await one.getByText("Take back, judge, concede").click();
  await one.getByRole("button", { name: "Ask to take the last step back" }).click();
  await two.getByRole("button", { name: "Agree" }).click();
  await third.getByText("held by nobody").waitFor();

  for (let turn = 1; turn <= 3; turn += 1) {
    await one.getByRole("button", { name: "End the turn" }).click();
    await one.getByRole("button", { name: "I agree with the end of the turn" }).click();
    await two.reload();
    await two.getByRole("button", { name: "I agree with the end of the turn" }).click();
    await one.reload();
    if (turn === 3) break;
  }
  await look(two, "table-end-dark-390");
  const wide = await (await browser.newContext(desk)).newPage();
  await wide.goto(one.url().split("?")[0]);
  await look(wide, "table-end-1440");
  await wide.goto(`${one.url().split("?")[0]}/forces`);
  await look(wide, "table-forces-1440");

  // A judge comes by a link and ends it.
  await two.getByText("Take back, judge, concede").click();
  await two.getByLabel("What about?").fill("the clock");
  await two.getByRole("button", { name: "Call a judge" }).click();
  await one.reload();
  const admitted = await one.locator('a[href*="/judge/"]').getAttribute("href");
  const judge = await (await browser.newContext(phone)).newPage();
  await judge.goto(admitted);
  await judge.getByRole("button", { name: "Sit down as a judge" }).click();
  await judge.getByRole("button", { name: "Bo wins" }).click();
  await judge.getByRole("button", { name: "The judge is done" }).click();
  await one.reload();
  await one.getByText("Bo wins in turn").waitFor();
  await look(one, "table-finished-390");
  assert.deepEqual(errors, []);
});

test("an army is built, and printed as a roster", { timeout: 120_000 }, async () => {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(`${server.url}/armies`);
  await look(page, "armies-390");
  await page.getByRole("link", { name: /Ghazghkull/ }).click();
  await page.getByRole("button", { name: "Fill it with a ready army" }).click();
  await page.getByText("ready to play").waitFor();
  await look(page, "army-390");
  await page.getByRole("button", { name: /^Remove/ }).first().click();
  await page.getByRole("button", { name: "Add Warband" }).click();
  const wide = await (await browser.newContext(desk)).newPage();
  await wide.goto(page.url());
  await look(wide, "army-1440");
  await wide.emulateMedia({ media: "print" });
  await picture(wide, "army-paper");
});
