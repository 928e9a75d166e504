//! In which letters a file is written: UTF-8 with or without a byte-order mark, UTF-16, and the Latin-1 of older files.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

use encoding_rs::{Decoder, Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};

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
        [0xff, 0xfe, ..] => Some(UTF_16LE),
        [0xfe, 0xff, ..] => Some(UTF_16BE),
        _ => wide_without_mark(&head),
    };
    let Some(encoding) = encoding else {
        let all = Cursor::new(head.clone()).chain(from);
        return Ok(Opened { head, all: Box::new(BufReader::with_capacity(PIECE, all)) });
    };
    let mut wide = Wide {
        from: Cursor::new(head).chain(from),
        decoder: encoding.new_decoder(),
        raw: vec![0; PIECE],
        ready: Cursor::default(),
        over: false,
    };
    let mut head = Vec::new();
    (&mut wide).take(HEAD as u64).read_to_end(&mut head)?;
    let all = Cursor::new(head.clone()).chain(wide);
    Ok(Opened { head, all: Box::new(BufReader::with_capacity(PIECE, all)) })
}

/// UTF-16 without its mark: it begins with two letters of ASCII; or the ends of its lines have a zero, which other text never has, and most of it is of our alphabets, figurines
/// or Braille. Read the wrong way round it would be none of these.
fn wide_without_mark(head: &[u8]) -> Option<&'static Encoding> {
    match head[..] {
        // Nothing stands behind or before each of its first letters, whatever comes then.
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => return Some(UTF_16LE),
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => return Some(UTF_16BE),
        _ if !head.contains(&0) => return None,
        _ => {}
    }
    let is_ours = |unit: u16| matches!(unit, 0x09 | 0x0a | 0x0c | 0x0d | 0x20..=0x7e | 0xa0..=0x5ff | 0x2010..=0x28ff);
    let mostly = |of: fn([u8; 2]) -> u16| {
        let ours = head.as_chunks().0.iter().filter(|pair| is_ours(of(**pair))).count();
        ours * 8 > head.len() * 3
    };
    match (mostly(u16::from_le_bytes), mostly(u16::from_be_bytes)) {
        (true, _) => Some(UTF_16LE),
        (false, true) => Some(UTF_16BE),
        (false, false) => None,
    }
}

/// UTF-16 as UTF-8.
struct Wide<R> {
    from: Chain<Cursor<Vec<u8>>, R>,
    decoder: Decoder,
    raw: Vec<u8>,
    /// What has been decoded.
    ready: Cursor<Vec<u8>>,
    over: bool,
}

impl<R: Read> Read for Wide<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.ready.fill_buf()?.is_empty() && !self.over {
            let length = self.from.read(&mut self.raw)?;
            self.over = length == 0;
            let room = self.decoder.max_utf8_buffer_length(length).unwrap_or(PIECE * 4);
            let mut text = String::with_capacity(room);
            let _all_of_it = self.decoder.decode_to_string(&self.raw[..length], &mut text, self.over);
            self.ready = Cursor::new(text.into_bytes());
        }
        self.ready.read(into)
    }
}

/// A part of a file as text; whether it was no UTF-8, and was read as Western European letters (Windows' superset of Latin-1).
pub fn text(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), false),
        Err(_) => (WINDOWS_1252.decode_without_bom_handling(bytes).0, true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_known_without_its_mark_and_nothing_else_is_taken_for_it() {
        for text in [
            "[Event \"x\"]\n",
            "Weiß: A\n",
            "ß\n",
            "Белые: Анна\nNotation: ru\n",
            "⠠⠺⠓⠊⠞⠑⠒⠀⠠⠁\n⠂ ⠑⠲\n",
            "[Event \"世界国际象棋锦标赛\"]\n{这是一步好棋}\n",
        ] {
            let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
            assert_eq!(wide_without_mark(&wide(u16::to_le_bytes)), Some(UTF_16LE), "{text}");
            assert_eq!(wide_without_mark(&wide(u16::to_be_bytes)), Some(UTF_16BE), "{text}");
            assert_eq!(wide_without_mark(text.as_bytes()), None, "{text}");
        }
        let every: Vec<u8> = (0..=255).cycle().take(4096).collect();
        for other in [&every[..], b"1. e4 e\0 2. Nf3 1-0\n", b"\0\0\0\0", b"\0", b""] {
            assert_eq!(wide_without_mark(other), None, "{other:?}");
        }
    }
}
