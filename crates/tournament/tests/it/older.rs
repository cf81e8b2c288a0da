//! Histories of earlier readings: what was accepted then is told as such, with what is read today, and nothing else hides
//! behind it.

use std::sync::Arc;

use rulebook::Cites;
use tournament::file::Imported;
use tournament::judging::{CardTrouble, JudgeWish, Remedy};
use tournament::{
    Action, Actor, Claim, Command, ConductId, Fact, Finding, MatchId, PersonId, Reading, RoundNo, Settings,
    StaffRole, StagePlan, Structure, Tournament, TournamentFile, Wish,
};

use crate::day::Day;
use crate::words::said;

/// A day decided by those readings up to the first result: four players, one of two tables decided.
struct Morning {
    day: Day,
    first: MatchId,
    /// Those of the first table.
    players: [PersonId; 2],
    /// Somebody at the other.
    other: PersonId,
}

fn morning(reading: Reading) -> Morning {
    let stages = vec![StagePlan::Swiss { rounds: 2, cut: None, carry: true }];
    let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
    let mut day = Day::under("conquest-1.2", 9);
    day.tournament = day.tournament.read_as(reading);
    day.found("Mira", settings).expect("founded");
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    day.announce();
    day.lead(Wish::Draw);
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let first = day.open()[0];
    let seated: Vec<PersonId> =
        day.tournament.match_of(first).map(|it| it.seats.players().collect()).unwrap_or_default();
    let claim = Claim::new(Some(seated[0]), "decision");
    day.lead(Wish::Settle { id: first, claim, reason: "slip".into() });
    let other = day.tournament.match_of(day.open()[0]).and_then(|it| it.seats.players().next());
    Morning { day, first, players: [seated[0], seated[1]], other: other.expect("a second table") }
}

fn lost_card(id: Option<MatchId>, player: PersonId) -> Wish {
    let (card, trouble) = ("Ambush".to_owned(), CardTrouble::LostDuringGame);
    Wish::Judge(JudgeWish::OpenCardCase { id, player, trouble, card, minutes: None })
}

fn read(day: &Day, history: &[Fact]) -> Imported {
    let pack = Arc::new(day.tournament.pack().clone());
    let told = Tournament::told_by(Arc::clone(&pack), history);
    let text = told.record(Some(day.dice.seed().clone()), history).write();
    TournamentFile::read(&text).expect("a file").tournament(pack).expect("a record")
}

fn found(day: &Day, history: &[Fact]) -> Vec<Finding> {
    let findings = read(day, history).verify().findings;
    for finding in &findings {
        said(&finding.saying(&day.tournament));
    }
    findings
}

/// What each wish is today: refused, or something else.
fn today(day: &Day, wish: &Wish) -> Option<String> {
    let now = day.tournament.clone().read_as(Reading::NOW);
    let by = Actor::Person(day.tournament.organizer());
    let answer =
        rulebook::Rulebook::decide(&now, &Command { by, at: day.now, wish: wish.clone() }, &day.dice);
    answer.err().map(|refusal| refusal.clause().to_string())
}

/// By a missing card a decided game could be overturned once, a recommendation made twice, and a card missed without a table
/// cost nothing. The history stands; every one of these steps is named with what is read today.
#[test]
fn what_was_accepted_under_an_earlier_reading_is_told_as_that() {
    let Morning { mut day, first, players, other } = morning(Reading::FIRST);
    let organizer = Actor::Person(day.tournament.organizer());
    let recommend = || Wish::RecommendDisqualification { player: players[1], reason: "shouting".into() };
    let mut refused = Vec::new();
    for wish in [lost_card(Some(first), players[0]), recommend(), recommend(), lost_card(None, other)] {
        refused.push(today(&day, &wish));
        day.must(organizer, wish);
    }
    assert_eq!(refused.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, true, false]);
    let proof = read(&day, &day.history).verify();
    assert!(proof.holds(), "{:?}", proof.findings);
    let steps = day.history.iter().filter(|fact| fact.is_step()).count();
    assert_eq!(proof.steps as usize, steps, "every step was decided by its own readings");
    let named: Vec<Option<String>> = proof
        .findings
        .iter()
        .filter_map(|finding| {
            let Finding::OlderRule { reading: Reading::FIRST, refused, .. } = finding else { return None };
            Some(refused.as_ref().map(|refused| refused.clause.to_string()))
        })
        .collect();
    assert_eq!(named, [refused[0].clone(), refused[2].clone(), None]);
    found(&day, &day.history);
    // A history of those days is written as those days wrote it.
    assert!(!serde_json::to_string(&day.history).expect("facts").contains("reading"));
}

/// An earlier reading excuses what it allowed and nothing beside it.
#[test]
fn nothing_else_hides_behind_an_earlier_reading() {
    let Morning { mut day, first, players, .. } = morning(Reading::FIRST);
    day.lead(lost_card(Some(first), players[0]));
    let overturned = day.history.iter().rposition(|fact| matches!(fact, Fact::ResultStands { .. }));
    let overturned = overturned.expect("by the card");
    // With the seals the altered place itself is found, without them what does not follow.
    for seals in [true, false] {
        let mut history = day.history.clone();
        if let Fact::ResultStands { result, .. } = &mut history[overturned] {
            result.outcomes.reverse();
        }
        for fact in &mut history {
            if let Fact::Step { seal, .. } = fact
                && !seals
            {
                *seal = None;
            }
        }
        let proof = read(&day, &history).verify();
        assert!(!proof.holds() || seals, "{:?}", proof.findings);
        day.lead(Wish::Tell { text: "Lunch".into(), until: None });
        let mut longer = history;
        longer.extend(day.history.iter().rev().take(2).rev().cloned());
        assert!(!read(&day, &longer).verify().holds(), "seals {seals}");
    }
}

/// Nobody goes back to an earlier reading, and one nobody knows proves nothing.
#[test]
fn readings_never_go_back() {
    let Morning { mut day, first, players, .. } = morning(Reading::NOW);
    // Refused today; a forger claims that it was taken in the days when it was not, and leaves out all seals.
    let older = day.tournament.clone().read_as(Reading::FIRST);
    let by = Actor::Person(day.tournament.organizer());
    let command = Command { by, at: day.now, wish: lost_card(Some(first), players[0]) };
    let forged = rulebook::Rulebook::decide(&older, &command, &day.dice).expect("as it was then");
    let history: Vec<Fact> = day.history.iter().chain(&forged).cloned().collect();
    let is_reading = |finding: &Finding| matches!(finding, Finding::Reading { .. });
    assert!(found(&day, &history).iter().any(is_reading), "sealed as it should be");
    assert!(!read(&day, &history).verify().holds());
    // The next edition of this program may read otherwise.
    day.tournament = day
        .tournament
        .read_as(serde_json::from_str(&(Reading::NOW.number() + 1).to_string()).expect("a number"));
    day.lead(Wish::Tell { text: "Lunch".into(), until: None });
    let findings = found(&day, &day.history);
    assert!(findings.iter().any(is_reading), "{findings:?}");
    assert!(matches!(
        day.history.iter().rfind(|fact| fact.is_step()),
        Some(Fact::Step { action: Action::Tell, .. })
    ));
}

/// A record written before steps said by which readings they were decided: proven whole, with the seal it was printed with.
#[test]
fn a_record_from_before_there_were_editions_is_proven() {
    let text = include_str!("fixtures/before-readings.json");
    let file = TournamentFile::read(text).expect("a file");
    let pack = Arc::new(regulations::pack("conquest-1.2").expect("a pack").clone());
    let record = file.tournament(pack).expect("a record");
    let proof = record.verify();
    assert!(proof.holds() && proof.findings.is_empty(), "{:?}", proof.findings);
    assert_eq!((proof.steps, proof.proven), (27, 5));
    let printed = "95c0 4e29 a514 b269 0194 92ec e097 4eb5".parse().expect("a seal");
    assert_eq!(record.tournament.seal(), printed);
    assert!(record.has_anchor(printed));
    // It is written again as it was: the digest is over every letter of its facts.
    let again = record.tournament.record(file.seed.clone(), &record.facts);
    assert_eq!(again, file);
}

/// Leaving after a report was giving up once, seven planets could go to time, and a replaced card could have a proxy: each is
/// decided by its own day and told with what is read today.
#[test]
fn what_the_third_reading_changed_is_proven_by_the_second() {
    let last = |day: &Day| {
        let findings = found(day, &day.history);
        assert!(read(day, &day.history).verify().holds(), "{findings:?}");
        match findings.last() {
            Some(Finding::OlderRule { reading: Reading::SECOND, action, refused, .. }) => {
                (*action, refused.as_ref().map(|refused| refused.clause.to_string()))
            }
            other => panic!("{other:?}"),
        }
    };
    let outcome = |day: &Day, id, player| day.tournament.match_of(id)?.outcome_of(player).map(str::to_owned);
    let open = |day: &Day| {
        let id = day.open()[0];
        let seated = day.tournament.match_of(id).expect("open").seats.players();
        (id, seated.collect::<Vec<PersonId>>())
    };
    let Morning { mut day, .. } = morning(Reading::SECOND);
    let (id, seated) = open(&day);
    let claim = Claim::new(Some(seated[1]), "conquest");
    day.must(Actor::Person(seated[0]), Wish::Report { id, claim });
    let drop = Wish::Drop { player: seated[1], why: tournament::DropReason::OwnWish };
    let mut today = day.clone();
    today.tournament = today.tournament.read_as(Reading::NOW);
    today.lead(drop.clone());
    assert_eq!(outcome(&today, id, seated[1]), None, "the report waits");
    day.lead(drop);
    assert_eq!(outcome(&day, id, seated[1]).as_deref(), Some("loss"));
    assert_eq!(last(&day), (Action::Drop, None));

    let Morning { mut day, .. } = morning(Reading::SECOND);
    let (id, seated) = open(&day);
    day.now = day.now.plus_seconds(56 * 60);
    let counts = [("planets".to_owned(), [4, 3])].into();
    let procedure = Some(regulations::Answers { counts, ..regulations::Answers::default() });
    let claim = Claim { procedure, ..Claim::new(Some(seated[0]), "time") };
    day.lead(Wish::Settle { id, claim, reason: "slip".into() });
    assert_eq!(last(&day), (Action::Settle, Some("CT-4.3.14".to_owned())));

    let Morning { mut day, .. } = morning(Reading::SECOND);
    let (_, seated) = open(&day);
    let (card, trouble) = ("Tank".to_owned(), CardTrouble::Damaged);
    let opened =
        JudgeWish::OpenCardCase { id: None, player: seated[0], trouble, card: card.clone(), minutes: None };
    let case = tournament::CaseId(0);
    day.lead(Wish::Judge(opened));
    day.lead(Wish::Judge(JudgeWish::CloseCardCase { case, replaced: true }));
    let (illegible, date) = (String::new(), "3 May 2026".to_owned());
    day.lead(Wish::Judge(JudgeWish::IssueProxy { case, card, illegible, date }));
    assert_eq!(last(&day), (Action::IssueProxy, Some("CT-2.2.45".to_owned())));
}

/// The same number could be cut to twice, a table be given time in a draw nobody had seen, a verdict follow a verdict: each is
/// decided by its own day and told with what is read today.
#[test]
fn what_the_fourth_reading_changed_is_proven_by_the_third() {
    let last = |day: &Day| older_rules(day).pop().expect("something older");
    let swiss = |cut| StagePlan::Swiss { rounds: 1, cut, carry: true };
    let stages = vec![swiss(None), swiss(Some(4)), StagePlan::Elimination { cut: Some(4) }];
    let mut day = Day::under("conquest-1.2", 9);
    day.tournament = day.tournament.read_as(Reading::THIRD);
    day.found("Mira", Settings { structure: Structure::Custom { stages }, ..Settings::default() })
        .expect("founded");
    for name in ["Ana", "Bo", "Cai", "Dee", "Eli"] {
        day.enrol(name);
    }
    day.announce();
    let cited = Some("HR-6.2.5".to_owned());
    assert_eq!(older_rules(&day), [(Action::Found, cited.clone()), (Action::AnnouncePlan, cited)]);
    // Its summary alone is read too.
    let pack = Arc::new(day.tournament.pack().clone());
    let summary = day.tournament.file(None).tournament(pack).expect("a file without history");
    assert_eq!(summary.tournament.plan(), day.tournament.plan());

    day.lead(Wish::Draw);
    let id = MatchId { round: RoundNo(1), place: 0 };
    day.lead(Wish::Extend { id, seconds: 60, reason: "so".into() });
    assert_eq!(last(&day), (Action::Extend, Some("HR-6.2.8".to_owned())));

    let Morning { mut day, players, .. } = morning(Reading::THIRD);
    let category = day.tournament.pack().lists.conduct[0].id.clone();
    day.lead(Wish::Judge(JudgeWish::ReportConduct { about: players[0], category, note: "slow".into() }));
    for remedy in [Remedy::Unfounded, Remedy::Warning] {
        let (report, note) = (ConductId(0), "seen".to_owned());
        day.lead(Wish::Judge(JudgeWish::DecideConduct { report, remedy, note }));
    }
    assert_eq!(older_rules(&day), [(Action::DecideConduct, Some("HR-6.1.4".to_owned()))]);
}

/// Shows HR-4.3.2: a pack of one's own could once have a draw for a bracket. What was played under it is proven by its day;
/// today nobody enters one.
#[test]
fn a_draw_in_a_bracket_is_proven_and_not_entered_again() {
    let text = "id = \"tied\"\nextends = \"epic\"\ntitle = \"Tied\"\n\
                [[results]]\nid = \"drawn\"\nstages = [\"swiss\", \"elimination\"]\n";
    assert!(regulations::Pack::load("tied.toml", text).is_err(), "no new tournament is played under it");
    let pack = regulations::Pack::load_for_record("tied.toml", text).expect("for what was played under it");
    let mut day = Day::under("epic", 9);
    day.tournament = Tournament::under(Arc::new(pack)).read_as(Reading::THIRD);
    let stages = vec![StagePlan::Elimination { cut: None }];
    day.found("Mira", Settings { structure: Structure::Custom { stages }, ..Settings::default() })
        .expect("founded");
    for name in ["Ana", "Bo"] {
        day.enrol(name);
    }
    day.announce();
    for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
        day.lead(wish);
    }
    let id = day.open()[0];
    let drawn = Wish::Settle { id, claim: Claim::new(None, "tiebreak"), reason: "slip".into() };
    assert_eq!(today(&day, &drawn).as_deref(), Some("HR-4.3.2"));
    day.lead(drawn);
    assert_eq!(older_rules(&day), [(Action::Settle, Some("HR-4.3.2".to_owned()))]);
}

/// The steps of a history of the third reading that come out otherwise today, with the clause that refuses each. It holds.
#[track_caller]
fn older_rules(day: &Day) -> Vec<(Action, Option<String>)> {
    let findings = found(day, &day.history);
    assert!(read(day, &day.history).verify().holds(), "{findings:?}");
    let older = findings.iter().filter_map(|finding| match finding {
        Finding::OlderRule { reading: Reading::THIRD, action, refused, .. } => {
            Some((*action, refused.as_ref().map(|refused| refused.clause.to_string())))
        }
        _ => None,
    });
    older.collect()
}

/// A whole deck in one word, and the same with one card too few.
const LEGAL: &str = "/decks/conquest?d=EBSz2v8Bc-vZJEwOhCFdqAwiQLKmITrg0iMAW1Uj-NX8I2JecCPHIvQj24p-I7tihiMeAFwjQvLDI63GYiPKRkwj6Q-wI-FX7iOtuEUiOwoZIQ";
const TOO_FEW: &str = "/decks/conquest?d=EBOz2v8Bc-vZJEwOhCFdqAwiQLKmITrg0iMAW1Uj-NX8I2JecCPHIvQj24p-I7tihiMeAFwjQvLDI63GYiPKRkwj6Q-wI-FX7iOtuEUi";

/// A tournament that asks for lists, decided by those readings, with Leo, Bo and a judge.
fn with_lists(reading: Reading) -> Day {
    let stages = vec![StagePlan::Swiss { rounds: 1, cut: None, carry: true }];
    let structure = Structure::Custom { stages };
    let date = Some("2026-11-14".parse().expect("a day"));
    let mut day = Day::under("conquest-1.2", 9);
    day.tournament = day.tournament.read_as(reading);
    day.found("Mira", Settings { structure, date, deck_lists: true, ..Settings::default() })
        .expect("founded");
    day.enrol("Leo");
    day.enrol("Bo");
    day.lead(Wish::Admit { key: None, name: "Jo".into() });
    let jo = day.person("Jo");
    day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    day
}

/// Leo's list as it came in by a catalogue that found nothing wrong with `text`, or these clauses.
fn handed_in(day: &mut Day, by: &str, text: &str, breaks: &[&str]) {
    let (by, player) = (Actor::Person(day.person(by)), day.person("Leo"));
    let command = Command { by, at: day.now, wish: Wish::SubmitDeck { player, text: LEGAL.to_owned() } };
    let mut facts = rulebook::Rulebook::decide(&day.tournament, &command, &day.dice).expect("a legal list");
    for fact in &mut facts {
        if let Fact::DeckSubmitted { text: told, judged: Some(judged), .. } = fact {
            text.clone_into(told);
            judged.breaks = breaks.iter().map(|clause| clause.parse().expect("a clause")).collect();
        }
        rulebook::Rulebook::apply(&mut day.tournament, fact);
    }
    day.history.extend(facts);
}

/// The day goes on by today's readings.
fn goes_on(day: &mut Day) {
    day.tournament = day.tournament.clone().read_as(Reading::NOW);
    let player = day.person("Bo");
    day.must(Actor::Person(player), Wish::SubmitDeck { player, text: LEGAL.to_owned() });
    day.announce();
    day.lead(Wish::Draw);
}

/// The catalogue of that day cannot be asked any more: what it accepted is told as that, with what is found today.
#[test]
fn a_list_accepted_by_an_earlier_catalogue_is_told_as_that() {
    let mut day = with_lists(Reading::SECOND);
    handed_in(&mut day, "Leo", TOO_FEW, &[]);
    goes_on(&mut day);
    let proof = read(&day, &day.history).verify();
    assert!(proof.holds(), "{:?}", proof.findings);
    assert_eq!(proof.steps as usize, day.history.iter().filter(|fact| fact.is_step()).count());
    let findings = found(&day, &day.history);
    let [Finding::OlderCatalogue { action: Action::SubmitDeck, reading, refused: Some(refused), .. }] =
        &findings[..]
    else {
        panic!("{findings:?}")
    };
    assert_eq!((*reading, refused.clause.to_string().as_str()), (Reading::SECOND, "CT-2.2.7"));
    // What a leader entered although it broke a rule of that day, which today it does not.
    let mut day = with_lists(Reading::SECOND);
    handed_in(&mut day, "Jo", LEGAL, &["CT-2.2.42"]);
    goes_on(&mut day);
    let findings = found(&day, &day.history);
    assert!(matches!(findings[..], [Finding::OlderCatalogue { refused: None, .. }]), "{findings:?}");
    assert!(read(&day, &day.history).verify().holds());
}

/// An earlier catalogue excuses what it said of a list and nothing beside it.
#[test]
fn nothing_else_hides_behind_an_earlier_catalogue() {
    let contradicts = |day: &Day, what: &str| {
        let proof = read(day, &day.history).verify();
        assert!(!proof.holds(), "{what}: {:?}", proof.findings);
    };
    let told = |reading, by, text, breaks: &[&str]| {
        let mut day = with_lists(reading);
        handed_in(&mut day, by, text, breaks);
        goes_on(&mut day);
        day
    };
    contradicts(&told(Reading::NOW, "Leo", TOO_FEW, &[]), "by today's catalogue");
    contradicts(&told(Reading::SECOND, "Leo", "fifty cards, trust me", &[]), "no list at all");
    contradicts(
        &told(Reading::SECOND, "Leo", TOO_FEW, &["CT-2.2.7"]),
        "refused to its player in those days too",
    );
    // After a step of today nobody goes back.
    let mut late = with_lists(Reading::NOW);
    late.tournament = late.tournament.read_as(Reading::SECOND);
    handed_in(&mut late, "Leo", TOO_FEW, &[]);
    goes_on(&mut late);
    contradicts(&late, "back to an earlier catalogue");
    // Handed in by somebody who could not, without any seals.
    let mut foreign = told(Reading::SECOND, "Leo", TOO_FEW, &[]);
    let bo = foreign.person("Bo");
    for fact in &mut foreign.history {
        if let Fact::Step { by, action, seal, reading, .. } = fact {
            (*seal, *by) = (
                None,
                if *action == Action::SubmitDeck && *reading == Reading::SECOND {
                    Actor::Person(bo)
                } else {
                    *by
                },
            );
        }
    }
    contradicts(&foreign, "by somebody else");
}

/// Lists are judged by these tables and by the deck rules of these packs. If this fails, lists come out otherwise than before:
/// raise [`Reading::NOW`], so that lists accepted until now are told as accepted by an earlier catalogue, and write the new
/// digest here.
#[test]
fn a_changed_catalogue_is_a_new_edition() {
    use sha2::{Digest, Sha256};
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = |path: &str| std::fs::read_to_string(root.join(path)).expect("a text");
    let mut hash = Sha256::new();
    for table in ["conquest", "games", "l5r", "l5r-roles", "packs", "words"] {
        hash.update(text(&format!("crates/decks/data/{table}.tsv")));
    }
    for pack in ["conquest-1.2", "l5r-2.3", "podboj-1.1"] {
        // The tables under `deck`, as they stand there.
        let mut of_decks = false;
        for line in text(&format!("packs/{pack}.toml")).lines() {
            if line.starts_with('[') {
                of_decks = line.trim_start_matches('[').starts_with("deck");
            }
            if of_decks {
                hash.update(line.split('#').next().unwrap_or_default().trim_end());
            }
        }
    }
    let digest = hash.finalize().iter().take(8).fold(0, |digest: u64, byte| digest << 8 | u64::from(*byte));
    assert_eq!((Reading::NOW, digest), (Reading::FOURTH, 0x9b50_1163_90a7_44b7), "{digest:x}");
}
