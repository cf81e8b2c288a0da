//! What a check finds: a closed list of faults with their facts, the clause each rests on, and how much it weighs.
//! How they are said, and what would mend them, is in [`crate::said`].

use jiff::civil::Date;
use rulebook::{Cites, Clause, Saying, clause};
use serde::{Deserialize, Serialize};

use crate::catalogue::conquest::Faction;
use crate::catalogue::l5r::{Clan, Ring};
use crate::catalogue::{CardId, PackId};
use crate::coded::coded;
use crate::list::Part;
use crate::setting::{Rules, Setting, Tier};

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
    /// Not exactly five provinces.
    Provinces { found: u32 },
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
    /// More than one title of the restricted list.
    RestrictedCards { version: String, cards: Vec<CardId> },
    /// A product that is legal only later.
    NotYetLegal { pack: PackId, from: Date, cards: Vec<CardId> },
    /// A product left out by the organizer, or doubtful.
    ProductExcluded { pack: PackId, cards: Vec<CardId> },
    /// A product the organizer has to decide on.
    ProductUndecided { pack: PackId, cards: Vec<CardId> },
    /// So many cards that shuffling in time may be hard.
    Large { found: u32 },
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
            | Provinces { .. }
            | Influence { .. }
            | ConflictCharacters { .. }
            | Rings { .. }
            | Large { .. } => Vec::new(),
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
            TooFewCards { found, least } | DeckSize { found, least, .. } => (*found, *least),
            Provinces { found } => (*found, 5),
            Planets { missing, surplus } if surplus.is_empty() => (0, missing.len() as u32),
            _ => return false,
        };
        found < wanted && found.saturating_add(cards) >= wanted
    }

    fn weight(&self) -> Weight {
        match self {
            Fault::ProductUndecided { .. } => Weight::Undecided,
            Fault::Large { .. } => Weight::Reminder,
            _ => Weight::Refused,
        }
    }

    /// The clause of the regulations in force. What the Polish edition does not say, it takes from the English one; how
    /// Conquest decks are built stands in the game's own rules.
    fn clause(&self, setting: &Setting) -> Clause {
        use Fault::*;
        let polish = setting.rules == Rules::Podboj11;
        let either = |english: Clause, in_polish: Clause| if polish { in_polish } else { english };
        match self {
            NoPlayerName if setting.rules == Rules::L5r23 => clause!("LT-2.2.23"),
            NoPlayerName => clause!("CT-2.2.13"),
            Warlords { .. } => either(clause!("CT-2.2.5"), clause!("PT-2.2.4")),
            Synapse { .. } => either(clause!("CT-2.2.6"), clause!("PT-2.2.5")),
            TooFewCards { .. } => either(clause!("CT-2.2.7"), clause!("PT-2.2.6")),
            Large { .. } => either(clause!("CT-2.2.9"), clause!("PT-2.2.8")),
            Planets { .. } => either(clause!("CT-2.2.10"), clause!("PT-2.2.9")),
            PlanetInDeck { .. } => either(clause!("CT-2.2.11"), clause!("PT-2.2.10")),
            NotADeckCard { .. } => clause!("CG-4.1.4"),
            SignatureMissing { .. } => clause!("CG-4.1.2"),
            SignatureSurplus { .. } | ForeignSignature { .. } => clause!("CG-4.2.3"),
            NotAdjacent { .. } => clause!("CG-4.1.5"),
            TwoAllies { .. } => clause!("CG-4.1.8"),
            LoyalAlly { .. } => clause!("CG-4.1.7"),
            TyranidAllies { .. } | TyranidNeutralArmy { .. } => clause!("CG-4.5.4"),
            NecronForeign { .. } | NecronNotArmy { .. } => clause!("CG-4.5.3"),
            WarlordsOwnAllies { .. } => clause!("CG-4.5.5"),
            TooManyCopies { .. } if setting.rules == Rules::L5r23 => clause!("LT-2.2.15"),
            TooManyCopies { .. } => clause!("CG-4.2.1"),
            Strongholds { .. } | WrongPart { .. } => clause!("LT-2.2.4"),
            Roles { .. } => clause!("LT-2.2.5"),
            DeckSize { part: Part::Conflict, .. } => clause!("LT-2.2.10"),
            DeckSize { .. } => clause!("LT-2.2.8"),
            DynastyClan { .. } => clause!("LT-2.2.9"),
            SplashClans { .. } | ClanOnly { .. } => clause!("LT-2.2.12"),
            Influence { .. } | NoInfluenceCost { .. } => clause!("LT-2.2.13"),
            ConflictCharacters { .. } => clause!("LT-2.2.14"),
            CardLimit { .. } => clause!("LT-2.2.15"),
            Provinces { .. } | Rings { .. } | SameProvince { .. } => clause!("LT-2.2.16"),
            ProvinceClan { .. } => clause!("LT-2.2.17"),
            RoleOfOtherClan { .. } => clause!("LT-2.2.18"),
            RoleOnly { .. } | SupportClan { .. } => clause!("LT-2.2.19"),
            // The Rules Reference carries the list; the regulations send to it.
            RestrictedCards { .. } => clause!("LT-0.1.4"),
            NotYetLegal { .. } => match (setting.rules, setting.tier) {
                (Rules::Conquest12, Tier::Premier) => clause!("CT-2.2.48"),
                (Rules::Conquest12, _) => clause!("CT-2.2.47"),
                (Rules::Podboj11, Tier::Premier) => clause!("PT-2.2.33"),
                (Rules::Podboj11, _) => clause!("PT-2.2.32"),
                (Rules::L5r23, Tier::Premier) => clause!("LT-2.3.7"),
                (Rules::L5r23, _) => clause!("LT-2.3.6"),
            },
            ProductExcluded { pack, .. } if pack.pack().doubtful && setting.products.legal.is_none() => {
                either(clause!("CT-2.2.42"), clause!("PT-2.2.27"))
            }
            ProductExcluded { .. } | ProductUndecided { .. } => match setting.rules {
                Rules::Conquest12 => clause!("CT-2.2.50"),
                Rules::Podboj11 => clause!("PT-2.2.32"),
                Rules::L5r23 => clause!("LT-2.3.9"),
            },
        }
    }
}
