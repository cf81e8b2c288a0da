//! Somebody sits at every table that is played at: brings numbers for those who bring none, lets bots answer, calls time.

use std::sync::Arc;
use std::time::Duration;

use conquest::bots::Bot;
use conquest::game::{By, Command, Moment, Stage, Wish};
use conquest::{Ask, Game, Seat};
use rooms::{Room, Terms};
use web::clock::{self, Stopwatch};

use crate::Play;

/// How long a browser has to send the hash of its number before the server draws one for it.
const NUMBER_PATIENCE_MILLIS: u64 = 4_000;
/// How long a table is attended though nothing happens; the next visitor brings the attention back.
const IDLE: Duration = Duration::from_mins(20);
/// How long a bot thinks at most, from the moment it is asked. People have its answer within a second: what it needs for the deal it is
/// at, and to store the answer, comes on top.
const THOUGHT: Duration = Duration::from_millis(600);
/// When a bot that searches answers at the soonest, and at the latest where a choice of its own would be news: nobody can tell from
/// the moment whether it had one.
const SEARCHED: Duration = Duration::from_millis(150);
/// The same for bots that do not search.
const GLANCED: Duration = Duration::from_millis(40);
/// How long to wait after a step that could not be taken.
const AGAIN: Duration = Duration::from_secs(2);

/// What there is to do at a table now.
enum Due {
    Command(By, Wish),
    /// A bot is asked.
    Think(Seat),
    /// Something is due at that moment.
    At(Moment),
    /// Nothing until something happens.
    Nothing,
    /// Nothing any more.
    Over,
}

/// Sits down at a table, unless somebody does already.
pub(crate) fn attend(play: &Play, room: &Arc<Room<Game>>) {
    let needed = !matches!(room.snapshot().state.stage(), Stage::Over | Stage::Closed);
    if !needed || !play.attended().insert(room.code().to_owned()) {
        return;
    }
    let (play, room) = (play.clone(), Arc::clone(room));
    rooms::spawn(async move {
        let sat = sit(&play, &room);
        tokio::select! {
            () = sat => {}
            () = play.stopping.cancelled() => {}
        }
        play.attended().remove(room.code());
    });
}

async fn sit(play: &Play, room: &Arc<Room<Game>>) {
    let mut newest = room.watch();
    loop {
        let game = Arc::clone(&newest.borrow_and_update().state);
        let now = clock::now();
        let wait = match due(&game, now) {
            Due::Over => return,
            Due::Command(by, wish) => give(room, by, wish).await,
            Due::Think(seat) => match think(play, &game, seat).await {
                Some(wish) => give(room, By::Seat(seat), wish).await,
                None => Some(Wait::For(AGAIN)),
            },
            Due::At(moment) => Some(Wait::until(moment, now)),
            Due::Nothing => Some(Wait::ForSomebody),
        };
        let changed = match wait {
            None => continue,
            Some(Wait::For(time)) => tokio::time::timeout(time, newest.changed()).await.unwrap_or(Ok(())),
            Some(Wait::ForSomebody) => match tokio::time::timeout(IDLE, newest.changed()).await {
                Ok(changed) => changed,
                Err(_) => return,
            },
        };
        if changed.is_err() {
            return;
        }
    }
}

/// What whoever attends a table waits for.
#[derive(Debug, PartialEq, Eq)]
enum Wait {
    /// Something is due then, whether somebody visits or not.
    For(Duration),
    /// Nothing is due: left alone for long enough, the table is left.
    ForSomebody,
}

impl Wait {
    /// A clock is called however long it runs.
    fn until(moment: Moment, now: i64) -> Wait {
        let millis = u64::try_from(moment.0.saturating_sub(now)).unwrap_or(0);
        Wait::For(Duration::from_millis(millis + 1))
    }
}

/// Gives a command; `None` if it was carried out and the next thing can be looked at.
async fn give(room: &Room<Game>, by: By, wish: Wish) -> Option<Wait> {
    let command = |_: &Game| Command { by, at: Moment(clock::now()), wish: wish.clone() };
    match room.command(&Terms::default(), command).await {
        Ok(_) => None,
        Err(setback) => {
            tracing::debug!(table = room.code(), ?setback, "a step at a table was not taken");
            Some(Wait::For(AGAIN))
        }
    }
}

/// What there is to do.
fn due(game: &Game, now: i64) -> Due {
    match game.stage() {
        Stage::Closed | Stage::Over => Due::Over,
        Stage::Seats => Due::Nothing,
        Stage::Numbers => number_due(game, Moment(now)),
        Stage::Playing => playing_due(game, now),
    }
}

fn number_due(game: &Game, now: Moment) -> Due {
    let Some(last) = game.last() else { return Due::Nothing };
    let missing = || Seat::BOTH.into_iter().filter(|seat| !game.has_number(*seat));
    // Bots bring none, and nobody waits for them.
    if let Some(seat) = missing().find(|seat| game.bot(*seat).is_some()) {
        return Due::Command(By::Server, Wish::DrawFor(seat));
    }
    // Who is bound cannot say the number before the other one is: the free one is waited for first.
    let free = missing().find(|seat| !game.has_promised(*seat));
    if let Some(seat) = free.or_else(|| missing().next()) {
        let patience =
            if game.has_promised(seat) { conquest::game::NUMBER_MILLIS } else { NUMBER_PATIENCE_MILLIS };
        let until = last.plus_millis(patience);
        if now < until {
            return Due::At(until);
        }
        return Due::Command(By::Server, Wish::DrawFor(seat));
    }
    Due::Nothing
}

fn playing_due(game: &Game, now: i64) -> Due {
    if let Some(by) = game.undo_asked_by()
        && game.bot(by.other()).is_some()
    {
        return Due::Command(By::Seat(by.other()), Wish::AgreeUndo);
    }
    if let Some(by) = game.draw_offered_by()
        && game.bot(by.other()).is_some()
    {
        return Due::Command(By::Seat(by.other()), Wish::DeclineDraw);
    }
    if let Some(seat) = Seat::BOTH.into_iter().find(|seat| game.asks_bot(*seat).is_some()) {
        return Due::Think(seat);
    }
    match game.time_is_up_at() {
        Some((seat, at)) if at.0 <= now => Due::Command(By::Server, Wish::TimeUp(seat)),
        Some((_, at)) => Due::At(at),
        None => Due::Nothing,
    }
}

/// Lets a bot think beside everything else, with chance from the game's own dice. Where many bots wait for their turn it thinks less,
/// and does not answer later. When it answers does not depend on what it holds: one that can only pass waits for its turn as well,
/// and for as long as one that thinks.
async fn think(play: &Play, game: &Arc<Game>, seat: Seat) -> Option<Wish> {
    let asked = Stopwatch::start();
    let bot: Bot = game.bot(seat)?.parse().ok()?;
    let (seen, mut chance) = game.asks_bot(seat)?;
    let after = Some(game.question(seat));
    let moments = Moments::of(bot, seen.ask());
    let permit = play.desk.permits.acquire().await.ok()?;
    let choose = move || bot.choose_while(&seen, &mut chance, &mut || moments.thinks_on(asked.elapsed()));
    let answer = rooms::beside(choose).await?;
    drop(permit);
    tokio::time::sleep(moments.left(asked.elapsed())).await;
    Some(Wish::Answer { answer, after })
}

/// When a bot may answer after it was asked: at the one moment or at the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moments {
    soonest: Duration,
    latest: Duration,
}

impl Moments {
    fn of(bot: Bot, ask: Ask) -> Moments {
        let soonest = match bot {
            Bot::Random | Bot::Greedy | Bot::Rules => GLANCED,
            Bot::Mcts { .. } => SEARCHED,
        };
        let turn = if soonest == GLANCED { GLANCED } else { THOUGHT };
        match (ask, is_hidden(ask)) {
            // What is deployed decides games: a search takes all the time there is, every time.
            (Ask::DeployTurn, _) => Moments { soonest: turn, latest: turn },
            (_, true) => Moments { soonest, latest: soonest },
            // Everybody knows that there is something to choose.
            (_, false) => Moments { soonest, latest: THOUGHT },
        }
    }

    /// Whether a bot may think on that was asked so long ago; waiting for its turn counts.
    fn thinks_on(self, asked_for: Duration) -> bool {
        asked_for < self.latest
    }

    /// How long an answer waits that was found so long after the question.
    fn left(self, asked_for: Duration) -> Duration {
        let given = if asked_for <= self.soonest { self.soonest } else { self.latest };
        given.saturating_sub(asked_for)
    }
}

/// Whether it depends on what is hidden that there is anything to choose at such a question.
fn is_hidden(ask: Ask) -> bool {
    match ask {
        Ask::DeployTurn
        | Ask::Strike
        | Ask::Window
        | Ask::Answers
        | Ask::Shield { .. }
        | Ask::BattleAbility
        | Ask::Choose
        | Ask::OneOf
        | Ask::X { .. } => true,
        Ask::Nothing
        | Ask::Initiative
        | Ask::Mulligan
        | Ask::Dial
        | Ask::Bonus { .. }
        | Ask::Mobile
        | Ask::CombatTurn
        | Ask::Defender
        | Ask::Withdraw
        | Ask::Cleanse
        | Ask::Enslave
        | Ask::Secret
        | Ask::Aside
        | Ask::Keyword
        | Ask::Place
        | Ask::Search
        | Ask::Bottom
        | Ask::Indirect
        | Ask::Winner => false,
    }
}

#[cfg(test)]
mod tests {
    use conquest::Deck;
    use conquest::game::{Listed, Settings};
    use rulebook::{Dice, Rulebook, Seed};

    use super::*;

    /// A bot that waited for its turn as long as it may think does no more than it must.
    #[test]
    fn waiting_for_its_turn_is_part_of_a_bots_thought() {
        let dials = Moments::of(Bot::Mcts { iterations: 1000 }, Ask::Dial);
        assert!(dials.thinks_on(Duration::ZERO) && dials.thinks_on(THOUGHT.mul_f32(0.99)));
        assert!(!dials.thinks_on(THOUGHT) && !dials.thinks_on(Duration::from_secs(5)));
        assert!(THOUGHT < Duration::from_millis(900), "an answer is there within a second");
    }

    /// A pass that takes no thought and a choice that takes all there may be come at the same moment.
    #[test]
    fn when_a_bot_answers_does_not_tell_what_it_holds() {
        for bot in [Bot::Greedy, Bot::Rules, Bot::Mcts { iterations: 1000 }] {
            for ask in [Ask::Window, Ask::Answers, Ask::Shield { packet: 0 }, Ask::DeployTurn] {
                let moments = Moments::of(bot, ask);
                let answered_at = |thought: Duration| thought + moments.left(thought);
                assert!(!moments.thinks_on(moments.soonest), "{bot:?} {ask:?} searches no longer");
                assert_eq!(answered_at(Duration::ZERO), answered_at(moments.soonest), "{bot:?} {ask:?}");
            }
            // Where everybody knows of the choice there are two moments and nothing in between.
            let turn = Moments::of(bot, Ask::CombatTurn);
            assert_eq!(turn.left(turn.soonest), Duration::ZERO);
            let longer = turn.soonest + Duration::from_millis(1);
            assert_eq!(longer + turn.left(longer), THOUGHT);
            assert_eq!(turn.left(Duration::from_secs(2)), Duration::ZERO, "nobody waits for what is over");
        }
    }

    /// Shows HR-7.2.2: for who brings no number the server draws first; who is bound has twenty seconds from then.
    #[test]
    fn who_is_bound_alone_is_not_drawn_for() {
        let dice = Dice::new(Seed::from_bytes([4; 32]));
        let mut game = Game::default();
        let give = |game: &mut Game, by, at, wish| {
            let facts =
                game.decide(&Command { by, at: Moment(at), wish }, &dice).expect("nothing speaks against it");
            for fact in &facts {
                game.apply(fact);
            }
        };
        give(&mut game, By::Server, 0, Wish::Open(Settings::default()));
        let deck = Listed::of(&Deck::starter_named("nazdreg").unwrap());
        for (seat, name) in Seat::BOTH.into_iter().zip(["Ana", "Bo"]) {
            let sits = Wish::Seat { seat, name: name.to_owned(), deck: deck.clone(), bot: None, key: None };
            give(&mut game, By::Server, 0, sits);
        }
        let number = Seed::from_bytes([5; 32]);
        give(&mut game, By::Seat(Seat::A), 1_000, Wish::Promise(number.commitment()));
        let drawn_at = |game: &Game, seat: Seat| {
            let Due::At(until) = number_due(game, Moment(1_001)) else { panic!("somebody is waited for") };
            let due = number_due(game, until);
            assert!(matches!(due, Due::Command(By::Server, Wish::DrawFor(it)) if it == seat), "{seat:?}");
            until.0
        };
        assert_eq!(drawn_at(&game, Seat::B), 5_000);
        give(&mut game, By::Server, 5_000, Wish::DrawFor(Seat::B));
        assert_eq!(drawn_at(&game, Seat::A), 25_000);
        give(&mut game, By::Server, 25_000, Wish::DrawFor(Seat::A));
        assert_eq!(game.stage(), Stage::Playing);
    }

    /// Shows HR-7.4.1: a clock that runs for longer than a table is attended for nothing is waited for to its end.
    #[test]
    fn a_long_clock_is_waited_for_to_its_end() {
        let two_hours = 2 * 60 * 60 * 1000;
        let Wait::For(time) = Wait::until(Moment(two_hours), 0) else { panic!("something is due") };
        assert!(time > IDLE && time >= Duration::from_millis(two_hours.unsigned_abs()));
        assert_eq!(Wait::until(Moment(5), 9), Wait::For(Duration::from_millis(1)), "what is over is due now");
    }
}
