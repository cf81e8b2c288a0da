//! Every change can be stopped at the gate: each is made as the game makes it, once freely and once with something else
//! happening instead.

use std::cell::Cell;

use crate::ability::Event;
use crate::answer::{Answer, Ask};
use crate::card::Faction;
use crate::scenario::board;
use crate::state::{Battle, Exit, Happened, Loc, ObjId, PlanetState, Seat, State, Step};

thread_local! {
    static STOPPED: Cell<Option<(Event, ObjId)>> = const { Cell::new(None) };
}

/// Whether the test under way stops it.
pub(super) fn is_stopped(what: &Happened) -> bool {
    STOPPED.get() == Some((what.event, what.obj))
}

fn game(more: &str) -> State {
    let mut game = board(&format!(
        "players: Tina = Nahumekh; Chris = Captain Cato Sicarius
        initiative: Tina
        planets: Plannum [infested], Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
        Tina resources: 5
        Tina deck: Goff Nob, Goff Nob, Goff Nob, Goff Nob, Goff Nob
        Chris hand: Deathwing Terminators, Indomitable
        Chris resources: 5
        Chris discard: Drop Pod Assault, Land Raider
        Chris at 1: Deathwing Guard (with Promotion)
        {more}"
    ));
    game.asked = 0;
    game
}

fn named(game: &State, name: &str) -> ObjId {
    let found = (0..game.objs.len() as u8).map(ObjId).find(|id| game.card(*id).name == name);
    found.expect("in the game")
}

/// Does it freely, and stopped: what is looked at must change, and must not.
fn check<T: PartialEq + std::fmt::Debug>(
    event: Event,
    obj: Option<&str>,
    act: impl Fn(&mut State),
    look: impl Fn(&State) -> T,
) {
    let before = game("");
    let obj = obj.map_or(ObjId::NONE, |name| named(&before, name));
    let (mut free, mut stopped) = (before, before);
    act(&mut free);
    assert_ne!(look(&free), look(&before), "{event:?} changes something");
    STOPPED.set(Some((event, obj)));
    act(&mut stopped);
    STOPPED.set(None);
    assert_eq!(look(&stopped), look(&before), "{event:?} can be stopped");
}

#[test]
fn planets_and_tokens_change_at_the_gate() {
    let state = |at: usize| move |game: &State| game.row[at].state;
    let battle = |game: &mut State| game.battle = Some(Battle { planet: 0, ..Battle::default() });
    let over = |winner: Option<Seat>| {
        move |game: &mut State| {
            battle(game);
            game.end_battle(winner);
        }
    };
    let there = |game: &State| game.units_at(0, Seat::B).count();
    check(Event::Captured, None, over(Some(Seat::B)), state(0));
    check(Event::Captured, None, over(Some(Seat::B)), |game| game.player(Seat::B).display.len());
    check(Event::Captured, None, over(Some(Seat::B)), there);
    check(Event::PlanetLeaves, None, over(None), state(0));
    check(Event::PlanetLeaves, None, over(None), |game| (game.first, game.is_infested(0)));
    let step = |step: Step| {
        move |game: &mut State| {
            (game.step, game.end_told) = (step, true);
            game.step_round();
        }
    };
    check(Event::TurnedUp, None, step(Step::HqPlanets), state(5));
    let moved = |game: &mut State| {
        game.row[0].state = PlanetState::Removed;
        step(Step::HqToken)(game);
    };
    check(Event::TokenPasses, None, moved, |game| game.first);
    check(Event::TokenPasses, None, step(Step::HqEnd), |game| game.initiative);
    let cleanse = |game: &mut State| {
        battle(game);
        game.answer_round(Ask::Cleanse, Seat::B, Answer::Yes);
    };
    check(Event::Cleansed, None, cleanse, |game| game.is_infested(0));
    let enslave = |game: &mut State| game.enslave(Seat::A, Answer::Enslave(Faction::Orks));
    check(Event::Enslaves, None, enslave, |game| game.player(Seat::A).enslaved);
}

#[test]
fn cards_go_to_piles_and_into_reserve_at_the_gate() {
    let lies = |name: &'static str| move |game: &State| game.obj(named(game, name)).loc;
    let top = |game: &State| game.player(Seat::B).discard.last().copied();
    let deck = |game: &State| game.player(Seat::A).deck;
    let of = |name: &'static str, act: fn(&mut State, ObjId) -> bool| {
        move |game: &mut State| {
            act(game, named(game, name));
        }
    };
    check(Event::ToDiscard, Some("Drop Pod Assault"), of("Drop Pod Assault", State::lay_on_discard), top);
    let spent = |game: &mut State| {
        let event = named(game, "Indomitable");
        game.take_up(event);
        game.lay_on_discard(event);
    };
    check(Event::ToDiscard, Some("Indomitable"), spent, top);
    check(Event::ToDeck, Some("Land Raider"), of("Land Raider", State::lay_on_deck), lies("Land Raider"));
    let mixed = |game: &mut State| {
        game.shuffle_in_cards(&[named(game, "Land Raider")]);
    };
    check(Event::ToDeck, Some("Land Raider"), mixed, lies("Land Raider"));
    check(
        Event::Shuffles,
        None,
        |game| game.shuffle(Seat::A),
        |game| (game.player(Seat::A).shuffles, deck(game)),
    );
    let mulligan = |game: &mut State| game.answer_round(Ask::Mulligan, Seat::B, Answer::Yes);
    check(Event::Shuffles, None, mulligan, |game| game.player(Seat::B).shuffles);
    let reserve = |game: &mut State| {
        let card = named(game, "Deathwing Terminators");
        game.act_on(Seat::B, Answer::Reserve { card, planet: 2 });
    };
    let terminators = "Deathwing Terminators";
    check(Event::Reserved, Some(terminators), reserve, lies(terminators));
    check(Event::Reserved, Some(terminators), reserve, |game| game.player(Seat::B).hand);
}

/// A warlord that is saved is neither turned nor sent home.
#[test]
fn a_warlord_is_defeated_at_the_gate() {
    let defeat = |game: &mut State| {
        let warlord = game.player(Seat::B).warlord;
        game.send_away(&[(warlord, Exit::Destroyed)]);
    };
    let look = |game: &State| {
        let warlord = game.obj(game.player(Seat::B).warlord);
        (warlord.bloodied, warlord.exhausted, warlord.leaving)
    };
    check(Event::Defeated, Some("Captain Cato Sicarius"), defeat, look);
}

/// What is attached to a unit leaves with it, seen by everybody: it can be saved for a moment, and stays where its host stays.
#[test]
fn attachments_leave_with_their_host_at_the_gate() {
    let destroy = |game: &mut State| game.send_away(&[(named(game, "Deathwing Guard"), Exit::Destroyed)]);
    let lies = |game: &State| game.obj(named(game, "Promotion")).loc;
    check(Event::Leaves, Some("Promotion"), destroy, lies);
    check(Event::Leaves, Some("Deathwing Guard"), destroy, lies);
    // Nothing stays attached to what is gone.
    let mut game = game("");
    let [guard, promotion] = ["Deathwing Guard", "Promotion"].map(|name| named(&game, name));
    STOPPED.set(Some((Event::Leaves, promotion)));
    destroy(&mut game);
    STOPPED.set(None);
    assert_eq!((game.obj(guard).loc, lies(&game)), (Loc::Discard, Loc::On(guard)));
    game.run();
    assert_eq!(lies(&game), Loc::Discard);
    assert!(!game.play.contains(&promotion));
}

/// The attachment goes onto the pile before its host, so the host is the topmost card.
#[test]
fn the_host_lies_on_its_attachments() {
    let mut game = game("Chris at 2: Land Raider (with Promotion)");
    let units: Vec<(ObjId, Exit)> = ["Deathwing Guard", "Land Raider"]
        .map(|name| game.play.iter().copied().find(|id| game.card(*id).name == name).expect("in play"))
        .map(|id| (id, Exit::Destroyed))
        .to_vec();
    game.send_away(&units);
    let pile = game.player(Seat::B).discard;
    let names: Vec<&str> = pile.iter().rev().take(4).map(|id| game.card(*id).name).collect();
    assert_eq!(names, ["Land Raider", "Promotion", "Deathwing Guard", "Promotion"]);
}
