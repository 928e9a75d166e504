//! Puts tokens together in every way in which they make a move.
//!
//! `castling | [piece] [link] [origin] [takes | link] square [promotion]`, with remarks anywhere. The origin is a file, a
//! rank or both (C.10), and may follow the square of arrival with *from*; the promotion is a piece with or without a sign
//! before it (C.11, C.12).
//!
//! What begins like an answer (*and d4*, *to d4*), names a piece where it stands (*the knight on f3*) or only names castling is a
//! move that is named and not said, unless a verb says it (*put the knight on f3*).

use super::tokens::{By, Case, Lattice, Token};
use crate::game::participant::Language;
use crate::rules::position::{CastlingSide, File, Rank, Role, Square};

/// What a text may mean, with how well it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// The meaning.
    pub what: Sense,
    /// How many letters would have to be written with the other case.
    pub reversed: u32,
    /// Whether the piece is named, and not only by a small letter.
    pub piece_is_clear: bool,
    /// Whether the words say that a move is made, and do not only name one.
    pub is_said: bool,
}

/// What a text may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    Castle(CastlingSide),
    /// A piece goes to a square.
    Step(Step),
    /// A piece takes another; where, was not said.
    Take {
        /// Which, if that was said.
        by: Option<Role>,
        /// What is taken, if that was said.
        what: Option<Role>,
    },
    /// A move to or from a square that there is not.
    Nowhere(String),
}

/// What was said of a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Which piece, if that was said.
    pub piece: Option<Role>,
    /// The file of departure.
    pub file: Option<File>,
    /// The rank of departure.
    pub rank: Option<Rank>,
    /// The square of arrival.
    pub to: Square,
    /// Whether a capture was said.
    pub takes: bool,
    /// Whether it was said first, so that any piece may be meant.
    pub by_any: bool,
    /// Whether a capture in passing was said.
    pub passing: bool,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
}

impl Step {
    /// The square of departure, if the whole of it was said.
    pub fn from(self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// Whether a square of departure is the one that was said, as far as it was.
    pub fn said(self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }
}

/// All meanings of a text, none twice. Where there is a real one, none of them is about a square that there is not.
///
/// At each place in the text equal drafts are kept once, so that stuttering does not multiply the work.
pub(super) fn readings(text: &str, language: Language) -> Vec<Reading> {
    let Some(lattice) = Lattice::new(text, language) else { return Vec::new() };
    let mut drafts: Vec<Vec<Draft>> = vec![Vec::new(); lattice.len() + 1];
    drafts[0].push(Draft::default());
    for place in 0..lattice.len() {
        for draft in std::mem::take(&mut drafts[place]) {
            for (token, next) in lattice.at(place) {
                if let Some(longer) = draft.with(*token).filter(|longer| !drafts[*next].contains(longer)) {
                    drafts[*next].push(longer);
                }
            }
        }
    }
    let mut found: Vec<Reading> = Vec::new();
    for reading in drafts.pop().unwrap_or_default().into_iter().filter_map(|draft| draft.finish(&lattice)) {
        if !found.contains(&reading) {
            found.push(reading);
        }
    }
    if found.iter().any(|reading| !matches!(reading.what, Sense::Nowhere(_))) {
        found.retain(|reading| !matches!(reading.what, Sense::Nowhere(_)));
    }
    found
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Coordinate {
    File(File),
    Rank(Rank),
}

/// A word in front of a move.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Start {
    Takes,
    From,
}

/// What has been read so far.
#[derive(Copy, Clone, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // independent words, each said or not
struct Draft {
    castle: Option<CastlingSide>,
    piece: Option<(Role, Case)>,
    coordinates: [Option<Coordinate>; 4],
    takes: bool,
    passing: bool,
    promotes: bool,
    promotion: Option<Role>,
    nowhere: Option<usize>,
    reversed: u32,
    /// The word with which it begins, if that says something.
    start: Option<Start>,
    /// Which piece is taken.
    taken: Option<Role>,
    /// Whether a word was the last that only joins what stands around it.
    hangs: bool,
    /// The square of arrival, if the origin follows it.
    to: Option<Square>,
    /// Whether the origin was announced by *from*.
    comes_from: bool,
    /// Whether no further square can follow.
    is_closed: bool,
    /// Whether a verb says that a move is made.
    acts: bool,
    /// Whether a word names rather than says, where no verb says it.
    names: bool,
    /// The same of a word in front of the square of arrival.
    at: bool,
    /// The same, whatever else is said.
    is_unsure: bool,
}

impl Draft {
    /// The draft with one token more, or `None` if that can never become a move.
    fn with(mut self, token: Token) -> Option<Draft> {
        match token {
            Token::Remark => {}
            Token::Passing => self.passing = true,
            Token::From if !self.has_begun() && self.castle.is_none() => {
                self.start = Some(Start::From);
                self.hangs = true;
            }
            Token::From => self.come_from()?,
            Token::Link | Token::At if !self.has_begun() => {
                self.castle.is_none().then_some(())?;
                self.names = true;
            }
            Token::Link | Token::At => {
                self.at = token == Token::At && !self.takes;
                self.hangs = true;
            }
            Token::Goes => {
                self.has_begun().then_some(())?;
                (self.acts, self.at, self.hangs) = (true, false, true);
            }
            Token::Acts => self.acts = true,
            Token::Names => self.names |= !self.has_begun(),
            Token::Wing => self.is_unsure = true,
            Token::And if self.castle.is_some() || self.squares().is_some() => self.is_closed = true,
            Token::And => {
                (!self.has_begun()).then_some(())?;
                self.names = true;
            }
            Token::PawnOf { file, joined } => {
                self.names |= !joined;
                let pawn = self.with_piece(Role::Pawn, Case::AsPrinted)?;
                return pawn.with_coordinate(Coordinate::File(file));
            }
            Token::Takes => {
                // No link stands before it: the *a* of *pion a prend b5* is a file.
                (self.castle.is_none() && !self.takes && !self.hangs && self.promotion.is_none()).then_some(())?;
                if !self.has_begun() {
                    self.start = Some(Start::Takes);
                }
                self.takes = true;
                self.at = false;
                self.hangs = true;
            }
            Token::Castle(side, by) => {
                (!self.has_begun() && self.castle.is_none()).then_some(())?;
                self.castle = Some(side);
                self.names |= by == By::Naming;
                self.is_unsure |= by == By::Wing;
            }
            Token::Piece(role, case) => return self.with_piece(role, case),
            Token::PromotedTo(role) => {
                self.squares()?;
                return self.with_promotion(role);
            }
            Token::File(file, case) => {
                self.reversed += u32::from(case == Case::Reversed);
                return self.with_coordinate(Coordinate::File(file));
            }
            Token::Rank(rank) => return self.with_coordinate(Coordinate::Rank(rank)),
            Token::Promotes => {
                self.squares()?;
                (self.promotion.is_none() && !self.promotes).then_some(())?;
                self.promotes = true;
            }
            // It takes the place of a square; which one is of no account.
            Token::Nowhere { start } => {
                self.nowhere = self.nowhere.or(Some(start));
                let half = self.with_coordinate(Coordinate::File(File::A))?;
                return half.with_coordinate(Coordinate::Rank(Rank::First));
            }
        }
        Some(self)
    }

    fn has_begun(&self) -> bool {
        self.castle.is_none() && (self.piece.is_some() || self.coordinates[0].is_some() || self.to.is_some())
    }

    /// *From* announces an origin, before the square of arrival or after it.
    fn come_from(&mut self) -> Option<()> {
        (self.castle.is_none() && !self.promotes && self.promotion.is_none() && !self.comes_from).then_some(())?;
        if let Some((None, None, to)) = self.squares() {
            self.to = Some(to);
            self.coordinates = [None; 4];
        }
        self.coordinates[0].is_none().then_some(())?;
        (self.comes_from, self.hangs) = (true, true);
        Some(())
    }

    fn with_piece(mut self, role: Role, case: Case) -> Option<Draft> {
        if self.squares().is_some() {
            return self.with_promotion(role);
        }
        if self.takes && self.taken.is_none() && self.coordinates[0].is_none() {
            self.taken = Some(role);
            self.reversed += u32::from(case == Case::Reversed);
            return Some(self);
        }
        (self.castle.is_none() && !self.has_begun() && !self.takes).then_some(())?;
        self.piece = Some((role, case));
        self.reversed += u32::from(case == Case::Reversed);
        Some(self)
    }

    fn with_promotion(mut self, role: Role) -> Option<Draft> {
        self.promotion.is_none().then_some(())?;
        self.promotion = Some(role);
        self.hangs = false;
        Some(self)
    }

    fn with_coordinate(mut self, coordinate: Coordinate) -> Option<Draft> {
        if self.castle.is_some() || self.promotes || self.promotion.is_some() || self.is_closed {
            return None;
        }
        *self.coordinates.iter_mut().find(|place| place.is_none())? = Some(coordinate);
        self.hangs = false;
        self.may_become_squares().then_some(self)
    }

    fn may_become_squares(&self) -> bool {
        use Coordinate::{File as F, Rank as R};
        if self.to.is_some() {
            return matches!(self.coordinates, [Some(F(_) | R(_)), None, ..] | [Some(F(_)), Some(R(_)), None, _]);
        }
        matches!(
            self.coordinates,
            [Some(F(_) | R(_)), None, ..]
                | [Some(F(_)), Some(F(_) | R(_)), None, _]
                | [Some(R(_)), Some(F(_)), None, _]
                | [Some(F(_) | R(_)), Some(F(_)), Some(R(_)), None]
                | [Some(F(_)), Some(R(_)), Some(F(_)), None | Some(R(_))]
        )
    }

    /// The file and the rank of departure, as far as they were said, and the square of arrival.
    fn squares(&self) -> Option<(Option<File>, Option<Rank>, Square)> {
        use Coordinate::{File as F, Rank as R};
        if let Some(to) = self.to {
            return match self.coordinates {
                [Some(F(file)), None, ..] => Some((Some(file), None, to)),
                [Some(R(rank)), None, ..] => Some((None, Some(rank), to)),
                [Some(F(file)), Some(R(rank)), ..] => Some((Some(file), Some(rank), to)),
                _ => None,
            };
        }
        let (file, rank, to) = match self.coordinates {
            [Some(F(file)), Some(R(rank)), None, _] => (None, None, (file, rank)),
            [Some(F(from)), Some(F(file)), Some(R(rank)), None] => (Some(from), None, (file, rank)),
            [Some(R(from)), Some(F(file)), Some(R(rank)), None] => (None, Some(from), (file, rank)),
            [Some(F(from_file)), Some(R(from_rank)), Some(F(file)), Some(R(rank))] => {
                (Some(from_file), Some(from_rank), (file, rank))
            }
            _ => return None,
        };
        Some((file, rank, Square::from_coords(to.0, to.1)))
    }

    fn finish(self, lattice: &Lattice) -> Option<Reading> {
        let by = self.piece.map(|(role, _)| role);
        let piece_is_clear = matches!(self.piece, Some((_, Case::AsPrinted)));
        let is_said = !self.is_unsure && (self.acts || !self.names && !self.at);
        if self.takes && self.coordinates[0].is_none() && by.or(self.taken).is_some() {
            let what = Sense::Take { by, what: self.taken };
            return Some(Reading { what, reversed: self.reversed, piece_is_clear, is_said });
        }
        if self.hangs {
            return None;
        }
        let what = if let Some(side) = self.castle {
            Sense::Castle(side)
        } else {
            let (file, rank, to) = self.squares()?;
            (self.start != Some(Start::From) || (file.is_some() && rank.is_some())).then_some(())?;
            (!self.comes_from || file.is_some() || rank.is_some()).then_some(())?;
            match self.nowhere {
                Some(start) => Sense::Nowhere(lattice.nowhere(start)),
                None => Sense::Step(Step {
                    piece: by,
                    file,
                    rank,
                    to,
                    takes: self.takes,
                    by_any: self.start == Some(Start::Takes),
                    passing: self.passing,
                    promotion: self.promotion,
                }),
            }
        };
        Some(Reading { what, reversed: self.reversed, piece_is_clear, is_said })
    }
}
