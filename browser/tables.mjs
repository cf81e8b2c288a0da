// What stories at a table for Epic share: hands on the map, and the steps that lead to a later one.

import assert from "node:assert/strict";
import { broken, phone, picture, violations } from "./house.mjs";

/** A page without violations, with a picture, not wider than its screen. */
export async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0, `${name} is ${wider} px too wide`);
  assert.deepEqual(await page.evaluate(broken, 14), [], `${name} breaks no word`);
}

/** Where a place of the table is on the screen. */
export async function on(page, x, y) {
  await page.locator(".table-map").scrollIntoViewIfNeeded();
  return page.evaluate(([x, y]) => {
    const svg = document.querySelector(".table-map");
    const at = new DOMPoint(x, Number(svg.dataset.width) - y).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y];
  }, [x, y]);
}

/** Drags the marker with a mouse; the first touch brings it under the finger. */
export async function drag(page, from, to) {
  const [begin, end] = [await on(page, ...from), await on(page, ...to)];
  await page.mouse.move(...begin);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
}

/** The same with a finger. */
export async function dragByFinger(page, from, to) {
  const [begin, end] = [await on(page, ...from), await on(page, ...to)];
  const fingers = await page.context().newCDPSession(page);
  const at = ([x, y]) => [{ x, y }];
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(begin) });
  for (let step = 1; step <= 8; step += 1) {
    const way = begin.map((value, n) => value + ((end[n] - value) * step) / 8);
    await fingers.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(way) });
  }
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await fingers.detach();
}

/** A tap on a place of the table. */
export async function tap(page, x, y) {
  await page.touchscreen.tap(...(await on(page, x, y)));
}

/** What is said of the place that is looked for. */
export const judged = (page) => page.locator(".table-judged:visible");

/** Sends a form of the table as that phone, without its page. */
export async function asks(page, code, fields) {
  const at = `/table/${code}`;
  const answer = await page.request.post(`${new URL(page.url()).origin}${at}/act`, { form: { at_page: at, ...fields } });
  return answer;
}

async function does(page, code, fields) {
  const answer = await asks(page, code, fields);
  assert.ok(answer.ok(), `${JSON.stringify(fields)}: ${answer.status()} ${await answer.text()}`);
}

const BARE = { kind: "bare", size: "120x180", author: "both" };

/** Two phones at a table with armies and a map, a bare one unless told: the objectives are next. */
export async function seated(browser, server, terrain = BARE) {
  const contexts = [await browser.newContext({ ...phone, hasTouch: true }), await browser.newContext({ ...phone, hasTouch: true })];
  const [one, two] = await Promise.all(contexts.map((context) => context.newPage()));
  await one.goto(`${server.url}/table`);
  await one.getByText("Names and points").click();
  await one.getByLabel("First player").fill("Ana");
  await one.getByLabel("Points").fill("2000");
  await one.getByRole("button", { name: "New game" }).click();
  const join = await one.locator('a[href*="/join/"]').getAttribute("href");
  const code = new URL(one.url()).pathname.split("/")[2];
  await two.goto(join);
  await two.getByLabel("Your name").fill("Bo");
  await two.getByRole("button", { name: "Sit down at the table" }).click();
  await two.waitForURL(`**/table/${code}`);
  await does(one, code, { do: "army", by: "alpha", ready: "space-marines-codex" });
  await does(two, code, { do: "army", by: "bravo", ready: "steel-legion" });
  await does(one, code, { do: "terrain", ...terrain });
  await does(one, code, { do: "edge", by: "alpha", edge: "south" });
  return { one, two, code, contexts };
}

/** For whom the page asks that, if it does. */
function askedOf(text, wish) {
  return text.match(new RegExp(`name="do" value="${wish}"><input type="hidden" name="by" value="(\\w+)"`))?.[1];
}

/** The formation that form is about. */
function formationOf(text, wish) {
  const form = wish && text.split(`name="do" value="${wish}"`)[1]?.split("</form>")[0];
  return form?.match(/name="formation" value="([^"]*)"/)?.[1] ?? "";
}

/** Whatever set-up asks is answered until that stands on a page: formations go to their edge or wait aside. */
async function until(table, found) {
  const { one, two, code } = table;
  const objectives = { alpha: ["90 0", "50 80", "130 85"], bravo: ["90 120", "50 40", "130 45"] };
  const zones = { alpha: "90 8", bravo: "90 112" };
  for (let tries = 0; tries < 120; tries += 1) {
    for (const page of new Set([one, two])) {
      const text = await (await page.request.get(page.url().split("?")[0])).text();
      if (found(text)) return;
      const wish = ["edge", "objective", "spacecraft", "close_spacecraft", "pass_garrisons", "set_up"].find((it) => askedOf(text, it));
      const by = wish && askedOf(text, wish);
      const formation = formationOf(text, wish);
      if (!wish && text.includes('value="roll_off"')) await does(page, code, { do: "roll_off", die_alpha: "6", die_bravo: "1" });
      else if (wish === "edge") await does(page, code, { do: wish, by, edge: by === "alpha" ? "south" : "north" });
      else if (wish === "objective") await does(page, code, { do: wish, by, place: objectives[by].shift() });
      else if (wish === "set_up") {
        const set = await asks(page, code, { do: wish, by, formation, place: zones[by], spread: "ranks" });
        const way = text.match(/name="way" value="(\w+)"/)?.[1] ?? "aircraft";
        if (!set.ok()) await does(page, code, { do: "reserve", by, formation, way });
      } else if (wish) await does(page, code, { do: wish, by, formation });
    }
  }
}

/** On to the remaining forces: six objectives, nobody garrisons. */
export async function toRemainingForces(table) {
  await until(table, (text) => text.includes('name="do" value="set_up"'));
}

/** On to turn 1: everything stands at its edge or waits aside, and both agree. */
export async function toTurnOne(table) {
  const { one, two, code } = table;
  await until(table, (text) => /name="do" value="(both_)?confirm"/.test(text));
  await does(one, code, { do: "confirm", by: "alpha" });
  await does(two, code, { do: "confirm", by: "bravo" });
}
