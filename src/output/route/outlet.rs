//! One device as its worker sees it: opened, resting, lost and opened again. What to do about it is the worker's affair.

use std::sync::Arc;
use std::time::Duration;

use super::super::queue::Job;
use super::super::stream::player::{Notice, Player};
use super::super::stream::{Stream, Target};
use crate::time::{Stamper, Tick};
use crate::words::trouble::SoundTrouble;

/// Milliseconds after which a device that failed or was not there is tried again; twice as many each time.
const AGAIN: u64 = 2000;
/// But not more than these.
const AGAIN_AT_MOST: u64 = 30_000;
/// Milliseconds after which a device that should play and asks for nothing counts as broken: its server hangs, or it was suspended.
const STUCK: u64 = 3000;
/// How often, and in which steps, it is looked whether a device that had failed asks for samples when it is opened again.
const PROOFS: u32 = 40;
const PROOF: Duration = Duration::from_millis(20);
/// Milliseconds of nothing after which a device rests.
const IDLE: u64 = 10_000;

/// What a device tells, on threads of its own.
pub(super) enum OutletNews {
    Player(Notice),
    /// It broke, opened as number `era`.
    Broke {
        era: u32,
        why: SoundTrouble,
    },
}

/// Who is told.
pub(super) type Teller = Arc<dyn Fn(OutletNews) + Send + Sync>;

/// Where a device stands.
enum Line {
    /// Not open; to be tried at this moment, or when somebody asks for it.
    Closed { again: Option<Tick> },
    /// Playing; at this moment it may rest, unless something sounds.
    Playing { stream: Stream, rest: Option<Tick> },
    /// Open, asking for no samples.
    Resting(Stream),
    /// Closed by ourselves, because it cannot rest (many ALSA devices cannot); opened again when something is to sound.
    PutAway,
}

/// What came of a deadline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// Nothing that matters to others.
    Nothing,
    Open,
    Broken(SoundTrouble),
}

/// A device.
pub(super) struct Outlet {
    target: Target,
    tell: Teller,
    stamper: Stamper,
    player: Player,
    line: Line,
    /// Counts the openings.
    era: u32,
    /// How often in a row it could not be opened, or failed soon afterwards.
    misses: u32,
    /// When it is to be looked at whether the device still asks for samples, and how often it had asked before.
    watch: (Tick, u64),
    /// Whether it may still have something of ours in its buffers.
    sounding: bool,
    /// Whether it plays silence instead of resting.
    keep_open: bool,
}

impl Outlet {
    pub(super) fn new(target: Target, tell: Teller, keep_open: bool) -> Outlet {
        let notify = tell.clone();
        let player = Player::new(move |notice| notify(OutletNews::Player(notice)));
        Outlet {
            target,
            tell,
            stamper: Stamper::real(),
            player,
            line: Line::Closed { again: None },
            era: 0,
            misses: 0,
            watch: (Tick::START, 0),
            sounding: false,
            keep_open,
        }
    }

    /// Whether something can be heard on it.
    pub(super) fn is_open(&self) -> bool {
        !matches!(self.line, Line::Closed { .. })
    }

    pub(super) fn is_sounding(&self) -> bool {
        self.sounding
    }

    /// Whether news of this opening are still news.
    pub(super) fn is_of(&self, era: u32) -> bool {
        self.era == era
    }

    pub(super) fn era(&self) -> u32 {
        self.era
    }

    pub(super) fn player(&self) -> &Player {
        &self.player
    }

    /// Opens the device, unless it is open.
    pub(super) fn open(&mut self) -> Result<(), SoundTrouble> {
        if self.is_open() && !matches!(self.line, Line::PutAway) {
            return Ok(());
        }
        self.era += 1;
        let (tell, era) = (self.tell.clone(), self.era);
        let failed = move |why: SoundTrouble| tell(OutletNews::Broke { era, why });
        let asked = self.player.asked();
        let stream = Stream::open(&self.target, &self.player, failed)?;
        if self.misses > 0 && !self.asks_since(asked) {
            // What its closing still complains of is of an earlier era.
            self.era += 1;
            discard(stream);
            return Err(SoundTrouble::DeviceStuck);
        }
        self.look_again();
        // Something may have been begun before the device was open: then it rests only after its end.
        let rest = (!self.sounding && !self.keep_open).then(|| self.stamper.now().after(IDLE));
        self.line = Line::Playing { stream, rest };
        Ok(())
    }

    /// That a device is back is told only when it plays: some open each time, and never do.
    fn asks_since(&self, asked: u64) -> bool {
        (0..PROOFS).any(|_| {
            let asks = self.player.asked() != asked;
            if !asks {
                std::thread::sleep(PROOF);
            }
            asks
        })
    }

    /// Why the sound server, which is there, does not play it.
    pub(super) fn avoids_server(&self) -> Option<&SoundTrouble> {
        match &self.line {
            Line::Playing { stream, .. } | Line::Resting(stream) => stream.avoids_server(),
            Line::Closed { .. } | Line::PutAway => None,
        }
    }

    /// Lets go of the device and of all that was to sound on it. `try_again`: it comes due after a while.
    pub(super) fn close(&mut self, try_again: bool) {
        let delay = AGAIN_AT_MOST.min(AGAIN << self.misses.min(8));
        self.misses += 1;
        // Emptied first: the device may go on asking until it is let go.
        self.player.clear();
        self.sounding = false;
        // What its closing still complains of is of an earlier era.
        self.era += 1;
        let again = try_again.then(|| self.stamper.now().after(delay));
        if let Line::Playing { stream, .. } | Line::Resting(stream) =
            std::mem::replace(&mut self.line, Line::Closed { again })
        {
            discard(stream);
        }
    }

    pub(super) fn begin(&mut self, job: Job) -> Result<(), SoundTrouble> {
        self.player.begin(job);
        self.wake()
    }

    pub(super) fn cue(&mut self, samples: Arc<[i16]>) -> Result<(), SoundTrouble> {
        if !self.is_open() {
            return Ok(());
        }
        self.player.cue(samples);
        self.wake()
    }

    /// Something is about to sound.
    fn wake(&mut self) -> Result<(), SoundTrouble> {
        self.sounding = true;
        match std::mem::replace(&mut self.line, Line::Closed { again: None }) {
            Line::Playing { stream, rest } => {
                if rest.is_some() {
                    self.look_again();
                }
                self.line = Line::Playing { stream, rest: None };
            }
            Line::Resting(stream) => {
                if stream.play().is_err() {
                    // The server may have been started anew meanwhile.
                    discard(stream);
                    return self.open();
                }
                self.look_again();
                self.line = Line::Playing { stream, rest: None };
            }
            Line::PutAway => return self.open(),
            closed @ Line::Closed { .. } => self.line = closed,
        }
        Ok(())
    }

    /// Nothing sounds on it any more.
    pub(super) fn quiet(&mut self) {
        self.sounding = false;
        if let Line::Playing { rest, .. } = &mut self.line
            && !self.keep_open
        {
            *rest = Some(self.stamper.now().after(IDLE));
        }
    }

    /// Plays silence from now on instead of resting, or rests again.
    pub(super) fn keep_open(&mut self, keep: bool) -> Result<(), SoundTrouble> {
        self.keep_open = keep;
        if !keep {
            if !self.sounding {
                self.quiet();
            }
            return Ok(());
        }
        if !self.is_open() {
            return Ok(());
        }
        let sounding = self.sounding;
        let done = self.wake();
        self.sounding = sounding;
        done
    }

    fn look_again(&mut self) {
        self.watch = (self.stamper.now().after(STUCK), self.player.asked());
    }

    pub(super) fn deadline(&self) -> Option<Tick> {
        match &self.line {
            Line::Closed { again } => *again,
            Line::Playing { rest, .. } => Some(rest.unwrap_or(self.watch.0)),
            Line::Resting(_) | Line::PutAway => None,
        }
    }

    /// Does what is due at this moment.
    pub(super) fn due(&mut self, now: Tick) -> Due {
        if self.deadline().is_none_or(|at| at > now) {
            return Due::Nothing;
        }
        match std::mem::replace(&mut self.line, Line::Closed { again: None }) {
            Line::Closed { .. } => return Due::Open,
            Line::Playing { stream, rest: None } => {
                let stuck = self.player.asked() == self.watch.1;
                self.line = Line::Playing { stream, rest: None };
                if stuck {
                    return Due::Broken(SoundTrouble::DeviceStuck);
                }
                self.misses = 0;
                self.look_again();
            }
            Line::Playing { stream, rest: Some(_) } => {
                self.misses = 0;
                self.line = if stream.pause().is_ok() {
                    Line::Resting(stream)
                } else {
                    // What its closing still complains of is of an earlier era.
                    self.era += 1;
                    discard(stream);
                    Line::PutAway
                };
            }
            quiet @ (Line::Resting(_) | Line::PutAway) => self.line = quiet,
        }
        Due::Nothing
    }
}

/// Drops a stream on a thread of its own: its threads are joined, and those of a server that hangs never end.
fn discard(stream: Stream) {
    // Where no thread can be had the stream goes with the closure, here.
    let _dropped = super::super::spawn("discard-device", move || drop(stream));
}
