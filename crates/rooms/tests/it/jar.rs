//! A jar people put beans into: the smallest rulebook that can refuse, draw and be listed.

use std::sync::atomic::{AtomicUsize, Ordering};

use journal::{Options, Place, Store};
use rulebook::{Cites, Clause, Dice, Kept, Rulebook, Saying, clause};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Jar {
    pub(crate) beans: u32,
    room_for: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Place { room_for: u32 },
    Put { who: String, beans: u32 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Bean {
    Placed { room_for: u32 },
    Fell { who: String, lucky: u64 },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Full;

impl Cites for Full {
    fn clause(&self) -> Clause {
        clause!("HR-6.2.6")
    }

    fn saying(&self) -> Saying {
        rulebook::say!("refusal-round-open", round = 1)
    }
}

impl Rulebook for Jar {
    type Command = Wish;
    type Fact = Bean;
    type Refusal = Full;

    fn decide(&self, wish: &Wish, dice: &Dice) -> Result<Vec<Bean>, Full> {
        match wish {
            Wish::Place { room_for } => Ok(vec![Bean::Placed { room_for: *room_for }]),
            Wish::Put { beans, .. } if self.beans + beans > self.room_for => Err(Full),
            Wish::Put { who, beans } => Ok((0..*beans)
                .map(|bean| {
                    let lucky = dice.cup(&format!("bean {}", self.beans + bean)).below(6);
                    Bean::Fell { who: who.clone(), lucky }
                })
                .collect()),
        }
    }

    fn apply(&mut self, fact: &Bean) {
        match fact {
            Bean::Placed { room_for } => self.room_for = *room_for,
            Bean::Fell { .. } => self.beans += 1,
        }
    }
}

/// How often any jar was rebuilt from its facts in this process. Tests run in processes of their own.
pub(crate) static REBUILT: AtomicUsize = AtomicUsize::new(0);

rulebook::written!(Bean);

impl Kept for Jar {
    const KIND: &'static str = "jar";
    type Summary = u32;

    fn rebuilt(facts: Vec<Bean>) -> Option<Jar> {
        REBUILT.fetch_add(1, Ordering::Relaxed);
        let Some(Bean::Placed { .. }) = facts.first() else { return None };
        let mut jar = empty();
        for fact in &facts {
            jar.apply(fact);
        }
        Some(jar)
    }

    fn author(&self, wish: &Wish) -> String {
        match wish {
            Wish::Place { .. } => "shop".to_owned(),
            Wish::Put { who, .. } => who.clone(),
        }
    }

    fn summary(&self) -> u32 {
        self.beans
    }
}

pub(crate) fn empty() -> Jar {
    Jar { beans: 0, room_for: 0 }
}

pub(crate) fn placed(room_for: u32) -> impl Fn(&Dice, &str) -> (Jar, Wish) {
    move |_, _| (empty(), Wish::Place { room_for })
}

pub(crate) fn put(who: &str, beans: u32) -> impl Fn(&Jar) -> Wish + Clone {
    let wish = Wish::Put { who: who.to_owned(), beans };
    move |_| wish.clone()
}

/// A journal in a folder that lives as long as the test.
pub(crate) async fn store(folder: &tempfile::TempDir) -> Store {
    let place = Place::file(folder.path().join("marshal.db"));
    Store::open(&place, &Options::default()).await.expect("a new file in a new folder")
}
