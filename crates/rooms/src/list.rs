//! Lists of rooms, made from summaries: no stream is read for them.

use journal::{Name, Summary};
use rulebook::{Kept, Written};

use crate::code::is_code;
use crate::rooms::Rooms;
use crate::setback::Setback;

/// A room as lists show it.
#[derive(Clone, Debug)]
pub struct Listed<S> {
    /// The code people type.
    pub code: String,
    /// The line for lists.
    pub summary: S,
}

impl<R: Kept> Rooms<R> {
    /// All rooms by code. One that has no summary yet, from a restored backup or an older release, is opened for it, once.
    pub async fn list(&self) -> Result<Vec<Listed<R::Summary>>, Setback<R::Refusal>> {
        let kind = Name::new(R::KIND).map_err(|unfit| Setback::Damaged(unfit.to_string()))?;
        let mut listed = Vec::new();
        for found in self.store().summaries(&kind).await? {
            if let Some(summary) = self.summary_of(&found).await? {
                listed.push(Listed { code: found.stream.id.as_str().to_owned(), summary });
            }
        }
        Ok(listed)
    }

    async fn summary_of(&self, found: &Summary) -> Result<Option<R::Summary>, Setback<R::Refusal>> {
        if let Some(summary) = found.body.as_deref().and_then(|body| R::Summary::from_text(body).ok()) {
            return Ok(Some(summary));
        }
        let code = found.stream.id.as_str();
        if !is_code(code) {
            return Ok(None);
        }
        let now = match self.room(code).await {
            Ok(room) => room.snapshot(),
            Err(Setback::Damaged(why)) => {
                tracing::error!(kind = R::KIND, room = code, why, "cannot be listed");
                return Ok(None);
            }
            Err(Setback::Unknown) => return Ok(None),
            Err(setback) => return Err(setback),
        };
        let summary = now.state.summary();
        if let Ok(body) = summary.to_text() {
            self.store().note_summary(&found.stream.id, now.version, &body).await?;
        }
        Ok(Some(summary))
    }
}
