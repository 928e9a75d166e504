//! Whole games as scripts: what was entered and, word for word, what each seat was told.
//!
//! A script in `tests/games/` has lines of these kinds:
//! `# comment`, `$ flags of annabella play`, `> a line that is entered`, `< a line that must come out`,
//! `! gone` (the directory of the journal is taken away), `! back` (it is there again), `! crash` (the program is killed and started
//! again), `= exit code`.
//! With `ANNABELLA_BLESS=1` the `<` lines are written anew; read the difference before you keep it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use annabella::game::Game;
use annabella::journal::file;
use annabella::journal::line::Condition;
use annabella::journal::name::EXTENSION;
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::Sheet;

use crate::support::play::{Play, binary};

fn start(flags: &str, data: &Path) -> Play {
    let quiet = ["--simulated", "--speech", "off", "--sounds", "off", "--data"];
    let mut command = Command::new(binary());
    command.arg("play").args(words_of(flags)).args(quiet).arg(data);
    Play::run(command.env("XDG_CONFIG_HOME", data.with_extension("config")))
}

/// Words apart by blanks; what stands between quotes is one word.
fn words_of(flags: &str) -> Vec<&str> {
    let parts = flags.split('"').enumerate();
    parts
        .flat_map(|(index, part)| if index % 2 == 0 { part.split_whitespace().collect() } else { vec![part] })
        .collect()
}

/// Runs a script and writes what happened in the same form.
fn perform(script: &str, data: &Path) -> String {
    let flags = script.lines().find_map(|line| line.strip_prefix("$ ")).expect("a line of flags");
    let mut play = start(flags, data);
    let mut transcript = String::new();
    let out = |lines: Vec<String>| {
        lines.into_iter().fold(String::new(), |mut text, line| {
            let _ = writeln!(text, "< {line}");
            text
        })
    };
    for line in script.lines() {
        match line.split_at_checked(1) {
            Some(("#", _)) | None => {
                let _ = writeln!(transcript, "{line}");
            }
            Some(("$", _)) => {
                let _ = writeln!(transcript, "{line}");
                transcript += &out(play.settled());
            }
            Some((">", rest)) => {
                let _ = writeln!(transcript, "{line}");
                play.enter(rest.strip_prefix(' ').unwrap_or(rest));
                transcript += &out(play.settled());
            }
            Some(("!", what)) => {
                let _ = writeln!(transcript, "{line}");
                match what.trim() {
                    "gone" => take_away(data),
                    "back" => {
                        bring_back(data);
                        transcript += &out(vec![play.next()]);
                    }
                    "crash" => {
                        play.kill();
                        play = start(&again(flags), data);
                        transcript += &out(play.settled());
                    }
                    other => panic!("unknown event `{other}`"),
                }
            }
            Some(_) => {}
        }
    }
    let ended = play.end();
    transcript += &out(ended.lines);
    let _ = writeln!(transcript, "= exit {}", ended.code.unwrap_or(-1));
    nameless(&transcript, data)
}

/// Directories and names of files differ from run to run.
fn nameless(transcript: &str, data: &Path) -> String {
    let file = journal_of(data);
    let name = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
    transcript.replace(data.to_str().expect("a path"), "DATA").replace(name, "GAME")
}

/// The directory goes, and something stands in its place: no file can be made there.
fn take_away(data: &Path) {
    std::fs::rename(data, data.with_extension("away")).expect("the directory moves");
    for entry in std::fs::read_dir(data.with_extension("away")).expect("the directory").flatten() {
        std::fs::remove_file(entry.path()).expect("the journal is removed");
    }
    std::fs::write(data, "in the way").expect("a file in its place");
}

fn bring_back(data: &Path) {
    std::fs::remove_file(data).expect("the file in its place");
    std::fs::rename(data.with_extension("away"), data).expect("the directory comes back");
}

fn scripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut scripts: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("tests/games")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    scripts.sort();
    scripts
}

fn journal_of(data: &Path) -> PathBuf {
    let mut files: Vec<PathBuf> = std::fs::read_dir(data)
        .expect("the data directory")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
        .collect();
    assert_eq!(files.len(), 1, "one game, one journal: {files:?}");
    files.remove(0)
}

fn replay(path: &Path) -> Game {
    let opened = file::open(path).expect("a readable journal");
    assert!(matches!(opened.condition, Condition::Clean), "{:?}", opened.condition);
    Game::replay(&opened.facts).expect("a game")
}

#[test]
fn every_script_is_played_word_for_word_and_recorded() {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let mut wrong = Vec::new();
    let all = scripts();
    assert!(all.len() >= 10, "the scripts are gone: {all:?}");
    for path in all {
        let script = std::fs::read_to_string(&path).expect("a script");
        let folder = tempfile::tempdir().expect("a directory");
        let data = folder.path().join("games");
        std::fs::create_dir(&data).expect("a directory");
        let transcript = perform(&script, &data);
        if bless {
            std::fs::write(&path, &transcript).expect("the script is written");
        } else if transcript != script {
            wrong.push(format!("{}\n{}", path.display(), difference(&script, &transcript)));
        }
        let game = replay(&journal_of(&data));
        let announced = transcript.lines().filter(|line| line.starts_with("> ")).count();
        assert!(game.history().live().len() <= announced, "{}", path.display());
        let sheet = pgn::write(&Sheet::of(&game));
        crate::support::pgn::check_shape(&sheet);
        crate::support::pgn::check_moves(&sheet, &game);
        resumed_game_is_the_same(&path, &script, &data, &game);
    }
    assert!(wrong.is_empty(), "these scripts went otherwise:\n{}", wrong.join("\n"));
}

/// With what the game of a script is taken up again.
fn again(flags: &str) -> String {
    let language = flags.split_whitespace().skip_while(|flag| *flag != "--language").nth(1).unwrap_or("en");
    format!("--resume --language {language}")
}

/// What `--resume` finds is the game that was left: the same board, the same moves. A game that is over is not offered.
fn resumed_game_is_the_same(path: &Path, script: &str, data: &Path, before: &Game) {
    if before.outcome().is_some() {
        return;
    }
    let flags = script.lines().find_map(|line| line.strip_prefix("$ ")).expect("a line of flags");
    let mut play = start(&again(flags), data);
    play.settled();
    assert_eq!(play.end().code, Some(0), "{}", path.display());
    let after = replay(&journal_of(data));
    assert_eq!(after.history(), before.history(), "{}", path.display());
}

/// The first lines that differ.
fn difference(expected: &str, actual: &str) -> String {
    let pairs = expected.lines().zip(actual.lines()).enumerate();
    match pairs.into_iter().find(|(_, (expected, actual))| expected != actual) {
        Some((index, (expected, actual))) => format!("  line {}\n  - {expected}\n  + {actual}", index + 1),
        None => format!("  {} lines expected, {} came", expected.lines().count(), actual.lines().count()),
    }
}

/// A power cut can come between any two bytes. What is left is a game, as far as it was written.
#[test]
fn a_journal_cut_at_every_byte_recovers() {
    let at_once =
        "$ --opponent console --dialogue off --time 5\n> e4\n> e5\n> draw\n> yes\n> Nf3\n> @9 white: resign\n> no\n";
    let dialogue = "$ --opponent console --dialogue full --time 5\n> lift e2\n> place e4\n> announce e3\n> correct e4\n\
                    > repeat e4\n> execute e4\n> press\n> e5\n> @9 Nf3\n> press\n";
    for script in [at_once, dialogue] {
        recovers_at_every_byte(script);
    }
}

fn recovers_at_every_byte(script: &str) {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    std::fs::create_dir(&data).expect("a directory");
    perform(script, &data);
    let whole = std::fs::read(journal_of(&data)).expect("the journal");
    let full = replay(&journal_of(&data));
    let mut lengths = Vec::new();
    for cut in 0..whole.len() {
        let path = folder.path().join(format!("cut.{EXTENSION}"));
        std::fs::write(&path, &whole[..cut]).expect("a cut journal");
        let Ok(opened) = file::read(&path) else {
            assert!(cut <= whole.iter().position(|byte| *byte == b'\n').unwrap_or(0), "cut at {cut}");
            continue;
        };
        let game = Game::replay(&opened.facts).expect("a shorter game");
        let live = game.history().live().len();
        let mut again = game.clone();
        again.reopen(annabella::time::Tick::START, 1_800_000_000, "0.1.0");
        assert_eq!(again.history().live().len(), live, "cut at {cut}");
        let moves_of =
            |game: &Game| game.history().live().iter().map(|half_move| half_move.report.clone()).collect::<Vec<_>>();
        assert_eq!(moves_of(&game), moves_of(&full)[..live], "cut at {cut}");
        lengths.push(live);
    }
    assert!(lengths.is_sorted() && lengths.last() == Some(&3), "{lengths:?}");
}

fn journals(data: &Path) -> Vec<Game> {
    let entries = std::fs::read_dir(data).expect("the data directory").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION)).collect();
    files.sort();
    files.iter().map(|path| replay(path)).collect()
}

/// Each game has a journal of its own; what the first one left is whole, and the end is the end of the input as ever.
#[test]
fn one_game_after_another_in_one_pipe() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut play = start("--opponent console --dialogue off --language en", &data);
    for line in ["f3", "e5", "g4", "Qh4"] {
        play.enter(line);
    }
    let told = play.settled();
    assert!(told.iter().all(|line| !line.contains("new game")), "a program knows: {told:?}");
    play.enter("new game");
    play.enter("d4");
    let told = play.settled();
    assert!(told.iter().any(|line| line.starts_with("private: New game.")), "{told:?}");
    assert!(told.iter().any(|line| line == "public: d4"), "{told:?}");
    // The arbiter of a casual game has no say in it, and a *no* leaves everything as it is.
    for line in ["arbiter: new game", "arbiter: level 3", "new game", "no", "d5"] {
        play.enter(line);
    }
    let told = play.settled();
    assert_eq!(told.iter().filter(|line| line.contains("Only the owner of this console")).count(), 2, "{told:?}");
    play.enter("new game");
    play.enter("yes");
    let told = play.settled();
    assert!(told.iter().any(|line| line.contains("You can continue it later")), "{told:?}");
    assert_eq!(play.end().code, Some(0));
    let mut lengths: Vec<(usize, bool)> =
        journals(&data).iter().map(|game| (game.history().live().len(), game.outcome().is_some())).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [(0, false), (2, false), (4, true)]);
}

/// The built-in opponent's answers are those of the game that is played, and whoever changes sides is still spoken to.
#[test]
fn the_next_game_has_its_own_opponent_and_colour() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut play = start("--colour random --opponent-level 1 --time none --language en", &data);
    let mut sides = vec![play.settled()];
    play.enter("level 2");
    for _ in 0..7 {
        play.enter("new game");
        play.enter("yes");
        sides.push(play.settled());
    }
    let count = |part: &str| sides.iter().flatten().filter(|line| line.contains(part)).count();
    let (white, black) = (count("You play White"), count("You play Black"));
    assert!(white > 0 && black > 0 && white + black == 8, "{sides:?}");
    assert_eq!(count("level two."), 1 + 7, "{sides:?}");
    assert_eq!(play.end().code, Some(0));
    let games = journals(&data);
    let moved = games.iter().filter(|game| game.history().live().len() == 1).count();
    assert_eq!((games.len(), moved), (8, black), "the built-in opponent has begun where it plays White");
}

/// Odds and an opening are for the next game alone.
#[test]
fn the_next_game_has_odds_or_an_opening() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut play = start("--opponent house --opponent-level 1 --language en --time none --colour white", &data);
    play.settled();
    let mut hears = |line: &str, expected: &[&str]| {
        play.enter(line);
        let told = play.settled().join("\n");
        let missing: Vec<_> = expected.iter().filter(|part| !told.contains(*part)).collect();
        assert!(missing.is_empty(), "{line}: {missing:?} in {told}");
        told
    };
    hears("play with queen odds", &["You play White", "Your opponent plays without the queen on d8."]);
    hears("new game as black, knight odds", &["You play Black", "Your opponent plays without the knight on b1."]);
    let plain = hears("new game as white", &["You play White"]);
    assert!(!plain.contains("without"), "{plain}");
    hears("opening french", &["Opening: French Defence. Your opponent plays for it: e4, e6."]);
    hears("e4", &["Black: e6"]);
    hears("opening najdorf", &["Begin a new game?"]);
    hears("yes", &["Najdorf"]);
    hears("e4", &["Black: c5"]);
    assert_eq!(play.end().code, Some(0));
    let mut tournament = start("--mode tournament --opponent console --language en", &folder.path().join("hall"));
    tournament.settled();
    tournament.enter("opening french");
    let told = tournament.settled();
    assert!(told.iter().any(|line| line.contains("only this game can be played here")), "{told:?}");
    tournament.end();
}

/// Another colour and another time in one sentence: at once where nobody has moved here, behind a yes where somebody has.
#[test]
fn one_sentence_gives_the_next_games_colour_and_time() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut play = start("--opponent house --opponent-level 1 --language en", &data);
    play.settled();
    let mut hears = |line: &str, expected: &[&str]| {
        play.enter(line);
        let told = play.settled().join("\n");
        let missing: Vec<_> = expected.iter().filter(|part| !told.contains(*part)).collect();
        assert!(missing.is_empty(), "{line}: {missing:?} in {told}");
        told
    };
    let left = hears("play black", &["New game. You play Black", "public: White: "]);
    assert!(!left.contains("continue it later"), "a game in which nothing has happened is not worth a word: {left}");
    hears("switch sides", &["You play White"]);
    hears("e4", &["public: e4", "public: Black: "]);
    let question =
        "private: Begin a new game with Black? This one is saved. You can continue it later. Enter yes or no.";
    hears("black, 10 plus 5", &[question]);
    hears("no", &["Cancelled"]);
    hears("black, 10 plus 5", &[question]);
    let begun = ["You can continue it later", "You play Black", "White has ten oh five", "public: White: "];
    hears("yes", &begun);
    hears("e5", &["public: e5"]);
    hears("new game as white", &["Begin a new game with White?"]);
    hears("yes", &["You play White", "ten oh five"]);
    hears("arbiter: play black", &["Only the owner of this console"]);
    hears("play black e4", &["I do not understand"]);
    assert_eq!(play.end().code, Some(0));
    let mut tournament = start("--mode tournament --opponent console --language en", &folder.path().join("hall"));
    tournament.settled();
    tournament.enter("play black");
    let told = tournament.settled();
    assert!(told.iter().any(|line| line.contains("only this game can be played here")), "{told:?}");
    tournament.end();
}

/// The same question again says more; between two lines of a script something else is asked, so that it is not seen there.
#[test]
fn asking_for_a_time_again_adds_what_belongs_to_it() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let flags = "--opponent console --dialogue off --language en --time \"2/40+30,30 delay 5\" --warnings off";
    let mut play = start(flags, &data);
    play.settled();
    for line in [
        "@2 my time",
        "my time",
        "moves to go",
        "moves to go",
        "elapsed",
        "elapsed",
        "who has more time",
        "am I ahead on the clock",
    ] {
        play.enter(line);
    }
    assert_eq!(
        play.settled(),
        [
            "private: Two twenty-eight.",
            "private: You have two minutes and twenty-eight seconds left. Period one of two, forty more moves to move forty. Each \
             move adds thirty seconds. White's clock is running.",
            "private: Forty moves to the time control.",
            "private: Forty moves to the time control. It is at move forty, with two minutes and twenty-eight seconds left. \
             Then thirty minutes is added. This is period one of two.",
            "private: The game has lasted two seconds.",
            "private: The game has lasted two seconds. White has used two seconds, Black zero seconds.",
            "private: Black is ahead on the clock by two seconds.",
            "private: Black is ahead on the clock by two seconds. White: two twenty-eight. Black: two thirty.",
        ]
    );
    assert_eq!(play.end().code, Some(0));
}
