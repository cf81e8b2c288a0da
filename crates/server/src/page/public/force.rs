//! Rules in force: regulation, tier, rounds and cut, times, deck lists.

use maud::{Markup, html};
use regulations::{Named, Topic};
use rulebook::{Saying, say};
use tournament::{DeckVisibility, Tournament};
use web::Reader;

use crate::page::{part, plan};

/// What holds in this tournament.
pub(in crate::page) fn in_force(reader: &Reader, code: &str, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let settings = tournament.settings();
    let pack = tournament.pack();
    let named = |named: Named, id: &str| part::called(reader, tournament, named, id);
    let seen = match settings.deck_visibility {
        DeckVisibility::Leaders => say!("decks-seen-leaders"),
        DeckVisibility::AfterTheEnd => say!("decks-seen-after"),
        DeckVisibility::Open => say!("decks-seen-open"),
    };
    html! {
        section.sheet.stack #rules {
            h2 { (told(&say!("force-title"))) }
            dl.given {
                dt { (told(&say!("new-pack"))) } dd { (pack.title) " " (pack.version) }
                dt { (told(&say!("new-tier"))) } dd { (named(Named::Tier, &settings.tier)) }
                @if let Some(occasion) = &settings.event_type { dt { (told(&say!("new-occasion"))) } dd { (named(Named::Occasion, occasion)) } }
                @if let Some(date) = settings.date { dt { (told(&say!("new-date"))) } dd { (part::day(reader, date)) } }
                @if let Some(zone) = &settings.time_zone { dt { (told(&say!("zone-label"))) } dd { (zone.replace('_', " ")) } }
                dt { (told(&say!("desk-plan"))) }
                dd {
                    @if tournament.plan().is_empty() { (told(&say!("force-not-announced"))) }
                    @else { (plan::stages(reader, tournament.plan(), tournament.registered())) }
                    " " (part::clause(tournament.clause(Topic::StructureAnnouncedFirst)))
                }
                @if let Some(minutes) = pack.clock.swiss_minutes { dt { (told(&say!("force-round"))) } dd { (told(&say!("force-minutes", minutes = minutes))) } }
                dt { (told(&say!("force-tie-breakers"))) } dd { (told(&say!("force-tie-breakers-are"))) " " (part::clause(tournament.clause(Topic::TieBreakers))) }
                dt { (told(&say!("person-deck"))) }
                dd { @if settings.deck_lists { (told(&say!("force-decks-required"))) " " (told(&seen)) } @else { (told(&say!("force-decks-none"))) } }
                dt { (told(&say!("force-late"))) } dd { @if settings.late_entry { (told(&say!("force-late-yes"))) } @else { (told(&say!("force-late-no"))) } }
            }
            div.row {
                a.btn href="/rules" { (told(&say!("rules-title"))) }
                a.btn.quiet href={ "/t/" (code) "/proof" } { (told(&say!("proof-title"))) }
                a.btn.quiet href="/rights" { (told(&say!("rights-title"))) }
            }
        }
    }
}
