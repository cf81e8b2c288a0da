//! What players do at their table: the set-up ticked in its order, and missed chances.

use regulations::{Answers, Seat};
use rulebook::Cites;
use tournament::judging::{JudgeWish, Ruling};
use tournament::{
    Actor, Claim, MatchId, PersonId, Refusal, Settings, StaffRole, Structure, TableWish, TickAnswer, Why,
    Wish,
};

use crate::day::Day;

/// Ana and Bo sit at a published table; Jo judges.
struct Sat {
    day: Day,
    id: MatchId,
    ana: PersonId,
    bo: PersonId,
}

/// The steps both players take up to the hands, in the pack's order, all but the first two.
const UNTIL_HANDS: [&str; 6] = [
    "show_stronghold",
    "lay_out_tokens",
    "shuffle_both_decks",
    "stronghold_on_province",
    "four_provinces",
    "card_on_each_province",
];

impl Sat {
    fn down(pack: &str, tier: &str, set_up_ticked: bool) -> Sat {
        let structure = Structure::Table("basic".to_owned());
        let tier = tier.to_owned();
        let mut day =
            Day::founded(pack, 7, Settings { tier, structure, set_up_ticked, ..Settings::default() });
        for name in ["Ana", "Bo", "Cai", "Dee"] {
            day.enrol(name);
        }
        let (ana, bo) = (day.person("Ana"), day.person("Bo"));
        if pack == "l5r-2.3" {
            // A leader enters it: for the honor the stronghold alone is enough.
            day.lead(Wish::SubmitDeck { player: ana, text: "1x Shizuka Toshi".to_owned() });
        }
        day.announce();
        day.lead(Wish::Draw);
        let pairs = [("Ana", "Bo"), ("Cai", "Dee")];
        let matches = pairs.map(|(one, two)| tournament::Seats::Pair(day.person(one), day.person(two)));
        day.lead(Wish::Adjust { matches: matches.to_vec(), reason: "as told".to_owned() });
        day.lead(Wish::Publish);
        let (id, _) = day.meeting("Ana", Some("Bo")).expect("they meet");
        Sat { day, id, ana, bo }
    }

    fn tick(&mut self, by: PersonId, step: &str, answer: TickAnswer) -> Result<(), Refusal> {
        let wish = TableWish::Tick { id: self.id, step: step.to_owned(), answer };
        self.day.ask(Actor::Person(by), Wish::AtTable(wish)).map(|_| ())
    }

    fn both(&mut self, step: &str, answer: TickAnswer) {
        for player in [self.ana, self.bo] {
            self.tick(player, step, answer).unwrap_or_else(|refusal| panic!("{step}: {refusal:?}"));
        }
    }

    /// The clause by which a step is refused.
    fn refused(&mut self, by: PersonId, step: &str, answer: TickAnswer) -> String {
        self.tick(by, step, answer).expect_err("refused").clause().to_string()
    }

    /// Bo won the toss and lets Ana begin.
    fn chosen(mut self) -> Sat {
        let (ana, bo) = (self.ana, self.bo);
        self.tick(ana, "find_chooser", named(bo)).expect("either of the two says it");
        self.tick(bo, "name_first_player", named(ana)).expect("whoever won the toss says it");
        self
    }

    /// Everything until hands are drawn; Ana sets two dynasty cards aside, Bo none.
    fn until_hands(self) -> Sat {
        let mut sat = self.chosen();
        for step in UNTIL_HANDS {
            sat.both(step, TickAnswer::default());
        }
        sat.tick(sat.ana, "set_aside_dynasty", count(2)).expect("any of the four");
        sat.tick(sat.bo, "set_aside_dynasty", count(0)).expect("or none");
        sat.tick(sat.ana, "refill_provinces", TickAnswer::default()).expect("two are empty");
        sat.both("draw_four", TickAnswer::default());
        sat
    }
}

fn named(player: PersonId) -> TickAnswer {
    TickAnswer { player: Some(player), count: None }
}

fn count(count: u32) -> TickAnswer {
    TickAnswer { player: None, count: Some(count) }
}

const NOTHING: TickAnswer = TickAnswer { player: None, count: None };

/// Shows HR-3.1.1: each step left out is the one that is named.
#[test]
fn lt_3_2_1_whoever_leaves_a_step_out_is_told_its_clause() {
    let mut sat = Sat::down("l5r-2.3", "formal", false);
    let (ana, bo) = (sat.ana, sat.bo);
    assert_eq!(sat.refused(ana, "show_stronghold", NOTHING), "LT-3.2.2");
    sat.tick(ana, "find_chooser", named(bo)).expect("it is due");
    assert_eq!(sat.refused(ana, "name_first_player", named(ana)), "LT-3.2.3", "Bo won the toss");
    sat.tick(bo, "name_first_player", named(ana)).expect("Bo determines");
    // In player order: Ana is first player.
    assert_eq!(sat.refused(bo, "show_stronghold", NOTHING), "LT-3.2.5");
    sat.both("show_stronghold", NOTHING);
    assert_eq!(sat.refused(bo, "draw_four", NOTHING), "LT-3.2.6");
}

#[test]
fn lt_3_2_11_the_stronghold_province_comes_before_the_other_four() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    for step in ["show_stronghold", "lay_out_tokens", "shuffle_both_decks"] {
        sat.both(step, NOTHING);
    }
    let (ana, bo) = (sat.ana, sat.bo);
    assert_eq!(sat.refused(ana, "four_provinces", NOTHING), "LT-3.2.11");
    sat.tick(ana, "stronghold_on_province", NOTHING).expect("it is due");
    assert_eq!(sat.refused(ana, "four_provinces", NOTHING), "LT-3.2.11", "Bo has not");
    sat.tick(bo, "stronghold_on_province", NOTHING).expect("it is due");
    sat.tick(ana, "four_provinces", NOTHING).expect("both have");
}

#[test]
fn lt_3_2_12_four_provinces_lie_before_cards_come_on_them() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    for step in &UNTIL_HANDS[..4] {
        sat.both(step, NOTHING);
    }
    let ana = sat.ana;
    assert_eq!(sat.refused(ana, "card_on_each_province", NOTHING), "LT-3.2.12");
    sat.both("four_provinces", NOTHING);
    sat.tick(ana, "card_on_each_province", NOTHING).expect("now they lie there");
}

/// Shows LT-3.2.13, LT-3.2.14: no look before all four lie there, and never more than four set aside.
#[test]
fn lt_3_2_13_nobody_looks_before_all_four_cards_lie_there() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    for step in &UNTIL_HANDS[..5] {
        sat.both(step, NOTHING);
    }
    let (ana, bo) = (sat.ana, sat.bo);
    assert_eq!(sat.refused(ana, "set_aside_dynasty", count(1)), "LT-3.2.13");
    sat.both("card_on_each_province", NOTHING);
    assert_eq!(sat.refused(ana, "set_aside_dynasty", count(5)), "LT-3.2.14");
    assert_eq!(sat.refused(ana, "set_aside_dynasty", NOTHING), "LT-3.2.14", "how many is asked");
    sat.tick(ana, "set_aside_dynasty", count(4)).expect("any of the four");
    assert_eq!(sat.refused(ana, "set_aside_dynasty", count(1)), "LT-3.2.14", "once");
    assert_eq!(sat.refused(bo, "refill_provinces", NOTHING), "LT-3.2.14", "Bo has not looked");
}

#[test]
fn lt_3_2_15_empty_provinces_are_filled_before_hands_are_drawn() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    for step in UNTIL_HANDS {
        sat.both(step, NOTHING);
    }
    let (ana, bo) = (sat.ana, sat.bo);
    sat.tick(ana, "set_aside_dynasty", count(2)).expect("two");
    sat.tick(bo, "set_aside_dynasty", count(0)).expect("none");
    assert_eq!(sat.refused(bo, "draw_four", NOTHING), "LT-3.2.15", "Ana's provinces are empty");
    assert_eq!(sat.refused(bo, "refill_provinces", NOTHING), "LT-3.2.15", "Bo's are not");
    sat.tick(ana, "refill_provinces", NOTHING).expect("two are empty");
    sat.tick(bo, "draw_four", NOTHING).expect("all are filled");
}

/// Shows LT-3.2.16, LT-3.2.17, LT-3.2.18, LT-3.2.19.
#[test]
fn lt_3_2_19_hands_are_drawn_replaced_once_in_player_order_and_shuffled_back() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    for step in UNTIL_HANDS {
        sat.both(step, NOTHING);
    }
    sat.both("set_aside_dynasty", count(0));
    let (ana, bo) = (sat.ana, sat.bo);
    assert_eq!(sat.refused(ana, "set_aside_hand", count(1)), "LT-3.2.16", "nobody has a hand");
    sat.both("draw_four", NOTHING);
    assert_eq!(sat.refused(bo, "set_aside_hand", count(1)), "LT-3.2.17", "Ana is first player");
    assert_eq!(sat.refused(ana, "set_aside_hand", count(5)), "LT-3.2.17", "a hand has four cards");
    sat.tick(ana, "set_aside_hand", count(3)).expect("any number");
    assert_eq!(sat.refused(ana, "set_aside_hand", count(1)), "LT-3.2.19", "only once");
    sat.tick(bo, "set_aside_hand", count(0)).expect("or none");
    assert_eq!(sat.refused(bo, "take_printed_honor", count(11)), "LT-3.2.18", "Ana's cards are still out");
    sat.tick(ana, "shuffle_hand_back", NOTHING).expect("three cards");
    sat.tick(bo, "take_printed_honor", count(11)).expect("nothing is out any more");
}

/// Shows LT-3.2.20: the list says which stronghold, and the card how much; without a list the player says it.
#[test]
fn lt_3_2_20_honor_is_what_the_stronghold_of_the_list_says() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).until_hands();
    sat.both("set_aside_hand", count(0));
    let (ana, bo) = (sat.ana, sat.bo);
    let refusal = sat.tick(ana, "take_printed_honor", count(10)).expect_err("Shizuka Toshi has eleven");
    assert_eq!(refusal.clause().to_string(), "LT-3.2.20");
    assert!(matches!(&refusal.why, Why::StepAnswer { problem, .. } if format!("{problem:?}").contains("11")));
    sat.tick(ana, "take_printed_honor", count(11)).expect("as printed");
    assert_eq!(sat.refused(bo, "take_printed_honor", count(101)), "LT-3.2.20");
    sat.tick(bo, "take_printed_honor", count(12)).expect("no list to compare with");
}

/// Shows LT-3.2.21, LT-3.2.22, LT-4.3.6, HR-3.1.2, HR-3.1.3, HR-4.1.9.
#[test]
fn lt_4_3_6_the_first_dynasty_phase_begins_with_the_round_and_not_after_time() {
    let set_up = || {
        let mut sat = Sat::down("l5r-2.3", "formal", false).until_hands();
        sat.both("set_aside_hand", count(0));
        sat.both("take_printed_honor", count(11));
        sat
    };
    let begin = "begin_first_dynasty_phase";
    let mut sat = set_up();
    let ana = sat.ana;
    assert_eq!(sat.refused(ana, begin, NOTHING), "LT-3.2.21", "no leader has started the round");
    sat.day.lead(Wish::StartClock);
    sat.day.now = sat.day.now.plus_seconds(64 * 60);
    // A table that was slow begins as soon as it is ready, without any compensation.
    sat.both(begin, NOTHING);
    let it = sat.day.tournament.match_of(sat.id).expect("a match");
    assert_eq!((sat.day.tournament.due_step(it), it.extension_seconds), (None, 0));

    let mut sat = set_up();
    sat.day.lead(Wish::StartClock);
    sat.day.now = sat.day.now.plus_seconds(65 * 60);
    let refusal = sat.tick(sat.ana, begin, NOTHING).expect_err("time was called");
    assert_eq!(refusal.clause().to_string(), "LT-4.3.6");
    assert!(matches!(refusal.why, Why::NothingNew { .. }));
}

/// Shows LT-4.3.19: who determined the first player is kept, and a judgment that says otherwise is refused.
#[test]
fn lt_4_3_19_a_tied_judgment_goes_by_who_was_ticked_in_set_up() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    sat.day.lead(Wish::StartClock);
    sat.day.now = sat.day.now.plus_seconds(75 * 60);
    let claim = |chooser: Seat, winner: PersonId| {
        let counts = [("broken_provinces".to_owned(), [1, 1]), ("honor".to_owned(), [5, 5])];
        let players =
            [("imperial_favor".to_owned(), None), ("first_player_chooser".to_owned(), Some(chooser))];
        let answers = Answers { counts: counts.into(), players: players.into(), chosen: None };
        Claim { procedure: Some(answers), ..Claim::new(Some(winner), "time") }
    };
    let (id, ana, bo) = (sat.id, sat.ana, sat.bo);
    let wrong = Wish::Report { id, claim: claim(Seat::First, ana) };
    let refusal = sat.day.ask(Actor::Person(ana), wrong).expect_err("Bo determined it");
    assert_eq!(refusal.clause().to_string(), "LT-4.3.19");
    assert_eq!(
        refusal.why,
        Why::KeptAtSetUp { quantity: "first_player_chooser".to_owned(), player: "Bo".to_owned() }
    );
    let right = Wish::Report { id, claim: claim(Seat::Second, bo) };
    sat.day.must(Actor::Person(ana), right);
    sat.day.must(Actor::Person(bo), Wish::Confirm { id });
}

/// In a casual tournament the organizer decides whether the set-up is ticked; where the regulation has no such steps nobody is.
#[test]
fn casual_tournaments_tick_only_if_the_organizer_wants_it() {
    let mut sat = Sat::down("l5r-2.3", "relaxed", false);
    let (ana, bo) = (sat.ana, sat.bo);
    assert_eq!(sat.tick(ana, "find_chooser", named(bo)).expect_err("off").why, Why::SetUpNotTicked);
    let mut sat = Sat::down("l5r-2.3", "relaxed", true);
    sat.tick(ana, "find_chooser", named(bo)).expect("on");
    let mut sat = Sat::down("conquest-1.2", "formal", true);
    assert_eq!(sat.tick(ana, "find_chooser", named(bo)).expect_err("no steps").why, Why::SetUpNotTicked);
}

#[test]
fn what_was_ticked_wrongly_is_ticked_anew_by_a_leaders_word() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).chosen();
    let (id, ana) = (sat.id, sat.ana);
    let clear = || Wish::AtTable(TableWish::Clear { id, reason: "the wrong name".to_owned() });
    assert!(sat.day.ask(Actor::Person(ana), clear()).is_err(), "players do not");
    sat.day.lead(clear());
    assert!(sat.day.tournament.match_of(id).is_some_and(|it| it.set_up.is_empty()));
    assert_eq!(sat.refused(ana, "name_first_player", named(ana)), "LT-3.2.2", "from the beginning");
    assert_eq!(
        sat.day
            .ask(Actor::Person(sat.day.tournament.organizer()), clear())
            .expect_err("nothing is ticked")
            .why,
        Why::NothingChanges
    );
}

/// A missed chance at a table of that regulation: only the opponent lets it be made up for, whoever else may want to.
fn only_the_opponent_consents(pack: &str, clause: &str) {
    let mut sat = Sat::down(pack, "formal", false);
    let (id, ana, bo) = (sat.id, sat.ana, sat.bo);
    sat.day.lead(Wish::Admit { key: None, name: "Jo".to_owned() });
    let jo = sat.day.person("Jo");
    sat.day.lead(Wish::Appoint { person: jo, role: StaffRole::Judge });
    let ask = || Wish::AtTable(TableWish::AskConsent { id, text: "my reaction".to_owned() });
    let answer = |agreed| Wish::AtTable(TableWish::AnswerConsent { id, agreed });
    assert!(matches!(
        sat.day.ask(Actor::Person(ana), ask()).expect_err("no game yet").why,
        Why::RoundNotStarted
    ));
    sat.day.lead(Wish::StartClock);
    assert_eq!(
        sat.day.ask(Actor::Person(bo), answer(true)).expect_err("nobody asked").why,
        Why::NoConsentAsked
    );
    sat.day.must(Actor::Person(ana), ask());
    for who in [ana, jo, sat.day.tournament.organizer(), sat.day.person("Cai")] {
        let refusal = sat.day.ask(Actor::Person(who), answer(true)).expect_err("only Bo can");
        assert_eq!(refusal.clause().to_string(), clause, "{who:?}");
    }
    assert!(matches!(
        sat.day.ask(Actor::Person(bo), ask()).expect_err("one at a time").why,
        Why::ConsentPending { .. }
    ));
    sat.day.must(Actor::Person(bo), answer(false));
    sat.day.must(Actor::Person(ana), ask());
    sat.day.must(Actor::Person(bo), answer(true));
    let it = sat.day.tournament.match_of(id).expect("a match");
    assert_eq!(
        it.consents.iter().map(|consent| consent.agreed).collect::<Vec<_>>(),
        [Some(false), Some(true)]
    );
    // A spectator learns that something was asked, not what.
    let seen = sat.day.tournament.view(Some(sat.day.person("Cai")));
    assert!(seen.match_of(id).is_some_and(|it| it.consents.iter().all(|consent| consent.text.is_empty())));
}

/// Shows LT-3.3.3.
#[test]
fn lt_3_3_3_only_the_opponent_lets_a_missed_chance_be_made_up_for() {
    only_the_opponent_consents("l5r-2.3", "LT-3.3.3");
}

/// Shows CT-3.3.3, PT-3.3.2, HR-3.1.6.
#[test]
fn ct_3_3_3_only_the_opponent_lets_a_missed_chance_be_made_up_for() {
    only_the_opponent_consents("conquest-1.2", "CT-3.3.3");
    only_the_opponent_consents("podboj-1.1", "PT-3.3.2");
}

/// Every tick and consent is found again by whoever verifies the history.
#[test]
fn a_ticked_set_up_is_decided_again_by_verify() {
    let mut sat = Sat::down("l5r-2.3", "formal", false).until_hands();
    sat.day.lead(Wish::StartClock);
    let (id, ana, bo) = (sat.id, sat.ana, sat.bo);
    sat.day.must(
        Actor::Person(ana),
        Wish::AtTable(TableWish::AskConsent { id, text: "my reaction".to_owned() }),
    );
    sat.day.must(Actor::Person(bo), Wish::AtTable(TableWish::AnswerConsent { id, agreed: true }));
    let call = JudgeWish::Call { id: Some(id), kind: "rules_question".to_owned(), note: String::new() };
    sat.day.must(Actor::Person(ana), Wish::Judge(call));
    let ruling = Ruling { text: "As printed.".to_owned(), extension_seconds: 0, overrules: None };
    sat.day.lead(Wish::Judge(JudgeWish::Rule { call: tournament::CallId(0), ruling }));
    for open in sat.day.open() {
        let winner = sat.day.tournament.match_of(open).and_then(|it| it.seats.players().next());
        let claim = Claim::new(winner, "victory");
        sat.day.lead(Wish::Settle { id: open, claim, reason: "as told".to_owned() });
    }
    sat.day.lead(Wish::Close);
    let record = sat.day.tournament.record(Some(sat.day.dice.seed().clone()), &sat.day.history);
    let pack = std::sync::Arc::new(sat.day.tournament.pack().clone());
    let proof = record.tournament(pack).expect("a record").verify();
    assert!(proof.holds() && proof.steps > 30, "{:?}", proof.findings);
}
