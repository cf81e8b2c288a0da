//! The builder for armies: what a list offers, what is picked, what it comes to; shared by link, code, file and paper.
//!
//! Nothing is kept on the server: the roster stands in the address, so a link is the army.

mod sheet;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use epic::Game;
use epic::draft::{completed, ready_made};
use epic::file::FileError;
use epic::lists::{self, ArmyList};
use epic::roster::{ListRef, Pick, Roster};
use maud::html;
use rulebook::say;
use serde::Deserialize;
use web::{Fields, Frame, Problem, Reader};

use crate::packed::{packed, unpacked};
use crate::{STYLE, Shown, Tables};

const USUAL_POINTS: u32 = 3000;

/// What the address of the builder says besides the list.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// The roster, packed.
    #[serde(default)]
    pub(crate) a: String,
    /// The points total, as typed.
    #[serde(default)]
    pub(crate) points: String,
    /// The table the army is for, and whose it is.
    #[serde(default)]
    pub(crate) table: String,
    #[serde(default)]
    pub(crate) by: String,
    /// The tournament it is handed in for.
    #[serde(default, rename = "for")]
    pub(crate) tournament: String,
}

impl Asked {
    /// The total to build to.
    pub(crate) fn total(&self) -> Result<u32, Problem> {
        let typed = self.points.trim();
        if typed.is_empty() {
            return Ok(USUAL_POINTS);
        }
        let (least, most) = (*Game::TOTALS.start(), *Game::TOTALS.end());
        let read = typed.parse().ok().filter(|points| Game::TOTALS.contains(points));
        read.ok_or_else(|| Problem::field("points", say!("epic-file-points", least = least, most = most)))
    }

    /// Whether it is built for a tournament, whose code is letters and digits.
    fn is_for_a_tournament(&self) -> bool {
        !self.tournament.is_empty() && self.tournament.chars().all(|letter| letter.is_ascii_alphanumeric())
    }

    /// What goes on with every link and form of the builder.
    fn query(&self, roster: &Roster, total: u32) -> String {
        format!("{}&a={}", self.query_without_roster(total), packed(roster))
    }

    fn query_without_roster(&self, total: u32) -> String {
        let plain =
            |text: &str| text.chars().filter(char::is_ascii_alphanumeric).take(12).collect::<String>();
        let points = match self.tournament.as_str() {
            "" => format!("points={total}"),
            code => format!("points={total}&for={}", plain(code)),
        };
        match self.table.as_str() {
            "" => points,
            table => format!("{points}&table={}&by={}", plain(table), plain(&self.by)),
        }
    }
}

/// The lists one can build from.
pub(crate) async fn lists(Query(asked): Query<Asked>, reader: Reader) -> Result<Shown, Problem> {
    let title = reader.say(&say!("armies-title"));
    let total = asked.total()?;
    let query = asked.query_without_roster(total);
    let content = html! {
        h1 { (title) }
        p { (reader.say(&say!("armies-lead"))) }
        (sheet::points(&reader, "/armies", &asked, total, None))
        ul.plain.army-lists {
            @for list in lists::known() {
                li.sheet {
                    a href={ "/armies/" (list.id) "?" (query) } { strong { (list.name) } }
                    p.small.soft { (reader.say(&say!("armies-list-line", rating = list.strategy_rating, formations = list.formations.len()))) }
                }
            }
        }
        section.sheet {
            h2 { (reader.say(&say!("armies-own-title"))) }
            p { (reader.say(&say!("armies-own-lead"))) }
            form.stack method="post" action="/armies/own" {
                input type="hidden" name="points" value=(total);
                input type="hidden" name="table" value=(asked.table);
                input type="hidden" name="by" value=(asked.by);
                input type="hidden" name="for" value=(asked.tournament);
                label for="roster" { (reader.say(&say!("armies-own-paste"))) }
                textarea #roster name="roster" rows="8" required {}
                button.btn.act { (reader.say(&say!("armies-own-open"))) }
            }
        }
    };
    Ok(Frame::plain(&reader, &title).styled(&STYLE).show(&content).into())
}

/// The builder for one list.
pub(crate) async fn show(
    State(tables): State<Tables>,
    Path(list): Path<String>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Result<Shown, Problem> {
    // Whoever writes the address says how large the army is, so it is looked through beside everything else.
    let making = tables.clone();
    let made = move || {
        let roster = roster_of(&list, &asked)?;
        let found = roster.list().ok_or_else(Problem::not_found)?.into_owned();
        let title = found.name.clone();
        let (reader, tables) = (&reader, &tables);
        let (id, total) = (list.as_str(), asked.total()?);
        let sheet = sheet::Sheet { reader, tables, id, asked: &asked, total, list: &found, roster: &roster };
        Ok(Shown::from(Frame::plain(reader, &title).styled(&STYLE).show(&sheet.show()?)))
    };
    making.making(made).await
}

/// The roster the address holds, or an empty one of the list.
fn roster_of(list: &str, asked: &Asked) -> Result<Roster, Problem> {
    if !asked.a.is_empty() {
        return unpacked(&asked.a).map_err(|why| Problem::field("a", why));
    }
    lists::list(list).map(empty).ok_or_else(Problem::not_found)
}

fn empty(list: &ArmyList) -> Roster {
    Roster {
        format: Roster::FORMAT.to_owned(),
        name: String::new(),
        list: ListRef::Known(list.id.clone()),
        formations: Vec::new(),
        options: std::collections::BTreeMap::new(),
    }
}

/// Changes the roster as a form asks and shows the builder with it.
pub(crate) async fn edit(
    State(tables): State<Tables>,
    Path(list): Path<String>,
    body: Bytes,
) -> Result<Response, Problem> {
    let fields = Fields::read(&body);
    let asked = Asked {
        a: fields.get("a").to_owned(),
        points: fields.get("points").to_owned(),
        table: fields.get("table").to_owned(),
        by: fields.get("by").to_owned(),
        tournament: fields.get("for").to_owned(),
    };
    let mut roster = match fields.text("roster") {
        Some(text) => pasted(text).map_err(|error| Problem::field("roster", error.saying()))?,
        None => roster_of(&list, &asked)?,
    };
    let total = asked.total()?;
    let roster = tables.making(move || change(&mut roster, &fields, total).map(|()| roster)).await?;
    roster.sound().map_err(|error| Problem::field("a", error.saying()))?;
    let id = match &roster.list {
        // Only a list that is known has a page of its own.
        ListRef::Known(id) => lists::list(id).ok_or_else(|| unknown(id))?.id.as_str(),
        ListRef::Own(_) => "own",
    };
    Ok(Redirect::to(&format!("/armies/{id}?{}", asked.query(&roster, total))).into_response())
}

/// Nobody here knows a list of that name.
fn unknown(id: &str) -> Problem {
    Problem::field("roster", say!("table-unknown-word", read = id.chars().take(40).collect::<String>()))
}

/// An army, or a list of one's own that nothing is picked from yet.
fn pasted(text: &str) -> Result<Roster, FileError> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    match rulebook::read_whole::<Head>(text) {
        Ok(head) if head.format == ArmyList::FORMAT => ArmyList::read(text).map(of_own),
        _ => Roster::read(text),
    }
}

/// An empty roster of a list of one's own.
fn of_own(list: ArmyList) -> Roster {
    let roster = empty(&list);
    Roster { list: ListRef::Own(Box::new(list)), ..roster }
}

fn change(roster: &mut Roster, fields: &Fields, total: u32) -> Result<(), Problem> {
    let pick = || fields.number::<u32>("pick").map(|at| at as usize);
    match fields.get("do") {
        "add" => {
            let name = fields.get("formation").to_owned();
            roster.formations.push(Pick { name, id: None, take: std::collections::BTreeMap::new() });
            *roster = completed(roster, total);
        }
        "remove" => {
            let at = pick()?;
            if at < roster.formations.len() {
                roster.formations.remove(at);
            }
        }
        "take" => {
            let at = pick()?;
            let taken = taken(fields)?;
            if let Some(pick) = roster.formations.get_mut(at) {
                pick.take = taken;
            }
        }
        "options" => roster.options = taken(fields)?,
        "list" => {
            let list = ArmyList::read(fields.get("list"));
            let list = list.map_err(|error| Problem::field("list", error.saying()))?;
            roster.list = ListRef::Own(Box::new(list));
        }
        "name" => roster.name = fields.get("name").trim().chars().take(80).collect(),
        "ready" => {
            if let Some(list) = roster.list() {
                let name = roster.name.clone();
                *roster = Roster { name, ..ready_made(&list, total) };
            }
        }
        _ => {}
    }
    Ok(())
}

/// How often each option is taken: fields `take:` and the option's path.
fn taken(fields: &Fields) -> Result<std::collections::BTreeMap<String, u32>, Problem> {
    let mut take = std::collections::BTreeMap::new();
    for (name, value) in fields.iter() {
        if let Some(path) = name.strip_prefix("take:") {
            let count: u32 = match value.trim() {
                "" => 0,
                text => text.parse().map_err(|_| {
                    Problem::field(name, say!("epic-file-whole-between", least = 0, most = 1000))
                })?,
            };
            if count > 0 {
                take.insert(path.to_owned(), count);
            }
        }
    }
    Ok(take)
}

/// The roster as a file.
pub(crate) async fn file(Path(list): Path<String>, Query(asked): Query<Asked>) -> Result<Response, Problem> {
    let roster = roster_of(&list, &asked)?;
    let text = rulebook::pretty(&roster).map_err(|error| Problem::internal(error.to_string()))?;
    // What stands in the address may be anything; only a list that is known gives its name to the file.
    let name = lists::list(&list).map_or("army", |list| list.id.as_str());
    let name = format!("attachment; filename=\"{name}.json\"");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}
