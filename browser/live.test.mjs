// Pages that follow their tournament while somebody types: nothing typed, chosen or opened is lost by an update.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, startBrowser, startServer } from "./house.mjs";
import { create, press, takeOver } from "./organizer.mjs";

let server;
let browser;
let owner;
let code;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  owner = await person(desk);
  await takeOver(owner, server);
  code = await create(owner, server, { pack: "conquest-1.2", name: "Saturday" });
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

async function person(size) {
  return (await browser.newContext(size)).newPage();
}

/** Sends a form of the tournament as this page's visitor. */
async function act(page, kind, fields = {}) {
  const answer = await page.request.post(`${server.url}/t/${code}/act`, {
    form: { kind, at: `/t/${code}/desk`, ...fields },
    headers: { origin: server.url },
  });
  assert.ok(answer.ok(), `${kind}: ${answer.status()}`);
}

test("a field that was filled in keeps its content when the page changes around it", async () => {
  await owner.goto(`${server.url}/t/${code}/desk/players`);
  const name = owner.locator("#enrol-name");
  await name.fill("Wilhelmina");
  await owner.locator("#enrol-team").focus();
  const other = await person(phone);
  await other.goto(server.url);
  await act(owner, "enrol", { name: "Ana" });
  await owner.getByText("Ana").first().waitFor();
  assert.equal(await name.inputValue(), "Wilhelmina", "what was typed is still there");
  assert.equal(await owner.evaluate(() => document.activeElement?.id), "enrol-team", "the focus stays where it is");
  await act(owner, "enrol", { name: "Bo" });
  await owner.getByText("Bo").first().waitFor();
  assert.equal(await name.inputValue(), "Wilhelmina", "after a second change too");
});

test("what was opened stays open, and a reason typed into it stays", async () => {
  await owner.goto(`${server.url}/t/${code}/desk/log`);
  const newest = owner.locator("details", { has: owner.locator('input[name="reason"]') }).first();
  // By its own name: what happens meanwhile is the newest then.
  const folded = owner.locator(`#${await newest.getAttribute("id")}`);
  await folded.locator("summary").click();
  const reason = folded.locator('input[name="reason"]');
  await reason.fill("entered twice");
  await owner.locator("h1").first().click();
  const steps = await owner.locator("ol.desk-steps li").count();
  await act(owner, "enrol", { name: "Cai" });
  await owner.waitForFunction((before) => document.querySelectorAll("ol.desk-steps li").length > before, steps);
  assert.equal(await folded.evaluate((it) => it.open), true);
  assert.equal(await reason.inputValue(), "entered twice");
});

test("what is said to be taken back is what is taken back, whatever comes in while the reason is typed", async () => {
  await act(owner, "enrol", { name: "Fen" });
  await owner.goto(`${server.url}/t/${code}/desk/log`);
  const undo = owner.locator('details[id^="undo-"]').first();
  const pinned = await undo.getAttribute("id");
  await undo.locator("summary").click();
  await undo.locator('input[name="reason"]').fill("entered twice");
  const said = await undo.locator("p").first().textContent();
  const before = await owner.locator("ol.desk-steps li").count();
  await act(owner, "tell", { text: "Lunch is ready" });
  await owner.waitForFunction((count) => document.querySelectorAll("ol.desk-steps li").length > count, before);
  const kept = owner.locator(`#${pinned}`);
  assert.equal(await kept.locator("p").first().textContent(), said, "the sentence stays");
  assert.equal(`undo-${await kept.locator('input[name="step"]').inputValue()}`, pinned, "with the step it names");
  assert.equal(await kept.locator('input[name="reason"]').inputValue(), "entered twice");
});

test("an update asks for the version it was told of and gets the content only", async () => {
  await owner.goto(`${server.url}/t/${code}/players`);
  const asked = owner.waitForRequest((request) => request.headers()["x-live"] !== undefined);
  await act(owner, "enrol", { name: "Dee" });
  const request = await asked;
  const answer = await (await request.response()).text();
  assert.match(answer, /^<main/, "no frame around it");
  assert.ok(Number(request.headers()["x-live"]) > 0);
  await owner.getByText("Dee").first().waitFor();
});

test("a form that is refused comes back as it was filled in", async () => {
  await owner.goto(`${server.url}/t/${code}/desk/players`);
  await owner.locator("#enrol-name").fill("Ana");
  await owner.locator("#enrol-team").fill("The Third Table");
  const arrived = owner.waitForEvent("load");
  await owner.locator("form", { has: owner.locator("#enrol-name") }).locator("button").click();
  await arrived;
  await owner.getByRole("alert").waitFor();
  assert.equal(await owner.locator("#enrol-name").inputValue(), "Ana");
  assert.equal(await owner.locator("#enrol-team").inputValue(), "The Third Table");
});

test("a form that was refused follows its page: what was typed and why it was refused stay, and the rest is new", async () => {
  await owner.goto(`${server.url}/t/${code}/desk/players`);
  await owner.locator("#enrol-name").fill("Ana");
  await owner.locator("#enrol-team").fill("The Third Table");
  const arrived = owner.waitForEvent("load");
  await owner.locator("form", { has: owner.locator("#enrol-name") }).locator("button").click();
  await arrived;
  const why = await owner.getByRole("alert").first().textContent();
  await act(owner, "enrol", { name: "Gil" });
  await owner.getByText("Gil").first().waitFor();
  assert.equal(await owner.locator("#enrol-name").inputValue(), "Ana");
  assert.equal(await owner.locator("#enrol-team").inputValue(), "The Third Table");
  assert.equal(await owner.getByRole("alert").first().textContent(), why, "the reason is still there");
});

test("going back to a page that had changed shows a whole page", async () => {
  await owner.goto(`${server.url}/t/${code}/players`);
  await act(owner, "enrol", { name: "Hal" });
  await owner.getByText("Hal").first().waitFor();
  await owner.goto(`${server.url}/rules`);
  await owner.goBack();
  await owner.getByText("Hal").first().waitFor();
  assert.equal(await owner.locator("header.bar").count(), 1, "with its bar, not the content alone");
});

test("going back to a deck on the bench shows a whole page", async () => {
  await owner.goto(`${server.url}/decks/conquest`);
  const before = owner.url();
  await owner.locator("#bench a[data-go]").first().click();
  await owner.waitForFunction((address) => location.href !== address, before);
  await owner.goto(`${server.url}/rules`);
  await owner.goBack();
  await owner.locator("#bench").waitFor();
  assert.equal(await owner.locator("header.bar").count(), 1);
});

test("what is told once is not kept on the phone", async () => {
  const ana = await person(phone);
  await ana.goto(`${server.url}/t/${code}/join`);
  await ana.locator("#name").fill("Ira");
  await press(ana, "Join");
  const pin = (await ana.locator(".pin").textContent()).trim();
  assert.match(pin, /^\d{6}$/);
  await ana.goto(`${server.url}/t/${code}/me`);
  const kept = () =>
    ana.evaluate(async () => {
      const pages = await caches.open("pages");
      return Promise.all((await pages.keys()).map(async (it) => [it.url, await (await pages.match(it)).text()]));
    });
  await ana.waitForFunction(async () => (await (await caches.open("pages")).keys()).some((it) => it.url.endsWith("/me")));
  for (const [url, text] of await kept()) assert.ok(!text.includes(pin), `${url} holds the PIN`);
});

test("at a table, too, what is typed stays while the other phone plays", async () => {
  const one = await person(phone);
  await one.goto(`${server.url}/table`);
  await press(one, "New game");
  const table = new URL(one.url()).pathname;
  const link = await one.locator('a[href*="/join/"]').first().getAttribute("href");
  const two = await person(phone);
  await two.goto(link);
  await two.locator("#name").fill("Bo");
  await two.locator("main form button").click();
  await two.waitForURL(`**${table}`);
  await one.goto(server.url + table);
  await one.locator("details.table-beside > summary").click();
  await one.locator("#about").fill("is this in range");
  await one.locator("h1").first().click();
  const version = await one.locator("main").getAttribute("data-version");
  const answer = await two.request.post(`${server.url}${table}/act`, {
    form: { do: "army", by: "bravo", ready: "steel-legion" },
    headers: { origin: server.url },
  });
  assert.ok(answer.ok(), String(answer.status()));
  await one.waitForFunction((before) => document.querySelector("main").dataset.version !== before, version);
  assert.equal(await one.locator("#about").inputValue(), "is this in range");
  assert.ok(await one.locator("details.table-beside").evaluate((it) => it.open), "what was opened stays open");
});
