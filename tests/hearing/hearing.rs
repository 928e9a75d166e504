//! How well spoken moves are heard, on synthetic voices: a test set is made, heard, and counted.
//!
//! `.ci/setup voices cargo bench --bench hearing` prints the tables of `RESULTS.md`. Behind `--`: `--seed N` for other positions, `--moves
//! N` for that many of each kind from each voice, `--voices PART` for those whose label holds it, `--table PART` for the tables whose name
//! does and `--row PART` for their rows, `--quick` for the main table alone, `--of weights` or `--of thresholds` for the voices by which these were
//! chosen, `--teach` for what `annabella voice teach` does for each voice.
//!
//! Synthetic voices are not people: the tables show that the method works and compare changes; how well one player is heard shows
//! when that player speaks.
#![allow(clippy::print_stdout, clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]

mod noise;
mod said;
mod table;
mod taught;
mod voices;

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use annabella::game::board::Board;
use annabella::game::participant::{HearStyle, Language};
use annabella::input::voice::decision::Thresholds;
use annabella::input::voice::recogniser::PocketSphinx;
use annabella::input::voice::tuning::Tuning;
use annabella::input::voice::{Awaited, Expected, Heard, Recogniser, recording, wav};
use annabella::notation::{Legality, uci};
use annabella::rules::position::Intent;
use annabella::time::Stamper;
use fastrand::Rng;
use noise::Room;
use said::{Form, Respelled, Said, said};
use table::{Outcome, Tables};
use voices::{Engine, Manner, Role, Voice};

/// The tables, in the order in which they are made; curves are drawn of some.
const TABLES: [&str; 9] =
    [MAIN, SHORT, "Tournament", NOISE, "Commands", ANSWERS, OTHER, "No voice at all", "People, who say no moves"];
const MAIN: &str = "Clean, full form";
const OTHER: &str = "Other words";
const SHORT: &str = "Short forms";
const ANSWERS: &str = "Answers";
const NOISE: &str = "Noise, full form";

/// What is said in other words than FIDE's, and how often for each move that is asked for: only the English voices say any.
const OTHER_WORDS: [(Form, usize); 3] = [(Form::Full, 3), (Form::Illegal, 1), (Form::Talk, 1)];

/// What is asked for on the command line.
struct Wish {
    seed: u64,
    moves: usize,
    voices: String,
    role: Role,
    /// A part of the names of the tables that are made, and of their rows.
    table: String,
    row: String,
    quick: bool,
    teach: bool,
}

impl Wish {
    fn read() -> Wish {
        let [voices, table, row] = std::array::from_fn(|_| String::new());
        let mut wish =
            Wish { seed: 1, moves: 10, voices, role: Role::Reported, table, row, quick: false, teach: false };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut next = || words.next().unwrap_or_else(|| panic!("{word} wants a value"));
            match word.as_str() {
                "--seed" => wish.seed = next().parse().expect("a number"),
                "--moves" => wish.moves = next().parse().expect("a number"),
                "--voices" => wish.voices = next(),
                "--of" => wish.role = Role::named(&next()).expect("weights, thresholds or reported"),
                "--table" => wish.table = next(),
                "--row" => wish.row = next(),
                "--quick" => wish.quick = true,
                "--teach" => wish.teach = true,
                "--bench" => {}
                other => panic!("{other} is unknown"),
            }
        }
        wish
    }
}

/// Where a move could count as certain, beside where it does: the curve of what is right against what is wrong.
const CURVE: [f64; 10] = [0.3, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/// How many thresholds are tried.
const TRIED: usize = 1 + CURVE.len();

/// Those that hold for words of this style, and then the curve.
fn thresholds(style: HearStyle) -> [Thresholds; TRIED] {
    let ours = Thresholds::of(style);
    let on_the_curve = |at| Thresholds { certain_move: CURVE[at], ..ours };
    std::array::from_fn(|at: usize| at.checked_sub(1).map_or(ours, on_the_curve))
}

/// One thing to be heard.
struct Task {
    table: &'static str,
    row: String,
    voice: Option<Voice>,
    /// A recording of a person, instead.
    recording: Option<PathBuf>,
    form: Form,
    awaited: Awaited,
    style: HearStyle,
    legality: Legality,
    room: Room,
    seed: u64,
}

fn main() {
    let wish = Wish::read();
    let chosen = |voice: &Voice| voice.role.group() == wish.role && voice.label().contains(&wish.voices);
    let voices: Vec<Voice> = voices::all().into_iter().filter(chosen).collect();
    let respelled = Respelled::read();
    if wish.teach {
        return taught::all(&voices, &respelled, wish.moves, wish.seed);
    }
    let mut tasks = tasks(&wish, &voices);
    tasks.retain(|task| task.table.contains(&wish.table) && task.row.contains(&wish.row));
    // The main table first, and each table as soon as it is whole.
    tasks.sort_by_key(|task| TABLES.iter().position(|table| *table == task.table));
    println!("Seed {}, {} voices, {} utterances.", wish.seed, voices.len(), tasks.len());
    for of_one_table in tasks.chunk_by(|one, other| one.table == other.table) {
        let next = Mutex::new(of_one_table.iter());
        let tables = Mutex::new(Tables::default());
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| worker(&next, &tables, &voices, &respelled));
            }
        });
        println!("\n{}", tables.into_inner().expect("no thread died"));
    }
}

fn tasks(wish: &Wish, voices: &[Voice]) -> Vec<Task> {
    let mut tasks = Vec::new();
    let mut seed = wish.seed.wrapping_mul(1_000_003);
    let mut put = |table, row: String, voice: Option<&Voice>, form, style, legality, room, count| {
        for _ in 0..count {
            seed = seed.wrapping_add(1);
            let (voice, recording, awaited) = (voice.cloned(), None, Awaited::Nothing);
            tasks.push(Task { table, row: row.clone(), voice, recording, form, awaited, style, legality, room, seed });
        }
    };
    let (fide, legal) = (HearStyle::Fide, Legality::Preferred);
    let few = wish.moves.div_ceil(3);
    for voice in voices {
        let one = Some(voice);
        if !wish.quick && voice.language == Language::En && voice.engine != Engine::Festival {
            for style in [HearStyle::Nato, HearStyle::Plain] {
                let row = format!("{} by English voices", style.name());
                for (form, count) in OTHER_WORDS {
                    put(OTHER, row.clone(), one, form, style, legal, Room::Clean, wish.moves * count);
                }
            }
        }
        if voice.role == Role::ReportedEnglish {
            continue;
        }
        for (form, count) in
            [(Form::Full, wish.moves), (Form::Illegal, wish.moves.div_ceil(2)), (Form::Talk, wish.moves.div_ceil(2))]
        {
            put(MAIN, "all".to_owned(), one, form, fide, legal, Room::Clean, count);
        }
        if wish.quick {
            continue;
        }
        for form in [Form::PieceTo, Form::IllegalPieceTo] {
            put(SHORT, "piece and to".to_owned(), one, form, fide, legal, Room::Clean, few);
        }
        for form in [Form::To, Form::IllegalTo] {
            put(SHORT, "to only".to_owned(), one, form, fide, legal, Room::Clean, few);
        }
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
            put(NOISE, room.label(), one, Form::Full, fide, legal, room, few);
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
    if !wish.quick {
        tasks.extend(answers(wish, voices));
        tasks.extend(people(wish));
    }
    tasks
}

/// Answers that are awaited, and talk in their place.
fn answers(wish: &Wish, voices: &[Voice]) -> Vec<Task> {
    let mut tasks = Vec::new();
    let mut seeds = wish.seed.wrapping_mul(3_000_017)..;
    for voice in voices.iter().filter(|voice| voice.role != Role::ReportedEnglish) {
        for (row, awaited) in
            [("the number of a choice", Awaited::Number { most: 3 }), ("what a pawn becomes", Awaited::Promotion)]
        {
            for (form, seed) in
                [Form::Answer, Form::Answer, Form::Talk].repeat(wish.moves.div_ceil(9)).into_iter().zip(&mut seeds)
            {
                tasks.push(Task {
                    table: ANSWERS,
                    row: row.to_owned(),
                    voice: Some(voice.clone()),
                    recording: None,
                    form,
                    awaited,
                    style: HearStyle::Fide,
                    legality: Legality::Preferred,
                    room: Room::Clean,
                    seed,
                });
            }
        }
    }
    tasks
}

/// Recordings of people in Debian (`pocketsphinx-testdata`): cards, digits, sentences of a novel, all in English and none a move.
fn people(wish: &Wish) -> Vec<Task> {
    let mut files: Vec<PathBuf> = ["", "cards", "librivox", "tidigits"]
        .iter()
        .filter_map(|folder| fs::read_dir(Path::new("/usr/share/pocketsphinx/test/data").join(folder)).ok())
        .flat_map(|folder| folder.flatten().map(|entry| entry.path()))
        .filter(|file| file.extension().is_some_and(|ending| ending == "wav" || ending == "raw"))
        .collect();
    files.sort();
    if files.is_empty() {
        println!("No recordings of people are heard: pocketsphinx-testdata is not installed.");
    }
    let styles = [HearStyle::Fide, HearStyle::Nato, HearStyle::Plain];
    let each = styles.iter().flat_map(|style| files.iter().map(move |file| (*style, file.clone())));
    let each = each.flat_map(|one| (0..wish.moves.div_ceil(3)).map(move |_| one.clone()));
    each.zip(wish.seed.wrapping_mul(2_000_003)..)
        .map(|((style, file), seed)| Task {
            table: "People, who say no moves",
            row: format!("{} expected", style.name()),
            voice: None,
            recording: Some(file),
            form: Form::Talk,
            awaited: Awaited::Nothing,
            style,
            legality: Legality::Preferred,
            room: Room::Clean,
            seed,
        })
        .collect()
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
            awaited: task.awaited,
        });
        let ready = began.elapsed();
        let ([heard, curve @ ..], took) = heard_in(&mut ear, &samples, thresholds(task.style));
        let mut tables = tables.lock().expect("no thread died");
        let outcome = judge(&utterance, &heard);
        if let Some((row, words)) = task.voice.as_ref().zip(taken_for(&utterance, &heard)) {
            tables.confuse(row.language.code(), &utterance.words, &words);
        }
        tables.count(task.table, &task.row, task.voice.as_ref(), utterance.form, outcome, [ready, took]);
        if [MAIN, SHORT, NOISE, OTHER].contains(&task.table) {
            for (threshold, heard) in CURVE.iter().zip(&curve) {
                let table = format!("{}, the curve", task.table);
                tables.add(&table, &format!("{} {threshold:.2}", task.row), utterance.form, judge(&utterance, heard));
            }
        }
    }
}

/// Hears at every threshold what the end-point detector hands on.
struct AtAll<'a, const N: usize> {
    ear: &'a mut PocketSphinx,
    thresholds: [Thresholds; N],
    samples: Vec<i16>,
    /// What was decided on the first so many samples.
    decided: Option<(usize, [Heard; N])>,
}

impl<const N: usize> Recogniser for AtAll<'_, N> {
    fn gain(&self) -> f32 {
        self.ear.gain()
    }

    fn expect(&mut self, expected: &Expected) {
        self.ear.expect(expected);
    }

    fn begin(&mut self) {
        (self.samples, self.decided) = (Vec::new(), None);
    }

    fn hear(&mut self, samples: &[i16]) {
        self.samples.extend(samples);
    }

    fn settle(&mut self) -> bool {
        if self.decided.as_ref().is_none_or(|(length, _)| *length != self.samples.len()) {
            self.decided = Some((self.samples.len(), self.ear.decide_at(&self.samples, self.thresholds)));
        }
        self.decided.as_ref().is_some_and(|(_, all)| all.first() != Some(&Heard::Nothing))
    }

    fn end(&mut self) -> Heard {
        self.settle();
        self.decided.as_ref().and_then(|(_, all)| all.first()).cloned().unwrap_or(Heard::Nothing)
    }
}

/// What is heard in a sound, as at the microphone, at each of these thresholds, and how long behind its end.
fn heard_in<const N: usize>(
    ear: &mut PocketSphinx,
    samples: &[i16],
    thresholds: [Thresholds; N],
) -> ([Heard; N], Duration) {
    let mut at_all = AtAll { ear, thresholds, samples: Vec::new(), decided: None };
    let pieces = samples.chunks(160).map(|piece| Ok::<_, Infallible>(piece.to_vec()));
    let Ok(decided) = recording::hear(&mut at_all, pieces, &Stamper::real());
    let nothing = || std::array::from_fn(|_| Heard::Nothing);
    (at_all.decided.map_or_else(nothing, |(_, all)| all), Duration::from_millis(decided.millis))
}

/// What is said, and how it sounds. `None`: there is nothing of the kind.
fn spoken(
    task: &Task,
    voices: &[Voice],
    respelled: &Respelled,
    scratch: &Path,
    rng: &mut Rng,
) -> Option<(Said, Vec<i16>)> {
    let Some(voice) = &task.voice else {
        let board = Board::from_fen(&said::position(rng).fen()).expect("its own FEN");
        let text = voices::Text::Sentence(String::new());
        let samples = match &task.recording {
            Some(file) => noise::in_room(&recorded(file), Room::Clean, &[], rng),
            None => noise::nothing(usize::try_from(task.seed % 3).unwrap_or(0), rng),
        };
        let (form, meant, words) = (Form::Talk, String::new(), Vec::new());
        return Some((Said { board, form, meant, words, text }, samples));
    };
    let utterance = said(task.form, task.awaited, task.style, voice, respelled, rng)?;
    let manner = Manner { pace: rng.f64(), pitch: rng.f64() };
    let say = |voice: &Voice, text: &voices::Text, manner| {
        voice.say(text, manner, scratch).unwrap_or_else(|why| panic!("{why}"))
    };
    let samples = say(voice, &utterance.text, manner);
    let others: Vec<Vec<i16>> = match task.room {
        Room::Babble(_) => (0..4)
            .filter_map(|_| {
                let other = rng.choice(voices)?;
                let sentence = said(Form::Talk, Awaited::Nothing, HearStyle::Fide, other, respelled, rng)?;
                Some(say(other, &sentence.text, Manner { pace: rng.f64(), pitch: rng.f64() }))
            })
            .collect(),
        _ => Vec::new(),
    };
    let samples = noise::in_room(&samples, task.room, &others, rng);
    Some((utterance, samples))
}

/// The samples of a recording; one without a head is known to be of the rate of the recogniser.
fn recorded(file: &Path) -> Vec<i16> {
    if file.extension().is_some_and(|ending| ending == "wav") {
        return wav::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
    let bytes = fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
}

/// The words of the likeliest move, where it was not heard right.
fn taken_for(utterance: &Said, heard: &Heard) -> Option<Vec<String>> {
    let said = match heard {
        Heard::Move(one) => &one.said,
        Heard::Illegal { said, .. } => said,
        Heard::Ask(several) => &several.first()?.said,
        Heard::Command { .. } | Heard::Nothing => return None,
    };
    let words = said.split(' ').map(str::to_owned).collect();
    Some(words).filter(|words| *words != utterance.words)
}

fn judge(utterance: &Said, heard: &Heard) -> Outcome {
    let written = |intent: Intent| {
        utterance.board.change(intent).map(|change| uci::write(&change, utterance.board.castling_mode()))
    };
    let is_meant = |intent: Intent| written(intent).as_deref() == Some(utterance.meant.as_str());
    match (heard, utterance.form) {
        (Heard::Move(one), Form::Full | Form::PieceTo | Form::To) if is_meant(one.intent) => Outcome::Right,
        (Heard::Command { line }, Form::Command | Form::Answer) if *line == utterance.meant => Outcome::Right,
        (Heard::Illegal { intent, said }, Form::Illegal | Form::IllegalPieceTo | Form::IllegalTo)
            if intent.is_some_and(is_meant) || *said == utterance.words.join(" ") =>
        {
            Outcome::Right
        }
        (Heard::Move(_) | Heard::Command { .. }, _) => Outcome::Wrong,
        (Heard::Ask(several), _) if several.iter().any(|one| is_meant(one.intent)) => Outcome::AskedWithIt,
        (Heard::Ask(_), _) => Outcome::Asked,
        (Heard::Illegal { .. }, _) => Outcome::Illegal,
        (Heard::Nothing, _) => Outcome::Nothing,
    }
}
