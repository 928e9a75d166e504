//! Drills in a session: a drill is chosen, its rounds begin and end, and lines are answers meanwhile.

use super::drills::Entered;
use super::rounds::{Answered, Chosen, Finished, Round, Score, Then};
use super::session::Session;
use super::step::Do;
use crate::game::board::Board;
use crate::game::participant::Language;
use crate::game::system_error::SystemError;
use crate::training::lines;
use crate::training::lines::training::Verb;
use crate::training::notices::drill::{Drill, DrillNotice, Question};
use crate::training::notices::training::{Telling, TrainingNotice};

fn say(notice: DrillNotice) -> Do {
    Do::Say(TrainingNotice::Drill(Box::new(notice)))
}

/// What is said in a round. A board is emptied for each position that is to be set up.
fn say_all(said: Vec<DrillNotice>) -> Vec<Do> {
    let each = |notice| match notice {
        DrillNotice::Asked(Question::Position) => vec![Do::EmptyBoard, say(notice)],
        other => vec![say(other)],
    };
    said.into_iter().flat_map(each).collect()
}

const fn drill_of(verb: Verb) -> Option<Drill> {
    Some(match verb {
        Verb::Shade => Drill::Shade,
        Verb::Line => Drill::Line,
        Verb::Distance => Drill::Distance,
        Verb::Path => Drill::Path,
        Verb::Moves => Drill::Moves,
        Verb::Attackers => Drill::Attackers,
        Verb::Memory => Drill::Memory,
        Verb::SetUp => Drill::SetUp,
        Verb::Words => Drill::Words,
        Verb::Letters => Drill::Letters,
        _ => return None,
    })
}

impl Session {
    /// Whether a drill was chosen, so that lines are about it.
    pub const fn is_drilling(&self) -> bool {
        self.chosen.is_some()
    }

    /// Whether a position is being set up, so that lines are about the study board.
    pub fn sets_up_a_position(&self) -> bool {
        self.round().is_some_and(|round| round.asked() == Question::Position)
    }

    fn round(&self) -> Option<&Round> {
        self.chosen.as_ref()?.round.as_ref()
    }

    /// When a round ends by itself, in milliseconds.
    pub fn round_ends(&self) -> Option<u64> {
        self.round()?.end()
    }

    /// A word, with this board in front of the one who says it; `None`: it says nothing about drills.
    pub fn drill_word(&mut self, verb: Verb, board: &Board) -> Option<Vec<Do>> {
        if let Some(drill) = drill_of(verb) {
            return Some(self.end_round(Then::Choose(drill)).unwrap_or_else(|| self.choose_drill(drill)));
        }
        match verb {
            Verb::Drills => return Some(vec![say(DrillNotice::List { timed: self.timed })]),
            Verb::Timed | Verb::Untimed => {
                self.timed = verb == Verb::Timed;
                return Some(vec![say(DrillNotice::Timing(self.timed))]);
            }
            _ => {}
        }
        let is_running = self.chosen.as_ref()?.round.is_some();
        match verb {
            Verb::Stop => Some(self.leave_drill()),
            Verb::Solution | Verb::Skip if is_running => {
                let answered = self.chosen.as_mut()?.round.as_mut()?.give_up(&mut self.lots);
                Some(self.answered(answered))
            }
            Verb::Done if self.sets_up_a_position() => {
                let answered = self.chosen.as_mut()?.round.as_mut()?.compare(board, &mut self.lots);
                Some(self.answered(answered))
            }
            // In a round all other words are no answers.
            _ if is_running => None,
            Verb::ByKind => Some(self.order(Telling::Kind)),
            Verb::BySide => Some(self.order(Telling::Side)),
            Verb::ByRank => Some(self.order(Telling::Rank)),
            Verb::Hint | Verb::Solution | Verb::Skip => Some(self.no_answer()),
            Verb::Progress | Verb::Done => None,
            _ => {
                self.chosen = None;
                None
            }
        }
    }

    fn order(&mut self, telling: Telling) -> Vec<Do> {
        self.pupil.telling = telling;
        vec![Do::Say(TrainingNotice::Telling(telling)), Do::KeepTelling(telling)]
    }

    /// What is drilled. With a time the key that goes on begins, so that the time does not run while this is said.
    fn choose_drill(&mut self, drill: Drill) -> Vec<Do> {
        self.dictation = None;
        let begins = say(self.begins_drill(drill));
        self.chosen = Some(Chosen { drill, round: None, is_keeping: false });
        let is_at_once = !self.timed || drill.has_position();
        // Where there is no time, the moment is of no account.
        let next = if is_at_once { self.begin_round(0) } else { vec![self.ready()] };
        [begins].into_iter().chain(next).collect()
    }

    fn ready(&self) -> Do {
        say(DrillNotice::Ready { enter: self.enter.clone() })
    }

    /// The key that goes on: a round begins, or the question is said again.
    pub(super) fn enter_drill(&mut self, at: u64) -> Vec<Do> {
        match self.round() {
            Some(round) if round.end().is_some_and(|end| at >= end) => self.finish_round(),
            Some(round) => vec![say(DrillNotice::Asked(round.asked()))],
            None => self.begin_round(at),
        }
    }

    fn begin_round(&mut self, at: u64) -> Vec<Do> {
        let Some(chosen) = self.chosen.as_mut() else { return Vec::new() };
        let kind = (chosen.drill, self.pupil.scores.level(chosen.drill), self.timed);
        let (round, said) = Round::begin(kind, self.pupil.telling, at, &mut self.lots);
        chosen.round = Some(round);
        say_all(said)
    }

    /// A line, at this moment (ms); `None`: it is no answer.
    pub fn answer(&mut self, text: &str, language: Language, at: u64) -> Option<Vec<Do>> {
        let given = lines::drill::answers(text, language);
        let round = self.chosen.as_mut()?.round.as_mut()?;
        let answered = round.answer(Entered { given: &given, text, language }, at, &mut self.lots);
        (answered != Answered::Not).then(|| self.answered(answered))
    }

    fn answered(&mut self, answered: Answered) -> Vec<Do> {
        match answered {
            Answered::Not => Vec::new(),
            Answered::Goes(said) => say_all(said),
            Answered::Ends(said) => say_all(said).into_iter().chain(self.finish_round()).collect(),
        }
    }

    /// What is said to a line that is no answer.
    pub fn no_answer(&self) -> Vec<Do> {
        match self.round() {
            Some(round) => vec![say(DrillNotice::Expected(round.asked().wanted()))],
            // Who was a moment too late hears that with the score.
            None if self.chosen.as_ref().is_some_and(|chosen| chosen.is_keeping) => Vec::new(),
            None => vec![self.ready()],
        }
    }

    /// The board on which a position is set up again, for somebody who has left it.
    pub fn set_up_anew(&self) -> Vec<Do> {
        say_all(self.round().map(|round| DrillNotice::Asked(round.asked())).into_iter().collect())
    }

    /// What can be entered, where a drill was chosen.
    pub fn drill_help(&self) -> Option<Vec<TrainingNotice>> {
        let drill = self.chosen.as_ref()?.drill;
        let next = match self.round() {
            Some(round) => DrillNotice::Expected(round.asked().wanted()),
            None => DrillNotice::Ready { enter: self.enter.clone() },
        };
        let list = self.round().is_none().then_some(DrillNotice::List { timed: self.timed });
        let notices = [self.begins_drill(drill), next].into_iter().chain(list);
        Some(notices.map(|notice| TrainingNotice::Drill(Box::new(notice))).collect())
    }

    fn begins_drill(&self, drill: Drill) -> DrillNotice {
        let timed = self.timed && !drill.has_position();
        DrillNotice::Begins { drill, timed, level: self.pupil.scores.level(drill) }
    }

    /// Time has passed: a round may be over.
    pub fn time_passes(&mut self, at: u64) -> Vec<Do> {
        if self.round_ends().is_some_and(|end| at >= end) { self.finish_round() } else { Vec::new() }
    }

    fn leave_drill(&mut self) -> Vec<Do> {
        let ended = self.end_round(Then::Leave);
        self.chosen = None;
        ended.unwrap_or_else(|| self.back_to_the_table().into())
    }

    fn back_to_the_table(&self) -> [Do; 2] {
        [say(DrillNotice::Left), self.task().unwrap_or(Do::Say(TrainingNotice::NoPuzzle))]
    }

    /// The round is over by itself.
    fn finish_round(&mut self) -> Vec<Do> {
        self.end_round(Then::Ready).unwrap_or_else(|| vec![self.ready()])
    }

    /// Ends the round that is going on, if one is. Its score is kept, if anything was answered.
    fn end_round(&mut self, then: Then) -> Option<Vec<Do>> {
        let round = self.chosen.as_mut()?.round.take()?;
        let away = (round.asked() == Question::Position).then_some(Do::PutBoardAway);
        let score = round.score();
        if !round.has_begun() {
            let rest = match then {
                Then::Ready => vec![say(DrillNotice::Over { hits: 0, misses: 0, record: None }), self.ready()],
                Then::Choose(drill) => self.choose_drill(drill),
                Then::Leave => self.back_to_the_table().into(),
            };
            return Some(away.into_iter().chain(rest).collect());
        }
        let before = self.pupil.scores.best(&score).map(|best| (best.hits, best.size));
        self.pupil.scores.take(&score);
        if let Some(chosen) = &mut self.chosen {
            chosen.is_keeping = true;
        }
        Some(away.into_iter().chain([Do::KeepRound(Finished { score, before, then })]).collect())
    }

    /// The round that is going on, of somebody who leaves the program in the middle of it, if anything was answered. It is to be kept.
    pub fn leave_round(&mut self) -> Option<Finished> {
        let todo = self.end_round(Then::Leave)?;
        todo.into_iter().find_map(|todo| if let Do::KeepRound(finished) = todo { Some(finished) } else { None })
    }

    /// What came of a round is kept, or is not.
    pub fn round_kept(&mut self, finished: Finished, kept: Result<(), SystemError>) -> Vec<Do> {
        let Finished { score, before, then } = finished;
        let Score { level, hits, misses, size, .. } = score;
        if let Some(chosen) = &mut self.chosen {
            chosen.is_keeping = false;
        }
        let mut todo = vec![say(DrillNotice::Over { hits, misses, record: before.map(|(hits, _)| hits) })];
        if size > 0 {
            todo.push(say(DrillNotice::Remembered { size, record: before.map_or(0, |(_, size)| size) }));
        }
        let next = score.next_level();
        if next != level {
            todo.push(say(DrillNotice::NextLevel { level: next, harder: next > level }));
        }
        todo.extend(self.told_of_the_disk(kept));
        match then {
            Then::Ready if self.is_drilling() && self.round().is_none() => todo.push(self.ready()),
            Then::Choose(drill) => todo.extend(self.choose_drill(drill)),
            Then::Leave if !self.is_drilling() => todo.extend(self.back_to_the_table()),
            // Something else was entered meanwhile.
            Then::Ready | Then::Leave => {}
        }
        todo
    }

    /// How somebody stands in puzzles and openings, and what was the best in each drill.
    pub(super) fn progress(&self, now: u64) -> Do {
        let standings = TrainingNotice::Standings(Box::new(self.pupil.standings(now)));
        let openings = self.openings_stand(now).into_iter().map(TrainingNotice::Opening);
        let bests = self.pupil.scores.bests().into_iter().map(DrillNotice::Best);
        let bests = bests.map(|best| TrainingNotice::Drill(Box::new(best)));
        let rest: Vec<TrainingNotice> = openings.chain(bests).collect();
        if rest.is_empty() {
            return Do::Say(standings);
        }
        Do::List([standings].into_iter().chain(rest).collect())
    }
}

#[cfg(test)]
#[path = "drilling_tests.rs"]
mod tests;
