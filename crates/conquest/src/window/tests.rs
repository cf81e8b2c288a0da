//! Every change can be stopped at the gate: each is made as the game makes it, once freely and once with something else
//! happening instead.

use std::cell::Cell;

use crate::ability::Event;
use crate::answer::{Answer, Ask};
use crate::card::Faction;
use crate::scenario::board;
use crate::state::{Battle, Deed, Exit, Happened, Loc, ObjId, Place, PlanetState, Seat, State, Step};

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

/// What would change nothing does not happen at all: each change first where there is nothing to change, then where there is.
#[test]
fn what_would_change_nothing_does_not_happen() {
    let happens = |prepare: fn(&mut State), event: Event, name: Option<&str>, deed: Deed| {
        let mut game = game("Tina at 2: Goff Nob (1 damage, exhausted)");
        prepare(&mut game);
        let obj = name.map_or(ObjId::NONE, |name| in_play_first(&game, name));
        let source = in_play_first(&game, "Promotion");
        let due = game.happen(Happened { source, ..Happened::new(event, obj, Seat::B) }, deed);
        // What did not happen left everything as it was.
        assert!(due || { game.happenings.is_empty() && game.frames.is_empty() }, "{deed:?}");
        due
    };
    let as_it_is: fn(&mut State) = |_| {};
    let poor: fn(&mut State) = |game| game.players.iter_mut().for_each(|player| player.resources = 0);
    let drawn_out: fn(&mut State) = |game| game.player_mut(Seat::B).deck.truncate(0);
    let laden: fn(&mut State) = |game| {
        let id = in_play_first(game, "Promotion");
        game.obj_mut(id).resources = 1;
    };
    let (guard, nob, terminators) =
        (Some("Deathwing Guard"), Some("Goff Nob"), Some("Deathwing Terminators"));
    let to_guard = Deed::MoveDamage(in_play_first(&game(""), "Deathwing Guard"), 1);
    for (vain, prepare, event, name, deed) in [
        (true, as_it_is, Event::Loses, None, Deed::Lose(0)),
        (true, poor, Event::Loses, None, Deed::Lose(1)),
        (false, as_it_is, Event::Loses, None, Deed::Lose(1)),
        (true, poor, Event::Gains, None, Deed::Take(1)),
        (true, as_it_is, Event::Gains, None, Deed::Take(0)),
        (false, as_it_is, Event::Gains, None, Deed::Take(1)),
        (true, as_it_is, Event::Gains, None, Deed::Gain(0)),
        (false, as_it_is, Event::Gains, None, Deed::Gain(1)),
        (true, as_it_is, Event::Pays, None, Deed::Pay(0)),
        (false, as_it_is, Event::Pays, None, Deed::Pay(1)),
        (true, as_it_is, Event::Draws, None, Deed::Draw(0)),
        (true, drawn_out, Event::Draws, None, Deed::Draw(1)),
        (false, as_it_is, Event::Draws, None, Deed::Draw(1)),
        (true, as_it_is, Event::Heals, guard, Deed::Heal(1)),
        (true, as_it_is, Event::Heals, nob, Deed::Heal(0)),
        (false, as_it_is, Event::Heals, nob, Deed::Heal(1)),
        (true, as_it_is, Event::Readies, guard, Deed::Ready),
        (false, as_it_is, Event::Readies, nob, Deed::Ready),
        (true, as_it_is, Event::Exhausts, nob, Deed::Exhaust),
        (false, as_it_is, Event::Exhausts, guard, Deed::Exhaust),
        (true, as_it_is, Event::DamageMoves, guard, to_guard),
        (false, as_it_is, Event::DamageMoves, nob, to_guard),
        (true, as_it_is, Event::Gains, None, Deed::Collect(1)),
        (true, laden, Event::Gains, None, Deed::Collect(0)),
        (false, laden, Event::Gains, None, Deed::Collect(1)),
        (true, as_it_is, Event::Reserved, guard, Deed::Reserve(2)),
        (true, as_it_is, Event::Reserved, terminators, Deed::Reserve(5)),
        (false, as_it_is, Event::Reserved, terminators, Deed::Reserve(2)),
        (true, as_it_is, Event::Moves, guard, Deed::Move(Place::Planet(0))),
        (false, as_it_is, Event::Moves, guard, Deed::Move(Place::Planet(1))),
    ] {
        assert_ne!(happens(prepare, event, name, deed), vain, "{deed:?} of {name:?}");
    }
}

/// The card of that name in play, else the first of the game.
fn in_play_first(game: &State, name: &str) -> ObjId {
    let there = game.play.iter().copied().find(|id| game.card(*id).name == name);
    there.unwrap_or_else(|| named(game, name))
}
