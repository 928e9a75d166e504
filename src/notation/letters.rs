//! The letters of the men (Article C.2: each player is free to use those of his language; C.4: the pawn has none).

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
    /// The pawn's, in lists of men; in moves it is never written, only understood.
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
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Alphabet {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// German.
    De,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// Portuguese.
    Pt,
    /// Polish.
    Pl,
    /// Russian, in Cyrillic letters; the files are Latin ones.
    Ru,
    /// The signs of the white men, for both sides.
    WhiteFigurines,
    /// The signs of the black men, for both sides: they are filled, and easier to see.
    BlackFigurines,
}

impl Alphabet {
    /// All of them.
    pub const ALL: [Alphabet; 11] = [
        Alphabet::En,
        Alphabet::It,
        Alphabet::De,
        Alphabet::Es,
        Alphabet::Fr,
        Alphabet::Nl,
        Alphabet::Pt,
        Alphabet::Pl,
        Alphabet::Ru,
        Alphabet::WhiteFigurines,
        Alphabet::BlackFigurines,
    ];

    /// The name in flags and files: that of ISO 639-1, if it is a language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Alphabet::En => "en",
            Alphabet::It => "it",
            Alphabet::De => "de",
            Alphabet::Es => "es",
            Alphabet::Fr => "fr",
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
            Alphabet::En => &ENGLISH,
            Alphabet::It => &ITALIAN,
            Alphabet::De => &GERMAN,
            Alphabet::Es => &SPANISH,
            Alphabet::Fr => &FRENCH,
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
        match language {
            Language::En => Alphabet::En,
            Language::It => Alphabet::It,
            Language::De => Alphabet::De,
            Language::Es => Alphabet::Es,
            Language::Fr => Alphabet::Fr,
        }
    }
}

/// The man of a figurine of Unicode, white or black.
pub(super) const fn figurine(sign: char) -> Option<Role> {
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
    pub fn of(language: Language) -> &'static Letters {
        Alphabet::from(language).letters()
    }

    /// The letter of a man, the pawn's too.
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

    /// All men with their letters.
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
    fn no_letter_stands_for_two_men_of_an_alphabet() {
        for alphabet in Alphabet::ALL {
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
    fn the_letters_of_a_language_are_those_of_its_alphabet() {
        for language in Language::ALL {
            assert_eq!(Alphabet::from(language).name(), language.code());
        }
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
