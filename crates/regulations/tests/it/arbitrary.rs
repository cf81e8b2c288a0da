//! Laws for any text: the loader answers, it never panics, and what it accepts holds together.

use proptest::prelude::*;
use regulations::{BUILT_IN, Pack, StageKind};

/// What is true of every pack the loader accepts.
fn holds_together(pack: &Pack) {
    assert!(pack.outcome(&pack.bye).is_some() && pack.outcome(&pack.unpaired_loss).is_some());
    assert!(pack.outcome(&pack.no_show_opponent).is_some());
    for result in &pack.results {
        assert!(result.outcomes.iter().all(|outcome| pack.outcome(outcome).is_some()));
        assert!(result.stages.iter().all(|stage| [StageKind::Swiss, StageKind::Elimination].contains(stage)));
    }
    for ending in &pack.endings {
        assert!(ending.procedure.iter().all(|procedure| pack.procedure(procedure).is_some()));
        assert!(
            ending.gives.iter().flat_map(|line| &line.results).all(|result| pack.result(result).is_some())
        );
    }
    for structure in &pack.structures {
        for players in 0..700 {
            let row = structure.row(players);
            assert!(row.is_none_or(|row| row.from <= players && row.to.is_none_or(|to| players <= to)));
        }
    }
    let _ = pack.clock.phase(Some(0), Some(0));
    for topic in regulations::Topic::ALL {
        assert!(regulations::ledger().get(pack.clause(*topic)).is_some());
    }
}

fn try_load(text: &str) {
    match Pack::load("own.toml", text) {
        Ok(pack) => holds_together(&pack),
        Err(error) => {
            assert!(!error.problems.is_empty());
            let lines = text.lines().count().max(1) + 1;
            for problem in &error.problems {
                assert!(!problem.file.is_empty());
                assert!(problem.file != "own.toml" || (1..=lines).contains(&problem.line), "{problem:?}");
                let _ = problem.saying();
            }
        }
    }
}

/// Any built-in pack under a name of its own.
fn some_pack() -> impl Strategy<Value = String> {
    (0..BUILT_IN.len()).prop_map(|at| BUILT_IN[at].text.replacen("id ", "id = \"own\" #", 1))
}

#[test]
fn built_in_packs_hold_together() {
    regulations::packs().iter().for_each(holds_together);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_text(text in "\\PC{0,200}") {
        try_load(&text);
    }

    #[test]
    fn anything_that_looks_like_toml(text in "([a-z_]{1,12} = (\"[a-z_0-9]{0,8}\"|-?[0-9]{1,20}|true|\\[\\]|\\{\\})\n|\\[+[a-z_.]{1,12}\\]+\n){0,20}") {
        try_load(&format!("id = \"own\"\nextends = \"conquest-1.2\"\n{text}"));
    }

    #[test]
    fn truncated(text in some_pack(), at in any::<prop::sample::Index>()) {
        let mut end = at.index(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        try_load(&text[..end]);
    }

    #[test]
    fn one_line_lost_doubled_or_changed(text in some_pack(), at in any::<prop::sample::Index>(), how in 0..4, what in "[ -~]{0,20}") {
        let mut lines: Vec<&str> = text.lines().collect();
        let at = at.index(lines.len());
        let changed = lines[at].split_once('=').map_or(what.clone(), |(key, _)| format!("{key} = {what}"));
        match how {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at]),
            2 => lines[at] = &what,
            _ => lines[at] = &changed,
        }
        try_load(&lines.join("\n"));
    }

    #[test]
    fn one_character_changed(text in some_pack(), at in any::<prop::sample::Index>(), letter in "[\"\\[\\]{}=,.a-z0-9 -]") {
        let at = at.index(text.chars().count());
        let changed: String = text.chars().enumerate().map(|(place, old)| {
            if place == at { letter.chars().next().unwrap_or(old) } else { old }
        }).collect();
        try_load(&changed);
    }
}

#[test]
fn deep_nesting_is_answered() {
    try_load(&format!("id = {}", "[".repeat(100_000)));
    try_load(&format!("{}{}", "a.".repeat(100_000), "b = 1"));
}
