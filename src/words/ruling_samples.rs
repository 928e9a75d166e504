//! Everything that can be said about rulings, for the tests that say it all. A new variant must be put in, or this does not
//! compile.

use crate::game::clock::{ClockReading, SideReading};
use crate::game::dialogue::Message as Said;
use crate::game::gaps::{Gap, GapCause};
use crate::game::half_move::HalfMoveId;
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::game::ruling::{Lock, Order, Ruling};
use crate::game::ruling_fact::{Noted, Pointed, Stake};
use crate::game::ruling_refusal::RulingRefusal;
use crate::game::ruling_says::Says;
use crate::rules::devices::Device;
use crate::rules::ending::Outcome;
use crate::rules::flag::ArbiterCall;
use crate::rules::illegal::Irregularity;
use crate::rules::mating::{Proof, Unknown};
use crate::rules::position::{CastlingSide, Color, Intent, Square};
use crate::rules::profile::{BothKingsInCheck, Penalty, Points};
use crate::rules::setup_errors::Misplaced;
use crate::words::notice::Notice;
use crate::words::ruling_notice::RulingNotice;

const SIDE: Color = Color::White;
const KINDS: [Irregularity; 4] =
    [Irregularity::IllegalMove, Irregularity::UnpromotedPawn, Irregularity::PressWithoutMove, Irregularity::TwoHands];
const PENALTIES: [Penalty; 9] = [
    Penalty::Warning,
    Penalty::OpponentTimePlus,
    Penalty::OffenderTimeMinus,
    Penalty::OpponentPointsMax,
    Penalty::OffenderPointsMinus,
    Penalty::Loss,
    Penalty::Fine,
    Penalty::ExcludeRounds,
    Penalty::Expel,
];

fn stakes() -> [Stake; 6] {
    [
        Stake::Flag { fallen: SIDE },
        Stake::FlagClaim { by: SIDE },
        Stake::Illegal { by: SIDE, nth: 2 },
        Stake::Resignation { by: SIDE },
        Stake::Device { by: SIDE, device: Device::Sound },
        Stake::SealedMove { by: SIDE },
    ]
}

fn noted(kind: Irregularity) -> Noted {
    Noted { kind, side: SIDE, half_move: Some(HalfMoveId(1)), before: None, why: None }
}

fn points(number: f64) -> Points {
    Points::from_number(number).expect("points")
}

fn rulings() -> Vec<Ruling> {
    let millis = 125_000;
    let mut all = vec![
        Ruling::AddTime { side: SIDE, millis },
        Ruling::TakeTime { side: SIDE, millis },
        Ruling::SetClock { side: SIDE, millis },
        Ruling::SetMoves { side: SIDE, moves: 40 },
        Ruling::SetPeriod { side: SIDE, period: 2 },
        Ruling::SetRunning { side: SIDE },
        Ruling::Presence { side: SIDE, here: true },
        Ruling::Presence { side: SIDE, here: false },
        Ruling::Charge { millis: None },
        Ruling::Illegal { side: None },
        Ruling::TwoHands { side: SIDE },
        Ruling::Restore { to: None },
        Ruling::Claim { accepted: true },
        Ruling::Claim { accepted: false },
        Ruling::CorrectSheet { half_move: HalfMoveId(7), said: "Nf3".to_owned() },
        Ruling::AgreedMove {
            half_move: HalfMoveId(7),
            intent: Intent::Castle { side: CastlingSide::KingSide },
            said: "O-O".to_owned(),
        },
        Ruling::Displaced { side: SIDE },
        Ruling::Result { outcome: Outcome::Drawn },
        Ruling::Points { white: points(0.0), black: points(0.5) },
        Ruling::Points { white: points(1.0), black: points(0.0) },
        Ruling::GoOn,
        Ruling::Annul,
        Ruling::Device { side: SIDE, device: Device::Sound },
        Ruling::Device { side: SIDE, device: Device::CarriedSwitchedOff },
        Ruling::SetupWrong { side: SIDE, misplaced: Misplaced::Rook },
        Ruling::BoardTurned,
        Ruling::ColoursReversed,
        Ruling::CallFlag,
        Ruling::Pin { lock: Lock { salt: "ab".to_owned(), hash: "cd".to_owned() } },
    ];
    let penalty = |penalty| Ruling::Penalty { side: SIDE, penalty, millis: Some(millis) };
    all.extend(PENALTIES.map(penalty));
    all
}

/// All messages.
pub(super) fn messages(reports: &[MoveReport]) -> Vec<Message> {
    let mut all: Vec<Says> = Vec::new();
    for reason in [String::new(), "so it is.".to_owned()] {
        let order = |what| Says::Ruled { order: Box::new(Order { what, reason: reason.clone() }), line: Some(7) };
        all.extend(rulings().into_iter().map(order));
    }
    let report = || reports.first().cloned().map(Box::new);
    all.extend(KINDS.map(|kind| Says::Noted { noted: noted(kind), report: report(), nth: Some(1) }));
    all.push(Says::Noted { noted: noted(Irregularity::PressWithoutMove), report: None, nth: Some(2) });
    all.push(Says::Noted { noted: noted(Irregularity::PressWithoutMove), report: None, nth: None });
    all.push(Says::KingTaken { by: SIDE });
    let kings = [BothKingsInCheck::None, BothKingsInCheck::ArbiterIntervenes, BothKingsInCheck::WaitThenDraw];
    all.extend(kings.map(Says::BothKings));
    all.extend(kings.map(Says::PawnLeft));
    let side = |left| SideReading { left, ..SideReading::default() };
    let reading = ClockReading { white: side(300_000), black: side(42_000), running: None, stood: 0, gaps: 0 };
    all.extend([true, false].map(|ruled| Says::TimesProposed { reading, ruled }));
    let calls = [ArbiterCall::MustNot, ArbiterCall::May, ArbiterCall::Shall];
    all.extend(calls.map(|call| Says::FlagFell { side: SIDE, call }));
    all.extend(KINDS.map(|kind| Says::Counted { kind, by: SIDE, nth: 2 }));
    all.extend([
        Says::Bonus { side: SIDE, millis: 120_000 },
        Says::Bound { side: SIDE, pieces: vec![Square::E4, Square::G1] },
        Says::BecomesQueen { square: Square::E8 },
        Says::CountsWithPress { side: SIDE },
        Says::Stands,
        Says::WrongClaim(Pointed::Illegal),
        Says::WrongClaim(Pointed::Flag),
        Says::GoesOn { turn: SIDE },
        Says::PutsBack { by: SIDE, presses: true },
        Says::PutsBack { by: SIDE, presses: false },
        Says::MayPenalise { side: SIDE },
        Says::CastlingLost { side: SIDE },
        Says::WasDead,
        Says::Searching,
        Says::MatesBy { side: SIDE, line: Vec::new() },
        Says::MatesBy { side: SIDE, line: reports.to_vec() },
        Says::NobodyKnows { side: SIDE, why: Unknown::GaveUp },
    ]);
    let rewritten = |report: &MoveReport| {
        [0, 1, 31].map(|later| Says::Rewritten { number: 7, report: Box::new(report.clone()), later, turn: SIDE })
    };
    all.extend(reports.iter().flat_map(rewritten));
    all.extend(stakes().map(Says::ArbiterDecides));
    all.extend(stakes().map(Says::PlayersAgree));
    let proofs = [Proof::Mated, Proof::Stalemate, Proof::Material, Proof::Exhausted { positions: 3 }, Proof::Solver];
    all.extend(proofs.map(|proof| Says::CannotMate { side: SIDE, proof }));
    let inbox = |noted, fallen, displaced: Option<Color>, hangs: Option<Stake>| {
        let (claim, agreed) = (hangs.map(|_| SIDE), hangs.is_some());
        let gap = |millis| Gap { cause: GapCause::Away, millis, side: SIDE };
        let absent = displaced.map_or_else(Vec::new, |_| vec![(Color::White, true), (Color::Black, false)]);
        let gap = hangs.map(|_| gap(65_000)).or(displaced.map(|_| gap(0)));
        let dialogue = None;
        Says::Inbox { noted, white: 1, black: 0, fallen, displaced, hangs, claim, agreed, dialogue, gap, absent }
    };
    all.push(inbox(Vec::new(), Vec::new(), Some(SIDE), None));
    all.push(inbox(Vec::new(), Vec::new(), None, None));
    all.push(inbox(KINDS.map(noted).to_vec(), vec![SIDE], Some(SIDE), Some(Stake::Flag { fallen: SIDE })));
    let mut claimed = inbox(Vec::new(), Vec::new(), None, None);
    if let Says::Inbox { dialogue, .. } = &mut claimed {
        *dialogue = Some(Box::new(Said::TouchToDecide { by: SIDE, touched: vec![Square::G1] }));
    }
    all.push(claimed);
    all.into_iter().map(Message::Ruling).collect()
}

/// The next of a chain through all refusals.
pub(super) fn next_refusal(refusal: &RulingRefusal) -> Option<Refusal> {
    use RulingRefusal as R;
    let next = match refusal {
        R::Hangs(_) => R::Searching,
        R::Searching => R::AgreeFirst,
        R::AgreeFirst => R::NothingHangs,
        R::NothingHangs => R::NothingNoted,
        R::NothingNoted => R::NotIllegal,
        R::NotIllegal => R::Stands,
        R::Stands => R::OnlyTheOpponent,
        R::OnlyTheOpponent => R::NoSuchPenalty,
        R::NoSuchPenalty => R::TimeMissing,
        R::TimeMissing => R::TooMuchTime,
        R::TooMuchTime => R::ClockTooHigh,
        R::ClockTooHigh => R::AlreadySo,
        R::AlreadySo => R::ResultStands,
        R::ResultStands => R::NoResultYet,
        R::NoResultYet => R::NoSuchPeriod,
        R::NoSuchPeriod => R::HasMoved,
        R::HasMoved => R::TooLate,
        R::TooLate => R::NoGap,
        R::NoGap => R::NoFlag,
        R::NoFlag => R::FlagNotYours,
        R::FlagNotYours => R::NoSuchPoints,
        R::NoSuchPoints => R::NoOffence,
        R::NoOffence => R::Bound(vec![Square::A1, Square::H8]),
        R::Bound(_) => R::OnlyInTraining,
        R::OnlyInTraining => R::PiecesDisplaced(SIDE),
        R::PiecesDisplaced(_) => R::NotCompleted(SIDE),
        R::NotCompleted(_) => R::DoesNotFollow { number: 7 },
        R::DoesNotFollow { .. } => R::NoLegalPosition,
        R::NoLegalPosition => return None,
    };
    Some(Refusal::Ruling(next))
}

/// The first of them.
pub(super) fn first_refusal() -> Refusal {
    Refusal::Ruling(RulingRefusal::Hangs(Stake::Flag { fallen: SIDE }))
}

/// All notices.
pub(super) fn notices() -> Vec<Notice> {
    let all = vec![
        RulingNotice::AskPin,
        RulingNotice::ChoosePin,
        RulingNotice::PinTooShort,
        RulingNotice::WrongPin { wait: 2_000 },
        RulingNotice::WaitForPin { wait: 64_000 },
        RulingNotice::WrongPinTold { count: 3 },
        RulingNotice::Floor,
        RulingNotice::FloorEnds,
        RulingNotice::Unknown { text: "x".to_owned() },
        RulingNotice::Built { engine: true },
        RulingNotice::Built { engine: false },
        RulingNotice::NoEngineBuilt,
    ];
    all.into_iter().map(Notice::Ruling).collect()
}
