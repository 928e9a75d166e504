//! A file of puzzles as pieces of whole lines, whether it is packed by zstd or not. Only a few pieces are in memory at a time.

use std::io::{self, BufRead, BufReader, Cursor, ErrorKind, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use memchr::{memchr_iter, memrchr};
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// About this many bytes are handed on at a time; a longer line cannot be a puzzle.
pub(super) const PIECE: usize = 1 << 18;
/// What a frame of zstd begins with, and one that is to be skipped, but for four bits.
const FRAME: u32 = 0xFD2F_B528;
const SKIPPED: u32 = 0x184D_2A50;

/// Lines of a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Lines {
    /// The number of the first one, from 1.
    pub(super) first: u64,
    pub(super) count: u64,
    pub(super) text: Vec<u8>,
    /// How many bytes of the file were read so far, packed as they are.
    pub(super) read: u64,
}

/// Why a file is read no further.
#[derive(Debug)]
pub(super) enum Trouble {
    /// What is packed ends too soon.
    CutOff,
    /// What is packed is not what was packed.
    Damaged,
    /// The system refuses.
    System(io::Error),
    /// It is no text with lines.
    NoLines,
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            ErrorKind::UnexpectedEof => Trouble::CutOff,
            ErrorKind::InvalidData => Trouble::Damaged,
            _ => Trouble::System(error),
        }
    }
}

/// The lines of a file, one piece after another.
pub(super) struct Pieces {
    from: Box<dyn Read + Send>,
    read: Arc<AtomicU64>,
    /// The beginning of a line whose end is not read yet.
    rest: Vec<u8>,
    lines: u64,
    is_over: bool,
}

impl Pieces {
    pub(super) fn new(file: impl Read + Send + 'static) -> io::Result<Pieces> {
        let read = Arc::new(AtomicU64::new(0));
        let mut file = BufReader::with_capacity(PIECE, Counted { file, read: Arc::clone(&read) });
        let mut head = Vec::new();
        file.by_ref().take(4).read_to_end(&mut head)?;
        let packed = <[u8; 4]>::try_from(head.as_slice()).is_ok_and(|head| is_packed(u32::from_le_bytes(head)));
        let whole = Cursor::new(head).chain(file);
        let from: Box<dyn Read + Send> = if packed { Box::new(Unpacked::new(whole)) } else { Box::new(whole) };
        Ok(Pieces { from, read, rest: Vec::new(), lines: 0, is_over: false })
    }

    /// How many lines were handed on.
    pub(super) const fn lines(&self) -> u64 {
        self.lines
    }

    /// The next piece; `None` after the last one.
    pub(super) fn next(&mut self) -> Result<Option<Lines>, Trouble> {
        if self.is_over {
            return Ok(None);
        }
        let mut text = std::mem::take(&mut self.rest);
        let known = text.len();
        let wanted = u64::try_from(PIECE).unwrap_or(u64::MAX);
        let came = match self.from.by_ref().take(wanted).read_to_end(&mut text) {
            Ok(came) => came,
            Err(error) => {
                self.lines += ends(&text);
                return Err(error.into());
            }
        };
        self.is_over = came < PIECE;
        if !self.is_over {
            let end = memrchr(b'\n', &text[known..]).ok_or(Trouble::NoLines)?;
            self.rest = text.split_off(known + end + 1);
        }
        if text.is_empty() {
            return Ok(None);
        }
        let count = ends(&text) + u64::from(text.last() != Some(&b'\n'));
        let first = self.lines + 1;
        self.lines += count;
        Ok(Some(Lines { first, count, text, read: self.read.load(Ordering::Relaxed) }))
    }
}

/// How many lines end in a text.
fn ends(text: &[u8]) -> u64 {
    u64::try_from(memchr_iter(b'\n', text).count()).unwrap_or(u64::MAX)
}

fn is_packed(head: u32) -> bool {
    head == FRAME || head & !0xF == SKIPPED
}

/// Counts what is read.
struct Counted<R> {
    file: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let came = self.file.read(buffer)?;
        self.read.fetch_add(u64::try_from(came).unwrap_or(0), Ordering::Relaxed);
        Ok(came)
    }
}

/// What zstd has packed. A file can be several frames in a row, with others between them that say nothing; the decoder reads one.
struct Unpacked<R> {
    packed: R,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: BufRead> Unpacked<R> {
    fn new(packed: R) -> Unpacked<R> {
        Unpacked { packed, decoder: FrameDecoder::new(), is_in_frame: false }
    }

    /// The error as the system's own, where it is; too short, where nothing follows.
    fn wrong(&mut self) -> io::Error {
        match self.packed.fill_buf() {
            Ok([]) => ErrorKind::UnexpectedEof.into(),
            Ok(_) => ErrorKind::InvalidData.into(),
            Err(error) => error,
        }
    }

    /// Begins the next frame; `false` where there is none.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.packed.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.packed) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    let length = u64::from(length);
                    if io::copy(&mut self.packed.by_ref().take(length), &mut io::sink())? < length {
                        return Err(ErrorKind::UnexpectedEof.into());
                    }
                }
                Err(_) => return Err(self.wrong()),
            }
        }
        Ok(false)
    }

    /// Whether the frame is what was packed. Not every one says it.
    fn is_whole(&self) -> bool {
        let said = self.decoder.get_checksum_from_data();
        said.is_none() || said == self.decoder.get_calculated_checksum()
    }
}

impl<R: BufRead> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while !buffer.is_empty() {
            if !self.is_in_frame {
                self.is_in_frame = self.begin()?;
                if !self.is_in_frame {
                    return Ok(0);
                }
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let decoded = self.decoder.decode_blocks(&mut self.packed, BlockDecodingStrategy::UptoBlocks(1));
                decoded.map_err(|_| self.wrong())?;
            }
            let came = self.decoder.read(buffer)?;
            if came > 0 {
                return Ok(came);
            }
            if !self.is_whole() {
                return Err(ErrorKind::InvalidData.into());
            }
            self.is_in_frame = false;
        }
        Ok(0)
    }
}

#[cfg(test)]
#[path = "reading_tests.rs"]
mod tests;
