//! Squares and files in sentences: printed as `e4`, spoken so that every voice says them right.

use super::Listener;
use super::numbers::{self, Form};
use super::utterance::Segment;
use crate::game::participant::{Language, Style};
use crate::notation::phonetic as names;
use crate::rules::position::{File, Rank, Square};

/// A square. The phonetic styles speak it by their alphabet, the others by letter and number word.
pub(crate) fn square(square: Square, listener: Listener) -> Segment {
    let (file, rank) = (square.file(), square.rank());
    let (language, spoken) = match listener.style {
        Style::Fide | Style::FideLocal => {
            (names::LANGUAGE, format!("{} {}", names::file(file).speech(), names::rank(rank).speech()))
        }
        Style::Nato => (listener.language, nato(square, listener.language)),
        Style::Letters | Style::Literate | Style::Uci => {
            (listener.language, letter_and_word(square, listener.language))
        }
    };
    Segment { language, text: square.to_string(), spoken: Some(spoken), spelled: false }
}

/// A file, as in *e-pawn*.
pub(crate) fn file(file: File, language: Language) -> Segment {
    let text = file.char().to_string();
    let spoken = Some(letter(file, language)).filter(|spoken| *spoken != text);
    Segment { language, text, spoken, spelled: false }
}

/// A file in an answer: printed as a letter, spoken by the alphabet of the style.
pub(crate) fn file_of_style(file: File, listener: Listener) -> Segment {
    let (language, spoken) = match listener.style {
        Style::Fide | Style::FideLocal => (names::LANGUAGE, names::file(file).speech().to_owned()),
        Style::Nato => (listener.language, names::nato(file).to_owned()),
        Style::Letters | Style::Literate | Style::Uci => (listener.language, letter(file, listener.language)),
    };
    Segment { language, text: file.char().to_string(), spoken: Some(spoken), spelled: false }
}

/// A rank in a text: printed as a figure, spoken as the squares of the style are.
pub(crate) fn rank_of_style(rank: Rank, listener: Listener) -> Segment {
    let (language, spoken) = match listener.style {
        Style::Fide | Style::FideLocal => (names::LANGUAGE, names::rank(rank).speech().to_owned()),
        _ => (listener.language, rank_word(rank, listener.language)),
    };
    Segment { language, text: rank.char().to_string(), spoken: Some(spoken), spelled: false }
}

/// *e four*.
pub(crate) fn letter_and_word(square: Square, language: Language) -> String {
    format!("{} {}", letter(square.file(), language), rank_word(square.rank(), language))
}

/// *echo four*.
pub(crate) fn nato(square: Square, language: Language) -> String {
    format!("{} {}", names::nato(square.file()), rank_word(square.rank(), language))
}

pub(crate) fn nato_in_print(square: Square, language: Language) -> String {
    let rank = numbers::cardinal(language, rank_number(square.rank()), Form::Counting);
    format!("{} {rank}", names::nato(square.file()))
}

/// A letter that a voice reads as the name of the letter.
fn letter(file: File, language: Language) -> String {
    let misread = language.words().squares.get(file.char().encode_utf8(&mut [0; 4]));
    misread.cloned().unwrap_or_else(|| file.char().to_string())
}

fn rank_word(rank: Rank, language: Language) -> String {
    let misread = language.words().squares.get(rank.char().encode_utf8(&mut [0; 4]));
    misread.cloned().unwrap_or_else(|| numbers::cardinal(language, rank_number(rank), Form::Counting))
}

/// 1 to 8.
pub(crate) fn rank_number(rank: Rank) -> u64 {
    u64::from(u32::from(rank)) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_ranks_keep_their_last_sound_but_print_unchanged() {
        let listener = Listener { language: Language::Fr, style: Style::Literate, ..Listener::default() };
        let (six, eight) = (square(Square::E6, listener), square(Square::B8, listener));
        assert_eq!((six.text.as_str(), six.speech()), ("e6", "e sisse"));
        assert_eq!((eight.text.as_str(), eight.speech()), ("b8", "b huite"));
    }
}
