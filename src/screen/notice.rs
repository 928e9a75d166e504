//! What is said of paired screens.

use crate::game::screen_event::Role;
use crate::game::sentence::Argument;
use crate::game::system_error::SystemError;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::numbers::{Form, cardinal};
use crate::words::phrase::{Phrase, Voice};
use crate::words::utterance::Segment;

messages! { |voice|
    /// What the program says of the screens.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ScreenNotice {
        /// Where the board can be seen.
        Shown { address: String = ["http://127.0.0.1:4960/"] } => "screen-shown"(address: Address(address)),
        /// It cannot be shown.
        NotShown { why: SystemError } => "screen-not-shown"(why),
        /// How somebody comes to a seat.
        Invited { role: Role, address: String = ["http://127.0.0.1:4960/"], code: String = ["048213"] }
            => "screen-invited"(role, address: Address(address), code: Code(code)),
        /// How spectators come to see the board, `late` minutes late, or the room to a large one.
        Audience {
            display: bool,
            late: u64 = [0_u64, 15],
            address: String = ["http://127.0.0.1:4960/"],
            code: String = ["048213"],
        } => "screen-audience"(
            display, late: *late > 0, minutes: late, address: Address(address), code: Code(code),
        ),
        /// The arbiter has yet to allow them.
        NotAllowed => "screen-not-allowed",
        /// They may no longer be used.
        Forbidden => "screen-forbidden",
        /// No player uses a screen here.
        NoneWanted => "screen-none-wanted",
        /// The player has no assistant.
        NoAssistant => "screen-no-assistant",
        /// No page is served.
        NoneOpen => "screen-none-open",
        /// Somebody came with the code, and the arbiter decides.
        KnocksForArbiter { name: String = ["Ada", ""], role: Role } => "screen-knocks-for-arbiter"(name, named: !name.is_empty(), role),
        Joined { name: String = ["Ada", ""], board: bool, role: Role } => "screen-joined"(name, named: !name.is_empty(), board, role),
        /// They were not let in.
        Declined => "screen-declined",
        /// They do not wait any more.
        NotWaiting => "screen-not-waiting",
        /// Too many wrong codes: all visitors are refused, or those from the device that they came from.
        Closed { for_all: bool } => "screen-closed"(for_all),
        /// All visitors are refused for this many seconds.
        ClosedFor { seconds: u32 = [1_u32, 40] } => "screen-closed-for"(seconds),
        /// No player loses time before the opponent has come.
        ClocksWait => "screen-clocks-wait",
        /// The clocks are not started while the opponent is away.
        StillAway => "screen-still-away",
        /// A screen is away.
        Gone { role: Role, paused: bool } => "screen-gone"(role, paused),
        Back { role: Role, paused: bool } => "screen-back"(role, paused),
        Seated { name: String = ["Ada", ""], role: Role, there: bool }
            => "screen-seated"(name, named: !name.is_empty(), role, there),
        /// No seat is taken.
        Empty => "screen-empty",
        /// Who had a seat has it no longer.
        Dismissed { role: Role } => "screen-dismissed"(role),
        NetworkOpen => "screen-network-open",
        /// They cannot.
        NetworkClosed => "screen-network-closed",
        /// There is none.
        NoNetwork => "screen-no-network",
        /// For a while the page has not been opened.
        NoVisitor => "screen-no-visitor",
        /// What the screens remember could not be written.
        NotKept { why: SystemError } => "screen-not-kept"(why),
        /// Where a page lists its keys.
        Keys => "screen-keys-where",
        /// The code is shown as a picture.
        Drawn { address: String = ["http://127.0.0.1:4960/pair"], file: String = ["", "/tmp/screen-code.svg"] }
            => "screen-drawn"(address: Address(address), kept: !file.is_empty(), file),
        /// Pages that were open before look for it elsewhere.
        Moved { address: String = ["http://127.0.0.1:4960/"] } => "screen-moved"(address: Address(address)),
    }
}

/// An address: printed as a browser takes it, said sign by sign, without what every address has.
struct Address<'a>(&'a str);

impl<'a> Argument<Phrase<'a>> for Address<'_> {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        let short = self.0.trim_start_matches("http://").trim_end_matches('/');
        let sign = |sign: char| match sign {
            '.' => voice.phrase("screen-dot").words(),
            ':' => voice.phrase("screen-colon").words(),
            other => digit(voice, other),
        };
        let spoken = short.chars().map(sign).collect::<Vec<_>>().join(" ");
        phrase.insert(name, vec![said(voice, self.0, spoken)])
    }
}

/// A code: printed as it is entered, said digit by digit.
struct Code<'a>(&'a str);

impl<'a> Argument<Phrase<'a>> for Code<'_> {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        let digits: Vec<String> = self.0.chars().map(|sign| digit(voice, sign)).collect();
        let spoken = digits.chunks(3).map(|part| part.join(" ")).collect::<Vec<_>>().join(", ");
        phrase.insert(name, vec![said(voice, self.0, spoken)])
    }
}

/// A digit as a word; any other sign as it is.
fn digit(voice: Voice<'_>, sign: char) -> String {
    let number = |digit: u32| cardinal(voice.listener.language, u64::from(digit), Form::Counting);
    sign.to_digit(10).map_or_else(|| sign.to_string(), number)
}

fn said(voice: Voice<'_>, text: &str, spoken: String) -> Segment {
    Segment { language: voice.listener.language, text: text.to_owned(), spoken: Some(spoken), spelled: false }
}

impl Tell for ScreenNotice {}
