//! Conquest tables over HTTP, tapped twice, sent wrong, asked for again: nothing happens twice, nothing is left behind.

use reqwest::StatusCode;

use crate::house::{House, Page, Visitor};
use crate::play::{Game, settled, values};

const KEY: &str = "7f1c1f0e-5f0b-4a57-9f7d-0a7c3f2f8d55";
const OPENS: &[(&str, &str)] = &[("deck", "nazdreg"), ("name", "Ana"), ("opponent", "person"), ("once", KEY)];
const SITS: &[(&str, &str)] = &[("deck", "captain-cato-sicarius"), ("name", "Bo"), ("once", KEY)];

/// The tables a list of the lobby names.
async fn listed(who: &Visitor) -> Vec<String> {
    let lobby = who.get("/play").await;
    let lines = values(&lobby.body, "<li><a href=\"/play/");
    lines.into_iter().filter(|code| code.len() == 6).collect()
}

/// The same form sent that often at once.
async fn taps(who: &Visitor, path: &str, fields: &'static [(&'static str, &'static str)]) -> Vec<Page> {
    let taps = (0..6).map(|_| {
        let (who, path) = (who.clone(), path.to_owned());
        tokio::spawn(async move { who.post(&path, fields).await })
    });
    let mut pages = Vec::new();
    for tap in taps.collect::<Vec<_>>() {
        pages.push(tap.await.unwrap());
    }
    pages
}

/// Shows HR-7.1.7: whoever taps twice sits down once, and sits there.
#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_by_many_taps_is_sitting_down_once() {
    let house = House::open().await;
    let (ana, bo) = (house.visitor(), house.visitor());
    let mut opened = Vec::new();
    for page in taps(&ana, "/play", OPENS).await {
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        opened.push(page.path);
    }
    opened.dedup();
    assert_eq!(opened.len(), 1, "many taps open one table");
    let table = opened.remove(0);
    let sit = format!("{table}/sit");
    for page in taps(&bo, &sit, SITS).await {
        assert_eq!((page.status, page.path), (StatusCode::OK, table.clone()), "{}", page.body);
    }
    assert!(settled(&bo, &table).await.body.contains("board-hand"), "Bo sits there");
    let late = house.visitor().post(&sit, &[("deck", "nazdreg"), ("name", "Cai")]).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "and nobody else does");
}

/// The same answer sent again is the answer that was given; another one is refused.
///
/// Shows HR-7.3.1.
#[tokio::test]
async fn an_answer_sent_twice_is_given_once_and_a_step_back_is_one_step() {
    let house = House::open().await;
    let game = Game::begun(&house, &[]).await;
    let path = game.path();
    let asked = async || {
        let pages = game.pages().await;
        let at = pages.iter().position(|page| page.body.contains("name=\"answer\"")).unwrap();
        let [one, two] = pages;
        (at, if at == 0 { one } else { two })
    };
    let (at, page) = asked().await;
    let player = &game.players[at];
    let after = values(&page.body, "name=\"after\" value=\"").remove(0);
    let answers: Vec<String> = values(&page.body, "name=\"answer\" value=\"")
        .into_iter()
        .map(|answer| answer.replace("&quot;", "\""))
        .collect();
    let given = [("after", after.as_str()), ("answer", answers[0].as_str())];
    for _ in 0..2 {
        let page = player.post(&format!("{path}/answer"), &given).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }
    let number = |page: &Page| values(&page.body, "data-answers=\"").remove(0).parse::<usize>().unwrap();
    assert_eq!(number(&player.get(&path).await), after.parse::<usize>().unwrap() + 1, "it is given once");
    let other = [("after", after.as_str()), ("answer", answers[1].as_str())];
    let refused = player.post(&format!("{path}/answer"), &other).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "another answer comes too late");
    let now = number(&player.get(&path).await);
    let back = [("what", "undo"), ("version", &*(now - 1).to_string())];
    let stale = player.post(&format!("{path}/do"), &back).await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "an old page takes nothing back: {}", stale.body);
    assert!(stale.body.contains("HR-7.3.1"), "{}", stale.body);
}

/// What does not do is said with the field's name, and leaves no table behind.
#[tokio::test]
async fn a_form_that_does_not_do_leaves_no_table_behind() {
    let house = House::open().await;
    let ana = house.visitor();
    let good = [("deck", "nazdreg"), ("name", "Ana"), ("opponent", "anybody")];
    let long = "x".repeat(41);
    let wrong = [
        ("name", long.as_str(), "a name has 1 to 40"),
        ("name", "a\nb", "a name has 1 to 40"),
        ("name", "\u{202e}\u{200b}", "a name has 1 to 40"),
        ("deck", "nobody", "no starter deck"),
        ("opponent", "mcts:99999999", "no bot"),
        ("watch", "nobdy", "Who may watch"),
        ("mode", "tornament", "Reading of the rules"),
        ("clock_minutes", "-5", "Minutes for each player"),
        ("clock_minutes", "9999", "a clock has between"),
        ("increment", "x", "Seconds added"),
    ];
    for (field, value, said) in wrong {
        let mut fields: Vec<(&str, &str)> = good.iter().copied().filter(|it| it.0 != field).collect();
        fields.push((field, value));
        if field == "increment" {
            fields.push(("clock_minutes", "5"));
        }
        let page = ana.post("/play", &fields).await;
        assert!(page.status.is_client_error(), "{field}={value}: {}", page.status);
        assert!(page.body.contains(said), "{field}={value}: {}", page.body);
    }
    let bot = [("deck", "nazdreg"), ("name", "Ana"), ("opponent", "greedy"), ("bot_deck", "nobody")];
    assert_eq!(ana.post("/play", &bot).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(listed(&house.visitor()).await, Vec::<String>::new());
    let turned = ana.post("/play", &[good[0], ("name", "\u{202e}Ana"), good[2]]).await;
    assert!(turned.status.is_success() && !turned.body.contains('\u{202e}'), "nobody turns words around");
}

/// A table for somebody who is sent the link stands in no list; one for whoever comes does, and both are found by their code.
#[tokio::test]
async fn only_a_table_for_whoever_comes_is_listed() {
    let house = House::open().await;
    let (ana, eve) = (house.visitor(), house.visitor());
    let open = async |opponent: &str| {
        let page = ana.post("/play", &[("deck", "nazdreg"), ("name", "Ana"), ("opponent", opponent)]).await;
        page.path.trim_start_matches("/play/").to_owned()
    };
    let invited = open("person").await;
    assert_eq!(listed(&eve).await, Vec::<String>::new());
    assert!(!eve.get("/").await.body.contains(&invited), "home does not name it either");
    let anybody = open("anybody").await;
    assert_eq!(listed(&eve).await, [anybody]);
    let found = eve.get(&format!("/play?code={}", invited.to_lowercase())).await;
    assert_eq!(found.path, format!("/play/{invited}"), "whoever knows the code comes to it");
    assert_eq!(eve.get(&format!("/play/{}", invited.to_lowercase())).await.status, StatusCode::OK);
    let unknown = eve.get("/play?code=%3Cb%3E").await;
    assert!(
        unknown.status.is_success() && unknown.body.contains("No table has the code"),
        "{}",
        unknown.body
    );
}

/// Both ask for a rematch and meet at one table with seats exchanged; nobody else sits down there.
#[tokio::test]
async fn both_players_of_a_game_come_to_one_rematch() {
    let house = House::open().await;
    let game = Game::begun(&house, &[("clock_minutes", "20")]).await;
    let path = game.path();
    let again = format!("{path}/rematch");
    let early = game.players[0].post(&again, &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "the game is not over");
    game.players[0].post(&format!("{path}/do"), &[("what", "concede")]).await;
    assert_eq!(game.spectator.post(&again, &[]).await.status, StatusCode::FORBIDDEN);
    let waits = game.players[1].get(&path).await;
    assert!(waits.body.contains("data-every"), "the page looks by itself whether the other asks");
    let first = game.players[0].post(&again, &[]).await;
    assert_eq!(first.status, StatusCode::OK);
    assert_ne!(first.path, path);
    assert_eq!(
        game.players[0].post(&again, &[]).await.path,
        first.path,
        "a second tap opens no second table"
    );
    assert_eq!(listed(&house.visitor()).await, Vec::<String>::new(), "it is for these two");
    let stranger = house.visitor();
    assert!(!stranger.get(&first.path).await.body.contains("/sit\""));
    let seat = stranger.post(&format!("{}/sit", first.path), &[("deck", "nazdreg"), ("name", "Eve")]).await;
    assert_eq!(seat.status, StatusCode::FORBIDDEN, "{}", seat.body);
    let told = game.players[1].get(&path).await;
    assert!(told.body.contains("Ana would like a rematch"), "{}", told.body);
    let second = game.players[1].post(&again, &[]).await;
    assert_eq!(second.path, first.path, "both meet");
    let begun = Game {
        code: first.path.trim_start_matches("/play/").to_owned(),
        players: game.players.clone(),
        spectator: house.visitor(),
    };
    begun.numbers().await;
    let [ana, bo] = begun.pages().await;
    assert!(ana.body.contains("Bo against Ana") && bo.body.contains("Bo against Ana"), "seats are exchanged");
    assert!(ana.body.contains("board-clock"), "what was agreed is agreed again");
    // One that was closed before the other came is none: the next is opened anew.
    begun.players[1].post(&format!("{}/do", begun.path()), &[("what", "concede")]).await;
    let third = begun.players[1].post(&format!("{}/rematch", begun.path()), &[]).await;
    begun.players[1].post(&format!("{}/do", third.path), &[("what", "close")]).await;
    let fourth = begun.players[0].post(&format!("{}/rematch", begun.path()), &[]).await;
    assert_ne!(fourth.path, third.path);
    assert!(fourth.body.contains("is asked at the table of the last game"), "{}", fourth.body);
}

/// A browser with games of its own is asked before it takes over those of another, and keeps the way back.
#[tokio::test]
async fn taking_games_over_costs_nobody_the_own_ones() {
    let house = House::open().await;
    let open = [("deck", "nazdreg"), ("name", "Ana"), ("opponent", "anybody")];
    let (phone, laptop, fresh) = (house.visitor(), house.visitor(), house.visitor());
    let take = async |who: &Visitor| {
        let lobby = who.get("/play").await;
        format!("/play/take/{}", values(&lobby.body, "href=\"/play/take/").remove(0))
    };
    let of_phone = phone.post("/play", &open).await.path;
    let of_laptop = laptop.post("/play", &open).await.path;
    let link = take(&phone).await;
    let asked = laptop.get(&link).await;
    assert_eq!(asked.path, link, "it is asked: {}", asked.body);
    let back = take(&laptop).await;
    assert!(asked.body.contains(&back), "and told the way back");
    assert!(
        laptop.get(&of_laptop).await.body.contains("Waiting for your opponent"),
        "nothing is lost by looking"
    );
    assert_eq!(laptop.post(&link, &[]).await.path, "/play");
    assert!(laptop.get(&of_phone).await.body.contains("Waiting for your opponent"));
    assert_eq!(fresh.get(&link).await.path, "/play", "a browser without games is not asked");
    assert_eq!(laptop.post(&back, &[]).await.path, "/play");
    assert!(laptop.get(&of_laptop).await.body.contains("Waiting for your opponent"), "and back");
}

/// Both set their dials from pages of their own, in any order, and one takes the choice back in between: nobody's page is old.
///
/// Shows HR-7.3.1.
#[tokio::test]
async fn where_both_choose_at_once_nobodys_page_grows_old() {
    let house = House::open().await;
    let game = Game::begun(&house, &[]).await;
    let both_asked = |pages: &[Page; 2]| pages.iter().all(|page| page.body.contains("name=\"answer\""));
    let mut pages = game.pages().await;
    for turn in 0..200 {
        if both_asked(&pages) {
            break;
        }
        assert!(game.step(turn).await);
        pages = game.pages().await;
    }
    assert!(both_asked(&pages), "the dials are set by both at once");
    let path = game.path();
    let set = async |at: usize, page: &Page, nth: usize| {
        let after = values(&page.body, "name=\"after\" value=\"").remove(0);
        let answer = values(&page.body, "name=\"answer\" value=\"").remove(nth).replace("&quot;", "\"");
        let fields = [("after", after.as_str()), ("answer", answer.as_str())];
        let answered = game.players[at].post(&format!("{path}/answer"), &fields).await;
        assert_eq!(answered.status, StatusCode::OK, "{}", answered.body);
    };
    set(0, &pages[0], 0).await;
    let meanwhile = game.players[1].get(&path).await;
    let version = values(&game.players[0].get(&path).await.body, "data-question=\"").remove(0);
    let back = game.players[0].post(&format!("{path}/do"), &[("what", "undo"), ("version", &version)]).await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.body);
    set(1, &meanwhile, 1).await;
    set(0, &pages[0], 2).await;
    assert!(!both_asked(&game.pages().await), "both dials are shown");
}
