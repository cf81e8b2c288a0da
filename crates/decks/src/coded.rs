//! Closed lists of domain words that have a code in data files, JSON and on the command line.

/// Defines an enum whose variants have a code: `code()`, `of_code()`, `ALL`, and serde by code.
macro_rules! coded {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$of:meta])* $variant:ident = $code:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$of])* $variant,)+ }

        impl $name {
            /// All of them, in the order of the rules.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its code in data files, JSON and on the command line.
            pub fn code(self) -> &'static str {
                match self { $($name::$variant => $code),+ }
            }

            /// The one of that code.
            pub fn of_code(code: &str) -> Option<$name> {
                match code { $($code => Some($name::$variant),)+ _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(self.code())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.code())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let code = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                $name::of_code(&code).ok_or_else(|| {
                    serde::de::Error::unknown_variant(&code, &[$($code),+])
                })
            }
        }
    };
}

pub(crate) use coded;
