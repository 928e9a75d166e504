//! Two consoles on one directory of games, and several unfinished games in it.

use std::fs;
use std::process::Command;

use crate::support::play::{Play, assert_told, binary, journals};

#[test]
fn a_game_held_by_another_console_is_told_and_untouched() {
    let data = tempfile::tempdir().unwrap();
    let mut first = Play::start(data.path(), &[]);
    first.say("e4");
    let file = journals(data.path()).remove(0);
    let before = fs::read(&file).unwrap();
    let second = Play::start(data.path(), &["--resume"]).end();
    assert_eq!(second.code, Some(1), "{second:?}");
    assert_eq!(second.complaints.lines().count(), 1, "{second:?}");
    assert!(
        second.complaints.contains(&format!("Another program is using this game: {}", file.display())),
        "{second:?}"
    );
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(first.say("e5"), ["public: e7e5"]);
    assert_eq!(first.end().code, Some(0));
    let mut third = Play::start(data.path(), &["--resume"]);
    assert_eq!(third.moves(), ["e2e4", "e7e5"]);
    assert_eq!(third.end().code, Some(0));
}

#[test]
fn two_consoles_play_two_games_in_one_directory() {
    let data = tempfile::tempdir().unwrap();
    let mut first = Play::start(data.path(), &[]);
    let mut second = Play::start(data.path(), &[]);
    assert_eq!(first.say("e4").last().unwrap(), "public: e2e4");
    assert_eq!(second.say("d4").last().unwrap(), "public: d2d4");
    assert_eq!((first.end().code, second.end().code), (Some(0), Some(0)));
    assert_eq!(journals(data.path()).len(), 2);
}

#[test]
fn nothing_else_is_played_there_during_a_tournament_game() {
    let data = tempfile::tempdir().unwrap();
    let mut tournament = Play::start(data.path(), &["--mode", "tournament"]);
    tournament.say("e4");
    let file = journals(data.path()).remove(0);
    for mode in ["casual", "training"] {
        // While it is being played, and after it was left.
        let refused = Play::start(data.path(), &["--mode", mode]).end();
        assert_eq!(refused.code, Some(1), "{mode}: {refused:?}");
        let told = format!("A tournament game is open: {}", file.display());
        assert!(refused.complaints.contains(&told), "{refused:?}");
        if mode == "casual" {
            tournament.say("quit");
        }
    }
    assert_eq!(tournament.end().code, Some(0));
    assert_eq!(journals(data.path()), [file], "no second game was begun");
    let mut again = Play::start(data.path(), &["--resume"]);
    again.say("resign");
    again.say("yes");
    assert_eq!(again.end().code, Some(0));
    let casual = Play::start(data.path(), &[]).end();
    assert_eq!(casual.code, Some(0), "its end sets the directory free: {casual:?}");
}

/// The engine is refused to everyone, whatever mode they ask for; begun or taken up.
#[test]
fn an_open_tournament_game_withholds_the_builtin_engine_from_all() {
    let data = tempfile::tempdir().unwrap();
    let play = |flags: &[&str]| {
        let mut command = Command::new(binary());
        command.args(["play", "--speech", "off", "--sounds", "off", "--language", "en", "--data"]);
        command.arg(data.path()).args(flags);
        Play::run(&mut command)
    };
    let mut engine = play(&["--opponent", "house", "--opponent-level", "1", "--colour", "white"]);
    engine.say("e4");
    assert_eq!(engine.end().code, Some(0), "where no tournament game is open, it plays");
    let with_engine = journals(data.path());
    assert_eq!(with_engine.len(), 1);

    let mut tournament = Play::start(data.path(), &["--mode", "tournament"]);
    tournament.say("e4");
    let open = journals(data.path()).into_iter().find(|file| !with_engine.contains(file)).unwrap();
    let refused = |flags: &[&str], why: &str| {
        let ended = play(flags).end();
        assert_eq!(ended.code, Some(1), "{flags:?}: {ended:?}");
        assert_eq!(ended.complaints.lines().count(), 1, "{flags:?}: {ended:?}");
        assert!(ended.complaints.contains(why), "{flags:?}: {ended:?}");
        assert!(ended.lines.is_empty(), "{flags:?}: {ended:?}");
    };
    let is_open = format!("A tournament game is open: {}", open.display());
    refused(&["--opponent", "house"], &is_open);
    refused(&["--opponent", "house", "--mode", "casual", "--opponent-level", "1"], &is_open);
    refused(&["--opponent", "house", "--mode", "training"], &is_open);
    refused(&["--opponent", "house", "--mode", "tournament"], "built-in opponent");
    // The game against the built-in engine that was left is not on offer either.
    refused(&["--resume"], "Another program is using this game");
    assert_eq!(tournament.end().code, Some(0));
    refused(&["--opponent", "house"], &is_open);
    assert_eq!(journals(data.path()).len(), 2, "no further game was begun");
}

#[test]
fn several_unfinished_games_are_listed_and_chosen_by_number() {
    let data = tempfile::tempdir().unwrap();
    for opening in [&["e4"][..], &["d4", "d5"], &["c4", "c5", "Nf3"]] {
        let mut play = Play::start(data.path(), &[]);
        for line in opening {
            play.say(line);
        }
        assert_eq!(play.end().code, Some(0));
    }
    let sizes: Vec<usize> = journals(data.path()).iter().rev().map(|path| moves_of(path)).collect();
    for (index, size) in sizes.iter().enumerate() {
        let mut play = Play::start(data.path(), &["--resume"]);
        let listed = play.until("Which game?");
        assert_told(&listed, "three unfinished games");
        assert_eq!(listed.len(), 5, "{listed:#?}");
        // What is no number of a game is answered, and asked again.
        play.enter("four");
        play.enter("nonsense");
        assert!(!play.next().is_empty() && !play.next().is_empty());
        play.enter((index + 1).to_string());
        play.until("The game continues.");
        assert_eq!(play.moves().len(), *size);
        assert_eq!(play.end().code, Some(0));
    }
    let nobody = Play::start(data.path(), &["--resume"]).end();
    assert_eq!(nobody.code, Some(0), "nobody has chosen: {nobody:?}");
}

fn moves_of(path: &std::path::Path) -> usize {
    let read = annabella::journal::file::read(path).unwrap();
    annabella::game::Game::replay(&read.facts).unwrap().history().live().len()
}

#[test]
fn where_there_is_nothing_to_take_up_that_is_said() {
    let data = tempfile::tempdir().unwrap();
    let none = Play::start(data.path(), &["--resume"]).end();
    assert_eq!(none.code, Some(1));
    assert!(none.complaints.contains("There is no unfinished game"), "{none:?}");
}
