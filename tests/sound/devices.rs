//! `annabella devices`: the list, and a word on each output.

use std::process::{Output, Stdio};

use super::recorder::Recorder;
use super::world::World;

pub fn devices(world: &World, flags: &[&str]) -> Vec<String> {
    let mut command = world.command(env!("CARGO_BIN_EXE_annabella"));
    command.env("BRLAPI_HOST", "127.0.0.1:65000");
    let done: Output = command.arg("devices").args(flags).stdin(Stdio::null()).output().expect("annabella");
    assert!(done.status.success());
    assert_eq!(String::from_utf8_lossy(&done.stderr), "");
    String::from_utf8(done.stdout).expect("text").lines().map(str::to_owned).collect()
}

pub fn position(lines: &[String], parts: &[&str]) -> usize {
    let found = lines.iter().position(|line| parts.iter().all(|part| line.contains(part)));
    found.unwrap_or_else(|| panic!("no line with {parts:?} in {lines:#?}"))
}

#[test]
fn the_devices_are_listed_and_each_output_says_its_number() {
    let mut world = World::with_two_devices();
    world.start_speech();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    // On a busy machine a fresh speech-dispatcher answers later than the list waits for it.
    let answers = || {
        devices(&world, &["--language", "it", "--silent"])
            .iter()
            .any(|line| line.contains("Voce del sistema: risponde"))
    };
    assert!((0..10).any(|_| answers()));
    let (on_table, in_ear) = (table.mark(), ear.mark());
    let lines = devices(&world, &["--language", "it", "--earphone", "earphone"]);
    assert_eq!(position(&lines, &["Uscite audio: 2"]), 0);
    let (first, second) = (
        position(&lines, &["impostazioni: loudspeaker", "predefinito"]),
        position(&lines, &["impostazioni: earphone", "cuffia"]),
    );
    assert_eq!((first, second), (1, 2));
    assert_eq!(position(&lines, &["Microfoni: 0"]), 3, "the recordings of the outputs are no microphones");
    position(&lines, &["brltty non risponde"]);
    position(&lines, &["espeak-ng è pronto"]);
    position(&lines, &["Voce del sistema: risponde"]);
    assert!(position(&lines, &["uscita 1 ha parlato"]) < position(&lines, &["uscita 2 ha parlato"]));
    let (on_table, in_ear) = (table.until_silent(on_table), ear.until_silent(in_ear));
    assert!(on_table.peak() > 3000 && on_table.seconds() < 1.0, "{} s", on_table.seconds());
    assert!(in_ear.peak() > 3000 && in_ear.seconds() < 1.0, "{} s", in_ear.seconds());
}

#[test]
fn without_sound_the_list_says_so_and_silent_it_stays() {
    let nothing = devices(&World::silent(), &["--language", "en"]);
    assert_eq!(nothing[0], "Sound outputs: 0.");
    position(&nothing, &["System voice: it does not answer."]);
    let world = World::with_loudspeaker();
    let table = Recorder::start(&world);
    let mark = table.mark();
    let lines = devices(&world, &["--language", "en", "--silent"]);
    assert_eq!(lines[0], "Sound outputs: 1.");
    assert!(!lines.iter().any(|line| line.contains("spoken")));
    assert_eq!(table.until_silent(mark).peak(), 0);
}
