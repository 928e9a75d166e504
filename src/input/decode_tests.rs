//! Bytes, and the keys that they are.

use proptest::prelude::*;

use super::*;

fn keys(bytes: &[u8]) -> Vec<Decoded> {
    let mut decoder = Decoder::new();
    let mut meant = decoder.feed(bytes);
    meant.extend(decoder.give_up());
    assert_eq!(decoder.patience(), None, "nothing may stay open");
    meant
}

#[track_caller]
fn reads(bytes: impl AsRef<[u8]>, expected: &[Key]) {
    let expected: Vec<_> = expected.iter().copied().map(Decoded::Key).collect();
    assert_eq!(keys(bytes.as_ref()), expected, "{:?}", String::from_utf8_lossy(bytes.as_ref()));
}

#[test]
fn letters_in_their_order() {
    let letters = "Springer g1 äöüßñç№漢🙂";
    reads(letters, &letters.chars().map(Key::Char).collect::<Vec<_>>());
}

#[test]
fn control_bytes() {
    reads(b"\r\t\x7f\x08", &[Key::Enter, Key::Tab, Key::Backspace, Key::Backspace]);
    reads(b"\x03\x1a\0", &[Key::Ctrl('c'), Key::Ctrl('z'), Key::Ctrl(' ')]);
    reads(b"\x1c\x1d\x1e\x1f", &[Key::Ctrl('\\'), Key::Ctrl(']'), Key::Ctrl('^'), Key::Ctrl('_')]);
}

#[test]
fn a_line_feed_is_enter_and_behind_a_return_nothing() {
    reads(b"\n\n", &[Key::Enter, Key::Enter]);
    reads(b"\r\n\r\nx\n", &[Key::Enter, Key::Enter, Key::Char('x'), Key::Enter]);
    reads(b"\r\x1b\r\n", &[Key::Enter, Key::Escape, Key::Enter]);
}

#[test]
fn the_keypad_in_application_mode() {
    let characters: Vec<_> = "*+,-./0123456789=".chars().map(Key::Char).collect();
    let bytes: Vec<u8> = (b'j'..=b'y').chain([b'X']).flat_map(|end| [0x1b, b'O', end]).collect();
    reads(bytes, &characters);
}

#[test]
fn arrows_of_every_kind_of_terminal() {
    let four = [Key::Up, Key::Down, Key::Right, Key::Left];
    reads("\x1b[A\x1b[B\x1b[C\x1b[D", &four);
    reads("\x1bOA\x1bOB\x1bOC\x1bOD", &four);
    reads("\x1b[1;5A\x1b[1;2B\x1b[1;3C\x1b[1;9D", &four);
    reads("\x1b[H\x1bOF\x1b[1~\x1b[4~\x1b[7~\x1b[8~", &[Key::Home, Key::End, Key::Home, Key::End, Key::Home, Key::End]);
    reads("\x1b[2~\x1b[3~\x1b[5~\x1b[6~\x1b[Z", &[Key::Insert, Key::Delete, Key::PageUp, Key::PageDown, Key::BackTab]);
}

#[test]
fn function_keys() {
    let first_five: Vec<_> = (1..=5).map(Key::Function).collect();
    reads("\x1b[[A\x1b[[B\x1b[[C\x1b[[D\x1b[[E", &first_five);
    reads("\x1b[11~\x1b[12~\x1b[13~\x1b[14~\x1b[15~", &first_five);
    reads("\x1bOP\x1bOQ\x1bOR\x1bOS\x1b[1;2Q", &[1, 2, 3, 4, 2].map(Key::Function));
    reads("\x1b[17~\x1b[21~\x1b[23~\x1b[24~\x1b[25~\x1b[29~\x1b[34~", &[6, 10, 11, 12, 13, 16, 20].map(Key::Function));
}

#[test]
fn alt_and_escape() {
    reads("\x1bl\x1bK\x1bä\x1b ", &[Key::Alt('l'), Key::Alt('K'), Key::Alt('ä'), Key::Alt(' ')]);
    reads("\x1b", &[Key::Escape]);
    reads("\x1b[", &[Key::Alt('[')]);
    reads("\x1bO", &[Key::Alt('O')]);
    reads("\x1bOz", &[Key::Alt('O'), Key::Char('z')]);
    reads("\x1b\x12\x1b\r", &[Key::Escape, Key::Ctrl('r'), Key::Escape, Key::Enter]);
    reads("\x1b\x1b[Ax\x1b\x1b", &[Key::Escape, Key::Up, Key::Char('x'), Key::Escape, Key::Escape]);
}

#[test]
fn keys_spelled_out() {
    reads("\x1b[97;5u\x1b[27;5;99~", &[Key::Ctrl('a'), Key::Ctrl('c')]);
    reads("\x1b[108;3u\x1b[108;4u\x1b[228u", &[Key::Alt('l'), Key::Alt('L'), Key::Char('ä')]);
    reads("\x1b[13u\x1b[9;2u\x1b[127u\x1b[27u", &[Key::Enter, Key::BackTab, Key::Backspace, Key::Escape]);
    reads("\x1b[97;1:3u\x1b[57441;2u\x1b[1114112u\x1b[u", &[]);
}

#[test]
fn what_means_no_key_is_passed_over_whole() {
    reads("\x1b[35~a\x1b[I\x1b[0;0R\x1b[?64;1;2cb\x1b[200;x", &[Key::Char('a'), Key::Char('b')]);
    reads("\x1b[99999999999999999999~x", &[Key::Char('x')]);
    reads("\x1b[12\x03x", &[Key::Ctrl('c'), Key::Char('x')]);
    reads("\x1b[1;\x1b[Bx", &[Key::Down, Key::Char('x')]);
}

#[test]
fn bytes_that_are_no_text_are_heard() {
    let bad = Key::Char(char::REPLACEMENT_CHARACTER);
    reads(b"a\xe4b\xffc", &[Key::Char('a'), bad, Key::Char('b'), bad, Key::Char('c')]);
    reads(b"\x1b\xe4x", &[Key::Alt(char::REPLACEMENT_CHARACTER), Key::Char('x')]);
}

#[test]
fn a_paste_is_one_text_whatever_is_in_it() {
    let paste = |text: &str| Decoded::Paste(text.to_owned());
    let decoded = keys(b"a\x1b[200~e4\r\x03\x1b[A ne\xc3\xa4\nx\x1b[201~\r");
    let expected = [Decoded::Key(Key::Char('a')), paste("e4\r\u{3}\x1b[A neä\nx"), Decoded::Key(Key::Enter)];
    assert_eq!(decoded, expected);
    assert_eq!(keys(b"\x1b[200~\x1b[201~"), [paste("")]);
    assert_eq!(keys(b"\x1b[201~x"), [Decoded::Key(Key::Char('x'))]);
    assert_eq!(keys(b"\x1b[200~never ended\x1b[20"), [paste("never ended\x1b[20")]);
}

#[test]
fn a_huge_paste_is_cut_and_later_keys_are_read() {
    let mut decoder = Decoder::new();
    assert_eq!(decoder.feed(b"\x1b[200~"), []);
    for _ in 0..1000 {
        assert_eq!(decoder.feed(&[b'x'; 4096]), []);
    }
    let things = decoder.feed(b"\x1b[201~q");
    let [Decoded::Paste(text), Decoded::Key(Key::Char('q'))] = things.as_slice() else {
        panic!("{} things", things.len());
    };
    assert_eq!(text.len(), LONGEST_PASTE);
}

#[test]
fn only_what_is_open_waits() {
    let mut decoder = Decoder::new();
    assert_eq!(decoder.patience(), None);
    assert_eq!(decoder.feed(b"\x1b"), []);
    assert_eq!(decoder.patience(), Some(ESCAPE_PATIENCE));
    assert_eq!(decoder.feed(b"[200~"), []);
    assert_eq!(decoder.patience(), Some(PASTE_PATIENCE));
    assert_eq!(decoder.feed(b"\x1b[201~\xc3").len(), 1);
    assert_eq!(decoder.patience(), Some(CHARACTER_PATIENCE));
    assert_eq!(decoder.feed(b"\xa4"), [Decoded::Key(Key::Char('ä'))]);
    assert_eq!(decoder.patience(), None);
    assert_eq!(decoder.feed(b"\xe4"), []);
    assert_eq!(decoder.give_up(), [Decoded::Key(Key::Char(char::REPLACEMENT_CHARACTER))]);
}

/// Bytes that terminals send, and bytes that they do not.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        any::<u8>().prop_map(|byte| vec![byte]),
        "[a-zäß🙂]{1,3}".prop_map(String::into_bytes),
        "\x1b[\\[O]?[0-9;:?]{0,6}[@-~]?".prop_map(String::into_bytes),
        Just(b"\x1b[200~".to_vec()),
        Just(PASTE_END.to_vec()),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn it_does_not_matter_in_what_pieces_bytes_come(bytes in bytes(), cuts in prop::collection::vec(1..8usize, 1..20)) {
        let mut decoder = Decoder::new();
        let mut meant = Vec::new();
        let mut rest = bytes.as_slice();
        for cut in cuts.iter().cycle() {
            let (piece, behind) = rest.split_at((*cut).min(rest.len()));
            meant.extend(decoder.feed(piece));
            rest = behind;
            if rest.is_empty() {
                break;
            }
        }
        meant.extend(decoder.give_up());
        prop_assert_eq!(meant, keys(&bytes));
    }

    #[test]
    fn typed_text_comes_through_unchanged(text in "[^\\p{C}]{0,60}") {
        let expected: Vec<_> = text.chars().map(|char| Decoded::Key(Key::Char(char))).collect();
        prop_assert_eq!(keys(text.as_bytes()), expected);
    }

    #[test]
    fn no_key_is_a_control_character(bytes in bytes()) {
        for decoded in keys(&bytes) {
            if let Decoded::Key(Key::Char(char) | Key::Alt(char) | Key::Ctrl(char)) = decoded {
                prop_assert!(!char.is_control());
            }
        }
    }
}
