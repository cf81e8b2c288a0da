//! How faults are said and what would mend them: keys of `locales/` with their facts. No prose here.

use jiff::civil::Date;
use rulebook::{Saying, Value, say};

use crate::catalogue::conquest::{self, Faction};
use crate::catalogue::l5r::{self, Clan, Ring};
use crate::catalogue::{Card, CardId, Game, Part, Word};
use crate::finding::{Fault, Weight};
use crate::products::Region;
use crate::rules::Rules;

/// Domain words that can be said in a language.
pub trait Said {
    /// The word, as something to be told to a person.
    fn said(&self) -> Saying;
}

impl Fault {
    /// What is at fault.
    pub fn saying(&self) -> Saying {
        use Fault::*;
        match self {
            NoPlayerName => say!("decks-no-player-name"),
            Warlords { found, cards } => say!("decks-warlords", found = *found, cards = names(cards)),
            Synapse { wanted, found, cards } => {
                say!("decks-synapse", wanted = *wanted, found = *found, cards = names(cards))
            }
            TooFewCards { found, least } => say!("decks-too-few-cards", found = *found, least = *least),
            PlanetInDeck { card } => say!("decks-planet-in-deck", card = name(*card)),
            Planets { missing, surplus } => say!(
                "decks-planets",
                missing_count = missing.len(),
                missing = names(missing),
                surplus_count = surplus.len(),
                surplus = names(surplus)
            ),
            NotADeckCard { card } => say!("decks-not-a-deck-card", card = name(*card)),
            SignatureMissing { card, wanted, found } => {
                say!("decks-signature-missing", card = name(*card), wanted = *wanted, found = *found)
            }
            SignatureSurplus { card, wanted, found } => {
                say!("decks-signature-surplus", card = name(*card), wanted = *wanted, found = *found)
            }
            ForeignSignature { card } => say!("decks-foreign-signature", card = name(*card)),
            NotAdjacent { faction, cards, .. } => {
                say!("decks-not-adjacent", faction = faction.said(), cards = names(cards))
            }
            TwoAllies { factions, .. } => say!("decks-two-allies", factions = all(factions)),
            LoyalAlly { card } => say!("decks-loyal-ally", card = name(*card)),
            TyranidAllies { cards } => say!("decks-tyranid-allies", cards = names(cards)),
            TyranidNeutralArmy { cards } => say!("decks-tyranid-neutral-army", cards = names(cards)),
            NecronForeign { cards } => say!("decks-necron-foreign", cards = names(cards)),
            NecronNotArmy { cards } => say!("decks-necron-not-army", cards = names(cards)),
            WarlordsOwnAllies { warlord, cards } => {
                say!("decks-warlords-own-allies", warlord = name(*warlord), cards = names(cards))
            }
            Strongholds { found, cards } => say!("decks-strongholds", found = *found, cards = names(cards)),
            Roles { found, cards } => say!("decks-roles", found = *found, cards = names(cards)),
            WrongPart { card, listed, belongs } => {
                say!("decks-wrong-part", card = name(*card), listed = listed.said(), belongs = belongs.said())
            }
            DeckSize { part, found, least, most } => {
                say!("decks-deck-size", part = part.said(), found = *found, least = *least, most = *most)
            }
            Provinces { found, wanted } => {
                say!("decks-provinces", found = *found, wanted = *wanted)
            }
            DynastyClan { card, clan } => {
                say!("decks-dynasty-clan", card = name(*card), clan = clan.said())
            }
            ProvinceClan { card, clan } => {
                say!("decks-province-clan", card = name(*card), clan = clan.said())
            }
            SplashClans { clans, .. } => say!("decks-splash-clans", clans = all(clans)),
            ClanOnly { card, clans } => say!("decks-clan-only", card = name(*card), clans = all(clans)),
            NoInfluenceCost { card } => say!("decks-no-influence-cost", card = name(*card)),
            Influence { spent, pool } => say!("decks-influence", spent = *spent, pool = *pool),
            ConflictCharacters { found, most } => {
                say!("decks-conflict-characters", found = *found, most = *most)
            }
            PartTooSmall { part, found, least } => {
                say!("decks-part-too-small", part = part.said(), found = *found, least = *least)
            }
            OtherSide { card, side } => say!("decks-other-side", card = name(*card), side = word(side)),
            RoleOfOtherClan { role, clan, .. } => {
                say!("decks-role-of-other-clan", role = name(*role), clan = clan.said())
            }
            RoleOnly { card, needs } => {
                say!("decks-role-only", card = name(*card), needs = role_trait(needs))
            }
            SupportClan { role, cards, .. } => {
                say!("decks-support-clan", role = name(*role), cards = names(cards))
            }
            TooManyCopies { card, found, most } => {
                say!("decks-too-many-copies", card = card.card().name, found = *found, most = *most)
            }
            CardLimit { card, found, most } => {
                say!("decks-card-limit", card = name(*card), found = *found, most = *most)
            }
            Rings { doubled, missing } => say!(
                "decks-rings",
                doubled_count = doubled.len(),
                doubled = all(doubled),
                missing = all(missing)
            ),
            SameProvince { card } => say!("decks-same-province", card = name(*card)),
            RestrictedCards { version, most, cards } => {
                say!("decks-restricted-most", version = version, most = *most, cards = names(cards))
            }
            BannedCards { version, cards } => {
                say!("decks-banned", version = version, cards = names(cards))
            }
            NotInForce { from } => say!("decks-not-in-force", from = day(*from)),
            NotYetLegal { pack, from, cards } => say!(
                "decks-not-yet-legal",
                product = pack.pack().name,
                from = day(*from),
                cards = names(cards)
            ),
            ProductExcluded { pack, cards } => {
                say!("decks-product-excluded", product = pack.pack().name, cards = names(cards))
            }
            ProductUndecided { pack, cards } => {
                say!("decks-product-undecided", product = pack.pack().name, cards = names(cards))
            }
            Large { found } => say!("decks-large", found = *found),
        }
    }

    /// What would mend it.
    pub fn mend(&self) -> Saying {
        use Fault::*;
        match self {
            NoPlayerName => say!("decks-mend-player-name"),
            Warlords { .. } => say!("decks-mend-warlords"),
            Synapse { wanted, .. } => say!("decks-mend-synapse", wanted = *wanted),
            TooFewCards { found, least } => say!("decks-mend-add", count = least.saturating_sub(*found)),
            PlanetInDeck { .. } => say!("decks-mend-planet-in-deck"),
            Planets { .. } => say!("decks-mend-planets"),
            PartTooSmall { found, least, .. } => say!("decks-mend-add", count = least.saturating_sub(*found)),
            NotADeckCard { card }
            | OtherSide { card, .. }
            | ForeignSignature { card }
            | DynastyClan { card, .. }
            | ProvinceClan { card, .. }
            | ClanOnly { card, .. }
            | NoInfluenceCost { card } => say!("decks-mend-take-out", cards = name(*card)),
            SignatureMissing { wanted, found, .. } => {
                say!("decks-mend-add-copies", count = wanted.saturating_sub(*found))
            }
            SignatureSurplus { wanted: most, found, .. }
            | TooManyCopies { found, most, .. }
            | CardLimit { found, most, .. } => {
                say!("decks-mend-remove-copies", count = found.saturating_sub(*most))
            }
            NotAdjacent { neighbours, .. } if neighbours.is_empty() => say!("decks-mend-no-allies"),
            NotAdjacent { neighbours, .. } => {
                say!("decks-mend-not-adjacent", neighbours = all(neighbours))
            }
            TwoAllies { .. } => say!("decks-mend-two-allies"),
            LoyalAlly { .. } => say!("decks-mend-loyal-ally"),
            TyranidAllies { cards }
            | TyranidNeutralArmy { cards }
            | NecronForeign { cards }
            | NecronNotArmy { cards }
            | WarlordsOwnAllies { cards, .. } => say!("decks-mend-take-out", cards = names(cards)),
            Strongholds { .. } => say!("decks-mend-strongholds"),
            Roles { .. } => say!("decks-mend-roles"),
            WrongPart { belongs, .. } => say!("decks-mend-wrong-part", belongs = belongs.said()),
            DeckSize { found, least, .. } if found < least => say!("decks-mend-add", count = least - found),
            DeckSize { found, most, .. } => say!("decks-mend-remove", count = found.saturating_sub(*most)),
            Provinces { found, wanted } if found < wanted => say!("decks-mend-add", count = wanted - found),
            Provinces { found, wanted } => say!("decks-mend-remove", count = found.saturating_sub(*wanted)),
            SplashClans { .. } => say!("decks-mend-splash-clans"),
            Influence { spent, pool } => say!("decks-mend-influence", over = spent.saturating_sub(*pool)),
            ConflictCharacters { found, most } => {
                say!("decks-mend-characters", count = found.saturating_sub(*most))
            }
            RoleOfOtherClan { may, .. } if may.is_empty() => say!("decks-mend-no-role"),
            RoleOfOtherClan { may, .. } => say!("decks-mend-role", roles = names(may)),
            RoleOnly { needs, .. } => say!("decks-mend-role-only", needs = role_trait(needs)),
            SupportClan { clan, .. } => say!("decks-mend-support-clan", clan = clan.said()),
            Rings { .. } => say!("decks-mend-rings"),
            SameProvince { .. } => say!("decks-mend-same-province"),
            RestrictedCards { most, .. } => say!("decks-mend-restricted-most", most = *most),
            BannedCards { cards, .. } => say!("decks-mend-take-out", cards = names(cards)),
            NotInForce { .. } => say!("decks-mend-not-in-force"),
            NotYetLegal { cards, .. } | ProductExcluded { cards, .. } => {
                say!("decks-mend-product", cards = names(cards))
            }
            ProductUndecided { .. } => say!("decks-mend-ask"),
            Large { .. } => say!("decks-mend-large"),
        }
    }
}

/// The name of a card as a list must carry it.
fn name(card: CardId) -> String {
    card.card().full_name()
}

/// A day as people write it.
fn day(day: Date) -> Saying {
    say!("day-written", day = day.day(), month = day.month(), year = day.year().to_string())
}

fn names(cards: &[CardId]) -> Vec<String> {
    cards.iter().map(|card| name(*card)).collect()
}

fn all<T: Said>(words: &[T]) -> Vec<Value> {
    words.iter().map(|word| Value::from(word.said())).collect()
}

/// A trait of a role, which is a ring or the kind of role.
fn role_trait(needs: &str) -> Value {
    match (Ring::of_code(needs), l5r::RoleKind::of_code(needs)) {
        (Some(ring), _) => ring.said().into(),
        (None, Some(l5r::RoleKind::Keeper)) => say!("decks-role-keeper").into(),
        (None, Some(l5r::RoleKind::Seeker)) => say!("decks-role-seeker").into(),
        (None, Some(l5r::RoleKind::Support)) => say!("decks-role-support").into(),
        (None, None) => needs.into(),
    }
}

impl Said for Weight {
    fn said(&self) -> Saying {
        match self {
            Weight::Refused => say!("decks-weight-refused"),
            Weight::Undecided => say!("decks-weight-undecided"),
            Weight::Reminder => say!("decks-weight-reminder"),
        }
    }
}

impl Said for Game {
    fn said(&self) -> Saying {
        if self.is_built_in() {
            return Saying { key: format!("decks-game-{self}").into(), values: Vec::new() };
        }
        word(self.code())
    }
}

impl Said for Word {
    fn said(&self) -> Saying {
        match self.message() {
            Some(key) => Saying::plain(key),
            None => word(self.code()),
        }
    }
}

impl Said for Part {
    fn said(&self) -> Saying {
        self.word().said()
    }
}

impl Card {
    /// What else is told of it beside its kind and side: the rings of a province.
    pub fn told_beside(&self) -> Vec<Saying> {
        self.marked("ring").filter_map(Ring::of_code).map(|ring| ring.said()).collect()
    }
}

/// What a pack's own catalogue names is called by its id.
fn word(code: &str) -> Saying {
    say!("pack-word", word = code.replace(['-', '_'], " "))
}

impl Said for Rules {
    fn said(&self) -> Saying {
        say!("decks-rules", title = self.title(), version = self.version())
    }
}

impl Said for Region {
    fn said(&self) -> Saying {
        match self {
            Region::NorthAmerica => say!("decks-region-north-america"),
            Region::Poland => say!("decks-region-poland"),
            Region::Elsewhere => say!("decks-region-elsewhere"),
        }
    }
}

impl Said for Faction {
    fn said(&self) -> Saying {
        match self {
            Faction::SpaceMarines => say!("decks-faction-space-marines"),
            Faction::AstraMilitarum => say!("decks-faction-astra-militarum"),
            Faction::Orks => say!("decks-faction-orks"),
            Faction::Chaos => say!("decks-faction-chaos"),
            Faction::DarkEldar => say!("decks-faction-dark-eldar"),
            Faction::Eldar => say!("decks-faction-eldar"),
            Faction::Tau => say!("decks-faction-tau"),
            Faction::Tyranids => say!("decks-faction-tyranids"),
            Faction::Necrons => say!("decks-faction-necrons"),
            Faction::Neutral => say!("decks-faction-neutral"),
        }
    }
}

impl Said for conquest::Kind {
    fn said(&self) -> Saying {
        match self {
            conquest::Kind::Warlord => say!("decks-kind-warlord"),
            conquest::Kind::Army => say!("decks-kind-army"),
            conquest::Kind::Attachment => say!("decks-kind-attachment"),
            conquest::Kind::Event => say!("decks-kind-event"),
            conquest::Kind::Support => say!("decks-kind-support"),
            conquest::Kind::Synapse => say!("decks-kind-synapse"),
            conquest::Kind::Token => say!("decks-kind-token"),
            conquest::Kind::Planet => say!("decks-kind-planet"),
        }
    }
}

impl Said for Clan {
    fn said(&self) -> Saying {
        match self {
            Clan::Crab => say!("decks-clan-crab"),
            Clan::Crane => say!("decks-clan-crane"),
            Clan::Dragon => say!("decks-clan-dragon"),
            Clan::Lion => say!("decks-clan-lion"),
            Clan::Phoenix => say!("decks-clan-phoenix"),
            Clan::Scorpion => say!("decks-clan-scorpion"),
            Clan::Unicorn => say!("decks-clan-unicorn"),
            Clan::Neutral => say!("decks-faction-neutral"),
        }
    }
}

impl Said for l5r::Kind {
    fn said(&self) -> Saying {
        match self {
            l5r::Kind::Stronghold => say!("decks-part-stronghold"),
            l5r::Kind::Role => say!("decks-part-role"),
            l5r::Kind::Province => say!("decks-kind-province"),
            l5r::Kind::Character => say!("decks-kind-character"),
            l5r::Kind::Holding => say!("decks-kind-holding"),
            l5r::Kind::Attachment => say!("decks-kind-attachment"),
            l5r::Kind::Event => say!("decks-kind-event"),
        }
    }
}

impl Said for Ring {
    fn said(&self) -> Saying {
        match self {
            Ring::Air => say!("decks-ring-air"),
            Ring::Earth => say!("decks-ring-earth"),
            Ring::Fire => say!("decks-ring-fire"),
            Ring::Void => say!("decks-ring-void"),
            Ring::Water => say!("decks-ring-water"),
        }
    }
}
