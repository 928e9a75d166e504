//! What the clock alone understands: its own words, and those of games that mean something to a clock.
//!
//! Its own words live in the grammars; here stands what their rules mean.

use crate::desk::lines::asked::Asked;
use crate::desk::lines::command::{self, Word};
use crate::desk::lines::context::{Context, first_to_read};
use crate::desk::lines::everyday::QuickChange;
use crate::desk::lines::quick_setting::QuickSetting;
use crate::desk::lines::ruling_order;
use crate::desk::lines::warnings::length_said;
use crate::game::participant::{Language, TimeWords};
use crate::game::question::Question;
use crate::game::roles::Seat;
use crate::game::ruling::Ruling;
use crate::game::standalone_clock::{Ask, Command, Correction};
use crate::rules::position::Color;
use crate::words::fold::fold;
use crate::words::grammar::{Grammar, Line, Match, is_said, matches, number};
use crate::words::seat_names;

/// Longer lines are no words.
const LONGEST: usize = 200;

/// What somebody wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClockWord {
    /// Something of the clock itself.
    Command(Command),
    /// A question.
    Ask(Ask),
    TimeOfDay,
    /// To set what the clock shows, step by step.
    Correct,
    /// To put a time control together.
    Compose,
    /// Warnings of the time: on or off; `None`: what is chosen.
    Warnings(Option<bool>),
    /// Battery and mains.
    Power,
    /// How times are said.
    Times(TimeWords),
    /// Private speech: on, off, or the other than now.
    Speech(Option<bool>),
    /// The last words again.
    Repeat,
    /// What can be said.
    Help,
    /// To leave.
    Quit,
    Yes,
    No,
}

const PLAIN: [(&str, ClockWord); 6] = [
    ("timepiece-moves", ClockWord::Ask(Ask::Moves)),
    ("timepiece-to-control", ClockWord::Ask(Ask::ToControl)),
    ("timepiece-elapsed", ClockWord::Ask(Ask::Elapsed)),
    ("timepiece-control", ClockWord::Ask(Ask::Control)),
    ("timepiece-finish", ClockWord::Command(Command::Finish)),
    ("timepiece-correct", ClockWord::Correct),
];
/// Those that the help names.
const NAMED: [&str; 7] = [
    RUNNING,
    "timepiece-moves",
    "timepiece-to-control",
    "timepiece-elapsed",
    TIME_OF_DAY,
    "timepiece-control",
    "timepiece-correct",
];
const MOVES_SET: &str = "timepiece-moves-set";
const TURN_SET: &str = "timepiece-turn-set";
/// The rules of the names of sides, with which their clocks are pressed.
pub(crate) const NAMES_OF_SIDES: [&str; 2] = ["seat-white", "seat-black"];
const SIDES: [(&str, Color); 2] = [("seat-white", Color::White), ("seat-black", Color::Black)];
/// Questions of games.
const RUNNING: &str = "running-clock";
const TIME_OF_DAY: &str = "time-of-day";

/// Makes something of a line, or leaves it to the readers after it.
type Reader = fn(&str, Language) -> Option<ClockWord>;

/// All who read, in their order.
const READERS: [(Context, Reader); 4] =
    [(Context::Arbiter, order), (Context::Clock, press), (Context::Clock, own), (Context::Player, of_a_game)];

/// Understands a line, or does not.
pub fn parse(line: &str, language: Language) -> Option<ClockWord> {
    first_to_read(READERS, .., |reader| reader(line, language)).filter(|_| line.len() <= LONGEST)
}

/// Whether a line means something to a clock.
pub fn is_understood(line: &str, language: Language) -> bool {
    let is_wish = || matches!(command::parse(line, language), Some(command::Heard::Warnings(_)));
    parse(line, language).is_some() || line.len() <= LONGEST && is_wish()
}

/// Whether what a rule says can mean something to a clock.
pub(crate) fn is_read(rule: &str) -> bool {
    is_own(rule) || ruling_order::is_order(rule) || command::is_mine(rule)
}

fn press(line: &str, language: Language) -> Option<ClockWord> {
    side(line, language).map(|side| ClockWord::Command(Command::Press(Some(side))))
}

fn own(line: &str, language: Language) -> Option<ClockWord> {
    matches(&Line::new(line, language), is_own).iter().find_map(meaning)
}

fn is_own(rule: &str) -> bool {
    plain(rule).is_some() || [MOVES_SET, TURN_SET].contains(&rule)
}

fn plain(rule: &str) -> Option<ClockWord> {
    PLAIN.iter().find(|(name, _)| *name == rule).map(|(_, word)| *word)
}

fn meaning(found: &Match<'_>) -> Option<ClockWord> {
    let side = found.named(&SIDES);
    let correction = match found.rule() {
        MOVES_SET => Correction::Moves { side: side?, moves: found.number()? },
        TURN_SET => Correction::Turn { side: side? },
        rule => return plain(rule),
    };
    Some(ClockWord::Command(Command::Correct(correction)))
}

/// Words of a game that mean the same here.
fn of_a_game(line: &str, language: Language) -> Option<ClockWord> {
    let word = match command::parse(line, language)? {
        command::Heard::Word(word) => word,
        command::Heard::Manual(_) => Word::Help,
        _ => return None,
    };
    Some(match word {
        Word::Press => ClockWord::Command(Command::Press(None)),
        Word::Pause => ClockWord::Command(Command::Pause),
        Word::Resume => ClockWord::Command(Command::Resume),
        Word::Ask(Asked::Question(Question::TimeOfDay)) => ClockWord::TimeOfDay,
        Word::Ask(Asked::Question(question)) => ClockWord::Ask(ask(question)?),
        Word::Compose => ClockWord::Compose,
        Word::Warnings(wanted) => ClockWord::Warnings(wanted),
        Word::Power => ClockWord::Power,
        Word::QuickSetting { setting: QuickSetting::TimeWords, change: QuickChange::Less } => {
            ClockWord::Times(TimeWords::Short)
        }
        Word::QuickSetting { setting: QuickSetting::TimeWords, change: QuickChange::More } => {
            ClockWord::Times(TimeWords::Long)
        }
        Word::Speech(wanted) => ClockWord::Speech(wanted),
        Word::Repeat => ClockWord::Repeat,
        Word::Help | Word::Keys => ClockWord::Help,
        Word::Quit | Word::Close | Word::End => ClockWord::Quit,
        Word::Yes => ClockWord::Yes,
        Word::No => ClockWord::No,
        _ => return None,
    })
}

/// Questions about a game that have an answer here.
const fn ask(question: Question) -> Option<Ask> {
    Some(match question {
        Question::Running => Ask::Running,
        Question::OwnTime => Ask::Own,
        Question::OtherTime => Ask::Other,
        Question::TimeOf(side) => Ask::Of(side),
        Question::Turn | Question::Moves | Question::MoveNumber => Ask::Moves,
        Question::ToControl => Ask::ToControl,
        Question::Elapsed => Ask::Elapsed,
        // Whatever else is asked about the times, both answer.
        _ if question.reads_a_clock() => Ask::Both,
        _ => return None,
    })
}

/// Orders of an arbiter that are about time.
fn order(line: &str, language: Language) -> Option<ClockWord> {
    let ruling_order::Said::Ruling(ruling) = ruling_order::parse(line, language)?.said else { return None };
    let correction = match ruling {
        Ruling::AddTime { side, millis } => Correction::Add { side, millis },
        Ruling::TakeTime { side, millis } => Correction::Take { side, millis },
        Ruling::SetClock { side, millis } => Correction::Left { side, millis },
        _ => return None,
    };
    Some(ClockWord::Command(Command::Correct(correction)))
}

/// A side by its name.
pub fn side(text: &str, language: Language) -> Option<Color> {
    match seat_names::seat(text, &[language])? {
        Seat::Side(side) => Some(side),
        Seat::AssistantOf(_) | Seat::Arbiter | Seat::Spectator => None,
    }
}

/// A number, in figures or in words.
pub fn whole_number(line: &str, language: Language) -> Option<u32> {
    if line.trim().starts_with(['-', '+']) {
        return None;
    }
    number(&fold(line), language)
}

/// Minutes, or minutes and seconds with a colon, or hours before them, or a time with its units in words; in milliseconds.
pub fn length_of_time(line: &str, language: Language) -> Option<u64> {
    let minutes = whole_number(line, language).map(|minutes| u64::from(minutes) * 60_000);
    minutes.or_else(|| length_said(line, language))
}

/// Seconds: a number, or a time with its units in words.
pub fn seconds(line: &str, language: Language) -> Option<u32> {
    let whole = |millis: u64| millis.is_multiple_of(1_000).then_some(millis / 1_000);
    let in_words = || length_said(line, language).and_then(whole).and_then(|seconds| u32::try_from(seconds).ok());
    whole_number(line, language).or_else(in_words)
}

/// Whether somebody wants to go back one answer.
pub fn is_back(line: &str, language: Language) -> bool {
    is_said("timepiece-back", line, language)
}

/// Whether somebody says that there is nothing of the kind.
pub fn is_nothing(line: &str, language: Language) -> bool {
    is_said("timepiece-none", line, language)
}

/// The words that the help names, a comma between them.
pub(crate) fn usual_ones(language: Language) -> String {
    let word = |rule: &&str| Grammar::of(language).usual(rule);
    NAMED.iter().filter_map(word).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(line: &str, language: Language) -> Option<ClockWord> {
        parse(line, language)
    }

    #[test]
    fn presses_questions_and_corrections_are_heard_in_every_language() {
        let command = |command| Some(ClockWord::Command(command));
        let (white, black) = (Color::White, Color::Black);
        for (line, language, expected) in [
            ("white", Language::De, command(Command::Press(Some(white)))),
            ("schwarz", Language::De, command(Command::Press(Some(black)))),
            ("Noirs", Language::Fr, command(Command::Press(Some(black)))),
            ("press", Language::It, command(Command::Press(None))),
            ("mein Zeit", Language::De, None),
            ("tempo del nero", Language::It, Some(ClockWord::Ask(Ask::Of(black)))),
            ("quante mosse", Language::It, Some(ClockWord::Ask(Ask::Moves))),
            ("moves", Language::En, Some(ClockWord::Ask(Ask::Moves))),
            ("hasta el control", Language::Es, Some(ClockWord::Ask(Ask::ToControl))),
            ("quelle heure est-il ?", Language::Fr, Some(ClockWord::TimeOfDay)),
            (
                "add white 2:30",
                Language::En,
                command(Command::Correct(Correction::Add { side: white, millis: 150_000 })),
            ),
            (
                "stelle schwarz 10:00",
                Language::De,
                command(Command::Correct(Correction::Left { side: black, millis: 600_000 })),
            ),
            ("moves white 12", Language::En, command(Command::Correct(Correction::Moves { side: white, moves: 12 }))),
            (
                "züge schwarz vierzig",
                Language::De,
                command(Command::Correct(Correction::Moves { side: black, moves: 40 })),
            ),
            ("turn black", Language::Es, command(Command::Correct(Correction::Turn { side: black }))),
            ("add white", Language::En, None),
            ("knight f3", Language::En, None),
        ] {
            assert_eq!(heard(line, language), expected, "{line}");
        }
    }

    #[test]
    fn times_are_minutes_or_have_a_colon() {
        for (line, millis) in [
            ("5", Some(300_000)),
            ("five", Some(300_000)),
            ("5:30", Some(330_000)),
            ("1:04:09", Some(3_849_000)),
            ("x", None),
            ("-5", None),
            (":", None),
            ("fifteen minutes", Some(900_000)),
            ("1 hour 30 minutes", Some(5_400_000)),
            ("one minute and thirty seconds", Some(90_000)),
            ("ten minutes, five minutes", None),
            ("countdown ten", None),
        ] {
            assert_eq!(length_of_time(line, Language::En), millis, "{line}");
        }
        let a_quarter =
            [(Language::De, "fünfzehn Minuten"), (Language::It, "quindici minuti"), (Language::Fr, "quinze minutes")];
        for (language, line) in a_quarter.into_iter().chain([(Language::Es, "quince minutos")]) {
            assert_eq!(length_of_time(line, language), Some(900_000), "{line}");
        }
        assert_eq!(seconds("cinq secondes", Language::Fr), Some(5));
        assert_eq!(seconds("a minute", Language::En), Some(60));
        assert_eq!(seconds("30", Language::En), Some(30));
        assert_eq!(seconds("soon", Language::En), None);
    }

    #[test]
    fn no_word_of_the_clock_hides_another() {
        for language in Language::ALL {
            for (key, word) in PLAIN {
                let usual = Grammar::of(language).usual(key).expect("a word");
                assert_eq!(parse(usual, language), Some(word), "{language:?} {usual}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let language = Language::ALL[language];
            let _whatever = (parse(&line, language), length_of_time(&line, language), is_back(&line, language));
        }
    }
}
