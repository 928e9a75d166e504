//! In which letters a file is written: UTF-8 with or without a byte-order mark, UTF-16, and the Latin-1 of older files.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

use encoding_rs::{Decoder, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// So much of a file is looked at to see what it is, in bytes: a page of Braille ends within it.
const HEAD: usize = 1 << 14;
const PIECE: usize = 1 << 16;

/// A file whose beginning has been looked at; what was in UTF-16 is in UTF-8.
pub struct Opened {
    /// Its beginning.
    pub head: Vec<u8>,
    /// All of it.
    pub all: Box<dyn BufRead>,
}

/// Looks at the beginning of a file.
///
/// # Errors
/// What the system says.
pub fn open(mut from: impl Read + 'static) -> io::Result<Opened> {
    let mut head = Vec::new();
    (&mut from).take(HEAD as u64).read_to_end(&mut head)?;
    let encoding = match head[..] {
        // With its mark, and without: no other file has nothing behind each of its first letters.
        [0xff, 0xfe, ..] | [1..=0x7f, 0, 1..=0x7f, 0, ..] => Some(UTF_16LE),
        [0xfe, 0xff, ..] | [0, 1..=0x7f, 0, 1..=0x7f, ..] => Some(UTF_16BE),
        _ => None,
    };
    let Some(encoding) = encoding else {
        let all = Cursor::new(head.clone()).chain(from);
        return Ok(Opened { head, all: Box::new(BufReader::with_capacity(PIECE, all)) });
    };
    let mut wide = Wide {
        from: Cursor::new(head).chain(from),
        decoder: encoding.new_decoder(),
        raw: vec![0; PIECE],
        ready: Vec::new(),
        given: 0,
        over: false,
    };
    let mut head = Vec::new();
    (&mut wide).take(HEAD as u64).read_to_end(&mut head)?;
    let all = Cursor::new(head.clone()).chain(wide);
    Ok(Opened { head, all: Box::new(BufReader::with_capacity(PIECE, all)) })
}

/// UTF-16 as UTF-8.
struct Wide<R> {
    from: Chain<Cursor<Vec<u8>>, R>,
    decoder: Decoder,
    raw: Vec<u8>,
    /// What has been decoded, and how much of it is handed on.
    ready: Vec<u8>,
    given: usize,
    over: bool,
}

impl<R: Read> Read for Wide<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.given == self.ready.len() && !self.over {
            let length = self.from.read(&mut self.raw)?;
            self.over = length == 0;
            self.ready.resize(self.decoder.max_utf8_buffer_length(length).unwrap_or(PIECE * 4), 0);
            let (_, _, made, _) = self.decoder.decode_to_utf8(&self.raw[..length], &mut self.ready, self.over);
            self.ready.truncate(made);
            self.given = 0;
        }
        let now = (self.ready.len() - self.given).min(into.len());
        into[..now].copy_from_slice(&self.ready[self.given..self.given + now]);
        self.given += now;
        Ok(now)
    }
}

/// A part of a file as text; whether it was no UTF-8, and was read as Western European letters (Windows' superset of Latin-1).
pub fn text(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), false),
        Err(_) => (WINDOWS_1252.decode_without_bom_handling(bytes).0, true),
    }
}
