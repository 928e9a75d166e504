//! Power, for real: a bus with somebody on it who answers for logind, and a battery that umockdev shows to the program.

use std::io::{BufRead as _, BufReader, Read as _};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use futures_core::Stream as _;
use zbus::message::Type;
use zbus::{Connection, MessageStream};

use crate::support::play::{Play, binary};
use crate::support::running::Running;

const DENIED: &str = "org.freedesktop.DBus.Error.AccessDenied";
const LONG: Duration = Duration::from_mins(2);

fn a_bus(directory: &Path) -> (Running, String) {
    let address = format!("unix:path={}", directory.join("bus").display());
    let mut bus = Command::new("dbus-daemon");
    bus.args(["--session", "--nofork", "--print-address=1", "--address", &address]).stdout(Stdio::piped());
    let mut bus = Running::start(&mut bus);
    let mut line = String::new();
    BufReader::new(bus.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
    (bus, line.trim().to_owned())
}

/// What the stand-in for logind says to whoever wants the machine kept awake.
#[derive(Copy, Clone)]
enum Says {
    Yes,
    No,
}

/// Answers for logind: what it was asked for, and the end of the lock that it keeps, even of one that it did not give.
fn logind(address: &str, says: Says) -> Receiver<([String; 4], std::io::PipeReader)> {
    let (asked, told) = channel();
    let (ready, is_ready) = channel();
    let address = address.to_owned();
    std::thread::spawn(move || {
        zbus::block_on(async move {
            let connection = zbus::connection::Builder::address(address.as_str()).build().await.expect("the bus");
            let mut calls = MessageStream::from(connection.clone());
            connection.request_name("org.freedesktop.login1").await.expect("the name");
            ready.send(()).expect("a test that waits");
            serve(&connection, &mut calls, says, |what, lock| asked.send((what, lock)).is_ok()).await;
        });
    });
    is_ready.recv_timeout(LONG).expect("a name on the bus");
    told
}

async fn serve(
    connection: &Connection,
    calls: &mut MessageStream,
    says: Says,
    asked: impl Fn([String; 4], std::io::PipeReader) -> bool,
) {
    loop {
        let next = std::future::poll_fn(|context| std::pin::Pin::new(&mut *calls).poll_next(context)).await;
        let Some(Ok(call)) = next else { return };
        let header = call.header();
        if call.message_type() != Type::MethodCall || header.member().is_none_or(|member| member.as_str() != "Inhibit")
        {
            continue;
        }
        let (what, who, why, mode) = call.body().deserialize::<(String, String, String, String)>().expect("four texts");
        let (kept, lock) = std::io::pipe().expect("a pipe");
        let lock = zbus::Fd::from(OwnedFd::from(lock));
        match says {
            Says::Yes => connection.reply(&header, &lock).await.expect("a reply"),
            Says::No => connection.reply_error(&header, DENIED, &"not while you are away").await.expect("a reply"),
        }
        drop(lock);
        if !asked([what, who, why, mode], kept) {
            return;
        }
    }
}

fn play(command: Command, bus: &str, data: &Path) -> Play {
    play_with(command, bus, data, &["--opponent", "console"])
}

fn play_with(mut command: Command, bus: &str, data: &Path, flags: &[&str]) -> Play {
    command.args(["play", "--dialogue", "off", "--style", "literate", "--language", "en"]);
    command.args(["--speech", "off", "--sounds", "off"]).args(flags).arg("--data").arg(data);
    command.env("XDG_CONFIG_HOME", data.with_extension("config")).env("DBUS_SYSTEM_BUS_ADDRESS", bus);
    Play::run(&mut command)
}

/// All lines up to the answer that the battery holds so much.
fn until_it_holds(play: &mut Play, percent: &str) -> Vec<String> {
    let (mut all, wanted) = (Vec::new(), format!("On battery, at {percent} percent"));
    while all.last().is_none_or(|line: &String| !line.contains(&wanted)) {
        std::thread::sleep(Duration::from_millis(300));
        play.enter("battery");
        all.extend(play.until("On battery, at"));
    }
    all
}

/// All lines up to the end.
fn ends(mut play: Play) -> Vec<String> {
    play.enter("quit");
    let ended = play.end();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    ended.lines
}

fn annabella() -> Command {
    Command::new(binary())
}

#[test]
fn the_machine_stays_awake_while_the_game_goes_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let (_bus, address) = a_bus(directory.path());
    let asked = logind(&address, Says::Yes);
    let mut play = play(annabella(), &address, directory.path());
    let (what, mut lock) = asked.recv_timeout(LONG).expect("a call of Inhibit");
    assert_eq!(what[0], "sleep:idle:handle-lid-switch");
    assert_eq!((what[1].as_str(), what[3].as_str()), ("Annabella", "block"));
    play.enter("e4");
    play.until("e4");
    ends(play);
    let mut rest = Vec::new();
    lock.read_to_end(&mut rest).expect("the end of the lock");
}

/// A battery that is in use, as umockdev shows it to one program, and which can run down.
struct Battery(PathBuf);

impl Battery {
    /// The battery, and the program that sees it.
    fn with(directory: &Path, percent: u8) -> (Battery, Command) {
        let (device, place) = (directory.join("battery.umockdev"), directory.join("testbed"));
        let shown = format!(
            "P: /devices/BAT0\nE: SUBSYSTEM=power_supply\nA: type=Battery\\n\nA: capacity={percent}\\n\nA: status=Discharging\\n\n"
        );
        std::fs::write(&device, shown).expect("a file");
        let mut command = Command::new("umockdev-run");
        command.arg("--device").arg(&device).args(["--", "sh", "-c"]);
        // Only what umockdev runs knows where its files are.
        command.arg("printf %s \"$UMOCKDEV_DIR\" > \"$0\"; exec \"$@\"").arg(&place).arg(annabella().get_program());
        (Battery(place), command)
    }

    fn runs_down_to(&self, percent: u8) {
        let testbed = std::fs::read_to_string(&self.0).expect("where its files are");
        std::fs::write(Path::new(&testbed).join("sys/devices/BAT0/capacity"), format!("{percent}\n")).expect("a file");
    }
}

const LOW: &str = "The battery is down to";
const ASLEEP: &str = "This machine may sleep";

fn those_with<'a>(lines: &'a [String], words: &str) -> Vec<&'a str> {
    lines.iter().map(String::as_str).filter(|line| line.contains(words)).collect()
}

#[test]
fn only_the_owner_hears_each_low_battery_level_once() {
    let directory = tempfile::tempdir().expect("a directory");
    let (_bus, address) = a_bus(directory.path());
    let _asked = logind(&address, Says::Yes);
    let (battery, shown) = Battery::with(directory.path(), 21);
    let mut play = play(shown, &address, directory.path());
    let mut told = until_it_holds(&mut play, "twenty-one");
    for (percent, words) in [(19, "nineteen"), (18, "eighteen"), (9, "nine"), (8, "eight")] {
        battery.runs_down_to(percent);
        told.extend(until_it_holds(&mut play, words));
    }
    told.extend(ends(play));
    let once = |words| format!("private: {LOW} {words} percent. Connect the mains.");
    assert_eq!(those_with(&told, LOW), [once("nineteen"), once("nine")]);
    assert_eq!(those_with(&told, ASLEEP), [""; 0]);
}

#[test]
fn without_logind_the_player_is_told_in_one_line() {
    let directory = tempfile::tempdir().expect("a directory");
    let (_bus, address) = a_bus(directory.path());
    let (_battery, shown) = Battery::with(directory.path(), 50);
    let mut play = play(shown, &address, directory.path());
    let mut told = play.until(ASLEEP);
    play.enter("e4");
    told.extend(play.until("public: e4"));
    told.extend(ends(play));
    let words = "because there is no session manager. Leave the lid open, and press a key now and then.";
    assert_eq!(those_with(&told, ASLEEP), [format!("private: {ASLEEP} during the game, {words}")]);
}

#[test]
fn at_a_tournament_it_is_the_same() {
    let directory = tempfile::tempdir().expect("a directory");
    let (_bus, address) = a_bus(directory.path());
    let asked = logind(&address, Says::No);
    let (_battery, shown) = Battery::with(directory.path(), 9);
    let flags = ["--opponent", "board", "--mode", "tournament", "--start", "at-once", "--terminal", "all"];
    let mut play = play_with(shown, &address, directory.path(), &flags);
    asked.recv_timeout(LONG).expect("a call of Inhibit");
    let mut told = until_it_holds(&mut play, "nine");
    // The two come from two threads, in no order.
    if those_with(&told, ASLEEP).is_empty() {
        told.extend(play.until(ASLEEP));
    }
    play.enter("e4");
    told.extend(play.until("public: "));
    told.extend(ends(play));
    assert_eq!(those_with(&told, LOW), [format!("private: {LOW} nine percent. Connect the mains.")]);
    let refused = "because the system refuses to prevent sleep. Leave the lid open, and press a key now and then.";
    assert_eq!(those_with(&told, ASLEEP), [format!("private: {ASLEEP} during the game, {refused}")]);
    assert_eq!(those_with(&told, "public: "), ["public: Eva zwei Eva vier"]);
}

#[test]
fn a_bus_that_ends_leaves_the_game_as_it_is() {
    let directory = tempfile::tempdir().expect("a directory");
    let (bus, address) = a_bus(directory.path());
    let asked = logind(&address, Says::Yes);
    let mut play = play(annabella(), &address, directory.path());
    let (_, mut lock) = asked.recv_timeout(LONG).expect("a call of Inhibit");
    play.enter("e4");
    let told = play.until("public: ");
    assert!(told.iter().all(|line| !line.contains("may sleep")), "{told:?}");
    drop(bus);
    play.enter("e5");
    assert_eq!(play.until("public: "), ["public: e5"]);
    ends(play);
    let mut rest = Vec::new();
    lock.read_to_end(&mut rest).expect("the end of the lock");
}

#[test]
fn the_game_is_played_without_a_bus_or_a_battery() {
    let directory = tempfile::tempdir().expect("a directory");
    let mut play = play(annabella(), "unix:path=/nowhere/at/all", directory.path());
    play.enter("e4");
    assert_eq!(play.until("e4").last().map(String::as_str), Some("public: e4"));
    play.enter("battery");
    play.until("battery and mains is unknown");
    ends(play);
}
