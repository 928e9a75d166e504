//! A directory for games that is full, read-only, missing, or no directory: said at once, and the game goes on.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::mount::unshare;
use crate::support::play::{Ended, Play, QUIET, a_game, assert_told, binary, clean_game, count, journals};

/// The program, after this shell line has prepared the directory for it; `None` where nothing can be mounted.
fn prepared(data: &Path, test: &str, prepare: &str) -> Option<Play> {
    let unshare = unshare(test)?;
    let shell = format!("exec {unshare} sh -c '{prepare} && exec \"$@\"' sh \"$@\"");
    Some(Play::run(Command::new("sh").args(["-c", &shell, "sh", binary()]).args(QUIET).arg(data)))
}

/// Plays on without a disk, and saves a copy elsewhere that can be taken up again.
fn play_on_and_save_elsewhere(mut play: Play, already: &[String], moves: &[String], elsewhere: &Path) -> Ended {
    let mut lines = Vec::new();
    for line in moves {
        lines.extend(play.say(line));
    }
    assert_eq!(count(&lines, "not being saved"), 0, "it is said once: {lines:#?}");
    assert_eq!(count(&lines, "public: "), moves.len(), "the game goes on: {lines:#?}");
    let plain = play.say("save");
    assert_eq!(count(&plain, "not being saved"), 1, "nothing is saved there: {plain:#?}");
    let copy = elsewhere.join("copy.annabella");
    assert_told(&play.say(format!("save {}", copy.display())), &format!("saved in {}", copy.display()));
    let twice = play.say(format!("save {}", copy.display()));
    assert_eq!(count(&twice, "The copy was not saved"), 1, "a file that is there is never overwritten: {twice:#?}");
    let ended = play.end();

    assert_eq!(clean_game(elsewhere).history().live().len(), already.len() + moves.len());
    let mut again = Play::start(elsewhere, &["--resume"]);
    assert_eq!(again.moves(), [already, moves].concat());
    assert_eq!(again.end().code, Some(0));
    ended
}

/// All of the game is in the copy: that is what the last line and the exit code say.
#[track_caller]
fn assert_saved_in_the_copy(ended: &Ended, elsewhere: &Path) {
    let last = ended.lines.last().unwrap();
    assert!(last.contains(&elsewhere.join("copy.annabella").display().to_string()), "{ended:#?}");
    assert_eq!(ended.code, Some(0), "{ended:#?}");
}

#[test]
fn a_file_in_the_place_of_the_directory() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    fs::write(&data, "in the way").unwrap();
    let play = Play::start(&data, &[]);
    assert!(play.next().contains("not being saved"), "that is the first thing to be said");
    play.until("Enter your move");
    let elsewhere = tempfile::tempdir().unwrap();
    let ended = play_on_and_save_elsewhere(play, &[], &a_game(21, 9), elsewhere.path());
    assert_saved_in_the_copy(&ended, elsewhere.path());
    assert_eq!(fs::read_to_string(&data).unwrap(), "in the way");
}

#[test]
fn leaving_without_a_copy_warns_and_sets_the_exit_code() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    fs::write(&data, "in the way").unwrap();
    // There is nowhere else to save it either.
    let mut command = Command::new(binary());
    command.env("TMPDIR", &data).args(QUIET).arg(&data);
    let mut play = Play::run(&mut command);
    play.until("Enter your move");
    let elsewhere = tempfile::tempdir().unwrap();
    play.say("e4");
    play.say(format!("save {}", elsewhere.path().join("too-early.annabella").display()));
    play.say("e5");
    // The first wish to leave is a warning, while there is still something to be done about it.
    assert_told(&play.say("quit"), "To keep a copy elsewhere");
    play.say("no");
    assert_eq!(play.say("Nf3").last().unwrap(), "public: g1f3");
    let ended = play.end();
    assert_eq!(ended.code, Some(1));
    assert_told(&ended.lines[ended.lines.len() - 1..], "the end of the game was not saved");
    assert_eq!(ended.complaints.lines().count(), 1, "{ended:?}");
    assert!(ended.complaints.contains("the last moves are not saved"), "{ended:?}");
}

#[test]
fn an_unsaved_game_is_kept_among_temporary_files() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    fs::write(&data, "in the way").unwrap();
    let temporary = tempfile::tempdir().unwrap();
    let mut command = Command::new(binary());
    command.env("TMPDIR", temporary.path()).args(QUIET).arg(&data);
    let mut play = Play::run(&mut command);
    play.until("Enter your move");
    play.say("e4");
    let ended = play.end();
    assert_eq!(ended.code, Some(0));
    assert_told(&ended.lines[ended.lines.len() - 1..], &temporary.path().display().to_string());
    assert_eq!(clean_game(temporary.path()).history().live().len(), 1);
}

#[test]
fn a_directory_that_is_missing_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("one/two/three");
    let mut play = Play::start(&data, &[]);
    assert_eq!(play.say("e4").last().unwrap(), "public: e2e4");
    assert_eq!(play.end().code, Some(0));
    assert_eq!(clean_game(&data).history().live().len(), 1);
}

#[test]
fn a_directory_that_goes_away_and_stays_away() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    let mut play = Play::start(&data, &[]);
    let moves = a_game(22, 12);
    for line in &moves[..4] {
        play.say(line);
    }
    fs::remove_dir_all(&data).unwrap();
    fs::write(&data, "in the way").unwrap();
    let told = play.say(&moves[4]);
    assert_eq!(count(&told, "not being saved"), 1, "{told:#?}");
    let elsewhere = tempfile::tempdir().unwrap();
    let ended = play_on_and_save_elsewhere(play, &moves[..5], &moves[5..], elsewhere.path());
    assert_saved_in_the_copy(&ended, elsewhere.path());
}

#[test]
fn a_read_only_file_system() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    fs::create_dir(&data).unwrap();
    let at = data.display();
    let prepare = format!("mount --bind {at} {at} && mount -o remount,bind,ro {at}");
    let Some(play) = prepared(&data, "a read-only file system", &prepare) else { return };
    assert!(play.next().contains("not being saved"));
    play.until("Enter your move");
    let elsewhere = tempfile::tempdir().unwrap();
    let ended = play_on_and_save_elsewhere(play, &[], &a_game(23, 9), elsewhere.path());
    assert_saved_in_the_copy(&ended, elsewhere.path());
    assert_eq!(fs::read_dir(&data).unwrap().count(), 0);
}

#[test]
fn a_file_system_that_fills_up() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games");
    fs::create_dir(&data).unwrap();
    let at = data.display();
    let prepare = format!("mount -t tmpfs -o size=32k none {at} && head -c 18000 /dev/zero >{at}/ballast");
    let Some(mut play) = prepared(&data, "a file system that fills up", &prepare) else { return };
    play.until("Enter your move");
    let moves = a_game(24, 60);
    let mut lines = Vec::new();
    let mut played = 0;
    while count(&lines, "not being saved") == 0 {
        lines.extend(play.say(&moves[played]));
        played += 1;
    }
    assert!(played > 1, "it was saved at first: {lines:#?}");
    assert_told(&lines, "the disk is full");
    assert_eq!(lines.last().unwrap(), &format!("public: {}", moves[played - 1]));
    let elsewhere = tempfile::tempdir().unwrap();
    let ended = play_on_and_save_elsewhere(play, &moves[..played], &moves[played..played + 5], elsewhere.path());
    assert_saved_in_the_copy(&ended, elsewhere.path());
}

#[test]
fn a_limit_that_is_lifted_again() {
    let data = tempfile::tempdir().unwrap();
    // 8 KiB (in blocks of 512 bytes), as a soft limit; beyond it a write is cut short, then refused.
    let shell = "trap '' XFSZ; ulimit -S -f 16; exec \"$@\"";
    let mut play = Play::run(Command::new("sh").args(["-c", shell, "sh", binary()]).args(QUIET).arg(data.path()));
    play.until("Enter your move");
    let moves = a_game(25, 60);
    let mut lines = Vec::new();
    let mut played = 0;
    while count(&lines, "not being saved") == 0 {
        lines.extend(play.say(&moves[played]));
        played += 1;
    }
    for line in &moves[played..played + 5] {
        lines.extend(play.say(line));
    }
    assert_eq!(count(&lines, "not being saved"), 1, "{lines:#?}");
    let limit = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &play.child.id().to_string()]).status();
    assert!(limit.expect("prlimit, of util-linux").success());
    play.until("saved again");
    let ended = play.end();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(clean_game(data.path()).history().live().len(), played + 5);
    assert_eq!(journals(data.path()).len(), 1);
}
