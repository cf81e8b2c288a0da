//! Every cell of the table of rights, tried over HTTP: each action, by each kind of visitor and with each scope of a token,
//! against a running server. Nobody does more than the table says, and nobody it names is turned away.

use std::sync::Arc;

use journal::access::{Seat, Token};
use journal::{Change, Digest, Fact as Record, Moment as Stamp, Name, Store, StreamId, Version};
use reqwest::{Client, StatusCode};
use rulebook::{Dice, Rulebook, Seed};
use serde_json::{Value, json};
use tournament::judging::{CardTrouble, JudgeWish};
use tournament::{
    Action, Actor, Capacity, Command, DropReason, Fact, MatchId, Moment, PersonId, RoundNo, Seats, Settings,
    StaffRole, StagePlan, Structure, Tournament, Wish,
};

use crate::house::House;

/// The kinds of visitors. Ana plays at table 1 and made the call in question; Cai plays elsewhere; Pia judges and plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Organizer,
    Marshal,
    MarshalOffDuty,
    Judge,
    JudgeOffDuty,
    PlayingJudge,
    Seated,
    Elsewhere,
    Dropped,
    Spectator,
    /// Nobody: no cookie, no token.
    Newcomer,
    /// An account that has nothing to do with this tournament.
    Account,
    /// A token of the same name's person in another tournament.
    FromElsewhere,
}

use Who::*;

/// A legal deck in one word.
const DECK: &str = "/decks/conquest?d=EBSz2v8Bc-vZJEwOhCFdqAwiQLKmITrg0iMAW1Uj-NX8I2JecCPHIvQj24p-I7tihiMeAFwjQvLDI63GYiPKRkwj6Q-wI-FX7iOtuEUiOwoZIQ";

const EVERYBODY: [Who; 13] = [
    Organizer,
    Marshal,
    MarshalOffDuty,
    Judge,
    JudgeOffDuty,
    PlayingJudge,
    Seated,
    Elsewhere,
    Dropped,
    Spectator,
    Newcomer,
    Account,
    FromElsewhere,
];

const SCOPES: [&str; 5] = ["read", "play", "judge", "organise", "tokens"];

/// People in the order they come in.
const NAMES: [&str; 13] =
    ["Mira", "Ana", "Bo", "Cai", "Pia", "Dov", "Fay", "Eve", "Jo", "Jim", "Max", "Mel", "Gus"];

fn person(name: &str) -> PersonId {
    PersonId(NAMES.iter().position(|known| *known == name).unwrap() as u32)
}

fn name(who: Who) -> Option<&'static str> {
    Some(match who {
        Organizer => "Mira",
        Marshal => "Max",
        MarshalOffDuty => "Mel",
        Judge => "Jo",
        JudgeOffDuty => "Jim",
        PlayingJudge => "Pia",
        Seated => "Ana",
        Elsewhere => "Cai",
        Dropped => "Dov",
        Spectator => "Eve",
        Newcomer | Account | FromElsewhere => return None,
    })
}

/// Whether such a visitor has a capacity, said in other words than the rulebook's.
fn has(who: Who, capacity: Capacity, action: Action) -> bool {
    match capacity {
        Capacity::Organizer => who == Organizer,
        Capacity::Marshal => who == Marshal,
        Capacity::Leader => matches!(who, Organizer | Marshal | Judge | PlayingJudge),
        Capacity::Staff => matches!(who, Marshal | MarshalOffDuty | Judge | JudgeOffDuty | PlayingJudge),
        Capacity::Seated => who == Seated,
        Capacity::Oneself => {
            let any_player = matches!(action, Action::AskToDrop | Action::WithdrawDrop | Action::AskToRejoin);
            who == Seated || (any_player && matches!(who, Elsewhere | Dropped | PlayingJudge))
        }
        Capacity::Participant => name(who).is_some(),
        Capacity::Newcomer => name(who).is_none(),
    }
}

/// The scope that covers a capacity.
fn scope(capacity: Capacity) -> &'static str {
    match capacity {
        Capacity::Organizer => "organise",
        Capacity::Marshal | Capacity::Leader | Capacity::Staff => "judge",
        Capacity::Seated | Capacity::Oneself | Capacity::Participant | Capacity::Newcomer => "play",
    }
}

/// A tournament with a round under way, a call that was ruled on, a report, cards lost and damaged, a deck check.
struct Hall {
    tournament: Tournament,
    dice: Dice,
    facts: Vec<Fact>,
}

const FIRST: MatchId = MatchId { round: RoundNo(1), place: 0 };

impl Hall {
    fn prepared() -> Hall {
        let structure =
            Structure::Custom { stages: vec![StagePlan::Swiss { rounds: 3, cut: None, carry: true }] };
        let dice = Dice::new(Seed::from_bytes([5; 32]));
        let pack = Arc::new(regulations::pack("conquest-1.2").unwrap().clone());
        let mut hall = Hall { tournament: Tournament::under(pack), dice, facts: Vec::new() };
        let commitment = hall.dice.seed().commitment();
        let settings = Settings { structure, ..Settings::default() };
        hall.must(
            Actor::Newcomer,
            Wish::Found { name: "Saturday".into(), organizer: "Mira".into(), settings, commitment },
        );
        let lead = Actor::Person(person("Mira"));
        for name in &NAMES[1..7] {
            hall.must(Actor::Newcomer, Wish::Enrol { key: None, name: (*name).into(), team: None });
        }
        for name in &NAMES[7..] {
            hall.must(lead, Wish::Admit { key: None, name: (*name).into() });
        }
        let judges = ["Jo", "Jim", "Pia"].map(|name| (name, StaffRole::Judge));
        let marshals = ["Max", "Mel"].map(|name| (name, StaffRole::Marshal));
        for (name, role) in judges.into_iter().chain(marshals) {
            hall.must(lead, Wish::Appoint { person: person(name), role });
        }
        hall.must(lead, Wish::NameSecondLeader { playing: person("Pia"), second: person("Max") });
        for name in ["Jim", "Mel"] {
            hall.must(Actor::Person(person(name)), Wish::Duty { on: false });
        }
        hall.must(lead, Wish::CloseRegistration);
        hall.must(lead, Wish::AnnouncePlan);
        hall.must(lead, Wish::Drop { player: person("Dov"), why: DropReason::OwnWish });
        hall.must(lead, Wish::Draw);
        let [ana, bo, cai, pia, fay] = ["Ana", "Bo", "Cai", "Pia", "Fay"].map(person);
        let matches = vec![Seats::Pair(ana, bo), Seats::Pair(cai, pia), Seats::Bye(fay)];
        hall.must(lead, Wish::Adjust { matches, reason: "seats".into() });
        hall.must(lead, Wish::Publish);
        hall.must(lead, Wish::StartClock);
        let judge = Wish::Judge;
        let call = JudgeWish::Call { id: Some(FIRST), kind: "rules_question".into(), note: String::new() };
        hall.must(Actor::Person(ana), judge(call));
        let report = JudgeWish::ReportConduct { about: bo, category: "stalling".into(), note: String::new() };
        hall.must(Actor::Person(ana), judge(report));
        for trouble in [CardTrouble::Damaged, CardTrouble::LostBeforeGame] {
            let wish = JudgeWish::OpenCardCase {
                id: None,
                player: ana,
                trouble,
                card: String::new(),
                minutes: None,
            };
            hall.must(lead, judge(wish));
        }
        hall.must(lead, judge(JudgeWish::BeginDeckCheck { id: FIRST }));
        hall
    }

    fn must(&mut self, by: Actor, wish: Wish) {
        let command = Command { by, at: Moment(0), wish };
        let facts = self.tournament.decide(&command, &self.dice).unwrap_or_else(|refusal| {
            panic!("{:?}: {refusal:?}", command.wish.action());
        });
        for fact in &facts {
            self.tournament.apply(fact);
        }
        self.facts.extend(facts);
    }

    /// Puts this tournament into a store under that code, with a token for everybody.
    async fn put(&self, store: &Store, code: &str) {
        let stamp = Stamp::new("2026-11-15T12:00:00Z").unwrap();
        let change = |stream: &str, kind: &str, facts| Change {
            stream: StreamId::new(stream).unwrap(),
            kind: Name::new(kind).unwrap(),
            expected: Version::NONE,
            who: Name::new("test").unwrap(),
            at: stamp.clone(),
            facts,
        };
        let facts = self.facts.iter().map(|fact| Record::of("fact", fact).unwrap()).collect();
        let seed = vec![Record::of("seed", &self.dice.seed().reveal()).unwrap()];
        let seed = change(&format!("{code}.seed"), "seed", seed);
        store.append_all(vec![change(code, "tournament", facts), seed]).await.unwrap();
        for (number, name) in NAMES.iter().enumerate() {
            add_token(store, &format!("person:{code}:{number}"), &secret(code, name), &SCOPES.join(" "))
                .await;
        }
        for scope in SCOPES {
            add_token(store, &format!("person:{code}:0"), &secret(code, scope), scope).await;
        }
    }
}

async fn add_token(store: &Store, subject: &str, secret: &str, scopes: &str) {
    let stamp = Stamp::new("2026-11-15T12:00:00Z").unwrap();
    let hash = Digest::of(secret.as_bytes());
    store.add_token(&Token::new(secret, hash, subject, "test", scopes, &stamp)).await.unwrap();
}

fn secret(code: &str, name: &str) -> String {
    format!("{code}-{name}")
}

/// The token a visitor carries.
fn token(who: Who, code: &str) -> Option<String> {
    match who {
        Newcomer => None,
        Account => Some("account".to_owned()),
        FromElsewhere => Some(secret(OTHER, "Mira")),
        known => name(known).map(|name| secret(code, name)),
    }
}

/// A command of that kind about Ana, her match and her call, as it is sent.
fn wish(action: Action, newcomer: &str) -> Value {
    let [ana, eve] = ["Ana", "Eve"].map(|name| person(name).0);
    let id = json!({"round": 1, "place": 0});
    let claim = json!({"winner": ana, "ending": "conquest"});
    let ruling = json!({"text": "so"});
    let settings = json!({"tier": "relaxed", "structure": "basic"});
    let text = serde_json::to_value(action).unwrap();
    let reason = "reason";
    let judge = |wish: Value| json!({ "judge": wish });
    let at_table = |wish: Value| json!({ "at_table": wish });
    match text.as_str().unwrap() {
        "found" => {
            json!({"found": {"name": "Another", "organizer": "Ana", "settings": settings, "commitment": "0".repeat(64)}})
        }
        "change_settings" => json!({"change": {"settings": settings}}),
        "rename_tournament" => json!({"rename_tournament": {"name": "Another"}}),
        "set_prizes" => {
            json!({"set_prizes": {"prizes": [{"to": {"places": {"first": 1, "last": 1}}, "what": newcomer}]}})
        }
        "rename" => json!({"rename": {"person": ana, "name": newcomer}}),
        "give_rights" => json!({"give_rights": {"person": eve, "actions": ["enrol"]}}),
        "set_clock" => json!({"set_clock": {"elapsed_seconds": 60, "reason": reason}}),
        "play_on" => json!({"play_on": {"id": id, "reason": reason}}),
        "end_extra_round" => json!({"end_extra_round": {"id": id}}),
        "end_announcement" => json!({"end_announcement": {"number": 0}}),
        "admit" => json!({"admit": {"name": newcomer}}),
        "appoint" => json!({"appoint": {"person": eve, "role": "judge"}}),
        "dismiss" => json!({"dismiss": {"person": eve}}),
        "hand_over" => json!({"hand_over": {"to": eve}}),
        "change_duty" => json!({"duty": {"on": true}}),
        "name_second_leader" => json!({"name_second_leader": {"playing": ana, "second": eve}}),
        "name_ruler" => json!({"name_ruler": {"id": id, "person": eve}}),
        "enrol" => json!({"enrol": {"name": newcomer}}),
        "enrol_person" => json!({"enrol_person": {"person": eve}}),
        "withdraw" => json!({"withdraw": {"player": ana}}),
        "check_in" => json!({"check_in": {"player": ana}}),
        "fix_table" => json!({"fix_table": {"player": ana, "table": 1}}),
        "submit_deck" => json!({"submit_deck": {"player": ana, "text": DECK}}),
        "amend_deck" => json!({"amend_deck": {"player": ana, "text": DECK, "reason": reason}}),
        "redraw" => json!({"redraw": {"reason": reason}}),
        "adjust" => json!({"adjust": {"matches": [{"bye": ana}], "reason": reason}}),
        "pause_clock" => json!({"pause_clock": {"reason": reason}}),
        "adjust_clock" => json!({"adjust_clock": {"seconds": 60, "reason": reason}}),
        "extend" => json!({"extend": {"id": id, "seconds": 60, "reason": reason}}),
        "close_round" => json!("close"),
        "report" => json!({"report": {"id": id, "claim": claim}}),
        "sit_down" => json!({"sit_down": {"id": id}}),
        "confirm" => json!({"confirm": {"id": id}}),
        "concede" => json!({"concede": {"id": id}}),
        "settle" => json!({"settle": {"id": id, "claim": claim, "reason": reason}}),
        "correct" => json!({"correct": {"id": id, "claim": claim, "reason": reason}}),
        "drop" => json!({"drop": {"player": ana, "why": "own_wish"}}),
        "no_show" => json!({"no_show": {"id": id, "absent": ana}}),
        "rejoin" => json!({"rejoin": {"player": ana}}),
        "decline_rejoin" => json!({"decline_rejoin": {"player": ana}}),
        "recommend_disqualification" => {
            json!({"recommend_disqualification": {"player": ana, "reason": reason}})
        }
        "decline_recommendation" => json!({"decline_recommendation": {"player": ana}}),
        "disqualify" => json!({"disqualify": {"player": ana, "reason": reason}}),
        "undo" => json!({"undo": {"reason": reason}}),
        "tell" => json!({"tell": {"text": "Lunch"}}),
        "tick_set_up" => at_table(json!({"tick": {"id": id, "step": "draw_four"}})),
        "clear_set_up" => at_table(json!({"clear": {"id": id, "reason": reason}})),
        "ask_consent" => at_table(json!({"ask_consent": {"id": id, "text": reason}})),
        "answer_consent" => at_table(json!({"answer_consent": {"id": id, "agreed": true}})),
        "call_judge" => judge(json!({"call": {"kind": "conduct", "note": reason}})),
        "claim_call" => judge(json!({"claim": {"call": 0}})),
        "settle_call" => judge(json!({"settled_by_players": {"call": 0}})),
        "withdraw_call" => judge(json!({"withdraw": {"call": 0}})),
        "rule_on_call" => judge(json!({"rule": {"call": 0, "ruling": ruling}})),
        "appeal" => judge(json!({"appeal": {"call": 0}})),
        "rule_finally" => judge(json!({"rule_finally": {"call": 0, "ruling": ruling}})),
        "report_conduct" => {
            judge(json!({"report_conduct": {"about": ana, "category": "stalling", "note": reason}}))
        }
        "decide_conduct" => {
            judge(json!({"decide_conduct": {"report": 0, "remedy": "warning", "note": reason}}))
        }
        "issue_proxy" => {
            judge(json!({"issue_proxy": {"case": 0, "card": "Tank", "illegible": "", "date": "today"}}))
        }
        "open_card_case" => judge(json!({"open_card_case": {"player": ana, "trouble": "damaged"}})),
        "close_card_case" => judge(json!({"close_card_case": {"case": 0, "replaced": true}})),
        "keep_despite_case" => judge(json!({"keep_despite_case": {"case": 1}})),
        "begin_deck_check" => judge(json!({"begin_deck_check": {"id": id}})),
        "end_deck_check" => {
            judge(json!({"end_deck_check": {"check": 0, "findings": "", "extension_seconds": 0}}))
        }
        // All others are single words.
        _ => text,
    }
}

/// What came of a command: whether it was turned away for who asked, or for the token's scopes.
#[derive(Debug, PartialEq, Eq)]
enum Came {
    Heard,
    Barred,
    OutOfScope,
}

struct Door {
    client: Client,
    url: String,
}

impl Door {
    async fn ask(&self, code: &str, token: Option<&str>, wish: &Value) -> Came {
        let request = self.client.post(format!("{}/api/tournaments/{code}/commands", self.url)).json(wish);
        let request = match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        let response = request.send().await.unwrap();
        let status = response.status();
        let answer: Value = response.json().await.unwrap();
        assert!(!status.is_server_error(), "{wish}: {answer}");
        assert_ne!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wish}: {answer}");
        assert_ne!(status, StatusCode::UNAUTHORIZED, "{wish}: {answer}");
        match (status, answer["type"].as_str().unwrap_or_default()) {
            (StatusCode::FORBIDDEN, "marshal:problem-scope") => Came::OutOfScope,
            (StatusCode::FORBIDDEN, _) => {
                assert!(answer["clause"].is_string(), "whoever is turned away is told the clause: {answer}");
                Came::Barred
            }
            _ => Came::Heard,
        }
    }

    async fn look(&self, path: &str, token: Option<&str>) -> (StatusCode, Value) {
        let request = self.client.get(format!("{}{path}", self.url));
        let request = match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        let response = request.send().await.unwrap();
        (response.status(), response.json().await.unwrap())
    }
}

/// Another tournament beside those of the actions.
const OTHER: &str = "WWWWWW";

/// The code of the tournament for that action: shaped like any other.
fn code_of(number: usize) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHJK";
    let digits = format!("{number:06}");
    digits.bytes().map(|digit| char::from(LETTERS[usize::from(digit - b'0')])).collect()
}

/// A store with one tournament for each action, and a server on it.
async fn opened(folder: &std::path::Path) -> (House, Door) {
    let place = journal::Place::file(folder.join("marshal.db"));
    let store = Store::open(&place, &journal::Options::default()).await.unwrap();
    let hall = Hall::prepared();
    hall.put(&store, OTHER).await;
    for number in 0..Action::ALL.len() {
        hall.put(&store, &code_of(number)).await;
    }
    add_token(&store, "account:stranger", "account", &SCOPES.join(" ")).await;
    add_token(&store, "account:mira", "account-of-mira", &SCOPES.join(" ")).await;
    let seat = Seat { account: "mira".into(), stream: OTHER.into(), subject: format!("person:{OTHER}:0") };
    store.add_seat(&seat).await.unwrap();
    store.close().await;
    let house = House::on(&place).await;
    let door = Door { client: Client::new(), url: house.url.clone() };
    (house, door)
}

/// Shows CT-1.0.3, PT-1.0.3, LT-1.0.2: over HTTP too, each action is open to whom the table names and to nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn every_cell_of_the_table_holds_over_http() {
    let folder = tempfile::tempdir().unwrap();
    let (_house, door) = opened(folder.path()).await;
    let mut cells = 0;
    for (number, action) in Action::ALL.into_iter().enumerate() {
        let code = code_of(number);
        let allowed = |who: Who| action.open_to().iter().any(|capacity| has(who, *capacity, action));
        // Founding is over before anybody asks who may.
        let heard = |who: Who| action == Action::Found || allowed(who);
        // Those who may not ask first: what the others do changes the tournament.
        let mut order = EVERYBODY.to_vec();
        order.sort_by_key(|who| allowed(*who));
        let mut scoped: Vec<&str> = SCOPES.to_vec();
        let covers = |name: &str| {
            let held = action.open_to().iter().filter(|capacity| has(Organizer, **capacity, action));
            held.clone().any(|capacity| scope(*capacity) == name)
        };
        scoped.sort_by_key(|name| covers(name));
        for (index, who) in order.iter().filter(|who| !heard(**who)).enumerate() {
            let wish = wish(action, &format!("Zoe{index}"));
            let came = door.ask(&code, token(*who, &code).as_deref(), &wish).await;
            assert_eq!(came, Came::Barred, "{who:?} {action:?}");
            cells += 1;
        }
        for name in scoped.iter().filter(|name| !covers(name)) {
            let came = door.ask(&code, Some(&secret(&code, name)), &wish(action, "Zia")).await;
            // Where the organizer may not at all, the rulebook says so before any scope is looked at.
            let expected = match action {
                Action::Found => Came::Heard,
                _ if allowed(Organizer) => Came::OutOfScope,
                _ => Came::Barred,
            };
            assert_eq!(came, expected, "the organizer's token for {name}: {action:?}");
            cells += 1;
        }
        for (index, who) in order.iter().filter(|who| heard(**who)).enumerate() {
            let wish = wish(action, &format!("Zed{index}"));
            let came = door.ask(&code, token(*who, &code).as_deref(), &wish).await;
            assert_eq!(came, Came::Heard, "{who:?} {action:?}");
            cells += 1;
            // The first who is heard may have handed the tournament over or left it.
            if matches!(action, Action::HandOver | Action::Undo) {
                break;
            }
        }
        if !matches!(action, Action::HandOver | Action::Undo | Action::Finish) {
            for name in scoped.iter().filter(|name| covers(name)) {
                let came = door.ask(&code, Some(&secret(&code, name)), &wish(action, "Zak")).await;
                assert_eq!(came, Came::Heard, "the organizer's token for {name}: {action:?}");
                cells += 1;
            }
        }
    }
    assert!(cells > 1000, "{cells}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_what_is_theirs_to_see() {
    let folder = tempfile::tempdir().unwrap();
    let (_house, door) = opened(folder.path()).await;
    for who in EVERYBODY {
        let token = token(who, &code_of(0));
        let look = |path: &str| {
            let (door, token, path) =
                (&door, token.clone(), format!("/api/tournaments/{}{path}", code_of(0)));
            async move { door.look(&path, token.as_deref()).await }
        };
        let known = name(who).is_some();
        let leads = matches!(who, Organizer | Marshal | Judge | PlayingJudge);
        let expected = |open: bool| {
            if open {
                200
            } else if known {
                403
            } else {
                401
            }
        };
        for path in ["", "/file", "/rounds", "/rounds/1", "/standings", "/bracket", "/people", "/people/1"] {
            assert_eq!(look(path).await.0, 200, "{who:?} {path}");
        }
        assert_eq!(look("/me").await.0, expected(known), "{who:?}");
        assert_eq!(look("/calls").await.0, expected(known), "{who:?}");
        assert_eq!(look("/judging").await.0, expected(leads), "{who:?}");
        assert_eq!(look("/history").await.0, expected(who == Organizer), "{who:?}");
        if known {
            let calls = look("/calls").await.1.as_array().unwrap().len();
            assert_eq!(
                calls,
                usize::from(leads || who == Seated),
                "{who:?}: the own calls, and all for leaders"
            );
        }
        let (_, one) = look("/rounds/1/matches/0").await;
        assert_eq!(!one["reports"].is_null(), leads || who == Seated, "{who:?}");
        // Somebody without a role is seen by leaders and by nobody else.
        let gus = look(&format!("/people/{}", person("Gus").0)).await.0;
        assert_eq!(gus, if leads { 200 } else { 404 }, "{who:?}");
    }
    // A token without the scope `read` sees what everybody sees.
    let mine = format!("/api/tournaments/{}/me", code_of(0));
    let me = async |scope: &str| door.look(&mine, Some(&secret(&code_of(0), scope))).await.0;
    assert_eq!(me("read").await, 200);
    for scope in ["play", "judge", "organise"] {
        assert_eq!(me(scope).await, 401, "{scope}");
    }
    // An account is the person it has a seat as, in that tournament and in no other.
    assert_eq!(door.look(&format!("/api/tournaments/{OTHER}/history"), Some("account-of-mira")).await.0, 200);
    assert_eq!(
        door.look(&format!("/api/tournaments/{}/history", code_of(0)), Some("account-of-mira")).await.0,
        401
    );
}
