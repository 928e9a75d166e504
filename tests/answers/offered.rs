//! What is offered in the place of a line that was not understood can be entered by the seat to which it is offered.

use annabella::desk::notices::desk::DeskNotice;
use annabella::desk::pending::Pending;
use annabella::desk::step::Step;
use annabella::desk::{Desk, is_not_understood};
use annabella::game::Game;
use annabella::game::command::{Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Dialogue, Source};
use annabella::game::message::Message;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::Color;
use annabella::time::Tick;

use crate::support::table::{ARBITER, BLACK, WHITE, begun, started};

const SEATS: [Seat; 5] = [WHITE, BLACK, Seat::AssistantOf(Color::White), ARBITER, Seat::Spectator];

/// Lines with a slip in them, of all families of commands.
const SLIPS: [&str; 26] = [
    "touched black b8",
    "liftt e2",
    "plaec e4",
    "remvoe e5",
    "anounce e4",
    "repet e4",
    "exeute e4",
    "report tuoch e2",
    "tell the tmie",
    "formalitis",
    "ad white 2:00",
    "ilegal",
    "penlty white loss",
    "penidng",
    "acept claim",
    "overule 1-0",
    "adjuorn",
    "claim drwa",
    "withdrwa claim",
    "verfy",
    "reisgn",
    "namse",
    "levl 3",
    "new gaem",
    "mvoes",
    "hlep",
];

/// What is offered to a seat for a line.
fn offered(line: &str, seat: Seat, desk: &Desk, game: &Game) -> Vec<String> {
    let steps = desk.clone().line(line, Some(seat), game);
    let near = steps.into_iter().find_map(|step| match step {
        Step::Say { notice, .. } => match notice.of() {
            Some(DeskNotice::Unknown { nearest, .. }) => Some(nearest.clone()),
            _ => None,
        },
        _ => None,
    });
    near.unwrap_or_default()
}

/// What is said against a line that was offered.
fn refused(line: &str, seat: Seat, desk: &Desk, game: &Game) -> Option<String> {
    let mut desk = desk.clone();
    let mut steps = desk.line(line, Some(seat), game);
    if is_not_understood(&steps) {
        return Some("not understood".to_owned());
    }
    if desk.client(seat).open_question().is_some_and(Pending::wants_yes_or_no) {
        steps.extend(desk.line("yes", Some(seat), game));
    }
    let told = |message: &Message| match message {
        Message::Refused(refusal) if refusal.is_of_the_seat() => Some(format!("{refusal:?}")),
        _ => None,
    };
    steps.iter().find_map(|step| match step {
        Step::Tell { message, .. } => told(message),
        Step::Command { seat, command } => {
            let what = Happening::Command(command.clone());
            let input = Input { seat: *seat, source: Source::Line, at: Tick::START, what };
            let effects = game.clone().handle(input);
            effects.iter().find_map(|effect| if let Effect::Tell { what, .. } = effect { told(what) } else { None })
        }
        _ => None,
    })
}

#[test]
fn what_is_offered_to_a_seat_can_be_entered_there() {
    let (mut wrong, mut count) = (Vec::new(), 0);
    for (mode, dialogue) in
        [(Mode::Tournament, Dialogue::Full), (Mode::Tournament, Dialogue::Off), (Mode::Casual, Dialogue::Off)]
    {
        let mut start = started(mode, "5");
        start.dialogue = dialogue;
        let game = begun(start);
        let desk = Desk::new(game.started()).in_simulated_time(true);
        for (line, seat) in SLIPS.into_iter().flat_map(|line| SEATS.map(|seat| (line, seat))) {
            for near in offered(line, seat, &desk, &game) {
                count += 1;
                if let Some(why) = refused(&near, seat, &desk, &game) {
                    wrong.push(format!("{} {seat:?} `{line}`, offered `{near}`: {why}", mode.name()));
                }
            }
        }
    }
    assert!(count > 60 && wrong.is_empty(), "{count}\n{}", wrong.join("\n"));
}
