//! `annabella lessons`: which lessons there are; and for their authors, what is wrong in the file of one.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use clap::Args;

use super::config::{SettingFlags, sources, user_file, wrong};
use crate::config::{Frozen, Layer, load};
use crate::output::terminal;
use crate::training::lesson::{self, Finding, Lesson, Read};
use crate::training::lessons::Lessons;
use crate::training::notices::lesson::{Entry, LessonNotice, Stage};
use crate::training::notices::training::TrainingNotice;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The folder beside the file of settings.
const FOLDER: &str = "lessons";
/// The largest lesson, in bytes; a larger file was named by mistake.
const LARGEST: u64 = 1 << 20;

/// The flags of `lessons`.
#[derive(Clone, Debug, Default, Args)]
pub struct LessonsArgs {
    files: Vec<PathBuf>,
    #[command(flatten)]
    flags: SettingFlags,
}

/// Lists all lessons, or checks files.
///
/// # Errors
/// All that is wrong in them, a line each.
pub fn run(args: &LessonsArgs) -> Result<Vec<String>, String> {
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let language = loaded.settings.language;
    if let Some(problem) = loaded.problems.iter().find(|problem| problem.layer == Layer::Flag) {
        return Err(wrong(problem, language));
    }
    let words = Words::new();
    let say = |notice: LessonNotice| {
        let listener = Listener { language, ..Listener::default() };
        text(&words.notice(&notice_of(notice), &listener))
    };
    let (good, bad) = if args.files.is_empty() { listed() } else { checked(&args.files) };
    let good: Vec<String> = good.into_iter().map(say).collect();
    if bad.is_empty() {
        return Ok(good);
    }
    terminal::print(&good);
    let mut bad: Vec<String> = bad.into_iter().map(say).collect();
    let last = bad.pop().unwrap_or_default();
    // Each is a line of its own.
    for complaint in bad {
        terminal::complain(&complaint);
    }
    Err(last)
}

/// What is said of lessons.
pub(super) fn notice_of(notice: LessonNotice) -> Notice {
    Notice::from(TrainingNotice::Lesson(Box::new(notice)))
}

fn listed() -> (Vec<LessonNotice>, Vec<LessonNotice>) {
    let (own, bad) = own();
    let all = Lessons::with(own).all();
    let entry = |(index, lesson): (usize, &std::sync::Arc<Lesson>)| LessonNotice::Listed {
        entry: Entry { number: index + 1, title: lesson.title.clone() },
        stage: Stage::New,
    };
    (all.iter().enumerate().map(entry).collect(), bad)
}

fn checked(files: &[PathBuf]) -> (Vec<LessonNotice>, Vec<LessonNotice>) {
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for path in files {
        let file = path.display().to_string();
        match read(path) {
            Ok(Read { lesson, whole, lacks }) => {
                let (title, steps) = (Box::new(lesson.title), lesson.steps.len());
                good.push(LessonNotice::Good { file: file.clone(), title, steps });
                let whole = whole.into_iter().map(|language| LessonNotice::Whole { file: file.clone(), language });
                good.extend(whole);
                let lacks = lacks.into_iter().map(|lack| LessonNotice::Lacks {
                    file: file.clone(),
                    language: lack.language,
                    count: lack.count,
                    line: lack.line,
                });
                good.extend(lacks);
            }
            Err(wrong) => bad.extend(wrong),
        }
    }
    (good, bad)
}

/// A lesson in a file.
///
/// # Errors
/// What is told of each thing that is wrong with it.
pub(super) fn read(path: &Path) -> Result<Read, Vec<LessonNotice>> {
    let file = path.display().to_string();
    let text = text_of(path).map_err(|why| vec![LessonNotice::Unreadable { file: file.clone(), why: why.into() }])?;
    let told = |Finding { line, wrong }: Finding| LessonNotice::Trouble { file: file.clone(), line, wrong };
    lesson::read(&text).map_err(|findings| findings.into_iter().map(told).collect())
}

fn text_of(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LARGEST).read_to_string(&mut text)?;
    Ok(text)
}

/// The lessons in the folder beside the settings, in the order of their names; and what is wrong with the others.
pub(super) fn own() -> (Vec<Lesson>, Vec<LessonNotice>) {
    let folder = user_file().map(|file| file.with_file_name(FOLDER));
    // Without the folder there are none.
    let Some(entries) = folder.and_then(|folder| fs::read_dir(folder).ok()) else { return (Vec::new(), Vec::new()) };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let (mut lessons, mut bad) = (Vec::new(), Vec::new());
    for path in files {
        match read(&path) {
            Ok(read) => lessons.push(read.lesson),
            Err(wrong) => bad.extend(wrong),
        }
    }
    lessons.sort_by_key(|lesson| lesson.order);
    (lessons, bad)
}
