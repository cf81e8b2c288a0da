//! How what is kept becomes text and is read again.

use crate::reading::Misread;

/// Something kept as JSON text. Implemented by [`written!`](crate::written) beside the type itself, so that its reader and its
/// writer are compiled there, once, and not again in every crate that keeps it.
pub trait Written: Sized {
    /// The text to be kept.
    fn to_text(&self) -> Result<String, serde_json::Error>;

    /// What was kept as that text.
    fn from_text(text: &str) -> Result<Self, Misread>;
}

/// Says that these types are kept as JSON, in the crate that defines them.
#[macro_export]
macro_rules! written {
    ($($kind:ty),+ $(,)?) => {$(
        impl $crate::Written for $kind {
            #[inline(never)]
            fn to_text(&self) -> Result<String, $crate::serde_json::Error> {
                $crate::serde_json::to_string(self)
            }

            #[inline(never)]
            fn from_text(text: &str) -> Result<Self, $crate::Misread> {
                $crate::read_whole(text)
            }
        }
    )+};
}

written!((), u32);
