//! The quickplay finish: claims with less than two minutes (10.2 until 2014; Guidelines III).

use serde::{Deserialize, Serialize};

use super::context::RuleContext;
use super::position::{ByColor, Color};
use super::profile::{Profile, QuickplayStatus};

/// Whether the event has announced that Guidelines III apply (III.2.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    Yes,
    No,
}

/// All that a claim depends on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    pub on_move: Color,
    /// Time left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// Increment a move, in milliseconds.
    pub increment_ms: u64,
    /// Kind of game and supervision.
    pub context: RuleContext,
    /// Whether the guidelines have been announced.
    pub announced: Announced,
}

/// Why there is no such claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoQuickplay {
    /// Not by these rules, or not announced.
    NotInThisEvent,
    /// Not in this kind of game: not in blitz.
    NotInThisClass,
    /// Not with an increment (since 2014).
    WithIncrement,
    /// Only the player on move.
    NotOnMove,
    /// They have two minutes or more.
    TimeLeft,
}

/// What an arbiter does with a claim (10.2.1 to 10.2.3, III.5).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The game is drawn.
    Accepted,
    /// They wait; the opponent may get time.
    Postponed,
    /// It was wrong; the opponent gets time.
    Rejected,
}

/// On what a claim without an arbiter rests (Appendix D of 2009, III.6).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The opponent cannot win by normal means.
    CannotWinByNormalMeans,
    /// The opponent does not try to.
    NoEffort,
}

/// What the claimant hands in without an arbiter; the opponent verifies it, the arbiter decides later, and the game is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    FinalPosition,
    /// The completed scoresheet.
    Scoresheet,
}

/// What follows when an increment was asked for (III.4).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Increment {
    /// Seconds a move, for both.
    pub increment_s: u32,
    /// Seconds for the opponent of the player who asked.
    pub opponent_bonus_s: u32,
}

/// Whether `by` can claim that the opponent does not try to win by normal means, or cannot.
///
/// In the edition of 2009 it is a Law; blitz is excluded only where the Competition Rules do not apply in full (B.3.2).
/// Since 2014 it is a guideline for announced games of standard and rapid chess without increment. House rules have none.
///
/// # Errors
/// The first thing that stands in its way.
pub fn may_claim(by: Color, finish: &Finish, profile: &Profile) -> Result<(), NoQuickplay> {
    let rules = &profile.quickplay;
    let class = match (rules.status, finish.announced) {
        (QuickplayStatus::Off, _) | (QuickplayStatus::GuidelineIfAnnounced, Announced::No) => {
            return Err(NoQuickplay::NotInThisEvent);
        }
        (QuickplayStatus::Law, _) => finish.context.entry(),
        (QuickplayStatus::GuidelineIfAnnounced, Announced::Yes) => finish.context.class,
    };
    if !rules.applies_to.contains(&class) {
        Err(NoQuickplay::NotInThisClass)
    } else if rules.only_without_increment && finish.increment_ms > 0 {
        Err(NoQuickplay::WithIncrement)
    } else if by != finish.on_move {
        Err(NoQuickplay::NotOnMove)
    } else if *finish.left_ms.get(by) >= u64::from(rules.threshold_s) * 1000 {
        Err(NoQuickplay::TimeLeft)
    } else {
        Ok(())
    }
}

/// Seconds that the opponent gets by a decision, at most where it is postponed.
pub fn opponent_bonus_s(decision: Decision, profile: &Profile) -> u32 {
    match decision {
        Decision::Accepted => 0,
        Decision::Postponed => profile.quickplay.postponed_bonus_s,
        Decision::Rejected => profile.quickplay.rejected_bonus_s,
    }
}

/// What follows when a player asks for an increment instead (III.4). The request is an offer of a draw; if it is refused and
/// the arbiter agrees, this is what the clock gets.
///
/// # Errors
/// What stands in its way; an edition without that request: [`NoQuickplay::NotInThisEvent`].
pub fn increment_request(by: Color, finish: &Finish, profile: &Profile) -> Result<Increment, NoQuickplay> {
    let increment_s = profile.quickplay.increment_request_s;
    if increment_s == 0 {
        return Err(NoQuickplay::NotInThisEvent);
    }
    may_claim(by, finish, profile)?;
    Ok(Increment { increment_s, opponent_bonus_s: profile.quickplay.postponed_bonus_s })
}

/// What is handed in without an arbiter: the final position; if the opponent made no effort, the scoresheet as well.
pub fn papers(basis: Basis) -> Vec<Paper> {
    match basis {
        Basis::CannotWinByNormalMeans => vec![Paper::FinalPosition],
        Basis::NoEffort => vec![Paper::FinalPosition, Paper::Scoresheet],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::context::Supervision;
    use crate::rules::profile::TimeClass;
    use crate::rules::sample::profile;

    fn finish(class: TimeClass, left_s: u64) -> Finish {
        Finish {
            on_move: Color::White,
            left_ms: ByColor { white: left_s * 1000, black: 30_000 },
            increment_ms: 0,
            context: RuleContext { class, supervision: Supervision::Insufficient },
            announced: Announced::Yes,
        }
    }

    #[test]
    fn who_may_claim_in_the_last_two_minutes() {
        let may = |finish: &Finish, name| may_claim(Color::White, finish, &profile(name));
        let standard = finish(TimeClass::Standard, 119);
        let unannounced = Finish { announced: Announced::No, ..standard };
        let increment = Finish { increment_ms: 2_000, ..standard };
        let other = Finish { on_move: Color::Black, ..standard };
        for (name, silent, with_increment) in [
            ("fide-legacy", Ok(()), Ok(())),
            ("fide-2017", Err(NoQuickplay::NotInThisEvent), Err(NoQuickplay::WithIncrement)),
            ("fide-2023", Err(NoQuickplay::NotInThisEvent), Err(NoQuickplay::WithIncrement)),
        ] {
            assert_eq!(may(&standard, name), Ok(()), "{name}");
            assert_eq!(may(&unannounced, name), silent, "{name}");
            assert_eq!(may(&increment, name), with_increment, "{name}");
            assert_eq!(may(&other, name), Err(NoQuickplay::NotOnMove), "{name}");
            assert_eq!(may(&finish(TimeClass::Standard, 120), name), Err(NoQuickplay::TimeLeft), "{name}");
            assert_eq!(may(&finish(TimeClass::Blitz, 60), name), Err(NoQuickplay::NotInThisClass), "{name}");
        }
        assert_eq!(may(&standard, "edisu-2024"), Err(NoQuickplay::NotInThisEvent));
        let mut watched = finish(TimeClass::Blitz, 60);
        watched.context.supervision = Supervision::Full;
        assert_eq!(may(&watched, "fide-legacy"), Ok(()));
        assert_eq!(may(&watched, "fide-2023"), Err(NoQuickplay::NotInThisClass));
    }

    #[test]
    fn what_the_opponent_gets() {
        let rules = profile("fide-2017");
        let bonus =
            [Decision::Accepted, Decision::Postponed, Decision::Rejected].map(|it| opponent_bonus_s(it, &rules));
        assert_eq!(bonus, [0, 120, 120]);
        let asked = |name| increment_request(Color::White, &finish(TimeClass::Standard, 90), &profile(name));
        assert_eq!(asked("fide-2017"), Ok(Increment { increment_s: 5, opponent_bonus_s: 120 }));
        assert_eq!(asked("fide-legacy"), Err(NoQuickplay::NotInThisEvent));
        assert_eq!(papers(Basis::CannotWinByNormalMeans), [Paper::FinalPosition]);
        assert_eq!(papers(Basis::NoEffort), [Paper::FinalPosition, Paper::Scoresheet]);
    }
}
