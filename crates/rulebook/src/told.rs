//! Reading what people and programs wrote: where it does not do is said.

use serde::de::DeserializeOwned;

/// Why a text could not be read, and where.
#[derive(Debug)]
pub struct Misread {
    /// The way to the field, such as `drop.player`; `.` is the whole.
    pub path: String,
    /// What is wrong there.
    pub error: serde_json::Error,
}

/// Something programs send as JSON. Implemented by [`told!`](crate::told) beside the type itself, so that its reader is
/// compiled there, once.
pub trait Told: Sized {
    /// Reads it, or says where it does not do.
    fn told(text: &str) -> Result<Self, Misread>;
}

/// Says that programs may send these types, in the crate that defines them.
#[macro_export]
macro_rules! told {
    ($($kind:ty),+ $(,)?) => {$(
        impl $crate::Told for $kind {
            #[inline(never)]
            fn told(text: &str) -> Result<Self, $crate::Misread> {
                $crate::read_whole(text)
            }
        }
    )+};
}

/// Reads a whole text.
pub fn read_whole<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| Misread { path: error.path().to_string(), error: error.into_inner() })?;
    reader.end().map_err(|error| Misread { path: ".".to_owned(), error })?;
    Ok(read)
}
