//! Games by lot: standard chess and Chess960, pieces that go back and forth, and moves that no rule allows.

use annabella::game::Game;
use annabella::game::board::{Board, Change};
use annabella::game::fact::{Fact, HalfMoveId, Source, Started, What};
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::{CastlingSide, Color, Intent, Position, Rank, Role, Square};
use annabella::time::Tick;

use crate::support::table::started;

/// Positions from which what is rare comes soon: promotions, captures in passing, castling, pins, bare kings.
const RARE: [&str; 6] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 12 40",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "3qk2r/8/8/b2r3b/8/3N4/3PPP2/3QK2R w Kk - 3 9",
    "QQQQQQQQ/QQ6/8/8/8/8/7k/K7 b - - 0 1",
];

/// A game: how it started, and its changes.
pub struct Sample {
    pub started: Started,
    pub changes: Vec<Change>,
}

impl Sample {
    /// The `number`-th game of a lot.
    pub fn draw(lot: &mut fastrand::Rng, number: usize, most: usize) -> Sample {
        let mut game = started(Mode::Training, "5");
        match number % 5 {
            0 | 1 => {}
            2 | 3 => {
                let position = lot.u32(0..960);
                game.chess960 = Some(position);
                game.start = Position::chess960(position).expect("in range").fen();
            }
            _ => RARE[number / 5 % RARE.len()].clone_into(&mut game.start),
        }
        let illegal = [0.0, 0.05, 0.0, 0.25][number % 4];
        let mut board = Game::replay(&[begun(&game)]).expect("a start").board().clone();
        let mut changes: Vec<Change> = Vec::new();
        while changes.len() < most {
            let own_last = changes.len().checked_sub(2).map(|index| &changes[index]);
            let Some(change) = next(lot, &board, own_last, illegal) else { break };
            board = board.after(&change);
            changes.push(change);
        }
        Sample { started: game, changes }
    }

    /// The game from its facts, after so many half-moves. Replay refuses nothing.
    pub fn games(&self) -> Vec<Game> {
        let mut game = Game::replay(&[begun(&self.started)]).expect("a start");
        let mut games = vec![game.clone()];
        for (index, change) in self.changes.iter().enumerate() {
            game.apply(&made(index, change));
            games.push(game.clone());
        }
        games
    }
}

fn fact(what: What) -> Fact {
    Fact { by: Seat::Side(Color::White), source: Source::Line, at: Tick::START, clock: None, what }
}

/// The first fact of a game.
pub fn begun(started: &Started) -> Fact {
    fact(What::Started(Box::new(started.clone())))
}

/// The fact that a half-move was made.
pub fn made(index: usize, change: &Change) -> Fact {
    let half_move = HalfMoveId(u32::try_from(index).expect("few half-moves") + 1);
    fact(What::Made { half_move, change: change.clone(), said: String::new() })
}

fn next(lot: &mut fastrand::Rng, board: &Board, own_last: Option<&Change>, illegal: f64) -> Option<Change> {
    let legal: Vec<Change> = match board.position() {
        Some(position) => position.legal_intents().into_iter().filter_map(|intent| board.change(intent)).collect(),
        None => Vec::new(),
    };
    if legal.is_empty() || lot.f64() < illegal {
        // Where play goes on after an illegal move, most moves look like moves.
        let strange = !legal.is_empty() || lot.f64() < 0.1;
        let mut attempts = (0..500).filter_map(|_| attempt(lot, board, strange));
        // A finished game is over: only one that was spoilt goes on by guessing.
        return if board.position().is_some() && legal.is_empty() { None } else { attempts.next() };
    }
    let back = own_last.and_then(|last| {
        legal.iter().find(|one| one.lifted.square == last.placed.square && one.placed.square == last.lifted.square)
    });
    let in_passing = legal.iter().find(|one| one.is_en_passant());
    match back.filter(|_| lot.f64() < 0.5).or(in_passing) {
        Some(wanted) if lot.f64() < 0.8 => Some(wanted.clone()),
        _ => Some(legal[lot.usize(0..legal.len())].clone()),
    }
}

/// A move by lot, legal or not; `strange`: not even on the piece's lines. Left out is what two programs would do differently
/// with their hands: own pieces taken, kings that leap aside, pawns that go aside to an empty square.
fn attempt(lot: &mut fastrand::Rng, board: &Board, strange: bool) -> Option<Change> {
    if lot.f64() < 0.05 {
        let side = if lot.bool() { CastlingSide::KingSide } else { CastlingSide::QueenSide };
        return board.change(Intent::Castle { side });
    }
    let square = |lot: &mut fastrand::Rng| Square::new(lot.u32(0..64));
    let (from, to) = (square(lot), square(lot));
    let piece = board.piece_at(from).filter(|piece| piece.color == board.turn())?;
    let aside = from.file().distance(to.file());
    let fits = match piece.role {
        Role::King => aside < 2,
        Role::Pawn => aside == 0 || board.piece_at(to).is_some(),
        _ => true,
    };
    let on_lines = annabella::rules::position::on_the_lines_of(piece, from, to) && board.way_is_free(piece, from, to);
    let own = board.piece_at(to).is_some_and(|other| other.color == piece.color);
    let last_rank = piece.role == Role::Pawn && to.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First);
    let promotion = last_rank.then_some(Role::Queen);
    (fits && !own && (strange || on_lines)).then(|| board.change(Intent::Step { from, to, promotion }))?
}
