//! How a phrase stands before its rivals: the same form of words on the same frames, with the other pieces and squares that the board
//! has. A move that is legal may win by a hair before one that is not; then nothing is certain.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::board::Board;
use crate::game::participant::HearStyle;
use crate::rules::position::{File, Intent, Rank, Role};

use super::phrases;

/// How much cost makes a word so much less likely, in the unit of costs.
pub const SPREAD: f64 = 190.0;
/// Further than this counts for nothing.
const FAR: f64 = 15.0;
/// Where nothing can be compared because the words say no move: a command, or an answer.
const UNRIVALLED: f64 = 10.0;

/// What a word of a move stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    File,
    Rank,
    Piece,
}

impl Class {
    /// All words of the class, in their order.
    pub fn words(self, style: HearStyle) -> Vec<String> {
        match self {
            Class::File => File::ALL.map(|file| phrases::file(style, file)).to_vec(),
            Class::Rank => Rank::ALL.map(|rank| phrases::rank(style, rank)).to_vec(),
            Class::Piece => Role::ALL.map(|role| phrases::piece(style, role)).to_vec(),
        }
    }
}

/// The words of a move that name pieces and squares, by their places in their classes.
type Key = Vec<usize>;

/// In which order classes are said.
type Form = Vec<Class>;

/// What the moves of a position are in each form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rivals {
    /// Piece, file and rank of everything that the side to move has.
    own: BTreeSet<[usize; 3]>,
    /// The moves that are expected, in each form.
    expected: BTreeMap<Form, BTreeSet<Key>>,
}

/// A word of a path that is in a class: which it was taken for, and what each word of the class costs on its frames.
#[derive(Clone, Debug)]
pub struct Priced {
    pub class: Class,
    pub place: usize,
    /// What each word of the class costs by itself.
    pub alone: Vec<f64>,
    /// The same, each weighed with all others.
    pub costs: Vec<f64>,
}

impl Priced {
    /// By how much this word is costlier where it is weighed with the others.
    pub fn weighing(&self) -> f64 {
        SPREAD * (share(&self.alone, self.place) - share(&self.costs, self.place))
    }
}

/// The share of one of several words in what may have been said, by their costs, as a natural logarithm.
fn share(costs: &[f64], place: usize) -> f64 {
    let likely: Vec<f64> = costs.iter().map(|cost| -cost / SPREAD).collect();
    likely[place] - sum_of_likelihoods(&likely)
}

/// How far a phrase stands before the moves that are expected, and before those that are not, in natural logarithms.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Lead {
    /// Before those that are expected.
    pub expected: f64,
    /// Before those that are not.
    pub unexpected: f64,
}

const PIECE_FROM_TO: [Class; 5] = [Class::Piece, Class::File, Class::Rank, Class::File, Class::Rank];
const FROM_TO: [Class; 4] = [Class::File, Class::Rank, Class::File, Class::Rank];
const PIECE_TO: [Class; 3] = [Class::Piece, Class::File, Class::Rank];
const TO: [Class; 2] = [Class::File, Class::Rank];
const FILE_TO: [Class; 3] = [Class::File, Class::File, Class::Rank];

impl Rivals {
    /// Those of a position, where these moves are expected.
    pub fn of(board: &Board, expected: &[Intent]) -> Rivals {
        let mut rivals = Rivals::default();
        let own = board.placement().by_color(board.turn()).into_iter();
        rivals.own = own
            .filter_map(|square| {
                let piece = board.piece_at(square)?;
                Some([place(piece.role), square.file() as usize, square.rank() as usize])
            })
            .collect();
        for change in expected.iter().filter_map(|intent| board.change(*intent)) {
            let (from, to) = (change.lifted.square, change.placed.square);
            let (role, takes) = (change.lifted.piece.role, change.removed.is_some());
            let from = [from.file() as usize, from.rank() as usize];
            let to = [to.file() as usize, to.rank() as usize];
            let mut add = |form: &[Class], parts: &[&[usize]]| {
                rivals.expected.entry(form.to_vec()).or_default().insert(parts.concat());
            };
            add(&PIECE_FROM_TO, &[&[place(role)], &from, &to]);
            add(&FROM_TO, &[&from, &to]);
            add(&PIECE_TO, &[&[place(role)], &to]);
            match (role, takes) {
                (Role::Pawn, false) => add(&TO, &[&to]),
                (Role::Pawn, true) => add(&FILE_TO, &[&from[..1], &to]),
                _ => {}
            }
        }
        rivals
    }

    /// How far the words of a path stand before all others of their form.
    pub fn lead(&self, words: &[&Priced]) -> Lead {
        let none = Lead { expected: UNRIVALLED, unexpected: UNRIVALLED };
        let words = without_promotion(words);
        let form: Form = words.iter().map(|word| word.class).collect();
        let heads = self.heads(&form);
        let [head_words @ .., file, rank] = words else { return none };
        if heads.is_empty() || (file.class, rank.class) != (Class::File, Class::Rank) {
            return none;
        }
        let taken: Key = words.iter().map(|word| word.place).collect();
        let expected = self.expected.get(&form);
        let (mut own, mut before_expected, mut before_others) = (None, Vec::new(), Vec::new());
        for head in heads {
            let head_cost: f64 = head.iter().zip(head_words).map(|(at, word)| word.costs[*at]).sum();
            for (file_at, file_cost) in file.costs.iter().enumerate() {
                for (rank_at, rank_cost) in rank.costs.iter().enumerate() {
                    let likely = -(head_cost + file_cost + rank_cost) / SPREAD;
                    let key: Key = head.iter().copied().chain([file_at, rank_at]).collect();
                    if key == taken {
                        own = Some(likely);
                    } else if expected.is_some_and(|expected| expected.contains(&key)) {
                        before_expected.push(likely);
                    } else {
                        before_others.push(likely);
                    }
                }
            }
        }
        let Some(own) = own else { return none };
        let lead = |rivals: &[f64]| (own - sum_of_likelihoods(rivals)).clamp(-FAR, FAR);
        Lead { expected: lead(&before_expected), unexpected: lead(&before_others) }
    }

    /// The places of the words of the likeliest move in the form of these, whether it is expected or not; their own, where they are no move.
    pub fn likeliest(&self, words: &[&Priced]) -> Key {
        let taken: Key = words.iter().map(|word| word.place).collect();
        let of_move = without_promotion(words);
        let form: Form = of_move.iter().map(|word| word.class).collect();
        let [head_words @ .., file, rank] = of_move else { return taken };
        if (file.class, rank.class) != (Class::File, Class::Rank) {
            return taken;
        }
        let cost = |head: &Key| head.iter().zip(head_words).map(|(at, word)| word.costs[*at]).sum::<f64>();
        let head = self.heads(&form).into_iter().min_by(|one, other| cost(one).total_cmp(&cost(other)));
        let cheapest = |costs: &[f64]| (0..costs.len()).min_by(|one, other| costs[*one].total_cmp(&costs[*other]));
        let (Some(head), Some(file), Some(rank)) = (head, cheapest(&file.costs), cheapest(&rank.costs)) else {
            return taken;
        };
        head.into_iter().chain([file, rank]).chain(taken[of_move.len()..].iter().copied()).collect()
    }

    /// What may stand before the square of arrival.
    fn heads(&self, form: &[Class]) -> BTreeSet<Key> {
        let heads = |part: &dyn Fn(&[usize; 3]) -> Key| self.own.iter().map(part).collect();
        if form == PIECE_FROM_TO {
            heads(&|own| own.to_vec())
        } else if form == FROM_TO {
            heads(&|own| own[1..].to_vec())
        } else if form == PIECE_TO {
            heads(&|own| own[..1].to_vec())
        } else if form == TO {
            BTreeSet::from([Key::new()])
        } else if form == FILE_TO {
            let pawns = self.own.iter().filter(|own| own[0] == place(Role::Pawn));
            pawns.map(|own| vec![own[1]]).collect()
        } else {
            BTreeSet::new()
        }
    }
}

/// What a pawn becomes is no part of how a move stands before others.
fn without_promotion<'a>(words: &'a [&'a Priced]) -> &'a [&'a Priced] {
    match words {
        [all @ .., last] if last.class == Class::Piece && !all.is_empty() => all,
        all => all,
    }
}

/// The place of a piece among the words of its class.
fn place(role: Role) -> usize {
    role as usize - 1
}

/// The logarithm of the sum of what these are logarithms of.
fn sum_of_likelihoods(logarithms: &[f64]) -> f64 {
    let most = logarithms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if most == f64::NEG_INFINITY {
        return most;
    }
    most + logarithms.iter().map(|each| (each - most).exp()).sum::<f64>().ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(class: Class, place: usize, costs: impl Fn(usize) -> f64) -> Priced {
        let costs: Vec<f64> = (0..class.words(HearStyle::Fide).len()).map(costs).collect();
        Priced { class, place, alone: costs.clone(), costs }
    }

    fn led(rivals: &Rivals, words: &[Priced]) -> Lead {
        rivals.lead(&words.iter().collect::<Vec<_>>())
    }

    #[test]
    fn a_move_is_compared_with_what_the_board_has() {
        let board = Board::default();
        let legal = board.position().expect("the start").legal_intents();
        let rivals = Rivals::of(&board, &legal);
        // Every word fits alike: e2 e4 has 19 rivals among the legal moves, and many more besides.
        let alike = |class, place| word(class, place, |_| 100.0);
        let words = [alike(Class::File, 4), alike(Class::Rank, 1), alike(Class::File, 4), alike(Class::Rank, 3)];
        let lead = led(&rivals, &words);
        assert!((lead.expected + 19_f64.ln()).abs() < 1e-9, "{lead:?}");
        assert!((lead.unexpected + f64::from(16 * 64 - 20).ln()).abs() < 1e-9, "{lead:?}");
        // Words that fit much better than all others have none.
        let clear = |class, place: usize| word(class, place, move |at| if at == place { 100.0 } else { 5_000.0 });
        let words = [clear(Class::File, 4), clear(Class::Rank, 1), clear(Class::File, 4), clear(Class::Rank, 3)];
        assert_eq!(led(&rivals, &words), Lead { expected: FAR, unexpected: FAR });
        assert_eq!(led(&rivals, &[]), Lead { expected: UNRIVALLED, unexpected: UNRIVALLED });
        let strange = [clear(Class::Rank, 0), clear(Class::Rank, 0), clear(Class::File, 0)];
        assert_eq!(led(&rivals, &strange), Lead { expected: UNRIVALLED, unexpected: UNRIVALLED });
    }
    #[test]
    fn weighing_words_together_names_another_move_of_that_form() {
        let rivals = Rivals::of(&Board::default(), &[]);
        let of =
            |class, place: usize, likely: usize| word(class, place, move |at| if at == likely { 0.0 } else { 500.0 });
        let named = |words: &[Priced]| rivals.likeliest(&words.iter().collect::<Vec<_>>());
        // b2 b4 was cheapest, and d2 d4 is likeliest; no piece stands on d5, so that the likeliest square with one is taken.
        let (file, rank) = (Class::File, Class::Rank);
        assert_eq!(named(&[of(file, 1, 3), of(rank, 1, 1), of(file, 1, 3), of(rank, 3, 3)]), [3, 1, 3, 3]);
        let from_d5 = named(&[of(file, 3, 3), of(rank, 4, 4), of(file, 3, 3), of(rank, 3, 3)]);
        assert!(from_d5[..2] == [3, 0] && from_d5[2..] == [3, 3], "{from_d5:?}");
        // What a pawn becomes stays.
        assert_eq!(named(&[of(file, 1, 3), of(rank, 7, 7), of(Class::Piece, 4, 4)]), [3, 7, 4]);
        assert_eq!(named(&[of(rank, 1, 2), of(rank, 1, 1)]), [1, 1], "no move");
        let weighed = Priced { class: file, place: 0, alone: vec![0.0, 0.0], costs: vec![0.0, 1e9] };
        assert!((weighed.weighing() + SPREAD * 2_f64.ln()).abs() < 1e-6, "half of two before, all of it now");
    }
}
