//! Staff who were dismissed: no page, form, answer, token or stream knows them for what they were.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::house::{Day, House, Page, Visitor};

/// A running round with a call, a case, a conduct report and a check; a judge and a marshal who saw them, two more who work with a
/// program, and all of them dismissed.
struct Gone {
    house: House,
    day: Day,
    judge: Visitor,
    marshal: Visitor,
    tokens: Vec<String>,
}

impl Gone {
    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.day.code)
    }

    async fn act(&self, who: &Visitor, kind: &str, fields: &[(&str, &str)]) -> Page {
        let all = [&[("kind", kind)][..], fields].concat();
        who.post_from(&self.path(""), &self.path("/act"), &all).await
    }

    async fn by_token(
        &self,
        token: &str,
        method: Method,
        path: &str,
        body: Option<&serde_json::Value>,
    ) -> Page {
        let anybody = self.house.visitor();
        let request = anybody.request(method, path).bearer_auth(token);
        anybody
            .sent(match body {
                Some(body) => request.json(body),
                None => request,
            })
            .await
    }

    async fn open() -> Gone {
        let house = House::open().await;
        let day = house.day("conquest-1.2", 4, &[("tier", "formal"), ("deck_lists", "")]).await;
        let judge = day.staff(&house, "judge", "Tom").await;
        let marshal = day.staff(&house, "marshal", "Rui").await;
        day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
        let mut gone = Gone { house, day, judge, marshal, tokens: Vec::new() };
        for (role, name) in [("judge", "Uwe"), ("marshal", "Vera")] {
            let path = format!("/api/tournaments/{}/invitations", gone.day.code);
            let organizer = &gone.day.organizer;
            let invited = organizer.request(Method::POST, &path).json(&json!({"role": role}));
            let invited: serde_json::Value =
                serde_json::from_str(&organizer.sent(invited).await.body).unwrap();
            let invitation = invited["link"].as_str().unwrap().rsplit('/').next().unwrap();
            let program = gone.house.visitor();
            let accept = program.request(Method::POST, &format!("/api/invitations/{invitation}"));
            let accepted = program.sent(accept.json(&json!({"name": name}))).await;
            assert_eq!(accepted.status, StatusCode::CREATED, "{}", accepted.body);
            let accepted: serde_json::Value = serde_json::from_str(&accepted.body).unwrap();
            gone.tokens.push(accepted["token"].as_str().unwrap().to_owned());
        }
        let player = gone.day.players[0].clone();
        let number = "1";
        let file = gone.day.file().await;
        let seats = |place: usize| file["rounds"][0]["matches"][place]["players"].as_array().unwrap().clone();
        let place = if seats(0).contains(&json!("p1")) { "0" } else { "1" };
        let table = [("round", "1"), ("place", place)];
        let (judge, marshal) = (gone.judge.clone(), gone.marshal.clone());
        for (who, kind, fields) in [
            (&player, "call", [&table[..], &[("call", "rules_question"), ("note", "SECRETNOTE")]].concat()),
            (&judge, "claim", vec![("call", "0")]),
            (
                &judge,
                "open_case",
                [&table[..], &[("player", number), ("trouble", "damaged"), ("card", "SECRETCARD")]].concat(),
            ),
            (&judge, "begin_check", table.to_vec()),
            (
                &marshal,
                "report_conduct",
                vec![("player", number), ("category", "stalling"), ("note", "SECRETREPORT")],
            ),
        ] {
            let page = gone.act(who, kind, &fields).await;
            assert_eq!(page.status, StatusCode::OK, "{kind}: {}", page.body);
        }
        for person in ["5", "6", "7", "8"] {
            let page = gone.day.act(&gone.day.organizer, "dismiss", &[("player", person)]).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        }
        gone
    }
}

/// Everything that was open to them as leaders.
const PAGES: [&str; 22] = [
    "/desk",
    "/desk/players",
    "/desk/many",
    "/desk/person/1",
    "/desk/staff",
    "/desk/settings",
    "/desk/log",
    "/desk/displays",
    "/desk/match/1/0",
    "/desk/record.json",
    "/judge",
    "/judge/call/0",
    "/judge/table/1/0",
    "/judge/player/1",
    "/judge/checks",
    "/judge/check/0",
    "/judge/cards",
    "/judge/conduct",
    "/judge/proxy/0",
    "/procedure/1/0/command_struggle",
    "/paper/proxies",
    "/paper/backup",
];

#[tokio::test(flavor = "multi_thread")]
async fn no_page_of_leaders_opens_and_no_page_tells_more_than_a_spectator() {
    let gone = Gone::open().await;
    for who in [&gone.judge, &gone.marshal] {
        for page in PAGES {
            let shown = who.get(&gone.path(page)).await;
            assert!(shown.status.is_client_error(), "{page}: {} {}", shown.status, shown.body);
            assert!(!shown.body.contains("SECRET"), "{page}: {}", shown.body);
        }
        for page in [
            "",
            "/standings",
            "/players",
            "/about",
            "/bubble",
            "/call",
            "/access",
            "/proof",
            "/file.json",
            "/paper",
        ] {
            let shown = who.get(&gone.path(page)).await;
            assert!(!shown.body.contains("SECRET"), "{page}: {}", shown.body);
            assert!(!shown.body.contains("/desk\""), "{page} leads to the desk: {}", shown.body);
            assert!(!shown.body.contains("/judge\""), "{page} leads to the judges' desk: {}", shown.body);
        }
        // The page where one is at home leads to where everybody is.
        assert_eq!(who.get(&gone.path("/me")).await.path, gone.path(""));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_form_of_leaders_is_carried_out() {
    let gone = Gone::open().await;
    let before = gone.day.file().await;
    let table = [("round", "1"), ("place", "0")];
    let at_table = |more: &[(&'static str, &'static str)]| [&table[..], more].concat();
    for who in [&gone.judge, &gone.marshal] {
        for (kind, fields) in [
            ("claim", vec![("call", "0")]),
            ("rule", vec![("call", "0"), ("text", "Yes."), ("minutes", "5")]),
            ("rule_finally", vec![("call", "0"), ("text", "Yes.")]),
            ("settle_call", vec![("call", "0")]),
            ("settle", at_table(&[("winner", "1"), ("ending", "warlord_death"), ("reason", "seen")])),
            ("accept", at_table(&[("reason", "seen")])),
            ("correct", at_table(&[("winner", "1"), ("ending", "warlord_death"), ("reason", "seen")])),
            ("extend", at_table(&[("minutes", "5"), ("reason", "long")])),
            ("no_show", at_table(&[("player", "1")])),
            ("begin_check", table.to_vec()),
            ("end_check", vec![("check", "0")]),
            ("open_case", at_table(&[("player", "1"), ("trouble", "damaged")])),
            ("close_case", vec![("case", "0"), ("replaced", "yes")]),
            ("issue_proxy", vec![("case", "0"), ("card", "x"), ("illegible", "x"), ("date", "2026-11-16")]),
            ("keep_case", vec![("case", "0")]),
            ("decide_conduct", vec![("report", "0"), ("remedy", "warning"), ("note", "x")]),
            ("recommend", vec![("player", "1"), ("reason", "x")]),
            ("disqualify", vec![("player", "1"), ("reason", "x")]),
            ("drop", vec![("player", "1")]),
            ("amend_deck", vec![("player", "1"), ("text", "1x Nazdreg"), ("reason", "x")]),
            ("pause_clock", vec![("reason", "x")]),
            ("adjust_clock", vec![("seconds", "300"), ("reason", "x")]),
            ("set_clock", vec![("minutes", "1"), ("reason", "x")]),
            ("duty", vec![("on", "yes")]),
            ("on_duty", vec![]),
            ("tell", vec![("text", "x")]),
            ("close", vec![]),
            ("undo", vec![("reason", "x")]),
            ("appoint", vec![("player", "5"), ("role", "judge")]),
            ("enrol", vec![("name", "Zoe")]),
            ("rename", vec![("player", "1"), ("name", "Zoe")]),
        ] {
            let page = gone.act(who, kind, &fields).await;
            assert!(page.status.is_client_error(), "{kind}: {} {}", page.status, page.body);
            assert!(!page.body.contains("SECRET"), "{kind}: {}", page.body);
        }
        for (path, fields) in [
            ("/desk/all-here", &[][..]),
            ("/desk/quick", &[("line", "1 w")]),
            ("/desk/invite", &[("role", "judge")]),
            ("/desk/person/1/access", &[("issue", "yes")]),
            ("/desk/many", &[("text", "Zoe")]),
            ("/desk/displays", &[("name", "x")]),
        ] {
            let page = who.post(&gone.path(path), fields).await;
            assert!(page.status.is_client_error(), "{path}: {} {}", page.status, page.body);
        }
    }
    assert_eq!(gone.day.file().await, before, "nothing was changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn their_programs_read_what_everybody_may_and_do_nothing() {
    let gone = Gone::open().await;
    let (api, nobody) = (format!("/api/tournaments/{}", gone.day.code), gone.house.visitor());
    let public =
        ["", "/rounds", "/rounds/1", "/rounds/1/matches/0", "/standings", "/people/1", "/bracket", "/file"];
    for token in &gone.tokens {
        for path in public {
            let (theirs, everybodys) = (
                gone.by_token(token, Method::GET, &format!("{api}{path}"), None).await,
                nobody.get(&format!("{api}{path}")).await,
            );
            assert_eq!(theirs.status, everybodys.status, "{path}");
            // Only who asks is said to whoever asks: a spectator.
            let told = |page: &Page| {
                let mut told: serde_json::Value = serde_json::from_str(&page.body).unwrap_or_default();
                let me = told.as_object_mut().and_then(|told| told.remove("me")).unwrap_or_default();
                (told, me)
            };
            let ((theirs, me), (everybodys, _)) = (told(&theirs), told(&everybodys));
            assert_eq!(theirs, everybodys, "{path}");
            assert!(me.is_null() || me["role"] == "spectator", "{path}: {me}");
        }
        for path in ["/calls", "/judging", "/history"] {
            let page = gone.by_token(token, Method::GET, &format!("{api}{path}"), None).await;
            assert!(!page.body.contains("SECRET"), "{path}: {}", page.body);
            assert!(
                path == "/calls" || page.status.is_client_error(),
                "{path}: {} {}",
                page.status,
                page.body
            );
        }
        let id = json!({"round": 1, "place": 0});
        let ruling = json!({"text": "Yes.", "extension_seconds": 300});
        for wish in [
            json!({"judge": {"claim": {"call": 0}}}),
            json!({"judge": {"rule": {"call": 0, "ruling": ruling}}}),
            json!({"judge": {"rule_finally": {"call": 0, "ruling": ruling}}}),
            json!({"judge": {"begin_deck_check": {"id": id}}}),
            json!({"extend": {"id": id, "seconds": 300, "reason": "long"}}),
            json!({"duty": {"on": true}}),
            json!("draw"),
        ] {
            let page = gone.by_token(token, Method::POST, &format!("{api}/commands"), Some(&wish)).await;
            assert!(page.status.is_client_error(), "{wish}: {} {}", page.status, page.body);
        }
        let invitation = json!({"role": "judge"});
        let page = gone.by_token(token, Method::POST, &format!("{api}/invitations"), Some(&invitation)).await;
        assert!(page.status.is_client_error(), "{}", page.body);
    }
}

/// A call whose judge is no longer there waits again: on the judges' desk, at the organizer's desk and on the phone that called.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_whose_judge_has_gone_is_nobodys() {
    let gone = Gone::open().await;
    let desk = gone.day.organizer.get(&gone.path("/desk")).await;
    assert!(desk.body.contains("value=\"claim\""), "{}", desk.body);
    let phone = gone.day.players[0].get(&gone.path("/me")).await;
    assert!(!phone.body.contains("Tom is on the way"), "{}", phone.body);
    let new = gone.day.staff(&gone.house, "judge", "Ida").await;
    let calls = new.get(&gone.path("/judge")).await;
    assert!(
        calls.body.contains("One call waits") && calls.body.contains("value=\"claim\""),
        "{}",
        calls.body
    );
    let taken = gone.act(&new, "claim", &[("call", "0")]).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.body);
    let phone = gone.day.players[0].get(&gone.path("/me")).await;
    assert!(phone.body.contains("Ida is on the way"), "{}", phone.body);
}
