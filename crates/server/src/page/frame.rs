//! What surrounds every page: head, bar with navigation, language and theme, footer.

use maud::{DOCTYPE, Markup, html};
use rulebook::{Saying, say};
use tournament::{Desk, PersonId, Role};
use wording::Language;

use crate::hall::Snapshot;
use crate::reader::{Reader, Theme};
use crate::{assets, clock};

/// A page's surroundings.
pub(super) struct Frame<'a> {
    reader: &'a Reader,
    title: String,
    hall: Option<Inside<'a>>,
    narrow: bool,
    /// A script of its own, besides the one every page has.
    script: Option<String>,
}

/// The tournament a page belongs to.
struct Inside<'a> {
    code: &'a str,
    snapshot: &'a Snapshot,
    person: Option<PersonId>,
}

impl<'a> Frame<'a> {
    /// A page outside of any tournament.
    pub(super) fn plain(reader: &'a Reader, title: &str) -> Frame<'a> {
        Frame { reader, title: title.to_owned(), hall: None, narrow: false, script: None }
    }

    /// A page of a tournament: its navigation, and live.
    pub(super) fn inside(
        reader: &'a Reader,
        title: &str,
        code: &'a str,
        snapshot: &'a Snapshot,
        person: Option<PersonId>,
    ) -> Frame<'a> {
        let title = format!("{title} · {}", snapshot.tournament.name());
        Frame { reader, title, hall: Some(Inside { code, snapshot, person }), narrow: false, script: None }
    }

    /// For a page made for one hand.
    pub(super) fn narrow(mut self) -> Frame<'a> {
        self.narrow = true;
        self
    }

    /// For a page with a script of its own.
    pub(super) fn running(mut self, script: String) -> Frame<'a> {
        self.script = Some(script);
        self
    }

    pub(super) fn show(&self, content: &Markup) -> Markup {
        let theme = match self.reader.theme {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        let version = self.hall.as_ref().map(|inside| inside.snapshot.version.0.to_string());
        html! {
            (DOCTYPE)
            html lang=(self.reader.language.code()) data-theme=[theme] data-version=[version] data-now=(clock::now().0) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    @if let Some(inside) = &self.hall { meta name="live" content={ "/t/" (inside.code) "/live" }; }
                    title { (self.title) " · Marshal" }
                    link rel="stylesheet" href=(assets::style());
                    link rel="icon" href="data:,";
                    script type="module" src=(assets::live()) {}
                    @if self.hall.is_some() { script type="module" src=(assets::clock()) {} }
                    @if let Some(script) = &self.script { script type="module" src=(script) {} }
                }
                body {
                    a.skip href="#content" { (self.say(&say!("page-skip"))) }
                    (self.bar())
                    main #content .narrow[self.narrow] tabindex="-1" {
                        (self.announcement())
                        (content)
                    }
                    (self.footer())
                }
            }
        }
    }

    fn say(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    /// Whether the reader is at that place; a page of the desk is at the desk.
    fn here(&self, path: &str) -> bool {
        let at = self.reader.path.split('?').next().unwrap_or_default();
        at == path || (path.ends_with("/desk") && at.starts_with(&format!("{path}/")))
    }

    fn bar(&self) -> Markup {
        html! {
            header.bar {
                a.mark href="/" { (mark()) "Marshal" }
                @let (label, places) = match &self.hall {
                    Some(inside) => (say!("nav-label"), places(inside)),
                    None => (say!("nav-label-house"), everywhere()),
                };
                nav aria-label=(self.say(&label)) {
                    @for (path, saying) in places {
                        @let here = self.here(&path);
                        a href=(path) aria-current=[here.then_some("page")] { (self.say(&saying)) }
                    }
                }
                span.end {
                    @if let Some(inside) = &self.hall && let Some(person) = inside.person {
                        span.who { (inside.snapshot.tournament.name_of(person)) }
                    }
                    @if self.hall.is_some() { span.chip.wait.offline role="status" { (self.say(&say!("page-offline"))) } }
                }
            }
        }
    }

    /// The newest thing leaders told everybody.
    fn announcement(&self) -> Markup {
        let newest = self.hall.as_ref().and_then(|inside| inside.snapshot.tournament.announcements().last());
        html! {
            @if let Some(told) = newest {
                p.told #told role="status" {
                    span.strong { (clock::of_day(told.at)) } " " (told.text)
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let languages =
            [(Language::English, "English"), (Language::Polish, "Polski"), (Language::German, "Deutsch")];
        let themes =
            [("device", say!("theme-device")), ("light", say!("theme-light")), ("dark", say!("theme-dark"))];
        let theme = match self.reader.theme {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        html! {
            footer.foot {
                form method="post" action="/preferences" {
                    input type="hidden" name="back" value=(self.reader.path);
                    fieldset {
                        legend { (self.say(&say!("page-language"))) }
                        @for (language, name) in languages {
                            button.link name="lang" value=(language.code()) lang=(language.code())
                                aria-pressed=(language == self.reader.language) { (name) }
                        }
                    }
                    fieldset {
                        legend { (self.say(&say!("page-theme"))) }
                        @for (value, name) in themes {
                            button.link name="theme" value=(value) aria-pressed=(value == theme) { (self.say(&name)) }
                        }
                    }
                }
                p.small { a href="/rights" { (self.say(&say!("rights-title"))) } " · " a href="/api" { (self.say(&say!("apipage-title"))) } }
                p.small.soft { (self.say(&say!("page-notice"))) }
            }
        }
    }
}

/// Where this person may go in this tournament.
fn places(inside: &Inside<'_>) -> Vec<(String, Saying)> {
    let code = inside.code;
    let tournament = &inside.snapshot.tournament;
    let mut places = Vec::new();
    if let Some(person) = inside.person {
        if matches!(tournament.role(person), Role::Organizer | Role::Marshal | Role::Judge) {
            places.push((format!("/t/{code}/desk"), say!("nav-desk")));
            if tournament.desk() == Desk::Running {
                places.push((format!("/t/{code}/bubble"), say!("nav-bubble")));
            }
        }
        if tournament.has_office(person) {
            places.push((format!("/t/{code}/judge"), say!("nav-judge")));
        }
        if tournament.person(person).is_some_and(|it| it.entry.is_some()) {
            places.push((format!("/t/{code}/me"), say!("nav-mine")));
        }
    }
    places.push((format!("/t/{code}"), say!("nav-pairings")));
    places.push((format!("/t/{code}/standings"), say!("nav-standings")));
    if tournament.rounds().iter().any(|round| round.kind == tournament::RoundKind::Elimination) {
        places.push((format!("/t/{code}/bracket"), say!("nav-bracket")));
    }
    places.push((format!("/t/{code}/players"), say!("nav-players")));
    if tournament.desk() == Desk::Finished {
        places.push((format!("/t/{code}/archive"), say!("nav-archive")));
    }
    places.push((format!("/t/{code}/about"), say!("nav-about")));
    if super::deck::has_place(tournament, inside.person) {
        places.push((format!("/t/{code}/decks"), say!("deck-lists")));
    }
    let rules = tournament.pack().document.as_ref();
    places.push((rules.map_or("/rules".to_owned(), |it| format!("/rules?document={it}")), say!("nav-rules")));
    places
}

/// Where everybody may go outside of any tournament.
fn everywhere() -> Vec<(String, Saying)> {
    vec![
        ("/decks".to_owned(), say!("builder-title")),
        ("/cards".to_owned(), say!("cards-title")),
        ("/rules".to_owned(), say!("nav-rules")),
    ]
}

/// Our mark: two tables, one step apart.
fn mark() -> Markup {
    html! {
        svg.mark-sign viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" {
            rect x="1" y="1" width="6" height="9" rx="1" fill="currentColor" {}
            rect x="9" y="6" width="6" height="9" rx="1" fill="currentColor" {}
        }
    }
}
