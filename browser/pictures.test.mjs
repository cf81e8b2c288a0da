// Every screen of a tournament under way: narrow and wide, light and dark, in three languages; accessible, and never wider
// than its window. The pictures are for people to look at.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { desk, phone, pictures, startBrowser, startDemo, violations } from "./house.mjs";

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

/** Screens by who looks at them: a name for the picture, and the address below the server's or the tournament's. */
const screens = {
  public: [
    ["home", "/"],
    ["sign-in", "/sign-in"],
    ["rights", "/rights"],
    ["design", "/design"],
    ["nothing", "/nothing"],
    ["pairings", "t"],
    ["pairings-by-name", "t?by=name"],
    ["standings", "t/standings"],
    ["bracket", "t/bracket"],
    ["players", "t/players"],
    ["proof", "t/proof"],
    ["join", "t/join"],
  ],
  player: [["my-match", "t/me"]],
  organizer: [
    ["desk", "t/desk"],
    ["desk-players", "t/desk/players"],
    ["desk-person", "t/desk/person/4"],
    ["desk-staff", "t/desk/staff"],
    ["desk-settings", "t/desk/settings"],
    ["desk-log", "t/desk/log"],
  ],
};

const address = (path) => (path.startsWith("/") ? path : `/t/${demo.code}${path.slice(1)}`);

/** Opens the standings' first row, so that a picture shows how its figures came about. */
async function unfold(page) {
  await page.evaluate(() => document.querySelector("details.explain")?.setAttribute("open", ""));
}

for (const [role, list] of Object.entries(screens)) {
  test(`the screens for ${role}`, { timeout: 180_000 }, async () => {
    for (const [locale, sizes] of [["en-GB", [[phone, 390], [desk, 1440]]], ["pl-PL", [[phone, 390]]], ["de-DE", [[phone, 390], [desk, 1440]]]]) {
      const context = await browser.newContext({ ...desk, locale });
      const page = await context.newPage();
      if (role !== "public") await page.goto(demo.links[role]);
      for (const [name, path] of list) {
        await page.goto(demo.url + address(path));
        await unfold(page);
        assert.ok(!(await page.textContent("body")).includes("‹"), `${name} has all its words in ${locale}`);
        for (const [size, width] of sizes) {
          await page.setViewportSize(size.viewport);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(wide <= 0, `${name} does not scroll sideways at ${width} in ${locale}`);
          for (const scheme of locale === "en-GB" ? ["light", "dark"] : ["light"]) {
            await page.emulateMedia({ colorScheme: scheme });
            await page.screenshot({ path: join(pictures, `${name}-${locale.slice(0, 2)}-${width}-${scheme}.png`), fullPage: true });
            if (locale === "en-GB") assert.deepEqual(await violations(page), [], `${name} at ${width}, ${scheme}`);
          }
        }
      }
      await context.close();
    }
  });
}

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
