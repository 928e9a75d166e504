//! What is said while a time control is put together, and of those that have a name.

use crate::game::clock::{TimeControl, Times};
use crate::game::wrong_value::WrongValue;
use crate::rules::position::ByColor;
use crate::words::control;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::{Voice, one_line};

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ComposeNotice {
        /// A control that has a name: in the files, or the user's own.
        Preset { name: String = crate::words::samples::presets(), own: bool, time: ByColor<TimeControl> = crate::words::samples::first::<ByColor<TimeControl>>() }
            => "preset-item"(name: preset(voice, name, *own), control: control::sentence(voice.sentences, time)),
        Begins => "compose-begins",
        /// Which kind of control, if it is not the same for both: for Black?
        AskKind { black: bool } => { voice.phrase(if *black { "compose-kind-black" } else { "compose-kind" }).say() },
        /// How many minutes, in which period, from 1?
        AskMinutes { period: u32 } => "compose-minutes"(period),
        AskMoves => "compose-moves",
        AskExtra => "compose-extra",
        AskSeconds => "compose-seconds",
        /// Is the first increment added before the first move?
        AskFirst => "compose-first",
        SoFar(time: TimeControl) => "compose-so-far"(control: control::control(voice.sentences, time)),
        /// Has Black the same?
        AskSame => "compose-same",
        NowBlack => "compose-now-black",
        /// Does a draw count as a win for Black?
        AskDraw => "compose-draw",
        AskRight { time: Times } => "compose-heard"(
            control: control::sentence(voice.sentences, &time.clone().into()),
            draw: if time.draw.is_usual() { "usual" } else { "for-black" },
        ),
        AskName => "compose-name",
        Saved { text: String } => "compose-saved"(text),
        NotSaved { why: Box<WrongValue> } => "compose-not-saved"(why),
        Used => "compose-used",
        UsedNext => "compose-next",
        Dropped => "compose-dropped",
        Wrong { text: String } => "compose-wrong"(text),
        OutOfRange { text: String, least: u32, most: u32 } => "compose-range"(text, least, most),
        Empty => "compose-empty",
        NameTaken { text: String } => "compose-name-taken"(text),
        /// An hourglass turns for both sides.
        OneHourglass => "compose-one-hourglass",
        NameWrong => "compose-name-wrong",
        /// There is no answer to go back to.
        FirstAnswer => "compose-first-answer",
    }
}

impl Tell for ComposeNotice {
    fn refuses(&self) -> bool {
        matches!(
            self,
            ComposeNotice::Wrong { .. }
                | ComposeNotice::Empty
                | ComposeNotice::OneHourglass
                | ComposeNotice::OutOfRange { .. }
                | ComposeNotice::NameTaken { .. }
                | ComposeNotice::NameWrong
                | ComposeNotice::FirstAnswer
        )
    }
}

/// The name of a control: that of the program's own ones in the listener's language.
fn preset(voice: Voice<'_>, name: &str, own: bool) -> String {
    if own { one_line(name) } else { voice.phrase(&format!("preset-{name}")).words() }
}
