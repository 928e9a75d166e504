//! Power, for real: a bus with somebody on it who answers for logind, and a battery that umockdev shows to the program.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use futures_core::Stream as _;
use zbus::message::Type;
use zbus::{Connection, MessageStream};

const LONG: Duration = Duration::from_secs(20);

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

fn a_bus(directory: &std::path::Path) -> (Running, String) {
    let address = format!("unix:path={}", directory.join("bus").display());
    let mut bus = Command::new("dbus-daemon");
    bus.args(["--session", "--nofork", "--print-address=1", "--address", &address]).stdout(Stdio::piped());
    let mut bus = Running(bus.spawn().expect("dbus-daemon"));
    let mut line = String::new();
    BufReader::new(bus.0.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
    (bus, line.trim().to_owned())
}

/// Answers for logind: what it was asked for, and the end of the lock that it keeps.
fn logind(address: &str) -> Receiver<([String; 4], std::io::PipeReader)> {
    let (asked, told) = channel();
    let (ready, is_ready) = channel();
    let address = address.to_owned();
    std::thread::spawn(move || {
        zbus::block_on(async move {
            let connection = zbus::connection::Builder::address(address.as_str()).build().await.expect("the bus");
            let mut calls = MessageStream::from(connection.clone());
            connection.request_name("org.freedesktop.login1").await.expect("the name");
            ready.send(()).expect("a test that waits");
            serve(&connection, &mut calls, |what, lock| asked.send((what, lock)).is_ok()).await;
        });
    });
    is_ready.recv_timeout(LONG).expect("a name on the bus");
    told
}

async fn serve(
    connection: &Connection,
    calls: &mut MessageStream,
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
        connection.reply(&header, &lock).await.expect("a reply");
        drop(lock);
        if !asked([what, who, why, mode], kept) {
            return;
        }
    }
}

struct Play {
    child: Running,
    lines: std::io::Lines<BufReader<ChildStdout>>,
}

impl Play {
    fn start(mut command: Command, bus: &str, data: &std::path::Path) -> Play {
        command
            .args(["play", "--opponent", "console", "--dialogue", "off", "--style", "literate", "--language", "en"])
            .args(["--speech", "off", "--sounds", "off", "--data"])
            .arg(data)
            .env("XDG_CONFIG_HOME", data.with_extension("config"))
            .env("LC_ALL", "C.UTF-8")
            .env("DBUS_SYSTEM_BUS_ADDRESS", bus)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = Running(command.spawn().expect("annabella"));
        let lines = BufReader::new(child.0.stdout.take().expect("its output")).lines();
        Play { child, lines }
    }

    fn enter(&mut self, line: &str) {
        writeln!(self.child.0.stdin.as_ref().expect("its input"), "{line}").expect("a reader");
    }

    fn until(&mut self, wanted: &str) -> String {
        self.until_one_of(&[wanted])
    }

    fn until_one_of(&mut self, wanted: &[&str]) -> String {
        let mut lines = self.lines.by_ref().map_while(Result::ok);
        let is_wanted = |line: &String| wanted.iter().any(|wanted| line.contains(*wanted));
        lines.find(is_wanted).unwrap_or_else(|| panic!("nobody said: {wanted:?}"))
    }

    /// All lines up to the first with this in it.
    fn all_until(&mut self, wanted: &str) -> Vec<String> {
        let mut all = Vec::new();
        while all.last().is_none_or(|line: &String| !line.contains(wanted)) {
            all.push(self.lines.next().expect("another line").expect("text"));
        }
        all
    }

    fn ends(mut self) {
        self.enter("quit");
        drop(self.child.0.stdin.take());
        assert!(self.child.0.wait().expect("an end").success());
    }
}

fn annabella() -> Command {
    Command::new(env!("CARGO_BIN_EXE_annabella"))
}

#[test]
fn the_machine_is_kept_awake_for_as_long_as_the_game_goes_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let (_bus, address) = a_bus(directory.path());
    let asked = logind(&address);
    let mut play = Play::start(annabella(), &address, directory.path());
    let (what, mut lock) = asked.recv_timeout(LONG).expect("a call of Inhibit");
    assert_eq!(what[0], "sleep:idle:handle-lid-switch");
    assert_eq!((what[1].as_str(), what[3].as_str()), ("Annabella", "block"));
    play.enter("e4");
    play.until("e4");
    play.ends();
    let mut rest = Vec::new();
    lock.read_to_end(&mut rest).expect("the end of the lock");
}

#[test]
fn a_battery_that_runs_down_is_told_once_and_without_logind_the_player_knows() {
    let directory = tempfile::tempdir().expect("a directory");
    let battery = directory.path().join("battery.umockdev");
    let supplies = "P: /devices/BAT0\nE: SUBSYSTEM=power_supply\nA: type=Battery\\n\nA: capacity=19\\n\nA: status=Discharging\\n\n";
    std::fs::write(&battery, supplies).expect("a file");
    let (_bus, address) = a_bus(directory.path());
    let mut shown = Command::new("umockdev-run");
    shown.arg("--device").arg(&battery).arg("--").arg(env!("CARGO_BIN_EXE_annabella"));
    let mut play = Play::start(shown, &address, directory.path());
    // The two come from two threads.
    let (low, asleep) = ("The battery is down to nineteen percent.", "because no session manager answers for sleep");
    let first = play.until_one_of(&[low, asleep]);
    let second = play.until(if first.contains(low) { asleep } else { low });
    assert!(first.starts_with("private: ") && second.starts_with("private: "), "{first}\n{second}");
    play.enter("battery");
    assert_eq!(play.until("percent"), "private: On battery, with nineteen percent left.");
    play.ends();
}

#[test]
fn a_bus_that_ends_leaves_the_game_as_it_is() {
    let directory = tempfile::tempdir().expect("a directory");
    let (bus, address) = a_bus(directory.path());
    let asked = logind(&address);
    let mut play = Play::start(annabella(), &address, directory.path());
    let (_, mut lock) = asked.recv_timeout(LONG).expect("a call of Inhibit");
    play.enter("e4");
    let told = play.all_until("public: ");
    assert!(told.iter().all(|line| !line.contains("fall asleep")), "{told:?}");
    drop(bus);
    play.enter("e5");
    assert_eq!(play.all_until("public: "), ["public: e5"]);
    play.ends();
    let mut rest = Vec::new();
    lock.read_to_end(&mut rest).expect("the end of the lock");
}

#[test]
fn without_a_bus_and_a_battery_the_game_is_played_all_the_same() {
    let directory = tempfile::tempdir().expect("a directory");
    let mut play = Play::start(annabella(), "unix:path=/nowhere/at/all", directory.path());
    play.enter("e4");
    assert_eq!(play.until("e4"), "public: e4");
    play.enter("battery");
    play.until("power of this machine");
    play.ends();
}
