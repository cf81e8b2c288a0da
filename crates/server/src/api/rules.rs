//! The rules in force: packs, clauses, and who may do what.

use axum::extract::OriginalUri;
use axum::http::HeaderMap;
use axum::response::Response;
use regulations::ledger::{Entry, Search};
use regulations::{Day, Pack, ledger};
use rulebook::{Clause, say};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tournament::{Action, Capacity};
use web::Problem;

use super::{Asking, At, Group, Operation, Paging, Part, Scope, tagged};

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-rules"),
        vec![
            Operation::get("/api/packs", say!("api-packs"), packs).answers::<Vec<PackHead>>().tagged(),
            Operation::get("/api/packs/{pack}", say!("api-pack"), pack)
                .answers::<Map<String, Value>>()
                .tagged(),
            Operation::get("/api/clauses", say!("api-clauses"), clauses)
                .query::<Wanted>()
                .answers::<Part<ClauseView>>()
                .tagged(),
            Operation::get("/api/clauses/{clause}", say!("api-clause"), clause)
                .answers::<ClauseView>()
                .tagged(),
            Operation::get("/api/rights", say!("api-rights"), rights).answers::<Vec<Right>>().tagged(),
        ],
    )
}

/// What never changes while the server runs has the release as its tag.
const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// A rules pack in the list.
#[derive(Debug, Serialize, JsonSchema)]
struct PackHead {
    /// Its name: `regulation` when a tournament is begun.
    id: String,
    /// The document's title.
    title: String,
    /// The edition.
    version: String,
    /// The document's language.
    language: String,
    /// The first day it is in force.
    effective: Option<Day>,
    /// The tiers, by name.
    tiers: Vec<String>,
    /// The tables of rounds and cuts, by name.
    structures: Vec<String>,
    /// The ways in which a game ends, by name.
    endings: Vec<String>,
}

impl PackHead {
    fn of(pack: &Pack) -> PackHead {
        PackHead {
            id: pack.id.clone(),
            title: pack.title.clone(),
            version: pack.version.clone(),
            language: pack.language.clone(),
            effective: pack.effective,
            tiers: pack.tiers.iter().map(|tier| tier.id.clone()).collect(),
            structures: pack.structures.iter().map(|structure| structure.id.clone()).collect(),
            endings: pack.endings.iter().map(|ending| ending.id.clone()).collect(),
        }
    }
}

async fn packs() -> Response {
    let packs: Vec<PackHead> = regulations::packs().iter().map(PackHead::of).collect();
    tagged(RELEASE, HeaderMap::new(), &packs)
}

async fn pack(At(id): At<String>) -> Result<Response, Problem> {
    let pack = regulations::pack(&id).ok_or_else(Problem::not_found)?;
    Ok(tagged(RELEASE, HeaderMap::new(), pack))
}

/// Which clauses are looked for, and which part of the list.
#[derive(Debug, Deserialize, JsonSchema)]
struct Wanted {
    /// Words that must all stand in the clause.
    q: Option<String>,
    /// Only this document, by the two letters its clauses begin with.
    document: Option<String>,
    /// How many at most, from 1 to 200; 50 if not given.
    #[schemars(range(min = 1, max = 200))]
    limit: Option<u16>,
    /// Where to go on: `next` of the part before.
    cursor: Option<String>,
}

/// A clause of a rules document, in our words.
#[derive(Debug, Serialize, JsonSchema)]
struct ClauseView {
    /// Its name.
    id: Clause,
    /// The heading it stands under, in the document's language.
    section: String,
    /// What software has to do about it: `enforce`, `calculate`, `assist`, `inform`.
    kind: &'static str,
    /// Whom it concerns.
    who: Vec<String>,
    /// The rule, in our words.
    says: String,
    /// An example.
    shows: String,
    /// The reading adopted where the document is unclear.
    note: String,
}

impl ClauseView {
    fn of(entry: &Entry) -> ClauseView {
        ClauseView {
            id: entry.id,
            section: entry.section.clone(),
            kind: entry.kind.word(),
            who: entry.who.clone(),
            says: entry.says.clone(),
            shows: entry.shows.clone(),
            note: entry.note.clone(),
        }
    }
}

async fn clauses(OriginalUri(uri): OriginalUri, Asking(wanted): Asking<Wanted>) -> Result<Response, Problem> {
    let words = wanted.q.as_deref().unwrap_or_default().split_whitespace().take(8).map(ToOwned::to_owned);
    let search = Search { words: words.collect(), document: wanted.document.clone(), ..Search::default() };
    let found: Vec<ClauseView> = ledger().search(&search).into_iter().map(ClauseView::of).collect();
    let paging = Paging { limit: wanted.limit, cursor: wanted.cursor };
    let part: Part<ClauseView> = paging.part(found, |entry| entry.id.to_string())?;
    let asked = [("q", wanted.q), ("document", wanted.document)].into_iter();
    let asked = asked.filter_map(|(name, value)| Some(format!("{name}={}&", encoded(&value?))));
    let link = format!("{}?{}", uri.path(), asked.collect::<String>());
    Ok(tagged(RELEASE, part.link(&link, paging.limit()?), &part))
}

/// A value as it stands in a query.
fn encoded(value: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    value
        .bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

async fn clause(At(name): At<String>) -> Result<Response, Problem> {
    let entry = name.parse::<Clause>().ok().and_then(|clause| ledger().get(clause));
    let view = ClauseView::of(entry.ok_or_else(Problem::not_found)?);
    Ok(tagged(RELEASE, HeaderMap::new(), &view))
}

/// Who may do something.
#[derive(Debug, Serialize, JsonSchema)]
struct Right {
    /// What.
    action: Action,
    /// The capacities that suffice, each alone.
    open_to: Vec<Capacity>,
    /// The scope a token needs to act in each of them.
    scopes: Vec<Scope>,
}

async fn rights() -> Response {
    let rights: Vec<Right> = Action::ALL
        .into_iter()
        .map(|action| Right {
            action,
            open_to: action.open_to().to_vec(),
            scopes: action.open_to().iter().map(|capacity| super::scope_of(*capacity)).collect(),
        })
        .collect();
    tagged(RELEASE, HeaderMap::new(), &rights)
}
