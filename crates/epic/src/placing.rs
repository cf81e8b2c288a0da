//! Whether something may stand where a finger holds it, by how much not, and where the nearest good place is.
//!
//! The same functions that decide a command judge a place, so a hint and a refusal never differ. Looking for the nearest good
//! place tries a few hundred places at most: rings around the wish, then ever smaller steps from the best of them.

use serde::Serialize;

use crate::army::UnitType;
use crate::deployment::{Edge, Side};
use crate::game::{Game, Refusal};
use crate::measure::{Length, Point};
use crate::shape::Spot;
use crate::table::{Feature, Passage};
use crate::turning::{TURN, away};

/// What is being placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing<'a> {
    /// The player's next objective.
    Objective,
    /// A formation as a garrison.
    Garrison(&'a str),
    /// A formation in the zone at the own edge.
    SetUp(&'a str),
    /// A formation that enters play: its living units, in order.
    Enter(&'a str),
    /// A formation that moves: its living units, in order.
    Move(&'a str),
}

/// What is to be said of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Why nothing may stand there, if it may not.
    pub refusal: Option<Refusal>,
    /// How far everything is moved to the nearest good place, if the place is none and there is one.
    pub move_by: Option<Point>,
}

/// Where things may stand in this step, for drawing and for a first answer while something is dragged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Zones {
    /// It lies on one of these stretches of table edge: the first objective.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<[Point; 2]>,
    /// Every unit is within so much of one of these stretches: the zone at the own edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<Reach>,
    /// It is at least so far from these stretches: the opponent's edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from_edge: Option<Reach>,
    /// It is at least so far from each of these points: other objectives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<Around>,
    /// One unit at least is within so much of one of these points: objectives to garrison.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Around>,
    /// It lies in the half that belongs to this edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_half: Option<Edge>,
    /// No unit lies in the half that belongs to this edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub not_half: Option<Edge>,
    /// No unit stands in these features.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub impassable: Vec<Barred>,
}

/// Ground on which no unit of a formation may stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Barred {
    /// The feature, by number from 1.
    pub feature: usize,
    /// The corners of its outline.
    pub outline: Vec<Point>,
}

/// A distance from stretches of table edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reach {
    /// The ends of each stretch.
    pub stretches: Vec<[Point; 2]>,
    /// How far.
    pub cm: Length,
}

/// A distance from an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Around {
    /// The objective's number.
    pub objective: u32,
    /// Where it lies.
    pub at: Point,
    /// How far.
    pub cm: Length,
}

impl Game {
    /// Says whether the player may place this there, and where the nearest good place is if not.
    pub fn judge(&self, by: Side, placing: Placing<'_>, spots: &[Spot]) -> Judged {
        let Some(refusal) = self.try_place(by, placing, spots) else {
            return Judged { refusal: None, move_by: None };
        };
        let move_by = match (placing, spots.first()) {
            (Placing::Objective, Some(wish)) => self.nearest_for_objective(by, wish.at),
            (_, Some(_)) => nearest(Point::default(), self.reach(), |step| {
                let moved: Vec<Spot> = spots.iter().map(|spot| spot.moved(step)).collect();
                self.try_place(by, placing, &moved).is_none()
            }),
            (_, None) => None,
        };
        Judged { refusal: Some(refusal), move_by }
    }

    /// The same when only one of the units is looked for and the others stay: the nearest good place is that unit's alone.
    pub fn judge_unit(&self, by: Side, placing: Placing<'_>, spots: &[Spot], unit: usize) -> Judged {
        let Some(refusal) = self.try_place(by, placing, spots) else {
            return Judged { refusal: None, move_by: None };
        };
        let move_by = nearest(Point::default(), self.reach(), |step| {
            let mut moved = spots.to_vec();
            if let Some(spot) = moved.get_mut(unit) {
                *spot = spot.moved(step);
            }
            self.try_place(by, placing, &moved).is_none()
        });
        Judged { refusal: Some(refusal), move_by }
    }

    /// Why the player may not place this there now.
    fn try_place(&self, by: Side, placing: Placing<'_>, spots: &[Spot]) -> Option<Refusal> {
        let judged = match placing {
            Placing::Objective => match spots.first() {
                Some(spot) => self.objective_may_stand(by, spot.at),
                None => return None,
            },
            Placing::Garrison(formation) => self.garrison_may_be(by, formation, spots).map(|_| ()),
            Placing::SetUp(formation) => self.set_up_may_be(by, formation, spots),
            Placing::Enter(formation) => self.entry_may_be(by, formation, spots),
            Placing::Move(formation) => self.living_may_go(by, formation, spots),
        };
        judged.err()
    }

    /// A first objective goes to the nearest point of the own edge; the others to the nearest place that keeps all distances.
    fn nearest_for_objective(&self, by: Side, wish: Point) -> Option<Point> {
        let size = self.size()?;
        let first = self.objectives().iter().all(|objective| objective.by != by);
        let place = if first {
            let stretches = self.edge(by)?.stretches(size);
            let on = stretches.iter().map(|stretch| Point {
                x: wish.x.clamp(stretch.from.x, stretch.to.x),
                y: wish.y.clamp(stretch.from.y, stretch.to.y),
            });
            on.min_by_key(|point| point.distance(wish).shown())
        } else {
            nearest(wish, self.reach(), |at| self.objective_may_stand(by, at).is_ok())
        }?;
        Some(Point { x: place.x - wish.x, y: place.y - wish.y })
    }

    /// How far anything can be moved on this table.
    fn reach(&self) -> Length {
        self.size().map_or(Length::ZERO, |size| size.length + size.width)
    }

    /// Where the player may place this; empty while it is not the moment for it.
    pub fn zones(&self, by: Side, placing: Placing<'_>) -> Zones {
        let (Some(table), Some(own), Some(theirs)) = (self.table(), self.edge(by), self.edge(by.other()))
        else {
            return Zones::default();
        };
        let size = table.size();
        let stretches =
            |edge: Edge| edge.stretches(size).into_iter().map(|it| [it.from, it.to]).collect::<Vec<_>>();
        let around = |cm: i64, mine: bool| {
            let chosen = self.objectives().iter().filter(move |it| !mine || it.half == by);
            chosen.map(move |it| Around { objective: it.number, at: it.at, cm: Length::cm(cm) }).collect()
        };
        match placing {
            Placing::Objective if self.objectives().iter().all(|it| it.by != by) => {
                Zones { on: stretches(own), ..Zones::default() }
            }
            Placing::Objective => Zones {
                in_half: Some(theirs),
                from_edge: Some(Reach { stretches: stretches(theirs), cm: Length::cm(30) }),
                apart: around(30, false),
                ..Zones::default()
            },
            Placing::SetUp(_) => Zones {
                within: Some(Reach { stretches: stretches(own), cm: Length::cm(15) }),
                ..Zones::default()
            },
            Placing::Garrison(formation) => Zones {
                near: around(15, true),
                not_half: Some(theirs),
                impassable: self.impassable_for(by, formation),
                ..Zones::default()
            },
            Placing::Enter(_) | Placing::Move(_) => Zones::default(),
        }
    }

    /// The features no unit of the formation may stand in.
    fn impassable_for(&self, by: Side, formation: &str) -> Vec<Barred> {
        let (Some(table), Some(army)) = (self.table(), self.army(by)) else { return Vec::new() };
        let types: Vec<UnitType> = army
            .formation(formation)
            .into_iter()
            .flat_map(|it| army.units(it))
            .map(crate::army::UnitFacts::main_type)
            .collect();
        let blocked =
            table.features.iter().enumerate().filter(|(_, feature)| {
                types.iter().any(|kind| feature.passage(*kind) == Passage::Impassable)
            });
        let barred = |(n, it): (usize, &Feature)| Barred { feature: n + 1, outline: it.outline.clone() };
        blocked.map(barred).collect()
    }
}

/// The nearest place to the wish that is good, to a tenth of a millimetre; none within reach if there is none.
fn nearest(wish: Point, reach: Length, good: impl Fn(Point) -> bool) -> Option<Point> {
    const DIRECTIONS: i64 = 16;
    let around = |centre: Point, radius: Length| {
        (0..DIRECTIONS).map(move |n| away(centre, radius, n * TURN / DIRECTIONS)).filter(|at| good(*at))
    };
    let by_distance = |at: &Point| (at.x - wish.x).squared() + (at.y - wish.y).squared();
    // Rings that grow by a half each time reach across a table in some twenty steps.
    let mut radius = Length::cm(1);
    let mut best = loop {
        if radius > reach {
            return None;
        }
        match around(wish, radius).min_by_key(by_distance) {
            Some(found) => break found,
            None => radius = Length::thousandths(radius.in_thousandths() * 3 / 2),
        }
    };
    // Then from the best one in ever smaller steps, as long as one of them is good and nearer.
    let mut step = radius;
    while step >= Length::thousandths(10) {
        let nearer =
            around(best, step).min_by_key(by_distance).filter(|at| by_distance(at) < by_distance(&best));
        match nearer {
            Some(at) => best = at,
            None => step = Length::thousandths(step.in_thousandths() / 2),
        }
    }
    Some(tidied(wish, best, &good))
}

/// The place on whole millimetres where that is good and no farther from the wish, else on whole tenths of one where that is good.
fn tidied(wish: Point, at: Point, good: &impl Fn(Point) -> bool) -> Point {
    let rounded = |to: i64| {
        let round =
            |length: Length| Length::thousandths((length.in_thousandths() + to / 2).div_euclid(to) * to);
        Point { x: round(at.x), y: round(at.y) }
    };
    let far = |at: Point| (at.x - wish.x).squared() + (at.y - wish.y).squared();
    let (whole, tenths) = (rounded(100), rounded(10));
    if far(whole) <= far(at) && good(whole) {
        whole
    } else if good(tenths) {
        tenths
    } else {
        at
    }
}
