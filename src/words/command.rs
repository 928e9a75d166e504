//! Commands heard in words: those of the listener's language, and the English ones in every language.
//!
//! The words live in `locales/*/commands.ftl`, a comma between them, the usual one first.

use super::asked::{self, Asked, Unclear, Understood};
use super::claim_words;
use super::clock_words;
use super::everyday::{QuickChange, Talk};
use super::fold::fold;
use super::key_notice::QuickSetting;
use super::named::{number, number_word};
use super::notice::HelpTopic;
use super::ruling_order;
use super::sayings::{Saying, Sayings, Vocabulary, after, in_every_language};
use super::study;
use super::warning_words;
use crate::game::effect::Cue;
use crate::game::participant::Language;
use crate::game::warnings::Warnings;
use crate::rules::position::{Color, Square};

/// A command.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// The last move.
    Last,
    /// The game so far.
    Moves,
    /// Both times.
    Clock,
    /// My time.
    OwnTime,
    /// My opponent's time.
    OtherTime,
    /// What stands on a square; `None` where no square was named.
    What(Option<Square>),
    /// Offers a draw.
    Draw,
    /// Accepts one.
    Accept,
    /// Declines one.
    Decline,
    /// Resigns.
    Resign,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Takes a move back.
    Undo,
    /// Presses the clock.
    Press,
    /// What can be said.
    Help,
    /// Leaves.
    Quit,
    /// The end: of the moves on the study board, or of the session, which is asked first.
    End,
    /// Begins another game.
    NewGame,
    /// Puts a time control together, for the next game.
    Compose,
    /// How strong the built-in opponent plays, or is to play in the next game.
    Level(Option<u32>),
    /// Stops the clocks.
    Pause,
    /// Lets them run again.
    Resume,
    /// Saves now.
    Save,
    /// Gives the names for the scoresheet.
    Names,
    /// Says the last words again.
    Repeat,
    /// Battery and mains.
    Power,
    /// Whose turn it is.
    Turn,
    /// Self-voicing: on, off, or the other than now.
    Speech(Option<bool>),
    /// All keys.
    Keys,
    /// Announces the last move to the table once more.
    RepeatPublicly,
    /// Teaches keys and cues.
    Tutorial,
    /// Checks what the earphone and the loudspeaker say.
    Earphone,
    /// All cues by name.
    Cues,
    /// One cue: to be heard, or changed.
    Cue {
        /// Which.
        cue: Cue,
        /// How loud it is to be, in percent of its own loudness; `None`: as it is.
        loudness: Option<u8>,
    },
    /// Whether cues sound at all.
    Sounds(bool),
    /// Warnings of the time: switched on or off; `None`: what is chosen.
    Warnings(Option<bool>),
    /// Puts back the position after so many half-moves (the arbiter's).
    Restore(u32),
    /// A question.
    Ask(Asked),
    /// Begins to play: whose turn it is, or another game.
    Begin,
    /// Stops playing, which is asked first.
    Stop,
    /// How the game stands: in pieces, or as it ended.
    Score,
    /// A setting of the voice.
    QuickSetting {
        /// Which.
        setting: QuickSetting,
        /// What becomes of it.
        change: QuickChange,
    },
    /// The built-in opponent's next level, up or down.
    Harder(bool),
    /// Something that has no more than an answer.
    Talk(Talk),
    /// One part of the help.
    HelpOn(HelpTopic),
    /// A number, to answer a question with.
    Number(u32),
}

/// What a line was understood as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A command.
    Word(Word),
    /// It begins like a question, but something is missing or wrong in it.
    Unclear(Unclear),
    /// Of which times somebody wants to be warned.
    Warnings(Warnings),
    /// The same, but what follows names none.
    WrongWarnings {
        /// What follows.
        text: String,
    },
    /// A wish about a cue, but what follows names none.
    NoSuchCue {
        /// What follows.
        text: String,
    },
    /// A wish about a cue, but what follows its name is none.
    WrongCueChange {
        /// What follows.
        text: String,
    },
}

/// Longer lines are no commands.
pub(super) const LONGEST: usize = 120;

/// The keys of the files and what they mean.
const KEYS: [(&str, Word); 68] = [
    ("last", Word::Last),
    ("moves", Word::Moves),
    ("clock", Word::Clock),
    ("own-time", Word::OwnTime),
    ("other-time", Word::OtherTime),
    ("what", Word::What(None)),
    ("draw", Word::Draw),
    ("accept", Word::Accept),
    ("decline", Word::Decline),
    ("resign", Word::Resign),
    ("yes", Word::Yes),
    ("no", Word::No),
    ("undo", Word::Undo),
    ("press", Word::Press),
    ("help", Word::Help),
    ("quit", Word::Quit),
    ("finish", Word::End),
    ("pause", Word::Pause),
    ("resume", Word::Resume),
    ("save", Word::Save),
    ("names", Word::Names),
    ("repeat", Word::Repeat),
    ("power", Word::Power),
    ("turn", Word::Turn),
    ("speech", Word::Speech(None)),
    ("speech-on", Word::Speech(Some(true))),
    ("speech-off", Word::Speech(Some(false))),
    ("keys", Word::Keys),
    ("repeat-publicly", Word::RepeatPublicly),
    ("earphone", Word::Earphone),
    ("cues", Word::Cues),
    ("sounds-on", Word::Sounds(true)),
    ("sounds-off", Word::Sounds(false)),
    ("warnings", Word::Warnings(None)),
    ("warnings-on", Word::Warnings(Some(true))),
    ("warnings-off", Word::Warnings(Some(false))),
    ("tutorial", Word::Tutorial),
    ("new-game", Word::NewGame),
    ("compose", Word::Compose),
    (LEVEL, Word::Level(None)),
    ("begin-playing", Word::Begin),
    ("stop-game", Word::Stop),
    ("score", Word::Score),
    ("louder", quick(QuickSetting::Volume, QuickChange::More)),
    ("softer", quick(QuickSetting::Volume, QuickChange::Less)),
    ("faster", quick(QuickSetting::Rate, QuickChange::More)),
    ("slower", quick(QuickSetting::Rate, QuickChange::Less)),
    ("higher", quick(QuickSetting::Pitch, QuickChange::More)),
    ("lower", quick(QuickSetting::Pitch, QuickChange::Less)),
    ("rate", quick(QuickSetting::Rate, QuickChange::Tell)),
    ("volume", quick(QuickSetting::Volume, QuickChange::Tell)),
    ("pitch", quick(QuickSetting::Pitch, QuickChange::Tell)),
    ("short-times", quick(QuickSetting::TimeWords, QuickChange::Less)),
    ("long-times", quick(QuickSetting::TimeWords, QuickChange::More)),
    ("harder", Word::Harder(true)),
    ("easier", Word::Harder(false)),
    ("how-castle", Word::HelpOn(HelpTopic::Castling)),
    ("how-move", Word::HelpOn(HelpTopic::Moves)),
    ("how-draw", Word::HelpOn(HelpTopic::Game)),
    ("how-leave", Word::HelpOn(HelpTopic::Program)),
    ("talk-hello", Word::Talk(Talk::Hello)),
    ("talk-thanks", Word::Talk(Talk::Thanks)),
    ("talk-hint", Word::Talk(Talk::Hint)),
    ("talk-load", Word::Talk(Talk::Load)),
    ("talk-voice", Word::Talk(Talk::Voice)),
    ("talk-language", Word::Talk(Talk::Language)),
    ("talk-settings", Word::Talk(Talk::Settings)),
    ("talk-version", Word::Talk(Talk::Version)),
];

const fn quick(setting: QuickSetting, change: QuickChange) -> Word {
    Word::QuickSetting { setting, change }
}
/// The command that needs a number.
const RESTORE: &str = "restore";
const LEVEL: &str = "level";
/// What ends something that is being taught; in a game it means nothing.
const STOP: &str = "stop";
/// The command that needs the name of a cue, and what may follow that name.
const CUE: &str = "cue";
const CUE_ON: &str = "cue-on";
const CUE_OFF: &str = "cue-off";

/// The words of one language.
struct Table {
    commands: Vec<(&'static str, Word, Vec<Saying>)>,
    restore: Vec<Saying>,
    stop: Vec<Saying>,
    cue: CueTable,
    /// Courtesy before a line, and behind it.
    courtesy: [Vec<Saying>; 2],
    /// The letters for yes, and for no.
    letters: [Vec<Saying>; 2],
}

/// The words about cues.
struct CueTable {
    prefix: Vec<Saying>,
    on: Vec<Saying>,
    off: Vec<Saying>,
    names: [(Cue, Vec<Saying>); Cue::ALL.len()],
}

impl CueTable {
    /// The cue whose name a text begins with, and what follows it.
    fn named<'a>(&self, folded: &'a str) -> Option<(Cue, &'a str)> {
        let matches = self.names.iter().flat_map(|(cue, sayings)| sayings.iter().map(move |saying| (*cue, saying)));
        let rests = matches.filter_map(|(cue, saying)| {
            let rest = folded.strip_prefix(saying.folded.as_str())?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| (cue, rest.trim_start()))
        });
        rests.min_by_key(|(_, rest)| rest.len())
    }

    /// How loud a cue is to be; `None`: that is not said.
    fn loudness(&self, folded: &str, language: Language) -> Option<u8> {
        let is = |sayings: &[Saying]| sayings.iter().any(|saying| saying.folded == folded);
        if is(&self.on) {
            return Some(100);
        }
        if is(&self.off) {
            return Some(0);
        }
        number(folded, language).and_then(|number| u8::try_from(number).ok()).filter(|percent| *percent <= 100)
    }
}

static TABLES: Vocabulary<Table> = Vocabulary::new(in_every_language!("commands.ftl"), Table::read);

impl Table {
    fn read(sayings: Sayings<'_>) -> Table {
        Table {
            commands: KEYS.iter().map(|(key, word)| (*key, *word, sayings(key))).collect(),
            restore: sayings(RESTORE),
            stop: sayings(STOP),
            courtesy: ["courtesy-before", "courtesy-after"].map(sayings),
            letters: ["letter-yes", "letter-no"].map(sayings),
            cue: CueTable {
                prefix: sayings(CUE),
                on: sayings(CUE_ON),
                off: sayings(CUE_OFF),
                names: Cue::ALL.map(|cue| (cue, sayings(&format!("cue-{}", cue.name())))),
            },
        }
    }

    fn exact(&self, folded: &str) -> Option<Word> {
        let matches = |sayings: &[Saying]| sayings.iter().any(|saying| saying.folded == folded);
        self.commands.iter().find(|(_, _, sayings)| matches(sayings)).map(|(_, word, _)| *word)
    }

    /// What follows the longest saying of a command.
    fn after<'a>(&self, word: Word, folded: &'a str) -> Option<&'a str> {
        let (_, _, sayings) = self.commands.iter().find(|(_, each, _)| *each == word)?;
        after(sayings, folded)
    }

    /// A command with a number behind it.
    fn numbered(&self, folded: &str, language: Language) -> Option<Word> {
        self.commands.iter().find_map(|(_, word, sayings)| {
            let with_number: fn(Word, u32) -> Word = match word {
                Word::Level(None) => |_, number| Word::Level(Some(number)),
                Word::QuickSetting { change: QuickChange::Tell, .. } => |word, number| match word {
                    Word::QuickSetting { setting, .. } => quick(setting, QuickChange::To(number)),
                    other => other,
                },
                _ => return None,
            };
            Some(with_number(*word, number(after(sayings, folded)?, language)?))
        })
    }
}

/// Understands a line, or does not.
#[must_use]
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    let folded = fold(line);
    if folded.is_empty() {
        return None;
    }
    if let Some(word) = TABLES.for_language(language).find_map(|table| table.exact(&folded)) {
        return Some(Heard::Word(word));
    }
    if let Some(count) = TABLES.for_language(language).find_map(|table| after(&table.restore, &folded)) {
        // A sign in front of the number was folded away; what was meant by it nobody knows.
        let signed = line.contains(['-', '+']) && !count.contains(char::is_alphabetic);
        return number(count, language).filter(|_| !signed).map(|count| Heard::Word(Word::Restore(count)));
    }
    if let Some(word) = TABLES.for_language(language).find_map(|table| table.numbered(&folded, language)) {
        return Some(Heard::Word(word));
    }
    if let Some(heard) = TABLES.for_language(language).find_map(|table| about_warnings(table, line, language)) {
        return Some(heard);
    }
    // Before what stands on a square: *what attacks e4* begins like it.
    if let Some(understood) = asked::parse(&folded, language) {
        return Some(match understood {
            Understood::Asked(asked) => Heard::Word(Word::Ask(asked)),
            Understood::Unclear(unclear) => Heard::Unclear(unclear),
        });
    }
    if let Some(what) = what_stands(&folded, language) {
        return Some(what);
    }
    let read = asked::behind_reading(&folded, language)
        .filter(|_| study::parse(line, language, Color::White).is_none())
        .and_then(|rest| parse(rest, language))
        .filter(is_read);
    if read.is_some() {
        return read;
    }
    if TABLES.for_language(language).any(|table| table.cue.prefix.iter().any(|saying| saying.folded == folded)) {
        return Some(Heard::Word(Word::Cues));
    }
    if let Some((table, rest)) =
        TABLES.for_language(language).find_map(|table| Some((table, after(&table.cue.prefix, &folded)?)))
    {
        return Some(about_cue(table, rest, language));
    }
    // Only figures that were written as one number: `0-0` and `00` are castling.
    let bare = line.trim();
    let is_number = bare.bytes().all(|byte| byte.is_ascii_digit()) && (bare == "0" || !bare.starts_with('0'));
    let written = is_number.then(|| bare.parse().ok()).flatten();
    written.or_else(|| number_word(&folded, language)).map(|number| Heard::Word(Word::Number(number)))
}

/// Behind the word for warnings: which ones.
fn about_warnings(table: &Table, line: &str, language: Language) -> Option<Heard> {
    let (_, _, sayings) = table.commands.iter().find(|(_, word, _)| *word == Word::Warnings(None))?;
    let rest = sayings.iter().filter_map(|saying| {
        let mut words = line.split_whitespace();
        let begun = saying.folded.split(' ').all(|word| words.next().is_some_and(|said| fold(said) == word));
        begun.then(|| words.collect::<Vec<_>>().join(" "))
    });
    let rest = rest.min_by_key(String::len)?;
    Some(match warning_words::parse(&rest, language) {
        Some(warnings) => Heard::Warnings(warnings),
        None => Heard::WrongWarnings { text: rest },
    })
}

/// What stands on a square: behind the words for it nothing but a square counts, and words that say no more than *is on*.
fn what_stands(folded: &str, language: Language) -> Option<Heard> {
    let rests = || TABLES.for_language(language).filter_map(|table| table.after(Word::What(None), folded));
    if let Some(square) = rests().find_map(|rest| asked::on_square(rest, language)) {
        return Some(Heard::Word(Word::What(Some(square))));
    }
    // `z9`, `e nine`: somebody tried to name one.
    let is_like_one = |rest: &&str| match rest.split_once(' ') {
        None => rest.len() == 1 || (rest.len() <= 3 && rest.bytes().any(|byte| byte.is_ascii_digit())),
        Some((file, rank)) => file.len() == 1 && number(rank, language).is_some(),
    };
    rests().find(is_like_one).map(|rest| Heard::Unclear(Unclear::NoSuchSquare(rest.to_owned())))
}

/// Whether something can be read to somebody.
fn is_read(heard: &Heard) -> bool {
    matches!(
        heard,
        Heard::Unclear(_)
            | Heard::Word(
                Word::Ask(_)
                    | Word::What(_)
                    | Word::Last
                    | Word::Moves
                    | Word::Turn
                    | Word::Clock
                    | Word::OwnTime
                    | Word::OtherTime
                    | Word::Power
                    | Word::Score
                    | Word::Keys
                    | Word::Cues
                    | Word::Level(None)
            )
    )
}

/// A cue by its name in any of the languages that count, and what is to become of it.
fn about_cue(table: &Table, rest: &str, language: Language) -> Heard {
    let Some((cue, change)) = TABLES.for_language(language).find_map(|table| table.cue.named(rest)) else {
        return Heard::NoSuchCue { text: rest.to_owned() };
    };
    if change.is_empty() {
        return Heard::Word(Word::Cue { cue, loudness: None });
    }
    let english = TABLES.of(Language::En);
    match table.cue.loudness(change, language).or_else(|| english.cue.loudness(change, language)) {
        Some(loudness) => Heard::Word(Word::Cue { cue, loudness: Some(loudness) }),
        None => Heard::WrongCueChange { text: change.to_owned() },
    }
}

/// What a line answers to a question that wants yes or no: a word, a letter, courtesy around either.
#[must_use]
pub fn yes_or_no(line: &str, language: Language) -> Option<Word> {
    let folded = fold(line);
    let letter = |place: usize| {
        let letters = TABLES.for_language(language).flat_map(|table| &table.letters[place]);
        letters.into_iter().any(|saying| saying.folded == folded)
    };
    let word = |line: &str| match parse(line, language) {
        Some(Heard::Word(word @ (Word::Yes | Word::No))) => Some(word),
        _ => None,
    };
    match (letter(0), letter(1)) {
        (true, _) => Some(Word::Yes),
        (_, true) => Some(Word::No),
        _ => word(line).or_else(|| word(&without_courtesy(line, language)?)),
    }
}

/// A line without courtesy before and behind it (*please*, *can you*); `None` where there is none, or nothing else.
#[must_use]
pub fn without_courtesy(line: &str, language: Language) -> Option<String> {
    const LONGEST: usize = 6;
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let whole = words.len();
    let is = |place: usize, words: &[&str]| {
        let folded = fold(&words.join(" "));
        let courtesy = TABLES.for_language(language).flat_map(|table| &table.courtesy[place]);
        courtesy.into_iter().any(|saying| saying.folded == folded)
    };
    loop {
        let counts = || (1..words.len().min(LONGEST)).rev();
        if let Some(count) = counts().find(|count| is(0, &words[..*count])) {
            words.drain(..count);
        } else if let Some(count) = counts().find(|count| is(1, &words[words.len() - count..])) {
            words.truncate(words.len() - count);
        } else {
            return (words.len() < whole).then(|| words.join(" "));
        }
    }
}

/// The commands of a language, each by its key, with its forms.
pub(super) fn commands(language: Language) -> impl Iterator<Item = (&'static str, &'static [Saying])> {
    TABLES.of(language).commands.iter().map(|(key, _, sayings)| (*key, sayings.as_slice()))
}

/// Whether a line asks for the end of what is being taught.
#[must_use]
pub fn stops(line: &str, language: Language) -> bool {
    let folded = fold(line);
    TABLES.for_language(language).any(|table| table.stop.iter().any(|saying| saying.folded == folded))
}

/// The usual word of a command, by its key in the files.
pub(super) fn usual(key: &str, language: Language) -> Option<&'static str> {
    let table = TABLES.of(language);
    let sayings = match key {
        CUE => &table.cue.prefix,
        CUE_ON => &table.cue.on,
        CUE_OFF => &table.cue.off,
        key => match table.commands.iter().find(|(of, _, _)| *of == key) {
            Some((_, _, sayings)) => sayings,
            None => {
                return study::usual(key, language)
                    .or_else(|| claim_words::usual(key, language))
                    .or_else(|| clock_words::usual(key, language))
                    .or_else(|| ruling_order::usual(key, language));
            }
        },
    };
    sayings.first().map(|saying| saying.written.as_str())
}

/// The cue that a whole line names, as behind the word for one cue.
#[must_use]
pub fn cue_named(line: &str, language: Language) -> Option<Cue> {
    let folded = fold(line);
    let named = TABLES.for_language(language).find_map(|table| table.cue.named(&folded));
    named.filter(|(_, rest)| rest.is_empty()).map(|(cue, _)| cue)
}

/// The usual name of a cue.
pub(super) fn name_of_cue(cue: Cue, language: Language) -> &'static str {
    let names = &TABLES.of(language).cue.names;
    let sayings = names.iter().find(|(of, _)| *of == cue).map_or(&[][..], |(_, sayings)| sayings);
    sayings.first().map_or("", |saying| saying.written.as_str())
}

#[cfg(test)]
#[path = "command_tests.rs"]
mod tests;
