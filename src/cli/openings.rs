//! `annabella openings`: the repertoires that somebody trains; one taken in from a PGN file, or removed.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;

use super::config::{SettingFlags, sources, wrong};
use super::one_of::OneOf;
use super::play::data_directory;
use crate::config::{Frozen, load};
use crate::game::participant::Language;
use crate::rules::position::Color;
use crate::scoresheet::convert::run::Input;
use crate::scoresheet::letters;
use crate::scoresheet::sentences::converting::{Converting, Place, Trouble};
use crate::time::{ahead_of_utc, wall_seconds};
use crate::training::notices::opening::OpeningNotice;
use crate::training::notices::training::{StoreTrouble, TrainingNotice};
use crate::training::openings::Openings;
use crate::training::pupil::Pupil;
use crate::training::repertoire::{LARGEST, Repertoire};
use crate::training::step::Do;
use crate::training::store::repertoires::{Kept, read_all};
use crate::training::store::{FILE, Store, Wanted};
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The flags of `openings`.
#[derive(Clone, Debug, Default, Args)]
pub struct OpeningsArgs {
    #[arg(value_name = "FILE", conflicts_with = "remove")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "SIDE", value_parser = side, requires = "file")]
    side: Option<Color>,
    #[arg(long, value_name = "NAME", requires = "file")]
    name: Option<String>,
    #[arg(long, value_name = "NAME")]
    remove: Option<String>,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    player: String,
    #[command(flatten)]
    flags: SettingFlags,
}

fn side(name: &str) -> Result<Color, OneOf> {
    match name {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(OneOf::of(["white", "black"])),
    }
}

/// The lines to print.
///
/// # Errors
/// What is told where nothing was done.
pub fn run(args: &OpeningsArgs) -> Result<Vec<String>, String> {
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let language = loaded.settings.language;
    if let Some(problem) = loaded.problems.first() {
        return Err(wrong(problem, language));
    }
    let work = Work { args, folder: &data_directory(&loaded.settings), words: &Words::new(), language };
    match (&args.file, &args.remove) {
        (Some(file), _) => work.add(file),
        (None, Some(name)) => work.remove(name),
        (None, None) => work.list(),
    }
}

struct Work<'a> {
    args: &'a OpeningsArgs,
    folder: &'a Path,
    words: &'a Words,
    language: Language,
}

impl Work<'_> {
    fn say(&self, notice: TrainingNotice) -> String {
        let listener = Listener { language: self.language, ..Listener::default() };
        text(&self.words.notice(&Notice::from(notice), &listener))
    }

    fn opening(&self, notice: OpeningNotice) -> String {
        self.say(TrainingNotice::Opening(notice))
    }

    fn converting(&self, line: &Converting) -> String {
        self.words.converting(line, self.language)
    }

    fn open(&self) -> Result<Store, String> {
        let opened = Store::open(self.folder, &self.args.player, Wanted::Training);
        opened.map_err(|why| self.say(TrainingNotice::Unusable(why)))
    }

    fn damage(&self, why: &rusqlite::Error) -> String {
        let file = self.folder.join(FILE).display().to_string();
        self.say(TrainingNotice::Unusable(StoreTrouble::Damaged { file, why: why.into() }))
    }

    fn list(&self) -> Result<Vec<String>, String> {
        let store = match Store::open(self.folder, &self.args.player, Wanted::Reading) {
            // A player who has never trained has no repertoire either.
            Err(StoreTrouble::Nobody { name }) if name.is_empty() => {
                return Ok(vec![self.opening(OpeningNotice::None)]);
            }
            opened => opened.map_err(|why| self.say(TrainingNotice::Unusable(why)))?,
        };
        let kept = store.repertoires().map_err(|why| self.damage(&why))?;
        let pupil = store.pupil().map_err(|why| self.damage(&why))?;
        let (now, (read, spoilt)) = (wall_seconds(), read_all(&kept));
        let unreadable = |name| self.opening(OpeningNotice::Unreadable { name });
        let mut lines: Vec<String> = spoilt.into_iter().map(unreadable).collect();
        let pupil = Pupil { ahead: ahead_of_utc(now), ..pupil };
        for todo in Openings::new(read).list(&pupil, now) {
            match todo {
                Do::Say(notice) => lines.push(self.say(notice)),
                Do::List(notices) => lines.extend(notices.into_iter().map(|notice| self.say(notice))),
                _ => {}
            }
        }
        Ok(lines)
    }

    fn add(&self, file: &Path) -> Result<Vec<String>, String> {
        let shown = file.display().to_string();
        let text = self.read(file, &shown)?;
        let side = self.args.side.or_else(|| Repertoire::side_of(text.as_bytes()));
        let side = side.ok_or_else(|| self.opening(OpeningNotice::WhichSide { file: shown.clone() }))?;
        let stem = || file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = self.args.name.clone().unwrap_or_else(stem);
        let left_out = |parts: &[(Place, Trouble)]| -> Vec<String> {
            let told = |(place, trouble): &(Place, Trouble)| Converting::LeftOut(place.clone(), trouble.clone());
            parts.iter().map(|part| self.converting(&told(part))).collect()
        };
        let repertoire = Repertoire::read(&name, side, &shown, text.as_bytes()).map_err(|none| {
            let mut lines = left_out(&none.left_out);
            lines.push(self.opening(OpeningNotice::NoMoves { file: shown.clone(), side }));
            lines.join("\n")
        })?;
        let mut lines = left_out(&repertoire.left_out);
        let mut store = self.open()?;
        let kept = Kept { name: name.clone(), black: side == Color::Black, text };
        let replaced = store.keep_repertoire(&kept).map_err(|why| self.damage(&why))?;
        let moves = repertoire.to_know().count();
        lines.push(self.opening(OpeningNotice::Added { name, side, moves, replaced }));
        Ok(lines)
    }

    fn read(&self, file: &Path, shown: &str) -> Result<String, String> {
        let unreadable = |why: std::io::Error| self.converting(&Input::File(file.to_owned()).unreadable(shown, &why));
        let opened = File::open(file).and_then(letters::open).map_err(unreadable)?;
        let mut bytes = Vec::new();
        opened.all.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
        if bytes.len() as u64 > LARGEST {
            return Err(self.opening(OpeningNotice::TooLarge { file: shown.to_owned() }));
        }
        Ok(letters::text(&bytes, None).0.into_owned())
    }

    fn remove(&self, name: &str) -> Result<Vec<String>, String> {
        let mut store = self.open()?;
        let name = name.to_owned();
        if store.remove_repertoire(&name).map_err(|why| self.damage(&why))? {
            Ok(vec![self.opening(OpeningNotice::Removed { name })])
        } else {
            Err(self.opening(OpeningNotice::NotThere { name }))
        }
    }
}
