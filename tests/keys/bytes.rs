//! Bytes as terminals send them: every way to spell a key, characters that are composed, and keys that a shell would keep.

use super::pane::Pane;

/// What a terminal sends, and the key that it is.
const KEYS: [(&str, &str); 62] = [
    // Arrows: normal mode, application mode, with modifiers, rxvt.
    ("\x1b[A", "arrow up"),
    ("\x1bOA", "arrow up"),
    ("\x1b[B", "arrow down"),
    ("\x1bOB", "arrow down"),
    ("\x1b[C", "arrow right"),
    ("\x1bOC", "arrow right"),
    ("\x1b[D", "arrow left"),
    ("\x1bOD", "arrow left"),
    ("\x1b[1;2D", "arrow left"),
    // Home and End: xterm, application mode, the Linux console and screen, rxvt.
    ("\x1b[H", "Home"),
    ("\x1bOH", "Home"),
    ("\x1b[1~", "Home"),
    ("\x1b[7~", "Home"),
    ("\x1b[F", "End"),
    ("\x1bOF", "End"),
    ("\x1b[4~", "End"),
    ("\x1b[8~", "End"),
    ("\x1b[5~", "Page Up"),
    ("\x1b[6~", "Page Down"),
    ("\x1b[3~", "Delete"),
    ("\x1b[5;2~", "Page Up"),
    // Enter, Backspace and Tab in all their forms.
    ("\n", "Enter"),
    ("\r", "Enter"),
    ("\r\n", "Enter"),
    ("\x1bOM", "Enter"),
    ("\x1b[13u", "Enter"),
    ("\x7f", "Backspace"),
    ("\x08", "Backspace"),
    ("\t", "Tab"),
    ("\x1b[Z", "Shift Tab"),
    ("\x1b[9;2u", "Shift Tab"),
    ("\x1b[27u", "Escape"),
    // F-keys: xterm, the Linux console, VT220, with modifiers.
    ("\x1bOP", "F one"),
    ("\x1b[[A", "F one"),
    ("\x1b[11~", "F one"),
    ("\x1b[1;5P", "F one"),
    ("\x1bOS", "F four"),
    ("\x1b[[E", "F five"),
    ("\x1b[15~", "F five"),
    ("\x1b[24~", "F twelve"),
    ("\x1b[24;2~", "F twelve"),
    // Alt: as ESC, as CSI u, as xterm spells modified keys; a capital is the same key.
    ("\x1bl", "Alt l"),
    ("\x1b[108;3u", "Alt l"),
    ("\x1b[27;3;108~", "Alt l"),
    ("\x1b+", "Alt plus"),
    ("\x1b-", "Alt hyphen"),
    // Control, in its two forms.
    ("\x01", "Control a"),
    ("\x1b[97;5u", "Control a"),
    ("\x1b[27;5;97~", "Control a"),
    ("\0", "Control space"),
    // What stops, suspends or dumps another program.
    ("\x03", "Control c"),
    ("\x04", "Control d"),
    ("\x11", "Control q"),
    ("\x13", "Control s"),
    ("\x1a", "Control z"),
    // The keypad, as digits and in application mode.
    ("\x1bOk", "plus"),
    ("\x1bOm", "hyphen"),
    ("\x1bOn", "full stop"),
    ("\x1bOo", "slash"),
    ("\x1bOX", "equals"),
    // A character with AltGr that a terminal spells out.
    ("\x1b[64;7u", "at"),
    ("\x1b[64u", "at"),
];

#[test]
fn every_spelling_of_a_key_is_that_key() {
    let pane = Pane::start();
    pane.keys(&["alt-k"]);
    let (before, _) = pane.settled();
    for (bytes, _) in KEYS {
        pane.bytes(bytes.as_bytes());
    }
    let (after, _) = pane.settled();
    let told: Vec<&str> =
        after.lines[before.lines.len()..].iter().map(|line| line.split(", ").next().unwrap_or_default()).collect();
    let expected: Vec<&str> = KEYS.iter().map(|(_, name)| *name).collect();
    assert_eq!(told, expected);
}

#[test]
fn what_is_no_key_is_nothing() {
    let pane = Pane::start();
    pane.text("Nf");
    let (before, _) = pane.settled();
    // Ctrl-\, Ctrl-], Ctrl-Q and Ctrl-S; F3 and Alt-1; Insert, focus, reports of a mouse and of a cursor.
    for bytes in ["\x1c", "\x1d", "\x11", "\x13", "\x1bOR", "\x1b1", "\x1b[2~", "\x1b[I\x1b[O", "\x1b[<0;1;1M"] {
        pane.bytes(bytes.as_bytes());
    }
    pane.bytes(b"\x1b[1;1R\x1b[?64;1;2c\x1b[97;1:3u");
    assert_eq!(pane.settled().0, before);
    pane.text("3");
    pane.until_entry("Nf3|");
}

#[test]
fn ctrl_z_says_it_does_nothing_and_stops_nothing() {
    let pane = Pane::start();
    pane.text("Nf");
    pane.bytes(b"\x1a");
    pane.until_told("Control z does nothing here.");
    pane.text("3");
    pane.until_entry("Nf3|");
}

#[test]
fn composed_and_foreign_characters_reach_the_line_unchanged() {
    // What a dead key, a compose key or AltGr has made; then the accent as a character of its own.
    for (typed, line, back) in [
        ("ê", "ê|", "|ê"),
        ("Läufer ß", "Läufer ß|", "Läufer |ß"),
        ("@€\\ñ", "@€\\ñ|", "@€\\|ñ"),
        ("ne\u{301}", "ne\u{301}|", "n|e\u{301}"),
        ("漢字", "漢字|", "漢|字"),
    ] {
        let pane = Pane::start();
        pane.text(typed);
        pane.until_entry(line);
        pane.keys(&["left"]);
        pane.until_entry(back);
    }
}

#[test]
fn a_latin_1_byte_shows_at_once_and_spoils_nothing() {
    let pane = Pane::start();
    pane.bytes(b"\xe4");
    pane.until_entry("\u{fffd}|");
    pane.bytes(b"L\xe4ufer");
    pane.until_entry("\u{fffd}L\u{fffd}ufer|");
    pane.keys(&["ctrl-u"]);
    // A character in two pieces is one all the same.
    pane.bytes(b"\xc3");
    pane.bytes(b"\xa4");
    let shown = pane.settled().0;
    assert!(["ä|", "\u{fffd}\u{fffd}|"].contains(&shown.entry().as_str()), "{shown:?}");
}

#[test]
fn escape_comes_before_the_key_that_follows_it() {
    let pane = Pane::start();
    pane.text("Nf");
    pane.bytes(b"\x1b\x1b[A\x1b\re4");
    pane.until_entry("e4|");
    pane.keys(&["escape"]);
    pane.text("d");
    pane.until_entry("d|");
    // At its heels a terminal makes it Alt with that letter, which is said.
    pane.bytes(b"\x1bw");
    pane.until_told("White to move, move one.");
}

#[test]
fn control_c_asks_and_only_yes_leaves() {
    let pane = Pane::start();
    pane.text("Nf");
    pane.keys(&["ctrl-c", "ctrl-c"]);
    pane.until("the question twice", |shown| shown.count("Leave?") == 2);
    pane.text("no");
    pane.until_entry("no|");
    pane.keys(&["enter"]);
    pane.until_told("Cancelled.");
    // What was being written is there again.
    pane.until_entry("Nf|");
    pane.text("3");
    pane.keys(&["enter"]);
    pane.until_told("knight f3");
    pane.bytes(b"\x03yes\r");
    assert_eq!(pane.ended(), "0");
}
