//! Packs and the documents they stand for: citations, inheritance, occasions, words.

use regulations::{FirstPlayer, Pack, RematchScope, StillMissing, Topic, ledger};

use crate::pack;

#[test]
fn every_topic_of_every_pack_rests_on_a_clause_that_exists() {
    for pack in regulations::packs() {
        for topic in Topic::ALL {
            let clause = pack.clause(*topic);
            assert!(ledger().get(clause).is_some(), "{}: {topic} cites {clause}", pack.id);
        }
    }
}

/// A pack cites its own document, the one it inherits from, or the house.
#[test]
fn packs_cite_their_own_documents() {
    for pack in regulations::packs() {
        let parent =
            pack.extends.as_deref().and_then(regulations::pack).and_then(|it| it.document.as_deref());
        for topic in Topic::ALL {
            let clause = pack.clause(*topic);
            let own = [pack.document.as_deref(), parent, Some("HR")];
            assert!(own.contains(&Some(clause.document())), "{}: {topic} cites {clause}", pack.id);
        }
    }
}

/// Where the Polish edition has a clause that says the same as, or differs from, the English one a topic cites, the
/// Polish pack cites that.
#[test]
fn the_polish_pack_cites_polish_clauses_where_there_are_any() {
    let polish = ledger().documents().iter().find(|document| document.prefix == "PT").unwrap();
    for topic in Topic::ALL {
        let english = pack("conquest-1.2").clause(*topic);
        let counterpart = |entry: &&regulations::ledger::Entry| {
            entry.same_as == Some(english) || entry.differs_from == Some(english)
        };
        if polish.clauses.iter().any(|entry| counterpart(&entry)) {
            assert_eq!(pack("podboj-1.1").clause(*topic).document(), "PT", "{topic} cites {english}");
        }
    }
}

/// Shows PT-3.2.6: by the reading adopted whoever is drawn says who begins, as in the newer English edition.
#[test]
fn pt_3_2_6_the_player_drawn_chooses_in_both_editions() {
    for id in ["conquest-1.2", "podboj-1.1"] {
        assert_eq!(pack(id).lists.first_player, FirstPlayer::Chooses, "{id}");
    }
}

/// What the Polish pack changes beyond citations, and the clause behind each change.
#[test]
fn every_change_of_the_polish_pack_names_its_clause() {
    let (english, polish) = (pack("conquest-1.2"), pack("podboj-1.1"));
    let changes = [
        (
            "clock.final_may_be_untimed",
            polish.clock.final_may_be_untimed != english.clock.final_may_be_untimed,
        ),
        ("pairing.rematch_scope", polish.pairing.rematch_scope != english.pairing.rematch_scope),
        ("cards.still_missing", {
            let missing = |pack: &Pack| pack.cards.as_ref().map(|cards| cards.still_missing);
            missing(polish) != missing(english)
        }),
        ("deck.home_region", {
            let home = |pack: &Pack| pack.deck.as_ref().and_then(|deck| deck.home_region.clone());
            home(polish) != home(english)
        }),
        ("lists.documents", ids(&polish.lists.documents) != ids(&english.lists.documents)),
        ("lists.conduct", ids(&polish.lists.conduct) != ids(&english.lists.conduct)),
        ("title", polish.title != english.title),
        ("version", polish.version != english.version),
        ("effective", polish.effective != english.effective),
    ];
    for (field, changed) in changes {
        let clause = polish.because.get(field).unwrap_or_else(|| panic!("{field} names no clause"));
        assert!(changed, "{field} is given a reason and is not changed");
        assert_eq!(clause.document(), "PT");
    }
    assert_eq!(polish.because.len(), changes.len());
    // Nothing else differs: the changed fields put back, and clauses and words aside, it is the English pack.
    let mut same = polish.clone();
    same.clock.final_may_be_untimed = english.clock.final_may_be_untimed;
    same.pairing = english.pairing;
    assert_eq!(figures(&same), figures(english));
    assert_eq!(polish.pairing.rematch_scope, RematchScope::SwissRounds);
    assert_eq!(polish.cards.as_ref().unwrap().still_missing, StillMissing::Removed);
}

fn ids(items: &[regulations::Item]) -> Vec<&str> {
    items.iter().map(|item| item.id.as_str()).collect()
}

/// Everything of a pack that is a figure and no citation.
fn figures(pack: &Pack) -> String {
    let outcomes: Vec<_> = pack.outcomes.iter().map(|it| (&it.id, it.points, it.side, it.from)).collect();
    let results: Vec<_> = pack.results.iter().map(|it| (&it.id, &it.outcomes)).collect();
    let rows: Vec<_> = pack.structures.iter().map(|it| (&it.id, &it.rows)).collect();
    let tiers: Vec<_> = pack.tiers.iter().map(|it| (&it.id, it.leaders_play, it.legal_after_days)).collect();
    let phases: Vec<_> = pack.clock.phases.iter().map(|it| (&it.id, it.begins, it.play)).collect();
    let minutes = (pack.clock.swiss_minutes, pack.clock.elimination_minutes, pack.clock.final_minutes);
    let steps: Vec<_> = pack.procedures.iter().flat_map(|it| &it.steps).map(|it| &it.act).collect();
    let endings: Vec<_> = pack.endings.iter().map(|it| (&it.id, it.phases())).collect();
    let deck = pack.deck.as_ref().map(|deck| &deck.figures);
    format!(
        "{outcomes:?}{results:?}{rows:?}{tiers:?}{phases:?}{minutes:?}{steps:?}{endings:?}{:?}{deck:?}",
        pack.pairing
    )
}

#[test]
fn occasions_prescribe_structure_and_tier() {
    let of = |pack: &'static Pack, id: &str| {
        let occasion = pack.occasion(id).unwrap();
        (occasion.structure.as_deref(), occasion.tier.as_deref(), occasion.binding)
    };
    assert_eq!(of(pack("conquest-1.2"), "store_championship"), (Some("basic"), None, true));
    assert_eq!(of(pack("conquest-1.2"), "regional_championship"), (Some("advanced"), None, true));
    assert_eq!(of(pack("conquest-1.2"), "national_championship"), (Some("custom"), Some("premier"), true));
    assert_eq!(of(pack("l5r-2.3"), "world_championship"), (Some("custom"), Some("premier"), false));
}

/// Shows HR-6.5.2: what an own pack sets holds, and what it does not set is inherited.
#[test]
fn an_own_pack_sets_its_own_rules() {
    let text = "id = \"league\"\nextends = \"epic\"\ntitle = \"League\"\n[[outcomes]]\nid = \"draw\"\npoints = 2\n\
                [vocabulary.pl]\n\"outcome.draw\" = \"podział\"\n";
    let league = Pack::load("league.toml", text).unwrap();
    let points = |outcome: &str| league.outcome(outcome).unwrap().points;
    assert_eq!((points("win"), points("draw"), points("loss")), (3, 2, 0));
    assert_eq!(league.word("pl", "outcome.draw"), Some("podział"));
    assert_eq!(league.clause(Topic::PackSetting).to_string(), "HR-6.5.2");
}

#[test]
fn every_pack_has_the_same_words_in_every_language() {
    for pack in regulations::packs() {
        let words = |language: &str| pack.vocabulary[language].keys().collect::<Vec<_>>();
        assert_eq!(words("en"), words("pl"), "{}", pack.id);
        assert_eq!(words("en"), words("de"), "{}", pack.id);
    }
}

/// The example in the guide for organizers is a pack.
#[test]
fn the_example_in_the_guide_loads() {
    let guide = include_str!("../../../../docs/packs.md");
    let examples: Vec<&str> =
        guide.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 2, "the guide has a small example and a complete one");
    for example in examples {
        let pack = Pack::load("docs/packs.md", example).unwrap_or_else(|error| panic!("{error}\n{example}"));
        assert!(!pack.title.is_empty());
    }
}

/// What is counted has a message of its own, unless the pack has its own word for it.
#[test]
fn what_a_procedure_counts_is_said_in_the_pack_s_own_words_if_it_has_any() {
    assert_eq!(pack("conquest-1.2").counted("en", "planets", "Ana").key, "pack-count-planets");
    let own = "id = \"own\"\nextends = \"conquest-1.2\"\n[vocabulary.en]\n\"input.planets\" = \"worlds\"";
    let own = Pack::load("own.toml", own).unwrap();
    assert_eq!(own.counted("en", "planets", "Ana").key, "pack-counted");
}
