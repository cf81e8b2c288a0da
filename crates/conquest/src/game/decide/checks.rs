//! One check for each refusal, in the promised order.

use rulebook::Dice;

use super::NUMBER_MILLIS;
use crate::bots::Bot;
use crate::game::refusal::{MOST_NAME, MOST_REASON};
use crate::game::{By, Command, Game, Pace, Reading, Refusal, Table, Wish};
use crate::replay::Played;
use crate::state::Seat;

pub(super) type Check = fn(&Game, &Command, &Dice) -> Option<Refusal>;

/// One check for each refusal, in the order of [`Refusal`]. Each looks at everything it needs by itself, so the order alone decides
/// which of several reasons is given.
pub(super) const CHECKS: [Check; Refusal::KINDS] = [
    no_table,
    table_open,
    earlier,
    other_dice,
    bad_name,
    bad_reason,
    bad_time,
    unknown_bot,
    not_yours,
    no_judge,
    not_hosted,
    host_decides,
    over,
    begun,
    not_begun,
    seat_taken,
    bad_deck,
    seat_empty,
    already_promised,
    not_promised,
    already_numbered,
    other_number,
    still_time,
    broken,
    paused,
    round_waits,
    not_paused,
    no_clock,
    time_over,
    time_left,
    stale,
    illegal,
    not_away,
    nothing_to_take_back,
    already_asked,
    not_asked,
    no_such_answer,
];

/// The table, where there is one: most checks have nothing to say without.
fn table(game: &Game) -> Option<&Table> {
    game.table.as_ref()
}

fn no_table(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    (game.table.is_none() && !matches!(command.wish, Wish::Open(_))).then_some(Refusal::NoTable)
}

fn table_open(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    (game.table.is_some() && matches!(command.wish, Wish::Open(_))).then_some(Refusal::TableOpen)
}

fn earlier(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    (command.at < table(game)?.last).then_some(Refusal::Earlier)
}

fn other_dice(game: &Game, _: &Command, dice: &Dice) -> Option<Refusal> {
    (table(game)?.commitment != dice.seed().commitment()).then_some(Refusal::OtherDice)
}

fn bad_name(_: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::Seat { name, .. } = &command.wish else { return None };
    (!is_name(name)).then_some(Refusal::BadName)
}

fn bad_reason(_: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Pause { reason }
    | Wish::Extend { reason, .. }
    | Wish::SetBack { reason, .. }
    | Wish::Decide { reason, .. }) = &command.wish
    else {
        return None;
    };
    (!fits(reason, MOST_REASON)).then_some(Refusal::BadReason)
}

/// Whether somebody can be called so at a table.
pub fn is_name(name: &str) -> bool {
    fits(name, MOST_NAME)
}

/// A text of one line, not empty, not too long.
fn fits(text: &str, most: usize) -> bool {
    let text = text.trim();
    !text.is_empty() && text.chars().count() <= most && !text.chars().any(char::is_control)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other wishes name no time")]
fn bad_time(_: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let fit = match &command.wish {
        Wish::Open(settings) => {
            settings.pace.is_none_or(Pace::is_fit)
                && settings
                    .patience_seconds
                    .is_none_or(|seconds| (30..=Pace::MOST_SECONDS).contains(&seconds))
        }
        Wish::Extend { seconds, .. } => (1..=Pace::MOST_SECONDS).contains(seconds),
        _ => true,
    };
    (!fit).then_some(Refusal::BadTime)
}

fn unknown_bot(_: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::Seat { bot: Some(name), .. } = &command.wish else { return None };
    name.parse::<Bot>().is_err().then(|| Refusal::UnknownBot { name: name.clone() })
}

fn not_yours(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let fits = match &command.wish {
        Wish::Seat { seat, key, .. } => {
            let kept_for = game.hosted().map(|hosted| &hosted.seats[*seat as usize].key);
            command.by == By::Server && kept_for.is_none_or(|kept| key.as_ref() == Some(kept))
        }
        Wish::Open(_) | Wish::DrawFor(_) | Wish::TimeUp(_) | Wish::Round(_) | Wish::Settled { .. } => {
            command.by == By::Server
        }
        Wish::Close => command.by != By::Judge,
        Wish::Promise(_)
        | Wish::Number(_)
        | Wish::Answer { .. }
        | Wish::Concede
        | Wish::OfferDraw
        | Wish::AgreeDraw
        | Wish::DeclineDraw
        | Wish::Undo { .. }
        | Wish::AgreeUndo
        | Wish::DeclineUndo
        | Wish::Claim
        | Wish::CallJudge => matches!(command.by, By::Seat(_)),
        Wish::Pause { .. }
        | Wish::Resume
        | Wish::Extend { .. }
        | Wish::SetBack { .. }
        | Wish::Decide { .. } => command.by == By::Judge,
    };
    (!fits).then_some(Refusal::NotYours)
}

fn no_judge(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let judging = command.by == By::Judge || command.wish == Wish::CallJudge;
    (judging && !table(game)?.settings.judged).then_some(Refusal::NoJudge)
}

/// What only a host says.
fn is_of_host(wish: &Wish) -> bool {
    matches!(wish, Wish::Round(_) | Wish::Settled { .. })
}

fn not_hosted(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    (is_of_host(&command.wish) && !table(game)?.is_hosted()).then_some(Refusal::NotHosted)
}

/// How a match ends is not agreed, claimed or ruled at its table.
fn host_decides(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let elsewhere = matches!(command.wish, Wish::OfferDraw | Wish::Claim | Wish::Close | Wish::Decide { .. });
    (elsewhere && table(game)?.is_hosted()).then_some(Refusal::HostDecides)
}

fn over(game: &Game, _: &Command, _: &Dice) -> Option<Refusal> {
    table(game)?.end.is_some().then_some(Refusal::Over)
}

/// Whether something is done before the game begins.
fn is_preparation(wish: &Wish) -> bool {
    matches!(
        wish,
        Wish::Open(_)
            | Wish::Seat { .. }
            | Wish::Close
            | Wish::Promise(_)
            | Wish::Number(_)
            | Wish::DrawFor(_)
    )
}

fn begun(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    (table(game)?.played.is_some() && is_preparation(&command.wish)).then_some(Refusal::Begun)
}

fn not_begun(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let any_time = is_preparation(&command.wish) || is_of_host(&command.wish);
    (table(game)?.played.is_none() && !any_time).then_some(Refusal::NotBegun)
}

fn seat_taken(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::Seat { seat, .. } = command.wish else { return None };
    table(game)?.seat(seat).is_some().then_some(Refusal::SeatTaken { seat })
}

fn bad_deck(_: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::Seat { deck, .. } = &command.wish else { return None };
    deck.deck().err().map(Refusal::Deck)
}

fn seat_empty(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let table = table(game)?;
    let needs_both = matches!(command.wish, Wish::Promise(_) | Wish::Number(_) | Wish::DrawFor(_));
    let empty = Seat::BOTH.into_iter().find(|seat| table.seat(*seat).is_none());
    empty.filter(|_| needs_both).map(|seat| Refusal::SeatEmpty { seat })
}

fn already_promised(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Promise(_), By::Seat(seat)) = (&command.wish, command.by) else { return None };
    table(game)?.seat(seat)?.promise.is_some().then_some(Refusal::AlreadyPromised)
}

fn not_promised(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::Number(_) = command.wish else { return None };
    let table = table(game)?;
    let bound = |seat: &Seat| {
        table.seat(*seat).is_some_and(|seated| seated.promise.is_some() || seated.number.is_some())
    };
    Seat::BOTH.into_iter().find(|seat| !bound(seat)).map(|seat| Refusal::NotPromised { seat })
}

fn already_numbered(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let seat = match (&command.wish, command.by) {
        (Wish::Promise(_) | Wish::Number(_), By::Seat(seat)) => seat,
        (Wish::DrawFor(seat), _) => *seat,
        _ => return None,
    };
    table(game)?.seat(seat)?.number.is_some().then_some(Refusal::AlreadyNumbered)
}

fn other_number(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Number(number), By::Seat(seat)) = (&command.wish, command.by) else { return None };
    let (promise, _) = table(game)?.seat(seat)?.promise?;
    (number.commitment() != promise).then_some(Refusal::OtherNumber)
}

/// Who is bound has time to say the number from the moment the opponent is bound as well.
fn still_time(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::DrawFor(seat) = command.wish else { return None };
    let table = table(game)?;
    let (_, bound) = table.seat(seat)?.promise?;
    let other = table.seat(seat.other())?;
    let both_bound = match table.reading {
        Reading::First => Some(bound.max(other.promise.map_or(bound, |(_, at)| at))),
        Reading::Second => other.bound.map(|other| bound.max(other)),
    };
    // While one of them is free the time has not begun: for who brings no number the server draws it.
    let waited = both_bound.map_or(0, |both| command.at.millis_since(both));
    (waited < NUMBER_MILLIS).then(|| Refusal::StillTime { seconds: (NUMBER_MILLIS - waited).div_ceil(1000) })
}

fn broken(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let goes_on = matches!(command.wish, Wish::Answer { .. } | Wish::Claim | Wish::TimeUp(_));
    table(game)?.broken.filter(|_| goes_on).map(|answer| Refusal::Broken { answer })
}

fn paused(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let moves = matches!(
        command.wish,
        Wish::Answer { .. }
            | Wish::Undo { .. }
            | Wish::AgreeUndo
            | Wish::TimeUp(_)
            | Wish::Claim
            | Wish::Pause { .. }
    );
    (moves && table(game)?.paused.is_some()).then_some(Refusal::Paused)
}

/// Set-up may be finished before the round is started; the game itself waits.
fn round_waits(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (table, state) = (table(game)?, game.state()?);
    let plays = match command.wish {
        Wish::Answer { .. } => state.phase != crate::state::Phase::Setup,
        Wish::Concede => true,
        Wish::Open(_)
        | Wish::Seat { .. }
        | Wish::Close
        | Wish::Promise(_)
        | Wish::Number(_)
        | Wish::DrawFor(_)
        | Wish::OfferDraw
        | Wish::AgreeDraw
        | Wish::DeclineDraw
        | Wish::Claim
        | Wish::Undo { .. }
        | Wish::AgreeUndo
        | Wish::DeclineUndo
        | Wish::TimeUp(_)
        | Wish::CallJudge
        | Wish::Pause { .. }
        | Wish::Resume
        | Wish::Extend { .. }
        | Wish::SetBack { .. }
        | Wish::Round(_)
        | Wish::Settled { .. }
        | Wish::Decide { .. } => false,
    };
    (plays && table.waits()).then_some(Refusal::RoundWaits)
}

fn not_paused(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    (command.wish == Wish::Resume && table(game)?.paused.is_none()).then_some(Refusal::NotPaused)
}

fn no_clock(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let needed = matches!(command.wish, Wish::TimeUp(_) | Wish::Extend { .. });
    (needed && !table(game)?.clock.is_set()).then_some(Refusal::NoClock)
}

fn time_over(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Answer { .. } | Wish::Undo { .. }, By::Seat(seat)) = (&command.wish, command.by) else {
        return None;
    };
    table(game)?.clock.is_over(seat, command.at).then_some(Refusal::TimeOver { seat })
}

fn time_left(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::TimeUp(seat) = command.wish else { return None };
    let left = table(game)?.clock.left_millis(seat, command.at)?;
    (left > 0).then(|| Refusal::TimeLeft { seconds: left.div_ceil(1000) })
}

fn stale(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Answer { after: Some(after), .. } | Wish::Undo { after: Some(after) }, By::Seat(seat)) =
        (&command.wish, command.by)
    else {
        return None;
    };
    game.played()?;
    let given = game.question(seat);
    (*after != given).then_some(Refusal::Stale { given, after: *after })
}

fn illegal(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Answer { answer, .. }, By::Seat(seat)) = (&command.wish, command.by) else { return None };
    let mut tried = *game.state()?;
    if *answer == crate::answer::Answer::Concede {
        // Giving up is a wish of its own, so that the record says it as one.
        return Some(Refusal::Illegal(crate::refusal::Illegal::WrongQuestion { ask: tried.ask }));
    }
    tried.apply(seat, *answer).err().map(Refusal::Illegal)
}

fn not_away(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Claim, By::Seat(seat)) = (&command.wish, command.by) else { return None };
    let table = table(game)?;
    let Some(patience) = table.settings.patience_seconds else {
        return Some(Refusal::NotAway { seconds: None });
    };
    if !table.asked()[seat.other() as usize] || table.asked()[seat as usize] {
        return Some(Refusal::NotAway { seconds: None });
    }
    let waited = command.at.millis_since(table.clock.running().1) / 1000;
    let left = u64::from(patience).saturating_sub(waited);
    (left > 0).then_some(Refusal::NotAway { seconds: Some(left) })
}

fn nothing_to_take_back(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let (Wish::Undo { .. }, By::Seat(seat)) = (&command.wish, command.by) else { return None };
    (game.played().is_some() && game.own_last(seat).is_none()).then_some(Refusal::NothingToTakeBack)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other wishes ask the opponent nothing")]
fn already_asked(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let By::Seat(seat) = command.by else { return None };
    let table = table(game)?;
    let asked = match command.wish {
        Wish::Undo { .. } => table.undo.is_some_and(|(by, _)| by == seat),
        Wish::OfferDraw => table.draw.is_some(),
        Wish::CallJudge => table.judge_called.is_some(),
        _ => false,
    };
    asked.then_some(Refusal::AlreadyAsked)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other wishes answer no wish")]
fn not_asked(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let By::Seat(seat) = command.by else { return None };
    let table = table(game)?;
    let asked_by = match command.wish {
        Wish::AgreeUndo | Wish::DeclineUndo => table.undo.map(|(by, _)| by),
        Wish::AgreeDraw | Wish::DeclineDraw => table.draw,
        _ => return None,
    };
    (asked_by != Some(seat.other())).then_some(Refusal::NotAsked)
}

fn no_such_answer(game: &Game, command: &Command, _: &Dice) -> Option<Refusal> {
    let Wish::SetBack { answers, .. } = command.wish else { return None };
    let given = game.played().map_or(0, |played: &Played| played.replay().answers.len());
    (answers >= given).then_some(Refusal::NoSuchAnswer { answers, given })
}
