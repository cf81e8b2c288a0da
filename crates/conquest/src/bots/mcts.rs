//! Information-set Monte Carlo tree search: one tree of answers over all the games that could be the real one. Every
//! iteration deals the hidden cards anew, walks down the tree by what has worked, tries one answer more, lets the rules of
//! thumb play the round to its end, and counts the position reached. The rules player's opinion is where it starts from.

use crate::answer::{Answer, Ask};
use crate::rng::Chance;
use crate::state::{Seat, State};

use super::seen::Seen;
use super::value::value;
use super::{dial, rules, thumb};

/// How much the search tries what it knows little about.
const CURIOSITY: f32 = 0.35;
const MOST_DEPTH: usize = 24;
/// How many visits the rules player's opinion of an answer counts for at the root.
const OPINION: u32 = 6;

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

/// The answer the search tried most.
pub(super) fn choose(seen: &Seen, iterations: u32, chance: &mut Chance) -> Answer {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    match seen.ask() {
        // A matrix takes some 25 games played to the end of the round.
        Ask::Dial => return dial::choose(seen, iterations.div_ceil(25).min(40), chance),
        Ask::Mulligan => return thumb::best(&seen.imagine(chance), seen.seat(), &legal, chance),
        _ => {}
    }
    let mut tree = rooted(seen, &legal, chance);
    for _ in 0..iterations {
        let mut game = seen.imagine(chance);
        let path = descend(&mut tree, &mut game, chance);
        dial::to_end_of_round(&mut game, chance);
        let worth = value(&game, seen.seat());
        for at in path {
            let node = &mut tree[at];
            node.visits += 1;
            node.total += if node.seat == seen.seat() { worth } else { -worth };
        }
    }
    let most = tree[0].next.iter().max_by_key(|at| tree[**at].visits);
    most.map_or(Answer::Pass, |at| tree[*at].answer)
}

/// A tree of the root and its answers, each with what the rules player thinks of it.
fn rooted(seen: &Seen, legal: &[Answer], chance: &mut Chance) -> Vec<Node> {
    let mut tree = vec![Node::new(Answer::Pass, seen.seat())];
    let opinions = rules::positions(seen, legal, chance);
    tree[0].next = (1..=legal.len()).collect();
    tree.extend(legal.iter().zip(opinions).map(|(answer, value)| Node {
        visits: OPINION,
        possible: OPINION,
        total: value * OPINION as f32,
        ..Node::new(*answer, seen.seat())
    }));
    tree
}

/// Walks down by what has worked, adds one node, and says which nodes were passed.
fn descend(tree: &mut Vec<Node>, game: &mut State, chance: &mut Chance) -> Vec<usize> {
    let mut path = vec![0];
    let mut legal = Vec::new();
    while path.len() < MOST_DEPTH && game.ask != Ask::Dial {
        let Some(seat) = game.to_answer() else { break };
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            game.advance(seat, only);
            continue;
        }
        let here = path[path.len() - 1];
        if here > 0 {
            narrow(game, seat, tree[here].visits, &mut legal);
        }
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
    let mut scored: Vec<(f32, Answer)> =
        legal.iter().map(|answer| (thumb::score(game, seat, *answer), *answer)).collect();
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
