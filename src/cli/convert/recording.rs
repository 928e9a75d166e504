//! `annabella convert --to wav`: games as a recording, and the list of its moves beside it.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::{ConvertArgs, Failure, Meanwhile, PIECE, Talk, begin, is_device, is_worth_a_file, may_stand, unwritable};
use crate::cli::play::listener;
use crate::config::Settings;
use crate::disk::{self, NewFile, NotBoth};
use crate::output::recording::recital::{Reciter, is_read};
use crate::output::recording::wave::{WaveError, list, longest};
use crate::output::recording::{RecordError, Recorder, Voice};
use crate::output::settings::VoiceSettings;
use crate::output::sink::RATE;
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::convert::form::{Behind, Form, Frame, Parcel, Writer, drop_remarks, drop_tags, drop_times};
use crate::scoresheet::convert::run::{Input, Listener, Task, convert_by};
use crate::scoresheet::sentences::converting::{Converting, Dropped};
use crate::words::Words;
use crate::words::trouble::SoundTrouble;

/// The recording among the forms. [`Scribe`] puts it together, since a voice serves one thread and a recording is more than a stream.
pub(super) const FORM: Form = Form {
    name: "wav",
    extension: "wav",
    writer: |manner| Box::new(Whole { sheets: Vec::new(), times: manner.layout.times }),
    frame: |_| Box::new(Behind),
};

/// How names of lists end: lines with times, as players show the words of songs.
const LIST: &str = "lrc";

/// Hands sheets on as they are.
struct Whole {
    sheets: Vec<ReadSheet>,
    times: bool,
}

impl Writer for Whole {
    fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        let not_legal = dropped.not_legal;
        drop_remarks(&read.sheet, dropped);
        // Moves that are not legal can be spoken.
        dropped.not_legal = not_legal;
        drop_times(&read.sheet, self.times, dropped);
        let spoken = read.sheet.tags.iter().filter(|(tag, value)| is_read(tag, value)).map(|(tag, _)| tag.as_str());
        drop_tags(&read.sheet, &spoken.chain(["SetUp", "FEN"]).collect::<Vec<_>>(), dropped);
        dropped.unspoken += read.heading.len() as u64;
        self.sheets.push(read.clone());
    }

    fn take(&mut self) -> Parcel {
        Parcel::Sheets(std::mem::take(&mut self.sheets))
    }
}

/// Speaks games into a recording, one after another.
struct Scribe<'a> {
    recorder: Recorder<BufWriter<NewFile>>,
    reciter: Reciter,
    said: &'a RefCell<Talk>,
    /// The last game that has come. It waits until it is known whether it is the only one: games are numbered where there are several.
    waiting: Option<ReadSheet>,
    games: u64,
    /// Why no more can be recorded, if it is not the system that says so.
    failure: Option<RecordError>,
}

impl Scribe<'_> {
    fn speak(&mut self, read: &ReadSheet, is_only_one: bool) -> io::Result<()> {
        self.games += 1;
        let number = (!is_only_one).then_some(self.games);
        let recorder = &mut self.recorder;
        let spoken = self.reciter.recite(&read.sheet, number, |passage| {
            if let Some(label) = &passage.label {
                recorder.mark(label);
            }
            recorder.say(passage.words, passage.rest)
        });
        self.said.borrow_mut().progress(self.games);
        spoken.map_err(|error| match error {
            RecordError::Wave(WaveError::Io(error)) => error,
            other => {
                let why = other.to_string();
                self.failure = Some(other);
                io::Error::other(why)
            }
        })
    }
}

impl Frame for Scribe<'_> {
    fn add(&mut self, parcel: Parcel, _to: &mut dyn Write) -> io::Result<()> {
        let Parcel::Sheets(sheets) = parcel else { return Ok(()) };
        for sheet in sheets {
            if let Some(before) = self.waiting.replace(sheet) {
                self.speak(&before, false)?;
            }
        }
        Ok(())
    }

    fn end(&mut self, _to: &mut dyn Write) -> io::Result<()> {
        let is_only_one = self.games == 0;
        self.waiting.take().map_or(Ok(()), |last| self.speak(&last, is_only_one))
    }
}

/// What is told while games are spoken comes from two places.
struct Shared<'a>(&'a RefCell<Talk>);

impl Listener for Shared<'_> {
    fn line(&mut self, line: Converting) {
        self.0.borrow_mut().line(line);
    }

    fn progress(&mut self, _games: u64) {
        // Those that have been spoken count, and not those that have been read.
    }
}

/// Records all games; whether every one could be.
pub(super) fn record(args: &ConvertArgs, settings: &Settings, task: &Task<'_>, said: Talk) -> Result<bool, Failure> {
    let path = target(args, task.inputs)?;
    let list_path = list_of(&path);
    may_stand(&path, args.force, task.inputs, &said)?;
    if is_device(&list_path) {
        return Err(Failure::Line(Converting::NoPlaceForList(list_path.to_string_lossy().into_owned())));
    }
    may_stand(&list_path, args.force, task.inputs, &said)?;
    // A recording is as loud as it can be: a listener can turn it down.
    let voice = Voice::open(VoiceSettings { volume: 100, ..VoiceSettings::of(settings) })
        .map_err(|why| Failure::Line(Converting::NoVoice(why)))?;
    let (sound, marks) = (begin(&path)?, begin(&list_path)?);
    let meanwhile = Meanwhile::new(vec![sound.meanwhile().to_owned(), marks.meanwhile().to_owned()], &said);

    let reciter = Reciter { words: Words::new(), listener: listener(settings), times: args.times };
    let recorder =
        Recorder::begin(voice, BufWriter::with_capacity(PIECE, sound)).map_err(|error| unwritable(&path, &error))?;
    // The games are read long before they are spoken: a share of what was read would say nothing.
    let said = RefCell::new(Talk { size: None, ..said });
    let mut scribe = Scribe { recorder, reciter, said: &said, waiting: None, games: 0, failure: None };
    let tally = convert_by(task, &mut scribe, &mut io::sink(), &mut Shared(&said));
    let failed = |error: RecordError| match error {
        RecordError::Wave(WaveError::Io(error)) => unwritable(&path, &error),
        RecordError::Wave(WaveError::TooLong) => {
            let hours = longest(RATE) / 3600;
            Failure::Line(Converting::RecordingTooLong(path.to_string_lossy().into_owned(), hours))
        }
        RecordError::VoiceGone => Failure::Line(Converting::NoVoice(SoundTrouble::EspeakSilent)),
    };
    let tally = tally.map_err(|error| failed(scribe.failure.take().unwrap_or(WaveError::Io(error).into())))?;
    let recorder = scribe.recorder;
    let written = is_worth_a_file(&tally);
    if written {
        let (sound, labels) = recorder.end().map_err(|error| failed(error.into()))?;
        let sound = sound.into_inner().map_err(|error| unwritable(&path, error.error()))?;
        place((&path, sound), (&list_path, marks), &list(&labels, RATE), &meanwhile)?;
    }
    let mut said = said.into_inner();
    said.sum_up(&tally);
    if written {
        let name = |path: &Path| path.to_string_lossy().into_owned();
        said.line(Converting::Recorded(name(&path), name(&list_path)));
    }
    if tally.stopped { Err(Failure::Told) } else { Ok(tally.left_out == 0 && tally.cut_short == 0) }
}

/// Both files take their places, or none does.
fn place(
    (path, sound): (&Path, NewFile),
    (list_path, mut marks): (&Path, NewFile),
    text: &str,
    meanwhile: &Meanwhile,
) -> Result<(), Failure> {
    marks.write_all(text.as_bytes()).map_err(|error| unwritable(list_path, &error))?;
    // Hours of sound take a while, which may be cut short.
    sound.settle().map_err(|error| unwritable(path, &error))?;
    meanwhile.is_over();
    disk::take_both_places(marks, sound).map_err(|why| match why {
        NotBoth::First(error) => unwritable(list_path, &error),
        NotBoth::Second(error) => unwritable(path, &error),
    })
}

/// Into which file: the named one, or one beside the first input that has its name.
fn target(args: &ConvertArgs, inputs: &[Input]) -> Result<PathBuf, Failure> {
    let path = match (&args.output, inputs.first()) {
        (Some(path), _) if path.as_os_str() != "-" => path.clone(),
        (None, Some(Input::File(first))) => first.with_extension(FORM.extension),
        _ => return Err(Failure::Line(Converting::NeedsFile)),
    };
    // Neither a pipe nor a device goes back to the sizes at its beginning.
    if is_device(&path) { Err(Failure::Line(Converting::NeedsFile)) } else { Ok(path) }
}

/// The list of a recording: its name with another end.
fn list_of(path: &Path) -> PathBuf {
    if path.extension() == Some(OsStr::new(LIST)) {
        let mut name = path.as_os_str().to_owned();
        name.push(".");
        name.push(LIST);
        return name.into();
    }
    path.with_extension(LIST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_never_takes_the_place_of_its_recording() {
        for (path, list) in [("a/game.wav", "a/game.lrc"), ("game", "game.lrc"), ("game.lrc", "game.lrc.lrc")] {
            assert_eq!(list_of(Path::new(path)), Path::new(list));
        }
    }
}
