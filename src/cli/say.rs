//! `annabella say`: one move of a position, as it would be announced.

use clap::Args;

use super::one_of::OneOf;
use crate::game::board::Board;
use crate::game::participant::{Language, Style};
use crate::game::report::MoveReport;
use crate::notation::letters::Letters;
use crate::notation::{self, Heard, Legality, long};
use crate::rules::position::{Illegality, Intent, Role};
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The flags of `say`.
#[derive(Args, Clone, Debug)]
pub struct SayArgs {
    /// The position before the move, as FEN.
    #[arg(long, default_value = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")]
    pub fen: String,
    /// The move: Nf3, e8=Q, O-O, knight f3, Ng1f3 or g1f3
    #[arg(long = "move", value_name = "MOVE")]
    pub chess_move: String,
    /// How it is announced: fide, fide-local, letters, nato, literate or uci.
    #[arg(long, default_value = "fide", value_parser = style)]
    pub style: Style,
    /// The language: en, it, de, es or fr.
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
    /// Print fünf, König and Läufer instead of fuenf, Koenig and Laeufer.
    #[arg(long)]
    pub umlaut: bool,
}

/// The phrase, without a line break.
///
/// # Errors
/// A position or a move that cannot be read, a text that may be several moves, or a move that is not legal.
pub fn run(args: &SayArgs) -> Result<String, String> {
    let board = Board::from_fen(&args.fen).map_err(|error| error.to_string())?;
    let intent = read(&args.chess_move, &board, args.language)?;
    let illegal = |why| format!("`{}` is not legal in this position: {}", args.chess_move, reason(why));
    if let Some(position) = board.position() {
        position.judge(intent).map_err(illegal)?;
    }
    let change = board.change(intent).ok_or_else(|| illegal(Illegality::NoPieceThere))?;
    let listener = Listener { language: args.language, style: args.style, umlaut: args.umlaut, ..Listener::default() };
    Ok(text(&Words::new().announcement(&MoveReport::new(&board, &change), &listener)))
}

/// Reads a move in every way in which a player may enter it; of several, the legal one is meant.
fn read(chess_move: &str, board: &Board, language: Language) -> Result<Intent, String> {
    let chess_move = chess_move.trim();
    let not_here = |why: String| Err(format!("`{chess_move}` cannot be played: {why}"));
    let candidates = |intents: &[Intent]| {
        let changes = intents.iter().filter_map(|intent| board.change(*intent));
        let written = changes.map(|change| long::write(&MoveReport::new(board, &change), language));
        written.collect::<Vec<_>>().join(" or ")
    };
    match notation::read(chess_move, board, language, Legality::Preferred) {
        Heard::Moves(intents) => match intents[..] {
            [intent] => Ok(intent),
            _ => Err(format!("`{chess_move}` may be {}; write which", candidates(&intents))),
        },
        Heard::PromotionMissing { from, to } => {
            let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            let intents = roles.map(|role| Intent::Step { from, to, promotion: Some(role) });
            Err(format!("`{chess_move}` must say what the pawn becomes: {}", candidates(&intents)))
        }
        Heard::NoPieceGoesThere { role, square } => {
            let piece = if role == Role::Pawn { "pawn" } else { Letters::of(language).letter(role) };
            not_here(format!("the side to move has no {piece} that could go to {square}"))
        }
        Heard::NotThatPiece { square, piece: None, .. } => not_here(format!("nothing stands on {square}")),
        Heard::NotThatPiece { square, piece: Some(_), .. } => {
            not_here(format!("the side to move has no such piece on {square}"))
        }
        Heard::NothingToCastleWith => not_here("king and rook do not stand where they could castle".to_owned()),
        Heard::NothingToTake { .. } => not_here("nothing can be captured so".to_owned()),
        Heard::NoSuchSquare { text } => not_here(format!("no board has a square {text}")),
        Heard::ForeignLetter { letter, role } => Err(format!(
            "`{letter}` is no letter of a piece in this language; write {}",
            Letters::of(language).letter(role)
        )),
        Heard::NotAMove => Err(format!(
            "`{chess_move}` is no move; write it as Nf3, e8=Q, O-O or g1f3, with the letters of the language"
        )),
    }
}

const fn reason(why: Illegality) -> &'static str {
    match why {
        Illegality::NoPieceThere => "there is no piece on that square",
        Illegality::NotYourPiece => "that piece belongs to the side that is not to move",
        Illegality::PathBlocked => "the way is blocked",
        Illegality::NotAMoveOfThatPiece => "that piece does not move like that",
        Illegality::LeavesKingInCheck => "the king would stand in check",
        Illegality::PromotionMissing => "it must say what the pawn becomes, as in e7e8q",
        Illegality::PromotionInvalid => "nothing can be promoted to that",
        Illegality::CastlingPrevented => "castling is prevented for the moment",
        Illegality::CastlingRightLost => "the right to castle on that side is lost",
        Illegality::EnPassantLapsed => "the en passant capture is no longer possible",
    }
}

pub(super) fn style(name: &str) -> Result<Style, OneOf> {
    Style::from_name(name).ok_or_else(|| OneOf::of(Style::ALL.map(Style::name)))
}

pub(super) fn language(code: &str) -> Result<Language, OneOf> {
    Language::from_code(code).ok_or_else(|| OneOf::of(Language::ALL.map(Language::code)))
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
        run(&line.args)
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
            (format!("{castle}O-O-O"), "Lange Rochade"),
            (format!("{chess960}e1b1|--style|uci"), "e1b1"),
            (format!("{chess960}O-O-O|--style|uci"), "e1b1"),
            ("--fen|4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1|--move|O-O|--style|uci".to_owned(), "e1h1"),
            (format!("{castle}0-0|--style|uci"), "e1g1"),
            ("--move|Nf3".to_owned(), "Springer Gustav eins Felix drei"),
            ("--move|Ng1-f3".to_owned(), "Springer Gustav eins Felix drei"),
            ("--move|Cf3|--language|it|--style|literate".to_owned(), "cavallo f3"),
            ("--move|Sf3|--language|de|--style|uci".to_owned(), "g1f3"),
            ("--move|caballo f tres|--language|es|--style|uci".to_owned(), "g1f3"),
            ("--move|springer gustav eins felix drei|--style|uci".to_owned(), "g1f3"),
            // One of the knights is pinned.
            ("--fen|4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1|--move|Ne2|--style|uci".to_owned(), "g1e2"),
            (promotion.replace("e7f8n", "exf8=Q"), "Eva sieben Felix acht Dame"),
            (format!("{}|--language|it", promotion.replace("e7f8n", "exf8T")), "Eva sieben Felix acht Turm"),
            // An engine's rook, which is an Italian king.
            (format!("{}|--language|it", promotion.replace("e7f8n", "e7f8r")), "Eva sieben Felix acht Turm"),
            ("--fen|4k3/7p/8/8/8/8/8/4K3 b - - 0 1|--move|h7h5|--umlaut".to_owned(), "Hector sieben Hector fünf"),
        ] {
            assert_eq!(say(&line).as_deref(), Ok(phrase), "{line}");
        }
    }

    #[test]
    fn what_cannot_be_said_is_told_in_one_line() {
        for (line, part) in [
            ("--move|Sé3", "`S` is no letter of a piece in this language; write N"),
            ("--move|é3é", "`é3é` is no move"),
            ("--move|e2e5", "`e2e5` is not legal in this position: that piece does not move like that"),
            ("--move|e4e5", "`e4e5` cannot be played: nothing stands on e4"),
            ("--move|e7e5", "the side to move has no such piece on e7"),
            ("--move|Nd4", "the side to move has no N that could go to d4"),
            ("--move|Sd4|--language|de", "has no S that could go to d4"),
            ("--move|e5", "has no pawn that could go to e5"),
            ("--move|Nf9", "no board has a square f9"),
            ("--move|0-0|--fen|4k3/8/8/8/8/8/8/4K3 w - - 0 1", "king and rook do not stand"),
            ("--move|Nd2|--fen|4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "`Nd2` may be Nb1d2 or Nf3d2; write which"),
            ("--move|Cd2|--language|es|--fen|4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "may be Cb1d2 or Cf3d2"),
            (
                "--move|a8|--language|de|--fen|4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
                "becomes: a7a8D+ or a7a8T+ or a7a8L or a7a8S",
            ),
            ("--move|a7a8|--fen|4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "becomes: a7a8Q+ or a7a8R+ or a7a8B or a7a8N"),
            ("--move|e2e4|--fen|8/8", "the FEN"),
            ("--move|e2e4|--style|loud", "there are fide, fide-local, letters, nato, literate, uci"),
            ("--move|e2e4|--language|tlh", "there are en, it, de, es, fr"),
        ] {
            let told = say(line).expect_err(line);
            assert!(told.contains(part), "{line}: {told}");
        }
    }

    proptest! {
        #[test]
        fn no_move_is_too_strange(text in ".{0,8}") {
            for language in Language::ALL {
                let _intent = read(&text, &Board::default(), language);
            }
        }
    }
}
