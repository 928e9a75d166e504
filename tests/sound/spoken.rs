//! Moves that are spoken into a microphone while the program runs: heard, read back, confirmed, announced, recorded.

use std::fs;

use crate::played::Game;
use crate::recorder::Recorder;
use crate::world::World;

/// A game at which White speaks without pressing a key.
pub const HANDS_FREE: [&str; 6] = ["--microphone", "microphone", "--hands-free", "yes", "--style", "fide"];

/// Says a move until it is read back: on a busy machine some of it may be lost on its way.
pub fn speak(world: &World, game: &mut Game, before: Option<&str>, words: &str, read_back: &str) {
    for _ in 0..8 {
        if let Some(line) = before {
            game.enter(line);
        }
        world.say("de", words);
        if game.until_soon(read_back).is_ok() {
            return;
        }
    }
    panic!("{words} was never read back");
}

fn journal(data: &tempfile::TempDir) -> String {
    let files = fs::read_dir(data.path()).expect("a directory").map(|entry| entry.expect("an entry").path());
    let journal = files.into_iter().find(|path| path.extension().is_some_and(|extension| extension == "annabella"));
    fs::read_to_string(journal.expect("a journal")).expect("text")
}

#[test]
fn a_move_read_back_in_private_is_announced_when_confirmed() {
    let world = World::with_two_devices();
    world.plug_microphone();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let flags = ["--mode", "tournament", "--time", "25+5", "--start", "at-once", "--loudspeaker", "loudspeaker"];
    let devices = ["--earphone", "earphone", "--microphone", "default"];
    let mut game = Game::start(&world, &[&flags[..], &devices[..]].concat());
    game.until("Did you hear");
    game.enter("yes");
    game.until("listening");
    let (ear_start, table_start) = (ear.mark(), table.mark());
    table.until_silent(table_start);
    let before = (ear.mark(), table.mark());
    speak(&world, &mut game, Some("listen"), "Eva zwei Eva vier", "Eva zwei Eva vier?");
    ear.until_sound(before.0);
    ear.until_silent(before.0);
    assert_eq!(table.since(before.1).samples(), 0, "the table hears nothing of it");
    assert!(ear.since(ear_start).samples() > 0);
    let before = table.mark();
    game.enter("");
    game.until("public: Eva zwei Eva vier");
    table.until_sound(before);
    table.until_silent(before);
    let journal = journal(&game.end());
    let made = journal.lines().find(|line| line.contains("\"fact\":\"made\"")).expect("a move");
    assert!(made.contains("\"voice\""), "{made}");
}

#[test]
fn the_consoles_own_words_are_never_heard_as_a_move() {
    let world = World::with_loudspeaker();
    world.plug_microphone();
    world.let_the_room_sound();
    let table = Recorder::start(&world);
    let mut game = Game::start(&world, &[&HANDS_FREE[..], &["--rate", "200"]].concat());
    game.until("listening");
    let start = table.mark();
    table.until_silent(start);
    // The announcements are moves in the words that are listened to.
    for (said, announced) in [
        ("g1f3", "Springer Gustav eins Felix drei"),
        ("g8f6", "Springer Gustav acht Felix sechs"),
        ("b1c3", "Springer Bella eins Cesar drei"),
        ("b8c6", "Springer Bella acht Cesar sechs"),
        ("e2e4", "Eva zwei Eva vier"),
        ("e7e5", "Eva sieben Eva fuenf"),
    ] {
        let before = table.mark();
        game.enter(said);
        game.until(&format!("public: {announced}"));
        table.until_sound(before);
        table.until_silent(before);
    }
    let Err(others) = game.until_soon("nothing says this") else { panic!("it is said") };
    assert_eq!(others, Vec::<String>::new(), "nothing was heard");
    // A person is.
    speak(&world, &mut game, None, "David zwei David drei", "David zwei David drei?");
    game.end();
}

#[test]
fn a_microphone_pulled_out_is_told_and_used_again() {
    let world = World::with_loudspeaker();
    let modules = world.plug_microphone();
    let mut game = Game::start(&world, &HANDS_FREE);
    game.until("listening");
    world.pull_microphone(modules);
    game.until("I cannot hear you");
    world.plug_microphone();
    game.until("The microphone is back");
    speak(&world, &mut game, None, "Eva zwei Eva vier", "Eva zwei Eva vier?");
    game.enter("");
    game.until("public: Eva zwei Eva vier");
    game.end();
}

#[test]
fn without_a_microphone_a_game_is_played_by_the_keys() {
    let world = World::with_loudspeaker();
    let mut game = Game::start(&world, &HANDS_FREE);
    game.until("I cannot listen: there is no microphone named microphone. You can play on with the keys.");
    game.enter("listen on");
    game.until("I cannot listen");
    game.enter("e4");
    game.until("public: Eva zwei Eva vier");
    game.end();
}

#[test]
fn a_telephone_headset_is_told_from_a_microphone() {
    for (rate, told) in [("8000", "as on a telephone"), ("16000", "I hear you well.")] {
        let world = World::with_loudspeaker();
        world.plug_microphone_at(rate);
        let mut game = Game::start(&world, &["--microphone", "microphone", "--headphones", "yes", "--style", "fide"]);
        game.until("listening");
        speak(&world, &mut game, Some("microphone check"), "Springer Gustav eins Felix drei", told);
        game.end();
    }
}
