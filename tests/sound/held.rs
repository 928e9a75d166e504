//! A key that is held down for three seconds: thirty times a second the private words are silenced and its name is to be said.

use std::time::{Duration, Instant};

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::World;

const SENTENCE: &str = "en:White has moved the knight from the square golf one to the square foxtrot three, and waits.";
const TIMES: u32 = 90;
const RATE: u32 = 30;

/// What the console does for each arrival of a key.
fn hold(driven: &mut Driven) {
    let began = Instant::now();
    for arrival in 0..TIMES {
        driven.order("silence");
        driven.order("private !en:e");
        let next = began + Duration::from_secs(1) * (arrival + 1) / RATE;
        std::thread::sleep(next.saturating_duration_since(Instant::now()));
    }
}

#[test]
fn a_held_key_cuts_no_public_words_and_gathers_nothing() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let alone = {
        let mark = recorder.mark();
        driven.order(&format!("public {SENTENCE}"));
        driven.wait_for("event finished 1 Spoken");
        recorder.until_silent(mark).samples()
    };
    let (memory, mark) = (driven.memory(), recorder.mark());
    driven.order(&format!("public {SENTENCE}"));
    recorder.until_sound(mark);
    let spent = driven.processor_time();
    hold(&mut driven);
    let spent = driven.processor_time().saturating_sub(spent);
    // The last of the key's names is said once the sentence is over, and the program is idle again.
    driven.wait_for(&format!("event finished {} Spoken", 2 + TIMES));
    driven.order("wait 1000");
    driven.wait_for("waited true, speaking false");
    let heard = recorder.until_silent(mark).samples();
    assert!(heard * 100 > alone * 98, "the sentence was cut: {heard} samples of {alone}");
    assert_eq!(driven.count("event finished 2 Spoken"), 1, "the sentence was said once");
    // Each one has ended, once; while the sentence was said, every name but the last was dropped.
    assert_eq!(driven.count("event finished"), 2 + TIMES as usize);
    assert!(spent < Duration::from_millis(1500), "{spent:?} of a processor for three seconds of one key");
    assert!(driven.memory() < memory + 4_000_000, "{memory} bytes became {}", driven.memory());
    driven.close();
}

#[test]
fn a_held_key_ends_private_words_at_its_first_arrival() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    let mut driven = Driven::open(&world, "espeak ear=earphone table=loudspeaker");
    let in_ear = ear.mark();
    driven.order(&format!("private {SENTENCE}"));
    ear.until_sound(in_ear);
    let on_table = table.mark();
    driven.order(&format!("public {SENTENCE}"));
    let held = Instant::now();
    hold(&mut driven);
    let held = held.elapsed().as_secs_f64();
    driven.wait_for("event finished 2 Spoken");
    driven.order("wait 30000");
    driven.wait_for("waited true");
    assert_eq!(driven.count("event finished 1 Cut"), 1);
    let whole = table.until_silent(on_table).seconds();
    assert!(whole > 4.0, "the table has heard {whole} s of a public sentence");
    // The sentence is over at once; after that the name of the key begins again and again, and ends with the holding.
    let heard = ear.until_silent(in_ear).length();
    assert!(heard < held + 1.5, "{heard} s while it was held for {held} s");
    driven.close();
}
