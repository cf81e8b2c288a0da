//! The builder's page: what is picked and what it comes to beside what the list offers; printed, it is the roster.

use epic::draft::{Draft, Line, at_set_up, offered, offered_at_set_up, tally};
use epic::lists::{ArmyList, Offer};
use epic::muster::draft;
use epic::roster::Roster;
use maud::{Markup, html};
use rulebook::{Cites, say};
use web::{Problem, Reader, part};

use super::Asked;
use crate::Tables;
use crate::packed::packed;

/// The page of one army.
pub(super) struct Sheet<'a> {
    pub(super) reader: &'a Reader,
    pub(super) tables: &'a Tables,
    pub(super) id: &'a str,
    pub(super) asked: &'a Asked,
    pub(super) total: u32,
    pub(super) list: &'a ArmyList,
    pub(super) roster: &'a Roster,
}

impl Sheet<'_> {
    pub(super) fn show(&self) -> Result<Markup, Problem> {
        let draft =
            draft(self.roster, self.total).map_err(|finding| Problem::field("list", finding.saying()))?;
        Ok(html! {
            (self.head(&draft))
            (points(self.reader, &format!("/armies/{}", self.id), self.asked, self.total, Some(self.roster)))
            div.army-two {
                section.army-picked aria-labelledby="picked" {
                    h2 #picked { (self.say(&say!("armies-picked"))) }
                    @if draft.picks.is_empty() { p.soft { (self.say(&say!("armies-none"))) } }
                    @for picked in &draft.picks { (self.pick(&draft, picked.pick, &picked.lines)) }
                    @for (at, pick) in self.roster.formations.iter().enumerate().filter(|(at, _)| draft.picks.iter().all(|it| it.pick != *at)) {
                        (self.unknown(at, &pick.name))
                    }
                    @if draft.options.iter().any(|line| !line.group) { (self.options(&draft.options)) }
                }
                section.army-offers aria-label=(self.say(&say!("armies-offers"))) {
                    h2 { (self.say(&say!("armies-offers"))) }
                    ul.plain { @for offer in &self.list.formations { (self.offer(offer)) } }
                }
            }
            (self.share(&draft))
            (self.list_itself())
        })
    }

    /// The list, to be made one of one's own: every field is checked before anything is built from it.
    fn list_itself(&self) -> Markup {
        let text = rulebook::pretty(self.list).unwrap_or_default();
        html! {
            details.sheet.army-list-itself {
                summary { (self.say(&say!("armies-list-itself"))) }
                (self.form("list", &html! {
                    label for="list" { (self.say(&say!("armies-list-change"))) }
                    textarea #list name="list" rows="16" spellcheck="false" required { (text) }
                    button.btn { (self.say(&say!("armies-list-use"))) }
                }))
            }
        }
    }

    fn say(&self, saying: &rulebook::Saying) -> String {
        self.reader.say(saying)
    }

    fn form(&self, wish: &str, content: &Markup) -> Markup {
        html! {
            form.table-form method="post" action={ "/armies/" (self.id) } {
                input type="hidden" name="do" value=(wish);
                input type="hidden" name="a" value=(packed(self.roster));
                input type="hidden" name="points" value=(self.total);
                input type="hidden" name="table" value=(self.asked.table);
                input type="hidden" name="by" value=(self.asked.by);
                input type="hidden" name="for" value=(self.asked.tournament);
                (content)
            }
        }
    }

    /// Points, ratings and what is missing, always in sight.
    fn head(&self, draft: &Draft) -> Markup {
        let total = self.total;
        html! {
            header.army-head {
                h1 { (if self.roster.name.is_empty() { &self.list.name } else { &self.roster.name }) }
                p.army-sum {
                    strong { (draft.army.points) } "/" (total) " "
                    span.chip { (self.say(&say!("table-rating", rating = self.list.strategy_rating))) } " "
                    @if draft.findings.is_empty() { span.chip.good { (self.say(&say!("armies-legal"))) } }
                    @else { span.chip.wait { (self.say(&say!("armies-missing", count = draft.findings.len()))) } }
                }
                @if !draft.findings.is_empty() {
                    ul.army-findings {
                        @for finding in &draft.findings { li { (self.say(&finding.saying())) " " (part::clause(finding.clause())) } }
                    }
                }
                @if self.roster.formations.is_empty() {
                    (self.form("ready", &html! { button.btn.act { (self.say(&say!("armies-ready"))) } }))
                }
            }
        }
    }

    fn pick(&self, draft: &Draft, at: usize, lines: &[Line]) -> Markup {
        let place = draft.picks.iter().position(|it| it.pick == at);
        let formation = place.and_then(|place| draft.army.formations.get(place));
        html! {
            @if let Some(formation) = formation {
                article.sheet.army-pick {
                    div.table-row {
                        h3 { (formation.name) } span.army-points { (formation.points) }
                        (self.form("remove", &html! {
                            input type="hidden" name="pick" value=(at);
                            button.btn.quiet aria-label=(self.say(&say!("armies-remove", formation = &formation.name))) { "×" }
                        }))
                    }
                    p.small { @for (n, (unit, count)) in tally(&draft.army, formation).iter().enumerate() { @if n > 0 { ", " } (count) " × " (unit) } @for character in &formation.characters { ", " (character) } }
                    ul.small.soft { @for may in at_set_up(&draft.army, formation).sayings() { li { (self.say(&may)) } } }
                    @if lines.iter().any(|line| !line.group) {
                        details {
                            summary { (self.say(&say!("armies-choices"))) }
                            (self.form("take", &html! {
                                input type="hidden" name="pick" value=(at);
                                (self.lines(lines, &at.to_string()))
                                button.btn { (self.say(&say!("armies-apply"))) }
                            }))
                        }
                    }
                }
            }
        }
    }

    /// A formation the list does not know, or no longer: it can only be taken away.
    fn unknown(&self, at: usize, name: &str) -> Markup {
        let name: String = name.chars().take(80).collect();
        html! {
            article.sheet.army-pick {
                div.table-row {
                    h3 { (name) }
                    (self.form("remove", &html! {
                        input type="hidden" name="pick" value=(at);
                        button.btn.quiet aria-label=(self.say(&say!("armies-remove", formation = &name))) { "×" }
                    }))
                }
                p.small { (self.say(&say!("epic-army-unknown-formation", formation = &name))) }
            }
        }
    }

    fn options(&self, lines: &[Line]) -> Markup {
        html! {
            article.sheet.army-pick {
                h3 { (self.say(&say!("armies-options"))) }
                (self.form("options", &html! {
                    (self.lines(lines, "army"))
                    button.btn { (self.say(&say!("armies-apply"))) }
                }))
            }
        }
    }

    /// Choices as number fields; groups stand above what they hold.
    fn lines(&self, lines: &[Line], of: &str) -> Markup {
        html! {
            ul.army-lines {
                @for (n, line) in lines.iter().enumerate() {
                    li data-depth=(line.depth) {
                        @if line.group {
                            strong { (line.name) } " " span.small.soft { (self.limits(line)) }
                        } @else {
                            @let id = format!("take-{of}-{n}");
                            label for=(id) { (line.name) " " span.small.soft { (line.points) " · " (self.limits(line)) } }
                            input id=(id) name={ "take:" (line.path) } type="number" inputmode="numeric" min="0" max=[line.most] value=(line.taken);
                        }
                    }
                }
            }
        }
    }

    fn limits(&self, line: &Line) -> String {
        let most = line.most.map_or_else(|| "∞".to_owned(), |most| most.to_string());
        self.say(&say!("epic-list-limits", least = line.least, most = most))
    }

    /// What it costs; where its size sets the price, what the smallest one does.
    fn price(&self, offer: &Offer, lines: &[Line]) -> String {
        let sizes = lines.iter().filter(|line| !line.group && line.points > 0).map(|line| line.points);
        match sizes.min() {
            Some(least) if offer.points == 0 => self.say(&say!("armies-from", points = least)),
            _ => offer.points.to_string(),
        }
    }

    fn offer(&self, offer: &Offer) -> Markup {
        let lines = offered(self.list, offer, self.total);
        let may = offered_at_set_up(self.list, offer, self.total);
        html! {
            li.army-offer {
                div.table-row {
                    div { strong { (offer.name) } p.small.soft { (self.price(offer, &lines)) " · " (self.say(&offer.slot.saying())) @if let Some(most) = offer.army_max { " · " (self.say(&say!("epic-list-army-max", most = most))) } } }
                    (self.form("add", &html! {
                        input type="hidden" name="formation" value=(offer.name);
                        button.btn aria-label=(self.say(&say!("armies-add", formation = &offer.name))) { "+" }
                    }))
                }
                @if let Some(may) = may { p.small.soft { (self.say(&say!("epic-list-at-set-up", may = may.sayings()))) } }
                @if !lines.is_empty() {
                    details {
                        summary.small { (self.say(&say!("armies-choices"))) }
                        ul.army-lines.small {
                            @for line in &lines { li data-depth=(line.depth) { (line.name) @if !line.group { " · " (line.points) } " · " (self.limits(line)) } }
                        }
                    }
                }
            }
        }
    }

    /// Name, link, code, file; and handing it in at the table it was built for.
    fn share(&self, draft: &Draft) -> Markup {
        let query = self.asked.query(self.roster, self.total);
        let address = format!("{}/armies/{}?{query}", self.tables.public_url, self.id);
        html! {
            section.sheet.army-share {
                @if !self.asked.table.is_empty() && draft.findings.is_empty() && !self.roster.formations.is_empty() {
                    form method="post" action={ "/table/" (self.asked.table) "/act" } {
                        input type="hidden" name="do" value="army";
                        input type="hidden" name="by" value=(self.asked.by);
                        input type="hidden" name="army" value=(packed(self.roster));
                        button.btn.act.big { (self.say(&say!("armies-hand-in"))) }
                    }
                }
                @if self.asked.is_for_a_tournament() && draft.findings.is_empty() && !self.roster.formations.is_empty() {
                    form method="post" action={ "/t/" (self.asked.tournament) "/army" } {
                        input type="hidden" name="list" value=(packed(self.roster));
                        button.btn.act.big { (self.say(&say!("armies-hand-in-for"))) }
                    }
                }
                (self.form("name", &html! {
                    div.army-name {
                        label for="army-name" { (self.say(&say!("armies-name"))) }
                        input #army-name name="name" maxlength="80" value=(self.roster.name) autocomplete="off";
                        button.btn { (self.say(&say!("armies-name-set"))) }
                    }
                }))
                p { a href={ "/armies/" (self.id) "/roster.json?" (query) } { (self.say(&say!("armies-file"))) } " " a href=(address) { (self.say(&say!("armies-link"))) } }
                @if address.len() < 1800 { (web::part::qr(&address)) }
            }
        }
    }
}

/// The total to build to, where no table and no tournament has set it.
pub(super) fn points(
    reader: &Reader,
    at: &str,
    asked: &Asked,
    total: u32,
    roster: Option<&Roster>,
) -> Markup {
    let free = asked.table.is_empty() && asked.tournament.is_empty();
    html! {
        @if free {
            form.army-total method="get" action=(at) {
                @if let Some(roster) = roster { input type="hidden" name="a" value=(packed(roster)); }
                label for="points" { (reader.say(&say!("table-points"))) }
                input #points name="points" inputmode="numeric" autocomplete="off" value=(total);
                button.btn { (reader.say(&say!("armies-points-set"))) }
            }
        }
        @if !(2000..=5000).contains(&total) { p.small.soft { (reader.say(&say!("epic-notice-points"))) } }
    }
}
