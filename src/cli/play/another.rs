//! One game after another: what was set at this console holds for the next one too.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, unbounded};

use super::hall::Hall;
use super::screens::{SeatScreens, lines_for};
use super::{Begun, PlayArgs, PlayError, begin, data_directory, forget_the_hall, form_of, listener, open_output};
use super::{setup, start_engine, start_mating, teller};
use crate::config::Settings;
use crate::console::{Console, FirstQuestions, Left, LoopEvent, Next, Resources};
use crate::desk::lines::next_game::NextWish;
use crate::desk::lines::opening_names::WantedOpening;
use crate::game::Game;
use crate::game::roles::Seat;
use crate::input::InputEvent;
use crate::journal::list::list;
use crate::journal::{file, thread};
use crate::output::route::Output;
use crate::rules::position::Color;
use crate::table::{Ending, Engines, Farewell, Queues, Table};
use crate::time::Stamper;
use crate::training::opponents::Form;

/// How long a player who changes sides waits for the last words of the game before.
const LAST_WORDS: Duration = Duration::from_secs(20);

/// What all games of one run share.
pub struct Evening<'a> {
    pub args: &'a PlayArgs,
    /// The seed of the lots of the present game.
    pub seed: u64,
    /// Into the queue of news that outlive a game.
    pub to_console: Sender<LoopEvent>,
    /// The screens that are devices of the table.
    pub screens: SeatScreens,
}

/// What a game begins with.
pub struct Lasting {
    pub left: Left,
    pub inputs: Receiver<InputEvent>,
    pub events: Receiver<LoopEvent>,
    pub stamper: Stamper,
}

/// How an evening ends.
pub enum Night<'a> {
    /// Somebody has left.
    Left(Farewell),
    /// The player of this side trains after the last game, with its record or without it; play may go on after that.
    Train { record: Option<PathBuf>, own: Color, lasting: Box<Lasting>, evening: Evening<'a> },
}

/// The game that somebody wants.
pub struct NewGame {
    /// The position from which it begins (FEN); `None`: where games begin.
    pub start: Option<String>,
    pub wish: NextWish,
}

/// Counts the game of a record among those that say how strong its owner is.
fn count(record: &Path, form: &mut Form) {
    // A record that cannot be read has been complained of by the thread that writes it.
    let played = file::read(record).ok().and_then(|reading| Game::replay(&reading.facts).ok());
    if let Some(game) = played {
        form.count(&game);
    }
}

impl<'a> Evening<'a> {
    /// Plays after training: this game, and others after it. What the game is to be has been set.
    pub fn goes_on(mut self, game: NewGame, lasting: Lasting) -> Result<Night<'a>, PlayError> {
        let (begun, mut lasting) = self.another(None, game, lasting)?;
        let resources = &mut lasting.left.resources;
        let data = data_directory(&resources.settings);
        let earlier = list(&data).map(|listing| listing.games).unwrap_or_default();
        resources.pupil = Some((data, self.args.player.clone()));
        resources.form = form_of(&begun.game, &earlier);
        self.run(begun, lasting, FirstQuestions::default())
    }

    /// Plays one game after another until somebody leaves.
    pub(super) fn run(
        mut self,
        mut begun: Begun,
        mut lasting: Lasting,
        mut questions: FirstQuestions,
    ) -> Result<Night<'a>, PlayError> {
        loop {
            let Begun { game, committed, effects, writer, notices, rival } = begun;
            let Lasting { left, inputs, events, stamper } = lasting;
            let (owner, owner_side) = (game.owner(), game.owner_side());
            // Threads of its own: news of another game can never be taken for theirs.
            let (own, news) = unbounded();
            let helpers = Engines::new(start_engine(&game, rival, &stamper, &own)?, start_mating(&stamper, &own));
            // When the loop has ended, it has waited for the journal.
            self.screens.plays(writer.path());
            let record = writer.path().to_owned();
            let journal = thread::start(writer, teller(&own, LoopEvent::Journal))?;
            let others = self.screens.devices(&committed, &left.resources, &stamper)?;
            let mut console = Console::new(&committed, left, &stamper, notices, questions);
            console.keep_speech_beside(&record);
            if let Some(seat) = self.screens.elsewhere(&committed) {
                console = console.without(seat);
            }
            let inputs = [inputs].into_iter().chain(self.screens.inputs()).collect();
            let devices = [console].into_iter().chain(others).collect();
            let queues = Queues { inputs, events, news, own };
            match Table::new([game, committed], devices, journal, helpers, stamper, queues).run(effects) {
                Ending::Left(farewell) => return Ok(Night::Left(farewell)),
                Ending::Next { next, devices, stamper, queues } => {
                    // The owner's device is the first.
                    let (mut devices, mut inputs) = (devices.into_iter(), queues.inputs.into_iter());
                    let (Some(console), Some(inputs)) = (devices.next(), inputs.next()) else {
                        return Ok(Night::Left(Farewell::Saved));
                    };
                    let events = queues.events;
                    let lasting_on = |wish: &NextWish| {
                        let mut left = console.left(wish);
                        count(&record, &mut left.resources.form);
                        Lasting { left, inputs, events, stamper }
                    };
                    let game = match next {
                        Next::Game { start, wish } => NewGame { start, wish },
                        // There is no training within a game.
                        Next::Exercise(fen) => NewGame { start: Some(fen), wish: NextWish::default() },
                        Next::Train { review } => {
                            drop(devices);
                            let lasting = Box::new(lasting_on(&NextWish::default()));
                            let record = review.then_some(record);
                            return Ok(Night::Train { record, own: owner_side, lasting, evening: self });
                        }
                    };
                    let left = lasting_on(&game.wish);
                    (begun, lasting) = self.another(Some(owner), game, left)?;
                    // At a tournament no other game is begun, and there is no arbiter elsewhere.
                    questions = FirstQuestions::default();
                }
            }
        }
    }

    /// A new game with what holds now, by who sat at this seat before if that was in a game.
    fn another(
        &mut self,
        before: Option<Seat>,
        NewGame { start, wish: NextWish { odds, opening, .. } }: NewGame,
        lasting: Lasting,
    ) -> Result<(Begun, Lasting), PlayError> {
        let Lasting { left: Left { mut keyboard, speech_history, resources }, inputs, events, stamper } = lasting;
        let settings = &resources.settings;
        self.seed = self.seed.wrapping_add(1);
        let owner = setup::owner(settings, self.seed);
        let output = if before == Some(owner) {
            resources.output
        } else {
            let mut output = self.other_output(resources.output, settings, owner, resources.piped, &events);
            if let Some(face) = &resources.face {
                output.show_on_page(&lines_for(owner), face.writer())?;
            }
            output
        };
        let (words, listener) = (resources.words.clone(), listener(settings));
        let mut hall = Hall { words, output, inputs, events, listener, owner, keyboard: keyboard.clone() };
        let mut args = self.args.clone();
        let opening = match opening {
            Some(WantedOpening::Known(name)) => Some(name.to_owned()),
            Some(WantedOpening::Unknown { .. }) | None => None,
        };
        if start.is_some() || odds.is_some() || opening.is_some() {
            (args.fen, args.chess960, args.odds, args.opening) = (start, None, odds, opening);
        }
        let begun = begin(&args, settings, self.seed, &mut hall, &data_directory(settings), &stamper)?;
        let Hall { output, inputs, events, .. } = hall;
        keyboard.start_afresh();
        keyboard.sit(settings.orientation.side(begun.game.owner_side()));
        let speech_history = speech_history.for_the_next_game();
        let left = Left { keyboard, speech_history, resources: Resources { output, ..resources } };
        Ok((begun, Lasting { left, inputs, events, stamper }))
    }

    /// Voices and lines of a player who has changed sides: what was their own words' way is another one's now.
    fn other_output(
        &self,
        mut output: Output,
        settings: &Settings,
        owner: Seat,
        piped: bool,
        events: &Receiver<LoopEvent>,
    ) -> Output {
        let (voiced, cues) = (output.is_self_voicing(), output.has_cues());
        output.wait_until_silent(LAST_WORDS);
        let display = output.take_display();
        // The old voice lets the library go first: there can be but one in a process.
        drop(output);
        forget_the_hall(events, &self.to_console);
        let mut output = open_output(self.args, settings, owner, piped, &self.to_console);
        output.set_self_voicing(voiced);
        output.set_sounds(cues);
        output.show_on(display);
        output
    }
}
