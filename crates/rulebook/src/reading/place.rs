//! Where in a text a reader stands.

use std::cell::RefCell;

use super::Step;

/// A place: how it is reached from the one that holds it. Each lives on the stack of the reader that went there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place<'p> {
    /// The whole.
    Whole,
    /// A field of what is there.
    Field(&'p Place<'p>, &'p str),
    /// An item of the list there.
    Item(&'p Place<'p>, usize),
    /// A variant of the choice there.
    Variant(&'p Place<'p>, &'p str),
}

/// The innermost place where something did not do, once it has been found.
#[derive(Debug, Default)]
pub(super) struct Trail(RefCell<Option<Vec<Step>>>);

impl Trail {
    /// Something did not do there. Whoever holds that place fails for the same reason afterwards, and changes nothing.
    #[cold]
    pub(super) fn ends(&self, mut place: &Place<'_>) {
        let mut found = self.0.borrow_mut();
        if found.is_some() {
            return;
        }
        let mut steps = Vec::new();
        loop {
            let (outer, step) = match place {
                Place::Whole => break,
                Place::Field(outer, name) => (outer, Step::Field((*name).to_owned())),
                Place::Item(outer, at) => (outer, Step::Place(*at)),
                Place::Variant(outer, name) => (outer, Step::Variant((*name).to_owned())),
            };
            steps.push(step);
            place = outer;
        }
        steps.reverse();
        *found = Some(steps);
    }

    /// The way there.
    pub(super) fn steps(self) -> Vec<Step> {
        self.0.into_inner().unwrap_or_default()
    }
}
