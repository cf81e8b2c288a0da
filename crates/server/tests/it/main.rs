//! The server as people and programs meet it: a real one on a real database, spoken to over HTTP.
#![allow(clippy::unwrap_used)] // helpers of tests are tests

mod access;
mod api;
mod decks;
mod desk;
mod display;
mod forms;
mod hostile;
mod house;
mod judge;
mod limits;
mod match_tables;
mod moments;
mod nodes;
mod offline;
mod outlook;
mod paper;
mod places;
mod play;
mod prizes;
mod rights;
mod rooms;
mod saturday;
mod secrets;
mod shelf;
mod thousands;
mod time;
mod trouble;
mod twice;
mod views;
mod ways_in;
