//! What the program itself says to an arbiter at the keyboard.

use super::parts::time;
use super::phrase::Phrase;
use super::ruling_order;
use super::sentences::Sentences;
use super::utterance::Segment;

/// One notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingNotice {
    /// Enter the PIN.
    AskPin,
    /// Choose one.
    ChoosePin,
    /// It is too short.
    PinTooShort,
    /// It was wrong; the next try is read after so many milliseconds.
    WrongPin {
        /// How long.
        wait: u64,
    },
    /// The next try is not read yet.
    WaitForPin {
        /// How long, in milliseconds.
        wait: u64,
    },
    /// To everybody: a wrong PIN was entered.
    WrongPinTold {
        /// How many in a row.
        count: u32,
    },
    /// The next lines are the arbiter's.
    Floor,
    /// They are no longer.
    FloorEnds,
    /// It is no order.
    Unknown {
        /// What was entered.
        text: String,
    },
    /// With which parts the program was built.
    Built {
        /// Whether it has an opponent of its own.
        engine: bool,
    },
    /// It has none, and one was wanted.
    NoEngineBuilt,
}

/// The words of a notice.
pub(super) fn notice(sentences: &Sentences, notice: &RulingNotice) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match notice {
        RulingNotice::AskPin => phrase("pin-ask").say(),
        RulingNotice::ChoosePin => phrase("pin-choose").say(),
        RulingNotice::PinTooShort => phrase("pin-too-short").say(),
        RulingNotice::WrongPin { wait } => phrase("pin-wrong").choice("time", time(sentences, *wait)).say(),
        RulingNotice::WaitForPin { wait } => phrase("pin-wait").choice("time", time(sentences, *wait)).say(),
        RulingNotice::WrongPinTold { count } => phrase("pin-told").number("count", *count).say(),
        RulingNotice::Floor => phrase("pin-floor").say(),
        RulingNotice::FloorEnds => phrase("pin-floor-ends").say(),
        RulingNotice::Unknown { text } => phrase("order-unknown")
            .text("text", text)
            .choice("examples", ruling_order::examples(sentences.language()))
            .say(),
        RulingNotice::Built { engine } => {
            phrase("built-with").choice("engine", if *engine { "yes" } else { "no" }).say()
        }
        RulingNotice::NoEngineBuilt => phrase("no-engine-built").say(),
    }
}
