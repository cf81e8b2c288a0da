//! The API to be read: every operation with what it takes, made from the same list as the router.

use access::Scope;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use rulebook::{Saying, say};
use serde_json::Value;
use web::Reader;

use super::answer;
use super::frame;
use crate::App;
use crate::api;

pub(crate) async fn show(State(app): State<App>, reader: Reader) -> Response {
    let document = api::document(&reader, app.config.public_url());
    answer(Ok(page(&reader, app.config.public_url(), &document)))
}

fn page(reader: &Reader, server: &str, document: &Value) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let groups = document["tags"].as_array().map(Vec::as_slice).unwrap_or_default();
    frame::plain(reader, &told(&say!("apipage-title"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("apipage-title"))) }
            p { (told(&say!("apipage-lead"))) }
            p.row {
                a.btn.act href="/api/openapi.json" { (told(&say!("apipage-document"))) }
                a.btn href="/tokens" { (told(&say!("tokens-title"))) }
            }
            h2 { (told(&say!("apipage-begin"))) }
            pre.api-code tabindex="0" { (example(server)) }
            h2 { (told(&say!("apipage-scopes"))) }
            dl.api-scopes {
                @for scope in Scope::ALL {
                    dt { code { (scope.name()) } }
                    dd { (told(&scope_saying(scope))) }
                }
            }
        }
        @for group in groups {
            section.sheet.stack {
                h2 { (group["name"].as_str().unwrap_or_default()) }
                ul.plain.api-operations {
                    @for (path, method, operation) in operations(document, &group["name"]) {
                        li.stack { (operation_line(reader, document, path, method, operation)) }
                    }
                }
            }
        }
    })
}

/// How one begins, with the addresses of this very server.
fn example(server: &str) -> String {
    format!(
        "curl {server}/api/tournaments\n\
         curl -X POST {server}/api/sign-in -H 'Content-Type: application/json' \\\n  \
         -d '{{\"name\": \"Olga\", \"password\": \"…\"}}'\n\
         curl {server}/api/tournaments/CODE -H 'Authorization: Bearer TOKEN'"
    )
}

/// What a scope lets a token do.
pub(super) fn scope_saying(scope: Scope) -> Saying {
    match scope {
        Scope::Read => say!("scope-read"),
        Scope::Play => say!("scope-play"),
        Scope::Judge => say!("scope-judge"),
        Scope::Organise => say!("scope-organise"),
        Scope::Tokens => say!("scope-tokens"),
    }
}

/// The operations of a group: path, method, description.
fn operations<'a>(
    document: &'a Value,
    group: &'a Value,
) -> impl Iterator<Item = (&'a str, &'a str, &'a Value)> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let all = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, operation)| (path.as_str(), method.as_str(), operation))
    });
    all.filter(move |(_, _, operation)| operation["tags"][0] == *group)
}

fn operation_line(reader: &Reader, document: &Value, path: &str, method: &str, operation: &Value) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let scope = operation["security"][1]["token"][0].as_str();
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    let named = |place: &'static str| {
        parameters.iter().filter(move |it| it["in"] == place).filter_map(|it| it["name"].as_str())
    };
    let takes = &operation["requestBody"]["content"]["application/json"]["schema"];
    html! {
        div.row.spread {
            span.strong { (operation["summary"].as_str().unwrap_or_default()) }
            @if let Some(scope) = scope { span.chip { (scope) } }
        }
        p.mono.api-address { span.chip.api-method { (method.to_uppercase()) } " " (path) }
        @if named("query").next().is_some() || named("header").next().is_some() {
            p.small.soft {
                @for name in named("query") { code { "?" (name) } " " }
                @for name in named("header") { code { (name) } " " }
            }
        }
        @if takes.is_object() {
            details {
                summary { (told(&say!("apipage-body"))) }
                pre.api-code tabindex="0" { (written(document, takes)) }
            }
        }
    }
}

/// A schema as it stands in the document, followed where it only refers to another.
fn written(document: &Value, schema: &Value) -> String {
    let reference = schema["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    let schema = reference.and_then(|path| document.pointer(path)).unwrap_or(schema);
    serde_json::to_string_pretty(schema).unwrap_or_default()
}
