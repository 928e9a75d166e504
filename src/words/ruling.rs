//! Rulings, irregularities and what depends on the arbiter, sentence by sentence.

use super::arguments::{Lasting, Why};
use super::declare::{Say, messages, names};
use super::numbers::{self, Form};
use super::phrase::{Argument, Phrase, Voice, together};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::board::Change;
use crate::game::gaps::Gap;
use crate::game::roles::Seat;
use crate::game::ruling::Ruling;
use crate::game::ruling_fact::{Noted, Pointed, Stake};
use crate::game::ruling_refusal::RulingRefusal;
use crate::game::ruling_says::{Open, Says};
use crate::game::screen_event::{Page, ScreenEvent};
use crate::rules::devices::Device;
use crate::rules::flag::ArbiterCall;
use crate::rules::illegal::Irregularity;
use crate::rules::mating::Proof;
use crate::rules::position::{Color, Illegality};
use crate::rules::profile::{BothKingsInCheck, Penalty, Points};

messages! { |voice|
    for Says {
        Ruled { order, line = [None, Some(7)] } => {
            let ruling = match (&order.what, line) {
                (Ruling::CorrectSheet { .. }, Some(line)) => voice.phrase("ruled-sheet").with("number", line).say(),
                (what, _) => what.say(voice),
            };
            with_reason(voice, ruling, &order.reason)
        },
        Noted { noted, report = super::samples::completed(&noted), nth } => "irregular-noted"(
            counts: counts(noted, *nth), side: noted.side, kind: noted.kind, nth: nth.unwrap_or_default(), move: report,
        ),
        KingTaken { by } => "irregular-king-taken"(side: by),
        BothKings(action) => "irregular-both-kings"(action),
        PawnLeft(action) => "irregular-pawn-left"(action),
        TimesProposed {
            white, black, included = given(), log = [None, Some((60_000, 0))]
        } => "restored-times"(
            white: Lasting(*white), black: Lasting(*black),
            included: ["none", "one", "both"][included.len().min(2)],
            time: Lasting(included.iter().map(|(_, millis)| *millis).max().unwrap_or(0)),
            log: log.is_some(), log_white: Lasting(log.unwrap_or_default().0), log_black: Lasting(log.unwrap_or_default().1),
        ),
        GapShorter { side, charged, more } => "gap-shorter"(side, time: Lasting(*charged), more: Lasting(*more)),
        TimesOpen => "restored-times-open",
        LossProposed { by, nth, drawn, asks } => "irregular-loss"(side: by, nth, drawn, asks),
        FlagFell { side, call } => "irregular-flag"(side, call),
        Counted { kind, by, nth } => "irregular-counted"(side: by, kind, nth),
        CountsWithPress { side } => "irregular-with-press"(side),
        Bonus { side, millis } => "irregular-bonus"(side, time: Lasting(*millis)),
        Bound { side, pieces } => "irregular-bound"(side, pieces),
        BecomesQueen { square } => "irregular-queen"(square),
        Stands => "irregular-stands",
        PressToRule { side } => "irregular-press-to-rule"(side),
        WrongClaim(what) => "irregular-wrong-claim"(what),
        Screen(event = at_screens()) => { at_screen(voice, event) },
        TotalReached { seat = [Seat::Side(Color::White), Seat::AssistantOf(Color::Black)] } => {
            of_seat(voice.phrase("total-reached"), *seat).say()
        },
        CallsArbiter { by, stops } => "arbiter-called"(side: by, stops),
        Searching => "refused-ruling-searching",
        ArbiterDecides(stake) => "irregular-arbiter"(stake),
        PlayersAgree(stake) => "irregular-players"(stake),
        PlaysOn { side } => "plays-on"(side),
        ClocksWait { asks } => "clocks-wait"(asks),
        GoesOn { side, presses } => "goes-on"(side, presses),
        PutsBack { by, presses } => "displaced-back"(side: by, presses),
        MayPenalise { side } => "displaced-penalty"(side),
        Rewritten { number, report, later, turn } => "agreed-move"(number, move: report, later, side: turn),
        CastlingLost { side } => "irregular-castling-lost"(side),
        WasDead => "irregular-was-dead",
        MatesBy { side, line } => {
            let key = if line.is_empty() { "mate-stands" } else { "mate-line" };
            voice.phrase(key).with("side", side).with("line", line).say()
        },
        MatesAtOnce { report } => "mate-at-once"(move: report),
        NoMateAtOnce { side } => "mate-not-at-once"(side),
        MayMate { side } => "mate-later"(side),
        CannotMate { side, proof } => "mate-never"(side, proof),
        NobodyKnows { side, why } => "mate-unknown"(side),
        Inbox(open) => { self::open(voice, open) },
    }
}

messages! { |voice|
    for Ruling {
        AddTime { side, millis } => "ruled-time"(side, change: "add", time: Lasting(*millis)),
        TakeTime { side, millis } => "ruled-time"(side, change: "take", time: Lasting(*millis)),
        SetClock { side, millis } => "ruled-time"(side, change: "set", time: Lasting(*millis)),
        Times { white, black } => "ruled-times"(white: Lasting(*white), black: Lasting(*black)),
        Confirm => "ruled-confirm",
        SetMoves { side, moves } => "ruled-moves"(side, count: moves),
        SetPeriod { side, period } => "ruled-period"(side, number: period),
        SetRunning { side } => "ruled-running"(side),
        Presence { side, here } => "ruled-presence"(side, here),
        Venue { side, left } => "ruled-venue"(side, left),
        Charge { millis = [None, Some(20_000)] } => "ruled-charge"(
            known: millis.is_some(), time: Lasting(millis.unwrap_or(0)),
        ),
        Illegal { side } => "ruled-illegal",
        IllegalPress { side } => "ruled-illegal-press",
        Dismiss { side } => "ruled-dismissed",
        TwoHands { side } => "ruled-two-hands"(side),
        Restore { to } => "ruled-restore",
        Claim { accepted } => "ruled-claim"(accepted),
        AcceptTouch { square } => "ruled-accept-touch"(square),
        // Its line is told by the message that a sheet was corrected.
        CorrectSheet { half_move, said } => "ruled-sheet"(number: 0_u32),
        AgreedMove { half_move, intent, said } => "ruled-agreed",
        Displaced { side } => "ruled-displaced"(side),
        Penalty { side, penalty, millis } => "ruled-penalty"(side, penalty, time: Lasting(millis.unwrap_or(0))),
        Result { outcome } => "ruled-result",
        Points { white, black } => "ruled-points"(white, black),
        GoOn => "ruled-go-on",
        Close => "ruled-close",
        Annul => "ruled-annul",
        Device { side, device } => "ruled-device"(side, device),
        SetupWrong { side, misplaced } => "ruled-setup"(side),
        BoardTurned => "ruled-board",
        ColoursReversed => "ruled-colours",
        CallFlag => "ruled-flag",
        Name { field, text = ["Ada", ""] } => "ruled-name"(name: super::messages::named(voice, *field, text)),
        Screens { allowed } => "ruled-screens"(allowed),
        Screen { approved } => "ruled-screen"(approved),
        Recorder { allowed } => "ruled-recorder"(allowed),
        Analysis => "ruled-analysis",
        Pin { lock } => "ruled-pin",
    }
}

messages! { |voice|
    for RulingRefusal {
        Bound(pieces) => "refused-ruling-bound"(pieces),
        PiecesDisplaced(side) => "refused-ruling-displaced"(side),
        NotCompleted(side) => "refused-ruling-not-completed"(side),
        SealedFirst => "refused-ruling-seal-first",
        DoesNotFollow { number } => "refused-ruling-does-not-follow"(number),
        Hangs(stake) => "refused-ruling-hangs",
        Searching => "refused-ruling-searching",
        AgreeFirst => "refused-ruling-agree-first",
        ReplyAwaited(side) => "refused-ruling-reply-awaited"(side),
        NoScreenAsks => "refused-ruling-no-screen",
        GoesOn => "refused-ruling-goes-on",
        TimesOpen => "refused-ruling-times-open",
        NoTimesProposed => "refused-ruling-no-times",
        CountedAlready => "refused-ruling-counted-already",
        NameThePiece => "refused-ruling-name-the-piece",
        NothingHangs => "refused-ruling-nothing-hangs",
        NothingNoted => "refused-ruling-nothing-noted",
        OlderPress(side) => "refused-ruling-older-press"(side),
        StaysNoted => "refused-ruling-stays-noted",
        NotIllegal => "refused-ruling-not-illegal",
        Stands => "refused-ruling-stands",
        OnlyTheOpponent => "refused-ruling-only-opponent",
        NoSuchPenalty => "refused-ruling-no-such-penalty",
        TimeMissing => "refused-ruling-time-missing",
        TooMuchTime => "refused-ruling-too-much-time",
        FlagWouldFall => "refused-ruling-flag-would-fall",
        NoClaim => "refused-ruling-no-claim",
        ClockTooHigh => "refused-ruling-clock-too-high",
        AlreadySo => "refused-ruling-already-so",
        ResultStands => "refused-ruling-result-stands",
        NoResultYet => "refused-ruling-no-result",
        NoSuchPeriod => "refused-ruling-no-such-period",
        HasMoved => "refused-ruling-has-moved",
        TooLate => "refused-ruling-too-late",
        NoGap => "refused-ruling-no-gap",
        NoFlag => "refused-ruling-no-flag",
        FlagNotYours => "refused-ruling-flag-not-yours",
        NoSuchPoints => "refused-ruling-no-such-points",
        NoOffence => "refused-ruling-no-offence",
        OnlyInTraining => "refused-only-in-training",
        NoLegalPosition => "refused-ruling-no-position",
    }
}

/// A ruling and the arbiter's reason, if they gave one.
pub(super) fn with_reason(voice: Voice<'_>, ruling: Vec<Segment>, reason: &str) -> Vec<Segment> {
    if reason.trim().is_empty() {
        return ruling;
    }
    voice.phrase("ruling-with-reason").with("ruling", ruling).with("reason", Why(reason.trim())).say()
}

/// What hangs, and on whom: under `side`.
impl Argument for Stake {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (stake, side) = match *self {
            Stake::Flag { fallen } => ("flag", fallen),
            Stake::FlagClaim { by } => ("claim", by),
            Stake::Illegal { by, .. } => ("illegal", by),
            Stake::Resignation { by } => ("resignation", by),
            Stake::Device { by, .. } => ("device", by),
            Stake::SealedMove { by } => ("sealed", by),
        };
        phrase.choice(name, stake).with("side", side)
    }
}

impl Argument for Proof {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        phrase.choice(
            name,
            match self {
                Proof::Mated => "mated",
                Proof::Stalemate => "stalemate",
                Proof::Material => "material",
                Proof::Exhausted { .. } => "exhausted",
                Proof::Solver => "solver",
            },
        )
    }
}

impl Argument for Points {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        phrase.choice(
            name,
            match self.halves() {
                0 => "loss",
                1 => "draw",
                _ => "win",
            },
        )
    }
}

names! {
    Page { Left = "left", Returned = "returned", Lost = "lost", Back = "back" }
    Irregularity {
        IllegalMove = "illegal", UnpromotedPawn = "unpromoted", PressWithoutMove = "press", OtherHandPressed = "press",
        TwoHands = "hands",
    }
    BothKingsInCheck { None = "none", ArbiterIntervenes = "intervene", WaitThenDraw = "wait" }
    ArbiterCall { MustNot = "must-not", May = "may", Shall = "shall" }
    Pointed { Flag = "flag", Illegal = "illegal" }
    Device { Sound = "sound", CarriedSwitchedOff = "carried", CarriedSwitchedOn = "carried" }
    Penalty {
        Warning = "warning", OpponentTimePlus = "opponent-time", OffenderTimeMinus = "own-time",
        OpponentPointsMax = "opponent-points", OffenderPointsMinus = "own-points", Loss = "loss", Fine = "fine",
        ExcludeRounds = "rounds", Expel = "expel",
    }
}

/// How an irregularity counts: a press without a move only by the arbiter's word.
fn counts(noted: &Noted, nth: Option<u32>) -> &'static str {
    match (nth, noted.kind) {
        (None, _) => "no",
        (Some(_), Irregularity::PressWithoutMove) => "ruled",
        (Some(_), _) => "yes",
    }
}

/// What has happened at a screen.
fn at_screen(voice: Voice<'_>, event: &ScreenEvent) -> Vec<Segment> {
    match event {
        ScreenEvent::Asked { seat, name, .. } => asks(voice, *seat, name, true),
        ScreenEvent::Page { seat, page } => of_seat(voice.phrase("page-of"), *seat).with("page", *page).say(),
    }
}

/// Somebody asks to sit at a screen.
fn asks(voice: Voice<'_>, seat: Seat, name: &str, hint: bool) -> Vec<Segment> {
    let phrase = of_seat(voice.phrase("screen-asked"), seat).with("hint", hint);
    phrase.with("named", !name.is_empty()).with("name", name).say()
}

/// As it stands beside the moves: what can be entered is said only while it can be.
pub(super) fn noted(voice: Voice<'_>, says: &Says) -> Vec<Segment> {
    match says {
        Says::Screen(ScreenEvent::Asked { seat, name, .. }) => asks(voice, *seat, name, false),
        says => says.say(voice),
    }
}

/// A player, or their assistant.
fn of_seat(phrase: Phrase<'_>, seat: Seat) -> Phrase<'_> {
    phrase.with("side", seat.acts_for()).with("assistant", matches!(seat, Seat::AssistantOf(_)))
}

/// What is open, a sentence each.
fn open(voice: Voice<'_>, open: &Open) -> Vec<Segment> {
    let phrase = |key| voice.phrase(key);
    let of = |key, side: Color| phrase(key).with("side", side).say();
    let mut said = vec![phrase("docket-counts").with("white", open.white).with("black", open.black).say()];
    for (noted, stands) in &open.noted {
        said.push(phrase("docket-noted").with("side", noted.side).with("kind", noted.kind).say());
        said.extend(stands.then(|| phrase("docket-stands").say()));
    }
    said.extend(open.fallen.iter().map(|side| of("docket-flag", *side)));
    said.extend(open.two_hands.map(|side| Says::CountsWithPress { side }.say(voice)));
    said.extend(open.displaced.map(|side| of("docket-displaced", side)));
    said.extend(open.hangs.map(|_| phrase("docket-hangs").say()));
    said.extend(open.proposed.iter().map(|proposed| proposed.say(voice)));
    let to_decide = |by| phrase("claim-decide").with("side", by).with("postponable", open.postponable).say();
    said.extend(open.claim.map(to_decide));
    said.extend(open.agreed.then(|| phrase("claim-agreed").say()));
    said.extend(open.dialogue.iter().map(|message| message.say(voice)));
    said.extend(open.adjourned.as_ref().map(|message| message.say(voice)));
    said.extend(open.signatures.as_ref().map(|message| message.say(voice)));
    said.extend(open.gap.map(|Gap { millis, side, .. }| {
        let phrase = phrase("docket-gap").with("side", side).with("known", millis > 0);
        phrase.with("time", Lasting(millis)).say()
    }));
    let absent = |(side, over): &(Color, bool)| phrase("docket-absent").with("side", side).with("over", over).say();
    let called = |(side, count): &(Color, u32)| phrase("docket-called").with("side", side).with("count", count).say();
    said.extend(open.calls.iter().map(called));
    said.extend(open.clocks_wait.then(|| Says::ClocksWait { asks: true }.say(voice)));
    said.extend(open.screens.iter().map(|asking| asks(voice, asking.seat, &asking.name, true)));
    let lost = |seat: &Seat| at_screen(voice, &ScreenEvent::Page { seat: *seat, page: Page::Lost });
    said.extend(open.lost.iter().map(lost));
    said.extend(open.absent.iter().map(absent));
    said.extend(open.away.iter().map(|side| phrase("docket-away").with("side", side).say()));
    if said.len() == 1 {
        said.push(phrase("docket-nothing").say());
    }
    together(said)
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

/// What is included in proposed times: nothing, for one side, for both.
#[cfg(any(test, debug_assertions))]
fn given() -> [Vec<(Color, u64)>; 3] {
    let both = [(Color::White, 120_000), (Color::Black, 120_000)];
    [Vec::new(), both[..1].to_vec(), both.to_vec()]
}

#[cfg(any(test, debug_assertions))]
fn at_screens() -> Vec<ScreenEvent> {
    let seats = [Seat::Side(Color::White), Seat::AssistantOf(Color::Black)];
    let asked = seats
        .into_iter()
        .flat_map(|seat| ["Ada", ""].map(|name| ScreenEvent::Asked { visitor: 0, seat, name: name.to_owned() }));
    let pages = seats.into_iter().flat_map(|seat| Page::ALL.map(|page| ScreenEvent::Page { seat, page }));
    asked.chain(pages).collect()
}
