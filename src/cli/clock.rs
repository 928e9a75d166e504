//! `annabella clock`: a talking clock alone, for any board.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use crossbeam_channel::{Receiver, bounded, unbounded};

use super::clocks::{self, ClocksArgs};
use super::config::{SettingFlags, bad_flag, bad_settings, sources};
use super::keys::clock_keys;
use super::play::PlayError;
use super::play::hall::speak_refusal;
use super::play::{data_directory, listener, new_writer, open_voices, owner_of, resources, salt, teller};
use super::power;
use crate::config::{Clocks, Frozen, Layer, Loaded, Problem, Settings, load};
use crate::console::standalone_clock::ClockConsole;
use crate::console::{LoopEvent, Resources};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::game::clock::{TimeControl, time_class};
use crate::game::roles::{Mode, Occasion, Seats, is_told_unasked};
use crate::game::standalone_clock::{self, Effect, Fact, Phase, SetUp, StandaloneClock};
use crate::input::{self, InputEvent};
use crate::journal::file::{self, Access};
use crate::journal::line::Condition;
use crate::journal::list::list_any;
use crate::journal::writer::Writer;
use crate::journal::{name, thread};
use crate::keys::clock_key::ClockKey;
use crate::output::terminal;
use crate::rules::context::{RuleContext, Supervision};
use crate::rules::position::ByColor;
use crate::table::{Ending, Farewell, Queues, Table};
use crate::time::{Stamper, wall_seconds};
use crate::words::Words;
use crate::words::notice::Notice;

/// Clocks are kept here, in the directory of games, so that neither is taken for the other.
const DIRECTORY: &str = "clocks";
/// The preset of a clock for which no time was specified.
const USUAL: &str = "fide-rapid";

/// Flags of `annabella clock`. What is not given comes from the files of settings.
#[derive(Clone, Debug, Default, Args)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
pub struct ClockArgs {
    #[command(flatten)]
    flags: SettingFlags,
    #[arg(long)]
    resume: bool,
    #[arg(long, conflicts_with = "resume")]
    compose: bool,
    #[arg(long, hide_short_help = true)]
    simulated: bool,
    #[arg(long)]
    list: bool,
}

/// Runs; the exit code is 0 unless there was no clock, or its last moments could not be saved.
#[must_use]
pub fn run(args: &ClockArgs) -> ExitCode {
    super::ended(if args.list { list(args) } else { keep_time(args) }, "the last moments")
}

fn list(args: &ClockArgs) -> Result<Farewell, PlayError> {
    let args = ClocksArgs { name: None, flags: args.flags.clone() };
    terminal::print(&clocks::run(&args).map_err(PlayError::Said)?);
    Ok(Farewell::Saved)
}

/// A clock that can go into the loop.
struct Begun {
    clock: StandaloneClock,
    /// The clock as far as anybody knows it.
    committed: StandaloneClock,
    effects: Vec<Effect>,
    writer: Writer,
    greeting: Vec<Notice>,
}

/// What all clocks of one run share.
struct Hall {
    inputs: Receiver<InputEvent>,
    events: Receiver<LoopEvent>,
    stamper: Stamper,
    resources: Resources,
    keys: ClockKeys,
}

fn keep_time(args: &ClockArgs) -> Result<Farewell, PlayError> {
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let stamper = if args.simulated { Stamper::simulated() } else { Stamper::real() };
    let (to_inputs, inputs) = bounded(input::QUEUE);
    let (own, events) = unbounded();
    let opened = input::open(&stamper, &to_inputs, &own)?;
    let piped = matches!(opened, input::Opened::Lines(_));
    if !piped {
        input::pad::spawn(stamper.clone(), to_inputs.clone())?;
    }
    // Only we and the threads that read hold the queue: when those end, so does the clock.
    drop(to_inputs);
    let (keys, wrong_keys) = clock_keys();
    let settings = loaded.settings.clone();
    let owner = owner_of(&settings);
    let output = open_voices(&args.flags, &settings, owner, Seats::only(owner), piped, &own);
    let resources = resources(output, Arc::new(Words::new()), settings, piped, &own);
    let hall = Hall { inputs, events, stamper, resources, keys };
    let problems = [&loaded.problems[..], &wrong_keys].concat();
    let power = power::watch(&hall.stamper, piped, &own);
    let farewell = hall.run(args, &loaded, &problems);
    drop((opened, power));
    farewell
}

impl Hall {
    fn run(self, args: &ClockArgs, loaded: &Loaded, problems: &[Problem]) -> Result<Farewell, PlayError> {
        let (wrong_flags, others): (Vec<Problem>, Vec<Problem>) =
            problems.iter().cloned().partition(|problem| problem.layer == Layer::Flag);
        if let Some(problem) = wrong_flags.first() {
            return Err(self.refuse(&bad_flag(problem, false)));
        }
        let dir = data_directory(&self.resources.settings).join(DIRECTORY);
        let mut begun = if args.resume { self.take_up(&dir)? } else { self.begin(&dir, usual(&loaded.settings))? };
        begun.greeting.extend(bad_settings(&others));
        begun.greeting.extend(self.greeting(args.resume));
        let check = self.resources.settings.mode == Mode::Tournament && !self.resources.settings.earphone.is_empty();
        let (mut hall, mut wanted) = (self, [check, args.compose]);
        loop {
            let Begun { clock, committed, effects, writer, greeting } = begun;
            let Hall { inputs, events, stamper, resources, keys } = hall;
            let (own, news) = unbounded();
            // When the loop has ended, it has waited for the journal.
            let journal = thread::start(writer, teller(&own, LoopEvent::Journal))?;
            let console = ClockConsole::new(&committed, (resources, keys), &stamper, greeting, wanted);
            let queues = Queues { inputs: vec![inputs], events, news, own };
            match Table::new([clock, committed], vec![console], journal, (), stamper, queues).run(effects) {
                Ending::Left(farewell) => return Ok(farewell),
                Ending::Next { next, mut devices, stamper, mut queues } => {
                    let (Some(console), Some(inputs)) = (devices.pop(), queues.inputs.pop()) else {
                        return Ok(Farewell::Saved);
                    };
                    let (resources, keys) = console.left();
                    hall = Hall { inputs, events: queues.events, stamper, resources, keys };
                    begun = hall.begin(&dir, next)?;
                    wanted = [false; 2];
                }
            }
        }
    }

    fn begin(&self, dir: &Path, time: ByColor<TimeControl>) -> Result<Begun, PlayError> {
        let set_up = set_up(&self.resources.settings, time);
        let stem = name::stem(set_up.wall, salt());
        let writer = new_writer(dir, &stem)?;
        let (clock, effects) = StandaloneClock::begin(set_up, self.stamper.now());
        Ok(Begun { committed: clock.clone(), clock, effects, writer, greeting: Vec::new() })
    }

    /// The newest clock that was not put away.
    fn take_up(&self, dir: &Path) -> Result<Begun, PlayError> {
        let listed = list_any::<Fact>(dir).map(|listing| listing.games).unwrap_or_default();
        let unfinished =
            |facts: &[Fact]| StandaloneClock::replay(facts).is_ok_and(|clock| clock.phase() != Phase::Over);
        let Some(listed) = listed.into_iter().find(|listed| unfinished(&listed.reading.facts)) else {
            return Err(self.refuse(&Notice::from(ClockNotice::NothingToResume)));
        };
        let shown = listed.path.display().to_string();
        let journal = |why: String| PlayError::Said(format!("{shown}: {why}"));
        let opened = file::open_any::<Fact>(&listed.path)?;
        let mut greeting = Vec::new();
        match opened.condition {
            Condition::Clean => {}
            Condition::TornLine { .. } => greeting.push(DeskNotice::TornLine.into()),
            Condition::Damaged { line } => return Err(self.refuse(&DeskNotice::Damaged { file: shown, line }.into())),
            Condition::Mended { .. } => {
                return Err(self.refuse(&DeskNotice::Damaged { file: shown, line: 1 }.into()));
            }
        }
        let writer = match opened.access {
            Access::Writing(writer) => writer,
            Access::HeldElsewhere => {
                return Err(self.refuse(&Notice::from(ClockNotice::Held { file: shown })));
            }
            Access::Damaged => return Err(self.refuse(&DeskNotice::Damaged { file: shown, line: 1 }.into())),
            Access::Refused(why) => return Err(journal(why.to_string())),
        };
        let mut clock = StandaloneClock::replay(&opened.facts).map_err(|error| journal(error.to_string()))?;
        let committed = clock.clone();
        let effects = clock.reopen(self.stamper.now(), wall_seconds(), env!("CARGO_PKG_VERSION"));
        Ok(Begun { clock, committed, effects, writer, greeting })
    }

    fn greeting(&self, resumed: bool) -> Vec<Notice> {
        let notice = if self.resources.piped {
            ClockNotice::GreetingByLines { resumed }
        } else {
            let keys = |action| self.keys.at_the_keyboard(action);
            let (white, black) = (keys(ClockKey::PressWhite), keys(ClockKey::PressBlack));
            let resume = resumed.then(|| keys(ClockKey::Pause));
            ClockNotice::Greeting { white, black, resume, help: keys(ClockKey::Help) }
        };
        vec![Notice::from(notice)]
    }

    /// Says why there is no clock, and gives it back as the error.
    fn refuse(&self, notice: &Notice) -> PlayError {
        let Resources { output, words, settings, .. } = &self.resources;
        PlayError::Said(speak_refusal(output, words, (&listener(settings), owner_of(settings)), notice))
    }
}

/// The control of the settings; if none is specified, one that is in common use.
fn usual(settings: &Settings) -> ByColor<TimeControl> {
    if settings.time.is_none() {
        return Clocks::default().named(USUAL).map(|preset| preset.time.clone()).unwrap_or_default().into();
    }
    settings.time.clone().into()
}

fn set_up(settings: &Settings, time: ByColor<TimeControl>) -> SetUp {
    let supervision = if settings.supervised { Supervision::Full } else { Supervision::Insufficient };
    let context = RuleContext { class: time_class([&time.white, &time.black], &settings.profile), supervision };
    SetUp {
        schema: standalone_clock::SCHEMA,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        wall: wall_seconds(),
        owner: owner_of(settings),
        mode: settings.mode,
        tells_flag: is_told_unasked(settings.mode, context, &settings.profile, Occasion::FlagFell),
        language: settings.language,
        time,
    }
}
