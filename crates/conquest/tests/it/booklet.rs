//! The cards the booklet shows, against what it prints on them.

use conquest::card::{Keyword, Kind, MATERIAL, STRONGPOINT, Set, TECH};
use conquest::cards::{all_cards, card, card_named};

fn named(name: &str) -> &'static conquest::Card {
    card(card_named(name).expect("a core card"))
}

/// Shows CG-5.3.1, CG-5.3.3, CG-5.3.18, CG-5.3.20.
#[test]
fn figures_and_keywords() {
    let cato = named("Captain Cato Sicarius");
    assert_eq!((cato.number, cato.attack, cato.hp, cato.start), (1, 2, 6, (7, 7)));
    let speeder = named("Raven Guard Speeder");
    assert_eq!(speeder.number, 22);
    assert_eq!(speeder.keywords, [Keyword::NoWargear, Keyword::Flying]);
    let nob = named("Goff Nob");
    assert_eq!(nob.number, 59);
    assert!(nob.keywords.is_empty() && nob.abilities.is_empty() && nob.constants.is_empty());
    let recruit = named("Eager Recruit");
    assert_eq!((recruit.number, recruit.keywords.as_slice()), (20, [Keyword::Ambush].as_slice()));
}

/// Number, card bonus, resource bonus and types.
///
/// Shows CG-5.3.7, CG-5.3.8, CG-5.3.9, CG-5.3.10, CG-5.3.11, CG-5.3.12.
#[test]
fn planets() {
    let printed = |name: &str| {
        let it = named(name);
        (it.number, it.planet.cards, it.planet.resources, it.planet.types)
    };
    assert_eq!(printed("Plannum"), (175, 1, 1, STRONGPOINT | TECH));
    assert_eq!(printed("Atrox Prime"), (176, 1, 1, MATERIAL | TECH));
    assert_eq!(printed("Barlus"), (177, 2, 0, STRONGPOINT));
    assert_eq!(printed("Elouith"), (178, 2, 0, TECH));
    assert_eq!(printed("Carnath"), (179, 1, 1, MATERIAL | TECH));
    assert_eq!(printed("Iridial"), (184, 1, 0, MATERIAL | STRONGPOINT | TECH));
}

/// Shows CG-3.16.8: a warlord of the core set has nothing but figures on the bloodied side.
#[test]
fn bloodied_sides_of_the_core_set_have_no_text() {
    let warlords = || all_cards().iter().filter(|it| it.kind == Kind::Warlord);
    let with_text: Vec<_> = warlords()
        .filter(|it| {
            let side = &it.bloodied_side;
            !(side.keywords.is_empty() && side.constants.is_empty() && side.abilities.is_empty())
        })
        .collect();
    assert!(with_text.iter().any(|it| it.name == "Old Zogwort"));
    assert!(with_text.iter().all(|it| it.set != Set::Core));
    assert_eq!(warlords().filter(|it| it.set == Set::Core).count(), 7);
}
