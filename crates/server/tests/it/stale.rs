//! Pages that are behind: a form does what its reader was shown, or nothing (HR-6.3.7).

use reqwest::StatusCode;

use crate::house::{Day, House, Page, Visitor};

/// The forms of a page that ask for that kind of thing, each as the fields it would send.
fn forms(page: &Page, kind: &str) -> Vec<Vec<(String, String)>> {
    let value_of = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!("{name}=\""))?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    let forms = page.body.split("<form").skip(1).map(|form| form.split_once("</form>").unwrap().0);
    let fields = forms.map(|form| {
        let inputs = form.split("<input").skip(1).map(|tag| tag.split_once('>').unwrap().0);
        let named = inputs
            .filter_map(|tag| Some((value_of(tag, "name")?, value_of(tag, "value").unwrap_or_default())));
        named.collect::<Vec<_>>()
    });
    fields.filter(|fields| fields.contains(&("kind".to_owned(), kind.to_owned()))).collect()
}

/// Sends the first such form of a page as it was shown, with what is chosen or typed besides.
async fn send(day: &Day, who: &Visitor, page: &Page, kind: &str, besides: &[(&str, &str)]) -> Page {
    let forms = forms(page, kind);
    let form = forms.first().unwrap_or_else(|| panic!("no form for {kind}: {}", page.body));
    let mut fields: Vec<(&str, &str)> =
        form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fields.retain(|(name, _)| besides.iter().all(|(other, _)| other != name));
    fields.extend_from_slice(besides);
    who.sent(who.request(reqwest::Method::POST, &format!("/t/{}/act", day.code)).form(&fields)).await
}

/// It was not done, and why not is said with its clause.
#[track_caller]
fn refused(page: &Page) {
    assert_eq!(page.status, StatusCode::CONFLICT, "{}", page.body);
    assert!(page.body.contains("HR-6.3.7") && page.body.contains("has changed since"), "{}", page.body);
}

#[track_caller]
fn done(page: &Page) {
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
}

/// Sends one of the tournament's forms from a player's own page.
async fn phone(day: &Day, who: &Visitor, kind: &str, fields: &[(&str, &str)]) -> Page {
    let fields = [&[("kind", kind)][..], fields].concat();
    who.post_from(&format!("/t/{}/me", day.code), &format!("/t/{}/act", day.code), &fields).await
}

async fn desk(day: &Day) -> Page {
    day.organizer.get(&format!("/t/{}/desk", day.code)).await
}

async fn started(house: &House, players: usize) -> Day {
    let day =
        house.day("conquest-1.2", players, &[("structure", "custom"), ("rounds", "3"), ("cut", "0")]).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day
}

/// Shows HR-6.3.7: a desk that slept through a round neither closes nor draws the next one.
#[tokio::test]
async fn a_desk_that_is_a_round_behind_does_nothing_to_this_one() {
    let house = House::open().await;
    let day = started(&house, 4).await;
    day.settle_all("warlord_death").await;
    let all_in = desk(&day).await;
    day.steps(&["close"]).await;
    let between = desk(&day).await;
    day.steps(&["draw"]).await;
    let drawn = desk(&day).await;
    day.steps(&["publish"]).await;
    let published = desk(&day).await;
    day.steps(&["start_clock"]).await;
    let running = desk(&day).await;
    day.settle_all("warlord_death").await;
    refused(&send(&day, &day.organizer, &all_in, "close", &[]).await);
    // A page of this round is no stranger to it.
    done(&send(&day, &day.organizer, &running, "pause_clock", &[]).await);
    done(&send(&day, &day.organizer, &desk(&day).await, "close", &[]).await);
    refused(&send(&day, &day.organizer, &between, "draw", &[]).await);
    assert_eq!(day.file().await["rounds"].as_array().unwrap().len(), 2, "no third round was drawn");
    day.steps(&["draw"]).await;
    refused(&send(&day, &day.organizer, &drawn, "publish", &[]).await);
    day.steps(&["publish"]).await;
    refused(&send(&day, &day.organizer, &published, "start_clock", &[]).await);
    day.steps(&["start_clock"]).await;
    let more = [("seconds", "300"), ("reason", "the hall opened late")];
    refused(&send(&day, &day.organizer, &running, "adjust_clock", &more).await);
    // The form that was carried out is the same act for ever: sent again it is done already, and does nothing.
    done(&send(&day, &day.organizer, &running, "pause_clock", &[]).await);
    assert!(desk(&day).await.body.contains("value=\"pause_clock\""), "the clock of this round runs");
}

/// Shows HR-6.3.7: a draw that was changed elsewhere is not published unseen, and not changed by its places of before.
#[tokio::test]
async fn a_draw_is_published_as_it_was_looked_at() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 6, &[]).await;
    day.steps(&["close_registration", "announce", "draw"]).await;
    let seen = desk(&day).await;
    let fresh = send(&day, &day.organizer, &seen, "redraw", &[("reason", "a friend sat out")]).await;
    done(&fresh);
    refused(&send(&day, &day.organizer, &seen, "publish", &[]).await);
    let swap =
        send(&day, &day.organizer, &seen, "swap", &[("one", "1"), ("two", "2"), ("reason", "x")]).await;
    refused(&swap);
    done(&send(&day, &day.organizer, &desk(&day).await, "publish", &[]).await);
}

/// Shows HR-6.3.7: "That is right" confirms the claim it stood beside, "Accept" accepts the one it names.
#[tokio::test]
async fn nobody_confirms_a_claim_that_was_never_shown() {
    let house = House::open().await;
    let day = started(&house, 2).await;
    let (one, two) = (&day.players[0], &day.players[1]);
    let me = format!("/t/{}/me", day.code);
    let report = async |who: &Visitor, winner: &str| {
        let page = who.get(&me).await;
        done(&send(&day, who, &page, "report", &[("winner", winner), ("ending", "warlord_death")]).await);
    };
    report(one, "2").await;
    let (shown, at_desk) = (two.get(&me).await, desk(&day).await);
    assert!(shown.body.contains("Player1 reports: Player2 won."), "{}", shown.body);
    // Player 1 says something else before Player 2 taps.
    report(one, "1").await;
    let answer = send(&day, two, &shown, "confirm", &[]).await;
    refused(&answer);
    assert!(answer.body.contains("Player1 reports: Player1 won."), "the page shows what is claimed now");
    refused(&send(&day, &day.organizer, &at_desk, "accept", &[]).await);
    assert!(day.file().await["rounds"][0]["matches"][0]["outcomes"].is_null());
    // Twice the same tap is the same act, though the match has a result by then.
    let now = two.get(&me).await;
    done(&send(&day, two, &now, "confirm", &[]).await);
    done(&send(&day, two, &now, "confirm", &[]).await);
}

/// Shows HR-6.3.7: a result that came in meanwhile is not overwritten by the form of an open match.
#[tokio::test]
async fn what_both_players_said_is_not_settled_over_by_an_old_page() {
    let house = House::open().await;
    let day = started(&house, 2).await;
    let page = day.organizer.get(&format!("/t/{}/desk/match/1/0", day.code)).await;
    done(
        &phone(
            &day,
            &day.players[0],
            "report",
            &[("round", "1"), ("place", "0"), ("winner", "1"), ("ending", "warlord_death")],
        )
        .await,
    );
    done(&phone(&day, &day.players[1], "confirm", &[("round", "1"), ("place", "0")]).await);
    let fields = [("winner", "2"), ("ending", "warlord_death"), ("reason", "typed before")];
    let answer = send(&day, &day.organizer, &page, "settle", &fields).await;
    refused(&answer);
    assert!(answer.body.contains("value=\"typed before\""), "nothing typed is lost: {}", answer.body);
    assert_eq!(day.file().await["rounds"][0]["matches"][0]["outcomes"]["p1"], "win");
    // Who looks again may.
    done(&send(&day, &day.organizer, &answer, "settle", &fields).await);
    assert_eq!(day.file().await["rounds"][0]["matches"][0]["outcomes"]["p2"], "win");
}

/// Shows HR-6.3.7: who stays after all is not dropped by a desk that has not heard, nor who has come since.
#[tokio::test]
async fn who_has_changed_their_mind_or_come_is_not_dropped() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 5, &[]).await;
    for player in ["1", "2", "3", "4"] {
        done(&day.act(&day.organizer, "check_in", &[("player", player)]).await);
    }
    day.steps(&["close_registration"]).await;
    let missing = desk(&day).await;
    done(&phone(&day, &day.players[4], "check_in", &[("player", "5")]).await);
    refused(&send(&day, &day.organizer, &missing, "withdraw_entry", &[]).await);
    day.steps(&["announce", "draw", "publish", "start_clock"]).await;
    done(&phone(&day, &day.players[1], "ask_to_drop", &[]).await);
    let asked = desk(&day).await;
    done(&phone(&day, &day.players[1], "withdraw_drop", &[]).await);
    refused(&send(&day, &day.organizer, &asked, "drop", &[]).await);
    done(&phone(&day, &day.players[1], "ask_to_drop", &[]).await);
    done(&send(&day, &day.organizer, &desk(&day).await, "drop", &[]).await);
}

/// Shows HR-6.3.7: a slip of the last round typed on its page is none of this one.
#[tokio::test]
async fn a_slip_typed_on_a_page_of_the_last_round_is_not_entered() {
    let house = House::open().await;
    let day = started(&house, 4).await;
    let old = desk(&day).await;
    day.settle_all("warlord_death").await;
    day.steps(&["close", "draw", "publish", "start_clock"]).await;
    let line = async |page: &Page, line: &str| {
        let shown = page.body.split("name=\"shown\" value=\"").skip(1);
        let quick = page.body.split_once("/desk/quick\"").unwrap().1;
        let shown = shown.map(|rest| rest.split_once('"').unwrap().0).find(|it| quick.contains(*it)).unwrap();
        let (at, to) = (format!("/t/{}/desk", day.code), format!("/t/{}/desk/quick", day.code));
        day.organizer.post_from(&at, &to, &[("line", line), ("shown", shown)]).await
    };
    refused(&line(&old, "1 w").await);
    assert!(day.file().await["rounds"][1]["matches"][0]["outcomes"].is_null());
    done(&line(&desk(&day).await, "1 w").await);
    assert!(!day.file().await["rounds"][1]["matches"][0]["outcomes"].is_null());
}

/// Shows HR-6.3.7: an old page of round 1 reports, concedes and calls nothing in round 2, nor for a match that is over.
#[tokio::test]
async fn a_phone_that_is_a_round_behind_says_nothing_about_this_one() {
    let house = House::open().await;
    let day = started(&house, 4).await;
    let (me, who) = (format!("/t/{}/me", day.code), &day.players[0]);
    let old = who.get(&me).await;
    let report = [("winner", "1"), ("ending", "warlord_death")];
    let call = [("call", "rules_question"), ("note", "typed before")];
    day.settle_all("warlord_death").await;
    for (kind, besides) in [("report", &report[..]), ("concede", &[]), ("call", &call)] {
        refused(&send(&day, who, &old, kind, besides).await);
    }
    day.steps(&["close", "draw", "publish", "start_clock"]).await;
    for (kind, besides) in [("report", &report[..]), ("concede", &[]), ("call", &call)] {
        refused(&send(&day, who, &old, kind, besides).await);
    }
    let matches = day.file().await["rounds"][1]["matches"].clone();
    assert!(matches.as_array().unwrap().iter().all(|it| it["outcomes"].is_null()), "{matches}");
    done(&send(&day, who, &who.get(&me).await, "report", &report).await);
}

/// Shows HR-6.3.7: two players who report at the same moment are not in each other's way; whoever reported on another phone is
/// not talked over by the first; and nobody concedes a match the opponent has just given up.
#[tokio::test]
async fn a_report_is_held_against_ones_own_a_concession_against_both() {
    let house = House::open().await;
    let day = started(&house, 4).await;
    let me = format!("/t/{}/me", day.code);
    let file = day.file().await;
    let seated = |place: usize| {
        let players = file["rounds"][0]["matches"][place]["players"].as_array().unwrap().clone();
        players.iter().map(|it| it.as_str().unwrap()[1..].parse::<usize>().unwrap()).collect::<Vec<_>>()
    };
    let (first, second) = (seated(0), seated(1));
    let phone_of = |number: usize| &day.players[number - 1];
    let won = |number: usize| [("winner", number.to_string()), ("ending", "warlord_death".to_owned())];
    let report = async |by: usize, page: &Page, winner: usize| {
        let fields = won(winner);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        send(&day, phone_of(by), page, "report", &fields).await
    };
    let (one, two) = (phone_of(first[0]).get(&me).await, phone_of(first[1]).get(&me).await);
    done(&report(first[0], &one, first[0]).await);
    done(&report(first[1], &two, first[0]).await);
    assert!(!day.file().await["rounds"][0]["matches"][0]["outcomes"].is_null(), "both said the same");

    let before = phone_of(second[0]).get(&me).await;
    done(&report(second[0], &before, second[1]).await);
    // The same page, still open on another phone, answered otherwise.
    refused(&report(second[0], &before, second[0]).await);
    let theirs = phone_of(second[1]).get(&me).await;
    assert!(theirs.body.contains("reports: "), "{}", theirs.body);
    done(&report(second[0], &phone_of(second[0]).get(&me).await, second[0]).await);
    refused(&send(&day, phone_of(second[1]), &theirs, "concede", &[]).await);
    let now = phone_of(second[1]).get(&me).await;
    done(&send(&day, phone_of(second[1]), &now, "concede", &[]).await);
}

/// Shows HR-6.3.7: a call that was answered, taken or taken back meanwhile is not acted on.
#[tokio::test]
async fn a_call_is_acted_on_as_it_was_shown() {
    let house = House::open().await;
    let settings = [("tier", "formal"), ("structure", "custom"), ("rounds", "1"), ("cut", "0")];
    let day = house.day("conquest-1.2", 2, &settings).await;
    let (judge, other) = (day.staff(&house, "judge", "Tom").await, day.staff(&house, "marshal", "Rui").await);
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let (me, calls) = (format!("/t/{}/me", day.code), format!("/t/{}/judge", day.code));
    let page_of = |call: usize| format!("/t/{}/judge/call/{call}", day.code);
    let player = &day.players[0];
    let call = async || {
        let fields = [("call", "rules_question"), ("note", "may I?")];
        done(&send(&day, player, &player.get(&me).await, "call", &fields).await);
    };
    call().await;
    let (listed, at_desk, mine) = (judge.get(&calls).await, desk(&day).await, player.get(&me).await);
    let opened = other.get(&page_of(0)).await;
    done(&send(&day, player, &mine, "withdraw_call", &[]).await);
    refused(&send(&day, &judge, &listed, "claim", &[]).await);
    refused(&send(&day, &day.organizer, &at_desk, "claim", &[]).await);
    refused(&send(&day, &other, &opened, "rule", &[("text", "Yes.")]).await);
    refused(&send(&day, player, &mine, "settle_call", &[]).await);

    call().await;
    let (open, waiting) = (other.get(&page_of(1)).await, player.get(&me).await);
    done(&send(&day, &judge, &judge.get(&calls).await, "claim", &[]).await);
    let late = send(&day, &other, &open, "rule", &[("text", "Both may.")]).await;
    refused(&late);
    assert!(late.body.contains("Both may."), "what was typed is kept: {}", late.body);
    done(&send(&day, &judge, &judge.get(&page_of(1)).await, "rule", &[("text", "No.")]).await);
    refused(&send(&day, player, &waiting, "settle_call", &[]).await);
    let ruled = player.get(&me).await;
    done(&send(&day, player, &ruled, "appeal", &[]).await);
    // Both players may appeal; the same answer is looked at once.
    done(&send(&day, player, &ruled, "appeal", &[]).await);
    let appealed = other.get(&page_of(1)).await;
    done(&send(&day, &other, &appealed, "rule_finally", &[("text", "Yes, after all.")]).await);
    refused(&send(&day, &other, &appealed, "rule_finally", &[("text", "Yes."), ("once", "another")]).await);
}

/// Shows HR-6.3.7: what two leaders do to the same thing from the same page is done once.
#[tokio::test]
async fn two_leaders_do_not_do_the_same_twice() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 5, &[("tier", "formal")]).await;
    let marshal = day.staff(&house, "marshal", "Rui").await;
    let path = |rest: &str| format!("/t/{}{rest}", day.code);
    let shown = |page: &Page, kind: &str| {
        let form = forms(page, kind).into_iter().next().unwrap_or_else(|| panic!("{kind}: {}", page.body));
        form.into_iter().find(|(name, _)| name == "shown").expect("what was shown").1
    };
    // Settings: a form of all of them, so the second one would undo the first.
    let settings = day.organizer.get(&path("/desk/settings")).await;
    let change = async |late: &str| {
        let shown = shown(&settings, "change");
        let fields =
            [("tier", "formal"), ("structure", "basic"), ("no_show_minutes", late), ("shown", &shown)];
        day.act(&day.organizer, "change", &fields).await
    };
    done(&change("15").await);
    refused(&change("20").await);
    let prizes = day.organizer.get(&path("/prizes")).await;
    done(&send(&day, &day.organizer, &prizes, "set_prizes", &[("prizes", "1: mat")]).await);
    refused(&send(&day, &day.organizer, &prizes, "set_prizes", &[("prizes", "1: dice")]).await);
    let card = day.organizer.get(&path("/desk/person/1")).await;
    done(&send(&day, &day.organizer, &card, "rename", &[("name", "Ana")]).await);
    refused(&send(&day, &day.organizer, &card, "rename", &[("name", "Anna")]).await);
    refused(&send(&day, &day.organizer, &card, "appoint", &[]).await);

    // Everybody is here: whoever came after the page was made was not looked for.
    let roster = day.organizer.get(&path("/desk/players")).await;
    let all_here = roster.body.split_once("/desk/all-here\"").expect("the form").1;
    let seen = all_here.split_once("name=\"shown\" value=\"").unwrap().1.split_once('"').unwrap().0;
    done(&house.visitor().post(&path("/join"), &[("name", "Late")]).await);
    let to = path("/desk/all-here");
    refused(&day.organizer.post_from(&path("/desk/players"), &to, &[("shown", seen)]).await);

    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    let (table, at_desk) = (path("/judge/table/1/0"), desk(&day).await);
    let (one, two) = (marshal.get(&table).await, day.organizer.get(&path("/desk/match/1/0")).await);
    let more = [("minutes", "5"), ("reason", "a long ruling")];
    done(&send(&day, &marshal, &one, "extend", &more).await);
    refused(&send(&day, &day.organizer, &two, "extend", &more).await);
    let clock = [("seconds", "300"), ("reason", "the alarm")];
    done(&send(&day, &day.organizer, &at_desk, "adjust_clock", &clock).await);
    refused(
        &send(&day, &day.organizer, &at_desk, "adjust_clock", &[&clock[..], &[("once", "x")]].concat()).await,
    );
    // Somebody's card is found while another leader still reads that it is missing.
    let seated = day.file().await["rounds"][0]["matches"][0]["players"][0].as_str().unwrap()[1..].to_owned();
    let trouble = [("trouble", "damaged"), ("card", "Bolter"), ("player", seated.as_str())];
    done(&send(&day, &marshal, &one, "open_case", &trouble).await);
    let missing = marshal.get(&path("/judge/cards")).await;
    done(&send(&day, &marshal, &missing, "close_case", &[("replaced", "yes")]).await);
    refused(&send(&day, &marshal, &missing, "close_case", &[("replaced", "no"), ("once", "y")]).await);
}

/// Shows HR-6.3.7: one agrees to what one was asked, not to what is asked by now.
#[tokio::test]
async fn consent_is_given_to_the_question_that_was_read() {
    let house = House::open().await;
    let day = started(&house, 2).await;
    let (one, two, me) = (&day.players[0], &day.players[1], format!("/t/{}/me", day.code));
    done(&send(&day, one, &one.get(&me).await, "ask_consent", &[("text", "draw a card")]).await);
    let asked = two.get(&me).await;
    done(&send(&day, two, &asked, "answer_consent", &[("agreed", "no")]).await);
    done(&send(&day, one, &one.get(&me).await, "ask_consent", &[("text", "draw four cards")]).await);
    refused(&send(&day, two, &asked, "answer_consent", &[("agreed", "yes"), ("once", "again")]).await);
    done(&send(&day, two, &two.get(&me).await, "answer_consent", &[("agreed", "yes")]).await);
}
