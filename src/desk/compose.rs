//! A time control put together by ear: one question after the other, heard back after each answer.
//!
//! Pure: a line goes in, what is to be said comes out, and at the end the control. Every answer can be taken back.

use crate::config::clocks::{self, NameError};
use crate::desk::lines::clock::{is_back, is_nothing, length_of_time, seconds, whole_number};
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::notices::compose::ComposeNotice;
use crate::game::clock::{
    DrawCounts, Extra, FirstIncrement, LONGEST_EXTRA_SECONDS, LONGEST_MINUTES, MINUTE, MOST_PERIODS, Period, SECOND,
    TimeControl, Times,
};
use crate::game::participant::Language;

/// No period has more moves.
const MOST_MOVES: u32 = 1_000;

/// What is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Question {
    Kind,
    Minutes,
    Moves,
    Extra,
    Seconds(Extra),
    First,
    Hourglass,
    Same,
    Draw,
    Right,
    Name,
}

/// How far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Draft {
    question: Question,
    /// White's control, when Black's is put together.
    white: Option<TimeControl>,
    /// The present one.
    control: TimeControl,
    /// Of the period that is being put together: its time.
    base: u64,
    moves: Option<u32>,
    /// For whom a draw counts.
    draw: DrawCounts,
}

impl Draft {
    const fn new() -> Draft {
        let draw = DrawCounts::ForNobody;
        Draft { question: Question::Kind, white: None, control: TimeControl::None, base: 0, moves: None, draw }
    }

    fn both(&self) -> Times {
        let black = self.control.clone();
        Times { white: self.white.clone().unwrap_or_else(|| black.clone()), black, draw: self.draw }
    }
}

/// The dialogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compose {
    draft: Draft,
    /// What stood before each answer, the last one at the end.
    before: Vec<Draft>,
    /// Whether it is for games, which have results.
    for_games: bool,
}

impl Default for Compose {
    fn default() -> Compose {
        Compose { draft: Draft::new(), before: Vec::new(), for_games: true }
    }
}

/// What follows an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These are said; the last one is the question.
    Asks(Vec<ComposeNotice>),
    /// It is put together; a name if it is to be saved.
    Done {
        /// The control of each side, and for whom a draw counts.
        time: Times,
        name: Option<String>,
    },
    Dropped,
}

impl Compose {
    /// For a clock alone, to which no draw means anything.
    pub fn for_a_clock() -> Compose {
        Compose { for_games: false, ..Compose::default() }
    }

    /// What is said first.
    pub fn begin(&self) -> Vec<ComposeNotice> {
        vec![ComposeNotice::Begins, self.question()]
    }

    /// What is asked now.
    pub fn question(&self) -> ComposeNotice {
        let period = u32::try_from(self.draft.control.periods().len() + 1).unwrap_or(u32::MAX);
        match self.draft.question {
            Question::Kind => ComposeNotice::AskKind { black: self.draft.white.is_some() },
            Question::Minutes => ComposeNotice::AskMinutes { period },
            Question::Hourglass => ComposeNotice::AskMinutes { period: 1 },
            Question::Moves => ComposeNotice::AskMoves,
            Question::Extra => ComposeNotice::AskExtra,
            Question::Seconds(_) => ComposeNotice::AskSeconds,
            Question::First => ComposeNotice::AskFirst,
            Question::Same => ComposeNotice::AskSame,
            Question::Draw => ComposeNotice::AskDraw,
            Question::Right => ComposeNotice::AskRight { time: self.draft.both() },
            Question::Name => ComposeNotice::AskName,
        }
    }

    /// Whether a name is asked for, which may be any word.
    pub fn asks_name(&self) -> bool {
        self.draft.question == Question::Name
    }

    /// Takes an answer.
    pub fn line(&mut self, line: &str, language: Language) -> Turn {
        let text = line.trim();
        if is_back(text, language) {
            return self.back();
        }
        let word = word(text, language);
        let yes_or_no = {
            use Question::{Draw, First, Right, Same};
            matches!(self.draft.question, First | Same | Draw | Right)
        };
        if (word == Some(Word::No) && !yes_or_no) || matches!(word, Some(Word::Quit | Word::Close)) {
            return Turn::Dropped;
        }
        let before = self.draft.clone();
        match self.answer(text, word, language) {
            Ok(Next::Question(question)) => {
                self.draft.question = question;
                let heard = self.heard_since(&before);
                self.before.push(before);
                Turn::Asks(heard.into_iter().chain([self.question()]).collect())
            }
            Ok(Next::Again) => {
                self.draft = Draft::new();
                self.before.push(before);
                Turn::Asks(vec![self.question()])
            }
            Ok(Next::Done(name)) => Turn::Done { time: self.draft.both(), name },
            Err(wrong) => {
                self.draft = before;
                Turn::Asks(vec![wrong, self.question()])
            }
        }
    }

    fn back(&mut self) -> Turn {
        match self.before.pop() {
            Some(before) => {
                self.draft = before;
                Turn::Asks(vec![self.question()])
            }
            None => Turn::Asks(vec![ComposeNotice::FirstAnswer, self.question()]),
        }
    }

    /// What there is of the control, heard back where an answer has changed it; or that it is Black's turn.
    fn heard_since(&self, before: &Draft) -> Option<ComposeNotice> {
        let so_far = |draft: &Draft| match draft.question {
            // The present period has its time and its moves already, but nothing is known of its extra time.
            Question::Moves | Question::Extra | Question::Seconds(_) => with_period(&draft.control, draft, None),
            Question::First | Question::Same => Some(draft.control.clone()),
            _ => None,
        };
        if self.draft.question == Question::Hourglass && self.draft.white.is_some() {
            return Some(ComposeNotice::NowBlack);
        }
        let now = so_far(&self.draft)?;
        (so_far(before).as_ref() != Some(&now)).then_some(ComposeNotice::SoFar(now))
    }

    fn answer(&mut self, text: &str, word: Option<Word>, language: Language) -> Result<Next, ComposeNotice> {
        let is_yes = || match word {
            Some(Word::Yes) => Ok(true),
            Some(Word::No) => Ok(false),
            _ => Err(wrong(text)),
        };
        match self.draft.question {
            Question::Kind => self.kind(text, language),
            Question::Minutes | Question::Hourglass => self.minutes(text, language),
            Question::Moves => self.moves(text, language),
            Question::Extra => self.extra(text, language),
            Question::Seconds(extra) => {
                let seconds = within(text, seconds(text, language), (1, most_seconds()))?;
                Ok(self.end_period(Some((extra, u64::from(seconds) * SECOND))))
            }
            Question::First => {
                let is_before = is_yes()?;
                if let TimeControl::Periods { first, .. } = &mut self.draft.control {
                    *first = if is_before { FirstIncrement::Before } else { FirstIncrement::After };
                }
                Ok(self.behind_a_control())
            }
            Question::Same if is_yes()? => Ok(Next::Question(Question::Right)),
            Question::Same => {
                self.draft = Draft { white: Some(std::mem::take(&mut self.draft.control)), ..Draft::new() };
                Ok(Next::Question(if self.is_beside_an_hourglass() { Question::Hourglass } else { Question::Kind }))
            }
            Question::Draw => {
                self.draft.draw = if is_yes()? { DrawCounts::ForBlack } else { DrawCounts::ForNobody };
                Ok(Next::Question(Question::Right))
            }
            Question::Right => Ok(if is_yes()? { Next::Question(Question::Name) } else { Next::Again }),
            Question::Name => name(text, language),
        }
    }

    fn kind(&mut self, text: &str, language: Language) -> Result<Next, ComposeNotice> {
        let black = self.draft.white.is_some();
        match ranged(text, language, (1, if black { 4 } else { 3 }))? {
            1 => Ok(Next::Question(Question::Minutes)),
            // What one side uses of it the other one gains.
            2 if black => Err(ComposeNotice::OneHourglass),
            2 => Ok(Next::Question(Question::Hourglass)),
            3 => {
                self.draft.control = TimeControl::CountUp;
                Ok(self.behind_a_control())
            }
            _ => {
                self.draft.control = TimeControl::None;
                Ok(self.behind_a_control())
            }
        }
    }

    fn minutes(&mut self, text: &str, language: Language) -> Result<Next, ComposeNotice> {
        let most = u32::try_from(LONGEST_MINUTES).unwrap_or(u32::MAX);
        let millis = length_of_time(text, language).ok_or_else(|| wrong(text))?;
        // A later period may bring nothing but extra time with each move.
        let shortest = u32::from(self.draft.control.periods().is_empty() || self.draft.question == Question::Hourglass);
        if millis < u64::from(shortest) || millis > LONGEST_MINUTES * MINUTE {
            return Err(ComposeNotice::OutOfRange { text: quoted(text), least: shortest, most });
        }
        if self.draft.question == Question::Hourglass {
            self.draft.control = TimeControl::Hourglass { base: millis };
            return Ok(self.behind_a_control());
        }
        (self.draft.base, self.draft.moves) = (millis, None);
        // The number of periods is limited to `MOST_PERIODS`: the last one is for the rest of the game.
        let last = self.draft.control.periods().len() + 1 == MOST_PERIODS;
        Ok(Next::Question(if last { Question::Extra } else { Question::Moves }))
    }

    fn moves(&mut self, text: &str, language: Language) -> Result<Next, ComposeNotice> {
        let moves =
            if text.is_empty() || is_nothing(text, language) { 0 } else { ranged(text, language, (0, MOST_MOVES))? };
        self.draft.moves = (moves > 0).then_some(moves);
        Ok(Next::Question(Question::Extra))
    }

    fn extra(&mut self, text: &str, language: Language) -> Result<Next, ComposeNotice> {
        let least = if self.draft.base == 0 { 2 } else { 1 };
        let number = if is_nothing(text, language) { Some(1) } else { whole_number(text, language) };
        let number = within(text, number, (least, 4))?;
        let extra = match number {
            1 => return Ok(self.end_period(None)),
            2 => Extra::Increment,
            3 => Extra::Delay,
            _ => Extra::Bronstein,
        };
        Ok(Next::Question(Question::Seconds(extra)))
    }

    fn end_period(&mut self, extra: Option<(Extra, u64)>) -> Next {
        if let Some(control) = with_period(&self.draft.control, &self.draft, extra) {
            self.draft.control = control;
        }
        if self.draft.moves.is_some() {
            return Next::Question(Question::Minutes);
        }
        let added = |period: &Period| period.extra == Extra::Increment && period.increment > 0;
        if self.draft.control.period(0).is_some_and(added) {
            return Next::Question(Question::First);
        }
        self.behind_a_control()
    }

    fn behind_a_control(&self) -> Next {
        let counts = |control: &TimeControl| matches!(control, TimeControl::Periods { .. });
        Next::Question(match &self.draft.white {
            None => Question::Same,
            Some(white) if self.for_games && counts(white) && counts(&self.draft.control) => Question::Draw,
            Some(_) => Question::Right,
        })
    }

    fn is_beside_an_hourglass(&self) -> bool {
        matches!(self.draft.white, Some(TimeControl::Hourglass { .. }))
    }
}

/// What follows an answer that was understood.
enum Next {
    Question(Question),
    /// From the beginning.
    Again,
    Done(Option<String>),
}

/// A control with the period that is being put together.
fn with_period(control: &TimeControl, draft: &Draft, extra: Option<(Extra, u64)>) -> Option<TimeControl> {
    let (extra, increment) = extra.unwrap_or_default();
    if draft.base == 0 && increment == 0 {
        return None;
    }
    let mut periods = control.periods().to_vec();
    periods.push(Period { moves: draft.moves, base: draft.base, increment, extra });
    Some(TimeControl::Periods { periods, first: FirstIncrement::Before })
}

fn name(text: &str, language: Language) -> Result<Next, ComposeNotice> {
    if text.is_empty() || is_nothing(text, language) {
        return Ok(Next::Done(None));
    }
    match clocks::check_name(text) {
        Ok(name) => Ok(Next::Done(Some(name))),
        Err(NameError::OfTheProgram) => Err(ComposeNotice::NameTaken { text: quoted(text) }),
        Err(NameError::NoName) => Err(ComposeNotice::NameWrong),
    }
}

fn word(text: &str, language: Language) -> Option<Word> {
    match command::parse(text, language) {
        Some(Heard::Word(word)) => Some(word),
        _ => None,
    }
}

fn most_seconds() -> u32 {
    u32::try_from(LONGEST_EXTRA_SECONDS).unwrap_or(u32::MAX)
}

fn ranged(text: &str, language: Language, range: (u32, u32)) -> Result<u32, ComposeNotice> {
    within(text, whole_number(text, language), range)
}

/// A number that was understood, if it is not too small or too large.
fn within(text: &str, number: Option<u32>, (least, most): (u32, u32)) -> Result<u32, ComposeNotice> {
    let number = number.ok_or_else(|| wrong(text))?;
    if (least..=most).contains(&number) {
        Ok(number)
    } else {
        Err(ComposeNotice::OutOfRange { text: quoted(text), least, most })
    }
}

/// What is said to an answer that cannot be used.
fn wrong(text: &str) -> ComposeNotice {
    if text.is_empty() { ComposeNotice::Empty } else { ComposeNotice::Wrong { text: quoted(text) } }
}

fn quoted(text: &str) -> String {
    super::shortened(text)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The control that comes of these answers, as text, and the last thing that was asked.
    fn composed(answers: &[&str]) -> (Option<(String, String, Option<String>)>, ComposeNotice) {
        let mut compose = Compose::default();
        let mut asked = compose.question();
        for answer in answers {
            match compose.line(answer, Language::En) {
                Turn::Asks(notices) => asked = notices.last().expect("a question").clone(),
                Turn::Done { time, name } => {
                    return (Some((time.white.to_string(), time.black.to_string(), name)), asked);
                }
                Turn::Dropped => return (None, asked),
            }
        }
        (None, asked)
    }

    #[test]
    fn every_kind_can_be_put_together() {
        for (answers, white, black) in [
            (&["1", "25", "", "2", "5", "yes", "yes", "yes", ""][..], "25+5", "25+5"),
            (&["1", "3:30", "0", "none", "yes", "yes", ""], "3:30", "3:30"),
            (
                &["1", "90", "40", "2", "thirty", "30", "", "2", "30", "yes", "yes", "yes", ""],
                "90/40+30,30+30",
                "90/40+30,30+30",
            ),
            (&["1", "25", "", "2", "5", "no", "yes", "yes", ""], "25+5 after", "25+5 after"),
            (&["1", "5", "60", "1", "0", "", "1", "none", "2", "0", "2", "yes", "yes", ""], "5/60,0+2", "5/60,0+2"),
            (&["1", "60", "", "3", "5", "yes", "yes", ""], "60 delay 5", "60 delay 5"),
            (
                &["1", "60", "40", "4", "5", "30", "", "1", "yes", "yes", ""],
                "60/40 bronstein 5,30",
                "60/40 bronstein 5,30",
            ),
            (&["2", "3", "yes", "yes", ""], "hourglass 3", "hourglass 3"),
            (&["3", "yes", "yes", ""], "up", "up"),
            (&["1", "5", "", "1", "no", "1", "4", "", "1", "no", "yes", ""], "5", "4"),
            (&["2", "5", "no", "3", "yes", ""], "hourglass 5", "hourglass 3"),
            (&["1", "5", "", "1", "no", "4", "yes", ""], "5", "none"),
            (
                &["1", "9", "9", "1", "8", "8", "1", "7", "7", "1", "6", "1", "yes", "yes", ""],
                "9/9,8/8,7/7,6",
                "9/9,8/8,7/7,6",
            ),
        ] {
            let (done, asked) = composed(answers);
            assert_eq!(done, Some((white.to_owned(), black.to_owned(), None)), "{answers:?}: {asked:?}");
        }
    }

    #[test]
    fn armageddon_gives_black_less_time_and_draw_odds() {
        let mut compose = Compose::default();
        let answers = ["1", "5", "", "1", "no", "1", "4", "", "1"];
        let turns = answers.map(|answer| compose.line(answer, Language::En));
        assert!(matches!(turns.last(), Some(Turn::Asks(asked)) if asked.last() == Some(&ComposeNotice::AskDraw)));
        let time: Times = "armageddon 5 / 4".parse().expect("times");
        let asked = ComposeNotice::AskRight { time: time.clone() };
        assert_eq!(compose.line("yes", Language::En), Turn::Asks(vec![asked]));
        compose.line("yes", Language::En);
        assert_eq!(compose.line("decider", Language::En), Turn::Done { time, name: Some("decider".to_owned()) });
        let mut compose = Compose::default();
        let turns = ["1", "5", "", "1", "no", "2"].map(|answer| compose.line(answer, Language::En));
        let again = vec![ComposeNotice::OneHourglass, ComposeNotice::AskKind { black: true }];
        assert_eq!(turns.last(), Some(&Turn::Asks(again)));
        let mut compose = Compose::default();
        let turns = ["2", "5", "no"].map(|answer| compose.line(answer, Language::En));
        let for_black = vec![ComposeNotice::NowBlack, ComposeNotice::AskMinutes { period: 1 }];
        assert_eq!(turns.last(), Some(&Turn::Asks(for_black)));
        let mut clock = Compose::for_a_clock();
        let turns = answers.map(|answer| clock.line(answer, Language::En));
        assert!(
            matches!(turns.last(), Some(Turn::Asks(asked)) if matches!(asked[..], [ComposeNotice::AskRight { .. }]))
        );
    }

    #[test]
    fn it_is_heard_back_corrected_and_named() {
        let mut compose = Compose::default();
        let mut say = |line: &str| compose.line(line, Language::En);
        assert_eq!(say("1"), Turn::Asks(vec![ComposeNotice::AskMinutes { period: 1 }]));
        let so_far = |text: &str| ComposeNotice::SoFar(text.parse().expect("a control"));
        assert_eq!(say("9"), Turn::Asks(vec![so_far("9"), ComposeNotice::AskMoves]));
        assert_eq!(say("back"), Turn::Asks(vec![ComposeNotice::AskMinutes { period: 1 }]));
        assert_eq!(say("90"), Turn::Asks(vec![so_far("90"), ComposeNotice::AskMoves]));
        let wrong = ComposeNotice::OutOfRange { text: "9999".to_owned(), least: 0, most: 1_000 };
        assert_eq!(say("9999"), Turn::Asks(vec![wrong, ComposeNotice::AskMoves]));
        assert_eq!(say(""), Turn::Asks(vec![ComposeNotice::AskExtra]));
        let wrong = ComposeNotice::Wrong { text: "knight f3".to_owned() };
        assert_eq!(say("knight f3"), Turn::Asks(vec![wrong, ComposeNotice::AskExtra]));
        say("2");
        assert_eq!(say("30"), Turn::Asks(vec![so_far("90+30"), ComposeNotice::AskFirst]));
        assert_eq!(say("yes"), Turn::Asks(vec![ComposeNotice::AskSame]));
        let control = || "90+30".parse::<TimeControl>().expect("a control");
        let time = Times::from(control());
        assert_eq!(say("yes"), Turn::Asks(vec![ComposeNotice::AskRight { time: time.clone() }]));
        assert_eq!(say("yes"), Turn::Asks(vec![ComposeNotice::AskName]));
        let taken = ComposeNotice::NameTaken { text: "blitz".to_owned() };
        assert_eq!(say("blitz"), Turn::Asks(vec![taken, ComposeNotice::AskName]));
        assert_eq!(say("5+3"), Turn::Asks(vec![ComposeNotice::NameWrong, ComposeNotice::AskName]));
        assert_eq!(say("Our League"), Turn::Done { time, name: Some("our-league".to_owned()) });
    }

    #[test]
    fn times_are_understood_in_words_and_empty_answers_pointed_out() {
        let mut compose = Compose::default();
        assert_eq!(compose.line("", Language::Fr), Turn::Asks(vec![ComposeNotice::Empty, compose.question()]));
        compose.line("1", Language::Fr);
        assert_eq!(compose.line(" ", Language::Fr), Turn::Asks(vec![ComposeNotice::Empty, compose.question()]));
        for answer in ["quinze minutes", "", "2", "cinq secondes", "oui", "oui"] {
            compose.line(answer, Language::Fr);
        }
        let Turn::Asks(last) = compose.line("oui", Language::Fr) else { panic!("a name is asked for") };
        assert_eq!(last, [ComposeNotice::AskName]);
        let Turn::Done { time, .. } = compose.line("", Language::Fr) else { panic!("it is done") };
        assert_eq!(time.white.to_string(), "15+5");
    }

    #[test]
    fn no_drops_it_at_first_and_restarts_at_the_end() {
        assert_eq!(Compose::default().line("no", Language::It), Turn::Dropped);
        let (_, asked) = composed(&["3", "yes", "no"]);
        assert_eq!(asked, ComposeNotice::AskKind { black: false });
        let mut compose = Compose::default();
        assert_eq!(
            compose.line("back", Language::De),
            Turn::Asks(vec![ComposeNotice::FirstAnswer, ComposeNotice::AskKind { black: false }])
        );
    }

    proptest! {
        /// Whatever is answered: what comes out can be read and written, and nothing panics.
        #[test]
        fn whatever_is_answered(
            answers in proptest::collection::vec("[0-9]{1,4}|yes|no|back||[0-9]:[0-5][0-9]|\\PC{0,6}", 0..30),
        ) {
            let mut compose = Compose::default();
            for answer in answers {
                if let Turn::Done { time, .. } = compose.line(&answer, Language::En) {
                    for control in [time.white, time.black] {
                        prop_assert_eq!(control.to_string().parse(), Ok(control));
                    }
                }
            }
        }
    }
}
