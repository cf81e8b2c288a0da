//! Who somebody is at a match's table: decided by the tournament's own sign-in, on every request.

use std::sync::Arc;

use access::Visitor;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use tournament::{PersonId, Tournament};
use web::hosting::{Admission, HandedIn, Host, Hosts, Role, RoundClock, Soon};

use super::spot::Spot;
use super::{news, result};
use crate::{App, clock};
use web::Problem;

/// In so many of somebody's tournaments lists are looked for.
const MOST_LISTS: usize = 12;

/// Gives every request its host.
pub(crate) async fn with_host(State(app): State<App>, mut request: Request, next: Next) -> Response {
    request.extensions_mut().insert(Hosts(Arc::new(app)));
    next.run(request).await
}

impl Host for App {
    fn admit<'a>(&'a self, at: &'a str, parts: &'a mut Parts) -> Soon<'a, Admission> {
        Box::pin(async move {
            let spot = Spot::read(at).ok_or_else(Problem::not_found)?;
            let tournament = self.hall.room(&spot.code).await?.snapshot().tournament;
            // A draw that was taken back has no match here any more.
            let it = spot.known(&tournament).ok_or_else(Problem::not_found)?;
            let person = Visitor::from_request_parts(parts, self).await?.person(&spot.code).await?;
            let role = role(&tournament, &spot, person);
            let list = person.filter(|_| matches!(role, Role::Seat(_))).and_then(|person| {
                let entry = tournament.person(person)?.entry.as_ref()?;
                entry.deck.as_ref().map(|deck| deck.text.clone())
            });
            let news = news(&tournament, &spot, clock::now());
            let choosing = match (role, news.result, it.reports.iter().all(Option::is_none)) {
                (Role::Seat(seat), None, true) => result::choice(self, &tournament, &spot, seat).await?,
                _ => None,
            };
            self.hall.visited(&spot.code);
            let (code, round, place) = (&spot.code, spot.id.round.0, spot.id.place);
            let bench = format!("/t/{code}/judge/table/{round}/{place}");
            Ok(Admission {
                role,
                news,
                clock: round_clock(&tournament, &spot, it.extension_seconds),
                list,
                lists_open: tournament.may_see_lists(person).is_ok(),
                home: match role {
                    Role::Seat(_) => format!("/t/{code}/me"),
                    Role::Judge => bench.clone(),
                    Role::Spectator => format!("/t/{code}"),
                },
                bench,
                choosing,
            })
        })
    }

    fn lists<'a>(&'a self, kind: &'a str, parts: &'a mut Parts) -> Soon<'a, Vec<HandedIn>> {
        Box::pin(async move {
            let visitor = Visitor::from_request_parts(parts, self).await?;
            let mut lists = Vec::new();
            // A cookie may name any code: only for who is known there is a tournament opened, and one that is gone has no list.
            for code in visitor.codes().into_iter().take(MOST_LISTS) {
                let Some(person) = visitor.person::<PersonId>(&code).await? else { continue };
                let Ok(room) = self.hall.room(&code).await else { continue };
                let tournament = room.snapshot().tournament;
                if tournament.pack().table.as_deref() != Some(kind) {
                    continue;
                }
                let entry = tournament.person(person).and_then(|person| person.entry.as_ref());
                if let Some(deck) = entry.and_then(|entry| entry.deck.as_ref()) {
                    lists.push(HandedIn {
                        at: code,
                        name: tournament.name().to_owned(),
                        list: deck.text.clone(),
                    });
                }
            }
            Ok(lists)
        })
    }

    fn over<'a>(&'a self, at: &'a str) -> Soon<'a, ()> {
        Box::pin(async move {
            let spot = Spot::read(at).ok_or_else(Problem::not_found)?;
            result::bring_back(self, &spot).await
        })
    }
}

/// The two players play; who may rule in the match is its judge; everybody else watches, leaders off duty and players of other
/// matches included.
fn role(tournament: &Tournament, spot: &Spot, person: Option<PersonId>) -> Role {
    let Some(person) = person else { return Role::Spectator };
    match spot.players.iter().position(|player| *player == person) {
        Some(seat) => Role::Seat(seat),
        None if tournament.rulers(spot.id).contains(&person) => Role::Judge,
        None => Role::Spectator,
    }
}

fn round_clock(tournament: &Tournament, spot: &Spot, extension_seconds: u32) -> Option<RoundClock> {
    let clock = tournament.round(spot.id.round)?.clock;
    let length = i64::from(clock.length_seconds?) + i64::from(extension_seconds);
    let now = clock::now();
    let left = length * 1000 - clock.elapsed_millis(now).unwrap_or(0);
    Some(RoundClock {
        left_millis: u64::try_from(left).unwrap_or(0),
        at_millis: now.0,
        runs: clock.started.is_some() && clock.paused.is_none(),
    })
}
