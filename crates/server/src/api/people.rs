//! People: who is there, who is asking, and what judges were called for.

use access::Visitor;
use axum::extract::{OriginalUri, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rulebook::say;
use schemars::JsonSchema;
use serde::Serialize;
use tournament::judging::{Call, CardCase, ConductReport, Proxy};
use tournament::{CallId, MatchId, Moment, Person, PersonId, Presence, Role, StaffRole};
use web::Problem;

use super::rounds::MatchView;
use super::{Asking, At, Group, Operation, Paging, Part, Scope, Sight};
use crate::App;

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-people"),
        vec![
            Operation::get("/api/tournaments/{code}/people", say!("api-people"), people)
                .query::<Paging>()
                .answers::<Part<PersonView>>()
                .tagged(),
            Operation::get("/api/tournaments/{code}/people/{person}", say!("api-person"), person)
                .answers::<PersonView>()
                .tagged(),
            Operation::get("/api/tournaments/{code}/me", say!("api-me"), me)
                .answers::<Mine>()
                .needs(Scope::Read)
                .tagged(),
            Operation::get("/api/tournaments/{code}/calls", say!("api-calls"), calls)
                .answers::<Vec<CallView>>()
                .needs(Scope::Read)
                .tagged(),
            Operation::get("/api/tournaments/{code}/judging", say!("api-judging"), judging)
                .answers::<Work>()
                .needs(Scope::Read)
                .tagged(),
        ],
    )
}

/// Somebody of the tournament.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct PersonView {
    /// The person: commands name people so.
    person: PersonId,
    /// The name in files.
    key: String,
    /// The name.
    name: String,
    /// What that person is right now.
    role: Role,
    /// The office the organizer gave, on duty or not.
    office: Option<StaffRole>,
    /// The entry as a player, if there is one.
    entry: Option<EntryView>,
}

/// A player's entry.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct EntryView {
    /// In, or how and when that player left.
    presence: Presence,
    /// Seen at the desk.
    checked_in: bool,
    /// Team or household.
    team: Option<String>,
    /// A table this player always sits at.
    fixed_table: Option<u16>,
    /// Whether a deck list is on file.
    deck_list: bool,
    /// Asked to be dropped; only for leaders and that player.
    asks_to_drop: Option<bool>,
    /// Asked to come back; only for leaders and that player.
    asks_to_rejoin: Option<bool>,
}

impl PersonView {
    fn of(sight: &Sight, person: PersonId, it: &Person) -> PersonView {
        let concerned = sight.leads() || sight.person == Some(person);
        let entry = it.entry.as_ref().map(|entry| EntryView {
            presence: entry.presence,
            checked_in: entry.checked_in,
            team: entry.team.clone(),
            fixed_table: entry.fixed_table,
            deck_list: entry.deck.is_some(),
            asks_to_drop: concerned.then_some(entry.asks_to_drop),
            asks_to_rejoin: concerned.then_some(entry.asks_to_rejoin),
        });
        PersonView {
            person,
            key: it.key.clone(),
            name: it.name.clone(),
            role: sight.tournament().role(person),
            office: it.staff.map(|staff| staff.role),
            entry,
        }
    }
}

/// Leaders and players; for leaders also those who are neither.
fn visible(sight: &Sight, person: PersonId, it: &Person) -> bool {
    sight.leads()
        || sight.person == Some(person)
        || it.entry.is_some()
        || sight.tournament().has_office(person)
}

async fn people(
    State(app): State<App>,
    visitor: Visitor,
    OriginalUri(uri): OriginalUri,
    At(code): At<String>,
    Asking(paging): Asking<Paging>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let all = sight.tournament().people().filter(|(person, it)| visible(&sight, *person, it));
    let all: Vec<PersonView> = all.map(|(person, it)| PersonView::of(&sight, person, it)).collect();
    let part = paging.part(all, |view| view.person.0.to_string())?;
    Ok(sight.answer(part.link(uri.path(), paging.limit()?), &part))
}

async fn person(
    State(app): State<App>,
    visitor: Visitor,
    At((code, person)): At<(String, u32)>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let person = PersonId(person);
    let it = sight.tournament().person(person).filter(|it| visible(&sight, person, it));
    let view = PersonView::of(&sight, person, it.ok_or_else(Problem::not_found)?);
    Ok(sight.answer(HeaderMap::new(), &view))
}

/// Who is asking, and the match to be played.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Mine {
    /// Who.
    me: PersonView,
    /// The match of the round under way, once it is published.
    current: Option<MatchView>,
}

async fn me(State(app): State<App>, visitor: Visitor, At(code): At<String>) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let person = known(&sight)?;
    let it = sight.tournament().person(person).ok_or_else(Problem::not_found)?;
    let seen = |id: &MatchId| sight.round(id.round).is_ok();
    let current = sight.tournament().my_match(person).filter(|(id, _)| seen(id));
    let current = current.map(|(id, it)| MatchView::of(&sight, id.round, id.place, it));
    Ok(sight.answer(HeaderMap::new(), &Mine { me: PersonView::of(&sight, person, it), current }))
}

/// Whoever is asking, if the tournament knows and the token may say so.
fn known(sight: &Sight) -> Result<PersonId, Problem> {
    sight.person.ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, say!("problem-sign-in")))
}

/// A call for a judge.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct CallView {
    /// Which one: commands name it so.
    call: CallId,
    /// The call and everything that came of it.
    #[serde(flatten)]
    about: Call,
}

/// Leaders see all calls; everybody else the own ones and those of the own matches.
async fn calls(State(app): State<App>, visitor: Visitor, At(code): At<String>) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    let person = known(&sight)?;
    let tournament = sight.tournament();
    let own = |call: &Call| {
        let seated = call.id.and_then(|id| tournament.match_of(id)).is_some_and(|it| it.seats.seats(person));
        call.by == person || seated
    };
    let calls = (0..).map(CallId).zip(&tournament.judging().calls);
    let calls: Vec<CallView> = calls
        .filter(|(_, call)| sight.leads() || own(call))
        .map(|(call, about)| CallView { call, about: about.clone() })
        .collect();
    Ok(sight.answer(HeaderMap::new(), &calls))
}

/// The judges' work besides calls.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Work {
    /// Reports about conduct.
    conduct: Vec<ConductReport>,
    /// Cards lost and damaged.
    cases: Vec<CardCase>,
    /// Proxies made.
    proxies: Vec<Proxy>,
    /// Deck checks.
    checks: Vec<CheckView>,
}

/// A deck check.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct CheckView {
    /// At which match.
    id: MatchId,
    /// By whom.
    by: PersonId,
    /// Since when.
    begun: Moment,
    /// Until when, if it is over.
    ended: Option<Moment>,
    /// What was found.
    findings: Option<String>,
}

async fn judging(
    State(app): State<App>,
    visitor: Visitor,
    At(code): At<String>,
) -> Result<Response, Problem> {
    let sight = Sight::of(&app, &visitor, &code).await?;
    known(&sight)?;
    if !sight.leads() {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")));
    }
    let judging = sight.tournament().judging();
    let checks = judging.checks.iter().map(|check| CheckView {
        id: check.id,
        by: check.by,
        begun: check.begun,
        ended: check.ended.as_ref().map(|(at, _)| *at),
        findings: check.ended.as_ref().map(|(_, findings)| findings.clone()),
    });
    let work = Work {
        conduct: judging.conduct.clone(),
        cases: judging.cases.clone(),
        proxies: judging.proxies.clone(),
        checks: checks.collect(),
    };
    Ok(sight.answer(HeaderMap::new(), &work))
}
