//! Keys of a file: which stand, and which are refused in what words.

use std::path::PathBuf;

use proptest::prelude::*;

use super::*;
use crate::game::participant::Language;

fn loaded(text: &str) -> (KeyMap, Vec<String>) {
    let file = SourceFile { path: PathBuf::from("keys.toml"), text: text.to_owned() };
    let (map, problems) = KeyMap::load(Some(&file), Layout::Us);
    (map, problems.iter().map(ToString::to_string).collect())
}

#[test]
fn the_embedded_keys_are_valid_and_describe_every_action() {
    let mut told = Vec::new();
    let sections: Vec<Section> = Section::embedded().collect();
    read(DEFAULTS, &sections, &mut |line, name, why| told.push(format!("{line} {name}: {why}")));
    assert_eq!(told, Vec::<String>::new());
    let map = KeyMap::default();
    for mode in KeyMode::ALL {
        for action in Action::ALL.iter().filter(|action| action.is_for(mode)) {
            let keys = map.keys(mode, *action);
            assert!(!keys.is_empty(), "{} in {}", action.name(), mode.name());
            for key in keys {
                assert_eq!(map.action(mode, key), Some(*action));
            }
        }
    }
}

#[test]
fn a_user_key_replaces_the_embedded_one() {
    let (map, told) = loaded("[entry]\nlisten = \"\"\nlast-move = [\"alt-x\", \"f5\"]\n[board]\nlast-move = \"Ä\"\n");
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(map.action(KeyMode::Entry, Key::Alt('X')), Some(Action::LastMove));
    assert_eq!(map.action(KeyMode::Entry, Key::Function(5)), Some(Action::LastMove));
    assert_eq!(map.action(KeyMode::Entry, Key::Alt('l')), None);
    assert_eq!(map.action(KeyMode::Board, Key::Char('ä')), Some(Action::LastMove));
}

#[test]
fn each_layout_has_unique_signs_with_eight_for_the_files() {
    for layout in Layout::all() {
        let bindings = embedded(layout);
        assert_eq!(first_conflict(&bindings), None, "{layout:?}");
        let (map, told) = KeyMap::load(None, layout);
        assert_eq!((told.len(), map.layout()), (0, layout));
        let signs = map.keys(KeyMode::Board, Action::GoFileNumber);
        assert_eq!(signs.len(), 8, "{layout:?}");
        for (place, sign) in signs.into_iter().enumerate() {
            assert!(sign.is_text() && map.action(KeyMode::Board, sign) == Some(Action::GoFileNumber), "{sign:?}");
            assert_eq!(map.place(KeyMode::Board, Action::GoFileNumber, sign), Some(place));
        }
        // No action is without a key on any of them.
        for action in Action::ALL.iter().filter(|action| action.is_for(KeyMode::Board)) {
            assert!(!map.keys(KeyMode::Board, *action).is_empty(), "{layout:?} {}", action.name());
        }
    }
}

#[test]
fn a_user_key_displaces_one_sign_and_moves_no_other() {
    let (map, told) = loaded("[board]\nturn = \"@\"\n");
    assert_eq!(told, Vec::<String>::new());
    let action = |char| map.action(KeyMode::Board, Key::Char(char));
    assert_eq!((action('@'), action('#')), (Some(Action::Turn), Some(Action::GoFileNumber)));
    assert_eq!(map.place(KeyMode::Board, Action::GoFileNumber, Key::Char('#')), Some(2));
    assert_eq!(map.keys(KeyMode::Board, Action::GoFileNumber).len(), 7);
    // The user's own signs are keys like any other.
    let (map, told) = loaded("[board]\ngo-file-number = [\"§\", \"l\"]\n");
    assert!(told.len() == 1 && told[0].contains("`l` is the key of `last-move`"), "{told:?}");
    assert_eq!(map.action(KeyMode::Board, Key::Char('!')), Some(Action::GoFileNumber));
    let (map, told) = loaded("[board]\ngo-file-number = [\"§\", \"!\"]\n");
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(map.place(KeyMode::Board, Action::GoFileNumber, Key::Char('!')), Some(1));
    assert_eq!(map.action(KeyMode::Board, Key::Char('@')), None);
}

#[test]
fn the_file_names_the_layout_above_its_sections() {
    let (map, told) = loaded("layout = \"de\"\n[board]\nturn = \"ö\"\n");
    assert_eq!((told, map.layout()), (Vec::new(), Layout::Of(Language::De)));
    assert_eq!(map.action(KeyMode::Board, Key::Char('/')), Some(Action::GoFileNumber));
    assert_eq!(map.action(KeyMode::Board, Key::Char('ö')), Some(Action::Turn));
    for (text, expected) in [
        ("layout = \"dvorak\"\n", "us, uk, it, de, es, fr"),
        ("layout = 3\n", "us, uk, it, de, es, fr"),
        ("[board]\nlayout = \"de\"\n", "above all sections"),
        ("[layout-de]\nturn = \"x\"\n", "[both], [entry], [board]"),
    ] {
        let (map, told) = loaded(text);
        assert!(told.len() == 1 && told[0].contains(expected), "{text}: {told:?}");
        assert_eq!(map.layout(), Layout::Us);
    }
}

#[test]
fn two_actions_on_one_key_are_refused_by_name() {
    let (map, told) = loaded("[board]\nturn = \"l\"\n");
    assert_eq!(
        told,
        [
            "keys.toml line 2, turn: `l` is the key of `last-move` in the mode board already; give `last-move` another key in \
          this file, or take another one"
        ]
    );
    assert_eq!(map.action(KeyMode::Board, Key::Char('l')), Some(Action::LastMove));
    assert_eq!(map.action(KeyMode::Board, Key::Char('w')), Some(Action::Turn));
    // With a key in exchange both stand.
    let (map, told) = loaded("[board]\nturn = \"l\"\nlast-move = \"w\"\n");
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(map.action(KeyMode::Board, Key::Char('l')), Some(Action::Turn));
    // A key of both modes meets one of either.
    let (_, told) = loaded("[both]\nsilence = \"alt-l\"\n");
    assert!(told[0].contains("`last-move` in the mode entry"), "{told:?}");
    // A chain of exchanges that ends in a conflict is undone from its end.
    let (map, told) = loaded("[board]\nturn = \"l\"\nlast-move = \"m\"\n");
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(map.action(KeyMode::Board, Key::Char('m')), Some(Action::LegalMoves));
    assert_eq!(map.action(KeyMode::Board, Key::Char('l')), Some(Action::LastMove));
}

#[test]
fn a_capital_counts_as_small_unless_it_is_named() {
    let (map, told) = loaded("[board]\nturn = \"shift-w\"\nmove-number = \"W\"\nstudy-forward = \"ö\"\n");
    assert_eq!(told, Vec::<String>::new());
    let action = |char| map.action(KeyMode::Board, Key::Char(char));
    assert_eq!((action('W'), action('w')), (Some(Action::Turn), Some(Action::MoveNumber)));
    assert_eq!((action('D'), action('d')), (Some(Action::Defenders), Some(Action::Defenders)));
}

#[test]
fn board_actions_without_keys_use_those_of_the_entry_line() {
    let map = KeyMap::default();
    assert_eq!(map.keys(KeyMode::Board, Action::Moves), [Key::Alt('m')]);
    assert_eq!(map.keys(KeyMode::Board, Action::LastMove), [Key::Char('l')]);
    assert_eq!(map.keys(KeyMode::Board, Action::ReadLine), []);
    // A key that has another meaning at the board is none of them.
    let (map, told) = loaded("[board]\nturn = \"alt-m\"\n");
    assert_eq!(told, Vec::<String>::new());
    assert_eq!(map.keys(KeyMode::Board, Action::Moves), []);
}

#[test]
fn a_wrong_key_or_action_is_refused_with_a_suggestion() {
    let cases = [
        ("[entry]\nturn = \"w\"", "`w` is text"),
        ("[both]\nsilence = \"ctrl-i\"", "write `tab`"),
        ("[board]\nlast-mvoe = \"x\"", "did you mean `last-move`"),
        ("[board]\nxyzzy-plugh = \"x\"", "annabella keys"),
        ("[entry]\nsquare-up = \"alt-x\"", "right would be [board]"),
        ("[board]\nkey-help = \"\"", "nobody could go on"),
        ("[board]\npress = [\"space\", \"shift-p\"]", "with Caps Lock on"),
        ("[board]\npress = \"pad-start\"", "hears the triggers alone"),
        ("[board]\nturn = 3", "a key in quotes"),
        ("[board]\nturn = [3]", "is no key"),
        ("[pad]\nturn = \"x\"", "[both], [entry], [board]"),
        ("turn = \"x\"", "[both], [entry], [board]"),
        ("[board]\nturn = =\n", "no TOML"),
    ];
    for (text, expected) in cases {
        let (map, told) = loaded(text);
        assert!(told.len() == 1 && told[0].contains(expected), "{text}: {told:?}");
        assert_eq!(map.lookup, KeyMap::default().lookup, "{text}");
    }
}

proptest! {
    #[test]
    fn any_file_is_read_or_refused(text in "(layout = \"(de|x)\"\n)?(\\[(both|entry|board)\\]\n)?((turn|press|ä|squ|go-file-number) ?= ?\"?\\PC{0,6}\"?\n){0,3}\\PC{0,20}") {
        let (map, _) = loaded(&text);
        prop_assert_eq!(first_conflict(&map.bindings), None);
    }
}
