//! Nobody learns a hand from who is asked, or how often: two games that differ only in what their reader does not know are the
//! same to that reader, question by question, until a card that differs is shown.

use std::collections::HashSet;

use conquest::rng::Chance;
use conquest::state::Loc;
use conquest::view::View;
use conquest::{Answer, Ask, Deck, ObjId, Options, Pauses, Seat, State};

use crate::laws;

/// Two games that look the same to a reader.
type Two = [Box<State>; 2];

/// The same game with the cards the reader does not know of the opponent's dealt anew, in the opponent's hand and deck. The
/// reader's own deck and all chance stay, so that what the reader draws later is the same.
fn dealt_anew(game: &State, reader: Seat, chance: &mut Chance) -> State {
    let mut other = *game;
    let shown: HashSet<ObjId> = visible(&game.view(Some(reader)));
    let hidden = |id: &ObjId| {
        let obj = game.obj(*id);
        obj.owner != reader && matches!(obj.loc, Loc::Hand | Loc::Deck) && !shown.contains(id)
    };
    let ids: Vec<ObjId> = (0..game.objs.len() as u8).map(ObjId).filter(hidden).collect();
    let mut cards: Vec<_> = ids.iter().map(|id| game.obj(*id).card).collect();
    chance.shuffle(&mut cards);
    for (id, card) in ids.into_iter().zip(cards) {
        other.objs.at_mut(id.0).card = card;
    }
    other
}

/// The cards that view shows, wherever they lie.
fn visible(view: &View) -> HashSet<ObjId> {
    let players = view.players.iter().flat_map(|it| it.cards.iter().chain(&it.discard));
    let reserve = view.reserve.iter().filter_map(|it| it.card.as_ref());
    let besides = players.chain(&view.shown).chain(reserve).map(|(id, _)| *id);
    view.cards.iter().map(|it| it.id).chain(besides).collect()
}

/// Whether the reader sees a card that differs: then the games may part.
fn parted(games: &Two, reader: Seat) -> bool {
    let [one, two] = games;
    let differs = |id: &ObjId| one.obj(*id).card != two.obj(*id).card;
    let source = |game: &State| game.decision().and_then(|it| it.source);
    games.iter().any(|game| {
        visible(&game.view(Some(reader))).iter().any(differs) || source(game).is_some_and(|id| differs(&id))
    })
}

/// An answer both games allow and that uses nothing the reader does not know.
fn common(games: &Two, seat: Seat, reader: Seat, chance: &mut Chance) -> Option<Answer> {
    let [one, two] = games;
    let mut lists = [Vec::new(), Vec::new()];
    one.legal(seat, &mut lists[0]);
    two.legal(seat, &mut lists[1]);
    let hidden = |answer: &Answer| match answer {
        Answer::Deploy { card, .. }
        | Answer::Use { card, .. }
        | Answer::Reserve { card, .. }
        | Answer::Strike { card, .. }
        | Answer::Play(card)
        | Answer::Pick(card)
        | Answer::Shield(card) => one.obj(*card).card != two.obj(*card).card,
        _ => false,
    };
    let both: Vec<Answer> =
        lists[0].iter().copied().filter(|it| lists[1].contains(it) && !hidden(it)).collect();
    if seat == reader {
        assert_eq!(lists[0], lists[1], "the reader's own answers are the same");
    }
    (!both.is_empty()).then(|| both[chance.below(both.len())])
}

/// Whether games that have come apart did so because of what was shown or used, and not because of who was asked: a card was
/// revealed and lies elsewhere now, or somebody chooses from a hand, where the rules let a hand that has nothing for it be seen.
fn used(games: &Two, before: u32, views: [&View; 2]) -> bool {
    let chooses = games.iter().any(|game| game.ask == Ask::Choose);
    let lies = |view: &View| (view.players.clone(), view.cards.clone(), view.shown.clone());
    let revealed = games.iter().any(|game| game.reveals != before);
    chooses || revealed && lies(views[0]) != lies(views[1])
}

/// Plays on two games that look the same to the reader, and says for how many questions they did.
fn together(mut games: Two, reader: Seat, chance: &mut Chance, named: &str) -> usize {
    let mut last = (String::new(), games[0].reveals);
    for asked in 0.. {
        if parted(&games, reader) {
            return asked;
        }
        let views = games.each_ref().map(|game| game.view(Some(reader)));
        let [one, two] = views.each_ref().map(|view| serde_json::to_string(view).unwrap());
        if one != two && used(&games, last.1, views.each_ref()) {
            return asked;
        }
        assert_eq!(one, two, "{named}, {asked} questions on, after {}", last.0);
        let Some(seat) = games[0].to_answer() else { return asked };
        let Some(answer) = common(&games, seat, reader, chance) else { return asked };
        last = (format!("{:?} {seat:?} {answer:?}", games[0].ask), games[0].reveals);
        for game in &mut games {
            game.advance(seat, answer);
        }
    }
    unreachable!("every game ends")
}

/// Plays games with those decks, and from some of their questions on two at once, as a reader sees them. Gives how many questions
/// looked the same.
fn compared(pauses: Pauses, readers: &[Seat], games: u64, decks: impl Fn(u64) -> [Deck; 2]) -> usize {
    let (mut compared, mut legal) = (0, Vec::new());
    let mut chance = Chance::new(77);
    for seed in 0..games {
        let options = Options { pauses, ..Options::default() };
        let mut game = State::new(&decks(seed), options, seed).unwrap();
        for turn in 0.. {
            let Some(seat) = game.to_answer() else { break };
            if turn % 47 == 20 {
                for reader in readers {
                    let other = dealt_anew(&game, *reader, &mut chance);
                    compared += together(
                        [Box::new(game), Box::new(other)],
                        *reader,
                        &mut chance,
                        &format!("seed {seed}"),
                    );
                }
            }
            game.legal(seat, &mut legal);
            game.advance(seat, legal[chance.below(legal.len())]);
        }
    }
    compared
}

/// Whoever else sits there, a bot's hand or a person's is told by no question: neither by whom it is asked, nor by how many there are.
///
/// Shows HR-7.5.1.
#[test]
fn who_is_asked_tells_no_hand() {
    let all: Vec<Deck> = Deck::houses().map(|name| Deck::starter_named(name).unwrap()).collect();
    let house = |seed: u64| [seed as usize, seed as usize * 7 + 3].map(|at| all[at % all.len()].clone());
    for decks in [&laws::decks as &dyn Fn(u64) -> [Deck; 2], &house] {
        let people = compared(Pauses::Even { quick: None }, &Seat::BOTH, 5, decks);
        assert!(people > 5_000, "{people}");
        let against_a_bot = compared(Pauses::Even { quick: Some(Seat::A) }, &[Seat::A], 5, decks);
        assert!(against_a_bot > 2_000, "{against_a_bot}");
    }
}

/// The test above finds it where a hand is told: with questions only where there is a choice the games come apart.
#[test]
#[should_panic(expected = "questions on")]
fn who_is_asked_only_where_there_is_a_choice_tells_a_hand() {
    compared(Pauses::Exact, &Seat::BOTH, 12, laws::decks);
}

/// Who plays against a bot is stopped by nothing that cannot be used; whoever is asked without a choice is the bot.
#[test]
fn against_a_bot_only_the_bot_is_asked_for_nothing() {
    let mut without_choice = [0; 2];
    for seed in 0..12 {
        let options = Options { pauses: Pauses::Even { quick: Some(Seat::A) }, ..Options::default() };
        let mut chance = Chance::new(seed);
        let end = conquest::bots::duel(&laws::decks(seed), options, seed, |seen| {
            let window = matches!(seen.ask(), Ask::Window | Ask::Answers | Ask::Shield { .. });
            without_choice[seen.seat() as usize] += usize::from(window && seen.legal() == [Answer::Pass]);
            conquest::bots::Bot::Greedy.choose(seen, &mut chance)
        });
        assert!(end.unwrap().outcome.is_some());
    }
    // Where a unit could take a shield for damage that something prevents otherwise, there is hardly a choice.
    assert!(without_choice[0] < 5 && without_choice[1] > 500, "{without_choice:?}");
}

/// Records say how players were asked, those of earlier versions as they did.
#[test]
fn a_record_says_when_players_are_asked() {
    let read = |pauses: &str| {
        let options = format!(r#"{{"mode":"casual","pauses":{pauses},"training":false}}"#);
        serde_json::from_str::<Options>(&options).unwrap().pauses
    };
    let even = Pauses::Even { quick: Some(Seat::A) };
    for (pauses, said) in [
        (Pauses::Exact, r#""exact""#),
        (Pauses::Public, r#""public""#),
        (even, r#"{"even":{"quick":"A"}}"#),
        (Pauses::Even { quick: None }, r#"{"even":{"quick":null}}"#),
    ] {
        assert_eq!((read(said), serde_json::to_string(&pauses).unwrap().as_str()), (pauses, said));
    }
    assert_eq!(Seat::BOTH.map(|seat| even.hide(seat)), [false, true]);
    assert_eq!(Seat::BOTH.map(|seat| Pauses::Public.hide(seat)), [true; 2]);
    assert_eq!(Seat::BOTH.map(|seat| Pauses::Exact.hide(seat)), [false; 2]);
}
