//! The map: the ground as a picture, what stands on it as marks of the page, and a place judged while it is looked for.

use axum::extract::{Extension, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use epic::deployment::{Edge, Size};
use epic::game::{Objective, Place, Stage};
use epic::placing::Zones;
use epic::sketch::Piece;
use epic::spread::Spread;
use epic::{Game, Length, Point, Side, Spot, Table, typed};
use maps::{Labels, Scene, Theme};
use maud::{Markup, html};
use rulebook::{Cites, say};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use web::{Json, Problem, Reader};

use crate::laid::{Told, laid, living};
use crate::wanted::{Wanted, own_edge};
use crate::{Seen, Tables};

/// How high the names of formations are at most where no script fits them to the screen, and how far they stand off.
const LABEL: Length = Length::thousandths(4_200);
const OFF: Length = Length::thousandths(1_700);

/// What a picture that is opened by itself may do: be coloured by its own style, and nothing else.
const PICTURE: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/// The ground of the table, kept by browsers for as long as it stays the same.
pub(crate) async fn ground(Extension(seen): Extension<Seen>) -> Result<Response, Problem> {
    let table = seen.view.game.table().or(seen.view.sketch.as_ref()).ok_or_else(Problem::not_found)?;
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, maps::ground(table, Theme::Auto)).into_response())
}

/// What a marker or the ruler snaps to besides edges and corners: outlines, and the courses of rivers and roads.
#[derive(Debug, Serialize)]
pub(crate) struct Outlines<'a> {
    closed: Vec<&'a [Point]>,
    open: Vec<&'a [Point]>,
}

/// The outlines of the ground, kept like its picture.
pub(crate) async fn outlines(Extension(seen): Extension<Seen>) -> Result<Response, Problem> {
    let table = seen.view.game.table().ok_or_else(Problem::not_found)?;
    let rivers = table.rivers.iter().map(|river| river.course.as_slice());
    let told = Outlines {
        closed: table.features.iter().map(|feature| feature.outline.as_slice()).collect(),
        open: rivers.chain(table.roads.iter().map(|road| road.course.as_slice())).collect(),
    };
    Ok(([(CACHE_CONTROL, "public, max-age=31536000, immutable")], Json(told)).into_response())
}

/// The whole map with legend and what is put aside, for paper.
pub(crate) async fn sheet(Extension(seen): Extension<Seen>, reader: Reader) -> Result<Response, Problem> {
    let game = &seen.view.game;
    let table = game.table().ok_or_else(Problem::not_found)?;
    let drawn = maps::draw(table, &Scene::of(game), Theme::Light, &|saying| reader.say(saying));
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CONTENT_SECURITY_POLICY, PICTURE)], drawn).into_response())
}

/// A place that is being looked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Sought {
    what: String,
    by: Side,
    #[serde(default)]
    formation: String,
    #[serde(default)]
    at: String,
    #[serde(default)]
    spread: Spread,
    /// Units with a place of their own.
    #[serde(default)]
    units: String,
    /// The one unit that is being moved, by number; the others stay.
    unit: Option<usize>,
}

/// What is said of it.
#[derive(Debug, Serialize)]
pub(crate) struct Answer {
    good: bool,
    said: String,
    clause: Option<String>,
    /// The nearest good place, as it is typed.
    nearest: Option<String>,
    /// The place as it was read, however it was typed; none where nothing was.
    at: Option<Point>,
}

/// Says whether something may stand there, and where the nearest good place is if not.
pub(crate) async fn judged(
    State(_): State<Tables>,
    Extension(seen): Extension<Seen>,
    Query(sought): Query<Sought>,
    reader: Reader,
) -> Json<Answer> {
    Json(judge(&seen.view.game, &sought, &reader))
}

fn judge(game: &Game, sought: &Sought, reader: &Reader) -> Answer {
    let formation = sought.formation.clone();
    let wanted = match sought.what.as_str() {
        "objective" => Wanted::Objective(sought.by),
        "garrison" => Wanted::Garrison(sought.by, formation),
        "set_up" => Wanted::SetUp(sought.by, formation),
        "enter" => Wanted::Enter(sought.by, formation),
        _ => Wanted::Move(sought.by, formation),
    };
    let told = Told { place: &sought.at, spread: sought.spread, units: &sought.units };
    let at = typed::place(&sought.at, game.table().map(Table::size), own_edge(game, &wanted)).ok();
    let spots: Vec<Spot> = match laid(game, &wanted, told) {
        Ok(spots) => spots.into_iter().flatten().collect(),
        Err((_, said)) => {
            return Answer { good: false, said: reader.say(&said), clause: None, nearest: None, at };
        }
    };
    let unit = sought.unit.and_then(|number| {
        let units = living(game, wanted.side(), wanted.formation()?);
        units.iter().position(|(n, _)| *n == number).filter(|at| *at < spots.len())
    });
    let found = match unit {
        Some(at) => game.judge_unit(wanted.side(), wanted.placing(), &spots, at),
        None => game.judge(wanted.side(), wanted.placing(), &spots),
    };
    let Some(refusal) = found.refusal else {
        let said = reader.say(&say!("table-place-good"));
        return Answer { good: true, said, clause: None, nearest: None, at };
    };
    // What is moved is the one unit, or the middle of everything as it was typed.
    let from = match unit {
        Some(at) => spots.get(at).map(|spot| spot.at),
        None => at,
    };
    let nearest = found.move_by.zip(from).map(|(step, from)| {
        let there = Spot::point(from).moved(step).at;
        format!("{} {}", there.x, there.y)
    });
    let (said, clause) = (reader.say(&refusal.saying()), Some(refusal.clause().to_string()));
    Answer { good: false, said, clause, nearest, at }
}

/// What the script of the page knows of what is placed: every living unit with where it stands, and the zones of the step.
fn told(wanted: &Wanted, game: &Game) -> serde_json::Value {
    let units: Vec<serde_json::Value> = wanted
        .formation()
        .into_iter()
        .flat_map(|id| living(game, wanted.side(), id))
        .map(|(number, unit)| serde_json::json!({ "number": number, "at": unit.spot.map(|it| it.at) }))
        .collect();
    let zones = game.zones(wanted.side(), wanted.placing());
    serde_json::json!({
        "what": wanted.name(), "by": wanted.side(), "formation": wanted.formation(), "units": units,
        "apart": 3, "zones": zones,
    })
}

/// The map as part of a page.
pub(crate) fn show(reader: &Reader, seen: &Seen, wanted: Option<&Wanted>) -> Markup {
    let game = &seen.view.game;
    let Some(table) = game.table() else { return html! {} };
    let size = table.size();
    let sheet = Sheet { size };
    let zones = wanted.map(|it| game.zones(it.side(), it.placing()));
    let data = wanted.map(|it| told(it, game).to_string());
    html! {
        figure.table-figure {
            (tools(reader))
            svg.table-map viewBox=(sheet.view_box()) role="group" tabindex="0"
                aria-label=(reader.say(&say!("table-map", length = size.length.saying(), width = size.width.saying())))
                data-length=(size.length) data-width=(size.width) data-code=(seen.code) data-wanted=[data]
                data-outlines={ "/table/" (seen.code) "/outlines.json?" (fingerprint(table)) } {
                defs {
                    pattern #table-hatch width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                        path.table-hatch d="M0,0V2.6" {}
                    }
                    clipPath #table-edge { rect width=(size.length) height=(size.width) {} }
                }
                image href={ "/table/" (seen.code) "/ground.svg?" (fingerprint(table)) } width=(size.length) height=(size.width) {}
                g clip-path="url(#table-edge)" {
                    (dividing(&sheet, game))
                    @if let Some(zones) = &zones { (sheet.zones(zones)) }
                    @for objective in game.objectives() { (sheet.reach(objective)) }
                }
                rect.table-border width=(size.length) height=(size.width) {}
                (edges(reader, &sheet, game))
                (names(&sheet, table))
                @let mut labels = Labels::new(LABEL, size);
                @for side in Side::BOTH { (groups(&sheet, game, side, &mut labels)) }
                @for objective in game.objectives() { (sheet.flag(reader, game, objective)) }
                g.table-ghost hidden {}
                g.table-rule hidden {}
            }
        }
    }
}

/// What one looks at the map with.
fn tools(reader: &Reader) -> Markup {
    html! {
        div.table-tools role="toolbar" aria-label=(reader.say(&say!("table-tools"))) hidden {
            button.btn.quiet type="button" data-tool="in" aria-label=(reader.say(&say!("table-zoom-in"))) { "+" }
            button.btn.quiet type="button" data-tool="out" aria-label=(reader.say(&say!("table-zoom-out"))) { "−" }
            button.btn.quiet type="button" data-tool="all" { (reader.say(&say!("table-zoom-all"))) }
            button.btn.quiet type="button" data-tool="ruler" aria-pressed="false" { (reader.say(&say!("table-ruler"))) }
            button.btn.quiet type="button" data-tool="snap" aria-pressed="true" { (reader.say(&say!("table-snap"))) }
            output.table-measured aria-live="polite" {}
        }
    }
}

/// A table that is being drawn, with a number on each piece.
pub(crate) fn drawing(reader: &Reader, seen: &Seen, table: &Table, pieces: &[Piece]) -> Markup {
    let size = table.size();
    let sheet = Sheet { size };
    html! {
        figure.table-figure {
            (tools(reader))
            svg.table-map.table-drawing viewBox=(sheet.view_box()) role="group" tabindex="0"
                aria-label=(reader.say(&say!("table-draw-map", length = size.length.saying(), width = size.width.saying())))
                data-length=(size.length) data-width=(size.width) data-code=(seen.code) data-draw="yes" {
                image href={ "/table/" (seen.code) "/ground.svg?" (fingerprint(table)) } width=(size.length) height=(size.width) {}
                rect.table-border width=(size.length) height=(size.width) {}
                (names(&sheet, table))
                @for (n, piece) in pieces.iter().enumerate() {
                    @if let Some(at) = piece.place(table) {
                        text.table-piece x=(at.x) y=(sheet.y(at.y)) { (n + 1) }
                    }
                }
                g.table-ghost hidden {}
                g.table-rule hidden {}
            }
        }
    }
}

/// A digest of the table, so that another table is another picture.
fn fingerprint(table: &Table) -> String {
    let text = serde_json::to_string(table).unwrap_or_default();
    HEXLOWER.encode(&Sha256::digest(text.as_bytes())[..6])
}

/// Where marks go: north is up, so y runs the other way than on the table.
struct Sheet {
    size: Size,
}

impl Sheet {
    /// The table with room around it: at its sides for a finger, above and below for the names of the players.
    fn view_box(&self) -> String {
        let (wide, high) = (self.size.length + Length::cm(10), self.size.width + Length::cm(16));
        format!("-5 -8 {wide} {high}")
    }

    fn y(&self, y: Length) -> Length {
        self.size.width - y
    }

    /// The box around points as the script reads it: left, top, right and bottom of the sheet.
    fn around(&self, points: impl Iterator<Item = Point> + Clone) -> String {
        let (x, y) = (points.clone().map(|it| it.x), points.map(|it| self.y(it.y)));
        let ends = [x.clone().min(), y.clone().min(), x.max(), y.max()];
        ends.map(|end| end.unwrap_or_default().to_string()).join(" ")
    }

    /// Where something may stand, hatched.
    fn zones(&self, zones: &Zones) -> Markup {
        let half = zones.in_half.or(zones.not_half.map(Edge::opposite));
        html! {
            @if let Some(reach) = &zones.within {
                @for stretch in &reach.stretches { (self.band(*stretch, reach.cm, "table-zone")) }
            }
            @for [from, to] in &zones.on {
                line.table-zone-line x1=(from.x) y1=(self.y(from.y)) x2=(to.x) y2=(self.y(to.y)) {}
            }
            @for around in &zones.near {
                circle.table-zone cx=(around.at.x) cy=(self.y(around.at.y)) r=(around.cm) {}
            }
            @if let Some(half) = half.filter(|_| zones.from_edge.is_some()) {
                mask #table-free {
                    polygon.table-free points=(self.half(half)) {}
                    @if let Some(reach) = &zones.from_edge {
                        @for stretch in &reach.stretches { (self.band(*stretch, reach.cm, "table-barred")) }
                    }
                    @for around in &zones.apart {
                        circle.table-barred cx=(around.at.x) cy=(self.y(around.at.y)) r=(around.cm) {}
                    }
                }
                rect.table-zone width=(self.size.length) height=(self.size.width) mask="url(#table-free)" {}
            }
        }
    }

    /// Everything within so much of a stretch of edge.
    fn band(&self, [from, to]: [Point; 2], cm: Length, class: &str) -> Markup {
        html! {
            rect class=(class) x=(from.x - cm) y=(self.y(to.y) - cm) rx=(cm)
                width=(to.x - from.x + cm + cm) height=(to.y - from.y + cm + cm) {}
        }
    }

    /// The corners of the half that belongs to an edge.
    fn half(&self, edge: Edge) -> String {
        let (length, width) = (self.size.length, self.size.width);
        let middle = Length::thousandths(width.in_thousandths() / 2);
        let corners = |all: &[(Length, Length)]| {
            all.iter().map(|(x, y)| format!("{x},{}", self.y(*y))).collect::<Vec<_>>().join(" ")
        };
        let zero = Length::ZERO;
        match edge {
            Edge::South => corners(&[(zero, zero), (length, zero), (length, middle), (zero, middle)]),
            Edge::North => corners(&[(zero, width), (length, width), (length, middle), (zero, middle)]),
            Edge::SouthWest => corners(&[(zero, zero), (length, zero), (zero, width)]),
            Edge::NorthEast => corners(&[(length, width), (length, zero), (zero, width)]),
            Edge::SouthEast => corners(&[(length, zero), (zero, zero), (length, width)]),
            Edge::NorthWest => corners(&[(zero, width), (zero, zero), (length, width)]),
            Edge::West | Edge::East => String::new(),
        }
    }

    fn reach(&self, objective: &Objective) -> Markup {
        html! {
            circle class={ "table-reach table-" (class(objective.by)) } cx=(objective.at.x) cy=(self.y(objective.at.y)) r="15" {}
        }
    }

    /// A flag with the objective's number: swallow-tailed for one player, pointed for the other.
    fn flag(&self, reader: &Reader, game: &Game, objective: &Objective) -> Markup {
        let hangs = self.size.width - objective.at.y < Length::cm(10);
        let top = if hangs { "0" } else { "-9" };
        let (cloth, text_x) = match objective.by {
            Side::Alpha => (format!("M0,{top}h7.6l-2,2.4 2,2.4h-7.6z"), "2.9"),
            Side::Bravo => (format!("M0,{top}l8.4,2.4 -8.4,2.4z"), "2.3"),
        };
        let told = say!(
            "table-objective",
            number = objective.number,
            player = game.player(objective.by),
            x = objective.at.x.saying(),
            y = objective.at.y.saying()
        );
        html! {
            g class={ "table-flag table-" (class(objective.by)) } data-x=(objective.at.x) data-y=(objective.at.y)
                transform={ "translate(" (objective.at.x) "," (self.y(objective.at.y)) ")" } {
                title { (reader.say(&told)) }
                g.table-flag-sign data-hangs=[hangs.then_some("yes")] {
                    path.table-pole d={ "M0,0V" (if hangs { "9" } else { "-9" }) } {}
                    path.table-cloth d=(cloth) {}
                    circle.table-foot r="1.05" {}
                    text.table-number x=(text_x) y=(if hangs { "3.45" } else { "-5.55" }) { (objective.number) }
                }
            }
        }
    }
}

/// The line between the halves.
fn dividing(sheet: &Sheet, game: &Game) -> Markup {
    let edge = game.edge(Side::Alpha).unwrap_or(Edge::South);
    let (length, width) = (sheet.size.length, sheet.size.width);
    let middle = Length::thousandths(width.in_thousandths() / 2);
    let zero = Length::ZERO;
    let ((x1, y1), (x2, y2)) = match edge {
        Edge::South | Edge::North | Edge::West | Edge::East => ((zero, middle), (length, middle)),
        Edge::SouthWest | Edge::NorthEast => ((zero, width), (length, zero)),
        Edge::SouthEast | Edge::NorthWest => ((zero, zero), (length, width)),
    };
    html! { line.table-middle x1=(x1) y1=(sheet.y(y1)) x2=(x2) y2=(sheet.y(y2)) {} }
}

/// Whose edge is where, written outside of the table.
fn edges(reader: &Reader, sheet: &Sheet, game: &Game) -> Markup {
    html! {
        @for side in Side::BOTH {
            @if let Some(edge) = game.edge(side) {
                @let north = matches!(edge, Edge::North | Edge::NorthEast | Edge::NorthWest);
                @let east = matches!(edge, Edge::SouthEast | Edge::NorthEast);
                text class={ "table-edge table-" (class(side)) (if north { "" } else { " table-edge-below" }) }
                    x=(if east { sheet.size.length } else { Length::ZERO })
                    y=(if north { Length::thousandths(-1_600) } else { sheet.size.width + Length::cm(1) })
                    text-anchor=(if east { "end" } else { "start" }) {
                    (crate::names::name(reader, game, side)) " · " (reader.say(&edge.saying()))
                }
            }
        }
    }
}

/// What places are called. The ground is a picture without them, so that they can be read at any size of it.
fn names(sheet: &Sheet, table: &Table) -> Markup {
    html! {
        @for name in maps::names(table) {
            text.table-name data-box=(sheet.around(name.around.into_iter())) data-summit=[name.beside_summit.then_some("yes")]
                x=(name.at.x) y=(sheet.y(name.at.y)) { (name.text) }
        }
    }
}

/// The formations of a player: units as discs or squares, crossed out where they are broken, the name above them.
fn groups(sheet: &Sheet, game: &Game, side: Side, labels: &mut Labels) -> Markup {
    html! {
        @for (formation, deployed) in game.formations(side).filter(|(_, it)| it.place == Place::Table) {
            @let units = deployed.units.iter().enumerate().filter(|(_, unit)| unit.left > 0);
            @let spots: Vec<(usize, Spot)> = units.filter_map(|(n, unit)| Some((n + 1, unit.spot?))).collect();
            @let heights = spots.iter().map(|(_, spot)| spot.at.y);
            @if let Some((bottom, top)) = heights.clone().min().zip(heights.max()) {
                @let middle = Length::thousandths(spots.iter().map(|(_, spot)| spot.at.x.in_thousandths()).sum::<i64>() / spots.len() as i64);
                g class={ "table-group table-" (class(side)) } data-broken=[deployed.broken.then_some("yes")] data-side=(class(side)) data-formation=(formation.id) {
                    title { (formation.name) }
                    @for (number, spot) in &spots { (unit(sheet, side, *number, spot, deployed.broken)) }
                    @let label = labels.place(&formation.id, middle, (bottom, top));
                    @let at = label.unwrap_or(Point { x: middle, y: top + OFF });
                    text.table-label data-box=(sheet.around(spots.iter().map(|(_, spot)| spot.at))) hidden[label.is_none()]
                        x=(at.x) y=(sheet.y(at.y)) { (formation.id) }
                }
            }
        }
    }
}

fn unit(sheet: &Sheet, side: Side, number: usize, spot: &Spot, broken: bool) -> Markup {
    let (x, y) = (spot.at.x, sheet.y(spot.at.y));
    let half = Length::thousandths(1000);
    let cross =
        format!("M{},{}l1.4,1.4m0,-1.4l-1.4,1.4", x - Length::thousandths(700), y - Length::thousandths(700));
    html! {
        @match side {
            Side::Alpha => { circle.table-unit cx=(x) cy=(y) r=(half) data-unit=(number) data-x=(spot.at.x) data-y=(spot.at.y) {} }
            Side::Bravo => {
                rect.table-unit x=(x - half) y=(y - half) width="2" height="2" data-unit=(number) data-x=(spot.at.x) data-y=(spot.at.y) {}
            }
        }
        @if broken { path.table-cross d=(cross) {} }
    }
}

/// How styles and scripts call a player.
pub(crate) fn class(side: Side) -> &'static str {
    match side {
        Side::Alpha => "alpha",
        Side::Bravo => "bravo",
    }
}

/// Whether anything stands on the map that is worth its room.
pub(crate) fn is_drawn(game: &Game) -> bool {
    game.table().is_some() && game.stage() != Stage::Forces
}
