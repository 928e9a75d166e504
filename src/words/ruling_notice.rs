//! What the program itself says to an arbiter at the keyboard.

use super::arguments::Lasting;
use super::declare::messages;
use super::ruling_order;

messages! { |voice|
    /// One notice.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RulingNotice {
        AskPin => "pin-ask",
        ChoosePin => "pin-choose",
        PinTooShort => "pin-too-short",
        /// The next try is read after so many milliseconds.
        WrongPin { wait: u64 } => "pin-wrong"(time: Lasting(*wait)),
        /// The next try is not read for so many milliseconds yet.
        WaitForPin { wait: u64 } => "pin-wait"(time: Lasting(*wait)),
        /// To everybody: so many wrong PINs were entered in a row.
        WrongPinTold { count: u32 } => "pin-told"(count),
        /// The next lines are the arbiter's.
        Floor => "pin-floor",
        /// They are no longer.
        FloorEnds => "pin-floor-ends",
        /// It is no order.
        Unknown { text: String } => "order-unknown"(text, examples: ruling_order::examples(voice.listener.language)),
        /// Whether the program was built with an opponent of its own.
        Built { engine: bool } => "built-with"(engine),
        /// It has none, and one was wanted.
        NoEngineBuilt => "no-engine-built",
    }
}
