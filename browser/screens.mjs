// Every screen there is: the address as the page table writes it, a name for pictures, who looks, and where it is found in the
// demonstration. A test of `tidy` holds the list against the page tables of all areas, so that a new page is looked at.

/** Addresses that answer with a file or lead elsewhere: nothing to look at. */
export const unseen = [
  "/t/{code}/file.json",
  "/t/{code}/results.csv",
  "/t/{code}/players.csv",
  "/t/{code}/desk/record.json",
  "/t/{code}/table/{round}/{place}",
  "/decks/{game}/text",
  "/l/{token}",
];

/** Screens whose table, game or army a story of its own makes first; they are looked at there. */
export const elsewhere = [
  "/play/take/{secret}",
  "/play/{code}",
  "/play/{code}/log",
  "/play/{code}/at/{answer}",
  "/table/{code}",
  "/table/{code}/forces",
  "/table/{code}/told",
  "/table/{code}/join/{secret}",
  "/table/{code}/judge/{secret}",
  "/table/{code}/seat/{secret}",
  "/t/{code}/army",
];

/** Screens of the demonstration. `t` stands for the tournament's address; `later` for those that look different in a bracket and at the end,
    `set` for those whose words are set by a rule of their own. */
export const screens = [
  { page: "/", name: "home", later: true, by: ["public", "organizer", "player"] },
  { page: "/new", name: "new", by: ["owner"] },
  { page: "/new", name: "new-form", at: "/new?pack=conquest-1.2", by: ["owner"] },
  { page: "/sign-in", name: "sign-in" },
  { page: "/account", name: "account", by: ["owner"] },
  { page: "/tokens", name: "tokens", by: ["owner"] },
  { page: "/plan", name: "plan", at: "/plan?players=64" },
  { page: "/rights", name: "rights" },
  { page: "/offline", name: "offline" },
  { page: "/design", name: "design" },
  { page: "/api", name: "api" },
  { page: "/decks", name: "builder" },
  { page: "/decks/{game}", name: "builder-game", at: "/decks/conquest" },
  { page: "/cards", name: "cards" },
  { page: "/cards/{id}", name: "card", at: "/cards/captain-cato-sicarius" },
  { page: "/rules", name: "rules" },
  { page: "/learn", name: "learn" },
  { page: "/learn/{step}", name: "learn-step", set: true, at: "/learn/1" },
  { page: "/play", name: "play" },
  { page: "/table", name: "table" },
  { page: "/armies", name: "armies" },
  { page: "/armies/{list}", name: "army", at: "/armies/space-marines-codex" },
  { page: "/t/{code}", name: "pairings", later: true, by: ["public", "player"] },
  { page: "/t/{code}", name: "pairings-by-name", at: "t?by=name" },
  { page: "/t/{code}/standings", name: "standings", later: true, by: ["public", "player"] },
  { page: "/t/{code}/bracket", name: "bracket", later: true },
  { page: "/t/{code}/players", name: "players" },
  { page: "/t/{code}/tables", name: "tables" },
  { page: "/t/{code}/archive", name: "archive", later: true },
  { page: "/t/{code}/about", name: "about" },
  { page: "/t/{code}/rules", name: "rules-inside", by: ["player"] },
  { page: "/t/{code}/rules/{*rest}", name: "rules-clause", at: "t/rules/CT-4.2.6", by: ["player"] },
  { page: "/t/{code}/decks", name: "decks", later: true, by: ["organizer"] },
  { page: "/t/{code}/prizes", name: "prizes", later: true, by: ["organizer"] },
  { page: "/t/{code}/proof", name: "proof" },
  { page: "/t/{code}/player/{number}", name: "player", later: true, at: "t/player/4" },
  { page: "/t/{code}/access", name: "access", by: ["player"] },
  { page: "/t/{code}/join", name: "join" },
  { page: "/t/{code}/call", name: "call", by: ["player"] },
  { page: "/t/{code}/procedure/{round}/{place}/{ending}", name: "procedure", at: "t/procedure/3/6/simultaneous_victory", by: ["judge"] },
  { page: "/t/{code}/deck", name: "deck", by: ["player"] },
  { page: "/t/{code}/decks/{player}", name: "deck-list", at: "t/decks/4", by: ["organizer"] },
  { page: "/t/{code}/decks/{player}/sheet", name: "deck-sheet", at: "t/decks/4/sheet", by: ["organizer"] },
  { page: "/t/{code}/paper", name: "paper", later: true, by: ["organizer"] },
  { page: "/t/{code}/paper/{sheet}", name: "paper-sheet", at: "t/paper/pairings-by-name", by: ["organizer"] },
  { page: "/t/{code}/display/{name}", name: "display", later: true, set: true, at: "t/display/hall" },
  { page: "/t/{code}/me", name: "my-match", later: true, by: ["player"] },
  { page: "/t/{code}/bubble", name: "bubble", later: true, by: ["organizer"] },
  { page: "/t/{code}/judge", name: "judge", later: true, by: ["judge", "marshal"] },
  { page: "/t/{code}/judge/{*rest}", name: "judge-checks", at: "t/judge/checks", by: ["judge"] },
  { page: "/t/{code}/judge/{*rest}", name: "judge-table", at: "t/judge/table/3/1", by: ["judge"] },
  { page: "/t/{code}/judge/{*rest}", name: "judge-person", at: "t/judge/player/4", by: ["judge"] },
  { page: "/t/{code}/desk", name: "desk", later: true, by: ["organizer", "marshal"] },
  { page: "/t/{code}/desk/displays", name: "desk-displays", by: ["organizer"] },
  { page: "/t/{code}/desk/match/{round}/{place}", name: "desk-match", at: "t/desk/match/3/1", by: ["organizer"] },
  { page: "/t/{code}/desk/players", name: "desk-players", later: true, by: ["organizer"] },
  { page: "/t/{code}/desk/many", name: "desk-many", by: ["organizer"] },
  { page: "/t/{code}/desk/person/{number}", name: "desk-person", at: "t/desk/person/4", by: ["organizer"] },
  { page: "/t/{code}/desk/staff", name: "desk-staff", by: ["organizer"] },
  { page: "/t/{code}/desk/settings", name: "desk-settings", later: true, by: ["organizer"] },
  { page: "/t/{code}/desk/log", name: "desk-log", later: true, by: ["organizer"] },
];

/** Everybody who looks. */
export const roles = ["public", "player", "judge", "marshal", "organizer", "owner"];

/** Brings somebody of that role in. The owner's link makes an account once; afterwards one signs in to it. */
export async function enter(page, demo, role) {
  if (role === "public") return;
  if (role !== "owner") {
    await page.goto(demo.links[role]);
    return;
  }
  const first = await page.goto(demo.links.owner);
  if (!first.ok()) await page.goto(`${demo.url}/sign-in`);
  await page.locator("#name").fill("Olga");
  await page.locator("#password").fill("correct horse");
  await page.locator("main form .btn.act").click();
  await page.waitForURL((at) => !at.pathname.includes("/owner") && !at.pathname.includes("/sign-in"));
}

/** Where that screen is on a server with that tournament. */
export function address(screen, code) {
  const at = screen.at ?? screen.page.replace("/t/{code}", "t");
  return at.startsWith("/") ? at : `/t/${code}${at.slice(1)}`;
}
