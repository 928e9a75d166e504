//! The tutorial at the console: what it wants done is done here.

use super::steps::{Came, Todo};
use super::{Console, Scene};
use crate::desk::notices::tutorial::{QuizCue, TutorialNotice};
use crate::desk::tutorial::{Turn, Tutorial};
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::game::roles::{Mode, Seat, Seats};
use crate::input;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

/// How many questions there are at the end.
const QUESTIONS: usize = 3;

impl Console {
    /// Begins the tutorial, unless a tournament game is going on.
    ///
    /// The Laws forbid no tutorial, and it gives no advice (11.3.1). But from the first move or the first second of the
    /// clock an arbiter would stop it all the same: its cues of moves, checks and flags could be taken for those of the game,
    /// its talk would cover an announcement that has to be understood (Appendix D.2.1), and practising the announcement that is
    /// said once more would disturb the table (11.5). Before the game and after its end no player is harmed.
    pub(super) fn begin_tutorial(&mut self, at: Tick, scene: &Scene) {
        let home = self.home();
        if self.is_tournament_game_on(at, scene) {
            return self.say(home, &Notice::from(TutorialNotice::Refused), Urgency::Urgent);
        }
        let mut random =
            if scene.stamper().is_simulated() { fastrand::Rng::with_seed(0) } else { fastrand::Rng::new() };
        let draws = [(); QUESTIONS].map(|()| random.usize(..QuizCue::ALL.len()));
        let cues_off = !self.resources.output.has_cues();
        let (tutorial, turns) = if self.resources.piped {
            Tutorial::by_lines(&Cue::ALL, &draws, cues_off)
        } else {
            let clock_runs = does_a_clock_run(at, scene);
            Tutorial::at_keyboard(&mut self.keyboard, &Cue::ALL, &draws, cues_off, clock_runs)
        };
        self.tutorial = Some(tutorial);
        self.tutored(turns, Came { source: Source::Console, at });
    }

    /// Whether what is entered for this seat is learning: the owner's own lines are, what somebody else enters by their name
    /// goes to the game as always.
    pub(super) fn is_for_the_tutorial(&self, named: Option<Seat>) -> bool {
        self.tutorial.is_some() && named.is_none_or(|seat| seat == self.home())
    }

    pub(super) fn tutored_key(&mut self, key: input::Key, at: Tick) {
        let language = self.desk.language(self.home());
        let Some(tutorial) = self.tutorial.as_mut() else { return };
        let Some(turns) = tutorial.key(&mut self.keyboard, key, at, language) else { return };
        self.resources.output.silence();
        self.tutored(turns, Came::by_key(at));
        self.then(Todo::FollowQuestion(at));
        self.then(Todo::DrawEntry);
    }

    pub(super) fn tutored_paste(&mut self, text: &str, at: Tick) {
        let Some(tutorial) = self.tutorial.as_mut() else { return };
        let turns = tutorial.paste(&mut self.keyboard, text);
        self.tutored(turns, Came::by_key(at));
        self.then(Todo::DrawEntry);
    }

    pub(super) fn tutored_line(&mut self, text: &str, came: Came) {
        let language = self.desk.language(self.home());
        let Some(tutorial) = self.tutorial.as_mut() else { return };
        let turns = tutorial.line(&mut self.keyboard, text, language);
        self.tutored(turns, came);
    }

    /// When a question has been answered that came in between, the tutorial goes on from where it was.
    pub(super) fn remind_of_the_tutorial(&mut self, asked: bool) {
        if !asked || self.desk.is_asking() {
            return;
        }
        let Some(tutorial) = &self.tutorial else { return };
        for turn in tutorial.reminder(&self.keyboard) {
            if let Turn::Say(notice) = turn {
                self.say(self.home(), &notice, Urgency::Polite);
            }
        }
    }

    /// A tournament game that has begun ends the tutorial.
    pub(super) fn end_tutorial_in_time(&mut self, scene: &Scene) {
        if self.tutorial.is_some() && self.is_tournament_game_on(scene.now(), scene) {
            self.tutorial = None;
            self.keyboard.start_afresh();
            self.draw_entry();
            self.say(self.home(), &Notice::from(TutorialNotice::Interrupted), Urgency::Polite);
        }
    }

    fn tutored(&mut self, turns: Vec<Turn>, came: Came) {
        for turn in turns {
            self.then(Todo::Turn(turn, came));
        }
    }

    pub(super) fn take_turn(&mut self, turn: Turn, came: Came, scene: &Scene) {
        match turn {
            Turn::Stroke(stroke) => self.then(Todo::Stroke(stroke, Urgency::Urgent, came)),
            Turn::Word(word) => {
                let steps = self.desk.word_by_key(word, scene.decided());
                self.then_steps(steps, came);
            }
            Turn::Entered => self.resources.output.entered(),
            Turn::Say(notice) => self.teach(&notice),
            // Heard even if the player has turned this one off: they are learning it.
            Turn::Cue(cue) => drop(self.resources.output.sample_cue(cue)),
            Turn::Over => self.tutorial = None,
        }
    }

    /// Praise is not worth hearing again: it is not remembered among the last words.
    fn teach(&mut self, notice: &Notice) {
        let home = self.home();
        if *notice != Notice::from(TutorialNotice::Right) {
            return self.say(home, notice, Urgency::Polite);
        }
        let segments = self.resources.words.notice(notice, &self.listener(home));
        self.resources.output.tell(&Utterance { to: Seats::only(home), urgency: Urgency::Polite, segments });
    }

    fn is_tournament_game_on(&self, at: Tick, scene: &Scene) -> bool {
        // As far as anybody may know: what is not on disk yet has not happened.
        let has_begun = does_a_clock_run(at, scene) || !scene.committed().history().live().is_empty();
        self.started.mode == Mode::Tournament && scene.committed().outcome().is_none() && has_begun
    }
}

fn does_a_clock_run(at: Tick, scene: &Scene) -> bool {
    scene.committed().clock(at).is_some_and(|clock| clock.running.is_some())
}
