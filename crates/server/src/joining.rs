//! Coming in, for pages and programs alike: as a new player, back with a PIN, by an invitation. Every way is
//! limited, by address and by whom it would let in.

use access::{Act, Client, Key, Subject, links};
use axum::http::StatusCode;
use journal::access::Kept;
use rulebook::say;
use tournament::{Actor, PersonId, StaffRole, Tournament, Why, Wish, as_people_compare};
use web::Problem;
use web::secret::Secret;

use crate::App;
use crate::hall::{Room, Setback, Snapshot, Terms};

/// A player who has just enrolled.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) snapshot: Snapshot,
    pub(crate) person: PersonId,
    /// The PIN, told to whoever has the key.
    pub(crate) pin: String,
    /// The personal link, told to whoever has the key.
    pub(crate) link: String,
    /// The secret of the first session.
    pub(crate) session: Secret,
    /// What a program gets a token of.
    pub(crate) act: Act,
}

/// Somebody who wants to enrol.
#[derive(Clone, Debug)]
pub(crate) struct Newcomer {
    pub(crate) client: Client,
    pub(crate) code: String,
    pub(crate) name: String,
    pub(crate) team: Option<String>,
    pub(crate) key: Key,
}

/// Enrols a new player, once for each key: sent again, by a second tap or after the connection was lost, it gives the same
/// answer. It goes on to its end also when whoever asked is gone.
pub(crate) async fn enrol(app: &App, newcomer: Newcomer) -> Result<Joined, Problem> {
    let app = app.clone();
    to_the_end(async move { enrol_once(&app, &newcomer).await }).await
}

/// Does something that must not be left half done when a connection breaks.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    let broken = || Problem::internal("what must not be left half done broke off".to_owned());
    rooms::to_the_end(work).await.unwrap_or_else(|| Err(broken()))
}

async fn enrol_once(app: &App, newcomer: &Newcomer) -> Result<Joined, Problem> {
    let Newcomer { client, code, name, team, key } = newcomer;
    let room = app.hall.room(code).await?;
    let team = team.as_deref().map(str::trim).filter(|team| !team.is_empty()).map(ToOwned::to_owned);
    let fields = [("name".to_owned(), name.clone()), ("team".to_owned(), team.clone().unwrap_or_default())];
    let act = key.act("", &format!("join {code}"), &fields.into());
    let _turn = act.turn(&app.access).await;
    let person = if let Some(before) = act.before(&app.access).await? {
        before.parse().ok().map(PersonId)
    } else {
        app.access.limits().enter(*client, code)?;
        let wish = Wish::Enrol { key: None, name: name.clone(), team };
        carried_out(app, &room, Actor::Newcomer, wish, &act).await?
    };
    let person =
        person.ok_or_else(|| Problem::internal("an answer that was kept is no person".to_owned()))?;
    let subject = Subject::person(code, person);
    let (pin, secret) = (act.pin(), act.secret("link"));
    links::grant(&app.access, &subject, &secret, &pin).await?;
    let link = links::address(&app.access, &secret);
    let session = act.secret("session");
    Ok(Joined { snapshot: room.snapshot().seen_by(Some(person)), person, pin, link, session, act })
}

/// Carries out a command that brings somebody, and gives who that is; if another node was about the same act and came
/// first, whom that brought.
async fn carried_out(
    app: &App,
    room: &Room,
    by: Actor,
    wish: Wish,
    act: &Act,
) -> Result<Option<PersonId>, Problem> {
    // Made before the turn, so that making it cannot fail while others wait.
    let kept = act.kept(String::new())?;
    let keep =
        |snapshot: &Snapshot| Kept { body: newest(&snapshot.tournament).0.to_string(), ..kept.clone() };
    match room.command_under(&Terms { keep: Some(&keep), ..Terms::default() }, by, wish).await {
        Ok(snapshot) => Ok(Some(newest(&snapshot.tournament))),
        Err(setback) => match act.before(&app.access).await? {
            Some(before) => Ok(before.parse().ok().map(PersonId)),
            None => Err(unwelcome(setback)),
        },
    }
}

/// Somebody who accepts an invitation.
#[derive(Clone, Debug)]
pub(crate) struct Accepting {
    pub(crate) client: Client,
    pub(crate) token: String,
    pub(crate) name: String,
    pub(crate) key: Key,
}

/// A new marshal or judge.
#[derive(Debug)]
pub(crate) struct Appointed {
    pub(crate) code: String,
    pub(crate) person: PersonId,
    /// The secret of the first session.
    pub(crate) session: Secret,
    /// What a program gets a token of.
    pub(crate) act: Act,
}

/// Makes somebody marshal or judge by an invitation, which is used up. Of several who accept it at once exactly one comes in;
/// that one's form sent again gives the same answer.
pub(crate) async fn accept(app: &App, accepting: Accepting) -> Result<Appointed, Problem> {
    let app = app.clone();
    to_the_end(async move { accept_once(&app, &accepting).await }).await
}

async fn accept_once(app: &App, accepting: &Accepting) -> Result<Appointed, Problem> {
    let Accepting { client, token, name, key } = accepting;
    let invitation = links::invitation(&app.access, *client, token).await?;
    let role = office(&invitation.role).ok_or_else(Problem::not_found)?;
    let code = invitation.code;
    let room = app.hall.room(&code).await?;
    let fields = [("name".to_owned(), name.clone())].into();
    let mine = key.act("", &format!("accept {token}"), &fields);
    // The invitation itself is the key of coming in; whose form it was is kept with it.
    let coming = Key::read(token).ok_or_else(Problem::not_found)?;
    let coming = coming.act("", "invitation", &std::collections::BTreeMap::new());
    let _turn = coming.turn(&app.access).await;
    let came = |person: PersonId| format!("{} {}", mine.digest(), person.0);
    let taken = || Problem::new(StatusCode::NOT_FOUND, say!("problem-link"));
    let admitted = match coming.before(&app.access).await? {
        Some(before) => before,
        None if invitation.used => return Err(taken()),
        None => {
            let kept = coming.kept(String::new())?;
            let keep =
                |snapshot: &Snapshot| Kept { body: came(newest(&snapshot.tournament)), ..kept.clone() };
            let wish = Wish::Admit { key: None, name: name.clone() };
            let terms = Terms { keep: Some(&keep), ..Terms::default() };
            match room.command_under(&terms, Actor::Newcomer, wish).await {
                Ok(snapshot) => came(newest(&snapshot.tournament)),
                Err(setback) => coming.before(&app.access).await?.ok_or_else(|| unwelcome(setback))?,
            }
        }
    };
    let person = admitted.split_once(' ').filter(|(by, _)| *by == mine.digest().to_string());
    let person = person.and_then(|(_, person)| person.parse().ok()).map(PersonId).ok_or_else(taken)?;
    let subject = Subject::person(&code, person);
    let session = mine.secret("session");
    if !invitation.used {
        // The organizer made the invitation; accepting it carries the appointment out.
        let tournament = room.snapshot().tournament;
        if !tournament.has_office(person) {
            let organizer = Actor::Person(tournament.organizer());
            room.command(organizer, Wish::Appoint { person, role }).await?;
        }
        links::use_up(&app.access, token).await?;
        app.access.add_session(&subject, &session).await?;
    } else if !app.access.has_session(&session).await? {
        // It ended since, by signing out or by the organizer's hand: a form sent again does not bring it back.
        return Err(taken());
    }
    Ok(Appointed { code, person, session, act: mine })
}

/// Why somebody does not come in. A name that somebody has is well-formed and yet what must be changed, so it is named.
pub(crate) fn unwelcome(setback: Setback) -> Problem {
    let taken = matches!(&setback, Setback::Refused(it) if matches!(it.why, Why::NameTaken { .. }));
    let problem = Problem::from(setback);
    if taken { Problem { field: Some("name".to_owned()), ..problem } } else { problem }
}

/// What an office is called in invitations.
pub(crate) fn office_name(role: StaffRole) -> &'static str {
    match role {
        StaffRole::Marshal => "marshal",
        StaffRole::Judge => "judge",
    }
}

/// The office of that name.
fn office(name: &str) -> Option<StaffRole> {
    [StaffRole::Marshal, StaffRole::Judge].into_iter().find(|role| office_name(*role) == name)
}

/// Makes an invitation for a marshal or a judge; the same act makes the same.
pub(crate) async fn invite(
    app: &App,
    code: &str,
    role: StaffRole,
    secret: &Secret,
) -> Result<String, Problem> {
    links::staff_link(&app.access, code, office_name(role), secret).await
}

/// Whoever came last.
pub(crate) fn newest(tournament: &Tournament) -> PersonId {
    PersonId((tournament.people().count() as u32).saturating_sub(1))
}

/// Who comes back with that name and PIN.
pub(crate) async fn by_pin(
    app: &App,
    client: Client,
    code: &str,
    name: &str,
    pin: String,
) -> Result<PersonId, Problem> {
    // Counted as names are compared: however it is spelt, it is one person who is guessed at.
    app.access.limits().guess(client, code, &as_people_compare(name))?;
    let wrong = || Problem::new(StatusCode::FORBIDDEN, say!("problem-pin"));
    let tournament = app.hall.room(code).await?.snapshot().tournament;
    let person = tournament.called(name);
    let stored = match person {
        Some(person) => {
            let subject = Subject::person(code, person);
            app.hall.store().account(&subject.text()).await?.map(|account| account.password)
        }
        None => None,
    };
    // Compared in any case: the time of an answer must not tell who is here.
    let fits = app.access.fits(pin, stored).await?;
    person.filter(|_| fits).ok_or_else(wrong)
}
