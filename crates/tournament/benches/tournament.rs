//! How long a large tournament takes: its standings, the whole of it, and one command in the ninth round of a very large one.
//! `cargo bench -p tournament`.

use std::sync::Arc;

use rulebook::{Dice, Rulebook, Seed};
use tournament::{
    Actor, Claim, Command, MatchId, Moment, PersonId, RoundNo, Settings, StagePlan, Structure, Tournament,
    Wish,
};

fn main() {
    divan::main();
}

/// A tournament of that many players under the Advanced structure, played to the end: the lower number always wins.
fn played(players: u32) -> Tournament {
    let dice = Dice::new(Seed::from_bytes([1; 32]));
    let pack = regulations::pack("conquest-1.2").expect("an embedded pack");
    let mut tournament = Tournament::under(Arc::new(pack.clone()));
    let say = |tournament: &mut Tournament, by, wish| {
        let facts = tournament.decide(&Command { by, at: Moment(0), wish }, &dice);
        let facts = facts.unwrap_or_else(|refusal| panic!("{refusal:?}"));
        for fact in &facts {
            tournament.apply(fact);
        }
    };
    let settings = Settings { structure: Structure::Table("advanced".into()), ..Settings::default() };
    let (name, organizer) = ("Open".to_owned(), "Mira".to_owned());
    let commitment = dice.seed().commitment();
    say(&mut tournament, Actor::Newcomer, Wish::Found { name, organizer, settings, commitment });
    for number in 0..players {
        say(
            &mut tournament,
            Actor::Newcomer,
            Wish::Enrol { key: None, name: format!("Player {number}"), team: None },
        );
    }
    let mira = Actor::Person(PersonId(0));
    for wish in [Wish::CloseRegistration, Wish::AnnouncePlan] {
        say(&mut tournament, mira, wish);
    }
    while tournament.champion().is_none() {
        if tournament.rounds_left() == 0 && !tournament.stages().is_empty() {
            say(&mut tournament, mira, Wish::Cut);
        }
        for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
            say(&mut tournament, mira, wish);
        }
        let round = tournament.rounds().last().expect("just drawn");
        let games: Vec<(MatchId, PersonId, PersonId)> = (0..)
            .zip(&round.matches)
            .filter_map(|(place, it)| {
                let mut seated = it.seats.players();
                let (one, two) = (seated.next()?, seated.next()?);
                Some((MatchId { round: round.number, place }, one.min(two), one.max(two)))
            })
            .collect();
        for (id, winner, loser) in games {
            let claim = Claim::new(Some(winner), "conquest");
            say(&mut tournament, Actor::Person(winner), Wish::Report { id, claim });
            say(&mut tournament, Actor::Person(loser), Wish::Confirm { id });
        }
        say(&mut tournament, mira, Wish::Close);
    }
    tournament
}

#[divan::bench(args = [64, 512], sample_count = 3)]
fn a_whole_tournament(players: u32) -> Tournament {
    played(players)
}

#[divan::bench(args = [64, 512])]
fn standings_after_the_last_swiss_round(bencher: divan::Bencher<'_, '_>, players: u32) {
    let tournament = played(players);
    let after = tournament.last_table_round().unwrap_or(RoundNo(1));
    bencher.bench_local(|| tournament.standings(after));
}

/// A tournament of that many players in the middle of round nine, everybody's result of the rounds before settled.
fn in_round_nine(players: u32) -> (Tournament, Dice) {
    let dice = Dice::new(Seed::from_bytes([1; 32]));
    let pack = regulations::pack("conquest-1.2").expect("an embedded pack");
    let mut tournament = Tournament::under(Arc::new(pack.clone()));
    let say = |tournament: &mut Tournament, by, wish| {
        let facts = tournament.decide(&Command { by, at: Moment(0), wish }, &dice);
        for fact in &facts.unwrap_or_else(|refusal| panic!("{refusal:?}")) {
            tournament.apply(fact);
        }
    };
    let stages = vec![StagePlan::Swiss { rounds: 10, cut: None, carry: true }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let (name, organizer) = ("Open".to_owned(), "Mira".to_owned());
    let commitment = dice.seed().commitment();
    say(&mut tournament, Actor::Newcomer, Wish::Found { name, organizer, settings, commitment });
    for number in 0..players {
        let enrol = Wish::Enrol { key: None, name: format!("Player {number}"), team: None };
        say(&mut tournament, Actor::Newcomer, enrol);
    }
    let mira = Actor::Person(PersonId(0));
    for wish in [Wish::CloseRegistration, Wish::AnnouncePlan] {
        say(&mut tournament, mira, wish);
    }
    for round in 1..=9 {
        for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
            say(&mut tournament, mira, wish);
        }
        if round == 9 {
            break;
        }
        let seats: Vec<_> = tournament.rounds()[round - 1].matches.iter().map(|it| it.seats).collect();
        for (place, seats) in (0..).zip(seats) {
            let id = MatchId { round: RoundNo(u16::try_from(round).expect("few")), place };
            let loser = seats.players().max().expect("two players");
            say(&mut tournament, Actor::Person(loser), Wish::Concede { id });
        }
        say(&mut tournament, mira, Wish::Close);
    }
    (tournament, dice)
}

/// One report as a server takes it: the state before stays readable, so the state after is a copy that shares with it.
#[divan::bench(args = [512, 8192])]
fn a_report_in_round_nine(bencher: divan::Bencher<'_, '_>, players: u32) {
    let (tournament, dice) = in_round_nine(players);
    let id = MatchId { round: RoundNo(9), place: 0 };
    let player = tournament.match_of(id).and_then(|it| it.seats.players().next()).expect("a match");
    let claim = Claim::new(Some(player), "conquest");
    let command = Command { by: Actor::Person(player), at: Moment(1), wish: Wish::Report { id, claim } };
    bencher.bench_local(|| {
        let facts = tournament.decide(&command, &dice).expect("accepted");
        let mut after = tournament.clone();
        for fact in &facts {
            after.apply(fact);
        }
        after
    });
}

/// The copy alone.
#[divan::bench(args = [512, 8192])]
fn a_copy_in_round_nine(bencher: divan::Bencher<'_, '_>, players: u32) {
    let (tournament, _) = in_round_nine(players);
    bencher.bench_local(|| tournament.clone());
}
