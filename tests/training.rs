//! Training from outside: scripts, and what the database makes of trouble.
//!
//! A script in `tests/training/` has lines of these kinds: `# comment`, `% another command, which runs to its end`, `$ flags of annabella train` (or `$ review` and its flags),
//! `> a line that is entered` (without anything behind it: the key that goes on), `< a line that must come out`, `= exit code`. With `ANNABELLA_BLESS=1` the `<` lines are
//! written anew; read the difference before you keep it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::support::play::{Play, binary};

fn command(job: &str, data: &Path) -> Command {
    let mut command = Command::new(binary());
    command.arg(job).arg("--data").arg(data).env("XDG_CONFIG_HOME", data.with_extension("config"));
    command.env("XDG_CACHE_HOME", data.with_extension("cache")).env("LC_ALL", "C.UTF-8");
    command
}

fn start(data: &Path, flags: &[&str]) -> Play {
    let (job, flags) = match flags {
        ["review", flags @ ..] => ("review", flags),
        flags => ("train", flags),
    };
    Play::run(command(job, data).args(["--speech", "off", "--sounds", "off"]).args(flags))
}

fn progress(data: &Path, flags: &[&str]) -> Output {
    command("progress", data).args(["--language", "en"]).args(flags).output().expect("it runs")
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// The one line of complaint.
fn complaint(output: &Output) -> String {
    assert!(!output.status.success());
    let text = String::from_utf8(output.stderr.clone()).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

/// Runs a command to its end.
fn run(line: &str, data: &Path) -> Vec<String> {
    let mut words = line.split_whitespace();
    let output = command(words.next().expect("a command"), data).args(words).output().expect("it runs");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    said.iter().flat_map(|text| text.lines()).map(str::to_owned).collect()
}

/// Runs a script and writes what happened in the same form.
fn perform(script: &str, data: &Path) -> String {
    let mut training = None;
    let mut transcript = String::new();
    for line in script.lines() {
        let told = match line.split_at_checked(1) {
            Some(("#", _)) | None => Vec::new(),
            Some(("%", rest)) => run(rest, data),
            Some(("$", flags)) => {
                let flags: Vec<&str> = flags.split_whitespace().chain(["--simulated"]).collect();
                training.insert(start(data, &flags)).settled()
            }
            Some((">", rest)) => {
                training.as_mut().expect("a line of flags").say(rest.strip_prefix(' ').unwrap_or(rest))
            }
            Some(_) => continue,
        };
        let _ = writeln!(transcript, "{line}");
        for line in told {
            let _ = writeln!(transcript, "< {line}");
        }
    }
    let ended = training.expect("a line of flags").end();
    for line in ended.lines {
        let _ = writeln!(transcript, "< {line}");
    }
    let _ = writeln!(transcript, "= exit {}", ended.code.unwrap_or(-1));
    transcript
}

#[test]
fn every_script_is_performed_word_for_word() {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/training");
    let mut scripts: Vec<PathBuf> =
        fs::read_dir(folder).expect("tests/training").map(|entry| entry.expect("an entry").path()).collect();
    scripts.sort();
    assert!(scripts.len() >= 4, "the scripts are gone: {scripts:?}");
    let mut wrong = Vec::new();
    for path in scripts {
        let script = fs::read_to_string(&path).expect("a script");
        let folder = tempfile::tempdir().expect("a directory");
        let transcript = perform(&script, &folder.path().join("games"));
        if bless {
            fs::write(&path, &transcript).expect("the script is written");
        } else if transcript != script {
            let pairs = script.lines().zip(transcript.lines()).enumerate();
            let first = pairs.into_iter().find(|(_, (expected, came))| expected != came);
            wrong.push(format!("{}: {first:?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "these scripts went otherwise:\n{}", wrong.join("\n"));
}

/// A puzzle whose solution is told counts as missed: it is in all tables, comes back today, and goes to another machine and back.
#[test]
fn results_are_kept_shown_and_carried_to_another_machine() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    assert!(complaint(&progress(&data, &[])).contains("There are no results without a name yet"));
    let mut training = start(&data, &["--language", "en", "--player", "Ada", "--simulated"]);
    training.settled();
    for line in ["", "solution", "", "solution"] {
        training.say(line);
    }
    assert_eq!(training.end().code, Some(0));
    let said = printed(&progress(&data, &["--player", "Ada"]));
    assert!(said.contains("Puzzles tried: two. Solved at the first try: zero."), "{said}");
    let csv = printed(&progress(&data, &["--player", "Ada", "--csv"]));
    assert_eq!(csv.lines().count(), 3, "{csv}");
    let html = printed(&progress(&data, &["--player", "Ada", "--html"]));
    assert_eq!(html.matches("<th scope=\"row\">").count(), 2, "{html}");
    assert!(html.starts_with("<!DOCTYPE html>") && html.contains("<h1>Training of Ada.</h1>"), "{html}");

    let file = folder.path().join("ada.json");
    let file = file.to_str().expect("text");
    printed(&progress(&data, &["--player", "Ada", "--export", file]));
    assert!(complaint(&progress(&data, &["--player", "Ada", "--export", file])).contains("exists already"));
    let elsewhere = folder.path().join("elsewhere");
    printed(&progress(&elsewhere, &["--import", file]));
    assert_eq!(printed(&progress(&elsewhere, &["--player", "Ada", "--csv"])), csv);
    assert!(complaint(&progress(&elsewhere, &["--import", file])).contains("Choose another name"));
    printed(&progress(&elsewhere, &["--import", file, "--player", "Bo"]));
    fs::write(file, "Dear aunt,").expect("written");
    assert!(complaint(&progress(&elsewhere, &["--import", file, "--player", "Cy"])).contains("is no file of a pupil"));
    let copy = folder.path().join("copy.sqlite");
    printed(&progress(&data, &["--player", "Ada", "--backup", copy.to_str().expect("text")]));
    assert!(copy.exists());
}

/// One clear line for whatever keeps somebody from training; the file is left as it was.
#[test]
fn what_cannot_be_used_is_one_clear_line() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let refused = |wanted: &str| {
        let ended = start(&data, &["--language", "en"]).end();
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert_eq!(ended.complaints.lines().count(), 1, "{ended:?}");
        assert!(ended.complaints.contains(wanted), "{ended:?}");
    };
    let mut first = start(&data, &["--language", "en", "--simulated"]);
    first.settled();
    refused("already training in another window");
    assert_eq!(first.end().code, Some(0));

    let file = data.join("training.sqlite");
    fs::write(&file, "Dear aunt, this is a letter and no database.").expect("written");
    for ending in ["-wal", "-shm"] {
        let _not_there = fs::remove_file(data.join(format!("training.sqlite{ending}")));
    }
    refused("cannot be used");
    assert!(fs::read_to_string(&file).expect("text").starts_with("Dear aunt"));
    fs::remove_file(&file).expect("gone");

    let tournament = ["--mode", "tournament", "--opponent", "board", "--language", "en", "--speech", "off"];
    let mut game = Play::run(command("play", &data).args(tournament).args(["--sounds", "off", "--simulated"]));
    game.settled();
    game.say("e4");
    game.end();
    refused("tournament game");
}

/// Without a file it is the last finished game here, with the mistakes of whoever played it at this console; what was found goes into files.
#[test]
fn the_last_game_is_reviewed_and_reported() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let review = |flags: &[&str]| {
        let flags = [&["review", "--language", "en", "--simulated", "--nodes", "1500"], flags].concat();
        start(&data, &flags)
    };
    let nothing = review(&[]).end();
    assert!(nothing.complaints.contains("no finished game"), "{nothing:?}");
    let flags = ["--opponent", "board", "--mode", "casual", "--language", "en", "--speech", "off", "--sounds", "off"];
    let mut game = Play::run(command("play", &data).args(flags).args(["--colour", "white", "--simulated"]));
    for line in ["f3", "e5", "g4", "Qh4"] {
        game.say(line);
    }
    game.end();
    let (pgn, html) = (folder.path().join("größer.pgn"), folder.path().join("report.html"));
    let files = ["--pgn", pgn.to_str().expect("text"), "--html", html.to_str().expect("text")];
    let mut reviewed = review(&files);
    let said = reviewed.settled().join("\n");
    assert!(said.contains("Mistakes to look at: two.") || said.contains("One mistake to look at."), "{said}");
    reviewed.end();
    let written = fs::read_to_string(&pgn).expect("a report").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(written.contains("2. g4 $4 {Blunder."), "{written}");
    assert!(fs::read_to_string(&html).expect("a page").contains("Blunder"));
    assert!(review(&files).end().complaints.contains("exists already"));
    let nowhere = folder.path().join("nowhere").join("report.pgn");
    let said = review(&["--pgn", nowhere.to_str().expect("text")]).settled().join("\n");
    assert_eq!(said.matches("cannot be written").count(), 1, "{said}");
}

/// Through a pipe, too, lines are answered while engines look at the game; the end of the input waits for what is written.
#[test]
fn lines_are_answered_while_a_game_is_reviewed() {
    let folder = tempfile::tempdir().expect("a directory");
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");
    let review = |flags: &[&str]| {
        let flags = [&["review", games, "--game", "1", "--language", "en"], flags].concat();
        start(&folder.path().join("games"), &flags)
    };
    let mut long = review(&["--nodes", "3000000"]);
    long.until("An engine is looking at it.");
    for (line, answer) in [
        ("material", "Material is equal"),
        ("progress", "Positions done"),
        ("stop", "enter: quit"),
        ("quit", "Everything is saved"),
    ] {
        long.enter(line);
        let seen = long.until(answer);
        assert!(!seen.iter().any(|line| line.contains("to look at")), "{line}: {seen:?}");
    }
    long.end();
    let pgn = folder.path().join("report.pgn");
    let short = review(&["--nodes", "1000", "--pgn", pgn.to_str().expect("text")]).end();
    assert!(pgn.exists(), "{short:?}");
}

/// Whoever has just finished a game goes on with its review by a word, and hears their own mistakes.
#[test]
fn the_game_that_is_over_is_reviewed_at_once() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let flags = ["--opponent", "board", "--mode", "casual", "--language", "en", "--speech", "off", "--sounds", "off"];
    let mut game = Play::run(command("play", &data).args(flags).args(["--colour", "black", "--simulated"]));
    game.settled();
    assert_eq!(game.say("review"), ["private: The review comes when the game is over."]);
    for line in ["e4", "g5", "d4", "f6"] {
        game.say(line);
    }
    assert!(game.say("Qh5").join("\n").contains("Checkmate"));
    let said = game.say("review").join("\n");
    assert!(said.contains("Review: a game of three moves"), "{said}");
    let said = game.say("").join("\n");
    assert!(said.contains("Black played"), "{said}");
    // And on to the next game, with the other colour, and its review.
    let said = game.say("switch sides").join("\n");
    assert!(said.contains("New game. You play White"), "{said}");
    for line in ["f3", "e5", "g4"] {
        game.say(line);
    }
    assert!(game.say("Qh4").join("\n").contains("Checkmate"));
    assert!(game.say("review").join("\n").contains("Review: a game of two moves"));
    let ended = game.end();
    assert_eq!(
        (ended.code, ended.lines.last().map(String::as_str)),
        (Some(0), Some("private: Everything is saved. Goodbye."))
    );
}

/// Training is left for a game by a word, the game for its review, and that for a game from a position of the study board.
#[test]
fn training_is_left_for_a_game_and_comes_back() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let flags = ["--language", "en", "--style", "literate", "--seed", "3", "--opponent-level", "1", "--simulated"];
    let mut training = start(&data, &flags);
    training.settled();
    let puzzle = training.say("").join("\n");
    assert!(puzzle.contains("to move"), "{puzzle}");
    assert_eq!(training.say("new game"), ["private: Begin a new game? Enter yes or no."]);
    assert_eq!(training.say("no"), ["private: Cancelled."]);
    training.say("new game");
    let game = training.say("yes").join("\n");
    assert!(game.contains("You play White against the built-in opponent, level one."), "{game}");
    assert!(training.say("e4").join("\n").contains("Black: "));
    training.say("resign");
    training.say("yes");
    assert!(training.say("review").join("\n").contains("Review: a game of one move"));
    training.say("");
    training.say("study");
    let asked = training.say("play from here");
    assert_eq!(asked, ["private: Begin a new game from this position? Enter yes or no."]);
    let game = training.say("yes").join("\n");
    assert!(game.contains("The starting position was set up."), "{game}");
    let game = training.say("play black, 10 plus 5").join("\n");
    assert!(game.contains("You play Black") && game.contains("ten oh five"), "{game}");
    training.say("e5");
    assert_eq!(training.end().code, Some(0));
    let files = fs::read_dir(&data).expect("a folder").filter_map(|file| Some(file.ok()?.path()));
    // One was resigned, one was not begun by a move, and the last one goes on.
    assert_eq!(files.filter(|file| file.extension().is_some_and(|kind| kind == "pgn")).count(), 1);
    // Whoever trains again is reminded of it.
    let mut later = start(&data, &flags);
    let first = later.settled().join("\n");
    assert!(first.contains("One game is unfinished. To go on with it, run annabella play."), "{first}");
    later.say("new game");
    let another = later.say("yes").join("\n");
    assert!(another.contains("You play White"), "{another}");
    later.say("resign");
    later.say("yes");
    let back = later.say("training").join("\n");
    assert!(!back.contains("unfinished"), "once is enough: {back}");
}

/// Where somebody of that name trains already, the finished game stays as it is, and another pupil reviews theirs.
#[test]
fn a_review_that_cannot_begin_leaves_the_game_in_place() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut other = start(&data, &["--language", "en"]);
    other.settled();
    let flags = ["--opponent", "board", "--mode", "casual", "--language", "en", "--speech", "off", "--sounds", "off"];
    let play = |more: &[&str]| {
        let mut game =
            Play::run(command("play", &data).args(flags).args(more).args(["--colour", "white", "--simulated"]));
        for line in ["f3", "e5", "g4"] {
            game.say(line);
        }
        assert!(game.say("Qh4").join("\n").contains("Checkmate"));
        game
    };
    let mut game = play(&[]);
    assert_eq!(game.say("review"), ["private: Somebody is already training in another window."]);
    assert!(game.say("what is on h4").join("\n").contains("black queen"), "the game is still there");
    other.end();
    assert!(game.say("review").join("\n").contains("Review: a game of two moves"));
    let mut pupil = play(&["--player", "Zoë"]);
    assert!(pupil.say("review").join("\n").contains("Review: a game of two moves"), "each pupil trains alone");
    assert_eq!([game.end().code, pupil.end().code], [Some(0), Some(0)]);
    assert!(printed(&progress(&data, &["--player", "Zoë"])).contains("Zoë"));
}

/// From training to a game and back, without a review; at a tournament nobody trains.
#[test]
fn training_goes_on_behind_a_game() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let flags = ["--language", "en", "--style", "literate", "--seed", "3", "--opponent-level", "1", "--simulated"];
    let mut training = start(&data, &flags);
    training.settled();
    assert!(training.say("puzzles").join("\n").contains("to move"), "whoever trains already gets a puzzle");
    training.say("new game");
    training.say("yes");
    training.say("e4");
    let later = training.say("back to training");
    assert_eq!(later, ["private: Training goes on when the game is over. To end it, enter: resign."]);
    training.say("resign");
    training.say("yes");
    let back = training.say("puzzles").join("\n");
    assert!(back.contains("Training with puzzles."), "{back}");
    assert!(training.say("").join("\n").contains("to move"));
    assert_eq!(training.end().code, Some(0));
    let flags = ["--opponent", "board", "--language", "en", "--speech", "off", "--sounds", "off"];
    let tournament = ["--mode", "tournament", "--time", "5+3", "--simulated", "--dialogue", "off"];
    let mut game = Play::run(command("play", &folder.path().join("others")).args(flags).args(tournament));
    game.settled();
    let refused = game.say("white: training").join("\n");
    assert!(refused.contains("only this game can be played here"), "{refused}");
    game.end();
}

/// After a tournament game nothing is offered before the arbiter releases it.
#[test]
fn a_game_of_a_tournament_waits_for_the_arbiter() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let flags = ["--opponent", "board", "--mode", "tournament", "--language", "en", "--speech", "off"];
    let mut game = Play::run(command("play", &data).args(flags).args(["--sounds", "off", "--simulated"]));
    for line in ["f3", "e5", "g4", "Qh4"] {
        game.say(line);
    }
    game.end();
    let refused = start(&data, &["review", "--language", "en", "--simulated"]).end();
    assert_eq!(refused.code, Some(1), "{refused:?}");
    assert!(refused.complaints.contains("when the arbiter allows analysis"), "{refused:?}");
}

/// What a teacher writes is checked, and heard by name of its file or from the list; what is wrong in it is a line each.
#[test]
fn a_lesson_of_a_teacher_is_checked_and_taught() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let file = folder.path().join("gabel.toml");
    let head =
        "id = \"gabel\"\ntitle.de = \"Die Gabel\"\n\n[[step]]\nposition = \"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1\"\n";
    let good = "text.de = \"Ihr Springer steht auf {d5}. Suchen Sie die Gabel.\"\n\n[[step]]\ntext.de = \"Nun schlagen Sie die Dame.\"\nplay = \"Nc7 Kd7 Nxa8\"\n";
    let bad = "text.de = \"Ihr Springer steht auf d5.\"\nplay = \"Nc7 Kd8 Nxa7\"\n";
    let check = || command("lessons", &data).arg(&file).args(["--language", "en"]).output().expect("it runs");
    fs::write(&file, format!("{head}{bad}")).expect("written");
    let refused = check();
    let complaints = String::from_utf8(refused.stderr).expect("text");
    assert!(!refused.status.success() && complaints.lines().count() == 2, "{complaints}");
    assert!(complaints.lines().all(|line| line.contains("gabel.toml, line ")), "{complaints}");
    assert!(complaints.contains("Nxa7"), "{complaints}");
    let nobody = start(&data, &["--lesson", file.to_str().expect("text"), "--simulated"]).end();
    assert_eq!(nobody.code, Some(1), "{nobody:?}");

    fs::write(&file, format!("{head}{good}")).expect("written");
    let told = printed(&check());
    assert!(told.contains("Die Gabel"), "{told}");
    let flags = ["--lesson", file.to_str().expect("text"), "--language", "de", "--simulated"];
    let mut taught = start(&data, &flags);
    // The first step is heard with the first words, and a key goes on to the second one.
    let said = taught.settled().join("\n");
    assert!(said.contains("Die Gabel") && said.contains("Suchen Sie die Gabel."), "{said}");
    let said = taught.say("").join("\n");
    assert!(said.contains("Nun schlagen Sie die Dame.") && !said.contains("Suchen"), "{said}");
    taught.say("Sc7");
    let said = taught.say("Sxa8").join("\n");
    taught.end();
    assert!(said.contains("Springer"), "{said}");

    let own = data.with_extension("config").join("annabella").join("lessons");
    fs::create_dir_all(&own).expect("a directory");
    fs::copy(&file, own.join("gabel.toml")).expect("copied");
    let listed = command("lessons", &data).args(["--language", "de"]).output().expect("it runs");
    assert!(printed(&listed).contains("Die Gabel"));
}

/// Whatever is no game is one clear line, and nobody trains.
#[test]
fn what_cannot_be_reviewed_is_one_clear_line() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let file = folder.path().join("spiel.pgn");
    for (text, wanted) in [
        ("Dear aunt, thank you for the cake.", "spiel.pgn"),
        ("", "spiel.pgn"),
        ("[White \"Zoë\"]\n\n*\n", "no moves"),
        ("1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 *\n", "--game"),
    ] {
        fs::write(&file, text).expect("written");
        let ended = start(
            &data,
            &["review", file.to_str().expect("text"), "--language", "en", "--simulated", "--nodes", "300"],
        )
        .end();
        assert_eq!((ended.code, ended.complaints.lines().count()), (Some(1), 1), "{ended:?}");
        assert!(ended.complaints.contains(wanted), "{ended:?}");
    }
    fs::write(&file, "1. e4 e5 2. Nf6 Nc6 *\n").expect("written");
    let ended =
        start(&data, &["review", file.to_str().expect("text"), "--language", "en", "--simulated", "--nodes", "300"])
            .end();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.complaints.contains("Nf6 cannot be read. The moves before it are reviewed."), "{ended:?}");
}
