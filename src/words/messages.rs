//! What a game says, sentence by sentence.

use super::Listener;
use super::adjourn;
use super::announce::announce;
use super::answers;
use super::claims;
use super::dialogue;
use super::parts::{clock_time, ended, field_key, numbered_moves, piece_key, shade_key, side_key};
use super::phrase::{Line, Phrase};
use super::refusals;
use super::ruling;
use super::sentences::Sentences;
use super::squares;
use super::table_clock;
use super::utterance::Segment;
use crate::game::clock::ClockReading;
use crate::game::fact::NameField;
use crate::game::message::{Message, Opponent};
use crate::game::participant::Style;
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::rules::position::Color;

/// The words of a message.
pub(super) fn message(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match message {
        Message::Begins { owner, opponent, mode, chess960, set_up } => {
            begins(sentences, *owner, *opponent, *mode, *chess960, *set_up)
        }
        Message::TakenUp { turn, last, clock } => taken_up(sentences, listener, *turn, last.as_deref(), clock.as_ref()),
        Message::Announcement(report) if listener.sides && listener.style == Style::Literate => phrase("announced-by")
            .choice("side", side_key(report.mover))
            .insert("move", announce(sentences, report, listener))
            .say(),
        Message::Announcement(report) | Message::ReadBack(report) => announce(sentences, report, listener),
        Message::Offered { by } => phrase("offered").choice("side", side_key(*by)).say(),
        Message::Declined { by } => phrase("declined").choice("side", side_key(*by)).say(),
        Message::Ended { outcome, reason } => ended(sentences, *outcome, *reason),
        Message::Paused => phrase("paused").say(),
        Message::Resumed { turn } => phrase("resumed").choice("side", side_key(*turn)).say(),
        Message::Restored { last, turn } => {
            let phrase = phrase("restored").choice("side", side_key(*turn));
            with_move(phrase, sentences, listener, last.as_deref()).say()
        }
        Message::Named { field, text } => named(sentences, *field, text),
        Message::Dialogue(message) => dialogue::message(sentences, message, listener),
        Message::Draw(message) => claims::draws(sentences, message, listener),
        Message::Record(message) => claims::records(sentences, message),
        Message::Adjourn(message) => adjourn::message(sentences, message, listener),
        Message::TableClock(says) => table_clock::says(sentences, says, listener),
        Message::Refused(refusal) => refusals::refusal(sentences, refusal, listener),
        Message::Ruling(says) => ruling::says(sentences, says, listener),
        Message::LastMove(None) => phrase("no-move-yet").say(),
        Message::LastMove(Some(report)) => phrase("last-move")
            .number("number", report.number)
            .choice("side", side_key(report.mover))
            .insert("move", announce(sentences, report, listener))
            .say(),
        Message::Moves(reports) => moves(sentences, reports, listener),
        Message::Clocks(reading) => clocks(sentences, reading, listener),
        Message::OwnTime(0) => phrase("own-time-none").say(),
        Message::OwnTime(left) => {
            phrase("own-time").choice("time", clock_time(sentences, listener.times, *left, 0)).say()
        }
        Message::OnSquare { square, piece } => {
            let square = vec![squares::square(*square, listener)];
            match piece {
                Some(piece) => phrase("on-square").insert("square", square).choice("man", piece_key(*piece)).say(),
                None => phrase("on-square-empty").insert("square", square).say(),
            }
        }
        Message::Answer { answer, long } => answers::answer(sentences, answer, *long, listener),
        Message::Turn { turn, number, check } => whose_turn(phrase("turn"), *turn, *number, *check),
        Message::AtLength(message) => at_length(sentences, message, listener),
    }
}

fn whose_turn(phrase: Phrase<'_>, turn: Color, number: u32, check: bool) -> Vec<Segment> {
    phrase
        .choice("side", side_key(turn))
        .number("number", number)
        .choice("check", if check { "yes" } else { "no" })
        .say()
}

/// What is said to somebody who asks again.
fn at_length(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match message {
        Message::LastMove(Some(report)) => phrase("last-move-long")
            .number("number", report.number)
            .choice("side", side_key(report.mover))
            .insert("move", announce(sentences, report, listener))
            .insert("from", vec![squares::square(report.from(), listener)])
            .say(),
        Message::OnSquare { square, .. } => {
            let shade = phrase("shade").choice("long", "yes").choice("shade", shade_key(*square));
            let mut line = Line::default();
            line.sentence(self::message(sentences, message, listener));
            line.sentence(shade.insert("square", vec![squares::square(*square, listener)]).say());
            line.into_segments()
        }
        Message::Moves(reports) if !reports.is_empty() => {
            let mut line = Line::default();
            for sentence in counted_moves(sentences, reports, listener) {
                line.sentence(sentence);
            }
            line.into_segments()
        }
        Message::Turn { turn, number, check } => whose_turn(phrase("turn-long"), *turn, *number, *check),
        other => self::message(sentences, other, listener),
    }
}

/// How many half-moves were made, and which.
fn counted_moves(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Vec<Segment>> {
    let count = Phrase::new(sentences, "moves-count").number("count", reports.len() as u64).say();
    std::iter::once(count).chain(numbered_moves(sentences, reports, listener)).collect()
}

fn begins(
    sentences: &Sentences,
    owner: Color,
    opponent: Opponent,
    mode: Mode,
    chess960: Option<u32>,
    set_up: bool,
) -> Vec<Segment> {
    let (opponent, level) = match opponent {
        Opponent::BuiltinEngine { level } => ("house", level),
        Opponent::Console => ("console", 0),
        Opponent::Board => ("board", 0),
    };
    let start = match (chess960, set_up) {
        (Some(_), _) => "chess960",
        (None, true) => "set-up",
        (None, false) => "usual",
    };
    Phrase::new(sentences, "begins")
        .choice("side", side_key(owner))
        .choice("opponent", opponent)
        .number("level", level)
        .choice("mode", mode.name())
        .choice("start", start)
        .number("number", chess960.unwrap_or(0))
        .say()
}

fn with_move<'a>(
    phrase: Phrase<'a>,
    sentences: &Sentences,
    listener: Listener,
    last: Option<&MoveReport>,
) -> Phrase<'a> {
    let words = last.map(|report| announce(sentences, report, listener)).unwrap_or_default();
    phrase.choice("moved", if last.is_some() { "yes" } else { "no" }).insert("move", words)
}

fn taken_up(
    sentences: &Sentences,
    listener: Listener,
    turn: Color,
    last: Option<&MoveReport>,
    clock: Option<&ClockReading>,
) -> Vec<Segment> {
    let left =
        |side| clock.map_or_else(String::new, |clock| clock_time(sentences, listener.times, clock.side(side).left, 0));
    let phrase = Phrase::new(sentences, "taken-up")
        .choice("side", side_key(turn))
        .choice("timed", if clock.is_some() { "yes" } else { "no" })
        .choice("white", left(Color::White))
        .choice("black", left(Color::Black));
    with_move(phrase, sentences, listener, last).say()
}

fn named(sentences: &Sentences, field: NameField, text: &str) -> Vec<Segment> {
    let key = if text.trim().is_empty() { "name-removed" } else { "named" };
    Phrase::new(sentences, key).choice("field", field_key(field)).text("text", text).say()
}

/// The moves so far, a sentence for each number.
fn moves(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Segment> {
    if reports.is_empty() {
        return Phrase::new(sentences, "no-move-yet").say();
    }
    let mut line = Line::default();
    for sentence in numbered_moves(sentences, reports, listener) {
        line.sentence(sentence);
    }
    line.into_segments()
}

/// The items of a message that is a list; none for all others.
pub(super) fn items(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Vec<Segment>> {
    match message {
        Message::Moves(reports) => numbered_moves(sentences, reports, listener),
        Message::AtLength(message) => match &**message {
            Message::Moves(reports) if !reports.is_empty() => counted_moves(sentences, reports, listener),
            _ => Vec::new(),
        },
        Message::Answer { answer, long } => answers::items(sentences, answer, *long, listener),
        _ => Vec::new(),
    }
}

fn clocks(sentences: &Sentences, reading: &ClockReading, listener: Listener) -> Vec<Segment> {
    let left = |side| clock_time(sentences, listener.times, reading.side(side).left, 0);
    Phrase::new(sentences, "clocks")
        .choice("white", left(Color::White))
        .choice("black", left(Color::Black))
        .choice("running", reading.running.map_or("none", side_key))
        .say()
}
