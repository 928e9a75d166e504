//! PEF 2008-1, the Portable Embosser Format: pages of Braille as XML.

use std::cell::Cell as Shared;
use std::fmt;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use quick_xml::Reader;
use quick_xml::errors::SyntaxError;
use quick_xml::escape::escape;
use quick_xml::events::Event;

use super::cell::Row;
use super::page::{Page, PageError, cut_blanks, unicode_row};
use super::size::PageSize;
use crate::scoresheet::sentences::converting::PefTrouble;

const NAMESPACE: &str = "http://www.daisy.org/ns/2008/pef";
const DUBLIN_CORE: &str = "http://purl.org/dc/elements/1.1/";
/// No part of a PEF between two angle brackets is longer, in bytes.
const LONGEST_PART: usize = 1 << 16;

/// Nor do more elements stand in one another.
const DEEPEST: usize = 32;
/// Nor has a page more lines.
const MOST_ROWS: usize = 1024;

/// What stands in front of the pages.
pub(super) struct Front<'a> {
    /// That of the publication.
    pub identifier: &'a str,
    /// Its title, and the code of its language; nothing is written of what is empty.
    pub title: &'a str,
    pub language: &'a str,
    pub size: PageSize,
}

impl fmt::Display for Front<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cols, rows) = (self.size.cols(), self.size.rows());
        write!(
            to,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<pef version=\"2008-1\" xmlns=\"{NAMESPACE}\">\n<head>\n\
             <meta xmlns:dc=\"{DUBLIN_CORE}\">\n<dc:format>application/x-pef+xml</dc:format>\n\
             <dc:identifier>{}</dc:identifier>\n",
            escape(self.identifier)
        )?;
        for (name, text) in [("title", self.title), ("language", self.language)] {
            if !text.is_empty() {
                writeln!(to, "<dc:{name}>{}</dc:{name}>", escape(text))?;
            }
        }
        write!(
            to,
            "</meta>\n</head>\n<body>\n\
             <volume cols=\"{cols}\" rows=\"{rows}\" rowgap=\"0\" duplex=\"false\">\n"
        )
    }
}

/// What stands after the pages.
pub(super) const BACK: &str = "</volume>\n</body>\n</pef>\n";

/// Reads the pages of a PEF, of all its volumes and sections. What declares entities is refused, and nothing is ever expanded.
#[derive(Debug)]
pub struct PefPages<R> {
    xml: Reader<Bounded<R>>,
    budget: Rc<Shared<usize>>,
    lines: Rc<Shared<u64>>,
    buffer: Vec<u8>,
    /// The names of the elements that are open.
    open: Vec<String>,
    /// Whether `<pef>` has been seen: the file is over when all is closed.
    over: bool,
    broken: bool,
}

/// Lets a limited number of bytes pass until the budget is renewed, and counts lines.
#[derive(Debug)]
struct Bounded<R> {
    from: R,
    budget: Rc<Shared<usize>>,
    lines: Rc<Shared<u64>>,
}

impl<R: BufRead> Read for Bounded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let ready = self.fill_buf()?;
        let taken = ready.len().min(into.len());
        into[..taken].copy_from_slice(&ready[..taken]);
        self.consume(taken);
        Ok(taken)
    }
}

impl<R: BufRead> BufRead for Bounded<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let budget = self.budget.get();
        let ready = self.from.fill_buf()?;
        if budget == 0 && !ready.is_empty() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a part of the file has no end"));
        }
        Ok(&ready[..ready.len().min(budget)])
    }

    fn consume(&mut self, taken: usize) {
        if let Ok(ready) = self.from.fill_buf() {
            let lines = ready.iter().take(taken).map(|byte| u64::from(*byte == b'\n')).sum::<u64>();
            self.lines.set(self.lines.get() + lines);
        }
        self.budget.set(self.budget.get().saturating_sub(taken));
        self.from.consume(taken);
    }
}

impl<R: BufRead> PefPages<R> {
    /// Nothing read yet.
    pub fn new(from: R) -> PefPages<R> {
        let (budget, lines) = (Rc::new(Shared::new(0)), Rc::new(Shared::new(1)));
        let xml = Reader::from_reader(Bounded { from, budget: Rc::clone(&budget), lines: Rc::clone(&lines) });
        PefPages { xml, budget, lines, buffer: Vec::new(), open: Vec::new(), over: false, broken: false }
    }

    fn wrong(&self, why: PefTrouble) -> PageError {
        PageError::Pef { line: self.lines.get(), why }
    }

    /// The file ends too early.
    fn cut_off(&self, otherwise: PefTrouble) -> PageError {
        if self.over { PageError::CutOff { line: self.lines.get() } } else { self.wrong(otherwise) }
    }

    /// XML that cannot be read.
    fn no_xml(&self, error: quick_xml::Error) -> PageError {
        match error {
            quick_xml::Error::Io(_) if self.budget.get() == 0 => self.wrong(PefTrouble::Endless),
            quick_xml::Error::Io(error) => PageError::Io(io::Error::new(error.kind(), error)),
            // All of them say that the end of the file came before that of something.
            quick_xml::Error::Syntax(unclosed) if unclosed != SyntaxError::InvalidBangMarkup => {
                self.cut_off(PefTrouble::Xml)
            }
            _ => self.wrong(PefTrouble::Xml),
        }
    }

    fn next_page(&mut self) -> Result<Option<Page>, PageError> {
        let mut page: Option<Page> = None;
        let mut text = String::new();
        loop {
            self.budget.set(LONGEST_PART);
            self.buffer.clear();
            let mut buffer = std::mem::take(&mut self.buffer);
            let event = self.xml.read_event_into(&mut buffer);
            let event = event.map(Event::into_owned);
            self.buffer = buffer;
            match event {
                Err(error) => return Err(self.no_xml(error)),
                Ok(Event::Start(element)) => {
                    self.begin(element.name().as_ref(), &element)?;
                    if element.name().as_ref() == "page" {
                        page = Some(Page { line: self.lines.get(), rows: Vec::new() });
                    }
                    text.clear();
                }
                Ok(Event::Empty(element)) => {
                    self.place(element.name().as_ref())?;
                    match (element.name().as_ref(), &mut page) {
                        ("row", Some(page)) if page.rows.len() < MOST_ROWS => page.rows.push(Row::new()),
                        ("row", _) => return Err(PageError::TooLarge { line: self.lines.get() }),
                        ("page", _) => return Ok(Some(Page { line: self.lines.get(), rows: Vec::new() })),
                        _ => {}
                    }
                }
                Ok(Event::End(element)) => {
                    self.open.pop();
                    match element.name().as_ref() {
                        "page" => return Ok(page),
                        "row" => {
                            let row = self.row(&text)?;
                            let page = page.as_mut().filter(|page| page.rows.len() < MOST_ROWS);
                            page.ok_or(PageError::TooLarge { line: self.lines.get() })?.rows.push(row);
                        }
                        _ => {}
                    }
                }
                Ok(Event::Text(part)) if self.open.last().is_some_and(|name| name == "row") => {
                    text.push_str(&part);
                }
                Ok(Event::Text(part)) if self.in_body() && !part.trim().is_empty() => {
                    return Err(self.wrong(PefTrouble::BetweenRows));
                }
                Ok(Event::GeneralRef(reference)) if self.open.last().is_some_and(|name| name == "row") => {
                    let sign = reference.resolve_char_ref().ok().flatten();
                    text.push(sign.ok_or_else(|| self.wrong(PefTrouble::NoBraille))?);
                }
                Ok(Event::CData(_)) if self.open.last().is_some_and(|name| name == "row") => {
                    return Err(self.wrong(PefTrouble::NoBraille));
                }
                Ok(Event::DocType(_)) => return Err(self.wrong(PefTrouble::DocumentType)),
                Ok(Event::Eof) if self.open.is_empty() && self.over => return Ok(None),
                Ok(Event::Eof) => return Err(self.cut_off(PefTrouble::Empty)),
                Ok(_) => {}
            }
        }
    }

    fn begin(&mut self, name: &str, element: &quick_xml::events::BytesStart<'_>) -> Result<(), PageError> {
        self.place(name)?;
        if self.open.is_empty() {
            let namespace = element.try_get_attribute("xmlns").ok().flatten();
            if namespace.is_none_or(|attribute| attribute.value != NAMESPACE) {
                return Err(self.wrong(PefTrouble::Namespace));
            }
            // From now on the file may end when everything is closed.
            self.over = true;
        }
        if self.open.len() >= DEEPEST {
            return Err(self.wrong(PefTrouble::TooDeep));
        }
        self.open.push(name.to_owned());
        Ok(())
    }

    fn in_body(&self) -> bool {
        self.open.get(1).is_some_and(|second| second == "body")
    }

    /// Whether an element may stand here.
    fn place(&self, name: &str) -> Result<(), PageError> {
        let parent = self.open.last().map(String::as_str);
        let wanted: Option<&str> = match name {
            "pef" => None,
            "head" | "body" => Some("pef"),
            "volume" => Some("body"),
            "section" => Some("volume"),
            "page" => Some("section"),
            "row" => Some("page"),
            // The head may hold whatever its authors like, but the body nothing else.
            _ if self.open.get(1).is_some_and(|second| second == "head") => return Ok(()),
            _ => return Err(self.wrong(PefTrouble::Element(name.to_owned()))),
        };
        if parent == wanted && !(parent.is_none() && self.over) {
            Ok(())
        } else {
            Err(self.wrong(PefTrouble::Misplaced(name.to_owned())))
        }
    }

    fn row(&self, text: &str) -> Result<Row, PageError> {
        let no_cell = |sign: char| PageError::NotBraille { line: self.lines.get(), what: format!("{sign:?}") };
        let mut row = unicode_row(text).map_err(no_cell)?;
        cut_blanks(&mut row);
        Ok(row)
    }
}

impl<R: BufRead> Iterator for PefPages<R> {
    type Item = Result<Page, PageError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.broken {
            return None;
        }
        let page = self.next_page().transpose();
        // After its first error XML has no meaning, and the reader would find the same one for ever.
        self.broken = matches!(page, Some(Err(_)));
        page
    }
}
