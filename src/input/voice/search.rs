//! The cheapest way through a graph of words, frame by frame (Viterbi), and what every other way out of it costs.

use super::sphinx::costs::Costs;
use super::sphinx::model::{Model, State};

/// What nothing can cost.
const NEVER: i32 = i32::MAX / 4;

/// A place between two words.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(pub usize);

impl Node {
    /// Where every phrase begins.
    pub const START: Node = Node(0);
}

/// One pronunciation of a word between two nodes.
#[derive(Clone, Debug)]
struct Arc {
    from: Node,
    to: Node,
    /// What it costs to begin it.
    entry: i32,
    /// Where its states stand among all.
    first: usize,
    length: usize,
    /// The number of its word; `None`: silence or noise.
    word: Option<usize>,
}

/// Words between nodes, ready to be searched.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    nodes: usize,
    arcs: Vec<Arc>,
    states: Vec<State>,
}

/// A word on the cheapest path.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The number of its arc's word.
    pub word: usize,
    /// Its first frame.
    pub from: usize,
    /// The frame after its last one.
    pub to: usize,
}

/// What came of a search.
pub struct Outcome {
    /// What it costs to be at each node at the end of the last frame; `NEVER`: no way leads there.
    at_end: Vec<i32>,
    /// For each frame and node, by which arc it was reached there most cheaply, and the first frame of that arc.
    back: Vec<(u32, u32)>,
    /// What the cheapest state costs after each frame.
    pub cheapest: Vec<i32>,
    nodes: usize,
}

/// No arc leads there.
const NO_ARC: u32 = u32::MAX;

impl Graph {
    /// A graph with its start alone.
    pub fn new() -> Graph {
        Graph { nodes: 1, ..Graph::default() }
    }

    /// A further node.
    pub fn node(&mut self) -> Node {
        self.nodes += 1;
        Node(self.nodes - 1)
    }

    /// One pronunciation of a word between two nodes.
    pub fn arc(&mut self, from: Node, to: Node, word: Option<usize>, entry: i32, states: &[State]) {
        let first = self.states.len();
        self.states.extend_from_slice(states);
        self.arcs.push(Arc { from, to, entry, first, length: states.len(), word });
    }

    /// Lets silence and noise come in at every node.
    #[must_use]
    pub fn with_pauses(mut self, model: &Model, silence: i32, noise: Option<i32>) -> Graph {
        let noises = noise.and_then(|entry| Some((model.phone("+NSN+")?, entry)));
        for node in (0..self.nodes).map(Node) {
            self.arc(node, node, None, silence, &model.word(&[model.silence()]));
            if let Some((phone, entry)) = noises {
                self.arc(node, node, None, entry, &model.word(&[phone]));
            }
        }
        self
    }

    /// Searches these frames. Ways that cost more than the cheapest of the frame by `beam` are given up.
    pub fn search(&self, costs: &Costs, frames: std::ops::Range<usize>, beam: i32) -> Outcome {
        let mut search = Search::of(self, frames.len());
        for (now, index) in frames.enumerate() {
            search.frame(now, costs.frame(index), beam);
        }
        Outcome { at_end: search.at_nodes, back: search.back, cheapest: search.cheapest, nodes: self.nodes }
    }
}

/// The way into a state: what it costs, and in which frame its arc was entered.
#[derive(Copy, Clone)]
struct Way {
    cost: i32,
    since: u32,
}

struct Search<'a> {
    graph: &'a Graph,
    ways: Vec<Way>,
    busy: Vec<bool>,
    at_nodes: Vec<i32>,
    back: Vec<(u32, u32)>,
    cheapest: Vec<i32>,
}

impl<'a> Search<'a> {
    fn of(graph: &'a Graph, frames: usize) -> Search<'a> {
        let mut at_nodes = vec![NEVER; graph.nodes];
        if let Some(start) = at_nodes.first_mut() {
            *start = 0;
        }
        Search {
            graph,
            ways: vec![Way { cost: NEVER, since: 0 }; graph.states.len()],
            busy: vec![false; graph.arcs.len()],
            at_nodes,
            back: vec![(NO_ARC, 0); frames * graph.nodes],
            cheapest: Vec::with_capacity(frames),
        }
    }

    fn frame(&mut self, now: usize, senones: &[i16], beam: i32) {
        let limit = self.cheapest.last().copied().unwrap_or(0).saturating_add(beam);
        let mut next = vec![NEVER; self.graph.nodes];
        let mut cheapest = NEVER;
        for (index, arc) in self.graph.arcs.iter().enumerate() {
            let entry = self.at_nodes[arc.from.0].saturating_add(arc.entry);
            if !self.busy[index] && entry > limit {
                continue;
            }
            let states = &self.graph.states[arc.first..arc.first + arc.length];
            let ways = &mut self.ways[arc.first..arc.first + arc.length];
            let entering = Way { cost: entry, since: u32::try_from(now).unwrap_or(u32::MAX) };
            self.busy[index] = advance(states, ways, entering, senones, limit, &mut cheapest);
            let (Some(last), Some(way)) = (states.last(), ways.last()) else { continue };
            if way.cost < NEVER && way.cost + last.go_on < next[arc.to.0] {
                next[arc.to.0] = way.cost + last.go_on;
                self.back[now * self.graph.nodes + arc.to.0] = (u32::try_from(index).unwrap_or(NO_ARC), way.since);
            }
        }
        self.at_nodes = next;
        self.cheapest.push(cheapest);
    }
}

/// Moves the ways through one arc by a frame; whether any is left in it.
fn advance(states: &[State], ways: &mut [Way], entering: Way, senones: &[i16], limit: i32, cheapest: &mut i32) -> bool {
    let mut busy = false;
    // From the last state to the first, so that what stood before a state is still that of the frame before.
    for at in (0..states.len()).rev() {
        let stays = Way { cost: ways[at].cost.saturating_add(states[at].stay), ..ways[at] };
        let comes = match at.checked_sub(1) {
            Some(before) => Way { cost: ways[before].cost.saturating_add(states[before].go_on), ..ways[before] },
            None => entering,
        };
        let mut way = if comes.cost < stays.cost { comes } else { stays };
        if way.cost > limit || way.cost >= NEVER {
            ways[at].cost = NEVER;
            continue;
        }
        way.cost += i32::from(senones.get(usize::from(states[at].senone)).copied().unwrap_or(i16::MAX));
        ways[at] = way;
        busy = true;
        *cheapest = (*cheapest).min(way.cost);
    }
    busy
}

impl Outcome {
    /// What it costs to end at a node; `None`: no way leads there.
    pub fn cost(&self, node: Node) -> Option<i32> {
        self.at_end.get(node.0).copied().filter(|cost| *cost < NEVER)
    }

    /// The words of the cheapest way to a node, in their order.
    pub fn path(&self, graph: &Graph, end: Node) -> Vec<Heard> {
        let mut path = Vec::new();
        let (mut node, mut frame) = (end, self.back.len().checked_div(self.nodes).unwrap_or(0));
        while frame > 0 {
            let (arc, since) = self.back[(frame - 1) * self.nodes + node.0];
            let Some(arc) = graph.arcs.get(arc as usize) else { break };
            let since = since as usize;
            if let Some(word) = arc.word {
                path.push(Heard { word, from: since, to: frame });
            }
            (node, frame) = (arc.from, since);
        }
        path.reverse();
        path
    }

    /// What the cheapest state of these frames costs, taken together.
    pub fn cheapest_within(&self, from: usize, to: usize) -> i32 {
        let behind = |frame: usize| frame.checked_sub(1).and_then(|last| self.cheapest.get(last)).copied().unwrap_or(0);
        behind(to) - behind(from)
    }
}
