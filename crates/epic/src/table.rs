//! A table with its terrain, as it stands in a file (`marshal.epic.table/1`).
//!
//! Whether a table follows the guidelines is another matter: see [`crate::check`]. What is refused here is only what
//! cannot be a table at all: a wrong size, an outline of two points, something beyond the edge.

use rulebook::{Saying, say};
use serde::{Deserialize, Serialize};

use crate::army::UnitType;
use crate::deployment::Size;
use crate::file::FileError;
use crate::measure::{Length, Point};
use crate::text::is_plain;

/// A table and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Always `marshal.epic.table/1`.
    pub format: String,
    /// What people call it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The long side, along x.
    pub length: Length,
    /// The short side, along y.
    pub width: Length,
    /// Hills, woods, ruins and the like.
    #[serde(default)]
    pub features: Vec<Feature>,
    /// Rivers; the guidelines want at most one.
    #[serde(default)]
    pub rivers: Vec<River>,
    /// Roads, placed last.
    #[serde(default)]
    pub roads: Vec<Road>,
}

/// One terrain feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its outline, corner after corner.
    pub outline: Vec<Point>,
    /// What people call it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How units pass it, where that differs from what is usual for its kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub going: Option<Going>,
}

/// What a terrain feature is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum FeatureKind {
    Hill,
    Wood,
    Ruins,
    Buildings,
    Rocks,
    Marsh,
    Craters,
    Scrub,
    Cliff,
    Lake,
}

/// How units pass a feature, by their type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Going {
    /// For infantry.
    #[serde(default)]
    pub infantry: Passage,
    /// For light and armoured vehicles.
    #[serde(default)]
    pub vehicles: Passage,
    /// For war engines.
    #[serde(default)]
    pub war_engines: Passage,
}

/// How one type of unit passes a feature.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Passage {
    #[default]
    Open,
    Dangerous,
    Impassable,
}

/// A river: its course from edge to edge, and where it can be crossed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// Point after point from where it enters to where it leaves.
    pub course: Vec<Point>,
    /// Its bridges and fords.
    #[serde(default)]
    pub crossings: Vec<Crossing>,
}

/// A place where a river can be crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crossing {
    /// A point of the river's course.
    pub at: Point,
    /// Bridge or ford.
    pub kind: CrossingKind,
}

/// How a river is crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CrossingKind {
    Bridge,
    Ford,
}

/// A road: its course from a table edge to another, or to a terrain feature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Road {
    /// Point after point from where it enters.
    pub course: Vec<Point>,
}

impl Table {
    /// The name of the file format.
    pub const FORMAT: &'static str = "marshal.epic.table/1";
    /// The shortest and the longest side a table may have, in centimetres.
    pub const SIDES_CM: (i64, i64) = (30, 1000);
    /// More than the guidelines want on the largest table.
    const MOST_FEATURES: usize = 1000;
    const MOST_NAME: usize = 80;
    const MOST_POINTS: usize = 256;

    /// A bare table of that size; the shorter side becomes the width.
    pub fn bare(one_side: Length, other_side: Length) -> Table {
        Table {
            format: Table::FORMAT.to_owned(),
            name: String::new(),
            length: one_side.max(other_side),
            width: one_side.min(other_side),
            features: Vec::new(),
            rivers: Vec::new(),
            roads: Vec::new(),
        }
    }

    /// Reads a table file.
    pub fn read(text: &str) -> Result<Table, FileError> {
        let table: Table = crate::file::read_json(text, Table::FORMAT)?;
        table.sound()?;
        Ok(table)
    }

    /// The size of the table.
    pub fn size(&self) -> Size {
        Size { length: self.length, width: self.width }
    }

    /// Whether the point lies on the table, its edges included.
    pub fn holds(&self, point: Point) -> bool {
        (Length::ZERO..=self.length).contains(&point.x) && (Length::ZERO..=self.width).contains(&point.y)
    }

    /// How far the point lies beside the table, rounded up for showing; zero on it.
    pub fn beside(&self, point: Point) -> Length {
        let nearest =
            Point { x: point.x.clamp(Length::ZERO, self.length), y: point.y.clamp(Length::ZERO, self.width) };
        point.distance(nearest).beyond(Length::ZERO)
    }

    /// Says what keeps this from being a table at all, naming the field.
    pub fn sound(&self) -> Result<(), FileError> {
        let (least, most) = (Length::cm(Table::SIDES_CM.0), Length::cm(Table::SIDES_CM.1));
        for (field, side) in [("length", self.length), ("width", self.width)] {
            if !(least..=most).contains(&side) {
                return Err(FileError::value(
                    field,
                    side,
                    say!("epic-file-side", least = least.saying(), most = most.saying()),
                ));
            }
        }
        if self.width > self.length {
            return Err(FileError::value(
                "width",
                self.width,
                say!("epic-file-width", length = self.length.saying()),
            ));
        }
        let lists =
            [("features", self.features.len()), ("rivers", self.rivers.len()), ("roads", self.roads.len())];
        if let Some((field, many)) = lists.into_iter().find(|(_, many)| *many > Table::MOST_FEATURES) {
            return Err(FileError::value(field, many, say!("epic-file-most", most = Table::MOST_FEATURES)));
        }
        sound_name("name", &self.name)?;
        for (n, feature) in self.features.iter().enumerate() {
            sound_name(&format!("features[{n}].name"), &feature.name)?;
            self.sound_points(&format!("features[{n}].outline"), &feature.outline, 3)?;
        }
        for (n, river) in self.rivers.iter().enumerate() {
            self.sound_points(&format!("rivers[{n}].course"), &river.course, 2)?;
            let crossings: Vec<Point> = river.crossings.iter().map(|crossing| crossing.at).collect();
            self.sound_points(&format!("rivers[{n}].crossings"), &crossings, 0)?;
        }
        for (n, road) in self.roads.iter().enumerate() {
            self.sound_points(&format!("roads[{n}].course"), &road.course, 2)?;
        }
        Ok(())
    }

    fn sound_points(&self, field: &str, points: &[Point], least: usize) -> Result<(), FileError> {
        if !(least..=Table::MOST_POINTS).contains(&points.len()) {
            let range = say!("epic-file-points", least = least, most = Table::MOST_POINTS);
            return Err(FileError::value(field, points.len(), range));
        }
        match points.iter().find(|point| !self.holds(**point)) {
            Some(point) => Err(FileError::value(field, point, say!("epic-file-on-table"))),
            None => Ok(()),
        }
    }
}

fn sound_name(field: &str, name: &str) -> Result<(), FileError> {
    if is_plain(name, Table::MOST_NAME) {
        return Ok(());
    }
    Err(FileError::value(field, name, say!("epic-file-name", most = Table::MOST_NAME)))
}

impl Feature {
    /// How a unit of that type passes it.
    pub fn passage(&self, unit: UnitType) -> Passage {
        let going = self.going.unwrap_or_else(|| self.kind.usual_going());
        match unit {
            UnitType::WarEngine => going.war_engines,
            UnitType::LightVehicle | UnitType::ArmouredVehicle => going.vehicles,
            UnitType::Infantry
            | UnitType::Aircraft
            | UnitType::Spacecraft
            | UnitType::Character
            | UnitType::Special => going.infantry,
        }
    }
}

impl Going {
    /// The same for every type of unit.
    pub const fn all(passage: Passage) -> Going {
        Going { infantry: passage, vehicles: passage, war_engines: passage }
    }
}

impl FeatureKind {
    /// Every kind there is.
    pub const ALL: [FeatureKind; 10] = [
        FeatureKind::Hill,
        FeatureKind::Wood,
        FeatureKind::Ruins,
        FeatureKind::Buildings,
        FeatureKind::Rocks,
        FeatureKind::Marsh,
        FeatureKind::Craters,
        FeatureKind::Scrub,
        FeatureKind::Cliff,
        FeatureKind::Lake,
    ];

    /// How units usually pass it. The tournament rules leave terrain effects to the players; these are ours, and a
    /// table file can say otherwise for each feature.
    pub fn usual_going(self) -> Going {
        use Passage::*;
        let (infantry, vehicles, war_engines) = match self {
            FeatureKind::Hill | FeatureKind::Scrub => (Open, Open, Open),
            FeatureKind::Wood | FeatureKind::Ruins | FeatureKind::Rocks | FeatureKind::Craters => {
                (Open, Dangerous, Dangerous)
            }
            FeatureKind::Buildings => (Open, Impassable, Impassable),
            FeatureKind::Marsh => (Dangerous, Dangerous, Dangerous),
            FeatureKind::Cliff | FeatureKind::Lake => (Impassable, Impassable, Impassable),
        };
        Going { infantry, vehicles, war_engines }
    }

    /// Whether a straight line of fire ends at it.
    pub fn blocks_sight(self) -> bool {
        matches!(
            self,
            FeatureKind::Hill
                | FeatureKind::Wood
                | FeatureKind::Ruins
                | FeatureKind::Buildings
                | FeatureKind::Cliff
        )
    }

    /// Whether infantry in it is in cover.
    pub fn gives_cover(self) -> bool {
        !matches!(self, FeatureKind::Hill | FeatureKind::Lake | FeatureKind::Cliff)
    }

    /// Its name in the reader's language.
    pub fn saying(self) -> Saying {
        match self {
            FeatureKind::Hill => say!("epic-kind-hill"),
            FeatureKind::Wood => say!("epic-kind-wood"),
            FeatureKind::Ruins => say!("epic-kind-ruins"),
            FeatureKind::Buildings => say!("epic-kind-buildings"),
            FeatureKind::Rocks => say!("epic-kind-rocks"),
            FeatureKind::Marsh => say!("epic-kind-marsh"),
            FeatureKind::Craters => say!("epic-kind-craters"),
            FeatureKind::Scrub => say!("epic-kind-scrub"),
            FeatureKind::Cliff => say!("epic-kind-cliff"),
            FeatureKind::Lake => say!("epic-kind-lake"),
        }
    }
}
