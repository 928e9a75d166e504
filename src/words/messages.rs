//! What a game says, sentence by sentence.

use super::Listener;
use super::announce::{announce, role_key};
use super::answers;
use super::phrase::{Line, Phrase};
use super::refusals;
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::game::clock::ClockReading;
use crate::game::fact::NameField;
use crate::game::message::{Message, Opponent};
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Piece};

/// The words of a message.
pub(super) fn message(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match message {
        Message::Begins { owner, opponent, mode, chess960, set_up } => {
            begins(sentences, *owner, *opponent, *mode, *chess960, *set_up)
        }
        Message::TakenUp { turn, last, clock } => taken_up(sentences, listener, *turn, last.as_deref(), clock.as_ref()),
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
        Message::Refused(refusal) => refusals::refusal(sentences, refusal, listener),
        Message::LastMove(None) => phrase("no-move-yet").say(),
        Message::LastMove(Some(report)) => phrase("last-move")
            .number("number", report.number)
            .choice("side", side_key(report.mover))
            .insert("move", announce(sentences, report, listener))
            .say(),
        Message::Moves(reports) => moves(sentences, reports, listener),
        Message::Clocks(reading) => clocks(sentences, reading),
        Message::OwnTime(0) => phrase("own-time-none").say(),
        Message::OwnTime(left) => phrase("own-time").choice("time", time(sentences, *left)).say(),
        Message::OtherTime(left) => phrase("other-time").choice("time", time(sentences, *left)).say(),
        Message::OnSquare { square, man } => {
            let square = vec![squares::square(*square, listener)];
            match man {
                Some(man) => phrase("on-square").insert("square", square).choice("man", man_key(*man)).say(),
                None => phrase("on-square-empty").insert("square", square).say(),
            }
        }
        Message::Answer { answer, long } => answers::answer(sentences, answer, *long, listener),
        Message::Turn { turn, number } => {
            phrase("turn").choice("side", side_key(*turn)).number("number", *number).say()
        }
    }
}

/// The name of a variant for Fluent.
pub(super) const fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name of a variant for Fluent.
pub(super) const fn field_key(field: NameField) -> &'static str {
    match field {
        NameField::White => "white",
        NameField::Black => "black",
        NameField::Event => "event",
        NameField::Round => "round",
    }
}

/// The name of a variant for Fluent.
pub(super) fn man_key(man: Piece) -> String {
    format!("{}-{}", side_key(man.color), role_key(man.role))
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
        Opponent::House { level } => ("house", level),
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
    let left = |side| clock.map_or_else(String::new, |clock| time(sentences, clock.side(side).left));
    let phrase = Phrase::new(sentences, "taken-up")
        .choice("side", side_key(turn))
        .choice("timed", if clock.is_some() { "yes" } else { "no" })
        .choice("white", left(Color::White))
        .choice("black", left(Color::Black));
    with_move(phrase, sentences, listener, last).say()
}

/// The result, and by what.
pub(super) fn ended(sentences: &Sentences, outcome: Outcome, reason: Reason) -> Vec<Segment> {
    let reason = match (outcome, reason) {
        (Outcome::Won { .. }, Reason::Checkmate) => Some("checkmate"),
        (Outcome::Won { .. }, Reason::Resignation) => Some("resignation"),
        (Outcome::Won { .. }, Reason::Time) => Some("time"),
        (Outcome::Drawn, Reason::Stalemate) => Some("stalemate"),
        (Outcome::Drawn, Reason::InsufficientMaterial) => Some("material"),
        (Outcome::Drawn, Reason::Agreement) => Some("agreement"),
        (Outcome::Drawn, Reason::TimeWithoutMatingMaterial) => Some("time-drawn"),
        // A result that does not follow from its reason is an arbiter's: the result counts.
        (Outcome::Won { .. } | Outcome::Drawn, _) => None,
    };
    let (won, side) = match outcome {
        Outcome::Won { by } => ("won", by),
        Outcome::Drawn => ("drawn", Color::White),
    };
    let phrase = match reason {
        Some(reason) => Phrase::new(sentences, "ended").choice("reason", reason),
        None => Phrase::new(sentences, "ended-otherwise").choice("outcome", won),
    };
    phrase.choice("side", side_key(side)).say()
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

/// A sentence for each number.
pub(super) fn numbered_moves(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Vec<Segment>> {
    let mut numbered = Vec::new();
    let mut rest = reports;
    while let Some((first, others)) = rest.split_first() {
        let reply = others
            .first()
            .filter(|reply| first.mover == Color::White && reply.mover == Color::Black && reply.number == first.number);
        let key = match (first.mover, reply) {
            (Color::White, Some(_)) => "moves-pair",
            (Color::White, None) => "moves-white",
            (Color::Black, _) => "moves-black",
        };
        let mut phrase = Phrase::new(sentences, key)
            .number("number", first.number)
            .insert(side_key(first.mover), announce(sentences, first, listener));
        rest = others;
        if let Some(reply) = reply {
            phrase = phrase.insert("black", announce(sentences, reply, listener));
            rest = others.get(1..).unwrap_or_default();
        }
        numbered.push(phrase.say());
    }
    numbered
}

/// The items of a message that is a list; none for all others.
pub(super) fn items(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Vec<Segment>> {
    match message {
        Message::Moves(reports) => numbered_moves(sentences, reports, listener),
        Message::Answer { answer, long } => answers::items(sentences, answer, *long, listener),
        _ => Vec::new(),
    }
}

fn clocks(sentences: &Sentences, reading: &ClockReading) -> Vec<Segment> {
    Phrase::new(sentences, "clocks")
        .choice("white", time(sentences, reading.white.left))
        .choice("black", time(sentences, reading.black.left))
        .choice("running", reading.running.map_or("none", side_key))
        .say()
}

/// A time in milliseconds as a person says it. Parts of a second are left out, as on the display; less than one is said
/// so.
pub(super) fn time(sentences: &Sentences, millis: u64) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts = match (hours > 0, minutes > 0, seconds > 0) {
        (true, true, true) => "hms",
        (true, true, false) => "hm",
        (true, false, true) => "hs",
        (true, false, false) => "h",
        (false, true, true) => "ms",
        (false, true, false) => "m",
        (false, false, true) => "s",
        (false, false, false) if millis > 0 => "less",
        (false, false, false) => "none",
    };
    Phrase::new(sentences, "time")
        .choice("parts", parts)
        .number("hours", hours)
        .number("minutes", minutes)
        .number("seconds", seconds)
        .words()
}
