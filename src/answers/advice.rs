//! What an engine has found, as help that a player can use: what matters, what is threatened, who stands better, whether a move is a blunder.
//! Pure: who thinks, and on which thread, is the console's affair.

use crate::engine::advice::Variation;
use crate::game::advice::{Balance, Blunder, Matter, Score, Worth};
use crate::game::board::Board;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Intent, Piece, Position, Rank, Role, Square};

/// So much of the chances to win (from -1 to 1) a move has to give away to be called a blunder: the measure of lichess.
const BLUNDER: f64 = 0.3;

/// So much must be lost by passing, for what follows to be called a threat.
const THREAT: f64 = 0.2;

/// Half-moves of a line that are told.
const TOLD: usize = 6;

/// Half-moves of a line along which material counts: farther on it is a guess.
const FORESEEN: usize = 4;

/// With more pieces than this, both sides counted, pieces are still being developed.
const OPENING_PIECES: usize = 22;

/// In hundredths of a pawn, as every beginner's book has it; a king, which is never traded, counts nothing.
pub const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}

/// How many pawns' worth more a side has, in hundredths.
pub fn material(position: &Position, side: Color) -> i32 {
    let of = |color: Color| -> i32 {
        let count = |role: Role| {
            let pieces = position.placement().by_piece(Piece { color, role }).count();
            i32::try_from(pieces).unwrap_or(0) * worth(role)
        };
        Role::ALL.into_iter().map(count).sum()
    };
    of(side) - of(!side)
}

/// The positions along a line, the first one in front, as far as its moves are legal.
fn along(position: &Position, moves: &[Intent]) -> Vec<Position> {
    let mut all = vec![position.clone()];
    for intent in moves {
        let Some(next) = all.last().cloned().and_then(|last| last.play(*intent).ok()) else { break };
        all.push(next);
    }
    all
}

/// The moves of a line, to be announced.
pub fn reports(position: &Position, moves: &[Intent]) -> Vec<MoveReport> {
    let positions = along(position, moves);
    positions.iter().zip(moves).filter_map(|(before, intent)| report(before, *intent)).take(TOLD).collect()
}

/// A move, to be announced.
pub fn report(position: &Position, intent: Intent) -> Option<MoveReport> {
    let board = Board::from(position);
    Some(MoveReport::new(&board, &board.change(intent)?))
}

/// What the side to move wins with a line.
pub fn stake(position: &Position, line: &Variation) -> Worth {
    if let Score::Mate(moves) = line.score
        && moves > 0
    {
        return Worth::Mate(u8::try_from(moves).unwrap_or(u8::MAX));
    }
    let side = position.turn();
    let positions = along(position, &line.moves[..line.moves.len().min(FORESEEN)]);
    // What the other side takes back at once is no gain: the material after its last answer counts, where there is one.
    let settled = positions.iter().step_by(2).next_back().filter(|_| positions.len() > 2).or(positions.last());
    let gained = settled.map_or(0, |at| material(at, side) - material(position, side));
    if gained < worth(Role::Pawn) {
        return Worth::Position;
    }
    let taken = line.moves.first().and_then(|first| taken(position, *first));
    match taken {
        // The other side may get a little back for it.
        Some((piece, square)) if piece.role != Role::Pawn && 4 * gained >= 3 * worth(piece.role) => {
            Worth::Piece(piece, square)
        }
        _ => Worth::Pawns(u8::try_from((gained + 50) / 100).unwrap_or(u8::MAX)),
    }
}

/// What a move captures, and where.
fn taken(position: &Position, intent: Intent) -> Option<(Piece, Square)> {
    let change = Board::from(position).change(intent)?;
    let captured = change.removed?;
    Some((captured.piece, captured.square))
}

/// What matters in a position, by its best line; `threat` is what the other side would do if it were to move.
pub fn matter(position: &Position, line: &Variation, threat: Option<&Variation>) -> Matter {
    let first = line.moves.first().copied();
    let moved = first.and_then(|intent| moved(position, intent));
    let is_threatened = threat.is_some_and(|threat| is_threat(line.score, threat.score));
    match (stake(position, line), moved) {
        (Worth::Mate(_), _) => Matter::Mate,
        _ if position.is_check() => Matter::Check,
        (Worth::Piece(..) | Worth::Pawns(2..), _) => Matter::Gain,
        _ if is_threatened => Matter::Threat,
        (Worth::Pawns(_), _) => Matter::Gain,
        _ if matches!(first, Some(Intent::Step { promotion: Some(_), .. })) => Matter::Promotion,
        _ if matches!(first, Some(Intent::Castle { .. })) => Matter::Castling,
        _ if first.is_some_and(|intent| taken(position, intent).is_some()) => Matter::Capture,
        _ if first.is_some_and(|intent| gives_check(position, intent)) => Matter::Attack,
        (_, Some((piece, from))) if is_undeveloped(position, piece, from) => Matter::Development,
        (_, Some((Piece { role: Role::Pawn, .. }, _))) => Matter::Pawn,
        _ => Matter::Quiet,
    }
}

/// The piece that a move moves, and from where; of castling the king.
pub fn moved(position: &Position, intent: Intent) -> Option<(Piece, Square)> {
    let change = Board::from(position).change(intent)?;
    Some((change.lifted.piece, change.lifted.square))
}

fn gives_check(position: &Position, intent: Intent) -> bool {
    position.clone().play(intent).is_ok_and(|after| after.is_check())
}

/// Whether a piece leaves its home in the opening.
fn is_undeveloped(position: &Position, piece: Piece, from: Square) -> bool {
    let home = piece.color.fold_wb(Rank::First, Rank::Eighth);
    matches!(piece.role, Role::Knight | Role::Bishop)
        && from.rank() == home
        && position.placement().occupied().count() > OPENING_PIECES
}

/// The position in which the other side is to move instead; `None` where the side to move is in check: it has no time for anything else.
pub fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.turn = !setup.turn;
    setup.ep_square = None;
    Position::from_setup(setup, position.castling_mode()).ok()
}

/// Whether what follows when the side to move passes is a threat: `ours` is its best, `theirs` what the other side does then.
fn is_threat(ours: Score, theirs: Score) -> bool {
    ours.chances() - theirs.of_the_other().chances() > THREAT
}

/// What the other side threatens; `None`: nothing that matters.
pub fn threat(ours: &Variation, there: &Position, theirs: &Variation) -> Option<(MoveReport, Worth)> {
    if !is_threat(ours.score, theirs.score) {
        return None;
    }
    Some((report(there, *theirs.moves.first()?)?, stake(there, theirs)))
}

/// Who stands better.
pub fn balance(position: &Position, score: Score) -> Balance {
    Balance::of(score, position.turn())
}

/// Whether a move is a blunder: `best` is the best line, `answer` the other side's line after the move. `None`: it is not.
pub fn blunder(position: &Position, intent: Intent, best: &Variation, answer: &Variation) -> Option<Blunder> {
    if best.moves.first() == Some(&intent) || best.score.chances() - answer.score.of_the_other().chances() < BLUNDER {
        return None;
    }
    let after = position.clone().play(intent).ok()?;
    let costs = stake(&after, answer);
    let (report, answer) = (report(position, intent)?, report(&after, *answer.moves.first()?)?);
    Some(Blunder::Answered { report, answer, costs })
}

/// Whether a move after which the other side has no legal move is a blunder: it stalemates, and `best` would have won.
pub fn stalemates(position: &Position, intent: Intent, best: &Variation, after: &Position) -> Option<Blunder> {
    let gives_away = !after.is_check() && best.score.chances() >= BLUNDER;
    gives_away.then(|| report(position, intent).map(|report| Blunder::Stalemate { report })).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::Board;
    use crate::notation::uci;

    fn at(fen: &str) -> Position {
        Position::from_fen(fen).expect("a legal FEN")
    }

    fn line(position: &Position, score: Score, moves: &[&str]) -> Variation {
        let mut now = position.clone();
        let read = |text: &&str| {
            let intent = uci::read(text, &Board::from(&now)).expect("a move");
            now = now.clone().play(intent).expect("a legal move");
            intent
        };
        Variation { score, moves: moves.iter().map(read).collect() }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn what_matters_is_the_strongest_reason() {
        let even = Score::Centipawns(20);
        let of = |fen: &str, score, moves: &[&str]| {
            let position = at(fen);
            matter(&position, &line(&position, score, moves), None)
        };
        assert_eq!(of(START, even, &["g1f3"]), Matter::Development);
        assert_eq!(of(START, even, &["e2e4"]), Matter::Pawn);
        assert_eq!(of("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", Score::Mate(1), &["e1e8"]), Matter::Mate);
        assert_eq!(of("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", Score::Centipawns(0), &["e1e2"]), Matter::Check);
        assert_eq!(of("4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1", Score::Centipawns(400), &["c3d5", "e8d7"]), Matter::Gain);
        assert_eq!(of("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Score::Centipawns(500), &["e1g1"]), Matter::Castling);
        assert_eq!(of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Score::Centipawns(500), &["a1a8"]), Matter::Attack);
        assert_eq!(of("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Score::Centipawns(500), &["a1a7"]), Matter::Quiet);
        // A piece that is taken back is no gain.
        assert_eq!(
            of("4k3/2p5/3n4/8/8/8/3R4/4K3 w - - 0 1", Score::Centipawns(-300), &["d2d6", "c7d6"]),
            Matter::Capture
        );
    }

    #[test]
    fn a_threat_is_what_passing_would_cost() {
        let position = at("4k3/8/8/8/8/8/5q2/R6K w - - 0 1");
        let there = passed(&position).expect("nobody is in check");
        let ours = line(&position, Score::Centipawns(-300), &["a1e1"]);
        let theirs = line(&there, Score::Mate(2), &["f2f1", "h1h2"]);
        let (report, stake) = threat(&ours, &there, &theirs).expect("a threat");
        assert_eq!((report.mover, stake), (Color::Black, Worth::Mate(2)));
        let calm = line(&there, Score::Centipawns(310), &["f2f3"]);
        assert_eq!(threat(&ours, &there, &calm), None);
        assert_eq!(passed(&at("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1")), None);
    }

    #[test]
    fn a_blunder_says_what_it_costs() {
        let position = at("4k3/8/8/3q4/8/2N5/8/3QK3 w - - 0 1");
        let best = line(&position, Score::Centipawns(300), &["c3d5"]);
        let intent = uci::read("c3e4", &Board::from(&position)).expect("a move");
        let after = position.clone().play(intent).expect("it is legal");
        let answer = line(&after, Score::Centipawns(650), &["d5d1", "e1d1"]);
        let costs = |answer: &Variation| match blunder(&position, intent, &best, answer) {
            Some(Blunder::Answered { costs, .. }) => Some(costs),
            _ => None,
        };
        assert_eq!(costs(&answer), Some(Worth::Position));
        let answer = line(&after, Score::Centipawns(650), &["d5e4"]);
        let knight = Piece { color: Color::White, role: Role::Knight };
        assert_eq!(costs(&answer), Some(Worth::Piece(knight, Square::E4)));
        assert_eq!(costs(&line(&after, Score::Centipawns(-280), &["d5d1"])), None);
        assert_eq!(blunder(&position, best.moves[0], &best, &answer), None);
    }

    #[test]
    fn stalemate_is_a_blunder_of_who_was_winning() {
        let position = at("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
        let intent = uci::read("g5g6", &Board::from(&position)).expect("a move");
        let after = position.clone().play(intent).expect("it is legal");
        let winning = line(&position, Score::Centipawns(900), &["g5g4"]);
        assert!(matches!(stalemates(&position, intent, &winning, &after), Some(Blunder::Stalemate { .. })));
        let even = line(&position, Score::Centipawns(0), &["g5g4"]);
        assert_eq!(stalemates(&position, intent, &even, &after), None);
    }
}
