//! Time as data: the only file that reads a clock.
//!
//! Everything else receives a [`Tick`] with its input. A [`Stamper`] is handed to each input thread, so that an input is
//! stamped when it arrives and not when somebody gets round to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};

const NANOS_PER_MILLI: u64 = 1_000_000;

/// A moment, in whole milliseconds since this run of the program began.
///
/// It counts on the boot-time clock, which goes on while the machine sleeps and which no correction of the wall clock
/// touches.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tick(u64);

impl Tick {
    /// The moment at which the run began.
    pub const START: Tick = Tick(0);

    /// The moment `millis` milliseconds after the start of the run.
    pub const fn from_millis(millis: u64) -> Tick {
        Tick(millis)
    }

    /// Milliseconds since the start of the run.
    pub const fn millis(self) -> u64 {
        self.0
    }

    /// Milliseconds from `earlier` to this moment; 0 if `earlier` is in fact later.
    pub const fn since(self, earlier: Tick) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// The moment `millis` milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Tick {
        Tick(self.0.saturating_add(millis))
    }
}

/// Gives the present [`Tick`]; cheap to clone, one for each thread that stamps.
#[derive(Clone, Debug)]
pub struct Stamper(Arc<Source>);

#[derive(Debug)]
enum Source {
    /// The machine's boot-time clock, with its reading (ms) at the start of the run, and how long (ms) the machine had slept by
    /// then since it was switched on.
    Boot { origin: u64, asleep: u64 },
    /// Time that moves only when it is told to (`--simulated`), and for how much of it the machine slept.
    Simulated { now: AtomicU64, asleep: AtomicU64 },
}

impl Stamper {
    /// Real time, from now on.
    pub fn real() -> Stamper {
        Stamper(Arc::new(Source::Boot { origin: boot_millis(), asleep: asleep_millis() }))
    }

    /// Simulated time, standing at the start until [`Stamper::advance_to`] moves it.
    pub fn simulated() -> Stamper {
        Stamper(Arc::new(Source::Simulated { now: AtomicU64::new(0), asleep: AtomicU64::new(0) }))
    }

    /// The present moment.
    pub fn now(&self) -> Tick {
        match &*self.0 {
            Source::Boot { origin, .. } => Tick(boot_millis().saturating_sub(*origin)),
            Source::Simulated { now, .. } => Tick(now.load(Ordering::SeqCst)),
        }
    }

    /// For how many milliseconds the machine has slept since the start of the run. No thread runs then, and every wait begins
    /// anew where it was.
    pub fn asleep(&self) -> u64 {
        match &*self.0 {
            Source::Boot { asleep, .. } => asleep_millis().saturating_sub(*asleep),
            Source::Simulated { asleep, .. } => asleep.load(Ordering::SeqCst),
        }
    }

    /// Whether this is simulated time.
    pub fn is_simulated(&self) -> bool {
        matches!(&*self.0, Source::Simulated { .. })
    }

    /// Moves simulated time forward to `moment`. Time never runs backwards, and real time cannot be moved: both are
    /// left as they are.
    pub fn advance_to(&self, moment: Tick) {
        if let Source::Simulated { now, .. } = &*self.0 {
            now.fetch_max(moment.0, Ordering::SeqCst);
        }
    }

    /// Advances simulated time by this many milliseconds, in which the machine sleeps.
    pub fn sleep(&self, millis: u64) {
        if let Source::Simulated { now, asleep } = &*self.0 {
            now.fetch_add(millis, Ordering::SeqCst);
            asleep.fetch_add(millis, Ordering::SeqCst);
        }
    }
}

/// Seconds since 1 January 1970, UTC. It enters a game only as data (start, resumption), never into the arithmetic of a
/// chess clock.
pub fn wall_seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// By how many seconds the clock on the wall is ahead of UTC at a moment, in the zone of this machine.
pub fn ahead_of_utc(wall: u64) -> i64 {
    let seconds = i64::try_from(wall).unwrap_or(i64::MAX);
    let moment = jiff::Timestamp::from_second(seconds).unwrap_or(jiff::Timestamp::MAX);
    jiff::tz::TimeZone::system().to_offset(moment).seconds().into()
}

/// A wall-clock moment as a date and a time of day, UTC.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Civil {
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
    /// 0 to 59.
    pub second: u8,
}

impl Civil {
    /// The date of a moment in seconds since 1 January 1970, UTC. A moment after the year 9999 becomes the end of that year.
    pub fn of(wall: u64) -> Civil {
        let seconds = i64::try_from(wall).unwrap_or(i64::MAX);
        let moment = jiff::Timestamp::from_second(seconds).unwrap_or(jiff::Timestamp::MAX);
        let civil = jiff::tz::TimeZone::UTC.to_datetime(moment);
        let small = |number: i8| u8::try_from(number).unwrap_or(0);
        Civil {
            year: u16::try_from(civil.year()).unwrap_or(0),
            month: small(civil.month()),
            day: small(civil.day()),
            hour: small(civil.hour()),
            minute: small(civil.minute()),
            second: small(civil.second()),
        }
    }
}

/// A time of day, as a clock on the wall shows it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeOfDay {
    /// 0 to 23.
    pub hour: u8,
    /// 0 to 59.
    pub minute: u8,
}

/// Where simulated time starts on the wall: at noon.
const SIMULATED_START: u64 = 12 * 60;

impl TimeOfDay {
    /// What the clock on the wall shows now, in the zone of this machine; in simulated time, which starts at noon, what has
    /// passed of it.
    pub fn now(stamper: &Stamper) -> TimeOfDay {
        if stamper.is_simulated() {
            let minutes = SIMULATED_START + stamper.now().millis() / 60_000;
            let part = |number: u64| u8::try_from(number).unwrap_or(0);
            return TimeOfDay { hour: part(minutes / 60 % 24), minute: part(minutes % 60) };
        }
        let seconds = i64::try_from(wall_seconds()).unwrap_or(i64::MAX);
        let moment = jiff::Timestamp::from_second(seconds).unwrap_or(jiff::Timestamp::MAX);
        let civil = jiff::tz::TimeZone::system().to_datetime(moment);
        let small = |number: i8| u8::try_from(number).unwrap_or(0);
        TimeOfDay { hour: small(civil.hour()), minute: small(civil.minute()) }
    }
}

fn boot_millis() -> u64 {
    nanos_of(ClockId::Boottime) / NANOS_PER_MILLI
}

/// For how long the machine has slept since it was switched on: the boot-time clock counts that, the monotonic one does not. Both
/// are slowed and hurried alike where the wall clock is corrected.
fn asleep_millis() -> u64 {
    let awake = nanos_of(ClockId::Monotonic);
    nanos_of(ClockId::Boottime).saturating_sub(awake) / NANOS_PER_MILLI
}

fn nanos_of(clock: ClockId) -> u64 {
    let now = clock_gettime(clock);
    let seconds = u64::try_from(now.tv_sec).unwrap_or(0);
    let nanos = u64::try_from(now.tv_nsec).unwrap_or(0);
    seconds.saturating_mul(1_000_000_000).saturating_add(nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simulated_time_moves_only_forward_and_only_when_told() {
        let stamper = Stamper::simulated();
        assert_eq!(stamper.now(), Tick::START);
        stamper.advance_to(Tick::from_millis(12_500));
        stamper.advance_to(Tick::from_millis(3));
        assert_eq!(stamper.now().millis(), 12_500);
    }

    #[test]
    fn sleep_is_time_that_is_counted_apart() {
        let stamper = Stamper::simulated();
        stamper.advance_to(Tick::from_millis(10));
        stamper.sleep(120_000);
        assert_eq!((stamper.now().millis(), stamper.asleep()), (120_010, 120_000));
        assert!(Stamper::real().asleep() < 1_000, "nobody sends the machine to sleep while it tests");
    }

    #[test]
    fn the_calendar_knows_leap_days_and_has_an_end() {
        let date = |wall| (Civil::of(wall).year, Civil::of(wall).month, Civil::of(wall).day);
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(951_782_400), (2000, 2, 29));
        assert_eq!(date(68_169_600), (1972, 2, 29));
        assert_eq!(date(951_868_799), (2000, 2, 29));
        assert_eq!(date(951_868_800), (2000, 3, 1));
        assert_eq!(date(1_795_305_599), (2026, 11, 21));
        assert_eq!(date(4_107_542_400), (2100, 3, 1));
        assert_eq!(date(u64::MAX), (9999, 12, 30));
    }

    #[test]
    fn simulated_days_begin_at_noon() {
        let stamper = Stamper::simulated();
        let shown = |seconds: u64| {
            stamper.advance_to(Tick::from_millis(1000 * seconds));
            let TimeOfDay { hour, minute } = TimeOfDay::now(&stamper);
            (hour, minute)
        };
        assert_eq!(
            [0, 59, 60, 12 * 3600 - 1, 12 * 3600, 86_460].map(shown),
            [(12, 0), (12, 0), (12, 1), (23, 59), (0, 0), (12, 1)]
        );
    }

    #[test]
    fn real_time_cannot_be_moved() {
        let stamper = Stamper::real();
        stamper.advance_to(Tick::from_millis(u64::MAX));
        assert!(stamper.now().millis() < u64::MAX);
    }
}
