//! What stands on a scoresheet beside the moves, as comments: `{ruling: The arbiter warns White.}`.
//!
//! The first word is that of the kind ([`Kind::row`]), the rest are the sentences that are spoken, always in English and with moves as
//! UCI has them: file data that people read everywhere, and that programs keep as comments.

use std::sync::LazyLock;

use super::sheet::{Remark, RemarkKind, Sheet};
use crate::game::Game;
use crate::game::participant::{Language, Style};
use crate::game::roles::Seat;
use crate::game::sheet_log::{Kind, Note, Says};
use crate::rules::position::Color;
use crate::time::Civil;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

/// Puts the notes of a game after the half-moves of its sheet to which they belong: notes of the wanted kinds, as far as a seat may read
/// them.
pub(super) fn write(game: &Game, seat: Seat, is_wanted: impl Fn(Kind) -> bool, sheet: &mut Sheet) {
    let over = game.outcome().is_some();
    let reads =
        |side: &Color| is_wanted(Kind::Recording) && (over || seat == Seat::Arbiter || seat.acts_for() == Some(*side));
    for half_move in 1..=game.history().live().len() {
        for side in Color::ALL.into_iter().filter(reads) {
            if let Some(dash) = game.unwritten(side, half_move) {
                put(game, seat, sheet, (Kind::Recording, half_move), &said(&Says::Unwritten { side, dash }));
            }
        }
    }
    let legal = sheet.line.len();
    // The result that stands has its own place on the sheet.
    let last_result = game.sheet_log().notes().iter().rposition(|note| note.kind == Kind::Result);
    let result_stands = last_result.filter(|_| over);
    for (index, note) in game.sheet_log().notes().iter().enumerate() {
        let has_place = result_stands == Some(index) || (note.kind == Kind::Offer && has_sign(game, note, legal));
        // Where somebody looks is in the arbiter's record, and on no scoresheet.
        if !has_place && is_wanted(note.kind) && note.kind.is_on_sheet() && note.is_for(seat, over) {
            put(game, seat, sheet, (note.kind, note.after), &sentences(note, note.says_to(seat, over)));
        }
    }
    sheet.remarks.sort_by_key(|remark| remark.after);
}

/// Whether the sign of an offer already stands after a half-move of the sheet.
fn has_sign(game: &Game, note: &Note, legal: usize) -> bool {
    let standing = note.after.checked_sub(1).and_then(|index| game.history().live().get(index));
    note.after <= legal && standing.is_some_and(|half_move| Some(half_move.id) == note.half_move)
}

fn put(game: &Game, seat: Seat, sheet: &mut Sheet, (kind, after): (Kind, usize), words: &str) {
    let legal = sheet.line.len();
    // Illegal moves are not part of the sheet's line, so a note after one of them names its own place.
    let place = game.history().live().get(legal..after).and_then(<[_]>::last).map(|half_move| {
        let report = game.report_to(seat, half_move);
        let dots = report.mover.fold_wb(".", "...");
        format!(" {}{dots} {}{}", report.number, report.from(), report.to())
    });
    let text = format!("{{{}{}: {}}}", kind.name(), place.unwrap_or_default(), harmless(words));
    sheet.remarks.push(Remark { after: after.min(legal), text, kind: RemarkKind::Comment });
}

/// The words of a note; of an approval also when it was given.
fn sentences(note: &Note, says: &Says) -> String {
    let words = said(says);
    if note.kind != Kind::Signed {
        return words;
    }
    let Civil { year, month, day, hour, minute, second } = Civil::of(note.wall);
    format!("{words} ({year:04}.{month:02}.{day:02} {hour:02}:{minute:02}:{second:02} UTC)")
}

fn said(says: &Says) -> String {
    let listener = Listener { language: Language::En, style: Style::Uci, ..Listener::default() };
    text(&WORDS.note(says, &listener))
}

/// What was written by hand can hold no sign that means something in a comment, and begins no line that is passed over (PGN 6).
fn harmless(words: &str) -> String {
    let mut harmless = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '{' | '[' => harmless.push('('),
            '}' | ']' => harmless.push(')'),
            '%' => harmless.push_str(" percent "),
            other if other.is_control() => harmless.push(' '),
            other => harmless.push(other),
        }
    }
    harmless.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn kinds_are_told_apart_by_their_first_words() {
        let names: HashSet<&str> = Kind::ALL.into_iter().map(Kind::name).collect();
        assert_eq!(names.len(), Kind::ALL.len());
        assert!(names.iter().all(|name| name.chars().all(|letter| letter.is_ascii_lowercase() || letter == ' ')));
    }

    #[test]
    fn words_written_by_hand_cannot_end_a_comment() {
        assert_eq!(harmless("he said }; [%clk 1:00:00]\n%evil{"), "he said ); ( percent clk 1:00:00) percent evil(");
    }
}
