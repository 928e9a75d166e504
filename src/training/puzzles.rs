//! Puzzles as a machine beside the session, which chooses them: the one that stands on the table, and the streak of those before it.

use super::exercise::{Exercise, Moment};
use super::glicko;
use super::pupil::Attempt;
use super::puzzle::Puzzle;
use super::reviewing;
use super::schedule::{Card, Recall};
use super::step::{Do, Judged, Weigh, Weighed};
use crate::answers::advice;
use crate::game::history::History;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Intent, Position};
use crate::training::notices::review::ReviewNotice;
use crate::training::notices::training::{Done, How, TrainingNotice, Way};

/// How sure the rating of a puzzle is taken to be.
const PUZZLE_DEVIATION: f64 = 80.0;
/// Who takes longer than this (ms) for a puzzle that comes back has not known it at once.
const AT_ONCE: u64 = 60_000;
const DAY: u64 = 86_400;

/// A puzzle that comes to the table.
#[derive(Clone, Debug)]
pub struct Coming {
    /// The puzzle itself.
    pub puzzle: Puzzle,
    /// The whole of it, where it can be gone from this machine when it comes back.
    pub line: Option<String>,
    /// Why it comes, whatever is wished for later.
    pub way: Way,
    /// It was there before.
    pub again: bool,
    /// What is told in front of it.
    pub story: Option<ReviewNotice>,
}

/// The puzzle on the table.
#[derive(Clone, Debug)]
struct Open {
    is: Coming,
    hints: u32,
    mistakes: u32,
    /// When it was heard first, in milliseconds.
    began: Option<u64>,
    /// It is solved, or its solution was told.
    over: bool,
    /// The streak has ended here, and that is said.
    is_out: bool,
    /// The move that is being weighed, and what it leads to.
    weighing: Option<Box<(MoveReport, Position)>>,
}

/// Puzzles, one after another.
#[derive(Clone, Debug, Default)]
pub struct Puzzles {
    /// Those solved in the present streak.
    streak: u32,
    open: Option<Open>,
    /// What came of the last one, while it is being kept, and whether it belongs to the present streak.
    outcome: Option<(Done, bool)>,
}

impl Puzzles {
    /// A puzzle comes to the table.
    pub fn begin(&mut self, coming: Coming) -> Do {
        let fen = coming.puzzle.fen.clone();
        self.open =
            Some(Open { is: coming, hints: 0, mistakes: 0, began: None, over: false, is_out: false, weighing: None });
        Do::Open(fen)
    }

    /// The one on the table, over or not.
    pub fn there(&self) -> Option<&Coming> {
        self.open.as_ref().map(|open| &open.is)
    }

    /// How many of the present streak are solved.
    pub const fn streak(&self) -> u32 {
        self.streak
    }

    /// The next one begins a new streak.
    pub fn end_streak(&mut self) {
        self.streak = 0;
    }

    /// How long the streak was that has just ended with the puzzle on the table, if that is not said yet.
    pub fn streak_ends(&mut self) -> Option<u32> {
        let open = self.open.as_mut().filter(|open| !open.over && !open.is_out && open.is.way == Way::Streak)?;
        open.is_out = open.hints > 0 || open.mistakes > 0;
        open.is_out.then(|| std::mem::take(&mut self.streak))
    }

    /// What an engine says of the move that is not the expected one.
    pub fn weighed(&mut self, weighed: &Weighed, moment: Moment<'_>) -> Vec<Do> {
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return Vec::new() };
        let Some((report, after)) = open.weighing.take().map(|weighing| *weighing) else { return Vec::new() };
        let behind = weighed.answer.as_ref().map(|answer| answer.score.of_the_other());
        if let (Some(best), Some(behind)) = (weighed.best, behind)
            && reviewing::is_good(best.chances(), behind.chances())
        {
            let puzzle = &open.is.puzzle;
            let before = puzzle.history(puzzle.sets_up);
            let best = puzzle.line.get(puzzle.sets_up).and_then(|intent| before.board().change(*intent));
            let best = Box::new(best.map_or(report, |change| before.describe(&change)));
            let good = reviewing::say(ReviewNotice::GoodToo { best });
            return [good].into_iter().chain(self.finish(None, moment)).collect();
        }
        open.mistakes += u32::from(open.is.puzzle.is_own());
        let answer = weighed.answer.as_ref().and_then(|answer| advice::report(&after, *answer.moves.first()?));
        vec![Do::Say(TrainingNotice::Wrong { report: Box::new(report), reply: answer.map(Box::new) })]
    }

    /// The puzzle is over: rating, card and streak change, and what came of it is kept before it is said. `given_up`: how, unless it is
    /// solved.
    fn finish(&mut self, given_up: Option<How>, Moment { pupil, way, at, now }: Moment<'_>) -> Option<Do> {
        let Open { is, hints, mistakes, began, over, is_out, .. } = self.open.as_mut()?;
        *over = true;
        let clean = *hints == 0 && *mistakes == 0;
        let millis = at.saturating_sub(began.unwrap_or(at));
        let counts = is.way == Way::Rated && !is.again;
        let is_of_the_streak = is.way == Way::Streak && way == Way::Streak && !*is_out;
        let before = pupil.rating;
        let rating = if counts {
            let (score, against) = (if clean { 1.0 } else { 0.0 }, f64::from(is.puzzle.rating));
            before.after(&[glicko::Result { rating: against, deviation: PUZZLE_DEVIATION, score }])
        } else {
            before
        };
        let recall = match (clean, millis <= AT_ONCE) {
            (false, _) => Recall::Failed,
            (true, false) => Recall::Hard,
            (true, true) => Recall::Known,
        };
        let (item, is_own) = (is.puzzle.id.clone(), is.puzzle.is_of_a_game());
        let card = match pupil.cards.get(&item) {
            Some(card) => Some(card.after(recall, now)),
            // What comes from one's own games comes back in any case.
            None => (!clean || is_own).then(|| Card::new(&item, now).after(recall, now)),
        };
        let own = is_own.then(|| is.puzzle.written());
        let own = own.or_else(|| is.line.clone().filter(|_| card.is_some()));
        if is_of_the_streak && clean {
            self.streak += 1;
        }
        let change = i32::try_from(i64::from(rating.whole()) - i64::from(before.whole())).unwrap_or(0);
        let back = card.as_ref().map(|card| u32::try_from(card.due.saturating_sub(now) / DAY).unwrap_or(u32::MAX));
        let how = given_up.unwrap_or(match (*mistakes, *hints) {
            (0, 0) => How::Clean,
            (0, _) => How::Hinted,
            _ => How::Helped,
        });
        let done = Done { how, rating: counts.then(|| (rating.whole(), change)), back };
        self.outcome = Some((done, is_of_the_streak));
        let streak = if is_of_the_streak { self.streak } else { 0 };
        let (way, hints, mistakes, at) = (is.way, *hints, *mistakes, now);
        Some(Do::Keep(Box::new(Attempt { item, way, at, clean, hints, mistakes, millis, streak, rating, card, own })))
    }

    /// What came of the last one was told already.
    pub fn forget_outcome(&mut self) {
        self.outcome = None;
    }
}

impl Exercise for Puzzles {
    fn is_open(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.over)
    }

    fn solver(&self) -> Color {
        self.open.as_ref().map_or(Color::White, |open| open.is.puzzle.solver())
    }

    fn leave(&mut self) {
        self.open = None;
        self.end_streak();
    }

    fn sets_up(&self, made: usize) -> bool {
        made <= self.open.as_ref().map_or(1, |open| open.is.puzzle.sets_up)
    }

    fn is_again(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.is.again)
    }

    fn reply(&self, history: &History, _: &mut fastrand::Rng) -> Option<Intent> {
        let (made, puzzle) = (history.live().len(), &self.open.as_ref()?.is.puzzle);
        puzzle.line.get(made).filter(|_| !(made + puzzle.sets_up).is_multiple_of(2)).copied()
    }

    fn judge(&mut self, intent: Intent, history: &History) -> Judged {
        let Some(open) = self.open.as_mut() else { return Judged::Play };
        let (board, made) = (history.board(), history.live().len());
        let (Some(change), Some(position)) = (board.change(intent), board.position()) else { return Judged::Play };
        let Ok(after) = position.clone().play(intent) else { return Judged::Play };
        let puzzle = &mut open.is.puzzle;
        if let Some(weighing) = open.weighing.as_ref().filter(|_| puzzle.is_own()) {
            // It may be as good as the one that is expected: it has its answer first.
            let report = Box::new(weighing.0.clone());
            return Judged::Instead(vec![Do::Say(TrainingNotice::StillWeighed { report })]);
        }
        let expected = puzzle.line.get(made).and_then(|expected| board.change(*expected));
        if expected.as_ref() == Some(&change) {
            // What would have followed another move is of no interest any more.
            open.weighing = None;
            return Judged::Play;
        }
        // Any move that mates solves it.
        if after.is_checkmate() {
            puzzle.line.truncate(made);
            puzzle.line.push(intent);
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
        let before = puzzle.is_own().then_some(position);
        // Only where other moves can be good, too, it is no mistake yet.
        open.mistakes += u32::from(before.is_none());
        open.weighing = Some(Box::new((*report, after.clone())));
        Judged::Instead(vec![Do::Weigh(Box::new(Weigh { before, after }))])
    }

    fn made(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let made = history.live().len();
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return Vec::new() };
        if made == open.is.puzzle.sets_up && open.began.is_none() {
            open.began = Some(moment.at);
            let story = open.is.story.take().map(reviewing::say);
            let position = Do::Say(moment.position(history, open.is.again));
            return story.into_iter().chain([position]).collect();
        }
        if made < open.is.puzzle.length() {
            return Vec::new();
        }
        self.finish(None, moment).into_iter().collect()
    }

    fn next(&mut self, _: Moment<'_>) -> Option<Vec<Do>> {
        self.is_open().then(|| vec![Do::Say(TrainingNotice::NotSolved)])
    }

    /// What matters; then which piece; then the move.
    fn hint(&mut self, history: &History) -> Vec<Do> {
        let nothing = || vec![Do::Say(TrainingNotice::NoPuzzle)];
        let Some(open) = self.open.as_mut() else { return nothing() };
        let (puzzle, made) = (&open.is.puzzle, history.live().len());
        let next = puzzle.line.get(made).and_then(|intent| history.board().change(*intent));
        let Some(change) = next else { return nothing() };
        open.hints += 1;
        let report = history.describe(&change);
        // A player who has chosen the theme knows it.
        let step = open.hints + u32::from(open.is.way == Way::Theme);
        vec![Do::Say(match step {
            1 => match history.board().position().filter(|_| puzzle.is_of_a_game()) {
                Some(position) => TrainingNotice::HintMatter(reviewing::matter(puzzle, made, &position)),
                None => TrainingNotice::HintTheme(puzzle.theme()),
            },
            2 => TrainingNotice::HintPiece { role: report.piece(), square: report.from() },
            _ => TrainingNotice::HintMove(Box::new(report)),
        })]
    }

    /// The moves that are left, which ends the puzzle.
    fn solution(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        open.mistakes += 1;
        let puzzle = &open.is.puzzle;
        let mut line = puzzle.history(history.live().len());
        let mut reports = Vec::new();
        for intent in puzzle.line.iter().skip(line.live().len()) {
            let Some(change) = line.board().change(*intent) else { break };
            reports.push(line.describe(&change));
            line.made(line.next_id(), &change, "");
        }
        let said = Do::Say(TrainingNotice::Solution(reports));
        [said].into_iter().chain(self.finish(Some(How::Told), moment)).collect()
    }

    /// It counts as not solved.
    fn stop(&mut self, moment: Moment<'_>) -> Vec<Do> {
        let Some(open) = self.open.as_mut() else { return Vec::new() };
        open.mistakes += 1;
        self.finish(Some(How::Left), moment).into_iter().collect()
    }

    fn take_outcome(&mut self, Moment { pupil, .. }: Moment<'_>) -> Vec<Do> {
        let Some((done, is_of_the_streak)) = self.outcome.take() else { return Vec::new() };
        let (clean, count) = (done.how == How::Clean, self.streak);
        let streak = match (is_of_the_streak, clean) {
            (false, _) => None,
            (true, true) => Some(TrainingNotice::StreakGoesOn { count }),
            (true, false) => {
                self.streak = 0;
                Some(TrainingNotice::StreakOver { count, record: pupil.streak })
            }
        };
        [TrainingNotice::Solved(Box::new(done))].into_iter().chain(streak).map(Do::Say).collect()
    }
}
