//! How the kernel's texts are described to programs, beside their serde forms: a clause, a seed, a commitment.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{Clause, Commitment, Seed};

/// Describes a type that is written as a text of that pattern.
macro_rules! text_of_pattern {
    ($name:ident, $says:literal, $pattern:literal) => {
        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "description": $says, "pattern": $pattern })
            }
        }
    };
}

text_of_pattern!(
    Clause,
    "A clause of a rules document, such as `CT-4.2.16`.",
    "^[A-Z]{2}-[0-9]{1,4}\\.[0-9]{1,4}\\.[0-9]{1,4}$"
);
text_of_pattern!(Seed, "A secret seed in 64 hex digits.", "^[0-9a-f]{64}$");
text_of_pattern!(Commitment, "The SHA-256 of a seed in 64 hex digits.", "^[0-9a-f]{64}$");
