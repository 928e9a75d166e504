//! A session of training at its real table and console, in which one line is entered. What it says is read by the keys of the sentences.

use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use annabella::config::{self, Settings, Sources};
use annabella::console::training::{Reviewers, Training};
use annabella::console::{Console, FirstQuestions, Left, News, Next, Resources};
use annabella::desk::keyboard::Keyboard;
use annabella::desk::keymap::KeyMap;
use annabella::desk::speech_history::SpeechHistory;
use annabella::engine::endgames::Tables;
use annabella::engine::endgames::store::Store as TableStore;
use annabella::game::Game;
use annabella::game::effect::Effect;
use annabella::game::fact::{Source, Wording};
use annabella::game::participant::{Driver, Echo, Language, Style};
use annabella::game::roles::{Mode, Seat};
use annabella::input::InputEvent;
use annabella::journal::thread::start_unkept;
use annabella::output::route::Output;
use annabella::output::settings::{LineForm, OutputSettings};
use annabella::rules::position::Color;
use annabella::table::device::{self, Device, Request};
use annabella::table::machine::Parting;
use annabella::table::{Ending, Engines, LoopEvent, Queues, Table};
use annabella::time::{Stamper, Tick};
use annabella::training::endgame::material;
use annabella::training::notices::endgame::Endgame;
use annabella::training::session::Session;
use annabella::training::store::{Keeper, Store, Wanted};
use annabella::words::Words;
use annabella::words::notice::Notice;
use annabella::words::utterance::Urgency;
use crossbeam_channel::{never, unbounded};

use super::adapter::{self, Spoken};
use crate::support::table::started;

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_mins(2);
/// What is said before tables of an endgame are made, which takes far longer than all lines together.
const MAKING: &str = "train-endgame-making";
/// Where arguments begin that are words of a language, or the version of the program.
const WORDY: [&str; 3] = [", title: ", "(cue: ", ", major: "];
/// To whom things are said.
const TO: [&str; 2] = ["private", "public"];
/// How a line begins that says what the console asks of the table.
const ACT: &str = "* ";
/// So many sentences of an answer are shown, and so much of each.
const SHOWN: usize = 2;
const LONGEST: usize = 64;

static WORDS: LazyLock<Arc<Words>> = LazyLock::new(|| Arc::new(Words::by_key()));
static SETTINGS: LazyLock<Settings> = LazyLock::new(|| config::load(&Sources::default()).settings);
static KEYS: LazyLock<KeyMap> = LazyLock::new(KeyMap::default);

/// Where results and tables of endgames are kept, for many sessions.
pub struct Disk {
    folder: tempfile::TempDir,
    keeper: Arc<Keeper>,
}

impl Disk {
    /// With tables of these endgames.
    pub fn with(endgames: &[Endgame]) -> Disk {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), "", Wanted::Training).expect("a database");
        let disk = Disk { keeper: Arc::new(Keeper::start(store).expect("a thread")), folder };
        for endgame in endgames {
            disk.tables().provide(material(*endgame), &mut Tables::default(), &AtomicBool::new(false));
        }
        disk
    }

    fn tables(&self) -> TableStore {
        TableStore::new(self.folder.path().join("endgames"))
    }
}

/// A session that has come so far: what stands on the table, and what has been entered since.
pub struct Place {
    language: Language,
    training: Training,
    /// As it was put on the table, and what is done first.
    game: (Game, Vec<Effect>),
    greeting: Option<Notice>,
    entered: Vec<String>,
}

impl Place {
    /// A session in which these lines were entered.
    pub fn after(
        mut session: Session,
        reviewers: Reviewers,
        (disk, language): (&Disk, Language),
        lines: &[&str],
    ) -> Place {
        let greeting = Some(Notice::from(session.begins(0, Vec::new())));
        let training = Training::new(session, Arc::clone(&disk.keeper), reviewers, disk.tables()).beside_games(true);
        let game = begun(language, &training, None);
        let mut place = Place { language, training, game, greeting, entered: Vec::new() };
        for line in lines {
            match place.enter(line) {
                (_, Some((training, start))) => {
                    let game = begun(language, &training, Some(start));
                    place = Place { language, training, game, greeting: None, entered: Vec::new() };
                }
                (_, None) => place.entered.push((*line).to_owned()),
            }
        }
        place
    }

    /// The same for somebody with another language.
    pub fn in_language(&self, language: Language) -> Place {
        let (game, training) =
            (begun(language, &self.training, Some(self.game.0.started().start.clone())), self.training.clone());
        Place { language, training, game, greeting: self.greeting.clone(), entered: self.entered.clone() }
    }

    /// What a line does and says.
    pub fn read(&self, line: &str) -> String {
        self.enter(line).0
    }

    /// What stands on the table, for those who look for moves.
    pub const fn game(&self) -> &Game {
        &self.game.0
    }

    /// What a line does and says, and what comes to the table by it.
    fn enter(&self, line: &str) -> (String, Option<(Training, String)>) {
        let stamper = Stamper::simulated();
        let (game, effects) = self.game.clone();
        let (own, news) = unbounded();
        let tell = own.clone();
        let journal = start_unkept(move |news| drop(tell.send(LoopEvent::Journal(news)))).expect("a thread");
        let (enter, entered) = unbounded();
        for line in self.entered.iter().map(String::as_str).chain([line]) {
            enter.send(InputEvent::Line { at: Tick::START, text: Ok(line.to_owned()) }).expect("a queue");
        }
        enter.send(InputEvent::End { at: Tick::START }).expect("a queue");
        let notes = Arc::<Mutex<Notes>>::default();
        let ear = Ear {
            console: self.console(&game, &stamper, &notes),
            notes: Arc::clone(&notes),
            before: self.entered.len(),
            line: line.to_owned(),
        };
        let queues = Queues { inputs: vec![entered], events: never(), news, own };
        let table = Table::new([game.clone(), game], vec![ear], journal, Engines::default(), stamper, queues);
        let next = match table.run(effects) {
            Ending::Next { next: Next::Exercise(fen), mut devices, .. } => {
                let training = devices[0].console.take_training().expect("a session");
                Some((training.goes_on(), fen))
            }
            Ending::Next { .. } | Ending::Left(_) => None,
        };
        let meaning = notes.lock().expect("the notes").meaning();
        (meaning, next)
    }

    fn console(&self, game: &Game, stamper: &Stamper, notes: &Arc<Mutex<Notes>>) -> Console {
        let form = OutputSettings {
            form: LineForm::BlackBox,
            terminal: config::Terminal::All,
            ..OutputSettings::for_owner(game.owner())
        };
        let output = Output::written(&form, Paper(Arc::clone(notes))).expect("a thread");
        let settings =
            Settings { language: self.language, style: Style::Uci, mode: Mode::Training, ..SETTINGS.clone() };
        let resources = Resources::plain(output, Arc::clone(&WORDS), settings, true);
        let keyboard = Keyboard::new(KEYS.clone(), Echo::Character, self.training.solver());
        let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
        let greeting = self.greeting.iter().cloned().collect();
        Console::new(game, left, stamper, greeting, FirstQuestions::default()).training(self.training.clone())
    }
}

/// A game at which somebody trains.
fn begun(language: Language, training: &Training, start: Option<String>) -> (Game, Vec<Effect>) {
    let own = training.solver();
    let mut started = started(Mode::Training, "none");
    for side in Color::ALL {
        let player = started.players.get_mut(side);
        (player.language, player.style) = (language, Style::Uci);
        player.driver = if side == own { Driver::Owner } else { Driver::BuiltinEngine { level: 1 } };
    }
    (started.owner, started.table) = (Seat::Side(own), Wording { language, style: Style::Uci });
    started.start = start.unwrap_or(started.start);
    Game::begin(started, Tick::START).expect("a legal start")
}

/// What is done and said for the last line.
#[derive(Default)]
struct Notes {
    written: Vec<u8>,
    /// Where the last line was entered; none as long as it was not.
    from: Option<usize>,
    is_over: bool,
}

impl Notes {
    fn said(&self) -> Vec<String> {
        let Some(from) = self.from else { return Vec::new() };
        let text = String::from_utf8_lossy(&self.written[from..]).into_owned();
        let words = |line: &str| {
            line.split_once(": ")
                .filter(|(to, _)| TO.contains(to))
                .map_or(line.to_owned(), |(_, words)| words.to_owned())
        };
        text.lines().map(words).collect()
    }

    fn meaning(&self) -> String {
        let said = self.said();
        let more = (said.len() > SHOWN).then(|| format!("{} more", said.len() - SHOWN));
        let all: Vec<String> = said.iter().take(SHOWN).map(|text| shortened(text)).chain(more).collect();
        if all.is_empty() { "nothing".to_owned() } else { all.join(" + ") }
    }
}

/// The beginning of what is said, as far as it is keys. What an engine answers is no meaning, nor is the wording of names and lessons.
fn shortened(text: &str) -> String {
    if text.starts_with(ACT) {
        return text.to_owned();
    }
    let answered = text.strip_prefix("train-wrong(move: ").and_then(|rest| rest.split_once(", wrong: "));
    let text = answered.map_or_else(|| text.to_owned(), |(_, rest)| format!("train-wrong(wrong: {rest}"));
    let text = match WORDY.iter().find_map(|words| text.split_once(words)) {
        Some((key, _)) if key.contains('(') => format!("{key})"),
        Some((key, _)) => key.to_owned(),
        None => text,
    };
    let keys = &text[..keys_end(&text)];
    match keys.char_indices().nth(LONGEST) {
        _ if keys.is_empty() => "words".to_owned(),
        Some((end, _)) => format!("{}...", &keys[..end]),
        None => keys.to_owned(),
    }
}

/// Where the keys end, each with its arguments, of which the first ones of a sentence are.
fn keys_end(text: &str) -> usize {
    let mut end = 0;
    while let Some(rest) = text.get(end..).map(str::trim_start).filter(|rest| !rest.is_empty()) {
        let begin = text.len() - rest.len();
        let key = rest.find(['(', ' ']).unwrap_or(rest.len());
        let (mut depth, mut length) = (0_usize, key);
        for (at, sign) in rest[key..].char_indices() {
            match sign {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                length = key + at + usize::from(sign == ')');
                break;
            }
        }
        let is_key = length > key || rest[..key].contains('-') || key == text.len();
        if !is_key {
            break;
        }
        end = begin + length;
    }
    end
}

/// Where the console writes.
struct Paper(Arc<Mutex<Notes>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut notes = self.0.lock().expect("the notes");
        if !notes.is_over {
            notes.written.extend(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The console, and who notes what it asks of the table.
struct Ear {
    console: Console,
    notes: Arc<Mutex<Notes>>,
    /// So many lines come before the one that is of interest.
    before: usize,
    /// That line.
    line: String,
}

type Scene = device::Scene<Game>;

impl Ear {
    /// What has been noted, when all is written that was said.
    fn note<T>(&self, note: impl FnOnce(&mut Notes) -> T) -> T {
        assert!(self.console.wait_until_silent(PATIENCE), "the lines are written");
        note(&mut self.notes.lock().expect("the notes"))
    }
}

impl Device<Game> for Ear {
    type News = News;
    type Next = Next;

    fn poll(&mut self, scene: &Scene) -> Option<Request<Game, Next, News>> {
        loop {
            let request = self.console.poll(scene)?;
            let spoken = Spoken { seat: scene.decided().owner(), line: &self.line };
            if let Some(name) = adapter::request(&request, spoken) {
                self.note(|notes| notes.written.extend(format!("{ACT}{name}\n").bytes()));
            }
            if !matches!(request, Request::Work(_))
                || self.note(|notes| notes.said().last().is_none_or(|said| said != MAKING))
            {
                return Some(request);
            }
        }
    }

    fn line(&mut self, text: &str, named: Option<Seat>, came: (Source, Tick), scene: &Scene) {
        match self.before.checked_sub(1) {
            Some(before) => self.before = before,
            None => self.note(|notes| notes.from = Some(notes.written.len())),
        }
        self.console.line(text, named, came, scene);
    }

    /// What is said at the end belongs to no line.
    fn cut_short(&mut self) {
        self.note(|notes| notes.is_over = true);
    }

    fn part(&mut self, _: Parting, _: &Path, _: &Scene) {}

    fn is_piped(&self) -> bool {
        self.console.is_piped()
    }

    fn is_behind(&self) -> bool {
        self.console.is_behind()
    }

    fn languages(&self) -> Vec<Language> {
        self.console.languages()
    }

    fn input(&mut self, input: InputEvent, scene: &Scene) {
        self.console.input(input, scene);
    }

    fn news(&mut self, news: News, scene: &Scene) -> bool {
        self.console.news(news, scene)
    }

    fn effect(&mut self, effect: &Effect, scene: &Scene) {
        self.console.effect(effect, scene);
    }

    fn refuse(&mut self, notice: &Notice) {
        self.console.refuse(notice);
    }

    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        Device::say(&mut self.console, seat, notice, urgency);
    }

    fn facts_known(&mut self, scene: &Scene) {
        self.console.facts_known(scene);
    }

    fn released(&mut self, any: bool, scene: &Scene) {
        self.console.released(any, scene);
    }

    fn ask_to_leave(&mut self) {
        self.console.ask_to_leave();
    }

    fn next_warning(&self, scene: &Scene) -> Option<Tick> {
        self.console.next_warning(scene)
    }

    fn look(&mut self, scene: &Scene) {
        self.console.look(scene);
    }

    fn wait_until_silent(&self, timeout: Duration) -> bool {
        self.console.wait_until_silent(timeout)
    }

    fn is_speaking(&self) -> bool {
        self.console.is_speaking()
    }

    fn silence(&self) {
        self.console.silence();
    }
}
