//! Converting within the process: bytes in, bytes and lines out.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::convert::form::{Form, Manner};
use annabella::scoresheet::convert::games::Splitter;
use annabella::scoresheet::convert::pgn_in::PgnIn;
use annabella::scoresheet::convert::run::{Input, Listener, Tally, Task, convert};
use annabella::scoresheet::convert::source::{InForm, Reading};
use annabella::scoresheet::sentences::converting::Converting;
use annabella::scoresheet::sheet::Sheet;
use annabella::words::Words;

/// What came of it.
pub struct Out {
    pub bytes: Vec<u8>,
    pub lines: Vec<String>,
    pub tally: Tally,
}

#[derive(Default)]
struct Lines(Vec<String>);

impl Listener for Lines {
    fn line(&mut self, line: Converting) {
        self.0.push(Words::new().converting(&line, Language::En));
    }

    fn progress(&mut self, _games: u64) {}
}

/// Converts one file.
pub fn file(path: &Path, to: &str, manner: &Manner, reading: &Reading, threads: usize) -> Out {
    let (mut bytes, mut lines) = (Vec::new(), Lines::default());
    let task = Task {
        inputs: &[Input::File(path.to_owned())],
        standard: "-",
        reading,
        form: Form::of(to).expect("a form"),
        manner,
        strict: false,
        threads,
        read: &Arc::default(),
    };
    let tally = convert(&task, &mut bytes, &mut lines).expect("memory");
    Out { bytes, lines: lines.0, tally }
}

/// Converts bytes of one form; what is said calls them `in`.
pub fn bytes(from: &[u8], form: InForm, to: &str, manner: &Manner) -> Out {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("in");
    fs::write(&path, from).expect("written");
    let reading = Reading { form: Some(form), code: manner.code, notation: manner.notation(), ..Reading::default() };
    let mut out = file(&path, to, manner, &reading, 2);
    let folder = format!("{}/", dir.path().display());
    for line in &mut out.lines {
        *line = line.replace(&folder, "");
    }
    out
}

pub fn manner(code: Code, language: Language) -> Manner {
    Manner { code, language, identifier: "a test".to_owned(), ..Manner::default() }
}

/// The games of a PGN that has nothing wrong.
pub fn sheets(pgn: &[u8]) -> Vec<Sheet> {
    let (mut splitter, mut reader, mut all) = (Splitter::new(pgn), PgnIn::default(), Vec::new());
    while let Some(chunk) = splitter.next_chunk().expect("memory") {
        for game in chunk.games {
            let text = std::str::from_utf8(&chunk.bytes[game.range]).expect("UTF-8");
            let read = reader.read(text).unwrap_or_else(|why| panic!("{why:?}\n{text}"));
            assert_eq!((&read.other_result, read.tag_in_comment), (&None, None), "{text}");
            all.push(read.sheet);
        }
    }
    all
}
