//! Before the first round: what is announced, who leads, what the tier expects, what to bring and when products are legal.

use access::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use decks::Said as _;
use maud::{Markup, html};
use outlook::schedule::Habits;
use outlook::{Schedule, Span};
use regulations::ledger::Moment as Occurrence;
use regulations::{Item, LeadersPlay, Named, Pack, Tier, Topic};
use rulebook::{Saying, say};
use serde::Deserialize;
use tournament::{Desk, Moment, Role, RoundKind, StaffRole, StagePlan, Structure, Tournament};
use web::{Problem, Reader};

use super::frame;
use super::outlook::{lasting, when};
use super::{Asked, answer, asked, part};
use crate::App;
use crate::clock;

/// The newest products shown at once; the others are one tap away.
const NEWEST: usize = 6;

pub(super) async fn about(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Response {
    let page = asked(&app, &visitor, &code).await.map(|it| about_page(&reader, &code, &it));
    answer(page)
}

fn about_page(reader: &Reader, code: &str, it: &Asked) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let tournament = &*it.snapshot.tournament;
    let pack = tournament.pack();
    let tier = pack.tier(&tournament.settings().tier);
    frame::inside(reader, &told(&say!("nav-about")), code, &it.snapshot, it.person).show(&html! {
        div {
            h1 { (tournament.name()) }
            p.soft {
                (pack.title) " " (pack.version)
                @if let Some(day) = pack.effective { " · " (told(&say!("about-in-force", day = part::day(reader, day)))) }
            }
            @if let Some(day) = tournament.settings().date { p { (told(&say!("about-date", day = part::day(reader, day)))) } }
            @if let Some(zone) = &tournament.settings().time_zone { p.soft { (told(&say!("zone-label"))) ": " (zone.replace('_', " ")) } }
        }
        div.desk {
            div.stack {
                (rounds(reader, tournament))
                @if let Some(tier) = tier { (expectations(reader, pack, tier)) }
                (products(reader, tournament))
            }
            div.stack {
                (people(reader, tournament))
                (conditions(reader, tournament, tier))
                (list(reader, pack, &say!("about-preparation"), Named::Preparation, &pack.lists.preparation))
                (list(reader, pack, &say!("about-documents"), Named::Document, &pack.lists.documents))
                section.sheet.stack {
                    h2 { (told(&say!("about-conduct"))) }
                    ul.rules-moments {
                        li { a href="/rules/moment/misconduct" { (told(&say!("about-conduct-rules"))) } }
                        li { a href={ "/rules/set-up/" (pack.id) } { (told(&say!("rules-set-up"))) } }
                        li { a href={ "/t/" (code) "/proof" } { (told(&say!("about-fair"))) } }
                    }
                }
            }
        }
    })
}

/// Number and kind of rounds and the cut: announced, or as they would be now.
fn rounds(reader: &Reader, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let settings = tournament.settings();
    let announced = !tournament.plan().is_empty();
    let players = if announced { tournament.registered() } else { tournament.entered() as u32 };
    let stages = if announced {
        Some(tournament.plan().to_vec())
    } else {
        tournament.plan_for(&settings.structure, players).ok()
    };
    let forecast = outlook::forecast(tournament, clock::now());
    html! {
        section.sheet.stack {
            div.row.spread {
                h2 { (told(&say!("about-rounds"))) }
                (part::clause(tournament.clause(Topic::StructureAnnouncedFirst)))
            }
            p {
                @if announced { (told(&say!("about-announced", players = players))) }
                @else { (told(&say!("about-not-announced", players = players))) }
            }
            @if let (false, Structure::Table(structure)) = (announced, &settings.structure) {
                p { a href={ "/plan?pack=" (tournament.pack().id) "&structure=" (structure) "&players=" (players.max(2)) } { (told(&say!("plan-title"))) } }
            }
            @match &stages {
                None => p.soft { (told(&say!("about-no-row", players = players))) },
                Some(stages) => {
                    (stages_list(reader, stages, players))
                    @let plan = schedule(tournament.pack(), stages, players, settings.untimed_final, Moment(0));
                    @if let Some(ends) = plan.ends() { p { (told(&duration(reader, ends, Moment(0)))) } }
                },
            }
            @if let Some(day) = forecast.as_ref().and_then(|forecast| forecast.day).filter(|_| tournament.desk() == Desk::Running) {
                p { (told(&say!("about-ends"))) " " (when(reader, tournament, day)) }
            }
        }
    }
}

fn schedule(pack: &Pack, stages: &[StagePlan], players: u32, untimed_final: bool, start: Moment) -> Schedule {
    Schedule::new(pack, stages, players, untimed_final, Span::at(start), &Habits::UNKNOWN)
}

fn duration(reader: &Reader, ends: Span, start: Moment) -> Saying {
    let lasts = |moment: Moment| lasting(reader, moment.since(start) / 60_000);
    say!("about-lasts", likely = lasts(ends.likely), early = lasts(ends.early), late = lasts(ends.late))
}

fn stages_list(reader: &Reader, stages: &[StagePlan], players: u32) -> Markup {
    html! {
        ol.rules-in-order {
            @for stage in stages {
                li {
                    @if let Some(places) = stage.cut() { p { (reader.say(&say!("about-cut", places = places))) } }
                    p.strong {
                        @match stage.kind() {
                            RoundKind::Swiss => (reader.say(&say!("about-swiss", rounds = stage.rounds(players)))),
                            RoundKind::Elimination => (reader.say(&say!("about-elimination", rounds = stage.rounds(players)))),
                        }
                    }
                }
            }
        }
    }
}

/// The organizer, marshals and judges; who is off duty is a spectator (CT-1.2.7, CT-1.3.5).
fn people(reader: &Reader, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let staff = tournament.people().filter_map(|(id, person)| Some((id, person, person.staff?)));
    let organizer = tournament.organizer();
    // Each edition has its own word for its roles.
    let named = |role: &str, saying: Saying| {
        let word = tournament.pack().word(reader.language.code(), role);
        word.map_or_else(|| reader.say(&saying), ToOwned::to_owned)
    };
    let marshal = || named("marshal", say!("clauses-who-marshal"));
    html! {
        section.sheet.stack {
            h2 { (told(&say!("about-people"))) }
            ul.plain {
                li {
                    span.strong { (tournament.name_of(organizer)) } " – " (named("organizer", say!("clauses-who-organizer")))
                    @if !tournament.has_marshal() { ", " (told(&say!("about-acts-as-marshal", marshal = marshal()))) " " (part::clause(tournament.clause(Topic::OrganizerActsAsMarshal))) }
                }
                @for (id, person, staff) in staff.filter(|(id, _, _)| *id != organizer) {
                    li {
                        span.strong { (person.name) } " – "
                        @match staff.role {
                            StaffRole::Marshal => (marshal()),
                            StaffRole::Judge => (named("judge", say!("clauses-who-judge"))),
                        }
                        " "
                        @if matches!(tournament.role(id), Role::Marshal | Role::Judge) { span.chip.good { (told(&say!("about-on-duty"))) } }
                        @else { span.chip { (told(&say!("about-off-duty"))) } }
                    }
                }
            }
            @for (playing, second) in seconds(tournament) {
                p { (told(&say!("about-second", playing = tournament.name_of(playing), second = tournament.name_of(second)))) " "
                    (part::clause(tournament.clause(Topic::SecondLeaderAnnounced))) }
            }
        }
    }
}

fn seconds(tournament: &Tournament) -> Vec<(tournament::PersonId, tournament::PersonId)> {
    tournament.people().filter_map(|(id, _)| Some((id, tournament.second_leader(id)?))).collect()
}

/// What somebody about to enrol should know: what the tier expects (CT-6.2.1, LT-6.0.2), and where everything else stands.
pub(super) fn joining(reader: &Reader, tournament: &Tournament, code: &str) -> Markup {
    let tier = tournament.pack().tier(&tournament.settings().tier);
    html! {
        @if let Some(expected) = tier.and_then(expected) { p.small { (reader.say(&expected)) } }
        p.small {
            a href={ "/t/" (code) "/about" } { (reader.say(&say!("nav-about"))) } " · "
            (part::at_hand(reader, tournament, "before_the_day"))
        }
    }
}

fn expected(tier: &Tier) -> Option<Saying> {
    match tier.id.as_str() {
        "relaxed" => Some(say!("about-tier-relaxed")),
        "formal" => Some(say!("about-tier-formal")),
        "premier" => Some(say!("about-tier-premier")),
        _ => None,
    }
}

/// What the tier expects of players; excludes nobody.
fn expectations(reader: &Reader, pack: &Pack, tier: &Tier) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let occurrence = Occurrence::named(&format!("tier_{}", tier.id));
    let cited = occurrence
        .zip(pack.document.as_deref())
        .map(|(it, document)| it.answers(document))
        .unwrap_or_default();
    html! {
        section.sheet.stack {
            h2 { (told(&say!("about-tier", tier = pack.naming(reader.language.code(), Named::Tier, &tier.id)))) }
            @if let Some(expected) = expected(tier) { p { (told(&expected)) } }
            p.row { @for entry in cited { (part::clause(entry.id)) } }
        }
    }
}

/// Sleeves, lists, leaders playing: what holds in this tournament, each with its clause.
fn conditions(reader: &Reader, tournament: &Tournament, tier: Option<&Tier>) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let settings = tournament.settings();
    html! {
        section.sheet.stack {
            h2 { (told(&say!("about-conditions"))) }
            ul.plain {
                li {
                    @if settings.deck_lists { (told(&say!("about-lists-required"))) } @else { (told(&say!("about-lists-not-required"))) }
                    " " (part::clause(tournament.clause(Topic::DeckListsIfRequired)))
                }
                @if let Some(tier) = tier.filter(|_| tournament.pack().cards.is_some()) {
                    li {
                        @if tier.opaque_sleeves { (told(&say!("about-opaque"))) } @else { (told(&say!("about-uniform"))) }
                        @if let Some(clause) = tier.sleeves_clause { " " (part::clause(clause)) }
                    }
                }
                @if let Some(tier) = tier {
                    li {
                        @match tier.leaders_play {
                            LeadersPlay::Never => (told(&say!("about-leaders-never"))),
                            LeadersPlay::WithSecondLeader => (told(&say!("about-leaders-second"))),
                            LeadersPlay::Freely => (told(&say!("about-leaders-freely"))),
                        }
                        @if let Some(clause) = tier.leaders_clause { " " (part::clause(clause)) }
                    }
                }
                li {
                    @if settings.late_entry { (told(&say!("about-late-entry"))) } @else { (told(&say!("about-no-late-entry"))) }
                }
                li { (told(&say!("about-no-show", minutes = settings.no_show_minutes))) " " (part::clause(tournament.clause(Topic::NoShowDropped))) }
                li { (told(&say!("about-no-outside"))) " " (part::clause(tournament.clause(Topic::NoOutsideMaterial))) }
            }
        }
    }
}

/// When products are legal, by tier; the dates are those of the region the regulation counts from.
fn products(reader: &Reader, tournament: &Tournament) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let pack = tournament.pack();
    let Some(rules) = decks::Rules::of_pack(pack) else { return html! {} };
    let products = rules.game().packs().iter();
    let mut released: Vec<&decks::Pack> =
        products.filter(|product| !product.promo && !product.doubtful).collect();
    released.sort_by_key(|product| (std::cmp::Reverse(product.released), product.name));
    let (newest, older) = released.split_at(NEWEST.min(released.len()));
    let region =
        tournament.settings().region.as_deref().and_then(decks::Region::of_code).unwrap_or(rules.home());
    let home = region == decks::Region::NorthAmerica;
    let current = pack.tier(&tournament.settings().tier);
    html! {
        section.sheet.stack {
            div.row.spread {
                h2 { (told(&say!("about-products"))) }
                @if let Some(clause) = current.and_then(|tier| tier.legality_clause) { (part::clause(clause)) }
            }
            @if let Some(tier) = current {
                p { (told(&say!("about-legal-after", tier = pack.naming(reader.language.code(), Named::Tier, &tier.id), days = tier.legal_after_days))) }
            }
            p.small.soft { (told(&say!("about-region", region = region.said()))) }
            @if released.iter().any(|product| day_of(product, home).is_some()) {
                (product_table(reader, pack, newest, home))
                @if !older.is_empty() {
                    details { summary { (told(&say!("about-older", products = older.len()))) } (product_table(reader, pack, older, home)) }
                }
            } @else {
                p { (told(&say!("about-ask-organizer-all"))) }
                p.small.soft { (released.iter().map(|product| product.name).collect::<Vec<_>>().join(" · ")) }
            }
        }
    }
}

/// The day of a product's release there. The catalogue knows the days of North America; elsewhere the organizer says (CT-2.2.50).
fn day_of(product: &decks::Pack, home: bool) -> Option<regulations::Day> {
    let released = product.released.filter(|_| home || product.everywhere);
    released.and_then(|day| day.to_string().parse().ok())
}

fn product_table(reader: &Reader, pack: &Pack, products: &[&decks::Pack], home: bool) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        div.scroll tabindex="0" role="region" aria-label=(told(&say!("about-products"))) {
            table {
                thead { tr {
                    th scope="col" { (told(&say!("about-product"))) }
                    th scope="col" { (told(&say!("about-released"))) }
                    @for tier in &pack.tiers { th scope="col" { (told(&pack.naming(reader.language.code(), Named::Tier, &tier.id))) } }
                } }
                tbody {
                    @for product in products {
                        tr {
                            th scope="row" { (product.name) }
                            @match day_of(product, home) {
                                Some(day) => {
                                    td.num { (part::day(reader, day)) }
                                    @for tier in &pack.tiers { td.num { (part::day(reader, tier.legal_from(day))) } }
                                },
                                None => td colspan=(pack.tiers.len() + 1) { span.soft { (told(&say!("about-ask-organizer"))) } },
                            }
                        }
                    }
                }
            }
        }
    }
}

fn list(reader: &Reader, pack: &Pack, title: &Saying, named: Named, items: &[Item]) -> Markup {
    html! {
        @if !items.is_empty() {
            section.sheet.stack {
                h2 { (reader.say(title)) }
                ul.outlook-checks {
                    @for item in items {
                        li {
                            (reader.say(&pack.naming(reader.language.code(), named, &item.id)))
                            @if let Some(clause) = item.clause { " " (part::clause(clause)) }
                        }
                    }
                }
            }
        }
    }
}

/// A tournament that does not exist yet: so many players, this structure, from then on.
#[derive(Debug, Deserialize)]
pub(in crate::page) struct Idea {
    pack: Option<String>,
    structure: Option<String>,
    players: Option<u32>,
    start: Option<String>,
}

pub(super) async fn plan(reader: Reader, Query(idea): Query<Idea>) -> Response {
    let page = plan_page(&reader, &idea);
    answer(page)
}

fn plan_page(reader: &Reader, idea: &Idea) -> Result<Markup, Problem> {
    let told = |saying: &Saying| reader.say(saying);
    let packs = regulations::packs();
    let wanted = idea.pack.as_deref().and_then(regulations::pack).or(packs.first());
    let pack = wanted.ok_or_else(Problem::not_found)?;
    let players = idea.players.unwrap_or(24).clamp(2, 10_000);
    let structure = idea.structure.as_deref().filter(|id| pack.structure(id).is_some());
    let structure = structure.or(pack.structures.first().map(|it| it.id.as_str())).unwrap_or_default();
    let start: Option<(i64, i64)> =
        idea.start.as_deref().unwrap_or("10:00").split_once(':').and_then(|(hour, minute)| {
            Some((
                hour.parse().ok().filter(|hour| (0..24).contains(hour))?,
                minute.parse().ok().filter(|it| (0..60).contains(it))?,
            ))
        });
    let (hour, minute) = start.unwrap_or((10, 0));
    let begins = Moment((hour * 60 + minute) * 60_000);
    let stages = Tournament::under(std::sync::Arc::new(pack.clone()))
        .plan_for(&Structure::Table(structure.to_owned()), players)
        .ok();
    let named = |id: &str| reader.say(&pack.naming(reader.language.code(), Named::Structure, id));
    Ok(frame::plain(reader, &told(&say!("plan-title"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("plan-title"))) }
            form.row method="get" action="/plan" {
                label for="pack" { (told(&say!("new-pack")))
                    select #pack name="pack" { @for other in packs { option value=(other.id) selected[other.id == pack.id] { (other.title) " " (other.version) } } }
                }
                label for="structure" { (told(&say!("new-structure")))
                    select #structure name="structure" { @for other in &pack.structures { option value=(other.id) selected[other.id == structure] { (named(&other.id)) } } }
                }
                label for="players" { (told(&say!("column-players"))) input #players name="players" type="number" min="2" max="10000" value=(players); }
                label for="start" { (told(&say!("plan-start"))) input #start name="start" type="time" value=(hours(begins)); }
                button.btn.act { (told(&say!("plan-show"))) }
            }
        }
        section.sheet.stack {
            @match &stages {
                None => p.soft { (told(&say!("about-no-row", players = players))) },
                Some(stages) => {
                    @let plan = schedule(pack, stages, players, false, begins);
                    (stages_list(reader, stages, players))
                    @if let Some(ends) = plan.ends() { p.strong { (told(&duration(reader, ends, begins))) } }
                    (plan_table(reader, &plan))
                },
            }
        }
    }))
}

fn plan_table(reader: &Reader, plan: &Schedule) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    html! {
        div.scroll tabindex="0" role="region" aria-label=(told(&say!("plan-title"))) { table.plan-day {
            thead { tr {
                th scope="col" { (told(&say!("plan-round"))) }
                th scope="col" { (told(&say!("plan-kind"))) }
                th.n scope="col" { (told(&say!("plan-begins"))) }
                th.n scope="col" { (told(&say!("plan-ends"))) }
            } }
            tbody {
                @for (number, round) in (1..).zip(&plan.rounds) {
                    tr {
                        th scope="row" { (number) }
                        td {
                            @match round.kind {
                                RoundKind::Swiss => (told(&say!("plan-kind-swiss"))),
                                RoundKind::Elimination => (told(&say!("plan-kind-elimination"))),
                            }
                            " " span.soft.plan-range { @match round.minutes { Some(minutes) => (lasting(reader, i64::from(minutes))), None => (told(&say!("plan-untimed"))) } }
                        }
                        td.n { (hours(round.begins.likely)) }
                        td.n { (hours(round.ends.likely)) " " span.soft.small.plan-range { (hours(round.ends.early)) "–" (hours(round.ends.late)) } }
                    }
                }
            }
        } }
    }
}

/// A time of the day; past midnight it counts on from zero.
fn hours(at: Moment) -> String {
    let minutes = at.0.div_euclid(60_000);
    format!("{:02}:{:02}", (minutes / 60).rem_euclid(24), minutes.rem_euclid(60))
}
