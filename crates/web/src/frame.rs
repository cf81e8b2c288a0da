//! What surrounds every page: head, bar with navigation, language and theme, what was refused, footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use rulebook::{Saying, say};
use wording::Language;

use crate::assets::{self, Asset};
use crate::clock::Zone;
use crate::moments::{self, Here};
use crate::reader::Theme;
use crate::secret::Secret;
use crate::{Reader, clock, forms, part};

/// A page's surroundings.
#[derive(Debug)]
pub struct Frame<'a> {
    reader: &'a Reader,
    title: String,
    inside: Option<Inside>,
    narrow: bool,
    still: bool,
    styles: Vec<&'static Asset>,
    scripts: Vec<&'static Asset>,
    rules: Option<Here>,
    zone: Zone,
    /// What the room is called, and its front page.
    room: Option<(String, String)>,
    /// Where the room has the rules, so that who looks one up does not leave it.
    rules_at: Option<String>,
}

/// The room a page belongs to: a tournament, a game, a table.
#[derive(Clone, Debug)]
pub struct Inside {
    /// The address of its event stream.
    pub live: String,
    /// The version the page shows.
    pub version: u64,
    /// What its navigation is called for those who hear it.
    pub label: Saying,
    /// What the reader is called in it, and the page of the reader's own ways in.
    pub who: Option<(String, String)>,
    /// The newest thing everybody was told.
    pub told: Option<News>,
}

/// Something everybody was told.
#[derive(Clone, Debug)]
pub struct News {
    /// When, in milliseconds.
    pub at: i64,
    /// Until when it is shown, if it ends by itself.
    pub until: Option<i64>,
    /// What.
    pub text: String,
}

impl<'a> Frame<'a> {
    /// A page outside of any room.
    pub fn plain(reader: &'a Reader, title: &str) -> Frame<'a> {
        let title = title.to_owned();
        Frame {
            reader,
            title,
            inside: None,
            narrow: false,
            still: false,
            styles: Vec::new(),
            scripts: Vec::new(),
            rules: None,
            zone: Zone::named(None),
            room: None,
            rules_at: None,
        }
    }

    /// A page of a room: its navigation, and live.
    pub fn inside(reader: &'a Reader, title: &str, inside: Inside) -> Frame<'a> {
        Frame { inside: Some(inside), scripts: vec![&assets::CLOCK], ..Frame::plain(reader, title) }
    }

    /// For a page made for one hand.
    #[must_use]
    pub fn narrow(mut self) -> Frame<'a> {
        self.narrow = true;
        self
    }

    /// For a page that is the answer to a form: fetching it again would give another.
    #[must_use]
    pub fn still(mut self) -> Frame<'a> {
        self.still = true;
        self
    }

    /// For a page with a stylesheet of its area.
    #[must_use]
    pub fn styled(mut self, style: &'static Asset) -> Frame<'a> {
        self.styles.push(style);
        self
    }

    /// For a page with a script of its own.
    #[must_use]
    pub fn running(mut self, script: &'static Asset) -> Frame<'a> {
        self.scripts.push(script);
        self
    }

    /// For a page on which rules of the moment are looked for: they stand folded at its end.
    #[must_use]
    pub fn with_rules(mut self, here: Here) -> Frame<'a> {
        self.rules = Some(here);
        self
    }

    /// For a page of a room that has a name: every page says it, and leads to its front.
    #[must_use]
    pub fn of_room(mut self, name: &str, front: String) -> Frame<'a> {
        self.room = Some((name.to_owned(), front));
        self
    }

    /// For a page of a room that has the rules as pages of its own: whatever leads to a rule leads there.
    #[must_use]
    pub fn rules_at(mut self, address: String) -> Frame<'a> {
        self.rules_at = Some(address);
        self
    }

    /// For a page of a hall with a clock of its own.
    #[must_use]
    pub fn by_clock(mut self, zone: Zone) -> Frame<'a> {
        self.zone = zone;
        self
    }

    /// The whole page. Every form in it that sends something says on which page it stands.
    pub fn show(&self, content: &Markup) -> Markup {
        let theme = match self.reader.theme {
            Theme::Device => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        let version = self.inside.as_ref().map(|inside| inside.version.to_string());
        let main = html! {
            main #content .narrow[self.narrow] tabindex="-1" data-version=[&version] {
                (self.told())
                @if let Some(problem) = self.reader.problem() {
                    // It stays while the page follows its room: no later page says it again.
                    div data-stays="" { (part::problem_note(self.reader, problem)) }
                }
                (PreEscaped(self.forms(&content.0)))
                @if let Some(here) = &self.rules { (moments::rules(self.reader, here)) }
            }
        };
        let main = match &self.rules_at {
            Some(address) => forms::led(&main, address),
            None => main,
        };
        if self.reader.live {
            return main;
        }
        html! {
            (DOCTYPE)
            html lang=(self.reader.language.code()) data-theme=[theme] data-version=[&version] data-now=(clock::now())
                data-answer=[self.reader.answers.then_some("")] data-page=[self.reader.refused.as_ref().map(|_| &self.reader.path)] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    @if let Some(inside) = self.inside.as_ref().filter(|_| !self.still) { meta name="live" content=(inside.live); }
                    title { (self.title) " · Marshal" }
                    link rel="stylesheet" href=(assets::STYLE.address());
                    @for style in &self.styles { link rel="stylesheet" href=(style.address()); }
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                    link rel="apple-touch-icon" href="/icon-192.png";
                    link rel="manifest" href="/manifest.webmanifest";
                    script type="module" src=(assets::LIVE.address()) {}
                    script type="module" src=(assets::OFFLINE.address()) {}
                    @for script in &self.scripts { script type="module" src=(script.address()) {} }
                }
                body {
                    a.skip href="#content" { (self.say(&say!("page-skip"))) }
                    (self.bar())
                    (self.cut_off())
                    (main)
                    (self.footer())
                }
            }
        }
    }

    /// The forms of the content, as the reader left them.
    fn forms(&self, content: &str) -> String {
        // Without randomness there is no key; then a form is an act of its own each time it is sent.
        let key = Secret::new().ok();
        let placed = forms::placed(content, &self.reader.path, key.as_ref().map(Secret::as_str));
        match &self.reader.refused {
            Some(refused) => forms::refilled(&placed, refused),
            None => placed,
        }
    }

    fn say(&self, saying: &Saying) -> String {
        self.reader.say(saying)
    }

    /// Whether the reader is at that place of the menu, or below it. The front of a room has its other places below it, so
    /// one is there only when one is exactly there.
    fn here(&self, path: &str) -> bool {
        let below = |at: &str| at.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'));
        let at = self.reader.path.split('?').next().unwrap_or_default();
        at == path || (below(at) && !self.reader.menu.iter().any(|place| below(&place.path)))
    }

    fn bar(&self) -> Markup {
        let house = say!("nav-label-house");
        let label = self.inside.as_ref().map_or(&house, |inside| &inside.label);
        html! {
            header.bar {
                a.mark href="/" { (mark()) span.mark-word { "Marshal" } }
                nav aria-label=(self.say(label)) {
                    @for place in &*self.reader.menu {
                        @let here = self.here(&place.path);
                        a href=(place.path) aria-current=[here.then_some("page")] { (self.say(&place.name)) }
                    }
                }
                span.end {
                    @if let Some((name, front)) = &self.room { a.room href=(front) { (name) } }
                    @if let Some(inside) = &self.inside {
                        @if let Some((who, own)) = &inside.who { a.who href=(own) { (who) } }
                        span.chip.wait.offline role="status" { (self.say(&say!("page-offline"))) }
                    }
                }
            }
        }
    }

    /// What a page says of itself when it is a copy, or holds what could not be sent; `offline.js` shows it.
    fn cut_off(&self) -> Markup {
        html! {
            p.kept role="status" data-kept-note="" hidden { (self.say(&say!("page-kept"))) " " time {} }
            p.kept role="status" data-unsent-note="" hidden { (self.say(&say!("page-unsent"))) }
        }
    }

    /// The newest thing leaders told everybody.
    fn told(&self) -> Markup {
        let newest = self.inside.as_ref().and_then(|inside| inside.told.as_ref());
        html! {
            @if let Some(News { at, until, text }) = newest {
                // A page that hears nothing for a while ends it by itself.
                p.told #told role="status" data-from=[until.map(|_| at)] data-until=[until] {
                    span.strong { (self.zone.of_day(*at)) } " " (text)
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

/// Our mark: two tables, one step apart.
fn mark() -> Markup {
    html! {
        svg.mark-sign viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" {
            rect x="1" y="1" width="6" height="9" rx="1" fill="currentColor" {}
            rect x="9" y="6" width="6" height="9" rx="1" fill="currentColor" {}
        }
    }
}
