// The board itself: everything in sight on a phone and a small laptop, cards read and dragged, keys alone, the log searched,
// hints, and how much a page weighs.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, asked, deal, sitDown } from "./at-a-table.mjs";
import { desk, phone, photograph, picture, startBrowser, startServer, violations } from "./house.mjs";

// As tall as the smallest laptops; what every phone and desk of the other stories is stands in house.mjs.
const laptop = { viewport: { width: 1280, height: 720 }, locale: "en-GB" };

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

const game = (size, more) => sitDown(browser, server, size, more);

/** What of the board is out of sight without scrolling, and which names are broken inside a word; null if nothing is asked any more. */
function faults(page) {
  return page.evaluate(() => {
    const choice = document.querySelector(".board-ask form > :is(button, details)");
    if (!choice) return null;
    const found = [];
    const sees = (selector) => {
      for (const it of document.querySelectorAll(selector)) {
        const { top, bottom, left, right, width } = it.getBoundingClientRect();
        if (width === 0) continue;
        if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1) found.push(`${selector} at ${Math.round(top)}–${Math.round(bottom)}`);
      }
    };
    if (scrollY !== 0) found.push("the page was scrolled");
    sees(".board-ask");
    sees("#question");
    sees(".board-hq");
    sees(".board-row");
    sees(".board-hand");
    sees(".board-who");
    if (choice.getBoundingClientRect().bottom > innerHeight) found.push("the first answer is below the fold");
    // Beside the question, on a desk, nothing of the table may lie under it.
    const question = document.querySelector(".board-ask").getBoundingClientRect();
    for (const it of innerWidth < 900 ? [] : document.querySelectorAll(".board-hq, .board-row")) {
      if (it.getBoundingClientRect().right > question.left + 1) found.push(`${it.className} reaches under the question`);
    }
    // The field is most of the table: beside it there is room for the log on a desk and for nothing on a phone.
    const broad = document.querySelector(".board-field").getBoundingClientRect().width / innerWidth;
    if (broad < (innerWidth < 900 ? 0.9 : 0.7)) found.push(`the field has ${Math.round(broad * 100)} % of the width`);
    for (const name of document.querySelectorAll(":is(.board-card, .board-planet, .board-hq) .board-read")) {
      if (name.getBoundingClientRect().width === 0) continue;
      const range = document.createRange();
      for (const word of name.textContent.matchAll(/\S+/g)) {
        range.setStart(name.firstChild, word.index);
        range.setEnd(name.firstChild, word.index + word[0].length);
        // A hyphen is a place to break at.
        const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size;
        if (lines > word[0].split("-").length) found.push(`“${name.textContent}” is broken inside a word`);
      }
    }
    return found;
  });
}

test("on a phone and a small laptop everything is on one screen at every question", { timeout: 300_000 }, async () => {
  const tables = [
    [phone, 30],
    [laptop, 20],
    [desk, 10],
    [{ ...phone, locale: "pl-PL" }, 10],
    [{ ...laptop, locale: "de-DE" }, 10],
  ];
  for (const [size, questions] of tables) {
    const page = await game(size, { reducedMotion: "reduce" });
    const width = `${size.viewport.width}-${size.locale.slice(0, 2)}`;
    let looked = 0;
    for (let turn = 0; turn < questions; turn += 1) {
      if (!(await asked(page))) break;
      const found = await faults(page);
      if (found === null) continue;
      looked += 1;
      assert.deepEqual(found, [], `question ${turn} at ${width}`);
      if (turn % 10 === 9) {
        assert.deepEqual(await violations(page), [], `question ${turn} at ${width}`);
        await picture(page, `board-question-${turn}-${width}`);
      }
      await answer(page, turn);
    }
    assert.ok(looked > questions / 2, `only ${looked} questions were looked at`);
    await page.context().close();
  }
});

test("a card with many attachments shows its name, and all of it can be scrolled to", { timeout: 120_000 }, async () => {
  for (const size of [phone, laptop]) {
    const page = await game(size, { reducedMotion: "reduce" });
    // In some games the bot lays nothing for long: those are dealt again.
    const theirs = page.locator(".board-column .board-theirs .board-unit");
    for (let turn = 0; turn < 240; turn += 1) {
      if (turn % 40 === 39 || !(await asked(page))) await deal(page, server);
      if (await theirs.count()) break;
      await answer(page, turn);
    }
    // The attachments of a long game, on both sides of one planet.
    const cut = await page.evaluate(() => {
      const column = document.querySelector(".board-column:has(.board-theirs .board-unit)");
      const unit = column.querySelector(".board-theirs .board-unit");
      const names = ["Ironclad of the Fallen", "Goff Axe", "Void Pirate Cannon", "Hypex Injector"];
      for (const name of names) {
        const line = Object.assign(document.createElement("p"), { className: "board-on" });
        line.append(Object.assign(document.createElement("button"), { className: "board-read", type: "button", textContent: name }));
        unit.append(line);
      }
      column.querySelector(".board-ours").append(unit.parentElement.cloneNode(true));
      const strip = document.querySelector(`.board-strip input[value="${column.dataset.place.split("-")[1]}"]`);
      if (strip) strip.checked = true;
      const row = document.querySelector(".board-row");
      // The board has scrolled to what its question is about; what lies above the very beginning nobody reaches.
      row.scrollTop = 0;
      const { top } = row.getBoundingClientRect();
      const above = [...column.querySelectorAll(".board-unit")].map((it) => it.getBoundingClientRect().top - top).filter((it) => it < -1);
      row.scrollTop = row.scrollHeight;
      const last = [...column.querySelectorAll(".board-ours .board-unit")].at(-1).getBoundingClientRect().bottom;
      // Half pixels are rounded to one on some screens.
      return { above, below: last - row.getBoundingClientRect().bottom > 2 };
    });
    await picture(page, `board-attachments-${size.viewport.width}`);
    assert.deepEqual(cut, { above: [], below: false }, `at ${size.viewport.width}`);
    await page.context().close();
  }
});

test("a headquarters full of cards stays beside the question, and all of it can be scrolled to", { timeout: 120_000 }, async () => {
  for (const size of [phone, laptop, desk]) {
    const page = await game(size, { reducedMotion: "reduce" });
    const last = await page.evaluate(() => {
      const units = document.querySelector(".board-hq .board-units");
      const card = units.querySelector("li");
      for (let more = 0; more < 15; more += 1) units.append(card.cloneNode(true));
      units.lastElementChild.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, right } = units.lastElementChild.getBoundingClientRect();
      const hq = units.closest(".board-hq").getBoundingClientRect();
      return { within: left >= hq.left - 1 && right <= hq.right + 1, broad: document.documentElement.scrollWidth <= innerWidth };
    });
    await picture(page, `board-headquarters-${size.viewport.width}`);
    assert.deepEqual(last, { within: true, broad: true }, `at ${size.viewport.width}`);
    assert.deepEqual(await faults(page), [], `at ${size.viewport.width}`);
    await page.context().close();
  }
});

test("a planet that holds nothing is scrolled to by keyboard where there is no room", { timeout: 60_000 }, async () => {
  const page = await game(phone);
  const row = page.locator("#board .board-row");
  assert.equal(await row.getAttribute("tabindex"), null, "what need not be scrolled is not stopped at");
  await row.evaluate((it) => {
    it.style.height = "30px";
    it.style.flex = "none";
  });
  // The last of the row lies face down: there is nothing on it to come to.
  await page.locator(".board-strip input[value='6']").check({ force: true });
  assert.equal(await row.getAttribute("tabindex"), "0");
  assert.deepEqual(await violations(page), []);
  await page.locator(".board-strip input[value='0']").check({ force: true });
  assert.equal(await row.getAttribute("tabindex"), null, "the planet's own name is come to");
});

test("a card is read by resting on it, by keyboard and by a long press", { timeout: 90_000 }, async () => {
  const page = await game(laptop);
  const warlord = page.locator(".board-hq .board-unit.board-warlord").last();
  await warlord.locator("footer").hover();
  await page.locator(".board-peek").waitFor();
  assert.match(await page.locator(".board-peek").textContent(), /Now: ATK \d+, \d+ of \d+ hit points/);
  await page.mouse.move(5, 5);
  await page.locator(".board-peek").waitFor({ state: "detached" });
  await warlord.locator(".board-read").focus();
  await page.keyboard.press("Enter");
  const reading = page.locator(".board-reading:popover-open");
  await reading.waitFor();
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Escape");
  await reading.waitFor({ state: "hidden" });
  await warlord.locator("footer").click({ button: "right" });
  await reading.waitFor();
});

test("a card is dragged to its place", { timeout: 120_000 }, async () => {
  const page = await game(desk, { reducedMotion: "reduce" });
  for (let turn = 0; turn < 40; turn += 1) {
    await asked(page);
    const place = await page.evaluate(() => {
      const button = document.querySelector('.board-ask button[data-card][data-place^="planet-"]');
      return button && document.getElementById(`card-${button.dataset.card}`) ? { card: button.dataset.card, place: button.dataset.place } : null;
    });
    if (place) {
      const seen = await page.locator("#board").getAttribute("data-answers");
      const from = await page.locator(`#card-${place.card}`).boundingBox();
      const to = await page.locator(`.board-column[data-place="${place.place}"]`).boundingBox();
      await page.mouse.move(from.x + from.width / 2, from.y + from.height - 10);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
      assert.equal(await page.locator(".board-ghost").count(), 1);
      await page.mouse.up();
      await page.waitForFunction((then) => document.querySelector("#board")?.dataset.answers !== then, seen);
      await page.locator(`.board-column[data-place="${place.place}"] #card-${place.card}`).waitFor();
      return;
    }
    await answer(page, turn);
  }
  assert.fail("no card could be dragged");
});

test("keys alone: choose, search the log, ask for a hint, list the keys, take back", { timeout: 120_000 }, async () => {
  const page = await game(laptop, { reducedMotion: "reduce" });
  await page.keyboard.press("?");
  await page.locator("#board-keys:popover-open").waitFor();
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.locator(".board-hint").getByText("A bot would answer").waitFor({ timeout: 20_000 });
  assert.match(await page.locator(".board-hint").textContent(), /It expects/);
  assert.deepEqual(await violations(page), []);
  await picture(page, "board-hint-1280");
  for (let turn = 0; turn < 6; turn += 1) {
    await asked(page);
    const seen = await page.locator("#board").getAttribute("data-answers");
    await page.keyboard.press("1");
    const still = await page.locator(".board-ask details[open]").count();
    if (still) await page.keyboard.press("1");
    await page.waitForFunction((then) => document.querySelector("#board")?.dataset.answers !== then, seen);
  }
  await asked(page);
  await page.keyboard.press("/");
  await page.keyboard.type("phase");
  const lines = await page.locator("#log li:visible").allTextContents();
  assert.ok(lines.length > 0 && lines.every((line) => /phase/i.test(line)), lines.join("\n"));
  await page.keyboard.press("Escape");
  // A line that a new one pushes on between press and release is not tapped; whoever wants to go there taps again.
  for (let taps = 1; ; taps += 1) {
    await page.locator("#log li:visible .board-then").first().click();
    if (await page.waitForURL(/\/at\/\d+$/, { timeout: 5_000 }).then(() => true, () => false)) break;
    assert.ok(taps < 3, "a line of the log leads nowhere");
  }
  assert.equal(await page.locator(".board-ask button[name=answer]").count(), 0, "the board as it was asks nothing");
});

test("windows that do not stop are passed after a moment, and others stop", { timeout: 60_000 }, async () => {
  const page = await game(laptop, { passes: true });
  await page.locator(".board-menu > summary").click();
  await page.getByRole("button", { name: "Where to stop" }).click();
  await page.locator("#board-windows:popover-open").waitFor();
  assert.deepEqual(await violations(page), []);
  const boxes = await page.locator("#board-windows input").evaluateAll((all) => all.map((it) => [it.dataset.stop, it.checked]));
  assert.deepEqual(Object.fromEntries(boxes), { only: false, action: true, answers: true, shield: true, mobile: true, withdraw: true, hurry: false });
  await page.locator('#board-windows input[data-stop="shield"]').uncheck();
  await page.reload();
  await asked(page);
  assert.equal(await page.locator('#board-windows input[data-stop="shield"]').isChecked(), false, "the browser keeps it");
});

test("a shuffled deck is seen to be shuffled, and not by whoever prefers less motion", { timeout: 120_000 }, async () => {
  for (const [motion, packs] of [["no-preference", 1], ["reduce", 0]]) {
    const page = await game(laptop, { reducedMotion: motion });
    await page.evaluate(() => {
      window.riffled = 0;
      const count = (changes) => (window.riffled += changes.flatMap((it) => [...it.addedNodes]).filter((it) => it.className === "board-riffle").length);
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    });
    // Whoever takes another hand shuffles.
    for (let turn = 0; turn < 3; turn += 1) {
      const again = page.locator('.board-ask button[name=answer][value=\'"yes"\']');
      await asked(page);
      if (await again.count()) {
        await again.first().click();
        break;
      }
      await answer(page, turn);
    }
    await page.locator("#log").getByText("deck shuffled").first().waitFor({ state: "attached" });
    if (packs) {
      await page.waitForFunction(() => window.riffled > 0);
      await photograph(page, "board-shuffle-1280");
      await page.waitForFunction(() => !document.querySelector(".board-riffle"));
    }
    assert.equal((await page.evaluate(() => window.riffled)) > 0, packs > 0, motion);
    await page.context().close();
  }
});

test("the rules of the question are read beside it, on a phone and on a desk", { timeout: 120_000 }, async () => {
  for (const [size, width] of [[phone, 390], [desk, 1440]]) {
    const page = await game(size, { reducedMotion: "reduce" });
    const steps = new Set();
    for (let turn = 0; turn < 12 && (await asked(page)); turn += 1) {
      await page.locator(".board-menu > summary").click();
      await page.getByRole("button", { name: "Rules of this moment" }).click();
      const rules = page.locator("#board-rules:popover-open");
      await rules.waitFor();
      const step = await rules.locator(".board-law").first().getAttribute("data-step");
      assert.ok((await rules.locator(".board-law li").count()) > 3, `${step} has rules`);
      if (!steps.has(step)) {
        assert.deepEqual(await violations(page), [], `${step} at ${width}`);
        await picture(page, `board-rules-${step}-${width}`);
        const { bottom, top } = await rules.evaluate((it) => it.getBoundingClientRect());
        assert.ok(top >= 0 && bottom <= size.viewport.height, `${step} is within the window`);
        await rules.evaluate((it) => it.scrollTo(0, it.scrollHeight));
        assert.ok(await rules.getByRole("link", { name: "All rules" }).isVisible(), "one comes to its end");
        steps.add(step);
      }
      await page.keyboard.press("Escape");
      await rules.waitFor({ state: "hidden" });
      assert.equal(await page.locator(".board-menu[open]").count(), 0, "the menu is done with");
      await answer(page, turn);
    }
    assert.ok(steps.has("set_up") && steps.has("deploying"), [...steps].join());
    await page.context().close();
  }
});

test("a board weighs less than 150 KB", { timeout: 60_000 }, async () => {
  // Whatever a browser keeps by itself does not count.
  const page = await game(phone, { serviceWorkers: "block" });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  client.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.reload({ waitUntil: "load" });
  await page.waitForTimeout(500);
  assert.ok(bytes > 10_000 && bytes < 150 * 1024, `${bytes} bytes`);
  console.log(`the board weighs ${Math.round(bytes / 1024)} KB`);
});
