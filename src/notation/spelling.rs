//! One move however people and programs spell it: what the Laws print is read by [`sheet`](super::sheet); here is read what means one
//! move besides: `e8/Q`, `d7d8R`, `e7-e5`, `exd6ep`, `Bb5ch`, `♘f3`, `nf6`.

use super::letters::{Alphabet, ENGLISH, Letters, figurine};
use super::sheet::{self, SheetError, file_and_rank, is_nought};
use super::written::Notation;
use super::{san, uci};
use crate::game::board::Board;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::rules::position::{CastlingSide, File, Intent, Position, Rank, Role, Square};

/// No word that is longer was meant to be one move.
const LONGEST: usize = 24;
/// At most this many moves are named where a word is none of them.
const MOST_NAMED: usize = 8;

/// A move that was read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Spelt {
    /// The move.
    pub intent: Intent,
    /// Whether the word is a usual one for it. What is not, is told.
    pub is_usual: bool,
}

/// What a word says of a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Pattern {
    /// The piece; nothing where two squares say it.
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    to_file: File,
    /// Nothing in `exd` alone.
    to_rank: Option<Rank>,
    promotion: Option<Role>,
}

/// Reads one move in the letters of a language, or in any others.
///
/// # Errors
/// The first reason why it is none.
pub fn read(text: &str, position: &Position, letters: impl Into<Alphabet>) -> Result<Spelt, SheetError> {
    let alphabet = letters.into();
    let why = match sheet::read(text, position, alphabet) {
        Ok(intent) => return Ok(Spelt { intent, is_usual: true }),
        // A pawn has no letter (C.4): what looks like one may be a piece of another language, but neither `P` nor a figurine.
        Err(why @ SheetError::PawnLetter { .. }) if !has_clear_pawn(alphabet) => return Err(why),
        Err(SheetError::Ambiguous(moves)) => return Err(SheetError::Ambiguous(moves)),
        Err(why) => why,
    };
    if text.len() > LONGEST {
        return Err(why);
    }
    let plain = plain(text, alphabet.letters());
    let legal = position.legal_intents();
    if let Some(side) = noughts(&plain) {
        let intent = Intent::Castle { side };
        return if legal.contains(&intent) { Ok(Spelt { intent, is_usual: true }) } else { Err(SheetError::Illegal) };
    }
    let patterns = patterns(&plain, alphabet.letters());
    for (among, is_usual) in [(&patterns.usual, true), (&patterns.others, false)] {
        let fits = fitting(among, position, &legal);
        match fits[..] {
            [] => {}
            [intent] => return Ok(Spelt { intent, is_usual }),
            _ => return Err(SheetError::Ambiguous(fits)),
        }
    }
    if let Some(side) = patterns.usual.iter().find_map(|pattern| pattern.castles(position)) {
        let intent = Intent::Castle { side };
        if legal.contains(&intent) {
            return Ok(Spelt { intent, is_usual: false });
        }
    }
    Err(if patterns.usual.is_empty() { why } else { SheetError::Illegal })
}

/// A legal move as a notation has it; in English as PGN does.
pub fn written(position: &Position, intent: Intent, notation: Notation) -> String {
    let board = Board::from(position);
    let Some(change) = board.change(intent) else { return String::new() };
    let report = MoveReport::new(&board, &change);
    if notation == Notation::from(Language::En) { san::write_pgn(&report) } else { notation.write(&report) }
}

/// What is possible where a word is no legal move, in English letters: moves of that piece to that square, else its moves, else
/// moves to that square.
pub fn possible(text: &str, position: &Position, letters: impl Into<Alphabet>) -> Vec<String> {
    let alphabet = letters.into();
    let patterns = patterns(&plain(text, alphabet.letters()), alphabet.letters());
    let Some(pattern) = patterns.usual.first().or(patterns.others.first()) else { return Vec::new() };
    let board = Board::from(position);
    let reports = MoveReport::legal(&board, |_| true).unwrap_or_default();
    let from = pattern.file.zip(pattern.rank).map(|(file, rank)| Square::from_coords(file, rank));
    let role = pattern.role.or_else(|| from.and_then(|from| position.placement().role_at(from)));
    let of_piece = |report: &&MoveReport| role == Some(report.piece());
    let to_square =
        |report: &&MoveReport| report.to().file() == pattern.to_file && pattern.to_rank == Some(report.to().rank());
    let named = |wanted: &dyn Fn(&&MoveReport) -> bool| {
        reports.iter().filter(|report| wanted(report)).map(san::write_pgn).collect::<Vec<String>>()
    };
    let mut moves = named(&|report| of_piece(report) && to_square(report));
    if moves.is_empty() && role != Some(Role::Pawn) {
        moves = named(&of_piece);
    }
    if moves.is_empty() {
        moves = named(&to_square);
    }
    if moves.len() > MOST_NAMED {
        moves.truncate(MOST_NAMED);
        moves.push("...".to_owned());
    }
    moves
}

/// Whether the letter of a pawn stands for a pawn alone.
const fn has_clear_pawn(alphabet: Alphabet) -> bool {
    matches!(alphabet, Alphabet::Of(Language::En) | Alphabet::WhiteFigurines | Alphabet::BlackFigurines)
}

/// Without what says nothing of the move, and with the signs of the keyboard.
fn plain(text: &str, letters: &Letters) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.trim().chars() {
        match sign {
            '×' => plain.push('x'),
            '‐'..='―' | '−' => plain.push('-'),
            '\u{fe0e}' | '\u{fe0f}' => {}
            _ => match figurine(sign) {
                Some(Role::Pawn) => {}
                Some(role) => plain.push_str(letters.letter(role)),
                None if sign.is_whitespace() => {}
                None => plain.push(sign),
            },
        }
    }
    while let Some(shorter) = without_ending(&plain) {
        plain.truncate(shorter);
    }
    plain
}

/// Where a sign of check or of a capture in passing begins at the end.
fn without_ending(text: &str) -> Option<usize> {
    const ENDINGS: [&str; 16] =
        ["+", "#", "†", "‡", "ch.", "ch", "mate", "dbl", "/ep", "(ep)", "(e.p.)", "e.p.", "e.p", "ep", ":", "."];
    let rest = ENDINGS.iter().find_map(|ending| text.strip_suffix(ending))?;
    // A square, or the piece of a promotion, stands before it.
    (rest.chars().count() >= 2).then_some(rest.len())
}

/// Two or three noughts of any kind, with hyphens or without.
fn noughts(text: &str) -> Option<CastlingSide> {
    let signs = || text.chars().filter(|sign| is_nought(*sign)).count();
    let hyphens = text.chars().filter(|sign| *sign == '-').count();
    if !text.chars().all(|sign| is_nought(sign) || sign == '-') || !text.starts_with(is_nought) {
        return None;
    }
    match (signs(), hyphens) {
        (2, 0 | 1) => Some(CastlingSide::KingSide),
        (3, 0 | 2) => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// What a word can mean: in the usual way, and with the letter of a piece that is small.
struct Patterns {
    usual: Vec<Pattern>,
    others: Vec<Pattern>,
}

fn patterns(text: &str, letters: &Letters) -> Patterns {
    let mut found = Patterns { usual: Vec::new(), others: Vec::new() };
    let is_shouted = !text.contains(char::is_lowercase) && text.contains(char::is_alphabetic);
    let small = text.to_lowercase();
    let rest = |piece: Role, of: &str| -> Option<usize> {
        let letter = letters.letter(piece);
        of.strip_prefix(letter).map(|rest| of.len() - rest.len())
    };
    let mut pieces: Vec<Role> = Role::ALL.into_iter().filter(|role| *role != Role::Pawn).collect();
    pieces.sort_by_key(|role| std::cmp::Reverse(letters.letter(*role).len()));
    if let Some((piece, length)) = pieces.iter().find_map(|piece| Some((*piece, rest(*piece, text)?))) {
        let body = if is_shouted { text[length..].to_lowercase() } else { text[length..].to_owned() };
        found.usual.extend(step(&body, Some(piece), letters));
    }
    if found.usual.is_empty() || is_shouted {
        let body = if is_shouted { small.as_str() } else { text };
        let body = body
            .strip_prefix(if is_shouted { "p" } else { letters.pawn })
            .map_or(body, |pawn| pawn.strip_prefix('-').unwrap_or(pawn));
        found.usual.extend(step(body, None, letters));
    }
    if !is_shouted {
        for piece in pieces {
            let body = small.strip_prefix(&letters.letter(piece).to_lowercase());
            if let Some(body) = body.filter(|_| !text.starts_with(letters.letter(piece))) {
                found.others.extend(step(body, Some(piece), letters));
            }
        }
    }
    found
}

/// `[file][rank][sign]square[promotion]`, `[file][sign]file`.
fn step(text: &str, piece: Option<Role>, letters: &Letters) -> Option<Pattern> {
    let mut signs = text.chars().peekable();
    let (first_file, first_rank) = file_and_rank(&mut signs);
    let separated = signs.next_if(|sign| matches!(sign, 'x' | 'X' | '-' | ':' | '/')).is_some();
    if separated && first_file.is_none() && first_rank.is_none() && piece.is_none() {
        return None;
    }
    let before = signs.clone();
    let (second_file, second_rank) = file_and_rank(&mut signs);
    let (file, rank, to_file, to_rank) = match (second_file, second_rank) {
        (Some(to_file), to_rank) => (first_file, first_rank, to_file, to_rank),
        // Only one square: what follows it may be a promotion after a stroke.
        (None, None) if !separated || (text.contains('/') && piece.is_none() && signs.peek().is_some()) => {
            if separated {
                signs = before;
            }
            (None, None, first_file?, first_rank)
        }
        _ => return None,
    };
    if to_rank.is_none() && (file.is_none() || rank.is_some() || piece.is_some()) {
        return None;
    }
    let behind: String = signs.collect();
    // `edb` promotes to nothing: without a rank, a small letter is a slip.
    if to_rank.is_none() && behind.starts_with(char::is_lowercase) {
        return None;
    }
    let promotion = promotion(&behind, letters)?;
    if promotion.is_some() && piece.is_some() {
        return None;
    }
    let role = piece.or((file.is_none() || rank.is_none()).then_some(Role::Pawn));
    Some(Pattern { role, file, rank, to_file, to_rank, promotion })
}

/// `Q`, `=q`, `/Q`, `(Q)`, `=(Q)`; `None` where it is none of these and not nothing.
#[allow(clippy::option_option)] // no promotion is one answer, and no reading another
fn promotion(text: &str, letters: &Letters) -> Option<Option<Role>> {
    if text.is_empty() {
        return Some(None);
    }
    let inner = text.trim_start_matches(['=', '/', '(']).trim_end_matches(')');
    let named = |letters: &Letters| {
        let mut all = letters.all().filter(|(role, _)| !matches!(role, Role::Pawn | Role::King));
        all.find(|(_, letter)| letter.to_lowercase() == inner.to_lowercase()).map(|(role, _)| role)
    };
    named(letters).or_else(|| named(ENGLISH)).map(Some)
}

impl Pattern {
    fn fits(self, position: &Position, intent: Intent) -> bool {
        let Intent::Step { from, to, promotion } = intent else { return false };
        let role = position.placement().role_at(from);
        self.role.is_none_or(|its| Some(its) == role)
            && self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
            && self.to_file == to.file()
            && self.to_rank.is_none_or(|rank| rank == to.rank())
            && self.promotion == promotion
    }

    /// Castling that two squares say of the king.
    fn by_squares(self, position: &Position) -> Option<Intent> {
        let from = Square::from_coords(self.file?, self.rank?);
        let to = Square::from_coords(self.to_file, self.to_rank?);
        let intent = uci::read(&format!("{from}{to}"), &Board::from(position))?;
        (matches!(intent, Intent::Castle { .. }) && self.role.is_none_or(|role| role == Role::King)).then_some(intent)
    }

    /// `Kg1`: a king that cannot go there otherwise.
    fn castles(self, position: &Position) -> Option<CastlingSide> {
        let rank = position.turn().fold_wb(Rank::First, Rank::Eighth);
        if self.role != Some(Role::King) || self.to_rank != Some(rank) || self.file.is_some() {
            return None;
        }
        match self.to_file {
            File::G => Some(CastlingSide::KingSide),
            File::C => Some(CastlingSide::QueenSide),
            _ => None,
        }
    }
}

/// The legal moves that any of these can mean.
fn fitting(patterns: &[Pattern], position: &Position, legal: &[Intent]) -> Vec<Intent> {
    let mut fits: Vec<Intent> = Vec::new();
    for pattern in patterns {
        let steps = legal.iter().copied().filter(|intent| pattern.fits(position, *intent));
        let castling = pattern.by_squares(position).filter(|intent| legal.contains(intent));
        for intent in steps.chain(castling) {
            if !fits.contains(&intent) {
                fits.push(intent);
            }
        }
    }
    fits
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn meant(fen: &str, text: &str, alphabet: impl Into<Alphabet>) -> Option<(String, bool)> {
        let position = Position::from_fen(fen).expect("a legal FEN");
        let spelt = read(text, &position, alphabet).ok()?;
        let board = Board::from(&position);
        let report = MoveReport::new(&board, &board.change(spelt.intent).expect("a piece"));
        Some((san::write_pgn(&report), spelt.is_usual))
    }

    const PAWN: &str = "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const PASSING: &str = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";

    #[test]
    fn what_means_one_move_is_read() {
        let start = Position::initial().fen();
        for (fen, text, expected) in [
            (PAWN, "e8Q", "e8=Q"),
            (PAWN, "e8(N)", "e8=N"),
            (PAWN, "e8/R", "e8=R+"),
            (PAWN, "e8=(b)", "e8=B"),
            (PAWN, "e7e8q", "e8=Q+"),
            (PAWN, "exd8/Q+", "exd8=Q+"),
            (PAWN, "e7:d8=Q", "exd8=Q+"),
            (CASTLING, "OO", "O-O"),
            (CASTLING, "O-0-0", "O-O-O"),
            (CASTLING, "Ke1-c1", "O-O-O"),
            (CASTLING, "e1g1", "O-O"),
            (PASSING, "ed6ep", "exd6"),
            (PASSING, "e5xd6/ep+", "exd6"),
            (PASSING, "ed", "exd6"),
            (PASSING, "QH5", "Qh5"),
            (&start, "♘f3", "Nf3"),
            (&start, "G1-F3", "Nf3"),
            (&start, "P-e4", "e4"),
            (&start, "e2/e4", "e4"),
        ] {
            let meant = meant(fen, text, Language::En).map(|(meant, usual)| (meant.replace('+', ""), usual));
            assert_eq!(meant, Some((expected.replace('+', ""), true)), "{text}");
        }
        assert_eq!(meant(&start, "nf3", Language::En), Some(("Nf3".to_owned(), false)));
        assert_eq!(meant(CASTLING, "Kg1", Language::En), Some(("O-O".to_owned(), false)));
        assert_eq!(meant(&start, "sf3", Language::De), Some(("Nf3".to_owned(), false)));
    }

    #[test]
    fn what_means_none_or_several_is_refused() {
        let start = Position::initial().fen();
        let both = "4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1";
        for (fen, text) in [
            (start.as_str(), "e4x"),
            (&start, "e2-e"),
            (&start, "-e4"),
            (&start, "e2--e4"),
            (&start, "Nf3/"),
            (&start, "nd5"),
            (PAWN, "e8"),
            (PAWN, "e8K"),
            (CASTLING, "0-0-0-0"),
            (CASTLING, "O"),
            (both, "BXC4"),
        ] {
            assert_eq!(meant(fen, text, Language::En), None, "{text}");
        }
        assert_eq!(meant(both, "bxc4", Language::En), Some(("bxc4".to_owned(), true)));
    }

    #[test]
    fn what_is_possible_is_named() {
        let start = Position::initial();
        assert_eq!(possible("Nf4", &start, Language::En).len(), 4);
        assert_eq!(possible("e5", &start, Language::En), Vec::<String>::new());
        assert_eq!(possible("zz", &start, Language::En), Vec::<String>::new());
        let pawn = Position::from_fen(PAWN).expect("a legal FEN");
        assert_eq!(possible("e8", &pawn, Language::En).len(), 4);
    }

    proptest! {
        #[test]
        fn no_text_breaks_it(text in "\\PC{0,12}|[a-hRDTACKКрФ♘x×0-9=(+)OОP.é/:-]{0,9}", index in 0_usize..11) {
            for fen in [PAWN, CASTLING, PASSING] {
                let position = Position::from_fen(fen).expect("a legal FEN");
                let alphabet = Alphabet::all().nth(index).expect("there are 11");
                if let Ok(spelt) = read(&text, &position, alphabet) {
                    prop_assert!(position.judge(spelt.intent).is_ok());
                }
                let _any = possible(&text, &position, alphabet);
            }
        }
    }
}
