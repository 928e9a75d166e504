//! A scoresheet as a person reads it aloud: what is said, in which order, and which of it is marked.

use crate::answers;
use crate::game::board::Board;
use crate::game::message::Message;
use crate::game::report::MoveReport;
use crate::notation::written::Notation;
use crate::output::recording::sentences::Spoken;
use crate::rules::position::line::Step;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sheet::{IN_WORDS, OFFER, Sheet};
use crate::words::utterance::Segment;
use crate::words::{Listener, Words};

/// Whether a line above the moves is read. An address in the net says nothing to an ear.
pub fn is_read(tag: &str, value: &str) -> bool {
    IN_WORDS.contains(&tag) && !value.contains("://")
}

/// Milliseconds of silence after a part of a half-move.
const SHORT: u32 = 300;
/// After a line or a half-move.
const USUAL: u32 = 600;
/// After what stands above the moves, and after the last of them.
const LONG: u32 = 1_000;
/// After a game.
const BETWEEN_GAMES: u32 = 2_000;

/// One phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// What is written in the list of marks, if it is marked.
    pub label: Option<String>,
    /// What is said.
    pub words: Vec<Segment>,
    /// The silence after it, in milliseconds.
    pub rest: u32,
}

/// How games are read.
pub struct Reciter {
    pub words: Words,
    /// For whom.
    pub listener: Listener,
    /// With the times that stood on the clocks.
    pub times: bool,
}

impl Reciter {
    /// Reads a game, phrase by phrase. `number` is that of the game where there are several. Where a game, a half-move, what is not legal, and
    /// the result begin, there is a mark.
    ///
    /// # Errors
    /// That of `say`, which is not called any more then.
    pub fn recite<E>(
        &self,
        sheet: &Sheet,
        number: Option<u64>,
        mut say: impl FnMut(Passage) -> Result<(), E>,
    ) -> Result<(), E> {
        self.heading(sheet, number).into_iter().try_for_each(&mut say)?;
        let mut steps = sheet.line.steps();
        let mut named = false;
        let mut index = 0;
        while let Some(step) = steps.next() {
            let board = Board::from(steps.before());
            let Some(change) = board.change(step.intent()) else { break };
            named = self.half_move(&step, &MoveReport::new(&board, &change), sheet, index, named, &mut say)?;
            index += 1;
        }
        if let Some(moves) = &sheet.not_legal {
            let words = self.words.spoken(Spoken::NotLegal(moves), &self.listener);
            say(Passage { label: Some(moves.clone()), words, rest: LONG })?;
        }
        let words = self.words.spoken(Spoken::Result(sheet.score.outcome()), &self.listener);
        say(Passage { label: Some(sheet.score.text().to_owned()), words, rest: BETWEEN_GAMES })
    }

    /// What comes before the moves; its first phrase bears the mark of the game.
    fn heading(&self, sheet: &Sheet, number: Option<u64>) -> Vec<Passage> {
        let mut said: Vec<Vec<Segment>> = Vec::new();
        said.extend(number.map(|number| self.words.spoken(Spoken::Game(number), &self.listener)));
        let lines = IN_WORDS.into_iter().filter_map(|tag| Some((tag, sheet.tag(tag)?)));
        said.extend(lines.filter(|(tag, value)| is_read(tag, value)).filter_map(|(tag, value)| self.line(tag, value)));
        let start = sheet.line.start();
        if *start != Position::initial() {
            said.push(self.words.spoken(Spoken::Start, &self.listener));
            let answer = Box::new(answers::whole_board(&Board::from(start)));
            said.push(self.words.message(&Message::Answer { answer, long: false }, &self.listener));
            let turn = Message::Turn { turn: start.turn(), number: start.full_moves(), check: start.is_check() };
            said.push(self.words.message(&turn, &self.listener));
        }
        let name = |tag| sheet.tag(tag).unwrap_or("?");
        let behind = number.map(|number| format!(" ({number})")).unwrap_or_default();
        let mut label = Some(format!("{} – {}{behind}", name("White"), name("Black")));
        // The mark of a game that says nothing of itself is a moment of silence.
        if said.is_empty() {
            said.push(Vec::new());
        }
        let last = said.len() - 1;
        let passage =
            |(index, words)| Passage { label: label.take(), words, rest: if index == last { LONG } else { USUAL } };
        said.into_iter().enumerate().map(passage).collect()
    }

    fn line(&self, tag: &str, value: &str) -> Option<Vec<Segment>> {
        if tag == "Date"
            && let Some(date) = date(value)
        {
            return Some(self.words.spoken(date, &self.listener));
        }
        let line = HeadingLine::of_tag(tag, value)?;
        let language = self.listener.language;
        Some(vec![Segment::plain(language, self.words.heading(line, language))])
    }

    /// A half-move and what follows it; whether the number of the move has been said just before what comes next. It is said with
    /// White's, and with Black's where something else was said in between.
    fn half_move<E>(
        &self,
        step: &Step,
        report: &MoveReport,
        sheet: &Sheet,
        index: usize,
        named: bool,
        say: &mut impl FnMut(Passage) -> Result<(), E>,
    ) -> Result<bool, E> {
        let numbered = || self.words.items(&Message::Moves(vec![report.clone()]), &self.listener).concat();
        let words = if step.mover == Color::Black && named {
            self.words.announcement(report, &self.listener)
        } else {
            numbered()
        };
        let mark = sheet.mark(index);
        let mut behind: Vec<Vec<Segment>> = Vec::new();
        if mark.offer {
            behind.push(self.words.message(&Message::Offered { by: step.mover }, &self.listener));
        }
        if let Some(left) = mark.clock.filter(|_| self.times) {
            behind.push(self.words.spoken(Spoken::Left(step.mover, left), &self.listener));
        }
        let dots = step.mover.fold_wb(".", "...");
        let offer = if mark.offer { format!(" {OFFER}") } else { String::new() };
        let written = Notation::from(self.listener.language).write(report);
        let label = Some(format!("{}{dots} {written}{offer}", step.number));
        let alone = behind.is_empty();
        say(Passage { label, words, rest: if alone { USUAL } else { SHORT } })?;
        let last = behind.len().saturating_sub(1);
        for (index, words) in behind.into_iter().enumerate() {
            say(Passage { label: None, words, rest: if index == last { USUAL } else { SHORT } })?;
        }
        Ok(alone && step.mover == Color::White)
    }
}

/// A date of PGN, as far as it is known.
fn date(text: &str) -> Option<Spoken<'static>> {
    let mut parts = text.split('.');
    let (year, month, day) = (parts.next()?, parts.next(), parts.next());
    let year = year.parse().ok().filter(|_| year.len() == 4 && parts.next().is_none())?;
    let part = |text: Option<&str>, most| match text {
        None | Some("??") => Some(None),
        Some(text) => text.parse().ok().filter(|part| (1..=most).contains(part)).map(Some),
    };
    let (month, day) = (part(month, 12)?, part(day, 31)?);
    Some(Spoken::Date(year, month.map(|month| (month, day))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::participant::{Language, Style};
    use crate::notation::uci;
    use crate::rules::position::line::Line;
    use crate::scoresheet::sheet::Score;
    use crate::words::utterance::text;

    fn sheet(start: Option<&str>, tags: &[(&str, &str)], moves: &[&str], score: Score) -> Sheet {
        let start = start.map_or_else(Position::initial, |start| Position::from_fen(start).expect("a position"));
        let mut line = Line::new(start);
        for text in moves {
            let intent = uci::read(text, &Board::from(line.end())).expect("a move");
            line.push(intent).expect("a legal move");
        }
        let tags = tags.iter().map(|(tag, value)| ((*tag).to_owned(), (*value).to_owned())).collect();
        Sheet { tags, line, score, ..Sheet::default() }
    }

    /// One line a phrase: `label | words`.
    fn recited(sheet: &Sheet, number: Option<u64>, language: Language, style: Style) -> Vec<String> {
        let listener = Listener { language, style, ..Listener::default() };
        let reciter = Reciter { words: Words::new(), listener, times: true };
        let mut lines = Vec::new();
        let say = |passage: Passage| {
            assert!(passage.rest > 0, "marks stand apart");
            lines.push(format!("{} | {}", passage.label.unwrap_or_default(), text(&passage.words)));
            Ok::<(), ()>(())
        };
        reciter.recite(sheet, number, say).expect("nothing fails");
        lines
    }

    #[test]
    fn a_game_is_read_from_its_names_to_its_result() {
        let tags = [
            ("White", "Ada"),
            ("Black", "Zoë"),
            ("Event", "?"),
            ("Site", "https://chess.example/7"),
            ("Date", "2026.11.21"),
            ("WhiteElo", "2000"),
        ];
        let mut game = sheet(None, &tags, &["e2e4", "e7e5", "g1f3", "b8c6"], Score::Drawn);
        game.mark_mut(2).offer = true;
        game.mark_mut(3).clock = Some(3_600_000);
        assert_eq!(
            recited(&game, None, Language::En, Style::Literate),
            [
                "Ada – Zoë | White: Ada",
                " | Black: Zoë",
                " | Date: the twenty-first of November, twenty twenty-six.",
                "1. e4 | one: e4.",
                "1... e5 | e5",
                "2. Nf3 (=) | two: knight f3.",
                " | White offers a draw.",
                "2... Nc6 | two, Black: knight c6.",
                " | Black has one hour left.",
                "1/2-1/2 | It is a draw.",
            ]
        );
        let german = recited(&game, Some(2), Language::De, Style::Fide);
        assert_eq!(german[..2], ["Ada – Zoë (2) | Partie zwei.", " | Weiß: Ada"]);
        assert_eq!(german[6], "2. Sf3 (=) | zwei: Springer Gustav eins Felix drei.");
    }

    #[test]
    fn what_begins_elsewhere_and_ends_elsewhere_is_read_whole() {
        let mut game = sheet(Some("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"), &[], &["e8e7"], Score::Won(Color::White));
        game.not_legal = Some("8. e2e5".to_owned());
        assert_eq!(
            recited(&game, None, Language::En, Style::Literate),
            [
                "? – ? | The game begins in this position.",
                " | White: king e1; pawn e2. Black: king e8.",
                " | Black to move, move seven.",
                "7... Ke7 | seven, Black: king e7.",
                "8. e2e5 | The rest is illegal: eight: e2 e5.",
                "1-0 | White wins.",
            ]
        );
    }

    #[test]
    fn a_game_of_which_nothing_is_known_has_its_marks() {
        let lines = recited(&sheet(None, &[], &[], Score::Open), None, Language::Fr, Style::Uci);
        assert_eq!(lines, ["? – ? | ", "* | La partie n'a pas de résultat."]);
    }

    #[test]
    fn dates_are_read_as_far_as_they_are_known() {
        for (text, expected) in [
            ("2026.11.21", Some(Spoken::Date(2026, Some((11, Some(21)))))),
            ("2026.11.??", Some(Spoken::Date(2026, Some((11, None))))),
            ("2026.??.??", Some(Spoken::Date(2026, None))),
            ("1851", Some(Spoken::Date(1851, None))),
            ("2026.13.01", None),
            ("2026.11.21.3", None),
            ("21.11.2026", None),
            ("soon", None),
        ] {
            assert_eq!(date(text), expected, "{text}");
        }
    }
}
