//! What the arbiter's page shows besides the board: everything that is recorded, what waits for a decision with its evidence, and both
//! scoresheets side by side.

use serde::Serialize;

use crate::desk::lines::ruling_order;
use crate::game::Game;
use crate::game::answer::{Answer, SheetItem};
use crate::game::draws::{Message as Draw, Open};
use crate::game::fact::Dialogue;
use crate::game::history::HalfMove;
use crate::game::message::Message;
use crate::notation::san;
use crate::rules::position::{Color, Intent};
use crate::view::View;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// What an arbiter sees alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct ForArbiter {
    /// What waits for a decision, with the evidence of an open claim.
    pending: Vec<String>,
    /// The moves with their times, and what was noted beside them.
    log: Vec<Entry>,
    /// What stands on both players' sheets.
    sheets: Vec<Written>,
    /// Orders in their usual words, which can be changed.
    orders: &'static [String],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Entry {
    /// When it was noted, in seconds since 1 January 1970, UTC; `None` for a half-move, whose times are said with it.
    wall: Option<u64>,
    text: String,
}

/// A half-move on both sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Written {
    number: String,
    white: String,
    black: String,
    /// The two are not the same.
    differ: bool,
}

impl ForArbiter {
    pub(super) fn of(game: &Game, view: &View<'_>, words: &Words, listener: &Listener) -> ForArbiter {
        let say = |message: &Message| text(&words.message(message, listener));
        let inbox = game.inbox_message();
        let mut pending: Vec<String> = words.items(&inbox, listener).iter().map(|item| text(item)).collect();
        if let Some(Open::Draw { claim, .. }) = game.draws().open()
            && let Some(evidence) = game.evidence_of(claim)
        {
            pending.push(say(&Draw::Evidence(evidence).into()));
        }
        if pending.is_empty() {
            pending.push(say(&inbox));
        }
        ForArbiter {
            pending,
            log: log(view, words, listener, say),
            sheets: sheets(game, listener),
            orders: ruling_order::all(listener.language),
        }
    }
}

/// The half-moves that stand, each with what was noted after it.
fn log(view: &View<'_>, words: &Words, listener: &Listener, say: impl Fn(&Message) -> String) -> Vec<Entry> {
    let mut notes = view.notes_in_order().peekable();
    let mut log = Vec::new();
    let mut beside = |after: usize, log: &mut Vec<Entry>| {
        while let Some(note) = notes.next_if(|note| note.after <= after) {
            log.push(Entry { wall: Some(note.wall), text: text(&words.note(&view.says(note), listener)) });
        }
    };
    beside(0, &mut log);
    for (half_move, index) in view.line().live().iter().zip(1..) {
        let item = SheetItem::HalfMove { report: view.report(half_move), times: view.times_of(half_move) };
        let answer = Box::new(Answer::Sheet(vec![item]));
        log.push(Entry { wall: None, text: say(&Message::Answer { answer, long: false }) });
        beside(index, &mut log);
    }
    // What was noted of a half-move that is announced and not made.
    beside(usize::MAX, &mut log);
    log
}

/// What each player has on their sheet of each half-move.
fn sheets(game: &Game, listener: &Listener) -> Vec<Written> {
    let written = |side: Color, index: usize, half_move: &HalfMove| {
        if let Some(dash) = game.unwritten(side, index + 1) {
            return if dash { "—".to_owned() } else { String::new() };
        }
        let kept = game.dialogue().sheet(side).get(index).copied();
        let intent = kept.filter(|_| game.started().dialogue == Dialogue::Full);
        on_sheet(game, index, half_move, intent, listener)
    };
    let row = |(index, half_move): (usize, &HalfMove)| {
        let dots = half_move.mover().fold_wb(".", "…");
        let [white, black] = [Color::White, Color::Black].map(|side| written(side, index, half_move));
        let differ = white != black;
        Written { number: format!("{}{dots}", half_move.report.number), white, black, differ }
    };
    game.history().live().iter().enumerate().map(row).collect()
}

/// A half-move as a sheet has it: the one that was made, or another one.
fn on_sheet(game: &Game, index: usize, made: &HalfMove, written: Option<Intent>, listener: &Listener) -> String {
    let other = written.filter(|intent| *intent != made.report.change.intent);
    let other = other.and_then(|intent| {
        let before = game.history().until(index);
        Some(before.describe(&before.board().change(intent)?))
    });
    san::write(other.as_ref().unwrap_or(&made.report), listener.language)
}
