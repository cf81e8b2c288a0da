//! Deck checks: which tables to pick, the running timer, what is looked at, the outcome and the time the table gets back.

use maud::{Markup, html};
use regulations::Named;
use rulebook::say;
use tournament::judging::DeckCheck;
use tournament::{About, MatchId, PersonId};

use super::View;
use crate::page::part;

/// How many tables are proposed for a check.
const PROPOSED: usize = 6;

impl View<'_> {
    pub(super) fn checks_page(&self) -> Markup {
        let checks = self.judging().checks.iter().enumerate();
        let (done, running): (Vec<_>, Vec<_>) = checks.partition(|(_, check)| check.ended.is_some());
        html! {
            h1 { (self.told(&say!("judge-checks"))) }
            @for (number, check) in running { (self.running_check(number, check)) }
            (self.proposals())
            @if !done.is_empty() {
                section.sheet {
                    h2 { (self.told(&say!("judge-checks-done"))) }
                    ul.plain {
                        @for (_, check) in done {
                            li {
                                p { (self.check_title(check)) }
                                @if let Some((ended, findings)) = &check.ended {
                                    p.small { @if findings.is_empty() { (self.told(&say!("judge-check-clean"))) } @else { (findings) } }
                                    p.small.soft { (self.name(check.by)) ", " (part::minutes(ended.since(check.begun) / 1000)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn check_title(&self, check: &DeckCheck) -> Markup {
        let it = self.tournament.match_of(check.id);
        html! {
            (part::table_number(it.and_then(|it| it.table))) " "
            @if let Some(it) = it { (part::versus(self.reader, self.tournament, it)) }
        }
    }

    fn running_check(&self, number: usize, check: &DeckCheck) -> Markup {
        html! {
            article.sheet.judge-call id={ "check-" (number) } {
                div.row.spread { span { (self.check_title(check)) } span.judge-waited { (super::since(check.begun)) } }
                p.small.soft { (self.name(check.by)) }
                a.btn.act.big href=(self.path(&format!("/check/{number}"))) { (self.told(&say!("judge-check-go-on"))) }
            }
        }
    }

    /// Tables whose players tend to be done early and that nobody has checked: they hold nobody up.
    fn proposals(&self) -> Markup {
        let checked = |id: MatchId| {
            let players: Vec<PersonId> = self.players_of(id);
            let had =
                |check: &DeckCheck| self.players_of(check.id).iter().any(|player| players.contains(player));
            self.judging().checks.iter().any(had)
        };
        let tables = self.tournament.tables_by_pace();
        let proposed: Vec<_> = tables.into_iter().filter(|(id, ..)| !checked(*id)).take(PROPOSED).collect();
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("judge-check-pick"))) }
                p.small.soft { (self.told(&say!("judge-check-pick-help"))) }
                @if proposed.is_empty() { p.soft { (self.told(&say!("judge-check-none"))) } }
                ul.plain {
                    @for (id, it, expected) in proposed {
                        li.judge-proposal {
                            div {
                                p { (part::table_number(it.table)) " " (part::versus(self.reader, self.tournament, it)) }
                                @if let Some(seconds) = expected { p.small.soft { (self.told(&say!("judge-check-usual", minutes = seconds / 60))) } }
                            }
                            (part::button(self.code, "begin_check", &[part::match_fields(id), vec![part::shown(self.tournament, About::Meeting(id))]].concat(), "", &self.told(&say!("judge-check-begin"))))
                        }
                    }
                }
            }
        }
    }

    fn players_of(&self, id: MatchId) -> Vec<PersonId> {
        self.tournament.match_of(id).map(|it| it.seats.players().collect()).unwrap_or_default()
    }

    /// One check with its timer: what to look at for each player, what was found, and the time given back.
    pub(super) fn check_page(&self, number: u32) -> Option<Markup> {
        let check = self.judging().checks.get(number as usize)?;
        let players = self.players_of(check.id);
        Some(html! {
            section.sheet.stack {
                div.row.spread { h1 { (self.told(&say!("judge-deck-check"))) } @if check.ended.is_none() { span.judge-waited { (super::since(check.begun)) } } }
                p { (self.check_title(check)) }
                @for player in &players {
                    p { (self.link_to_player(*player)) } (self.proxies_of(*player))
                    (crate::page::deck::sheet_link(self.reader, self.tournament, self.code, *player))
                }
                @if let Some((_, findings)) = &check.ended {
                    p.note { @if findings.is_empty() { (self.told(&say!("judge-check-clean"))) } @else { (findings) } }
                }
            }
            @if check.ended.is_none() { section.sheet.stack { (self.form("end_check", Some("/checks"), &self.check_fields(number, &players))) } }
        })
    }

    fn check_fields(&self, number: u32, players: &[PersonId]) -> Markup {
        html! {
            input type="hidden" name="check" value=(number);
            (part::pin(self.tournament, About::Check(number)))
            @for player in players {
                fieldset.stack {
                    legend.strong { (self.told(&say!("judge-check-faults", name = self.name(*player)))) }
                    @for item in self.tournament.pack().deck_check(&self.tournament.settings().tier) {
                        @let name = part::called(self.reader, self.tournament, Named::DeckCheck, &item.id);
                        label.check {
                            input type="checkbox" name={ "fault:" (player.0) ":" (item.id) }
                                value=(self.told(&say!("judge-check-fault", name = self.name(*player), item = name.as_str())));
                            span { (name) @if let Some(cited) = item.clause { " " (part::clause(cited)) } }
                        }
                    }
                }
            }
            (part::field("findings", &self.told(&say!("judge-findings")), &self.told(&say!("judge-findings-help")),
                &html! { textarea #findings name="findings" rows="2" maxlength="1500" {} }))
            (part::field("minutes", &self.told(&say!("judge-check-minutes")), &self.told(&say!("judge-check-minutes-help")),
                &html! { input #minutes name="minutes" type="number" inputmode="numeric" min="0" max="120"; }))
            button.btn.act.big { (self.told(&say!("judge-check-end"))) }
        }
    }
}
