//! Any bytes on standard input and on the keys: no panic, one clear line for what cannot be used, and a clean journal.

use std::path::Path;
use std::process::Command;

use proptest::prelude::*;

use crate::hardship::pane::Pane;
use crate::support::play::{Play, QUIET, binary, clean_game, clean_games};

/// Pieces from which lines are put together that are nearly commands.
static PIECES: [&str; 58] = [
    "e4",
    "e5",
    "Nf3",
    "nf6",
    "O-O",
    "0-0-0",
    "exd5",
    "e8=Q",
    "e8",
    "e9",
    "i4",
    "springer",
    "gustav",
    "eins",
    "eva",
    "vier",
    "kurze rochade",
    "what",
    "last",
    "moves",
    "clock",
    "my time",
    "draw",
    "accept",
    "decline",
    "yes",
    "no",
    "undo",
    "press",
    "help",
    "names",
    "pause",
    "resume",
    "restore",
    "repeat",
    "speech",
    "save",
    "white:",
    "black:",
    "arbiter:",
    "assistant white:",
    "spectator:",
    "nobody:",
    "@",
    "@1",
    "@12.500",
    "@99999999999999999999",
    "@-1",
    "@1e9",
    "\t",
    " ",
    "💥",
    "👩‍🦯",
    "שלום",
    "\u{202e}4e",
    "e\u{301}4",
    "ﬁ",
    "\u{2028}",
];

static MODES: [&str; 3] = ["casual", "tournament", "training"];
static LANGUAGES: [&str; 5] = ["en", "de", "fr", "it", "es"];
/// What stands behind the last line end.
static RESTS: [&[u8]; 4] = [b"", b"e4", b"\xff", b"\0"];

fn piece() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        12 => prop::sample::select(&PIECES[..]).prop_map(|piece| piece.as_bytes().to_vec()),
        2 => prop::collection::vec(any::<u8>(), 0..12),
        2 => "\\PC{0,12}".prop_map(String::into_bytes),
        1 => Just(b"\0".to_vec()),
        1 => Just(b"\xff\xfe".to_vec()),
        1 => Just(b"\x1b[31m".to_vec()),
        1 => (0..70_000_usize).prop_map(|length| vec![b'x'; length]),
        1 => "[0-9]{1,25}".prop_map(String::into_bytes),
    ]
}

/// A line, which may hold line ends of its own.
fn line() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(piece(), 0..5).prop_map(|pieces| pieces.join(&b' '))
}

/// A line that `save` or `quit` would make into a file or an end belongs to other tests.
fn is_harmless(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line).to_lowercase();
    !text.contains("save ")
}

fn play(data: &Path, further: &[&str]) -> Play {
    Play::run(Command::new(binary()).current_dir(data).args(QUIET).arg(data).args(further))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_lines_are_survived(
        lines in prop::collection::vec(line().prop_filter("other tests", |line| is_harmless(line)), 1..40),
        simulated: bool,
        mode in prop::sample::select(&MODES[..]),
        language in prop::sample::select(&LANGUAGES[..]),
        last in prop::sample::select(&RESTS[..]),
    ) {
        let data = tempfile::tempdir().unwrap();
        let mut flags = vec!["--mode", mode, "--language", language, "--time", "5"];
        if simulated {
            flags.push("--simulated");
        }
        // The last of two flags of one name is refused: the language is among the quiet ones.
        let mut command = Command::new(binary());
        command.args(QUIET.iter().filter(|flag| !["--language", "en"].contains(*flag))).arg(data.path()).args(flags);
        let mut play = Play::run(command.current_dir(data.path()));
        for line in &lines {
            play.enter(line);
        }
        if let Some(input) = play.input.as_mut() {
            // Without an end of line. The program may have ended: somebody may have entered that.
            let _ended = std::io::Write::write_all(input, last);
        }
        let ended = play.end();
        prop_assert_eq!(ended.code, Some(0), "{}", ended.complaints);
        for line in &ended.lines {
            prop_assert!(line.starts_with("public: ") || line.starts_with("private"), "{}", line);
        }
        clean_game(data.path());
    }
}

#[test]
fn an_unusable_line_is_answered_by_one_line() {
    let data = tempfile::tempdir().unwrap();
    let mut play = play(data.path(), &[]);
    play.settled();
    let long = vec![b'x'; 1 << 20];
    let spaced = b"e4 ".repeat(300_000);
    let bad: [&[u8]; 27] = [
        b"\xff",
        b"L\xe4ufer f3",
        b"\0",
        b"e4\0",
        b"\x1b[A",
        b"\x07",
        &long,
        &spaced,
        b"@1 e4",
        b"@ e4",
        b"@x",
        b"@-1 e4",
        b"@99999999999999999999999 e4",
        "💥".as_bytes(),
        "שלום עולם".as_bytes(),
        "\u{202e}e4".as_bytes(),
        b"e9",
        b"e5e",
        b"what",
        b"what j9",
        b"yes",
        b"99999999999999999999",
        b"Ke2e4e5",
        b"springer gustav",
        b"Nd4",
        b"arbiter: e4",
        b"restore 99",
    ];
    for line in bad {
        let answer = play.say(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(40)]).into_owned();
        assert_eq!(answer.len(), 1, "{shown}: {answer:#?}");
        assert!(answer[0].starts_with("private"), "{shown}: {answer:#?}");
        assert!(answer[0].len() > 20 && answer[0].len() < 400, "{shown}: {answer:#?}");
    }
    assert_eq!(play.say("e4"), ["public: e2e4"], "after all that it still plays");
    assert_eq!(play.end().code, Some(0));
    assert_eq!(clean_game(data.path()).history().live().len(), 1);
}

#[test]
fn any_keys_are_survived() {
    let seed = fastrand::u64(..);
    let mut lot = fastrand::Rng::with_seed(seed);
    for round in 0..4 {
        let pane = Pane::start(&[]);
        for _ in 0..12 {
            let length = lot.usize(1..150);
            let bytes: Vec<u8> = match lot.u8(0..3) {
                0 => (0..length).map(|_| lot.u8(..)).collect(),
                1 => (0..length).map(|_| *lot.choice(b"\x1b[O;~ABCDHF0123456789\r\t\x7fMm<>?").unwrap()).collect(),
                _ => (0..length / 8).flat_map(|_| lot.choice(&PIECES).unwrap().bytes().chain([b'\r'])).collect(),
            };
            // What asks to leave, and is answered yes by the same rubbish, is a good end as well.
            if pane.file("code").is_empty() {
                pane.bytes(&bytes);
            }
        }
        if pane.file("code").is_empty() {
            pane.signal_unless_it_leaves("TERM");
        }
        assert_eq!(pane.ended(), "0", "seed {seed}, round {round}");
        // Where a new game was entered, or the position of the study board, each journal is a game of its own, and was announced.
        let mut lots: Vec<u64> = clean_games(&pane.data()).iter().map(|game| game.started().seed).collect();
        lots.sort_unstable();
        let one_each = lots.windows(2).all(|pair| pair[1] == pair[0].wrapping_add(1));
        let begun = pane.shown().iter().filter(|line| line.contains("New game.")).count();
        assert!(one_each && (1..=begun).contains(&lots.len()), "seed {seed}, round {round}: {lots:?}, {begun} begun");
    }
}
