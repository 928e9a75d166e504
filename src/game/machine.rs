//! The state of a game, folded from its facts.

use super::adjournment::Adjournment;
use super::aloud::Aloud;
use super::arbiter_inbox::ArbiterInbox;
use super::attendance::Attendance;
use super::board::Board;
use super::calls::Calls;
use super::clock::{Clock, ClockReading, DrawCounts, time_class};
use super::clock_rulings::ClockRulings;
use super::dialogue::{DialogueEvent, Flow};
use super::draws::{self, Draws};
use super::fact::{Fact, RestoreReason, SCHEMA, Source, Started, What};
use super::history::History;
use super::paired_screens::PairedScreens;
use super::participant::{Driver, Participant, Sight};
use super::presence::Beginning;
use super::question::Question;
use super::recording::Recording;
use super::roles::{Mode, Seat, Topic, may_ask};
use super::ruling::{Order, Ruling};
use super::ruling_fact::Irregular;
use super::sheet_log::SheetLog;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{ByColor, CastlingMode, Color, FenError, Position};
use crate::rules::profile::{Profile, TimeClass};
use crate::time::Tick;

/// The clock is noted this often while it runs (ms), so that a crash loses no more than that.
pub(super) const NOTE_EVERY: u64 = 5_000;

/// Where a game stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It is being played.
    Running,
    /// Its clocks are stopped.
    Stopped,
    /// How it ends depends on an answer, or on the arbiter alone ([`Game::arbiter_inbox`]).
    Undecided,
    Over {
        outcome: Outcome,
        reason: Reason,
    },
}

/// The names on the scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    pub players: ByColor<String>,
    pub event: String,
    pub round: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) started: Started,
    pub(super) history: History,
    pub(super) clock: Clock,
    pub(super) offer: Option<Color>,
    pub(super) phase: Phase,
    pub(super) noted: Tick,
    /// When this run began to record: by the wall clock (seconds), and by its own.
    pub(super) run: (u64, Tick),
    /// Whose clock ran last.
    pub(super) ran: Option<Color>,
    pub(super) attendance: Attendance,
    pub(super) paired_screens: PairedScreens,
    /// The host's word about help of an engine; without it, that of the setting.
    pub(super) engine_help: Option<bool>,
    /// The arbiter's word about recorders; without it, that of the event.
    pub(super) recorder: Option<bool>,
    pub(super) aloud: Aloud,
    pub(super) calls: Calls,
    /// Whether the arbiter lets the players look at a game that is over with help.
    pub(super) analysis: bool,
    pub(super) flow: Flow,
    pub(super) draws: Draws,
    pub(super) sheets: Recording,
    pub(super) adjourned: Option<Adjournment>,
    /// When the session ends, in this run of the program.
    pub(super) session_ends: Option<Tick>,
    pub(super) arbiter_inbox: ArbiterInbox,
    pub(super) clock_rulings: ClockRulings,
    pub(super) sheet_log: SheetLog,
    names: Names,
}

/// Facts that make no game.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// There is none, or the first one is not the beginning of a game.
    #[error("the record does not begin with the start of a game")]
    NoStart,
    /// They were written by a later version.
    #[error("the record has layout {found}, and this version reads up to {SCHEMA}")]
    Newer {
        /// The layout of the record.
        found: u32,
    },
    /// The start position is none.
    #[error(transparent)]
    Start(#[from] FenError),
}

impl Game {
    /// Folds the facts of a record into a game.
    ///
    /// # Errors
    /// Facts that do not begin with a start that this version understands.
    pub fn replay<'a>(facts: impl IntoIterator<Item = &'a Fact>) -> Result<Game, ReplayError> {
        let mut facts = facts.into_iter();
        let first = facts.next().ok_or(ReplayError::NoStart)?;
        let What::Started(started) = &first.what else { return Err(ReplayError::NoStart) };
        if started.schema > SCHEMA {
            return Err(ReplayError::Newer { found: started.schema });
        }
        let mut game = Game::new((**started).clone())?;
        game.apply(first);
        for fact in facts {
            game.apply(fact);
        }
        Ok(game)
    }

    pub(super) fn new(started: Started) -> Result<Game, FenError> {
        let start = start_board(&started)?;
        let names = Names {
            players: ByColor { white: started.players.white.name.clone(), black: started.players.black.name.clone() },
            event: started.event.clone(),
            round: started.round.clone(),
        };
        let clock = Clock::new(started.time.clone());
        let waited_for = started.begins == Beginning::AtHisWord && !started.event_rules.arbiter_absent;
        let waits = waited_for && !clock.is_none();
        Ok(Game {
            flow: Flow::new(&started, &start),
            draws: Draws::default(),
            sheets: Recording::default(),
            adjourned: None,
            session_ends: None,
            history: History::new(start, started.mode),
            clock,
            offer: None,
            phase: if waits { Phase::Stopped } else { Phase::Running },
            ran: None,
            attendance: Attendance::new(waits),
            paired_screens: PairedScreens::default(),
            engine_help: None,
            recorder: None,
            aloud: Aloud::default(),
            calls: Calls::default(),
            analysis: false,
            noted: Tick::START,
            run: (started.wall, Tick::START),
            arbiter_inbox: ArbiterInbox::default(),
            clock_rulings: ClockRulings::default(),
            sheet_log: SheetLog::default(),
            names,
            started,
        })
    }

    /// Folds one fact into the state. It decides nothing and refuses nothing.
    pub fn apply(&mut self, fact: &Fact) {
        self.leave_struck(&fact.what);
        // The times of what is made again are those of old, and every player's duty has been seen then.
        let is_old = matches!(fact.what, What::Completed { half_move } if self.history.is_completed_again(half_move));
        self.see_duties_between_times(fact);
        let note = self.note_of(fact);
        if let Some(reading) = &fact.clock {
            let until_now = self.clock.reading(fact.at);
            self.see_duties_before(fact, &until_now);
            self.clock_rulings.note(&fact.what, &until_now, reading);
            self.clock.set(reading, fact.at);
            self.noted = fact.at;
            self.ran = reading.running.or(self.ran);
        }
        match &fact.what {
            What::Made { half_move, change, said } => self.put_on_line(*half_move, change, said),
            What::Completed { half_move } => {
                self.history.completed(*half_move, fact.clock, self.clock_rulings.count());
                // Its clock keeps what it shows, and would run if the other one had time.
                self.ran = self
                    .history
                    .mover_of(*half_move)
                    .map(|mover| !mover)
                    .filter(|side| self.clock.is_frozen(*side))
                    .or(self.ran);
                self.go_on_after_adjournment();
            }
            What::Offered => {
                self.offer = fact.by.side();
                self.note_offer_while_adjourned();
            }
            What::Declined => self.offer = None,
            What::Paused
            | What::Gap(_)
            | What::Dialogue(DialogueEvent::Diverged { .. } | DialogueEvent::SaidToDiffer { .. }) => {
                self.phase = Phase::Stopped;
            }
            What::Resumed => self.phase = Phase::Running,
            What::Restored { to, why, again, confirm } => {
                if *why == RestoreReason::TakenBack {
                    self.sheet_log.take_back_result();
                }
                self.put_back(*to, *again, fact.clock);
                if *confirm {
                    self.await_times(*why);
                }
            }
            What::Ruled(order) => self.apply_order(&order.what),
            What::Irregular(Irregular::Asked { .. } | Irregular::LeftToArbiter { .. }) => {
                self.phase = Phase::Undecided;
                self.adjourned.iter_mut().for_each(Adjournment::nothing_is_opened);
            }
            What::Irregular(Irregular::CastlingLost { side }) => self.history.forbid_castling(*side),
            What::Named { field, text } => self.names.set(*field, text),
            What::EngineHelp { allowed } => self.engine_help = Some(*allowed),
            What::BoardIsPage { side, is_page } => self.paired_screens.set_board(*side, *is_page),
            What::AtBoard { side } => self.started.players.get_mut(*side).driver = Driver::Board,
            What::Claimed(event) => self.apply_claim(event),
            What::Recorded(event) => self.sheets.apply(event, self.history.live().len()),
            What::Adjourned(event) => self.apply_adjournment(event, fact),
            What::Started(started) => {
                self.run = (started.wall, fact.at);
                fact.clock.iter().for_each(|clock| self.history.count_anew(clock));
            }
            What::Announced { half_move, said, .. }
            | What::Dialogue(DialogueEvent::Corrected { half_move, said, .. }) => {
                self.history.said(*half_move, said);
            }
            What::ClockNoted
            | What::Charged { .. }
            | What::Arrived { .. }
            | What::Dialogue(_)
            | What::Screen(_)
            | What::Advised { .. }
            | What::Irregular(_) => {}
            What::Reopened { wall, .. } => {
                self.run = (*wall, fact.at);
                // The ticks of an earlier run say nothing in this one.
                self.session_ends = None;
                if let Some(adjourned) = &mut self.adjourned {
                    adjourned.reopened();
                }
                // Where no clock was running nothing stands still, unless somebody had stopped the game before.
                if self.phase == Phase::Running && !self.clock.is_none() && !self.waits_for_first_move() {
                    self.phase = Phase::Stopped;
                }
            }
            What::Ended { outcome, reason } => {
                self.phase = Phase::Over { outcome: *outcome, reason: *reason };
                self.offer = None;
                self.adjourned = None;
                self.note_ending(*outcome, *reason);
            }
        }
        self.follow(fact);
        self.sheet_log.extend(note);
        if let Some(reading) = fact.clock.as_ref().filter(|_| !is_old) {
            self.see_duties(fact, reading);
        }
    }

    /// What an order does to the phase of the game.
    fn apply_order(&mut self, order: &Ruling) {
        match order {
            Ruling::SetRunning { side } => self.ran = Some(*side),
            Ruling::Name { field, text } => self.names.set(*field, text),
            // What is ruled about a touched piece changes no clock that was stopped for another reason.
            Ruling::GoOn | Ruling::Claim { accepted: false } if self.phase == Phase::Undecided => {
                let times_are_open = self.arbiter_inbox.times.is_some();
                self.phase = if times_are_open { Phase::Stopped } else { Phase::Running };
            }
            Ruling::Times { .. } if self.arbiter_inbox.times.is_some_and(|times| times.runs) => {
                self.phase = Phase::Running;
            }
            _ => {}
        }
    }

    /// What is folded from facts once the game itself has been told of them.
    fn follow(&mut self, fact: &Fact) {
        let bound = matches!(fact.what, What::Made { .. })
            && !(self.arbiter_inbox.bound().is_empty() && self.draws.bound(!self.turn()).is_empty());
        self.draws.apply(fact, self.history.last_id());
        if let What::Claimed(draws::DrawEvent::Quickplay { side, basis, concluded: true, .. }) = &fact.what {
            let packet = self.packet_of(*side, *basis, fact.clock);
            self.draws.hand_in(packet);
        }
        self.attendance.apply(fact);
        self.paired_screens.apply(&fact.what);
        match &fact.what {
            What::Ruled(Order { what: Ruling::Recorder { allowed }, .. }) => self.recorder = Some(*allowed),
            What::Ruled(Order { what: Ruling::Analysis, .. }) => self.analysis = true,
            // A game that goes on is not over.
            What::Restored { .. } => self.analysis = false,
            _ => {}
        }
        self.calls.apply(fact);
        let has_arbiter = self.has_arbiter();
        self.aloud.apply(fact, &self.flow, &self.history, has_arbiter);
        self.flow.apply(fact, &self.history);
        if bound {
            self.flow.fix_last();
        }
        self.arbiter_inbox.apply(&fact.what, &self.history);
    }

    pub fn started(&self) -> &Started {
        &self.started
    }

    /// Its half-moves.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What stands on the board.
    pub fn board(&self) -> &Board {
        self.history.board()
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.board().turn()
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<(Outcome, Reason)> {
        match self.phase {
            Phase::Over { outcome, reason } => Some((outcome, reason)),
            Phase::Running | Phase::Stopped | Phase::Undecided => None,
        }
    }

    /// What lies before the arbiter.
    pub fn arbiter_inbox(&self) -> &ArbiterInbox {
        &self.arbiter_inbox
    }

    /// Whose draw offer is open.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// What the clock shows at `at`; `None` in a game without a clock.
    pub fn clock(&self, at: Tick) -> Option<ClockReading> {
        (!self.clock.is_none()).then(|| self.clock.reading(at))
    }

    /// Tournament, casual or training.
    pub fn mode(&self) -> Mode {
        self.started.mode
    }

    /// Whether a seat may have an answer about this in this game. After its end the arbiter can make a tournament game one like others.
    pub fn may_ask(&self, seat: Seat, topic: Topic) -> bool {
        let sight = seat.acts_for().map_or(Sight::Sighted, |side| self.player(side).sight);
        let mode = if self.allows_analysis() { Mode::Casual } else { self.mode() };
        !self.withholds_help(topic) && may_ask(mode, self.started.parts, seat, sight, topic)
    }

    /// Whether a seat may have the answer to a question.
    pub fn may_have(&self, seat: Seat, question: Question) -> bool {
        question.topics().iter().all(|topic| self.may_ask(seat, *topic))
    }

    /// Standard play, rapid or blitz: what the time control of the side with more time makes it (A.1, B.1). A game without
    /// a clock is one of standard play.
    pub fn time_class(&self) -> TimeClass {
        time_class([&self.started.time.white, &self.started.time.black], &self.started.profile)
    }

    /// Whether a draw counts as a win for Black.
    pub(super) fn draw_counts_for_black(&self) -> bool {
        self.started.event_rules.draw == DrawCounts::ForBlack
    }

    /// The rules by which it is played.
    pub fn profile(&self) -> &Profile {
        &self.started.profile
    }

    /// The names on the scoresheet.
    pub fn names(&self) -> &Names {
        &self.names
    }

    pub fn player(&self, side: Color) -> &Participant {
        self.started.players.get(side)
    }

    /// The side of the console's owner; White where the owner plays neither.
    pub fn owner_side(&self) -> Color {
        self.started.owner.side().unwrap_or(Color::White)
    }

    /// The seat of the console's owner.
    pub fn owner(&self) -> Seat {
        self.started.owner
    }

    /// When something happens by itself: a flag falls, or the clock is to be noted.
    pub fn deadline(&self) -> Option<Tick> {
        if self.phase != Phase::Running {
            return None;
        }
        let running = self.clock.flag_at().is_some();
        let note = running.then(|| self.noted.after(NOTE_EVERY));
        // What was claimed before the flag fell is decided first.
        let flag = self.next_flag().filter(|_| self.draws.open().is_none()).map(|(_, at)| at);
        note.into_iter().chain(flag).chain(self.default_time_over()).min()
    }

    pub(super) fn is_engine(&self, side: Color) -> bool {
        self.player(side).is_engine()
    }

    /// By which way the program that plays a side enters what it does.
    pub(super) fn engine_source(&self, side: Color) -> Source {
        match self.player(side).driver {
            Driver::Uci { .. } => Source::Uci,
            _ => Source::BuiltinEngine,
        }
    }
}

fn start_board(started: &Started) -> Result<Board, FenError> {
    let position = Position::from_fen(&started.start)?;
    // A FEN does not say that a game is Chess960 where its rights are the usual ones (position 518).
    if started.chess960.is_some() && position.castling_mode() == CastlingMode::Standard {
        let position = Position::from_setup(position.to_setup(), CastlingMode::Chess960)?;
        return Ok(Board::from(&position));
    }
    Ok(Board::from(&position))
}
