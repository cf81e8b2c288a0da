//! Exact minimum-cost perfect matching on a complete graph (Edmonds' blossom algorithm), with costs compared level by level.
//!
//! Costs and duals are vectors in lexicographic order, so no level can ever outweigh a more important one and nothing
//! overflows. All amounts are kept in halves, which keeps them whole numbers. The search starts from duals zero and a
//! matching of pairs that cost nothing, and is cubic in the number of vertices in the worst case.
//!
//! What comes out besides the matching are the duals in the form of [`crate::certificate`]: an amount per vertex and a
//! non-negative amount per odd set, such that both ends and the sets between them never exceed a pair's cost.

use std::cmp::Ordering;
use std::collections::VecDeque;

/// A cost, level by level, the most important first.
pub(crate) type Levels = Vec<i64>;

/// What the vertices cost each other.
pub(crate) trait Prices {
    /// How many vertices there are; even.
    fn vertices(&self) -> usize;
    /// How many levels a cost has.
    fn levels(&self) -> usize;
    /// One level of what two vertices cost each other; never negative.
    fn price(&self, one: usize, other: usize, level: usize) -> i64;
}

/// A cheapest perfect matching and the duals that prove it.
#[derive(Debug)]
pub(crate) struct Solution {
    /// The partner of every vertex.
    pub mates: Vec<usize>,
    /// The dual of every vertex, in halves.
    pub vertices: Vec<Levels>,
    /// Odd sets with their positive duals, in halves.
    pub sets: Vec<(Vec<usize>, Levels)>,
}

/// Finds a cheapest perfect matching.
pub(crate) fn solve<P: Prices>(prices: &P) -> Solution {
    let mut search = Search::new(prices);
    search.match_for_free();
    while search.augment_once() {}
    search.solution()
}

/// Where a node stands in the current forest of alternating paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Not reached.
    Free,
    /// At even distance from a root.
    Outer,
    /// At odd distance from a root.
    Inner,
}

/// No node. Node 0 is never used, so that numbers and absence cannot be confused in the tables below.
const NONE: usize = 0;

/// Nodes `1..=n` are vertices, nodes above are blossoms: odd cycles of nodes shrunk into one.
struct Search<'a, P: Prices> {
    prices: &'a P,
    n: usize,
    levels: usize,
    /// Highest node number ever used.
    top: usize,
    /// Duals of vertices, then of blossoms.
    dual: Vec<Levels>,
    /// The real edge, as (own end, other end), that stands for the connection of two nodes.
    edge: Vec<Vec<(u32, u32)>>,
    /// For a matched node, the real vertex at the other end.
    mate: Vec<usize>,
    /// For an outermost node, an outer vertex from which its cheapest edge comes.
    slack: Vec<usize>,
    /// The outermost node that holds a node; `NONE` for a dissolved blossom.
    outermost: Vec<usize>,
    parent: Vec<usize>,
    /// For a blossom and a vertex, the child that holds the vertex.
    child_with: Vec<Vec<u32>>,
    label: Vec<Label>,
    visited: Vec<usize>,
    visit: usize,
    cycle: Vec<Vec<usize>>,
    queue: VecDeque<usize>,
}

impl<'a, P: Prices> Search<'a, P> {
    fn new(prices: &'a P) -> Self {
        let n = prices.vertices();
        let nodes = n + n / 2 + 2;
        let mut search = Search {
            prices,
            n,
            levels: prices.levels(),
            top: n,
            dual: vec![vec![0; prices.levels()]; nodes],
            edge: vec![vec![(0, 0); nodes]; nodes],
            mate: vec![NONE; nodes],
            slack: vec![NONE; nodes],
            outermost: (0..nodes).map(|node| if node <= n { node } else { NONE }).collect(),
            parent: vec![NONE; nodes],
            child_with: vec![vec![0; n + 1]; nodes],
            label: vec![Label::Free; nodes],
            visited: vec![0; nodes],
            visit: 0,
            cycle: vec![Vec::new(); nodes],
            queue: VecDeque::new(),
        };
        for one in 1..=n {
            search.child_with[one][one] = one as u32;
            for other in 1..=n {
                search.edge[one][other] = (one as u32, other as u32);
            }
        }
        search
    }

    /// Pairs vertices that cost each other nothing, as far as that goes without thinking.
    fn match_for_free(&mut self) {
        for one in 1..=self.n {
            if self.mate[one] != NONE {
                continue;
            }
            let free = (one + 1..=self.n)
                .find(|other| self.mate[*other] == NONE && self.is_tight((one as u32, *other as u32)));
            if let Some(other) = free {
                self.mate[one] = other;
                self.mate[other] = one;
            }
        }
    }

    /// One level of an edge's slack: what the pair costs beyond its duals.
    fn slack_at(&self, edge: (u32, u32), level: usize) -> i64 {
        let (one, other) = (edge.0 as usize, edge.1 as usize);
        2 * self.prices.price(one - 1, other - 1, level) - self.dual[one][level] - self.dual[other][level]
    }

    fn is_tight(&self, edge: (u32, u32)) -> bool {
        (0..self.levels).all(|level| self.slack_at(edge, level) == 0)
    }

    fn compare(&self, one: (u32, u32), other: (u32, u32)) -> Ordering {
        (0..self.levels)
            .map(|level| self.slack_at(one, level).cmp(&self.slack_at(other, level)))
            .find(|ordering| ordering.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    fn slack_of(&self, edge: (u32, u32)) -> Levels {
        (0..self.levels).map(|level| self.slack_at(edge, level)).collect()
    }

    fn update_slack(&mut self, from: usize, node: usize) {
        let known = self.slack[node];
        if known == NONE || self.compare(self.edge[from][node], self.edge[known][node]).is_lt() {
            self.slack[node] = from;
        }
    }

    fn reset_slack(&mut self, node: usize) {
        self.slack[node] = NONE;
        for vertex in 1..=self.n {
            let holder = self.outermost[vertex];
            if holder != node && self.label[holder] == Label::Outer {
                self.update_slack(vertex, node);
            }
        }
    }

    fn enqueue(&mut self, node: usize) {
        if node <= self.n {
            self.queue.push_back(node);
        } else {
            for at in 0..self.cycle[node].len() {
                self.enqueue(self.cycle[node][at]);
            }
        }
    }

    fn set_outermost(&mut self, node: usize, outermost: usize) {
        self.outermost[node] = outermost;
        if node > self.n {
            for at in 0..self.cycle[node].len() {
                self.set_outermost(self.cycle[node][at], outermost);
            }
        }
    }

    /// The position of a child in its blossom's cycle, which is turned round if need be so that the position is even.
    fn even_position(&mut self, blossom: usize, child: usize) -> usize {
        let cycle = &mut self.cycle[blossom];
        let at = cycle.iter().position(|node| *node == child).expect("a child stands in its blossom's cycle");
        if at % 2 == 1 {
            cycle[1..].reverse();
            cycle.len() - at
        } else {
            at
        }
    }

    /// Matches a node along its edge to another, rearranging what is inside.
    fn set_mate(&mut self, node: usize, other: usize) {
        let edge = self.edge[node][other];
        self.mate[node] = edge.1 as usize;
        if node <= self.n {
            return;
        }
        let child = self.child_with[node][edge.0 as usize] as usize;
        let position = self.even_position(node, child);
        for at in 0..position {
            self.set_mate(self.cycle[node][at], self.cycle[node][at ^ 1]);
        }
        self.set_mate(child, other);
        self.cycle[node].rotate_left(position);
    }

    /// Swaps matched and unmatched edges from here to the root.
    fn augment(&mut self, mut node: usize, mut other: usize) {
        loop {
            let next = self.outermost[self.mate[node]];
            self.set_mate(node, other);
            if next == NONE {
                return;
            }
            let above = self.outermost[self.parent[next]];
            self.set_mate(next, above);
            (node, other) = (above, next);
        }
    }

    fn common_ancestor(&mut self, mut one: usize, mut other: usize) -> usize {
        self.visit += 1;
        while one != NONE || other != NONE {
            if one != NONE {
                if self.visited[one] == self.visit {
                    return one;
                }
                self.visited[one] = self.visit;
                one = self.outermost[self.mate[one]];
                if one != NONE {
                    one = self.outermost[self.parent[one]];
                }
            }
            std::mem::swap(&mut one, &mut other);
        }
        NONE
    }

    /// Shrinks the odd cycle that closes between two outer nodes of one tree.
    fn shrink(&mut self, one: usize, ancestor: usize, other: usize) {
        let blossom =
            (self.n + 1..=self.top).find(|node| self.outermost[*node] == NONE).unwrap_or(self.top + 1);
        self.top = self.top.max(blossom);
        self.dual[blossom] = vec![0; self.levels];
        self.label[blossom] = Label::Outer;
        self.mate[blossom] = self.mate[ancestor];
        let mut cycle = vec![ancestor];
        self.climb(one, ancestor, &mut cycle);
        cycle[1..].reverse();
        self.climb(other, ancestor, &mut cycle);
        self.cycle[blossom] = cycle;
        self.set_outermost(blossom, blossom);
        for node in 1..=self.top {
            self.edge[blossom][node] = (0, 0);
            self.edge[node][blossom] = (0, 0);
        }
        self.child_with[blossom].fill(0);
        for at in 0..self.cycle[blossom].len() {
            let child = self.cycle[blossom][at];
            for node in 1..=self.top {
                let candidate = self.edge[child][node];
                let known = self.edge[blossom][node];
                if candidate.0 != 0 && (known.0 == 0 || self.compare(candidate, known).is_lt()) {
                    self.edge[blossom][node] = candidate;
                    self.edge[node][blossom] = self.edge[node][child];
                }
            }
            for vertex in 1..=self.n {
                if self.child_with[child][vertex] != 0 {
                    self.child_with[blossom][vertex] = child as u32;
                }
            }
        }
        self.reset_slack(blossom);
    }

    /// Collects the path from a node up to an ancestor, inner nodes becoming outer.
    fn climb(&mut self, mut node: usize, ancestor: usize, path: &mut Vec<usize>) {
        while node != ancestor {
            let inner = self.outermost[self.mate[node]];
            path.extend([node, inner]);
            self.enqueue(inner);
            node = self.outermost[self.parent[inner]];
        }
    }

    /// Dissolves an inner blossom whose dual has come down to zero; the path through it stays in the tree.
    fn expand(&mut self, blossom: usize) {
        for at in 0..self.cycle[blossom].len() {
            let child = self.cycle[blossom][at];
            self.set_outermost(child, child);
        }
        let entry = self.edge[blossom][self.parent[blossom]].0 as usize;
        let root = self.child_with[blossom][entry] as usize;
        let position = self.even_position(blossom, root);
        for at in (0..position).step_by(2) {
            let (inner, outer) = (self.cycle[blossom][at], self.cycle[blossom][at + 1]);
            self.parent[inner] = self.edge[outer][inner].0 as usize;
            self.label[inner] = Label::Inner;
            self.label[outer] = Label::Outer;
            self.slack[inner] = NONE;
            self.reset_slack(outer);
            self.enqueue(outer);
        }
        self.label[root] = Label::Inner;
        self.parent[root] = self.parent[blossom];
        for at in position + 1..self.cycle[blossom].len() {
            let child = self.cycle[blossom][at];
            self.label[child] = Label::Free;
            self.reset_slack(child);
        }
        self.outermost[blossom] = NONE;
    }

    /// Uses a tight edge from an outer node; true if a path between two unmatched nodes was found and swapped.
    fn use_edge(&mut self, edge: (u32, u32)) -> bool {
        let (near, far) = (self.outermost[edge.0 as usize], self.outermost[edge.1 as usize]);
        match self.label[far] {
            Label::Free => {
                self.parent[far] = edge.0 as usize;
                self.label[far] = Label::Inner;
                let next = self.outermost[self.mate[far]];
                self.slack[far] = NONE;
                self.slack[next] = NONE;
                self.label[next] = Label::Outer;
                self.enqueue(next);
                false
            }
            Label::Outer => {
                let ancestor = self.common_ancestor(near, far);
                if ancestor != NONE {
                    self.shrink(near, ancestor, far);
                    return false;
                }
                self.augment(near, far);
                self.augment(far, near);
                true
            }
            Label::Inner => false,
        }
    }

    /// Grows the forest until two more vertices are matched; false when all are.
    fn augment_once(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.slack.fill(NONE);
        self.queue.clear();
        for node in 1..=self.top {
            if self.outermost[node] == node && self.mate[node] == NONE {
                self.parent[node] = NONE;
                self.label[node] = Label::Outer;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            while let Some(vertex) = self.queue.pop_front() {
                if self.scan(vertex) {
                    return true;
                }
            }
            self.adjust_duals();
            if self.use_tight_edges() {
                return true;
            }
        }
    }

    /// Looks at all edges of an outer vertex.
    fn scan(&mut self, vertex: usize) -> bool {
        for other in 1..=self.n {
            if self.label[self.outermost[vertex]] == Label::Inner {
                return false;
            }
            if self.outermost[vertex] == self.outermost[other] {
                continue;
            }
            let edge = self.edge[vertex][other];
            if self.is_tight(edge) {
                if self.use_edge(edge) {
                    return true;
                }
            } else {
                self.update_slack(vertex, self.outermost[other]);
            }
        }
        false
    }

    /// Raises outer and lowers inner duals as far as every pair stays worth its cost.
    fn adjust_duals(&mut self) {
        let step = self.largest_step();
        let change = |dual: &mut Levels, factor: i64| {
            for (level, amount) in dual.iter_mut().zip(&step) {
                *level += factor * amount;
            }
        };
        for vertex in 1..=self.n {
            match self.label[self.outermost[vertex]] {
                Label::Outer => change(&mut self.dual[vertex], 1),
                Label::Inner => change(&mut self.dual[vertex], -1),
                Label::Free => {}
            }
        }
        for blossom in self.n + 1..=self.top {
            if self.outermost[blossom] == blossom {
                match self.label[blossom] {
                    Label::Outer => change(&mut self.dual[blossom], 2),
                    Label::Inner => change(&mut self.dual[blossom], -2),
                    Label::Free => {}
                }
            }
        }
    }

    fn largest_step(&self) -> Levels {
        let halved = |levels: Levels| -> Levels {
            debug_assert!(
                levels.iter().all(|level| level % 2 == 0),
                "duals of one tree are even or odd together"
            );
            levels.into_iter().map(|level| level / 2).collect()
        };
        let mut step: Option<Levels> = None;
        let mut offer = |candidate: Levels| {
            if step.as_ref().is_none_or(|known| candidate < *known) {
                step = Some(candidate);
            }
        };
        for node in 1..=self.top {
            if self.outermost[node] != node {
                continue;
            }
            if node > self.n && self.label[node] == Label::Inner {
                offer(halved(self.dual[node].clone()));
            }
            let from = self.slack[node];
            if from != NONE {
                match self.label[node] {
                    Label::Free => offer(self.slack_of(self.edge[from][node])),
                    Label::Outer => offer(halved(self.slack_of(self.edge[from][node]))),
                    Label::Inner => {}
                }
            }
        }
        step.expect("a complete graph with two unmatched vertices always has an edge to use")
    }

    /// Uses the edges that an adjustment made tight, then dissolves blossoms whose dual is used up.
    fn use_tight_edges(&mut self) -> bool {
        for node in 1..=self.top {
            let from = self.slack[node];
            if self.outermost[node] == node
                && from != NONE
                && self.outermost[from] != node
                && self.is_tight(self.edge[from][node])
                && self.use_edge(self.edge[from][node])
            {
                return true;
            }
        }
        for blossom in self.n + 1..=self.top {
            let used_up = self.outermost[blossom] == blossom
                && self.label[blossom] == Label::Inner
                && self.dual[blossom].iter().all(|level| *level == 0);
            if used_up {
                self.expand(blossom);
            }
        }
        false
    }

    /// Reads the result off, with duals turned into the form in which sets count for edges that leave them.
    fn solution(&self) -> Solution {
        let mut vertices: Vec<Levels> = self.dual[1..=self.n].to_vec();
        let mut sets = Vec::new();
        for node in self.n + 1..=self.top {
            if self.outermost[node] == node {
                self.collect_sets(node, &mut vertices, &mut sets);
            }
        }
        Solution { mates: self.mate[1..=self.n].iter().map(|mate| mate - 1).collect(), vertices, sets }
    }

    fn collect_sets(&self, blossom: usize, vertices: &mut [Levels], sets: &mut Vec<(Vec<usize>, Levels)>) {
        if self.dual[blossom].iter().any(|level| *level != 0) {
            let half: Levels = self.dual[blossom].iter().map(|level| level / 2).collect();
            let members: Vec<usize> = (1..=self.n)
                .filter(|vertex| self.child_with[blossom][*vertex] != 0)
                .map(|vertex| vertex - 1)
                .collect();
            for member in &members {
                for (level, amount) in vertices[*member].iter_mut().zip(&half) {
                    *level -= amount;
                }
            }
            sets.push((members, half));
        }
        for child in self.cycle[blossom].iter().filter(|child| **child > self.n) {
            self.collect_sets(*child, vertices, sets);
        }
    }
}

#[cfg(test)]
mod tests;
