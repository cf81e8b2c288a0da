// Armies with something of their own at one shared phone: summoning, absorbing, what waits off the table; looked at on phone, desk and paper.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { desk, phone, picture, startBrowser, startServer } from "./house.mjs";
import { asks, look, toTurnOne } from "./tables.mjs";

/** An army with daemons to summon, as a link carries it. */
const chaos = {
  format: "marshal.epic.army/1",
  list: "chaos-black-legion",
  options: { "Lesser Daemon/Daemonettes of Slaanesh": 3 },
  formations: [
    { name: "Black Legion Retinue", id: "retinue", take: { "Chaos Undivided": 1, "Chaos Warlord": 1 } },
    { name: "Black Legion Retinue", id: "second", take: { "Chaos Undivided": 1, "Chaos Lord/Daemon Prince": 1 } },
  ],
};

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

test("units are summoned, formations absorbed, and what is put aside is open to both", { timeout: 240_000 }, async () => {
  const page = await (await browser.newContext({ ...phone, hasTouch: true })).newPage();
  await page.goto(`${server.url}/table`);
  await page.getByText("Names and points").click();
  await page.getByLabel("First player").fill("Ana");
  await page.getByLabel("Second player").fill("Bo");
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByText("The promise that binds the dice").waitFor();
  await look(page, "table-promise-390");
  const code = new URL(page.url()).pathname.split("/")[2];
  const does = async (fields) => {
    const answer = await asks(page, code, fields);
    assert.ok(answer.ok(), `${JSON.stringify(fields)}: ${await answer.text()}`);
  };
  await does({ do: "army", by: "alpha", army: deflateRawSync(JSON.stringify(chaos)).toString("base64url") });
  await does({ do: "army", by: "bravo", ready: "tyranids-onachus" });
  await does({ do: "terrain", kind: "bare", size: "120x180", author: "both" });
  await toTurnOne({ one: page, two: page, code });
  await page.reload();
  if (await page.locator(".table-aside").count()) assert.match(await page.locator(".table-aside").innerText(), /EP-6\.2\.4/);

  // Every form of every formation stays within the page; a unit is summoned, a formation absorbed.
  const lists = page.locator(".table-army-list > summary");
  for (let n = 0; n < (await lists.count()); n += 1) {
    if (!(await lists.nth(n).evaluate((it) => it.parentElement.open))) await lists.nth(n).click();
  }
  for (const wish of ["summon", "absorb", "ability"]) {
    const form = page.locator(`form:has(input[name="do"][value="${wish}"])`).first();
    if (wish === "ability" && !(await form.count())) continue;
    await form.evaluate((it) => {
      for (let at = it; at; at = at.parentElement) if (at.nodeName === "DETAILS") at.open = true;
    });
    await form.scrollIntoViewIfNeeded();
    await look(page, `table-${wish}-390`);
    const out = await form.evaluate((it) => {
      const edge = it.closest("section").getBoundingClientRect().right;
      return [...it.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.outerHTML);
    });
    assert.deepEqual(out, [], `${wish} stays within its sheet`);
    if (wish === "summon") await form.locator('[name="place"]').fill("90 20");
    await form.locator("button").click();
    await page.waitForLoadState();
    assert.equal(await page.locator(".note.act").count(), 0, `${wish}: ${await page.locator("main").innerText()}`);
    for (let n = 0; n < (await lists.count()); n += 1) {
      if (!(await lists.nth(n).evaluate((it) => it.parentElement.open))) await lists.nth(n).click();
    }
  }
  const wide = await (await browser.newContext({ ...desk, storageState: await page.context().storageState() })).newPage();
  await wide.goto(page.url());
  await look(wide, "table-special-1440");
  await wide.emulateMedia({ media: "print" });
  await picture(wide, "table-paper");
  await wide.emulateMedia({ media: "screen" });
  await does({ do: "end_turn" });
  await wide.reload();
  await look(wide, "table-end-phase-1440");
  await page.reload();
  await look(page, "table-end-phase-390");
  await does({ do: "concede", by: "bravo" });
  await page.reload();
  await page.getByText("Proof that nobody steered the chance").click();
  await look(page, "table-proof-390");
});
