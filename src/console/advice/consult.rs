//! What an engine is asked for each kind of help. It blocks, so that it is done on a thread of its own.

use crate::answers::advice;
use crate::desk::lines::command::AdviceWord;
use crate::desk::notices::advice::AdviceNotice;
use crate::desk::step::AdviceWish;
use crate::engine::advice::{Adviser, Effort, Trouble, Variation};
use crate::game::advice::Blunder;
use crate::rules::position::{Intent, Position};

/// How long (ms) the best move is looked for in the first step of a hint, and what the opponent threatens: a player hears it as soon as an
/// answer to any other key.
const HINT: Thinking = Thinking { at_once: true, millis: 35, nodes: 6_000 };
const HINT_OF_A_THREAT: Thinking = Thinking { at_once: true, millis: 10, nodes: 1_500 };
/// Before a move is made, for each of two questions.
const BEFORE_A_MOVE: Thinking = Thinking { at_once: true, millis: 120, nodes: 1_500 };
/// For an answer that has more in it.
const A_MOMENT: Thinking = Thinking { at_once: false, millis: 500, nodes: 6_000 };

/// How much thinking an answer is worth.
#[derive(Copy, Clone)]
struct Thinking {
    /// Whether it waits for no engine that has to start first.
    at_once: bool,
    millis: u64,
    /// Positions, where time stands still.
    nodes: u64,
}

/// A position, with those that stood before.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) now: Position,
    pub(super) earlier: Vec<Position>,
    /// Whether the one who asks is to move there.
    pub(super) is_mine: bool,
}

#[derive(Debug)]
pub struct Found {
    pub(super) troubles: Vec<Trouble>,
    pub(super) notice: AdviceNotice,
    /// Moves to be stepped through on the study board.
    pub(super) line: Vec<Intent>,
    /// The best move of a position, for the next steps of a hint.
    pub(super) hint: Option<(Position, Intent)>,
}

/// Questions to an engine about one position.
pub(super) struct Consultation<'a> {
    adviser: &'a Adviser,
    place: &'a Place,
    simulated: bool,
    troubles: Vec<Trouble>,
}

impl<'a> Consultation<'a> {
    pub(super) const fn new(adviser: &'a Adviser, place: &'a Place, simulated: bool) -> Consultation<'a> {
        Consultation { adviser, place, simulated, troubles: Vec::new() }
    }

    /// What is told to somebody who asks for help.
    pub(super) fn answer(mut self, wish: &AdviceWish) -> Found {
        let mut found = match wish {
            AdviceWish::Word(AdviceWord::Hint) => self.hint(),
            AdviceWish::Word(AdviceWord::Evaluation) => self.evaluation(),
            AdviceWish::Word(AdviceWord::BestLine) => self.best_line(),
            AdviceWish::Word(AdviceWord::Threat) => self.threat(),
            AdviceWish::Check(intent) => self.check(*intent),
        }
        .unwrap_or_else(|| just(AdviceNotice::Nobody));
        found.troubles = self.troubles;
        found
    }

    /// Whether a move is a blunder, and what went wrong in asking.
    pub(super) fn look_at(mut self, intent: Intent) -> (Option<Blunder>, Vec<Trouble>) {
        let blunder = self.best(BEFORE_A_MOVE).and_then(|best| self.blunder(intent, &best, BEFORE_A_MOVE));
        (blunder, self.troubles)
    }

    fn hint(&mut self) -> Option<Found> {
        let best = self.best(HINT)?;
        let theirs = self.passed(HINT_OF_A_THREAT).map(|(_, line)| line);
        let matter = advice::matter(&self.place.now, &best, theirs.as_ref());
        let hint = best.moves.first().map(|first| (self.place.now.clone(), *first));
        Some(Found { hint, ..just(AdviceNotice::Matter(matter)) })
    }

    fn evaluation(&mut self) -> Option<Found> {
        let best = self.best(A_MOMENT)?;
        Some(just(AdviceNotice::Stands(advice::balance(&self.place.now, best.score))))
    }

    fn best_line(&mut self) -> Option<Found> {
        let best = self.best(A_MOMENT)?;
        let now = &self.place.now;
        let reports = advice::reports(now, &best.moves);
        let line = best.moves.iter().copied().take(reports.len()).collect();
        let balance = advice::balance(now, best.score);
        Some(Found { line, ..just(AdviceNotice::Line { reports, balance }) })
    }

    /// What the other side does if the one who asks does nothing about it.
    fn threat(&mut self) -> Option<Found> {
        let now = self.place.now.clone();
        let best = self.best(A_MOMENT)?;
        let Some((there, line)) = self.passed(A_MOMENT) else { return Some(just(AdviceNotice::InCheck)) };
        let (ours, there, theirs) = if self.place.is_mine { (best, there, line) } else { (line, now, best) };
        let side = there.turn();
        Some(just(match advice::threat(&ours, &there, &theirs) {
            Some((report, stake)) => AdviceNotice::Threat { side, report: Box::new(report), stake },
            None => AdviceNotice::NoThreat { side },
        }))
    }

    fn check(&mut self, intent: Intent) -> Option<Found> {
        let best = self.best(A_MOMENT)?;
        let report = Box::new(advice::report(&self.place.now, intent)?);
        let blunder = self.blunder(intent, &best, A_MOMENT);
        let notice = blunder.map(|blunder| AdviceNotice::Blunder(Box::new(blunder)));
        Some(just(notice.unwrap_or(AdviceNotice::Fine(report))))
    }

    fn blunder(&mut self, intent: Intent, best: &Variation, thinking: Thinking) -> Option<Blunder> {
        let place = self.place;
        let now = &place.now;
        let after = now.clone().play(intent).ok()?;
        if !after.has_legal_moves() {
            return advice::stalemates(now, intent, best, &after);
        }
        let earlier: Vec<Position> = place.earlier.iter().chain([now]).cloned().collect();
        let answer = self.ask(&after, &earlier, thinking)?;
        advice::blunder(now, intent, best, &answer)
    }

    fn best(&mut self, thinking: Thinking) -> Option<Variation> {
        let place = self.place;
        self.ask(&place.now, &place.earlier, thinking)
    }

    /// The position with the other side to move, and its best line; `None` where the side to move is in check, so that it cannot pass.
    fn passed(&mut self, thinking: Thinking) -> Option<(Position, Variation)> {
        let there = advice::passed(&self.place.now).filter(Position::has_legal_moves)?;
        let line = self.ask(&there, &[], thinking)?;
        Some((there, line))
    }

    fn ask(&mut self, position: &Position, earlier: &[Position], thinking: Thinking) -> Option<Variation> {
        let effort = match thinking {
            Thinking { nodes, .. } if self.simulated => Effort::Nodes(nodes),
            Thinking { at_once: true, millis, .. } => Effort::AtOnce(millis),
            Thinking { at_once: false, millis, .. } => Effort::Millis(millis),
        };
        let advised = self.adviser.ask(position, earlier, effort);
        self.troubles.extend(advised.trouble);
        advised.line
    }
}

/// A notice, and nothing to be done with it.
const fn just(notice: AdviceNotice) -> Found {
    Found { troubles: Vec::new(), notice, line: Vec::new(), hint: None }
}
