//! Coming in, for pages and programs alike: as a new player, back with a PIN, with a password, by an invitation. Every way is
//! limited by address.

use std::net::IpAddr;

use axum::http::StatusCode;
use journal::Moment as Stamp;
use journal::access::{Account, InsertError};
use rulebook::say;
use tournament::{Actor, PersonId, Tournament, Wish};

use crate::answer::Problem;
use crate::hall::Snapshot;
use crate::identity::Subject;
use crate::limits::Guess;
use crate::{App, clock, links, secret};

/// A player who has just enrolled.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) snapshot: Snapshot,
    pub(crate) person: PersonId,
    /// The PIN, told once.
    pub(crate) pin: String,
    /// The personal link, told once.
    pub(crate) link: String,
}

/// Enrols a new player.
pub(crate) async fn enrol(
    app: &App,
    address: IpAddr,
    code: &str,
    name: &str,
    team: Option<&str>,
) -> Result<Joined, Problem> {
    app.limits.enter(address)?;
    let room = app.hall.room(code).await?;
    name_is_free(&room.snapshot().tournament, name)?;
    let team = team.map(str::trim).filter(|team| !team.is_empty()).map(ToOwned::to_owned);
    let wish = Wish::Enrol { key: None, name: name.to_owned(), team };
    let snapshot = room.command(Actor::Newcomer, wish).await?;
    let person = newest(&snapshot.tournament);
    let subject = Subject::Person { code: code.to_owned(), person };
    let pin = secret::new_pin()?;
    let hash = links::hash(pin.clone()).await?;
    let stamp = Stamp::new(&clock::stamp()).map_err(|unfit| Problem::internal(unfit.to_string()))?;
    let account = Account::new(&subject.text(), &subject.text(), &hash, &stamp);
    match app.hall.store().add_account(&account).await {
        Ok(()) => {}
        Err(InsertError::Trouble(trouble)) => return Err(trouble.into()),
        Err(error) => return Err(Problem::internal(format!("{error:?}"))),
    }
    let link = links::personal_link(app, code, person).await?;
    Ok(Joined { snapshot, person, pin, link })
}

/// Players find themselves by name and come back by name and PIN, so two of one name would be one too many.
pub(crate) fn name_is_free(tournament: &Tournament, name: &str) -> Result<(), Problem> {
    if tournament.people().any(|(_, person)| person.name.trim().eq_ignore_ascii_case(name.trim())) {
        let problem = Problem::field("name", say!("field-name-taken", name = name.trim()));
        return Err(Problem { status: StatusCode::CONFLICT, ..problem });
    }
    Ok(())
}

/// Whoever came last.
pub(crate) fn newest(tournament: &Tournament) -> PersonId {
    PersonId((tournament.people().count() as u32).saturating_sub(1))
}

/// Who comes back with that name and PIN.
pub(crate) async fn by_pin(
    app: &App,
    address: IpAddr,
    code: &str,
    name: &str,
    pin: String,
) -> Result<PersonId, Problem> {
    app.limits.guess(address, Guess::Pin)?;
    let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-pin"));
    let tournament = app.hall.room(code).await?.snapshot().tournament;
    let wanted = name.trim();
    let person = tournament.people().find(|(_, person)| person.name.eq_ignore_ascii_case(wanted));
    let (person, _) = person.ok_or_else(wrong)?;
    let subject = Subject::Person { code: code.to_owned(), person };
    let account = app.hall.store().account(&subject.text()).await?.ok_or_else(wrong)?;
    if links::fits(pin, account.password).await { Ok(person) } else { Err(wrong()) }
}

/// The account of that name and password.
pub(crate) async fn by_password(
    app: &App,
    address: IpAddr,
    name: &str,
    password: String,
) -> Result<String, Problem> {
    app.limits.guess(address, Guess::Password)?;
    let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-password"));
    // The accounts of players, which have a PIN, are named by their subject; nobody signs in as one here.
    let name = Some(name.trim()).filter(|name| !name.contains('\0') && Subject::read(name).is_none());
    let account = app.hall.store().account_named(name.ok_or_else(wrong)?).await?.ok_or_else(wrong)?;
    if links::fits(password, account.password).await { Ok(account.id) } else { Err(wrong()) }
}
