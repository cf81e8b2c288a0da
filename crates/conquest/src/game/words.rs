//! The log in words: what people did, what came of it, how it ended.

use rulebook::{Saying, say};

use super::log::{Did, Happening, Line, Named, Note, PlanetNamed, What};
use super::{Ending, How, RoundNow, TakenBack};
use crate::card::CardId;
use crate::cards::card;
use crate::state::{Phase, Seat};
use crate::text::{faction_named, keyword_named};
use crate::values::{Because, Changed};

impl Line {
    /// The line in words.
    pub fn saying(&self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        match &self.what {
            What::Answered { seat, did, .. } => {
                say!("conquest-told", who = who(*seat), what = did.told(who))
            }
            What::Happened(happening) => happening.saying(who),
            What::Noted(note) => note.saying(who),
        }
    }
}

impl Did {
    /// It in words, "you" being whoever `who` says.
    pub fn saying(self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        let name = |id: CardId| card(id).name;
        match self {
            Did::Pass => say!("conquest-answer-pass"),
            Did::Yes => say!("conquest-answer-yes"),
            Did::StartingHand { replaced: true } => say!("conquest-answer-new-hand"),
            Did::StartingHand { replaced: false } => say!("conquest-answer-keep-hand"),
            Did::NoShield => say!("conquest-answer-no-shield"),
            Did::Stay => say!("conquest-answer-stay"),
            Did::BattleAbility { used: true } => say!("conquest-answer-ability"),
            Did::BattleAbility { used: false } => say!("conquest-answer-no-ability"),
            Did::Cleanse { removed: true } => say!("conquest-answer-cleanse"),
            Did::Cleanse { removed: false } => say!("conquest-answer-no-cleanse"),
            Did::Deploy { card } => say!("conquest-answer-deploy", card = name(card)),
            Did::DeployAt { card, planet } => {
                say!("conquest-answer-deploy-at", card = name(card), planet = planet_named(planet))
            }
            Did::DeployOn { card, host } => {
                say!("conquest-answer-deploy-on", card = name(card), host = host.saying(who))
            }
            Did::Reserve { card, planet } => {
                say!("conquest-answer-reserve", card = name(card), planet = planet_named(planet))
            }
            Did::ReserveSecret { planet } => {
                say!("conquest-answer-reserve-secret", planet = planet_named(planet))
            }
            Did::Strike { card } => say!("conquest-answer-strike", card = name(card)),
            Did::StrikeOn { card, host } => {
                say!("conquest-answer-strike-on", card = name(card), host = host.saying(who))
            }
            Did::PickReserve { whose, planet } => {
                say!("conquest-answer-pick-reserve", who = who(whose), planet = planet_named(planet))
            }
            Did::Play { card } => say!("conquest-answer-play", card = name(card)),
            Did::Use { card } => say!("conquest-answer-use", card = name(card)),
            Did::UseNth { card, number } => {
                say!("conquest-answer-use-nth", card = name(card), number = number)
            }
            Did::Dial { number, planet } => {
                say!("conquest-answer-dial", number = number, planet = planet_named(planet))
            }
            Did::DialSet => say!("conquest-answer-dial-set"),
            Did::Enslave { faction } => {
                say!("conquest-answer-enslave", faction = faction_named(faction))
            }
            Did::Aside { card } => say!("conquest-answer-aside", card = name(card)),
            Did::Keyword { keyword } => say!("conquest-answer-keyword", keyword = keyword_named(keyword)),
            Did::Bonus { cards: true, resources: true } => say!("conquest-answer-both"),
            Did::Bonus { cards: true, .. } => say!("conquest-answer-cards"),
            Did::Bonus { resources: true, .. } => say!("conquest-answer-resources"),
            Did::Bonus { .. } => say!("conquest-answer-neither"),
            Did::Pick { card } => say!("conquest-answer-pick", card = card.saying(who)),
            Did::PickSecret => say!("conquest-answer-pick-secret"),
            Did::Planet { planet } => say!("conquest-answer-planet", planet = planet_named(planet)),
            Did::Hq { whose } => say!("conquest-answer-hq", who = who(whose)),
            Did::Number { number } => say!("conquest-answer-number", number = number),
            Did::Attack { card } => say!("conquest-answer-attack", card = card.saying(who)),
            Did::Retreat { card } => say!("conquest-answer-retreat", card = name(card)),
            Did::Against { card } => say!("conquest-answer-against", card = card.saying(who)),
            Did::Area => say!("conquest-answer-area"),
            Did::Shield { card, shields } => {
                say!("conquest-answer-shield", card = name(card), shields = shields)
            }
            Did::Move { card, planet } => {
                say!("conquest-answer-move", card = card.saying(who), planet = planet_named(planet))
            }
            Did::Player { whose } => say!("conquest-answer-player", who = who(whose)),
            Did::Concede => say!("conquest-answer-concede"),
        }
    }
}

impl Named {
    /// It in words.
    pub fn saying(self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        let name = card(self.card).name;
        match self.unit {
            None => say!("conquest-card", card = name),
            Some(unit) => say!(
                "conquest-card-unit",
                card = name,
                attack = unit.attack,
                left = unit.left,
                who = who(unit.whose)
            ),
        }
    }
}

impl Because {
    /// What is changed and by which card, in words.
    pub fn saying(self) -> Saying {
        let by = card(self.by).name;
        match self.changed {
            Changed::Attack(n) => say!("conquest-because-attack", amount = signed(n), card = by),
            Changed::Brutal(n) => say!("conquest-because-brutal", amount = signed(i16::from(n)), card = by),
            Changed::Hp(n) => say!("conquest-because-hp", amount = signed(n), card = by),
            Changed::HpDoubled => say!("conquest-because-hp-doubled", card = by),
            Changed::Command(n) => say!("conquest-because-command", amount = signed(n), card = by),
            Changed::NoCommand => say!("conquest-because-no-command", card = by),
            Changed::Gains(it) => say!("conquest-because-gains", keyword = keyword_named(it), card = by),
            Changed::Loses(it) => say!("conquest-because-loses", keyword = keyword_named(it), card = by),
            Changed::Blank => say!("conquest-because-blank", card = by),
            Changed::CannotBeAttacked => say!("conquest-because-not-attacked", card = by),
            Changed::CannotBeTargeted => say!("conquest-because-not-targeted", card = by),
            Changed::CannotRetreat => say!("conquest-because-no-retreat", card = by),
            Changed::AttackSet(n) => say!("conquest-because-attack-set", n = n, card = by),
            Changed::AttackDoubled => say!("conquest-because-attack-doubled", card = by),
            Changed::Bonus(cards, resources) => {
                say!("conquest-because-bonus", cards = cards, resources = resources, card = by)
            }
            Changed::NoKeywords => say!("conquest-because-no-keywords", card = by),
            Changed::CannotAttack => say!("conquest-because-cannot-attack", card = by),
            Changed::MustDefend => say!("conquest-because-must-defend", card = by),
            Changed::CannotBeHealed => say!("conquest-because-not-healed", card = by),
            Changed::TakesDouble => say!("conquest-because-takes-double", card = by),
            Changed::CannotReady => say!("conquest-because-not-readied", card = by),
            Changed::TakesAtMost(damage) => say!("conquest-because-at-most", damage = damage, card = by),
            Changed::Spared => say!("conquest-because-spared", card = by),
            Changed::CannotBeRouted => say!("conquest-because-not-routed", card = by),
            Changed::CannotBeExhausted => say!("conquest-because-not-exhausted", card = by),
            Changed::NotReadiedBetweenRounds => say!("conquest-because-stays-exhausted", card = by),
            Changed::UncountedIcons => say!("conquest-because-uncounted", card = by),
            Changed::CountsExhausted => say!("conquest-because-counts-exhausted", card = by),
            Changed::MustAttack => say!("conquest-because-must-attack", card = by),
            Changed::IgnoresFlying => say!("conquest-because-ignores-flying", card = by),
            Changed::SureDamage => say!("conquest-because-sure-damage", card = by),
            Changed::DealsDouble => say!("conquest-because-deals-double", card = by),
            Changed::Trait(it) => say!("conquest-because-trait", name = it.name(), card = by),
            Changed::Faction(it) => say!("conquest-because-faction", faction = faction_named(it), card = by),
        }
    }
}

/// A number with its sign: +2, −1.
fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// A planet by its number in the row and name.
pub(super) fn planet_named((at, id): PlanetNamed) -> Saying {
    say!("conquest-planet", number = at + 1, name = card(id).name)
}

impl Happening {
    fn saying(self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        let name = |id: CardId| card(id).name;
        match self {
            Happening::Round { round } => say!("table-log-round", round = round),
            Happening::Phase { phase } => say!("table-log-phase", phase = phase_named(phase)),
            Happening::Commits { seat, card, planet } => {
                say!("table-log-commits", who = who(seat), card = name(card), planet = planet_named(planet))
            }
            Happening::Moves { card, planet: Some(planet), .. } => {
                say!("table-log-moves", card = name(card), planet = planet_named(planet))
            }
            Happening::Moves { card, planet: None, .. } => say!("table-log-goes-home", card = name(card)),
            Happening::Token { seat, card } => say!("table-log-token", who = who(seat), card = name(card)),
            Happening::Damaged { card, damage, left, .. } => {
                say!("table-log-damaged", card = name(card), damage = damage, left = left)
            }
            Happening::Healed { card, damage, .. } => {
                say!("table-log-healed", card = name(card), damage = damage)
            }
            Happening::Bloodied { card, .. } => say!("table-log-bloodied", card = name(card)),
            Happening::Left { card, discarded: true, .. } => say!("table-log-destroyed", card = name(card)),
            Happening::Left { card, discarded: false, .. } => say!("table-log-left", card = name(card)),
            Happening::Discarded { seat, card } => {
                say!("table-log-discarded", who = who(seat), card = name(card))
            }
            Happening::Shuffles { seat } => say!("table-log-shuffles", who = who(seat)),
            Happening::Draws { seat, cards } => say!("table-log-draws", who = who(seat), cards = cards),
            Happening::Gains { seat, resources } => {
                say!("table-log-gains", who = who(seat), resources = resources)
            }
            Happening::Battle { planet } => say!("table-log-battle", planet = planet_named(planet)),
            Happening::BattleOver { planet } => say!("table-log-battle-over", planet = planet_named(planet)),
            Happening::Infested { planet } => say!("table-log-infested", planet = planet_named(planet)),
            Happening::Cleansed { planet } => say!("table-log-cleansed", planet = planet_named(planet)),
            Happening::Captures { seat, planet } => {
                say!("table-log-captures", who = who(seat), planet = planet_named(planet))
            }
            Happening::Revealed { planet } => say!("table-log-revealed", planet = planet_named(planet)),
            Happening::Chose { seat, planet } => {
                say!("table-log-chose", who = who(seat), planet = planet_named(planet))
            }
            Happening::Initiative { seat } => say!("table-log-initiative", who = who(seat)),
        }
    }
}

/// A phase in words.
pub fn phase_named(phase: Phase) -> Saying {
    match phase {
        Phase::Setup => say!("conquest-phase-setup"),
        Phase::Deploy => say!("conquest-phase-deploy"),
        Phase::Command => say!("conquest-phase-command"),
        Phase::Combat => say!("conquest-phase-combat"),
        Phase::Headquarters => say!("conquest-phase-headquarters"),
    }
}

impl Note {
    fn saying(&self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        match self {
            Note::Begun => say!("table-note-begun"),
            Note::DealtAnew => say!("table-note-dealt-anew"),
            Note::Conceded { seat } => say!("table-note-conceded", who = who(*seat)),
            Note::DrawOffered { seat } => say!("table-note-draw-offered", who = who(*seat)),
            Note::DrawDeclined { seat } => say!("table-note-draw-declined", who = who(*seat)),
            Note::DrawAgreed => say!("table-note-draw-agreed"),
            Note::UndoAsked { seat } => say!("table-note-undo-asked", who = who(*seat)),
            Note::UndoDeclined { seat } => say!("table-note-undo-declined", who = who(*seat)),
            Note::TakenBack { how: TakenBack::Freely { by } } => {
                say!("table-note-taken-back", who = who(*by))
            }
            Note::TakenBack { how: TakenBack::Agreed { by } } => {
                say!("table-note-taken-back-agreed", who = who(*by))
            }
            Note::TakenBack { how: TakenBack::Judge { reason } } => {
                say!("table-note-set-back", reason = reason)
            }
            Note::TimedOut { seat } => say!("table-note-timed-out", who = who(*seat)),
            Note::Absent { seat } => say!("table-note-absent", who = who(*seat)),
            Note::JudgeCalled { seat } => say!("table-note-judge-called", who = who(*seat)),
            Note::Paused { reason } => say!("table-note-paused", reason = reason),
            Note::Resumed => say!("table-note-resumed"),
            Note::Extended { seat, seconds, reason } => {
                say!("table-note-extended", who = who(*seat), seconds = *seconds, reason = reason)
            }
            Note::Decided { reason, .. } => say!("table-note-decided", reason = reason),
            Note::Round { now: RoundNow::Waiting } => say!("table-note-round-waits"),
            Note::Round { now: RoundNow::Play } => say!("table-note-round-runs"),
            Note::Round { now: RoundNow::TimeCalled } => say!("table-note-round-time"),
            Note::Settled => say!("table-note-settled"),
            Note::Ended { ending } => ending.saying(who),
        }
    }
}

impl Ending {
    /// How the game ended, in words.
    pub fn saying(&self, who: &dyn Fn(Seat) -> Saying) -> Saying {
        let how = match self.how {
            How::Conquest => say!("conquest-end-conquest"),
            How::WarlordDeath => say!("conquest-end-warlord"),
            How::EmptyDeck => say!("conquest-end-deck"),
            How::NoPlanets => say!("conquest-end-planets"),
            How::Together => say!("conquest-end-draw"),
            How::Overrun => say!("conquest-end-other"),
            How::Concession => say!("conquest-end-concession"),
            How::Agreement => say!("table-end-agreement"),
            How::Time => say!("table-end-time"),
            How::Absence => say!("table-end-absence"),
            How::Judge => say!("table-end-judge"),
            How::RoundTime => say!("table-end-round-time"),
            How::Host => say!("table-end-host"),
            How::Closed => say!("table-end-closed"),
        };
        match self.winner {
            Some(winner) => say!("table-end-won", who = who(winner), how = how),
            None => say!("table-end-nobody", how = how),
        }
    }
}
