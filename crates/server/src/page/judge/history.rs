//! What happened before, of a player or at a table: calls, deck checks, cards, conduct.

use maud::{Markup, html};
use regulations::Named;
use rulebook::{Saying, say};
use tournament::judging::{Call, CardCase, CardTrouble, ConductReport, DeckCheck, Judging, Remedy};
use tournament::{MatchId, PersonId};

use super::View;
use crate::page::part;

/// Warnings, penalties and recommendations a player has had.
pub(super) fn strikes(judging: &Judging, player: PersonId) -> usize {
    let counts = |report: &&ConductReport| {
        report.about == player
            && report.decided.as_ref().is_some_and(|(_, remedy, _)| *remedy != Remedy::Unfounded)
    };
    judging.conduct.iter().filter(counts).count()
}

/// What a remedy is called.
pub(super) fn remedy_said(remedy: Remedy) -> Saying {
    match remedy {
        Remedy::Unfounded => say!("judge-remedy-unfounded"),
        Remedy::Warning => say!("judge-remedy-warning"),
        Remedy::Penalty => say!("judge-remedy-penalty"),
        Remedy::Recommendation => say!("judge-remedy-recommendation"),
    }
}

/// What is the matter with a card.
pub(super) fn trouble_said(trouble: CardTrouble) -> Saying {
    match trouble {
        CardTrouble::LostBeforeGame => say!("judge-lost-before"),
        CardTrouble::LostDuringGame => say!("judge-lost-during"),
        CardTrouble::Damaged => say!("judge-damaged"),
    }
}

impl View<'_> {
    /// What happened at a table in its round.
    pub(super) fn history_of_table(&self, id: MatchId) -> Markup {
        let judging = self.judging();
        self.history(
            judging.calls.iter().filter(|call| call.id == Some(id)).collect(),
            judging.checks.iter().filter(|check| check.id == id).collect(),
            judging.cases.iter().filter(|case| case.id == Some(id)).collect(),
            Vec::new(),
        )
    }

    /// What happened around a player all day.
    pub(super) fn history_of_player(&self, player: PersonId) -> Markup {
        let judging = self.judging();
        let played = |id: MatchId| self.tournament.match_of(id).is_some_and(|it| it.seats.seats(player));
        self.history(
            judging.calls.iter().filter(|call| self.concerns(call, player)).collect(),
            judging.checks.iter().filter(|check| played(check.id)).collect(),
            judging.cases.iter().filter(|case| case.player == player).collect(),
            judging.conduct.iter().filter(|report| report.about == player).collect(),
        )
    }

    fn history(
        &self,
        calls: Vec<&Call>,
        checks: Vec<&DeckCheck>,
        cases: Vec<&CardCase>,
        conduct: Vec<&ConductReport>,
    ) -> Markup {
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("judge-history"))) }
                @if calls.is_empty() && checks.is_empty() && cases.is_empty() && conduct.is_empty() {
                    p.soft { (self.told(&say!("judge-no-history"))) }
                }
                ul.plain {
                    @for report in conduct { li { (self.conduct_line(report)) } }
                    @for call in calls {
                        li {
                            p { (self.when(call.id, call.at)) " " (part::called(self.reader, self.tournament, Named::Call, &call.kind)) }
                            @if !call.note.is_empty() { p.judge-quote { (call.note) } }
                            (self.rulings(call))
                        }
                    }
                    @for check in checks {
                        li {
                            p { (self.when(Some(check.id), check.begun)) " " (self.told(&say!("judge-deck-check"))) ", " (self.name(check.by)) }
                            @if let Some((_, findings)) = &check.ended {
                                p.small { @if findings.is_empty() { (self.told(&say!("judge-check-clean"))) } @else { (findings) } }
                            }
                        }
                    }
                    @for case in cases {
                        li { p { (self.when(case.id, case.at)) " " (self.told(&trouble_said(case.trouble))) @if !case.card.is_empty() { ": " (case.card) } } }
                    }
                }
            }
        }
    }

    /// Whose conduct, what kind, and what came of it.
    pub(super) fn conduct_line(&self, report: &ConductReport) -> Markup {
        html! {
            p {
                (crate::clock::shown(self.tournament, report.at)) " " (part::called(self.reader, self.tournament, Named::Conduct, &report.category))
                @match &report.decided {
                    None => { " " span.chip.wait { (self.told(&say!("judge-undecided"))) } },
                    Some((by, remedy, note)) => {
                        " " span.chip { (self.told(&remedy_said(*remedy))) } " "
                        span.small.soft { (self.name(*by)) @if !note.is_empty() { ": " (note) } }
                    },
                }
            }
            @if !report.note.is_empty() { p.judge-quote { (report.note) } }
            p.small.soft { (self.told(&say!("judge-called-by", name = self.name(report.by)))) }
        }
    }

    fn when(&self, id: Option<MatchId>, at: tournament::Moment) -> Markup {
        html! {
            span.small.soft {
                @if let Some(id) = id { (self.told(&self.tournament.round_name(id.round))) ", " }
                (crate::clock::shown(self.tournament, at))
            }
        }
    }
}
