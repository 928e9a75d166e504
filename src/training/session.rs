//! A session of puzzles as a machine: what is entered goes in, what is to be done comes out. It reads no clock, no disk and draws its lots
//! from a seed, so that a session can be repeated in a test.

use super::drilling::{Chosen, Finished};
use super::endgame::{Endgames, Over};
use super::glicko;
use super::pupil::{Attempt, Pupil};
use super::puzzle::{Listed, Puzzle, built_in};
use super::schedule::{Card, Recall};
use super::telling::{pieces, told};
use crate::engine::endgames::Tables;
use crate::engine::endgames::store::StoreTrouble;
use crate::game::board::{Board, Standing};
use crate::game::history::History;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Intent, Position};
use crate::words::endgame_notice::Endgame;
use crate::words::endgame_words::EndgameWish;
use crate::words::key::Key;
use crate::words::training_notice::{Done, Telling, TrainingNotice, Way};
use crate::words::training_words::Verb;

/// How sure the rating of a puzzle is taken to be.
const PUZZLE_DEVIATION: f64 = 80.0;
/// So far from a player's own rating a rated puzzle may be, at first.
const NEAR: u32 = 100;
/// Among so many of the next ones, those with the fewest pieces, a lot decides.
const AMONG: usize = 12;
/// Where a streak begins, and by how much each puzzle of it is harder.
const STREAK: (u32, u32) = (500, 40);
/// Who takes longer than this (ms) for a puzzle that comes back has not known it at once.
const AT_ONCE: u64 = 60_000;
const DAY: u64 = 86_400;

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Do {
    /// Say this.
    Say(TrainingNotice),
    /// Say these one after another, as a list through which one can step.
    List(Vec<TrainingNotice>),
    /// Put this position (FEN) on the table, before the opponent's move.
    Open(String),
    /// Keep this, and then tell the session ([`Session::kept`]).
    Keep(Box<Attempt>),
    /// Keep how positions are told.
    KeepTelling(Telling),
    /// Keep the score of a round, and then tell the session ([`Session::round_kept`]).
    KeepRound(Finished),
    /// Put an empty study board in front of whoever trains.
    EmptyBoard,
    /// Put it away.
    PutBoardAway,
    /// Find out what follows a wrong move, and then tell the session ([`Session::refuted`]).
    Refute(Box<Position>),
    /// Read or make the tables of an endgame, and then tell the session ([`Session::provided`]).
    Provide(Endgame),
}

/// What becomes of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Judged {
    /// It goes to the game: it is right, or no legal move, which the game says.
    Play,
    /// It does not.
    Instead(Vec<Do>),
}

/// The puzzle on the table.
#[derive(Clone, Debug)]
struct Open {
    puzzle: Puzzle,
    again: bool,
    hints: u32,
    mistakes: u32,
    /// When it was heard first, in milliseconds.
    began: Option<u64>,
    /// It is solved, or its solution was told.
    over: bool,
    /// The wrong move whose refutation is being looked for.
    refuting: Option<Box<MoveReport>>,
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
    pub(super) lots: fastrand::Rng,
    /// What came of the last puzzle, while it is being kept.
    outcome: Option<(Done, Way)>,
    /// The drill that was chosen.
    pub(super) chosen: Option<Chosen>,
    /// Whether rounds have a time.
    pub(super) timed: bool,
    /// The keys that go on; none where lines do.
    pub(super) enter: Vec<Key>,
    is_unsaved: bool,
}

impl Session {
    /// A session of a pupil. `now` is in seconds since 1 January 1970, UTC; what comes back today comes first.
    pub fn new(pupil: Pupil, seed: u64, now: u64) -> Session {
        let way = if pupil.due(now).is_empty() { Way::Rated } else { Way::Repeat };
        Session {
            pupil,
            way,
            streak: 0,
            open: None,
            dictation: None,
            endgames: Endgames::default(),
            lots: fastrand::Rng::with_seed(seed),
            outcome: None,
            chosen: None,
            timed: true,
            enter: Vec::new(),
            is_unsaved: false,
        }
    }

    /// Who trains, as far as is known now.
    pub const fn pupil(&self) -> &Pupil {
        &self.pupil
    }

    /// The first words: what is due, and the keys with which it begins.
    pub fn begins(&mut self, now: u64, enter: Vec<Key>) -> TrainingNotice {
        self.enter.clone_from(&enter);
        let (name, standings) = (self.pupil.name.clone(), Box::new(self.pupil.standings(now)));
        TrainingNotice::Begins { name, standings, enter }
    }

    /// The opponent's next move.
    pub fn reply(&mut self, history: &History) -> Option<Intent> {
        if self.endgames.is_open() {
            return self.endgames.reply(history, &mut self.lots);
        }
        let made = history.live().len();
        let open = self.open.as_ref().filter(|_| made.is_multiple_of(2))?;
        open.puzzle.line.get(made).copied()
    }

    /// Whether this half-move only sets the puzzle up: it is told with the position.
    pub fn sets_up(&self, made: usize) -> bool {
        made <= 1
    }

    // --- what is entered ---

    /// The key that goes on, or an empty line. `at` is in milliseconds.
    pub fn enter(&mut self, at: u64, now: u64) -> Vec<Do> {
        if self.is_drilling() {
            return self.enter_drill(at);
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
            (None, _) if self.endgames.is_open() => {
                vec![Do::Say(TrainingNotice::YourMove { turn: self.endgames.solver() })]
            }
            (None, Some(open)) if !open.over => vec![Do::Say(TrainingNotice::YourMove { turn: open.puzzle.solver() })],
            (None, _) => self.next(now),
        }
    }

    /// A word, by somebody who has this board in front of them.
    pub fn word(&mut self, verb: Verb, history: &History, keys: bool, now: u64) -> Vec<Do> {
        match verb {
            Verb::Next if self.is_open() => vec![Do::Say(TrainingNotice::NotSolved)],
            Verb::Next => self.next(now),
            Verb::Hint if self.endgames.is_on_the_table() => self.endgames.hint(history),
            Verb::Hint => self.hint(history),
            Verb::Solution if self.endgames.is_on_the_table() => {
                let (said, over) = self.endgames.give_up(history);
                said.into_iter().chain(over.map(|over| self.keep_endgame(over, now))).collect()
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
        match wish {
            EndgameWish::List => Endgames::list(),
            // Nobody leaves a puzzle unsolved in silence.
            _ if self.is_open() => vec![Do::Say(TrainingNotice::NotSolved)],
            EndgameWish::Begin(endgame) => {
                (self.way, self.streak) = (Way::Endgame, 0);
                (self.open, self.dictation) = (None, None);
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
            open.refuting = None;
            return Judged::Play;
        }
        // Whoever mates has solved it, by whichever move.
        if after.is_checkmate() {
            open.puzzle.line.truncate(made);
            open.puzzle.line.push(intent);
            return Judged::Play;
        }
        open.mistakes += 1;
        let report = Box::new(history.describe(&change));
        if after.is_stalemate() {
            return Judged::Instead(vec![Do::Say(TrainingNotice::WrongStalemate { report })]);
        }
        if open.refuting.is_some() {
            // The answer to the one before is still being looked for.
            return Judged::Instead(vec![Do::Say(TrainingNotice::Wrong { report, reply: None })]);
        }
        open.refuting = Some(report);
        Judged::Instead(vec![Do::Refute(Box::new(after))])
    }

    /// What follows the wrong move, if anybody could say.
    pub fn refuted(&mut self, reply: Option<Box<MoveReport>>) -> Vec<Do> {
        let report = self.open.as_mut().and_then(|open| open.refuting.take());
        report.map(|report| Do::Say(TrainingNotice::Wrong { report, reply })).into_iter().collect()
    }

    /// So many half-moves stand on the table, and may be heard of. `at` is in milliseconds.
    pub fn made(&mut self, history: &History, at: u64, now: u64) -> Vec<Do> {
        let made = history.live().len();
        if self.endgames.is_open() {
            let position = self.position(history);
            let (said, over) = self.endgames.made(history, at, position);
            return said.into_iter().chain(over.map(|over| self.keep_endgame(over, now))).collect();
        }
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return Vec::new() };
        if made == 1 && open.began.is_none() {
            open.began = Some(at);
            return vec![Do::Say(self.position(history))];
        }
        if made < open.puzzle.line.len() {
            return Vec::new();
        }
        let millis = at.saturating_sub(open.began.unwrap_or(at));
        self.finish(millis, now)
    }

    /// What came of the last puzzle is kept, or is not.
    pub fn kept(&mut self, kept: Result<(), String>) -> Vec<Do> {
        let mut todo = self.endgames.take_outcome();
        if let Some((done, way)) = self.outcome.take() {
            let clean = done.clean;
            todo.push(Do::Say(TrainingNotice::Solved(Box::new(done))));
            if way == Way::Streak {
                let count = self.streak;
                todo.push(Do::Say(if clean {
                    TrainingNotice::StreakGoesOn { count }
                } else {
                    TrainingNotice::StreakOver { count, record: self.pupil.streak }
                }));
            }
            if way == Way::Streak && !clean {
                self.streak = 0;
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
        if self.is_open() {
            return vec![said];
        }
        let next = self.next(now);
        if matches!(next[..], [Do::Open(_)]) { [vec![said], next].concat() } else { next }
    }

    /// The next puzzle. When nothing is left that comes back, rated ones follow.
    fn next(&mut self, now: u64) -> Vec<Do> {
        self.dictation = None;
        if self.way == Way::Endgame {
            return self.endgames.next(&mut self.lots);
        }
        let mut todo = Vec::new();
        let mut chosen = self.choose(now);
        if chosen.is_none() && self.way == Way::Repeat {
            todo.push(Do::Say(TrainingNotice::NoneLeft(Way::Repeat)));
            self.way = Way::Rated;
            chosen = self.choose(now);
        }
        let puzzle = chosen.and_then(|listed| listed.whole().ok());
        let Some(puzzle) = puzzle else {
            todo.push(Do::Say(TrainingNotice::NoneLeft(self.way)));
            return todo;
        };
        todo.push(Do::Open(puzzle.fen.clone()));
        self.endgames.leave();
        let again = self.pupil.cards.contains_key(&puzzle.id);
        self.open = Some(Open { puzzle, again, hints: 0, mistakes: 0, began: None, over: false, refuting: None });
        todo
    }

    fn choose(&mut self, now: u64) -> Option<Listed> {
        if self.way == Way::Repeat {
            let due = self.pupil.due(now);
            return due.iter().find_map(|card| built_in().iter().find(|listed| listed.id == card.item)).copied();
        }
        let wanted = match self.way {
            Way::Streak => STREAK.0 + STREAK.1 * self.streak,
            _ => self.pupil.rating.whole(),
        };
        let seen = &self.pupil.seen;
        let new = || built_in().iter().filter(|listed| !seen.contains(listed.id));
        let near =
            |most: u32| new().filter(|listed| listed.rating.abs_diff(wanted) <= most).take(AMONG).copied().collect();
        let mut found: Vec<Listed> = near(NEAR);
        if found.is_empty() {
            // Nothing new is near: what is nearest.
            found.extend(new().min_by_key(|listed| listed.rating.abs_diff(wanted)));
        }
        let lot = if found.is_empty() { 0 } else { self.lots.usize(..found.len()) };
        found.get(lot).copied()
    }

    /// The puzzle is over: rating, card and streak change, and what came of it is kept before it is said.
    fn finish(&mut self, millis: u64, now: u64) -> Vec<Do> {
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        open.over = true;
        let clean = open.hints == 0 && open.mistakes == 0;
        let counts = self.way == Way::Rated && !open.again;
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
        let card = match known {
            Some(card) => Some(card.after(recall, now)),
            None => (!clean).then(|| Card::new(&item, now).after(recall, now)),
        };
        if self.way == Way::Streak && clean {
            self.streak += 1;
        }
        let change = i32::try_from(i64::from(rating.whole()) - i64::from(before.whole())).unwrap_or(0);
        let back = card.as_ref().map(|card| u32::try_from(card.due.saturating_sub(now) / DAY).unwrap_or(u32::MAX));
        let done = Done { clean, rating: counts.then(|| (rating.whole(), change)), back };
        let attempt = Attempt {
            item,
            way: self.way,
            at: now,
            clean,
            hints: open.hints,
            mistakes: open.mistakes,
            millis,
            streak: if self.way == Way::Streak { self.streak } else { 0 },
            rating,
            card,
        };
        self.pupil.take(&attempt);
        self.outcome = Some((done, self.way));
        vec![Do::Keep(Box::new(attempt))]
    }

    /// What came of an endgame is kept. It changes no rating, and nothing comes back.
    fn keep_endgame(&mut self, over: Over, now: u64) -> Do {
        let Over { item, clean, hints, mistakes, millis } = over;
        let (item, rating) = (item.to_owned(), self.pupil.rating);
        let attempt =
            Attempt { item, way: Way::Endgame, at: now, clean, hints, mistakes, millis, streak: 0, rating, card: None };
        self.pupil.take(&attempt);
        Do::Keep(Box::new(attempt))
    }

    // --- help ---

    /// What matters; then which piece; then the move.
    fn hint(&mut self, history: &History) -> Vec<Do> {
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else {
            return vec![Do::Say(TrainingNotice::NoPuzzle)];
        };
        let next = open.puzzle.line.get(history.live().len()).and_then(|intent| history.board().change(*intent));
        let Some(change) = next else { return vec![Do::Say(TrainingNotice::NoPuzzle)] };
        open.hints += 1;
        let report = history.describe(&change);
        vec![Do::Say(match open.hints {
            1 => TrainingNotice::HintTheme(open.puzzle.theme()),
            2 => TrainingNotice::HintPiece { role: report.piece(), square: report.from() },
            _ => TrainingNotice::HintMove(Box::new(report)),
        })]
    }

    /// The moves that are left, which ends the puzzle.
    fn solution(&mut self, history: &History, now: u64) -> Vec<Do> {
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else {
            return vec![Do::Say(TrainingNotice::NoPuzzle)];
        };
        open.mistakes += 1;
        let mut line = open.puzzle.history(history.live().len());
        let mut reports = Vec::new();
        for intent in open.puzzle.line.iter().skip(line.live().len()) {
            let Some(change) = line.board().change(*intent) else { break };
            reports.push(line.describe(&change));
            line.made(line.next_id(), &change, "");
        }
        let said = Do::Say(TrainingNotice::Solution(reports));
        [vec![said], self.finish(0, now)].concat()
    }

    fn tell(&mut self, telling: Telling, history: &History) -> Vec<Do> {
        self.pupil.telling = telling;
        let said = Do::Say(TrainingNotice::Telling(telling));
        let is_open = self.is_open() || self.endgames.is_open();
        let position = is_open.then(|| Do::Say(self.position(history)));
        [said, Do::KeepTelling(telling)].into_iter().chain(position).collect()
    }

    fn position(&self, history: &History) -> TrainingNotice {
        let board: &Board = history.board();
        TrainingNotice::Puzzle {
            told: told(board, self.pupil.telling),
            last: history.last().map(|last| Box::new(last.report.clone())),
            turn: board.turn(),
            again: self.open.as_ref().is_some_and(|open| open.again),
        }
    }
}

fn dictated(Standing { piece, square }: Standing) -> TrainingNotice {
    TrainingNotice::Dictated { piece, square }
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
