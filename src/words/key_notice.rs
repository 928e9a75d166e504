//! What is said of keys, modes, typing and the history of what was said.

use super::action::{Action, KeyMode};
use super::key::Key;
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::typing::named_character;
use super::utterance::Segment;
use crate::game::participant::{Echo, Language};

/// What the program says of its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyNotice {
    /// Which mode the keyboard is in now.
    Mode(KeyMode),
    /// Text was pasted where none is taken.
    PasteWaits {
        /// The keys that lead to the entry line.
        switch: Vec<Key>,
    },
    /// From now on keys say what they do.
    HelpBegins {
        /// The keys that end it.
        end: Vec<Key>,
    },
    /// Keys do again what they do.
    HelpEnds,
    /// What a key does.
    Does {
        /// Which.
        key: Key,
        /// What.
        meaning: Meaning,
    },
    /// A key that does nothing in this mode was pressed.
    Unbound {
        /// Which.
        key: Key,
        /// The keys that explain the others.
        help: Vec<Key>,
    },
    /// One line of the list of keys.
    Item {
        /// The keys.
        keys: Vec<Key>,
        /// What they do.
        action: Action,
    },
    /// How the keys can be learned: a line of the help.
    Help {
        /// The keys that change the mode.
        switch: Vec<Key>,
        /// The keys that turn the key help on.
        explain: Vec<Key>,
        /// The keys that list the keys.
        list: Vec<Key>,
        /// The keys that end private speech.
        silence: Vec<Key>,
    },
    /// What is said first to who asks for help.
    FirstHelp {
        /// The keys that turn the key help on.
        explain: Vec<Key>,
    },
    /// The list of keys, which is not read before it is asked for.
    List {
        /// How many items it has.
        count: usize,
        /// The keys that go to the next one.
        next: Vec<Key>,
        /// The keys that, pressed again, read all of them.
        list: Vec<Key>,
    },
    /// How one of several unfinished games is chosen.
    ChooseHelp {
        /// The keys that lead to the next game.
        next: Vec<Key>,
        /// The keys that lead to the game before.
        previous: Vec<Key>,
        /// The keys that leave.
        leave: Vec<Key>,
    },
    /// What can be done now.
    Situation(Situation),
    /// What the mode of the keyboard is for.
    ModeHelp {
        /// The mode.
        mode: KeyMode,
        /// The game is over: no move can be entered.
        over: bool,
        /// The keys that change it.
        switch: Vec<Key>,
        /// The keys that pick a piece up.
        pick_up: Vec<Key>,
    },
    /// The player's key that turns self-voicing off, asked once.
    AskReader {
        /// The keys.
        speech: Vec<Key>,
    },
    /// How much is said while typing.
    Echo(Echo),
    /// What the keys for more and less change, and where it stands.
    QuickSetting {
        /// What.
        setting: QuickSetting,
        /// Its value.
        value: QuickValue,
    },
    /// A key of the board waits for what follows.
    Awaits(Awaited),
    /// What followed is the key of no kind of pieces.
    NoSuchKind {
        /// Which key.
        key: Key,
        /// The keys of the kinds.
        kinds: Vec<Key>,
    },
    /// There was no jump from which to go back.
    NoJump,
    /// There is no list to step through.
    NoList,
    /// Nothing was announced yet that could be announced again.
    NothingAnnounced,
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

impl Awaited {
    /// All of them.
    pub const ALL: [Awaited; 3] = [Awaited::Square, Awaited::File, Awaited::Kind];

    const fn key(self) -> &'static str {
        match self {
            Awaited::Square => "square",
            Awaited::File => "file",
            Awaited::Kind => "kind",
        }
    }
}

/// What a key means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// It does this.
    Does(Action),
    /// It is written into the line.
    Text,
    /// Nothing.
    Nothing,
}

/// What somebody at the keyboard can do now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Situation {
    /// He can move.
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

/// What the keys for more and less can change.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum QuickSetting {
    /// How fast the voice speaks.
    Rate,
    /// How high it is.
    Pitch,
    /// How loud it is.
    Volume,
    /// How loud the cues are.
    CueVolume,
    /// From which side the board is read.
    Orientation,
    /// What is said at each step over it.
    Steps,
    /// How squares and moves are said in answers.
    AnswerStyle,
    /// In which order pieces are given.
    Order,
    /// How pieces of one kind are given.
    Grouping,
    /// How empty squares are given.
    Empties,
    /// How the time on a clock is said.
    TimeWords,
    /// The voice of a language.
    Voice(Language),
}

/// Where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuickValue {
    /// A number, in the unit of the setting.
    Number(u16),
    /// A name.
    Name(String),
    /// One of the words that the setting can be.
    Choice(&'static str),
    /// The synthesizer's own.
    Own,
}

/// The words of a notice.
pub(super) fn words(sentences: &Sentences, notice: &KeyNotice) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let keys = |keys: &[Key]| one_of(sentences, keys);
    match notice {
        KeyNotice::Mode(mode) => phrase("key-mode").choice("mode", mode.name()).say(),
        KeyNotice::PasteWaits { switch } => phrase("paste-waits").insert("switch", keys(switch)).say(),
        KeyNotice::HelpBegins { end } => phrase("key-help-begins").insert("end", keys(end)).say(),
        KeyNotice::HelpEnds => phrase("key-help-ends").say(),
        KeyNotice::Does { key, meaning } => meaning_of(sentences, &[*key], *meaning),
        KeyNotice::Unbound { key, help } => {
            phrase("key-unbound").insert("key", name(sentences, *key)).insert("help", keys(help)).say()
        }
        KeyNotice::Item { keys, action } => meaning_of(sentences, keys, Meaning::Does(*action)),
        KeyNotice::Help { switch, explain, list, silence } => phrase("help-keys")
            .insert("switch", keys(switch))
            .insert("explain", keys(explain))
            .insert("list", keys(list))
            .insert("silence", keys(silence))
            .say(),
        KeyNotice::FirstHelp { explain } => phrase("help-first").insert("explain", keys(explain)).say(),
        KeyNotice::List { count, next, list } => phrase("key-list-begins")
            .number("count", *count as u64)
            .insert("next", keys(next))
            .insert("list", keys(list))
            .say(),
        KeyNotice::ChooseHelp { next, previous, leave } => phrase("choose-help")
            .insert("next", keys(next))
            .insert("previous", keys(previous))
            .insert("leave", keys(leave))
            .say(),
        KeyNotice::Situation(situation) => phrase("situation").choice("situation", situation_key(*situation)).say(),
        KeyNotice::ModeHelp { mode, over, switch, pick_up } => {
            let phrase = phrase("mode-help").choice("over", if *over { "yes" } else { "no" });
            let phrase = phrase.choice("mode", mode.name()).insert("pick-up", keys(pick_up));
            phrase.insert("switch", keys(switch)).say()
        }
        KeyNotice::AskReader { speech } => phrase("ask-reader").insert("speech", keys(speech)).say(),
        KeyNotice::Echo(echo) => phrase("echo").choice("echo", echo.name()).say(),
        KeyNotice::QuickSetting { setting, value } => quick_setting(sentences, *setting, value),
        KeyNotice::Awaits(awaited) => phrase("key-awaits").choice("awaited", awaited.key()).say(),
        KeyNotice::NoSuchKind { key, kinds } => {
            phrase("no-such-kind").insert("key", name(sentences, *key)).insert("kinds", keys(kinds)).say()
        }
        KeyNotice::NoJump => phrase("no-jump").say(),
        KeyNotice::NoList => phrase("no-list").say(),
        KeyNotice::NothingAnnounced => phrase("nothing-announced").say(),
    }
}

fn meaning_of(sentences: &Sentences, keys: &[Key], meaning: Meaning) -> Vec<Segment> {
    let sentence = match meaning {
        Meaning::Does(action) => action.sentence(),
        Meaning::Text => "key-text",
        Meaning::Nothing => "key-nothing",
    };
    does(sentences, keys, sentence)
}

/// *Alt l, the last move*: keys, and what the sentence of this key says that they do.
pub(super) fn does(sentences: &Sentences, keys: &[Key], sentence: &str) -> Vec<Segment> {
    let does = Phrase::new(sentences, sentence).say();
    Phrase::new(sentences, "key-does").insert("key", one_of(sentences, keys)).insert("does", does).say()
}

const fn situation_key(situation: Situation) -> &'static str {
    match situation {
        Situation::YourMove => "your-move",
        Situation::OtherMoves => "other-moves",
        Situation::TheirMoveHere => "their-move",
        Situation::NotBegun => "not-begun",
        Situation::Stopped => "stopped",
        Situation::Over => "over",
        Situation::OverAtTournament => "over-at-tournament",
    }
}

fn quick_setting(sentences: &Sentences, setting: QuickSetting, value: &QuickValue) -> Vec<Segment> {
    let (key, language) = match setting {
        QuickSetting::Rate => ("rate", ""),
        QuickSetting::Pitch => ("pitch", ""),
        QuickSetting::Volume => ("volume", ""),
        QuickSetting::CueVolume => ("cue-volume", ""),
        QuickSetting::Orientation => ("orientation", ""),
        QuickSetting::Steps => ("steps", ""),
        QuickSetting::AnswerStyle => ("answer-style", ""),
        QuickSetting::Order => ("order", ""),
        QuickSetting::Grouping => ("grouping", ""),
        QuickSetting::Empties => ("empties", ""),
        QuickSetting::TimeWords => ("time-words", ""),
        QuickSetting::Voice(language) => ("voice", language.code()),
    };
    let (value, number, text, choice) = match value {
        QuickValue::Number(number) => ("number", *number, "", ""),
        QuickValue::Name(name) => ("name", 0, name.as_str(), ""),
        QuickValue::Choice(choice) => ("choice", 0, "", *choice),
        QuickValue::Own => ("own", 0, "", ""),
    };
    let phrase = Phrase::new(sentences, "dial").choice("setting", key).choice("language", language);
    phrase.choice("value", value).number("number", number).text("name", text).choice("choice", choice).say()
}

/// Several keys for one thing: *Escape or Control U*.
pub(super) fn one_of(sentences: &Sentences, keys: &[Key]) -> Vec<Segment> {
    let mut names = keys.iter().map(|key| name(sentences, *key));
    let Some(first) = names.next() else { return Phrase::new(sentences, "key-none").say() };
    names.fold(first, |before, next| {
        Phrase::new(sentences, "keys-or").insert("first", before).insert("second", next).say()
    })
}

/// A key by its name.
fn name(sentences: &Sentences, key: Key) -> Vec<Segment> {
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
