//! What helps at a puzzle: hints, its solution, and its position in words.

use super::Session;
use crate::game::board::Board;
use crate::game::history::History;
use crate::training::reviewing;
use crate::training::step::Do;
use crate::training::telling::told;
use crate::words::training_notice::{Telling, TrainingNotice};

impl Session {
    /// What matters; then which piece; then the move.
    pub(super) fn hint(&mut self, history: &History) -> Vec<Do> {
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else {
            return vec![Do::Say(TrainingNotice::NoPuzzle)];
        };
        let next = open.puzzle.line.get(history.live().len()).and_then(|intent| history.board().change(*intent));
        let Some(change) = next else { return vec![Do::Say(TrainingNotice::NoPuzzle)] };
        open.hints += 1;
        let report = history.describe(&change);
        vec![Do::Say(match open.hints {
            1 => match history.board().position().filter(|_| open.puzzle.is_own()) {
                Some(position) => TrainingNotice::HintMatter(reviewing::matter(&open.puzzle, &position)),
                None => TrainingNotice::HintTheme(open.puzzle.theme()),
            },
            2 => TrainingNotice::HintPiece { role: report.piece(), square: report.from() },
            _ => TrainingNotice::HintMove(Box::new(report)),
        })]
    }

    /// The moves that are left, which ends the puzzle.
    pub(super) fn solution(&mut self, history: &History, now: u64) -> Vec<Do> {
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

    pub(super) fn tell(&mut self, telling: Telling, history: &History) -> Vec<Do> {
        self.pupil.telling = telling;
        let said = Do::Say(TrainingNotice::Telling(telling));
        let is_open =
            self.is_open() || self.endgames.is_open() || self.openings.is_open() || self.lessons.is_on_the_table();
        let position = is_open.then(|| Do::Say(self.position(history)));
        [said, Do::KeepTelling(telling)].into_iter().chain(position).collect()
    }

    pub(super) fn position(&self, history: &History) -> TrainingNotice {
        let board: &Board = history.board();
        TrainingNotice::Puzzle {
            told: told(board, self.pupil.telling),
            last: history.last().map(|last| Box::new(last.report.clone())),
            turn: board.turn(),
            again: self.open.as_ref().is_some_and(|open| open.again),
        }
    }
}
