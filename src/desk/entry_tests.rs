//! State, keys, state. `|` is the cursor.

use proptest::prelude::*;

use super::*;
use crate::desk::keymap::KeyMap;
use crate::keys::action::KeyMode;
use crate::keys::key::Key;

impl Entry {
    /// What a key does to the line, by the embedded keys.
    fn key(&mut self, key: Key) -> Vec<EntryEffect> {
        thread_local!(static MAP: KeyMap = KeyMap::default());
        let action = MAP.with(|map| map.action(KeyMode::Entry, key));
        match (action.and_then(|action| self.edit(action)), key) {
            (Some(effect), _) => vec![effect],
            (None, Key::Char(char)) => self.write(char),
            _ => Vec::new(),
        }
    }
}

fn at(drawn: &str) -> Entry {
    let (before, behind) = drawn.split_once('|').expect("a cursor");
    Entry { text: format!("{before}{behind}"), cursor: before.len(), ..Entry::default() }
}

fn drawn(entry: &Entry) -> String {
    let (text, cursor) = entry.shown();
    format!("{}|{}", &text[..cursor], &text[cursor..])
}

#[track_caller]
fn check(before: &str, keys: &[Key], after: &str, said: &[EntryEffect]) -> Entry {
    let mut entry = at(before);
    let effects: Vec<_> = keys.iter().flat_map(|key| entry.key(*key)).collect();
    assert_eq!(drawn(&entry), after);
    assert_eq!(effects, said);
    entry
}

fn typed(text: &str) -> Vec<Key> {
    text.chars().map(|char| if char == '\n' { Key::Enter } else { Key::Char(char) }).collect()
}

fn deleted(text: &str) -> EntryEffect {
    EntryEffect::Deleted(text.to_owned())
}

fn read(text: &str) -> EntryEffect {
    EntryEffect::ReadBack(text.to_owned())
}

fn line(text: &str) -> EntryEffect {
    EntryEffect::Line(text.to_owned())
}

use EntryEffect::{Echo as Said, Edge, Empty};

#[test]
fn typing_says_characters() {
    check("|", &typed("Ü f"), "Ü f|", &[Said('Ü'), Said(' '), Said('f')]);
    check("ab|cd", &typed("x"), "abx|cd", &[Said('x')]);
}

#[test]
fn typing_can_say_words_or_nothing() {
    let mut entry = Entry::new(Echo::Word);
    let said: Vec<_> = typed("springer  gustav eins").into_iter().flat_map(|key| entry.key(key)).collect();
    let word = |word: &str| EntryEffect::EchoWord(word.to_owned());
    assert_eq!(said, [word("springer"), word("gustav")]);
    entry.set_echo(Echo::None);
    assert_eq!(entry.key(Key::Char(' ')), []);
    assert_eq!(drawn(&entry), "springer  gustav eins |");
}

#[test]
fn enter_yields_the_line() {
    check("Sf3|", &[Key::Enter], "|", &[line("Sf3")]);
    check("S|f3", &[Key::Enter, Key::Enter], "|", &[line("Sf3"), Empty]);
    check("  |", &[Key::Enter], "|", &[Empty]);
}

#[test]
fn deleting_says_what() {
    check("Sf3|", &[Key::Backspace, Key::Backspace], "S|", &[deleted("3"), deleted("f")]);
    check("S|f3", &[Key::Delete, Key::Delete, Key::Delete], "S|", &[deleted("f"), deleted("3"), Edge]);
    check("|S", &[Key::Backspace], "|S", &[Edge]);
    check("|", &[Key::Backspace, Key::Delete], "|", &[Empty, Empty]);
    check("ne\u{301}|", &[Key::Backspace], "n|", &[deleted("e\u{301}")]);
    check("a👩‍🚀|b", &[Key::Backspace], "a|b", &[deleted("👩‍🚀")]);
    check("springer gustav |eins", &[Key::Ctrl('w')], "springer |eins", &[deleted("gustav ")]);
    check("springer|", &[Key::Ctrl('w'), Key::Ctrl('w')], "|", &[deleted("springer"), Empty]);
}

#[test]
fn clearing_says_what() {
    check("Sf|3", &[Key::Escape], "|", &[deleted("Sf3")]);
    check("|Sf3", &[Key::Ctrl('u'), Key::Ctrl('u')], "|", &[deleted("Sf3"), Edge]);
}

#[test]
fn arrows_review() {
    check("Sf3|", &[Key::Left, Key::Left], "S|f3", &[read("3"), read("f")]);
    check("|Sf", &[Key::Left, Key::Right, Key::Right, Key::Right], "Sf|", &[Edge, read("f"), Edge, Edge]);
    check("S|f3", &[Key::Home, Key::End], "Sf3|", &[read("S"), Edge]);
    check("|", &[Key::Left, Key::Right, Key::Home, Key::End], "|", &[Empty, Empty, Empty, Empty]);
    check("xe\u{301}|", &[Key::Left], "x|e\u{301}", &[read("e\u{301}")]);
    assert_eq!(at("Sf|3").edit(Action::ReadLine), Some(read("Sf3")));
    assert_eq!(at("|").edit(Action::ReadLine), Some(Empty));
}

#[test]
fn earlier_lines_come_back_and_the_draft_after_them() {
    let mut entry = check("|", &typed("e4\nNf3\nNf3\nBb"), "Bb|", &{
        let mut said: Vec<_> = "e4".chars().map(Said).collect();
        said.push(line("e4"));
        for _ in 0..2 {
            said.extend("Nf3".chars().map(Said));
            said.push(line("Nf3"));
        }
        said.extend("Bb".chars().map(Said));
        said
    });
    let mut after = |key| (entry.key(key), drawn(&entry));
    assert_eq!(after(Key::Down), (vec![Edge], "Bb|".to_owned()));
    assert_eq!(after(Key::Up), (vec![read("Nf3")], "Nf3|".to_owned()));
    assert_eq!(after(Key::Up), (vec![read("e4")], "e4|".to_owned()));
    assert_eq!(after(Key::Up), (vec![Edge], "e4|".to_owned()));
    assert_eq!(after(Key::Down).0, [read("Nf3")]);
    assert_eq!(after(Key::Down), (vec![read("Bb")], "Bb|".to_owned()));
    assert_eq!(after(Key::Down).0, [Edge]);
}

#[test]
fn a_line_called_back_and_changed_is_a_new_draft() {
    let mut entry = at("|");
    for key in typed("e4\nd4\n") {
        entry.key(key);
    }
    entry.key(Key::Up);
    entry.key(Key::Backspace);
    assert_eq!(drawn(&entry), "d|");
    assert_eq!(entry.key(Key::Up), [read("d4")]);
    assert_eq!(entry.key(Key::Down), [read("d")]);
    assert_eq!(entry.key(Key::Enter), [line("d")]);
}

#[test]
fn typing_replaces_a_recalled_line_and_editing_keeps_it() {
    let after = |keys: &[Key]| {
        let mut entry = at("|");
        for key in typed("help\n") {
            entry.key(key);
        }
        entry.key(Key::Up);
        let said: Vec<_> = keys.iter().flat_map(|key| entry.key(*key)).collect();
        (drawn(&entry), said)
    };
    let replaced = |char| EntryEffect::Replaces(char);
    assert_eq!(after(&typed("te")), ("te|".to_owned(), vec![replaced('t'), Said('e')]));
    assert_eq!(after(&[Key::End, Key::Char('s')]), ("helps|".to_owned(), vec![Edge, Said('s')]));
    assert_eq!(after(&[Key::Left, Key::Char('s')]).0, "hels|p");
    assert_eq!(after(&[Key::Backspace, Key::Char('d')]).0, "held|");
    assert_eq!(after(&[Key::Up, Key::Char('t')]), ("t|".to_owned(), vec![Edge, replaced('t')]));
    assert_eq!(after(&[Key::Char(' '), Key::Char('e')]).0, "help e|", "a blank goes on with a sentence");
    assert_eq!(after(&[Key::Enter]).1, [line("help")]);
}

#[test]
fn only_the_last_lines_are_remembered() {
    let mut entry = at("|");
    for number in 0..REMEMBERED + 7 {
        entry.paste(&number.to_string());
        entry.key(Key::Enter);
    }
    let called: Vec<_> = std::iter::repeat_with(|| entry.key(Key::Up)).take_while(|said| *said != [Edge]).collect();
    assert_eq!(called.len(), REMEMBERED);
    assert_eq!(called.last(), Some(&vec![read("7")]));
}

#[test]
fn pasted_text_is_text_and_confirms_nothing() {
    let mut entry = at("a|b");
    assert_eq!(entry.paste("e4\r\nyes\n\x1b[A\tx\r"), [read("e4 yes [A x ")]);
    assert_eq!(drawn(&entry), "ae4 yes [A x |b");
    assert_eq!(entry.paste("\0\x07"), []);
    assert_eq!(entry.paste(""), []);
}

#[test]
fn a_full_line_says_so_and_keeps_what_it_has() {
    let mut entry = at("|");
    let said = entry.paste(&"ä".repeat(LONGEST + 1));
    assert_eq!(said, [read(&"ä".repeat(LONGEST)), Edge]);
    assert_eq!(entry.key(Key::Char('x')), [Edge]);
    assert_eq!(entry.paste("x"), [Edge]);
    assert_eq!(entry.key(Key::Backspace), [deleted("ä")]);
    assert_eq!(entry.key(Key::Char('x')), [Said('x')]);
    assert!(entry.shown().0.ends_with("äx"));
}

#[test]
fn keys_of_others_do_nothing() {
    let others = [Key::Tab, Key::BackTab, Key::PageUp, Key::Alt('l'), Key::Ctrl('c'), Key::Ctrl('z'), Key::Function(1)];
    check("e|4", &others, "e|4", &[]);
}

fn character() -> impl Strategy<Value = char> {
    prop_oneof![
        any::<char>(),
        prop::sample::select(vec!['a', ' ', 'ä', '\u{301}', '\u{200d}', '🇩', '🇪', '👩', '🚀', '\u{fe0f}'])
    ]
}

fn key() -> impl Strategy<Value = Key> {
    let named = vec![
        Key::Enter,
        Key::Backspace,
        Key::Delete,
        Key::Tab,
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::Escape,
        Key::Ctrl('u'),
        Key::Ctrl('w'),
        Key::Alt('m'),
    ];
    prop_oneof![3 => character().prop_map(Key::Char), 2 => prop::sample::select(named)]
}

proptest! {
    #[test]
    fn after_any_keys_the_cursor_stands_between_clusters(
        keys in prop::collection::vec(key(), 0..120),
        pasted in prop::collection::vec(character(), 0..20),
    ) {
        let mut entry = Entry::new(Echo::Word);
        for (count, key) in keys.into_iter().enumerate() {
            entry.key(key);
            if count == 20 {
                entry.paste(&pasted.iter().collect::<String>());
            }
            let (text, cursor) = entry.shown();
            let is_between = text.grapheme_indices(true).any(|(start, _)| start == cursor) || cursor == text.len();
            prop_assert!(is_between, "{text:?} {cursor}");
            prop_assert!(!text.chars().any(char::is_control));
        }
    }

    #[test]
    fn no_character_is_lost_or_reordered(text in prop::collection::vec(character(), 0..200)) {
        let text: String = text.into_iter().filter(|char| !char.is_control()).collect();
        let mut entry = Entry::new(Echo::None);
        for char in text.chars() {
            entry.key(Key::Char(char));
        }
        let expected = if text.trim().is_empty() { Empty } else { line(&text) };
        prop_assert_eq!(entry.key(Key::Enter), [expected]);
    }

    #[test]
    fn what_is_deleted_is_what_was_there(text in prop::collection::vec(character(), 0..40), back in 0..20usize) {
        let mut entry = Entry::new(Echo::None);
        entry.paste(&text.into_iter().collect::<String>());
        for _ in 0..back {
            entry.key(Key::Left);
        }
        let (before, cursor) = (entry.shown().0.to_owned(), entry.shown().1);
        if let Some(EntryEffect::Deleted(gone)) = entry.key(Key::Delete).first() {
            prop_assert_eq!(format!("{}{}{}", &before[..cursor], gone, &before[cursor + gone.len()..]), before.clone());
            prop_assert_eq!(entry.shown().0, format!("{}{}", &before[..cursor], &before[cursor + gone.len()..]));
        }
    }
}
