//! Where the sound server is, and whether it lets us in.

use std::fs;

use super::devices::{devices, position};
use super::driver::Driven;
use super::played::Game;
use super::recorder::Recorder;
use super::spoken::{HANDS_FREE, speak};
use super::world::World;

/// The server that the settings lead to is heard, and it alone.
fn is_heard(world: &World) {
    let recorder = Recorder::start(world);
    let mut driven = Driven::open(world, "espeak");
    let mark = recorder.mark();
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Spoken");
    recorder.until_sound(mark);
    assert_eq!((driven.count("event lost"), driven.count("event avoided")), (0, 0));
    assert_eq!(driven.close(), "");
    let lines = devices(world, &["--language", "en", "--silent"]);
    position(&lines, &["Name in the settings: loudspeaker", "default"]);
    assert_eq!(lines[0], "Sound outputs: 1.");
}

#[test]
fn a_server_without_a_cookie_takes_a_client_without_one() {
    let mut world = World::with_loudspeaker();
    world.move_settings();
    is_heard(&world);
}

#[test]
fn the_cookie_is_found_among_settings_that_were_moved() {
    let mut world = World::with_loudspeaker();
    world.move_settings();
    world.keep_cookie(b'a');
    world.ask_for_cookie(b'a');
    is_heard(&world);
}

#[test]
fn moves_are_heard_by_a_microphone_on_the_network() {
    let mut world = World::with_loudspeaker();
    world.plug_microphone();
    world.move_settings();
    world.keep_cookie(b'a');
    world.ask_for_cookie(b'a');
    let lines = devices(&world, &["--language", "en", "--silent"]);
    position(&lines, &["Name in the settings: microphone", "default"]);
    let mut game = Game::start(&world, &HANDS_FREE);
    game.until("listening");
    speak(&world, &mut game, None, "Eva zwei Eva vier", "Eva zwei Eva vier?");
    game.enter("");
    game.until("public: Eva zwei Eva vier");
    game.end();
}

#[test]
fn a_wrong_cookie_is_told_once_and_alsa_speaks() {
    let mut world = World::with_loudspeaker();
    world.give_alsa_a_device();
    world.move_settings();
    world.keep_cookie(b'a');
    world.ask_for_cookie(b'b');
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    driven.wait_for("event finished 1 Spoken");
    // Longer than a device is kept playing for nothing.
    std::thread::sleep(std::time::Duration::from_secs(12));
    driven.order("public en:Two.");
    driven.wait_for("event finished 2 Spoken");
    let told = "event avoided Sound goes to ALSA's default device, because the sound server refuses";
    assert_eq!((driven.count(told), driven.count("event avoided")), (1, 1), "{:#?}", driven.seen);
    assert_eq!((driven.count("event lost"), driven.count("event back")), (0, 0), "{:#?}", driven.seen);
    assert_eq!(driven.close(), "");
    let lines = devices(&world, &["--language", "en", "--silent"]);
    assert!(lines[0].starts_with("The sound server cannot be used: the sound server refuses"), "{lines:#?}");
}

/// Both have the same reason, which is told once: no sound comes, and nothing is taken for a device that is back.
fn is_the_reason_told_once(lead_alsa: impl FnOnce(&mut World)) {
    let mut world = World::with_loudspeaker();
    lead_alsa(&mut world);
    world.move_settings();
    world.keep_cookie(b'a');
    world.ask_for_cookie(b'b');
    let mut driven = Driven::open(&world, "espeak");
    driven.order("public en:One.");
    let lost = driven.wait_for("event lost");
    assert!(lost.contains("the sound server refuses"), "{lost}");
    driven.wait_for("event finished 1 Unspoken");
    // Longer than it takes to try again twice.
    std::thread::sleep(std::time::Duration::from_secs(8));
    driven.order("public en:Two.");
    driven.wait_for("event finished 2 Unspoken");
    assert_eq!((driven.count("event lost"), driven.count("event back")), (1, 0), "{:#?}", driven.seen);
    driven.close();
}

#[test]
fn a_wrong_cookie_without_alsa_is_the_reason_told_once() {
    is_the_reason_told_once(|_| {});
}

#[test]
fn alsa_that_leads_back_to_that_server_is_no_sound() {
    let folders = fs::read_dir("/usr/lib").expect("libraries").flatten().map(|entry| entry.path());
    let plug_in =
        folders.map(|folder| folder.join("alsa-lib/libasound_module_pcm_pulse.so")).find(|file| file.exists());
    assert!(plug_in.is_some(), "this test needs the package libasound2-plugins");
    is_the_reason_told_once(World::lead_alsa_to_the_server);
}
