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
pub(super) enum Token {
    /// A piece, by a name, a figurine or a letter.
    Piece(Role, Case),
    /// A piece by an English letter that means another piece in the player's language. No pawn can become that piece, so
    /// where a pawn is promoted the English letter is meant (as in UCI: `a7a8r`).
    PromotedTo(Role),
    File(File, Case),
    Rank(Rank),
    /// `x` or a word for it.
    Takes,
    /// *to* and the like.
    Link,
    /// The same in a verb: *goes*, after the piece.
    Goes,
    /// Where a piece stands, which is where it goes to if a verb says so: *on*.
    At,
    /// *from*: what follows is where the piece comes from.
    From,
    /// A pawn by its file: *e-pawn*; apart, the *a* of *a pawn* may be no file.
    PawnOf {
        file: File,
        joined: bool,
    },
    /// `=`, `/`, `(` or a word for it.
    Promotes,
    /// Castling, by words that say that it is done, by those that only name it, or by the wing alone.
    Castle(CastlingSide, By),
    /// What adds nothing: blanks, hyphens, `+`, *check*.
    Remark,
    /// *En passant*: as much as *takes*, of a pawn that is beside the square of arrival.
    Passing,
    /// A verb that says that a move is made: *play*.
    Acts,
    /// *and*: in front of a move it goes on with something that was asked before.
    And,
    /// What names a piece or a square and says no move: *the square*.
    Names,
    /// Which of two pieces is meant, which is not known here: *king's*.
    Wing,
    /// A letter and figures that name no square, such as `e9` or `k4`.
    Nowhere {
        start: usize,
    },
}

impl Token {
    /// Whether it is a word that is never written together with a figure.
    const fn stands_alone(self) -> bool {
        matches!(self, Token::Link | Token::At | Token::And | Token::Names)
    }
}

/// Whether a letter is written as the Laws print it: the pieces in capitals (C.2), the files small (C.5).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// It is, or it is a word and not a letter.
    AsPrinted,
    /// The other way round.
    Reversed,
}

/// How castling is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// *castle kingside*, *I castle*.
    Saying,
    /// *castling*.
    Naming,
    /// *kingside*.
    Wing,
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
            lattice.read_pawn_of_file(at, lexicon);
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

    fn read_words(&mut self, at: usize, lexicon: &Lexicon) {
        if !self.is_boundary(at) || !self.plain(at).is_some_and(char::is_alphabetic) {
            return;
        }
        // *My move is* says something else than *my*, *move* and *is*.
        let found = || lexicon.words.iter().filter_map(|(word, token)| Some((*token, self.word_ends(at, word)?)));
        let longest = found().map(|(_, next)| next).max();
        let tokens: Vec<_> = found().filter(|(_, next)| Some(*next) == longest).collect();
        let tokens = tokens.into_iter().filter(|(token, next)| !token.stands_alone() || self.is_alone(at, *next));
        let files = self.spelt_files(at, lexicon, longest);
        for (token, next) in tokens.chain(files).collect::<Vec<_>>() {
            self.add(at, token, next);
        }
    }

    /// Whether blanks or a stop of a sentence are on both sides: `Ad2` has no *ad*, and `e.p.` no *e*.
    fn is_alone(&self, start: usize, end: usize) -> bool {
        let parts = |place: usize| self.plain(place).is_none_or(|sign| joins_words(sign) || sign == ',');
        parts(end) && (start == 0 || parts(start - 1))
    }

    /// The files whose letters are named at a place: *hache cinco*. Where the name is another word, too (*de*), a rank must follow.
    fn spelt_files(&self, at: usize, lexicon: &Lexicon, word: Option<usize>) -> Vec<(Token, usize)> {
        let named = lexicon.letters.iter().filter_map(|(name, file)| Some((self.word_ends(at, name)?, *file)));
        let is_meant = |next: usize| {
            let gap = self.glyphs.iter().skip(next).take_while(|glyph| joins_words(glyph.plain)).count();
            let behind = next + gap;
            let is_rank = |sign| Rank::from_char(sign).is_some();
            let figure =
                self.plain(behind).is_some_and(is_rank) && !self.plain(behind + 1).is_some_and(char::is_alphanumeric);
            let mut words = lexicon.words.iter().filter(|(_, token)| matches!(token, Token::Rank(_)));
            gap > 0 && (word != Some(next) || figure || words.any(|(word, _)| self.word_ends(behind, word).is_some()))
        };
        named
            .filter(|(next, _)| is_meant(*next))
            .map(|(next, file)| (Token::File(file, Case::AsPrinted), next))
            .collect()
    }

    /// Whether the letters that are written together around a place are read one by one: beside a figure or around an `x`, as in `exd5`.
    /// Those of any other word are no files and no pieces.
    fn is_cut(&self, at: usize) -> bool {
        let letter = |place: &usize| self.plain(*place).is_some_and(char::is_alphabetic);
        let start = (0..at).rev().take_while(letter).last().unwrap_or(at);
        let end = (at..self.glyphs.len()).find(|place| !letter(place)).unwrap_or(self.glyphs.len());
        let is = |place: usize, fits: &dyn Fn(char) -> bool| self.plain(place).is_some_and(fits);
        let figure = |sign: char| sign.is_ascii_digit();
        // *l'e4* and *d'e4* are words before a square.
        let is_article = end - start == 1 && is(end, &|sign| sign == '\'') && letter(&(end + 1));
        let beside = is(end, &figure) || start > 0 && is(start - 1, &figure);
        let takes = || (start..end).any(|place| is(place, &|sign| sign == 'x'));
        !is_article && (end - start <= 1 || beside || takes())
    }

    /// `e-pawn`, `e pawn`.
    fn read_pawn_of_file(&mut self, at: usize, lexicon: &Lexicon) {
        let Some(file) = self.plain(at).and_then(File::from_char).filter(|_| self.is_boundary(at)) else { return };
        let Some(joint) = self.plain(at + 1).filter(|sign| joins_words(*sign)) else { return };
        let mut pawns = lexicon.words.iter().filter(|(_, token)| matches!(token, Token::Piece(Role::Pawn, _)));
        if let Some(next) = pawns.find_map(|(word, _)| self.word_ends(at + 2, word)) {
            self.add(at, Token::PawnOf { file, joined: joint != ' ' }, next);
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
        if plain.is_alphabetic() && !self.is_cut(at) {
            return;
        }
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
            '+' | '#' | '!' | '?' | '¡' | '¿' | '†' | '‡' | ')' | ',' | '.' | ';' | '\'' | '"' | '>' | '→' => {
                Some(Token::Remark)
            }
            other => joins_words(other).then_some(Token::Remark),
        };
        if let Some(token) = token {
            self.add(at, token, at + 1);
        }
        // `e.p.` in all its spellings; a player may leave it out (C.13).
        let rest: String = self.glyphs[at..].iter().take(5).map(|glyph| glyph.plain).collect();
        let passing = ["e.p.", "e. p.", "e.p", "ep"].map(|sign| (sign, Token::Passing));
        for (sign, token) in passing.into_iter().chain([("(=)", Token::Remark)]) {
            let end = at + sign.chars().count();
            if rest.starts_with(sign) && self.is_boundary(at) && self.is_boundary(end) {
                self.add(at, token, end);
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
            (2, Some(end)) => self.add(at, Token::Castle(CastlingSide::KingSide, By::Saying), end),
            (3, Some(end)) => self.add(at, Token::Castle(CastlingSide::QueenSide, By::Saying), end),
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
                None if lower.is_whitespace() => glyphs.push(Glyph { plain: ' ', capital }),
                None => glyphs.push(Glyph { plain: if lower == '’' { '\'' } else { lower }, capital }),
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
struct Lexicon {
    words: Vec<(Vec<char>, Token)>,
    /// The names of letters.
    letters: Vec<(Vec<char>, File)>,
}

/// The words that a player of a language may use: their own, the English ones, and the names of the Laws.
fn lexicon(language: Language) -> &'static Lexicon {
    static LEXICONS: OfEach<Lexicon> = OfEach::new();
    LEXICONS.get(language, || build_lexicon(language))
}

fn build_lexicon(language: Language) -> Lexicon {
    let mut words: Vec<(Vec<char>, Token)> = Vec::new();
    let plain = |word: &str| fold(word, LONGEST).unwrap_or_default().iter().map(|glyph| glyph.plain).collect();
    let mut add = |word: &str, token: Token| {
        let folded: Vec<char> = plain(word);
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
        let words = &language.words().moves;
        let both = |by| [CastlingSide::KingSide, CastlingSide::QueenSide].map(|side| Token::Castle(side, by)).to_vec();
        for (words, tokens) in [
            (&words.takes, vec![Token::Takes]),
            (&words.links, vec![Token::Link]),
            (&words.goes, vec![Token::Goes]),
            (&words.at, vec![Token::At]),
            (&words.from, vec![Token::From]),
            (&words.acts, vec![Token::Acts]),
            (&words.around, vec![Token::Remark]),
            (&words.and, vec![Token::And]),
            (&words.names, vec![Token::Names]),
            (&words.wings, vec![Token::Wing]),
            (&words.promotes, vec![Token::Promotes]),
            (&words.remarks, vec![Token::Remark]),
            (&words.passing, vec![Token::Passing]),
            (&words.short, vec![Token::Castle(CastlingSide::KingSide, By::Saying)]),
            (&words.long, vec![Token::Castle(CastlingSide::QueenSide, By::Saying)]),
            (&words.castles, both(By::Saying)),
            (&words.castling, both(By::Naming)),
            (&words.kingside, vec![Token::Castle(CastlingSide::KingSide, By::Wing)]),
            (&words.queenside, vec![Token::Castle(CastlingSide::QueenSide, By::Wing)]),
        ] {
            for word in words {
                for token in &tokens {
                    add(word, *token);
                }
            }
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
        phonetic::castling(side).accepted().for_each(|name| add(name, Token::Castle(side, By::Saying)));
    }
    let mut letters: Vec<(Vec<char>, File)> = Vec::new();
    for file in File::ALL {
        let names = [language, Language::En].into_iter().filter_map(|of| of.words().letters.get(&file.char()));
        letters.extend(names.flatten().map(|name| (plain(name), file)));
    }
    Lexicon { words, letters }
}

/// The file whose letter has this name; case and accents are of no account.
pub(crate) fn spelt_file(word: &str, language: Language) -> Option<File> {
    let word: Vec<char> = fold(word, LONGEST)?.iter().map(|glyph| glyph.plain).collect();
    lexicon(language).letters.iter().find(|(name, _)| *name == word).map(|(_, file)| *file)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word may not stand for two things that a player would have to tell apart; both castlings share a bare word.
    #[test]
    fn every_word_means_one_thing() {
        for language in Language::ALL {
            let Lexicon { words, letters } = lexicon(language);
            for (name, file) in letters {
                assert!(
                    letters.iter().all(|(other, its_file)| other != name || its_file == file),
                    "{language:?}: {name:?}"
                );
            }
            for (index, (word, token)) in words.iter().enumerate() {
                for (other, its_token) in &words[index + 1..] {
                    let both_castlings = matches!((token, its_token), (Token::Castle(..), Token::Castle(..)));
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
