//! Laws of what everybody needs: never wrong, and exact where it says so. The judge is every case, ranked by the
//! tournament's own standings.

use outlook::{Certainty, Effort, Fate, Goal, Need, Race, Tally, Verdict, needs};
use proptest::prelude::*;
use tournament::standings::{Figures, Line};
use tournament::{PersonId, RoundNo, Tournament};

use crate::field::Field;

/// Only proofs and chance.
const NO_COUNTING: Effort = Effort { most_steps: 0, runs: 60 };

fn field() -> impl Strategy<Value = Field> {
    let packs = prop_oneof![Just("conquest-1.2"), Just("l5r-2.3"), Just("epic")];
    (packs, 4usize..=8, 2u16..=4, proptest::option::of(2u32..=4), any::<u8>(), 0usize..=4).prop_map(
        |(pack, players, rounds, cut, seed, settled)| {
            // One to three open matches, so that the judge is done in time.
            let settled = settled.min(players / 2 - 1).max((players / 2).saturating_sub(3));
            Field { pack, players, rounds, drawn: rounds, cut, settled, seed }
        },
    )
}

/// Who is in after a case, by the tournament's own figures: the players before the cut line under the luckiest and under the
/// unluckiest draw.
fn fate(tournament: &Tournament, race: &Race, choice: &[u8], player: u32) -> Fate {
    let last = tournament.rounds().last().expect("drawn");
    let mut records = tournament.records(last.number);
    for it in &last.matches {
        for seated in it.seats.players() {
            let Some(outcome) = it.outcome_of(seated).and_then(|id| tournament.pack().outcome(id)) else {
                continue;
            };
            let opponent = it.seats.opponent_of(seated).filter(|_| outcome.counts_as_opponent).map(|id| id.0);
            records[seated.0 as usize].lines.push(Line { points: outcome.points, opponent });
        }
    }
    for (it, way) in race.open.iter().zip(choice) {
        let way = &race.ways[usize::from(*way)];
        for side in [0, 1] {
            let line = Line { points: way.points[side], opponent: Some(it.players[1 - side]) };
            records[it.players[side] as usize].lines.push(line);
        }
    }
    let figures = Figures::of(&records);
    let contenders: Vec<u32> = (0..records.len() as u32).filter(|at| race.contends[*at as usize]).collect();
    let places = match race.goal {
        Goal::Cut { places } => places as usize,
        Goal::Win => 1,
    };
    let is_in = |drawn: &[u32]| {
        let order = figures.order(&tournament.pack().standings.tie_breakers, drawn);
        order.into_iter().filter(|at| contenders.contains(at)).take(places).any(|at| at == player)
    };
    let others = || contenders.iter().copied().filter(|at| *at != player);
    let lucky: Vec<u32> = std::iter::once(player).chain(others()).collect();
    let unlucky: Vec<u32> = others().chain([player]).collect();
    match (is_in(&lucky), is_in(&unlucky)) {
        (true, true) => Fate::Through,
        (false, false) => Fate::Out,
        _ => Fate::ByLot,
    }
}

fn cases(race: &Race) -> Vec<Vec<u8>> {
    (0..race.open.len()).fold(vec![Vec::new()], |cases, _| {
        let ways = 0..race.ways.len() as u8;
        cases
            .iter()
            .flat_map(|case| ways.clone().map(|way| case.iter().copied().chain([way]).collect()))
            .collect()
    })
}

/// The tally of every case, in all or only with that own outcome.
fn counted(tournament: &Tournament, race: &Race, player: u32, outcome: Option<&str>) -> Tally {
    let mut tally = Tally::default();
    for case in cases(race) {
        let own = race.open.iter().zip(&case).find_map(|(it, way)| {
            let side = it.players.iter().position(|seated| *seated == player)?;
            Some(race.ways[usize::from(*way)].outcomes[side].as_str())
        });
        if outcome.is_none() || own == outcome {
            match fate(tournament, race, &case, player) {
                Fate::Through => tally.through += 1,
                Fate::ByLot => tally.by_lot += 1,
                Fate::Out => tally.out += 1,
            }
        }
    }
    tally
}

fn verdict(tally: Tally) -> Verdict {
    match tally {
        Tally { by_lot: 0, out: 0, .. } => Verdict::Through,
        Tally { by_lot: 0, through: 0, .. } => Verdict::Out,
        _ => Verdict::Alive,
    }
}

/// Every prospect of a player with the own outcome it is about.
fn prospects(need: &Need) -> impl Iterator<Item = (Option<&str>, outlook::Prospect)> {
    let by_result = need.by_result.iter().map(|it| (Some(it.outcome.as_str()), it.then));
    std::iter::once((None, need.whatever)).chain(by_result)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn cases_played_out_are_those_of_the_standings(field in field()) {
        let tournament = field.tournament();
        let race = Race::of(&tournament).expect("a Swiss round is drawn");
        let needs = needs(&tournament, Effort::default()).expect("a Swiss round is drawn");
        for need in &needs.players {
            for (outcome, prospect) in prospects(need) {
                let tally = counted(&tournament, &race, need.player.0, outcome);
                prop_assert_eq!(prospect.tally, tally);
                prop_assert_eq!(prospect.verdict, verdict(tally));
                prop_assert_eq!(prospect.certainty, Certainty::Enumerated);
            }
        }
    }

    #[test]
    fn what_is_proved_is_true(field in field()) {
        let tournament = field.tournament();
        let race = Race::of(&tournament).expect("a Swiss round is drawn");
        let needs = needs(&tournament, NO_COUNTING).expect("a Swiss round is drawn");
        for need in &needs.players {
            for (outcome, prospect) in prospects(need) {
                let truth = verdict(counted(&tournament, &race, need.player.0, outcome));
                // Where nothing was proved, nothing is claimed.
                let claimed = if prospect.certainty == Certainty::Sampled { Verdict::Alive } else { truth };
                prop_assert_eq!(prospect.verdict, claimed, "{:?} {:?}", need.player, outcome);
            }
        }
    }

    /// With a round to come that nobody has drawn: whoever is called through or out now is so after any results and any
    /// pairs of the next round.
    #[test]
    fn what_is_proved_early_stays_true(field in field(), next in any::<u8>()) {
        let before = Field { rounds: field.rounds + 1, ..field.clone() }.tournament();
        let Some(early) = needs(&before, NO_COUNTING) else { return Ok(()) };
        let last = Field { rounds: field.rounds + 1, ..field }.settled_and_drawn(&before, next);
        let late = needs(&last, Effort::default()).expect("the last round is drawn");
        for need in &early.players {
            let then = late.players.iter().find(|it| it.player == need.player).expect("nobody left");
            if need.whatever.verdict != Verdict::Alive {
                prop_assert_eq!(then.whatever.verdict, need.whatever.verdict, "{:?}", need.player);
            }
        }
    }
}

impl Field {
    /// The same field with the round under way settled by chance and the next one drawn.
    fn settled_and_drawn(&self, before: &Tournament, seed: u8) -> Tournament {
        let mut file = before.file(None);
        let pack = before.pack();
        let mut cup = rulebook::Dice::new(rulebook::Seed::from_bytes([seed; 32])).cup("next");
        for it in &mut file.rounds.last_mut().expect("drawn").matches {
            if it.outcomes.is_none() {
                let result = cup.pick(&pack.results).expect("a pack has results");
                cup.shuffle(&mut it.players);
                it.outcomes = Some(it.players.iter().cloned().zip(result.outcomes.clone()).collect());
            }
        }
        let mut next = Field {
            drawn: self.drawn + 1,
            settled: (self.players / 2).saturating_sub(2),
            seed,
            ..self.clone()
        }
        .tournament()
        .file(None)
        .rounds;
        file.rounds.push(next.pop().expect("drawn"));
        file.history = Vec::new();
        file.digest = None;
        let pack = std::sync::Arc::new(pack.clone());
        file.tournament(pack).unwrap_or_else(|problem| panic!("{problem:?}")).tournament
    }
}

#[test]
fn nothing_is_said_of_a_draw_only_the_organizer_has_seen() {
    let field =
        Field { pack: "conquest-1.2", players: 8, rounds: 3, drawn: 2, cut: Some(4), settled: 4, seed: 1 };
    let tournament = field.tournament();
    let race = Race::of(&tournament).expect("a round is to come");
    assert_eq!((race.open.len(), race.later_rounds), (0, 1));
}

#[test]
fn a_large_last_round_is_proved_where_it_cannot_be_counted() {
    let field =
        Field { pack: "l5r-2.3", players: 32, rounds: 5, drawn: 5, cut: Some(8), settled: 0, seed: 3 };
    let needs = needs(&field.tournament(), Effort::default()).expect("drawn");
    assert_eq!(needs.players.len(), 32);
    let certain = needs.players.iter().filter(|need| need.whatever.certainty == Certainty::Proved).count();
    assert!(certain >= 24, "only {certain} of 32 are certain");
    assert!(needs.players.iter().any(|need| need.whatever.verdict == Verdict::Out));
}

#[test]
fn a_race_is_over_when_the_last_round_is_closed() {
    let field =
        Field { pack: "conquest-1.2", players: 4, rounds: 2, drawn: 2, cut: Some(2), settled: 2, seed: 9 };
    let tournament = field.tournament();
    assert!(tournament.round(RoundNo(2)).is_some());
    assert_eq!(needs(&tournament, Effort::default()), None);
    assert_eq!(outlook::need(&tournament, PersonId(99), Effort::default()), None);
}
