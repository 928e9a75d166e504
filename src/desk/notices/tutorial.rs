//! What the tutorial says.

use crate::game::board::Board;
use crate::game::declare::names;
use crate::game::effect::Cue;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::keys::action::KeyMode;
use crate::keys::key::Key;
use crate::notation::{san, uci};
use crate::rules::position::Role;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::{Phrase, Voice};
use crate::words::sentences::Sentences;
use crate::words::typing::entry_line;
use crate::words::utterance::Segment;

messages! { |voice|
    /// What the tutorial says.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TutorialNotice {
        /// What it is, and the keys that lead to the next lesson, back, and out of it.
        Begins { next: Vec<Key>, back: Vec<Key>, leave: Vec<Key>, clock_runs: bool }
            => "tutorial-begins"(next, back, leave, clock: if *clock_runs { "runs" } else { "none" }),
        /// There is no keyboard: only the cues can be learned.
        BeginsByLines => "tutorial-begins-by-lines",
        /// It is not for a tournament game that is going on.
        Refused => "tutorial-refused",
        /// A tournament game has begun: the tutorial ends.
        Interrupted => "tutorial-interrupted",
        /// A lesson begins; its number, from 1.
        Lesson { number: usize, lesson: Lesson } => "tutorial-lesson"(number, lesson: lesson.name()),
        /// What is to be done, the keys that do it, and other keys that the task speaks of.
        Ask { task: Task, keys: Vec<Key>, also: Vec<Key> } => { task.ask(voice, keys, also) },
        /// The same in a word, after another key.
        Hint { task: Task, keys: Vec<Key> } => { task.hint(voice, keys) },
        /// The next task is done in the other mode, to which these keys lead.
        FirstMode { mode: KeyMode, switch: Vec<Key> } => "tutorial-first-mode"(mode, switch),
        /// It was done.
        Right => "tutorial-right",
        /// The key would do something to the game, and is not obeyed here.
        Held => "tutorial-held",
        /// The line would have gone to the game, and does not.
        NotSent => "tutorial-not-sent",
        /// The move was to be entered, and the line does not mean it.
        OtherMove => "tutorial-other-move",
        /// Before words of the tutorial that are heard again: they ask for nothing now.
        SaidBefore => "tutorial-said-before",
        /// A short word to be spelled.
        Example => "piece-name"(role: Role::Knight),
        /// What a cue means, while it sounds; its place among the cues, from 1.
        Cue { number: usize, cue: Cue } => "tutorial-cue"(number, cue),
        /// The cues are switched off, so that they can only be named.
        CuesOff => "tutorial-cues-off",
        /// What the cue that was named as the answer sounds like, and whether it was that one.
        Answer { right: bool, said: QuizCue } => "tutorial-answer"(right, cue: said.cue()),
        /// Everything was done.
        Ends => "tutorial-ends",
        /// It was stopped before its end.
        Stopped => "tutorial-stopped",
    }
}

macro_rules! named {
    ($(#[$meaning:meta])* $of:ident { $($variant:ident = $name:literal, $doc:literal;)* }) => {
        $(#[$meaning])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $of {$(
            #[doc = $doc]
            $variant,
        )*}

        impl $of {
            /// All of them, in their order.
            pub const ALL: &[$of] = &[$($of::$variant),*];

            const fn name(self) -> &'static str {
                match self {
                    $($of::$variant => $name,)*
                }
            }
        }
    };
}

named! {
    Lesson {
        Voice = "voice", "Stopping the voice.";
        Line = "line", "Writing and editing a line.";
        Moves = "moves", "Ways of entering a move.";
        Modes = "modes", "The two modes of the keyboard.";
        Asking = "asking", "Asking by key.";
        Board = "board", "The cursor on the board.";
        Again = "again", "Hearing again: the last words, what was said before, lists, letters.";
        Table = "table", "The announcement once more for the opponent.";
        QuickSettings = "dial", "Louder, faster, and so on.";
        Help = "help", "Help on keys and on what can be done.";
        Cues = "cues", "The short sounds.";
        Quiz = "quiz", "Telling three of them apart.";
    }
}

named! {
    /// Something to be done in a lesson.
    Task {
        Hush = "tutorial-hush", "Stop the voice by any key.";
        Silence = "tutorial-silence", "Stop it by the key that does nothing else.";
        Write = "tutorial-write", "Write a square.";
        Erase = "tutorial-erase", "Delete its figure.";
        Rewrite = "tutorial-rewrite", "Write another one.";
        ReadBack = "tutorial-read-back", "Hear the line.";
        StepLeft = "tutorial-step-left", "Go to the left in it.";
        Send = "tutorial-send", "Enter it.";
        CallBack = "tutorial-call-back", "Call it back.";
        ClearLine = "tutorial-clear-line", "Delete it.";
        MovePiece = "tutorial-move-piece", "Enter a move of a piece.";
        MoveSquares = "tutorial-move-squares", "Enter the same move by its two squares.";
        MoveCapture = "tutorial-move-capture", "Enter a capture by a pawn.";
        MoveCastles = "tutorial-move-castles", "Castle.";
        MovePromotes = "tutorial-move-promotes", "Promote a pawn.";
        ToBoard = "tutorial-to-board", "Change to the board.";
        ToLine = "tutorial-to-line", "Change to the entry line.";
        LastMove = "tutorial-last-move", "Ask for the last move.";
        Turn = "tutorial-turn", "Ask whose turn it is.";
        Clocks = "tutorial-clocks", "Ask for both times, at the board.";
        LastAtBoard = "tutorial-last-at-board", "Ask for the last move, at the board.";
        Up = "tutorial-up", "Go one square up.";
        Right = "tutorial-right-square", "Go one square to the right.";
        ToEdge = "tutorial-to-edge", "Go to the left until there is nothing further.";
        Here = "tutorial-here", "Hear what stands there.";
        NextPiece = "tutorial-next-piece", "Go to the next piece of a kind.";
        PickUp = "tutorial-pick-up", "Pick up the piece that stands there.";
        PutBack = "tutorial-put-back", "Put it back.";
        Again = "tutorial-again", "Hear the last words again.";
        Older = "tutorial-older", "Go back in what was said.";
        StillOlder = "tutorial-still-older", "Go back further.";
        Newer = "tutorial-newer", "Go forward in it.";
        List = "tutorial-list", "Hear a list.";
        NextItem = "tutorial-next-item", "Go on in it.";
        PreviousItem = "tutorial-previous-item", "Go back in it.";
        Spell = "tutorial-spell", "Have a word spelled.";
        Publicly = "tutorial-publicly", "Have the last move announced once more.";
        QuickSettings = "tutorial-dial", "Choose what more and less change.";
        More = "tutorial-more", "More of it.";
        Less = "tutorial-less", "Less of it.";
        Explain = "tutorial-explain", "Begin the key help.";
        Meaning = "tutorial-meaning", "Have a key explained.";
        EndExplain = "tutorial-end-explain", "End the key help.";
        Context = "tutorial-context", "Hear what can be done now.";
        Cues = "tutorial-cues", "Go from cue to cue.";
        CuesByLines = "tutorial-cues-by-lines", "Go from cue to cue by lines.";
        Quiz = "tutorial-quiz", "Say which cue it was.";
        QuizByLines = "tutorial-quiz-by-lines", "Say by lines which cue it was.";
    }
}

/// A cue that is asked for, by number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum QuizCue {
    Move,
    /// Two.
    Capture,
    /// Three.
    Check,
}

impl QuizCue {
    /// In the order of their numbers.
    pub const ALL: [QuizCue; 3] = [QuizCue::Move, QuizCue::Capture, QuizCue::Check];

    /// The sound.
    pub const fn cue(self) -> Cue {
        match self {
            QuizCue::Move => Cue::Move,
            QuizCue::Capture => Cue::Capture,
            QuizCue::Check => Cue::Check,
        }
    }
}

/// A move that is to be entered, on a board of its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position.
    pub fen: &'static str,
    /// The move, as UCI writes it.
    pub uci: &'static str,
    /// The key of its words.
    words: &'static str,
    /// The piece that they name.
    piece: Role,
    /// Whether it is taught as two squares, and not in the short form.
    by_squares: bool,
}

impl Example {
    /// In words, as the player may say it.
    fn in_words(self, sentences: &Sentences) -> String {
        let part = |at: std::ops::Range<usize>| self.uci.get(at).unwrap_or_default();
        let phrase = Phrase::new(sentences, self.words).with("role", self.piece);
        phrase.text("file", part(0..1)).text("to", part(2..4)).words()
    }

    /// As it is written.
    fn in_notation(self, language: Language) -> String {
        let report = Board::from_fen(self.fen).ok().filter(|_| !self.by_squares).and_then(|board| {
            let change = board.change(uci::read(self.uci, &board)?)?;
            Some(MoveReport::new(&board, &change))
        });
        report.map_or_else(|| self.uci.to_owned(), |report| san::write(&report, language))
    }
}

impl Task {
    /// The move that is to be entered, where one is.
    pub const fn example(self) -> Option<Example> {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let (fen, uci, words, piece) = match self {
            Task::MovePiece | Task::MoveSquares => (START, "g1f3", "tutorial-piece-words", Role::Knight),
            Task::MoveCapture => ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "tutorial-capture-words", Role::Pawn),
            Task::MoveCastles => ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "tutorial-castles-words", Role::King),
            Task::MovePromotes => ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "tutorial-promotes-words", Role::Queen),
            _ => return None,
        };
        Some(Example { fen, uci, words, piece, by_squares: matches!(self, Task::MoveSquares) })
    }

    /// What the line is to hold, where something is to be written.
    pub const fn text(self) -> &'static str {
        match self {
            Task::Write => "e5",
            Task::Rewrite => "e4",
            _ => "",
        }
    }
}

impl Task {
    fn ask(self, voice: Voice<'_>, keys: &[Key], also: &[Key]) -> Vec<Segment> {
        let phrase = voice.phrase(self.name()).with("keys", keys).with("also", also);
        if let Some(example) = self.example() {
            return with_example(phrase, example).say();
        }
        // Only the tasks that want a text say it.
        if self.text().is_empty() { phrase } else { phrase.insert("text", entry_line(voice.sentences, self.text())) }
            .say()
    }

    fn hint(self, voice: Voice<'_>, keys: &[Key]) -> Vec<Segment> {
        if self.text().is_empty() {
            return voice.phrase("tutorial-hint").with("keys", keys).say();
        }
        voice.phrase("tutorial-hint-text").insert("text", entry_line(voice.sentences, self.text())).say()
    }
}

/// With the move in words and in notation, and the squares between which it is made.
fn with_example(phrase: Phrase<'_>, example: Example) -> Phrase<'_> {
    let sentences = phrase.voice().sentences;
    let entered = |text: &str| entry_line(sentences, text);
    let square = |at: std::ops::Range<usize>| entered(example.uci.get(at).unwrap_or_default());
    let (words, notation) = (example.in_words(sentences), example.in_notation(sentences.language()));
    let phrase = phrase.insert("words", entered(&words)).insert("notation", entered(&notation));
    phrase.insert("from", square(0..2)).insert("to", square(2..4))
}

names! {
    Cue {
        Move = "move", Capture = "capture", Check = "check", Castling = "castling", Promotion = "promotion",
        Refusal = "refusal", Edge = "edge", DarkSquare = "dark-square", LightSquare = "light-square", Offer = "offer",
        LowTime = "low-time", Tick = "tick", Flag = "flag", End = "end", YourTurn = "your-turn", Confirmed = "confirmed",
        EntryMode = "entry-mode", BoardMode = "board-mode", NotSaved = "not-saved",
        MicrophoneOpen = "microphone-open", MicrophoneClosed = "microphone-closed",
    }
}

impl Tell for TutorialNotice {}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    Lesson = Lesson::ALL.iter().copied();
    Task = Task::ALL.iter().copied();
    QuizCue = QuizCue::ALL;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{self, Legality};

    #[test]
    fn every_taught_way_of_entering_a_move_means_that_move() {
        for language in Language::ALL {
            let sentences = Sentences::read(language);
            for (task, example) in Task::ALL.iter().filter_map(|task| Some((task, task.example()?))) {
                let board = Board::from_fen(example.fen).expect("a position");
                let read = |line: &str| notation::read(line, &board, language, Legality::Preferred);
                for line in [example.in_words(&sentences), example.in_notation(language)] {
                    assert_eq!(read(&line), read(example.uci), "{language:?}, {task:?}: {line}");
                }
            }
        }
    }
}
