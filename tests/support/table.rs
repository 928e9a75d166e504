//! A game under test: the same [`Game`] as in every other part of the program, at a time that moves only when it is told to.

use std::collections::VecDeque;

use annabella::game::clock::ClockReading;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Announcer, Dialogue, EventRules, Fact, SCHEMA, Source, Started, What, Wording};
use annabella::game::mating::{About, MatingAnswer, MatingTask};
use annabella::game::message::Message;
use annabella::game::participant::{Driver, Hearing, Language, Participant, Sight, Style};
use annabella::game::presence::Beginning;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Parts, Seat, Seats};
use annabella::game::ruling::{Order, Ruling};
use annabella::game::{Game, adjournment, dialogue, draws};
use annabella::notation::{self, Heard, Legality, uci};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::mating::{Budget, CanMate, Unknown, Verdict, decide};
use annabella::rules::position::{ByColor, Color, FenError, Intent, Position, Role, Square};
use annabella::rules::profile::Profile;
use annabella::time::Tick;

pub const WHITE: Seat = Seat::Side(Color::White);
pub const BLACK: Seat = Seat::Side(Color::Black);
pub const ARBITER: Seat = Seat::Arbiter;

/// A game of two people at one console, from the initial position.
pub fn started(mode: Mode, time: &str) -> Started {
    let player = |driver| Participant {
        name: String::new(),
        sight: Sight::VisuallyDisabled,
        hearing: Hearing::Hearing,
        assistant: false,
        language: Language::En,
        style: Style::Fide,
        driver,
    };
    let time = time.parse().expect("a time control");
    Started {
        schema: SCHEMA,
        version: "test".to_owned(),
        wall: 1_700_000_000,
        players: ByColor { white: player(Driver::Owner), black: player(Driver::Console) },
        event: String::new(),
        round: String::new(),
        start: Position::initial().fen(),
        chess960: None,
        opening: None,
        time: ByColor { white: Clone::clone(&time), black: time },
        mode,
        begins: Beginning::AtOnce,
        dialogue: Dialogue::Off,
        supervised: true,
        event_rules: EventRules::default(),
        announcer: Announcer::Console,
        parts: Parts { board: true, sheet: true, clock: true, assistant: false },
        owner: WHITE,
        table: Wording { language: Language::En, style: Style::Fide },
        profile: Profile::named("fide-2023").expect("a profile"),
        engine: None,
        seed: 1,
    }
}

/// A tournament game of two sighted players under a profile, each move completed by a press. (The ordinary rules for the press hold
/// for sighted players; D.2.4 refuses the others' too early press.)
pub fn tournament(profile: &Profile, time: &str) -> Started {
    let mut started = Started { profile: profile.clone(), dialogue: Dialogue::Full, ..started(Mode::Tournament, time) };
    for side in Color::ALL {
        started.players.get_mut(side).sight = Sight::Sighted;
    }
    started
}

/// Who answers when a game asks whether somebody can still mate.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mates {
    /// Whoever searches, at once and to the end.
    Found,
    /// The same, but whether a position is dead is asked in vain.
    FoundOfSides,
    /// The same, but the search is given up soon.
    FoundSoon,
    /// Nobody finds it out.
    Unknown,
    /// Nobody, until the test says so.
    Waited,
}

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Table {
    pub game: Game,
    /// Its record.
    pub facts: Vec<Fact>,
    /// What the last input wanted done, without what came of answers about mates.
    pub effects: Vec<Effect>,
    /// What was told since then, and to whom.
    pub told: Vec<(Seats, Message)>,
    /// The same from the beginning.
    pub all_told: Vec<(Seats, Message)>,
    /// The questions about mates that are open.
    pub asked: VecDeque<MatingTask>,
    /// The present tick.
    pub now: u64,
    /// How long it takes to do anything.
    pub pace: u64,
    pub mates: Mates,
    /// After each input the record gives the same game again.
    pub replayed: bool,
}

impl Table {
    /// A game that begins.
    pub fn set(started: Started) -> Table {
        Table::begin(started, |_| ()).expect("a legal start")
    }

    /// The same, with other ways of this table.
    pub fn with(started: Started, ways: impl FnOnce(&mut Table)) -> Table {
        Table::begin(started, ways).expect("a legal start")
    }

    /// The same, from a start that may be none.
    pub fn begin(started: Started, ways: impl FnOnce(&mut Table)) -> Result<Table, FenError> {
        let (game, effects) = Game::begin(started, Tick::START)?;
        let mut table = Table {
            game,
            facts: Vec::new(),
            effects: Vec::new(),
            told: Vec::new(),
            all_told: Vec::new(),
            asked: VecDeque::new(),
            now: 0,
            pace: 0,
            mates: Mates::Found,
            replayed: false,
        };
        ways(&mut table);
        table.take(effects);
        Ok(table)
    }

    /// This moment.
    pub fn tick(&self) -> Tick {
        Tick::from_millis(self.now)
    }

    // --- what is done ---

    /// Somebody does something.
    pub fn does(&mut self, seat: Seat, command: Command) -> &mut Table {
        self.happens(seat, Happening::Command(command))
    }

    /// Something happens.
    pub fn happens(&mut self, seat: Seat, what: Happening) -> &mut Table {
        self.now += self.pace;
        self.enters(Input { seat, source: Source::Line, at: self.tick(), what })
    }

    /// An input as it is.
    pub fn enters(&mut self, input: Input) -> &mut Table {
        let effects = self.game.handle(input);
        self.take(effects);
        self
    }

    /// The program is started again at this moment, with what was recorded.
    pub fn reopens(&mut self, wall: u64) -> &mut Table {
        self.game = Game::replay(&self.facts).expect("its own record");
        let effects = self.game.reopen(self.tick(), wall, "test");
        self.take(effects);
        self
    }

    /// Keeps what is recorded and told, and answers what is asked.
    fn take(&mut self, effects: Vec<Effect>) {
        self.told.clear();
        self.note(&effects);
        self.effects = effects;
        if self.mates != Mates::Waited {
            self.answers_about_mates();
        }
        if self.replayed {
            self.assert_replayed();
        }
    }

    fn note(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Record(fact) => self.facts.push(fact.clone()),
                Effect::Tell { to, what } => {
                    self.told.push((*to, what.clone()));
                    self.all_told.push((*to, what.clone()));
                }
                Effect::CanMate(task) => self.asked.push_back(task.clone()),
                _ => {}
            }
        }
    }

    /// Answers every open question about mates.
    pub fn answers_about_mates(&mut self) -> &mut Table {
        while let Some(MatingTask { after, about, position }) = self.asked.pop_front() {
            let verdict = match (self.mates, about) {
                (Mates::FoundOfSides | Mates::FoundSoon, About::Dead) => continue,
                (Mates::FoundSoon, _) => decide(&position, about.searched(), Budget::SHORT),
                (Mates::Unknown, _) => Verdict::CanMate(CanMate::Undecided(Unknown::GaveUp)),
                _ => decide(&position, about.searched(), Budget::FULL),
            };
            self.is_answered(MatingAnswer { after, about, verdict });
        }
        self
    }

    /// An answer about mates comes.
    pub fn is_answered(&mut self, answer: MatingAnswer) {
        let (seat, at, what) = (self.game.owner(), self.tick(), Happening::CanMate(answer));
        let effects = self.game.handle(Input { seat, source: Source::Console, at, what });
        self.note(&effects);
    }

    /// The record, read back from what is written of it, gives the same game.
    #[track_caller]
    pub fn assert_replayed(&self) {
        let json: Vec<String> = self.facts.iter().map(|fact| serde_json::to_string(fact).expect("json")).collect();
        let back: Vec<Fact> = json.iter().map(|line| serde_json::from_str(line).expect("a fact")).collect();
        assert_eq!(back, self.facts);
        assert_eq!(Game::replay(&back).expect("a game"), self.game, "the record gives the same game");
    }

    /// As if the record said so: something that a test gives without telling how it came about.
    pub fn logs(&mut self, by: Seat, clock: Option<ClockReading>, what: What) {
        let fact = Fact { by, source: Source::Console, at: self.tick(), clock, what };
        self.game.apply(&fact);
        self.facts.push(fact);
    }

    /// As if the arbiter had set the clock so, in seconds.
    pub fn shows(&mut self, white: u64, black: u64) -> &mut Table {
        let mut clock = self.clock();
        clock.white.set_left(white * 1_000);
        clock.black.set_left(black * 1_000);
        self.logs(ARBITER, Some(clock), What::ClockNoted);
        self
    }

    /// It is this moment now.
    pub fn at(&mut self, now: u64) -> &mut Table {
        self.now = now;
        self
    }

    /// Time passes.
    pub fn waits(&mut self, millis: u64) -> &mut Table {
        self.now += millis;
        self
    }

    /// Time passes, and what falls due in it happens at its moment, as in the loop.
    pub fn waits_in_the_loop(&mut self, millis: u64) {
        let until = self.now + millis;
        while let Some(due) = self.game.deadline().filter(|due| due.millis() <= until) {
            self.now = due.millis();
            self.happens(self.game.owner(), Happening::Deadline);
        }
        self.now = until;
    }

    /// The arbiter rules.
    pub fn rules(&mut self, ruling: Ruling) -> &mut Table {
        self.does(ARBITER, Command::Arbiter(Order::from(ruling)))
    }

    /// The arbiter confirms what the rules propose: a result, or the times of a position that was put back.
    pub fn confirms(&mut self) -> &mut Table {
        while let Some(proposed) = self.game.proposed_to_arbiter() {
            self.rules(proposed);
        }
        self
    }

    pub fn claims(&mut self, seat: Seat, act: draws::Act) -> &mut Table {
        self.does(seat, Command::Claim(act))
    }

    pub fn adjourns(&mut self, seat: Seat, act: adjournment::Act) -> &mut Table {
        self.does(seat, Command::Adjourn(act))
    }

    /// A side does something in the dialogue of Appendix D.
    pub fn acts(&mut self, seat: Seat, act: dialogue::Act) -> &mut Table {
        self.does(seat, Command::Dialogue(act))
    }

    /// The side to move makes a move, without pressing its clock.
    pub fn makes(&mut self, intent: Intent, said: &str) -> &mut Table {
        self.does(Seat::Side(self.game.turn()), Command::Move { intent, said: said.to_owned() })
    }

    /// Somebody presses the clock.
    pub fn press(&mut self, seat: Seat) -> &mut Table {
        self.does(seat, Command::Press)
    }

    /// The side to move makes a move, and presses if it has to.
    pub fn completes(&mut self, intent: Intent, said: &str) -> &mut Table {
        let side = self.game.turn();
        self.makes(intent, said);
        if self.game.started().dialogue == Dialogue::Full && self.over().is_none() {
            self.press(Seat::Side(side));
        }
        self
    }

    /// Somebody makes a move in UCI, whoever is to move.
    pub fn tries(&mut self, seat: Seat, text: &str) -> &mut Table {
        let command = Command::Move { intent: self.uci(text), said: text.to_owned() };
        self.does(seat, command)
    }

    /// The side to move makes a move in UCI, and presses if it has to.
    pub fn moves(&mut self, text: &str) -> &mut Table {
        self.completes(self.uci(text), text)
    }

    // --- what is seen ---

    /// A move in English notation.
    pub fn san(&self, text: &str) -> Intent {
        match notation::read(text, self.game.board(), Language::En, Legality::Preferred) {
            Heard::Moves(moves) if moves.len() == 1 => moves[0],
            other => panic!("{text}: {other:?} on {}", self.game.board().fen()),
        }
    }

    /// A move in UCI, legal or not.
    pub fn uci(&self, text: &str) -> Intent {
        uci::read(text, self.game.board()).unwrap_or_else(|| step(text))
    }

    /// The moves that are legal now.
    pub fn legal(&self) -> Vec<Intent> {
        self.game.board().position().map(|position| position.legal_intents()).unwrap_or_default()
    }

    /// Why the last thing was refused, if it was.
    pub fn refusal(&self) -> Option<&Refusal> {
        self.told.iter().find_map(|(_, message)| match message {
            Message::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    /// The first of what was told since the last input of which this is so.
    pub fn heard<T>(&self, wanted: impl Fn(Seats, &Message) -> Option<T>) -> Option<T> {
        self.told.iter().find_map(|(to, message)| wanted(*to, message))
    }

    /// What this seat was told since the last input.
    pub fn told_to(&self, seat: Seat) -> Vec<&Message> {
        self.told.iter().filter(|(to, _)| to.contains(seat)).map(|(_, message)| message).collect()
    }

    /// Whether this was told at any time.
    pub fn was_told(&self, what: &Message) -> bool {
        self.all_told.iter().any(|(_, told)| told == what)
    }

    /// Whether a fact of this kind came of the last input.
    pub fn has_recorded(&self, wanted: impl Fn(&What) -> bool) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Record(fact) if wanted(&fact.what)))
    }

    /// The first fact of the record of which this is so.
    pub fn fact<T>(&self, wanted: impl Fn(&What) -> Option<T>) -> Option<T> {
        self.facts.iter().find_map(|fact| wanted(&fact.what))
    }

    /// What the clock shows now.
    pub fn reading(&self) -> Option<ClockReading> {
        self.game.clock(self.tick())
    }

    /// The same of a game with a clock.
    pub fn clock(&self) -> ClockReading {
        self.reading().expect("a clock")
    }

    /// Both times in seconds.
    pub fn left(&self) -> (u64, u64) {
        (self.clock().white.left / 1_000, self.clock().black.left / 1_000)
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.reading().and_then(|reading| reading.running)
    }

    /// How the game has ended.
    pub fn over(&self) -> Option<(Outcome, Reason)> {
        self.game.outcome()
    }

    /// Its result; `*` while it goes on, and `needs_arbiter` where nobody but the arbiter can say how it ends.
    pub fn result(&self) -> &'static str {
        match self.over() {
            None if self.is_left_to_arbiter() => "needs_arbiter",
            None => "*",
            Some((outcome, _)) => outcome.score(),
        }
    }

    /// Whether nobody but the arbiter can say how the game ends.
    pub fn is_left_to_arbiter(&self) -> bool {
        self.game.arbiter_inbox().hanging().is_some_and(|hanging| hanging.for_arbiter)
    }

    pub fn fen(&self) -> String {
        self.game.board().fen()
    }
}

/// A step in UCI.
pub fn step(uci: &str) -> Intent {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    Intent::Step { from: square(&uci[..2]), to: square(&uci[2..4]), promotion }
}

/// A game that begins, for a test that does everything itself.
pub fn begun(started: Started) -> Game {
    Game::begin(started, Tick::START).expect("a legal start").0
}

/// The facts among effects.
pub fn recorded(effects: Vec<Effect>) -> impl Iterator<Item = Fact> {
    effects.into_iter().filter_map(|effect| if let Effect::Record(fact) = effect { Some(fact) } else { None })
}
