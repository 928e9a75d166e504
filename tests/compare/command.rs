//! `annabella compare` as its user runs it.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// A directory with scoresheets.
struct Sheets(TempDir);

const ITALIAN: &str =
    "Bianco: Anna\nNotazione: it\n\n1. e4 [1:29:00] e5 [1:28:30]\n2. Cf3 Cc6\n3. Ab5 a6\n\nRisultato: 1-0\n";
const GERMAN: &str = "1. e4 e5 2. Sf3 Sf6 3. Lb5 0-1";

impl Sheets {
    fn new() -> Sheets {
        Sheets(tempfile::tempdir().expect("a directory"))
    }

    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> &Sheets {
        fs::write(self.path(name), bytes).expect("a file");
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, args: &str, input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .arg("compare")
            .args(args.split_whitespace())
            .current_dir(self.0.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("annabella starts");
        // A program that complains at once need not read its input.
        let _gone = child.stdin.take().expect("its input").write_all(input.as_bytes());
        child.wait_with_output().expect("it ends")
    }

    #[track_caller]
    fn says(&self, args: &str, code: i32) -> String {
        let output = self.run(args, "");
        assert_eq!(output.status.code(), Some(code), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty());
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    #[track_caller]
    fn complains(&self, args: &str) -> String {
        let output = self.run(args, "");
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let line = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(line.lines().count(), 1, "{line}");
        line
    }

    fn json(&self, args: &str, code: i32) -> Value {
        serde_json::from_str(&self.says(&format!("{args} --json"), code)).expect("JSON")
    }
}

#[test]
fn two_languages_side_by_side() {
    let sheets = Sheets::new();
    sheets.file("it.txt", ITALIAN).file("de.txt", GERMAN);
    insta::assert_snapshot!(sheets.says("it.txt de.txt --notation-b de", 1), @r"
    The results differ: 1-0 on the first scoresheet, 0-1 on the second.
    First scoresheet: it.txt. Second scoresheet: de.txt.
    The scoresheets differ.
    They last agree on move 2 by White: knight f3.
    Then the first scoresheet has move 2 by Black: knight c6.
    Then the second scoresheet has move 2 by Black: knight f6.
    The position at the last agreement: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
    White: king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, f3; pawns a2 to d2, e4, f2 to h2. Black: king e8; queen d8; rooks a8, h8; bishops c8, f8; knights b8, g8; pawns a7 to d7, e5, f7 to h7.
    Black is to make move 2.
    The times then, by the first scoresheet: White unknown, Black one hour, twenty-eight minutes and thirty seconds.
    The times then, by the second scoresheet: not recorded.
    ");
    insta::assert_snapshot!(sheets.says("it.txt de.txt --notation-b de --language de --style fide", 1), @r"
    Die Ergebnisse unterscheiden sich: auf dem ersten Partieformular 1-0, auf dem zweiten 0-1.
    Erstes Partieformular: it.txt. Zweites Partieformular: de.txt.
    Die Partieformulare unterscheiden sich.
    Die letzte Übereinstimmung ist der 2. Zug von Weiß: Springer Gustav eins Felix drei.
    Danach hat das erste Partieformular den 2. Zug von Schwarz: Springer Bella acht Cesar sechs.
    Danach hat das zweite Partieformular den 2. Zug von Schwarz: Springer Gustav acht Felix sechs.
    Die Stellung bei der letzten Übereinstimmung: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
    Weiß: König e1; Dame d1; Türme a1, h1; Läufer c1, f1; Springer b1, f3; Bauern a2 bis d2, e4, f2 bis h2. Schwarz: König e8; Dame d8; Türme a8, h8; Läufer c8, f8; Springer b8, g8; Bauern a7 bis d7, e5, f7 bis h7.
    Schwarz ist am Zug, Zug 2.
    Die Zeiten damals, nach dem ersten Partieformular: Weiß unbekannt, Schwarz eine Stunde, achtundzwanzig Minuten und dreißig Sekunden.
    Die Zeiten damals, nach dem zweiten Partieformular: nicht verzeichnet.
    ");
    for language in ["it", "es", "fr"] {
        let told = sheets.says(&format!("it.txt de.txt --notation-b de --language {language}"), 1);
        assert_eq!(told.lines().count(), 11, "{told}");
        assert!(told.contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"), "{told}");
    }
}

/// UTF-16 of editors, and the letters of older files.
#[test]
fn sheets_in_other_letters_are_read() {
    let sheets = Sheets::new();
    let german = "Weiß: Jürgen\nSchreibweise: de\n\n1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n";
    let latin: Vec<u8> = german.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    let wide: Vec<u8> = format!("\u{feff}{german}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    sheets.file("it.txt", ITALIAN).file("latin.txt", latin).file("wide.txt", wide);
    for name in ["latin.txt", "wide.txt"] {
        assert_eq!(sheets.json(&format!("it.txt {name}"), 0)["agreed_half_moves"], json!(6), "{name}");
    }
}

#[test]
fn names_of_files_may_hold_any_bytes() {
    use std::os::unix::ffi::OsStringExt as _;
    let sheets = Sheets::new();
    sheets.file("it.txt", ITALIAN);
    let strange = std::ffi::OsString::from_vec(b"\xff\n {$x}.txt".to_vec());
    fs::write(sheets.0.path().join(&strange), ITALIAN).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    let output = command.args(["compare", "it.txt"]).arg(&strange).current_dir(sheets.0.path()).output();
    let output = output.expect("annabella starts");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(told.starts_with("First scoresheet: it.txt. Second scoresheet: \u{fffd}  {$x}.txt.\n"), "{told}");
}

#[test]
fn the_same_as_json() {
    let sheets = Sheets::new();
    sheets.file("it.txt", ITALIAN).file("de.txt", GERMAN);
    let expected = json!({
        "finding": "different", "on": null, "agree": false, "results_differ": true, "decision": "retrace", "clocks": "arbiter",
        "agreed_half_moves": 3,
        "last_agreed": { "number": 2, "side": "white", "uci": "g1f3", "san": "Nf3" },
        "position": "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "turn": "black", "move_number": 2,
        "first": {
            "file": "it.txt", "half_moves": 6, "clock_ms": { "white": null, "black": 5_310_000 }, "result": "1-0",
            "without_pages": false, "told": [],
            "next": { "number": 2, "side": "black", "uci": "b8c6", "san": "Nc6" },
        },
        "second": {
            "file": "de.txt", "half_moves": 5, "clock_ms": { "white": null, "black": null }, "result": "0-1",
            "without_pages": false, "told": [],
            "next": { "number": 2, "side": "black", "uci": "g8f6", "san": "Nf6" },
        },
    });
    assert_eq!(sheets.json("it.txt de.txt --notation-b de", 1), expected);
    let same = sheets.json("it.txt it.txt", 0);
    assert_eq!(
        (&same["finding"], &same["agree"], &same["first"]["next"]),
        (&json!("same"), &json!(true), &json!(null))
    );
}

#[test]
fn misprints_and_illegal_moves_are_told() {
    let sheets = Sheets::new();
    sheets.file("a.txt", "1. e4 e5 2. Cf3 Cf6 3. Cxe5 Cxed").file("b.txt", "1. e4 e5 2. Cf3 Cf6 3. Cxe5");
    let told = sheets.says("a.txt b.txt --notation-a it --notation-b it", 1);
    assert!(told.contains("Line 1: Cxed: this does not look like a move."), "{told}");
    assert!(told.contains("Possible meaning: Cxe4. A person must decide."), "{told}");
    let data = sheets.json("a.txt b.txt --notation-a it --notation-b it", 1);
    assert_eq!(data["first"]["next"]["proposal"], json!({ "text": "Cxe4", "uci": ["f6e4"] }));
    sheets.file("c.txt", "1. Cc3 e5 2. Cge4").file("d.txt", "1. Sc3 e5 2. Sb5");
    let told = sheets.says("c.txt d.txt --notation-a it --notation-b de", 1);
    assert!(told.contains("Line 1: Cge4: no legal move fits."), "{told}");
    assert!(told.contains("Then the second scoresheet has move 2 by White: knight b5."), "{told}");
    sheets.file("e.txt", "1. Nc3 e5 2. Nc3a5").file("f.txt", "1. Sc3 e5 2. Sc3-a5");
    let told = sheets.says("e.txt f.txt --notation-a en --notation-b de", 1);
    assert!(told.contains("Both scoresheets have the same illegal move."), "{told}");
    sheets.file("g.txt", "1. Nc3 e5 2. Nb5 a6 3. Nd4 a5 4. Nf3").file("h.txt", "1. Nc3 e5 2. Nb5 a6 3. Nd4 a5 4. e3");
    let told = sheets.says("g.txt h.txt --notation-a en --notation-b en", 1);
    assert!(!told.contains("Possible meaning"), "{told}");
    assert!(
        told.contains("several moves fit: Nd4f3, Ng1f3.") || told.contains("several moves fit: Ng1f3, Nd4f3."),
        "{told}"
    );
}

#[test]
fn other_forms_and_standard_input() {
    let sheets = Sheets::new();
    sheets.file("a.pgn", "[White \"A\"]\n\n1. e4 e5 {[%clk 0:10:00]} 2. Nf3 *\n").file("it.txt", ITALIAN);
    let output = sheets.run("a.pgn - --notation-b it", "1. e4 e5 2. Cf3 Cc6");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(told.contains("On the first one the last move is not written yet."), "{told}");
    assert!(told.contains("by the first scoresheet: not recorded."), "{told}");
    sheets.file("fen.pgn", "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *\n");
    let told = sheets.says("a.pgn fen.pgn", 1);
    assert!(told.contains("begin in different positions") && told.contains("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "{told}");
    assert_eq!(sheets.json("a.pgn fen.pgn", 1)["finding"], json!("starts-differ"));
}

#[test]
fn what_cannot_be_read_is_one_clear_line() {
    let sheets = Sheets::new();
    sheets.file("it.txt", ITALIAN).file("de.txt", GERMAN).file("two.pgn", "1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n");
    sheets
        .file("latin.txt", b"Wei\xdf: A\nSchreibweise: xx\n")
        .file("bad.brf", "\n#A\n\x0cA")
        .file("empty.txt", "")
        .file("top.txt", "Notation: xx\n")
        .file("rd1.txt", ROOK_OR_KING)
        .file("picture", b"\xff\xd8\xff\xe0\0\x10JFIF")
        .file("atomic.pgn", "[White \"A\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n")
        .file("words.txt", "Bianco: A\nPartita 1. e4 e5 1-0\n");
    sheets.file("bomb.pef", "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<pef>&b;</pef>");
    for (args, part) in [
        ("it.txt no.txt", "no.txt does not exist."),
        ("it.txt .", ". cannot be read: "),
        ("it.txt rd1.txt", "The notation of rd1.txt is unknown. Name it with --notation-b"),
        ("rd1.txt it.txt --language it", "La notazione di rd1.txt è sconosciuta"),
        ("it.txt de.txt --notation-b xx", "xx is not a notation for this file. Choose from: en, en-bare"),
        ("it.txt two.pgn", "two.pgn holds several games. Choose one with --game-b."),
        ("it.txt two.pgn --game-b 3", "two.pgn has no game 3."),
        ("latin.txt it.txt", "latin.txt, line 2: xx: there is no such notation."),
        ("bad.brf it.txt", "The Braille code of bad.brf is unknown. Name it with --notation-a"),
        ("bad.brf it.txt --notation-a intl", "bad.brf, line 3: a page of Braille is incomplete."),
        ("bomb.pef it.txt --notation-a intl", "bomb.pef, line "),
        ("empty.txt it.txt", "empty.txt is empty."),
        ("picture it.txt --notation-a en", "picture contains no game."),
        ("it.txt atomic.pgn", "atomic.pgn, line 1: Atomic: this is not chess."),
        (
            "words.txt it.txt --notation-a it",
            "words.txt, line 2: 1. e4 e5 1-0: moves share a line with words; put the words in braces",
        ),
        ("top.txt it.txt", "top.txt, line 1: xx: there is no such notation."),
        ("- -", "Only one of the two scoresheets can come from standard input."),
    ] {
        let line = sheets.complains(args);
        assert!(line.contains(part), "{args}: {line}");
    }
    let second = sheets.json("it.txt two.pgn --game-b 2", 1);
    assert_eq!((&second["agreed_half_moves"], &second["last_agreed"]), (&json!(0), &json!(null)));
}

/// In the words of `convert`.
#[test]
fn signs_that_nobody_sees_and_html_are_named() {
    let sheets = Sheets::new();
    sheets.file("a.pgn", "1. e4 e5 *\n").file("page.html", "<!DOCTYPE html><p>1. e4 e5 *");
    sheets.file("notation.txt", "Notation: e\u{200b}n\n\n1. e4 e5\n");
    for (name, text, ends) in [
        ("b.pgn", "1. e4 e\u{200b}5 *", "It contains a sign without width, U+200B."),
        ("b.pgn", "1. e4 e\u{0}5 *", "It contains the sign NUL, U+0000."),
        ("b.pgn", "1. \u{435}4 *", "It contains a letter that only looks like e, U+0435."),
        ("b.txt", "Notation: en\n\n1. e4 \u{435}5\n", "It contains a letter that only looks like e, U+0435."),
    ] {
        let told = sheets.file(name, text).says(&format!("a.pgn {name}"), 1);
        let line = told.lines().find(|line| line.starts_with("Then the second scoresheet cannot be read."));
        assert!(line.is_some_and(|line| line.ends_with(ends)), "{text:?}: {told}");
    }
    let line = sheets.complains("a.pgn notation.txt");
    assert!(line.trim_end().ends_with("It contains a sign without width, U+200B."), "{line}");
    for (args, expected) in [
        ("a.pgn page.html", "page.html is HTML, which cannot be read. Use the game's PGN or text."),
        ("a.pgn page.html --notation-b en", "page.html is HTML, which cannot be read. Use the game's PGN or text."),
        (
            "page.html a.pgn --language de",
            "page.html ist HTML und nicht lesbar. Nehmen Sie das PGN oder den Text der Partie.",
        ),
    ] {
        assert_eq!(sheets.complains(args).trim_end(), format!("annabella: {expected}"), "{args}");
    }
}

/// The news comes first, and the moves are not said to be all that there is.
#[test]
fn different_results_are_a_difference() {
    let sheets = Sheets::new();
    sheets.file("a.pgn", "1. e4 e5 2. Nf3 1-0\n").file("b.pgn", "1. e4 e5 2. Nf3 0-1\n");
    sheets.file("c.pgn", "1. e4 e5 1/2-1/2\n").file("d.pgn", "1. e4 e5 2. Nf3 *\n");
    for (second, results, moves) in [
        ("b.pgn", "0-1", "The moves agree: both scoresheets have the same 3 half-moves."),
        ("c.pgn", "1/2-1/2", "The moves agree. On the second scoresheet the last move is not written yet."),
    ] {
        let told = sheets.says(&format!("a.pgn {second}"), 1);
        let lines: Vec<&str> = told.lines().collect();
        let expected = format!("The results differ: 1-0 on the first scoresheet, {results} on the second.");
        assert_eq!((lines[0], lines[2]), (expected.as_str(), moves), "{told}");
        let data = sheets.json(&format!("a.pgn {second}"), 1);
        assert_eq!((&data["agree"], &data["results_differ"]), (&json!(false), &json!(true)));
    }
    // A result that is not written yet differs from none.
    assert!(sheets.says("a.pgn d.pgn", 0).starts_with("First scoresheet: "));
    for language in ["it", "de", "es", "fr"] {
        let told = sheets.says(&format!("a.pgn b.pgn --language {language}"), 1);
        let first = told.lines().next().unwrap_or_default();
        assert!(first.contains("1-0") && first.contains("0-1"), "{told}");
    }
}

/// In English the rook moves, in Italian the king.
const ROOK_OR_KING: &str = "[White \"A\"]\n[FEN \"7k/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Rd1 *\n";

#[test]
fn tags_are_not_taken_for_english() {
    let sheets = Sheets::new();
    let german = "[White \"A\"]\n\n1. e4 e5 2. Sf3 Sc6 1-0\n";
    sheets.file("de.txt", german).file("en.pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
    sheets.file("it.txt", ROOK_OR_KING).file("it", ROOK_OR_KING).file("en2.pgn", ROOK_OR_KING);
    assert_eq!(sheets.json("de.txt en.pgn --notation-a de", 0)["agreed_half_moves"], json!(4));
    // Where the letters have one meaning, they are found, and that is told.
    let found = sheets.says("de.txt en.pgn", 0);
    assert!(found.contains("The moves are read in the notation de: all of them fit it."), "{found}");
    assert_eq!(sheets.json("de.txt en.pgn --language de", 0)["agreed_half_moves"], json!(4));
    for sheet in ["it.txt", "it"] {
        let line = sheets.complains(&format!("{sheet} en.pgn"));
        assert!(line.contains(&format!("The notation of {sheet} is unknown. Name it with --notation-a")), "{line}");
    }
    // In Italian that is the king.
    assert_eq!(sheets.json("it.txt en2.pgn --notation-a it", 1)["finding"], json!("different"));
    assert_eq!(sheets.json("it.txt en2.pgn --notation-a en", 0)["finding"], json!("same"));
}

#[test]
fn a_sheet_without_a_result_is_an_unfinished_game() {
    let sheets = Sheets::new();
    sheets.file("a.txt", "Notation: en\n\n1. e4 e5\n").file("b.pgn", "1. e4 e5 *\n").file("c.pgn", "1. e4 e5\n");
    let told = sheets.says("a.txt b.pgn", 0);
    let lines =
        |told: &str| told.lines().filter(|line| line.contains("unfinished")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&told), ["The first scoresheet has no result. It is read as an unfinished game."]);
    let told = sheets.says("a.txt c.pgn", 0);
    assert_eq!(lines(&told).len(), 2, "{told}");
}

/// Brailled by hand: no pages, no code above the moves, and signs that are missing.
#[test]
fn plain_lines_of_braille_are_compared() {
    let sheets = Sheets::new();
    let moves = "⠂⠀⠑⠲⠀⠙⠢\n⠆⠀⠑⠙⠢⠀⠟⠙⠢\n⠼⠁⠤⠼⠚\n";
    sheets.file("a.txt", moves).file("b.pgn", "1. e4 d5 2. exd5 Qxd5 1-0\n");
    sheets.file("a.brf", "1 E4 D5\n2 ED5 QD5\n#A-#J\n");
    sheets.file("fed.brf", "1 E4 D5\n\x0c2 E;D5 Q;D5\n#A-#J\n");
    for name in ["a.txt", "a.brf"] {
        let told = sheets.says(&format!("{name} b.pgn --notation-a intl"), 0);
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[1], "The scoresheets agree: both have the same 4 half-moves.", "{told}");
        let last = &lines[lines.len() - 3..];
        assert_eq!(
            last,
            [
                "The first scoresheet has no pages. It is read as plain lines of Braille.",
                "The first scoresheet, line 2: ⠑⠙⠢ (ed5) is read as exd5. This code writes ⠑⠰⠙⠢. The capture sign is missing.",
                "The first scoresheet, line 2: ⠟⠙⠢ (qd5) is read as Qxd5. This code writes ⠟⠰⠙⠢. The capture sign is missing.",
            ],
            "{told}"
        );
        let data = sheets.json(&format!("{name} b.pgn --notation-a intl"), 0);
        assert_eq!(data["first"]["without_pages"], json!(true));
        assert_eq!(data["first"]["told"][1]["why"], json!(["capture-missing"]));
    }
    // Form feeds without numbers of pages.
    assert_eq!(sheets.json("fed.brf b.pgn --notation-a intl --plain-lines", 0)["agreed_half_moves"], json!(4));
    // A word that is none is shown in letters, with what is nearest to it.
    sheets.file("c.txt", "⠂⠀⠑⠲⠀⠑⠢\n⠆⠀⠎⠋⠲⠀⠎⠉⠖\n⠼⠁⠤⠼⠚\n");
    sheets.file("d.pgn", "1. e4 e5 2. Nf3 Nc6 1-0\n");
    let told = sheets.says("c.txt d.pgn --notation-a intl --language de", 1);
    assert!(told.contains("Zeile 2: ⠎⠋⠲ (sf4): ") && told.contains("Sf3"), "{told}");
    assert_eq!(sheets.json("c.txt d.pgn --notation-a intl", 1)["first"]["next"]["shown"], json!("⠎⠋⠲ (sf4)"));
}
