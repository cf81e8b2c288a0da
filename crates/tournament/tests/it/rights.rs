//! The whole table of rights, tried cell by cell: every action, by every kind of actor, with and without marshals.

use std::collections::BTreeSet;

use tournament::judging::{CardTrouble, JudgeWish, Remedy, Ruling};
use tournament::{
    Action, Actor, CallId, CaseId, Claim, ConductId, DropReason, MatchId, Moment, PersonId, RoundNo, Seats,
    Settings, StaffRole, Structure, TableWish, TickAnswer, Why, Wish,
};
use tournament::{Prize, PrizeTo};

use crate::day::Day;

/// The kinds of people there are. Ana plays at table 1 and made the call in question; Cai plays elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Organizer,
    Marshal,
    MarshalOffDuty,
    Judge,
    JudgeOffDuty,
    Seated,
    Elsewhere,
    Spectator,
    Newcomer,
    Unknown,
}

use Who::*;

/// A legal deck in one word.
const DECK: &str = "/decks/conquest?d=EBSz2v8Bc-vZJEwOhCFdqAwiQLKmITrg0iMAW1Uj-NX8I2JecCPHIvQj24p-I7tihiMeAFwjQvLDI63GYiPKRkwj6Q-wI-FX7iOtuEUiOwoZIQ";

const EVERYBODY: [Who; 10] = [
    Organizer,
    Marshal,
    MarshalOffDuty,
    Judge,
    JudgeOffDuty,
    Seated,
    Elsewhere,
    Spectator,
    Newcomer,
    Unknown,
];

/// A round under way, a call that was ruled on, a report, a lost and a damaged card, a deck check.
fn hall(marshals: bool) -> Day {
    let structure = Structure::Custom {
        stages: vec![tournament::StagePlan::Swiss { rounds: 3, cut: None, carry: true }],
    };
    let mut day = Day::founded("conquest-1.2", 5, Settings { structure, ..Settings::default() });
    for name in ["Ana", "Bo", "Cai", "Dee"] {
        day.enrol(name);
    }
    for name in ["Eve", "Jo", "Jim", "Max", "Mel"] {
        day.lead(Wish::Admit { key: None, name: name.into() });
    }
    let staff = [("Jo", StaffRole::Judge), ("Jim", StaffRole::Judge)];
    let marshal = [("Max", StaffRole::Marshal), ("Mel", StaffRole::Marshal)];
    for (name, role) in staff.iter().chain(if marshals { &marshal[..] } else { &[] }) {
        let person = day.person(name);
        day.lead(Wish::Appoint { person, role: *role });
    }
    for name in if marshals { &["Jim", "Mel"][..] } else { &["Jim"] } {
        let off = Actor::Person(day.person(name));
        day.must(off, Wish::Duty { on: false });
    }
    day.announce();
    day.lead(Wish::Draw);
    let [ana, bo, cai, dee] = ["Ana", "Bo", "Cai", "Dee"].map(|name| day.person(name));
    let matches = vec![Seats::Pair(ana, bo), Seats::Pair(cai, dee)];
    day.lead(Wish::Adjust { matches, reason: "seats".into() });
    day.lead(Wish::Publish);
    day.lead(Wish::StartClock);
    let judge = |wish| Wish::Judge(wish);
    day.must(
        Actor::Person(ana),
        judge(JudgeWish::Call { id: Some(FIRST), kind: "rules_question".into(), note: String::new() }),
    );
    day.must(
        Actor::Person(ana),
        judge(JudgeWish::ReportConduct { about: bo, category: "stalling".into(), note: String::new() }),
    );
    for trouble in [CardTrouble::Damaged, CardTrouble::LostBeforeGame] {
        day.lead(judge(JudgeWish::OpenCardCase {
            id: None,
            player: ana,
            trouble,
            card: String::new(),
            minutes: None,
        }));
    }
    day.lead(judge(JudgeWish::BeginDeckCheck { id: FIRST }));
    day
}

const FIRST: MatchId = MatchId { round: RoundNo(1), place: 0 };

fn actor(day: &Day, who: Who) -> Actor {
    let name = match who {
        Organizer => "Mira",
        Marshal => "Max",
        MarshalOffDuty => "Mel",
        Judge => "Jo",
        JudgeOffDuty => "Jim",
        Seated => "Ana",
        Elsewhere => "Cai",
        Spectator => "Eve",
        Newcomer => return Actor::Newcomer,
        Unknown => return Actor::Person(PersonId(4711)),
    };
    Actor::Person(day.person(name))
}

/// A wish of that kind that is about Ana, her match and her call.
fn wish(day: &Day, action: Action) -> Wish {
    use Action as A;
    let reason = || "reason".to_owned();
    let [ana, eve] = ["Ana", "Eve"].map(|name| day.person(name));
    let claim = || Claim::new(Some(ana), "conquest");
    let ruling = || Ruling { text: "so".into(), extension_seconds: 0, overrules: None };
    let (call, case) = (CallId(0), CaseId(0));
    match action {
        A::Found => Wish::Found {
            name: "Another".into(),
            organizer: "Ana".into(),
            settings: Settings::default(),
            commitment: day.dice.seed().commitment(),
        },
        A::ChangeSettings => Wish::Change { settings: Settings::default() },
        A::RenameTournament => Wish::RenameTournament { name: "Another".into() },
        A::SetPrizes => Wish::SetPrizes {
            prizes: vec![Prize { to: PrizeTo::Person { person: ana }, what: "A cup".into() }],
        },
        A::Rename => Wish::Rename { person: ana, name: "Anna".into() },
        A::GiveRights => Wish::GiveRights { person: eve, actions: vec![A::Draw] },
        A::Admit => Wish::Admit { key: None, name: "Zoe".into() },
        A::Appoint => Wish::Appoint { person: eve, role: StaffRole::Judge },
        A::Dismiss => Wish::Dismiss { person: eve },
        A::HandOver => Wish::HandOver { to: eve },
        A::ChangeDuty => Wish::Duty { on: true },
        A::NameSecondLeader => Wish::NameSecondLeader { playing: ana, second: eve },
        A::NameRuler => Wish::NameRuler { id: FIRST, person: eve },
        A::Enrol => Wish::Enrol { key: None, name: "Zoe".into(), team: None },
        A::EnrolPerson => Wish::EnrolPerson { person: eve },
        A::Withdraw => Wish::Withdraw { player: ana },
        A::CheckIn => Wish::CheckIn { player: ana },
        A::FixTable => Wish::FixTable { player: ana, table: Some(1) },
        A::SubmitDeck => Wish::SubmitDeck { player: ana, text: DECK.into() },
        A::AmendDeck => Wish::AmendDeck { player: ana, text: DECK.into(), reason: reason() },
        A::CloseRegistration => Wish::CloseRegistration,
        A::ReopenRegistration => Wish::ReopenRegistration,
        A::AnnouncePlan => Wish::AnnouncePlan,
        A::Draw => Wish::Draw,
        A::Redraw => Wish::Redraw { reason: reason() },
        A::Adjust => Wish::Adjust { matches: Vec::new(), reason: reason() },
        A::Publish => Wish::Publish,
        A::SitDown => Wish::SitDown { id: FIRST },
        A::StartClock => Wish::StartClock,
        A::PauseClock => Wish::PauseClock { reason: reason() },
        A::ResumeClock => Wish::ResumeClock,
        A::AdjustClock => Wish::AdjustClock { seconds: 60, reason: reason() },
        A::SetClock => Wish::SetClock { elapsed_seconds: Some(60), reason: reason() },
        A::Extend => Wish::Extend { id: FIRST, seconds: 60, reason: reason() },
        A::CloseRound => Wish::Close,
        A::Report => Wish::Report { id: FIRST, claim: claim() },
        A::Confirm => Wish::Confirm { id: FIRST },
        A::Concede => Wish::Concede { id: FIRST },
        A::Settle => Wish::Settle { id: FIRST, claim: claim(), reason: reason() },
        A::PlayOn => Wish::PlayOn { id: FIRST, reason: reason() },
        A::EndExtraRound => Wish::EndExtraRound { id: FIRST },
        A::Correct => Wish::Correct { id: FIRST, claim: claim(), reason: reason() },
        A::AskToDrop => Wish::AskToDrop,
        A::WithdrawDrop => Wish::WithdrawDrop,
        A::Drop => Wish::Drop { player: ana, why: DropReason::OwnWish },
        A::NoShow => Wish::NoShow { id: FIRST, absent: ana },
        A::AskToRejoin => Wish::AskToRejoin,
        A::Rejoin => Wish::Rejoin { player: ana },
        A::DeclineRejoin => Wish::DeclineRejoin { player: ana },
        A::RecommendDisqualification => Wish::RecommendDisqualification { player: ana, reason: reason() },
        A::DeclineRecommendation => Wish::DeclineRecommendation { player: ana },
        A::Disqualify => Wish::Disqualify { player: ana, reason: reason() },
        A::Cut => Wish::Cut,
        A::Finish => Wish::Finish,
        A::Undo => Wish::Undo { reason: reason(), step: None },
        A::Tell => Wish::Tell { text: "Lunch".into(), until: None },
        A::EndAnnouncement => Wish::EndAnnouncement { number: 0 },
        A::TickSetUp => Wish::AtTable(TableWish::Tick {
            id: FIRST,
            step: "draw_four".into(),
            answer: TickAnswer::default(),
        }),
        A::ClearSetUp => Wish::AtTable(TableWish::Clear { id: FIRST, reason: reason() }),
        A::AskConsent => Wish::AtTable(TableWish::AskConsent { id: FIRST, text: reason() }),
        A::AnswerConsent => Wish::AtTable(TableWish::AnswerConsent { id: FIRST, agreed: true }),
        A::CallJudge => Wish::Judge(JudgeWish::Call { id: None, kind: "conduct".into(), note: reason() }),
        A::ClaimCall => Wish::Judge(JudgeWish::Claim { call }),
        A::SettleCall => Wish::Judge(JudgeWish::SettledByPlayers { call }),
        A::WithdrawCall => Wish::Judge(JudgeWish::Withdraw { call }),
        A::RuleOnCall => Wish::Judge(JudgeWish::Rule { call, ruling: ruling() }),
        A::Appeal => Wish::Judge(JudgeWish::Appeal { call }),
        A::RuleFinally => Wish::Judge(JudgeWish::RuleFinally { call, ruling: ruling() }),
        A::ReportConduct => {
            Wish::Judge(JudgeWish::ReportConduct { about: ana, category: "stalling".into(), note: reason() })
        }
        A::DecideConduct => Wish::Judge(JudgeWish::DecideConduct {
            report: ConductId(0),
            remedy: Remedy::Warning,
            note: reason(),
        }),
        A::IssueProxy => Wish::Judge(JudgeWish::IssueProxy {
            case,
            card: "Tank".into(),
            illegible: String::new(),
            date: "today".into(),
        }),
        A::OpenCardCase => Wish::Judge(JudgeWish::OpenCardCase {
            id: None,
            player: ana,
            trouble: CardTrouble::Damaged,
            card: String::new(),
            minutes: None,
        }),
        A::CloseCardCase => Wish::Judge(JudgeWish::CloseCardCase { case, replaced: true }),
        A::KeepDespiteCase => Wish::Judge(JudgeWish::KeepDespiteCase { case: CaseId(1) }),
        A::BeginDeckCheck => Wish::Judge(JudgeWish::BeginDeckCheck { id: FIRST }),
        A::EndDeckCheck => {
            Wish::Judge(JudgeWish::EndDeckCheck { check: 0, findings: String::new(), extension_seconds: 0 })
        }
    }
}

/// Who may do what, as the documents have it, written down by hand: whom a wrong cell of the rulebook's own table would let in
/// or keep out is noticed here.
fn may(action: Action, marshals: bool) -> &'static [Who] {
    use Action as A;
    // "Leaders" are these three roles and no others (CT-1.0.3, LT-1.0.2).
    const LEADERS: &[Who] = &[Organizer, Marshal, Judge];
    const EVERYBODY_HERE: &[Who] =
        &[Organizer, Marshal, MarshalOffDuty, Judge, JudgeOffDuty, Seated, Elsewhere, Spectator];
    match action {
        // There is a tournament already.
        A::Found => &[],
        // What concerns the tournament as a whole is the organizer's (CT-1.1.2): people and structure,
        A::ChangeSettings
        | A::RenameTournament
        | A::SetPrizes
        | A::Rename
        | A::Appoint
        | A::Dismiss
        | A::HandOver
        | A::GiveRights
        | A::NameSecondLeader
        | A::NameRuler
        | A::EnrolPerson
        | A::FixTable
        | A::CloseRegistration
        | A::ReopenRegistration
        | A::AnnouncePlan => &[Organizer],
        // rounds and stages,
        A::Draw
        | A::Redraw
        | A::Adjust
        | A::Publish
        | A::SetClock
        | A::CloseRound
        | A::Correct
        | A::Cut
        | A::Finish
        | A::Undo => &[Organizer],
        // and who is in: drops (CT-4.2.9, CT-4.2.10), returns (CT-4.2.12), disqualification (CT-1.7.12), missing cards (CT-2.2.31).
        A::Drop
        | A::NoShow
        | A::Rejoin
        | A::DeclineRejoin
        | A::DeclineRecommendation
        | A::Disqualify
        | A::KeepDespiteCase => &[Organizer],
        // Anybody enters by himself or herself, or by a leader's hand (CT-1.4.1).
        A::Admit | A::Enrol => &[Organizer, Marshal, Judge, Newcomer],
        A::Withdraw => &[Organizer, Seated],
        A::CheckIn | A::SubmitDeck => &[Organizer, Marshal, Judge, Seated],
        // Whoever has such a role goes on and off duty alone (CT-1.2.6, CT-1.3.4).
        A::ChangeDuty => &[Marshal, MarshalOffDuty, Judge, JudgeOffDuty],
        // A leader starts the clock (CT-4.1.2), gives time (CT-2.2.29), mends lists (CT-2.2.19), makes proxies (CT-2.2.35), settles
        // and rules (CT-1.3.3), and tells everybody something.
        A::AmendDeck
        | A::Tell
        | A::EndAnnouncement
        | A::StartClock
        | A::PauseClock
        | A::ResumeClock
        | A::AdjustClock
        | A::Extend
        | A::Settle
        | A::ClaimCall
        | A::RuleOnCall
        | A::IssueProxy
        | A::OpenCardCase
        | A::CloseCardCase
        | A::BeginDeckCheck
        | A::EndDeckCheck
        | A::ClearSetUp => LEADERS,
        // The players of a match, and nobody for them (CT-4.3.10, CT-1.2.3).
        A::SitDown
        | A::Report
        | A::Confirm
        | A::Concede
        | A::Appeal
        | A::TickSetUp
        | A::AskConsent
        | A::AnswerConsent => &[Seated],
        A::SettleCall | A::EndExtraRound => &[Organizer, Marshal, Judge, Seated],
        // Everybody may ask for a ruling and report conduct (CT-1.7.1, CT-1.7.2).
        A::CallJudge | A::ReportConduct => EVERYBODY_HERE,
        // One's own leaving and coming back (CT-4.2.8), and one's own call.
        A::AskToDrop | A::WithdrawDrop | A::AskToRejoin => &[Seated, Elsewhere],
        A::WithdrawCall => &[Seated],
        // A marshal's (CT-1.2.3 to CT-1.2.5, CT-4.3.11); the organizer's where there is no marshal (CT-1.1.3).
        A::RecommendDisqualification | A::RuleFinally | A::DecideConduct | A::PlayOn => {
            if marshals {
                &[Marshal]
            } else {
                &[Organizer]
            }
        }
    }
}

/// Shows CT-1.0.3, PT-1.0.3, LT-1.0.2, CT-1.1.3, PT-1.1.3, LT-1.1.3, HR-1.1.4: leaders are the organizer, and marshals and
/// judges on duty; each action is open to whom the documents name and to nobody else.
#[test]
fn every_action_is_open_to_those_the_documents_name_and_to_nobody_else() {
    for marshals in [true, false] {
        let day = hall(marshals);
        for action in Action::ALL {
            let wish = wish(&day, action);
            assert_eq!(wish.action(), action);
            for who in EVERYBODY {
                if !marshals && matches!(who, Marshal | MarshalOffDuty) {
                    continue;
                }
                let allowed = may(action, marshals).contains(&who);
                let why = day.clone().ask(actor(&day, who), wish.clone()).err().map(|refusal| refusal.why);
                let barred = matches!(
                    why,
                    Some(Why::NotAllowed { .. } | Why::OffDuty { .. } | Why::UnknownPerson { .. })
                );
                // Founding is over before anybody asks who may.
                let expected = if action == Action::Found { false } else { !allowed };
                assert_eq!(barred, expected, "{who:?} {action:?} (marshals: {marshals}): {why:?}");
            }
        }
    }
}

/// When several reasons apply, the first of the promised order is given: whether there is a tournament, the dice, the time, what
/// was typed, who asks, whether that person may, and only then what it is about.
#[test]
fn the_first_of_several_reasons_is_given() {
    let day = hall(true);
    let (ana, stranger) = (day.person("Ana"), PersonId(4711));
    let nowhere = MatchId { round: RoundNo(9), place: 9 };
    let settle = |reason: &str| Wish::Settle {
        id: nowhere,
        claim: Claim::new(Some(stranger), "no such ending"),
        reason: reason.to_owned(),
    };
    let why = |day: &Day, by: PersonId, wish: Wish| {
        day.clone().ask(Actor::Person(by), wish).expect_err("refused").why
    };
    let (long, mira) = ("x".repeat(2000), day.tournament.organizer());
    let mut cheat = day.clone();
    cheat.dice = rulebook::Dice::new(rulebook::Seed::from_bytes([99; 32]));
    cheat.now = Moment(0);
    assert_eq!(why(&cheat, stranger, settle(&long)), Why::WrongSeed);
    cheat.dice = day.dice.clone();
    assert_eq!(why(&cheat, stranger, settle(&long)), Why::BeforeLastStep);
    assert!(matches!(why(&day, stranger, settle(&long)), Why::TextLength { .. }));
    assert_eq!(why(&day, stranger, settle("so")), Why::UnknownPerson { person: stranger });
    // A player learns nothing about matches that are none of his or her business.
    assert!(matches!(why(&day, ana, settle("so")), Why::NotAllowed { .. }));
    assert_eq!(why(&day, mira, settle("so")), Why::UnknownRound { round: RoundNo(9) });
    let place = MatchId { round: RoundNo(1), place: 9 };
    let settle = |id| Wish::Settle { id, claim: Claim::new(Some(stranger), "none"), reason: "so".into() };
    assert!(matches!(why(&day, mira, settle(place)), Why::UnknownMatch { .. }));
    assert!(matches!(why(&day, mira, settle(FIRST)), Why::WinnerNotSeated { .. }));
}

#[test]
fn the_table_names_every_action_once() {
    let all: BTreeSet<Action> = Action::ALL.into_iter().collect();
    assert_eq!(all.len(), Action::ALL.len());
    assert!(Action::ALL.iter().all(|action| !action.open_to().is_empty()));
}

/// Shows HR-4.2.18, HR-6.1.1, HR-6.1.2, HR-6.1.3, HR-6.1.7, HR-6.2.2, HR-6.5.1: people, rounds and matches that exist,
/// names of one's own, a tournament to begin with, and the dice that were promised.
#[test]
fn commands_name_what_exists_and_use_the_promised_dice() {
    let mut day = hall(true);
    let clause = |day: &mut Day, wish: Wish| {
        let mira = Actor::Person(day.tournament.organizer());
        let refusal = day.ask(mira, wish).expect_err("refused");
        rulebook::Cites::clause(&refusal).to_string()
    };
    let settle = |id| Wish::Settle { id, claim: Claim::new(None, "conquest"), reason: "so".into() };
    assert_eq!(clause(&mut day, Wish::Dismiss { person: PersonId(99) }), "HR-6.1.1");
    assert_eq!(clause(&mut day, settle(MatchId { round: RoundNo(1), place: 9 })), "HR-6.1.2");
    assert_eq!(clause(&mut day, settle(MatchId { round: RoundNo(7), place: 0 })), "HR-6.1.3");
    let cai = Claim::new(Some(day.person("Cai")), "conquest");
    let elsewhere = Wish::Settle { id: FIRST, claim: cai, reason: "so".into() };
    assert_eq!(clause(&mut day, elsewhere), "CT-4.2.17", "Cai is neither of the two who play there");
    assert_eq!(clause(&mut day, Wish::Admit { key: Some("p1".into()), name: "Zoe".into() }), "HR-6.1.7");
    let mut cheat = day.clone();
    cheat.dice = rulebook::Dice::new(rulebook::Seed::from_bytes([99; 32]));
    assert_eq!(clause(&mut cheat, Wish::PauseClock { reason: "so".into() }), "HR-6.5.1");
    let mut nothing = Day::under("conquest-1.2", 5);
    assert_eq!(clause(&mut nothing, Wish::Draw), "HR-6.2.2");
    assert!(day.tournament.revealed_seed().is_none());
}
