//! What is said in a drill: its questions, what was right, and how a round went.

use crate::game::answer::Answer;
use crate::game::board::Standing;
use crate::game::declare::by_name;
use crate::game::participant::Style;
use crate::keys::key::Key;
use crate::named::named;
use crate::notation::phonetic;
use crate::rules::position::{Color, Role, Square};
use crate::training::lines::drill::{Called, Given};
use crate::words::Listener;
use crate::words::answers;
use crate::words::declare::messages;
use crate::words::numbers::{self, Form};
use crate::words::phrase::{Voice, together};
use crate::words::squares;
use crate::words::utterance::Segment;

named! {
    #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Drill {
        /// The colour of squares.
        Shade = "shade",
        /// Whether two squares are on one line.
        Line = "line",
        /// How many moves a knight needs.
        Distance = "distance",
        /// By which squares it goes.
        Path = "path",
        /// Where a piece can go.
        Moves = "moves",
        /// Who attacks a square of a position that is heard once.
        Attackers = "attackers",
        /// What stands in a position that is heard once.
        Memory = "memory",
        /// The same, set up again on the study board.
        SetUp = "set-up",
        /// Squares and moves in the words of the Laws.
        Words = "words",
        /// Squares and moves that are heard in the words of the Laws.
        Letters = "letters",
    }

    /// A line of squares.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Line {
        /// From White's side to Black's.
        File = "file",
        /// From left to right.
        Rank = "rank",
        /// Askew.
        Diagonal = "diagonal",
    }

    /// What kind of answer a question wants.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum Wanted {
        /// Light or dark.
        Shade = "shade",
        YesNo = "yes-no",
        Number = "number",
        /// Squares in their order.
        Way = "way",
        /// Squares, in any order.
        Squares = "squares",
        /// Squares, or nothing.
        Attackers = "attackers",
        /// A piece with its side, or nothing.
        Piece = "piece",
        /// A square in the words of the Laws.
        SquareInWords = "square-in-words",
        /// A move in the words of the Laws.
        MoveInWords = "move-in-words",
        /// A square in letters.
        Square = "square",
        /// A move as it is entered in a game.
        Move = "move",
        /// A position on the study board.
        Position = "position",
    }

    /// A column of the table of rounds.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum DrillColumn {
        Day = "day",
        Drill = "drill",
        Level = "level",
        Right = "right",
        Wrong = "wrong",
        Pieces = "pieces",
    }
}

impl Drill {
    /// Whether a position is heard before its questions. Such rounds have no time.
    pub const fn has_position(self) -> bool {
        matches!(self, Drill::Attackers | Drill::Memory | Drill::SetUp)
    }

    /// The easiest level and the hardest; where a position is heard, the number of its pieces.
    pub const fn levels(self) -> (u32, u32) {
        match self {
            Drill::Shade | Drill::Line | Drill::Words | Drill::Letters => (1, 2),
            Drill::Distance | Drill::Path | Drill::Moves => (1, 3),
            Drill::Attackers | Drill::Memory | Drill::SetUp => (3, 32),
        }
    }
}

/// A question of a drill.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Light or dark?
    Shade(Square),
    /// Are both of the same colour?
    SameShade {
        from: Square,
        to: Square,
    },
    /// Are both on one file, rank or diagonal?
    Line {
        from: Square,
        to: Square,
        line: Line,
    },
    /// In how many moves does a knight come there?
    Distance {
        from: Square,
        to: Square,
    },
    Path {
        from: Square,
        to: Square,
    },
    /// Where can it go?
    Moves {
        role: Role,
        from: Square,
    },
    /// Which pieces of this side attack it?
    Attackers {
        square: Square,
        by: Color,
    },
    On(Square),
    /// The whole position.
    Position,
    /// How is it called in the words of the Laws?
    Written(Called),
    /// What is that? It is heard in the words of the Laws.
    Spoken(Called),
}

impl Question {
    /// What kind of answer it wants.
    pub const fn wanted(self) -> Wanted {
        match self {
            Question::Shade(_) => Wanted::Shade,
            Question::SameShade { .. } | Question::Line { .. } => Wanted::YesNo,
            Question::Distance { .. } => Wanted::Number,
            Question::Path { .. } => Wanted::Way,
            Question::Moves { .. } => Wanted::Squares,
            Question::Attackers { .. } => Wanted::Attackers,
            Question::On(_) => Wanted::Piece,
            Question::Position => Wanted::Position,
            Question::Written(Called::Square(_)) => Wanted::SquareInWords,
            Question::Written(Called::Move { .. }) => Wanted::MoveInWords,
            Question::Spoken(Called::Square(_)) => Wanted::Square,
            Question::Spoken(Called::Move { .. }) => Wanted::Move,
        }
    }
}

/// The best that somebody has done in a drill, at one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    pub drill: Drill,
    /// Whether the rounds had a time.
    pub timed: bool,
    /// At which level; 0 where a position is heard.
    pub level: u32,
    pub rounds: u32,
    /// The most right answers in one of them.
    pub hits: u32,
    /// The most pieces of a position that was remembered without a mistake; 0: none.
    pub size: u32,
}

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DrillNotice {
        List { timed: bool } => "drill-list"(timed),
        /// From now on rounds have a time, or none.
        Timing(timed: bool) => "drill-timing"(timed),
        Begins { drill: Drill, timed: bool, level: u32 = [1u32, 2, 3] }
            => { begins(voice, *drill, *timed, *level) },
        /// How a round begins, and how one leaves; without keys a line begins it.
        Ready { enter: Vec<Key> } => "drill-ready"(keys: !enter.is_empty(), enter),
        /// The position, which is heard once.
        Heard { told: Vec<Answer> = [crate::words::samples::told()] } => { together(told.iter().map(|answer| answers::answer(voice, answer))) },
        Asked(question: Question) => { asked(voice, *question) },
        Right => "drill-right",
        /// Wrong, and what would have been right.
        Missed { answer: Given, question: Question = [Question::Shade(Square::A1), Question::Written(Called::Square(Square::A1))] }
            => { missed(voice, answer, *question) },
        /// A position was set up otherwise: what is missing, and what stands there instead.
        SetUpWrong { missing: Vec<Standing> = [Vec::new(), pieces()], extra: Vec<Standing> = [pieces()] } => { set_up_wrong(voice, missing, extra) },
        /// What can be entered, where something else was.
        Expected(wanted: Wanted) => "drill-expected"(wanted, example: example(voice, *wanted)),
        /// A round is over, and the best one before it of its kind.
        Over { hits: u32, misses: u32, record: Option<u32> = [None, Some(2), Some(9)] }
            => { over(voice, *hits, *misses, *record) },
        /// The most pieces that were remembered without a mistake in this round, and before it.
        Remembered { size: u32, record: u32 } => "drill-remembered"(size, best: size > record, record),
        /// The next round is harder, or easier.
        NextLevel { level: u32, harder: bool } => "drill-next-level"(level, harder),
        Left => "drill-left",
        /// The best that was done in a drill.
        Best(best: Best) => "drill-best"(
            drill: best.drill, has_level: best.level > 0, level: best.level, timed: best.timed, rounds: best.rounds,
            hits: best.hits, remembered: best.size > 0, size: best.size,
        ),
        /// The name of a drill, with a time or without.
        Name { drill: Drill, timed: bool } => "drill-named"(drill, timed),
        /// The heading of the table of rounds.
        Title => "drill-title",
        Column(column: DrillColumn) => "drill-column"(column),
    }
}

by_name! { Drill Line Wanted DrillColumn }

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Best {
    fn samples() -> Vec<Best> {
        let each = |drill: Drill| {
            let (level, size) = if drill.has_position() { (0, 7) } else { (2, 0) };
            [(true, 1, 1), (false, 4, 9)].map(|(timed, rounds, hits)| Best { drill, timed, level, rounds, hits, size })
        };
        Drill::ALL.into_iter().flat_map(each).collect()
    }
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Question {
    fn samples() -> Vec<Question> {
        let (from, to, square) = (Square::B1, Square::E4, Square::H8);
        let lines = Line::ALL.map(|line| Question::Line { from, to, line });
        let moves = Role::ALL.map(|role| Question::Moves { role, from });
        let sides = Color::ALL.map(|by| Question::Attackers { square, by });
        let called = [Called::Square(from), Called::Move { role: Role::Knight, from, to }];
        let others = [
            Question::Shade(from),
            Question::SameShade { from, to },
            Question::Distance { from, to },
            Question::Path { from, to },
            Question::On(square),
            Question::Position,
        ];
        let named = called.into_iter().flat_map(|called| [Question::Written(called), Question::Spoken(called)]);
        lines.into_iter().chain(moves).chain(sides).chain(others).chain(named).collect()
    }
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Given {
    fn samples() -> Vec<Given> {
        vec![
            Given::Light(true),
            Given::Light(false),
            Given::Yes(true),
            Given::Yes(false),
            Given::Number(3),
            Given::Squares(vec![Square::A3, Square::C3]),
            Given::Piece(Role::Knight.of(Color::White)),
            Given::Called(Called::Move { role: Role::Knight, from: Square::G1, to: Square::F3 }),
            Given::Nothing,
        ]
    }
}

#[cfg(any(test, debug_assertions))]
fn pieces() -> Vec<Standing> {
    let at = |square, role: Role, side| Standing { square, piece: role.of(side) };
    vec![at(Square::E1, Role::King, Color::White), at(Square::E8, Role::Queen, Color::Black)]
}

/// How something is called in the words of the Laws: printed so, too, or the eye would have another answer than the ear.
fn in_words(called: Called) -> Vec<Segment> {
    let words: Vec<&str> = called.names().into_iter().map(phonetic::Name::speech).collect();
    vec![Segment::plain(phonetic::LANGUAGE, words.join(" "))]
}

/// How it is called in the language of the listener: the words of the Laws are the answer, or the question.
fn in_letters(voice: Voice<'_>, called: Called) -> Vec<Segment> {
    let mut plain = voice;
    plain.listener = Listener { style: Style::Literate, ..voice.listener };
    match called {
        Called::Square(square) => vec![squares::square(square, plain.listener)],
        Called::Move { role, from, to } => {
            plain.phrase("drill-move").with("role", role).with("from", from).with("to", to).say()
        }
    }
}

/// An answer of the kind that is wanted, where one is said.
fn example(voice: Voice<'_>, wanted: Wanted) -> Vec<Segment> {
    let (square, knight) =
        (Called::Square(Square::E1), Called::Move { role: Role::Knight, from: Square::B8, to: Square::C6 });
    match wanted {
        Wanted::SquareInWords => in_words(square),
        Wanted::MoveInWords => in_words(knight),
        Wanted::Move => in_letters(voice, knight),
        _ => in_letters(voice, square),
    }
}

fn begins(voice: Voice<'_>, drill: Drill, timed: bool, level: u32) -> Vec<Segment> {
    let wanted = match (drill, level) {
        (Drill::Words, 1) => Wanted::SquareInWords,
        (Drill::Words, _) => Wanted::MoveInWords,
        (_, 1) => Wanted::Square,
        _ => Wanted::Move,
    };
    let said = voice.phrase("drill-begins").with("drill", drill).with("timed", timed).with("level", level);
    said.with("has_level", !drill.has_position()).with("example", example(voice, wanted)).say()
}

fn asked(voice: Voice<'_>, question: Question) -> Vec<Segment> {
    let two = |kind, from: Square, to: Square| {
        voice.phrase("drill-asked-two").choice("kind", kind).with("from", from).with("to", to).say()
    };
    match question {
        Question::Shade(square) => voice.phrase("drill-asked").with("square", square).say(),
        Question::SameShade { from, to } => two("shade", from, to),
        Question::Line { from, to, line } => two(line.name(), from, to),
        Question::Distance { from, to } => two("distance", from, to),
        Question::Path { from, to } => two("path", from, to),
        Question::Moves { role, from } => {
            voice.phrase("drill-asked-moves").with("role", role).with("square", from).say()
        }
        Question::Attackers { square, by } => {
            voice.phrase("drill-asked-attackers").with("square", square).with("side", by).say()
        }
        Question::On(square) => voice.phrase("drill-asked-on").with("square", square).say(),
        Question::Position => voice.phrase("drill-asked-position").say(),
        Question::Written(called) => voice.phrase("drill-asked").with("square", in_letters(voice, called)).say(),
        Question::Spoken(called) => voice.phrase("drill-asked").with("square", in_words(called)).say(),
    }
}

fn missed(voice: Voice<'_>, answer: &Given, question: Question) -> Vec<Segment> {
    let answer = match answer {
        Given::Called(called) if matches!(question, Question::Written(_)) => in_words(*called),
        other => given(voice, other),
    };
    voice.phrase("drill-missed").with("answer", answer).say()
}

/// An answer, as the listener would give it.
pub(crate) fn given(voice: Voice<'_>, answer: &Given) -> Vec<Segment> {
    let kind = |kind| voice.phrase("drill-answer").choice("kind", kind).say();
    match answer {
        Given::Called(called) => in_letters(voice, *called),
        Given::Squares(found) => {
            listed(voice, found.iter().map(|square| vec![squares::square(*square, voice.listener)]))
        }
        Given::Light(light) => kind(if *light { "light" } else { "dark" }),
        Given::Yes(yes) => kind(if *yes { "yes" } else { "no" }),
        Given::Nothing => kind("nothing"),
        Given::Number(number) => {
            let words = numbers::cardinal(voice.listener.language, u64::from(*number), Form::Counting);
            vec![Segment::plain(voice.listener.language, words)]
        }
        Given::Piece(piece) => voice.phrase("piece-of-side").with("piece", *piece).say(),
    }
}

fn over(voice: Voice<'_>, hits: u32, misses: u32, record: Option<u32>) -> Vec<Segment> {
    let best = match record {
        None => "first",
        Some(record) if hits > record => "new",
        Some(_) => "old",
    };
    let said = voice.phrase("drill-over").with("hits", hits).with("misses", misses);
    said.choice("best", best).with("record", record.unwrap_or_default()).say()
}

fn set_up_wrong(voice: Voice<'_>, missing: &[Standing], extra: &[Standing]) -> Vec<Segment> {
    let pieces = |kind, found: &[Standing]| {
        let each = found.iter().map(|Standing { piece, square }| {
            voice.phrase("piece-of-side-at").with("piece", *piece).with("square", *square).say()
        });
        let said = || voice.phrase("drill-set-up").choice("kind", kind).with("pieces", listed(voice, each)).say();
        (!found.is_empty()).then(said)
    };
    together([pieces("missing", missing), pieces("extra", extra)].into_iter().flatten())
}

fn listed(voice: Voice<'_>, mut each: impl Iterator<Item = Vec<Segment>>) -> Vec<Segment> {
    let first = each.next().unwrap_or_default();
    each.fold(first, |before, next| voice.phrase("list-comma").with("first", before).with("next", next).say())
}
