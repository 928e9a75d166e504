//! The words of the dialogue of Appendix D, heard: *lift g1*, *announce knight f3*, *ripeti Cavallo f3*.
//!
//! The words live in the grammars; here stands what their rules mean.

use super::fold::fold;
use super::grammar::{leading, square_at_end};
use crate::game::participant::Language;
use crate::rules::position::{Color, Square};

/// What somebody wants to do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Lifts a piece.
    Lift,
    /// Touches a piece.
    Touch,
    /// Puts it down.
    Place,
    /// Takes a captured piece off.
    Remove,
    /// Puts a new piece on the board.
    NewPiece,
    /// Sets pieces right.
    Adjust,
    /// Feels a square.
    Feel,
    /// Announces a move.
    Announce,
    /// Repeats one.
    Repeat,
    /// Corrects a slip of the tongue.
    Correct,
    /// Makes the move on the other board.
    Execute,
    /// Reports that a piece was touched.
    ReportTouch,
    /// Complains about a touched piece.
    ClaimTouch,
    /// Asks the assistant for the time.
    AskTime,
    /// Tells it.
    TellTime,
    /// Does what an adjournment asks for.
    Formalities,
    /// Asks where the dialogue stands.
    State,
    /// Confirms how two boards are brought together.
    Settle,
    /// Says what a scoresheet has.
    Sheet,
}

const VERBS: [(&str, Verb); 19] = [
    ("say-lift", Verb::Lift),
    ("say-touch", Verb::Touch),
    ("say-place", Verb::Place),
    ("say-remove", Verb::Remove),
    ("say-new-man", Verb::NewPiece),
    ("say-adjust", Verb::Adjust),
    ("say-feel", Verb::Feel),
    ("say-announce", Verb::Announce),
    ("say-repeat", Verb::Repeat),
    ("say-correct", Verb::Correct),
    ("say-execute", Verb::Execute),
    ("say-report-touch", Verb::ReportTouch),
    ("say-claim-touch", Verb::ClaimTouch),
    ("say-ask-time", Verb::AskTime),
    ("say-tell-time", Verb::TellTime),
    ("say-formalities", Verb::Formalities),
    ("say-state", Verb::State),
    ("say-settle", Verb::Settle),
    ("say-sheet", Verb::Sheet),
];

impl Verb {
    /// Whether something must follow: a square, a move.
    #[must_use]
    pub const fn wants_more(self) -> bool {
        !matches!(
            self,
            Verb::Adjust
                | Verb::ClaimTouch
                | Verb::AskTime
                | Verb::TellTime
                | Verb::Formalities
                | Verb::State
                | Verb::Settle
        )
    }
}

/// A line that begins with a word of the dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// What is to be done.
    pub verb: Verb,
    /// What follows, as it was written.
    pub rest: String,
}

const SIDES: [(&str, Color); 2] = [("say-white", Color::White), ("say-black", Color::Black)];

/// Understands a line, or does not. The longest words that fit count; `repeat` alone says the last words again.
#[must_use]
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    leading(line, language, &VERBS).map(|(verb, rest)| Heard { verb, rest })
}

/// A side at the beginning of a text, and what follows: *white Nf3*.
#[must_use]
pub fn side(text: &str, language: Language) -> Option<(Color, String)> {
    leading(text, language, &SIDES)
}

/// A square at the beginning of a text, and what follows; both words of a square as the Laws name it may be used.
#[must_use]
pub fn square(text: &str, language: Language) -> Option<(Square, &str)> {
    if let Some(square) = square_at_end(&fold(text), language) {
        return Some((square, ""));
    }
    let (first, rest) = text.split_once(char::is_whitespace)?;
    square_at_end(&fold(first), language).map(|square| (square, rest.trim_start()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::words::grammar::Grammar;

    proptest! {
        /// No text does harm, and what follows a word of the dialogue stands in the line.
        #[test]
        fn any_line_is_read(line in "(lift|announce|répète|ansagen|sheet|acconcio)? ?\\PC{0,30}", german in any::<bool>()) {
            let language = if german { Language::De } else { Language::Fr };
            if let Some(heard) = parse(&line, language) {
                prop_assert!(heard.rest.split_whitespace().all(|word| line.contains(word)));
                let _ = (side(&heard.rest, language), square(&heard.rest, language));
            }
        }
    }

    #[test]
    fn verbs_keep_what_follows_as_it_was_written() {
        for (line, language, verb, rest) in [
            ("announce Nf3", Language::En, Verb::Announce, "Nf3"),
            ("I repeat Springer Gustav eins Felix drei", Language::En, Verb::Repeat, "Springer Gustav eins Felix drei"),
            ("ripeti Cf3", Language::It, Verb::Repeat, "Cf3"),
            ("repeat Cf3", Language::It, Verb::Repeat, "Cf3"),
            ("j'adoube", Language::Fr, Verb::Adjust, ""),
            ("Acconcio g1", Language::It, Verb::Adjust, "g1"),
            ("wie weit sind wir", Language::De, Verb::State, ""),
        ] {
            assert_eq!(parse(line, language), Some(Heard { verb, rest: rest.to_owned() }), "{line}");
        }
        for (line, language) in
            [("repeat", Language::En), ("state of things", Language::En), ("Nf3", Language::It), ("", Language::De)]
        {
            assert_eq!(parse(line, language), None, "{line}");
        }
    }

    #[test]
    fn sides_and_squares_stand_in_front() {
        assert_eq!(side("weiß Sf3", Language::De), Some((Color::White, "Sf3".to_owned())));
        assert_eq!(side("Sf3", Language::De), None);
        assert_eq!(square("e8 queen", Language::En), Some((Square::E8, "queen")));
        assert_eq!(square("Eva vier", Language::It), Some((Square::E4, "")));
        assert_eq!(square("é", Language::It), None);
    }

    #[test]
    fn every_line_of_a_verb_is_its_own() {
        for language in Language::ALL {
            for (rule, verb) in VERBS {
                let lines = Grammar::of(language).lines_by(rule);
                assert!(!lines.is_empty(), "{language:?} {verb:?}");
                for line in lines {
                    assert_eq!(parse(&line, language).map(|heard| heard.verb), Some(verb), "{language:?} `{line}`");
                }
            }
        }
    }
}
