//! What somebody may have meant whose line is said by no rule: the words of rules, with few slips of the finger.

use std::borrow::Cow;

use super::line::{Letters, Line, Word};
use super::net::{END, Masks, Net, State, StateId, WordId};
use super::slot::Slot;
use crate::words::fold::fold;

/// At most this many are offered.
const OFFERED: usize = 3;
/// At most this many steps are made in a rule.
const MOST_STEPS: usize = 10_000;
/// More slips than any line has.
const NEVER: usize = usize::MAX;

/// What may be wrong in a line that is near.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    Letters,
    /// Whole words, too: some may be missing, and others too many.
    Words,
}

/// Of two lines that are near the one with the smaller rank is offered first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    group: usize,
    slips: usize,
    /// Whether it is English, and not said by a rule of the player's own language.
    foreign: bool,
    /// Where the rule stands in its grammar.
    place: usize,
}

/// The lines that are near, the best first.
#[derive(Default)]
pub(crate) struct Offers<'n>(Vec<(Rank, &'n str, String)>);

impl<'n> Offers<'n> {
    /// The best few, none of them twice, and of each rule one.
    pub(crate) fn best(&self) -> Vec<&str> {
        self.ranked().into_iter().map(|(_, _, spelled)| spelled.as_str()).collect()
    }

    fn ranked(&self) -> Vec<&(Rank, &'n str, String)> {
        let mut best: Vec<&(Rank, &str, String)> = Vec::new();
        for offer in &self.0 {
            if best.len() < OFFERED
                && best.iter().all(|(_, rule, spelled)| *rule != offer.1 && fold(spelled) != fold(&offer.2))
            {
                best.push(offer);
            }
        }
        best
    }

    /// Whether something of a rank would be offered.
    fn want(&self, rank: Rank) -> bool {
        self.ranked().get(OFFERED - 1).is_none_or(|(last, ..)| rank < *last)
    }

    fn add(&mut self, rank: Rank, rule: &'n str, spelled: String) {
        let place = self.0.partition_point(|(other, ..)| *other < rank);
        self.0.insert(place, (rank, rule, spelled));
    }
}

/// Looks for what is near to a line in a grammar.
pub(crate) struct Nearness<'n, 'l> {
    net: &'n Net,
    line: &'l Line<'l>,
    foreign: bool,
    length: usize,
    /// Slips from each word of the line to the words of the grammar that are near, in their order.
    words: Vec<Vec<(WordId, usize)>>,
    /// The word that each word of the line and the next one are together.
    joined: Vec<Option<WordId>>,
}

impl<'n, 'l> Nearness<'n, 'l> {
    pub(crate) fn new(net: &'n Net, line: &'l Line<'l>, foreign: bool) -> Nearness<'n, 'l> {
        let near = |said: &str| {
            let said = Letters::of(said);
            (0..).zip(&net.words).filter_map(|(id, word)| Some((id, said.slips(word)?))).collect()
        };
        let joined = line.words.windows(2).map(|two| net.word(&format!("{}{}", two[0].folded, two[1].folded)));
        Nearness {
            net,
            line,
            foreign,
            length: line.folded(0, line.words.len()).chars().count(),
            words: line.words.iter().map(|word| near(&word.folded)).collect(),
            joined: joined.chain([None]).collect(),
        }
    }

    /// Offers the nearest line of each public rule that is wanted, where that is near enough and one of those that are meant. What is
    /// offered in a later group comes after what is offered in an earlier one.
    pub(crate) fn offer(
        &self,
        offers: &mut Offers<'n>,
        (group, wrong): (usize, Wrong),
        is_wanted: impl Fn(&str) -> bool,
        is_meant: impl Fn(&str) -> bool,
    ) {
        self.offer_of(offers, (group, wrong), (self.net.public(is_wanted), &self.at_least(wrong)), is_meant);
    }

    /// The same of rules by their names, public or not.
    pub(crate) fn offer_named(
        &self,
        offers: &mut Offers<'n>,
        (group, wrong): (usize, Wrong),
        names: &[&str],
        is_meant: impl Fn(&str) -> bool,
    ) {
        let rules = names.iter().filter_map(|name| self.net.place(name)).collect();
        // The words of rules that are not public stand in no index.
        let at_least = vec![0; self.net.rules().len() * (self.line.words.len() + 1)];
        self.offer_of(offers, (group, wrong), (rules, &at_least), is_meant);
    }

    fn offer_of(
        &self,
        offers: &mut Offers<'n>,
        (group, wrong): (usize, Wrong),
        (mut rules, at_least): (Vec<usize>, &[usize]),
        is_meant: impl Fn(&str) -> bool,
    ) {
        let at_least = |rule: usize| &at_least[rule * (self.line.words.len() + 1)..];
        rules.sort_by_key(|rule| at_least(*rule)[0]);
        for place in rules {
            // A foreign line counts as one slip more where it is compared with those of the own language.
            let rank =
                |slips: usize| Rank { group, slips: slips + usize::from(self.foreign), foreign: self.foreign, place };
            // The line that is meant can be longer, and so have more slips.
            let Some(most) = (1..=self.length / 3 + 1).rev().find(|slips| offers.want(rank(*slips))) else { return };
            if at_least(place)[0] > most {
                continue;
            }
            let nearest = Search::new(self, place, wrong, at_least(place), most).nearest();
            if let Some((slips, spelled)) = nearest.filter(|(_, spelled)| is_meant(spelled)) {
                offers.add(rank(slips), &self.net.rules()[place].name, spelled);
            }
        }
    }

    /// Slips from a word of the line to one of the grammar, if they are few.
    fn slips(&self, at: usize, word: WordId) -> Option<usize> {
        let words = self.words.get(at)?;
        words.binary_search_by_key(&word, |(word, _)| *word).ok().map(|place| words[place].1)
    }

    /// For each rule and each word of the line: with how many slips the rule can say the line from this word on, at least.
    fn at_least(&self, wrong: Wrong) -> Vec<usize> {
        let words = &self.line.words;
        let row = words.len() + 1;
        let mut least = Vec::with_capacity(self.net.rules().len() * row);
        for _ in self.net.rules() {
            least.extend(words.iter().map(|word| too_many(word, wrong)));
            least.push(0);
        }
        let mut can = |rules: &[usize], at: usize, slips: usize| {
            for rule in rules {
                let least = &mut least[rule * row + at];
                *least = slips.min(*least);
            }
        };
        for at in 0..words.len() {
            for (word, slips) in &self.words[at] {
                can(self.net.with_word(*word), at, *slips);
            }
            if let Some(word) = self.joined[at] {
                can(self.net.with_word(word), at, 1);
                can(self.net.with_word(word), at + 1, 0);
            }
            for slot in Slot::ALL.into_iter().filter(|slot| may_stand(*slot, wrong)) {
                let longest = self.line.slot(slot, at).iter().map(|(count, _)| *count).max();
                (at..at + longest.unwrap_or(0)).for_each(|at| can(self.net.with_slot(slot), at, 0));
            }
        }
        for row in least.chunks_mut(row) {
            for at in (1..row.len()).rev() {
                row[at - 1] = row[at - 1].saturating_add(row[at]);
            }
        }
        least
    }
}

/// What it costs that a word is too much.
fn too_many(word: &Word, wrong: Wrong) -> usize {
    if wrong == Wrong::Words { word.folded.chars().count() + 1 } else { NEVER }
}

/// Free text after a superfluous word could be anything.
fn may_stand(slot: Slot, wrong: Wrong) -> bool {
    wrong == Wrong::Letters || !slot.is_free()
}

/// Looks for the nearest line of a rule.
struct Search<'s, 'n> {
    near: &'s Nearness<'n, 's>,
    wrong: Wrong,
    rule: usize,
    /// The first of the rule's states.
    first: StateId,
    /// With how many slips what stands from each word on can be said, at least.
    at_least: &'s [usize],
    /// More slips are too many.
    most: usize,
    /// Words and slots without a slip.
    exact: usize,
    /// The fewest slips with which each state was reached at each word.
    reached: Vec<usize>,
    spelled: Vec<Cow<'s, str>>,
    masks: Masks,
    steps: usize,
    best: Option<(usize, String)>,
}

impl<'s, 'n> Search<'s, 'n> {
    fn new(near: &'s Nearness<'n, 's>, rule: usize, wrong: Wrong, at_least: &'s [usize], most: usize) -> Self {
        let states = near.net.states_of(rule);
        Search {
            near,
            wrong,
            rule,
            first: *states.start(),
            at_least,
            most,
            exact: 0,
            reached: vec![NEVER; states.count() * (near.line.words.len() + 1)],
            spelled: Vec::new(),
            masks: Masks::default(),
            steps: 0,
            best: None,
        }
    }

    /// It, and its slips; `None` where the rule says the very line.
    fn nearest(mut self) -> Option<(usize, String)> {
        self.from(self.near.net.start(self.rule), 0, 0);
        self.best.filter(|(slips, _)| *slips > 0)
    }

    fn from(&mut self, id: StateId, at: usize, slips: usize) {
        self.steps += 1;
        if self.steps > MOST_STEPS || slips.saturating_add(self.at_least[at]) > self.most {
            return;
        }
        let Nearness { net, line, .. } = *self.near;
        if id == END {
            if at == line.words.len() {
                self.end(slips);
            } else {
                self.without(id, at, slips);
            }
            return;
        }
        let reached = &mut self.reached[(id - self.first) as usize * (line.words.len() + 1) + at];
        if *reached <= slips {
            return;
        }
        *reached = slips;
        match net.state(id) {
            State::Jumps(from, to) => {
                for (mark, to) in net.jumps(from, to) {
                    Masks::through(self, *mark, |search| &mut search.masks, |search| search.from(*to, at, slips));
                }
            }
            State::Word(word, to, spelling) => self.word(word, to, spelling, at, slips),
            State::Slot(slot, to) if may_stand(slot, self.wrong) => {
                for (count, _) in line.slot(slot, at) {
                    self.spelled.push(line.written(at, at + count).into());
                    self.exact += 1;
                    self.from(to, at + count, slips);
                    self.exact -= 1;
                    self.spelled.pop();
                }
            }
            State::Slot(..) => {}
        }
        self.without(id, at, slips);
    }

    /// Goes on after a superfluous word of the line.
    fn without(&mut self, id: StateId, at: usize, slips: usize) {
        if let Some(word) = self.near.line.words.get(at) {
            self.from(id, at + 1, slips.saturating_add(too_many(word, self.wrong)));
        }
    }

    fn word(&mut self, word: WordId, to: StateId, spelling: u32, at: usize, slips: usize) {
        let net = self.near.net;
        self.spelled.push(net.spelling(spelling).into());
        if let Some(more) = self.near.slips(at, word) {
            self.exact += usize::from(more == 0);
            self.from(to, at + 1, slips + more);
            self.exact -= usize::from(more == 0);
        }
        if self.near.joined.get(at) == Some(&Some(word)) {
            self.from(to, at + 2, slips + 1);
        }
        if self.wrong == Wrong::Words {
            // A word is missing.
            self.from(to, at, slips + net.words[word as usize].count + 1);
        }
        self.spelled.pop();
    }

    fn end(&mut self, slips: usize) {
        let spelled =
            self.spelled.iter().map(Cow::as_ref).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let longest = self.near.length.max(spelled.chars().count());
        // Where no word is right, several wrong ones are no slips.
        let is_like = self.wrong == Wrong::Words || self.exact > 0 || self.near.line.words.len() == 1;
        if slips <= longest / 3 && is_like {
            self.most = slips.saturating_sub(1);
            self.best = Some((slips, spelled));
        }
    }
}
