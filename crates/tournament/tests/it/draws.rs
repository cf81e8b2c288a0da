//! Draws under a pack: what is random is evenly random, and the same for the same seed.

use std::collections::BTreeMap;

use tournament::{PersonId, Seats, Settings, StagePlan, Structure, Wish};

use crate::day::Day;

fn begun(pack: &str, seed: u8, players: u32, stage: StagePlan) -> Day {
    let structure = Structure::Custom { stages: vec![stage] };
    let mut day = Day::founded(pack, seed, Settings { structure, ..Settings::default() });
    for number in 0..players {
        day.enrol(&format!("P{number}"));
    }
    day.announce();
    day.lead(Wish::Draw);
    day
}

fn seats(day: &Day) -> Vec<Seats> {
    day.tournament.rounds()[0].matches.iter().map(|it| it.seats).collect()
}

const SWISS: StagePlan = StagePlan::Swiss { rounds: 3, cut: None, carry: true };

/// Shows CT-4.2.25, PT-4.3.9, LT-4.2.19: with five players each has the first bye about as often.
#[test]
fn ct_4_2_25_the_first_bye_is_drawn_evenly() {
    for pack in ["conquest-1.2", "podboj-1.1", "l5r-2.3"] {
        let mut byes: BTreeMap<PersonId, u32> = BTreeMap::new();
        for seed in 0..=249 {
            let day = begun(pack, seed, 5, SWISS);
            let bye: Vec<PersonId> = seats(&day)
                .iter()
                .filter_map(|seats| match seats {
                    Seats::Bye(player) => Some(*player),
                    Seats::Pair(..) | Seats::Nobody(..) => None,
                })
                .collect();
            assert_eq!(bye.len(), 1);
            *byes.entry(bye[0]).or_default() += 1;
        }
        assert_eq!(byes.len(), 5, "{byes:?}");
        assert!(byes.values().all(|count| (30..=70).contains(count)), "{pack}: {byes:?}");
    }
}

/// Shows CT-4.2.20, PT-4.3.4: in the first round each of the three pairings of four players comes about as often, and again for the
/// same seed.
#[test]
fn pt_4_3_4_the_first_round_is_drawn_evenly() {
    for pack in ["conquest-1.2", "podboj-1.1"] {
        let mut pairings: BTreeMap<PersonId, u32> = BTreeMap::new();
        for seed in 0..=239 {
            let day = begun(pack, seed, 4, SWISS);
            assert_eq!(seats(&day), seats(&begun(pack, seed, 4, SWISS)));
            let first = PersonId(1);
            let opponent = seats(&day).iter().find_map(|seats| seats.opponent_of(first)).expect("paired");
            *pairings.entry(opponent).or_default() += 1;
        }
        assert!(
            pairings.len() == 3 && pairings.values().all(|count| (55..=105).contains(count)),
            "{pairings:?}"
        );
    }
}

/// Shows CT-4.2.39, CT-4.2.40, CT-4.2.41, CT-4.2.42, PT-4.3.17, PT-4.3.18, PT-4.3.19, PT-4.3.20, HR-4.2.37: eleven players
/// begin with elimination: five random byes, three random games, the numbers 1 to 8 once each over both.
#[test]
fn pt_4_3_17_elimination_from_the_start_with_eleven_players() {
    for pack in ["conquest-1.2", "podboj-1.1"] {
        let mut byes: BTreeMap<PersonId, u32> = BTreeMap::new();
        let mut numbers: BTreeMap<Option<u16>, u32> = BTreeMap::new();
        let mut opponents: BTreeMap<PersonId, u32> = BTreeMap::new();
        for seed in 0..=219 {
            let day = begun(pack, seed, 11, StagePlan::Elimination { cut: None });
            let round = &day.tournament.rounds()[0];
            let mut games: Vec<Option<u16>> = round.matches.iter().map(|it| it.game).collect();
            games.sort_unstable();
            assert_eq!(games, (1..=8).map(Some).collect::<Vec<_>>());
            let alone = round.matches.iter().filter(|it| matches!(it.seats, Seats::Bye(_)));
            assert_eq!(alone.clone().count(), 5);
            for it in alone {
                *byes.entry(it.seats.players().next().expect("one")).or_default() += 1;
                *numbers.entry(it.game).or_default() += 1;
            }
            if let Some(met) = seats(&day).iter().find_map(|seats| seats.opponent_of(PersonId(1))) {
                *opponents.entry(met).or_default() += 1;
            }
        }
        assert!(byes.len() == 11 && byes.values().all(|count| (65..=135).contains(count)), "{byes:?}");
        assert!(
            numbers.len() == 8 && numbers.values().all(|count| (95..=180).contains(count)),
            "{numbers:?}"
        );
        assert_eq!(opponents.len(), 10);
    }
}

/// Shows CT-4.2.21, CT-4.2.23, CT-4.2.24, PT-4.3.5, PT-4.3.6, PT-4.3.7, PT-4.3.8: groups from the top; the odd one out meets a random player of the next.
#[test]
fn pt_4_3_7_groups_are_paired_from_the_top_and_floats_are_drawn() {
    for pack in ["conquest-1.2", "podboj-1.1"] {
        let mut floats: BTreeMap<(PersonId, PersonId), u32> = BTreeMap::new();
        for seed in 0..=119 {
            let mut day = begun(pack, seed, 6, SWISS);
            let winners = ["P0", "P1", "P2"].map(|name| day.person(name));
            let losers = ["P3", "P4", "P5"].map(|name| day.person(name));
            let first: Vec<(PersonId, PersonId)> = winners.into_iter().zip(losers).collect();
            let matches = first.iter().map(|&(winner, loser)| Seats::Pair(winner, loser)).collect();
            day.lead(Wish::Adjust { matches, reason: "story".into() });
            day.lead(Wish::Publish);
            day.lead(Wish::StartClock);
            for &(winner, loser) in &first {
                let (id, _) = day.tournament.my_match(winner).expect("paired");
                day.must(tournament::Actor::Person(loser), Wish::Concede { id });
            }
            day.lead(Wish::Close);
            day.lead(Wish::Draw);
            let round = day.tournament.rounds().last().expect("drawn");
            let top = |player: &PersonId| winners.contains(player);
            let crossing: Vec<Vec<PersonId>> = round
                .matches
                .iter()
                .map(|it| it.seats.players().collect::<Vec<_>>())
                .filter(|pair| pair.iter().filter(|player| top(player)).count() == 1)
                .collect();
            // One game inside each group, one across, and that one no repeat.
            assert_eq!(crossing.len(), 1);
            let mut pair = crossing[0].clone();
            pair.sort_unstable();
            assert!(!first.contains(&(pair[0], pair[1])));
            *floats.entry((pair[0], pair[1])).or_default() += 1;
        }
        assert!(floats.len() == 6 && floats.values().all(|count| (8..=34).contains(count)), "{floats:?}");
    }
}

/// Shows CT-4.4.11, PT-4.5.11, LT-4.4.12, HR-4.4.6: who is equal in everything is ordered by lot when the round is closed, and that lot
/// is kept: by later steps and by whoever tells the facts again.
#[test]
fn the_order_of_equal_players_is_drawn_when_the_round_is_closed_and_kept() {
    let mut firsts: BTreeMap<PersonId, u32> = BTreeMap::new();
    for seed in 0..=119 {
        let pack = ["conquest-1.2", "podboj-1.1", "l5r-2.3"][usize::from(seed % 3)];
        let mut day = begun(pack, seed, 4, SWISS);
        let [one, two, three, four] = ["P0", "P1", "P2", "P3"].map(|name| day.person(name));
        let matches = vec![Seats::Pair(one, two), Seats::Pair(three, four)];
        day.lead(Wish::Adjust { matches, reason: "story".into() });
        day.lead(Wish::Publish);
        day.lead(Wish::StartClock);
        for loser in [two, four] {
            let (id, _) = day.tournament.my_match(loser).expect("paired");
            day.must(tournament::Actor::Person(loser), Wish::Concede { id });
        }
        day.lead(Wish::Close);
        let order = |tournament: &tournament::Tournament| -> Vec<PersonId> {
            tournament.standings(tournament::RoundNo(1)).iter().map(|(player, _)| *player).collect()
        };
        let drawn = order(&day.tournament);
        *firsts.entry(drawn[0]).or_default() += 1;
        day.lead(Wish::Draw);
        day.lead(Wish::Redraw { reason: "story".into() });
        day.lead(Wish::Publish);
        assert_eq!(order(&day.tournament), drawn, "later steps draw no new lot");
        let pack = std::sync::Arc::new(day.tournament.pack().clone());
        assert_eq!(
            order(&tournament::Tournament::told_by(pack, &day.history)),
            drawn,
            "the lot is on record"
        );
    }
    assert!(firsts.len() == 2 && firsts.values().all(|count| (40..=80).contains(count)), "{firsts:?}");
}

/// Who begins with a bracket draws its round by name, not "round 1": eleven players fill a bracket of sixteen.
#[test]
fn the_first_round_of_a_bracket_is_called_by_its_name_before_it_is_drawn() {
    for (players, places) in [(2, 2_u32), (8, 8), (11, 16)] {
        let structure = Structure::Custom { stages: vec![StagePlan::Elimination { cut: None }] };
        let mut day = Day::founded("podboj-1.1", 1, Settings { structure, ..Settings::default() });
        for number in 0..players {
            day.enrol(&format!("P{number}"));
        }
        day.announce();
        let ahead = day.tournament.round_object(tournament::RoundNo(1));
        assert_eq!(ahead, rulebook::say!("round-object-of", players = places), "{players} players");
        day.lead(Wish::Draw);
        assert_eq!(day.tournament.round_object(tournament::RoundNo(1)), ahead, "and so it is called then");
    }
    let swiss = begun("podboj-1.1", 1, 8, SWISS);
    assert_eq!(swiss.tournament.round_object(tournament::RoundNo(1)).key, "round-object");
}
