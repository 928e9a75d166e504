//! One game after another: what was set at this console holds for the next one too.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, unbounded};

use super::{Begun, Hall, PlayArgs, PlayError, begin, data_directory, forget_the_hall, listener, open_output};
use super::{setup, start_engine, start_journal, start_mating};
use crate::config::keeper::Keeper;
use crate::config::{Settings, Speech};
use crate::console::{Console, Ending, Farewell, LoopEvent, Resources, Supply};
use crate::desk::keyboard::Keyboard;
use crate::desk::reading_side;
use crate::desk::speech_history::SpeechHistory;
use crate::game::Game;
use crate::game::roles::Seat;
use crate::input::InputEvent;
use crate::journal::writer::Writer;
use crate::output::route::Output;
use crate::time::Stamper;
use crate::words::Words;

/// How long a player who changes sides waits for the last words of the game before.
const LAST_WORDS: Duration = Duration::from_secs(20);

/// What all games of one run share.
pub struct Evening<'a> {
    pub args: &'a PlayArgs,
    /// The seed of the lots of the present game.
    pub seed: u64,
    /// Into the queue of news that outlive a game.
    pub to_console: Sender<LoopEvent>,
}

/// What a console works with besides the threads of its game.
pub struct Lasting {
    pub supply: Supply,
    pub inputs: Receiver<InputEvent>,
    pub events: Receiver<LoopEvent>,
    pub output: Output,
    pub words: Arc<Words>,
    pub stamper: Stamper,
    pub piped: bool,
    pub settings: Settings,
    pub keeper: Option<Keeper>,
    /// Where a time control that was put together is saved.
    pub clocks_file: Option<PathBuf>,
    pub voice: Speech,
    /// Whether the arbiter is to choose a PIN before the game.
    pub choose_pin: bool,
}

impl Lasting {
    /// With threads of its own for a game; news of another one can never be taken for theirs.
    fn with_threads(self, game: &Game, writer: Writer, check_earphone: bool) -> Result<Resources, PlayError> {
        let (own, news) = unbounded();
        let engine = start_engine(game, &self.stamper, &own)?;
        let journal = start_journal(writer, &own)?;
        let mating = start_mating(&self.stamper, &own);
        let file = journal.file();
        Ok(Resources {
            supply: self.supply,
            inputs: self.inputs,
            events: self.events,
            news,
            own,
            journal,
            output: self.output,
            words: self.words,
            engine,
            mating,
            choose_pin: self.choose_pin,
            salt: fastrand::u128(..),
            stamper: self.stamper,
            file,
            piped: self.piped,
            settings: self.settings,
            keeper: self.keeper,
            clocks_file: self.clocks_file,
            check_earphone,
            voice: self.voice,
        })
    }
}

impl Evening<'_> {
    /// Plays one game after another until somebody leaves.
    pub fn run(
        mut self,
        mut begun: Begun,
        mut keyboard: Keyboard,
        mut lasting: Lasting,
        mut check_earphone: bool,
    ) -> Result<Farewell, PlayError> {
        let mut speech_history = SpeechHistory::default();
        loop {
            let Begun { game, committed, effects, writer, notices } = begun;
            let owner = game.owner();
            let resources = lasting.with_threads(&game, writer, check_earphone)?;
            match Console::new(game, committed, keyboard, resources).remembering(speech_history).run(effects, notices) {
                Ending::Left(farewell) => return Ok(farewell),
                Ending::Another { start, keyboard: left, speech_history: so_far, resources } => {
                    (begun, lasting) = self.another(owner, start, &left, *resources)?;
                    speech_history = so_far.for_the_next_game(owner, begun.game.owner());
                    keyboard = *left;
                    keyboard.start_afresh();
                    keyboard.sit(reading_side(lasting.settings.orientation, begun.game.owner_side()));
                    // At a tournament no other game is begun.
                    check_earphone = false;
                }
            }
        }
    }

    /// A new game with what holds now; the threads of the last one end with what is left of its equipment.
    fn another(
        &mut self,
        before: Seat,
        start: Option<String>,
        keyboard: &Keyboard,
        resources: Resources,
    ) -> Result<(Begun, Lasting), PlayError> {
        let Resources { supply, inputs, events, output, words, stamper, piped, settings, .. } = resources;
        self.seed = self.seed.wrapping_add(1);
        let owner = setup::owner(&settings, self.seed);
        let output = if owner == before { output } else { self.other_output(output, &settings, owner, piped, &events) };
        let listener = listener(&settings);
        let mut hall = Hall { words, output, inputs, events, listener, owner, keyboard: keyboard.clone() };
        let mut args = self.args.clone();
        if start.is_some() {
            (args.fen, args.chess960) = (start, None);
        }
        let begun = begin(&args, &settings, self.seed, &mut hall, &data_directory(&settings), &stamper)?;
        let lasting = Lasting {
            supply,
            inputs: hall.inputs,
            events: hall.events,
            output: hall.output,
            words: hall.words,
            stamper,
            piped,
            settings,
            keeper: resources.keeper,
            clocks_file: resources.clocks_file,
            voice: resources.voice,
            // At a tournament no other game is begun, and there is no arbiter elsewhere.
            choose_pin: false,
        };
        Ok((begun, lasting))
    }

    /// Voices and lines of a player who has changed sides: what was his own words' way is another one's now.
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
