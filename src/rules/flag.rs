//! Fallen flags: who calls them, whose claim succeeds, and what they mean (6.8, 6.9, A.4, III.3).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::context::RuleContext;
use super::outcome::{Adjudication, Outcome, Reason};
use super::position::{ByColor, Color};
use super::profile::{BothFlagsMean, FlagCaller, Profile, Verdict};

/// What an arbiter does who sees a fallen flag.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ArbiterCall {
    /// They are silent.
    MustNot,
    May,
    Shall,
}

/// Which flags have fallen.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fallen {
    One,
    Both,
}

/// Which period a flag ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Period {
    /// One that others follow.
    NonFinal,
    /// The last.
    Final,
}

/// Whether the guidelines for games without increment apply (III.2: announced in advance, and no increment).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guidelines {
    Apply,
    DoNotApply,
}

/// Everything about two flags on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Flags {
    /// Time left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// Whose flag fell first, if that is known.
    pub first: Option<Color>,
    pub period: Period,
    /// Whether Guidelines III apply.
    pub guidelines: Guidelines,
}

/// What becomes of a claim on time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagClaim {
    Succeeds(Adjudication),
    /// The opponent's flag has not fallen.
    NoFlag,
    /// It fails, because the claimant's own flag has fallen too (A.4.3 until 2017) or first; what both flags mean.
    OwnFlag(Adjudication),
}

/// What an arbiter does who sees a fallen flag (6.8, A.4.5, B.4).
///
/// In standard chess, and with full supervision, they call it. Without it they shall since 2018, might in 2014 and 2017, and
/// must not before then as long as only one flag has fallen.
pub fn arbiter_call(fallen: Fallen, context: RuleContext, profile: &Profile) -> ArbiterCall {
    match (profile.clock.flag_caller.of(context.entry()), fallen) {
        (FlagCaller::ArbiterOrPlayer, _) => ArbiterCall::Shall,
        (FlagCaller::ArbiterMayOrPlayer, _) | (FlagCaller::PlayerOnly, Fallen::Both) => ArbiterCall::May,
        (FlagCaller::PlayerOnly, Fallen::One) => ArbiterCall::MustNot,
    }
}

/// What one fallen flag means (6.9): a loss, but a draw if the opponent cannot mate by any series of legal moves. A mate or
/// stalemate on the board has been looked at before.
pub fn result(fallen: Color, opponent: CanMate, profile: &Profile) -> Adjudication {
    let lost = Adjudication::Ends(Outcome::Won { by: !fallen }, Reason::Time);
    match (profile.clock.flagfall_unwinnable, opponent) {
        (Verdict::Loss, _) | (Verdict::Draw, CanMate::Yes) => lost,
        (Verdict::Draw, CanMate::No) => Adjudication::Ends(Outcome::Drawn, Reason::TimeWithoutMatingMaterial),
        (Verdict::Draw, CanMate::Unknown) => Adjudication::NeedsArbiter,
    }
}

/// What two fallen flags mean.
///
/// In `fide-legacy` a draw in unsupervised rapid and blitz (A.4.d.3), no matter which was first. Else the first one loses, if it is
/// known; if not, Guidelines III.3.1 say: the game goes on, or is drawn in the last period. Where they do not apply, or say
/// nothing, the arbiter decides.
pub fn both(flags: &Flags, can_mate: ByColor<CanMate>, context: RuleContext, profile: &Profile) -> Adjudication {
    let rules = &profile.clock.both_flags;
    if let (true, Some(meaning)) = (context.is_unsupervised(), rules.rapid_blitz) {
        return meaning_of(meaning);
    }
    if let Some(first) = flags.first {
        return result(first, *can_mate.get(!first), profile);
    }
    match (flags.guidelines, flags.period) {
        (Guidelines::DoNotApply, _) => Adjudication::NeedsArbiter,
        (Guidelines::Apply, Period::NonFinal) => meaning_of(rules.non_final),
        (Guidelines::Apply, Period::Final) => meaning_of(rules.last),
    }
}

fn meaning_of(meaning: BothFlagsMean) -> Adjudication {
    match meaning {
        BothFlagsMean::Continue => Adjudication::GoesOn,
        BothFlagsMean::Draw => Adjudication::Ends(Outcome::Drawn, Reason::BothFlags),
        BothFlagsMean::Unspecified => Adjudication::NeedsArbiter,
    }
}

/// Whether only a claimant with time of their own can win on time: without full supervision until July 2017 (A.4.3).
pub fn claimant_needs_time(context: RuleContext, profile: &Profile) -> bool {
    profile.clock.flag_claimant_needs_own_time && context.is_unsupervised()
}

/// What becomes of a player's claim that the opponent's flag has fallen.
///
/// Without full supervision the claimant needed time of their own until July 2017 (A.4.3). Since 2018, and with supervision,
/// it is enough that the opponent's flag fell first.
pub fn claim(
    claimant: Color,
    flags: &Flags,
    can_mate: ByColor<CanMate>,
    context: RuleContext,
    profile: &Profile,
) -> FlagClaim {
    let opponent = !claimant;
    if *flags.left_ms.get(opponent) > 0 {
        return FlagClaim::NoFlag;
    }
    let won = || FlagClaim::Succeeds(result(opponent, *can_mate.get(claimant), profile));
    if *flags.left_ms.get(claimant) > 0 {
        return won();
    }
    let own_time_needed = claimant_needs_time(context, profile);
    if flags.first == Some(opponent) && !own_time_needed {
        won()
    } else if own_time_needed && flags.first.is_some() && profile.clock.both_flags.rapid_blitz.is_none() {
        // The order is known, but they may not claim it: the arbiter may call the flag themselves (A.4.5).
        FlagClaim::OwnFlag(Adjudication::NeedsArbiter)
    } else {
        FlagClaim::OwnFlag(both(flags, can_mate, context, profile))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::context::Supervision;
    use crate::rules::profile::TimeClass;
    use crate::rules::sample::profile;

    const WHITE_WINS: Adjudication = Adjudication::Ends(Outcome::Won { by: Color::White }, Reason::Time);
    const DRAWN: Adjudication = Adjudication::Ends(Outcome::Drawn, Reason::BothFlags);
    const ALL_CAN: ByColor<CanMate> = ByColor { white: CanMate::Yes, black: CanMate::Yes };

    fn context(class: TimeClass, supervision: Supervision) -> RuleContext {
        RuleContext { class, supervision }
    }

    fn flags(white: u64, black: u64, first: Option<Color>, period: Period) -> Flags {
        Flags { left_ms: ByColor { white, black }, first, period, guidelines: Guidelines::Apply }
    }

    #[test]
    fn a_flag_loses_unless_the_opponent_cannot_mate() {
        let rules = profile("fide-2023");
        assert_eq!(result(Color::Black, CanMate::Yes, &rules), WHITE_WINS);
        let drawn = Adjudication::Ends(Outcome::Drawn, Reason::TimeWithoutMatingMaterial);
        assert_eq!(result(Color::White, CanMate::No, &rules), drawn);
        assert_eq!(result(Color::White, CanMate::Unknown, &rules), Adjudication::NeedsArbiter);
        let hard = crate::rules::sample::with("fide-2023", "clock.flagfall_unwinnable = \"loss\"");
        assert_eq!(result(Color::Black, CanMate::No, &hard), WHITE_WINS);
    }

    #[test]
    fn who_calls_a_flag() {
        use Supervision::{Full, Insufficient};
        let at = |fallen, class, supervision, name| arbiter_call(fallen, context(class, supervision), &profile(name));
        for (name, expected) in [
            ("fide-legacy", ArbiterCall::MustNot),
            ("fide-2014", ArbiterCall::May),
            ("fide-2017", ArbiterCall::May),
            ("fide-2018", ArbiterCall::Shall),
            ("fide-2023", ArbiterCall::Shall),
        ] {
            for class in [TimeClass::Rapid, TimeClass::Blitz] {
                assert_eq!(at(Fallen::One, class, Insufficient, name), expected, "{name}");
                assert_eq!(at(Fallen::One, class, Full, name), ArbiterCall::Shall, "{name}");
            }
            assert_eq!(at(Fallen::One, TimeClass::Standard, Insufficient, name), ArbiterCall::Shall, "{name}");
        }
        assert_eq!(at(Fallen::Both, TimeClass::Rapid, Insufficient, "fide-legacy"), ArbiterCall::May);
    }

    #[test]
    fn the_claimant_needed_time_himself_until_2017() {
        let loose = context(TimeClass::Rapid, Supervision::Insufficient);
        let down = flags(0, 0, Some(Color::Black), Period::Final);
        let at = |flags: &Flags, context, name| claim(Color::White, flags, ALL_CAN, context, &profile(name));
        assert_eq!(at(&down, loose, "fide-2023"), FlagClaim::Succeeds(WHITE_WINS));
        assert_eq!(at(&down, loose, "fide-2018"), FlagClaim::Succeeds(WHITE_WINS));
        assert_eq!(at(&down, loose, "fide-2017"), FlagClaim::OwnFlag(Adjudication::NeedsArbiter));
        assert_eq!(at(&down, loose, "fide-2014"), FlagClaim::OwnFlag(Adjudication::NeedsArbiter));
        assert_eq!(at(&down, loose, "fide-legacy"), FlagClaim::OwnFlag(DRAWN));
        let watched = context(TimeClass::Rapid, Supervision::Full);
        assert_eq!(at(&down, watched, "fide-legacy"), FlagClaim::Succeeds(WHITE_WINS));
        let up = flags(1, 0, Some(Color::Black), Period::Final);
        assert_eq!(at(&up, loose, "fide-legacy"), FlagClaim::Succeeds(WHITE_WINS));
        assert_eq!(at(&flags(0, 1, None, Period::Final), loose, "fide-2023"), FlagClaim::NoFlag);
        let own_first = flags(0, 0, Some(Color::White), Period::Final);
        let lost = Adjudication::Ends(Outcome::Won { by: Color::Black }, Reason::Time);
        assert_eq!(at(&own_first, loose, "fide-2023"), FlagClaim::OwnFlag(lost));
    }

    #[test]
    fn both_flags_down() {
        let standard = context(TimeClass::Standard, Supervision::Full);
        let at = |flags: &Flags, context, name| both(flags, ALL_CAN, context, &profile(name));
        let last = flags(0, 0, None, Period::Final);
        let earlier = flags(0, 0, None, Period::NonFinal);
        for name in ["fide-2023", "fide-2018", "fide-2017"] {
            assert_eq!(at(&last, standard, name), DRAWN, "{name}");
            assert_eq!(at(&earlier, standard, name), Adjudication::GoesOn, "{name}");
        }
        assert_eq!(at(&last, standard, "fide-legacy"), Adjudication::NeedsArbiter);
        let unannounced = Flags { guidelines: Guidelines::DoNotApply, ..last };
        assert_eq!(at(&unannounced, standard, "fide-2023"), Adjudication::NeedsArbiter);
        let known = Flags { first: Some(Color::Black), ..last };
        assert_eq!(at(&known, standard, "fide-2023"), WHITE_WINS);
        let blitz = context(TimeClass::Blitz, Supervision::Insufficient);
        assert_eq!(at(&known, blitz, "fide-legacy"), DRAWN);
        let supervised = context(TimeClass::Blitz, Supervision::Full);
        assert_eq!(at(&last, supervised, "fide-legacy"), Adjudication::NeedsArbiter);
    }
}
