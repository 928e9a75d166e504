//! A piece by letter or name, as a player answers what a pawn becomes.

use super::accents::folded;
use super::letters::{ENGLISH, Letters};
use super::{phonetic, spoken};
use crate::game::participant::Language;
use crate::rules::position::Role;

/// Longer texts name no piece.
const LONGEST: usize = 40;

/// The piece of a letter or name: of the player's language, a name of the Laws (German), or an English letter or name that
/// means nothing else in their language. Case and accents are of no account.
pub fn piece(text: &str, language: Language) -> Option<Role> {
    let text = text.trim();
    if text.len() > LONGEST {
        return None;
    }
    let text = folded(text);
    let same = |word: &str| folded(word) == text;
    let by_letter = |letters: &Letters| letters.all().find(|(_, letter)| same(letter)).map(|(role, _)| role);
    let by_name = |language: Language| {
        Role::ALL.into_iter().find(|role| spoken::piece_names(language, *role).iter().any(|name| same(name)))
    };
    let of_the_laws = || Role::ALL.into_iter().find(|role| phonetic::piece(*role).accepted().any(same));
    by_letter(Letters::of(language))
        .or_else(|| by_name(language))
        .or_else(of_the_laws)
        .or_else(|| by_letter(ENGLISH))
        .or_else(|| by_name(Language::En))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn pieces_are_known_by_letter_and_name() {
        use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
        for (language, text, expected) in [
            (Language::En, "horse", Some(Knight)),
            (Language::It, "dama", Some(Queen)),
            (Language::Es, "peo\u{301}n", Some(Pawn)),
            (Language::En, "Queen", Some(Queen)),
            (Language::En, "n", Some(Knight)),
            (Language::It, "D", Some(Queen)),
            (Language::It, "regina", Some(Queen)),
            (Language::It, "Läufer", Some(Bishop)),
            (Language::It, "laeufer", Some(Bishop)),
            (Language::It, "R", Some(King)),
            (Language::It, "Q", Some(Queen)),
            (Language::It, "N", Some(Knight)),
            (Language::De, "springer", Some(Knight)),
            (Language::De, "B", Some(Pawn)),
            (Language::De, "Q", Some(Queen)),
            (Language::Es, "peon", Some(Pawn)),
            (Language::Fr, "fou", Some(Bishop)),
            (Language::Fr, "T", Some(Rook)),
            (Language::Fr, "x", None),
            (Language::Fr, "", None),
        ] {
            assert_eq!(piece(text, language), expected, "{language:?} {text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_is_too_strange(text in ".{0,60}", index in 0_usize..5) {
            let _piece = piece(&text, Language::ALL[index]);
        }
    }
}
