//! Four people at one table in one process, each at a device of their own: whatever the order in which they enter their lines, each
//! is answered as if they were alone, and the game is the one that a single pipe would have played.

#![allow(clippy::unwrap_used)] // A test that fails says so.

mod held;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use annabella::config::{self, Sources};
use annabella::console::{Console, FirstQuestions, Left, LoopEvent, News, Next, Resources};
use annabella::desk::keyboard::Keyboard;
use annabella::desk::keymap::KeyMap;
use annabella::desk::speech_history::SpeechHistory;
use annabella::game::Game;
use annabella::game::adjournment::AdjournmentEvent;
use annabella::game::fact::{Fact, Started, What, Wording};
use annabella::game::participant::{Echo, Language, Style};
use annabella::game::roles::{Mode, Seat};
use annabella::input::InputEvent;
use annabella::input::power_notice::{Power, PowerNotice};
use annabella::journal::{file, name, thread};
use annabella::output::route::Output;
use annabella::output::settings::{LineForm, OutputSettings};
use annabella::rules::position::Color;
use annabella::table::{Ending, Engines, Farewell, Queues, Table};
use annabella::time::{Stamper, Tick};
use annabella::words::notice::Notice;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};
use crossbeam_channel::{Sender, bounded, never, unbounded};
use proptest::prelude::*;

use crate::support::table::started;
use held::{Barrier, Held};

const PATIENCE: Duration = Duration::from_mins(2);

const WHITE: Seat = Seat::Side(Color::White);
const BLACK: Seat = Seat::Side(Color::Black);
const SEATS: [Seat; 4] = [WHITE, BLACK, Seat::Arbiter, Seat::Spectator];

static WORDS: LazyLock<Arc<Words>> = LazyLock::new(|| Arc::new(Words::new()));

/// What a device has written.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Paper {
    fn lines(&self) -> Vec<String> {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap().lines().map(str::to_owned).collect()
    }
}

/// Somebody who takes long to read each line.
struct Slow;

impl Write for Slow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        std::thread::sleep(Duration::from_millis(300));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Somebody who has gone.
struct Dead;

impl Write for Dead {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A table with its loop, and the people at it.
struct Hall {
    people: Vec<(Sender<InputEvent>, Paper)>,
    table: JoinHandle<Ending<Held, Next, News>>,
    barrier: Barrier,
    stamper: Stamper,
    data: tempfile::TempDir,
    journal: PathBuf,
}

/// In which language somebody in this seat has set up their device.
fn language_at(seat: Option<Seat>) -> Language {
    match seat {
        Some(WHITE) => Language::De,
        Some(BLACK) => Language::It,
        Some(Seat::Arbiter) => Language::Fr,
        Some(_) => Language::Es,
        None => Language::En,
    }
}

/// A tournament game of a German and an Italian, announced in English.
fn setting() -> Started {
    let mut started = started(Mode::Tournament, "90+30");
    started.players.white.language = Language::De;
    started.players.black.language = Language::It;
    started.table = Wording { language: Language::En, style: Style::Fide };
    started
}

impl Hall {
    /// One device for each of these seats, or one for all where none is named. The words that nobody reads go to `others`.
    fn open(seats: &[Option<Seat>], others: Vec<(Seat, Box<dyn Write + Send>)>) -> Hall {
        Hall::playing(setting(), Stamper::simulated(), seats, others)
    }

    fn playing(
        started: Started,
        stamper: Stamper,
        seats: &[Option<Seat>],
        others: Vec<(Seat, Box<dyn Write + Send>)>,
    ) -> Hall {
        let (data, barrier) = (tempfile::tempdir().unwrap(), Barrier::default());
        let (own, news) = unbounded();
        let writer = file::create(data.path(), &name::stem(1_700_000_000, 1)).unwrap();
        let tell = own.clone();
        let journal = thread::start(writer, move |news| drop(tell.send(LoopEvent::Journal(news)))).unwrap();
        let path = journal.file();
        let (game, effects) = Game::begin(started, stamper.now()).unwrap();
        let (mut people, mut devices, mut inputs) = (Vec::new(), Vec::new(), Vec::new());
        let mut sit = |seat: Option<Seat>, writer: Box<dyn Write + Send>| {
            let (enter, entered) = bounded(16);
            inputs.push(entered);
            let home = seat.unwrap_or(WHITE);
            let settings = OutputSettings {
                form: LineForm::BlackBox,
                terminal: config::Terminal::All,
                ..OutputSettings::for_owner(home)
            };
            let mut own = config::load(&Sources::default()).settings;
            own.language = language_at(seat);
            config::Key::Warnings.put(&mut own, "85:00").unwrap();
            let output = Output::written(&settings, writer).unwrap();
            let resources = Resources::plain(output, WORDS.clone(), own, true);
            let keyboard = Keyboard::new(KeyMap::default(), Echo::Character, Color::White);
            let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
            let console = Console::new(&game, left, &stamper, Vec::new(), FirstQuestions::default());
            let console = match seat {
                Some(seat) => console.of(seat, &game, stamper.now()),
                None => console,
            };
            devices.push(Held { console, barrier: barrier.clone() });
            enter
        };
        for seat in seats {
            let paper = Paper::default();
            let enter = sit(*seat, Box::new(paper.clone()));
            people.push((enter, paper));
        }
        for (seat, writer) in others {
            // They say nothing, but they are there.
            people.push((sit(Some(seat), writer), Paper::default()));
        }
        let queues = Queues { inputs, events: never(), news, own };
        let games = [game.clone(), game];
        let theirs = stamper.clone();
        let run = move || Table::new(games, devices, journal, Engines::default(), theirs, queues).run(effects);
        Hall { people, table: std::thread::spawn(run), barrier, stamper, data, journal: path }
    }

    /// Enters a line at a device, and waits until it is done with. Behind it a question is asked that changes nothing.
    fn enter(&self, device: usize, line: &str) {
        if let Err(why) = &*ANSWERED {
            panic!("{why}");
        }
        let before = fences(&self.people[device].1.lines());
        self.send(device, &[line, FENCE]);
        self.until(device, |lines| fences(lines) > before);
    }

    /// Enters lines, and waits for nothing.
    fn send(&self, device: usize, lines: &[&str]) {
        for line in lines {
            let line = InputEvent::Line { at: self.stamper.now(), text: Ok((*line).to_owned()) };
            self.people[device].0.send(line).unwrap();
        }
    }

    fn until(&self, device: usize, is_told: impl Fn(&[String]) -> bool) {
        let (begun, paper) = (Instant::now(), &self.people[device].1);
        while !is_told(&paper.lines()) {
            assert!(begun.elapsed() < PATIENCE, "no answer: {:#?}", paper.lines());
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Ends the table; what each person was told in private, and what the table was told, and the facts.
    fn end(self) -> Told {
        let Hall { people, table, data, journal, barrier, .. } = self;
        let papers: Vec<Paper> = people.iter().map(|(_, paper)| paper.clone()).collect();
        people[0].0.send(InputEvent::End { at: Tick::START }).unwrap();
        barrier.set(false);
        assert!(matches!(table.join().unwrap(), Ending::Left(Farewell::Saved)));
        let folder = data.path().display().to_string();
        let lines = |paper: &Paper| {
            let lines = paper.lines().into_iter().filter(|line| !is_fence(line));
            lines.map(|line| line.replace(&folder, "FOLDER")).collect::<Vec<_>>()
        };
        let (public, private): (Vec<_>, Vec<_>) = papers
            .iter()
            .map(|paper| lines(paper).into_iter().partition::<Vec<_>, _>(|line| line.starts_with("public: ")))
            .unzip();
        let facts = facts(&journal);
        drop(data);
        Told { public, private, facts }
    }
}

/// What is asked behind each line: its answer shows that the line is done with.
const FENCE: &str = "power";

/// The answer to it in the language of any device here: nobody has told these consoles of a battery.
static FENCES: LazyLock<[String; 5]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let answer = Notice::from(PowerNotice::State(Power::default()));
        text(&WORDS.notice(&answer, &Listener { language, ..Listener::default() }))
    })
});

/// Whether each device gives this answer. It is looked up at the end of a table, so that a test that would wait for it in vain fails at
/// once.
static ANSWERED: LazyLock<Result<(), String>> = LazyLock::new(|| {
    for seat in SEATS.map(Some).into_iter().chain([None]) {
        let hall = Hall::open(&[seat], Vec::new());
        let paper = hall.people[0].1.clone();
        hall.send(0, &[FENCE]);
        hall.end();
        let lines = paper.lines();
        if fences(&lines) != 1 {
            return Err(format!(
                "`{FENCE}` is not answered at the device of {seat:?} with one of {:#?}: {lines:#?}",
                *FENCES
            ));
        }
    }
    Ok(())
});

fn is_fence(line: &str) -> bool {
    FENCES.iter().any(|answer| line.ends_with(answer))
}

fn fences(lines: &[String]) -> usize {
    lines.iter().filter(|line| is_fence(line)).count()
}

/// What came of it all.
struct Told {
    public: Vec<Vec<String>>,
    private: Vec<Vec<String>>,
    facts: Vec<(Seat, What)>,
}

/// Who did what, without the way and the moment.
fn facts(journal: &Path) -> Vec<(Seat, What)> {
    let read = file::open_any::<Fact>(journal).unwrap();
    read.facts.into_iter().map(|fact| (fact.by, fact.what)).collect()
}

/// What each of the four enters; nothing of it depends on what the others do.
const ENTERED: [&[&str]; 4] = [
    &["resign", "what is the time control", "no", "draw", "no", "help moves"],
    &["resign", "help", "no", "what is the time control"],
    &["pending", "help", "what is the time control"],
    &["what is the time control", "help", "yes"],
];

/// What the four are told in private if they enter their lines in this order.
fn told_in(order: &[usize]) -> Told {
    let hall = Hall::open(&SEATS.map(Some), Vec::new());
    let mut next = [0; 4];
    for person in order {
        hall.enter(*person, ENTERED[*person][next[*person]]);
        next[*person] += 1;
    }
    hall.end()
}

/// One after another.
static ALONE: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let order: Vec<usize> = (0..4).flat_map(|person| vec![person; ENTERED[person].len()]).collect();
    told_in(&order).private
});

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn each_is_answered_as_if_alone(
        order in Just((0..4).flat_map(|person| vec![person; ENTERED[person].len()]).collect::<Vec<usize>>()).prop_shuffle()
    ) {
        let told = told_in(&order);
        for (person, seat) in SEATS.iter().enumerate() {
            prop_assert_eq!(&told.private[person], &ALONE[person], "what {} was told", seat.name());
        }
    }
}

#[test]
fn questions_of_several_people_stand_open_at_once() {
    let alone = &*ALONE;
    let (white, black) = (alone[0].join("\n"), alone[1].join("\n"));
    assert!(white.contains("Aufgeben?") || white.contains("aufgeben?"), "White is asked in German: {white}");
    assert!(black.contains("Abbandonare la partita?"), "Black is asked in Italian: {black}");
    assert!(!alone[3].is_empty() && !alone[2].is_empty(), "arbiter and spectator are answered");
}

fn is_over(facts: &[(Seat, What)]) -> bool {
    facts.iter().any(|(_, what)| matches!(what, What::Ended { .. }))
}

/// The moves of a short game: who enters what.
const GAME: [(usize, &str); 10] = [
    (0, "e2e4"),
    (0, "press"),
    (1, "e7e5"),
    (1, "press"),
    (0, "resign"),
    (0, "no"),
    (0, "draw"),
    (0, "yes"),
    (1, "accept"),
    (1, "yes"),
];

fn played_at_four(others: Vec<(Seat, Box<dyn Write + Send>)>) -> Told {
    let seats: Vec<_> = SEATS[..4 - others.len()].iter().copied().map(Some).collect();
    let hall = Hall::open(&seats, others);
    for (person, line) in GAME {
        hall.enter(person, line);
    }
    hall.end()
}

#[test]
fn four_devices_and_one_pipe_play_the_same_game() {
    let four = played_at_four(Vec::new());
    let hall = Hall::open(&[None], Vec::new());
    for (person, line) in GAME {
        hall.enter(0, &format!("{}: {line}", SEATS[person].name()));
    }
    let one = hall.end();
    assert_eq!(four.facts, one.facts);
    assert!(is_over(&one.facts), "{:#?}", one.facts.last());
    for public in &four.public {
        assert_eq!(public, &one.public[0], "the table hears the same everywhere");
    }
}

#[test]
fn a_slow_and_a_dead_reader_change_nothing() {
    let all = played_at_four(Vec::new());
    let others: Vec<(Seat, Box<dyn Write + Send>)> =
        vec![(Seat::Arbiter, Box::new(Slow)), (Seat::Spectator, Box::new(Dead))];
    let some = played_at_four(others);
    assert_eq!(some.facts, all.facts);
    assert_eq!(some.public[..2], all.public[..2]);
    assert_eq!(some.private[..2], all.private[..2]);
}

#[test]
fn nobody_speaks_for_a_seat_that_is_not_theirs() {
    let hall = Hall::open(&SEATS.map(Some), Vec::new());
    hall.enter(1, "white: resign");
    hall.enter(0, "yes");
    hall.enter(3, "arbiter: pending");
    hall.enter(3, "quit");
    let told = hall.end();
    assert!(!is_over(&told.facts), "{:#?}", told.facts);
    let nothing_asked = told.private[0].iter().any(|line| line.contains("Es war nichts gefragt."));
    assert!(nothing_asked, "White was asked nothing: {:#?}", told.private[0]);
    let refused = told.private[1].iter().any(|line| line.contains("Qui non puoi parlare"));
    assert!(refused, "Black is told why: {:#?}", told.private[1]);
    let pending = told.private[2].iter().any(|line| line.contains("pending"));
    assert!(!pending, "the arbiter hears nothing of it: {:#?}", told.private[2]);
}

#[test]
fn everybody_hears_the_language_of_their_own_device() {
    let [white, black, arbiter, spectator] = &ALONE[..] else { panic!("four people") };
    let heard = |told: &[String], word: &str| assert!(told.join("\n").contains(word), "{word}: {told:#?}");
    heard(white, "Auf Wiederhören");
    heard(black, "Arrivederci");
    heard(arbiter, "Au revoir");
    heard(spectator, "Hasta pronto");
    heard(arbiter, "Blancs");
    heard(spectator, "pregunta");
}

#[test]
fn each_is_warned_of_their_own_time_only() {
    let hall = Hall::open(&SEATS.map(Some), Vec::new());
    for (person, line) in [(1, "warnings 80 minutes"), (0, "e2e4"), (0, "press"), (1, "@660")] {
        hall.enter(person, line);
    }
    let told = hall.end();
    let warned = |person: usize| told.private[person].iter().filter(|line| line.contains("venti minuti")).count();
    assert_eq!([0, 1, 2, 3].map(warned), [0, 2, 0, 0], "{:#?}", told.private);
}

#[test]
fn nobody_hears_the_warnings_of_a_player_who_sits_elsewhere() {
    // Every device is set up to warn at eighty-five minutes, and White's clock runs.
    let hall = Hall::open(&SEATS.map(Some), Vec::new());
    hall.enter(0, "@400");
    let told = hall.end();
    let warned = |person: usize| told.private[person].iter().filter(|line| line.contains("fünfundzwanzig")).count();
    let strange = told.private.iter().flatten().filter(|line| !line.starts_with("private: "));
    assert_eq!((warned(0), strange.count()), (1, 0), "{:#?}", told.private);
}

#[test]
fn words_to_one_person_are_not_repeated_to_another() {
    let hall = Hall::open(&[None], Vec::new());
    for line in ["black: time control", "arbiter: moves", "black: repeat", "arbiter: repeat"] {
        hall.enter(0, line);
    }
    let told = hall.end().private.remove(0);
    for seat in ["private black: ", "private arbiter: "] {
        let mut said: Vec<_> = told.iter().filter(|line| line.starts_with(seat)).collect();
        let times = said.len();
        said.dedup();
        assert_eq!((times, said.len()), (2, 1), "{told:#?}");
    }
}

const ARBITER: usize = 2;

fn is_called(facts: &[(Seat, What)]) -> bool {
    facts.iter().any(|(_, what)| matches!(what, What::Adjourned(AdjournmentEvent::Called { .. })))
}

fn is_flagged(facts: &[(Seat, What)]) -> bool {
    facts.iter().any(|(_, what)| matches!(what, What::Irregular(_)))
}

#[test]
fn a_hash_keeps_nobody_else_waiting() {
    // A new PIN, a line for which it is wanted, and a wrong one.
    let lines = ["pin", "4711", "4711", "help", "0815"];
    let is_done = |lines: &[String]| lines.iter().any(|line| line.contains("Ce code est faux"));
    let told = [false, true].map(|held| {
        let hall = Hall::open(&SEATS.map(Some), Vec::new());
        hall.barrier.set(held);
        hall.send(ARBITER, &lines);
        hall.barrier.until_one_arrives();
        if held {
            for (person, line) in &GAME[..4] {
                hall.enter(*person, line);
            }
            let so_far = hall.people[ARBITER].1.lines();
            assert!(!so_far.iter().any(|line| line.contains("est enregistré")), "{so_far:#?}");
            hall.barrier.set(false);
        }
        hall.until(ARBITER, is_done);
        hall.end()
    });
    assert_eq!(told[1].private[ARBITER], told[0].private[ARBITER], "the arbiter is told what is told without others");
    for told in told {
        let warned = |person: usize| told.private[person].iter().filter(|line| line.contains("Falsche PIN")).count();
        assert_eq!(
            [0, 1, 3].map(warned),
            [1, 0, 0],
            "the owner of the console is told of the wrong PIN: {:#?}",
            told.private
        );
    }
}

#[test]
fn a_pipe_waits_for_a_hash_as_for_everything_else() {
    let lines = ["arbiter: pin", "4711", "4711", "e2e4", "arbiter: adjourn gustav", "arbiter: 4711", "e7e5"];
    let told = [false, true].map(|held| {
        let hall = Hall::open(&[None], Vec::new());
        hall.barrier.set(held);
        hall.send(0, &lines);
        hall.barrier.until_one_arrives();
        assert!(!held || !hall.people[0].1.lines().iter().any(|line| line.contains("Eva")), "the move waits");
        hall.barrier.set(false);
        hall.enter(0, "help");
        hall.end()
    });
    assert_eq!((&told[1].private, &told[1].public), (&told[0].private, &told[0].public));
    assert_eq!(told[1].facts.len(), told[0].facts.len());
    assert!(is_called(&told[1].facts), "{:#?}", told[1].private[0]);
}

#[test]
fn a_game_that_ends_during_a_hash_loses_no_line() {
    let hall = Hall::open(&SEATS.map(Some), Vec::new());
    hall.barrier.set(true);
    hall.send(ARBITER, &["adjourn gustav"]);
    hall.barrier.until_one_arrives();
    for (person, line) in GAME {
        hall.enter(person, line);
    }
    hall.barrier.set(false);
    hall.enter(ARBITER, "help");
    let told = hall.end();
    assert!(is_over(&told.facts) && !is_called(&told.facts), "{:#?}", told.facts);
    let refused = told.private[ARBITER].iter().any(|line| line.contains("La partie est finie"));
    assert!(refused, "the arbiter is told why: {:#?}", told.private[ARBITER]);
}

#[test]
fn who_leaves_during_a_hash_loses_nothing() {
    let hall = Hall::open(&SEATS.map(Some), Vec::new());
    hall.barrier.set(true);
    hall.send(ARBITER, &["adjourn gustav"]);
    hall.barrier.until_one_arrives();
    let told = hall.end();
    assert!(is_called(&told.facts), "{:#?}", told.facts);
}

#[test]
fn a_flag_falls_behind_what_was_entered_before() {
    let short = started(Mode::Tournament, "0:02");
    let hall = Hall::playing(short, Stamper::real(), &SEATS.map(Some), Vec::new());
    hall.barrier.set(true);
    hall.send(ARBITER, &["adjourn gustav"]);
    hall.barrier.until_one_arrives();
    std::thread::sleep(Duration::from_secs(3));
    assert!(!is_flagged(&facts(&hall.journal)), "the flag waits for what was entered before it fell");
    hall.barrier.set(false);
    hall.enter(ARBITER, "help");
    let told = hall.end();
    assert!(is_called(&told.facts) && is_flagged(&told.facts), "{:#?}", told.facts);
}
