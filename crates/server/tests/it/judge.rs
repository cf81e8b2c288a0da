//! The judges' desk over HTTP: who may do what with every form and page, and how a call, a check, a card and a procedure go.

use reqwest::StatusCode;

use crate::house::{Day, House, Page, Visitor};

/// A running round with everybody the judges' desk knows.
struct Hall {
    house: House,
    day: Day,
    judge: Visitor,
    marshal: Visitor,
    off_duty: Visitor,
    /// Both players of the first match, and their person numbers.
    seated: [(Visitor, String); 2],
    /// A player of another match.
    elsewhere: (Visitor, String),
}

/// Whoever may try a form.
const ROLES: [&str; 7] = ["organizer", "marshal", "judge", "off duty", "seated", "elsewhere", "stranger"];

impl Hall {
    async fn open(pack: &str) -> Hall {
        let house = House::open().await;
        let day = house.day(pack, 4, &[("tier", "formal")]).await;
        let judge = day.staff(&house, "judge", "Tom").await;
        let marshal = day.staff(&house, "marshal", "Rui").await;
        let off_duty = day.staff(&house, "judge", "Ola").await;
        day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
        let page = day.act(&off_duty, "duty", &[("on", "no")]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let file = day.file().await;
        // Keys are `p1`, `p2` in the order of entering; the organizer is person 0.
        let player = |place: usize, seat: usize| {
            let key = file["rounds"][0]["matches"][place]["players"][seat].as_str().unwrap();
            let number: usize = key.trim_start_matches('p').parse().unwrap();
            (day.players[number - 1].clone(), number.to_string())
        };
        let (seated, elsewhere) = ([player(0, 0), player(0, 1)], player(1, 0));
        Hall { house, day, judge, marshal, off_duty, seated, elsewhere }
    }

    fn who(&self, role: &str) -> Visitor {
        match role {
            "organizer" => self.day.organizer.clone(),
            "marshal" => self.marshal.clone(),
            "judge" => self.judge.clone(),
            "off duty" => self.off_duty.clone(),
            "seated" => self.seated[0].0.clone(),
            "elsewhere" => self.elsewhere.0.clone(),
            _ => self.house.visitor(),
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.day.code)
    }

    /// Sends a form from My match, which everybody with a place in the tournament may see.
    async fn act(&self, who: &Visitor, kind: &str, fields: &[(&str, &str)]) -> Page {
        let mut all = vec![("kind", kind)];
        all.extend_from_slice(fields);
        who.post_from(&self.path("/me"), &self.path("/act"), &all).await
    }

    /// Sends a form that must be carried out.
    async fn must(&self, who: &Visitor, kind: &str, fields: &[(&str, &str)]) -> String {
        let page = self.act(who, kind, fields).await;
        assert_eq!(page.status, StatusCode::OK, "{kind}: {}", page.body);
        page.body
    }

    async fn see(&self, who: &Visitor, rest: &str) -> String {
        let page = who.get(&self.path(rest)).await;
        assert_eq!(page.status, StatusCode::OK, "{rest}: {}", page.body);
        page.body
    }
}

const TABLE: [(&str, &str); 2] = [("round", "1"), ("place", "0")];

/// A kind of form, its fields, and the roles it is open to.
type Form = (&'static str, Vec<(&'static str, String)>, &'static [&'static str]);

/// Every form of the judges' desk and the clock, with whom it is open to.
fn forms(player: &str) -> Vec<Form> {
    const LEADERS: &[&str] = &["organizer", "marshal", "judge"];
    const EVERYBODY: &[&str] = &["organizer", "marshal", "judge", "off duty", "seated", "elsewhere"];
    let owned = |fields: &[(&'static str, &str)]| -> Vec<(&'static str, String)> {
        fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
    };
    let table = |more: &[(&'static str, &str)]| owned(&[&TABLE[..], more].concat());
    vec![
        ("call", table(&[("call", "rules_question"), ("note", "May I?")]), EVERYBODY),
        (
            "report_conduct",
            owned(&[("player", player), ("category", "stalling"), ("note", "slow")]),
            EVERYBODY,
        ),
        ("claim", owned(&[("call", "0")]), LEADERS),
        ("rule", owned(&[("call", "0"), ("text", "Yes."), ("minutes", "3")]), LEADERS),
        ("appeal", owned(&[("call", "0")]), &["seated"]),
        ("rule_finally", owned(&[("call", "0"), ("text", "No."), ("minutes", "")]), &["marshal"]),
        ("settle_call", owned(&[("call", "1")]), &["organizer", "marshal", "judge", "seated"]),
        ("withdraw_call", owned(&[("call", "0")]), &["seated"]),
        (
            "decide_conduct",
            owned(&[("report", "0"), ("remedy", "warning"), ("note", "faster")]),
            &["marshal"],
        ),
        ("open_case", table(&[("player", player), ("trouble", "damaged"), ("card", "Ambush")]), LEADERS),
        (
            "issue_proxy",
            owned(&[("case", "0"), ("card", "Ambush"), ("illegible", "cost"), ("date", "2026-11-16")]),
            LEADERS,
        ),
        ("close_case", owned(&[("case", "0"), ("replaced", "yes")]), LEADERS),
        ("keep_case", owned(&[("case", "0")]), &["organizer"]),
        ("begin_check", table(&[]), LEADERS),
        ("end_check", owned(&[("check", "0"), ("minutes", "")]), LEADERS),
        ("extend", table(&[("minutes", "2"), ("reason", "judge call")]), LEADERS),
        ("pause_clock", owned(&[("reason", "fire drill")]), LEADERS),
        ("resume_clock", owned(&[]), LEADERS),
        ("adjust_clock", owned(&[("seconds", "60"), ("reason", "late start")]), LEADERS),
        (
            "amend_deck",
            owned(&[("player", player), ("text", "1 Ambush Platform"), ("reason", "list lacked it")]),
            LEADERS,
        ),
        ("recommend", owned(&[("player", player), ("reason", "cheating")]), &["marshal"]),
        ("decline_recommendation", owned(&[("player", player)]), &["organizer"]),
        ("duty", owned(&[("on", "yes")]), &["marshal", "judge", "off duty"]),
        ("drop_for_card", owned(&[("player", player)]), &["organizer"]),
    ]
}

#[tokio::test]
async fn every_form_is_open_to_its_roles_and_to_nobody_else() {
    let hall = Hall::open("conquest-1.2").await;
    hall.must(&hall.seated[0].0, "call", &[&TABLE[..], &[("call", "dispute"), ("note", "")]].concat()).await;
    let player = hall.seated[1].1.clone();
    for (kind, fields, open_to) in forms(&player) {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        for role in ROLES.iter().filter(|role| !open_to.contains(role)) {
            let page = hall.act(&hall.who(role), kind, &fields).await;
            assert_eq!(page.status, StatusCode::FORBIDDEN, "{role} must not {kind}");
        }
        for role in open_to {
            let page = hall.act(&hall.who(role), kind, &fields).await;
            assert_ne!(page.status, StatusCode::FORBIDDEN, "{role} may {kind}: {}", page.body);
            assert!(page.status.as_u16() < 500, "{kind} by {role}: {}", page.body);
            if *role == "off duty" && kind == "duty" {
                hall.must(&hall.off_duty, "duty", &[("on", "no")]).await;
            }
        }
    }
}

#[tokio::test]
async fn every_page_shows_itself_to_leaders_on_duty_only() {
    let hall = Hall::open("conquest-1.2").await;
    let player = hall.seated[0].1.clone();
    let called = [&TABLE[..], &[("call", "rules_question"), ("note", "a secret question")]].concat();
    hall.must(&hall.seated[0].0, "call", &called).await;
    hall.must(&hall.judge, "begin_check", &TABLE).await;
    let damaged =
        [&TABLE[..], &[("player", player.as_str()), ("trouble", "damaged"), ("card", "Ambush")]].concat();
    hall.must(&hall.judge, "open_case", &damaged).await;
    let proxy = [("case", "0"), ("card", "Ambush"), ("illegible", "cost 2"), ("date", "2026-11-16")];
    hall.must(&hall.judge, "issue_proxy", &proxy).await;
    let of_player = format!("/judge/player/{player}");
    let pages = [
        "/judge",
        "/judge/call/0",
        "/judge/table/1/0",
        &of_player,
        "/judge/checks",
        "/judge/check/0",
        "/judge/cards",
        "/judge/proxy/0",
        "/judge/conduct",
    ];
    for rest in pages {
        for role in ["organizer", "marshal", "judge"] {
            let body = hall.see(&hall.who(role), rest).await;
            assert!(!body.contains('‹'), "{rest} has all its words");
        }
        let body = hall.see(&hall.off_duty, rest).await;
        assert!(body.contains("You are off duty"), "{rest}");
        assert!(!body.contains("a secret question") && !body.contains("cost 2"), "{rest}");
        for role in ["seated", "elsewhere", "stranger"] {
            let page = hall.who(role).get(&hall.path(rest)).await;
            assert_eq!(page.status, StatusCode::FORBIDDEN, "{role} at {rest}");
        }
    }
    for nothing in ["/judge/call/9", "/judge/table/7/0", "/judge/player/99", "/judge/check/4", "/judge/x"] {
        assert_eq!(hall.judge.get(&hall.path(nothing)).await.status, StatusCode::NOT_FOUND, "{nothing}");
    }
    let label = hall.see(&hall.judge, "/judge/proxy/0").await;
    for stated in ["Ambush", "cost 2", "Tom", "16 November 2026"] {
        assert!(label.contains(stated), "the proxy states {stated}");
    }
}

#[tokio::test]
async fn a_call_goes_from_the_table_to_the_marshals_last_word() {
    let hall = Hall::open("conquest-1.2").await;
    let [(ana, _), (bo, _)] = &hall.seated;
    hall.must(ana, "call", &[&TABLE[..], &[("call", "dispute"), ("note", "shield or not")]].concat()).await;
    assert!(hall.see(&hall.judge, "/judge").await.contains("One call waits"));
    assert!(hall.see(ana, "/me").await.contains("A judge has been called"));
    hall.must(&hall.judge, "claim", &[("call", "0")]).await;
    assert!(hall.see(bo, "/me").await.contains("Tom is on the way"));
    assert!(hall.see(&hall.marshal, "/judge").await.contains("Nobody waits for you"));
    hall.must(&hall.judge, "rule", &[("call", "0"), ("text", "The shield counts."), ("minutes", "3")]).await;
    let phone = hall.see(bo, "/me").await;
    assert!(phone.contains("The shield counts.") && phone.contains("3 extra minutes"));
    assert!(
        !hall.see(&hall.elsewhere.0, "/me").await.contains("extra minutes"),
        "the others keep their time"
    );
    hall.must(bo, "appeal", &[("call", "0")]).await;
    assert!(hall.see(&hall.marshal, "/judge").await.contains("One call waits"));
    let refused = hall.act(&hall.judge, "rule", &[("call", "0"), ("text", "Still."), ("minutes", "0")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    hall.must(&hall.marshal, "rule_finally", &[("call", "0"), ("text", "It does not."), ("minutes", "2")])
        .await;
    let phone = hall.see(ana, "/me").await;
    assert!(phone.contains("The ruling is final") && phone.contains("5 extra minutes"));
    assert!(!phone.contains("marshal’s review"), "nothing is left to appeal");
    assert!(hall.see(&hall.judge, "/judge/table/1/0").await.contains("It does not."), "the table's history");
}

#[tokio::test]
async fn a_refused_form_shows_its_page_again_with_the_clause() {
    let hall = Hall::open("conquest-1.2").await;
    let call = [&TABLE[..], &[("call", "indicator"), ("note", "a coin")]].concat();
    hall.must(&hall.seated[0].0, "call", &call).await;
    let (from, act) = (hall.path("/judge/call/0"), hall.path("/act"));
    let fields = [("kind", "rule"), ("call", "0"), ("text", "Fine."), ("minutes", "0")];
    let page = hall.judge.post_from(&from, &act, &fields).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(
        page.body.contains("a coin")
            && page.body.contains("role=\"alert\"")
            && page.body.contains("CT-2.2.4")
    );
}

#[tokio::test]
async fn a_deck_check_gives_back_the_time_it_took() {
    let hall = Hall::open("conquest-1.2").await;
    assert!(hall.see(&hall.judge, "/judge/checks").await.contains("Tables to check"));
    hall.must(&hall.judge, "begin_check", &TABLE).await;
    let page = hall.see(&hall.judge, "/judge/check/0").await;
    assert!(
        page.contains("deck in opaque sleeves") && !page.contains("card backs uniform"),
        "a formal event"
    );
    let found = [
        ("check", "0"),
        ("fault:1:deck_legal", "Ana: deck is legal"),
        ("findings", "51 cards"),
        ("minutes", ""),
    ];
    hall.must(&hall.judge, "end_check", &found).await;
    let page = hall.see(&hall.judge, "/judge/table/1/0").await;
    assert!(page.contains("Ana: deck is legal; 51 cards"));
    assert!(page.contains("one extra minute"), "a check of less than a minute gives a minute");
}

#[tokio::test]
async fn a_lost_card_has_its_time_and_its_consequence() {
    let hall = Hall::open("conquest-1.2").await;
    let [(ana, number), _] = &hall.seated;
    let lost =
        [("player", number.as_str()), ("trouble", "lost_before_game"), ("card", "Ambush"), ("minutes", "4")];
    hall.must(&hall.judge, "open_case", &[&TABLE[..], &lost].concat()).await;
    let phone = hall.see(ana, "/me").await;
    assert!(phone.contains("Find your card") && phone.contains("4 extra minutes"));
    assert!(hall.see(&hall.judge, "/judge/cards").await.contains("data-deadline"));
    hall.must(&hall.judge, "close_case", &[("case", "0"), ("replaced", "no")]).await;
    let file = hall.day.file().await;
    let outcomes = &file["rounds"][0]["matches"][0]["outcomes"];
    assert_eq!(outcomes[format!("p{number}")], "loss", "the game is conceded");
    assert!(hall.see(&hall.day.organizer, "/judge/cards").await.contains("Keep in all the same"));
}

#[tokio::test]
async fn a_procedure_is_filled_in_shown_and_entered_once_time_is_called() {
    let hall = Hall::open("l5r-2.3").await;
    let [(ana, one), (bo, two)] = &hall.seated;
    let page = hall.see(ana, "/procedure/1/0/time").await;
    assert!(page.contains("Not in this phase"));
    assert!(!hall.see(ana, "/me").await.contains("/procedure/"));
    hall.must(&hall.day.organizer, "set_clock", &[("minutes", "75"), ("reason", "to the end")]).await;
    assert!(hall.see(ana, "/me").await.contains("/procedure/1/0/time"));
    let page = hall.see(ana, "/procedure/1/0/time").await;
    assert!(page.contains("that are broken"), "labels name the player");
    let figures = format!(
        "count:broken_provinces:{one}=1&count:broken_provinces:{two}=3&count:honor:{one}=10&count:honor:{two}=8\
         &player:imperial_favor=nobody&player:first_player_chooser={two}"
    );
    let page = hall.see(ana, &format!("/procedure/1/0/time?{figures}")).await;
    assert!(page.contains("decides") && page.contains("+6") && page.contains("This is right"), "{page}");
    let refused = hall.elsewhere.0.get(&hall.path("/procedure/1/0/time")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let (own, other) = (format!("count:broken_provinces:{one}"), format!("count:broken_provinces:{two}"));
    let (honor, less) = (format!("count:honor:{one}"), format!("count:honor:{two}"));
    let fields = [
        ("ending", "time"),
        ("winner", one.as_str()),
        (own.as_str(), "1"),
        (other.as_str(), "3"),
        (honor.as_str(), "10"),
        (less.as_str(), "8"),
        ("player:imperial_favor", "nobody"),
        ("player:first_player_chooser", two.as_str()),
    ];
    hall.must(ana, "report", &[&TABLE[..], &fields].concat()).await;
    assert!(hall.see(bo, "/me").await.contains("+6"), "the opponent sees the calculation before confirming");
    hall.must(bo, "confirm", &TABLE).await;
    let file = hall.day.file().await;
    let outcomes = &file["rounds"][0]["matches"][0]["outcomes"];
    assert_eq!(outcomes[format!("p{one}")], "modified_win");
    assert!(hall.see(&hall.judge, "/judge/table/1/0").await.contains("+6"), "the record is kept");
}

#[tokio::test]
async fn what_a_spectator_saw_reaches_the_leaders_alone() {
    let hall = Hall::open("l5r-2.3").await;
    let seen = [("at", "1/0"), ("call", "breach_seen"), ("note", "drew two cards")];
    hall.must(&hall.elsewhere.0, "call", &seen).await;
    assert!(hall.see(&hall.judge, "/judge").await.contains("drew two cards"));
    for (player, _) in &hall.seated {
        assert!(!hall.see(player, "/me").await.contains("drew two cards"), "the players hear nothing of it");
    }
    assert!(hall.see(&hall.elsewhere.0, "/call").await.contains("A judge has been called"));
}

#[tokio::test]
async fn no_form_makes_the_server_stumble() {
    let hall = Hall::open("l5r-2.3").await;
    let kinds = forms("1").into_iter().map(|(kind, ..)| kind);
    for kind in kinds {
        for value in ["", "-1", "99999999999999999999", "x/y", "‹›", "4294967295"] {
            let fields: Vec<(&str, &str)> = [
                "call", "case", "check", "report", "player", "round", "place", "minutes", "seconds", "at",
                "trouble", "remedy", "category", "text", "note", "reason", "passage", "on", "replaced",
                "card", "date",
            ]
            .iter()
            .map(|name| (*name, value))
            .collect();
            let page = hall.act(&hall.marshal, kind, &fields).await;
            assert!(page.status.as_u16() < 500, "{kind} with {value}: {}", page.body);
        }
    }
    let page = hall.seated[0]
        .0
        .get(&hall.path("/procedure/1/0/time?count:honor:1=x&chosen=9&player:imperial_favor=7"))
        .await;
    assert!(page.status.as_u16() < 500);
}

/// Shows CT-4.1.2, HR-4.1.2: half of the tables are not most.
#[tokio::test]
async fn leaders_see_when_most_tables_set_up_and_nothing_starts_by_itself() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    day.steps(&["close_registration", "announce", "draw", "publish"]).await;
    let desk = format!("/t/{}/desk", day.code);
    assert!(day.organizer.get(&desk).await.body.contains("0 of 2 tables are setting up"));
    for (at, player) in day.players.iter().enumerate() {
        if at == 1 {
            let half = day.organizer.get(&desk).await.body;
            assert!(half.contains("1 of 2 tables are setting up") && !half.contains("Most are"), "{half}");
        }
        // The second of a table has nothing to add.
        for place in ["0", "1"] {
            let fields = [("kind", "sit_down"), ("round", "1"), ("place", place)];
            player.post_from(&format!("/t/{}/me", day.code), &format!("/t/{}/act", day.code), &fields).await;
        }
    }
    let page = day.organizer.get(&desk).await.body;
    assert!(page.contains("2 of 2 tables are setting up") && page.contains("Most are: start the round"));
    assert!(!page.contains("data-deadline"), "only a leader starts the clock");
    day.steps(&["start_clock"]).await;
    assert!(!day.organizer.get(&desk).await.body.contains("tables are setting up"));
}

#[tokio::test]
async fn the_servers_time_is_there_for_every_clock() {
    let house = House::open().await;
    let page = house.visitor().get("/time").await;
    assert!(page.body.parse::<i64>().unwrap() > 1_700_000_000_000);
    assert_eq!(page.headers["cache-control"], "no-store");
}
