//! Accounts, links, sessions, and what programs need.

use journal::access::{Account, Capability, InsertError, Kept, Seat, Session, Token};
use journal::{AppendError, Version};

use crate::bed::{Bed, change, digest, moment, on_both};

on_both!(
    accounts_have_one_name_each,
    links_are_found_by_the_digest_of_their_secret_and_taken_back_once,
    sessions_are_seen_renewed_ended_and_forgotten,
    tokens_are_listed_by_their_owner_and_taken_back_by_nobody_else,
    an_account_has_one_seat_in_a_stream,
    an_answer_is_kept_exactly_if_its_append_is,
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
    assert_eq!(store.revoke_capabilities_of("p1", &moment(NOON)).await.unwrap(), 1);
    assert_eq!(
        store.revoke_capabilities_of("p1", &moment(EVENING)).await.unwrap(),
        0,
        "only what still held"
    );
    let taken_back = store.capability(&digest("long secret")).await.unwrap().unwrap();
    assert_eq!(taken_back.revoked.as_deref(), Some("2026-11-15T12:00:00.000Z"));
    assert_eq!(store.capability(&digest("other secret")).await.unwrap().unwrap().revoked, None);

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

async fn tokens_are_listed_by_their_owner_and_taken_back_by_nobody_else(bed: Bed) {
    let store = bed.open().await;
    let robot = Token::new("k1", digest("secret"), "account:1", "Robot", "read play", &moment(MORNING));
    let clock = Token::new("k2", digest("other"), "account:1", "Clock", "read", &moment(NOON));
    let clock = clock.until(&moment(EVENING));
    store.add_token(&clock).await.unwrap();
    store.add_token(&robot).await.unwrap();
    let same_secret = Token { id: "k3".into(), ..robot.clone() };
    assert_eq!(store.add_token(&same_secret).await, Err(InsertError::Taken));
    assert_eq!(store.token(&digest("secret")).await.unwrap(), Some(robot.clone()));
    assert_eq!(store.tokens_of("account:1").await.unwrap(), [robot, clock]);
    assert!(!store.revoke_token("account:2", "k1", &moment(NOON)).await.unwrap());
    assert!(store.revoke_token("account:1", "k1", &moment(NOON)).await.unwrap());
    assert!(!store.revoke_token("account:1", "k1", &moment(EVENING)).await.unwrap());
    let revoked = store.token(&digest("secret")).await.unwrap().unwrap().revoked;
    assert_eq!(revoked.as_deref(), Some("2026-11-15T12:00:00.000Z"));
    assert_eq!(
        store.revoke_tokens_of("account:1", &moment(EVENING)).await.unwrap(),
        1,
        "the other still held"
    );
    assert_eq!(store.token(&digest("secret")).await.unwrap().unwrap().revoked, revoked);
    assert!(store.token(&digest("other")).await.unwrap().unwrap().revoked.is_some());
}

async fn an_account_has_one_seat_in_a_stream(bed: Bed) {
    let store = bed.open().await;
    let seat = Seat { account: "1".into(), stream: "t".into(), subject: "person:t:0".into() };
    store.add_seat(&seat).await.unwrap();
    assert_eq!(store.add_seat(&seat).await, Err(InsertError::Taken));
    assert_eq!(store.seat("1", "t").await.unwrap(), Some(seat.clone()));
    assert_eq!(store.seat("2", "t").await.unwrap(), None);
    assert_eq!(store.seats_of("1").await.unwrap(), [seat]);
}

async fn an_answer_is_kept_exactly_if_its_append_is(bed: Bed) {
    let store = bed.open().await;
    let kept = |name: &str| Kept::new(digest(name), digest("request"), "{}".to_owned(), &moment(EVENING));
    let conflict = store.append_once(vec![change("t", 7, [1])], kept("a")).await;
    assert!(matches!(conflict, Err(AppendError::Conflict { .. })));
    assert_eq!(store.kept(&digest("a")).await.unwrap(), None);
    assert_eq!(store.append_once(vec![change("t", 0, [1])], kept("a")).await, Ok(vec![Version(1)]));
    assert_eq!(store.kept(&digest("a")).await.unwrap(), Some(kept("a")));
    // The same key again, on the version that now holds and on another stream: nothing happens.
    for again in [change("t", 1, [2]), change("u", 0, [2])] {
        assert_eq!(store.append_once(vec![again], kept("a")).await, Err(AppendError::AnsweredBefore));
    }
    assert_eq!(store.keep(&kept("a")).await, Err(InsertError::Taken));
    store.keep(&kept("b")).await.unwrap();
    // Many at once: one of them is carried out.
    let tries: Vec<_> = (0..8)
        .map(|number| {
            let (store, kept) = (store.clone(), kept("c"));
            tokio::spawn(
                async move { store.append_once(vec![change(&format!("s{number}"), 0, [1])], kept).await },
            )
        })
        .collect();
    let mut carried_out = 0;
    for one in tries {
        carried_out += u32::from(one.await.unwrap().is_ok());
    }
    assert_eq!(carried_out, 1);
    assert_eq!(store.forget_answers(&moment(NOON)).await.unwrap(), 0);
    assert_eq!(store.forget_answers(&moment("2026-11-16T00:00:00Z")).await.unwrap(), 3);
}
