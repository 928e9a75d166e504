//! The words of claims, scoresheets and adjournments, heard: *claim draw with Nf3*, *seal Nf3*, *firmo*.
//!
//! The words live in the grammars; here stands what their rules mean.

use super::fold::fold;
use super::grammar::{leading, meaning};
use crate::game::participant::Language;
use crate::rules::ending::Outcome;
use crate::rules::position::Color;

/// What somebody wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Claims a draw.
    Claim,
    /// Claims it by repetition.
    Repetition,
    /// Claims it by the fifty moves.
    Fifty,
    /// Claims that the opponent cannot win by normal means.
    CannotWin,
    /// Claims that he makes no effort.
    NoEffort,
    /// Asks for an increment.
    Increment,
    /// Takes a claim or an offer back.
    Withdraw,
    /// Confirms the final position.
    Verify,
    /// Does not confirm it.
    Dispute,
    /// The arbiter accepts.
    AcceptClaim,
    /// The arbiter rejects.
    RejectClaim,
    /// The arbiter postpones.
    PostponeClaim,
    /// He postpones, and the opponent gets time.
    PostponeTime,
    /// The arbiter consents.
    Consent,
    /// He does not.
    NoConsent,
    /// Signs a result.
    Sign,
    /// The arbiter decides otherwise.
    Overrule,
    /// Writes the next half-move down.
    Write,
    /// Asks to see the arbiter's scoresheet.
    Request,
    /// The arbiter has the game reconstructed.
    Reconstruct,
    /// The next move counts for the next period.
    NextPeriod,
    /// When the session ends.
    Session,
    /// Adjourns.
    Adjourn,
    /// Seals a move.
    Seal,
    /// Closes the envelope.
    Close,
    /// Begins the resumption.
    Begin,
    /// A player arrives.
    Arrive,
    /// Opens the envelope.
    Open,
    /// The envelope is missing.
    Missing,
    /// So is the position.
    PositionMissing,
}

const VERBS: [(&str, Verb); 30] = [
    ("say-claim", Verb::Claim),
    ("say-repetition", Verb::Repetition),
    ("say-fifty", Verb::Fifty),
    ("say-cannot-win", Verb::CannotWin),
    ("say-no-effort", Verb::NoEffort),
    ("say-increment", Verb::Increment),
    ("say-withdraw", Verb::Withdraw),
    ("say-verify", Verb::Verify),
    ("say-dispute", Verb::Dispute),
    ("say-accept-claim", Verb::AcceptClaim),
    ("say-reject-claim", Verb::RejectClaim),
    ("say-postpone-claim", Verb::PostponeClaim),
    ("say-postpone-time", Verb::PostponeTime),
    ("say-consent", Verb::Consent),
    ("say-no-consent", Verb::NoConsent),
    ("say-sign", Verb::Sign),
    ("say-overrule", Verb::Overrule),
    ("say-write", Verb::Write),
    ("say-request", Verb::Request),
    ("say-reconstruct", Verb::Reconstruct),
    ("say-next-period", Verb::NextPeriod),
    ("say-session", Verb::Session),
    ("say-adjourn", Verb::Adjourn),
    ("say-seal", Verb::Seal),
    ("say-close", Verb::Close),
    ("say-begin", Verb::Begin),
    ("say-arrive", Verb::Arrive),
    ("say-open", Verb::Open),
    ("say-missing", Verb::Missing),
    ("say-position-missing", Verb::PositionMissing),
];

impl Verb {
    /// Whether what follows is nobody else's business.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(self, Verb::Adjourn | Verb::Seal | Verb::Open)
    }
}

/// A line that begins with one of these words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// What is wanted.
    pub verb: Verb,
    /// What follows, as it was written.
    pub rest: String,
}

/// Small words that stand in between or behind.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Particle {
    /// With a move.
    With,
    /// Without one.
    Now,
    /// Without a player.
    Without,
    /// Both.
    Both,
}

const PARTICLES: [(&str, Particle); 4] = [
    ("say-with", Particle::With),
    ("say-now", Particle::Now),
    ("say-without", Particle::Without),
    ("say-both", Particle::Both),
];

const RESULTS: [(&str, Outcome); 3] = [
    ("say-white-wins", Outcome::Won { by: Color::White }),
    ("say-black-wins", Outcome::Won { by: Color::Black }),
    ("say-drawn", Outcome::Drawn),
];

/// Results in figures, as they are compared.
const FIGURES: [(&str, Outcome); 5] = [
    ("1 0", Outcome::Won { by: Color::White }),
    ("0 1", Outcome::Won { by: Color::Black }),
    ("1 2 1 2", Outcome::Drawn),
    ("1 2", Outcome::Drawn),
    ("0 5 0 5", Outcome::Drawn),
];

/// Understands a line, or does not. The longest words that fit count.
#[must_use]
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    leading(line, language, &VERBS).map(|(verb, rest)| Heard { verb, rest })
}

/// A small word in front, and what follows.
#[must_use]
pub fn particle(text: &str, language: Language) -> Option<(Particle, String)> {
    leading(text, language, &PARTICLES)
}

/// A result, in words or figures.
#[must_use]
pub fn result(text: &str, language: Language) -> Option<Outcome> {
    let folded = fold(text);
    let figures = FIGURES.iter().find(|(figures, _)| *figures == folded).map(|(_, result)| *result);
    figures.or_else(|| meaning(text, language, &RESULTS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::ruling::Ruling;
    use crate::words::command;
    use crate::words::grammar::Grammar;
    use crate::words::ruling_order::{self, Said};

    #[test]
    fn what_follows_stays_as_it_was_written() {
        for (line, language, verb, rest) in [
            ("claim draw with Nf3", Language::En, Verb::Claim, "with Nf3"),
            ("Seal  Springer Gustav eins Felix drei", Language::De, Verb::Seal, "Springer Gustav eins Felix drei"),
            ("in busta Cf3", Language::It, Verb::Seal, "Cf3"),
            ("triple répétition", Language::Fr, Verb::Repetition, ""),
            ("Unterschreibe 1/2-1/2", Language::De, Verb::Sign, "1/2-1/2"),
            ("cierro el sobre mañana a las 9", Language::Es, Verb::Close, "mañana a las 9"),
        ] {
            assert_eq!(parse(line, language), Some(Heard { verb, rest: rest.to_owned() }), "{line}");
        }
        for line in ["withdraw now", "", "Nf3", "consent to it", "\u{301}"] {
            assert_eq!(parse(line, Language::En), None, "{line}");
        }
        assert_eq!(particle("con Cf3", Language::It), Some((Particle::With, "Cf3".to_owned())));
        assert_eq!(particle("without black", Language::Fr), Some((Particle::Without, "black".to_owned())));
        assert_eq!(result("1/2 - 1/2", Language::En), Some(Outcome::Drawn));
        assert_eq!(result("Vince il Bianco", Language::It), Some(Outcome::Won { by: Color::White }));
        assert_eq!(result("0-1", Language::Fr), Some(Outcome::Won { by: Color::Black }));
        assert_eq!(result("won", Language::En), None);
    }

    /// What is said for a verb, without what may follow it.
    fn sayings(language: Language) -> Vec<(Verb, String)> {
        let lines = |rule: &str| Grammar::of(language).lines_by(rule);
        let bare = |line: String| line.trim_end_matches(" xyzzy").to_owned();
        VERBS.iter().flat_map(|(rule, verb)| lines(rule).into_iter().map(|line| (*verb, bare(line)))).collect()
    }

    /// The arbiter's orders are looked for first: what begins like one would never be heard as anything else. Claims are
    /// accepted and rejected in both.
    #[test]
    fn no_word_begins_like_an_order() {
        for language in Language::ALL {
            for (verb, saying) in sayings(language) {
                let order = ruling_order::parse(&saying, language).map(|heard| heard.said);
                let both = match verb {
                    Verb::AcceptClaim => Some(Said::Ruling(Ruling::Claim { accepted: true })),
                    Verb::RejectClaim => Some(Said::Ruling(Ruling::Claim { accepted: false })),
                    _ => None,
                };
                assert!(order.is_none() || order == both, "{language:?} `{saying}`: {order:?}");
            }
        }
    }

    /// Words that were understood before keep their meaning: these would never be heard.
    #[test]
    fn no_word_is_one_already_and_no_two_are_the_same() {
        for language in Language::ALL {
            let sayings = sayings(language);
            for (rule, verb) in VERBS {
                let usual = Grammar::of(language).usual(rule).expect("a usual form");
                assert_eq!(command::parse(usual, language), None, "{language:?} {usual}");
                for (other, saying) in &sayings {
                    let is_other = *other != verb && *saying == usual;
                    assert!(!is_other, "{language:?} `{saying}`: {verb:?} and {other:?}");
                }
            }
        }
    }
}
