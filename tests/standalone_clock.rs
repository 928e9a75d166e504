//! The talking clock alone, from outside: scripts in all languages, crashes, and a second opener.
//!
//! A script in `tests/clocks/` has lines of these kinds: `# comment`, `$ flags of annabella clock`, `> a line that is entered`,
//! `< a line that must come out`, `= exit code`. With `ANNABELLA_BLESS=1` the `<` lines are written anew; read the difference before
//! you keep it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::support::play::{Play, binary};
use annabella::game::standalone_clock::{Fact, Phase, StandaloneClock, What};
use annabella::journal::file::read_any;
use annabella::journal::line::Condition;

fn start(data: &Path, flags: &[&str]) -> Play {
    let quiet = ["clock", "--speech", "off", "--sounds", "off", "--data"];
    let config = data.with_extension("config");
    Play::run(Command::new(binary()).args(quiet).arg(data).args(flags).env("XDG_CONFIG_HOME", config))
}

fn journals(data: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(data.join("clocks")).expect("the directory of clocks");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn facts(path: &Path) -> Vec<Fact> {
    let reading = read_any::<Fact>(path).expect("a readable journal");
    assert!(matches!(reading.condition, Condition::Clean), "{:?}", reading.condition);
    reading.facts
}

/// Runs a script and writes what happened in the same form.
fn perform(script: &str, data: &Path) -> String {
    let flags = script.lines().find_map(|line| line.strip_prefix("$ ")).expect("a line of flags");
    let flags: Vec<&str> = flags.split_whitespace().chain(["--simulated"]).collect();
    let mut clock = start(data, &flags);
    let mut transcript = String::new();
    for line in script.lines() {
        let told = match line.split_at_checked(1) {
            Some(("#", _)) | None => Vec::new(),
            Some(("$", _)) => clock.settled(),
            Some((">", rest)) => clock.say(rest.strip_prefix(' ').unwrap_or(rest)),
            Some(_) => continue,
        };
        let _ = writeln!(transcript, "{line}");
        for line in told {
            let _ = writeln!(transcript, "< {line}");
        }
    }
    let ended = clock.end();
    for line in ended.lines {
        let _ = writeln!(transcript, "< {line}");
    }
    let _ = writeln!(transcript, "= exit {}", ended.code.unwrap_or(-1));
    transcript
}

#[test]
fn every_script_plays_word_for_word_and_journals_a_clock() {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clocks");
    let mut scripts: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("tests/clocks").map(|entry| entry.expect("an entry").path()).collect();
    scripts.sort();
    assert!(scripts.len() >= 7, "the scripts are gone: {scripts:?}");
    let mut wrong = Vec::new();
    for path in scripts {
        let script = std::fs::read_to_string(&path).expect("a script");
        let folder = tempfile::tempdir().expect("a directory");
        let data = folder.path().join("games");
        let transcript = perform(&script, &data);
        if bless {
            std::fs::write(&path, &transcript).expect("the script is written");
        } else if transcript != script {
            let pairs = script.lines().zip(transcript.lines()).enumerate();
            let first = pairs.into_iter().find(|(_, (expected, came))| expected != came);
            wrong.push(format!("{}: {first:?}", path.display()));
        }
        for journal in journals(&data) {
            StandaloneClock::replay(&facts(&journal)).expect("a clock");
        }
    }
    assert!(wrong.is_empty(), "these scripts went otherwise:\n{}", wrong.join("\n"));
}

/// `kill -9` while a time runs: what was heard of it is there again, the clock stands, and nobody pays for the interruption.
#[test]
fn a_crash_keeps_both_times_and_the_gap_is_told() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut clock = start(&data, &["--language", "en", "--time", "5"]);
    clock.settled();
    clock.say("black");
    clock.say("white");
    // Noted after five seconds: so little is lost at most. On a busy machine it takes longer.
    let noted = || std::fs::read_to_string(journals(&data).remove(0)).expect("a journal").contains("noted");
    let waited = Instant::now();
    while !noted() {
        assert!(waited.elapsed() < Duration::from_mins(2), "nothing is noted");
        sleep(Duration::from_millis(50));
    }
    clock.say("clock");
    clock.kill();
    sleep(Duration::from_millis(2_100));
    let journal = journals(&data).remove(0);
    let before = StandaloneClock::replay(&facts(&journal)).expect("a clock");
    assert_eq!(before.phase(), Phase::Running);

    let mut again = start(&data, &["--language", "en", "--resume"]);
    let told = again.until("To restart the clock").into_iter().chain(again.settled()).collect::<Vec<_>>();
    let taken_up = told.iter().find(|line| line.contains("taken up again")).unwrap_or_else(|| panic!("{told:?}"));
    assert!(taken_up.contains("Black to move") && taken_up.contains("is not charged"), "{taken_up}");
    let facts_now = facts(&journal);
    let reopened = facts_now.iter().find(|fact| matches!(fact.what, What::Reopened { .. })).expect("it is a fact");
    assert_eq!(reopened.clock.running, None, "it stands");
    let noted = facts_now.iter().rfind(|fact| fact.what == What::Noted).expect("a note");
    assert_eq!(reopened.clock.black.left, noted.clock.black.left, "what was noted last counts");
    assert_eq!(reopened.clock.white.moves, 1);

    // Another program may look, and not write.
    let second = start(&data, &["--language", "en", "--resume"]).end();
    assert_eq!(second.code, Some(1));
    assert!(second.complaints.contains("Another program has this clock open"), "{}", second.complaints);

    assert!(again.say("resume").iter().any(|line| line == "public: Black's time is running."));
    let ended = again.end();
    assert_eq!(ended.code, Some(0));
    assert!(ended.lines.iter().any(|line| line.contains("You can take it up again")), "{:?}", ended.lines);
    let clock = StandaloneClock::replay(&facts(&journal)).expect("a clock");
    assert_eq!(clock.phase(), Phase::Paused, "leaving stops it");
}

/// Ten thousand presses in a moment: the first counts, and the opponent's clock is never pressed by them.
#[test]
fn of_many_presses_at_once_the_first_counts() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut clock = start(&data, &["--language", "en", "--time", "5", "--simulated"]);
    clock.settled();
    clock.say("black");
    for _ in 0..10_000 {
        clock.enter("@3 white");
    }
    let told = clock.settled();
    assert_eq!(told.iter().filter(|line| line.contains("Only Black can press")).count(), 9_999);
    assert_eq!(clock.end().code, Some(0));
    let facts = facts(&journals(&data)[0]);
    assert_eq!(facts.iter().filter(|fact| matches!(fact.what, What::Pressed { .. })).count(), 1);
}

/// What is put together by ear is heard back, used at once, kept in the user's file, and a name for `play` and `clock`.
#[test]
fn a_control_put_together_is_saved_and_used() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut clock = start(&data, &["--language", "en", "--compose", "--simulated"]);
    clock.settled();
    assert_eq!(clock.say("elapsed"), ["private: The game has lasted zero seconds."], "a question may come between");
    for answer in ["1", "100", "40", "2", "30", "50", "", "2", "30", "yes", "yes", "yes"] {
        clock.say(answer);
    }
    let told = clock.say("Our League");
    let control = "Both sides: one hundred minutes for forty moves, then fifty minutes, with thirty seconds added for each move \
                   from the first.";
    assert!(told.iter().any(|line| line == "private: Saved as our-league."), "{told:?}");
    assert!(told.iter().any(|line| line == &format!("public: The clock is set. {control}")), "{told:?}");
    assert_eq!(clock.say("time control"), [format!("private: {control}")]);
    assert_eq!(clock.end().code, Some(0));
    assert_eq!(journals(&data).len(), 2, "the one that was put away, and the new one");

    let file = data.with_extension("config").join("annabella/clocks.toml");
    assert_eq!(std::fs::read_to_string(file).expect("the user's clocks"), "our-league = \"100/40+30,50+30\"\n");
    let mut again = start(&data, &["--language", "en", "--time", "our-league", "--simulated"]);
    assert!(again.settled().iter().any(|line| line.ends_with(control)));
    assert_eq!(again.end().code, Some(0));
}

fn game(data: &Path, flags: &[&str]) -> Play {
    let quiet = ["play", "--speech", "off", "--sounds", "off", "--opponent", "board", "--simulated", "--data"];
    let config = data.with_extension("config");
    Play::run(Command::new(binary()).args(quiet).arg(data).args(flags).env("XDG_CONFIG_HOME", config))
}

/// Before anybody has moved the control is used at once; later it is asked whether the game is to be left for another one. The word
/// is understood in every language.
#[test]
fn a_control_is_composed_saved_and_used_in_a_game() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let mut play = game(&data, &["--language", "en", "--time", "5"]);
    play.settled();
    assert!(play.say("new control").iter().any(|line| line.starts_with("private: Which kind?")));
    for (answer, heard) in
        [("1", "How many minutes?"), ("25", "So far: twenty-five minutes."), ("", "Is there extra time")]
    {
        let told = play.say(answer);
        assert!(told.iter().any(|line| line.contains(heard)), "{answer}: {told:?}");
    }
    for answer in ["2", "10", "yes", "yes", "yes"] {
        play.say(answer);
    }
    let told = play.say("Home").join("\n");
    let place = |part: &str| told.find(part).unwrap_or_else(|| panic!("no {part} in {told}"));
    assert!(place("Saved as home.") < place("It is used now."), "{told}");
    assert!(place("It is used now.") < place("twenty-five ten"), "{told}");
    play.say("e4");
    play.say("put together");
    assert_eq!(play.say("my time").len(), 1, "a question may come between");
    for answer in ["2", "3", "yes", "yes"] {
        play.say(answer);
    }
    let told = play.say("");
    assert!(told.iter().any(|line| line == "private: It is used from the next game on."), "{told:?}");
    let told = play.say("yes").join("\n");
    assert!(told.contains("New game.") && told.contains("White has three minutes, Black has three minutes."), "{told}");
    assert_eq!(play.end().code, Some(0));

    for (language, word, minutes) in [
        ("it", "nuova cadenza", "Quanti minuti"),
        ("de", "neue Bedenkzeit", "Wie viele Minuten"),
        ("es", "nuevo ritmo", "minutos"),
        ("fr", "nouvelle cadence", "Combien de minutes"),
    ] {
        let mut play = game(&data, &["--language", language, "--time", "home"]);
        play.settled();
        play.say(word);
        assert!(play.say("1").iter().any(|line| line.contains(minutes)), "{language}");
        assert_eq!(play.end().code, Some(0));
    }
    let mut tournament = game(&data, &["--language", "en", "--time", "5", "--mode", "tournament"]);
    tournament.settled();
    let refused = tournament.say("new control");
    assert!(refused.iter().all(|line| !line.contains("Which kind")) && !refused.is_empty(), "{refused:?}");
    assert_eq!(tournament.end().code, Some(0));
}

#[test]
fn without_a_clock_nothing_resumes_and_wrong_times_are_told() {
    let folder = tempfile::tempdir().expect("a directory");
    let data = folder.path().join("games");
    let none = start(&data, &["--resume", "--language", "en"]).end();
    assert_eq!(
        (none.code, none.complaints.trim()),
        (Some(1), "annabella: No clock is saved. Start one without resume.")
    );
    let wrong = start(&data, &["--language", "en", "--time", "90/40+30,30+"]).end();
    assert_eq!(wrong.code, Some(1));
    assert!(wrong.complaints.contains("part two of the time"), "{}", wrong.complaints);
}
