//! The program inside the terminal: it opens standard input as the console does and writes down what arrives.

use std::fs::File;
use std::io::{self, Write};

use annabella::input::{self, InputEvent, Key};
use annabella::time::{Stamper, Tick};
use crossbeam_channel::bounded;

/// Names the file to write to.
pub const LOG: &str = "ANNABELLA_TERMINAL_PROBE";

/// What this test program wants to be told to run only this.
pub const ARGUMENTS: [&str; 4] = ["--exact", "terminal::probe::probe", "--ignored", "--nocapture"];

#[test]
#[ignore = "this is the program that the other tests run inside a terminal"]
fn probe() {
    let Some(path) = std::env::var_os(LOG) else { return };
    let mut log = File::create(path).expect("a log");
    write_down(&mut log).expect("written");
    writeln!(log, "over").expect("written");
}

/// Ends at Ctrl-Q or the end of input; panics at Ctrl-P, and at Ctrl-O so that nothing is dropped any more.
fn write_down(log: &mut File) -> io::Result<()> {
    let stamper = Stamper::real();
    // Small, so that the reader has to wait for this loop now and then.
    let (sender, receiver) = bounded::<InputEvent>(4);
    let open = input::open(&stamper, &sender, &sender)?;
    writeln!(log, "ready {}", std::process::id())?;
    let mut last = Tick::START;
    for event in receiver {
        if event.at() < last || event.at() > stamper.now() {
            writeln!(log, "stamped {:?} after {last:?}", event.at())?;
        }
        last = event.at();
        match event {
            InputEvent::Key { key: Key::Ctrl('q'), .. } => return Ok(()),
            InputEvent::Key { key: Key::Ctrl('p'), .. } => panic!("asked to panic"),
            InputEvent::Key { key: Key::Ctrl('o'), .. } => {
                std::mem::forget(open);
                panic!("asked to panic and to drop nothing");
            }
            InputEvent::Key { key, .. } => writeln!(log, "{key:?}")?,
            InputEvent::Paste { text, .. } => writeln!(log, "Paste({text:?})")?,
            InputEvent::Pad { .. } | InputEvent::Page { .. } => {}
            InputEvent::Resize { columns, rows, .. } => writeln!(log, "Resize({columns},{rows})")?,
            InputEvent::Line { text, .. } => writeln!(log, "Line({text:?})")?,
            InputEvent::End { .. } => {
                writeln!(log, "End")?;
                return Ok(());
            }
        }
    }
    Ok(())
}
