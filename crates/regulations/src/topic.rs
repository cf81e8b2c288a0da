//! What the rules speak of, independent of any document: the topics for which every pack has a clause.
//!
//! Code that serves all games refuses by topic; the pack in force says which clause of which document that is. Where a
//! document is silent the topic rests on a clause of the house (`clauses/house.toml`, prefix HR).
//!
//! To add a topic: one line below, and one clause with `topic = "…"` in `clauses/house.toml`. A test checks both.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::fields::Word;

macro_rules! topics {
    ($($variant:ident = $name:literal,)*) => {
        /// One thing the rules speak of. What each means stands in `clauses/house.toml` under its name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)]
        pub enum Topic { $($variant,)* }

        impl Word for Topic {
            const ALL: &'static [(&'static str, Topic)] = &[$(($name, Topic::$variant),)*];
        }

        impl Topic {
            /// Every topic, in the order of the house's rules.
            pub const ALL: &'static [Topic] = &[$(Topic::$variant,)*];

            /// The topic's name in packs, such as `rejoin_same_stage`.
            pub const fn name(self) -> &'static str {
                match self { $(Topic::$variant => $name,)* }
            }
        }
    };
}

topics! {
    OneOrganizer = "one_organizer",
    EveryoneHasRole = "everyone_has_role",
    LeadersOnly = "leaders_only",
    OrganizerOnly = "organizer_only",
    OrganizerActsAsMarshal = "organizer_acts_as_marshal",
    AnyNumberOfMarshals = "any_number_of_marshals",
    AnyNumberOfJudges = "any_number_of_judges",
    MarshalIsFinal = "marshal_is_final",
    ConductVerdictByMarshal = "conduct_verdict_by_marshal",
    DisqualificationOnlyRecommended = "disqualification_only_recommended",
    OffDutyMarshalIsSpectator = "off_duty_marshal_is_spectator",
    OffDutyJudgeIsSpectator = "off_duty_judge_is_spectator",
    OneEntryOnePerson = "one_entry_one_person",
    IdlePlayerIsSpectator = "idle_player_is_spectator",
    Spectator = "spectator",
    NoOutsideHelp = "no_outside_help",
    MissedChancesAreNotReported = "missed_chances_are_not_reported",
    PlayingLeaderNeedsSecond = "playing_leader_needs_second",
    SecondLeaderAnnounced = "second_leader_announced",
    SecondLeaderRules = "second_leader_rules",
    MarshalRulesBetweenLeaders = "marshal_rules_between_leaders",
    LeadersMayNotPlay = "leaders_may_not_play",
    PlayersMayAskForRuling = "players_may_ask_for_ruling",
    RulingMayBeReviewed = "ruling_may_be_reviewed",
    InterpretationByMarshal = "interpretation_by_marshal",
    OverrulingNamesTheError = "overruling_names_the_error",
    NoAgreedResults = "no_agreed_results",
    OnlyOrganizerRemoves = "only_organizer_removes",
    OneDeck = "one_deck",
    DeckListsIfRequired = "deck_lists_if_required",
    DeckListComplete = "deck_list_complete",
    DeckListsBeforeStart = "deck_lists_before_start",
    DeckListUnambiguous = "deck_list_unambiguous",
    OpaqueSleeves = "opaque_sleeves",
    LegalFromRelease = "legal_from_release",
    LegalAfterDelay = "legal_after_delay",
    MissingCardExtension = "missing_card_extension",
    MissingCardConcedes = "missing_card_concedes",
    MissingCardRemoved = "missing_card_removed",
    MissingCardInGame = "missing_card_in_game",
    ProxyByLeader = "proxy_by_leader",
    ProxyLabel = "proxy_label",
    ProxyOnlyForDamaged = "proxy_only_for_damaged",
    IndicatorByMarshal = "indicator_by_marshal",
    ThirdPartyByMarshal = "third_party_by_marshal",
    SetUpInOrder = "set_up_in_order",
    WaitForRoundStart = "wait_for_round_start",
    StartWhenRoundRuns = "start_when_round_runs",
    NoNotes = "no_notes",
    MissedChanceNeedsConsent = "missed_chance_needs_consent",
    NoOutsideMaterial = "no_outside_material",
    RoundLengthFixed = "round_length_fixed",
    LeaderStartsClock = "leader_starts_clock",
    SwissLength = "swiss_length",
    EliminationLength = "elimination_length",
    FinalLength = "final_length",
    PlayOnAfterTime = "play_on_after_time",
    NothingNewAfterTime = "nothing_new_after_time",
    PlayStopped = "play_stopped",
    ExtensionForOneTable = "extension_for_one_table",
    PairedOnceARound = "paired_once_a_round",
    OnlyEnrolledArePaired = "only_enrolled_are_paired",
    PairingByRoundKind = "pairing_by_round_kind",
    StructureAnnouncedFirst = "structure_announced_first",
    ByeOnlyWhenNeeded = "bye_only_when_needed",
    ByeIsAWin = "bye_is_a_win",
    NoRematch = "no_rematch",
    CutEndsStage = "cut_ends_stage",
    DropOnRequest = "drop_on_request",
    DroppedAreNotPaired = "dropped_are_not_paired",
    NoShowDropped = "no_show_dropped",
    UnableDropped = "unable_dropped",
    OrganizerAllowsRejoin = "organizer_allows_rejoin",
    UnpairedLosses = "unpaired_losses",
    RejoinSameStage = "rejoin_same_stage",
    DisqualifiedRemoved = "disqualified_removed",
    DisqualifiedCannotRejoin = "disqualified_cannot_rejoin",
    TwoPlayersOneWinner = "two_players_one_winner",
    EqualPointsMeet = "equal_points_meet",
    SwissWinner = "swiss_winner",
    FirstRoundRandom = "first_round_random",
    ScoreGroupsRandom = "score_groups_random",
    TopGroupFirst = "top_group_first",
    OddPlayerFloats = "odd_player_floats",
    FirstByeRandom = "first_bye_random",
    LaterByeToLowest = "later_bye_to_lowest",
    CutAdvances = "cut_advances",
    CutSizes = "cut_sizes",
    CutReplacement = "cut_replacement",
    CutReplacementIsLowest = "cut_replacement_is_lowest",
    LoserEliminated = "loser_eliminated",
    EliminationUntilOne = "elimination_until_one",
    EliminationSeeding = "elimination_seeding",
    GameNumbers = "game_numbers",
    EliminationByes = "elimination_byes",
    EliminationByesRandom = "elimination_byes_random",
    EliminationRandomPairs = "elimination_random_pairs",
    EliminationRandomNumbers = "elimination_random_numbers",
    FirstMeetsLast = "first_meets_last",
    DropDuringEliminationRound = "drop_during_elimination_round",
    DropBetweenEliminationRounds = "drop_between_elimination_rounds",
    EndingNamed = "ending_named",
    NoDraw = "no_draw",
    PossibleResults = "possible_results",
    ModifiedWinNeedsTime = "modified_win_needs_time",
    EndingInItsPhase = "ending_in_its_phase",
    LateSlip = "late_slip",
    Concession = "concession",
    ProcedureDecides = "procedure_decides",
    ChooserDecides = "chooser_decides",
    DrawnEliminationGame = "drawn_elimination_game",
    PointsAtRoundEnd = "points_at_round_end",
    MostPointsWin = "most_points_win",
    TieBreakers = "tie_breakers",
    StrengthOfSchedule = "strength_of_schedule",
    ExtendedStrengthOfSchedule = "extended_strength_of_schedule",
    RandomOrder = "random_order",
    StructureChosen = "structure_chosen",
    StructureByCount = "structure_by_count",
    StructureOfOccasion = "structure_of_occasion",
    ChangedStructureIsCustom = "changed_structure_is_custom",
    FixedStructureIsCustom = "fixed_structure_is_custom",
    CustomStructurePublished = "custom_structure_published",
    TierChosen = "tier_chosen",
    TierExcludesNobody = "tier_excludes_nobody",
    KnownPerson = "known_person",
    KnownMatch = "known_match",
    KnownRound = "known_round",
    KnownCase = "known_case",
    KnownInPack = "known_in_pack",
    InputLimits = "input_limits",
    DistinctPeople = "distinct_people",
    SomethingChanges = "something_changes",
    TimeMovesForward = "time_moves_forward",
    PackFixedAtStart = "pack_fixed_at_start",
    NotStartedYet = "not_started_yet",
    MustBeStarted = "must_be_started",
    TournamentOver = "tournament_over",
    EnoughPlayers = "enough_players",
    ValidStages = "valid_stages",
    RoundClosedBeforeNext = "round_closed_before_next",
    AllResultsIn = "all_results_in",
    DrawBeforePublishing = "draw_before_publishing",
    RepairBeforePlay = "repair_before_play",
    ManualPairingWarned = "manual_pairing_warned",
    LateEntry = "late_entry",
    CheckIn = "check_in",
    PublishedMatchesOnly = "published_matches_only",
    OwnMatchOnly = "own_match_only",
    ReportedOnce = "reported_once",
    ReportsMustAgree = "reports_must_agree",
    CorrectionByLeader = "correction_by_leader",
    UndoNewestFirst = "undo_newest_first",
    AsShown = "as_shown",
    ClockRunning = "clock_running",
    ClockStopped = "clock_stopped",
    SeedCommitted = "seed_committed",
    PackSetting = "pack_setting",
    ForcesInRange = "forces_in_range",
    RightsShared = "rights_shared",
    AnnouncementsEnd = "announcements_end",
}

impl Topic {
    /// The topic of that name.
    pub fn named(name: &str) -> Option<Topic> {
        <Topic as Word>::ALL.iter().find(|(known, _)| *known == name).map(|(_, topic)| *topic)
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl Serialize for Topic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
