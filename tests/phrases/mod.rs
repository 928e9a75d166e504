//! Lines that people typed without having read anything: how many are understood, and what each of them does.
//!
//! `lines.txt` holds the lines by language. `answers.txt` holds what each does: the count of lines that are not understood, those
//! lines, and then every line with what is said or done. With `ANNABELLA_BLESS=1` it is written anew; read the difference.

use std::fmt::Write as _;
use std::path::Path;

use annabella::answers::{self, Manner};
use annabella::desk::{Desk, is_not_understood, step::Step};
use annabella::game::Game;
use annabella::game::command::{Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::Source;
use annabella::game::participant::{Language, Style};
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::Color;
use annabella::time::Tick;
use annabella::view::View;
use annabella::words::utterance::{Segment, text};
use annabella::words::{Listener, Words};

use crate::support::table::{begun, started};

/// Of so many lines of a language this many may stay without an answer. The figure can only get better.
const MOST: [(Language, usize); 3] = [(Language::En, 4), (Language::De, 0), (Language::It, 0)];

/// A game after 1. e4 e5 with two people at one keyboard.
fn game(language: Language) -> Game {
    let mut started = started(Mode::Casual, "5+3");
    started.players.white.language = language;
    started.players.black.language = language;
    started.table.language = language;
    let mut game = begun(started);
    let mut desk = Desk::new(game.started());
    for line in ["e4", "e5"] {
        for step in desk.line(line, None, &game) {
            let Step::Command { seat, command } = step else { panic!("{line} is a move") };
            game.handle(Input { seat, source: Source::Line, at: Tick::START, what: Happening::Command(command) });
        }
    }
    game
}

/// What a line does, in words; and whether it is understood.
fn done_by(line: &str, language: Language, words: &Words) -> (String, bool) {
    let mut game = game(language);
    let listener = Listener { language, style: Style::Literate, ..Listener::default() };
    let steps = Desk::new(game.started()).in_simulated_time(true).line(line, None, &game);
    let understood = !steps.is_empty() && !is_not_understood(&steps);
    let said = |segments: Vec<Segment>| text(&segments);
    let mut parts = Vec::new();
    for step in steps {
        match step {
            Step::Say { notice, .. } => parts.push(said(words.notice(&notice, &listener))),
            Step::Tell { message, .. } => parts.push(said(words.message(&message, &listener))),
            Step::Ask { seat, question } => {
                let message = answers::answer(&View::of(&game, seat), question, Manner::default(), Tick::START);
                parts.push(said(words.message(&message, &listener)));
            }
            Step::Command { seat, command } => {
                let input = Input { seat, source: Source::Line, at: Tick::START, what: Happening::Command(command) };
                let told = game.handle(input).into_iter().filter_map(|effect| match effect {
                    Effect::Tell { what, .. } => Some(said(words.message(&what, &listener))),
                    _ => None,
                });
                parts.push(format!("does: {}", told.collect::<Vec<_>>().join(" ")));
            }
            other => parts.push(format!("does: {}", format!("{other:?}").replace("Side(White)", "White"))),
        }
    }
    let owner = Seat::Side(Color::White);
    assert!(game.owner() == owner, "the one who asks plays White");
    (parts.join(" / "), understood)
}

/// The lines of a file with `## language` above each group.
fn lines(file: &str) -> Vec<(Language, &str)> {
    let mut language = Language::En;
    let mut lines = Vec::new();
    for line in file.lines().filter(|line| !line.trim().is_empty()) {
        match line.strip_prefix("## ") {
            Some(code) => language = Language::ALL.into_iter().find(|of| of.code() == code).expect("a language"),
            None if line.starts_with("# ") => {}
            None => lines.push((language, line)),
        }
    }
    lines
}

#[test]
fn what_people_type_is_understood_and_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/phrases");
    // Another collection can be tried: what each of its lines does is then printed.
    let other = std::env::var_os("ANNABELLA_PHRASES");
    let path = other.as_ref().map_or_else(|| folder.join("lines.txt"), |path| Path::new(path).to_path_buf());
    let file = std::fs::read_to_string(path).expect("the lines");
    let words = Words::new();
    let (mut transcript, mut worse) = (String::new(), Vec::new());
    for language in Language::ALL {
        let lines: Vec<&str> =
            lines(&file).into_iter().filter(|(of, _)| *of == language).map(|(_, line)| line).collect();
        if lines.is_empty() {
            continue;
        }
        let done: Vec<_> = lines.iter().map(|line| (line, done_by(line, language, &words))).collect();
        let unknown: Vec<&str> = done.iter().filter(|(_, (_, known))| !known).map(|(line, _)| **line).collect();
        let most = MOST.into_iter().find(|(of, _)| *of == language).map_or(usize::MAX, |(_, most)| most);
        if unknown.len() > most {
            worse.push(format!("{language:?}: {} lines are not understood, {most} were: {unknown:?}", unknown.len()));
        }
        let _ = writeln!(transcript, "## {}: {} of {} not understood", language.code(), unknown.len(), lines.len());
        let _ = writeln!(transcript, "# {}\n", unknown.join("; "));
        for (line, (what, _)) in done {
            let _ = writeln!(transcript, "{line}\n    {what}");
        }
        transcript.push('\n');
    }
    if other.is_some() {
        std::io::Write::write_all(&mut std::io::stdout(), transcript.as_bytes()).expect("standard output");
        return;
    }
    assert!(worse.is_empty(), "{}", worse.join("\n"));
    let path = folder.join("answers.txt");
    if std::env::var_os("ANNABELLA_BLESS").is_some() {
        std::fs::write(&path, &transcript).expect("the answers are written");
    }
    let kept = std::fs::read_to_string(&path).expect("the answers");
    let mut pairs = kept.lines().zip(transcript.lines());
    let different = pairs.find(|(kept, now)| kept != now);
    assert!(different.is_none() && kept.len() == transcript.len(), "an answer has changed: {different:?}");
}
