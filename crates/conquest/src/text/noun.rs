//! Nouns of card texts: what something is, with its form, faction and case, followed by its qualities.

use rulebook::{Saying, Value, say};

use super::chain;
use super::phrase::where_x;
use super::trigger::who_code;
use crate::ability::{Is, Name, Num, OTHER_PLACE, On, PAID, REVEALED, Ref, Who};
use crate::card::{Faction, Keyword, MATERIAL, STRONGPOINT};
use crate::cards::{called, card};

pub(super) fn object(on: &On, case: &'static str) -> Saying {
    match on {
        On::The(it) => reference(*it, case),
        On::Each(sel) => noun(sel, each_form(sel), case),
        On::Picked => say!("conquest-ref-picked", case = case),
    }
}

pub(super) fn reference(it: Ref, case: &'static str) -> Saying {
    match it {
        Ref::This => say!("conquest-ref-this", case = case),
        Ref::Host => say!("conquest-ref-host", case = case),
        Ref::That => say!("conquest-ref-that", case = case),
        Ref::Agent => say!("conquest-ref-agent", case = case),
        Ref::Shielded => say!("conquest-ref-shielded", case = case),
        Ref::Source => say!("conquest-ref-source", case = case),
        Ref::HostOf(_) => say!("conquest-ref-its-host", case = case),
        Ref::Chosen(REVEALED) => say!("conquest-ref-revealed", case = case),
        Ref::Chosen(PAID) => say!("conquest-ref-paid", case = case),
        Ref::Chosen(1) => say!("conquest-ref-second", case = case),
        Ref::Chosen(_) => say!("conquest-ref-chosen", case = case),
        Ref::Attacked => say!("conquest-ref-attacked", case = case),
        Ref::YourWarlord => say!("conquest-ref-warlord", case = case),
    }
}

pub(super) fn each_form(sel: &[Is]) -> &'static str {
    if not_the_same(sel) { "other" } else { "each" }
}

pub(super) fn choose_form(sel: &[Is]) -> &'static str {
    if not_the_same(sel) { "another" } else { "a" }
}

pub(super) fn target_form(sel: &[Is]) -> &'static str {
    if not_the_same(sel) { "another-target" } else { "target" }
}

fn not_the_same(sel: &[Is]) -> bool {
    sel.iter().any(|is| matches!(is, Is::Other | Is::Not(_)))
}

/// A noun with its form, faction and case, followed by its qualities.
pub(super) fn noun(sel: &[Is], form: &'static str, case: &'static str) -> Saying {
    let (head, faction, post) = parts(sel);
    say!("conquest-noun", noun = head, form = form, faction = faction, case = case, post = post)
}

/// Several of something, as after "the number of" and "any number of".
pub(super) fn nouns(sel: &[Is]) -> Saying {
    let (head, faction, post) = parts(sel);
    let form = if not_the_same(sel) { "other" } else { "many" };
    say!("conquest-nouns", noun = head, form = form, faction = faction, post = post)
}

/// What it is, of which faction, and its qualities.
fn parts(sel: &[Is]) -> (&'static str, &'static str, Value) {
    let mut head = "card";
    let mut faction = "none";
    let mut qualities: Vec<Value> = Vec::new();
    for is in sel {
        match is {
            // A token is a unit anyway.
            Is::Unit if head == "token" => {}
            Is::Unit => head = "unit",
            Is::Army => head = "army",
            Is::Support => head = "support",
            Is::Attachment => head = "attachment",
            Is::Event => head = "event",
            Is::Warlord => head = "warlord",
            Is::Synapse => head = "synapse",
            Is::AnyToken => head = "token",
            Is::Token(name) => {
                head = "token";
                qualities.push(say!("conquest-is-token", name = name_of(name)).into());
            }
            Is::Of(of) => faction = faction_code(*of),
            other => qualities.extend(quality(other).map(Value::from)),
        }
    }
    let post = match qualities.len() {
        0 => Value::Text(String::new()),
        _ => chain(qualities),
    };
    let post: Value = match post {
        Value::Text(_) => post,
        some => say!("conquest-text-after-noun", post = some).into(),
    };
    (head, faction, post)
}

/// The printed name of the card with that short name.
pub(super) fn name_of(name: Name) -> &'static str {
    called(name).map_or(name, |id| card(id).name)
}

fn quality(is: &Is) -> Option<Saying> {
    Some(match is {
        Is::NotOf(Faction::Neutral) => say!("conquest-is-not-neutral"),
        Is::NotOf(faction) => say!("conquest-is-not-of", faction = faction_code(*faction)),
        Is::CostUpTo(Num::X) => say!("conquest-is-cost-x"),
        Is::CostUpTo(num) => match where_x(num) {
            Some(x) => say!("conquest-is-cost-up-to", x = x),
            None => say!("conquest-is-cost-x"),
        },
        Is::Attacking(sel) => say!("conquest-is-attacking", what = noun(sel, "a", "acc")),
        Is::OtherNameThan(it) => say!("conquest-is-other-name", what = reference(*it, "nom")),
        Is::AtAnotherPlanet => say!("conquest-is-at-another"),
        Is::HurtByThis => say!("conquest-is-hurt-by-this"),
        Is::HiveMind => say!("conquest-is-hive-mind"),
        Is::CostAtLeast(n) => say!("conquest-is-cost-least", n = *n),
        Is::Lacks(keyword) => say!("conquest-is-lacking", keyword = keyword_saying(*keyword)),
        Is::Enslaved => say!("conquest-is-enslaved"),
        Is::Unexhausted => say!("conquest-is-unexhausted"),
        Is::Undamaged => say!("conquest-is-undamaged"),
        Is::Hale => say!("conquest-is-hale"),
        Is::OnBloodiedSide => say!("conquest-is-bloodied"),
        Is::NotToken => say!("conquest-is-no-token"),
        Is::OnA(sel) => say!("conquest-is-on", what = noun(sel, "a", "to")),
        Is::AtPlanetWith(sel) => say!("conquest-is-planet-with", what = noun(sel, "a", "nom")),
        Is::AtPlanetWithout(sel) => say!("conquest-is-planet-without", what = noun(sel, "a", "from")),
        Is::AtType(kind) => say!("conquest-is-at-type", kind = type_code(*kind)),
        Is::NonWarlord => say!("conquest-is-no-warlord"),
        Is::Yours => say!("conquest-is-yours"),
        Is::Enemys => say!("conquest-is-enemys"),
        Is::SameController(_) => say!("conquest-is-same-controller"),
        Is::Trait(traits) => {
            let names: Vec<&str> = traits.iter().map(|it| it.name()).collect();
            say!("conquest-is-trait", names = names.join(" / "))
        }
        Is::NotTrait(it) => say!("conquest-is-not-trait", name = it.name()),
        Is::Unique => say!("conquest-is-unique"),
        Is::NotUnique => say!("conquest-is-not-unique"),
        Is::Named(name) => say!("conquest-is-named", name = name_of(name)),
        Is::NotNamed(name) => say!("conquest-is-not-named", name = name_of(name)),
        Is::CostAtMost(n) => say!("conquest-is-cost", n = *n),
        Is::Costliest => say!("conquest-is-costliest"),
        Is::Shielded => say!("conquest-is-shielded"),
        Is::OddCost => say!("conquest-is-odd"),
        Is::Has(Keyword::DeepStrike(_)) => say!("conquest-is-able-to-strike"),
        Is::Has(keyword) => say!("conquest-is-having", keyword = keyword_saying(*keyword)),
        Is::HasAnyKeyword => say!("conquest-is-with-keyword"),
        Is::Exhausted => say!("conquest-is-exhausted"),
        Is::Damaged => say!("conquest-is-damaged"),
        Is::HasAttachment => say!("conquest-is-with-attachment"),
        Is::NoAttachment => say!("conquest-is-without-attachment"),
        Is::FitsThis => say!("conquest-is-fitting"),
        Is::HostFor(_) => say!("conquest-is-eligible"),
        Is::AtThisPlanet => say!("conquest-is-here"),
        Is::AtThatPlanet => say!("conquest-is-that-planet"),
        Is::AttachedTo(Ref::This) => say!("conquest-is-on", what = reference(Ref::This, "to")),
        Is::AttachedTo(_) => say!("conquest-is-attached"),
        Is::InHandOrDiscard(who) => say!("conquest-is-in-hand-or-discard", who = who_code(*who)),
        Is::AtPlanetOf(Ref::YourWarlord) => say!("conquest-is-at-warlord"),
        Is::AtPlanetOf(_) => say!("conquest-is-same-planet"),
        Is::AtChosen(OTHER_PLACE) => say!("conquest-is-at-the-other"),
        Is::AtChosen(_) => say!("conquest-is-there"),
        Is::AdjacentToThis => say!("conquest-is-adjacent"),
        Is::AtInfested => say!("conquest-is-at-infested"),
        Is::AtPlanet => say!("conquest-is-at-planet"),
        Is::AtHq => say!("conquest-is-at-hq"),
        Is::InReserve => say!("conquest-is-in-reserve"),
        Is::InHand(Who::Opponent) => say!("conquest-is-in-opponents-hand"),
        Is::InHand(Who::You) => say!("conquest-is-in-hand"),
        Is::InDiscard(Who::Opponent) => say!("conquest-is-in-opponents-discard"),
        Is::InDiscard(Who::You) => say!("conquest-is-in-discard"),
        Is::InAnyDiscard => say!("conquest-is-in-any-discard"),
        Is::OnTop => say!("conquest-is-on-top"),
        Is::JustDiscarded => say!("conquest-is-just-discarded"),
        Is::SameName(it) => say!("conquest-is-same-name", of = reference(*it, "from")),
        Is::SameFaction(it) => say!("conquest-is-same-faction", of = reference(*it, "from")),
        Is::Topmost => say!("conquest-is-topmost"),
        Is::DeckTop(Who::Opponent, n) => say!("conquest-is-on-opponents-deck", n = *n),
        Is::DeckTop(Who::You, n) => say!("conquest-is-on-deck", n = *n),
        Is::Either(any) => {
            let any = any.iter().map(|sel| noun(sel, "a", "nom"));
            let any = any.reduce(|first, second| say!("conquest-text-or", first = first, second = second));
            say!("conquest-is-either", any = any?)
        }
        // Said by the noun's form, or by the step that follows.
        Is::Other | Is::Not(_) | Is::Deployable | Is::MayEnter => return None,
        // Said by the noun itself.
        Is::Synapse | Is::AnyToken | Is::Token(_) => return None,
        Is::Unit | Is::Army | Is::Warlord | Is::Support | Is::Attachment | Is::Event | Is::Of(_) => {
            return None;
        }
    })
}

pub(super) fn keyword_saying(keyword: Keyword) -> Saying {
    match keyword {
        Keyword::NoWargear => say!("conquest-keyword-no-wargear"),
        Keyword::NoAttachments => say!("conquest-keyword-no-attachments"),
        Keyword::Ranged => say!("conquest-keyword-ranged"),
        Keyword::Flying => say!("conquest-keyword-flying"),
        Keyword::Brutal => say!("conquest-keyword-brutal"),
        Keyword::Armorbane => say!("conquest-keyword-armorbane"),
        Keyword::Mobile => say!("conquest-keyword-mobile"),
        Keyword::Ambush => say!("conquest-keyword-ambush"),
        Keyword::AreaEffect(n) => say!("conquest-keyword-area-effect", n = n),
        Keyword::Limited => say!("conquest-keyword-limited"),
        Keyword::ImmuneToPowerEvents => say!("conquest-keyword-immune-power"),
        Keyword::ImmuneToEnemyEvents => say!("conquest-keyword-immune"),
        Keyword::DeepStrike(n) => say!("conquest-keyword-deep-strike", n = n),
    }
}

/// A planet type in a message: `material`, `strongpoint` or `tech`.
pub(super) fn type_code(kind: u8) -> &'static str {
    match kind {
        MATERIAL => "material",
        STRONGPOINT => "strongpoint",
        _ => "tech",
    }
}

/// A faction by its name.
pub(super) fn faction_saying(faction: Faction) -> Saying {
    match faction {
        Faction::SpaceMarines => say!("decks-faction-space-marines"),
        Faction::AstraMilitarum => say!("decks-faction-astra-militarum"),
        Faction::Orks => say!("decks-faction-orks"),
        Faction::Chaos => say!("decks-faction-chaos"),
        Faction::DarkEldar => say!("decks-faction-dark-eldar"),
        Faction::Eldar => say!("decks-faction-eldar"),
        Faction::Tau => say!("decks-faction-tau"),
        Faction::Tyranids => say!("decks-faction-tyranids"),
        Faction::Necrons => say!("decks-faction-necrons"),
        Faction::Neutral => say!("decks-faction-neutral"),
    }
}

pub(super) fn faction_code(faction: Faction) -> &'static str {
    match faction {
        Faction::SpaceMarines => "space-marines",
        Faction::AstraMilitarum => "astra-militarum",
        Faction::Orks => "orks",
        Faction::Chaos => "chaos",
        Faction::DarkEldar => "dark-eldar",
        Faction::Eldar => "eldar",
        Faction::Tau => "tau",
        Faction::Tyranids => "tyranids",
        Faction::Necrons => "necrons",
        Faction::Neutral => "none",
    }
}
