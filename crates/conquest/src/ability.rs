//! The language abilities are written in: trigger, condition, cost, choice, effect, duration.
//!
//! A card reads like its text: `reaction(after(Leaves).destroyed().obj([Unit, Enemys, AtThisPlanet])).then([Gain(You, N(1))])`.
//! The engine interprets the tree, and `text` says it in three languages. Nothing here knows a card.

mod build;

use crate::card::{Faction, Keyword, Trait};
use crate::state::Phase;

pub use build::{
    HOST, IT, THAT, THIS, action, all, battle, change, choose, combat_action, deploy_action, each,
    forced_interrupt, forced_reaction, headquarters_action, host, host_while, interrupt, opponent_chooses,
    reaction, target, this, this_while, when,
};

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
    /// Token unit of that name.
    Token(Name),
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
    /// Has one of these traits.
    Trait(Vec<Trait>),
    NotTrait(Trait),
    Unique,
    NotUnique,
    Named(Name),
    NotNamed(Name),
    CostAtMost(u8),
    Has(Keyword),
    Exhausted,
    Damaged,
    HasAttachment,
    NoAttachment,
    /// A legal host of that attachment.
    HostFor(Ref),
    /// Attached to that card.
    AttachedTo(Ref),
    AtThisPlanet,
    /// At the planet of the triggering event.
    AtThatPlanet,
    AtPlanetOf(Ref),
    /// At the place chosen before.
    AtChosen(Reg),
    AdjacentToThis,
    AtPlanet,
    AtHq,
    InHand(Who),
    InDiscard(Who),
    InHandOrDiscard(Who),
    /// Can be deployed now, its cost paid.
    Deployable,
    /// May enter play: not a second copy of a unique card.
    MayEnter,
    /// The topmost card of the discard pile that is all the rest.
    Topmost,
    /// Among the top cards of that player's deck.
    DeckTop(Who, u8),
    /// One of several descriptions.
    Either(Vec<Sel>),
}

/// A place where something chosen is remembered.
pub type Reg = u8;
/// Where the card used for a cost is remembered.
pub const PAID: Reg = 5;

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
    /// What was chosen before.
    Chosen(Reg),
    /// The unit that what was chosen before is attached to.
    HostOf(Reg),
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
    /// The damage on that card.
    DamageOn(Ref),
    CardsInHand(Who),
    /// The highest printed cost among cards that match.
    HighestCost(Sel),
    /// The amount of the triggering event: damage, resources, cards.
    OfThat,
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
}

/// Which places may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Places {
    AnyPlanet,
    NonFirst,
    /// Another planet in play than this, or than that of the triggering event.
    OtherPlanet,
    BattlePlanet,
    PlanetOrHq,
    AdjacentOrHq,
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
}

/// What must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cond {
    ThisReady,
    ThisDamaged,
    ThisAtFirstPlanet,
    YouControl(Sel),
    /// Some card in play, whoever controls it, is all of this.
    ThereIs(Sel),
    OpponentIsRicher,
    YouHaveFewerUnits,
    DuringBattle,
    Matches(Ref, Sel),
    InPlay(Ref),
    DamageOnThis(u8),
    ResourcesOnThis,
    /// This unit is attacking something that is all of this.
    Attacking(Sel),
}

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
    Destroyed,
    ToDiscard,
    FromPlanet,
    Deployed,
    AtThisPlanet,
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

/// What is paid before the effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    ExhaustThis,
    SacrificeThis,
    ExhaustUnit(Sel),
    SacrificeUnit(Sel),
    Pay(Num),
    /// Pay the printed cost of the card chosen into that place.
    PayPrinted(Sel),
    PayX,
    DamageThis(Num),
    /// Discard X cards of your choice from your hand.
    DiscardX,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Until {
    #[default]
    EndOfPhase,
    EndOfBattle,
    EndOfRound,
    ThisAttack,
    NextAttack,
    ThisStruggle,
    /// As long as the card that says so is in play.
    Always,
}

/// How often an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub times: u8,
    pub per: Per,
    /// Counts for all cards of that name its player uses, not for each copy.
    pub of_name: bool,
}

/// For how long uses are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Per {
    Attack,
    CombatRound,
    Battle,
    #[default]
    Phase,
    Round,
    Game,
}

/// A change to what a card is or can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grant {
    Attack(Num),
    LoseAttack(Num),
    Hp(Num),
    DoubleHp,
    Command(Num),
    NoCommand,
    Keyword(Keyword),
    LoseKeyword(Keyword),
    Trait(Trait),
    /// An ability the card has besides its own.
    Ability(Box<Ability>),
    /// Text box blank except for traits.
    Blank,
    CannotBeAttacked,
    CannotBeTargetedByEnemies,
    CannotRetreat,
    IgnoresFlying,
    /// Deals double damage to enemy cards that are this.
    DoubleDamageTo(Sel),
}

/// Something given to cards: whom, what, while what holds, how long. The same whether a card says it for good or for a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifier {
    pub to: On,
    pub grant: Grant,
    pub cond: Option<Cond>,
    pub until: Until,
}

/// What always holds while the card is in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    Modify(Modifier),
    /// Sacrifice this card when it has that much damage.
    SacrificeAtDamage(u8),
}

/// When a delayed effect happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Later {
    EndOfPhase,
    /// After the card being deployed has entered play.
    AfterItEnters,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Choose {
        into: Reg,
        what: Sel,
        by: Who,
        how: How,
    },
    ChoosePlace {
        into: Reg,
        from: Places,
        target: bool,
    },
    /// Choose one of two effects.
    OneOf(Vec<Op>, Vec<Op>),
    Gain(Who, Num),
    TakeResources(Num),
    PlaceResources(Num),
    TakeFromThis(Num),
    Draw(Who, Num),
    DiscardRandom(Who, Num),
    /// Put on the owner's discard pile, from wherever it is, without destroying it.
    Discard(On),
    ReturnToHand(On),
    /// Look at the top cards of your deck for one; the rest go to the bottom in any order.
    Search {
        depth: u8,
        what: Sel,
        reveal: bool,
        then: Found,
    },
    /// Reveal the top card of your deck and remember it in [`REVEALED`].
    RevealTop,
    /// Put a card from outside play into your hand.
    AddToHand(Ref),
    PutIntoPlay(Ref, To),
    /// Put a card into play attached to another.
    PutIntoPlayOn(Ref, Ref),
    /// Deploy an attachment from hand now on that unit, paying its cost.
    DeployOn(Ref, Ref),
    Tokens(Name, Num, To),
    Deal(Num, On),
    Indirect(Num, Players, Reg),
    MoveDamage(Num, Ref, Ref),
    Heal(Num, On),
    Prevent(Num),
    Reassign(Num, Ref),
    Increase(Num),
    Destroy(On),
    Sacrifice(On),
    Exhaust(On),
    Ready(On),
    Rout(On),
    Move(On, To),
    CommitAgain(Ref, Reg),
    AttachTo(Ref, Ref),
    /// You take control of it.
    TakeControl(On),
    ReduceCost(Num),
    /// What follows happens in place of what is being answered.
    Instead,
    Cancel,
    CancelShield,
    MoreShield(Num),
    Redirect(Ref),
    BattleAbility(Reg),
    Modify(Modifier),
    Delay(Later, Vec<Op>),
    If(Cond, Vec<Op>),
    /// What follows happens only if what came before did something.
    Then,
    Repeat(Num, Vec<Op>),
    /// Each player in turn, you first, is the one these steps call you.
    EachPlayer(Vec<Op>),
}

/// What happens to the card that was searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    Hand,
    Play(To),
}

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    pub class: Class,
    pub trigger: Option<Trigger>,
    /// Holds while; else the card does not have the ability.
    pub cond: Option<Cond>,
    pub costs: Vec<Cost>,
    pub body: Vec<Op>,
    pub limit: Option<Limit>,
    /// Used from the hand although the card is no event.
    pub from_hand: bool,
}
