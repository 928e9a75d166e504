//! The texts of the page, and of its buttons.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::game::declare::names;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::language::OfEach;
use crate::rules::position::{Intent, Role as Kind};
use crate::words::Words;
use crate::words::phrase::Phrase;
use crate::words::sentences::word;

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
        static TEXTS: OfEach<ScreenTexts> = OfEach::new();
        TEXTS.get(language, || self.make_screen(language))
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
