//! How well spoken moves are heard, on synthetic voices: a test set is made, heard, and counted.
//!
//! `.ci/setup voices cargo bench --bench hearing` prints the tables of `RESULTS.md`. Behind `--`: `--seed N` for other positions, `--moves
//! N` for that many of each kind from each voice, `--voices PART` for those whose label holds it, `--tuning` for the voices to which the
//! recogniser was fitted, `--quick` for the main table alone.
//!
//! Synthetic voices are not people: the tables show that the method works and compare changes; how well one player is heard shows
//! when that player speaks.
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    missing_docs
)]

mod noise;
mod said;
mod table;
mod voices;

use std::sync::Mutex;
use std::time::Instant;

use annabella::game::board::Board;
use annabella::game::participant::{HearStyle, Language};
use annabella::input::voice::recogniser::PocketSphinx;
use annabella::input::voice::teach::Tuning;
use annabella::input::voice::{Awaited, Expected, Heard, Recogniser};
use annabella::notation::{Legality, uci};
use annabella::rules::position::Intent;
use fastrand::Rng;
use noise::Room;
use said::{Form, Respelled, Said, said};
use table::{Outcome, Tables};
use voices::{Engine, Manner, Role, Voice};

/// What is asked for on the command line.
struct Wish {
    seed: u64,
    moves: usize,
    voices: String,
    role: Role,
    quick: bool,
}

impl Wish {
    fn read() -> Wish {
        let mut wish = Wish { seed: 1, moves: 10, voices: String::new(), role: Role::Reported, quick: false };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut next = || words.next().unwrap_or_else(|| panic!("{word} wants a value"));
            match word.as_str() {
                "--seed" => wish.seed = next().parse().expect("a number"),
                "--moves" => wish.moves = next().parse().expect("a number"),
                "--voices" => wish.voices = next(),
                "--tuning" => wish.role = Role::Tuning,
                "--quick" => wish.quick = true,
                "--bench" => {}
                other => panic!("{other} is unknown"),
            }
        }
        wish
    }
}

/// One thing to be heard.
struct Task {
    table: &'static str,
    row: String,
    voice: Option<Voice>,
    form: Form,
    style: HearStyle,
    legality: Legality,
    room: Room,
    seed: u64,
}

fn main() {
    let wish = Wish::read();
    let chosen = |voice: &Voice| voice.role == wish.role && voice.label().contains(&wish.voices);
    let voices: Vec<Voice> = voices::all().into_iter().filter(chosen).collect();
    let respelled = Respelled::read();
    let tasks = tasks(&wish, &voices);
    let next = Mutex::new(tasks.iter());
    let tables = Mutex::new(Tables::default());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| worker(&next, &tables, &voices, &respelled));
        }
    });
    println!("Seed {}, {} voices, {} utterances.\n", wish.seed, voices.len(), tasks.len());
    println!("{}", tables.into_inner().expect("no thread died"));
}

fn tasks(wish: &Wish, voices: &[Voice]) -> Vec<Task> {
    let mut tasks = Vec::new();
    let mut seed = wish.seed.wrapping_mul(1_000_003);
    let mut put = |table, row: String, voice: Option<&Voice>, form, style, legality, room, count| {
        for _ in 0..count {
            seed = seed.wrapping_add(1);
            tasks.push(Task { table, row: row.clone(), voice: voice.cloned(), form, style, legality, room, seed });
        }
    };
    let (fide, legal) = (HearStyle::Fide, Legality::Preferred);
    let few = wish.moves.div_ceil(3);
    for voice in voices {
        let one = Some(voice);
        for (form, count) in
            [(Form::Full, wish.moves), (Form::Illegal, wish.moves.div_ceil(2)), (Form::Talk, wish.moves.div_ceil(2))]
        {
            put("Clean, full form", "all".to_owned(), one, form, fide, legal, Room::Clean, count);
        }
        if wish.quick {
            continue;
        }
        put("Short forms", "piece and to".to_owned(), one, Form::PieceTo, fide, legal, Room::Clean, few);
        put("Short forms", "to only".to_owned(), one, Form::To, fide, legal, Room::Clean, few);
        put("Commands", voice.language.code().to_owned(), one, Form::Command, fide, legal, Room::Clean, few);
        put("Tournament", "bare board".to_owned(), one, Form::Full, fide, Legality::Ignored, Room::Clean, few);
        put("Tournament", "bare board".to_owned(), one, Form::Talk, fide, Legality::Ignored, Room::Clean, few);
        for room in [
            Room::White(20),
            Room::White(10),
            Room::White(5),
            Room::Babble(20),
            Room::Babble(10),
            Room::Babble(5),
            Room::Telephone,
        ] {
            put("Noise, full form", room.label(), one, Form::Full, fide, legal, room, few);
        }
        if voice.language == Language::En && voice.engine != Engine::Festival {
            for style in [HearStyle::Nato, HearStyle::Plain] {
                put(
                    "Other words",
                    format!("{} by English voices", style.name()),
                    one,
                    Form::Full,
                    style,
                    legal,
                    Room::Clean,
                    wish.moves,
                );
            }
        }
    }
    for _ in 0..3 {
        put(
            "No voice at all",
            "silence, noise, tones".to_owned(),
            None,
            Form::Talk,
            fide,
            legal,
            Room::Clean,
            wish.moves,
        );
    }
    tasks
}

fn worker(next: &Mutex<std::slice::Iter<'_, Task>>, tables: &Mutex<Tables>, voices: &[Voice], respelled: &Respelled) {
    let scratch = tempfile::tempdir().expect("a directory");
    let mut ear = PocketSphinx::open(Tuning::default()).unwrap_or_else(|why| panic!("{why:?}"));
    loop {
        let Some(task) = next.lock().expect("no thread died").next() else { return };
        let mut rng = Rng::with_seed(task.seed);
        let Some((utterance, samples)) = spoken(task, voices, respelled, scratch.path(), &mut rng) else {
            tables.lock().expect("no thread died").unsaid(task.table);
            continue;
        };
        let began = Instant::now();
        ear.expect(&Expected {
            board: utterance.board.clone(),
            legality: task.legality,
            style: task.style,
            language: task.voice.as_ref().map_or(Language::En, |voice| voice.language),
            awaited: Awaited::Nothing,
        });
        let ready = began.elapsed();
        ear.begin();
        ear.hear(&samples);
        let began = Instant::now();
        let heard = ear.end();
        let took = began.elapsed();
        let outcome = judge(&utterance, &heard);
        tables.lock().expect("no thread died").count(
            task.table,
            &task.row,
            task.voice.as_ref(),
            utterance.form,
            outcome,
            [ready, took],
        );
    }
}

/// What is said, and how it sounds. `None`: there is nothing of the kind.
fn spoken(
    task: &Task,
    voices: &[Voice],
    respelled: &Respelled,
    scratch: &std::path::Path,
    rng: &mut Rng,
) -> Option<(Said, Vec<i16>)> {
    let Some(voice) = &task.voice else {
        let board = Board::from_fen(&said::position(rng).fen()).expect("its own FEN");
        let text = voices::Text::Sentence(String::new());
        let samples = noise::nothing(usize::try_from(task.seed % 3).unwrap_or(0), rng);
        return Some((Said { board, form: Form::Talk, meant: String::new(), text }, samples));
    };
    let utterance = said(task.form, task.style, voice, respelled, rng)?;
    let manner = Manner { pace: rng.f64(), pitch: rng.f64() };
    let say = |voice: &Voice, text: &voices::Text, manner| {
        voice.say(text, manner, scratch).unwrap_or_else(|why| panic!("{why}"))
    };
    let samples = say(voice, &utterance.text, manner);
    let others: Vec<Vec<i16>> = match task.room {
        Room::Babble(_) => (0..4)
            .filter_map(|_| {
                let other = rng.choice(voices)?;
                let sentence = said(Form::Talk, HearStyle::Fide, other, respelled, rng)?;
                Some(say(other, &sentence.text, Manner { pace: rng.f64(), pitch: rng.f64() }))
            })
            .collect(),
        _ => Vec::new(),
    };
    let samples = noise::in_room(&samples, task.room, &others, rng);
    Some((utterance, samples))
}

fn judge(utterance: &Said, heard: &Heard) -> Outcome {
    let written = |intent: Intent| {
        utterance.board.change(intent).map(|change| uci::write(&change, utterance.board.castling_mode()))
    };
    let is_meant = |intent: Intent| written(intent).as_deref() == Some(utterance.meant.as_str());
    match (heard, utterance.form) {
        (Heard::Move(one), Form::Full | Form::PieceTo | Form::To) if is_meant(one.intent) => Outcome::Right,
        (Heard::Command { line }, Form::Command) if *line == utterance.meant => Outcome::Right,
        (Heard::Illegal(one), Form::Illegal) if is_meant(one.intent) => Outcome::Right,
        (Heard::Move(_) | Heard::Command { .. }, _) => Outcome::Wrong,
        (Heard::Ask(several), _) if several.iter().any(|one| is_meant(one.intent)) => Outcome::AskedWithIt,
        (Heard::Ask(_), _) => Outcome::Asked,
        (Heard::Illegal(_), _) => Outcome::Illegal,
        (Heard::Nothing, _) => Outcome::Nothing,
    }
}
