//! The question and its answers: one form, a button an answer, grouped by the card that is used so that twenty answers read
//! like four.

use conquest::cards::card;
use conquest::game::{Did, Stage, Watch};
use conquest::state::DeployTo;
use conquest::{Answer, Ask, CardId, ObjId, Place};
use maud::{Markup, html};
use rulebook::{Written, say};

use super::{Sight, aids, face, history, plain};

/// The card an answer is given with, to be marked on the board.
pub(super) fn card_of(answer: Answer) -> Option<ObjId> {
    match answer {
        Answer::Deploy { card, .. }
        | Answer::Use { card, .. }
        | Answer::Reserve { card, .. }
        | Answer::Strike { card, .. } => Some(card),
        Answer::Play(id)
        | Answer::Pick(id)
        | Answer::Attack(id)
        | Answer::Retreat(id)
        | Answer::Against(id)
        | Answer::Shield(id)
        | Answer::Move { unit: id, .. } => Some(id),
        Answer::Pass
        | Answer::Yes
        | Answer::Dial(_)
        | Answer::Enslave(_)
        | Answer::Aside(_)
        | Answer::Keyword(_)
        | Answer::Bonus { .. }
        | Answer::Place(_)
        | Answer::Number(_)
        | Answer::PickReserve(_)
        | Answer::Area
        | Answer::Player(_)
        | Answer::Concede => None,
    }
}

/// The place an answer names, as the board marks places.
fn place_of(sight: &Sight<'_>, answer: Answer) -> Option<String> {
    match answer {
        Answer::Deploy { to: DeployTo::Planet(at), .. }
        | Answer::Reserve { planet: at, .. }
        | Answer::Place(Place::Planet(at))
        | Answer::Move { planet: at, .. } => Some(format!("planet-{at}")),
        Answer::Deploy { to: DeployTo::Hq, .. } => sight.view.viewer.map(|seat| format!("hq-{}", seat as u8)),
        Answer::PickReserve(at) => Some(format!("reserve-{at}")),
        Answer::Strike { host: Some(host), .. } | Answer::Deploy { to: DeployTo::Host(host), .. } => {
            Some(format!("card-{}", host.0))
        }
        Answer::Place(Place::Hq(seat)) => Some(format!("hq-{}", seat as u8)),
        Answer::Dial(number) => {
            sight.view.face_up().nth(usize::from(number.max(1)) - 1).map(|at| format!("planet-{at}"))
        }
        _ => None,
    }
}

/// The question with its answers, or who is being waited for.
pub(super) fn question(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    if sight.table.stage == Stage::Over {
        return html! {};
    }
    if let Some(lesson) = &sight.lesson {
        return taught(sight, lesson);
    }
    if view.asked == [false; 2] {
        return html! {};
    }
    if view.answers.is_empty() {
        return waiting(sight);
    }
    let question = sight.say(&view.question_alone(&|seat| sight.who(seat)));
    // Where a person looks on nobody may tell from a pass whether there was something to pass by.
    let alone = sight.table.settings.watch == Watch::Nobody;
    let against_bot = sight.table.seats.iter().flatten().any(|seat| seat.bot.is_some());
    let even = !(against_bot && alone);
    html! {
        section.board-ask aria-labelledby="question" data-window=(aids::window(view.ask)) data-even[even] {
            (history::latest(sight))
            h2 #question aria-live="polite" {
                @if let Some(source) = view.source { span.board-why { (card(source).name) ": " } }
                (question)
            }
            @if let Some(source) = view.source { (asker(sight, source)) }
            (shown(sight))
            (aids::hint(sight))
            form method="post" action=(sight.answer_to) {
                input type="hidden" name="after" value=(sight.table.question);
                @for (at, group) in groups(&view.answers).iter().enumerate() { (choices(sight, group, at)) }
            }
        }
    }
}

/// A step of a lesson, with the moves that can be tried.
fn taught(sight: &Sight<'_>, lesson: &Markup) -> Markup {
    html! {
        section.board-ask.board-lesson aria-labelledby="question" {
            (lesson)
            @if !sight.view.answers.is_empty() {
                form method="post" action=(sight.answer_to) {
                    @for (at, group) in groups(&sight.view.answers).iter().enumerate() { (choices(sight, group, at)) }
                }
            }
        }
    }
}

/// What the card that asks does: whoever chooses for it has it before his or her eyes.
fn asker(sight: &Sight<'_>, source: CardId) -> Markup {
    let does: Vec<String> = conquest::text::lines(card(source))
        .iter()
        .map(|line| conquest::text::sentence(&sight.say(line)))
        .collect();
    html! {
        p.board-does {
            button.board-asks type="button" popovertarget={ "read-" (source.code()) } { (card(source).name) }
            " " (does.join(" "))
        }
    }
}

/// Cards only this player is shown now, to be read before the answer: the top of a deck that is searched, planets set aside.
fn shown(sight: &Sight<'_>) -> Markup {
    let view = sight.view;
    let cards = view.shown.iter().map(|it| it.1).chain(view.aside.iter().map(|it| it.1));
    // The card that asks stands above already.
    let cards: Vec<_> = cards.filter(|id| view.source != Some(*id)).collect();
    html! {
        @if !cards.is_empty() { ul.board-shown { @for id in cards { li { (face::name(id)) } } } }
    }
}

fn waiting(sight: &Sight<'_>) -> Markup {
    let asked = conquest::Seat::BOTH.into_iter().find(|seat| sight.view.asked[*seat as usize]);
    html! {
        section.board-ask.board-waiting aria-labelledby="question" {
            (history::latest(sight))
            h2 #question aria-live="polite" {
                @match asked {
                    Some(seat) => (sight.say(&say!("play-waiting", who = sight.who(seat)))),
                    None => (sight.say(&say!("play-waiting-nobody"))),
                }
            }
        }
    }
}

/// Answers with the same card stand together; the others each for themselves, passing last.
fn groups(answers: &[Answer]) -> Vec<Vec<Answer>> {
    let mut groups: Vec<Vec<Answer>> = Vec::new();
    let mut last = Vec::new();
    for answer in answers {
        let card = card_of(*answer);
        let known = groups.iter_mut().find(|group| card.is_some() && card_of(group[0]) == card);
        match (known, answer) {
            (Some(group), _) => group.push(*answer),
            (None, Answer::Pass) => last.push(vec![*answer]),
            (None, _) => groups.push(vec![*answer]),
        }
    }
    groups.extend(last);
    groups
}

/// One button, or the ways to use one card.
fn choices(sight: &Sight<'_>, group: &[Answer], at: usize) -> Markup {
    let [first, rest @ ..] = group else { return html! {} };
    if rest.is_empty() {
        return button(sight, *first, false, at);
    }
    let id = card_of(*first);
    let which = id.and_then(|id| sight.view.card_of(id)).unwrap_or_default();
    let cost = card(which).cost.filter(|_| matches!(first, Answer::Deploy { .. }));
    html! {
        details.board-choices name="choices" data-card=[id.map(|id| id.0)] {
            summary.board-button { (card(which).name) @if let Some(cost) = cost { span.board-price { (cost) } } (key(at)) }
            div { @for (at, answer) in group.iter().enumerate() { (button(sight, *answer, true, at)) } }
        }
    }
}

fn button(sight: &Sight<'_>, answer: Answer, short: bool, at: usize) -> Markup {
    let value = answer.to_text().unwrap_or_default();
    let passes = answer == Answer::Pass;
    let words = if short { place_words(sight, answer) } else { plain::card_alone(sight, answer) };
    let words = words.unwrap_or_else(|| words_for(sight, answer));
    html! {
        button.board-button.board-pass[passes].board-hinted[sight.hint.is(answer)] name="answer" value=(value)
            data-card=[card_of(answer).map(|id| id.0)] data-place=[place_of(sight, answer)] data-pass[passes] {
            (conquest::text::sentence(&words)) (outlook(sight, answer))
            @if passes { (aids::key_named("␣")) } @else { (key(at)) }
        }
    }
}

/// The key that gives the answer at that place of a list.
fn key(at: usize) -> Markup {
    html! { @if at < 9 { (aids::key_named(&(at + 1).to_string())) } }
}

/// An answer in words, with the place where two would read alike.
pub(super) fn words_for(sight: &Sight<'_>, answer: Answer) -> String {
    let view = sight.view;
    let did = match (answer, view.did(answer)) {
        // A number on the dial that stands for no planet.
        (Answer::Dial(number), Did::DialSet) => Did::Number { number },
        (_, did) => did,
    };
    let words = sight.say(&did.saying(&|seat| sight.who(seat)));
    let alike = view.answers.iter().filter(|it| view.did(**it) == did).count() > 1;
    match did {
        _ if !alike => words,
        // An ability names its card alone: of two copies the figures tell which.
        Did::Use { .. } | Did::UseNth { .. } => {
            plain::with_place(sight, plain::with_figures(sight, words, answer), answer)
        }
        _ => plain::with_place(sight, words, answer),
    }
}

/// Where a card goes, when which card is clear already.
fn place_words(sight: &Sight<'_>, answer: Answer) -> Option<String> {
    let who = |seat| sight.who(seat);
    Some(match sight.view.did(answer) {
        Did::DeployAt { planet, .. } | Did::Move { planet, .. } => {
            sight.say(&Did::Planet { planet }.saying(&who))
        }
        Did::Reserve { planet, .. } => {
            let place = sight.say(&Did::Planet { planet }.saying(&who));
            sight.say(&say!("play-into-reserve", place = place))
        }
        did @ (Did::DeployOn { host, .. } | Did::StrikeOn { host, .. }) => {
            let words = sight.say(&host.saying(&who));
            let alike = sight.view.answers.iter().filter(|it| sight.view.did(**it) == did).count() > 1;
            if alike { plain::with_place(sight, words, answer) } else { words }
        }
        _ => return None,
    })
}

/// What an attack or a shield leads to, before it is chosen: "4 → 2".
fn outlook(sight: &Sight<'_>, answer: Answer) -> Markup {
    let view = sight.view;
    let change = match (answer, view.ask) {
        (Answer::Against(id), _) => {
            let attacker = view.battle.and(view.attacker).and_then(|id| view.in_play(id));
            let target = view.in_play(id);
            attacker
                .zip(target)
                .map(|(attacker, target)| (target.left(), target.left().saturating_sub(attacker.attack)))
        }
        (Answer::Shield(id), Ask::Shield { packet }) => {
            let shields = view.card_of(id).map_or(0, |id| card(id).shields);
            view.assigned
                .get(usize::from(packet))
                .map(|(_, damage)| (*damage, damage.saturating_sub(shields)))
        }
        _ => None,
    };
    html! { @if let Some((from, to)) = change { span.board-outlook { " " (from) " → " (to) } } }
}
