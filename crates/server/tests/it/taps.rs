//! The same tap twice on ways in and at tables: nothing happens twice, nobody is locked out, and what is taken back is what was
//! seen.

use std::collections::BTreeSet;

use reqwest::StatusCode;

use crate::house::{House, Page, Visitor};

/// What stands in the first field of that name.
fn field(page: &Page, name: &str) -> String {
    let before = format!("name=\"{name}\" value=\"");
    let at = page.body.find(&before).unwrap_or_else(|| panic!("no {name}: {}", page.body));
    page.body[at + before.len()..].split('"').next().unwrap().to_owned()
}

fn pin(page: &Page) -> String {
    let at = page.body.find("class=\"pin\"").unwrap_or_else(|| panic!("no PIN: {}", page.body));
    page.body[at..].split('>').nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect()
}

/// The same form sent several times at once, as by a finger that trembles.
async fn taps(who: &Visitor, path: &str, fields: &[(&str, &str)], times: usize) -> Vec<Page> {
    let fields: Vec<(String, String)> =
        fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let sent = (0..times).map(|_| {
        let (who, path, fields) = (who.clone(), path.to_owned(), fields.clone());
        tokio::spawn(async move {
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            who.post(&path, &fields).await
        })
    });
    let mut pages = Vec::new();
    for tap in sent.collect::<Vec<_>>() {
        pages.push(tap.await.unwrap());
    }
    pages
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_and_pin_by_a_double_tap_are_one() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let back = format!("/t/{}/return", day.code);
    let own = format!("/t/{}/access", day.code);
    let desk = format!("/t/{}/desk/person/1/access", day.code);
    let card = format!("/t/{}/desk/person/1", day.code);
    for (who, page, path, issue) in [(&day.players[0], &own, &own, ""), (&day.organizer, &card, &desk, "yes")]
    {
        let key = field(&who.get(page).await, "once");
        let fields = [("issue", issue), ("once", key.as_str())];
        let first = pin(&who.post(path, &fields).await);
        assert_eq!(pin(&who.post(path, &fields).await), first, "{path}");
        let elsewhere = house.visitor().post(&back, &[("name", "Player1"), ("pin", &first)]).await;
        assert_eq!(elsewhere.status, StatusCode::OK, "the PIN that was shown works: {}", elsewhere.body);
        let again = field(&who.get(page).await, "once");
        let other = pin(&who.post(path, &[("issue", issue), ("once", &again)]).await);
        assert_ne!(other, first, "another tap is another PIN");
        let old = house.visitor().post(&back, &[("name", "Player1"), ("pin", &first)]).await;
        assert_eq!(old.status, StatusCode::FORBIDDEN);
        // The first form again, late: its PIN was taken back.
        assert_eq!(who.post(path, &fields).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// Renewing ends every session for a moment; a second tap in that moment is no stranger.
#[tokio::test(flavor = "multi_thread")]
async fn several_taps_at_once_on_a_new_link_and_pin_show_the_same() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let own = format!("/t/{}/access", day.code);
    let key = field(&day.players[0].get(&own).await, "once");
    // One after the other without waiting, so that some come while the first is at work.
    let sent: Vec<_> = (0..40_u64)
        .map(|tap| {
            let (who, own, key) = (day.players[0].clone(), own.clone(), key.clone());
            tokio::spawn(async move {
                tokio::time::sleep(std::time::Duration::from_millis(tap * 4)).await;
                who.post(&own, &[("once", key.as_str())]).await
            })
        })
        .collect();
    let mut pins = BTreeSet::new();
    for tap in sent {
        pins.insert(pin(&tap.await.unwrap()));
    }
    assert_eq!(pins.len(), 1, "{pins:?}");
    let me = day.players[0].get(&format!("/t/{}/me", day.code)).await;
    assert_eq!(me.status, StatusCode::OK, "this phone stays signed in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_changed_by_a_double_tap_signs_nobody_out_who_changed_it() {
    let house = House::open().await;
    let owner = house.owner().await;
    let key = field(&owner.get("/account").await, "once");
    let fields = [("before", "correct horse"), ("password", "battery staple"), ("once", key.as_str())];
    for page in taps(&owner, "/account/password", &fields, 4).await {
        assert_eq!((page.status, page.path.as_str()), (StatusCode::OK, "/account"), "{}", page.body);
    }
    // A browser that never heard the first answer: the second tap carries the cookie of before.
    let late = house.visitor();
    assert_eq!(late.post("/account/password", &fields).await.path, "/account");
    let stranger = [("before", "correct horse"), ("password", "battery staple")];
    assert_eq!(house.visitor().post("/account/password", &stranger).await.status, StatusCode::FORBIDDEN);
    for page in taps(&owner, "/account/sign-out-everywhere", &[], 2).await {
        assert_eq!((page.status, page.path.as_str()), (StatusCode::OK, "/"), "{}", page.body);
    }
    assert_eq!(owner.get("/account").await.path, "/sign-in");
    assert_eq!(late.post("/account/password", &fields).await.status, StatusCode::NOT_FOUND, "it ended since");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_chosen_by_a_link_and_a_double_tap_is_chosen_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = journal::Place::file(folder.path().join("marshal.db"));
    let house = House::on(&place).await;
    house.owner().await;
    let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
    let link = server::reset(&store, "http://house", None).await.unwrap();
    let link = link.trim_start_matches("http://house");
    let visitor = house.visitor();
    let key = field(&visitor.get(link).await, "once");
    let fields = [("password", "battery staple"), ("once", key.as_str())];
    for page in taps(&visitor, &format!("{link}/password"), &fields, 4).await {
        assert_eq!((page.status, page.path.as_str()), (StatusCode::OK, "/account"), "{}", page.body);
    }
    let other = house.visitor().post(&format!("{link}/password"), &[("password", "another one")]).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND, "the link is used up for everybody else");
}

/// Two who were invited want the same name at the same moment: one has it, the other is told so and can choose another.
#[tokio::test(flavor = "multi_thread")]
async fn of_several_who_want_one_account_name_at_once_one_gets_it_and_no_link_is_lost() {
    let house = House::open().await;
    let owner = house.owner().await;
    let mut links = Vec::new();
    for _ in 0..6 {
        let key = field(&owner.get("/account").await, "once");
        let page = owner.post("/account/invite", &[("once", &key)]).await;
        let at = page.body.find("http://house/l/").expect("the invitation is shown") + "http://house".len();
        let link: String =
            page.body[at..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
        links.push(link);
    }
    let claims: Vec<_> = links
        .iter()
        .map(|link| {
            let (visitor, path) = (house.visitor(), format!("{link}/owner"));
            tokio::spawn(async move {
                visitor.post(&path, &[("name", "Oleg"), ("password", "battery staple")]).await.status
            })
        })
        .collect();
    let mut taken = Vec::new();
    for (claim, link) in claims.into_iter().zip(&links) {
        match claim.await.unwrap() {
            StatusCode::OK => {}
            StatusCode::UNPROCESSABLE_ENTITY => taken.push(link),
            other => panic!("{other}"),
        }
    }
    assert_eq!(taken.len(), 5);
    for (number, link) in taken.into_iter().enumerate() {
        let fields = [("name", format!("Oleg{number}")), ("password", "battery staple".to_owned())];
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        let page = house.visitor().post(&format!("{link}/owner"), &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }
}

/// What a phone kept without a connection is sent with a note that it comes late; the answer to the first try was lost.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_kept_and_comes_again_is_done_once() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let desk = format!("/t/{}/desk", day.code);
    let key = field(&day.organizer.get(&desk).await, "once");
    for kept in [None, Some(("kept", "yes")), Some(("kept", "yes"))] {
        let mut fields = vec![("text", "Lunch at one"), ("once", key.as_str())];
        fields.extend(kept);
        assert_eq!(day.act(&day.organizer, "tell", &fields).await.status, StatusCode::OK);
    }
    let request = day.organizer.request(reqwest::Method::GET, &format!("/api/tournaments/{}", day.code));
    let told: serde_json::Value = serde_json::from_str(&day.organizer.sent(request).await.body).unwrap();
    assert_eq!(told["announcements"].as_array().unwrap().len(), 1, "{told}");
}

/// A table of the card game against a bot, and how many answers its page says are given.
async fn against_a_bot(house: &House) -> (Visitor, String) {
    let ana = house.visitor();
    let page = ana.post("/play", &[("name", "Ana"), ("deck", "nazdreg"), ("opponent", "greedy")]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let deadline = crate::house::Deadline::new();
    loop {
        deadline.check("the bot has answered");
        let page = ana.get(&page.path).await;
        if page.body.contains("name=\"answer\"") {
            return (ana, page.path);
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// Gives one of the answers that are offered, and waits until one is asked again.
async fn answer(who: &Visitor, path: &str) -> Page {
    let deadline = crate::house::Deadline::new();
    let page = who.get(path).await;
    let (after, answer) = (field(&page, "after"), field(&page, "answer").replace("&quot;", "\""));
    let answered = who.post(&format!("{path}/answer"), &[("after", &after), ("answer", &answer)]).await;
    assert_eq!(answered.status, StatusCode::OK, "{}", answered.body);
    loop {
        deadline.check("somebody is asked again");
        let page = who.get(path).await;
        if page.body.contains("name=\"answer\"") && field(&page, "after") != after {
            return page;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// The form that takes back, as it stands on a page.
fn undo(page: &Page) -> [(&'static str, String); 3] {
    let form = page.body.split("value=\"undo\"").nth(1).expect("one may take back");
    let version = form.split("name=\"version\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    [("what", "undo".to_owned()), ("version", version.to_owned()), ("once", field(page, "once"))]
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_card_table_a_double_tap_takes_one_answer_back_and_an_old_page_none() {
    let house = House::open().await;
    let (ana, path) = against_a_bot(&house).await;
    for _ in 0..2 {
        answer(&ana, &path).await;
    }
    let last = field(&ana.get(&path).await, "after");
    let page = answer(&ana, &path).await;
    let form = undo(&page);
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    for tap in taps(&ana, &format!("{path}/do"), &form, 4).await {
        assert_eq!(tap.status, StatusCode::OK, "{}", tap.body);
    }
    let asked = async || field(&ana.get(&path).await, "after");
    assert_eq!(asked().await, last, "the last answer is taken back, and no other");
    // Another form of the page from before: the answers it speaks of are no longer there.
    let old = [("what", "undo"), ("version", form[1].1), ("once", "another-form-of-the-same-old-page")];
    let refused = ana.post(&format!("{path}/do"), &old).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert_eq!(asked().await, last);
}

/// Shows CG-0.1.1: the second seat is the last one.
#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_and_playing_again_by_a_double_tap_is_done_once() {
    let house = House::open().await;
    let (ana, bo) = (house.visitor(), house.visitor());
    let opened = ana.post("/play", &[("name", "Ana"), ("deck", "nazdreg"), ("opponent", "person")]).await;
    let path = opened.path;
    let key = field(&bo.get(&path).await, "once");
    let sits = [("name", "Bo"), ("deck", "captain-cato-sicarius"), ("once", key.as_str())];
    for page in taps(&bo, &format!("{path}/sit"), &sits, 4).await {
        assert_eq!((page.status, page.path.as_str()), (StatusCode::OK, path.as_str()), "{}", page.body);
    }
    // A phone that never heard the first answer has no cookie yet; it is the same phone.
    let late = house.visitor();
    assert_eq!(late.post(&format!("{path}/sit"), &sits).await.status, StatusCode::OK);
    assert!(late.get(&path).await.body.contains("class=\"who\""), "and sits there");
    let third = [("name", "Cai"), ("deck", "captain-cato-sicarius")];
    assert_eq!(house.visitor().post(&format!("{path}/sit"), &third).await.status, StatusCode::CONFLICT);

    let (ana, path) = against_a_bot(&house).await;
    ana.post(&format!("{path}/do"), &[("what", "concede")]).await;
    let key = field(&ana.get(&path).await, "once");
    let again = taps(&ana, &format!("{path}/rematch"), &[("once", &key)], 4).await;
    let tables: BTreeSet<String> = again.into_iter().map(|page| page.path).collect();
    assert_eq!(tables.len(), 1, "{tables:?}");
    assert!(!tables.contains(&path), "another table");
}
