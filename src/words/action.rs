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
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            KeyMode::Entry => "entry",
            KeyMode::Board => "board",
        }
    }

    /// The other one.
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
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Action::$variant => $name,)*
                }
            }

            /// The sentence that explains it.
            pub(super) const fn sentence(self) -> &'static str {
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
    Silence = "silence", Both, "Ends private speech and does nothing else.";
    Context = "context-help", Both, "What can be done now.";
    KeyHelp = "key-help", Both, "From now on keys say what they do.";
    KeyList = "key-list", Both, "All keys, one by one.";
    LastMove = "last-move", Both, "The last move.";
    Moves = "moves", Both, "The game so far.";
    Turn = "turn", Both, "Whose turn it is.";
    Clocks = "clocks", Both, "Both times.";
    OwnTime = "own-time", Both, "My time.";
    OtherTime = "other-time", Both, "My opponent's time.";
    SquareUp = "square-up", Board, "The square above, as the player sits.";
    SquareDown = "square-down", Board, "The square below.";
    SquareLeft = "square-left", Board, "The square to the left.";
    SquareRight = "square-right", Board, "The square to the right.";
    Square = "square", Board, "What stands here.";
    Study = "study", Both, "To the study board, and back to the game.";
    StudyFirst = "study-first", Both, "The study board at the start.";
    StudyBack = "study-back", Both, "The study board one half-move back.";
    StudyForward = "study-forward", Both, "The study board one half-move on.";
    StudyLast = "study-last", Both, "The study board at the last move.";
    PutMan = "put-man", Board, "Puts a man here, on the study board.";
    ClearSquare = "clear-square", Board, "Takes off what stands here, on the study board.";
    Press = "press", Both, "Presses the clock.";
    Offer = "offer-draw", Both, "Offers a draw, after asking back.";
    Repeat = "repeat", Both, "Says the last words again.";
    RepeatPublicly = "repeat-publicly", Both, "Announces the last move to the table once more.";
    Older = "older", Both, "What was said before.";
    Newer = "newer", Both, "What was said after that.";
    NextItem = "next-item", Both, "The next item of a list.";
    PreviousItem = "previous-item", Both, "The item of a list before.";
    Spell = "spell", Both, "Spells what was last heard.";
    Speech = "speech", Both, "Turns self-voicing off or on.";
    Echo = "echo", Both, "How much is said while typing.";
    Dial = "dial", Both, "Chooses what louder, faster and so on change.";
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
    /// The action of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Action> {
        Action::ALL.iter().copied().find(|action| action.name() == name)
    }

    /// Whether it means something in a mode.
    #[must_use]
    pub const fn is_for(self, mode: KeyMode) -> bool {
        matches!(
            (self.reach(), mode),
            (Reach::Both, _) | (Reach::Entry, KeyMode::Entry) | (Reach::Board, KeyMode::Board)
        )
    }

    /// Whether nobody could do without a key for it: the way to all the others, and out.
    #[must_use]
    pub const fn is_essential(self) -> bool {
        matches!(self, Action::SwitchMode | Action::KeyHelp | Action::Enter | Action::DeleteBefore | Action::Leave)
    }
}
