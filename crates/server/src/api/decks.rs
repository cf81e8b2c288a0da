//! Cards and decks: search the catalogue, judge a deck list, convert it. Stateless; nobody has to sign in.

use axum::extract::State;
use decks::{
    CardId, DeckList, Finding, Format, Game, Query, Reading, Region, Rules, Setting, Weight, catalogue,
    is_legal, parse, parse_for, search, write,
};
use rulebook::{Cites, Clause, say};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use web::{Json, Problem, Reader};

use super::{Asking, At, Body, Group, Operation, Paging, Part};
use crate::{App, clock};

rulebook::told!(Check, Convert);

pub(super) fn group() -> Group {
    Group::new(
        say!("api-group-decks"),
        vec![
            Operation::get("/api/cards", say!("api-cards"), cards).query::<Look>().answers::<Part<Card>>(),
            Operation::get("/api/cards/{id}", say!("api-card"), card).answers::<Card>(),
            Operation::post("/api/decks/check", say!("api-deck-check"), check)
                .takes::<Check>()
                .answers::<Judged>(),
            Operation::post("/api/decks/convert", say!("api-deck-convert"), convert)
                .takes::<Convert>()
                .answers::<Converted>(),
        ],
    )
}

/// Which cards are looked for.
#[derive(Debug, Deserialize, JsonSchema)]
pub(super) struct Look {
    /// Words of a name and filters, as `marshal cards` takes them: `faction:orks type:army cost<=2`.
    #[serde(default)]
    q: String,
    /// How many at most, from 1 to 200; 50 if not given.
    #[schemars(range(min = 1, max = 200))]
    limit: Option<u16>,
    /// Where to go on: `next` of the part before.
    cursor: Option<String>,
}

/// The facts of a card.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Card {
    /// Its id.
    id: &'static str,
    /// `conquest` or `l5r`.
    game: &'static str,
    /// Its English name.
    name: &'static str,
    /// Its German name, where known.
    german: Option<&'static str>,
    /// Its type.
    #[serde(rename = "type")]
    kind: &'static str,
    /// Its faction (Conquest) or clan (L5R).
    side: Option<&'static str>,
    /// Its cost: a number or X.
    cost: Option<String>,
    /// Its traits.
    traits: Vec<&'static str>,
    /// Whether it carries the unique mark.
    unique: bool,
    /// The products it is in, with its number there.
    printings: Vec<Printing>,
}

/// A card in a product.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Printing {
    /// The product's name.
    product: &'static str,
    /// The card's number in it.
    number: &'static str,
}

impl Card {
    fn of(id: CardId) -> Card {
        let card = id.card();
        let printing =
            |(pack, number): &(decks::PackId, &'static str)| Printing { product: pack.pack().name, number };
        Card {
            id: card.code,
            game: card.game().code(),
            name: card.name,
            german: card.german,
            kind: card.kind.code(),
            side: card.side.map(decks::Word::code),
            cost: card.cost.map(|cost| cost.to_string()),
            traits: card.traits.clone(),
            unique: card.unique,
            printings: card.printings.iter().map(printing).collect(),
        }
    }
}

/// Cards by name and filters, the best first.
async fn cards(Asking(look): Asking<Look>) -> Result<Json<Part<Card>>, Problem> {
    let query = Query::parse(&look.q).map_err(|bad| Problem::field("q", bad.saying()))?;
    let paging = Paging { limit: look.limit, cursor: look.cursor };
    let found = search(&query, usize::MAX).cards;
    let part = paging.part(found, |id| id.card().code.to_owned())?;
    Ok(Json(Part { items: part.items.into_iter().map(Card::of).collect(), next: part.next }))
}

/// One card.
async fn card(At(id): At<String>) -> Result<Json<Card>, Problem> {
    catalogue().find(&id).map(|id| Json(Card::of(id))).ok_or_else(Problem::not_found)
}

/// For which tournament a deck is judged: one of this server, or what the other fields say.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct For {
    /// The code of a tournament of this server; its settings decide, the other fields must be left out.
    tournament: Option<String>,
    /// `conquest-1.2`, `podboj-1.1`, `l5r-2.3`; guessed from the cards if not given.
    rules: Option<String>,
    /// The first day, such as `2018-10-20`; today if not given.
    date: Option<String>,
    /// `relaxed`, `formal`, `premier`; `formal` if not given.
    tier: Option<String>,
    /// `north-america`, `poland`, `elsewhere`; the region the rules count from if not given.
    region: Option<String>,
}

/// A list to judge.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Check {
    /// The list, in any known format.
    #[schemars(length(max = 200_000))]
    text: String,
    /// What it is judged for.
    #[serde(default, rename = "for")]
    wanted: For,
}

/// What a list was judged for.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct JudgedFor {
    rules: String,
    date: String,
    tier: String,
    region: &'static str,
}

/// A list, read and judged.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "JudgedDeck")]
pub(super) struct Judged {
    /// Whether it may be played: every line read, no rule broken.
    legal: bool,
    /// Whether the organizer has to decide on something.
    undecided: bool,
    /// What it was judged for.
    judged_for: JudgedFor,
    /// The format it was recognised as.
    format: &'static str,
    /// The cards.
    deck: Deck,
    /// Lines that could not be identified.
    troubles: Vec<Trouble>,
    /// Every rule the deck breaks, and what the organizer has to say.
    findings: Vec<Found>,
    /// What was understood beyond the letters.
    remarks: Vec<String>,
}

/// A deck.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Deck {
    game: &'static str,
    name: Option<String>,
    player: Option<String>,
    entries: Vec<Entry>,
    /// The same for the same cards, whatever the list calls itself.
    fingerprint: String,
    /// The address of the deck in the builder.
    link: String,
}

/// A card of a deck.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Entry {
    part: &'static str,
    card: &'static str,
    name: String,
    copies: u32,
}

/// A line that could not be identified.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Trouble {
    /// Its number, from 1.
    line: u32,
    /// What is wrong, in the reader's language.
    says: String,
    /// The clause it rests on.
    clause: Clause,
}

/// A finding.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Finding")]
pub(super) struct Found {
    /// `refused`, `undecided` or `reminder`.
    weight: &'static str,
    /// What is at fault, in the reader's language.
    says: String,
    /// What would mend it, in the reader's language.
    mend: String,
    /// The clause it rests on.
    clause: Clause,
    /// The cards it is about.
    cards: Vec<&'static str>,
}

impl Deck {
    fn of(list: &DeckList, public_url: &str) -> Deck {
        let entry = |entry: &decks::Entry| Entry {
            part: entry.part.code(),
            card: entry.card.card().code,
            name: entry.card.card().full_name(),
            copies: entry.copies,
        };
        Deck {
            game: list.game.code(),
            name: list.name.clone(),
            player: list.player.clone(),
            entries: list.entries().iter().map(entry).collect(),
            fingerprint: list.fingerprint(),
            link: format!("{public_url}{}", write(list, Format::Link).unwrap_or_default()),
        }
    }
}

impl Found {
    fn of(reader: &Reader, finding: &Finding) -> Found {
        Found {
            weight: finding.weight.code(),
            says: reader.say(&finding.saying()),
            mend: reader.say(&finding.mend()),
            clause: finding.clause(),
            cards: finding.fault.cards().iter().map(|card| card.card().code).collect(),
        }
    }
}

/// A list read for the tournament it is meant for, and judged: beside everything else, for anybody may ask.
async fn read(app: &App, text: String, wanted: &For) -> Result<(Reading, Setting, Vec<Finding>), Problem> {
    let named = wanted.tournament.is_some() || wanted.rules.is_some();
    let known = if named { Some(setting(app, wanted, None).await?) } else { None };
    let game = known.as_ref().map(|setting| setting.rules.game());
    let parsed = move || game.map_or_else(|| parse(&text), |game| parse_for(game, &text));
    let draft = app.work.run(parsed).await?.map_err(|why| Problem::field("text", why.saying()))?;
    let setting = match known {
        Some(setting) => setting,
        None => setting(app, wanted, draft.guess_game()).await?,
    };
    let judge = move || {
        let reading = draft.identify(&setting);
        let findings = reading.check(&setting);
        (reading, setting, findings)
    };
    app.work.run(judge).await
}

async fn setting(app: &App, wanted: &For, game: Option<Game>) -> Result<Setting, Problem> {
    if let Some(code) = &wanted.tournament {
        let tournament = app.hall.room(code).await?.snapshot().seen_by(None).tournament;
        let unknown = || Problem::field("for.tournament", say!("api-deck-no-decks"));
        return tournament.deck_setting(clock::day()).ok_or_else(unknown);
    }
    let rules = match (&wanted.rules, game) {
        (Some(read), _) => one_of("for.rules", read, Rules::named)?,
        (None, Some(game)) => Rules::of_game(game).ok_or_else(Problem::not_found)?,
        (None, None) => return Err(Problem::field("for.rules", say!("decks-cli-which-game"))),
    };
    let date = match &wanted.date {
        None => clock::day(),
        Some(read) => {
            read.parse().map_err(|_| Problem::field("for.date", say!("builder-bad-date", read = read)))?
        }
    };
    let mut setting = Setting::new(&rules, date);
    if let Some(read) = &wanted.tier {
        let known = rules.tier(read).map(|tier| tier.id.clone());
        setting.tier =
            known.ok_or_else(|| Problem::field("for.tier", say!("field-unknown", value = read)))?;
    }
    if let Some(read) = &wanted.region {
        setting.region = one_of("for.region", read, Region::of_code)?;
    }
    Ok(setting)
}

fn one_of<T>(field: &str, read: &str, of_code: fn(&str) -> Option<T>) -> Result<T, Problem> {
    of_code(read).ok_or_else(|| Problem::field(field, say!("field-unknown", value = read)))
}

/// Judges a list.
async fn check(
    State(app): State<App>,
    reader: Reader,
    Body { value: asked, .. }: Body<Check>,
) -> Result<Json<Judged>, Problem> {
    let (reading, setting, findings) = read(&app, asked.text, &asked.wanted).await?;
    Ok(Json(Judged {
        legal: reading.troubles.is_empty() && is_legal(&findings),
        undecided: findings.iter().any(|finding| finding.weight == Weight::Undecided),
        judged_for: JudgedFor {
            rules: setting.rules.code().to_owned(),
            date: setting.date.to_string(),
            tier: setting.tier.clone(),
            region: setting.region.code(),
        },
        format: reading.format.code(),
        deck: Deck::of(&reading.list, app.config.public_url()),
        troubles: troubles(&reader, &reading),
        findings: findings.iter().map(|finding| Found::of(&reader, finding)).collect(),
        remarks: reading.remarks.iter().map(|remark| reader.say(&remark.saying())).collect(),
    }))
}

fn troubles(reader: &Reader, reading: &Reading) -> Vec<Trouble> {
    let trouble = |trouble: &decks::Trouble| Trouble {
        line: trouble.line,
        says: reader.say(&trouble.saying()),
        clause: trouble.clause(),
    };
    reading.troubles.iter().map(trouble).collect()
}

/// A list to convert.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Convert {
    /// The list, in any known format.
    #[schemars(length(max = 200_000))]
    text: String,
    /// The format wanted, such as `plain`, `octgn`, `ringteki-json`, `link`.
    to: String,
    /// What ambiguous names are judged for.
    #[serde(default, rename = "for")]
    wanted: For,
}

/// A list in another format.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ConvertedDeck")]
pub(super) struct Converted {
    /// The format it was recognised as.
    from: &'static str,
    /// The format it is in now.
    to: &'static str,
    /// The list.
    text: String,
    /// Lines that could not be identified and are not in the text.
    troubles: Vec<Trouble>,
}

/// Converts a list.
async fn convert(
    State(app): State<App>,
    reader: Reader,
    Body { value: asked, .. }: Body<Convert>,
) -> Result<Json<Converted>, Problem> {
    let to = one_of("to", &asked.to, Format::of_code)?;
    let (reading, _, _) = read(&app, asked.text, &asked.wanted).await?;
    let text = write(&reading.list, to).map_err(|why| Problem::field("to", why.saying()))?;
    Ok(Json(Converted {
        from: reading.format.code(),
        to: to.code(),
        text,
        troubles: troubles(&reader, &reading),
    }))
}
