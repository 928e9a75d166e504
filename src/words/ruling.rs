//! Rulings, irregularities and what hangs on the arbiter, sentence by sentence.

use super::Listener;
use super::announce::announce;
use super::numbers::{self, Form};
use super::parts::{side_key, time};
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::game::board::Change;
use crate::game::gaps::Gap;
use crate::game::report::MoveReport;
use crate::game::ruling::Ruling;
use crate::game::ruling_fact::{Noted, Pointed, Stake};
use crate::game::ruling_refusal::RulingRefusal;
use crate::game::ruling_says::Says;
use crate::rules::devices::Device;
use crate::rules::flag::ArbiterCall;
use crate::rules::illegal::Irregularity;
use crate::rules::mating::Proof;
use crate::rules::position::{Color, Illegality, Square};
use crate::rules::profile::{BothKingsInCheck, Penalty, Points};

/// The words of a message about rulings.
pub(super) fn says(sentences: &Sentences, says: &Says, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of = |key, side: Color| phrase(key).choice("side", side_key(side));
    match says {
        Says::Ruled { order, line } => {
            let ruling = ruled(sentences, &order.what, line.unwrap_or_default());
            if order.reason.trim().is_empty() {
                return ruling;
            }
            let reason = super::phrase::reason(order.reason.trim());
            phrase("ruling-with-reason").insert("ruling", ruling).text("reason", reason).say()
        }
        Says::Noted { noted, report, nth } => noted_by(sentences, noted, report.as_deref(), *nth, listener),
        Says::KingTaken { by } => of("irregular-king-taken", *by).say(),
        Says::BothKings(action) => phrase("irregular-both-kings").choice("action", action_key(*action)).say(),
        Says::PawnLeft(action) => phrase("irregular-pawn-left").choice("action", action_key(*action)).say(),
        Says::TimesProposed { reading, ruled } => phrase("restored-times")
            .choice("ruled", if *ruled { "yes" } else { "no" })
            .choice("white", time(sentences, reading.white.left))
            .choice("black", time(sentences, reading.black.left))
            .say(),
        Says::FlagFell { side, call } => of("irregular-flag", *side).choice("call", call_key(*call)).say(),
        Says::Counted { kind, by, nth } => {
            of("irregular-counted", *by).choice("kind", kind_key(*kind)).number("nth", *nth).say()
        }
        Says::CountsWithPress { side } => of("irregular-with-press", *side).say(),
        Says::Bonus { side, millis } => of("irregular-bonus", *side).choice("time", time(sentences, *millis)).say(),
        Says::Bound { side, pieces } => of("irregular-bound", *side).insert("men", squares_of(pieces, listener)).say(),
        Says::BecomesQueen { square } => {
            phrase("irregular-queen").insert("square", vec![squares::square(*square, listener)]).say()
        }
        Says::Stands => phrase("irregular-stands").say(),
        Says::WrongClaim(what) => {
            let what = if *what == Pointed::Flag { "flag" } else { "illegal" };
            phrase("irregular-wrong-claim").choice("what", what).say()
        }
        Says::Searching => Phrase::new(sentences, "refused-ruling-searching").say(),
        Says::ArbiterDecides(stake) => {
            let (key, side) = stake_key(*stake);
            of("irregular-arbiter", side).choice("stake", key).say()
        }
        Says::PlayersAgree(stake) => {
            let (key, side) = stake_key(*stake);
            of("irregular-players", side).choice("stake", key).say()
        }
        Says::GoesOn { turn } => of("resumed", *turn).say(),
        Says::PutsBack { by, presses } => {
            of("displaced-back", *by).choice("presses", if *presses { "yes" } else { "no" }).say()
        }
        Says::MayPenalise { side } => of("displaced-penalty", *side).say(),
        Says::Rewritten { number, report, later, turn } => of("agreed-move", *turn)
            .number("number", u32::try_from(*number).unwrap_or(u32::MAX))
            .insert("move", announce(sentences, report, listener))
            .number("later", u32::try_from(*later).unwrap_or(u32::MAX))
            .say(),
        Says::CastlingLost { side } => of("irregular-castling-lost", *side).say(),
        Says::WasDead => phrase("irregular-was-dead").say(),
        Says::MatesBy { side, line } if line.is_empty() => of("mate-stands", *side).say(),
        Says::MatesBy { side, line } => {
            of("mate-line", *side).insert("line", moves_of(sentences, line, listener)).say()
        }
        Says::CannotMate { side, proof } => of("mate-never", *side).choice("proof", proof_key(*proof)).say(),
        Says::NobodyKnows { side, .. } => of("mate-unknown", *side).say(),
        Says::Inbox { .. } => inbox(sentences, says, listener),
    }
}

fn noted_by(
    sentences: &Sentences,
    noted: &Noted,
    report: Option<&MoveReport>,
    nth: Option<u32>,
    listener: Listener,
) -> Vec<Segment> {
    let words = report.map(|report| announce(sentences, report, listener)).unwrap_or_default();
    Phrase::new(sentences, "irregular-noted")
        .choice("counts", if nth.is_some() { "yes" } else { "no" })
        .choice("side", side_key(noted.side))
        .choice("kind", kind_key(noted.kind))
        .number("nth", nth.unwrap_or_default())
        .insert("move", words)
        .say()
}

fn ruled(sentences: &Sentences, ruling: &Ruling, line: u32) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of = |key, side: Color| phrase(key).choice("side", side_key(side));
    let timed = |change: &str, side, millis| {
        of("ruled-time", side).choice("change", change).choice("time", time(sentences, millis)).say()
    };
    match ruling {
        Ruling::AddTime { side, millis } => timed("add", *side, *millis),
        Ruling::TakeTime { side, millis } => timed("take", *side, *millis),
        Ruling::SetClock { side, millis } => timed("set", *side, *millis),
        Ruling::SetMoves { side, moves } => of("ruled-moves", *side).number("count", *moves).say(),
        Ruling::SetPeriod { side, period } => of("ruled-period", *side).number("number", *period).say(),
        Ruling::SetRunning { side } => of("ruled-running", *side).say(),
        Ruling::Presence { side, here } => {
            of("ruled-presence", *side).choice("here", if *here { "yes" } else { "no" }).say()
        }
        Ruling::Charge { .. } => phrase("ruled-charge").say(),
        Ruling::Illegal { .. } => phrase("ruled-illegal").say(),
        Ruling::TwoHands { side } => of("ruled-two-hands", *side).say(),
        Ruling::Restore { .. } => phrase("ruled-restore").say(),
        Ruling::Claim { accepted } => {
            phrase("ruled-claim").choice("accepted", if *accepted { "yes" } else { "no" }).say()
        }
        Ruling::CorrectSheet { .. } => phrase("ruled-sheet").number("number", line).say(),
        Ruling::AgreedMove { .. } => phrase("ruled-agreed").say(),
        Ruling::Displaced { side } => of("ruled-displaced", *side).say(),
        Ruling::Penalty { side, penalty, millis } => of("ruled-penalty", *side)
            .choice("penalty", penalty_key(*penalty))
            .choice("time", time(sentences, millis.unwrap_or(0)))
            .say(),
        Ruling::Result { .. } => phrase("ruled-result").say(),
        Ruling::Points { white, black } => {
            phrase("ruled-points").choice("white", points_key(*white)).choice("black", points_key(*black)).say()
        }
        Ruling::GoOn => phrase("ruled-go-on").say(),
        Ruling::Annul => phrase("ruled-annul").say(),
        Ruling::Device { side, device } => {
            let device = if *device == Device::Sound { "sound" } else { "carried" };
            of("ruled-device", *side).choice("device", device).say()
        }
        Ruling::SetupWrong { side, .. } => of("ruled-setup", *side).say(),
        Ruling::BoardTurned => phrase("ruled-board").say(),
        Ruling::ColoursReversed => phrase("ruled-colours").say(),
        Ruling::CallFlag => phrase("ruled-flag").say(),
        Ruling::Pin { .. } => phrase("ruled-pin").say(),
    }
}

fn inbox(sentences: &Sentences, says: &Says, listener: Listener) -> Vec<Segment> {
    let Says::Inbox { noted, white, black, fallen, displaced, hangs, claim, agreed, dialogue, gap, absent } = says
    else {
        return Vec::new();
    };
    let phrase = |key| Phrase::new(sentences, key);
    let of = |key, side: Color| phrase(key).choice("side", side_key(side));
    let yes_no = |yes| if yes { "yes" } else { "no" };
    let mut line = Line::default();
    line.sentence(phrase("docket-counts").number("white", *white).number("black", *black).say());
    for each in noted {
        line.sentence(of("docket-noted", each.side).choice("kind", kind_key(each.kind)).say());
    }
    for side in fallen {
        line.sentence(of("docket-flag", *side).say());
    }
    if let Some(side) = displaced {
        line.sentence(of("docket-displaced", *side).say());
    }
    if hangs.is_some() {
        line.sentence(phrase("docket-hangs").say());
    }
    if let Some(by) = claim {
        line.sentence(of("claim-decide", *by).say());
    }
    if *agreed {
        line.sentence(phrase("claim-agreed").say());
    }
    if let Some(message) = dialogue {
        line.sentence(super::dialogue::message(sentences, message, listener));
    }
    if let Some(Gap { millis, side, .. }) = *gap {
        let of_gap = of("docket-gap", side).choice("known", yes_no(millis > 0));
        line.sentence(of_gap.choice("time", time(sentences, millis)).say());
    }
    for (side, over) in absent {
        line.sentence(of("docket-absent", *side).choice("over", yes_no(*over)).say());
    }
    let waits = gap.is_some() || !absent.is_empty();
    let decides = waits || displaced.is_some() || hangs.is_some() || claim.is_some() || *agreed || dialogue.is_some();
    if !decides && noted.is_empty() && fallen.is_empty() {
        line.sentence(phrase("docket-nothing").say());
    }
    line.into_segments()
}

/// Why a ruling or a claim is refused, and what to do instead.
pub(super) fn refusal(sentences: &Sentences, refusal: &RulingRefusal, listener: Listener) -> Vec<Segment> {
    let key = match refusal {
        RulingRefusal::Bound(pieces) => {
            let phrase = Phrase::new(sentences, "refused-ruling-bound");
            return phrase.insert("men", squares_of(pieces, listener)).say();
        }
        RulingRefusal::PiecesDisplaced(side) => {
            return Phrase::new(sentences, "refused-ruling-displaced").choice("side", side_key(*side)).say();
        }
        RulingRefusal::NotCompleted(side) => {
            return Phrase::new(sentences, "refused-ruling-not-completed").choice("side", side_key(*side)).say();
        }
        RulingRefusal::DoesNotFollow { number } => {
            let number = u32::try_from(*number).unwrap_or(u32::MAX);
            return Phrase::new(sentences, "refused-ruling-does-not-follow").number("number", number).say();
        }
        RulingRefusal::Hangs(_) => "refused-ruling-hangs",
        RulingRefusal::Searching => "refused-ruling-searching",
        RulingRefusal::AgreeFirst => "refused-ruling-agree-first",
        RulingRefusal::NothingHangs => "refused-ruling-nothing-hangs",
        RulingRefusal::NothingNoted => "refused-ruling-nothing-noted",
        RulingRefusal::NotIllegal => "refused-ruling-not-illegal",
        RulingRefusal::Stands => "refused-ruling-stands",
        RulingRefusal::OnlyTheOpponent => "refused-ruling-only-opponent",
        RulingRefusal::NoSuchPenalty => "refused-ruling-no-such-penalty",
        RulingRefusal::TimeMissing => "refused-ruling-time-missing",
        RulingRefusal::TooMuchTime => "refused-ruling-too-much-time",
        RulingRefusal::ClockTooHigh => "refused-ruling-clock-too-high",
        RulingRefusal::AlreadySo => "refused-ruling-already-so",
        RulingRefusal::ResultStands => "refused-ruling-result-stands",
        RulingRefusal::NoResultYet => "refused-ruling-no-result",
        RulingRefusal::NoSuchPeriod => "refused-ruling-no-such-period",
        RulingRefusal::HasMoved => "refused-ruling-has-moved",
        RulingRefusal::TooLate => "refused-ruling-too-late",
        RulingRefusal::NoGap => "refused-ruling-no-gap",
        RulingRefusal::NoFlag => "refused-ruling-no-flag",
        RulingRefusal::FlagNotYours => "refused-ruling-flag-not-yours",
        RulingRefusal::NoSuchPoints => "refused-ruling-no-such-points",
        RulingRefusal::NoOffence => "refused-ruling-no-offence",
        RulingRefusal::OnlyInTraining => "refused-only-in-training",
        RulingRefusal::NoLegalPosition => "refused-ruling-no-position",
    };
    Phrase::new(sentences, key).say()
}

/// A refusal with the article that it follows, where a mode explains.
pub(super) fn with_article(
    sentences: &Sentences,
    refusal: Vec<Segment>,
    change: &Change,
    why: Illegality,
) -> Vec<Segment> {
    let article = crate::rules::illegal::article(change.lifted.piece.role, why);
    // Read figure by figure, as people say the number of an article.
    let figure = |part: &str| numbers::cardinal(sentences.language(), part.parse().unwrap_or(0), Form::Counting);
    let article = article.split('.').map(figure).collect::<Vec<_>>().join(" ");
    Phrase::new(sentences, "illegal-article").insert("refusal", refusal).text("article", &article).say()
}

pub(super) fn squares_of(squares: &[Square], listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for (index, square) in squares.iter().enumerate() {
        if index > 0 {
            line.push(Segment::plain(listener.language, ", "));
        }
        line.push(squares::square(*square, listener));
    }
    line.into_segments()
}

pub(super) fn moves_of(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for (index, report) in reports.iter().enumerate() {
        if index > 0 {
            line.push(Segment::plain(listener.language, ", "));
        }
        line.extend(announce(sentences, report, listener));
    }
    line.into_segments()
}

/// The name of a variant for Fluent.
pub(super) const fn kind_key(kind: Irregularity) -> &'static str {
    match kind {
        Irregularity::IllegalMove => "illegal",
        Irregularity::UnpromotedPawn => "unpromoted",
        Irregularity::PressWithoutMove | Irregularity::OtherHandPressed => "press",
        Irregularity::TwoHands => "hands",
    }
}

const fn action_key(action: BothKingsInCheck) -> &'static str {
    match action {
        BothKingsInCheck::None => "none",
        BothKingsInCheck::ArbiterIntervenes => "intervene",
        BothKingsInCheck::WaitThenDraw => "wait",
    }
}

const fn call_key(call: ArbiterCall) -> &'static str {
    match call {
        ArbiterCall::MustNot => "must-not",
        ArbiterCall::May => "may",
        ArbiterCall::Shall => "shall",
    }
}

const fn stake_key(stake: Stake) -> (&'static str, Color) {
    match stake {
        Stake::Flag { fallen } => ("flag", fallen),
        Stake::FlagClaim { by } => ("claim", by),
        Stake::Illegal { by, .. } => ("illegal", by),
        Stake::Resignation { by } => ("resignation", by),
        Stake::Device { by, .. } => ("device", by),
        Stake::SealedMove { by } => ("sealed", by),
    }
}

const fn proof_key(proof: Proof) -> &'static str {
    match proof {
        Proof::Mated => "mated",
        Proof::Stalemate => "stalemate",
        Proof::Material => "material",
        Proof::Exhausted { .. } => "exhausted",
        Proof::Solver => "solver",
    }
}

const fn penalty_key(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::Warning => "warning",
        Penalty::OpponentTimePlus => "opponent-time",
        Penalty::OffenderTimeMinus => "own-time",
        Penalty::OpponentPointsMax => "opponent-points",
        Penalty::OffenderPointsMinus => "own-points",
        Penalty::Loss => "loss",
        Penalty::Fine => "fine",
        Penalty::ExcludeRounds => "rounds",
        Penalty::Expel => "expel",
    }
}

const fn points_key(points: Points) -> &'static str {
    match points.halves() {
        0 => "loss",
        1 => "draw",
        _ => "win",
    }
}
