//! A table at which the dialogue is played.

use annabella::game::Game;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::dialogue::{Act, DialogueEvent, Message as Said, State};
use annabella::game::effect::Effect;
use annabella::game::fact::{Dialogue, Fact, Source, Started, What};
use annabella::game::message::Message;
use annabella::game::participant::{Language, Sight};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::notation::{self, Heard, Legality};
use annabella::rules::position::{Color, Intent, Role, Square};
use annabella::rules::profile::ClockAfter;
use annabella::time::Tick;

use crate::support::started;

pub const WHITE: Seat = Seat::Side(Color::White);
pub const BLACK: Seat = Seat::Side(Color::Black);
pub const HELPER: Seat = Seat::AssistantOf(Color::White);

/// A table with both boards, a visually disabled White and a sighted Black.
pub struct Table {
    pub game: Game,
    pub facts: Vec<Fact>,
    pub told: Vec<(Seats, Message)>,
    pub states: Vec<String>,
    pub now: u64,
}

pub fn tournament() -> Started {
    let mut started = started(Mode::Tournament, "90");
    started.dialogue = Dialogue::Full;
    started.players.black.sight = Sight::Sighted;
    started.players.white.assistant = true;
    started
}

impl Table {
    pub fn set(started: Started) -> Table {
        let (game, effects) = Game::begin(started, Tick::START).expect("a legal start");
        let mut table = Table { game, facts: Vec::new(), told: Vec::new(), states: Vec::new(), now: 0 };
        table.take(effects);
        table
    }

    pub fn take(&mut self, effects: Vec<Effect>) {
        self.told.clear();
        for effect in effects {
            match effect {
                Effect::Record(fact) => self.facts.push(fact),
                Effect::Tell { to, what } => self.told.push((to, what)),
                _ => {}
            }
        }
        let state = self.state().to_string();
        if self.states.last() != Some(&state) {
            self.states.push(state);
        }
    }

    pub fn does(&mut self, seat: Seat, command: Command) -> &mut Table {
        self.now += 1_000;
        let what = Happening::Command(command);
        let effects = self.game.handle(Input { seat, source: Source::Line, at: Tick::from_millis(self.now), what });
        self.take(effects);
        self
    }

    pub fn acts(&mut self, seat: Seat, act: Act) -> &mut Table {
        self.does(seat, Command::Dialogue(act))
    }

    pub fn press(&mut self, seat: Seat) -> &mut Table {
        self.does(seat, Command::Press)
    }

    /// Lift, place and announce in one go.
    pub fn moves(&mut self, seat: Seat, uci: &str) -> &mut Table {
        self.does(seat, Command::Move { intent: step(uci), said: uci.to_owned() })
    }

    pub fn state(&self) -> State {
        self.game.dialogue().state(self.game.turn())
    }

    pub fn refusal(&self) -> Option<&Refusal> {
        self.told.iter().find_map(|(_, message)| match message {
            Message::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    pub fn running(&self) -> Option<Color> {
        self.game.clock(Tick::from_millis(self.now)).and_then(|clock| clock.running)
    }

    pub fn heard(&self, wanted: impl Fn(&Said) -> bool) -> Option<Seats> {
        self.told.iter().find_map(|(to, message)| match message {
            Message::Dialogue(said) if wanted(said) => Some(*to),
            _ => None,
        })
    }

    pub fn events(&self) -> impl Iterator<Item = &DialogueEvent> {
        self.facts.iter().filter_map(|fact| match &fact.what {
            What::Dialogue(event) => Some(event),
            _ => None,
        })
    }

    /// An event of the vectors.
    pub fn event(&mut self, actor: &str, verb: &str, arg: &str) {
        let seat = Seat::from_name(actor).unwrap_or(HELPER);
        let square = || arg.parse::<Square>().expect("a square");
        let of_the_last = |game: &Game| {
            let made = game.dialogue().made().is_some();
            if made { game.history().before_last().clone() } else { game.board().clone() }
        };
        let meant = |game: &Game, last: bool| {
            let board = if last { of_the_last(game) } else { game.board().clone() };
            match notation::read(arg, &board, Language::En, Legality::Ignored) {
                Heard::Moves(moves) if moves.len() == 1 => Some(moves[0]),
                Heard::PromotionMissing { from, to } => Some(Intent::Step { from, to, promotion: None }),
                _ => None,
            }
        };
        let said = arg.to_owned();
        let act = match verb {
            "press" => {
                self.press(seat);
                return;
            }
            "feel" => Act::Feel { square: square() },
            "lift" => Act::Lift { square: square() },
            "touch" => Act::Touch { square: square() },
            "place" => Act::Place { square: square() },
            "remove_captured" => Act::RemoveCaptured { square: square() },
            "announce" => Act::Announce { intent: meant(&self.game, false).expect("a move"), said },
            "correct" => {
                let last = self.game.dialogue().waiting().is_some();
                Act::Correct { intent: meant(&self.game, last).expect("a move"), said }
            }
            "repeat" => Act::Repeat { intent: meant(&self.game, true), said },
            "execute" => Act::Execute { intent: step(arg) },
            "report_touch" => Act::ReportTouch { square: square() },
            other => panic!("unknown verb {other}"),
        };
        self.acts(seat, act);
    }
}

pub fn step(uci: &str) -> Intent {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    Intent::Step { from: square(&uci[..2]), to: square(&uci[2..4]), promotion }
}

pub fn uci(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, promotion } => {
            format!("{from}{to}{}", promotion.map(|role| role.char().to_string()).unwrap_or_default())
        }
        Intent::Castle { side } => format!("{side:?}"),
    }
}

pub fn clock_after(name: &str) -> ClockAfter {
    match name {
        "made" => ClockAfter::Made,
        "made_and_repeated" => ClockAfter::MadeAndRepeated,
        _ => ClockAfter::MadeRepeatedExecuted,
    }
}
