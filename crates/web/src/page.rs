//! A page of an area: everything the server must know about it, in one place.
//!
//! An [area](crate::Area) keeps a table of its pages. The router, the navigation, who is let in, what may be kept for all
//! readers, and to which page a refused form goes back are all made from it; see "A page" in CONTRIBUTING.md. `S` is the
//! area's state, `V` what it knows about one reader at one room (who asks, and what that reader may see).

use std::sync::Arc;

use axum::routing::MethodRouter;
use rulebook::Saying;

use crate::Problem;

/// One page.
#[derive(Clone, Copy, Debug)]
pub struct Page<S: 'static, V: 'static> {
    /// Its address, such as `/t/{code}/standings`.
    pub path: &'static str,
    /// Its handler.
    pub route: fn() -> MethodRouter<S>,
    /// What it is called in the navigation, and who finds it there; other pages one gets to from these.
    pub listed: Option<Listed<V>>,
    /// Who may see it; everybody else is told why not.
    pub open_to: fn(&V) -> Result<(), Problem>,
    /// Whether a copy may be kept.
    pub kept: Kept,
}

/// A page's place in the navigation.
#[derive(Clone, Copy, Debug)]
pub struct Listed<V: 'static> {
    name: fn() -> Saying,
    holds: fn(&V) -> bool,
}

impl<S: 'static, V: 'static> Page<S, V> {
    /// A page at that address: in no menu, open to everybody, made for each reader.
    pub const fn at(path: &'static str, route: fn() -> MethodRouter<S>) -> Page<S, V> {
        Page { path, route, listed: None, open_to: |_| Ok(()), kept: Kept::ForNobody }
    }

    /// In everybody's navigation under that name.
    #[must_use]
    pub const fn listed(self, name: fn() -> Saying) -> Page<S, V> {
        self.listed_if(name, |_| true)
    }

    /// In the navigation, under that name, of those for whom this holds.
    #[must_use]
    pub const fn listed_if(mut self, name: fn() -> Saying, holds: fn(&V) -> bool) -> Page<S, V> {
        self.listed = Some(Listed { name, holds });
        self
    }

    /// Shown only to those for whom this gives no problem.
    #[must_use]
    pub const fn open_to(mut self, who: fn(&V) -> Result<(), Problem>) -> Page<S, V> {
        self.open_to = who;
        self
    }

    /// The same for every reader without a place in the room, so that one copy serves them all.
    #[must_use]
    pub const fn kept_for_all(mut self) -> Page<S, V> {
        self.kept = Kept::ForAll;
        self
    }
}

/// Whether a copy of a page may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is made for one reader.
    ForNobody,
    /// It is the same for every reader without a place in the room, at one version.
    ForAll,
}

/// A place in the navigation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its address.
    pub path: String,
    /// Its name.
    pub name: Saying,
}

/// Where this reader may go, in the order of the table; `{code}` in an address becomes that code.
pub fn places<S, V>(pages: &[Page<S, V>], code: &str, view: &V) -> Vec<Place> {
    let place = |page: &Page<S, V>| {
        let listed = page.listed.as_ref()?;
        (listed.holds)(view).then(|| Place { path: page.path.replace("{code}", code), name: (listed.name)() })
    };
    pages.iter().filter_map(place).collect()
}

/// Lets a reader in to the page with that address (as the router writes it), or says why not.
pub fn admit<S, V>(pages: &[Page<S, V>], path: &str, view: &V) -> Result<(), Problem> {
    match pages.iter().find(|page| page.path == path) {
        Some(page) => (page.open_to)(view),
        None => Err(Problem::not_found()),
    }
}

/// The pages of all areas of a server, as far as areas have that in common.
#[derive(Clone, Debug, Default)]
pub struct Register(Arc<Vec<(&'static str, Kept)>>);

impl Register {
    /// The same with the pages of an area.
    #[must_use]
    pub fn with<S, V>(self, pages: &[Page<S, V>]) -> Register {
        let mut all = Arc::unwrap_or_clone(self.0);
        all.extend(pages.iter().map(|page| (page.path, page.kept)));
        Register(Arc::new(all))
    }

    /// Whether that address (with or without a query) is a page, and whether it may be kept.
    pub fn page(&self, address: &str) -> Option<Kept> {
        let path = address.split(['?', '#']).next().unwrap_or_default();
        let fits = |pattern: &str| {
            let (mut pattern, mut path) = (pattern.split('/'), path.split('/'));
            loop {
                match (pattern.next(), path.next()) {
                    (None, None) => return true,
                    (Some(part), Some(given)) if part == given => {}
                    (Some(part), Some(_)) if part.starts_with("{*") => return true,
                    (Some(part), Some(given)) if part.starts_with('{') && !given.is_empty() => {}
                    _ => return false,
                }
            }
        };
        self.0.iter().find(|(pattern, _)| fits(pattern)).map(|(_, kept)| *kept)
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use rulebook::say;

    use super::*;

    const PAGES: [Page<(), bool>; 2] = [
        Page::at("/t/{code}", || get(|| async { "" })).listed(|| say!("nav-pairings")).kept_for_all(),
        Page::at("/t/{code}/desk", || get(|| async { "" }))
            .listed_if(|| say!("nav-desk"), |leads| *leads)
            .open_to(|leads| if *leads { Ok(()) } else { Err(Problem::not_found()) }),
    ];

    #[test]
    fn one_table_says_where_to_go_who_is_let_in_and_what_is_kept() {
        let at =
            |leads| places(&PAGES, "ABC", &leads).into_iter().map(|place| place.path).collect::<Vec<_>>();
        assert_eq!(at(false), ["/t/ABC"]);
        assert_eq!(at(true), ["/t/ABC", "/t/ABC/desk"]);
        assert!(admit(&PAGES, "/t/{code}/desk", &true).is_ok());
        assert!(admit(&PAGES, "/t/{code}/desk", &false).is_err());
        assert!(admit(&PAGES, "/t/{code}/other", &true).is_err());
        let register = Register::default().with(&PAGES);
        assert_eq!(register.page("/t/K7RX2M?round=2"), Some(Kept::ForAll));
        assert_eq!(register.page("/t/K7RX2M/desk"), Some(Kept::ForNobody));
        for other in ["/t/", "/t//desk", "/t/K7RX2M/desk/", "/", "", "/t/K7RX2M/act"] {
            assert_eq!(register.page(other), None, "{other}");
        }
    }
}
