//! What is said about products beside their published days: by a pack, or by the organizer of a tournament.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::catalogue::PackId;
use crate::coded::coded;

coded! {
    /// Where the tournament takes place, as far as release dates care.
    pub enum Region {
        /// North America.
        NorthAmerica = "north-america",
        /// Poland.
        Poland = "poland",
        /// Anywhere else: the organizer decides.
        Elsewhere = "elsewhere",
    }
}

/// What the organizer decided about products. Everything here goes before the published dates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Products {
    /// The whole list of legal products, if the organizer made one.
    pub legal: Option<BTreeSet<PackId>>,
    /// First legal days by the official page; they replace release plus 11 days.
    pub legal_from: BTreeMap<PackId, Date>,
    /// Days of release, corrected or added, by region.
    pub released: BTreeMap<PackId, BTreeMap<Region, Date>>,
    /// Doubtful products the organizer allows.
    pub allowed: BTreeSet<PackId>,
    /// Products left out, whatever their days say.
    pub excluded: BTreeSet<PackId>,
}
