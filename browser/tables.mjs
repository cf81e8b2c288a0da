// What stories at a table for Epic share: hands on the map, and the steps that lead to a later one.

import assert from "node:assert/strict";
import { phone, picture, violations } from "./house.mjs";

/** A page without violations, with a picture, not wider than its screen. */
export async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0, `${name} is ${wider} px too wide`);
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

/** Two phones at a table with armies and a bare map: the objectives are next. */
export async function seated(browser, server) {
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
  await does(one, code, { do: "terrain", kind: "bare", size: "120x180", author: "both" });
  await does(one, code, { do: "edge", by: "alpha", edge: "south" });
  return { one, two, code, contexts };
}

/** On to the remaining forces: six objectives, nobody garrisons. */
export async function toRemainingForces({ one, two, code }) {
  for (const [n, place] of ["90 0", "90 120", "50 80", "50 40", "130 85", "130 45"].entries()) {
    await does(n % 2 ? two : one, code, { do: "objective", by: n % 2 ? "bravo" : "alpha", place });
  }
  for (let tries = 0; tries < 40; tries += 1) {
    for (const [page, by] of [[one, "alpha"], [two, "bravo"]]) {
      const text = await (await page.request.get(page.url())).text();
      if (text.includes('value="set_up"')) return;
      const wish = ["spacecraft", "close_spacecraft", "pass_garrisons"].find((it) => text.includes(`name="do" value="${it}"`));
      const formation = text.match(/name="formation" value="([^"]*)"/)?.[1] ?? "";
      if (wish) await does(page, code, { do: wish, by, formation });
    }
  }
}

/** On to turn 1: everything stands at its edge or waits aside, and both agree. */
export async function toTurnOne(table) {
  const { one, two, code } = table;
  await toRemainingForces(table);
  for (let tries = 0; tries < 80; tries += 1) {
    for (const [page, by, place] of [[one, "alpha", "90 8"], [two, "bravo", "90 112"]]) {
      const text = await (await page.request.get(page.url().split("?")[0])).text();
      if (text.includes('value="confirm"')) {
        await does(one, code, { do: "confirm", by: "alpha" });
        await does(two, code, { do: "confirm", by: "bravo" });
        return;
      }
      if (!text.includes('value="set_up"')) continue;
      const formation = text.match(/name="formation" value="([^"]*)"/)[1];
      const set = await asks(page, code, { do: "set_up", by, formation, place, spread: "ranks" });
      if (!set.ok()) await does(page, code, { do: "reserve", by, formation, way: "aircraft" });
    }
  }
}
