//! Whom and what an ability speaks of: qualities of cards, one card, all that match, players, amounts, places, conditions.

use crate::facts::{Faction, Keyword, Trait};

/// A card by its short name.
pub type Name = &'static str;

/// What something must be: all of these at once. Empty means anything.
pub type Sel = Vec<Is>;

/// One quality of a card, as seen by the ability's controller ("you") and its source ("this").
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Is {
    Unit,
    Army,
    Warlord,
    NonWarlord,
    Synapse,
    /// Token unit of that name.
    Token(Name),
    /// A token unit, whatever its name.
    AnyToken,
    NotToken,
    Support,
    Attachment,
    Event,
    Yours,
    Enemys,
    /// Controlled by the same player as that card.
    SameController(Ref),
    /// Not this card.
    Other,
    /// Not that card.
    Not(Ref),
    Of(Faction),
    /// Of the faction your enslavement dial shows.
    Enslaved,
    NotOf(Faction),
    /// Has one of these traits.
    Trait(Vec<Trait>),
    NotTrait(Trait),
    Unique,
    NotUnique,
    Named(Name),
    NotNamed(Name),
    CostAtMost(u8),
    CostAtLeast(u8),
    /// With a printed cost of at most that.
    CostUpTo(Num),
    /// With a printed cost not above the number of cards at its planet that are all of this.
    CostUpToMany(Sel),
    /// Is attacking something that is all of this.
    Attacking(Sel),
    /// Of another name than that card.
    OtherNameThan(Ref),
    /// Was damaged by this card during the present phase.
    HurtByThis,
    /// Has the Hive Mind specialization.
    HiveMind,
    /// No unit of its controller has a higher printed cost.
    Costliest,
    /// It has shield icons.
    Shielded,
    /// Its printed cost is odd.
    OddCost,
    Has(Keyword),
    /// Some keyword is printed on it.
    HasAnyKeyword,
    Lacks(Keyword),
    Exhausted,
    Unexhausted,
    Damaged,
    Undamaged,
    /// A warlord on its hale side.
    Hale,
    /// A warlord on its bloodied side.
    OnBloodiedSide,
    HasAttachment,
    NoAttachment,
    /// A legal host of that attachment.
    HostFor(Ref),
    /// An attachment this card may carry.
    FitsThis,
    /// Attached to that card.
    AttachedTo(Ref),
    /// Attached to a card that is all of this.
    OnA(Sel),
    AtThisPlanet,
    /// At the planet of the triggering event.
    AtThatPlanet,
    AtPlanetOf(Ref),
    /// At a planet at which there is something that is all of this.
    AtPlanetWith(Sel),
    /// At a planet at which there is nothing that is all of this.
    AtPlanetWithout(Sel),
    /// At a planet of that type; see [`crate::card::TECH`].
    AtType(u8),
    /// At the place chosen before.
    AtChosen(Reg),
    AdjacentToThis,
    /// At a planet other than this.
    AtAnotherPlanet,
    AtPlanet,
    AtInfested,
    AtHq,
    InHand(Who),
    InDiscard(Who),
    InHandOrDiscard(Who),
    /// Face down in reserve.
    InReserve,
    /// Can be deployed now, its cost paid.
    Deployable,
    /// May enter play: not a second copy of a unique card.
    MayEnter,
    /// In any player's discard pile.
    InAnyDiscard,
    /// The top card of the discard pile, whatever it is.
    OnTop,
    /// Discarded by an earlier step of this effect.
    JustDiscarded,
    /// Called like that card.
    SameName(Ref),
    /// Of the faction of that card.
    SameFaction(Ref),
    /// The topmost card of the discard pile that is all the rest.
    Topmost,
    /// Among the top cards of that player's deck.
    DeckTop(Who, u8),
    /// One of several descriptions.
    Either(Vec<Sel>),
}

/// Where outside play the cards lie that a selector speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    Hand(Who),
    Discard(Who),
    HandOrDiscard(Who),
    AnyDiscard,
    /// So many top cards of a deck.
    DeckTop(Who, u8),
    Reserve,
}

impl Is {
    /// Where outside play it looks for cards; `None` where it says nothing about that. A selector that names no zone speaks
    /// of cards in play.
    pub fn zone(&self) -> Option<Zone> {
        match self {
            Is::InHand(who) => Some(Zone::Hand(*who)),
            Is::InDiscard(who) => Some(Zone::Discard(*who)),
            Is::InHandOrDiscard(who) => Some(Zone::HandOrDiscard(*who)),
            Is::InAnyDiscard => Some(Zone::AnyDiscard),
            Is::DeckTop(who, depth) => Some(Zone::DeckTop(*who, *depth)),
            Is::InReserve => Some(Zone::Reserve),
            Is::Unit
            | Is::Army
            | Is::Warlord
            | Is::NonWarlord
            | Is::Synapse
            | Is::Token(_)
            | Is::AnyToken
            | Is::NotToken
            | Is::Support
            | Is::Attachment
            | Is::Event
            | Is::Yours
            | Is::Enemys
            | Is::SameController(_)
            | Is::Other
            | Is::Not(_)
            | Is::Of(_)
            | Is::Enslaved
            | Is::NotOf(_)
            | Is::Trait(_)
            | Is::NotTrait(_)
            | Is::Unique
            | Is::NotUnique
            | Is::Named(_)
            | Is::NotNamed(_)
            | Is::CostAtMost(_)
            | Is::CostAtLeast(_)
            | Is::CostUpTo(_)
            | Is::CostUpToMany(_)
            | Is::Attacking(_)
            | Is::OtherNameThan(_)
            | Is::HurtByThis
            | Is::HiveMind
            | Is::Costliest
            | Is::Shielded
            | Is::OddCost
            | Is::Has(_)
            | Is::HasAnyKeyword
            | Is::Lacks(_)
            | Is::Exhausted
            | Is::Unexhausted
            | Is::Damaged
            | Is::Undamaged
            | Is::Hale
            | Is::OnBloodiedSide
            | Is::HasAttachment
            | Is::NoAttachment
            | Is::HostFor(_)
            | Is::FitsThis
            | Is::AttachedTo(_)
            | Is::OnA(_)
            | Is::AtThisPlanet
            | Is::AtThatPlanet
            | Is::AtPlanetOf(_)
            | Is::AtPlanetWith(_)
            | Is::AtPlanetWithout(_)
            | Is::AtType(_)
            | Is::AtChosen(_)
            | Is::AdjacentToThis
            | Is::AtAnotherPlanet
            | Is::AtPlanet
            | Is::AtInfested
            | Is::AtHq
            | Is::Deployable
            | Is::MayEnter
            | Is::OnTop
            | Is::JustDiscarded
            | Is::SameName(_)
            | Is::SameFaction(_)
            | Is::Topmost
            | Is::Either(_) => None,
        }
    }
}

/// A place where something chosen is remembered.
pub type Reg = u8;
/// Where the card used for a cost is remembered.
pub const PAID: Reg = 5;
/// Where the place of the card used for a cost is remembered.
pub const PAID_AT: Reg = 3;

/// Where the second of two places is remembered.
pub const OTHER_PLACE: Reg = 4;
/// Where a revealed card is remembered.
pub const REVEALED: Reg = 4;

/// One card the ability speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ref {
    /// This card.
    This,
    /// The unit this card is attached to.
    Host,
    /// The card of the triggering event.
    That,
    /// The other card of the triggering event: the attacker of an attack, the source of damage.
    Source,
    /// The card whose ability is being answered.
    Agent,
    /// The unit that a shield card is used for.
    Shielded,
    /// What was chosen before.
    Chosen(Reg),
    /// The unit that what was chosen before is attached to.
    HostOf(Reg),
    /// The unit this card is attacking.
    Attacked,
    /// Your warlord.
    YourWarlord,
}

/// One card or all that match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum On {
    The(Ref),
    Each(Sel),
    /// All cards chosen into that and the following places.
    Picked,
}

/// A player, as seen by the ability's controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    You,
    Opponent,
}

/// One player or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    You,
    Opponent,
    Each,
}

/// An amount.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Num {
    N(u8),
    /// That much for each card that matches.
    Per(u8, Sel),
    /// The X that was paid or discarded.
    X,
    All,
    PrintedAttack(Ref),
    /// The present ATK of that card.
    AttackOf(Ref),
    PrintedCost(Ref),
    /// The printed ATK of all cards that match, together.
    SumOfAttack(Sel),
    /// The Area Effect value of that card.
    AreaEffectOf(Ref),
    /// The damage on that card.
    DamageOn(Ref),
    /// Half the damage on that card, rounded up.
    HalfDamageOn(Ref),
    /// All of the damage that is being answered but so much.
    DamageBeyond(u8),
    /// The number of factions among cards that match; neutral is none.
    Factions(Sel),
    CardsInHand(Who),
    /// The number of cards in that hand, but not more than that.
    CardsInHandUpTo(Who, u8),
    /// The highest number of cards that match at one planet.
    MostAtOnePlanet(Sel),
    /// That much for each command icon of that card.
    CommandOf(u8, Ref),
    /// The resources in that pool.
    Resources(Who),
    /// The highest printed cost among cards that match.
    HighestCost(Sel),
    /// The amount of the triggering event: damage, resources, cards.
    OfThat,
    /// The card bonus of the planet of the triggering event.
    CardBonus,
    /// The resource bonus of the planet of the triggering event.
    ResourceBonus,
}

/// A place something goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    ThisPlanet,
    PlanetOf(Ref),
    /// The place of the triggering event.
    ThatPlanet,
    Chosen(Reg),
    YourHq,
    FirstPlanet,
    /// The face-up planet farthest from the first one.
    LastPlanet,
    /// Where the card used for the cost was.
    WherePaid,
}

/// Which places may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Places {
    AnyPlanet,
    NonFirst,
    /// Other than the first, with nothing there that is all of this.
    NonFirstWithout(Sel),
    /// Planets not chosen before by the same ability.
    Unchosen,
    /// Another planet in play than this, or than that of the triggering event.
    OtherPlanet,
    BattlePlanet,
    Infested,
    /// Beside an infested planet.
    NextToInfested,
    PlanetOrHq,
    AdjacentOrHq,
    AdjacentOrYourHq,
    /// Planets next to that of a card.
    AdjacentTo(Ref),
    /// Planets of that type; see [`crate::card::TECH`].
    OfType(u8),
    /// Other planets that share a type with this one.
    SharingType,
    /// Beside the planet chosen before.
    NextToChosen(Reg),
    /// Planets at which at least so many cards are all of this.
    WithMany(u8, Sel),
    /// Planets at which something is all of the first, and nothing is all of the second.
    With(Sel, Sel),
    Adjacent,
}

/// How something is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// A target: card text can forbid or cancel it.
    Target,
    /// One, without the word target.
    One,
    /// One or none.
    May,
    /// Up to that many targets, all at one planet.
    UpTo(u8),
    /// Any number.
    Any,
    /// Up to that many, wherever they are, without the word target.
    Some(u8),
    /// Targets, up to one at each planet.
    OnePerPlanet,
    /// One or more targets.
    Targets,
    /// One or more, without the word target.
    OneOrMore,
}

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    ThisReady,
    ThisDamaged,
    ThisAtFirstPlanet,
    /// This card is at a planet of that type.
    ThisAtType(u8),
    /// The planet chosen before is of that type.
    ChosenOfType(Reg, u8),
    /// The planet chosen before is not of that type.
    ChosenNotOfType(Reg, u8),
    YouControl(Sel),
    /// So many factions are among cards that match; neutral is none.
    Factions(u8, Sel),
    /// You control so many cards that are all of this.
    YouControlMany(u8, Sel),
    /// Some card in play, whoever controls it, is all of this.
    ThereIs(Sel),
    /// No card in play is all of this.
    ThereIsNo(Sel),
    /// So many cards in your discard pile are all of this.
    DiscardHolds(u8, Sel),
    /// That player holds at most so many cards.
    HandAtMost(Who, u8),
    /// That player holds more cards than that.
    HandAbove(Who, Num),
    /// Nothing was chosen into that place.
    NothingChosen(Reg),
    /// Different things were chosen into those places.
    Different(Reg, Reg),
    /// A unit was destroyed at this planet during the combat round under way.
    Bloodthirst,
    /// Your opponent has the initiative: that of the battle, else the token.
    OpponentHasInitiative,
    Both(Box<Cond>, Box<Cond>),
    OpponentIsRicher,
    YouHaveFewerUnits,
    DuringBattle,
    /// No shield card was used against the damage being dealt.
    Unshielded,
    /// No battle was fought in this phase yet.
    NoBattleYet,
    /// A battle is being fought at this planet.
    BattleHere,
    /// This planet is infested.
    Infested,
    NotInfested,
    Matches(Ref, Sel),
    InPlay(Ref),
    DamageOnThis(u8),
    ResourcesOnThis,
    /// This unit is attacking something that is all of this; with Area Effect only if nothing is asked of it.
    Attacking(Sel),
    /// The unit this card is attached to is attacking something that is all of this.
    HostAttacking(Sel),
}
