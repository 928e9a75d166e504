//! State, keys, state. The pupils here have nothing but what they are told.

use std::path::PathBuf;

use proptest::prelude::*;

use super::*;
use crate::config::SourceFile;
use crate::desk::in_hand::InHand;
use crate::desk::keymap::KeyMap;
use crate::desk::layout::Layout;
use crate::desk::lines::asked::Asked;
use crate::game::participant::Echo;
use crate::game::question::Question;
use crate::rules::position::Color;

const CUES: [Cue; 3] = [Cue::Move, Cue::Capture, Cue::Edge];

fn keyboard(keys: &str) -> Keyboard {
    let file = SourceFile { path: PathBuf::from("keys.toml"), text: keys.to_owned() };
    let (map, problems) = KeyMap::load(Some(&file), Layout::Us);
    assert!(problems.is_empty(), "{problems:?}");
    Keyboard::new(map, Echo::Character, Color::White)
}

/// Another key for everything that the tutorial teaches, and none for some of it.
const OTHER_KEYS: &str = r#"
[both]
switch-mode = "f2"
silence = "alt-x"
leave = "alt-0"
older = "f7"
newer = "f8"
[entry]
listen = ""
next-item = "alt-1"
previous-item = "alt-2"
repeat = "alt-3"
key-list = "alt-4"
key-help = "alt-5"
context-help = "alt-6"
last-move = "alt-7"
turn = "alt-8"
spell = "alt-9"
enter-line = "f9"
delete-before = "f10"
read-line = "f11"
earlier-line = "f12"
clear-line = "f4"
dial = ""
more = ""
less = ""
[board]
next-item = "%"
previous-item = "["
repeat = "~"
key-help = "]"
clocks = "ö"
last-move = "é"
square-up = "ß"
square-left = "*"
square-right = "ä"
square = "§"
key-list = ""
repeat-publicly = ""
dial = ""
more = ""
less = ""
"#;

/// No key for the next item: a cue is left by an empty line.
const NO_NEXT: &str = "[entry]\nnext-item = \"\"\n[board]\nnext-item = \"\"\n";

struct Pupil {
    tutorial: Tutorial,
    keyboard: Keyboard,
    language: Language,
    at: u64,
    over: bool,
    /// What was said last that is to be done.
    heard: Vec<Notice>,
    lessons: Vec<Lesson>,
    done: Vec<Turn>,
}

impl Pupil {
    fn start(keys: &str, language: Language, draws: &[usize]) -> Pupil {
        let mut keyboard = keyboard(keys);
        let (tutorial, turns) = Tutorial::at_keyboard(&mut keyboard, &CUES, draws, false, false);
        let (heard, lessons, done) = (Vec::new(), Vec::new(), Vec::new());
        let mut pupil = Pupil { tutorial, keyboard, language, at: 0, over: false, heard, lessons, done };
        pupil.hear(turns);
        pupil
    }

    fn hear(&mut self, turns: Vec<Turn>) {
        for turn in &turns {
            match turn {
                Turn::Say(notice) if let Some(TutorialNotice::Lesson { lesson, .. }) = notice.of() => {
                    self.lessons.push(*lesson);
                }
                Turn::Over => self.over = true,
                // As the console does it: everything can be picked up here.
                Turn::Stroke(Stroke::PickUp(square)) => {
                    self.keyboard.hold(Some(InHand { square: *square, piece: None, at_study: false }));
                }
                _ => {}
            }
        }
        self.heard.extend(turns.iter().filter_map(|turn| match turn {
            Turn::Say(notice) => Some(notice.clone()),
            _ => None,
        }));
        self.done.extend(turns);
    }

    fn press(&mut self, key: Key) {
        // Slowly enough that no key is a repetition.
        self.at += 1000;
        let turns = self.tutorial.key(&mut self.keyboard, key, Tick::from_millis(self.at), self.language);
        self.hear(turns.unwrap_or_default());
    }

    fn place(&self) -> (usize, usize) {
        (self.tutorial.plan, self.tutorial.step)
    }

    fn lesson(&self) -> Lesson {
        self.tutorial.plans[self.tutorial.plan].lesson
    }

    fn skip_back_to(&mut self, lesson: Lesson) {
        while self.lesson() != lesson {
            self.press(Key::Alt('b'));
        }
    }

    fn skip_to(&mut self, lesson: Lesson) {
        while self.lesson() != lesson {
            self.press(Key::Alt('n'));
        }
        self.heard.clear();
        self.done.clear();
    }

    /// Does what was said last: the first key that its words name; a text where they want one.
    fn obey(&mut self) {
        let wanted = self.heard.iter().rev().find_map(|notice| match notice.of() {
            Some(TutorialNotice::FirstMode { switch, .. }) => Some((None, switch.clone(), Vec::new())),
            Some(TutorialNotice::Ask { task, keys, also }) => Some((Some(*task), keys.clone(), also.clone())),
            Some(TutorialNotice::Hint { task, keys }) => Some((Some(*task), keys.clone(), Vec::new())),
            _ => None,
        });
        let (task, keys, also) = wanted.expect("something is wanted");
        match task {
            Some(Task::Hush | Task::Meaning) => self.press(Key::Char('z')),
            Some(Task::Write) => ['e', '5'].into_iter().for_each(|char| self.press(Key::Char(char))),
            Some(Task::Rewrite) => self.press(Key::Char('4')),
            Some(Task::Quiz) => {
                self.press(also[0]);
                let sounded = self.done.iter().rev().find_map(|turn| match turn {
                    Turn::Cue(cue) => QuizCue::ALL.iter().position(|of| of.cue() == *cue),
                    _ => None,
                });
                let number = sounded.expect("one of three") + 1;
                number.to_string().chars().for_each(|char| self.press(Key::Char(char)));
                self.press(keys[0]);
            }
            // Two squares are understood in every language.
            Some(task) if task.example().is_some() => {
                task.example().expect("a move").uci.chars().for_each(|char| self.press(Key::Char(char)));
                self.press(keys[0]);
            }
            // The item that follows was named with the list.
            Some(Task::List) if self.at_announced(Task::NextItem) => self.press(also[0]),
            _ => self.press(*keys.first().unwrap_or_else(|| panic!("{task:?} names no key"))),
        }
    }

    fn at_announced(&self, task: Task) -> bool {
        self.tutorial.current().is_some_and(|step| step.task == task)
    }

    fn play_on(&mut self) {
        for _ in 0..200 {
            if self.over {
                return;
            }
            self.obey();
        }
        panic!("no end at {:?} after {:?}", self.place(), self.heard);
    }
}

#[test]
fn every_lesson_is_finished_by_the_keys_it_names() {
    for language in Language::ALL {
        for keys in ["", OTHER_KEYS, NO_NEXT] {
            let mut pupil = Pupil::start(keys, language, &[0, 1, 2]);
            pupil.play_on();
            let ends = [Turn::Say(Notice::from(TutorialNotice::Ends)), Turn::Over];
            assert_eq!(pupil.done[pupil.done.len() - 2..], ends, "{language:?} {keys}");
            // Whoever has no key for something does not learn it.
            let is_taught = |lesson: &Lesson| keys != OTHER_KEYS || *lesson != Lesson::QuickSettings;
            let expected: Vec<Lesson> = Lesson::ALL.iter().copied().filter(is_taught).collect();
            assert_eq!(pupil.lessons, expected, "{language:?} {keys}");
            assert_eq!(pupil.keyboard.entry().shown().0, "");
        }
    }
}

#[test]
fn a_keyboard_lesson_lets_the_keys_do_their_work() {
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Asking);
    pupil.press(Key::Alt('l'));
    let right = Turn::Say(Notice::from(TutorialNotice::Right));
    assert_eq!(pupil.done[..2], [Turn::Stroke(Stroke::Act(Action::LastMove)), right]);
    assert_eq!(pupil.tutorial.current().expect("a step").task, Task::Turn);
}

#[test]
fn a_wrong_key_is_explained_with_growing_hints() {
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Asking);
    let before = pupil.place();
    pupil.press(Key::Alt('c'));
    let ask = TutorialNotice::Ask { task: Task::LastMove, keys: vec![Key::Alt('l')], also: Vec::new() };
    let clocks = Turn::Stroke(Stroke::Act(Action::Clocks));
    let hint = TutorialNotice::Hint { task: Task::LastMove, keys: vec![Key::Alt('l')] };
    let expected = [clocks, does(Key::Alt('c'), Meaning::Does(Action::Clocks)), say(hint.clone())];
    assert_eq!((pupil.done.as_slice(), pupil.place()), (&expected[..], before));
    // The key that asks for silence gets silence.
    pupil.done.clear();
    pupil.press(Key::Ctrl('s'));
    let silence = [Turn::Stroke(Stroke::Act(Action::Silence))];
    assert_eq!((pupil.done.as_slice(), pupil.place()), (&silence[..], before));
    // At the board the same question has another key, and this one is asked at the line.
    pupil.press(Key::Tab);
    let first = TutorialNotice::FirstMode { mode: KeyMode::Entry, switch: vec![Key::Tab, Key::Char('i')] };
    assert_eq!(pupil.done.last(), Some(&say(first)));
    pupil.press(Key::Tab);
    assert_eq!(pupil.done.last(), Some(&say(ask)));
    pupil.press(Key::Alt('c'));
    assert_eq!(pupil.done.last(), Some(&say(hint)));
}

#[test]
fn the_clock_is_not_pressed_and_no_draw_is_offered() {
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Board);
    for (key, action) in [(Key::Alt('p'), Action::Press), (Key::Alt('d'), Action::Offer)] {
        pupil.done.clear();
        pupil.press(key);
        assert_eq!(pupil.done[..2], [does(key, Meaning::Does(action)), say(TutorialNotice::Held)]);
    }
}

#[test]
fn a_line_goes_nowhere_and_its_questions_are_answered() {
    let mut pupil = Pupil::start("", Language::De, &[]);
    pupil.skip_to(Lesson::Asking);
    let mut line = |text: &str| {
        pupil.done.clear();
        text.chars().for_each(|char| pupil.press(Key::Char(char)));
        pupil.done.clear();
        pupil.press(Key::Enter);
        pupil.done.clone()
    };
    assert_eq!(line("e4")[..2], [Turn::Entered, say(TutorialNotice::NotSent)]);
    assert_eq!(line("remis")[..2], [Turn::Entered, say(TutorialNotice::NotSent)]);
    assert_eq!(line("meine Zeit")[..2], [Turn::Entered, Turn::Word(Word::Ask(Asked::Question(Question::OwnTime)))]);
    assert_eq!(line("nein"), [Turn::Entered, say(TutorialNotice::Stopped), Turn::Over]);
}

#[test]
fn a_piece_picked_up_in_the_tutorial_goes_nowhere() {
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Board);
    for key in [Key::Tab, Key::Enter, Key::Up, Key::Up] {
        pupil.press(key);
    }
    assert!(pupil.keyboard.in_hand().is_some());
    let place = pupil.place();
    pupil.press(Key::Enter);
    assert!(pupil.heard.contains(&Notice::from(TutorialNotice::NotSent)), "{:?}", pupil.heard);
    assert!(pupil.done.iter().all(is_harmless) && pupil.place() == place);
    // Where a move is to be entered, it may be this one.
    pupil.skip_back_to(Lesson::Moves);
    let place = pupil.place();
    for (key, presses) in [(Key::Char('1'), 1), (Key::Right, 6), (Key::Enter, 1), (Key::Left, 1), (Key::Up, 2)] {
        (0..presses).for_each(|_| pupil.press(key));
    }
    pupil.press(Key::Enter);
    assert_eq!(pupil.place(), (place.0, place.1 + 1));
}

#[test]
fn the_leave_keys_stop_it_everywhere_even_in_key_help() {
    for key in [Key::Ctrl('c'), Key::Ctrl('d')] {
        for lesson in Lesson::ALL.iter().filter(|lesson| **lesson != Lesson::Quiz) {
            let mut pupil = Pupil::start("", Language::En, &[]);
            pupil.skip_to(*lesson);
            pupil.press(Key::Alt('k'));
            pupil.done.clear();
            pupil.press(key);
            assert_eq!(pupil.done, [say(TutorialNotice::Stopped), Turn::Over]);
            assert!(!pupil.keyboard.is_explaining());
        }
    }
}

#[test]
fn back_restarts_the_lesson_then_goes_to_the_previous_one() {
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Asking);
    pupil.press(Key::Alt('l'));
    let asking = pupil.tutorial.plan;
    pupil.press(Key::Alt('b'));
    assert_eq!(pupil.place(), (asking, 0));
    pupil.press(Key::Alt('b'));
    assert_eq!(pupil.place(), (asking - 1, 0));
    (0..20).for_each(|_| pupil.press(Key::Alt('b')));
    assert_eq!(pupil.place(), (0, 0));
}

#[test]
fn repeat_plays_the_cue_again_in_lesson_and_quiz() {
    let mut pupil = Pupil::start("", Language::En, &[2]);
    pupil.skip_to(Lesson::Cues);
    pupil.press(Key::Alt('n'));
    let capture = [Turn::Cue(Cue::Capture), say(TutorialNotice::Cue { number: 2, cue: Cue::Capture })];
    assert_eq!(pupil.done, capture);
    pupil.press(Key::Alt('r'));
    assert_eq!(pupil.done[2..], capture);
    pupil.press(Key::Alt('b'));
    assert_eq!(pupil.place().1, 0);
    pupil.skip_to(Lesson::Quiz);
    pupil.press(Key::Alt('r'));
    assert_eq!(pupil.done, [Turn::Cue(Cue::Check)]);
}

#[test]
fn a_wrong_answer_describes_its_own_sound_and_asks_again() {
    let mut pupil = Pupil::start("", Language::En, &[2]);
    pupil.skip_to(Lesson::Quiz);
    let mut answer = |text: &str| {
        text.chars().for_each(|char| pupil.press(Key::Char(char)));
        pupil.done.clear();
        pupil.press(Key::Enter);
        pupil.done.clone()
    };
    let said = |right, said| say(TutorialNotice::Answer { right, said });
    assert_eq!(answer("4")[1], Turn::Say(DeskNotice::NoSuchChoice { count: 3 }.into()));
    let wrong = answer("two");
    assert_eq!(wrong[1], said(false, QuizCue::Capture));
    let is_quiz = |notice: &Notice| matches!(notice.of(), Some(TutorialNotice::Ask { task: Task::Quiz, .. }));
    assert!(matches!(&wrong[2], Turn::Say(notice) if is_quiz(notice)));
    let ends = [Turn::Entered, said(true, QuizCue::Check), say(TutorialNotice::Ends), Turn::Over];
    assert_eq!(answer("3"), ends);
}

#[test]
fn the_names_of_the_cues_are_answers_of_the_quiz() {
    let answers =
        [(Language::En, "check"), (Language::De, "Schach"), (Language::It, "scacco"), (Language::Fr, "échec")];
    for (language, name) in answers {
        let mut pupil = Pupil::start("", language, &[2]);
        pupil.skip_to(Lesson::Quiz);
        name.chars().for_each(|char| pupil.press(Key::Char(char)));
        pupil.done.clear();
        pupil.press(Key::Enter);
        let right = say(TutorialNotice::Answer { right: true, said: QuizCue::Check });
        assert_eq!(pupil.done[..2], [Turn::Entered, right], "{language:?}");
    }
}

#[test]
fn a_move_is_entered_any_way_and_others_never_count() {
    let enter = |pupil: &mut Pupil, line: &str| {
        line.chars().for_each(|char| pupil.press(Key::Char(char)));
        pupil.done.clear();
        pupil.press(Key::Enter);
        pupil.done.clone()
    };
    for line in ["knight f3", "Nf3", "n f3", "g1-f3", "Springer Gustav eins Felix drei"] {
        let mut pupil = Pupil::start("", Language::En, &[]);
        pupil.skip_to(Lesson::Moves);
        assert_eq!(enter(&mut pupil, "knight c3")[..2], [Turn::Entered, say(TutorialNotice::OtherMove)]);
        assert_eq!(enter(&mut pupil, line)[..2], [Turn::Entered, say(TutorialNotice::Right)], "{line}");
    }
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Moves);
    assert_eq!(enter(&mut pupil, "no"), [Turn::Entered, say(TutorialNotice::Stopped), Turn::Over]);
}

#[test]
fn key_help_that_is_ended_too_early_is_begun_again() {
    let mut pupil = Pupil::start("", Language::En, &[]);
    pupil.skip_to(Lesson::Help);
    pupil.press(Key::Alt('k'));
    assert_eq!(pupil.tutorial.current().expect("a step").task, Task::Meaning);
    pupil.press(Key::Alt('k'));
    assert_eq!(pupil.tutorial.current().expect("a step").task, Task::Explain);
    // The key that leads on is explained like any other while a key is asked for.
    pupil.press(Key::Alt('k'));
    pupil.press(Key::Alt('n'));
    assert_eq!(pupil.tutorial.current().expect("a step").task, Task::EndExplain);
}

#[test]
fn by_lines_the_cues_alone_are_learned() {
    let mut keyboard = keyboard("");
    let (mut tutorial, turns) = Tutorial::by_lines(&CUES, &[0], false);
    assert_eq!(turns[0], say(TutorialNotice::BeginsByLines));
    assert_eq!(turns[turns.len() - 2], Turn::Cue(Cue::Move));
    let mut line = |text: &str| tutorial.line(&mut keyboard, text, Language::En);
    assert_eq!(line("e4")[0], say(TutorialNotice::NotSent));
    assert_eq!(line("")[0], Turn::Cue(Cue::Capture));
    assert_eq!(line("repeat")[0], Turn::Cue(Cue::Capture));
    line("");
    line("");
    assert_eq!(line("repeat"), [Turn::Cue(Cue::Move)]);
    assert_eq!(line("one").last(), Some(&Turn::Over));
    let (mut silent, turns) = Tutorial::by_lines(&CUES, &[0], true);
    assert!(turns.contains(&say(TutorialNotice::CuesOff)) && !turns.iter().any(|turn| matches!(turn, Turn::Cue(_))));
    let mut line = || silent.line(&mut keyboard, "", Language::En);
    assert_eq!([line(), line(), line()].concat().last(), Some(&Turn::Over));
}

fn any_key() -> impl Strategy<Value = Key> {
    let named = ["enter", "backspace", "tab", "up", "down", "left", "right", "home", "escape", "page-up", "space"];
    prop_oneof![
        4 => prop::sample::select(named.to_vec()).prop_map(|name| Key::from_name(name).expect("a name")),
        4 => "[a-z0-9+-]".prop_map(|text| Key::Char(text.chars().next().expect("one"))),
        4 => "[a-z+-]".prop_map(|text| Key::Alt(text.chars().next().expect("one"))),
        1 => any::<char>().prop_map(Key::Char),
        1 => "[a-z]".prop_map(|text| Key::Ctrl(text.chars().next().expect("one"))),
    ]
}

fn is_harmless(turn: &Turn) -> bool {
    match turn {
        Turn::Stroke(Stroke::Act(action)) => !matches!(action, Action::Press | Action::Offer | Action::Leave),
        Turn::Stroke(Stroke::Entry(effect)) => !matches!(effect, EntryEffect::Line(_)),
        Turn::Stroke(stroke) => !matches!(stroke, Stroke::PutDown(..)),
        Turn::Word(word) => is_aside(*word),
        _ => true,
    }
}

proptest! {
    /// Any keys: no panic, nothing for the game, and the lesson ends by its own keys alone.
    #[test]
    fn no_keys_do_any_harm(keys in prop::collection::vec(any_key(), 0..120), start in 0..Lesson::ALL.len(), pasted in ".{0,9}") {
        let mut pupil = Pupil::start("", Language::En, &[1, 0, 2]);
        pupil.skip_to(Lesson::ALL[start]);
        for key in keys {
            if pupil.over {
                break;
            }
            let (before, step) = (pupil.place(), pupil.tutorial.current());
            pupil.press(key);
            let after = pupil.place();
            let steers = matches!(pupil.keyboard.action(key), Some(Action::NextItem | Action::PreviousItem));
            // One step at a time, unless the keys for it were pressed. (Some keys change the mode: both are looked up.)
            let led = steers || matches!(key, Key::Alt('n' | 'b'));
            let next = (before.0, before.1 + 1);
            let at_end = step.is_some() && after == (before.0 + 1, 0)
                && pupil.tutorial.plans[before.0].steps.len() == next.1;
            let begun_again = step.is_some_and(|step| step.is_in_key_help()) && after.0 == before.0;
            // A line that was emptied has to be written again.
            let is_empty = pupil.keyboard.entry().shown().0.is_empty();
            let emptied = is_empty && after == (before.0, before.1.saturating_sub(1));
            let follows = after == before || after == next || at_end;
            prop_assert!(follows || led || begun_again || emptied, "{key:?} {before:?} {after:?}");
        }
        if !pupil.over {
            let turns = pupil.tutorial.paste(&mut pupil.keyboard, &pasted);
            pupil.hear(turns);
        }
        prop_assert!(pupil.done.iter().all(is_harmless), "{:?}", pupil.done);
    }

    #[test]
    fn no_line_does_any_harm(lines in prop::collection::vec("\\PC{0,12}|draw|yes|resign|press|undo|e4|1|2|3||repeat|names|pause", 0..40)) {
        let mut keyboard = keyboard("");
        let (mut tutorial, _) = Tutorial::by_lines(&CUES, &[2, 1, 0], false);
        for line in lines {
            let turns = tutorial.line(&mut keyboard, &line, Language::Fr);
            prop_assert!(turns.iter().all(is_harmless), "{turns:?}");
        }
    }
}
