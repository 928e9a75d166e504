//! Which of the meanings of a text the pieces on the board bear out.

use super::castling;
use super::grammar::{Reading, Sense, Step};
use super::heard::{Heard, Legality};
use crate::game::board::Board;
use crate::rules::position::{Intent, Rank, Role, Square, on_the_lines_of};

/// A move that may be meant.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Candidate {
    intent: Intent,
    /// Whether nothing stands in its way.
    free: bool,
}

/// Which words are a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Words {
    /// Those that say that it is made.
    Saying,
    /// Those that only name it, too.
    Naming,
}

/// Decides between the readings of a text.
pub(super) fn resolve(mut readings: Vec<Reading>, board: &Board, legality: Legality, words: Words) -> Heard {
    // Which captures there are is not revealed where legality may not be asked.
    if legality == Legality::Ignored {
        let names_none = |reading: &Reading| match reading.what {
            Sense::Take { .. } => true,
            Sense::Step(step) => step.by_any,
            _ => false,
        };
        readings.retain(|reading| !names_none(reading));
    }
    readings.sort_by_key(|reading| reading.reversed);
    believe_what_is_clear(&mut readings, board);
    if words == Words::Saying && readings.iter().any(|reading| !reading.is_said) {
        return Heard::NotAMove;
    }
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut problem = None;
    for reading in &readings {
        match candidates_of(&reading.what, board) {
            Ok(found) => found.into_iter().for_each(|candidate| {
                if !candidates.contains(&candidate) {
                    candidates.push(candidate);
                }
            }),
            Err(heard) => {
                problem.get_or_insert(heard);
            }
        }
    }
    heard(choose(candidates, board, legality), board).unwrap_or(problem.unwrap_or(Heard::NotAMove))
}

/// The moves of the pieces that are named, to a square that none of them has on its lines.
pub(super) fn off_the_lines(mut readings: Vec<Reading>, board: &Board) -> Option<Heard> {
    // Letters are taken as they are written, as far as that makes a move.
    let reversed = readings.iter().map(|reading| reading.reversed).min()?;
    readings.retain(|reading| reading.reversed == reversed);
    believe_what_is_clear(&mut readings, board);
    let mut moves: Vec<Intent> = Vec::new();
    for reading in &readings {
        let Sense::Step(step) = &reading.what else { continue };
        if step.by_any || step.from().is_some() {
            continue;
        }
        let more = pieces_named(*step, board).map(|from| step_or_castling(*step, from, board));
        more.for_each(|intent| {
            if !moves.contains(&intent) {
                moves.push(intent);
            }
        });
    }
    heard(moves, board)
}

/// The pieces of the side to move that a step names, wherever their lines go. A pawn is on the file of its square, unless it captures,
/// and does not go back.
fn pieces_named(step: Step, board: &Board) -> impl Iterator<Item = Square> {
    let role = step.piece.unwrap_or(Role::Pawn);
    board.placement().by_piece(role.of(board.turn())).into_iter().filter(move |from| {
        let is_on_the_file = role != Role::Pawn || step.file.is_some() || {
            let aside = from.file().distance(step.to.file());
            let (from, to) = (from.rank(), step.to.rank());
            aside == u32::from(step.takes) && board.turn().fold_wb(to > from, to < from)
        };
        step.said(*from) && is_on_the_file && *from != step.to
    })
}

/// A step of a piece, or the castling that a step of the king stands for.
pub(super) fn step_or_castling(step: Step, from: Square, board: &Board) -> Intent {
    let castles = castling::by_king(board, from, step.to).filter(|_| step.promotion.is_none());
    castles.map_or(Intent::Step { from, to: step.to, promotion: step.promotion }, |side| Intent::Castle { side })
}

/// Moves as what was heard. `None`: there are none.
fn heard(moves: Vec<Intent>, board: &Board) -> Option<Heard> {
    Some(match moves[..] {
        [] => return None,
        [Intent::Step { from, to, promotion: None }] if is_promotion(board, from, to) => {
            Heard::PromotionMissing { from, to }
        }
        _ => Heard::Moves(moves),
    })
}

/// Leaves out the readings against which the text itself speaks.
fn believe_what_is_clear(readings: &mut Vec<Reading>, board: &Board) {
    let promotes = |reading: &Reading, fits: &dyn Fn(Role) -> bool| match reading.what {
        Sense::Step(Step { promotion: Some(role), .. }) => fits(role),
        _ => false,
    };
    // The `r` of `a7a8r` is a king in Italian, but no pawn becomes one (3.7.5).
    let possible = |role| !matches!(role, Role::King | Role::Pawn);
    if readings.iter().any(|reading| promotes(reading, &possible)) {
        readings.retain(|reading| !promotes(reading, &|role| !possible(role)));
    }

    let as_printed = |reading: &Reading| reading.reversed == 0;
    if readings.iter().any(|reading| as_printed(reading) && reading.piece_is_clear) {
        // The `A` of `A f1 a6` is a bishop, and not the word *to* in front of a move.
        readings.retain(|reading| as_printed(reading) && (reading.is_said || reading.piece_is_clear));
        return;
    }
    let between_squares = |reading: &Reading| match reading.what {
        Sense::Step(step) => step.from().filter(|_| step.piece.is_none()).is_some_and(|from| {
            as_printed(reading) || board.piece_at(from).is_some_and(|piece| piece.color == board.turn())
        }),
        _ => false,
    };
    if readings.iter().any(between_squares) {
        readings.retain(between_squares);
        return;
    }
    // `bxc4` is how a capture by a pawn is written (C.9), if there is one that can make it.
    let pawn_takes = |reading: &Reading| match &reading.what {
        Sense::Step(step) => {
            let by_pawn = step.piece.is_none() && step.takes && step.file.is_some() && as_printed(reading);
            by_pawn && candidates_of(&reading.what, board).is_ok_and(|found| found.iter().any(|one| one.free))
        }
        _ => false,
    };
    if readings.iter().any(pawn_takes) {
        readings.retain(pawn_takes);
    }
}

fn candidates_of(sense: &Sense, board: &Board) -> Result<Vec<Candidate>, Heard> {
    match sense {
        Sense::Nowhere(text) => Err(Heard::NoSuchSquare { text: text.clone() }),
        Sense::Castle(side) => {
            let intent = Intent::Castle { side: *side };
            let change = board.change(intent).ok_or(Heard::NothingToCastleWith)?;
            Ok(vec![Candidate { intent, free: board.in_the_way(&change).is_none() }])
        }
        Sense::Take { by, what } => captures(*by, *what, None, board),
        Sense::Step(step) if step.by_any && step.from().is_none() => captures(None, None, Some(step.to), board),
        Sense::Step(step) => match step.from() {
            Some(from) => between(*step, from, board).map(|candidate| vec![candidate]),
            None => by_the_lines(*step, board),
        },
    }
}

/// The captures that the bare board allows, by these pieces and of these, and on this square.
fn captures(by: Option<Role>, what: Option<Role>, to: Option<Square>, board: &Board) -> Result<Vec<Candidate>, Heard> {
    let us = board.turn();
    let placement = board.placement();
    let found: Vec<Candidate> = placement
        .by_color(us)
        .into_iter()
        .filter_map(|from| Some((from, placement.piece_at(from)?)))
        .filter(|(_, piece)| by.is_none_or(|by| piece.role == by))
        .flat_map(|(from, piece)| placement.by_color(!us).into_iter().map(move |at| (from, piece, at)))
        .filter(|(from, piece, at)| {
            let is_meant = to.is_none_or(|to| to == *at)
                && what.is_none_or(|what| placement.piece_at(*at).is_some_and(|taken| taken.role == what));
            is_meant && on_the_lines_of(*piece, *from, *at) && board.way_is_free(*piece, *from, *at)
        })
        .map(|(from, _, to)| Candidate { intent: Intent::Step { from, to, promotion: None }, free: true })
        .collect();
    let named = what.is_some() || to.is_some();
    if found.is_empty() { Err(Heard::NothingToTake { named }) } else { Ok(found) }
}

/// A move of which both squares were said. Whether the piece can go there at all is left to the game.
fn between(step: Step, from: Square, board: &Board) -> Result<Candidate, Heard> {
    if from == step.to {
        return Err(Heard::NotAMove);
    }
    let stands = board.piece_at(from);
    let piece = stands
        .filter(|piece| piece.color == board.turn() && step.piece.is_none_or(|role| role == piece.role))
        .ok_or_else(|| {
            let own = stands.is_some_and(|piece| piece.color == board.turn());
            Heard::NotThatPiece { square: from, piece: stands, own }
        })?;
    let intent = step_or_castling(step, from, board);
    let castles = matches!(intent, Intent::Castle { .. });
    let free = castles || on_the_lines_of(piece, from, step.to) && board.way_is_free(piece, from, step.to);
    Ok(Candidate { intent, free })
}

/// A move of which the square of arrival was said: what [`Board::reachers`] answers, but asked only about the pieces of
/// the file or rank that was said, so that one with a free way elsewhere does not hide them.
fn by_the_lines(step: Step, board: &Board) -> Result<Vec<Candidate>, Heard> {
    let role = step.piece.unwrap_or(Role::Pawn);
    let piece = role.of(board.turn());
    let aside = |from: &Square| from.file() != step.to.file();
    let mut found: Vec<Candidate> = board
        .placement()
        .by_piece(piece)
        .into_iter()
        .filter(|from| step.said(*from) && on_the_lines_of(piece, *from, step.to))
        .filter(|from| role != Role::Pawn || !step.takes || aside(from))
        .map(|from| Candidate {
            intent: Intent::Step { from, to: step.to, promotion: step.promotion },
            free: board.way_is_free(piece, from, step.to),
        })
        // A pawn that only a capture would bring there is not meant by the bare square, if there is nothing to take.
        .filter(|candidate| {
            let from = departure(candidate.intent);
            role != Role::Pawn
                || candidate.free
                || step.takes
                || step.file.is_some()
                || !from.is_some_and(|f| aside(&f))
        })
        .collect();
    keep_free(&mut found);
    if found.is_empty() { Err(Heard::NoPieceGoesThere { role, square: step.to }) } else { Ok(found) }
}

fn departure(intent: Intent) -> Option<Square> {
    match intent {
        Intent::Step { from, .. } => Some(from),
        Intent::Castle { .. } => None,
    }
}

fn keep_free(candidates: &mut Vec<Candidate>) {
    if candidates.iter().any(|candidate| candidate.free) {
        candidates.retain(|candidate| candidate.free);
    }
}

/// Moves with a free way before all others; then, where that may be asked, legal ones.
fn choose(mut candidates: Vec<Candidate>, board: &Board, legality: Legality) -> Vec<Intent> {
    keep_free(&mut candidates);
    let mut moves: Vec<Intent> = candidates.into_iter().map(|candidate| candidate.intent).collect();
    if legality == Legality::Preferred && moves.len() > 1 {
        let legal = legal_among(&moves, board);
        if !legal.is_empty() {
            moves = legal;
        }
    }
    moves
}

fn legal_among(moves: &[Intent], board: &Board) -> Vec<Intent> {
    let Some(position) = board.position() else { return Vec::new() };
    let legal = |intent: &Intent| match *intent {
        // Legal as soon as it is said what the pawn becomes.
        Intent::Step { from, to, promotion: None } if is_promotion(board, from, to) => {
            position.judge(Intent::Step { from, to, promotion: Some(Role::Queen) }).is_ok()
        }
        other => position.judge(other).is_ok(),
    };
    moves.iter().copied().filter(legal).collect()
}

/// Whether a pawn of the side to move would stand on the last rank.
fn is_promotion(board: &Board, from: Square, to: Square) -> bool {
    let us = board.turn();
    board.piece_at(from) == Some(Role::Pawn.of(us)) && to.rank() == us.fold_wb(Rank::Eighth, Rank::First)
}
