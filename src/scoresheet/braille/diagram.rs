//! Positions in Braille: the Forsyth line, what it does not say, and the board square by square.

use super::cell::{Cell, Row, cell, lowered, read_lowered, write_lowered};
use super::code::{Code, file_cell, rank_cell, read_square, write_square};
use crate::rules::position::{
    Bitboard, CastlingMode, Color, File, Piece, Placement, Position, Rank, Role, Setup, Square,
};

/// An empty dark square of the board.
const DARK: Cell = cell('⠤');
/// An empty light one.
const LIGHT: Cell = cell('⠄');
/// No right to castle, no pawn to take in passing.
const NONE: Cell = Cell::HYPHEN;
const SQUARES: u32 = 64;

/// The Forsyth line: from the eighth rank down, White's pieces as they are, Black's with dot 6, empty squares as lowered numbers,
/// empty ranks that follow one another as one number.
pub fn forsyth(code: Code, pieces: &Placement) -> Vec<Row> {
    let mut words = Vec::new();
    let mut empty_ranks = 0;
    for rank in Rank::ALL.into_iter().rev() {
        let mut word = Row::new();
        let mut empty = 0;
        for file in File::ALL {
            match pieces.piece_at(Square::from_coords(file, rank)) {
                Some(piece) => {
                    if empty > 0 {
                        word.push(lowered(empty));
                    }
                    empty = 0;
                    word.push(code.piece(piece));
                }
                None => empty += 1,
            }
        }
        if word.is_empty() {
            empty_ranks += 1;
            continue;
        }
        if empty > 0 {
            word.push(lowered(empty));
        }
        flush(&mut words, &mut empty_ranks);
        words.push(word);
    }
    flush(&mut words, &mut empty_ranks);
    words
}

fn flush(words: &mut Vec<Row>, empty_ranks: &mut u32) {
    if *empty_ranks > 0 {
        let mut word = Row::new();
        write_lowered(&mut word, *empty_ranks * 8);
        words.push(word);
        *empty_ranks = 0;
    }
}

/// What the Forsyth line does not say, as a FEN has it: the king of the side to move; the files of the rooks that may castle,
/// Black's with dot 6; the square on which a pawn can be taken in passing; the half-moves since the last capture or move of a
/// pawn; the number of the move.
pub fn state(code: Code, position: &Position) -> Vec<Row> {
    let rooks = position.castling_rights();
    let of_side = |side: Color| {
        let home = Bitboard::from(side.fold_wb(Rank::First, Rank::Eighth));
        let cells = (rooks & home).into_iter().map(|rook| file_cell(rook.file()));
        cells.map(move |cell| side.fold_wb(cell, cell.with_dot_6()))
    };
    let mut castling: Row = of_side(Color::White).chain(of_side(Color::Black)).collect();
    let mut passing = Row::new();
    if let Some(square) = position.legal_en_passant() {
        write_square(&mut passing, square);
    }
    for word in [&mut castling, &mut passing] {
        if word.is_empty() {
            word.push(NONE);
        }
    }
    let (mut quiet, mut number) = (Row::new(), Row::new());
    write_lowered(&mut quiet, position.quiet_half_moves());
    write_lowered(&mut number, position.full_moves());
    vec![vec![code.piece(Role::King.of(position.turn()))], castling, passing, quiet, number]
}

/// The board square by square, nine rows of words: the rank and its squares, from the eighth down, and the files below.
pub fn grid(code: Code, pieces: &Placement) -> Vec<[Row; 2]> {
    let square = |square: Square| match pieces.piece_at(square) {
        Some(piece) => code.piece(piece),
        None if square.is_dark() => DARK,
        None => LIGHT,
    };
    let rank = |rank: Rank| {
        let squares = File::ALL.into_iter().map(|file| square(Square::from_coords(file, rank)));
        [vec![rank_cell(rank)], squares.collect()]
    };
    let ranks = Rank::ALL.into_iter().rev().map(rank);
    ranks.chain([[Row::new(), File::ALL.into_iter().map(file_cell).collect()]]).collect()
}

/// Reads a Forsyth line and the fields after it: a position, and how many of the words they take.
pub(super) fn read_start(code: Code, words: &[Row]) -> Option<(Position, usize)> {
    let (board, taken) = read_forsyth(code, words)?;
    let [turn, castling, passing, quiet, number] = words.get(taken..taken + 5)? else { return None };
    let turn = Color::ALL.into_iter().find(|side| turn[..] == [code.piece(Role::King.of(*side))])?;
    let setup = Setup {
        board,
        turn,
        castling_rights: read_castling(castling)?,
        ep_square: if passing[..] == [NONE] { None } else { Some(read_square(passing)?) },
        halfmoves: read_lowered(quiet)?,
        fullmoves: std::num::NonZeroU32::new(read_lowered(number)?)?,
        ..Setup::empty()
    };
    let mode = CastlingMode::detect(&setup);
    Some((Position::from_setup(setup, mode).ok()?, taken + 5))
}

fn read_forsyth(code: Code, words: &[Row]) -> Option<(Placement, usize)> {
    let mut pieces = Placement::empty();
    let mut at = 0;
    for (index, word) in words.iter().enumerate() {
        if let Some(empty) = read_lowered(word).filter(|empty| *empty > 0 && empty % 8 == 0) {
            at += empty;
        } else {
            let end = at + 8;
            for cell in word {
                if at >= end.min(SQUARES) {
                    return None;
                }
                if let Some(empty) = read_lowered(&[*cell]) {
                    at += empty;
                } else {
                    let piece = piece(code, *cell)?;
                    let (file, down) = (File::new(at % 8), Rank::new(7 - at / 8));
                    pieces.set_piece_at(Square::from_coords(file, down), piece);
                    at += 1;
                }
            }
            if at != end {
                return None;
            }
        }
        if at >= SQUARES {
            return (at == SQUARES).then_some((pieces, index + 1));
        }
    }
    None
}

fn piece(code: Code, cell: Cell) -> Option<Piece> {
    let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color)));
    pieces.into_iter().find(|piece| code.piece(*piece) == cell)
}

fn read_castling(cells: &[Cell]) -> Option<Bitboard> {
    if *cells == [NONE] {
        return Some(Bitboard::EMPTY);
    }
    let mut rooks = Bitboard::EMPTY;
    for cell in cells {
        let squares = File::ALL.into_iter().flat_map(|file| {
            let white = (file_cell(file), Square::from_coords(file, Rank::First));
            [white, (white.0.with_dot_6(), Square::from_coords(file, Rank::Eighth))]
        });
        rooks.add(squares.into_iter().find(|(its, _)| its == cell)?.1);
    }
    Some(rooks)
}
