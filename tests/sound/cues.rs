//! The short sounds.
#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)] // in the program that is taken in

use annabella::output::cues::{ALL, file, name, read};

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::World;

#[path = "../make_sounds/synth.rs"]
mod synth;

/// The files are what the program makes, up to the last bit of a sine, which differs between C libraries.
#[test]
fn the_files_are_those_that_the_program_makes() {
    for cue in ALL {
        let made = synth::wave(name(cue)).unwrap_or_else(|| panic!("no score for {}", name(cue)));
        let (made, kept) = (read(&made).unwrap(), read(file(cue)).unwrap());
        assert_eq!(made.len(), kept.len(), "{}", name(cue));
        let apart = made.iter().zip(&kept).map(|(one, other)| one.abs_diff(*other)).max();
        assert!(apart <= Some(2), "{} differs by {apart:?}: run the example make_sounds", name(cue));
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
    driven.order("cue");
    recorder.until_sound(mark);
    let cue = recorder.until_silent(mark);
    assert!(cue.seconds() > 0.1 && cue.seconds() < 0.35, "{} s", cue.seconds());
    assert!(cue.peak() * 2 < speech.peak(), "{} against {}", cue.peak(), speech.peak());
    driven.close();
}
