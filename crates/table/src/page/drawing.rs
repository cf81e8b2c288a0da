//! A table drawn by both: kinds to choose from, places that are tapped, dragged or typed, and what stands on it so far.

use epic::Table;
use epic::check::check;
use epic::sketch::Piece;
use epic::table::{CrossingKind, FeatureKind};
use maud::{Markup, html};
use rulebook::{Cites, Saying, say};
use serde::Deserialize;
use web::part;

use super::{Board, set_up};
use crate::map;

/// What a stroke draws, as forms send it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pencil {
    Hill,
    #[default]
    Wood,
    Ruins,
    Buildings,
    Rocks,
    Marsh,
    Craters,
    Scrub,
    Cliff,
    Lake,
    River,
    Bridge,
    Ford,
    Road,
}

/// What a pencil makes.
pub(crate) enum Draws {
    Feature(FeatureKind),
    River,
    Crossing(CrossingKind),
    Road,
}

impl Pencil {
    /// All of them, as they stand in a row.
    const ALL: [Pencil; 14] = [
        Pencil::Wood,
        Pencil::Hill,
        Pencil::Buildings,
        Pencil::Ruins,
        Pencil::Rocks,
        Pencil::Marsh,
        Pencil::Craters,
        Pencil::Scrub,
        Pencil::Cliff,
        Pencil::Lake,
        Pencil::River,
        Pencil::Bridge,
        Pencil::Ford,
        Pencil::Road,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Pencil::Hill => "hill",
            Pencil::Wood => "wood",
            Pencil::Ruins => "ruins",
            Pencil::Buildings => "buildings",
            Pencil::Rocks => "rocks",
            Pencil::Marsh => "marsh",
            Pencil::Craters => "craters",
            Pencil::Scrub => "scrub",
            Pencil::Cliff => "cliff",
            Pencil::Lake => "lake",
            Pencil::River => "river",
            Pencil::Bridge => "bridge",
            Pencil::Ford => "ford",
            Pencil::Road => "road",
        }
    }

    pub(crate) fn draws(self) -> Draws {
        match self {
            Pencil::Hill => Draws::Feature(FeatureKind::Hill),
            Pencil::Wood => Draws::Feature(FeatureKind::Wood),
            Pencil::Ruins => Draws::Feature(FeatureKind::Ruins),
            Pencil::Buildings => Draws::Feature(FeatureKind::Buildings),
            Pencil::Rocks => Draws::Feature(FeatureKind::Rocks),
            Pencil::Marsh => Draws::Feature(FeatureKind::Marsh),
            Pencil::Craters => Draws::Feature(FeatureKind::Craters),
            Pencil::Scrub => Draws::Feature(FeatureKind::Scrub),
            Pencil::Cliff => Draws::Feature(FeatureKind::Cliff),
            Pencil::Lake => Draws::Feature(FeatureKind::Lake),
            Pencil::River => Draws::River,
            Pencil::Bridge => Draws::Crossing(CrossingKind::Bridge),
            Pencil::Ford => Draws::Crossing(CrossingKind::Ford),
            Pencil::Road => Draws::Road,
        }
    }

    fn saying(self) -> Saying {
        match self.draws() {
            Draws::Feature(kind) => kind.saying(),
            Draws::River => say!("epic-sketch-river"),
            Draws::Crossing(CrossingKind::Bridge) => say!("table-draw-bridge"),
            Draws::Crossing(CrossingKind::Ford) => say!("table-draw-ford"),
            Draws::Road => say!("epic-sketch-road"),
        }
    }
}

/// A piece of a drawing, as forms send it.
pub(crate) fn piece(text: &str) -> Option<Piece> {
    let (kind, at) = text.split_once('-')?;
    let at: usize = at.parse().ok()?;
    match kind {
        "feature" => Some(Piece::Feature(at)),
        "river" => Some(Piece::River(at)),
        "road" => Some(Piece::Road(at)),
        _ => None,
    }
}

fn piece_name(piece: Piece) -> String {
    match piece {
        Piece::Feature(at) => format!("feature-{at}"),
        Piece::River(at) => format!("river-{at}"),
        Piece::Road(at) => format!("road-{at}"),
    }
}

/// The drawing so far, to be drawn on.
pub(super) fn sheet(board: &Board<'_>, table: &Table) -> Markup {
    map::drawing(board.reader, board.seen, table, &Piece::all(table))
}

/// What can be done with it.
pub(super) fn panel(board: &Board<'_>, table: &Table) -> Markup {
    let chosen = board.chosen.what.unwrap_or_default();
    html! {
        h2 { (board.say(&say!("table-draw-title"))) }
        @if board.seen.view.you.is_seated() {
            (board.form("sketch_add", None, &html! {
                fieldset.table-kinds {
                    legend { (board.say(&say!("table-draw-what"))) }
                    @for pencil in Pencil::ALL {
                        label {
                            input type="radio" name="what" value=(pencil.name()) checked[pencil == chosen];
                            span { (board.say(&pencil.saying())) }
                        }
                    }
                }
                (part::field("points", &board.say(&say!("table-draw-points")), &board.say(&say!("table-draw-help")), &html! {
                    input #points name="points" required autocomplete="off" aria-describedby="points-help";
                }))
                div.table-row {
                    button.btn.act.big { (board.say(&say!("table-draw-add"))) }
                    button.btn.quiet.table-pen-back type="button" hidden { (board.say(&say!("table-draw-back"))) }
                }
            }))
            (pieces(board, table))
            (play(board, table))
            details {
                summary { (board.say(&say!("table-draw-leave"))) }
                (board.button("sketch_leave", None, "", &say!("table-draw-leave-sure")))
            }
        } @else { p { (board.say(&say!("table-draw-watch"))) } }
    }
}

/// Everything drawn, each to be taken away.
fn pieces(board: &Board<'_>, table: &Table) -> Markup {
    let all = Piece::all(table);
    html! {
        @if !all.is_empty() {
            details.table-pieces {
                summary { (board.say(&say!("table-draw-pieces", count = all.len()))) }
                ol {
                    @for (n, piece) in all.into_iter().enumerate() {
                        li {
                            (board.form("sketch_away", None, &html! {
                                span { (n + 1) ". " (board.say(&piece.saying(table))) }
                                input type="hidden" name="piece" value=(piece_name(piece));
                                button.btn.quiet aria-label=(board.say(&say!("table-draw-away-of", number = n + 1, what = piece.saying(table)))) { (board.say(&say!("table-draw-away"))) }
                            }))
                        }
                    }
                }
            }
        }
    }
}

/// The table is ready: where it departs from the guidelines is said and confirmed (EP-3.1.1).
fn play(board: &Board<'_>, table: &Table) -> Markup {
    let findings = check(table);
    html! {
        (board.form("terrain", None, &html! {
            input type="hidden" name="kind" value="drawn";
            @if !findings.is_empty() {
                details.table-findings {
                    summary { (board.say(&say!("table-draw-findings", count = findings.len()))) }
                    ul { @for finding in &findings { li.small { (board.say(&finding.saying())) " " (part::clause(finding.clause())) } } }
                }
                label.check { input type="checkbox" name="confirmed" value="yes"; (board.say(&say!("table-terrain-confirm"))) }
            }
            (set_up::author(board, "author"))
            button.btn.act { (board.say(&say!("table-draw-play"))) }
        }))
    }
}
