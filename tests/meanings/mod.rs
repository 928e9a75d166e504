//! What every line means, by language and context, as it was when it was frozen. README.md says what to do with a difference.

mod adapter;
mod catalogues;
pub mod contexts;
mod gather;
mod notices;
mod session;
mod training;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use annabella::game::participant::Language;

use contexts::{CONTEXTS, Context, Reader};

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
    let now = read(&(CONTEXTS[0].prepare)(language), language, mine.map(|(line, _)| line.clone()));
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

/// Reads lines.
fn read(reader: &Reader, language: Language, lines: impl IntoIterator<Item = String>) -> Frozen {
    let meaning = |line: String| {
        let meaning = reader.read(&line, language);
        (line, meaning)
    };
    lines.into_iter().map(meaning).collect()
}

/// What lines of a context mean, as far as they were frozen or are new.
struct Comparison {
    kept: Frozen,
    different: Vec<Difference>,
}

/// Reads the frozen lines of a context, and new ones.
fn compare(context: &Context, language: Language, new: impl FnOnce(&Reader) -> BTreeSet<String>) -> Comparison {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let path = file(language, context.name);
    let before = frozen(&path);
    let began = Instant::now();
    let reader = (context.prepare)(language);
    let mut lines: BTreeSet<String> = before.keys().cloned().collect();
    if bless {
        lines.extend(new(&reader));
    }
    let (count, now) = (lines.len(), read(&reader, language, lines));
    if std::env::var_os("ANNABELLA_TIMES").is_some() {
        report(language, context.name, count, began.elapsed());
    }
    let mut different = Vec::new();
    let mut kept = now.clone();
    let is_understood = |meaning: &str| {
        let meaning = meaning.trim_start_matches("(arbiter) ");
        !meaning.starts_with("not understood") && !meaning.starts_with("unknown(")
    };
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
    Comparison { kept, different }
}

#[test]
fn every_line_means_what_it_did() {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let (mut different, mut of_english) = (Vec::new(), Frozen::new());
    for language in Language::ALL {
        let mut gathered = if bless { gather::all(language) } else { gather::Lines::new() };
        for context in &CONTEXTS {
            let comparison = compare(context, language, |_| gathered.remove(context.name).unwrap_or_default());
            different.extend(comparison.different);
            if language == Language::En && context.name == "game" {
                of_english = comparison.kept;
            }
        }
    }
    for language in Language::ALL {
        english_in(language, &of_english, bless, &mut different);
    }
    judge(&different, |context| !context.starts_with(training::NAMED));
}

/// The same while one trains, through the console. Most of the time is waited there.
#[test]
fn every_line_of_training_means_what_it_did() {
    let of_language = |language| {
        let of_context = |context: &Context| {
            let new = |reader: &Reader| match reader {
                Reader::Training(place) => gather::of_training(language, context.name, place.game()),
                _ => BTreeSet::new(),
            };
            compare(context, language, new).different
        };
        training::CONTEXTS.iter().flat_map(of_context).collect::<Vec<_>>()
    };
    let different = thread::scope(|scope| {
        let all = Language::ALL.map(|language| scope.spawn(move || of_language(language)));
        all.into_iter().flat_map(|one| one.join().expect("what lines mean")).collect::<Vec<_>>()
    });
    judge(&different, |context| context.starts_with(training::NAMED));
}

fn report(language: Language, context: &str, count: usize, took: Duration) {
    let each = took.as_micros() / count.max(1) as u128;
    let line = format!("{} {context}: {count} lines, {} ms, {each} µs each\n", language.code(), took.as_millis());
    std::io::Write::write_all(&mut std::io::stdout(), line.as_bytes()).expect("standard output");
}

/// Every difference is wanted, and every wanted one of these contexts is there.
fn judge(different: &[Difference], is_of_these: impl Fn(&str) -> bool) {
    let mut wanted = wanted();
    wanted.retain(|(place, ..)| place.split(' ').nth(1).is_some_and(&is_of_these));
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
