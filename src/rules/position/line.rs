//! A start position and legal moves from it, as a scoresheet has them: checked once when they are put in, so that they need not be
//! checked again when they are written out.

use shakmaty::san::{San, SanError, SanPlus, Suffix};
use shakmaty::{Chess, Move, Position as _};

use super::{CastlingSide, Color, File, Illegality, Intent, Position, Rank, Role, Square, attacks, intent_of, plain};

/// What a move threatens.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Threat {
    /// Nothing.
    #[default]
    None,
    /// Check by one piece.
    Check,
    /// Check by two pieces.
    DoubleCheck,
    /// Checkmate.
    Mate,
}

/// A legal move with all that the short form of a notation needs (C.2 to C.13).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// The piece that moved, as it was before a promotion.
    pub piece: Role,
    /// Where it came from.
    pub from: Square,
    /// Where it stands now.
    pub to: Square,
    /// The file, where it tells the piece from others; a capturing pawn's always.
    pub file: Option<File>,
    /// The rank, where it tells the piece from others.
    pub rank: Option<Rank>,
    /// Whether it took something.
    pub capture: bool,
    /// Whether it took a pawn *en passant*.
    pub en_passant: bool,
    /// What the pawn became.
    pub promotion: Option<Role>,
    pub castling: Option<CastlingSide>,
    /// Check and mate.
    pub threat: Threat,
}

/// Why a move in the letters of PGN is none.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotThatMove {
    /// No legal move fits.
    #[error("no legal move fits")]
    Illegal,
    /// Several legal moves fit.
    #[error("several legal moves fit")]
    Ambiguous,
}

/// The move that a word says in the letters of PGN, if each of them can only mean what it says: a digit at the beginning may be the number
/// of a move instead, and a promotion is to a capital letter.
pub fn plainly_written(word: &str) -> Option<SanPlus> {
    let begins = word.starts_with(|sign: char| sign.is_ascii_alphabetic());
    let found = SanPlus::from_ascii(word.as_bytes()).ok().filter(|_| begins)?;
    let is_plain = match found.san {
        San::Normal { promotion: None, .. } | San::Castle(_) => true,
        San::Normal { .. } => {
            word.bytes().skip_while(|byte| *byte != b'=').nth(1).is_some_and(|byte| byte.is_ascii_uppercase())
        }
        San::Put { .. } | San::Null => false,
    };
    is_plain.then_some(found)
}

impl Position {
    /// A legal move as a notation needs it; `None` for any other.
    pub fn describe(&self, intent: Intent) -> Option<Played> {
        let candidate = self.candidate(intent)?;
        self.chess.is_legal(candidate).then(|| {
            let mut after = self.chess.clone();
            after.play_unchecked(candidate);
            describe(&self.chess, candidate, &after)
        })
    }

    /// The move that an intent would be, if it were legal.
    fn candidate(&self, intent: Intent) -> Option<Move> {
        match intent {
            Intent::Castle { side } => self.chess.castling_moves(side).first().copied(),
            Intent::Step { from, to, promotion } => {
                let board = self.chess.board();
                let role = board.role_at(from)?;
                let capture = board.role_at(to);
                if role == Role::Pawn && from.file() != to.file() && capture.is_none() {
                    return promotion.is_none().then_some(Move::EnPassant { from, to });
                }
                Some(Move::Normal { role, from, capture, to, promotion })
            }
        }
    }
}

/// Describes a legal move between the positions before and after it.
fn describe(before: &Chess, played: Move, after: &Chess) -> Played {
    let (file, rank) = match played {
        Move::Normal { role, from, to, .. } if role != Role::Pawn && !plain::has_rival(before, role, from, to) => {
            (None, None)
        }
        _ => match San::from_move(before, played) {
            San::Normal { file, rank, .. } => (file, rank),
            San::Castle(_) | San::Put { .. } | San::Null => (None, None),
        },
    };
    let castling = played.castling_side();
    let from = played.from().unwrap_or_else(|| played.to());
    let to = castling.map_or_else(|| played.to(), |side| side.king_to(before.turn()));
    Played {
        piece: played.role(),
        from,
        to,
        file,
        rank,
        capture: played.is_capture(),
        en_passant: played.is_en_passant(),
        promotion: played.promotion(),
        castling,
        threat: threat(after),
    }
}

fn threat(after: &Chess) -> Threat {
    match after.checkers().count() {
        0 => Threat::None,
        _ if after.is_checkmate() => Threat::Mate,
        1 => Threat::Check,
        _ => Threat::DoubleCheck,
    }
}

/// A start position and legal moves from it. Two are equal where start and moves are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    start: Position,
    moves: Vec<Move>,
    end: Position,
}

impl Default for Line {
    fn default() -> Line {
        Line::new(Position::initial())
    }
}

impl Line {
    /// No move yet.
    pub fn new(start: Position) -> Line {
        Line { end: start.clone(), moves: Vec::new(), start }
    }

    /// What stood on the board before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What stands on the board after the last move.
    pub fn end(&self) -> &Position {
        &self.end
    }

    /// How many half-moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Plays a move at the end.
    ///
    /// # Errors
    /// What speaks against it; the line is then as it was.
    pub fn push(&mut self, intent: Intent) -> Result<(), Illegality> {
        let candidate = self.end.candidate(intent).filter(|candidate| self.end.chess.is_legal(*candidate));
        let legal = candidate.map_or_else(|| self.end.judge(intent), Ok)?;
        self.play(legal);
        Ok(())
    }

    /// Plays a move at the end that was written in the letters of PGN. A sign of capture that is missing, or that stands
    /// where nothing is taken, is no hindrance.
    ///
    /// # Errors
    /// Why it is none; the line is then as it was.
    pub fn push_san(&mut self, written: &SanPlus) -> Result<(), NotThatMove> {
        let chess = &self.end.chess;
        if let Some(legal) = plain::find(chess, written.san) {
            self.play(legal);
            return Ok(());
        }
        let legal = written.san.to_move(chess).or_else(|error| match (&error, written.san) {
            (SanError::IllegalSan, San::Normal { role, file, rank, capture, to, promotion }) => {
                San::Normal { role, file, rank, capture: !capture, to, promotion }.to_move(chess)
            }
            _ => Err(error),
        });
        match legal {
            Ok(legal) => self.play(legal),
            Err(SanError::IllegalSan) => return Err(NotThatMove::Illegal),
            Err(SanError::AmbiguousSan) => return Err(NotThatMove::Ambiguous),
        }
        Ok(())
    }

    /// Makes room for this many moves.
    pub fn reserve(&mut self, moves: usize) {
        self.moves.reserve_exact(moves);
    }

    fn play(&mut self, legal: Move) {
        self.moves.push(legal);
        self.end.chess.play_unchecked(legal);
    }

    /// The moves with the positions on which they were made.
    #[must_use]
    pub fn steps(&self) -> Steps<'_> {
        Steps { moves: self.moves.iter(), at: self.start.clone(), before: self.start.clone() }
    }
}

/// One move after another.
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    moves: std::slice::Iter<'a, Move>,
    at: Position,
    before: Position,
}

/// A move of a line.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its number on the scoresheet.
    pub number: u32,
    /// Who moved.
    pub mover: Color,
    pub played: Played,
    legal: Move,
}

impl Steps<'_> {
    /// What stands on the board now: after the step that was last given.
    pub fn position(&self) -> &Position {
        &self.at
    }

    /// What stood on the board before the step that was last given.
    pub fn before(&self) -> &Position {
        &self.before
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let legal = *self.moves.next()?;
        self.before.clone_from(&self.at);
        self.at.chess.play_unchecked(legal);
        let played = describe(&self.before.chess, legal, &self.at.chess);
        let (number, mover) = (self.before.full_moves(), self.before.turn());
        Some(Step { number, mover, played, legal })
    }
}

impl Step {
    /// The move as a game takes it.
    pub fn intent(&self) -> Intent {
        intent_of(self.legal)
    }

    /// Appends the move to `text` as PGN has it (8.2.3 of the PGN standard).
    pub fn write_pgn(&self, text: &mut String) {
        let Played { piece: role, file, rank, capture, to, promotion, .. } = self.played;
        let san = self.played.castling.map_or(San::Normal { role, file, rank, capture, to, promotion }, San::Castle);
        let suffix = match self.played.threat {
            Threat::None => None,
            Threat::Check | Threat::DoubleCheck => Some(Suffix::Check),
            Threat::Mate => Some(Suffix::Checkmate),
        };
        SanPlus { san, suffix }.append_to_string(text);
    }
}

/// From where a pawn of `side` on `file` could take something on `to`.
pub fn pawn_taking(side: Color, file: File, to: Square) -> Option<Square> {
    attacks::pawn_attacks(!side, to).into_iter().find(|from| from.file() == file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::{fen, go};

    #[test]
    fn what_is_described_is_what_the_letters_of_pgn_say() {
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let passing = "rnbqkbnr/ppp1pppp/8/8/2Pp4/8/PP1PPPPP/RNBQKBNR b KQkq c3 0 3";
        let promoting = "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
        let double = "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1";
        for (start, intent, pgn, threat) in [
            (castling, "O-O", "O-O", Threat::None),
            (castling, "O-O-O", "O-O-O", Threat::None),
            (castling, "a1a8", "Rxa8+", Threat::Check),
            (passing, "d4c3", "dxc3", Threat::None),
            (promoting, "e7d8q", "exd8=Q+", Threat::Check),
            (double, "e4f6", "Nf6+", Threat::DoubleCheck),
            ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "Re8#", Threat::Mate),
            ("4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1", "b1d2", "N1d2", Threat::None),
            ("4k3/8/8/8/1N6/8/8/1N1NK3 w - - 0 1", "b1c3", "Nbc3", Threat::None),
        ] {
            let mut line = Line::new(fen(start));
            assert_eq!(line.push(go(intent)), Ok(()), "{start} {intent}");
            let mut steps = line.steps();
            let step = steps.next().expect("one step");
            let mut text = String::new();
            step.write_pgn(&mut text);
            assert_eq!((text.as_str(), step.played.threat, step.intent()), (pgn, threat, go(intent)), "{start}");
            assert_eq!(fen(start).describe(go(intent)), Some(step.played));
            assert_eq!(steps.position().fen(), line.end().fen());
            assert_eq!(steps.before().fen(), fen(start).fen());
        }
    }

    #[test]
    fn a_word_is_plain_where_its_letters_mean_one_thing() {
        for word in ["e4", "exd5", "Nf3", "Nbd2+", "R1xe2#", "Qa1b2", "O-O", "O-O-O+", "e8=Q", "bxa1=N#"] {
            assert_eq!(plainly_written(word).map(|san| san.to_string()).as_deref(), Some(word));
        }
        assert_eq!(plainly_written("Pe4"), plainly_written("e4"));
        for word in
            ["", "Ke9", "1e4", "2e4", "0-0", "e8=q", "e8=", "e8Q", "--", "Z0", "N@f3", "e4!", "e4++", "éd4", "e2-e4"]
        {
            assert_eq!(plainly_written(word), None, "{word}");
        }
    }

    #[test]
    fn a_refused_move_leaves_the_line_as_it_was() {
        let mut line = Line::default();
        assert_eq!(line.push(go("e2e5")), Err(Illegality::NotAMoveOfThatPiece));
        assert_eq!(line.push(go("O-O")), Err(Illegality::CastlingPrevented));
        let san = |text: &str| text.parse::<SanPlus>().expect("letters of PGN");
        assert_eq!(line.push_san(&san("Nd4")), Err(NotThatMove::Illegal));
        assert_eq!(line, Line::default());
        for text in ["Nf3", "e5", "Ne5", "d6"] {
            assert_eq!(line.push_san(&san(text)), Ok(()), "{text}");
        }
        assert!(line.steps().nth(2).is_some_and(|step| step.played.capture));
        let mut knights = Line::new(fen("4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1"));
        assert_eq!(knights.push_san(&san("Nd2")), Err(NotThatMove::Ambiguous));
        assert_eq!(Position::initial().describe(go("e7e5")), None);
    }
}
