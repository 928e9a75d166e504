//! What is said of keys, modes, typing and the history of what was said.

use crate::desk::lines::quick_setting::{QuickSetting, QuickValue};
use crate::game::declare::{by_name, names};
use crate::game::participant::Echo;
use crate::keys::action::{Action, KeyMode};
use crate::keys::key::Key;
use crate::words::arguments::arguments;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::{Line, Phrase, Voice};
use crate::words::sentences::Sentences;
use crate::words::typing::named_character;
use crate::words::utterance::{Segment, text};

messages! { |voice|
    /// What the program says of its keys.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum KeyNotice {
        /// Which mode the keyboard is in now.
        Mode(mode: KeyMode) => "key-mode"(mode),
        /// Text was pasted where none is taken; the keys that lead to the entry line.
        PasteWaits { switch: Vec<Key> } => "paste-waits"(switch),
        /// From now on keys say what they do; the keys that end it.
        HelpBegins { end: Vec<Key> } => "key-help-begins"(end),
        /// Keys do again what they do.
        HelpEnds => "key-help-ends",
        Does { key: Key, meaning: Meaning } => { does(voice, &[*key], meaning.sentence()) },
        /// A key that does nothing in this mode was pressed; the keys that explain the others.
        Unbound { key: Key, help: Vec<Key> } => "key-unbound"(key, help),
        /// One line of the list of keys.
        Item { keys: Vec<Key>, action: Action } => { does(voice, keys, action.sentence()) },
        /// How the keys can be learned: a line of the help.
        Help { switch: Vec<Key>, explain: Vec<Key>, list: Vec<Key>, silence: Vec<Key> }
            => "help-keys"(switch, explain, list, silence),
        /// How a key is learned.
        HelpOnAKey { explain: Vec<Key> } => "help-a-key"(explain),
        /// The list of keys, which is not read before it is asked for: its items, the keys that go to the next one, and those
        /// that, pressed again, read all of them.
        List { count: usize, next: Vec<Key>, list: Vec<Key> } => "key-list-begins"(count, next, list),
        /// How one of several unfinished games is chosen.
        ChooseHelp { next: Vec<Key>, previous: Vec<Key>, leave: Vec<Key> } => "choose-help"(next, previous, leave),
        /// What can be done now.
        Situation(situation: Situation) => "situation"(situation),
        /// What the mode of the keyboard is for.
        ModeHelp { mode: KeyMode, over: bool, switch: Vec<Key>, pick_up: Vec<Key> }
            => "mode-help"(mode, over, switch, pick_up),
        /// The player's key that turns self-voicing off, asked once.
        AskReader { speech: Vec<Key> } => "ask-reader"(speech),
        /// How much is said while typing.
        Echo(echo: Echo) => "echo"(echo),
        /// What the keys for more and less change, and where it stands.
        QuickSetting { setting: QuickSetting, value: QuickValue = crate::desk::lines::quick_setting::values(setting) } => "dial"(setting, value),
        /// A key of the board waits for what follows.
        Awaits(awaited: Awaited) => "key-awaits"(awaited),
        /// What followed is the key of no kind of pieces.
        NoSuchKind { key: Key, kinds: Vec<Key> } => "no-such-kind"(key, kinds),
        /// There was no jump from which to go back.
        NoJump => "no-jump",
        /// There is no list to step through.
        NoList => "no-list",
        /// Nothing was announced yet that could be announced again.
        NothingAnnounced => "nothing-announced",
    }
}

/// What a key of the board waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The letter and the figure of a square.
    Square,
    /// The letter of a file.
    File,
    /// The key of a kind of pieces.
    Kind,
}

names! {
    Awaited { Square = "square", File = "file", Kind = "kind" }
    Situation {
        YourMove = "your-move", OtherMoves = "other-moves", TheirMoveHere = "their-move", NotBegun = "not-begun",
        Stopped = "stopped", Over = "over", OverAtTournament = "over-at-tournament",
    }
}

/// What a key means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    Does(Action),
    /// It is written into the line.
    Text,
    Nothing,
}

impl Meaning {
    const fn sentence(self) -> &'static str {
        match self {
            Meaning::Does(action) => action.sentence(),
            Meaning::Text => "key-text",
            Meaning::Nothing => "key-nothing",
        }
    }
}

/// What somebody at the keyboard can do now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Situation {
    YourMove,
    /// The built-in opponent is to move.
    OtherMoves,
    /// The other side is to move, and its move is entered here.
    TheirMoveHere,
    /// The arbiter has not started the game.
    NotBegun,
    /// The clocks are stopped.
    Stopped,
    /// The game is over, and another one can be begun.
    Over,
    /// The game is over, and no other is begun here.
    OverAtTournament,
}

/// *Alt l, the last move*: keys, and what the sentence of this key says that they do.
pub(crate) fn does(voice: Voice<'_>, keys: &[Key], sentence: &str) -> Vec<Segment> {
    voice.phrase("key-does").with("key", keys).with("does", voice.phrase(sentence).say()).say()
}

/// The same as two texts, for a table.
pub(crate) fn row(voice: Voice<'_>, keys: &[Key], sentence: &str) -> [String; 2] {
    [text(&one_of(voice.sentences, keys)), text(&voice.phrase(sentence).say())]
}

impl Tell for KeyNotice {
    fn row(&self, voice: Voice<'_>) -> Option<[String; 2]> {
        match self {
            KeyNotice::Item { keys, action } => Some(row(voice, keys, action.sentence())),
            _ => None,
        }
    }
}

by_name! { KeyMode }

arguments! {
    [Key] = |phrase, value, keys| {
        let words = one_of(phrase.voice().sentences, keys);
        phrase.insert(value, words)
    };
    Vec<Key> = |phrase, value, keys| keys.as_slice().fill(phrase, value);
    Key = |phrase, value, key| {
        let words = name(phrase.voice().sentences, *key);
        phrase.insert(value, words)
    };
}

/// Several keys for one thing: *Escape or Control U*.
pub(crate) fn one_of(sentences: &Sentences, keys: &[Key]) -> Vec<Segment> {
    let mut names = keys.iter().map(|key| name(sentences, *key));
    let Some(first) = names.next() else { return Phrase::new(sentences, "key-none").say() };
    names.fold(first, |before, next| {
        Phrase::new(sentences, "keys-or").insert("first", before).insert("second", next).say()
    })
}

pub(crate) fn name(sentences: &Sentences, key: Key) -> Vec<Segment> {
    let with = |modifier: &'static str, char: char| {
        let char = vec![named_character(sentences, char)];
        Phrase::new(sentences, "key-with").choice("modifier", modifier).insert("char", char).say()
    };
    let named = |key: &'static str| Phrase::new(sentences, "key-name").choice("key", key).say();
    match key {
        Key::Char(capital) if key.folded() != key => match key.folded() {
            Key::Char(small) => with("shift", small),
            _ => single(named_character(sentences, capital)),
        },
        Key::Char(char) => single(named_character(sentences, char)),
        Key::Alt(char) => with("alt", char),
        Key::Ctrl(char) => with("control", char),
        Key::Function(number) => Phrase::new(sentences, "key-function").number("number", number).say(),
        Key::Enter => named("enter"),
        Key::Backspace => named("backspace"),
        Key::Delete => named("delete"),
        Key::Insert => named("insert"),
        Key::Tab => named("tab"),
        Key::BackTab => named("shift-tab"),
        Key::Up => named("up"),
        Key::Down => named("down"),
        Key::Left => named("left"),
        Key::Right => named("right"),
        Key::Home => named("home"),
        Key::End => named("end"),
        Key::PageUp => named("page-up"),
        Key::PageDown => named("page-down"),
        Key::Escape => named("escape"),
        Key::Pad(button) => Phrase::new(sentences, "key-pad").choice("button", button.name()).say(),
    }
}

fn single(segment: Segment) -> Vec<Segment> {
    let mut line = Line::default();
    line.push(segment);
    line.into_segments()
}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    Meaning = [Meaning::Does(Action::Clear), Meaning::Text, Meaning::Nothing];
}
