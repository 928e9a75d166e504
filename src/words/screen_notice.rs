//! What is said of paired screens, and the texts of the page.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Words;
use super::arguments::Why;
use super::declare::{messages, names};
use super::notice::Tell;
use super::numbers::{Form, cardinal};
use super::phrase::{Argument, Phrase, Voice};
use super::sentences::word;
use super::utterance::Segment;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::game::screen_event::Role;
use crate::rules::position::{Intent, Role as Kind};

messages! { |voice|
    /// What the program says of the screens.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ScreenNotice {
        /// Where the board can be seen.
        Shown { address: String = ["http://127.0.0.1:4960/"] } => "screen-shown"(address: Address(address)),
        /// It cannot be shown.
        NotShown { why: String } => "screen-not-shown"(why: Why(why)),
        /// How somebody comes to a seat.
        Invited { role: Role, address: String = ["http://127.0.0.1:4960/"], code: String = ["048213"] }
            => "screen-invited"(role, address: Address(address), code: Code(code)),
        /// How spectators come to see the board, so many minutes late, or the room to a large one.
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
        /// Nobody plays on a screen here.
        NoneWanted => "screen-none-wanted",
        /// The player has no assistant.
        NoAssistant => "screen-no-assistant",
        /// No page is served.
        NoneOpen => "screen-none-open",
        /// Somebody came with the code: are they to join?
        Knocks { name: String = ["Ada", ""], role: Role } => "screen-knocks"(name, named: !name.is_empty(), role),
        /// Somebody came with the code, and the arbiter decides.
        KnocksForArbiter { name: String = ["Ada", ""], role: Role } => "screen-knocks-for-arbiter"(name, named: !name.is_empty(), role),
        Joined { name: String = ["Ada", ""], board: bool, role: Role } => "screen-joined"(name, named: !name.is_empty(), board, role),
        /// They were not let in.
        Declined => "screen-declined",
        /// They do not wait any more.
        NotWaiting => "screen-not-waiting",
        /// Too many wrong codes: nobody is let in, or nobody from the device that they came from.
        Closed { for_all: bool } => "screen-closed"(for_all),
        /// For so long nobody is let in.
        ClosedFor { seconds: u32 = [1_u32, 40] } => "screen-closed-for"(seconds),
        /// Nobody loses time before the opponent has come.
        ClocksWait => "screen-clocks-wait",
        /// A screen is away.
        Gone { role: Role, paused: bool } => "screen-gone"(role, paused),
        Back { role: Role, paused: bool } => "screen-back"(role, paused),
        Seated { name: String = ["Ada", ""], role: Role, there: bool }
            => "screen-seated"(name, named: !name.is_empty(), role, there),
        /// Nobody has.
        Empty => "screen-empty",
        /// Who had a seat has it no longer.
        Dismissed { role: Role } => "screen-dismissed"(role),
        /// Whether devices in the network may join.
        AskNetwork => "screen-ask-network",
        NetworkOpen => "screen-network-open",
        /// They cannot.
        NetworkClosed => "screen-network-closed",
        /// There is none.
        NoNetwork => "screen-no-network",
        /// For a while nobody has opened the page.
        NoVisitor => "screen-no-visitor",
        /// What the screens remember could not be written.
        NotKept { why: String } => "screen-not-kept"(why: Why(why)),
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

impl Argument for Address<'_> {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
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

impl Argument for Code<'_> {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
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

/// What a page offers to do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ScreenAction {
    Repeat,
    NotHeard,
    Execute,
    Press,
    Accept,
    Decline,
    Draw,
    Claim,
    Pause,
    Resume,
    BoardsDiffer,
    BoardsAgree,
    Sign,
    Resign,
    Repetition,
    FiftyMoves,
    Now,
    Yes,
    No,
    TellTime,
    Flag,
    ApproveScreen,
    RejectScreen,
    AllowScreens,
    ForbidScreens,
    AcceptClaim,
    RejectClaim,
    Settle,
    Illegal,
    Adjourn,
    MadeOnBoard,
    Announce,
    ReportTouch,
    Formalities,
    Seal,
    SealAgain,
    CloseEnvelope,
    BeginResumption,
    BeginWithoutWhite,
    BeginWithoutBlack,
    WhiteArrived,
    BlackArrived,
    Arrived,
    OpenEnvelope,
    EnvelopeMissing,
}

names! {
    ScreenAction {
        Repeat = "repeat", NotHeard = "not-heard", Execute = "execute", Press = "press", Accept = "accept", Decline = "decline",
        Draw = "draw", Claim = "claim", Pause = "pause", Resume = "resume",
        BoardsDiffer = "boards-differ", BoardsAgree = "boards-agree", Sign = "sign", Resign = "resign",
        Repetition = "repetition", FiftyMoves = "fifty-moves", Now = "now", Yes = "yes", No = "no",
        TellTime = "tell-time", Flag = "flag", ApproveScreen = "approve-screen", RejectScreen = "reject-screen",
        AllowScreens = "allow-screens", ForbidScreens = "forbid-screens", AcceptClaim = "accept-claim",
        RejectClaim = "reject-claim", Settle = "settle", Illegal = "illegal", Adjourn = "adjourn",
        MadeOnBoard = "made-on-board", Announce = "announce", ReportTouch = "report-touch", Formalities = "formalities",
        Seal = "seal", SealAgain = "seal-again", CloseEnvelope = "close-envelope", BeginResumption = "begin-resumption",
        BeginWithoutWhite = "begin-without-white", BeginWithoutBlack = "begin-without-black", WhiteArrived = "white-arrived",
        BlackArrived = "black-arrived", Arrived = "arrived", OpenEnvelope = "open-envelope", EnvelopeMissing = "envelope-missing",
    }
    // An own screen has nobody else at it, and an arbiter is asked of nobody.
    Role { Opponent = "opponent", Own = "own", Assistant = "assistant", Arbiter = "arbiter" }
}

/// The texts of the page, as its script reads them.
macro_rules! texts {
    ($($(#[$about:meta])* $field:ident = $key:literal),* $(,)?) => {
        /// The texts of the page, as its script reads them. Places for words stand in braces.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        pub struct ScreenTexts {
            $(#[doc = concat!("The sentence `", $key, "`.")] pub $field: String,)*
            /// The names of the pieces, by their letters in FEN.
            pub pieces: BTreeMap<char, String>,
        }

        impl ScreenTexts {
            fn of(text: impl Fn(&'static str) -> String, pieces: BTreeMap<char, String>) -> ScreenTexts {
                ScreenTexts { $($field: text($key),)* pieces }
            }
        }
    };
}

texts! {
    board = "screen-board", moves = "screen-moves", connected = "screen-connected", lost = "screen-lost",
    flip = "screen-flip", number = "screen-number", white = "screen-white", black = "screen-black",
    captured = "screen-captured", heading_lines = "screen-lines", heading_actions = "screen-actions",
    field_line = "screen-field", send = "screen-send", promote = "screen-promote",
    promote_queen = "screen-promote-queen", promote_rook = "screen-promote-rook",
    promote_bishop = "screen-promote-bishop", promote_knight = "screen-promote-knight", cancel = "screen-cancel",
    confirm = "screen-confirm", selected = "screen-selected", deselected = "screen-deselected",
    confirm_seal = "screen-confirm-seal", secret = "screen-secret", reveal = "screen-reveal",
    language = "screen-language", awake = "screen-awake", join_title = "screen-join-title",
    join_code = "screen-join-code", join_name = "screen-join-name", join_board_own = "screen-join-board-own",
    join_board_page = "screen-join-board-page", join = "screen-join", join_other = "screen-join-other",
    waiting = "screen-waiting", declined = "screen-page-declined", dismissed = "screen-page-dismissed",
    elsewhere = "screen-elsewhere", use_here = "screen-use-here", full = "screen-full", again = "screen-again",
    error_wrong = "screen-error-wrong", error_closed = "screen-error-closed", error_malformed = "screen-error-malformed",
    keys = "screen-keys", late = "screen-late", log = "screen-log",
    pending = "screen-pending", compare = "screen-compare", sheet_white = "screen-sheet-white", sheet_black = "screen-sheet-black",
    differ = "screen-differ",    orders = "screen-orders", order = "screen-order", order_line = "screen-order-line", reason = "screen-reason",
    preview = "screen-preview", export = "screen-export", export_journal = "screen-export-journal",
    export_pgn = "screen-export-pgn", export_notes = "screen-export-notes",
}

impl Words {
    /// The texts of the page.
    pub fn screen(&self, language: Language) -> &ScreenTexts {
        self.0.screens.get(language, || self.make_screen(language))
    }

    fn make_screen(&self, language: Language) -> ScreenTexts {
        let sentences = self.sentences(language);
        let text = |key| {
            let places = ["piece", "square", "from", "to", "minutes"].into_iter();
            places.fold(Phrase::new(sentences, key), |phrase, name| phrase.text(name, &format!("{{{name}}}"))).words()
        };
        let piece = |kind: Kind| (kind.char(), Phrase::new(sentences, "piece-name").with("role", kind).words());
        ScreenTexts::of(text, Kind::ALL.into_iter().map(piece).collect())
    }

    /// Which piece goes from where to where; `None`: more than one does.
    pub fn screen_move(&self, report: &MoveReport, language: Language) -> Option<String> {
        let Intent::Step { from, to, promotion } = report.change.intent else { return None };
        let name = |kind: Kind| Phrase::new(self.sentences(language), "piece-name").with("role", kind).words();
        let phrase = Phrase::new(self.sentences(language), "screen-confirm-move");
        let phrase = phrase.text("piece", &name(report.change.lifted.piece.role));
        let words = phrase.text("from", &from.to_string()).text("to", &to.to_string()).words();
        Some(promotion.map_or(words.clone(), |kind| format!("{words}, {}", name(kind))))
    }

    /// What those read who come to the page: for whom it is, and the text.
    pub fn screen_door(&self, language: Language) -> [[String; 2]; 4] {
        [
            ["screen-door-opponent", "screen-door-help"],
            ["screen-door-assistant", "screen-door-help-assistant"],
            ["screen-door-arbiter", "screen-door-help-arbiter"],
            ["screen-door-spectator", "screen-door-help-spectator"],
        ]
        .map(|row| row.map(|key| Phrase::new(self.sentences(language), key).words()))
    }

    /// What a button of the page says.
    pub fn screen_action(&self, action: ScreenAction, language: Language) -> String {
        Phrase::new(self.sentences(language), "screen-action").with("action", action).words()
    }

    /// A question as it stands beside its buttons: without the sentence that names *yes* and *no*, where anything else is said.
    pub fn beside_buttons(&self, question: &str, language: Language) -> String {
        let answers = ["yes", "no"].map(|rule| word(rule, language).unwrap_or_default());
        let names = |sentence: &str, answer: &str| {
            sentence.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == answer)
        };
        let names_both = |sentence: &&str| answers.iter().all(|answer| names(sentence, answer));
        let kept: String = question.split_inclusive(['.', '?']).filter(|sentence| !names_both(sentence)).collect();
        if kept.trim().is_empty() { question } else { kept.trim() }.to_owned()
    }

    /// What the page is called: who plays whom.
    pub fn screen_title(&self, [white, black]: [&str; 2], language: Language) -> String {
        Phrase::new(self.sentences(language), "screen-title").text("white", white).text("black", black).words()
    }
}

impl Tell for ScreenNotice {}
