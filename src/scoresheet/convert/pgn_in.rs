//! One PGN game to a sheet. A word that must be a move is read letter by letter where it is written as the standard has it. Any other
//! is read by `pgn-reader`, which passes silently over what it cannot read; so what it makes of a word is compared with that word.

use std::ops::{ControlFlow, Range};

use pgn_reader::{Reader, SanPlus, Visitor};

use super::games::opens_tag;
use super::scan::{AsideKind, Fault, Scan};
use crate::rules::position::line::{Line, NotThatMove, plainly_written};
use crate::rules::position::{Color, Position};
use crate::scoresheet::sheet::{OFFER, Remark, RemarkKind, Score, Sheet};
use crate::scoresheet::text::sign_number;
use crate::words::converting::Trouble;

/// What is wrong with a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRead {
    /// Where in the game, in bytes.
    pub at: usize,
    /// The number of the move, and whose it is, if the moves had begun.
    pub half_move: Option<(u32, Color)>,
    /// What is wrong.
    pub trouble: Trouble,
}

/// Reads games. It can be used again and again.
#[derive(Debug, Default)]
pub struct PgnIn {
    scan: Scan,
    written: String,
}

/// Takes the first move that pgn-reader finds.
struct FirstMove;

impl Visitor for FirstMove {
    type Tags = ();
    type Movetext = ();
    type Output = Option<SanPlus>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, ()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<Self::Output> {
        ControlFlow::Break(Some(san))
    }

    fn end_game(&mut self, (): ()) -> Self::Output {
        None
    }
}

/// A game, and what somebody should look at in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadGame {
    /// The game.
    pub sheet: Sheet,
    /// The result that its tag says, where that is another one.
    pub other_result: Option<String>,
    /// Where a line of a comment begins with a tag, in bytes: had somebody forgotten to close that comment, another game would stand in it.
    pub tag_in_comment: Option<usize>,
    /// Where it ends, in bytes, if no result stands there: it is read as a game that goes on.
    pub goes_on: Option<usize>,
}

impl PgnIn {
    /// Reads one game.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(&mut self, text: &str) -> Result<ReadGame, NotRead> {
        match self.read_as_far_as_it_goes(text)? {
            (game, None) => Ok(game),
            // What its tag says of the end is told with that.
            (game, Some(NotRead { at, trouble: Trouble::NoResult, .. })) if !game.sheet.line.is_empty() => {
                Ok(ReadGame { goes_on: Some(at), other_result: None, ..game })
            }
            (_, Some(wrong)) => Err(wrong),
        }
    }

    /// Reads one game, and where it is spoilt gives what stands before, with the first thing that is wrong.
    ///
    /// # Errors
    /// What keeps it from having a first position, or is wrong with its tags.
    pub fn read_as_far_as_it_goes(&mut self, text: &str) -> Result<(ReadGame, Option<NotRead>), NotRead> {
        let bytes = text.as_bytes();
        let scanned = self.scan.read(bytes);
        let (tags, tagged) = self.tags(text);
        let claimed = tagged.as_deref().and_then(Score::from_text);
        let mut score = self.scan.score;
        if score.is_none()
            && claimed == Some(Score::LostByBoth)
            && self.scan.words.last().is_some_and(|word| text[word.clone()] == *Score::LostByBoth.text())
        {
            self.scan.words.pop();
            score = claimed;
        }
        let mut sheet =
            Sheet { line: Line::new(start(&tags)?), tags, score: score.unwrap_or_default(), ..Sheet::default() };
        sheet.line.reserve(self.scan.words.len());
        // What is wrong with the moves comes before what is wrong behind them.
        let wrong = match self.moves(text, &mut sheet.line) {
            Ok(()) => behind_moves(text, scanned, score.is_some(), sheet.line.end())?,
            Err(wrong) => Some(wrong),
        };
        self.asides(text, &mut sheet);
        if score == Some(Score::Open) {
            sheet.take_in_score();
        }
        let is_its = |tag: &str| tag == sheet.score.text() || tag == sheet.score.pgn();
        let other_result = tagged.filter(|tag| !is_its(tag) && !tag.trim_matches('?').is_empty());
        Ok((ReadGame { sheet, other_result, tag_in_comment: self.tag_in_comment(bytes), goes_on: None }, wrong))
    }

    /// Where the game that was read last has the first number that is not that of the move to come, as far as its moves go; and which
    /// is. It is not asked where games are converted: many files number otherwise.
    pub fn wrong_number(&self, text: &str, line: &Line) -> Option<(Range<usize>, u32)> {
        let start = line.start();
        let missing = usize::from(start.turn() == Color::Black);
        let numbers = self.scan.numbers.iter().take_while(|(after, _)| *after <= line.len());
        numbers.map(|(after, range)| (missing + after, range)).find_map(|(half_moves, range)| {
            let written = &text[range.clone()];
            let figures = written.trim_end_matches('.');
            let for_black = written.len() > figures.len() + 1;
            let expected = start.full_moves().saturating_add(u32::try_from(half_moves / 2).unwrap_or(u32::MAX));
            let right = figures.parse() == Ok(expected) && (!for_black || half_moves % 2 == 1);
            (!right).then(|| (range.clone(), expected))
        })
    }

    /// All tags but the result's, and that.
    fn tags(&self, text: &str) -> (Vec<(String, String)>, Option<String>) {
        let mut tags = Vec::with_capacity(self.scan.tags.len());
        let mut result = None;
        for (name, value) in &self.scan.tags {
            let (name, value) = (&text[name.clone()], unescaped(&text[value.clone()]));
            if name == "Result" {
                result = Some(value);
            } else {
                tags.push((name.to_owned(), value));
            }
        }
        (tags, result)
    }

    fn moves(&mut self, text: &str, line: &mut Line) -> Result<(), NotRead> {
        for word in &self.scan.words {
            let written = &text[word.clone()];
            let here = |line: &Line, trouble| {
                let end = line.end();
                NotRead { at: word.start, half_move: Some((end.full_moves(), end.turn())), trouble }
            };
            let san = plainly_written(written).or_else(|| as_pgn_reader_has_it(&mut self.written, written));
            let Some(san) = san else { return Err(here(line, Trouble::NoMove(written.to_owned()))) };
            line.push_san(&san).map_err(|why| {
                here(
                    line,
                    match why {
                        NotThatMove::Illegal => Trouble::Illegal(written.to_owned()),
                        NotThatMove::Ambiguous => Trouble::Ambiguous(written.to_owned()),
                    },
                )
            })?;
        }
        Ok(())
    }

    fn tag_in_comment(&self, bytes: &[u8]) -> Option<usize> {
        let braced =
            self.scan.asides.iter().filter(|aside| matches!(aside.kind, AsideKind::Comment | AsideKind::Variation));
        braced.map(|aside| aside.range.clone()).find_map(|range| {
            let mut lines = memchr::memchr_iter(b'\n', &bytes[range.clone()]).map(|end| range.start + end + 1);
            lines.find(|line| opens_tag(&bytes[*line..range.end]))
        })
    }

    fn asides(&self, text: &str, sheet: &mut Sheet) {
        let read = sheet.line.len();
        for aside in self.scan.asides.iter().take_while(|aside| aside.after <= read) {
            let (after, text) = (aside.after, &text[aside.range.clone()]);
            match aside.kind {
                AsideKind::Sign => sheet.remarks.push(Remark {
                    after,
                    text: sign_number(text).unwrap_or(text).to_owned(),
                    kind: RemarkKind::Sign,
                }),
                AsideKind::Offer => comment(sheet, after, OFFER),
                AsideKind::Variation if text == OFFER => comment(sheet, after, OFFER),
                AsideKind::Variation => {
                    sheet.remarks.push(Remark { after, text: variation(text), kind: RemarkKind::Variation });
                }
                AsideKind::Comment => comment(sheet, after, &text[1..text.len() - 1]),
                AsideKind::RestOfLine => comment(sheet, after, &text[1..].replace('}', ")")),
            }
        }
    }
}

/// What is wrong with a game whose moves can be read.
fn behind_moves(
    text: &str,
    scanned: Result<(), Fault>,
    has_result: bool,
    end: &Position,
) -> Result<Option<NotRead>, NotRead> {
    let here = |at, trouble| Some(NotRead { at, half_move: Some((end.full_moves(), end.turn())), trouble });
    let first = |at: usize, ends: fn(char) -> bool| text[at..].split(ends).next().unwrap_or_default().to_owned();
    Ok(match scanned {
        Ok(()) if has_result => None,
        Ok(()) => here(text.trim_end().len(), Trouble::NoResult),
        Err(Fault::Tag(at)) => {
            let line = first(at, |sign| sign == '\n').trim_end().to_owned();
            return Err(NotRead { at, half_move: None, trouble: Trouble::Tag(line) });
        }
        Err(Fault::OpenEnded(at)) => here(at, Trouble::OpenEnded),
        Err(Fault::BehindResult(at)) => here(at, Trouble::BehindResult),
        Err(Fault::NoWord(at)) => here(at, Trouble::NoMove(first(at, char::is_whitespace))),
    })
}

/// The move that pgn-reader finds in a word, if it says all of the word.
fn as_pgn_reader_has_it(buffer: &mut String, written: &str) -> Option<SanPlus> {
    // Memory does not fail to be read.
    let found = Reader::new(written.as_bytes()).read_game(&mut FirstMove).ok().flatten().flatten();
    found.filter(|found| says(buffer, written, *found))
}

/// Whether what was found is what is written, however the signs are put that mean nothing.
fn says(buffer: &mut String, written: &str, found: SanPlus) -> bool {
    buffer.clear();
    found.san.append_to_string(buffer);
    let bare = written.trim_end_matches(['+', '#']);
    if bare == buffer {
        return true;
    }
    let meant = |sign: char| match sign {
        'x' | '-' | '–' | '—' | '=' | ':' | '+' | '#' => None,
        '0' => Some('O'),
        other => Some(other),
    };
    // The number may stand before the move without a dot.
    let unnumbered = bare.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let unnumbered = if unnumbered.starts_with(['-', '–', '—']) { bare } else { unnumbered };
    let unnumbered = unnumbered.strip_prefix('P').unwrap_or(unnumbered);
    unnumbered.chars().filter_map(meant).eq(buffer.chars().filter_map(meant))
}

/// From where a game with these tags begins.
fn start(tags: &[(String, String)]) -> Result<Position, NotRead> {
    let value = |wanted: &str| tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.trim());
    let wrong = |trouble| NotRead { at: 0, half_move: None, trouble };
    if let Some(variant) = value("Variant") {
        let plain: String =
            variant.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
        let known = ["", "standard", "chess", "normal", "fromposition", "chess960", "fischerandom", "fischerrandom"];
        if !known.contains(&plain.as_str()) {
            return Err(wrong(Trouble::Variant(variant.to_owned())));
        }
    }
    match value("FEN") {
        None | Some("" | "?") => Ok(Position::initial()),
        Some(fen) => Position::from_fen(fen).map_err(|why| wrong(Trouble::Start(why.to_string()))),
    }
}

/// Without the backslashes before quotes and backslashes.
fn unescaped(value: &str) -> String {
    if memchr::memchr(b'\\', value.as_bytes()).is_none() {
        return value.to_owned();
    }
    let mut text = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        match (sign, signs.peek()) {
            ('\\', Some('"' | '\\')) => text.extend(signs.next()),
            _ => text.push(sign),
        }
    }
    text
}

/// A comment: times and offers have places of their own in a sheet; the rest is words.
fn comment(sheet: &mut Sheet, after: usize, text: &str) {
    if let Some(words) = sheet.take_in(after, text.trim()) {
        let text = format!("{{{}}}", one_line(&words));
        sheet.remarks.push(Remark { after, text, kind: RemarkKind::Comment });
    }
}

/// A variation on one line: what goes to the end of a line is put into braces.
fn variation(text: &str) -> String {
    if !text.contains([';', '%']) {
        return one_line(text);
    }
    let mut written = String::with_capacity(text.len() + 2);
    let mut in_comment = false;
    for (index, line) in text.split('\n').enumerate() {
        if index > 0 {
            written.push(' ');
            if !in_comment && line.starts_with('%') {
                continue;
            }
        }
        for (at, sign) in line.char_indices() {
            if sign == ';' && !in_comment {
                written.extend(["{", &line[at + 1..].trim().replace('}', ")"), "}"]);
                break;
            }
            in_comment = if in_comment { sign != '}' } else { sign == '{' };
            written.push(sign);
        }
    }
    one_line(&written)
}

/// Where lines end means nothing in PGN.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}
