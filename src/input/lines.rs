//! Standard input that is not a terminal, line by line.
//!
//! # Simulated time
//! Real time stamps a line when its end arrives. Under `--simulated` a line that begins with `@12.500 ` carries that
//! moment, a line without one the moment of the line before it, and a moment that lies before it is taken for the same
//! (time never runs backwards). The reader only stamps: it may be many lines ahead of the game. It is the console that calls
//! [`Stamper::advance_to`] with the moment of a line, when that line's turn has come and the deadlines before it are dealt
//! with.

use std::io::{self, BufRead, BufReader, Read};
use std::thread::{self, JoinHandle};

use super::{InputEvent, frame};
use crossbeam_channel::Sender;

use crate::time::{Stamper, Tick};

/// The longest line that is read, in bytes. The rest of a longer one is thrown away, not kept.
pub const LONGEST: usize = 64 * 1024;

/// Why a line is no text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NotText {
    /// Not UTF-8.
    Encoding {
        /// The first byte that does not fit, from 0.
        at: usize,
    },
    /// A control character: NUL, escape sequences and the like. Tabulators are let through.
    Control {
        /// Where, in bytes from 0.
        at: usize,
    },
    /// More than [`LONGEST`] bytes.
    TooLong,
}

/// Reads `source` to its end on a thread of its own. Each line becomes one [`InputEvent::Line`], the end (or a read error, after
/// which nothing more can come) one [`InputEvent::End`]. The thread ends then, or when the receiver is dropped.
///
/// # Errors
/// When the thread cannot be started.
pub fn spawn(
    source: impl Read + Send + 'static,
    stamper: Stamper,
    sender: Sender<InputEvent>,
) -> io::Result<JoinHandle<()>> {
    thread::Builder::new().name("lines".to_owned()).spawn(move || read_all(source, &stamper, &sender))
}

fn read_all(source: impl Read, stamper: &Stamper, sender: &Sender<InputEvent>) {
    let mut lines = Lines { source: BufReader::with_capacity(16 * 1024, source), first: true };
    let mut clock = LineClock { stamper, reached: stamper.now() };
    while let Some(text) = lines.next_line() {
        let at = clock.stamp(text.as_deref().unwrap_or(""));
        if sender.send(InputEvent::Line { at, text }).is_err() {
            return;
        }
    }
    // An error here means that the receiver is gone.
    let _ = sender.send(InputEvent::End { at: clock.stamp("") });
}

/// Gives each line its moment.
struct LineClock<'a> {
    stamper: &'a Stamper,
    /// The moment of the last line, in simulated time.
    reached: Tick,
}

impl LineClock<'_> {
    fn stamp(&mut self, line: &str) -> Tick {
        if !self.stamper.is_simulated() {
            return self.stamper.now();
        }
        let named = frame::moment(line).ok().and_then(|(at, _)| at);
        self.reached = self.reached.max(named.unwrap_or(Tick::START));
        self.reached
    }
}

/// Cuts bytes into lines, with bounded memory.
struct Lines<R> {
    source: BufReader<R>,
    first: bool,
}

impl<R: Read> Lines<R> {
    /// The next line; none at the end. The last line needs no line end, but an empty rest is no line.
    fn next_line(&mut self) -> Option<Result<String, NotText>> {
        let mut line = Vec::new();
        // What came before an error is still a line; the next call finds the same error, or the end.
        let _error = (&mut self.source).take(LONGEST as u64 + 1).read_until(b'\n', &mut line);
        if line.is_empty() {
            return None;
        }
        let too_long = line.pop_if(|last| *last == b'\n').is_none() && line.len() > LONGEST;
        if too_long {
            let _error = self.source.skip_until(b'\n');
        }
        let first = std::mem::take(&mut self.first);
        Some(if too_long { Err(NotText::TooLong) } else { text(line, first) })
    }
}

/// The text of a line without its `\n`. A `\r` before that, and the byte order mark that some systems put before
/// the first line, are no part of it.
fn text(mut line: Vec<u8>, first: bool) -> Result<String, NotText> {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    let text = String::from_utf8(line).map_err(|error| NotText::Encoding { at: error.utf8_error().valid_up_to() })?;
    let text = match text.strip_prefix('\u{feff}') {
        Some(rest) if first => rest.to_owned(),
        _ => text,
    };
    match text.char_indices().find(|(_, char)| char.is_control() && *char != '\t') {
        Some((at, _)) => Err(NotText::Control { at }),
        None => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use crossbeam_channel::{Receiver, bounded};
    use std::io::Write;
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;

    /// Everything that comes of these bytes, through a real pipe and the thread.
    fn events(bytes: Vec<u8>, stamper: &Stamper) -> Vec<InputEvent> {
        let (source, mut sink) = io::pipe().expect("a pipe");
        let (sender, receiver) = bounded(2);
        let reader = spawn(source, stamper.clone(), sender).expect("a thread");
        let writer = thread::spawn(move || sink.write_all(&bytes).expect("the reader reads all"));
        let events = receiver.iter().collect();
        writer.join().expect("written");
        reader.join().expect("no panic");
        events
    }

    fn texts(bytes: &[u8]) -> Vec<Result<String, NotText>> {
        let mut events = events(bytes.to_vec(), &Stamper::real());
        assert!(matches!(events.pop(), Some(InputEvent::End { .. })));
        events
            .into_iter()
            .map(|event| match event {
                InputEvent::Line { text, .. } => text,
                other => panic!("{other:?}"),
            })
            .collect()
    }

    #[allow(clippy::unnecessary_wraps)] // it is compared with results
    fn ok(text: &str) -> Result<String, NotText> {
        Ok(text.to_owned())
    }

    #[test]
    fn lines_end_as_they_end_anywhere() {
        assert_eq!(texts(b"e4\nc5\r\n\n Nf3"), [ok("e4"), ok("c5"), ok(""), ok(" Nf3")]);
        assert_eq!(texts(b""), []);
        assert_eq!(texts(b"\n"), [ok("")]);
        assert_eq!(texts("\u{feff}Läufer f3\n\u{feff}x".as_bytes()), [ok("Läufer f3"), ok("\u{feff}x")]);
    }

    #[test]
    fn invalid_text_is_reported_and_the_next_line_read() {
        let lines = texts(b"e4\nL\xe4ufer\na\0b\n\x1b[31mred\ncaf\xc3\nd\te4\n");
        let expected = [
            ok("e4"),
            Err(NotText::Encoding { at: 1 }),
            Err(NotText::Control { at: 1 }),
            Err(NotText::Control { at: 0 }),
            Err(NotText::Encoding { at: 3 }),
            ok("d\te4"),
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn a_line_of_megabytes_is_one_refusal() {
        let mut bytes = vec![b'x'; 5_000_000];
        bytes.extend_from_slice(b"\nNf3\n");
        bytes.extend(std::iter::repeat_n(b'y', LONGEST));
        bytes.push(b'\n');
        bytes.extend(std::iter::repeat_n(b'z', LONGEST + 1));
        let lines = texts(&bytes);
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0], Err(NotText::TooLong));
        assert_eq!(lines[1], ok("Nf3"));
        assert_eq!(lines[2].as_ref().map(String::len), Ok(LONGEST));
        assert_eq!(lines[3], Err(NotText::TooLong));
    }

    fn next(receiver: &Receiver<InputEvent>) -> InputEvent {
        receiver.recv_timeout(Duration::from_mins(2)).expect("an event")
    }

    #[test]
    fn a_line_is_sent_only_when_its_end_arrives() {
        let (source, mut sink) = io::pipe().expect("a pipe");
        let (sender, receiver) = bounded(8);
        spawn(source, Stamper::real(), sender).expect("a thread");
        sink.write_all(b"e4\nsecond ").expect("written");
        assert!(matches!(next(&receiver), InputEvent::Line { text: Ok(text), .. } if text == "e4"));
        assert!(receiver.recv_timeout(Duration::from_millis(50)).is_err());
        sink.write_all(b"half\n").expect("written");
        assert!(matches!(next(&receiver), InputEvent::Line { text: Ok(text), .. } if text == "second half"));
        drop(sink);
        assert!(matches!(next(&receiver), InputEvent::End { .. }));
        assert!(receiver.recv().is_err(), "the thread has ended");
    }

    #[test]
    fn a_read_error_is_the_end() {
        struct Broken(bool);
        impl Read for Broken {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                if std::mem::replace(&mut self.0, true) {
                    return Err(io::Error::other("unplugged"));
                }
                buffer[..2].copy_from_slice(b"e4");
                Ok(2)
            }
        }
        let (sender, receiver) = bounded(8);
        read_all(Broken(false), &Stamper::simulated(), &sender);
        drop(sender);
        let line = InputEvent::Line { at: Tick::START, text: ok("e4") };
        assert_eq!(receiver.iter().collect::<Vec<_>>(), [line, InputEvent::End { at: Tick::START }]);
    }

    #[test]
    fn simulated_lines_carry_their_moment_and_move_no_clock() {
        let stamper = Stamper::simulated();
        let bytes = b"a\n@12.500 white: e4\nb\n@3 c\n@x d\n\xff\n@13 e".to_vec();
        let ats: Vec<u64> = events(bytes, &stamper).iter().map(|event| event.at().millis()).collect();
        assert_eq!(ats, [0, 12_500, 12_500, 12_500, 12_500, 12_500, 13_000, 13_000]);
        assert_eq!(stamper.now(), Tick::START, "that is the console's part");
    }

    #[test]
    fn real_lines_carry_the_moment_of_their_arrival() {
        let stamper = Stamper::real();
        let before = stamper.now();
        let events = events(b"@99999 e4\n".to_vec(), &stamper);
        assert!(events.iter().all(|event| before <= event.at() && event.at() <= stamper.now()));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn any_bytes_give_one_event_a_line(bytes in prop::collection::vec(prop_oneof![any::<u8>(), Just(b'\n')], 0..400)) {
            let mut expected = bytes.split(|byte| *byte == b'\n').count();
            if bytes.last().is_none_or(|byte| *byte == b'\n') {
                expected -= 1;
            }
            prop_assert_eq!(texts(&bytes).len(), expected);
        }

        #[test]
        fn text_comes_through_unchanged(lines in prop::collection::vec("[^\\p{C}\u{feff}]{0,40}", 0..20)) {
            let bytes = lines.iter().flat_map(|line| [line, "\r\n"]).collect::<String>();
            let read: Result<Vec<String>, NotText> = texts(bytes.as_bytes()).into_iter().collect();
            prop_assert_eq!(read, Ok(lines));
        }
    }
}
