//! Whatever somebody alters in a record is found, although the digest was made anew: thousands of alterations of every kind
//! over all regulations.

use std::sync::Arc;

use tournament::file::Imported;
use tournament::{
    Action, Actor, Claim, Fact, Finding, MatchId, Reading, RoundNo, Settings, StaffRole, StagePlan,
    Structure, TournamentFile, Wish,
};

use crate::day::Day;

/// Alterations of each kind for each regulation: a thousand over the three.
const EACH: usize = 334;

const PACKS: [&str; 3] = ["conquest-1.2", "podboj-1.1", "l5r-2.3"];

/// A small tournament with something of everything: a report confirmed and one disputed, a ruling, a concession, a no-show,
/// a drop and a return, a step taken back, a pairing by hand, an announcement, a cut, a final.
fn day(pack: &str) -> Day {
    let stages =
        vec![StagePlan::Swiss { rounds: 2, cut: None, carry: true }, StagePlan::Elimination { cut: Some(2) }];
    let structure = Structure::Custom { stages };
    let mut day = Day::founded(pack, 11, Settings { structure, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai", "Dee", "Eve", "Fay"] {
        day.enrol(name);
    }
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    let (ana, fay) = (day.person("Ana"), day.person("Fay"));
    // A leader may enter a list that is not legal.
    let card = if day.tournament.pack().id.starts_with("l5r") { "3x Banzai!" } else { "3x Goff Nob" };
    day.lead(Wish::SubmitDeck { player: ana, text: card.into() });
    day.announce();
    day.lead(Wish::Tell { text: "Lunch at one".into(), until: None });
    day.lead(Wish::Undo { reason: "wrong hour".into(), step: None });
    day.lead(Wish::Draw);
    day.lead(Wish::Redraw { reason: "a typo in a name".into() });
    let matches = day.tournament.rounds()[0].matches.iter().map(|it| it.seats).rev().collect();
    day.lead(Wish::Adjust { matches, reason: "tables".into() });
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    day.now = day.now.plus_seconds(600);
    for (at, id) in day.open().into_iter().enumerate() {
        finish(&mut day, id, at, jo);
    }
    day.lead(Wish::Close);
    day.must(Actor::Person(fay), Wish::AskToDrop);
    day.lead(Wish::Drop { player: fay, why: tournament::DropReason::OwnWish });
    day.lead(Wish::Rejoin { player: fay });
    play_round(&mut day, jo);
    day.lead(Wish::Cut);
    play_round(&mut day, jo);
    day.lead(Wish::Finish);
    day
}

fn play_round(day: &mut Day, jo: tournament::PersonId) {
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    day.now = day.now.plus_seconds(900);
    for (at, id) in day.open().into_iter().enumerate() {
        finish(day, id, at + 1, jo);
    }
    day.lead(Wish::Close);
}

/// Each table in its own way.
fn finish(day: &mut Day, id: MatchId, at: usize, jo: tournament::PersonId) {
    let players: Vec<_> = day.tournament.match_of(id).expect("a match").seats.players().collect();
    let by = |at: usize| Actor::Person(players[at]);
    let ending = day.tournament.pack().endings[0].id.clone();
    let claim = |winner: usize| Claim::new(Some(players[winner]), &ending);
    match at % 3 {
        0 => {
            day.must(by(0), Wish::Report { id, claim: claim(0) });
            day.must(by(1), Wish::Confirm { id });
        }
        1 => {
            day.must(by(0), Wish::Report { id, claim: claim(0) });
            day.must(by(1), Wish::Report { id, claim: claim(1) });
            let reason = "both were asked".to_owned();
            day.must(Actor::Person(jo), Wish::Settle { id, claim: claim(1), reason });
        }
        _ => day.must(by(0), Wish::Concede { id }),
    }
}

fn record(day: &Day) -> TournamentFile {
    day.tournament.record(Some(day.dice.seed().clone()), &day.history)
}

fn read(file: &TournamentFile) -> Option<Imported> {
    let pack = regulations::pack(&file.regulation)?;
    file.tournament(Arc::new(pack.clone())).ok()
}

/// Whether a history passes with a digest and a summary made to fit it.
fn passes(original: &TournamentFile, day: &Day, history: Vec<Fact>) -> bool {
    let pack = Arc::new(day.tournament.pack().clone());
    let told = tournament::Tournament::told_by(pack, &history);
    let forged = told.record(original.seed.clone(), &history);
    let verified = |file: &TournamentFile| read(file).is_some_and(|read| read.verify().holds());
    let kept = TournamentFile { history, digest: forged.digest.clone(), ..original.clone() };
    verified(&forged) || verified(&kept)
}

fn nothing_altered_passes(pack: &str) {
    let day = day(pack);
    let original = record(&day);
    let proof = read(&original).expect("the record").verify();
    assert!(proof.holds(), "{:?}", proof.findings);
    assert_eq!(proof.steps as usize, day.history.iter().filter(|fact| fact.is_step()).count());
    let redrawn = proof.findings.iter().filter(|finding| matches!(finding, Finding::Redrawn { .. }));
    let once = Finding::Redrawn { round: RoundNo(1), attempts: 2 };
    assert_eq!(redrawn.collect::<Vec<_>>(), [&once], "it is said which round was drawn again, and no other");
    let words = ["win", "loss", "modified_win", "concession", "Ana", "draw", "settle", "newcomer"];
    testbed::mutations::nothing_passes(&day.history, EACH, &words, |history| {
        passes(&original, &day, history.to_vec())
    });
}

#[test]
fn nothing_altered_passes_under_the_english_conquest_rules() {
    nothing_altered_passes(PACKS[0]);
}

#[test]
fn nothing_altered_passes_under_the_polish_conquest_rules() {
    nothing_altered_passes(PACKS[1]);
}

#[test]
fn nothing_altered_passes_under_the_l5r_rules() {
    nothing_altered_passes(PACKS[2]);
}

/// Without the seals of a history, as an older version wrote it: what follows from the rules is still decided again.
#[test]
fn an_older_history_is_decided_again_too() {
    for pack in PACKS {
        let day = day(pack);
        let mut history = day.history.clone();
        for fact in &mut history {
            match fact {
                Fact::Step { seal, .. } => *seal = None,
                Fact::Undone { taken_back, .. } => *taken_back = None,
                _ => {}
            }
        }
        let original = record(&day);
        let told = day.tournament.record(original.seed.clone(), &history);
        let proof = read(&told).expect("a record").verify();
        assert!(proof.holds(), "{:?}", proof.findings);
        assert!(proof.findings.contains(&Finding::Unsealed), "it is said that nothing is sealed");
        // The final's outcomes exchanged in history and summary, as somebody would who wants to be champion.
        let last =
            history.iter().rposition(|fact| matches!(fact, Fact::ResultStands { .. })).expect("a final");
        if let Fact::ResultStands { result, .. } = &mut history[last] {
            result.outcomes.reverse();
        }
        assert!(!passes(&told, &day, history), "{pack}: another champion");
    }
}

/// What is found in a day without seals into which such a step was put, before the first of another kind.
fn unsealed_with(action: Action, effect: &[Fact], before: Action) -> Vec<Finding> {
    let day = day("conquest-1.2");
    let mut history = day.history.clone();
    for fact in &mut history {
        match fact {
            Fact::Step { seal, .. } => *seal = None,
            Fact::Undone { taken_back, .. } => *taken_back = None,
            _ => {}
        }
    }
    let is_there = |fact: &Fact| matches!(fact, Fact::Step { action, .. } if *action == before);
    let at = history.iter().position(is_there).expect("it happened");
    let Fact::Step { at: moment, .. } = history[at] else { panic!("a step") };
    let by = Actor::Person(day.tournament.organizer());
    let reason = Some("as it was done then".into());
    let step = Fact::Step { by, at: moment, action, reason, reading: Reading::FIRST, seal: None };
    let added = u32::try_from(effect.len() + 1).expect("few");
    history.splice(at..at, std::iter::once(step).chain(effect.iter().cloned()));
    for fact in &mut history[at..] {
        if let Fact::Undone { remain, .. } = fact {
            *remain += added;
        }
    }
    let pack = Arc::new(day.tournament.pack().clone());
    let told = tournament::Tournament::told_by(pack, &history);
    let proof = read(&told.record(Some(day.dice.seed().clone()), &history)).expect("a record").verify();
    proof.findings
}

/// What an older version allowed is told apart from what no version ever did.
#[test]
fn a_step_by_an_older_rule_is_named_as_one() {
    let older = |findings: &[Finding]| findings.iter().any(|it| matches!(it, Finding::OlderRule { .. }));
    let wrong = |findings: &[Finding]| findings.iter().any(|it| matches!(it, Finding::Step { .. }));
    // Two of one name, and a round made longer, were possible once.
    let second_ana = [Fact::Admitted { key: "x9".into(), name: "Ana".into() }];
    let findings = unsealed_with(Action::Admit, &second_ana, Action::CloseRegistration);
    assert!(older(&findings) && !wrong(&findings), "{findings:?}");
    let longer = [Fact::ClockAdjusted { seconds: 60 }];
    let findings = unsealed_with(Action::AdjustClock, &longer, Action::CloseRound);
    assert!(older(&findings) && !wrong(&findings), "{findings:?}");
    // A dismissal of somebody who leads nothing was not.
    let nobody = [Fact::Dismissed { person: tournament::PersonId(1) }];
    let findings = unsealed_with(Action::Dismiss, &nobody, Action::CloseRegistration);
    assert!(wrong(&findings) && !older(&findings), "{findings:?}");
}

#[test]
fn a_record_is_found_by_its_anchor() {
    let mut day = day("conquest-1.2");
    let anchor = day.tournament.seal();
    let whole = read(&record(&day)).expect("the record");
    assert!(whole.has_anchor(anchor));
    // Corrected afterwards, it still holds what was printed then; cut off, it does not.
    let (id, players) = {
        let (id, it) = day.matches().last().expect("a final");
        (id, it.seats.players().collect::<Vec<_>>())
    };
    let winner = day.tournament.champion().expect("a champion");
    let other = players.iter().copied().find(|player| *player != winner);
    let claim = Claim::new(other, "decision");
    day.lead(Wish::Correct { id, claim, reason: "the slip was misread".into() });
    assert!(read(&record(&day)).expect("the record").has_anchor(anchor));
    let cut_off: Vec<Fact> = day
        .history
        .iter()
        .take_while(|fact| !matches!(fact, Fact::Step { action: Action::Finish, .. }))
        .cloned()
        .collect();
    let pack = Arc::new(day.tournament.pack().clone());
    let told = tournament::Tournament::told_by(pack, &cut_off);
    let cut_off = told.record(Some(day.dice.seed().clone()), &cut_off);
    let cut_off = read(&cut_off).expect("a record");
    assert!(cut_off.verify().holds(), "in itself it is consistent");
    assert!(!cut_off.has_anchor(anchor));
}

/// Without a history it is said what cannot be proven.
#[test]
fn a_summary_alone_says_what_it_cannot_prove() {
    let day = day("conquest-1.2");
    let file = day.tournament.file(Some(day.dice.seed().clone()));
    let proof = read(&file).expect("a file").verify();
    assert!(proof.findings.contains(&Finding::NoHistory));
    assert_eq!(proof.steps, 0);
}
