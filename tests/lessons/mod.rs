//! The built-in lessons: whole in every language, the same in all of them, short enough to be heard, and true.

use std::collections::BTreeMap;

use annabella::game::board::Board;
use annabella::game::participant::{Language, Style};
use annabella::game::report::MoveReport;
use annabella::notation::{Heard, Legality, phonetic, read as read_move, sheet, uci};
use annabella::rules::position::{File, Intent, Role};
use annabella::training::lesson::{self, Task};
use annabella::training::lessons::{FILES, built_in};
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};

use crate::terms::{REPLACED, has, words};

/// So many words a sentence has at most. French and Italian need more of them.
const LONGEST: usize = 22;

/// All texts of a file in its order, each in all its languages.
fn texts(file: &str) -> Vec<BTreeMap<Language, String>> {
    fn walk(value: &toml::Value, found: &mut Vec<BTreeMap<Language, String>>) {
        match value {
            toml::Value::Table(table) => {
                let of = |code: &str| Language::ALL.into_iter().find(|language| language.code() == code);
                let by: BTreeMap<Language, String> =
                    table.iter().filter_map(|(code, text)| Some((of(code)?, text.as_str()?.to_owned()))).collect();
                if !by.is_empty() {
                    found.push(by);
                }
                table.values().for_each(|value| walk(value, found));
            }
            toml::Value::Array(all) => all.iter().for_each(|value| walk(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    walk(&toml::from_str(file).expect("TOML"), &mut found);
    found
}

/// What stands in braces.
fn marks(text: &str) -> Vec<&str> {
    text.split('{').skip(1).filter_map(|behind| behind.split_once('}')).map(|(mark, _)| mark).collect()
}

#[test]
fn every_lesson_is_whole_in_every_language() {
    assert_eq!(built_in().len(), FILES.len(), "a file that cannot be read is missing");
    for (name, file) in FILES {
        let read = lesson::read(file).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
        assert_eq!((read.whole.len(), read.lacks.len()), (Language::ALL.len(), 0), "{name}: {:?}", read.lacks);
        assert_eq!(read.lesson.id, name);
        assert!(read.lesson.steps.iter().any(|step| step.task != Task::Tell), "{name} asks nothing");
        let last = read.lesson.steps.last().expect("a step");
        assert_ne!(last.task, Task::Tell, "{name}: who has done the last task has done the lesson");
    }
    let orders: Vec<i64> = built_in().iter().map(|lesson| lesson.order).collect();
    assert!(orders.is_sorted_by(|one, other| one < other), "{orders:?}");
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/config/lessons")).expect("the folder");
    assert_eq!(folder.count(), FILES.len(), "each file of the folder is in the program");
}

#[test]
fn a_text_names_the_same_squares_in_every_language() {
    for (name, file) in FILES {
        for by in texts(file) {
            let sorted = |text: &str| {
                let mut marks: Vec<String> = marks(text).into_iter().map(str::to_owned).collect();
                marks.sort();
                marks
            };
            let english = sorted(&by[&Language::En]);
            for (language, text) in &by {
                assert_eq!(sorted(text), english, "{name}, {language:?}: {text}");
            }
        }
    }
}

#[test]
fn sentences_are_short_and_in_the_terms_of_the_language() {
    let names: Vec<String> = File::ALL.map(|file| phonetic::file(file).speech().to_lowercase()).to_vec();
    let mut wrong = Vec::new();
    for (name, file) in FILES {
        for (language, text) in texts(file).into_iter().flatten() {
            for sentence in text.split(['.', '?', '!', ':', ';']) {
                let count = sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
                if count > LONGEST {
                    wrong.push(format!("{name}, {language:?}: {count} words: {sentence}"));
                }
            }
            let bare: String =
                text.split('{').map(|part| part.split_once('}').map_or(part, |(_, behind)| behind)).collect();
            let said = words(&bare);
            let replaced = REPLACED.iter().filter(|(code, word, _)| *code == language.code() && has(&said, word));
            wrong.extend(
                replaced.map(|(_, word, instead)| format!("{name}, {language:?}: `{word}`, better: {instead}")),
            );
            wrong.extend(
                names
                    .iter()
                    .filter(|word| has(&said, word))
                    .map(|word| format!("{name}, {language:?}: {word} without braces")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A move that a text names can be entered as it is said.
#[test]
fn moves_are_said_as_they_can_be_entered() {
    let said = Words::new();
    let (mut checked, mut wrong) = (0, Vec::new());
    for (name, file) in FILES {
        let lesson = lesson::read(file).expect("a lesson").lesson;
        let value: toml::Value = toml::from_str(file).expect("TOML");
        let steps = value["step"].as_array().expect("steps");
        for (step, written) in lesson.steps.iter().zip(steps) {
            let Some(position) = step.board.position() else { continue };
            for mark in marks(written["text"]["en"].as_str().expect("a text")) {
                let found = sheet::read(mark, &position, Language::En).ok().or_else(|| uci::read(mark, &step.board));
                let Some(change) = found.and_then(|intent| step.board.change(intent)).filter(|_| mark.len() > 2) else {
                    continue;
                };
                let report = MoveReport::new(&step.board, &change);
                for language in Language::ALL {
                    let listener = Listener { language, style: Style::Literate, ..Listener::default() };
                    let line = text(&said.announcement(&report, &listener));
                    let heard = read_move(&line, &step.board, language, Legality::Preferred);
                    if !is_move(&heard, &step.board, change.intent) {
                        wrong.push(format!("{name}, {language:?}: {line}: {heard:?}"));
                    }
                    checked += 1;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked >= 30, "{checked}");
}

fn is_move(heard: &Heard, board: &Board, intent: Intent) -> bool {
    matches!(heard, Heard::Moves(found) if found.len() == 1 && board.change(found[0]) == board.change(intent))
}

#[test]
fn every_kind_of_piece_has_its_lesson() {
    for role in Role::ALL {
        let name = format!("{role:?}").to_lowercase();
        assert!(built_in().iter().any(|lesson| lesson.id == name), "{name}");
    }
}
