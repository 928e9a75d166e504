//! Adjournment: sealing, the envelope, and everything that can happen at the resumption (Guidelines I).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::ending::{self, Adjudication, Outcome, Reason};
use super::position::{Color, Intent, Position};
use super::profile::{Lateness, Profile, Verdict};
use super::repetition::PositionKey;

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
    /// No move at all, or nobody can tell which.
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
    /// It is opened.
    Opened,
}

/// What the player who is there may do when the sealer is absent (I.9.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReplierOption {
    /// Have the sealed move shown, and answer it on the board.
    PlayOnBoard,
    /// Write his reply and seal it in a fresh envelope, stop his clock and start the sealer's.
    SealReply,
}

/// What happens when one of the players is not there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Absence {
    /// Whether the envelope is opened.
    pub envelope: Envelope,
    /// Whose clock runs at first.
    pub clock_running: Party,
    /// What the replier may choose, where it is he who is there.
    pub options: Vec<ReplierOption>,
}

/// What happens when the envelope is gone (I.12).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissingEnvelope {
    /// The adjourned position, with the recorded times or else those that the arbiter sets; the sealer makes the move that
    /// he states to have sealed.
    ResumeAdjournedPosition,
    /// The position cannot be put up again: the game is annulled, and a new one played.
    AnnulAndNewGame,
}

/// What stands on an envelope (I.2).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnvelopeField {
    /// The names of the players.
    Names,
    /// The position before the sealed move.
    PositionBeforeSealedMove,
    /// The time that White has used.
    TimeUsedWhite,
    /// The time that Black has used.
    TimeUsedBlack,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    SealedMoveNumber,
    /// The offer of a draw, if one is open.
    DrawOfferIfAny,
    /// Date, time and place of the resumption.
    ResumptionDateTimePlace,
}

impl EnvelopeField {
    /// All of them.
    pub const ALL: [EnvelopeField; 8] = [
        EnvelopeField::Names,
        EnvelopeField::PositionBeforeSealedMove,
        EnvelopeField::TimeUsedWhite,
        EnvelopeField::TimeUsedBlack,
        EnvelopeField::Sealer,
        EnvelopeField::SealedMoveNumber,
        EnvelopeField::DrawOfferIfAny,
        EnvelopeField::ResumptionDateTimePlace,
    ];
}

/// Whether a thing has been done or shown already.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Before.
    Before,
    /// After.
    After,
}

/// What becomes of a time that was put on the clock wrongly (I.13).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeError {
    /// It is corrected.
    Corrected,
    /// The game goes on, unless the arbiter decides otherwise (2009: unless the consequences would be too severe).
    Stands,
}

/// Whether the player may still change the move that he is sealing: as long as the clocks run (I.1.1).
#[must_use]
pub fn may_change_sealed_move(stopping_the_clocks: Moment) -> bool {
    stopping_the_clocks == Moment::Before
}

/// Which move must be sealed: one that was made on the board after the arbiter had asked for sealing (I.1.2). `None`: any.
#[must_use]
pub fn must_seal(made_on_board: Option<Intent>) -> Option<Intent> {
    made_on_board
}

/// The time that is recorded for a player who adjourns before the session ends: as if he had sealed at its end (I.1.3).
#[must_use]
pub fn recorded_ms(remaining_ms: u64, until_session_end_ms: u64) -> u64 {
    remaining_ms.saturating_sub(until_session_end_ms)
}

/// Whether an offer of a draw made after the opponent sealed is still open at the resumption: it is, until it is accepted or
/// rejected as in 9.1, and stands on the envelope (I.4).
#[must_use]
pub fn offer_stays_open(answered: Moment) -> bool {
    answered == Moment::Before
}

/// Whether the envelope, which only the arbiter keeps and nobody can read, may be opened: when the replier is there (I.7).
#[must_use]
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
#[must_use]
pub fn opened(before: &Position, keys: &[PositionKey], sealed: Sealed, opponent: CanMate, profile: &Profile) -> Opened {
    let sealer = before.turn();
    let after = match sealed {
        Sealed::Legal(intent) => before.clone().play(intent).ok(),
        Sealed::Illegal | Sealed::Ambiguous | Sealed::Unreadable => None,
    };
    let Some(after) = after else {
        return Opened { result: of_bad_move(sealer, opponent, profile), position: None, clock_started: None };
    };
    let mut line = keys.to_vec();
    line.push(PositionKey::of(&after));
    let ending = ending::of_completed_move(&after, &line, profile);
    let result = ending.map_or(Adjudication::GoesOn, |(outcome, reason)| Adjudication::Ends(outcome, reason));
    let clock_started = ending.is_none().then_some(!sealer);
    Opened { result, position: Some(after), clock_started }
}

fn of_bad_move(sealer: Color, opponent: CanMate, profile: &Profile) -> Adjudication {
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
#[must_use]
pub fn limit_s(event_default_s: Option<u32>, profile: &Profile) -> u32 {
    match profile.adjourn.default_time_s {
        Lateness::Seconds(seconds) => seconds,
        Lateness::OfTheEvent => event_default_s.unwrap_or(profile.clock.default_time_s),
    }
}

/// What becomes of a player who comes so late to the resumption (I.10): strictly after the limit he loses, unless the
/// arbiter decides otherwise. But what the sealed move has ended stands ([`opened`]), and if the flag of the player who is
/// there has fallen, the late one has won on time (10.c of 2009).
#[must_use]
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
/// Without the replier the envelope stays closed and his clock runs; when he comes he may stop it, and it goes on when the
/// move has been made on the board. Without the sealer, the replier chooses.
#[must_use]
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
#[must_use]
pub fn both_absent(limit_s: u32) -> Option<Party> {
    (limit_s > 0).then_some(Party::Replier)
}

/// What happens when the envelope is gone (I.12).
#[must_use]
pub fn envelope_missing(position: super::illegal::Known) -> MissingEnvelope {
    match position {
        super::illegal::Known::Yes => MissingEnvelope::ResumeAdjournedPosition,
        super::illegal::Known::No => MissingEnvelope::AnnulAndNewGame,
    }
}

/// What becomes of a wrong time on the clock (I.13): a player who shows it before his first move has it corrected, if the
/// error is established.
#[must_use]
pub fn wrong_time(shown: Moment, established: super::recording::Proof) -> TimeError {
    match (shown, established) {
        (Moment::Before, super::recording::Proof::Proved) => TimeError::Corrected,
        _ => TimeError::Stands,
    }
}
