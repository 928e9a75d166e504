//! The letters of the pieces (Article C.2: each player is free to use those of his language; C.4: the pawn has none).

use crate::game::participant::Language;
use crate::rules::position::Role;

/// The letters of one language, or the signs of a set of figurines.
///
/// Each is a text, not a character: there are languages with a letter of two characters (Russian *Кр*).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// The king's letter.
    pub king: &'static str,
    /// The queen's.
    pub queen: &'static str,
    /// The rook's.
    pub rook: &'static str,
    /// The bishop's.
    pub bishop: &'static str,
    /// The knight's.
    pub knight: &'static str,
    /// The pawn's, in lists of pieces; in moves it is never written, only understood.
    pub pawn: &'static str,
}

/// English, and every PGN file.
pub const ENGLISH: Letters = Letters { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P" };
const ITALIAN: Letters = Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: "P" };
const GERMAN: Letters = Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "S", pawn: "B" };
const SPANISH: Letters = Letters { king: "R", queen: "D", rook: "T", bishop: "A", knight: "C", pawn: "P" };
const FRENCH: Letters = Letters { king: "R", queen: "D", rook: "T", bishop: "F", knight: "C", pawn: "P" };
// The table of the PGN standard (8.2.3.2) has these three; Russian is as Russian books print it.
const DUTCH: Letters = Letters { king: "K", queen: "D", rook: "T", bishop: "L", knight: "P", pawn: "O" };
const PORTUGUESE: Letters = Letters { king: "R", queen: "D", rook: "T", bishop: "B", knight: "C", pawn: "P" };
const POLISH: Letters = Letters { king: "K", queen: "H", rook: "W", bishop: "G", knight: "S", pawn: "P" };
const RUSSIAN: Letters = Letters { king: "Кр", queen: "Ф", rook: "Л", bishop: "С", knight: "К", pawn: "П" };
const WHITE_FIGURINES: Letters =
    Letters { king: "♔", queen: "♕", rook: "♖", bishop: "♗", knight: "♘", pawn: "♙" };
const BLACK_FIGURINES: Letters =
    Letters { king: "♚", queen: "♛", rook: "♜", bishop: "♝", knight: "♞", pawn: "♟" };

/// A set of letters in which sheets are written: there are more of them than languages of the console.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Alphabet {
    /// Those of a language of the console.
    Of(Language),
    /// Dutch.
    Nl,
    /// Portuguese.
    Pt,
    /// Polish.
    Pl,
    /// Russian, in Cyrillic letters; the files are Latin ones.
    Ru,
    /// The signs of the white pieces, for both sides.
    WhiteFigurines,
    /// The signs of the black pieces, for both sides: they are filled, and easier to see.
    BlackFigurines,
}

impl Alphabet {
    const OTHERS: [Alphabet; 6] =
        [Alphabet::Nl, Alphabet::Pt, Alphabet::Pl, Alphabet::Ru, Alphabet::WhiteFigurines, Alphabet::BlackFigurines];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Alphabet> {
        Language::ALL.into_iter().map(Alphabet::Of).chain(Alphabet::OTHERS)
    }

    /// The name in flags and files: that of ISO 639-1, if it is a language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Alphabet::Of(language) => language.code(),
            Alphabet::Nl => "nl",
            Alphabet::Pt => "pt",
            Alphabet::Pl => "pl",
            Alphabet::Ru => "ru",
            Alphabet::WhiteFigurines => "figurines",
            Alphabet::BlackFigurines => "black-figurines",
        }
    }

    /// The letters.
    #[must_use]
    pub const fn letters(self) -> &'static Letters {
        match self {
            Alphabet::Of(language) => Letters::of(language),
            Alphabet::Nl => &DUTCH,
            Alphabet::Pt => &PORTUGUESE,
            Alphabet::Pl => &POLISH,
            Alphabet::Ru => &RUSSIAN,
            Alphabet::WhiteFigurines => &WHITE_FIGURINES,
            Alphabet::BlackFigurines => &BLACK_FIGURINES,
        }
    }
}

impl From<Language> for Alphabet {
    fn from(language: Language) -> Alphabet {
        Alphabet::Of(language)
    }
}

/// The piece of a figurine of Unicode, white or black.
#[must_use]
pub const fn figurine(sign: char) -> Option<Role> {
    Some(match sign {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

impl Letters {
    /// The letters of a language.
    #[must_use]
    pub const fn of(language: Language) -> &'static Letters {
        match language {
            Language::En => &ENGLISH,
            Language::It => &ITALIAN,
            Language::De => &GERMAN,
            Language::Es => &SPANISH,
            Language::Fr => &FRENCH,
        }
    }

    /// The letter of a piece, the pawn's too.
    #[must_use]
    pub const fn letter(&self, role: Role) -> &'static str {
        match role {
            Role::King => self.king,
            Role::Queen => self.queen,
            Role::Rook => self.rook,
            Role::Bishop => self.bishop,
            Role::Knight => self.knight,
            Role::Pawn => self.pawn,
        }
    }

    /// What stands before a move: the letter, and nothing for a pawn (C.4).
    #[must_use]
    pub const fn prefix(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            _ => self.letter(role),
        }
    }

    /// All pieces with their letters.
    pub fn all(&self) -> impl Iterator<Item = (Role, &'static str)> {
        let letters = *self;
        Role::ALL.into_iter().map(move |role| (role, letters.letter(role)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nor does one begin like a file: else nobody could tell them apart by case alone.
    #[test]
    fn no_letter_stands_for_two_pieces_of_an_alphabet() {
        for alphabet in Alphabet::all() {
            let letters: Vec<_> = alphabet.letters().all().collect();
            for (index, (role, letter)) in letters.iter().enumerate() {
                assert!(letters[index + 1..].iter().all(|(_, other)| other != letter), "{alphabet:?} {role:?}");
                let first = letter.chars().next().expect("a letter");
                assert!(!first.is_lowercase() && !first.is_ascii_digit(), "{alphabet:?} {role:?}");
                assert!(!"Oo".contains(first) || *role == Role::Pawn, "{alphabet:?} {role:?} is castling");
            }
        }
    }

    #[test]
    fn every_figurine_is_known() {
        for alphabet in [Alphabet::WhiteFigurines, Alphabet::BlackFigurines] {
            for (role, sign) in alphabet.letters().all() {
                assert_eq!(sign.chars().next().and_then(figurine), Some(role));
            }
        }
    }

    #[test]
    fn the_italian_letters_are_those_of_the_sources() {
        let italian: Vec<_> =
            Letters::of(Language::It).all().map(|(role, letter)| (role.upper_char(), letter)).collect();
        assert_eq!(italian, [('P', "P"), ('N', "C"), ('B', "A"), ('R', "T"), ('Q', "D"), ('K', "R")]);
        assert_eq!(Letters::of(Language::It).prefix(Role::Pawn), "");
    }
}
