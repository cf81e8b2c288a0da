//! A player's own deck list: handed in by pasting, as a file, or from the deck builder; checked at once; locked when the
//! tournament begins (CT-2.2.14, LT-2.2.24).

use std::sync::{Arc, LazyLock, OnceLock};

use access::Visitor;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use decks::{Judgement, Setting, as_text, judge};
use journal::Digest;
use maud::{Markup, html};
use regulations::Topic;
use rulebook::say;
use tournament::{Desk, PersonId, Tournament, Wish};
use web::secret::digest_of;
use web::{Problem, Reader};

use super::super::frame;
use super::super::{answer, part};
use super::bench::setting_of;
use super::hidden_list;
use super::show;
use super::upload::{self, Sent};
use crate::App;
use crate::assets;
use crate::hall::Snapshot;
use crate::redirect;
use web::permits::Recent;

/// How many judged lists are kept: those of a large tournament, some kilobytes each.
const MOST_JUDGED: usize = 1024;

/// Whether a player may still hand in a list, or another one.
pub(super) fn is_open(tournament: &Tournament, player: PersonId) -> bool {
    tournament.desk() != Desk::Finished && tournament.takes_deck_list(player)
}

/// Reads and judges a list for a player, as every door does.
pub(super) fn judged(list: &[u8], setting: &Setting, player: &str) -> Result<Judgement, Problem> {
    judge(list, setting, Some(player)).map_err(|why| Problem::field("text", why.saying()))
}

/// The same for a list on file, which is read once however often it is looked at: a page of all lists would take its time
/// for everybody otherwise. What comes of it depends on nothing but the key.
pub(super) fn judged_on_file(text: &str, setting: &Setting, player: &str) -> Option<Arc<Judgement>> {
    static KEPT: LazyLock<Recent<Digest, OnceLock<Option<Arc<Judgement>>>>> =
        LazyLock::new(|| Recent::keeping(MOST_JUDGED));
    let key = digest_of(&format!("{setting:?}\n{player:?}\n{text}"));
    let read = || judged(text.as_bytes(), setting, player).ok().map(Arc::new);
    KEPT.slot(&key).get_or_init(read).clone()
}

/// The list as it is kept: as it was handed in, in letters every system reads.
pub(super) fn kept(list: &[u8]) -> Result<String, Problem> {
    as_text(list).map_err(|why| Problem::field("text", why.saying()))
}

/// A player of a tournament with decks, and the tournament.
pub(super) struct Handing {
    pub(super) snapshot: Snapshot,
    pub(super) setting: Setting,
    pub(super) me: PersonId,
}

/// Who hands in, for what.
async fn handing(app: &App, visitor: &Visitor, code: &str) -> Result<Handing, Problem> {
    let me = visitor.person(code).await?;
    let snapshot = app.hall.room(code).await?.snapshot().own_view(me);
    let setting = setting_of(&snapshot.tournament).ok_or_else(Problem::not_found)?;
    let plays = |me: &PersonId| snapshot.tournament.person(*me).is_some_and(|person| person.entry.is_some());
    let me =
        me.filter(plays).ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("deck-players-only")))?;
    Ok(Handing { snapshot, setting, me })
}

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let shown = async {
        let (it, reader) = (handing(&app, &visitor, &code).await?, reader.clone());
        app.work.run(move || page(&reader, &code, &it, None)).await
    };
    answer(shown.await)
}

/// What somebody tried to hand in, and why it was not taken.
struct Tried {
    text: String,
    problem: Option<Problem>,
    judged: Option<Judgement>,
}

pub(in crate::page) async fn hand_in(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
    sent: Result<Sent, Problem>,
) -> Response {
    let handed = async {
        let it = handing(&app, &visitor, &code).await?;
        let sent = sent?;
        let name = it.snapshot.tournament.name_of(it.me);
        let (list, setting) = (sent.list.clone(), it.setting.clone());
        let tried = match app.work.run(move || judged(&list, &setting, &name)).await? {
            Err(problem) => Tried { text: sent.text(), problem: Some(problem), judged: None },
            Ok(judged) if !judged.may_be_played() || sent.field("do") == "check" => {
                Tried { text: sent.text(), problem: None, judged: Some(judged) }
            }
            Ok(judged) => {
                let wish = Wish::SubmitDeck { player: it.me, text: kept(&sent.list)? };
                match sent.once(&app, &code, it.me, wish).await {
                    Ok(()) => return Ok(redirect::local(&format!("/t/{code}/deck")).into_response()),
                    Err(problem) => Tried { text: sent.text(), problem: Some(problem), judged: Some(judged) },
                }
            }
        };
        let status = match &tried {
            Tried { problem: Some(problem), .. } => problem.status,
            Tried { judged: Some(judged), .. } if !judged.may_be_played() => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::OK,
        };
        let reader = reader.clone();
        let page = app.work.run(move || page(&reader, &code, &it, Some(&tried))).await?;
        Ok::<_, Problem>((status, Html(page.into_string())).into_response())
    };
    handed.await.unwrap_or_else(Problem::into_response)
}

fn page(reader: &Reader, code: &str, it: &Handing, tried: Option<&Tried>) -> Markup {
    let tournament = &it.snapshot.tournament;
    let title = reader.say(&say!("deck-mine"));
    let frame =
        frame::inside(reader, &title, code, &it.snapshot, Some(it.me)).narrow().running(&assets::DECK);
    frame.show(&html! {
        div {
            h1 { (title) }
            p.soft.small { (show::judged_for(reader, &it.setting)) }
        }
        @if let Some(tried) = tried { (attempt(reader, tried)) }
        (on_file(reader, tournament, it))
        @if is_open(tournament, it.me) { (form(reader, code, it, tried)) }
        @else {
            p.note { (reader.say(&say!("refusal-deck-lists-closed"))) " " (part::clause(tournament.clause(Topic::DeckListsBeforeStart))) }
            p { a.btn.quiet href={ "/t/" (code) "/me" } { (reader.say(&say!("nav-mine"))) } }
        }
    })
}

/// Why a list was not taken, or what a check said.
fn attempt(reader: &Reader, tried: &Tried) -> Markup {
    html! {
        @if let Some(problem) = &tried.problem { (part::problem_note(reader, problem)) }
        @else if let Some(judged) = &tried.judged {
            section.sheet.stack role="alert" {
                div.row.spread {
                    h2 { @if judged.may_be_played() { (reader.say(&say!("deck-checked"))) } @else { (reader.say(&say!("deck-not-taken"))) } }
                    (show::verdict(reader, &judged.findings, !judged.reading.troubles.is_empty()))
                }
                (show::reading(reader, &judged.reading))
                (show::findings(reader, &judged.findings))
            }
        }
    }
}

/// The list on file, as far as its player may see it now.
fn on_file(reader: &Reader, tournament: &Tournament, it: &Handing) -> Markup {
    let entry = tournament.person(it.me).and_then(|person| person.entry.as_ref());
    let Some(deck) = entry.and_then(|entry| entry.deck.as_ref()) else {
        return html! {
            section.sheet .next[tournament.settings().deck_lists] {
                h2 { (reader.say(&say!("deck-none"))) }
                @if tournament.settings().deck_lists {
                    p { (reader.say(&say!("deck-required"))) " " (part::clause(tournament.clause(Topic::DeckListsIfRequired))) }
                } @else { p.soft { (reader.say(&say!("deck-voluntary"))) } }
            }
        };
    };
    html! {
        section.sheet.stack {
            div.row.spread {
                h2 { (reader.say(&say!("deck-on-file"))) }
                @if deck.amended > 0 { span.chip.info { (reader.say(&say!("deck-amended", times = deck.amended))) } }
            }
            @match tournament.may_see_list(Some(it.me), it.me) {
                // Nothing went wrong: so it is for everybody who plays.
                Err(hidden) => {
                    @let hidden = hidden_list(tournament, hidden);
                    p.note { (reader.say(&hidden.saying)) @if let Some(cited) = hidden.clause { " " (part::clause(cited)) } }
                },
                Ok(()) => (listed(reader, &it.setting, &deck.text, &tournament.name_of(it.me))),
            }
        }
    }
}

/// A list on file: judged anew, in the order of counting.
pub(super) fn listed(reader: &Reader, setting: &Setting, text: &str, player: &str) -> Markup {
    html! {
        @match judged_on_file(text, setting, player) {
            None => { p.note.act { (reader.say(&say!("deck-unreadable"))) } pre.mono.scroll tabindex="0" { (text) } },
            Some(judged) => {
                p { (show::verdict(reader, &judged.findings, !judged.reading.troubles.is_empty())) }
                (show::reading(reader, &judged.reading))
                (show::findings(reader, &judged.findings))
                (show::groups(reader, &judged.reading.list, None))
                p.small.soft { (reader.say(&say!("deck-fingerprint"))) " " span.mono { (short(&judged.reading.list.fingerprint())) } }
            },
        }
    }
}

/// The first letters of a fingerprint: enough to compare by eye.
fn short(fingerprint: &str) -> String {
    fingerprint.chars().take(12).collect()
}

fn form(reader: &Reader, code: &str, it: &Handing, tried: Option<&Tried>) -> Markup {
    let has_one = it
        .snapshot
        .tournament
        .person(it.me)
        .and_then(|person| person.entry.as_ref())
        .is_some_and(|entry| entry.deck.is_some());
    html! {
        section.sheet.stack {
            h2 { @if has_one { (reader.say(&say!("deck-replace"))) } @else { (reader.say(&say!("deck-hand-in"))) } }
            form.stack method="post" action={ "/t/" (code) "/deck" } enctype="multipart/form-data" {
                (upload::fields(reader, tried.map(|tried| tried.text.as_str()).unwrap_or_default()))
                div.two {
                    button.btn name="do" value="check" { (reader.say(&say!("deck-check-button"))) }
                    button.btn.act name="do" value="hand-in" { (reader.say(&say!("deck-hand-in-button"))) }
                }
            }
            p.small { a href={ "/decks/" (it.setting.rules.game()) "?t=" (code) } { (reader.say(&say!("deck-build-here"))) } }
        }
    }
}

/// On the player's phone: whether a list is still missing, and the way to hand it in.
pub(crate) fn mine_note(reader: &Reader, tournament: &Tournament, code: &str, me: PersonId) -> Markup {
    let Some(entry) = tournament.person(me).and_then(|person| person.entry.as_ref()) else { return html! {} };
    if setting_of(tournament).is_none() {
        return html! {};
    }
    let open = is_open(tournament, me);
    html! {
        @if entry.deck.is_none() && open && tournament.settings().deck_lists {
            section.sheet.next.stack {
                h2 { (reader.say(&say!("deck-none"))) }
                p { (reader.say(&say!("deck-required"))) " " (part::clause(tournament.clause(Topic::DeckListsIfRequired))) }
                a.btn.act.big href={ "/t/" (code) "/deck" } { (reader.say(&say!("deck-hand-in"))) }
            }
        } @else if entry.deck.is_some() || open {
            a.btn href={ "/t/" (code) "/deck" } {
                @if entry.deck.is_some() { (reader.say(&say!("deck-mine"))) } @else { (reader.say(&say!("deck-hand-in"))) }
            }
        }
    }
}
