//! Texts of lessons, in several languages. What belongs to the board stands in braces, so that it is said in the style that the listener
//! has chosen: `{e4}`, `{e2 e4}` a square or more, `{e}` a file, `{4}` a rank, `{Nf3}` or `{g1f3}` a move in the position of the step,
//! `{Eva}` a name of the Laws, `{word hint}` what is entered.

use std::collections::BTreeMap;

use crate::game::board::Board;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::notation::{phonetic, sheet, uci};
use crate::rules::position::{File, Rank, Role, Square};
use crate::words::announce::{announce, of_the_laws};
use crate::words::declare::Say;
use crate::words::fold::fold;
use crate::words::grammar::Grammar;
use crate::words::phrase::{Line, Voice};
use crate::words::squares;
use crate::words::utterance::Segment;

/// Longer texts are not heard in one piece.
pub const LONGEST: usize = 600;

/// Why a text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadText {
    /// It says nothing.
    Empty,
    /// It is longer than [`LONGEST`].
    Long,
    /// A brace has no other half.
    Unclosed,
    /// What stands in braces is nothing that can be said.
    Unknown(String),
    /// A square or a move stands there without braces.
    Bare(String),
}

/// A text in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Plain(String),
    Squares(Vec<Square>),
    File(File),
    Rank(Rank),
    /// Names of the Laws.
    FileName(File),
    RankName(Rank),
    PieceName(Role),
    Move(Box<MoveReport>),
    /// What is usually entered for a rule of the grammar.
    Word(String),
}

impl Text {
    /// Reads a text about a position.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text: &str, board: &Board) -> Result<Text, BadText> {
        let text = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
        let text = text.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(BadText::Empty);
        }
        if text.chars().count() > LONGEST {
            return Err(BadText::Long);
        }
        let (mut parts, mut rest) = (Vec::new(), text.as_str());
        while let Some((before, behind)) = rest.split_once('{') {
            let (mark, after) = behind.split_once('}').ok_or(BadText::Unclosed)?;
            parts.extend(plain(before)?);
            parts.push(marked(mark.trim(), board).ok_or_else(|| BadText::Unknown(mark.to_owned()))?);
            rest = after;
        }
        parts.extend(plain(rest)?);
        Ok(Text(parts))
    }

    /// As it is written without braces.
    pub fn written(&self) -> String {
        let part = |part: &Part| match part {
            Part::Plain(text) => text.clone(),
            Part::Squares(squares) => squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            Part::File(file) => file.char().to_string(),
            Part::Rank(rank) => rank.char().to_string(),
            Part::FileName(file) => phonetic::file(*file).speech().to_owned(),
            Part::RankName(rank) => phonetic::rank(*rank).speech().to_owned(),
            Part::PieceName(role) => phonetic::piece(*role).speech().to_owned(),
            Part::Move(report) => crate::notation::san::write_pgn(report),
            Part::Word(rule) => rule.clone(),
        };
        self.0.iter().map(part).collect()
    }

    fn say(&self, language: Language, voice: Voice<'_>) -> Vec<Segment> {
        let mut line = Line::default();
        let listener = voice.listener;
        for part in &self.0 {
            match part {
                Part::Plain(text) => line.push(Segment::plain(language, text.clone())),
                Part::Squares(all) => {
                    for (index, square) in all.iter().enumerate() {
                        if index > 0 {
                            line.push(Segment::plain(language, " "));
                        }
                        line.push(squares::square(*square, listener));
                    }
                }
                Part::File(file) => line.push(squares::file_of_style(*file, listener)),
                Part::Rank(rank) => line.push(squares::rank_of_style(*rank, listener)),
                Part::FileName(file) => line.push(of_the_laws(phonetic::file(*file), listener)),
                Part::RankName(rank) => line.push(of_the_laws(phonetic::rank(*rank), listener)),
                Part::PieceName(role) => line.push(of_the_laws(phonetic::piece(*role), listener)),
                Part::Move(report) => line.extend(announce(voice.sentences, report, listener)),
                Part::Word(rule) => {
                    let word = Grammar::of(listener.language).usual(rule).unwrap_or(rule);
                    line.push(Segment::plain(listener.language, word));
                }
            }
        }
        line.into_segments()
    }
}

/// What stands outside braces.
fn plain(text: &str) -> Result<Option<Part>, BadText> {
    if text.contains('}') {
        return Err(BadText::Unclosed);
    }
    let words = text.split(|c: char| !c.is_alphanumeric());
    if let Some(bare) = words.into_iter().find(|word| is_of_the_board(word)) {
        return Err(BadText::Bare(bare.to_owned()));
    }
    Ok((!text.is_empty()).then(|| Part::Plain(text.to_owned())))
}

/// `e4`, `Nf3`, `exd5`.
fn is_of_the_board(word: &str) -> bool {
    let Some(before) = word.len().checked_sub(2).filter(|_| word.is_ascii()) else { return false };
    let (before, square) = word.split_at(before);
    square.parse::<Square>().is_ok() && before.len() <= 3 && before.chars().all(|c| c.is_ascii_alphanumeric())
}

/// What stands in braces.
fn marked(mark: &str, board: &Board) -> Option<Part> {
    if let Some(rule) = mark.strip_prefix("word ") {
        let rule = rule.trim();
        return Grammar::of(Language::En).usual(rule).is_some().then(|| Part::Word(rule.to_owned()));
    }
    let squares: Option<Vec<Square>> = mark.split(' ').map(|square| square.parse().ok()).collect();
    if let Some(squares) = squares {
        return Some(Part::Squares(squares));
    }
    let mut letters = mark.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let file = File::from_char(letter).map(Part::File);
        return file.or_else(|| Rank::from_char(letter).map(Part::Rank));
    }
    let is = |name: &phonetic::Name| name.accepted().any(|known| fold(known) == fold(mark));
    let file = File::ALL.into_iter().find(|file| is(phonetic::file(*file))).map(Part::FileName);
    let rank = || Rank::ALL.into_iter().find(|rank| is(phonetic::rank(*rank))).map(Part::RankName);
    let piece = || Role::ALL.into_iter().find(|role| is(phonetic::piece(*role))).map(Part::PieceName);
    file.or_else(rank).or_else(piece).or_else(|| move_in(mark, board).map(Part::Move))
}

fn move_in(mark: &str, board: &Board) -> Option<Box<MoveReport>> {
    let position = board.position()?;
    let written = sheet::read(mark, &position, Language::En).ok();
    let intent = written.or_else(|| uci::read(mark, board)).filter(|intent| position.judge(*intent).is_ok())?;
    Some(Box::new(MoveReport::new(board, &board.change(intent)?)))
}

/// A text in each language that a lesson has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts {
    by: BTreeMap<Language, Text>,
    /// The language for players who have none of these languages.
    usual: Language,
}

impl Texts {
    /// The texts of a lesson; those of the usual language must be there.
    pub fn new(by: BTreeMap<Language, Text>, usual: Language) -> Texts {
        Texts { by, usual }
    }

    /// What somebody with this language hears, and in which language.
    pub fn of(&self, language: Language) -> Option<(Language, &Text)> {
        let own = self.by.get(&language).map(|text| (language, text));
        own.or_else(|| self.by.get(&self.usual).map(|text| (self.usual, text)))
    }
}

impl Say for Texts {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        self.of(voice.listener.language).map(|(language, text)| text.say(language, voice)).unwrap_or_default()
    }
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Texts {
    fn samples() -> Vec<Texts> {
        let text = "{e2 e4}, {e}, {4}, {Eva}, {vier}, {Turm}, {Nf3}, {word train-hint}";
        let read = |language| Some((language, Text::read(text, &Board::default()).ok()?));
        vec![Texts::new(Language::ALL.into_iter().filter_map(read).collect(), Language::En)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::participant::Style;
    use crate::training::notices::lesson::LessonNotice;
    use crate::training::notices::training::TrainingNotice;
    use crate::words::notice::Notice;
    use crate::words::utterance::text;
    use crate::words::{Listener, Words};

    fn said(written: &str, style: Style) -> (String, String) {
        let by = BTreeMap::from([(Language::En, Text::read(written, &Board::default()).expect("a text"))]);
        let notice = LessonNotice::Text(Box::new(Texts::new(by, Language::En)));
        let notice = Notice::from(TrainingNotice::Lesson(Box::new(notice)));
        let words = Words::new().notice(&notice, &Listener { style, ..Listener::default() });
        (text(&words), words.iter().map(Segment::speech).collect())
    }

    #[test]
    fn text_in_braces_is_said_in_the_listeners_style() {
        let text = "The {e}-file, rank {4}, {e2 e4}, {Nf3}.";
        let spoken = |style| said(text, style).1;
        assert_eq!(said(text, Style::Literate).0, "The e-file, rank 4, e2 e4, knight f3.");
        assert_eq!(spoken(Style::Fide), "The Eva-file, rank vier, Eva zwei Eva vier, Springer Gustav eins Felix drei.");
        assert_eq!(said("{Hector} {fünf} {word train-hint}", Style::Literate).1, "Hector fünf hint");
    }

    #[test]
    fn what_is_wrong_with_a_text_is_known() {
        let read = |text: &str| Text::read(text, &Board::default()).map(|text| text.written());
        assert_eq!(read("Play\n  {e2e4}!"), Ok("Play e4!".to_owned()));
        assert_eq!(read(" \n "), Err(BadText::Empty));
        assert_eq!(read(&"ä".repeat(LONGEST + 1)), Err(BadText::Long));
        assert_eq!(read("to {e4"), Err(BadText::Unclosed));
        assert_eq!(read("to e4}"), Err(BadText::Unclosed));
        assert_eq!(read("to {e9}"), Err(BadText::Unknown("e9".to_owned())));
        assert_eq!(read("{Nf6}"), Err(BadText::Unknown("Nf6".to_owned())), "not legal there");
        assert_eq!(read("{word plugh}"), Err(BadText::Unknown("word plugh".to_owned())));
        for bare in ["e4", "Nf3", "exd5", "O, a1"] {
            let square = bare.rsplit(' ').next().unwrap_or_default();
            assert_eq!(read(&format!("Go to {bare}.")), Err(BadText::Bare(square.to_owned())));
        }
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "[\\PC{}äé♞1-8a-h ]{0,40}") {
            let _whatever = Text::read(&text, &Board::default());
        }
    }
}
