//! Many games at a time: one thread cuts files into batches, others read and write them, and the caller's puts what they wrote together in
//! its order. The number of batches on their way is limited, however many games there are.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::form::{Form, Frame, Manner, Parcel, Writer};
use super::pgn_in::{Mending, PgnIn, ReadGame};
use super::source::{Batch, Lost, NoSource, Reading, Source};
use crate::rules::position::Color;
use crate::scoresheet::braille::heading::Changed;
use crate::scoresheet::braille::names::Names;
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::letters::{self, Older, OlderCount};
use crate::scoresheet::sentences::converting::{Converting, Dropped, Place, Trouble};
use crate::scoresheet::told::{Told, What, against_board};

/// From where games come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    Standard,
    File(PathBuf),
}

impl Input {
    /// What is said where it cannot be read.
    pub fn unreadable(&self, name: &str, error: &io::Error) -> Converting {
        match self {
            // A link that leads nowhere is there.
            Input::File(path) if error.kind() == io::ErrorKind::NotFound && fs::symlink_metadata(path).is_err() => {
                Converting::Missing(name.to_owned())
            }
            _ => Converting::Unreadable(name.to_owned(), error.into()),
        }
    }
}

/// What is to be done.
pub struct Task<'a> {
    pub inputs: &'a [Input],
    /// How standard input is called.
    pub standard: &'a str,
    pub reading: &'a Reading,
    /// Into what.
    pub form: &'a Form,
    /// How it is written.
    pub manner: &'a Manner,
    /// Whether the first game that cannot be converted ends it.
    pub strict: bool,
    /// How many threads read and write games.
    pub threads: usize,
    /// How many bytes of the inputs have been read.
    pub read: &'a Arc<AtomicU64>,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that were converted.
    pub games: u64,
    /// Games among them that were kept only up to where they are spoilt.
    pub cut_short: u64,
    /// Games, or rests of files, that were left out.
    pub left_out: u64,
    /// Parts that the form has no place for.
    pub dropped: Dropped,
    /// Games that were not in UTF-8.
    pub old_letters: OlderCount,
    /// Whether it ended at a game that could not be converted.
    pub stopped: bool,
}

/// Is told what happens, in the order of the games.
pub trait Listener {
    /// A line about a game or a file.
    fn line(&mut self, line: Converting);

    /// So far it is.
    fn progress(&mut self, games: u64);
}

/// A batch, and where its result is to be sent.
struct Job {
    file: Arc<str>,
    batch: Result<Batch, Converting>,
    done: Sender<Done>,
}

/// What came of a batch.
struct Done {
    parcel: Parcel,
    lines: Vec<Converting>,
    tally: Tally,
}

/// Converts all inputs into one output.
///
/// # Errors
/// What the system says of the output. What it says of an input is a line, and a file left out.
pub fn convert(task: &Task<'_>, to: &mut dyn Write, listener: &mut dyn Listener) -> io::Result<Tally> {
    convert_by(task, &mut *(task.form.frame)(task.manner), to, listener)
}

/// The same, but a frame of the caller's puts the games together: one that needs more than a stream to write to.
///
/// # Errors
/// As above.
pub fn convert_by(
    task: &Task<'_>,
    frame: &mut dyn Frame,
    to: &mut dyn Write,
    listener: &mut dyn Listener,
) -> io::Result<Tally> {
    let threads = task.threads.max(1);
    let (jobs, waiting) = bounded::<Job>(threads);
    let (order, in_order) = bounded::<Receiver<Done>>(threads * 2);
    thread::scope(|scope| {
        scope.spawn(move || read_all(task, &jobs, &order));
        for _ in 0..threads {
            let waiting = waiting.clone();
            scope.spawn(move || {
                let (writer, pgn) = ((task.form.writer)(task.manner), PgnIn::default());
                // A heading that was in Braille stays as it is in Braille.
                let names = (!task.form.is_braille()).then(Names::default);
                let mut hand = Hand { writer, pgn, names, wanted: task.reading.game, letters: task.reading.letters };
                for job in waiting {
                    let done = hand.work(&job.file, job.batch);
                    // If all has been stopped, the result is no longer awaited.
                    let _nobody = job.done.send(done);
                }
            });
        }
        // The threads hold the only ends, so that they end when the reader has ended.
        drop(waiting);
        // When it ends, it takes the reader's other end with it.
        gather(task, in_order, frame, to, listener)
    })
}

/// At most this many texts are remembered that have been told to read otherwise: each of them is told once.
const MOST_TOLD: usize = 10_000;
/// At most this many of them are told one by one: in a file of a server it may be a link of every game.
const MOST_READ_OTHERWISE: usize = 3;

fn gather(
    task: &Task<'_>,
    in_order: Receiver<Receiver<Done>>,
    frame: &mut dyn Frame,
    to: &mut dyn Write,
    listener: &mut dyn Listener,
) -> io::Result<Tally> {
    let (mut tally, mut told) = (Tally::default(), HashSet::new());
    for done in in_order {
        let Ok(Done { parcel, lines, tally: part }) = done.recv() else { break };
        tally.games += part.games;
        tally.cut_short += part.cut_short;
        tally.left_out += part.left_out;
        tally.old_letters.add(&part.old_letters);
        tally.dropped.add(&part.dropped);
        for line in lines {
            if let Converting::ReadsAs(_, text, _) | Converting::ReadsAsNothing(_, text) = &line {
                if told.contains(text) {
                    continue;
                }
                if told.len() < MOST_TOLD {
                    told.insert(text.clone());
                }
                if told.len() > MOST_READ_OTHERWISE {
                    tally.dropped.read_otherwise += 1;
                    continue;
                }
            }
            let left_out = line.leaves_out();
            listener.line(line);
            if left_out && task.strict {
                tally.stopped = true;
                return Ok(tally);
            }
        }
        frame.add(parcel, to)?;
        listener.progress(tally.games);
    }
    frame.end(to)?;
    to.flush()?;
    Ok(tally)
}

/// Counts what is read.
struct Counted<R> {
    from: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.from.read(into)?;
        self.read.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// Cuts all inputs into batches, until they end or no more are wanted.
fn read_all(task: &Task<'_>, jobs: &Sender<Job>, order: &Sender<Receiver<Done>>) {
    for input in task.inputs {
        let name: Arc<str> = match input {
            Input::Standard => task.standard.into(),
            Input::File(path) => path.to_string_lossy().into(),
        };
        let send = |batch| {
            let (done, when_done) = bounded(1);
            order.send(when_done).ok()?;
            jobs.send(Job { file: Arc::clone(&name), batch, done }).ok()
        };
        if read_one(task, input, &name, send).is_none() {
            return;
        }
    }
}

/// The same for one input; `None`, as from `send`, if no more are wanted.
fn read_one(
    task: &Task<'_>,
    input: &Input,
    name: &str,
    send: impl Fn(Result<Batch, Converting>) -> Option<()>,
) -> Option<()> {
    let read_before = task.read.load(Ordering::Relaxed);
    let mut source = match open(task, input) {
        Ok(source) => source,
        Err(NoSource::Io(error)) => return send(Err(input.unreadable(name, &error))),
        Err(NoSource::UnknownForm) => return send(Err(Converting::UnknownForm(name.to_owned()))),
        Err(NoSource::Html) => return send(Err(Converting::Html(name.to_owned()))),
        Err(NoSource::Record) => return send(Err(Converting::record(name))),
    };
    let mut games = 0;
    loop {
        match source.next_batch() {
            Ok(Some(batch)) => {
                games = batch.last();
                send(Ok(batch))?;
                if task.reading.game.is_some_and(|wanted| wanted <= games) {
                    return Some(());
                }
            }
            Ok(None) => {
                let nothing = task.read.load(Ordering::Relaxed) == read_before;
                let why = match task.reading.game {
                    _ if nothing && games == 0 => Converting::EmptyFile(name.to_owned()),
                    _ if games == 0 => Converting::NoGame(name.to_owned()),
                    Some(wanted) if wanted > games => Converting::NoSuchGame(name.to_owned(), wanted, games),
                    _ => return Some(()),
                };
                return send(Err(why));
            }
            Err(error) => return send(Err(input.unreadable(name, &error))),
        }
    }
}

fn open(task: &Task<'_>, input: &Input) -> Result<Source, NoSource> {
    let read = Arc::clone(task.read);
    match input {
        Input::Standard => Source::open(Counted { from: io::stdin(), read }, None, task.reading),
        Input::File(path) => {
            let from = File::open(path).map_err(NoSource::Io)?;
            let extension = path.extension().and_then(OsStr::to_str);
            Source::open(Counted { from, read }, extension, task.reading)
        }
    }
}

/// At most this many faulty variations of a game are told one by one.
const MOST_IN_VARIATIONS: usize = 10;

fn line_of_told(file: &str, game: u64, told: &Told) -> Converting {
    let Told { line, half_move, what } = told;
    let place = Place { file: file.to_owned(), line: *line, game: Some(game), half_move: *half_move };
    match what {
        What::WithoutPages => Converting::WithoutPages(place),
        What::WithoutFeeds => Converting::WithoutFeeds(place),
        What::OtherResult(tag) => Converting::Results(place, tag.clone()),
        What::GoesOn => Converting::GoesOn(place),
        What::Corrected(corrected) => Converting::Corrected(place, corrected.clone()),
        What::Mended(mended) => Converting::Mended(place, mended.clone()),
    }
}

/// What is told of a game that was read, in the order of the file.
fn told_of_game(
    game: &ReadGame,
    pgn: &PgnIn,
    text: &str,
    first: u64,
    place: impl Fn(u64, Option<(u32, Color)>) -> Place,
) -> Vec<Converting> {
    let line_of = |at: usize| first + memchr::memchr_iter(b'\n', &text.as_bytes()[..at]).count() as u64;
    let mut told: Vec<(usize, Converting)> = Vec::new();
    for Mending { at, half_move, what } in &game.mended {
        told.push((*at, Converting::Mended(place(line_of(*at), *half_move), what.clone())));
    }
    if let Some(tag) = &game.other_result {
        told.push((0, Converting::Results(place(first, None), tag.clone())));
    }
    let wrong_number = pgn.wrong_number(text, &game.sheet.line);
    // What the file breaks off in is no number yet.
    let whole = |number: &Range<usize>| number.end < text.trim_end().len();
    if let Some((number, expected)) = wrong_number.filter(|(number, _)| whole(number)) {
        let place = place(line_of(number.start), None);
        told.push((number.start, Converting::Numbers(place, text[number].to_owned(), expected)));
    }
    // In a file of another program there may be one after every move.
    let mut in_variations = pgn.faults_in_variations(text, &game.sheet.line);
    let more = in_variations.split_off(in_variations.len().min(MOST_IN_VARIATIONS));
    for wrong in in_variations {
        let place = place(line_of(wrong.at), wrong.half_move);
        told.push((wrong.at, Converting::InVariation(place, wrong.told())));
    }
    if let Some(wrong) = more.first() {
        let place = place(line_of(wrong.at), wrong.half_move);
        told.push((wrong.at, Converting::MoreInVariations(place, more.len() as u64)));
    }
    if let Some(at) = game.tag_in_comment {
        told.push((at, Converting::TagInComment(place(line_of(at), None))));
    }
    if let Some(at) = game.goes_on {
        let end = game.sheet.line.end();
        told.push((at, Converting::GoesOn(place(line_of(at), Some((end.full_moves(), end.turn()))))));
    }
    if let Some(against) = against_board(&game.sheet).filter(|_| game.cut.is_none()) {
        let at = text.trim_end().len();
        told.push((at, Converting::Mended(place(line_of(at), None), against)));
    }
    if let Some(wrong) = &game.cut {
        let place = place(line_of(wrong.at), wrong.half_move);
        told.push((wrong.at, Converting::CutShort(place, wrong.clone().told())));
    }
    told.sort_by_key(|(at, _)| *at);
    told.into_iter().map(|(_, line)| line).collect()
}

/// Reads and writes games, one batch after another.
struct Hand {
    writer: Box<dyn Writer>,
    pgn: PgnIn,
    /// Reads headings that were in Braille, where they are wanted in letters.
    names: Option<Names>,
    /// Which game of each file is wanted, if not all of them are.
    wanted: Option<u64>,
    /// In which letters PGN is that is no UTF-8, if somebody said it.
    letters: Option<Older>,
}

impl Hand {
    fn work(&mut self, file: &str, batch: Result<Batch, Converting>) -> Done {
        let (mut lines, mut tally) = (Vec::new(), Tally::default());
        match batch {
            Err(line) => {
                tally.left_out += 1;
                lines.push(line);
            }
            Ok(Batch::Raw(chunk)) => {
                let wanted = self.wanted;
                let games = (chunk.first..).zip(&chunk.games);
                for (number, game) in games.filter(|(number, _)| wanted.is_none_or(|wanted| wanted == *number)) {
                    let place = |line, half_move| Place { file: file.to_owned(), line, game: Some(number), half_move };
                    if game.too_long {
                        tally.left_out += 1;
                        lines.push(Converting::LeftOut(place(game.line, None), Trouble::TooLong));
                        continue;
                    }
                    let (text, old) = letters::text(&chunk.bytes[game.range.clone()], self.letters);
                    tally.old_letters.count(old);
                    let game_line = game.line;
                    let line_of =
                        |at: usize| game_line + memchr::memchr_iter(b'\n', &text.as_bytes()[..at]).count() as u64;
                    match self.pgn.keep(&text) {
                        Ok(game) => {
                            lines.extend(told_of_game(&game, &self.pgn, &text, game_line, place));
                            tally.games += 1;
                            tally.cut_short += u64::from(game.cut.is_some());
                            let read = ReadSheet { sheet: game.sheet, ..ReadSheet::default() };
                            self.writer.write(&read, &mut tally.dropped);
                            lines.extend(self.changed(|half_move| place(game_line, half_move)));
                        }
                        // Words between games.
                        Err(_) if self.pgn.was_comment() => tally.dropped.comments += 1,
                        Err(wrong) => {
                            tally.left_out += 1;
                            let place = place(line_of(wrong.at), wrong.half_move);
                            lines.push(Converting::LeftOut(place, wrong.told()));
                        }
                    }
                }
            }
            Ok(Batch::Read(first, sheets)) => {
                for (number, found) in (first..).zip(sheets) {
                    // Where nothing more can be read, there is no other game either.
                    let over = matches!(&found.sheet, Err(lost) if lost.rest);
                    if !over && self.wanted.is_some_and(|wanted| wanted != number) {
                        continue;
                    }
                    tally.old_letters.count(found.old_letters);
                    match found.sheet {
                        Ok(mut read) => {
                            if let Some(names) = self.names.as_mut().filter(|_| !read.heading.is_empty()) {
                                (read.sheet.tags, read.heading) = names.read(&read.heading);
                            }
                            tally.games += 1;
                            tally.cut_short += u64::from(found.cut.is_some());
                            lines.extend(read.told.iter().map(|told| line_of_told(file, number, told)));
                            lines.extend(found.cut.map(|Lost { line, half_move, trouble, .. }| {
                                let place = Place { file: file.to_owned(), line, game: Some(number), half_move };
                                Converting::CutShort(place, trouble)
                            }));
                            self.writer.write(&read, &mut tally.dropped);
                            let game = Some(number);
                            let place = |half_move| Place { file: file.to_owned(), line: 0, game, half_move };
                            lines.extend(self.changed(place));
                        }
                        Err(Lost { line, half_move, trouble, rest }) => {
                            tally.left_out += 1;
                            let game = (!rest).then_some(number);
                            let place = Place { file: file.to_owned(), line, game, half_move };
                            lines.push(Converting::LeftOut(place, trouble));
                        }
                    }
                }
            }
        }
        Done { parcel: self.writer.take(), lines, tally }
    }

    /// The lines about what reads otherwise in the sheet that was written last.
    fn changed(&mut self, place: impl Fn(Option<(u32, Color)>) -> Place) -> Vec<Converting> {
        let variations = self.writer.unread_variations().into_iter();
        let variations = variations.map(|half_move| Converting::VariationUnread(place(Some(half_move))));
        let texts = self.writer.changed().into_iter().map(|Changed { text, reads }| match reads {
            Some(reads) => Converting::ReadsAs(place(None), text, reads),
            None => Converting::ReadsAsNothing(place(None), text),
        });
        texts.chain(variations).collect()
    }
}
