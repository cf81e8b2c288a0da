//! The OpenAPI 3.1 document, made from the operations and the types they take and answer with.

use rulebook::say;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};
use web::{ProblemBody, Reader};

use super::operation::{Answer, Group, Operation};

/// The document in the reader's language: summaries are ours, descriptions of fields come from the code.
pub(super) fn document(reader: &Reader, groups: &[Group], server: &str) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    let problem = generator.subschema_for::<ProblemBody>();
    let mut paths = Map::new();
    for group in groups {
        for operation in &group.operations {
            let told = told(reader, group, operation, &mut generator);
            let at = paths.entry(operation.path).or_insert_with(|| json!({}));
            if let Some(at) = at.as_object_mut() {
                at.insert(operation.method.to_owned(), told);
            }
        }
    }
    let mut schemas = Value::Object(generator.take_definitions(true));
    bound(&mut schemas);
    let mut paths = Value::Object(paths);
    bound(&mut paths);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Marshal",
            "version": env!("CARGO_PKG_VERSION"),
            "description": reader.say(&say!("api-about")),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": server }],
        "tags": groups.iter().map(|group| json!({ "name": reader.say(&group.title) })).collect::<Vec<_>>(),
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {
                "Problem": {
                    "description": reader.say(&say!("api-answer-problem")),
                    "content": { "application/problem+json": { "schema": problem } },
                }
            },
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer", "description": reader.say(&say!("api-security-token")) },
            },
        },
    })
}

/// One operation.
fn told(reader: &Reader, group: &Group, operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let mut told = json!({
        "operationId": operation.id(),
        "summary": reader.say(&operation.summary),
        "tags": [reader.say(&group.title)],
        "parameters": parameters(reader, operation, generator),
        "responses": responses(reader, operation, generator),
        "security": match operation.scope {
            Some(scope) => json!([{}, { "token": [scope.name()] }]),
            None => json!([{}, { "token": [] }]),
        },
    });
    if let (Some(takes), Some(told)) = (operation.takes, told.as_object_mut()) {
        let body =
            json!({ "required": true, "content": { "application/json": { "schema": takes(generator) } } });
        told.insert("requestBody".to_owned(), body);
    }
    told
}

fn parameters(reader: &Reader, operation: &Operation, generator: &mut SchemaGenerator) -> Vec<Value> {
    let mut parameters: Vec<Value> = operation.names().map(in_path).collect();
    if let Some(query) = operation.query {
        let schema = query(generator);
        let fields = schema.get("properties").and_then(Value::as_object).cloned().unwrap_or_default();
        parameters.extend(fields.into_iter().map(
            |(name, schema)| json!({ "name": name, "in": "query", "required": false, "schema": schema }),
        ));
    }
    let header = |name: &str, says: &rulebook::Saying, schema: Value| json!({ "name": name, "in": "header", "required": false, "description": reader.say(says), "schema": schema });
    if let Some(least) = operation.once {
        let schema = json!({ "type": "string", "minLength": least, "maxLength": 200, "pattern": "^[!-~]+$" });
        parameters.push(header("Idempotency-Key", &say!("api-header-once"), schema));
    }
    if operation.guarded {
        let schema = json!({ "type": "string", "pattern": "^(\\*|\"[0-9]{1,18}(\\.[p0-9-]{1,12})?\")$" });
        parameters.push(header("If-Match", &say!("api-header-match"), schema));
    }
    if operation.tagged {
        let schema = json!({ "type": "string" });
        parameters.push(header("If-None-Match", &say!("api-header-none-match"), schema));
    }
    parameters
}

/// A name in an address.
fn in_path(name: &str) -> Value {
    let schema = match name {
        "code" => json!({ "type": "string", "pattern": "^[A-Z0-9]{1,12}$" }),
        "round" => json!({ "type": "integer", "minimum": 1, "maximum": 65_535 }),
        "place" => json!({ "type": "integer", "minimum": 0, "maximum": 65_535 }),
        "person" => json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
        "clause" => json!({ "type": "string", "pattern": "^[A-Z]{2}-[0-9]{1,4}\\.[0-9]{1,4}\\.[0-9]{1,4}$" }),
        _ => json!({ "type": "string", "pattern": "^[a-z0-9][a-z0-9.-]{0,63}$" }),
    };
    json!({ "name": name, "in": "path", "required": true, "schema": schema })
}

fn responses(reader: &Reader, operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let done = reader.say(&say!("api-answer-done"));
    let (status, mut response) = match operation.answers {
        Answer::Json { status, schema } => {
            let content = json!({ "application/json": { "schema": schema(generator) } });
            (status, json!({ "description": done, "content": content }))
        }
        Answer::Events => {
            let content = json!({ "text/event-stream": { "schema": { "type": "string" } } });
            (200, json!({ "description": done, "content": content }))
        }
        Answer::Nothing => (204, json!({ "description": done })),
    };
    let mut responses = Map::new();
    if operation.tagged {
        response["headers"] = json!({ "ETag": { "schema": { "type": "string" } } });
        let unchanged = json!({ "description": reader.say(&say!("api-answer-unchanged")) });
        responses.insert("304".to_owned(), unchanged);
    }
    responses.insert(status.to_string(), response);
    responses.insert("default".to_owned(), json!({ "$ref": "#/components/responses/Problem" }));
    Value::Object(responses)
}

/// Gives every number of a known width its bounds, so that the document admits nothing the code does not.
fn bound(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            let most = match fields.get("format").and_then(Value::as_str) {
                Some("uint8") => Some((json!(0), json!(u8::MAX))),
                Some("uint16") => Some((json!(0), json!(u16::MAX))),
                Some("uint32") => Some((json!(0), json!(u32::MAX))),
                Some("uint64" | "uint") => Some((json!(0), json!(u64::MAX))),
                Some("int32") => Some((json!(i32::MIN), json!(i32::MAX))),
                Some("int64") => Some((json!(i64::MIN), json!(i64::MAX))),
                _ => None,
            };
            if let Some((least, most)) = most {
                fields.entry("minimum").or_insert(least);
                fields.entry("maximum").or_insert(most);
            }
            fields.values_mut().for_each(bound);
        }
        Value::Array(items) => items.iter_mut().for_each(bound),
        _ => {}
    }
}
