//! `marshal pair`: the next round, whatever kind it is. Makes the cut when one is due; changes no file.

use rulebook::{Dice, Rulebook, say};
use serde::Serialize;
use tournament::draw::Note;
use tournament::file::{FileMatch, Imported};
use tournament::{Actor, Command, Fact, Refusal, Round, RoundKind, Seats, Tournament, Why, Wish};

use super::{Source, called, fresh_seed, last_moment, refused, seed_of};
use crate::console::{Answer, Console, Exit, Failure};
use crate::table::Column;

#[derive(Debug, clap::Args)]
pub(crate) struct Pair {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
}

/// The drawn round as machines read it.
#[derive(Debug, Serialize)]
struct JsonRound {
    stage: u8,
    round: u16,
    kind: RoundKind,
    matches: Vec<FileMatch>,
}

pub(crate) fn run(asked: Pair, console: &Console) -> Answer {
    let seed = asked.seed.as_deref().map(seed_of).transpose()?;
    let opened = asked.source.open(seed)?;
    let fresh = !opened.has_seed;
    let (mut tournament, facts, dice) = with_chance(opened)?;
    let at = last_moment(&facts);
    let drawn = next_round(&mut tournament, at, &dice).map_err(|refusal| refused(&refusal))?;
    if fresh {
        console.aside(&say!("pair-fresh-seed", seed = dice.seed().reveal()));
    }
    let Some(round) = tournament.rounds().last() else { return Ok(Exit::Done) };
    if console.json {
        let matches = tournament.file(None).rounds.pop().map(|round| round.matches).unwrap_or_default();
        let (stage, number) = (round.stage.0, round.number.0);
        console.print_json(&JsonRound { stage, round: number, kind: round.kind, matches })?;
        return Ok(Exit::Done);
    }
    print(&tournament, round, console);
    print_notes(&tournament, &notes_of(&drawn), console);
    Ok(Exit::Done)
}

/// A file without a seed gets one of real chance for this draw; the random orders of earlier rounds stay as `marshal
/// standings` shows them.
fn with_chance(opened: Imported) -> Result<(Tournament, Vec<Fact>, Dice), Failure> {
    let Imported { tournament, mut facts, dice, has_seed } = opened;
    if has_seed {
        return Ok((tournament, facts, dice));
    }
    let dice = Dice::new(fresh_seed()?);
    for fact in &mut facts {
        if let Fact::Founded { commitment, .. } = fact {
            *commitment = dice.seed().commitment();
        }
    }
    let pack = std::sync::Arc::new(tournament.pack().clone());
    Ok((Tournament::told_by(pack, &facts), facts, dice))
}

/// Draws and publishes the next round, after the cut if one is due. Gives the facts of the draw.
fn next_round(
    tournament: &mut Tournament,
    at: tournament::Moment,
    dice: &Dice,
) -> Result<Vec<Fact>, Refusal> {
    let by = Actor::Person(tournament.organizer());
    let mut step = |wish| {
        let facts = tournament.decide(&Command { by, at, wish }, dice)?;
        for fact in &facts {
            tournament.apply(fact);
        }
        Ok(facts)
    };
    let drawn = match step(Wish::Draw) {
        Err(Refusal { why: Why::StageOver { cut_follows: true }, .. }) => {
            step(Wish::Cut)?;
            step(Wish::Draw)?
        }
        other => other?,
    };
    step(Wish::Publish)?;
    Ok(drawn)
}

/// What the draw notes about itself.
pub(super) fn notes_of(facts: &[Fact]) -> Vec<Note> {
    let noted = facts.iter().filter_map(|fact| match fact {
        Fact::Drawn { notes, .. } | Fact::Adjusted { notes, .. } => Some(notes.clone()),
        _ => None,
    });
    noted.flatten().collect()
}

/// Prints who meets whom.
pub(super) fn print(tournament: &Tournament, round: &Round, console: &Console) {
    let title = match round.kind {
        RoundKind::Swiss => say!("round-title-swiss", round = round.number.0, in_stage = round.in_stage),
        RoundKind::Elimination => {
            let players = round.matches.iter().map(|it| it.seats.players().count()).sum::<usize>();
            say!("round-title-elimination", round = round.number.0, players = players)
        }
    };
    console.tell(&title);
    let results = round.matches.iter().any(|it| it.result.is_some() && !matches!(it.seats, Seats::Bye(_)));
    let mut columns = vec![
        (say!("head-table"), Column::Figures),
        (say!("head-player"), Column::Words),
        (say!("head-opponent"), Column::Words),
    ];
    if results {
        columns.push((say!("head-result"), Column::Words));
    }
    let rows = round.matches.iter().map(|it| {
        let mut row = vec![it.table.map(|table| table.to_string()).unwrap_or_default()];
        let (one, two) = match it.seats {
            Seats::Pair(one, two) | Seats::Nobody(one, two) => (one, Some(two)),
            Seats::Bye(one) => (one, None),
        };
        row.push(called(tournament, one));
        row.push(match two {
            Some(two) => called(tournament, two),
            None => console.say(&tournament.pack().naming(
                console.language.code(),
                regulations::Named::Outcome,
                &tournament.pack().bye,
            )),
        });
        if results {
            row.push(result_of(tournament, it, console));
        }
        row
    });
    console.table(&columns, rows.collect());
}

fn result_of(tournament: &Tournament, it: &tournament::Match, console: &Console) -> String {
    let result = match (&it.result, it.seats) {
        (Some(result), Seats::Pair(..)) => result,
        (_, Seats::Nobody(..)) => return console.say(&say!("match-nobody")),
        (Some(_) | None, _) => return String::new(),
    };
    let names = result.outcomes.iter().map(|outcome| {
        let saying = tournament.pack().naming(console.language.code(), regulations::Named::Outcome, outcome);
        console.say(&saying)
    });
    names.collect::<Vec<_>>().join(" : ")
}

/// Prints why the draw looks as it does, if anything needs saying.
pub(super) fn print_notes(tournament: &Tournament, noted: &[Note], console: &Console) {
    if noted.is_empty() {
        return;
    }
    console.line("");
    for note in noted {
        console.line(format!("- {}", console.say(&note.saying(tournament))));
    }
}
