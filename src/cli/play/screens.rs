//! The paired screens of a game, and the devices of those who sit at one.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::{data_directory, teller};
use crate::config::{self, Lan, Settings};
use crate::console::{Console, FirstQuestions, Left, LoopEvent, News, Resources};
use crate::desk::keyboard::Keyboard;
use crate::desk::keymap::KeyMap;
use crate::desk::speech_history::SpeechHistory;
use crate::game::Game;
use crate::game::fact::Fact;
use crate::game::message::Opponent;
use crate::game::participant::{Echo, Style};
use crate::game::roles::{Mode, Seat};
use crate::game::screen_event::Role;
use crate::game::warnings::Warnings;
use crate::input::{self, InputEvent};
use crate::journal::file;
use crate::output::route::Output;
use crate::output::settings::{LineForm, OutputSettings};
use crate::screen::export::export;
use crate::screen::notice::ScreenNotice;
use crate::screen::shown::Shown;
use crate::screen::{Face, Memory, PULSE, ScreenNews, Screens, Wanted};
use crate::table::device::DeviceId;
use crate::time::{Stamper, wall_seconds};
use crate::words::Words;

/// The roles that sit at devices of their own, after that of the console's owner, in the order of the table.
const ELSEWHERE: [Role; 3] = [Role::Opponent, Role::Assistant, Role::Arbiter];

/// A screen that is a device of the table: what it shows, and what is entered there.
pub struct SeatScreen {
    role: Role,
    face: Face,
    inputs: Receiver<InputEvent>,
}

/// The file of the game that is played, for the arbiter.
type Played = Arc<Mutex<Option<std::path::PathBuf>>>;

/// The screens of a game, those that are devices among them, and what to say of them.
#[derive(Default)]
pub struct Opened {
    pub screens: Option<Screens>,
    pub seats: SeatScreens,
    pub told: Vec<ScreenNotice>,
    /// Whether devices in the network may join is to be asked.
    pub ask_network: bool,
}

/// The screens that are devices of the table.
#[derive(Default)]
pub struct SeatScreens {
    seats: Vec<SeatScreen>,
    played: Played,
}

/// Opens the screens that this game wants.
pub fn open(
    settings: &Settings,
    game: &Game,
    words: &Arc<Words>,
    stamper: &Stamper,
    piped: bool,
    own: &Sender<LoopEvent>,
    file: &Path,
) -> Opened {
    let opponent = game.opponent() == Opponent::Screen;
    if settings.screen == config::Screen::Off && !opponent {
        return Opened::default();
    }
    let supervised = game.mode() == Mode::Tournament;
    let own_board = (settings.screen == config::Screen::Own).then_some(Role::Own);
    let elsewhere = || ELSEWHERE.into_iter().filter(|role| *role != Role::Opponent || opponent);
    let seats: Vec<Role> = elsewhere().chain(own_board).collect();
    let devices: Vec<(Role, DeviceId)> = elsewhere().zip((1..).map(DeviceId)).collect();
    let queues: Vec<_> = elsewhere().map(|role| (role, bounded(input::QUEUE))).collect();
    let inputs: Vec<_> = queues.iter().map(|(role, (_, inputs))| (*role, inputs.clone())).collect();
    let [arrived, happened] = [stamper, stamper].map(Stamper::clone);
    let to_owner = own.clone();
    let enter = move |role, text| {
        let line = InputEvent::Page { at: arrived.now(), text };
        match queues.iter().find(|(seat, _)| *seat == role) {
            Some((_, (to_inputs, _))) => to_inputs.try_send(line).is_ok(),
            // The owner's own queue ends with the keyboard. What comes from one page is bounded by its pace.
            None => to_owner.send(LoopEvent::Input(line)).is_ok(),
        }
    };
    let to_console = teller(own, |(of, at, news)| LoopEvent::Device(of, News::Screen(at, news)));
    let tell = move |news: ScreenNews| {
        let at = happened.now();
        if let ScreenNews::Sits(role, _) | ScreenNews::Speaks(role, _) = news
            && let Some((_, device)) = devices.iter().find(|(seat, _)| *seat == role)
        {
            to_console((*device, at, news.clone()));
        }
        // Who sits where the owner has to know, too.
        if !matches!(news, ScreenNews::Speaks(..)) {
            to_console((DeviceId::LOCAL, at, news));
        }
    };
    let data = data_directory(settings);
    let memory = Memory::of(&data);
    let came = memory.came_to(game.started());
    let played = Played::default();
    let exported = Arc::clone(&played);
    let (own_words, language) = (Arc::clone(words), settings.language);
    let wanted = Wanted {
        everybody: settings.screen == config::Screen::Board,
        seats,
        supervised,
        late: if supervised { Duration::from_secs(settings.spectators_late.into()) } else { Duration::ZERO },
        pulse: PULSE,
        came,
        memory: (memory, data),
        enter: Box::new(enter),
        tell: Box::new(tell),
        export: Box::new(move |form| {
            let file = exported.lock().unwrap_or_else(PoisonError::into_inner).clone()?;
            export(&file, form, &own_words, language)
        }),
    };
    let failed = |why: std::io::Error| ScreenNotice::NotShown { why: why.into() };
    let mut screens = match Screens::open(Arc::clone(words), wanted) {
        Ok(screens) => screens,
        Err(why) => return Opened { told: vec![failed(why)], ..Opened::default() },
    };
    screens.allow(game.allows_screens());
    if let Some(shown) = shown_late(file, settings.spectators_late.into(), words).filter(|_| supervised) {
        screens.show_spectators(shown);
    }
    let mut told = Vec::new();
    if settings.screen == config::Screen::Board && screens.is_allowed() {
        told.push(ScreenNotice::Shown { address: screens.own_address() });
    }
    let is_known = settings.lan == Lan::Ask && screens.knows_network();
    // No question is asked through a pipe, nor if only this machine's own browser is to show the board.
    let others = settings.screen != config::Screen::Board || opponent;
    let ask_network = others && !piped && settings.lan == Lan::Ask && !is_known && screens.has_network();
    if is_known || settings.lan == Lan::Yes {
        told.extend(match screens.open_network() {
            Ok(true) => None,
            Ok(false) => Some(ScreenNotice::NoNetwork),
            Err(why) => Some(failed(why)),
        });
    }
    told.extend(first_words(&screens, opponent, own_board.is_some(), ask_network));
    let seat = |(role, inputs)| Some(SeatScreen { role, face: screens.face(role)?.clone(), inputs });
    let seats = SeatScreens { seats: inputs.into_iter().filter_map(seat).collect(), played };
    Opened { seats, told, ask_network, screens: Some(screens) }
}

/// What a spectator sees of a game that goes on, `late` seconds later.
fn shown_late(file: &Path, late: u64, words: &Words) -> Option<Shown> {
    let facts = file::read(file).ok()?.facts;
    let due = wall_seconds().saturating_sub(late);
    let mut game = Game::replay(facts.first()).ok()?;
    let is_due = |fact: &&Fact| {
        game.apply(fact);
        game.wall_at(fact) <= due
    };
    let seen = facts.iter().skip(1).take_while(is_due).count();
    let seen = facts.get(..=seen)?;
    Some(Shown::to_everybody(&Game::replay(seen).ok()?, words, seen.last()?.at))
}

/// Who is expected at a screen, and how they come there.
fn first_words(screens: &Screens, opponent: bool, own: bool, ask_network: bool) -> Vec<ScreenNotice> {
    let mut told = Vec::new();
    for role in Role::ALL {
        told.extend(match screens.seated(role) {
            Some((visitor, there)) => Some(ScreenNotice::Seated { name: visitor.name, role, there }),
            // First comes the answer.
            None if ask_network => None,
            None if (role == Role::Opponent && opponent) || (role == Role::Own && own) => {
                screens.invite(role).map(|invited| invited.notice(role))
            }
            None => None,
        });
    }
    if screens.has_moved() {
        told.push(ScreenNotice::Moved { address: screens.address() });
    }
    if !screens.is_allowed() {
        told.push(ScreenNotice::NotAllowed);
    }
    told
}

/// Lines as a page takes them, to this seat and to everybody.
pub fn lines_for(seat: Seat) -> OutputSettings {
    OutputSettings { form: LineForm::BlackBox, terminal: config::Terminal::All, ..OutputSettings::for_owner(seat) }
}

impl SeatScreens {
    /// What is entered at them, in the order of the table.
    pub fn inputs(&self) -> impl Iterator<Item = Receiver<InputEvent>> {
        self.seats.iter().map(|screen| screen.inputs.clone())
    }

    /// The devices at which they stand, in the same order.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn devices(&self, committed: &Game, owners: &Resources, stamper: &Stamper) -> std::io::Result<Vec<Console>> {
        self.seats.iter().map(|screen| screen.device(committed, owners, stamper)).collect()
    }

    /// The seat that is not at the console: an opponent's.
    pub fn elsewhere(&self, game: &Game) -> Option<Seat> {
        let is_opponents = |screen: &SeatScreen| screen.role == Role::Opponent;
        self.seats.iter().any(is_opponents).then(|| Role::Opponent.seat(game.owner_side()))
    }

    /// From now on this game is played.
    pub fn plays(&self, file: &Path) {
        *self.played.lock().unwrap_or_else(PoisonError::into_inner) = Some(file.to_owned());
    }
}

impl SeatScreen {
    /// The device in a game that begins or goes on; who sits there is spoken to in their language, as the console's owner has it otherwise.
    fn device(&self, committed: &Game, owners: &Resources, stamper: &Stamper) -> std::io::Result<Console> {
        let seat = self.role.seat(committed.owner_side());
        let seated = owners.screens.as_ref().and_then(|screens| screens.seated(self.role));
        let language = seated.as_ref().map_or(owners.settings.language, |(visitor, _)| visitor.language);
        let output = lines_for(seat);
        let settings = Settings {
            language,
            style: Style::Literate,
            answer_style: None,
            warnings: Warnings::default(),
            blunder_warnings: false,
            ..owners.settings.clone()
        };
        let output = Output::written(&output, self.face.writer())?;
        let resources = Resources {
            face: Some(self.face.clone()),
            adviser: Arc::clone(&owners.adviser),
            ..Resources::plain(output, owners.words.clone(), settings, false)
        };
        let keyboard = Keyboard::new(KeyMap::default(), Echo::None, !committed.owner_side());
        let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
        let console = Console::new(committed, left, stamper, Vec::new(), FirstQuestions::default());
        Ok(console.of(seat, committed, stamper.now()).at_screen(seated.is_some()))
    }
}
