//! The letters of the pieces (Article C.2: each player is free to use those of their language; C.4: the pawn has none).

use crate::game::participant::Language;
pub use crate::language::Letters;
use crate::rules::position::Role;

/// English, and every PGN file.
pub const ENGLISH: &Letters = Letters::of(Language::En);
// The table of the PGN standard (8.2.3.2) has these three; Russian is as Russian books print it.
const DUTCH: Letters = Letters::new(["K", "D", "T", "L", "P", "O"]);
const PORTUGUESE: Letters = Letters::new(["R", "D", "T", "B", "C", "P"]);
const POLISH: Letters = Letters::new(["K", "H", "W", "G", "S", "P"]);
const RUSSIAN: Letters = Letters::new(["Кр", "Ф", "Л", "С", "К", "П"]);
const WHITE_FIGURINES: Letters = Letters::new(["♔", "♕", "♖", "♗", "♘", "♙"]);
const BLACK_FIGURINES: Letters = Letters::new(["♚", "♛", "♜", "♝", "♞", "♟"]);

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

    pub fn all() -> impl Iterator<Item = Alphabet> {
        Language::ALL.into_iter().map(Alphabet::Of).chain(Alphabet::OTHERS)
    }

    /// The name in flags and files: that of ISO 639-1, if it is a language.
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
    pub const fn of(language: Language) -> &'static Letters {
        &language.locale().letters
    }

    /// The letter of a piece, the pawn's too.
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
    pub const fn prefix(&self, role: Role) -> &'static str {
        match role {
            Role::Pawn => "",
            _ => self.letter(role),
        }
    }

    /// Whether a word has a capital that stands for none of these pieces, nor for castling: it may be of another alphabet.
    pub fn lack(&self, word: &str) -> bool {
        let is_foreign = |sign: char| {
            sign.is_uppercase() && !"OО".contains(sign) && self.all().all(|(_, letter)| !letter.contains(sign))
        };
        word.contains(is_foreign)
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
