//! Two devices: the table hears the loudspeaker, one player the earphone. Whatever happens, no private word reaches the table.

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::World;

const SENTENCE: &str = "en:White has moved the knight from the square golf one to the square foxtrot three, and waits.";
const TWO: &str = "espeak ear=earphone table=loudspeaker";

#[test]
fn public_words_reach_the_table_and_private_the_ear_alone() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    for how in ["espeak ear=earphone", TWO] {
        let mut driven = Driven::open(&world, how);
        let (on_table, in_ear) = (table.mark(), ear.mark());
        driven.order(&format!("private {SENTENCE}"));
        driven.wait_for("event finished 1 Spoken");
        let heard = ear.until_silent(in_ear);
        assert!(heard.peak() > 3000 && heard.seconds() > 3.0, "{how}: {} s", heard.seconds());
        assert_eq!(table.since(on_table).peak(), 0, "{how}: the table heard private words");
        let in_ear = ear.mark();
        driven.order(&format!("public {SENTENCE}"));
        driven.order("wait 30000");
        driven.wait_for("waited true");
        assert!(table.until_silent(on_table).seconds() > 3.0, "{how}");
        assert_eq!(ear.since(in_ear).peak(), 0, "{how}: public words are not for the ear");
        assert_eq!(driven.count("event private"), 0);
        assert_eq!(driven.close(), "");
    }
}

#[test]
fn both_devices_speak_at_once_and_neither_interrupts_the_other() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    let mut driven = Driven::open(&world, TWO);
    let alone = {
        let mark = table.mark();
        driven.order(&format!("public {SENTENCE}"));
        driven.wait_for("event finished 1 Spoken");
        table.until_silent(mark).seconds()
    };
    let (on_table, in_ear) = (table.mark(), ear.mark());
    driven.order(&format!("public {SENTENCE}"));
    table.until_sound(on_table);
    driven.order(&format!("private !{SENTENCE}"));
    ear.until_sound(in_ear);
    driven.order("private !en:e");
    driven.wait_for("event finished 4 Spoken");
    assert_eq!(
        driven.count("event finished 3 Cut"),
        1,
        "urgent private words interrupt private ones: {:?}",
        driven.seen
    );
    assert_eq!(driven.count("event finished 2"), 0, "the table is still being spoken to");
    driven.order("silence");
    driven.wait_for("event finished 2 Spoken");
    let whole = table.until_silent(on_table).seconds();
    assert!((whole - alone).abs() < 0.3, "{whole} s of {alone} s were heard");
    assert!(ear.until_silent(in_ear).seconds() < whole / 2.0);
    driven.close();
}

#[test]
fn a_pulled_earphone_keeps_the_table_silent_until_confirmed() {
    let mut world = World::with_two_devices();
    let table = Recorder::start(&world);
    for how in ["espeak ear=earphone", TWO] {
        let ear = Recorder::of(&world, "earphone");
        let mut driven = Driven::open(&world, how);
        let (on_table, in_ear) = (table.mark(), ear.mark());
        driven.order(&format!("private {SENTENCE}"));
        driven.order("private en:And another one behind it.");
        ear.until_sound(in_ear);
        world.pull_earphone();
        let lost = driven.wait_for("event private lost");
        assert!(lost.contains("earphone") && lost.contains("disconnected"), "{lost}");
        driven.wait_for("event finished 2 Unspoken");
        assert_eq!(driven.count("event finished 1 Unspoken"), 1);
        driven.order("private en:Nobody hears this.");
        driven.wait_for("event finished 3 Unspoken");
        driven.order("confirm yes");
        let lost = driven.wait_for("event private lost");
        assert!(lost.contains("earphone"), "{lost}");

        world.plug_earphone();
        let ear = Recorder::of(&world, "earphone");
        let in_ear = ear.mark();
        driven.order("private en:Nor this, for it has not been confirmed.");
        driven.wait_for("event finished 4 Unspoken");
        assert_eq!(ear.until_silent(in_ear).peak(), 0);
        driven.order("confirm yes");
        driven.wait_for("event private back");
        driven.order("private en:Here I am again.");
        driven.wait_for("event finished 5 Spoken");
        assert!(ear.until_silent(in_ear).seconds() > 0.5);
        assert_eq!(table.until_silent(on_table).peak(), 0, "{how}: the table heard private words");
        assert_eq!((driven.count("event private lost"), driven.count("event lost")), (2, 0));
        driven.order("public en:Check.");
        driven.order("wait 30000");
        driven.wait_for("waited true");
        assert!(table.since(on_table).peak() > 3000, "{how}");
        driven.close();
    }
}

#[test]
fn a_private_stream_cannot_be_moved_in_mid_phrase() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    for how in ["espeak ear=earphone", TWO] {
        let mut driven = Driven::open(&world, how);
        let (on_table, in_ear) = (table.mark(), ear.mark());
        driven.order(&format!("private {SENTENCE}"));
        ear.until_sound(in_ear);
        assert!(!world.move_to_loudspeaker(), "the server obeyed");
        driven.wait_for("event finished 1 Spoken");
        assert!(ear.until_silent(in_ear).seconds() > 3.0, "the phrase is heard whole");
        assert_eq!(table.until_silent(on_table).peak(), 0);
        driven.close();
    }
}

#[test]
fn another_default_device_in_mid_phrase_ends_private_words() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    let mut driven = Driven::open(&world, "espeak ear=earphone");
    let (on_table, in_ear) = (table.mark(), ear.mark());
    driven.order(&format!("private {SENTENCE}"));
    ear.until_sound(in_ear);
    world.set_default("earphone");
    let lost = driven.wait_for("event private lost");
    assert!(lost.contains("default"), "{lost}");
    driven.wait_for("event finished 1 Unspoken");
    assert!(ear.until_silent(in_ear).seconds() < 3.0);
    world.set_default("loudspeaker");
    driven.order("confirm yes");
    driven.wait_for("event private back");
    driven.order("private en:Again.");
    driven.wait_for("event finished 2 Spoken");
    assert_eq!(table.until_silent(on_table).peak(), 0);
    assert_eq!(driven.count("event private lost"), 1);
    driven.close();
}

#[test]
fn in_a_tournament_the_ear_needs_its_check_first() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    let mut driven = Driven::open(&world, "espeak unspoken table=loudspeaker");
    let (on_table, in_ear) = (table.mark(), ear.mark());
    driven.order("private en:Nobody has named an earphone.");
    driven.wait_for("event finished 1 Unspoken");
    driven.order("confirm yes");
    driven.wait_for("event private lost");
    driven.order("earphone earphone");
    driven.order("private en:Nobody has confirmed it.");
    driven.order("cue flag");
    driven.wait_for("event finished 2 Unspoken");
    assert_eq!((ear.until_silent(in_ear).peak(), table.until_silent(on_table).peak()), (0, 0));

    driven.order("check en:This is for your ear. / en:And this is for the table.");
    driven.wait_for("event finished 3 Spoken");
    assert!(ear.since(in_ear).peak() > 3000);
    driven.wait_for("event finished 4 Spoken");
    assert!(table.until_silent(on_table).peak() > 3000);
    driven.order("confirm no");
    driven.order("private en:It was the wrong ear.");
    driven.wait_for("event finished 5 Unspoken");

    driven.order("check en:This is for your ear. / en:And this is for the table.");
    driven.wait_for("event finished 7 Spoken");
    driven.order("confirm yes");
    driven.wait_for("event private back");
    table.until_silent(on_table);
    let (on_table, in_ear) = (table.mark(), ear.mark());
    driven.order("cue flag");
    ear.until_sound(in_ear);
    driven.order("private en:Ten minutes.");
    driven.wait_for("event finished 8 Spoken");
    assert_eq!(table.until_silent(on_table).peak(), 0, "the hall is quiet");
    assert_eq!(driven.close(), "");
}

#[test]
fn checks_before_the_voice_or_without_earphone_still_end() {
    let world = World::with_two_devices();
    let mut driven = Driven::open(&world, "espeak unspoken ear=earphone");
    driven.order("check en:Ear. / en:Table.");
    driven.wait_for("event finished 2 Spoken");
    assert_eq!(driven.count("event finished 1 Spoken"), 1);
    driven.order("earphone nowhere");
    driven.order("check en:Ear. / en:Table.");
    let lost = driven.wait_for("event private lost");
    assert!(lost.contains("nowhere"), "{lost}");
    driven.wait_for("event finished 4 Spoken");
    assert_eq!(driven.count("event finished 3 Unspoken"), 1);
    driven.close();
}

#[test]
fn after_a_server_dies_only_the_player_restores_the_ear() {
    let mut world = World::with_two_devices();
    let ear = Recorder::of(&world, "earphone");
    let mut driven = Driven::open(&world, TWO);
    let in_ear = ear.mark();
    driven.order(&format!("private {SENTENCE}"));
    ear.until_sound(in_ear);
    driven.order(&format!("public {SENTENCE}"));
    world.kill_pulse();
    driven.wait_for("event finished 2 Unspoken");
    driven.order("private en:Into the void.");
    driven.wait_for("event finished 3 Unspoken");
    world.start_pulse();
    world.plug_earphone();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    driven.wait_for("event back");
    let (on_table, in_ear) = (table.mark(), ear.mark());
    driven.order("private en:Nobody has confirmed the ear.");
    driven.wait_for("event finished 4 Unspoken");
    driven.order("public en:Here I am again.");
    driven.wait_for("event finished 5 Spoken");
    assert!(table.until_silent(on_table).peak() > 3000);
    assert_eq!(ear.since(in_ear).peak(), 0);
    driven.order("confirm yes");
    driven.wait_for("event private back");
    let on_table = table.mark();
    driven.order("private en:And here.");
    driven.wait_for("event finished 6 Spoken");
    assert!(ear.until_silent(in_ear).peak() > 3000);
    assert_eq!(table.until_silent(on_table).peak(), 0);
    assert_eq!((driven.count("event private lost"), driven.count("event lost")), (1, 1), "{:?}", driven.seen);
    driven.close();
}

#[test]
fn a_lost_named_loudspeaker_is_not_replaced_by_the_earphone() {
    let mut world = World::with_two_devices();
    let table = Recorder::start(&world);
    // Here the removable device is the table's.
    let mut driven = Driven::open(&world, "espeak ear=loudspeaker table=earphone");
    let mark = table.mark();
    driven.order(&format!("public {SENTENCE}"));
    driven.order("wait 1000");
    driven.wait_for("waited");
    world.pull_earphone();
    driven.wait_for("event lost");
    driven.wait_for("event finished 1 Unspoken");
    assert_eq!(table.until_silent(mark).peak(), 0);
    world.plug_earphone();
    driven.wait_for("event back");
    driven.order("public en:Here I am again.");
    driven.wait_for("event finished 2 Spoken");
    driven.close();
}

#[test]
fn system_voice_and_screen_reader_keep_private_words_from_devices() {
    let mut world = World::with_two_devices();
    world.start_speech();
    let (table, ear) = (Recorder::start(&world), Recorder::of(&world, "earphone"));
    let ways = [("reader ear=earphone", 0), ("system ear=earphone", 1), ("system unspoken", 0), ("reader unspoken", 0)];
    for (how, told) in ways {
        let mut driven = Driven::open(&world, how);
        let (on_table, in_ear) = (table.mark(), ear.mark());
        driven.order(&format!("private {SENTENCE}"));
        driven.wait_for("event finished 1 Unspoken");
        assert_eq!((table.until_silent(on_table).peak(), ear.until_silent(in_ear).peak()), (0, 0), "{how}");
        driven.order("public en:Check.");
        driven.wait_for("event finished 2 Spoken");
        assert!(table.until_silent(on_table).peak() > 1000, "{how}");
        assert_eq!(ear.since(in_ear).peak(), 0, "{how}");
        assert_eq!(driven.count("event private lost"), told, "{how}: {:?}", driven.seen);
        assert_eq!(driven.count("private: White has moved"), 1);
        driven.close();
    }
}
