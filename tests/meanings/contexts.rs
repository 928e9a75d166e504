//! Where a line is read: at the game, at the study board, by the arbiter, by the clock alone, as the answer to each open question.
//!
//! Every context reads as the console does, by the function that the console calls.

use annabella::desk::compose::{Compose, Turn as Composed};
use annabella::desk::keyboard::Keyboard;
use annabella::desk::keymap::KeyMap;
use annabella::desk::layout::Layout;
use annabella::desk::lines;
use annabella::desk::lines::clock::ClockWord;
use annabella::desk::lines::command::{self, Heard};
use annabella::desk::pending::Pending;
use annabella::desk::set_clock::{SetClock, Turn as Set};
use annabella::desk::step::{Step, WarningsWish};
use annabella::desk::tutorial::{Turn, Tutorial};
use annabella::desk::{Desk, is_secret};
use annabella::game::Game;
use annabella::game::clock::{ClockReading, SideReading};
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Cue;
use annabella::game::fact::{Dialogue, Source};
use annabella::game::participant::{Echo, Language};
use annabella::game::roles::{Mode, Seat};
use annabella::game::screen_event::Role;
use annabella::input::frame;
use annabella::keys::action::Action;
use annabella::rules::position::Color;
use annabella::time::Tick;

use super::adapter::{self, Spoken, clock_word, correction};
use super::notices;
use super::session::Place;
use crate::support::table::started;

const WHITE: Seat = Seat::Side(Color::White);
/// A pawn before its promotion, and two knights that reach one square.
const TWO_KNIGHTS: &str = "7k/P7/8/8/8/8/8/KN3N2 w - - 0 1";

/// A place where lines are read.
pub struct Context {
    pub name: &'static str,
    pub prepare: fn(Language) -> Reader,
}

macro_rules! contexts {
    ($($name:literal: $prepare:expr;)*) => { [$(Context { name: $name, prepare: $prepare }),*] };
}

/// Those of games and of the clock alone. Those behind `spectator` are open questions and other dialogues.
pub const CONTEXTS: [Context; 45] = contexts! {
    "game": |language| at_a_desk(casual(language), None, &[]);
    "study": |language| at_a_desk(casual(language), None, &["study"]);
    "arbiter": |language| at_a_desk(tournament(language), Some(Seat::Arbiter), &[]);
    "dialogue": |language| at_a_desk(with_dialogue(language), None, &[]);
    "clock": |_| Reader::Clock;
    "over": |language| at_a_desk(resigned(language), None, &[]);
    "tournament": |language| at_a_desk(tournament(language), None, &[]);
    "black": |language| at_a_desk(casual(language), Some(Seat::Side(Color::Black)), &[]);
    "assistant": |language| at_a_desk(with_dialogue(language), Some(Seat::AssistantOf(Color::White)), &[]);
    "spectator": |language| at_a_desk(casual(language), Some(Seat::Spectator), &[]);
    "seats": |_| Reader::Seats;
    "secrets": |language| Reader::Secrets(Box::new(tournament(language)));
    "ask-resign": |language| at_a_desk(casual(language), None, &["resign"]);
    "ask-leave": |language| at_a_desk(casual(language), None, &["the end"]);
    "ask-leave-behind-resign": |language| at_a_desk(casual(language), None, &["resign", "the end"]);
    "ask-new-game": |language| at_a_desk(casual(language), None, &["new game"]);
    "ask-meant": |language| at_a_desk(casual(language), None, &["Nf3?"]);
    "ask-near": |language| at_a_desk(casual(language), None, &["reisgn"]);
    "ask-promotion": |language| at_a_desk(two_knights(language, Mode::Casual), None, &["a8"]);
    "ask-promotion-tournament": |language| at_a_desk(two_knights(language, Mode::Tournament), None, &["a8"]);
    "ask-choice": |language| at_a_desk(two_knights(language, Mode::Casual), None, &["knight d2"]);
    "ask-admit": |language| asked(casual(language), WHITE, Pending::Admit { visitor: 0, name: String::new(), role: Role::Opponent });
    "ask-network": |language| asked(casual(language), WHITE, Pending::Network);
    "ask-earphone": |language| asked(casual(language), WHITE, Pending::Earphone);
    "ask-piece": |language| asked(casual(language), WHITE, Pending::Piece(annabella::rules::position::Square::E4));
    "ask-name": |language| at_a_desk(casual(language), None, &["names"]);
    "ask-round": |language| at_a_desk(casual(language), None, &["names", "", "", ""]);
    "ask-claim-ground": |language| at_a_desk(tournament(language), None, &["claim draw"]);
    "ask-claim-move": |language| at_a_desk(tournament(language), None, &["claim draw", "threefold repetition"]);
    "ask-claim-sure": |language| at_a_desk(tournament(language), None, &["claim draw", "threefold repetition", "now"]);
    "ask-order": |language| at_a_desk(tournament(language), None, &["arbiter"]);
    "ask-envelope-word": |language| at_a_desk(tournament(language), Some(Seat::Arbiter), &["adjourn"]);
    "compose-kind": |language| at_a_desk(casual(language), None, &["new control"]);
    "compose-minutes": |language| at_a_desk(casual(language), None, &["new control", "1"]);
    "compose-moves": |language| at_a_desk(casual(language), None, &["new control", "1", "90"]);
    "compose-extra": |language| at_a_desk(casual(language), None, &["new control", "1", "90", ""]);
    "compose-seconds": |language| at_a_desk(casual(language), None, &["new control", "1", "90", "", "2"]);
    "compose-same": |language| at_a_desk(casual(language), None, &["new control", "2", "5"]);
    "compose-name": |language| at_a_desk(casual(language), None, &["new control", "2", "5", "yes", "yes"]);
    "clock-compose-minutes": |_| clock_composing(&["1"]);
    "clock-set-time": |_| Reader::SetClock(clock_to_set(0));
    "clock-set-moves": |_| Reader::SetClock(clock_to_set(2));
    "clock-set-turn": |_| Reader::SetClock(clock_to_set(4));
    "tutorial-move": |_| tutorial_at_a_move();
    "tutorial-quiz": |_| tutorial_at_the_quiz();
};

/// What reads.
pub enum Reader {
    Desk { game: Box<Game>, desk: Box<Desk>, named: Option<Seat> },
    Clock,
    ClockComposing(Box<Compose>),
    SetClock(Box<SetClock>),
    Tutorial(Box<Tutorial>, Box<Keyboard>, Box<Game>),
    Seats,
    Secrets(Box<Game>),
    Training(Box<Place>),
}

impl Reader {
    /// What a line means here.
    pub fn read(&self, line: &str, language: Language) -> String {
        match self {
            Reader::Desk { game, desk, named } => at_the_desk(desk, game, *named, line),
            Reader::Clock => of_the_clock(line, language),
            Reader::ClockComposing(compose) => composing(compose, line, language),
            Reader::SetClock(dialogue) => setting(dialogue, line, language),
            Reader::Tutorial(tutorial, keyboard, game) => taught(tutorial, keyboard, game, line, language),
            Reader::Seats => frame::parse(line, &[language]).map_or_else(
                |_| "wrong moment".to_owned(),
                |frame| frame.seat.map_or("no seat", Seat::name).to_owned(),
            ),
            Reader::Secrets(game) => {
                let is_secret = is_secret(line, &Desk::new(game.started()).languages());
                if is_secret { "secret" } else { "not secret" }.to_owned()
            }
            Reader::Training(place) => place.read(line),
        }
    }
}

// --- at the desk ---

fn at_the_desk(desk: &Desk, game: &Game, named: Option<Seat>, line: &str) -> String {
    let mut desk = desk.clone();
    let asked = desk.newest().map(|(seat, pending)| (seat, pending.clone()));
    desk.set_scene(Tick::START, 1);
    let steps = desk.line(line, named, game);
    let name = adapter::steps(&steps, Spoken { seat: named.unwrap_or(game.owner()), line });
    // The question stays until the answer is hashed.
    let is_answered = matches!(steps[..], [Step::Hash { .. }]) && desk.newest().is_some() && !desk.is_secret();
    let is_word = matches!(asked, Some((_, Pending::EnvelopeWord { .. })));
    let is_asked_still = asked.is_some()
        && !(is_answered && is_word)
        && desk.newest() == asked.as_ref().map(|(seat, pending)| (*seat, pending));
    if is_asked_still { format!("{name}, asked still") } else { name }
}

/// A desk at which these lines have been entered; what they ask of the game is not done.
pub fn at_a_desk(game: Game, named: Option<Seat>, lines: &[&str]) -> Reader {
    let mut desk = Desk::new(game.started()).in_simulated_time(true);
    desk.set_scene(Tick::START, 1);
    for line in lines {
        for step in desk.line(line, named, &game) {
            if let Step::Study { seat, wish } = step {
                desk.do_study(seat, wish, &game);
            }
        }
    }
    Reader::Desk { game: Box::new(game), desk: Box::new(desk), named }
}

fn asked(game: Game, seat: Seat, pending: Pending) -> Reader {
    let mut desk = Desk::new(game.started()).in_simulated_time(true);
    desk.ask(seat, pending);
    Reader::Desk { game: Box::new(game), desk: Box::new(desk), named: None }
}

fn begun(language: Language, mode: Mode, dialogue: Dialogue, start: Option<&str>) -> Game {
    let mut started = started(mode, "90+30");
    started.players.white.language = language;
    started.players.black.language = language;
    started.table.language = language;
    started.dialogue = dialogue;
    if let Some(fen) = start {
        fen.clone_into(&mut started.start);
    }
    crate::support::table::begun(started)
}

fn does(game: &mut Game, seat: Seat, command: Command) {
    game.handle(Input { seat, source: Source::Line, at: Tick::START, what: Happening::Command(command) });
}

/// After 1. e4 e5: two people at one keyboard, White is the owner.
fn after_two_moves(language: Language, mode: Mode) -> Game {
    let mut game = begun(language, mode, Dialogue::Off, None);
    for line in ["e4", "e5"] {
        for step in Desk::new(game.started()).line(line, None, &game) {
            let Step::Command { seat, command } = step else { panic!("{line} is a move") };
            does(&mut game, seat, command);
        }
    }
    assert_eq!(game.history().live().len(), 2);
    game
}

pub fn casual(language: Language) -> Game {
    after_two_moves(language, Mode::Casual)
}

fn tournament(language: Language) -> Game {
    after_two_moves(language, Mode::Tournament)
}

fn resigned(language: Language) -> Game {
    let mut game = casual(language);
    does(&mut game, WHITE, Command::Resign);
    game
}

pub fn with_dialogue(language: Language) -> Game {
    begun(language, Mode::Tournament, Dialogue::Full, None)
}

fn two_knights(language: Language, mode: Mode) -> Game {
    begun(language, mode, Dialogue::Off, Some(TWO_KNIGHTS))
}

// --- the clock alone ---

/// As `console::standalone_clock` reads a line where nothing is asked.
fn of_the_clock(line: &str, language: Language) -> String {
    match lines::clock::parse(line, language) {
        Some(word) => clock_word(word),
        None => match command::parse(line, language) {
            Some(Heard::Warnings(chosen)) => adapter::warnings(&WarningsWish::Choose(chosen)),
            Some(Heard::WrongWarnings { text }) => format!("no warnings \"{text}\""),
            _ => "not understood".to_owned(),
        },
    }
}

/// What may come between a question of the clock and its answer.
fn aside(line: &str, language: Language) -> Option<String> {
    let word = lines::clock::parse(line, language)?;
    let is_one = matches!(word, ClockWord::Ask(_) | ClockWord::TimeOfDay | ClockWord::Repeat);
    is_one.then(|| format!("{}, asked still", clock_word(word)))
}

fn composing(compose: &Compose, line: &str, language: Language) -> String {
    if let Some(aside) = aside(line, language) {
        return aside;
    }
    match compose.clone().line(line, language) {
        Composed::Asks(said) => said.iter().map(notices::compose).collect::<Vec<_>>().join(" + "),
        Composed::Done { time, .. } => format!("done {time}"),
        Composed::Dropped => "dropped".to_owned(),
    }
}

fn clock_composing(lines: &[&str]) -> Reader {
    let mut compose = Compose::for_a_clock();
    for line in lines {
        compose.line(line, Language::En);
    }
    Reader::ClockComposing(Box::new(compose))
}

fn setting(dialogue: &SetClock, line: &str, language: Language) -> String {
    if let Some(aside) = aside(line, language) {
        return aside;
    }
    if matches!(lines::clock::parse(line, language), Some(ClockWord::No | ClockWord::Quit)) {
        return "dropped".to_owned();
    }
    // The rest is left as it is: then it is told what is done.
    let mut dialogue = dialogue.clone();
    let mut turn = dialogue.line(line, language);
    if let Set::Asks { wrong: Some(wrong), .. } = &turn {
        return notices::standalone_clock(wrong);
    }
    loop {
        match turn {
            Set::Done(done) if done.is_empty() => return "left as it is".to_owned(),
            Set::Done(done) => return done.into_iter().map(correction).collect::<Vec<_>>().join(" + "),
            Set::Asks { .. } => turn = dialogue.line("", language),
        }
    }
}

/// A clock of which so many questions have been passed over.
fn clock_to_set(passed: usize) -> Box<SetClock> {
    let side = |left, moves| SideReading { left, moves, ..SideReading::default() };
    let reading = ClockReading { white: side(60_000, 12), black: side(90_000, 11), running: None, stood: 0, gaps: 0 };
    let mut dialogue = SetClock::new(reading, Color::Black);
    for _ in 0..passed {
        dialogue.line("", Language::En);
    }
    Box::new(dialogue)
}

// --- the tutorial ---

fn taught(tutorial: &Tutorial, keyboard: &Keyboard, game: &Game, line: &str, language: Language) -> String {
    let (mut tutorial, mut keyboard) = (tutorial.clone(), keyboard.clone());
    let mut names: Vec<String> = Vec::new();
    for turn in tutorial.line(&mut keyboard, line, language) {
        let name = match turn {
            Turn::Word(word) => {
                let steps = Desk::new(game.started()).word_by_key(word, game);
                adapter::steps(&steps, Spoken { seat: game.owner(), line })
            }
            Turn::Say(notice) => notices::notice(&notice),
            Turn::Cue(_) => "sounds".to_owned(),
            Turn::Over => "ends the tutorial".to_owned(),
            Turn::Stroke(_) | Turn::Entered => continue,
        };
        if names.last() != Some(&name) {
            names.push(name);
        }
    }
    names.join(" + ")
}

fn keyboard() -> Keyboard {
    Keyboard::new(KeyMap::load(None, Layout::Us).0, Echo::Character, Color::White)
}

/// A move is to be entered: the third lesson.
fn tutorial_at_a_move() -> Reader {
    let mut keyboard = keyboard();
    let (mut tutorial, _) = Tutorial::at_keyboard(&mut keyboard, &Cue::ALL, &[0], false, false);
    for _ in 0..2 {
        let skip = keyboard.keys(Action::NextItem).first().copied().expect("a key that goes on");
        tutorial.key(&mut keyboard, skip, Tick::START, Language::En);
    }
    Reader::Tutorial(Box::new(tutorial), Box::new(keyboard), Box::new(casual(Language::En)))
}

/// The number of a cue is to be entered: behind the only cue that is explained.
fn tutorial_at_the_quiz() -> Reader {
    let mut keyboard = keyboard();
    let (mut tutorial, _) = Tutorial::by_lines(&[Cue::Move], &[0], false);
    tutorial.line(&mut keyboard, "", Language::En);
    Reader::Tutorial(Box::new(tutorial), Box::new(keyboard), Box::new(casual(Language::En)))
}
