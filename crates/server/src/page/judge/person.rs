//! One player for a judge: where he or she sits, what happened before, the deck list and its corrections, and what a marshal
//! recommends to the organizer.

use maud::{Markup, html};
use rulebook::say;
use tournament::{About, Entry, Fact, Moment, PersonId, Presence};

use super::View;
use super::cards;
use crate::page::deck::hidden_list;
use crate::page::part;

/// A deck list was mended: by whom, when, why, and both texts.
struct Amendment {
    by: String,
    at: Moment,
    reason: String,
    before: String,
    after: String,
}

impl View<'_> {
    pub(super) fn player_page(&self, player: PersonId) -> Option<Markup> {
        let person = self.tournament.person(player)?;
        let entry = person.entry.as_ref()?;
        let seat = self.tournament.my_match(player);
        let here = format!("/player/{}", player.0);
        Some(html! {
            section.sheet.stack {
                h1 { (person.name) }
                @if let Some(record) = part::record_of(self.reader, self.tournament, player) { p.soft { (record) } }
                @if let Some((id, it)) = seat {
                    p { a.btn href=(self.path(&format!("/table/{}/{}", id.round.0, id.place))) { (self.told(&say!("judge-sits-at"))) " " (part::table_number(it.table)) } }
                }
                (self.proxies_of(player))
            }
            (self.history_of_player(player))
            section.sheet.stack {
                details { summary { (self.told(&say!("judge-report-conduct"))) } (self.conduct_form(&[player], None, &here)) }
                details { summary { (self.told(&say!("judge-card-trouble"))) } (cards::case_form(self, seat.map(|(id, _)| id), &[player], "/cards")) }
                (self.removal(player, entry))
            }
            (self.deck(player, entry, &here))
        })
    }

    /// A marshal recommends; only the organizer removes (CT-1.2.5).
    pub(super) fn removal(&self, player: PersonId, entry: &Entry) -> Markup {
        let fields = [("player", player.0.to_string()), part::shown(self.tournament, About::Player(player))];
        let present = matches!(entry.presence, Presence::Active | Presence::Dropped { .. });
        html! {
            @if let Some(recommended) = &entry.recommended {
                p.note.act { (self.told(&say!("judge-recommended", name = self.name(recommended.by), reason = recommended.reason.as_str()))) }
                @if self.organizer() {
                    (part::button(self.code, "decline_recommendation", &fields, "", &self.told(&say!("judge-decline"))))
                } @else { p.small.soft { (self.told(&say!("judge-organizer-decides"))) } }
            }
            @if present && (self.organizer() || (self.marshal() && entry.recommended.is_none())) {
                @let (kind, saying) = if self.organizer() { ("disqualify", say!("judge-disqualify")) } else { ("recommend", say!("judge-recommend")) };
                details {
                    summary { (self.told(&saying)) }
                    (self.form(kind, None, &html! {
                        @for (name, value) in &fields { input type="hidden" name=(name) value=(value); }
                        (part::field("remove-reason", &self.told(&say!("clock-reason")), "", &html! { input #remove-reason name="reason" required maxlength="500"; }))
                        button.btn.act.big { (self.told(&saying)) }
                    }))
                }
            }
        }
    }

    /// The deck list, its corrections with who and why, and the form for another.
    fn deck(&self, player: PersonId, entry: &Entry, here: &str) -> Markup {
        let Some(deck) = &entry.deck else { return html! {} };
        if let Err(hidden) = self.tournament.may_see_list(Some(self.me), player) {
            let problem = hidden_list(self.tournament, hidden);
            return html! { section.sheet { h2 { (self.told(&say!("judge-deck-list"))) } (part::problem_note(self.reader, &problem)) } };
        }
        let amendments = self.amendments(player);
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("judge-deck-list"))) }
                details { summary { (self.told(&say!("judge-show-list"))) } pre.judge-list { (deck.text) } }
                @for amendment in &amendments {
                    div {
                        p.small { (crate::clock::shown(self.tournament, amendment.at)) " " span.strong { (amendment.by) } ": " (amendment.reason) }
                        ul.plain.judge-diff {
                            @for line in lines_only_in(&amendment.before, &amendment.after) { li { del { (line) } } }
                            @for line in lines_only_in(&amendment.after, &amendment.before) { li { ins { (line) } } }
                        }
                    }
                }
                @if !amendments.is_empty() {
                    details { summary { (self.told(&say!("judge-significant"))) } (self.conduct_form(&[player], Some("cheating"), here)) }
                }
                details { summary { (self.told(&say!("judge-amend"))) } (self.form("amend_deck", None, &html! {
                    input type="hidden" name="player" value=(player.0);
                    (part::pin(self.tournament, About::Deck(player)))
                    p.small.soft { (self.told(&say!("judge-amend-help"))) }
                    (part::field("list", &self.told(&say!("judge-deck-list")), "", &html! { textarea #list name="text" rows="12" required { (deck.text) } }))
                    (part::field("amend-reason", &self.told(&say!("clock-reason")), "", &html! { input #amend-reason name="reason" required maxlength="500"; }))
                    button.btn.act.big { (self.told(&say!("judge-amend-button"))) }
                })) }
            }
        }
    }

    /// Every correction of a list, from the facts.
    fn amendments(&self, player: PersonId) -> Vec<Amendment> {
        let mut found = Vec::new();
        let mut list = String::new();
        let mut step = (String::new(), Moment::default(), String::new());
        for fact in self.tournament.facts() {
            match fact {
                Fact::Step { by: tournament::Actor::Person(by), at, reason, .. } => {
                    step = (self.name(*by), *at, reason.clone().unwrap_or_default());
                }
                Fact::DeckSubmitted { player: of, text, .. } if *of == player => list.clone_from(text),
                Fact::DeckAmended { player: of, text, .. } if *of == player => {
                    let (by, at, reason) = step.clone();
                    let before = std::mem::replace(&mut list, text.clone());
                    found.push(Amendment { by, at, reason, before, after: text.clone() });
                }
                _ => {}
            }
        }
        found
    }
}

/// The lines of one text that the other does not have.
fn lines_only_in<'a>(one: &'a str, other: &str) -> Vec<&'a str> {
    one.lines()
        .filter(|line| !line.trim().is_empty() && !other.lines().any(|it| it.trim() == line.trim()))
        .collect()
}
