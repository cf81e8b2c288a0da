//! Deck lists over HTTP: the builder without a script, handing in, who sees what when, every role at every page.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::house::{Day, House, Page, Visitor};

/// A legal deck of fifty cards.
pub(crate) const CATO: &str = "1x Captain Cato Sicarius
4x Sicarius's Chosen
1x Cato's Stronghold
2x The Fury of Sicarius
1x Tallassarian Tempest Blade
3x 10th Company Scout
3x Tactical Squad Cardinis
3x Blood Angels Veterans
3x Eager Recruit
3x Iron Hands Techmarine
3x Honored Librarian
3x Drop Pod Assault
3x Indomitable
3x Godwyn Pattern Bolter
3x Carnivore Pack
3x Fire Warrior Elite
3x Earth Caste Technician
3x Ion Rifle
2x Promotion
1x Void Pirate
";

/// A card that shows whether a page gives the list away.
const TELLS: &str = "Carnivore Pack";

async fn day(house: &House, settings: &[(&str, &str)]) -> Day {
    let mut all = vec![("deck_lists", "yes")];
    all.extend_from_slice(settings);
    house.day("conquest-1.2", 4, &all).await
}

impl Day {
    fn deck(&self) -> String {
        format!("/t/{}/deck", self.code)
    }

    /// The page of a player's list; players are persons 1, 2, …
    fn list(&self, player: usize) -> String {
        format!("/t/{}/decks/{player}", self.code)
    }

    /// The organizer decides who sees lists.
    async fn show_decks(&self, visibility: &str) {
        let known = self.organizer.get(&format!("/api/tournaments/{}", self.code)).await;
        let mut settings = serde_json::from_str::<Value>(&known.body).unwrap()["settings"].clone();
        settings["deck_visibility"] = json!(visibility);
        settings["date"] = json!("2026-11-14");
        let path = format!("/api/tournaments/{}/commands", self.code);
        let request = self.organizer.request(Method::POST, &path);
        let page = self.organizer.sent(request.json(&json!({ "change": { "settings": settings } }))).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }

    async fn all_hand_in(&self) {
        for player in &self.players {
            let page = player.post(&self.deck(), &[("text", CATO)]).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        }
    }

    async fn start(&self) {
        self.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    }
}

/// Sends a list as a file, as a browser without a script does.
async fn upload(who: &Visitor, path: &str, file: &str, fields: &[(&str, &str)]) -> Page {
    let mut body = String::new();
    let mut part = |head: &str, content: &str| {
        body += &["--seam\r\nContent-Disposition: form-data; ", head, "\r\n\r\n", content, "\r\n"].concat();
    };
    for (name, value) in fields {
        part(&format!("name=\"{name}\""), value);
    }
    part("name=\"text\"", "");
    part("name=\"file\"; filename=\"deck.txt\"\r\nContent-Type: text/plain", file);
    body.push_str("--seam--\r\n");
    let request =
        who.request(Method::POST, path).header("content-type", "multipart/form-data; boundary=seam");
    who.sent(request.body(body)).await
}

/// Shows CT-2.2.12, CT-2.2.14.
#[tokio::test]
async fn lists_are_handed_in_before_the_start_and_missing_ones_block_round_1() {
    let house = House::open().await;
    let day = day(&house, &[]).await;
    let phone = day.players[0].get(&format!("/t/{}/me", day.code)).await.body;
    assert!(phone.contains("requires one before round 1") && phone.contains("CT-2.2.12"), "{phone}");

    let page = upload(&day.players[0], &day.deck(), CATO, &[("do", "hand-in")]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains(TELLS) && page.body.contains("Legal"), "{}", page.body);

    day.steps(&["close_registration", "announce"]).await;
    let desk = day.organizer.get(&format!("/t/{}/desk", day.code)).await.body;
    assert!(desk.contains("3 missing") && desk.contains("Player2"), "{desk}");
    let refused = day.act(&day.organizer, "draw", &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("Player2") && refused.body.contains("CT-2.2.12"), "{}", refused.body);

    day.all_hand_in().await;
    day.steps(&["draw", "publish"]).await;
    let late = day.players[1].post(&day.deck(), &[("text", CATO)]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.body.contains("CT-2.2.14"), "{}", late.body);
}

#[tokio::test]
async fn what_breaks_a_rule_is_not_taken_and_says_what_would_mend_it() {
    let house = House::open().await;
    let day = day(&house, &[]).await;
    let player = &day.players[0];
    let short = player.post(&day.deck(), &[("text", "1x Nazdreg\n3x Goff Nob\n")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    for told in ["CT-2.2.7", "CG-4.1.2", "3x Goff Nob"] {
        assert!(short.body.contains(told), "{told}: {}", short.body);
    }
    let unread = player.post(&day.deck(), &[("text", "1x Nazdreg\n1x Shota\n")]).await;
    assert_eq!(unread.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unread.body.contains("CT-2.2.42") && unread.body.contains("Shota"), "{}", unread.body);
    for nothing in ["", "{", "<deck", "\u{0}"] {
        let page = player.post(&day.deck(), &[("text", nothing)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{nothing:?}");
    }
    let checked = player.post(&day.deck(), &[("text", CATO), ("do", "check")]).await;
    assert_eq!(checked.status, StatusCode::OK);
    assert!(checked.body.contains("not handed in"), "{}", checked.body);
    assert!(day.organizer.get(&day.list(1)).await.body.contains("There is no deck list yet"));
}

/// Shows CT-3.4.2, PT-3.4.2, LT-3.4.2.
#[tokio::test]
async fn during_a_round_no_player_sees_a_list_not_even_the_own() {
    for (pack, clause, ending) in [
        ("conquest-1.2", "CT-3.4.2", "warlord_death"),
        ("podboj-1.1", "PT-3.4.2", "warlord_death"),
        ("l5r-2.3", "LT-3.4.2", "victory"),
    ] {
        let house = House::open().await;
        let day = house.day(pack, 4, &[]).await;
        day.show_decks("open").await;
        let leader = if pack == "l5r-2.3" { "Shizuka Toshi" } else { "Captain Cato Sicarius" };
        for player in 1..=4 {
            let entered = [("text", format!("1x {leader}")), ("anyway", "yes".to_owned())];
            let entered: Vec<(&str, &str)> =
                entered.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let page = day.organizer.post(&format!("{}/amend", day.list(player)), &entered).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        }
        let player = &day.players[0];
        assert!(player.get(&day.deck()).await.body.contains(leader));
        day.start().await;
        let own = player.get(&day.deck()).await.body;
        assert!(!own.contains(leader) && own.contains(clause), "{pack}: {own}");
        for path in [day.list(1), day.list(2), format!("/t/{}/decks", day.code)] {
            let page = player.get(&path).await;
            assert_eq!(page.status, StatusCode::FORBIDDEN, "{pack}: {path}");
            assert!(
                page.body.contains(clause) && !page.body.contains(leader),
                "{pack} {path}: {}",
                page.body
            );
        }
        assert_eq!(house.visitor().get(&day.list(1)).await.status, StatusCode::FORBIDDEN);
        day.settle_all(ending).await;
        day.steps(&["close"]).await;
        assert!(player.get(&day.deck()).await.body.contains(leader));
        assert!(player.get(&day.list(2)).await.body.contains(leader), "{pack}: open between rounds");
    }
}

/// Every role at every page, for every visibility, before and during a round.
#[tokio::test]
async fn nobody_sees_more_than_the_tournament_says() {
    let house = House::open().await;
    let mut organizer = None;
    for (visibility, everybody) in [("leaders", false), ("after_the_end", false), ("open", true)] {
        let day = match organizer.take() {
            None => day(&house, &[]).await,
            Some(owner) => again(&house, owner).await,
        };
        day.show_decks(visibility).await;
        day.all_hand_in().await;
        let marshal = day.staff(&house, "marshal", "Mo").await;
        let judge = day.staff(&house, "judge", "Jo").await;
        day.steps(&["close_registration"]).await;
        let stranger = house.visitor();
        let (own, other) = (&day.players[0], &day.players[1]);
        // Who, the list of player 1, the page of all lists, the sheet.
        let everyone = if everybody { StatusCode::OK } else { StatusCode::FORBIDDEN };
        let may = [
            ("organizer", &day.organizer, StatusCode::OK, StatusCode::OK, StatusCode::OK),
            ("marshal", &marshal, StatusCode::OK, StatusCode::OK, StatusCode::OK),
            ("judge", &judge, StatusCode::OK, StatusCode::OK, StatusCode::OK),
            ("own", own, StatusCode::OK, everyone, StatusCode::FORBIDDEN),
            ("other", other, everyone, everyone, StatusCode::FORBIDDEN),
            ("stranger", &stranger, everyone, everyone, StatusCode::FORBIDDEN),
        ];
        for (who, visitor, one, all, sheet) in may {
            let pages = [
                (day.list(1), one),
                (format!("/t/{}/decks", day.code), all),
                (format!("{}/sheet", day.list(1)), sheet),
            ];
            for (path, expected) in pages {
                let page = visitor.get(&path).await;
                assert_eq!(page.status, expected, "{visibility}: {who} at {path}");
                let tells = page.body.contains(TELLS);
                assert!(!tells || expected == StatusCode::OK, "{visibility}: {who} at {path}");
            }
            let leads = sheet == StatusCode::OK;
            let amended = visitor.post(&format!("{}/amend", day.list(1)), &[("text", CATO)]).await;
            let expected = if leads { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(amended.status, expected, "{visibility}: {who} enters a list for a player");
            let plays = who == "own" || who == "other";
            let handed = visitor.post(&day.deck(), &[("text", CATO)]).await;
            let expected = if plays { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(handed.status, expected, "{visibility}: {who} hands in");
        }
        nothing_public_tells(&day, &stranger).await;
        organizer = Some(day.organizer);
    }
}

/// A form that comes twice, the second time late, does not bring an older list back.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_handed_in_by_a_form_that_comes_again_is_handed_in_once() {
    let house = House::open().await;
    let day = day(&house, &[]).await;
    let player = &day.players[0];
    let changed = CATO.replace("2x Promotion\n1x Void Pirate", "3x Promotion");
    let (one, two) = ("first-key-of-a-form-0001", "other-key-of-a-form-0002");
    for (text, once) in [(CATO, one), (&changed, two), (CATO, one)] {
        let page = player.post(&day.deck(), &[("text", text), ("do", "hand_in"), ("once", once)]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }
    let list = player.get(&day.list(1)).await.body;
    assert!(!list.contains("Void Pirate"), "the newer list stays: {list}");
}

/// Another tournament of the same owner.
async fn again(house: &House, owner: Visitor) -> Day {
    let code = owner.found("conquest-1.2", &[("deck_lists", "yes")]).await;
    let mut day = Day { code, organizer: owner, players: Vec::new() };
    for number in 1..=4 {
        let player = house.visitor();
        player.post(&format!("/t/{}/join", day.code), &[("name", &format!("Player{number}"))]).await;
        day.players.push(player);
    }
    day
}

async fn nothing_public_tells(day: &Day, stranger: &Visitor) {
    let code = &day.code;
    let paths = [
        format!("/t/{code}"),
        format!("/t/{code}/players"),
        format!("/t/{code}/standings"),
        format!("/t/{code}/proof"),
        format!("/t/{code}/file.json"),
        format!("/api/tournaments/{code}"),
        format!("/api/tournaments/{code}/file"),
    ];
    for path in paths {
        let page = stranger.get(&path).await;
        assert!(!page.body.contains(TELLS), "{path}");
    }
}

/// Shows CT-2.2.14: after the start only a leader changes a list, and says why.
#[tokio::test]
async fn a_leader_amends_a_list_with_a_reason_on_record() {
    let house = House::open().await;
    let day = day(&house, &[]).await;
    day.all_hand_in().await;
    let judge = day.staff(&house, "judge", "Jo").await;
    day.start().await;
    let amend = format!("{}/amend", day.list(1));
    let without = judge.post(&amend, &[("text", CATO)]).await;
    assert_eq!(without.status, StatusCode::CONFLICT, "{}", without.body);
    let changed = CATO.replace("2x Promotion\n1x Void Pirate", "3x Promotion");
    let done = upload(&judge, &amend, &changed, &[("reason", "wrote Void Pirate, plays Promotion")]).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    assert!(done.body.contains("amended once") || !done.body.contains("Void Pirate"), "{}", done.body);
    let list = judge.get(&day.list(1)).await.body;
    assert!(!list.contains("Void Pirate"), "{list}");
    let illegal = judge.post(&amend, &[("text", "1x Nazdreg"), ("reason", "as found")]).await;
    assert_eq!(illegal.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(illegal.body.contains("CT-2.2.7"), "{}", illegal.body);
    let kept = judge.post(&amend, &[("text", "1x Nazdreg"), ("reason", "as found"), ("anyway", "yes")]).await;
    assert_eq!(kept.status, StatusCode::OK, "{}", kept.body);
    let lists = judge.get(&format!("/t/{}/decks", day.code)).await.body;
    assert!(lists.contains("amended 2 times"), "{lists}");
}

/// Shows CT-2.2.21: the sheet counts in order and names what to look at.
#[tokio::test]
async fn the_deck_check_sheet_counts_in_order() {
    let house = House::open().await;
    let day = day(&house, &[("tier", "formal")]).await;
    day.all_hand_in().await;
    let sheet = day.organizer.get(&format!("{}/sheet", day.list(1))).await.body;
    let at = |text: &str| sheet.find(text).unwrap_or_else(|| panic!("{text} is missing: {sheet}"));
    assert!(at("Captain Cato Sicarius") < at("Signature squad"));
    assert!(at("Signature squad") < at(TELLS));
    assert!(sheet.contains("CT-2.2.21"));
}

#[tokio::test]
async fn a_shared_deck_is_handed_in_by_the_phone_that_opens_it() {
    let house = House::open().await;
    let day = day(&house, &[]).await;
    let player = &day.players[0];
    let bench = player.post("/decks/conquest", &[("text", CATO)]).await;
    assert_eq!((bench.status, bench.path.as_str()), (StatusCode::OK, "/decks/conquest"));
    assert!(bench.body.contains("Hand in at Saturday"), "{}", bench.body);
    let from = bench.body.find("http://house/decks/conquest?d=").unwrap();
    let link: String = bench.body[from..].chars().take_while(|letter| *letter != '"').collect();
    assert!(link.len() < 220, "{link}");
    let handed = player.post(&day.deck(), &[("text", &link)]).await;
    assert_eq!(handed.status, StatusCode::OK, "{}", handed.body);
    assert!(handed.body.contains(TELLS));
    let stranger = house.visitor().get(link.trim_start_matches("http://house")).await;
    assert!(stranger.body.contains(TELLS) && !stranger.body.contains("Hand in at"), "{}", stranger.body);
}

/// The address of the first link on a page whose mark for the script is that.
fn step(page: &Page, mark: &str) -> String {
    let at =
        page.body.find(&format!("data-go=\"{mark}\"")).unwrap_or_else(|| panic!("{mark}: {}", page.body));
    let rest = &page.body[at..];
    let from = rest.find("href=\"").unwrap() + 6;
    rest[from..].split('"').next().unwrap().replace("&amp;", "&")
}

/// Shows CG-4.1.2: the squad comes with its warlord, and is missed as soon as one of it is taken out.
#[tokio::test]
async fn the_builder_works_by_links_alone() {
    let house = House::open().await;
    let visitor = house.visitor();
    let page = visitor.get("/decks/conquest").await;
    let page = visitor.get(&step(&page, "lead-nazdreg")).await;
    assert!(page.body.contains("Signature squad") && page.body.contains("CT-2.2.7"), "{}", page.body);
    assert!(!page.body.contains("CG-4.1.2"), "the squad is whole: {}", page.body);
    let page = visitor.get(&format!("{}&q=goff+nob", step(&page, "less-nazdregs-flash-gitz"))).await;
    assert!(page.body.contains("CG-4.1.2"), "a squad card is missing: {}", page.body);
    let mut page = visitor.get(&step(&page, "more-goff-nob")).await;
    for _ in 0..3 {
        page = visitor.get(&step(&page, "more-goff-nob")).await;
    }
    assert!(page.body.contains("CG-4.2.1"), "four copies: {}", page.body);
    // Without the filter, cards of other factions show by which clause they do not belong.
    let all = visitor
        .get(&format!("{}&all=yes&q=eager", step(&page, "less-goff-nob").replace("q=goff%20nob", "")))
        .await;
    assert!(all.body.contains("Eager Recruit") && all.body.contains("CG-4.1.5"), "{}", all.body);

    let l5r = visitor.get("/decks/l5r").await;
    let l5r = visitor.get(&step(&l5r, "lead-01-shizuka-toshi")).await;
    assert!(l5r.body.contains("Influence spent") && l5r.body.contains("LT-2.2.8"), "{}", l5r.body);
}

#[tokio::test]
async fn pasted_lists_find_their_bench_and_bad_ones_are_told() {
    let house = House::open().await;
    let visitor = house.visitor();
    let other =
        upload(&visitor, "/decks/conquest", "1 Shizuka Toshi (Core Set)\n3 Banzai! (Core Set)\n", &[]).await;
    assert_eq!((other.status, other.path.as_str()), (StatusCode::OK, "/decks/l5r"));
    let bad = visitor.post("/decks/conquest", &[("text", "1x Nazdreg\n2x Egaer Recruit")]).await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(bad.body.contains("Eager Recruit") && bad.body.contains("CT-2.2.42"), "{}", bad.body);
    for text in ["", "[1, 2]", "<deck", "/decks/conquest?d=EB"] {
        let page = visitor.post("/decks/conquest", &[("text", text)]).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
    }
    for path in ["/decks/chess", "/cards/nothing", "/decks/chess/text?d=&format=plain"] {
        assert_eq!(visitor.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in
        ["/decks/conquest?d=!!", "/decks/conquest?date=tomorrow", "/decks/conquest/text?d=&format=pdf"]
    {
        assert_eq!(visitor.get(path).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
}

#[tokio::test]
async fn every_format_leaves_the_bench() {
    let house = House::open().await;
    let visitor = house.visitor();
    let bench = visitor.post("/decks/conquest", &[("text", CATO)]).await;
    let code = bench.body.split("name=\"d\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    for format in ["plain", "marshal", "octgn", "conquestdb", "conquestdb-bbcode", "iridial", "link"] {
        let text = visitor.get(&format!("/decks/conquest/text?d={code}&format={format}")).await;
        assert_eq!(text.status, StatusCode::OK, "{format}");
        let back = visitor.post("/decks/conquest", &[("text", &text.body)]).await;
        assert_eq!(back.status, StatusCode::OK, "{format}: {}", text.body);
        assert!(back.body.contains(TELLS) && !back.body.contains("to mend"), "{format}");
    }
}

#[tokio::test]
async fn machines_search_check_and_convert() {
    let house = House::open().await;
    let visitor = house.visitor();
    let ask = async |path: &str, body: Value| {
        let page = visitor.sent(visitor.request(Method::POST, path).json(&body)).await;
        (page.status, serde_json::from_str::<Value>(&page.body).unwrap())
    };
    let (status, judged) =
        ask("/api/decks/check", json!({ "text": CATO, "for": { "date": "2026-11-14" } })).await;
    assert_eq!(status, StatusCode::OK, "{judged}");
    assert_eq!((&judged["legal"], &judged["judged_for"]["rules"]), (&json!(true), &json!("conquest-1.2")));
    let (_, judged) = ask("/api/decks/check", json!({ "text": "1x Nazdreg" })).await;
    assert_eq!(judged["findings"][0]["clause"], "CT-2.2.7");
    let (status, converted) = ask("/api/decks/convert", json!({ "text": CATO, "to": "octgn" })).await;
    assert_eq!(status, StatusCode::OK);
    assert!(converted["text"].as_str().unwrap().contains("<deck"), "{converted}");
    for (path, body, field) in [
        ("/api/decks/check", json!({ "text": "" }), "text"),
        ("/api/decks/check", json!({ "text": CATO, "for": { "tier": "kitchen" } }), "for.tier"),
        ("/api/decks/check", json!({ "text": CATO, "for": { "date": "soon" } }), "for.date"),
        ("/api/decks/convert", json!({ "text": CATO, "to": "pdf" }), "to"),
        ("/api/decks/convert", json!({ "text": CATO, "to": "ringteki" }), "to"),
    ] {
        let (status, problem) = ask(path, body).await;
        assert_eq!(
            (status, &problem["field"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)),
            "{problem}"
        );
    }
    let found = visitor.get("/api/cards?q=faction:orks%20type:army%20cost%3C=2&limit=3").await;
    let found: Value = serde_json::from_str(&found.body).unwrap();
    assert_eq!(found["items"].as_array().unwrap().len(), 3);
    let next = found["next"].as_str().unwrap();
    let more = visitor
        .get(&format!("/api/cards?q=faction:orks%20type:army%20cost%3C=2&limit=3&cursor={next}"))
        .await;
    assert_eq!(more.status, StatusCode::OK);
    assert_eq!(visitor.get("/api/cards?q=colour:red").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(visitor.get("/api/cards/nobody").await.status, StatusCode::NOT_FOUND);
    let card = visitor.get("/cards?q=faction:orks%20type:army%20cost%3C=2").await;
    assert!(card.body.contains("Rokkitboy"), "{}", card.body);
}

/// A list made to be long makes no long page: neither pasted, nor by its address, nor handed in.
#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_list_makes_no_hostile_page() {
    const MOST: usize = 700_000;
    let house = House::open().await;
    let day = day(&house, &[]).await;
    let of_the_game = ::decks::catalogue().cards().filter(|card| card.game().to_string() == "conquest");
    let every: Vec<String> = of_the_game.take(900).map(|card| format!("1x {}", card.full_name())).collect();
    let known = every.join("\n");
    let strangers: Vec<String> =
        (0..900).map(|number| format!("1x Nobody has heard of number {number}")).collect();
    let unknown = strangers.join("\n");
    let nobody = house.visitor();
    for (what, list) in [("known", &known), ("unknown", &unknown)] {
        for (who, path) in [(&nobody, "/decks/conquest".to_owned()), (&day.players[0], day.deck())] {
            let page = who.post(&path, &[("text", list), ("do", "check")]).await;
            let size = page.body.len();
            assert!(size < MOST, "{what} {path}: {size} bytes");
            assert!(page.body.matches("deck-findings").count() < 5, "{what} {path}");
        }
    }
    let page = nobody.post("/decks/conquest", &[("text", &unknown)]).await;
    assert!(page.body.contains("And 850 more."), "how many are not told: {}", &page.body[..4000]);
}
