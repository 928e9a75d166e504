//! Words of sheets that were brailled by hand: what is no move as the code writes it, but can only mean one; and which move a word is
//! nearest to that can mean none.

use super::cell::{Cell, Row, show};
use super::code::{Code, Shown};
use crate::game::board::Board;
use crate::game::report::MoveReport;
use crate::notation::repair::distance;
use crate::rules::position::line::{Played, Threat};
use crate::rules::position::{CastlingSide, Intent, Position, Role};
use crate::scoresheet::sentences::brailled::{Corrected, Slip, Unread};

/// No word of a move is longer, in cells.
const LONGEST: usize = 16;
/// If more moves than this are equally near to a word, the intended move is unknown.
const MOST_NEAREST: usize = 3;

/// The one legal move that a word means, if the code writes it otherwise: a sign of capture, check or mate is missing or stands there for
/// nothing, or the piece is named by more than it needs.
pub(super) fn read(code: Code, position: &Position, word: &[Cell]) -> Option<(Intent, Corrected)> {
    if word.len() > LONGEST {
        return None;
    }
    let bare = code.without_signs(word)?;
    let mut found: Option<(Intent, Played, bool)> = None;
    for intent in position.legal_intents() {
        let Some(played) = position.describe(intent) else { continue };
        let Some(by_more) = fits(code, &bare.letters, &played) else { continue };
        if found.is_some() {
            // It can mean two moves.
            return None;
        }
        found = Some((intent, played, by_more));
    }
    let (intent, played, by_more) = found?;
    let slips = slips(code, &bare, &played, by_more);
    let mut right = Row::new();
    code.write(&mut right, position, &played);
    let report = report(position, intent)?;
    let corrected = Corrected {
        cells: show(word),
        text: as_text(code, word),
        right: show(&right),
        report: Box::new(report),
        slips,
    };
    Some((intent, corrected))
}

/// A word that is no move, with the legal ones that are nearest to it.
pub(super) fn unread(code: Code, position: &Position, word: &[Cell]) -> Unread {
    let nearest = nearest(code, position, word).into_iter().filter_map(|intent| report(position, intent)).collect();
    Unread { cells: show(word), text: as_text(code, word), nearest }
}

fn report(position: &Position, intent: Intent) -> Option<MoveReport> {
    let board = Board::from(position);
    let change = board.change(intent)?;
    Some(MoveReport::new(&board, &change))
}

/// Whether letters and figures without signs name a move; and whether by more than it needs.
fn fits(code: Code, letters: &[Cell], played: &Played) -> Option<bool> {
    if let Some(side) = played.castling {
        let noughts = match side {
            CastlingSide::KingSide => 2,
            CastlingSide::QueenSide => 3,
        };
        let is_it = letters.len() == noughts && letters.iter().all(|cell| *cell == code.nought());
        return is_it.then_some(false);
    }
    let is_pawn = played.piece == Role::Pawn;
    let needed = (played.file, played.rank);
    let files = [needed.0, Some(played.from.file())];
    let ranks = [needed.1, Some(played.from.rank())];
    let origins = files.into_iter().flat_map(|file| ranks.into_iter().map(move |rank| (file, rank)));
    // A pawn has no letter, but somebody may have written that of diagrams.
    let all = origins.flat_map(|origin| [true, false].into_iter().map(move |lettered| (origin, lettered)));
    let mut row = Row::new();
    let mut fitting = all.filter(|((file, rank), lettered)| {
        row.clear();
        row.extend(lettered.then(|| code.letter(played.piece)));
        code.write_bare(&mut row, &Played { file: *file, rank: *rank, ..*played });
        (*lettered || is_pawn) && row == letters
    });
    fitting.next().map(|(origin, lettered)| origin != needed || lettered == is_pawn)
}

fn slips(code: Code, word: &Shown, played: &Played, by_more: bool) -> Vec<Slip> {
    let mut slips = Vec::new();
    match (word.capture, played.capture) {
        (false, true) => slips.push(Slip::CaptureMissing),
        (true, false) => slips.push(Slip::CaptureForNothing),
        _ => {}
    }
    let checks = match played.threat {
        Threat::None | Threat::Mate => 0,
        Threat::DoubleCheck => code.double_check(),
        Threat::Check => 1,
    };
    if word.mate && played.threat != Threat::Mate {
        slips.push(Slip::MateForNothing);
    } else if !word.mate && played.threat == Threat::Mate {
        slips.push(Slip::MateMissing);
    } else if word.checks < checks {
        slips.push(Slip::CheckMissing);
    } else if word.checks > checks {
        slips.push(Slip::CheckForNothing);
    }
    if by_more {
        slips.push(Slip::MoreThanNeeded);
    }
    if slips.is_empty() {
        slips.push(Slip::SignElsewhere);
    }
    slips
}

/// The legal moves whose cells are nearest to a word.
fn nearest(code: Code, position: &Position, word: &[Cell]) -> Vec<Intent> {
    if word.len() > LONGEST {
        return Vec::new();
    }
    let (mut best, mut moves) = (usize::MAX, Vec::new());
    let mut row = Row::new();
    for intent in position.legal_intents() {
        let Some(played) = position.describe(intent) else { continue };
        row.clear();
        code.write(&mut row, position, &played);
        let away = distance(word, &row, exchange);
        if away < best {
            (best, moves) = (away, Vec::new());
        }
        if away == best {
            moves.push(intent);
        }
    }
    if moves.len() > MOST_NEAREST { Vec::new() } else { moves }
}

/// How far a cell is from one in whose place it stands: one, and the dots between them.
fn exchange(one: Cell, other: Cell) -> usize {
    match (one.dots() ^ other.dots()).count_ones() {
        0 => 0,
        differing => 1 + differing as usize,
    }
}

/// A word in letters and figures, for people who do not read cells; a cell that is none of these is named by its dots.
pub(super) fn as_text(code: Code, word: &[Cell]) -> String {
    let mut text = String::new();
    let mut rest = word;
    while let Some((cell, behind)) = rest.split_first() {
        if let Some((sign, cells)) = code.sign_in_print(rest) {
            text.push_str(sign);
            rest = &rest[cells..];
            continue;
        }
        if let Some(letter) = cell.in_print() {
            text.push(letter);
        } else {
            let dots = (0..6_u32).filter(|dot| cell.dots() & (1 << dot) != 0).map(|dot| dot + 1);
            text.push('[');
            text.extend(dots.filter_map(|dot| char::from_digit(dot, 10)));
            text.push(']');
        }
        rest = behind;
    }
    text
}
