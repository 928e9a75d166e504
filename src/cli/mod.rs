//! The command line: one file a subcommand.

pub mod clock;
pub mod clocks;
pub mod compare;
pub mod config;
pub mod convert;
pub mod devices;
pub mod engines;
pub mod equipment;
pub mod grammar;
pub mod hear;
pub mod help;
mod herald;
pub mod keys;
pub mod lessons;
pub mod manual;
mod one_of;
pub mod openings;
pub mod papers;
pub mod play;
mod power;
pub mod profiles;
pub mod progress;
pub mod puzzles;
pub mod review;
pub mod say;
mod sitting;
pub mod train;
pub mod voice;

use std::fmt::Display;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::output::terminal;
use crate::table::Farewell;
use crate::words::declare::Say as _;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// What each command and flag does is said by `flags.ftl` in each language; `help` puts it in.
#[derive(Debug, Parser)]
#[command(name = "annabella", version, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Option<Job>,
}

#[derive(Debug, Subcommand)]
enum Job {
    Play(play::PlayArgs),
    Train(train::TrainCommand),
    Review(review::ReviewArgs),
    Openings(openings::OpeningsArgs),
    Progress(progress::ProgressArgs),
    Puzzles(puzzles::PuzzlesArgs),
    Clock(clock::ClockArgs),
    Clocks(clocks::ClocksArgs),
    Say(say::SayArgs),
    Compare(compare::CompareArgs),
    Config(config::ConfigArgs),
    Devices(devices::DevicesArgs),
    Engines(engines::EnginesArgs),
    Keys(keys::KeysArgs),
    Lessons(lessons::LessonsArgs),
    Manual(manual::ManualArgs),
    Grammar(grammar::GrammarArgs),
    Hear(hear::HearArgs),
    Voice(voice::VoiceArgs),
    Convert(Box<convert::ConvertArgs>),
    Profiles(profiles::ProfilesArgs),
    #[command(hide = true)]
    Papers(papers::PapersArgs),
}

/// What the parser's own errors end with.
const MISREAD: u8 = 2;

/// Tells what is wrong with a command line; or what somebody asked about it.
fn misread(error: &clap::Error) -> ExitCode {
    // What was asked for, such as `--help`, is no error.
    if !error.use_stderr() {
        return help::print(&std::env::args_os().collect::<Vec<_>>());
    }
    let line: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    // Who plays may not look at the screen.
    let plays = line.first().is_some_and(|job| job == "play" || job.starts_with('-'));
    play::wrong_flag::tell_misread(error, &line, plays);
    ExitCode::from(MISREAD)
}

/// The end of a command that keeps something: whether it did, and whether all of it is saved.
fn ended(done: Result<Farewell, impl Display>, what: &str) -> ExitCode {
    let why = match done {
        Ok(Farewell::Saved) => return ExitCode::SUCCESS,
        Ok(Farewell::Unsaved(why)) => {
            let (words, english) = (Words::new(), Listener::default());
            format!("{what} are not saved: {}", text(&why.say(words.voice(&english))))
        }
        Err(error) => error.to_string(),
    };
    terminal::complain(&why);
    ExitCode::FAILURE
}

/// Runs the program with the arguments that it was called with.
#[must_use]
pub fn run() -> ExitCode {
    #[cfg(debug_assertions)]
    if std::env::var_os("ANNABELLA_PSEUDO").is_some() {
        crate::words::pseudo::begin();
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return misread(&error),
    };
    let done = match cli.command.unwrap_or_else(|| Job::Play(play::PlayArgs::default())) {
        Job::Play(args) => return sitting::play(&args),
        Job::Convert(args) => return convert::run(&args),
        Job::Compare(args) => return compare::run(&args),
        Job::Clock(args) => return clock::run(&args),
        Job::Train(args) => return sitting::train(&args),
        Job::Review(args) => return sitting::review(&args),
        Job::Openings(args) => openings::run(&args),
        Job::Progress(args) => progress::run(&args),
        Job::Puzzles(args) => puzzles::run(&args).map(|()| Vec::new()),
        Job::Clocks(args) => clocks::run(&args),
        Job::Say(args) => say::run(&args).map(|line| vec![line]),
        Job::Config(args) => config::run(&args),
        Job::Devices(args) => devices::run(&args),
        Job::Engines(args) => engines::run(&args),
        Job::Keys(args) => Ok(keys::run(&args)),
        Job::Lessons(args) => lessons::run(&args),
        Job::Manual(args) => manual::run(&args).map(|()| Vec::new()),
        Job::Grammar(args) => grammar::run(&args),
        Job::Hear(args) => hear::run(&args),
        Job::Voice(args) => voice::run(&args),
        Job::Profiles(args) => profiles::run(&args),
        Job::Papers(args) => papers::run(&args).map(|()| Vec::new()),
    };
    match done {
        Ok(lines) => {
            terminal::print(&lines);
            ExitCode::SUCCESS
        }
        Err(complaint) => {
            terminal::complain(&complaint);
            ExitCode::FAILURE
        }
    }
}
