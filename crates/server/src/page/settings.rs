//! The fields of a tournament's settings: the same for a new tournament and for one that is changed. Each explains itself in
//! a line; what can be chosen follows from the regulation.

use std::collections::BTreeMap;

use maud::{Markup, html};
use regulations::{CUSTOM, Named, Pack};
use rulebook::{Saying, say};
use tournament::{DeckVisibility, Settings, StagePlan, Structure};
use web::Reader;
use web::clock::Zone;

use super::{part, plan};
use crate::forms::{self, visibility_id};

/// Values as they stand in a form.
pub(crate) type Values = BTreeMap<String, String>;

/// What the preview assumes if nobody says otherwise.
const PLAYERS: u32 = 16;
const START: &str = "10:00";

/// The settings as a form would send them.
pub(super) fn values_of(settings: &Settings) -> Values {
    let (rounds, cut) = match &settings.structure {
        Structure::Table(_) => (4, 0),
        Structure::Custom { stages } => rounds_and_cut(stages),
    };
    let structure = match &settings.structure {
        Structure::Table(id) => id.clone(),
        Structure::Custom { .. } => CUSTOM.to_owned(),
    };
    let yes = |value: bool| if value { "yes".to_owned() } else { String::new() };
    let values = [
        ("tier", settings.tier.clone()),
        ("structure", structure),
        ("rounds", rounds.to_string()),
        ("cut", cut.to_string()),
        ("event_type", settings.event_type.clone().unwrap_or_default()),
        ("date", settings.date.map(|day| day.to_string()).unwrap_or_default()),
        ("region", settings.region.clone().unwrap_or_default()),
        ("time_zone", settings.time_zone.clone().unwrap_or_default()),
        ("capacity", settings.capacity.map(|most| most.to_string()).unwrap_or_default()),
        ("first_table", settings.first_table.to_string()),
        ("no_show_minutes", settings.no_show_minutes.to_string()),
        ("deck_lists", yes(settings.deck_lists)),
        ("deck_visibility", visibility_id(settings.deck_visibility).to_owned()),
        ("late_entry", yes(settings.late_entry)),
        ("check_in", yes(settings.check_in)),
        ("set_up_ticked", yes(settings.set_up_ticked)),
        ("untimed_final", yes(settings.untimed_final)),
        ("tables", yes(settings.tables)),
        ("force_points", settings.force_points.map(|points| points.to_string()).unwrap_or_default()),
        ("force_points_anyway", yes(settings.force_points_anyway)),
    ];
    values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn rounds_and_cut(stages: &[StagePlan]) -> (u16, u32) {
    let rounds = stages.iter().find_map(|stage| match stage {
        StagePlan::Swiss { rounds, .. } => Some(*rounds),
        StagePlan::Elimination { .. } => None,
    });
    (rounds.unwrap_or(0), stages.iter().find_map(StagePlan::cut).unwrap_or(0))
}

fn visibility_said(visibility: DeckVisibility) -> Saying {
    match visibility {
        DeckVisibility::Leaders => say!("decks-seen-leaders"),
        DeckVisibility::AfterTheEnd => say!("decks-seen-after"),
        DeckVisibility::Open => say!("decks-seen-open"),
    }
}

/// The fields of one regulation's settings, filled with those values.
pub(super) struct Form<'a> {
    pub(super) reader: &'a Reader,
    pub(super) pack: &'a Pack,
    pub(super) values: &'a Values,
}

impl Form<'_> {
    fn told(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    fn value<'a>(&'a self, name: &str, otherwise: &'a str) -> &'a str {
        self.values.get(name).map_or(otherwise, String::as_str)
    }

    fn named(&self, named: Named, id: &str) -> String {
        self.told(&self.pack.naming(self.reader.language.code(), named, id))
    }

    fn field(&self, name: &str, label: &Saying, help: &Saying, input: &Markup) -> Markup {
        part::field(name, &self.told(label), &self.told(help), input)
    }

    fn number(&self, name: &str, label: &Saying, help: &Saying, (most, otherwise): (u32, &str)) -> Markup {
        self.field(
            name,
            label,
            help,
            &html! {
                input id=(name) name=(name) type="number" inputmode="numeric" min="0" max=(most)
                    value=(self.value(name, otherwise)) aria-describedby={ (name) "-help" };
            },
        )
    }

    fn check(&self, name: &str, label: &Saying) -> Markup {
        html! {
            label.check {
                input type="checkbox" name=(name) value="yes" checked[!self.value(name, "").is_empty()];
                span { (self.told(label)) }
            }
        }
    }

    /// When and where, and who may come.
    pub(super) fn place(&self) -> Markup {
        html! {
            div.two {
                (self.field("date", &say!("new-date"), &say!("new-date-help"), &html! {
                    input #date name="date" type="date" value=(self.value("date", "")) aria-describedby="date-help";
                }))
                (self.field("region", &say!("new-region"), &say!("new-region-help"), &html! {
                    select #region name="region" aria-describedby="region-help" {
                        option value="" { (self.told(&say!("new-region-none"))) }
                        @for region in decks::Region::ALL {
                            option value=(region.code()) selected[self.value("region", "") == region.code()] {
                                (self.told(&decks::Said::said(region)))
                            }
                        }
                    }
                }))
            }
            (self.zone())
            div.two {
                (self.number("capacity", &say!("new-capacity"), &say!("new-capacity-help"), (20_000, "")))
                (self.number("first_table", &say!("new-first-table"), &say!("new-first-table-help"), (9_000, "1")))
            }
        }
    }

    /// The clock its times are said by: the script proposes the browser's own.
    fn zone(&self) -> Markup {
        let chosen = self.value("time_zone", "");
        self.field("time_zone", &say!("zone-label"), &say!("zone-help"), &html! {
            select #time_zone name="time_zone" aria-describedby="time_zone-help" data-own-zone[chosen.is_empty()] {
                option value="" { (self.told(&say!("zone-server"))) }
                @for name in Zone::names() { option value=(name) selected[chosen == name] { (name.replace('_', " ")) } }
            }
        })
    }

    /// Tier, kind of tournament and structure.
    pub(super) fn rules(&self) -> Markup {
        let unofficial = self.pack.unofficial_tier.clone();
        html! {
            (self.field("tier", &say!("new-tier"), &say!("new-tier-help"), &html! {
                select #tier name="tier" aria-describedby="tier-help" {
                    @for tier in &self.pack.tiers {
                        option value=(tier.id) selected[self.value("tier", &unofficial) == tier.id] {
                            (self.named(Named::Tier, &tier.id))
                        }
                    }
                }
            }))
            @if !self.pack.occasions.is_empty() {
                (self.field("event_type", &say!("new-occasion"), &say!("new-occasion-help"), &html! {
                    select #event_type name="event_type" aria-describedby="event_type-help" {
                        option value="" { (self.told(&say!("new-occasion-none"))) }
                        @for occasion in &self.pack.occasions {
                            option value=(occasion.id) selected[self.value("event_type", "") == occasion.id] {
                                (self.named(Named::Occasion, &occasion.id))
                            }
                        }
                    }
                }))
            }
            (self.field("structure", &say!("new-structure"), &say!("new-structure-help"), &html! {
                select #structure name="structure" aria-describedby="structure-help" {
                    @for structure in &self.pack.structures {
                        option value=(structure.id) selected[self.value("structure", "") == structure.id] {
                            (self.named(Named::Structure, &structure.id))
                        }
                    }
                    option value=(CUSTOM) selected[self.value("structure", "") == CUSTOM] { (self.told(&say!("new-structure-custom"))) }
                }
            }))
            div.two.found-own {
                (self.number("rounds", &say!("new-rounds"), &say!("new-rounds-help"), (20, "4")))
                (self.number("cut", &say!("new-cut"), &say!("new-cut-help"), (512, "0")))
            }
        }
    }

    /// Deck lists, latecomers, missing players.
    pub(super) fn house(&self) -> Markup {
        let chosen = self.value("deck_visibility", "leaders");
        html! {
            (self.check("deck_lists", &say!("new-deck-lists")))
            (self.field("deck_visibility", &say!("new-decks-seen"), &say!("new-decks-seen-help"), &html! {
                select #deck_visibility name="deck_visibility" aria-describedby="deck_visibility-help" {
                    @for visibility in DeckVisibility::ALL {
                        option value=(visibility_id(visibility)) selected[chosen == visibility_id(visibility)] {
                            (self.told(&visibility_said(visibility)))
                        }
                    }
                }
            }))
            (self.check("late_entry", &say!("new-late-entry")))
            (self.check("check_in", &say!("new-check-in")))
            @if !self.pack.table_set_up.is_empty() { (self.check("set_up_ticked", &say!("set-up-setting"))) }
            @if self.pack.clock.final_may_be_untimed { (self.check("untimed_final", &say!("new-untimed-final"))) }
            @if self.pack.table.is_some() { (self.check("tables", &say!("new-tables"))) }
            (self.forces())
            (self.number("no_show_minutes", &say!("new-no-show"), &say!("new-no-show-help"), (120, "10")))
        }
    }

    /// What both players' forces come to, where the game has forces.
    fn forces(&self) -> Markup {
        let Some(forces) = self.pack.forces else { return html! {} };
        let usual = forces.usual.to_string();
        let set: u32 = self.value("force_points", "").trim().parse().unwrap_or(forces.usual);
        html! {
            (self.number("force_points", &say!("new-force-points"), &say!("new-force-points-help", least = forces.least, most = forces.most), (100_000, &usual)))
            (self.check("force_points_anyway", &say!("new-force-points-anyway")))
            @if !(forces.least..=forces.most).contains(&set) {
                p.note { (self.told(&say!("new-force-points-notice"))) }
            }
        }
    }

    /// How many rounds for how many players, and until when.
    pub(super) fn preview_to(&self, address: &str) -> Markup {
        let players = self.value("players", "").parse().unwrap_or(PLAYERS).clamp(2, 20_000);
        let start = plan::minute_of_day(self.value("start", START)).unwrap_or(600);
        html! {
            section.found-aside.stack data-preview="yes" {
                h2 { (self.told(&say!("new-preview"))) }
                div.two {
                    label for="players" { (self.told(&say!("new-preview-players")))
                        input #players name="players" type="number" inputmode="numeric" min="2" max="20000" value=(players);
                    }
                    label for="start" { (self.told(&say!("new-preview-start")))
                        input #start name="start" type="time" value=(self.value("start", START));
                    }
                }
                div.stack #plan aria-live="polite" {
                    @match forms::settings(self.pack, self.values, &Settings::default()) {
                        Ok(settings) => (plan::preview(self.reader, self.pack, &settings, players, start)),
                        Err(problem) => (part::problem_note(self.reader, &problem)),
                    }
                }
                button.btn formmethod="get" formaction=(address) formnovalidate { (self.told(&say!("new-preview-button"))) }
            }
        }
    }
}
