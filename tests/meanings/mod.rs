//! What every line means, by language and context, as it was when it was frozen. README.md says what to do with a difference.

mod adapter;
mod catalogues;
pub mod contexts;
mod gather;
mod notices;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use annabella::game::participant::Language;

use contexts::{CONTEXTS, Context};

/// Meanings by line.
type Frozen = BTreeMap<String, String>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/meanings")
}

fn file(language: Language, context: &str) -> PathBuf {
    folder().join(language.code()).join(context).with_extension("txt")
}

fn frozen(path: &Path) -> Frozen {
    let text = fs::read_to_string(path).unwrap_or_default();
    let pair = |line: &str| line.split_once('\t').map(|(line, meaning)| (line.to_owned(), meaning.to_owned()));
    text.lines().map(|line| pair(line).unwrap_or_else(|| panic!("{}: `{line}` has no tab", path.display()))).collect()
}

fn text(meanings: &Frozen) -> String {
    meanings.iter().fold(String::new(), |mut text, (line, meaning)| {
        let _ = writeln!(text, "{line}\t{meaning}");
        text
    })
}

/// Where, which line, and what it means now.
type Difference = (String, String, String);

/// What is wanted otherwise than it was frozen: `language context`, the line and its meaning now, below a reason.
fn wanted() -> Vec<Difference> {
    let text = fs::read_to_string(folder().join("wanted.txt")).expect("the wanted differences");
    let mut reason = false;
    let mut wanted = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            reason = line.starts_with('#');
            continue;
        }
        assert!(reason, "wanted.txt: `{line}` stands below no reason");
        let parts: Vec<&str> = line.split('\t').collect();
        let [place, line, now] = parts[..] else { panic!("wanted.txt: `{line}` has not three parts") };
        wanted.push((place.to_owned(), line.to_owned(), now.to_owned()));
    }
    wanted
}

/// In every language the English words are understood, too. Each English line is read in one other language; what it means otherwise
/// there than in English is frozen.
fn english_in(language: Language, lines: &Frozen, bless: bool, different: &mut Vec<Difference>) {
    let others: Vec<Language> = Language::ALL.into_iter().filter(|of| *of != Language::En).collect();
    let Some(turn) = others.iter().position(|of| *of == language) else { return };
    let path = file(language, "english");
    let before = frozen(&path);
    let turn_of = |line: &str| line.bytes().map(usize::from).sum::<usize>() % others.len();
    let mine = lines.iter().filter(|(line, meaning)| {
        before.contains_key(*line) || (turn_of(line) == turn && !meaning.starts_with("not understood"))
    });
    let now = read(&CONTEXTS[0], language, mine.map(|(line, _)| line.clone()));
    let mut kept = before.clone();
    for (line, meaning) in now {
        let expected = before.get(&line).or(lines.get(&line));
        if expected == Some(&meaning) {
            continue;
        }
        if bless && !before.contains_key(&line) {
            kept.insert(line, meaning);
        } else {
            different.push((format!("{} english", language.code()), line, meaning));
        }
    }
    if bless {
        fs::write(&path, text(&kept)).expect("the meanings are written");
    }
}

/// Reads lines in a context.
fn read(context: &Context, language: Language, lines: impl IntoIterator<Item = String>) -> Frozen {
    let reader = (context.prepare)(language);
    let meaning = |line: String| {
        let meaning = reader.read(&line, language);
        (line, meaning)
    };
    lines.into_iter().map(meaning).collect()
}

#[test]
fn every_line_means_what_it_did() {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let timed = std::env::var_os("ANNABELLA_TIMES").is_some();
    let (mut different, mut of_english) = (Vec::new(), BTreeMap::new());
    for language in Language::ALL {
        let gathered = if bless { gather::all(language) } else { gather::Lines::new() };
        for context in &CONTEXTS {
            let path = file(language, context.name);
            let before = frozen(&path);
            let lines = before.keys().cloned().chain(gathered.get(context.name).into_iter().flatten().cloned());
            let lines: Vec<String> = lines.collect();
            let (count, began) = (lines.len(), Instant::now());
            let now = read(context, language, lines);
            if timed {
                report(language, context.name, count, began.elapsed());
            }
            let mut kept = now.clone();
            let is_understood = |meaning: &str| !meaning.trim_start_matches("(arbiter) ").starts_with("not understood");
            kept.retain(|line, meaning| is_understood(meaning) || gather::is_kept(context.name, line));
            for (line, meaning) in &before {
                let now = &now[line];
                if now != meaning {
                    different.push((format!("{} {}", language.code(), context.name), line.clone(), now.clone()));
                }
                kept.insert(line.clone(), meaning.clone());
            }
            if bless {
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(&path, text(&kept)).expect("the meanings are written");
            }
            if language == Language::En {
                of_english.insert(context.name, kept);
            }
        }
    }
    for language in Language::ALL {
        english_in(language, &of_english["game"], bless, &mut different);
    }
    judge(&different);
}

fn report(language: Language, context: &str, count: usize, took: Duration) {
    let each = took.as_micros() / count.max(1) as u128;
    let line = format!("{} {context}: {count} lines, {} ms, {each} µs each\n", language.code(), took.as_millis());
    std::io::Write::write_all(&mut std::io::stdout(), line.as_bytes()).expect("standard output");
}

/// Every difference is wanted, and every wanted one is there.
fn judge(different: &[Difference]) {
    let wanted = wanted();
    let list = |differences: Vec<&Difference>| {
        differences.into_iter().fold(String::new(), |mut text, (place, line, now)| {
            let _ = writeln!(text, "{place}\t{line}\t{now}");
            text
        })
    };
    let unwanted = list(different.iter().filter(|each| !wanted.contains(each)).collect());
    assert!(unwanted.is_empty(), "these lines mean something else now (tests/meanings/README.md):\n{unwanted}");
    let stale = list(wanted.iter().filter(|each| !different.contains(each)).collect());
    assert!(stale.is_empty(), "wanted.txt has what is no difference (any more):\n{stale}");
}
