//! Commands heard in words: those of the listener's language, and the English ones in every language. The words live in the
//! grammars; here stands what their rules mean.

use crate::desk::lines;
use crate::desk::lines::asked::{self, Asked, MoveIs};
use crate::desk::lines::courtesy;
use crate::desk::lines::everyday::{QuickChange, Talk};
use crate::desk::lines::help::HelpTopic;
use crate::desk::lines::permitted_to::PermittedTo::{
    self, ArbiterAtConsole, AtConsole, Device, Everybody, Host, Owner, Players,
};
use crate::desk::lines::quick_setting::QuickSetting;
use crate::desk::lines::study;
use crate::desk::lines::unclear::Unclear;
use crate::game::effect::Cue;
use crate::game::participant::{Language, Orientation};
use crate::game::screen_event::Role;
use crate::game::warnings::Warnings;
use crate::rules::position::{Color, Square};
use crate::words::grammar::{Grammar, Line, Match, is_said, matches, number, wanting, ways};

/// What can be said about the screens.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ScreenWord {
    /// The address and a code for a seat.
    Invite(Role),
    /// The address and a code for spectators.
    Room,
    /// The same for a large board in the room.
    Display,
    /// Who sits where.
    Who,
    /// Somebody loses their seat.
    Dismiss(Role),
    /// The last address and code as a picture.
    Draw,
    /// The opponent goes on at a real board.
    AtBoard,
}

/// What can be said about listening.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ListenWord {
    /// Opens the microphone for what is said now, or closes it.
    Now,
    /// Whether a microphone is listened to.
    Switch(bool),
    /// Whether that needs no key.
    HandsFree(bool),
    /// How well it hears.
    Check,
    /// Whether what is spoken as a move is kept as sound.
    Keep(bool),
    /// Deletes what was kept of this game.
    Delete,
}

/// What somebody can ask of an engine.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum AdviceWord {
    /// A hint, step by step.
    Hint,
    /// What the opponent threatens.
    Threat,
    /// Who stands better.
    Evaluation,
    BestLine,
}

/// A command.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// What stands on a square; `None` where no square was named.
    What(Option<Square>),
    /// Offers a draw.
    Draw,
    Accept,
    Decline,
    Resign,
    Yes,
    No,
    /// Takes a move back.
    Undo,
    /// Presses the clock.
    Press,
    /// What can be said.
    Help,
    /// Leaves.
    Quit,
    /// Leaves, which is asked first; where the manual is open it is closed instead.
    Close,
    /// The end: of the moves on the study board, or of the session, which is asked first.
    End,
    /// Begins another game.
    NewGame,
    /// Goes through the mistakes of the game that is over.
    Review,
    /// Trains after a game.
    Train,
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
    /// Asks once more what was asked last, which is answered at more length.
    TellMore,
    /// Battery and mains.
    Power,
    /// Self-voicing: on, off, or the other than now.
    Speech(Option<bool>),
    Keys,
    /// Announces the last move to the table once more.
    RepeatPublicly,
    /// Teaches keys and cues.
    Tutorial,
    /// Checks what the earphone and the loudspeaker say.
    Earphone,
    /// The opponent's screen.
    Screen(ScreenWord),
    /// All cues by name.
    Cues,
    /// One cue: to be heard, or changed.
    Cue {
        cue: Cue,
        /// How loud it is to be, in percent of its own loudness; `None`: as it is.
        loudness: Option<u8>,
    },
    /// Whether cues sound at all.
    Sounds(bool),
    /// About spoken moves.
    Listen(ListenWord),
    /// Warnings of the time: switched on or off; `None`: what is chosen.
    Warnings(Option<bool>),
    /// Puts back the position after this number of half-moves (the arbiter's).
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
        setting: QuickSetting,
        change: QuickChange,
    },
    /// From which side the board is read from now on; `None`: from the other one.
    ReadFrom(Option<Orientation>),
    /// The built-in opponent's next level, up or down.
    Harder(bool),
    /// Help of an engine.
    Advice(AdviceWord),
    /// Whether blunders are warned of.
    BlunderWarnings(bool),
    /// Whether an engine may help both players.
    AllowHelp(bool),
    /// Something that has no more than an answer.
    Talk(Talk),
    /// One part of the help.
    HelpOn(HelpTopic),
    /// Help on something of which there is none.
    HelpOther,
    /// A number, to answer a question with.
    Number(u32),
}

impl Word {
    /// Whether it only asks for something that is read.
    pub const fn is_question(self) -> bool {
        matches!(
            self,
            Word::Ask(_) | Word::What(_) | Word::Power | Word::Score | Word::Keys | Word::Cues | Word::Level(None)
        )
    }

    /// Who may say it: the last column of its row. What may be asked is another table, `game::roles`.
    pub fn permitted_to(self) -> PermittedTo {
        let other = match self {
            Word::Ask(_) => return Everybody,
            Word::Restore(_) => Some("restore"),
            Word::Number(_) => Some("count"),
            Word::Cue { .. } => Some("cue"),
            _ => None,
        };
        let row = WORDS.iter().find(|(_, word, _)| word.says_the_same_as(self)).map(|(.., permitted_to)| *permitted_to);
        let other = OTHERS.iter().find(|(name, _)| Some(*name) == other).map(|(_, permitted_to)| *permitted_to);
        // A word without a row belongs to the owner.
        row.or(other).unwrap_or(Owner)
    }

    /// Whether both are one row, whatever was named besides.
    fn says_the_same_as(self, other: Word) -> bool {
        match (self, other) {
            (Word::What(_), Word::What(_)) | (Word::Level(_), Word::Level(_)) => true,
            (Word::QuickSetting { setting, .. }, Word::QuickSetting { setting: other, .. }) => setting == other,
            _ => self == other,
        }
    }
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
    WrongWarnings { text: String },
    /// Whether a move is a blunder; empty where none is named.
    Blunder { text: String },
    /// Whether a move is legal, check or mate.
    MoveIs { text: String, what: MoveIs },
    /// The manual: where it was left; a page of it, or the lines with some words; all its topics.
    Manual(ManualWish),
    /// A wish about a cue, but what follows names none.
    NoSuchCue { text: String },
    /// A wish about a cue, but what follows its name is none.
    WrongCueChange { text: String },
}

/// What somebody wants of the manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManualWish {
    /// To go on where they left it.
    GoOn,
    /// To hear its topics.
    Topics,
    /// The page with this title, or the lines with these words.
    About(String),
}

/// Longer lines are no commands.
pub(crate) const LONGEST: usize = 120;

/// Rules, what they mean, and who may use them; a number after some of them says more.
const WORDS: [(&str, Word, PermittedTo); 108] = [
    ("what", Word::What(None), Everybody),
    ("draw", Word::Draw, Everybody),
    ("accept", Word::Accept, Everybody),
    ("decline", Word::Decline, Everybody),
    ("resign", Word::Resign, Everybody),
    ("yes", Word::Yes, Everybody),
    ("no", Word::No, Everybody),
    ("undo", Word::Undo, Everybody),
    ("press", Word::Press, Everybody),
    ("help", Word::Help, Everybody),
    ("quit", Word::Quit, Owner),
    ("close", Word::Close, Owner),
    ("finish", Word::End, Owner),
    ("pause", Word::Pause, Everybody),
    ("resume", Word::Resume, Everybody),
    ("save", Word::Save, AtConsole),
    ("names", Word::Names, Host),
    ("repeat", Word::Repeat, Everybody),
    ("tell-more", Word::TellMore, Everybody),
    ("power", Word::Power, Everybody),
    ("speech", Word::Speech(None), Owner),
    ("speech-on", Word::Speech(Some(true)), Owner),
    ("speech-off", Word::Speech(Some(false)), Owner),
    ("keys", Word::Keys, Everybody),
    ("repeat-publicly", Word::RepeatPublicly, Everybody),
    ("earphone", Word::Earphone, Owner),
    ("invite", Word::Screen(ScreenWord::Invite(Role::Opponent)), AtConsole),
    ("opponent-board", Word::Screen(ScreenWord::AtBoard), Host),
    ("invite-arbiter", Word::Screen(ScreenWord::Invite(Role::Arbiter)), ArbiterAtConsole),
    ("invite-assistant", Word::Screen(ScreenWord::Invite(Role::Assistant)), AtConsole),
    ("invite-display", Word::Screen(ScreenWord::Display), AtConsole),
    ("invite-room", Word::Screen(ScreenWord::Room), AtConsole),
    ("screens", Word::Screen(ScreenWord::Who), AtConsole),
    ("dismiss", Word::Screen(ScreenWord::Dismiss(Role::Opponent)), AtConsole),
    ("dismiss-arbiter", Word::Screen(ScreenWord::Dismiss(Role::Arbiter)), ArbiterAtConsole),
    ("dismiss-assistant", Word::Screen(ScreenWord::Dismiss(Role::Assistant)), AtConsole),
    ("qr", Word::Screen(ScreenWord::Draw), AtConsole),
    ("cues", Word::Cues, Owner),
    ("sounds-on", Word::Sounds(true), Owner),
    ("sounds-off", Word::Sounds(false), Owner),
    ("listen", Word::Listen(ListenWord::Now), Owner),
    ("listen-on", Word::Listen(ListenWord::Switch(true)), Owner),
    ("listen-off", Word::Listen(ListenWord::Switch(false)), Owner),
    ("hands-free-on", Word::Listen(ListenWord::HandsFree(true)), Owner),
    ("hands-free-off", Word::Listen(ListenWord::HandsFree(false)), Owner),
    ("microphone-check", Word::Listen(ListenWord::Check), Owner),
    ("keep-speech-on", Word::Listen(ListenWord::Keep(true)), Owner),
    ("keep-speech-off", Word::Listen(ListenWord::Keep(false)), Owner),
    ("delete-recordings", Word::Listen(ListenWord::Delete), Owner),
    ("warnings", Word::Warnings(None), Players),
    ("warnings-on", Word::Warnings(Some(true)), Players),
    ("warnings-off", Word::Warnings(Some(false)), Players),
    ("tutorial", Word::Tutorial, Owner),
    ("new-game", Word::NewGame, Owner),
    ("review", Word::Review, Owner),
    ("train", Word::Train, Owner),
    ("compose", Word::Compose, Owner),
    ("level", Word::Level(None), Owner),
    ("begin-playing", Word::Begin, Everybody),
    ("stop-game", Word::Stop, Owner),
    ("score", Word::Score, Everybody),
    ("louder", quick(QuickSetting::Volume, QuickChange::More), Owner),
    ("softer", quick(QuickSetting::Volume, QuickChange::Less), Owner),
    ("faster", quick(QuickSetting::Rate, QuickChange::More), Owner),
    ("slower", quick(QuickSetting::Rate, QuickChange::Less), Owner),
    ("higher", quick(QuickSetting::Pitch, QuickChange::More), Owner),
    ("lower", quick(QuickSetting::Pitch, QuickChange::Less), Owner),
    ("rate", quick(QuickSetting::Rate, QuickChange::Tell), Owner),
    ("volume", quick(QuickSetting::Volume, QuickChange::Tell), Owner),
    ("pitch", quick(QuickSetting::Pitch, QuickChange::Tell), Owner),
    ("short-times", quick(QuickSetting::TimeWords, QuickChange::Less), Device),
    ("long-times", quick(QuickSetting::TimeWords, QuickChange::More), Device),
    ("flip", Word::ReadFrom(None), Owner),
    ("from-white", Word::ReadFrom(Some(Orientation::White)), Owner),
    ("from-black", Word::ReadFrom(Some(Orientation::Black)), Owner),
    ("from-own", Word::ReadFrom(Some(Orientation::Own)), Owner),
    ("harder", Word::Harder(true), Owner),
    ("easier", Word::Harder(false), Owner),
    (HelpTopic::Castling.rule(), Word::HelpOn(HelpTopic::Castling), Everybody),
    (HelpTopic::Moves.rule(), Word::HelpOn(HelpTopic::Moves), Everybody),
    (HelpTopic::Game.rule(), Word::HelpOn(HelpTopic::Game), Everybody),
    (HelpTopic::Program.rule(), Word::HelpOn(HelpTopic::Program), Everybody),
    (HelpTopic::Questions.rule(), Word::HelpOn(HelpTopic::Questions), Everybody),
    (HelpTopic::Board.rule(), Word::HelpOn(HelpTopic::Board), Everybody),
    (HelpTopic::Clock.rule(), Word::HelpOn(HelpTopic::Clock), Everybody),
    (HelpTopic::Study.rule(), Word::HelpOn(HelpTopic::Study), Everybody),
    (HelpTopic::Advice.rule(), Word::HelpOn(HelpTopic::Advice), Everybody),
    (HelpTopic::Steps.rule(), Word::HelpOn(HelpTopic::Steps), Everybody),
    (HelpTopic::Speaking.rule(), Word::HelpOn(HelpTopic::Speaking), Everybody),
    (HelpTopic::Voice.rule(), Word::HelpOn(HelpTopic::Voice), Everybody),
    ("how-other", Word::HelpOther, Everybody),
    ("talk-files", Word::Talk(Talk::Files), Owner),
    ("talk-hello", Word::Talk(Talk::Hello), Everybody),
    ("talk-thanks", Word::Talk(Talk::Thanks), Everybody),
    ("hint", Word::Advice(AdviceWord::Hint), Everybody),
    ("threat", Word::Advice(AdviceWord::Threat), Everybody),
    ("evaluate", Word::Advice(AdviceWord::Evaluation), Everybody),
    ("best-line", Word::Advice(AdviceWord::BestLine), Everybody),
    ("blunder-warnings-on", Word::BlunderWarnings(true), Players),
    ("blunder-warnings-off", Word::BlunderWarnings(false), Players),
    ("allow-help", Word::AllowHelp(true), Owner),
    ("forbid-help", Word::AllowHelp(false), Owner),
    ("talk-load", Word::Talk(Talk::Load), Owner),
    ("talk-voice", Word::Talk(Talk::Voice), Owner),
    ("talk-language", Word::Talk(Talk::Language), Everybody),
    ("talk-settings", Word::Talk(Talk::Settings), Owner),
    ("talk-sounds", Word::Talk(Talk::Sounds), Owner),
    ("talk-version", Word::Talk(Talk::Version), Everybody),
];

const fn quick(setting: QuickSetting, change: QuickChange) -> Word {
    Word::QuickSetting { setting, change }
}

/// Rules of which something else has to be known.
const OTHERS: [(&str, PermittedTo); 9] = [
    ("restore", PermittedTo::Arbiter),
    ("count", Everybody),
    ("cue", Owner),
    ("no-cue", Owner),
    ("no-cue-change", Owner),
    ("blunder", Everybody),
    ("move-is", Everybody),
    ("move-is-asked", Everybody),
    ("can-take", Everybody),
];
/// Rules of the manual.
const MANUAL: [&str; 2] = ["manual", "manual-topics"];
/// What stands before something that is to be read: *tell me*, *the*.
const READ: &str = "read";

/// The rule that names a cue.
fn rule_of(cue: Cue) -> String {
    format!("cue-{}", cue.name())
}

fn cue_in(found: &Match<'_>) -> Option<Cue> {
    Cue::ALL.into_iter().find(|cue| found.has(&rule_of(*cue)))
}

/// The rules of all commands, and whose each is.
pub fn rows() -> impl Iterator<Item = (&'static str, PermittedTo)> {
    WORDS.into_iter().map(|(rule, _, permitted_to)| (rule, permitted_to)).chain(OTHERS)
}

fn word_of(rule: &str) -> Option<Word> {
    WORDS.iter().find(|(name, ..)| *name == rule).map(|(_, word, _)| *word)
}

/// Whether a rule is a command or a question.
pub(crate) fn is_mine(rule: &str) -> bool {
    OTHERS.iter().any(|(name, _)| *name == rule)
        || MANUAL.contains(&rule)
        || word_of(rule).is_some()
        || asked::is_question(rule)
}

/// Whether a rule is a question with something named in it, and no word of it is only a part.
pub(crate) fn names_something(rule: &str) -> bool {
    ["what", "restore", "cue", "blunder", "move-is", "can-take"].contains(&rule)
        || asked::is_question(rule) && !asked::stands_alone(rule)
}

/// Whether what a rule says is said without naming anything.
pub(crate) fn stands_alone(rule: &str) -> bool {
    let is_word = word_of(rule).is_some_and(|word| word != Word::What(None));
    is_word || MANUAL.contains(&rule) || asked::stands_alone(rule) || study::stands_alone(rule)
}

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    let said = Line::new(line, language);
    let is_bare = |heard: &Heard| {
        let is_kind = matches!(heard, Heard::Word(Word::Ask(Asked::Pieces { whose: None, role: Some(_) })));
        is_kind && asked::is_bare_kind(&said)
    };
    if let Some(heard) = matches(&said, is_mine).iter().find_map(|found| meaning(found, line, language)) {
        return Some(heard).filter(|heard| !is_bare(heard));
    }
    let behind = matches(&said, |rule| rule == READ).first().map(|found| found.text().to_owned());
    let is_study =
        study::parse(line, language, Color::White).is_some_and(|heard| !matches!(heard, study::Heard::Unclear(_)));
    let read = behind.and_then(|rest| parse(&rest, language)).filter(|heard| !is_study && is_read(heard));
    if read.as_ref().is_some_and(|heard| !matches!(heard, Heard::Unclear(_))) {
        return read;
    }
    wanting(&said, is_mine, |found| unclear(found, language)).map(Heard::Unclear).or(read)
}

fn meaning(found: &Match<'_>, line: &str, language: Language) -> Option<Heard> {
    let (rule, number, text) = (found.rule(), found.number(), found.text().to_owned());
    Some(Heard::Word(match rule {
        "restore" => Word::Restore(number?),
        "count" => Word::Number(number.filter(|_| is_one_number(line))?),
        "warnings" if !text.is_empty() => {
            return Some(match lines::warnings::parse(&text, language) {
                Some(warnings) => Heard::Warnings(warnings),
                None => Heard::WrongWarnings { text },
            });
        }
        "what" => Word::What(found.square()),
        "manual" => {
            return Some(Heard::Manual(if text.is_empty() { ManualWish::GoOn } else { ManualWish::About(text) }));
        }
        "manual-topics" => return Some(Heard::Manual(ManualWish::Topics)),
        "blunder" => return Some(Heard::Blunder { text: found.moves().next().unwrap_or_default() }),
        // Without a question mark it may be a move that is announced with its mate.
        "move-is-asked" if !line.contains(['?', '¿']) => return None,
        "move-is" | "move-is-asked" => {
            return Some(Heard::MoveIs { text: found.moves().next()?, what: found.named(&asked::MOVE_IS)? });
        }
        // Captures on a square, by whatever stands there.
        "can-take" => return Some(Heard::MoveIs { text: format!("x{}", found.square()?), what: asked::MoveIs::Legal }),
        "no-cue" => return Some(Heard::NoSuchCue { text }),
        "no-cue-change" => return Some(Heard::WrongCueChange { text }),
        "cue" => match cue_in(found) {
            Some(cue) => Word::Cue { cue, loudness: loudness(found)? },
            None => Word::Cues,
        },
        _ if asked::is_question(rule) => Word::Ask(asked::meaning(found)?),
        _ => match (word_of(rule)?, number) {
            (Word::Level(None), wanted) => Word::Level(wanted),
            (Word::QuickSetting { setting, change: QuickChange::Tell }, Some(number)) => {
                quick(setting, QuickChange::To(number))
            }
            (word, _) => word,
        },
    }))
}

/// Only figures that were written as one number: `0-0` and `1.` are of moves.
fn is_one_number(line: &str) -> bool {
    let bare = line.trim();
    bare.bytes().all(|byte| byte.is_ascii_digit()) || !bare.bytes().any(|byte| byte.is_ascii_digit())
}

/// How loud a cue is to be; `None`: as it is. No cue can be louder than it is.
#[allow(clippy::option_option)] // nothing said is not the same as something wrong
fn loudness(found: &Match<'_>) -> Option<Option<u8>> {
    match found.number() {
        _ if found.has("cue-on") => Some(Some(100)),
        _ if found.has("cue-off") => Some(Some(0)),
        None => Some(None),
        Some(number) => u8::try_from(number).ok().filter(|percent| *percent <= 100).map(Some),
    }
}

fn unclear(found: &Match<'static>, language: Language) -> Option<Unclear> {
    if asked::is_question(found.rule()) {
        return asked::unclear(found, language);
    }
    // `z9`, `e nine`: somebody tried to name one.
    let wanting = found.wanting().filter(|wanting| wanting.what == "square")?;
    let is_like_one = match wanting.said.split_once(' ') {
        None => {
            wanting.said.len() == 1
                || (wanting.said.len() <= 3 && wanting.said.bytes().any(|byte| byte.is_ascii_digit()))
        }
        Some((file, rank)) => file.len() == 1 && number(rank, language).is_some(),
    };
    is_like_one.then(|| Unclear::no_such("square", wanting.said.as_str()))
}

/// Whether something can be read to somebody.
fn is_read(heard: &Heard) -> bool {
    matches!(heard, Heard::Unclear(_)) || matches!(heard, Heard::Word(word) if word.is_question())
}

/// What a line answers to a question that wants yes or no: a word, a letter, courtesy around either.
pub fn yes_or_no(line: &str, language: Language) -> Option<Word> {
    let word = |line: &str| match parse(line, language) {
        Some(Heard::Word(word @ (Word::Yes | Word::No))) => Some(word),
        _ => None,
    };
    if is_said("letter-yes", line, language) {
        Some(Word::Yes)
    } else if is_said("letter-no", line, language) {
        Some(Word::No)
    } else {
        word(line).or_else(|| word(&courtesy::without(line, language)?.text))
    }
}

/// Whether a line asks for the end of what is being taught.
pub fn stops(line: &str, language: Language) -> bool {
    is_said("stop", line, language)
}

/// Whether a line that takes a move back means the game as well, where that is paused.
pub fn may_resume(line: &str, language: Language) -> bool {
    is_said("or-resume", line, language)
}

/// The usual way to say something, by its rule.
pub fn usual(key: &str, language: Language) -> Option<&'static str> {
    Grammar::of(language).usual(key)
}

/// The cue that a whole line names, as after the word for one cue.
pub fn cue_named(line: &str, language: Language) -> Option<Cue> {
    ways(&Line::new(line, language), &["cue-name"]).first().and_then(cue_in)
}

/// The usual name of a cue.
pub(crate) fn name_of_cue(cue: Cue, language: Language) -> &'static str {
    Grammar::of(language).usual(&rule_of(cue)).unwrap_or_default()
}

#[cfg(test)]
#[path = "command_tests.rs"]
mod tests;
