//! Rules at hand: every clause, searchable by words, document and role; by moment of the day; set-up in order.
//!
//! Rules documents may be read at any time, in a game too (CT-3.4.3, LT-3.4.3), so nothing here asks who is reading.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use access::Visitor;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use regulations::ledger::{Entry, Moment, Search, moments};
use regulations::{Named, Pack, ledger};
use rulebook::{Clause, Saying, say};
use serde::Deserialize;
use web::route::get;
use web::{Frame, Problem, Reader};
use wording::Language;
use wording::names::folded;

use super::frame;
use super::parts::Parts;
use super::{Asked, answer, part};
use crate::App;

/// How many hits are read at a time.
const EACH: usize = 60;

/// The roles, in the order of the documents.
const ROLES: [&str; 5] = ["organizer", "marshal", "judge", "player", "spectator"];

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rules/moment/{id}", get(moment))
        .route("/rules/set-up/{pack}", get(set_up))
        .route("/rules/{clause}", get(clause))
}

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
pub(in crate::page) struct Wanted {
    #[serde(default)]
    q: String,
    /// A document, or `all`; if it is not said, the one somebody plays by.
    document: Option<String>,
    #[serde(default)]
    who: String,
    part: Option<usize>,
}

impl Wanted {
    fn document(&self) -> &str {
        self.document.as_deref().filter(|document| *document != "all").unwrap_or_default()
    }
}

/// What rules are read on: a page of the house, or of the tournament one looks them up in.
#[derive(Debug)]
struct Place<'a> {
    reader: &'a Reader,
    room: Option<(&'a str, &'a Asked)>,
}

impl<'a> Place<'a> {
    fn frame(&self, title: &str) -> Frame<'a> {
        match self.room {
            // Rules do not go on with the round; what somebody reads stays where it is.
            Some((code, asked)) => {
                frame::inside(self.reader, title, code, &asked.snapshot, asked.person).still()
            }
            None => frame::plain(self.reader, title),
        }
    }

    /// The documents whose moments are listed, or none for those of all: the one that was asked for, and with a tournament's own
    /// that of its game.
    fn documents<'b>(&'b self, wanted: &'b Wanted) -> Vec<&'b str> {
        let pack = self.room.map(|(_, asked)| asked.snapshot.tournament.pack());
        let own = pack.filter(|pack| pack.document.as_deref() == Some(wanted.document()));
        let of_game = own.and_then(|pack| pack.game_document.as_deref());
        let known = |asked: &&str| ledger().documents().iter().any(|document| document.prefix == *asked);
        [Some(wanted.document()), of_game].into_iter().flatten().filter(known).collect()
    }
}

pub(super) async fn search(reader: Reader, Query(wanted): Query<Wanted>) -> Response {
    answer(Ok(search_page(&Place { reader: &reader, room: None }, &wanted)))
}

/// The rules of a tournament: those of its own document first.
pub(super) async fn search_inside(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(mut wanted): Query<Wanted>,
) -> Response {
    let page = async {
        let asked = super::asked(&app, &visitor, &code).await?;
        let own = asked.snapshot.tournament.pack().document.clone();
        wanted.document = wanted.document.or(own);
        Ok(search_page(&Place { reader: &reader, room: Some((&code, &asked)) }, &wanted))
    };
    answer(page.await)
}

/// A rule, a moment or the set-up, looked up inside a tournament.
pub(super) async fn show_inside(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, rest)): Path<(String, String)>,
) -> Response {
    let page = async {
        let asked = super::asked(&app, &visitor, &code).await?;
        let place = Place { reader: &reader, room: Some((&code, &asked)) };
        let page = match rest.split_once('/') {
            Some(("moment", id)) => moment_at(&place, id),
            Some(("set-up", id)) => set_up_at(&place, id),
            Some(_) => None,
            None => clause_at(&place, &rest),
        };
        page.ok_or_else(Problem::not_found)
    };
    answer(page.await)
}

fn search_page(place: &Place<'_>, wanted: &Wanted) -> Markup {
    let reader = place.reader;
    let told = |saying: &Saying| reader.say(saying);
    let asked = !(wanted.q.trim().is_empty() && wanted.document().is_empty() && wanted.who.is_empty());
    let documents = place.documents(wanted);
    let has_set_up = |pack: &&Pack| {
        let here = pack.document.as_deref().is_some_and(|document| documents.contains(&document));
        !pack.lists.set_up.is_empty() && (documents.is_empty() || here)
    };
    place.frame(&told(&say!("nav-rules"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("rules-title"))) }
            form.row method="get" action="/rules" {
                label.grow for="q" { (told(&say!("rules-search"))) input #q name="q" type="search" value=(wanted.q); }
                label.grow for="document" { (told(&say!("rules-document")))
                    select #document name="document" {
                        option value="all" { (told(&say!("rules-all"))) }
                        @for document in ledger().documents() {
                            option value=(document.prefix) selected[document.prefix == wanted.document()] { (document.prefix) " · " (document.title) }
                        }
                    }
                }
                label for="who" { (told(&say!("rules-who")))
                    select #who name="who" {
                        option value="" { (told(&say!("rules-everybody"))) }
                        @for role in ROLES { option value=(role) selected[role == wanted.who] { (role_name(reader, role)) } }
                    }
                }
                button.btn.act { (told(&say!("rules-find"))) }
            }
        }
        @if !wanted.q.trim().is_empty() { (hits(reader, wanted)) }
        (by_moment(reader, &documents, &wanted.who))
        section.sheet.stack {
            h2 { (told(&say!("rules-set-up"))) }
            ul.rules-moments {
                @for pack in regulations::packs().iter().filter(has_set_up) {
                    li { a href={ "/rules/set-up/" (pack.id) } { (pack.title) } }
                }
                li { a href="/rules/moment/setting_up" { (told(&say!("rules-set-up-all"))) } }
            }
        }
        @if asked && wanted.q.trim().is_empty() { (hits(reader, wanted)) }
    })
}

/// What was found.
fn hits(reader: &Reader, wanted: &Wanted) -> Markup {
    let found = find(reader, wanted);
    let parts = Parts::by(found.len(), wanted.part, EACH);
    let called = |row: usize| found.get(row).map(|entry| entry.id.to_string()).unwrap_or_default();
    let fields = [
        ("q", wanted.q.trim()),
        ("document", wanted.document.as_deref().unwrap_or_default()),
        ("who", wanted.who.as_str()),
    ];
    let ways = || parts.ways(reader, "/rules", &fields, called);
    html! {
        section.sheet.stack #hits {
            p.soft role="status" { (reader.say(&say!("rules-hits", hits = found.len()))) }
            (ways())
            (entries(reader, found[parts.shown()].iter().copied()))
        }
    }
}

/// Clauses in which all words stand, in the clause itself or in its headings as the reader knows them.
fn find(reader: &Reader, wanted: &Wanted) -> Vec<&'static Entry> {
    let given = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let base =
        Search { words: Vec::new(), document: given(wanted.document()), kind: None, who: given(&wanted.who) };
    let mut found = ledger().search(&base);
    let words: Vec<String> = wanted.q.split_whitespace().take(8).map(folded).collect();
    found.retain(|entry| {
        let headings = folded(&headings(reader, entry));
        words.iter().all(|word| headings.contains(word) || everything(entry).contains(word))
    });
    found
}

/// What a clause says in every language, as it is looked for: without marks, so that nobody needs a foreign keyboard.
fn everything(entry: &Entry) -> &'static str {
    static FOLDED: LazyLock<BTreeMap<Clause, String>> = LazyLock::new(|| {
        let said = |entry: &Entry| {
            let texts = Language::ALL.into_iter().map(Language::code).flat_map(|language| {
                [
                    ledger().says(entry, language),
                    ledger().note(entry, language),
                    ledger().example(entry, language),
                ]
            });
            let term = entry.term_de.clone().unwrap_or_default();
            folded(&format!("{} {} {term} {}", entry.id, entry.section, texts.collect::<Vec<_>>().join(" ")))
        };
        ledger().entries().map(|entry| (entry.id, said(entry))).collect()
    });
    FOLDED.get(&entry.id).map_or("", String::as_str)
}

/// The moments of a day, for everybody or for one role, in all documents or straight to the first of these that says something.
fn by_moment(reader: &Reader, documents: &[&str], who: &str) -> Markup {
    let listed = moments().iter().filter_map(|moment| {
        let answered = documents.iter().find(|document| !moment.answers(document).is_empty());
        let concerns = who.is_empty() || moment.who.iter().any(|role| role == who);
        let place = answered.map(|document| format!("#{document}"));
        (concerns && (documents.is_empty() || place.is_some())).then(|| (moment, place.unwrap_or_default()))
    });
    let listed: Vec<(&Moment, String)> = listed.collect();
    html! {
        @if !listed.is_empty() {
            section.sheet.stack {
                h2 { (reader.say(&say!("rules-moments"))) }
                ul.rules-moments {
                    @for (moment, place) in &listed {
                        li { a href={ "/rules/moment/" (moment.id) (place) } { (reader.say(&moment.title())) } }
                    }
                }
            }
        }
    }
}

async fn moment(reader: Reader, Path(id): Path<String>) -> Response {
    answer(moment_at(&Place { reader: &reader, room: None }, &id).ok_or_else(Problem::not_found))
}

fn moment_at(place: &Place<'_>, id: &str) -> Option<Markup> {
    Moment::named(id).map(|moment| moment_page(place, moment))
}

fn moment_page(place: &Place<'_>, moment: &Moment) -> Markup {
    let reader = place.reader;
    let title = reader.say(&moment.title());
    let concerned: Vec<String> = moment.who.iter().map(|role| role_name(reader, role)).collect();
    place.frame(&title).show(&html! {
        section.sheet.stack {
            p { a.btn.quiet href="/rules" { (reader.say(&say!("rules-back"))) } }
            h1 { (title) }
            p.soft { (reader.say(&say!("rules-concerns", roles = concerned.join(", ")))) }
        }
        @for document in ledger().documents() {
            @let answers = moment.answers(&document.prefix);
            @if !answers.is_empty() {
                section.sheet.stack #(document.prefix) {
                    h2 { (document.title) }
                    (entries(reader, answers.iter().copied()))
                }
            }
        }
    })
}

async fn set_up(reader: Reader, Path(id): Path<String>) -> Response {
    answer(set_up_at(&Place { reader: &reader, room: None }, &id).ok_or_else(Problem::not_found))
}

fn set_up_at(place: &Place<'_>, id: &str) -> Option<Markup> {
    let pack = regulations::pack(id).filter(|pack| !pack.lists.set_up.is_empty());
    pack.map(|pack| set_up_page(place, pack))
}

/// Set-up before each game: the steps in order, each with the clauses up to the next step.
fn set_up_page(place: &Place<'_>, pack: &Pack) -> Markup {
    let reader = place.reader;
    let document = pack.document.as_deref().unwrap_or_default();
    let answers = Moment::named("setting_up").map(|moment| moment.answers(document)).unwrap_or_default();
    let steps: Vec<Option<Clause>> = pack.lists.set_up.iter().map(|step| step.clause).collect();
    let of_step = |at: usize| {
        let from = steps[at].and_then(|clause| answers.iter().position(|entry| entry.id == clause));
        let next = steps.get(at + 1).copied().flatten();
        let until = next.and_then(|clause| answers.iter().position(|entry| entry.id == clause));
        let until = until.unwrap_or(answers.len());
        from.map(|from| &answers[from.min(until)..until]).unwrap_or_default()
    };
    place.frame(&reader.say(&say!("rules-set-up"))).show(&html! {
        section.sheet.stack {
            p { a.btn.quiet href="/rules" { (reader.say(&say!("rules-back"))) } }
            h1 { (reader.say(&say!("rules-set-up"))) }
            p.soft { (pack.title) " " (pack.version) }
            ol.rules-in-order {
                @for (at, step) in pack.lists.set_up.iter().enumerate() {
                    li {
                        p.strong { (reader.say(&pack.naming(reader.language.code(), Named::SetUp, &step.id))) }
                        @for entry in of_step(at) { p.small { (part::clause(entry.id)) " " (ledger().says(entry, reader.language.code())) } }
                    }
                }
            }
        }
    })
}

async fn clause(reader: Reader, Path(name): Path<String>) -> Response {
    answer(clause_at(&Place { reader: &reader, room: None }, &name).ok_or_else(Problem::not_found))
}

fn clause_at(place: &Place<'_>, name: &str) -> Option<Markup> {
    let entry = name.parse::<Clause>().ok().and_then(|clause| ledger().get(clause));
    entry.map(|entry| clause_page(place, entry))
}

fn clause_page(place: &Place<'_>, entry: &'static Entry) -> Markup {
    let reader = place.reader;
    let told = |saying: &Saying| reader.say(saying);
    let document = ledger().documents().iter().find(|document| document.prefix == entry.id.document());
    let clauses = document.map(|document| document.clauses.as_slice()).unwrap_or_default();
    let at = clauses.iter().position(|other| other.id == entry.id).unwrap_or(0);
    let before = at.checked_sub(1).and_then(|at| clauses.get(at));
    let after = clauses.get(at + 1);
    let like = ledger().entries().filter(|other| {
        let near = |one: &Entry, two: &Entry| [one.same_as, one.differs_from].contains(&Some(two.id));
        near(other, entry) || near(entry, other)
    });
    let moments: Vec<&Moment> = Moment::of(entry.id).collect();
    place.frame(&entry.id.to_string()).show(&html! {
        section.sheet.stack {
            p { a.btn.quiet href="/rules" { (told(&say!("rules-back"))) } }
            @if let Some(document) = document { p.small.soft { (document.title) } }
            p.small.soft { (headings(reader, entry)) }
            h1 { (entry.id) }
            p.size-1 { (ledger().says(entry, reader.language.code())) }
            @if !entry.note.is_empty() { h2 { (told(&say!("rules-reading"))) } p { (ledger().note(entry, reader.language.code())) } }
            @if !entry.shows.is_empty() { h2 { (told(&say!("rules-example"))) } p.soft { (ledger().example(entry, reader.language.code())) } }
            @if !entry.who.is_empty() {
                p.soft { (told(&say!("rules-concerns", roles = entry.who.iter().map(|role| role_name(reader, role)).collect::<Vec<_>>().join(", ")))) }
            }
            @if !moments.is_empty() {
                h2 { (told(&say!("rules-moments"))) }
                ul.rules-moments { @for moment in moments { li { a href={ "/rules/moment/" (moment.id) "#" (entry.id.document()) } { (told(&moment.title())) } } } }
            }
        }
        @let like: Vec<&Entry> = like.collect();
        @if !like.is_empty() {
            section.sheet.stack { h2 { (told(&say!("rules-elsewhere"))) } (entries(reader, like.into_iter())) }
        }
        nav.row.spread aria-label=(told(&say!("rules-neighbours"))) {
            @if let Some(before) = before { a.btn href={ "/rules/" (before.id) } { "← " (before.id) } }
            @if let Some(after) = after { a.btn href={ "/rules/" (after.id) } { (after.id) " →" } }
        }
    })
}

/// Clauses, one below the other, in the reader's language.
fn entries(reader: &Reader, entries: impl Iterator<Item = &'static Entry>) -> Markup {
    html! {
        ul.plain {
            @for entry in entries {
                li.stack {
                    p.small.soft { (part::clause(entry.id)) " " (headings(reader, entry)) }
                    p { (ledger().says(entry, reader.language.code())) }
                }
            }
        }
    }
}

fn headings(reader: &Reader, entry: &Entry) -> String {
    let headings: Vec<String> = entry.headings().iter().map(|heading| reader.say(heading)).collect();
    headings.join(" · ")
}

/// A role of the ledgers in the reader's language.
fn role_name(reader: &Reader, role: &str) -> String {
    match role {
        "organizer" => reader.say(&say!("clauses-who-organizer")),
        "marshal" => reader.say(&say!("clauses-who-marshal")),
        "judge" => reader.say(&say!("clauses-who-judge")),
        "player" => reader.say(&say!("clauses-who-player")),
        "spectator" => reader.say(&say!("clauses-who-spectator")),
        other => other.to_owned(),
    }
}
