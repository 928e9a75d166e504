//! The words of claims, scoresheets and adjournments, heard: *claim draw with Nf3*, *seal Nf3*, *firmo*.
//!
//! The words live in the grammars; here stands what their rules mean.

use crate::desk::lines::ruling_order::{OUTCOMES, SIDES};
use crate::desk::lines::unclear::{Unclear, unclear};
use crate::game::participant::Language;
use crate::rules::ending::Outcome;
use crate::rules::position::Color;
use crate::words::grammar::{Line, Match, matches, verbs, wanting, ways};

verbs! {
    /// Claims a draw.
    Claim = "say-claim";
    /// Claims it by repetition.
    Repetition = "say-repetition";
    /// Claims it by the fifty moves.
    Fifty = "say-fifty";
    /// Claims that the opponent cannot win by normal means.
    CannotWin = "say-cannot-win";
    /// Claims that they make no effort.
    NoEffort = "say-no-effort";
    /// Asks for an increment.
    Increment = "say-increment";
    /// Takes a claim or an offer back.
    Withdraw = "say-withdraw";
    /// Confirms the final position.
    Verify = "say-verify";
    /// Does not confirm it.
    Dispute = "say-dispute";
    /// The arbiter accepts.
    AcceptClaim = "say-accept-claim";
    /// The arbiter rejects.
    RejectClaim = "say-reject-claim";
    /// The arbiter postpones.
    PostponeClaim = "say-postpone-claim";
    /// They postpone, and the opponent gets time.
    PostponeTime = "say-postpone-time";
    /// The arbiter consents.
    Consent = "say-consent";
    NoConsent = "say-no-consent";
    /// Signs a result.
    Sign = "say-sign";
    /// The arbiter decides otherwise.
    Overrule = "say-overrule";
    /// Writes the next half-move down.
    Write = "say-write";
    /// Asks to see the arbiter's scoresheet.
    Request = "say-request";
    /// The arbiter has the game reconstructed.
    Reconstruct = "say-reconstruct";
    /// The next move counts for the next period.
    NextPeriod = "say-next-period";
    /// When the session ends.
    Session = "say-session";
    Adjourn = "say-adjourn";
    /// Seals a move.
    Seal = "say-seal";
    /// Closes the envelope.
    Close = "say-close";
    /// Begins the resumption.
    Begin = "say-begin";
    /// A player arrives.
    Arrive = "say-arrive";
    /// Opens the envelope.
    Open = "say-open";
    /// The envelope is missing.
    Missing = "say-missing";
    PositionMissing = "say-position-missing";
}

impl Verb {
    /// Whether what follows is confidential.
    pub const fn is_secret(self) -> bool {
        matches!(self, Verb::Adjourn | Verb::Seal | Verb::Open)
    }

    /// Whether the arbiter alone says it, where there is one.
    const fn is_the_arbiters(self) -> bool {
        use Verb::{AcceptClaim, Consent, Missing, NextPeriod, NoConsent, Overrule, PositionMissing};
        use Verb::{PostponeClaim, PostponeTime, Reconstruct, RejectClaim, Session};
        matches!(
            self,
            AcceptClaim
                | RejectClaim
                | PostponeClaim
                | PostponeTime
                | Consent
                | NoConsent
                | Overrule
                | Session
                | Missing
                | PositionMissing
                | NextPeriod
                | Reconstruct
        )
    }
}

/// Whether a rule is offered where a line is near to it: what is confidential is not said again.
pub fn is_offered(rule: &str, to_arbiter: bool) -> bool {
    Verb::of(rule).is_some_and(|verb| !verb.is_secret() && (to_arbiter || !verb.is_the_arbiters()))
}

/// A line with one of these words, and what is named in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// What is wanted.
    pub verb: Verb,
    /// Whether a move is claimed with.
    pub with: Option<With>,
    /// Whose business it is.
    pub side: Option<Color>,
    /// Both sides.
    pub both: bool,
    /// A result.
    pub outcome: Option<Outcome>,
    /// Minutes.
    pub number: Option<u32>,
    /// The words at the end, or the move, as they were written.
    pub text: String,
    /// What is missing or wrong.
    pub unclear: Option<Unclear>,
}

impl Heard {
    /// Whether nothing but the words for it was said.
    pub const fn is_bare(&self) -> bool {
        self.with.is_none() && self.outcome.is_none() && self.text.is_empty() && self.unclear.is_none()
    }

    fn of(found: &Match<'_>, unclear: Option<Unclear>) -> Option<Heard> {
        Some(Heard {
            verb: Verb::of(found.rule())?,
            with: with(found),
            side: found.named(&SIDES),
            both: found.has("say-both"),
            outcome: found.named(&OUTCOMES),
            number: found.number(),
            text: found.moves().next().unwrap_or_else(|| found.text().to_owned()),
            unclear,
        })
    }
}

/// What follows the words of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum With {
    /// This move, as it was written.
    Move(String),
    /// None: the position on the board.
    Nothing,
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    let line = Line::new(line, language);
    let is_mine = |rule: &str| Verb::of(rule).is_some();
    let whole = matches(&line, is_mine).first().and_then(|found| Heard::of(found, None));
    whole.or_else(|| wanting(&line, is_mine, |found| Heard::of(found, unclear(found))))
}

/// With which move something is claimed, by these words alone: *with Nf3*, *now*.
pub fn with_move(line: &str, language: Language) -> Option<With> {
    ways(&Line::new(line, language), &["with-move"]).first().and_then(with)
}

fn with(found: &Match<'_>) -> Option<With> {
    found
        .named(&[("say-with", true), ("say-now", false)])
        .and_then(|with| if with { found.moves().next().map(With::Move) } else { Some(With::Nothing) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::lines::command;
    use crate::desk::lines::ruling_order::{self, Said};
    use crate::game::ruling::Ruling;
    use crate::words::grammar::Grammar;

    #[test]
    fn claims_are_heard_and_their_words_kept_as_written() {
        let with = |text: &str| Some(With::Move(text.to_owned()));
        let draw = Some(Outcome::Drawn);
        for (line, language, verb, moved, outcome, text) in [
            ("claim draw with Nf3", Language::En, Verb::Claim, with("Nf3"), None, "Nf3"),
            ("threefold as it stands", Language::En, Verb::Repetition, Some(With::Nothing), None, ""),
            ("Seal  Springer Gustav eins", Language::De, Verb::Seal, None, None, "Springer Gustav eins"),
            ("in busta Cf3", Language::It, Verb::Seal, None, None, "Cf3"),
            ("triple répétition", Language::Fr, Verb::Repetition, None, None, ""),
            ("Unterschreibe 1/2-1/2", Language::De, Verb::Sign, None, draw, ""),
            ("sign 0-1/2", Language::En, Verb::Sign, None, Some(Outcome::HalfPoint { to: Color::Black }), ""),
            ("sign ½", Language::En, Verb::Sign, None, draw, ""),
            ("firmo ½-½", Language::It, Verb::Sign, None, draw, ""),
            ("je signe partie nulle", Language::Fr, Verb::Sign, None, draw, ""),
            ("cierro el sobre mañana a las 9", Language::Es, Verb::Close, None, None, "mañana a las 9"),
        ] {
            let heard = parse(line, language).unwrap_or_else(|| panic!("{line}"));
            assert_eq!(
                (heard.verb, heard.with, heard.outcome, heard.text.as_str()),
                (verb, moved, outcome, text),
                "{line}"
            );
        }
        for line in ["withdraw now", "", "Nf3", "consent to it", "\u{301}"] {
            assert_eq!(parse(line, Language::En), None, "{line}");
        }
        let absent = parse("resumption without black", Language::Fr).expect("a line");
        assert_eq!((absent.side, absent.both), (Some(Color::Black), false));
        let won = |line, language| parse(line, language).and_then(|heard| heard.outcome);
        assert_eq!(won("il risultato è vince il Bianco", Language::It), Some(Outcome::Won { by: Color::White }));
        assert_eq!(won("overrule 0-1", Language::Fr), Some(Outcome::Won { by: Color::Black }));
        let wrong = parse("sign won", Language::En).and_then(|heard| heard.unclear);
        assert_eq!(wrong, Some(Unclear::no_such("outcome", "won")));
        assert_eq!(with_move("con Cf3", Language::It), with("Cf3"));
    }

    fn sayings(language: Language) -> Vec<(Verb, String)> {
        let lines = |rule: &str| Grammar::of(language).lines_by(rule);
        VERBS.iter().flat_map(|(rule, verb)| lines(rule).into_iter().map(|line| (*verb, line))).collect()
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
    fn claim_words_are_new_and_differ_from_each_other() {
        for language in Language::ALL {
            let sayings = sayings(language);
            for &(rule, verb) in VERBS {
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
