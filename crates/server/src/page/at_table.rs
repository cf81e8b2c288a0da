//! At the table, on a player's phone: the set-up of the game ticked step by step by both (LT-3.2.2 to LT-3.2.22), and a missed
//! chance that needs the opponent's consent (CT-3.3.3, LT-3.3.3). For a judge at the table, the set-up ticked anew.

use maud::{Markup, html};
use regulations::{Asks, Named, TableStep};
use rulebook::{Saying, say};
use tournament::{About, Consent, Match, MatchId, PersonId, Tournament};
use web::Reader;

use super::part;

/// One table as one of its players sees it, or a judge who stands at it.
pub(super) struct Table<'a> {
    pub(super) reader: &'a Reader,
    pub(super) tournament: &'a Tournament,
    pub(super) code: &'a str,
    pub(super) id: MatchId,
    pub(super) it: &'a Match,
}

impl Table<'_> {
    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn step_name(&self, step: &TableStep) -> String {
        part::called(self.reader, self.tournament, Named::TableStep, &step.id)
    }

    /// The step that is due, with what is asked, and all steps folded away below it.
    pub(super) fn set_up(&self, me: PersonId) -> Markup {
        if !self.tournament.ticks_set_up() {
            return html! {};
        }
        let steps = &self.tournament.pack().table_set_up;
        let due = self.tournament.due_step(self.it);
        let at = due.and_then(|due| steps.iter().position(|step| step.id == due.id));
        html! {
            section.mine-set-up.stack aria-label=(self.told(&say!("set-up-title"))) {
                @if let (Some(step), Some(at)) = (due, at) {
                    div.row.spread {
                        h3 { (self.told(&say!("set-up-title"))) }
                        p.small.soft { (self.told(&say!("set-up-progress", step = at + 1, steps = steps.len()))) }
                    }
                    (self.due(step, me))
                } @else { p.note role="status" { (self.told(&say!("set-up-done"))) } }
                details.mine-set-up-all {
                    summary.soft { (self.told(&say!("set-up-all-steps"))) }
                    ol.mine-set-up-steps {
                        @for (number, step) in steps.iter().enumerate() {
                            @let done = at.is_none_or(|at| number < at);
                            li .mine-done[done] {
                                @if done { span.mine-set-up-mark aria-hidden="true" { "✓" } " " }
                                (self.step_name(step))
                                @if let Some(clause) = step.clause { " " (part::clause(clause)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn due(&self, step: &TableStep, me: PersonId) -> Markup {
        let turn = self.it.turn_at(step);
        let waits =
            step.begins && self.tournament.round(self.id.round).is_some_and(|it| it.clock.started.is_none());
        let names: Vec<String> = turn.iter().map(|player| self.tournament.name_of(*player)).collect();
        html! {
            p.mine-set-up-step { (self.step_name(step)) @if let Some(clause) = step.clause { " " (part::clause(clause)) } }
            @if waits { p.soft { (self.told(&say!("set-up-wait-start"))) } }
            @else if turn.contains(&me) { (self.form(step, me)) }
            @else {
                p.soft role="status" {
                    @if self.it.has_taken(step, me) { (self.told(&say!("set-up-you-did"))) " " }
                    (self.told(&say!("set-up-waits-for", names = names)))
                }
            }
        }
    }

    fn form(&self, step: &TableStep, me: PersonId) -> Markup {
        let players: Vec<PersonId> = self.it.seats.players().collect();
        html! {
            form.stack method="post" action={ "/t/" (self.code) "/act" } {
                input type="hidden" name="kind" value="tick_set_up";
                input type="hidden" name="step" value=(step.id);
                (part::pin(self.tournament, About::Meeting(self.id)))
                @for (name, value) in part::match_fields(self.id) { input type="hidden" name=(name) value=(value); }
                @match &step.asks {
                    Asks::Nothing => button.btn.act { (self.told(&say!("set-up-tick"))) },
                    Asks::Player { input } => {
                        p.small { (self.told(&if input.is_some() { say!("set-up-who-chooses") } else { say!("set-up-who-first") })) }
                        div.two { @for player in players { button.btn name="player" value=(player.0) { (self.tournament.name_of(player)) } } }
                    },
                    Asks::Count { most } => {
                        p.small { (self.told(&say!("set-up-how-many"))) }
                        div.row { @for count in 0..=*most { button.btn.mine-set-up-count name="count" value=(count) { (count) } } }
                    },
                    Asks::OfDeck { most, .. } => {
                        @let stated = self.tournament.stated_by_deck(step, me);
                        label for="set-up-count" { (self.told(&say!("set-up-how-many-honor")))
                            input #set-up-count name="count" type="number" inputmode="numeric" min="0" max=(most) required value=[stated];
                        }
                        @if let Some(count) = stated { p.small.soft { (self.told(&say!("set-up-honor-hint", count = count))) } }
                        button.btn.act { (self.told(&say!("set-up-tick"))) }
                    },
                }
            }
        }
    }

    /// A missed chance: asked, answered, and what came of earlier ones.
    pub(super) fn consent(&self, me: PersonId) -> Markup {
        let Some(other) = self.it.seats.opponent_of(me) else { return html! {} };
        let other = self.tournament.name_of(other);
        html! {
            @match self.it.open_consent() {
                Some(open) if open.by == me => p.note role="status" { (self.told(&say!("consent-waiting", name = other, text = open.text.as_str()))) },
                Some(open) => (self.asked(open, &other)),
                None => details.mine-consent {
                    summary.soft { (self.told(&say!("consent-title"))) }
                    p.small.soft { (self.told(&say!("consent-help"))) " " (part::at_hand(self.reader, self.tournament, "missed_chance")) }
                    form.stack method="post" action={ "/t/" (self.code) "/act" } {
                        input type="hidden" name="kind" value="ask_consent";
                        (part::pin(self.tournament, About::Meeting(self.id)))
                        @for (name, value) in part::match_fields(self.id) { input type="hidden" name=(name) value=(value); }
                        (part::field("consent-what", &self.told(&say!("consent-what")), "", &html! { input #consent-what name="text" required maxlength="200" value=(self.reader.typed("ask_consent", "text")); }))
                        button.btn { (self.told(&say!("consent-ask", name = other))) }
                    }
                },
            }
            @for consent in &self.it.consents { (self.answered(consent)) }
        }
    }

    fn asked(&self, open: &Consent, other: &str) -> Markup {
        let answer = |agreed: &str, class: &str, saying: &Saying| {
            let shown = part::shown(self.tournament, About::Table(self.id));
            let fields = [part::match_fields(self.id), vec![("agreed", agreed.to_owned()), shown]].concat();
            part::button(self.code, "answer_consent", &fields, class, &self.told(saying))
        };
        html! {
            div.note.act.stack role="status" {
                p { (self.told(&say!("consent-asked-you", name = other, text = open.text.as_str()))) }
                div.two { (answer("yes", "act", &say!("consent-yes"))) (answer("no", "", &say!("consent-no"))) }
            }
        }
    }

    fn answered(&self, consent: &Consent) -> Markup {
        let other = self.it.seats.opponent_of(consent.by).map(|it| self.tournament.name_of(it));
        let (name, text) = (other.unwrap_or_default(), consent.text.as_str());
        html! {
            @match consent.agreed {
                None => {},
                Some(true) => p.small.soft { (self.told(&say!("consent-agreed", name = name, text = text))) },
                Some(false) => p.small.soft { (self.told(&say!("consent-declined", name = name, text = text))) },
            }
        }
    }

    /// What a judge at the table sees of it: how far the set-up is, and a way to have it ticked anew.
    pub(super) fn for_judge(&self) -> Markup {
        let pack = self.tournament.pack();
        let mut inputs = pack.procedures.iter().flat_map(|procedure| &procedure.inputs);
        let kept = inputs.find_map(|input| self.tournament.kept_at_set_up(self.it, &input.id));
        html! {
            @if let Some(chooser) = kept { p.small.soft { (self.told(&say!("set-up-kept", name = self.tournament.name_of(chooser)))) } }
            @if !self.it.set_up.is_empty() {
                details { summary { (self.told(&say!("set-up-clear"))) }
                    p.small.soft { (self.told(&say!("set-up-clear-help"))) }
                    form.stack method="post" action={ "/t/" (self.code) "/act" } {
                        input type="hidden" name="kind" value="clear_set_up";
                        (part::pin(self.tournament, About::Table(self.id)))
                        @for (name, value) in part::match_fields(self.id) { input type="hidden" name=(name) value=(value); }
                        (part::field("clear-reason", &self.told(&say!("set-up-clear-reason")), "", &html! { input #clear-reason name="reason" required maxlength="500"; }))
                        button.btn.act { (self.told(&say!("set-up-clear"))) }
                    }
                }
            }
        }
    }
}
