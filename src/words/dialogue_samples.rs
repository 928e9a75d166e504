//! One of every message and refusal of the dialogue, for tests that say everything.

use crate::game::dialogue::{Awaited, HandAction, Message, Missing, Proposal, Refusal, Standing, State, duties};
use crate::game::report::MoveReport;
use crate::game::roles::Seat;
use crate::rules::divergence;
use crate::rules::position::{ByColor, CastlingSide, Color, Position, Square};
use crate::rules::touch::Bound;

/// One of every kind, for tests that say everything.
pub(super) fn samples(report: &MoveReport) -> (Vec<Message>, Vec<Refusal>) {
    let boxed = || Box::new(report.clone());
    let missing = [
        Missing::CapturedPieceNotRemoved,
        Missing::NotPlaced,
        Missing::NotAnnounced,
        Missing::PromotionPieceMissing,
        Missing::NotRepeated,
        Missing::NotExecuted,
        Missing::NoMove,
    ];
    let by = Color::Black;
    let piece = Position::initial().placement().piece_at(Square::G1);
    let sheets = |white: Vec<_>, black: Vec<_>| ByColor { white, black };
    let one = vec![report.change.intent];
    let resolve = |sheets: &ByColor<Vec<_>>| {
        let boards = ByColor { white: one.clone(), black: Vec::new() };
        divergence::resolve(&Position::initial(), &boards, sheets).ok()
    };
    let agree = resolve(&sheets(Vec::new(), Vec::new()));
    let proposals =
        [agree, None].map(|resolution| resolution.map(|resolution| Box::new(Proposal { resolution, clock: None })));
    let mut messages = vec![
        Message::Repeated(boxed()),
        Message::Mismatch,
        Message::Corrected(boxed()),
        Message::Adjusting { by },
        Message::Stopped,
        Message::Executed(boxed()),
        Message::PromotionPieceMissing,
        Message::YourMoveIsMade,
        Message::AdjustYourBoard(Some(boxed())),
        Message::AdjustYourBoard(None),
        Message::ObligationBroken { by },
        Message::TouchReported { by, square: Square::B8 },
        Message::Slip { by },
        Message::Overstepped { seat: Seat::AssistantOf(by), duty: None },
        Message::Overstepped { seat: Seat::AssistantOf(by), duty: Some(duties::Duty::TellTime) },
        Message::TimeWanted { by },
        Message::Formalities { of: by },
    ];
    messages.extend(missing.map(|missing| Message::PressRefused { by, missing }));
    messages.extend([true, false].map(|waits| Message::TouchClaimed { by, waits }));
    messages.extend([vec![Square::G1, Square::E2], Vec::new()].map(|touched| Message::TouchToDecide { by, touched }));
    let binds = [
        Bound::ByNothing,
        Bound::ToMove(Square::G1),
        Bound::ToCapture(Square::B8),
        Bound::ToCaptureWith { own: Square::G1, other: Square::B8 },
        Bound::ToCastle(CastlingSide::KingSide),
    ];
    messages.extend(binds.map(|bound| Message::TouchBinds { side: by, bound }));
    let squares = vec![Square::F3, Square::H3];
    messages.extend(proposals.map(|proposal| Message::Diverged { squares: squares.clone(), proposal }));
    let actions =
        [HandAction::Lifted, HandAction::Touched, HandAction::Placed, HandAction::Removed, HandAction::NewPiece];
    messages.extend(actions.map(|action| Message::Did { action, piece, square: Square::G1 }));
    messages.push(Message::Did { action: HandAction::Placed, piece: None, square: Square::G1 });
    let states = [
        (State::Await(by), Awaited::Move),
        (State::Touched(by), Awaited::Place),
        (State::Placed(by), Awaited::Remove),
        (State::Placed(by), Awaited::Announce),
        (State::Placed(by), Awaited::PromotionPiece),
        (State::Made(by), Awaited::Repeat),
        (State::Repeated(by), Awaited::Execute),
        (State::Mirrored(by), Awaited::Press),
        (State::Diverged, Awaited::Arbiter),
    ];
    for (you, from) in [(true, by), (false, by), (false, !by)] {
        messages.extend(
            states.map(|(state, awaited)| Message::Standing(Standing { state, awaited, from, mover: by, you })),
        );
    }
    let mut refusals = vec![
        Refusal::NoDialogue,
        Refusal::Diverged,
        Refusal::NotDiverged,
        Refusal::NoPieceThere,
        Refusal::NothingInHand,
        Refusal::AlreadyAnnounced,
        Refusal::PromotionPieceMissing,
        Refusal::NothingToRepeat,
        Refusal::NothingToExecute,
        Refusal::NotTheAnnouncedMove,
        Refusal::NothingToCorrect,
        Refusal::NotTheMoveMade,
        Refusal::AlreadyRepeated,
        Refusal::TooLateToCorrect,
        Refusal::AlreadyPressed,
        Refusal::ClockNotRunning,
        Refusal::NotADuty,
        Refusal::NotRequested,
        Refusal::ComplaintTooLate,
        Refusal::NotFelt,
        Refusal::IllegalOnBothSheets,
    ];
    refusals.extend(missing.map(Refusal::Press));
    refusals.extend(binds.map(Refusal::Bound));
    (messages, refusals)
}

/// Squares at the table are printed in figures.
pub(super) fn holds_figures(message: &Message) -> bool {
    let touched =
        matches!(message, Message::TouchReported { .. } | Message::TouchToDecide { .. } | Message::TouchBinds { .. });
    touched || matches!(message, Message::Did { .. } | Message::Diverged { .. })
}
