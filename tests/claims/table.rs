//! A game under test: what was recorded, what was told, and the same game again from its facts.

use std::collections::VecDeque;

use annabella::game::Game;
use annabella::game::adjournment::{self, Key};
use annabella::game::clock::ClockReading;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::draws;
use annabella::game::effect::Effect;
use annabella::game::fact::{ByColorOf, Dialogue, Fact, Source, Started, What};
use annabella::game::mating::{MatingAnswer, MatingTask};
use annabella::game::message::Message;
use annabella::game::participant::{Language, Sight};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::notation::{self, Heard, Legality};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::mating::{Budget, CanMate, Unknown, Verdict, decide};
use annabella::rules::position::{Color, Intent};
use annabella::rules::profile::Profile;
use annabella::time::Tick;

pub use crate::support::started;

pub const WHITE: Seat = Seat::Side(Color::White);
pub const BLACK: Seat = Seat::Side(Color::Black);
pub const ARBITER: Seat = Seat::Arbiter;

pub struct Table {
    pub game: Game,
    pub facts: Vec<Fact>,
    pub told: Vec<(Seats, Message)>,
    pub now: u64,
    /// Nobody finds out whether a side can still mate.
    pub gives_up: bool,
}

/// A tournament game of two sighted players under a profile, each move completed by a press.
pub fn tournament(profile: &str, time: &str) -> Started {
    let mut started = started(Mode::Tournament, time);
    started.profile = Profile::named(profile).expect("a profile");
    started.dialogue = Dialogue::Full;
    started.players.white.sight = Sight::Sighted;
    started.players.black.sight = Sight::Sighted;
    started
}

/// A time control that makes a game of this class under all profiles.
pub fn time_of(class: &str) -> &'static str {
    match class {
        "rapid" => "20",
        "blitz" => "5",
        _ => "90",
    }
}

impl Table {
    pub fn set(started: Started) -> Table {
        let (game, effects) = Game::begin(started, Tick::START).expect("a legal start");
        let mut table = Table { game, facts: Vec::new(), told: Vec::new(), now: 0, gives_up: false };
        table.take(effects);
        table
    }

    /// From a FEN, or `startpos`, after these moves in English notation, as far as the game goes; all but the last `made` of them
    /// completed.
    pub fn after(mut started: Started, fen: &str, moves: &str, made: usize) -> Table {
        if fen != "startpos" {
            fen.clone_into(&mut started.start);
        }
        let mut table = Table::set(started);
        let moves: Vec<&str> = moves.split_whitespace().collect();
        for (index, text) in moves.iter().enumerate() {
            if table.over().is_some() {
                break;
            }
            let side = Seat::Side(table.game.turn());
            let intent = table.san(text);
            table.does(side, Command::Move { intent, said: (*text).to_owned() });
            assert_eq!(table.refusal(), None, "{text}");
            if index + made < moves.len() && table.game.started().dialogue == Dialogue::Full {
                table.does(side, Command::Press);
            }
        }
        table
    }

    fn take(&mut self, effects: Vec<Effect>) {
        self.told.clear();
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Record(fact) => self.facts.push(fact),
                Effect::Tell { to, what } => self.told.push((to, what)),
                Effect::CanMate(task) => effects.extend(self.answers(task)),
                _ => {}
            }
        }
        let json: Vec<String> = self.facts.iter().map(|fact| serde_json::to_string(fact).expect("json")).collect();
        let back: Vec<Fact> = json.iter().map(|line| serde_json::from_str(line).expect("a fact")).collect();
        assert_eq!(back, self.facts);
        assert_eq!(Game::replay(&back).expect("a game"), self.game, "the record gives the same game");
    }

    /// What hangs on whether a side can still mate is answered at once.
    fn answers(&mut self, MatingTask { after, about, position }: MatingTask) -> Vec<Effect> {
        let verdict = if self.gives_up {
            Verdict::CanMate(CanMate::Undecided(Unknown::GaveUp))
        } else {
            decide(&position, about.searched(), Budget::FULL)
        };
        let what = Happening::CanMate(MatingAnswer { after, about, verdict });
        self.game.handle(Input { seat: ARBITER, source: Source::Console, at: Tick::from_millis(self.now), what })
    }

    pub fn does(&mut self, seat: Seat, command: Command) -> &mut Table {
        let at = Tick::from_millis(self.now);
        let what = Happening::Command(command);
        let effects = self.game.handle(Input { seat, source: Source::Line, at, what });
        self.take(effects);
        self
    }

    pub fn claims(&mut self, seat: Seat, act: draws::Act) -> &mut Table {
        self.does(seat, Command::Claim(act))
    }

    pub fn adjourns(&mut self, seat: Seat, act: adjournment::Act) -> &mut Table {
        self.does(seat, Command::Adjourn(act))
    }

    pub fn waits(&mut self, millis: u64) -> &mut Table {
        self.now += millis;
        self
    }

    /// The program is started again.
    pub fn restarts(&mut self) -> &mut Table {
        self.game = Game::replay(&self.facts).expect("a game");
        self.now = 0;
        let effects = self.game.reopen(Tick::START, 1_800_000_000, "test");
        self.take(effects);
        self
    }

    /// As if the arbiter had set the clock so.
    pub fn shows(&mut self, white_s: u64, black_s: u64) -> &mut Table {
        let at = Tick::from_millis(self.now);
        let mut clock = self.game.clock(at).expect("a clock");
        clock.white.set_left(white_s * 1000);
        clock.black.set_left(black_s * 1000);
        let fact = Fact { by: ARBITER, source: Source::Console, at, clock: Some(clock), what: What::ClockNoted };
        self.game.apply(&fact);
        self.facts.push(fact);
        self
    }

    pub fn san(&self, text: &str) -> Intent {
        match notation::read(text, self.game.board(), Language::En, Legality::Preferred) {
            Heard::Moves(moves) if moves.len() == 1 => moves[0],
            other => panic!("{text}: {other:?} on {}", self.game.board().fen()),
        }
    }

    pub fn clock(&self) -> ClockReading {
        self.game.clock(Tick::from_millis(self.now)).expect("a clock")
    }

    /// Both times in seconds.
    pub fn left(&self) -> (u64, u64) {
        (self.clock().white.left / 1000, self.clock().black.left / 1000)
    }

    pub fn refusal(&self) -> Option<&Refusal> {
        self.told.iter().find_map(|(_, message)| match message {
            Message::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    pub fn result(&self) -> &'static str {
        self.game.outcome().map_or("*", |(outcome, _)| outcome.score())
    }

    pub fn over(&self) -> Option<(Outcome, Reason)> {
        self.game.outcome()
    }

    pub fn told_to(&self, seat: Seat) -> Vec<&Message> {
        self.told.iter().filter(|(to, _)| to.contains(seat)).map(|(_, message)| message).collect()
    }
}

pub fn word(text: &str) -> Key {
    Key::of(text, "salt of the game")
}

pub fn both<T: Clone>(value: &T) -> ByColorOf<T> {
    ByColorOf { white: value.clone(), black: value.clone() }
}
