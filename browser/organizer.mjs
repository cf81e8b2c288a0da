// What an organizer does before a story begins: takes a server over, creates a tournament, invites, and brings it to its first round.

/** Presses something and waits for the page that follows. */
export async function tap(page, target) {
  const arrived = page.waitForEvent("load");
  await target.click();
  await arrived;
}

/** Presses the first button of that name. */
export const press = (page, text) => tap(page, page.getByRole("button", { name: text, exact: true }).first());

/** Makes Mira the owner of a server. */
export async function takeOver(page, server) {
  await page.goto(server.owner);
  await page.getByLabel("Your name").fill("Mira");
  await page.getByLabel("Password").fill("correct horse");
  await press(page, "Take over this server");
}

/** Creates a tournament that Mira organizes, with its matches at Marshal's tables if so wished; gives its code. */
export async function create(page, server, { pack, name, tables = false }) {
  await page.goto(`${server.url}/new?pack=${pack}`);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Your name").fill("Mira");
  if (tables) {
    const box = page.locator("input[name=tables]");
    await box.evaluate((box) => box.closest("details")?.setAttribute("open", ""));
    await box.check();
  }
  await press(page, "Create the tournament");
  await page.waitForURL(/\/desk$/);
  return new URL(page.url()).pathname.split("/")[2];
}

/** Invites somebody to an office ("Invite a judge") who accepts on that page. */
export async function invite(owner, at, office, page, name) {
  await owner.goto(`${at}/desk/staff`);
  await press(owner, office);
  await page.goto((await owner.textContent("section .mono")).trim());
  await page.getByLabel("Your name").fill(name);
  await press(page, "Accept");
}

/** Joins the tournament at that address. */
export async function join(page, at, name) {
  await page.goto(`${at}/join`);
  await page.getByLabel("Your name").first().fill(name);
  await press(page, "Join");
}

/** Everything from the last newcomer to a published first round. */
export async function toRoundOne(owner, at) {
  await owner.goto(`${at}/desk`);
  for (const step of ["Close registration", "Announce rounds and cut", "Draw round 1", "Publish"]) await press(owner, step);
}
