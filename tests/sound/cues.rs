//! The short sounds.
#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)] // in the program that is taken in

use annabella::game::effect::Cue;
use annabella::output::cues::{file, read};

use super::driver::Driven;
use super::recorder::{Heard, Recorder};
use super::world::World;

#[path = "../make_sounds/synth.rs"]
mod synth;

/// The files are what the program makes, up to the last bit of a sine, which differs between C libraries.
#[test]
fn the_files_are_those_that_the_program_makes() {
    for cue in Cue::ALL {
        let made = synth::wave(cue.name()).unwrap_or_else(|| panic!("no score for {}", cue.name()));
        let (made, kept) = (read(&made).unwrap(), read(file(cue)).unwrap());
        assert_eq!(made.len(), kept.len(), "{}", cue.name());
        let apart = made.iter().zip(&kept).map(|(one, other)| one.abs_diff(*other)).max();
        assert!(apart <= Some(2), "{} differs by {apart:?}: run the example make_sounds", cue.name());
    }
}

#[test]
fn a_cue_is_heard_softer_than_speech() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mark = recorder.mark();
    driven.order("public en:A whole sentence is spoken.");
    driven.order("wait 30000");
    driven.wait_for("waited true");
    let speech = recorder.until_silent(mark);
    let mark = recorder.mark();
    driven.order("cue flag");
    recorder.until_sound(mark);
    let cue = recorder.until_silent(mark);
    assert!(cue.seconds() > 0.1 && cue.seconds() < 0.35, "{} s", cue.seconds());
    assert!(cue.peak() * 2 < speech.peak(), "{} against {}", cue.peak(), speech.peak());
    driven.close();
}

/// Modes, squares and refusals belong to a word: the cue is heard alone, and the word right behind it.
#[test]
fn a_cue_before_a_word_is_heard_before_it() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mut heard = |orders: &[&str]| {
        let mark = recorder.mark();
        for order in orders {
            driven.order(order);
        }
        recorder.until_sound(mark);
        recorder.until_silent(mark)
    };
    heard(&["private en:Board."]);
    for cue in ["board-mode", "entry-mode", "edge", "dark-square", "light-square", "refusal"] {
        // On a busy machine sound can falter; it does not each time.
        let tried: Vec<_> = (0..5).map_while(|_| wrong_before_a_word(cue, &mut heard)).collect();
        assert!(tried.len() < 5, "{cue}: {tried:#?}");
    }
    driven.close();
}

/// What is wrong with a cue in front of a word, if anything is.
fn wrong_before_a_word(cue: &str, heard: &mut impl FnMut(&[&str]) -> Heard) -> Option<String> {
    let name = heard(&["private en:Board."]);
    let alone = heard(&[&format!("cue {cue}")]);
    let both = heard(&[&format!("cue {cue}"), "private en:Board."]);
    // As long as the cue sounds, nothing is louder than the cue by itself.
    let lead = both.first(alone.length().min(seconds(cue)) - 0.01).peak();
    assert!(lead <= alone.peak() + 200, "{cue}: {lead} over {}", alone.peak());
    let (whole, latest) = (alone.seconds() + name.seconds(), alone.length() + name.length() + 0.1);
    if (both.seconds() - whole).abs() >= 0.1 {
        return Some(format!("{} s of {whole} s", both.seconds()));
    }
    (both.length() >= latest).then(|| format!("{} s, and not {latest} s: the word comes late", both.length()))
}

/// How long a cue of ours is.
fn seconds(cue: &str) -> f64 {
    let cue = Cue::ALL.into_iter().find(|each| each.name() == cue).expect("a cue");
    read(file(cue)).expect("our own").len() as f64 / f64::from(annabella::output::sink::RATE)
}

/// A WAV file of a second of a tone that is as loud as can be.
fn loudest() -> Vec<u8> {
    let tone = |n: u16| (f64::from(n) * 0.2).sin() * f64::from(i16::MAX);
    synth::file(&(0..22_050).map(|n| tone(n) as i16).collect::<Vec<_>>())
}

#[test]
fn cues_are_off_softer_or_the_players_own() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let folder = tempfile::tempdir().expect("a directory");
    let own = folder.path().join("my click.wav");
    std::fs::write(&own, loudest()).expect("a file");
    let mut driven = Driven::open(&world, "espeak");
    let mut heard = |orders: &[&str]| {
        let mark = recorder.mark();
        for order in orders {
            driven.order(order);
        }
        driven.order("cue check");
        let heard = recorder.until_silent(mark);
        (heard.seconds(), heard.peak())
    };
    let (usual, loud) = heard(&["wait 5000"]);
    assert!(usual > 0.1 && loud > 3000, "{usual} s, {loud}");
    let (_, soft) = heard(&["set cue-check 50"]);
    assert!((f64::from(soft) / f64::from(loud) - 0.5).abs() < 0.05, "{soft} of {loud}");
    let (_, softer) = heard(&["set cue-volume 50"]);
    assert!((f64::from(softer) / f64::from(loud) - 0.25).abs() < 0.05, "{softer} of {loud}");
    assert_eq!(heard(&["set cue-check off"]).1, 0);
    let (long, bounded) = heard(&["set cue-volume 100", &format!("set cue-check {}", own.display())]);
    assert!((long - 1.0).abs() < 0.1, "{long} s");
    assert!(bounded < 9_500, "a cue that is too loud for speech is brought down: {bounded}");
    let (stands_in, _) = heard(&[&format!("set cue-check {}", folder.path().join("gone.wav").display())]);
    assert!((stands_in - usual).abs() < 0.15, "our own sound, not the long one: {stands_in} s");
    let told = driven.wait_for("event cue");
    let expected = format!(
        "event cue Setting cue-check, file {}: the file does not exist. The built-in sound is played instead.",
        folder.path().join("gone.wav").display()
    );
    assert_eq!(told, expected);
    driven.order("set sounds off");
    let mark = recorder.mark();
    driven.order("cue check");
    assert_eq!(recorder.until_silent(mark).peak(), 0);
    driven.close();
}

#[test]
fn words_are_heard_over_the_loudest_cue() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let folder = tempfile::tempdir().expect("a directory");
    let own = folder.path().join("loudest.wav");
    std::fs::write(&own, loudest()).expect("a file");
    let mut driven = Driven::open(&world, &format!("espeak cue-edge={}", own.display()));
    let mark = recorder.mark();
    // A key that is held down at the edge.
    driven.order("cue edge");
    recorder.until_sound(mark);
    for _ in 0..20 {
        driven.order("cue edge");
    }
    let cue = recorder.until_silent(mark);
    let mark = recorder.mark();
    driven.order("public en:A whole sentence is spoken.");
    driven.wait_for("event finished 1 Spoken");
    let speech = recorder.until_silent(mark);
    // For 4 ms the earlier one dies away under the new one.
    assert!(cue.peak() < 19_000, "the same cue is not heaped up: {}", cue.peak());
    assert!(cue.seconds() < 2.0, "{} s", cue.seconds());
    assert!(speech.peak() > 9000 / 2 * 3, "speech is louder than any cue: {}", speech.peak());
    driven.close();
}

#[test]
fn a_requested_cue_is_heard_where_its_hearer_is_alone() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    // Nothing speaks and nothing sounds: the device is opened for it.
    let mut driven = Driven::open(&world, "off sounds=off");
    let mark = table.mark();
    driven.order("cue flag");
    driven.order("sample flag");
    driven.wait_for("event finished 1 Spoken");
    let heard = table.until_silent(mark);
    assert!(heard.peak() > 3000 && heard.seconds() < 0.35, "{}, {} s", heard.peak(), heard.seconds());
    driven.close();
    // A tournament: nowhere before the earphone has been confirmed, and then in the ear alone.
    let mut driven = Driven::open(&world, "espeak unspoken ear=earphone cue-flag=off");
    let (on_table, in_ear) = (table.mark(), ear.mark());
    driven.order("sample flag");
    driven.wait_for("event finished 1 Unspoken");
    driven.order("confirm yes");
    driven.wait_for("event private back");
    assert_eq!(ear.since(in_ear).peak(), 0);
    driven.order("cue flag");
    driven.order("sample flag");
    driven.wait_for("event finished 2 Spoken");
    assert!(ear.until_silent(in_ear).peak() > 1000, "what is off is heard on request");
    assert_eq!(table.since(on_table).peak(), 0);
    driven.close();
}
