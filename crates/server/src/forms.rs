//! What forms of a tournament say, read field by field: for the pages that show what would follow, and for what is then done.

use std::collections::BTreeMap;

use regulations::{Answers, CUSTOM, Pack, Seat};
use rulebook::say;
use tournament::{Action, DeckVisibility, PersonId, Settings, StagePlan, Structure};
use web::Problem;

/// All fields of a form, as they came.
pub(crate) type Fields = BTreeMap<String, String>;

/// A whole number of a form, with the range a field of its type can hold.
pub(crate) trait Whole: std::str::FromStr {
    const LEAST: i64;
    const MOST: i64;
}

macro_rules! whole {
    ($($number:ty),*) => { $(impl Whole for $number {
        const LEAST: i64 = <$number>::MIN as i64;
        const MOST: i64 = <$number>::MAX as i64;
    })* };
}
whole!(u16, u32, i32);

/// The number in that field, or which would do.
pub(crate) fn number<T: Whole>(fields: &Fields, name: &str) -> Result<T, Problem> {
    let text = fields.get(name).map(|value| value.trim()).unwrap_or_default();
    let wrong =
        |()| Problem::field(name, say!("field-number", value = text, least = T::LEAST, most = T::MOST));
    text.parse().map_err(|_| ()).map_err(wrong)
}

/// The rights ticked in a form.
pub(crate) fn rights(fields: &Fields) -> Result<Vec<Action>, Problem> {
    let named = |field: &str| {
        let known = || Action::to_be_given().map(right_id).collect::<Vec<_>>();
        let named = Action::to_be_given().find(|action| right_id(*action) == field);
        named.ok_or_else(|| Problem::field("right", say!("field-choice", value = field, known = known())))
    };
    fields.keys().filter_map(|field| field.strip_prefix("right:")).map(named).collect()
}

/// What a right is called in forms, as in facts and in the API.
pub(crate) fn right_id(action: Action) -> String {
    let word = serde_json::to_value(action).ok();
    word.and_then(|word| word.as_str().map(ToOwned::to_owned)).unwrap_or_default()
}

/// The settings a form asks for; what the form does not hold stays as it is in `before`.
pub(crate) fn settings(pack: &Pack, fields: &Fields, before: &Settings) -> Result<Settings, Problem> {
    let text = |name: &str| fields.get(name).map(|value| value.trim().to_owned()).unwrap_or_default();
    let given = |name: &str| Some(text(name)).filter(|value| !value.is_empty());
    let structure = match text("structure").as_str() {
        CUSTOM => Structure::Custom { stages: custom_stages(fields)? },
        "" => Structure::Table(pack.structures.first().map_or_else(String::new, |table| table.id.clone())),
        table => Structure::Table(table.to_owned()),
    };
    let date = given("date").map(|text| {
        text.parse().map_err(|_| Problem::field("date", say!("field-day", value = text.as_str())))
    });
    let region = given("region").map(|code| {
        let known = || decks::Region::ALL.iter().map(|region| region.code().to_owned()).collect::<Vec<_>>();
        let region = decks::Region::of_code(&code).map(|region| region.code().to_owned());
        region.ok_or_else(|| Problem::field("region", say!("field-choice", value = code, known = known())))
    });
    let time_zone = given("time_zone").map(checked_zone);
    Ok(Settings {
        time_zone: time_zone.transpose()?,
        tier: given("tier").unwrap_or_else(|| pack.unofficial_tier.clone()),
        structure,
        event_type: given("event_type"),
        deck_lists: given("deck_lists").is_some(),
        deck_visibility: deck_visibility(fields)?,
        late_entry: given("late_entry").is_some(),
        set_up_ticked: given("set_up_ticked").is_some(),
        check_in: given("check_in").is_some(),
        untimed_final: given("untimed_final").is_some(),
        tables: given("tables").is_some(),
        force_points: given("force_points").map(|_| number(fields, "force_points")).transpose()?,
        force_points_anyway: given("force_points_anyway").is_some(),
        capacity: given("capacity").map(|_| number(fields, "capacity")).transpose()?,
        first_table: given("first_table")
            .map_or(Ok(before.first_table), |_| number(fields, "first_table"))?,
        no_show_minutes: given("no_show_minutes")
            .map_or(Ok(before.no_show_minutes), |_| number(fields, "no_show_minutes"))?,
        date: date.transpose()?,
        region: region.transpose()?,
        ..before.clone()
    })
}

/// A time zone that exists.
pub(crate) fn checked_zone(name: String) -> Result<String, Problem> {
    if web::clock::Zone::exists(&name) {
        return Ok(name);
    }
    Err(Problem::field("time_zone", say!("zone-unknown", value = name)))
}

fn deck_visibility(fields: &Fields) -> Result<DeckVisibility, Problem> {
    let Some(wanted) = fields.get("deck_visibility") else { return Ok(DeckVisibility::default()) };
    let fits = |it: &DeckVisibility| visibility_id(*it) == wanted.trim();
    DeckVisibility::ALL.into_iter().find(fits).ok_or_else(|| {
        let known: Vec<String> = DeckVisibility::ALL.map(visibility_id).map(str::to_owned).to_vec();
        Problem::field("deck_visibility", say!("field-choice", value = wanted.as_str(), known = known))
    })
}

fn custom_stages(fields: &Fields) -> Result<Vec<StagePlan>, Problem> {
    let rounds: u16 = number(fields, "rounds")?;
    let cut: u32 = number(fields, "cut")?;
    Ok(match (rounds, cut) {
        (0, _) => vec![StagePlan::Elimination { cut: None }],
        (rounds, 0) => vec![StagePlan::Swiss { rounds, cut: None, carry: true }],
        (rounds, cut) => {
            vec![
                StagePlan::Swiss { rounds, cut: None, carry: true },
                StagePlan::Elimination { cut: Some(cut) },
            ]
        }
    })
}

/// The name of a choice in the form.
pub(crate) fn visibility_id(visibility: DeckVisibility) -> &'static str {
    match visibility {
        DeckVisibility::Leaders => "leaders",
        DeckVisibility::AfterTheEnd => "after_the_end",
        DeckVisibility::Open => "open",
    }
}

/// The figures of a procedure, by the order of the match's players.
pub(crate) fn answers(
    procedure: &regulations::Procedure,
    seats: [PersonId; 2],
    fields: &Fields,
) -> Result<Answers, Problem> {
    let seat = |value: &str| match value.parse().map(PersonId) {
        Ok(person) if person == seats[0] => Some(Seat::First),
        Ok(person) if person == seats[1] => Some(Seat::Second),
        _ => None,
    };
    let mut answers = Answers::default();
    for input in &procedure.inputs {
        let given = |player: PersonId| {
            let name = format!("count:{}:{}", input.id, player.0);
            fields
                .get(&name)
                .filter(|value| !value.trim().is_empty())
                .map(|_| number::<u32>(fields, &name))
                .transpose()
        };
        if let (Some(one), Some(two)) = (given(seats[0])?, given(seats[1])?) {
            answers.counts.insert(input.id.clone(), [one, two]);
        }
        if let Some(value) = fields.get(&format!("player:{}", input.id)) {
            answers.players.insert(input.id.clone(), seat(value));
        }
    }
    answers.chosen = fields.get("chosen").and_then(|value| seat(value));
    Ok(answers)
}
