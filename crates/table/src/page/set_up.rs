//! Set-up: terrain, table edge, objectives, spacecraft, garrisons, remaining forces, and the agreement of both.

use epic::Side;
use epic::deployment::Edge;
use epic::draft::{at_set_up, tally};
use epic::game::{Place, Stage, Way};
use epic::garrison::eligibility;
use epic::generate::Country;
use epic::spread::Spread;
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::part;

use super::{Board, forces};
use crate::laid::living;
use crate::map::class;
use crate::wanted::Wanted;

/// What a finger places on the map in this step.
pub(super) fn wanted(board: &Board<'_>) -> Option<Wanted> {
    let game = board.game();
    let side = match game.stage() {
        Stage::Turn(_) => board.chosen.side.filter(|side| board.acts_for(*side))?,
        _ => game.to_act().filter(|side| board.acts_for(*side))?,
    };
    match game.stage() {
        Stage::Objectives => Some(Wanted::Objective(side)),
        Stage::Garrisons => Some(Wanted::Garrison(side, chosen(board, side)?)),
        Stage::RemainingForces => Some(Wanted::SetUp(side, chosen(board, side)?)),
        Stage::Turn(_) => {
            let chosen = &board.chosen.formation;
            let entering = game.entries_offered(side).iter().any(|it| it.id == *chosen);
            let standing =
                game.formations(side).any(|(it, now)| it.id == *chosen && now.place == Place::Table);
            if standing {
                return Some(Wanted::Move(side, chosen.clone()));
            }
            entering.then(|| Wanted::Enter(side, chosen.clone()))
        }
        _ => None,
    }
}

/// The formation chosen, or the first one this step is for.
fn chosen(board: &Board<'_>, side: Side) -> Option<String> {
    let waiting = waiting(board, side);
    let wished = waiting.iter().find(|(id, _)| *id == board.chosen.formation);
    wished.or(waiting.first()).map(|(id, _)| id.clone())
}

/// The formations this step is for: id and name.
fn waiting(board: &Board<'_>, side: Side) -> Vec<(String, String)> {
    let game = board.game();
    let Some(army) = game.army(side) else { return Vec::new() };
    let garrisons = game.stage() == Stage::Garrisons;
    let fits = |formation: &epic::army::Formation| !garrisons || eligibility(army, formation).may_garrison();
    game.formations(side)
        .filter(|(formation, now)| now.place == Place::Waiting && fits(formation))
        .map(|(formation, _)| (formation.id.clone(), formation.name.clone()))
        .collect()
}

/// Who acts, for those who wait.
fn waits(board: &Board<'_>) -> Markup {
    html! {
        @if let Some(side) = board.game().to_act() {
            p { (board.say(&say!("table-waits-for", player = board.name(side)))) }
        }
    }
}

fn mine(board: &Board<'_>) -> Option<Side> {
    board.game().to_act().filter(|side| board.acts_for(*side))
}

/// Who set the terrain up, which says who chooses the edge (EP-2.1.1).
pub(super) fn author(board: &Board<'_>, id: &str) -> Markup {
    let authors = [("organizer", say!("epic-author-organizer")), ("both", say!("epic-author-both"))];
    html! {
        div.field {
            label for=(id) { (board.say(&say!("table-terrain-by"))) }
            select id=(id) name="author" {
                @for (value, name) in &authors { option value=(value) selected[*value == "both"] { (board.say(name)) } }
                @for side in Side::BOTH { option value=(class(side)) { (board.say(&say!("epic-author-player", player = board.name(side)))) } }
            }
        }
    }
}

/// The table: generated, drawn, bare, or from a file.
pub(super) fn terrain(board: &Board<'_>) -> Markup {
    html! {
        h2 { (board.say(&say!("table-terrain-title"))) }
        p.small.soft { (board.say(&say!("epic-notice-terrain"))) }
        @if board.seen.view.you.is_seated() {
            (board.form("terrain", None, &html! {
                input type="hidden" name="kind" value="made";
                div.table-fields {
                    div.field {
                        label for="country" { (board.say(&say!("table-terrain-country"))) }
                        select #country name="country" {
                            @for country in Country::ALL { option value=(country_name(country)) { (board.say(&country.saying())) } }
                        }
                    }
                    (part::field("size", &board.say(&say!("table-terrain-size")), &board.say(&say!("table-terrain-size-help")), &html! { input #size name="size" value="120x180"; }))
                    (part::field("seed", &board.say(&say!("table-terrain-seed")), "", &html! { input #seed name="seed" inputmode="numeric" value=(board.seen.version); }))
                    (author(board, "author"))
                }
                div.table-row {
                    button.btn.act.big { (board.say(&say!("table-terrain-make"))) }
                    button.btn name="instead" value="sketch" { (board.say(&say!("table-draw-from-made"))) }
                }
            }))
            (board.form("sketch_begin", None, &html! {
                label for="draw-size" { (board.say(&say!("table-draw-begin-lead"))) }
                div.table-row {
                    input #draw-size name="size" value="120x180" aria-label=(board.say(&say!("table-terrain-size")));
                    button.btn { (board.say(&say!("table-draw-begin"))) }
                }
            }))
            details {
                summary { (board.say(&say!("table-terrain-other"))) }
                (board.form("terrain", None, &html! {
                    input type="hidden" name="kind" value="bare";
                    label for="bare-size" { (board.say(&say!("table-terrain-size"))) }
                    input #bare-size name="size" value="120x180";
                    (author(board, "bare-author"))
                    p.small.soft { (board.say(&say!("table-terrain-bare-help"))) }
                    button.btn { (board.say(&say!("table-terrain-bare"))) }
                }))
                (board.form("terrain", None, &html! {
                    input type="hidden" name="kind" value="file";
                    label for="table-file" { (board.say(&say!("table-terrain-file"))) }
                    textarea #table-file name="table" rows="6" required {}
                    (author(board, "file-author"))
                    label.check { input type="checkbox" name="confirmed" value="yes"; (board.say(&say!("table-terrain-confirm"))) }
                    button.btn { (board.say(&say!("table-terrain-take"))) }
                }))
            }
        }
    }
}

/// A country as forms send it.
pub(crate) fn country_name(country: Country) -> &'static str {
    match country {
        Country::Countryside => "countryside",
        Country::City => "city",
        Country::Badlands => "badlands",
        Country::Forest => "forest",
        Country::Valley => "valley",
    }
}

/// Dice decide who begins: as rolled at the table, or here.
pub(super) fn roll_off(board: &Board<'_>) -> Markup {
    html! {
        h2 { (board.say(&say!("table-roll-title"))) }
        p { (board.say(&say!("epic-refusal-roll-off-due"))) }
        (dice(board, "roll_off"))
    }
}

/// Two dice: typed as they fell, or rolled by the table's own chance.
pub(super) fn dice(board: &Board<'_>, wish: &str) -> Markup {
    html! {
        @if board.seen.view.you.is_seated() {
            (board.button(wish, None, "act big", &say!("table-roll-here")))
            (board.form(wish, None, &html! {
                div.table-dice {
                    @for side in Side::BOTH {
                        label { (board.name(side)) input name={ "die_" (class(side)) } inputmode="numeric" pattern="[1-6]" maxlength="1" required; }
                    }
                    button.btn { (board.say(&say!("table-roll-typed"))) }
                }
            }))
        }
    }
}

/// The entitled player picks an edge or a corner.
pub(super) fn edge(board: &Board<'_>) -> Markup {
    html! {
        h2 { (board.say(&say!("table-edge-title"))) }
        @match mine(board) {
            Some(side) => div.table-edges {
                @for edge in Edge::CHOICES {
                    (board.form("edge", Some(side), &html! {
                        input type="hidden" name="edge" value=(edge_name(edge));
                        button.btn { (board.say(&edge.saying())) }
                    }))
                }
            },
            None => (waits(board)),
        }
    }
}

fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::South => "south",
        Edge::North => "north",
        Edge::West => "west",
        Edge::East => "east",
        Edge::SouthWest => "south-west",
        Edge::SouthEast => "south-east",
        Edge::NorthEast => "north-east",
        Edge::NorthWest => "north-west",
    }
}

/// A place on the map: typed or dragged, with what is said of it.
pub(super) fn place(board: &Board<'_>, help: &Saying, required: bool) -> Markup {
    html! {
        div.field {
            label for="place" { (board.say(&say!("table-place"))) }
            input #place name="place" required[required] autocomplete="off" aria-describedby="place-help" inputmode="text";
            p.small.soft #place-help { (board.say(help)) }
            p.table-judged role="status" aria-live="polite" hidden {}
            button.btn.quiet.table-nearest type="button" hidden { (board.say(&say!("table-nearest"))) }
        }
    }
}

/// How the units of a formation stand, and which of them have a place of their own.
pub(super) fn group(board: &Board<'_>, wanted: &Wanted) -> Markup {
    html! {
        div.field {
            label for="spread" { (board.say(&say!("table-spread"))) }
            select #spread name="spread" {
                @for way in Spread::ALL { option value=(spread_name(way)) { (board.say(&spread_saying(way))) } }
            }
        }
        (units(board, wanted))
    }
}

/// Units with a place of their own: chosen on the map and moved there, or typed.
fn units(board: &Board<'_>, wanted: &Wanted) -> Markup {
    let Some(id) = wanted.formation() else { return html! {} };
    let army = board.game().army(wanted.side());
    let units = living(board.game(), wanted.side(), id);
    let help = match wanted {
        Wanted::Move(..) => say!("table-units-stay-help"),
        Wanted::Objective(_) | Wanted::Garrison(..) | Wanted::SetUp(..) | Wanted::Enter(..) => {
            say!("table-units-help")
        }
    };
    html! {
        @if units.len() > 1 {
            details.table-single {
                summary { (board.say(&say!("table-single"))) }
                // Only a script can lead one unit over the map.
                div.field.table-which hidden {
                    label for="unit" { (board.say(&say!("table-unit"))) }
                    select #unit {
                        option value="" { (board.say(&say!("table-unit-all"))) }
                        @for (number, unit) in &units {
                            option value=(number) { (number) " · " @if let Some(kind) = army.and_then(|army| army.kinds.get(unit.kind)) { (kind.name) } }
                        }
                    }
                }
                div.field {
                    label for="units" { (board.say(&say!("table-units"))) }
                    input #units name="units" autocomplete="off" aria-describedby="units-help";
                    p.small.soft #units-help { (board.say(&help)) }
                }
            }
        }
    }
}

fn spread_name(way: Spread) -> &'static str {
    match way {
        Spread::Block => "block",
        Spread::Ranks => "ranks",
        Spread::Line => "line",
        Spread::Column => "column",
    }
}

fn spread_saying(way: Spread) -> Saying {
    match way {
        Spread::Block => say!("table-spread-block"),
        Spread::Ranks => say!("table-spread-ranks"),
        Spread::Line => say!("table-spread-line"),
        Spread::Column => say!("table-spread-column"),
    }
}

/// The player whose turn it is places an objective.
pub(super) fn objective(board: &Board<'_>, wanted: Option<&Wanted>) -> Markup {
    let number = board.game().objectives().len() + 1;
    html! {
        h2 { (board.say(&say!("table-objective-title", number = number))) }
        @match wanted {
            Some(wanted) => {
                @let first = board.game().objectives().iter().all(|it| it.by != wanted.side());
                p { (board.say(&if first { say!("table-objective-first") } else { say!("table-objective-later") })) }
                (board.form("objective", Some(wanted.side()), &html! {
                    (place(board, &say!("table-place-help"), true))
                    div.field {
                        label for="label" { (board.say(&say!("table-objective-label"))) }
                        input #label name="label" maxlength="80" autocomplete="off";
                    }
                    button.btn.act.big { (board.say(&say!("table-objective-place"))) }
                }))
            }
            None => (waits(board)),
        }
    }
}

/// Spacecraft are set up, planetfall is declared.
pub(super) fn spacecraft(board: &Board<'_>) -> Markup {
    let game = board.game();
    html! {
        h2 { (board.say(&say!("table-spacecraft-title"))) }
        @for side in Side::BOTH {
            @if let Some(army) = game.army(side) {
                h3 { (board.name(side)) @if game.is_done(side) { " " span.chip.good { (board.say(&say!("table-done"))) } } }
                @if board.acts_for(side) && !game.is_done(side) {
                    // One filled button: the first spacecraft that waits, or to close the step once none does.
                    @let waiting = game.formations(side).find(|(formation, now)| now.place == Place::Waiting && army.is_spacecraft(formation));
                    @let next = waiting.map(|(formation, _)| formation.id.as_str());
                    @for (formation, now) in game.formations(side) {
                        @if now.place == Place::Waiting && army.is_spacecraft(formation) {
                            (board.formation_button("spacecraft", side, &formation.id, if next == Some(&formation.id) { "act" } else { "" }, &say!("table-spacecraft-set", formation = &formation.id)))
                        } @else if now.place == Place::Waiting && game.may_planetfall(side, &formation.id) {
                            (board.formation_button("planetfall", side, &formation.id, "", &say!("table-planetfall", formation = &formation.id)))
                        } @else if matches!(now.place, Place::Orbit | Place::Aside(..)) {
                            p { strong { (formation.id) } " " (forces::state(board, game, side, now)) }
                        }
                    }
                    (loads(board, side))
                    (board.button("close_spacecraft", Some(side), if next.is_none() { "act" } else { "" }, &say!("table-spacecraft-close", player = board.name(side))))
                }
            }
        }
    }
}

/// A formation that lands in another one.
fn loads(board: &Board<'_>, side: Side) -> Markup {
    let game = board.game();
    let carriers: Vec<String> = game
        .formations(side)
        .filter(|(_, now)| matches!(now.place, Place::Orbit | Place::Aside(Way::Planetfall, _)))
        .map(|(formation, _)| formation.id.clone())
        .collect();
    let waiting = waiting(board, side);
    html! {
        @if !carriers.is_empty() && !waiting.is_empty() {
            details {
                summary { (board.say(&say!("table-planetfall-load"))) }
                (board.form("planetfall", Some(side), &html! {
                    (pick(board, "formation", &say!("table-formation"), &waiting))
                    (carrier(board, &carriers))
                    button.btn { (board.say(&say!("table-planetfall-loaded"))) }
                }))
            }
        }
    }
}

fn carrier(board: &Board<'_>, carriers: &[String]) -> Markup {
    html! {
        div.field {
            label for="carrier" { (board.say(&say!("table-carrier"))) }
            select #carrier name="carrier" { @for id in carriers { option value=(id) { (id) } } }
        }
        label.check { input type="checkbox" name="confirmed" value="yes"; (board.say(&say!("table-load-confirm"))) }
    }
}

fn pick(board: &Board<'_>, id: &str, label: &Saying, formations: &[(String, String)]) -> Markup {
    html! {
        div.field {
            label for=(id) { (board.say(label)) }
            select id=(id) name="formation" {
                @for (id, name) in formations { option value=(id) selected[*id == board.chosen.formation] { (id) " · " (name) } }
            }
        }
    }
}

/// The formations of this step as links: the chosen one is placed.
fn choices(board: &Board<'_>, side: Side, now: &str) -> Markup {
    html! {
        nav.table-choices aria-label=(board.say(&say!("table-formation"))) {
            @for (id, name) in waiting(board, side) {
                a.btn href={ "?formation=" (id) } aria-current=[(id == now).then_some("true")] { (id) span.small.soft { (name) } }
            }
        }
    }
}

/// A formation is set up as a garrison, or the player passes.
pub(super) fn garrison(board: &Board<'_>, wanted: Option<&Wanted>) -> Markup {
    html! {
        h2 { (board.say(&say!("table-garrison-title"))) }
        @match (mine(board), wanted) {
            (Some(side), Some(Wanted::Garrison(_, id))) => {
                (choices(board, side, id))
                (board.form("garrison", Some(side), &html! {
                    input type="hidden" name="formation" value=(id);
                    (formation_line(board, side, id))
                    (place(board, &say!("table-group-help"), true))
                    (group(board, &Wanted::Garrison(side, id.clone())))
                    label.check { input type="checkbox" name="overwatch" value="yes"; (board.say(&say!("table-overwatch"))) }
                    button.btn.act.big { (board.say(&say!("table-garrison-place", formation = id))) }
                }))
                (board.button("pass_garrisons", Some(side), "", &say!("table-garrison-pass", player = board.name(side))))
            }
            (Some(side), _) => (board.button("pass_garrisons", Some(side), "act", &say!("table-garrison-pass", player = board.name(side)))),
            (None, _) => (waits(board)),
        }
        (overwatch(board))
    }
}

/// Garrisons that are not on Overwatch yet, as long as that is the time for it and two are not (EP-5.4.1).
fn overwatch(board: &Board<'_>) -> Markup {
    let game = board.game();
    html! {
        @for side in Side::BOTH.into_iter().filter(|side| board.acts_for(*side) && game.may_still_overwatch(*side)) {
            @for (formation, now) in game.formations(side).filter(|(_, now)| now.garrison && !now.overwatch) {
                @let _ = now;
                (board.formation_button("overwatch", side, &formation.id, "quiet", &say!("table-overwatch-set", formation = &formation.id)))
            }
        }
    }
}

fn formation_line(board: &Board<'_>, side: Side, id: &str) -> Markup {
    let game = board.game();
    let found = game.army(side).and_then(|army| army.formation(id).map(|it| (army, it)));
    html! {
        @if let Some((army, formation)) = found {
            p.small.soft {
                (formation.points) " · "
                @for (n, (unit, count)) in tally(army, formation).iter().enumerate() { @if n > 0 { ", " } (count) " × " (unit) }
            }
        }
    }
}

/// A remaining formation is set up in the own zone or kept back.
pub(super) fn remaining(board: &Board<'_>, wanted: Option<&Wanted>) -> Markup {
    let game = board.game();
    html! {
        h2 { (board.say(&say!("table-remaining-title"))) }
        @match wanted {
            Some(Wanted::SetUp(side, id)) => {
                (choices(board, *side, id))
                (board.form("set_up", Some(*side), &html! {
                    input type="hidden" name="formation" value=(id);
                    (formation_line(board, *side, id))
                    (place(board, &say!("table-group-help"), true))
                    (group(board, &Wanted::SetUp(*side, id.clone())))
                    button.btn.act.big { (board.say(&say!("table-remaining-place", formation = id))) }
                }))
                @if let Some((army, formation)) = game.army(*side).and_then(|army| army.formation(id).map(|it| (army, it))) {
                    @for (way, carriers) in at_set_up(army, formation).reserves {
                        @if way != Way::Planetfall {
                            (board.form("reserve", Some(*side), &html! {
                                input type="hidden" name="formation" value=(id);
                                input type="hidden" name="way" value=(way_name(way));
                                @if !carriers.is_empty() { (carrier(board, &carriers)) }
                                button.btn { (board.say(&say!("table-reserve", formation = id, way = way.saying(None)))) }
                            }))
                        }
                    }
                }
            }
            _ => (waits(board)),
        }
        (overwatch(board))
    }
}

/// A way to be kept back, as forms send it.
fn way_name(way: Way) -> &'static str {
    match way {
        Way::Aircraft => "aircraft",
        Way::InAircraft => "in_aircraft",
        Way::Teleport => "teleport",
        Way::Planetfall => "planetfall",
        Way::Webway => "webway",
        Way::List => "list",
    }
}

/// Everything is shown to both; when both agree, turn 1 begins (EP-8.1.9).
pub(super) fn ready(board: &Board<'_>) -> Markup {
    let game = board.game();
    let both = board.seen.view.you.only().is_none() && board.seen.view.you.is_seated();
    html! {
        h2 { (board.say(&say!("table-ready-title"))) }
        p { (board.say(&say!("table-ready-lead"))) }
        p { a href={ "/table/" (board.seen.code) "/forces" } { (board.say(&say!("table-nav-forces"))) } }
        @for side in Side::BOTH {
            @if game.is_done(side) {
                p.chip.good { (board.say(&say!("table-agrees", player = board.name(side)))) }
            } @else if both {
            } @else if board.acts_for(side) {
                (board.button("confirm", Some(side), "act big", &say!("table-agree")))
            } @else {
                p.chip.wait { (board.say(&say!("table-waits-for", player = board.name(side)))) }
            }
        }
        @if both { (board.button("both_confirm", None, "act big", &say!("table-agree-both"))) }
    }
}
