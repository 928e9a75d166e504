//! The names of the pieces and of castling that a player may type or say, by language.

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

/// The words for castling.
fn castling_words(language: Language) -> impl Iterator<Item = &'static str> {
    let words = &language.words().moves;
    [&words.castles, &words.castling, &words.short, &words.long].into_iter().flatten().map(String::as_str)
}

/// A text with one slip of the finger mended in the name of a piece or of castling, in each way in which that can be done.
pub(crate) fn with_slip_mended(text: &str, language: Language) -> impl Iterator<Item = String> {
    const SHORTEST: usize = 4;
    let words: Vec<&str> = text.split_whitespace().collect();
    let names = [language, Language::En].into_iter().flat_map(|language| {
        let pieces = Role::ALL.into_iter().flat_map(move |role| piece_names(language, role).iter().map(String::as_str));
        pieces.chain(castling_words(language))
    });
    let names: Vec<&str> = names.filter(|name| name.chars().count() >= SHORTEST).collect();
    let slipped = |word: &str, name: &str| strsim::damerau_levenshtein(&folded(word), &folded(name)) == 1;
    let asks = move |word: &str| language.words().moves.asks.iter().any(|asking| folded(asking) == folded(word));
    let may_slip: Vec<usize> = (0..words.len()).filter(|at| !asks(words[*at])).collect();
    may_slip.into_iter().flat_map(move |at| {
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
            ("castel", Language::En, Some("castle")),
            ("arroco corto", Language::It, Some("arrocco corto")),
            ("Rochde", Language::De, Some("Rochade")),
            ("knight f3", Language::En, None),
            ("quien d5", Language::Es, None),
            ("quién d5", Language::Es, None),
            ("quien d5", Language::De, Some("queen d5")),
            ("kgt f3", Language::En, None),
            ("", Language::En, None),
            ("\u{301} f3", Language::Fr, None),
        ] {
            assert_eq!(with_slip_mended(text, language).next().as_deref(), mended, "{text}");
        }
    }
}
