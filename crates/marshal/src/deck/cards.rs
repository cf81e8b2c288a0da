//! `marshal cards`: search the catalogue by name and filters.

use decks::{Card, CardId, Query, Said, search};
use rulebook::say;
use serde_json::{Value, json};
use wording::Language;

use crate::console::{Answer, Console, Exit, Failure};
use crate::table::Column;

#[derive(Debug, clap::Args)]
pub(crate) struct Cards {
    #[arg(required = true)]
    query: Vec<String>,
    #[arg(long, default_value_t = 30)]
    most: usize,
}

pub(crate) fn cards(asked: Cards, console: &Console) -> Answer {
    let query = Query::parse(&asked.query.join(" ")).map_err(|bad| Failure::new(bad.saying()))?;
    let mut hits = search(&query, usize::MAX);
    let all = hits.cards.len();
    hits.cards.truncate(asked.most);
    let answer = if hits.cards.is_empty() { Exit::No } else { Exit::Done };
    if console.json {
        let facts =
            |cards: &[CardId]| -> Vec<Value> { cards.iter().map(|card| facts(card.card())).collect() };
        console.print_json(&json!({
            "found": all, "cards": facts(&hits.cards), "suggestions": facts(&hits.suggestions),
        }))?;
        return Ok(answer);
    }
    if hits.cards.is_empty() && hits.suggestions.is_empty() {
        console.tell(&say!("decks-cli-nothing-found"));
        return Ok(answer);
    }
    if hits.cards.is_empty() {
        console.tell(&say!("decks-cli-did-you-mean"));
    }
    table(console, if hits.cards.is_empty() { &hits.suggestions } else { &hits.cards });
    if all > hits.cards.len() {
        console.tell(&say!("decks-cli-more", count = all - hits.cards.len()));
    }
    Ok(answer)
}

fn table(console: &Console, cards: &[CardId]) {
    let columns = [
        (say!("decks-column-card"), Column::Words),
        (say!("decks-column-type"), Column::Words),
        (say!("decks-column-faction"), Column::Words),
        (say!("decks-column-cost"), Column::Figures),
        (say!("decks-column-traits"), Column::Words),
        (say!("decks-column-product"), Column::Words),
    ];
    console.table(&columns, cards.iter().map(|card| row(console, card.card())).collect());
}

fn row(console: &Console, card: &Card) -> Vec<String> {
    let name = match card.german {
        Some(german) if console.language == Language::German => format!("{german} ({})", card.name),
        _ => card.name.to_owned(),
    };
    vec![
        name,
        console.say(&card.kind.said()),
        card.side.map(|side| console.say(&side.said())).unwrap_or_default(),
        card.cost.map(|cost| cost.to_string()).unwrap_or_default(),
        card.traits.join(", "),
        card.printings.first().map(|(pack, at)| format!("{} {at}", pack.pack().name)).unwrap_or_default(),
    ]
}

fn facts(card: &Card) -> Value {
    let printings: Vec<Value> =
        card.printings.iter().map(|(pack, number)| json!({ "pack": pack, "number": number })).collect();
    let cost = card.cost.map(|cost| cost.to_string());
    let mut facts = json!({
        "id": card.id, "game": card.game(), "name": card.name, "german": card.german, "printings": printings,
        "unique": card.unique, "cost": cost, "traits": card.traits,
    });
    let Value::Object(all) = &mut facts else { return facts };
    all.insert(card.game().side_field().to_owned(), json!(card.side));
    all.insert("type".to_owned(), json!(card.kind));
    all.extend(card.limit.map(|limit| ("limit".to_owned(), json!(limit))));
    for (name, figure) in &card.figures {
        all.insert(
            (*name).to_owned(),
            figure.number().map_or_else(|| json!(figure.to_string()), Value::from),
        );
    }
    for (field, word) in &card.marks {
        let words: Vec<&str> = card.marked(field).collect();
        let several = ["ring", "only"].contains(field);
        all.insert((*field).to_owned(), if several { json!(words) } else { json!(word) });
    }
    facts
}
