//! `annabella puzzles`: adds the puzzles of lichess to the built-in ones, says how many there are, and takes them away again.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use clap::Args;

use super::config::{SettingFlags, sources, wrong};
use super::herald::Herald;
use super::play::data_directory;
use crate::config::{self, Frozen};
use crate::disk::NewFile;
use crate::input::signals::{self, Watch};
use crate::output::terminal;
use crate::time::{Civil, wall_seconds};
use crate::training::added::adding::{self, Progress, Summary};
use crate::training::added::{Added, FILE, Origin};
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::training::{StoreTrouble, TrainingNotice};
use crate::training::puzzle::built_in;
use crate::words::notice::Notice;

/// Progress is not told for a file smaller than this, in bytes.
const LARGE: u64 = 20_000_000;
/// From a pipe, progress is told each time this many puzzles have been read.
const MANY: u64 = 500_000;

/// The flags of `puzzles`.
#[derive(Args, Clone, Debug, Default)]
pub struct PuzzlesArgs {
    #[arg(value_name = "FILE", conflicts_with = "remove")]
    file: Option<PathBuf>,
    #[arg(long)]
    remove: bool,
    #[arg(long)]
    silent: bool,
    #[command(flatten)]
    flags: SettingFlags,
}

/// Says each line as soon as it is true.
///
/// # Errors
/// What is told where nothing was done.
pub fn run(args: &PuzzlesArgs) -> Result<(), String> {
    let loaded = config::load(&sources(&args.flags, Frozen::default()));
    if let Some(problem) = loaded.problems.iter().find(|problem| problem.layer == config::Layer::Flag) {
        return Err(wrong(problem, loaded.settings.language));
    }
    let folder = data_directory(&loaded.settings);
    let herald = Herald::new(&args.flags, args.silent, loaded.settings);
    let done = match &args.file {
        Some(file) => add(file, &folder, &herald).map_err(|why| herald.line(why)),
        None if args.remove => remove(&folder, &herald),
        None => list(&folder, &herald),
    };
    herald.finish();
    done
}

fn list(folder: &Path, herald: &Herald) -> Result<(), String> {
    herald.tell(PuzzleNotice::BuiltIn { count: u64::try_from(built_in().len()).unwrap_or(u64::MAX) });
    match Added::open(folder) {
        Ok(Some(added)) => {
            let Origin { count, file, at } = added.origin().clone();
            let Civil { year, month, day, .. } = Civil::of(at);
            herald.tell(PuzzleNotice::Added { count, file, day, month, year });
            Ok(())
        }
        Ok(None) => {
            herald.tell(PuzzleNotice::NoneAdded);
            Ok(())
        }
        Err(trouble) => Err(unusable(trouble, herald)),
    }
}

fn unusable(trouble: StoreTrouble, herald: &Herald) -> String {
    herald.line(Notice::from(TrainingNotice::Unusable(trouble)))
}

/// What cannot be read can be removed all the same.
fn remove(folder: &Path, herald: &Herald) -> Result<(), String> {
    let file = folder.join(FILE);
    match fs::remove_file(&file) {
        Ok(()) => {
            herald.tell(PuzzleNotice::Removed);
            Ok(())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(herald.line(PuzzleNotice::NoneToRemove)),
        Err(error) => {
            let (file, why) = (file.display().to_string(), error.into());
            Err(herald.line(PuzzleNotice::NotRemoved { file, why }))
        }
    }
}

/// The new puzzles take the place of those that were added before, when all of them are on disk.
fn add(from: &Path, folder: &Path, herald: &Herald) -> Result<(), PuzzleNotice> {
    let shown = from.display().to_string();
    let source = Source::open(from).map_err(|why| unreadable(&shown, &why))?;
    let to = folder.join(FILE);
    let not_written = |why: io::Error| PuzzleNotice::NotWritten { file: to.display().to_string(), why: why.into() };
    // A limit of the process is told as a full disk is.
    signals::outlive_limits().map_err(not_written)?;
    fs::create_dir_all(folder).map_err(not_written)?;
    let file = NewFile::beside(&to).map_err(not_written)?;
    let meanwhile = Meanwhile::new(file.meanwhile().to_owned(), herald.line(PuzzleNotice::Interrupted));
    herald.tell(PuzzleNotice::Reading { file: shown.clone() });
    let name = from.file_name().map_or_else(|| shown.clone(), |name| name.to_string_lossy().into_owned());
    let mut pace = Pace { size: source.size, told: 0 };
    let summary = adding::write(source.file, (&shown, &name, wall_seconds()), file.meanwhile(), &mut |progress| {
        if let Some(notice) = pace.notice(progress) {
            herald.tell(notice);
        }
    });
    let summary = summary.map_err(|why| match why {
        PuzzleNotice::NotWritten { why, .. } => PuzzleNotice::NotWritten { file: to.display().to_string(), why },
        other => other,
    })?;
    let size = fs::metadata(file.meanwhile()).map_or(0, |written| written.len());
    meanwhile.is_over();
    file.take_place().map_err(not_written)?;
    tell(&summary, size, herald);
    Ok(())
}

fn tell(summary: &Summary, size: u64, herald: &Herald) {
    for left_out in summary.left_out.values() {
        let (fault, count, first) = (left_out.fault, left_out.count, left_out.first);
        herald.tell(PuzzleNotice::LeftOut { fault, count, lines: summary.lines, first });
    }
    herald.tell(PuzzleNotice::Done { count: summary.count, megabytes: size.div_ceil(1_000_000) });
}

fn unreadable(file: &str, why: &io::Error) -> PuzzleNotice {
    PuzzleNotice::Unreadable { file: file.to_owned(), why: why.into() }
}

/// What is read, and how large it is, where that is known.
struct Source {
    file: Box<dyn Read + Send>,
    size: Option<u64>,
}

impl Source {
    fn open(path: &Path) -> io::Result<Source> {
        if path.as_os_str() == "-" {
            return Ok(Source { file: Box::new(io::stdin()), size: None });
        }
        let file = File::open(path)?;
        let known = file.metadata()?;
        if known.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(Source { file: Box::new(file), size: known.is_file().then_some(known.len()) })
    }
}

/// When progress is told: ten times a file, to show that it goes on.
struct Pace {
    size: Option<u64>,
    told: u64,
}

impl Pace {
    fn notice(&mut self, progress: Progress) -> Option<PuzzleNotice> {
        match (progress, self.size) {
            (Progress::Arranging, Some(size)) if size < LARGE => None,
            (Progress::Arranging, _) => Some(PuzzleNotice::Arranging),
            (Progress::Read { count, bytes }, Some(size)) => {
                let tenth = bytes.saturating_mul(10) / size.max(1);
                let is_new = size >= LARGE && tenth > self.told && tenth < 10;
                self.told = self.told.max(tenth);
                is_new.then(|| PuzzleNotice::SoFar { count, percent: u8::try_from(tenth * 10).ok() })
            }
            (Progress::Read { count, .. }, None) => {
                let is_new = count / MANY > self.told;
                self.told = count / MANY;
                is_new.then_some(PuzzleNotice::SoFar { count, percent: None })
            }
        }
    }
}

/// Active while the database is written: if the program is ended meanwhile, only the old one remains.
struct Meanwhile {
    _watch: Option<Watch>,
    /// Taken, once and for all, by who puts the file away or into its place.
    hands: Arc<Mutex<()>>,
}

impl Meanwhile {
    fn new(file: PathBuf, interrupted: String) -> Meanwhile {
        let hands = Arc::new(Mutex::new(()));
        let of_watch = Arc::clone(&hands);
        let tidy = move || {
            // The process ends after this, so the lock is never taken again.
            std::mem::forget(of_watch.lock());
            let _gone_or_never_there = fs::remove_file(file);
            terminal::complain(&interrupted);
        };
        Meanwhile { _watch: signals::end_tidily(tidy).ok(), hands }
    }

    /// What has begun to take its place takes it: from here on a signal waits, and the program comes to its own end.
    fn is_over(&self) {
        std::mem::forget(self.hands.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
