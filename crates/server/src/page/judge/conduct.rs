//! Conduct: reports by anybody, decided by a marshal with words; what only the organizer can carry out goes to the organizer.

use maud::{Markup, html};
use regulations::{Named, Topic};
use rulebook::say;
use tournament::judging::{ConductReport, Remedy};
use tournament::{About, ConductId, PersonId};

use super::View;
use super::history::remedy_said;
use crate::page::part;

impl View<'_> {
    pub(super) fn conduct_page(&self) -> Markup {
        let reports = (0..).map(ConductId).zip(&self.judging().conduct);
        let (decided, waiting): (Vec<_>, Vec<_>) =
            reports.partition(|(_, report)| !self.tournament.awaits_verdict(report));
        html! {
            h1 { (self.told(&say!("judge-conduct"))) }
            @if waiting.is_empty() { p.soft { (self.told(&say!("judge-no-reports"))) } }
            @for (id, report) in waiting { (self.report_card(id, report)) }
            (self.recommendations())
            @if !decided.is_empty() {
                section.sheet {
                    h2 { (self.told(&say!("judge-decided"))) }
                    ul.plain { @for (_, report) in decided { li { p { (self.link_to_player(report.about)) } (self.conduct_line(report)) } } }
                }
            }
        }
    }

    /// One report; a marshal says whether it was unsporting and what follows, in words (LT-1.2.4).
    fn report_card(&self, id: ConductId, report: &ConductReport) -> Markup {
        let remedies = [
            ("unfounded", Remedy::Unfounded),
            ("warning", Remedy::Warning),
            ("penalty", Remedy::Penalty),
            ("recommendation", Remedy::Recommendation),
        ];
        html! {
            article.sheet.judge-call #{ "r" (id.0) } {
                h2 { (self.link_to_player(report.about)) }
                (self.conduct_line(report))
                @if self.marshal() {
                    (self.form("decide_conduct", None, &html! {
                        input type="hidden" name="report" value=(id.0);
                        (part::pin(self.tournament, About::Conduct(id)))
                        fieldset.stack {
                            legend { (self.told(&say!("judge-remedy"))) " " (part::clause(self.tournament.clause(Topic::ConductVerdictByMarshal))) }
                            @for (at, (value, remedy)) in remedies.into_iter().enumerate() {
                                label.check { input type="radio" name="remedy" value=(value) checked[at == 1]; span { (self.told(&remedy_said(remedy))) } }
                            }
                        }
                        (part::field(&format!("remedy-{}", id.0), &self.told(&say!("judge-remedy-note")), "", &html! { textarea id={ "remedy-" (id.0) } name="note" rows="2" required maxlength="2000" {} }))
                        button.btn.act.big { (self.told(&say!("judge-decide"))) }
                    }))
                } @else { p.small.soft { (self.told(&say!("judge-marshal-decides"))) " " (part::clause(self.tournament.clause(Topic::ConductVerdictByMarshal))) } }
            }
        }
    }

    /// Recommendations that wait for the organizer.
    fn recommendations(&self) -> Markup {
        let waiting: Vec<_> =
            self.tournament.players().filter(|(_, _, entry)| entry.recommended.is_some()).collect();
        html! {
            @for (id, person, entry) in waiting {
                article.sheet.stack { h2 { a href=(self.path(&format!("/player/{}", id.0))) { (person.name) } } (self.removal(id, entry)) }
            }
        }
    }

    /// Reports the conduct of one of these players.
    pub(super) fn conduct_form(&self, players: &[PersonId], category: Option<&str>, then: &str) -> Markup {
        let id = |name: &str| format!("{name}-{}", category.unwrap_or("any"));
        self.form("report_conduct", Some(then), &html! {
            (self.whom(&id("conduct-player"), players))
            (part::field(&id("category"), &self.told(&say!("judge-category")), "", &html! {
                select id=(id("category")) name="category" {
                    @for item in &self.tournament.pack().lists.conduct {
                        option value=(item.id) selected[Some(item.id.as_str()) == category] { (part::called(self.reader, self.tournament, Named::Conduct, &item.id)) }
                    }
                }
            }))
            (part::field(&id("conduct-note"), &self.told(&say!("judge-what")), "", &html! { textarea id=(id("conduct-note")) name="note" rows="2" required maxlength="2000" {} }))
            button.btn.act.big { (self.told(&say!("judge-report-button"))) }
        })
    }

    /// Which of these players; nothing to choose if it is one.
    pub(super) fn whom(&self, id: &str, players: &[PersonId]) -> Markup {
        html! {
            @if let [player] = players {
                input type="hidden" name="player" value=(player.0);
            } @else {
                (part::field(id, &self.told(&say!("column-player")), "", &html! {
                    select id=(id) name="player" { @for player in players { option value=(player.0) { (self.name(*player)) } } }
                }))
            }
        }
    }
}
