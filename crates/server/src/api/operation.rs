//! One thing the API can do, as a value: its address, who answers it, how it is described. The router and the OpenAPI document
//! are both made of these, so neither can know an address the other does not.

use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter, on};
use rulebook::Saying;
use schemars::{JsonSchema, Schema, SchemaGenerator};

use web::route::{Answer as Answering, answers};

use crate::App;
use ::access::Scope;

/// Describes a type to a generator.
pub(super) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// Operations that belong together, under one heading.
pub(crate) struct Group {
    pub(super) title: Saying,
    pub(super) operations: Vec<Operation>,
}

/// One operation.
pub(crate) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) summary: Saying,
    pub(super) query: Option<SchemaOf>,
    pub(super) takes: Option<SchemaOf>,
    pub(super) answers: Answer,
    pub(super) scope: Option<Scope>,
    /// Takes an `Idempotency-Key` of at least so many characters.
    pub(super) once: Option<usize>,
    /// Takes `If-Match`.
    pub(super) guarded: bool,
    /// Its answer has an `ETag`.
    pub(super) tagged: bool,
    route: MethodRouter<App>,
}

/// What an operation answers when all is well.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    /// JSON of that kind.
    Json { status: u16, schema: SchemaOf },
    /// An event stream.
    Events,
    /// Nothing but the status 204.
    Nothing,
}

impl Operation {
    pub(crate) fn get<H, T>(path: &'static str, summary: Saying, handler: H) -> Operation
    where
        H: Handler<T, App, Future = Answering>,
        T: 'static,
    {
        Operation::new("get", path, summary, on(MethodFilter::GET, answers(handler)))
    }

    pub(crate) fn post<H, T>(path: &'static str, summary: Saying, handler: H) -> Operation
    where
        H: Handler<T, App, Future = Answering>,
        T: 'static,
    {
        Operation::new("post", path, summary, on(MethodFilter::POST, answers(handler)))
    }

    pub(crate) fn delete<H, T>(path: &'static str, summary: Saying, handler: H) -> Operation
    where
        H: Handler<T, App, Future = Answering>,
        T: 'static,
    {
        Operation::new("delete", path, summary, on(MethodFilter::DELETE, answers(handler)))
    }

    fn new(method: &'static str, path: &'static str, summary: Saying, route: MethodRouter<App>) -> Operation {
        Operation {
            method,
            path,
            summary,
            query: None,
            takes: None,
            answers: Answer::Nothing,
            scope: None,
            once: None,
            guarded: false,
            tagged: false,
            route,
        }
    }

    /// Takes these query parameters: the fields of an object.
    pub(crate) fn query<Q: JsonSchema>(self) -> Operation {
        Operation { query: Some(|generator| Q::json_schema(generator)), ..self }
    }

    /// Takes a body of that type.
    pub(crate) fn takes<B: JsonSchema>(self) -> Operation {
        Operation { takes: Some(SchemaGenerator::subschema_for::<B>), ..self }
    }

    /// Answers with that type.
    pub(crate) fn answers<A: JsonSchema>(self) -> Operation {
        let answers = Answer::Json { status: 200, schema: SchemaGenerator::subschema_for::<A> };
        Operation { answers, ..self }
    }

    /// Makes something of that type: 201, with its address.
    pub(crate) fn makes<A: JsonSchema>(self) -> Operation {
        let answers = Answer::Json { status: 201, schema: SchemaGenerator::subschema_for::<A> };
        Operation { answers, ..self }
    }

    /// Answers with an event stream.
    pub(crate) fn streams(self) -> Operation {
        Operation { answers: Answer::Events, ..self }
    }

    /// A token needs that scope for it.
    pub(crate) fn needs(self, scope: Scope) -> Operation {
        Operation { scope: Some(scope), ..self }
    }

    /// Takes an `Idempotency-Key`.
    pub(crate) fn once(self) -> Operation {
        Operation { once: Some(1), ..self }
    }

    /// Takes an `Idempotency-Key` nobody could guess: what is secret in the answer follows from it.
    pub(crate) fn once_by_secret(self) -> Operation {
        Operation { once: Some(::access::once::LEAST_CHARACTERS), ..self }
    }

    /// Takes `If-Match` with the version it was decided on.
    pub(crate) fn guarded(self) -> Operation {
        Operation { guarded: true, ..self }
    }

    /// Its answer has an `ETag`.
    pub(crate) fn tagged(self) -> Operation {
        Operation { tagged: true, ..self }
    }

    /// Its name in the document: the summary's key without what all of them begin with.
    pub(super) fn id(&self) -> &str {
        self.summary.key.strip_prefix("api-").unwrap_or(&self.summary.key)
    }

    /// The names in the address.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
    }
}

impl Group {
    pub(crate) fn new(title: Saying, operations: Vec<Operation>) -> Group {
        Group { title, operations }
    }
}

/// All operations as a router.
pub(super) fn router(groups: Vec<Group>) -> Router<App> {
    let operations = groups.into_iter().flat_map(|group| group.operations);
    operations.fold(Router::new(), |router, operation| router.route(operation.path, operation.route))
}
