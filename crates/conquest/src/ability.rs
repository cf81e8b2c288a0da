//! The language abilities are written in: trigger, condition, cost, choice, effect, duration.
//!
//! A card reads like its text: `reaction(after(Leaves).destroyed().obj([Unit, Enemys, AtThisPlanet])).then([Gain(You, N(1))])`.
//! The engine interprets the tree, and `text` says it in three languages. Nothing here knows a card.

mod build;
mod event;
mod noun;

use crate::facts::{Faction, Keyword, Trait};

pub use build::{
    HOST, IT, THAT, THIS, Walk, action, all, all_while, battle, change, cheaper, choose, combat_action,
    deploy_action, each, forced_interrupt, forced_reaction, headquarters_action, host, host_while, interrupt,
    may_choose, opponent_chooses, reaction, struck, target, this, this_while, unstoppable, when,
};
pub use event::{Class, Event, Only, Timing, Trigger};
pub use noun::{
    Cond, How, Is, Name, Num, OTHER_PLACE, On, PAID, PAID_AT, Places, Players, REVEALED, Ref, Reg, Sel, To,
    Who, Zone,
};

/// What is paid before the effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cost {
    ExhaustThis,
    SacrificeThis,
    ExhaustUnit(Sel),
    SacrificeUnit(Sel),
    /// Discard a card, from hand or from play.
    DiscardCard(Sel),
    /// Exhaust the unit this card is attached to.
    ExhaustHost,
    Pay(Num),
    /// Pay the printed cost of the card chosen into that place.
    PayPrinted(Sel),
    PayX,
    DamageThis(Num),
    /// Deal damage to the card of the triggering event.
    DamageThat(Num),
    /// Discard X cards from your hand that are all of this.
    DiscardX(Sel),
    /// Sacrifice X units that are all of this.
    SacrificeX(Sel),
    /// Return a unit you control to its owner's hand; where it was is remembered.
    ReturnUnit(Sel),
    /// Shuffle X cards from your discard pile that are all of this into your deck.
    ShuffleX(Sel),
    /// Remove the infestation token from this planet.
    Cleanse,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Until {
    #[default]
    EndOfPhase,
    EndOfBattle,
    EndOfCombatRound,
    EndOfRound,
    ThisAttack,
    NextAttack,
    ThisStruggle,
    /// Until the next combat round of the battle begins.
    NextCombatRound,
    /// Until your opponent's next combat turn is over.
    NextEnemyTurn,
    /// Until its player has deployed such a card, in this phase.
    NextDeployed,
    /// For its player's next action in this phase.
    NextAction,
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
    SetAttack(u8),
    DoubleAttack,
    Hp(Num),
    LoseHp(Num),
    DoubleHp,
    Command(Num),
    NoCommand,
    Keyword(Keyword),
    /// The keyword chosen before among those printed on that card.
    KeywordOf(Ref),
    /// Area Effect of so much.
    AreaEffect(Num),
    LoseKeyword(Keyword),
    Trait(Trait),
    /// An ability the card has besides its own.
    Ability(Box<Ability>),
    /// Text box blank except for traits.
    Blank,
    /// Text box blank, traits included.
    BlankWhole,
    /// Loses all keywords.
    NoKeywords,
    /// Cards and resources added to a command struggle won at its planet.
    Bonus(u8, u8),
    CannotAttack,
    /// Must be chosen as defender before others.
    MustDefend,
    /// No damage can be removed from it.
    CannotBeHealed,
    /// Damage dealt to it is doubled.
    TakesDouble,
    CannotBeAttacked,
    CannotBeTargetedByEnemies,
    CannotRetreat,
    CannotBeRouted,
    /// Card effects do not exhaust it.
    CannotBeExhausted,
    /// Stays exhausted when units ready between combat rounds.
    NotReadiedBetweenRounds,
    /// Its icons do not count in command struggles.
    UncountedIcons,
    /// Of that faction, and of no other.
    Faction(Faction),
    /// Given to a warlord: what its player deploys that is all of this is so much cheaper, but not below that price.
    Cheaper(Sel, u8, u8),
    IgnoresFlying,
    /// Damage it deals cannot be prevented.
    SureDamage,
    /// Must attack in its player's next combat turn, and attack the card that says so, if able.
    MustAttackThis,
    /// Counts its command icons even while exhausted.
    CountsExhausted,
    /// Something that always holds, as if it stood on the card.
    Constant(Box<Constant>),
    CannotReady,
    /// Takes no damage from cards that are this.
    SparedBy(Sel),
    /// Damage to it is reduced to that much.
    TakesAtMost(u8),
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
    /// A modifier under the name Hive Mind, which other cards ask for.
    HiveMind(Modifier),
    /// Sacrifice this card when it has that much damage.
    SacrificeAtDamage(u8),
    /// Your opponent pays so much more to strike at this planet.
    StrikesCostMore(u8),
    /// Each card you have in reserve counts as a command icon at its planet.
    ReserveCounts,
    /// Such cards in your hand may be used as shields with so many icons for such units.
    Shields {
        what: Sel,
        icons: u8,
        on: Sel,
    },
    /// You may strike with this card as an action of the combat phase.
    StrikesAsAction,
    /// You may play such events from that player's discard pile. Your own are out of the game afterwards, those of your
    /// opponent go back to where they were.
    PlaysFromDiscard(Who, Sel),
    /// Each card you have in reserve is treated as that unit during the combat phase.
    ReserveFights(Name),
    /// Your opponent cannot deploy copies of a card attached to this one.
    BarsCopies,
    /// In a battle at its planet your opponent counts as having the initiative for abilities, if only you control one there.
    YieldsInitiative,
    /// It must commit to another planet than your warlord, if able.
    CommitsApart,
    /// Your opponent takes so many resources less in the headquarters phase.
    CollectsLess(u8),
    /// That player's cards that are all of this cost so much more; less than nothing: so much less.
    Price {
        who: Who,
        what: Sel,
        more: i8,
    },
    /// Deploying this card costs so much less. Holds wherever the card is.
    OwnPriceLess(Num),
    /// You may deploy this card from your discard pile.
    FromDiscard,
    /// Deploying this card also costs so many cards of your hand.
    DiscardsToDeploy(u8),
    /// Your opponent's warlord cannot commit to this planet, unless it is the only one.
    NoEnemyWarlord,
    /// This planet is of that type too; see [`crate::card::TECH`].
    OfType(u8),
    /// Your opponent plays with the top card of the deck revealed.
    TopRevealed,
    /// You may deploy cards from your hand that are all of this as if they had Ambush.
    LikeAmbush(Sel),
    /// You may deploy this card as if it had Ambush while this holds.
    AmbushWhile(Cond),
    /// It brings battle and initiative to its planet as a warlord does, unless an enemy warlord is there.
    CountsAsWarlord,
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
    /// Choose a number X from 1 to this.
    ChooseNumber(Num),
    /// Choose one of the keywords printed on that card.
    ChooseKeyword(Ref),
    /// Choose a planet that is out of the game.
    ChooseAside(Reg),
    /// Each player chooses a planet in secret, then both are revealed: yours into the first place, your opponent's into the second.
    SecretPlanets(Reg, Reg),
    /// You may let this happen.
    May(Vec<Op>),
    /// Your opponent is the one these steps call you.
    Opponent(Vec<Op>),
    /// Deploy a unit there from the hand or a discard pile, paying its cost.
    DeployAt(Ref, To),
    /// For a time something holds at that planet, as if it stood on a card of yours there.
    Rule(To, Constant, Until),
    /// Your opponent may discard so many cards from hand; if not, these steps follow.
    OpponentDiscardsOr(u8, Vec<Op>),
    /// The effect that is being answered ends, with everything it was about to do.
    CancelEffect,
    /// The winner of the command struggle takes none of the planet's bonuses.
    ForgoBonus,
    /// The winner of the battle does not use the planet's Battle ability.
    ForgoPrize,
    /// Two units change places.
    SwitchPlaces(Ref, Ref),
    /// Two planets change places; what is at them stays where it is.
    SwitchPlanets(Reg, Reg),
    /// A planet in play and one out of the game change places; what is at the one in play stays there.
    SwitchAside(Reg, Reg),
    /// This attachment is attached no longer: where it is it becomes that unit, its other face, until it leaves play.
    Become(Name),
    /// Damage those players divide among their units that are all of this.
    IndirectAmong(Num, Players, Sel),
    /// Choose one of two effects.
    OneOf(Vec<Op>, Vec<Op>),
    Gain(Who, Num),
    TakeResources(Num),
    PlaceResources(Num),
    TakeFromThis(Num),
    Draw(Who, Num),
    DiscardRandom(Who, Num),
    LoseResources(Who, Num),
    /// Discard so many top cards of that deck and remember the last of them in [`REVEALED`].
    DiscardTop(Who, Num),
    /// Put on top of its owner's deck.
    PutOnDeck(On),
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
    /// Look at the top cards of your deck for some, as many as that; the rest are shuffled into it.
    SearchAndShuffle {
        depth: u8,
        what: Sel,
        most: u8,
        then: Found,
    },
    /// The search that is being answered looks at so many more cards.
    SearchDeeper(Num),
    /// Reveal the top card of your deck and remember it in [`REVEALED`].
    RevealTop,
    /// Put a card from outside play into your hand.
    AddToHand(Ref),
    PutIntoPlay(Ref, To),
    /// Put a card into play under your control, whoever owns it.
    PutUnderControl(Ref, To),
    /// Put a card into play attached to another.
    PutIntoPlayOn(Ref, Ref),
    /// Deploy an attachment from hand now on that unit, paying its cost.
    DeployOn(Ref, Ref),
    Tokens(Name, Num, To),
    Deal(Num, On),
    /// Each of the two deals damage equal to its ATK to the other, both at once, if both were exhausted for it.
    TradeBlows(Ref, Ref),
    /// Damage that nothing prevents.
    DealSurely(Num, On),
    /// Damage those players divide among their units there.
    Indirect(Num, Players, To),
    /// X is so much from now on.
    Let(Num),
    /// A ranged skirmish is fought now in the battle under way.
    RangedSkirmish,
    MoveDamage(Num, Ref, Ref),
    Heal(Num, On),
    Prevent(Num),
    Reassign(Num, Ref),
    Increase(Num),
    /// Makes the damage that is being answered smaller. Damage that nothing prevents can be reduced.
    Reduce(Num),
    Destroy(On),
    Sacrifice(On),
    Exhaust(On),
    Ready(On),
    Rout(On),
    /// Send home exhausted, as a withdrawal from a battle does.
    Retreat(On),
    /// You may pay so much; if you do not, these steps follow.
    PayOr(Num, Vec<Op>),
    Move(On, To),
    CommitAgain(Ref, Reg),
    /// Commit a unit to this planet.
    CommitHere(Ref),
    AttachTo(Ref, Ref),
    /// You take control of it.
    TakeControl(On),
    /// Put on top of the discard pile in which it lies.
    PutOnTop(On),
    /// Shuffle into the owner's deck.
    ShuffleIntoDeck(On),
    /// That player shows the hand to both.
    RevealHand(Who),
    /// You must pass in your next deployment turn.
    PassNextTurn,
    /// Its owner has control of it again.
    GiveBack(On),
    /// Set your enslavement dial to another faction.
    TurnDial,
    /// Put it face down into reserve at its planet.
    PutInReserve(On),
    /// Look at a card in reserve.
    LookAt(Ref),
    /// Attach a card outside play to this one; it does nothing there.
    HoldUnder(Ref),
    /// You have the initiative in the battle under way.
    TakeInitiative,
    ReduceCost(Num),
    /// Makes the card being deployed cheaper, but not below that price.
    ReduceCostTo(Num, u8),
    /// Makes the card being deployed dearer.
    RaiseCost(Num),
    /// What follows happens in place of what is being answered.
    Instead,
    Cancel,
    /// The ability that is being answered targets that card instead.
    Retarget(Ref),
    /// Battles are fought from the last planet to the first in this phase.
    ReverseBattles,
    /// You take the next combat turn.
    TakeTurn,
    /// The event card that was played takes effect once more, for you.
    CopyEvent,
    /// The winner of the command struggle gets no card bonus, or no resource bonus, of its planet in this phase.
    CancelBonus(Bonus),
    /// Your opponent cannot use abilities until the attack that is being answered is over.
    Hush,
    /// An extra battle is fought there now.
    FightAt(To),
    /// Ends the attack that is being answered.
    CancelAttack,
    CancelShield,
    MoreShield(Num),
    /// The shield card has twice as many icons.
    DoubleShield,
    Redirect(Ref),
    BattleAbility(To),
    Infest(To),
    /// Put a token into play at each of those places.
    TokensAtEach(Name, Places),
    Modify(Modifier),
    Delay(Later, Vec<Op>),
    If(Cond, Vec<Op>),
    /// What follows happens only if what came before did something.
    Then,
    /// What follows happens only if none of the damage dealt before was prevented: a cost paid by what was chosen.
    IfTaken,
    Repeat(Num, Vec<Op>),
    /// These steps for each planet in turn, which is remembered there.
    EachPlanet(Reg, Vec<Op>),
    /// These steps again and again while this holds and they do something.
    While(Cond, Vec<Op>),
    /// Each player in turn, you first, is the one these steps call you.
    EachPlayer(Vec<Op>),
}

/// One of the two things a planet gives to who wins its command struggle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    Cards,
    Resources,
}

/// What happens to the card that was searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    Hand,
    Play(To),
    /// Put into play attached to this card.
    OnThis,
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
    /// Used from the discard pile.
    pub from_discard: bool,
    /// Any player may use it.
    pub anyone: bool,
    /// It stands under the name Unstoppable.
    pub unstoppable: bool,
}
