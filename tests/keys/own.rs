//! The user's own keys, and the list of keys.

use std::fs;
use std::path::Path;
use std::process::Command;

use annabella::config::SourceFile;
use annabella::desk::keymap::KeyMap;
use annabella::desk::layout::Layout;
use annabella::desk::notices::keys::KeyNotice;
use annabella::keys::action::{Action, KeyMode};
use annabella::words::notice::Notice;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};

use super::pane::{Fenced, Pane, binary};

/// One key is replaced in each section; one is another's already.
const OWN: &str = "[both]\nswitch-mode = \"ctrl-t\"\n\
    [entry]\nlast-move = \"alt-1\"\n\
    [board]\nturn = \"@\"\nclocks = \"m\"\n";

#[test]
fn only_the_new_key_is_obeyed_after_a_replacement() {
    let pane = Pane::with(OWN, &[]);
    let (before, _) = pane.settled();
    pane.keys(&["alt-l", "tab"]);
    assert_eq!(pane.settled(), (before, Fenced::Written));
    pane.keys(&["alt-1"]);
    pane.until_told("No move has been made yet.");
    pane.keys(&["ctrl-t", "w"]);
    pane.until_told("w does nothing here. Alt k explains the keys.");
    pane.keys(&["@"]);
    pane.until_told("White to move, move one.");
}

#[test]
fn an_ambiguous_key_is_told_and_the_usual_keys_stand() {
    let pane = Pane::with(OWN, &[]);
    let file = pane.config().join("annabella/keys.toml");
    let told =
        format!("In {}, line seven, clocks: `m` is the key of `legal-moves` in the mode board already", file.display());
    pane.until_told(&told);
    pane.keys(&["ctrl-t", "m"]);
    pane.until_told("Rook a1: no legal moves.");
    pane.keys(&["t"]);
    pane.until_told("White: twenty-five");
}

/// What `annabella keys` prints.
fn listed(config: &Path) -> Vec<String> {
    let mut keys = Command::new(binary());
    keys.args(["keys", "--language", "en"]).env("XDG_CONFIG_HOME", config).env("HOME", config);
    let output = keys.output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn the_list_names_the_keys_that_the_program_obeys() {
    let words = Words::new();
    for own in ["", OWN] {
        let pane = Pane::with(own, &[]);
        let path = pane.config().join("annabella/keys.toml");
        let file = fs::read_to_string(&path).ok().map(|text| SourceFile { path, text });
        let map = KeyMap::load(file.as_ref(), Layout::Us).0;
        let listed = listed(&pane.config());
        for mode in KeyMode::ALL {
            let item = |action: Action| {
                let notice = Notice::from(KeyNotice::Item { keys: map.keys(mode, action), action });
                text(&words.notice(&notice, &Listener::default()))
            };
            let actions = Action::ALL.iter().copied().filter(|action| action.is_for(mode));
            let items: Vec<String> = actions.clone().map(item).collect();
            let lines: Vec<String> =
                actions.zip(&items).map(|(action, item)| format!("{}. {item}", action.name())).collect();
            assert!(listed.windows(lines.len()).any(|window| window == lines), "{mode:?}: {listed:#?}");

            let switch = map.keys(KeyMode::Entry, Action::SwitchMode)[0].name();
            let list = map.keys(mode, Action::KeyList)[0].name();
            let (before, _) = pane.settled();
            if mode == KeyMode::Board {
                pane.keys(&[&switch]);
            }
            // The first time it is only told how long it is.
            pane.keys(&[&list, &list]);
            let (after, _) = pane.settled();
            let arrives = ["Board.", "a1, white rook."];
            let is_item = |line: &&String| !arrives.contains(&line.as_str()) && !line.contains("Next key: ");
            let told: Vec<&String> = after.lines[before.lines.len()..].iter().filter(is_item).collect();
            assert_eq!(told, items.iter().collect::<Vec<_>>());
        }
    }
}
