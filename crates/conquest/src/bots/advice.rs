//! Advice for a person: what the rules player would answer, and what it expects to come of that in things one can count.

use crate::answer::{Answer, Ask};
use crate::rng::Chance;
use crate::state::{ObjId, Phase, Seat, State};

use super::seen::Seen;
use super::{Bot, thumb};

/// In how many ways the hidden cards are dealt to see what comes of an answer.
const DEALS: i32 = 4;
/// How many questions what was begun may take.
const MOST_QUESTIONS: usize = 120;

/// An answer, and what is expected of it and of the obvious other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    pub answer: Answer,
    pub expects: Expectation,
    /// What would come of passing, or of the first other answer where nobody may pass.
    pub instead: Option<(Answer, Expectation)>,
}

/// What is expected until what an answer begins is over, on average and rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    /// Damage to the opponent's units, those destroyed counted with all they had left.
    pub they_suffer: u16,
    pub they_lose_units: u16,
    pub you_suffer: u16,
    pub you_lose_units: u16,
    /// How many more command struggles would be won than before, as things then stand; fewer if negative.
    pub struggles: i16,
    pub cards: i16,
    pub resources: i16,
}

/// What the rules player would answer, thinking about nothing but what that player knows.
pub fn advise(seen: &Seen<'_>, chance: &mut Chance) -> Option<Advice> {
    let legal = seen.legal();
    if legal.is_empty() {
        return None;
    }
    let answer = Bot::Rules.choose(seen, chance);
    let others = || legal.iter().copied().filter(|it| *it != answer);
    let other = others().find(|it| *it == Answer::Pass).or_else(|| others().next());
    let luck = chance.next_u64();
    let expects = expected(seen, answer, luck);
    let instead = other.map(|other| (other, expected(seen, other, luck)));
    Some(Advice { answer, expects, instead })
}

/// What comes of an answer, on average over some deals; the same deals for every answer.
fn expected(seen: &Seen<'_>, answer: Answer, luck: u64) -> Expectation {
    let mut chance = Chance::new(luck);
    let mut sums = [0_i32; 7];
    for _ in 0..DEALS {
        let before = seen.imagine(&mut chance);
        let mut after = before;
        after.advance(seen.seat(), answer);
        let over = end_of(&before);
        thumb::play_on(&mut after, &mut Chance::new(luck), MOST_QUESTIONS, over);
        let counted = counted(&before, &after, seen.seat());
        sums.iter_mut().zip(counted).for_each(|(sum, it)| *sum += it);
    }
    let [they_suffer, they_lose, you_suffer, you_lose, struggles, cards, resources] = sums.map(rounded);
    Expectation {
        they_suffer: they_suffer.unsigned_abs(),
        they_lose_units: they_lose.unsigned_abs(),
        you_suffer: you_suffer.unsigned_abs(),
        you_lose_units: you_lose.unsigned_abs(),
        struggles,
        cards,
        resources,
    }
}

/// When what is begun now is over: a battle when it is fought, a dial when the command phase is, else with its own questions.
fn end_of(before: &State) -> impl Fn(&State) -> bool + use<> {
    let battle = before.battle.map(|battle| battle.planet);
    let dial = before.ask == Ask::Dial;
    move |game| match battle {
        Some(planet) => game.battle.is_none_or(|battle| battle.planet != planet),
        None if dial => game.phase != Phase::Command,
        None => game.frames.is_empty() || matches!(game.ask, Ask::Window),
    }
}

/// Half up, for a sum over all deals.
fn rounded(sum: i32) -> i16 {
    i16::try_from((2 * sum + DEALS).div_euclid(2 * DEALS)).unwrap_or_default()
}

/// What differs between two moments, in the order of [`Expectation`].
fn counted(before: &State, after: &State, seat: Seat) -> [i32; 7] {
    let (they_suffer, they_lose) = losses(before, after, seat.other());
    let (you_suffer, you_lose) = losses(before, after, seat);
    let won = |game: &State| {
        let wins = game.face_up().filter(|planet| game.struggle_winner(*planet) == Some(seat)).count();
        wins as i32
    };
    let cards = |game: &State| game.player(seat).hand.len() as i32;
    let resources = |game: &State| i32::from(game.player(seat).resources);
    [
        they_suffer,
        they_lose,
        you_suffer,
        you_lose,
        won(after) - won(before),
        cards(after) - cards(before),
        resources(after) - resources(before),
    ]
}

/// The damage a player's units take, and how many of them leave play.
fn losses(before: &State, after: &State, of: Seat) -> (i32, i32) {
    let units =
        before.play.iter().copied().filter(|id| before.is_unit(*id) && before.obj(*id).controller == of);
    units.fold((0, 0), |(damage, lost), id: ObjId| {
        if after.in_play(id) {
            let more = i32::from(after.obj(id).damage) - i32::from(before.obj(id).damage);
            (damage + more.max(0), lost)
        } else {
            let left = i32::from(before.hp(id)) - i32::from(before.obj(id).damage);
            (damage + left.max(0), lost + 1)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    const BATTLE: &str = "players: Tina = Captain Cato Sicarius; Chris = Nazdreg
        initiative: Tina
        phase: combat
        planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath
        Tina at 1: Ultramarines Dreadnought
        Chris at 1: Goff Nob";

    fn at_combat_turn(text: &str) -> State {
        let mut game = board(text);
        while game.ask != Ask::CombatTurn {
            let seat = game.to_answer().expect("the battle is on");
            game.advance(seat, Answer::Pass);
        }
        game
    }

    #[test]
    fn advice_names_a_legal_answer_and_what_it_counts_on() {
        let game = at_combat_turn(BATTLE);
        let seen = Seen::of(&game, Seat::A);
        let advice = advise(&seen, &mut Chance::new(1)).expect("Tina is asked");
        assert!(seen.legal().contains(&advice.answer));
        assert!(matches!(advice.answer, Answer::Attack(_)), "{advice:?}");
        assert_eq!(advice.expects.they_lose_units, 1, "8 ATK against 6 hit points: {advice:?}");
        assert_eq!(advice.expects.you_lose_units, 0);
        assert_eq!(advise(&Seen::of(&game, Seat::B), &mut Chance::new(1)), None, "Chris is not asked");
    }

    /// A battle is counted to its end: whoever survives the first attack strikes back.
    #[test]
    fn advice_counts_what_the_whole_battle_costs() {
        let game = at_combat_turn(&BATTLE.replace("Ultramarines Dreadnought", "Deathwing Guard"));
        let advice = advise(&Seen::of(&game, Seat::A), &mut Chance::new(1)).expect("Tina is asked");
        assert!(matches!(advice.answer, Answer::Attack(_)), "{advice:?}");
        assert!(advice.expects.you_suffer > 0, "{advice:?}");
    }

    /// Hidden cards change no advice: it comes from what the player knows.
    #[test]
    fn hidden_cards_change_no_advice() {
        let game = at_combat_turn(BATTLE);
        let other = game.resample(Some(Seat::A), &mut Chance::new(9));
        let advised = |game: &State| advise(&Seen::of(game, Seat::A), &mut Chance::new(3));
        assert_eq!(advised(&game), advised(&other));
    }
}
