//! A table at which a game is played for a vector: the same [`Game`] as in every other part of the program, at a time that
//! moves only when it is told to.

use annabella::game::Game;
use annabella::game::clock::{ClockReading, TimeControl};
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{
    Announcer, ByColorOf, Dialogue, EventRules, Fact, HalfMoveId, SCHEMA, Source, Started, What, Wording,
};
use annabella::game::mating::{About, MatingAnswer, MatingTask};
use annabella::game::message::Message;
use annabella::game::participant::{Driver, Hearing, Language, Participant, Sight, Style};
use annabella::game::presence::Beginning;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Parts, Seat};
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::{Irregular, Noted};
use annabella::notation::sheet;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::illegal::{Irregularity, Remedy};
use annabella::rules::mating::{self, Budget, Verdict};
use annabella::rules::position::{ByColor, CastlingMode, Color, Intent, Position};
use annabella::rules::profile::{Profile, TimeClass};
use annabella::rules::recording::Duty;
use annabella::time::Tick;

use super::case::{Seconds, class_name, score};
use super::wrong::Wrong;

/// What is recorded of everything that was drawn by lot.
const SEED: u64 = 0x0a11_abe1;

/// What is on the board when a vector says that Black is to move, and nothing else.
const BLACK_TO_MOVE: &str = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

/// No game is longer than so many moves of each side.
const MOST_MOVES: u32 = 1_000;

/// A table that is being laid.
#[derive(Clone, Debug)]
pub(super) struct Table {
    started: Started,
    left: Option<ByColor<u64>>,
    /// In which period of its clock each side is, and after how many moves.
    moves: Option<ByColor<(usize, u32)>>,
    running: Option<Color>,
}

impl Table {
    /// A tournament game of standard chess with an arbiter at the board, from the initial position.
    pub fn new(profile: &Profile) -> Table {
        let player = |driver| Participant {
            name: String::new(),
            sight: Sight::Sighted,
            hearing: Hearing::Hearing,
            language: Language::En,
            style: Style::Fide,
            driver,
            assistant: false,
        };
        let started = Started {
            schema: SCHEMA,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            wall: 0,
            players: ByColorOf { white: player(Driver::Owner), black: player(Driver::Console) },
            event: String::new(),
            round: String::new(),
            start: Position::initial().fen(),
            chess960: None,
            time: ByColorOf::default(),
            mode: Mode::Tournament,
            begins: Beginning::AtOnce,
            dialogue: Dialogue::Full,
            supervised: true,
            event_rules: EventRules::default(),
            announcer: Announcer::Console,
            parts: Parts { board: true, sheet: true, clock: true, assistant: false },
            owner: Seat::Side(Color::White),
            table: Wording { language: Language::En, style: Style::Fide },
            profile: profile.clone(),
            seed: SEED,
        };
        Table { started, left: None, moves: None, running: None }
    }

    /// From another position.
    pub fn start(mut self, position: &Position) -> Table {
        self.started.start = position.fen();
        // The FEN does not say it where the rooks stand as usual.
        let chess960 = position.castling_mode() == CastlingMode::Chess960;
        self.started.chess960 = chess960.then_some(0);
        self
    }

    /// From any position in which this side is on move.
    pub fn on_move(self, side: Color) -> Result<Table, Wrong> {
        match side {
            Color::White => Ok(self),
            Color::Black => {
                let position = Position::from_fen(BLACK_TO_MOVE).map_err(|error| Wrong::at("given", error))?;
                Ok(self.start(&position))
            }
        }
    }

    /// In another mode.
    pub fn mode(mut self, mode: Mode) -> Table {
        self.started.mode = mode;
        self
    }

    /// With or without an arbiter at the board.
    pub fn supervised(mut self, full: bool) -> Table {
        self.started.supervised = full;
        self
    }

    /// With other players, assistants and parts of the console.
    pub fn with(mut self, change: impl FnOnce(&mut Started)) -> Table {
        change(&mut self.started);
        self
    }

    /// With a clock: a time control that makes the game one of this class under its profile, with this increment.
    pub fn clock(mut self, class: TimeClass, increment: Seconds) -> Result<Table, Wrong> {
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
        self.started.time = ByColorOf { white: control.clone(), black: control };
        Ok(self)
    }

    /// With these times on the clock before the first move.
    pub fn showing(mut self, left: ByColor<u64>) -> Table {
        self.left = Some(left);
        self
    }

    /// With a game of this class, whatever its increment is; with times on the clock, if they are given.
    pub fn timed(self, class: TimeClass, left: Option<ByColor<u64>>) -> Result<Table, Wrong> {
        let timed = self.clock(class, Seconds(0))?;
        Ok(match left {
            Some(left) => timed.showing(left),
            None => timed,
        })
    }

    /// With nobody to hear claims: they are decided from the record.
    pub fn without_arbiter(mut self) -> Table {
        self.started.event_rules.arbiter_absent = true;
        self
    }

    /// With scoresheets that the players keep by hand, so that the arbiter decides claims himself.
    pub fn with_paper_sheets(mut self) -> Table {
        self.started.parts.sheet = false;
        self
    }

    /// With the time of this side running, whoever is to move.
    pub fn running(mut self, side: Color) -> Table {
        self.running = Some(side);
        self
    }

    /// As if so many moves had been completed.
    pub fn after_moves(mut self, moves: ByColor<(usize, u32)>) -> Table {
        self.moves = Some(moves);
        self
    }

    /// The game begins.
    pub fn begin(self) -> Result<Seated, Wrong> {
        let (game, effects) = Game::begin(self.started, Tick::START).map_err(|error| Wrong::at("given.fen", error))?;
        let mut seated = Seated { game, now: Tick::START, effects, answered: 0 };
        if self.left.is_some() || self.moves.is_some() {
            seated.set_clock(self.left, self.moves, self.running);
        }
        Ok(seated)
    }
}

/// A game that is being played.
#[derive(Clone, Debug)]
pub(super) struct Seated {
    game: Game,
    now: Tick,
    effects: Vec<Effect>,
    /// How many of the effects have been looked through for questions about mates.
    answered: usize,
}

impl Seated {
    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the clock shows now.
    pub fn clock(&self) -> Option<ClockReading> {
        self.game.clock(self.now)
    }

    /// Everything that the game has wanted done so far.
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Whether the seed of what was drawn by lot stands in the record.
    pub fn has_logged_its_seed(&self) -> bool {
        self.effects.iter().any(|effect| match effect {
            Effect::Record(Fact { what: What::Started(started), .. }) => started.seed == SEED,
            _ => false,
        })
    }

    /// Time goes on.
    pub fn wait(&mut self, millis: u64) {
        self.now = self.now.after(millis);
    }

    /// As if the record said so: a clock that a vector shows without telling how the times were used.
    fn set_clock(&mut self, left: Option<ByColor<u64>>, moves: Option<ByColor<(usize, u32)>>, running: Option<Color>) {
        let Some(mut reading) = self.clock() else { return };
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
        self.game.apply(&Fact {
            by: Seat::Arbiter,
            source: Source::Console,
            at: self.now,
            clock: Some(reading),
            what: What::ClockNoted,
        });
    }

    /// Time goes on until a side has so much left, if it is its time that runs.
    pub fn wait_until_left(&mut self, side: Color, left: u64) {
        let Some(reading) = self.clock().filter(|reading| reading.running == Some(side)) else { return };
        self.wait(reading.side(side).left.saturating_sub(left));
    }

    /// The game is told how late it is.
    pub fn time_passes(&mut self) {
        self.happens(self.game.owner(), Happening::Deadline);
    }

    /// A legal move that neither mates nor stalemates.
    pub fn any_quiet_move(&self) -> Option<Intent> {
        let position = self.game.board().position()?;
        let goes_on = |intent: &Intent| position.clone().play(*intent).is_ok_and(|after| after.has_legal_moves());
        position.legal_intents().into_iter().find(goes_on)
    }

    /// As if the record said so: the side to move has made and completed one of its legal moves, and the clock has shown this.
    /// Positions that end the game are avoided, and so are repetitions, as far as that is possible.
    pub fn logs_a_move(&mut self, left: Option<ByColor<u64>>) {
        let board = self.game.board();
        let Some(position) = board.position() else { return };
        let half_move = self.game.history().next_id();
        let ends = |intent: &Intent| position.clone().play(*intent).is_ok_and(|after| !after.has_legal_moves());
        let moves: Vec<Intent> = position.legal_intents().into_iter().filter(|intent| !ends(intent)).collect();
        // Any rule that does not go round in a circle will do.
        let index = (usize::try_from(half_move.0).unwrap_or(0) * 7_919) % moves.len().max(1);
        let Some(change) = moves.get(index).and_then(|intent| board.change(*intent)) else { return };
        let reading = self.clock().zip(left).map(|(mut reading, left)| {
            reading.white.set_left(left.white);
            reading.black.set_left(left.black);
            reading.running = Some(!self.game.turn());
            reading
        });
        let fact =
            |clock, what| Fact { by: Seat::Side(position.turn()), source: Source::Line, at: self.now, clock, what };
        let made = fact(None, What::Made { half_move, change, said: String::new() });
        let completed = fact(reading, What::Completed { half_move });
        self.game.apply(&made);
        self.game.apply(&completed);
    }

    /// As if the record said so: both clocks show this now.
    pub fn shows(&mut self, left: u64) {
        self.set_clock(Some(ByColor { white: left, black: left }), None, None);
    }

    /// Whether a side must record now.
    pub fn duty(&self, side: Color) -> Duty {
        self.game.recording_duty(side, self.now)
    }

    /// As if the record said so: the game has ended on the board.
    pub fn logs_an_ending(&mut self, outcome: Outcome, reason: Reason) {
        let (by, what) = (self.game.owner(), What::Ended { outcome, reason });
        self.game.apply(&Fact { by, source: Source::Console, at: self.now, clock: None, what });
    }

    /// As if the record said so: each side has made so many moves.
    pub fn logs_moves(&mut self, field: &str, each: u32) -> Result<(), Wrong> {
        if each > MOST_MOVES {
            return Err(Wrong::at(field, format!("right would be at most {MOST_MOVES}")));
        }
        for _ in 0..each * 2 {
            self.logs_a_move(None);
        }
        Ok(())
    }

    /// The arbiter rules.
    pub fn rules(&mut self, ruling: Ruling) -> Vec<Effect> {
        self.does(Seat::Arbiter, Command::Arbiter(ruling.into()))
    }

    /// As if the record said so: a side has offered a draw, whenever that was.
    pub fn logs_an_offer(&mut self, side: Color) {
        let by = Seat::Side(side);
        self.game.apply(&Fact { by, source: Source::Line, at: self.now, clock: None, what: What::Offered });
    }

    /// As if the record said so: so many illegal moves of a side have been counted.
    pub fn has_counted(&mut self, side: Color, nth: u32) {
        let kind = Irregularity::IllegalMove;
        let noted = Noted { kind, side, half_move: None, before: None, why: None };
        self.game.apply(&Fact {
            by: Seat::Arbiter,
            source: Source::Console,
            at: self.now,
            clock: None,
            what: What::Irregular(Irregular::Counted { noted, nth, remedy: Remedy::MoveStands }),
        });
    }

    /// Answers every question about mates that the game has asked, as the search on its thread would, but at once.
    pub fn answer_about_mates(&mut self) {
        while self.answered < self.effects.len() {
            let asked = self.effects.get(self.answered).cloned();
            self.answered += 1;
            let Some(Effect::CanMate(MatingTask { after, about, position })) = asked else { continue };
            let verdict = match about {
                About::Dead => Verdict::Dead(mating::dead(&position, Budget::FULL)),
                About::CanMate(side) | About::Why { side, .. } => {
                    Verdict::CanMate(mating::can_mate(&position, side, Budget::FULL))
                }
            };
            self.happens(self.game.owner(), Happening::CanMate(MatingAnswer { after, about, verdict }));
        }
    }

    /// The result as the format writes it.
    pub fn result(&self) -> &'static str {
        match self.game.outcome() {
            None if self.is_left_to_arbiter() => "needs_arbiter",
            outcome => score(outcome.map(|(outcome, _)| outcome)),
        }
    }

    /// The reason of the result, if there is one.
    pub fn reason(&self) -> Option<Reason> {
        self.game.outcome().map(|(_, reason)| reason)
    }

    /// Whether nobody but the arbiter can say how the game ends.
    pub fn is_left_to_arbiter(&self) -> bool {
        self.game.arbiter_inbox().hanging().is_some_and(|hanging| hanging.for_arbiter)
    }

    /// The name of a half-move, counted from 1.
    pub fn half_move(&self, ply: u32) -> Option<HalfMoveId> {
        let index = usize::try_from(ply).ok()?.checked_sub(1)?;
        self.game.history().live().get(index).map(|half_move| half_move.id)
    }

    /// Somebody does something; what follows is returned and kept.
    pub fn does(&mut self, seat: Seat, command: Command) -> Vec<Effect> {
        self.happens(seat, Happening::Command(command))
    }

    /// Something happens.
    pub fn happens(&mut self, seat: Seat, what: Happening) -> Vec<Effect> {
        let effects = self.game.handle(Input { seat, source: Source::Line, at: self.now, what });
        self.effects.extend(effects.iter().cloned());
        effects
    }

    /// The side to move makes a move, without pressing its clock.
    pub fn makes(&mut self, intent: Intent) -> Vec<Effect> {
        self.does(Seat::Side(self.game.turn()), Command::Move { intent, said: String::new() })
    }

    /// A side presses its clock.
    pub fn presses(&mut self, side: Color) -> Vec<Effect> {
        self.does(Seat::Side(side), Command::Press)
    }

    /// The moves of a game, all made and, but for the last if `last_is_only_made`, completed.
    pub fn plays(&mut self, field: &str, moves: &str, last_is_only_made: bool) -> Result<(), Wrong> {
        match self.plays_until_over(field, moves, last_is_only_made)? {
            Some(wrong) => Err(wrong),
            None => Ok(()),
        }
    }

    /// See [`Seated::plays`]; what is left over when the game has ended is returned as what is wrong with it.
    pub fn plays_until_over(
        &mut self,
        field: &str,
        moves: &str,
        last_is_only_made: bool,
    ) -> Result<Option<Wrong>, Wrong> {
        let tokens: Vec<&str> = moves.split_whitespace().collect();
        for (index, token) in tokens.iter().enumerate() {
            let wrong =
                |why: &dyn std::fmt::Display| Wrong::at(field, format!("half-move {}, `{token}`: {why}", index + 1));
            if self.game.outcome().is_some() {
                return Ok(Some(wrong(&"the game is over before it")));
            }
            let position = self.game.board().position().ok_or_else(|| wrong(&"no legal position stands there"))?;
            let intent = sheet::read(token, &position, Language::En).map_err(|error| wrong(&error))?;
            let side = self.game.turn();
            self.makes(intent);
            let last = index + 1 == tokens.len();
            if self.game.outcome().is_none() && !(last && last_is_only_made) {
                self.presses(side);
            }
        }
        Ok(None)
    }
}

/// Why what was done has been refused, if it has.
pub(super) fn refusal(effects: &[Effect]) -> Option<&Refusal> {
    effects.iter().find_map(|effect| match effect {
        Effect::Tell { what: Message::Refused(refusal), .. } => Some(refusal),
        _ => None,
    })
}

/// Whether a fact of this kind has come of what was done.
pub(super) fn has_recorded(effects: &[Effect], wanted: impl Fn(&What) -> bool) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Record(fact) if wanted(&fact.what)))
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
