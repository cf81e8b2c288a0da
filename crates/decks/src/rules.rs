//! The deck rules of a pack: its figures, the clause behind each rule, and its lists, roles and products by day.
//!
//! A pack names the game whose decks are played (`deck_rules`) and says the rest under `[deck]`; a pack that extends
//! another inherits all of it. How a deck is built from these figures is in [`crate::check`].

mod names;
mod reader;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, LazyLock};

use jiff::civil::Date;
use regulations::{Day, Named, Pack, Tier, Topic};
use rulebook::{Clause, Saying};
use serde::{Serialize, Serializer};

use crate::catalogue::{CardId, Game, Unkept};
use crate::products::{Products, Region};
use names::game_figures;
use reader::Reader;

pub(crate) use names::game_norms;
pub use names::{Figured, Norm};
pub use reader::{Misfit, Unfit};

/// What a pack says about decks. Cheap to clone; made only from a pack whose names are known.
#[derive(Clone, PartialEq, Eq)]
pub struct Rules(Arc<Content>);

#[derive(Debug, PartialEq, Eq)]
struct Content {
    code: String,
    title: String,
    version: String,
    game: Game,
    home: Region,
    effective: Option<Date>,
    tiers: Vec<Tier>,
    usual_tier: String,
    figures: BTreeMap<Figured, u32>,
    cites: BTreeMap<Norm, Clause>,
    topics: BTreeMap<Topic, Clause>,
    restricted: Vec<ListedCards>,
    banned: Vec<ListedCards>,
    roles: Vec<GivenRoles>,
    products: Products,
}

/// A restricted or banned list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCards {
    /// Its name: for the published ones, the last Rules Reference that carries it.
    pub version: String,
    /// Its first day, if it has one.
    pub first_day: Option<Date>,
    /// Its last day, if it has one.
    pub last_day: Option<Date>,
    /// How many of its titles a deck may hold.
    pub most: u32,
    /// Its cards.
    pub cards: Vec<CardId>,
}

/// Roles that clans may use on some days.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GivenRoles {
    first_day: Option<Date>,
    last_day: Option<Date>,
    any: bool,
    given: BTreeMap<&'static str, CardId>,
}

/// The topics of all packs that decks are refused by.
const TOPICS: [Topic; 4] =
    [Topic::DeckListComplete, Topic::DeckListUnambiguous, Topic::OpaqueSleeves, Topic::ProxyOnlyForDamaged];

impl Rules {
    /// The deck rules of a pack; none if its game has no decks, and every name that does not fit if there are any.
    ///
    /// ```
    /// use decks::{Figured, Rules};
    ///
    /// let text = "id = \"friday\"\nextends = \"conquest-1.2\"\ntitle = \"Friday\"\n[deck.figures]\nleast_cards = 40\n";
    /// let pack = regulations::Pack::load("friday.toml", text).unwrap();
    /// let rules = Rules::of(&pack).unwrap().unwrap();
    /// assert_eq!(rules.figure(Figured::LeastCards), 40);
    /// assert_eq!(rules.figure(Figured::MostCopies), 3);
    /// ```
    pub fn of(pack: &Pack) -> Result<Option<Rules>, Vec<Misfit>> {
        let Some(named) = &pack.deck_rules else { return Ok(None) };
        if let Some(known) = BUILT_IN.iter().find(|rules| rules.0.code == pack.id) {
            return Ok(Some(known.clone()));
        }
        Rules::read(pack, named).map(Some)
    }

    /// The deck rules of a pack, if it has any that fit.
    pub fn of_pack(pack: &Pack) -> Option<Rules> {
        Rules::of(pack).ok().flatten()
    }

    /// The deck rules of the packs that come with Marshal.
    pub fn built_in() -> &'static [Rules] {
        &BUILT_IN
    }

    /// The deck rules of the built-in pack of that name.
    pub fn named(code: &str) -> Option<Rules> {
        BUILT_IN.iter().find(|rules| rules.0.code == code).cloned()
    }

    /// The deck rules a game is judged by where nobody says which; none for a game that came with a pack.
    pub fn of_game(game: Game) -> Option<Rules> {
        BUILT_IN.iter().find(|rules| rules.0.game == game).cloned()
    }

    /// The name of the pack.
    pub fn code(&self) -> &str {
        &self.0.code
    }

    /// What the pack is called.
    pub fn title(&self) -> &str {
        &self.0.title
    }

    /// The version of its document.
    pub fn version(&self) -> &str {
        &self.0.version
    }

    /// The game they are for.
    pub fn game(&self) -> Game {
        self.0.game
    }

    /// The region whose releases the regulations count from.
    pub fn home(&self) -> Region {
        self.0.home
    }

    /// The first day the regulations are in force, if they say.
    pub fn effective(&self) -> Option<Date> {
        self.0.effective
    }

    /// The tiers.
    pub fn tiers(&self) -> &[Tier] {
        &self.0.tiers
    }

    /// The tier of that name.
    pub fn tier(&self, id: &str) -> Option<&Tier> {
        self.0.tiers.iter().find(|tier| tier.id == id)
    }

    /// The tier a deck is judged for where nobody says which.
    pub fn usual_tier(&self) -> &str {
        &self.0.usual_tier
    }

    /// A figure of deck building; none of another game's.
    pub fn figure(&self, figure: Figured) -> u32 {
        self.0.figures.get(&figure).copied().unwrap_or_default()
    }

    /// The clause behind a rule; where the pack is silent, that a list names a whole deck.
    pub fn clause(&self, norm: Norm) -> Clause {
        self.0.cites.get(&norm).copied().unwrap_or_else(|| self.topic(Topic::DeckListComplete))
    }

    /// The clause behind a topic of all packs.
    pub(crate) fn topic(&self, topic: Topic) -> Clause {
        let known = self.0.topics.get(&topic).copied();
        known.unwrap_or_else(|| regulations::ledger().house(topic))
    }

    /// All restricted lists, in the order of the pack.
    pub fn restricted(&self) -> &[ListedCards] {
        &self.0.restricted
    }

    /// The restricted lists in force on a day.
    pub fn restricted_on(&self, day: Date) -> Vec<&ListedCards> {
        in_force(&self.0.restricted, day)
    }

    /// The banned lists in force on a day.
    pub fn banned_on(&self, day: Date) -> Vec<&ListedCards> {
        in_force(&self.0.banned, day)
    }

    /// Whether a side may use a role on a day.
    pub fn is_role_of(&self, side: &str, role: CardId, day: Date) -> bool {
        let mut roles = self.0.roles.iter().filter(|roles| holds_on(roles.first_day, roles.last_day, day));
        roles.any(|roles| roles.any || roles.given.get(side) == Some(&role))
    }

    /// What the pack says of single products.
    pub(crate) fn products(&self) -> &Products {
        &self.0.products
    }

    /// What a tier is called.
    pub fn tier_said(&self, id: &str) -> Saying {
        Named::Tier.saying(id)
    }

    fn read(pack: &Pack, named: &str) -> Result<Rules, Vec<Misfit>> {
        let deck = pack.deck.clone().unwrap_or_default();
        let game = game_of(named, deck.catalogue.as_ref()).map_err(|misfit| vec![misfit])?;
        let mut reader = Reader { misfits: Vec::new() };
        let usual = ["formal", &pack.unofficial_tier].into_iter().find(|id| pack.tier(id).is_some());
        let content = Content {
            code: pack.id.clone(),
            title: pack.title.clone(),
            version: pack.version.clone(),
            game,
            home: match &deck.home_region {
                None => Region::Elsewhere,
                Some(read) => {
                    let known = Region::ALL.iter().map(|region| region.code());
                    reader.code("home_region", read, Region::of_code, known).unwrap_or(Region::Elsewhere)
                }
            },
            effective: pack.effective.and_then(date),
            tiers: pack.tiers.clone(),
            usual_tier: usual.unwrap_or_default().to_owned(),
            figures: reader.named("figures", &deck.figures, &game_figures(game), Figured::code),
            cites: reader.named("cites", &deck.cites, &game_norms(game), Norm::code),
            topics: TOPICS.iter().map(|topic| (*topic, pack.clause(*topic))).collect(),
            restricted: reader.lists("restricted", &deck.restricted, game),
            banned: reader.lists("banned", &deck.banned, game),
            roles: deck.roles.iter().map(|roles| reader.roles(roles, game)).collect(),
            products: reader.products(&deck.products, game),
        };
        let missing = game_figures(game).into_iter().filter(|figure| !content.figures.contains_key(figure));
        reader.misfits.extend(missing.map(|figure| Misfit {
            field: format!("deck.figures.{figure}"),
            read: String::new(),
            accepted: Vec::new(),
            why: Unfit::Missing,
        }));
        if reader.misfits.is_empty() { Ok(Rules(Arc::new(content))) } else { Err(reader.misfits) }
    }
}

static BUILT_IN: LazyLock<Vec<Rules>> = LazyLock::new(|| {
    let read = |pack: &Pack| {
        let named = pack.deck_rules.as_ref()?;
        Some(Rules::read(pack, named).expect("the built-in packs are tested"))
    };
    regulations::packs().iter().filter_map(read).collect()
});

/// The game a pack names: one whose cards come with Marshal, or the one of its own catalogue.
fn game_of(named: &str, catalogue: Option<&regulations::Catalogue>) -> Result<Game, Misfit> {
    let misfit =
        |field: &str, why| Misfit { field: field.into(), read: named.into(), accepted: Vec::new(), why };
    let Some(catalogue) = catalogue else {
        let accepted = Game::all().map(|game| game.code().to_owned()).collect();
        let unknown = || Misfit { accepted, ..misfit("deck_rules", Unfit::Unknown) };
        return Game::of_code(named).ok_or_else(unknown);
    };
    if Game::of_code(named).is_some() {
        return Err(misfit("deck_rules", Unfit::NameTaken));
    }
    Game::of_catalogue(named, catalogue).map_err(|unkept| match unkept {
        Unkept::TooManyCards { most } => {
            let read = catalogue.cards.len().to_string();
            Misfit { read, ..misfit("deck.catalogue.cards", Unfit::TooManyCards { most }) }
        }
        Unkept::TooMany => misfit("deck.catalogue", Unfit::TooManyCatalogues),
    })
}

/// Undated lists, and of the dated ones the newest that has begun and not ended.
fn in_force(lists: &[ListedCards], day: Date) -> Vec<&ListedCards> {
    let holds = |list: &&ListedCards| holds_on(list.first_day, list.last_day, day);
    let newest = lists.iter().filter(holds).filter_map(|list| list.first_day).max();
    lists.iter().filter(holds).filter(|list| list.first_day.is_none() || list.first_day == newest).collect()
}

fn holds_on(first: Option<Date>, last: Option<Date>, day: Date) -> bool {
    first.is_none_or(|first| first <= day) && last.is_none_or(|last| day <= last)
}

fn date(day: Day) -> Option<Date> {
    day.to_string().parse().ok()
}

/// Tells rules of different content apart, whatever their packs are called.
impl fmt::Debug for Rules {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, out)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0.code)
    }
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.code)
    }
}

/// The cards of a list whose titles stand on another.
pub(crate) fn listed(cards: impl Iterator<Item = CardId>, list: &ListedCards) -> Vec<CardId> {
    let titles: BTreeSet<&str> = list.cards.iter().map(|card| card.card().name).collect();
    let mut found: BTreeMap<&str, CardId> = BTreeMap::new();
    for card in cards.filter(|card| titles.contains(card.card().name)) {
        found.entry(card.card().name).or_insert(card);
    }
    found.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::catalogue;
    use crate::catalogue::l5r::Clan;
    use jiff::civil::date;

    fn l5r() -> Rules {
        Rules::named("l5r-2.3").unwrap()
    }

    /// A house pack on top of a built-in one.
    fn house(text: &str) -> Result<Option<Rules>, Vec<Misfit>> {
        Rules::of(&Pack::load("house.toml", &format!("id = \"house\"\ntitle = \"House\"\n{text}")).unwrap())
    }

    #[test]
    fn every_built_in_pack_with_decks_gives_every_rule_a_clause() {
        let codes: Vec<&str> = Rules::built_in().iter().map(Rules::code).collect();
        assert_eq!(codes, ["conquest-1.2", "podboj-1.1", "l5r-2.3"]);
        for rules in Rules::built_in() {
            for norm in game_norms(rules.game()) {
                assert!(rules.0.cites.contains_key(&norm), "{rules:?} does not cite {norm}");
            }
        }
        assert_eq!(Rules::of(regulations::pack("epic").unwrap()), Ok(None));
    }

    #[test]
    fn roles_follow_the_day() {
        let roles = |day| -> Vec<&str> {
            let setting = crate::Setting::new(&l5r(), day);
            setting.roles_of(Clan::Crane).iter().map(|card| card.card().name).collect()
        };
        assert_eq!(roles(date(2018, 10, 20)), ["Keeper of Air", "Seeker of Air"]);
        assert_eq!(roles(date(2018, 8, 7)), ["Seeker of Air"]);
        assert_eq!(roles(date(2018, 11, 5)), ["Keeper of Air", "Seeker of Fire"]);
        assert_eq!(roles(date(2019, 11, 22)).len(), 10);
        assert!(roles(date(2017, 10, 4)).is_empty());
    }

    #[test]
    fn the_restricted_list_follows_the_day() {
        let versions = |day| -> Vec<(String, usize)> {
            let rules = l5r();
            let lists = rules.restricted_on(day).into_iter();
            lists.map(|list| (list.version.clone(), list.cards.len())).collect()
        };
        assert!(versions(date(2018, 5, 28)).is_empty());
        assert_eq!(versions(date(2018, 10, 20)), [("1.6".to_owned(), 8)]);
        assert_eq!(versions(date(2018, 12, 13)), [("2.0".to_owned(), 14)]);
        assert_eq!(versions(date(2020, 1, 1)), [("10".to_owned(), 18)]);
    }

    #[test]
    fn a_pack_that_extends_another_inherits_and_changes_its_deck_rules() {
        let rules = house(
            "extends = \"l5r-2.3\"
            [deck.figures]
            most_characters = 12
            [[deck.restricted]]
            id = \"10\"
            remove = true
            [[deck.banned]]
            id = \"house\"
            cards = [\"01-banzai\"]
            [[deck.products]]
            id = \"core\"
            legal = false",
        );
        let rules = rules.unwrap().unwrap();
        assert_eq!((rules.code(), rules.game(), rules.home()), ("house", Game::L5R, Region::NorthAmerica));
        assert_eq!(rules.figure(Figured::MostCharacters), 12);
        assert_eq!(rules.figure(Figured::DynastyLeast), 40);
        assert_eq!(rules.restricted_on(date(2020, 1, 1))[0].version, "9");
        assert_eq!(rules.banned_on(date(2020, 1, 1)).len(), 1);
        assert_eq!(rules.clause(Norm::Influence).to_string(), "LT-2.2.13");
        let core = catalogue().packs().find(|pack| pack.code == "core").unwrap().id;
        let setting = crate::Setting::new(&rules, date(2020, 1, 1));
        assert_eq!(setting.standing(core), crate::Standing::Excluded);
    }

    #[test]
    fn names_that_do_not_fit_are_told_with_what_would() {
        let misfits = house(
            "extends = \"conquest-1.2\"
            [deck.figures]
            least_card = 40
            [deck.cites]
            warlords = \"CT-2.2.5\"
            [[deck.banned]]
            id = \"house\"
            cards = [\"eager-recriut\"]",
        );
        let misfits = misfits.unwrap_err();
        let fields: Vec<&str> = misfits.iter().map(|misfit| misfit.field.as_str()).collect();
        assert_eq!(fields, ["deck.figures.least_card", "deck.cites.warlords", "deck.banned.house.cards"]);
        assert_eq!(misfits[0].accepted, ["least_cards", "most_copies", "large_from"]);
        assert_eq!(misfits[2].accepted, ["eager-recruit"]);
    }
}
