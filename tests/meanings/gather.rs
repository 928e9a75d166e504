//! The lines that are frozen: those of the catalogues, of the scripts and of the unit tests, by language and context.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::Game;
use annabella::game::participant::{Language, Style};
use annabella::game::roles::Seat;
use annabella::input::frame;
use annabella::notation::{long, san, uci};
use annabella::rules::position::CastlingMode;
use annabella::words::grammar;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::catalogues::{Catalogues, MORE};
use super::contexts::{CONTEXTS, casual};
use super::{file, frozen};

/// Lines by context.
pub type Lines = BTreeMap<&'static str, BTreeSet<String>>;

/// Contexts with lines of their own alone.
const APART: [&str; 3] = ["clock", "seats", "secrets"];
/// Contexts in which nothing is asked.
const WITHOUT_ANSWERS: [&str; 8] =
    ["game", "study", "dialogue", "over", "tournament", "black", "assistant", "spectator"];

/// Which files of the catalogues are read whole in which context.
const WHOLE: [(&str, &[&str]); 6] = [
    ("game", &["commands", "questions", "study-words", "claims-words"]),
    ("study", &["study-words"]),
    ("arbiter", &["orders", "claims-words"]),
    ("dialogue", &["dialogue-words", "claims-words"]),
    ("clock", &["timepiece-words", "commands", "questions"]),
    ("secrets", &["claims-words"]),
];

/// Among the arbiter's words, those of players.
const FROM_PLAYERS: [&str; 8] = [
    "claim-illegal",
    "claim-flag",
    "charge-gap",
    "i-am-here",
    "call-arbiter",
    "ask-own-mate",
    "ask-other-mate",
    "order-arbiter",
];

/// The keys of which one line is read in every context. Its other forms are the same word, which is frozen where they are read whole.
const EVERYWHERE: [(&str, &[&str]); 7] = [
    (
        "commands",
        &[
            "last",
            "moves",
            "clock",
            "own-time",
            "what",
            "draw",
            "accept",
            "decline",
            "resign",
            "undo",
            "press",
            "help",
            "quit",
            "finish",
            "new-game",
            "compose",
            "level",
            "pause",
            "resume",
            "restore",
            "save",
            "names",
            "repeat",
            "power",
            "turn",
            "speech",
            "keys",
            "tutorial",
            "cue",
            "sounds-off",
            "warnings-off",
            "begin-playing",
            "stop-game",
            "score",
            "louder",
            "rate",
            "harder",
            "how-castle",
            "talk-hello",
            "hint",
            "blunder",
        ],
    ),
    (
        "questions",
        &[
            "captured",
            "board",
            "attackers",
            "rank",
            "where",
            "last-moves",
            "sheet-times",
            "white-time",
            "time-of-day",
            "legal-moves",
            "corrections",
        ],
    ),
    ("study-words", &["study", "return", "back", "forward", "end", "empty-board", "white-to-move", "put", "fen"]),
    ("claims-words", &["say-claim", "say-sign", "say-write", "say-seal", "say-adjourn"]),
    ("dialogue-words", &["say-announce", "say-lift", "say-state"]),
    ("orders", &["order-add", "order-docket", "i-am-here", "claim-flag"]),
    ("next-words", &["next-switch"]),
];

/// Every form of the catalogues that are there, in the contexts where it has its meaning.
pub fn of_the_catalogues(language: Language) -> Lines {
    let catalogues = Catalogues::read(language);
    let mut lines = Lines::new();
    for (context, files) in WHOLE {
        let into = lines.entry(context).or_default();
        for file in files {
            for (key, forms) in catalogues.keys(file) {
                into.extend(forms.iter().flat_map(|form| catalogues.filled(file, key, form)));
            }
        }
    }
    for (key, forms) in catalogues.keys("orders") {
        if FROM_PLAYERS.contains(&key) {
            for context in ["game", "dialogue"] {
                lines.entry(context).or_default().extend(forms.iter().cloned());
            }
        }
        if key.starts_with("seat-") {
            let framed = forms.iter().flat_map(|form| [format!("{form}: x"), form.clone()]);
            lines.entry("seats").or_default().extend(framed);
        }
        if ["order-add", "order-take", "order-set"].contains(&key) {
            let filled = forms.iter().flat_map(|form| catalogues.filled("orders", key, form));
            lines.entry("clock").or_default().extend(filled);
        }
    }
    let more = |name: &str| {
        let templates = MORE.iter().filter(move |(of, _)| *of == name).flat_map(|(_, templates)| *templates);
        templates.flat_map(|template| catalogues.expand(template)).collect::<Vec<_>>()
    };
    for context in ["game", "study", "arbiter"] {
        lines.entry(context).or_default().extend(more(context));
    }
    for context in ["game", "clock"] {
        lines.entry(context).or_default().extend(more("warnings"));
    }
    let everywhere = EVERYWHERE.iter().flat_map(|(file, keys)| {
        let forms = catalogues.keys(file).filter(|(key, _)| keys.contains(key));
        forms.filter_map(|(key, forms)| {
            let mut filled = forms.first().map(|form| catalogues.filled(file, key, form))?;
            Some(if filled.len() > 1 { filled.swap_remove(1) } else { filled.swap_remove(0) })
        })
    });
    let everywhere: BTreeSet<String> = everywhere.collect();
    let answers = more("answers");
    for context in CONTEXTS.iter().map(|context| context.name).filter(|name| !APART.contains(name)) {
        let into = lines.entry(context).or_default();
        into.extend(everywhere.iter().cloned());
        if !WITHOUT_ANSWERS.contains(&context) {
            into.extend(answers.iter().cloned());
        }
    }
    lines
}

/// The same, and what the tests of the program have.
pub fn all(language: Language) -> Lines {
    let mut lines = of_the_catalogues(language);
    let moves = moves(language);
    lines.entry("game").or_default().extend(moves.iter().cloned());
    lines.entry("study").or_default().extend(moves);
    let tests = of_the_scripts().into_iter().chain(of_the_phrases()).chain(of_the_unit_tests());
    for (of, context, line) in tests {
        if of == language && !line.contains(['\t', '\n', '\r']) {
            lines.entry(context).or_default().insert(line.trim().to_owned());
        }
    }
    lines
}

/// Lines that are entered while one trains, besides those of [`SHARED`] and the words of training.
const TRAINED: &[&str] = &[
    "@5 e4",
    "white: e4",
    "xyzzy",
    "more",
    "skip",
    "done",
    "stop",
    "hint",
    "solution",
    "position",
    "next",
    "start over",
    "new game",
    "play black",
    "training",
    "review",
    "blunder",
    "evaluation",
    "help moves",
    "help study",
    "what is on e4",
    "e4?",
    "study",
    "return",
    "fast",
    "faster",
    "silence",
    "lesson xyzzy",
    "opening xyzzy",
    "lesson board",
    "opening italian",
    "italian",
    "the board",
    "8",
    "fourteen",
    "light",
    "dark",
    "Eva vier",
    "Springer Gustav eins Felix drei",
    "king e1",
    "white king e1",
    "white queen",
    "nothing",
    "3 squares",
    "b1 c3",
    "a1-a3",
    "solutin",
    "dril colours",
    "reisgn",
];

/// Those of them that are in no language.
const ANYWHERE: [&str; 10] =
    ["more", "@5 e4", "white: e4", "xyzzy", "e4?", "Eva vier", "b1 c3", "a1-a3", "8", "solutin"];

/// The context of a game whose lines are entered in training, too: they are those of all contexts, and answers to questions.
const SHARED: &str = "ask-leave";

/// Where most is entered. Reading takes long here, since the line goes through the whole console.
const MAIN: [&str; 8] = [
    "train-idle",
    "train-listed",
    "train-puzzle",
    "train-drill",
    "train-lesson-number",
    "train-endgame",
    "train-opening",
    "train-review",
];

/// Where least is entered: a line that was entered before takes long, or makes little difference.
const LEAST: [&str; 4] = ["train-near", "train-hinted", "train-listed-openings", "train-asked"];

/// What is entered in a context of training: what is entered at games, its words, and some of the legal moves there.
pub fn of_training(language: Language, context: &str, game: &Game) -> BTreeSet<String> {
    let (is_main, is_full) = (MAIN.contains(&context), context == "train-puzzle");
    let is_english = language == Language::En;
    let one_of = match (is_main, is_english || is_full) {
        (true, true) => 1,
        (true, false) => 3,
        (false, true) => 4,
        (false, false) => 8,
    };
    let shared = one_of_each_meaning(language).into_iter().step_by(one_of);
    let one_word_of = if LEAST.contains(&context) {
        4
    } else if is_main || is_english {
        1
    } else {
        2
    };
    let own = own_words(language, is_full).into_iter().step_by(one_word_of);
    let trained = if is_english && !LEAST.contains(&context) { TRAINED } else { &ANYWHERE };
    let trained = trained.iter().map(|line| (*line).to_owned());
    let intents = game.board().position().map(|position| position.legal_intents()).unwrap_or_default();
    let changes = intents.into_iter().filter_map(|intent| game.board().change(intent));
    let moves = changes.map(|change| san::write(&game.history().describe(&change), language));
    let more =
        frozen(&file(language, "game")).into_iter().find(|(_, meaning)| meaning == "no more").map(|(line, _)| line);
    let answers = ["", "0", "1", "2", "12", "yes", "no"].map(str::to_owned);
    shared
        .chain(more)
        .chain(answers)
        .chain(own)
        .chain(trained)
        .chain(moves.step_by(if is_main { 4 } else { 12 }))
        .collect()
}

/// Of the lines of all contexts one for each meaning that they have at a game or as an answer.
fn one_of_each_meaning(language: Language) -> Vec<String> {
    let at_a_game = frozen(&file(language, "game"));
    let mut lines = BTreeMap::new();
    for (line, answered) in frozen(&file(language, SHARED)) {
        let is_answer = !answered.starts_with("answer first");
        let meaning = if is_answer { Some(answered.as_str()) } else { at_a_game.get(&line).map(String::as_str) };
        if let Some(meaning) = meaning {
            lines.entry(meaning.to_owned()).or_insert(line);
        }
    }
    lines.into_values().collect()
}

/// The words of training, as the grammar has them: the first of each rule, or all. Themes and endgames are many of one kind.
fn own_words(language: Language, all: bool) -> Vec<String> {
    let listed = grammar::listed(language);
    let rules: Vec<(&str, &str)> = listed.iter().filter_map(|line| line.split_once(": ")).collect();
    let mut lines = Vec::new();
    let mut last = "";
    for (rule, said) in &rules {
        let is_first = std::mem::replace(&mut last, rule) != *rule;
        let is_of_many = |start: &str, one: &str| rule.starts_with(start) && *rule != one;
        let is_another = is_of_many("train-theme-", "train-theme-fork")
            || is_of_many("train-endgame-", "train-endgame-over") && *rule != "train-endgame-queen";
        let is_answer = ["<train-light>", "<train-dark>"].contains(rule);
        if (rule.starts_with("train-") || is_answer) && !is_another && (all || is_first) {
            lines.push(one_way(said, &rules));
        }
    }
    lines
}

/// One way to say what stands in a grammar, without what can be left out.
fn one_way(said: &str, rules: &[(&str, &str)]) -> String {
    let mut line = String::new();
    let mut rest = said;
    while let Some(sign) = rest.chars().next() {
        let (inner, after) = match sign {
            '[' => ("", &rest[end(rest, '[', ']')..]),
            '(' => (&rest[1..end(rest, '(', ')') - 1], &rest[end(rest, '(', ')')..]),
            '<' => (&rest[..end(rest, '<', '>')], &rest[end(rest, '<', '>')..]),
            sign => {
                line.push(sign);
                rest = &rest[sign.len_utf8()..];
                continue;
            }
        };
        match inner {
            "" => {}
            "<number>" => line.push('2'),
            "<text>" => line.push_str("xyzzy"),
            name if name.starts_with('<') => {
                let part = rules.iter().find(|(rule, _)| *rule == name);
                line.push_str(&part.map_or_else(String::new, |(_, said)| one_way(said, rules)));
            }
            several => line.push_str(&one_way(several.split(" | ").next().unwrap_or(several), rules)),
        }
        rest = after.trim_start_matches('+');
    }
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where a bracket at the beginning is closed.
fn end(text: &str, open: char, close: char) -> usize {
    let mut depth = 0;
    for (at, sign) in text.char_indices() {
        depth += i32::from(sign == open) - i32::from(sign == close);
        if depth == 0 {
            return at + close.len_utf8();
        }
    }
    text.len()
}

/// Each legal move of the game, in every notation and as it is announced in every style.
fn moves(language: Language) -> BTreeSet<String> {
    let game = casual(language);
    let words = Words::new();
    let position = game.board().position().expect("a legal position");
    let mut lines = BTreeSet::new();
    for intent in position.legal_intents() {
        let change = game.board().change(intent).expect("a move");
        let report = game.history().describe(&change);
        lines.extend([
            san::write(&report, language),
            long::write(&report, language),
            uci::write(&change, CastlingMode::Standard),
        ]);
        for style in Style::ALL {
            let listener = Listener { language, style, ..Listener::default() };
            lines.insert(text(&words.announcement(&report, &listener)));
        }
    }
    lines
}

type Found = Vec<(Language, &'static str, String)>;

fn path(under: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(under)
}

fn files(under: &str, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(path(under)).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|of| of == extension)).collect();
    files.sort();
    files
}

/// What is entered in the scripts, by the seat in front of it.
fn of_the_scripts() -> Found {
    let mut found = Found::new();
    for (folder, clock) in [("tests/games", false), ("tests/clocks", true)] {
        for file in files(folder, "txt") {
            let script = fs::read_to_string(&file).expect("a script");
            let flags = script.lines().find_map(|line| line.strip_prefix("$ ")).unwrap_or_default();
            let mut words = flags.split_whitespace().skip_while(|flag| *flag != "--language");
            let language = words.nth(1).and_then(Language::from_code).unwrap_or_default();
            let dialogue = flags.contains("--dialogue full");
            for line in script.lines().filter_map(|line| line.strip_prefix("> ")) {
                let Ok(frame) = frame::parse(line, &[language]) else { continue };
                let context = match frame.seat {
                    _ if clock => "clock",
                    Some(Seat::Arbiter) => "arbiter",
                    Some(Seat::AssistantOf(_)) => "assistant",
                    Some(Seat::Spectator) => "spectator",
                    _ if dialogue => "dialogue",
                    _ => "game",
                };
                found.push((language, context, frame.rest.to_owned()));
            }
        }
    }
    found
}

/// The lines of people who had read nothing.
fn of_the_phrases() -> Found {
    let file = fs::read_to_string(path("tests/phrases/lines.txt")).expect("the lines");
    let (mut language, mut found) = (Language::En, Found::new());
    for line in file.lines().filter(|line| !line.trim().is_empty()) {
        match line.strip_prefix("## ") {
            Some(code) => language = Language::from_code(code).expect("a language"),
            None if line.starts_with("# ") => {}
            None => found.push((language, "game", line.to_owned())),
        }
    }
    found
}

/// The files of unit tests whose texts are lines, and where these are read.
const UNIT_TESTS: [(&str, &[&str]); 17] = [
    ("src/desk/lines/command_tests.rs", &["game"]),
    ("src/desk/lines/asked_tests.rs", &["game"]),
    ("src/desk/lines/nearest.rs", &["game"]),
    ("src/desk/lines/letters.rs", &["game"]),
    ("src/desk/lines/next_game.rs", &["game"]),
    ("src/desk/lines/study_tests.rs", &["study"]),
    ("src/desk/lines/claims.rs", &["game"]),
    ("src/desk/lines/dialogue.rs", &["dialogue"]),
    ("src/desk/lines/ruling_order.rs", &["arbiter"]),
    ("src/desk/lines/clock.rs", &["clock", "clock-set-time"]),
    ("src/words/seat_names.rs", &["seats"]),
    ("src/input/frame.rs", &["seats"]),
    ("src/desk/compose.rs", &["compose-minutes", "compose-name"]),
    ("src/desk/set_clock.rs", &["clock-set-time"]),
    ("src/desk/names.rs", &["ask-name"]),
    ("src/desk/tutorial_tests.rs", &["tutorial-move"]),
    ("src/notation/read_tests.rs", &["game"]),
];

fn of_the_unit_tests() -> Found {
    let mut found = Found::new();
    for (file, contexts) in UNIT_TESTS {
        let Ok(source) = fs::read_to_string(path(file)) else { continue };
        let tests = source
            .split_once("#[cfg(test)]\nmod tests {")
            .map_or(source.as_str(), |(_, tests)| tests.trim_end().strip_suffix('}').expect("the end of the tests"));
        let tests = if file.ends_with("_tests.rs") { source.as_str() } else { tests };
        let tokens: TokenStream = tests.parse().unwrap_or_else(|error| panic!("{file} is not Rust: {error}"));
        let mut lines = Vec::new();
        literals(tokens, Language::En, &mut lines);
        for (language, line) in lines {
            found.extend(contexts.iter().map(|context| (language, *context, line.clone())));
        }
    }
    found
}

/// The texts of a piece of code; the language that is named beside them is theirs.
fn literals(tokens: TokenStream, language: Language, found: &mut Vec<(Language, String)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_list = |at: usize| matches!(&tokens[at], TokenTree::Group(group) if group.delimiter() != Delimiter::Brace);
    let mut named = tokens
        .windows(4)
        .filter(|four| four[0].to_string() == "Language")
        .filter_map(|four| Language::ALL.into_iter().find(|of| format!("{of:?}") == four[3].to_string()));
    let language = match (named.next(), named.next()) {
        (Some(one), None) => one,
        _ => language,
    };
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => {
                let called = index.checked_sub(1).map(|before| tokens[before].to_string()).unwrap_or_default();
                let is_talk = is_list(index) && ["expect", "panic", "format", "!"].contains(&called.as_str());
                if !is_talk || called == "!" {
                    literals(group.stream(), language, found);
                }
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let inner = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
                let line = inner.filter(|line| is_entered(line));
                found.extend(line.map(|line| (language, line.to_owned())));
            }
            _ => {}
        }
    }
}

/// Whether a text may have been entered: no position, no sentence of a comment, no pattern.
fn is_entered(text: &str) -> bool {
    let is_fen = text.matches('/').count() == 7 && !text.starts_with("fen");
    let is_prose = text.ends_with('.') && text.split(' ').count() > 5;
    text.chars().count() <= 60 && !text.contains(['{', '\\']) && !is_fen && !is_prose
}

/// Whether a line is worth keeping in a context in which it is not understood. To look for what is near takes long, so that one in six
/// is kept at the game, and elsewhere one line; and orders with a sign in them, of which each word is several where it is compared.
pub fn is_kept(context: &str, line: &str) -> bool {
    let is_one_of_six = line.bytes().map(u32::from).sum::<u32>() % 6 == 0;
    ["xyzzy", "solutin"].contains(&line)
        || (context == "game" && is_one_of_six)
        || (context == "arbiter" && line.contains(['-', '\'', '’']))
}
