//! The one next thing to do, with its button, and what blocks it, each line with what mends it.

use maud::{Markup, html};
use rulebook::{Cites, Saying, say};
use tournament::{About, Action, Actor, Desk, Match, Progress, Refusal, Round, RoundNo, Seats, Why, Wish};

use super::{DeskView, Look};
use crate::clock;
use crate::hall::Room;
use crate::page::{part, plan};

/// The most people named one by one on this page; the others are on the players' page.
pub(super) const MOST_NAMED: usize = 50;

/// What comes next: in a sentence, and the button for it.
struct Next {
    headline: Saying,
    step: Option<Step>,
}

/// A button of the desk.
enum Step {
    /// Asks the tournament for something.
    Ask(&'static str, Saying, Wish),
    /// Leads to a page of the desk.
    Go(String, Saying),
}

impl DeskView<'_> {
    /// One sentence and one button.
    pub(super) fn next(&self, room: &Room, look: &Look) -> Markup {
        let Next { headline, step } = self.next_step();
        let drawn = self.tournament.current_round().is_some_and(|round| round.progress == Progress::Drawn);
        let blocked = match &step {
            Some(Step::Ask(_, _, wish)) if self.may(wish.action()) => {
                room.would(Actor::Person(self.me), wish.clone()).err()
            }
            _ => None,
        };
        html! {
            section.sheet.next {
                div.row.spread {
                    div {
                        // When all is over nothing comes next.
                        @if self.tournament.desk() != Desk::Finished { p.soft.small { (self.told(&say!("desk-next"))) } }
                        h1 { span #news role="status" { (self.told(&headline)) } }
                        @if self.tournament.desk() != Desk::Finished { p.soft { (self.told(&part::state_of_play(self.tournament))) (self.forecast()) } }
                    }
                    div.row {
                        @match &step {
                            Some(Step::Ask(kind, saying, wish)) if self.may(wish.action()) => (self.next_button(kind, if blocked.is_some() { "" } else { "act" }, saying)),
                            Some(Step::Go(path, saying)) => a.btn.act href=(path) { (self.told(saying)) },
                            _ => {},
                        }
                    }
                }
                @if let Some(refusal) = &blocked { (self.blocks(refusal)) }
                (self.absent())
                (self.afterwards())
                @if drawn && self.may(Action::Publish) { (self.review(look)) }
            }
        }
    }

    /// The button of the next step: it does that step of that round, or nothing.
    fn next_button(&self, kind: &str, class: &str, saying: &Saying) -> Markup {
        let about = match kind {
            "publish" => About::Draw,
            "announce" => About::Plan,
            _ => About::Round,
        };
        part::button(self.code, kind, &[part::shown(self.tournament, about)], class, &self.told(saying))
    }

    /// Who has not said "I am here" when the first round is about to be drawn, each with a way out of the draw.
    fn absent(&self) -> Markup {
        let waits = matches!(self.tournament.desk(), Desk::RegistrationClosed | Desk::Announced);
        let absent: Vec<_> = self
            .tournament
            .players()
            .filter(|(_, _, entry)| !entry.checked_in && entry.is_active())
            .collect();
        let all = self.tournament.entered();
        html! {
            // Where nobody checks in at all, nobody is missing.
            @if waits && !absent.is_empty() && (absent.len() < all || self.tournament.settings().check_in) {
                details.desk-blocks open[absent.len() <= 6] {
                    summary { (self.told(&say!("desk-absent", count = absent.len()))) }
                    ul.plain {
                        @for (id, ..) in absent.iter().take(MOST_NAMED) {
                            @let player = [("player", id.0.to_string()), part::shown(self.tournament, About::Player(*id))];
                            li.row.spread { (self.card(*id)) span.row {
                                (part::button(self.code, "check_in", &player, "", &self.told(&say!("roster-check-in"))))
                                @if self.may(Action::Withdraw) { (part::button(self.code, "withdraw_entry", &player, "quiet", &self.told(&say!("desk-drop-absent")))) }
                            } }
                        }
                        @if absent.len() > MOST_NAMED {
                            li { a href={ "/t/" (self.code) "/desk/players?only=absent" } { (self.told(&say!("parts-more", count = absent.len() - MOST_NAMED))) } }
                        }
                    }
                }
            }
        }
    }

    /// What one wants when it is over.
    fn afterwards(&self) -> Markup {
        let to = |path: &str, saying: &Saying| html! { a.btn href={ "/t/" (self.code) (path) } { (self.told(saying)) } };
        html! {
            @if self.tournament.desk() == Desk::Finished {
                div.row {
                    a.btn.act href={ "/t/" (self.code) "/archive" } { (self.told(&say!("nav-archive"))) }
                    (to("/standings", &say!("archive-ranking")))
                    (to("/prizes", &say!("prizes-title")))
                    (to("/paper/standings", &say!("after-print")))
                    (to("/results.csv", &say!("after-results")))
                    (to("/players.csv", &say!("after-players")))
                    a.btn.quiet href={ "/new?from=" (self.code) } { (self.told(&say!("after-again"))) }
                }
            }
        }
    }

    /// When the round and the day will be over.
    fn forecast(&self) -> Markup {
        let Some(forecast) = outlook::forecast(self.tournament, clock::now()) else { return html! {} };
        let likely =
            |span: Option<outlook::Span>| span.map(|span| clock::of_day(self.tournament, span.likely));
        html! {
            @match (likely(forecast.round), likely(forecast.day)) {
                (Some(round), Some(day)) => { " " (self.told(&say!("desk-forecast", round = round, day = day))) },
                (None, Some(day)) => { " " (self.told(&say!("desk-forecast-day", day = day))) },
                _ => {},
            }
        }
    }

    /// What blocks the next step, and what mends it.
    fn blocks(&self, refusal: &Refusal) -> Markup {
        let named = |names: &[String]| {
            let people = self.tournament.people().filter(|(_, person)| names.contains(&person.name));
            people.map(|(id, _)| id).collect::<Vec<_>>()
        };
        let to = |page: &str, saying: &Saying| {
            html! { a.btn href={ "/t/" (self.code) "/desk/" (page) } { (self.told(saying)) } }
        };
        html! {
            div.desk-blocks {
                p.row.spread { span { (self.told(&refusal.saying())) } (part::law(self.reader, refusal.clause())) }
                @match &refusal.why {
                    Why::DeckListsMissing { players } | Why::CardsMissing { players } => ul.plain {
                        @for id in named(players).into_iter().take(MOST_NAMED) {
                            li.row.spread { span { (self.name(id)) } a.btn href={ "/t/" (self.code) "/desk/person/" (id.0) } { (self.told(&say!("desk-open-card"))) } }
                        }
                        @if players.len() > MOST_NAMED { li.soft { (self.told(&say!("parts-more", count = players.len() - MOST_NAMED))) } }
                    },
                    Why::SecondLeaderNotAnnounced { .. } | Why::NoSecondLeader { .. } | Why::NobodyToRule { .. } | Why::LeadersMayNotPlay { .. } => {
                        (to("staff", &say!("desk-tab-staff")))
                    },
                    Why::TooFewPlayers { .. } | Why::BadStages { .. } | Why::StructurePrescribed { .. } => div.row {
                        (to("settings", &say!("desk-tab-settings")))
                        @if self.tournament.desk() == Desk::RegistrationClosed { (self.button("reopen_registration", "", &say!("desk-reopen"))) }
                    },
                    Why::NobodyToPair => (to("players", &say!("desk-tab-players"))),
                    _ => {},
                }
            }
        }
    }

    /// What was announced, or what announcing it now would give.
    pub(super) fn plan(&self) -> Markup {
        let announced = self.tournament.plan();
        let players = if announced.is_empty() {
            self.tournament.entered() as u32
        } else {
            self.tournament.registered()
        };
        let stages = match announced {
            [] => {
                self.tournament.plan_for(&self.tournament.settings().structure, players).unwrap_or_default()
            }
            _ => announced.to_vec(),
        };
        let title =
            if announced.is_empty() { say!("desk-plan-now", players = players) } else { say!("desk-plan") };
        html! {
            @if !stages.is_empty() {
                section.sheet {
                    div.row.spread {
                        h2 { (self.told(&title)) }
                        (part::clause(self.tournament.clause(regulations::Topic::StructureAnnouncedFirst)))
                    }
                    (plan::stages(self.reader, &stages, players))
                }
            }
        }
    }

    fn next_step(&self) -> Next {
        let tournament = self.tournament;
        let ask = |headline, kind, saying, wish| Next { headline, step: Some(Step::Ask(kind, saying, wish)) };
        match (tournament.desk(), tournament.current_round()) {
            (Desk::Finished, _) => Next { headline: part::state_of_play(tournament), step: None },
            (Desk::Nothing | Desk::Enrolling, _) => ask(
                say!("desk-next-enrol"),
                "close_registration",
                say!("desk-close-registration"),
                Wish::CloseRegistration,
            ),
            (Desk::RegistrationClosed, _) => {
                ask(say!("desk-next-announce"), "announce", say!("desk-announce"), Wish::AnnouncePlan)
            }
            (Desk::Announced, _) => ask(
                say!("desk-next-draw", round = tournament.round_object(RoundNo(1))),
                "draw",
                say!("desk-draw", round = tournament.round_object(RoundNo(1))),
                Wish::Draw,
            ),
            (Desk::Running, Some(round)) => self.round_step(round),
            (Desk::Running, None) => self.between_step(),
        }
    }

    fn between_step(&self) -> Next {
        let tournament = self.tournament;
        let next = tournament.round_object(RoundNo(tournament.rounds().len() as u16 + 1));
        let ask = |headline, kind, saying, wish| Next { headline, step: Some(Step::Ask(kind, saying, wish)) };
        if tournament.rounds_left() > 0 {
            let headline = say!("desk-next-draw", round = next.clone());
            return ask(headline, "draw", say!("desk-draw", round = next), Wish::Draw);
        }
        match tournament.plan().get(tournament.stages().len()) {
            Some(stage) => {
                let size = stage.cut().unwrap_or_default();
                ask(say!("desk-next-cut", size = size), "cut", say!("desk-cut", size = size), Wish::Cut)
            }
            None => ask(say!("desk-next-finish"), "finish", say!("desk-finish"), Wish::Finish),
        }
    }

    fn round_step(&self, round: &Round) -> Next {
        let number = round.number.0;
        let named = || self.tournament.round_object(round.number);
        let open: Vec<(usize, &Match)> =
            round.matches.iter().enumerate().filter(|(_, it)| it.result.is_none()).collect();
        let ask = |headline, kind, saying, wish| Next { headline, step: Some(Step::Ask(kind, saying, wish)) };
        match (round.progress, open.first()) {
            (Progress::Drawn, _) => ask(
                say!("desk-next-publish", round = named()),
                "publish",
                say!("desk-publish"),
                Wish::Publish,
            ),
            (Progress::Published, _) => ask(
                say!("desk-next-start", round = named()),
                "start_clock",
                say!("desk-start"),
                Wish::StartClock,
            ),
            (_, None) => {
                let headline = say!("desk-next-close", round = named());
                ask(headline, "close", say!("desk-close", round = named()), Wish::Close)
            }
            (_, Some(&first)) => {
                let (place, it) = open.iter().copied().find(|(_, it)| disputed(it)).unwrap_or(first);
                let path = format!("/t/{}/desk/match/{number}/{place}", self.code);
                let table = it.table.unwrap_or_default();
                if disputed(it) {
                    let headline = say!("desk-next-dispute", table = table);
                    return Next { headline, step: Some(Step::Go(path, say!("desk-settle"))) };
                }
                let headline = say!("desk-next-results", open = open.len(), round = named());
                Next { headline, step: Some(Step::Go(path, say!("desk-result-of", table = table))) }
            }
        }
    }
}

/// Whether the two reports of a match differ.
pub(in crate::page) fn disputed(it: &Match) -> bool {
    let differ = match &it.reports {
        [Some(one), Some(two)] => !one.claim.agrees_with(&two.claim),
        _ => false,
    };
    differ && it.result.is_none() && matches!(it.seats, Seats::Pair(..))
}
