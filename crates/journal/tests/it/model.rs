//! A second, simpler journal that predicts every answer of the real one.

use std::collections::BTreeMap;

use journal::{AppendError, Version};
use proptest::prelude::*;
use tokio::runtime::Runtime;

use crate::bed::{Bed, change, id, numbers};

/// A change to try: a stream, the expected version, how many facts.
type Try = (u8, u64, u64);

/// The simplest journal there is: a list of numbers a stream.
#[derive(Default)]
struct Model(BTreeMap<String, Vec<u64>>);

impl Model {
    /// What an append of these changes is answered, and the lists it leaves.
    fn append(&mut self, tries: &[Try], number: u64) -> Result<Vec<Version>, (String, Version)> {
        let mut lists = self.0.clone();
        let mut versions = Vec::new();
        for (stream, expected, facts) in tries {
            let name = format!("s{stream}");
            let list = lists.entry(name.clone()).or_default();
            if list.len() as u64 != *expected {
                return Err((name, Version(list.len() as u64)));
            }
            list.extend((0..*facts).map(|_| number));
            versions.push(Version(list.len() as u64));
        }
        self.0 = lists;
        Ok(versions)
    }
}

fn tries() -> impl Strategy<Value = Vec<Vec<Try>>> {
    let one = (0..3_u8, 0..4_u64, 1..3_u64);
    prop::collection::vec(prop::collection::vec(one, 1..3), 1..30)
}

async fn follow(bed: &Bed, story: Vec<Vec<Try>>) {
    let mut store = bed.open().await;
    let mut model = Model::default();
    for (number, tries) in story.iter().enumerate() {
        let number = number as u64;
        let changes = tries.iter().map(|(stream, expected, facts)| {
            change(&format!("s{stream}"), *expected, (0..*facts).map(|_| number))
        });
        let answer = store.append_all(changes.collect()).await.map_err(|error| match error {
            AppendError::Conflict { stream, current, .. } => (stream.to_string(), current),
            other => panic!("{other}"),
        });
        assert_eq!(answer, model.append(tries, number), "{tries:?}");
        if number % 10 == 9 {
            store.close().await;
            store = bed.open().await;
        }
    }
    for (stream, list) in &model.0 {
        assert_eq!(&numbers(&store.read(&id(stream), Version(1)).await.unwrap()), list);
    }
    assert!(store.verify_all().await.unwrap().is_clean());
    store.close().await;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn sqlite_answers_as_the_model_does(story in tries()) {
        Runtime::new().unwrap().block_on(follow(&Bed::sqlite(), story));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn postgres_answers_as_the_model_does(story in tries()) {
        Runtime::new().unwrap().block_on(follow(&Bed::postgres(), story));
    }
}
