//! The study board: a second board beside the game, on which its player looks back and ahead, tries lines and sets up
//! positions. Pure; the game is only read.

use crate::desk::lines::study::StudyWord;
use crate::game::board::Board;
use crate::game::history::{HalfMove, History};
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::rules::position::{
    Bitboard, CastlingMode, CastlingSide, Color, File, Illegality, Intent, Piece, Position, Rank, Role, Setup, Square,
};
use crate::rules::set_up::{Fault, faults};

/// What the study board shows, and where that comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// All half-moves one can go to.
    line: History,
    /// Those up to the one after which the board stands now.
    shown: History,
    origin: Origin,
    /// How many half-moves of the game had been gone through when one left it.
    home: usize,
}

/// Whose moves they are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The game's, those included that are made there meanwhile.
    Game,
    /// The game's moves up to a half-move, followed by those that were tried.
    Tried,
    /// All were tried, from a position that was set up.
    SetUp,
}

/// Why a move cannot be tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untried {
    /// Nothing can be moved before this is put right.
    NoPosition(Vec<Fault>),
    /// No piece of the side to move could carry it out.
    NoPiece,
    /// It is not legal.
    Illegal { change: Box<crate::game::board::Change>, why: Illegality },
}

impl Study {
    /// The game's present position.
    pub fn new(game: &History) -> Study {
        let line = game.until(usize::MAX);
        Study { shown: line.clone(), home: line.live().len(), line, origin: Origin::Game }
    }

    /// The moves up to the position that is shown, and that position.
    pub const fn shown(&self) -> &History {
        &self.shown
    }

    /// Whether there are moves after the position that is shown.
    pub fn has_more(&self) -> bool {
        self.place() < self.line.live().len()
    }

    /// Whose moves they are.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether what is shown is a position of the game, not one that was tried or set up.
    pub fn shows_the_game(&self) -> bool {
        match self.origin {
            Origin::Game => true,
            Origin::Tried => self.place() <= self.home,
            Origin::SetUp => false,
        }
    }

    /// How many half-moves have been made on the board that is shown.
    fn place(&self) -> usize {
        self.shown.live().len()
    }

    fn show(&mut self, half_moves: usize) {
        self.shown = self.line.until(half_moves);
    }

    /// Takes up what has been made or taken back in the game meanwhile.
    fn follow(&mut self, game: &History) {
        if self.origin == Origin::Game && self.line.live() != game.live() {
            self.line = game.until(usize::MAX);
            self.show(self.place());
        }
    }

    // --- stepping ---

    /// To the start, one half-move back, one on, or to the end of the line. Whether it was somewhere else.
    pub fn step(&mut self, way: StudyWord, game: &History) -> bool {
        self.follow(game);
        let (place, end) = (self.place(), self.line.live().len());
        let to = match way {
            StudyWord::First => 0,
            StudyWord::Back => place.saturating_sub(1),
            StudyWord::Forward => end.min(place + 1),
            StudyWord::Last => end,
            _ => place,
        };
        if to != place {
            self.show(to);
        }
        to != place
    }

    /// To the position after a move: White's, unless another side was named or Black alone has a move of this number.
    /// Whether there is such a move.
    pub fn to(&mut self, number: u32, side: Option<Color>, game: &History) -> bool {
        self.follow(game);
        let is_it = |half_move: &HalfMove| {
            half_move.report.number == number && side.is_none_or(|side| half_move.mover() == side)
        };
        let index = self.line.live().iter().position(is_it);
        if let Some(index) = index {
            self.show(index + 1);
        }
        index.is_some()
    }

    /// Back to the game's own moves, where they were left. Whether they had been left.
    pub fn main(&mut self, game: &History) -> bool {
        let left = self.origin != Origin::Game;
        if left {
            self.origin = Origin::Game;
            self.line = game.until(usize::MAX);
            self.show(self.home);
        }
        left
    }

    // --- trying ---

    /// Makes a move on this board alone. One that was made here before is gone to, every other one begins a line of its own.
    ///
    /// # Errors
    /// Why it cannot be made; nothing has changed.
    pub fn attempt(&mut self, intent: Intent, said: &str, game: &History) -> Result<MoveReport, Untried> {
        self.follow(game);
        let board = self.shown.board();
        let position = board.position().ok_or_else(|| Untried::NoPosition(self.faults()))?;
        let change = board.change(intent).ok_or(Untried::NoPiece)?;
        if let Err(why) = position.judge(intent) {
            return Err(Untried::Illegal { change: Box::new(change), why });
        }
        let place = self.place();
        let known = self.line.live().get(place).filter(|next| next.report.change == change);
        if let Some(report) = known.map(|next| next.report.clone()) {
            self.show(place + 1);
            return Ok(report);
        }
        let report = self.shown.describe(&change);
        self.shown.made(self.shown.next_id(), &change, said);
        self.line = self.shown.clone();
        match self.origin {
            Origin::Game => (self.origin, self.home) = (Origin::Tried, place),
            Origin::Tried => self.home = self.home.min(place),
            Origin::SetUp => {}
        }
        Ok(report)
    }

    /// Adds moves after the position that is shown, which stays where it is.
    pub fn lead(&mut self, moves: &[Intent], game: &History) {
        let place = self.place();
        for intent in moves {
            if self.attempt(*intent, "", game).is_err() {
                break;
            }
        }
        self.show(place);
    }

    /// Takes back the last move that was tried, with all moves after it. `None`: the move before belongs to the game, or there is none.
    pub fn take_back(&mut self, game: &History) -> Option<MoveReport> {
        self.follow(game);
        let base = match self.origin {
            Origin::Game => return None,
            Origin::Tried => self.home,
            Origin::SetUp => 0,
        };
        let place = self.place().checked_sub(1).filter(|place| *place >= base)?;
        let report = self.shown.last()?.report.clone();
        if self.origin == Origin::Tried && place == base {
            self.main(game);
        } else {
            self.show(place);
            self.line = self.shown.clone();
        }
        Some(report)
    }

    // --- setting up ---

    /// What is wrong with the position that is shown.
    pub fn faults(&self) -> Vec<Fault> {
        let board = self.shown.board();
        faults(board.setup(), board.castling_mode())
    }

    /// A board that somebody has set up stands here; moves that were tried before are gone.
    pub fn set(&mut self, board: Board) {
        if self.origin == Origin::Game {
            self.home = self.place();
        }
        self.origin = Origin::SetUp;
        self.line = History::new(board, Mode::Training);
        self.shown = self.line.clone();
    }

    /// The start position of chess.
    pub fn set_start(&mut self) {
        self.set(Board::from(&Position::initial()));
    }

    /// Nothing stands on the board, White is to move.
    pub fn set_empty(&mut self) {
        self.set(Board::set_up(Setup::empty(), self.shown.board().castling_mode()));
    }

    /// Puts a piece on squares, or takes off what stands there. Rights that the pieces do not bear out any more are gone.
    pub fn put(&mut self, piece: Option<Piece>, squares: Bitboard) {
        self.change(|setup, mode| {
            for square in squares {
                match piece {
                    Some(piece) => setup.board.set_piece_at(square, piece),
                    None => setup.board.discard_piece_at(square),
                }
            }
            let kept: Bitboard =
                setup.castling_rights.into_iter().filter(|rook| may_keep(setup, *rook, mode)).collect();
            setup.castling_rights = kept;
        });
    }

    /// This side is to move.
    pub fn set_turn(&mut self, side: Color) {
        self.change(|setup, _| setup.turn = side);
    }

    /// Neither side can castle any more.
    pub fn no_castling(&mut self) {
        self.change(|setup, _| setup.castling_rights = Bitboard::EMPTY);
    }

    /// Gives the right to castle on one side of the board. Whether king and rook stand where they can.
    pub fn allow_castling(&mut self, side: Color, wing: CastlingSide) -> bool {
        let board = self.shown.board();
        let Some(rook) = rook_for(board, side, wing) else { return false };
        let setup = Setup { castling_rights: board.setup().castling_rights.with(rook), ..board.setup().clone() };
        if faults(&setup, board.castling_mode()).contains(&Fault::Castling) {
            return false;
        }
        // What was passed stays passed.
        self.set(Board::set_up(setup, board.castling_mode()));
        true
    }

    /// A pawn has just passed this square. Whether one can have.
    pub fn set_passed(&mut self, square: Square) -> bool {
        let board = self.shown.board();
        let setup = Setup { ep_square: Some(square), halfmoves: 0, ..board.setup().clone() };
        let waiting = !setup.turn;
        let home_side =
            waiting.fold_wb((Rank::Second, Rank::Third, Rank::Fourth), (Rank::Seventh, Rank::Sixth, Rank::Fifth));
        let at = |rank: Rank| setup.board.piece_at(Square::from_coords(square.file(), rank));
        let can = square.rank() == home_side.1
            && at(home_side.0).is_none()
            && at(home_side.1).is_none()
            && at(home_side.2) == Some(Role::Pawn.of(waiting));
        if can {
            self.set(Board::set_up(setup, board.castling_mode()));
        }
        can
    }

    /// No pawn has just passed a square.
    pub fn nothing_passed(&mut self) {
        self.change(|_, _| ());
    }

    /// What was set up before it was known which pawn has moved last is forgotten with each change.
    fn change(&mut self, change: impl FnOnce(&mut Setup, CastlingMode)) {
        let board = self.shown.board();
        let (mut setup, mode) = (board.setup().clone(), board.castling_mode());
        change(&mut setup, mode);
        setup.ep_square = None;
        setup.halfmoves = 0;
        self.set(Board::set_up(setup, mode));
    }

    /// Whether a side can castle on a side of the board, as far as rights go.
    pub fn may_castle(&self, side: Color, wing: CastlingSide) -> bool {
        let board = self.shown.board();
        rook_with_right(board, side, wing).is_some()
    }
}

fn home(side: Color) -> Rank {
    side.fold_wb(Rank::First, Rank::Eighth)
}

/// The king of a side, if it stands where it can castle from.
fn king_at_home(setup: &Setup, side: Color, mode: CastlingMode) -> Option<Square> {
    let king = setup.board.by_piece(Role::King.of(side)).single_square()?;
    let at_home = king.rank() == home(side) && (mode == CastlingMode::Chess960 || king.file() == File::E);
    at_home.then_some(king)
}

/// Whether a right to castle with this rook is still borne out.
fn may_keep(setup: &Setup, rook: Square, mode: CastlingMode) -> bool {
    Color::ALL.into_iter().any(|side| {
        rook.rank() == home(side)
            && setup.board.piece_at(rook) == Some(Role::Rook.of(side))
            && king_at_home(setup, side, mode).is_some()
    })
}

fn beyond(king: Square, rook: Square, wing: CastlingSide) -> bool {
    match wing {
        CastlingSide::KingSide => rook.file() > king.file(),
        CastlingSide::QueenSide => rook.file() < king.file(),
    }
}

/// The rook with which a side can castle: in Chess960 the outermost one.
fn rook_for(board: &Board, side: Color, wing: CastlingSide) -> Option<Square> {
    let setup = board.setup();
    let king = king_at_home(setup, side, board.castling_mode())?;
    let rooks = setup.board.by_piece(Role::Rook.of(side)) & Bitboard::from(home(side));
    let mut rooks = rooks.into_iter().filter(|rook| beyond(king, *rook, wing));
    let rook = match wing {
        CastlingSide::KingSide => rooks.next_back(),
        CastlingSide::QueenSide => rooks.next(),
    }?;
    let corner = wing == CastlingSide::KingSide && rook.file() == File::H
        || wing == CastlingSide::QueenSide && rook.file() == File::A;
    (corner || board.castling_mode() == CastlingMode::Chess960).then_some(rook)
}

fn rook_with_right(board: &Board, side: Color, wing: CastlingSide) -> Option<Square> {
    let setup = board.setup();
    let king = king_at_home(setup, side, board.castling_mode())?;
    let rooks = setup.castling_rights & setup.board.by_piece(Role::Rook.of(side)) & Bitboard::from(home(side));
    rooks.into_iter().find(|rook| beyond(king, *rook, wing))
}

#[cfg(test)]
#[path = "study_tests.rs"]
mod tests;
