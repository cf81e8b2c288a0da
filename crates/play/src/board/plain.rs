//! Answers in the fewest words that cannot be misread: under "Attack whom?" a button need not say "against".

use std::mem::discriminant;

use conquest::cards::card;
use conquest::game::Did;
use conquest::state::DeployTo;
use conquest::{Answer, ObjId, Place, Seat};
use rulebook::say;

use super::{Sight, answers};

/// The card alone, where every answer does the same with its card.
pub(super) fn card_alone(sight: &Sight<'_>, answer: Answer) -> Option<String> {
    let view = sight.view;
    let of_a_card = matches!(
        answer,
        Answer::Attack(_) | Answer::Against(_) | Answer::Shield(_) | Answer::Retreat(_) | Answer::Pick(_)
    );
    let others = || view.answers.iter().filter(|it| !matches!(it, Answer::Pass | Answer::Area));
    if !of_a_card || !others().all(|it| discriminant(it) == discriminant(&answer)) {
        return None;
    }
    let id = answers::card_of(answer)?;
    let which = view.card_of(id)?;
    let unit =
        |answer: Answer| answers::card_of(answer).and_then(|id| view.in_play(id)).filter(|it| it.is_unit());
    let mut words = card(which).name.to_owned();
    let same = |it: &&Answer| answers::card_of(**it).and_then(|id| view.card_of(id)) == Some(which);
    // What an attack leads to stands beside it; elsewhere, and where two are called the same, the figures tell units apart.
    let plain = matches!(answer, Answer::Against(_)) && others().filter(same).count() == 1;
    if !plain {
        words = with_figures(sight, words, answer);
    }
    let controllers: Vec<Seat> = others().filter_map(|it| unit(*it)).map(|it| it.controller).collect();
    if let Some(it) = unit(answer).filter(|it| controllers.iter().any(|other| *other != it.controller)) {
        words = format!("{words} ({})", sight.say(&sight.who(it.controller)));
    }
    let elsewhere = |it: &&Answer| unit(**it).map(|it| it.place) != unit(answer).map(|it| it.place);
    let ambiguous = others().filter(same).any(|it| elsewhere(&it));
    Some(if ambiguous { with_place(sight, words, answer) } else { words })
}

/// The same, with the figures of the unit it is about.
pub(super) fn with_figures(sight: &Sight<'_>, words: String, answer: Answer) -> String {
    match about(answer).and_then(|id| sight.view.in_play(id)).filter(|it| it.is_unit()) {
        Some(unit) => format!("{words} {}/{}", unit.attack, unit.left()),
        None => words,
    }
}

/// The same, with the place of the card it is about: the one something is attached to, or the one that is used.
pub(super) fn with_place(sight: &Sight<'_>, words: String, answer: Answer) -> String {
    let place = about(answer).and_then(|id| sight.view.in_play(id)).and_then(|it| it.place);
    match place {
        Some(Place::Planet(at)) => {
            let planet = Did::Planet { planet: sight.view.planet(at) };
            format!("{words} · {}", sight.say(&planet.saying(&|seat| sight.who(seat))))
        }
        Some(Place::Hq(whose)) => {
            format!("{words} · {}", sight.say(&say!("play-hq-of", who = sight.who(whose))))
        }
        None => words,
    }
}

/// The card in play an answer is about.
fn about(answer: Answer) -> Option<ObjId> {
    match answer {
        Answer::Deploy { to: DeployTo::Host(host), .. } | Answer::Strike { host: Some(host), .. } => {
            Some(host)
        }
        other => answers::card_of(other),
    }
}

#[cfg(test)]
mod tests {
    use conquest::game::TableView;
    use conquest::rng::Chance;
    use conquest::{Deck, Options, State};
    use wording::Language;

    use super::*;

    /// What a button without a group says.
    fn said(sight: &Sight<'_>, answer: Answer) -> String {
        card_alone(sight, answer).unwrap_or_else(|| answers::words_for(sight, answer))
    }

    /// Games of any answers: two buttons that read alike are about the same card at the same place with the same figures, and under
    /// "Attack whom?" stand names.
    #[test]
    fn answers_that_read_alike_are_alike() {
        let (mut looked, mut attacks) = (0, 0);
        for seed in 0..8_u64 {
            let decks = ["captain-cato-sicarius", "nazdreg"]
                .map(|name| Deck::starter_named(name).expect("a starter deck"));
            let mut game = State::new(&decks, Options::default(), seed).expect("decks of the house");
            let mut chance = Chance::new(seed);
            while game.outcome.is_none() {
                let Some(seat) = game.to_answer() else { break };
                let table = TableView::of_example(&game, seat, ["Ana".to_owned(), "Bo".to_owned()]);
                let view = table.board.clone().expect("an example is open");
                let sight = Sight::new(Language::English, "", &table, &view);
                let meant = |answer: Answer| {
                    let it = about(answer).and_then(|id| view.in_play(id));
                    let card = answers::card_of(answer).and_then(|id| view.card_of(id));
                    (
                        discriminant(&answer),
                        card,
                        it.map(|it| (it.place, it.controller, it.attack, it.left())),
                    )
                };
                for (at, one) in view.answers.iter().enumerate() {
                    for two in &view.answers[at + 1..] {
                        let alike = said(&sight, *one) == said(&sight, *two);
                        assert!(
                            !alike || meant(*one) == meant(*two),
                            "{one:?} and {two:?}: {}",
                            said(&sight, *one)
                        );
                        looked += 1;
                    }
                    if let Answer::Against(id) = one {
                        attacks += 1;
                        let name = view.card_of(*id).map(|id| card(id).name).expect("in play");
                        assert!(said(&sight, *one).starts_with(name), "{}", said(&sight, *one));
                    }
                }
                let answer = view.answers[chance.below(view.answers.len())];
                game.apply(seat, answer).expect("an answer that was offered");
            }
        }
        assert!(looked > 1000 && attacks > 20, "{looked} pairs, {attacks} attacks");
    }
}
