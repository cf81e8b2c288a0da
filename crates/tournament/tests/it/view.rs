//! What somebody may know: nothing that is withheld can change what a reader is given.

use std::sync::Arc;

use tournament::judging::{Call, CardTrouble, JudgeFact, JudgeWish};
use tournament::{
    About, Actor, CallId, CaseId, Claim, ConductId, DrawnMatch, Eyes, Fact, MatchId, PersonId, Progress,
    Seats, Settings, StaffRole, Tournament, Wish,
};

use crate::day::Day;

/// A day with everything in it that not everybody may know: lists, a report, a call by a spectator, conduct, a recommendation, and
/// a second round drawn but not published.
fn story() -> Day {
    let mut day = Day::founded("conquest-1.2", 8, Settings::default());
    for (copies, name) in (1..).zip(["Ana", "Bo", "Cai", "Dee", "Eli", "Fay"]) {
        let player = day.enrol(name);
        // A leader may enter a list that is not legal.
        day.lead(Wish::SubmitDeck { player, text: format!("{copies}x Goff Nob") });
    }
    for name in ["Jo", "Mo", "Sam"] {
        day.lead(Wish::Admit { key: None, name: name.into() });
    }
    let (jo, mo, sam) = (day.person("Jo"), day.person("Mo"), day.person("Sam"));
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    day.lead(Wish::Appoint { person: mo, role: StaffRole::Marshal });
    day.announce();
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let id = day.open()[0];
    let call = JudgeWish::Call { id: Some(id), kind: "rules_question".into(), note: "he peeked".into() };
    day.must(Actor::Person(sam), Wish::Judge(call));
    let about = day.person("Ana");
    let conduct =
        JudgeWish::ReportConduct { about, category: "cheating".into(), note: "marked cards".into() };
    // Who reports something knows it ever after, so it is not the judge who goes off duty.
    day.must(Actor::Person(mo), Wish::Judge(conduct));
    day.must(Actor::Person(mo), Wish::RecommendDisqualification { player: about, reason: "twice".into() });
    for id in day.open() {
        let loser = day.tournament.match_of(id).expect("open").seats.players().next().expect("seated");
        day.must(Actor::Person(loser), Wish::Concede { id });
    }
    day.lead(Wish::Close);
    day.lead(Wish::Draw);
    day
}

/// The same tournament, with other words and other pairings wherever a reader must not look.
fn otherwise(tournament: &Tournament, hidden: impl Fn(&Fact) -> Option<Fact>) -> Tournament {
    let facts: Vec<Fact> =
        tournament.facts().map(|fact| hidden(fact).unwrap_or_else(|| fact.clone())).collect();
    assert!(!facts.iter().eq(tournament.facts()), "something is hidden");
    Tournament::told_by(Arc::new(tournament.pack().clone()), &facts)
}

/// Other pairings: everybody sits one place on.
fn drawn_otherwise(matches: &[DrawnMatch]) -> Vec<DrawnMatch> {
    let players: Vec<PersonId> = matches.iter().flat_map(|it| it.seats.players()).collect();
    let mut players = players.iter().cycle().skip(1).copied();
    let mut next = || players.next().expect("they go round");
    let seats = |seats| match seats {
        Seats::Pair(..) => Seats::Pair(next(), next()),
        Seats::Bye(_) => Seats::Bye(next()),
        Seats::Nobody(..) => Seats::Nobody(next(), next()),
    };
    let mut seats = seats;
    matches.iter().map(|it| DrawnMatch { seats: seats(it.seats), ..*it }).collect()
}

/// The draw nobody has published, drawn otherwise.
fn another_draw(day: &Day) -> impl Fn(&Fact) -> Option<Fact> {
    let unpublished = day.tournament.facts().rev().find(|fact| matches!(fact, Fact::Drawn { .. })).cloned();
    move |fact| match fact {
        Fact::Drawn { kind, attempt, length_seconds, matches, .. } if Some(fact) == unpublished.as_ref() => {
            let matches = drawn_otherwise(matches);
            let (kind, attempt, length_seconds) = (*kind, *attempt, *length_seconds);
            Some(Fact::Drawn { kind, attempt, length_seconds, matches, notes: Vec::new() })
        }
        _ => None,
    }
}

/// Shows HR-6.3.7: drawn again it is another draw for whoever looked at the first, though chance paired the same people.
#[test]
fn a_draw_drawn_again_is_another_draw_though_the_same_people_meet() {
    let day = story();
    let again = otherwise(&day.tournament, |fact| match fact.clone() {
        Fact::Drawn { kind, attempt, length_seconds, matches, notes } => {
            Some(Fact::Drawn { kind, attempt: attempt + 1, length_seconds, matches, notes })
        }
        _ => None,
    });
    let shown = day.tournament.standing_of(About::Draw);
    assert_eq!(day.tournament.still_as_shown(About::Draw, shown), Ok(()));
    assert!(again.still_as_shown(About::Draw, shown).is_err());
}

/// Everything that is for leaders and those concerned, in other words.
fn other_words(fact: &Fact) -> Option<Fact> {
    let other = || "something else".to_owned();
    Some(match fact.clone() {
        Fact::DeckSubmitted { player, .. } => Fact::DeckSubmitted { player, text: other(), judged: None },
        Fact::Step { at, action, reason: Some(_), reading, seal, .. } => {
            Fact::Step { by: Actor::Newcomer, at, action, reason: Some(other()), reading, seal }
        }
        Fact::Recommended { player, by, .. } => Fact::Recommended { player, by, reason: other() },
        Fact::Judge(JudgeFact::Called(call)) => {
            let by = PersonId(call.by.0 - 1);
            Fact::Judge(JudgeFact::Called(tournament::judging::Call { note: other(), by, ..call }))
        }
        Fact::Judge(JudgeFact::ConductReported(report)) => {
            let about = PersonId(report.about.0 + 1);
            Fact::Judge(JudgeFact::ConductReported(tournament::judging::ConductReport {
                note: other(),
                about,
                ..report
            }))
        }
        _ => return None,
    })
}

fn shown(tournament: &Tournament, reader: Option<PersonId>) -> String {
    format!("{:?}", tournament.view(reader))
}

#[test]
fn a_draw_that_is_not_published_changes_nobodys_view_but_the_organizers() {
    let day = story();
    let other = otherwise(&day.tournament, another_draw(&day));
    for (id, person) in day.tournament.people() {
        let same = shown(&day.tournament, Some(id)) == shown(&other, Some(id));
        assert_eq!(same, id != day.tournament.organizer(), "{}", person.name);
    }
    assert_eq!(shown(&day.tournament, None), shown(&other, None));
}

#[test]
fn what_is_for_leaders_changes_nothing_for_spectators_and_leaders_off_duty() {
    let mut day = story();
    let jo = day.person("Jo");
    day.must(Actor::Person(jo), Wish::Duty { on: false });
    let other = otherwise(&day.tournament, other_words);
    assert_eq!(shown(&day.tournament, None), shown(&other, None));
    assert_eq!(shown(&day.tournament, Some(jo)), shown(&other, Some(jo)), "off duty is off duty");
    let mo = day.person("Mo");
    assert_ne!(shown(&day.tournament, Some(mo)), shown(&other, Some(mo)), "a marshal on duty must know");
    assert_eq!(day.tournament.eyes(Some(mo)), Eyes::Leaders);
    assert_eq!(day.tournament.eyes(None), Eyes::Everybody);
}

#[test]
fn players_know_their_own_table_and_their_own_list_only() {
    let day = story();
    let id = tournament::MatchId { round: tournament::RoundNo(1), place: 0 };
    let players: Vec<PersonId> = day.tournament.match_of(id).expect("played").seats.players().collect();
    let view = day.tournament.view(Some(players[0]));
    let call = &view.judging().calls[0];
    assert_eq!((call.id, call.note.as_str()), (Some(id), ""), "what a spectator wrote is not for players");
    for (player, _, entry) in view.players() {
        let list = entry.deck.as_ref().map_or("", |list| list.text.as_str());
        assert_eq!(list.is_empty(), player != players[0], "{player}");
    }
    assert!(view.judging().conduct.iter().all(|report| report.note.is_empty()));
    assert!(view.players().all(|(_, _, entry)| entry.recommended.is_none()));
}

/// All that a state holds beside its history.
fn held(tournament: &Tournament) -> String {
    let (people, rounds) = (tournament.people().collect::<Vec<_>>(), tournament.rounds());
    let (judging, said) = (tournament.judging(), tournament.announcements());
    format!("{people:#?} {rounds:#?} {judging:#?} {said:#?} {:?}", tournament.desk())
}

/// What somebody decides on (HR-6.3.7) has the same number in that person's view as in the whole, or else no page of theirs
/// could ever be told from one that is behind.
fn shown_alike(now: &Tournament, told: &Tournament, reader: PersonId) {
    let leads = now.helps_lead(reader);
    let seats = |id: MatchId| now.match_of(id).is_some_and(|it| it.seats.seats(reader));
    let mut abouts = Vec::new();
    for round in now.rounds().iter().filter(|it| it.progress > Progress::Drawn || now.reviews_draws(reader)) {
        let ids = (0..).map(|place| MatchId { round: round.number, place }).take(round.matches.len());
        for id in ids.filter(|id| leads || seats(*id)) {
            abouts.extend([About::Meeting(id), About::Report(id, reader), About::Match(id)]);
            abouts.extend([About::Extra(id), About::Table(id)]);
        }
    }
    let calls = (0..).map(CallId).zip(&now.judging().calls);
    let mine = |call: &Call| leads || call.by == reader || call.id.is_some_and(seats);
    abouts.extend(calls.filter(|(_, call)| mine(call)).map(|(id, _)| About::Call(id)));
    if leads {
        let judging = now.judging();
        abouts.extend([About::Round, About::Clock, About::Plan, About::Absent]);
        abouts.extend([About::Name, About::Settings, About::Prizes]);
        abouts.extend(now.people().flat_map(|(id, _)| [About::Player(id), About::Person(id)]));
        let lists = now.people().filter(|(id, _)| now.may_see_list(Some(reader), *id).is_ok());
        abouts.extend(lists.map(|(id, _)| About::Deck(id)));
        abouts.extend((0..).map(ConductId).map(About::Conduct).take(judging.conduct.len()));
        abouts.extend((0..).map(CaseId).map(About::Case).take(judging.cases.len()));
        abouts.extend((0..).map(About::Check).take(judging.checks.len()));
    }
    if now.reviews_draws(reader) {
        abouts.push(About::Draw);
    }
    for about in abouts {
        assert_eq!(told.standing_of(about), now.standing_of(about), "{about:?} for {reader}");
    }
}

/// At every moment of a story: what is laid over everybody's view for one person is what the facts tell that person.
fn own_views_are_right(pack: &Tournament, history: &[Fact]) {
    let mut now = Tournament::under(Arc::new(pack.pack().clone()));
    for fact in history {
        rulebook::Rulebook::apply(&mut now, fact);
        let everybody = now.for_everybody();
        for (reader, person) in now.people() {
            let (told, laid) = (now.view(Some(reader)), now.own_view(&everybody, reader));
            assert_eq!(held(&laid), held(&told), "{} after {fact:?}", person.name);
            shown_alike(&now, &told, reader);
        }
    }
}

#[test]
fn ones_own_view_is_the_same_made_from_everybodys() {
    let day = story();
    own_views_are_right(&day.tournament, &day.history);
}

/// With lists open to all between rounds, reports that differ, a drop asked for, a call, conduct, a lost card and a deck check.
#[test]
fn ones_own_view_has_what_one_wrote_oneself_and_what_happens_at_the_own_table() {
    let settings = Settings { deck_visibility: tournament::DeckVisibility::Open, ..Settings::default() };
    let mut day = Day::founded("conquest-1.2", 8, settings);
    for (copies, name) in (1..).zip(["Ana", "Bo", "Cai", "Dee"]) {
        let player = day.enrol(name);
        day.lead(Wish::SubmitDeck { player, text: format!("{copies}x Goff Nob") });
    }
    day.announce();
    for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
        day.lead(wish);
    }
    let id = day.open()[0];
    let players: Vec<PersonId> = day.tournament.match_of(id).expect("open").seats.players().collect();
    let organizer = day.tournament.organizer();
    let judged = |by, wish| (by, Wish::Judge(wish));
    let lost = CardTrouble::LostBeforeGame;
    for (by, wish) in [
        judged(
            players[0],
            JudgeWish::Call { id: Some(id), kind: "rules_question".into(), note: "slow".into() },
        ),
        judged(
            players[1],
            JudgeWish::ReportConduct {
                about: players[0],
                category: "cheating".into(),
                note: "peeked".into(),
            },
        ),
        judged(
            organizer,
            JudgeWish::OpenCardCase {
                id: None,
                player: players[0],
                trouble: lost,
                card: "Goff Nob".into(),
                minutes: None,
            },
        ),
        judged(organizer, JudgeWish::BeginDeckCheck { id }),
        (players[0], Wish::AskToDrop),
        (players[0], Wish::Report { id, claim: Claim::new(Some(players[0]), "warlord_death") }),
        (players[1], Wish::Report { id, claim: Claim::new(Some(players[1]), "warlord_death") }),
    ] {
        day.must(Actor::Person(by), wish);
    }
    let seen = day.tournament.own_view(&day.tournament.for_everybody(), players[1]);
    assert!(
        seen.match_of(id)
            .is_some_and(|it| it.reports[0].as_ref().is_some_and(|it| !it.claim.ending.is_empty()))
    );
    own_views_are_right(&day.tournament, &day.history);
}

#[test]
fn a_view_tells_whoever_may_know_everything_the_same_as_the_tournament() {
    let day = story();
    let seen = day.tournament.view(Some(day.tournament.organizer())).into_tournament();
    assert_eq!(format!("{seen:?}"), format!("{:?}", day.tournament));
}
