//! Rooms over a small rulebook of their own: a jar of beans.

mod doubt;
mod jar;
mod opening;
mod turns;
