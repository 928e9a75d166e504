//! The names of the pieces that a player may type or say, by language.

use super::accents::folded;
use crate::game::participant::Language;
use crate::rules::position::Role;

pub(crate) fn piece_names(language: Language, role: Role) -> &'static [String] {
    let words = &language.words().moves;
    match role {
        Role::King => &words.king,
        Role::Queen => &words.queen,
        Role::Rook => &words.rook,
        Role::Bishop => &words.bishop,
        Role::Knight => &words.knight,
        Role::Pawn => &words.pawn,
    }
}

/// A text with one slip of the finger mended in the name of a piece, in each way in which that can be done.
pub(crate) fn with_slip_mended(text: &str, language: Language) -> impl Iterator<Item = String> {
    const SHORTEST: usize = 4;
    let words: Vec<&str> = text.split_whitespace().collect();
    let names = [language, Language::En].into_iter().flat_map(|language| {
        Role::ALL.into_iter().flat_map(move |role| piece_names(language, role).iter().map(String::as_str))
    });
    let names: Vec<&str> = names.filter(|name| name.chars().count() >= SHORTEST).collect();
    let slipped = |word: &str, name: &str| strsim::damerau_levenshtein(&folded(word), &folded(name)) == 1;
    (0..words.len()).flat_map(move |at| {
        let mended = names.iter().filter(|name| slipped(words[at], name)).map(|name| {
            let mut words = words.clone();
            words[at] = name;
            words.join(" ")
        });
        mended.collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_in_the_name_of_a_piece_is_mended() {
        for (text, language, mended) in [
            ("kight f3", Language::En, Some("knight f3")),
            ("the bihsop takes c6", Language::En, Some("the bishop takes c6")),
            ("Spriner f3", Language::De, Some("Springer f3")),
            ("kight f3", Language::De, Some("knight f3")),
            ("cavalo f3", Language::It, Some("cavallo f3")),
            ("cabalo f3", Language::Es, Some("caballo f3")),
            ("cavalir f3", Language::Fr, Some("cavalier f3")),
            ("knight f3", Language::En, None),
            ("kgt f3", Language::En, None),
            ("", Language::En, None),
            ("\u{301} f3", Language::Fr, None),
        ] {
            assert_eq!(with_slip_mended(text, language).next().as_deref(), mended, "{text}");
        }
    }
}
