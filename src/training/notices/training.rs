//! What is said while one trains.

use crate::game::advice::Matter;
use crate::game::answer::Answer;
use crate::game::declare::by_name;
use crate::game::participant::Empties;
use crate::game::report::MoveReport;
use crate::game::system_error::SystemError;
use crate::keys::key::Key;
use crate::named::named;
use crate::rules::position::{Color, Piece, Role, Square};
use crate::training::notices::drill::DrillNotice;
use crate::training::notices::endgame::EndgameNotice;
use crate::training::notices::lesson::LessonNotice;
use crate::training::notices::opening::OpeningNotice;
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::review::ReviewNotice;
pub use crate::training::notices::store_trouble::StoreTrouble;
use crate::words::announce::announce;
use crate::words::answers;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::{Voice, together};
use crate::words::utterance::Segment;

named! {
    /// What a puzzle is about, by the names of its source. What each means is said by `train-hint-theme`.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Theme {
        AnastasiaMate = "anastasiaMate",
        ArabianMate = "arabianMate",
        Attraction = "attraction",
        BackRankMate = "backRankMate",
        BishopEndgame = "bishopEndgame",
        BodenMate = "bodenMate",
        CapturingDefender = "capturingDefender",
        Clearance = "clearance",
        DefensiveMove = "defensiveMove",
        Deflection = "deflection",
        DiscoveredAttack = "discoveredAttack",
        DoubleCheck = "doubleCheck",
        EnPassant = "enPassant",
        ExposedKing = "exposedKing",
        Fork = "fork",
        HangingPiece = "hangingPiece",
        HookMate = "hookMate",
        Interference = "interference",
        Intermezzo = "intermezzo",
        KingsideAttack = "kingsideAttack",
        KnightEndgame = "knightEndgame",
        MateInOne = "mateIn1",
        MateInTwo = "mateIn2",
        MateInThree = "mateIn3",
        MateInFour = "mateIn4",
        MateInFive = "mateIn5",
        PawnEndgame = "pawnEndgame",
        Pin = "pin",
        Promotion = "promotion",
        QueenEndgame = "queenEndgame",
        QuietMove = "quietMove",
        RookEndgame = "rookEndgame",
        Sacrifice = "sacrifice",
        Skewer = "skewer",
        SmotheredMate = "smotheredMate",
        TrappedPiece = "trappedPiece",
        UnderPromotion = "underPromotion",
        XRayAttack = "xRayAttack",
    }

    /// In which order a position is told.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Telling {
        /// White's pieces, then Black's.
        #[default]
        Side = "side",
        /// Kings, queens, rooks and so on, of both sides.
        Kind = "kind",
        /// From the first rank to the eighth.
        Rank = "rank",
    }

    /// Which puzzles come.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Way {
        /// Those near the player's rating, which they change.
        #[default]
        Rated = "rated",
        /// Harder and harder ones, until one is failed.
        Streak = "streak",
        /// Those that were failed before.
        Repeat = "repeat",
        /// Those of one theme, which change no rating: a player who knows the theme has a hint.
        Theme = "theme",
        /// Endgames against the best defence, which change nothing but their own results.
        Endgame = "endgame",
        /// Mistakes of a game that is reviewed.
        Review = "review",
        /// Moves of a repertoire.
        Opening = "opening",
        /// Tasks of lessons, which change nothing but how far somebody is with these.
        Lesson = "lesson",
    }

    /// How a puzzle was solved.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum How {
        /// At the first try, without help.
        Clean = "clean",
        /// With help alone.
        Hinted = "hinted",
        /// After a wrong move.
        Helped = "helped",
        /// The solution was told.
        Told = "told",
        /// Not at all: somebody has left it.
        Left = "left",
    }

    /// What a line of the help is about.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum HelpPart {
        Solve = "solve",
        /// Which puzzles come.
        Kinds = "kinds",
        /// How positions are told.
        Telling = "telling",
        /// What there is besides puzzles.
        Other = "other",
        Leave = "leave",
    }

    /// How somebody stands with the course of lessons.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Course {
        /// Nothing need be said of it.
        #[default]
        Other = "other",
        /// They are new here, and may be new to chess.
        New = "new",
        /// Some lessons are done, or begun.
        Begun = "begun",
    }
}

impl Theme {
    /// Whether it only says from what kind of ending the puzzle comes.
    pub const fn is_phase(self) -> bool {
        matches!(
            self,
            Theme::BishopEndgame
                | Theme::KnightEndgame
                | Theme::PawnEndgame
                | Theme::QueenEndgame
                | Theme::RookEndgame
                | Theme::KingsideAttack
                | Theme::ExposedKing
        )
    }
}

/// What came of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// How it was solved.
    pub how: How,
    /// The rating after it, and by how much it has changed; only where it counts.
    pub rating: Option<(u32, i32)>,
    /// In how many days it comes back, if it does; 0: today.
    pub back: Option<u32>,
}

/// How somebody stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// Puzzles that were tried.
    pub tried: usize,
    /// Of those, how many were solved at the first try.
    pub solved: usize,
    pub rating: u32,
    /// Whether it still says little.
    pub provisional: bool,
    /// The longest streak.
    pub streak: u32,
    /// How many come back today.
    pub due: usize,
    pub lessons: usize,
}

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TrainingNotice {
        /// What is due today, and the keys with which it begins; without keys a line does.
        /// `openings` is how many moves of openings are due.
        Begins { name: String = ["Ada", ""], standings: Box<Standings>, course: Course, openings: usize, enter: Vec<Key> } => "train-begins"(
            course, named: !name.is_empty(), name, due: standings.due, new: standings.tried == 0, rating: standings.rating,
            openings, keys: !enter.is_empty(), enter,
        ),
        /// A puzzle: the position, the move that was made last, whose turn it is.
        Puzzle { told: Vec<Answer> = [crate::words::samples::told()], last: Option<Box<MoveReport>>, turn: Color, again: bool }
            => { puzzle(voice, told, last.as_deref(), *turn, *again) },
        /// What is to be done, before a player's first puzzle.
        FirstTask => "train-first-task",
        /// How the next puzzle comes; without keys by a line.
        ForTheNext { enter: Vec<Key> } => "train-for-the-next"(keys: !enter.is_empty(), enter),
        /// The line goes on, and the one who solves it is to move.
        YourMove { turn: Color } => "train-your-move"(side: turn),
        /// Not this move: what follows it, if anybody could say.
        Wrong { report: Box<MoveReport>, reply: Option<Box<MoveReport>> }
            => "train-wrong"(wrong: announce(voice.sentences, report, voice.listener), move: reply),
        /// It does not win, but ends the game in a draw at once.
        WrongStalemate { report: Box<MoveReport> } => "train-wrong-stalemate"(move: report),
        /// A move was entered while another one is still being looked at.
        StillWeighed { report: Box<MoveReport> } => "train-still-weighed"(move: report),
        /// What came of it.
        Solved(done: Box<Done>) => { solved(voice, done) },
        /// The length of the streak, and the longest so far.
        StreakGoesOn { count: u32 } => "train-streak-goes-on"(count),
        StreakOver { count: u32, record: u32 } => "train-streak-over"(count, best: count == record && *count > 0, record),
        /// What matters here.
        HintTheme(theme: Option<Theme>) => "train-hint-theme"(theme),
        HintMatter(matter: Matter) => "advice-matter"(matter),
        /// Which piece moves.
        HintPiece { role: Role, square: Square } => "train-hint-piece"(role, square),
        HintMove(report: Box<MoveReport>) => "train-hint-move"(move: report),
        /// The moves that are left.
        Solution(reports: Vec<MoveReport> = [crate::game::samples::of_every_kind()]) => "train-solution"(moves: reports),
        /// No puzzle is open.
        NoPuzzle => "train-no-puzzle",
        NotSolved => "train-not-solved",
        /// An open puzzle makes place for something else.
        PuzzleLeft => "train-puzzle-left",
        /// There are no such puzzles.
        NoneLeft(way: Way) => "train-none-left"(way),
        /// From now on puzzles come in this way.
        Way(way: Way) => "train-way"(way),
        /// From now on positions are told like this.
        Telling(telling: Telling) => "train-telling"(telling),
        Dictated { piece: Piece, square: Square } => { dictated(voice, *piece, *square) },
        /// The number of pieces; how they are heard.
        DictationBegins { count: usize, keys: bool } => "train-dictation-begins"(count, keys),
        DictationOver => "train-dictation-over",
        /// About a game that is reviewed.
        Review(notice: Box<ReviewNotice>) => { notice.say(voice) },
        /// How somebody stands.
        Standings(standings: Box<Standings>) => "train-standings"(
            tried: standings.tried, solved: standings.solved, rating: standings.rating,
            provisional: standings.provisional, streak: standings.streak, due: standings.due, lessons: standings.lessons,
        ),
        /// What is said in a drill.
        Drill(notice: Box<DrillNotice>) => { notice.say(voice) },
        /// Some of what can be entered.
        Help(part: HelpPart) => "train-help"(part),
        /// It is for games, and is not done here.
        NotHere => "train-not-here",
        /// No drill and no lesson is going on.
        NothingToStop => "train-nothing-to-stop",
        /// Somebody has left what was open.
        Stopped => "train-stopped",
        /// Results are not being saved; what the system says.
        NotSaved { why: SystemError } => "train-not-saved"(why),
        SavedAgain => "train-saved-again",
        /// Everything is saved.
        Goodbye => "train-goodbye",
        /// In front of the list of themes.
        Themes => "train-themes",
        /// A theme, and how many puzzles have it.
        ThemeListed { theme: Theme, count: u64 } => { theme_listed(voice, *theme, *count) },
        /// From now on the puzzles have this theme.
        ThemeBegins(theme: Theme) => "train-theme-begins"(theme),
        /// The added puzzles cannot be counted.
        ThemesUnread { why: SystemError } => "train-themes-unread"(why),
        /// About puzzles that somebody has added.
        Added(notice: Box<PuzzleNotice>) => { notice.say(voice) },
        Endgame(notice: EndgameNotice) => { notice.say(voice) },
        /// About openings.
        Opening(notice: OpeningNotice) => { notice.say(voice) },
        Lesson(notice: Box<LessonNotice>) => { notice.say(voice) },
        /// Why training is not possible: the file, and what is wrong with it.
        Unusable(trouble: StoreTrouble) => { trouble.say(voice) },
        /// Of the columns and rows of `annabella progress`.
        Column(column: Column) => "train-column"(column),
        /// Solved, or not.
        Result { clean: bool } => "train-result"(clean),
        WayName(way: Way) => "train-way-name"(way),
        Title { name: String = ["Ada", ""] } => "train-title"(named: !name.is_empty(), name),
        Exported { file: String } => "train-exported"(file),
        Imported { name: String = ["Ada", ""], tried: usize } => "train-imported"(named: !name.is_empty(), name, count: tried),
    }
}

named! {
    /// A column of a table of progress.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Column {
        Day = "day",
        Way = "way",
        Puzzle = "puzzle",
        Result = "result",
        Hints = "hints",
        Rating = "rating",
    }
}

by_name! { Theme Telling Way How HelpPart Course Column }

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Standings {
    fn samples() -> Vec<Standings> {
        let some = Standings { tried: 12, solved: 7, rating: 1463, provisional: false, streak: 5, due: 3, lessons: 4 };
        let one = Standings { tried: 1, solved: 1, rating: 1663, provisional: true, streak: 1, due: 1, lessons: 1 };
        vec![Standings { rating: 1500, provisional: true, ..Standings::default() }, one, some]
    }
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Done {
    fn samples() -> Vec<Done> {
        let ratings = [None, Some((1463, -21)), Some((1521, 21)), Some((1500, 0))];
        let backs = [None, Some(0), Some(1), Some(4)];
        let each = |how| ratings.into_iter().flat_map(move |rating| backs.map(|back| Done { how, rating, back }));
        How::ALL.into_iter().flat_map(each).collect()
    }
}

fn dictated(voice: Voice<'_>, piece: Piece, square: Square) -> Vec<Segment> {
    let mut words = voice.phrase("piece-of-side-at").with("piece", piece).with("square", square).say();
    answers::capital(&mut words);
    words
}

fn theme_listed(voice: Voice<'_>, theme: Theme, count: u64) -> Vec<Segment> {
    let mut words = voice.phrase("train-theme-listed").with("theme", theme).with("count", count).say();
    answers::capital(&mut words);
    words
}

fn puzzle(voice: Voice<'_>, told: &[Answer], last: Option<&MoveReport>, turn: Color, again: bool) -> Vec<Segment> {
    let mut short = voice;
    short.listener.empties = Empties::Skipped;
    let head = voice.phrase("train-puzzle").with("side", turn).with("again", again);
    let head = match last {
        Some(last) => head.with("move", last),
        None => head.with("move", None::<MoveReport>),
    };
    let head = head.say();
    together([head].into_iter().chain(told.iter().map(|answer| answers::answer(short, answer))))
}

fn solved(voice: Voice<'_>, done: &Done) -> Vec<Segment> {
    let head = voice.phrase("train-solved").with("how", done.how).say();
    let rating = done.rating.map(|(rating, change)| {
        let way = if change < 0 { "down" } else { "up" };
        voice
            .phrase("train-rating")
            .with("rating", rating)
            .choice("way", way)
            .with("change", change.unsigned_abs())
            .say()
    });
    let back = done.back.map(|days| voice.phrase("train-back").with("days", days).say());
    together([Some(head), rating, back].into_iter().flatten())
}

impl Tell for TrainingNotice {}
