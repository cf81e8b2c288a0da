//! Laws for all stories: thousands of random tournaments with drops, no-shows, late entries, returns, corrections, disputes,
//! pairings by hand, steps taken back and nonsense, driven through the rulebook's one door.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rulebook::Cites;
use testbed::laws::{decided, told_again};
use tournament::draw::Note;
use tournament::judging::{CardTrouble, JudgeWish, Ruling};
use tournament::{
    Actor, CallId, CaseId, Claim, Command, Desk, DropReason, Fact, MatchId, Moment, PersonId, Progress,
    RoundKind, RoundNo, Seats, Settings, StagePlan, Structure, Tournament, TournamentFile, Wish,
};

use crate::day::Day;
use crate::words::said;

const PACKS: [&str; 4] = ["conquest-1.2", "podboj-1.1", "l5r-2.3", "epic"];

/// Chance for stories: small, fast, the same everywhere.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end.max(1) as u64).expect("fits")
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }
}

/// A story and what happened in it that a file without history cannot tell.
pub(crate) struct Told {
    pub(crate) day: Day,
    corrected: bool,
}

/// Plays a random tournament, checking the laws at every step.
pub(crate) fn told(seed: u64) -> Told {
    let mut chance = Chance(seed);
    let pack = PACKS[chance.below(PACKS.len())];
    let players = 2 + chance.below(39);
    let settings = Settings {
        structure: structure(&mut chance, players),
        late_entry: chance.one_in(2),
        check_in: chance.one_in(8),
        ..Settings::default()
    };
    let mut day = Day::founded(pack, chance.next().to_le_bytes()[0], settings);
    for number in 0..players {
        let team = chance.one_in(6).then(|| "Reds".to_owned());
        day.must(Actor::Newcomer, Wish::Enrol { key: None, name: format!("P{number}"), team });
    }
    let mut story = Told { day, corrected: false };
    let steps = 40 + chance.below(400);
    for _ in 0..steps {
        let (by, wish) = match chance.below(10) {
            0 => disturbance(&story.day, &mut chance),
            1 if chance.one_in(3) => nonsense(&story.day, &mut chance),
            _ => next_thing(&story.day, &mut chance),
        };
        if chance.one_in(4) {
            story.day.now = story.day.now.plus_seconds(i64::try_from(chance.below(900)).expect("fits"));
        }
        carry_out(&mut story, by, wish);
    }
    story
}

fn structure(chance: &mut Chance, players: usize) -> Structure {
    let most = u32::try_from(players).expect("few");
    let swiss = |rounds| StagePlan::Swiss { rounds, cut: None, carry: true };
    let rounds = 1 + u16::try_from(chance.below(5)).expect("few");
    let cut = 2 + u32::try_from(chance.below(players.min(9) - 1)).expect("few");
    let stages = match chance.below(6) {
        0 if players >= 4 => return Structure::Table("basic".to_owned()),
        1 => vec![StagePlan::Elimination { cut: None }],
        2 if cut > 2 => vec![
            swiss(rounds),
            StagePlan::Swiss { rounds: 2, cut: Some(cut), carry: chance.one_in(2) },
            StagePlan::Elimination { cut: Some(2) },
        ],
        3 => vec![swiss(rounds)],
        _ => vec![swiss(rounds), StagePlan::Elimination { cut: Some(cut.min(most)) }],
    };
    Structure::Custom { stages }
}

fn carry_out(story: &mut Told, by: Actor, wish: Wish) {
    let corrects = matches!(wish, Wish::Correct { .. });
    let command = Command { by, at: story.day.now, wish: wish.clone() };
    let again =
        decided(&story.day.tournament, &command, &story.day.dice, |one, other| one.facts().eq(other.facts()));
    let answer = story.day.ask(by, wish);
    assert_eq!(answer, again, "the same question has the same answer");
    match answer {
        Ok(facts) => {
            story.corrected |= corrects;
            for fact in &facts {
                if let Fact::Drawn { matches, notes, kind, .. } = fact {
                    let seats: Vec<Seats> = matches.iter().map(|it| it.seats).collect();
                    check_draw(&story.day.tournament, *kind, &seats, notes);
                }
                if matches!(fact, Fact::RoundClosed { .. }) {
                    check_points(&story.day.tournament);
                }
            }
        }
        Err(refusal) => {
            // Whatever is refused is refused in words.
            said(&refusal.saying());
        }
    }
    check_seats(&story.day.tournament);
}

/// Nobody twice in a round, and nobody both seated and missing.
fn check_seats(tournament: &Tournament) {
    for round in tournament.rounds() {
        let mut seen = BTreeSet::new();
        let seated = round.matches.iter().flat_map(|it| it.seats.players().chain(it.away()));
        for player in seated {
            assert!(seen.insert(player), "{player} twice in {}", round.number);
        }
        for player in &round.unpaired {
            let sits = round.matches.iter().any(|it| it.seats.seats(*player));
            assert!(!sits, "{player} played and missed {}", round.number);
        }
    }
}

/// Everybody who is in plays or has the bye; the bye is due; no rematch without saying so.
fn check_draw(tournament: &Tournament, kind: RoundKind, seats: &[Seats], notes: &[Note]) {
    let seated: BTreeSet<PersonId> = seats.iter().flat_map(Seats::players).collect();
    let active: BTreeSet<PersonId> = tournament.active().collect();
    assert_eq!(seated, active, "somebody is left out");
    if kind == RoundKind::Elimination {
        return;
    }
    let stage = tournament.current_stage();
    let rounds = tournament.rounds();
    let earlier: Vec<_> = rounds[..rounds.len() - 1].iter().filter(|round| round.stage == stage).collect();
    let mut byes: BTreeMap<PersonId, u32> = active.iter().map(|player| (*player, 0)).collect();
    let mut met = BTreeSet::new();
    for it in earlier.iter().flat_map(|round| &round.matches) {
        match it.seats {
            Seats::Bye(player) => _ = byes.entry(player).and_modify(|count| *count += 1),
            Seats::Pair(one, two) => _ = met.insert((one.min(two), one.max(two))),
            Seats::Nobody(..) => {}
        }
    }
    let fewest = byes.values().min().copied().unwrap_or(0);
    let resting: Vec<PersonId> = seats
        .iter()
        .filter_map(|seats| if let Seats::Bye(player) = seats { Some(*player) } else { None })
        .collect();
    assert_eq!(resting.len(), active.len() % 2);
    assert!(resting.iter().all(|player| byes[player] == fewest), "a second bye while somebody has none");
    for seats in seats {
        if let Seats::Pair(one, two) = *seats
            && met.contains(&(one.min(two), one.max(two)))
        {
            let told = |note: &Note| matches!(*note, Note::Rematch { one: a, two: b, .. } if [a, b] == [one, two] || [b, a] == [one, two]);
            assert!(notes.iter().any(told), "an untold rematch");
        }
    }
    for note in notes {
        said(&note.saying(tournament));
    }
}

/// The table's points are the sum of what everybody got.
fn check_points(tournament: &Tournament) {
    let Some(after) = tournament.last_table_round() else { return };
    let Some(round) = tournament.round(after).filter(|round| round.stage.0 == 1) else { return };
    let pack = tournament.pack();
    let worth = |outcome: &str| pack.outcome(outcome).map_or(0, |outcome| outcome.points);
    let mut points: BTreeMap<PersonId, u32> = BTreeMap::new();
    for round in tournament.rounds().iter().filter(|it| it.stage == round.stage && it.number <= after) {
        for it in &round.matches {
            for player in it.seats.players() {
                *points.entry(player).or_default() += it.outcome_of(player).map_or(0, worth);
            }
        }
        for player in &round.unpaired {
            *points.entry(*player).or_default() += worth(&pack.unpaired_loss);
        }
    }
    let table = tournament.standings(after);
    for (player, row) in &table {
        assert_eq!(row.points, points.get(player).copied().unwrap_or(0), "{player}");
    }
    let ranks: Vec<u32> = table.iter().map(|(_, row)| row.rank).collect();
    assert_eq!(ranks, (1..=u32::try_from(table.len()).expect("few")).collect::<Vec<_>>());
}

/// What the day asks for next.
fn next_thing(day: &Day, chance: &mut Chance) -> (Actor, Wish) {
    let tournament = &day.tournament;
    let mira = Actor::Person(tournament.organizer());
    let wish = match tournament.desk() {
        Desk::Nothing | Desk::Enrolling => Wish::CloseRegistration,
        Desk::RegistrationClosed => Wish::AnnouncePlan,
        Desk::Announced | Desk::Finished => Wish::Draw,
        Desk::Running => match tournament.current_round() {
            None if tournament.rounds_left() > 0 => Wish::Draw,
            None if tournament.stages().len() < tournament.plan().len() => Wish::Cut,
            None if chance.one_in(8) => Wish::Finish,
            None => Wish::Undo { reason: "again".into(), step: None },
            Some(round) if round.progress == Progress::Drawn => Wish::Publish,
            Some(round) if round.progress == Progress::Published => Wish::StartClock,
            Some(_) => match chance.pick(&day.open()) {
                None => Wish::Close,
                Some(id) => return result(day, id, chance),
            },
        },
    };
    (mira, wish)
}

/// Somebody of a match reports, confirms, concedes; or the organizer settles it.
fn result(day: &Day, id: MatchId, chance: &mut Chance) -> (Actor, Wish) {
    let it = day.tournament.match_of(id).expect("open");
    let players: Vec<PersonId> = it.seats.players().collect();
    let by = Actor::Person(players[chance.below(players.len())]);
    let claim = claim(day, &players, chance);
    match chance.below(8) {
        0 | 1 => (by, Wish::Report { id, claim }),
        2 | 3 => (by, Wish::Confirm { id }),
        4 => (by, Wish::Concede { id }),
        _ => {
            let claim = Claim { ending: "decision".into(), ..claim };
            (Actor::Person(day.tournament.organizer()), Wish::Settle { id, claim, reason: "so".into() })
        }
    }
}

fn claim(day: &Day, players: &[PersonId], chance: &mut Chance) -> Claim {
    let endings = &day.tournament.pack().endings;
    let results = &day.tournament.pack().results;
    let mut claim = Claim::new(chance.pick(players), &endings[chance.below(endings.len())].id);
    if chance.one_in(4) {
        claim.result = Some(results[chance.below(results.len())].id.clone());
    }
    if chance.one_in(9) {
        claim.winner = None;
    }
    claim
}

/// What keeps an organizer busy.
fn disturbance(day: &Day, chance: &mut Chance) -> (Actor, Wish) {
    let tournament = &day.tournament;
    let mira = Actor::Person(tournament.organizer());
    let everybody: Vec<PersonId> = tournament.players().map(|(id, ..)| id).collect();
    let player = chance.pick(&everybody).unwrap_or(PersonId(1));
    let matches: Vec<(MatchId, Vec<PersonId>)> =
        day.matches().map(|(id, it)| (id, it.seats.players().collect())).collect();
    let any = matches.get(chance.below(matches.len()));
    let reason = || "so".to_owned();
    let wish = match chance.below(24) {
        16 => Wish::AdjustClock { seconds: 300, reason: reason() },
        17 => Wish::SetClock { elapsed_seconds: Some(900), reason: reason() },
        18 => Wish::Rename { person: player, name: format!("Once {}", player.0) },
        19 => match any {
            Some((id, _)) => Wish::PlayOn { id: *id, reason: reason() },
            None => Wish::Draw,
        },
        20 => match any {
            Some((id, _)) => Wish::EndExtraRound { id: *id },
            None => Wish::Draw,
        },
        21 => Wish::Drop { player, why: DropReason::NoShow },
        22 => Wish::CheckIn { player },
        23 => Wish::GiveRights { person: player, actions: vec![tournament::Action::Draw] },
        0 | 1 => Wish::Drop { player, why: DropReason::OwnWish },
        2 => Wish::Drop { player, why: DropReason::MissingCard },
        3 | 4 => Wish::Rejoin { player },
        5 => Wish::Enrol { key: None, name: format!("Late {}", everybody.len()), team: None },
        6 => Wish::Disqualify { player, reason: reason() },
        7 => Wish::Undo { reason: reason(), step: None },
        8 => Wish::Redraw { reason: reason() },
        9 | 10 => Wish::Adjust { matches: by_hand(tournament, chance), reason: reason() },
        11 => match tournament.my_match(player) {
            Some((id, _)) => Wish::NoShow { id, absent: player },
            None => Wish::Draw,
        },
        12 | 13 => match any {
            Some((id, players)) => {
                let claim = Claim { ending: "decision".into(), ..claim(day, players, chance) };
                Wish::Correct { id: *id, claim, reason: reason() }
            }
            None => Wish::Draw,
        },
        14 => Wish::Judge(JudgeWish::OpenCardCase {
            id: tournament.my_match(player).map(|(id, _)| id),
            player,
            trouble: if chance.one_in(2) { CardTrouble::LostBeforeGame } else { CardTrouble::LostDuringGame },
            card: "Ambush".to_owned(),
            minutes: chance.one_in(2).then_some(3),
        }),
        _ => Wish::Judge(JudgeWish::CloseCardCase { case: CaseId(0), replaced: chance.one_in(2) }),
    };
    (mira, wish)
}

/// The round's players shuffled into other pairs, as many byes as before.
fn by_hand(tournament: &Tournament, chance: &mut Chance) -> Vec<Seats> {
    let Some(round) = tournament.current_round() else { return Vec::new() };
    let mut players: Vec<PersonId> = round.matches.iter().flat_map(|it| it.seats.players()).collect();
    for at in (1..players.len()).rev() {
        players.swap(at, chance.below(at + 1));
    }
    let byes = round.matches.iter().filter(|it| matches!(it.seats, Seats::Bye(_))).count();
    let resting = players.split_off(players.len() - byes.min(players.len()));
    let pairs = players.chunks_exact(2).map(|pair| Seats::Pair(pair[0], pair[1]));
    pairs.chain(resting.into_iter().map(Seats::Bye)).collect()
}

/// Anything by anybody, mostly wrong.
fn nonsense(day: &Day, chance: &mut Chance) -> (Actor, Wish) {
    let person = PersonId(u32::try_from(chance.below(50)).expect("few"));
    let by = if chance.one_in(5) { Actor::Newcomer } else { Actor::Person(person) };
    let other = PersonId(u32::try_from(chance.below(60)).expect("few"));
    let id = MatchId {
        round: RoundNo(u16::try_from(chance.below(9)).expect("few")),
        place: u16::try_from(chance.below(30)).expect("few"),
    };
    let text = ["", "x", "decision", &"long".repeat(2000)][chance.below(4)].to_owned();
    let call = CallId(u32::try_from(chance.below(4)).expect("few"));
    let ruling = Ruling { text: text.clone(), extension_seconds: u32::MAX, overrules: None };
    let wish = match chance.below(18) {
        0 => Wish::Admit { key: Some("p1".into()), name: text },
        1 => Wish::HandOver { to: person },
        2 => Wish::NameRuler { id, person: other },
        3 => Wish::EnrolPerson { person: other },
        4 => Wish::Withdraw { player: other },
        5 => Wish::SubmitDeck { player: other, text },
        6 => Wish::Adjust { matches: vec![Seats::Pair(person, person), Seats::Bye(other)], reason: text },
        7 => Wish::Extend { id, seconds: u32::MAX, reason: text },
        8 => Wish::Report {
            id,
            claim: Claim { ended: Some(Moment(i64::MIN)), ..Claim::new(Some(other), &text) },
        },
        9 => Wish::Settle { id, claim: Claim::new(None, "time"), reason: text },
        10 => Wish::NoShow { id, absent: other },
        11 => Wish::AdjustClock { seconds: i32::MIN, reason: text },
        12 => Wish::Judge(JudgeWish::Call { id: Some(id), kind: text, note: String::new() }),
        13 => Wish::Judge(JudgeWish::Rule { call, ruling }),
        14 => Wish::Judge(JudgeWish::Appeal { call }),
        15 => Wish::Change { settings: Settings { tier: text, ..day.tournament.settings().clone() } },
        16 => Wish::CheckIn { player: other },
        _ => Wish::Finish,
    };
    (by, wish)
}

/// The tournament as the reader of its file sees it.
fn read_back(text: &str, pack: &str) -> tournament::file::Imported {
    let pack = std::sync::Arc::new(regulations::pack(pack).expect("a pack").clone());
    let file = TournamentFile::read(text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    file.tournament(pack).unwrap_or_else(|problem| panic!("{problem}\n{text}"))
}

/// Changes one value somewhere in a document.
fn tampered(value: &mut serde_json::Value, chance: &mut Chance) {
    use serde_json::Value;
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = chance.below(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(at) {
                tampered(inner, chance);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = chance.below(items.len());
            if chance.one_in(6) { _ = items.remove(at) } else { tampered(&mut items[at], chance) }
        }
        Value::Object(_) | Value::Array(_) | Value::Null => *value = Value::from("x"),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => *value = Value::from(number.as_i64().unwrap_or(0) + 1),
        Value::String(text) => {
            let other = if text.ends_with('0') { '1' } else { '0' };
            text.pop();
            text.push(other);
        }
    }
}

/// A story that once broke the laws: somebody came back after the seeds of a cut stood, and had not checked in.
#[test]
fn a_bracket_that_stands_keeps_whoever_is_in_it() {
    told(11_711_164_974_271_555_915);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    /// Shows CT-4.2.1, PT-4.3.1, LT-4.2.1, CT-4.2.4, PT-4.1.4, LT-4.2.3, CT-4.2.6, LT-4.2.5, CT-4.2.26, LT-4.2.20,
    /// HR-4.2.2: whatever happens, everybody who is in and nobody else is paired once, byes are due, rematches are said,
    /// points add up, and the facts alone rebuild it.
    #[test]
    fn every_story_keeps_the_laws(seeds in proptest::collection::vec(any::<u64>(), 4)) {
        for seed in seeds {
            let story = told(seed);
            let pack = std::sync::Arc::new(story.day.tournament.pack().clone());
            let same = |one: &Tournament, other: &Tournament| format!("{one:?}") == format!("{other:?}");
            told_again(&Tournament::under(pack), &story.day.history, &story.day.tournament, same);
            let everybody = story.day.tournament.for_everybody();
            for (reader, _) in story.day.tournament.people().take(3) {
                let told = story.day.tournament.view(Some(reader));
                let laid = story.day.tournament.own_view(&everybody, reader);
                prop_assert_eq!(format!("{:?}", laid.rounds()), format!("{:?}", told.rounds()));
                prop_assert!(laid.people().eq(told.people()));
            }
        }
    }

    #[test]
    fn a_record_comes_back_is_proven_and_shows_any_change(seed in any::<u64>()) {
        let mut chance = Chance(seed ^ 0x5eed);
        let story = told(seed);
        let Day { tournament, dice, history, .. } = &story.day;
        let record = tournament.record(Some(dice.seed().clone()), history);
        let text = record.write();
        let back = read_back(&text, &tournament.pack().id);
        prop_assert_eq!(format!("{:?}", &back.tournament), format!("{:?}", tournament));
        let proof = back.verify();
        prop_assert!(proof.holds(), "{:?}", proof.findings);
        for finding in &proof.findings {
            said(&finding.saying(tournament));
        }
        for _ in 0..3 {
            let mut document: serde_json::Value = serde_json::from_str(&text).expect("just written");
            tampered(&mut document, &mut chance);
            let pack = std::sync::Arc::new(tournament.pack().clone());
            let read = TournamentFile::read(&document.to_string()).and_then(|file| file.tournament(pack));
            let accepted = read.is_ok_and(|back| back.verify().holds());
            prop_assert!(!accepted, "a changed record was accepted: {}", document);
        }
    }

    #[test]
    fn a_file_without_history_comes_back_and_its_pairings_are_proven(seed in any::<u64>()) {
        let story = told(seed);
        let Day { tournament, dice, .. } = &story.day;
        if tournament.plan().is_empty() {
            return Ok(());
        }
        let file = tournament.file(Some(dice.seed().clone()));
        let back = read_back(&file.write(), &tournament.pack().id);
        prop_assert_eq!(&back.tournament.file(Some(dice.seed().clone())), &file);
        if story.corrected {
            return Ok(());
        }
        let proof = back.verify();
        prop_assert!(proof.holds(), "{:?}\n{}", proof.findings, file.write());
        for (at, round) in file.rounds.iter().enumerate().filter(|(_, round)| round.drawn.is_empty()) {
            let games: Vec<usize> = (0..round.matches.len()).filter(|at| round.matches[*at].players.len() == 2).collect();
            if let [first, second, ..] = games[..] {
                let mut swapped = file.clone();
                swap(&mut swapped.rounds[at].matches, first, second);
                let pack = std::sync::Arc::new(tournament.pack().clone());
                let accepted = swapped.tournament(pack).is_ok_and(|back| back.verify().holds());
                prop_assert!(!accepted, "another pairing of round {} was accepted", at + 1);
            }
        }
    }
}

/// Two opponents change places, with what they got.
fn swap(matches: &mut [tournament::file::FileMatch], first: usize, second: usize) {
    let (one, two) = (matches[first].players[1].clone(), matches[second].players[1].clone());
    for (at, from, to) in [(first, &one, &two), (second, &two, &one)] {
        matches[at].players[1].clone_from(to);
        if let Some(outcomes) = &mut matches[at].outcomes
            && let Some(outcome) = outcomes.remove(from)
        {
            outcomes.insert(to.clone(), outcome);
        }
    }
}
