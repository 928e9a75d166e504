//! Headphones that are connected by Bluetooth: told by the check, and kept open on request.

use std::time::Duration;

use super::driver::Driven;
use super::world::World;

const CHECK: &str = "check en:ear / en:table";

#[test]
fn the_check_says_once_what_is_connected_by_bluetooth() {
    let world = World::with_loudspeaker();
    world.connect_headphones(true);
    for (how, expected, told) in [
        ("espeak table=loudspeaker", None, 0),
        ("espeak table=loudspeaker ear=bluez_output.test", Some("turn on the setting keep-open"), 1),
        ("espeak keep-open=on", Some("The device is kept open"), 1),
    ] {
        let mut driven = Driven::open(&world, how);
        for number in [2, 4] {
            driven.order(CHECK);
            driven.wait_for(&format!("event finished {number} Spoken"));
        }
        driven.order("wait 5000");
        driven.wait_for("waited");
        assert_eq!(
            driven.count("event bluetooth Headset is connected by Bluetooth. Sound arrives at least a hundred"),
            told,
            "{how}"
        );
        let line = driven.seen.iter().find(|line| line.starts_with("event bluetooth"));
        assert_eq!(
            line.is_some_and(|line| line.contains(expected.unwrap_or(""))),
            expected.is_some(),
            "{how}: {line:?}"
        );
        driven.close();
    }
}

#[test]
fn an_idle_stream_rests_unless_it_is_kept_open() {
    // Nearly all of it is waiting: both at once.
    std::thread::scope(|scope| {
        scope.spawn(|| rests("espeak keep-open=on", "off", false));
        scope.spawn(|| rests("espeak", "on", true));
    });
}

fn rests(how: &str, then: &str, rests: bool) {
    let world = World::with_loudspeaker();
    let mut driven = Driven::open(&world, how);
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Spoken");
    assert_eq!(world.corked(), [false], "{how}");
    left_alone(&world, rests);
    driven.order(&format!("set keep-open {then}"));
    left_alone(&world, !rests);
    driven.order("public en:Two.");
    driven.wait_for("event finished 2 Spoken");
    assert_eq!(driven.count("event lost"), 0);
    driven.close();
}

/// Idle streams rest after ten seconds.
fn left_alone(world: &World, rests: bool) {
    if rests {
        return world.until_corked();
    }
    std::thread::sleep(Duration::from_secs(12));
    assert_eq!(world.corked(), [false]);
}

#[test]
fn the_list_of_devices_says_which_are_connected_by_bluetooth() {
    let world = World::with_loudspeaker();
    world.connect_headphones(false);
    let mut command = world.command(env!("CARGO_BIN_EXE_annabella"));
    command.env_remove("XDG_CONFIG_HOME").args(["devices", "--silent", "--language", "de"]);
    let done = command.stdin(std::process::Stdio::null()).output().expect("annabella");
    let list = String::from_utf8(done.stdout).expect("text");
    let told: Vec<&str> = list.lines().filter(|line| line.contains("Bluetooth")).collect();
    assert_eq!(told.len(), 1, "{list}");
    assert!(told[0].starts_with("Ausgang 2 ist über Bluetooth verbunden"), "{list}");
}
