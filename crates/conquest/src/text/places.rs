//! Which places may be chosen, in words.

use rulebook::{Saying, say};

use super::noun::{noun, nouns, reference, type_code};
use crate::ability::Places;

/// The choice of a place: a target or not, and which places there are.
pub(super) fn place_choice(from: &Places, target: bool) -> Saying {
    let form = if target { "target" } else { "a" };
    match from {
        Places::AnyPlanet => say!("conquest-do-choose-planet", form = form),
        Places::NonFirst => say!("conquest-do-choose-planet-non-first", form = form),
        Places::NonFirstWithout(sel) => {
            let what = noun(sel, "a", "from");
            say!("conquest-do-choose-planet-non-first-without", form = form, what = what)
        }
        Places::Unchosen => say!("conquest-do-choose-planet-unchosen", form = form),
        Places::OtherPlanet => say!("conquest-do-choose-planet-other", form = form),
        Places::Infested => say!("conquest-do-choose-planet-infested", form = form),
        Places::NextToInfested => say!("conquest-do-choose-planet-next-to-infested", form = form),
        Places::BattlePlanet => say!("conquest-do-choose-planet-battle", form = form),
        Places::PlanetOrHq => say!("conquest-do-choose-planet-or-hq", form = form),
        Places::AdjacentOrHq => say!("conquest-do-choose-adjacent-or-hq", form = form),
        Places::Adjacent => say!("conquest-do-choose-planet-adjacent", form = form),
        Places::AdjacentOrYourHq => say!("conquest-do-choose-adjacent-or-own-hq", form = form),
        Places::AdjacentTo(it) => {
            say!("conquest-do-choose-planet-next-to", form = form, what = reference(*it, "from"))
        }
        Places::OfType(kind) => say!("conquest-do-choose-planet-of", form = form, kind = type_code(*kind)),
        Places::SharingType => say!("conquest-do-choose-planet-sharing", form = form),
        Places::NextToChosen(_) => say!("conquest-do-choose-planet-next-to-chosen", form = form),
        Places::WithMany(n, sel) => {
            say!("conquest-do-choose-planet-with-many", form = form, n = *n, what = nouns(sel))
        }
        Places::With(with, without) if without.is_empty() => {
            say!("conquest-do-choose-planet-with", form = form, what = noun(with, "a", "nom"))
        }
        Places::With(with, without) if with.is_empty() => {
            say!("conquest-do-choose-planet-without", form = form, what = noun(without, "a", "from"))
        }
        Places::With(with, without) => {
            let (with, without) = (noun(with, "a", "nom"), noun(without, "a", "from"));
            say!("conquest-do-choose-planet-but", form = form, with = with, without = without)
        }
    }
}
