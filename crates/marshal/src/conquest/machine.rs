//! A game played by a program: one JSON object a line. Every object has one field that says what it is: `begins`, `asks`,
//! `log`, `cards`, `note`, `error` or `over`.

use conquest::{Answer, State};
use rulebook::{Saying, say};
use serde_json::{Value, json};

use super::words::Reader;
use crate::console::{Console, Failure};

/// A game begins or goes on.
pub(super) fn begins(
    decks: [&str; 2],
    bot: &str,
    seed: &conquest::replay::Source,
    console: &Console,
) -> Result<(), Failure> {
    let [own, theirs] = decks;
    line(&json!({"begins": {"own": own, "theirs": theirs, "against": bot, "seed": seed}}), console)
}

/// The question: what happened since the last one, the game as the player may see it, every legal answer.
pub(super) fn ask(
    state: &State,
    reader: Reader,
    legal: &[Answer],
    happened: &[String],
    console: &Console,
) -> Result<(), Failure> {
    let answers = legal.iter().enumerate().map(|(at, answer)| {
        let says = console.say(&reader.answer(state, *answer));
        json!({"number": at + 1, "answer": answer, "says": says})
    });
    let answers: Vec<Value> = answers.collect();
    let question = console.say(&reader.question(state));
    let view = state.view(Some(reader.0));
    line(&json!({"asks": question, "answers": answers, "happened": happened, "view": view}), console)
}

/// The game is over.
pub(super) fn over(
    state: &State,
    reader: Reader,
    told: &Saying,
    happened: &[String],
    console: &Console,
) -> Result<(), Failure> {
    let view = state.view(Some(reader.0));
    let told = console.say(told);
    line(&json!({"over": state.outcome, "says": told, "happened": happened, "view": view}), console)
}

/// What was answered so far, with the round.
pub(super) fn log(entries: &[(u8, String)], console: &Console) -> Result<(), Failure> {
    let entries: Vec<Value> =
        entries.iter().map(|(round, says)| json!({"round": round, "says": says})).collect();
    line(&json!({"log": entries}), console)
}

/// What cards do.
pub(super) fn texts(cards: &[(&str, Vec<String>)], console: &Console) -> Result<(), Failure> {
    let cards: Vec<Value> = cards.iter().map(|(name, text)| json!({"name": name, "text": text})).collect();
    line(&json!({"cards": cards}), console)
}

/// Anything else worth saying.
pub(super) fn note(saying: &Saying, console: &Console) -> Result<(), Failure> {
    line(&json!({"note": console.say(saying), "key": saying.key}), console)
}

fn line(value: &Value, console: &Console) -> Result<(), Failure> {
    let text = serde_json::to_string(value)
        .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
    console.line(text);
    Ok(())
}
