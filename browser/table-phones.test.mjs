// Two phones at one table when things go wrong: no network, a killed server, a dead battery. Nothing is lost.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { phone, startBrowser, startServer } from "./house.mjs";
import { asks, look, seated, toTurnOne } from "./tables.mjs";

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

const objective = (number) => `Objective ${number} of 6`;
const place = (page, at) => page.locator("#place").fill(at);
const put = (page) => page.getByRole("button", { name: "Place the objective" }).click();

test("both phones show the same, and what one does is on the other at once", { timeout: 180_000 }, async (t) => {
  const { one, two } = await seated(browser, server);
  const took = [];
  for (const [n, at] of ["90 0", "90 120", "50 80", "50 40", "130 85", "130 45"].entries()) {
    const [acts, sees] = n % 2 ? [two, one] : [one, two];
    await acts.getByText(objective(n + 1)).waitFor();
    await place(acts, at);
    const flag = sees.locator(".table-flag").nth(n).waitFor({ state: "attached", timeout: 30_000 });
    const began = performance.now();
    await put(acts);
    await flag;
    took.push(Math.round(performance.now() - began));
  }
  t.diagnostic(`from the tap to the other phone's map: ${took.join(", ")} ms`);
  const shown = (page) => page.locator(".table-flag title").allTextContents();
  await one.locator(".table-flag").nth(5).waitFor({ state: "attached" });
  assert.deepEqual(await shown(one), await shown(two));
});

test("a phone without network goes on as the shared one, and what was typed on it is not lost", { timeout: 180_000 }, async () => {
  const { one, two, code } = await seated(browser, server);
  await one.getByText(objective(1)).waitFor();
  await place(one, "90 0");
  await put(one);
  await two.getByText(objective(2)).waitFor();
  await two.waitForFunction(() => navigator.serviceWorker?.controller !== null);

  // Bo's phone loses the network while Bo types; what is sent is kept on the phone.
  await two.context().setOffline(true);
  await place(two, "100 120");
  await put(two);
  await two.getByText("Kept on this device").waitFor();
  await look(two, "table-no-network-390");

  // Ana's phone goes on for both.
  await one.getByText("Take back, judge, concede").click();
  await one.getByRole("button", { name: "Play for both on this phone" }).click();
  await one.getByText(objective(2)).waitFor();
  await place(one, "90 120");
  await put(one);
  await one.getByText(objective(3)).waitFor();

  // Back again: the other wish came first. It says so, with what was typed; nothing was done twice.
  await two.context().setOffline(false);
  await two.getByText("The table has moved on while this phone had no connection").waitFor();
  // The table itself is shown as it is now, and why still stands above it.
  await two.getByText(objective(3)).waitFor();
  assert.match(await two.locator("main").innerText(), /moved on while.*100 120/);
  await two.reload();
  await two.getByText(objective(3)).waitFor();
  assert.equal(await two.locator(".table-flag").count(), 2);
  await two.getByRole("link", { name: "What happened" }).click();
  await two.getByText("One phone plays for both from now on").waitFor();

  // If nobody did anything meanwhile, it is done when the network is back.
  await one.context().setOffline(true);
  await place(one, "50 80");
  await put(one);
  await one.getByText("Kept on this device").waitFor();
  await one.context().setOffline(false);
  await one.getByText(objective(4)).waitFor();
  const answer = await one.request.get(`${server.url}/table/${code}/told`);
  assert.equal((await answer.text()).match(/places objective 3/g)?.length, 1);
});

test("a server that is killed loses nothing, and the phones go on by themselves", { timeout: 240_000 }, async () => {
  const table = await seated(browser, server);
  const { one, two, code } = table;
  await toTurnOne(table);
  await one.reload();
  await two.reload();
  const formation = await one.locator('.table-group[data-side="alpha"]').first().getAttribute("data-formation");
  const lost = await asks(one, code, { do: "lose", by: "alpha", formation, count: "1" });
  assert.ok(lost.ok());
  // Acknowledged and killed in the same breath.
  await server.kill();
  await server.resume();
  const told = await (await one.request.get(`${server.url}/table/${code}/told`)).text();
  assert.match(told, new RegExp(`${formation}[^<]*loses|loses[^<]*${formation}`, "i"));
  // Both pages are still there, follow again, and act.
  await one.locator("html[data-connected=yes]").waitFor({ state: "attached", timeout: 60_000 });
  await one.getByRole("button", { name: "End the turn" }).click();
  await two.getByRole("button", { name: "I agree with the end of the turn" }).waitFor({ timeout: 60_000 });
});

test("a dead battery: another device takes the seat over by a code", { timeout: 180_000 }, async () => {
  const { one, two, code } = await seated(browser, server);
  const address = `${server.url}/table/${code}`;
  await one.getByText(objective(1)).waitFor();
  await place(one, "90 0");
  await put(one);
  await two.getByText(objective(2)).waitFor();
  // Ana's phone, which opened the table, is dead. Bo's shows the way to its seat.
  await one.context().close();
  await two.getByText("Take back, judge, concede").click();
  await two.getByRole("button", { name: "Ana goes on with another device" }).click();
  const way = await two.locator('a[href*="/seat/"]').getAttribute("href");
  await look(two, "table-seat-offered-390");
  const fresh = await (await browser.newContext(phone)).newPage();
  await fresh.goto(way);
  await look(fresh, "table-seat-390");
  await fresh.getByRole("button", { name: "Go on with this device" }).click();
  await fresh.waitForURL(address);
  await two.reload();
  await place(two, "90 120");
  await put(two);
  await fresh.getByText(objective(3)).waitFor();
  await place(fresh, "50 80");
  await put(fresh);
  await two.getByText(objective(4)).waitFor();
  // The code served once.
  const late = await (await browser.newContext(phone)).newPage();
  await late.goto(way);
  await late.getByRole("button", { name: "Go on with this device" }).click();
  await late.getByText("HR-6.3.2").first().waitFor();
});
