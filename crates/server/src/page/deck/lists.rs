//! All deck lists of a tournament: for leaders who is missing and what the rules say of each; for others as far as the
//! tournament lets them. After the start only a leader changes a list, with a reason on record (CT-2.2.19, LT-2.2.29).

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use decks::{Identity, Said as _, Setting};
use maud::{Markup, html};
use regulations::Topic;
use rulebook::{Cites, say};
use tournament::{DeckVisibility, Entry, Person, PersonId, Tournament, Wish};
use web::{Problem, Reader};

use super::super::frame;
use super::super::parts::{self, FEW, Look, Parts};
use super::super::{answer, part};
use super::bench::setting_of;
use super::hand_in::{is_open, judged, judged_on_file, kept, listed};
use super::hidden_list;
use super::show;
use super::upload::{self, Sent};
use crate::App;
use crate::assets;
use crate::hall::Snapshot;
use crate::redirect;

/// A tournament with decks, and who is asking.
pub(super) struct Looking {
    pub(super) snapshot: Snapshot,
    pub(super) setting: Setting,
    pub(super) reader: Option<PersonId>,
}

impl Looking {
    pub(super) async fn at(app: &App, visitor: &Visitor, code: &str) -> Result<Looking, Problem> {
        let reader = visitor.person(code).await?;
        let snapshot = app.hall.room(code).await?.snapshot().own_view(reader);
        let setting = setting_of(&snapshot.tournament).ok_or_else(Problem::not_found)?;
        Ok(Looking { snapshot, setting, reader })
    }

    pub(super) fn tournament(&self) -> &Tournament {
        &self.snapshot.tournament
    }

    /// Whether a leader is looking who does not play in the round under way.
    pub(super) fn leads(&self) -> bool {
        let tournament = self.tournament();
        self.reader
            .is_some_and(|it| tournament.is_leader(it) && tournament.barred_from_material(it).is_none())
    }

    /// A player by number.
    pub(super) fn player(&self, player: u32) -> Result<PersonId, Problem> {
        let player = PersonId(player);
        let plays = self.tournament().person(player).is_some_and(|person| person.entry.is_some());
        plays.then_some(player).ok_or_else(Problem::not_found)
    }

    /// The text of a player's list, if the reader may see it.
    pub(super) fn text(&self, player: PersonId) -> Result<&str, Problem> {
        let tournament = self.tournament();
        tournament.may_see_list(self.reader, player).map_err(|hidden| hidden_list(tournament, hidden))?;
        let entry = self.tournament().person(player).and_then(|person| person.entry.as_ref());
        let deck = entry.and_then(|entry| entry.deck.as_ref());
        deck.map(|deck| deck.text.as_str())
            .ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, say!("deck-none")))
    }
}

pub(in crate::page) async fn all(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    Query(look): Query<Look>,
) -> Response {
    let shown = async {
        let it = Looking::at(&app, &visitor, &code).await?;
        let tournament = it.tournament();
        tournament.may_see_lists(it.reader).map_err(|hidden| hidden_list(tournament, hidden))?;
        let reader = reader.clone();
        app.work.run(move || all_page(&reader, &code, &it, &look)).await
    };
    answer(shown.await)
}

fn all_page(reader: &Reader, code: &str, it: &Looking, look: &Look) -> Markup {
    let tournament = it.tournament();
    let title = reader.say(&say!("deck-lists"));
    let missing = missing(tournament);
    let visibility = match tournament.settings().deck_visibility {
        DeckVisibility::Leaders => say!("deck-visible-leaders"),
        DeckVisibility::AfterTheEnd => say!("deck-visible-end"),
        DeckVisibility::Open => say!("deck-visible-open"),
    };
    let all = tournament.entered();
    let mut players: Vec<(PersonId, &Person, &Entry)> =
        tournament.players().filter(|(_, person, _)| look.fits(&person.name)).collect();
    players.sort_by_cached_key(|(_, person, _)| wording::names::order(reader.language, &person.name));
    let parts = Parts::of(players.len(), look.part);
    let page = format!("/t/{code}/decks");
    let called = |row: usize| players.get(row).map(|(_, person, _)| person.name.clone()).unwrap_or_default();
    frame::inside(reader, &title, code, &it.snapshot, it.reader).show(&html! {
        div {
            h1 { (title) }
            p.soft.small { (show::judged_for(reader, &it.setting)) " · " (reader.say(&visibility)) }
        }
        @if it.leads() && !missing.is_empty() { (missing_note(reader, tournament, code, &missing)) }
        section.sheet.stack {
            @if all > FEW || !look.find.is_empty() { (parts::search(reader, &page, &[], &look.find)) }
            (parts.ways(reader, &page, &[("find", look.find.trim())], called))
            @if players.is_empty() { p.soft { (reader.say(&say!("roster-nobody"))) } }
            @else {
                table.deck-lists {
                    thead { tr {
                        th { (reader.say(&say!("column-player"))) }
                        th { (reader.say(&say!("deck-column-deck"))) }
                        th { (reader.say(&say!("deck-column-state"))) }
                        th { span.hidden { (reader.say(&say!("deck-look"))) } }
                    } }
                    tbody { @for (id, person, entry) in &players[parts.shown()] { (row(reader, code, it, *id, person, entry)) } }
                }
            }
        }
        @if it.leads() { p { a href={ "/t/" (code) "/paper/deck-form.pdf" } { (reader.say(&say!("deck-paper-form"))) } } }
    })
}

/// A player's list in a line: what people call the deck by, and what the rules say of it.
fn row(
    reader: &Reader,
    code: &str,
    it: &Looking,
    player: PersonId,
    person: &Person,
    entry: &Entry,
) -> Markup {
    let judged = entry.deck.as_ref().map(|deck| judged_on_file(&deck.text, &it.setting, &person.name));
    let list = judged.as_ref().and_then(|judged| Some(&judged.as_ref()?.reading.list));
    html! {
        tr #{ "k" (player.0) } {
            td.strong { (person.name) }
            td.deck-leader { @if let Some(list) = list { (leader(reader, list)) } }
            td {
                @match &judged {
                    None => span.chip.wait { (reader.say(&say!("deck-missing-one"))) },
                    Some(None) => span.chip.act { (reader.say(&say!("deck-verdict-unread"))) },
                    Some(Some(judged)) => (show::verdict(reader, &judged.findings, !judged.reading.troubles.is_empty())),
                }
                @if let Some(deck) = entry.deck.as_ref().filter(|deck| deck.amended > 0) {
                    " " span.chip.info { (reader.say(&say!("deck-amended", times = deck.amended))) }
                }
            }
            td.n { @if entry.deck.is_some() || it.leads() {
                a.btn href={ "/t/" (code) "/decks/" (player.0) } { (reader.say(&say!("deck-look"))) }
            } }
        }
    }
}

/// The deck as people name it: its warlord or stronghold, and of which faction or clan that is.
fn leader(reader: &Reader, list: &decks::DeckList) -> Markup {
    html! {
        @match Identity::leader(list) {
            Some(card) => {
                span { (card.name) }
                @if let Some(kind) = Identity::of(list) { span.small.soft { (reader.say(&kind.said())) } }
            },
            None => span.soft { "–" },
        }
    }
}

/// Players who will be paired and have no list.
fn missing(tournament: &Tournament) -> Vec<(PersonId, String)> {
    let without = tournament.players().filter(|(_, _, entry)| entry.is_active() && entry.deck.is_none());
    without.map(|(id, person, _)| (id, person.name.clone())).collect()
}

fn missing_note(
    reader: &Reader,
    tournament: &Tournament,
    code: &str,
    missing: &[(PersonId, String)],
) -> Markup {
    let names: Vec<String> = missing.iter().take(MOST_NAMED).map(|(_, name)| name.clone()).collect();
    html! {
        @if tournament.settings().deck_lists {
            p.note.act { (reader.say(&say!("refusal-deck-lists-missing", players = names))) " "
                @if missing.len() > MOST_NAMED {
                    a href={ "/t/" (code) "/desk/players?only=no_deck" } { (reader.say(&say!("parts-more", count = missing.len() - MOST_NAMED))) } " "
                }
                (part::clause(tournament.clause(Topic::DeckListsIfRequired))) }
        }
    }
}

/// Whether the page of all lists stands in the navigation: there are lists, or there must be, and the reader may look.
pub(crate) fn has_place(tournament: &Tournament, reader: Option<PersonId>) -> bool {
    let lists = || tournament.players().any(|(_, _, entry)| entry.deck.is_some());
    tournament.may_see_lists(reader).is_ok()
        && setting_of(tournament).is_some()
        && (tournament.settings().deck_lists || lists())
}

/// On the desk: who has no list yet, while that keeps round 1 from being drawn.
pub(crate) fn desk_note(reader: &Reader, tournament: &Tournament, code: &str) -> Markup {
    let missing = missing(tournament);
    let counts = tournament.settings().deck_lists
        && setting_of(tournament).is_some()
        && tournament.rounds().is_empty();
    html! {
        @if counts {
            section.sheet.stack {
                div.row.spread {
                    h2 { (reader.say(&say!("deck-lists"))) }
                    @if missing.is_empty() { span.chip.good { (reader.say(&say!("deck-all-in"))) } }
                    @else { span.chip.act { (reader.say(&say!("deck-missing", count = missing.len()))) } }
                }
                @if !missing.is_empty() {
                    p { (reader.say(&say!("deck-missing-help"))) " " (part::clause(tournament.clause(Topic::DeckListsIfRequired))) }
                    ul.plain { @for (id, name) in missing.iter().take(MOST_NAMED) {
                        li.row.spread { span { (name) } a.btn href={ "/t/" (code) "/decks/" (id.0) } { (reader.say(&say!("deck-enter"))) } }
                    } }
                    @if missing.len() > MOST_NAMED {
                        p { a href={ "/t/" (code) "/desk/players?only=no_deck" } { (reader.say(&say!("parts-more", count = missing.len() - MOST_NAMED))) } }
                    }
                }
                p { a href={ "/t/" (code) "/decks" } { (reader.say(&say!("deck-all-lists"))) } }
            }
        }
    }
}

/// The most players named at once who have no list; the roster names every one.
const MOST_NAMED: usize = 12;

pub(in crate::page) async fn one(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, player)): Path<(String, u32)>,
) -> Response {
    let page = Looking::at(&app, &visitor, &code).await.and_then(|it| {
        let player = it.player(player)?;
        let text = match it.text(player) {
            // A leader may enter a list that is not there yet.
            Err(problem) if problem.status == StatusCode::NOT_FOUND && it.leads() => None,
            text => Some(text?),
        };
        Ok(one_page(&reader, &code, &it, player, text, None))
    });
    answer(page)
}

/// What a leader wanted to write, and why it was not taken.
struct Tried<'a> {
    text: &'a str,
    reason: &'a str,
    problem: Problem,
}

fn one_page(
    reader: &Reader,
    code: &str,
    it: &Looking,
    player: PersonId,
    text: Option<&str>,
    tried: Option<&Tried<'_>>,
) -> Markup {
    let tournament = it.tournament();
    let name = tournament.name_of(player);
    let title = reader.say(&say!("deck-of", player = name.as_str()));
    frame::inside(reader, &title, code, &it.snapshot, it.reader).narrow().running(&assets::DECK).show(
        &html! {
            h1 { (title) }
            @if let Some(tried) = tried { (part::problem_note(reader, &tried.problem)) }
            section.sheet.stack {
                @match text {
                    None => p { (reader.say(&say!("deck-none"))) },
                    Some(text) => {
                        p.small.soft { (show::judged_for(reader, &it.setting)) }
                        (listed(reader, &it.setting, text, &name))
                        @if it.leads() { (super::sheet_link(reader, tournament, code, player)) }
                    },
                }
            }
            @if it.leads() { (amend_form(reader, code, it, player, text, tried)) }
        },
    )
}

fn amend_form(
    reader: &Reader,
    code: &str,
    it: &Looking,
    player: PersonId,
    text: Option<&str>,
    tried: Option<&Tried<'_>>,
) -> Markup {
    let shown = tried.map(|tried| tried.text).or(text).unwrap_or_default();
    let first = is_open(it.tournament(), player);
    html! {
        details.sheet open[text.is_none() || tried.is_some()] {
            summary { @if first { (reader.say(&say!("deck-enter"))) } @else { (reader.say(&say!("deck-amend"))) } }
            form.stack method="post" action={ "/t/" (code) "/decks/" (player.0) "/amend" } enctype="multipart/form-data" {
                @if !first { p.small.soft { (reader.say(&say!("deck-amend-help"))) } }
                (upload::fields(reader, shown))
                @if !first {
                    (part::field("reason", &reader.say(&say!("deck-reason")), &reader.say(&say!("deck-reason-help")), &html! {
                        input #reason name="reason" required maxlength="500" aria-describedby="reason-help" value=(tried.map(|tried| tried.reason).unwrap_or_default());
                    }))
                }
                label.check { input type="checkbox" name="anyway" value="yes"; span { (reader.say(&say!("deck-anyway"))) } }
                button.btn.act { (reader.say(&say!("deck-save"))) }
            }
        }
    }
}

/// A leader enters a list for a player, or changes one after the start.
pub(in crate::page) async fn amend(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, player)): Path<(String, u32)>,
    sent: Result<Sent, Problem>,
) -> Response {
    let amended = async {
        let it = Looking::at(&app, &visitor, &code).await?;
        let player = it.player(player)?;
        let me = it.reader.filter(|_| it.leads());
        let me = me.ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("desk-leaders-only")))?;
        let sent = sent?;
        match change(&app, &code, &it, me, player, &sent).await {
            Ok(()) => Ok(redirect::local(&format!("/t/{code}/decks/{}", player.0)).into_response()),
            Err(problem) => {
                let (text, status) = (sent.text(), problem.status);
                let tried = Tried { text: &text, reason: sent.field("reason"), problem };
                let page = one_page(&reader, &code, &it, player, it.text(player).ok(), Some(&tried));
                Ok::<_, Problem>((status, Html(page.into_string())).into_response())
            }
        }
    };
    amended.await.unwrap_or_else(Problem::into_response)
}

/// Before the start a leader hands in for the player; afterwards the list is amended, with a reason.
async fn change(
    app: &App,
    code: &str,
    it: &Looking,
    me: PersonId,
    player: PersonId,
    sent: &Sent,
) -> Result<(), Problem> {
    let judged = judged(&sent.list, &it.setting, &it.tournament().name_of(player))?;
    if let Some(trouble) = judged.reading.troubles.first() {
        return Err(Problem { clause: Some(trouble.clause()), ..Problem::field("text", trouble.saying()) });
    }
    if let Some(finding) = judged.findings.iter().find(|finding| finding.is_refusal())
        && sent.field("anyway").is_empty()
    {
        return Err(Problem { clause: Some(finding.clause()), ..Problem::field("text", finding.saying()) });
    }
    let text = kept(&sent.list)?;
    let wish = if is_open(it.tournament(), player) {
        Wish::SubmitDeck { player, text }
    } else {
        Wish::AmendDeck { player, text, reason: sent.field("reason").to_owned() }
    };
    sent.once(app, code, me, wish).await
}
