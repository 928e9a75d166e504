//! Files in other letters than UTF-8.

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::convert::source::InForm;

use crate::convert::within::{bytes, manner, sheets};

const PGN: &str = "[Event \"Zoë's Öpen 🏆\"]\n[White \"Núñez\"]\n\n1. e4 {schön} e5 1/2-1/2\n";

#[test]
fn utf_16_and_marks_are_read_as_utf_8_is() {
    let manner = manner(Code::Intl, Language::En);
    let expected = bytes(PGN.as_bytes(), InForm::Pgn, "pgn", &manner).bytes;
    let wide = |big: bool, mark: bool, text: &str| -> Vec<u8> {
        let mark = if mark { "\u{feff}" } else { "" };
        let units = mark.encode_utf16().chain(text.encode_utf16()).collect::<Vec<u16>>();
        units.iter().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    };
    for (big, mark) in [(false, true), (true, true), (false, false), (true, false)] {
        for count in [1, 50, 3000] {
            let out = bytes(&wide(big, mark, &PGN.repeat(count)), InForm::Pgn, "pgn", &manner);
            assert_eq!((out.lines.len(), out.tally.games), (0, count as u64));
            assert!(out.bytes == expected.repeat(count), "{big} {mark} {count}");
        }
    }
    let with_mark = format!("\u{feff}{PGN}");
    assert_eq!(bytes(with_mark.as_bytes(), InForm::Pgn, "pgn", &manner).bytes, expected);
    let odd = &wide(false, true, PGN)[1..];
    let out = bytes(odd, InForm::Pgn, "pgn", &manner);
    assert_eq!(
        (out.tally.games, out.tally.left_out, out.lines.len()),
        (1, 2, 2),
        "cut within its mark: its first line and its last byte are told"
    );
}

#[test]
fn older_letters_are_read_game_by_game_and_counted() {
    let latin =
        |text: &str| text.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect::<Vec<u8>>();
    let mut file = latin("[Event \"?\"]\n[White \"Núñez\"]\n\n1. e4 e5 1-0\n\n");
    file.extend_from_slice(PGN.as_bytes());
    let out = bytes(&file, InForm::Pgn, "pgn", &manner(Code::Intl, Language::En));
    assert_eq!((out.tally.games, out.tally.old_letters.total(), out.lines.len()), (2, 1, 0));
    let games = sheets(&out.bytes);
    assert_eq!(games.iter().map(|game| game.tag("White")).collect::<Vec<_>>(), [Some("Núñez"), Some("Núñez")]);
}

#[test]
fn older_letters_of_plain_text_are_counted_too() {
    let of = |name: &[u8], moves: &str| [b"White: ", name, b"\n\n", moves.as_bytes(), b"\n\n"].concat();
    let (latin, utf) = (&b"N\xfa\xf1ez"[..], "Núñez".as_bytes());
    // Right behind one another: the first line of a game is seen while the one before it is read.
    let file = [of(utf, "1. e4 *"), of(latin, "1. d4 *"), of(utf, "1. c4 *"), of(latin, "1. e9 *")].concat();
    let out = bytes(&file, InForm::Text, "pgn", &manner(Code::Intl, Language::En));
    assert_eq!((out.tally.games, out.tally.left_out, out.tally.old_letters.total()), (4, 0, 2));
    assert!(sheets(&out.bytes).iter().all(|game| game.tag("White") == Some("Núñez")));
}
