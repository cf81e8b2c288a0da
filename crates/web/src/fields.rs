//! All fields of a form, as they came: in order, several of one name allowed.

use rulebook::say;

use crate::Problem;

/// The field in which a form says on which page it stands; the frame puts it into every form.
pub const AT: &str = "at_page";
/// The field that holds the key of a form: the same form sent twice is the same act. The frame puts it into every form.
pub const ONCE: &str = "once";
/// The field in which a form says which version of what it is about its reader had seen. It tells no two forms apart.
pub const VERSION: &str = "version";
/// The field by which a page says that a form was kept while there was no connection, and comes late.
pub const KEPT: &str = "kept";
/// The field by which a form says what its page showed, so that it does nothing to what came since.
pub const SHOWN: &str = "shown";
/// The longest address of a page: an army of a list of one's own stands in its address, and the list with it.
const MOST_ADDRESS: usize = 12_000;
/// Fields that are never shown again.
const SECRET: [&str; 4] = ["password", "pin", "before", ONCE];

/// What a form sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Those of a form's body (`application/x-www-form-urlencoded`).
    pub fn read(body: &[u8]) -> Fields {
        Fields(form_urlencoded::parse(body).into_owned().collect())
    }

    /// The value of a field; empty if it was not sent.
    pub fn get(&self, name: &str) -> &str {
        self.all(name).next().unwrap_or_default()
    }

    /// Whether the field was sent at all.
    pub fn has(&self, name: &str) -> bool {
        self.all(name).next().is_some()
    }

    /// The trimmed value of a field that must not be empty.
    pub fn text(&self, name: &str) -> Option<&str> {
        Some(self.get(name).trim()).filter(|value| !value.is_empty())
    }

    /// Every value of a field, in order.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Every field, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// A whole number of a field.
    pub fn number<N: Whole>(&self, name: &str) -> Result<N, Problem> {
        let text = self.get(name).trim();
        let wrong =
            |_| Problem::field(name, say!("field-number", value = text, least = N::LEAST, most = N::MOST));
        text.parse().map_err(wrong)
    }

    /// The page the form says it stands on, if it is an address of ours.
    pub fn page(&self) -> Option<&str> {
        Some(self.get(AT)).filter(|at| is_own(at))
    }

    /// The same without what nobody must see again.
    pub(crate) fn without_secrets(mut self) -> Fields {
        self.0.retain(|(name, _)| !SECRET.contains(&name.as_str()));
        self
    }
}

/// A whole number of a form, with the range a field of its type can hold.
pub trait Whole: std::str::FromStr {
    /// The smallest.
    const LEAST: i64;
    /// The largest.
    const MOST: i64;
}

macro_rules! whole {
    ($($number:ty),*) => { $(impl Whole for $number {
        const LEAST: i64 = <$number>::MIN as i64;
        const MOST: i64 = <$number>::MAX as i64;
    })* };
}
whole!(u8, u16, u32, i32);

impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(fields: I) -> Fields {
        Fields(fields.into_iter().collect())
    }
}

/// Whether that is an address on this server that can stand in a header: one path, no host, only visible ASCII.
pub fn is_own(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && address.len() <= MOST_ADDRESS
        && address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_come_in_order_and_several_of_one_name_are_kept() {
        let fields = Fields::read(b"kind=drop&reason=a+b%21&on=1&on=2&empty=");
        assert_eq!(fields.get("reason"), "a b!");
        assert_eq!(fields.all("on").collect::<Vec<_>>(), ["1", "2"]);
        assert!(fields.has("empty") && fields.text("empty").is_none() && !fields.has("none"));
        assert_eq!(fields.number::<u8>("on").ok(), Some(1));
        assert_eq!(fields.number::<u8>("kind").unwrap_err().field.as_deref(), Some("kind"));
    }

    #[test]
    fn only_addresses_of_our_own_are_pages() {
        for own in ["/", "/t/K7RX2M/desk?show=all", "/a#b"] {
            assert!(is_own(own), "{own}");
        }
        for other in ["", "t", "//host", "/\\host", "/a\r\nb", "/a b", "https://host/", "/ä"] {
            assert!(!is_own(other), "{other:?}");
        }
    }

    #[test]
    fn passwords_and_pins_are_not_shown_again() {
        let fields = Fields::read(b"name=Ana&pin=123456&password=x").without_secrets();
        assert_eq!(fields.iter().collect::<Vec<_>>(), [("name", "Ana")]);
    }
}
