//! The names a pack may use under `[deck]`: figures of deck building, and rules that have a clause; which game has which.

use crate::catalogue::Game;
use crate::coded::coded;

coded! {
    /// The figures of deck building that packs give.
    pub enum Figured {
        /// The fewest cards of a deck.
        LeastCards = "least_cards",
        /// The most copies of one name or title.
        MostCopies = "most_copies",
        /// The size from which players are reminded that they must shuffle in time.
        LargeFrom = "large_from",
        /// The fewest cards of a dynasty deck.
        DynastyLeast = "dynasty_least",
        /// The most cards of a dynasty deck.
        DynastyMost = "dynasty_most",
        /// The fewest cards of a conflict deck.
        ConflictLeast = "conflict_least",
        /// The most cards of a conflict deck.
        ConflictMost = "conflict_most",
        /// The number of provinces.
        Provinces = "provinces",
        /// The most characters of a conflict deck.
        MostCharacters = "most_characters",
    }
}

coded! {
    /// The rules of deck building and of deck checks that packs give a clause.
    pub enum Norm {
        /// From when the regulations are in force.
        InForce = "in_force",
        /// Only official cards.
        OfficialCards = "official_cards",
        /// Products by day and organizer.
        Products = "products",
        /// Banned cards.
        Banned = "banned",
        /// At most so many copies.
        MostCopies = "most_copies",
        /// Sleeves of a deck alike.
        SleevesAlike = "sleeves_alike",
        /// Card backs alike.
        CardBacks = "card_backs",
        /// One warlord.
        Warlord = "warlord",
        /// The synapse card.
        Synapse = "synapse",
        /// The fewest cards.
        LeastCards = "least_cards",
        /// Shuffled without help in reasonable time.
        ShuffledInTime = "shuffled_in_time",
        /// The planets brought along.
        Planets = "planets",
        /// No planets in the deck.
        PlanetsApart = "planets_apart",
        /// Sleeves of the planets alike.
        PlanetSleeves = "planet_sleeves",
        /// Which kinds of card a deck holds.
        DeckCards = "deck_cards",
        /// The whole signature squad.
        SignatureSquad = "signature_squad",
        /// No other signature cards.
        SignatureCards = "signature_cards",
        /// Allies next to the warlord's faction.
        AdjacentAlly = "adjacent_ally",
        /// One ally only.
        OneAlly = "one_ally",
        /// Loyal cards stay with their faction.
        LoyalCards = "loyal_cards",
        /// Allies of Necrons.
        Necrons = "necrons",
        /// Allies of Tyranids.
        Tyranids = "tyranids",
        /// Allies by a warlord's own text.
        OwnAllies = "own_allies",
        /// What belongs to a deck, and where.
        Parts = "parts",
        /// One role.
        Role = "role",
        /// The size of the dynasty deck.
        DynastySize = "dynasty_size",
        /// The size of the conflict deck.
        ConflictSize = "conflict_size",
        /// Dynasty cards in clan.
        DynastyClan = "dynasty_clan",
        /// Out-of-clan cards of one clan.
        OneSplash = "one_splash",
        /// Influence.
        Influence = "influence",
        /// Characters in the conflict deck.
        Characters = "characters",
        /// Provinces and their rings.
        Provinces = "provinces",
        /// Provinces in clan.
        ProvinceClan = "province_clan",
        /// The role of the clan.
        ClanRole = "clan_role",
        /// What a role adds and binds.
        RoleEffects = "role_effects",
        /// Restricted cards.
        Restricted = "restricted",
        /// The two decks in different sleeves.
        SleevesDiffer = "sleeves_differ",
        /// Cards of the leader's side.
        Sides = "sides",
    }
}

/// The figures a game's decks are built by.
pub(super) fn game_figures(game: Game) -> Vec<Figured> {
    let known = |code: &&str| Figured::of_code(code).expect("a test reads every name of the catalogues");
    game.shelf().figures.iter().map(known).collect()
}

/// The rules a game's decks can break.
pub(crate) fn game_norms(game: Game) -> Vec<Norm> {
    let known = |code: &&str| Norm::of_code(code).expect("a test reads every name of the catalogues");
    game.shelf().norms.iter().map(known).collect()
}
