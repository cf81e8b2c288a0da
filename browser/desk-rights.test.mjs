// What the desk shares and asks for: players who must check in, a co-organizer with one right, a drawn game of a bracket that goes on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { desk, phone, photograph, startBrowser, startServer, violations } from "./house.mjs";
import { join, press, takeOver, tap } from "./organizer.mjs";

let server;
let browser;
let owner;
let marshal;
let at;
const players = {};

const person = async (size) => (await browser.newContext(size)).newPage();

before(async () => {
  server = await startServer();
  browser = await startBrowser();
  owner = await person(desk);
  await takeOver(owner, server);
  await owner.goto(`${server.url}/new?pack=conquest-1.2`);
  await owner.getByLabel("Name", { exact: true }).fill("Shared desk");
  await owner.getByLabel("Your name").fill("Mira");
  // A bracket from the first round.
  await owner.getByLabel("Structure").selectOption("custom");
  await owner.getByLabel("Swiss rounds").fill("0");
  await owner.getByLabel("Cut to the top").fill("0");
  await owner.getByLabel("Players must check in before they are paired").check();
  await press(owner, "Create the tournament");
  await owner.waitForURL(/\/desk$/);
  const code = new URL(owner.url()).pathname.split("/")[2];
  at = (path) => `${server.url}/t/${code}${path}`;
  for (const name of ["Ana", "Bo", "Cai", "Dee", "Eli"]) {
    const page = await person(phone);
    await join(page, at(""), name);
    await page.goto(at("/me"));
    players[name] = page;
  }
  await owner.goto(at("/desk/staff"));
  await press(owner, "Invite a marshal");
  const link = (await owner.textContent("section .mono")).trim();
  marshal = await person(desk);
  await marshal.goto(link);
  await marshal.getByLabel("Your name").fill("Rui");
  await press(marshal, "Accept");
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

test("only who is here is paired, a right is lent, a drawn game plays on", { timeout: 180_000 }, async () => {
  // Four say that they are here; the fifth is named before the draw.
  for (const name of ["Ana", "Bo", "Cai", "Dee"]) {
    await press(players[name], "I am here");
    assert.equal(await players[name].getByRole("button", { name: "I am here" }).count(), 0);
  }
  await owner.goto(at("/desk"));
  await press(owner, "Close registration");
  assert.match(await owner.textContent("main"), /One player has not said “I am here”/);
  await photograph(owner, "rights-absent-1440", { fullPage: true });

  // The marshal may neither announce nor draw, until the organizer lends exactly these.
  await marshal.goto(at("/desk"));
  assert.equal(await marshal.getByRole("button", { name: "Announce rounds and cut" }).count(), 0);
  await owner.goto(at("/desk/staff"));
  await tap(owner, owner.getByRole("link", { name: "Rui", exact: true }));
  await owner.getByText("Co-organizer", { exact: true }).click();
  for (const right of ["right:announce_plan", "right:draw"]) await owner.locator(`input[type=checkbox][name="${right}"]`).check();
  await tap(owner, owner.locator("details", { hasText: "Co-organizer" }).getByRole("button", { name: "Save" }));
  await marshal.goto(at("/desk"));
  await press(marshal, "Announce rounds and cut");
  // A round of a bracket is called by its name.
  await tap(marshal, marshal.getByRole("button", { name: /^Draw the / }).first());
  assert.equal(await marshal.getByRole("button", { name: "Publish" }).count(), 0, "publishing was not lent");
  await owner.goto(at("/desk"));
  const draw = await owner.textContent("table.desk-draw");
  assert.ok(draw.includes("Ana") && !draw.includes("Eli"), "only who is here is drawn");
  await press(owner, "Publish");
  await press(owner, "Start the clock");
  await players.Eli.goto(at("/me"));
  assert.equal(await players.Eli.locator(".ticket").count(), 0);

  // A drawn game of a bracket: the marshal declares one more game round, and says when it is over.
  await owner.goto(at("/judge/table/1/0"));
  await marshal.goto(at("/judge/table/1/0"));
  await marshal.getByText("The game is drawn: play on").click();
  await marshal.locator("#play-on-reason").fill("Both warlords fell.");
  await press(marshal, "Declare one more game round");
  await marshal.goto(at("/judge/table/1/0"));
  assert.deepEqual(await violations(marshal), []);
  await photograph(marshal, "rights-play-on-1440", { fullPage: true });
  await press(marshal, "The additional game round is over");
  await marshal.goto(at("/judge/table/1/0"));
  assert.equal(await marshal.getByRole("button", { name: "The additional game round is over" }).count(), 0);
  await owner.goto(at("/desk/log"));
  assert.match(await owner.textContent("main"), /Both warlords fell\./);
});
