//! Whether one person asks the same once more, and so wants to hear more.

use crate::game::fact::HalfMoveId;
use crate::game::history::History;
use crate::game::question::Question;
use crate::rules::position::Intent;
use crate::time::Tick;
use crate::view::View;

/// When something is asked: a question after another move, or after one was taken back, is a new one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The half-move after which the board stands. One that is tried can bear the name of one that was tried before.
    last: Option<(HalfMoveId, Intent)>,
    /// How much of what stands beside the half-moves the seat may read.
    notes: usize,
}

impl Moment {
    /// Now, for a seat in front of these half-moves.
    pub fn of(view: &View<'_>, history: &History) -> Moment {
        let last = history.last().map(|last| (last.id, last.report.change.intent));
        Moment { last, notes: view.notes().count() }
    }
}

/// What was asked, and when.
type Asking = (Question, Moment, Tick);

/// For this long (ms) the answer about a clock counts as the same: a later question asks for the time then, not for more about it.
const READING_HOLDS: u64 = 5_000;

/// Whether somebody asks once more what was asked before.
fn is_the_same(before: &Asking, now: &Asking) -> bool {
    let (question, moment, at) = *before;
    (question, moment) == (now.0, now.1) && !(question.reads_a_clock() && now.2.since(at) > READING_HOLDS)
}

/// What was asked by the last key or line that asked anything, and by the present one.
#[derive(Clone, Debug, Default)]
pub struct Again {
    before: Vec<Asking>,
    now: Vec<Asking>,
    /// The present key or line has asked nothing yet.
    fresh: bool,
    /// What was last answered shortly, and is told whole when it is asked for again.
    told_short: Option<Short>,
}

/// What is answered shortly at first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Short {
    Keys,
    /// What can be done now.
    Context,
}

impl Again {
    /// A new key or line: what it asks is compared with what the last one asked.
    pub fn begin(&mut self) {
        self.fresh = true;
    }

    /// No question was asked: the answers are given in another form now, or of another position.
    pub fn forget(&mut self) {
        *self = Again { told_short: self.told_short, ..Again::default() };
    }

    /// Takes a wish for help; whether it is told shortly.
    pub fn is_short(&mut self, asked: Short) -> bool {
        let again = self.told_short == Some(asked);
        self.told_short = (!again).then_some(asked);
        !again
    }

    /// Takes a question; whether the last key or line that asked anything asked it too.
    pub fn is_again(&mut self, question: Question, moment: Moment, at: Tick) -> bool {
        if std::mem::take(&mut self.fresh) {
            self.before = std::mem::take(&mut self.now);
        }
        let asking = (question, moment, at);
        self.now.push(asking);
        self.before.iter().any(|before| is_the_same(before, &asking))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(notes: usize) -> Moment {
        Moment { notes, ..Moment::default() }
    }

    /// Whether each question of each line is one that is asked again.
    fn asked(lines: &[(&[Question], usize)]) -> Vec<Vec<bool>> {
        let mut again = Again::default();
        let each = |(questions, notes): &(&[Question], usize)| {
            again.begin();
            questions.iter().map(|question| again.is_again(*question, after(*notes), Tick::START)).collect()
        };
        lines.iter().map(each).collect()
    }

    #[test]
    fn the_same_line_asks_again_despite_typing_in_between() {
        let (one, two): (&[_], &[_]) = (&[Question::Material], &[Question::Pins, Question::Captured]);
        assert_eq!(asked(&[(one, 0), (&[], 0), (one, 0)]), [vec![false], vec![], vec![true]]);
        assert_eq!(asked(&[(two, 0), (two, 0), (one, 0)]), [vec![false; 2], vec![true; 2], vec![false]]);
    }

    #[test]
    fn another_question_or_another_move_begins_anew() {
        let (one, two): (&[_], &[_]) = (&[Question::Material], &[Question::Pins]);
        assert_eq!(asked(&[(one, 0), (two, 0), (one, 0)]), [vec![false], vec![false], vec![false]]);
        assert_eq!(asked(&[(one, 0), (one, 1), (one, 1)]), [vec![false], vec![false], vec![true]]);
    }

    #[test]
    fn a_clock_asked_later_or_in_another_form_is_new() {
        let mut again = Again::default();
        let mut asked = |question, second: u64, forgets| {
            if forgets {
                again.forget();
            }
            again.begin();
            again.is_again(question, after(0), Tick::from_millis(1_000 * second))
        };
        let times = [(0, false), (4, false), (12, false), (13, true)];
        assert_eq!(times.map(|(at, forgets)| asked(Question::OwnTime, at, forgets)), [false, true, false, false]);
        assert_eq!(times.map(|(at, forgets)| asked(Question::Material, at, forgets)), [false, true, true, false]);
    }
}
