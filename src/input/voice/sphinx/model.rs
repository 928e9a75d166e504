//! What of an acoustic model the search needs to know: which senones a phone has between its neighbours, and how long it stays in them.

use std::fs;
use std::path::Path;

use rustc_hash::FxHashMap;

use super::costs::UNIT;
use super::numbers::Numbers;
use crate::words::trouble::VoiceTrouble;

/// A phone without its neighbours.
pub type Phone = u8;

/// States of a phone, from left to right.
pub const STATES: usize = 3;

/// Where in its word a phone stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the middle.
    Inside,
    /// At the beginning.
    First,
    /// At the end.
    Last,
    /// It is the whole word.
    Only,
}

impl Place {
    /// In the order of the numbers that files have for them.
    const ALL: [Place; 4] = [Place::Inside, Place::First, Place::Last, Place::Only];
}

/// One state of a phone: its senone, and what it costs to stay and to go on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The number of the senone.
    pub senone: u16,
    /// The cost of another frame in it.
    pub stay: i32,
    /// The cost of leaving it for the next one.
    pub go_on: i32,
}

/// The phones of a model.
pub struct Model {
    names: Vec<String>,
    senones: usize,
    silence: Phone,
    /// Sequence of senones and transitions of each phone, whatever stands beside it.
    alone: Vec<(u32, u32)>,
    /// The same of phones between others: phone, left, right, place.
    between: FxHashMap<(Phone, Phone, Phone, Place), (u32, u32)>,
    sequences: Vec<[u16; STATES]>,
    /// The costs of staying and going on.
    transitions: Vec<[(i32, i32); STATES]>,
}

impl Model {
    /// Reads `mdef` and `transition_matrices` of a model.
    ///
    /// # Errors
    /// When they are missing or damaged.
    pub fn read(directory: &Path) -> Result<Model, VoiceTrouble> {
        let no_model = || VoiceTrouble::NoModel { path: directory.display().to_string() };
        let file = |name| fs::read(directory.join(name)).map_err(|_| no_model());
        let (phones, transitions) = (file("mdef")?, file("transition_matrices")?);
        Model::of(&phones, &transitions).ok_or_else(no_model)
    }

    /// The same, of the bytes of both files.
    pub fn of(phones: &[u8], transitions: &[u8]) -> Option<Model> {
        let mut numbers = Numbers(phones.strip_prefix(b"BMDF")?);
        let _version = numbers.u32()?;
        let comment = numbers.count()?;
        numbers.bytes(comment)?;
        let phone_count = numbers.count().filter(|count| *count <= usize::from(Phone::MAX))?;
        let all_count = numbers.count()?;
        if numbers.count()? != STATES {
            return None;
        }
        let _senones_alone = numbers.u32()?;
        let senones = numbers.count()?;
        let _transitions = numbers.u32()?;
        let _sequences = numbers.u32()?;
        let _context = numbers.u32()?;
        let tree = numbers.count()?;
        let silence = Phone::try_from(numbers.u32()?).ok()?;
        let names = names(&mut numbers, phone_count)?;
        numbers.bytes(tree.checked_mul(8)?)?;

        let mut model = Model {
            names,
            senones,
            silence,
            alone: Vec::new(),
            between: FxHashMap::default(),
            sequences: Vec::new(),
            transitions: transitions_of(transitions)?,
        };
        for index in 0..all_count {
            let senone_and_transition = (numbers.u32()?, numbers.u32()?);
            let [place, phone, left, right] = numbers.bytes(4)?.try_into().ok()?;
            if index < phone_count {
                model.alone.push(senone_and_transition);
            } else {
                let place = *Place::ALL.get(usize::from(place))?;
                model.between.insert((phone, left, right, place), senone_and_transition);
            }
        }
        let senone_count = numbers.count()?;
        for _ in 0..senone_count / STATES {
            model.sequences.push([numbers.u16()?, numbers.u16()?, numbers.u16()?]);
        }
        model.is_whole().then_some(model)
    }

    /// Whether everything that it points to is there.
    fn is_whole(&self) -> bool {
        let mut all = self.alone.iter().chain(self.between.values());
        usize::from(self.silence) < self.names.len()
            && self.alone.len() == self.names.len()
            && all.all(|(sequence, transition)| {
                self.sequences.get(*sequence as usize).is_some() && self.transitions.get(*transition as usize).is_some()
            })
            && self.sequences.iter().flatten().all(|senone| usize::from(*senone) < self.senones)
    }

    /// For each senone: the number of the phone whose it is.
    pub fn owners(&self) -> Vec<usize> {
        let mut owners = vec![0; self.senones];
        let alone = self.alone.iter().enumerate().map(|(phone, (sequence, _))| (phone, *sequence));
        let between = self.between.iter().map(|((phone, ..), (sequence, _))| (usize::from(*phone), *sequence));
        for (phone, sequence) in alone.chain(between) {
            for senone in self.sequences[sequence as usize] {
                owners[usize::from(senone)] = phone;
            }
        }
        owners
    }

    pub const fn silence(&self) -> Phone {
        self.silence
    }

    /// The phone of a name, such as `AA`.
    pub fn phone(&self, name: &str) -> Option<Phone> {
        self.names.iter().position(|known| known == name).and_then(|index| Phone::try_from(index).ok())
    }

    /// The names of phones, with a space between two.
    pub fn written(&self, phones: &[Phone]) -> String {
        let names = phones.iter().filter_map(|phone| self.names.get(usize::from(*phone)));
        names.map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// All phones that are spoken: no silence and no noise.
    pub fn spoken(&self) -> impl Iterator<Item = Phone> {
        let names = self.names.iter().enumerate().filter(|(_, name)| *name != "SIL" && !name.starts_with('+'));
        names.filter_map(|(index, _)| Phone::try_from(index).ok())
    }

    /// A phone whatever stands beside it.
    pub fn alone(&self, phone: Phone) -> [State; STATES] {
        self.states(self.alone[usize::from(phone)])
    }

    /// The phones of a word, as they are said with silence before and after it: what follows it in a phrase is not yet known,
    /// and guessing made nothing better.
    pub fn word(&self, phones: &[Phone]) -> Vec<State> {
        let last = phones.len().saturating_sub(1);
        let beside = |index: Option<usize>| index.and_then(|index| phones.get(index)).copied().unwrap_or(self.silence);
        let states = phones.iter().enumerate().flat_map(|(index, phone)| {
            let place = match (index == 0, index == last) {
                (true, true) => Place::Only,
                (true, false) => Place::First,
                (false, true) => Place::Last,
                (false, false) => Place::Inside,
            };
            self.between(*phone, beside(index.checked_sub(1)), beside(Some(index + 1)), place)
        });
        states.collect()
    }

    /// A phone between two others. Where the model knows it in no such place, one in another place stands in, or the phone alone.
    fn between(&self, phone: Phone, left: Phone, right: Phone, place: Place) -> [State; STATES] {
        let mut places = [place].into_iter().chain(Place::ALL);
        let found = places.find_map(|place| self.between.get(&(phone, left, right, place)));
        self.states(found.copied().unwrap_or(self.alone[usize::from(phone)]))
    }

    fn states(&self, (sequence, transition): (u32, u32)) -> [State; STATES] {
        let (senones, costs) = (self.sequences[sequence as usize], self.transitions[transition as usize]);
        std::array::from_fn(|index| {
            let (stay, go_on) = costs[index];
            State { senone: senones[index], stay, go_on }
        })
    }
}

/// Names that end in a zero each, and what makes all of them a multiple of four bytes.
fn names(numbers: &mut Numbers<'_>, count: usize) -> Option<Vec<String>> {
    let before = numbers.0.len();
    let mut names = Vec::new();
    for _ in 0..count {
        let length = numbers.0.iter().position(|byte| *byte == 0)?;
        names.push(String::from_utf8(numbers.bytes(length)?.to_vec()).ok()?);
        numbers.bytes(1)?;
    }
    let taken = before - numbers.0.len();
    numbers.bytes(taken.next_multiple_of(4) - taken)?;
    Some(names)
}

/// Read after a header of text: the probabilities of going from each state of a phone to each, the end included.
fn transitions_of(bytes: &[u8]) -> Option<Vec<[(i32, i32); STATES]>> {
    let mut numbers = Numbers::behind_header(bytes)?;
    let (count, from, to) = (numbers.count()?, numbers.count()?, numbers.count()?);
    let _total = numbers.u32()?;
    if from != STATES || to != STATES + 1 {
        return None;
    }
    let mut transitions = Vec::new();
    for _ in 0..count {
        let mut row = [(0, 0); STATES];
        for (index, costs) in row.iter_mut().enumerate() {
            let mut weights = [0.0; STATES + 1];
            for weight in &mut weights {
                *weight = f64::from(numbers.f32()?);
            }
            let sum: f64 = weights.iter().sum();
            *costs = (cost(weights[index] / sum)?, cost(weights[index + 1] / sum)?);
        }
        transitions.push(row);
    }
    Some(transitions)
}

/// What a probability costs. `None`: it is none.
#[allow(clippy::cast_possible_truncation)] // at most some thousands
fn cost(probability: f64) -> Option<i32> {
    (probability > 0.0 && probability <= 1.0).then(|| (-probability.ln() / f64::from(UNIT)).round() as i32)
}
