//! What the key codes of `BrlAPI` mean (`brlapi_keycodes.h` and `brlapi_constants.h` of brltty 6): commands, and the keysyms of X for
//! what is typed.

use crate::desk::display::Press;
use crate::keys::key::Key;

/// Where the kind of a code stands: a command, or (nothing) a keysym.
const KIND: u64 = 0xe000_0000;
/// A command.
pub(super) const COMMAND: u64 = 0x2000_0000;
/// A keysym.
pub(super) const KEYSYM: u64 = 0;
/// The code without its kind and its flags.
const CODE: u64 = 0x1fff_ffff;
/// The block of commands that have a number; the number stands below it.
const BLOCK: u64 = 0x1fff_0000;
const NUMBER: u64 = 0x0000_ffff;

/// The routing key of a cell.
const ROUTE: u64 = 0x0001_0000;

/// Held besides a key.
const CONTROL: u64 = 0x04 << 32;
const META: u64 = 0x08 << 32;

/// A keysym that is a character of Unicode.
const UNICODE: u64 = 0x0100_0000;

/// Commands without a number, and what they are for. What is not here stays brltty's own.
const COMMANDS: [(u64, Press); 24] = [
    (1, Press::Older),       // LNUP
    (2, Press::Newer),       // LNDN
    (3, Press::Older),       // WINUP
    (4, Press::Newer),       // WINDN
    (5, Press::PairBefore),  // PRDIFLN
    (6, Press::PairBehind),  // NXDIFLN
    (9, Press::First),       // TOP
    (10, Press::Last),       // BOT
    (11, Press::First),      // TOP_LEFT
    (12, Press::Last),       // BOT_LEFT
    (13, Press::PairBefore), // PRPGRPH
    (14, Press::PairBehind), // NXPGRPH
    (21, Press::Left),       // HWINLT
    (22, Press::Right),      // HWINRT
    (23, Press::Left),       // FWINLT
    (24, Press::Right),      // FWINRT
    (25, Press::Left),       // FWINLTSKIP
    (26, Press::Right),      // FWINRTSKIP
    (29, Press::Home),       // HOME
    (30, Press::Home),       // BACK
    (31, Press::Home),       // RETURN
    (49, Press::Help),       // HELP
    (50, Press::Clock),      // INFO
    (81, Press::Clock),      // TIME
];

/// The codes of all commands that we want; the number of one that has a number is nought.
pub(super) fn commands() -> Vec<u64> {
    let plain = COMMANDS.iter().map(|(code, _)| COMMAND | code);
    plain.chain([COMMAND | ROUTE]).collect()
}

/// What a code is for; `None` where it is none of ours.
pub(super) fn press(code: u64) -> Option<Press> {
    match code & KIND {
        COMMAND if code & BLOCK == ROUTE => usize::try_from(code & NUMBER).ok().map(Press::Cell),
        COMMAND => COMMANDS.iter().find(|(each, _)| *each == code & CODE).map(|(_, press)| *press),
        KEYSYM => typed(code).map(Press::Type),
        _ => None,
    }
}

/// A key of the keyboard, as a terminal would name it.
fn typed(code: u64) -> Option<Key> {
    let character = |keysym: u64| {
        let scalar = match keysym {
            0x20..=0x7e | 0xa0..=0xff => keysym,
            _ if keysym & UNICODE != 0 => keysym & !UNICODE,
            _ => return None,
        };
        u32::try_from(scalar).ok().and_then(char::from_u32).filter(|sign| !sign.is_control())
    };
    let keysym = code & CODE;
    if let Some(sign) = character(keysym) {
        let small = sign.to_ascii_lowercase();
        return Some(match code & (CONTROL | META) {
            0 => Key::Char(sign),
            // A terminal sends one byte for each of these pairs.
            CONTROL if small == 'i' => Key::Tab,
            CONTROL if small == 'm' || small == 'j' => Key::Enter,
            CONTROL if small == 'h' => Key::Backspace,
            CONTROL if small == '[' => Key::Escape,
            CONTROL => Key::Ctrl(small),
            _ => Key::Alt(sign),
        });
    }
    Some(match keysym {
        0xff08 => Key::Backspace,
        0xff09 => Key::Tab,
        0xff0a | 0xff0d => Key::Enter,
        0xff1b => Key::Escape,
        0xff50 => Key::Home,
        0xff51 => Key::Left,
        0xff52 => Key::Up,
        0xff53 => Key::Right,
        0xff54 => Key::Down,
        0xff55 => Key::PageUp,
        0xff56 => Key::PageDown,
        0xff57 => Key::End,
        0xff63 => Key::Insert,
        0xffff => Key::Delete,
        0xffbe..=0xffd1 => Key::Function(u8::try_from(keysym - 0xffbd).ok()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn keys_mean_what_brltty_says() {
        assert_eq!(press(0x2000_0002), Some(Press::Newer));
        assert_eq!(press(0x2000_0018), Some(Press::Right));
        assert_eq!(press(0x2001_0003), Some(Press::Cell(3)));
        assert_eq!(press(0x2000_0051), Some(Press::Clock));
        assert_eq!(press(0x2000_0034), None, "brltty's own menu");
        assert_eq!(press(0x65), Some(Press::Type(Key::Char('e'))));
        assert_eq!(press(0xe4), Some(Press::Type(Key::Char('ä'))));
        assert_eq!(press(0x0100_0142), Some(Press::Type(Key::Char('ł'))));
        assert_eq!(press(0xff0d), Some(Press::Type(Key::Enter)));
        assert_eq!(press(0xffbf), Some(Press::Type(Key::Function(2))));
        assert_eq!(press(CONTROL | 0x73), Some(Press::Type(Key::Ctrl('s'))));
        assert_eq!(press(META | 0x6c), Some(Press::Type(Key::Alt('l'))));
        assert_eq!(press(0x0100_d800), None, "no character");
        assert!(commands().iter().all(|code| press(*code).is_some()));
    }

    proptest! {
        #[test]
        fn any_code_is_understood_or_not(code in any::<u64>()) {
            if let Some(Press::Type(Key::Char(sign))) = press(code) {
                prop_assert!(!sign.is_control());
            }
        }
    }
}
