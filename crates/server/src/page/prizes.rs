//! Prizes: what there is for whom, and at the end who gets it. Whoever may writes them as lines.

use access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{About, Action, Award, Desk, PrizeTo, Tournament};
use web::Reader;

use super::{Asked, after, answer, asked, frame, part};
use crate::{App, prizes};

pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| page(&reader, &code, &it));
    answer(page)
}

fn page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*it.snapshot.tournament;
    let over = tournament.desk() == Desk::Finished;
    let placings =
        it.snapshot.table().filter(|_| over).map(|table| table.rows.as_slice()).unwrap_or_default();
    let awards = tournament.awards(placings, |player| after::identity(tournament, player));
    frame::inside(reader, &told(&say!("prizes-title")), code, &it.snapshot, it.person).show(&html! {
        section.sheet.stack {
            div.row.spread {
                h1 { (told(&say!("prizes-title"))) }
                @if !awards.is_empty() { a.btn href={ "/t/" (code) "/paper/prizes" } { (told(&say!("paper-page-print"))) } }
            }
            @if awards.is_empty() {
                p.soft { (told(&say!("prizes-none"))) }
                @if !may_write(it) { p { a href={ "/t/" (code) "/standings" } { (told(&say!("nav-standings"))) } } }
            }
            @else {
                @if !over { p.soft { (told(&say!("prizes-later"))) } }
                (list(reader, tournament, &awards, over))
            }
        }
        @if may_write(it) { (form(reader, code, tournament)) }
    })
}

fn list(reader: &Reader, tournament: &Tournament, awards: &[Award<'_>], over: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        table.prizes {
            thead { tr {
                th scope="col" { (told(&say!("prizes-for"))) }
                th scope="col" { (told(&say!("prizes-what"))) }
                th scope="col" { (told(&say!("prizes-who"))) }
            } }
            tbody {
                @for award in awards {
                    tr {
                        td { (told(&award.prize.to.saying())) }
                        td.strong { (award.prize.what) }
                        td {
                            @let names: Vec<String> = award.winners.iter().map(|player| tournament.name_of(*player)).collect();
                            @if !names.is_empty() { (wording::list(reader.language, &names)) }
                            @else if over && matches!(award.prize.to, PrizeTo::Best { .. }) { span.small.soft { (told(&say!("prizes-nobody"))) } }
                            @else { span.soft { "–" } }
                        }
                    }
                }
            }
        }
    }
}

/// The organizer, and whoever the organizer lets write them.
fn may_write(it: &Asked) -> bool {
    let tournament = &it.snapshot.tournament;
    let given = |person| tournament.person(person).is_some_and(|it| it.given.contains(&Action::SetPrizes));
    it.person.is_some_and(|person| person == tournament.organizer() || given(person))
}

fn form(reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let typed = reader.refilled().and_then(|typed| typed.get("prizes").cloned());
    html! {
        form.sheet.stack method="post" action={ "/t/" (code) "/act" } {
            input type="hidden" name="kind" value="set_prizes";
            (part::pin(tournament, About::Prizes))
            div.field {
                label for="prizes" { (told(&say!("prizes-lines"))) }
                textarea #prizes name="prizes" rows="8" spellcheck="false" maxlength="20000" aria-describedby="prizes-help" {
                    (typed.unwrap_or_else(|| prizes::written(reader, tournament)))
                }
                p.small.soft #prizes-help { (told(&say!("prizes-help"))) }
            }
            button.btn.act { (told(&say!("person-save"))) }
        }
    }
}
