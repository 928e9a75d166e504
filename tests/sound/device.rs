//! A sound device of a test: the server plays into a pipe, and what comes out of it is kept.
//!
//! A null sink follows the clock of the machine: for streams with small buffers, as ours are, it wakes the server two thousand times a
//! second, and on a busy machine what comes too late is lost. Here the device takes the next sound when it has had time to play the
//! last: a busy machine makes it slower, and nothing is lost.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

/// What the server is told of a device: samples a second, and channels of two bytes.
pub const FORMAT: [&str; 2] = ["rate=48000", "channels=2"];
const BYTES_A_SECOND: u32 = 48_000 * 2 * 2;
/// Of three samples one is kept, of the first channel.
const BYTES_A_KEPT_SAMPLE: usize = 3 * 2 * 2;
const KEPT_A_MILLISECOND: u128 = 16;
/// The smallest pipe that there is, so that nothing is on its way for long.
const PIPE: usize = 4096;
/// Without sound for so long, silence is kept.
const STILL: Timespec = Timespec { tv_sec: 0, tv_nsec: 40_000_000 };
/// So much of a delay is made up for: less than a stream has in its buffer.
const MADE_UP_FOR: Duration = Duration::from_millis(4);

/// All that a device has played, 16,000 samples a second. Clones are the same.
#[derive(Clone, Default)]
pub struct Tape(Arc<Mutex<Vec<i16>>>);

impl Tape {
    /// Plays what comes out of a pipe, on a thread of its own, until its server is gone.
    pub fn of(pipe: &Path) -> Tape {
        let pipe = File::open(pipe).unwrap_or_else(|error| panic!("no device {}: {error}", pipe.display()));
        rustix::pipe::fcntl_setpipe_size(&pipe, PIPE).expect("a small pipe");
        let tape = Tape::default();
        let filled = tape.clone();
        std::thread::spawn(move || filled.play(pipe));
        tape
    }

    /// The samples so far.
    pub fn samples(&self) -> MutexGuard<'_, Vec<i16>> {
        self.0.lock().expect("no test has died with it")
    }

    fn play(&self, mut pipe: File) {
        let mut buffer = [0; PIPE];
        let began = Instant::now();
        // How much has been played, silence too.
        let mut played = Duration::ZERO;
        loop {
            let mut waiting = [PollFd::new(&pipe, PollFlags::IN)];
            if poll(&mut waiting, Some(&STILL)).is_ok_and(|ready| ready == 0) {
                let silence = began.elapsed().saturating_sub(played);
                let count = usize::try_from(silence.as_millis() * KEPT_A_MILLISECOND).expect("a short silence");
                self.samples().extend(std::iter::repeat_n(0, count));
                played += silence;
                continue;
            }
            let Ok(count @ 1..) = pipe.read(&mut buffer) else { return };
            let kept = buffer[..count].chunks_exact(BYTES_A_KEPT_SAMPLE);
            self.samples().extend(kept.map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])));
            played = played.max(began.elapsed().saturating_sub(MADE_UP_FOR));
            played += Duration::from_secs(1) * u32::try_from(count).expect("a small buffer") / BYTES_A_SECOND;
            std::thread::sleep(played.saturating_sub(began.elapsed()));
        }
    }
}
