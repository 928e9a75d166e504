//! From the cells of a word to its letters: those from which a table makes exactly these cells.

use super::cell::{Cell, Row};
use super::literary::{AT_THE_END, BEFORE_OTHERS, Literary};

/// So many readings of a word are tried. The first one is right but for words that mix letters and signs.
const TRIED: usize = 40;
/// So many steps are taken to find them.
const STEPS: usize = 4_000;

/// Which cells stand for what, in one table.
#[derive(Default)]
pub(super) struct Inverse {
    /// Small letters within a word, capitals that begin one, figures behind a number sign and within a number, and signs.
    small: Vec<(Row, char)>,
    capital: Vec<(Row, char)>,
    first_figure: Vec<(Row, char)>,
    figure: Vec<(Row, char)>,
    sign: Vec<(Row, char)>,
    apostrophe: Vec<(Row, char)>,
    /// In front of a word of capitals, and where small letters follow within it.
    capitals: Option<Row>,
    no_more_capitals: Option<Row>,
}

impl Inverse {
    /// That of a table.
    pub(super) fn of(literary: &Literary) -> Inverse {
        // The usual letters come first: others may have the same cells.
        let letters = || ('a'..='z').chain('\u{c0}'..'\u{180}').filter(|letter| letter.is_lowercase());
        let upper = |letter: char| {
            let mut upper = letter.to_uppercase();
            upper.next().filter(|_| upper.next().is_none())
        };
        let cells =
            |sign: char, inner: bool| literary.letter(sign, inner).filter(|row| !row.is_empty()).map(|row| (row, sign));
        // Some tables have one sign for a stop and an apostrophe.
        let signs =
            ".,'-".chars().chain((' '..='~').filter(|sign| sign.is_ascii_punctuation() && !".,'-".contains(*sign)));
        let sign = |sign| Some((literary.sign_alone(sign).filter(|row| !row.is_empty())?, sign));
        let (word, letter) = (literary.asked_alone("XX"), literary.letter('x', true));
        let capitals = word.as_ref().zip(letter.as_ref()).and_then(|(word, letter)| {
            let length = word.len().checked_sub(letter.len() * 2).filter(|length| *length > 0)?;
            Some(word[..length].to_vec())
        });
        let no_more_capitals = literary.asked_alone("XXx").zip(word).zip(letter).and_then(|((mixed, word), letter)| {
            let sign = mixed.strip_prefix(&word[..])?.strip_suffix(&letter[..])?;
            (!sign.is_empty()).then(|| sign.to_vec())
        });
        let small: Vec<(Row, char)> = letters().filter_map(|letter| cells(letter, true)).collect();
        // The French table writes some rare capitals as another letter that is small.
        let is_small = |row: &Row| small.iter().any(|(cells, _)| cells == row);
        let capital = letters().filter_map(upper).filter_map(|letter| cells(letter, false));
        let capital = capital.filter(|(row, _)| !is_small(row)).collect();
        Inverse {
            small,
            capital,
            first_figure: ('0'..='9').filter_map(|figure| cells(figure, false)).collect(),
            figure: ('0'..='9').filter_map(|figure| cells(figure, true)).collect(),
            sign: signs.filter_map(sign).collect(),
            apostrophe: sign('\'').into_iter().collect(),
            capitals,
            no_more_capitals,
        }
    }

    /// The words from which a line would be made: those of which every one becomes the same cells again.
    pub(super) fn line(&self, literary: &mut Literary, row: &[Cell]) -> Option<String> {
        let cells: Vec<&[Cell]> = row.split(|cell| *cell == Cell::BLANK).collect();
        let last = cells.len() - 1;
        let mut words = Vec::new();
        for (at, cells) in cells.into_iter().enumerate() {
            let behind = if at == last { AT_THE_END } else { BEFORE_OTHERS };
            let mut becomes = Row::new();
            let word = self.words(cells).into_iter().find(|word| {
                becomes.clear();
                literary.unit(word, behind, &mut becomes) && becomes == cells
            });
            words.push(word?);
        }
        Some(words.join(" "))
    }

    /// What a word may be, the likeliest first.
    fn words(&self, cells: &[Cell]) -> Vec<String> {
        let mut search = Search { inverse: self, found: Vec::new(), steps: 0 };
        search.go_on(cells, &mut String::new(), Within::Letters);
        search.found
    }
}

/// In what the reading of a word is.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Within {
    Letters,
    Capitals,
    Number,
}

struct Search<'a> {
    inverse: &'a Inverse,
    found: Vec<String>,
    steps: usize,
}

impl<'a> Search<'a> {
    fn go_on(&mut self, rest: &[Cell], text: &mut String, within: Within) {
        self.steps += 1;
        if self.steps > STEPS || self.found.len() >= TRIED {
            return;
        }
        if rest.is_empty() {
            self.found.push(text.clone());
            return;
        }
        let inverse = self.inverse;
        if within == Within::Number {
            self.each(&inverse.figure, rest, text, Within::Number);
        }
        if within == Within::Capitals
            && let Some(behind) = inverse.no_more_capitals.as_ref().and_then(|sign| rest.strip_prefix(&sign[..]))
        {
            self.go_on(behind, text, Within::Letters);
        }
        if let Some(behind) = inverse.capitals.as_ref().and_then(|sign| rest.strip_prefix(&sign[..])) {
            self.go_on(behind, text, Within::Capitals);
        }
        self.each(&inverse.capital, rest, text, Within::Letters);
        self.each(&inverse.first_figure, rest, text, Within::Number);
        self.each(&inverse.small, rest, text, if within == Within::Capitals { within } else { Within::Letters });
        if let [(cells, _)] = &inverse.apostrophe[..] {
            // It stands between letters; where the same cells end the word, these are initials.
            let between = text.ends_with(char::is_alphabetic) && rest.len() > cells.len() && !rest.ends_with(cells);
            if between {
                self.each(&inverse.apostrophe, rest, text, within);
            }
        }
        self.each(&inverse.sign, rest, text, within);
    }

    fn each(&mut self, signs: &'a [(Row, char)], rest: &[Cell], text: &mut String, within: Within) {
        for (cells, sign) in signs {
            let Some(behind) = rest.strip_prefix(&cells[..]) else { continue };
            let length = text.len();
            if within == Within::Capitals {
                text.extend(sign.to_uppercase());
            } else {
                text.push(*sign);
            }
            self.go_on(behind, text, within);
            text.truncate(length);
        }
    }
}
