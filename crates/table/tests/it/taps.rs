//! The same tap twice at a table: nothing happens twice, and what is taken back is what was seen.

use reqwest::StatusCode;

use crate::house::{House, Page};
use crate::phone::Phone;

/// What the forms of a page carry under that name.
fn carried(page: &Page, name: &str) -> String {
    let rest = page.body.split(&format!("name=\"{name}\" value=\"")).nth(1).expect("every form carries it");
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_double_tap_takes_one_step_back_and_a_page_from_before_none() {
    let house = House::open().await;
    let phone = Phone::opens(&house, &[("alpha", "Ana"), ("bravo", "Bo")]).await;
    for by in ["alpha", "bravo"] {
        phone.does(&[("do", "army"), ("by", by), ("ready", "steel-legion")]).await;
    }
    let taken_back = async || {
        let told = phone.visitor.get(&format!("{}/told", phone.path())).await;
        told.body.matches("data-back=\"yes\"").count()
    };
    let page = phone.look().await;
    let (once, version) = (carried(&page, "once"), carried(&page, "version"));
    for kept in [None, None, Some(("kept", "yes"))] {
        let mut fields = vec![("do", "both_back"), ("once", once.as_str()), ("version", version.as_str())];
        fields.extend(kept);
        phone.does(&fields).await;
    }
    assert_eq!(taken_back().await, 1, "one step");
    let old =
        [("do", "both_back"), ("once", "another-form-of-the-page-before"), ("version", version.as_str())];
    let refused = phone.asks(&old).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert_eq!(taken_back().await, 1);
    let page = phone.look().await;
    let (once, version) = (carried(&page, "once"), carried(&page, "version"));
    phone.does(&[("do", "both_back"), ("once", &once), ("version", &version)]).await;
    assert_eq!(taken_back().await, 2, "from the page as it is now");
}

#[tokio::test]
async fn the_second_phone_and_the_judge_sit_down_by_a_double_tap_once() {
    let house = House::open().await;
    let host = Phone::opens(&house, &[("alpha", "Ana")]).await;
    let join = host.link(&host.look().await, "join");
    host.does(&[("do", "call_judge"), ("by", "alpha"), ("about", "range")]).await;
    let judge = host.link(&host.look().await, "judge");
    for (link, name) in [(&join, "Bo"), (&judge, "")] {
        let phone = house.visitor();
        let once = carried(&phone.get(link).await, "once");
        let fields = [("name", name), ("once", once.as_str())];
        for _ in 0..2 {
            let page = phone.post(link, &fields).await;
            assert_eq!((page.status, page.path), (StatusCode::OK, host.path()), "{}", page.body);
        }
        // A phone that never heard the first answer has no cookie yet; it is the same phone.
        let late = house.visitor().post(link, &fields).await;
        assert_eq!(late.status, StatusCode::OK, "{}", late.body);
        assert!(late.body.contains("class=\"who\""), "which sits there: {}", late.body);
    }
    let other = house.visitor().post(&join, &[("name", "Cai")]).await;
    assert_ne!(other.status, StatusCode::OK, "a link for one");
}
