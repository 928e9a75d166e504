//! What a game says, sentence by sentence.

use super::announce::announce;
use super::answers;
use super::arguments::Shown;
use super::declare::messages;
use super::engine_notice;
use super::parts::{ended, numbered_moves, shade_key};
use super::phrase::{Argument, Phrase, Voice, together};
use super::utterance::Segment;
use crate::game::fact::NameField;
use crate::game::message::{Message, Opponent};
use crate::game::participant::Style;
use crate::game::report::MoveReport;
use crate::rules::position::{Piece, Square};

messages! { |voice|
    for Message {
        Begins { owner, opponent, name, mode, chess960, set_up } => "begins"(
            side: owner, opponent, name, mode, start: start(*chess960, *set_up), number: chess960.unwrap_or(0),
        ),
        TakenUp { turn, last, clock, arbiter } => "taken-up"(
            side: turn, timed: clock.is_some(), white: clock.map(|clock| Shown(clock.white.left)),
            black: clock.map(|clock| Shown(clock.black.left)), move: last, arbiter,
        ),
        Announcement(report) => {
            let words = announce(voice.sentences, report, voice.listener);
            if voice.listener.sides && voice.listener.style == Style::Literate {
                return voice.phrase("announced-by").with("side", report.mover).with("move", words).say();
            }
            words
        },
        ReadBack(report = super::samples::of_every_kind()) => { announce(voice.sentences, report, voice.listener) },
        Offered { by } => "offered"(side: by),
        Declined { by } => "declined"(side: by),
        Ended { outcome, reason } => { ended(voice, *outcome, *reason) },
        Paused => "paused",
        Resumed { turn } => "resumed"(side: turn),
        Restored { last, turn } => "restored"(side: turn, move: last),
        AtBoard { side } => "at-board"(side),
        EngineHelp { allowed } => "engine-help"(allowed),
        Helped { side, aid } => "advice-noted"(side, aid),
        Named { field, text = ["Ada", ""] } => { named(voice, *field, text) },
        Done => "done",
        Dialogue(message) => { message.say(voice) },
        Draw(message) => { message.say(voice) },
        Record(message) => { message.say(voice) },
        Adjourn(message) => { message.say(voice) },
        TableClock(says) => { says.say(voice) },
        Refused(refusal) => { refusal.say(voice) },
        Ruling(says) => { says.say(voice) },
        LastMove(last) => { last_move(voice, last.as_deref()) },
        Moves(reports) => { moves(voice, reports) },
        Clocks(reading) => "clocks"(
            white: Shown(reading.white.left), black: Shown(reading.black.left), running: reading.running,
        ),
        OwnTime(left) => {
            voice.phrase(if *left == 0 { "own-time-none" } else { "own-time" }).with("time", Shown(*left)).say()
        },
        OnSquare { square, piece } => { on_square(voice, *square, *piece) },
        Answer { answer, long } => { answers::answer(Voice { long: *long, ..voice }, answer) },
        Turn { turn, number, check } => {
            let phrase = voice.phrase(if voice.long { "turn-long" } else { "turn" }).with("side", turn);
            phrase.with("number", number).with("check", check).say()
        },
        AtLength(message = super::samples::at_length()) => { message.say(Voice { long: true, ..voice }) },
    }
}

/// A name was given or taken away.
pub(super) fn named(voice: Voice<'_>, field: NameField, text: &str) -> Vec<Segment> {
    let key = if text.trim().is_empty() { "name-removed" } else { "named" };
    voice.phrase(key).with("field", field).with("text", text).say()
}

/// The built-in opponent has a level, an engine a strength.
impl Argument for Opponent {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (opponent, level) = match *self {
            Opponent::BuiltinEngine { level } => ("house", level),
            Opponent::Console => ("console", 0),
            Opponent::Board => ("board", 0),
            Opponent::Screen => ("screen", 0),
            Opponent::Uci { .. } => ("engine", 0),
        };
        let strong = match *self {
            Opponent::Uci { strength } => engine_notice::strength(phrase.voice(), strength),
            _ => Vec::new(),
        };
        phrase.choice(name, opponent).with("level", level).with("strength", strong)
    }
}

const fn start(chess960: Option<u32>, set_up: bool) -> &'static str {
    match (chess960, set_up) {
        (Some(_), _) => "chess960",
        (None, true) => "set-up",
        (None, false) => "usual",
    }
}

fn last_move(voice: Voice<'_>, last: Option<&MoveReport>) -> Vec<Segment> {
    let Some(report) = last else { return voice.phrase("no-move-yet").say() };
    let phrase = voice.phrase(if voice.long { "last-move-long" } else { "last-move" }).with("number", report.number);
    phrase.with("side", report.mover).with("move", report).with("from", report.from()).say()
}

fn on_square(voice: Voice<'_>, square: Square, piece: Option<Piece>) -> Vec<Segment> {
    let key = if piece.is_some() { "on-square" } else { "on-square-empty" };
    let words = voice.phrase(key).with("square", square).with("piece", piece).say();
    let shade = || voice.phrase("shade").with("shade", shade_key(square)).with("square", square).say();
    together([words].into_iter().chain(voice.long.then(shade)))
}

/// The moves so far, a sentence for each number; at length also how many half-moves were made.
fn moves(voice: Voice<'_>, reports: &[MoveReport]) -> Vec<Segment> {
    if reports.is_empty() {
        return voice.phrase("no-move-yet").say();
    }
    together(listed(voice, reports))
}

fn listed(voice: Voice<'_>, reports: &[MoveReport]) -> Vec<Vec<Segment>> {
    let count = voice.long.then(|| voice.phrase("moves-count").with("count", reports.len()).say());
    count.into_iter().chain(numbered_moves(voice, reports)).collect()
}

/// The items of a message that is a list; none for all others.
pub(super) fn items(voice: Voice<'_>, message: &Message) -> Vec<Vec<Segment>> {
    match message {
        Message::Moves(reports) if voice.long && reports.is_empty() => Vec::new(),
        Message::Moves(reports) => listed(voice, reports),
        Message::AtLength(message) => items(Voice { long: true, ..voice }, message),
        Message::Answer { answer, long } => answers::items(Voice { long: *long, ..voice }, answer),
        _ => Vec::new(),
    }
}
