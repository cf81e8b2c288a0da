//! Tokens for programs: made, listed and revoked by whoever they act for. A secret is shown once.

use access::tokens::{self, Grant, TokenView, checked_days, checked_label};
use access::{Key, Scope, Subject, Visitor};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::{Form, Router};
use maud::{Markup, html};
use rulebook::{Saying, say};
use web::route::post;
use web::{Problem, Reader};

use super::api::scope_saying;
use super::{frame, part};
use crate::{App, redirect};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/tokens/revoke", post(revoke))
}

/// Somebody this browser is, and the tokens that act for that person or account.
struct Owner {
    subject: Subject,
    label: String,
    tokens: Vec<TokenView>,
}

/// The fields of a form, as they came; a name may come several times.
type Fields = Vec<(String, String)>;

pub(super) async fn show(State(app): State<App>, reader: Reader, visitor: Visitor) -> Response {
    page(&app, &reader, &visitor, None).await.unwrap_or_else(Problem::into_response)
}

pub(super) async fn make(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let made = async {
        let secret = try_make(&app, &visitor, &fields).await?;
        page(&app, &reader, &visitor, Some(&secret)).await
    };
    made.await.unwrap_or_else(Problem::into_response)
}

async fn try_make(app: &App, visitor: &Visitor, fields: &Fields) -> Result<String, Problem> {
    let subject = chosen(app, visitor, fields).await?;
    let label = checked_label(field(fields, "label"))?;
    let named = fields.iter().filter(|(name, _)| name == "scope").map(|(_, value)| value.as_str());
    let scopes = Scope::read(&named.collect::<Vec<_>>().join(" "));
    let days = field(fields, "days").trim();
    let expires = match days {
        "" => None,
        days => {
            let days = days.parse().map_err(|_| {
                Problem::field("days", say!("field-number", value = days, least = 1, most = 3650))
            })?;
            Some(checked_days(days)?)
        }
    };
    let once = fields.iter().find(|(name, _)| name == web::fields::ONCE).map(|(_, key)| key.as_str());
    let asked = fields.iter().filter(|(name, _)| name != web::fields::ONCE && name != web::fields::AT);
    let asked: Vec<String> = asked.map(|(name, value)| format!("{name}={value}")).collect();
    let asked = [("asked".to_owned(), asked.join("\n"))].into();
    let secret = Key::of(once)?.act(&subject.text(), "token", &asked).secret("token");
    let grant = Grant { label: &label, scopes: &scopes, expires };
    Ok(tokens::make_of(&app.access, &subject, &grant, &secret).await?.secret)
}

async fn revoke(State(app): State<App>, visitor: Visitor, Form(fields): Form<Fields>) -> Response {
    let revoked = async {
        let subject = chosen(&app, &visitor, &fields).await?;
        tokens::revoke(&app.access, &subject, field(&fields, "id")).await?;
        Ok::<_, Problem>(())
    };
    match revoked.await {
        Ok(()) => redirect::local("/tokens").into_response(),
        Err(problem) => problem.into_response(),
    }
}

fn field<'a>(fields: &'a Fields, wanted: &str) -> &'a str {
    fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str()).unwrap_or_default()
}

/// Whom the form names, if this browser is that person or account.
async fn chosen(app: &App, visitor: &Visitor, fields: &Fields) -> Result<Subject, Problem> {
    let wanted = field(fields, "for");
    let mine = owners(app, visitor).await?.into_iter().map(|owner| owner.subject);
    let mut mine = mine.filter(|subject| subject.text() == wanted);
    mine.next().ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")))
}

/// Everybody this browser is: the account, and a person in each tournament it takes part in.
async fn owners(app: &App, visitor: &Visitor) -> Result<Vec<Owner>, Problem> {
    let mut subjects = Vec::new();
    let mut codes = visitor.codes();
    if let Some(account) = &visitor.account {
        let name = app.hall.store().account(account).await?.map(|account| account.name);
        subjects.push((Subject::Account(account.clone()), name.unwrap_or_default()));
        codes.extend(app.hall.store().seats_of(account).await?.into_iter().map(|seat| seat.stream));
    }
    codes.sort();
    codes.dedup();
    for code in codes {
        if let (Ok(room), Some(person)) = (app.hall.room(&code).await, visitor.person(&code).await?) {
            let tournament = room.snapshot().seen_by(Some(person)).tournament;
            let label = format!("{} · {}", tournament.name_of(person), tournament.name());
            subjects.push((Subject::person(&code, person), label));
        }
    }
    let mut owners = Vec::new();
    for (subject, label) in subjects {
        let tokens = app.hall.store().tokens_of(&subject.text()).await?;
        let tokens = tokens.into_iter().map(TokenView::of).filter(|token| token.revoked.is_none()).collect();
        owners.push(Owner { subject, label, tokens });
    }
    Ok(owners)
}

async fn page(
    app: &App,
    reader: &Reader,
    visitor: &Visitor,
    secret: Option<&str>,
) -> Result<Response, Problem> {
    let owners = owners(app, visitor).await?;
    if owners.is_empty() {
        return Err(Problem::new(StatusCode::FORBIDDEN, say!("problem-sign-in")));
    }
    let told = |saying: &Saying| reader.say(saying);
    let markup = frame::plain(reader, &told(&say!("tokens-title"))).narrow().show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("tokens-title"))) }
            p { (told(&say!("tokens-lead"))) " " a href="/api" { (told(&say!("apipage-title"))) } }
            @if let Some(secret) = secret {
                div.note role="status" {
                    p { (told(&say!("tokens-made"))) }
                    p.mono.api-secret { (secret) }
                }
            }
            (form(reader, &owners))
        }
        @for owner in owners.iter().filter(|owner| !owner.tokens.is_empty()) { (list(reader, owner)) }
    });
    Ok(Html(markup.into_string()).into_response())
}

fn form(reader: &Reader, owners: &[Owner]) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        form.stack method="post" action="/tokens" {
            label for="for" { (told(&say!("tokens-for")))
                select #for name="for" {
                    @for owner in owners { option value=(owner.subject.text()) { (owner.label) } }
                }
            }
            label for="label" { (told(&say!("tokens-label"))) input #label name="label" required maxlength="80"; }
            fieldset.stack {
                legend { (told(&say!("apipage-scopes"))) }
                @for scope in Scope::ALL {
                    label.api-tick for={ "scope-" (scope.name()) } {
                        input type="checkbox" name="scope" id={ "scope-" (scope.name()) } value=(scope.name())
                            checked[scope == Scope::Read];
                        " " (told(&scope_saying(scope)))
                    }
                }
            }
            label for="days" { (told(&say!("tokens-days")))
                input #days name="days" type="number" min="1" max="3650" inputmode="numeric";
            }
            button.btn.act { (told(&say!("tokens-make"))) }
        }
    }
}

fn list(reader: &Reader, owner: &Owner) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        section.sheet.stack {
            h2 { (owner.label) }
            ul.plain {
                @for token in &owner.tokens {
                    li.row.spread {
                        div {
                            p { span.strong { (token.label) } " " @for scope in &token.scopes { span.chip { (scope.name()) } " " } }
                            p.small.soft {
                                (told(&say!("tokens-since", since = part::day(reader, &token.created[..token.created.len().min(10)]))))
                                @if let Some(expires) = &token.expires {
                                    " " (told(&say!("tokens-until", until = part::day(reader, &expires[..expires.len().min(10)]))))
                                }
                            }
                        }
                        form.inline method="post" action="/tokens/revoke" {
                            input type="hidden" name="for" value=(owner.subject.text());
                            input type="hidden" name="id" value=(token.id);
                            button.btn { (told(&say!("tokens-revoke"))) }
                        }
                    }
                }
            }
        }
    }
}
