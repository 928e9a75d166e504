//! A game as a scoresheet.

use std::fmt::Write as _;

use super::sheet::{Score, Sheet};
use crate::game::Game;
use crate::game::clock::{Extra, TimeControl};
use crate::game::fact::NameField;
use crate::game::participant::Driver;
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::rules::ending::Reason;
use crate::rules::position::line::Line;
use crate::rules::position::{CastlingMode, Color, Position};
use crate::time::Civil;

impl Sheet {
    /// The scoresheet of a game: the moves that stand, with the times and the draw offers.
    ///
    /// Moves that were made although they are not legal cannot stand among the others; from the first of them on, all stand in
    /// [`not_legal`](Sheet::not_legal), as squares. So do those of a game that did not begin in a legal position.
    #[must_use]
    pub fn of(game: &Game) -> Sheet {
        let score = game.outcome().map_or(Score::Open, |(outcome, _)| Score::of(outcome));
        let mut sheet = Sheet { tags: tags(game), score, ..Sheet::default() };
        let mut begun = false;
        if let Some(start) = game.history().start().position() {
            sheet.line = Line::new(start);
            begun = true;
        }
        let mut number_due = true;
        for half_move in game.history().live() {
            let report = &half_move.report;
            if begun && sheet.not_legal.is_none() && sheet.line.push(report.change.intent).is_ok() {
                let clock = half_move.completed.flatten().filter(|_| counts_down(game, report.mover));
                let clock = clock.map(|clock| u32::try_from(clock.side(report.mover).left / 1000).unwrap_or(u32::MAX));
                let mark = sheet.mark_mut(sheet.line.len() - 1);
                (mark.clock, mark.offer) = (clock, half_move.offered);
                continue;
            }
            let text = sheet.not_legal.get_or_insert_default();
            squares(report, std::mem::take(&mut number_due), text);
        }
        sheet
    }
}

/// Whether the clock of a side shows what is left.
fn counts_down(game: &Game, side: Color) -> bool {
    let control = game.started().time.get(side);
    !matches!(control, TimeControl::None | TimeControl::CountUp)
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
    let name = |field: NameField| {
        let names = game.names();
        let text = match field {
            NameField::White => &names.players.white,
            NameField::Black => &names.players.black,
            NameField::Event => &names.event,
            NameField::Round => &names.round,
        };
        if text.is_empty() { "?".to_owned() } else { text.clone() }
    };
    let mut tags = vec![
        ("Event", name(NameField::Event)),
        ("Site", "?".to_owned()),
        ("Date", format!("{:04}.{:02}.{:02}", date.year, date.month, date.day)),
        ("Round", name(NameField::Round)),
        ("White", name(NameField::White)),
        ("Black", name(NameField::Black)),
    ];
    for (tag, side) in [("WhiteType", Color::White), ("BlackType", Color::Black)] {
        let program = matches!(game.player(side).driver, Driver::House { .. });
        tags.push((tag, if program { "program" } else { "human" }.to_owned()));
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
        vec![("TimeControl", time_control(&time.white))]
    } else {
        vec![("WhiteTimeControl", time_control(&time.white)), ("BlackTimeControl", time_control(&time.black))]
    }
}

/// A time control (PGN 9.6): `-` for none, `*180` for an hourglass, `40/5400+30:1800+30` for periods, in seconds. What the field
/// has no form for, a delay or time that is only counted, is `?`, unknown.
fn time_control(control: &TimeControl) -> String {
    match control {
        TimeControl::None => return "-".to_owned(),
        TimeControl::Hourglass { base } => return format!("*{}", base / 1000),
        TimeControl::CountUp => return "?".to_owned(),
        TimeControl::Periods { periods, .. } if periods.iter().any(|period| period.extra != Extra::Increment) => {
            return "?".to_owned();
        }
        TimeControl::Periods { .. } => {}
    }
    let periods = control.periods().iter().map(|period| {
        let moves = period.moves.map_or(String::new(), |moves| format!("{moves}/"));
        let increment = if period.increment > 0 { format!("+{}", period.increment / 1000) } else { String::new() };
        format!("{moves}{}{increment}", period.base / 1000)
    });
    periods.collect::<Vec<_>>().join(":")
}

/// The field `Termination` (PGN 9.8.1).
fn termination(game: &Game) -> &'static str {
    match game.outcome() {
        None => "unterminated",
        Some((_, Reason::Time | Reason::TimeWithoutMatingMaterial)) => "time forfeit",
        Some(_) => "normal",
    }
}
