// Every screen of every role with a tournament under way and names as long as they come: in three languages nothing is wider
// than its window and no word is broken, with a head, and accessible narrow in light and wide in dark.
// `node browser/gallery.mjs` takes pictures of the same screens for people to look at.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { broken, desk, phone, startBrowser, startDemo, violations } from "./house.mjs";
import { playOn } from "./onward.mjs";
import { address, enter, roles, screens } from "./screens.mjs";

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

const sizes = [[phone, 390, "light"], [desk, 1440, "dark"]];

/** What is wrong with these screens for one role in one language; accessibility is the same in all. */
async function faults(role, locale, shown) {
  const found = [];
  const context = await browser.newContext({ ...desk, locale });
  const page = await context.newPage();
  await enter(page, demo, role);
  for (const screen of shown.filter(({ by = ["public"] }) => by.includes(role))) {
    const answer = await page.goto(demo.url + address(screen, demo.code));
    const called = `${screen.name} for ${role} in ${locale}`;
    if (!answer.ok()) found.push(`${called}: ${answer.status()}`);
    if ((await page.textContent("body")).includes("‹")) found.push(`${called} lacks words`);
    if (!(await page.locator("h1").count())) found.push(`${called} has no head`);
    // The same tap twice is the same act: every form of a page that changes something has a key.
    const keyless = await page.evaluate(() => [...document.querySelectorAll("main form[method=post]")].filter((form) => !form.elements.once?.value).length);
    if (keyless) found.push(`${called} has ${keyless} forms without a key`);
    // The standings' first row shows how its figures came about.
    await page.evaluate(() => document.querySelector("details.standings-explain")?.setAttribute("open", ""));
    for (const [size, width, scheme] of sizes) {
      await page.setViewportSize(size.viewport);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${called} is ${wide} px too wide at ${width}`);
      const words = screen.set ? [] : await page.evaluate(broken, 14);
      if (words.length) found.push(`${called} breaks ${words.join(", ")} at ${width}`);
      if (locale !== "en-GB") continue;
      await page.emulateMedia({ colorScheme: scheme });
      for (const { id, where } of await violations(page)) found.push(`${called} at ${width}: ${id} ${where.join("; ")}`);
    }
  }
  await context.close();
  return found;
}

for (const role of roles) {
  test(`the screens for ${role}`, { timeout: 400_000 }, async () => {
    const found = [];
    for (const locale of ["en-GB", "pl-PL", "de-DE"]) found.push(...(await faults(role, locale, screens)));
    assert.deepEqual(found, []);
  });
}

test("the screens of the bracket, and of a tournament that is over", { timeout: 400_000 }, async () => {
  const organizer = await (await browser.newContext(desk)).newPage();
  await organizer.goto(demo.links.organizer);
  const later = screens.filter((screen) => screen.later);
  for (const until of [/Start .*semifinal/, /^Over/]) {
    await playOn(organizer, demo.url, demo.code, until);
    const found = [];
    for (const role of roles) found.push(...(await faults(role, "en-GB", later)));
    assert.deepEqual(found, [], `${until}`);
  }
});
