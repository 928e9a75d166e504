//! Whatever is heard or written comes through a catalogue: in a language whose sentences all have accents (`words::pseudo`), no word is
//! without them but names of files, flags and their values, moves, and what was typed.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the program in the language of tests; what it wrote, on both outputs.
fn said(args: &[&str], input: &str, data: &Path) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(args)
        .current_dir(data)
        .env("XDG_CONFIG_HOME", data.join("config"))
        .env("LC_ALL", "C.UTF-8")
        .env("ANNABELLA_PSEUDO", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("annabella starts");
    // One that ends at once reads nothing.
    let _read = child.stdin.take().expect("its input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat()
}

/// The words without an accent of what was said, each with its line. Flags and paths are none, nor what is allowed.
fn plain_words(text: &str, allowed: &str) -> Vec<String> {
    let allowed: Vec<&str> = allowed.split_whitespace().collect();
    let mut found = Vec::new();
    for line in text.lines() {
        let private = line.strip_prefix("private").and_then(|rest| rest.split_once(": ")).map(|(_, words)| words);
        let known = ["public: ", "annabella: "].iter().find_map(|start| line.strip_prefix(start));
        let words =
            private.or(known).unwrap_or(line).split(' ').filter(|word| !word.starts_with("--") && !word.contains('/'));
        let words = words.flat_map(|word| word.split(|c: char| !c.is_alphabetic()));
        let plain = words.filter(|word| word.len() > 2 && word.is_ascii() && !allowed.contains(word));
        found.extend(plain.map(|word| format!("{word}, in: {line}")));
    }
    found
}

/// Flags of a game or a clock, lines, and the words in the answers that are typed ones.
const PLAYED: &[(&str, &str, &str)] = &[
    (
        "play --opponent console --time 5+3",
        "e4|help|clock|what is on e4|pieces|legal moves|material|foo bar|state|e5|Nf3|qxf7|last|moves|rules|players|opening|scoresheet with \
         times|power|keys|warnings|draw|decline|undo|who attacks e4|captures|whose turn|rank 4|faster|long times|study|forward|d4|return|\
         pause|resume|@20 d6|resign|yes|moves|quit",
        "foo bar",
    ),
    (
        "play --opponent console --mode tournament --time 90/40+30,30+30 --dialogue full",
        "help|arbiter: begin|e4|arbiter: help|arbiter: docket|e5|claim repetition|white: claim fifty|arbiter: add white 2:00|arbiter: illegal|\
         touch e1|adjourn|seal d4|arbiter: penalty black time 1:00|arbiter: end 1-0|quit",
        "board last what changed moves scoresheet with times corrections turn move number offers who plays rules clock time his",
    ),
    ("play --opponent-level 1 --time 5", "e4|clock|help|level 4|quit|yes", ""),
    (
        "clock --time 5+3",
        "help|clock|white|black|warnings|@900 clock|quit|yes",
        "whose clock running moves control elapsed time day correct",
    ),
];

/// Command lines that only print something, and the words in it that are names or were typed.
const PRINTED: &[(&str, &str)] = &[
    ("play --opponent-level 99", ""),
    ("play --levle 3", ""),
    ("play --time 25:5", ""),
    ("play --warnings 5:00,tick=1", "tick"),
    ("play --style loud", "loud fide local letters nato literate uci"),
    ("play --cue-move loud", "loud"),
    ("play --fen nothing", "nothing"),
    ("play --profile fide", "fide edisu legacy auto casual"),
    ("play --sight visually-disabled --opponent-hearing impaired --dialogue full --opponent board", ""),
    ("nonsense", "nonsense"),
    ("compare a.pgn b.pgn", "pgn KQkq"),
    ("compare a.pgn nothing.pgn", "nothing pgn"),
    ("convert a.pgn --to text", "Ada Bob pgn unread"),
    ("convert a.pgn nothing.pgn --to text", "Ada Bob nothing pgn unread"),
    ("convert a.pgn --to text --rate 900", ""),
];

#[test]
fn nothing_is_said_that_no_catalogue_has() {
    let data = tempfile::tempdir().expect("a directory");
    let data = data.path();
    std::fs::write(data.join("a.pgn"), "[Event \"Ada\"]\n[White \"Bob\"]\n\n1. e4 e5 2. Nf3 Qh9 *\n").expect("written");
    std::fs::write(data.join("b.pgn"), "[Event \"Ada\"]\n\n1. e4 e5 2. Nc3 *\n").expect("written");
    let mut escaped = Vec::new();
    let mut check = |flags: &str, input: &str, allowed: &str| {
        let mut args: Vec<&str> = flags.split(' ').collect();
        if matches!(args[0], "play" | "clock") {
            args.extend(["--simulated", "--speech", "off", "--sounds", "off", "--data", "games"]);
        }
        // A tournament game keeps others out of its directory.
        let _gone = std::fs::remove_dir_all(data.join("games"));
        let text = said(&args, &input.replace('|', "\n"), data);
        assert!(text.contains(['á', 'é', 'í', 'ó', 'ú']), "{flags}: {text}");
        escaped.extend(plain_words(&text, allowed));
    };
    for (flags, input, allowed) in PLAYED {
        check(flags, input, allowed);
    }
    for (flags, allowed) in PRINTED {
        check(flags, "", allowed);
    }
    assert!(escaped.is_empty(), "{escaped:#?}");
    assert_eq!(plain_words("public: Ñééŵ ğááɱéé nobody", ""), ["nobody, in: public: Ñééŵ ğááɱéé nobody"]);
}
