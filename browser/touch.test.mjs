// A finger on the board, as the browser itself is told of one: a card drawn to a planet, a hand that scrolls, a long press that reads.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answer, asked, deal, sitDown } from "./at-a-table.mjs";
import { phone, photograph, startBrowser, startServer, violations } from "./house.mjs";

const touched = { ...phone, hasTouch: true, isMobile: true };

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

/** One finger: down, along some points, up. `rests` is how long it stays before it moves or leaves. */
async function finger(page) {
  const client = await page.context().newCDPSession(page);
  const at = ({ x, y }) => [{ x: Math.round(x), y: Math.round(y) }];
  const send = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (point) => send("touchStart", at(point)),
    async along(from, to, steps = 10) {
      for (let step = 1; step <= steps; step += 1) {
        const part = (name) => from[name] + ((to[name] - from[name]) * step) / steps;
        await send("touchMove", at({ x: part("x"), y: part("y") }));
        await page.waitForTimeout(16);
      }
    },
    up: () => send("touchEnd", []),
  };
}

/** Where it lies once it lies still. */
async function still(target) {
  for (let before = await target.boundingBox(); ; ) {
    await target.page().waitForTimeout(120);
    const now = await target.boundingBox();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** What lies over the target at that point; null when it is the target itself. */
const over = (target, point) =>
  target.evaluate((it, { x, y }) => {
    const top = document.elementFromPoint(x, y);
    return it.contains(top) ? null : (top?.outerHTML.slice(0, 200) ?? "outside the window");
  }, point);

/** The middle of it, once it lies still and nothing covers it there: only so a finger can be let go on it. */
async function reachable(target, part = target) {
  for (const deadline = Date.now() + 15_000; ; ) {
    const point = middle(await still(part));
    const cover = await over(target, point);
    if (cover === null) return point;
    assert.ok(Date.now() < deadline, `covered at ${point.x},${point.y} by ${cover}`);
  }
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Plays on until a card of the hand can be laid at a planet; says which, where. A deal without such a card is dealt again. */
async function deployable(page) {
  for (let turn = 0; turn < 120; turn += 1) {
    if (turn % 40 === 39 || !(await asked(page))) await deal(page, server);
    const found = await page.evaluate(() => {
      for (const button of document.querySelectorAll('.board-ask button[data-card][data-place^="planet-"]')) {
        const card = document.querySelector(`.board-hand #card-${button.dataset.card}`);
        const box = card?.getBoundingClientRect();
        if (box && box.left >= 0 && box.right <= innerWidth) return { card: button.dataset.card, place: button.dataset.place, value: button.value };
      }
      return null;
    });
    if (found) return found;
    await answer(page, turn);
  }
  throw new Error("no card can be deployed");
}

test("a card is drawn from the hand to a planet with a finger", { timeout: 120_000 }, async () => {
  const page = await sitDown(browser, server, touched, { reducedMotion: "reduce" });
  for (const where of [".board-strip label", ".board-column"]) {
    const { card, place, value } = await deployable(page);
    const target = page.locator(`${where}[data-place="${place}"]`);
    // A planet's column lies in sight once its part of the strip was tapped.
    if (where === ".board-column") await page.locator(`.board-strip label[data-place="${place}"]`).tap();
    const drop = where === ".board-column" ? target.locator(".board-planet") : target;
    const to = await reachable(target, drop);
    const from = await reachable(page.locator(`#card-${card}`));
    const seen = await page.locator("#board").getAttribute("data-answers");
    const hand = await finger(page);
    await hand.down(from);
    await hand.along(from, to);
    assert.equal(await page.locator(".board-ghost").count(), 1, `the card goes with the finger to ${where}`);
    assert.ok(await target.evaluate((it) => it.classList.contains("board-target")), "where it can go is marked");
    if (where === ".board-column") await photograph(page, "board-touch-drag-390");
    assert.equal(await over(target, to), null, "nothing moves under the finger");
    const sent = page.waitForRequest((it) => it.method() === "POST" && it.url().endsWith("/answer"));
    await hand.up();
    // That card at that planet is what was answered; an event may be used and gone by the time one looks.
    assert.equal(new URLSearchParams((await sent).postData()).get("answer"), value);
    await page.waitForFunction((then) => document.querySelector("#board")?.dataset.answers !== then, seen);
    assert.equal(await page.locator(".board-ghost").count(), 0);
  }
});

test("a card that is let go elsewhere stays in the hand", { timeout: 90_000 }, async () => {
  const page = await sitDown(browser, server, touched, { reducedMotion: "reduce" });
  const { card } = await deployable(page);
  const from = middle(await page.locator(`#card-${card}`).boundingBox());
  const seen = await page.locator("#board").getAttribute("data-answers");
  const hand = await finger(page);
  await hand.down(from);
  await hand.along(from, { x: from.x, y: 20 });
  await hand.up();
  assert.equal(await page.locator(".board-ghost, #board .board-chosen").count(), 0);
  assert.equal(await page.locator("#board").getAttribute("data-answers"), seen);
  assert.equal(await page.locator(`.board-hand #card-${card}`).count(), 1);
});

test("across the hand a finger scrolls and draws nothing", { timeout: 90_000 }, async () => {
  const page = await sitDown(browser, server, touched, { reducedMotion: "reduce" });
  await asked(page);
  // Seven cards are wider than a phone; the finger stays on it.
  const box = await page.locator(".board-hand").boundingBox();
  const from = { x: box.x + box.width - 60, y: middle(box).y };
  const hand = await finger(page);
  const before = await page.locator(".board-hand").evaluate((it) => it.scrollLeft);
  await hand.down(from);
  await hand.along(from, { x: from.x - 160, y: from.y }, 20);
  await hand.up();
  await page.waitForFunction((then) => document.querySelector(".board-hand").scrollLeft > then, before);
  assert.equal(await page.locator(".board-ghost").count(), 0);
});

test("a long press reads a card, and a finger that goes on does not", { timeout: 90_000 }, async () => {
  const page = await sitDown(browser, server, touched, { reducedMotion: "reduce" });
  const { card } = await deployable(page);
  const on = middle(await page.locator(`#card-${card}`).boundingBox());
  const hand = await finger(page);
  const reading = page.locator(".board-reading:popover-open");
  await hand.down(on);
  await hand.along(on, { x: on.x + 2, y: on.y + 2 }, 2);
  await reading.waitFor();
  await hand.up();
  await page.waitForTimeout(300);
  assert.equal(await reading.count(), 1, "it stays when the finger leaves");
  assert.deepEqual(await violations(page), []);
  await photograph(page, "board-long-press-390");
  await page.touchscreen.tap(10, 60);
  await reading.waitFor({ state: "hidden" });
  await hand.down(on);
  await hand.along(on, { x: on.x, y: on.y - 200 }, 60);
  await hand.up();
  assert.equal(await reading.count(), 0, "who draws slowly is not shown a text");
});
