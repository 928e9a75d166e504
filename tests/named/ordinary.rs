//! Names that people and events have: none is taken for a command, a piece or a move.

use annabella::desk::Desk;
use annabella::desk::step::Step;
use annabella::game::command::Command;
use annabella::game::participant::Language;
use annabella::game::roles::Mode;

use crate::support::table::{begun, started};

#[test]
fn ordinary_names_are_taken_without_a_question() {
    let names: Vec<&str> = include_str!("ordinary.txt").lines().filter(|line| !line.starts_with('#')).collect();
    assert!(names.len() >= 100, "{}", names.len());
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let mut start = started(Mode::Casual, "5");
        start.players.white.language = language;
        start.table.language = language;
        let game = begun(start);
        for name in &names {
            let mut desk = Desk::new(game.started());
            desk.line("names", None, &game);
            let steps = desk.line(name, None, &game);
            let is_taken =
                |step: &Step| matches!(step, Step::Command { command: Command::Name { text, .. }, .. } if text == name);
            if !steps.iter().any(is_taken) {
                wrong.push(format!("{language:?} {name}: {steps:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
