//! No device, and a device that goes and comes back.

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::World;

#[test]
fn without_a_device_text_continues_and_trouble_is_told_once() {
    let world = World::silent();
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    let lost = driven.wait_for("event lost");
    assert!(lost.contains("there is no sound device"), "{lost}");
    driven.order("private en:Two.");
    driven.order("cue flag");
    driven.wait_for("event finished 2 Unspoken");
    driven.order("wait 30000");
    driven.wait_for("waited true, speaking false");
    // Longer than it takes to try again.
    std::thread::sleep(std::time::Duration::from_secs(5));
    driven.order("public en:Three.");
    driven.wait_for("event finished 3 Unspoken");
    driven.order("wait 30000");
    driven.wait_for("waited true");
    assert_eq!(driven.count("event lost"), 1);
    let written = ["public: One.", "private: Two.", "public: Three."].map(|line| driven.count(line));
    assert_eq!(written, [1, 1, 1]);
    assert_eq!(driven.close(), "", "neither ALSA nor JACK may print");
}

#[test]
fn without_a_voice_nothing_is_lost_either() {
    let world = World::with_loudspeaker();
    let mut driven = Driven::open(&world, "off");
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Unspoken");
    assert_eq!(driven.count("event lost"), 0);
    driven.close();
}

#[test]
fn without_the_library_the_reason_is_told_and_cues_sound() {
    let mut world = World::with_loudspeaker();
    world.spoil_espeak();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    let lost = driven.wait_for("event lost");
    assert!(lost.contains("it is not a library for this machine"), "{lost}");
    driven.wait_for("event finished 1 Unspoken");
    let mark = recorder.mark();
    driven.order("cue flag");
    recorder.until_sound(mark);
    assert_eq!(driven.count("event lost"), 1);
    assert_eq!(driven.close(), "");
}

#[test]
fn an_alsa_device_that_cannot_pause_is_closed_and_reopened() {
    let world = World::with_alsa_alone();
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Spoken");
    // Longer than a device is kept playing for nothing.
    std::thread::sleep(std::time::Duration::from_secs(12));
    driven.order("public en:Two.");
    driven.wait_for("event finished 2 Spoken");
    assert_eq!(driven.count("event lost"), 0);
    assert_eq!(driven.close(), "");
}

#[test]
fn a_hanging_sound_server_is_told_once_and_used_again() {
    let world = World::with_loudspeaker();
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Spoken");
    world.halt_pulse(true);
    driven.order("public en:Two.");
    driven.wait_for("event lost");
    driven.wait_for("event finished 2 Unspoken");
    world.halt_pulse(false);
    driven.wait_for("event back");
    driven.order("public en:Three.");
    driven.wait_for("event finished 3 Spoken");
    assert_eq!(driven.count("event lost"), 1);
    driven.close();
}

#[test]
fn a_sound_server_hanging_at_rest_is_used_again() {
    let world = World::with_loudspeaker();
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Spoken");
    // After ten seconds.
    world.until_corked();
    world.halt_pulse(true);
    driven.order("public en:Two.");
    driven.wait_for("event lost");
    driven.wait_for("event finished 2 Unspoken");
    world.halt_pulse(false);
    driven.wait_for("event back");
    driven.close();
}

#[test]
fn a_dead_sound_server_is_told_once_and_used_again() {
    let mut world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mark = recorder.mark();
    driven.order("public en:This sentence is long enough to be heard for a while, and does not come to its end today.");
    driven.order("private en:And this one waits behind it.");
    recorder.until_sound(mark);
    world.kill_pulse();
    driven.wait_for("event lost");
    driven.wait_for("event finished 2 Unspoken");
    assert_eq!(driven.count("event finished 1 Unspoken"), 1);
    driven.order("public en:Into the void.");
    driven.wait_for("event finished 3 Unspoken");
    world.start_pulse();
    driven.wait_for("event back");
    let recorder = Recorder::start(&world);
    let mark = recorder.mark();
    driven.order("public en:Here I am again.");
    driven.wait_for("event finished 4 Spoken");
    // What is recorded may come later than the news of it.
    recorder.until_heard(mark, 0.5);
    assert_eq!((driven.count("event lost"), driven.count("event back")), (1, 1));
    let written = ["public: This sentence", "private: And this", "public: Into the", "public: Here"];
    assert_eq!(written.map(|line| driven.count(line)), [1; 4], "the text goes on: {:#?}", driven.seen);
    driven.close();
}
