//! The codes in which moves are written in Braille.
//!
//! Sources: the international code as the *Braille Chess Code and Layout* of the UK Association for Accessible Formats (2015)
//! and what is quoted of it have it; the Finnish and the Hungarian code as their own authorities print them. No official German,
//! Italian, Spanish or French one was to be had: theirs put the letters of the language into the Finnish form, and are called
//! provisional wherever somebody sees them. What none of the sources says is the international code's, or our own choice.

use super::cell::{Cell, Row, cell, lowered};
pub use crate::language::BrailleCode as Code;
use crate::language::Letters;
use crate::rules::position::line::{Played, Threat, pawn_taking};
use crate::rules::position::{CastlingSide, Color, File, Intent, Piece, Position, Rank, Role, Square};

/// What is written how in one code.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Signs {
    king: Cell,
    queen: Cell,
    rook: Cell,
    bishop: Cell,
    knight: Cell,
    pawn: Cell,
    capture: Cell,
    check: Cell,
    nought: Cell,
    order: Order,
}

/// What a word is without its signs, and which it has.
pub(super) struct Shown {
    pub(super) letters: Row,
    pub(super) capture: bool,
    pub(super) checks: usize,
    pub(super) mate: bool,
}

/// Where check and mate stand.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Order {
    /// Capture and check before the square of arrival, in one cell if both; mate at the end of the move.
    Before,
    /// Check and mate at the end of the move.
    Behind,
    /// The same, double check twice.
    BehindTwice,
}

const fn lettered(king: char, queen: char, rook: char, bishop: char, knight: char, pawn: char) -> Signs {
    Signs {
        king: cell(king),
        queen: cell(queen),
        rook: cell(rook),
        bishop: cell(bishop),
        knight: cell(knight),
        pawn: cell(pawn),
        capture: cell('⠭'),
        check: cell('⠡'),
        nought: cell('⠴'),
        order: Order::Behind,
    }
}

/// The letters of a language in Braille.
const fn in_braille(letters: &Letters) -> Signs {
    const fn letter(print: &str) -> char {
        const CELLS: [char; 26] = [
            '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊', '⠚', '⠅', '⠇', '⠍', '⠝', '⠕', '⠏', '⠟', '⠗', '⠎', '⠞', '⠥',
            '⠧', '⠺', '⠭', '⠽', '⠵',
        ];
        CELLS[(print.as_bytes()[0].to_ascii_lowercase() - b'a') as usize]
    }
    lettered(
        letter(letters.king),
        letter(letters.queen),
        letter(letters.rook),
        letter(letters.bishop),
        letter(letters.knight),
        letter(letters.pawn),
    )
}

const INTL: Signs =
    Signs {
        capture: cell('⠰'), check: cell('⠘'), order: Order::Before, ..lettered('⠅', '⠟', '⠗', '⠇', '⠎', '⠏')
    };
const FI: Signs = lettered('⠅', '⠙', '⠞', '⠇', '⠗', '⠎');
const HU: Signs =
    Signs {
        check: cell('⠎'), nought: cell('⠚'), order: Order::BehindTwice, ..lettered('⠅', '⠝', '⠞', '⠗', '⠇', '⠛')
    };

/// Capture with check, in the international code.
const CAPTURE_WITH_CHECK: Cell = cell('⠸');
/// Before the `m` of mate, in the international code; before the `p` of check in its original print.
const PLUS: Cell = cell('⠜');
const MATE: Cell = cell('⠍');
const CHECK_IN_PRINT: Cell = cell('⠏');

impl Code {
    /// Whether moves are the same cells in both codes.
    pub fn has_cells_of(self, other: Code) -> bool {
        self.signs() == other.signs()
    }

    const fn signs(self) -> Signs {
        match self {
            Code::Intl | Code::Ru => INTL,
            Code::Fi => FI,
            Code::Hu => HU,
            Code::Of(language) => in_braille(&language.locale().letters),
        }
    }

    /// The letter of a piece: the pawn's stands in diagrams only (C.4).
    pub(super) const fn letter(self, role: Role) -> Cell {
        let signs = self.signs();
        match role {
            Role::King => signs.king,
            Role::Queen => signs.queen,
            Role::Rook => signs.rook,
            Role::Bishop => signs.bishop,
            Role::Knight => signs.knight,
            Role::Pawn => signs.pawn,
        }
    }

    /// A piece in a diagram: Black's have dot 6 besides.
    pub(super) const fn piece(self, piece: Piece) -> Cell {
        let letter = self.letter(piece.role);
        match piece.color {
            Color::White => letter,
            Color::Black => letter.with_dot_6(),
        }
    }

    /// Writes a legal move that is made on `before`.
    ///
    /// Where a piece's letter is also that of a file, "queen takes" and "pawn of the d-file takes" would be the same cells: such a
    /// move is written with the piece's whole square of departure if the pawn's move is legal, too.
    pub fn write(self, row: &mut Row, before: &Position, played: &Played) {
        if self.collides(before, played) {
            let (file, rank) = (Some(played.from.file()), Some(played.from.rank()));
            self.write_alone(row, &Played { file, rank, ..*played });
        } else {
            self.write_alone(row, played);
        }
    }

    fn collides(self, before: &Position, played: &Played) -> bool {
        let plain = played.file.is_none() && played.rank.is_none();
        if played.piece == Role::Pawn || !played.capture || !plain {
            return false;
        }
        let letter = self.letter(played.piece);
        let pawn = File::ALL.into_iter().find(|file| file_cell(*file) == letter);
        let from = pawn.and_then(|file| pawn_taking(before.turn(), file, played.to));
        let is_pawn = |from: &Square| before.placement().piece_at(*from) == Some(Role::Pawn.of(before.turn()));
        let Some(from) = from.filter(is_pawn) else { return false };
        // A promotion is written with what the pawn becomes, and so is another row.
        let Some(other) = before.describe(Intent::Step { from, to: played.to, promotion: None }) else { return false };
        let (mut own, mut others) = (Row::new(), Row::new());
        self.write_alone(&mut own, played);
        self.write_alone(&mut others, &other);
        own == others
    }

    fn write_alone(self, row: &mut Row, played: &Played) {
        let signs = self.signs();
        let sign_before = match (signs.order, played.capture, played.threat) {
            (Order::Before, true, Threat::Check | Threat::DoubleCheck) => Some(CAPTURE_WITH_CHECK),
            (Order::Before, false, Threat::Check | Threat::DoubleCheck) => Some(signs.check),
            (_, true, _) => Some(signs.capture),
            (_, false, _) => None,
        };
        if let Some(side) = played.castling {
            row.extend(sign_before);
            let noughts = match side {
                CastlingSide::KingSide => 2,
                CastlingSide::QueenSide => 3,
            };
            row.extend(std::iter::repeat_n(signs.nought, noughts));
        } else {
            if played.piece != Role::Pawn {
                row.push(self.letter(played.piece));
            }
            row.extend(played.file.map(file_cell));
            row.extend(played.rank.map(rank_cell));
            row.extend(sign_before);
            write_square(row, played.to);
            row.extend(played.promotion.map(|role| self.letter(role)));
        }
        match (signs.order, played.threat) {
            (_, Threat::None) | (Order::Before, Threat::Check | Threat::DoubleCheck) => {}
            (Order::Before, Threat::Mate) => row.extend([PLUS, MATE]),
            (_, Threat::Mate) => row.extend([signs.check, MATE]),
            (Order::BehindTwice, Threat::DoubleCheck) => row.extend([signs.check, signs.check]),
            (_, Threat::Check | Threat::DoubleCheck) => row.push(signs.check),
        }
    }

    /// The same move with check at the end of the move, as the original print of the international code has it: `None` where the two forms
    /// are the same.
    pub(super) fn in_print(self, cells: &[Cell]) -> Option<Row> {
        if self.signs().order != Order::Before {
            return None;
        }
        let [shorter @ .., PLUS, CHECK_IN_PRINT] = cells else { return None };
        let mut row = shorter.to_vec();
        // The sign goes where we write it: before the square of arrival, on the sign of capture if there is one, and before
        // castling. A promotion has a letter after the square.
        let place = if row.first() == Some(&self.signs().nought) {
            0
        } else {
            let square = row.windows(2).rposition(|pair| is_file(pair[0]) && is_rank(pair[1]))?;
            if square > 0 && row[square - 1] == self.signs().capture {
                row[square - 1] = CAPTURE_WITH_CHECK;
                return Some(row);
            }
            square
        };
        row.insert(place, self.signs().check);
        Some(row)
    }

    /// A word without its signs of capture, check and mate, and which it had; `None` where one stands there twice.
    pub(super) fn without_signs(self, word: &[Cell]) -> Option<Shown> {
        let signs = self.signs();
        let is_before = signs.order == Order::Before;
        let of_mate = if is_before { [PLUS, MATE] } else { [signs.check, MATE] };
        let (mut rest, mate) = match word.strip_suffix(&of_mate) {
            Some(rest) => (rest, true),
            None => (word, false),
        };
        let mut checks = 0;
        if is_before && let Some(shorter) = rest.strip_suffix(&[PLUS, CHECK_IN_PRINT]) {
            (rest, checks) = (shorter, 1);
        }
        while !is_before && let Some(shorter) = rest.strip_suffix(&[signs.check]) {
            (rest, checks) = (shorter, checks + 1);
        }
        let (mut letters, mut captures) = (Row::new(), 0);
        for cell in rest {
            let has_both = is_before && *cell == CAPTURE_WITH_CHECK;
            captures += usize::from(*cell == signs.capture || has_both);
            checks += usize::from(is_before && *cell == signs.check || has_both);
            if *cell != signs.capture && !has_both && !(is_before && *cell == signs.check) {
                letters.push(*cell);
            }
        }
        (captures <= 1 && checks <= self.double_check()).then_some(Shown {
            letters,
            capture: captures > 0,
            checks,
            mate,
        })
    }

    /// What castling is written with.
    pub(super) const fn nought(self) -> Cell {
        self.signs().nought
    }

    /// How many signs of check a double check has.
    pub(super) const fn double_check(self) -> usize {
        match self.signs().order {
            Order::BehindTwice => 2,
            Order::Before | Order::Behind => 1,
        }
    }

    /// A sign at the beginning of some cells as print has it, and how many of them it takes. Where check stands at the end of the move, its
    /// cell is no sign anywhere else.
    pub(super) fn sign_in_print(self, cells: &[Cell]) -> Option<(&'static str, usize)> {
        let signs = self.signs();
        let is_before = signs.order == Order::Before;
        Some(match cells {
            [PLUS, MATE] if is_before => ("#", 2),
            [PLUS, CHECK_IN_PRINT] if is_before => ("+", 2),
            [CAPTURE_WITH_CHECK, ..] if is_before => ("x+", 1),
            [check, MATE] if !is_before && *check == signs.check => ("#", 2),
            [check, ..] if is_before && *check == signs.check => ("+", 1),
            [check] if !is_before && *check == signs.check => ("+", 1),
            [check, behind] if [*check, *behind] == [signs.check; 2] => ("++", 2),
            [capture, ..] if *capture == signs.capture => ("x", 1),
            _ => return None,
        })
    }

    /// A move without signs and without the letter of the piece.
    pub(super) fn write_bare(self, row: &mut Row, played: &Played) {
        row.extend(played.file.map(file_cell));
        row.extend(played.rank.map(rank_cell));
        write_square(row, played.to);
        row.extend(played.promotion.map(|role| self.letter(role)));
    }

    /// The squares of arrival that a move in these cells can have; `None` for castling and what is no move.
    pub(super) fn arrival(cells: &[Cell]) -> Option<Square> {
        let at = cells.windows(2).rposition(|pair| is_file(pair[0]) && is_rank(pair[1]))?;
        read_square(&cells[at..at + 2])
    }
}

/// The letter of a file.
pub(super) fn file_cell(file: File) -> Cell {
    const FILES: [Cell; 8] = [cell('⠁'), cell('⠃'), cell('⠉'), cell('⠙'), cell('⠑'), cell('⠋'), cell('⠛'), cell('⠓')];
    FILES[usize::from(file)]
}

/// The lowered figure of a rank.
pub(super) fn rank_cell(rank: Rank) -> Cell {
    lowered(u32::from(rank) + 1)
}

/// Writes a square.
pub(super) fn write_square(row: &mut Row, square: Square) {
    row.extend([file_cell(square.file()), rank_cell(square.rank())]);
}

pub(super) fn read_square(cells: &[Cell]) -> Option<Square> {
    let [file, rank] = cells else { return None };
    let file = File::ALL.into_iter().find(|each| file_cell(*each) == *file)?;
    let rank = Rank::ALL.into_iter().find(|each| rank_cell(*each) == *rank)?;
    Some(Square::from_coords(file, rank))
}

fn is_file(cell: Cell) -> bool {
    File::ALL.into_iter().any(|file| file_cell(file) == cell)
}

fn is_rank(cell: Cell) -> bool {
    Rank::ALL.into_iter().any(|rank| rank_cell(rank) == cell)
}
