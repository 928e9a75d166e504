//! Plain lines on standard output, for eyes, screen readers, Braille terminals and programs. The one place that writes there.
//!
//! A thread of its own writes, so that a terminal that has been stopped (Ctrl-S) or a pipe that is not read never holds up
//! the game. A pipe whose reader has gone ends the thread and nothing else.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Sender, unbounded};
use unicode_width::UnicodeWidthStr;

use super::settings::{LineForm, OutputSettings};
use crate::config::Terminal;
use crate::game::roles::Seat;
use crate::words::utterance::Utterance;

/// From this many unwritten lines on nothing more is read from a pipe: a program that enters more than is read waits.
const BACKLOG: usize = 1_000;

/// Columns from which on a terminal is wide: hardly a message is wider, and one that is stays in one piece.
const WIDE: usize = 100;

/// Unicode's own line ends, which are no control characters.
const LINE_SEPARATOR: char = '\u{2028}';
const PARAGRAPH_SEPARATOR: char = '\u{2029}';

enum Order {
    Write(String),
    /// Draw the entry line anew; with nothing in it, take it away.
    Entry(EntryLine),
    /// The entry line is finished: it stays where it stands, and a new one begins.
    Entered,
    /// Answer when everything before has been written.
    Flush(mpsc::Sender<()>),
}

/// Writes lines in their order.
#[derive(Debug)]
pub struct Lines {
    settings: OutputSettings,
    /// Sending never waits: what is entered is held back instead, see [`Lines::is_behind`].
    orders: Sender<Order>,
}

/// What becomes of the lines, told on their thread.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LinesEvent {
    /// There are few unwritten lines again.
    CaughtUp,
    /// The reader has gone.
    Gone,
}

impl Lines {
    /// Lines on standard output. `news` is called on their thread.
    ///
    /// # Errors
    /// What the system says when no thread can be started.
    pub fn open(settings: &OutputSettings, news: impl FnMut(LinesEvent) + Send + 'static) -> io::Result<Lines> {
        Lines::until(settings, io::stdout(), news)
    }

    /// Lines on any writer.
    ///
    /// # Errors
    /// What the system says when no thread can be started.
    pub fn on(settings: &OutputSettings, writer: impl Write + Send + 'static) -> io::Result<Lines> {
        Lines::until(settings, writer, |_| {})
    }

    fn until(
        settings: &OutputSettings,
        mut writer: impl Write + Send + 'static,
        mut news: impl FnMut(LinesEvent) + Send + 'static,
    ) -> io::Result<Lines> {
        let (sender, orders) = unbounded();
        thread::Builder::new().name("terminal".to_owned()).spawn(move || {
            let (mut entry, mut behind) = (EntryLine::default(), false);
            while let Ok(order) = orders.recv() {
                // The order that has just been taken counts.
                behind |= orders.len() + 1 >= BACKLOG;
                let text = match order {
                    Order::Write(text) => entry.around(&text),
                    Order::Entry(next) => next.instead_of(&std::mem::replace(&mut entry, next.clone())),
                    Order::Entered => {
                        if std::mem::take(&mut entry).text.is_empty() {
                            String::new()
                        } else {
                            "\r\n".to_owned()
                        }
                    }
                    Order::Flush(done) => {
                        drop(done);
                        continue;
                    }
                };
                // A reader that has gone does not come back.
                if writer.write_all(text.as_bytes()).and_then(|()| writer.flush()).is_err() {
                    // A thread that waits for these lines is let go first.
                    drop(orders);
                    return news(LinesEvent::Gone);
                }
                if behind && orders.len() < BACKLOG {
                    behind = false;
                    news(LinesEvent::CaughtUp);
                }
            }
        })?;
        Ok(Lines { settings: settings.clone(), orders: sender })
    }

    /// Writes an utterance for those of its listeners whom the terminal shows. Never blocks.
    pub fn tell(&self, utterance: &Utterance) {
        // A terminal in raw mode does not return the carriage by itself, and in any other mode a second return is harmless.
        let is_terminal = self.settings.form == LineForm::Terminal;
        let end = if is_terminal { "\r\n" } else { "\n" };
        let narrow = narrow_columns().filter(|_| is_terminal);
        let rows = |line: String| narrow.map_or_else(|| vec![line.clone()], |columns| rows(&line, columns));
        let text: String = lines(&self.settings, utterance).into_iter().flat_map(rows).map(|row| row + end).collect();
        if !text.is_empty() {
            self.send(Order::Write(text));
        }
    }

    /// Draws the line that is being written, with the cursor at this byte of it. Only a terminal has one, and only where
    /// private lines may be seen.
    pub fn draw_entry(&self, text: &str, cursor: usize) {
        if self.settings.form == LineForm::Terminal && self.settings.terminal == Terminal::All {
            let order = Order::Entry(EntryLine { text: one_line_of(text), cursor, room: room() });
            self.send(order);
        }
    }

    /// Whether so much is unwritten that no more is to be entered. [`LinesEvent::CaughtUp`] says when that is over.
    pub fn is_behind(&self) -> bool {
        self.orders.len() >= BACKLOG
    }

    fn send(&self, order: Order) {
        // Gone: that has been told.
        let _gone = self.orders.send(order);
    }

    /// The line that is being written has been entered.
    pub fn entered(&self) {
        self.send(Order::Entered);
    }

    /// Waits until everything told so far is written, but not longer than `timeout`; whether it is.
    pub fn flush(&self, timeout: Duration) -> bool {
        let (done, wait) = mpsc::channel();
        if self.orders.send(Order::Flush(done)).is_err() {
            return false;
        }
        // The thread drops its end when it gets there, or when it ends.
        wait.recv_timeout(timeout) == Err(mpsc::RecvTimeoutError::Disconnected)
    }
}

/// The lines of an utterance, without their ends: one, or in black-box form one for each seat if it is not public.
pub fn lines(settings: &OutputSettings, utterance: &Utterance) -> Vec<String> {
    let public = utterance.to.is_public();
    let shown = match settings.terminal {
        Terminal::All => true,
        Terminal::Public => public,
        Terminal::Off => false,
    };
    if !shown {
        return Vec::new();
    }
    let text = one_line(&utterance.text());
    match settings.form {
        LineForm::Terminal if public || utterance.to.iter().any(|seat| settings.listeners.contains(seat)) => vec![text],
        LineForm::Terminal => Vec::new(),
        LineForm::BlackBox if public => vec![format!("public: {text}")],
        LineForm::BlackBox => {
            let line = |seat: Seat| {
                if seat == settings.owner {
                    format!("private: {text}")
                } else {
                    format!("private {}: {text}", seat.name())
                }
            };
            utterance.to.iter().map(line).collect()
        }
    }
}

/// The line that is being written, as it stands on the terminal.
#[derive(Clone, Debug, Default)]
struct EntryLine {
    text: String,
    cursor: usize,
    /// The columns that it may take.
    room: usize,
}

impl EntryLine {
    /// A message comes above the line; the line stands below it again.
    fn around(&self, message: &str) -> String {
        if self.text.is_empty() { message.to_owned() } else { format!("\r\x1b[K{message}{}", self.drawn()) }
    }

    /// Only what is new is written where something was added at the end, so that a screen reader hears no line twice.
    fn instead_of(&self, before: &EntryLine) -> String {
        let (shown, shown_before) = (self.window(), before.window());
        // In a window of another size the terminal has broken or cut the line.
        let same_window = self.room == before.room || before.text.is_empty();
        if shown == shown_before && same_window {
            return String::new();
        }
        let at_end = same_window && shown_before.1.is_empty() && shown.1.is_empty();
        match shown.0.strip_prefix(shown_before.0) {
            Some(added) if at_end => added.to_owned(),
            _ => format!("\r\x1b[K{}", self.drawn()),
        }
    }

    fn drawn(&self) -> String {
        let (before, behind) = self.window();
        let back = UnicodeWidthStr::width(behind);
        let steps = if back > 0 { format!("\x1b[{back}D") } else { String::new() };
        format!("{before}{behind}{steps}")
    }

    /// As much of the line before and after the cursor as fits into one row of the terminal.
    fn window(&self) -> (&str, &str) {
        let (before, behind) = self.text.split_at_checked(self.cursor).unwrap_or((&self.text, ""));
        let start = before
            .char_indices()
            .rev()
            .map(|(index, _)| index)
            // From the cursor back: however long the line is, no more than what fits is looked at.
            .take_while(|index| UnicodeWidthStr::width(&before[*index..]) <= self.room)
            .last()
            .unwrap_or(before.len());
        let before = &before[start..];
        let left = self.room.saturating_sub(UnicodeWidthStr::width(before));
        let end = behind
            .char_indices()
            .map(|(index, letter)| index + letter.len_utf8())
            .take_while(|end| UnicodeWidthStr::width(&behind[..*end]) <= left)
            .last()
            .unwrap_or(0);
        (before, &behind[..end])
    }
}

/// The columns of standard output, if it is a terminal that is not wide.
fn narrow_columns() -> Option<usize> {
    let columns = || crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    io::stdout().is_terminal().then(columns).flatten().filter(|columns| (1..WIDE).contains(columns))
}

/// A line in rows of a terminal, broken between words: left to itself the terminal breaks it within one.
fn rows(line: &str, columns: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in line.split(' ') {
        match rows.last_mut() {
            Some(row) if UnicodeWidthStr::width(row.as_str()) + 1 + UnicodeWidthStr::width(word) <= columns => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

/// The columns of the terminal, without the last one: a character there would move the cursor into the next row.
fn room() -> usize {
    usize::from(crossterm::terminal::size().map_or(80, |(columns, _)| columns)).saturating_sub(1)
}

/// Prints lines of a command that is no game. A reader that has gone is no reason to fail.
pub fn print(lines: &[String]) {
    let mut out = io::stdout().lock();
    let _gone = lines.iter().try_for_each(|line| writeln!(out, "{line}")).and_then(|()| out.flush());
}

/// Prints a file as it is. A reader that has gone is no reason to fail.
pub fn print_bytes(bytes: &[u8]) {
    let mut out = io::stdout().lock();
    let _gone = out.write_all(bytes).and_then(|()| out.flush());
}

/// Says on standard error why the program could not do its job: one line.
pub fn complain(why: &str) {
    let _gone = writeln!(io::stderr().lock(), "annabella: {}", without_numbers(&one_line(why)));
}

/// Without the numbers that the system gives its errors: its words say them.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split(" (os error ");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(')') {
            Some((number, behind)) if number.bytes().all(|byte| byte.is_ascii_digit()) => plain.push_str(behind),
            _ => plain.extend([" (os error ", part]),
        }
    }
    plain
}

/// Says something on standard error: one line, in the place of what [`progress`] has written there.
pub fn remark(line: &str, over_progress: bool) {
    let clear = if over_progress { "\r\x1b[K" } else { "" };
    let _gone = writeln!(io::stderr().lock(), "{clear}{}", one_line(line));
}

/// How far a long work is: one line of the terminal at standard error, each in the place of the one before.
pub fn progress(line: &str) {
    let mut error = io::stderr().lock();
    let line: String = one_line(line).chars().take(room()).collect();
    let _gone = write!(error, "\r\x1b[K{line}").and_then(|()| error.flush());
}

/// A text that cannot end its line or steer the terminal.
fn one_line_of(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// One message is one line: control characters and line ends of any kind become blanks.
fn one_line(text: &str) -> String {
    let plain: String = text
        .chars()
        .map(|c| if c.is_control() || c == LINE_SEPARATOR || c == PARAGRAPH_SEPARATOR { ' ' } else { c })
        .collect();
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use proptest::prelude::*;

    use super::*;
    use crate::game::participant::Language;
    use crate::game::roles::Seats;
    use crate::rules::position::Color;
    use crate::words::utterance::{Segment, Urgency};

    const WHITE: Seat = Seat::Side(Color::White);
    const BLACK: Seat = Seat::Side(Color::Black);

    fn settings(form: LineForm, terminal: Terminal) -> OutputSettings {
        OutputSettings { terminal, form, ..OutputSettings::for_owner(WHITE) }
    }

    fn words(to: Seats, text: &str) -> Utterance {
        Utterance { to, urgency: Urgency::Polite, segments: vec![Segment::plain(Language::En, text)] }
    }

    #[test]
    fn a_black_box_line_says_for_whom_it_is() {
        let settings = settings(LineForm::BlackBox, Terminal::All);
        let lines = |to| lines(&settings, &words(to, "Springer Gustav eins"));
        assert_eq!(lines(Seats::PUBLIC), ["public: Springer Gustav eins"]);
        assert_eq!(lines(Seats::only(WHITE)), ["private: Springer Gustav eins"]);
        assert_eq!(
            lines(Seats::only(BLACK).and(Seat::Arbiter).and(Seat::AssistantOf(Color::White))),
            [
                "private black: Springer Gustav eins",
                "private assistant white: Springer Gustav eins",
                "private arbiter: Springer Gustav eins"
            ]
        );
        assert_eq!(lines(Seats::PLAYERS), ["private: Springer Gustav eins", "private black: Springer Gustav eins"]);
    }

    #[test]
    fn the_audience_filters_and_a_person_sees_only_his_own() {
        let shown = |form, terminal, to| lines(&settings(form, terminal), &words(to, "a")).len();
        let (all, public, off) = (Terminal::All, Terminal::Public, Terminal::Off);
        for form in [LineForm::Terminal, LineForm::BlackBox] {
            assert_eq!(shown(form, all, Seats::PUBLIC), 1);
            assert_eq!(shown(form, public, Seats::PUBLIC), 1);
            assert_eq!(shown(form, off, Seats::PUBLIC), 0);
            assert_eq!(shown(form, public, Seats::only(WHITE)), 0);
            assert_eq!(shown(form, all, Seats::only(WHITE)), 1);
        }
        assert_eq!(shown(LineForm::Terminal, all, Seats::only(BLACK)), 0);
    }

    #[derive(Clone, Default)]
    struct Shared(Arc<Mutex<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_come_out_in_order() {
        let written = Shared::default();
        let lines = Lines::on(&settings(LineForm::BlackBox, Terminal::All), written.clone()).unwrap();
        for number in 0..50 {
            lines.tell(&words(Seats::PUBLIC, &number.to_string()));
        }
        assert!(lines.flush(Duration::from_secs(20)));
        let written = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
        assert!(written.ends_with("public: 49\n"));
        assert!(written.lines().eq((0..50).map(|number| format!("public: {number}"))));
    }

    /// Takes as many writes as there are in the channel.
    struct Slow(mpsc::Receiver<()>);

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            // Nobody holds it up any more.
            let _free = self.0.recv();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_slow_reader_holds_back_input_and_loses_no_line() {
        let (let_through, slow) = mpsc::channel();
        let (caught_up_in, caught_up) = mpsc::channel();
        let settings = settings(LineForm::BlackBox, Terminal::All);
        let lines = Lines::until(&settings, Slow(slow), move |news| caught_up_in.send(news).unwrap()).unwrap();
        for number in 0..BACKLOG * 2 {
            lines.tell(&words(Seats::PUBLIC, &number.to_string()));
        }
        assert!(lines.is_behind());
        // One is being written, and so many more are needed until fewer than the limit wait.
        for _ in 0..=BACKLOG {
            let_through.send(()).unwrap();
        }
        assert_eq!(caught_up.recv().unwrap(), LinesEvent::CaughtUp);
        assert!(!lines.is_behind());
        drop(let_through);
        assert!(lines.flush(Duration::from_mins(1)));
    }

    #[test]
    fn rows_are_broken_between_words() {
        let line = "Enter your move, or help. To learn the keys, enter: tutorial.";
        let expected = ["Enter your move, or", "help. To learn the", "keys, enter:", "tutorial."];
        assert_eq!(rows(line, 20), expected);
        assert_eq!(rows(line, 200), [line]);
        // A word that is wider than the terminal has a row of its own.
        assert_eq!(rows("a Donaudampfschifffahrt b", 12), ["a", "Donaudampfschifffahrt", "b"]);
    }

    struct Broken;

    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_that_has_gone_harms_nobody() {
        let lines = Lines::on(&settings(LineForm::BlackBox, Terminal::All), Broken).unwrap();
        for _ in 0..1000 {
            lines.tell(&words(Seats::PUBLIC, "nobody reads"));
        }
        lines.flush(Duration::from_secs(20));
    }

    proptest! {
        #[test]
        fn rows_lose_nothing_and_fit_unless_a_word_does_not(line in "\\PC{0,60}", columns in 1_usize..30) {
            let rows = rows(&line, columns);
            prop_assert_eq!(rows.join(" "), line);
            let fits = |row: &String| UnicodeWidthStr::width(row.as_str()) <= columns || !row.contains(' ');
            prop_assert!(rows.iter().all(fits), "{:?}", rows);
        }

        #[test]
        fn one_message_is_one_line(text in any::<String>()) {
            let settings = settings(LineForm::BlackBox, Terminal::All);
            let lines = lines(&settings, &words(Seats::PUBLIC, &text));
            prop_assert_eq!(lines.len(), 1);
            let breaks = |c: char| c.is_control() || c == LINE_SEPARATOR;
            prop_assert!(!lines[0].chars().any(breaks));
        }
    }
}
