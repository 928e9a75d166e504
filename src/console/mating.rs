//! Questions whether a side can still mate: handed to their own threads, and answered to the game.

use super::Console;
use crate::engine::mating as worker;
use crate::game::command::{Happening, Input};
use crate::game::fact::Source;
use crate::game::mating::{MatingAnswer, MatingTask};
use crate::rules::mating::{Unknown, Verdict};
use crate::time::Tick;

impl Console {
    pub(super) fn ask_about_mate(&mut self, task: MatingTask) {
        let about = task.about.searched();
        if let Some(mating) = &self.resources.mating {
            mating.ask(worker::Question { after: task.after, about, position: task.position });
            self.mates_asked.push((task.after, task.about, about));
        } else {
            // Without threads nobody decides: the game goes on, or the arbiter rules.
            let verdict = Verdict::unknown(about, Unknown::GaveUp);
            let at = self.resources.stamper.now();
            self.hear_about_mate(at, MatingAnswer { after: task.after, about: task.about, verdict });
        }
    }

    pub(super) fn mate_answered(&mut self, at: Tick, answer: worker::Answer) {
        let asked =
            self.mates_asked.iter().position(|(after, _, about)| *after == answer.after && *about == answer.about);
        let Some(index) = asked else { return };
        let (after, about, _) = self.mates_asked.remove(index);
        self.hear_about_mate(at, MatingAnswer { after, about, verdict: answer.verdict });
    }

    fn hear_about_mate(&mut self, at: Tick, answer: MatingAnswer) {
        let what = Happening::CanMate(answer);
        let effects = self.game.handle(Input { seat: self.game.owner(), source: Source::Console, at, what });
        self.carry_out(effects);
    }
}
