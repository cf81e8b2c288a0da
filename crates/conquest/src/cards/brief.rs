//! What the engine asks of every card in play at every turn, packed close together: most cards have nothing to say to most
//! questions, and this finds out without looking at the card.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::ability::{Ability, Class, Constant, Event, Grant, Timing};
use crate::card::{Card, CardId, Keyword, Kind, modifiers_in};

/// What a card, or several together, can have to do with, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Brief {
    /// Which events its abilities answer.
    pub(crate) answers: Heard,
    /// Which of them it answers from a hand.
    pub(crate) held: Heard,
    /// What its constant abilities change; see [`grant_bit`].
    pub(crate) grants: u64,
    /// Which classes of actions it has; see [`action_bit`].
    pub(crate) actions: u8,
}

/// The briefs of all cards. Loops take them once.
#[derive(Debug)]
pub(crate) struct Briefs {
    all: Vec<Brief>,
    /// Which events each card answers in play, and which from a hand, by [`Timing`]: what is looked at most, by itself.
    in_play: [Vec<u64>; 2],
    in_hand: [Vec<u64>; 2],
    grants: Vec<u64>,
    lends: Vec<u64>,
    actions: Vec<u8>,
    ambushes: Vec<bool>,
    /// What the abilities each card gives to others answer, by [`Timing`], and which classes of actions are among them.
    gained: [Vec<u64>; 2],
    gained_actions: Vec<u8>,
}

/// The briefs of all cards.
pub(crate) fn briefs() -> &'static Briefs {
    static BRIEFS: LazyLock<Briefs> = LazyLock::new(|| {
        let none = std::iter::once(Brief::default());
        let all: Vec<Brief> = none.chain(super::with_faces().map(|(_, card)| Brief::of(card))).collect();
        let in_play = [0, 1].map(|timing: usize| all.iter().map(|it| it.answers.any[timing]).collect());
        let in_hand = [0, 1].map(|timing: usize| all.iter().map(|it| it.held.any[timing]).collect());
        let grants = all.iter().map(|it| it.grants).collect();
        let lends = all.iter().map(|it| it.answers.grants).collect();
        let actions = all.iter().map(|it| it.actions).collect();
        let ambushes =
            std::iter::once(false).chain(super::with_faces().map(|(_, card)| ambushes(card))).collect();
        let none = std::iter::once((Heard::default(), 0));
        let given: Vec<(Heard, u8)> =
            none.chain(super::with_faces().map(|(_, card)| of_granted(card))).collect();
        let gained = [0, 1].map(|timing: usize| given.iter().map(|it| it.0.any[timing]).collect());
        let gained_actions = given.iter().map(|it| it.1).collect();
        Briefs { all, in_play, in_hand, grants, lends, actions, ambushes, gained, gained_actions }
    });
    &BRIEFS
}

impl Briefs {
    /// The brief of that card; an empty one for no card.
    pub(crate) fn of(&self, id: CardId) -> &Brief {
        self.all.get(usize::from(id.0)).unwrap_or(&self.all[0])
    }

    /// What the card's constant abilities change; see [`grant_bit`].
    pub(crate) fn grants(&self, id: CardId) -> u64 {
        self.grants.get(usize::from(id.0)).copied().unwrap_or(0)
    }

    /// What the card gives to others at all, for good or for a time.
    pub(crate) fn lends(&self, id: CardId) -> u64 {
        self.lends.get(usize::from(id.0)).copied().unwrap_or(0)
    }

    /// Whether the card may be deployed in an action window by what it says itself.
    pub(crate) fn ambushes(&self, id: CardId) -> bool {
        self.ambushes.get(usize::from(id.0)).copied().unwrap_or(false)
    }

    /// Which classes of actions the card has; see [`action_bit`].
    pub(crate) fn actions(&self, id: CardId) -> u8 {
        self.actions.get(usize::from(id.0)).copied().unwrap_or(0)
    }

    /// Whether the card gives others an ability that answers such events.
    pub(crate) fn gives_answer(&self, id: CardId, event: Event, timing: Timing) -> bool {
        let heard = self.gained[timing as usize].get(usize::from(id.0));
        heard.is_some_and(|events| events & bit_of(event) != 0)
    }

    /// Which classes of actions the card gives to others; see [`action_bit`].
    pub(crate) fn gives_actions(&self, id: CardId) -> u8 {
        self.gained_actions.get(usize::from(id.0)).copied().unwrap_or(0)
    }

    /// Says of cards whether they answer such events from where they are.
    pub(crate) fn listeners(
        &'static self,
        event: Event,
        timing: Timing,
        held: bool,
    ) -> impl Fn(CardId) -> bool + Copy {
        let heard = &(if held { &self.in_hand } else { &self.in_play })[timing as usize][..];
        let bit = bit_of(event);
        move |id| heard.get(usize::from(id.0)).is_some_and(|events| events & bit != 0)
    }
}

/// Which events are answered, as bits: by interrupts and by reactions, and which of those are forced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Heard {
    any: [u64; 2],
    forced: [u64; 2],
    /// What any card gives to others, for good or for a time; see [`grant_bit`].
    grants: u64,
}

impl Heard {
    /// Whether anything may answer such events then.
    pub(crate) fn answers(&self, event: Event, timing: Timing) -> bool {
        self.any[timing as usize] & bit_of(event) != 0
    }

    /// Whether something must answer such events then.
    pub(crate) fn forces(&self, event: Event, timing: Timing) -> bool {
        self.forced[timing as usize] & bit_of(event) != 0
    }

    /// Whether any card gives something of that kind.
    pub(crate) fn grants(&self, bit: u64) -> bool {
        self.grants & bit != 0
    }

    /// Counts what that card answers and gives.
    pub(crate) fn add(&mut self, id: CardId) {
        self.join(&briefs().of(id).answers);
    }

    fn join(&mut self, more: &Heard) {
        for at in 0..2 {
            self.any[at] |= more.any[at];
            self.forced[at] |= more.forced[at];
        }
        self.grants |= more.grants;
    }

    /// Counts what that ability answers.
    pub(crate) fn add_ability(&mut self, ability: &Ability) {
        if let (Some(trigger), Some(timing)) = (&ability.trigger, ability.class.timing()) {
            self.any[timing as usize] |= bit_of(trigger.event);
            if ability.forced() {
                self.forced[timing as usize] |= bit_of(trigger.event);
            }
        }
    }
}

/// The bit of an event: there is room for 64.
fn bit_of(event: Event) -> u64 {
    1 << event as u32
}

/// The bit that says a card has actions of that class; none for other classes.
pub(crate) fn action_bit(class: Class) -> u8 {
    match class {
        Class::Action => 1,
        Class::CombatAction => 2,
        Class::DeployAction => 4,
        Class::HeadquartersAction => 8,
        Class::Interrupt
        | Class::Reaction
        | Class::ForcedInterrupt
        | Class::ForcedReaction
        | Class::Battle => 0,
    }
}

/// What a constant ability changes. Gaining and losing the same thing share a bit: both must be looked at together.
pub(crate) fn grant_bit(grant: &Grant) -> u64 {
    match grant {
        Grant::Attack(_) | Grant::LoseAttack(_) | Grant::SetAttack(_) | Grant::DoubleAttack => ATTACK,
        Grant::NoKeywords => NO_KEYWORDS,
        Grant::Bonus(..) => BONUS,
        Grant::CannotAttack => 1 << 42,
        Grant::MustDefend => 1 << 43,
        Grant::CannotBeHealed => 1 << 44,
        Grant::TakesDouble => 1 << 45,
        Grant::Hp(_) | Grant::DoubleHp => HP,
        Grant::LoseHp(_) => HP | FEWER_HP,
        Grant::SureDamage => 1 << 46,
        Grant::CountsExhausted => 1 << 53,
        Grant::MustAttackThis => 1 << 56,
        Grant::Constant(it) => it.modifier().map_or(0, |inner| grant_bit(&inner.grant)),
        Grant::Command(_) | Grant::NoCommand => COMMAND,
        Grant::DoubleDamageTo(_) => DOUBLE_DAMAGE,
        Grant::Blank => BLANK,
        Grant::BlankWhole => BLANK | NO_TRAITS,
        Grant::CannotBeAttacked => 1 << 5,
        Grant::CannotBeTargetedByEnemies => 1 << 6,
        Grant::CannotRetreat => 1 << 7,
        Grant::CannotBeRouted => 1 << 52,
        Grant::CannotBeExhausted => 1 << 47,
        Grant::NotReadiedBetweenRounds => 1 << 48,
        Grant::Faction(_) => FACTION,
        Grant::UncountedIcons => 1 << 51,
        Grant::Cheaper(..) => CHEAPER,
        Grant::IgnoresFlying => 1 << 8,
        Grant::CannotReady => 1 << 34,
        Grant::SparedBy(_) | Grant::TakesAtMost(_) => LESS_DAMAGE,
        Grant::Keyword(keyword) | Grant::LoseKeyword(keyword) => keyword_bit(*keyword),
        Grant::KeywordOf(_) => ANY_KEYWORD,
        Grant::AreaEffect(_) => keyword_bit(Keyword::AreaEffect(0)),
        Grant::Trait(_) => TRAIT,
        Grant::Ability(_) => ABILITY,
    }
}

/// Bits of [`Brief::grants`].
pub(crate) const ATTACK: u64 = 1;
/// See [`ATTACK`].
pub(crate) const HP: u64 = 2;
/// See [`ATTACK`]. Without it a unit has at least its printed hit points.
pub(crate) const FEWER_HP: u64 = 1 << 62;
/// See [`ATTACK`]. Some card is used or deployed from a discard pile, or lets others be.
pub(crate) const FROM_DISCARD: u64 = 1 << 61;
/// See [`ATTACK`].
pub(crate) const COMMAND: u64 = 4;
/// See [`ATTACK`].
pub(crate) const DOUBLE_DAMAGE: u64 = 8;
/// See [`ATTACK`].
pub(crate) const BLANK: u64 = 1 << 4;
/// See [`ATTACK`].
pub(crate) const NO_TRAITS: u64 = 1 << 36;
/// See [`ATTACK`].
pub(crate) const LESS_DAMAGE: u64 = 1 << 35;
/// See [`ATTACK`].
pub(crate) const NO_KEYWORDS: u64 = 1 << 40;
/// See [`ATTACK`].
pub(crate) const BONUS: u64 = 1 << 41;
/// See [`ATTACK`]: whom a card has damaged is asked for.
pub(crate) const HITS: u64 = 1 << 57;
/// See [`ATTACK`]: what cards cost.
pub(crate) const PRICES: u64 = 1 << 54;
/// See [`ATTACK`]: which cards cannot be deployed because a copy is attached to one.
pub(crate) const BARS_COPIES: u64 = 1 << 59;
/// See [`ATTACK`]: which cards in hand are shields.
pub(crate) const SHIELDS: u64 = 1 << 58;
/// See [`ATTACK`]: which cards are deployed as if they had Ambush.
pub(crate) const LIKE_AMBUSH: u64 = 1 << 55;
/// See [`ATTACK`].
pub(crate) const TRAIT: u64 = 1 << 32;
/// See [`ATTACK`].
pub(crate) const FACTION: u64 = 1 << 49;
/// See [`ATTACK`].
pub(crate) const CHEAPER: u64 = 1 << 50;
/// See [`ATTACK`].
pub(crate) const ABILITY: u64 = 1 << 33;

/// See [`ATTACK`]: cards in reserve are treated as units.
pub(crate) const RESERVE_FIGHTS: u64 = 1 << 60;
/// The bits of all keywords; see [`keyword_bit`].
const ANY_KEYWORD: u64 = 0x1fff << 9;

/// The bit of a keyword, whatever its number.
pub(crate) fn keyword_bit(keyword: Keyword) -> u64 {
    let at = match keyword {
        Keyword::NoWargear => 9,
        Keyword::NoAttachments => 10,
        Keyword::Ranged => 11,
        Keyword::Flying => 12,
        Keyword::Brutal => 13,
        Keyword::Armorbane => 14,
        Keyword::Mobile => 15,
        Keyword::Ambush => 16,
        Keyword::AreaEffect(_) => 17,
        Keyword::Limited => 18,
        Keyword::ImmuneToEnemyEvents => 19,
        Keyword::DeepStrike(_) => 20,
        Keyword::ImmuneToPowerEvents => 21,
    };
    1 << at
}

impl Brief {
    /// Whether its text asks whom the card has damaged.
    pub(crate) fn asks_whom_it_hurt(&self) -> bool {
        self.answers.grants(HITS)
    }

    /// Counts that card too.
    pub(crate) fn add(&mut self, id: CardId) {
        let more = briefs().of(id);
        self.answers.join(&more.answers);
        self.held.join(&more.held);
        self.grants |= more.grants;
        self.actions |= more.actions;
    }

    fn of(card: &Card) -> Brief {
        let mut brief = Brief::default();
        for ability in card.all_abilities() {
            brief.actions |= action_bit(ability.class);
            brief.answers.add_ability(ability);
            if card.kind == Kind::Event || ability.from_hand {
                brief.held.add_ability(ability);
            }
        }
        card.granted().for_each(|ability| brief.answers.add_ability(ability));
        for modifier in card.all_constants().filter_map(Constant::modifier) {
            brief.grants |= grant_bit(&modifier.grant);
        }
        for constant in card.all_constants() {
            match constant {
                Constant::Price { .. } => brief.grants |= PRICES,
                Constant::LikeAmbush(_) => brief.grants |= LIKE_AMBUSH,
                Constant::Shields { .. } => brief.grants |= SHIELDS,
                Constant::BarsCopies => brief.grants |= BARS_COPIES,
                Constant::ReserveFights(_) => brief.answers.grants |= RESERVE_FIGHTS,
                Constant::Modify(_)
                | Constant::HiveMind(_)
                | Constant::SacrificeAtDamage(_)
                | Constant::StrikesCostMore(_)
                | Constant::ReserveCounts
                | Constant::StrikesAsAction
                | Constant::PlaysFromDiscard(..)
                | Constant::YieldsInitiative
                | Constant::CommitsApart
                | Constant::CollectsLess(_)
                | Constant::OwnPriceLess(_)
                | Constant::FromDiscard
                | Constant::DiscardsToDeploy(_)
                | Constant::NoEnemyWarlord
                | Constant::OfType(_)
                | Constant::TopRevealed
                | Constant::AmbushWhile(_)
                | Constant::CountsAsWarlord => {}
            }
        }
        // Wherever in the text it stands.
        if format!("{:?}", card.abilities).contains("HurtByThis") {
            brief.answers.grants |= HITS;
        }
        for modifier in card.modifiers() {
            brief.answers.grants |= grant_bit(&modifier.grant);
        }
        for modifier in card.granted().flat_map(|ability| modifiers_in(&ability.body)) {
            brief.answers.grants |= grant_bit(&modifier.grant);
        }
        let lets = |it: &Constant| matches!(it, Constant::PlaysFromDiscard(..) | Constant::FromDiscard);
        let for_a_time = || format!("{:?}", card.abilities).contains("PlaysFromDiscard");
        if card.all_abilities().any(|it| it.from_discard) || card.all_constants().any(lets) || for_a_time() {
            brief.answers.grants |= FROM_DISCARD;
        }
        // Without printed hit points it lives by what it is given.
        if card.kind.is_unit() && card.hp == 0 {
            brief.grants |= FEWER_HP;
            brief.answers.grants |= FEWER_HP;
        }
        brief
    }
}

/// What the abilities that card gives to others answer, and their classes of actions.
fn of_granted(card: &Card) -> (Heard, u8) {
    let mut sum = (Heard::default(), 0);
    for ability in card.granted() {
        sum.0.add_ability(ability);
        sum.1 |= action_bit(ability.class);
    }
    sum
}

fn ambushes(card: &Card) -> bool {
    let says = |it: &Constant| matches!(it, Constant::AmbushWhile(_));
    card.has_printed(Keyword::Ambush) || card.constants.iter().any(says)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::all_ids;
    use crate::rng::Chance;
    use crate::setup::Deck;
    use crate::state::{Options, State};

    /// Whatever comes into play or leaves it: what is kept of the cards in play is what they say together.
    #[test]
    fn the_brief_of_a_game_is_that_of_its_cards_in_play() {
        let mut legal = Vec::new();
        for seed in 0..30 {
            let starters: Vec<Deck> = Deck::starters().filter_map(Deck::starter_named).collect();
            let decks = [seed, seed / 3 + 1].map(|at| starters[at % starters.len()].clone());
            let mut game = State::new(&decks, Options::default(), seed as u64).expect("playable");
            let mut chance = Chance::new(seed as u64);
            while let Some(seat) = game.to_answer() {
                let mut together = Brief::default();
                game.play.iter().for_each(|id| together.add(game.obj(*id).card));
                assert_eq!(game.brief, together, "seed {seed}");
                game.legal(seat, &mut legal);
                game.advance(seat, legal[chance.below(legal.len())]);
            }
        }
    }

    /// A brief that forgets something would silently switch an ability off.
    #[test]
    fn a_brief_leaves_nothing_out() {
        for (id, card) in all_ids() {
            let brief = briefs().of(id);
            for ability in card.all_abilities() {
                let bit = action_bit(ability.class);
                assert_eq!(brief.actions & bit, bit, "{}", card.id);
                if let (Some(trigger), Some(timing)) = (&ability.trigger, ability.class.timing()) {
                    assert!(brief.answers.answers(trigger.event, timing), "{}", card.id);
                    let held = card.kind == Kind::Event || ability.from_hand;
                    assert!(!held || brief.held.answers(trigger.event, timing), "{}", card.id);
                }
                assert_eq!(ability.trigger.is_some(), ability.class.timing().is_some(), "{}", card.id);
            }
            // What nobody is forced to is not looked for among what is forced.
            let with_granted = || card.all_abilities().chain(card.granted());
            for ability in with_granted() {
                let (Some(trigger), Some(timing)) = (&ability.trigger, ability.class.timing()) else {
                    continue;
                };
                let same = |it: &Ability| it.trigger.as_ref().is_some_and(|it| it.event == trigger.event);
                let forced =
                    with_granted().any(|it| it.forced() && it.class.timing() == Some(timing) && same(it));
                assert_eq!(brief.answers.forces(trigger.event, timing), forced, "{}", card.id);
            }
            for ability in card.granted() {
                let bit = action_bit(ability.class);
                assert_eq!(briefs().gives_actions(id) & bit, bit, "{}", card.id);
                if let (Some(trigger), Some(timing)) = (&ability.trigger, ability.class.timing()) {
                    assert!(briefs().gives_answer(id, trigger.event, timing), "{}", card.id);
                }
                for modifier in modifiers_in(&ability.body) {
                    assert_ne!(briefs().lends(id) & grant_bit(&modifier.grant), 0, "{}", card.id);
                }
            }
            for modifier in card.all_constants().filter_map(Constant::modifier) {
                assert_ne!(brief.grants & grant_bit(&modifier.grant), 0, "{}", card.id);
            }
            for modifier in card.modifiers() {
                assert!(brief.answers.grants(grant_bit(&modifier.grant)), "{}", card.id);
            }
            // And nothing is looked for that no card gives.
            let lent = card.granted().flat_map(|ability| modifiers_in(&ability.body));
            let given = card.modifiers().into_iter().chain(lent).map(|it| grant_bit(&it.grant));
            let given = given.fold(0, |sum, bit| sum | bit);
            for bit in [ATTACK, HP, COMMAND, BLANK, TRAIT, ABILITY, NO_KEYWORDS] {
                assert_eq!(brief.answers.grants(bit), given & bit != 0, "{} {bit:x}", card.id);
            }
        }
    }
}
