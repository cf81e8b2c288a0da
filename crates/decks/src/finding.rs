//! What a check finds: a closed list of faults with their facts, the clause each rests on, and how much it weighs.
//! How they are said, and what would mend them, is in [`crate::said`].

use jiff::civil::Date;
use regulations::Topic;
use rulebook::{Cites, Clause, Saying};
use serde::{Deserialize, Serialize};

use crate::catalogue::conquest::Faction;
use crate::catalogue::l5r::{Clan, Ring};
use crate::catalogue::{CardId, PackId, Part};
use crate::coded::coded;
use crate::rules::Norm;
use crate::setting::Setting;

coded! {
    /// How much a finding weighs.
    pub enum Weight {
        /// The deck may not be played.
        Refused = "refused",
        /// The organizer has to decide.
        Undecided = "undecided",
        /// Good to know; the deck is legal.
        Reminder = "reminder",
    }
}

/// One finding: what is at fault, by which clause, and how much it weighs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// What is at fault.
    #[serde(flatten)]
    pub fault: Fault,
    /// The clause it rests on.
    pub clause: Clause,
    /// How much it weighs.
    pub weight: Weight,
}

/// What can be at fault with a deck, in the order findings are given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Fault {
    /// A required list does not name its player.
    NoPlayerName,
    /// Not exactly one warlord.
    Warlords { found: u32, cards: Vec<CardId> },
    /// Not as many synapse cards as the warlord requires.
    Synapse { wanted: u32, found: u32, cards: Vec<CardId> },
    /// Fewer cards than a deck must have.
    TooFewCards { found: u32, least: u32 },
    /// A planet among the cards of the deck.
    PlanetInDeck { card: CardId },
    /// Not exactly the ten planets of the core set.
    Planets { missing: Vec<CardId>, surplus: Vec<CardId> },
    /// A card that is never in a deck.
    NotADeckCard { card: CardId },
    /// Too few copies of a signature card of the warlord.
    SignatureMissing { card: CardId, wanted: u32, found: u32 },
    /// Too many copies of a signature card of the warlord.
    SignatureSurplus { card: CardId, wanted: u32, found: u32 },
    /// A signature card of another warlord.
    ForeignSignature { card: CardId },
    /// Cards of a faction that is not next to the warlord's on the alliance wheel.
    NotAdjacent { faction: Faction, neighbours: Vec<Faction>, cards: Vec<CardId> },
    /// Cards of both neighbours on the wheel.
    TwoAllies { factions: Vec<Faction>, cards: Vec<CardId> },
    /// A loyal card of another faction.
    LoyalAlly { card: CardId },
    /// A Tyranid deck with cards of another faction.
    TyranidAllies { cards: Vec<CardId> },
    /// A Tyranid deck with neutral army units.
    TyranidNeutralArmy { cards: Vec<CardId> },
    /// A Necron deck with cards of a faction outside the wheel.
    NecronForeign { cards: Vec<CardId> },
    /// A Necron deck with cards of other factions that are no army units.
    NecronNotArmy { cards: Vec<CardId> },
    /// Cards the warlord's own text does not allow.
    WarlordsOwnAllies { warlord: CardId, cards: Vec<CardId> },
    /// Not exactly one stronghold.
    Strongholds { found: u32, cards: Vec<CardId> },
    /// More than one role.
    Roles { found: u32, cards: Vec<CardId> },
    /// A card listed in a part it does not belong to.
    WrongPart { card: CardId, listed: Part, belongs: Part },
    /// A dynasty or conflict deck outside its bounds.
    DeckSize { part: Part, found: u32, least: u32, most: u32 },
    /// Fewer cards of a part than there must be.
    PartTooSmall { part: Part, found: u32, least: u32 },
    /// A card of another side than the one that leads the deck.
    OtherSide { card: CardId, side: String },
    /// Not exactly five provinces.
    Provinces { found: u32, wanted: u32 },
    /// A dynasty card of another clan.
    DynastyClan { card: CardId, clan: Clan },
    /// A province of another clan.
    ProvinceClan { card: CardId, clan: Clan },
    /// Out-of-clan cards of more than one clan.
    SplashClans { clans: Vec<Clan>, cards: Vec<CardId> },
    /// A card only other clans may use.
    ClanOnly { card: CardId, clans: Vec<Clan> },
    /// An out-of-clan card without influence cost.
    NoInfluenceCost { card: CardId },
    /// More influence spent than there is.
    Influence { spent: u32, pool: u32 },
    /// Too many characters in the conflict deck.
    ConflictCharacters { found: u32, most: u32 },
    /// A Keeper or Seeker role that is not the clan's.
    RoleOfOtherClan { role: CardId, clan: Clan, may: Vec<CardId> },
    /// A card that needs a role with a trait the role does not have.
    RoleOnly { card: CardId, needs: String },
    /// Influence spent on another clan than the Support role names.
    SupportClan { role: CardId, clan: Clan, cards: Vec<CardId> },
    /// Too many copies of one name or title.
    TooManyCopies { card: CardId, found: u32, most: u32 },
    /// More copies than the card itself allows.
    CardLimit { card: CardId, found: u32, most: u32 },
    /// Not one province for each ring.
    Rings { doubled: Vec<Ring>, missing: Vec<Ring> },
    /// The same province twice.
    SameProvince { card: CardId },
    /// More titles of a restricted list than it allows.
    RestrictedCards { version: String, most: u32, cards: Vec<CardId> },
    /// Cards of a banned list.
    BannedCards { version: String, cards: Vec<CardId> },
    /// A product that is legal only later.
    NotYetLegal { pack: PackId, from: Date, cards: Vec<CardId> },
    /// A product left out by the organizer, or doubtful.
    ProductExcluded { pack: PackId, cards: Vec<CardId> },
    /// A product the organizer has to decide on.
    ProductUndecided { pack: PackId, cards: Vec<CardId> },
    /// So many cards that shuffling in time may be hard.
    Large { found: u32 },
    /// A tournament before the first day of the regulations it is judged by.
    NotInForce { from: Date },
}

impl Finding {
    pub(crate) fn new(setting: &Setting, fault: Fault) -> Finding {
        Finding { clause: fault.clause(setting), weight: fault.weight(), fault }
    }

    /// Whether it keeps the deck from being played.
    pub fn is_refusal(&self) -> bool {
        self.weight == Weight::Refused
    }

    /// What would mend it.
    pub fn mend(&self) -> Saying {
        self.fault.mend()
    }
}

impl Cites for Finding {
    fn clause(&self) -> Clause {
        self.clause
    }

    fn saying(&self) -> Saying {
        self.fault.saying()
    }
}

impl Fault {
    /// The cards it speaks of.
    pub fn cards(&self) -> Vec<CardId> {
        use Fault::*;
        match self {
            NoPlayerName
            | TooFewCards { .. }
            | DeckSize { .. }
            | PartTooSmall { .. }
            | Provinces { .. }
            | Influence { .. }
            | ConflictCharacters { .. }
            | Rings { .. }
            | Large { .. }
            | NotInForce { .. } => Vec::new(),
            Warlords { cards, .. }
            | Synapse { cards, .. }
            | NotAdjacent { cards, .. }
            | TwoAllies { cards, .. }
            | TyranidAllies { cards }
            | TyranidNeutralArmy { cards }
            | NecronForeign { cards }
            | NecronNotArmy { cards }
            | WarlordsOwnAllies { cards, .. }
            | Strongholds { cards, .. }
            | Roles { cards, .. }
            | SplashClans { cards, .. }
            | SupportClan { cards, .. }
            | RestrictedCards { cards, .. }
            | BannedCards { cards, .. }
            | NotYetLegal { cards, .. }
            | ProductExcluded { cards, .. }
            | ProductUndecided { cards, .. } => cards.clone(),
            Planets { missing, surplus } => missing.iter().chain(surplus).copied().collect(),
            PlanetInDeck { card }
            | NotADeckCard { card }
            | SignatureMissing { card, .. }
            | SignatureSurplus { card, .. }
            | ForeignSignature { card }
            | LoyalAlly { card }
            | WrongPart { card, .. }
            | OtherSide { card, .. }
            | DynastyClan { card, .. }
            | ProvinceClan { card, .. }
            | ClanOnly { card, .. }
            | NoInfluenceCost { card }
            | RoleOnly { card, .. }
            | TooManyCopies { card, .. }
            | CardLimit { card, .. }
            | SameProvince { card } => vec![*card],
            RoleOfOtherClan { role, .. } => vec![*role],
        }
    }

    /// Whether it says that cards are missing and that many cards could fill the gap.
    pub(crate) fn may_be_filled_by(&self, cards: u32) -> bool {
        use Fault::*;
        let (found, wanted) = match self {
            Warlords { found, .. } | Strongholds { found, .. } => (*found, 1),
            Synapse { found, wanted, .. } | SignatureMissing { found, wanted, .. } => (*found, *wanted),
            TooFewCards { found, least }
            | DeckSize { found, least, .. }
            | PartTooSmall { found, least, .. } => (*found, *least),
            Provinces { found, wanted } => (*found, *wanted),
            Planets { missing, surplus } if surplus.is_empty() => (0, missing.len() as u32),
            NoPlayerName
            | PlanetInDeck { .. }
            | Planets { .. }
            | NotADeckCard { .. }
            | SignatureSurplus { .. }
            | ForeignSignature { .. }
            | NotAdjacent { .. }
            | TwoAllies { .. }
            | LoyalAlly { .. }
            | TyranidAllies { .. }
            | TyranidNeutralArmy { .. }
            | NecronForeign { .. }
            | NecronNotArmy { .. }
            | WarlordsOwnAllies { .. }
            | Roles { .. }
            | WrongPart { .. }
            | OtherSide { .. }
            | DynastyClan { .. }
            | ProvinceClan { .. }
            | SplashClans { .. }
            | ClanOnly { .. }
            | NoInfluenceCost { .. }
            | Influence { .. }
            | ConflictCharacters { .. }
            | RoleOfOtherClan { .. }
            | RoleOnly { .. }
            | SupportClan { .. }
            | TooManyCopies { .. }
            | CardLimit { .. }
            | Rings { .. }
            | SameProvince { .. }
            | RestrictedCards { .. }
            | BannedCards { .. }
            | NotYetLegal { .. }
            | ProductExcluded { .. }
            | ProductUndecided { .. }
            | Large { .. }
            | NotInForce { .. } => return false,
        };
        found < wanted && found.saturating_add(cards) >= wanted
    }

    fn weight(&self) -> Weight {
        use Fault::*;
        match self {
            ProductUndecided { .. } => Weight::Undecided,
            Large { .. } | NotInForce { .. } => Weight::Reminder,
            NoPlayerName
            | Warlords { .. }
            | Synapse { .. }
            | TooFewCards { .. }
            | PlanetInDeck { .. }
            | Planets { .. }
            | NotADeckCard { .. }
            | SignatureMissing { .. }
            | SignatureSurplus { .. }
            | ForeignSignature { .. }
            | NotAdjacent { .. }
            | TwoAllies { .. }
            | LoyalAlly { .. }
            | TyranidAllies { .. }
            | TyranidNeutralArmy { .. }
            | NecronForeign { .. }
            | NecronNotArmy { .. }
            | WarlordsOwnAllies { .. }
            | Strongholds { .. }
            | Roles { .. }
            | WrongPart { .. }
            | DeckSize { .. }
            | PartTooSmall { .. }
            | OtherSide { .. }
            | Provinces { .. }
            | DynastyClan { .. }
            | ProvinceClan { .. }
            | SplashClans { .. }
            | ClanOnly { .. }
            | NoInfluenceCost { .. }
            | Influence { .. }
            | ConflictCharacters { .. }
            | RoleOfOtherClan { .. }
            | RoleOnly { .. }
            | SupportClan { .. }
            | TooManyCopies { .. }
            | CardLimit { .. }
            | Rings { .. }
            | SameProvince { .. }
            | RestrictedCards { .. }
            | BannedCards { .. }
            | NotYetLegal { .. }
            | ProductExcluded { .. } => Weight::Refused,
        }
    }

    /// The clause the pack gives for it.
    fn clause(&self, setting: &Setting) -> Clause {
        use Fault::*;
        let rules = &setting.rules;
        let norm = match self {
            NoPlayerName => return rules.topic(Topic::DeckListComplete),
            NotYetLegal { .. } => {
                let by_tier = setting.tier_rules().and_then(|tier| tier.legality_clause);
                return by_tier.unwrap_or_else(|| rules.clause(Norm::Products));
            }
            ProductExcluded { pack, .. } if pack.pack().doubtful && setting.products.legal.is_none() => {
                Norm::OfficialCards
            }
            ProductExcluded { .. } | ProductUndecided { .. } => Norm::Products,
            Warlords { .. } => Norm::Warlord,
            Synapse { .. } => Norm::Synapse,
            TooFewCards { .. } => Norm::LeastCards,
            Large { .. } => Norm::ShuffledInTime,
            Planets { .. } => Norm::Planets,
            PlanetInDeck { .. } => Norm::PlanetsApart,
            NotADeckCard { .. } => Norm::DeckCards,
            SignatureMissing { .. } => Norm::SignatureSquad,
            SignatureSurplus { .. } | ForeignSignature { .. } => Norm::SignatureCards,
            NotAdjacent { .. } => Norm::AdjacentAlly,
            TwoAllies { .. } => Norm::OneAlly,
            LoyalAlly { .. } => Norm::LoyalCards,
            TyranidAllies { .. } | TyranidNeutralArmy { .. } => Norm::Tyranids,
            NecronForeign { .. } | NecronNotArmy { .. } => Norm::Necrons,
            WarlordsOwnAllies { .. } => Norm::OwnAllies,
            TooManyCopies { .. } | CardLimit { .. } => Norm::MostCopies,
            Strongholds { .. } | WrongPart { .. } => Norm::Parts,
            Roles { .. } => Norm::Role,
            DeckSize { part: Part::CONFLICT, .. } => Norm::ConflictSize,
            DeckSize { part: Part::DYNASTY, .. } => Norm::DynastySize,
            DeckSize { .. } | PartTooSmall { .. } => Norm::Parts,
            OtherSide { .. } => Norm::Sides,
            DynastyClan { .. } => Norm::DynastyClan,
            SplashClans { .. } | ClanOnly { .. } => Norm::OneSplash,
            Influence { .. } | NoInfluenceCost { .. } => Norm::Influence,
            ConflictCharacters { .. } => Norm::Characters,
            Provinces { .. } | Rings { .. } | SameProvince { .. } => Norm::Provinces,
            ProvinceClan { .. } => Norm::ProvinceClan,
            RoleOfOtherClan { .. } => Norm::ClanRole,
            RoleOnly { .. } | SupportClan { .. } => Norm::RoleEffects,
            RestrictedCards { .. } => Norm::Restricted,
            BannedCards { .. } => Norm::Banned,
            NotInForce { .. } => Norm::InForce,
        };
        rules.clause(norm)
    }
}
