//! What is said in the dialogue, as data.

use super::duties::Duty;
use super::flow::State;
use super::hands::Missing;
use super::proposal::Proposal;
use crate::game::declare::{messages, names};
use crate::game::report::MoveReport;
use crate::game::roles::Seat;
use crate::game::sentence::{Argument, InARow, Lasting, Sentence, Template, Value};
use crate::rules::divergence::Decision;
use crate::rules::position::{Color, Piece, Square};
use crate::rules::touch::Bound;

messages! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Message {
            /// The opponent's repetition, for all to hear.
        // It is the other side that repeats.
        Repeated(report: Box<MoveReport>) => "dialogue-repeated"(side: !report.mover, move: report),
        /// What was repeated is not what was announced: repeat, please.
        Mismatch => "dialogue-mismatch",
        /// A slip of the tongue is corrected, for all to hear.
        Corrected(report: Box<MoveReport>) => "dialogue-corrected"(side: report.mover, move: report),
        /// Pieces are set right.
        Adjusting { by: Color } => "dialogue-adjusting"(side: by),
        /// The clocks are stopped, and the arbiter is called. The reason is not announced.
        Stopped => "dialogue-stopped",
        /// To the one who did it: a piece was lifted, touched, put down, taken off.
        Did { action: HandAction, piece: Option<Piece>, square: Square } => { did(*action, *piece, *square).alone() },
        /// To the one who did it: the move is executed on their board.
        Executed(report: Box<MoveReport>) => "dialogue-executed"(move: report),
        /// To the one who announced it: what the pawn becomes must be announced, too.
        PromotionPieceMissing => "dialogue-promotion-missing",
        /// To the mover: their move is made.
        YourMoveIsMade => "dialogue-your-move-is-made",
        /// To the player whose board is wrong: this is the move that stands.
        AdjustYourBoard(report: Option<Box<MoveReport>>) => "dialogue-adjust-board"(move: report),
        /// To the arbiter: the clock was pressed too early, and did not move.
        PressRefused { by: Color, missing: Missing } => "dialogue-press-refused"(side: by, missing),
        /// To the arbiter: not what the touched piece asks for.
        ObligationBroken { by: Color } => "dialogue-obligation"(side: by),
        /// To the arbiter: a touched piece.
        TouchReported { by: Color, square: Square } => "dialogue-touch-reported"(side: by, square),
        /// A player claims that the opponent has not moved the piece that was touched (4.3, 4.8).
        TouchClaimed {
            /// Who claims.
            by: Color,
            /// Whether the clocks stand until the arbiter has decided.
            waits: bool,
        } => "dialogue-touch-claimed"(side: by, waits),
        /// To the arbiter: the claim that is to be decided, and what the record knows of it.
        TouchToDecide {
            /// Whose claim it is.
            by: Color,
            /// What the opponent is known to have touched, in the order of touching.
            touched: Vec<Square> = [vec![], vec![Square::G1]],
            /// The piece that the claimant has named.
            named: Option<Square> = [None, Some(Square::B8)],
        } => "dialogue-touch-decide"(
            side: by, named: named.is_some(), square: named, known: !touched.is_empty(), squares: InARow(touched),
            whole: named.is_some() || !touched.is_empty(),
        ),
        /// The claim may be right, but the move that was made is one that the touched pieces allow (4.3 to 4.5).
        TouchMoveStands { side: Color } => "dialogue-touch-stands"(side),
        /// To the players where there is no arbiter: the record shows no touched piece that should have been moved.
        TouchNotRecorded => "dialogue-touch-not-recorded",
        /// The claim was right: what must be done with the piece that was touched.
        TouchBinds { side: Color, bound: Bound } => "dialogue-touch-binds"(side, bound),
        /// To the arbiter: a slip of the tongue.
        Slip { by: Color } => "dialogue-slip"(side: by),
        /// To the arbiter: an assistant did what is none of their duties.
        Overstepped { seat: Seat, duty: Option<Duty> } => "dialogue-overstepped"(
            side: seat.acts_for().unwrap_or(Color::White), duty: duty.map(|_| "other"),
        ),
        /// A player says that the boards differ: the clocks are stopped.
        SaidToDiffer {
            /// Who says so.
            by: Color,
            /// Whether there is an arbiter, who decides.
            arbiter: bool,
        } => "dialogue-said-to-differ"(side: by, arbiter),
        /// To a player where there is no arbiter: what the record shows, which their board is to show.
        RecordSays {
            /// The last half-move, as they were told it.
            last: Option<Box<MoveReport>>,
            /// Whether they may take it back.
            takes_back: bool,
        } => "dialogue-record-says"(move: last, takes_back),
        /// This player's board shows what is recorded; the other's is awaited.
        BoardAgrees { by: Color } => "dialogue-board-agrees"(side: by),
        /// To the arbiter: where the boards differ, as far as the record knows, and how they can be brought together.
        Diverged { squares: Vec<Square> = [vec![Square::F3], vec![]], proposal: Option<Box<Proposal>> } => {
            diverged(squares, proposal.as_deref())
        },
        /// To the assistant: their player wants to know the time.
        TimeWanted { by: Color } => "dialogue-time-wanted"(side: by),
        /// To the arbiter: the formalities of an adjournment are done.
        Formalities { of: Color } => "dialogue-formalities"(side: of),
        /// Answer: where the dialogue stands.
        Standing(standing: Standing) => { standing.sentence().alone() },
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HandAction {
    /// A piece was lifted.
    Lifted,
    /// A piece was touched.
    Touched,
    /// A piece was put on a square.
    Placed,
    /// A captured piece was taken off.
    Removed,
    /// A new piece was put on the board.
    NewPiece,
}

/// What is to be done next.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Awaited {
    Move,
    /// The piece in hand is to be put down.
    Place,
    /// The captured piece is to be taken off.
    Remove,
    Announce,
    /// The piece that the pawn becomes.
    PromotionPiece,
    /// The repetition.
    Repeat,
    /// The move on the other board.
    Execute,
    /// The press of the clock.
    Press,
    /// That their board shows what is recorded.
    Agree,
    /// The arbiter's decision.
    Arbiter,
}

/// Where the dialogue stands, and who is to do what.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    pub state: State,
    pub awaited: Awaited,
    /// From which side; without meaning if it is awaited from the arbiter.
    pub from: Color,
    /// Whose half-move it is about.
    pub mover: Color,
    /// Whether the one who asks is the one from whom it is awaited.
    pub you: bool,
    /// Whether the one who asks is not told if a piece has been touched.
    pub hides_touches: bool,
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

fn did(action: HandAction, piece: Option<Piece>, square: Square) -> Sentence {
    match piece {
        Some(piece) => Sentence::new("dialogue-did").with("deed", action).with("piece", piece),
        // A piece in the hand stands nowhere; that it was put down is said of the square.
        None => Sentence::new("on-square-empty"),
    }
    .with("square", square)
}

/// What a touched piece asks for: the sentence knows the cases.
impl<S: Template> Argument<S> for Bound {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        let (bound, square, other) = match *self {
            Bound::ByNothing => ("nothing", None, None),
            Bound::ToMove(square) => ("move", Some(square), None),
            Bound::ToCapture(other) => ("capture", None, Some(other)),
            Bound::ToCaptureWith { own, other } => ("with", Some(own), Some(other)),
            Bound::ToCastle(_) => ("castle", None, None),
        };
        let sentence = square.fill(sentence.value(name, Value::Variant(bound)), "square");
        other.fill(sentence, "other")
    }
}

fn diverged(squares: &[Square], proposal: Option<&Proposal>) -> Vec<Sentence> {
    let decision =
        proposal.map_or("unclear", |proposal| match (proposal.resolution.decision, &proposal.resolution.adjust[..]) {
            (Decision::Retrace, _) => "retrace",
            (Decision::AdjustBoard, [Color::White]) => "white",
            (Decision::AdjustBoard, [Color::Black]) => "black",
            (Decision::AdjustBoard, _) => "both",
        });
    let agreed = proposal.map_or(0, |proposal| proposal.resolution.last_agreed);
    let diverged =
        Sentence::new("dialogue-diverged").with("known", !squares.is_empty()).with("squares", InARow(squares));
    let diverged = diverged.with("decision", decision).with("agreed", agreed).with("confirm", proposal.is_some());
    let retraced = proposal.filter(|proposal| proposal.resolution.decision == Decision::Retrace);
    let times = retraced.and_then(|proposal| proposal.clock).map(|clock| {
        let times = Sentence::new("dialogue-diverged-times").with("white", Lasting(clock.white.left));
        times.with("black", Lasting(clock.black.left))
    });
    [diverged].into_iter().chain(times).collect()
}

impl Standing {
    /// Where the dialogue stands, and who is to do what.
    pub(crate) fn sentence(self) -> Sentence {
        let state = match self.state {
            State::Await(_) => "await",
            State::Touched(_) => "touched",
            State::Placed(_) => "placed",
            State::Made(_) => "made",
            State::Repeated(_) => "repeated",
            State::Mirrored(_) => "mirrored",
            State::Diverged => "diverged",
        };
        let sentence = if self.hides_touches {
            Sentence::new("dialogue-awaited")
        } else {
            Sentence::new("dialogue-standing").with("state", state).with("side", self.mover)
        };
        let sentence = sentence.with("awaited", self.awaited);
        match self.awaited {
            Awaited::Arbiter => sentence.with("who", "arbiter"),
            _ if self.you => sentence.with("who", "you"),
            _ => sentence.with("who", self.from),
        }
    }
}
