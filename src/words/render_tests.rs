//! Everything that can be said is said, in every language and style. (A sentence that Fluent cannot fill in panics in
//! `Sentences::fill` while tests run.)

use super::*;
use crate::game::answer::Answer;
use crate::game::board::{Board, Change, Standing};
use crate::game::clock::{ClockReading, SideReading};
use crate::game::effect::Cue;
use crate::game::fact::NameField;
use crate::game::message::Opponent;
use crate::game::refusal::Refusal;
use crate::game::roles::{Mode, Topic};
use crate::game::ruling_says::Says;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Illegality, Intent, Role, Square};
use crate::words::asked::Unclear;
use crate::words::claim_notice::ClaimNotice;
use crate::words::clock_notice::ClockNotice;
use crate::words::compose_notice::ComposeNotice;
use crate::words::cue_notice::CueNotice;
use crate::words::display_notice::DisplayNotice;
use crate::words::everyday::Talk;
use crate::words::key_notice::KeyNotice;
use crate::words::next_notice::NextNotice;
use crate::words::notice::{Confirmable, HelpTopic, UnfinishedGame, Unreached};
use crate::words::power::PowerNotice;
use crate::words::study_notice::StudyNotice;
use crate::words::trouble::{CueTrouble, SoundTrouble};
use crate::words::tutorial_notice::TutorialNotice;
use crate::words::utterance::text;
use crate::words::warning_notice::WarningNotice;

#[path = "answers/samples.rs"]
pub mod answers;
#[path = "claim_samples.rs"]
mod claim_samples;
#[path = "dialogue_samples.rs"]
mod dialogue_samples;
#[path = "display_samples.rs"]
mod display;
#[path = "key_samples.rs"]
mod keys;
#[path = "machine_samples.rs"]
mod machine;
#[path = "next_samples.rs"]
mod next;
#[path = "obstacle_samples.rs"]
mod obstacles;
#[path = "ruling_samples.rs"]
mod ruling;
#[path = "clock_samples.rs"]
mod standalone_clock;
#[path = "study_samples.rs"]
mod study;
#[path = "table_clock_samples.rs"]
mod table_clock;
#[path = "tutorial_samples.rs"]
mod tutorial;
#[path = "warning_samples.rs"]
mod warnings;

pub(super) fn reports() -> Vec<MoveReport> {
    let mut board = Board::default();
    let mut reports = Vec::new();
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)] {
        let change = board.change(Intent::Step { from, to, promotion: None }).expect("a piece");
        reports.push(MoveReport::new(&board, &change));
        board = board.after(&change);
    }
    reports
}

pub(super) fn last() -> Option<Box<MoveReport>> {
    reports().pop().map(Box::new)
}

fn change() -> Change {
    let standing = |square| Standing { square, piece: Role::Pawn.of(Color::White) };
    let (from, to) = (Square::E7, Square::E8);
    let intent = Intent::Step { from, to, promotion: None };
    Change { intent, lifted: standing(from), placed: standing(to), removed: None, rook: None }
}

fn clock(running: Option<Color>) -> ClockReading {
    let side = |left| SideReading { left, period: 0, moves: 12, ..SideReading::default() };
    ClockReading { white: side(3_849_000), black: side(59_999), running, stood: 0, gaps: 0 }
}

/// The next of a chain that goes through all variants; a new variant must be put in, or this does not compile.
fn next_refusal(refusal: &Refusal) -> Option<Refusal> {
    Some(match refusal {
        Refusal::GameOver => Refusal::NotBegun,
        Refusal::NotBegun => Refusal::ClocksStopped,
        Refusal::ClocksStopped => Refusal::NotStopped,
        Refusal::NotStopped => Refusal::NotYourTurn,
        Refusal::NotYourTurn => Refusal::PlayersOnly,
        Refusal::PlayersOnly => Refusal::ArbiterOnly,
        Refusal::ArbiterOnly => Refusal::NoPieceForThat,
        Refusal::NoPieceForThat => obstacles::against(0)?,
        Refusal::Illegal { obstacle: Some(found), why, .. } => obstacles::next(*why, *found)?,
        Refusal::Illegal { why, explained: false, .. } => illegal(*why, true),
        Refusal::Illegal { why, .. } => match next_illegality(*why) {
            Some(why) => illegal(why, false),
            None => Refusal::NoOffer,
        },
        Refusal::NoOffer => Refusal::OwnOffer,
        Refusal::OwnOffer => Refusal::OfferStands,
        Refusal::OfferStands => Refusal::NothingToTakeBack,
        Refusal::NothingToTakeBack => Refusal::OnlyInTraining,
        Refusal::OnlyInTraining => Refusal::NotInThisMode,
        Refusal::NotInThisMode => Refusal::NoClock,
        Refusal::NoClock => Refusal::NothingToPress,
        Refusal::NothingToPress => Refusal::NoSuchHalfMove,
        Refusal::NoSuchHalfMove => Refusal::Dialogue(crate::game::dialogue::Refusal::NoDialogue),
        Refusal::Dialogue(_) => Refusal::Draw(crate::game::draws::Refusal::Open),
        Refusal::Draw(_) => Refusal::Record(crate::game::recording::Refusal::NotOver),
        Refusal::Record(_) => Refusal::Adjourn(crate::game::adjournment::Refusal::Called),
        Refusal::Adjourn(_) => ruling::first_refusal(),
        Refusal::Ruling(refusal) => return ruling::next_refusal(refusal),
    })
}

fn illegal(why: Illegality, explained: bool) -> Refusal {
    Refusal::Illegal { change: Box::new(change()), why, obstacle: None, explained }
}

fn next_illegality(why: Illegality) -> Option<Illegality> {
    use Illegality as I;
    Some(match why {
        I::NoPieceThere => I::NotYourPiece,
        I::NotYourPiece => I::PathBlocked,
        I::PathBlocked => I::NotAMoveOfThatPiece,
        I::NotAMoveOfThatPiece => I::LeavesKingInCheck,
        I::LeavesKingInCheck => I::PromotionMissing,
        I::PromotionMissing => I::PromotionInvalid,
        I::PromotionInvalid => I::CastlingPrevented,
        I::CastlingPrevented => I::CastlingRightLost,
        I::CastlingRightLost => I::EnPassantLapsed,
        I::EnPassantLapsed => return None,
    })
}

fn chain<T: Clone>(first: T, next: impl Fn(&T) -> Option<T>) -> Vec<T> {
    std::iter::successors(Some(first), next).collect()
}

/// Which messages there are of the kind of this one; a new variant must be put in, or this does not compile.
fn siblings(message: &Message) -> (Vec<Message>, Option<Message>) {
    let sides = Color::ALL.into_iter();
    match message {
        Message::Begins { .. } => (begins(), Some(Message::TakenUp { turn: Color::White, last: None, clock: None })),
        Message::TakenUp { .. } => {
            let all = [(None, None), (last(), Some(clock(None))), (last(), None)];
            let taken_up = |(last, clock)| Message::TakenUp { turn: Color::Black, last, clock };
            (all.into_iter().map(taken_up).collect(), last().map(Message::Announcement))
        }
        Message::Announcement(_) => (announcements(Message::Announcement), last().map(Message::ReadBack)),
        Message::ReadBack(_) => (announcements(Message::ReadBack), Some(Message::Offered { by: Color::White })),
        Message::Offered { .. } => {
            (sides.map(|by| Message::Offered { by }).collect(), Some(Message::Declined { by: Color::White }))
        }
        Message::Declined { .. } => {
            let next = Message::Ended { outcome: Outcome::Drawn, reason: Reason::Agreement };
            (sides.map(|by| Message::Declined { by }).collect(), Some(next))
        }
        Message::Ended { .. } => (endings(), ruling::messages(&reports()).pop()),
        Message::Ruling(_) => (ruling::messages(&reports()), Some(Message::Paused)),
        Message::Paused => (vec![Message::Paused], Some(Message::Resumed { turn: Color::White })),
        Message::Resumed { .. } => {
            let next = Message::Restored { last: None, turn: Color::White };
            (sides.map(|turn| Message::Resumed { turn }).collect(), Some(next))
        }
        Message::Restored { .. } => {
            let restored = |last| Message::Restored { last, turn: Color::Black };
            let next = Message::Named { field: NameField::White, text: String::new() };
            (vec![restored(None), restored(last())], Some(next))
        }
        Message::Named { .. } => {
            let both = |field| ["Ada", ""].map(|text| Message::Named { field, text: text.to_owned() });
            (NameField::ALL.into_iter().flat_map(both).collect(), Some(Message::Refused(Refusal::GameOver)))
        }
        Message::Refused(_) => {
            let all = chain(Refusal::GameOver, next_refusal);
            (all.into_iter().map(Message::Refused).collect(), Some(Message::LastMove(None)))
        }
        Message::LastMove(_) => {
            (vec![Message::LastMove(None), Message::LastMove(last())], Some(Message::Moves(Vec::new())))
        }
        Message::Moves(_) => {
            let all = vec![Vec::new(), reports(), reports().split_off(1)];
            (all.into_iter().map(Message::Moves).collect(), Some(Message::Clocks(clock(None))))
        }
        Message::Clocks(_) => {
            let all = [None, Some(Color::White), Some(Color::Black)];
            (all.map(clock).map(Message::Clocks).to_vec(), Some(Message::OwnTime(0)))
        }
        Message::OwnTime(_) => {
            (TIMES.map(Message::OwnTime).to_vec(), Some(Message::OnSquare { square: Square::E4, piece: None }))
        }
        Message::OnSquare { .. } => (on_squares(), Some(Message::Turn { turn: Color::White, number: 1, check: false })),
        Message::Turn { .. } => {
            let next = Message::Answer { answer: Box::new(Answer::Opening(None)), long: false };
            let next = Message::AtLength(Box::new(next));
            let both = |turn| [false, true].map(|check| Message::Turn { turn, number: 12, check });
            (sides.into_iter().flat_map(both).collect(), Some(next))
        }
        Message::AtLength(_) => {
            let long = [Message::LastMove(None), Message::LastMove(last()), Message::Moves(Vec::new())];
            let long = long.into_iter().chain([Message::Moves(reports())]).chain(on_squares());
            let turns = sides.map(|turn| Message::Turn { turn, number: 12, check: false });
            let next = Message::Answer { answer: Box::new(Answer::Opening(None)), long: false };
            (long.chain(turns).map(|message| Message::AtLength(Box::new(message))).collect(), Some(next))
        }
        Message::Answer { .. } => {
            let next = Message::Dialogue(crate::game::dialogue::Message::Mismatch);
            (answers::messages(), Some(next))
        }
        Message::Dialogue(_) => {
            let (messages, refusals) = dialogue_samples::samples(&last().expect("a move"));
            let refused = refusals.into_iter().map(|refusal| Message::Refused(refusal.into()));
            let next = Message::Draw(crate::game::draws::Message::Agreed);
            (messages.into_iter().map(Message::Dialogue).chain(refused).collect(), Some(next))
        }
        Message::Draw(_) | Message::Record(_) | Message::Adjourn(_) => {
            (claim_samples::messages(&last().expect("a move")), Some(table_clock::first()))
        }
        Message::TableClock(_) => (table_clock::messages(), None),
    }
}

const TIMES: [u64; 9] = [0, 999, 1_000, 60_000, 61_000, 3_600_000, 3_609_000, 3_660_000, 3_849_999];

fn begins() -> Vec<Message> {
    let mut all = Vec::new();
    for mode in Mode::ALL {
        for opponent in [Opponent::BuiltinEngine { level: 3 }, Opponent::Console, Opponent::Board] {
            for (chess960, set_up) in [(None, false), (None, true), (Some(518), false)] {
                all.push(Message::Begins { owner: Color::Black, opponent, mode, chess960, set_up });
            }
        }
    }
    all
}

fn announcements(of: impl Fn(Box<MoveReport>) -> Message) -> Vec<Message> {
    reports().into_iter().map(|report| of(Box::new(report))).collect()
}

fn endings() -> Vec<Message> {
    let next = |reason: &Reason| {
        Some(match reason {
            Reason::Checkmate => Reason::Resignation,
            Reason::Resignation => Reason::Stalemate,
            Reason::Stalemate => Reason::InsufficientMaterial,
            Reason::InsufficientMaterial => Reason::Agreement,
            Reason::Agreement => Reason::Time,
            Reason::Time => Reason::TimeWithoutMatingMaterial,
            Reason::TimeWithoutMatingMaterial => Reason::TimeWithoutMate,
            Reason::TimeWithoutMate => Reason::ResignationWithoutMatingMaterial,
            Reason::ResignationWithoutMatingMaterial => Reason::DeadPosition,
            Reason::DeadPosition => Reason::Repetition,
            Reason::Repetition => Reason::FiftyMoves,
            Reason::FiftyMoves => Reason::FivefoldRepetition,
            Reason::FivefoldRepetition => Reason::SeventyFiveMoves,
            Reason::SeventyFiveMoves => Reason::RepetitionByItself,
            Reason::RepetitionByItself => Reason::FiftyMovesByThemselves,
            Reason::FiftyMovesByThemselves => Reason::BothFlags,
            Reason::BothFlags => Reason::Forfeit,
            Reason::Forfeit => Reason::IllegalMoves,
            Reason::IllegalMoves => Reason::IllegalMovesWithoutMatingMaterial,
            Reason::IllegalMovesWithoutMatingMaterial => Reason::IllegalPosition,
            Reason::IllegalPosition => Reason::QuickplayFinish,
            Reason::QuickplayFinish => Reason::SealedMove,
            Reason::SealedMove => Reason::SealedMoveWithoutMatingMaterial,
            Reason::SealedMoveWithoutMatingMaterial => Reason::LateAtResumption,
            Reason::LateAtResumption => Reason::Device,
            Reason::Device => Reason::Refusal,
            Reason::Refusal => Reason::BothGuilty,
            Reason::BothGuilty => Reason::Penalty,
            Reason::Penalty => Reason::Arbiter,
            Reason::Arbiter => Reason::SignedResult,
            Reason::SignedResult => return None,
        })
    };
    let outcomes = [
        Outcome::Won { by: Color::White },
        Outcome::Won { by: Color::Black },
        Outcome::Drawn,
        Outcome::LostByBoth,
        Outcome::Annulled,
    ];
    let all = chain(Reason::Checkmate, next);
    all.into_iter().flat_map(|reason| outcomes.map(|outcome| Message::Ended { outcome, reason })).collect()
}

fn on_squares() -> Vec<Message> {
    let square = Square::A1;
    let pieces = Color::ALL.into_iter().flat_map(|side| Role::ALL.into_iter().map(move |role| Some(role.of(side))));
    pieces.chain([None]).map(|piece| Message::OnSquare { square, piece }).collect()
}

pub(super) fn messages() -> Vec<Message> {
    let first = begins().remove(0);
    chain(first, |message| siblings(message).1).iter().flat_map(|message| siblings(message).0).collect()
}

pub(super) fn notices() -> Vec<Notice> {
    let first = Notice::Greeting;
    chain(first, |notice| next_notices(notice).1).iter().flat_map(|notice| next_notices(notice).0).collect()
}

/// As `siblings`, for notices.
#[allow(clippy::too_many_lines)] // one arm a variant
fn next_notices(notice: &Notice) -> (Vec<Notice>, Option<Notice>) {
    use Notice as N;
    let word = || "x".to_owned();
    let one = |next: N| (vec![notice.clone()], Some(next));
    match notice {
        N::Greeting => one(N::GreetingShort),
        N::GreetingShort => (vec![N::GreetingShort], ruling::notices().pop()),
        N::Ruling(_) => (ruling::notices(), Some(N::GreetingTournament)),
        N::GreetingTournament => one(N::Help(HelpTopic::Moves)),
        N::MayAsk(_) => {
            let all = vec![N::MayAsk(Topic::ALL.to_vec()), N::MayAsk(vec![Topic::Players, Topic::Rules])];
            (all, Some(N::Confirm { what: Confirmable::Offer, side: None }))
        }
        N::Help(_) => (HelpTopic::ALL.map(N::Help).to_vec(), Some(N::MayAsk(Topic::ALL.to_vec()))),
        N::Confirm { .. } => {
            let all = chain(Confirmable::Offer, |what| match what {
                Confirmable::Offer => Some(Confirmable::Accept),
                Confirmable::Accept => Some(Confirmable::Decline),
                Confirmable::Decline => Some(Confirmable::Resign),
                Confirmable::Resign => None,
            });
            let sides = [None, Some(Color::White), Some(Color::Black)];
            let each = |what| sides.map(|side| N::Confirm { what, side });
            (all.into_iter().flat_map(each).collect(), Some(N::AnswerFirst(Box::new(N::ConfirmQuit))))
        }
        N::AnswerFirst(_) => one(N::Dropped),
        N::Dropped => one(N::NothingAsked),
        N::NothingAsked => one(N::WhichPromotion),
        N::WhichPromotion => one(N::WhichMove(reports())),
        N::WhichMove(_) => one(N::NoSuchChoice { count: 1 }),
        N::NoSuchChoice { .. } => {
            let all = [0, 1, 2, 21].map(|count| N::NoSuchChoice { count });
            (all.to_vec(), Some(N::Unknown { text: word(), nearest: Vec::new() }))
        }
        N::Unknown { .. } => {
            let words = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned);
            let all = (0..=4).map(|count| N::Unknown { text: word(), nearest: words[..count].to_vec() });
            (all.collect(), Some(N::NoPieceGoesThere { role: Role::King, square: Square::E4, why: None }))
        }
        N::NoPieceGoesThere { .. } => {
            let whys =
                |role| [None, Some(Unreached::Own(role)), Some(Unreached::None), Some(Unreached::From(Square::C1))];
            let of = |role| whys(role).map(|why| N::NoPieceGoesThere { role, square: Square::H8, why });
            (Role::ALL.into_iter().flat_map(of).collect(), Some(N::NothingToTake))
        }
        N::NothingToTake => one(N::MeantMove(last().expect("a move"))),
        N::MeantMove(_) => one(N::NoSuchSquare { text: word() }),
        N::NoSuchSquare { .. } => (Square::ALL.map(N::AtSquare).to_vec(), keys::hand_notices().pop()),
        N::Hand(_) => (keys::hand_notices(), Some(N::AtSquare(Square::E4))),
        N::Unclear(_) => {
            let text = word;
            let all = [
                Unclear::NoSuchSquare(text()),
                Unclear::SquareMissing(text()),
                Unclear::NoSuchRank(text()),
                Unclear::RankMissing,
                Unclear::NoSuchFile(text()),
                Unclear::FileMissing,
                Unclear::NoSuchNumber(text()),
                Unclear::NumberMissing(text()),
            ];
            (all.map(N::Unclear).to_vec(), Some(N::NotThatPiece { square: Square::A1, piece: None }))
        }
        N::AtSquare(_) => one(N::Unclear(Unclear::RankMissing)),
        N::NotThatPiece { .. } => {
            let all =
                [None, Some(Role::Queen.of(Color::Black))].map(|piece| N::NotThatPiece { square: Square::A1, piece });
            (all.to_vec(), Some(N::NothingToCastleWith))
        }
        N::NothingToCastleWith => one(N::SquareMissing),
        N::SquareMissing => one(N::MoveUnclear),
        N::MoveUnclear => one(N::Claim(ClaimNotice::AskGround)),
        N::Claim(_) => (claim_samples::notices(&last().expect("a move")), Some(N::NotText)),
        // Said with the messages of the dialogue.
        N::Standing(_) => (Vec::new(), None),
        N::NotText => one(N::NotYourSeat),
        N::NotYourSeat => one(N::WrongMoment),
        N::WrongMoment => one(N::AskName(NameField::White)),
        N::AskName(_) => {
            let next = N::WordForName { text: word(), field: NameField::White };
            (NameField::ALL.map(N::AskName).to_vec(), Some(next))
        }
        N::WordForName { .. } => {
            let all = NameField::ALL.map(|field| N::WordForName { text: word(), field });
            (all.to_vec(), Some(N::NamesDone))
        }
        N::NamesDone => one(N::NotSaving { why: word() }),
        N::NotSaving { .. } => one(N::SavingAgain),
        N::SavingAgain => one(N::SavedHere),
        N::SavedHere => one(N::Saved { file: word() }),
        N::Saved { .. } => one(N::SheetKept { file: word() }),
        N::SheetKept { .. } => one(N::BrailleKept { file: word() }),
        N::BrailleKept { .. } => one(N::SheetLost { why: word() }),
        N::SheetLost { .. } => one(N::CopyFailed { why: word() }),
        N::CopyFailed { .. } => one(N::EarWord),
        N::EarWord => one(N::TableWord),
        N::TableWord => one(N::AskEarphone),
        N::AskEarphone => one(N::PrivateLost { why: SoundTrouble::NoDevice }),
        N::PrivateLost { .. } => {
            let all = SoundTrouble::examples().into_iter().map(|why| N::PrivateLost { why });
            (all.collect(), Some(N::EarphoneGone { side: Color::White }))
        }
        N::EarphoneGone { .. } => (Color::ALL.map(|side| N::EarphoneGone { side }).to_vec(), Some(N::PrivateBack)),
        N::PrivateBack => one(N::PrivateHidden),
        N::PrivateHidden => one(N::Damaged { file: word(), line: 31 }),
        N::Damaged { .. } => one(N::TornLine),
        N::TornLine => one(N::HeldElsewhere { file: word() }),
        N::HeldElsewhere { .. } => one(N::TournamentOpen { file: word() }),
        N::TournamentOpen { .. } => one(N::NoEngineInTournament),
        N::NoEngineInTournament => one(N::NoUnfinished),
        N::NoUnfinished => one(N::Unfinished { count: 1 }),
        N::Unfinished { .. } => {
            ([0, 1, 2, 31].map(|count| N::Unfinished { count }).to_vec(), Some(item(Opponent::Board, 1, 0, "")))
        }
        N::UnfinishedItem(_) => {
            let all = [
                item(Opponent::BuiltinEngine { level: 3 }, 0, 59, ""),
                item(Opponent::Board, 1, 60, ""),
                item(Opponent::Board, 2, 7200, "Ada"),
                item(Opponent::Console, 61, 200_000, ""),
            ];
            (all.to_vec(), Some(N::WhichGame))
        }
        N::WhichGame => one(N::GoOn { count: 1, other: true }),
        N::GoOn { count: 1, other: true } => one(N::GoOn { count: 1, other: false }),
        N::GoOn { count: 1, .. } => one(N::GoOn { count: 3, other: true }),
        N::GoOn { .. } => one(N::SpeechMissing { why: SoundTrouble::NoDevice }),
        N::SpeechMissing { .. } => {
            let all = SoundTrouble::examples().into_iter().map(|why| N::SpeechMissing { why });
            let next = N::CueUnusable { cue: Cue::LowTime, file: word(), why: CueTrouble::Missing };
            (all.collect(), Some(next))
        }
        N::CueUnusable { .. } => {
            let unusable = |why| N::CueUnusable { cue: Cue::LowTime, file: word(), why };
            let next = N::NoSuchVoice { language: Language::En, name: word() };
            (CueTrouble::examples().into_iter().map(unusable).collect(), Some(next))
        }
        N::NoSuchVoice { .. } => {
            let all = Language::ALL.map(|language| N::NoSuchVoice { language, name: word() });
            (all.to_vec(), Some(N::Bluetooth { device: word(), kept: true }))
        }
        N::Bluetooth { .. } => {
            let all = [true, false].map(|kept| N::Bluetooth { device: word(), kept });
            (all.to_vec(), Some(N::SpeechBack))
        }
        N::SpeechBack => {
            let [setting, ..] = machine::settings();
            one(setting)
        }
        N::BadSetting { .. } => (machine::settings().to_vec(), Some(N::Power(PowerNotice::Low { percent: 9 }))),
        N::Power(_) => (machine::powers(), Some(N::BadFlag { flag: word(), why: word() })),
        N::BadFlag { .. } => one(N::UnknownFlag { flag: word(), near: None }),
        N::UnknownFlag { near: None, flag } => one(N::UnknownFlag { flag: flag.clone(), near: Some(word()) }),
        N::UnknownFlag { .. } => one(table_clock::first_notice()),
        N::BadTime { .. } => (table_clock::notices(), Some(N::MoreBadSettings { count: 1 })),
        N::MoreBadSettings { .. } => {
            ([1, 2, 31].map(|count| N::MoreBadSettings { count }).to_vec(), Some(N::Keys(KeyNotice::HelpEnds)))
        }
        N::Keys(_) => (keys::key_notices().into_iter().map(N::Keys).collect(), Some(N::Cues(CueNotice::List))),
        N::Cues(_) => {
            (keys::cue_notices().into_iter().map(N::Cues).collect(), Some(N::Tutorial(TutorialNotice::Right)))
        }
        N::Tutorial(_) => {
            let next = N::Study(StudyNotice::Entered { over: false });
            (tutorial::notices().into_iter().map(N::Tutorial).collect(), Some(next))
        }
        N::Study(_) => {
            let report = reports().pop().expect("a move");
            (study::notices(&report).into_iter().map(N::Study).collect(), Some(N::GoodbyeResumable))
        }
        N::GoodbyeResumable => one(N::GoodbyeNothing),
        N::GoodbyeNothing => one(N::GoodbyeOver),
        N::GoodbyeOver => one(N::GoodbyeUnsaved { why: word() }),
        N::GoodbyeUnsaved { .. } => one(N::ConfirmQuit),
        N::ConfirmQuit => one(N::Typed('x')),
        N::Typed(_) => (TYPED.chars().map(N::Typed).collect(), Some(N::Replaces('x'))),
        N::Replaces(_) => (TYPED.chars().map(N::Replaces).collect(), Some(N::Deleted("x".to_owned()))),
        N::Deleted(_) => (
            TYPED.chars().map(|c| N::Deleted(c.to_string())).chain([N::Deleted(word())]).collect(),
            Some(N::EntryLine(word())),
        ),
        N::EntryLine(_) => one(N::EntryEmpty),
        N::EntryEmpty => one(N::EntryEmptyOver),
        N::EntryEmptyOver => one(N::NoGameYet),
        N::NoGameYet => one(ComposeNotice::Begins.into()),
        N::Compose(_) => {
            (standalone_clock::composing().into_iter().map(N::from).collect(), Some(ClockNotice::Word.into()))
        }
        N::StandaloneClock(_) => (
            standalone_clock::notices().into_iter().map(N::from).collect(),
            Some(N::Next(NextNotice::Offer { undo: true })),
        ),
        N::Next(_) => (next::notices().into_iter().map(N::Next).collect(), Some(N::SelfVoicing { on: true })),
        N::SelfVoicing { .. } => {
            ([true, false].map(|on| N::SelfVoicing { on }).to_vec(), Some(N::Warning(WarningNotice::Nothing)))
        }
        N::Warning(_) => (warnings::all().into_iter().map(N::Warning).collect(), Some(N::Display(DisplayNotice::Back))),
        N::Display(_) => (display::notices().into_iter().map(N::Display).collect(), Some(N::Talk(Talk::Hello))),
        N::Talk(_) => (Talk::ALL.map(N::Talk).to_vec(), None),
    }
}

const TYPED: &str = "aNÄß =-+#/.,:?!'’()@€\t\u{1F600}\u{E000}";

fn item(opponent: Opponent, half_moves: usize, ago: u64, name: &str) -> Notice {
    let began = 1_795_305_599;
    Notice::UnfinishedItem(Box::new(UnfinishedGame {
        number: 1,
        plays: Color::Black,
        opponent,
        name: name.to_owned(),
        event: name.to_owned(),
        half_moves,
        last: reports().into_iter().next().filter(|_| half_moves > 0),
        began,
        now: began + ago,
    }))
}

pub(super) fn listeners() -> impl Iterator<Item = Listener> {
    Language::ALL.into_iter().flat_map(|language| {
        Style::ALL.into_iter().flat_map(move |style| {
            [false, true].map(|umlaut| Listener { language, style, umlaut, sides: umlaut, ..Listener::default() })
        })
    })
}

pub(super) fn speech(segments: &[Segment]) -> String {
    segments.iter().map(Segment::speech).collect()
}

/// What every sentence must be: one line with words in it, no figure spoken, nothing unfilled.
pub(super) fn check(segments: &[Segment], what: &str) {
    let (text, speech) = (text(segments), speech(segments));
    assert!(!text.trim().is_empty() && text.trim() == text, "{what}: `{text}`");
    assert!(!speech.contains(|c: char| c.is_ascii_digit()), "{what}: a figure is left to the voice in `{speech}`");
    for strange in ["{", "}", "  ", "\n", " .", " ,", "..", ",,"] {
        assert!(!text.contains(strange), "{what}: `{strange}` in `{text}`");
    }
    let letters: Vec<char> = text.chars().collect();
    let runs_on = |three: &[char]| matches!(three, [a, '.' | '!' | '?', b] if a.is_lowercase() && b.is_uppercase());
    assert!(!letters.windows(3).any(runs_on), "{what}: no blank between the sentences of `{text}`");
    assert!(!text.contains(|c| ('\u{E000}'..='\u{F8FF}').contains(&c)), "{what}: a placeholder in `{text}`");
    assert!(segments.iter().all(|segment| !segment.text.is_empty()), "{what}: an empty segment");
}

#[test]
fn everything_can_be_said_in_every_language_and_style() {
    let words = Words::new();
    for listener in listeners() {
        for message in messages() {
            check(&words.message(&message, &listener), &format!("{listener:?} {message:?}"));
        }
        for notice in notices() {
            check(&words.notice(&notice, &listener), &format!("{listener:?} {notice:?}"));
        }
    }
}

#[test]
fn figures_are_printed_only_in_squares() {
    let words = Words::new();
    let squares = |m: &Message| match m {
        Message::Ruling(Says::Inbox { dialogue, .. }) => {
            dialogue.as_deref().is_some_and(dialogue_samples::holds_figures)
        }
        Message::Ruling(says) => matches!(says, Says::Bound { .. } | Says::BecomesQueen { .. }),
        Message::OnSquare { .. } | Message::Refused(_) | Message::Answer { .. } | Message::AtLength(_) => true,
        Message::Dialogue(said) => dialogue_samples::holds_figures(said),
        said if claim_samples::holds_figures(said) => true,
        _ => false,
    };
    let all: Vec<Message> = messages().into_iter().filter(|message| !squares(message)).collect();
    for listener in listeners().filter(|listener| listener.style == Style::Fide) {
        for message in &all {
            let said = text(&words.message(message, &listener));
            assert!(!said.contains(|c: char| c.is_ascii_digit()), "{listener:?}: `{said}`");
        }
    }
}
