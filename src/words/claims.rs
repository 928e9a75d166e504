//! What is said about draws and scoresheets.

use super::Listener;
use super::claim_notice::{basis_key, ground_key, result_key, with_move};
use super::parts::{side_key, time};
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::study_notice::fen_dictated;
use super::utterance::Segment;
use crate::game::draws::{Evidence, Message, Packet, Refusal, WaitsFor};
use crate::game::recording;
use crate::rules::claims::{Ground, Inadmissible};
use crate::rules::ending::Outcome;
use crate::rules::position::Color;
use crate::rules::quickplay::{Decision, NoQuickplay, Paper};
use crate::rules::recording::Order;

const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// The words of a message about draws.
pub(super) fn draws(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of_side = |key, side: Color| phrase(key).choice("side", side_key(side));
    // A bonus, in words, and whether there is one.
    let given = |phrase: Phrase<'_>, bonus: u64| {
        phrase.choice("given", yes(bonus > 0)).choice("time", time(sentences, bonus)).say()
    };
    match message {
        Message::Claimed { by, ground, intended } => {
            let phrase = of_side("claim-made", *by).choice("ground", ground_key(*ground));
            with_move(phrase, sentences, listener, intended.as_deref()).say()
        }
        Message::Evidence(evidence) => self::evidence(sentences, evidence, listener),
        Message::Decide { by } => of_side("claim-decide", *by).say(),
        Message::Wrong { by, bonus, must_play, must_move_piece } => {
            let must = if must_play.is_some() { "move" } else { ["no", "man"][usize::from(*must_move_piece)] };
            let phrase = of_side("claim-wrong", *by).choice("must", must);
            given(with_move(phrase, sentences, listener, must_play.as_deref()), *bonus)
        }
        Message::Correct { by } => of_side("claim-correct", *by).say(),
        Message::Quickplay { by, basis } => of_side("claim-quickplay", *by).choice("basis", basis_key(*basis)).say(),
        Message::Decided { by, decision, bonus } => {
            let decision = match decision {
                Decision::Accepted => "accepted",
                Decision::Postponed => "postponed",
                Decision::Rejected => "rejected",
            };
            given(of_side("claim-decided", *by).choice("decision", decision), *bonus)
        }
        Message::Packet(packet) => self::packet(sentences, packet),
        Message::Verified { agrees, .. } => phrase("claim-verified").choice("agrees", yes(*agrees)).say(),
        Message::IncrementAsked { by } => of_side("claim-increment-asked", *by).say(),
        Message::Increment { increment, bonus, .. } => phrase("claim-increment")
            .choice("given", yes(*increment > 0))
            .choice("increment", time(sentences, *increment))
            .choice("time", time(sentences, *bonus))
            .say(),
        Message::Waits { by, what } => {
            let what = match what {
                WaitsFor::Decision => "arbiter",
                WaitsFor::LaterDecision => "later",
                WaitsFor::Reply => "reply",
            };
            of_side("claim-waits", *by).choice("what", what).say()
        }
        Message::Withdrawn { by } => of_side("claim-withdrawn", *by).say(),
        Message::Agreed => phrase("claim-agreed").say(),
        Message::NotConsented => phrase("claim-not-consented").say(),
        Message::Reason { reason } => phrase("claim-reason").text("reason", reason).say(),
        Message::Improper { by, count } => of_side("claim-improper", *by).number("count", *count).say(),
        Message::Hint(ground) => phrase("claim-hint").choice("ground", ground_key(*ground)).say(),
    }
}

fn evidence(sentences: &Sentences, evidence: &Evidence, listener: Listener) -> Vec<Segment> {
    if evidence.ground == Ground::FiftyMoves {
        return Phrase::new(sentences, "claim-evidence-fifty").number("number", evidence.quiet).say();
    }
    let item = |stood: &Option<(u32, Color)>| match stood {
        None => Phrase::new(sentences, "claim-stood-start").words(),
        Some((number, side)) => {
            Phrase::new(sentences, "claim-stood").number("number", *number).choice("side", side_key(*side)).words()
        }
    };
    let list: Vec<String> = evidence.stood.iter().map(item).collect();
    let phrase = Phrase::new(sentences, "claim-evidence-repetition")
        .choice("found", yes(!list.is_empty()))
        .choice("list", list.join(", "));
    with_move(phrase, sentences, listener, evidence.intended.as_deref()).say()
}

fn packet(sentences: &Sentences, packet: &Packet) -> Vec<Segment> {
    let left = |side| packet.clock.map_or_else(String::new, |clock| time(sentences, clock.side(side).left));
    Phrase::new(sentences, "claim-packet")
        .insert("position", vec![fen_dictated(sentences, &packet.fen)])
        .choice("timed", yes(packet.clock.is_some()))
        .choice("white", left(Color::White))
        .choice("black", left(Color::Black))
        .choice("sheet", yes(packet.papers.contains(&Paper::Scoresheet)))
        .say()
}

/// The words of a refusal about draws.
pub(super) fn draws_refused(sentences: &Sentences, refusal: Refusal) -> Vec<Segment> {
    let why = match refusal {
        Refusal::Inadmissible(Inadmissible::NotByClaim) => "not-by-claim",
        Refusal::Inadmissible(Inadmissible::NotOnMove) | Refusal::Quickplay(NoQuickplay::NotOnMove) => "not-on-move",
        Refusal::Inadmissible(Inadmissible::RightLost) => "right-lost",
        Refusal::Inadmissible(Inadmissible::MoveNotMade) => "move-not-made",
        Refusal::Inadmissible(Inadmissible::NeedsScoresheet) => "needs-scoresheet",
        Refusal::Quickplay(NoQuickplay::NotInThisEvent) => "not-in-event",
        Refusal::Quickplay(NoQuickplay::NotInThisClass) => "not-in-class",
        Refusal::Quickplay(NoQuickplay::WithIncrement) => "with-increment",
        Refusal::Quickplay(NoQuickplay::TimeLeft) => "time-left",
        Refusal::Open => "open",
        Refusal::NotOpen => "not-open",
        Refusal::NotWithdrawable => "not-withdrawable",
        Refusal::MustPlay => "must-play",
        Refusal::OwnMoveFirst => "own-move-first",
        Refusal::TooFewMoves => "too-few-moves",
        Refusal::NothingAgreed => "nothing-agreed",
        Refusal::OfferOpen => "offer-open",
        Refusal::NotPostponable => "not-postponable",
        Refusal::NoArbiter => "no-arbiter",
        Refusal::NothingToClaim => "nothing-to-claim",
    };
    Phrase::new(sentences, "refused-claim").choice("why", why).say()
}

/// The words of a message about scoresheets.
pub(super) fn records(sentences: &Sentences, message: &recording::Message) -> Vec<Segment> {
    use recording::Message;
    let phrase = |key| Phrase::new(sentences, key);
    let of_side = |key, side: Color| phrase(key).choice("side", side_key(side));
    let item = |result: Option<Outcome>| phrase("record-discrepancy-item").choice("result", result_key(result)).words();
    match message {
        Message::Written { half_moves } => phrase("record-written").number("number", *half_moves).say(),
        Message::OutOfOrder { by, order } => {
            let order = match order {
                Order::OwnMoveMissing => "own",
                Order::OpponentsMovesMissing => "other",
                Order::InOrder => "all",
            };
            of_side("record-out-of-order", *by).choice("order", order).say()
        }
        Message::Signed { by, result } => {
            of_side("record-signed", *by).choice("result", result_key(Some(*result))).say()
        }
        Message::Approved { result } => phrase("record-approved").choice("result", result_key(Some(*result))).say(),
        Message::Discrepancy { white, black, shown } => phrase("record-discrepancy")
            .choice("white", item(*white))
            .choice("black", item(*black))
            .choice("shown", item(*shown))
            .say(),
        Message::Overruled { result } => phrase("record-overruled").choice("result", result_key(Some(*result))).say(),
        Message::Distraction { by, count } => of_side("record-distraction", *by).number("count", *count).say(),
        Message::Reconstruct { position, clock, moves, notes } => {
            let left = |side| clock.map_or_else(String::new, |clock| time(sentences, clock.side(side).left));
            let running = notes.contains(&crate::rules::recording::ArbiterNote::ClockRunning);
            let running = clock.and_then(|clock| clock.running).filter(|_| running);
            phrase("record-reconstruct")
                .insert("position", vec![fen_dictated(sentences, position)])
                .choice("timed", yes(clock.is_some()))
                .choice("white", left(Color::White))
                .choice("black", left(Color::Black))
                .number("moves", *moves)
                .choice("running", running.map_or("none", side_key))
                .say()
        }
        Message::NextPeriod { side } => of_side("record-next-period", *side).say(),
    }
}

/// The words of a refusal about scoresheets.
pub(super) fn record_refused(sentences: &Sentences, refusal: recording::Refusal) -> Vec<Segment> {
    use recording::Refusal;
    let why = match refusal {
        Refusal::WrittenByConsole => "by-console",
        Refusal::NothingMissing => "nothing-missing",
        Refusal::WriteFirst => "write-first",
        Refusal::CompleteFirst => "complete-first",
        Refusal::NotOver => "not-over",
        Refusal::Signed => "signed",
        Refusal::NothingSigned => "nothing-signed",
        Refusal::NotRegulated => "not-regulated",
        Refusal::Distraction => "distraction",
        Refusal::LastPeriod => "last-period",
    };
    Phrase::new(sentences, "refused-record").choice("why", why).say()
}
