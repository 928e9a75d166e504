//! The scoresheet: who must record, in what order, and what a sheet proves (Article 8, A.2, D.2.7).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::outcome::{Adjudication, Outcome, Reason};
use super::position::{ByColor, Color};
use super::profile::{AdvanceRecording, Profile, TimeClass};

/// Whether a player must record.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    MustRecord,
    /// They need not for the rest of the period: their time has been short (8.4).
    ShortOfTime,
    /// No player must in this kind of game (A.2).
    NotInThisGame,
}

/// Why a move would be written before it is made.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advance {
    /// For no reason that the Laws know.
    None,
    /// To claim a draw (9.2.1, 9.3.1).
    DrawClaim,
    /// To seal it (I.1).
    SealedMove,
}

/// Whether a player may make their next move as far as their sheet goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    InOrder,
    /// They must write down their own previous move first (8.1.2).
    OwnMoveMissing,
    /// Only the opponent's last move may be missing (8.1.1).
    OpponentsMovesMissing,
}

/// How a sheet is completed after a flag has fallen (8.5).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Completing {
    Nothing,
    /// Before they move; with the opponent's sheet if they want (8.5.1, 8.5.2).
    BeforeMovingWithOpponentsSheet,
    /// Before they move, from their own memory: the opponent is on move and needs their own sheet.
    BeforeMoving,
}

/// What the arbiter writes down before a game is reconstructed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ArbiterNote {
    Position,
    ClockTimes,
    /// The number of moves, if known.
    MoveCount,
    /// Whose clock was running (since 2018).
    ClockRunning,
}

/// How both sheets are brought up to date.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reconstruction {
    FromACompleteSheet,
    /// On a second board, under the arbiter's eyes, after they have written down these things (8.5.3).
    OnASecondBoard(Vec<ArbiterNote>),
}

/// Whether a fact can be proved by the sheets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    Proved,
    /// It cannot.
    NotProved,
}

/// As what the next move counts after a flag (8.6).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NextMove {
    /// There is none: the player has overstepped their time.
    Overstepped,
    FirstOfNextPeriod,
    /// As what the evidence of more moves says.
    AsTheEvidenceSays,
}

/// On what a visually disabled player may keep score (D.2.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Medium {
    Braille,
    Longhand,
    RecordingDevice,
    /// On this console, if the event allows it.
    ConsoleScoresheet,
}

/// What a signed result means (8.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Signed {
    /// What stands.
    pub result: Adjudication,
    /// Whether it differs from what stands on the board; only the arbiter is shown that.
    pub differs: bool,
}

/// Whether a player must record with so much time left (8.4: strictly less than five minutes, increment less than thirty
/// seconds; the same in all editions). `before` is the duty earlier in the same period: once exempt, they stay it.
pub fn duty(class: TimeClass, left_ms: u64, increment_ms: u64, before: Option<Duty>, profile: &Profile) -> Duty {
    let rules = &profile.record;
    let ms = |seconds: u32| u64::from(seconds) * 1000;
    if !rules.required.of(class) {
        Duty::NotInThisGame
    } else if increment_ms < ms(rules.exempt_only_if_increment_below_s)
        && (before == Some(Duty::ShortOfTime) || left_ms < ms(rules.exempt_below_s))
    {
        Duty::ShortOfTime
    } else {
        Duty::MustRecord
    }
}

/// Whether claims that are normally made by a scoresheet stay possible (A.2: since 2014; not stated in 2009).
pub fn keeps_claims(class: TimeClass, profile: &Profile) -> bool {
    *profile.record.required.of(class) || profile.record.rapid_keeps_claim_rights
}

/// Whether a player may make their next move (8.1): they may reply before they have written the opponent's move, not before they have
/// written their own previous one.
pub fn order(opponents_missing: u32, own_missing: u32) -> Order {
    if own_missing > 0 {
        Order::OwnMoveMissing
    } else if opponents_missing > 1 {
        Order::OpponentsMovesMissing
    } else {
        Order::InOrder
    }
}

/// How many half-moves must stand on the sheet of a player who has made this one last, from 1 (8.1): all before the opponent's last
/// move, to which they may reply before they write it. Their own last one is due when they make the next. `None`: they have made none yet.
///
/// Of what is not due when their time runs short (8.4) they are relieved.
pub fn due(own_last: Option<usize>) -> usize {
    own_last.map_or(0, |number| number.saturating_sub(2))
}

/// Whether a move may be written before it is made (8.1.2).
pub fn may_record_in_advance(why: Advance, profile: &Profile) -> bool {
    match profile.record.advance_recording {
        AdvanceRecording::OnlyClaimOrSeal => why != Advance::None,
    }
}

/// How `player` completes the sheet as soon as a flag has fallen (8.5), `exempt` being who has not recorded (8.4).
pub fn after_flag(player: Color, exempt: ByColor<bool>, on_move: Color) -> Completing {
    match (*exempt.get(player), *exempt.get(!player)) {
        (false, _) => Completing::Nothing,
        (true, true) => Completing::BeforeMovingWithOpponentsSheet,
        (true, false) if player == on_move => Completing::BeforeMovingWithOpponentsSheet,
        (true, false) => Completing::BeforeMoving,
    }
}

/// How both sheets are brought up to date (8.5.3).
pub fn reconstruction(complete_sheets: u32, profile: &Profile) -> Reconstruction {
    if complete_sheets > 0 {
        return Reconstruction::FromACompleteSheet;
    }
    let mut notes = vec![ArbiterNote::Position, ArbiterNote::ClockTimes, ArbiterNote::MoveCount];
    if Edition::of(profile) >= Edition::Fide2018 {
        notes.push(ArbiterNote::ClockRunning);
    }
    Reconstruction::OnASecondBoard(notes)
}

/// As what the next move counts where the sheets cannot be completed (8.6).
pub fn next_move(overstepped: Proof, more_moves: Proof) -> NextMove {
    match (overstepped, more_moves) {
        (Proof::Proved, _) => NextMove::Overstepped,
        (Proof::NotProved, Proof::Proved) => NextMove::AsTheEvidenceSays,
        (Proof::NotProved, Proof::NotProved) => NextMove::FirstOfNextPeriod,
    }
}

/// What stands when both have signed a result (8.7): that, even if it is wrong, unless the arbiter decides otherwise.
pub fn signed(on_board: Option<(Outcome, Reason)>, signed: Outcome, arbiter: Option<Outcome>) -> Signed {
    let stands = arbiter.unwrap_or(signed);
    let result = match on_board {
        Some((outcome, reason)) if outcome == stands => Adjudication::Ends(outcome, reason),
        _ => Adjudication::Ends(stands, Reason::SignedResult),
    };
    Signed { result, differs: on_board.map(|(outcome, _)| outcome) != Some(signed) }
}

/// On what a visually disabled player may keep score (D.2.7). `console` says whether the event allows this console's sheet.
pub fn media(console: bool) -> Vec<Medium> {
    let mut media = vec![Medium::Braille, Medium::Longhand, Medium::RecordingDevice];
    if console {
        media.push(Medium::ConsoleScoresheet);
    }
    media
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::profile;

    #[test]
    fn below_five_minutes_recording_is_optional_until_the_next_period() {
        let rules = profile("fide-2023");
        let at = |left_s: u64, increment_s: u64, before| {
            duty(TimeClass::Standard, left_s * 1000, increment_s * 1000, before, &rules)
        };
        assert_eq!(at(301, 0, None), Duty::MustRecord);
        assert_eq!(at(300, 0, None), Duty::MustRecord);
        assert_eq!(at(299, 0, None), Duty::ShortOfTime);
        assert_eq!(at(299, 29, None), Duty::ShortOfTime);
        assert_eq!(at(10, 30, None), Duty::MustRecord);
        assert_eq!(at(310, 10, Some(Duty::ShortOfTime)), Duty::ShortOfTime);
        assert_eq!(at(310, 10, Some(Duty::MustRecord)), Duty::MustRecord);
        assert_eq!(duty(TimeClass::Standard, 299_999, 0, None, &rules), Duty::ShortOfTime);
        assert_eq!(duty(TimeClass::Rapid, 600_000, 0, None, &rules), Duty::NotInThisGame);
        assert_eq!(duty(TimeClass::Standard, 600_000, 0, None, &profile("casual")), Duty::NotInThisGame);
    }

    #[test]
    fn rapid_keeps_its_claims_since_2014() {
        assert!(keeps_claims(TimeClass::Rapid, &profile("fide-2014")));
        assert!(!keeps_claims(TimeClass::Rapid, &profile("fide-legacy")));
        assert!(keeps_claims(TimeClass::Standard, &profile("fide-legacy")));
    }

    #[test]
    fn the_own_move_is_written_before_the_next() {
        assert_eq!(order(1, 0), Order::InOrder);
        assert_eq!(order(0, 1), Order::OwnMoveMissing);
        assert_eq!(order(2, 0), Order::OpponentsMovesMissing);
        let ahead = |why| may_record_in_advance(why, &profile("fide-2023"));
        assert_eq!([Advance::None, Advance::DrawClaim, Advance::SealedMove].map(ahead), [false, true, true]);
    }

    /// As many as are due, and not one less, let a player make their move in order.
    #[test]
    fn what_is_due_is_what_lets_a_player_move() {
        assert_eq!([None, Some(1), Some(2), Some(3), Some(4), Some(41)].map(due), [0, 0, 0, 1, 2, 39]);
        for number in 3..12 {
            let missing = |written: usize| {
                let (own, other): (Vec<_>, Vec<_>) =
                    (written + 1..number).partition(|half_move| half_move % 2 == number % 2);
                let count = |list: Vec<_>| u32::try_from(list.len()).unwrap_or(u32::MAX);
                order(count(other), count(own))
            };
            assert_eq!(missing(due(Some(number))), Order::InOrder, "{number}");
            assert_ne!(missing(due(Some(number)) - 1), Order::InOrder, "{number}");
        }
    }

    #[test]
    fn after_a_flag_sheets_are_completed() {
        let white = ByColor { white: true, black: false };
        assert_eq!(after_flag(Color::White, white, Color::White), Completing::BeforeMovingWithOpponentsSheet);
        assert_eq!(after_flag(Color::White, white, Color::Black), Completing::BeforeMoving);
        assert_eq!(after_flag(Color::Black, white, Color::Black), Completing::Nothing);
        let both = ByColor { white: true, black: true };
        assert_eq!(after_flag(Color::Black, both, Color::White), Completing::BeforeMovingWithOpponentsSheet);
    }

    #[test]
    fn whose_clock_ran_is_noted_since_2018() {
        use ArbiterNote::{ClockRunning, ClockTimes, MoveCount, Position};
        let notes = |name| reconstruction(0, &profile(name));
        let old = Reconstruction::OnASecondBoard(vec![Position, ClockTimes, MoveCount]);
        let new = Reconstruction::OnASecondBoard(vec![Position, ClockTimes, MoveCount, ClockRunning]);
        for name in ["fide-2017", "fide-2014", "fide-legacy"] {
            assert_eq!(notes(name), old, "{name}");
        }
        for name in ["fide-2018", "fide-2023", "edisu-2024", "casual"] {
            assert_eq!(notes(name), new, "{name}");
        }
        assert_eq!(reconstruction(1, &profile("fide-2023")), Reconstruction::FromACompleteSheet);
    }

    #[test]
    fn what_cannot_be_proved_counts_for_the_player() {
        assert_eq!(next_move(Proof::NotProved, Proof::NotProved), NextMove::FirstOfNextPeriod);
        assert_eq!(next_move(Proof::NotProved, Proof::Proved), NextMove::AsTheEvidenceSays);
        assert_eq!(next_move(Proof::Proved, Proof::NotProved), NextMove::Overstepped);
    }

    #[test]
    fn a_signed_result_stands() {
        let mate = (Outcome::Won { by: Color::White }, Reason::Checkmate);
        let wrong = signed(Some(mate), Outcome::Drawn, None);
        let stands = Adjudication::Ends(Outcome::Drawn, Reason::SignedResult);
        assert_eq!(wrong, Signed { result: stands, differs: true });
        let corrected = signed(Some(mate), Outcome::Drawn, Some(mate.0));
        assert_eq!(corrected, Signed { result: Adjudication::Ends(mate.0, mate.1), differs: true });
        let right = signed(Some(mate), mate.0, None);
        assert_eq!(right, Signed { result: Adjudication::Ends(mate.0, mate.1), differs: false });
        assert_eq!((media(true).len(), media(false).len()), (4, 3));
    }
}
