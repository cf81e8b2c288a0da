// A Conquest table as the stories sit at it: a game against a bot, waiting to be asked, answering.

/** A game against the weakest bot, at its first question. */
export async function sitDown(browser, server, size, more = {}) {
  const page = await (await browser.newContext({ ...size, ...more })).newPage();
  await deal(page, server);
  return page;
}

/** Another game against the weakest bot in the same browser. */
export async function deal(page, server) {
  await page.goto(`${server.url}/play`);
  await page.locator("#name").fill("Ana");
  await page.locator('button[name=opponent][value="greedy"]').click();
  await page.waitForURL(/\/play\/[A-Z0-9]{6}$/);
  await asked(page);
}

/** Waits until this player is asked; false when the game is over. */
export async function asked(page) {
  await page.waitForFunction(
    () => document.querySelector(".board-ask button[name=answer]") || document.querySelector(".play-ending"),
    null,
    { timeout: 30_000 },
  );
  return (await page.locator(".play-ending").count()) === 0;
}

/** Gives one of the answers, another each time, and waits for the next question. */
export async function answer(page, turn) {
  const seen = await page.locator("#board").getAttribute("data-answers");
  const given = await page.evaluate((turn) => {
    const all = [...document.querySelectorAll(".board-ask button[name=answer]")];
    const bold = all.filter((it) => !("pass" in it.dataset));
    const chosen = bold[(turn * 7) % (bold.length || 1)] ?? all[0];
    chosen?.click();
    return Boolean(chosen);
  }, turn);
  // Where one could only pass, the board has passed by itself meanwhile.
  if (!given) return;
  await page.waitForFunction(
    (then) => document.querySelector("#board")?.dataset.answers !== then || document.querySelector(".play-ending"),
    seen,
    { timeout: 30_000 },
  );
}
