//! espeak-ng by our own samples.

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::World;

const SENTENCE: &str = "en:White has moved the knight from the square golf one to the square foxtrot three, and waits.";

#[test]
fn a_sentence_is_heard_to_its_end() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mark = recorder.mark();
    driven.order(&format!("public {SENTENCE}"));
    driven.order("wait 30000");
    driven.wait_for("waited true, speaking false");
    let by_then = recorder.since(mark).seconds();
    let heard = recorder.until_silent(mark);
    assert!(heard.peak() > 3000, "peak {}", heard.peak());
    assert!(heard.seconds() > 3.0 && heard.seconds() < 12.0, "{} s", heard.seconds());
    assert!(
        heard.seconds() - by_then < 0.1,
        "of {} s only {by_then} had been heard when the wait ended",
        heard.seconds()
    );
    assert_eq!(driven.count("event finished 1 Spoken"), 1);
    assert_eq!(driven.count("public: White has moved"), 1);
    assert_eq!(driven.close(), "");
}

#[test]
fn silence_ends_private_words_and_leaves_public_ones() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let whole = {
        let mark = recorder.mark();
        driven.order(&format!("public {SENTENCE}"));
        recorder.until_sound(mark);
        driven.order("silence");
        driven.wait_for("event finished 1 Spoken");
        recorder.until_silent(mark).seconds()
    };
    let mark = recorder.mark();
    driven.order(&format!("private {SENTENCE}"));
    driven.order("private en:And another one behind it.");
    recorder.until_sound(mark);
    driven.order("silence");
    driven.wait_for("event finished 3 Cut");
    let cut = recorder.until_silent(mark).seconds();
    assert!(whole > 3.0, "a public sentence is not silenced: {whole} s");
    assert!(cut < whole / 4.0, "{cut} s of a private sentence of {whole} s were heard");
    driven.close();
}

#[test]
fn urgent_words_come_first_and_private_after_public_ones() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mark = recorder.mark();
    driven.order(&format!("private {SENTENCE}"));
    recorder.until_sound(mark);
    driven.order("private !en:e");
    driven.wait_for("event finished 2 Spoken");
    assert_eq!(driven.count("event finished 1 Cut"), 1);
    assert!(recorder.until_silent(mark).seconds() < 2.0);
    driven.order(&format!("public {SENTENCE}"));
    driven.order("private !en:Now.");
    driven.wait_for("event finished 4");
    assert_eq!(driven.seen.iter().filter(|line| line.contains("finished 3 Spoken")).count(), 1, "{:?}", driven.seen);
    driven.close();
}

#[test]
fn a_sentence_in_two_languages_is_heard_whole() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mut seconds = Vec::new();
    for text in ["it:Cavallo |de:Gustav eins Felix drei", "it:Cavallo", "de:Gustav eins Felix drei"] {
        let mark = recorder.mark();
        driven.order(&format!("public {text}"));
        driven.order("wait 30000");
        driven.wait_for("waited true");
        seconds.push(recorder.until_silent(mark).seconds());
    }
    assert!(seconds[1] > 0.2 && seconds[2] > 1.0, "{seconds:?}");
    assert!((seconds[0] - seconds[1] - seconds[2]).abs() < 0.3, "{seconds:?}");
    driven.close();
}

#[test]
fn loudspeakers_and_screen_readers_keep_private_words_unspoken() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    for how in ["espeak unspoken", "reader"] {
        let mut driven = Driven::open(&world, how);
        let mark = recorder.mark();
        driven.order(&format!("private {SENTENCE}"));
        driven.wait_for("event finished 1 Unspoken");
        assert_eq!(recorder.until_silent(mark).peak(), 0, "{how}");
        driven.order("public en:Check.");
        driven.wait_for("event finished 2 Spoken");
        driven.order("wait 30000");
        driven.wait_for("waited true");
        assert!(recorder.until_silent(mark).peak() > 3000, "{how}");
        assert_eq!(driven.count("private: White has moved"), 1);
        driven.close();
    }
}

#[test]
fn two_announcements_are_parted_by_a_pause() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mut length = |orders: &[&str]| {
        let mark = recorder.mark();
        for order in orders {
            driven.order(order);
        }
        recorder.until_sound(mark);
        recorder.until_silent(mark)
    };
    length(&["public en:Knight f six."]);
    // On a busy machine sound can falter; it does not most times.
    let mut pause = || {
        let mixed = length(&["public en:Knight f six.", "private en:Bishop e seven."]);
        let both = length(&["public en:Knight f six.", "public en:Bishop e seven."]);
        both.length() - mixed.length()
    };
    let mut pauses: Vec<f64> = (0..5).map(|_| pause()).collect();
    pauses.sort_by(f64::total_cmp);
    // Behind private words the next ones follow at once.
    assert!((0.25..0.6).contains(&pauses[2]), "{pauses:?} s longer with two announcements");
    driven.close();
}

const LONG: &str = "en:White has moved the knight from the square golf one to the square foxtrot three, and waits.";

#[test]
fn piled_up_announcements_yield_to_the_newest_and_a_skip() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    let mark = recorder.mark();
    driven.order(&format!("passing {LONG}"));
    recorder.until_sound(mark);
    for _ in 2..=8 {
        driven.order("passing en:Knight f six.");
    }
    // The first is said to its end, then the two newest; the five between were never begun.
    driven.wait_for("event finished 8 Spoken");
    for cut in 2..=6 {
        assert_eq!(driven.count(&format!("event finished {cut} Cut")), 1, "number {cut}");
    }
    for spoken in [1, 7] {
        assert_eq!(driven.count(&format!("event finished {spoken} Spoken")), 1, "number {spoken}");
    }
    let mark = recorder.mark();
    driven.order(&format!("passing {LONG}"));
    driven.order("passing en:Knight f six.");
    driven.order("public en:White has won.");
    recorder.until_sound(mark);
    driven.order("skip");
    // What is no announcement of a move is still said.
    driven.wait_for("event finished 11 Spoken");
    assert_eq!(driven.count("event finished 9 Cut") + driven.count("event finished 10 Cut"), 2);
    driven.close();
}

#[test]
fn an_answer_in_the_ear_does_not_wait_for_announcements() {
    let world = World::with_two_devices();
    let table = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak ear=earphone table=loudspeaker");
    let mark = table.mark();
    for _ in 0..3 {
        driven.order(&format!("passing {LONG}"));
    }
    table.until_sound(mark);
    driven.order("private !en:Two minutes.");
    driven.wait_for("event finished 4 Spoken");
    assert_eq!(driven.count("event finished 2 Spoken") + driven.count("event finished 3 Spoken"), 0);
    driven.wait_for("event finished 3 Spoken");
    driven.close();
}
