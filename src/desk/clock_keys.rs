//! Which key of the clock alone does what: the embedded keys, and the user's own over them.

use std::collections::BTreeMap;

use super::keymap::keys_of;
use crate::config::{Layer, Problem, SourceFile, lines};
use crate::game::wrong_value::WrongValue;
use crate::keys::clock_key::ClockKey;
use crate::keys::key::Key;

const DEFAULTS: &str = include_str!("../../config/clock-keys.toml");
/// The keys that are needed to go on.
const ESSENTIAL: [ClockKey; 3] = [ClockKey::PressWhite, ClockKey::PressBlack, ClockKey::Leave];

#[derive(Clone, Debug)]
pub struct ClockKeys(BTreeMap<ClockKey, Vec<Key>>);

impl Default for ClockKeys {
    fn default() -> ClockKeys {
        ClockKeys::load(None).0
    }
}

impl ClockKeys {
    /// The embedded keys and the user's own over them. What is wrong there is told, and the embedded key stands. A key of the
    /// user's that meant something else loses that meaning; two of their own on one key are refused by name.
    pub fn load(user: Option<&SourceFile>) -> (ClockKeys, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut keys: BTreeMap<ClockKey, Vec<Key>> =
            read(DEFAULTS, &mut |_, _, _| ()).into_iter().map(|(action, keys, _)| (action, keys)).collect();
        let Some(file) = user else { return (ClockKeys(keys), problems) };
        let mut tell = |line: usize, key: &str, why: WrongValue| {
            problems.push(Problem::in_file(Layer::User, file, line, key, why));
        };
        let mut taken: BTreeMap<String, ClockKey> = BTreeMap::new();
        for (action, wanted, line) in read(&file.text, &mut tell) {
            if let Some((key, other)) = wanted.iter().find_map(|key| Some((key, *taken.get(&key.folded().name())?))) {
                let why =
                    format!("`{}` is the key of `{}` in this file already; take another one", key.name(), other.name());
                tell(line, action.name(), why.into());
                continue;
            }
            if wanted.is_empty() && ESSENTIAL.contains(&action) {
                tell(
                    line,
                    action.name(),
                    "nobody could go on without this key; right would be at least one".to_owned().into(),
                );
                continue;
            }
            taken.extend(wanted.iter().map(|key| (key.folded().name(), action)));
            for (_, others) in keys.iter_mut().filter(|(other, _)| **other != action) {
                others.retain(|key| !wanted.iter().any(|wanted| wanted.folded() == key.folded()));
            }
            keys.insert(action, wanted);
        }
        problems.sort_by_key(|problem| problem.line);
        (ClockKeys(keys), problems)
    }

    /// What a key does. Caps Lock makes no difference.
    pub fn action(&self, key: Key) -> Option<ClockKey> {
        let means = |keys: &[Key]| keys.iter().any(|each| each.folded() == key.folded());
        self.0.iter().find(|(_, keys)| means(keys)).map(|(action, _)| *action)
    }

    /// The keys of an action, the usual one first.
    pub fn keys(&self, action: ClockKey) -> Vec<Key> {
        self.0.get(&action).cloned().unwrap_or_default()
    }

    /// Those that every keyboard has; all of them where there are no others.
    pub fn at_the_keyboard(&self, action: ClockKey) -> Vec<Key> {
        let all = self.keys(action);
        let keyboard: Vec<Key> = all.iter().copied().filter(|key| !matches!(key, Key::Pad(_))).collect();
        if keyboard.is_empty() { all } else { keyboard }
    }
}

/// Each line that can be read: the action, its keys, and its number. What is wrong is told by line, name and reason.
fn read(text: &str, tell: &mut dyn FnMut(usize, &str, WrongValue)) -> Vec<(ClockKey, Vec<Key>, usize)> {
    let line_of = |start: usize| lines::line_of(text, start);
    let (table, broken) = lines::read(text, "press-white = \"f\"", tell);
    let mut found = Vec::new();
    for (name, value) in table.get_ref() {
        let line = line_of(name.span().start);
        if broken.contains(&line) {
            continue;
        }
        let action = ClockKey::ALL.iter().find(|action| action.name() == name.get_ref());
        match (action, keys_of(value.get_ref())) {
            (None, _) => {
                let names: Vec<&str> = ClockKey::ALL.iter().map(|action| action.name()).collect();
                tell(line, name.get_ref(), format!("there is no such action; there are {}", names.join(", ")).into());
            }
            (Some(action), Err(why)) => tell(line, action.name(), why.into()),
            (Some(action), Ok(keys)) => found.push((*action, keys, line)),
        }
    }
    found.sort_by_key(|(_, _, line)| *line);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::key::PadButton;

    fn load(text: &str) -> (ClockKeys, Vec<String>) {
        let (keys, problems) =
            ClockKeys::load(Some(&SourceFile { path: "clock-keys.toml".into(), text: text.to_owned() }));
        (keys, problems.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn every_action_has_a_key_and_every_key_one_action() {
        let keys = ClockKeys::default();
        for action in ClockKey::ALL {
            assert!(!keys.keys(*action).is_empty(), "{action:?}");
            assert!(keys.keys(*action).iter().all(|key| keys.action(*key) == Some(*action)), "{action:?}");
        }
        assert_eq!(keys.action(Key::Char('F')), Some(ClockKey::PressWhite), "Caps Lock makes no difference");
    }

    #[test]
    fn any_two_keys_can_be_the_levers() {
        let (keys, problems) = load("press-white = \"left\"\npress-black = [\"right\", \"t\"]");
        assert_eq!(problems, [""; 0]);
        assert_eq!(keys.action(Key::Left), Some(ClockKey::PressWhite));
        assert_eq!(keys.action(Key::Char('t')), Some(ClockKey::PressBlack), "it has lost its other meaning");
        assert_eq!((keys.action(Key::Char('f')), keys.keys(ClockKey::OwnTime)), (None, Vec::new()));
    }

    #[test]
    fn pad_triggers_are_levers_and_any_button_can_be() {
        let (left, start) = (Key::Pad(PadButton::LeftTrigger), Key::Pad(PadButton::Start));
        assert_eq!(ClockKeys::default().action(left), Some(ClockKey::PressWhite));
        assert_eq!(ClockKeys::default().action(Key::Pad(PadButton::RightTrigger)), Some(ClockKey::PressBlack));
        assert_eq!(ClockKeys::default().at_the_keyboard(ClockKey::PressWhite), [Key::Char('f')]);
        let (keys, problems) = load("press-white = \"pad-start\"");
        assert_eq!(problems, [""; 0]);
        assert_eq!((keys.action(left), keys.action(start)), (None, Some(ClockKey::PressWhite)));
        assert_eq!(keys.at_the_keyboard(ClockKey::PressWhite), [start], "there is no other");
    }

    #[test]
    fn what_is_wrong_is_told_and_the_rest_holds() {
        let (keys, problems) = load(
            "press-white = \"x\"\npress-black = \"x\"\nown-time = \"\"\nleave = \"\"\nsing = \"y\"\nmoves = \"zz\"",
        );
        assert_eq!(
            problems,
            [
                "clock-keys.toml line 2, press-black: `x` is the key of `press-white` in this file already; take another one",
                "clock-keys.toml line 4, leave: nobody could go on without this key; right would be at least one",
                "clock-keys.toml line 5, sing: there is no such action; there are press-white, press-black, press, own-time, other-time, clocks, moves, to-control, elapsed, time-of-day, control, pause, correct, compose, warnings, power, speech, repeat, silence, word, help, leave",
                "clock-keys.toml line 6, moves: `zz` is no key; right would be one character, or alt- or ctrl- and a character, or a name such as page-up",
            ]
        );
        assert_eq!(keys.action(Key::Char('x')), Some(ClockKey::PressWhite));
        assert_eq!(keys.action(Key::Char('j')), Some(ClockKey::PressBlack));
    }

    proptest::proptest! {
        #[test]
        fn no_file_makes_it_panic(text in "[a-z\\-]{0,12} ?= ?\\PC{0,20}\n?\\PC{0,30}") {
            let _keys = load(&text);
        }
    }
}
