//! Moves as they stand on a scoresheet, read strictly: what is evidence is never guessed.
//!
//! [`read`](super::read()) is for somebody who enters a move and can be asked back; here there is no one to ask. The letters are
//! those of one language alone (C.2, C.3: `Rb1` is a king's move in Italian and a rook's in English), the form is one that
//! the Laws print (C.1 to C.13), and exactly one legal move must fit.

use std::borrow::Cow;
use std::iter::Peekable;
use std::str::Chars;

use super::letters::{Alphabet, Letters, figurine};
use crate::game::board::Board;
use crate::rules::position::{CastlingSide, File, Intent, Position, Rank, Role, Square, on_the_lines_of};

/// Why a text on a scoresheet is no move: the first reason that applies.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SheetError {
    /// It has not the form of a move.
    #[error("it has not the form of a move")]
    Syntax,
    /// It names a piece by a letter that the language has not got.
    #[error("the language has no piece with that letter")]
    UnknownLetter,
    /// It names a pawn by a letter: a pawn has none (C.4).
    #[error("a pawn has no letter; right would be {without}")]
    PawnLetter { without: String },
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
    Step { piece: Role, file: Option<File>, rank: Option<Rank>, to: Square, promotion: Option<Role> },
}

/// Reads one move of a scoresheet in the letters of a language, or in any others. A draw offer after it, `(=)`, is passed over.
///
/// # Errors
/// The first reason why it is none.
pub fn read(text: &str, position: &Position, letters: impl Into<Alphabet>) -> Result<Intent, SheetError> {
    let written = parse(text, letters.into())?;
    let fits: Vec<Intent> =
        position.legal_intents().into_iter().filter(|intent| written.fits(*intent, position)).collect();
    match fits[..] {
        [] => Err(SheetError::Illegal),
        [intent] => Ok(intent),
        _ => Err(SheetError::Ambiguous(fits)),
    }
}

/// The one move of the side to move that a text names, legal or not: so that an illegal move on two sheets is known for the same.
pub fn named(text: &str, board: &Board, letters: impl Into<Alphabet>) -> Option<Intent> {
    let (piece, file, rank, to, promotion) = match parse(text, letters.into()).ok()? {
        Written::Castle(side) => return Some(Intent::Castle { side }),
        Written::Step { piece, file, rank, to, promotion } => (piece.of(board.turn()), file, rank, to, promotion),
    };
    // A pawn that takes says from which file; one that takes nothing stays on its own.
    let file = file.or((piece.role == Role::Pawn).then_some(to.file()));
    let said = |from: &Square| file.is_none_or(|its| its == from.file()) && rank.is_none_or(|its| its == from.rank());
    let all: Vec<Square> = board.placement().by_piece(piece).into_iter().filter(said).collect();
    let by_its_lines: Vec<Square> = all.iter().copied().filter(|from| on_the_lines_of(piece, *from, to)).collect();
    match (&by_its_lines[..], &all[..]) {
        ([from], _) | ([], [from]) => Some(Intent::Step { from: *from, to, promotion }),
        _ => None,
    }
}

impl Written {
    fn fits(self, intent: Intent, position: &Position) -> bool {
        match (self, intent) {
            (Written::Castle(side), Intent::Castle { side: other }) => side == other,
            (Written::Step { piece, file, rank, to, promotion }, Intent::Step { from, to: its_to, promotion: its }) => {
                to == its_to
                    && promotion == its
                    && file.is_none_or(|file| file == from.file())
                    && rank.is_none_or(|rank| rank == from.rank())
                    && position.placement().role_at(from) == Some(piece)
            }
            _ => false,
        }
    }
}

fn parse(text: &str, alphabet: Alphabet) -> Result<Written, SheetError> {
    let text = without_offer(text);
    let text = &*plain_signs(text, alphabet);
    if let Some(side) = castling(text.trim_end_matches(['+', '#'])) {
        return Ok(Written::Castle(side));
    }
    let letters = alphabet.letters();
    if let Some((piece, rest)) = pieces(letters).find_map(|(piece, letter)| Some((piece, text.strip_prefix(letter)?))) {
        return step(piece, rest, letters).ok_or(SheetError::Syntax);
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
pub(super) fn without_offer(text: &str) -> &str {
    let text = text.trim();
    let text = text.strip_suffix("(=)").or_else(|| text.strip_suffix(" =")).unwrap_or(text);
    text.trim_end()
}

/// Typographical signs as those of the keyboard, and in figurines white pieces for black ones.
fn plain_signs(text: &str, alphabet: Alphabet) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let figurines = matches!(alphabet, Alphabet::WhiteFigurines | Alphabet::BlackFigurines);
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '×' => plain.push('x'),
            '‐'..='―' | '−' => plain.push('-'),
            // They say how a figurine is drawn.
            '\u{fe0e}' | '\u{fe0f}' if figurines => {}
            _ => match figurine(sign).filter(|_| figurines) {
                Some(role) => plain.push_str(alphabet.letters().letter(role)),
                None => plain.push(sign),
            },
        }
    }
    plain.into()
}

/// The figure of castling, or one of the letters that look like it: the Latin `O` of PGN, the Cyrillic one.
pub(super) const fn is_nought(sign: char) -> bool {
    matches!(sign, '0' | 'O' | 'o' | 'О' | 'о')
}

/// Two or three noughts with hyphens between, all of one kind.
fn castling(text: &str) -> Option<CastlingSide> {
    let mut parts = text.split('-');
    let first = parts.next()?;
    let mut signs = first.chars();
    if !signs.next().is_some_and(is_nought) || signs.next().is_some() {
        return None;
    }
    match (parts.next(), parts.next(), parts.next()) {
        (Some(second), None, None) if second == first => Some(CastlingSide::KingSide),
        (Some(second), Some(third), None) if second == first && third == first => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The pieces that have a letter in moves, the longest letters first: *Кр* before *К*.
fn pieces(letters: &Letters) -> impl Iterator<Item = (Role, &'static str)> {
    let mut pieces: Vec<_> = letters.all().filter(|(role, _)| *role != Role::Pawn).collect();
    pieces.sort_by_key(|(_, letter)| std::cmp::Reverse(letter.len()));
    pieces.into_iter()
}

/// The file and the rank that come next, as far as they are there.
pub(super) fn file_and_rank(signs: &mut Peekable<Chars<'_>>) -> (Option<File>, Option<Rank>) {
    let file = signs.peek().copied().and_then(File::from_char);
    if file.is_some() {
        signs.next();
    }
    let rank = signs.peek().copied().and_then(Rank::from_char);
    if rank.is_some() {
        signs.next();
    }
    (file, rank)
}

/// `[file][rank][x|-]square[promotion][e.p.][+|++|#]`.
fn step(piece: Role, text: &str, letters: &Letters) -> Option<Written> {
    let text = without_check(text);
    let text = if piece == Role::Pawn { without_check(without_en_passant(text)) } else { text };
    let (text, promotion) = if piece == Role::Pawn { promotion(text, letters)? } else { (text, None) };
    if !text.is_ascii() {
        return None;
    }
    let (before, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
    let to: Square = to.parse().ok()?;
    let origin = before.strip_suffix(['x', '-', ':']);
    // A pawn that takes or goes somewhere says from where.
    if piece == Role::Pawn && origin.is_some_and(str::is_empty) {
        return None;
    }
    let before = origin.unwrap_or(before);
    let mut signs = before.chars().peekable();
    let (file, rank) = file_and_rank(&mut signs);
    signs.next().is_none().then_some(Written::Step { piece, file, rank, to, promotion })
}

fn without_check(text: &str) -> &str {
    ["++", "+", "#"].iter().find_map(|sign| text.strip_suffix(sign)).unwrap_or(text).trim_end()
}

fn without_en_passant(text: &str) -> &str {
    ["e.p.", "e.p", "ep"].iter().find_map(|sign| text.strip_suffix(sign)).map_or(text, str::trim_end)
}

/// What a pawn becomes, written after its square: `d8D`, `d8=D`, `d8/D`, `d8(D)`. `None` where it is no piece that it can become.
fn promotion<'a>(text: &'a str, letters: &Letters) -> Option<(&'a str, Option<Role>)> {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some((role, rest)) = pieces(letters).find_map(|(role, letter)| Some((role, inner.strip_suffix(letter)?)))
    else {
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
    use crate::game::participant::Language;
    use crate::game::report::MoveReport;
    use crate::notation::{san, uci};

    fn why(fen: &str, text: &str, language: Language) -> Option<SheetError> {
        read(text, &Position::from_fen(fen).expect("a legal FEN"), language).err()
    }

    fn go(position: &Position, text: &str) -> Intent {
        uci::read(text, &Board::from(position)).expect("a move")
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
    fn an_illegal_move_is_known_by_what_it_names() {
        let start = Position::initial();
        let pinned = "4k3/8/8/8/4r3/8/4N3/1N2K3 w - - 0 1";
        for (fen, text, language, expected) in [
            (start.fen().as_str(), "Nf4", Language::En, None),
            (start.fen().as_str(), "Ng1g4", Language::En, Some("g1g4")),
            (start.fen().as_str(), "Ke3", Language::En, Some("e1e3")),
            (start.fen().as_str(), "e2e5", Language::En, Some("e2e5")),
            (start.fen().as_str(), "e5", Language::En, Some("e2e5")),
            (start.fen().as_str(), "Nd5", Language::En, None),
            (pinned, "Cec3", Language::It, Some("e2c3")),
            (pinned, "Cd4", Language::It, Some("e2d4")),
        ] {
            let board = Board::from_fen(fen).expect("a legal FEN");
            let expected = expected.and_then(|text| uci::read(text, &board));
            assert_eq!(named(text, &board, language), expected, "{text}");
        }
        let castling = Intent::Castle { side: CastlingSide::KingSide };
        assert_eq!(named("0-0", &Board::default(), Language::It), Some(castling));
    }

    #[test]
    fn signs_of_many_kinds_are_understood() {
        let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for text in ["0-0", "O-O", "o-o", "О-О", "о-о", "0–0", "0-0+", "O-O (=)"] {
            assert_eq!(why(castle, text, Language::It), None, "{text}");
        }
        for text in ["0-0-0", "О-О-О", "O–O–O", "0-0-0#"] {
            assert_eq!(why(castle, text, Language::It), None, "{text}");
        }
        for text in ["0-O", "0-0-O", "00", "0-0-0-0", "0-", "-0-0", "О-O"] {
            assert_eq!(why(castle, text, Language::It), Some(SheetError::Syntax), "{text}");
        }
        let start = Position::initial();
        for (text, alphabet) in [
            ("♘f3", Alphabet::WhiteFigurines),
            ("♞f3", Alphabet::WhiteFigurines),
            ("♘\u{fe0e}g1–f3", Alphabet::BlackFigurines),
            ("Кf3", Alphabet::Ru),
            ("Pf3", Alphabet::Nl),
            ("Sf3", Alphabet::Pl),
            ("Cf3", Alphabet::Pt),
        ] {
            assert_eq!(read(text, &start, alphabet), Ok(go(&start, "g1f3")), "{text}");
        }
        for (text, alphabet) in
            [("♘f3", Alphabet::Of(Language::En)), ("Kf3", Alphabet::Ru), ("Nf3", Alphabet::WhiteFigurines)]
        {
            assert!(read(text, &start, alphabet).is_err(), "{text}");
        }
        let king = Position::from_fen("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1").expect("a legal FEN");
        for (text, meaning) in [("Крe2", "e1e2"), ("Кe2", "g1e2"), ("Крe1-e2", "e1e2")] {
            assert_eq!(read(text, &king, Alphabet::Ru), Ok(go(&king, meaning)), "{text}");
        }
        let passing = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6";
        for text in ["exd6 e.p.", "exd6e.p.", "e5×d6 ep", "ed6 e.p.", "e5d6"] {
            assert_eq!(why(passing, text, Language::It), None, "{text}");
        }
    }

    /// The language is fixed before the game: here a king goes there, and there a rook.
    #[test]
    fn one_text_is_two_moves_in_two_languages() {
        let position = Position::from_fen("7k/8/8/8/8/8/8/R3K3 w - - 0 1").expect("a legal FEN");
        let meaning = |alphabet| read("Rd1", &position, alphabet);
        for alphabet in
            [Alphabet::Of(Language::It), Alphabet::Of(Language::Es), Alphabet::Of(Language::Fr), Alphabet::Pt]
        {
            assert_eq!(meaning(alphabet), Ok(go(&position, "e1d1")), "{alphabet:?}");
        }
        assert_eq!(meaning(Alphabet::Of(Language::En)), Ok(go(&position, "a1d1")));
        for alphabet in [Alphabet::Of(Language::De), Alphabet::Nl, Alphabet::Pl, Alphabet::Ru, Alphabet::WhiteFigurines]
        {
            assert_eq!(meaning(alphabet), Err(SheetError::UnknownLetter), "{alphabet:?}");
        }
    }

    #[test]
    fn what_pgn_writes_is_read_back() {
        for fen in STARTS {
            let position = Position::from_fen(fen).expect("a legal FEN");
            let board = Board::from(&position);
            for intent in position.legal_intents() {
                let report = MoveReport::new(&board, &board.change(intent).expect("a piece"));
                assert_eq!(read(&san::write_pgn(&report), &position, Language::En), Ok(intent), "{fen}");
            }
        }
    }

    proptest! {
        #[test]
        fn no_text_breaks_it(text in "\\PC{0,12}|[a-hRDTACKКрФ♘x×0-9=(+)OОP.é-]{0,9}", index in 0_usize..11) {
            let position = Position::from_fen(STARTS[0]).expect("a legal FEN");
            let alphabet = Alphabet::all().nth(index).expect("there are 11");
            if let Ok(intent) = read(&text, &position, alphabet) {
                prop_assert!(position.judge(intent).is_ok());
            }
        }
    }
}
