//! `annabella train`: puzzles, one after another, each as a game on the table; and drills.

use std::mem::{replace, take};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use crossbeam_channel::{Receiver, Sender, bounded, unbounded};
use etcetera::BaseStrategy as _;

use super::config::{SettingFlags, bad_flag, bad_settings, sources};
use super::keys::key_map;
use super::lessons::{self, notice_of};
use super::play::another::{Lasting, NewGame};
use super::play::hall::speak_refusal;
use super::play::{
    AtWork, PlayArgs, PlayError, data_directory, forget_the_hall, listener, listening, open_voices, resources,
};
use super::play::{braille, choose, damaged, rival, setup, start_mating, teller};
use super::power;
use crate::config::{ColourChoice, Frozen, Key as Setting, Layer, Loaded, Opponent, Origin, Problem, Settings, load};
use crate::console::training::{Reviewers, Training};
use crate::console::{Console, FirstQuestions, Left, LoopEvent, Next, Resources, fulfil};
use crate::desk::keyboard::Keyboard;
use crate::desk::keymap::KeyMap;
use crate::desk::lines::next_game::NextWish;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::next::NextNotice;
use crate::desk::speech_history::SpeechHistory;
use crate::engine::endgames::store::Store as Tables;
use crate::game::Game;
use crate::game::clock::Times;
use crate::game::effect::Effect;
use crate::game::fact::Started;
use crate::game::roles::{Mode, Seat, Seats};
use crate::input::{self, InputEvent};
use crate::journal::thread;
use crate::keys::action::{Action, KeyMode};
use crate::output::route::Output;
use crate::rules::position::Color;
use crate::table::{Ending, Engines, Farewell, Queues, Table};
use crate::time::{Stamper, ahead_of_utc, wall_seconds};
use crate::training::added::Added;
use crate::training::lessons::Lessons;
use crate::training::notices::lesson::LessonNotice;
use crate::training::notices::opening::OpeningNotice;
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::training::{StoreTrouble, TrainingNotice};
use crate::training::pupil::Pupil;
use crate::training::review::Reviewed;
use crate::training::reviewing::Review;
use crate::training::session::Session;
use crate::training::store::repertoires::read_all;
use crate::training::store::{Keeper, Store, Wanted};
use crate::words::Words;
use crate::words::notice::Notice;

/// How long a player who changes sides waits for the last words of the puzzle before.
const LAST_WORDS: Duration = Duration::from_secs(20);

/// Flags of `annabella train`. What is not given comes from the files of settings.
#[derive(Clone, Debug, Default, Args)]
pub struct TrainArgs {
    #[command(flatten)]
    pub(super) flags: SettingFlags,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    player: String,
    #[arg(long, hide_short_help = true)]
    simulated: bool,
    #[arg(long, value_name = "NUMBER", hide_short_help = true)]
    seed: Option<u64>,
}

/// The same, and with which lesson training begins.
#[derive(Clone, Debug, Default, Args)]
pub struct TrainCommand {
    #[command(flatten)]
    pub(super) args: TrainArgs,
    #[arg(long, value_name = "FILE")]
    pub(super) lesson: Option<PathBuf>,
}

impl TrainArgs {
    /// Of somebody who plays with these.
    pub(super) fn behind(args: &PlayArgs) -> TrainArgs {
        let (flags, player, simulated, seed) = args.for_training();
        TrainArgs { flags: flags.clone(), player: player.to_owned(), simulated, seed }
    }

    /// The flags of games after training.
    pub(super) fn of_games(&self) -> PlayArgs {
        PlayArgs::behind(&self.flags, &self.player, self.simulated, self.seed)
    }

    /// Sessions and games whose time is simulated repeat exactly, unless a seed is given.
    pub(super) fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| if self.simulated { 0 } else { fastrand::u64(..) })
    }

    pub(super) fn player(&self) -> &str {
        &self.player
    }

    pub(super) const fn is_simulated(&self) -> bool {
        self.simulated
    }
}

/// With what a session begins, if not with puzzles.
pub(super) struct Opening {
    /// The game that is reviewed.
    pub(super) game: Reviewed,
    /// For whom.
    pub(super) sides: Vec<Color>,
    /// How many positions of a search each position of the game is worth.
    pub(super) nodes: u64,
    /// Who looks at it, and where the report goes.
    pub(super) reviewers: Reviewers,
}

/// How training ends.
pub(super) enum Trained {
    /// Somebody has left.
    Left(Farewell),
    /// A game is wanted, at the same console.
    Game { game: NewGame, lasting: Box<Lasting>, to_console: Sender<LoopEvent> },
}

/// The game after which training goes on.
pub(super) struct Behind {
    pub(super) lasting: Lasting,
    /// The side that the player of the training has played.
    pub(super) own: Color,
    pub(super) to_console: Sender<LoopEvent>,
}

/// What holds for games, and not for training.
struct Usual {
    mode: Mode,
    opponent: Opponent,
    time: Times,
    colour: ColourChoice,
    /// Which side was played last.
    own: Color,
}

/// What all puzzles of one run share.
struct Hall<'a> {
    args: &'a TrainArgs,
    usual: Usual,
    lesson: Option<&'a Path>,
    /// How many games wait, where that is told.
    unfinished: usize,
    inputs: Receiver<InputEvent>,
    events: Receiver<LoopEvent>,
    to_console: Sender<LoopEvent>,
    stamper: Stamper,
}

pub(super) fn train(
    args: &TrainArgs,
    lesson: Option<&Path>,
    opening: Option<Opening>,
) -> Result<(Trained, AtWork), PlayError> {
    let mut loaded = load(&sources(&args.flags, Frozen::default()));
    let usual = Usual::put_away(&mut loaded.settings, Color::White);
    let stamper = if args.simulated { Stamper::simulated() } else { Stamper::real() };
    let (to_inputs, inputs) = bounded(input::QUEUE);
    let (to_console, events) = unbounded();
    let opened = input::open(&stamper, &to_inputs, &to_console)?;
    let piped = matches!(opened, input::Opened::Lines(_));
    if !piped {
        input::pad::spawn(stamper.clone(), to_inputs.clone())?;
    }
    // Only we and the threads that read hold the queue: when those end, so does the session.
    drop(to_inputs);
    let (keys, wrong_keys) = key_map(loaded.settings.language);
    let owner = Seat::Side(Color::White);
    let mut voices = open_voices(&args.flags, &loaded.settings, owner, Seats::only(owner), piped, &to_console);
    voices.show_on(braille::open_display(&loaded.settings, piped, &stamper, &to_console));
    let data = data_directory(&loaded.settings);
    let problems = [&loaded.problems[..], &wrong_keys].concat();
    let resources = resources(voices, Arc::new(Words::new()), loaded.settings.clone(), piped, &to_console);
    let adviser = Arc::new(rival::adviser(&loaded.settings, args.simulated));
    let listening = listening(&stamper, &to_console, &data);
    let resources = Resources { listening, adviser, ..resources };
    let power = power::watch(&stamper, piped, &to_console);
    let unfinished = choose::unfinished(&data, choose::Wanted::ToPlay(Mode::Training), &[]).len();
    let hall = Hall { args, usual, lesson, unfinished, inputs, events, to_console, stamper };
    let trained = hall.run(&loaded, (keys, resources), opening, &problems, &data)?;
    Ok((trained, (opened, power)))
}

/// The same after a game, at the console that it was played at: with its voices, its keyboard and its lines.
pub(super) fn go_on(args: &TrainArgs, opening: Option<Opening>, behind: Behind) -> Result<Trained, PlayError> {
    let Behind { lasting, own, to_console } = behind;
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let Lasting { left: Left { resources, .. }, inputs, events, stamper } = lasting;
    let Resources { mut settings, output, piped, .. } = resources;
    let usual = Usual::put_away(&mut settings, own);
    let hall = Hall { args, usual, lesson: None, unfinished: 0, inputs, events, to_console, stamper };
    let output = hall.other_output(output, &settings, Seat::Side(Color::White), piped);
    let (keys, _told_before) = key_map(settings.language);
    let data = data_directory(&settings);
    let resources = Resources { output, settings, ..resources };
    hall.run(&loaded, (keys, resources), opening, &[], &data)
}

impl Usual {
    /// Sets what holds for every puzzle, whatever the settings of games say; those are given back.
    fn put_away(settings: &mut Settings, own: Color) -> Usual {
        Usual {
            mode: replace(&mut settings.mode, Mode::Training),
            opponent: replace(&mut settings.opponent, Opponent::BuiltinEngine),
            time: take(&mut settings.time),
            colour: replace(&mut settings.colour, ColourChoice::White),
            own,
        }
    }

    /// Sets that again, with what is wished for besides.
    fn set(self, wish: &NextWish, settings: &mut Settings) {
        (settings.mode, settings.opponent) = (self.mode, self.opponent);
        (settings.time, settings.colour) = (self.time, self.colour);
        fulfil(wish, self.own, settings);
    }
}

/// A puzzle that can go into the loop.
struct Begun {
    game: Game,
    committed: Game,
    effects: Vec<Effect>,
}

impl Hall<'_> {
    fn run(
        mut self,
        loaded: &Loaded,
        (keys, resources): (KeyMap, Resources),
        opening: Option<Opening>,
        problems: &[Problem],
        data: &Path,
    ) -> Result<Trained, PlayError> {
        let (wrong_flags, others): (Vec<Problem>, Vec<Problem>) =
            problems.iter().cloned().partition(|problem| problem.layer == Layer::Flag);
        let refusal = wrong_flags.first().map(|problem| bad_flag(problem, false));
        if let Some(why) = refusal.or_else(|| damaged::tournament_open(data)) {
            return Err(refuse(&resources, &why));
        }
        let unusable = |why| refuse(&resources, &Notice::from(TrainingNotice::Unusable(why)));
        let (now, seed) = (wall_seconds(), self.args.seed());
        let store = Store::open(data, &self.args.player, Wanted::Training).map_err(unusable)?;
        let damage = |why: rusqlite::Error| {
            unusable(StoreTrouble::Damaged { file: data.display().to_string(), why: why.into() })
        };
        let ahead = if self.args.simulated { 0 } else { ahead_of_utc(now) };
        let (taught, wrong_lessons) = self.lessons(&resources)?;
        let mut session = Session::new(Pupil { ahead, ..store.pupil().map_err(damage)? }, seed, now).teaching(taught);
        let enter = if resources.piped { Vec::new() } else { keys.keys(KeyMode::Entry, Action::Enter) };
        let (repertoires, spoilt) = read_all(&store.repertoires().map_err(damage)?);
        session = session.with_repertoires(repertoires, now);
        let mut reviewers = Reviewers::default();
        if let Some(Opening { game, sides, nodes, reviewers: own }) = opening {
            session = session.reviewing(Review::new(game, sides, nodes, enter.clone()));
            reviewers = own;
        }
        let mut greeting: Vec<Notice> = bad_settings(&others);
        let unreadable = |name| TrainingNotice::Opening(OpeningNotice::Unreadable { name });
        greeting.extend(spoilt.into_iter().map(|name| Notice::from(unreadable(name))));
        greeting.extend(wrong_lessons);
        greeting.push(Notice::from(session.begins(now, enter)));
        greeting
            .extend((self.unfinished > 0).then_some(Notice::from(NextNotice::Unfinished { count: self.unfinished })));
        let (session, added) = with_added(session, data, &mut greeting);
        if *loaded.origin(Setting::Speech) == Origin::Default && !resources.piped {
            greeting.push(Notice::from(KeyNotice::AskReader { speech: keys.keys(KeyMode::Entry, Action::Speech) }));
        }
        let keeper = Arc::new(Keeper::start(store)?);
        let tables = Tables::new(tables_directory(data));
        let may_play = self.usual.mode != Mode::Tournament;
        let training = Training::new(session, keeper.clone(), reviewers, tables);
        let mut training = training.with_added(added).beside_games(may_play);
        let keyboard = Keyboard::new(keys, resources.settings.echo, Color::White);
        let mut left = Left { keyboard, speech_history: SpeechHistory::default(), resources };
        let mut start = None;
        loop {
            let Begun { game, committed, effects } = begin(&left.resources.settings, start.take(), &self.stamper)?;
            let (own, news) = unbounded();
            let helpers = Engines::new(None, start_mating(&self.stamper, &own));
            let journal = thread::start_unkept(teller(&own, LoopEvent::Journal))?;
            let (words, before) = (take(&mut greeting), game.owner());
            let console = Console::new(&committed, left, &self.stamper, words, FirstQuestions::default());
            let console = console.training(training);
            let Hall { inputs, events, stamper, .. } = self;
            let queues = Queues { inputs: vec![inputs], events, news, own };
            match Table::new([game, committed], vec![console], journal, helpers, stamper, queues).run(effects) {
                Ending::Left(Farewell::Saved) => {
                    return Ok(Trained::Left(keeper.finish().map_or_else(Farewell::Unsaved, |()| Farewell::Saved)));
                }
                Ending::Left(unsaved) => return Ok(Trained::Left(unsaved)),
                Ending::Next { next, mut devices, stamper, mut queues } => {
                    let (Some(mut console), Some(inputs)) = (devices.pop(), queues.inputs.pop()) else {
                        return Ok(Trained::Left(Farewell::Saved));
                    };
                    self = Hall { inputs, events: queues.events, stamper, ..self };
                    let Some(session) = console.take_training() else { return Ok(Trained::Left(Farewell::Saved)) };
                    let solver = session.solver();
                    training = session.goes_on();
                    start = match next {
                        Next::Exercise(fen) => Some(fen),
                        // That is what goes on already.
                        Next::Train { .. } => None,
                        Next::Game { start, wish } => {
                            drop(training);
                            if let Err(why) = keeper.finish() {
                                return Ok(Trained::Left(Farewell::Unsaved(why)));
                            }
                            let left = console.left(&NextWish::default());
                            return Ok(self.leaves_for(NewGame { start, wish }, left));
                        }
                    };
                    left = self.sit(console.left(&NextWish::default()), solver, before);
                }
            }
        }
    }

    /// Leaves for a game.
    fn leaves_for(self, game: NewGame, mut left: Left) -> Trained {
        let Hall { usual, inputs, events, to_console, stamper, .. } = self;
        usual.set(&game.wish, &mut left.resources.settings);
        Trained::Game { game, lasting: Box::new(Lasting { left, inputs, events, stamper }), to_console }
    }

    /// The lessons, those of a teacher too; and what is wrong with others of theirs. The one that was named must be good.
    fn lessons(&self, resources: &Resources) -> Result<(Lessons, Vec<Notice>), PlayError> {
        let (own, wrong) = lessons::own();
        let taught = Lessons::with(own);
        let taught = match self.lesson.map(lessons::read) {
            None => taught,
            Some(Ok(read)) => taught.beginning_with(read.lesson),
            Some(Err(wrong)) => {
                let first = wrong.into_iter().next().unwrap_or(LessonNotice::AllDone);
                return Err(refuse(resources, &notice_of(first)));
            }
        };
        Ok((taught, wrong.into_iter().map(notice_of).collect()))
    }
}

/// A session with the puzzles that were added to the built-in ones. Faults in them are told, and do not prevent the session.
fn with_added(session: Session, data: &Path, greeting: &mut Vec<Notice>) -> (Session, Option<Added>) {
    match Added::open(data) {
        Ok(None) => (session, None),
        Ok(Some(added)) => {
            let count = added.origin().count;
            greeting.push(PuzzleNotice::More { count }.into());
            (session.with_added(count), Some(added))
        }
        Err(trouble) => {
            greeting.push(PuzzleNotice::Unusable(trouble).into());
            (session, None)
        }
    }
}

/// Where tables of endgames are kept: what is lost there is made anew.
fn tables_directory(data: &Path) -> PathBuf {
    let cache = etcetera::choose_base_strategy().ok().map(|base| base.cache_dir().join("annabella"));
    cache.unwrap_or_else(|| data.to_owned()).join("endgames")
}

fn begin(settings: &Settings, start: Option<String>, stamper: &Stamper) -> Result<Begun, PlayError> {
    let started: Started = setup::started(&PlayArgs::from_position(start), settings, 0, None)
        .map_err(|why| PlayError::Said(format!("{why:?}")))?;
    let (game, effects) = Game::begin(started, stamper.now()).map_err(|why| PlayError::Said(why.to_string()))?;
    Ok(Begun { committed: game.clone(), game, effects })
}

impl Hall<'_> {
    /// The player who trains plays this side from now on, and reads the board from there.
    fn sit(&self, left: Left, side: Color, before: Seat) -> Left {
        let Left { mut keyboard, speech_history, mut resources } = left;
        resources.settings.colour = side.fold_wb(ColourChoice::White, ColourChoice::Black);
        keyboard.start_afresh();
        keyboard.sit(resources.settings.orientation.side(side));
        let owner = Seat::Side(side);
        if owner != before {
            let output = self.other_output(resources.output, &resources.settings, owner, resources.piped);
            resources = Resources { output, ..resources };
        }
        Left { keyboard, speech_history: speech_history.for_the_next_game(), resources }
    }

    /// Voices and lines of somebody who has changed sides: what was their own words' way is another one's now.
    fn other_output(&self, mut output: Output, settings: &Settings, owner: Seat, piped: bool) -> Output {
        let (voiced, cues) = (output.is_self_voicing(), output.has_cues());
        output.wait_until_silent(LAST_WORDS);
        let display = output.take_display();
        // The old voice lets the library go first: there can be but one in a process.
        drop(output);
        forget_the_hall(&self.events, &self.to_console);
        let mut output = open_voices(&self.args.flags, settings, owner, Seats::only(owner), piped, &self.to_console);
        output.set_self_voicing(voiced);
        output.set_sounds(cues);
        output.show_on(display);
        output
    }
}

/// Says why training is impossible, and returns it as the error.
fn refuse(Resources { output, words, settings, .. }: &Resources, notice: &Notice) -> PlayError {
    let listener = listener(settings);
    PlayError::Said(speak_refusal(output, words, (&listener, Seat::Side(Color::White)), notice))
}
