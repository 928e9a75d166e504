//! Battery and mains from the kernel, and the machine kept from sleeping by logind.
//!
//! One thread looks at the battery, another one holds logind's inhibitor lock, which ends with the process and need not be
//! released. Where there is no battery, no bus or no logind, the game is played all the same.

use std::fs;
use std::future::poll_fn;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::thread;
use std::time::Duration;

use crossbeam_channel::{RecvTimeoutError, Sender, bounded};
use futures_core::Stream as _;
use zbus::{Connection, DBusError as _, Error, MatchRule, MessageStream, OwnedFd};

pub use crate::input::power_notice::{NotHeld, Power};

/// Where the kernel tells of batteries and mains.
pub const SUPPLIES: &str = "/sys/class/power_supply";
/// How often it is asked.
const EVERY: Duration = Duration::from_secs(5);
/// How long logind may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

const LOGIND: &str = "org.freedesktop.login1";
const MANAGER: &str = "org.freedesktop.login1.Manager";
const LOGIND_PATH: &str = "/org/freedesktop/login1";
const WHAT: &str = "sleep:idle:handle-lid-switch";

/// News of the machine.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Battery or mains have changed; the first news says how they stand.
    Power(Power),
    /// It could not be kept from sleeping.
    NotHeld(NotHeld),
    Woken,
}

/// The watch over battery and mains, which ends when this is dropped. Sleep is held off until the process ends.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code)] Sender<()>); // its end is what the thread waits for

/// Begins to watch, and keeps the machine from sleeping until the process ends.
///
/// # Errors
/// When a thread cannot be started.
pub fn watch(supplies: &Path, send: impl Fn(News) + Clone + Send + 'static) -> io::Result<Watch> {
    let (stop, stopped) = bounded::<()>(0);
    let (supplies, tell) = (supplies.to_owned(), send.clone());
    thread::Builder::new().name("power".to_owned()).spawn(move || {
        let mut known = None;
        loop {
            let power = read(&supplies);
            if known.replace(power) != Some(power) {
                tell(News::Power(power));
            }
            if stopped.recv_timeout(EVERY) != Err(RecvTimeoutError::Timeout) {
                return;
            }
        }
    })?;
    hold_sleep(send)?;
    Ok(Watch(stop))
}

// --- sleep ---

fn hold_sleep(send: impl Fn(News) + Clone + Send + 'static) -> io::Result<()> {
    let (held, is_held) = bounded(1);
    let tell = send.clone();
    thread::Builder::new().name("sleep".to_owned()).spawn(move || zbus::block_on(hold(&held, &tell)))?;
    thread::Builder::new().name("sleep-answer".to_owned()).spawn(move || {
        if let Err(why) = is_held.recv_timeout(PATIENCE).unwrap_or(Err(NotHeld::NoAnswer)) {
            send(News::NotHeld(why));
        }
    })?;
    Ok(())
}

/// Takes the lock, holds it until the process ends, and tells when the machine has woken, as long as the bus is there.
async fn hold(held: &Sender<Result<(), NotHeld>>, tell: &impl Fn(News)) {
    let taken = match take().await {
        Ok(taken) => taken,
        Err(why) => {
            let _overdue = held.try_send(Err(why));
            return;
        }
    };
    let _overdue = held.try_send(Ok(()));
    let (connection, _lock) = taken;
    // Without the signal the loop sees by its own clocks that the machine has slept.
    if let Ok(mut signals) = sleeps(&connection).await {
        while let Some(Ok(signal)) = poll_fn(|context| Pin::new(&mut signals).poll_next(context)).await {
            if signal.body().deserialize::<bool>() == Ok(false) {
                tell(News::Woken);
            }
        }
    }
    std::future::pending::<()>().await;
}

async fn take() -> Result<(Connection, OwnedFd), NotHeld> {
    let connection = Connection::system().await.map_err(|_| NotHeld::NoBus)?;
    let body = (WHAT, "Annabella", "A game of chess is being played", "block");
    let answer = connection.call_method(Some(LOGIND), LOGIND_PATH, Some(MANAGER), "Inhibit", &body).await;
    let lock = answer.map_err(|error| why(&error))?.body().deserialize().map_err(|_| NotHeld::Refused)?;
    Ok((connection, lock))
}

/// What an answer that is an error means. zbus has the bus's own errors apart from those of others.
fn why(error: &Error) -> NotHeld {
    let name = match error {
        Error::FDO(error) => error.name().as_str().to_owned(),
        Error::MethodError(name, _, _) => name.as_str().to_owned(),
        _ => return NotHeld::NoAnswer,
    };
    let is_one_of = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
    // The name has no owner, or its owner has no such interface.
    if is_one_of(&["Unknown", "NameHasNoOwner", "Spawn"]) {
        return NotHeld::NoLogind;
    }
    // The bus answers in its stead where it has not.
    if is_one_of(&["NoReply", "Timeout", "TimedOut", "Disconnected"]) { NotHeld::NoAnswer } else { NotHeld::Refused }
}

async fn sleeps(connection: &Connection) -> zbus::Result<MessageStream> {
    let rule = MatchRule::builder()
        .msg_type(zbus::message::Type::Signal)
        .sender(LOGIND)
        .interface(MANAGER)
        .member("PrepareForSleep")
        .build()?;
    MessageStream::for_match_rule(rule, connection, None).await
}

// --- battery and mains ---

/// What feeds the machine, as the kernel says.
pub fn read(supplies: &Path) -> Power {
    let mut mains: Option<bool> = None;
    let mut batteries = Vec::new();
    for supply in fs::read_dir(supplies).into_iter().flatten().flatten() {
        let path = supply.path();
        match text(&path, "type").as_deref() {
            Some("Mains" | "USB") => mains = Some(mains == Some(true) || number(&path, "online") == Some(1)),
            // The battery of a mouse is none of the machine's.
            Some("Battery")
                if text(&path, "scope").as_deref() != Some("Device") && number(&path, "present") != Some(0) =>
            {
                batteries.push(path);
            }
            _ => {}
        }
    }
    let mains = if mains == Some(true) { mains } else { flow(&batteries, mains) };
    Power { mains, percent: percent(&batteries) }
}

/// What the batteries say of the mains, where no supply is known to be on: not every one is shown to us, and a socket for USB is shown
/// as one that is off.
fn flow(batteries: &[PathBuf], mains: Option<bool>) -> Option<bool> {
    let statuses: Vec<String> = batteries.iter().filter_map(|path| text(path, "status")).collect();
    let any = |wanted: &str| statuses.iter().any(|status| status == wanted);
    if any("Discharging") {
        Some(false)
    } else if any("Charging") {
        Some(true)
    } else {
        mains.or_else(|| (any("Full") || any("Not charging")).then_some(true))
    }
}

/// How full all batteries are together, each counted by what it can hold, where all of them say so.
fn percent(batteries: &[PathBuf]) -> Option<u8> {
    let part = |now: &'static str, full: &'static str| {
        move |path: &PathBuf| Some((number(path, now)?, number(path, full).filter(|full| *full > 0)?))
    };
    let (energy, charge) = (part("energy_now", "energy_full"), part("charge_now", "charge_full"));
    let level = |path: &PathBuf| Some((number(path, "capacity")?, 100));
    let all = |of: &dyn Fn(&PathBuf) -> Option<(u64, u64)>| batteries.iter().map(of).collect::<Option<Vec<_>>>();
    // The kernel's own figure for one battery is what other programs show.
    let parts = if batteries.len() == 1 { all(&level) } else { None };
    let parts = parts.or_else(|| all(&energy)).or_else(|| all(&charge)).or_else(|| all(&level))?;
    let sum = parts
        .iter()
        .fold((0_u64, 0_u64), |(now, full), part| (now.saturating_add(part.0), full.saturating_add(part.1)));
    let percent = sum.0.saturating_mul(100).checked_div(sum.1)?;
    Some(u8::try_from(percent.min(100)).unwrap_or(100))
}

fn text(supply: &Path, file: &str) -> Option<String> {
    fs::read_to_string(supply.join(file)).ok().map(|text| text.trim().to_owned())
}

fn number(supply: &Path, file: &str) -> Option<u64> {
    text(supply, file)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use zbus::Message;

    use super::*;

    /// A directory as the kernel has it: each supply with its files.
    fn supplies(all: &[(&str, &[(&str, &str)])]) -> tempfile::TempDir {
        let directory = tempfile::tempdir().expect("a directory");
        for (name, files) in all {
            let supply = directory.path().join(name);
            fs::create_dir(&supply).expect("a supply");
            for (file, text) in *files {
                fs::write(supply.join(file), format!("{text}\n")).expect("a file");
            }
        }
        directory
    }

    fn power(all: &[(&str, &[(&str, &str)])]) -> (Option<bool>, Option<u8>) {
        let Power { mains, percent } = read(supplies(all).path());
        (mains, percent)
    }

    #[test]
    fn battery_and_mains_are_what_the_kernel_says() {
        let battery: (&str, &[_]) = ("BAT0", &[("type", "Battery"), ("capacity", "19"), ("status", "Discharging")]);
        assert_eq!(power(&[battery, ("AC", &[("type", "Mains"), ("online", "0")])]), (Some(false), Some(19)));
        assert_eq!(power(&[battery, ("AC", &[("type", "Mains"), ("online", "1")])]), (Some(true), Some(19)));
        assert_eq!(power(&[battery]), (Some(false), Some(19)));
        let of_status = |status: &'static str| ("BAT0", [("type", "Battery"), ("capacity", "19"), ("status", status)]);
        let socket: (&str, &[_]) = ("ucsi", &[("type", "USB"), ("online", "0")]);
        let cases = [("Charging", Some(true), true), ("Full", Some(true), false), ("Unknown", None, false)];
        for (status, alone, beside) in cases {
            let (name, files) = of_status(status);
            assert_eq!(power(&[(name, &files)]), (alone, Some(19)), "{status}");
            assert_eq!(power(&[(name, &files), socket]), (Some(beside), Some(19)), "{status}");
        }
        assert_eq!(power(&[("AC", &[("type", "Mains"), ("online", "1")])]), (Some(true), None));
        assert_eq!(power(&[]), (None, None));
        assert_eq!(read(Path::new("/nowhere/at/all")), Power::default());
    }

    #[test]
    fn batteries_count_by_capacity_and_a_mouse_not_at_all() {
        let small: (&str, &[_]) =
            ("BAT0", &[("type", "Battery"), ("energy_now", "5"), ("energy_full", "10"), ("capacity", "50")]);
        let large: (&str, &[_]) =
            ("BAT1", &[("type", "Battery"), ("energy_now", "90"), ("energy_full", "90"), ("capacity", "100")]);
        let mouse: (&str, &[_]) = ("hidpp", &[("type", "Battery"), ("scope", "Device"), ("capacity", "3")]);
        assert_eq!(power(&[small, large, mouse]).1, Some(95));
        assert_eq!(power(&[mouse]), (None, None));
    }

    #[test]
    fn who_does_not_answer_does_not_refuse() {
        let said = |name: &str| {
            let call = Message::method_call(LOGIND_PATH, "Inhibit").build(&()).expect("a call");
            let answer = Message::error(&call.header(), name.to_owned()).build(&"words").expect("an error");
            why(&Error::from(answer))
        };
        assert_eq!(said("org.freedesktop.DBus.Error.ServiceUnknown"), NotHeld::NoLogind);
        assert_eq!(said("org.freedesktop.DBus.Error.Spawn.ExecFailed"), NotHeld::NoLogind);
        assert_eq!(said("org.freedesktop.DBus.Error.NoReply"), NotHeld::NoAnswer);
        assert_eq!(said("org.freedesktop.DBus.Error.AccessDenied"), NotHeld::Refused);
        assert_eq!(said("org.freedesktop.login1.OperationInProgress"), NotHeld::Refused);
    }

    #[test]
    fn rubbish_is_no_battery() {
        let odd: (&str, &[_]) = ("BAT0", &[("type", "Battery"), ("capacity", "ünf"), ("energy_now", "-1")]);
        assert_eq!(power(&[odd]).1, None);
        let empty: (&str, &[_]) = ("BAT0", &[("type", "Battery"), ("energy_now", "0"), ("energy_full", "0")]);
        assert_eq!(power(&[empty]).1, None);
    }
}
