//! The bytes of a terminal to keys.
//!
//! Why not the reader of `crossterm` 0.29, which sets the terminal's modes here: when the terminal is gone it reads for ever
//! without a pause and never says so; some byte sequences (`ESC [ 0 ; 0 R`) make its arithmetic overflow; and Escape
//! followed at once by an arrow comes out as the letters `[A`. A player whose keyboard is all they have can afford none of these.
//!
//! Read are UTF-8, the sequences of ECMA-48 as xterm, VTE, the Linux console, tmux and screen send them, the two ways of
//! spelling keys with modifiers (`CSI u`, `CSI 27`), and bracketed paste. Bytes that are no text become U+FFFD, so that they
//! are heard; sequences that mean no key of ours are passed over whole.

use super::Key;

/// Milliseconds without another byte after which an ESC was the key Escape and not the start of a sequence.
pub const ESCAPE_PATIENCE: u32 = 50;
/// Milliseconds without another byte after which the start of a character is not one: a Latin-1 terminal sends `ä` so.
/// Long enough for the slowest serial line.
pub const CHARACTER_PATIENCE: u32 = 250;
/// Milliseconds without another byte after which a paste whose end never came is taken for complete.
pub const PASTE_PATIENCE: u32 = 2000;
/// The longest paste, in bytes; the rest of a longer one is thrown away.
pub const LONGEST_PASTE: usize = 1024 * 1024;
/// No sequence of a terminal is longer than this many bytes.
const LONGEST_SEQUENCE: usize = 64;

const ESC: u8 = 0x1b;
const PASTE_END: &[u8] = b"\x1b[201~";

/// What the bytes mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decoded {
    Key(Key),
    /// Pasted text.
    Paste(String),
}

/// What the bytes at the front mean, and how many they are.
enum Step {
    /// Not to be told yet.
    Wait,
    /// The number of bytes taken, and the key they make, if any.
    Took(usize, Option<Key>),
    /// A paste begins after this many bytes.
    PasteBegins(usize),
}

/// Reads keys from bytes, in whatever pieces they come.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    pending: Vec<u8>,
    paste: Option<Vec<u8>>,
    /// The last byte was a return: a line feed after it belongs to it, as terminals in newline mode send both.
    returned: bool,
}

impl Decoder {
    /// Nothing has arrived yet.
    pub fn new() -> Decoder {
        Decoder::default()
    }

    /// What these bytes mean, together with what was left of the ones before.
    pub fn feed(&mut self, bytes: &[u8]) -> Vec<Decoded> {
        self.pending.extend_from_slice(bytes);
        self.decode(false)
    }

    /// How long to wait for the next byte, in milliseconds, before [`Decoder::give_up`]; none if nothing is open.
    pub fn patience(&self) -> Option<u32> {
        match (&self.paste, self.pending.first()) {
            (Some(_), _) => Some(PASTE_PATIENCE),
            (None, Some(&ESC)) => Some(ESCAPE_PATIENCE),
            // Only a slow line cuts a character in two.
            (None, Some(_)) => Some(CHARACTER_PATIENCE),
            (None, None) => None,
        }
    }

    /// No more bytes came in time: what is open means what it means now.
    pub fn give_up(&mut self) -> Vec<Decoded> {
        let mut decoded = Vec::new();
        if let Some(mut paste) = self.paste.take() {
            keep_within(&mut paste, &self.pending);
            self.pending.clear();
            decoded.push(pasted(&paste));
        }
        decoded.extend(self.decode(true));
        decoded
    }

    fn decode(&mut self, last: bool) -> Vec<Decoded> {
        let mut decoded = Vec::new();
        let mut used = 0;
        loop {
            let bytes = &self.pending[used..];
            if let Some(paste) = &mut self.paste {
                let (taken, ended) = take_paste(paste, bytes);
                used += taken;
                if !ended {
                    break;
                }
                decoded.push(pasted(paste));
                self.paste = None;
                continue;
            }
            if let Some(first) = bytes.first() {
                let was_returned = std::mem::replace(&mut self.returned, *first == b'\r');
                if was_returned && *first == b'\n' {
                    used += 1;
                    continue;
                }
            }
            match step(bytes, last) {
                Step::Wait => break,
                Step::Took(taken, key) => {
                    used += taken;
                    decoded.extend(key.map(Decoded::Key));
                }
                Step::PasteBegins(taken) => {
                    used += taken;
                    self.paste = Some(Vec::new());
                }
            }
        }
        self.pending.drain(..used);
        decoded
    }
}

/// Moves bytes into the paste up to its end, or up to what may be the start of its end. Gives how many were used.
fn take_paste(paste: &mut Vec<u8>, bytes: &[u8]) -> (usize, bool) {
    if let Some(end) = bytes.windows(PASTE_END.len()).position(|window| window == PASTE_END) {
        keep_within(paste, &bytes[..end]);
        return (end + PASTE_END.len(), true);
    }
    let safe = bytes.len().saturating_sub(PASTE_END.len() - 1);
    keep_within(paste, &bytes[..safe]);
    (safe, false)
}

fn keep_within(paste: &mut Vec<u8>, bytes: &[u8]) {
    let room = LONGEST_PASTE - paste.len().min(LONGEST_PASTE);
    paste.extend_from_slice(&bytes[..bytes.len().min(room)]);
}

fn pasted(bytes: &[u8]) -> Decoded {
    Decoded::Paste(String::from_utf8_lossy(bytes).into_owned())
}

fn step(bytes: &[u8], last: bool) -> Step {
    match bytes {
        [] => Step::Wait,
        [ESC, rest @ ..] => escape(bytes, rest, last),
        [byte @ (0..=0x1f | 0x7f), ..] => Step::Took(1, Some(control(*byte))),
        _ => match character(bytes, last) {
            Some((taken, char)) => Step::Took(taken, (!char.is_control()).then_some(Key::Char(char))),
            None => Step::Wait,
        },
    }
}

/// The key of a control byte other than ESC (of ESC too, where it stands alone).
fn control(byte: u8) -> Key {
    match byte {
        b'\r' | b'\n' => Key::Enter,
        b'\t' => Key::Tab,
        0x08 | 0x7f => Key::Backspace,
        ESC => Key::Escape,
        0 => Key::Ctrl(' '),
        letter @ 1..=0x1a => Key::Ctrl(char::from(letter - 1 + b'a')),
        other => Key::Ctrl(char::from(other | 0x40)),
    }
}

/// The character at the front and its length; U+FFFD for a byte that begins none. None if its rest has yet to come.
fn character(bytes: &[u8], last: bool) -> Option<(usize, char)> {
    let front = &bytes[..bytes.len().min(4)];
    let valid = match std::str::from_utf8(front) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => std::str::from_utf8(&front[..error.valid_up_to()]).unwrap_or_default(),
        Err(error) => match error.error_len() {
            Some(length) => return Some((length, char::REPLACEMENT_CHARACTER)),
            None if last => return Some((front.len(), char::REPLACEMENT_CHARACTER)),
            None => return None,
        },
    };
    valid.chars().next().map(|char| (char.len_utf8(), char))
}

/// What begins with ESC: a sequence, Alt with a character, or the key itself.
fn escape(bytes: &[u8], rest: &[u8], last: bool) -> Step {
    match rest {
        [] if last => Step::Took(1, Some(Key::Escape)),
        [] => Step::Wait,
        [b'[' | b'O'] if !last => Step::Wait,
        [b'[', _, ..] => csi(bytes, last),
        [b'O', third, ..] if let Some(key) = application(*third) => Step::Took(3, Some(key)),
        // Escape, and at once another key that makes no pair with it.
        [0..=0x1f | 0x7f, ..] => Step::Took(1, Some(Key::Escape)),
        _ => match character(rest, last) {
            Some((taken, char)) => Step::Took(1 + taken, (!char.is_control()).then_some(Key::Alt(char))),
            None => Step::Wait,
        },
    }
}

/// `ESC O x`: arrows, keypad and others in application mode.
fn application(third: u8) -> Option<Key> {
    match third {
        b'M' => Some(Key::Enter),
        b'P'..=b'S' => Some(Key::Function(third - b'P' + 1)),
        // The keypad, where another program has left it in application mode: `*+,-./` and the digits, `=`.
        b'j'..=b'y' => Some(Key::Char(char::from(third - b'j' + b'*'))),
        b'X' => Some(Key::Char('=')),
        _ => arrow(third),
    }
}

fn arrow(end: u8) -> Option<Key> {
    match end {
        b'A' => Some(Key::Up),
        b'B' => Some(Key::Down),
        b'C' => Some(Key::Right),
        b'D' => Some(Key::Left),
        b'F' => Some(Key::End),
        b'H' => Some(Key::Home),
        b'Z' => Some(Key::BackTab),
        _ => None,
    }
}

/// `ESC [ parameters end`.
fn csi(bytes: &[u8], last: bool) -> Step {
    if let [_, _, b'[', rest @ ..] = bytes {
        // The F-keys of the Linux console.
        return match rest {
            [] if !last => Step::Wait,
            [] => Step::Took(2, Some(Key::Alt('['))),
            [key @ b'A'..=b'E', ..] => Step::Took(4, Some(Key::Function(key - b'A' + 1))),
            _ => Step::Took(3, None),
        };
    }
    let body = &bytes[2..];
    let length = body.iter().take(LONGEST_SEQUENCE).take_while(|byte| (0x20..=0x3f).contains(*byte)).count();
    match body.get(length) {
        Some(end @ 0x40..=0x7e) => {
            let parameters = Parameters::read(&body[..length]);
            if *end == b'~' && parameters.first == 200 {
                return Step::PasteBegins(length + 3);
            }
            Step::Took(length + 3, parameters.key(*end))
        }
        None if !last && length < LONGEST_SEQUENCE => Step::Wait,
        // Broken off: what follows begins anew.
        _ => Step::Took(length + 2, None),
    }
}

/// The parameters of a sequence. Missing ones are 0.
#[derive(Copy, Clone, Debug, Default)]
struct Parameters {
    first: u32,
    modifiers: u32,
    /// Of the modifiers' sub-parameter: 3 is a release.
    kind: u32,
    third: u32,
}

impl Parameters {
    fn read(bytes: &[u8]) -> Parameters {
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).unwrap_or(0);
        let mut fields = text.split(';');
        let first = number(fields.next().and_then(|field| field.split(':').next()));
        let mut second = fields.next().unwrap_or_default().split(':');
        let (mask, kind) = (number(second.next()), number(second.next()));
        Parameters { first, modifiers: mask.saturating_sub(1), kind, third: number(fields.next()) }
    }

    fn key(self, end: u8) -> Option<Key> {
        match end {
            _ if self.kind == 3 => None,
            b'u' => self.spelled(self.first),
            b'~' if self.first == 27 => self.spelled(self.third),
            b'~' => numbered(self.first),
            // `CSI 1 ; 2 P`; without the 1 it is the report of something else.
            b'P' | b'Q' | b'S' => Some(Key::Function(end - b'P' + 1)),
            _ => arrow(end),
        }
    }

    /// A key named by its code point and its modifiers.
    fn spelled(self, code: u32) -> Option<Key> {
        let (shift, alt, ctrl) = (self.modifiers & 1 != 0, self.modifiers & 2 != 0, self.modifiers & 4 != 0);
        let char = char::from_u32(code).filter(|char| *char != '\0')?;
        match char {
            '\t' if shift => return Some(Key::BackTab),
            // The private use area, where the kitty protocol keeps keys that are no characters.
            '\u{e000}'..='\u{f8ff}' => return None,
            _ if char.is_ascii_control() => return u8::try_from(code).ok().map(control),
            _ if char.is_control() => return None,
            _ => {}
        }
        let upper = || char.to_uppercase().next().filter(|_| char.to_uppercase().count() == 1).unwrap_or(char);
        let char = if shift { upper() } else { char };
        Some(match (ctrl, alt) {
            (true, false) => Key::Ctrl(char.to_ascii_lowercase()),
            (false, true) => Key::Alt(char),
            // Control and Alt together are AltGr.
            _ => Key::Char(char),
        })
    }
}

/// The key of `CSI number ~`. Modifiers of these keys mean nothing.
fn numbered(number: u32) -> Option<Key> {
    let function = |first: u32, name: u32| u8::try_from(number - first + name).ok().map(Key::Function);
    match number {
        1 | 7 => Some(Key::Home),
        4 | 8 => Some(Key::End),
        2 => Some(Key::Insert),
        3 => Some(Key::Delete),
        5 => Some(Key::PageUp),
        6 => Some(Key::PageDown),
        11..=15 => function(11, 1),
        17..=21 => function(17, 6),
        23 | 24 => function(23, 11),
        25 | 26 => function(25, 13),
        28 | 29 => function(28, 15),
        31..=34 => function(31, 17),
        _ => None,
    }
}

#[cfg(test)]
#[path = "decode_tests.rs"]
mod tests;
