//! Times and warnings as they are heard: in the ear of the one who asked for them, and never in the place of public words.

use std::time::Duration;

use super::played::Game;
use super::recorder::Recorder;
use super::world::World;

const EAR: [&str; 6] = ["--loudspeaker", "loudspeaker", "--earphone", "earphone", "--style", "fide"];

/// A game spoken slowly into two devices, after its first words.
fn quiet(world: &World, ear: &Recorder, flags: &[&str]) -> Game {
    Game::quiet(world, ear, &[&EAR[..], &["--rate", "100"], flags].concat())
}

#[test]
fn time_asked_in_mid_announcement_is_heard_in_the_ear() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let mut game = quiet(&world, &ear, &["--simulated", "--time", "64:09", "--warnings", "off"]);
    game.enter("@3844 Nf3");
    let first = table.mark();
    game.until("public: ");
    table.until_silent(first);

    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.enter("e5");
    table.until_sound(on_table);
    game.enter("his time");
    game.until("private: Opponent: one hour four oh nine.");
    ear.until_sound(in_ear);
    let asked_at = table.since(on_table).length();
    let announced = table.until_silent(on_table);
    let during = ear.until_silent(in_ear);

    let mut alone = |line: &str, words: &str| {
        let in_ear = ear.mark();
        game.enter(line);
        game.until(words);
        ear.until_sound(in_ear);
        ear.until_silent(in_ear)
    };
    let other = alone("my time", "private: Five seconds.");
    let again = alone("his time", "private: Opponent: one hour four oh nine.");
    assert!((during.seconds() - again.seconds()).abs() < 0.2, "{} s of {} s", during.seconds(), again.seconds());
    let (same, apart) = (during.differs_from(&again), during.differs_from(&other));
    assert!(same < 0.2 && same < apart, "the words were others: {same} against {apart}");

    let on_table = table.mark();
    game.enter("announce again");
    table.until_sound(on_table);
    let whole = table.until_silent(on_table);
    assert!(asked_at < whole.length(), "it was asked while it was announced: {asked_at} s of {} s", whole.length());
    assert!((announced.seconds() - whole.seconds()).abs() < 0.2, "{} s of {} s", announced.seconds(), whole.seconds());
    assert!(announced.differs_from(&whole) < 0.2, "something else was said on the table");
    game.end();
}

/// A new request interrupts the old answer: the long one is never heard to its end.
#[test]
fn a_new_request_interrupts_the_old_answer() {
    let world = World::with_two_devices();
    let ear = Recorder::of(&world, "earphone");
    let control = ["--simulated", "--time", "90/40+30,30+30", "--warnings", "off"];
    let mut game = quiet(&world, &ear, &control);
    let heard = |game: &mut Game, lines: &[&str], words: &str| {
        let in_ear = ear.mark();
        for line in lines {
            game.enter(line);
        }
        game.until(words);
        ear.until_sound(in_ear);
        ear.until_silent(in_ear).seconds()
    };
    let short = heard(&mut game, &["move number"], "Move one.");
    let long = heard(&mut game, &["clock", "clock"], "Each move adds");
    let cut = heard(&mut game, &["clock", "clock", "move number"], "Move one.");
    assert!(cut < long / 2.0 && cut < short + 1.0, "{cut} s; {short} s and {long} s alone");
    game.end();
}

/// The clock is pressed while a time is spoken: the other's time runs and the move is announced, and the time is spoken on.
#[test]
fn a_press_during_a_spoken_time_is_taken_at_once() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let mut game = quiet(&world, &ear, &["--time", "90/40+30,30+30", "--warnings", "off"]);
    game.enter("clock");
    let in_ear = ear.mark();
    game.enter("clock");
    game.until("Each move adds");
    ear.until_sound(in_ear);
    let on_table = table.mark();
    game.enter("e4");
    game.until("public: ");
    table.until_sound(on_table);
    let pressed_at = ear.mark();
    assert!(ear.until_silent(pressed_at).seconds() > 0.5, "the time was being spoken, and is spoken on");
    assert!(table.until_silent(on_table).seconds() > 0.5, "the move is announced meanwhile");
    game.end();
}

#[test]
fn a_warning_in_the_ear_cuts_off_no_announcement() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let mut game = quiet(&world, &ear, &["--simulated", "--time", "0:31", "--warnings", "0:30"]);
    let on_table = table.mark();
    game.enter("Nf3");
    game.until("public: ");
    table.until_silent(on_table);

    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.enter("Nf6");
    table.until_sound(on_table);
    game.enter("@1.5");
    game.until("private: Thirty seconds.");
    ear.until_sound(in_ear);
    let warned_at = table.since(on_table).length();
    let announced = table.until_silent(on_table);
    assert!(ear.until_silent(in_ear).seconds() > 0.5, "the warning is heard");

    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.enter("announce again");
    table.until_sound(on_table);
    let whole = table.until_silent(on_table);
    assert_eq!(ear.since(in_ear).peak(), 0);
    assert!(warned_at < whole.length(), "{warned_at} s of {} s", whole.length());
    assert!((announced.seconds() - whole.seconds()).abs() < 0.2, "{} s of {} s", announced.seconds(), whole.seconds());
    assert!(announced.differs_from(&whole) < 0.2, "something else was said on the table");
    game.end();
}

/// With one device a warning waits for public words, but not for long: what would be late is written and not said.
#[test]
fn on_one_device_a_warning_is_not_said_late() {
    let world = World::with_loudspeaker();
    let table = Recorder::start(&world);
    let flags = ["--simulated", "--time", "0:31", "--warnings", "0:30 0:20", "--style", "fide", "--rate", "80"];
    let mut game = Game::quiet(&world, &table, &flags);
    let announced = |game: &mut Game, line: &str, meanwhile: Option<&str>| {
        let mark = table.mark();
        game.enter(line);
        table.until_sound(mark);
        if let Some(line) = meanwhile {
            game.enter(line);
            game.until("private: Thirty seconds.");
        }
        table.until_silent(mark)
    };
    announced(&mut game, "Nf3", None);
    let with_warning = announced(&mut game, "Nf6", Some("@1.5"));
    let alone = announced(&mut game, "announce again", None);
    assert!(alone.length() > 1.5, "an announcement of {} s lets every warning come too late", alone.length());
    assert!(
        (with_warning.seconds() - alone.seconds()).abs() < 0.3,
        "{} s of {} s",
        with_warning.seconds(),
        alone.seconds()
    );
    let mark = table.mark();
    game.enter("@11.5");
    game.until("private: Twenty seconds.");
    table.until_sound(mark);
    assert!(table.until_silent(mark).seconds() > 0.4, "the next one finds silence, and is said");
    game.end();
}

#[test]
fn the_tick_is_heard_in_the_ear_only_while_chosen() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let flags = ["--time", "5", "--warnings", "tick=2", "--sounds", "on", "--speech", "off"];
    let on_table = table.mark();
    let mut game = Game::start(&world, &[&EAR[..], &flags].concat());
    // It goes on by itself, tick after tick, with nothing being entered.
    for _ in 0..3 {
        let in_ear = ear.mark();
        ear.until_sound(in_ear);
        assert!(ear.until_silent(in_ear).seconds() < 0.2, "it is short");
    }
    game.enter("warnings off");
    game.until("are off");
    ear.until_silent(ear.mark());
    let in_ear = ear.mark();
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(ear.since(in_ear).peak(), 0, "and now nobody hears it");
    assert_eq!(table.since(on_table).peak(), 0, "the table has heard no tick");
    game.end();
}
