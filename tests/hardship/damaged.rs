//! A tournament game with a damaged record keeps all others out of its directory, until the arbiter closes it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::play::{Ended, Play, journals};

const PIN: &str = "93827164";
/// Where the first move was made.
const MADE: &str = "\"fact\":\"made\"";

/// A tournament game that was left after two moves; its journal is then damaged where `part` stands, with good lines behind that.
fn damaged(data: &Path, mode: &str, flags: &[&str], first: &[&str], part: &str) -> PathBuf {
    let mut tournament = Play::start(data, &[&["--mode", mode, "--start", "at-once"], flags].concat());
    for line in first.iter().chain(&["e4", "e5"]) {
        tournament.say(line);
    }
    assert_eq!(tournament.end().code, Some(0));
    let journal = journals(data).remove(0);
    let mut bytes = fs::read(&journal).unwrap();
    let at = bytes.windows(part.len()).position(|window| window == part.as_bytes()).expect("the damaged part");
    bytes[at] ^= 1;
    fs::write(&journal, bytes).unwrap();
    journal
}

fn casual(data: &Path) -> Ended {
    Play::start(data, &["--mode", "casual"]).end()
}

#[track_caller]
fn is_locked(data: &Path, journal: &Path) {
    let refused = casual(data);
    assert_eq!(refused.code, Some(1), "{refused:?}");
    let told = format!("The record of an unfinished tournament game is damaged: {}", journal.display());
    assert!(refused.complaints.contains(&told) && refused.complaints.contains("--resume"), "{refused:?}");
    assert_eq!(refused.complaints.lines().count(), 1, "{refused:?}");
}

#[track_caller]
fn is_closed_by(data: &Path, journal: &Path, answer: &str) {
    let before = fs::read(journal).unwrap();
    let mut resumed = Play::start(data, &["--resume"]);
    resumed.until("The game cannot continue.");
    resumed.enter(answer);
    let told = resumed.until("The arbiter has closed the damaged game.").pop().unwrap();
    let note = journal.with_extension("closed.json");
    assert!(told.contains(&journal.display().to_string()) && told.contains(&note.display().to_string()), "{told}");
    assert_eq!(resumed.ended().code, Some(0));
    assert_eq!(fs::read(journal).unwrap(), before, "the record is kept as it is");
    let note = fs::read_to_string(note).unwrap();
    assert!(note.contains(&*journal.file_name().unwrap().to_string_lossy()) && !note.contains(PIN), "{note}");
    assert_eq!(casual(data).code, Some(0), "the directory is free");
}

#[test]
fn the_arbiters_pin_closes_a_damaged_tournament_game() {
    let data = tempfile::tempdir().unwrap();
    let journal = damaged(data.path(), "tournament", &["--arbiter-pin"], &[PIN, PIN], MADE);
    is_locked(data.path(), &journal);
    let mut wrong = Play::start(data.path(), &["--resume"]);
    let asked = wrong.until("enter your PIN");
    assert_eq!(asked.len(), 1, "{asked:#?}");
    for (line, told) in [("yes", "That PIN is wrong"), (PIN, "before the next try"), ("white: yes", "that seat")] {
        wrong.enter(line);
        wrong.until(told);
    }
    let ended = wrong.end();
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.complaints.contains("The arbiter must close that game"), "{ended:?}");
    is_locked(data.path(), &journal);
    is_closed_by(data.path(), &journal, &format!("arbiter: {PIN}"));

    // What is damaged further, or mended, is another record than the one that was closed.
    let bytes = fs::read(&journal).unwrap();
    fs::write(&journal, [&bytes[..], b"x\n"].concat()).unwrap();
    is_locked(data.path(), &journal);
    fs::write(&journal, bytes).unwrap();
    assert_eq!(casual(data.path()).code, Some(0));
}

#[test]
fn a_pin_behind_the_damage_still_locks() {
    let data = tempfile::tempdir().unwrap();
    let journal = damaged(
        data.path(),
        "tournament",
        &["--arbiter-pin"],
        &["4711", "4711", "arbiter: pin", "4711", PIN, PIN],
        "\"salt\"",
    );
    is_locked(data.path(), &journal);
    let mut without = Play::start(data.path(), &["--resume"]);
    without.until("enter your PIN");
    without.enter("yes");
    without.until("That PIN is wrong");
    assert_eq!(without.end().code, Some(1));
    is_closed_by(data.path(), &journal, PIN);
}

#[test]
fn without_a_pin_the_arbiter_confirms() {
    let data = tempfile::tempdir().unwrap();
    let journal = damaged(data.path(), "tournament", &[], &[], MADE);
    is_locked(data.path(), &journal);
    let mut asked = Play::start(data.path(), &["--resume"]);
    asked.until("enter yes");
    asked.enter("no");
    assert_eq!(asked.ended().code, Some(1));
    is_locked(data.path(), &journal);
    is_closed_by(data.path(), &journal, "yes");
    // Of the closed game and the casual one that was begun behind it, only the second can be taken up.
    let resumed = Play::start(data.path(), &["--resume"]).end();
    assert!(resumed.lines[0].contains("The game continues."), "{resumed:?}");
}

#[test]
fn a_damaged_casual_game_goes_on_up_to_the_damage() {
    let data = tempfile::tempdir().unwrap();
    // Its last move is damaged, with good lines behind it.
    let journal = damaged(data.path(), "casual", &[], &["d4", "d5"], "\"e2\"");
    let before = fs::read(&journal).unwrap();
    let mut resumed = Play::start(data.path(), &["--resume"]);
    let told = resumed.until("The game goes on up to there").pop().unwrap();
    assert!(told.contains(&format!("The record {} is damaged from line", journal.display())), "{told}");
    resumed.say("c4");
    assert_eq!(resumed.end().code, Some(0));
    assert_eq!(fs::read(&journal).unwrap(), before, "the record is kept as it is");
    // The new record is the only one that is offered, and it is whole.
    let again = Play::start(data.path(), &["--resume"]).end();
    assert!(again.lines.iter().any(|line| line.contains("The game continues.")), "{again:?}");
    assert!(!again.lines.iter().any(|line| line.contains("damaged")), "{again:?}");
    assert_eq!(casual(data.path()).code, Some(0));
}

/// A casual game of two half-moves at one keyboard, by 5+3; its journal and that journal's first line are given to `damage`.
fn without_first_line(data: &Path, flags: &[&str], damage: impl FnOnce(&str) -> String) -> PathBuf {
    let mut game = Play::start(data, &[&["--mode", "casual"], flags].concat());
    for line in ["e4", "e5"] {
        game.say(line);
    }
    assert_eq!(game.end().code, Some(0));
    let journal = journals(data).remove(0);
    let text = fs::read_to_string(&journal).unwrap();
    let (first, rest) = text.split_once('\n').unwrap();
    fs::write(&journal, damage(first) + rest).unwrap();
    journal
}

const FIVE: [&str; 4] = ["--time", "5+3", "--white", "Anna"];

/// The record beside a damaged one, begun perhaps in the same second.
fn copy_of(data: &Path, journal: &Path) -> String {
    let copy = journals(data).into_iter().find(|path| path != journal).expect("a new record");
    fs::read_to_string(copy).unwrap()
}

/// What is told when a game goes on; the next move is accepted, and the record is kept.
#[track_caller]
fn goes_on(data: &Path, flags: &[&str], journal: &Path) -> String {
    let before = fs::read(journal).unwrap();
    let mut resumed = Play::start(data, &[&["--resume"], flags].concat());
    let told = resumed.until("in the new record").pop().unwrap();
    assert!(told.contains(&journal.display().to_string()), "{told}");
    resumed.say("resume");
    resumed.say("Nf3");
    assert_eq!(resumed.moves().len(), 3);
    assert_eq!(resumed.end().code, Some(0));
    assert_eq!(fs::read(journal).unwrap(), before, "the record is kept as it is");
    assert_eq!(journals(data).len(), 2);
    told
}

#[test]
fn one_wrong_byte_at_the_beginning_is_mended() {
    let data = tempfile::tempdir().unwrap();
    let journal = without_first_line(data.path(), &FIVE, |first| first.replace("\"started\"", "\"stbrted\"") + "\n");
    let told = goes_on(data.path(), &[], &journal);
    assert!(told.contains("One byte of the first line") && told.contains("It is mended."), "{told}");
    let again = Play::start(data.path(), &["--resume"]).end();
    assert!(!again.lines.iter().any(|line| line.contains("mended")), "{again:?}");
}

#[test]
fn one_wrong_byte_at_the_beginning_still_locks() {
    let data = tempfile::tempdir().unwrap();
    let journal = damaged(data.path(), "tournament", &[], &[], "started");
    is_locked(data.path(), &journal);
    is_closed_by(data.path(), &journal, "yes");
}

/// A record changed in more bytes than a checksum mends.
fn spoil(journal: &Path, changes: &[(&str, &str)]) {
    let mut text = fs::read_to_string(journal).unwrap();
    for (part, damage) in changes {
        assert!(text.contains(part), "{part}");
        text = text.replacen(part, damage, 1);
    }
    fs::write(journal, text).unwrap();
}

const FIRST_LINE: (&str, &str) = ("\"started\"", "\"xyarted\"");
const SECOND_LINE: (&str, &str) = ("\"announced\"", "\"xynounced\"");
const MODE: (&str, &str) = ("\"mode\":\"tournament\"", "\"m\0\0\0\":\"tour\0\0\0ent\"");

#[test]
fn a_tournament_record_with_a_spoilt_beginning_still_locks() {
    const WITH_PIN: (&[&str], &[&str]) = (&["--arbiter-pin"], &[PIN, PIN]);
    const WITHOUT: (&[&str], &[&str]) = (&[], &[]);
    for ((flags, first), changes, answer) in [
        (WITHOUT, &[FIRST_LINE][..], "yes"),
        (WITHOUT, &[FIRST_LINE, SECOND_LINE], "yes"),
        (WITH_PIN, &[FIRST_LINE, MODE], PIN),
        (WITH_PIN, &[FIRST_LINE, SECOND_LINE, MODE], PIN),
    ] {
        let data = tempfile::tempdir().unwrap();
        let journal = damaged(data.path(), "tournament", flags, first, "\"seed\"");
        spoil(&journal, changes);
        is_locked(data.path(), &journal);
        is_closed_by(data.path(), &journal, answer);
    }
}

#[test]
fn a_tournament_record_without_a_good_line_still_locks() {
    let data = tempfile::tempdir().unwrap();
    let journal = damaged(data.path(), "tournament", &[], &[], "\"seed\"");
    let text = fs::read_to_string(&journal).unwrap().replace("\"by\"", "\"xy\"");
    fs::write(&journal, text).unwrap();
    is_locked(data.path(), &journal);
    is_closed_by(data.path(), &journal, "yes");
}

#[test]
fn a_finished_tournament_game_with_a_spoilt_beginning_leaves_others() {
    let data = tempfile::tempdir().unwrap();
    let mut game = Play::start(data.path(), &["--mode", "tournament", "--start", "at-once"]);
    for line in ["f3", "e5", "g4", "Qh4"] {
        game.say(line);
    }
    game.end();
    spoil(&journals(data.path())[0], &[FIRST_LINE]);
    assert_eq!(casual(data.path()).code, Some(0));
}

#[test]
fn a_damaged_first_line_loses_only_its_damaged_fields() {
    let data = tempfile::tempdir().unwrap();
    let journal = without_first_line(data.path(), &FIVE, |first| first.replace("\"5+3\"", "\"\0\0\0,") + "\n");
    let refused = Play::start(data.path(), &["--resume"]).end();
    assert_eq!(refused.code, Some(1));
    let told = format!("The first line of the record {} is damaged. The time control is lost", journal.display());
    assert!(refused.complaints.contains(&told) && refused.complaints.contains("--resume --time"), "{refused:?}");
    let told = goes_on(data.path(), &["--time", "5+3"], &journal);
    assert!(told.contains("The time control is lost."), "{told}");
    for kept in ["Who played", "Event and round", "The starting position", "The rules"] {
        assert!(!told.contains(kept), "{told}");
    }
    let copy = copy_of(data.path(), &journal);
    assert!(copy.contains("\"name\":\"Anna\"") && copy.contains("\"white\":\"5+3\""), "{copy}");
}

#[test]
fn a_game_goes_on_without_its_first_line() {
    for gone in ["", "\0\0\0\0\n"] {
        let data = tempfile::tempdir().unwrap();
        let journal = without_first_line(data.path(), &[], |_| gone.to_owned());
        let told = goes_on(data.path(), &["--white", "Berta"], &journal);
        for lost in ["Who played is lost.", "The time control is lost.", "The rules of the game are lost."] {
            assert!(told.contains(lost), "{told}");
        }
        let copy = copy_of(data.path(), &journal);
        assert!(copy.contains("\"name\":\"Berta\"") && copy.contains("\"driver\":\"console\""), "{copy}");
    }
}

#[test]
fn a_lost_starting_position_is_asked_for() {
    const FEN: &str = "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1";
    let data = tempfile::tempdir().unwrap();
    let mut game = Play::start(data.path(), &["--mode", "casual", "--fen", FEN]);
    game.say("O-O-O");
    assert_eq!(game.end().code, Some(0));
    let journal = journals(data.path()).remove(0);
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, text.replacen("4k3/8/8", "????kkk", 1)).unwrap();
    let refused = Play::start(data.path(), &["--resume"]).end();
    assert!(refused.complaints.contains("start with --resume --fen and its position"), "{refused:?}");
    let mut resumed = Play::start(data.path(), &["--resume", "--fen", FEN]);
    let told = resumed.until("in the new record").pop().unwrap();
    assert!(told.contains("The starting position is lost."), "{told}");
    resumed.say("Kd7");
    assert_eq!(resumed.end().code, Some(0));
}

#[test]
fn a_record_that_cannot_be_rebuilt_is_named() {
    for changes in [&[FIRST_LINE, SECOND_LINE][..], &[]] {
        let data = tempfile::tempdir().unwrap();
        let journal = without_first_line(data.path(), &FIVE, |first| first.to_owned() + "\n");
        spoil(&journal, changes);
        if changes.is_empty() {
            let text = fs::read_to_string(&journal).unwrap().replace("fact", "f4ct");
            fs::write(&journal, text).unwrap();
        }
        let before = fs::read(&journal).unwrap();
        let refused = Play::start(data.path(), &["--resume"]).end();
        assert_eq!(refused.code, Some(1));
        let told = format!("The record {} is damaged at its beginning", journal.display());
        assert!(refused.complaints.contains(&told), "{refused:?}");
        assert_eq!(refused.complaints.lines().count(), 1, "{refused:?}");
        assert_eq!(casual(data.path()).code, Some(0));
        assert_eq!(fs::read(&journal).unwrap(), before, "the record is kept as it is");
    }
}
