//! Long lists in parts: a list of thousands is searched and turned over, not scrolled. Which part is shown stands in the page's
//! address, so a page that follows its tournament stays at its part, and everything works without a script.

use std::ops::Range;

use maud::{Markup, html};
use rulebook::say;
use serde::Deserialize;
use web::Reader;
use wording::names::folded;

/// Lists up to this length are shown whole.
const WHOLE: usize = 250;
/// How many rows a part of a longer one has.
const PART: usize = 100;

/// Lists up to this length are read at a glance, without a search.
pub(super) const FEW: usize = 12;

/// What to look for in a list, and which part of it to show.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Look {
    #[serde(default)]
    pub(super) find: String,
    pub(super) part: Option<usize>,
}

impl Look {
    /// Whether a name has what is looked for, compared as people compare.
    pub(super) fn fits(&self, name: &str) -> bool {
        let wanted = folded(self.find.trim());
        wanted.is_empty() || folded(name).contains(&wanted)
    }
}

/// The part of a list that is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    rows: usize,
    /// From 0.
    part: usize,
    /// How many rows a part has.
    each: usize,
}

impl Parts {
    /// The part with that number, from 1, of a list of so many rows; the nearest one there is.
    pub(super) fn of(rows: usize, asked: Option<usize>) -> Parts {
        Parts::by(rows, asked, if rows <= WHOLE { WHOLE } else { PART })
    }

    /// The same for rows that are read, not looked up: so many at a time.
    pub(super) fn by(rows: usize, asked: Option<usize>, each: usize) -> Parts {
        let last = rows.saturating_sub(1) / each;
        Parts { rows, part: asked.unwrap_or(1).saturating_sub(1).min(last), each }
    }

    /// Whether all of it is shown.
    pub(super) fn is_whole(self) -> bool {
        self.rows <= self.each
    }

    /// The rows of this part.
    pub(super) fn shown(self) -> Range<usize> {
        self.rows_of(self.part)
    }

    fn rows_of(self, part: usize) -> Range<usize> {
        part * self.each..((part + 1) * self.each).min(self.rows)
    }

    /// The number of the part in which a row stands, from 1.
    pub(super) fn with(row: usize) -> usize {
        row / PART + 1
    }

    /// The way to the other parts of that page: the next, the one before, and any by what its first and last row are called. The
    /// fields are kept in the address.
    pub(super) fn ways(
        self,
        reader: &Reader,
        page: &str,
        fields: &[(&str, &str)],
        called: impl Fn(usize) -> String,
    ) -> Markup {
        if self.is_whole() {
            return html! {};
        }
        let count = self.rows.div_ceil(self.each);
        let to = |part: usize| {
            let number = (part + 1).to_string();
            let kept = fields.iter().copied().filter(|(_, value)| !value.is_empty());
            let given = kept.chain([("part", number.as_str())]);
            let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(given).finish();
            format!("{page}?{query}")
        };
        html! {
            nav.parts aria-label=(reader.say(&say!("parts-label"))) {
                @if self.part > 0 { a.btn href=(to(self.part - 1)) rel="prev" { "← " (reader.say(&say!("parts-before"))) } }
                form method="get" action=(page) {
                    @for (name, value) in fields { @if !value.is_empty() { input type="hidden" name=(name) value=(value); } }
                    label for="part" { (reader.say(&say!("parts-which", part = self.part + 1, count = count)))
                        select #part name="part" {
                            @for part in 0..count {
                                @let rows = self.rows_of(part);
                                option value=(part + 1) selected[part == self.part] { (called(rows.start)) " – " (called(rows.end - 1)) }
                            }
                        }
                    }
                    button.btn { (reader.say(&say!("parts-go"))) }
                }
                @if self.part + 1 < count { a.btn href=(to(self.part + 1)) rel="next" { (reader.say(&say!("parts-after"))) " →" } }
            }
        }
    }
}

/// The way to look for somebody in a list. The fields are kept in the address.
pub(super) fn search(reader: &Reader, page: &str, fields: &[(&str, &str)], find: &str) -> Markup {
    html! {
        form.row method="get" action=(page) role="search" {
            @for (name, value) in fields { @if !value.is_empty() { input type="hidden" name=(name) value=(value); } }
            label.grow for="find" { (reader.say(&say!("round-find"))) input #find name="find" type="search" maxlength="80" value=(find); }
            button.btn { (reader.say(&say!("round-find-button"))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_hold_every_row_once_and_the_nearest_is_shown() {
        for rows in [0, 1, WHOLE, WHOLE + 1, 300, 301, 5000] {
            let count = if rows <= WHOLE { 1 } else { rows.div_ceil(PART) };
            let all: Vec<usize> = (1..=count).flat_map(|part| Parts::of(rows, Some(part)).shown()).collect();
            assert_eq!(all, (0..rows).collect::<Vec<_>>(), "{rows} rows");
            assert_eq!(Parts::of(rows, Some(usize::MAX)).shown(), Parts::of(rows, Some(count)).shown());
            assert_eq!(Parts::of(rows, Some(0)).shown(), Parts::of(rows, None).shown());
        }
        let read: Vec<usize> = (1..=5).flat_map(|part| Parts::by(243, Some(part), 60).shown()).collect();
        assert_eq!(read, (0..243).collect::<Vec<_>>());
        assert!(Parts::by(60, None, 60).is_whole() && !Parts::by(61, None, 60).is_whole());
        assert!(Parts::of(5000, Some(Parts::with(4321))).shown().contains(&4321));
    }
}
