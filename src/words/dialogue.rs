//! What is said in the dialogue of Appendix D.

use super::Listener;
use super::announce::announce;
use super::parts::{piece_key, side_key, time};
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::game::dialogue::{Awaited, HandAction, Message, Missing, Proposal, Refusal, Standing, State};
use crate::game::report::MoveReport;
use crate::rules::divergence::Decision;
use crate::rules::position::{Color, Piece, Square};
use crate::rules::touch::Bound;

/// The words of a message.
pub(super) fn message(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of_side = |key, side: Color| phrase(key).choice("side", side_key(side)).say();
    let moved = |key, report: &MoveReport| {
        let words = announce(sentences, report, listener);
        phrase(key).choice("side", side_key(report.mover)).insert("move", words).say()
    };
    match message {
        // It is the other side that repeats.
        Message::Repeated(report) => phrase("dialogue-repeated")
            .choice("side", side_key(!report.mover))
            .insert("move", announce(sentences, report, listener))
            .say(),
        Message::Mismatch => phrase("dialogue-mismatch").say(),
        Message::Corrected(report) => moved("dialogue-corrected", report),
        Message::Adjusting { by } => of_side("dialogue-adjusting", *by),
        Message::Stopped => phrase("dialogue-stopped").say(),
        Message::Did { action, piece, square } => did(sentences, *action, *piece, *square, listener),
        Message::Executed(report) => {
            phrase("dialogue-executed").insert("move", announce(sentences, report, listener)).say()
        }
        Message::PromotionPieceMissing => phrase("dialogue-promotion-missing").say(),
        Message::YourMoveIsMade => phrase("dialogue-your-move-is-made").say(),
        Message::AdjustYourBoard(report) => {
            let words = report.as_deref().map(|report| announce(sentences, report, listener)).unwrap_or_default();
            let moved = if report.is_some() { "yes" } else { "no" };
            phrase("dialogue-adjust-board").choice("moved", moved).insert("move", words).say()
        }
        Message::PressRefused { by, missing } => phrase("dialogue-press-refused")
            .choice("side", side_key(*by))
            .choice("missing", missing_key(*missing))
            .say(),
        Message::ObligationBroken { by } => of_side("dialogue-obligation", *by),
        Message::TouchReported { by, square } => phrase("dialogue-touch-reported")
            .choice("side", side_key(*by))
            .insert("square", vec![squares::square(*square, listener)])
            .say(),
        Message::TouchClaimed { by, waits } => phrase("dialogue-touch-claimed")
            .choice("side", side_key(*by))
            .choice("waits", if *waits { "yes" } else { "no" })
            .say(),
        Message::TouchToDecide { by, touched } => phrase("dialogue-touch-decide")
            .choice("side", side_key(*by))
            .choice("known", if touched.is_empty() { "no" } else { "yes" })
            .insert("squares", names_of(touched, listener))
            .say(),
        Message::TouchBinds { side, bound } => {
            bound_to(phrase("dialogue-touch-binds").choice("side", side_key(*side)), *bound, listener)
        }
        Message::Slip { by } => of_side("dialogue-slip", *by),
        Message::Overstepped { seat, duty } => phrase("dialogue-overstepped")
            .choice("side", side_key(seat.acts_for().unwrap_or(Color::White)))
            .choice("duty", if duty.is_some() { "other" } else { "none" })
            .say(),
        Message::Diverged { squares, proposal } => diverged(sentences, squares, proposal.as_deref(), listener),
        Message::TimeWanted { by } => of_side("dialogue-time-wanted", *by),
        Message::Formalities { of } => of_side("dialogue-formalities", *of),
        Message::Standing(standing) => self::standing(sentences, *standing),
    }
}

fn did(
    sentences: &Sentences,
    action: HandAction,
    piece: Option<Piece>,
    square: Square,
    listener: Listener,
) -> Vec<Segment> {
    let key = match action {
        HandAction::Lifted => "lifted",
        HandAction::Touched => "touched",
        HandAction::Placed => "placed",
        HandAction::Removed => "removed",
        HandAction::NewPiece => "new-man",
    };
    let square = vec![squares::square(square, listener)];
    match piece {
        Some(piece) => Phrase::new(sentences, "dialogue-did")
            .choice("deed", key)
            .choice("man", piece_key(piece))
            .insert("square", square),
        // A piece in the hand stands nowhere; that it was put down is said of the square.
        None => Phrase::new(sentences, "on-square-empty").insert("square", square),
    }
    .say()
}

fn names_of(squares: &[Square], listener: Listener) -> Vec<Segment> {
    let mut names = Line::default();
    for square in squares {
        names.sentence(vec![squares::square(*square, listener)]);
    }
    names.into_segments()
}

/// What a touched piece asks for: the phrase knows the cases.
fn bound_to(phrase: Phrase<'_>, bound: Bound, listener: Listener) -> Vec<Segment> {
    let (key, named) = match bound {
        Bound::ByNothing => ("nothing", Vec::new()),
        Bound::ToMove(square) => ("move", vec![("square", square)]),
        Bound::ToCapture(other) => ("capture", vec![("other", other)]),
        Bound::ToCaptureWith { own, other } => ("with", vec![("square", own), ("other", other)]),
        Bound::ToCastle(_) => ("castle", Vec::new()),
    };
    let named =
        |name| named.iter().find(|(each, _)| *each == name).map(|(_, square)| squares::square(*square, listener));
    let (square, other) = (named("square"), named("other"));
    phrase
        .choice("bound", key)
        .insert("square", square.into_iter().collect())
        .insert("other", other.into_iter().collect())
        .say()
}

fn diverged(
    sentences: &Sentences,
    squares: &[Square],
    proposal: Option<&Proposal>,
    listener: Listener,
) -> Vec<Segment> {
    let decision =
        proposal.map_or("unclear", |proposal| match (proposal.resolution.decision, &proposal.resolution.adjust[..]) {
            (Decision::Retrace, _) => "retrace",
            (Decision::AdjustBoard, [Color::White]) => "white",
            (Decision::AdjustBoard, [Color::Black]) => "black",
            (Decision::AdjustBoard, _) => "both",
        });
    let agreed = proposal.map_or(0, |proposal| u64::try_from(proposal.resolution.last_agreed).unwrap_or(0));
    let mut line = Line::default();
    line.sentence(
        Phrase::new(sentences, "dialogue-diverged")
            .insert("squares", names_of(squares, listener))
            .choice("decision", decision)
            .number("agreed", agreed)
            .choice("confirm", if proposal.is_some() { "yes" } else { "no" })
            .say(),
    );
    let retraced = proposal.filter(|proposal| proposal.resolution.decision == Decision::Retrace);
    if let Some(clock) = retraced.and_then(|proposal| proposal.clock) {
        let left = |side| time(sentences, clock.side(side).left);
        let times = Phrase::new(sentences, "dialogue-diverged-times");
        line.sentence(times.choice("white", left(Color::White)).choice("black", left(Color::Black)).say());
    }
    line.into_segments()
}

const fn missing_key(missing: Missing) -> &'static str {
    match missing {
        Missing::CapturedPieceNotRemoved => "captured",
        Missing::NotPlaced => "not-placed",
        Missing::NotAnnounced => "not-announced",
        Missing::PromotionPieceMissing => "promotion",
        Missing::NotRepeated => "not-repeated",
        Missing::NotExecuted => "not-executed",
        Missing::NoMove => "no-move",
    }
}

/// Where the dialogue stands, and who is to do what.
pub(super) fn standing(sentences: &Sentences, standing: Standing) -> Vec<Segment> {
    let state = match standing.state {
        State::Await(_) => "await",
        State::Touched(_) => "touched",
        State::Placed(_) => "placed",
        State::Made(_) => "made",
        State::Repeated(_) => "repeated",
        State::Mirrored(_) => "mirrored",
        State::Diverged => "diverged",
    };
    let awaited = match standing.awaited {
        Awaited::Move => "move",
        Awaited::Place => "place",
        Awaited::Remove => "remove",
        Awaited::Announce => "announce",
        Awaited::PromotionPiece => "promotion",
        Awaited::Repeat => "repeat",
        Awaited::Execute => "execute",
        Awaited::Press => "press",
        Awaited::Arbiter => "arbiter",
    };
    let who = match standing.awaited {
        Awaited::Arbiter => "arbiter",
        _ if standing.you => "you",
        _ => side_key(standing.from),
    };
    Phrase::new(sentences, "dialogue-standing")
        .choice("state", state)
        .choice("side", side_key(standing.mover))
        .choice("awaited", awaited)
        .choice("who", who)
        .say()
}

/// Why the dialogue does not do what was asked, and what to do instead.
pub(super) fn refusal(sentences: &Sentences, refusal: Refusal, listener: Listener) -> Vec<Segment> {
    let key = match refusal {
        Refusal::Bound(bound) => return bound_to(Phrase::new(sentences, "dialogue-bound"), bound, listener),
        Refusal::NoDialogue => "dialogue-no-dialogue",
        Refusal::Diverged => "dialogue-diverged-wait",
        Refusal::NotDiverged => "dialogue-not-diverged",
        Refusal::NoPieceThere => "dialogue-no-man-there",
        Refusal::NothingInHand => "dialogue-nothing-in-hand",
        Refusal::AlreadyAnnounced => "dialogue-already-announced",
        Refusal::PromotionPieceMissing => "dialogue-promotion-missing",
        Refusal::NothingToRepeat => "dialogue-nothing-to-repeat",
        Refusal::NothingToExecute => "dialogue-nothing-to-execute",
        Refusal::NotTheAnnouncedMove => "dialogue-not-the-announced-move",
        Refusal::NothingToCorrect => "dialogue-nothing-to-correct",
        Refusal::NotTheMoveMade => "dialogue-not-the-move-made",
        Refusal::AlreadyRepeated => "dialogue-already-repeated",
        Refusal::TooLateToCorrect => "dialogue-too-late-to-correct",
        Refusal::AlreadyPressed => "dialogue-already-pressed",
        Refusal::ClockNotRunning => "dialogue-clock-not-running",
        Refusal::NotADuty => "dialogue-not-a-duty",
        Refusal::NotRequested => "dialogue-not-requested",
        Refusal::ComplaintTooLate => "dialogue-complaint-too-late",
        Refusal::NotFelt => "dialogue-not-felt",
        Refusal::IllegalOnBothSheets => "dialogue-illegal-on-sheets",
        Refusal::Press(missing) => match missing {
            Missing::CapturedPieceNotRemoved => "dialogue-press-captured",
            Missing::NotPlaced => "dialogue-press-not-placed",
            Missing::NotAnnounced => "dialogue-press-not-announced",
            Missing::PromotionPieceMissing => "dialogue-press-promotion",
            Missing::NotRepeated => "dialogue-press-not-repeated",
            Missing::NotExecuted => "dialogue-press-not-executed",
            Missing::NoMove => "dialogue-press-no-move",
        },
    };
    Phrase::new(sentences, key).say()
}
