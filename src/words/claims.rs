//! What is said about draws and scoresheets.

use super::arguments::{Fen, Lasting};
use super::declare::{messages, names};
use super::phrase::Voice;
use super::utterance::Segment;
use crate::game::clock::ClockReading;
use crate::game::draws::{Evidence, Message, Packet, Refusal, WaitsFor};
use crate::game::recording;
use crate::rules::claims::{Ground, Inadmissible};
use crate::rules::ending::Outcome;
use crate::rules::position::Color;
use crate::rules::quickplay::{Decision, NoQuickplay, Paper};
use crate::rules::recording::{ArbiterNote, Order};

messages! { |voice|
    for Message {
        Claimed { by, ground, intended } => "claim-made"(side: by, ground, move: intended),
        Evidence(evidence) => { self::evidence(voice, evidence) },
        Decide { by, postponable } => "claim-decide"(side: by, postponable),
        Wrong { by, bonus, must_play, must_move_piece } => "claim-wrong"(
            side: by, must: if must_play.is_some() { "move" } else { ["no", "piece"][usize::from(*must_move_piece)] },
            move: must_play, given: *bonus > 0, time: Lasting(*bonus),
        ),
        Correct { by } => "claim-correct"(side: by),
        Quickplay { by, basis } => "claim-quickplay"(side: by, basis),
        Decided { by, decision, bonus } => "claim-decided"(side: by, decision, given: *bonus > 0, time: Lasting(*bonus)),
        Packet(packet) => { self::packet(voice, packet) },
        Verified { by, agrees } => "claim-verified"(agrees),
        IncrementAsked { by } => "claim-increment-asked"(side: by),
        Increment { by, increment, bonus } => "claim-increment"(
            given: *increment > 0, increment: Lasting(*increment), time: Lasting(*bonus),
        ),
        Waits { by, what } => "claim-waits"(side: by, what),
        Withdrawn { by } => "claim-withdrawn"(side: by),
        Agreed => "claim-agreed",
        NotConsented => "claim-not-consented",
        Reason { reason } => "claim-reason"(reason),
        Improper { by, count } => "claim-improper"(side: by, count),
        Hint(ground) => "claim-hint"(ground),
    }
}

names! {
    Decision { Accepted = "accepted", Postponed = "postponed", Rejected = "rejected" }
    WaitsFor { Decision = "arbiter", LaterDecision = "later", Reply = "reply" }
    Inadmissible {
        NotByClaim = "not-by-claim", NotOnMove = "not-on-move", RightLost = "right-lost", MoveNotMade = "move-not-made",
        NeedsScoresheet = "needs-scoresheet",
    }
    NoQuickplay {
        NotInThisEvent = "not-in-event", NotInThisClass = "not-in-class", WithIncrement = "with-increment",
        NotOnMove = "not-on-move", TimeLeft = "time-left",
    }
    Order { OwnMoveMissing = "own", OpponentsMovesMissing = "other", InOrder = "all" }
}

messages! { |voice|
    for Refusal {
        Inadmissible(why) => "refused-claim"(why),
        Quickplay(why) => "refused-claim"(why),
        Open => "refused-claim"(why: "open"),
        Concluded => "refused-claim"(why: "concluded"),
        NotOpen => "refused-claim"(why: "not-open"),
        NotWithdrawable => "refused-claim"(why: "not-withdrawable"),
        MustPlay => "refused-claim"(why: "must-play"),
        OwnMoveFirst => "refused-claim"(why: "own-move-first"),
        TooFewMoves => "refused-claim"(why: "too-few-moves"),
        NothingAgreed => "refused-claim"(why: "nothing-agreed"),
        OfferOpen => "refused-claim"(why: "offer-open"),
        NotPostponable => "refused-claim"(why: "not-postponable"),
        NoArbiter => "refused-claim"(why: "no-arbiter"),
        NothingToClaim => "refused-claim"(why: "nothing-to-claim"),
    }
}

messages! { |voice|
    for recording::Message {
        Written { half_moves } => "record-written"(number: half_moves),
        OutOfOrder { by, order } => "record-out-of-order"(side: by, order),
        Signed { by, result } => "record-signed"(side: by, result),
        Approved { result } => "record-approved"(result),
        Discrepancy { white, black, shown } => "record-discrepancy"(
            white: signed(voice, *white), black: signed(voice, *black), shown: signed(voice, *shown),
        ),
        Overruled { result, reason = ["", "appeal"] } => {
            let ruling = voice.phrase("record-overruled").with("result", result).say();
            super::ruling::with_reason(voice, ruling, reason)
        },
        NotSigned { white, black = [false, true] } => "record-not-signed"(white, black),
        SignAnew { side } => "record-sign-anew"(side),
        Distraction { by, count } => "record-distraction"(side: by, count),
        Reconstruct { position = [crate::rules::position::Position::initial().fen()], clock, moves, notes } => "record-reconstruct"(
            position: Fen(position), timed: clock.is_some(),
            white: left(clock.as_ref(), Color::White), black: left(clock.as_ref(), Color::Black), moves,
            running: clock.and_then(|clock| clock.running).filter(|_| notes.contains(&ArbiterNote::ClockRunning)),
        ),
        NextPeriod { side } => "record-next-period"(side),
    }
}

messages! { |voice|
    for recording::Refusal {
        WrittenByConsole => "refused-record"(why: "by-console"),
        NothingMissing => "refused-record"(why: "nothing-missing"),
        WriteFirst => "refused-record"(why: "write-first"),
        CompleteFirst => "refused-record"(why: "complete-first"),
        NotOver => "refused-record"(why: "not-over"),
        Signed => "refused-record"(why: "signed"),
        NothingSigned => "refused-record"(why: "nothing-signed"),
        NotRegulated => "refused-record"(why: "not-regulated"),
        Distraction => "refused-record"(why: "distraction"),
        LastPeriod => "refused-record"(why: "last-period"),
    }
}

fn signed(voice: Voice<'_>, result: Option<Outcome>) -> String {
    voice.phrase("record-discrepancy-item").with("result", result).words()
}

fn evidence(voice: Voice<'_>, evidence: &Evidence) -> Vec<Segment> {
    if evidence.ground == Ground::FiftyMoves {
        return voice.phrase("claim-evidence-fifty").with("number", evidence.quiet).say();
    }
    let item = |stood: &Option<(u32, Color)>| match stood {
        None => voice.phrase("claim-stood-start").words(),
        Some((number, side)) => voice.phrase("claim-stood").with("number", *number).with("side", side).words(),
    };
    let list: Vec<String> = evidence.stood.iter().map(item).collect();
    voice
        .phrase("claim-evidence-repetition")
        .with("found", !list.is_empty())
        .with("times", u32::try_from(list.len()).unwrap_or(u32::MAX))
        .with("list", list.join(", "))
        .with("move", &evidence.intended)
        .say()
}

fn packet(voice: Voice<'_>, packet: &Packet) -> Vec<Segment> {
    voice
        .phrase("claim-packet")
        .with("position", Fen(&packet.fen))
        .with("timed", packet.clock.is_some())
        .with("white", left(packet.clock.as_ref(), Color::White))
        .with("black", left(packet.clock.as_ref(), Color::Black))
        .with("sheet", packet.papers.contains(&Paper::Scoresheet))
        .say()
}

/// What is left to a side, where there is a clock.
fn left(clock: Option<&ClockReading>, side: Color) -> Option<Lasting> {
    clock.map(|clock| Lasting(clock.side(side).left))
}
