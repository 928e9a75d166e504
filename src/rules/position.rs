//! Legal positions and the moves from them. The only part that names shakmaty to the rest of the program.
//!
//! A [`Position`] is always legal in the sense of shakmaty: one king a side, the side not on move not in check, rights
//! that the pieces bear out. What stands on a board after an illegal move is `game::board`, which may have no `Position`.

pub mod line;
pub mod mended;
mod plain;

pub use shakmaty::{
    Bitboard, Board as Placement, ByColor, CastlingMode, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square,
    attacks,
};
use shakmaty::{
    Chess, EnPassantMode, FromSetup as _, Move, PlayError, Position as _, PositionErrorKinds, fen::Fen,
    fen::ParseFenError,
};

use super::as_text::{self, Text};

/// What a player means to do, before anybody has asked whether it is legal.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Intent {
    /// A piece goes from one square to another; a pawn may become something.
    Step {
        /// Where the piece stands.
        #[serde(with = "as_text")]
        from: Square,
        /// Where it goes.
        #[serde(with = "as_text")]
        to: Square,
        /// What the pawn becomes, if that was said.
        #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
        promotion: Option<Role>,
    },
    /// Castling on one side of the board.
    Castle {
        /// King's side (short) or queen's side (long).
        #[serde(with = "as_text")]
        side: CastlingSide,
    },
}

/// Why a move is not legal, in the words of the Laws (Articles 3.1 to 3.10).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegality {
    /// No piece stands on the square.
    #[serde(rename = "no_man_there")]
    NoPieceThere,
    /// The piece belongs to the opponent.
    #[serde(rename = "not_your_man")]
    NotYourPiece,
    /// Another piece stands in between, or an own piece on the square of arrival (3.1, 3.5).
    PathBlocked,
    /// That piece does not move in this way (3.2 to 3.7).
    #[serde(rename = "not_a_move_of_that_man")]
    NotAMoveOfThatPiece,
    /// The own king would stand in check (3.9).
    LeavesKingInCheck,
    /// A pawn that reaches the last rank must be exchanged: for what was not said (3.7.5).
    PromotionMissing,
    /// Nothing is promoted by this move, or not to that piece (3.7.5).
    PromotionInvalid,
    /// Castling is prevented for the moment: the king is in check, or would pass or reach an attacked square, or a piece
    /// stands in between (3.8.2.2).
    CastlingPrevented,
    /// The right to castle on this side is lost: the king or that rook has moved (3.8.2.1).
    CastlingRightLost,
    /// The pawn could have been captured en passant only at once (3.7.4.2).
    EnPassantLapsed,
}

/// A FEN that describes no legal position, or no position at all.
#[derive(Debug, Clone, thiserror::Error)]
pub enum FenError {
    /// It cannot be read.
    #[error("the FEN cannot be read: {0}")]
    Unreadable(String),
    /// It can be read, but no game can start from it.
    #[error("the FEN describes no legal position: {0}")]
    Illegal(String),
}

/// A part of a FEN.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// There are too few or too many of them.
    Whole,
    /// The pieces, rank by rank.
    Pieces,
    /// `w` or `b`.
    Turn,
    /// The rights to castle.
    Castling,
    /// The square that was passed.
    EnPassant,
    /// Half-moves since the last capture or move of a pawn.
    QuietMoves,
    MoveNumber,
}

/// Reads a FEN, whether a game can start from it or not. Fields that are left out at its end are the usual ones.
///
/// # Errors
/// The first field that cannot be read.
pub fn read_fen(fen: &str) -> Result<(Setup, CastlingMode), FenField> {
    let fen: Fen = fen.parse().map_err(|error| match error {
        ParseFenError::InvalidFen | ParseFenError::InvalidPocket | ParseFenError::InvalidRemainingChecks => {
            FenField::Whole
        }
        ParseFenError::InvalidBoard => FenField::Pieces,
        ParseFenError::InvalidTurn => FenField::Turn,
        ParseFenError::InvalidCastling => FenField::Castling,
        ParseFenError::InvalidEpSquare => FenField::EnPassant,
        ParseFenError::InvalidHalfmoveClock => FenField::QuietMoves,
        ParseFenError::InvalidFullmoves => FenField::MoveNumber,
    })?;
    let setup = fen.into_setup();
    let mode = CastlingMode::detect(&setup);
    Ok((setup, mode))
}

/// A legal position of standard chess or Chess960. Two are equal where the same moves are possible: counters do not matter,
/// nor does an en passant square where that capture is not legal (9.2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    chess: Chess,
    mode: CastlingMode,
}

/// A legal move that could not be played on another position; the untouched position comes back.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the move is not legal here: {why:?}")]
pub struct IllegalMove {
    pub position: Box<Position>,
    /// What speaks against the move.
    pub why: Illegality,
}

impl Position {
    /// The initial position of standard chess (Article 2.3).
    pub fn initial() -> Position {
        Position { chess: Chess::default(), mode: CastlingMode::Standard }
    }

    /// Position `number` of Chess960 (0 to 959; 518 is the standard one), or `None` for another number.
    pub fn chess960(number: u32) -> Option<Position> {
        if number > 959 {
            return None;
        }
        let setup = Setup { board: Placement::chess960(number), ..Setup::initial() };
        let setup = Setup { castling_rights: setup.board.rooks(), ..setup };
        Position::from_setup(setup, CastlingMode::Chess960).ok()
    }

    /// Reads a FEN. X-FEN and Shredder-FEN castling fields are understood; castling rights or an en passant square that
    /// the pieces do not bear out are refused, not mended.
    ///
    /// # Errors
    /// Text that is no FEN, or that describes no legal position.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        let fen: Fen = fen.parse().map_err(|e: shakmaty::fen::ParseFenError| FenError::Unreadable(e.to_string()))?;
        let setup = fen.into_setup();
        let mode = CastlingMode::detect(&setup);
        Position::from_setup(setup, mode)
    }

    /// A position from its parts.
    ///
    /// # Errors
    /// Parts that make no legal position.
    pub fn from_setup(setup: Setup, mode: CastlingMode) -> Result<Position, FenError> {
        match Chess::from_setup(setup, mode) {
            Ok(chess) => Ok(Position { chess, mode }),
            // More pieces than a game can have, or a check that no move gives, do not hinder anybody from playing on.
            Err(error)
                if (PositionErrorKinds::TOO_MUCH_MATERIAL | PositionErrorKinds::IMPOSSIBLE_CHECK)
                    .contains(error.kinds()) =>
            {
                let text = error.to_string();
                error
                    .ignore_too_much_material()
                    .or_else(shakmaty::PositionError::ignore_impossible_check)
                    .map(|chess| Position { chess, mode })
                    .map_err(|_| FenError::Illegal(text))
            }
            Err(error) => Err(FenError::Illegal(error.to_string())),
        }
    }

    /// The parts of the position. The en passant square is given after every double step; whether the capture is
    /// possible is another question.
    pub fn to_setup(&self) -> Setup {
        self.chess.to_setup(EnPassantMode::Always)
    }

    /// The FEN, with an en passant square only where that capture is legal, and Shredder castling letters in Chess960.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    /// Standard or Chess960 castling.
    pub fn castling_mode(&self) -> CastlingMode {
        self.mode
    }

    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// The pieces and their squares.
    pub fn placement(&self) -> &Placement {
        self.chess.board()
    }

    /// Whether the side to move is in check (3.9).
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// Whether the side to move is mated (5.1.1).
    pub fn is_checkmate(&self) -> bool {
        self.chess.is_checkmate()
    }

    /// Whether the side to move is stalemated (5.2.1).
    pub fn is_stalemate(&self) -> bool {
        self.chess.is_stalemate()
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_moves(&self) -> bool {
        !self.chess.legal_moves().is_empty()
    }

    /// Whether there is a choice: two legal moves at least.
    pub fn has_several_legal_moves(&self) -> bool {
        self.chess.legal_moves().len() > 1
    }

    /// Whether `side` has so little material that no series of legal moves can mate with it, whatever stands where. A
    /// `false` promises nothing: the position may still be blocked.
    pub fn has_insufficient_material(&self, side: Color) -> bool {
        self.chess.has_insufficient_material(side)
    }

    /// How many half-moves have been made since the last capture or pawn move (9.3), as the FEN counts them.
    pub fn quiet_half_moves(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// The number of the move that is to be made, as the FEN counts.
    pub fn full_moves(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// The rooks that may still castle (3.8.2.1), of both sides.
    pub fn castling_rights(&self) -> Bitboard {
        self.chess.castles().castling_rights()
    }

    /// The rook with which the side to move may still castle on that side of the board.
    pub fn castling_rook(&self, side: CastlingSide) -> Option<Square> {
        self.chess.castles().rook(self.turn(), side)
    }

    /// The square on which a pawn can be captured in passing now, if that capture is legal (3.7.4).
    pub fn legal_en_passant(&self) -> Option<Square> {
        self.chess.ep_square(EnPassantMode::Legal)
    }

    /// Every legal move with the position that it leads to.
    pub fn successors(&self) -> impl Iterator<Item = (Intent, Position)> + '_ {
        self.chess.legal_moves().into_iter().map(|legal| {
            let mut chess = self.chess.clone();
            chess.play_unchecked(legal);
            (intent_of(legal), Position { chess, mode: self.mode })
        })
    }

    /// shakmaty's own view, for searches that need its speed (`engine`).
    pub fn chess(&self) -> &Chess {
        &self.chess
    }

    /// All legal moves.
    pub fn legal_intents(&self) -> Vec<Intent> {
        self.chess.legal_moves().iter().map(|m| intent_of(*m)).collect()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The position, untouched, and what speaks against the move.
    pub fn play(self, intent: Intent) -> Result<Position, IllegalMove> {
        match self.judge(intent) {
            Err(why) => Err(IllegalMove { position: Box::new(self), why }),
            Ok(legal) => match self.chess.play(legal) {
                Ok(chess) => Ok(Position { chess, mode: self.mode }),
                Err(PlayError { position, .. }) => Err(IllegalMove {
                    position: Box::new(Position { chess: position, mode: self.mode }),
                    why: Illegality::NotAMoveOfThatPiece,
                }),
            },
        }
    }

    /// Whether a move is legal, and if not, why: the first reason that applies, in the order in which a player would
    /// see it.
    ///
    /// # Errors
    /// The reason.
    pub fn judge(&self, intent: Intent) -> Result<Move, Illegality> {
        if let Some(legal) = self.chess.legal_moves().into_iter().find(|m| intent_of(*m) == intent) {
            return Ok(legal);
        }
        Err(match intent {
            Intent::Castle { side } => self.why_not_castle(side),
            Intent::Step { from, to, promotion } => self.why_not_step(from, to, promotion),
        })
    }

    fn why_not_castle(&self, side: CastlingSide) -> Illegality {
        if self.chess.castles().has(self.turn(), side) {
            Illegality::CastlingPrevented
        } else {
            Illegality::CastlingRightLost
        }
    }

    fn why_not_step(&self, from: Square, to: Square, promotion: Option<Role>) -> Illegality {
        let us = self.turn();
        let board = self.placement();
        let Some(piece) = board.piece_at(from) else { return Illegality::NoPieceThere };
        if piece.color != us {
            return Illegality::NotYourPiece;
        }
        if from == to || !on_the_lines_of(piece, from, to) {
            return Illegality::NotAMoveOfThatPiece;
        }
        if board.by_color(us).contains(to) || (attacks::between(from, to) & board.occupied()).any() {
            return Illegality::PathBlocked;
        }
        if piece.role == Role::Pawn {
            if from.file() == to.file() {
                if board.occupied().contains(to) {
                    return Illegality::PathBlocked;
                }
            } else if !board.occupied().contains(to) && self.chess.ep_square(EnPassantMode::Always) != Some(to) {
                return self.empty_diagonal(from, to);
            }
        }
        let last_rank = piece.role == Role::Pawn && to.rank() == us.fold_wb(Rank::Eighth, Rank::First);
        match promotion {
            None if last_rank => return Illegality::PromotionMissing,
            Some(_) if !last_rank => return Illegality::PromotionInvalid,
            Some(Role::King | Role::Pawn) => return Illegality::PromotionInvalid,
            _ => {}
        }
        Illegality::LeavesKingInCheck
    }

    /// A pawn step to an empty square on its diagonal: was there a pawn to take in passing that is now safe?
    fn empty_diagonal(&self, from: Square, to: Square) -> Illegality {
        let beside = Square::from_coords(to.file(), from.rank());
        let fifth = self.turn().fold_wb(Rank::Fifth, Rank::Fourth);
        let passed = self.placement().piece_at(beside) == Some(Role::Pawn.of(!self.turn()));
        if from.rank() == fifth && passed { Illegality::EnPassantLapsed } else { Illegality::NotAMoveOfThatPiece }
    }
}

/// Whether a piece could ever go from one square to the other on a bare board, pieces of the opponent where it needs them.
pub fn on_the_lines_of(piece: Piece, from: Square, to: Square) -> bool {
    let empty = Bitboard::EMPTY;
    match piece.role {
        Role::Pawn => {
            let up = piece.color.fold_wb(1, -1);
            let rise = (i32::from(to.rank()) - i32::from(from.rank())) * up;
            let aside = (i32::from(to.file()) - i32::from(from.file())).abs();
            let home = from.rank() == piece.color.fold_wb(Rank::Second, Rank::Seventh);
            matches!((rise, aside), (1, 0 | 1)) || (rise == 2 && aside == 0 && home)
        }
        Role::Knight => attacks::knight_attacks(from).contains(to),
        Role::Bishop => attacks::bishop_attacks(from, empty).contains(to),
        Role::Rook => attacks::rook_attacks(from, empty).contains(to),
        Role::Queen => attacks::queen_attacks(from, empty).contains(to),
        Role::King => attacks::king_attacks(from).contains(to),
    }
}

/// A shakmaty move as an intent.
pub fn intent_of(legal: Move) -> Intent {
    match legal {
        Move::Castle { king, rook } => {
            let side = if king.file() < rook.file() { CastlingSide::KingSide } else { CastlingSide::QueenSide };
            Intent::Castle { side }
        }
        Move::Normal { from, to, promotion, .. } => Intent::Step { from, to, promotion },
        Move::EnPassant { from, to } => Intent::Step { from, to, promotion: None },
        // Drops belong to Crazyhouse; standard chess never generates one.
        Move::Put { to, .. } => Intent::Step { from: to, to, promotion: None },
    }
}

impl Text for Square {
    const EXPECTED: &'static str = "a square from a1 to h8";
    fn to_text(&self) -> String {
        self.to_string()
    }
    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Text for Color {
    const EXPECTED: &'static str = "white or black";
    fn to_text(&self) -> String {
        self.fold_wb("white", "black").to_owned()
    }
    fn from_text(text: &str) -> Option<Self> {
        Color::ALL.into_iter().find(|side| side.to_text() == text)
    }
}

impl Text for Role {
    const EXPECTED: &'static str = "one of P N B R Q K";
    fn to_text(&self) -> String {
        self.upper_char().to_string()
    }
    fn from_text(text: &str) -> Option<Self> {
        Role::from_char(text.parse().ok()?)
    }
}

impl Text for Piece {
    const EXPECTED: &'static str = "a piece as in FEN (PNBRQK pnbrqk)";
    fn to_text(&self) -> String {
        self.char().to_string()
    }
    fn from_text(text: &str) -> Option<Self> {
        Piece::from_char(text.parse().ok()?)
    }
}

impl Text for CastlingSide {
    const EXPECTED: &'static str = "king_side or queen_side";
    fn to_text(&self) -> String {
        if self.is_king_side() { "king_side" } else { "queen_side" }.to_owned()
    }
    fn from_text(text: &str) -> Option<Self> {
        CastlingSide::ALL.into_iter().find(|side| side.to_text() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(text: &str) -> Intent {
        let square = |part: &str| part.parse::<Square>().expect("a square");
        let promotion = text.chars().nth(4).and_then(Role::from_char);
        Intent::Step { from: square(&text[0..2]), to: square(&text[2..4]), promotion }
    }

    fn why(fen: &str, intent: Intent) -> Option<Illegality> {
        Position::from_fen(fen).expect("a legal FEN").judge(intent).err()
    }

    #[test]
    fn every_refusal_names_its_article() {
        use Illegality::*;
        let start = Position::initial().fen();
        let rook_pinned = "4r1k1/8/8/8/8/8/4N3/4K2R w K - 0 1";
        let castle = |side| Intent::Castle { side };
        for (fen, intent, expected) in [
            (start.as_str(), step("e3e4"), Some(NoPieceThere)),
            (start.as_str(), step("e7e5"), Some(NotYourPiece)),
            (start.as_str(), step("a1a3"), Some(PathBlocked)),
            (start.as_str(), step("a1b3"), Some(NotAMoveOfThatPiece)),
            (start.as_str(), step("e2d3"), Some(NotAMoveOfThatPiece)),
            (start.as_str(), step("e2e4"), None),
            (start.as_str(), step("e2e4q"), Some(PromotionInvalid)),
            (start.as_str(), castle(CastlingSide::KingSide), Some(CastlingPrevented)),
            (rook_pinned, step("e2c3"), Some(LeavesKingInCheck)),
            (rook_pinned, castle(CastlingSide::QueenSide), Some(CastlingRightLost)),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", step("e7e8"), Some(PromotionMissing)),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", step("e7e8k"), Some(PromotionInvalid)),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", step("e5d6"), Some(EnPassantLapsed)),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", step("e5d6"), None),
        ] {
            assert_eq!(why(fen, intent), expected, "{fen} {intent:?}");
        }
    }

    #[test]
    fn a_position_with_too_many_pieces_can_be_played() {
        assert!(Position::from_fen("QQQQQQQQ/QQ6/8/8/8/8/7k/K7 b - - 0 1").is_ok());
        assert!(matches!(Position::from_fen("8/8/8/8/8/8/8/K7 w - - 0 1"), Err(FenError::Illegal(_))));
        assert!(matches!(Position::from_fen("nonsense"), Err(FenError::Unreadable(_))));
        assert!(Position::from_fen(&"8/".repeat(3000)).is_err());
    }

    #[test]
    fn number_518_is_the_standard_position() {
        let standard = Position::chess960(518).expect("in range");
        assert_eq!(standard.placement(), Position::initial().placement());
        assert!(Position::chess960(960).is_none());
    }
}
