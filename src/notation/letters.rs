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

    #[test]
    fn no_letter_stands_for_two_men_of_a_language() {
        for language in Language::ALL {
            let letters: Vec<_> = Letters::of(language).all().collect();
            for (index, (role, letter)) in letters.iter().enumerate() {
                assert!(letters[index + 1..].iter().all(|(_, other)| other != letter), "{language:?} {role:?}");
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
