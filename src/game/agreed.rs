//! A half-move that both players have written otherwise than it is recorded: the record follows them, and so does everything
//! that was played since (D.2.9; the resolver where the difference is found late).

use super::adjournment::Adjournment;
use super::board::{Board, Change};
use super::clock::ClockReading;
use super::dialogue;
use super::effect::Effect;
use super::fact::{RestoreReason, What};
use super::half_move::HalfMoveId;
use super::machine::{Game, Phase};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::Seats;
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::position::Intent;

/// One half-move that is made again.
struct Again {
    change: Change,
    said: String,
    /// Whether it was completed.
    completed: bool,
    /// What the clocks showed then.
    clock: Option<ClockReading>,
}

/// Everything from the corrected half-move on.
pub(super) struct Rewritten {
    /// Which half-move is corrected, from 1.
    number: usize,
    /// The last half-move that stays as it is.
    to: Option<HalfMoveId>,
    line: Vec<Again>,
}

impl Game {
    /// A half-move is corrected when the last one is completed, the boards agree, and no envelope holds a move: what lies in one was
    /// sealed in the position as it is recorded.
    pub(super) fn may_be_rewritten(&self) -> Result<(), Refusal> {
        if self.is_to_be_sealed() || self.adjournment().is_some_and(Adjournment::seals_reply) {
            return Err(RulingRefusal::SealedFirst.into());
        }
        self.waits_for_envelope()?;
        if self.flow.diverged().is_some() {
            return Err(dialogue::Refusal::Diverged.into());
        }
        self.flow.waiting().map_or(Ok(()), |made| Err(RulingRefusal::NotCompleted(made.mover).into()))
    }

    /// The line as both players have written it.
    ///
    /// # Errors
    /// No such half-move; it is so already; it, or a later one, is not legal then.
    pub(super) fn rewritten(&self, half_move: HalfMoveId, intent: Intent, said: &str) -> Result<Rewritten, Refusal> {
        let live = self.history.live();
        let index = self.history.index_of(half_move).ok_or(Refusal::NoSuchHalfMove)?;
        let tail = live.get(index..).unwrap_or_default();
        if tail.first().is_some_and(|each| each.report.change.intent == intent) {
            return Err(RulingRefusal::AlreadySo.into());
        }
        let last = self.history.before(index);
        let mut board = last.map_or(self.history.start(), |last| &last.board).clone();
        let mut again = Vec::with_capacity(tail.len());
        for (number, each) in (index + 1..).zip(tail) {
            let first = again.is_empty();
            let intent = if first { intent } else { each.report.change.intent };
            let change = legal(&board, intent).ok_or(RulingRefusal::DoesNotFollow { number })?;
            board = board.after(&change);
            // What was ruled about the clocks since stays ruled when a position is put back later.
            let mut clock = each.completed.flatten();
            if let Some(reading) = clock.as_mut() {
                self.clock_rulings.redo(each.rulings, reading);
            }
            let said = if first { said } else { self.written_as(each.id).unwrap_or_default() }.to_owned();
            again.push(Again { change, said, completed: each.completed.is_some(), clock });
        }
        Ok(Rewritten { number: index + 1, to: last.map(|last| last.id), line: again })
    }

    /// Makes the line again. The clocks show what they showed.
    pub(super) fn rewrite(&mut self, response: &mut Response<'_>, rewritten: &Rewritten) {
        let now = self.clock(response.at);
        let again = u32::try_from(rewritten.line.len()).unwrap_or(u32::MAX);
        self.record(
            response,
            None,
            What::Restored { to: rewritten.to, why: RestoreReason::Ruling, again, confirm: false },
        );
        let mut report = None;
        for Again { change, said, completed, clock } in &rewritten.line {
            let described = self.history.describe(change);
            report.get_or_insert(described);
            let half_move = self.announced_and_made(response, change.clone(), said.clone());
            if *completed {
                self.record(response, *clock, What::Completed { half_move });
            }
        }
        self.record(response, now, What::ClockNoted);
        if let Some(report) = report {
            let later = rewritten.line.len().saturating_sub(1);
            let (number, report) = (rewritten.number, Box::new(report));
            response.tell(Seats::PUBLIC, Says::Rewritten { number, report, later, turn: self.turn() });
        }
        response.push(Effect::RestEngine);
        if !self.end_by_position(response) {
            self.ask_whether_dead(response);
            if self.phase == Phase::Running {
                self.ask_engine(response);
            }
        }
    }
}

fn legal(board: &Board, intent: Intent) -> Option<Change> {
    board.position()?.judge(intent).ok()?;
    board.change(intent)
}
