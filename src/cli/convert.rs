//! `annabella convert`: scoresheets from any form to any other, many games at a time.

mod flags;
mod recording;

use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::config::{SettingFlags, bad_flag, sources};
use super::one_of::OneOf;
use crate::config::{self, Frozen, Key, Layer, Settings};
use crate::disk::NewFile;
use crate::game::participant::Language;
use crate::input::signals::{self, Watch};
use crate::notation::written::Notation;
use crate::output::terminal;
use crate::scoresheet::braille::binding::PageEnd;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::heading::Headings;
use crate::scoresheet::braille::layout::{DiagramForm, Layout};
use crate::scoresheet::braille::size::PageSize;
use crate::scoresheet::convert::form::{FORMS, Form, Manner};
use crate::scoresheet::convert::run::{Input, Listener, Tally, Task, convert};
use crate::scoresheet::convert::source::{InForm, Reading};
use crate::scoresheet::letters::Older;
use crate::scoresheet::sentences::converting::Converting;
use crate::time::{Stamper, Tick};
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{self, Words};

/// How often the line of progress is written anew, in milliseconds: a screen reader reads each of them.
const PROGRESS: u64 = 2_000;
/// How much is written at once, in bytes.
const PIECE: usize = 1 << 18;

/// What `annabella convert` takes. The exit is 0 if every game was converted, and 1 if any was left out.
#[derive(Clone, Debug, clap::Args)]
#[allow(clippy::struct_excessive_bools)] // each is a flag of its own
pub struct ConvertArgs {
    /// The files; `-` is standard input. The form of each is known from its beginning and its name.
    #[arg(required = true, value_name = "IN")]
    pub inputs: Vec<PathBuf>,
    /// The form to write: brf, brl, pef, unicode (Braille), html (a page for print), pgn, text, wav (spoken).
    #[arg(long, value_name = "FORM", value_parser = form)]
    pub to: &'static Form,
    /// The form to read, if a file does not show it: brf, pef, unicode, pgn, text.
    #[arg(long, value_name = "FORM", value_parser = in_form)]
    pub from: Option<InForm>,
    /// The Braille code of moves to write: intl, fi, hu, ru; provisional: de, it, es, fr
    #[arg(long, value_name = "CODE", value_parser = code)]
    pub braille: Option<Code>,
    /// The Braille code of moves to read
    #[arg(long, value_name = "CODE", value_parser = code)]
    pub from_braille: Option<Code>,
    /// Only the game with this number in each file, from 1.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub game: Option<u64>,
    /// The size of a page: cells in a line, and lines. Without it, 40x25.
    #[arg(long)]
    pub page: Option<PageSize>,
    /// Write one pair of moves a line, instead of one after another.
    #[arg(long)]
    pub pairs: bool,
    /// Write times after the moves, in Braille, in plain text and spoken.
    #[arg(long)]
    pub times: bool,
    /// Write comments, signs and variations between the moves in Braille.
    #[arg(long)]
    pub comments: bool,
    /// Write a diagram after these moves: 10,20,end.
    #[arg(long, value_name = "MOVES", value_parser = diagrams)]
    pub diagrams: Option<Diagrams>,
    /// Write diagrams square by square, instead of as a Forsyth line.
    #[arg(long)]
    pub grid: bool,
    /// End a page with a form feed alone, for embossers that count it as the end of a line.
    #[arg(long)]
    pub bare_ff: bool,
    /// Read Braille as lines without pages.
    #[arg(long)]
    pub plain_lines: bool,
    /// The language of headings, of piece letters in plain text, and of what is said here: en, it, de, es, fr.
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// The notation of moves in plain text and on a page
    #[arg(long, value_name = "NOTATION", value_parser = notation)]
    pub notation: Option<Notation>,
    /// The notation of plain text to read, if it does not name its own. Without it, that of the language.
    #[arg(long, value_name = "NOTATION", value_parser = notation)]
    pub from_notation: Option<Notation>,
    /// The letters of PGN and plain text that are not in UTF-8. Without it, they are guessed, game by game
    #[arg(long, value_name = "TABLE", value_parser = letters)]
    pub from_letters: Option<Older>,
    /// How moves are spoken in a recording: fide, fide-local, letters, nato, literate, uci.
    #[arg(long, value_name = "STYLE")]
    pub style: Option<String>,
    /// How fast the voice of a recording speaks, in words a minute.
    #[arg(long, value_name = "80..450")]
    pub rate: Option<String>,
    /// Replace the output if it is there already.
    #[arg(long)]
    pub force: bool,
    /// Stop at the first game that cannot be converted; a file is then left as it was.
    #[arg(long)]
    pub strict: bool,
    /// The file to write
    #[arg(short, long, value_name = "OUT")]
    pub output: Option<PathBuf>,
}

/// Where diagrams stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagrams {
    after: Vec<u32>,
    at_end: bool,
}

fn form(name: &str) -> Result<&'static Form, OneOf> {
    let all = || FORMS.iter().chain([&recording::FORM]);
    all().find(|form| form.name == name).ok_or_else(|| OneOf::of(all().map(|form| form.name)))
}

fn in_form(name: &str) -> Result<InForm, OneOf> {
    InForm::of(name).ok_or_else(|| OneOf::of(["brf", "pef", "unicode", "pgn", "text"]))
}

fn notation(name: &str) -> Result<Notation, OneOf> {
    Notation::from_name(name).ok_or_else(|| OneOf::of(Notation::all().map(Notation::name)))
}

fn letters(name: &str) -> Result<Older, OneOf> {
    let of_bytes = || Older::ALL.into_iter().filter(|letters| *letters != Older::Broken);
    let known = of_bytes().find(|letters| letters.name().eq_ignore_ascii_case(name));
    known.ok_or_else(|| OneOf::of(of_bytes().map(Older::name)))
}

fn code(name: &str) -> Result<Code, OneOf> {
    Code::from_name(name).ok_or_else(|| OneOf::of(Code::ALL.map(Code::name)))
}

fn diagrams(text: &str) -> Result<Diagrams, String> {
    let mut diagrams = Diagrams::default();
    for part in text.split(',').map(str::trim) {
        match part.parse() {
            Ok(number) => diagrams.after.push(number),
            Err(_) if part == "end" => diagrams.at_end = true,
            Err(_) => return Err("it wants numbers of moves and `end`, as 10,20,end".to_owned()),
        }
    }
    Ok(diagrams)
}

/// Why nothing can be written.
enum Failure {
    /// It has been said already.
    Told,
    /// This.
    Line(Converting),
    /// A flag that cannot be read.
    Flag(Notice),
}

/// Converts, and says by its exit whether that went well.
#[must_use]
pub fn run(args: &ConvertArgs) -> ExitCode {
    let given = [(Key::Language, &args.language), (Key::Style, &args.style), (Key::Rate, &args.rate)];
    let values = given.into_iter().filter_map(|(key, text)| Some((key, text.clone()?))).collect();
    let flags = SettingFlags { values, event_file: None };
    let loaded = config::load(&sources(&flags, Frozen::default()));
    let language = loaded.settings.language;
    let flag = loaded.problems.iter().find(|problem| problem.layer == Layer::Flag);
    let done = match flag {
        Some(problem) => Err(Failure::Flag(bad_flag(problem, false))),
        None => convert_all(args, &loaded.settings),
    };
    match done {
        Ok(true) => return ExitCode::SUCCESS,
        Ok(false) | Err(Failure::Told) => {}
        Err(Failure::Line(line)) => terminal::complain(&Words::new().converting(&line, language)),
        Err(Failure::Flag(wrong)) => {
            let listener = words::Listener { language, ..words::Listener::default() };
            terminal::complain(&text(&Words::new().notice(&wrong, &listener)));
        }
    }
    ExitCode::FAILURE
}

fn convert_all(args: &ConvertArgs, settings: &Settings) -> Result<bool, Failure> {
    let language = settings.language;
    flags::check(args).map_err(Failure::Line)?;
    let code = args.braille.unwrap_or_else(|| Code::chosen(settings.braille.name(), language));
    let diagrams = args.diagrams.clone().unwrap_or_default();
    let layout = Layout {
        page: args.page.unwrap_or_default(),
        run_on: !args.pairs,
        times: args.times,
        comments: args.comments,
        diagrams_after: diagrams.after,
        diagram_at_end: diagrams.at_end,
        diagram_form: if args.grid { DiagramForm::Grid } else { DiagramForm::Forsyth },
    };
    let page_end = if args.bare_ff { PageEnd::BareFeed } else { PageEnd::LineAndFeed };
    let named = args.output.as_ref().filter(|path| path.as_os_str() != "-");
    let stem = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned());
    let identifier = named.and_then(|path| stem(path)).unwrap_or_else(|| "annabella".to_owned());
    let first = args.inputs.iter().find(|path| path.as_os_str() != "-");
    let title = first.and_then(|path| stem(path)).unwrap_or_else(|| identifier.clone());
    let manner = Manner { code, layout, page_end, language, notation: args.notation, identifier, title };
    let reading = Reading {
        form: args.from,
        given_code: args.from_braille,
        code,
        plain: args.plain_lines,
        notation: args.from_notation.unwrap_or_else(|| language.into()),
        notation_given: args.from_notation.is_some(),
        letters: args.from_letters,
        game: args.game,
    };
    let inputs: Vec<Input> = args.inputs.iter().map(|path| input(path)).collect();

    let mut said = Talk::new(&inputs, language);
    let read = Arc::clone(&said.read);
    let task = Task {
        inputs: &inputs,
        standard: "-",
        reading: &reading,
        form: args.to,
        manner: &manner,
        strict: args.strict,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        read: &read,
    };
    // A limit of the process is told as a full disk is.
    signals::outlive_limits().map_err(|error| unwritable(args.output.as_deref().unwrap_or(Path::new("-")), &error))?;
    if args.to.name == recording::FORM.name {
        return recording::record(args, settings, &task, said);
    }
    let out = Out::open(args, &inputs, &said)?;
    if let ("brf" | "brl" | "pef" | "unicode", (_, Some(trouble))) = (args.to.name, Headings::new(language)) {
        said.line(Converting::NoLouis(trouble));
    }
    out.fill(&task, &mut said)
}

fn input(path: &Path) -> Input {
    if path.as_os_str() == "-" { Input::Standard } else { Input::File(path.to_owned()) }
}

/// Where games are written.
enum Out {
    Standard,
    /// A device or a pipe, which nothing can take the place of.
    Device(PathBuf, File),
    File(PathBuf, NewFile, Meanwhile),
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::Line(Converting::Unwritable(path.to_string_lossy().into_owned(), error.into()))
}

/// Whether something is there that no file can take the place of, but which can be written to.
fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| !there.is_file() && !there.is_dir())
}

/// Whether a file may stand there: where one does already, somebody is asked.
fn may_stand(path: &Path, force: bool, inputs: &[Input], said: &Talk) -> Result<(), Failure> {
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => return Err(unwritable(path, &io::ErrorKind::IsADirectory.into())),
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(unwritable(path, &error)),
        Ok(_) | Err(_) => {}
    }
    // A link that leads nowhere stands there, too.
    if fs::symlink_metadata(path).is_ok() {
        let name = path.to_string_lossy().into_owned();
        if !force && !said.may_replace(&name, inputs) {
            return Err(Failure::Line(Converting::Exists(name)));
        }
    }
    Ok(())
}

fn begin(path: &Path) -> Result<NewFile, Failure> {
    // For a link, the file it leads to is replaced, and the link stays.
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    NewFile::beside(&real).map_err(|error| unwritable(path, &error))
}

/// Active while files are written: if the program is ended meanwhile, no partly written file remains.
struct Meanwhile {
    _watch: Option<Watch>,
    /// Taken, once and for all, by who puts the files away or into their places.
    hands: Arc<Mutex<()>>,
}

impl Meanwhile {
    fn new(files: Vec<PathBuf>, said: &Talk) -> Meanwhile {
        let (words, language) = (said.words.clone(), said.language);
        let hands = Arc::new(Mutex::new(()));
        let of_watch = Arc::clone(&hands);
        let tidy = move || {
            // The process ends after this, so the lock is never taken again.
            std::mem::forget(of_watch.lock());
            for file in files {
                let _gone_or_never_there = fs::remove_file(file);
            }
            terminal::complain(&words.converting(&Converting::Interrupted, language));
        };
        Meanwhile { _watch: signals::end_tidily(tidy).ok(), hands }
    }

    /// What has begun to take its place takes it: from here on a signal waits, and the program comes to its own end.
    fn is_over(&self) {
        std::mem::forget(self.hands.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl Out {
    fn open(args: &ConvertArgs, inputs: &[Input], said: &Talk) -> Result<Out, Failure> {
        let Some(path) = args.output.as_ref().filter(|path| path.as_os_str() != "-") else { return Ok(Out::Standard) };
        if is_device(path) {
            let device = File::options().write(true).open(path).map_err(|error| unwritable(path, &error))?;
            return Ok(Out::Device(path.clone(), device));
        }
        may_stand(path, args.force, inputs, said)?;
        let file = begin(path)?;
        let meanwhile = Meanwhile::new(vec![file.meanwhile().to_owned()], said);
        Ok(Out::File(path.clone(), file, meanwhile))
    }

    /// Whether every game was converted.
    fn fill(self, task: &Task<'_>, said: &mut Talk) -> Result<bool, Failure> {
        let tally = match self {
            Out::Standard => {
                let mut to = BufWriter::with_capacity(PIECE, io::stdout().lock());
                match convert(task, &mut to, said) {
                    Ok(tally) => tally,
                    Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                        // The reader has all that was wanted; what is still in the buffer has no reader.
                        let _unread = to.into_parts();
                        return Ok(true);
                    }
                    Err(error) => return Err(unwritable(Path::new("-"), &error)),
                }
            }
            Out::Device(name, file) => {
                let mut to = BufWriter::with_capacity(PIECE, file);
                convert(task, &mut to, said).map_err(|error| unwritable(&name, &error))?
            }
            Out::File(name, file, meanwhile) => {
                let mut to = BufWriter::with_capacity(PIECE, file);
                let tally = convert(task, &mut to, said).map_err(|error| unwritable(&name, &error))?;
                let file = to.into_inner().map_err(|error| unwritable(&name, error.error()))?;
                if is_worth_a_file(&tally) {
                    // A large file takes a while, which may be cut short.
                    file.settle().map_err(|error| unwritable(&name, &error))?;
                    meanwhile.is_over();
                    file.take_place().map_err(|error| unwritable(&name, &error))?;
                }
                tally
            }
        };
        said.sum_up(&tally);
        if tally.stopped { Err(Failure::Told) } else { Ok(tally.left_out == 0 && tally.cut_short == 0) }
    }
}

/// What nothing came of does not take the place of anything.
fn is_worth_a_file(tally: &Tally) -> bool {
    !tally.stopped && (tally.games > 0 || tally.left_out == 0)
}

/// What is said meanwhile, on standard error.
struct Talk {
    words: Words,
    language: Language,
    /// How many bytes the inputs have, if all are files.
    size: Option<u64>,
    read: Arc<AtomicU64>,
    clock: Stamper,
    /// When the line of progress is due, if there is a terminal for it.
    due: Option<Tick>,
    shown: bool,
}

impl Talk {
    fn new(inputs: &[Input], language: Language) -> Talk {
        let size = |input: &Input| match input {
            Input::Standard => None,
            Input::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|file| file.len()),
        };
        let clock = Stamper::real();
        Talk {
            words: Words::new(),
            language,
            size: inputs.iter().map(size).sum(),
            read: Arc::default(),
            due: io::stderr().is_terminal().then(|| clock.now().after(PROGRESS)),
            clock,
            shown: false,
        }
    }

    fn may_replace(&self, name: &str, inputs: &[Input]) -> bool {
        let stdin = io::stdin();
        if !stdin.is_terminal() || !io::stderr().is_terminal() || inputs.contains(&Input::Standard) {
            return false;
        }
        terminal::remark(&self.words.converting(&Converting::Replace(name.to_owned()), self.language), false);
        let mut answer = String::new();
        stdin.read_line(&mut answer).is_ok() && self.words.is_yes(&answer, self.language)
    }

    fn sum_up(&mut self, tally: &Tally) {
        for line in Converting::dropped(&tally.dropped) {
            self.line(line);
        }
        for (letters, games) in tally.old_letters.each() {
            self.line(match letters {
                Older::Broken => Converting::BrokenLetters(games),
                _ => Converting::OldLetters(letters.name(), games),
            });
        }
        for (letters, games) in tally.old_letters.each_perhaps() {
            self.line(Converting::PerhapsLetters(letters.name(), games));
        }
        if tally.cut_short > 0 {
            self.line(Converting::Cut(tally.cut_short));
        }
        if tally.stopped {
            self.line(Converting::Stopped);
        } else {
            self.line(Converting::Done(tally.games, tally.left_out));
        }
    }
}

impl Listener for Talk {
    fn line(&mut self, line: Converting) {
        terminal::remark(&self.words.converting(&line, self.language), std::mem::take(&mut self.shown));
    }

    fn progress(&mut self, games: u64) {
        let now = self.clock.now();
        if self.due.is_none_or(|due| due > now) {
            return;
        }
        self.due = Some(now.after(PROGRESS));
        let read = self.read.load(Ordering::Relaxed);
        let percent = self.size.filter(|size| *size > 0).map(|size| read.saturating_mul(100) / size);
        let percent = percent.and_then(|percent| u8::try_from(percent.min(100)).ok());
        self.shown = true;
        terminal::progress(&self.words.converting(&Converting::Progress(games, percent), self.language));
    }
}
