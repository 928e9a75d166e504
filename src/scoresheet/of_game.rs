//! A game as a scoresheet.

use std::fmt::Write as _;

use super::notes;
use super::sheet::{HELP, Mark, OFFER, Remark, RemarkKind, Score, Sheet};
use crate::game::Game;
use crate::game::fact::HalfMoveId;
use crate::game::history::HalfMove;
use crate::game::report::MoveReport;
use crate::game::roles::{Mode, Seat};
use crate::game::sheet_log::Kind;
use crate::rules::ending::Reason;
use crate::rules::position::line::Line;
use crate::rules::position::{CastlingMode, Color, Position};
use crate::time::Civil;

impl Sheet {
    /// The scoresheet of a game, as anybody may have it: the moves that stand, with the times, the draw offers and the result. Of a
    /// tournament that is all (8.1.5): what else was noted is the arbiter's ([`for_arbiter`](Sheet::for_arbiter)). Of other games it
    /// stands in comments.
    ///
    /// Moves that were made although they are not legal cannot stand among the others; from the first of them on, all stand in
    /// [`not_legal`](Sheet::not_legal), as squares. So do those of a game that did not begin in a legal position.
    pub fn of(game: &Game) -> Sheet {
        let all = game.mode() != Mode::Tournament;
        Sheet::noted(game, Seat::Arbiter, |kind| all || kind == Kind::Offer)
    }

    /// The same with everything that was noted beside the moves: rulings and reasons, irregularities, what was said otherwise.
    pub fn for_arbiter(game: &Game) -> Sheet {
        Sheet::told_to(game, Seat::Arbiter)
    }

    /// With what a seat has been told: a slip of the tongue is the arbiter's alone until the game is over (D.2.8).
    pub fn told_to(game: &Game, seat: Seat) -> Sheet {
        Sheet::noted(game, seat, |_| true)
    }

    fn noted(game: &Game, seat: Seat, is_wanted: impl Fn(Kind) -> bool) -> Sheet {
        let score = game.outcome().map_or(Score::Open, |(outcome, _)| Score::of(outcome));
        let mut sheet = Sheet { tags: tags(game), score, ..Sheet::default() };
        let mut begun = false;
        if let Some(start) = game.history().start().position() {
            sheet.line = Line::new(start);
            begun = true;
        }
        let mut number_due = true;
        for half_move in game.history().live() {
            let report = game.report_to(seat, half_move);
            if begun && sheet.not_legal.is_none() && sheet.line.push(report.change.intent).is_ok() {
                let after = sheet.line.len();
                note_times(game, half_move, sheet.mark_mut(after - 1));
                note_offers(game, half_move.id, after, &mut sheet);
                continue;
            }
            let text = sheet.not_legal.get_or_insert_default();
            squares(&report, std::mem::take(&mut number_due), text);
        }
        notes::write(game, seat, is_wanted, &mut sheet);
        sheet
    }
}

/// What the clock showed and what the move took, in whole seconds, which is all that a player reads from a clock.
fn note_times(game: &Game, half_move: &HalfMove, mark: &mut Mark) {
    let Some(times) = game.times_of(half_move) else { return };
    let seconds = |millis: u64| u32::try_from(millis / 1000 * 1000).unwrap_or(u32::MAX);
    (mark.clock, mark.elapsed) = (times.left.map(seconds), times.used.map(seconds));
}

/// The signs of draw offers after a half-move (C.12).
fn note_offers(game: &Game, id: HalfMoveId, after: usize, sheet: &mut Sheet) {
    let symbol = &game.profile().offer.record_symbol;
    for _ in game.draws().marks().iter().filter(|mark| mark.after == Some(id)) {
        let mark = sheet.mark_mut(after - 1);
        // The sheet has one place for the sign; what else an event writes, and the other player's offer, are words.
        if symbol == OFFER && !mark.offer {
            mark.offer = true;
        } else {
            let text = format!("{{{symbol}}}");
            sheet.remarks.push(Remark { after, text, kind: RemarkKind::Comment });
        }
    }
}

/// A half-move as two squares, with its number where it is White's or the first.
fn squares(report: &MoveReport, number_due: bool, text: &mut String) {
    if !text.is_empty() {
        text.push(' ');
    }
    // Writing to a string cannot fail.
    if report.mover == Color::White {
        let _ = write!(text, "{}. ", report.number);
    } else if number_due {
        let _ = write!(text, "{}... ", report.number);
    }
    let _ = write!(text, "{}{}", report.from(), report.to());
}

fn tags(game: &Game) -> Vec<(String, String)> {
    let started = game.started();
    let date = Civil::of(started.wall);
    let names = game.names();
    let name = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let mut tags = vec![
        ("Event", name(&names.event)),
        ("Site", "?".to_owned()),
        ("Date", format!("{:04}.{:02}.{:02}", date.year, date.month, date.day)),
        ("Round", name(&names.round)),
        ("White", name(&names.players.white)),
        ("Black", name(&names.players.black)),
    ];
    for (tag, side) in [("WhiteType", Color::White), ("BlackType", Color::Black)] {
        let program = game.player(side).is_engine();
        tags.push((tag, if program { "program" } else { "human" }.to_owned()));
    }
    for (tag, side) in [(HELP.white, Color::White), (HELP.black, Color::Black)] {
        let times = game.times_helped(side);
        if times > 0 {
            tags.push((tag, times.to_string()));
        }
    }
    if game.history().start().castling_mode() == CastlingMode::Chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if started.start != Position::initial().fen() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", started.start.clone()));
    }
    tags.extend(time_controls(game));
    tags.push(("Termination", termination(game).to_owned()));
    if started.mode == Mode::Tournament {
        tags.push(("Rules", started.profile.name.clone()));
    }
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The field `TimeControl`; where the sides have different ones, one field for each, as other programs write them.
fn time_controls(game: &Game) -> Vec<(&'static str, String)> {
    let time = &game.started().time;
    if time.white == time.black {
        vec![("TimeControl", time.white.to_pgn())]
    } else {
        vec![("WhiteTimeControl", time.white.to_pgn()), ("BlackTimeControl", time.black.to_pgn())]
    }
}

/// The field `Termination` (PGN 9.8.1).
fn termination(game: &Game) -> &'static str {
    match game.outcome() {
        None => "unterminated",
        Some((_, Reason::Time | Reason::TimeWithoutMatingMaterial | Reason::TimeWithoutMate)) => "time forfeit",
        Some((_, reason)) if reason.is_for_an_infraction() => "rules infraction",
        Some(_) => "normal",
    }
}
