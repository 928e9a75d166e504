//! `words.txt`, which an arbiter can read, says which word belongs to which seat and device: each is tried by each seat at each device.

use annabella::desk::Desk;
use annabella::desk::step::Step;
use annabella::game::Game;
use annabella::game::fact::Wording;
use annabella::game::message::Message;
use annabella::game::participant::{Language, Style};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::Color;
use annabella::time::Tick;
use annabella::words::command;

use crate::answers::sample::begun;
use crate::support::table::{ARBITER, BLACK, WHITE, started};

const TABLE: &str = include_str!("words.txt");
const ASSISTANT: Seat = Seat::AssistantOf(Color::White);
/// In the order of the columns. White is the owner.
const SEATS: [Seat; 5] = [WHITE, BLACK, ASSISTANT, ARBITER, Seat::Spectator];
/// Who can have a page.
const PAGES: [Seat; 3] = [BLACK, ASSISTANT, ARBITER];

/// A rule, and its cells.
fn rows() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = TABLE.lines().filter(|line| line.contains('|')).skip(1);
    lines
        .map(|line| {
            let mut cells = line.split('|').map(str::trim);
            (cells.next().expect("a rule"), cells.collect())
        })
        .collect()
}

fn holds(cell: &str, mode: Mode, at_console: bool) -> bool {
    match cell {
        "yes" => true,
        "no" => false,
        "console" | "PIN" => at_console,
        "page" => !at_console,
        "friendly" => mode != Mode::Tournament,
        "tournament" => mode == Mode::Tournament,
        other => panic!("`{other}` is no word of the table"),
    }
}

/// A line that says what a rule means.
fn line_of(rule: &str) -> &str {
    match rule {
        "restore" => "restore 1",
        // Alone, it drops a note when the arbiter says it.
        "dismiss" => "dismiss screen",
        "count" => "7",
        "cue" => "cue check",
        "no-cue" => "cue xyzzy",
        "no-cue-change" => "cue check 300",
        "blunder" => "is e4 a blunder",
        _ => command::usual(rule, Language::En).unwrap_or_else(|| panic!("{rule} can be said")),
    }
}

/// Whether a seat is told at this device that the word is not its own.
fn is_refused(line: &str, desk: &Desk, seat: Seat, game: &Game) -> bool {
    let mut desk = desk.clone();
    desk.set_scene(Tick::START, true, 1);
    let steps = desk.line(line, Some(seat), game);
    let is_whose =
        |refusal: &Refusal| matches!(refusal, Refusal::OwnerOnly | Refusal::ArbiterOnly | Refusal::PlayersOnly);
    let is_told =
        |step: &Step| matches!(step, Step::Tell { message: Message::Refused(refusal), .. } if is_whose(refusal));
    assert!(steps.len() == 1 || !steps.iter().any(is_told), "{line}: {steps:?}");
    steps.iter().any(is_told)
}

#[test]
fn every_word_has_one_row_and_every_row_its_cells() {
    let rules: Vec<&str> = rows().iter().map(|(rule, _)| *rule).collect();
    assert_eq!(rules, command::rows().map(|(rule, _)| rule).collect::<Vec<_>>());
    assert!(rows().iter().all(|(_, cells)| cells.len() == SEATS.len()));
}

#[test]
fn each_seat_says_at_each_device_only_what_is_its_own() {
    for mode in Mode::ALL {
        let start = started(mode, "5");
        let game = Game::replay(&[begun(&start)]).expect("a start");
        let console = Desk::new(&start).in_simulated_time(true);
        let wording = Wording { language: Language::En, style: Style::Fide };
        let page = |seat| Desk::new(&start).in_simulated_time(true).of_one(seat, wording).unlocked();
        for (rule, cells) in rows() {
            let line = line_of(rule);
            for (seat, cell) in SEATS.into_iter().zip(cells) {
                let refused = is_refused(line, &console, seat, &game);
                assert_eq!(!refused, holds(cell, mode, true), "{} {rule}, {seat:?} at the console", mode.name());
                if PAGES.contains(&seat) {
                    let refused = is_refused(line, &page(seat), seat, &game);
                    assert_eq!(!refused, holds(cell, mode, false), "{} {rule}, {seat:?} at a page", mode.name());
                }
            }
        }
    }
}
