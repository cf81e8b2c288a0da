//! The tournament rulebook from outside: scenarios, the table of rights, laws for all stories, files, wording.

mod at_table;
mod bounds;
mod corners;
mod corrections;
mod damage;
mod day;
mod draws;
mod files;
mod formats;
mod judging;
mod laws;
mod mutations;
mod older;
mod pace;
mod rights;
mod scenario;
mod shared_work;
mod sight;
mod view;
mod words;
