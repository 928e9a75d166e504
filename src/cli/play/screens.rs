//! The paired screens of a game, and the device of an opponent who plays on one.

use std::sync::Arc;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::{data_directory, teller};
use crate::config::{self, Lan, Settings};
use crate::console::{Console, FirstQuestions, InTurn, Left, LoopEvent, News, Resources, Supply};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::keyboard::Keyboard;
use crate::desk::keymap::KeyMap;
use crate::desk::speech_history::SpeechHistory;
use crate::game::Game;
use crate::game::message::Opponent;
use crate::game::participant::{Echo, Style};
use crate::game::roles::{Mode, Seat};
use crate::game::warnings::Warnings;
use crate::input::{self, InputEvent};
use crate::output::route::Output;
use crate::output::settings::{LineForm, OutputSettings};
use crate::screen::pairing::Role;
use crate::screen::{Face, Memory, ScreenNews, Screens, Wanted};
use crate::table::device::DeviceId;
use crate::time::Stamper;
use crate::words::Words;
use crate::words::screen_notice::ScreenNotice;

/// The device of who sits at a screen: the second one at the table.
const SCREEN: DeviceId = DeviceId(1);

/// What the opponent's screen shows, and what is entered there.
pub struct OpponentsScreen {
    face: Face,
    inputs: Receiver<InputEvent>,
}

/// The screens of a game, the opponent's among them, and what to say of them.
#[derive(Default)]
pub struct Opened {
    pub screens: Option<Screens>,
    pub opponents: Option<OpponentsScreen>,
    pub told: Vec<ScreenNotice>,
    /// Whether devices in the network may join is to be asked.
    pub ask_network: bool,
}

/// Opens the screens that this game wants. At a tournament nobody sees it on one.
pub fn open(
    settings: &Settings,
    game: &Game,
    words: &Arc<Words>,
    stamper: &Stamper,
    piped: bool,
    own: &Sender<LoopEvent>,
) -> Opened {
    let (everybody, own_board) = (settings.screen == config::Screen::Board, settings.screen == config::Screen::Own);
    let opponent = game.opponent() == Opponent::Screen;
    if !everybody && !own_board && !opponent {
        return Opened::default();
    }
    if game.mode() == Mode::Tournament {
        return Opened { told: vec![ScreenNotice::NotAtTournament], ..Opened::default() };
    }
    let (to_inputs, inputs) = bounded(input::QUEUE);
    let [arrived, happened] = [stamper, stamper].map(Stamper::clone);
    let to_owner = own.clone();
    let enter = move |role, text| {
        let line = InputEvent::Line { at: arrived.now(), text: Ok(text) };
        match role {
            Role::Opponent => to_inputs.try_send(line).is_ok(),
            // The owner's own queue ends with the keyboard. What comes from one page is bounded by its pace.
            Role::Own => to_owner.send(LoopEvent::Input(line)).is_ok(),
        }
    };
    let tell = teller(own, move |news| {
        let of = if matches!(news, ScreenNews::Sits(_) | ScreenNews::Speaks(_)) { SCREEN } else { DeviceId::LOCAL };
        LoopEvent::Device(of, News::Screen(happened.now(), news))
    });
    let data = data_directory(settings);
    let memory = Memory::of(&data);
    let seated = memory.seated_at(game.started());
    let memory = (memory, data);
    let wanted =
        Wanted { everybody, opponent, own: own_board, seated, memory, enter: Box::new(enter), tell: Box::new(tell) };
    let failed = |why: std::io::Error| ScreenNotice::NotShown { why: why.to_string() };
    let mut screens = match Screens::open(Arc::clone(words), wanted) {
        Ok(screens) => screens,
        Err(why) => return Opened { told: vec![failed(why)], ..Opened::default() },
    };
    let mut told = Vec::new();
    if everybody {
        told.push(ScreenNotice::Shown { address: screens.own_address() });
    }
    let is_known = settings.lan == Lan::Ask && screens.knows_network();
    // Nobody is asked through a pipe.
    let others = opponent || own_board;
    let ask_network = others && !piped && settings.lan == Lan::Ask && !is_known && screens.has_network();
    if is_known || settings.lan == Lan::Yes {
        told.extend(match screens.open_network() {
            Ok(true) => None,
            Ok(false) => Some(ScreenNotice::NoNetwork),
            Err(why) => Some(failed(why)),
        });
    }
    told.extend(match screens.seated() {
        Some((visitor, there)) => Some(ScreenNotice::Seated { name: visitor.name, there }),
        // First comes the answer.
        None if ask_network => None,
        None => screens.invite(Role::Opponent).map(|invited| invited.notice(Role::Opponent)),
    });
    if !ask_network {
        told.extend(screens.invite(Role::Own).map(|invited| invited.notice(Role::Own)));
    }
    let opponents = screens.face(Role::Opponent).map(|face| OpponentsScreen { face: face.clone(), inputs });
    Opened { opponents, told, ask_network, screens: Some(screens) }
}

/// Lines as a page takes them, to this seat and to everybody.
pub fn lines_for(seat: Seat) -> OutputSettings {
    OutputSettings { form: LineForm::BlackBox, terminal: config::Terminal::All, ..OutputSettings::for_owner(seat) }
}

impl OpponentsScreen {
    /// Whose it is.
    pub fn seat(game: &Game) -> Seat {
        Seat::Side(!game.owner_side())
    }

    /// What is entered there.
    pub fn inputs(&self) -> Receiver<InputEvent> {
        self.inputs.clone()
    }

    /// The device of a game that begins or goes on; who sits there is spoken to in their language, as the console's owner has it otherwise.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn device(&self, committed: &Game, owners: &Resources, stamper: &Stamper) -> std::io::Result<Console> {
        let seat = OpponentsScreen::seat(committed);
        let seated = owners.screens.as_ref().and_then(Screens::seated);
        let language = seated.map_or(owners.settings.language, |(visitor, _)| visitor.language);
        let output = lines_for(seat);
        let settings = Settings {
            language,
            style: Style::Literate,
            answer_style: None,
            warnings: Warnings::default(),
            ..owners.settings.clone()
        };
        let resources = Resources {
            supply: Supply::default(),
            output: Output::written(&output, self.face.writer())?,
            screens: None,
            face: Some(self.face.clone()),
            words: owners.words.clone(),
            piped: false,
            keeper: None,
            clock_keys: ClockKeys::default(),
            clocks_file: None,
            saves: InTurn::default(),
            voice: settings.speech,
            settings,
        };
        let keyboard = Keyboard::new(KeyMap::default(), Echo::None, !committed.owner_side());
        let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
        let console = Console::new(committed, left, stamper, Vec::new(), FirstQuestions::default());
        Ok(console.of(seat, committed, stamper.now()))
    }
}
