//! What somebody may have meant whose line is said by no rule: the words of rules, with few slips of the finger.

use std::collections::HashMap;

use super::line::Line;
use super::net::{END, Masks, Net, StateId, WordId};

/// So many steps are made for a line at most.
const MOST_STEPS: usize = 100_000;

/// A line that is near.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::words) struct Near<'n> {
    /// Slips of the finger.
    pub(in crate::words) slips: usize,
    /// The rule that says it.
    pub(in crate::words) rule: &'n str,
    /// It, as the grammar spells it.
    pub(in crate::words) spelled: String,
}

/// The nearest line of each of these rules, if any of its lines is near. `gaps`: whether words may be missing, and others too many.
pub(super) fn near<'n>(net: &'n Net, line: &Line<'_>, rules: &[usize], gaps: bool) -> Vec<Near<'n>> {
    let text = line.folded(0, line.words.len());
    let length = text.chars().count();
    let slips = slips(net, line);
    let (mut found, mut steps) = (Vec::new(), 0);
    for rule in rules {
        let mut search = Search {
            net,
            line,
            slips: &slips,
            length,
            most: length / 3 + 1,
            gaps,
            exact: 0,
            seen: HashMap::new(),
            spelled: Vec::new(),
            masks: Masks::default(),
            steps,
            best: None,
        };
        search.from(net.start(*rule), 0, 0);
        steps = search.steps;
        let near = search.best.map(|(slips, spelled)| Near { slips, rule: &net.rules[*rule].name, spelled });
        found.extend(near);
    }
    found.sort_by_key(|near| near.slips);
    found
}

/// Slips between each word of a line and the words of the grammar that are near; the word that it and the next one are together.
struct Slips {
    one: Vec<HashMap<WordId, usize>>,
    joined: Vec<Option<WordId>>,
}

fn slips(net: &Net, line: &Line<'_>) -> Slips {
    let of = |said: &str| {
        let words = (0..).zip(&net.words);
        words.filter_map(|(id, word)| Some((id, distance(said, word)?))).collect::<HashMap<WordId, usize>>()
    };
    let joined = line.words.windows(2).map(|two| net.word(&format!("{}{}", two[0].folded, two[1].folded)));
    Slips { one: line.words.iter().map(|word| of(&word.folded)).collect(), joined: joined.collect() }
}

/// Slips of the finger between two words, if they are few for their length.
fn distance(said: &str, word: &str) -> Option<usize> {
    let (length, other) = (said.chars().count(), word.chars().count());
    let most = length.max(other) / 3;
    // Each letter too many is a slip, and so is each that the other word lacks: few words have to be compared letter by letter.
    let lacking = |of: &str, in_text: &str| of.chars().filter(|letter| !in_text.contains(*letter)).count();
    if length.abs_diff(other) > most || lacking(said, word) > most || lacking(word, said) > most {
        return None;
    }
    Some(strsim::damerau_levenshtein(said, word)).filter(|distance| *distance <= most)
}

struct Search<'n, 'l> {
    net: &'n Net,
    line: &'l Line<'l>,
    slips: &'l Slips,
    length: usize,
    most: usize,
    gaps: bool,
    /// Words and slots without a slip.
    exact: usize,
    /// The fewest slips with which each place was reached.
    seen: HashMap<(StateId, usize), usize>,
    spelled: Vec<String>,
    masks: Masks,
    steps: usize,
    best: Option<(usize, String)>,
}

impl Search<'_, '_> {
    fn from(&mut self, id: StateId, at: usize, slips: usize) {
        self.steps += 1;
        if self.steps > MOST_STEPS || slips > self.most {
            return;
        }
        if self.seen.get(&(id, at)).is_some_and(|before| *before <= slips) {
            return;
        }
        self.seen.insert((id, at), slips);
        if id == END && at == self.line.words.len() {
            self.end(slips);
        }
        let state = self.net.state(id);
        for (mark, to) in &state.jumps {
            Masks::through(self, *mark, |search| &mut search.masks, |search| search.from(*to, at, slips));
        }
        if let Some((word, to, spelling)) = state.word {
            self.word(word, to, spelling, at, slips);
        }
        if let Some((slot, to)) = state.slot.filter(|(slot, _)| !slot.is_free()) {
            for (count, _) in slot.read(self.line, at) {
                self.spelled.push(self.line.written(at, at + count));
                self.exact += 1;
                self.from(to, at + count, slips);
                self.exact -= 1;
                self.spelled.pop();
            }
        }
        // A word too many.
        if let Some(word) = self.line.words.get(at).filter(|_| self.gaps) {
            self.from(id, at + 1, slips + word.folded.chars().count() + 1);
        }
    }

    fn word(&mut self, word: WordId, to: StateId, spelling: usize, at: usize, slips: usize) {
        self.spelled.push(self.net.spellings[spelling].clone());
        if let Some(more) = self.slips.one.get(at).and_then(|near| near.get(&word)) {
            self.exact += usize::from(*more == 0);
            self.from(to, at + 1, slips + more);
            self.exact -= usize::from(*more == 0);
        }
        if self.slips.joined.get(at) == Some(&Some(word)) {
            self.from(to, at + 2, slips + 1);
        }
        if self.gaps {
            // A word is missing.
            self.from(to, at, slips + self.net.words[word as usize].chars().count() + 1);
        }
        self.spelled.pop();
    }

    fn end(&mut self, slips: usize) {
        let spelled =
            self.spelled.iter().map(String::as_str).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let longest = self.length.max(spelled.chars().count());
        let is_best = self.best.as_ref().is_none_or(|(best, _)| slips < *best);
        // Where no word is right, several wrong ones are no slips.
        let is_like = self.gaps || self.exact > 0 || self.line.words.len() == 1;
        if slips > 0 && slips <= longest / 3 && is_best && is_like {
            self.most = slips;
            self.best = Some((slips, spelled));
        }
    }
}
