//! Words above the moves: what is none of them, and where moves stand in it all the same.

use super::label::{Labels, Said};
use super::word::{number, result, without_sign};
use crate::game::participant::Language;
use crate::notation::letters::Alphabet;
use crate::notation::written::Notation;
use crate::rules::position::Position;
use crate::rules::position::line::Line;

/// Whether a line above the moves has none of them: its first word has no figure, and letters of which no move is made. A misprint of a
/// move shall not pass for words. What is marked as a comment ends where its mark says, and moves may follow it.
pub(super) fn is_prose(text: &str, notation: Option<Notation>) -> bool {
    if text.trim_start().starts_with(['{', ';', '(']) {
        return false;
    }
    let Some(first) = text.split_whitespace().next() else { return false };
    let pieces = match notation {
        Some(Notation::Algebraic(alphabet, _)) => alphabet.letters(),
        _ => Alphabet::from(Language::En).letters(),
    };
    let of_a_piece = |sign: char| pieces.all().any(|(_, letter)| letter.contains(sign));
    let of_words = |sign: char| {
        sign.is_alphabetic() && !('a'..='h').contains(&sign) && !"xXoOоО".contains(sign) && !of_a_piece(sign)
    };
    !first.contains(|sign: char| sign.is_ascii_digit()) && first.chars().any(of_words)
}

/// Whether a line above the moves names their notation.
pub(in crate::scoresheet) fn names_notation(head: &str) -> bool {
    let said = head.split(['\n', '\r']).map_while(|line| match Labels::all().read(line, false) {
        None if !line.trim().is_empty() && !is_prose(line, None) => None,
        said => Some(said),
    });
    said.flatten().any(|said| matches!(said, Said::Notation(_)))
}

/// From where on words hold moves with which a game can begin: one with its number and a dot, one that a result follows, or two. A single
/// square in a sentence does not count, nor does one after a figure.
pub(super) fn moves_in<'a>(text: &'a str, notation: Option<Notation>, start: &Position) -> Option<&'a str> {
    let notation = notation.unwrap_or(Notation::from(Language::En));
    let mut rest = text.trim();
    while !rest.is_empty() {
        let mut words = rest.split_whitespace();
        let first = words.next()?;
        let mut line = Line::new(start.clone());
        let begins = match number(first, if notation == Notation::Iccf { 3 } else { usize::MAX }) {
            Some((number, _, behind)) if first.contains(['.', '…']) => {
                let word = if behind.is_empty() { words.next() } else { Some(behind) };
                number == start.full_moves() && word.is_some_and(|word| goes_on(&mut line, word, notation))
            }
            _ => {
                goes_on(&mut line, first, notation)
                    && words.next().is_some_and(|next| result(next).is_some() || goes_on(&mut line, next, notation))
            }
        };
        if begins {
            return Some(rest);
        }
        rest = rest[first.len()..].trim_start();
    }
    None
}

/// From where on words hold one move, at least, with which a game can begin: where no other moves are, it is one of those that are missed.
/// If the notation was not specified it may be one of any language.
pub(super) fn a_move_in<'a>(text: &'a str, notation: Option<Notation>, start: &Position) -> Option<&'a str> {
    let begins = |word: &str| {
        let reads = |notation| goes_on(&mut Line::new(start.clone()), word, notation);
        notation.map_or_else(|| Language::ALL.into_iter().any(|language| reads(Notation::from(language))), reads)
    };
    let ends_word = |sign: char| sign.is_whitespace() || ".…,;:()\"'/|".contains(sign);
    let mut at = 0;
    for piece in text.split_inclusive(ends_word) {
        let word = piece.trim_end_matches(ends_word);
        // Some write a letter for a pawn, which no notation of ours has.
        if begins(word) || word.strip_prefix(['P', 'p']).is_some_and(begins) {
            return Some(text[at..].trim_end());
        }
        at += piece.len();
    }
    None
}

fn goes_on(line: &mut Line, word: &str, notation: Notation) -> bool {
    let (word, _) = without_sign(word.trim_end_matches([',', ';', '.', ':']));
    notation.read(word, line.end()).is_ok_and(|intent| line.push(intent).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_among_words() {
        for (text, found) in [
            ("Good game 1. e4 e5", Some("1. e4 e5")),
            ("Gut: 1.e4, e5.", Some("1.e4, e5.")),
            ("Game e4! 1-0", Some("e4! 1-0")),
            ("Table 1 e4", None),
            ("Turnier 1 a4 Halle", None),
            ("Move 1 e4 e5", Some("e4 e5")),
            ("They played e4, c5; then Nf3", Some("e4, c5; then Nf3")),
            ("at table a3", None),
            ("won with e4", None),
            ("1. Anna 2. Bella", None),
            ("12. e4 e9", None),
            ("12. e4 and e5 12. ", None),
            ("é 1. é4", None),
        ] {
            assert_eq!(moves_in(text, None, &Position::initial()), found, "{text}");
        }
        let italian = Notation::from(Language::It);
        assert_eq!(moves_in("Partita Cf3 Cf6", Some(italian), &Position::initial()), Some("Cf3 Cf6"));
        assert_eq!(moves_in("Partita Cf3 Cf6", None, &Position::initial()), None);
    }

    #[test]
    fn one_move_is_found_among_words() {
        for (text, found) in [
            ("Move 1 white e4 black e5 ", Some("e4 black e5")),
            ("e4, B: e5", Some("e4, B: e5")),
            ("white:e4! black:e5", Some("e4! black:e5")),
            ("é (1.e4)", Some("e4)")),
            ("Pe4 (1:29) Pe5", Some("Pe4 (1:29) Pe5")),
            ("1 white e9 black e5", None),
            ("Anna – Bella", None),
            ("", None),
        ] {
            assert_eq!(a_move_in(text, None, &Position::initial()), found, "{text}");
        }
        assert_eq!(a_move_in("bianco Cf3", None, &Position::initial()), Some("Cf3"));
        assert_eq!(a_move_in("bianco Cf3", Some(Notation::from(Language::En)), &Position::initial()), None);
    }

    #[test]
    fn a_notation_is_named_above_the_moves() {
        assert!(names_notation("[White \"A\"]\r\nat table 3\r\n\r\nNotazione: it\r\n\r\n1. e4"));
        for text in ["[Notation \"it\"]\n\n1. e4", "1. e4 {\nNotation: it\n} 1-0", "{\nNotation: it\n} 1. e4", ""] {
            assert!(!names_notation(text), "{text}");
        }
    }
}
