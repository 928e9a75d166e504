//! A tutorial in which keys and cues are learned by using them. Pure: a key or a line goes in, what is to be done and said
//! comes out; the console does it.
//!
//! A key does what it always does, so that the player hears the clock or steps over the board. But nothing that is entered
//! here reaches the game: lines are taken out, and the keys that press the clock or offer a draw are only explained.

use super::curriculum::{self, Expected, LessonPlan, Step};
use super::is_aside;
use super::keyboard::{Keyboard, Stroke};
use crate::desk::entry::EntryEffect;
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::{KeyNotice, Meaning};
use crate::desk::notices::tutorial::{Example, Lesson, QuizCue, Task, TutorialNotice};
use crate::game::board::Board;
use crate::game::effect::Cue;
use crate::game::participant::Language;
use crate::keys::action::{Action, KeyMode};
use crate::keys::key::Key;
use crate::notation::{self, Legality};
use crate::time::Tick;
use crate::words::notice::Notice;

/// What follows from a key or a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The key does what it does. Never a line, never an action that reaches the game.
    Stroke(Stroke),
    /// A word that only asks or listens is obeyed.
    Word(Word),
    /// The line was entered: it stays where it stands, and a new one begins.
    Entered,
    /// Say this after what is being said.
    Say(Notice),
    /// Sound this.
    Cue(Cue),
    /// The tutorial is over.
    Over,
}

/// Where somebody is in the tutorial.
#[derive(Clone, Debug)]
pub struct Tutorial {
    plans: Vec<LessonPlan>,
    plan: usize,
    step: usize,
    by_lines: bool,
    cues_off: bool,
    /// What is wanted was said in a word: who errs again hears it whole.
    hinted: bool,
}

/// What the player works with: their keyboard, or lines alone.
type Desk<'a> = Option<&'a Keyboard>;

impl Tutorial {
    /// Everything, at a keyboard. `cues` are those that are explained, in their order, and `draws` (0 to 2 each) says which
    /// are asked for at the end; `cues_off`: they are not heard, and not asked for.
    #[must_use]
    pub fn at_keyboard(
        keyboard: &mut Keyboard,
        cues: &[Cue],
        draws: &[usize],
        cues_off: bool,
        clock_runs: bool,
    ) -> (Tutorial, Vec<Turn>) {
        let mut plans = curriculum::keys(keyboard);
        plans.extend(curriculum::cues(cues, draws, false, Some(keyboard)));
        let keys = |action| keyboard.keys(action);
        let begins = TutorialNotice::Begins {
            next: keys(Action::NextItem),
            back: keys(Action::PreviousItem),
            leave: keys(Action::Leave),
            clock_runs,
        };
        keyboard.start_afresh();
        Tutorial::new(plans, false, cues_off).begin(begins, Some(keyboard))
    }

    /// The cues alone, by lines.
    pub fn by_lines(cues: &[Cue], draws: &[usize], cues_off: bool) -> (Tutorial, Vec<Turn>) {
        let plans = curriculum::cues(cues, draws, true, None).to_vec();
        Tutorial::new(plans, true, cues_off).begin(TutorialNotice::BeginsByLines, None)
    }

    fn new(mut plans: Vec<LessonPlan>, by_lines: bool, cues_off: bool) -> Tutorial {
        plans.retain(|plan| !(plan.steps.is_empty() || cues_off && plan.lesson == Lesson::Quiz));
        Tutorial { plans, plan: 0, step: 0, by_lines, cues_off, hinted: false }
    }

    fn begin(mut self, words: TutorialNotice, desk: Desk<'_>) -> (Tutorial, Vec<Turn>) {
        let mut turns = vec![say(words)];
        turns.extend(self.enter_lesson(desk));
        (self, turns)
    }

    /// Takes a key and lets the keyboard have it, if it may. `None`: nothing at all is to happen.
    pub fn key(&mut self, keyboard: &mut Keyboard, key: Key, at: Tick, language: Language) -> Option<Vec<Turn>> {
        self.settle(keyboard);
        let Some(step) = self.current() else { return Some(vec![Turn::Over]) };
        let action = keyboard.action(key);
        let explaining = keyboard.is_explaining();
        let only_explained = explaining && step.expected == Expected::Explained;
        match action {
            Some(Action::Leave) => return Some(stop(keyboard)),
            Some(Action::NextItem) if !only_explained && step.expected != Expected::Done(Action::NextItem) => {
                return Some(self.skip(keyboard));
            }
            Some(Action::PreviousItem) if !only_explained && step.expected != Expected::Done(Action::PreviousItem) => {
                return Some(self.back(keyboard));
            }
            Some(action) if !explaining && reaches_the_game(action) => {
                let mut turns = vec![does(key, Meaning::Does(action)), say(TutorialNotice::Held)];
                turns.extend(self.hint(keyboard));
                return Some(turns);
            }
            Some(Action::Repeat) if !explaining && self.has_sound(step) => return Some(self.sound(step)),
            _ => {}
        }
        let mode = keyboard.mode();
        let strokes = keyboard.key(key, at)?;
        if let [Stroke::Entry(EntryEffect::Line(text))] = strokes.as_slice() {
            let mut turns = vec![Turn::Entered];
            turns.extend(self.entered(text, language, keyboard));
            return Some(turns);
        }
        if let [Stroke::PutDown(hand, to)] = strokes.as_slice() {
            if matches!(step.expected, Expected::Move(_)) {
                return Some(self.entered(&hand.line(*to), language, keyboard));
            }
            let mut turns = vec![say(TutorialNotice::NotSent)];
            turns.extend(self.wanted(Some(keyboard)));
            return Some(turns);
        }
        let pressed = Pressed { key, action, explaining, mode };
        let empty = strokes == [Stroke::Entry(EntryEffect::Empty)];
        if empty && action == Some(Action::Enter) && matches!(step.expected, Expected::Past(..)) {
            return Some(self.advance(keyboard));
        }
        let right = is_right(step, pressed, &strokes, keyboard);
        let mut turns: Vec<Turn> = strokes.into_iter().map(Turn::Stroke).collect();
        if right {
            turns.extend(self.right(keyboard));
        } else {
            self.settle(keyboard);
            turns.extend(self.remind(pressed, keyboard));
        }
        Some(turns)
    }

    /// Takes pasted text: it is written like any other.
    pub fn paste(&mut self, keyboard: &mut Keyboard, text: &str) -> Vec<Turn> {
        let mut turns: Vec<Turn> = keyboard.paste(text).into_iter().map(Turn::Stroke).collect();
        let line = keyboard.entry().shown().0.trim();
        let writes = keyboard.mode() == KeyMode::Entry && !keyboard.is_explaining();
        if self.current().is_some_and(|step| writes && matches!(step.expected, Expected::Written(text) if text == line))
        {
            turns.extend(self.right(keyboard));
        } else {
            turns.extend(self.wanted(Some(keyboard)));
        }
        turns
    }

    /// Takes a line that did not come from the keyboard.
    pub fn line(&mut self, keyboard: &mut Keyboard, text: &str, language: Language) -> Vec<Turn> {
        if text.trim().is_empty() {
            return match self.current().map(|step| step.expected) {
                Some(Expected::Past(..)) => self.advance(keyboard),
                Some(_) => self.wanted(self.desk(keyboard)),
                None => vec![Turn::Over],
            };
        }
        self.entered(text, language, keyboard)
    }

    /// Says again what is to be done.
    pub fn reminder(&self, keyboard: &Keyboard) -> Vec<Turn> {
        self.wanted(self.desk(keyboard))
    }

    fn desk<'a>(&self, keyboard: &'a Keyboard) -> Desk<'a> {
        (!self.by_lines).then_some(keyboard)
    }

    fn current(&self) -> Option<Step> {
        self.plans.get(self.plan)?.steps.get(self.step).copied()
    }

    /// A line, in words: the way out, an answer, a question; nothing of it is for the game.
    fn entered(&mut self, text: &str, language: Language, keyboard: &mut Keyboard) -> Vec<Turn> {
        let Some(step) = self.current() else { return vec![Turn::Over] };
        let word = match command::parse(text, language) {
            Some(Heard::Word(word)) => Some(word),
            _ => None,
        };
        let mut turns = Vec::new();
        match (step.expected, word) {
            (_, Some(Word::No | Word::Quit | Word::Close | Word::End)) => return stop(keyboard),
            _ if command::stops(text, language) => return stop(keyboard),
            (Expected::Sent, _) => {
                turns.extend(self.right(keyboard));
                return turns;
            }
            (Expected::Move(example), _) if means(text, example, language) => {
                turns.extend(self.right(keyboard));
                return turns;
            }
            (Expected::Answer(cue), Some(Word::Number(number))) => {
                let said = (1..).zip(QuizCue::ALL).find(|(of, _)| *of == number).map(|(_, cue)| cue);
                return self.answered(cue, said, keyboard);
            }
            // By its name, too; `check` would be a question otherwise.
            (Expected::Answer(cue), _) if quiz_cue_named(text, language).is_some() => {
                return self.answered(cue, quiz_cue_named(text, language), keyboard);
            }
            (_, Some(Word::Repeat)) if self.has_sound(step) => return self.sound(step),
            // It is begun already.
            (_, Some(Word::Tutorial)) => {}
            (_, Some(word)) if is_aside(word) => turns.push(Turn::Word(word)),
            (Expected::Move(_), _) => turns.push(say(TutorialNotice::OtherMove)),
            _ => turns.push(say(TutorialNotice::NotSent)),
        }
        self.settle(keyboard);
        turns.extend(self.wanted(self.desk(keyboard)));
        turns
    }

    fn answered(&mut self, cue: QuizCue, said: Option<QuizCue>, keyboard: &mut Keyboard) -> Vec<Turn> {
        let Some(said) = said else {
            return vec![Turn::Say(DeskNotice::NoSuchChoice { count: QuizCue::ALL.len() }.into())];
        };
        let right = said == cue;
        let mut turns = vec![say(TutorialNotice::Answer { right, said })];
        turns.extend(if right { self.advance(keyboard) } else { self.wanted(self.desk(keyboard)) });
        turns
    }

    // --- from step to step ---

    /// What is done in the key help needs it on: where it has been ended too early, it is begun again.
    fn settle(&mut self, keyboard: &Keyboard) {
        let steps = self.plans.get(self.plan).map_or(&[][..], |plan| &plan.steps);
        // What is done with a line needs one: where it is gone, it is written again.
        let needs_line = |step: Step| matches!(step.task, Task::Erase | Task::ReadBack | Task::StepLeft | Task::Send);
        if self.current().is_some_and(needs_line) && keyboard.entry().shown().0.is_empty() {
            self.step = steps.iter().position(|step| step.task == Task::Write).unwrap_or(self.step);
        }
        if self.current().is_some_and(|step| step.is_in_key_help()) && !keyboard.is_explaining() {
            self.step = steps.iter().position(|step| step.task == Task::Explain).unwrap_or(0);
        }
    }

    fn right(&mut self, keyboard: &mut Keyboard) -> Vec<Turn> {
        let following = self.plans.get(self.plan).and_then(|plan| plan.steps.get(self.step + 1));
        // What was announced goes on by itself.
        let mut turns = Vec::new();
        if following.is_none_or(|step| !step.is_announced) {
            turns.push(say(TutorialNotice::Right));
        }
        turns.extend(self.advance(keyboard));
        turns
    }

    fn advance(&mut self, keyboard: &mut Keyboard) -> Vec<Turn> {
        self.step += 1;
        if self.current().is_some() { self.enter_step(self.desk(keyboard)) } else { self.next_lesson(keyboard) }
    }

    /// On by the key that always leads on: past a lesson, or to the next cue.
    fn skip(&mut self, keyboard: &mut Keyboard) -> Vec<Turn> {
        match self.current().map(|step| step.expected) {
            Some(Expected::Past(..)) => self.advance(keyboard),
            _ => self.next_lesson(keyboard),
        }
    }

    fn next_lesson(&mut self, keyboard: &mut Keyboard) -> Vec<Turn> {
        self.plan += 1;
        self.step = 0;
        keyboard.start_afresh();
        if self.current().is_some() {
            self.enter_lesson(self.desk(keyboard))
        } else {
            vec![say(TutorialNotice::Ends), Turn::Over]
        }
    }

    /// To the cue before; to the beginning of the lesson; from there to the lesson before.
    fn back(&mut self, keyboard: &mut Keyboard) -> Vec<Turn> {
        let at_cue = matches!(self.current().map(|step| step.expected), Some(Expected::Past(..)));
        if at_cue && self.step > 0 {
            self.step -= 1;
            return self.enter_step(Some(keyboard));
        }
        if self.step == 0 {
            self.plan = self.plan.saturating_sub(1);
        }
        self.step = 0;
        keyboard.start_afresh();
        self.enter_lesson(Some(keyboard))
    }

    fn enter_lesson(&mut self, desk: Desk<'_>) -> Vec<Turn> {
        let Some(lesson) = self.plans.get(self.plan).map(|plan| plan.lesson) else { return vec![Turn::Over] };
        let mut turns = vec![say(TutorialNotice::Lesson { number: self.plan + 1, lesson })];
        if lesson == Lesson::Cues && self.cues_off {
            turns.push(say(TutorialNotice::CuesOff));
        }
        turns.extend(self.enter_step(desk));
        turns
    }

    fn enter_step(&mut self, desk: Desk<'_>) -> Vec<Turn> {
        self.hinted = false;
        let Some(step) = self.current() else { return Vec::new() };
        let mut turns = Vec::new();
        let elsewhere = desk.is_some_and(|keyboard| is_elsewhere(step, keyboard));
        if !step.is_announced || elsewhere {
            turns.extend(self.wanted(desk));
        }
        if matches!(step.expected, Expected::Past(..)) {
            turns.extend(self.sound(step));
        }
        turns
    }

    /// What is to be done now, by which keys.
    fn wanted(&self, desk: Desk<'_>) -> Vec<Turn> {
        let Some(step) = self.current() else { return Vec::new() };
        let keys = |action: Option<Action>| desk.zip(action).map_or(Vec::new(), |(at, action)| at.keys(action));
        match (desk, step.mode) {
            (Some(keyboard), Some(mode)) if is_elsewhere(step, keyboard) => {
                return vec![say(TutorialNotice::FirstMode { mode, switch: keyboard.keys(Action::SwitchMode) })];
            }
            _ => {}
        }
        let mut its = keys(step.action());
        if its.is_empty() && matches!(step.expected, Expected::Past(..)) {
            its = keys(Some(Action::Enter));
        }
        let mut turns = vec![say(TutorialNotice::Ask { task: step.task, keys: its, also: keys(step.also) })];
        if step.task == Task::Spell {
            // What is heard last is what is spelled.
            turns.push(say(TutorialNotice::Example));
        }
        turns
    }

    /// What that key does and what is wanted, unless the key is at home here or asks for silence.
    fn remind(&mut self, pressed: Pressed, keyboard: &Keyboard) -> Vec<Turn> {
        let Pressed { key, action, explaining, .. } = pressed;
        let Some(step) = self.current() else { return Vec::new() };
        if is_at_home(step, pressed, keyboard) || matches!(action, Some(Action::Silence | Action::Repeat)) {
            return Vec::new();
        }
        if keyboard.is_explaining() && !step.is_in_key_help() {
            // A player who has just begun the key help was told how it ends.
            let end = keyboard.keys(Action::KeyHelp);
            let still_on = explaining.then_some(Turn::Say(Notice::from(KeyNotice::HelpBegins { end })));
            return still_on.into_iter().collect();
        }
        let meaning = match action {
            _ if explaining => None,
            // These have told what they did.
            Some(Action::SwitchMode | Action::KeyHelp) => None,
            Some(action) => Some(Meaning::Does(action)),
            None if keyboard.mode() == KeyMode::Entry && key.is_text() => Some(Meaning::Text),
            // The board has said so itself.
            None if key.is_text() => None,
            None => Some(Meaning::Nothing),
        };
        let mut turns: Vec<Turn> = meaning.map(|meaning| does(key, meaning)).into_iter().collect();
        turns.extend(self.hint(keyboard));
        turns
    }

    /// What is wanted, in a word the first time; whole for who errs again, and where there is no shorter one.
    fn hint(&mut self, keyboard: &Keyboard) -> Vec<Turn> {
        let Some(step) = self.current() else { return Vec::new() };
        let keys = step.action().map_or(Vec::new(), |action| keyboard.keys(action));
        let is_short = !keys.is_empty() || matches!(step.expected, Expected::Written(_));
        let many = matches!(step.expected, Expected::Past(..) | Expected::Answer(_) | Expected::Move(_));
        if is_elsewhere(step, keyboard) || many || !is_short {
            return self.wanted(Some(keyboard));
        }
        self.hinted = !self.hinted;
        if self.hinted {
            vec![say(TutorialNotice::Hint { task: step.task, keys })]
        } else {
            self.wanted(Some(keyboard))
        }
    }

    fn has_sound(&self, step: Step) -> bool {
        matches!(step.expected, Expected::Past(..)) || (matches!(step.expected, Expected::Answer(_)) && !self.cues_off)
    }

    /// A cue sounds; where it is not asked for, its meaning is said as well.
    fn sound(&self, step: Step) -> Vec<Turn> {
        match step.expected {
            Expected::Past(number, cue) => {
                let named = say(TutorialNotice::Cue { number, cue });
                if self.cues_off { vec![named] } else { vec![Turn::Cue(cue), named] }
            }
            Expected::Answer(cue) => vec![Turn::Cue(cue.cue())],
            _ => Vec::new(),
        }
    }
}

/// A key, as it was pressed.
#[derive(Copy, Clone)]
struct Pressed {
    key: Key,
    action: Option<Action>,
    /// The key help was on.
    explaining: bool,
    mode: KeyMode,
}

/// Whether a key has done what a step wants.
fn is_right(step: Step, pressed: Pressed, strokes: &[Stroke], keyboard: &Keyboard) -> bool {
    let Pressed { action, explaining, mode, .. } = pressed;
    if step.mode.is_some_and(|wanted| wanted != mode) {
        return false;
    }
    // While the key help is on, only its own key does anything.
    let obeyed = !explaining || action == Some(Action::KeyHelp);
    match step.expected {
        Expected::AnyKey => true,
        Expected::Done(wanted) => obeyed && action == Some(wanted) && explaining == (step.task == Task::EndExplain),
        Expected::Edge(wanted) => obeyed && action == Some(wanted) && strokes.contains(&Stroke::Cue(Cue::Edge)),
        Expected::Written(text) => obeyed && keyboard.entry().shown().0.trim() == text,
        Expected::Explained => explaining && action != Some(Action::KeyHelp),
        Expected::Sent | Expected::Move(_) | Expected::Past(..) | Expected::Answer(_) => false,
    }
}

/// Whether a key belongs to what is being done, though it does not end it: the letters of a line, a step towards the edge.
fn is_at_home(step: Step, pressed: Pressed, keyboard: &Keyboard) -> bool {
    let Pressed { key, action, explaining, mode } = pressed;
    if explaining || is_elsewhere(step, keyboard) || step.mode.is_some_and(|wanted| wanted != mode) {
        return false;
    }
    let writes = action.map_or(key.is_text(), |action| action != Action::Enter && action.is_about_a_line());
    match step.expected {
        Expected::Written(text) => writes && text.starts_with(keyboard.entry().shown().0),
        Expected::Sent | Expected::Move(_) | Expected::Answer(_) => writes,
        Expected::Edge(way) => action == Some(way),
        _ => false,
    }
}

fn is_elsewhere(step: Step, keyboard: &Keyboard) -> bool {
    step.mode.is_some_and(|mode| mode != keyboard.mode())
}

/// Whether a line, entered on the example's board, is its move.
fn means(line: &str, example: Example, language: Language) -> bool {
    Board::from_fen(example.fen).is_ok_and(|board| {
        let read = |line| notation::read(line, &board, language, Legality::Preferred);
        matches!(read(line), notation::Heard::Moves(_)) && read(line) == read(example.uci)
    })
}

/// The cue of the quiz that a line names.
fn quiz_cue_named(line: &str, language: Language) -> Option<QuizCue> {
    let named = command::cue_named(line, language)?;
    QuizCue::ALL.into_iter().find(|cue| cue.cue() == named)
}

/// Keys that would change the game, or ask about changing it; and those that lead to another board than the one of which the
/// tutorial speaks.
const fn reaches_the_game(action: Action) -> bool {
    matches!(
        action,
        Action::Press
            | Action::Offer
            | Action::Study
            | Action::StudyFirst
            | Action::StudyBack
            | Action::StudyForward
            | Action::StudyLast
            | Action::PutPiece
            | Action::ClearSquare
    )
}

fn stop(keyboard: &mut Keyboard) -> Vec<Turn> {
    keyboard.start_afresh();
    vec![say(TutorialNotice::Stopped), Turn::Over]
}

fn say(notice: TutorialNotice) -> Turn {
    Turn::Say(Notice::from(notice))
}

fn does(key: Key, meaning: Meaning) -> Turn {
    Turn::Say(Notice::from(KeyNotice::Does { key, meaning }))
}

#[cfg(test)]
#[path = "tutorial_tests.rs"]
mod tests;
