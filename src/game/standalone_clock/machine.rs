//! A clock alone: presses and words in, facts and words out.

use super::fact::{Correction, Fact, SetUp, What};
use super::says::{Answer, Ask, Effect, Flag, Refusal, Says, TimeAsked};
use crate::game::clock::{Clock, ClockReading, TimeControl};
use crate::game::command;
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::game::roles::{Seat, Seats};
use crate::rules::position::Color;
use crate::time::Tick;

/// While a time runs it is noted so often (ms): a crash costs no more.
const NOTE_EVERY: u64 = 5_000;
/// No clock shows more (ms): a hundred hours.
const MOST: u64 = 100 * 3_600_000;

/// What somebody wants of the clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A side has moved; `None`: the side whose time runs.
    Press(Option<Color>),
    /// Stops it, or lets it run again.
    PauseOrResume,
    /// Stops it.
    Pause,
    /// Lets it run, for the first time or again.
    Resume,
    /// Sets what it shows.
    Correct(Correction),
    /// The game is over.
    Finish,
}

/// What reaches the clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A wish.
    Command(Command),
    /// The moment of [`StandaloneClock::deadline`] has come.
    Deadline,
    /// The machine has slept until now, for this many milliseconds.
    Slept { millis: u64 },
}

/// One input to the clock.
pub type Input = command::Input<Happening>;

/// Where the clock stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The clock has not been pressed yet.
    Waiting,
    /// A time runs.
    Running,
    /// It was stopped.
    Paused,
    /// The game is over.
    Over,
}

/// Why facts are no clock.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// There is none, or the first does not set a clock up.
    #[error("the record does not begin with a clock that is set up")]
    NoBeginning,
    /// The clock is set up a second time.
    #[error("fact {0} sets the clock up again")]
    SetUpAgain(usize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandaloneClock {
    set_up: SetUp,
    clock: Clock,
    phase: Phase,
    turn: Color,
    /// Whose flags have fallen, in their order.
    fallen: Vec<Color>,
    /// When the clock was last noted.
    noted: Tick,
    /// For how long it had stood (ms) when the game began.
    stood_before: u64,
    /// Wall clock (s) and moment at which this run of the program begins.
    run: (u64, Tick),
    /// The moment of the last fact.
    last: Tick,
}

impl StandaloneClock {
    #[must_use]
    pub fn begin(set_up: SetUp, at: Tick) -> (StandaloneClock, Vec<Effect>) {
        let mut clock = Clock::new(set_up.time.clone());
        clock.set(&clock.reading(Tick::START), at);
        let fact = Fact {
            by: set_up.owner,
            source: Source::Console,
            at,
            clock: clock.reading(at),
            what: What::ClockSetUp(Box::new(set_up.clone())),
        };
        let says = Effect::Tell { to: Seats::PUBLIC, what: Says::SetUp { time: set_up.time.clone() } };
        (StandaloneClock::set_up(set_up, clock, at), vec![Effect::Record(fact), says])
    }

    fn set_up(set_up: SetUp, clock: Clock, at: Tick) -> StandaloneClock {
        StandaloneClock {
            run: (set_up.wall, at),
            set_up,
            clock,
            phase: Phase::Waiting,
            turn: Color::White,
            fallen: Vec::new(),
            noted: at,
            stood_before: 0,
            last: at,
        }
    }

    /// The clock that these facts tell of.
    ///
    /// # Errors
    /// If they do not begin with one that is set up, or set it up again.
    pub fn replay(facts: &[Fact]) -> Result<StandaloneClock, ReplayError> {
        let Some((Fact { at, clock: reading, what: What::ClockSetUp(set_up), .. }, rest)) = facts.split_first() else {
            return Err(ReplayError::NoBeginning);
        };
        let mut clock = Clock::new(set_up.time.clone());
        clock.set(reading, *at);
        let mut replayed = StandaloneClock::set_up((**set_up).clone(), clock, *at);
        for (index, fact) in (2..).zip(rest) {
            if matches!(fact.what, What::ClockSetUp(_)) {
                return Err(ReplayError::SetUpAgain(index));
            }
            replayed.apply(fact);
        }
        Ok(replayed)
    }

    /// Goes on in another run of the program: the clock stands, as it was last noted.
    pub fn reopen(&mut self, at: Tick, wall: u64, version: &str) -> Vec<Effect> {
        let gap = (self.phase == Phase::Running).then(|| self.gap_until(wall));
        let mut reading = self.clock.reading(self.last);
        reading.running = None;
        if self.phase != Phase::Waiting {
            reading.gaps += self.gap_until(wall) * 1_000;
        }
        let what = What::Reopened { wall, version: version.to_owned() };
        let fact = Fact { by: self.set_up.owner, source: Source::Console, at, clock: reading, what };
        self.apply(&fact);
        let (turn, fallen) = (self.turn, self.fallen.clone());
        let says = Says::TakenUp { reading, turn, gap, fallen };
        vec![Effect::Record(fact), Effect::Tell { to: Seats::PUBLIC, what: says }]
    }

    /// How long (s) it is since the last fact, as far as the wall clock says.
    fn gap_until(&self, wall: u64) -> u64 {
        let (run, began) = self.run;
        wall.saturating_sub(run.saturating_add(self.last.since(began) / 1_000))
    }

    /// Folds a fact in.
    pub fn apply(&mut self, fact: &Fact) {
        match &fact.what {
            // The first fact makes the clock, and what is noted is its reading.
            What::ClockSetUp(_) | What::Noted => {}
            What::Begun => self.begun(&fact.clock),
            What::Pressed { side } => {
                self.begun(&fact.clock);
                self.turn = !*side;
            }
            What::Paused | What::Slept { .. } => self.phase = Phase::Paused,
            What::Resumed => self.phase = Phase::Running,
            What::FlagFell { side } => self.fallen.push(*side),
            What::Corrected(correction) => self.corrected(*correction, &fact.clock),
            What::Reopened { wall, .. } => {
                self.run = (*wall, fact.at);
                if self.phase == Phase::Running {
                    self.phase = Phase::Paused;
                }
            }
            What::Finished => self.phase = Phase::Over,
        }
        self.clock.set(&fact.clock, fact.at);
        self.noted = fact.at;
        self.last = fact.at;
    }

    fn begun(&mut self, reading: &ClockReading) {
        if self.phase == Phase::Waiting {
            self.stood_before = reading.stood;
        }
        self.phase = Phase::Running;
    }

    fn corrected(&mut self, correction: Correction, reading: &ClockReading) {
        if let Correction::Turn { side } = correction {
            self.turn = side;
        }
        self.fallen.retain(|side| reading.side(*side).left == 0);
    }

    pub const fn started(&self) -> &SetUp {
        &self.set_up
    }

    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose time runs, or will when it goes on.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// What it shows.
    pub fn reading(&self, at: Tick) -> ClockReading {
        self.clock.reading(at)
    }

    /// When something happens by itself: a flag falls, or the clock is to be noted.
    pub fn deadline(&self) -> Option<Tick> {
        if self.phase != Phase::Running {
            return None;
        }
        self.next_flag().map(|(_, at)| at).into_iter().chain([self.noted.after(NOTE_EVERY)]).min()
    }

    fn next_flag(&self) -> Option<(Color, Tick)> {
        self.clock.flag_at().filter(|(side, _)| !self.fallen.contains(side))
    }

    /// Decides, and applies what has come of it.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let awake_until = match input.what {
            Happening::Slept { millis } => Tick::from_millis(input.at.millis().saturating_sub(millis)),
            Happening::Command(_) | Happening::Deadline => input.at,
        };
        let mut effects = self.flag_before(awake_until);
        match input.what {
            Happening::Deadline => self.note(&input, &mut effects),
            Happening::Slept { millis } => self.slept(millis, &input, &mut effects),
            Happening::Command(command) => self.command(command, &input, &mut effects),
        }
        effects
    }

    /// A flag that has fallen by now is a fact before anything else.
    fn flag_before(&mut self, now: Tick) -> Vec<Effect> {
        let mut effects = Vec::new();
        let running = self.phase == Phase::Running;
        if let Some((side, at)) = self.next_flag().filter(|(_, at)| running && *at <= now) {
            let second = !self.fallen.is_empty();
            let input = Input { seat: self.set_up.owner, source: Source::Console, at, what: Happening::Deadline };
            self.record(What::FlagFell { side }, self.clock.reading(at), &input, &mut effects);
            if self.set_up.tells_flag {
                effects.push(Effect::Cue { to: Seats::PUBLIC, cue: Cue::Flag });
                effects.push(Effect::Tell { to: Seats::PUBLIC, what: Says::Flag { side, second } });
            }
        }
        effects
    }

    fn note(&mut self, input: &Input, effects: &mut Vec<Effect>) {
        if self.phase == Phase::Running && input.at >= self.noted.after(NOTE_EVERY) {
            self.record(What::Noted, self.clock.reading(input.at), input, effects);
        }
    }

    /// What the machine has slept is charged to neither side, and the clock stands.
    fn slept(&mut self, millis: u64, input: &Input, effects: &mut Vec<Effect>) {
        if self.phase != Phase::Running {
            return;
        }
        let mut clock = self.clock.clone();
        let millis = clock.leave_gap(millis, input.at);
        self.record(What::Slept { millis }, clock.reading(input.at), input, effects);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Says::Slept { millis } });
    }

    fn record(&mut self, what: What, clock: ClockReading, input: &Input, effects: &mut Vec<Effect>) {
        let fact = Fact { by: input.seat, source: input.source, at: input.at, clock, what };
        self.apply(&fact);
        effects.push(Effect::Record(fact));
    }

    fn command(&mut self, command: Command, input: &Input, effects: &mut Vec<Effect>) {
        let done = match command {
            _ if self.phase == Phase::Over => Err(Refusal::Over),
            Command::Press(side) => self.press(side, input, effects),
            Command::PauseOrResume if self.phase == Phase::Running => self.pause(input, effects),
            Command::PauseOrResume | Command::Resume => self.resume(input, effects),
            Command::Pause => self.pause(input, effects),
            Command::Correct(correction) => self.correct(correction, input, effects),
            Command::Finish => {
                self.stop(What::Finished, Says::Finished, input, effects);
                Ok(())
            }
        };
        if let Err(refusal) = done {
            let to = Seats::only(input.seat);
            effects.push(Effect::Cue { to, cue: Cue::Refusal });
            effects.push(Effect::Tell { to, what: Says::Refused(refusal) });
        }
    }

    /// Before the game a press by Black, or by no side in particular, starts White's time; one by White completes their first move and
    /// starts Black's.
    fn press(&mut self, side: Option<Color>, input: &Input, effects: &mut Vec<Effect>) -> Result<(), Refusal> {
        let waiting = self.phase == Phase::Waiting;
        if self.phase == Phase::Paused {
            return Err(Refusal::Stands);
        }
        if waiting && side != Some(self.turn) {
            self.begin_to_run(What::Begun, input, effects);
            return Ok(());
        }
        let side = side.unwrap_or(self.turn);
        if side != self.turn {
            return Err(Refusal::NotRunning { runs: self.turn });
        }
        let mut clock = self.clock.clone();
        if waiting {
            clock.start(side, input.at);
        }
        clock.complete(side, input.at);
        self.record(What::Pressed { side }, clock.reading(input.at), input, effects);
        effects.push(Effect::Cue { to: Seats::only(Seat::Side(side)), cue: Cue::Confirmed });
        Ok(())
    }

    fn begin_to_run(&mut self, what: What, input: &Input, effects: &mut Vec<Effect>) {
        let mut clock = self.clock.clone();
        clock.start(self.turn, input.at);
        self.record(what, clock.reading(input.at), input, effects);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Says::Resumed { turn: self.turn } });
    }

    fn pause(&mut self, input: &Input, effects: &mut Vec<Effect>) -> Result<(), Refusal> {
        if self.phase != Phase::Running {
            return Err(Refusal::NothingToPause);
        }
        self.stop(What::Paused, Says::Paused, input, effects);
        Ok(())
    }

    fn resume(&mut self, input: &Input, effects: &mut Vec<Effect>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Running => return Err(Refusal::Runs),
            Phase::Waiting => self.begin_to_run(What::Begun, input, effects),
            Phase::Paused | Phase::Over => self.begin_to_run(What::Resumed, input, effects),
        }
        Ok(())
    }

    /// A clock is set while it stands: before the game, or in a pause.
    fn correct(&mut self, correction: Correction, input: &Input, effects: &mut Vec<Effect>) -> Result<(), Refusal> {
        if self.phase == Phase::Running {
            return Err(Refusal::Runs);
        }
        let mut reading = self.clock.reading(input.at);
        let side = reading.side_mut(correction.side());
        let signed = |millis: u64| i64::try_from(millis).unwrap_or(i64::MAX);
        match correction {
            Correction::Left { millis, .. } if millis <= MOST => side.set_left(millis),
            Correction::Add { millis, .. } if side.left.saturating_add(millis) <= MOST => side.adjust(signed(millis)),
            Correction::Left { .. } | Correction::Add { .. } => return Err(Refusal::TooMuch),
            Correction::Take { millis, .. } => side.adjust(-signed(millis.min(side.left))),
            Correction::Moves { side: whose, moves } => {
                side.moves = moves;
                side.period = self.clock.controls().get(whose).period_after(moves);
            }
            Correction::Turn { .. } => {}
        }
        self.record(What::Corrected(correction), reading, input, effects);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Says::Corrected(self.as_it_stands(correction)) });
        Ok(())
    }

    /// A correction of time is said as what is left by it.
    fn as_it_stands(&self, correction: Correction) -> Correction {
        match correction {
            Correction::Left { side, .. } | Correction::Add { side, .. } | Correction::Take { side, .. } => {
                Correction::Left { side, millis: self.clock.reading(self.last).side(side).left }
            }
            Correction::Moves { .. } | Correction::Turn { .. } => correction,
        }
    }

    fn stop(&mut self, what: What, says: Says, input: &Input, effects: &mut Vec<Effect>) {
        let reading = ClockReading { running: None, ..self.clock.reading(input.at) };
        self.record(what, reading, input, effects);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: says });
    }

    /// Answers a seat; who plays neither side asks as the owner.
    pub fn answer(&self, ask: Ask, seat: Seat, at: Tick) -> Answer {
        let own = seat.acts_for().or(self.set_up.owner.side()).unwrap_or(Color::White);
        let reading = self.clock.reading(at);
        match ask {
            Ask::Own => self.time(&reading, TimeAsked::Own, own),
            Ask::Other => self.time(&reading, TimeAsked::Other, !own),
            Ask::Of(side) => self.time(&reading, TimeAsked::Of(side), side),
            Ask::Both => Answer::Both { reading, fallen: self.fallen.clone() },
            Ask::Running => Answer::Running { running: reading.running },
            Ask::Moves => Answer::Moves { white: reading.white.moves, black: reading.black.moves, turn: self.turn },
            Ask::ToControl => {
                let shown = reading.side(own);
                let due = self.clock.controls().get(own).moves_due(shown.period);
                Answer::ToControl { moves: due.map(|due| due.saturating_sub(shown.moves)) }
            }
            Ask::Elapsed => {
                let stood = match self.phase {
                    Phase::Waiting => 0,
                    Phase::Running | Phase::Paused | Phase::Over => reading.stood.saturating_sub(self.stood_before),
                };
                let stood = stood + reading.gaps;
                Answer::Elapsed { millis: reading.white.used + reading.black.used + stood, stood }
            }
            Ask::Control => Answer::Control { time: self.set_up.time.clone() },
        }
    }

    fn time(&self, reading: &ClockReading, whose: TimeAsked, side: Color) -> Answer {
        let flag = match self.fallen.iter().position(|fallen| *fallen == side) {
            None => Flag::Up,
            Some(_) if self.fallen.len() == 1 => Flag::Only,
            Some(0) => Flag::First,
            Some(_) => Flag::Second,
        };
        let counted = *self.clock.controls().get(side) == TimeControl::CountUp;
        Answer::Time { whose, left: reading.side(side).left, counted, flag }
    }
}
