//! What a key of the clock alone does.

macro_rules! keys {
    ($($variant:ident = $name:literal, $meaning:literal;)*) => {
        /// What a key of the clock alone does. Each is explained by the sentence `timepiece-key-NAME` of the locales.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ClockKey {$(
            #[doc = $meaning]
            $variant,
        )*}

        impl ClockKey {
            /// All of them, in the order in which they are explained.
            pub const ALL: &[ClockKey] = &[$(ClockKey::$variant),*];

            /// The name in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ClockKey::$variant => $name,)*
                }
            }

            /// The sentence that explains it.
            pub(crate) const fn sentence(self) -> &'static str {
                match self {
                    $(ClockKey::$variant => concat!("timepiece-key-", $name),)*
                }
            }
        }
    };
}

keys! {
    PressWhite = "press-white", "White has moved.";
    PressBlack = "press-black", "Black has moved.";
    Press = "press", "The side whose time runs has moved.";
    OwnTime = "own-time", "My time.";
    OtherTime = "other-time", "My opponent's time.";
    Clocks = "clocks", "Both times.";
    Moves = "moves", "The number of moves.";
    ToControl = "to-control", "The moves to the time control.";
    Elapsed = "elapsed", "How long the game has lasted.";
    TimeOfDay = "time-of-day", "The time of day.";
    Control = "control", "The time control.";
    Pause = "pause", "Stops the clock, and starts it again.";
    Correct = "correct", "Sets what the clock shows.";
    Compose = "compose", "Puts a time control together.";
    Warnings = "warnings", "Turns the warnings off or on.";
    Power = "power", "Battery and mains.";
    Speech = "speech", "Turns private speech off or on.";
    Repeat = "repeat", "Says the last words again.";
    Silence = "silence", "Silences the voice.";
    Word = "word", "Opens a line for a word.";
    Help = "help", "Tells all keys.";
    Leave = "leave", "Asks whether to leave.";
}
