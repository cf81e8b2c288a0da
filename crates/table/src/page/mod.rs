//! The page of a table: where the game stands, the map, the one next thing, and what can be done beside it.

mod aside;
pub(crate) mod drawing;
pub(crate) mod ends;
pub(crate) mod forces;
mod guidelines;
mod promise;
pub(crate) mod set_up;
mod special;
pub(crate) mod told;
pub(crate) mod turn;

use axum::extract::{Extension, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use epic::game::Stage;
use epic::{Game, Side};
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde::Deserialize;
use web::fields::VERSION;
use web::{Frame, Reader, moments};

use crate::map::class;
use crate::names::name;
use crate::wanted::Wanted;
use crate::{SCRIPT, STYLE, Seen, Shown, Tables, door, map};

/// What was chosen on the page before.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Chosen {
    /// A formation, by its id.
    #[serde(default)]
    pub(crate) formation: String,
    /// Whose it is, where that is not clear.
    pub(crate) side: Option<Side>,
    /// What is drawn next on a table that is made by hand.
    pub(crate) what: Option<drawing::Pencil>,
}

/// A page in the making: who reads it, which table, what was chosen.
pub(crate) struct Board<'a> {
    pub(crate) reader: &'a Reader,
    pub(crate) seen: &'a Seen,
    pub(crate) chosen: &'a Chosen,
}

/// The table.
pub(crate) async fn show(
    State(tables): State<Tables>,
    Extension(seen): Extension<Seen>,
    Query(chosen): Query<Chosen>,
    reader: Reader,
) -> Response {
    let board = Board { reader: &reader, seen: &seen, chosen: &chosen };
    let wanted = set_up::wanted(&board);
    let title = reader.say(&seen.view.game.stage().saying());
    let content = html! {
        (crate::hosted::strip(&reader, &seen))
        (board.where_it_stands())
        (board.questions())
        div.table-board {
            @if let Some(table) = &seen.view.sketch { (drawing::sheet(&board, table)) }
            @if map::is_drawn(&seen.view.game) { (map::show(&reader, &seen, wanted.as_ref())) }
            div.table-panel {
                (board.next(wanted.as_ref()))
                (guidelines::show(&board))
                (board.beside())
                (door::invitations(&tables, &reader, &seen))
            }
        }
        (aside::show(&board))
        (ends::show(&board))
        (promise::show(&board))
        (moments::of_step(&reader, &["EP"], step_name(seen.view.game.stage())))
    };
    let frame = Frame::inside(&reader, &title, seen.inside(&reader)).styled(&STYLE).running(&SCRIPT);
    // Invitations are secrets.
    let kept = door::may_invite(&seen).then_some([(CACHE_CONTROL, "no-store")]);
    (kept, Shown::from(frame.show(&content))).into_response()
}

/// The steps of a game, in order, for the line above the map.
const STEPS: [Stage; 8] = [
    Stage::Forces,
    Stage::Terrain,
    Stage::TableEdge,
    Stage::Objectives,
    Stage::Spacecraft,
    Stage::Garrisons,
    Stage::RemainingForces,
    Stage::Ready,
];

/// A step as `clauses/moments.toml` calls it.
fn step_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Forces => "forces",
        Stage::Terrain => "terrain",
        Stage::TableEdge => "table_edge",
        Stage::Objectives => "objectives",
        Stage::Spacecraft => "spacecraft",
        Stage::Garrisons => "garrisons",
        Stage::RemainingForces => "remaining_forces",
        Stage::Ready => "ready",
        Stage::Turn(_) => "turn",
        Stage::EndPhase(_) => "end_phase",
        Stage::ContinuationRoll(_) => "continuation_roll",
        Stage::Tiebreak | Stage::Finished => "finished",
    }
}

impl Board<'_> {
    pub(crate) fn game(&self) -> &Game {
        &self.seen.view.game
    }

    pub(crate) fn say(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    pub(crate) fn name(&self, side: Side) -> String {
        name(self.reader, self.game(), side)
    }

    /// Whether this phone acts for that player.
    pub(crate) fn acts_for(&self, side: Side) -> bool {
        self.seen.view.you.acts_for(side)
    }

    /// A form of the table: what it asks for, for whom, and what stands in it.
    pub(crate) fn form(&self, wish: &str, by: Option<Side>, content: &Markup) -> Markup {
        html! {
            form.table-form method="post" action={ "/table/" (self.seen.code) "/act" } {
                input type="hidden" name="do" value=(wish);
                @if let Some(by) = by { input type="hidden" name="by" value=(class(by)); }
                input type="hidden" name=(VERSION) value=(self.seen.version);
                (content)
            }
        }
    }

    /// A form of one button.
    pub(crate) fn button(&self, wish: &str, by: Option<Side>, kind: &str, saying: &Saying) -> Markup {
        self.form(wish, by, &html! { button class={ "btn " (kind) } { (self.say(saying)) } })
    }

    /// A form of one button about a formation.
    pub(crate) fn formation_button(
        &self,
        wish: &str,
        by: Side,
        formation: &str,
        kind: &str,
        saying: &Saying,
    ) -> Markup {
        self.form(
            wish,
            Some(by),
            &html! {
                input type="hidden" name="formation" value=(formation);
                button class={ "btn " (kind) } { (self.say(saying)) }
            },
        )
    }

    fn where_it_stands(&self) -> Markup {
        let stage = self.game().stage();
        let at = STEPS.iter().position(|step| *step == stage);
        html! {
            div.table-head {
                h1 #news { (self.say(&stage.saying())) @if let Some(side) = self.game().to_act() { " · " (self.name(side)) } }
                @if at.is_some() {
                    ol.table-steps aria-label=(self.say(&say!("table-steps"))) {
                        @for (n, step) in STEPS.iter().enumerate() {
                            li aria-current=[(Some(n) == at).then_some("step")] data-done=[at.is_some_and(|at| n < at).then_some("yes")] {
                                span { (self.say(&step.saying())) }
                            }
                        }
                    }
                }
                @if let Some(points) = self.game().points().filter(|points| !(2000..=5000).contains(points)) {
                    p.small.soft { (self.say(&say!("table-points-of", points = points))) " " (self.say(&say!("epic-notice-points"))) }
                }
            }
        }
    }

    /// What waits for an answer: a step to be taken back, a judge who is called.
    fn questions(&self) -> Markup {
        let view = &self.seen.view;
        html! {
            @if let Some(asked) = view.asked {
                div.note role="status" {
                    p { (self.say(&say!("table-back-asked", player = self.name(asked)))) }
                    div.table-row {
                        @if self.acts_for(asked.other()) {
                            (self.button("agree_back", Some(asked.other()), "act", &say!("table-back-agree")))
                            (self.button("keep_step", Some(asked.other()), "", &say!("table-back-keep")))
                        } @else if self.acts_for(asked) {
                            (self.button("keep_step", Some(asked), "quiet", &say!("table-back-withdraw")))
                        }
                    }
                }
            }
            @if let Some(call) = &view.call {
                div.note.act role="status" {
                    p { (self.say(&say!("table-judge-called", player = self.name(call.by)))) @if !call.about.is_empty() { " “" (call.about) "”" } }
                    @if view.you.judge {
                        div.table-row {
                            @if view.game.result().is_none() || view.may_go_back {
                                (self.button("judge_takes_back", None, "", &say!("table-judge-back")))
                            }
                            @if view.game.result().is_none() && self.seen.at_match.is_none() {
                                @for side in Side::BOTH {
                                    (self.form("judge_ends", None, &html! {
                                        input type="hidden" name="winner" value=(class(side));
                                        button.btn { (self.say(&say!("table-judge-wins", player = self.name(side)))) }
                                    }))
                                }
                                (self.form("judge_ends", None, &html! {
                                    input type="hidden" name="winner" value="nobody";
                                    button.btn { (self.say(&say!("table-judge-nobody"))) }
                                }))
                            }
                            (self.button("judge_leaves", None, "act", &say!("table-judge-done")))
                        }
                    }
                }
            }
        }
    }

    /// The one next thing.
    fn next(&self, wanted: Option<&Wanted>) -> Markup {
        let body = match self.game().stage() {
            Stage::Forces => forces::next(self),
            Stage::Terrain => match &self.seen.view.sketch {
                Some(table) => drawing::panel(self, table),
                None => set_up::terrain(self),
            },
            Stage::TableEdge | Stage::Objectives | Stage::Garrisons | Stage::RemainingForces
                if self.game().roll_off_due().is_some() =>
            {
                set_up::roll_off(self)
            }
            Stage::TableEdge => set_up::edge(self),
            Stage::Objectives => set_up::objective(self, wanted),
            Stage::Spacecraft => set_up::spacecraft(self),
            Stage::Garrisons => set_up::garrison(self, wanted),
            Stage::RemainingForces => set_up::remaining(self, wanted),
            Stage::Ready => set_up::ready(self),
            Stage::Turn(_) => turn::turn(self, wanted),
            Stage::EndPhase(_) => turn::end_phase(self),
            Stage::ContinuationRoll(_) => turn::continuation(self),
            Stage::Tiebreak | Stage::Finished => turn::finished(self),
        };
        html! { section.sheet.next.table-next { (body) } }
    }

    /// A seat goes on with another device: the phone of one player is gone, or its battery soon will be.
    fn other_device(&self, both: bool) -> Markup {
        let offer = |seats: &str, saying: &Saying| {
            self.form(
                "offer_seat",
                None,
                &html! {
                    input type="hidden" name="seats" value=(seats);
                    button.btn.quiet { (self.say(saying)) }
                },
            )
        };
        html! {
            p.small { (self.say(&say!("table-seat-lead"))) }
            @if both { (offer("both", &say!("table-seat-offer-both"))) }
            @for side in Side::BOTH.into_iter().filter(|side| !self.game().player(*side).is_empty()) {
                (offer(class(side), &say!("table-seat-offer", player = self.name(side))))
            }
        }
    }

    /// What is always there for those who sit at the table.
    fn beside(&self) -> Markup {
        let view = &self.seen.view;
        if !view.you.is_seated() {
            return html! {};
        }
        let mine = view.you.only().unwrap_or(Side::Alpha);
        let both = view.you.only().is_none();
        html! {
            details.table-beside {
                summary { (self.say(&say!("table-beside"))) }
                @if view.may_go_back && view.asked.is_none() {
                    @if both {
                        (self.button("both_back", None, "", &say!("table-back-both")))
                    } @else {
                        (self.button("ask_back", Some(mine), "", &say!("table-back-ask")))
                    }
                }
                @if view.call.is_none() {
                    (self.form("call_judge", Some(mine), &html! {
                        label for="about" { (self.say(&say!("table-judge-about"))) }
                        input #about name="about" maxlength="200" autocomplete="off";
                        button.btn { (self.say(&say!("table-judge-call"))) }
                    }))
                }
                @if view.joined && !both && self.seen.at_match.is_none() {
                    p.small { (self.say(&say!("table-both-lead"))) }
                    (self.button("play_for_both", None, "quiet", &say!("table-both")))
                }
                @if self.seen.at_match.is_none() { (self.other_device(both)) }
                @if view.game.result().is_none() && view.game.stage() != Stage::Forces {
                    @for side in Side::BOTH.into_iter().filter(|side| self.acts_for(*side)) {
                        details {
                            summary { (self.say(&say!("table-concede", player = self.name(side)))) }
                            (self.button("concede", Some(side), "", &say!("table-concede-sure", player = self.name(side))))
                        }
                    }
                }
                @if view.game.table().is_some() {
                    p { a.btn.quiet href={ "/table/" (self.seen.code) "/sheet.svg" } { (self.say(&say!("table-sheet"))) } }
                }
            }
        }
    }
}
