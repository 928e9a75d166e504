//! A session of puzzles as a machine: what is entered goes in, what is to be done comes out. It reads no clock, no disk and draws its lots
//! from a seed, so that a session can be repeated in a test.

mod choosing;
mod helping;
mod learning;
mod mistakes;
mod opening;

use self::choosing::Adding;
use super::endgame::Endgames;
use super::glicko;
use super::lessons::Lessons;
use super::openings::Openings;
use super::pupil::{Attempt, Pupil};
use super::puzzle::Puzzle;
use super::reviewing::{self, Review};
use super::rounds::Chosen;
use super::schedule::{Card, Recall};
use super::step::{Do, Judged, Weigh};
use super::telling::pieces;
use crate::engine::endgames::Tables;
use crate::engine::endgames::store::StoreTrouble;
use crate::game::board::Standing;
use crate::game::history::History;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Intent, Position};
use crate::words::endgame_words::EndgameWish;
use crate::words::key::Key;
use crate::words::training_notice::{Done, Telling, TrainingNotice, Way};
use crate::words::training_words::Verb;

/// How sure the rating of a puzzle is taken to be.
const PUZZLE_DEVIATION: f64 = 80.0;
/// Who takes longer than this (ms) for a puzzle that comes back has not known it at once.
const AT_ONCE: u64 = 60_000;
const DAY: u64 = 86_400;

/// The puzzle on the table.
#[derive(Clone, Debug)]
struct Open {
    puzzle: Puzzle,
    /// The whole of it, where it can be gone from this machine when it comes back.
    line: Option<String>,
    /// Why it came, whatever is wished for since.
    way: Way,
    again: bool,
    hints: u32,
    mistakes: u32,
    /// When it was heard first, in milliseconds.
    began: Option<u64>,
    /// It is solved, or its solution was told.
    over: bool,
    /// The move that is being weighed, and what it leads to.
    weighing: Option<Box<(MoveReport, Position)>>,
}

/// Pieces that are dictated, and how many were.
#[derive(Clone, Debug)]
pub(super) struct Dictation {
    pieces: Vec<Standing>,
    done: usize,
}

/// A session.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) pupil: Pupil,
    way: Way,
    /// Puzzles solved in the present streak.
    streak: u32,
    open: Option<Open>,
    pub(super) dictation: Option<Dictation>,
    endgames: Endgames,
    openings: Openings,
    lessons: Lessons,
    pub(super) lots: fastrand::Rng,
    /// What came of the last puzzle, while it is being kept, and whether it belongs to the present streak.
    outcome: Option<(Done, bool)>,
    /// The drill that was chosen.
    pub(super) chosen: Option<Chosen>,
    /// Whether rounds have a time.
    pub(super) timed: bool,
    /// The keys that go on; none where lines do.
    pub(super) enter: Vec<Key>,
    is_unsaved: bool,
    review: Option<Box<Review>>,
    /// The puzzles that were added to the built-in ones.
    added: Adding,
}

impl Session {
    /// A session of a pupil. `now` is in seconds since 1 January 1970, UTC; what comes back today comes first.
    pub fn new(pupil: Pupil, seed: u64, now: u64) -> Session {
        let way = usual(&pupil, now);
        Session {
            pupil,
            way,
            openings: Openings::default(),
            streak: 0,
            open: None,
            dictation: None,
            endgames: Endgames::default(),
            lessons: Lessons::default(),
            lots: fastrand::Rng::with_seed(seed),
            outcome: None,
            chosen: None,
            timed: true,
            enter: Vec::new(),
            is_unsaved: false,
            review: None,
            added: Adding::default(),
        }
    }

    /// The same, which begins with the review of a game.
    #[must_use]
    pub fn reviewing(self, review: Review) -> Session {
        Session { way: Way::Review, review: Some(Box::new(review)), ..self }
    }

    /// Who trains, as far as is known now.
    pub const fn pupil(&self) -> &Pupil {
        &self.pupil
    }

    /// The first words: what is due, and the keys with which it begins.
    pub fn begins(&mut self, now: u64, enter: Vec<Key>) -> TrainingNotice {
        self.enter.clone_from(&enter);
        self.lessons.enter.clone_from(&enter);
        if let Some(lesson) = self.lessons.begins(&self.pupil.course) {
            return TrainingNotice::Lesson(Box::new(lesson));
        }
        if let Some(review) = &self.review {
            return TrainingNotice::Review(Box::new(review.begins()));
        }
        let (name, standings) = (self.pupil.name.clone(), Box::new(self.pupil.standings(now)));
        let openings = self.openings.due(&self.pupil, now);
        TrainingNotice::Begins { name, standings, course: self.course(), openings, enter }
    }

    /// The opponent's next move.
    pub fn reply(&mut self, history: &History) -> Option<Intent> {
        if self.endgames.is_open() {
            return self.endgames.reply(history, &mut self.lots);
        }
        if self.openings.is_on_the_table() {
            return self.openings.reply(history);
        }
        if self.lessons.is_on_the_table() {
            return self.lessons.reply(history);
        }
        let made = history.live().len();
        let open = self.open.as_ref().filter(|open| !(made + open.puzzle.sets_up).is_multiple_of(2))?;
        open.puzzle.line.get(made).copied()
    }

    /// Whether this half-move only sets the puzzle up: it is told with the position.
    pub fn sets_up(&self, made: usize) -> bool {
        if self.openings.is_on_the_table() {
            return self.openings.sets_up(made);
        }
        if self.lessons.is_on_the_table() {
            return made == 0;
        }
        made <= self.open.as_ref().map_or(1, |open| open.puzzle.sets_up)
    }

    /// Who solves the puzzle on the table.
    pub fn solver(&self) -> Color {
        if self.endgames.is_on_the_table() {
            return self.endgames.solver();
        }
        if self.openings.is_on_the_table() {
            return self.openings.solver();
        }
        if self.lessons.is_on_the_table() {
            return self.lessons.side();
        }
        self.open.as_ref().map_or(Color::White, |open| open.puzzle.solver())
    }

    // --- what is entered ---

    /// The key that goes on, or an empty line. `at` is in milliseconds.
    pub fn enter(&mut self, at: u64, now: u64) -> Vec<Do> {
        if self.is_drilling() {
            return self.enter_drill(at);
        }
        if self.is_looking() {
            return self.next(now);
        }
        match (&mut self.dictation, &self.open) {
            (Some(dictation), _) => {
                let piece = dictation.pieces.get(dictation.done).copied();
                dictation.done += 1;
                if let Some(piece) = piece {
                    return vec![Do::Say(dictated(piece))];
                }
                self.dictation = None;
                vec![Do::Say(TrainingNotice::DictationOver)]
            }
            (None, _) if self.lessons.is_on_the_table() => self.go_on_with_the_lesson(now),
            (None, _) if self.endgames.is_open() => {
                vec![Do::Say(TrainingNotice::YourMove { turn: self.endgames.solver() })]
            }
            (None, _) if self.openings.is_open() => {
                vec![Do::Say(TrainingNotice::YourMove { turn: self.openings.solver() })]
            }
            (None, Some(open)) if !open.over => vec![Do::Say(TrainingNotice::YourMove { turn: open.puzzle.solver() })],
            (None, _) => self.next(now),
        }
    }

    /// A word, by somebody who has this board in front of them.
    pub fn word(&mut self, verb: Verb, history: &History, keys: bool, now: u64) -> Vec<Do> {
        if let Some(todo) = self.word_in_a_lesson(verb, history, now) {
            return todo;
        }
        match verb {
            Verb::Next if self.is_open() => vec![Do::Say(TrainingNotice::NotSolved)],
            Verb::Next => self.next(now),
            Verb::Hint if self.endgames.is_on_the_table() => self.endgames.hint(history),
            Verb::Hint | Verb::Solution if self.openings.is_on_the_table() => {
                self.openings.hint(history, verb == Verb::Solution)
            }
            Verb::Hint => self.hint(history),
            Verb::Solution if self.endgames.is_on_the_table() => {
                let (said, over) = self.endgames.give_up(history);
                said.into_iter().chain(over.map(|over| self.keep_over(over, Way::Endgame, None, now))).collect()
            }
            Verb::Solution => self.solution(history, now),
            Verb::Position => vec![Do::Say(self.position(history))],
            Verb::ByKind => self.tell(Telling::Kind, history),
            Verb::BySide => self.tell(Telling::Side, history),
            Verb::ByRank => self.tell(Telling::Rank, history),
            Verb::Dictate => {
                let pieces = pieces(history.board());
                let count = pieces.len();
                self.dictation = Some(Dictation { pieces, done: 0 });
                vec![Do::Say(TrainingNotice::DictationBegins { count, keys })]
            }
            Verb::DictateAll => {
                self.dictation = None;
                vec![Do::List(pieces(history.board()).into_iter().map(dictated).collect())]
            }
            Verb::DictateRest => match self.dictation.take() {
                Some(dictation) => {
                    // The piece that was said last is heard again.
                    let rest = dictation.pieces.into_iter().skip(dictation.done.saturating_sub(1));
                    vec![Do::List(rest.map(dictated).collect())]
                }
                None => self.word(Verb::DictateAll, history, keys, now),
            },
            Verb::Streak => self.go(Way::Streak, now),
            Verb::Rated => self.go(Way::Rated, now),
            Verb::Repeat => self.go(Way::Repeat, now),
            Verb::Progress => vec![self.progress(now)],
            // Those are about drills.
            Verb::Drills
            | Verb::Shade
            | Verb::Line
            | Verb::Distance
            | Verb::Path
            | Verb::Moves
            | Verb::Attackers
            | Verb::Memory
            | Verb::SetUp
            | Verb::Words
            | Verb::Letters
            | Verb::Timed
            | Verb::Untimed
            | Verb::Done
            | Verb::Stop => Vec::new(),
        }
    }

    /// What somebody wants of endgames.
    pub fn endgame(&mut self, wish: EndgameWish) -> Vec<Do> {
        self.lessons.forget_the_list();
        match wish {
            EndgameWish::List => Endgames::list(),
            EndgameWish::StartOver if self.lessons.is_on_the_table() => self.lessons.start_over(),
            // Nobody leaves a puzzle unsolved in silence.
            _ if self.is_open() => vec![Do::Say(TrainingNotice::NotSolved)],
            EndgameWish::Begin(endgame) => {
                (self.way, self.streak) = (Way::Endgame, 0);
                (self.open, self.dictation) = (None, None);
                self.openings.leave();
                self.lessons.leave();
                self.endgames.begin(endgame, &mut self.lots)
            }
            EndgameWish::StartOver => self.endgames.start_over(),
        }
    }

    /// The tables of endgames, as far as they are there.
    pub const fn tables(&self) -> &Tables {
        self.endgames.tables()
    }

    /// The tables that were wanted are there, with what was wrong with their files.
    pub fn provided(&mut self, tables: Tables, troubles: Vec<StoreTrouble>) -> Vec<Do> {
        let is_waited_for = self.way == Way::Endgame;
        self.endgames.provided(tables, troubles, is_waited_for.then_some(&mut self.lots))
    }

    /// Whether moves can be taken back.
    pub fn takes_back(&self) -> bool {
        self.endgames.is_open()
    }

    /// A move that was entered, in front of these.
    pub fn judge(&mut self, intent: Intent, history: &History) -> Judged {
        if self.is_drilling() {
            return Judged::Instead(self.no_answer());
        }
        if self.endgames.is_open() {
            self.dictation = None;
            return self.endgames.judge(intent, history);
        }
        if self.openings.is_open() {
            self.dictation = None;
            return self.openings.judge(intent, history);
        }
        if self.lessons.is_on_the_table() {
            self.dictation = None;
            return self.lessons.judge(intent, history);
        }
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else {
            return Judged::Instead(vec![Do::Say(TrainingNotice::NoPuzzle)]);
        };
        let (board, made) = (history.board(), history.live().len());
        let (Some(change), Some(position)) = (board.change(intent), board.position()) else { return Judged::Play };
        let Ok(after) = position.clone().play(intent) else { return Judged::Play };
        self.dictation = None;
        let expected = open.puzzle.line.get(made).and_then(|expected| board.change(*expected));
        if expected.as_ref() == Some(&change) {
            // What would have followed another move is of no interest any more.
            open.weighing = None;
            return Judged::Play;
        }
        // Whoever mates has solved it, by whichever move.
        if after.is_checkmate() {
            open.puzzle.line.truncate(made);
            open.puzzle.line.push(intent);
            return Judged::Play;
        }
        let report = Box::new(history.describe(&change));
        if after.is_stalemate() {
            open.mistakes += 1;
            return Judged::Instead(vec![Do::Say(TrainingNotice::WrongStalemate { report })]);
        }
        if open.weighing.is_some() {
            // The answer to the one before is still being looked for.
            open.mistakes += 1;
            return Judged::Instead(vec![Do::Say(TrainingNotice::Wrong { report, reply: None })]);
        }
        let before = open.puzzle.is_own().then_some(position);
        open.weighing = Some(Box::new((*report, after.clone())));
        Judged::Instead(vec![Do::Weigh(Box::new(Weigh { before, after }))])
    }

    /// So many half-moves stand on the table, and may be heard of. `at` is in milliseconds.
    pub fn made(&mut self, history: &History, at: u64, now: u64) -> Vec<Do> {
        let made = history.live().len();
        if let Some(lesson) = self.first_lesson() {
            return lesson;
        }
        self.lessons.stands(history);
        if self.lessons.is_on_the_table() {
            let position = self.position(history);
            let result = self.lessons.made(history, at, position);
            return self.with_result(result, now);
        }
        if self.endgames.is_open() {
            let position = self.position(history);
            let (said, over) = self.endgames.made(history, at, position);
            return said.into_iter().chain(over.map(|over| self.keep_over(over, Way::Endgame, None, now))).collect();
        }
        if self.openings.is_open() {
            return self.made_in_an_opening(history, at, now);
        }
        if let Some(first) = self.review.as_mut().and_then(|review| review.begin(at)) {
            return vec![first];
        }
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return Vec::new() };
        if made == open.puzzle.sets_up && open.began.is_none() {
            open.began = Some(at);
            // Whoever has gone on to puzzles in the middle of a review hears no story with them.
            let review = self.review.as_ref().filter(|_| open.way == Way::Review);
            let story = review.and_then(|review| review.story()).map(reviewing::say);
            return story.into_iter().chain([Do::Say(self.position(history))]).collect();
        }
        if made < open.puzzle.length() {
            return Vec::new();
        }
        let millis = at.saturating_sub(open.began.unwrap_or(at));
        self.finish(millis, now)
    }

    /// What came of the last puzzle is kept, or is not.
    pub fn kept(&mut self, kept: Result<(), String>, now: u64) -> Vec<Do> {
        let mut todo = self.endgames.take_outcome();
        todo.extend(self.openings.take_outcome(&self.pupil, now));
        todo.extend(self.lessons.take_outcome());
        if let Some((done, is_of_the_streak)) = self.outcome.take() {
            let clean = done.clean;
            todo.push(Do::Say(TrainingNotice::Solved(Box::new(done))));
            let count = self.streak;
            if is_of_the_streak && clean {
                todo.push(Do::Say(TrainingNotice::StreakGoesOn { count }));
            } else if is_of_the_streak {
                self.streak = 0;
                todo.push(Do::Say(TrainingNotice::StreakOver { count, record: self.pupil.streak }));
            }
        }
        todo.extend(self.told_of_the_disk(kept));
        todo
    }

    /// Trouble with the disk is told once, and its end too.
    pub(super) fn told_of_the_disk(&mut self, kept: Result<(), String>) -> Option<Do> {
        let was_unsaved = std::mem::replace(&mut self.is_unsaved, kept.is_err());
        Some(Do::Say(match kept {
            Err(why) if !was_unsaved => TrainingNotice::NotSaved { why },
            Ok(()) if was_unsaved => TrainingNotice::SavedAgain,
            _ => return None,
        }))
    }

    // --- puzzles ---

    fn is_open(&self) -> bool {
        self.open_turn().is_some()
    }

    /// Whose move is to be found, if a puzzle is open.
    pub(super) fn open_turn(&self) -> Option<Color> {
        self.open.as_ref().filter(|open| !open.over).map(|open| open.puzzle.solver())
    }

    /// From now on puzzles come in this way; the next one comes at once, unless one is open.
    fn go(&mut self, way: Way, now: u64) -> Vec<Do> {
        if way != self.way {
            self.streak = 0;
        }
        self.way = way;
        let said = Do::Say(TrainingNotice::Way(way));
        if self.is_open() || self.is_finding() {
            return vec![said];
        }
        let next = self.next(now);
        if matches!(next[..], [Do::Open(_) | Do::Find(_)]) { [vec![said], next].concat() } else { next }
    }

    /// The next puzzle, or mistake. When nothing is left that comes back, rated ones follow.
    fn next(&mut self, now: u64) -> Vec<Do> {
        self.dictation = None;
        if self.way == Way::Endgame {
            return self.endgames.next(&mut self.lots);
        }
        if self.way == Way::Opening {
            return self.next_opening(now);
        }
        if self.is_finding() {
            return Vec::new();
        }
        let mut todo = Vec::new();
        if self.way == Way::Review {
            match self.next_mistake() {
                Ok(puzzle) => return vec![self.put_up(puzzle, None)],
                Err(said) if self.review.is_some() => return said,
                Err(said) => {
                    self.way = usual(&self.pupil, now);
                    self.open = None;
                    if !said.is_empty() {
                        return said;
                    }
                }
            }
        }
        if self.way == Way::Repeat {
            if let Some(puzzle) = self.comeback(now) {
                return vec![self.put_up(puzzle, None)];
            }
            todo.push(Do::Say(TrainingNotice::NoneLeft(Way::Repeat)));
            self.way = Way::Rated;
        }
        todo.push(self.new_puzzle());
        todo
    }

    /// With its line, where it must be kept with its card.
    fn put_up(&mut self, puzzle: Puzzle, line: Option<String>) -> Do {
        self.endgames.leave();
        self.openings.leave();
        self.lessons.leave();
        let (fen, again) = (puzzle.fen.clone(), self.way != Way::Review && self.pupil.cards.contains_key(&puzzle.id));
        self.open = Some(Open {
            puzzle,
            line,
            way: self.way,
            again,
            hints: 0,
            mistakes: 0,
            began: None,
            over: false,
            weighing: None,
        });
        Do::Open(fen)
    }

    /// The puzzle is over: rating, card and streak change, and what came of it is kept before it is said.
    fn finish(&mut self, millis: u64, now: u64) -> Vec<Do> {
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        open.over = true;
        let clean = open.hints == 0 && open.mistakes == 0;
        let counts = open.way == Way::Rated && !open.again;
        let is_of_the_streak = open.way == Way::Streak && self.way == Way::Streak;
        let before = self.pupil.rating;
        let rating = if counts {
            let (score, against) = (if clean { 1.0 } else { 0.0 }, f64::from(open.puzzle.rating));
            before.after(&[glicko::Result { rating: against, deviation: PUZZLE_DEVIATION, score }])
        } else {
            before
        };
        let known = self.pupil.cards.get(&open.puzzle.id);
        let recall = match (clean, millis <= AT_ONCE) {
            (false, _) => Recall::Failed,
            (true, false) => Recall::Hard,
            (true, true) => Recall::Known,
        };
        let item = open.puzzle.id.clone();
        let is_own = open.puzzle.is_own();
        let card = match known {
            Some(card) => Some(card.after(recall, now)),
            // A mistake of one's own comes back in any case.
            None => (!clean || is_own).then(|| Card::new(&item, now).after(recall, now)),
        };
        let own = is_own.then(|| open.puzzle.written());
        let own = own.or_else(|| open.line.clone().filter(|_| card.is_some()));
        if open.way == Way::Review
            && let Some(review) = &mut self.review
        {
            review.solved(clean);
        }
        if is_of_the_streak && clean {
            self.streak += 1;
        }
        let change = i32::try_from(i64::from(rating.whole()) - i64::from(before.whole())).unwrap_or(0);
        let back = card.as_ref().map(|card| u32::try_from(card.due.saturating_sub(now) / DAY).unwrap_or(u32::MAX));
        let done = Done { clean, rating: counts.then(|| (rating.whole(), change)), back };
        let attempt = Attempt {
            item,
            way: open.way,
            at: now,
            clean,
            hints: open.hints,
            mistakes: open.mistakes,
            millis,
            streak: if is_of_the_streak { self.streak } else { 0 },
            rating,
            card,
            own,
        };
        self.pupil.take(&attempt);
        self.outcome = Some((done, is_of_the_streak));
        vec![Do::Keep(Box::new(attempt))]
    }
}

/// What comes back today comes first.
fn usual(pupil: &Pupil, now: u64) -> Way {
    if pupil.due(now).is_empty() { Way::Rated } else { Way::Repeat }
}

fn dictated(Standing { piece, square }: Standing) -> TrainingNotice {
    TrainingNotice::Dictated { piece, square }
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
