// Plays the demonstration on, from the desk: the first player of every table wins, and the desk's one button is pressed.

/** Until the desk's headline fits that, at most so many steps. */
export async function playOn(desk, url, code, until) {
  await desk.goto(`${url}/t/${code}/desk`);
  for (let step = 0; step < 120; step += 1) {
    if (until.test(await desk.textContent("h1"))) return;
    const table = desk.locator(".desk-tables .table-no").first();
    if ((await desk.locator("#line").count()) && (await table.count())) {
      await desk.locator("#line").fill(`${(await table.textContent()).trim()} w`);
      await Promise.all([desk.waitForURL(/entered=/), desk.keyboard.press("Enter")]);
      await desk.goto(`${url}/t/${code}/desk`);
      continue;
    }
    const next = desk.locator(".next .btn.act").first();
    if (!(await next.count())) return;
    await Promise.all([desk.waitForNavigation(), next.click()]);
  }
  throw new Error(`the desk never said ${until}`);
}
