//! Files of settings that are broken: which file, which line, which key; and the game starts with the default.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use annabella::config::Key;

use crate::support::play::{Ended, Play, QUIET, binary};

/// A home for settings with this in the user's file.
struct Home(tempfile::TempDir);

impl Home {
    fn with(bytes: &[u8]) -> Home {
        let home = Home(tempfile::tempdir().unwrap());
        fs::create_dir(home.file().parent().unwrap()).unwrap();
        fs::write(home.file(), bytes).unwrap();
        home
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("annabella/config.toml")
    }

    /// Plays a move with these settings; what was said before it.
    fn played(&self) -> Vec<String> {
        let data = tempfile::tempdir().unwrap();
        let mut command = Command::new(binary());
        let mut play = Play::run(command.env("XDG_CONFIG_HOME", self.0.path()).args(QUIET).arg(data.path()));
        let before = play.settled();
        assert_eq!(play.say("e4"), ["public: e2e4"], "the game starts: {before:#?}");
        let Ended { code, .. } = play.end();
        assert_eq!(code, Some(0));
        before
    }

    /// What `annabella config` prints.
    fn listed(&self) -> Vec<String> {
        let output = Command::new(binary()).arg("config").env("XDG_CONFIG_HOME", self.0.path()).output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
    }
}

/// One line has all of these in it.
#[track_caller]
fn assert_one_line(lines: &[String], parts: &[&str]) {
    let all = |line: &String| parts.iter().all(|part| line.contains(part));
    assert_eq!(lines.iter().filter(|line| all(line)).count(), 1, "one line with {parts:?}: {lines:#?}");
}

fn path(file: &Path) -> String {
    file.display().to_string()
}

#[test]
fn an_unknown_key_is_named_with_its_file_and_line() {
    let home = Home::with(b"opponent-level = 2\n\nopponent-levle = 5\n");
    let file = path(&home.file());
    assert_one_line(&home.played(), &[&file, "line three", "opponent-levle", "opponent-level"]);
    let listed = home.listed();
    assert_one_line(&listed, &["In ", &file, "line three", "levle"]);
    assert_one_line(&listed, &["opponent-level = 2.", &file, "line 1"]);
}

#[test]
fn a_bad_value_is_named_and_the_default_stands() {
    let home = Home::with(b"opponent-level = 99\nmode = \"blitz\"\ntime = [5]\n");
    let file = path(&home.file());
    let told = home.played();
    for (line, key) in [("one", "opponent-level"), ("two", "mode"), ("three", "time")] {
        assert_one_line(&told, &[&file, &format!("line {line}, {key}")]);
    }
    let listed = home.listed();
    assert_one_line(&listed, &["opponent-level = 7. From: default."]);
    assert_one_line(&listed, &["mode = training. From: default."]);
}

#[test]
fn what_is_no_toml_costs_only_itself() {
    let home = Home::with(b"opponent-level = 2\n<?xml version='1.0'?>\nround = \"4\"\n");
    let file = path(&home.file());
    let told = home.played();
    assert_one_line(&told, &[&file, "line two"]);
    assert!(told.iter().all(|line| !line.contains(", :") && !line.contains(",  ")), "no key, no gap: {told:#?}");
    let listed = home.listed();
    assert_one_line(&listed, &["In ", &file, "line two"]);
    assert_one_line(&listed, &["opponent-level = 2.", &file]);
}

#[test]
fn what_is_not_utf_8_is_named_with_its_line() {
    let home = Home::with(b"opponent-level = 2\nwhite = \"J\xf6rg\"\n");
    let file = path(&home.file());
    assert_one_line(&home.played(), &[&file, "line two", "UTF-8"]);
    assert_one_line(&home.listed(), &[&file, "line two", "UTF-8"]);
}

#[test]
fn ten_megabytes_are_one_line() {
    for unit in [&b"nonsense = 1\n"[..], b"[[[[[[[[[", b"\xff\xfe\0", b"opponent-level = 2 # and so on and on\n"] {
        let home = Home::with(&unit.repeat((10 << 20) / unit.len()));
        let file = path(&home.file());
        let told = home.played();
        assert_one_line(&told, &[&file, "too large"]);
        assert!(told.len() < 5, "{}", told.len());
        let listed = home.listed();
        assert_one_line(&listed, &[&file, "too large"]);
        assert!(listed.len() < Key::all().count() + 5, "{}", listed.len());
    }
}

#[test]
fn a_hundred_wrong_settings_give_few_sentences_before_the_game() {
    let wrong: Vec<String> = (0..100).map(|number| format!("nonsense{number} = 1")).collect();
    let home = Home::with(wrong.join("\n").as_bytes());
    assert!(home.played().len() < 20);
    assert_eq!(home.listed().iter().filter(|line| line.contains("nonsense")).count(), 100, "there they all are");
}

#[test]
fn a_directory_in_the_place_of_the_file() {
    let home = Home(tempfile::tempdir().unwrap());
    fs::create_dir_all(home.file()).unwrap();
    let file = path(&home.file());
    assert_one_line(&home.played(), &[&file, "cannot be read"]);
    assert_one_line(&home.listed(), &[&file, "cannot be read"]);
}
