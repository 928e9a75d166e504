//! Adjournment: sealing, the envelope, and everything that can happen at the resumption (Guidelines I).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::ending;
use super::outcome::{Adjudication, Outcome, Reason};
use super::position::{Color, Intent, Position};
use super::profile::{Lateness, Profile, Verdict};
use super::repetition::PositionKey;
use crate::named::named;

/// Which of the two players at a resumption.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// Who sealed the move.
    Sealer,
    /// Who must reply to it.
    Replier,
}

/// What the writing in the envelope means, as notation has read it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// One legal move.
    Legal(Intent),
    /// A move that is not legal.
    Illegal,
    /// More than one legal move.
    Ambiguous,
    /// No move at all, or none that can be made out.
    Unreadable,
}

/// What an opened envelope brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Whether the game is over.
    pub result: Adjudication,
    /// The position after the sealed move, where it was legal.
    pub position: Option<Position>,
    /// Whose clock is started: the replier's, if the game goes on (I.9.1).
    pub clock_started: Option<Color>,
}

/// Whether the envelope may be opened.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Envelope {
    /// It stays closed.
    Closed,
    Opened,
}

/// What the player who is there may do when the sealer is absent (I.9.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplierOption {
    /// Have the sealed move shown, and answer it on the board.
    PlayOnBoard,
    /// Write their reply and seal it in a fresh envelope, stop their clock and start the sealer's.
    SealReply,
}

/// What happens when one of the players is not there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Absence {
    /// Whether the envelope is opened.
    pub envelope: Envelope,
    /// Whose clock runs at first.
    pub clock_running: Party,
    /// What the replier may choose, where it is the one who is there.
    pub options: Vec<ReplierOption>,
}

/// What happens when the envelope is gone (I.12).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissingEnvelope {
    /// The adjourned position, with the recorded times or else those that the arbiter sets; the sealer makes the move that
    /// they state to have sealed.
    ResumeAdjournedPosition,
    /// The position cannot be put up again: the game is annulled, and a new one played.
    AnnulAndNewGame,
}

named! {
    /// What stands on an envelope (I.2).
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum EnvelopeField {
        /// The names of the players.
        Names,
        PositionBeforeSealedMove,
        TimeUsedWhite,
        TimeUsedBlack,
        Sealer,
        SealedMoveNumber,
        /// The offer of a draw, if one is open.
        DrawOfferIfAny,
        ResumptionDateTimePlace,
    }
}

/// Whether a thing has been done or shown already.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Before,
    After,
}

/// The time that is recorded for a player who adjourns before the session ends: as if they had sealed at its end (I.1.3).
pub fn recorded_ms(remaining_ms: u64, until_session_end_ms: u64) -> u64 {
    remaining_ms.saturating_sub(until_session_end_ms)
}

/// Whether the envelope, which only the arbiter keeps and which cannot be read, may be opened: when the replier is there (I.7).
pub fn may_open(replier_arrived: Moment) -> Envelope {
    match replier_arrived {
        Moment::After => Envelope::Opened,
        Moment::Before => Envelope::Closed,
    }
}

/// What an opened envelope brings. `before` is the position with the sealer to move, `keys` those of all positions until
/// then, `opponent` whether the replier can mate.
///
/// A legal move is made, and may end the game; one without a true meaning loses, or draws if the replier cannot mate (I.8).
pub fn opened(before: &Position, keys: &[PositionKey], sealed: Sealed, opponent: CanMate, profile: &Profile) -> Opened {
    let by = before.turn();
    let after = match sealed {
        Sealed::Legal(intent) => before.clone().play(intent).ok(),
        Sealed::Illegal | Sealed::Ambiguous | Sealed::Unreadable => None,
    };
    let Some(after) = after else {
        return Opened { result: of_bad_move(by, opponent, profile), position: None, clock_started: None };
    };
    let mut line = keys.to_vec();
    line.push(PositionKey::of(&after));
    let ending = ending::of_completed_move(&after, &line, profile);
    let result = ending.map_or(Adjudication::GoesOn, |(outcome, reason)| Adjudication::Ends(outcome, reason));
    let clock_started = ending.is_none().then_some(!by);
    Opened { result, position: Some(after), clock_started }
}

/// What results from a sealed move without a true meaning: the sealer loses, or draws if their opponent can never mate (I.8).
pub fn of_bad_move(sealer: Color, opponent: CanMate, profile: &Profile) -> Adjudication {
    match (profile.adjourn.bad_sealed_move, opponent) {
        (Verdict::Draw, _) | (Verdict::Loss, CanMate::No) => {
            Adjudication::Ends(Outcome::Drawn, Reason::SealedMoveWithoutMatingMaterial)
        }
        (Verdict::Loss, CanMate::Yes) => Adjudication::Ends(Outcome::Won { by: !sealer }, Reason::SealedMove),
        (Verdict::Loss, CanMate::Unknown) => Adjudication::NeedsArbiter,
    }
}

/// How late a player may come to the resumption, in seconds: an hour in the edition of 2009, since 2014 as at the start of
/// the game (I.10). `event_default_s` is the event's default time.
pub fn limit_s(event_default_s: Option<u32>, profile: &Profile) -> u32 {
    match profile.adjourn.default_time_s {
        Lateness::Seconds(seconds) => seconds,
        Lateness::OfTheEvent => event_default_s.unwrap_or(profile.clock.default_time_s),
    }
}

/// What becomes of a player who comes so late to the resumption (I.10): strictly after the limit they lose, unless the
/// arbiter decides otherwise. But what the sealed move has ended stands ([`opened`]), and if the flag of the player who is
/// there has fallen, the late one has won on time (10.c of 2009).
pub fn late(
    late_player: Color,
    late_ms: u64,
    limit_s: u32,
    opened: &Opened,
    flag_of_the_other: Moment,
) -> Adjudication {
    if late_ms <= u64::from(limit_s) * 1000 {
        return opened.result;
    }
    match opened.result {
        ended @ Adjudication::Ends(..) => ended,
        _ if flag_of_the_other == Moment::After => Adjudication::Ends(Outcome::Won { by: late_player }, Reason::Time),
        _ => Adjudication::Ends(Outcome::Won { by: !late_player }, Reason::LateAtResumption),
    }
}

/// What happens when a player is not there at the resumption (I.9.2, I.9.3).
///
/// Without the replier the envelope stays closed and their clock runs; when they come they may stop it, and it goes on when the
/// move has been made on the board. Without the sealer, the replier chooses.
pub fn absence(absent: Party) -> Absence {
    match absent {
        Party::Replier => Absence { envelope: Envelope::Closed, clock_running: Party::Replier, options: Vec::new() },
        Party::Sealer => Absence {
            envelope: Envelope::Opened,
            clock_running: Party::Replier,
            options: vec![ReplierOption::PlayOnBoard, ReplierOption::SealReply],
        },
    }
}

/// Whose time runs when neither is there and the limit is not zero: the replier's (I.11, since 2014).
pub fn both_absent(limit_s: u32) -> Option<Party> {
    (limit_s > 0).then_some(Party::Replier)
}

/// What happens when the envelope is gone (I.12).
pub fn envelope_missing(position: super::illegal::Known) -> MissingEnvelope {
    match position {
        super::illegal::Known::Yes => MissingEnvelope::ResumeAdjournedPosition,
        super::illegal::Known::No => MissingEnvelope::AnnulAndNewGame,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::illegal::Known;
    use crate::rules::sample::{fen, go, profile};

    fn open(text: &str, sealed: Sealed, opponent: CanMate) -> Opened {
        let before = fen(text);
        opened(&before, &[PositionKey::of(&before)], sealed, opponent, &profile("fide-2023"))
    }

    const SPANISH: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

    #[test]
    fn a_sealed_move_without_a_true_meaning_loses() {
        for sealed in [Sealed::Illegal, Sealed::Ambiguous, Sealed::Unreadable] {
            let opened = open(SPANISH, sealed, CanMate::Yes);
            let lost = Adjudication::Ends(Outcome::Won { by: Color::White }, Reason::SealedMove);
            assert_eq!((opened.result, opened.clock_started), (lost, None));
            let drawn = Adjudication::Ends(Outcome::Drawn, Reason::SealedMoveWithoutMatingMaterial);
            assert_eq!(open(SPANISH, sealed, CanMate::No).result, drawn);
            assert_eq!(open(SPANISH, sealed, CanMate::Unknown).result, Adjudication::NeedsArbiter);
        }
        // What the reader took for legal and is not.
        let mistaken = open(SPANISH, Sealed::Legal(go("d6h2")), CanMate::Yes);
        assert_eq!(mistaken.position, None);
    }

    #[test]
    fn a_legal_sealed_move_is_made() {
        let opened = open(SPANISH, Sealed::Legal(go("a7a6")), CanMate::Unknown);
        assert_eq!((opened.result, opened.clock_started), (Adjudication::GoesOn, Some(Color::White)));
        assert!(opened.position.is_some_and(|position| position.turn() == Color::White));
    }

    #[test]
    fn a_game_ended_by_the_sealed_move_ignores_late_arrival() {
        let mate = open("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 40", Sealed::Legal(go("a1a8")), CanMate::Yes);
        let stalemate = open("7k/8/6K1/8/8/8/8/5Q2 w - - 0 60", Sealed::Legal(go("f1f7")), CanMate::No);
        let normal = open(SPANISH, Sealed::Legal(go("a7a6")), CanMate::Yes);
        let won = Adjudication::Ends(Outcome::Won { by: Color::White }, Reason::Checkmate);
        assert_eq!(late(Color::White, 9_999_000, 0, &mate, Moment::Before), won);
        let drawn = Adjudication::Ends(Outcome::Drawn, Reason::Stalemate);
        assert_eq!(late(Color::White, 9_999_000, 0, &stalemate, Moment::Before), drawn);
        let lost = Adjudication::Ends(Outcome::Won { by: Color::White }, Reason::LateAtResumption);
        assert_eq!(late(Color::Black, 3_601_000, 3600, &normal, Moment::Before), lost);
        assert_eq!(late(Color::Black, 3_600_000, 3600, &normal, Moment::Before), Adjudication::GoesOn);
        let on_time = Adjudication::Ends(Outcome::Won { by: Color::Black }, Reason::Time);
        assert_eq!(late(Color::Black, 3_601_000, 3600, &normal, Moment::After), on_time);
    }

    #[test]
    fn an_hour_in_2009_and_the_default_time_since() {
        assert_eq!(limit_s(Some(900), &profile("fide-legacy")), 3600);
        assert_eq!(limit_s(Some(900), &profile("fide-2014")), 900);
        assert_eq!(limit_s(None, &profile("fide-2023")), 0);
        assert_eq!((both_absent(0), both_absent(900)), (None, Some(Party::Replier)));
    }

    #[test]
    fn everything_else_that_can_happen() {
        assert_eq!((recorded_ms(1_800_000, 600_000), recorded_ms(1, 2)), (1_200_000, 0));
        assert_eq!((may_open(Moment::Before), may_open(Moment::After)), (Envelope::Closed, Envelope::Opened));
        let gone = absence(Party::Replier);
        assert_eq!((gone.envelope, gone.clock_running), (Envelope::Closed, Party::Replier));
        assert_eq!(absence(Party::Sealer).options, [ReplierOption::PlayOnBoard, ReplierOption::SealReply]);
        assert_eq!(envelope_missing(Known::Yes), MissingEnvelope::ResumeAdjournedPosition);
        assert_eq!(envelope_missing(Known::No), MissingEnvelope::AnnulAndNewGame);
        assert_eq!(EnvelopeField::ALL.len(), 8);
    }
}
