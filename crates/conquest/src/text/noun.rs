//! Nouns of card texts: what something is, with its form, faction and case, followed by its qualities.

use rulebook::{Saying, Value, say};

use super::chain;
use super::names::{faction_code, faction_saying, keyword_saying, name_of, type_code};
use super::phrase::where_x;
use super::trigger::who_code;
use crate::ability::{Is, Num, OTHER_PLACE, On, PAID, REVEALED, Ref, Who};
use crate::card::{Faction, Keyword};

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
        Ref::That => say!("conquest-ref-that", case = case, how = "card"),
        Ref::Agent => say!("conquest-ref-agent", case = case),
        Ref::Shielded => say!("conquest-ref-shielded", case = case),
        Ref::Source => say!("conquest-ref-source", case = case),
        Ref::HostOf(_) => say!("conquest-ref-its-host", case = case),
        Ref::Chosen(REVEALED) => say!("conquest-ref-revealed", case = case),
        Ref::Chosen(PAID) => say!("conquest-ref-paid", case = case, how = "used"),
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

/// A noun with its form and case, what belongs to it, and its other qualities behind it.
pub(super) fn noun(sel: &[Is], form: &'static str, case: &'static str) -> Saying {
    if let ([Is::Warlord, Is::Yours, rest @ ..], "a") = (sel, form) {
        // One's own warlord is one card.
        let it = parts(rest);
        if it.is_plain() {
            return say!("conquest-your-warlord", who = reference(Ref::YourWarlord, case), post = it.post);
        }
    }
    if let Some(either) = either(sel, form, case) {
        return either;
    }
    let form = match form {
        // There is one enemy warlord.
        "each" if sel[..] == [Is::Warlord, Is::Enemys] => "the",
        "a" if sel.contains(&Is::Topmost) => "topmost",
        "target" if sel.contains(&Is::Topmost) => "topmost-target",
        form => form,
    };
    let it = parts(sel);
    say!(
        "conquest-noun",
        noun = it.head,
        form = form,
        state = it.state,
        side = it.side,
        without = it.without,
        outside = it.outside,
        faction = it.faction,
        traits = it.traits,
        name = it.name,
        start = it.start,
        case = case,
        post = it.post
    )
}

/// One of several kinds: each kind is a noun of its own, and what holds for all of them stands behind the last.
fn either(sel: &[Is], form: &'static str, case: &'static str) -> Option<Saying> {
    let kinds = sel.iter().find_map(|is| if let Is::Either(kinds) = is { Some(kinds) } else { None })?;
    let common = |behind: bool| {
        let of = move |is: &&Is| !matches!(is, Is::Either(_)) && stands_behind(is) == behind;
        sel.iter().filter(of).cloned()
    };
    let last = kinds.len().checked_sub(1)?;
    let each = form == "each" || form == "other";
    let named = kinds.iter().enumerate().map(|(at, kind)| {
        let mut one: Vec<Is> = common(false).chain(kind.iter().cloned()).collect();
        if at == last {
            one.extend(common(true));
        }
        noun(&one, form, case)
    });
    named.reduce(|first, second| {
        if each {
            say!("conquest-text-both", first = first, second = second)
        } else {
            say!("conquest-text-or", first = first, second = second)
        }
    })
}

/// Whether it is said behind the noun rather than by the noun itself.
fn stands_behind(is: &Is) -> bool {
    let it = parts(std::slice::from_ref(is));
    !matches!(it.post, Value::Text(_))
}

/// Several of something: "some" as after a number, "the" as after "the number of the".
pub(super) fn nouns(sel: &[Is], count: &'static str) -> Saying {
    let it = parts(sel);
    let form = if not_the_same(sel) { "other" } else { "many" };
    say!(
        "conquest-nouns",
        noun = it.head,
        form = form,
        state = it.state,
        side = it.side,
        without = it.without,
        outside = it.outside,
        faction = it.faction,
        traits = it.traits,
        name = it.name,
        count = count,
        post = it.post
    )
}

/// What a noun is made of. What English says before the noun others say behind it; `none` where there is nothing.
struct Parts {
    head: &'static str,
    /// In which state or of which kind it is: `exhausted`, `unique`.
    state: &'static str,
    side: &'static str,
    faction: &'static str,
    /// The faction it is not of.
    outside: &'static str,
    /// The name of a token.
    name: &'static str,
    /// The traits of which it has one.
    traits: Value,
    /// Whether those begin with a vowel.
    start: &'static str,
    /// The trait it does not have.
    without: String,
    /// Everything else, behind the noun.
    post: Value,
}

impl Parts {
    /// Whether everything it says stands behind the noun.
    fn is_plain(&self) -> bool {
        let none = Value::from("none");
        [self.head, self.state, self.side, self.faction, self.outside, self.name]
            == ["card", "none", "none", "none", "none", "none"]
            && self.traits == none
            && self.without == "none"
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "`quality` spells out the others")]
fn parts(sel: &[Is]) -> Parts {
    let (mut head, mut faction, mut side, mut state) = ("card", "none", "none", "none");
    let (mut outside, mut name) = ("none", "none");
    let (mut traits, mut start): (Option<Value>, &'static str) = (None, "consonant");
    let mut without = String::new();
    let outsiders = sel.iter().filter(|is| matches!(is, Is::NotOf(of) if *of != Faction::Neutral)).count();
    let mut qualities: Vec<Value> = Vec::new();
    let yours = sel.contains(&Is::Yours);
    for is in sel {
        match is {
            // A token is a unit anyway.
            Is::Unit if head == "token" || head == "named-token" => {}
            // A kind says more than that it is a unit.
            Is::Unit if head != "card" => {}
            Is::Unit => head = "unit",
            Is::Army => head = "army",
            Is::Support => head = "support",
            Is::Attachment => head = "attachment",
            Is::Event => head = "event",
            Is::Warlord => head = "warlord",
            Is::Synapse => head = "synapse",
            Is::AnyToken => head = "token",
            Is::Token(of) => {
                head = "named-token";
                name = name_of(of);
            }
            Is::Of(of) => faction = faction_code(*of),
            Is::Enemys => side = "enemy",
            Is::AtHq if yours => qualities.push(say!("conquest-is-at-your-hq").into()),
            Is::Trait(any) if traits.is_none() => {
                let vowel = |it: &&crate::cards::Trait| it.name().starts_with(['A', 'E', 'I', 'O', 'U']);
                start = if any.first().as_ref().is_some_and(vowel) { "vowel" } else { "consonant" };
                traits = any
                    .iter()
                    .map(|it| Value::from(it.name()))
                    .reduce(|first, second| say!("conquest-trait-or", first = first, second = second).into());
            }
            Is::NotOf(of) if *of != Faction::Neutral && outsiders == 1 => outside = faction_code(*of),
            Is::NotOf(of) if *of != Faction::Neutral => {
                if outside == "none" {
                    outside = "several";
                    qualities.extend(of_none(sel).map(Value::from));
                }
            }
            Is::NotTrait(it) if without.is_empty() => it.name().clone_into(&mut without),
            Is::Exhausted if state == "none" => state = "exhausted",
            Is::Unexhausted if state == "none" => state = "ready",
            Is::Damaged if state == "none" => state = "damaged",
            Is::Undamaged if state == "none" => state = "undamaged",
            Is::Unique if state == "none" => state = "unique",
            Is::NotUnique if state == "none" => state = "not-unique",
            Is::Hale if state == "none" => state = "hale",
            Is::OnBloodiedSide if state == "none" => state = "bloodied",
            Is::NonWarlord if state == "none" => state = "no-warlord",
            Is::NotToken if state == "none" => state = "no-token",
            other => qualities.extend(quality(other).map(Value::from)),
        }
    }
    let post = match qualities.len() {
        0 => Value::Text(String::new()),
        _ => chain(qualities),
    };
    let post: Value = match post {
        Value::Text(_) => post,
        some @ (Value::Number(_) | Value::Saying(_) | Value::List(_)) => {
            say!("conquest-text-after-noun", post = some).into()
        }
    };
    let traits = traits.unwrap_or_else(|| Value::from("none"));
    let without = if without.is_empty() { "none".to_owned() } else { without };
    let outside = if outside == "several" { "none" } else { outside };
    Parts { head, state, side, faction, outside, name, traits, start, without, post }
}

/// "One, two or three" of several.
pub(super) fn any_of(values: impl IntoIterator<Item = Value>) -> Option<Value> {
    let mut values: Vec<Value> = values.into_iter().collect();
    let last = values.pop()?;
    let others = values
        .into_iter()
        .reduce(|first, second| say!("conquest-text-comma", first = first, second = second).into());
    Some(match others {
        Some(first) => say!("conquest-text-or", first = first, second = last).into(),
        None => last,
    })
}

/// Of none of several factions.
fn of_none(sel: &[Is]) -> Option<Saying> {
    let factions = sel.iter().filter_map(|is| {
        let Is::NotOf(of) = is else { return None };
        (*of != Faction::Neutral).then(|| Value::from(faction_saying(*of)))
    });
    any_of(factions).map(|factions| say!("conquest-is-of-none", factions = factions))
}

fn quality(is: &Is) -> Option<Saying> {
    Some(match is {
        Is::NotOf(Faction::Neutral) => say!("conquest-is-not-neutral"),
        Is::CostUpToMany(sel) => say!("conquest-is-cost-many", what = nouns(sel, "the")),
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
        Is::OnA(sel) => say!("conquest-is-on", what = noun(sel, "a", "dat")),
        Is::AtPlanetWith(sel) if sel[..] == [Is::Warlord, Is::Yours] => say!("conquest-is-at-warlord"),
        Is::AtPlanetWith(sel) => say!("conquest-is-planet-with", what = noun(sel, "a", "with")),
        Is::AtPlanetWithout(sel) => say!("conquest-is-planet-without", what = noun(sel, "bare", "from")),
        Is::AtType(kind) => say!("conquest-is-at-type", kind = type_code(*kind)),
        Is::NonWarlord => say!("conquest-is-no-warlord"),
        Is::Yours => say!("conquest-is-yours"),
        Is::SameController(_) => say!("conquest-is-same-controller"),
        Is::Trait(traits) => {
            let names = any_of(traits.iter().map(|it| Value::from(it.name())));
            say!("conquest-is-trait", names = names?)
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
        Is::AttachedTo(Ref::This) => say!("conquest-is-on", what = reference(Ref::This, "dat")),
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
        Is::DeckTop(Who::Opponent, n) => say!("conquest-is-on-opponents-deck", n = *n),
        Is::DeckTop(Who::You, n) => say!("conquest-is-on-deck", n = *n),
        Is::Either(any) => {
            let any = any.iter().map(|sel| noun(sel, "a", "nom"));
            let any = any.reduce(|first, second| say!("conquest-text-or", first = first, second = second));
            say!("conquest-is-either", any = any?)
        }
        // Said by the noun's form, or by the step that follows.
        Is::Other | Is::Not(_) | Is::Topmost | Is::Deployable | Is::MayEnter => return None,
        // Said by the noun itself.
        Is::Synapse | Is::AnyToken | Is::Token(_) => return None,
        Is::Unit | Is::Army | Is::Warlord | Is::Support | Is::Attachment | Is::Event | Is::Of(_) => {
            return None;
        }
        Is::Enemys | Is::NotOf(_) => return None,
    })
}
