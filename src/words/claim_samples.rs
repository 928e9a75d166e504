//! One of every message, refusal and question about claims, scoresheets and adjournments, for tests that say everything.

use crate::game::adjournment::{self, Envelope};
use crate::game::draws::{self, Evidence, Packet};
use crate::game::fact::ByColorOf;
use crate::game::message::Message;
use crate::game::recording;
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::rules::adjournment::{Party, ReplierOption};
use crate::rules::claims::{Ground, Inadmissible};
use crate::rules::ending::Outcome;
use crate::rules::position::{Color, Position};
use crate::rules::quickplay::{Basis, Decision, NoQuickplay, papers};
use crate::rules::recording::{ArbiterNote, Order};
use crate::words::claim_notice::ClaimNotice;
use crate::words::notice::Notice;

const BY: Color = Color::Black;
const GROUNDS: [Ground; 2] = [Ground::Repetition, Ground::FiftyMoves];
const BASES: [Basis; 2] = [Basis::CannotWinByNormalMeans, Basis::NoEffort];
const RESULTS: [Outcome; 3] = [Outcome::Won { by: Color::White }, Outcome::Won { by: Color::Black }, Outcome::Drawn];

/// One of every message.
pub(super) fn messages(report: &MoveReport) -> Vec<Message> {
    [draws(report), records(), adjournments(report)].concat()
}

/// Positions as FEN, and the code of an envelope, are printed in figures.
pub(super) fn holds_figures(message: &Message) -> bool {
    use draws::Message as Draw;
    use recording::Message as Record;
    matches!(
        message,
        Message::Draw(Draw::Packet(_)) | Message::Record(Record::Reconstruct { .. }) | Message::Adjourn(_)
    )
}

fn draws(report: &MoveReport) -> Vec<Message> {
    use draws::Message as M;
    let moves = || [None, Some(Box::new(report.clone()))];
    let mut all = vec![M::Decide { by: BY }, M::Correct { by: BY }, M::IncrementAsked { by: BY }];
    all.extend([M::Withdrawn { by: BY }, M::Agreed, M::NotConsented, M::Improper { by: BY, count: 3 }]);
    all.push(M::Reason { reason: "~~\u{e000}\n".to_owned() });
    let waits = [draws::WaitsFor::Decision, draws::WaitsFor::LaterDecision, draws::WaitsFor::Reply];
    all.extend(waits.map(|what| M::Waits { by: BY, what }));
    for ground in GROUNDS {
        all.push(M::Hint(ground));
        for intended in moves() {
            all.push(M::Claimed { by: BY, ground, intended: intended.clone() });
            for stood in [Vec::new(), vec![None, Some((4, BY)), Some((12, Color::White))]] {
                all.push(M::Evidence(Evidence { ground, stood, intended: intended.clone(), quiet: 99 }));
            }
        }
    }
    for (must_play, must_move_piece) in moves().into_iter().zip([true, false]).chain([(None, false)]) {
        let wrong = |bonus| M::Wrong { by: BY, bonus, must_play: must_play.clone(), must_move_piece };
        all.extend([0, 60_000, 120_000].map(wrong));
    }
    for decision in [Decision::Accepted, Decision::Postponed, Decision::Rejected] {
        all.extend([0, 120_000].map(|bonus| M::Decided { by: BY, decision, bonus }));
    }
    for basis in BASES {
        all.push(M::Quickplay { by: BY, basis });
        let clock = Some(super::clock(Some(BY)));
        for clock in [None, clock] {
            let (fen, papers) = (Position::initial().fen(), papers(basis));
            all.push(M::Packet(Packet { by: BY, basis, fen, clock, papers, verified: None }));
        }
    }
    all.extend([true, false].map(|agrees| M::Verified { by: BY, agrees }));
    all.extend([0, 5_000].map(|increment| M::Increment { by: BY, increment, bonus: 120_000 }));
    all.into_iter().map(Message::Draw).chain(draws_refused()).collect()
}

fn draws_refused() -> Vec<Message> {
    use draws::Refusal as R;
    let forms = [
        Inadmissible::NotByClaim,
        Inadmissible::NotOnMove,
        Inadmissible::RightLost,
        Inadmissible::MoveNotMade,
        Inadmissible::NeedsScoresheet,
    ];
    let quickplay = [
        NoQuickplay::NotInThisEvent,
        NoQuickplay::NotInThisClass,
        NoQuickplay::WithIncrement,
        NoQuickplay::NotOnMove,
        NoQuickplay::TimeLeft,
    ];
    let others = [
        R::Open,
        R::NotOpen,
        R::NotWithdrawable,
        R::MustPlay,
        R::OwnMoveFirst,
        R::TooFewMoves,
        R::NothingAgreed,
        R::OfferOpen,
        R::NotPostponable,
        R::NoArbiter,
        R::NothingToClaim,
    ];
    let all = forms.map(R::Inadmissible).into_iter().chain(quickplay.map(R::Quickplay)).chain(others);
    all.map(|refusal| Message::Refused(Refusal::Draw(refusal))).collect()
}

fn records() -> Vec<Message> {
    use recording::{Message as M, Refusal as R};
    let mut all = vec![M::Written { half_moves: 1 }, M::Distraction { by: BY, count: 6 }, M::NextPeriod { side: BY }];
    let orders = [Order::InOrder, Order::OwnMoveMissing, Order::OpponentsMovesMissing];
    all.extend(orders.map(|order| M::OutOfOrder { by: BY, order }));
    for result in RESULTS {
        all.extend([M::Signed { by: BY, result }, M::Approved { result }, M::Overruled { result }]);
        all.push(M::Discrepancy { white: Some(result), black: None, shown: Some(result) });
    }
    let position = Position::initial().fen();
    for clock in [None, Some(super::clock(None)), Some(super::clock(Some(BY)))] {
        let notes = vec![ArbiterNote::Position, ArbiterNote::ClockRunning];
        all.push(M::Reconstruct { notes, position: position.clone(), clock, moves: 40 });
    }
    let refusals = [
        R::WrittenByConsole,
        R::NothingMissing,
        R::WriteFirst,
        R::CompleteFirst,
        R::NotOver,
        R::Signed,
        R::NothingSigned,
        R::NotRegulated,
        R::Distraction,
        R::LastPeriod,
    ];
    let refused = refusals.map(|refusal| Message::Refused(Refusal::Record(refusal)));
    all.into_iter().map(Message::Record).chain(refused).collect()
}

fn adjournments(report: &MoveReport) -> Vec<Message> {
    use adjournment::{Message as M, Refusal as R};
    let boxed = || Box::new(report.clone());
    let mut all = vec![
        M::Session { ends_in: 1_800_000 },
        M::ToSeal { by: BY },
        M::MadeOnBoard(boxed()),
        M::InEnvelope,
        M::Options(vec![ReplierOption::PlayOnBoard, ReplierOption::SealReply]),
        M::Opened(boxed()),
        M::BadMove { by: BY, said: "~~\u{e000}\n".to_owned() },
        M::StateMove { by: BY },
    ];
    for (name, offer) in [("", None), ("Ada\tLovelace", Some(Color::White)), ("Ada", Some(BY))] {
        let names = ByColorOf { white: name.to_owned(), black: String::new() };
        let used = (!name.is_empty()).then_some(ByColorOf { white: 3_600_000, black: 0 });
        let envelope = Envelope {
            names,
            position: Position::initial().fen(),
            used,
            sealer: BY,
            number: 41,
            offer,
            resumption: name.to_owned(),
            code: "0f3a99bc".to_owned(),
        };
        all.extend([M::Envelope(Box::new(envelope.clone())), M::Waiting(Box::new(envelope))]);
    }
    for (absent, nobody) in [(None, true), (None, false), (Some(Party::Sealer), false), (Some(Party::Replier), false)] {
        all.extend([None, Some(BY), Some(!BY)].map(|running| M::Begun { absent, nobody, running }));
    }
    let closed = |running| M::Closed { by: BY, running, code: "0f3a99bc".to_owned() };
    all.extend([None, Some(BY), Some(!BY)].map(closed));
    all.extend([true, false].map(|too_late| M::Arrived { side: BY, too_late }));
    let refusals = [
        R::ToBeSealed,
        R::Adjourned,
        R::NotAdjourned,
        R::Called,
        R::EnvelopeClosed,
        R::NothingSealed,
        R::SealTheMoveMade,
        R::WordTooShort,
        R::WrongWord,
        R::Damaged,
        R::NotBegun,
        R::AlreadyThere,
        R::ReplierAbsent,
        R::NothingToSeal,
    ];
    let refused = refusals.map(|refusal| Message::Refused(Refusal::Adjourn(refusal)));
    all.into_iter().map(Message::Adjourn).chain(refused).collect()
}

pub(super) fn notices(report: &MoveReport) -> Vec<Notice> {
    use ClaimNotice as N;
    let mut all = vec![N::AskGround, N::AskMove, N::MoveUnclear, N::SealWhat, N::SignWhat, N::SessionWhen];
    for ground in GROUNDS {
        let moves = [None, Some(Box::new(report.clone()))];
        all.extend(moves.map(|intended| N::Confirm { ground, intended }));
    }
    all.extend([true, false].map(|opens| N::AskWord { opens }));
    all.extend(BASES.map(N::ConfirmQuickplay));
    all.extend(RESULTS.map(N::ConfirmSign));
    all.into_iter().map(Notice::Claim).collect()
}
