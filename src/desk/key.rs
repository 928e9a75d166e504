//! The keys that a plain terminal delivers.

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
    /// To the end.
    End,
    /// A page back.
    PageUp,
    /// A page on.
    PageDown,
    /// Escape. It comes late (a terminal waits to see whether more follows), so it is never the only way.
    Escape,
    /// F1 to F20.
    Function(u8),
}
