//! One unit of a formation placed and moved by itself: the others stay, and what is said is about that unit.

use reqwest::StatusCode;
use serde_json::Value;

use crate::house::{House, Page};
use crate::phone::{Phone, objectives, set_up, two_phones};

/// What is said of a place.
async fn judged(phone: &Phone, query: &str) -> Value {
    let page = phone.visitor.get(&format!("{}/judged?{query}", phone.path())).await;
    serde_json::from_str(&page.body).unwrap()
}

/// What stands on the map: the places of a formation's units, by number.
fn places(page: &Page, formation: &str) -> Vec<(String, String)> {
    let mark = format!("data-formation=\"{formation}\"");
    let group = page.body.split(&mark).nth(1).and_then(|rest| rest.split("</g>").next()).unwrap_or_default();
    let value = |text: &str, name: &str| {
        let begin = format!("{name}=\"");
        text.split(&begin).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
    };
    let units = group.split("data-unit=\"").skip(1);
    units
        .map(|it| {
            (it.split('"').next().unwrap().to_owned(), value(it, "data-x") + " " + &value(it, "data-y"))
        })
        .collect()
}

/// A formation of Alpha that stands on the table, with where its units are.
fn standing(page: &Page) -> (String, Vec<(String, String)>) {
    let names = page.body.split("data-side=\"alpha\" data-formation=\"").skip(1);
    let found =
        names.map(|it| it.split('"').next().unwrap().to_owned()).map(|id| (id.clone(), places(page, &id)));
    found
        .filter(|(_, units)| units.len() > 2)
        .last()
        .expect("a formation of several units stands on the table")
}

#[tokio::test]
async fn one_unit_is_set_up_away_from_its_group() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    objectives(&one, &two).await;
    // To the remaining forces: nobody garrisons.
    for _ in 0..20 {
        if one.look().await.body.contains(r#"value="set_up""#) {
            break;
        }
        for (phone, by) in [(&one, "alpha"), (&two, "bravo")] {
            let page = phone.look().await;
            let next = ["close_spacecraft", "pass_garrisons"].into_iter();
            if let Some(wish) = next.into_iter().find(|wish| page.body.contains(&format!("value=\"{wish}\"")))
            {
                phone.asks(&[("do", wish), ("by", by)]).await;
            }
        }
    }
    let page = one.look().await;
    let at = page.body.find(r#"name="formation" value=""#).expect("a formation is to be set up");
    let id: String = page.body[at + 24..].chars().take_while(|letter| *letter != '"').collect();
    let ask = format!("what=set_up&by=alpha&formation={id}&at=90+6&spread=line");
    assert_eq!(judged(&one, &ask).await["good"], true);
    let bad = judged(&one, &format!("{ask}&units=2:+60+16&unit=2")).await;
    assert_eq!((bad["good"].as_bool(), bad["clause"].as_str()), (Some(false), Some("EP-6.1.2")), "{bad}");
    assert!(
        bad["said"].as_str().unwrap().contains("unit 2") && bad["said"].as_str().unwrap().contains("1 cm"),
        "{bad}"
    );
    assert_eq!(bad["nearest"], "60 15", "only that unit is moved to its nearest good place");
    // Another unit stands badly: moving this one mends nothing.
    let other = judged(&one, &format!("{ask}&units=2:+60+16&unit=1")).await;
    assert_eq!((other["good"].as_bool(), other["nearest"].is_null()), (Some(false), true), "{other}");

    let set = |units: &'static str| {
        let fields =
            [("do", "set_up"), ("by", "alpha"), ("formation", &*id), ("place", "90 6"), ("spread", "line")];
        let fields: Vec<(String, String)> = fields
            .into_iter()
            .chain([("units", units)])
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        fields
    };
    for (units, said) in [
        ("2: 60 16", "EP-6.1.2"),
        ("99: 60 12", "no unit 99"),
        ("2: 60 12; 2: 61 12", "named twice"),
        ("second: 60 12", "second"),
    ] {
        let fields = set(units);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        let refused = one.asks(&fields).await;
        assert!(refused.status.is_client_error() && refused.body.contains(said), "{units}: {}", refused.body);
        assert!(refused.body.contains(&format!("value=\"{units}\"")), "what was typed is still there");
    }
    let fields = set("2: 60 15");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    one.does(&fields).await;
    let stands = places(&one.look().await, &id);
    assert_eq!(stands[1], ("2".to_owned(), "60 15".to_owned()));
    assert!(
        stands.iter().filter(|(number, _)| number != "2").all(|(_, at)| at.ends_with(" 6")),
        "{stands:?}"
    );
}

#[tokio::test]
async fn one_unit_moves_and_the_others_stay() {
    let house = House::open().await;
    let (one, two) = two_phones(&house).await;
    objectives(&one, &two).await;
    set_up(&one, &two).await;
    one.does(&[("do", "confirm"), ("by", "alpha")]).await;
    two.does(&[("do", "confirm"), ("by", "bravo")]).await;
    let (id, before) = standing(&one.look().await);
    let page = one.visitor.get(&format!("{}?side=alpha&formation={id}", one.path())).await;
    assert!(page.body.contains(r#"name="units""#), "{}", page.body);

    let ask = format!("what=move&by=alpha&formation={id}");
    assert_eq!(judged(&one, &format!("{ask}&units=2:+50+78&unit=2")).await["good"], true);
    let off = judged(&one, &format!("{ask}&units=2:+183+78&unit=2")).await;
    assert_eq!((off["good"].as_bool(), off["nearest"].as_str()), (Some(false), Some("180 78")), "{off}");
    assert!(off["clause"].is_string() && off["said"].as_str().unwrap().contains("unit 2"), "{off}");

    let step = |units: &'static str, place: &'static str| {
        [("do", "move"), ("by", "alpha"), ("formation", id.as_str()), ("units", units), ("place", place)]
    };
    assert_eq!(one.asks(&step("", "")).await.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing is said");
    one.does(&step("2: 50 78", "")).await;
    let mut expected = before;
    expected[1].1 = "50 78".to_owned();
    assert_eq!(places(&two.look().await, &id), expected, "the others stay");
    // Units are numbered as before when one of them is gone.
    one.does(&[("do", "lose"), ("by", "alpha"), ("formation", &id), ("count", "1")]).await;
    let gone = expected.pop().unwrap().0;
    let lost = format!("{gone}: 10 10");
    let page = one.asks(&[("do", "move"), ("by", "alpha"), ("formation", &id), ("units", &lost)]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", page.body);
    assert_eq!(places(&two.look().await, &id), expected);
}
