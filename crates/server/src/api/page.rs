//! Lists in parts: a limit, a cursor to go on from, and the address of the next part.

use axum::http::header::LINK;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use rulebook::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use web::Problem;

/// How many at once if nothing is said, and at most.
const USUAL: u16 = 50;
const MOST: u16 = 200;

/// Which part of a list is asked for.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct Paging {
    /// How many at most, from 1 to 200; 50 if not given.
    #[schemars(range(min = 1, max = 200))]
    pub(crate) limit: Option<u16>,
    /// Where to go on: `next` of the part before.
    pub(crate) cursor: Option<String>,
}

/// A part of a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Part<T> {
    /// The items of this part.
    pub(crate) items: Vec<T>,
    /// The cursor of the next part; nothing if this is the last.
    pub(crate) next: Option<String>,
}

impl Paging {
    /// How many at most.
    pub(crate) fn limit(&self) -> Result<usize, Problem> {
        match self.limit {
            None => Ok(usize::from(USUAL)),
            Some(limit) if (1..=MOST).contains(&limit) => Ok(usize::from(limit)),
            Some(limit) => {
                Err(Problem::field("limit", say!("field-range", value = limit, least = 1, most = MOST)))
            }
        }
    }

    /// The part of a list that comes after the item of the cursor. The list has an order that stays.
    pub(crate) fn part<T>(&self, all: Vec<T>, name: impl Fn(&T) -> String) -> Result<Part<T>, Problem> {
        let limit = self.limit()?;
        let from = match &self.cursor {
            None => 0,
            Some(cursor) => match all.iter().position(|item| name(item) == *cursor) {
                Some(at) => at + 1,
                None => return Err(nowhere(cursor)),
            },
        };
        let left = all.len().saturating_sub(from);
        let items: Vec<T> = all.into_iter().skip(from).take(limit).collect();
        let next = if left > limit { items.last().map(name) } else { None };
        Ok(Part { items, next })
    }
}

/// A cursor that leads nowhere.
pub(super) fn nowhere(cursor: &str) -> Problem {
    let problem = Problem::field("cursor", say!("field-unknown", value = cursor));
    Problem { status: StatusCode::NOT_FOUND, ..problem }
}

impl<T> Part<T> {
    /// The address of the next part, as a `Link` header.
    pub(crate) fn link(&self, path: &str, limit: usize) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let link =
            self.next.as_ref().map(|next| format!("<{path}?limit={limit}&cursor={next}>; rel=\"next\""));
        if let Some(link) = link.and_then(|link| HeaderValue::from_str(&link).ok()) {
            headers.insert(LINK, link);
        }
        headers
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_join_to_the_whole_list() {
        let all: Vec<u32> = (0..7).collect();
        let mut paging = Paging { limit: Some(3), cursor: None };
        let mut read = Vec::new();
        loop {
            let part = paging.part(all.clone(), ToString::to_string).unwrap();
            read.extend(part.items);
            match part.next {
                Some(next) => paging.cursor = Some(next),
                None => break,
            }
        }
        assert_eq!(read, all);
        assert!(Paging { limit: Some(0), cursor: None }.limit().is_err());
        assert!(Paging { limit: Some(201), cursor: None }.limit().is_err());
        assert!(paging.part(Vec::<u32>::new(), ToString::to_string).is_err());
    }
}
