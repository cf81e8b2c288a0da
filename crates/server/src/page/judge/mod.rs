//! The judges' desk: made to be used with one hand while walking. Calls first; behind them tables, players, deck checks,
//! cards and conduct.
//!
//! Every page below `/t/CODE/judge` is a [`Place`], found from its path. Off duty, marshals and judges are spectators and see none of it (CT-1.2.6, CT-1.3.4).

mod calls;
mod cards;
mod checks;
mod conduct;
mod history;
pub(super) mod mine;
mod person;
mod table;

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::judging::Judging;
use tournament::{Action, CallId, Desk, MatchId, PersonId, Role, RoundNo, Tournament};
use web::{Problem, Reader};

use super::frame;
use super::{answer, clock, desk, part};
use crate::App;
use crate::hall::Snapshot;

pub(super) use mine::player_side;

/// One page of the judges' desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Calls,
    Call(CallId),
    Table(MatchId),
    Player(PersonId),
    Checks,
    Check(u32),
    Cards,
    Proxy(u32),
    Conduct,
}

impl Place {
    /// The page at what follows `/judge/` in an address.
    fn at(rest: &str) -> Option<Place> {
        let parts: Vec<&str> = rest.trim_matches('/').split('/').collect();
        Some(match parts.as_slice() {
            [""] => Place::Calls,
            ["call", call] => Place::Call(CallId(call.parse().ok()?)),
            ["table", round, place] => {
                Place::Table(MatchId { round: RoundNo(round.parse().ok()?), place: place.parse().ok()? })
            }
            ["player", player] => Place::Player(PersonId(player.parse().ok()?)),
            ["checks"] => Place::Checks,
            ["check", check] => Place::Check(check.parse().ok()?),
            ["cards"] => Place::Cards,
            ["proxy", proxy] => Place::Proxy(proxy.parse().ok()?),
            ["conduct"] => Place::Conduct,
            _ => return None,
        })
    }
}

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    place(&app, &reader, &visitor, &code, "").await
}

pub(super) async fn show_place(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, rest)): Path<(String, String)>,
) -> Response {
    place(&app, &reader, &visitor, &code, &rest).await
}

async fn place(app: &App, reader: &Reader, visitor: &Visitor, code: &str, rest: &str) -> Response {
    let page = async {
        let (snapshot, me) = desk::leader(app, visitor, code).await?;
        page_at(reader, &snapshot, code, me, rest).ok_or_else(Problem::not_found)
    };
    let page = page.await;
    answer(page)
}

/// The page at what follows `/judge` in an address.
fn page_at(reader: &Reader, snapshot: &Snapshot, code: &str, me: PersonId, rest: &str) -> Option<Markup> {
    let tournament = &*snapshot.tournament;
    let view = View { reader, tournament, code, me };
    let place = Place::at(rest)?;
    let content = if tournament.is_leader(me) { view.page(place)? } else { view.off_duty() };
    let frame = frame::inside(reader, &reader.say(&say!("nav-judge")), code, snapshot, Some(me));
    Some(frame.narrow().show(&html! {
        (content)
        @if place != Place::Calls { p { a.btn.quiet href={ "/t/" (code) "/judge" } { (reader.say(&say!("judge-back"))) } } }
    }))
}

/// A leader's view of the judges' work.
struct View<'a> {
    reader: &'a Reader,
    tournament: &'a Tournament,
    code: &'a str,
    me: PersonId,
}

impl<'a> View<'a> {
    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn name(&self, person: PersonId) -> String {
        self.tournament.name_of(person)
    }

    fn judging(&self) -> &'a Judging {
        self.tournament.judging()
    }

    fn organizer(&self) -> bool {
        self.tournament.role(self.me) == Role::Organizer
    }

    /// Whether this reader may do a part of the organizer's work: as organizer, or because the organizer gave that right.
    fn may(&self, action: Action) -> bool {
        self.organizer() || self.tournament.person(self.me).is_some_and(|it| it.given.contains(&action))
    }

    fn marshal(&self) -> bool {
        self.tournament.acts_as_marshal(self.me)
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}/judge{rest}", self.code)
    }

    fn page(&self, place: Place) -> Option<Markup> {
        Some(match place {
            Place::Calls => self.overview(),
            Place::Call(call) => self.call_page(call)?,
            Place::Table(id) => self.table_page(id)?,
            Place::Player(player) => self.player_page(player)?,
            Place::Checks => self.checks_page(),
            Place::Check(check) => self.check_page(check)?,
            Place::Cards => self.cards_page(),
            Place::Proxy(proxy) => self.proxy_page(proxy)?,
            Place::Conduct => self.conduct_page(),
        })
    }

    /// Calls, then everything else within reach, the clock last: it stands at the desk and on the wall as well.
    fn overview(&self) -> Markup {
        html! {
            (self.calls())
            (self.places())
            (clock::controls(self.reader, self.tournament, self.code, true, self.may(Action::SetClock)))
            p { a.btn.quiet href={ "/t/" (self.code) "/desk/displays" } { (self.told(&say!("display-title"))) } }
            (self.duty())
        }
    }

    /// The other pages, each with how much waits there.
    fn places(&self) -> Markup {
        let judging = self.judging();
        let checks = judging.checks.iter().filter(|check| check.ended.is_none()).count();
        let cards = judging.cases.iter().filter(|case| case.replaced.is_none()).count();
        let conduct = judging.conduct.iter().filter(|report| report.decided.is_none()).count();
        let places = [
            ("/checks", say!("judge-checks"), checks),
            ("/cards", say!("judge-cards"), cards),
            ("/conduct", say!("judge-conduct"), conduct),
        ];
        html! {
            nav.judge-tiles aria-label=(self.told(&say!("judge-places"))) {
                @for (path, saying, count) in places {
                    a.btn href=(self.path(path)) { (self.told(&saying)) @if count > 0 { " " span.chip.act { (count) } } }
                }
            }
            (self.tables())
        }
    }

    /// All tables of the round under way, for a judge who walks up to one.
    fn tables(&self) -> Markup {
        let round =
            self.tournament.current_round().filter(|round| round.progress > tournament::Progress::Drawn);
        html! {
            @if let Some(round) = round {
                details.sheet {
                    summary { (self.told(&say!("judge-tables"))) }
                    div.judge-tables {
                        @for (place, it) in round.matches.iter().enumerate().filter(|(_, it)| it.table.is_some()) {
                            a.btn href=(self.path(&format!("/table/{}/{place}", round.number.0)))
                                aria-label={ (self.told(&say!("column-table"))) " " (it.table.unwrap_or_default()) ", " (part::versus(self.reader, self.tournament, it)) } {
                                (it.table.unwrap_or_default()) @if it.result.is_some() { " ✓" }
                            }
                        }
                    }
                }
            }
        }
    }

    /// On or off duty, for marshals and judges.
    fn duty(&self) -> Markup {
        let staff = self.tournament.person(self.me).and_then(|person| person.staff);
        html! {
            @if let Some(staff) = staff.filter(|_| self.tournament.desk() < Desk::Finished) {
                @let (saying, on) = if staff.on_duty { (say!("judge-go-off"), "no") } else { (say!("judge-go-on"), "yes") };
                (part::button(self.code, "duty", &[("on", on.to_owned())], if staff.on_duty { "quiet" } else { "act big" }, &self.told(&saying)))
            }
        }
    }

    fn off_duty(&self) -> Markup {
        html! {
            section.sheet.stack {
                h1 { (self.told(&say!("judge-off-duty"))) }
                p { (self.told(&say!("judge-off-duty-help"))) }
                (self.duty())
            }
        }
    }

    /// A form of the judges' desk that leads to another page of it afterwards.
    fn form(&self, kind: &str, then: Option<&str>, content: &Markup) -> Markup {
        html! {
            form.stack method="post" action={ "/t/" (self.code) "/act" } {
                input type="hidden" name="kind" value=(kind);
                @if let Some(then) = then { input type="hidden" name="then" value=(self.path(then)); }
                (content)
            }
        }
    }

    /// Minutes to give a table, as one tap each.
    fn minutes_field(&self, id: &str) -> Markup {
        html! {
            fieldset.judge-minutes {
                legend { (self.told(&say!("judge-extra-minutes"))) }
                @for (at, minutes) in [0, 1, 2, 3, 5, 10].into_iter().enumerate() {
                    label for={ (id) "-" (minutes) } {
                        input id={ (id) "-" (minutes) } type="radio" name="minutes" value=(minutes) checked[at == 0];
                        span { (minutes) }
                    }
                }
            }
        }
    }

    fn link_to_player(&self, player: PersonId) -> Markup {
        let warnings = history::strikes(self.judging(), player);
        html! {
            a href=(self.path(&format!("/player/{}", player.0))) { (self.name(player)) }
            @if warnings > 0 { " " span.chip.wait { (self.told(&say!("judge-strikes", count = warnings))) } }
        }
    }
}

/// How long ago something happened, counting on.
fn since(at: tournament::Moment) -> Markup {
    let seconds = (crate::clock::now().0 - at.0).max(0) / 1000;
    html! { span.num data-since=(at.0) { (part::minutes(seconds)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_the_judges_desk_is_found_from_its_path_and_nothing_else_is() {
        assert_eq!(Place::at(""), Some(Place::Calls));
        assert_eq!(Place::at("/call/3"), Some(Place::Call(CallId(3))));
        assert_eq!(Place::at("table/2/7"), Some(Place::Table(MatchId { round: RoundNo(2), place: 7 })));
        assert_eq!(Place::at("player/12/"), Some(Place::Player(PersonId(12))));
        for nothing in
            ["call", "call/x", "call/-1", "table/1", "table/1/99999999", "player/1/2", "../desk", "checks/1"]
        {
            assert_eq!(Place::at(nothing), None, "{nothing}");
        }
    }
}
