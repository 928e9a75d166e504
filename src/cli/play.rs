//! `annabella play`: settings to a game, a game to the loop.

pub(super) mod another;
pub(super) mod braille;
pub(super) mod choose;
pub(crate) mod damage_notice;
pub(super) mod damaged;
pub(super) mod hall;
mod prompt;
pub(super) mod rebuilt;
mod record;
pub(super) mod rival;
pub(super) mod screens;
pub(super) mod setup;
pub(super) mod wrong_flag;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use crossbeam_channel::{Receiver, Sender, bounded, unbounded};

use crate::cli::config::{SettingFlags, bad_settings, sources, user_clocks, user_file};
use crate::cli::keys::{clock_keys, key_map};
use crate::cli::power;
use crate::config::keeper::Keeper;
use crate::config::{self, Frozen, Key, Loaded, Opponent, Origin, Settings};
use crate::console::{FirstQuestions, Left, Listening, LoopEvent, News, Resources};
use crate::desk::keyboard::Keyboard;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::desk::notices::warning::WarningNotice;
use crate::desk::speech_history::SpeechHistory;
use crate::engine::builtin;
use crate::engine::mating::{self, Mating, Patience};
use crate::engine::{Limits, uci};
use crate::game::Game;
use crate::game::effect::Effect;
use crate::game::message;
use crate::game::roles::{Mode, Seat, Seats};
use crate::game::screen_event::Role;
use crate::input;
use crate::input::power::Watch;
use crate::input::voice::listener::{self, Parts};
use crate::input::voice::{self, kept};
use crate::journal::file::OpenError;
use crate::journal::list::{Listed, list};
use crate::journal::writer::{CreateError, Writer};
use crate::journal::{file, name};
use crate::keys::action::Action;
use crate::output::route::Output;
use crate::output::settings::{LineForm, OutputSettings, PrivateVoice};
use crate::rules::mating::Budget;
use crate::rules::position::{Color, Role as Kind};
use crate::table;
use crate::table::device::DeviceId;
use crate::table::machine::HelperNews;
use crate::time::{Stamper, wall_seconds};
use crate::training::opponents::Form;
use crate::words::engine_notice::EngineNotice;
use crate::words::notice::Notice;
use crate::words::{Listener, Words};
use another::{Evening, Lasting, Night};
use choose::{Choice, Wanted};
use hall::Hall;
use record::Record;
use rival::Rival;
use setup::{LOT, StartChoice};
use wrong_flag::{refuse_flag, wrong_flag};

/// Whether the program was built with an opponent of its own.
const HAS_ENGINE: bool = cfg!(feature = "engine");

/// Flags of `annabella play`. What is not given comes from the files of settings.
#[derive(Clone, Debug, Default, Args)]
pub struct PlayArgs {
    #[command(flatten)]
    flags: SettingFlags,
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = LOT, conflicts_with = "fen",
        value_parser = setup::start_choice)]
    chess960: Option<StartChoice>,
    #[arg(long)]
    fen: Option<String>,
    #[arg(long, value_name = "PIECE", conflicts_with_all = ["fen", "chess960"], value_parser = setup::given)]
    odds: Option<Kind>,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["fen", "chess960", "odds"])]
    opening: Option<String>,
    #[arg(long)]
    resume: bool,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    player: String,
    #[arg(long, hide_short_help = true)]
    simulated: bool,
    #[arg(long)]
    arbiter_pin: bool,
    #[arg(long, value_name = "NUMBER", hide_short_help = true)]
    seed: Option<u64>,
}

impl PlayArgs {
    /// A game from this position; without one from where games begin.
    pub(super) fn from_position(fen: Option<String>) -> PlayArgs {
        PlayArgs { fen, ..PlayArgs::default() }
    }

    /// A game after training.
    pub(super) fn behind(flags: &SettingFlags, player: &str, simulated: bool, seed: Option<u64>) -> PlayArgs {
        PlayArgs { flags: flags.clone(), player: player.to_owned(), simulated, seed, ..PlayArgs::default() }
    }

    /// The settings, the player's name, whether time is simulated, and the seed of its lots, for training that goes on after a game.
    pub(super) fn for_training(&self) -> (&SettingFlags, &str, bool, Option<u64>) {
        (&self.flags, &self.player, self.simulated, self.seed)
    }
}

/// Why no game was played.
#[derive(Debug, thiserror::Error)]
pub(super) enum PlayError {
    /// Something that the console says too, or that is wrong with a journal.
    #[error("{0}")]
    Said(String),
    /// The built-in opponent cannot start.
    #[error(transparent)]
    BuiltinEngine(#[from] builtin::CannotStart),
    /// A thread or the terminal cannot be had.
    #[error("the system refuses: {0}")]
    System(#[from] std::io::Error),
    /// A journal cannot be read.
    #[error(transparent)]
    Unreadable(#[from] OpenError),
    /// A journal cannot be begun.
    #[error(transparent)]
    NoJournal(#[from] CreateError),
}

/// What reads keys and watches the battery, until it is dropped.
pub(super) type AtWork = (input::Opened, Option<Watch>);

/// Plays until somebody leaves, or wants to go through the last game.
pub(super) fn play(args: &PlayArgs) -> Result<Option<(Night<'_>, AtWork)>, PlayError> {
    let loaded = config::load(&sources(&args.flags, Frozen::default()));
    if let Some(problem) = wrong_flag(&loaded) {
        return Err(refuse_flag(args, &loaded.settings, problem));
    }
    let stamper = if args.simulated { Stamper::simulated() } else { Stamper::real() };
    let (to_inputs, inputs) = bounded(input::QUEUE);
    let (own, events) = unbounded();
    let opened = input::open(&stamper, &to_inputs, &own)?;
    let piped = matches!(opened, input::Opened::Lines(_));
    if !piped {
        input::pad::spawn(stamper.clone(), to_inputs.clone())?;
    }
    // Only we and the threads that read hold the queue: when those end, so does the game.
    drop(to_inputs);
    let data = data_directory(&loaded.settings);

    // A game whose time is simulated repeats exactly, unless a seed is given.
    let seed = args.seed.unwrap_or_else(|| if args.simulated { 0 } else { fastrand::u64(..) });
    let owner = setup::owner(&loaded.settings, seed);
    let mut output = open_output(args, &loaded.settings, owner, piped, &own);
    output.show_on(braille::open_display(&loaded.settings, piped, &stamper, &own));
    let (keys, wrong_keys) = key_map(loaded.settings.language);
    let keyboard = Keyboard::new(keys.clone(), loaded.settings.echo, Color::White);
    let mut hall = Hall {
        words: Arc::new(Words::new()),
        output,
        inputs,
        events: events.clone(),
        listener: listener(&loaded.settings),
        owner,
        keyboard,
    };
    let wanted = match args {
        PlayArgs { resume: true, .. } => Some(Wanted::ToGoOn),
        // No question is asked through a pipe, and a player who specifies a position wants a game from there.
        PlayArgs { fen: None, chess960: None, odds: None, opening: None, .. } if !piped => {
            Some(Wanted::ToPlay(loaded.settings.mode))
        }
        _ => None,
    };
    let entered = match wanted {
        Some(wanted) => take_up((args, &loaded.settings, seed), &mut hall, &data, &stamper, wanted)?,
        None => Entered::New,
    };
    let (mut begun, resumed) = match entered {
        Entered::TakenUp(begun) => (*begun, true),
        Entered::New => (begin(args, &loaded.settings, seed, &mut hall, &data, &stamper)?, false),
        Entered::Left => return Ok(None),
    };
    let Hall { words, mut output, inputs, .. } = hall;
    let (loaded, mut output) = if resumed {
        // A game that goes on is spoken as it was begun; flags can change the voice, not the game.
        let loaded = config::load(&sources(&args.flags.of_the_console(), Frozen::of(begun.game.started())));
        let display = output.take_display();
        // The old voice lets the library go first: there can be but one in a process.
        drop(output);
        forget_the_hall(&events, &own);
        let mut next = open_output(args, &loaded.settings, begun.game.owner(), piped, &own);
        next.show_on(display);
        (loaded, next)
    } else {
        (loaded, output)
    };

    let Begun { game, notices, .. } = &mut begun;
    notices.extend(bad_settings(&[&loaded.problems[..], &wrong_keys].concat()));
    let reading_side = loaded.settings.orientation.side(game.owner_side());
    let keyboard = Keyboard::new(keys, loaded.settings.echo, reading_side);
    // Who has begun two games before knows how.
    let earlier = list(&data).map(|listing| listing.games).unwrap_or_default();
    let is_new = piped || earlier.len() <= 2;
    let form = form_of(game, &earlier);
    notices.extend(greeting(&loaded, game, &keyboard, (piped, is_new)));
    let game_mode = game.mode();
    let screens = screens::open(&loaded.settings, &begun.game, &words, &stamper, piped, &own, begun.writer.path());
    let questions = FirstQuestions {
        choose_pin: args.arbiter_pin && !resumed && game_mode == Mode::Tournament,
        check_earphone: game_mode == Mode::Tournament && !loaded.settings.earphone.is_empty(),
        ask_network: screens.ask_network,
    };
    begun.notices.extend(screens.told.into_iter().map(Notice::from));
    let face = screens.screens.as_ref().and_then(|screens| screens.face(Role::Own)).cloned();
    if let Some(face) = &face {
        output.show_on_page(&screens::lines_for(begun.game.owner()), face.writer())?;
    }
    let adviser = Arc::new(rival::adviser(&loaded.settings, stamper.is_simulated()));
    let resources = Resources {
        screens: screens.screens,
        face,
        adviser,
        listening: listening(&stamper, &own, &data),
        pupil: Some((data.clone(), args.player.clone())),
        form,
        ..resources(output, words, loaded.settings, piped, &own)
    };
    let left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
    let lasting = Lasting { left, inputs, events, stamper };
    let power = power::watch(&lasting.stamper, piped, &own);
    let night = Evening { args, seed, to_console: own, screens: screens.seats }.run(begun, lasting, questions)?;
    Ok(Some((night, (opened, power))))
}

/// How the owner of a game stands by those that were played before, the newest first.
fn form_of(game: &Game, earlier: &[Listed]) -> Form {
    let name = &game.player(game.owner_side()).name;
    Form::of(name, earlier.iter().rev().map(|listed| &listed.reading.facts))
}

/// News of a voice that is gone mean nothing to the next one, whose tickets begin anew; what people want goes on to the game.
pub(super) fn forget_the_hall(events: &Receiver<LoopEvent>, own: &Sender<LoopEvent>) {
    let kept: Vec<LoopEvent> =
        events.try_iter().filter(|event| !matches!(event, LoopEvent::Device(_, News::Output(_)))).collect();
    for event in kept {
        // We hold the other end.
        let _taken = own.send(event);
    }
}

/// How a game is entered upon: what to do, and what the console hides or can leave to a screen reader.
fn greeting(loaded: &Loaded, game: &Game, keyboard: &Keyboard, (piped, is_new): (bool, bool)) -> Vec<Notice> {
    let mut notices: Vec<Notice> = Vec::new();
    if game.outcome().is_none() {
        let at_tournament = game.mode() == Mode::Tournament;
        let greeting = match at_tournament {
            true => DeskNotice::GreetingTournament,
            false if is_new => DeskNotice::Greeting,
            false => DeskNotice::GreetingShort,
        };
        notices.push(greeting.into());
    }
    if game.mode() == Mode::Tournament {
        let screens = loaded.settings.screen != config::Screen::Off || game.opponent() == message::Opponent::Screen;
        notices.push(Notice::from(RulingNotice::Built { engine: HAS_ENGINE, screens }));
        // Who wants to be told their time at a tournament shall know that they will be.
        let warnings = &loaded.settings.warnings;
        if warnings.on {
            notices.push(Notice::from(WarningNotice::Chosen(warnings.clone())));
        }
    }
    if *loaded.origin(Key::Speech) == Origin::Default && !piped {
        notices.push(Notice::from(KeyNotice::AskReader { speech: keyboard.keys(Action::Speech) }));
    }
    let has_no_ear = loaded.settings.earphone.is_empty() && loaded.settings.terminal != config::Terminal::All;
    if game.mode() == Mode::Tournament && has_no_ear && !piped {
        notices.push(DeskNotice::PrivateHidden.into());
    }
    notices
}

/// A game that can go into the loop.
struct Begun {
    game: Game,
    /// The game as far as anybody knows it.
    committed: Game,
    effects: Vec<Effect>,
    writer: Writer,
    notices: Vec<Notice>,
    /// The UCI engine that plays, if one does.
    rival: Option<Rival>,
}

/// Without a home directory and without a word in any setting, games are kept where the program was called.
pub(super) fn data_directory(settings: &Settings) -> PathBuf {
    settings.data.clone().unwrap_or_else(|| PathBuf::from("annabella-games"))
}

pub(super) fn listener(settings: &Settings) -> Listener {
    let Settings { language, style, time_words: times, .. } = *settings;
    Listener { language, style, times, umlaut: false, ..Listener::default() }
}

/// A new game.
fn begin(
    args: &PlayArgs,
    settings: &Settings,
    seed: u64,
    hall: &mut Hall,
    data: &Path,
    stamper: &Stamper,
) -> Result<Begun, PlayError> {
    if settings.mode == Mode::Tournament && settings.opponent == Opponent::BuiltinEngine {
        return Err(refused(hall, &DeskNotice::NoEngineInTournament.into()));
    }
    if settings.mode == Mode::Tournament && settings.opponent == Opponent::Uci {
        return Err(refused(hall, &Notice::from(EngineNotice::NotInTournament)));
    }
    if !HAS_ENGINE && settings.opponent == Opponent::BuiltinEngine {
        return Err(refused(hall, &Notice::from(RulingNotice::NoEngineBuilt)));
    }
    if settings.mode != Mode::Tournament
        && let Some(why) = damaged::tournament_open(data)
    {
        return Err(refused(hall, &why));
    }
    let chess960 = setup::is_chess960(args, seed).map_err(|why| refused(hall, &why))?;
    let rival = rival::for_new_game(settings, chess960).map_err(|why| refused(hall, &why))?;
    let started = setup::started(args, settings, seed, rival.as_ref()).map_err(|why| refused(hall, &why))?;
    let stem = name::stem(started.wall, salt());
    let writer = new_writer(data, &stem)?;
    let no_game = |_| refused(hall, &setup::wrong_position(args.fen.as_deref().unwrap_or_default()));
    let (game, effects) = Game::begin(started, stamper.now()).map_err(no_game)?;
    let notices = setup::notices(game.started());
    Ok(Begun { committed: game.clone(), game, effects, writer, notices, rival })
}

/// A file for a new game. Where none can be made now, the journal's thread says so and goes on trying.
pub(super) fn new_writer(data: &Path, stem: &str) -> Result<Writer, CreateError> {
    let made = std::fs::create_dir_all(data).is_ok().then(|| file::create(data, stem).ok()).flatten();
    match made {
        Some(writer) => Ok(writer),
        None => Writer::planned(data, stem),
    }
}

/// Says why there is no game, and gives it back as the error.
fn refused(hall: &Hall, why: &Notice) -> PlayError {
    PlayError::Said(hall.speak_refusal(why))
}

/// The answer to the question which game is to go on.
enum Entered {
    /// This one.
    TakenUp(Box<Begun>),
    /// Another one is wanted.
    New,
    /// None.
    Left,
}

/// An unfinished game: the only one, or the one that is chosen.
fn take_up(
    (args, settings, seed): (&PlayArgs, &Settings, u64),
    hall: &mut Hall,
    data: &Path,
    stamper: &Stamper,
    wanted: Wanted,
) -> Result<Entered, PlayError> {
    let (rebuilt, cannot_be, locked) = match wanted {
        Wanted::ToGoOn => {
            let instead = setup::started(args, settings, seed, None).map_err(|why| refused(hall, &why))?;
            let spoilt = rebuilt::spoilt(list(data).map(|listing| listing.unreadable).unwrap_or_default());
            let locked = rebuilt::of_tournament(&spoilt).map(Path::to_owned);
            let (rebuilt, cannot_be) = rebuilt::all(spoilt, &instead);
            (rebuilt, cannot_be, locked)
        }
        Wanted::ToPlay(_) => (Vec::new(), None, None),
    };
    let unfinished = choose::unfinished(data, wanted, &rebuilt);
    if let Some(path) = locked.filter(|_| !unfinished.iter().any(|(_, game)| game.mode() == Mode::Tournament)) {
        return record::closed(hall, &path, 1).map(|_| Entered::Left);
    }
    if unfinished.is_empty() {
        return match wanted {
            Wanted::ToGoOn => Err(refused(hall, &cannot_be.unwrap_or(DeskNotice::NoUnfinished.into()))),
            Wanted::ToPlay(_) => Ok(Entered::New),
        };
    }
    let path = match choose::one_of(hall, &unfinished, wanted) {
        Choice::TakeUp(path) => path,
        Choice::NewGame => return Ok(Entered::New),
        Choice::Nothing => return Ok(Entered::Left),
    };
    let record = match rebuilt.into_iter().find(|rebuilt| rebuilt.path == path) {
        Some(rebuilt) => record::of_rebuilt(hall, data, rebuilt, args.flags.has(Key::Time))?,
        None => record::opened(hall, data, &path)?,
    };
    let Some(Record { facts, writer, notices }) = record else { return Ok(Entered::Left) };
    let not_replayed = |error| PlayError::Said(format!("{}: {error}", path.display()));
    let mut game = Game::replay(&facts).map_err(not_replayed)?;
    let rival = rival::for_game(&game).map_err(|why| refused(hall, &why))?;
    let committed = game.clone();
    let effects = game.reopen(stamper.now(), wall_seconds(), env!("CARGO_PKG_VERSION"));
    Ok(Entered::TakenUp(Box::new(Begun { game, committed, effects, writer, notices, rival })))
}

// --- threads ---

/// Tells the loop, as what `event` makes of it.
pub(super) fn teller<T>(
    to_loop: &Sender<LoopEvent>,
    event: impl Fn(T) -> LoopEvent + Clone + Send + 'static,
) -> impl Fn(T) + Clone + Send + 'static {
    let to_loop = to_loop.clone();
    move |news| {
        // If the loop has ended, the news has no recipient.
        let _nobody = to_loop.send(event(news));
    }
}

/// Who keeps settings for the next time. What a program enters is no wish for the next time.
fn start_keeper(piped: bool, to_console: &Sender<LoopEvent>) -> Option<Keeper> {
    let path = user_file().filter(|_| !piped)?;
    // Where the system gives no threads there is no journal either, and nothing is played.
    Keeper::start(path, teller(to_console, |setting| LoopEvent::Device(DeviceId::LOCAL, News::NotKept(setting)))).ok()
}

/// The program that plays, if one does.
fn start_engine(
    game: &Game,
    rival: Option<Rival>,
    stamper: &Stamper,
    own: &Sender<LoopEvent>,
) -> Result<Option<table::Opponent>, PlayError> {
    let plays = Color::ALL.into_iter().any(|side| game.player(side).is_engine());
    if !plays {
        return Ok(None);
    }
    let limits = if stamper.is_simulated() { Limits::Nodes } else { Limits::Time { stamper: stamper.clone() } };
    let clock = stamper.clone();
    let Some(rival) = rival else {
        let send = teller(own, move |reply| LoopEvent::Helper(HelperNews::Engine(clock.now(), reply)));
        return Ok(Some(table::Opponent::Builtin(builtin::spawn(limits, send)?)));
    };
    let send = teller(own, move |news| {
        LoopEvent::Helper(match news {
            uci::News::Reply(reply) => HelperNews::Engine(clock.now(), reply),
            uci::News::Trouble(trouble) => HelperNews::Trouble(trouble),
        })
    });
    Ok(Some(table::Opponent::Uci(uci::spawn(rival.session, &limits, send)?)))
}

/// Without threads for it the question whether a side can still mate is not decided, and the arbiter rules.
pub(super) fn start_mating(stamper: &Stamper, own: &Sender<LoopEvent>) -> Option<Mating> {
    let patience = if stamper.is_simulated() { Patience::ENDLESS } else { Patience::USUAL };
    let clock = stamper.clone();
    let send = teller(own, move |answer| LoopEvent::Helper(HelperNews::Mating(clock.now(), answer)));
    mating::spawn(stamper.clone(), patience, Budget::FULL, send).ok()
}

fn open_output(
    args: &PlayArgs,
    settings: &Settings,
    owner: Seat,
    piped: bool,
    to_console: &Sender<LoopEvent>,
) -> Output {
    let is_elsewhere = matches!(settings.opponent, Opponent::BuiltinEngine | Opponent::Screen | Opponent::Uci);
    let listeners = if is_elsewhere { Seats::only(owner) } else { Seats::PUBLIC };
    open_voices(&args.flags, settings, owner, listeners, piped, to_console)
}

/// Voices and lines as the settings want them, for these listeners.
pub(super) fn open_voices(
    flags: &SettingFlags,
    settings: &Settings,
    owner: Seat,
    listeners: Seats,
    piped: bool,
    to_console: &Sender<LoopEvent>,
) -> Output {
    let output = OutputSettings {
        // With a screen reader our own voice is only hushed: one word brings it back.
        speech: settings.speech.own(),
        sounds: settings.sounds,
        terminal: match settings.terminal {
            // A program that drives the console sees every audience, unless it was told otherwise.
            config::Terminal::Public if piped && !flags.has(Key::Terminal) => config::Terminal::All,
            audience => audience,
        },
        form: if piped { LineForm::BlackBox } else { LineForm::Terminal },
        listeners,
        private: if settings.mode == Mode::Tournament { PrivateVoice::Unspoken } else { PrivateVoice::Shared },
        ..OutputSettings::for_owner(owner).with_sound_of(settings)
    };
    let tell = teller(to_console, |event| LoopEvent::Device(DeviceId::LOCAL, News::Output(event)));
    // What cannot be begun is told by events, or cannot be told at all.
    let mut output = Output::open(&output, settings.language, tell);
    if settings.speech == config::Speech::Reader {
        output.set_self_voicing(false);
    }
    output
}

/// The microphone, which is opened when somebody wants it.
pub(super) fn listening(stamper: &Stamper, own: &Sender<LoopEvent>, data: &Path) -> Listening {
    let (clock, own, voice_folder) = (stamper.clone(), own.clone(), kept::folder(data));
    Listening::by(move |sounding| {
        let (clock, folder) = (clock.clone(), voice_folder.clone());
        let recogniser = move || voice::recogniser(kept::load(&folder));
        let tell = teller(&own, move |news| LoopEvent::Device(DeviceId::LOCAL, News::Voice(clock.now(), news)));
        listener::Listener::start(Parts::with(Arc::new(recogniser), sounding), tell)
    })
}

/// What the loop has besides what is played.
pub(super) fn resources(
    output: Output,
    words: Arc<Words>,
    settings: Settings,
    piped: bool,
    own: &Sender<LoopEvent>,
) -> Resources {
    Resources {
        keeper: start_keeper(piped, own),
        clock_keys: clock_keys().0,
        clocks_file: user_clocks(),
        ..Resources::plain(output, words, settings, piped)
    }
}

/// Whose a clock alone is; a lot decides nothing there.
pub(super) fn owner_of(settings: &Settings) -> Seat {
    setup::owner(settings, 0)
}

/// Tells two games apart that begin within one second.
pub(super) fn salt() -> u16 {
    fastrand::u16(..)
}
