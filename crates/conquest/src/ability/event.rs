//! What happens that abilities can answer, which of it an ability answers, and what kind of ability it is.

use super::{Sel, Who};
use crate::ids::Phase;

/// What happens to the game that abilities can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Event {
    /// A card entered play.
    Enters,
    /// A card leaves play: destroyed, sacrificed, returned or discarded.
    Leaves,
    /// A unit committed to a planet.
    Commits,
    /// A unit moved to a planet.
    Moves,
    /// A unit goes to its HQ.
    GoesHome,
    /// A unit was declared as attacker.
    Attacks,
    /// An attack was declared against a defender.
    Defends,
    /// Damage is assigned.
    Assigned,
    /// Damage was taken.
    Damaged,
    /// A command struggle begins.
    Struggle,
    /// A command struggle was won.
    StruggleWon,
    /// An event card is played.
    Played,
    /// A phase began.
    PhaseBegins,
    /// A planet is infested.
    Infested,
    /// A card struck from reserve.
    Strikes,
    /// A card is being deployed, its cost not yet paid.
    Deploying,
    /// A card exhausts.
    Exhausts,
    /// A card readies.
    Readies,
    /// Damage is removed from a card.
    Heals,
    /// A player gains resources.
    Gains,
    /// A player draws cards.
    Draws,
    /// A card is discarded from a hand or a deck.
    Discarded,
    /// A card in play is attached to another.
    Attaches,
    /// A player takes control of a card.
    TakesControl,
    /// A battle begins.
    BattleBegins,
    /// A player wins a battle.
    BattleWon,
    /// A battle ends.
    BattleEnds,
    /// Damage on a card is moved to another.
    DamageMoves,
    /// Resources are placed on a card.
    ResourcesPlaced,
    /// A player pays resources.
    Pays,
    /// A player loses resources.
    Loses,
    /// A card is put into a hand from a deck or a discard pile.
    ToHand,
    /// The ranged skirmish of a battle ends.
    SkirmishEnds,
    /// A card's triggered ability or action has been used.
    Used,
    /// Two planets change places.
    Switched,
    /// A card becomes its other face.
    Becomes,
    /// A combat round begins.
    RoundBegins,
    /// A combat round ends.
    RoundEnds,
    /// An attack is over, its damage dealt.
    AttackResolved,
    /// A phase ends.
    PhaseEnds,
    /// An ability targets a card.
    Targets,
    /// A shield card is used.
    Shield,
    /// A player cancels a card effect.
    Cancels,
    /// A planet's Battle ability is used.
    BattleAbility,
    /// A player looks through the deck for a card.
    Searches,
    /// A combat turn is over.
    TurnEnds,
    /// Units have been committed to a planet.
    UnitsCommit,
    /// A warlord is defeated: it turns to its bloodied side, or dies.
    Defeated,
    /// A card outside play goes onto a deck or under it.
    ToDeck,
    /// A deck is shuffled.
    Shuffles,
    /// A card outside play goes on top of a discard pile without being discarded: an event that was played, or one that lay
    /// further down.
    ToDiscard,
    /// A planet goes to a victory display.
    Captured,
    /// A planet leaves the row and nobody has captured it.
    PlanetLeaves,
    /// A planet is turned face up.
    TurnedUp,
    /// An infestation token is taken away.
    Cleansed,
    /// A card goes from a hand into reserve.
    Reserved,
    /// The first planet token or the initiative token passes on.
    TokenPasses,
    /// An enslavement dial is set.
    Enslaves,
}

/// When an ability answers: before the change or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Timing {
    Interrupt,
    Reaction,
}

/// Which event an ability answers, and what about it must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trigger {
    pub event: Event,
    /// What the card of the event must be.
    pub obj: Sel,
    /// What the source or attacker must be.
    pub source: Sel,
    /// Whose doing it must be.
    pub by: Option<Who>,
    /// Narrower conditions of single events.
    pub only: Vec<Only>,
}

/// A narrower condition on an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// The card is this card.
    This,
    /// The card is the host of this attachment.
    Host,
    /// The source is this card.
    ByThis,
    /// The attacker is the host of this attachment.
    ByHost,
    ByAttack,
    /// The ability has no other target.
    OnlyTarget,
    /// The card was not targeted before in this round.
    FirstTargeted,
    /// By an attack with Area Effect.
    ByArea,
    /// By damage it took.
    ByDamage,
    Destroyed,
    ToDiscard,
    FromPlanet,
    /// It moved to one planet from another.
    FromAnotherPlanet,
    /// It moved away from the planet of this card.
    FromThisPlanet,
    /// It goes home by retreating from a battle.
    Retreating,
    /// It moved to the planet of this card or away from it.
    ToOrFromThisPlanet,
    Sacrificed,
    /// At a planet of that type; see [`crate::card::TECH`].
    AtType(u8),
    Deployed,
    AtThisPlanet,
    /// At another planet than the first.
    NotFirst,
    /// A card's effect does it.
    ByEffect,
    /// You do it: no effect of your opponent does.
    YourDoing,
    /// At an infested planet.
    Infested,
    Phase(Phase),
}

/// What kind of ability it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Action,
    CombatAction,
    DeployAction,
    HeadquartersAction,
    Interrupt,
    Reaction,
    ForcedInterrupt,
    ForcedReaction,
    /// A planet's ability for the winner of the battle.
    Battle,
}
