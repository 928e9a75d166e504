//! The command line: one file a subcommand.

pub mod clock;
pub mod clocks;
pub mod compare;
pub mod config;
pub mod convert;
pub mod devices;
pub mod grammar;
pub mod keys;
pub mod manual;
mod one_of;
pub mod papers;
pub mod play;
mod power;
pub mod profiles;
pub mod say;

use std::fmt::Display;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::output::terminal;
use crate::table::Farewell;

/// Annabella, a talking chess console for blind and partially sighted players.
#[derive(Debug, Parser)]
#[command(version, about, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Option<Job>,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// Play a game: against the built-in opponent, another person, or at a real board
    Play(play::PlayArgs),
    /// Keep the time: a talking chess clock alone, for any board
    Clock(clock::ClockArgs),
    /// List the time controls that have a name, with their meaning in words, or explain one
    Clocks(clocks::ClocksArgs),
    /// Print how a move is announced
    Say(say::SayArgs),
    /// Compare two scoresheets of one game, and find where they first differ
    Compare(compare::CompareArgs),
    /// List every setting, its value, and where the value comes from; or change one
    Config(config::ConfigArgs),
    /// List sound outputs, microphones, gamepads, Braille displays and voices, and say a word on each output
    Devices(devices::DevicesArgs),
    /// List the keys and what each does
    Keys(keys::KeysArgs),
    /// Print the manual, or a page of it; also as an HTML file or in Braille
    Manual(manual::ManualArgs),
    /// List everything that is understood in a language, or make a grammar for a speech recogniser
    Grammar(grammar::GrammarArgs),
    /// Convert scoresheets between PGN, Braille and plain text; also into sound
    Convert(Box<convert::ConvertArgs>),
    /// List the rule profiles, or explain one
    Profiles(profiles::ProfilesArgs),
    /// Write pages for man and completions for shells
    #[command(hide = true)]
    Papers(papers::PapersArgs),
}

/// What the parser's own errors end with.
const MISREAD: u8 = 2;

/// Tells what is wrong with a command line; or what somebody asked about it.
fn misread(error: &clap::Error) -> ExitCode {
    let line: Vec<String> = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    // What was asked for, such as `--help`, is no error.
    if !error.use_stderr() {
        error.exit();
    }
    // Who plays may not look at the screen.
    let plays = line.first().is_some_and(|job| job == "play" || job.starts_with('-'));
    play::wrong_flag::tell_misread(error, &line, plays);
    ExitCode::from(MISREAD)
}

/// The end of a command that keeps something: whether it did, and whether all of it is saved.
fn ended(done: Result<Farewell, impl Display>, what: &str) -> ExitCode {
    let why = match done {
        Ok(Farewell::Saved) => return ExitCode::SUCCESS,
        Ok(Farewell::Unsaved(why)) => format!("{what} are not saved: {why}"),
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
        Job::Play(args) => return play::run(&args),
        Job::Convert(args) => return convert::run(&args),
        Job::Compare(args) => return compare::run(&args),
        Job::Clock(args) => return clock::run(&args),
        Job::Clocks(args) => clocks::run(&args),
        Job::Say(args) => say::run(&args).map(|line| vec![line]),
        Job::Config(args) => config::run(&args),
        Job::Devices(args) => devices::run(&args),
        Job::Keys(args) => Ok(keys::run(&args)),
        Job::Manual(args) => manual::run(&args).map(|()| Vec::new()),
        Job::Grammar(args) => grammar::run(&args),
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
