//! Every page in one table: its address, its handler, its name in the navigation and who finds it there, who may see it, whether
//! one copy may be kept for all readers. A new page is a new entry.

use ::access::Visitor;
use axum::http::request::Parts;
use axum::{Router, extract::FromRequestParts};
use rulebook::say;
use tournament::{Desk, RoundKind};
use web::route::{get, get_and_post};
use web::{Area, Page, Place, Problem, Register};

use super::{
    Asked, access, account, after, api, before, deck, design, desk, display, export, force, home, hosting,
    judge, mine, new, offline, outlook, paper, prizes, procedure, public, rights, rules, settle, tokens,
};
use crate::App;

/// The pages of a tournament, in the order of its navigation.
static TOURNAMENT: &[Page<App, Asked>] = &[
    Page::at("/t/{code}/desk", || get(desk::show))
        .listed_if(|| say!("nav-desk"), Asked::leads)
        .open_to(leaders),
    Page::at("/t/{code}/bubble", || get(outlook::bubble))
        .listed_if(|| say!("nav-bubble"), |asked| asked.leads() && asked.is_at(Desk::Running)),
    Page::at("/t/{code}/judge", || get(judge::show))
        .listed_if(|| say!("nav-judge"), Asked::has_office)
        .open_to(officers),
    Page::at("/t/{code}/me", || get(mine::show)).listed_if(|| say!("nav-mine"), Asked::plays),
    Page::at("/t/{code}", || get(public::pairings::show)).listed(|| say!("nav-pairings")).kept_for_all(),
    Page::at("/t/{code}/standings", || get(public::standings::show))
        .listed(|| say!("nav-standings"))
        .kept_for_all(),
    Page::at("/t/{code}/bracket", || get(public::bracket::show))
        .listed_if(|| say!("nav-bracket"), Asked::has_bracket)
        .kept_for_all(),
    Page::at("/t/{code}/players", || get(public::players::show))
        .listed(|| say!("nav-players"))
        .kept_for_all(),
    Page::at("/t/{code}/tables", || get(hosting::show)).listed_if(|| say!("nav-tables"), Asked::has_tables),
    Page::at("/t/{code}/archive", || get(after::archive))
        .listed_if(|| say!("nav-archive"), |asked: &Asked| asked.is_at(Desk::Finished))
        .kept_for_all(),
    Page::at("/t/{code}/about", || get(before::about)).listed(|| say!("nav-about")).kept_for_all(),
    Page::at("/t/{code}/decks", || get(deck::lists::all)).listed_if(|| say!("deck-lists"), Asked::has_decks),
    Page::at("/t/{code}/prizes", || get(prizes::show))
        .listed_if(|| say!("prizes-title"), Asked::has_prizes)
        .kept_for_all(),
    Page::at("/t/{code}/rules", || get(rules::search_inside)).listed(|| say!("nav-rules")),
    // Reached from these:
    Page::at("/t/{code}/rules/{*rest}", || get(rules::show_inside)),
    Page::at("/t/{code}/proof", || get(public::proof::show)).kept_for_all(),
    Page::at("/t/{code}/file.json", || get(public::proof::file)),
    Page::at("/t/{code}/player/{number}", || get(after::player)),
    Page::at("/t/{code}/access", || get(account::show_ways_in)),
    Page::at("/t/{code}/join", || get(access::join)),
    Page::at("/t/{code}/call", || get(judge::mine::call_page)),
    Page::at("/t/{code}/table/{round}/{place}", || get(hosting::go)),
    Page::at("/t/{code}/procedure/{round}/{place}/{ending}", || get(procedure::show)),
    Page::at("/t/{code}/deck", || get_and_post(deck::hand_in::show, deck::hand_in::hand_in)),
    Page::at("/t/{code}/army", || get_and_post(force::show, force::hand_in)),
    Page::at("/t/{code}/decks/{player}", || get(deck::lists::one)),
    Page::at("/t/{code}/decks/{player}/sheet", || get(deck::sheet::show)),
    Page::at("/t/{code}/paper", || get(paper::list)),
    Page::at("/t/{code}/paper/{sheet}", || get(paper::sheet)),
    Page::at("/t/{code}/display/{name}", || get(display::show)),
    Page::at("/t/{code}/judge/{*rest}", || get(judge::show_place)).open_to(officers),
    Page::at("/t/{code}/desk/displays", || get_and_post(display::steer::show, display::steer::steer))
        .open_to(leaders),
    Page::at("/t/{code}/desk/match/{round}/{place}", || get(settle::show)).open_to(leaders),
    Page::at("/t/{code}/desk/players", || get(desk::roster::show)).open_to(leaders),
    Page::at("/t/{code}/desk/many", || get_and_post(desk::many::show, desk::many::take)).open_to(leaders),
    Page::at("/t/{code}/desk/person/{number}", || get(desk::person::show)).open_to(leaders),
    Page::at("/t/{code}/desk/staff", || get(desk::staff::show)).open_to(leaders),
    Page::at("/t/{code}/desk/settings", || get(desk::settings::show)).open_to(leaders),
    Page::at("/t/{code}/desk/log", || get(desk::log::show)).open_to(leaders),
    Page::at("/t/{code}/results.csv", || get(export::results)),
    Page::at("/t/{code}/players.csv", || get(export::players)),
    Page::at("/t/{code}/desk/record.json", || get(desk::log::record)).open_to(organizer),
];

/// The pages outside of any tournament.
static HOUSE: &[Page<App, ()>] = &[
    Page::at("/decks", || get(deck::builder::which_game)).listed(|| say!("builder-title")),
    Page::at("/cards", || get(deck::cards::search)).listed(|| say!("cards-title")),
    Page::at("/rules", || get(rules::search)).listed(|| say!("nav-rules")),
    // Reached from these:
    Page::at("/", || get(home::show)),
    Page::at("/new", || get(new::show)),
    Page::at("/sign-in", || get(access::sign_in_page)),
    Page::at("/account", || get(account::show)),
    Page::at("/l/{token}", || get(access::open)),
    Page::at("/tokens", || get_and_post(tokens::show, tokens::make)),
    Page::at("/plan", || get(before::plan)),
    Page::at("/rights", || get(rights::show)),
    Page::at("/offline", || get(offline::show)),
    Page::at("/design", || get(design::show)),
    Page::at("/api", || get(api::show)),
    Page::at("/decks/{game}", || get_and_post(deck::builder::show, deck::builder::import)),
    Page::at("/decks/{game}/text", || get(deck::share::text)),
    Page::at("/cards/{id}", || get(deck::cards::card)),
];

/// All pages as routes, with the other routes of tournaments.
pub(crate) fn routes(app: App, others: Router<App>) -> Router<App> {
    let house = HOUSE.iter().fold(Router::new(), |routes, page| routes.route(page.path, (page.route)()));
    app.routes(others).merge(house).merge(rules::routes())
}

/// All pages, as far as areas have that in common.
pub(crate) fn register() -> Register {
    ::table::register(Register::default().with(TOURNAMENT).with(HOUSE).with(play::Play::pages()))
}

/// Where everybody may go outside of any tournament.
pub(crate) fn house() -> Vec<Place> {
    let mut places = web::page::places(HOUSE, "", &());
    places.insert(0, Place { path: "/play".to_owned(), name: say!("play-title") });
    places.extend(::table::house());
    places
}

impl Area for App {
    type View = Asked;

    fn pages() -> &'static [Page<App, Asked>] {
        TOURNAMENT
    }

    async fn look(&self, code: &str, parts: &mut Parts) -> Result<Asked, Problem> {
        let visitor = Visitor::from_request_parts(parts, self).await?;
        super::asked(self, &visitor, code).await
    }
}

impl Asked {
    /// Whether the reader leads and is on duty, or does some of the organizer's work.
    fn leads(&self) -> bool {
        self.person.is_some_and(|person| self.snapshot.tournament.helps_lead(person))
    }

    fn has_office(&self) -> bool {
        self.person.is_some_and(|person| self.snapshot.tournament.has_office(person))
    }

    fn plays(&self) -> bool {
        let person = self.person.and_then(|person| self.snapshot.tournament.person(person));
        person.is_some_and(|it| it.entry.is_some())
    }

    fn is_at(&self, desk: Desk) -> bool {
        self.snapshot.tournament.desk() == desk
    }

    fn has_bracket(&self) -> bool {
        self.snapshot.tournament.rounds().iter().any(|round| round.kind == RoundKind::Elimination)
    }

    /// There are some, or the reader may write them.
    fn has_prizes(&self) -> bool {
        !self.snapshot.tournament.prizes().is_empty() || self.leads()
    }

    fn has_tables(&self) -> bool {
        hosting::offered(&self.snapshot.tournament)
    }

    fn has_decks(&self) -> bool {
        deck::has_place(&self.snapshot.tournament, self.person)
    }
}

/// Leaders on duty. Off duty one is a spectator (CT-1.2.6, CT-1.3.4).
fn leaders(asked: &Asked) -> Result<(), Problem> {
    match (asked.leads(), asked.has_office()) {
        (true, _) => Ok(()),
        (false, true) => Err(Problem::forbidden(say!("judge-off-duty"))),
        (false, false) => Err(Problem::forbidden(say!("desk-leaders-only"))),
    }
}

/// Whoever has an office: off duty the page shows only the way back on duty.
fn officers(asked: &Asked) -> Result<(), Problem> {
    if asked.has_office() { Ok(()) } else { Err(Problem::forbidden(say!("desk-leaders-only"))) }
}

fn organizer(asked: &Asked) -> Result<(), Problem> {
    let organizer = asked.snapshot.tournament.organizer();
    if asked.person == Some(organizer) {
        Ok(())
    } else {
        Err(Problem::forbidden(say!("desk-organizer-only")))
    }
}
