//! Every clause that assists or informs is on the page of the person and the moment it speaks of, in the reader's language.

use std::collections::BTreeSet;

use regulations::ledger;
use regulations::ledger::{Entry, Kind, Moment, When, moments};
use reqwest::{Method, StatusCode};

use crate::house::{Day, House, Visitor};

/// A tournament with somebody in every role.
struct Hall {
    day: Day,
    marshal: Visitor,
    judge: Visitor,
    spectator: Visitor,
}

impl Hall {
    async fn under(house: &House, pack: &str) -> Hall {
        let settings = [("structure", "custom"), ("rounds", "1"), ("cut", "0")];
        let day = house.day(pack, 4, &settings).await;
        let marshal = day.staff(house, "marshal", "Mia").await;
        let judge = day.staff(house, "judge", "Jo").await;
        Hall { day, marshal, judge, spectator: house.visitor() }
    }

    fn who(&self, role: &str) -> &Visitor {
        match role {
            "organizer" => &self.day.organizer,
            "marshal" => &self.marshal,
            "judge" => &self.judge,
            "player" => &self.day.players[0],
            "spectator" => &self.spectator,
            other => panic!("no role {other}"),
        }
    }

    /// Takes the tournament to that time; the times come in order.
    async fn at(&self, now: When) {
        let day = &self.day;
        match now {
            When::Before => {}
            When::SetUp => day.steps(&["close_registration", "announce", "draw", "publish"]).await,
            When::Playing => day.steps(&["start_clock"]).await,
            When::Time => {
                let page =
                    day.act(&day.organizer, "set_clock", &[("minutes", "200"), ("reason", "a drill")]).await;
                assert_eq!(page.status, StatusCode::OK, "{}", page.body);
            }
            When::Between => {
                day.settle_all("decision").await;
                day.steps(&["close"]).await;
            }
            When::After => day.steps(&["finish"]).await,
        }
    }

    async fn read(&self, role: &str, page: &str, language: &str) -> String {
        let page = if page == "pairings" { String::new() } else { format!("/{page}") };
        let path = format!("/t/{}{page}", self.day.code);
        let who = self.who(role);
        let page = who.sent(who.request(Method::GET, &path).header("accept-language", language)).await;
        assert_eq!(page.status, StatusCode::OK, "{role} at {path}: {}", page.body);
        page.body
    }
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

fn is_told(entry: &Entry) -> bool {
    matches!(entry.kind, Kind::Assist | Kind::Inform)
}

/// What of these documents should be found, and by whom: taken from the ledger, not from the table of moments.
fn wanted(documents: &[&str]) -> BTreeSet<(String, String)> {
    let told = ledger().entries().filter(|entry| documents.contains(&entry.id.document()) && is_told(entry));
    told.flat_map(|entry| entry.who.iter().map(|role| (entry.id.to_string(), role.clone()))).collect()
}

/// Opens every page of every moment as each role at its time; gives what was found there.
async fn found(pack: &str, documents: &[&str], language: &str) -> BTreeSet<(String, String)> {
    let house = House::open().await;
    let hall = Hall::under(&house, pack).await;
    let mut found = BTreeSet::new();
    for now in When::ALL {
        hall.at(now).await;
        let here: BTreeSet<(&String, &String)> =
            moments().iter().filter(|it| it.when.contains(&now)).flat_map(|it| &it.at).collect();
        for (role, page) in here {
            let needs_deck = page == "deck" && documents.contains(&"EP");
            if needs_deck {
                continue;
            }
            let body = hall.read(role, page, language).await;
            let roles = [role.as_str()];
            let entries = Moment::here(page, &roles, now)
                .flat_map(|moment| documents.iter().flat_map(|document| moment.answers(document)));
            for entry in entries.filter(|entry| is_told(entry)) {
                let link = format!("/rules/{}\"", entry.id);
                let text = escaped(ledger().says(entry, language));
                if body.contains(&link) && body.contains(&text) {
                    found.insert((entry.id.to_string(), role.clone()));
                }
            }
        }
    }
    found
}

async fn check(pack: &str, documents: &[&str], language: &str) {
    let (wanted, found) = (wanted(documents), found(pack, documents, language).await);
    let lacking: Vec<_> = wanted.difference(&found).collect();
    assert!(lacking.is_empty(), "{} of {} are on no page: {lacking:?}", lacking.len(), wanted.len());
}

/// Shows where CT-2.0.1, CT-2.1.4, CT-2.1.6, CT-4.3.12 and CT-6.3.2 are read.
#[tokio::test]
async fn conquest_players_and_leaders_read_what_concerns_them() {
    check("conquest-1.2", &["CT", "CG"], "en").await;
}

/// Shows where PT-0.1.1, PT-1.0.2, PT-1.4.2, PT-2.0.1, PT-2.1.6, PT-3.3.1, PT-5.1.1 and PT-5.2.1 are read.
#[tokio::test]
async fn gracze_podboju_czytaja_po_polsku() {
    check("podboj-1.1", &["PT"], "pl").await;
}

/// Shows where LT-1.3.2, LT-1.4.2, LT-1.5.2, LT-2.2.20 and LT-2.2.29 are read.
#[tokio::test]
async fn l5r_players_and_leaders_read_in_german() {
    check("l5r-2.3", &["LT"], "de").await;
}

#[tokio::test]
async fn epic_players_and_leaders_read_what_concerns_them() {
    check("epic", &["EP"], "en").await;
}

/// Whoever watches is shown nothing that is for leaders, and a page shows only what belongs to its moment.
#[tokio::test]
async fn a_page_shows_the_rules_of_its_reader_and_its_time_only() {
    let house = House::open().await;
    let hall = Hall::under(&house, "conquest-1.2").await;
    let before = hall.read("player", "me", "en").await;
    assert!(!before.contains("/rules/CT-3.3.1\""), "nobody plays yet");
    let about = hall.read("spectator", "about", "en").await;
    assert!(about.contains("Rules of this moment") && !about.contains("/rules/CT-2.1.6\""));
    assert!(hall.read("organizer", "desk", "en").await.contains("/rules/CT-2.1.6\""));
}
