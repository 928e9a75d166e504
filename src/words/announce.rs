//! Moves in the six styles.
//!
//! `fide` is Appendix D.2.1: piece, both squares, what a pawn becomes, and nothing about capture or check. `fide-local`,
//! `letters`, `nato` and `uci` say as much by other names; `literate` says what a player would.

use super::Listener;
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::game::participant::{Language, Style};
use crate::game::report::{Check, MoveReport};
use crate::notation::letters::Letters;
use crate::notation::{phonetic as names, uci};
use crate::rules::position::{CastlingSide, Role, Square};

/// A move as the listener wants it.
pub(crate) fn announce(sentences: &Sentences, report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let castling = report.change.castling();
    match (listener.style, castling) {
        (Style::Fide | Style::FideLocal, Some(side)) => vec![of_the_laws(names::castling(side), listener)],
        (Style::Fide, None) => fide(report, listener),
        (Style::FideLocal, None) => fide_local(sentences, report, listener),
        (Style::Letters | Style::Nato, Some(side)) => castling_words(sentences, side),
        (Style::Letters, None) => letters(report, listener),
        (Style::Nato, None) => nato(sentences, report, listener),
        (Style::Literate, _) => literate(sentences, report, listener),
        (Style::Uci, _) => uci_letters(report, listener),
    }
}

/// The name of a piece for Fluent, in flags and in rules of the grammar.
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// *knight*, *cavallo*, *Springer*.
fn piece_name(sentences: &Sentences, role: Role) -> String {
    Phrase::new(sentences, "piece-name").with("role", role).words()
}

/// The piece's name with a capital, as the names of the Laws have it.
fn piece_title(sentences: &Sentences, role: Role) -> String {
    let name = piece_name(sentences, role);
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The piece that is named before the squares: none for a pawn.
fn named_piece(report: &MoveReport) -> Option<Role> {
    Some(report.piece()).filter(|role| *role != Role::Pawn)
}

/// The same in the words of the Laws, where a pawn may be named, too.
fn named_by_the_laws(report: &MoveReport, listener: Listener) -> Option<Role> {
    Some(report.piece()).filter(|role| *role != Role::Pawn || listener.names_pawns)
}

/// A name of the Laws, by a voice of its language.
pub(crate) fn of_the_laws(name: &names::Name, listener: Listener) -> Segment {
    named(name, names::LANGUAGE, listener)
}

fn named(name: &names::Name, language: Language, listener: Listener) -> Segment {
    let (text, speech) = (name.display(listener.spelling()), name.speech());
    let spoken = (text != speech).then(|| speech.to_owned());
    Segment { language, text: text.to_owned(), spoken, spelled: false }
}

fn row_of(parts: impl IntoIterator<Item = Segment>) -> Vec<Segment> {
    let mut line = Line::default();
    for part in parts {
        line.sentence(vec![part]);
    }
    line.into_segments()
}

/// File and rank: the file always by its name, the rank in German unless the arbiter has decided otherwise.
fn square_names(square: Square, listener: Listener) -> [Segment; 2] {
    let rank = match names::rank_as(listener.ranks, square.rank()) {
        Some((name, language)) => named(name, language, listener),
        None => Segment::plain(listener.language, square.rank().char().to_string()),
    };
    [of_the_laws(names::file(square.file()), listener), rank]
}

fn both_squares(report: &MoveReport, listener: Listener) -> impl Iterator<Item = Segment> {
    square_names(report.from(), listener).into_iter().chain(square_names(report.to(), listener))
}

fn fide(report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let piece = |role| of_the_laws(names::piece(role), listener);
    let before = named_by_the_laws(report, listener).map(piece);
    let behind = report.change.promotion().map(piece);
    row_of(before.into_iter().chain(both_squares(report, listener)).chain(behind))
}

fn fide_local(sentences: &Sentences, report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let piece = |role| vec![Segment::plain(listener.language, piece_title(sentences, role))];
    let mut line = Line::default();
    line.sentence(named_by_the_laws(report, listener).map(piece).unwrap_or_default());
    line.sentence(row_of(both_squares(report, listener)));
    line.sentence(report.change.promotion().map(piece).unwrap_or_default());
    line.into_segments()
}

fn castling_words(sentences: &Sentences, side: CastlingSide) -> Vec<Segment> {
    Phrase::new(sentences, "castling").choice("side", castling_key(side)).say()
}

/// The name of a piece for Fluent, in flags and in rules of the grammar.
pub(crate) const fn castling_key(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "short",
        CastlingSide::QueenSide => "long",
    }
}

/// *N g1 f3*.
fn letters(report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let letter = |role| Letters::of(listener.language).letter(role).to_owned();
    row(listener.language, named_piece(report).map(letter), report, report.change.promotion().map(letter), |square| {
        (square.to_string(), squares::letter_and_word(square, listener.language))
    })
}

/// *Knight golf one foxtrot three*.
fn nato(sentences: &Sentences, report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let title = |role| piece_title(sentences, role);
    row(listener.language, named_piece(report).map(title), report, report.change.promotion().map(title), |square| {
        (squares::nato_in_print(square, listener.language), squares::nato(square, listener.language))
    })
}

/// Piece, squares and promotion in one language; `name` gives the text and the speech of a square.
fn row(
    language: Language,
    piece: Option<String>,
    report: &MoveReport,
    promotion: Option<String>,
    name: impl Fn(Square) -> (String, String),
) -> Vec<Segment> {
    let (from, to) = (name(report.from()), name(report.to()));
    let same = |word: String| (word.clone(), word);
    let parts = piece.map(same).into_iter().chain([from, to]).chain(promotion.map(same));
    let (text, speech): (Vec<String>, Vec<String>) = parts.unzip();
    let (text, speech) = (text.join(" "), speech.join(" "));
    let spoken = (speech != text).then_some(speech);
    vec![Segment { language, text, spoken, spelled: false }]
}

/// *g1f3*, printed as UCI has it and spoken letter by letter, figure by figure.
fn uci_letters(report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let text = uci::write(&report.change, report.castling_mode);
    let speech = |square| squares::letter_and_word(square, listener.language);
    let promotion = report.change.promotion().map(Role::char);
    let spoken = [
        Some(speech(report.from())),
        Some(speech(uci::arrival(&report.change, report.castling_mode))),
        promotion.map(String::from),
    ];
    let spoken = spoken.into_iter().flatten().collect::<Vec<_>>().join(" ");
    vec![Segment { language: listener.language, text, spoken: Some(spoken), spelled: false }]
}

/// *knight takes e5, check*.
fn literate(sentences: &Sentences, report: &MoveReport, listener: Listener) -> Vec<Segment> {
    let check = match report.check {
        Check::None => "none",
        Check::Check => "check",
        Check::Mate => "mate",
    };
    if let Some(side) = report.change.castling() {
        return Phrase::new(sentences, "literate-castling")
            .choice("side", castling_key(side))
            .choice("check", check)
            .say();
    }
    let action = match (report.taken(), report.change.is_en_passant()) {
        (None, _) => "goes",
        (Some(_), true) => "en-passant",
        (Some(_), false) => "takes",
    };
    let origin = match (report.origin.file, report.origin.rank) {
        (None, None) => "none",
        (Some(_), None) => "file",
        (None, Some(_)) => "rank",
        (Some(_), Some(_)) => "square",
    };
    // Literate words name squares by letter and number, whatever the rest of the console does.
    let listener = Listener { style: Style::Literate, ..listener };
    Phrase::new(sentences, "literate")
        .with("role", report.piece())
        .choice("action", action)
        .choice("origin", origin)
        .with("promotion", report.change.promotion())
        .choice("check", check)
        .number("rank", squares::rank_number(report.from().rank()))
        .insert("file", vec![squares::file(report.from().file(), listener.language)])
        .insert("from", vec![squares::square(report.from(), listener)])
        .insert("to", vec![squares::square(report.to(), listener)])
        .say()
}

#[cfg(test)]
#[path = "announce_tests.rs"]
mod tests;
