//! What a player typed or said, read as a move.

use super::heard::{Heard, Legality};
use super::letters::Letters;
use super::resolve::Words;
use super::{grammar, resolve};
use crate::game::board::Board;
use crate::game::participant::Language;
use crate::rules::position::Role;

/// Reads a move of the side to move, in the letters and words of a language; what is none in it, in those of the others.
///
/// It takes algebraic notation with or without the square of departure, the names of Article D.2.1, and the words of
/// the language. Letters of the pieces are the player's; an English one is understood where their language has not got it.
/// Where case tells a piece from a file (`Bc4`, `bxc4`), it is believed; where it does not (`bc4`), both are looked at.
///
/// Words that only name a move say none: *castling*, *and d4*, *the knight on f3*. [`read_mentioned`] understands them.
///
/// With [`Legality::Ignored`] the answer depends on nothing but the lines of the pieces and what stands in their way.
pub fn read(text: &str, board: &Board, language: Language, legality: Legality) -> Heard {
    let heard = read_words(text, board, language, legality, Words::Saying);
    let is_none = matches!(
        heard,
        Heard::NotAMove | Heard::NothingToTake { .. } | Heard::NoPieceGoesThere { role: Role::Pawn, .. }
    );
    if is_none { foreign_letter(text, board, language).unwrap_or(heard) } else { heard }
}

/// The same of words that need only name a move: it is asked about, and never made of them.
pub fn read_mentioned(text: &str, board: &Board, language: Language, legality: Legality) -> Heard {
    read_words(text, board, language, legality, Words::Naming)
}

/// What the letter of a piece in another language would mean, where it stands before the rest of a move.
fn foreign_letter(text: &str, board: &Board, language: Language) -> Option<Heard> {
    let mut rest = text.trim().chars();
    let letter = rest.next().filter(|letter| letter.is_uppercase())?;
    let named = |language: Language| {
        let mut all = Letters::of(language).all().filter(|(role, _)| *role != Role::Pawn);
        all.find(|(_, name)| name.chars().eq([letter])).map(|(role, _)| role)
    };
    // English letters are understood in every language.
    if named(language).or_else(|| named(Language::En)).is_some() {
        return None;
    }
    let role = Language::ALL.into_iter().find_map(named)?;
    let own = format!("{}{}", Letters::of(language).letter(role), rest.as_str());
    let readings = grammar::readings(&own, language);
    let is_move = resolve::resolve(readings, board, Legality::Ignored, Words::Naming) != Heard::NotAMove;
    is_move.then_some(Heard::ForeignLetter { letter, role })
}

fn read_words(text: &str, board: &Board, language: Language, legality: Legality, words: Words) -> Heard {
    let readings = grammar::readings(text, language);
    let is_named = readings.iter().any(|reading| !reading.is_said);
    let heard = resolve::resolve(readings, board, legality, words);
    if heard != Heard::NotAMove || is_named {
        return heard;
    }
    let others = other_languages(text, language);
    let mut read = others.map(|other| resolve::resolve(grammar::readings(text, other), board, legality, words));
    read.find(|heard| {
        matches!(heard, Heard::Moves(_) | Heard::PromotionMissing { .. } | Heard::NoPieceGoesThere { .. })
    })
    .unwrap_or(Heard::NotAMove)
}

/// Reads a move of the side to move whose piece cannot go there, as its kind and the square name it: `Ke6`, `Nd4`. For games in which
/// illegal moves are made, and texts of which [`read`] finds that no piece goes there.
pub fn read_off_the_lines(text: &str, board: &Board, language: Language) -> Option<Heard> {
    let mut languages = std::iter::once(language).chain(other_languages(text, language));
    languages.find_map(|language| resolve::off_the_lines(grammar::readings(text, language), board))
}

/// Languages in whose words a piece may be named besides: a whole move must come of it, and a letter of another language is none here.
pub(super) fn other_languages(text: &str, language: Language) -> impl Iterator<Item = Language> {
    let has_word = text.split(|sign: char| !sign.is_alphabetic()).any(|word| word.chars().count() > 2);
    let is_move = has_word && text.contains(|sign: char| sign.is_ascii_digit());
    Language::ALL.into_iter().filter(move |other| is_move && *other != language)
}

/// Whether a draw offer is written after the move: `(=)` (Article C.12; C.13 in older editions). [`read`] passes over it.
pub fn carries_offer(text: &str) -> bool {
    let text = text.trim_end();
    text.ends_with("(=)") || text.ends_with(" =")
}
