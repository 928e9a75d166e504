//! `annabella say`: one move of a position, as it would be announced.

use clap::Args;

use crate::game::board::Board;
use crate::game::participant::{Language, Style};
use crate::game::report::MoveReport;
use crate::rules::position::{CastlingSide, FenError, Illegality, Intent, Role, Square};
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The flags of `say`.
#[derive(Args, Clone, Debug)]
pub struct SayArgs {
    /// The position before the move, as FEN.
    #[arg(long, default_value = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")]
    pub fen: String,
    /// The move: g1f3, e7f8n; for castling the king's squares (e1g1), or the king's and the rook's.
    #[arg(long = "move", value_name = "MOVE")]
    pub chess_move: String,
    /// fide, fide-local, letters, nato, literate or uci.
    #[arg(long, default_value = "fide", value_parser = style)]
    pub style: Style,
    /// en, it, de, es or fr.
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
    /// Print fünf, König and Läufer instead of fuenf, Koenig and Laeufer.
    #[arg(long)]
    pub umlaut: bool,
}

/// Why a phrase cannot be said.
#[derive(Debug, thiserror::Error)]
pub enum SayError {
    /// The position.
    #[error(transparent)]
    Position(#[from] FenError),
    /// Not written as a move.
    #[error("`{0}` is no move; write it as g1f3, e7f8n or e1g1")]
    Unreadable(String),
    /// Written as a move, but the rules are against it.
    #[error("`{chess_move}` is not legal in this position: {}", reason(*.why))]
    Illegal {
        /// The move.
        chess_move: String,
        /// What speaks against it.
        why: Illegality,
    },
}

/// The phrase, without a line break.
///
/// # Errors
/// A position or a move that cannot be read, or a move that is not legal.
pub fn run(args: &SayArgs) -> Result<String, SayError> {
    let board = Board::from_fen(&args.fen)?;
    let intent = read(&args.chess_move, &board).ok_or_else(|| SayError::Unreadable(args.chess_move.clone()))?;
    let illegal = |why| SayError::Illegal { chess_move: args.chess_move.clone(), why };
    if let Some(position) = board.position() {
        position.judge(intent).map_err(illegal)?;
    }
    let change = board.change(intent).ok_or_else(|| illegal(Illegality::NoManThere))?;
    let listener = Listener { language: args.language, style: args.style, umlaut: args.umlaut };
    Ok(text(&Words::new().announcement(&MoveReport::new(&board, &change), &listener)))
}

/// Reads a move in the notation of UCI; both its ways to write castling are understood.
fn read(text: &str, board: &Board) -> Option<Intent> {
    let text = text.trim();
    let from: Square = text.get(0..2)?.parse().ok()?;
    let to: Square = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let role = letters.next().and_then(Role::from_char)?;
            letters.next().is_none().then_some(role)?;
            Some(role)
        }
    };
    let king = board.piece_at(from).filter(|man| man.role == Role::King && man.color == board.turn());
    let takes_own_rook = king.is_some_and(|king| board.piece_at(to) == Some(Role::Rook.of(king.color)));
    let two_steps = king.is_some() && from.rank() == to.rank() && from.distance(to) > 1;
    if takes_own_rook || two_steps {
        let side = if to.file() > from.file() { CastlingSide::KingSide } else { CastlingSide::QueenSide };
        return Some(Intent::Castle { side });
    }
    Some(Intent::Step { from, to, promotion })
}

const fn reason(why: Illegality) -> &'static str {
    match why {
        Illegality::NoManThere => "no man stands on that square",
        Illegality::NotYourMan => "that man belongs to the side that is not on move",
        Illegality::PathBlocked => "the way is blocked",
        Illegality::NotAMoveOfThatMan => "that man does not move so",
        Illegality::LeavesKingInCheck => "the king would stand in check",
        Illegality::PromotionMissing => "it must say what the pawn becomes, as in e7e8q",
        Illegality::PromotionInvalid => "nothing can be promoted to that",
        Illegality::CastlingPrevented => "castling is prevented for the moment",
        Illegality::CastlingRightLost => "the right to castle on that side is lost",
        Illegality::EnPassantLapsed => "the en passant capture is no longer possible",
    }
}

fn style(name: &str) -> Result<Style, String> {
    Style::from_name(name).ok_or_else(|| {
        let known: Vec<&str> = Style::ALL.into_iter().map(Style::name).collect();
        format!("the styles are {}", known.join(", "))
    })
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
        format!("the languages are {}", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use proptest::prelude::*;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: SayArgs,
    }

    fn say(line: &str) -> Result<String, String> {
        let words = ["say"].into_iter().chain(line.split('|').filter(|word| !word.is_empty()));
        let line = Line::try_parse_from(words).map_err(|error| error.to_string())?;
        run(&line.args).map_err(|error| error.to_string())
    }

    #[test]
    fn a_phrase_for_a_move() {
        let castle = "--fen|r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1|--move|";
        let chess960 = "--fen|4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1|--move|";
        let promotion = "--fen|5n2/4P2k/8/8/8/8/8/4K3 w - - 0 1|--move|e7f8n";
        for (line, phrase) in [
            ("--move|g1f3".to_owned(), "Springer Gustav eins Felix drei"),
            ("--move|g1f3|--style|literate|--language|it".to_owned(), "cavallo f3"),
            (format!("{castle}e1g1"), "Kurze Rochade"),
            (format!("{castle}e1a1|--style|nato|--language|fr"), "grand roque"),
            (format!("{chess960}e1g1|--style|uci"), "e1g1"),
            (promotion.to_owned(), "Eva sieben Felix acht Springer"),
            (format!("{promotion}|--style|fide-local|--language|es"), "Eva sieben Felix acht Caballo"),
            ("--fen|4k3/7p/8/8/8/8/8/4K3 b - - 0 1|--move|h7h5|--umlaut".to_owned(), "Hector sieben Hector fünf"),
        ] {
            assert_eq!(say(&line).as_deref(), Ok(phrase), "{line}");
        }
    }

    #[test]
    fn what_cannot_be_said_is_told_in_one_line() {
        for (line, part) in [
            ("--move|Sé3", "`Sé3` is no move"),
            ("--move|e2e5", "`e2e5` is not legal in this position: that man does not move so"),
            ("--move|e4e5", "no man stands on that square"),
            ("--move|e2e4|--fen|8/8", "the FEN"),
            ("--move|e2e4|--style|loud", "the styles are fide, fide-local, letters, nato, literate, uci"),
            ("--move|e2e4|--language|tlh", "the languages are en, it, de, es, fr"),
        ] {
            let told = say(line).expect_err(line);
            assert!(told.contains(part), "{line}: {told}");
        }
    }

    proptest! {
        #[test]
        fn no_move_is_too_strange(text in ".{0,8}") {
            let _intent = read(&text, &Board::default());
        }
    }
}
