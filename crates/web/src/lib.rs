//! What every area of the server is built with: the clock, secrets, assets, the reader, problems, the frame of a page.
//!
//! It names no game and no tournament. An area is a crate that offers `routes(state) -> Router`. Its state is an [`Area`], from
//! which shared handles are taken (`axum::extract::FromRef`), with
//!
//! - a table of [`Page`]s: address, name in the navigation, who may see it, whether it may be kept, handler;
//! - handlers that give `Result<Markup, Problem>` or `Result<Response, Problem>` and never render a problem themselves: the
//!   [`edge`] does, for people and machines alike;
//! - pages made with [`Frame`]: its forms say by themselves where they stand, and come back filled in when they are refused;
//!   [`Reader`] says in which language to speak;
//! - its stylesheets and scripts as [`assets::Asset`]s.
//!
//! The server then adds the area's routes, pages and assets in one place each. CONTRIBUTING.md, "A page", goes through it.

#![forbid(unsafe_code)]

mod area;
pub mod assets;
pub mod clock;
mod cookies;
pub mod edge;
pub mod fields;
mod forms;
mod frame;
pub mod hosting;
pub mod install;
pub mod json;
pub mod moments;
pub mod page;
pub mod part;
pub mod permits;
mod problem;
pub mod reader;
pub mod route;
pub mod secret;

pub use area::Area;
pub use cookies::Cookies;
pub use edge::Edge;
pub use fields::Fields;
pub use frame::{Frame, Inside, News};
pub use json::Json;
pub use page::{Kept, Page, Place, Register};
pub use problem::{Fault, FaultBody, Problem, ProblemBody};
pub use reader::Reader;
