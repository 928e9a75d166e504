//! `annabella clocks`: the time controls that have a name, each with what it means.

use super::config::{SettingFlags, sources, wrong};
use crate::config::{Frozen, Loaded, Preset, load};
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::game::wrong_value::WrongValue;
use crate::words::flag_notice::WrongFlag;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// What `annabella clocks` takes.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ClocksArgs {
    /// The time control to explain: a name, or one such as 90/40+30,30+30. Without it, all names are listed.
    pub name: Option<String>,
    /// Flags, for the language among others.
    #[command(flatten)]
    pub flags: SettingFlags,
}

/// The lines to print.
///
/// # Errors
/// A text that names no control.
pub fn run(args: &ClocksArgs) -> Result<Vec<String>, String> {
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let clocks = &loaded.settings.clocks;
    if let Some(name) = &args.name {
        let unnamed = || -> Result<Preset, String> {
            let time = clocks.resolve(name).map_err(|why| told(&loaded, name, why))?;
            Ok(Preset { name: time.to_string(), time, own: true })
        };
        let one = clocks.named(name).cloned().map_or_else(unnamed, Ok)?;
        return Ok(vec![line(&loaded, &one)]);
    }
    let wrong = loaded.problems.iter().map(|problem| wrong(problem, loaded.settings.language));
    Ok(wrong.chain(clocks.iter().map(|preset| line(&loaded, preset))).collect())
}

fn told(loaded: &Loaded, name: &str, why: WrongValue) -> String {
    let wrong = WrongFlag::Setting { flag: name.to_owned(), why };
    text(&Words::new().notice(&DeskNotice::Flag { wrong, game: false }.into(), &listener(loaded)))
}

fn listener(loaded: &Loaded) -> Listener {
    Listener { language: loaded.settings.language, ..Listener::default() }
}

/// The name, the control as it is written, and both in words.
fn line(loaded: &Loaded, preset: &Preset) -> String {
    let Preset { name, time, own } = preset.clone();
    let written = time.to_string();
    let notice = Notice::from(ComposeNotice::Preset { name: name.clone(), own, time: time.into() });
    let words = text(&Words::new().notice(&notice, &listener(loaded)));
    if name == written { words } else { format!("{name} = {written}. {words}") }
}
