//! A flag that cannot be used: it is written as ever, and spoken where the program speaks.

use std::error::Error as _;
use std::io::IsTerminal as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use crossbeam_channel::unbounded;

use super::hall::speak_refusal;
use super::{PlayArgs, PlayError, listener, open_output, setup};
use crate::cli::config::{SettingFlags, bad_flag, sources};
use crate::cli::one_of::OneOf;
use crate::config::{self, Frozen, Layer, Loaded, Problem, Settings, Speech};
use crate::desk::notices::desk::DeskNotice;
use crate::output::terminal;
use crate::words::Words;
use crate::words::flag_notice::WrongFlag;
use crate::words::notice::Notice;
use crate::words::utterance::text;

/// The first flag whose value cannot be used.
pub fn wrong_flag(loaded: &Loaded) -> Option<&Problem> {
    loaded.problems.iter().find(|problem| problem.layer == Layer::Flag)
}

/// Tells aloud, in the listener's language, which flag is wrong.
pub(super) fn refuse_flag(args: &PlayArgs, settings: &Settings, problem: &Problem) -> PlayError {
    // It is written by the one who gets the error.
    PlayError::Said(speak(args, settings, &bad_flag(problem, true)))
}

/// Tells what is wrong with a command line that could not be read, on one line; for a game (`plays`) aloud, too. What it says of the language
/// and the voice counts, as far as it can be made out; who has a screen reader hears the line that is written.
pub fn tell_misread(error: &clap::Error, line: &[String], plays: bool) {
    let flags = SettingFlags::made_out(line);
    let settings = config::load(&sources(&flags, Frozen::default())).settings;
    let notice = Notice::from(DeskNotice::Flag { wrong: misread(error), game: plays });
    terminal::complain(&text(&Words::new().notice(&notice, &listener(&settings))));
    if plays && !matches!(settings.speech, Speech::Off | Speech::Reader) {
        let args = PlayArgs { flags, ..PlayArgs::default() };
        speak(&args, &settings, &notice);
    }
}

fn misread(error: &clap::Error) -> WrongFlag {
    use ErrorKind as E;
    let words = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    };
    let first = |kind| words(kind).into_iter().next();
    // A flag without the name of its value, as in `--level <LEVEL>`.
    let flag = |kind| {
        let whole = first(kind).unwrap_or_default();
        whole.split([' ', '=']).next().unwrap_or_default().to_owned()
    };
    match error.kind() {
        E::UnknownArgument => match first(ContextKind::InvalidArg) {
            Some(flag) if flag.starts_with('-') => match first(ContextKind::SuggestedArg) {
                Some(near) => WrongFlag::UnknownNear { flag, near },
                None => WrongFlag::Unknown { flag },
            },
            text => WrongFlag::TooMuch { text: text.unwrap_or_default() },
        },
        E::InvalidSubcommand => {
            let text = first(ContextKind::InvalidSubcommand).unwrap_or_default();
            match first(ContextKind::SuggestedSubcommand) {
                Some(near) => WrongFlag::NoCommandNear { text, near },
                None => WrongFlag::NoCommand { text },
            }
        }
        E::InvalidValue | E::ValueValidation => match first(ContextKind::InvalidValue) {
            Some(value) if !value.is_empty() => {
                let one_of = error.source().and_then(|why| why.downcast_ref::<OneOf>());
                let valid = one_of.map_or_else(|| words(ContextKind::ValidValue), |one_of| one_of.0.clone());
                let flag = flag(ContextKind::InvalidArg);
                if valid.is_empty() {
                    WrongFlag::Value { flag, value }
                } else {
                    WrongFlag::ValueOf { flag, value, valid: valid.join(", ") }
                }
            }
            _ => WrongFlag::NoValue { flag: flag(ContextKind::InvalidArg) },
        },
        E::TooFewValues | E::WrongNumberOfValues | E::NoEquals => {
            WrongFlag::NoValue { flag: flag(ContextKind::InvalidArg) }
        }
        E::MissingRequiredArgument => WrongFlag::Missing { text: missing(&words(ContextKind::InvalidArg)) },
        E::ArgumentConflict => {
            WrongFlag::Conflict { flag: flag(ContextKind::InvalidArg), other: flag(ContextKind::PriorArg) }
        }
        _ => {
            let told = error.to_string();
            let first = told.lines().next().unwrap_or_default();
            WrongFlag::Unreadable { why: first.strip_prefix("error: ").unwrap_or(first).to_owned() }
        }
    }
}

/// What is missing, as in `<IN>...`, without the signs of the parser.
fn missing(arguments: &[String]) -> String {
    let plain = |argument: &String| argument.replace(['<', '>'], "").trim_end_matches('.').to_owned();
    arguments.iter().map(plain).collect::<Vec<_>>().join(", ")
}

fn speak(args: &PlayArgs, settings: &Settings, notice: &Notice) -> String {
    let owner = setup::owner(settings, 0);
    let (own, _nobody) = unbounded();
    let output = open_output(args, settings, owner, !std::io::stdin().is_terminal(), &own);
    speak_refusal(&output, &Words::new(), (&listener(settings), owner), notice)
}
