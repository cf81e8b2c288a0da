//! Conquest tables over HTTP: a whole game, what each reader is shown, and a server that was killed in between.

use std::collections::BTreeSet;

use reqwest::StatusCode;

use crate::decks::CATO;
use crate::house::{House, Page, Visitor};

/// Two people at one table, and one who watches.
pub(crate) struct Game {
    pub(crate) code: String,
    pub(crate) players: [Visitor; 2],
    pub(crate) spectator: Visitor,
}

impl Game {
    pub(crate) async fn begun(house: &House, settings: &[(&str, &str)]) -> Game {
        let players = [house.visitor(), house.visitor()];
        let mut fields = vec![("deck", "nazdreg"), ("name", "Ana"), ("opponent", "person")];
        fields.extend_from_slice(settings);
        let page = players[0].post("/play", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let code = page.path.trim_start_matches("/play/").to_owned();
        let sit = format!("/play/{code}/sit");
        let page = players[1].post(&sit, &[("deck", "captain-cato-sicarius"), ("name", "Bo")]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let game = Game { code, players, spectator: house.visitor() };
        game.numbers().await;
        game
    }

    pub(crate) fn path(&self) -> String {
        format!("/play/{}", self.code)
    }

    /// Both bring a number: the hash first, then the number.
    pub(crate) async fn numbers(&self) {
        let path = format!("{}/number", self.path());
        let number = |at: usize| format!("{:02x}", at + 1).repeat(32);
        for (at, player) in self.players.iter().enumerate() {
            let number: rulebook::Seed = number(at).parse().unwrap();
            let page = player.post(&path, &[("hash", &number.commitment().to_string())]).await;
            assert_eq!(page.status, StatusCode::NO_CONTENT, "{}", page.body);
        }
        for (at, player) in self.players.iter().enumerate() {
            let page = player.post(&path, &[("number", &number(at))]).await;
            assert_eq!(page.status, StatusCode::NO_CONTENT, "{}", page.body);
        }
    }

    pub(crate) async fn pages(&self) -> [Page; 2] {
        [self.players[0].get(&self.path()).await, self.players[1].get(&self.path()).await]
    }

    /// Whoever is asked gives one of the answers offered; `false` when the game is over.
    pub(crate) async fn step(&self, turn: usize) -> bool {
        for (player, page) in self.players.iter().zip(self.pages().await) {
            let offered = values(&page.body, "name=\"answer\" value=\"");
            if offered.is_empty() {
                continue;
            }
            let after = values(&page.body, "name=\"after\" value=\"").remove(0);
            let answer = offered[turn % offered.len()].replace("&quot;", "\"");
            let path = format!("{}/answer", self.path());
            let answered = player.post(&path, &[("after", &after), ("answer", &answer)]).await;
            assert_eq!(answered.status, StatusCode::OK, "{answer}: {}", answered.body);
            return true;
        }
        false
    }
}

/// Every text that stands between that beginning and the next quotation mark.
pub(crate) fn values(body: &str, before: &str) -> Vec<String> {
    let parts = body.split(before).skip(1);
    parts.filter_map(|rest| rest.split('"').next()).map(ToOwned::to_owned).collect()
}

/// The cards of the reader's own hand, by their numbers in the game.
pub(crate) fn hand(page: &Page) -> BTreeSet<String> {
    let list =
        page.body.split("<ul class=\"board-hand\">").nth(1).and_then(|rest| rest.split("</ul>").next());
    list.map(|list| values(list, "data-card=\"").into_iter().collect()).unwrap_or_default()
}

/// No page holds a card of a hand that is not its reader's, whoever reads, at any moment of a game.
///
/// Shows HR-7.5.1.
#[tokio::test]
async fn no_page_holds_a_card_its_reader_may_not_know() {
    let house = House::open().await;
    let game = Game::begun(&house, &[]).await;
    let stranger = house.visitor();
    for turn in 0..60 {
        let pages = game.pages().await;
        let hands = [hand(&pages[0]), hand(&pages[1])];
        assert!(hands.iter().any(|hand| !hand.is_empty()), "the players see their own hands");
        let spectator = game.spectator.get(&game.path()).await;
        assert!(hand(&spectator).is_empty() && !spectator.body.contains("name=\"answer\""));
        let log = stranger.get(&format!("{}/log", game.path())).await;
        for (seat, hidden) in hands.iter().enumerate() {
            for other in [&pages[1 - seat], &spectator, &log] {
                let shown: BTreeSet<String> = values(&other.body, "data-card=\"").into_iter().collect();
                assert!(shown.is_disjoint(hidden), "turn {turn}: {:?}", shown.intersection(hidden));
            }
        }
        let record = stranger.get(&format!("{}/game.json", game.path())).await;
        assert_eq!(record.status, StatusCode::CONFLICT, "a record under way holds both hands");
        if !game.step(turn).await {
            break;
        }
    }
}

/// Clocks are those of this moment: whoever sees an earlier one, late or looking back, is shown none.
///
/// Shows HR-7.5.1.
#[tokio::test]
async fn who_sees_an_earlier_board_sees_no_clock_of_now() {
    let house = House::open().await;
    let game = Game::begun(&house, &[("clock_minutes", "30"), ("watch", "late")]).await;
    for turn in 0..12 {
        assert!(game.step(turn).await);
    }
    let clocks = |page: &Page| page.body.matches("role=\"timer\"").count();
    for page in game.pages().await {
        assert_eq!(clocks(&page), 2, "a player sees both clocks");
    }
    let late = game.spectator.get(&game.path()).await;
    assert!(late.body.contains("id=\"board\"") && clocks(&late) == 0, "{}", late.body);
    let back = game.players[0].get(&format!("{}/at/3", game.path())).await;
    assert!(back.body.contains("id=\"board\"") && clocks(&back) == 0, "{}", back.body);
}

/// Whoever plays against a bot is asked only where there is a choice, which would tell a spectator what is held: nobody watches such a
/// game unless its player lets them, and then every window is asked and passed as between people.
#[tokio::test]
async fn a_game_against_a_bot_is_watched_by_who_is_let_in_and_then_its_pauses_are_even() {
    let house = House::open().await;
    // All at once: each waits for a server that draws the numbers nobody brings.
    tokio::join!(
        watched(&house, "", false),
        watched(&house, "nobody", false),
        watched(&house, "everybody", true),
        watched(&house, "late", true),
    );
}

/// Opens a table against a bot with that word about watching, and says whether it may be watched, and is played as between people.
async fn watched(house: &House, watch: &str, watched: bool) {
    let ana = house.visitor();
    let fields = [("deck", "nazdreg"), ("name", "Ana"), ("opponent", "greedy"), ("watch", watch)];
    let opened = ana.post("/play", &fields).await;
    let mut own = settled(&ana, &opened.path).await;
    for _ in 0..400 {
        if own.body.contains("name=\"answer\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        own = settled(&ana, &opened.path).await;
    }
    assert!(own.body.contains("name=\"answer\""), "{watch}: {}", own.body);
    assert_eq!(own.body.contains("data-even"), watched, "{watch}: {}", own.body);
    let stranger = house.visitor().get(&opened.path).await;
    assert_eq!(stranger.body.contains("id=\"board\""), watched, "{watch}: {}", stranger.body);
    let report = ana.get(&format!("{}/report.json", opened.path)).await;
    let quick = report.body.replace(' ', "").contains("\"quick\":\"A\"");
    assert_eq!(quick, !watched, "{watch}: {}", report.body);
}

/// A first game takes a deck and an opponent: a name stands there. Later it is the last one.
#[tokio::test]
async fn a_name_stands_there_for_a_first_game() {
    let house = House::open().await;
    let ana = house.visitor();
    for path in ["/play", "/learn/27"] {
        let page = ana.get(path).await;
        assert!(page.body.contains("name=\"name\" value=\"Guest\""), "{path}: {}", page.body);
    }
    ana.post("/play", &[("deck", "nazdreg"), ("name", "Ana"), ("opponent", "greedy")]).await;
    let page = ana.get("/play").await;
    assert!(page.body.contains("name=\"name\" value=\"Ana\""), "{}", page.body);
}

/// Whoever was told a code need not know what it is the code of.
#[tokio::test]
async fn home_finds_a_table_of_either_game_by_its_code() {
    let house = House::open().await;
    let card_game = [("name", "Ana"), ("deck", "nazdreg"), ("opponent", "person")];
    for (path, fields) in [("/play", card_game.as_slice()), ("/table", &[])] {
        let table = house.visitor().post(path, fields).await;
        assert_eq!(table.status, StatusCode::OK, "{}", table.body);
        let code = table.path.split('/').nth(2).expect("a code").to_lowercase();
        let found = house.visitor().post("/join", &[("code", &format!(" {code} "))]).await;
        assert!(found.path.starts_with(&format!("{path}/{}", code.to_uppercase())), "{}", found.path);
        assert_eq!(found.status, StatusCode::OK, "{}", found.body);
    }
    let nothing = house.visitor().post("/join", &[("code", "ZZZZZZ")]).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
}

/// Nobody answers for somebody else, and what is no answer is refused in words.
///
/// Shows HR-7.1.4, HR-7.3.1.
#[tokio::test]
async fn only_whoever_is_asked_answers_and_only_once() {
    let house = House::open().await;
    let game = Game::begun(&house, &[]).await;
    let path = format!("{}/answer", game.path());
    let pass: &[(&str, &str)] = &[("after", "0"), ("answer", "\"pass\"")];
    let stranger = house.visitor().post(&path, pass).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    for (what, status) in [("", 422), ("nonsense", 422), ("{\"dial\":9}", 409), ("\"concede\"", 409)] {
        let page = game.players[0].post(&path, &[("after", "0"), ("answer", what)]).await;
        assert_eq!(page.status.as_u16(), status, "{what}: {}", page.body);
    }
    assert!(game.step(0).await);
    for player in &game.players {
        let again = player.post(&path, pass).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "the question has passed");
    }
}

/// A server that is gone comes back with the very question, and another node has it too.
#[tokio::test]
async fn a_killed_server_brings_back_the_very_question() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    let game = Game::begun(&house, &[]).await;
    for turn in 0..12 {
        game.step(turn).await;
    }
    let before = game.pages().await;
    drop(house);
    let house = House::on(&place).await;
    let players = [game.players[0].at(&house), game.players[1].at(&house)];
    let game = Game { players, spectator: house.visitor(), code: game.code };
    let after = game.pages().await;
    for (before, after) in before.iter().zip(&after) {
        let asked = |page: &Page| values(&page.body, "name=\"answer\" value=\"");
        assert_eq!(asked(before), asked(after));
        assert_eq!(hand(before), hand(after));
    }
    assert!(game.step(0).await, "and the game goes on");
}

/// A game against a bot, conceded, with its proof and its file; the bot answers by itself.
#[tokio::test]
async fn a_game_against_a_bot_ends_with_a_proof() {
    let house = House::open().await;
    let player = house.visitor();
    let page = player
        .post(
            "/play",
            &[("deck", "nazdreg"), ("name", "Ana"), ("opponent", "greedy"), ("bot_deck", "colonel-straken")],
        )
        .await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let path = page.path.clone();
    let mut answered = 0;
    for _ in 0..400 {
        let page = player.get(&path).await;
        let offered = values(&page.body, "name=\"answer\" value=\"");
        if offered.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
            continue;
        }
        let after = values(&page.body, "name=\"after\" value=\"").remove(0);
        let answer = offered[answered % offered.len()].replace("&quot;", "\"");
        player.post(&format!("{path}/answer"), &[("after", &after), ("answer", &answer)]).await;
        answered += 1;
        if answered == 8 {
            break;
        }
    }
    assert_eq!(answered, 8, "the bot answers in between");
    let over = player.post(&format!("{path}/do"), &[("what", "concede")]).await;
    assert!(over.body.contains("play-ending"), "{}", over.body);
    let file = player.get(&format!("{path}/game.json")).await;
    let record = conquest::game::GameFile::read(&file.body).unwrap();
    let proof = record.verify().unwrap();
    assert_eq!(proof.drawn_for, [true, true], "without a script the server draws, and says so");
    let replay = house.visitor().get(&format!("{path}/at/3")).await;
    assert_eq!(replay.status, StatusCode::OK);
    assert!(replay.body.contains("<ul class=\"board-hand\">"), "after the end the hand below is open");
    assert!(replay.body.contains("board-open-hand"), "and the one opposite");
    let elsewhere = [("at", "5"), ("seat", "0"), ("opponent", "greedy")];
    let on = house.visitor();
    let page = on.post(&format!("{path}/on"), &elsewhere).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert_ne!(page.path, path);
    let page = settled(&on, &page.path).await;
    let given: usize = values(&page.body, "data-answers=\"").remove(0).parse().unwrap();
    assert!(given >= 5, "the game goes on from its fifth answer: {given}");
    let nowhere =
        on.post(&format!("{path}/on"), &[("at", "5000"), ("seat", "0"), ("opponent", "greedy")]).await;
    assert_eq!(nowhere.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", nowhere.body);
    let again = player.post(&format!("{path}/rematch"), &[]).await;
    assert_ne!(again.path, path);
    assert_eq!(again.status, StatusCode::OK);
}

/// Decks are looked through where that was agreed; elsewhere everybody has the own list and nobody another.
#[tokio::test]
async fn decks_are_open_only_where_that_was_agreed() {
    let house = House::open().await;
    let open: &[(&str, &str)] = &[("open_decks", "on")];
    for (settings, lists) in [(open, [2, 2, 2]), (&[], [1, 1, 0])] {
        let game = Game::begun(&house, settings).await;
        let [ana, bo] = game.pages().await;
        let eve = game.spectator.get(&game.path()).await;
        let shown = [ana, bo, eve].map(|page| page.body.matches("board-list").count());
        assert_eq!(shown, lists, "{settings:?}");
    }
}

/// The rules beside the board are those of the question, in the reader's language, and no others; whoever chooses a deck reads
/// those of decks.
#[tokio::test]
async fn the_rules_beside_the_board_are_those_of_the_question() {
    let house = House::open().await;
    let player = house.visitor();
    let lobby = player.get("/play").await;
    let told = |step: &str| -> BTreeSet<String> {
        let clauses = ["CG", "CE"].into_iter().flat_map(|it| regulations::ledger::Step::clauses(step, it));
        clauses.map(|entry| entry.id.to_string()).collect()
    };
    let linked = |body: &str| -> BTreeSet<String> {
        let links = values(body, "href=\"/rules/").into_iter();
        links.filter(|id| id.starts_with("CG-") || id.starts_with("CE-")).collect()
    };
    assert_eq!(linked(&lobby.body), told("choosing_a_deck"));
    let fields =
        [("deck", "nazdreg"), ("name", "Ana"), ("opponent", "greedy"), ("bot_deck", "colonel-straken")];
    let path = player.post("/play", &fields).await.path;
    let mut seen = BTreeSet::new();
    for turn in 0..200 {
        let page =
            player.sent(player.request(reqwest::Method::GET, &path).header("accept-language", "de")).await;
        let offered = values(&page.body, "name=\"answer\" value=\"");
        if offered.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
            continue;
        }
        let beside = page.body.split("id=\"board-rules\"").nth(1).expect("rules beside the board");
        let steps = values(beside, "data-step=\"");
        let wanted: BTreeSet<String> = steps.iter().flat_map(|step| told(step)).collect();
        assert_eq!(linked(beside), wanted, "{steps:?}");
        assert!(steps.iter().all(|step| told(step).len() > 3), "{steps:?}");
        seen.extend(steps);
        if seen.len() >= 4 {
            break;
        }
        let after = values(&page.body, "name=\"after\" value=\"").remove(0);
        let answer = offered[turn % offered.len()].replace("&quot;", "\"");
        player.post(&format!("{path}/answer"), &[("after", &after), ("answer", &answer)]).await;
    }
    assert!(seen.contains("set_up") && seen.contains("deploying") && seen.len() >= 4, "{seen:?}");
}

/// The page of a table once its game is under way.
pub(crate) async fn settled(who: &Visitor, path: &str) -> Page {
    for _ in 0..400 {
        let page = who.get(path).await;
        if page.body.contains("data-answers=") {
            return page;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("no game begins at {path}");
}

/// A report holds what its sender may know and nothing else: not the opponent's hand, not the chance.
#[tokio::test]
async fn a_report_holds_what_its_sender_may_know() {
    let house = House::open().await;
    let game = Game::begun(&house, &[]).await;
    for turn in 0..6 {
        game.step(turn).await;
    }
    let [ana, stranger] = [&game.players[0], &game.spectator];
    for (who, seat) in [(ana, Some(0)), (stranger, None)] {
        let report = who.get(&format!("{}/report.json", game.path())).await;
        assert_eq!(report.status, StatusCode::OK, "{}", report.body);
        let report: serde_json::Value = serde_json::from_str(&report.body).unwrap();
        assert_eq!(report["format"], "marshal.report/1");
        assert!(report["game"].is_null() && report["view"]["secret"].is_null());
        for at in 0..2 {
            let hand = report["view"]["board"]["players"][at]["cards"].as_array().unwrap();
            assert_eq!(hand.is_empty(), seat != Some(at), "seat {at}: {hand:?}");
        }
    }
}

/// A hint is given against a bot, to whoever is asked, and never between people.
#[tokio::test]
async fn hints_are_given_against_bots_only() {
    let house = House::open().await;
    let between_people = Game::begun(&house, &[]).await;
    for page in between_people.pages().await {
        assert!(!page.body.contains("?hint="), "{}", page.body);
    }
    let sneaky = between_people.players[0].get(&format!("{}?hint=0", between_people.path())).await;
    assert!(!sneaky.body.contains("board-hint"), "{}", sneaky.body);
    let player = house.visitor();
    let page = player.post("/play", &[("deck", "nazdreg"), ("name", "Ana"), ("opponent", "greedy")]).await;
    for _ in 0..400 {
        let body = player.get(&page.path).await.body;
        if let Some(number) = values(&body, "?hint=").first() {
            let hinted = player.get(&format!("{}?hint={number}", page.path)).await;
            assert!(hinted.body.contains("hinted"), "{}", hinted.body);
            let stranger = house.visitor().get(&format!("{}?hint={number}", page.path)).await;
            assert!(!stranger.body.contains("board-hint"), "whoever watches gets none");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("no hint was offered");
}

/// What cannot be played says why, and a form comes back as it was filled in.
#[tokio::test]
async fn a_deck_that_cannot_be_played_says_why() {
    let house = House::open().await;
    let visitor = house.visitor();
    let with =
        |list: &'static str| [("deck", "list"), ("list", list), ("name", "Ana"), ("opponent", "rules")];
    for list in ["", "1x Nobody at all", "1x Nazdreg\n3x Goff Nob"] {
        let page = visitor.post("/play", &with(list)).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{list}");
    }
    let page = visitor.post("/play", &[("deck", "nazdreg"), ("name", ""), ("opponent", "rules")]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(visitor.get("/play/NOSUCH").await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get("/play").await.status, StatusCode::OK);
}

/// A list that is wrong in several ways is told all of them, each with its clause, where the game is read as in a tournament.
#[tokio::test]
async fn an_illegal_list_is_told_everything_that_is_wrong_with_it() {
    let house = House::open().await;
    let visitor = house.visitor();
    // Too few cards, and four copies of two of them.
    let list = "1x Nazdreg\n4x Goff Boyz\n4x Goff Nob";
    let form =
        [("deck", "list"), ("list", list), ("name", "Ana"), ("opponent", "rules"), ("mode", "tournament")];
    let page = visitor.post("/play", &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let told = page.body.split("role=\"alert\"").nth(1).expect("a note");
    let told = told.split("</ul>").next().expect("its list");
    for name in ["Goff Boyz", "Goff Nob"] {
        assert!(told.contains(name), "{name} in {told}");
    }
    assert!(told.matches("class=\"clause\"").count() > 2, "{told}");
}

/// Whoever has handed in a list to a tournament finds it among the decks, and nobody else does.
#[tokio::test]
async fn a_list_handed_in_to_a_tournament_is_played_with() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    let (player, other) = (&day.players[0], &day.players[1]);
    let handed = player.post(&format!("/t/{}/deck", day.code), &[("text", CATO)]).await;
    assert_eq!(handed.status, StatusCode::OK, "{}", handed.body);
    let deck = format!("handed-in {}", day.code);
    assert!(player.get("/play").await.body.contains(&deck));
    assert!(!other.get("/play").await.body.contains("handed-in"));
    let form = [("deck", deck.as_str()), ("name", "Ana"), ("opponent", "rules"), ("mode", "tournament")];
    let page = player.post("/play", &form).await;
    assert!(
        page.status == StatusCode::OK && page.path.starts_with("/play/"),
        "{} {}",
        page.status,
        page.path
    );
    let page = other.post("/play", &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
}
