// Starts a real server on a new database and a real browser, for the tests beside this file.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The folder that keeps screenshots. */
export const pictures = process.env.MARSHAL_PICTURES ?? join(tmpdir(), "marshal-pictures");
mkdirSync(pictures, { recursive: true });
/** Whether stories take pictures: only if somebody names a folder for them. They are to be looked at, prove nothing, and take long. */
let wanted = process.env.MARSHAL_PICTURES !== undefined;

/** From here on pictures are taken. */
export function takePictures() {
  wanted = true;
}

async function freePort() {
  const probe = createServer();
  await new Promise((ready) => probe.listen(0, "127.0.0.1", ready));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** A server on a new database; `owner` is the one-time link it prints. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "marshal-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = process.env.MARSHAL_BINARY;
  if (!program) throw new Error("MARSHAL_BINARY must name the built program");
  const database = `sqlite:${join(folder, "marshal.db")}`;
  let server;
  let said = "";
  const begin = () => {
    server = spawn(program, ["serve", "--lang", "en", "--listen", `127.0.0.1:${port}`, "--db", database, "--public-url", url], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, RUST_LOG: "warn" },
    });
    server.stdout.on("data", (data) => (said += data));
    server.stderr.on("data", (data) => (said += data));
  };
  const end = async (signal = "SIGTERM") => {
    const ended = new Promise((done) => server.on("exit", done));
    server.kill(signal);
    await ended;
  };
  begin();
  const owner = await until(() => said.match(/http:\/\/localhost:\d+\/l\/\S+/)?.[0], () => `no owner link: ${said}`);
  return {
    url,
    owner,
    /** Stops the server; what it stored stays. */
    pause: () => end(),
    /** Ends it between two instructions, as a power cut does. */
    kill: () => end("SIGKILL"),
    /** Starts it again on the same database and port. */
    resume: async () => {
      begin();
      await until(async () => (await fetch(`${url}/health`).catch(() => null))?.ok, () => `not back: ${said}`);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The demonstration: a server with an afternoon on it; `code` and a link for every role. */
export async function startDemo() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = process.env.MARSHAL_BINARY;
  if (!program) throw new Error("MARSHAL_BINARY must name the built program");
  const server = spawn(program, ["--json", "demo", "--listen", `127.0.0.1:${port}`, "--public-url", url], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, RUST_LOG: "warn" },
  });
  let said = "";
  server.stdout.on("data", (data) => (said += data));
  server.stderr.on("data", (data) => (said += data));
  const line = await until(() => said.split("\n").find((text) => text.startsWith('{"')), () => `no demonstration: ${said}`);
  return {
    url,
    ...JSON.parse(line),
    stop: async () => {
      const ended = new Promise((done) => server.on("exit", done));
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** Waits for up to 30 seconds until that gives something. */
async function until(found, complaint) {
  for (let tries = 0; tries < 300; tries += 1) {
    const it = await found();
    if (it) return it;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(complaint());
}

/** The same Chromium without windows to draw, which takes a quarter less work. */
const SHELL = "/usr/bin/chromium-headless-shell";

/** A browser. Once in hundreds of starts Chromium ends before it has begun, which says nothing about a page: it is started again then. */
export async function startBrowser() {
  for (let tries = 1; ; tries += 1) {
    try {
      return await chromium.launch({
        executablePath: process.env.CHROMIUM ?? [SHELL, "/usr/bin/chromium"].find((it) => existsSync(it)),
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
      });
    } catch (error) {
      if (tries >= 3) throw error;
      console.error(`the browser did not start (${error.message.split("\n")[0]}); once more`);
      await new Promise((wait) => setTimeout(wait, 1000 * tries));
    }
  }
}

export const phone = { viewport: { width: 390, height: 844 }, locale: "en-GB" };
export const desk = { viewport: { width: 1440, height: 900 }, locale: "en-GB" };

/** Accessibility violations of a page at rest, by the engine browsers' makers use themselves. */
export async function violations(page) {
  // What flies over a card for a moment covers it.
  await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== "running" || it.effect?.getComputedTiming().endTime === Infinity));
  // The engine has half a megabyte: a page that was looked at before has it already.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return violations.map(({ id, nodes }) => ({ id, where: nodes.slice(0, 3).map((node) => `${node.target}: ${node.failureSummary}`) }));
  });
  return found;
}

/** A picture of the whole page, light and dark. */
export async function picture(page, name) {
  for (const scheme of wanted ? ["light", "dark"] : []) {
    await page.emulateMedia({ colorScheme: scheme });
    await photograph(page, `${name}-${scheme}`, { fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** A picture to look at. A browser that is busy drawing may have none to give at first; what it shows is tested elsewhere. */
export async function photograph(page, name, options = {}) {
  if (!wanted) return;
  for (let tries = 1; ; tries += 1) {
    try {
      return await page.screenshot({ path: join(pictures, `${name}.png`), ...options });
    } catch (error) {
      if (tries >= 4 || !/Unable to capture/.test(error.message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** Runs in the page: words of up to so many letters that stand on two lines. A longer one has to break somewhere. */
export function broken(most) {
  const words = new Set();
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const about = text.parentElement;
    if (about.closest("svg, pre, textarea, select, .mono, .hidden, .clause") || !about.checkVisibility()) continue;
    // Said, not shown.
    if (about.getBoundingClientRect().width <= 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > most) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom));
      if (new Set(lines).size > 1) words.add(word);
    }
  }
  return [...words];
}
