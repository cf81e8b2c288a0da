// Takes a picture of every screen for people to look at: `node browser/gallery.mjs [part of a name…]`.
// MARSHAL_PICTURES names the folder, MARSHAL_URL a demonstration that runs already (with MARSHAL_DEMO, what it printed as JSON).
// MARSHAL_LOCALE is the reader's language (pl-PL), MARSHAL_SCHEMES "light", "dark" or both.
// With MARSHAL_STYLES=here the stylesheets of this working tree are shown instead of the binary's: no compiling while styling.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { desk, phone, photograph, startBrowser, startDemo, takePictures } from "./house.mjs";
import { playOn } from "./onward.mjs";
import { address, enter, roles, screens } from "./screens.mjs";

const crates = join(import.meta.dirname, "..", "crates");
const sources = { marshal: "web/src/assets.rs", tournament: "server/src/assets.rs", play: "play/src/lib.rs", table: "table/src/lib.rs" };

/** The stylesheet of that name as the files are now, or nothing if it is none of ours. */
function style(name) {
  const source = sources[name];
  if (!source) return null;
  const text = readFileSync(join(crates, source), "utf8");
  const files = [...text.matchAll(/include_str!\("([^"]+\.css)"\)/g)].map(([, file]) => join(crates, dirname(source), file));
  return files.map((file) => readFileSync(file, "utf8")).join("");
}

takePictures();
const wanted = process.argv.slice(2);
const running = process.env.MARSHAL_URL;
const demo = running ? { url: running, ...JSON.parse(process.env.MARSHAL_DEMO), stop: () => {} } : await startDemo();
const browser = await startBrowser();
const sizes = [[phone, 390], [desk, 1440]];
/** A context of that role, signed in, that reads that language. */
async function seat(role, locale = process.env.MARSHAL_LOCALE ?? "en-GB") {
  const context = await browser.newContext({ ...desk, locale });
  if (process.env.MARSHAL_STYLES === "here") {
    await context.route(/\/assets\/(\w+)-[0-9a-f]+\.css$/, async (route) => {
      const body = style(route.request().url().match(/\/assets\/(\w+)-/)[1]);
      return body === null ? route.continue() : route.fulfill({ body, contentType: "text/css" });
    });
  }
  const page = await context.newPage();
  await enter(page, demo, role);
  return page;
}

/** Pictures of these screens by everybody who looks at them. */
async function visit(shown, when) {
  for (const role of roles) {
    const mine = shown.filter(({ name, by = ["public"] }) => by.includes(role) && (!wanted.length || wanted.some((part) => name.startsWith(part))));
    if (!mine.length) continue;
    const page = await seat(role);
    for (const screen of mine) {
      for (const [size, width] of sizes) {
        // Loaded at its own width: scripts measure once, when a page comes.
        await page.setViewportSize(size.viewport);
        const answer = await page.goto(demo.url + address(screen, demo.code));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const name = `${screen.name}${when}-${role}-${width}`;
        if (!answer.ok() || over > 0) console.log(`${name}: ${answer.status()}, ${over} px too wide (${address(screen, demo.code)})`);
        for (const scheme of (process.env.MARSHAL_SCHEMES ?? "light dark").split(" ")) {
          await page.emulateMedia({ colorScheme: scheme });
          await photograph(page, `${name}-${scheme}`, { fullPage: true });
        }
      }
    }
    await page.context().close();
  }
}

await visit(screens, "");
// With MARSHAL_LATER=yes the tournament goes on: in the bracket, and when it is over.
if (process.env.MARSHAL_LATER === "yes") {
  const organizer = await seat("organizer", "en-GB");
  for (const [until, when] of [[/Start .*semifinal/, "-bracket"], [/^Over/, "-over"]]) {
    await playOn(organizer, demo.url, demo.code, until);
    await visit(screens.filter(({ later }) => later), when);
  }
}
await browser.close();
await demo.stop();
