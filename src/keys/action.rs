//! What a key does.

/// Where a key has its meaning.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum KeyMode {
    /// Every printable character is text.
    #[default]
    Entry,
    /// Letters and arrows are questions and steps.
    Board,
}

impl KeyMode {
    /// Both, in the order in which they are explained.
    pub const ALL: [KeyMode; 2] = [KeyMode::Entry, KeyMode::Board];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            KeyMode::Entry => "entry",
            KeyMode::Board => "board",
        }
    }

    #[must_use]
    pub const fn other(self) -> KeyMode {
        match self {
            KeyMode::Entry => KeyMode::Board,
            KeyMode::Board => KeyMode::Entry,
        }
    }
}

/// In which modes an action means something.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Reach {
    Both,
    Entry,
    Board,
}

macro_rules! actions {
    ($($variant:ident = $name:literal, $reach:ident, $meaning:literal;)*) => {
        /// What a key can do. Each is explained by the sentence `key-NAME` of the locales.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Action {$(
            #[doc = $meaning]
            $variant,
        )*}

        impl Action {
            /// All of them, in the order in which they are explained.
            pub const ALL: &[Action] = &[$(Action::$variant),*];

            /// The name in files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Action::$variant => $name,)*
                }
            }

            /// The sentence that explains it.
            pub(crate) const fn sentence(self) -> &'static str {
                match self {
                    $(Action::$variant => concat!("key-", $name),)*
                }
            }

            const fn reach(self) -> Reach {
                match self {
                    $(Action::$variant => Reach::$reach,)*
                }
            }
        }
    };
}

actions! {
    SwitchMode = "switch-mode", Both, "From entering lines to asking the board by single keys, and back.";
    Silence = "silence", Both, "Ends private speech and, except at a tournament, announcements; does nothing else.";
    Context = "context-help", Both, "What can be done now.";
    KeyHelp = "key-help", Both, "From now on keys say what they do.";
    KeyList = "key-list", Both, "All keys, one by one.";
    LastMove = "last-move", Both, "The last move.";
    Moves = "moves", Both, "The game so far.";
    Power = "power", Both, "Battery and mains.";
    Turn = "turn", Both, "Whose turn it is.";
    Clocks = "clocks", Both, "Both times.";
    OwnTime = "own-time", Both, "My time.";
    OtherTime = "other-time", Both, "My opponent's time.";
    ToControl = "to-control", Board, "Moves to the time control.";
    Elapsed = "elapsed", Board, "How long the game has lasted.";
    TimeOfDay = "time-of-day", Board, "The time of day.";
    Warnings = "warnings", Both, "Switches warnings of the time off and on.";
    SquareUp = "square-up", Board, "The square above, as the player sits.";
    SquareDown = "square-down", Board, "The square below.";
    SquareLeft = "square-left", Board, "The square to the left.";
    SquareRight = "square-right", Board, "The square to the right.";
    Square = "square", Board, "What stands here.";
    PickUp = "pick-up", Board, "Picks up the piece on this square; on another square puts it down there, which enters the move.";
    PutBack = "put-back", Board, "Puts the piece back that was picked up.";
    Study = "study", Both, "To the study board, and back to the game.";
    StudyFirst = "study-first", Both, "The study board at the start.";
    StudyBack = "study-back", Both, "The study board one half-move back.";
    StudyForward = "study-forward", Both, "The study board one half-move on.";
    StudyLast = "study-last", Both, "The study board at the last move.";
    PutPiece = "put-piece", Board, "Puts a piece here, on the study board.";
    ClearSquare = "clear-square", Board, "Takes off what stands here, on the study board.";
    NextKing = "next-king", Board, "The next king, of either side.";
    NextQueen = "next-queen", Board, "The next queen, of either side.";
    NextRook = "next-rook", Board, "The next rook, of either side.";
    NextBishop = "next-bishop", Board, "The next bishop, of either side.";
    NextKnight = "next-knight", Board, "The next knight, of either side.";
    NextPawn = "next-pawn", Board, "The next pawn, of either side.";
    PreviousKing = "previous-king", Board, "The king before.";
    PreviousQueen = "previous-queen", Board, "The queen before.";
    PreviousRook = "previous-rook", Board, "The rook before.";
    PreviousBishop = "previous-bishop", Board, "The bishop before.";
    PreviousKnight = "previous-knight", Board, "The knight before.";
    PreviousPawn = "previous-pawn", Board, "The pawn before.";
    NextOwn = "next-own", Board, "The player's next piece.";
    PreviousOwn = "previous-own", Board, "The player's piece before.";
    NextOther = "next-other", Board, "Their opponent's next piece.";
    PreviousOther = "previous-other", Board, "Their opponent's piece before.";
    OwnKind = "own-kind", Board, "The player's next piece of the kind whose key follows.";
    OtherKind = "other-kind", Board, "Their opponent's next piece of the kind whose key follows.";
    GoSquare = "go-square", Board, "To the square whose letter and figure follow.";
    GoFile = "go-file", Board, "To the file whose letter follows.";
    GoRank = "go-rank", Board, "To the rank of the number, which is the place of the key among its keys.";
    GoFileNumber = "go-file-number", Board, "To the file of the number, which is the place of the key among its keys.";
    LastSquares = "last-squares", Board, "To the squares of the last move, the one of arrival first.";
    GoBack = "go-back", Board, "Back to the square before a jump.";
    Flip = "flip", Board, "Reads the board from the other side.";
    Shade = "shade", Board, "Whether the square is dark or light.";
    Whereabouts = "where", Board, "Where the pieces are whose key follows.";
    OwnPieces = "own-pieces", Board, "Where the player's pieces are.";
    OtherPieces = "other-pieces", Board, "Where their opponent's pieces are.";
    Pawns = "pawns", Board, "Where the pawns are, file by file.";
    Rank = "rank", Board, "What stands on this rank.";
    File = "file", Board, "What stands on this file.";
    Diagonals = "diagonals", Board, "What stands on the diagonals of this square.";
    Rays = "rays", Board, "What is seen from this square.";
    KnightView = "knight-view", Board, "What a knight sees from here.";
    KingView = "king-view", Board, "What stands around this square.";
    Attackers = "attackers", Board, "Who attacks this square.";
    Defenders = "defenders", Board, "Who defends it.";
    Pins = "pins", Board, "Who is pinned, and by what.";
    LegalMoves = "legal-moves", Board, "Where the piece on this square can go.";
    Captures = "captures", Board, "All moves that take something.";
    Checks = "checks", Board, "All moves that give check.";
    Captured = "captured", Board, "What was taken.";
    Material = "material", Board, "What each side has.";
    WholeBoard = "whole-board", Board, "Everything on the board.";
    Opening = "opening", Board, "The name of the opening.";
    Repetition = "repetition", Board, "How often the position has stood on the board.";
    Quiet = "quiet", Board, "How long nothing was taken and no pawn was moved.";
    MoveNumber = "move-number", Board, "The number of the move.";
    OpenOffer = "open-offer", Board, "The open offer.";
    Outcome = "outcome", Board, "The result.";
    Players = "players", Board, "Who plays.";
    Rules = "rules", Board, "By which rules, in which mode.";
    Sheet = "sheet", Board, "The scoresheet, with what stands beside the moves.";
    Corrections = "corrections", Board, "What was corrected, claimed and ruled.";
    Press = "press", Both, "Presses the clock.";
    Offer = "offer-draw", Both, "Offers a draw, after asking back.";
    Repeat = "repeat", Both, "Says the last words again.";
    RepeatPublicly = "repeat-publicly", Both, "Announces the last move to the table once more.";
    Older = "older", Both, "What was said before.";
    Newer = "newer", Both, "What was said after that.";
    NextItem = "next-item", Both, "The next item of a list.";
    PreviousItem = "previous-item", Both, "The item of a list before.";
    NextHeading = "next-heading", Both, "The next heading of a page.";
    PreviousHeading = "previous-heading", Both, "The heading before.";
    Spell = "spell", Both, "Spells what was last heard.";
    Speech = "speech", Both, "Turns self-voicing off or on.";
    Listen = "listen", Both, "Opens the microphone, or closes it.";
    Echo = "echo", Both, "How much is said while typing.";
    QuickSettings = "dial", Both, "Chooses what louder, faster and so on change.";
    More = "more", Both, "More of it.";
    Less = "less", Both, "Less of it.";
    Enter = "enter-line", Entry, "Sends the line.";
    DeleteBefore = "delete-before", Entry, "Deletes the character before the cursor.";
    DeleteUnder = "delete-under", Entry, "Deletes the character under the cursor.";
    DeleteWord = "delete-word", Entry, "Deletes the word before the cursor.";
    Clear = "clear-line", Entry, "Deletes the line.";
    ReadLine = "read-line", Entry, "Reads the line back.";
    CharacterLeft = "character-left", Entry, "The character to the left.";
    CharacterRight = "character-right", Entry, "The character to the right.";
    LineStart = "line-start", Entry, "The first character.";
    LineEnd = "line-end", Entry, "The end of the line.";
    EarlierLine = "earlier-line", Entry, "The line that was sent before.";
    LaterLine = "later-line", Entry, "The line that was sent after that.";
    Leave = "leave", Both, "Asks whether to leave.";
}

impl Action {
    pub fn from_name(name: &str) -> Option<Action> {
        Action::ALL.iter().copied().find(|action| action.name() == name)
    }

    /// Whether it means something in a mode.
    pub const fn is_for(self, mode: KeyMode) -> bool {
        matches!(
            (self.reach(), mode),
            (Reach::Both, _) | (Reach::Entry, KeyMode::Entry) | (Reach::Board, KeyMode::Board)
        )
    }

    /// Whether it is about the line that is entered.
    pub const fn is_about_a_line(self) -> bool {
        matches!(self.reach(), Reach::Entry)
    }

    /// Whether it does something in the game, or ends it here: no slip of the finger may do that.
    pub const fn must_be_meant(self) -> bool {
        matches!(self, Action::Press | Action::Offer | Action::RepeatPublicly | Action::Leave)
    }

    /// Whether a key is indispensable for it: the way to all the others, and out.
    pub const fn is_essential(self) -> bool {
        matches!(self, Action::SwitchMode | Action::KeyHelp | Action::Enter | Action::DeleteBefore | Action::Leave)
    }
}
