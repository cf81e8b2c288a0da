// A Conquest table as the stories sit at it: a game against a bot, waiting to be asked, answering.

/** A game against the weakest bot, at its first question; `passes` where the board may pass by itself, as it does for people. */
export async function sitDown(browser, server, size, { passes = false, ...more } = {}) {
  const context = await browser.newContext({ ...size, ...more });
  if (!passes) await stopEverywhere(context);
  const page = await context.newPage();
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

/** This browser is asked at every window, also where one can only pass: nothing is answered but what the story answers. */
export function stopEverywhere(context) {
  return context.addInitScript(() => localStorage.setItem("conquest stops", JSON.stringify({ only: true })));
}

/** Waits until this player is asked; false when the game is over. */
export async function asked(page) {
  await page.waitForFunction(
    () => document.querySelector(".board-ask button[name=answer]") || document.querySelector(".play-ending"),
    null,
    { timeout: 60_000 },
  );
  return (await page.locator(".play-ending").count()) === 0;
}

/** Gives one of the answers, another each time, a bold one where there is one, and waits until it is there. */
export async function answer(page, turn) {
  const seen = await page.evaluate((turn) => {
    const all = [...document.querySelectorAll(".board-ask button[name=answer]")];
    const bold = all.filter((it) => !("pass" in it.dataset));
    const chosen = bold[(turn * 7) % (bold.length || 1)] ?? all[0];
    const seen = document.querySelector("#board")?.dataset.answers;
    chosen?.click();
    return chosen ? seen : null;
  }, turn);
  // Where one could only pass, the board has passed by itself meanwhile.
  if (seen !== null) await answered(page, seen);
}

/** Plays on to a question with several answers, which the board leaves alone however long one looks; false when the game is over. */
export async function standing(page) {
  for (let turn = 0; turn < 60; turn += 1) {
    if (!(await asked(page))) return false;
    if ((await page.locator(".board-ask button[name=answer]").count()) > 1) return true;
    await answer(page, turn);
  }
  throw new Error("every question has one answer");
}

/** Waits until more is answered than that, by this player or the other. */
export async function answered(page, seen) {
  await page.waitForFunction(
    (then) => document.querySelector("#board")?.dataset.answers !== then || document.querySelector(".play-ending"),
    seen,
    { timeout: 60_000 },
  );
}
