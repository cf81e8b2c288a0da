// Before, during and after: the announcement, what everybody needs, the archive, rules at hand. Accessible on phone and desk.

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

/** A page without violations and without sideways scrolling, with a picture. */
async function look(page, name) {
  await picture(page, name);
  assert.deepEqual(await violations(page), [], `${name} is accessible`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(wider <= 0, `${name} is ${wider} px wider than the screen`);
}

/** The same address as a stranger sees it on a phone and on a desk. */
async function both(path, name) {
  for (const [size, width] of [[phone, 390], [desk, 1440]]) {
    const context = await browser.newContext(size);
    const page = await context.newPage();
    await page.goto(`${server.url}${path}`);
    await look(page, `${name}-${width}`);
    await context.close();
  }
}

/** Sends a form of the tournament as this page's visitor. */
async function act(page, code, kind, fields = {}) {
  const answer = await page.request.post(`${server.url}/t/${code}/act`, {
    form: { kind, at: `/t/${code}/desk`, ...fields },
    headers: { origin: server.url },
  });
  assert.ok(answer.ok(), `${kind}: ${answer.status()}`);
}

/** The organizer settles every open match: whoever sits first wins. */
async function settleAll(page, code, but = 0) {
  const file = await (await page.request.get(`${server.url}/t/${code}/file.json`)).json();
  const round = file.rounds.length;
  for (const [place, it] of file.rounds.at(-1).matches.slice(but).entries()) {
    if (it.players.length < 2 || it.outcomes) continue;
    const winner = it.players[0].replace("p", "");
    await act(page, code, "settle", { round, place: place + but, winner, ending: "decision", reason: "seen" });
  }
}

test("rules at hand, in three languages", { timeout: 120_000 }, async () => {
  await both("/rules", "rules");
  await both("/rules?q=rejoin&who=player", "rules-hits");
  await both("/rules/moment/time_called", "rules-moment");
  await both("/rules/set-up/l5r-2.3", "rules-set-up");
  await both("/rules/CT-4.2.13", "rules-clause");
  await both("/plan?pack=l5r-2.3&players=30&start=10:00", "plan");
  const polish = await (await browser.newContext({ ...phone, locale: "pl-PL" })).newPage();
  await polish.goto(`${server.url}/rules/moment/coming_back`);
  assert.match(await polish.textContent("h1"), /Gracz chce wrócić/);
});

test("a tournament before, during and after", { timeout: 240_000 }, async () => {
  const owner = await (await browser.newContext(desk)).newPage();
  await owner.goto(server.owner);
  await owner.getByLabel("Your name").fill("Mira");
  await owner.getByLabel("Password").fill("correct horse");
  await owner.getByRole("button", { name: "Take over this server" }).click();
  await owner.waitForURL(/\/new$/);
  const made = await owner.request.post(`${server.url}/new`, {
    form: { name: "Winter Court Open", organizer: "Mira", pack: "l5r-2.3", tier: "formal", structure: "custom", rounds: "2", cut: "4" },
    headers: { origin: server.url },
  });
  const code = made.url().match(/\/t\/([^/]+)\//)[1];
  const players = [];
  for (const name of ["Ana", "Bo", "Cai", "Dee", "Eli", "Fen", "Gus", "Hana", "Ida", "Jan"]) {
    const context = await browser.newContext(phone);
    const joined = await context.request.post(`${server.url}/t/${code}/join`, { form: { name }, headers: { origin: server.url } });
    assert.ok(joined.ok(), `${name}: ${joined.status()}`);
    players.push(context);
  }
  for (const kind of ["close_registration", "announce"]) await act(owner, code, kind);
  await both(`/t/${code}/about`, "about");
  for (const kind of ["draw", "publish", "start_clock"]) await act(owner, code, kind);
  await settleAll(owner, code);
  for (const kind of ["close", "draw", "publish"]) await act(owner, code, kind);

  const ana = await players[0].newPage();
  await ana.goto(`${server.url}/t/${code}/me`);
  assert.match(await ana.textContent("main"), /What do I need\?/);
  await look(ana, "needs-390");
  await act(owner, code, "start_clock");
  await ana.goto(`${server.url}/t/${code}/archive`);
  assert.match(await ana.textContent("main"), /LT-3\.4\.2/);

  await owner.goto(`${server.url}/t/${code}/bubble`);
  assert.match(await owner.textContent("main"), /The race for the top 4/);
  await look(owner, "bubble-1440");
  await owner.setViewportSize(phone.viewport);
  await look(owner, "bubble-390");
  await settleAll(owner, code, 1);
  await owner.reload();
  await look(owner, "bubble-late-390");

  await settleAll(owner, code);
  for (const kind of ["close", "cut"]) await act(owner, code, kind);
  for (let round = 0; round < 2; round++) {
    for (const kind of ["draw", "publish", "start_clock"]) await act(owner, code, kind);
    await settleAll(owner, code);
    await act(owner, code, "close");
  }
  await act(owner, code, "finish");
  await both(`/t/${code}/archive`, "archive");
  await both(`/t/${code}/player/1`, "player");
});
