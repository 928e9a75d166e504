//! `words.txt`, which an arbiter can read, says which word belongs to which seat and device: each is tried by each seat at each device.

use annabella::desk::Desk;
use annabella::desk::lines::command;
use annabella::desk::step::Step;
use annabella::game::Game;
use annabella::game::command::{Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Dialogue, Source, Started, Wording};
use annabella::game::message::Message;
use annabella::game::participant::{Driver, Language, Style};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::Color;
use annabella::time::Tick;

use crate::answers::sample::begun;
use crate::support::table::{ARBITER, BLACK, Table, WHITE, started};

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
        "move-is" => "is e4 check",
        "move-is-asked" => "e4 check?",
        "can-take" => "can i take e4",
        _ => command::usual(rule, Language::En).unwrap_or_else(|| panic!("{rule} can be said")),
    }
}

/// Where the words stand.
const GRAMMAR: &str = include_str!("../../locales/en/grammar.jsgf");

/// A line of every word: of the commands, of the dialogue, of draws and of the scoresheet, and of the arbiter's orders; and what is
/// done in the dialogue.
fn lines() -> Vec<String> {
    let commands = command::rows().map(|(rule, _)| line_of(rule).to_owned());
    let public = GRAMMAR.lines().filter_map(|line| line.strip_prefix("public <")?.split_once('>'));
    let others = public.map(|(rule, _)| rule).filter(|rule| rule.starts_with("say-") || rule.starts_with("order-"));
    let others = others.filter_map(|rule| command::usual(rule, Language::En)).map(str::to_owned);
    let done =
        "repeat e2e4|execute e2e4|execute e7e5|report touch g8|announce g8f6|correct e7e6|adjust e7|e7e5|Nf3|yes|no";
    commands.chain(others).chain(done.split('|').map(str::to_owned)).collect()
}

/// What a page hears of a line, or that the console does what it says.
fn is_answered(line: &str, mut desk: Desk, seat: Seat, mut game: Game) -> bool {
    desk.begin();
    desk.set_scene(Tick::START, 1);
    desk.reads_a_page(true);
    desk.line(line, Some(seat), &game).into_iter().any(|step| match step {
        Step::Command { seat: by, command } => {
            let (source, at) = (Source::Page, Tick::from_millis(60_000));
            let effects = game.handle(Input { seat: by, source, at, what: Happening::Command(command) });
            effects.iter().any(|effect| matches!(effect, Effect::Tell { to, .. } if to.contains(seat)))
        }
        _ => true,
    })
}

#[test]
fn every_line_at_a_page_is_answered_there() {
    let lines = lines();
    assert!(lines.len() > 200, "{}", lines.len());
    for mode in Mode::ALL {
        let mut start = Started { dialogue: Dialogue::Full, ..started(mode, "5") };
        start.players.white.assistant = true;
        start.players.black.driver = Driver::Screen;
        let wording = Wording { language: Language::En, style: Style::Fide };
        let mut silent = Vec::new();
        for moves in [&["e2e4"][..], &["e2e4", "e7e5"]] {
            let mut table = Table::set(start.clone());
            for uci in moves {
                table.moves(uci);
            }
            for seat in PAGES {
                let page = Desk::new(&start).in_simulated_time(true).of_one(seat, wording).unlocked();
                let unanswered = |line: &&String| !is_answered(line, page.clone(), seat, table.game.clone());
                silent.extend(lines.iter().filter(unanswered).map(|line| format!("{seat:?}: {line}")));
            }
        }
        assert!(silent.is_empty(), "{}: {silent:#?}", mode.name());
    }
}

/// Whether a seat is told at this device that the word is not its own.
fn is_refused(line: &str, desk: &Desk, seat: Seat, game: &Game) -> bool {
    let mut desk = desk.clone();
    desk.set_scene(Tick::START, 1);
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
fn each_seat_says_only_its_own_words_at_each_device() {
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
