//! Which places may be chosen, in words.

use rulebook::{Saying, say};

use super::names::type_code;
use super::noun::{noun, nouns, reference};
use crate::ability::Places;

/// A place of one's choice, with its form (a, target, free, theirs) and case (`to` it or `at` it), and which places there are.
pub(super) fn place_noun(from: &Places, form: &'static str, case: &'static str) -> Saying {
    match from {
        Places::AnyPlanet => say!("conquest-some-planet", form = form, case = case),
        Places::NonFirst => say!("conquest-some-planet-non-first", form = form, case = case),
        Places::NonFirstWithout(sel) => {
            let what = noun(sel, "bare", "from");
            say!("conquest-some-planet-non-first-without", form = form, case = case, what = what)
        }
        Places::Unchosen => say!("conquest-some-planet-unchosen", form = form, case = case),
        Places::OtherPlanet => say!("conquest-some-planet-other", form = form, case = case),
        Places::Infested => say!("conquest-some-planet-infested", form = form, case = case),
        Places::NextToInfested => say!("conquest-some-planet-next-to-infested", form = form, case = case),
        Places::BattlePlanet => say!("conquest-some-planet-battle", form = form, case = case),
        Places::PlanetOrHq => say!("conquest-some-planet-or-hq", form = form, case = case),
        Places::AdjacentOrHq => say!("conquest-some-planet-adjacent-or-hq", form = form, case = case),
        Places::Adjacent => say!("conquest-some-planet-adjacent", form = form, case = case),
        Places::AdjacentOrYourHq => say!("conquest-some-planet-adjacent-or-own-hq", form = form, case = case),
        Places::AdjacentTo(it) => {
            say!("conquest-some-planet-next-to", form = form, case = case, what = reference(*it, "from"))
        }
        Places::OfType(kind) => {
            say!("conquest-some-planet-of", form = form, case = case, kind = type_code(*kind))
        }
        Places::SharingType => say!("conquest-some-planet-sharing", form = form, case = case),
        Places::NextToChosen(_) => say!("conquest-some-planet-next-to-chosen", form = form, case = case),
        Places::WithMany(n, sel) => {
            say!("conquest-some-planet-with-many", form = form, case = case, n = *n, what = nouns(sel, "the"))
        }
        Places::With(with, without) if without.is_empty() => {
            say!("conquest-some-planet-with", form = form, case = case, what = noun(with, "a", "with"))
        }
        Places::With(with, without) if with.is_empty() => {
            say!(
                "conquest-some-planet-without",
                form = form,
                case = case,
                what = noun(without, "bare", "from")
            )
        }
        Places::With(with, without) => {
            let (with, without) = (noun(with, "a", "with"), noun(without, "bare", "from"));
            say!("conquest-some-planet-but", form = form, case = case, with = with, without = without)
        }
    }
}
