//! A game as it is heard: the program itself, in a world with real sound.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

use crate::recorder::Recorder;
use crate::world::World;

const LONG: Duration = Duration::from_mins(2);
/// So long is waited for something that may have to be tried again.
const SOON: Duration = Duration::from_secs(15);
/// Words a minute: what is to be heard is said in half of the usual time.
const RATE: &str = "350";

/// A tournament game with one device for the table and one for the ear.
const TOURNAMENT: [&str; 10] = [
    "--mode",
    "tournament",
    "--time",
    "25+5",
    "--start",
    "at-once",
    "--loudspeaker",
    "loudspeaker",
    "--earphone",
    "earphone",
];

/// The program, with a pipe at each end.
pub struct Game {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Where the game is kept, for as long as it is played.
    data: TempDir,
}

impl Game {
    /// Starts it, with flags besides.
    pub fn start(world: &World, flags: &[&str]) -> Game {
        Game::start_in(world, tempfile::tempdir().expect("a directory"), flags)
    }

    /// Starts it, and cuts its welcome short by a question: what follows is heard by itself.
    pub fn quiet(world: &World, heard: &Recorder, flags: &[&str]) -> Game {
        let start = heard.mark();
        let mut game = Game::start(world, flags);
        game.until("help");
        heard.until_sound(start);
        game.enter("what is on d5");
        game.until("d5");
        heard.until_silent(start);
        game
    }

    fn start_in(world: &World, data: TempDir, flags: &[&str]) -> Game {
        Game::program_in(world, data, &["play", "--opponent", "console", "--dialogue", "off"], flags)
    }

    fn program_in(world: &World, data: TempDir, program: &[&str], flags: &[&str]) -> Game {
        let mut child = world
            .command(env!("CARGO_BIN_EXE_annabella"))
            .args(program)
            .args(["--language", "en", "--data"])
            .arg(data.path())
            .args(flags)
            .args(if flags.contains(&"--rate") { &[][..] } else { &["--rate", RATE] })
            .args(if flags.contains(&"--sounds") { &[][..] } else { &["--sounds", "off"] })
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("annabella starts");
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().expect("its output"));
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Game { input: child.stdin.take(), child, lines, data }
    }

    /// Enters a line.
    pub fn enter(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("open input"), "{line}").expect("it reads");
    }

    /// Waits for a line with this in it.
    pub fn until(&self, part: &str) {
        while !self.lines.recv_timeout(LONG).unwrap_or_else(|_| panic!("never said: {part}")).contains(part) {}
    }

    /// Waits for a line with this in it, but not long; the lines until then.
    pub fn until_soon(&self, part: &str) -> Result<String, Vec<String>> {
        let mut others = Vec::new();
        while let Ok(line) = self.lines.recv_timeout(SOON) {
            if line.contains(part) {
                return Ok(line);
            }
            others.push(line);
        }
        Err(others)
    }

    /// Leaves; gives back where the game is kept.
    pub fn end(mut self) -> TempDir {
        drop(self.input.take());
        assert!(self.child.wait().expect("it ends").success());
        self.data
    }
}

#[test]
fn a_game_is_spoken_from_first_word_to_last() {
    let world = World::with_loudspeaker();
    let table = Recorder::start(&world);
    let start = table.mark();
    let mut game = Game::start(&world, &[]);
    game.until("help");
    table.until_sound(start);
    assert!(table.until_silent(start).seconds() > 1.0, "the welcome");
    let before = table.mark();
    game.enter("Nf3");
    game.until("public: knight f3");
    table.until_sound(before);
    assert!(table.until_silent(before).seconds() > 0.3, "the move");
    let before = table.mark();
    game.end();
    assert!(table.since(before).seconds() > 0.5, "the goodbye is heard before the program is gone");
}

#[test]
fn at_a_tournament_only_a_confirmed_ear_hears_private_words() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let (table_start, ear_start) = (table.mark(), ear.mark());
    let mut game = Game::start(&world, &TOURNAMENT);
    game.until("Did you hear");
    // The check itself: one word for the ear, one for the table. The clock, asked meanwhile, is written and not spoken.
    table.until_sound(table_start);
    assert!(table.until_silent(table_start).seconds() > 1.0);
    assert!(ear.since(ear_start).seconds() > 0.5);
    let before = ear.mark();
    game.enter("my time");
    game.until("Twenty-");
    game.enter("yes");
    game.until("spoken in your ear");
    let said = ear.until_silent(before).seconds();
    assert!(said > 10.0, "what was written at the start and during the check is said now: {said} s");

    let (table_before, ear_before) = (table.mark(), ear.mark());
    game.enter("my time");
    game.until("Twenty-");
    ear.until_sound(ear_before);
    assert!(ear.until_silent(ear_before).seconds() > 0.4, "the time is spoken in the ear");
    assert_eq!(table.since(table_before).peak(), 0, "and not on the table");

    let table_before = table.mark();
    game.enter("e4");
    game.until("public: Eva zwei Eva vier");
    table.until_sound(table_before);
    assert!(table.until_silent(table_before).seconds() > 0.5, "the move is for the table");
    game.end();
}

#[test]
fn at_a_tournament_the_table_hears_of_a_lost_earphone() {
    const GONE: &str = "public: White's earphone is disconnected.";
    let mut world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let mut game = Game::start(&world, &TOURNAMENT);
    confirm(&mut game, &table, &ear);

    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.enter("help");
    ear.until_sound(in_ear);
    assert_eq!(table.since(on_table).peak(), 0);
    world.pull_earphone();
    game.until(GONE);
    game.enter("my time");
    game.until("Twenty-");
    table.until_sound(on_table);
    let amid_words = table.until_silent(on_table);

    world.plug_earphone();
    let ear = Recorder::of(&world, "earphone");
    game.enter("earphone");
    confirm(&mut game, &table, &ear);
    let on_table = table.mark();
    world.pull_earphone();
    game.until(GONE);
    table.until_sound(on_table);
    let alone = table.until_silent(on_table);
    assert!(alone.seconds() > 0.5, "{} s", alone.seconds());
    assert!(
        (amid_words.seconds() - alone.seconds()).abs() < 0.2,
        "{} s of {} s",
        amid_words.seconds(),
        alone.seconds()
    );
    assert!(
        amid_words.differs_from(&alone) < 0.2,
        "the table heard something else: {}",
        amid_words.differs_from(&alone)
    );

    let on_table = table.mark();
    game.enter("my time");
    game.until("Twenty-");
    game.enter("his time");
    game.until("Opponent: ");
    assert_eq!(table.until_silent(on_table).peak(), 0, "it is said once, and private words not at all");
    game.end();
}

/// Waits for the check of both devices, and says that each was heard where it belongs.
fn confirm(game: &mut Game, table: &Recorder, ear: &Recorder) {
    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.until("Did you hear");
    table.until_sound(on_table);
    table.until_silent(on_table);
    game.enter("yes");
    game.until("spoken in your ear");
    ear.until_silent(in_ear);
}

#[test]
fn a_wrong_flag_is_spoken_unless_speech_is_off() {
    let world = World::with_loudspeaker();
    let table = Recorder::start(&world);
    let cases: [(&[&str], bool); 4] = [
        (&["--levle", "3"], true),
        (&["--opponent-level", "99"], true),
        (&["--time", "3:5x"], true),
        (&["--levle", "3", "--speech", "off"], false),
    ];
    for (flags, is_spoken) in cases {
        let before = table.mark();
        let data = tempfile::tempdir().expect("a directory");
        let mut game = Game::program_in(&world, data, &["play"], flags);
        assert!(!game.child.wait().expect("it ends").success(), "{flags:?}");
        assert_eq!(table.since(before).seconds() > 1.0, is_spoken, "{flags:?}");
    }
}

#[test]
fn that_the_voice_is_off_is_its_last_private_word() {
    let world = World::with_loudspeaker();
    let table = Recorder::start(&world);
    let mut game = Game::quiet(&world, &table, &["--sounds", "on", "--rate", "175"]);
    let before = table.mark();
    game.enter("speech off");
    game.until("except for announcements");
    table.until_sound(before);
    assert!(table.until_silent(before).seconds() > 2.0, "the whole sentence");
    let before = table.mark();
    game.enter("last");
    game.until("No move");
    assert_eq!(table.until_silent(before).peak(), 0, "what is private is written alone");
    let before = table.mark();
    game.enter("zz");
    game.until("zz");
    table.until_sound(before);
    let cue = table.until_silent(before).seconds();
    assert!(cue < 0.4, "a refusal is a cue: {cue} s");
    let before = table.mark();
    game.enter("e4");
    game.until("public: e4");
    table.until_sound(before);
    assert!(table.until_silent(before).seconds() > 0.4, "what is public is spoken");
    game.end();
}

/// The voice of the question which game is to go on must be gone before the voice of the game is there.
#[test]
fn a_game_that_is_taken_up_again_speaks() {
    let world = World::with_loudspeaker();
    let table = Recorder::start(&world);
    let mut game = Game::start(&world, &[]);
    game.enter("Nf3");
    game.until("public: knight f3");
    let mut data = game.end();
    for _ in 0..3 {
        let before = table.mark();
        let mut game = Game::start_in(&world, data, &["--resume"]);
        game.until("The game continues");
        table.until_sound(before);
        assert!(table.until_silent(before).seconds() > 1.5, "the greeting is spoken");
        game.enter("last");
        let before = table.mark();
        game.until("knight f3");
        table.until_sound(before);
        data = game.end();
    }
    // With two games the question is spoken, and then the game.
    let mut other = Game::start_in(&world, data, &[]);
    other.enter("e4");
    other.until("public: e4");
    let data = other.end();
    let before = table.mark();
    let mut game = Game::start_in(&world, data, &["--resume"]);
    game.until("Which game?");
    assert!(table.until_silent(before).seconds() > 3.0, "the question and both games");
    let before = table.mark();
    game.enter("2");
    game.until("The game continues");
    table.until_sound(before);
    assert!(table.until_silent(before).seconds() > 1.5, "the greeting of the chosen game");
    game.end();
}

/// Who asks while the other's move is announced hears the answer in their ear; the table hears the announcement to its end.
#[test]
fn an_answer_in_the_ear_leaves_the_tables_announcement_whole() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let devices = ["--loudspeaker", "loudspeaker", "--earphone", "earphone", "--style", "fide", "--rate", "100"];
    let mut game = Game::quiet(&world, &ear, &devices);

    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.enter("Nf3");
    table.until_sound(on_table);
    for question in ["last", "what is on g1", "where are my knights"] {
        game.enter(question);
    }
    // Two people share the keyboard: whoever is to move asks.
    game.until("nights: b8, g8.");
    ear.until_sound(in_ear);
    let asked_at = table.since(on_table).length();
    let asked = table.until_silent(on_table);
    assert!(ear.until_silent(in_ear).seconds() > 1.0, "the answer is heard in the ear");

    let (on_table, in_ear) = (table.mark(), ear.mark());
    game.enter("announce again");
    table.until_sound(on_table);
    let alone = table.until_silent(on_table);
    assert_eq!(ear.since(in_ear).peak(), 0, "an announcement is not for the ear");
    assert!(asked_at < alone.length(), "the answer came while it was announced: {asked_at} s of {} s", alone.length());
    assert!(
        (asked.seconds() - alone.seconds()).abs() < 0.2,
        "{} s of {} s were heard",
        asked.seconds(),
        alone.seconds()
    );
    assert!(asked.differs_from(&alone) < 0.2, "something else was said on the table: {}", asked.differs_from(&alone));
    game.end();
}

/// The clock alone: what it says to the table, and times in the ear alone.
#[test]
fn a_clock_alone_speaks_and_tells_time_in_the_ear() {
    let world = World::with_two_devices();
    let (table, ear) = (Recorder::of(&world, "loudspeaker"), Recorder::of(&world, "earphone"));
    let devices = ["--loudspeaker", "loudspeaker", "--earphone", "earphone", "--time", "25+5"];
    let (on_table, in_ear) = (table.mark(), ear.mark());
    let data = tempfile::tempdir().expect("a directory");
    let mut clock = Game::program_in(&world, data, &["clock"], &devices);
    clock.until("help");
    table.until_sound(on_table);
    assert!(table.until_silent(on_table).seconds() > 2.0, "the control is for the table");
    ear.until_sound(in_ear);
    ear.until_silent(in_ear);
    let on_table = table.mark();
    clock.enter("black");
    clock.until("White's time is running");
    table.until_sound(on_table);
    table.until_silent(on_table);

    let (on_table, in_ear) = (table.mark(), ear.mark());
    clock.enter("my time");
    clock.until("Twenty-");
    ear.until_sound(in_ear);
    assert!(ear.until_silent(in_ear).seconds() > 0.4, "the time is spoken in the ear");
    assert_eq!(table.since(on_table).peak(), 0, "and not on the table");
    clock.end();
}
