//! A formation laid down: the group around one place, and units that have a place of their own while the others stay.

use epic::game::Unit;
use epic::spread::{Spread, spread};
use epic::{Game, Length, Point, Side, Spot, Table, typed};
use rulebook::{Saying, say};
use web::{Fields, Problem};

use crate::problem;
use crate::typed_in::word;
use crate::wanted::{Wanted, own_edge};

/// How far units of a group stand from each other.
pub(crate) const APART: Length = Length::cm(3);

/// What a form or a finger says of where units go, as typed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told<'a> {
    /// The middle of the group; where nothing is typed a formation that moves stays.
    pub(crate) place: &'a str,
    /// How the group stands.
    pub(crate) spread: Spread,
    /// Units with a place of their own.
    pub(crate) units: &'a str,
}

/// What is wrong with it, and in which field.
pub(crate) type Wrong = (&'static str, Saying);

/// The living units of a formation, by number from 1.
pub(crate) fn living(game: &Game, side: Side, id: &str) -> Vec<(usize, Unit)> {
    let found = game.formations(side).find(|(formation, _)| formation.id == id);
    let units = found.into_iter().flat_map(|(_, deployed)| deployed.units.iter().copied().enumerate());
    units.filter(|(_, unit)| unit.left > 0).map(|(n, unit)| (n + 1, unit)).collect()
}

/// Where an objective or every living unit of a formation stands then, in order; a unit that stands nowhere stays so.
pub(crate) fn laid(game: &Game, wanted: &Wanted, told: Told<'_>) -> Result<Vec<Option<Spot>>, Wrong> {
    let size = game.table().map(Table::size);
    let middle = || {
        let read = typed::place(told.place, size, own_edge(game, wanted));
        read.map_err(|why| ("place", why))
    };
    let Some(id) = wanted.formation() else { return Ok(vec![Some(Spot::point(middle()?))]) };
    let living = living(game, wanted.side(), id);
    let alone = alone(&living, id, typed::units(told.units, size).map_err(|why| ("units", why))?)?;
    let stays = matches!(wanted, Wanted::Move(..)) && !alone.is_empty() && told.place.trim().is_empty();
    let mut spots: Vec<Option<Spot>> = if stays {
        living.iter().map(|(_, unit)| unit.spot).collect()
    } else {
        spread(told.spread, living.len(), middle()?, APART).into_iter().map(Some).collect()
    };
    for (at, place) in alone {
        if let Some(spot) = spots.get_mut(at) {
            let base = spot.unwrap_or(Spot::point(place));
            *spot = Some(Spot { at: place, ..base });
        }
    }
    Ok(spots)
}

/// The same from the fields of a form.
pub(crate) fn of_form(game: &Game, wanted: &Wanted, fields: &Fields) -> Result<Vec<Option<Spot>>, Problem> {
    let spread = if fields.has("spread") { word::<Spread>(fields, "spread")? } else { Spread::default() };
    let told = Told { place: fields.get("place"), spread, units: fields.get("units") };
    laid(game, wanted, told).map_err(|(field, why)| problem::field(field, why))
}

/// Which of the living units are meant, as positions among them.
fn alone(
    living: &[(usize, Unit)],
    id: &str,
    named: Vec<(usize, Point)>,
) -> Result<Vec<(usize, Point)>, Wrong> {
    let mut found = Vec::with_capacity(named.len());
    for (number, place) in named {
        let Some(at) = living.iter().position(|(n, _)| *n == number) else {
            let (first, last) = (living.first().map_or(0, |it| it.0), living.last().map_or(0, |it| it.0));
            return Err((
                "units",
                say!("table-units-none", unit = number, formation = id, first = first, last = last),
            ));
        };
        found.push((at, place));
    }
    Ok(found)
}
