// Plays the demonstration on, from the desk: its one button is pressed; where it leads to a table instead, a slip is entered.

/** Until the desk's headline fits that. */
export async function playOn(desk, url, code, until) {
  for (let step = 0; step < 120; step += 1) {
    await desk.goto(`${url}/t/${code}/desk`);
    if (until.test(await desk.textContent("h1"))) return;
    const next = desk.locator(".next button.act").first();
    if (await next.count()) {
      await Promise.all([desk.waitForNavigation(), next.click()]);
      continue;
    }
    const table = desk.locator(".desk-tables .table-no").first();
    await desk.locator("#line").fill(`${(await table.textContent()).trim()} w`);
    await Promise.all([desk.waitForURL(/entered=/), desk.keyboard.press("Enter")]);
  }
  throw new Error(`the desk never said ${until}`);
}
