//! Phones at a table, spoken for over HTTP: what each does, and the steps of a game that lead to a later one.

use reqwest::StatusCode;

use crate::house::{House, Page, Visitor};

/// A phone at a table.
pub(crate) struct Phone {
    pub(crate) visitor: Visitor,
    pub(crate) code: String,
}

impl Phone {
    /// Opens a table; the second player is still to come.
    pub(crate) async fn opens(house: &House, fields: &[(&str, &str)]) -> Phone {
        let visitor = house.visitor();
        let page = visitor.post("/table", fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let code = page.path.trim_start_matches("/table/").to_owned();
        Phone { visitor, code }
    }

    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.code)
    }

    pub(crate) async fn look(&self) -> Page {
        self.visitor.get(&self.path()).await
    }

    pub(crate) async fn asks(&self, fields: &[(&str, &str)]) -> Page {
        self.visitor.post_from(&self.path(), &format!("{}/act", self.path()), fields).await
    }

    #[track_caller]
    pub(crate) fn ok(page: &Page) {
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    }

    pub(crate) async fn does(&self, fields: &[(&str, &str)]) -> Page {
        let page = self.asks(fields).await;
        Phone::ok(&page);
        page
    }

    /// The address after `/table/CODE/WAY/` on the page.
    pub(crate) fn link(&self, page: &Page, way: &str) -> String {
        let begin = format!("{}/{way}/", self.path());
        let at = page.body.find(&begin).unwrap_or_else(|| panic!("no {way} link: {}", page.body));
        page.body[at..].chars().take_while(|letter| !"\"<& ".contains(*letter)).collect()
    }

    /// Another phone at the same table, which came by that link.
    pub(crate) async fn comes(&self, house: &House, link: &str, fields: &[(&str, &str)]) -> Phone {
        let visitor = house.visitor();
        Phone::ok(&visitor.get(link).await);
        Phone::ok(&visitor.post(link, fields).await);
        Phone { visitor, code: self.code.clone() }
    }
}

/// Names, armies and a bare table: the edge is next.
pub(crate) async fn two_phones(house: &House) -> (Phone, Phone) {
    let one = Phone::opens(house, &[("alpha", "Ana"), ("points", "2000")]).await;
    let link = one.link(&one.look().await, "join");
    let two = one.comes(house, &link, &[("name", "Bo")]).await;
    one.does(&[("do", "army"), ("by", "alpha"), ("ready", "space-marines-codex")]).await;
    two.does(&[("do", "army"), ("by", "bravo"), ("ready", "steel-legion")]).await;
    one.does(&[("do", "terrain"), ("kind", "bare"), ("size", "120x180"), ("author", "both")]).await;
    (one, two)
}

/// The page shows these clauses, each with its way to the rules.
#[track_caller]
pub(crate) fn tells(page: &Page, clauses: &[&str]) {
    for clause in clauses {
        let link = format!("href=\"/rules/{clause}\"");
        assert!(page.body.contains(&link), "{clause} is not on the page of its moment");
    }
}

/// Objectives as in the clauses' layout.
pub(crate) async fn objectives(one: &Phone, two: &Phone) {
    one.does(&[("do", "edge"), ("by", "alpha"), ("edge", "south")]).await;
    for (n, place) in
        ["90 0", "90,120", "50 80", "(50, 40)", "130;85", "50 from the east edge, 45 from the south"]
            .into_iter()
            .enumerate()
    {
        let (phone, by) = if n % 2 == 0 { (one, "alpha") } else { (two, "bravo") };
        phone.does(&[("do", "objective"), ("by", by), ("place", place)]).await;
    }
}

/// The value of an attribute-like `name="formation" value="…"` that stands on the page.
fn formation_on(page: &Page) -> Option<String> {
    let at = page.body.find(r#"name="formation" value=""#)? + r#"name="formation" value=""#.len();
    Some(page.body[at..].split('"').next()?.to_owned())
}

/// Spacecraft to remaining forces: everybody is set up, both still have to agree.
pub(crate) async fn set_up(one: &Phone, two: &Phone) {
    // Whatever the step asks, each phone answers for its own player; formations go to the own zone or aside.
    for _ in 0..200 {
        let page = one.look().await;
        if page.body.contains(r#"name="do" value="confirm""#) {
            break;
        }
        for (phone, by, zone) in [(one, "alpha", "90 8"), (two, "bravo", "90 112")] {
            let page = phone.look().await;
            if page.body.contains(r#"value="spacecraft""#) {
                let id = formation_on(&page).unwrap();
                phone.does(&[("do", "spacecraft"), ("by", by), ("formation", &id)]).await;
            } else if page.body.contains(r#"value="close_spacecraft""#) {
                phone.does(&[("do", "close_spacecraft"), ("by", by)]).await;
            } else if page.body.contains(r#"value="pass_garrisons""#) {
                phone.does(&[("do", "pass_garrisons"), ("by", by)]).await;
            } else if page.body.contains(r#"value="set_up""#) {
                let id = formation_on(&page).unwrap();
                let set = [
                    ("do", "set_up"),
                    ("by", by),
                    ("formation", id.as_str()),
                    ("place", zone),
                    ("spread", "ranks"),
                ];
                if phone.asks(&set).await.status != StatusCode::OK {
                    phone
                        .does(&[("do", "reserve"), ("by", by), ("formation", &id), ("way", "aircraft")])
                        .await;
                }
            }
        }
    }
}
