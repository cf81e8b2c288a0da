//! Forms of our own pages: each says on which page it stands, and one that was refused comes back as it was filled in.
//!
//! What comes back filled in counts as touched, so that a page that follows its room (`live.js`) leaves it as it is. All of it is
//! done once, on the finished markup, so that no page can forget them. The markup is ours (maud's: lower-case
//! names, values in double quotes, everything escaped), so tags are found by reading, not by guessing.

use std::borrow::Cow;
use std::fmt::Write;

use maud::{Markup, PreEscaped};

use crate::fields::{AT, Fields, ONCE, SHOWN, VERSION};
use crate::reader::Refused;

/// How a page's script knows that somebody has filled a field in.
const TOUCHED: &str = "data-touched";

/// The same markup, in which every form that sends something names the page and carries a key, so that the same tap twice is
/// the same act.
pub(crate) fn placed(markup: &str, page: &str, key: Option<&str>) -> String {
    let mut says = format!(r#"<input type="hidden" name="{AT}" value="{}">"#, escaped(page));
    if let Some(key) = key {
        let _ = write!(says, r#"<input type="hidden" name="{ONCE}" value="{}">"#, escaped(key));
    }
    let mut out = String::with_capacity(markup.len() + 4 * says.len());
    let mut rest = markup;
    while let Some(at) = find(rest, "<form") {
        let (before, form, after) = tag_around(rest, at);
        out.push_str(before);
        out.push_str(form.text);
        if form.is("form") && form.value("method").as_deref() == Some("post") {
            out.push_str(&says);
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// The same markup, in which what leads to the rules of the house leads to the same rules at that address.
pub(crate) fn led(markup: &Markup, rules: &str) -> Markup {
    const HOUSE: &str = "=\"/rules";
    let address = format!("=\"{}", escaped(rules));
    let mut out = String::with_capacity(markup.0.len() + 256);
    let mut rest = markup.0.as_str();
    while let Some(at) = find(rest, HOUSE) {
        let (_, piece, _) = tag_around(rest, at);
        let (before, after) = (&rest[..at], &rest[at + HOUSE.len()..]);
        let leads =
            (piece.is("a") && before.ends_with(" href")) || (piece.is("form") && before.ends_with(" action"));
        let there = leads && after.starts_with(['"', '/', '?', '#']);
        out.push_str(before);
        out.push_str(if there { &address } else { HOUSE });
        rest = after;
    }
    out.push_str(rest);
    PreEscaped(out)
}

/// Where that stands first. Every page is searched before it is sent, so this is done many bytes at a time.
fn find(markup: &str, wanted: &str) -> Option<usize> {
    memchr::memmem::find(markup.as_bytes(), wanted.as_bytes())
}

/// What stands before the tag at that place, the tag, and what stands after it.
fn tag_around(markup: &str, at: usize) -> (&str, Piece<'_>, &str) {
    let start = markup[..=at].rfind('<').unwrap_or(at);
    // No `>` stands in a value: it is escaped there.
    let end = markup[at..].find('>').map_or(markup.len(), |to| at + to + 1);
    (&markup[..start], Piece { text: &markup[start..end] }, &markup[end..])
}

/// The same markup, in which the form that was refused holds what was typed. Of several forms it is the first with the same
/// address and the same hidden fields.
pub(crate) fn refilled(markup: &str, refused: &Refused) -> String {
    let pieces: Vec<Piece<'_>> = pieces(markup).collect();
    let Some(form) = form_of(&pieces, refused) else { return markup.to_owned() };
    let opened = around(&pieces, form.start);
    let mut out = String::with_capacity(markup.len() + 256);
    let mut filling = Filling {
        typed: &refused.typed,
        wrong: refused.problem.field.as_deref(),
        used: Vec::new(),
        choosing: None,
    };
    let mut skip = None;
    for (at, piece) in pieces.iter().enumerate() {
        if let Some(end) = skip {
            if piece.is_end(end) {
                skip = None;
            } else {
                continue;
            }
        }
        if opened.contains(&at) {
            out.push_str(&piece.with("open", None));
            continue;
        }
        if !form.contains(&at) {
            out.push_str(piece.text);
            continue;
        }
        out.push_str(&filling.fill(piece));
        if piece.is("textarea") && filling.textarea(piece, &mut out) {
            skip = Some("textarea");
        }
    }
    out
}

/// The pieces of the form that was refused.
fn form_of(pieces: &[Piece<'_>], refused: &Refused) -> Option<std::ops::Range<usize>> {
    let mut at = 0;
    while let Some(start) = (at..pieces.len()).find(|it| pieces[*it].is("form")) {
        let end = (start..pieces.len()).find(|it| pieces[*it].is_end("form")).unwrap_or(pieces.len());
        let hidden = pieces[start..end]
            .iter()
            .filter(|it| it.is("input") && it.value("type").as_deref() == Some("hidden"))
            .filter_map(|it| Some((it.value("name")?, it.value("value").unwrap_or_default())));
        let same = |(name, value): (String, String)| {
            [AT, ONCE, SHOWN, VERSION].contains(&name.as_str())
                || refused.typed.all(&name).any(|it| it == value)
        };
        let sent_there = pieces[start].value("action").as_deref() == Some(refused.action.as_str());
        if sent_there && hidden.into_iter().all(same) {
            return Some(start..end);
        }
        at = end.max(start + 1);
    }
    None
}

/// The folded parts of the page that hold the piece at that place: what was filled in must be seen.
fn around(pieces: &[Piece<'_>], place: usize) -> Vec<usize> {
    let mut open = Vec::new();
    for (at, piece) in pieces[..place].iter().enumerate() {
        if piece.is("details") {
            open.push(at);
        } else if piece.is_end("details") {
            open.pop();
        }
    }
    open
}

/// What was typed, on its way back into the form.
struct Filling<'a> {
    typed: &'a Fields,
    /// The field that does not do.
    wrong: Option<&'a str>,
    /// How many values of each name were given to text fields so far.
    used: Vec<String>,
    /// The name of the list whose options come now.
    choosing: Option<String>,
}

impl Filling<'_> {
    fn fill(&mut self, piece: &Piece<'_>) -> String {
        if piece.is("details") && !piece.has("open") {
            return piece.with("open", None);
        }
        if piece.is("select") {
            self.choosing = piece.value("name").filter(|name| self.typed.has(name));
            return if self.choosing.is_some() { self.touched(piece) } else { self.marked(piece) };
        }
        if piece.is("option") {
            let Some(name) = &self.choosing else { return piece.text.to_owned() };
            let chosen = self.typed.all(name).any(|it| Some(it) == piece.value("value").as_deref());
            return if chosen { piece.with("selected", None) } else { piece.without("selected") };
        }
        if !piece.is("input") {
            let typed = piece.is("textarea") && piece.value("name").is_some_and(|name| self.typed.has(&name));
            return match piece.is("textarea") {
                true if typed => self.touched(piece),
                true => self.marked(piece),
                false => piece.text.to_owned(),
            };
        }
        let Some(name) = piece.value("name") else { return piece.text.to_owned() };
        match piece.value("type").as_deref() {
            Some("hidden" | "submit" | "button" | "file" | "password") => piece.text.to_owned(),
            Some("checkbox" | "radio") => {
                let value = piece.value("value").unwrap_or_else(|| "on".to_owned());
                let chosen = self.typed.all(&name).any(|it| it == value);
                let piece = if chosen { piece.with("checked", None) } else { piece.without("checked") };
                Piece { text: &piece }.with(TOUCHED, Some("yes"))
            }
            _ => {
                let before = self.used.iter().filter(|known| **known == name).count();
                let typed = self.typed.all(&name).nth(before).map(ToOwned::to_owned);
                self.used.push(name);
                match typed {
                    Some(typed) => self.touched(&Piece { text: &piece.with("value", Some(&typed)) }),
                    None => piece.text.to_owned(),
                }
            }
        }
    }

    /// Writes what was typed into a text area; says whether there was anything.
    fn textarea(&mut self, piece: &Piece<'_>, out: &mut String) -> bool {
        let typed = piece.value("name").and_then(|name| self.typed.all(&name).next());
        let Some(typed) = typed else { return false };
        // A browser drops one line break after the tag; it must not be one that was typed.
        out.push('\n');
        out.push_str(&escaped(typed));
        true
    }

    /// A field with what was typed into it.
    fn touched(&self, piece: &Piece<'_>) -> String {
        self.marked(&Piece { text: &piece.with(TOUCHED, Some("yes")) })
    }

    /// The field that does not do is where the reader goes on.
    fn marked(&self, piece: &Piece<'_>) -> String {
        if self.wrong.is_some() && piece.value("name").as_deref() == self.wrong {
            let marked = piece.with("aria-invalid", Some("true"));
            return Piece { text: &marked }.with("autofocus", None);
        }
        piece.text.to_owned()
    }
}

/// A tag, or what stands between two tags.
#[derive(Clone, Copy, Debug)]
struct Piece<'a> {
    text: &'a str,
}

impl Piece<'_> {
    /// Whether it opens an element of that name.
    fn is(&self, name: &str) -> bool {
        let rest = self.text.strip_prefix('<').and_then(|rest| rest.strip_prefix(name));
        rest.is_some_and(|rest| rest.starts_with([' ', '>', '/']))
    }

    fn is_end(&self, name: &str) -> bool {
        self.text.strip_prefix("</").and_then(|rest| rest.strip_suffix('>')) == Some(name)
    }

    fn has(&self, attribute: &str) -> bool {
        self.find(attribute).is_some()
    }

    /// The value of an attribute, as it was before it was escaped; empty if it has none.
    fn value(&self, attribute: &str) -> Option<String> {
        let found = &self.text[self.find(attribute)?];
        let value = found.split_once("=\"").map_or("", |(_, value)| value.trim_end_matches('"'));
        Some(unescaped(value).into_owned())
    }

    /// Where an attribute stands, with the blank before it.
    fn find(&self, attribute: &str) -> Option<std::ops::Range<usize>> {
        let bytes = self.text.as_bytes();
        let mut at = self.text.find(' ')?;
        while at < bytes.len() && bytes[at] == b' ' {
            let name_end = (at + 1..bytes.len())
                .find(|it| matches!(bytes[*it], b' ' | b'=' | b'>'))
                .unwrap_or(bytes.len());
            let end = if bytes.get(name_end) == Some(&b'=') {
                self.text[name_end + 2..].find('"').map_or(bytes.len(), |it| name_end + 2 + it + 1)
            } else {
                name_end
            };
            if &self.text[at + 1..name_end] == attribute {
                return Some(at..end);
            }
            at = end;
        }
        None
    }

    /// The tag without an attribute.
    fn without(&self, attribute: &str) -> String {
        match self.find(attribute) {
            Some(place) => format!("{}{}", &self.text[..place.start], &self.text[place.end..]),
            None => self.text.to_owned(),
        }
    }

    /// The tag with an attribute.
    fn with(&self, attribute: &str, value: Option<&str>) -> String {
        let without = self.without(attribute);
        let tag = without.strip_suffix('>').unwrap_or(&without);
        match value {
            Some(value) => format!("{tag} {attribute}=\"{}\">", escaped(value)),
            None => format!("{tag} {attribute}>"),
        }
    }
}

/// The tags of some markup and what stands between them, in order; together they are the markup.
fn pieces(markup: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = markup;
    std::iter::from_fn(move || {
        let end = match rest.as_bytes().first()? {
            // No `>` stands in a value: it is escaped there.
            b'<' => rest.find('>').map_or(rest.len(), |at| at + 1),
            _ => rest.find('<').unwrap_or(rest.len()),
        };
        let (text, after) = rest.split_at(end);
        rest = after;
        Some(Piece { text })
    })
}

/// As it stands in a value. Most values hold nothing to escape.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;"))
}

fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    Cow::Owned(text.replace("&amp;", "&"))
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;
    use crate::Problem;

    fn refused(action: &str, body: &str) -> Refused {
        let problem = Problem { field: Some("minutes".to_owned()), ..Problem::not_found() };
        Refused { action: action.to_owned(), problem, typed: Fields::read(body.as_bytes()) }
    }

    #[test]
    fn every_form_that_sends_something_says_where_it_stands() {
        let markup =
            html! { form method="get" { } p { "a > b" } form.row method="post" action="/act" { button {} } };
        assert_eq!(
            placed(&markup.0, "/t/A?x=1&y=\"2\"", Some("k7")),
            "<form method=\"get\"></form><p>a &gt; b</p><form class=\"row\" method=\"post\" action=\"/act\">\
             <input type=\"hidden\" name=\"at_page\" value=\"/t/A?x=1&amp;y=&quot;2&quot;\">\
             <input type=\"hidden\" name=\"once\" value=\"k7\"><button></button></form>"
        );
    }

    #[test]
    fn what_leads_to_the_rules_leads_to_those_of_the_place() {
        let markup = html! {
            a href="/rules" { "all" } a.x href="/rules/CT-1.1.1?q=1" { "one" } a href="/rulesets" { "/rules" }
            form action="/rules#top" { } img src="/rules/x.png"; p { "a=\"/rules\"" }
        };
        assert_eq!(
            led(&markup, "/t/A/rules").0,
            "<a href=\"/t/A/rules\">all</a><a class=\"x\" href=\"/t/A/rules/CT-1.1.1?q=1\">one</a>\
             <a href=\"/rulesets\">/rules</a><form action=\"/t/A/rules#top\"></form><img src=\"/rules/x.png\">\
             <p>a=&quot;/rules&quot;</p>"
        );
    }

    #[test]
    fn the_form_that_was_refused_comes_back_as_it_was_filled_in() {
        let form = |call: u8| {
            html! {
                form method="post" action="/act" {
                    input type="hidden" name="call" value=(call);
                    input name="minutes" value="5" required;
                    input type="checkbox" name="on" value="a" checked;
                    input type="checkbox" name="on" value="b";
                    input type="password" name="password";
                    select name="to" { option value="1" selected { "one" } option value="2" { "two" } }
                    details { textarea name="reason" { "old" } }
                }
            }
        };
        let markup = html! { (form(1)) (form(2)) }.0;
        let back = refilled(&markup, &refused("/act", "call=2&minutes=%22x%3C&on=b&to=2&reason=%0Anew"));
        assert!(back.starts_with(&form(1).0), "the other form is as it was");
        assert_eq!(
            &back[form(1).0.len()..],
            "<form method=\"post\" action=\"/act\"><input type=\"hidden\" name=\"call\" value=\"2\">\
             <input name=\"minutes\" required value=\"&quot;x&lt;\" data-touched=\"yes\" aria-invalid=\"true\" autofocus>\
             <input type=\"checkbox\" name=\"on\" value=\"a\" data-touched=\"yes\">\
             <input type=\"checkbox\" name=\"on\" value=\"b\" checked data-touched=\"yes\">\
             <input type=\"password\" name=\"password\">\
             <select name=\"to\" data-touched=\"yes\"><option value=\"1\">one</option><option value=\"2\" selected>two</option></select>\
             <details open><textarea name=\"reason\" data-touched=\"yes\">\n\nnew</textarea></details></form>"
        );
        assert_eq!(refilled(&markup, &refused("/other", "call=2")), markup);
        assert_eq!(refilled(&markup, &refused("/act", "call=3")), markup);
    }
}
