//! One of every note on a scoresheet, for tests that say everything.

use crate::game::fact::RestoreReason;
use crate::game::report::MoveReport;
use crate::game::ruling::{Order, Ruling};
use crate::game::ruling_says::Says as Ruled;
use crate::game::sheet_log::{Says, Spoken};
use crate::game::{dialogue, draws, recording};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::illegal::Irregularity;
use crate::rules::position::{Color, Square};

/// One of every kind.
pub fn notes(reports: &[MoveReport]) -> Vec<Says> {
    let first = reports.first().cloned().map(Box::new);
    let spoken = || Spoken { words: "Nf3".to_owned(), report: first.clone() };
    let nothing = || Spoken { words: String::new(), report: None };
    let hummed = || Spoken { words: "hm".to_owned(), report: None };
    let by = Color::Black;
    let correct = Ruling::CorrectSheet { half_move: crate::game::half_move::HalfMoveId(1), said: "e4".to_owned() };
    let ruling = || Box::new(Ruled::Ruled { order: Box::new(Order::from(correct.clone())), line: Some(1) });
    let mut all = vec![
        Says::Offered { by },
        Says::Claim(draws::Message::Correct { by }),
        Says::Record(recording::Message::Signed { by, result: Outcome::Drawn }),
        Says::Ruled(*ruling()),
        Says::Spoken(dialogue::Message::ObligationBroken { by }),
        Says::Ended { outcome: Outcome::Drawn, reason: Reason::Agreement },
        Says::Corrected { by, first: spoken(), then: spoken() },
        Says::Announced { by, what: spoken() },
        Says::Repeated { by, what: spoken() },
        Says::Repeated { by, what: nothing() },
        Says::Repeated { by, what: hummed() },
        Says::Executed { by, what: spoken() },
        Says::BoardsDiffered(vec![Square::F3, Square::H3]),
        Says::BoardsAgree,
        Says::FlagFell { side: by },
        Says::Relieved { side: by },
        Says::MustRecord { side: by, behind: true },
        Says::MustRecord { side: by, behind: false },
        Says::Unwritten { side: by, dash: true },
        Says::Unwritten { side: by, dash: false },
        Says::Sealed,
        Says::Line { ruling: ruling(), was: spoken(), now: "other".to_owned() },
        Says::Line { ruling: ruling(), was: hummed(), now: "other".to_owned() },
    ];
    let kinds = [
        Irregularity::IllegalMove,
        Irregularity::UnpromotedPawn,
        Irregularity::PressWithoutMove,
        Irregularity::TwoHands,
        Irregularity::OtherHandPressed,
    ];
    all.extend(kinds.map(|kind| Says::Irregular { kind, side: Color::White }));
    let reasons =
        [RestoreReason::TakenBack, RestoreReason::Ruling, RestoreReason::IllegalMove, RestoreReason::DeadPosition];
    for why in reasons {
        all.push(Says::Struck { why, moves: reports.to_vec() });
        all.push(Says::Struck { why, moves: reports[..1].to_vec() });
        all.push(Says::Struck { why, moves: Vec::new() });
    }
    all
}
