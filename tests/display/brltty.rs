//! A real brltty with its virtual display: what stands on it, cell by cell, and its keys.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::ops::Range;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crate::support::play::{A_WHILE, Play};

/// After so long something is not going to come.
pub const LONG: Duration = Duration::from_mins(2);

/// `BrlAPI`'s ports begin here.
const FIRST_PORT: u16 = 4101;

/// What brltty shows of nothing, and of itself when a display comes.
const NO_PROGRAM: &str = "no screen";
const BANNER: &str = "BRLTTY";

/// North American Braille computer code, by the dots: written down here a second time, so that nothing of ours is trusted.
const COMPUTER_BRAILLE: &[u8; 64] = b" a1b'k2l@cif/msp\"e3h9o6r^djg>ntq,*5<-u8v.%[$+x!&;:4\\0z7(_?w]#y)=";
/// The table of brltty for it.
const TEXT_TABLE: &str = "en-nabcc";
const DOT_7: u8 = 0x40;
const DOTS_7_AND_8: u8 = 0xc0;

/// The sign of Unicode for a byte of ASCII Braille, which has the same table; a blank stays one.
pub fn cell_of_byte(byte: u8) -> char {
    let dots = COMPUTER_BRAILLE.iter().position(|each| *each == byte.to_ascii_lowercase());
    match u32::try_from(dots.unwrap_or_else(|| panic!("no cell for {byte}"))).expect("64 cells") {
        0 => ' ',
        dots => char::from_u32(0x2800 + dots).expect("a cell"),
    }
}

/// The cell of a character: a cell is itself; capitals and the like have dot 7 besides.
fn cell(sign: char) -> u8 {
    if let '\u{2800}'..='\u{28ff}' = sign {
        return u8::try_from(u32::from(sign) & 0xff).expect("eight dots");
    }
    let index = |sign: char| COMPUTER_BRAILLE.iter().position(|each| char::from(*each) == sign);
    let (dots, capital) = match index(sign) {
        Some(dots) => (dots, 0),
        None => (index(sign.to_ascii_lowercase()).unwrap_or_else(|| panic!("no cell for {sign:?}")), DOT_7),
    };
    u8::try_from(dots).expect("64 cells") | capital
}

/// Ports that the system gives to no outgoing connection, and that `BrlAPI` has a number for.
const PORTS: Range<u16> = 20_000..32_000;

/// A port that nobody listens on, and that no other test of this run gets.
fn free_port() -> u16 {
    static TAKEN: AtomicU16 = AtomicU16::new(0);
    loop {
        let next = std::process::id() * 97 + u32::from(TAKEN.fetch_add(1, Ordering::Relaxed));
        let port = PORTS.start + u16::try_from(next % u32::try_from(PORTS.len()).expect("some")).expect("it fits");
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// Connects as the display of so many cells; the lines that come from it.
fn plugged_in(port: u16, cells: usize, daemon: &mut Child) -> (TcpStream, Receiver<String>) {
    let begun = Instant::now();
    let display = loop {
        let connected = TcpStream::connect(("127.0.0.1", port));
        // On a busy machine brltty may hang up before it has been told anything.
        match connected.and_then(|mut display| writeln!(display, "cells {cells}").map(|()| display)) {
            Ok(display) => break display,
            Err(error) => assert!(begun.elapsed() < LONG, "brltty does not answer: {error}"),
        }
        assert!(daemon.try_wait().expect("its state").is_none(), "brltty has ended by itself");
        std::thread::sleep(Duration::from_millis(20));
    };
    let (to_test, news) = channel();
    let mut lines = BufReader::new(display.try_clone().expect("a second end"));
    std::thread::spawn(move || {
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
            if to_test.send(String::from_utf8_lossy(&line).trim_end().to_owned()).is_err() {
                return;
            }
            line.clear();
        }
    });
    (display, news)
}

/// brltty, and a client that is its display.
pub struct Brltty {
    daemon: Child,
    display: TcpStream,
    news: Receiver<String>,
    cells: usize,
    display_port: u16,
    number: u16,
    /// What else it was started with.
    args: Vec<String>,
    /// What stood there last: as text, and its cells.
    visual: String,
    braille: Vec<u8>,
    /// Everything that has stood there.
    seen: Vec<String>,
}

impl Brltty {
    /// Starts one with a display of so many cells.
    pub fn start(cells: usize) -> Brltty {
        Brltty::with_text_table(cells, TEXT_TABLE)
    }

    /// The same with another table for text.
    pub fn with_text_table(cells: usize, table: &str) -> Brltty {
        Brltty::with(cells, "none", &["-q", "-t", table])
    }

    /// Starts one that lets nobody in who cannot show what is in this file.
    pub fn guarded_by(key: &Path) -> Brltty {
        Brltty::with(20, &format!("keyfile:{}", key.display()), &["-q", "-t", TEXT_TABLE])
    }

    /// Starts one that shows its own name for a second whenever its display comes.
    pub fn with_banner(cells: usize) -> Brltty {
        Brltty::with(cells, "none", &["-M", "100", "-t", TEXT_TABLE])
    }

    fn with(cells: usize, guard: &str, args: &[&str]) -> Brltty {
        let number = free_port() - FIRST_PORT;
        let api = format!("host=127.0.0.1:{number},auth={guard}");
        let args = args.iter().chain(&["-A", &api]).map(|arg| (*arg).to_owned()).collect();
        Brltty::on_ports(cells, free_port(), number, args)
    }

    fn on_ports(cells: usize, display_port: u16, number: u16, args: Vec<String>) -> Brltty {
        let mut daemon = Command::new("brltty")
            .args(["-n", "-e", "-b", "vr", "-d", &format!("server:127.0.0.1:{display_port}"), "-x", "no", "-s", "no"])
            .args(["-E", "-f", "/dev/null", "-F", "/dev/null"])
            .args(&args)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("brltty (Debian: brltty, .ci/setup installs it)");
        let (display, news) = plugged_in(display_port, cells, &mut daemon);
        let mut brltty = Brltty {
            daemon,
            display,
            news,
            cells,
            display_port,
            number,
            args,
            visual: String::new(),
            braille: Vec::new(),
            seen: Vec::new(),
        };
        // Whoever comes now finds a display. On a busy machine brltty may hang up on its first display, and wait for it again.
        let begun = Instant::now();
        while let Err(RecvTimeoutError::Disconnected) = brltty
            .wait(|visual, _| [NO_PROGRAM, BANNER].iter().any(|own| visual.starts_with(own)), "brltty's own words")
        {
            assert!(begun.elapsed() < LONG, "brltty hangs up on every display");
            brltty.plug_in();
        }
        brltty
    }

    /// What the library has to be told.
    pub fn host(&self) -> String {
        format!("127.0.0.1:{}", self.number)
    }

    /// Pulls the display out.
    pub fn unplug(&mut self) {
        self.display.shutdown(Shutdown::Both).expect("it was there");
        self.visual.clear();
        self.braille.clear();
    }

    /// Puts it back.
    pub fn plug_in(&mut self) {
        (self.display, self.news) = plugged_in(self.display_port, self.cells, &mut self.daemon);
    }

    /// Ends it, and gives what it takes to start it again where it was.
    pub fn stop(mut self) -> Stopped {
        self.end();
        let args = std::mem::take(&mut self.args);
        Stopped { cells: self.cells, display_port: self.display_port, number: self.number, args }
    }

    fn end(&mut self) {
        // It does not heed SIGTERM while it has had a client.
        let _gone = self.daemon.kill();
        let _status = self.daemon.wait();
    }

    /// A key of the display, by its name in brltty.
    pub fn key(&mut self, name: &str) {
        writeln!(self.display, "{name}").expect("brltty listens");
    }

    /// A text on the keyboard of the display, behind what has been written there; the line is read after each key. (The driver of
    /// the virtual display takes up one key for each time that it is woken.)
    pub fn type_behind(&mut self, before: &str, text: &str) {
        let mut line = before.to_owned();
        for sign in text.chars() {
            self.key(&format!("PASSCHAR {}", u32::from(sign)));
            line.push(sign);
            self.expect_with_cursor(&line, Some(line.chars().count()));
        }
    }

    /// A text of which nothing is to be seen; the driver has time for each key.
    pub fn type_unseen(&mut self, text: &str) {
        for sign in text.chars() {
            self.key(&format!("PASSCHAR {}", u32::from(sign)));
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// A line of which nothing is to be seen, and what the game says then.
    pub fn enter_unseen(&mut self, text: &str, play: &Play, said: &str) {
        self.type_unseen(text);
        self.enter(play, said);
    }

    /// The line that stands there is entered, and what the game says then.
    pub fn enter(&mut self, play: &Play, said: &str) {
        self.key("KEY_ENTER");
        play.until_waking(said, || self.wake());
    }

    /// Wakes the driver: of two keys that came at once it has taken up the first alone. An empty line is no key.
    fn wake(&mut self) {
        writeln!(self.display).expect("brltty listens");
    }

    /// This text has not stood there so far.
    #[track_caller]
    pub fn has_not_shown(&mut self, text: &str) {
        while let Ok(line) = self.news.try_recv() {
            self.take(&line);
        }
        assert_eq!(self.seen.iter().find(|line| line.contains(text)), None, "{text}");
    }

    /// A key, and what stands there then.
    pub fn press(&mut self, name: &str, then: &str) {
        self.key(name);
        self.expect(then);
    }

    /// Waits until exactly this stands on the display, in every cell.
    pub fn expect(&mut self, text: &str) {
        self.expect_with_cursor(text, None);
    }

    /// Waits until a program has the display, and so its keys.
    pub fn expect_a_program(&mut self) {
        self.until(|visual, _| !visual.starts_with(NO_PROGRAM) && !visual.trim().is_empty(), "a program");
    }

    /// Waits until this text stands there, whatever cells the table makes of it.
    pub fn expect_text(&mut self, text: &str) {
        let line = format!("{text:<width$}", width = self.cells);
        self.until(|visual, _| visual == line, &line);
    }

    /// The same, with the cursor on a cell.
    pub fn expect_with_cursor(&mut self, text: &str, cursor: Option<usize>) {
        let line = format!("{text:<width$}", width = self.cells);
        let mut cells: Vec<u8> = line.chars().map(cell).collect();
        if let Some(cursor) = cursor {
            cells[cursor] |= DOTS_7_AND_8;
        }
        self.until(|visual, braille| visual == line && braille == cells, &line);
    }

    fn until(&mut self, wanted: impl Fn(&str, &[u8]) -> bool, what: &str) {
        let is_there = self.wait(wanted, what).is_ok();
        assert!(is_there, "brltty has gone; there stood {:?}", self.visual);
    }

    /// # Errors
    /// brltty has closed the connection.
    fn wait(&mut self, wanted: impl Fn(&str, &[u8]) -> bool, what: &str) -> Result<(), RecvTimeoutError> {
        let begun = Instant::now();
        while !wanted(&self.visual, &self.braille) {
            match self.news.recv_timeout(A_WHILE) {
                Ok(line) => self.take(&line),
                Err(RecvTimeoutError::Timeout) if begun.elapsed() < LONG => self.wake(),
                Err(RecvTimeoutError::Timeout) => {
                    panic!("{what:?} does not come; there stands {:?}, in cells {:?}", self.visual, self.braille)
                }
                Err(gone @ RecvTimeoutError::Disconnected) => return Err(gone),
            }
        }
        Ok(())
    }

    fn take(&mut self, line: &str) {
        let inside = |name: &str| line.strip_prefix(name)?.strip_prefix(" \"")?.strip_suffix('"');
        if let Some(visual) = inside("Visual") {
            // A quotation mark is written with a backslash, as is a backslash.
            self.visual = visual.replace("\\\"", "\"");
            self.seen.push(self.visual.clone());
            // The cells follow the text.
            self.braille.clear();
        } else if let Some(braille) = inside("Braille") {
            self.braille = braille.split('|').map(dots).collect();
        }
    }
}

impl Drop for Brltty {
    fn drop(&mut self) {
        self.end();
    }
}

/// A brltty that has ended.
pub struct Stopped {
    cells: usize,
    display_port: u16,
    number: u16,
    args: Vec<String>,
}

impl Stopped {
    /// Starts it again.
    pub fn start(self) -> Brltty {
        Brltty::on_ports(self.cells, self.display_port, self.number, self.args)
    }
}

/// `1235` is a cell of four dots, a blank one of none.
fn dots(cell: &str) -> u8 {
    cell.chars().filter_map(|dot| dot.to_digit(10)).fold(0, |cell, dot| cell | 1 << (dot - 1))
}

/// A number for `BRLAPI_HOST` on which nobody answers.
pub fn nobody() -> String {
    format!("127.0.0.1:{}", free_port() - FIRST_PORT)
}
