//! Cards lost and damaged: the time to look for one and its end, proxies and their label, and what follows.

use maud::{Markup, html};
use regulations::{StillMissing, Topic};
use rulebook::{Saying, say};
use tournament::judging::{CardCase, CardTrouble, Proxy};
use tournament::{About, CaseId, MatchId, PersonId};

use super::View;
use super::history::trouble_said;
use crate::page::part;

impl View<'_> {
    pub(super) fn cards_page(&self) -> Markup {
        let cases = (0..).map(CaseId).zip(&self.judging().cases);
        let (open, closed): (Vec<_>, Vec<_>) = cases.partition(|(_, case)| case.replaced.is_none());
        html! {
            h1 { (self.told(&say!("judge-cards"))) }
            @if open.is_empty() { p.soft { (self.told(&say!("judge-no-cases"))) } }
            @for (id, case) in open { (self.case_card(id, case)) }
            @if !closed.is_empty() {
                section.sheet {
                    h2 { (self.told(&say!("judge-cases-closed"))) }
                    ul.plain { @for (id, case) in closed { li.stack { (self.case_head(case)) (self.lacking(id, case)) } } }
                }
            }
            (self.proxies())
        }
    }

    fn case_head(&self, case: &CardCase) -> Markup {
        let table = case.id.and_then(|id| self.tournament.match_of(id)).and_then(|it| it.table);
        html! {
            div.row.spread {
                span { (part::table_number(table)) " " (self.link_to_player(case.player)) }
                @match case.replaced {
                    Some(true) => span.chip.good { (self.told(&say!("judge-replaced"))) },
                    Some(false) => span.chip.act { (self.told(&say!("judge-not-replaced"))) },
                    None => {},
                }
            }
            p { (self.told(&trouble_said(case.trouble))) @if !case.card.is_empty() { ": " span.strong { (case.card) } } }
        }
    }

    /// An open case: how long is left to look, the two ways it can end, and what each means.
    fn case_card(&self, id: CaseId, case: &CardCase) -> Markup {
        let case_shown = [("case", id.0.to_string()), part::shown(self.tournament, About::Case(id))];
        let close = |replaced: &str| [&case_shown[..], &[("replaced", replaced.to_owned())]].concat();
        html! {
            article.sheet.judge-call id={ "case-" (id.0) } {
                (self.case_head(case))
                @if let Some(until) = case.until {
                    div.row.spread {
                        span.soft { (self.told(&say!("judge-search-left"))) }
                        span.judge-waited.num data-deadline=(until.0) { (part::minutes((until.0 - crate::clock::now().0).div_euclid(1000))) }
                    }
                }
                p.small.soft { (self.told(&consequence(case.trouble))) " " (part::clause(self.tournament.clause(topic(case.trouble)))) }
                (part::button(self.code, "close_case", &close("yes"), "act big", &self.told(&say!("judge-case-replaced"))))
                @if case.trouble == CardTrouble::Damaged {
                    details { summary { (self.told(&say!("judge-make-proxy"))) } (self.proxy_form(id, case)) }
                } @else {
                    (part::button(self.code, "close_case", &close("no"), "", &self.told(&say!("judge-case-missing"))))
                }
                (self.lacking(id, case))
            }
        }
    }

    /// Still without the card when the next round is due: removed, or kept in where the pack leaves that to the organizer.
    fn lacking(&self, id: CaseId, case: &CardCase) -> Markup {
        let may_keep = self
            .tournament
            .pack()
            .cards
            .as_ref()
            .is_some_and(|cards| cards.still_missing == StillMissing::OrganizerAsked);
        let player = ("player", case.player.0.to_string());
        let shown = [("case", id.0.to_string()), part::shown(self.tournament, About::Case(id))];
        let and = |more: (&'static str, String)| [&shown[..], &[more]].concat();
        html! {
            @if case.is_lacking() && case.replaced == Some(false) {
                p.small { (self.told(&if may_keep { say!("judge-lacking-asked") } else { say!("judge-lacking-removed") })) " " (part::clause(self.tournament.clause(Topic::MissingCardRemoved))) }
                @if self.organizer() {
                    div.row {
                        (part::button(self.code, "drop_for_card", &and(player), "act", &self.told(&say!("judge-drop"))))
                        @if may_keep { (part::button(self.code, "keep_case", &shown, "", &self.told(&say!("judge-keep")))) }
                        (part::button(self.code, "close_case", &and(("replaced", "yes".to_owned())), "", &self.told(&say!("judge-case-replaced"))))
                    }
                }
            }
            @if case.kept { p.small { span.chip { (self.told(&say!("judge-kept"))) } } }
        }
    }

    /// Card, what cannot be read, leader and date: the leader is whoever makes it.
    fn proxy_form(&self, id: CaseId, case: &CardCase) -> Markup {
        let field = |name: &str| format!("{name}-{}", id.0);
        self.form("issue_proxy", None, &html! {
            input type="hidden" name="case" value=(id.0);
            (part::pin(self.tournament, About::Case(id)))
            (part::field(&field("card"), &self.told(&say!("judge-proxy-card")), "", &html! { input id=(field("card")) name="card" required maxlength="80" value=(case.card); }))
            (part::field(&field("illegible"), &self.told(&say!("judge-proxy-illegible")), "", &html! { textarea id=(field("illegible")) name="illegible" rows="2" maxlength="2000" {} }))
            (part::field(&field("date"), &self.told(&say!("judge-proxy-date")), "", &html! { input id=(field("date")) name="date" type="date" required value=(crate::clock::today()); }))
            p.small.soft { (self.told(&say!("judge-proxy-leader", name = self.name(self.me)))) }
            button.btn.act.big { (self.told(&say!("judge-make-proxy"))) }
        })
    }

    fn proxies(&self) -> Markup {
        html! {
            @if !self.judging().proxies.is_empty() {
                section.sheet {
                    h2 { (self.told(&say!("judge-proxies"))) }
                    ul.plain { @for (number, proxy) in self.judging().proxies.iter().enumerate() { li { (self.proxy_line(number, proxy)) } } }
                }
            }
        }
    }

    fn proxy_line(&self, number: usize, proxy: &Proxy) -> Markup {
        html! {
            a.row.spread href=(self.path(&format!("/proxy/{number}"))) {
                span { (self.name(proxy.player)) ": " (proxy.card) } span.small.soft { (self.name(proxy.by)) ", " (part::day(self.reader, &proxy.date)) }
            }
        }
    }

    /// The proxies a deck may hold, for whoever checks it.
    pub(super) fn proxies_of(&self, player: PersonId) -> Markup {
        html! { @for (number, proxy) in self.judging().proxies_of(player) { p.small { (self.told(&say!("judge-proxy"))) " " (self.proxy_line(number, proxy)) } } }
    }

    /// A proxy to print and put into the sleeve.
    pub(super) fn proxy_page(&self, number: u32) -> Option<Markup> {
        let proxy = self.judging().proxies.get(number as usize)?;
        Some(html! {
            section.judge-proxy {
                p.judge-proxy-word { (self.told(&say!("judge-proxy"))) }
                h1 { (proxy.card) }
                p.judge-proxy-text { (proxy.illegible) }
                p.judge-proxy-foot { (self.name(proxy.by)) br; (part::day(self.reader, &proxy.date)) br; (self.tournament.name()) }
            }
            p.small { (self.told(&say!("judge-proxy-keep"))) " " (part::clause(self.tournament.clause(Topic::ProxyLabel))) }
            p.small.soft.judge-no-print { (self.told(&say!("judge-proxy-print"))) }
        })
    }
}

/// What follows if nothing is found.
fn consequence(trouble: CardTrouble) -> Saying {
    match trouble {
        CardTrouble::LostBeforeGame => say!("judge-consequence-before"),
        CardTrouble::LostDuringGame => say!("judge-consequence-during"),
        CardTrouble::Damaged => say!("judge-consequence-damaged"),
    }
}

fn topic(trouble: CardTrouble) -> Topic {
    match trouble {
        CardTrouble::LostBeforeGame => Topic::MissingCardConcedes,
        CardTrouble::LostDuringGame => Topic::MissingCardInGame,
        CardTrouble::Damaged => Topic::ProxyByLeader,
    }
}

/// The form that opens a case for one of these players.
pub(super) fn case_form(view: &View<'_>, id: Option<MatchId>, players: &[PersonId], then: &str) -> Markup {
    let minutes = view.tournament.pack().cards.as_ref().map_or(0, |cards| cards.search_minutes);
    let troubles = [
        ("lost_before_game", CardTrouble::LostBeforeGame),
        ("lost_during_game", CardTrouble::LostDuringGame),
        ("damaged", CardTrouble::Damaged),
    ];
    view.form("open_case", Some(then), &html! {
        @if let Some(id) = id { (super::table::match_fields(id)) (part::pin(view.tournament, About::Meeting(id))) }
        (view.whom("case-player", players))
        (part::field("case-card", &view.told(&say!("judge-proxy-card")), "", &html! { input #case-card name="card" maxlength="80"; }))
        fieldset.stack {
            legend { (view.told(&say!("judge-trouble"))) }
            @for (at, (value, trouble)) in troubles.into_iter().enumerate() {
                label.check { input type="radio" name="trouble" value=(value) checked[at == 0]; span { (view.told(&trouble_said(trouble))) } }
            }
        }
        (part::field("case-minutes", &view.told(&say!("judge-search-minutes")), "", &html! { input #case-minutes name="minutes" type="number" inputmode="numeric" min="0" max="60" value=(minutes); }))
        p.small.soft { (view.told(&say!("judge-consequence-during"))) }
        button.btn.act.big { (view.told(&say!("judge-open-case"))) }
    })
}
