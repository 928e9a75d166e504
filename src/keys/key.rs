//! The keys that a plain terminal delivers, the buttons of a gamepad, and their names in files.

use thiserror::Error;

/// One key, as it arrives: there is no key-up, and no bare Shift, Control or Caps Lock.
///
/// Some keys cannot be told apart, because terminals send the same byte for them: Ctrl-I is [`Key::Tab`], Ctrl-M is
/// [`Key::Enter`], Ctrl-H is [`Key::Backspace`], Ctrl-[ is [`Key::Escape`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A printable character, Shift and `AltGr` already worked in. U+FFFD stands for a byte that is no character, such as
    /// the umlaut of a Latin-1 terminal.
    Char(char),
    /// Alt with a printable character.
    Alt(char),
    /// Control with a lower-case letter, a blank or one of `\ ] ^ _`.
    Ctrl(char),
    /// Return.
    Enter,
    /// Deletes to the left.
    Backspace,
    /// Deletes under the cursor.
    Delete,
    /// Insert: often the screen reader's own, so that nothing is on it; but it is told that it came.
    Insert,
    /// Tabulator.
    Tab,
    /// Shift and Tabulator.
    BackTab,
    /// Arrow.
    Up,
    /// Arrow.
    Down,
    /// Arrow.
    Left,
    /// Arrow.
    Right,
    /// To the start.
    Home,
    End,
    /// A page back.
    PageUp,
    PageDown,
    /// Escape. It comes late (a terminal waits to see whether more follows), so it is never the only way.
    Escape,
    /// F1 to F20.
    Function(u8),
    /// A button of a gamepad.
    Pad(PadButton),
}

macro_rules! pad_buttons {
    ($($variant:ident = $name:literal, $meaning:literal;)*) => {
        /// A button of a gamepad, by its place: what is printed on it differs from maker to maker. Each is named by the sentence
        /// `key-pad` of the locales.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum PadButton {$(
            #[doc = $meaning]
            $variant,
        )*}

        impl PadButton {
            pub const ALL: &[PadButton] = &[$(PadButton::$variant),*];

            /// The name in files, after `pad-`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(PadButton::$variant => $name,)*
                }
            }
        }
    };
}

pad_buttons! {
    LeftTrigger = "left-trigger", "The lower one under the left index finger, which gives way.";
    RightTrigger = "right-trigger", "The lower one under the right index finger, which gives way.";
    LeftShoulder = "left-shoulder", "The upper one under the left index finger.";
    RightShoulder = "right-shoulder", "The upper one under the right index finger.";
    South = "south", "The lowest of the four under the right thumb.";
    East = "east", "The right one of the four.";
    North = "north", "The upper one of the four.";
    West = "west", "The left one of the four.";
    Select = "select", "The small one left of the middle.";
    Start = "start", "The small one right of the middle.";
    Up = "up", "The cross under the left thumb, pressed in front.";
    Down = "down", "The cross, pressed behind.";
    Left = "left", "The cross, pressed on the left.";
    Right = "right", "The cross, pressed on the right.";
    LeftStick = "left-stick", "The left stick, pressed down.";
    RightStick = "right-stick", "The right stick, pressed down.";
}

/// What the names of the buttons of a gamepad begin with in files.
const PAD: &str = "pad-";

/// Keys with a name of their own, as files write them.
const NAMED: [(&str, Key); 17] = [
    ("enter", Key::Enter),
    ("backspace", Key::Backspace),
    ("delete", Key::Delete),
    ("insert", Key::Insert),
    ("tab", Key::Tab),
    ("shift-tab", Key::BackTab),
    ("up", Key::Up),
    ("down", Key::Down),
    ("left", Key::Left),
    ("right", Key::Right),
    ("home", Key::Home),
    ("end", Key::End),
    ("page-up", Key::PageUp),
    ("page-down", Key::PageDown),
    ("escape", Key::Escape),
    ("space", Key::Char(' ')),
    ("hyphen", Key::Char('-')),
];

/// Keys whose byte is another key's: what a file may say, and what arrives.
const TWINS: [(&str, &str); 5] =
    [("ctrl-i", "tab"), ("ctrl-m", "enter"), ("ctrl-j", "enter"), ("ctrl-h", "backspace"), ("ctrl-[", "escape")];

/// Why a text names no key.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeyNameError {
    /// The terminal sends the same for another key.
    #[error("a terminal cannot tell `{text}` from `{twin}`; write `{twin}`")]
    Twin { text: String, twin: &'static str },
    #[error(
        "`{0}` is no key; right would be one character, or alt- or ctrl- and a character, or a name such as page-up"
    )]
    Unknown(String),
    /// There is no such button.
    #[error("`{0}` is no button of a gamepad; there are {names}", names = button_names())]
    NoButton(String),
}

fn button_names() -> String {
    let names: Vec<String> = PadButton::ALL.iter().map(|button| Key::Pad(*button).name()).collect();
    names.join(", ")
}

impl Key {
    /// Reads the name of a key as it stands in files: `l`, `shift-l`, `alt-l`, `ctrl-s`, `space`, `page-up`, `f5`, `pad-start`.
    ///
    /// # Errors
    /// No such key, or one that a terminal cannot tell from another.
    pub fn from_name(text: &str) -> Result<Key, KeyNameError> {
        let text = text.trim();
        let folded = text.to_lowercase();
        if let Some((_, twin)) = TWINS.iter().find(|(twin, _)| *twin == folded) {
            return Err(KeyNameError::Twin { text: text.to_owned(), twin });
        }
        if let Some((_, key)) = NAMED.iter().find(|(name, _)| *name == folded) {
            return Ok(*key);
        }
        if let Some(name) = folded.strip_prefix(PAD) {
            let named = PadButton::ALL.iter().find(|button| button.name() == name);
            return named.map(|button| Key::Pad(*button)).ok_or_else(|| KeyNameError::NoButton(text.to_owned()));
        }
        let unknown = || KeyNameError::Unknown(text.chars().take(20).collect());
        let behind = |prefix: &str| folded.strip_prefix(prefix).and_then(character);
        let control = |char: char| char.is_ascii_lowercase() || [' ', '\\', ']', '^', '_'].contains(&char);
        if let Some(small) = folded.strip_prefix("shift-") {
            character(small).and_then(capital).map(Key::Char).ok_or_else(unknown)
        } else if let Some(char) = behind("alt-") {
            Ok(Key::Alt(char))
        } else if let Some(char) = behind("ctrl-").filter(|char| control(*char)) {
            Ok(Key::Ctrl(char))
        } else if let Some(number) = folded.strip_prefix('f').and_then(|number| number.parse().ok()) {
            if (1..=20).contains(&number) { Ok(Key::Function(number)) } else { Err(unknown()) }
        } else {
            character(&folded).map(Key::Char).ok_or_else(unknown)
        }
    }

    /// The name in files.
    pub fn name(self) -> String {
        if let Some((name, _)) = NAMED.iter().find(|(_, key)| *key == self) {
            return (*name).to_owned();
        }
        match self {
            Key::Alt(char) => format!("alt-{}", spelled(char)),
            Key::Ctrl(char) => format!("ctrl-{}", spelled(char)),
            Key::Function(number) => format!("f{number}"),
            Key::Pad(button) => format!("{PAD}{}", button.name()),
            Key::Char(char) if capital(lower(char)) == Some(char) => format!("shift-{}", lower(char)),
            Key::Char(char) => char.to_string(),
            // All others stand in the table.
            _ => String::new(),
        }
    }

    /// The key as it is looked up where a capital letter has no meaning of its own: Caps Lock and Shift make no difference.
    #[must_use]
    pub fn folded(self) -> Key {
        match self {
            Key::Char(char) => Key::Char(lower(char)),
            Key::Alt(char) => Key::Alt(lower(char)),
            other => other,
        }
    }

    /// Whether it writes something where text is entered.
    pub const fn is_text(self) -> bool {
        matches!(self, Key::Char(_))
    }
}

/// The one character of a text; `space` and `hyphen` are written out, because a name is trimmed and parted by hyphens.
fn character(text: &str) -> Option<char> {
    match NAMED.iter().find(|(name, _)| *name == text) {
        Some((_, Key::Char(char))) => return Some(*char),
        Some(_) => return None,
        None => {}
    }
    let mut chars = text.chars();
    chars.next().filter(|char| chars.next().is_none() && !char.is_control() && !char.is_whitespace())
}

fn spelled(char: char) -> String {
    Key::Char(char).name()
}

/// The capital of a small letter, where both are one character.
fn capital(small: char) -> Option<char> {
    let mut upper = small.to_uppercase();
    upper.next().filter(|char| upper.next().is_none() && *char != small && lower(*char) == small)
}

/// Where the small letter is one character: otherwise the letter stays as it is.
fn lower(char: char) -> char {
    let mut lower = char.to_lowercase();
    lower.next().filter(|_| lower.next().is_none()).unwrap_or(char)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let keys = [
            Key::Char('l'),
            Key::Char('L'),
            Key::Char('Ä'),
            Key::Alt('+'),
            Key::Alt('-'),
            Key::Ctrl(' '),
            Key::Function(12),
            Key::Char('ä'),
        ];
        let buttons = PadButton::ALL.iter().copied().map(Key::Pad);
        for key in keys.into_iter().chain(NAMED.map(|(_, key)| key)).chain(buttons) {
            assert_eq!(Key::from_name(&key.name()), Ok(key), "{}", key.name());
        }
        assert_eq!(Key::from_name("Alt-L"), Ok(Key::Alt('l')));
        assert_eq!(Key::from_name("shift-l"), Ok(Key::Char('L')));
        assert_eq!(Key::Char('L').name(), "shift-l");
        assert_eq!(Key::from_name("-"), Ok(Key::Char('-')));
    }

    #[test]
    fn keys_terminals_cannot_distinguish_are_refused_with_a_substitute() {
        for (text, twin) in TWINS {
            assert_eq!(Key::from_name(text), Err(KeyNameError::Twin { text: text.to_owned(), twin }));
            assert!(Key::from_name(twin).is_ok());
        }
        for text in [
            "", "alt-", "ctrl-ä", "f0", "f21", "alt-tab", "shift", "shift-1", "shift-ß", "shift-", "ctrl-1", "ll",
            "\u{7}",
        ] {
            assert!(matches!(Key::from_name(text), Err(KeyNameError::Unknown(_))), "{text}");
        }
        assert_eq!(Key::from_name("pad-x"), Err(KeyNameError::NoButton("pad-x".to_owned())));
    }

    #[test]
    fn capitals_can_be_the_same_key() {
        assert_eq!((Key::Char('Ä').folded(), Key::Alt('L').folded()), (Key::Char('ä'), Key::Alt('l')));
        assert_eq!(Key::Char('İ').folded(), Key::Char('İ'));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,12}") {
            if let Ok(key) = Key::from_name(&text) {
                prop_assert_eq!(Key::from_name(&key.name()), Ok(key));
            }
        }
    }
}
