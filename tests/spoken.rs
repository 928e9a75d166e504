//! Spoken moves from the microphone to the record: a real console with its listener, and a recogniser that hears what a test says.

#![allow(clippy::unwrap_used)] // A test that fails says so.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use annabella::config::{self, Sources};
use annabella::console::{Console, FirstQuestions, Left, Listening, LoopEvent, News, Next, Resources};
use annabella::desk::keyboard::Keyboard;
use annabella::desk::keymap::KeyMap;
use annabella::desk::speech_history::SpeechHistory;
use annabella::game::Game;
use annabella::game::fact::{Announcer, Dialogue, Fact, Source, Started, What};
use annabella::game::participant::{Driver, Echo, Style};
use annabella::game::roles::{Mode, Seat};
use annabella::input::voice::listener::{Closed, Listener, NewRecogniser, OpenEar, Parts, VoiceNews};
use annabella::input::voice::microphone::Ear;
use annabella::input::voice::sample::{silence, speech};
use annabella::input::voice::{Awaited, Candidate, Expected, Heard, Recogniser};
use annabella::input::{InputEvent, Key};
use annabella::journal::{file, name, thread};
use annabella::notation::Legality;
use annabella::output::route::Output;
use annabella::output::settings::{LineForm, OutputSettings};
use annabella::rules::position::{Color, Intent, Role, Square};
use annabella::table::device::DeviceId;
use annabella::table::{Ending, Engines, Farewell, Queues, Table};
use annabella::time::{Stamper, Tick};
use annabella::words::Words;
use annabella::words::trouble::VoiceTrouble;
use crossbeam_channel::{Sender, bounded, unbounded};

use crate::support::table::{BLACK, WHITE, started};

mod corrected;
mod kept;
mod sealed;

const PATIENCE: Duration = Duration::from_mins(2);

static WORDS: LazyLock<Arc<Words>> = LazyLock::new(|| Arc::new(Words::new()));
/// What a microphone hears of one utterance, and the silence behind it.
static WORD: LazyLock<Vec<i16>> = LazyLock::new(|| [silence(100), speech(700)].concat());
static PAUSE: LazyLock<Vec<i16>> = LazyLock::new(|| silence(500));

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

/// What the threads of a room share.
#[derive(Default)]
struct Air {
    sound: Mutex<VecDeque<i16>>,
    answers: Mutex<VecDeque<Heard>>,
    expected: Mutex<Option<Expected>>,
    begun: AtomicUsize,
    /// What the listener has told.
    told: Mutex<Vec<VoiceNews>>,
}

struct Microphone(Arc<Air>);

impl Ear for Microphone {
    fn take(&mut self, samples: &mut Vec<i16>) -> Result<(), VoiceTrouble> {
        let mut sound = self.0.sound.lock().unwrap();
        let count = sound.len().min(4_800);
        samples.extend(sound.drain(..count));
        Ok(())
    }
}

struct Scripted(Arc<Air>);

impl Recogniser for Scripted {
    fn expect(&mut self, expected: &Expected) {
        *self.0.expected.lock().unwrap() = Some(expected.clone());
    }

    fn begin(&mut self) {
        self.0.begun.fetch_add(1, Ordering::SeqCst);
    }

    fn hear(&mut self, _: &[i16]) {}

    fn settle(&mut self) -> bool {
        true
    }

    fn end(&mut self) -> Heard {
        self.0.answers.lock().unwrap().pop_front().unwrap_or(Heard::Nothing)
    }
}

/// A table at which moves are spoken.
struct Room {
    air: Arc<Air>,
    enter: Sender<InputEvent>,
    paper: Paper,
    table: JoinHandle<Ending<Console, Next, News>>,
    stamper: Stamper,
    _data: tempfile::TempDir,
    journal: PathBuf,
}

/// In which moves are said like this: *knight f3*.
fn literate(mut started: Started) -> Started {
    started.table.style = Style::Literate;
    started.players.white.style = Style::Literate;
    started.players.black.style = Style::Literate;
    started
}

fn casual() -> Started {
    literate(started(Mode::Casual, "none"))
}

fn step(from: Square, to: Square) -> Intent {
    Intent::Step { from, to, promotion: None }
}

fn candidate(from: Square, to: Square, said: &str) -> Candidate {
    Candidate { intent: step(from, to), said: said.to_owned(), score: 0.0 }
}

fn heard(from: Square, to: Square, said: &str) -> Heard {
    Heard::Move(candidate(from, to, said))
}

fn command(line: &str) -> Heard {
    Heard::Command { line: line.to_owned() }
}

impl Room {
    fn new(started: Started) -> Room {
        Room::with(started, "yes")
    }

    fn with(started: Started, hands_free: &str) -> Room {
        let (data, stamper, air) = (tempfile::tempdir().unwrap(), Stamper::simulated(), Arc::<Air>::default());
        let (own, news) = unbounded();
        let (to_console, events) = unbounded();
        let writer = file::create(data.path(), &name::stem(1_700_000_000, 1)).unwrap();
        let tell = own.clone();
        let journal = thread::start(writer, move |news| drop(tell.send(LoopEvent::Journal(news)))).unwrap();
        let path = journal.file();
        let (game, effects) = Game::begin(started, stamper.now()).unwrap();
        let (enter, entered) = bounded(16);
        let paper = Paper::default();
        let form = OutputSettings {
            form: LineForm::BlackBox,
            terminal: config::Terminal::All,
            ..OutputSettings::for_owner(game.owner())
        };
        let mut settings = config::load(&Sources::default()).settings;
        for (key, value) in [(config::Key::Microphone, "default"), (config::Key::HandsFree, hands_free)] {
            key.put(&mut settings, value).unwrap();
        }
        let listening = {
            let air = air.clone();
            Listening::by(move |sounding| {
                let (ear, ours, theirs) = (air.clone(), air.clone(), air.clone());
                let open: OpenEar = Arc::new(move |_| Ok(Box::new(Microphone(ear.clone())) as Box<dyn Ear>));
                let recogniser: NewRecogniser =
                    Arc::new(move || Ok(Box::new(Scripted(ours.clone())) as Box<dyn Recogniser>));
                let send = to_console.clone();
                let tell = move |news: VoiceNews| {
                    let event = LoopEvent::Device(DeviceId::LOCAL, News::Voice(Tick::START, news.clone()));
                    send.send(event).unwrap();
                    theirs.told.lock().unwrap().push(news);
                };
                Listener::start(Parts { open, recogniser, sounding }, tell)
            })
        };
        let output = Output::written(&form, paper.clone()).unwrap();
        let resources = Resources { listening, ..Resources::plain(output, WORDS.clone(), settings, true) };
        let keyboard = Keyboard::new(KeyMap::default(), Echo::Character, Color::White);
        let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
        let mut console = Console::new(&game, left, &stamper, Vec::new(), FirstQuestions::default());
        console.keep_speech_beside(&path);
        let queues = Queues { inputs: vec![entered], events, news, own };
        let (games, theirs) = ([game.clone(), game], stamper.clone());
        let run = move || Table::new(games, vec![console], journal, Engines::default(), theirs, queues).run(effects);
        let table = std::thread::spawn(run);
        let room = Room { air, enter, paper, table, stamper, _data: data, journal: path };
        room.until("it listens", |room| room.lines().iter().any(|line| line.contains("listening")));
        room.enter(FENCE);
        room
    }

    fn lines(&self) -> Vec<String> {
        String::from_utf8(self.paper.0.lock().unwrap().clone()).unwrap().lines().map(str::to_owned).collect()
    }

    fn until(&self, what: &str, is_so: impl Fn(&Room) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < PATIENCE, "{what} never came: {:#?}", self.lines());
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Enters a line, and waits until it is done with; what was written since.
    fn enter(&self, line: &str) -> Vec<String> {
        self.settle(self.lines().len(), line)
    }

    /// Behind a line something is asked that changes nothing, and whose answer stands last.
    fn settle(&self, from: usize, line: &str) -> Vec<String> {
        let is_fence = |line: &String| line.contains("battery") || line.contains("mains");
        let fences = |room: &Room| room.lines().iter().filter(|line| is_fence(line)).count();
        let before = fences(self);
        let lines = if line == FENCE { vec![FENCE] } else { vec![line, FENCE] };
        for text in lines {
            self.enter.send(InputEvent::Line { at: self.stamper.now(), text: Ok(text.to_owned()) }).unwrap();
        }
        self.until("the answer", |room| fences(room) > before);
        self.lines().into_iter().skip(from).filter(|line| !is_fence(line)).collect()
    }

    fn told(&self) -> usize {
        let is_heard = |news: &&VoiceNews| matches!(news, VoiceNews::Heard { .. });
        self.air.told.lock().unwrap().iter().filter(is_heard).count()
    }

    fn sound(&self, samples: &[i16]) {
        self.air.sound.lock().unwrap().extend(samples);
    }

    /// Waits until the recogniser expects this.
    fn expects(&self, is_so: impl Fn(&Expected) -> bool) {
        self.until("what is expected", |room| room.air.expected.lock().unwrap().as_ref().is_some_and(&is_so));
    }

    /// Says something, of which this is heard; what is written of it.
    fn say(&self, heard: Heard) -> Vec<String> {
        let (from, told) = (self.lines().len(), self.told());
        self.air.answers.lock().unwrap().push_back(heard);
        self.sound(&WORD);
        self.sound(&PAUSE);
        self.until("what was heard", |room| room.told() > told);
        self.settle(from, FENCE)
    }

    fn facts(&self) -> Vec<Fact> {
        file::open_any::<Fact>(&self.journal).unwrap().facts
    }

    /// The moves that were made, and the way in which each came.
    fn made(&self) -> Vec<(String, Source)> {
        let made = |fact: Fact| match fact.what {
            What::Made { said, .. } => Some((said, fact.source)),
            _ => None,
        };
        self.facts().into_iter().filter_map(made).collect()
    }

    fn end(self) {
        self.enter.send(InputEvent::End { at: Tick::START }).unwrap();
        assert!(matches!(self.table.join().unwrap(), Ending::Left(Farewell::Saved)));
    }
}

const FENCE: &str = "power";

#[test]
fn a_move_read_back_in_private_needs_confirmation() {
    let room = Room::new(casual());
    assert_eq!(room.say(heard(Square::E2, Square::E4, "e zwei e vier")), ["private: e4?"]);
    assert!(room.made().is_empty());
    let told = room.enter("");
    assert!(told.contains(&"public: e4".to_owned()), "{told:?}");
    assert_eq!(room.made(), [("e zwei e vier".to_owned(), Source::Voice)]);
    // The next one is Black's, who sits at the same keyboard.
    assert_eq!(room.say(heard(Square::E7, Square::E5, "e5")), ["private black: e5?"]);
    room.enter("yes");
    assert_eq!(room.made().len(), 2);
    room.end();
}

#[test]
fn what_is_not_confirmed_leaves_no_trace() {
    let room = Room::new(casual());
    let before = room.facts();
    for _ in 0..3 {
        room.say(heard(Square::E2, Square::E4, "e4"));
        assert_eq!(room.enter("no"), ["private: Cancelled."]);
    }
    // What is not understood leaves it open, and says so; a move that is refused takes its place, and that is said.
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("listen");
    assert_eq!(room.say(Heard::Nothing), ["private: Not understood. Please say it again.", "private: e4?"]);
    let illegal = Heard::Illegal { intent: Some(step(Square::E2, Square::E5)), said: "e5".to_owned() };
    let refused = room.say(illegal);
    assert!(refused.len() == 2 && refused[0] == "private: Cancelled.", "{refused:?}");
    room.enter("");
    assert_eq!(room.facts(), before);
    // A question of the player, and then another move, which takes its place.
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("turn");
    assert_eq!(room.say(heard(Square::D2, Square::D4, "d4")), ["private: d4?"]);
    assert_eq!(room.facts(), before);
    room.enter("yes");
    assert_eq!(room.made(), [("d4".to_owned(), Source::Voice)]);
    room.end();
}

#[test]
fn a_spoken_word_confirms_and_another_cancels() {
    let room = Room::new(casual());
    room.say(heard(Square::E2, Square::E4, "e4"));
    assert_eq!(room.say(command("no")), ["private: Cancelled."]);
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.say(command("yes"));
    assert_eq!(room.made(), [("e4".to_owned(), Source::Voice)]);
    room.end();
}

#[test]
fn of_several_moves_one_is_chosen_by_its_number() {
    let several = || Heard::Ask(vec![candidate(Square::E2, Square::E4, "e4"), candidate(Square::E2, Square::E3, "e3")]);
    let room = Room::new(casual());
    let asked = room.say(several());
    assert!(asked.len() == 1 && asked[0].contains("one: e4. two: e3"), "{asked:?}");
    room.expects(|expected| expected.awaited == Awaited::Number { most: 2 });
    // Numbers are taken for one another: one that is spoken is read back once more.
    assert_eq!(room.say(command("2")), ["private: e3?"]);
    assert!(room.made().is_empty());
    room.say(several());
    assert!(room.enter("7").iter().any(|line| line.contains("two")));
    room.enter("1");
    assert_eq!(room.made(), [("e4".to_owned(), Source::Voice)]);
    room.end();
}

#[test]
fn an_illegal_move_is_refused_with_its_reason_without_trace() {
    let room = Room::new(casual());
    let before = room.facts();
    let illegal = |intent, said: &str| Heard::Illegal { intent, said: said.to_owned() };
    let told = room.say(illegal(Some(step(Square::E2, Square::E5)), "e5"));
    assert!(told.len() == 1 && told[0].contains("pawn") && told[0].contains("e5"), "{told:?}");
    let told = room.say(illegal(None, "springer anna acht"));
    assert!(told.len() == 1 && told[0].contains("no knight") && told[0].contains("a8"), "{told:?}");
    assert_eq!(room.facts(), before);
    // What the recogniser takes for illegal and is not waits like any other.
    for what in [illegal(Some(step(Square::E2, Square::E4)), "e4"), illegal(None, "eva vier")] {
        assert_eq!(room.say(what), ["private: e4?"]);
    }
    assert_eq!(room.facts(), before);
    room.end();
}

#[test]
fn at_a_tournament_legal_and_illegal_moves_are_confirmed_alike() {
    // The bishop on e2 is pinned.
    let fen = "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1";
    let tournament = || Started { start: fen.to_owned(), ..started(Mode::Tournament, "90+30") };
    let spoken = |to: Square, said: &str| {
        let room = Room::new(tournament());
        room.expects(|expected| expected.legality == Legality::Ignored);
        let before = room.facts();
        let asked = room.say(heard(Square::E2, to, said));
        assert_eq!(room.facts(), before);
        let told = room.enter("yes");
        let made = room.made();
        let irregular = room.facts().iter().any(|fact| matches!(fact.what, What::Irregular(_)));
        room.end();
        let alike = |lines: Vec<String>| lines.iter().map(|line| line.replace(said, "X")).collect::<Vec<_>>();
        (alike(asked), told, made.len(), irregular)
    };
    // A king's move is legal, and one of the bishop is not; both are bishops' moves on the bare board.
    let illegal = spoken(Square::D3, "Läufer David drei");
    let other = spoken(Square::F3, "Läufer Felix drei");
    assert_eq!((illegal.2, illegal.3), (1, true), "{:?}", illegal.1);
    assert_eq!((other.2, other.3), (1, true));
    let room = Room::new(tournament());
    let legal = room.say(heard(Square::E1, Square::D2, "König David zwei"));
    let words = |line: &String| line.split_whitespace().count();
    assert_eq!(legal.iter().map(words).collect::<Vec<_>>(), illegal.0.iter().map(words).collect::<Vec<_>>());
    room.enter("yes");
    assert_eq!(room.made().len(), 1);
    assert!(!room.facts().iter().any(|fact| matches!(fact.what, What::Irregular(_))));
    room.end();
}

/// The form of the Laws with both squares, and a piece with its square, from where nothing goes there.
#[test]
fn at_a_tournament_an_illegal_spoken_move_stands_as_announced() {
    let pawn = Heard::Illegal { intent: Some(step(Square::E2, Square::E5)), said: "eva zwei eva fuenf".to_owned() };
    let king = Heard::Illegal { intent: None, said: "koenig eva fuenf".to_owned() };
    for (what, asked, made) in [(pawn, "Eva zwei Eva fuenf?", "e2e5"), (king, "Koenig Eva eins Eva fuenf?", "e1e5")] {
        let room = Room::new(started(Mode::Tournament, "90+30"));
        let told = room.say(what);
        assert!(told.len() == 1 && told[0].ends_with(asked), "{told:?}");
        room.enter("yes");
        let squares = room.facts().into_iter().find_map(|fact| match fact.what {
            What::Made { change, .. } => Some(format!("{}{}", change.lifted.square, change.placed.square)),
            _ => None,
        });
        assert_eq!(squares.as_deref(), Some(made));
        room.end();
    }
}

#[test]
fn what_cannot_be_undone_needs_a_second_and_different_action() {
    let room = Room::new(casual());
    let asked = room.say(command("resign"));
    assert!(asked.iter().any(|line| line.contains("Resign")), "{asked:?}");
    let again = room.say(command("resign"));
    assert!(again.iter().any(|line| line.contains("Resign?")), "{again:?}");
    room.say(command("no"));
    let asked = room.say(command("quit"));
    assert!(asked.iter().any(|line| line.contains("quit?")), "{asked:?}");
    assert_eq!(room.say(command("quit")), asked, "the same word again is no answer");
    room.enter("no");
    room.say(command("draw"));
    assert!(room.facts().iter().all(|fact| !matches!(fact.what, What::Ended { .. } | What::Offered)));
    room.say(command("no"));
    room.say(command("resign"));
    room.say(command("yes"));
    assert!(room.facts().iter().any(|fact| matches!(fact.what, What::Ended { .. })));
    room.end();
}

#[test]
fn a_question_that_is_open_is_answered_by_voice() {
    let start = "7k/P7/8/8/8/8/8/K7 w - - 0 1".to_owned();
    let room = Room::new(Started { start, ..casual() });
    room.enter("a8");
    room.expects(|expected| expected.awaited == Awaited::Promotion);
    let asked = room.say(command("queen"));
    assert!(room.made().is_empty(), "{asked:?}");
    assert!(asked.len() == 1 && asked[0].contains("queen"), "{asked:?}");
    room.enter("");
    let promoted = room.facts().into_iter().find_map(|fact| match fact.what {
        What::Made { change, .. } => change.promotion(),
        _ => None,
    });
    assert_eq!(promoted, Some(Role::Queen));
    room.end();
}

#[test]
fn each_piece_that_a_pawn_becomes_is_read_back() {
    // As the recogniser says them in English: the letter of the knight is short for *no*, too.
    for (letter, name) in [("Q", "queen"), ("R", "rook"), ("B", "bishop"), ("N", "knight")] {
        let start = "7k/P7/8/8/8/8/8/K7 w - - 0 1".to_owned();
        let room = Room::new(Started { start, ..casual() });
        room.enter("a8");
        room.expects(|expected| expected.awaited == Awaited::Promotion);
        let asked = room.say(command(letter));
        assert!(asked.len() == 1 && asked[0].contains(name) && asked[0].contains('?'), "{letter}: {asked:?}");
        assert!(room.made().is_empty(), "{letter}");
        room.end();
    }
}

#[test]
fn questions_are_answered_and_keep_what_was_read_back() {
    let room = Room::new(casual());
    room.say(heard(Square::E2, Square::E4, "e4"));
    let answered = room.say(command("turn"));
    assert!(answered.iter().any(|line| line.contains("White")), "{answered:?}");
    room.enter("yes");
    assert_eq!(room.made().len(), 1);
    room.end();
}

#[test]
fn words_about_a_past_position_do_not_count() {
    let room = Room::new(casual());
    let (told, begun) = (room.told(), room.air.begun.load(Ordering::SeqCst));
    room.air.answers.lock().unwrap().push_back(heard(Square::E2, Square::E3, "e3"));
    room.sound(&WORD);
    room.until("speech", |room| room.air.begun.load(Ordering::SeqCst) > begun);
    room.enter("e4");
    let from = room.lines().len();
    room.sound(&PAUSE);
    room.until("what was heard", |room| room.told() > told);
    assert_eq!(room.settle(from, FENCE), Vec::<String>::new());
    assert_eq!(room.made(), [("e4".to_owned(), Source::Line)]);
    // The recogniser knows the new position by now.
    assert_eq!(room.say(heard(Square::E7, Square::E5, "e5")), ["private black: e5?"]);
    room.end();
}

#[test]
fn a_confirmation_that_comes_behind_another_move_is_refused() {
    let room = Room::new(Started { mode: Mode::Training, ..casual() });
    room.enter("e4");
    room.enter("e5");
    room.say(heard(Square::G1, Square::F3, "Nf3"));
    // Black takes a move back meanwhile; the question stays open.
    room.enter("black: undo");
    let told = room.enter("white: yes");
    assert_eq!(room.made().len(), 2, "{told:?}");
    room.end();
}

#[test]
fn on_the_study_board_moves_are_tried_at_once() {
    let room = Room::new(Started { mode: Mode::Training, ..casual() });
    let before = room.facts();
    room.enter("study");
    let tried = room.say(heard(Square::E2, Square::E4, "e4"));
    assert!(tried.iter().any(|line| line.contains("e4")), "{tried:?}");
    // The recogniser expects an answer to it.
    room.expects(|expected| expected.board.turn() == Color::Black);
    assert_eq!(room.facts(), before);
    room.end();
}

#[test]
fn at_a_real_board_repeating_the_opponents_move_enters_it() {
    let mut started = casual();
    started.players.black.driver = Driver::Board;
    let room = Room::new(started);
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("");
    let asked = room.say(heard(Square::E7, Square::E5, "e5"));
    assert!(asked.len() == 1 && asked[0].ends_with("e5?"), "{asked:?}");
    let told = room.enter("");
    assert_eq!(room.made().len(), 2, "{told:?}");
    let by = room.facts().into_iter().filter(|fact| matches!(fact.what, What::Made { .. })).map(|fact| fact.by);
    assert_eq!(by.collect::<Vec<Seat>>(), [WHITE, BLACK]);
    room.end();
}

#[test]
fn in_the_whole_dialogue_a_repetition_is_confirmed_too() {
    let room = Room::new(Started { dialogue: Dialogue::Full, ..literate(started(Mode::Casual, "15")) });
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("");
    // Black repeats what White has announced: on the board before that move.
    room.expects(|expected| expected.board.turn() == Color::White);
    assert_eq!(room.say(heard(Square::E2, Square::E4, "e4")), ["private black: e4?"]);
    let told = room.enter("yes");
    assert!(told.iter().any(|line| line.contains("repeats")), "{told:?}");
    room.end();
}

#[test]
fn where_the_player_announces_the_console_repeats_nothing_publicly() {
    let room = Room::new(Started { announcer: Announcer::Player, ..casual() });
    room.say(heard(Square::E2, Square::E4, "e4"));
    let told = room.enter("");
    assert!(told.iter().all(|line| !line.starts_with("public:")), "{told:?}");
    assert_eq!(room.made().len(), 1);
    room.end();
}

#[test]
fn behind_a_press_it_is_said_that_nothing_was_understood() {
    let room = Room::with(casual(), "no");
    room.enter("listen");
    assert_eq!(room.say(Heard::Nothing), ["private: Not understood. Please say it again."]);
    room.enter("listen");
    assert_eq!(room.say(heard(Square::E2, Square::E4, "e4")), ["private: e4?"]);
    let told = room.enter("listen off");
    assert!(told.iter().any(|line| line.contains("not listening")), "{told:?}");
    let told = room.enter("listen");
    assert!(told.iter().any(|line| line.contains("microphone is off")), "{told:?}");
    room.end();
}

#[test]
fn escape_forgets_what_is_being_said() {
    let room = Room::with(casual(), "no");
    room.enter("listen");
    room.sound(&WORD);
    room.until("the beginning", |room| room.air.begun.load(Ordering::SeqCst) > 0);
    room.enter(FENCE);
    let from = room.lines().len();
    room.enter.send(InputEvent::Key { at: room.stamper.now(), key: Key::Escape }).unwrap();
    let is_closed = |news: &VoiceNews| *news == VoiceNews::Closed(Closed::Pressed);
    room.until("the end", |room| room.air.told.lock().unwrap().iter().any(is_closed));
    assert_eq!(room.settle(from, FENCE), ["private: Cancelled."]);
    assert_eq!(room.told(), 0, "nothing of it is heard");
    room.enter("listen");
    assert_eq!(room.say(heard(Square::E2, Square::E4, "e4")), ["private: e4?"]);
    room.end();
}
