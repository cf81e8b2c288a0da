//! `marshal epic referee`: replays a game file and says what each end phase came to.

use epic::game::Place;
use epic::referee::{GameFile, Verdict, WrongStep, referee as replay};
use epic::tiebreak::scores;
use epic::{Game, Side, result_for_tournament};
use maps::Scene;
use rulebook::{Cites, say};
use serde_json::{Value, json};

use super::{Referee, report, unusable};
use crate::console::{self, Answer, Console, Exit, Failure};

/// Replays a game file; the answer is no if a step does not follow.
pub(super) fn referee(referee: &Referee, console: &Console) -> Answer {
    let file =
        GameFile::read(&console::read(&referee.file)?).map_err(|error| unusable(&referee.file, &error))?;
    let verdict = replay(&file);
    if let Some(table) = verdict.game.table() {
        referee.map.write(table, &Scene::of(&verdict.game), console)?;
    }
    if let (Some(path), Some(result)) = (&referee.result, result_for_tournament(&verdict.game)) {
        let text = rulebook::pretty(&result)
            .map_err(|error| Failure::new(say!("failure-json", why = error.to_string())))?;
        console::write(path, &(text + "\n"))?;
    }
    if console.json {
        console.print_json(&as_json(&verdict, console))?;
    } else {
        tell(&verdict, console);
    }
    Ok(if verdict.wrong.is_some() { Exit::No } else { Exit::Done })
}

fn tell(verdict: &Verdict, console: &Console) {
    let game = &verdict.game;
    for end in game.end_phases() {
        report::end_phase(game, end, console);
    }
    match game.result() {
        Some(result) => report::result(game, result, console),
        None => console.tell(&say!("epic-report-stage", stage = game.stage().saying())),
    }
    if let Some(wrong) = &verdict.wrong {
        console.tell(&wrong.saying());
    }
}

fn as_json(verdict: &Verdict, console: &Console) -> Value {
    let game = &verdict.game;
    let wrong = verdict.wrong.as_ref().map(|wrong| {
        let refusal = match &wrong.what {
            WrongStep::Refused(refusal) | WrongStep::OtherClause { refusal, .. } => Some(refusal),
            _ => None,
        };
        json!({
            "step": wrong.step,
            "text": console.say(&wrong.saying()),
            "clause": refusal.map(|refusal| refusal.clause()),
            "refusal": refusal,
        })
    });
    json!({
        "players": Side::BOTH.map(|side| game.player(side)),
        "stage": game.stage(),
        "objectives": game.objectives(),
        "formations": Side::BOTH.map(|side| formations(game, side)),
        "end_phases": game.end_phases(),
        "continuation_rolls": game.continuation_rolls(),
        "roll_offs": game.roll_offs(),
        "score": score(game),
        "result": game.result(),
        "for_tournament": result_for_tournament(game),
        "wrong": wrong,
    })
}

/// Every formation of a player with where it is; what is put aside with how and in what it enters, open to both (EP-6.2.4).
fn formations(game: &Game, side: Side) -> Vec<Value> {
    let id = |at: usize| game.army(side).and_then(|army| army.formations.get(at)).map(|it| &it.id);
    let each = game.formations(side).map(|(formation, deployed)| {
        let (place, way, carrier) = match deployed.place {
            Place::Waiting => ("waiting", None, None),
            Place::Orbit => ("orbit", None, None),
            Place::Aside(way, carrier) => ("aside", Some(way), carrier.and_then(id)),
            Place::Table => ("table", None, None),
            Place::Absorbed => ("absorbed", None, None),
        };
        json!({
            "id": formation.id,
            "name": formation.name,
            "points": formation.points,
            "place": place,
            "way": way,
            "carrier": carrier,
            "garrison": deployed.garrison,
            "overwatch": deployed.overwatch,
            "broken": deployed.broken,
            "destroyed": deployed.is_destroyed(),
            "units": deployed.units.iter().map(|unit| json!({"left": unit.left, "at": unit.spot})).collect::<Vec<_>>(),
        })
    });
    each.collect()
}

fn score(game: &Game) -> Value {
    json!(scores(game))
}
