//! What the server computes for whoever asks, beside the async threads: proofs, sheets, judged lists and figures. Each is
//! made once for the version it shows.

use std::sync::Arc;

use axum::body::Bytes;
use tournament::Proof;
use web::Problem;
use web::permits::{Made, Permits};

/// The permits, and what was made.
#[derive(Debug)]
pub(crate) struct Work {
    permits: Permits,
    /// Proofs by code and version.
    proofs: Made<(String, u64), Proof>,
    /// Sheets by code, version, and everything else that stands on them.
    sheets: Made<(String, u64, String), Result<Bytes, paper::NotYet>>,
}

/// How many proofs and sheets are kept: a championship's slips have some hundred kilobytes.
const MOST_PROOFS: usize = 256;
const MOST_SHEETS: usize = 24;

impl Default for Work {
    fn default() -> Work {
        Work {
            permits: Permits::half_the_cores(),
            proofs: Made::keeping(MOST_PROOFS),
            sheets: Made::keeping(MOST_SHEETS),
        }
    }
}

impl Work {
    /// Does something a stranger may make expensive.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        Ok(self.permits.run(work).await?)
    }

    /// The proof of a tournament's draws.
    pub(crate) async fn proof(
        &self,
        code: &str,
        version: u64,
        prove: impl FnOnce() -> Proof + Send + 'static,
    ) -> Result<Arc<Proof>, Problem> {
        Ok(self.proofs.get((code.to_owned(), version), &self.permits, prove).await?)
    }

    /// A sheet to print, by everything that decides what stands on it.
    pub(crate) async fn sheet(
        &self,
        key: (String, u64, String),
        draw: impl FnOnce() -> Result<Bytes, paper::NotYet> + Send + 'static,
    ) -> Result<Arc<Result<Bytes, paper::NotYet>>, Problem> {
        Ok(self.sheets.get(key, &self.permits, draw).await?)
    }
}
