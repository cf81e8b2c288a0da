//! Everything about one person on one card: entry, rounds, judges' notes, ways in, and what can be done.

use ::access::Visitor;
use axum::extract::{Path, State};
use axum::response::Response;
use maud::{Markup, html};
use regulations::Named;
use rulebook::{Saying, say};
use tournament::judging::Remedy;
use tournament::{About, Action, Desk, DropReason, Entry, MatchId, PersonId, Presence, Progress};
use web::{Problem, Reader};

use super::{DeskView, leader};
use crate::App;
use crate::forms::right_id;
use crate::hall::Snapshot;
use crate::page::{answer, part};

pub(in crate::page) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path((code, number)): Path<(String, u32)>,
) -> Response {
    let page = async {
        let (snapshot, me) = leader(&app, &visitor, &code).await?;
        snapshot.tournament.person(PersonId(number)).ok_or_else(Problem::not_found)?;
        Ok(page(&reader, &snapshot, &code, me, PersonId(number), None))
    };
    let page = page.await;
    answer(page)
}

/// The card; with the new link and PIN right after they were made.
pub(crate) fn page(
    reader: &Reader,
    snapshot: &Snapshot,
    code: &str,
    me: PersonId,
    person: PersonId,
    issued: Option<&(String, String)>,
) -> Markup {
    let desk = DeskView::new(reader, snapshot, code, me);
    let entry = desk.tournament.person(person).and_then(|it| it.entry.as_ref());
    let title = say!("person-title", name = desk.name(person));
    desk.frame(
        snapshot,
        &title,
        &html! {
            @if let Some((link, pin)) = issued { (desk.issued(link, pin)) }
            (desk.person_head(person, entry))
            div.desk {
                div.stack {
                    @if entry.is_some() { (desk.rounds_of(person)) }
                    (desk.judges_notes(person))
                }
                div.stack {
                    @if let Some(entry) = entry { (desk.entry_of(person, entry)) }
                    (desk.name_of_person(person))
                    (desk.ways_in(person))
                    (desk.office_of(person))
                    (desk.rights_of(person))
                    @if let Some(entry) = entry { (desk.leaving_of(person, entry)) }
                }
            }
        },
    )
}

impl DeskView<'_> {
    fn person_head(&self, person: PersonId, entry: Option<&Entry>) -> Markup {
        let record = part::record_of(self.reader, self.tournament, person).filter(|_| entry.is_some());
        html! {
            section.sheet.row.spread {
                div {
                    h1 { (self.name(person)) }
                    @if let Some(record) = record { p.soft { (record) } }
                }
                div.row {
                    @if self.tournament.has_office(person) { span.chip.info { (self.told(&self.tournament.role(person).saying())) } }
                    @if let Some(entry) = entry {
                        span.chip { (self.told(&part::presence(self.tournament, entry.presence))) }
                        @if entry.checked_in { span.chip.good { (self.told(&say!("roster-checked-in"))) } }
                    }
                }
            }
        }
    }

    /// The record, round by round, each leading to its match.
    fn rounds_of(&self, person: PersonId) -> Markup {
        let pack = self.tournament.pack();
        let shown = |progress: Progress| progress > Progress::Drawn || self.organizer;
        let rounds = self.tournament.rounds().iter().filter(|round| shown(round.progress));
        html! {
            section.sheet {
                h2 { (self.told(&say!("person-rounds"))) }
                div.scroll tabindex="0" role="region" aria-label=(self.told(&say!("person-rounds"))) { table.desk-rounds { tbody {
                    @for round in rounds {
                        @let place = round.matches.iter().position(|it| it.seats.seats(person));
                        tr {
                            td.no { (round.number.0) }
                            @match place.and_then(|place| Some((place, round.matches.get(place)?))) {
                                Some((place, it)) => {
                                    @let outcome = it.outcome_of(person).and_then(|id| pack.outcome(id));
                                    td.no { (part::table_number(it.table)) }
                                    td { @match it.seats.opponent_of(person) { Some(other) => (self.card(other)), None => (self.told(&say!("match-bye"))) } }
                                    @let said = html! { @match outcome {
                                        Some(outcome) => (part::called(self.reader, self.tournament, Named::Outcome, &outcome.id)),
                                        None => (part::state_of(self.reader, self.tournament, it)),
                                    } };
                                    // The result itself leads to where it is entered and corrected: a phone has no room for a further column.
                                    td { @if it.seats.opponent_of(person).is_some() {
                                        a href={ "/t/" (self.code) "/desk/match/" (round.number.0) "/" (place) } { (said) }
                                    } @else { (said) } }
                                    td.n { @if let Some(outcome) = outcome { (outcome.points) } }
                                },
                                None if round.unpaired.contains(&person) => {
                                    td {} td { (part::called(self.reader, self.tournament, Named::Outcome, &pack.unpaired_loss)) } td {} td {}
                                },
                                None => { td {} td.soft { "–" } td {} td {} },
                            }
                        }
                    }
                } } }
                @if self.tournament.rounds().is_empty() { p.soft { (self.told(&say!("person-no-rounds"))) } }
            }
        }
    }

    /// Calls, conduct, proxies and cards of this person.
    fn judges_notes(&self, person: PersonId) -> Markup {
        let judging = self.tournament.judging();
        let played = |id: Option<MatchId>| {
            id.and_then(|id| self.tournament.match_of(id)).is_some_and(|it| it.seats.seats(person))
        };
        let calls: Vec<_> =
            judging.calls.iter().filter(|call| call.by == person || played(call.id)).collect();
        let conduct: Vec<_> = judging.conduct.iter().filter(|report| report.about == person).collect();
        let proxies: Vec<_> = judging.proxies_of(person).map(|(_, proxy)| proxy).collect();
        let remedy = |remedy: Remedy| match remedy {
            Remedy::Unfounded => say!("person-remedy-unfounded"),
            Remedy::Warning => say!("person-remedy-warning"),
            Remedy::Penalty => say!("person-remedy-penalty"),
            Remedy::Recommendation => say!("person-remedy-recommendation"),
        };
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("person-judges"))) }
                @if calls.is_empty() && conduct.is_empty() && proxies.is_empty() { p.soft { (self.told(&say!("person-nothing"))) } }
                ul.plain {
                    @for report in &conduct {
                        li {
                            span.strong { (part::called(self.reader, self.tournament, Named::Conduct, &report.category)) } " "
                            @match &report.decided {
                                Some((by, then, note)) => { span.chip.act { (self.told(&remedy(*then))) } p.small { (self.name(*by)) ": " (note) } },
                                None => span.chip.wait { (self.told(&say!("person-undecided"))) },
                            }
                            p.small.soft { (report.note) }
                        }
                    }
                    @for call in &calls {
                        li {
                            span { (part::called(self.reader, self.tournament, Named::Call, &call.kind)) }
                            @if let Some(id) = call.id { " " span.small.soft { (self.told(&self.tournament.round_name(id.round))) } }
                            @for given in &call.rulings { p.small { (self.name(given.by)) ": " (given.ruling.text) } }
                        }
                    }
                    @for proxy in &proxies { li { (self.told(&say!("person-proxy", card = proxy.card.as_str(), date = part::day(self.reader, &proxy.date)))) } }
                }
            }
        }
    }

    /// Entry: presence, deck list, team, table.
    fn entry_of(&self, person: PersonId, entry: &Entry) -> Markup {
        let player = ("player", person.0.to_string());
        let deck = match &entry.deck {
            Some(deck) if deck.amended > 0 => say!("person-deck-amended", times = deck.amended),
            Some(_) => say!("person-deck-there"),
            None if self.tournament.settings().deck_lists => say!("person-deck-missing"),
            None => say!("person-deck-none"),
        };
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("person-entry"))) }
                dl.given {
                    dt { (self.told(&say!("person-deck"))) } dd { (self.told(&deck)) }
                    @if let Some(team) = &entry.team { dt { (self.told(&say!("join-team"))) } dd { (team) } }
                    @if let Some(table) = entry.fixed_table { dt { (self.told(&say!("person-fixed-table"))) } dd { (part::table_number(Some(table))) } }
                }
                @if !entry.checked_in && self.tournament.desk() < Desk::Finished {
                    (part::button(self.code, "check_in", std::slice::from_ref(&player), "act", &self.told(&say!("roster-check-in"))))
                }
                @if self.may(Action::FixTable) && self.tournament.desk() < Desk::Finished {
                    (self.form("fix_table", "row", &[player], &html! {
                        label.grow for="table" { (self.told(&say!("person-fix-table")))
                            input #table name="table" type="number" inputmode="numeric" min="1" max="9999"
                                value=(entry.fixed_table.map(|table| table.to_string()).unwrap_or_default());
                        }
                        button.btn { (self.told(&say!("person-save"))) }
                    }))
                }
            }
        }
    }

    /// New link and PIN, or no way in any more.
    fn ways_in(&self, person: PersonId) -> Markup {
        let action = format!("/t/{}/desk/person/{}/access", self.code, person.0);
        html! {
            @if self.organizer && person != self.me {
                section.sheet.stack {
                    h2 { (self.told(&say!("person-access"))) }
                    p.small.soft { (self.told(&say!("person-access-help"))) }
                    form.row method="post" action=(action) {
                        button.btn name="issue" value="yes" { (self.told(&say!("person-issue"))) }
                        button.btn.quiet { (self.told(&say!("person-revoke"))) }
                    }
                }
            }
        }
    }

    fn issued(&self, link: &str, pin: &str) -> Markup {
        html! {
            section.sheet.stack.next {
                h2 { (self.told(&say!("person-issued"))) }
                div.row {
                    (web::part::qr(link))
                    div.stack.grow { p.pin { (pin) } p.mono.small { (link) } }
                }
            }
        }
    }

    /// A misspelt name is written anew; the log keeps the old one.
    fn name_of_person(&self, person: PersonId) -> Markup {
        if !self.may(Action::Rename) || self.tournament.desk() == Desk::Finished {
            return html! {};
        }
        let typed = self.reader.typed("rename", "name");
        let name = if typed.is_empty() { self.name(person) } else { typed.to_owned() };
        html! {
            details.sheet open[!typed.is_empty()] {
                summary { (self.told(&say!("person-rename"))) }
                (self.form("rename", "row", &[("player", person.0.to_string()), part::shown(self.tournament, About::Person(person))], &html! {
                    label.grow for="rename-name" { (self.told(&say!("access-name-of")))
                        input #rename-name name="name" required maxlength="60" value=(name);
                    }
                    button.btn { (self.told(&say!("person-save"))) }
                }))
            }
        }
    }

    /// Appointing, dismissing, handing over.
    fn office_of(&self, person: PersonId) -> Markup {
        if !self.organizer || person == self.me || self.tournament.desk() == Desk::Finished {
            return html! {};
        }
        let it = self.tournament.person(person);
        let player = ("player", person.0.to_string());
        let staff = it.and_then(|it| it.staff);
        let shown = [player.clone(), part::shown(self.tournament, About::Person(person))];
        let role = |role: &str| [&shown[..], &[("role", role.to_owned())]].concat();
        html! {
            details.sheet {
                summary { (self.told(&say!("person-office"))) }
                div.row {
                    @if staff.is_some() { (part::button(self.code, "dismiss", &shown, "", &self.told(&say!("person-dismiss")))) }
                    @else {
                        (part::button(self.code, "appoint", &role("judge"), "", &self.told(&say!("person-make-judge"))))
                        (part::button(self.code, "appoint", &role("marshal"), "", &self.told(&say!("person-make-marshal"))))
                    }
                    @if it.is_some_and(|it| it.entry.is_none()) { (part::button(self.code, "enrol_person", std::slice::from_ref(&player), "", &self.told(&say!("person-enrol")))) }
                    (part::button(self.code, "hand_over", &shown, "quiet", &self.told(&say!("person-hand-over"))))
                }
            }
        }
    }

    /// Some of the organizer's work for somebody else: all of the desk at once, or each part ticked.
    fn rights_of(&self, person: PersonId) -> Markup {
        if !self.organizer || person == self.me || self.tournament.desk() == Desk::Finished {
            return html! {};
        }
        let given = self.tournament.person(person).map(|it| it.given.as_slice()).unwrap_or_default();
        let player = ("player", person.0.to_string());
        let shown = [player, part::shown(self.tournament, About::Person(person))];
        let mut all = shown.to_vec();
        let names: Vec<String> =
            Action::to_be_given().map(|action| format!("right:{}", right_id(action))).collect();
        all.extend(names.iter().map(|name| (name.as_str(), "yes".to_owned())));
        html! {
            details.sheet open[!given.is_empty()] {
                summary { (self.told(&say!("rights-give"))) }
                p.small.soft { (self.told(&say!("rights-give-help"))) }
                div.row {
                    @if given.len() < names.len() { (part::button(self.code, "give_rights", &all, "", &self.told(&say!("rights-give-all")))) }
                    @if !given.is_empty() { (part::button(self.code, "give_rights", &shown, "quiet", &self.told(&say!("rights-give-none")))) }
                }
                (self.form("give_rights", "stack", &shown, &html! {
                    div.desk-many {
                        @for (action, name) in Action::to_be_given().zip(&names) {
                            label.check { input type="checkbox" name=(name) value="yes" checked[given.contains(&action)]; span { (self.told(&action.saying())) } }
                        }
                    }
                    button.btn { (self.told(&say!("person-save"))) }
                }))
            }
        }
    }

    /// Leaving and coming back, as far as this leader may decide it.
    fn leaving_of(&self, person: PersonId, entry: &Entry) -> Markup {
        if self.tournament.desk() == Desk::Finished {
            return html! {};
        }
        let player = ("player", person.0.to_string());
        let one = &[player.clone(), part::shown(self.tournament, About::Player(person))];
        let active = entry.presence == Presence::Active;
        let before = self.tournament.desk() < Desk::Running;
        html! {
            section.sheet.stack {
                h2 { (self.told(&say!("person-leaving"))) }
                @if self.organizer {
                    @if active && before { (part::button(self.code, "withdraw_entry", one, "", &self.told(&say!("person-withdraw")))) }
                    @if active && !before { (self.drop_form(one)) }
                    @if active && let Some((id, it)) = self.tournament.my_match(person)
                        && it.result.is_none() && self.tournament.current_round().is_some_and(|round| round.progress > Progress::Drawn) {
                        @let fields = [part::shown_match(self.tournament, id), vec![player]].concat();
                        (part::button(self.code, "no_show", &fields, "", &self.told(&say!("settle-no-show", name = self.name(person)))))
                    }
                    @if matches!(entry.presence, Presence::Dropped { .. }) {
                        (part::button(self.code, "rejoin", one, "", &self.told(&say!("desk-rejoin"))))
                    }
                }
                @if let Some(recommended) = &entry.recommended {
                    p.note.act { (self.told(&say!("desk-recommended", name = self.name(person), reason = recommended.reason.as_str()))) }
                    @if self.organizer { (part::button(self.code, "decline_recommendation", one, "", &self.told(&say!("desk-decline")))) }
                }
                @if !matches!(entry.presence, Presence::Disqualified { .. }) {
                    @if self.tournament.acts_as_marshal(self.me) && entry.recommended.is_none() {
                        (self.severe("recommend", one, &say!("person-recommend"), &say!("person-recommend-help")))
                    }
                    @if self.organizer { (self.severe("disqualify", one, &say!("person-disqualify"), &say!("person-disqualify-help"))) }
                }
            }
        }
    }

    fn drop_form(&self, player: &[(&str, String)]) -> Markup {
        let reasons = [
            ("own_wish", DropReason::OwnWish),
            ("no_show", DropReason::NoShow),
            ("unable_to_play", DropReason::UnableToPlay),
            ("missing_card", DropReason::MissingCard),
            ("declined", DropReason::Declined),
        ];
        let chosen = self.reader.typed("drop", "why");
        self.form("drop", "row", player, &html! {
            label.grow for="why" { (self.told(&say!("person-drop-why")))
                select #why name="why" {
                    @for (id, reason) in reasons { option value=(id) selected[chosen == id] { (self.told(&reason.saying())) } }
                }
            }
            button.btn { (self.told(&say!("desk-drop"))) }
        })
    }

    /// Something that needs a reason and a second thought.
    fn severe(&self, kind: &str, player: &[(&str, String)], title: &Saying, help: &Saying) -> Markup {
        html! {
            details open[!self.reader.typed(kind, "kind").is_empty()] {
                summary.soft { (self.told(title)) }
                p.small.soft { (self.told(help)) }
                (self.form(kind, "row", player, &html! {
                    (self.reason(kind))
                    button.btn.act { (self.told(title)) }
                }))
            }
        }
    }
}
