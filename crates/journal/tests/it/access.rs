//! Accounts, links and sessions.

use journal::access::{Account, Capability, InsertError, Session};

use crate::bed::{Bed, digest, moment, on_both};

on_both!(
    accounts_have_one_name_each,
    links_are_found_by_the_digest_of_their_secret_and_taken_back_once,
    sessions_are_seen_renewed_ended_and_forgotten,
);

const MORNING: &str = "2026-11-15T08:00:00Z";
const NOON: &str = "2026-11-15T12:00:00Z";
const EVENING: &str = "2026-11-15T20:00:00+01:00";

async fn accounts_have_one_name_each(bed: Bed) {
    let store = bed.open().await;
    let ana = Account::new("1", "Ana", "$argon2id$…", &moment(MORNING));
    store.add_account(&ana).await.unwrap();
    for taken in [Account { name: "Bo".into(), ..ana.clone() }, Account { id: "2".into(), ..ana.clone() }] {
        assert_eq!(store.add_account(&taken).await, Err(InsertError::Taken));
    }
    assert_eq!(store.account("1").await.unwrap(), Some(ana.clone()));
    assert_eq!(store.account_named("Ana").await.unwrap(), Some(ana.clone()));
    assert_eq!(store.account_named("ana").await.unwrap(), None);
    assert!(store.set_password("1", "$argon2id$new").await.unwrap());
    assert!(!store.set_password("2", "$argon2id$new").await.unwrap());
    assert_eq!(store.accounts().await.unwrap(), [Account { password: "$argon2id$new".into(), ..ana }]);
}

async fn links_are_found_by_the_digest_of_their_secret_and_taken_back_once(bed: Bed) {
    let store = bed.open().await;
    let player = Capability::new(digest("long secret"), "player", "p1", &moment(MORNING)).about("t-1");
    let judge = Capability::new(digest("other secret"), "invitation", "staff", &moment(NOON))
        .about("t-1")
        .giving("judge")
        .until(&moment(EVENING));
    assert_eq!(judge.expires.as_deref(), Some("2026-11-15T19:00:00.000Z"));
    store.add_capability(&judge).await.unwrap();
    store.add_capability(&player).await.unwrap();
    assert_eq!(store.add_capability(&player).await, Err(InsertError::Taken));
    assert_eq!(store.capability(&digest("long secret")).await.unwrap(), Some(player.clone()));
    assert_eq!(store.capability(&digest("guess")).await.unwrap(), None);
    assert_eq!(store.capabilities_of_stream("t-1").await.unwrap(), [player.clone(), judge.clone()]);
    assert_eq!(store.capabilities_of_subject("p1").await.unwrap(), [player]);

    // Ten callers use the same invitation at once: one gets it.
    let users = (0..10).map(|_| {
        let store = store.clone();
        tokio::spawn(
            async move { store.revoke_capability(&digest("other secret"), &moment(NOON)).await.unwrap() },
        )
    });
    let mut used = 0;
    for user in users.collect::<Vec<_>>() {
        used += u32::from(user.await.unwrap());
    }
    assert_eq!(used, 1);
    let judge = store.capability(&digest("other secret")).await.unwrap().unwrap();
    assert_eq!(judge.revoked.as_deref(), Some("2026-11-15T12:00:00.000Z"));
}

async fn sessions_are_seen_renewed_ended_and_forgotten(bed: Bed) {
    let store = bed.open().await;
    let session = |secret: &str, subject: &str, expires: &str| {
        Session::new(digest(secret), subject, &moment(MORNING), &moment(expires))
    };
    for (secret, subject, expires) in [("a", "Ana", NOON), ("b", "Ana", EVENING), ("c", "Bo", EVENING)] {
        store.add_session(&session(secret, subject, expires)).await.unwrap();
    }
    assert_eq!(store.add_session(&session("a", "Eve", NOON)).await, Err(InsertError::Taken));
    assert_eq!(store.sessions_of("Ana").await.unwrap().len(), 2);

    assert!(store.touch_session(&digest("b"), &moment(NOON), &moment("2026-11-16T00:00:00Z")).await.unwrap());
    let seen = store.session(&digest("b")).await.unwrap().unwrap();
    assert_eq!(
        (seen.last_seen.as_str(), seen.expires.as_str()),
        ("2026-11-15T12:00:00.000Z", "2026-11-16T00:00:00.000Z")
    );

    assert_eq!(store.forget_sessions(&moment("2026-11-15T12:00:00.001Z")).await, Ok(1));
    assert_eq!(store.session(&digest("a")).await, Ok(None));
    assert_eq!(store.end_session(&digest("c")).await, Ok(true));
    assert_eq!(store.end_session(&digest("c")).await, Ok(false));
    assert_eq!(store.end_sessions_of("Ana").await, Ok(1));
}
