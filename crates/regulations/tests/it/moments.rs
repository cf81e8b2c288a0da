//! Who finds which clauses on which page and when, and at which step of a game at its own table.

use regulations::ledger::{Moment, Step, When};

fn here(page: &str, roles: &[&str], now: When) -> Vec<String> {
    Moment::here(page, roles, now).map(|moment| moment.id.clone()).collect()
}

#[test]
fn a_moment_is_on_its_page_for_its_role_at_its_time_and_nowhere_else() {
    let deck_list = "deck_list".to_owned();
    assert!(here("deck", &["player"], When::Before).contains(&deck_list));
    // Somebody with two roles finds what either of them is told.
    assert!(here("deck", &["spectator", "player"], When::Before).contains(&deck_list));
    assert!(!here("desk", &["player"], When::Before).contains(&deck_list));
    assert!(!here("deck", &["organizer"], When::Before).contains(&deck_list));
    assert!(!here("deck", &["player"], When::After).contains(&deck_list));
    assert!(here("deck", &[], When::Before).is_empty());
}

/// What can happen at any time of a round is told at all of them: a dispute before the first card, leaving after time was
/// called, an indicator that is moved in play, a disqualification.
#[test]
fn what_can_happen_throughout_a_round_is_told_throughout() {
    let round = [When::SetUp, When::Playing, When::Time];
    for now in round {
        for (page, role, id) in [
            ("me", "player", "dispute"),
            ("judge", "judge", "dispute"),
            ("me", "player", "somebody_leaves"),
            ("desk", "organizer", "somebody_leaves"),
            ("desk", "organizer", "disqualification"),
        ] {
            assert!(here(page, &[role], now).contains(&id.to_owned()), "{id} on {page} for {role}: {now:?}");
        }
    }
    assert!(here("me", &["player"], When::Playing).contains(&"tokens".to_owned()));
    assert!(!here("me", &["player"], When::Before).contains(&"dispute".to_owned()));
}

#[test]
fn a_moment_is_found_by_its_name() {
    for id in ["before_the_day", "announcing", "deck_list"] {
        assert_eq!(Moment::named(id).map(|moment| moment.id.as_str()), Some(id));
    }
    assert_eq!(Moment::named("teatime"), None);
}

#[test]
fn a_step_of_a_table_has_the_clauses_of_the_document_asked_for() {
    let clauses = |id, document| -> Vec<String> {
        Step::clauses(id, document).iter().map(|entry| entry.id.to_string()).collect()
    };
    let forces =
        ["EP-1.1.1", "EP-1.1.2", "EP-1.2.1", "EP-1.2.2", "EP-1.2.3", "EP-1.2.4", "EP-8.1.1", "EP-8.1.2"];
    assert_eq!(clauses("forces", "EP"), forces);
    assert!(clauses("forces", "CT").is_empty());
    assert!(clauses("teatime", "EP").is_empty());
}
