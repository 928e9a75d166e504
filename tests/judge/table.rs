//! A table at which a game is played for a vector: how it is laid, and what a vector gives without telling how it came about.

use annabella::game::clock::TimeControl;
use annabella::game::command::Happening;
use annabella::game::fact::{HalfMoveId, Started, What};
use annabella::game::participant::Language;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling_fact::{Irregular, Noted};
use annabella::notation::sheet;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::illegal::{Irregularity, Remedy};
use annabella::rules::position::{ByColor, CastlingMode, Color, Intent, Position};
use annabella::rules::profile::{Profile, TimeClass};
use annabella::rules::recording::Duty;

use serde_json::{Value, json};

use super::case::{Seconds, class_name, seconds};
use super::wrong::Wrong;
use crate::support::table::{ARBITER, Mates, tournament};

pub(super) use crate::support::table::Table;

/// What is recorded of everything that was drawn by lot.
const SEED: u64 = 0x0a11_abe1;

/// What is on the board when a vector says that Black is to move, and nothing else.
const BLACK_TO_MOVE: &str = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

/// No game is longer than so many moves of each side.
const MOST_MOVES: u32 = 1_000;

/// A table that is being laid.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    started: Started,
    left: Option<ByColor<u64>>,
    /// In which period of its clock each side is, and after how many moves.
    moves: Option<ByColor<(usize, u32)>>,
    running: Option<Color>,
    replayed: bool,
}

impl Laid {
    /// A tournament game of standard chess with an arbiter at the board, from the initial position.
    pub fn new(profile: &Profile, replayed: bool) -> Laid {
        let started = Started { seed: SEED, ..tournament(profile, "none") };
        Laid { started, left: None, moves: None, running: None, replayed }
    }

    /// From another position.
    pub fn start(mut self, position: &Position) -> Laid {
        self.started.start = position.fen();
        // The FEN does not say it where the rooks stand as usual.
        let chess960 = position.castling_mode() == CastlingMode::Chess960;
        self.started.chess960 = chess960.then_some(0);
        self
    }

    /// From any position in which this side is on move.
    pub fn on_move(self, side: Color) -> Result<Laid, Wrong> {
        match side {
            Color::White => Ok(self),
            Color::Black => {
                let position = Position::from_fen(BLACK_TO_MOVE).map_err(|error| Wrong::at("given", error))?;
                Ok(self.start(&position))
            }
        }
    }

    /// In another mode.
    pub fn mode(mut self, mode: Mode) -> Laid {
        self.started.mode = mode;
        self
    }

    /// With or without an arbiter at the board.
    pub fn supervised(mut self, full: bool) -> Laid {
        self.started.supervised = full;
        self
    }

    /// With other players, assistants and parts of the console.
    pub fn with(mut self, change: impl FnOnce(&mut Started)) -> Laid {
        change(&mut self.started);
        self
    }

    /// With a clock: a time control that makes the game one of this class under its profile, with this increment.
    pub fn clock(mut self, class: TimeClass, increment: Seconds) -> Result<Laid, Wrong> {
        let increment_s = increment.0 / 1000;
        let plus = if increment_s == 0 { String::new() } else { format!("+{increment_s}") };
        let fits = |control: &TimeControl| {
            let first = control.periods().first();
            first.is_some_and(|first| self.started.profile.clock.class_of(first.base, first.increment) == class)
        };
        let mut controls = ["90", "25", "12", "3", "1"].iter().filter_map(|base| format!("{base}{plus}").parse().ok());
        let control = controls.find(fits).ok_or_else(|| {
            let why = format!("with {increment_s} seconds of increment no game is {}", class_name(class));
            Wrong::at("given.increment_s", why)
        })?;
        self.started.time = ByColor { white: control.clone(), black: control };
        Ok(self)
    }

    /// With this time control for both.
    pub fn time(self, control: &TimeControl) -> Laid {
        self.with(|started| started.time = ByColor { white: control.clone(), black: control.clone() })
    }

    /// With these times on the clock before the first move.
    pub fn showing(mut self, left: ByColor<u64>) -> Laid {
        self.left = Some(left);
        self
    }

    /// With a game of this class, whatever its increment is; with times on the clock, if they are given.
    pub fn timed(self, class: TimeClass, left: Option<ByColor<u64>>) -> Result<Laid, Wrong> {
        let timed = self.clock(class, Seconds(0))?;
        Ok(match left {
            Some(left) => timed.showing(left),
            None => timed,
        })
    }

    /// With nobody to hear claims: they are decided from the record.
    pub fn without_arbiter(mut self) -> Laid {
        self.started.event_rules.arbiter_absent = true;
        self
    }

    /// With scoresheets that the players keep by hand, so that the arbiter decides claims themselves.
    pub fn with_paper_sheets(mut self) -> Laid {
        self.started.parts.sheet = false;
        self
    }

    /// With the time of this side running, whoever is to move.
    pub fn running(mut self, side: Color) -> Laid {
        self.running = Some(side);
        self
    }

    /// As if so many moves had been completed.
    pub fn after_moves(mut self, moves: ByColor<(usize, u32)>) -> Laid {
        self.moves = Some(moves);
        self
    }

    /// The game begins. Questions about mates wait until the vector has them answered.
    pub fn begin(self) -> Result<Table, Wrong> {
        let ways = |table: &mut Table| (table.mates, table.replayed) = (Mates::Waited, self.replayed);
        let mut table = Table::begin(self.started, ways).map_err(|error| Wrong::at("given.fen", error))?;
        if self.left.is_some() || self.moves.is_some() {
            table.logs_clock(self.left, self.moves, self.running);
        }
        Ok(table)
    }
}

impl Table {
    /// Whether the seed of what was drawn by lot stands in the record.
    pub(super) fn has_logged_its_seed(&self) -> bool {
        self.fact(|what| matches!(what, What::Started(started) if started.seed == SEED).then_some(())).is_some()
    }

    /// As if the record said so: a clock that a vector shows without telling how the times were used.
    fn logs_clock(&mut self, left: Option<ByColor<u64>>, moves: Option<ByColor<(usize, u32)>>, running: Option<Color>) {
        let Some(mut reading) = self.reading() else { return };
        reading.running = running.or(reading.running);
        for side in Color::ALL {
            let shown = reading.side_mut(side);
            if let Some(left) = left {
                shown.set_left(*left.get(side));
            }
            if let Some(moves) = moves {
                (shown.period, shown.moves) = *moves.get(side);
            }
        }
        self.logs(ARBITER, Some(reading), What::ClockNoted);
    }

    /// Time goes on until a side has so much left, if it is its time that runs.
    pub(super) fn waits_until_left(&mut self, side: Color, left: u64) {
        let Some(reading) = self.reading().filter(|reading| reading.running == Some(side)) else { return };
        self.waits(reading.side(side).left.saturating_sub(left));
    }

    /// The game is told how late it is.
    pub(super) fn time_passes(&mut self) {
        self.happens(self.game.owner(), Happening::Deadline);
    }

    /// A legal move that neither mates nor stalemates; another one each time, so that positions are not repeated.
    pub(super) fn any_quiet_move(&self) -> Option<Intent> {
        let position = self.game.board().position()?;
        let goes_on = |intent: &Intent| position.clone().play(*intent).is_ok_and(|after| after.has_legal_moves());
        let moves: Vec<Intent> = position.legal_intents().into_iter().filter(goes_on).collect();
        // Any rule that does not go round in a circle will do.
        let half_move = self.game.history().next_id();
        let index = (usize::try_from(half_move.0).unwrap_or(0) * 7_919) % moves.len().max(1);
        moves.get(index).copied()
    }

    /// The side to move makes such a move, and presses.
    pub(super) fn completes_a_quiet_move(&mut self, field: &str) -> Result<(), Wrong> {
        let intent = self.any_quiet_move().ok_or_else(|| Wrong::at(field, "nothing quiet can be played then"))?;
        self.completes(intent, "");
        Ok(())
    }

    /// As if the record said so: the side to move has made and completed one of its legal moves, and the clock has shown this.
    /// Positions that end the game are avoided, and so are repetitions, as far as that is possible.
    pub(super) fn logs_a_move(&mut self, left: Option<ByColor<u64>>) {
        let half_move = self.game.history().next_id();
        let Some(change) = self.any_quiet_move().and_then(|intent| self.game.board().change(intent)) else { return };
        let reading = self.reading().zip(left).map(|(mut reading, left)| {
            reading.white.set_left(left.white);
            reading.black.set_left(left.black);
            reading.running = Some(!self.game.turn());
            reading
        });
        let by = Seat::Side(self.game.turn());
        self.logs(by, None, What::Made { half_move, change, said: String::new() });
        self.logs(by, reading, What::Completed { half_move });
    }

    /// As if the record said so: both clocks show this now, in milliseconds.
    pub(super) fn logs_both_clocks(&mut self, left: u64) {
        self.logs_clock(Some(ByColor { white: left, black: left }), None, None);
    }

    /// Whether a side must record now.
    pub(super) fn duty(&self, side: Color) -> Duty {
        self.game.recording_duty(side, self.tick())
    }

    /// As if the record said so: the game has ended on the board.
    pub(super) fn logs_an_ending(&mut self, outcome: Outcome, reason: Reason) {
        self.logs(self.game.owner(), None, What::Ended { outcome, reason });
    }

    /// As if the record said so: each side has made so many moves.
    pub(super) fn logs_moves(&mut self, field: &str, each: u32) -> Result<(), Wrong> {
        if each > MOST_MOVES {
            return Err(Wrong::at(field, format!("right would be at most {MOST_MOVES}")));
        }
        for _ in 0..each * 2 {
            self.logs_a_move(None);
        }
        Ok(())
    }

    /// As if the record said so: so many illegal moves of a side have been counted.
    pub(super) fn has_counted(&mut self, side: Color, nth: u32) {
        let noted = Noted { kind: Irregularity::IllegalMove, side, half_move: None, before: None, why: None };
        self.logs(ARBITER, None, What::Irregular(Irregular::Counted { noted, nth, remedy: Remedy::MoveStands }));
    }

    /// What the clock of a side shows, in the seconds of the format.
    pub(super) fn shown(&self, side: Color) -> Value {
        json!(self.reading().map(|reading| seconds(reading.side(side).left)))
    }

    /// The reason of the result, if there is one.
    pub(super) fn reason(&self) -> Option<Reason> {
        self.over().map(|(_, reason)| reason)
    }

    /// Whether the game has been annulled.
    pub(super) fn is_annulled(&self) -> bool {
        self.over().is_some_and(|(outcome, _)| outcome == Outcome::Annulled)
    }

    /// The name of a half-move, counted from 1.
    pub(super) fn half_move(&self, ply: u32) -> Option<HalfMoveId> {
        let index = usize::try_from(ply).ok()?.checked_sub(1)?;
        self.game.history().live().get(index).map(|half_move| half_move.id)
    }

    /// The moves of a game, all made and, but for the last if `last_is_only_made`, completed.
    pub(super) fn plays(&mut self, field: &str, moves: &str, last_is_only_made: bool) -> Result<(), Wrong> {
        match self.plays_until_over(field, moves, last_is_only_made)? {
            Some(wrong) => Err(wrong),
            None => Ok(()),
        }
    }

    /// See [`Table::plays`]; what is left over when the game has ended is returned as what is wrong with it.
    pub(super) fn plays_until_over(
        &mut self,
        field: &str,
        moves: &str,
        last_is_only_made: bool,
    ) -> Result<Option<Wrong>, Wrong> {
        let tokens: Vec<&str> = moves.split_whitespace().collect();
        for (index, token) in tokens.iter().enumerate() {
            let wrong =
                |why: &dyn std::fmt::Display| Wrong::at(field, format!("half-move {}, `{token}`: {why}", index + 1));
            if self.over().is_some() {
                return Ok(Some(wrong(&"the game is over before it")));
            }
            let position = self.game.board().position().ok_or_else(|| wrong(&"no legal position stands there"))?;
            let intent = sheet::read(token, &position, Language::En).map_err(|error| wrong(&error))?;
            if index + 1 == tokens.len() && last_is_only_made {
                self.makes(intent, "");
            } else {
                self.completes(intent, "");
            }
        }
        Ok(None)
    }
}

/// Where one side, with a bare king, cannot mate, and the other has a queen.
pub(super) fn bare_king(side: Color, turn: Color) -> Result<Position, Wrong> {
    let pieces = match side {
        Color::White => "3qk3/8/8/8/8/4K3/8/8",
        Color::Black => "8/8/4k3/8/8/8/8/3QK3",
    };
    Position::from_fen(&format!("{pieces} {} - - 0 1", turn.char())).map_err(|error| Wrong::at("given.fen", error))
}

/// Moves in English notation from a position, with all positions on the way, the first included. Whether a rule would have
/// ended the game before is not asked.
pub(super) fn line(field: &str, start: &Position, moves: &str) -> Result<(Vec<Intent>, Vec<Position>), Wrong> {
    let (mut intents, mut positions) = (Vec::new(), vec![start.clone()]);
    let mut position = start.clone();
    for (index, token) in moves.split_whitespace().enumerate() {
        let wrong =
            |why: &dyn std::fmt::Display| Wrong::at(field, format!("half-move {}, `{token}`: {why}", index + 1));
        let intent = sheet::read(token, &position, Language::En).map_err(|error| wrong(&error))?;
        position = position.play(intent).map_err(|illegal| wrong(&illegal))?;
        intents.push(intent);
        positions.push(position.clone());
    }
    Ok((intents, positions))
}
