//! The real console with a real journal and real voices, played by keys: all of the program but the terminal in front.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use annabella::config;
use annabella::config::Terminal;
use annabella::console::{Console, FirstQuestions, Left, LoopEvent, News, Next, Resources};
use annabella::desk::keyboard::Keyboard;
use annabella::desk::keymap::KeyMap;
use annabella::desk::speech_history::SpeechHistory;
use annabella::game::Game;
use annabella::game::fact::{Started, Wording};
use annabella::game::participant::{Echo, Language, Style};
use annabella::game::roles::{Mode, Seats};
use annabella::input::{self, InputEvent};
use annabella::journal::{file, name, thread};
use annabella::keys::key::Key;
use annabella::output::route::{self, Output};
use annabella::output::settings::{OutputSettings, Speech};
use annabella::table::device::DeviceId;
use annabella::table::{Ending, Engines, Farewell, Queues, Table};
use annabella::time::{Stamper, Tick};
use annabella::words::Words;
use crossbeam_channel::{Sender, bounded, never, unbounded};

use crate::support::table::started;

/// Longer than anything takes that works.
const PATIENCE: Duration = Duration::from_mins(1);

pub struct Seat {
    keys: Sender<InputEvent>,
    /// When each batch was known to be on disk.
    synced: Arc<Mutex<Vec<Instant>>>,
    ended: Receiver<()>,
    console: Option<JoinHandle<Ending<Console, Next, News>>>,
}

impl Seat {
    /// A game of two at one keyboard, its clocks standing at ninety minutes: what is asked twice is answered twice alike.
    pub fn take(data: &Path, language: Language, style: Style, speech: Speech) -> Seat {
        let settings = started_in(language, style);
        let owner = settings.owner;
        let (keys, inputs) = bounded(input::QUEUE);
        let (own, events) = unbounded();
        let stamper = Stamper::simulated();
        let (to_console, synced) = (own.clone(), Arc::new(Mutex::new(Vec::new())));
        let stamps = synced.clone();
        let writer = file::create(data, &name::stem(settings.wall, fastrand::u16(..))).unwrap();
        let journal = thread::start(writer, move |event| {
            if matches!(event, thread::JournalNews::Written(_)) {
                stamps.lock().unwrap().push(Instant::now());
            }
            to_console.send(LoopEvent::Journal(event)).ok();
        });
        let (game, effects) = Game::begin(settings, stamper.now()).unwrap();
        let (to_console, (finished, ended)) = (own.clone(), channel());
        let tell = move |event: route::OutputNews| {
            if matches!(event, route::OutputNews::Finished { .. }) {
                finished.send(()).ok();
            }
            to_console.send(LoopEvent::Device(DeviceId::LOCAL, News::Output(event))).ok();
        };
        let output = OutputSettings {
            speech,
            sounds: false,
            terminal: Terminal::Off,
            listeners: Seats::PUBLIC,
            ..OutputSettings::for_owner(owner)
        };
        let output = Output::open(&output, language, tell);
        let settings = config::load(&config::Sources::default()).settings;
        let resources = Resources::plain(output, Arc::new(Words::new()), settings, false);
        let keyboard = Keyboard::new(KeyMap::default(), Echo::Character, game.owner_side());
        let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
        let console = Console::new(&game, left, &stamper, Vec::new(), FirstQuestions::default());
        let queues = Queues { inputs: vec![inputs], events, news: never(), own };
        let (game, journal) = ([game.clone(), game], journal.unwrap());
        let run = move || Table::new(game, vec![console], journal, Engines::default(), stamper, queues).run(effects);
        Seat { keys, synced, ended, console: Some(std::thread::spawn(run)) }
    }

    /// The first words have been said.
    pub fn until_something_has_ended(&self) {
        self.ended.recv_timeout(PATIENCE).expect("the first words");
    }

    /// Presses a key, and says when.
    pub fn press(&self, key: Key) -> Instant {
        let now = Instant::now();
        self.keys.send(InputEvent::Key { at: Tick::START, key }).unwrap();
        now
    }

    /// Types a line, but does not enter it.
    pub fn write(&self, text: &str) {
        for character in text.chars() {
            self.press(Key::Char(character));
        }
    }

    /// When the first batch after a moment was on disk, if one was.
    pub fn synced_after(&self, moment: Instant) -> Option<Instant> {
        self.synced.lock().unwrap().iter().find(|synced| **synced >= moment).copied()
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.keys.send(InputEvent::End { at: Tick::START }).ok();
        if let Some(console) = self.console.take() {
            assert!(matches!(console.join(), Ok(Ending::Left(Farewell::Saved))), "the console has not ended well");
        }
    }
}

fn started_in(language: Language, style: Style) -> Started {
    let mut settings = started(Mode::Casual, "90");
    for side in annabella::rules::position::Color::ALL {
        let player = settings.players.get_mut(side);
        (player.language, player.style) = (language, style);
    }
    settings.table = Wording { language, style };
    settings
}
