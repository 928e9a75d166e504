//! Cuts a text into the pieces of a move, in every way in which it can be cut.
//!
//! Nothing is decided here: in Italian `a` is a file, a bishop and the word *to*, and only the rest of the text and the
//! pieces on the board tell which. So the result is a lattice: for each place in the text, all the tokens that begin there.

use super::letters::{ENGLISH, Letters, figurine};
use super::sheet::is_nought;
use super::{accents, phonetic, spoken};
use crate::game::participant::Language;
use crate::language::OfEach;
use crate::rules::position::{CastlingSide, File, Rank, Role};

/// Nothing longer is a move; with the bound on the length goes a bound on the time.
const LONGEST: usize = 120;

/// A piece of a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names of the fields say it
pub(super) enum Token {
    /// A piece, by a name, a figurine or a letter.
    Piece(Role, Case),
    /// A piece by an English letter that means another piece in the player's language. No pawn can become that piece, so
    /// where a pawn is promoted the English letter is meant (as in UCI: `a7a8r`).
    PromotedTo(Role),
    /// A file.
    File(File, Case),
    /// A rank.
    Rank(Rank),
    /// `x` or a word for it.
    Takes,
    /// *from*, *to* and the like.
    Link,
    /// *from*, which may begin a move of which both squares are said.
    From,
    /// `=`, `/`, `(` or a word for it.
    Promotes,
    /// Castling.
    Castle(CastlingSide),
    /// What adds nothing: blanks, hyphens, `+`, *check*.
    Remark,
    /// A letter and figures that name no square, such as `e9` or `k4`.
    Nowhere { start: usize },
}

/// Whether a letter is written as the Laws print it: the pieces in capitals (C.2), the files small (C.5).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// It is, or it is a word and not a letter.
    AsPrinted,
    /// The other way round.
    Reversed,
}

impl Case {
    fn expect(capital: bool, expected: bool) -> Case {
        if capital == expected { Case::AsPrinted } else { Case::Reversed }
    }
}

/// A character without case and accent.
#[derive(Copy, Clone, Debug)]
struct Glyph {
    plain: char,
    capital: bool,
}

/// All the tokens of a text, by the place where they begin.
pub(super) struct Lattice {
    glyphs: Vec<Glyph>,
    edges: Vec<Vec<(Token, usize)>>,
}

impl Lattice {
    /// The tokens of a text, or `None` for one that is too long for any move.
    pub fn new(text: &str, language: Language) -> Option<Lattice> {
        let glyphs = fold(text, LONGEST)?;
        let mut lattice = Lattice { edges: vec![Vec::new(); glyphs.len()], glyphs };
        let lexicon = lexicon(language);
        for at in 0..lattice.glyphs.len() {
            lattice.read_words(at, lexicon);
            lattice.read_letters(at, language);
            lattice.read_sign(at);
            lattice.read_noughts(at);
            lattice.read_no_square(at);
        }
        lattice.read_move_number();
        Some(lattice)
    }

    /// How many places the text has.
    pub fn len(&self) -> usize {
        self.glyphs.len()
    }

    /// The tokens that begin at a place, each with the place after it.
    pub fn at(&self, place: usize) -> &[(Token, usize)] {
        self.edges.get(place).map_or(&[], Vec::as_slice)
    }

    /// The letter and the figures that begin at a place.
    pub fn nowhere(&self, start: usize) -> String {
        let rest = self.glyphs.get(start..).unwrap_or(&[]);
        let figures = rest.iter().skip(1).take_while(|glyph| glyph.plain.is_ascii_digit());
        rest.iter().take(1).chain(figures).map(|glyph| glyph.plain).collect()
    }

    fn plain(&self, at: usize) -> Option<char> {
        self.glyphs.get(at).map(|glyph| glyph.plain)
    }

    fn add(&mut self, at: usize, token: Token, next: usize) {
        if !self.edges[at].contains(&(token, next)) {
            self.edges[at].push((token, next));
        }
    }

    /// Whether no word goes on across a place.
    fn is_boundary(&self, at: usize) -> bool {
        let letter = |place: usize| self.plain(place).is_some_and(char::is_alphabetic);
        at == 0 || !letter(at - 1) || !letter(at)
    }

    fn read_words(&mut self, at: usize, lexicon: &[(Vec<char>, Token)]) {
        if !self.is_boundary(at) || !self.plain(at).is_some_and(char::is_alphabetic) {
            return;
        }
        for (word, token) in lexicon {
            if let Some(next) = self.word_ends(at, word) {
                self.add(at, *token, next);
            }
        }
    }

    /// Where a word or a phrase that begins at a place ends, if it stands there.
    fn word_ends(&self, at: usize, word: &[char]) -> Option<usize> {
        let mut place = at;
        for letter in word {
            if *letter == ' ' {
                let gap = self.glyphs[place..].iter().take_while(|glyph| joins_words(glyph.plain)).count();
                if gap == 0 {
                    return None;
                }
                place += gap;
            } else if self.plain(place) == Some(*letter) {
                place += 1;
            } else {
                return None;
            }
        }
        self.is_boundary(place).then_some(place)
    }

    fn read_letters(&mut self, at: usize, language: Language) {
        let Glyph { plain, capital } = self.glyphs[at];
        if let Some(file) = File::from_char(plain) {
            self.add(at, Token::File(file, Case::expect(capital, false)), at + 1);
        }
        if let Some(rank) = Rank::from_char(plain) {
            self.add(at, Token::Rank(rank), at + 1);
        }
        if let Some(role) = figurine(plain) {
            self.add(at, Token::Piece(role, Case::AsPrinted), at + 1);
        }
        let own = Letters::of(language);
        let mut is_own = false;
        for (role, letter) in own.all() {
            if let Some(next) = self.letter_ends(at, letter) {
                // A pawn's letter is no part of a move (C.4), so that it does not keep others from having it.
                is_own |= role != Role::Pawn;
                self.add(at, Token::Piece(role, Case::expect(capital, true)), next);
            }
        }
        for (role, letter) in ENGLISH.all() {
            if let Some(next) = self.letter_ends(at, letter) {
                let token =
                    if is_own { Token::PromotedTo(role) } else { Token::Piece(role, Case::expect(capital, true)) };
                self.add(at, token, next);
            }
        }
    }

    fn letter_ends(&self, at: usize, letter: &str) -> Option<usize> {
        let folded = fold(letter, LONGEST)?;
        let end = at + folded.len();
        let same = self.glyphs.get(at..end)?.iter().zip(&folded).all(|(here, there)| here.plain == there.plain);
        (same && !folded.is_empty()).then_some(end)
    }

    fn read_sign(&mut self, at: usize) {
        let token = match self.glyphs[at].plain {
            'x' | '×' | ':' | '*' => Some(Token::Takes),
            '=' | '/' | '(' => Some(Token::Promotes),
            '+' | '#' | '!' | '?' | '†' | '‡' | ')' | ',' | '.' | ';' | '\'' | '"' | '>' | '→' => {
                Some(Token::Remark)
            }
            other => joins_words(other).then_some(Token::Remark),
        };
        if let Some(token) = token {
            self.add(at, token, at + 1);
        }
        // `e.p.` in all its spellings; a player may leave it out (C.13).
        let rest: String = self.glyphs[at..].iter().take(5).map(|glyph| glyph.plain).collect();
        for sign in ["e.p.", "e. p.", "e.p", "ep", "(=)"] {
            let end = at + sign.chars().count();
            if rest.starts_with(sign) && self.is_boundary(at) && self.is_boundary(end) {
                self.add(at, Token::Remark, end);
            }
        }
    }

    /// `0-0`, `O-O`, `oo`, `000` and what lies between (C.13 has noughts, PGN has letters).
    fn read_noughts(&mut self, at: usize) {
        let nought = |place: usize| self.plain(place).is_some_and(is_nought);
        let part_of_more = |place: usize| self.plain(place).is_some_and(char::is_alphanumeric);
        if at > 0 && part_of_more(at - 1) {
            return;
        }
        let mut ends = Vec::new();
        let mut place = at;
        while ends.len() < 3 && nought(place) {
            place += 1;
            ends.push(place);
            if self.plain(place).is_some_and(joins_words) && nought(place + 1) {
                place += 1;
            }
        }
        let whole = ends.last().copied().filter(|end| !part_of_more(*end) && !nought(*end));
        match (ends.len(), whole) {
            (2, Some(end)) => self.add(at, Token::Castle(CastlingSide::KingSide), end),
            (3, Some(end)) => self.add(at, Token::Castle(CastlingSide::QueenSide), end),
            _ => {}
        }
    }

    fn read_no_square(&mut self, at: usize) {
        if !self.plain(at).is_some_and(|letter| letter.is_ascii_alphabetic()) {
            return;
        }
        let text = self.nowhere(at);
        if text.len() > 1 && text.parse::<crate::rules::position::Square>().is_err() {
            self.add(at, Token::Nowhere { start: at }, at + text.len());
        }
    }

    /// `12.` or `12...` before a move.
    fn read_move_number(&mut self) {
        let start = self.glyphs.iter().take_while(|glyph| glyph.plain == ' ').count();
        let rest = &self.glyphs[start..];
        let figures = rest.iter().take_while(|glyph| glyph.plain.is_ascii_digit()).count();
        if figures > 0 && rest.get(figures).is_some_and(|glyph| matches!(glyph.plain, '.' | '…')) {
            self.add(start, Token::Remark, start + figures + 1);
        }
    }
}

/// Blanks, hyphens and dashes.
fn joins_words(sign: char) -> bool {
    matches!(sign, ' ' | '-' | '_' | '‐'..='―' | '−')
}

/// A text without case and accents, or `None` if it is longer than a bound.
fn fold(text: &str, bound: usize) -> Option<Vec<Glyph>> {
    let mut glyphs = Vec::new();
    for sign in text.trim().chars().filter(|sign| !is_mark(*sign)) {
        let capital = sign.is_uppercase();
        for lower in sign.to_lowercase().filter(|lower| !is_mark(*lower)) {
            match accents::plain(lower) {
                Some(letters) => glyphs.extend(letters.chars().map(|plain| Glyph { plain, capital })),
                None => glyphs.push(Glyph { plain: if lower.is_whitespace() { ' ' } else { lower }, capital }),
            }
        }
        if glyphs.len() > bound {
            return None;
        }
    }
    Some(glyphs)
}

/// Accents that stand as characters of their own, what gives a sign its form, and what has no width.
fn is_mark(sign: char) -> bool {
    accents::is_combining(sign) || matches!(sign, '\u{200b}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Words without case and accents, and what they mean.
type Lexicon = Vec<(Vec<char>, Token)>;

/// The words that a player of a language may use: their own, the English ones, and the names of the Laws.
fn lexicon(language: Language) -> &'static [(Vec<char>, Token)] {
    static LEXICONS: OfEach<Lexicon> = OfEach::new();
    LEXICONS.get(language, || build_lexicon(language))
}

fn build_lexicon(language: Language) -> Lexicon {
    let mut words: Lexicon = Vec::new();
    let mut add = |word: &str, token: Token| {
        let folded: Vec<char> = fold(word, LONGEST).unwrap_or_default().iter().map(|glyph| glyph.plain).collect();
        if !folded.is_empty() && !words.contains(&(folded.clone(), token)) {
            words.push((folded, token));
        }
    };
    for language in [language, Language::En] {
        for role in Role::ALL {
            for name in spoken::piece_names(language, role) {
                add(name, Token::Piece(role, Case::AsPrinted));
            }
        }
        let vocabulary = &language.words().moves;
        vocabulary.takes.iter().for_each(|word| add(word, Token::Takes));
        vocabulary.links.iter().for_each(|word| add(word, Token::Link));
        vocabulary.from.iter().for_each(|word| add(word, Token::From));
        vocabulary.around.iter().for_each(|word| add(word, Token::Remark));
        vocabulary.promotes.iter().for_each(|word| add(word, Token::Promotes));
        vocabulary.remarks.iter().for_each(|word| add(word, Token::Remark));
        vocabulary.short.iter().for_each(|word| add(word, Token::Castle(CastlingSide::KingSide)));
        vocabulary.long.iter().for_each(|word| add(word, Token::Castle(CastlingSide::QueenSide)));
        for word in &vocabulary.castling {
            add(word, Token::Castle(CastlingSide::KingSide));
            add(word, Token::Castle(CastlingSide::QueenSide));
        }
    }
    for role in Role::ALL {
        phonetic::piece(role).accepted().for_each(|name| add(name, Token::Piece(role, Case::AsPrinted)));
    }
    for file in File::ALL {
        phonetic::file_words(file).for_each(|name| add(name, Token::File(file, Case::AsPrinted)));
    }
    for rank in Rank::ALL {
        phonetic::rank_words(rank).for_each(|name| add(name, Token::Rank(rank)));
    }
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        phonetic::castling(side).accepted().for_each(|name| add(name, Token::Castle(side)));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word may not stand for two things that a player would have to tell apart; both castlings share a bare word.
    #[test]
    fn every_word_means_one_thing() {
        for language in Language::ALL {
            let words = lexicon(language);
            for (index, (word, token)) in words.iter().enumerate() {
                for (other, its_token) in &words[index + 1..] {
                    let both_castlings = matches!((token, its_token), (Token::Castle(_), Token::Castle(_)));
                    assert!(word != other || both_castlings, "{language:?}: {}", word.iter().collect::<String>());
                }
            }
        }
    }

    #[test]
    fn accents_and_case_are_of_no_account() {
        let plain = |text: &str| fold(text, 99).expect("short").iter().map(|g| g.plain).collect::<String>();
        assert_eq!(plain("LÄUFER"), plain("La\u{308}ufer"));
        assert_eq!(plain("große"), "grosse");
        assert_eq!(plain("peo\u{301}n"), plain("PEÓN"));
    }
}
