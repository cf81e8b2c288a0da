//! Paper: every sheet a tournament needs, as pages ready to print.
//!
//! A [`Sheet`] of a tournament becomes a [`Document`]: pages of marks in hundredths of a millimetre. [`pdf::write`] makes a
//! file of it and [`svg::write`] a page a browser prints. Nothing here reads a file or a clock, and the same tournament gives
//! the same bytes.
//!
//! Every sheet carries QR codes ([`code`]). Together the codes of one document hold the tournament as everybody may know it,
//! so a wall of pairings is a backup: [`code::Gathered`] puts scanned sheets together again. Only the sheet for the desk,
//! [`Sheet::Desk`], holds the history and the secret seed as well.
//!
//! ```
//! use std::sync::Arc;
//! use paper::{Print, Sheet};
//! use tournament::{Tournament, TournamentFile};
//!
//! let text = r#"{"format": "marshal.tournament/1", "name": "Saturday", "regulation": "l5r-2.3", "structure": "basic",
//!     "players": [{"id": "p1", "name": "Ana"}, {"id": "p2", "name": "Bo"}, {"id": "p3", "name": "Cai"}, {"id": "p4", "name": "Dee"}],
//!     "rounds": [{"stage": 1, "kind": "swiss", "matches": [
//!         {"table": 1, "players": ["p1", "p2"]}, {"table": 2, "players": ["p3", "p4"]}]}]}"#;
//! let pack = Arc::new(regulations::pack("l5r-2.3").unwrap().clone());
//! let opened = TournamentFile::read(text).unwrap().tournament(pack).unwrap();
//!
//! let slips = paper::document(Sheet::Slips, &Print::of(&opened.tournament)).unwrap();
//! assert_eq!(slips.pages.len(), 1);
//! assert!(paper::pdf::write(&slips).starts_with(b"%PDF"));
//! ```

pub mod code;
mod face;
mod letters;
mod names;
mod page;
pub mod pdf;
mod picture;
mod sheet;
mod style;
pub mod svg;

pub use face::Face;
pub use page::{Document, Frame, Ink, Length, Mark, Page, Style};
pub use picture::{Picture, Unreadable};
pub use sheet::{NotYet, Print, Reader, Secret, Sheet, document, ready};
