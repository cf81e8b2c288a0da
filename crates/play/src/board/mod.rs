//! The board as a document: headings, lists, and one form that answers the question. A pure function of what its reader may
//! know; scripts only make it quicker to use.

mod aids;
mod answers;
mod face;
mod forecast;
mod history;
mod marks;
mod plain;
mod row;
mod rules;

use std::collections::BTreeSet;

use conquest::cards::{card, card_named};
use conquest::game::TableView;
use conquest::view::{PlayerView, View};
use conquest::{CardId, ObjId, Phase, Place, Seat};
use maud::{Markup, html};
use rulebook::{Saying, say};
use wording::Language;

pub(crate) use aids::Hint;
pub(crate) use history::lines;
pub(crate) use marks::{called as faction_called, class as faction_class, faction as faction_mark};
pub(crate) use rules::{CHOOSING_A_DECK, DOCUMENTS, rules};

/// What the parts of a board are made from.
pub(crate) struct Sight<'a> {
    pub(crate) language: Language,
    pub(crate) code: &'a str,
    pub(crate) table: &'a TableView,
    pub(crate) view: &'a View,
    /// Whose side is below: the reader's own, or seat A's for those who watch.
    pub(crate) below: Seat,
    /// The cards that can be answered with, by what the question lists.
    pub(crate) usable: BTreeSet<ObjId>,
    /// Hands laid open, at the end of a game.
    pub(crate) open_hands: [Vec<CardId>; 2],
    /// What is taught at this question, on a board that is an example.
    pub(crate) lesson: Option<Markup>,
    /// Where an answer is sent.
    pub(crate) answer_to: String,
    /// What a bot would answer: asked for, or to be had.
    pub(crate) hint: Hint,
}

impl<'a> Sight<'a> {
    pub(crate) fn new(language: Language, code: &'a str, table: &'a TableView, view: &'a View) -> Sight<'a> {
        let usable = view.answers.iter().filter_map(|answer| answers::card_of(*answer)).collect();
        let below = view.viewer.unwrap_or(Seat::A);
        let answer_to = format!("/play/{code}/answer");
        let open_hands = [Vec::new(), Vec::new()];
        Sight {
            language,
            code,
            table,
            view,
            below,
            usable,
            open_hands,
            lesson: None,
            answer_to,
            hint: Hint::None,
        }
    }

    pub(crate) fn say(&self, saying: &Saying) -> String {
        wording::say(self.language, saying)
    }

    /// "You", or the player's name.
    pub(crate) fn who(&self, seat: Seat) -> Saying {
        who(self.table, seat)
    }

    /// A player's name as it stands at the table.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.table.seats[seat as usize].as_ref().map_or("–", |seated| seated.name.as_str())
    }

    fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat as usize]
    }
}

/// "You" for whoever looks, the name for anybody else.
pub(crate) fn who(table: &TableView, seat: Seat) -> Saying {
    if table.viewer == Some(seat) {
        return say!("conquest-you");
    }
    let name = table.seats[seat as usize].as_ref().map_or("–", |seated| seated.name.as_str());
    say!("play-who", name = name)
}

/// The whole board. What can be done at the table besides answering stands in `tools`.
pub(crate) fn board(sight: &Sight<'_>, tools: &Markup) -> Markup {
    let (top, below) = (sight.below.other(), sight.below);
    html! {
        div.board .board-taught[sight.lesson.is_some()] #board data-answers=(sight.table.answers) data-question=(sight.table.question) data-live[!sight.code.is_empty()] {
            h1.board-hidden { (sight.say(&say!("play-board-title", one = sight.name(Seat::A), two = sight.name(Seat::B)))) }
            header.board-top { (player_line(sight, top)) (tools) }
            section.board-field aria-label=(sight.say(&say!("play-planets"))) {
                (headquarters(sight, top))
                (row::row(sight))
                (headquarters(sight, below))
            }
            section.board-mine aria-label=(sight.say(&say!("play-hand-of", who = sight.who(below)))) {
                (player_line(sight, below))
                (hand(sight, below))
            }
            aside.board-side {
                (track(sight))
                @if sight.lesson.is_none() { (history::log(sight)) }
                (answers::question(sight))
            }
            (face::readings(sight))
            (aids::keys(sight))
            @if sight.view.viewer.is_some() { (aids::windows(sight)) }
        }
    }
}

/// A player's name with everything that is counted.
fn player_line(sight: &Sight<'_>, seat: Seat) -> Markup {
    let player = sight.player(seat);
    let seated = sight.table.seats[seat as usize].as_ref();
    let faction = card(warlord(sight.view, seat)).faction;
    let figure = |count: usize, sign: &str, word: Saying| {
        html! {
            span.board-figure { b { (count) } " " span.board-sign aria-hidden="true" { (sign) } span.board-word { (sight.say(&word)) } }
        }
    };
    html! {
        div.board-who data-turn[sight.view.asked[seat as usize] && sight.table.ending.is_none()] {
            (marks::faction(faction))
            b.board-name { (conquest::text::sentence(&sight.say(&sight.who(seat)))) }
            @if seated.is_some_and(|seated| seated.bot.is_some()) { span.board-chip { (sight.say(&say!("play-bot"))) } }
            @if sight.view.initiative == seat { span.board-chip title=(sight.say(&say!("play-initiative"))) { "◆ " span.board-word { (sight.say(&say!("play-initiative"))) } } }
            @if let Some(enslaved) = player.enslaved {
                span.board-chip.board-enslaved {
                    (marks::faction(enslaved)) " "
                    span.board-word { (sight.say(&say!("play-enslaved"))) " " }
                    (sight.say(&conquest::text::faction_named(enslaved)))
                }
            }
            (figure(usize::from(player.resources), "●", say!("play-resources", count = player.resources)))
            (figure(player.hand, "▮", say!("play-cards", count = player.hand)))
            (deck(sight, seat))
            (pile(sight, seat))
            (captured(sight, player))
            (open_hand(sight, seat))
            @if let Some(clock) = &sight.table.clock {
                @let at = seat as usize;
                span.board-clock data-left=(clock.left_millis[at]) data-since=(clock.since.0) data-runs[clock.runs[at]] role="timer" {
                    (minutes(clock.left_millis[at]))
                }
            }
            @if player.dial_set && sight.view.asked.iter().any(|asked| *asked) && sight.view.phase == Phase::Command {
                span.board-chip { "✓ " (sight.say(&say!("play-dial-set"))) }
            }
        }
    }
}

/// Minutes and seconds of a clock.
pub(crate) fn minutes(millis: u64) -> String {
    let seconds = millis / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// How many cards are left in a deck, and the list it began with where the reader may know it.
fn deck(sight: &Sight<'_>, seat: Seat) -> Markup {
    let player = sight.player(seat);
    let list = sight.table.seats[seat as usize].as_ref().and_then(|seated| seated.deck.as_ref());
    let figure = html! {
        b { (player.deck) } " " span.board-sign aria-hidden="true" { "▤" } span.board-word { (sight.say(&say!("play-deck"))) }
    };
    html! {
        span.board-deck data-seat=(seat as u8) data-shuffles=(player.shuffles) {
            @if let Some(list) = list {
                details.board-pile {
                    summary.board-figure { (figure) }
                    ol.board-list {
                        @for (code, copies) in &list.cards {
                            @if let Some(id) = card_named(code) { li { (copies) " × " (card(id).name) } }
                        }
                    }
                }
            } @else { span.board-figure { (figure) } }
        }
    }
}

/// The discard pile, open to look at.
fn pile(sight: &Sight<'_>, seat: Seat) -> Markup {
    let pile = &sight.player(seat).discard;
    html! {
        details.board-pile {
            summary.board-figure { b { (pile.len()) } " " span.board-sign aria-hidden="true" { "✕" } span.board-word { (sight.say(&say!("play-discard"))) } }
            ol reversed {
                @for (_, id) in pile.iter().rev() { li { (face::name(*id)) } }
            }
        }
    }
}

fn captured(sight: &Sight<'_>, player: &PlayerView) -> Markup {
    html! {
        @if !player.display.is_empty() {
            span.board-captured {
                span.board-figure { (sight.say(&say!("play-captured"))) }
                @for id in &player.display {
                    span.board-prize { (face::name(*id)) (marks::types(sight, *id)) }
                }
            }
        }
    }
}

/// The hand of whoever sits opposite, where hands are laid open.
fn open_hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let cards = &sight.open_hands[seat as usize];
    html! {
        @if seat != sight.below && !cards.is_empty() {
            span.board-captured.board-open-hand {
                span.board-figure { (sight.say(&say!("play-open-hand"))) }
                @for id in cards { span.board-prize { (face::name(*id)) } }
            }
        }
    }
}

fn headquarters(sight: &Sight<'_>, seat: Seat) -> Markup {
    let title = conquest::text::sentence(&sight.say(&say!("play-hq-of", who = sight.who(seat))));
    let here = |it: &&conquest::view::CardView| it.place == Some(Place::Hq(seat)) && it.host.is_none();
    html! {
        section.board-hq data-place={ "hq-" (seat as u8) } aria-label=(title) {
            h2.board-label { (title) }
            ul.board-units {
                @for it in sight.view.cards.iter().filter(here) { li { (face::in_play(sight, it)) } }
            }
        }
    }
}

fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let own = &sight.player(seat).cards;
    let open = &sight.open_hands[seat as usize];
    html! {
        @if !own.is_empty() || !open.is_empty() {
            ul.board-hand {
                @for (id, card) in own { li { (face::in_hand(sight, Some(*id), *card)) } }
                @for card in open { li { (face::in_hand(sight, None, *card)) } }
            }
        }
    }
}

/// Round and phase, the present one marked by more than colour.
fn track(sight: &Sight<'_>) -> Markup {
    let phases = [Phase::Deploy, Phase::Command, Phase::Combat, Phase::Headquarters];
    let now = phases.iter().position(|phase| *phase == sight.view.phase);
    html! {
        nav.board-track aria-label=(sight.say(&say!("play-phases"))) {
            p {
                @if sight.view.phase == Phase::Setup { (sight.say(&phase_in_short(Phase::Setup))) }
                @else { (sight.say(&say!("play-round", round = sight.view.round))) }
            }
            ol {
                @for (at, phase) in phases.into_iter().enumerate() {
                    li.board-past[now.is_some_and(|now| at < now)] aria-current=[(now == Some(at)).then_some("step")] {
                        (sight.say(&phase_in_short(phase)))
                    }
                }
            }
        }
    }
}

/// A phase in one word, where four stand side by side.
fn phase_in_short(phase: Phase) -> Saying {
    match phase {
        Phase::Setup => say!("play-phase-set-up"),
        Phase::Deploy => say!("play-phase-deploy"),
        Phase::Command => say!("play-phase-command"),
        Phase::Combat => say!("play-phase-combat"),
        Phase::Headquarters => say!("play-phase-headquarters"),
    }
}

/// The card of a player's warlord.
pub(crate) fn warlord(view: &View, seat: Seat) -> CardId {
    view.card_of(view.players[seat as usize].warlord).unwrap_or_default()
}
