//! Every form that is refused comes back as it was filled in.

use std::collections::{BTreeMap, BTreeSet};

use crate::house::{Day, House, Visitor};

/// What no field takes: too long for every text, no number, and full of signs that must be escaped.
fn wrong() -> String {
    format!("\"<Zażółć>&amp; {}", "wrong ".repeat(800))
}

/// A form of a page: where it is sent, what is hidden in it, and its fields with what stands in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Form {
    action: String,
    once: String,
    hidden: Vec<(String, String)>,
    fields: BTreeMap<String, Vec<String>>,
    /// Those of them people type into.
    typed: BTreeSet<String>,
}

/// One tag and its attributes.
fn tag(text: &str) -> (String, BTreeMap<String, String>) {
    let mut rest = text.trim_end_matches('/');
    let end = rest.find(' ').unwrap_or(rest.len());
    let name = rest[..end].to_owned();
    rest = &rest[end..];
    let mut attributes = BTreeMap::new();
    while let Some(trimmed) = Some(rest.trim_start()).filter(|rest| !rest.is_empty()) {
        let end = trimmed.find([' ', '=']).unwrap_or(trimmed.len());
        let key = trimmed[..end].to_owned();
        if let Some(value) = trimmed[end..].strip_prefix("=\"") {
            let close = value.find('"').expect("values are quoted");
            attributes.insert(key, unescaped(&value[..close]));
            rest = &value[close + 1..];
        } else {
            attributes.insert(key, String::new());
            rest = &trimmed[end..];
        }
    }
    (name, attributes)
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The forms of a page that send something, the footer's aside.
fn forms(page: &str) -> Vec<Form> {
    let mut all = Vec::new();
    let mut form: Option<Form> = None;
    let mut list = String::new();
    for piece in page.split('<').skip(1) {
        let Some((inside, text)) = piece.split_once('>') else { continue };
        let (name, at) = tag(inside);
        let get = |key: &str| at.get(key).cloned().unwrap_or_default();
        match (name.as_str(), &mut form) {
            ("form", _) if get("method") == "post" => {
                form = Some(Form { action: get("action"), ..Form::default() });
            }
            ("/form", Some(_)) => all.extend(form.take()),
            ("input", Some(form)) => match get("type").as_str() {
                // Each form that is sent has a key of its own.
                "hidden" if get("name") == "once" => form.once = get("value"),
                "hidden" => form.hidden.push((get("name"), get("value"))),
                "checkbox" | "radio" => {
                    let values = form.fields.entry(get("name")).or_default();
                    if at.contains_key("checked") {
                        values.push(get("value"));
                    }
                }
                "password" | "file" => {}
                _ => {
                    form.typed.insert(get("name"));
                    form.fields.entry(get("name")).or_default().push(get("value"));
                }
            },
            ("textarea", Some(form)) => {
                let text = text.strip_prefix('\n').unwrap_or(text);
                form.typed.insert(get("name"));
                form.fields.entry(get("name")).or_default().push(unescaped(text));
            }
            ("select", Some(_)) => list = get("name"),
            ("option", Some(form)) => {
                let values = form.fields.entry(list.clone()).or_default();
                if at.contains_key("selected") || values.is_empty() {
                    *values = vec![get("value")];
                }
            }
            _ => {}
        }
    }
    all.retain(|form| form.action != "/preferences");
    all
}

/// Fills every text of every form of a page with what no field takes, sends it, and compares what comes back.
async fn try_all(who: &Visitor, path: &str) -> usize {
    let page = who.get(path).await;
    assert!(page.status.is_success(), "{path}: {} {}", page.status, page.body);
    let mut tried = 0;
    for form in forms(&page.body) {
        let texts = |(name, values): (&String, &Vec<String>)| {
            let typed = form.typed.contains(name);
            (name.clone(), if typed { vec![wrong(); values.len()] } else { values.clone() })
        };
        let filled: BTreeMap<String, Vec<String>> = form.fields.iter().map(texts).collect();
        if filled == form.fields {
            continue;
        }
        let mut sent: Vec<(&str, &str)> = vec![("once", &form.once)];
        sent.extend(form.hidden.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        for (name, values) in &filled {
            sent.extend(values.iter().map(|value| (name.as_str(), value.as_str())));
        }
        let request = who.request(reqwest::Method::POST, &form.action);
        let back = who.sent(request.form(&sent)).await;
        assert!(back.status.is_client_error(), "{path} {form:?}: {}", back.status);
        assert!(back.body.contains("role=\"alert\""), "{path} {}: says why", form.action);
        let same = |it: &Form| it.action == form.action && it.hidden == form.hidden;
        let again = forms(&back.body).into_iter().find(same);
        let again =
            again.unwrap_or_else(|| panic!("{path} {:?}: {} {}", form.hidden, back.status, back.body));
        // A PIN is never shown again.
        let filled: BTreeMap<String, Vec<String>> = filled
            .into_iter()
            .map(|(name, values)| if name == "pin" { (name, vec![String::new()]) } else { (name, values) })
            .collect();
        assert_eq!(again.fields, filled, "{path} {:?}", form.hidden);
        tried += 1;
    }
    tried
}

async fn try_pages(day: &Day, who: &Visitor, paths: &[&str]) -> usize {
    let mut tried = 0;
    for path in paths {
        tried += try_all(who, &format!("/t/{}{path}", day.code)).await;
    }
    tried
}

#[tokio::test]
async fn every_form_that_is_refused_comes_back_as_it_was_filled_in() {
    let house = House::open().await;
    let day = house.day("conquest-1.2", 4, &[]).await;
    let judge = day.staff(&house, "judge", "Jo").await;
    let mut tried = try_all(&house.visitor(), &format!("/t/{}/join", day.code)).await;
    tried += try_all(&house.visitor(), "/sign-in").await;
    tried += try_all(&day.organizer, "/new?pack=conquest-1.2").await;
    tried += try_all(&day.organizer, "/tokens").await;
    tried += try_pages(
        &day,
        &day.organizer,
        &["/desk", "/desk/players", "/desk/person/1", "/desk/settings", "/desk/log", "/desk/displays"],
    )
    .await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    tried +=
        try_pages(&day, &day.organizer, &["/desk", "/desk/match/1/0", "/desk/person/1", "/desk/log"]).await;
    tried +=
        try_pages(&day, &judge, &["/judge/table/1/0", "/judge/cards", "/judge/conduct", "/judge/player/1"])
            .await;
    tried += try_pages(&day, &day.players[0], &["/me", "/call"]).await;
    assert!(tried >= 15, "only {tried} forms have anything to type");
}
