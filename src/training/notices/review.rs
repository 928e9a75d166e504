//! What is said of a game that is reviewed.

use crate::game::advice::Balance;
use crate::game::declare::names;
use crate::game::report::MoveReport;
use crate::game::sentence::Lasting;
use crate::game::system_error::SystemError;
use crate::keys::key::Key;
use crate::named::named;
use crate::rules::position::Color;
use crate::words::declare::messages;
use crate::words::phrase::{Voice, together};
use crate::words::utterance::Segment;

named! {
    /// How bad a move is.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Grade {
        /// Another one is better.
        Dubious,
        /// It changes how the game stands.
        Mistake,
        /// It can lose the game.
        Blunder,
    }
}

named! {
    /// What a mistake is about.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Topic {
        MissedMate,
        /// The opponent mates.
        AllowedMate,
        /// The opponent wins pieces.
        LostPieces,
        /// Pieces could have been won.
        MissedGain,
        /// Nothing was lost, in the opening.
        Opening,
        /// Nor in an endgame.
        Endgame,
        /// Nor in between.
        Middlegame,
        /// Mistakes were made faster than other moves.
        Hurry,
    }
}

names! {
    Grade { Dubious = "dubious", Mistake = "mistake", Blunder = "blunder" }
    Topic {
        MissedMate = "missed-mate", AllowedMate = "allowed-mate", LostPieces = "lost-pieces", MissedGain = "missed-gain",
        Opening = "opening", Endgame = "endgame", Middlegame = "middlegame", Hurry = "hurry",
    }
}

/// How many mistakes a side made.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub mistakes: usize,
    /// Those among them that are blunders.
    pub blunders: usize,
}

/// A move in the story of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The number of the move.
    pub number: u32,
    pub played: MoveReport,
    /// How the game stood.
    pub before: Balance,
    /// And how after it.
    pub after: Balance,
}

/// What is told of a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// White's mistakes.
    pub white: Count,
    pub black: Count,
    /// The mistake after which the game was never in doubt again, and the number of that move.
    pub decided: Option<(u32, Box<MoveReport>)>,
    /// How long those who are reviewed thought about their mistakes and about other moves, in milliseconds a move.
    pub pace: Option<(u32, u32)>,
    /// What is worth working at, the most important first.
    pub work_on: Vec<Topic>,
}

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ReviewNotice {
        /// Which game it is; it takes a while until more is known.
        Begins { white: String = ["Ada", ""], black: String = ["Bo"], moves: u32 }
            => "review-begins"(named: !white.is_empty() && !black.is_empty(), white, black, moves),
        /// How many positions of how many were looked at.
        Progress { done: usize, count: usize } => "review-progress"(done, count),
        /// How many mistakes there are to go through; the keys with which that begins, or a line.
        Found { count: usize, enter: Vec<Key> } => "review-found"(count, keys: !enter.is_empty(), enter),
        /// How many puzzles were made of the game.
        Made { count: usize = [1_usize, 2] } => "review-made"(count),
        /// What happened; from here a better move is to be found.
        Story { number: usize, count: usize, told: Box<Told> } => { story(voice, *number, *count, told) },
        /// The move that was entered is as good.
        GoodToo { best: Box<MoveReport> } => "review-good-too"(move: best),
        /// All of them were gone through; how many were solved at the first try.
        Over { solved: usize, count: usize } => "review-over"(solved, count),
        /// What is told of a whole game.
        Summary(summary: Box<Summary>) => { summarised(voice, summary) },
        /// Somebody goes on to something else before its end.
        Waits => "review-waits",
        /// There is none to which one could go back.
        NoneGoesOn => "review-none-goes-on",
        /// The title of the report.
        Title { white: String = ["Ada", ""], black: String = ["Bo"] }
            => "review-title"(named: !white.is_empty() && !black.is_empty(), white, black),
        /// What stands in the report after a move.
        Comment { grade: Grade, best: Box<MoveReport>, told: Box<Told> } => { comment(voice, *grade, best, told) },
        /// There is no engine that could look at a game.
        Nobody => "review-nobody",
        /// There is no finished game to review.
        NoGame => "review-no-game",
        /// A scoresheet can be read only so far; whether there are moves before that, which are reviewed.
        ReadTo { file: String, line: u64, word: String, reviewed: bool }
            => "review-read-to"(file, line, text: word, reviewed),
        /// The report cannot be written.
        NotWritten { file: String, why: SystemError } => "review-not-written"(file, why),
    }
}

fn stands(voice: Voice<'_>, balance: Balance) -> Vec<Segment> {
    voice.phrase("advice-stands").with("balance", balance).say()
}

fn before_and_after(voice: Voice<'_>, told: &Told) -> Vec<Segment> {
    let (before, after) = (stands(voice, told.before), stands(voice, told.after));
    voice.phrase("review-before-and-after").with("before", before).with("after", after).say()
}

fn story(voice: Voice<'_>, number: usize, count: usize, told: &Told) -> Vec<Segment> {
    let head = voice
        .phrase("review-story")
        .with("number", number)
        .with("count", count)
        .with("turn", told.number)
        .with("side", told.played.mover)
        .with("move", &told.played)
        .say();
    together([head, before_and_after(voice, told), voice.phrase("review-find").say()])
}

fn comment(voice: Voice<'_>, grade: Grade, best: &MoveReport, told: &Told) -> Vec<Segment> {
    together([
        voice.phrase("review-comment").with("grade", grade).with("move", best).say(),
        before_and_after(voice, told),
    ])
}

fn summarised(voice: Voice<'_>, summary: &Summary) -> Vec<Segment> {
    let count = |side: Color, count: Count| {
        voice
            .phrase("review-count")
            .with("side", side)
            .with("mistakes", count.mistakes)
            .with("blunders", count.blunders)
            .say()
    };
    let decided = summary.decided.as_ref().map(|(number, report)| {
        voice.phrase("review-decided").with("number", *number).with("side", report.mover).with("move", report).say()
    });
    let pace = summary.pace.map(|(mistakes, others)| {
        let lasting = |millis: u32| Lasting(u64::from(millis));
        voice.phrase("review-pace").with("mistakes", lasting(mistakes)).with("others", lasting(others)).say()
    });
    let topic = |topic: &Topic| voice.phrase("review-topic").with("topic", *topic).say();
    let work_on = match &summary.work_on[..] {
        [] => None,
        [one] => Some(voice.phrase("review-work-on").with("first", topic(one)).with("both", false).say()),
        [one, other, ..] => Some(
            voice
                .phrase("review-work-on")
                .with("first", topic(one))
                .with("both", true)
                .with("second", topic(other))
                .say(),
        ),
    };
    let counts = [Some(count(Color::White, summary.white)), Some(count(Color::Black, summary.black))];
    together(counts.into_iter().chain([decided, pace, work_on]).flatten())
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Told {
    fn samples() -> Vec<Told> {
        let sides = Color::ALL.into_iter();
        let pairs =
            sides.flat_map(|side| [(Balance::Slightly(side), Balance::Even), (Balance::Even, Balance::Winning(!side))]);
        let reports = crate::game::samples::of_every_kind();
        pairs.zip(reports).map(|((before, after), played)| Told { number: 23, played, before, after }).collect()
    }
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Summary {
    fn samples() -> Vec<Summary> {
        let count = |mistakes, blunders| Count { mistakes, blunders };
        let counts = [count(0, 0), count(1, 0), count(1, 1), count(3, 0), count(3, 1), count(3, 2)];
        let report = crate::game::samples::of_every_kind().into_iter().next().map(|report| (23, Box::new(report)));
        let of_counts = counts.map(|white| Summary { white, ..Summary::default() });
        let topics = Topic::ALL.map(|topic| Summary { work_on: vec![topic], ..Summary::default() });
        let both = [Topic::LostPieces, Topic::Hurry].to_vec();
        let whole = Summary {
            black: count(2, 1),
            decided: report,
            pace: Some((4_000, 21_000)),
            work_on: both,
            ..Summary::default()
        };
        of_counts.into_iter().chain(topics).chain([whole]).collect()
    }
}
