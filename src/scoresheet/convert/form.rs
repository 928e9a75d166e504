//! The forms of scoresheets that can be written: one table, one row a form.

use std::borrow::Cow;
use std::io::{self, Write};

use crate::game::participant::Language;
use crate::notation::written::Notation;
use crate::rules::position::Color;
use crate::scoresheet::braille::analysis::Analyst;
use crate::scoresheet::braille::binding::{Binder, Binding, PageEnd, Sheaf};
use crate::scoresheet::braille::cell::show;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::heading::{self, Changed, Headings};
use crate::scoresheet::braille::layout::Layout;
use crate::scoresheet::braille::names::Names;
use crate::scoresheet::braille::press::Press;
use crate::scoresheet::braille::reader::ReadSheet;
use crate::scoresheet::page;
use crate::scoresheet::pgn;
use crate::scoresheet::sentences::converting::Dropped;
use crate::scoresheet::sentences::heading::HeadingLines;
use crate::scoresheet::sheet::{HELP, Mark, Remark, RemarkKind, Sheet};
use crate::scoresheet::text;
use crate::words::Words;

/// How sheets are written.
#[derive(Clone, Debug, Default)]
pub struct Manner {
    /// The code of the moves in Braille.
    pub code: Code,
    /// The pages; whether times are written goes for plain text, too.
    pub layout: Layout,
    /// What ends a page of a BRF.
    pub page_end: PageEnd,
    /// Of headings and labels.
    pub language: Language,
    /// Of the moves in plain text and on a page; `None`: as is usual in the language.
    pub notation: Option<Notation>,
    /// The name of the publication, where a file has one.
    pub identifier: String,
    /// Its title, where a file has one and holds several games; a single game has its own.
    pub title: String,
}

impl Manner {
    /// Of the moves in plain text and on a page.
    pub fn notation(&self) -> Notation {
        self.notation.unwrap_or_else(|| self.language.into())
    }
}

/// Some games as they stand in their file, but for what depends on those before them.
#[derive(Debug)]
pub enum Parcel {
    /// They depend on nothing.
    Bytes(Vec<u8>),
    /// Pages without their numbers.
    Pages(Sheaf),
    /// The games themselves, for a frame that makes of them what no thread can make alone.
    Sheets(Vec<ReadSheet>),
}

/// Writes games; every thread has one of its own.
pub trait Writer: Send {
    /// Writes a sheet after those already written, and counts what it has no place for.
    fn write(&mut self, sheet: &ReadSheet, dropped: &mut Dropped);

    /// What was written since this was called last.
    fn take(&mut self) -> Parcel;

    /// Which texts above the moves of the last sheet cannot be read back as they were.
    fn changed(&mut self) -> Vec<Changed> {
        Vec::new()
    }

    /// Which half-moves of the last sheet have a variation that is read back as a comment.
    fn unread_variations(&mut self) -> Vec<(u32, Color)> {
        Vec::new()
    }
}

/// Puts what was written into one file, in the order of the games.
pub trait Frame {
    /// The next games.
    ///
    /// # Errors
    /// What the system says.
    fn add(&mut self, parcel: Parcel, to: &mut dyn Write) -> io::Result<()>;

    /// There are no more.
    ///
    /// # Errors
    /// What the system says.
    fn end(&mut self, to: &mut dyn Write) -> io::Result<()>;
}

/// A form that can be written.
#[derive(Debug)]
pub struct Form {
    /// Its name on the command line.
    pub name: &'static str,
    /// How names of its files end.
    pub extension: &'static str,
    /// What writes it.
    pub writer: fn(&Manner) -> Box<dyn Writer>,
    /// What puts it together.
    pub frame: fn(&Manner) -> Box<dyn Frame>,
}

pub const FORMS: &[Form] = &[
    Form {
        name: "brf",
        extension: "brf",
        writer: |manner| paged(manner, brf(manner)),
        frame: |manner| bound(manner, brf(manner)),
    },
    Form {
        name: "brl",
        extension: "brl",
        writer: |manner| paged(manner, brf(manner)),
        frame: |manner| bound(manner, brf(manner)),
    },
    Form {
        name: "html",
        extension: "html",
        writer: |manner| Box::new(page::PageOut::new(manner.language, manner.notation(), manner.layout.clone())),
        frame: |manner| Box::new(page::Binder::new(manner.language, &manner.identifier)),
    },
    Form {
        name: "pef",
        extension: "pef",
        writer: |manner| paged(manner, Binding::Pef),
        frame: |manner| bound(manner, Binding::Pef),
    },
    Form {
        name: "unicode",
        extension: "txt",
        writer: |manner| paged(manner, Binding::Unicode),
        frame: |manner| bound(manner, Binding::Unicode),
    },
    Form { name: "pgn", extension: "pgn", writer: |_| Box::new(PgnOut::default()), frame: |_| Box::new(Behind) },
    Form {
        name: "text",
        extension: "txt",
        writer: |manner| Box::new(TextOut::new(manner)),
        frame: |_| Box::new(Behind),
    },
];

impl Form {
    /// Whether it is in Braille.
    pub fn is_braille(&self) -> bool {
        matches!(self.name, "brf" | "brl" | "pef" | "unicode")
    }

    pub fn of(name: &str) -> Option<&'static Form> {
        FORMS.iter().find(|form| form.name == name)
    }
}

/// Games stand one after another.
pub struct Behind;

impl Frame for Behind {
    fn add(&mut self, parcel: Parcel, to: &mut dyn Write) -> io::Result<()> {
        if let Parcel::Bytes(bytes) = parcel { to.write_all(&bytes) } else { Ok(()) }
    }

    fn end(&mut self, _to: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }
}

impl Frame for Binder {
    fn add(&mut self, parcel: Parcel, to: &mut dyn Write) -> io::Result<()> {
        if let Parcel::Pages(sheaf) = parcel { Binder::add(self, sheaf, to) } else { Ok(()) }
    }

    fn end(&mut self, to: &mut dyn Write) -> io::Result<()> {
        Binder::end(self, to)
    }
}

/// Comments, signs and variations: what is in words, and stands in PGN alone.
pub fn drop_remarks(sheet: &Sheet, dropped: &mut Dropped) {
    for remark in &sheet.remarks {
        *match remark.kind {
            RemarkKind::Comment => &mut dropped.comments,
            RemarkKind::Sign => &mut dropped.signs,
            RemarkKind::Variation => &mut dropped.variations,
        } += 1;
    }
    dropped.not_legal += u64::from(sheet.not_legal.is_some());
}

/// Counts times after the moves as dropped: those on the clock if they are not shown, or only in whole seconds, and those that were
/// thought.
pub fn drop_times(sheet: &Sheet, shown: bool, dropped: &mut Dropped) {
    for Mark { clock, elapsed, .. } in &sheet.marks {
        dropped.unasked_times += u64::from(clock.is_some() && !shown);
        dropped.fractions += u64::from(shown && clock.is_some_and(|millis| millis % 1000 > 0));
        dropped.times += u64::from(elapsed.is_some());
    }
}

/// Tags for which there is no line.
pub fn drop_tags(sheet: &Sheet, kept: &[&str], dropped: &mut Dropped) {
    // A dash says that the tag does not apply.
    let says_something = |value: &str| value.trim() == "-" || !value.trim_matches(['?', '.', '-', ' ']).is_empty();
    let lost = |(name, value): &&(String, String)| {
        says_something(value) && (value.trim() == "-" || !kept.contains(&name.as_str()))
    };
    dropped.tags += sheet.tags.iter().filter(lost).count() as u64;
}

impl Writer for page::PageOut {
    fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        page::PageOut::write(self, read, dropped);
    }

    fn take(&mut self) -> Parcel {
        Parcel::Bytes(page::PageOut::take(self))
    }
}

impl Frame for page::Binder {
    fn add(&mut self, parcel: Parcel, to: &mut dyn Write) -> io::Result<()> {
        if let Parcel::Bytes(bytes) = parcel { page::Binder::add(self, &bytes, to) } else { Ok(()) }
    }

    fn end(&mut self, to: &mut dyn Write) -> io::Result<()> {
        page::Binder::end(self, to)
    }
}

const fn brf(manner: &Manner) -> Binding {
    Binding::Brf(manner.page_end)
}

fn paged(manner: &Manner, binding: Binding) -> Box<dyn Writer> {
    Box::new(Paged {
        press: Press::new(binding, manner.code, manner.layout.clone()),
        // The converter reports once what hinders liblouis, instead of every thread.
        headings: Headings::new(manner.language).0,
        code: manner.code,
        times: manner.layout.times,
        analyst: manner.layout.comments.then(|| Analyst::new(manner.language, manner.code)),
        unread: Vec::new(),
        wants_title: binding == Binding::Pef,
        title: None,
    })
}

fn bound(manner: &Manner, binding: Binding) -> Box<dyn Frame> {
    let binder = Binder::new(binding, manner.layout.page, &manner.identifier);
    Box::new(binder.titled(&manner.title, manner.language.code()))
}

/// Games on pages of Braille.
struct Paged {
    press: Press,
    headings: Headings,
    code: Code,
    times: bool,
    /// Writes what is said between the moves, where that is wanted.
    analyst: Option<Analyst>,
    /// Which half-moves of the last game have a variation that is read back as a comment.
    unread: Vec<(u32, Color)>,
    /// Whether the file has a place for the title of the first game, which has not come yet.
    wants_title: bool,
    title: Option<String>,
}

/// What a game is called; a heading that is in Braille is read for it.
fn title(read: &ReadSheet) -> Option<String> {
    if read.heading.is_empty() {
        return heading::title(&read.sheet);
    }
    let (tags, _unread) = Names::default().read(&read.heading);
    heading::title(&Sheet { tags, ..Sheet::default() })
}

/// What has a line above the moves, or follows from the first position.
const IN_HEADING: [&str; 10] =
    ["White", "Black", "Event", "Site", "Date", "Round", HELP.white, HELP.black, "SetUp", "FEN"];

impl Writer for Paged {
    fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        let (incomplete, respelt) = (self.headings.incomplete(), self.headings.respelt());
        if std::mem::take(&mut self.wants_title) {
            self.title = title(read);
        }
        let lines = if read.heading.is_empty() {
            self.headings.lines(&read.sheet, self.code)
        } else {
            // A heading that was in Braille stays as it is, but for the code that it names.
            self.headings.kept(&read.heading, &read.sheet, self.code)
        };
        if let Some(analyst) = &mut self.analyst {
            let analysis = analyst.of(&mut self.headings, &read.sheet, dropped);
            self.press.print_with(&lines, &read.sheet, &analysis);
            let step = |after: &usize| read.sheet.line.steps().nth(after - 1).map(|step| (step.number, step.mover));
            self.unread.extend(analysis.unread.iter().filter_map(step));
            dropped.not_legal += u64::from(read.sheet.not_legal.is_some());
        } else {
            self.press.print(&lines, &read.sheet);
            drop_remarks(&read.sheet, dropped);
            // The other player's offer has its sign.
            let marked = 0..read.sheet.marks.len();
            dropped.comments -= marked.filter(|half_move| read.sheet.offers(*half_move) > 1).count() as u64;
        }
        dropped.parted += self.press.take_parted();
        dropped.headings += self.headings.incomplete() - incomplete;
        dropped.respelt += self.headings.respelt() - respelt;
        drop_times(&read.sheet, self.times, dropped);
        drop_tags(&read.sheet, &IN_HEADING, dropped);
    }

    fn take(&mut self) -> Parcel {
        Parcel::Pages(self.press.take().titled(self.title.take()))
    }

    fn changed(&mut self) -> Vec<Changed> {
        self.headings.take_changed()
    }

    fn unread_variations(&mut self) -> Vec<(u32, Color)> {
        std::mem::take(&mut self.unread)
    }
}

/// A sheet with its heading, if that was in Braille. The meaning of cells in words is uncertain: they stand in a comment.
fn with_heading(read: &ReadSheet) -> Cow<'_, Sheet> {
    if read.heading.is_empty() {
        return Cow::Borrowed(&read.sheet);
    }
    let cells = read.heading.iter().map(|row| show(row)).collect::<Vec<_>>().join(" / ");
    let mut sheet = read.sheet.clone();
    sheet.remarks.insert(0, Remark { after: 0, text: format!("{{{cells}}}"), kind: RemarkKind::Comment });
    Cow::Owned(sheet)
}

/// Games as plain text.
struct TextOut {
    words: Words,
    lines: HeadingLines,
    notation: Notation,
    times: bool,
    text: String,
}

impl TextOut {
    fn new(manner: &Manner) -> TextOut {
        TextOut {
            words: Words::new(),
            lines: HeadingLines::new(manner.language),
            notation: manner.notation(),
            times: manner.layout.times,
            text: String::new(),
        }
    }
}

impl Writer for TextOut {
    fn write(&mut self, read: &ReadSheet, dropped: &mut Dropped) {
        let mut sheet = with_heading(read);
        if !self.times && sheet.marks.iter().any(|mark| mark.clock.is_some() || mark.elapsed.is_some()) {
            for mark in &mut sheet.to_mut().marks {
                dropped.unasked_times += u64::from(mark.clock.is_some()) + u64::from(mark.elapsed.is_some());
                (mark.clock, mark.elapsed) = (None, None);
            }
        }
        let is_variation = |remark: &&Remark| remark.kind == RemarkKind::Variation;
        dropped.variations += sheet.remarks.iter().filter(is_variation).count() as u64;
        dropped.tags += text::tags_left_out(&sheet) as u64;
        text::append(&mut self.text, &sheet, self.notation, &self.words, &mut self.lines);
    }

    fn take(&mut self) -> Parcel {
        Parcel::Bytes(std::mem::take(&mut self.text).into_bytes())
    }
}

/// Games as PGN, which has a place for everything.
#[derive(Default)]
struct PgnOut {
    text: String,
}

impl Writer for PgnOut {
    fn write(&mut self, read: &ReadSheet, _dropped: &mut Dropped) {
        self.text.push_str(&pgn::write(&with_heading(read)));
    }

    fn take(&mut self) -> Parcel {
        Parcel::Bytes(std::mem::take(&mut self.text).into_bytes())
    }
}
