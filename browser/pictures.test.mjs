// Pictures for README and guides, taken from the demonstration so that they show what is there; `scripts/pictures` keeps them.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { desk, phone, pictures, startBrowser, startDemo } from "./house.mjs";

let demo;
let browser;
before(async () => {
  demo = await startDemo();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await demo?.stop();
});

const address = (path) => (path.startsWith("/") ? path : `/t/${demo.code}${path.slice(1)}`);

/** What README and guides show: a name, who looks, the address, how large the window is. `scripts/pictures` writes them to the guides. */
const guide = [
  ["my-match", "player", "t/me", phone.viewport],
  ["desk", "organizer", "t/desk", { width: 1200, height: 800 }],
  ["wall", "public", "t/display/main", { width: 1200, height: 675 }],
];

test("pictures for the guides", { timeout: 60_000 }, async () => {
  const folder = process.env.MARSHAL_GUIDE ?? join(pictures, "guide");
  mkdirSync(folder, { recursive: true });
  for (const [name, role, path, viewport] of guide) {
    const context = await browser.newContext({ ...desk, viewport });
    const page = await context.newPage();
    if (role !== "public") await page.goto(demo.links[role]);
    await page.goto(demo.url + address(path));
    // Small enough for a repository.
    const picture = await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 70 });
    assert.ok(picture.length < 150_000, `${name} is ${picture.length} bytes`);
    await context.close();
  }
});
