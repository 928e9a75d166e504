//! What the program itself says to an arbiter at the keyboard.

use crate::desk::lines::ruling_order;
use crate::game::message::Message;
use crate::game::roles::{Seat, Seats};
use crate::game::sentence::Lasting;
use crate::rules::position::Color;
use crate::words::declare::{Say as _, messages};
use crate::words::notice::Tell;
use crate::words::phrase::{Voice, together};
use crate::words::utterance::Segment;

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RulingNotice {
        AskPin => "pin-ask",
        ChoosePin => "pin-choose",
        ChoosePinAgain => "pin-choose-again",
        PinsDiffer => "pins-differ",
        /// What was entered as a new one cannot be one.
        NoPin => "no-pin",
        /// The PIN was wrong: how long until the next try is read, in milliseconds.
        WrongPin { wait: u64 } => "pin-wrong"(time: Lasting(*wait)),
        /// A try is not read yet: how long until the next one is, in milliseconds.
        WaitToTry { wait: u64 } => "wait-to-try"(time: Lasting(*wait)),
        /// To everybody: the number of wrong PINs that were entered in a row.
        WrongPinTold { count: u32 } => "pin-told"(count),
        /// The next lines are the arbiter's.
        Floor => "pin-floor",
        /// They are no longer.
        FloorEnds => "pin-floor-ends",
        Unknown { text: String } => "order-unknown"(text, examples: ruling_order::examples(voice.listener.language)),
        /// What an order would bring: to whom it says what.
        Preview { told: Vec<(Seats, Message)> = [Vec::new(), previews()] } => { preview(voice, told) },
        /// Whether the program was built with an opponent of its own, and whether pages can be opened.
        Built { engine: bool, screens: bool } => "built-with"(engine, screens),
        /// It has none, and one was wanted.
        NoEngineBuilt => "no-engine-built",
    }
}

fn preview(voice: Voice<'_>, told: &[(Seats, Message)]) -> Vec<Segment> {
    if told.is_empty() {
        return voice.phrase("preview-nothing").say();
    }
    let line = |(to, message): &(Seats, Message)| {
        let sides = [Seat::Side(Color::White), Seat::Side(Color::Black)].map(|seat| to.contains(seat));
        let whom = match sides {
            _ if to.is_public() => "everybody",
            [true, true] => "players",
            [true, false] => "white",
            [false, true] => "black",
            [false, false] => "arbiter",
        };
        voice.phrase("preview-told").choice("whom", whom).with("words", message.say(voice)).say()
    };
    together(std::iter::once(voice.phrase("preview").say()).chain(told.iter().map(line)))
}

#[cfg(any(test, debug_assertions))]
fn previews() -> Vec<(Seats, Message)> {
    let to = [
        Seats::PUBLIC,
        Seats::PLAYERS,
        Seat::Arbiter.into(),
        Seat::Side(Color::White).into(),
        Seat::Side(Color::Black).into(),
    ];
    to.map(|seats| (seats, Message::Paused)).into()
}

impl Tell for RulingNotice {}
