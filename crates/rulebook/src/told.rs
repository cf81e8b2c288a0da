//! Reading what people and programs wrote: where it does not do is said.

use crate::reading::Misread;

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
