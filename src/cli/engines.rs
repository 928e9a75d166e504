//! `annabella engines`: the UCI engines of this machine, and what one can be told, by ear and in plain lines.

use std::path::PathBuf;

use clap::Args;

use super::config::{SettingFlags, sources, wrong};
use super::herald::Herald;
use super::play::rival;
use crate::config::{self, Frozen};
use crate::engine::uci::session::{Patience, Session, Wanted};
use crate::engine::uci::{find, options};
use crate::game::engine_trouble::CannotPlay;
use crate::game::participant::Strength;
use crate::words::engine_notice::EngineNotice;

/// The flags of `engines`.
#[derive(Args, Clone, Debug, Default)]
pub struct EnginesArgs {
    name: Option<String>,
    #[arg(long)]
    silent: bool,
    #[command(flatten)]
    flags: SettingFlags,
}

/// Lists, and says what it lists.
///
/// # Errors
/// A flag that cannot be read, or an engine that is none.
pub fn run(args: &EnginesArgs) -> Result<Vec<String>, String> {
    let loaded = config::load(&sources(&args.flags, Frozen::default()));
    if let Some(problem) = loaded.problems.iter().find(|problem| problem.layer == config::Layer::Flag) {
        return Err(wrong(problem, loaded.settings.language));
    }
    let herald = Herald::new(&args.flags, args.silent, loaded.settings);
    let done = match &args.name {
        None => {
            list(&herald);
            Ok(Vec::new())
        }
        Some(name) => options_of(name, &herald),
    };
    herald.finish();
    done
}

fn list(herald: &Herald) {
    let found = find::all(&rival::places());
    herald.tell(EngineNotice::Count(found.len()));
    let mut first = None;
    for (number, program) in (1..).zip(&found) {
        let notice = match ask(program.path.clone()) {
            Ok(session) => {
                first = first.or_else(|| Some(program.name.clone()));
                let chess960 = options::knows_chess960(session.offered());
                let (name, program) = (session.name().to_owned(), program.name.clone());
                EngineNotice::Item { number, name, program, ratings: session.ratings(), chess960 }
            }
            Err(why) => EngineNotice::ItemFails { number, program: program.name.clone(), why },
        };
        herald.tell(notice);
    }
    if let Some(first) = first {
        herald.tell(EngineNotice::Choose(first));
    }
}

fn options_of(name: &str, herald: &Herald) -> Result<Vec<String>, String> {
    let session = rival::found(name).and_then(|(_, program)| ask(program));
    let session = session.map_err(|why| herald.line(EngineNotice::Cannot(why)))?;
    let offered = session.offered();
    herald.tell(EngineNotice::Options { name: session.name().to_owned(), count: offered.len() });
    for option in offered {
        herald.tell(EngineNotice::Option { option: option.name.clone(), takes: option.takes.clone() });
    }
    Ok(Vec::new())
}
/// Asks an engine what it is.
fn ask(program: PathBuf) -> Result<Session, CannotPlay> {
    let (strength, options) = (Strength::Full, String::new());
    Session::open(Wanted { program, strength, options, chess960: false, patience: Patience::USUAL })
}
