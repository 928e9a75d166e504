//! `-h` and `--help`: in the language of the program, and complete.

use std::collections::BTreeSet;
use std::process::Command;

use annabella::cli::help::commands;
use annabella::game::participant::Language;

use crate::locales::written;

/// Groups of texts that belong to no single command.
const SHARED: [&str; 4] = ["common", "listing", "settings", "values"];

/// The flag of this name, from the texts of the command or those that commands share.
fn key(texts: &BTreeSet<String>, command: &str, flag: &str) -> Option<String> {
    let groups = [command, "settings", "common"];
    groups.iter().map(|group| format!("{group}.{flag}")).find(|key| texts.contains(key))
}

#[test]
fn every_command_and_every_flag_is_explained_and_nothing_else() {
    let texts: BTreeSet<String> = written(Language::En).into_keys().collect();
    for language in Language::ALL {
        let whole = commands(language);
        let mut used = BTreeSet::from([whole.get_name().to_owned()]);
        for command in [&whole].into_iter().chain(whole.get_subcommands()) {
            let name = command.get_name();
            assert!(!command.get_about().expect("an explanation").to_string().is_empty(), "{language:?} {name}");
            used.insert(name.to_owned());
            for flag in command.get_arguments() {
                let id = flag.get_id().as_str();
                let key = key(&texts, name, id).unwrap_or_else(|| panic!("nothing is said of {name} {id}"));
                let help = flag.get_help().map(ToString::to_string).unwrap_or_default();
                assert!(!help.is_empty(), "{language:?} {key}");
                used.extend([format!("{key}-more"), key]);
            }
        }
        let own = |key: &&String| !SHARED.contains(&key.split('.').next().unwrap_or_default());
        let unused: Vec<_> = texts.iter().filter(own).filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}

fn asked(arguments: &[&str], lang: &str) -> String {
    let home = tempfile::tempdir().expect("a directory");
    let mut annabella = Command::new(env!("CARGO_BIN_EXE_annabella"));
    annabella.env("HOME", home.path()).env("XDG_CONFIG_HOME", home.path()).env("LC_ALL", lang);
    let done = annabella.args(arguments).output().expect("annabella");
    assert!(done.status.success(), "{arguments:?}");
    String::from_utf8(done.stdout).expect("UTF-8")
}

#[test]
fn help_is_in_the_language_of_the_program() {
    let english = asked(&["--help"], "C");
    assert!(english.starts_with("A talking chess console for blind and partially sighted players\n\nUsage: annabella"));
    assert!(!english.contains("papers"), "{english}");
    let german = asked(&["play", "--help"], "de_DE.UTF-8");
    assert_eq!(german, asked(&["play", "--language=de", "--help"], "C"));
    assert_eq!(german, asked(&["help", "play"], "de_DE.UTF-8"));
    for (text, english) in
        [("--opponent-level <1..15>", "How strong"), ("--fen <FEN>", "FILE"), ("(1 bis 15)", "OPTIONS")]
    {
        assert!(german.contains(text) && !german.contains(english), "{german}");
    }
    assert!(asked(&["play", "-h"], "C").len() < asked(&["play", "--help"], "C").len() / 2);
    let say = asked(&["say", "--help"], "C");
    assert!(
        say.contains("The language: en, it, de, es, fr (default: en)") && say.contains("as engines write it"),
        "{say}"
    );
    assert!(!asked(&["say", "-h"], "C").contains("as engines write it"));
}

/// Where no game is played, the settings of one are no news; they are taken all the same.
#[test]
fn help_lists_no_settings_that_change_nothing() {
    for command in ["devices", "engines", "lessons", "openings", "progress", "puzzles", "voice"] {
        let help = asked(&[command, "--help"], "C");
        let flags = help.lines().filter(|line| line.trim_start().starts_with("--")).count();
        assert!(flags <= 20, "{command}: {flags} flags");
        assert!(help.contains("--language"), "{command}: {help}");
        assert!(!help.contains("--opponent-level") && !help.contains("(default: )"), "{command}: {help}");
    }
    assert!(asked(&["play", "--help"], "C").contains("--opponent-level"));
    asked(&["engines", "--silent", "--opponent-level", "3"], "C");
}
