//! What is said of openings: of repertoires, and of the moves that are asked.

use crate::game::report::MoveReport;
use crate::rules::position::Color;
use crate::words::announce::announce;
use crate::words::declare::messages;

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum OpeningNotice {
        /// In front of the list.
        List => "train-openings",
        /// How many moves come back today, and how many were never asked.
        Listed { number: u32, name: String = ["Italian"], side: Color, due: usize, new: usize }
            => "train-opening-listed"(number, name, side, due, new),
        /// There is no repertoire.
        None => "train-openings-none",
        /// A line begins: what it belongs to, and what led to the move that is asked.
        Line {
            name: String = ["Italian"],
            chapter: Option<String> = [None, Some("Two knights".to_owned())],
            before: Vec<MoveReport> = [Vec::new(), crate::game::samples::of_every_kind()],
            last: Option<Box<MoveReport>>,
            side: Color,
        } => "train-opening-line"(name: chapter.as_ref().unwrap_or(name), led: !before.is_empty(), moves: before, move: last, side),
        /// The move is asked for the first time, so that it is told.
        New { report: Box<MoveReport> } => "train-opening-new"(move: report),
        /// Not this move, but that one.
        Wrong { report: Box<MoveReport>, right: Box<MoveReport> }
            => "train-opening-wrong"(wrong: announce(voice.sentences, report, voice.listener), move: right),
        /// This move is in the repertoire, too, but later.
        OtherOrder { report: Box<MoveReport> } => "train-opening-other-order"(move: report),
        /// What can be entered in a line.
        Help => "train-opening-help",
        /// What the file says of a move.
        Note { text: String = ["Attacks the pawn."] } => "train-opening-note"(text),
        /// The end of a line: how many moves were new, how many others there were and how many of those were known at once;
        /// how many are left today.
        Over { new: u32 = [0_u32, 1, 4], asked: u32 = [0_u32, 1, 4], right: u32 = [0_u32, 1, 4], left: usize }
            => "train-opening-over"(new, asked, right, left),
        /// Nothing of it is due; whether new moves wait until tomorrow.
        NothingDue { name: String = ["Italian", ""], more: bool }
            => "train-opening-nothing-due"(named: !name.is_empty(), name, more),
        /// There is none with this name.
        Unknown { name: String = ["Italian"] } => "train-opening-unknown"(name),
        /// In front of how somebody stands.
        Title => "train-openings-title",
        /// How the player stands: how many moves there are, how many of them are known, and how many come back today.
        Standing { name: String = ["Italian"], side: Color, known: usize, moves: usize, due: usize }
            => "train-opening-standing"(name, side, known, moves, due),
        /// A repertoire was taken over.
        Added { name: String = ["Italian"], side: Color, moves: usize, replaced: bool }
            => "openings-added"(name, side, moves, replaced),
        Removed { name: String = ["Italian"] } => "openings-removed"(name),
        NotThere { name: String = ["Italian"] } => "openings-not-there"(name),
        /// The file does not say whose moves are learned.
        WhichSide { file: String } => "openings-which-side"(file),
        NoMoves { file: String, side: Color } => "openings-no-moves"(file, side),
        TooLarge { file: String } => "openings-too-large"(file),
        /// What is kept under this name can no longer be read.
        Unreadable { name: String = ["Italian"] } => "openings-unreadable"(name),
    }
}
