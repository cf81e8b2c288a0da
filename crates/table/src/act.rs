//! What the forms of a table may ask: each becomes one wish, or the two wishes of both players on one phone.

use access::{Act, Key};
use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use epic::game::Way;
use epic::generate::{Country, Plan, generate};
use epic::sitting::{Asked, Sitting, Wish};
use epic::sketch::Stroke;
use epic::{Author, Command, Edge, Game, Roster, Side, Spot, Table, lists, typed};
use journal::Version;
use rooms::{Keep, Snapshot, Terms};
use rulebook::{Saying, say};
use web::fields::{KEPT, VERSION};
use web::{Fields, Problem};

use crate::laid::{living, of_form};
use crate::packed::unpacked;
use crate::typed_in::{size, whole, word};
use crate::wanted::{Wanted, own_edge};
use crate::{Seen, Tables, door, drawn, problem};

/// Carries out what a form asks for, once, and shows the table again: sent again it is done already, whatever the rules would
/// say to it by now.
pub(crate) async fn act(
    State(tables): State<Tables>,
    seen: Option<Extension<Seen>>,
    body: Bytes,
) -> Result<Response, Problem> {
    let Some(Extension(seen)) = seen else { return Err(Problem::not_found()) };
    let fields = Fields::read(&body);
    // Whoever drew a wood probably draws another one.
    let drawing = Some(format!("?what={}", fields.get("what"))).filter(|_| fields.get("do") == "sketch_add");
    let again = drawing.or_else(|| stays_with(&fields)).unwrap_or_default();
    let once = Key::act_at(&fields, &seen.known_by, &seen.code)?;
    if let Err(problem) = carry_out(&tables, &seen, fields, &once).await
        && !once.is_done(tables.rooms.store()).await?
    {
        return Err(problem);
    }
    Ok(Redirect::to(&format!("/table/{}{again}", seen.code)).into_response())
}

/// Whoever asks for the address of the forms, by loading a refused one again, wants the table.
pub(crate) async fn back(Path(code): Path<String>) -> Redirect {
    Redirect::to(&format!("/table/{code}"))
}

async fn carry_out(tables: &Tables, seen: &Seen, fields: Fields, once: &Act) -> Result<(), Problem> {
    let room = tables.room(&seen.code).await?;
    let snapshot = room.snapshot();
    not_too_late(&fields, snapshot.version.0)?;
    let expected = seen_at(&fields)?;
    let wishes = if fields.get("do") == "offer_seat" {
        vec![door::offer(&seen.key, &seen.code, &snapshot.state, word(&fields, "seats")?)]
    } else {
        tables.making(move || wishes(&snapshot.state, &fields)).await?
    };
    let kept = once.kept(String::new())?;
    let keep = |_: &Snapshot<Sitting>| kept.clone();
    for (n, wish) in wishes.into_iter().enumerate() {
        if let Some(at_match) = &seen.at_match {
            at_match.may_be_done(room.snapshot().state.game(), &wish)?;
        }
        let asked = Asked { key: seen.known_by.clone(), wish };
        let first = n == 0;
        let keep = first.then_some(&keep as Keep<'_, Sitting>);
        let terms = Terms { expected: expected.filter(|_| first), keep, ..Terms::default() };
        room.command(&terms, |_| asked.clone()).await.map_err(problem::of)?;
    }
    if let Some(at_match) = &seen.at_match {
        at_match.after(&room).await;
    }
    Ok(())
}

/// The version a form is bound to: what is taken back is the step that was seen, never one that came since.
fn seen_at(fields: &Fields) -> Result<Option<Version>, Problem> {
    let takes_back = ["ask_back", "agree_back", "both_back", "judge_takes_back"].contains(&fields.get("do"));
    if !takes_back || !fields.has(VERSION) {
        return Ok(None);
    }
    fields.number::<u32>(VERSION).map(|version| Some(Version(version.into())))
}

/// What a phone kept while it had no connection counts only if nothing has happened since: whoever asked saw another table.
fn not_too_late(fields: &Fields, version: u64) -> Result<(), Problem> {
    if !fields.has(KEPT) || fields.get(VERSION) == version.to_string() {
        return Ok(());
    }
    let typed = ["place", "units", "points", "label", "about", "name", "roster", "table"];
    let typed: Vec<String> = typed
        .iter()
        .filter_map(|field| fields.text(field))
        .map(|text| text.chars().take(200).collect())
        .collect();
    let why =
        if typed.is_empty() { say!("table-kept-late") } else { say!("table-kept-late-typed", typed = typed) };
    Err(Problem::new(StatusCode::CONFLICT, why))
}

/// Whoever moved single units probably moves more of that formation: the page that follows is about it again.
fn stays_with(fields: &Fields) -> Option<String> {
    let of_units = fields.get("do") == "move" && !fields.get("units").trim().is_empty();
    of_units.then(|| {
        let mut query = form_urlencoded::Serializer::new("?".to_owned());
        query.append_pair("side", fields.get("by")).append_pair("formation", fields.get("formation"));
        query.finish()
    })
}

/// What the form comes to, given how the game stands.
fn wishes(sitting: &Sitting, fields: &Fields) -> Result<Vec<Wish>, Problem> {
    let game = sitting.game();
    let play = |command: Command| vec![Wish::Play(Box::new(command))];
    let both = |make: fn(Side) -> Command| {
        let open = Side::BOTH.into_iter().filter(|side| !game.is_done(*side));
        open.map(|side| Wish::Play(Box::new(make(side)))).collect::<Vec<_>>()
    };
    Ok(match fields.get("do") {
        "ask_back" => vec![Wish::AskBack { by: side(fields)? }],
        "agree_back" => vec![Wish::AgreeBack { by: side(fields)? }],
        "keep_step" => vec![Wish::KeepStep { by: side(fields)? }],
        "both_back" => vec![Wish::AskBack { by: Side::Alpha }, Wish::AgreeBack { by: Side::Bravo }],
        "call_judge" => vec![Wish::CallJudge { by: side(fields)?, about: fields.get("about").to_owned() }],
        "judge_takes_back" => vec![Wish::JudgeTakesBack],
        "judge_leaves" => vec![Wish::JudgeLeaves],
        "judge_ends" => {
            let nobody = fields.get("winner") == "nobody";
            let winner = if nobody { None } else { Some(word(fields, "winner")?) };
            play(Command::JudgeEnds { winner })
        }
        "play_for_both" => vec![Wish::PlayForBoth],
        "both_confirm" => both(|by| Command::Confirm { by }),
        "both_close" => both(|by| Command::CloseRally { by }),
        "join" => play(Command::Join { name: fields.get("name").to_owned() }),
        "army" => play(Command::SubmitArmy { by: side(fields)?, army: Box::new(army(game, fields)?) }),
        "sketch_begin" | "sketch_add" | "sketch_away" | "sketch_leave" => {
            vec![Wish::Sketch { stroke: drawn::stroke(sitting.sketch(), fields)? }]
        }
        "terrain" if fields.has("instead") => {
            let table = Box::new(made(fields)?);
            vec![Wish::Sketch { stroke: Stroke::Begin { table } }]
        }
        "terrain" => play(terrain(sitting.sketch(), fields)?),
        "roll_off" => play(Command::RollOff { rolls: dice(fields)?.map(|pair| vec![pair]) }),
        "edge" => play(Command::ChooseEdge { by: side(fields)?, edge: word::<Edge>(fields, "edge")? }),
        "continuation" => play(Command::RollContinuation { rolls: dice(fields)? }),
        "end_turn" => play(Command::EndTurn {}),
        _ => play(of_player(game, fields)?),
    })
}

/// What one player asks for.
fn of_player(game: &Game, fields: &Fields) -> Result<Command, Problem> {
    let by = side(fields)?;
    let formation = fields.get("formation").to_owned();
    Ok(match fields.get("do") {
        "objective" => {
            let wanted = Wanted::Objective(by);
            let at = place(game, fields, &wanted)?;
            Command::PlaceObjective { by, at, label: fields.get("label").to_owned() }
        }
        "spacecraft" => Command::SetUpSpacecraft { by, formation },
        "planetfall" => {
            let (carrier, load_confirmed) = carrier(fields);
            Command::Planetfall { by, formation, carrier, load_confirmed }
        }
        "close_spacecraft" => Command::CloseSpacecraft { by },
        "garrison" => {
            let units = group(game, fields, &Wanted::Garrison(by, formation.clone()))?;
            Command::PlaceGarrison { by, formation, units, overwatch: fields.has("overwatch") }
        }
        "pass_garrisons" => Command::PassGarrisons { by },
        "overwatch" => Command::Overwatch { by, formation },
        "set_up" => {
            let units = group(game, fields, &Wanted::SetUp(by, formation.clone()))?;
            Command::SetUp { by, formation, units }
        }
        "reserve" => {
            let (carrier, load_confirmed) = carrier(fields);
            Command::Reserve { by, formation, way: word::<Way>(fields, "way")?, carrier, load_confirmed }
        }
        "confirm" => Command::Confirm { by },
        "move" => Command::Move { by, units: moved(game, fields, by, &formation)?, formation },
        "enter" => {
            let units = group(game, fields, &Wanted::Enter(by, formation.clone()))?;
            Command::Enter { by, formation, units }
        }
        "take_off" => Command::TakeOff { by, formation },
        "lose" => Command::Lose { by, units: lost(game, fields, by, &formation)?, formation },
        "damage" => Command::Damage {
            by,
            formation,
            unit: fields.number::<u32>("unit")? as usize,
            left: fields.number("left")?,
        },
        "break" => Command::Break { by, formation },
        "ability" => Command::UseAbility { by, formation, ability: fields.get("ability").to_owned() },
        "summon" => {
            let at = place(game, fields, &Wanted::Move(by, formation.clone()))?;
            Command::Summon { by, formation, unit: fields.get("unit").to_owned(), at: Spot::point(at) }
        }
        "absorb" => Command::Absorb { by, formation, into: fields.get("into").to_owned() },
        "rally" => Command::Rally { by, formation },
        "close_rally" => Command::CloseRally { by },
        "concede" => Command::Concede { by },
        other => {
            return Err(problem::field(
                "do",
                say!("table-unknown-wish", wish = other.chars().take(40).collect::<String>()),
            ));
        }
    })
}

fn side(fields: &Fields) -> Result<Side, Problem> {
    word(fields, "by")
}

/// The dice as typed; none if they are to be rolled here.
fn dice(fields: &Fields) -> Result<Option<[u8; 2]>, Problem> {
    if !fields.has("die_alpha") {
        return Ok(None);
    }
    // A figure no die shows is refused by the rules, with their clause.
    let wrong = |name| problem::field(name, say!("epic-file-whole-between", least = 1, most = 6));
    let die = |name: &'static str| fields.get(name).trim().parse::<u8>().map_err(|_| wrong(name));
    Ok(Some([die("die_alpha")?, die("die_bravo")?]))
}

fn carrier(fields: &Fields) -> (Option<String>, bool) {
    (fields.text("carrier").map(str::to_owned), fields.has("confirmed"))
}

fn place(game: &Game, fields: &Fields, wanted: &Wanted) -> Result<epic::Point, Problem> {
    let wrong = |why: Saying| problem::field("place", why);
    typed::place(fields.get("place"), game.table().map(Table::size), own_edge(game, wanted)).map_err(wrong)
}

/// The units of a formation around the place typed, some of them where they are named.
fn group(game: &Game, fields: &Fields, wanted: &Wanted) -> Result<Vec<Spot>, Problem> {
    Ok(of_form(game, wanted, fields)?.into_iter().flatten().collect())
}

/// Where the living units of a formation go; the destroyed ones stand nowhere.
fn moved(game: &Game, fields: &Fields, by: Side, id: &str) -> Result<Vec<Option<Spot>>, Problem> {
    let mut spots = of_form(game, &Wanted::Move(by, id.to_owned()), fields)?.into_iter();
    let found = game.formations(by).find(|(formation, _)| formation.id == id);
    let units = found.map(|(_, deployed)| deployed.units.clone()).unwrap_or_default();
    Ok(units.iter().map(|unit| if unit.left > 0 { spots.next().flatten() } else { None }).collect())
}

/// Which units are lost: those that are named, or so many, the last ones first.
fn lost(game: &Game, fields: &Fields, by: Side, id: &str) -> Result<Vec<usize>, Problem> {
    let numbers: Vec<usize> = living(game, by, id).into_iter().map(|(n, _)| n).collect();
    if let Some(named) = fields.text("units") {
        return named_units(named, &numbers, id);
    }
    let most = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
    let count = whole(fields, "count", 1, most.max(1))? as usize;
    Ok(numbers[numbers.len().saturating_sub(count)..].to_vec())
}

/// Units by their numbers, parted by blanks or commas.
fn named_units(text: &str, living: &[usize], id: &str) -> Result<Vec<usize>, Problem> {
    let words = text.split([' ', ',', ';']).filter(|word| !word.is_empty());
    words
        .map(|word| {
            word.parse().ok().filter(|number| living.contains(number)).ok_or_else(|| {
                let (first, last) = (living.first().copied(), living.last().copied());
                let said = say!(
                    "table-units-none",
                    unit = word.chars().take(20).collect::<String>(),
                    formation = id,
                    first = first.unwrap_or(0),
                    last = last.unwrap_or(0)
                );
                problem::field("units", said)
            })
        })
        .collect()
}

/// The army of the form: a ready one of a list, one from the builder, or a file.
fn army(game: &Game, fields: &Fields) -> Result<Roster, Problem> {
    let total = game.points().unwrap_or(3000);
    if let Some(text) = fields.text("roster") {
        return Roster::read(text).map_err(|error| problem::field("roster", error.saying()));
    }
    if let Some(packed) = fields.text("army") {
        return unpacked(packed).map_err(|why| problem::field("army", why));
    }
    let id = fields.get("ready");
    let list = lists::list(id).ok_or_else(|| {
        problem::field("ready", say!("table-unknown-word", read = id.chars().take(40).collect::<String>()))
    })?;
    Ok(epic::draft::ready_made(list, total))
}

/// The table of the form: generated, drawn, bare, or from a file.
fn terrain(sketch: Option<&Table>, fields: &Fields) -> Result<Command, Problem> {
    let by: Author = word(fields, "author")?;
    let (table, flags_confirmed) = match fields.get("kind") {
        "file" => {
            let read =
                Table::read(fields.get("table")).map_err(|error| problem::field("table", error.saying()))?;
            (read, fields.has("confirmed"))
        }
        "drawn" => {
            let drawn = sketch.cloned().ok_or_else(|| problem::field("kind", say!("table-draw-none")))?;
            (drawn, fields.has("confirmed"))
        }
        "bare" => (size(fields)?, true),
        // Only the size of the table itself can be flagged, and who asks for that size knows it.
        _ => (made(fields)?, true),
    };
    Ok(Command::SetTerrain { by, table: Box::new(table), flags_confirmed })
}

/// A table made by the generator.
fn made(fields: &Fields) -> Result<Table, Problem> {
    let bare = size(fields)?;
    let country: Country = word(fields, "country")?;
    let seed = u64::from(fields.number::<u32>("seed")?);
    Ok(generate(&Plan { length: bare.length, width: bare.width, country, seed }))
}
