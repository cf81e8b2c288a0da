//! How long sheets take: a championship's slips should be in the printer before anybody has turned round. `cargo bench -p
//! paper`.

use std::sync::Arc;

use paper::{Print, Sheet, document, pdf};
use rulebook::{Dice, Rulebook, Seed};
use tournament::{Actor, Command, Moment, PersonId, Settings, Tournament, Wish};

fn main() {
    divan::main();
}

/// Round 1 of so many players, published.
fn round_one(players: usize) -> Tournament {
    let dice = Dice::new(Seed::from_bytes([7; 32]));
    let pack = regulations::pack("l5r-2.3").expect("a built-in pack");
    let mut tournament = Tournament::under(Arc::new(pack.clone()));
    let mut command = |by, wish| {
        let facts = tournament.decide(&Command { by, at: Moment(0), wish }, &dice).expect("allowed");
        for fact in &facts {
            tournament.apply(fact);
        }
    };
    let commitment = dice.seed().commitment();
    let (name, organizer) = ("Championship".to_owned(), "Mira".to_owned());
    command(Actor::Newcomer, Wish::Found { name, organizer, settings: Settings::default(), commitment });
    for at in 1..=players {
        command(Actor::Newcomer, Wish::Enrol { key: None, name: format!("Player {at}"), team: None });
    }
    let mira = Actor::Person(PersonId(0));
    for wish in [Wish::CloseRegistration, Wish::AnnouncePlan, Wish::Draw, Wish::Publish] {
        command(mira, wish);
    }
    tournament
}

#[divan::bench(args = [24, 130, 500])]
fn slips_as_pdf(bencher: divan::Bencher<'_, '_>, players: usize) {
    let tournament = round_one(players);
    bencher.bench(|| pdf::write(&document(Sheet::Slips, &Print::of(&tournament)).expect("there is a round")));
}

#[divan::bench(args = [24, 130, 500])]
fn pairings_as_pdf(bencher: divan::Bencher<'_, '_>, players: usize) {
    let tournament = round_one(players);
    bencher.bench(|| {
        pdf::write(&document(Sheet::PairingsByName, &Print::of(&tournament)).expect("there is a round"))
    });
}
