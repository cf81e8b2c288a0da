//! Information-set Monte Carlo tree search: one tree of answers over all the games that could be the real one. Every deal of
//! the hidden cards is tried with all answers still in the running, so luck favours none; each walks down its part of the tree
//! by what has worked, tries one answer more, lets the rules of thumb play the round to its end, and counts the forecast
//! there. Again and again the worse half of the answers drops out and the rest gets the deals. The rules player's opinion is
//! where it starts from.

use crate::answer::{Answer, Ask};
use crate::rng::Chance;
use crate::state::{Seat, State};

use super::forecast::forecast;
use super::seen::Seen;
use super::{dial, rules, thumb};

/// How much the search tries what it knows little about.
const CURIOSITY: f32 = 0.35;
const MOST_DEPTH: usize = 24;
/// How many answers are searched: those the rules player likes best.
const MOST_CANDIDATES: usize = 16;
/// How many deals the rules player's opinion of an answer counts for.
const OPINION: f32 = 6.0;

/// An answer to the question asked, still in the running.
struct Candidate {
    /// Its node in the tree.
    at: usize,
    /// What the rules player thinks of it.
    opinion: f32,
    /// Sum of the values it led to.
    total: f32,
}

struct Node {
    answer: Answer,
    /// Who gives the answer.
    seat: Seat,
    visits: u32,
    /// How often the answer could have been given here.
    possible: u32,
    /// Sum of the values seen by whoever gives the answer.
    total: f32,
    next: Vec<usize>,
}

/// The answer that did best in that many games played on, or in fewer if it is not to go on.
pub(super) fn choose(
    seen: &Seen<'_>,
    iterations: u32,
    chance: &mut Chance,
    goes_on: &mut dyn FnMut() -> bool,
) -> Answer {
    let legal = seen.legal();
    if seen.ask() == Ask::Dial {
        // A matrix takes some 25 games played to the end of the round.
        return dial::choose(seen, iterations.div_ceil(25).min(40), forecast, chance, goes_on);
    }
    if seen.ask() == Ask::Mulligan {
        return thumb::best(&seen.imagine(chance), seen.seat(), legal, chance);
    }
    let mut tree: Vec<Node> = legal.iter().map(|answer| Node::new(*answer, seen.seat())).collect();
    let mut running = candidates(rules::positions(seen, legal, chance, goes_on));
    let halvings = running.len().next_power_of_two().ilog2().max(1);
    let mut deals = 0;
    let mut stopped = false;
    for _ in 0..halvings {
        let more = (iterations / halvings).div_ceil(running.len() as u32).max(1);
        for _ in 0..more {
            stopped = stopped || !goes_on();
            if stopped {
                break;
            }
            deals += 1;
            let deal = seen.imagine(chance);
            let luck = chance.next_u64();
            for it in &mut running {
                it.total += play_out(&mut tree, it.at, deal, seen.seat(), &mut Chance::new(luck));
            }
        }
        let worth = |it: &Candidate| (it.total + OPINION * it.opinion) / (deals as f32 + OPINION);
        running.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        running.truncate(running.len().div_ceil(2));
    }
    running.first().map_or(Answer::Pass, |it| tree[it.at].answer)
}

/// The answers the rules player likes best, best first.
fn candidates(opinions: Vec<f32>) -> Vec<Candidate> {
    let mut all: Vec<Candidate> =
        opinions.into_iter().enumerate().map(|(at, opinion)| Candidate { at, opinion, total: 0.0 }).collect();
    all.sort_by(|a, b| b.opinion.total_cmp(&a.opinion));
    all.truncate(MOST_CANDIDATES);
    all
}

/// Gives the node's answer in that game, plays on to the end of the round, and notes in the tree what came of it.
fn play_out(tree: &mut Vec<Node>, at: usize, mut game: State, seat: Seat, chance: &mut Chance) -> f32 {
    game.advance(seat, tree[at].answer);
    let path = descend(tree, at, &mut game, chance);
    dial::to_end_of_round(&mut game, chance);
    let worth = forecast(&game, seat);
    for at in path {
        let node = &mut tree[at];
        node.visits += 1;
        node.total += if node.seat == seat { worth } else { -worth };
    }
    worth
}

/// Walks down from a node by what has worked, adds one node, and says which nodes were passed.
fn descend(tree: &mut Vec<Node>, from: usize, game: &mut State, chance: &mut Chance) -> Vec<usize> {
    let mut path = vec![from];
    let mut legal = Vec::new();
    while path.len() < MOST_DEPTH && game.ask != Ask::Dial {
        let Some(seat) = game.to_answer() else { break };
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            game.advance(seat, only);
            continue;
        }
        let here = path[path.len() - 1];
        narrow(game, seat, tree[here].visits, &mut legal);
        let known: Vec<usize> =
            tree[here].next.iter().copied().filter(|at| legal.contains(&tree[*at].answer)).collect();
        for at in &known {
            tree[*at].possible += 1;
        }
        let untried = legal.iter().find(|answer| known.iter().all(|at| tree[*at].answer != **answer));
        let (at, is_new) = match untried {
            Some(answer) => {
                tree.push(Node { possible: 1, ..Node::new(*answer, seat) });
                let at = tree.len() - 1;
                tree[here].next.push(at);
                (at, true)
            }
            None => (promising(tree, &known, chance), false),
        };
        path.push(at);
        game.advance(seat, tree[at].answer);
        if is_new {
            break;
        }
    }
    path
}

/// Best-looking answers first; of many answers only some at first, more the longer the search stays.
fn narrow(game: &State, seat: Seat, visits: u32, legal: &mut Vec<Answer>) {
    let wide = 5 + (visits as f32).sqrt() as usize;
    let sight = thumb::Sight::of(game, seat);
    let mut scored: Vec<(f32, Answer)> =
        legal.iter().map(|answer| (thumb::score(&sight, *answer), *answer)).collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    let passes = legal.contains(&Answer::Pass);
    legal.clear();
    legal.extend(scored.into_iter().map(|(_, answer)| answer).take(wide));
    if passes && !legal.contains(&Answer::Pass) {
        legal.push(Answer::Pass);
    }
}

/// The node with the best mean, given the benefit of the doubt where little is known.
fn promising(tree: &[Node], known: &[usize], chance: &mut Chance) -> usize {
    let bound = |at: usize| {
        let node = &tree[at];
        let visits = (node.visits as f32).max(1.0);
        node.total / visits + CURIOSITY * ((node.possible as f32).max(1.0).ln() / visits).sqrt()
    };
    let bounds: Vec<(usize, f32)> =
        known.iter().map(|at| (*at, bound(*at) + 1e-4 * thumb::fraction(chance))).collect();
    bounds.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(at, _)| *at)
}

impl Node {
    fn new(answer: Answer, seat: Seat) -> Node {
        Node { answer, seat, visits: 0, possible: 0, total: 0.0, next: Vec::new() }
    }
}
