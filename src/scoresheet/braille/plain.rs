//! Text without a table: words in one line, and the letters, figures and signs that most languages of Latin letters share.

use super::cell::{Cell, Row, cell, write_number};

/// Whether words stand in it with one blank between already.
pub(super) fn is_one_line(text: &str) -> bool {
    // Letters of languages that are written in Latin ones, and the signs of ASCII.
    let bytes = text.as_bytes();
    if bytes.iter().all(|byte| matches!(byte, b' '..=b'~' | 0x80..=0xbf | 0xc3..=0xcb)) {
        let ends = bytes.first() == Some(&b' ') || bytes.last() == Some(&b' ');
        return !bytes.is_empty() && !ends && !bytes.windows(2).any(|pair| pair == b"  ");
    }
    let mut blank = true;
    text.chars().all(|sign| {
        let was_blank = std::mem::replace(&mut blank, sign == ' ');
        !(is_gap(sign) && (was_blank || sign != ' '))
    }) && !blank
}

fn is_gap(sign: char) -> bool {
    // No text from outside keeps a sign of the private range.
    sign.is_whitespace() || sign.is_control() || ('\u{e000}'..='\u{f8ff}').contains(&sign)
}

/// Words with one blank between.
pub(super) fn one_line(text: &str) -> String {
    let words = text.split(is_gap).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Letters, capitals, numbers and the commonest signs, as most languages of Latin letters have them; and whether that was all.
pub(super) fn plain(text: &str) -> (Row, bool) {
    let (mut row, mut whole) = (Row::new(), true);
    let mut figures = false;
    for sign in text.chars() {
        let was_figures = std::mem::replace(&mut figures, sign.is_ascii_digit());
        match sign {
            ' ' => row.push(Cell::BLANK),
            '0'..='9' => {
                let mut number = Row::new();
                write_number(&mut number, sign.to_digit(10).unwrap_or_default());
                row.extend_from_slice(&number[usize::from(was_figures)..]);
            }
            'A'..='Z' | 'a'..='z' => {
                if sign.is_ascii_uppercase() {
                    row.push(cell('⠠'));
                } else if was_figures && sign <= 'j' {
                    // Else it would be another figure.
                    row.push(cell('⠰'));
                }
                // In ASCII Braille every letter is its own cell.
                row.extend(u8::try_from(sign).ok().and_then(Cell::of_ascii));
            }
            _ => {
                let known = mark(sign);
                whole &= known.is_some();
                row.push(known.unwrap_or(Cell::FULL));
            }
        }
    }
    (row, whole)
}

/// The cell of a common sign.
pub(super) const fn mark(sign: char) -> Option<Cell> {
    Some(match sign {
        ',' => cell('⠂'),
        ';' => cell('⠆'),
        ':' => cell('⠒'),
        '.' => cell('⠲'),
        '!' => cell('⠖'),
        '?' => cell('⠢'),
        '-' => Cell::HYPHEN,
        '\'' => cell('⠄'),
        '/' => cell('⠌'),
        '(' | ')' => cell('⠶'),
        '"' => cell('⠴'),
        _ => return None,
    })
}
