//! `annabella engines`: the UCI engines of this machine, and what one can be told, by ear and in plain lines.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use clap::Args;
use crossbeam_channel::unbounded;

use super::config::{SettingFlags, sources, wrong};
use super::play::hall::SPOKEN_TO_THE_END;
use super::play::{listener, open_voices, owner_of, rival};
use crate::config::{self, Frozen, Settings, Speech};
use crate::engine::uci::session::{Patience, Session, Wanted};
use crate::engine::uci::{find, options};
use crate::game::engine_trouble::CannotPlay;
use crate::game::participant::Strength;
use crate::game::roles::{Seat, Seats};
use crate::output::route::Output;
use crate::output::terminal;
use crate::words::Words;
use crate::words::engine_notice::EngineNotice;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance, text};

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
    let herald = Herald::new(args, loaded.settings);
    let done = match &args.name {
        None => {
            herald.list();
            Ok(Vec::new())
        }
        Some(name) => herald.options_of(name),
    };
    herald.finish();
    done
}

/// Who tells the lines: in writing, and aloud where somebody sits at the terminal and has no screen reader.
struct Herald {
    words: Words,
    settings: Settings,
    owner: Seat,
    voice: Option<Output>,
}

impl Herald {
    fn new(args: &EnginesArgs, settings: Settings) -> Herald {
        let owner = owner_of(&settings);
        let piped = !std::io::stdin().is_terminal();
        let is_spoken = !args.silent && !piped && !matches!(settings.speech, Speech::Off | Speech::Reader);
        let (own, _nobody) = unbounded();
        let voice = is_spoken.then(|| open_voices(&args.flags, &settings, owner, Seats::PUBLIC, piped, &own));
        Herald { words: Words::new(), settings, owner, voice }
    }

    fn list(&self) {
        let found = find::all(&rival::places());
        self.tell(EngineNotice::Count(found.len()));
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
            self.tell(notice);
        }
        if let Some(first) = first {
            self.tell(EngineNotice::Choose(first));
        }
    }

    fn options_of(&self, name: &str) -> Result<Vec<String>, String> {
        let session = rival::found(name).and_then(|(_, program)| ask(program));
        let session = session.map_err(|why| self.words(EngineNotice::Cannot(why)).1)?;
        let offered = session.offered();
        self.tell(EngineNotice::Options { name: session.name().to_owned(), count: offered.len() });
        for option in offered {
            self.tell(EngineNotice::Option { option: option.name.clone(), takes: option.takes.clone() });
        }
        Ok(Vec::new())
    }

    /// Each line at once: engines take a while.
    fn tell(&self, notice: EngineNotice) {
        let (utterance, line) = self.words(notice);
        terminal::print(&[line]);
        if let Some(voice) = &self.voice {
            voice.speak(&utterance);
        }
    }

    fn words(&self, notice: EngineNotice) -> (Utterance, String) {
        let segments = self.words.notice(&Notice::from(notice), &listener(&self.settings));
        let line = text(&segments);
        (Utterance { to: Seats::only(self.owner), urgency: Urgency::Polite, segments }, line)
    }

    fn finish(self) {
        if let Some(voice) = &self.voice {
            voice.wait_until_silent(SPOKEN_TO_THE_END);
        }
    }
}

/// Asks an engine what it is.
fn ask(program: PathBuf) -> Result<Session, CannotPlay> {
    let (strength, options) = (Strength::Full, String::new());
    Session::open(Wanted { program, strength, options, chess960: false, patience: Patience::USUAL })
}
