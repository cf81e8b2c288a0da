//! What is said in one breath: a choice with what it is made for, a place with who goes there, gifts to the same cards.

use rulebook::{Saying, say};

use super::parts::{amount_of, goes_to, names_once};
use super::{effect, effects};
use crate::ability::{
    Cond, Constant, Grant, How, Is, Later, Modifier, Name, Num, On, Op, Places, Ref, Reg, Sel, To, Who,
};
use crate::text::noun::{choose_form, each_form, noun, nouns, object, reference, target_form};
use crate::text::phrase::{condition, duration, granted, granted_all, is_plain, place, set};
use crate::text::places::place_noun;
use crate::text::pronoun::say_it_again;
use crate::text::sentence::from_where_it_is;
use crate::text::trigger::who_code;

/// What the first steps do, as many as are said in one breath, and how many that are.
pub(super) fn first_part(ops: &[Op]) -> (Option<Saying>, usize) {
    if let [Op::TakeControl(on), Op::Delay(Later::EndOfPhase, later), ..] = ops
        && matches!(later[..], [Op::GiveBack(_)])
    {
        return (Some(say!("conquest-do-borrow", what = object(on, "acc"))), 2);
    }
    if let Some(said) = arranged(ops).or_else(|| scattered(ops)).or_else(|| one_way_or_other(ops)) {
        return said;
    }
    if let Some(said) = as_much_as_you_like(ops) {
        return said;
    }
    if let [choice @ Op::Choose { .. }, Op::ChoosePlace { into, from, target }, op, ..] = ops
        && goes_to(op) == Some(*into)
        && let Some(said) = together(choice, op, Some((*into, place_to_go(op, from, *target))))
    {
        return (Some(said), 3);
    }
    if let [choice @ Op::Choose { .. }, changes @ ..] = ops {
        let many = like_changes(changes);
        if many > 1
            && let Some(said) = together(choice, &changes[0], None)
        {
            return (Some(all_changes(said, &changes[..many])), many + 1);
        }
    }
    if let [choice, op, ..] = ops
        && let Some(said) = together(choice, op, None)
    {
        return (Some(said), 2);
    }
    if let [Op::ChoosePlace { into, from, target }, op, ..] = ops
        && goes_to(op) == Some(*into)
    {
        let naming = Naming { card: None, place: Some((*into, place_to_go(op, from, *target))) };
        return (effect(op, &naming), 2);
    }
    let many = like_changes(ops);
    if many > 1 {
        return (effect(&ops[0], &Naming::NONE).map(|said| all_changes(said, &ops[..many])), many);
    }
    (effect(&ops[0], &Naming::NONE), 1)
}

/// A place of one's choice, to which the step goes.
fn place_to_go(op: &Op, from: &Places, target: bool) -> Saying {
    let form = if target { "target" } else { "free" };
    if let Places::AdjacentTo(it) = from
        && names_once(op, *it)
    {
        return say!("conquest-some-planet-next-to-it", form = form, case = place_case(op));
    }
    place_noun(from, form, place_case(op))
}

/// Whether the step goes `to` a place or happens `at` it.
pub(super) fn place_case(op: &Op) -> &'static str {
    if matches!(op, Op::Move(..) | Op::Infest(_)) { "to" } else { "at" }
}

/// Several cards moved one by one, each to another place: "up to 3 units, each to a different planet".
fn scattered(ops: &[Op]) -> Option<(Option<Saying>, usize)> {
    let moved = |ops: &[Op]| match ops {
        [
            Op::Choose { into, what, by: Who::You, how: How::May },
            Op::Then,
            Op::ChoosePlace { into: place, from: Places::AnyPlanet | Places::Unchosen, target: false },
            Op::Move(On::The(it), To::Chosen(to)),
        ] if *it == Ref::Chosen(*into) && to == place => Some(what.clone()),
        _ => None,
    };
    let first = moved(ops.get(..4)?)?;
    let many = ops.chunks(4).take_while(|ops| moved(ops).as_ref() == Some(&first)).count();
    if many < 2 {
        return None;
    }
    let mut said = say!("conquest-do-scatter", n = many, what = nouns(&first, "some"));
    from_where_it_is(&mut said);
    Some((Some(said), many * 4))
}

/// What is done if something holds, and what otherwise; and what another group gets too if something holds.
fn one_way_or_other(ops: &[Op]) -> Option<(Option<Saying>, usize)> {
    if let [Op::If(cond, then), Op::If(opposite, otherwise), ..] = ops
        && are_opposite(cond, opposite)
    {
        let (then, otherwise) = (effects(then), effects(otherwise));
        let said = say!("conquest-do-if-else", cond = condition(cond), then = then, otherwise = otherwise);
        return Some((Some(said), 2));
    }
    if let [Op::Rule(to, rule, until), Op::If(cond, also), ..] = ops
        && let [Op::Rule(to_too, rule_too, until_too)] = &also[..]
        && until == until_too
        && let Some((who, what)) = ruled(*to, rule)
        && let Some((too, what_too)) = ruled(*to_too, rule_too)
        && what == what_too
    {
        let (cond, until) = (condition(cond), duration(*until));
        let said = say!(
            "conquest-do-change-for-both",
            who = who,
            cond = cond,
            too = too,
            what = what,
            until = until
        );
        return Some((Some(said), 2));
    }
    None
}

fn are_opposite(first: &Cond, second: &Cond) -> bool {
    match (first, second) {
        (Cond::Infested, Cond::NotInfested) | (Cond::NotInfested, Cond::Infested) => true,
        (Cond::ChosenOfType(a, of), Cond::ChosenNotOfType(b, not))
        | (Cond::ChosenNotOfType(a, of), Cond::ChosenOfType(b, not)) => a == b && of == not,
        _ => false,
    }
}

/// A rule that gives something to the cards at a place: to whom, and what.
pub(super) fn ruled(to: To, rule: &Constant) -> Option<(Saying, Saying)> {
    let Constant::Modify(Modifier { to: On::Each(sel), grant, cond: None, .. }) = rule else { return None };
    if !is_plain(grant) {
        return None;
    }
    let there: Vec<Is> = match to {
        To::Chosen(at) => {
            let there = |is: &Is| if *is == Is::AtThisPlanet { Is::AtChosen(at) } else { is.clone() };
            sel.iter().map(there).collect()
        }
        To::ThisPlanet => sel.clone(),
        To::PlanetOf(_) | To::ThatPlanet | To::YourHq | To::FirstPlanet | To::WherePaid | To::LastPlanet => {
            return None;
        }
    };
    Some((noun(&there, each_form(&there), "nom"), granted(grant)))
}

/// A number of one's choice and the only step that uses it: "up to 2 damage".
#[expect(clippy::wildcard_enum_match_arm, reason = "every other amount is said in two steps")]
fn as_much_as_you_like(ops: &[Op]) -> Option<(Option<Saying>, usize)> {
    let (choice, rest) = match ops {
        [choice @ Op::Choose { .. }, rest @ ..] => (Some(choice), rest),
        rest => (None, rest),
    };
    let [Op::ChooseNumber(most), op, after @ ..] = rest else { return None };
    let much = match most {
        Num::N(n) => say!("conquest-text-up-to", n = *n),
        Num::DamageBeyond(0) => say!("conquest-text-any-amount"),
        _ => return None,
    };
    let uses_it = |op: &Op| amount_of(op) == Some(&Num::X);
    if !uses_it(op) || after.iter().any(uses_it) {
        return None;
    }
    let mut said = match choice {
        Some(choice) => together(choice, op, None)?,
        None => effect(op, &Naming::NONE)?,
    };
    set(&mut said, "n", much);
    Some((Some(said), 2 + usize::from(choice.is_some())))
}

/// The token of which one is put into play at a place of one's choice.
pub(super) fn spread(ops: &[Op]) -> Option<Name> {
    match ops {
        [
            Op::ChoosePlace { into, from: Places::AnyPlanet, target: false },
            Op::Tokens(name, Num::N(1), To::Chosen(to)),
        ] if into == to => Some(name),
        _ => None,
    }
}

/// Cards of a deck that are looked at, some of them discarded, and put back in any order.
fn arranged(ops: &[Op]) -> Option<(Option<Saying>, usize)> {
    let top = |op: &Op| {
        let Op::Choose { what, by: Who::You, .. } = op else { return None };
        what.iter().find_map(|is| if let Is::DeckTop(who, n) = is { Some((*who, *n)) } else { None })
    };
    if let [one, Op::Discard(_), two, Op::PutOnDeck(_), ..] = ops
        && let (Some((who, n)), Some((_, 2))) = (top(one), top(two))
    {
        return Some((Some(say!("conquest-do-arrange", who = who_code(who), n = n)), 4));
    }
    if let [one, Op::PutOnDeck(_), two, Op::PutOnDeck(_), any, Op::Discard(_), ..] = ops
        && let (Op::Choose { what, how: How::Any, .. }, Op::Choose { what: next, .. }) = (any, two)
        && let (Some((who, n)), Some(_), Some(_)) = (top(one), top(two), top(any))
        && next.iter().any(|is| matches!(is, Is::Not(_)))
    {
        let what: Vec<Is> = what.iter().filter(|is| !matches!(is, Is::DeckTop(..))).cloned().collect();
        return Some((
            Some(say!("conquest-do-arrange-any", who = who_code(who), n = n, what = nouns(&what, "some"))),
            6,
        ));
    }
    None
}

/// How many steps from the first on change the same cards for the same time.
fn like_changes(ops: &[Op]) -> usize {
    let change = |op: &Op| {
        let Op::Modify(it) = op else { return None };
        is_plain(&it.grant).then(|| (it.to.clone(), it.cond.clone(), it.until))
    };
    let Some(first) = ops.first().and_then(change) else { return 0 };
    ops.iter().take_while(|op| change(op).as_ref() == Some(&first)).count()
}

/// The first change said, with all that the others give besides.
fn all_changes(mut said: Saying, ops: &[Op]) -> Saying {
    let grants: Vec<&Grant> =
        ops.iter().filter_map(|op| if let Op::Modify(it) = op { Some(&it.grant) } else { None }).collect();
    for (name, value) in &mut said.values {
        if name == "what" {
            *value = granted_all(&grants);
        }
    }
    said
}

/// How the cards and places a step speaks of are called: one card and one place may be said at length, since they are chosen for it.
pub(super) struct Naming<'a> {
    card: Option<(Reg, &'a Sel, &'static str)>,
    place: Option<(Reg, Saying)>,
}

impl Naming<'_> {
    pub(super) const NONE: Naming<'static> = Naming { card: None, place: None };

    pub(super) fn object(&self, on: &On, case: &'static str) -> Saying {
        match on {
            On::The(it) => self.reference(*it, case),
            On::Each(_) | On::Picked => object(on, case),
        }
    }

    pub(super) fn reference(&self, it: Ref, case: &'static str) -> Saying {
        match self.card {
            Some((reg, what, form)) if it == Ref::Chosen(reg) => noun(what, form, case),
            _ => reference(it, case),
        }
    }

    /// A card that comes from where it lies now.
    #[expect(clippy::wildcard_enum_match_arm, reason = "what says nothing of a place is said elsewhere")]
    pub(super) fn coming(&self, it: Ref) -> Saying {
        let from = |is: &Is| match is {
            Is::InHand(Who::You) => Some("hand"),
            Is::InDiscard(Who::You) => Some("discard"),
            Is::InHandOrDiscard(Who::You) => Some("hand-or-discard"),
            Is::InDiscard(Who::Opponent) => Some("their-discard"),
            _ => None,
        };
        match self.card {
            Some((reg, what, form)) if it == Ref::Chosen(reg) => match what.iter().find_map(from) {
                Some(zone) => {
                    let what: Vec<Is> = what.iter().filter(|is| from(is).is_none()).cloned().collect();
                    say!("conquest-from-zone", what = noun(&what, form, "acc"), zone = zone)
                }
                None => noun(what, form, "acc"),
            },
            _ => reference(it, "acc"),
        }
    }

    /// Whether it is a card of one's choice in one's own discard pile.
    pub(super) fn lies_in_your_discard(&self, it: Ref) -> bool {
        let here = |is: &Is| *is == Is::InDiscard(Who::You);
        matches!(self.card, Some((reg, what, _)) if it == Ref::Chosen(reg) && what.iter().any(here))
    }

    pub(super) fn place(&self, to: To, case: &'static str) -> Saying {
        match (&self.place, to) {
            (Some((reg, said)), To::Chosen(it)) if *reg == it => {
                say!("conquest-place-of-choice", planet = said.clone())
            }
            _ => place(to, case),
        }
    }
}

/// A choice and what is done at once with the chosen card, in one breath: "exhaust a target unit".
fn together(choice: &Op, op: &Op, place: Option<(Reg, Saying)>) -> Option<Saying> {
    let Op::Choose { into, what, by, how } = choice else { return None };
    if let Op::PutIntoPlay(it, To::YourHq) = op
        && *it == Ref::Chosen(*into)
        && what.iter().any(|is| matches!(is, Is::InHand(_)))
    {
        let held: Vec<Is> = what.iter().filter(|is| !matches!(is, Is::InHand(_))).cloned().collect();
        let what = noun(&held, "a", "acc");
        return Some(match by {
            Who::Opponent => say!("conquest-do-opponent-puts", what = what),
            Who::You => say!("conquest-do-put-from-hand", what = what),
        });
    }
    if !names_once(op, Ref::Chosen(*into)) {
        return None;
    }
    let without = |not: Is| -> Vec<Is> { what.iter().filter(|is| **is != not).cloned().collect() };
    match (by, how, op) {
        (Who::Opponent, _, Op::Sacrifice(_)) => {
            let what = noun(&without(Is::Enemys), "a", "acc");
            Some(say!("conquest-do-opponent-sacrifices", what = what))
        }
        (Who::Opponent, _, Op::Discard(_)) => {
            let what = noun(&without(Is::InHand(Who::Opponent)), "a", "acc");
            Some(say!("conquest-do-opponent-discards", what = what))
        }
        (Who::You, How::May, Op::Discard(_)) => match what[..] {
            [Is::DeckTop(Who::Opponent, n)] => Some(say!("conquest-do-look-theirs", n = n)),
            [Is::DeckTop(_, n)] => Some(say!("conquest-do-look-own", n = n)),
            _ => None,
        },
        (Who::You, How::One, Op::Discard(_)) if what.contains(&Is::InHand(Who::You)) => {
            let what = noun(&without(Is::InHand(Who::You)), "a", "acc");
            Some(say!("conquest-do-discard-held", what = what))
        }
        (Who::You, How::One, Op::Discard(_)) if what[..] == [Is::InHand(Who::Opponent)] => {
            Some(say!("conquest-do-look-at-hand"))
        }
        (Who::You, How::Target | How::One, _) => {
            let form = if *how == How::Target { target_form(what) } else { choose_form(what) };
            let mut said = effect(op, &Naming { card: Some((*into, what, form)), place })?;
            say_it_again(&mut said, Ref::Chosen(*into));
            Some(said)
        }
        _ => None,
    }
}
