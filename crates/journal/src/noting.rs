//! The statement that notes what lists show of a stream, in words both databases take.

/// Ends a statement that notes summaries: one that is there already stays if it is newer. Both databases take these words.
macro_rules! unless_newer {
    () => {
        " ON CONFLICT (stream) DO UPDATE SET version = excluded.version, body = excluded.body \
         WHERE summary.version < excluded.version"
    };
}
pub(crate) const UNLESS_NEWER: &str = unless_newer!();

/// Notes a summary unless a newer one is there.
pub(crate) const NOTE: &str =
    concat!("INSERT INTO summary (stream, version, body) VALUES ($1, $2, $3)", unless_newer!());
