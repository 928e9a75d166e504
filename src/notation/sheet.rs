//! Moves as they stand on a scoresheet, read strictly: what is evidence is never guessed.
//!
//! [`read`](super::read()) is for somebody who enters a move and can be asked back; here nobody can be asked. The letters are
//! those of one language alone (C.2, C.3: `Rb1` is a king's move in Italian and a rook's in English), the form is one that
//! the Laws print (C.1 to C.13), and exactly one legal move must fit.

use super::letters::Letters;
use crate::game::participant::Language;
use crate::rules::position::{CastlingSide, File, Intent, Position, Rank, Role, Square};

/// Why a text on a scoresheet is no move: the first reason that applies.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// It has not the form of a move.
    #[error("it has not the form of a move")]
    Syntax,
    /// It names a man by a letter that the language has not got.
    #[error("the language has no man with that letter")]
    UnknownLetter,
    /// It names a pawn by a letter: a pawn has none (C.4).
    #[error("a pawn has no letter; right would be {without}")]
    PawnLetter {
        /// The text without the letter.
        without: String,
    },
    /// No legal move fits.
    #[error("no legal move fits")]
    Illegal,
    /// More than one legal move fits (C.10).
    #[error("{} legal moves fit", .0.len())]
    Ambiguous(Vec<Intent>),
}

/// A move as it is written: what must fit.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Written {
    Castle(CastlingSide),
    Step { man: Role, file: Option<File>, rank: Option<Rank>, to: Square, promotion: Option<Role> },
}

/// Reads one move of a scoresheet. A draw offer behind it, `(=)`, is passed over.
///
/// # Errors
/// The first reason why it is none.
pub fn read(text: &str, position: &Position, language: Language) -> Result<Intent, SheetError> {
    let written = parse(text, language)?;
    let fits: Vec<Intent> =
        position.legal_intents().into_iter().filter(|intent| written.fits(*intent, position)).collect();
    match fits[..] {
        [] => Err(SheetError::Illegal),
        [intent] => Ok(intent),
        _ => Err(SheetError::Ambiguous(fits)),
    }
}

impl Written {
    fn fits(self, intent: Intent, position: &Position) -> bool {
        match (self, intent) {
            (Written::Castle(side), Intent::Castle { side: other }) => side == other,
            (Written::Step { man, file, rank, to, promotion }, Intent::Step { from, to: its_to, promotion: its }) => {
                to == its_to
                    && promotion == its
                    && file.is_none_or(|file| file == from.file())
                    && rank.is_none_or(|rank| rank == from.rank())
                    && position.placement().role_at(from) == Some(man)
            }
            _ => false,
        }
    }
}

fn parse(text: &str, language: Language) -> Result<Written, SheetError> {
    let text = without_offer(text);
    if let Some(side) = castling(text.trim_end_matches(['+', '#'])) {
        return Ok(Written::Castle(side));
    }
    let letters = Letters::of(language);
    if let Some((man, rest)) = men(letters).find_map(|(man, letter)| Some((man, text.strip_prefix(letter)?))) {
        return step(man, rest, letters).ok_or(SheetError::Syntax);
    }
    if let Some(step) = step(Role::Pawn, text, letters) {
        return Ok(step);
    }
    // What would be a move without its first letter has a wrong one.
    let mut rest = text.chars();
    let first = rest.next().ok_or(SheetError::Syntax)?;
    let rest = rest.as_str();
    step(Role::Pawn, rest, letters).ok_or(SheetError::Syntax)?;
    let pawn = letters.pawn;
    if first.to_uppercase().eq(pawn.chars()) {
        Err(SheetError::PawnLetter { without: rest.to_owned() })
    } else if first.is_uppercase() {
        Err(SheetError::UnknownLetter)
    } else {
        Err(SheetError::Syntax)
    }
}

/// The text without a draw offer at its end (C.12; C.13 in older editions).
#[must_use]
pub(super) fn without_offer(text: &str) -> &str {
    let text = text.trim();
    let text = text.strip_suffix("(=)").or_else(|| text.strip_suffix(" =")).unwrap_or(text);
    text.trim_end()
}

fn castling(text: &str) -> Option<CastlingSide> {
    match text {
        "0-0" | "O-O" | "o-o" => Some(CastlingSide::KingSide),
        "0-0-0" | "O-O-O" | "o-o-o" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The men that have a letter in moves.
fn men(letters: &Letters) -> impl Iterator<Item = (Role, &'static str)> {
    letters.all().filter(|(role, _)| *role != Role::Pawn)
}

/// `[file][rank][x|-]square[promotion][e.p.][+|++|#]`.
fn step(man: Role, text: &str, letters: &Letters) -> Option<Written> {
    let text = ["++", "+", "#"].iter().find_map(|sign| text.strip_suffix(sign)).unwrap_or(text).trim_end();
    let text = if man == Role::Pawn { without_en_passant(text) } else { text };
    let (text, promotion) = if man == Role::Pawn { promotion(text, letters)? } else { (text, None) };
    if !text.is_ascii() {
        return None;
    }
    let (before, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
    let to: Square = to.parse().ok()?;
    let before = before.strip_suffix(['x', '-', ':']).unwrap_or(before);
    let mut signs = before.chars().peekable();
    let file = signs.peek().copied().and_then(File::from_char);
    if file.is_some() {
        signs.next();
    }
    let rank = signs.peek().copied().and_then(Rank::from_char);
    if rank.is_some() {
        signs.next();
    }
    signs.next().is_none().then_some(Written::Step { man, file, rank, to, promotion })
}

fn without_en_passant(text: &str) -> &str {
    ["e.p.", "e.p", "ep"].iter().find_map(|sign| text.strip_suffix(sign)).map_or(text, str::trim_end)
}

/// What a pawn becomes, behind its square: `d8D`, `d8=D`, `d8/D`, `d8(D)`. `None` where it is no man that it can become.
fn promotion<'a>(text: &'a str, letters: &Letters) -> Option<(&'a str, Option<Role>)> {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some((role, rest)) = men(letters).find_map(|(role, letter)| Some((role, inner.strip_suffix(letter)?))) else {
        return Some((text, None));
    };
    let rest =
        if inner.len() == text.len() { rest.strip_suffix(['=', '/']).unwrap_or(rest) } else { rest.strip_suffix('(')? };
    (role != Role::King).then_some((rest, Some(role)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::board::Board;
    use crate::game::report::MoveReport;
    use crate::notation::{long, san};

    fn why(fen: &str, text: &str, language: Language) -> Option<SheetError> {
        read(text, &Position::from_fen(fen).expect("a legal FEN"), language).err()
    }

    #[test]
    fn the_first_reason_is_told() {
        let start = Position::initial().fen();
        let knights = "4k3/8/8/8/8/8/8/4N1NK w - - 0 1";
        for (fen, text, language, expected) in [
            (start.as_str(), "e4", Language::It, None),
            (start.as_str(), "e2-e4", Language::It, None),
            (start.as_str(), "Cf3 (=)", Language::It, None),
            (start.as_str(), "Nf3", Language::It, Some(SheetError::UnknownLetter)),
            (start.as_str(), "Cg1f3", Language::It, None),
            (start.as_str(), "Pe4", Language::It, Some(SheetError::PawnLetter { without: "e4".to_owned() })),
            (start.as_str(), "Be4", Language::De, Some(SheetError::PawnLetter { without: "e4".to_owned() })),
            (start.as_str(), "pe4", Language::En, Some(SheetError::PawnLetter { without: "e4".to_owned() })),
            (start.as_str(), "e5", Language::It, Some(SheetError::Illegal)),
            (start.as_str(), "0-0", Language::It, Some(SheetError::Illegal)),
            (start.as_str(), "e2ed", Language::It, Some(SheetError::Syntax)),
            (start.as_str(), "~~", Language::It, Some(SheetError::Syntax)),
            (start.as_str(), "", Language::It, Some(SheetError::Syntax)),
            (start.as_str(), "é", Language::It, Some(SheetError::Syntax)),
            (start.as_str(), "Cé", Language::It, Some(SheetError::Syntax)),
            (start.as_str(), "P", Language::It, Some(SheetError::Syntax)),
            (knights, "Cef3", Language::It, None),
            ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8", Language::It, Some(SheetError::Illegal)),
            ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8(D)", Language::It, None),
            ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8/D", Language::It, None),
            ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8=R", Language::It, Some(SheetError::Syntax)),
        ] {
            assert_eq!(why(fen, text, language), expected, "{text}");
        }
        assert!(matches!(why(knights, "Cf3", Language::It), Some(SheetError::Ambiguous(moves)) if moves.len() == 2));
    }

    const STARTS: [&str; 4] = [
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
        "1n1r1n2/P1P1P1P1/4k3/8/8/4K3/p1p1p1p1/1N1R1N2 w - - 0 1",
    ];

    #[test]
    fn what_is_written_is_read_back() {
        for fen in STARTS {
            let position = Position::from_fen(fen).expect("a legal FEN");
            let board = Board::from(&position);
            for intent in position.legal_intents() {
                let report = MoveReport::new(&board, &board.change(intent).expect("a man"));
                for language in Language::ALL {
                    for text in [san::write(&report, language), long::write(&report, language)] {
                        assert_eq!(read(&text, &position, language), Ok(intent), "{language:?} {text} on {fen}");
                    }
                }
                assert_eq!(read(&san::write_pgn(&report), &position, Language::En), Ok(intent), "{fen}");
            }
        }
    }

    proptest! {
        #[test]
        fn no_text_breaks_it(text in "\\PC{0,12}|[a-hRDTACKx0-9=(+)OP.é-]{0,9}", index in 0_usize..5) {
            let position = Position::from_fen(STARTS[0]).expect("a legal FEN");
            if let Ok(intent) = read(&text, &position, Language::ALL[index]) {
                prop_assert!(position.judge(intent).is_ok());
            }
        }
    }
}
