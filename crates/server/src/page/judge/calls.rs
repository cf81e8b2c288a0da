//! Calls: those for me first, the longest waiting on top, each with one thing to do; one call with its ruling.

use maud::{Markup, html};
use regulations::Named;
use rulebook::say;
use tournament::judging::{Call, CallState};
use tournament::{About, CallId, Desk, PersonId, Seats};

use super::View;
use crate::page::{clock, mine, part};

impl View<'_> {
    /// Open calls: for me, for others, and interpretations of cards that wait for a marshal.
    pub(super) fn calls(&self) -> Markup {
        let open: Vec<(CallId, &Call)> = self.tournament.waiting_calls().collect();
        let (mine, others): (Vec<_>, Vec<_>) = open.into_iter().partition(|(_, call)| self.is_mine(call));
        let all = (0..).map(CallId).zip(&self.judging().calls);
        let provisional: Vec<(CallId, &Call)> =
            all.filter(|(_, call)| self.marshal() && call.is_provisional()).collect();
        html! {
            section.stack aria-label=(self.told(&say!("judge-calls"))) {
                h1 { span #news role="status" { (self.told(&say!("judge-waiting", count = mine.len()))) } }
                @for (at, (id, call)) in mine.iter().enumerate() { (self.call_card(*id, call, at == 0)) }
                @for (id, call) in &provisional { (self.call_card(*id, call, mine.is_empty())) }
                @if mine.is_empty() && provisional.is_empty() && self.tournament.desk() < Desk::Finished { p.soft { (self.told(&say!("judge-no-calls"))) } }
                @if !others.is_empty() {
                    details {
                        summary { (self.told(&say!("judge-others", count = others.len()))) }
                        div.stack { @for (id, call) in &others { (self.call_card(*id, call, false)) } }
                    }
                }
            }
        }
    }

    /// Whether a call is for me: mine already, or nobody's and I may rule there. A leader who plays or is off duty is left
    /// out by the rulebook's own order of who rules where.
    fn is_mine(&self, call: &Call) -> bool {
        match part::taken_by(self.tournament, call) {
            Some(by) => by == self.me,
            None => self.may_take(call),
        }
    }

    fn may_take(&self, call: &Call) -> bool {
        let Some(id) = call.id else { return true };
        let seated = self.tournament.match_of(id).is_some_and(|it| it.seats.seats(self.me));
        match call.state {
            CallState::Appealed | CallState::Ruled => self.marshal() && !seated,
            _ => self.tournament.rulers(id).contains(&self.me),
        }
    }

    /// A call in the list; the first is the thing to do now.
    fn call_card(&self, id: CallId, call: &Call, first: bool) -> Markup {
        html! {
            article.sheet.judge-call #{ "c" (id.0) } aria-label=(self.call_title(call)) {
                (self.call_head(call, false))
                p { (self.call_state(call)) }
                @if !call.note.is_empty() { p.judge-quote { (call.note) } }
                (self.card_action(id, call, first))
            }
        }
    }

    fn call_title(&self, call: &Call) -> String {
        let kind = part::called(self.reader, self.tournament, Named::Call, &call.kind);
        match call.id.and_then(|id| self.tournament.match_of(id)).and_then(|it| it.table) {
            Some(table) => self.told(&say!("judge-call-at", kind = kind, table = table)),
            None => kind,
        }
    }

    /// Table, players, what it is about, and for how long it has waited; `alone` on a page of its own.
    fn call_head(&self, call: &Call, alone: bool) -> Markup {
        let about = part::sentence(&part::called(self.reader, self.tournament, Named::Call, &call.kind));
        let it = call.id.and_then(|id| self.tournament.match_of(id));
        html! {
            div.row.spread {
                span.judge-call-table { (part::table_number(it.and_then(|it| it.table))) }
                span.judge-waited { (super::since(call.at)) }
            }
            @if alone { h1 { (about) } } @else { h2 { (about) } }
            @if let Some(it) = it {
                p { @for (at, player) in it.seats.players().enumerate() { @if at > 0 { " – " } (self.link_to_player(player)) } }
            }
            @if call.id.is_none_or(|id| self.tournament.match_of(id).is_some_and(|it| !it.seats.seats(call.by))) {
                p.small.soft { (self.told(&say!("judge-called-by", name = self.name(call.by)))) }
            }
        }
    }

    fn call_state(&self, call: &Call) -> Markup {
        html! {
            @match (call.state, part::taken_by(self.tournament, call)) {
                (CallState::Appealed, None) => span.chip.act { (self.told(&say!("judge-state-appealed"))) },
                (CallState::Open, _) | (CallState::Claimed, None) => span.chip.act { (self.told(&say!("judge-state-open"))) },
                (CallState::Claimed | CallState::Appealed, Some(by)) => span.chip.info { (self.told(&say!("judge-state-claimed", name = self.name(by)))) },
                (CallState::Ruled, _) => span.chip { (self.told(&say!("judge-state-ruled"))) },
                (CallState::Final, _) => span.chip.good { (self.told(&say!("judge-state-final"))) },
                (CallState::Settled, _) => span.chip.good { (self.told(&say!("judge-state-settled"))) },
                (CallState::Withdrawn, _) => span.chip { (self.told(&say!("judge-state-withdrawn"))) },
            }
        }
    }

    /// The one thing to do about a call.
    fn card_action(&self, id: CallId, call: &Call, first: bool) -> Markup {
        let class = if first { "act big" } else { "ask big" };
        let there = self.path(&format!("/call/{}", id.0));
        html! {
            @let taken = part::taken_by(self.tournament, call);
            @if !self.may_take(call) && taken != Some(self.me) {
                p.small.soft { (self.belongs_to(call)) }
            } @else if taken.is_none() && call.is_open() {
                (part::button(self.code, "claim", &[("call", id.0.to_string()), ("then", there), part::shown(self.tournament, About::Call(id))], class, &self.told(&say!("judge-claim"))))
            } @else {
                a class={ "btn " (class) } href=(there) { (self.told(&say!("judge-open-call"))) }
            }
        }
    }

    fn belongs_to(&self, call: &Call) -> String {
        let rulers = call.id.map(|id| self.tournament.rulers(id)).unwrap_or_default();
        let names: Vec<String> = rulers.iter().map(|ruler| self.name(*ruler)).collect();
        if names.is_empty() {
            return self.told(&say!("judge-nobody-rules"));
        }
        self.told(&say!("judge-belongs-to", names = names))
    }

    /// One call: everything about it above, what to do within reach of the thumb below.
    pub(super) fn call_page(&self, id: CallId) -> Option<Markup> {
        let call = self.judging().calls.get(id.0 as usize)?;
        let listed = self.tournament.pack().lists.calls.iter().find(|item| item.id == call.kind);
        let clause = listed.and_then(|item| item.clause);
        Some(html! {
            section.sheet.stack {
                (self.call_head(call, true))
                @if let Some(cited) = clause { p { (part::clause(cited)) } }
                p { (self.call_state(call)) }
                @if !call.note.is_empty() { p.judge-quote { (call.note) } }
                @if let Some(elapsed) = call.id.and_then(|id| clock::elapsed_at(self.tournament, id, call.at)) {
                    p.small.soft { (self.told(&say!("judge-called-when", elapsed = elapsed))) }
                }
                (self.rulings(call))
                @if let Some(at) = call.id {
                    p { a.btn href=(self.path(&format!("/table/{}/{}", at.round.0, at.place))) { (self.told(&say!("judge-to-table"))) } }
                }
            }
            (self.deciding(call))
            (self.same_question(id, call))
            (self.acting(id, call))
        })
    }

    /// A match whose players disagree: what each says, and the buttons that decide it. Deciding it is the ruling.
    fn deciding(&self, call: &Call) -> Markup {
        let Some((id, it)) = call.id.and_then(|id| Some((id, self.tournament.match_of(id)?))) else {
            return html! {};
        };
        let Seats::Pair(one, two) = it.seats else { return html! {} };
        let may = call.is_open()
            && it.result.is_none()
            && (part::taken_by(self.tournament, call) == Some(self.me) || self.may_take(call));
        let claims = it
            .seats
            .players()
            .zip(&it.reports)
            .filter_map(|(player, report)| Some((player, report.as_ref()?)));
        let claims: Vec<_> = claims.collect();
        html! {
            @if !claims.is_empty() {
                section.sheet.stack {
                    h2 { (self.told(&say!("judge-claims"))) }
                    @for (player, report) in &claims {
                        p.note { (self.told(&say!("settle-reported", name = self.name(*player), claim = mine::claim_said(self.tournament, &report.claim)))) }
                    }
                    @if may {
                        (self.form("settle", None, &html! {
                            (super::table::match_fields(id))
                            (part::pin(self.tournament, About::Match(id)))
                            input type="hidden" name="reason_else" value=(self.told(&say!("judge-decided-there")));
                            (mine::ending_field(self.reader, self.tournament, id, true, "settle"))
                            (part::field("why", &self.told(&say!("judge-ruling-optional")), "", &html! { textarea #why name="reason" rows="2" maxlength="1000" {} }))
                            div.two {
                                @for player in [one, two] {
                                    button.btn name="winner" value=(player.0) { (self.told(&say!("mine-they-won", name = self.name(player)))) }
                                }
                            }
                            @if mine::draws(self.tournament) { button.btn.quiet name="winner" value="" { (self.told(&say!("mine-draw"))) } }
                        }))
                    }
                }
            }
        }
    }

    /// Rulings in order, newest last.
    pub(super) fn rulings(&self, call: &Call) -> Markup {
        html! {
            @if !call.rulings.is_empty() {
                ol.plain {
                    @for given in &call.rulings {
                        li {
                            p.strong { (given.ruling.text) }
                            p.small.soft {
                                (self.name(given.by)) " · " (crate::clock::shown(self.tournament, given.at))
                                @if given.ruling.extension_seconds > 0 {
                                    " · " (self.told(&say!("mine-extension", minutes = given.ruling.extension_seconds.div_ceil(60))))
                                }
                                @if let Some(overrules) = &given.ruling.overrules {
                                    " · " (self.told(&say!("judge-overruled", passage = overrules.passage.as_str(), error = overrules.error.as_str())))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What marshals said about cards before, so that the same question gets the same answer (CT-1.7.3).
    fn same_question(&self, id: CallId, call: &Call) -> Markup {
        let earlier: Vec<&Call> = self
            .judging()
            .interpretations()
            .filter(|(other, it)| *other != id && it.kind == call.kind)
            .map(|(_, it)| it)
            .collect();
        html! {
            @if !earlier.is_empty() {
                details.sheet {
                    summary { (self.told(&say!("judge-interpretations", count = earlier.len()))) }
                    @for it in earlier { @if !it.note.is_empty() { p.judge-quote { (it.note) } } (self.rulings(it)) }
                }
            }
        }
    }

    fn acting(&self, id: CallId, call: &Call) -> Markup {
        let answered = matches!(call.state, CallState::Final | CallState::Settled | CallState::Withdrawn);
        let review = matches!(call.state, CallState::Appealed | CallState::Ruled);
        let taken = part::taken_by(self.tournament, call);
        let allowed = taken == Some(self.me) || self.may_take(call);
        let fields = [("call", id.0.to_string()), part::shown(self.tournament, About::Call(id))];
        html! {
            @if answered {
            } @else if !allowed || (review && !self.marshal()) {
                p.note { (self.belongs_to(call)) }
            } @else {
                section.sheet.stack.thumb {
                    (self.form(if review { "rule_finally" } else { "rule" }, None, &self.ruling_fields(id, review)))
                    div.row {
                        @if taken.is_none() && call.is_open() { (part::button(self.code, "claim", &fields, "", &self.told(&say!("judge-claim")))) }
                        @if call.is_open() { (part::button(self.code, "settle_call", &fields, "quiet", &self.told(&say!("judge-players-settled")))) }
                    }
                }
            }
        }
    }

    fn ruling_fields(&self, id: CallId, review: bool) -> Markup {
        let saying = if review { say!("judge-rule-finally") } else { say!("judge-rule") };
        html! {
            input type="hidden" name="call" value=(id.0);
            (part::pin(self.tournament, About::Call(id)))
            (part::field("text", &self.told(&say!("judge-ruling")), "", &html! { textarea #text name="text" rows="3" required maxlength="2000" {} }))
            (self.minutes_field("extra"))
            @if self.marshal() {
                details {
                    summary { (self.told(&say!("judge-overrule"))) }
                    p.small.soft { (self.told(&say!("judge-overrule-help"))) }
                    (part::field("passage", &self.told(&say!("judge-passage")), "", &html! { input #passage name="passage" maxlength="500"; }))
                    (part::field("error", &self.told(&say!("judge-error")), "", &html! { input #error name="error" maxlength="500"; }))
                }
            }
            button.btn.act.big { (self.told(&saying)) }
        }
    }

    /// Whether that person sits at the call's table.
    pub(super) fn concerns(&self, call: &Call, player: PersonId) -> bool {
        call.by == player
            || call.id.and_then(|id| self.tournament.match_of(id)).is_some_and(|it| it.seats.seats(player))
    }
}
