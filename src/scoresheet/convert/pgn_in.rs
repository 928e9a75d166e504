//! One PGN game to a sheet. A word that must be a move is read letter by letter where it is written as the standard has it; any other as
//! people write moves (`notation::spelling`). What is mended is told, and a game that is spoilt is kept up to there.

use std::cmp::Ordering;
use std::ops::Range;

use super::games::opens_tag;
use super::scan::{Aside, AsideKind, Fault, Scan};
use crate::game::board::Board;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::notation::letters::{Alphabet, ENGLISH};
use crate::notation::sheet::SheetError;
use crate::notation::{san, spelling};
use crate::rules::position::line::{Line, plainly_written};
use crate::rules::position::mended::{self, FenFault};
use crate::rules::position::{Color, Position};
use crate::scoresheet::glyphs;
use crate::scoresheet::sentences::converting::{Mended, Trouble};
use crate::scoresheet::sheet::{OFFER, Remark, RemarkKind, Score, Sheet, UNREAD};
use crate::scoresheet::text::{in_words, is_unclear, sign_number};
use crate::scoresheet::told::take_from_board;

/// What is wrong with a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRead {
    /// Where in the game, in bytes.
    pub at: usize,
    /// The number of the move, and whose it is, if the moves had begun.
    pub half_move: Option<(u32, Color)>,
    /// What is wrong.
    pub trouble: Trouble,
    /// What was possible there, in English letters.
    pub possible: Vec<String>,
}

impl NotRead {
    /// Why, with what was possible.
    pub fn told(self) -> Trouble {
        if self.possible.is_empty() {
            return self.trouble;
        }
        Trouble::Possible(Box::new(self.trouble), self.possible.join(", "))
    }
}

/// Something that was read although it is written otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mending {
    /// Where in the game, in bytes.
    pub at: usize,
    /// The number of the move, and whose it is, if it is of one.
    pub half_move: Option<(u32, Color)>,
    pub what: Mended,
}

/// Variations lie no deeper in one another.
pub const DEEPEST: usize = 64;

/// Signs, each with how many words are before it.
type Signs = Vec<(usize, String)>;

/// Reads games. It can be used again and again.
#[derive(Debug, Default)]
pub struct PgnIn {
    scan: Scan,
    /// Signs of annotation that stand at the end of words, each with how many words are before it.
    signs: Signs,
}

/// A game, and what somebody should look at in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadGame {
    pub sheet: Sheet,
    /// The result that its tag says, where that is another one.
    pub other_result: Option<String>,
    /// Where a line of a comment begins with a tag, in bytes: had somebody forgotten to close that comment, another game would stand in it.
    pub tag_in_comment: Option<usize>,
    /// Where it ends, in bytes, if no result stands there: it is read as a game that goes on.
    pub goes_on: Option<usize>,
    /// What was read although it is written otherwise.
    pub mended: Vec<Mending>,
    /// Why it is only the beginning of a game.
    pub cut: Option<NotRead>,
}

impl PgnIn {
    /// Reads one game that is whole.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(&mut self, text: &str) -> Result<ReadGame, NotRead> {
        let game = self.keep(text)?;
        match game.cut {
            Some(wrong) => Err(wrong),
            None => Ok(game),
        }
    }

    /// Reads one game; one that is spoilt is kept up to there, and the rest as a comment.
    ///
    /// # Errors
    /// What is wrong before its first move.
    pub fn keep(&mut self, text: &str) -> Result<ReadGame, NotRead> {
        let (mut game, wrong) = self.read_as_far_as_it_goes(text)?;
        match wrong {
            None => Ok(game),
            Some(wrong) if game.sheet.line.is_empty() && self.is_nothing(text, &game, &wrong) => Err(wrong),
            Some(NotRead { at, trouble: Trouble::NoResult, .. }) => {
                match game.other_result.take().map(|tag| (Score::of_tag(&tag), tag)) {
                    Some((Some(score), tag)) if score != Score::Open => {
                        game.sheet.score = score;
                        game.mended.push(Mending { at, half_move: None, what: Mended::Result(tag) });
                    }
                    // Anything else that its tag says of the end is told with that.
                    _ => match take_from_board(&mut game.sheet) {
                        Some(what) => game.mended.push(Mending { at, half_move: None, what }),
                        None => game.goes_on = Some(at),
                    },
                }
                Ok(game)
            }
            Some(wrong) => {
                self.keep_unread(text, wrong.at, &mut game.sheet);
                let of_tag = game.other_result.as_deref().and_then(Score::of_tag);
                if let Some(score) = of_tag.filter(|_| self.scan.score.is_none()) {
                    (game.sheet.score, game.other_result) = (score, None);
                }
                Ok(ReadGame { cut: Some(wrong), ..game })
            }
        }
    }

    /// Whether nothing is left of a game without moves: its tags say who played, or its result that it was not played.
    fn is_nothing(&self, text: &str, game: &ReadGame, wrong: &NotRead) -> bool {
        let has_no_moves = wrong.trouble == Trouble::NoResult || self.scan.words.is_empty();
        if has_no_moves { !self.is_walkover(text, game, wrong) } else { !game.sheet.is_named() }
    }

    /// Whether a game has no moves because it was not played: its tag says who has won, and an empty line that its heading is whole.
    fn is_walkover(&self, text: &str, game: &ReadGame, wrong: &NotRead) -> bool {
        let decides = |tag: &str| Score::of_tag(tag).is_some_and(|score| score != Score::Open);
        let behind = self.scan.tags.last().and_then(|(_, value)| text[value.end..].split_once('\n'));
        let is_whole =
            behind.and_then(|(_, rest)| rest.split_once('\n')).is_some_and(|(line, _)| line.trim().is_empty());
        wrong.trouble == Trouble::NoResult && is_whole && game.other_result.as_deref().is_some_and(decides)
    }

    /// Whether nothing but comments stands in what was read last: that is no game, but words between games.
    pub fn was_comment(&self) -> bool {
        let Scan { tags, words, score, asides, .. } = &self.scan;
        let is_comment = |aside: &Aside| matches!(aside.kind, AsideKind::Comment | AsideKind::RestOfLine);
        tags.is_empty() && words.is_empty() && score.is_none() && !asides.is_empty() && asides.iter().all(is_comment)
    }

    /// Keeps the unreadable text, from a place to the result, as a comment after the moves.
    fn keep_unread(&self, text: &str, at: usize, sheet: &mut Sheet) {
        let after = sheet.line.len();
        let numbered = self.scan.numbers.iter().find(|(words, range)| *words == after && range.start < at);
        let start = numbered.map_or(at, |(_, range)| range.start);
        let end = if start < self.scan.result { self.scan.result } else { text.len() };
        let unread = one_line(&text[start..end]).replace('{', "(").replace('}', ")");
        if !unread.is_empty() {
            let text = format!("{{{UNREAD} {unread}}}");
            sheet.remarks.push(Remark { after, text, kind: RemarkKind::Comment });
        }
    }

    /// Reads one game, and where it is spoilt gives what stands before, with the first thing that is wrong.
    ///
    /// # Errors
    /// What keeps it from having a first position.
    pub fn read_as_far_as_it_goes(&mut self, text: &str) -> Result<(ReadGame, Option<NotRead>), NotRead> {
        let bytes = text.as_bytes();
        let scanned = self.scan.read(text);
        self.signs.clear();
        let (tags, tagged) = self.tags(text);
        let claimed = tagged.as_deref().and_then(Score::of_tag);
        let mut score = self.scan.score;
        if score.is_none()
            && claimed == Some(Score::LostByBoth)
            && self.scan.words.last().is_some_and(|word| text[word.clone()] == *Score::LostByBoth.text())
        {
            self.scan.words.pop();
            score = claimed;
        }
        let (start, faults) = start(&tags)?;
        let mut told: Vec<Mending> = Vec::new();
        told.extend(self.scan.mended.drain(..).map(|(at, what)| Mending { at, half_move: None, what }));
        let fen_at = self
            .scan
            .tags
            .iter()
            .find(|(_, value)| text[value.clone()].contains('/'))
            .map_or(0, |(name, _)| name.start);
        told.extend(faults.into_iter().map(|fault| Mending {
            at: fen_at,
            half_move: None,
            what: Mended::of_fen(fault, &start.fen()),
        }));
        let fen_is_mended =
            told.iter().any(|told| matches!(told.what, Mended::Castling | Mended::EnPassant | Mended::Fields(_)));
        let mut sheet = Sheet { line: Line::new(start), tags, score: score.unwrap_or_default(), ..Sheet::default() };
        if fen_is_mended {
            let fen = sheet.line.start().fen();
            sheet.tags.iter_mut().filter(|(name, _)| name == "FEN").for_each(|(_, value)| value.clone_from(&fen));
        }
        told.extend(self.unclear_day(text, &sheet));
        sheet.line.reserve(self.scan.words.len());
        self.place_first_variations(text, &mut told);
        // Faults in the moves come before faults after them.
        let mut wrong = self.moves(text, &mut sheet.line, Language::En.into(), &mut told);
        if wrong.is_some()
            && let Some((alphabet, fault)) = self.in_other_letters(text, &mut sheet.line)
        {
            let at = self.scan.words.first().map_or(0, |word| word.start);
            told.retain(|told| told.half_move.is_none());
            told.push(Mending { at, half_move: None, what: Mended::Letters(alphabet.name(), fault.is_none()) });
            wrong = fault;
        }
        let said = wrong.as_ref().and_then(|wrong| self.end_in_words(text, wrong, &sheet.line));
        if let Some((range, said)) = said.filter(|(_, said)| score.is_none_or(|score| score == *said)) {
            let words = one_line(&text[range.clone()]);
            let half_move = wrong.take().and_then(|wrong| wrong.half_move);
            let what = Mended::ReadAs(words.clone(), said.text().to_owned());
            told.push(Mending { at: range.start, half_move, what });
            sheet.tags.push(("Termination".to_owned(), words));
            (sheet.score, score) = (said, Some(said));
        }
        let wrong = wrong.or_else(|| behind_moves(text, scanned, score.is_some(), sheet.line.end()));
        self.asides(text, &mut sheet);
        if score == Some(Score::Open) {
            sheet.take_in_score();
        }
        let is_its = |tag: &str| tag == sheet.score.pgn() || Score::of_tag(tag) == Some(sheet.score);
        let other_result = tagged.filter(|tag| !is_its(tag) && !tag.trim_matches('?').is_empty());
        let tag_in_comment = self.tag_in_comment(bytes);
        Ok((ReadGame { sheet, other_result, tag_in_comment, goes_on: None, mended: told, cut: None }, wrong))
    }

    /// Where the game that was read last has the first number that is not that of the move to come, as far as its moves go; and which
    /// is. It is not asked where games are converted: many files number otherwise.
    pub fn wrong_number(&self, text: &str, line: &Line) -> Option<(Range<usize>, u32)> {
        let start = line.start();
        let missing = usize::from(start.turn() == Color::Black);
        let numbers = self.scan.numbers.iter().take_while(|(after, _)| *after <= line.len());
        numbers.map(|(after, range)| (missing + after, range)).find_map(|(half_moves, range)| {
            let written = &text[range.clone()];
            let figures = written.trim_end_matches(['.', '…', ':']);
            let for_black = written.len() > figures.len() + 1;
            let expected = start.full_moves().saturating_add(u32::try_from(half_moves / 2).unwrap_or(u32::MAX));
            let right = figures.parse() == Ok(expected) && (!for_black || half_moves % 2 == 1);
            (!right).then(|| (range.clone(), expected))
        })
    }

    /// The words in place of a move that say how the game ended, and its result.
    fn end_in_words(&self, text: &str, wrong: &NotRead, line: &Line) -> Option<(Range<usize>, Score)> {
        let words = &text[wrong.at..self.scan.result];
        let score = in_words(words, Some(line.end())).filter(|_| !line.is_empty())?;
        Some((wrong.at..wrong.at + words.trim_end().len(), score))
    }

    /// All tags but the result's, and that, or the result in front of the moves.
    fn tags(&self, text: &str) -> (Vec<(String, String)>, Option<String>) {
        let mut tags = Vec::with_capacity(self.scan.tags.len());
        let mut result = None;
        for (index, (name, value)) in self.scan.tags.iter().enumerate() {
            let right = self.scan.names.iter().rev().find(|(its, _)| *its == index).map(|(_, name)| name.as_str());
            let (name, value) = (right.unwrap_or(&text[name.clone()]), unescaped(&text[value.clone()]));
            if name == "Result" {
                result = Some(value);
            } else {
                tags.push((name.to_owned(), value));
            }
        }
        let in_front = || self.scan.front.clone().map(|front| text[front].to_owned());
        (tags, result.or_else(in_front))
    }

    /// A date that can mean more than one day.
    fn unclear_day(&self, text: &str, sheet: &Sheet) -> Option<Mending> {
        let day = sheet.tag("Date").filter(|day| is_unclear(day))?;
        let at = self.scan.tags.iter().find(|(_, value)| &text[value.clone()] == day);
        let at = at.map_or(0, |(_, value)| value.start);
        Some(Mending { at, half_move: None, what: Mended::Day(day.to_owned()) })
    }

    /// Plays the words; the first that is no move in these letters.
    fn moves(&mut self, text: &str, line: &mut Line, letters: Alphabet, told: &mut Vec<Mending>) -> Option<NotRead> {
        let is_english = letters == Alphabet::Of(Language::En);
        for (index, word) in self.scan.words.iter().enumerate() {
            let written = &text[word.clone()];
            let san = if is_english { plainly_written(written) } else { None };
            if san.is_some_and(|san| line.push_san(&san).is_ok()) {
                continue;
            }
            let end = line.end();
            let half_move = Some((end.full_moves(), end.turn()));
            let (bare, signs) = match spelt(written, end, letters) {
                Ok((spelt, signs)) => (spelt, signs),
                Err(why) => {
                    let (trouble, possible) = trouble(written, why, end);
                    return Some(NotRead { at: word.start, half_move, trouble, possible });
                }
            };
            if !bare.is_usual {
                let meant = spelling::written(end, bare.intent, Language::En.into());
                told.push(Mending { at: word.start, half_move, what: Mended::ReadAs(written.to_owned(), meant) });
            }
            self.signs.extend(signs.into_iter().map(|sign| (index + 1, sign)));
            // It is legal: it was found among the legal moves.
            let _legal = line.push(bare.intent);
        }
        None
    }

    /// Reads a game that is spoilt in English letters in others, where its words have letters that are none in English: in those in which
    /// all of them fit, or else most, and then up to the first that does not. Where that are several games, it stays as it is.
    fn in_other_letters(&mut self, text: &str, line: &mut Line) -> Option<(Alphabet, Option<NotRead>)> {
        if !self.scan.words.iter().any(|word| ENGLISH.lack(&text[word.clone()])) {
            return None;
        }
        // What is read in each, and what is wrong with it: the first is the best.
        let mut found: Option<(Alphabet, Line, Signs, Option<NotRead>)> = None;
        let mut is_sure = true;
        let extent = |line: &Line, fault: &Option<NotRead>| (fault.is_none(), line.len());
        for alphabet in Alphabet::all().filter(|alphabet| *alphabet != Alphabet::Of(Language::En)) {
            let mut other = Line::new(line.start().clone());
            self.signs.clear();
            let fault = self.moves(text, &mut other, alphabet, &mut Vec::new());
            let best = found.as_ref().map_or((false, line.len()), |(_, best, _, fault)| extent(best, fault));
            match extent(&other, &fault).cmp(&best) {
                Ordering::Greater => {
                    found = Some((alphabet, other, std::mem::take(&mut self.signs), fault));
                    is_sure = true;
                }
                Ordering::Equal => is_sure &= found.as_ref().is_none_or(|(_, best, ..)| *best == other),
                Ordering::Less => {}
            }
        }
        let (alphabet, other, signs, fault) = found.filter(|_| is_sure)?;
        (*line, self.signs) = (other, signs);
        Some((alphabet, fault))
    }

    /// Puts variations that stand before the first move after it, and into a comment where there is none: no reader takes them there.
    fn place_first_variations(&mut self, text: &str, told: &mut Vec<Mending>) {
        let (has_moves, asides) = (!self.scan.words.is_empty(), &mut self.scan.asides);
        let before = asides.partition_point(|aside| aside.after == 0);
        let signs = asides[before..].iter().take_while(|aside| aside.after == 1 && aside.kind == AsideKind::Sign);
        let mut place = before + signs.count();
        for at in (0..before).rev() {
            if asides[at].kind != AsideKind::Variation || &text[asides[at].range.clone()] == OFFER {
                continue;
            }
            told.push(Mending { at: asides[at].range.start, half_move: None, what: Mended::FirstVariation(has_moves) });
            if has_moves {
                let aside = Aside { after: 1, ..asides.remove(at) };
                place -= 1;
                asides.insert(place, aside);
            } else {
                asides[at].kind = AsideKind::Comment;
            }
        }
    }

    /// The first thing that is wrong in each variation of the game that was read last, and in those within them.
    pub fn faults_in_variations(&self, text: &str, line: &Line) -> Vec<NotRead> {
        let mut faults = Vec::new();
        self.variations(text, line, 0, &mut faults);
        faults.sort_by_key(|fault| fault.at);
        faults
    }

    fn variations(&self, text: &str, line: &Line, depth: usize, faults: &mut Vec<NotRead>) {
        let is_variation = |aside: &&Aside| {
            aside.kind == AsideKind::Variation && aside.after <= line.len() && &text[aside.range.clone()] != OFFER
        };
        let mut steps = line.steps();
        let mut made = 0;
        let mut reader = PgnIn::default();
        for Aside { after, range, .. } in self.scan.asides.iter().filter(is_variation) {
            while made < *after {
                steps.next();
                made += 1;
            }
            let from = steps.before();
            let half_move = Some((from.full_moves(), from.turn()));
            let within = |trouble| Trouble::InVariation(Box::new(trouble));
            if depth == DEEPEST {
                let trouble = within(Trouble::TooLong);
                faults.push(NotRead { at: range.start, half_move, trouble, possible: Vec::new() });
                continue;
            }
            let head = format!("[FEN \"{}\"]\n\n", from.fen());
            let game = format!("{head}{}\n*\n", &text[range.start + 1..range.end - 1]);
            let first = faults.len();
            match reader.read_as_far_as_it_goes(&game) {
                Ok((read, wrong)) => {
                    reader.variations(&game, &read.sheet.line, depth + 1, faults);
                    faults.extend(wrong.map(|wrong| NotRead { trouble: within(wrong.trouble), ..wrong }));
                }
                Err(wrong) => faults.push(wrong),
            }
            for fault in &mut faults[first..] {
                fault.at = range.start + 1 + fault.at.saturating_sub(head.len());
            }
        }
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
        let mut signs = self.signs.iter().peekable();
        let asides = self.scan.asides.iter().take_while(|aside| aside.after <= read);
        for aside in asides {
            let (after, text) = (aside.after, &text[aside.range.clone()]);
            while let Some((after, sign)) = signs.next_if(|(its, _)| *its <= after) {
                glyph(sheet, *after, sign);
            }
            match aside.kind {
                AsideKind::Sign => glyph(sheet, after, text),
                AsideKind::Variation if text == OFFER => comment(sheet, after, OFFER),
                AsideKind::Variation => {
                    sheet.remarks.push(Remark { after, text: variation(text), kind: RemarkKind::Variation });
                }
                AsideKind::Comment => comment(sheet, after, &text[1..text.len() - 1].replace('}', ")")),
                AsideKind::RestOfLine => comment(sheet, after, &text[1..].replace('}', ")")),
                AsideKind::Loose => comment(sheet, after, text),
            }
        }
        for (after, sign) in signs {
            glyph(sheet, *after, sign);
        }
    }
}

/// A sign of annotation.
fn glyph(sheet: &mut Sheet, after: usize, sign: &str) {
    let text = sign_number(sign).or_else(|| glyphs::number(sign)).unwrap_or(sign).to_owned();
    sheet.remarks.push(Remark { after, text, kind: RemarkKind::Sign });
}

/// The move that a word says, and the signs at its end.
fn spelt(word: &str, position: &Position, letters: Alphabet) -> Result<(spelling::Spelt, Vec<String>), SheetError> {
    let unnumbered = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    // The number may stand before the move without a dot.
    let word = if unnumbered.starts_with(char::is_alphabetic) { unnumbered } else { word };
    let why = match spelling::read(word, position, letters) {
        Ok(spelt) => return Ok((spelt, Vec::new())),
        Err(why) => why,
    };
    let (mut bare, mut signs) = (word, Vec::new());
    loop {
        let Some((rest, sign)) = glyphs::without_sign(bare) else { return Err(why) };
        signs.insert(0, sign.to_owned());
        bare = rest;
        if let Ok(spelt) = spelling::read(bare, position, letters) {
            return Ok((spelt, signs));
        }
    }
}

/// Why a word is no move, and which were possible.
fn trouble(word: &str, why: SheetError, position: &Position) -> (Trouble, Vec<String>) {
    let possible = || spelling::possible(word, position, Language::En);
    match why {
        SheetError::Ambiguous(moves) => {
            let board = Board::from(position);
            let reports = MoveReport::legal(&board, |change| moves.contains(&change.intent)).unwrap_or_default();
            (Trouble::Ambiguous(word.to_owned()), reports.iter().map(san::write_pgn).collect())
        }
        // A move that is left out has the form of one.
        SheetError::Illegal => (Trouble::Illegal(word.to_owned()), possible()),
        _ if matches!(word, "--" | "Z0" | "@@@@") => (Trouble::Illegal(word.to_owned()), Vec::new()),
        _ => (Trouble::NoMove(word.to_owned()), Vec::new()),
    }
}

/// What is wrong with a game whose moves can be read.
fn behind_moves(text: &str, scanned: Result<(), Fault>, has_result: bool, end: &Position) -> Option<NotRead> {
    let half_move = Some((end.full_moves(), end.turn()));
    let here = |at, trouble| Some(NotRead { at, half_move, trouble, possible: Vec::new() });
    match scanned {
        Ok(()) if has_result => None,
        Ok(()) => here(text.trim_end().len(), Trouble::NoResult),
        Err(Fault::OpenEnded(at)) => here(at, Trouble::OpenEnded),
        Err(Fault::BehindResult(at)) => here(at, Trouble::BehindResult),
    }
}

/// From where a game with these tags begins.
fn start(tags: &[(String, String)]) -> Result<(Position, Vec<FenFault>), NotRead> {
    let value = |wanted: &str| tags.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.trim());
    let wrong = |trouble| NotRead { at: 0, half_move: None, trouble, possible: Vec::new() };
    if let Some(variant) = value("Variant") {
        let plain: String =
            variant.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
        let known = ["", "standard", "chess", "normal", "fromposition", "chess960", "fischerandom", "fischerrandom"];
        if !known.contains(&plain.as_str()) {
            return Err(wrong(Trouble::Variant(variant.to_owned())));
        }
    }
    match value("FEN") {
        None | Some("" | "?") => Ok((Position::initial(), Vec::new())),
        Some(fen) => mended::from_fen(fen).map_err(|why| wrong(Trouble::Start(why))),
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
