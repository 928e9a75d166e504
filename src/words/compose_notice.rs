//! What is said while a time control is put together, and of those that have a name.

use super::control;
use super::phrase::{Phrase, one_line, reason};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::clock::{TimeControl, Times};
use crate::game::fact::ByColorOf;

/// One notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComposeNotice {
    /// A control that has a name, and what it means.
    Preset {
        /// Its name in the files.
        name: String,
        /// Whether it is the user's own, and so has no name in the languages.
        own: bool,
        /// What it is.
        time: ByColorOf<TimeControl>,
    },
    /// What the dialogue is.
    Begins,
    /// Which kind of control?
    AskKind {
        /// Whether it is Black's now.
        black: bool,
    },
    /// How many minutes?
    AskMinutes {
        /// In which period, from 1.
        period: u32,
    },
    /// For how many moves?
    AskMoves,
    /// Does a move bring extra time?
    AskExtra,
    /// How many seconds?
    AskSeconds,
    /// Is the first increment added before the first move?
    AskFirst,
    /// What there is so far.
    SoFar(TimeControl),
    /// Has Black the same?
    AskSame,
    /// What follows is for Black.
    NowBlack,
    /// Does a draw count as a win for Black?
    AskDraw,
    /// Is that right?
    AskRight {
        /// What was put together.
        time: Times,
    },
    /// Under which name is it saved?
    AskName,
    /// It is saved.
    Saved {
        /// Its name.
        text: String,
    },
    /// It could not be.
    NotSaved {
        /// What the system says.
        why: String,
    },
    /// It is used from now on.
    Used,
    /// It is used from the next game on.
    UsedNext,
    /// It was dropped.
    Dropped,
    /// That is no answer.
    Wrong {
        /// What was entered, shortened.
        text: String,
    },
    /// The number is out of range.
    OutOfRange {
        /// What was entered, shortened.
        text: String,
        /// The least that is possible.
        least: u32,
        /// The most.
        most: u32,
    },
    /// Nothing was entered, where something is needed.
    Empty,
    /// A control of the program has this name.
    NameTaken {
        /// The name.
        text: String,
    },
    /// An hourglass turns for both sides.
    OneHourglass,
    /// That is no name.
    NameWrong,
    /// There is no answer to go back to.
    FirstAnswer,
}

impl ComposeNotice {
    /// Whether it says that what was entered cannot be done.
    #[must_use]
    pub const fn refuses(&self) -> bool {
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

/// The words of a notice about putting a control together.
pub(super) fn words(sentences: &Sentences, notice: &ComposeNotice) -> Vec<Segment> {
    use ComposeNotice as N;
    let phrase = |key| Phrase::new(sentences, key);
    let both = |time| control::sentence(sentences, time);
    match notice {
        N::Preset { name, own, time } => {
            let spoken = if *own { one_line(name) } else { Phrase::new(sentences, &format!("preset-{name}")).words() };
            phrase("preset-item").choice("name", spoken).choice("control", both(time)).say()
        }
        N::Begins => phrase("compose-begins").say(),
        N::AskKind { black: false } => phrase("compose-kind").say(),
        N::AskKind { black: true } => phrase("compose-kind-black").say(),
        N::AskMinutes { period } => phrase("compose-minutes").number("period", *period).say(),
        N::AskMoves => phrase("compose-moves").say(),
        N::AskExtra => phrase("compose-extra").say(),
        N::AskSeconds => phrase("compose-seconds").say(),
        N::AskFirst => phrase("compose-first").say(),
        N::SoFar(time) => phrase("compose-so-far").choice("control", control::control(sentences, time)).say(),
        N::AskSame => phrase("compose-same").say(),
        N::NowBlack => phrase("compose-now-black").say(),
        N::AskDraw => phrase("compose-draw").say(),
        N::AskRight { time } => {
            let draw = if time.draw.is_usual() { "usual" } else { "for-black" };
            phrase("compose-heard").choice("control", both(&time.clone().into())).choice("draw", draw).say()
        }
        N::OneHourglass => phrase("compose-one-hourglass").say(),
        N::AskName => phrase("compose-name").say(),
        N::Saved { text } => phrase("compose-saved").text("text", text).say(),
        N::NotSaved { why } => phrase("compose-not-saved").text("why", reason(why)).say(),
        N::Used => phrase("compose-used").say(),
        N::UsedNext => phrase("compose-next").say(),
        N::Dropped => phrase("compose-dropped").say(),
        N::Wrong { text } => phrase("compose-wrong").text("text", text).say(),
        N::Empty => phrase("compose-empty").say(),
        N::OutOfRange { text, least, most } => {
            phrase("compose-range").text("text", text).number("least", *least).number("most", *most).say()
        }
        N::NameTaken { text } => phrase("compose-name-taken").text("text", text).say(),
        N::NameWrong => phrase("compose-name-wrong").say(),
        N::FirstAnswer => phrase("compose-first-answer").say(),
    }
}
