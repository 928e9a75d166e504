//! The words of the dialogue of Appendix D, heard: *lift g1*, *announce knight f3*, *ripeti Cavallo f3*.
//!
//! The words live in the grammars; here stands what their rules mean.

use crate::desk::lines::ruling_order::SIDES;
use crate::desk::lines::unclear::{Unclear, unclear};
use crate::game::participant::Language;
use crate::rules::position::{Color, Role, Square};
use crate::words::grammar::{Line, Match, matches, verbs, wanting};

verbs! {
    /// Lifts a piece.
    Lift = "say-lift";
    /// Touches a piece.
    Touch = "say-touch";
    /// Puts it down.
    Place = "say-place";
    /// Takes a captured piece off.
    Remove = "say-remove";
    /// Puts a new piece on the board.
    NewPiece = "say-new-piece";
    /// Sets pieces right.
    Adjust = "say-adjust";
    /// Feels a square.
    Feel = "say-feel";
    /// Announces a move.
    Announce = "say-announce";
    Repeat = "say-repeat";
    /// Corrects a slip of the tongue.
    Correct = "say-correct";
    /// Makes the move on the other board.
    Execute = "say-execute";
    /// Reports that a piece was touched.
    ReportTouch = "say-report-touch";
    /// Complains about a touched piece.
    ClaimTouch = "say-claim-touch";
    /// Asks the assistant for the time.
    AskTime = "say-ask-time";
    TellTime = "say-tell-time";
    /// Does what an adjournment asks for.
    Formalities = "say-formalities";
    /// Asks where the dialogue stands.
    State = "say-state";
    Differ = "say-boards-differ";
    /// Says that they agree again.
    Agree = "say-boards-agree";
    /// Confirms how two boards are brought together.
    Settle = "say-settle";
    /// Says what a scoresheet has.
    Sheet = "say-sheet";
}

/// A line of the dialogue, and what is named in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// What is to be done.
    pub verb: Verb,
    /// With what stands on this square.
    pub square: Option<Square>,
    /// The kind of a new piece.
    pub piece: Option<Role>,
    /// Whose scoresheet.
    pub side: Option<Color>,
    /// The move, as it was written.
    pub said: String,
    /// What is missing or wrong.
    pub unclear: Option<Unclear>,
}

impl Heard {
    fn of(found: &Match<'_>, unclear: Option<Unclear>) -> Option<Heard> {
        Some(Heard {
            verb: Verb::of(found.rule())?,
            square: found.square(),
            piece: found.pieces().next(),
            side: found.named(&SIDES),
            said: found.moves().next().unwrap_or_default(),
            unclear,
        })
    }
}

impl Verb {
    /// Whether it can be said without the dialogue, too; `differ`: the boards do.
    pub fn is_of_every_game(self, differ: bool) -> bool {
        match self {
            Verb::Differ | Verb::Agree => true,
            Verb::Settle | Verb::Sheet | Verb::State => differ,
            _ => false,
        }
    }
}

/// Whether a rule is of the dialogue.
pub fn is_mine(rule: &str) -> bool {
    Verb::of(rule).is_some()
}

/// Whether a rule can be said without the dialogue, too.
pub fn is_of_every_game(rule: &str) -> bool {
    Verb::of(rule).is_some_and(|verb| verb.is_of_every_game(false))
}

/// Understands a line, or does not. Commands come first: `repeat` alone says the last words again.
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    let line = Line::new(line, language);
    let whole = matches(&line, is_mine).first().and_then(|found| Heard::of(found, None));
    whole.or_else(|| wanting(&line, is_mine, |found| Heard::of(found, unclear(found))))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::words::grammar::Grammar;

    #[test]
    fn a_claim_of_touch_move_keeps_its_square() {
        for (language, lines) in [
            (Language::En, ["claim touch g1", "claim touch on g1"]),
            (Language::De, ["Berührung reklamieren g1", "Berührung reklamieren auf g1"]),
            (Language::It, ["reclamo pezzo toccato g1", "reclamo tocco in g1"]),
            (Language::Es, ["reclamo toque g1", "reclamo toque en g1"]),
            (Language::Fr, ["réclame touche g1", "pièce touchée en g1"]),
        ] {
            for line in lines {
                let heard = parse(line, language).unwrap_or_else(|| panic!("{line}"));
                assert_eq!((heard.verb, heard.square), (Verb::ClaimTouch, Some(Square::G1)), "{line}");
            }
        }
    }

    proptest! {
        /// No text does harm, and a move stands in the line.
        #[test]
        fn any_line_is_read(line in "(lift|announce|répète|ansagen|sheet|acconcio)? ?\\PC{0,30}", german in any::<bool>()) {
            let language = if german { Language::De } else { Language::Fr };
            if let Some(heard) = parse(&line, language) {
                prop_assert!(heard.said.split_whitespace().all(|word| line.contains(word)));
            }
        }
    }

    #[test]
    fn sayings_are_heard_and_their_moves_kept_as_written() {
        let heard = |line, language| parse(line, language).map(|heard| (heard.verb, heard.square, heard.said));
        for (line, language, verb, square, said) in [
            ("announce Nf3", Language::En, Verb::Announce, None, "Nf3"),
            (
                "I repeat Springer Gustav eins Felix drei",
                Language::En,
                Verb::Repeat,
                None,
                "Springer Gustav eins Felix drei",
            ),
            ("ripeti Cf3", Language::It, Verb::Repeat, None, "Cf3"),
            ("repeat Cf3", Language::It, Verb::Repeat, None, "Cf3"),
            ("j'adoube", Language::Fr, Verb::Adjust, None, ""),
            ("Acconcio g1", Language::It, Verb::Adjust, Some(Square::G1), ""),
            ("sollevo il mio cavallo in Gustav uno", Language::It, Verb::Lift, Some(Square::G1), ""),
            ("wie weit sind wir", Language::De, Verb::State, None, ""),
        ] {
            assert_eq!(heard(line, language), Some((verb, square, said.to_owned())), "{line}");
        }
        for (line, language) in [("state of things", Language::En), ("Nf3", Language::It), ("", Language::De)] {
            assert_eq!(parse(line, language), None, "{line}");
        }
        let sheet = parse("Formular von Weiß Sf3", Language::De).expect("a line");
        assert_eq!((sheet.side, sheet.said.as_str()), (Some(Color::White), "Sf3"));
        let piece = parse("new man e8 queen", Language::En).expect("a line");
        assert_eq!((piece.square, piece.piece), (Some(Square::E8), Some(Role::Queen)));
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        for (line, language, unclear) in [
            ("lift", Language::En, Unclear::missing("square", "lift e4")),
            ("tocco z9", Language::It, Unclear::no_such("square", "z9")),
            ("ansagen", Language::De, Unclear::missing("move", "ansagen e4")),
            ("nouvelle pièce e8", Language::Fr, Unclear::missing("piece", "nouvelle pièce e8 Q")),
            ("planilla e4", Language::Es, Unclear::missing("side", "planilla blancas e4")),
        ] {
            assert_eq!(parse(line, language).and_then(|heard| heard.unclear), Some(unclear), "{line}");
        }
    }

    #[test]
    fn every_line_of_a_verb_is_its_own() {
        for language in Language::ALL {
            for &(rule, verb) in VERBS {
                let lines = Grammar::of(language).lines_by(rule);
                assert!(!lines.is_empty(), "{language:?} {verb:?}");
                for line in lines {
                    assert_eq!(parse(&line, language).map(|heard| heard.verb), Some(verb), "{language:?} `{line}`");
                }
            }
        }
    }
}
