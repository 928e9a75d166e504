//! What is said in the dialogue of Appendix D.

use super::Listener;
use super::arguments::Lasting;
use super::declare::{Say, messages, names};
use super::phrase::{Argument, Phrase, Voice, together};
use super::squares;
use super::utterance::Segment;
use crate::game::dialogue::{Awaited, HandAction, Message, Missing, Proposal, Refusal, Standing, State};
use crate::rules::divergence::Decision;
use crate::rules::position::{Color, Piece, Square};
use crate::rules::touch::Bound;

messages! { |voice|
    for Message {
        // It is the other side that repeats.
        Repeated(report) => "dialogue-repeated"(side: !report.mover, move: report),
        Mismatch => "dialogue-mismatch",
        Corrected(report) => "dialogue-corrected"(side: report.mover, move: report),
        Adjusting { by } => "dialogue-adjusting"(side: by),
        Stopped => "dialogue-stopped",
        Did { action, piece, square } => { did(voice, *action, *piece, *square) },
        Executed(report) => "dialogue-executed"(move: report),
        PromotionPieceMissing => "dialogue-promotion-missing",
        YourMoveIsMade => "dialogue-your-move-is-made",
        AdjustYourBoard(report) => "dialogue-adjust-board"(move: report),
        PressRefused { by, missing } => "dialogue-press-refused"(side: by, missing),
        ObligationBroken { by } => "dialogue-obligation"(side: by),
        TouchReported { by, square } => "dialogue-touch-reported"(side: by, square),
        TouchClaimed { by, waits } => "dialogue-touch-claimed"(side: by, waits),
        TouchToDecide { by, touched = [vec![], vec![Square::G1]], named = [None, Some(Square::B8)] } => "dialogue-touch-decide"(
            side: by, named: named.is_some(), square: named, known: !touched.is_empty(),
            squares: in_a_row(touched, voice.listener), whole: named.is_some() || !touched.is_empty(),
        ),
        TouchMoveStands { side } => "dialogue-touch-stands"(side),
        TouchNotRecorded => "dialogue-touch-not-recorded",
        TouchBinds { side, bound } => "dialogue-touch-binds"(side, bound),
        Slip { by } => "dialogue-slip"(side: by),
        Overstepped { seat, duty } => "dialogue-overstepped"(
            side: seat.acts_for().unwrap_or(Color::White), duty: duty.map(|_| "other"),
        ),
        SaidToDiffer { by, arbiter } => "dialogue-said-to-differ"(side: by, arbiter),
        RecordSays { last, takes_back } => "dialogue-record-says"(move: last, takes_back),
        BoardAgrees { by } => "dialogue-board-agrees"(side: by),
        Diverged { squares = [vec![Square::F3], vec![]], proposal } => { diverged(voice, squares, proposal.as_deref()) },
        TimeWanted { by } => "dialogue-time-wanted"(side: by),
        Formalities { of } => "dialogue-formalities"(side: of),
        Standing(standing) => { standing.say(voice) },
    }
}

names! {
    HandAction { Lifted = "lifted", Touched = "touched", Placed = "placed", Removed = "removed", NewPiece = "new-piece" }
    Missing {
        CapturedPieceNotRemoved = "captured", NotPlaced = "not-placed", NotAnnounced = "not-announced",
        PromotionPieceMissing = "promotion", NotRepeated = "not-repeated", NotExecuted = "not-executed", NoMove = "no-move",
    }
    Awaited {
        Move = "move", Place = "place", Remove = "remove", Announce = "announce", PromotionPiece = "promotion",
        Repeat = "repeat", Execute = "execute", Press = "press", Agree = "agree", Arbiter = "arbiter",
    }
}

messages! { |voice|
    for Refusal {
        Bound(bound) => "dialogue-bound"(bound),
        NoDialogue => "dialogue-no-dialogue",
        Diverged => "dialogue-diverged-wait",
        AgreeFirst => "dialogue-agree-first",
        AgreementAwaited => "dialogue-agreement-awaited",
        NotDiverged => "dialogue-not-diverged",
        NoPieceThere => "dialogue-no-piece-there",
        NothingInHand => "dialogue-nothing-in-hand",
        AlreadyAnnounced => "dialogue-already-announced",
        ChangedTooOften => "dialogue-changed-too-often",
        RepeatedBefore => "dialogue-repeated-before",
        PromotionPieceMissing => "dialogue-promotion-missing",
        NothingToRepeat => "dialogue-nothing-to-repeat",
        NothingToExecute => "dialogue-nothing-to-execute",
        NotTheAnnouncedMove => "dialogue-not-the-announced-move",
        NothingToCorrect => "dialogue-nothing-to-correct",
        NotTheMoveMade => "dialogue-not-the-move-made",
        AlreadyRepeated => "dialogue-already-repeated",
        TooLateToCorrect => "dialogue-too-late-to-correct",
        AlreadyPressed => "dialogue-already-pressed",
        ClockNotRunning => "dialogue-clock-not-running",
        NotADuty => "dialogue-not-a-duty",
        NoAssistant(side) => "dialogue-no-assistant"(side),
        NotRequested => "dialogue-not-requested",
        ComplaintTooLate => "dialogue-complaint-too-late",
        ComplaintAfterMove => "dialogue-complaint-after-move",
        NotFelt => "dialogue-not-felt",
        IllegalOnBothSheets => "dialogue-illegal-on-sheets",
        Press(missing) => { voice.phrase(press_key(*missing)).say() },
    }
}

const fn press_key(missing: Missing) -> &'static str {
    match missing {
        Missing::CapturedPieceNotRemoved => "dialogue-press-captured",
        Missing::NotPlaced => "dialogue-press-not-placed",
        Missing::NotAnnounced => "dialogue-press-not-announced",
        Missing::PromotionPieceMissing => "dialogue-press-promotion",
        Missing::NotRepeated => "dialogue-press-not-repeated",
        Missing::NotExecuted => "dialogue-press-not-executed",
        Missing::NoMove => "dialogue-press-no-move",
    }
}

fn did(voice: Voice<'_>, action: HandAction, piece: Option<Piece>, square: Square) -> Vec<Segment> {
    match piece {
        Some(piece) => voice.phrase("dialogue-did").with("deed", action).with("piece", piece),
        // A piece in the hand stands nowhere; that it was put down is said of the square.
        None => voice.phrase("on-square-empty"),
    }
    .with("square", square)
    .say()
}

/// Squares without commas.
fn in_a_row(squares: &[Square], listener: Listener) -> Vec<Segment> {
    together(squares.iter().map(|square| vec![squares::square(*square, listener)]))
}

/// What a touched piece asks for: the phrase knows the cases.
impl Argument for Bound {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (bound, square, other) = match *self {
            Bound::ByNothing => ("nothing", None, None),
            Bound::ToMove(square) => ("move", Some(square), None),
            Bound::ToCapture(other) => ("capture", None, Some(other)),
            Bound::ToCaptureWith { own, other } => ("with", Some(own), Some(other)),
            Bound::ToCastle(_) => ("castle", None, None),
        };
        phrase.choice(name, bound).with("square", square).with("other", other)
    }
}

fn diverged(voice: Voice<'_>, squares: &[Square], proposal: Option<&Proposal>) -> Vec<Segment> {
    let decision =
        proposal.map_or("unclear", |proposal| match (proposal.resolution.decision, &proposal.resolution.adjust[..]) {
            (Decision::Retrace, _) => "retrace",
            (Decision::AdjustBoard, [Color::White]) => "white",
            (Decision::AdjustBoard, [Color::Black]) => "black",
            (Decision::AdjustBoard, _) => "both",
        });
    let agreed = proposal.map_or(0, |proposal| proposal.resolution.last_agreed);
    let diverged = voice.phrase("dialogue-diverged").with("known", !squares.is_empty());
    let diverged = diverged.with("squares", in_a_row(squares, voice.listener));
    let diverged = diverged.with("decision", decision).with("agreed", agreed).with("confirm", proposal.is_some()).say();
    let retraced = proposal.filter(|proposal| proposal.resolution.decision == Decision::Retrace);
    let times = retraced.and_then(|proposal| proposal.clock).map(|clock| {
        let times = voice.phrase("dialogue-diverged-times").with("white", Lasting(clock.white.left));
        times.with("black", Lasting(clock.black.left)).say()
    });
    together([diverged].into_iter().chain(times))
}

/// Where the dialogue stands, and who is to do what.
impl Say for Standing {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        let state = match self.state {
            State::Await(_) => "await",
            State::Touched(_) => "touched",
            State::Placed(_) => "placed",
            State::Made(_) => "made",
            State::Repeated(_) => "repeated",
            State::Mirrored(_) => "mirrored",
            State::Diverged => "diverged",
        };
        let phrase = if self.hides_touches {
            voice.phrase("dialogue-awaited")
        } else {
            voice.phrase("dialogue-standing").with("state", state).with("side", self.mover)
        };
        let phrase = phrase.with("awaited", self.awaited);
        match self.awaited {
            Awaited::Arbiter => phrase.with("who", "arbiter"),
            _ if self.you => phrase.with("who", "you"),
            _ => phrase.with("who", self.from),
        }
        .say()
    }
}
