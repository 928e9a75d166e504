//! Values of the types that stand in messages.

use super::{answers, reports};
use crate::game::adjournment::Envelope;
use crate::game::advice::{Balance, Worth};
use crate::game::answer::Answer;
use crate::game::board::{Change, Standing};
use crate::game::clock::{ClockReading, DrawCounts, SideReading, TimeControl, TimeControlError, Times, TimesError};
use crate::game::declare::Sample;
use crate::game::dialogue::{self, Proposal, State, duties::Duty};
use crate::game::draws::{Evidence, Packet};
use crate::game::gaps::{Gap, GapCause};
use crate::game::half_move::HalfMoveId;
use crate::game::message::Opponent;
use crate::game::obstacle::Obstacle;
use crate::game::participant::{Language, Strength};
use crate::game::report::MoveReport;
use crate::game::roles::{Seat, Topic};
use crate::game::ruling::{self, Lock, Ruling};
use crate::game::ruling_fact::{Noted, Stake};
use crate::game::ruling_says::{self, Open};
use crate::game::sheet_log::Spoken;
use crate::game::standalone_clock::{Flag, TimeAsked};
use crate::game::warnings::Warnings;
use crate::keys::action::Action;
use crate::keys::clock_key::ClockKey;
use crate::keys::key::{Key, PadButton};
use crate::rules::adjournment::{Party, ReplierOption};
use crate::rules::claims::Ground;
use crate::rules::devices::Device;
use crate::rules::divergence::{Clocks, Decision, Resolution};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::illegal::Irregularity;
use crate::rules::mating::{Proof, Unknown};
use crate::rules::position::{
    Bitboard, ByColor, CastlingSide, Color, Illegality, Intent, Piece, Position, Role, Square,
};
use crate::rules::profile::Points;
use crate::rules::quickplay::{Basis, papers};
use crate::rules::recording::ArbiterNote;
use crate::rules::set_up::Fault;
use crate::rules::setup_errors::Misplaced;
use crate::rules::touch::Bound;
use crate::time::TimeOfDay;

/// The Braille codes of moves.
pub(crate) const CODES: [&str; 8] = ["intl", "de", "es", "fi", "fr", "hu", "it", "ru"];

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Option<T>> {
        std::iter::once(None).chain(T::samples().into_iter().map(Some)).collect()
    }
}

impl<T: Sample> Sample for Box<T> {
    fn samples() -> Vec<Box<T>> {
        T::samples().into_iter().map(Box::new).collect()
    }
}

impl<T: Sample + Clone> Sample for ByColor<T> {
    fn samples() -> Vec<ByColor<T>> {
        let each = T::samples();
        let same = each.iter().map(|one| ByColor { white: one.clone(), black: one.clone() });
        let differ = each.windows(2).map(|two| ByColor { white: two[0].clone(), black: two[1].clone() });
        same.chain(differ).collect()
    }
}

impl<T: Sample> Sample for &T {
    fn samples() -> Vec<Self> {
        // A test ends with its program.
        T::samples().into_iter().map(|value| &*Box::leak(Box::new(value))).collect()
    }
}

impl Sample for &str {
    fn samples() -> Vec<Self> {
        vec!["Ada"]
    }
}

impl Sample for &[String] {
    fn samples() -> Vec<Self> {
        vec![Box::leak(Box::new(["Ada".to_owned()]))]
    }
}

/// Values with which tests say a type of a sentence.
macro_rules! samples {
    ($($type:ty = $values:expr;)*) => {$(
        impl $crate::game::declare::Sample for $type {
            fn samples() -> Vec<$type> {
                $values.into_iter().collect()
            }
        }
    )*};
}

pub(crate) use samples;

const SIDE: Color = Color::Black;
const PIECE: Standing = Standing { square: Square::D2, piece: Role::Queen.of(Color::White) };
const TYPED: &str = "aNÄß =-+#/.,:?!'’()@\"$%^&*£§·_;<>€\t\u{1F600}\u{E000}";

// Values of any meaning.
samples! {
    bool = [false, true];
    // Numbers that have a form of their own in some language.
    u8 = [0, 1, 8, 21];
    u32 = [0, 1, 2, 40];
    usize = [0, 1, 2, 21];
    // Mostly milliseconds.
    u64 = [0, 999, 60_000, 61_000, 190_000, 3_600_000, 3_609_000, 3_660_000, 3_849_000];
    char = TYPED.chars();
    // Neither a figure nor more than a line is left of what comes from outside.
    String = ["Ada".to_owned(), "~~\u{e000}\n".to_owned()];
    Vec<String> = (0..=4).map(|count| ["Ada", "Bo", "Cy", "Di"][..count].iter().map(ToString::to_string).collect());
}

// The board.
samples! {
    Square = [Square::A1, Square::H8];
    Standing = [PIECE];
    Vec<Square> = [vec![Square::E2], vec![Square::G1, Square::E2]];
    Bitboard = [Bitboard::from(Square::A1), Bitboard::from(Square::A1).with(Square::H8)];
    Piece = Color::ALL.into_iter().flat_map(|side| Role::ALL.into_iter().map(move |role| role.of(side)));
    MoveReport = reports().pop();
    Vec<MoveReport> = [vec![], reports(), reports().split_off(1)];
    Intent = [Intent::Castle { side: CastlingSide::KingSide }];
    Change = reports().pop().map(|report| report.change);
    Illegality = [
        Illegality::NoPieceThere,
        Illegality::NotYourPiece,
        Illegality::PathBlocked,
        Illegality::NotAMoveOfThatPiece,
        Illegality::LeavesKingInCheck,
        Illegality::PromotionMissing,
        Illegality::PromotionInvalid,
        Illegality::CastlingPrevented,
        Illegality::CastlingRightLost,
        Illegality::EnPassantLapsed,
    ];
    Obstacle = [
        Obstacle::Own(PIECE),
        Obstacle::InTheWay(PIECE),
        Obstacle::Check(PIECE),
        Obstacle::Attacks(PIECE, Square::F1),
    ];
    (bool, bool) = [(true, true), (true, false), (false, true), (false, false)];
    Vec<Fault> = [
        Fault::NoKing(SIDE),
        Fault::Kings(SIDE),
        Fault::PawnAtEdge(Square::A1),
        Fault::CouldBeTaken(SIDE),
        Fault::Castling,
        Fault::EnPassant,
        Fault::Other,
    ]
    .map(|fault| vec![fault]);
}

// Players, and what was chosen for them.
samples! {
    i64 = [-20];
    Worth = [
        Worth::Mate(1), Worth::Mate(3), Worth::Piece(Role::Knight.of(SIDE), Square::F3), Worth::Pawns(1), Worth::Pawns(3), Worth::Position,
    ];
    Balance = [
        Balance::Even, Balance::Slightly(SIDE), Balance::Pawns(SIDE, 1), Balance::Pawns(!SIDE, 3), Balance::Winning(SIDE),
        Balance::Mate(SIDE, 0), Balance::Mate(SIDE, 2),
    ];
    Strength = [Strength::Full].into_iter().chain([800, 1200, 1500, 2000, 2300, 2700].map(Strength::Rating));
    Language = Language::ALL;
    Seat = [Seat::AssistantOf(SIDE)];
    Vec<Topic> = [Topic::ALL.to_vec(), vec![Topic::Players, Topic::Rules]];
    Opponent = [Opponent::BuiltinEngine { level: 3 }, Opponent::Console, Opponent::Board, Opponent::Screen, Opponent::Uci { strength: Strength::Full }];
    Warnings = ["off", "5:00 countdown=1 tick=1", "off 5:00 0:30 countdown=21 tick=21 tick-below=1:00 tone opponent"]
        .map(|text| text.parse().expect("warnings"));
}

// Clocks.
fn reading(running: Option<Color>) -> ClockReading {
    let side = |left| SideReading { left, moves: 12, ..SideReading::default() };
    ClockReading { white: side(3_849_000), black: side(59_999), running, stood: 0, gaps: 0 }
}

samples! {
    ClockReading = [None, Some(Color::White), Some(Color::Black)].map(reading);
    TimeControl = [
        "none", "up", "hourglass 3", "5", "0:30", "3:30+2", "25+5 after", "90/40+30,30+30", "120/40,60/20,15+30",
        "5/60,0+2", "5/60,0 delay 2", "5/60,0/20 bronstein 2,1",
        "60/1 delay 5,1", "300 bronstein 65", "1/3+1,2/2,1",
    ]
    .map(|text| text.parse().expect("a control"));
    Times = <ByColor<TimeControl>>::samples().into_iter().zip([DrawCounts::ForNobody, DrawCounts::ForBlack]).map(
        |(control, draw)| Times { draw, ..control.into() }
    );
    TimesError = {
        let text = || "x".to_owned();
        let units = ["minutes", "moves", "seconds"];
        let number = |text: String| units.map(|unit| TimeControlError::Number { part: 2, text: text.clone(), unit });
        let range = units.map(|unit| TimeControlError::Range { part: 1, text: "0".to_owned(), unit, most: 1_000 });
        let others = [
            TimeControlError::Empty { part: 1 },
            TimeControlError::Seconds { part: 1, text: "25:5".to_owned() },
            TimeControlError::Moves { part: 2 },
            TimeControlError::Periods { count: 5 },
            TimeControlError::After,
        ];
        let all = number(text()).into_iter().chain(number(String::new())).chain(range).chain(others);
        let sides = [None, Some(Color::White), Some(Color::Black)];
        let each = all.zip(sides.into_iter().cycle()).map(|(why, side)| TimesError::Control { side, why });
        each.chain([TimesError::Sides])
    };
    TimeOfDay = [(0, 0), (1, 5), (21, 59)].map(|(hour, minute)| TimeOfDay { hour, minute });
    Gap = [(GapCause::Slept, 125_000), (GapCause::Away, 60_000), (GapCause::Away, 0)]
        .map(|(cause, millis)| Gap { cause, millis, side: SIDE });
    ClockKey = ClockKey::ALL.iter().copied();
    TimeAsked = [TimeAsked::Own, TimeAsked::Other, TimeAsked::Of(SIDE)];
    Flag = [Flag::Up, Flag::Only, Flag::First, Flag::Second];
    Vec<Color> = [vec![], vec![Color::White], vec![Color::White, Color::Black]];
}

// Keys.
samples! {
    Key = [
        Key::Char('ß'), Key::Char(' '), Key::Char('B'), Key::Alt('-'), Key::Ctrl('ä'), Key::Function(3), Key::Enter,
        Key::Backspace, Key::Delete, Key::Insert, Key::Tab, Key::BackTab, Key::Up, Key::Down, Key::Left, Key::Right,
        Key::Home, Key::End, Key::PageUp, Key::PageDown, Key::Escape,
    ]
    .into_iter()
    .chain(PadButton::ALL.iter().copied().map(Key::Pad));
    Vec<Key> = [vec![], vec![Key::Escape, Key::Ctrl('u')]];
    Action = Action::ALL.iter().copied();
}

/// Words with each kind of sign that is not seen, or that looks like another one.
pub(crate) fn strange_words() -> Vec<String> {
    ["Nf3", "\u{0}", "\u{a0}", "\u{200b}", "\u{1}", "\u{2003}", "К"].map(|sign| format!("Nf{sign}")).to_vec()
}

/// The names of controls.
pub(crate) fn presets() -> Vec<String> {
    let named = include_str!("../../../config/clocks.toml").lines().filter(|line| !line.starts_with('#'));
    named.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name.to_owned()).collect()
}

// Sheets in files.
samples! {
    // The year of a date, and the month with its day.
    u16 = [1851, 2026];
    (u8, Option<u8>) = [(6, None), (11, Some(21))];
    Vec<&'static str> = [vec!["de", "it"]];
}

// The arbiter, and what the Laws say.
samples! {
    Outcome = [
        Outcome::Won { by: Color::White },
        Outcome::Won { by: Color::Black },
        Outcome::Drawn,
        Outcome::HalfPoint { to: Color::White },
        Outcome::HalfPoint { to: Color::Black },
        Outcome::LostByBoth,
        Outcome::Annulled,
    ];
    Reason = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::InsufficientMaterial,
        Reason::Agreement,
        Reason::Time,
        Reason::TimeWithoutMatingMaterial,
        Reason::TimeWithoutMate,
        Reason::ResignationWithoutMatingMaterial,
        Reason::DeadPosition,
        Reason::Repetition,
        Reason::FiftyMoves,
        Reason::FivefoldRepetition,
        Reason::SeventyFiveMoves,
        Reason::RepetitionByItself,
        Reason::FiftyMovesByThemselves,
        Reason::BothFlags,
        Reason::Forfeit,
        Reason::IllegalMoves,
        Reason::IllegalMovesWithoutMatingMaterial,
        Reason::IllegalPosition,
        Reason::QuickplayFinish,
        Reason::SealedMove,
        Reason::SealedMoveWithoutMatingMaterial,
        Reason::LateAtResumption,
        Reason::Device,
        Reason::Refusal,
        Reason::BothGuilty,
        Reason::Penalty,
        Reason::Arbiter,
        Reason::SignedResult,
    ];
    ruling::Order = Ruling::samples().into_iter().map(ruling::Order::from).chain([ruling::Order {
        what: Ruling::GoOn,
        reason: "so it is.".to_owned(),
    }]);
    HalfMoveId = [HalfMoveId(7)];
    Lock = [Lock { salt: "ab".to_owned(), hash: "cd".to_owned() }];
    Misplaced = [Misplaced::Rook];
    Points = [0.0, 0.5, 1.0].map(|points| Points::from_number(points).expect("points"));
    Noted = Irregularity::samples().into_iter().map(noted);
    Stake = [
        Stake::Flag { fallen: SIDE },
        Stake::FlagClaim { by: SIDE },
        Stake::Illegal { by: SIDE, nth: 2 },
        Stake::Resignation { by: SIDE },
        Stake::Device { by: SIDE, device: Device::Sound },
        Stake::SealedMove { by: SIDE },
    ];
    Proof = [Proof::Mated, Proof::Stalemate, Proof::Material, Proof::Exhausted { positions: 3 }, Proof::Solver];
    Unknown = [Unknown::GaveUp];
    Open = [
        Open::default(),
        Open {
            noted: Noted::samples().into_iter().zip([false, true].into_iter().cycle()).collect(),
            white: 1,
            fallen: vec![SIDE],
            two_hands: Some(SIDE),
            displaced: Some(SIDE),
            hangs: Some(Stake::Flag { fallen: SIDE }),
            proposed: vec![ruling_says::Says::TimesOpen],
            claim: Some(SIDE),
            agreed: true,
            dialogue: vec![dialogue::Message::TouchClaimed { by: SIDE, waits: true }],
            gap: Gap::samples().pop(),
            absent: vec![(Color::White, true), (Color::Black, false)],
            calls: vec![(Color::White, 1), (Color::Black, 3)],
            clocks_wait: true,
            lost: vec![Seat::Side(Color::Black)],
            away: vec![SIDE],
            ..Open::default()
        },
        Open { gap: Gap::samples().into_iter().next(), ..Open::default() },
    ];
    Evidence = Ground::samples().into_iter().flat_map(|ground| {
        let stood = [vec![], vec![None, Some((4, Color::Black)), Some((12, Color::White))]];
        let claimed = move |(stood, intended)| Evidence { ground, stood, intended, quiet: 99 };
        stood.into_iter().zip([None, reports().pop().map(Box::new)]).map(claimed)
    });
    Packet = Basis::samples().into_iter().zip([None, Some(reading(None))]).map(|(basis, clock)| {
        Packet { by: SIDE, basis, fen: Position::initial().fen(), clock, papers: papers(basis), verified: None }
    });
    Vec<ArbiterNote> = [vec![ArbiterNote::Position, ArbiterNote::ClockRunning]];
    Party = [Party::Sealer, Party::Replier];
    Vec<ReplierOption> = [vec![ReplierOption::PlayOnBoard, ReplierOption::SealReply]];
    Envelope = [("", None), ("Ada\tLovelace", Some(Color::White)), ("Ada", Some(SIDE))].map(|(name, offer)| Envelope {
        names: ByColor { white: name.to_owned(), black: String::new() },
        position: Position::initial().fen(),
        used: (!name.is_empty()).then_some(ByColor { white: 3_600_000, black: 0 }),
        sealer: SIDE,
        number: 41,
        offer,
        resumption: name.to_owned(),
        code: "0f3a99bc".to_owned(),
    });
    Spoken = {
        let spoken = |words: &str, report| Spoken { words: words.to_owned(), report };
        [spoken("Nf3", reports().pop().map(Box::new)), spoken("", None), spoken("hm", None)]
    };
}

fn noted(kind: Irregularity) -> Noted {
    Noted { kind, side: SIDE, half_move: Some(HalfMoveId(1)), before: None, why: None }
}

// The dialogue of Appendix D.
samples! {
    Bound = [
        Bound::ByNothing,
        Bound::ToMove(Square::G1),
        Bound::ToCapture(Square::B8),
        Bound::ToCaptureWith { own: Square::G1, other: Square::B8 },
        Bound::ToCastle(CastlingSide::KingSide),
    ];
    Duty = [Duty::TellTime];
    dialogue::Standing = {
        let awaited = <dialogue::Awaited>::samples();
        let states = [
            State::Await(SIDE),
            State::Touched(SIDE),
            State::Placed(SIDE),
            State::Made(SIDE),
            State::Repeated(SIDE),
            State::Mirrored(SIDE),
            State::Diverged,
        ];
        let each = states.into_iter().cycle().zip(awaited).collect::<Vec<_>>();
        let askers = [(true, SIDE, false), (false, SIDE, false), (false, !SIDE, false), (false, !SIDE, true)];
        askers.into_iter().flat_map(move |(you, from, hides_touches)| {
            let mover = SIDE;
            let standing =
                move |(state, awaited)| dialogue::Standing { state, awaited, from, mover, you, hides_touches };
            each.clone().into_iter().map(standing)
        })
    };
    Proposal = [
        (Decision::AdjustBoard, vec![Color::White]),
        (Decision::AdjustBoard, vec![Color::Black]),
        (Decision::AdjustBoard, Color::ALL.to_vec()),
        (Decision::Retrace, Color::ALL.to_vec()),
    ]
    .map(|(decision, adjust)| {
        let (position, clocks) = (Position::initial(), Clocks::UnchangedUnlessArbiter);
        let resolution = Resolution { decision, adjust, last_agreed: 2, position, clocks };
        Proposal { resolution, clock: Some(reading(None)) }
    });
    Answer = answers();
}
