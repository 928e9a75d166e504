//! The process of an engine: its own group, no shell, a limit of memory, and what it writes as a queue.

use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::protocol::{Said, read};
use crate::time::Stamper;

/// The most memory (bytes of its address space) that an engine may take; with more the machine, and with it the voice, would stand still.
const MOST_MEMORY: u64 = 4 << 30;

/// A line that is longer is passed over.
const LONGEST_LINE: u64 = 1 << 16;

/// At most this many lines wait to be read; then the engine waits.
const QUEUE: usize = 64;

/// How long (ms) an engine may take to end by itself.
const FAREWELL: u64 = 300;

/// A running engine. Dropping it ends its process, and all that it has started.
#[derive(Debug)]
pub struct Process {
    child: Child,
    to: Option<ChildStdin>,
    said: Receiver<Said>,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// What the system says.
    pub fn start(program: &Path) -> io::Result<Process> {
        let mut command = Command::new(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        in_its_own_group(&mut command);
        let mut child = command.spawn()?;
        let to = child.stdin.take();
        let from = child.stdout.take();
        let (sender, said) = bounded(QUEUE);
        // From here on the process is ended where anything is refused.
        let process = Process { child, to, said };
        process.limit_memory()?;
        let (Some(to), Some(from)) = (&process.to, from) else { return Err(io::Error::other("no pipe")) };
        never_wait(to)?;
        thread::Builder::new().name("engine-lines".to_owned()).spawn(move || read_lines(from, &sender))?;
        Ok(process)
    }

    /// Tells it a line, without waiting for an engine that reads nothing.
    ///
    /// # Errors
    /// It has ended, or it does not read.
    pub fn tell(&mut self, line: &str) -> io::Result<()> {
        let Some(to) = &mut self.to else { return Err(io::ErrorKind::BrokenPipe.into()) };
        to.write_all(format!("{line}\n").as_bytes())
    }

    /// What it says.
    pub const fn said(&self) -> &Receiver<Said> {
        &self.said
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    #[cfg(target_os = "linux")]
    fn limit_memory(&self) -> io::Result<()> {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};

        let limit = Rlimit { current: Some(MOST_MEMORY), maximum: Some(MOST_MEMORY) };
        match prlimit(Some(Pid::from_child(&self.child)), Resource::As, limit) {
            // What has ended already takes nothing.
            Ok(_) | Err(rustix::io::Errno::SRCH) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Other systems cannot limit a process from outside.
    #[cfg(not(target_os = "linux"))]
    fn limit_memory(&self) -> io::Result<()> {
        Ok(())
    }

    #[cfg(unix)]
    fn kill(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};

        // The whole group: a program may be a script that has started the engine. It may have ended already.
        let _gone = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        let _gone = self.child.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _it_may_be_gone = self.tell("quit");
        self.to = None;
        let clock = Stamper::real();
        let until = clock.now().after(FAREWELL);
        // Where it has ended, nothing more comes.
        while self.said.recv_timeout(Duration::from_millis(until.since(clock.now()))).is_ok() {}
        self.kill();
        let _nobody_wants_to_know = self.child.wait();
    }
}

#[cfg(unix)]
fn in_its_own_group(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;

    // A Ctrl-C at the keyboard is for the console.
    command.process_group(0);
}

#[cfg(not(unix))]
fn in_its_own_group(_command: &mut Command) {}

#[cfg(unix)]
fn never_wait(to: &ChildStdin) -> io::Result<()> {
    rustix::io::ioctl_fionbio(to, true)?;
    Ok(())
}

#[cfg(not(unix))]
fn never_wait(_to: &ChildStdin) -> io::Result<()> {
    Ok(())
}

/// Reads until the engine ends, or the receiver is gone. Of what it thinks only as much is kept as is asked for; all else waits its turn.
fn read_lines(from: impl Read, to: &Sender<Said>) {
    let mut from = BufReader::new(from);
    while let Some(line) = next_line(&mut from) {
        let sent = match read(&String::from_utf8_lossy(&line)) {
            Said::Other => continue,
            said => to.send(said),
        };
        if sent.is_err() {
            return;
        }
    }
}

/// The next line; of one that is too long only the beginning.
fn next_line(from: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    let read = from.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
    if read == 0 {
        return None;
    }
    if line.last() != Some(&b'\n') {
        skip_line(from)?;
    }
    Some(line)
}

/// Passes over what is left of a line, in pieces, however long it is; `None` at the end.
fn skip_line(from: &mut impl BufRead) -> Option<()> {
    loop {
        let piece = from.fill_buf().ok()?;
        if piece.is_empty() {
            return Some(());
        }
        let end = memchr::memchr(b'\n', piece);
        let length = end.map_or(piece.len(), |at| at + 1);
        from.consume(length);
        if end.is_some() {
            return Some(());
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_line_without_an_end_is_passed_over() {
        let mut text = vec![b'x'; 200_000];
        text.extend("\nuciok\nréadyok".as_bytes());
        let mut from = BufReader::new(text.as_slice());
        let lengths: Vec<usize> = std::iter::from_fn(|| next_line(&mut from)).map(|line| line.len()).collect();
        assert_eq!(lengths, [65_536, 6, 8]);
    }

    proptest! {
        #[test]
        fn any_bytes_are_lines(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
            let (sender, said) = bounded(1000);
            read_lines(bytes.as_slice(), &sender);
            drop(sender);
            prop_assert!(said.iter().count() <= memchr::memchr_iter(b'\n', &bytes).count() + 1);
        }
    }
}
