//! When an ability is used. Whatever an event's own sentence leaves out (whose doing, by what, where) is added behind it,
//! so that no condition of a trigger goes unsaid.

use rulebook::{Saying, say};

use super::names::type_code;
use super::noun::{choose_form, noun, reference};
use crate::ability::{Class, Event, Is, Only, Ref, Trigger, Who};
use crate::state::{Phase, Timing};

/// The event the ability answers, with everything that must hold about it, before an `order` or a `statement`.
pub(super) fn triggered(trigger: &Trigger, class: Class, next: &'static str) -> Saying {
    let mut teller = Teller { trigger, said: Vec::new(), who_said: trigger.by.is_none(), source_said: false };
    let said = teller.event(class.timing().unwrap_or(Timing::Reaction));
    let mut said = said;
    for only in &trigger.only {
        if !teller.said.contains(only) {
            said = say!("conquest-when-only", when = said, only = only_saying(*only));
        }
    }
    if let (false, Some(who)) = (teller.who_said, trigger.by) {
        said = say!("conquest-when-only", when = said, only = say!("conquest-only-who", who = who_code(who)));
    }
    if !teller.source_said && !trigger.source.is_empty() {
        let what = noun(&trigger.source, "a", "from");
        said = say!("conquest-when-only", when = said, only = say!("conquest-only-source", what = what));
    }
    say!("conquest-text-when", when = said, next = next)
}

/// A player in a message: `you`, `opponent` or `each`.
pub(super) fn who_code(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponent => "opponent",
    }
}

fn phase_code(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Deploy => "deploy",
        Phase::Command => "command",
        Phase::Combat => "combat",
        Phase::Headquarters => "headquarters",
    }
}

fn only_saying(only: Only) -> Saying {
    match only {
        Only::This => say!("conquest-only-this"),
        Only::Host => say!("conquest-only-host"),
        Only::ByThis => say!("conquest-only-by-this"),
        Only::ByHost => say!("conquest-only-by-host"),
        Only::OnlyTarget => say!("conquest-only-target"),
        Only::FirstTargeted => say!("conquest-only-first-targeted"),
        Only::ByArea => say!("conquest-only-by-area"),
        Only::ByAttack => say!("conquest-only-by-attack"),
        Only::ByDamage => say!("conquest-only-by-damage"),
        Only::Destroyed => say!("conquest-only-destroyed"),
        Only::ToDiscard => say!("conquest-only-to-discard"),
        Only::FromPlanet => say!("conquest-only-from-planet"),
        Only::FromAnotherPlanet => say!("conquest-only-from-another"),
        Only::FromThisPlanet => say!("conquest-only-from-this"),
        Only::Retreating => say!("conquest-only-retreating"),
        Only::ToOrFromThisPlanet => say!("conquest-only-to-or-from"),
        Only::Sacrificed => say!("conquest-only-sacrificed"),
        Only::AtType(kind) => say!("conquest-only-at-type", kind = type_code(kind)),
        Only::Deployed => say!("conquest-only-deployed"),
        Only::AtThisPlanet => say!("conquest-only-here"),
        Only::ByEffect => say!("conquest-only-by-effect"),
        Only::YourDoing => say!("conquest-only-who", who = "you"),
        Only::NotFirst => say!("conquest-only-not-first"),
        Only::Infested => say!("conquest-only-infested"),
        Only::Phase(phase) => say!("conquest-only-phase", phase = phase_code(phase)),
    }
}

/// Says an event and remembers what of the trigger that covered.
struct Teller<'a> {
    trigger: &'a Trigger,
    said: Vec<Only>,
    who_said: bool,
    source_said: bool,
}

impl Teller<'_> {
    /// Whether the trigger is narrowed so; the sentence chosen then says it.
    fn has(&mut self, only: Only) -> bool {
        let has = self.trigger.only.contains(&only);
        if has {
            self.said.push(only);
        }
        has
    }

    /// Whose doing it must be, as the sentence says it.
    fn who(&mut self) -> &'static str {
        self.who_said = true;
        self.trigger.by.map_or("each", who_code)
    }

    /// The card of the event.
    fn what(&mut self, case: &'static str) -> Saying {
        if self.has(Only::This) {
            return reference(Ref::This, case);
        }
        if self.has(Only::Host) {
            return reference(Ref::Host, case);
        }
        let obj: Vec<Is> =
            self.trigger.obj.iter().filter(|is| **is != Is::InDiscard(Who::You)).cloned().collect();
        if obj[..] == [Is::Warlord, Is::Yours] && case == "acc" {
            return reference(Ref::YourWarlord, "whom");
        }
        noun(&obj, choose_form(&obj), case)
    }

    /// The attacker, or what dealt the damage.
    fn source(&mut self) -> Saying {
        if self.has(Only::ByThis) {
            reference(Ref::This, "nom")
        } else if self.has(Only::ByHost) {
            reference(Ref::Host, "nom")
        } else {
            self.source_said = true;
            noun(&self.trigger.source, "a", "nom")
        }
    }

    /// The phase it speaks of; `any` for each.
    fn phase(&mut self) -> &'static str {
        let phase = self
            .trigger
            .only
            .iter()
            .find_map(|only| if let Only::Phase(phase) = only { Some(*phase) } else { None });
        phase.map_or("any", |phase| {
            self.said.push(Only::Phase(phase));
            phase_code(phase)
        })
    }

    /// Where it happens, behind a space; nothing where it may happen anywhere.
    fn at(&mut self) -> Saying {
        let kind = self
            .trigger
            .only
            .iter()
            .find_map(|only| if let Only::AtType(kind) = only { Some(*kind) } else { None });
        let at = match kind {
            Some(kind) => {
                self.said.push(Only::AtType(kind));
                type_code(kind)
            }
            None if self.has(Only::AtThisPlanet) => "here",
            None if self.has(Only::Infested) => "infested",
            None => "any",
        };
        say!("conquest-at", at = at)
    }

    /// From where to where a unit moves.
    fn way(&mut self) -> &'static str {
        if self.has(Only::FromAnotherPlanet) {
            "between"
        } else if self.has(Only::FromThisPlanet) {
            "away"
        } else if self.has(Only::AtThisPlanet) {
            "here"
        } else {
            "any"
        }
    }

    fn event(&mut self, timing: Timing) -> Saying {
        use Timing::{Interrupt, Reaction};
        match (self.trigger.event, timing) {
            (Event::Leaves, timing) => self.leaves(timing),
            (Event::Enters, Interrupt) => {
                say!("conquest-when-enters", what = self.what("nom"), at = self.at())
            }
            (Event::Enters, Reaction) if self.has(Only::Deployed) && self.trigger.by.is_some() => {
                let who = self.who();
                say!("conquest-after-deploys", who = who, what = self.what("acc"), at = self.at())
            }
            (Event::Enters, Reaction) if self.has(Only::Deployed) => {
                say!("conquest-after-deployed", what = self.what("nom"), at = self.at())
            }
            (Event::Enters, Reaction) => {
                say!("conquest-after-enters", what = self.what("nom"), at = self.at())
            }
            (Event::Commits, Interrupt) => {
                say!("conquest-when-commits", what = self.what("nom"), way = self.way())
            }
            (Event::Commits, Reaction) => {
                say!("conquest-after-commits", what = self.what("nom"), way = self.way())
            }
            (Event::Moves, Interrupt) => {
                say!("conquest-when-moves", what = self.what("nom"), way = self.way())
            }
            (Event::Moves, Reaction) => {
                say!("conquest-after-moves", what = self.what("nom"), way = self.way())
            }
            (Event::GoesHome, Interrupt) if self.has(Only::Retreating) => {
                say!("conquest-when-retreats", what = self.what("nom"), way = self.way())
            }
            (Event::GoesHome, Reaction) if self.has(Only::Retreating) => {
                say!("conquest-after-retreats", what = self.what("nom"), way = self.way())
            }
            (Event::GoesHome, Interrupt) => say!("conquest-when-goes-home", what = self.what("nom")),
            (Event::GoesHome, Reaction) => say!("conquest-after-goes-home", what = self.what("nom")),
            (Event::Attacks, Interrupt) => {
                say!("conquest-when-attacks", what = self.what("nom"), at = self.at())
            }
            (Event::Attacks, Reaction) => {
                say!("conquest-after-attacks", what = self.what("nom"), at = self.at())
            }
            (Event::Defends, Reaction) if self.by_anybody() => {
                self.source_said = true;
                say!("conquest-after-defending", what = self.what("nom"))
            }
            (Event::Defends, Interrupt) if self.against_anybody() => {
                say!("conquest-when-declares", who = self.source())
            }
            (Event::Defends, Interrupt) => {
                say!("conquest-when-defends", who = self.source(), what = self.what("acc"))
            }
            (Event::Defends, Reaction) => {
                say!("conquest-after-defends", who = self.source(), what = self.what("acc"))
            }
            (Event::Assigned, Interrupt) => say!("conquest-when-assigned", what = self.what("dat")),
            (Event::Assigned, Reaction)
                if self.trigger.obj.is_empty()
                    && self.trigger.only == [Only::ByThis, Only::ByAttack]
                    && self.has(Only::ByAttack) =>
            {
                say!("conquest-after-assigns", who = self.source())
            }
            (Event::Assigned, Reaction) if self.has(Only::ByAttack) => {
                say!("conquest-after-assigned-attack", what = self.what("dat"))
            }
            (Event::Assigned, Reaction) => say!("conquest-after-assigned", what = self.what("dat")),
            (Event::Damaged, Interrupt) => say!("conquest-when-takes-damage", what = self.what("nom")),
            (Event::Damaged, Reaction) => self.damaged(),
            (Event::DamageMoves, Interrupt) => say!("conquest-when-damage-moves", what = self.what("from")),
            (Event::DamageMoves, Reaction) => say!("conquest-after-damage-moves", what = self.what("from")),
            (Event::ResourcesPlaced, Interrupt) => {
                say!("conquest-when-resources-placed", what = self.what("acc"))
            }
            (Event::ResourcesPlaced, Reaction) => {
                say!("conquest-after-resources-placed", what = self.what("acc"))
            }
            (Event::Pays, Interrupt) => say!("conquest-when-pays", who = self.who()),
            (Event::Pays, Reaction) => say!("conquest-after-pays", who = self.who()),
            (Event::Loses, Interrupt) => say!("conquest-when-loses", who = self.who()),
            (Event::Loses, Reaction) => say!("conquest-after-loses", who = self.who()),
            (Event::ToHand, Interrupt) => say!("conquest-when-to-hand", what = self.what("nom")),
            (Event::ToHand, Reaction) => say!("conquest-after-to-hand", what = self.what("nom")),
            (Event::BattleEnds, Interrupt) => say!("conquest-when-battle-ends", at = self.at()),
            (Event::BattleEnds, Reaction) => say!("conquest-after-battle-ends", at = self.at()),
            (Event::Struggle, _) => say!("conquest-when-struggle"),
            (Event::StruggleWon, Interrupt) => {
                say!("conquest-when-struggle-won", who = self.who(), at = self.at())
            }
            (Event::StruggleWon, _) if self.has(Only::AtThisPlanet) => {
                say!("conquest-after-struggle-here", who = self.who())
            }
            (Event::StruggleWon, _) => say!("conquest-after-struggle", who = self.who(), at = self.at()),
            (Event::Played, Interrupt) => {
                say!("conquest-when-played", who = self.who(), what = self.played())
            }
            (Event::Played, Reaction) => {
                say!("conquest-after-played", who = self.who(), what = self.played())
            }
            (Event::PhaseBegins, _) => say!("conquest-after-phase-begins", phase = self.phase()),
            (Event::PhaseEnds, Interrupt) => say!("conquest-when-phase-ends", phase = self.phase()),
            (Event::PhaseEnds, Reaction) => say!("conquest-after-phase-ends", phase = self.phase()),
            (Event::Deploying, _) => {
                let who = self.who();
                say!("conquest-when-deploying", who = who, what = self.what("acc"), at = self.at())
            }
            (Event::Infested, Interrupt) => say!("conquest-when-infested"),
            (Event::Infested, Reaction) => say!("conquest-after-infested"),
            (Event::Strikes, _) => {
                let who = self.who();
                say!("conquest-after-strikes", who = who, what = self.what("from"))
            }
            (Event::Exhausts, Interrupt) => say!("conquest-when-exhausts", what = self.what("nom")),
            (Event::Exhausts, Reaction) => say!("conquest-after-exhausts", what = self.what("nom")),
            (Event::Readies, Interrupt) => say!("conquest-when-readies", what = self.what("nom")),
            (Event::Readies, Reaction) => say!("conquest-after-readies", what = self.what("nom")),
            (Event::Heals, Interrupt) => say!("conquest-when-heals", what = self.what("from")),
            (Event::Heals, Reaction) => say!("conquest-after-heals", what = self.what("from")),
            (Event::Gains, Interrupt) => say!("conquest-when-gains", who = self.who()),
            (Event::Gains, Reaction) => say!("conquest-after-gains", who = self.who()),
            (Event::Draws, Interrupt) => say!("conquest-when-draws", who = self.who()),
            (Event::Draws, Reaction) => say!("conquest-after-draws", who = self.who()),
            (Event::Discarded, Interrupt) => say!("conquest-when-thrown", what = self.what("nom")),
            (Event::Discarded, Reaction) => say!("conquest-after-thrown", what = self.what("nom")),
            (Event::Attaches, Interrupt) => say!("conquest-when-attaches", what = self.what("nom")),
            (Event::Attaches, Reaction) => say!("conquest-after-attaches", what = self.what("nom")),
            (Event::TakesControl, Interrupt) => {
                let who = self.who();
                say!("conquest-when-control", who = who, what = self.what("acc"))
            }
            (Event::TakesControl, Reaction) => {
                let who = self.who();
                say!("conquest-after-control", who = who, what = self.what("acc"))
            }
            (Event::BattleBegins, _) => say!("conquest-after-battle-begins", at = self.at()),
            (Event::BattleWon, _) => say!("conquest-after-battle-won", who = self.who(), at = self.at()),
            (Event::SkirmishEnds, _) => say!("conquest-after-skirmish", at = self.at()),
            (Event::Used, _) => say!("conquest-after-used", what = self.what("from")),
            (Event::Becomes, Interrupt) => say!("conquest-when-becomes", what = self.what("nom")),
            (Event::Becomes, Reaction) => say!("conquest-after-becomes", what = self.what("nom")),
            (Event::Switched, Interrupt) => say!("conquest-when-switched"),
            (Event::Switched, Reaction) => say!("conquest-after-switched"),
            (Event::RoundBegins, _) => say!("conquest-after-round-begins", at = self.at()),
            (Event::RoundEnds, _) => say!("conquest-after-round-ends", at = self.at()),
            (Event::AttackResolved, _) if !self.trigger.source.is_empty() => {
                self.source_said = true;
                let whom = noun(&self.trigger.source, "a", "acc");
                say!("conquest-after-attack-against", what = self.what("nom"), whom = whom)
            }
            (Event::AttackResolved, _) => say!("conquest-after-attack-resolved", what = self.what("nom")),
            (Event::Cancels, _) => say!("conquest-after-cancels", who = self.who()),
            (Event::BattleAbility, _) => say!("conquest-when-battle-ability", who = self.who()),
            (Event::Searches, _) => say!("conquest-when-searches", who = self.who()),
            (Event::TurnEnds, _) => say!("conquest-after-turn-ends", who = self.who()),
            (Event::UnitsCommit, _) => say!("conquest-after-units-commit", way = self.way()),
            (Event::Defeated, Interrupt) => say!("conquest-when-defeated", what = self.what("nom")),
            (Event::Defeated, Reaction) => say!("conquest-after-defeated", what = self.what("nom")),
            (Event::ToDeck, Interrupt) => say!("conquest-when-to-deck", what = self.what("nom")),
            (Event::ToDeck, Reaction) => say!("conquest-after-to-deck", what = self.what("nom")),
            (Event::ToDiscard, Interrupt) => say!("conquest-when-to-discard", what = self.what("nom")),
            (Event::ToDiscard, Reaction) => say!("conquest-after-to-discard", what = self.what("nom")),
            (Event::Shuffles, Interrupt) => say!("conquest-when-shuffles", who = self.who()),
            (Event::Shuffles, Reaction) => say!("conquest-after-shuffles", who = self.who()),
            (Event::Captured, Interrupt) => say!("conquest-when-captured", who = self.who()),
            (Event::Captured, Reaction) => say!("conquest-after-captured", who = self.who()),
            (Event::PlanetLeaves, Interrupt) => say!("conquest-when-planet-leaves"),
            (Event::PlanetLeaves, Reaction) => say!("conquest-after-planet-leaves"),
            (Event::TurnedUp, Interrupt) => say!("conquest-when-turned-up"),
            (Event::TurnedUp, Reaction) => say!("conquest-after-turned-up"),
            (Event::Cleansed, Interrupt) => say!("conquest-when-cleansed"),
            (Event::Cleansed, Reaction) => say!("conquest-after-cleansed"),
            (Event::Reserved, Interrupt) => say!("conquest-when-reserved", what = self.what("nom")),
            (Event::Reserved, Reaction) => say!("conquest-after-reserved", what = self.what("nom")),
            (Event::TokenPasses, Interrupt) => say!("conquest-when-token-passes"),
            (Event::TokenPasses, Reaction) => say!("conquest-after-token-passes"),
            (Event::Enslaves, Interrupt) => say!("conquest-when-enslaves", who = self.who()),
            (Event::Enslaves, Reaction) => say!("conquest-after-enslaves", who = self.who()),
            (Event::Targets, Reaction) => {
                let who = self.who();
                say!("conquest-after-targets", who = who, what = self.what("nom"))
            }
            (Event::Targets, Interrupt) => {
                let who = self.who();
                say!("conquest-when-targets", who = who, what = self.what("nom"))
            }
            (Event::Shield, _)
                if self.trigger.only.iter().any(|it| matches!(it, Only::ByThis | Only::ByHost)) =>
            {
                let who = self.who();
                let unit = if self.has(Only::ByThis) { Ref::This } else { Ref::Host };
                self.has(Only::ByHost);
                let (what, unit) = (self.what("to"), reference(unit, "acc"));
                say!("conquest-when-shield-for", who = who, what = what, unit = unit)
            }
            (Event::Shield, _) if self.has(Only::AtThisPlanet) => {
                let who = self.who();
                say!("conquest-when-shield-here", who = who, what = self.what("to"))
            }
            (Event::Shield, _) => {
                let who = self.who();
                say!("conquest-when-shield", who = who, what = self.what("to"))
            }
        }
    }

    /// The event card played: any, or one that is something.
    fn played(&mut self) -> Saying {
        let mut obj = self.trigger.obj.clone();
        if !obj.contains(&Is::Event) {
            obj.insert(0, Is::Event);
        }
        noun(&obj, choose_form(&obj), "acc")
    }

    fn leaves(&mut self, timing: Timing) -> Saying {
        let lies_in_discard = self.trigger.obj.contains(&Is::InDiscard(Who::You));
        match timing {
            Timing::Interrupt if self.has(Only::Destroyed) => {
                say!("conquest-when-destroyed", what = self.what("nom"))
            }
            Timing::Interrupt if self.has(Only::Sacrificed) => {
                say!("conquest-when-sacrificed", what = self.what("nom"))
            }
            Timing::Reaction if self.has(Only::Sacrificed) => {
                say!("conquest-after-sacrificed", what = self.what("nom"))
            }
            Timing::Interrupt if self.has(Only::FromPlanet) => {
                say!("conquest-when-leaves-planet", what = self.what("nom"))
            }
            Timing::Interrupt => say!("conquest-when-leaves", what = self.what("nom")),
            Timing::Reaction if lies_in_discard && self.has(Only::Destroyed) => {
                say!("conquest-after-destroyed-own", what = self.what("nom"))
            }
            Timing::Reaction if self.destroys_by_attack() => {
                let who = self.source();
                say!("conquest-after-destroys", who = who, what = self.what("acc"))
            }
            Timing::Reaction if self.has(Only::Destroyed) => {
                say!("conquest-after-destroyed", what = self.what("nom"))
            }
            Timing::Reaction
                if lies_in_discard && self.trigger.by == Some(Who::You) && self.has(Only::ToDiscard) =>
            {
                self.who_said = true;
                say!("conquest-after-discarded", what = self.what("nom"))
            }
            Timing::Reaction if self.has(Only::FromPlanet) => {
                say!("conquest-after-leaves-planet", what = self.what("nom"))
            }
            Timing::Reaction => say!("conquest-after-leaves", what = self.what("nom")),
        }
    }

    /// Whether some card destroys another by an attack; the sentence then says all of it.
    fn destroys_by_attack(&mut self) -> bool {
        let only = &self.trigger.only;
        let by_card = !self.trigger.source.is_empty()
            || only.iter().any(|it| matches!(it, Only::ByThis | Only::ByHost));
        by_card
            && only.contains(&Only::Destroyed)
            && only.contains(&Only::ByAttack)
            && self.has(Only::Destroyed)
            && self.has(Only::ByAttack)
    }

    /// Whether it is open who attacks.
    fn by_anybody(&self) -> bool {
        let by = |only: &Only| matches!(only, Only::ByThis | Only::ByHost);
        self.trigger.source.is_empty() && !self.trigger.only.iter().any(by)
    }

    /// Whether it is open who is attacked.
    fn against_anybody(&self) -> bool {
        let whom = |only: &Only| matches!(only, Only::This | Only::Host);
        self.trigger.obj.is_empty() && !self.trigger.only.iter().any(whom)
    }

    fn damaged(&mut self) -> Saying {
        let by_card = self.trigger.only.iter().any(|it| matches!(it, Only::ByThis | Only::ByHost));
        let by_attack = self.has(Only::ByAttack);
        match (by_card || !self.trigger.source.is_empty(), by_attack) {
            (true, true) => say!("conquest-after-damaged", who = self.source(), what = self.what("dat")),
            (true, false) => {
                say!("conquest-after-damaged-any", who = self.source(), what = self.what("dat"))
            }
            (false, true) => say!("conquest-after-hit", what = self.what("nom")),
            (false, false) => say!("conquest-after-hurt", what = self.what("nom")),
        }
    }
}
