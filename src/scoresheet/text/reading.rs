//! One sheet while it is being read: what is known of it, and what is wrong with it.

mod ends;

use std::borrow::Cow;

use self::ends::InWords;
use super::aside::Aside;
use super::label::Said;
use super::spoilt::{Asked, Spoilt};
use super::word::{self, Wrong};
use super::{day, prose, tables, times};
use crate::game::board::Board;
use crate::notation::carries_offer;
use crate::notation::repair;
use crate::notation::sheet::SheetError;
use crate::notation::spelling;
use crate::notation::written::Notation;
use crate::rules::position::line::Line;
use crate::rules::position::mended::{self, FenFault};
use crate::rules::position::{CastlingMode, Color, Position, read_fen};
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::sheet::{OFFER, Remark, RemarkKind, Score, Sheet};
use crate::scoresheet::told::{Told, What, against_board, take_from_board};

/// No game has more half-moves: with 75 moves between captures and moves of pawns it ends before.
const MOST_HALF_MOVES: usize = 12_000;
/// No game has more remarks.
const MOST_REMARKS: usize = 100_000;
/// Nor more tags.
const MOST_TAGS: usize = 1_000;

/// A sheet; where it ends, if no result stands there; and what is told of it.
pub(super) type Read = (Sheet, Option<u64>, Vec<Told>);

type WrongWord = (String, Wrong);

/// How much of a sheet has been seen.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Stage {
    Nothing,
    Something,
    /// Its result.
    All,
}

/// What is known of a sheet while it is being read.
pub(super) struct Reading {
    sheet: Sheet,
    asked: Asked,
    own: Option<Notation>,
    line: u64,
    stage: Stage,
    /// The start position is known: moves, or what belongs to them, have begun.
    begun: bool,
    behind_blank: bool,
    aside: Option<Aside>,
    last_was_en_passant: bool,
    /// The result as it stands above the moves, with its line.
    claimed: Option<(u64, String)>,
    /// What was said above the moves, with its line.
    words: Vec<(u64, String)>,
    /// The first of it from where it holds moves of the game, until that begins on a line of its own, with its line.
    among_words: Option<(u64, String)>,
    /// What was read although it is written otherwise.
    told: Vec<Told>,
    /// How many half-moves stand before the last number.
    numbered: usize,
    /// What words in place of a move said of the end.
    in_words: InWords,
    /// Why no more of it can be read.
    spoilt: Option<Box<Spoilt>>,
}

impl Reading {
    pub(super) fn new(asked: Asked) -> Reading {
        Reading {
            sheet: Sheet::default(),
            asked,
            own: None,
            line: 0,
            stage: Stage::Nothing,
            begun: false,
            behind_blank: false,
            aside: None,
            last_was_en_passant: false,
            claimed: None,
            words: Vec::new(),
            among_words: None,
            told: Vec::new(),
            numbered: 0,
            in_words: InWords::Nothing,
            spoilt: None,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.stage == Stage::Nothing
    }

    pub(super) fn has_begun(&self) -> bool {
        self.begun
    }

    /// Whether a comment or a variation goes on.
    pub(super) fn in_aside(&self) -> bool {
        self.aside.is_some()
    }

    pub(super) fn empty_line(&mut self) {
        self.behind_blank = true;
    }

    /// Takes in a line, and what it says above the moves.
    pub(super) fn line(&mut self, number: u64, text: &str, said: Option<&Said>) {
        self.line = number;
        let row = if self.aside.is_some() { Cow::Borrowed(text) } else { tables::without_rules(text) };
        // What is in the columns of a table.
        let is_head =
            !self.begun && matches!(&row, Cow::Owned(row) if !row.contains(|sign: char| sign.is_ascii_digit()));
        let text = &*row;
        if let Some((reason, score)) = self.take_reason().zip(word::result(text.trim())) {
            self.spoilt = None;
            self.ends_for(&reason, score);
        } else if self.spoilt.is_some() {
            self.pass_over(text, said);
        } else {
            let taken = if is_head { self.remark(RemarkKind::Comment, text) } else { self.take(text, said.cloned()) };
            if let Err(wrong) = taken {
                self.spoilt = Some(Box::new(self.spoilt(wrong)));
                self.aside = None;
                self.pass_over(text, said);
            }
        }
        if self.stage == Stage::Nothing {
            self.stage = Stage::Something;
        }
        self.behind_blank = false;
    }

    fn notation(&self) -> Option<Notation> {
        self.asked.given.or(self.own).or(self.asked.otherwise)
    }

    /// Whether another sheet begins with a line.
    pub(super) fn ends_before(&self, text: &str, said: Option<&Said>) -> bool {
        match said {
            _ if self.aside.is_some() => false,
            // What is said of the result belongs to it.
            _ if self.stage == Stage::All => !text.trim_start().starts_with(['{', ';']) && !self.says_end_again(text),
            Some(Said::Tag(..) | Said::PgnTag(..) | Said::Notation(_)) => self.begun,
            Some(Said::Result(_)) | None => false,
        }
    }

    /// Leaves a line of a sheet that cannot be read; its result ends it. A line of the heading is still one, or what is said below it
    /// would begin another sheet.
    fn pass_over(&mut self, text: &str, said: Option<&Said>) {
        let ends = match said {
            Some(Said::Result(_)) => self.result_ends(),
            Some(_) => false,
            None => {
                self.begun |= !prose::is_prose(text, self.notation());
                text.split_whitespace().last().and_then(word::result).is_some()
            }
        };
        if ends {
            self.stage = Stage::All;
        }
    }

    /// Whether a line with the result ends the sheet: above the moves it may stand, too, among the other lines.
    fn result_ends(&self) -> bool {
        self.begun || (self.behind_blank && self.stage == Stage::Something)
    }

    fn spoilt(&self, (word, why): WrongWord) -> Spoilt {
        let end = self.sheet.line.end();
        // What several moves fit is no misprint: they are named with what is wrong.
        let misprint = matches!(&why, Wrong::Move(error) if !matches!(error, SheetError::Ambiguous(_)));
        let proposal = self.notation().filter(|_| misprint).and_then(|notation| repair::propose(&word, end, notation));
        // What stands among words is to be read there, and not where the game is found to miss it.
        let (line, word, begun) = match (&why, &self.among_words) {
            (Wrong::AmongWords, Some((line, text))) => (*line, text.clone(), false),
            _ => (self.line, word, self.begun),
        };
        Spoilt {
            line,
            half_move: begun.then(|| (end.full_moves(), end.turn())),
            word,
            why,
            proposal,
            sheet: self.sheet.clone(),
            notation: self.notation(),
            told: self.told.clone(),
        }
    }

    /// The sheet, and what is told of it.
    pub(super) fn finish(mut self) -> Result<Read, Box<Spoilt>> {
        if let Some(spoilt) = self.spoilt {
            return Err(spoilt);
        }
        if let Some(aside) = self.aside.take() {
            let begun: String = aside.text.chars().take(24).collect();
            return Err(Box::new(self.spoilt((begun, Wrong::OpenEnded))));
        }
        let begun = self.begin();
        if self.sheet.line.is_empty() && self.among_words.is_none() {
            self.among_words = self.first_in_words(prose::a_move_in);
        }
        match begun {
            Ok(()) if self.among_words.is_some() => Err(Box::new(self.spoilt((String::new(), Wrong::AmongWords)))),
            Ok(())
                if self.asked.whole
                    && self.stage != Stage::All
                    && self.sheet.line.is_empty()
                    && !self.is_walkover() =>
            {
                Err(Box::new(self.spoilt((String::new(), Wrong::NoResult))))
            }
            Ok(()) => {
                let mut ends = self.stage == Stage::All || self.tell_claimed();
                let half_move = None;
                if let Some(what) = (!ends).then(|| take_from_board(&mut self.sheet)).flatten() {
                    self.told.push(Told { line: self.line, half_move, what: What::Mended(what) });
                    ends = true;
                }
                let against = against_board(&self.sheet).map(What::Mended);
                self.told.extend(against.map(|what| Told { line: self.line, half_move, what }));
                Ok((self.sheet, (!ends).then_some(self.line), self.told))
            }
            Err(wrong) => Err(Box::new(self.spoilt(wrong))),
        }
    }

    fn take(&mut self, text: &str, said: Option<Said>) -> Result<(), WrongWord> {
        match said {
            Some(Said::Tag(name, value)) => {
                self.words(&value)?;
                self.tag(name, value)
            }
            Some(Said::PgnTag(name, value)) => {
                if name == "Result" {
                    // A result after the moves takes precedence.
                    self.sheet.score = Score::of_tag(&value).unwrap_or_default();
                    self.claimed = Some((self.line, value));
                    return Ok(());
                }
                self.tag(name, value)
            }
            Some(Said::Notation(name)) => {
                self.own = Some(Notation::from_name(&name).ok_or((name, Wrong::UnknownNotation))?);
                Ok(())
            }
            Some(Said::Result(text)) => {
                let read = word::labelled_result(&text);
                if self.result_ends() {
                    self.ends(read.map(|(score, _)| score).ok_or_else(|| (text.clone(), Wrong::Result))?);
                    return Ok(());
                }
                // What is no result costs no moves: it is told beside the one that counts.
                let (score, how) = read.unwrap_or((Score::Open, ""));
                if !how.is_empty() {
                    self.tag("Termination".to_owned(), how.to_owned())?;
                }
                (self.sheet.score, self.claimed) = (score, Some((self.line, text)));
                Ok(())
            }
            None if !self.begun && self.aside.is_none() && prose::is_prose(text, self.notation()) => {
                self.words(text)?;
                self.remark(RemarkKind::Comment, text)
            }
            None => self.parts(text),
        }
    }

    fn tag(&mut self, name: String, value: String) -> Result<(), WrongWord> {
        if self.sheet.tags.len() >= MOST_TAGS {
            return Err((name, Wrong::TooLong));
        }
        if name == "Date" && day::is_unclear(&value) {
            let what = What::Mended(Mended::Day(value.clone()));
            self.told.push(Told { line: self.line, half_move: None, what });
        }
        self.sheet.tags.push((name, value));
        Ok(())
    }

    /// From where the game begins, as far as that is known.
    fn start(&self) -> Result<(Position, Vec<FenFault>), WrongWord> {
        let Some(fen) = self.sheet.tag("FEN").map(str::to_owned) else {
            return Ok((Position::initial(), Vec::new()));
        };
        let chess960 = self.sheet.tag("Variant").is_some_and(|variant| variant.eq_ignore_ascii_case("chess960"));
        let strict = read_fen(&fen).ok().and_then(|(setup, mode)| {
            Position::from_setup(setup, if chess960 { CastlingMode::Chess960 } else { mode }).ok()
        });
        match strict {
            Some(position) => Ok((position, Vec::new())),
            None => mended::from_fen(&fen).map_err(|why| (fen, Wrong::Start(why))),
        }
    }

    /// Something that is read although it is written otherwise.
    fn tell(&mut self, what: Mended) {
        let end = self.sheet.line.end();
        let half_move = Some((end.full_moves(), end.turn()));
        self.told.push(Told { line: self.line, half_move, what: What::Mended(what) });
    }

    /// Keeps what is said above the moves. If it holds moves and a result after them, it is a whole game.
    fn words(&mut self, text: &str) -> Result<(), WrongWord> {
        if text.split_whitespace().last().and_then(word::result).is_some()
            && let Some(moves) = prose::moves_in(text, self.notation(), &self.start()?.0)
        {
            self.among_words = Some((self.line, moves.to_owned()));
            return Err((String::new(), Wrong::AmongWords));
        }
        self.words.push((self.line, text.to_owned()));
        Ok(())
    }

    /// Sets up the start position, when all is known of it.
    fn begin(&mut self) -> Result<(), WrongWord> {
        if std::mem::replace(&mut self.begun, true) {
            return Ok(());
        }
        let (start, faults) = self.start()?;
        let fen = start.fen();
        self.sheet.line = Line::new(start);
        if !faults.is_empty() {
            self.sheet.tags.iter_mut().filter(|(name, _)| name == "FEN").for_each(|(_, value)| value.clone_from(&fen));
        }
        for fault in faults {
            self.tell(Mended::of_fen(fault, &fen));
        }
        self.among_words = self.first_in_words(prose::moves_in);
        Ok(())
    }

    /// The first of what was said above the moves that holds some, from there on, with its line.
    fn first_in_words(
        &self,
        moves_in: for<'a> fn(&'a str, Option<Notation>, &Position) -> Option<&'a str>,
    ) -> Option<(u64, String)> {
        let (notation, start) = (self.notation(), self.sheet.line.start());
        self.words.iter().find_map(|(line, text)| Some((*line, moves_in(text, notation, start)?.to_owned())))
    }

    /// Takes in a line of moves. A comment begins none: tags may follow it.
    fn parts(&mut self, text: &str) -> Result<(), WrongWord> {
        let mut rest = text;
        loop {
            if let Some(aside) = self.aside.take() {
                let Some(behind) = self.go_on(aside, rest)? else { return Ok(()) };
                rest = behind;
            }
            rest = rest.trim_start();
            let Some(first) = rest.chars().next() else { return Ok(()) };
            match first {
                '{' => {
                    self.aside = Some(Aside::comment());
                    rest = &rest[1..];
                }
                '(' if !rest.starts_with(OFFER) => {
                    self.aside = Some(Aside::variation());
                    rest = &rest[1..];
                }
                ';' => {
                    self.remark(RemarkKind::Comment, &rest[1..])?;
                    return Ok(());
                }
                '[' => {
                    self.begin()?;
                    rest = self.time(rest)?;
                }
                _ => {
                    self.begin()?;
                    let end = rest.find(|sign: char| sign.is_whitespace() || matches!(sign, '{' | '['));
                    let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
                    if self.stands_between(word, behind)? {
                        rest = behind;
                        continue;
                    }
                    if let Err(wrong) = self.word(word) {
                        if self.ends_in_words(rest, &wrong) {
                            return Ok(());
                        }
                        return Err((self.blamed(word, &wrong).to_owned(), wrong));
                    }
                    rest = behind;
                }
            }
        }
    }

    /// Continues a comment or a variation; returns the text after it, if it ends on this line.
    fn go_on<'a>(&mut self, mut aside: Aside, text: &'a str) -> Result<Option<&'a str>, WrongWord> {
        let Some(end) = aside.end_in(text) else {
            if !aside.goes_on(text) {
                return Err((String::new(), Wrong::OpenEnded));
            }
            self.aside = Some(aside);
            return Ok(None);
        };
        aside.text.push_str(&text[..end]);
        self.remark(RemarkKind::Comment, &aside.text)?;
        // The brace that closes a comment is no part of it.
        Ok(Some(text[end..].strip_prefix('}').filter(|_| aside.depth == 0).unwrap_or(&text[end..])))
    }

    /// A comment in words, or a sign.
    fn remark(&mut self, kind: RemarkKind, text: &str) -> Result<(), WrongWord> {
        let after = self.sheet.line.len();
        let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if kind == RemarkKind::Comment {
            let Some(left) = self.sheet.take_in(after, &text) else { return Ok(()) };
            text = format!("{{{}}}", left.replace('}', ")"));
        }
        if self.sheet.remarks.len() >= MOST_REMARKS {
            return Err((text, Wrong::TooLong));
        }
        self.sheet.remarks.push(Remark { after, text, kind });
        Ok(())
    }

    /// `[1:29:31 +0:00:12]`; returns the text after it.
    fn time<'a>(&mut self, text: &'a str) -> Result<&'a str, WrongWord> {
        let end = text.find(']').ok_or_else(|| (text.to_owned(), Wrong::Time))?;
        let (bracket, behind) = text.split_at(end + 1);
        let Some(last) = self.sheet.line.len().checked_sub(1) else {
            return Err((bracket.to_owned(), Wrong::NoMoveBefore));
        };
        let mut mark = self.sheet.mark(last);
        times::read(&bracket[1..end], &mut mark).ok_or_else(|| (bracket.to_owned(), Wrong::Time))?;
        *self.sheet.mark_mut(last) = mark;
        Ok(behind)
    }

    fn word(&mut self, word: &str) -> Result<(), Wrong> {
        if self.stage == Stage::All {
            return Err(Wrong::BehindResult);
        }
        // In PGN castling has letters, so that this is what the tag says.
        let both_lost = word == self.sheet.score.text();
        if let Some(score) = word::result(word).or(both_lost.then_some(self.sheet.score)) {
            self.ends(score);
            if score == Score::Open {
                self.sheet.take_in_score();
            }
            return Ok(());
        }
        let word = match self.number_before(word) {
            Some((number, for_black, rest)) => {
                self.number(number, for_black)?;
                rest
            }
            None => word,
        };
        if word.is_empty() {
            return Ok(());
        }
        if word == "$" {
            return Ok(());
        }
        if word.starts_with('$') && word[1..].bytes().all(|byte| byte.is_ascii_digit()) {
            // PGN has such signs above the moves, too: they are said of the position.
            return self.sign(word);
        }
        let (word, sign) = word::without_sign(word);
        let bare = word.strip_suffix(OFFER).unwrap_or(word);
        match bare.trim_end_matches(['+', '#']) {
            "" if word.is_empty() => {}
            "" => self.last().map(|_| ())?,
            "e.p." | "e.p" | "ep" if self.last_was_en_passant => {}
            "e.p." | "e.p" | "ep" => return Err(Wrong::NotEnPassant),
            dash if word::is_dash(dash) => return Err(Wrong::Missing),
            _ => self.half_move(bare)?,
        }
        if carries_offer(word) {
            let last = self.last()?;
            self.sheet.mark_mut(last).offer = true;
        }
        let Some(sign) = sign else { return Ok(()) };
        self.last()?;
        self.sign(sign)
    }

    /// The number of a move in front of a word, as [`word::number`] has it.
    fn number_before<'a>(&self, word: &'a str) -> Option<(u32, bool, &'a str)> {
        word::number(word, if self.notation() == Some(Notation::Iccf) { 3 } else { usize::MAX })
    }

    /// What of a word is wrong: of a move its number is not.
    fn blamed<'a>(&self, word: &'a str, wrong: &Wrong) -> &'a str {
        match wrong {
            Wrong::Move(_) => {
                let bare = self.number_before(word).map_or(word, |(_, _, rest)| rest);
                word::without_sign(bare).0
            }
            _ => word,
        }
    }

    /// The last half-move.
    fn last(&self) -> Result<usize, Wrong> {
        self.sheet.line.len().checked_sub(1).ok_or(Wrong::NoMoveBefore)
    }

    fn sign(&mut self, sign: &str) -> Result<(), Wrong> {
        self.remark(RemarkKind::Sign, sign).map_err(|(_, wrong)| wrong)
    }

    fn number(&mut self, number: u32, for_black: bool) -> Result<(), Wrong> {
        let end = self.sheet.line.end();
        let right = number == end.full_moves() && (!for_black || end.turn() == Color::Black);
        if right {
            // It begins here, so that the words only told of it.
            self.among_words = None;
            self.numbered = self.sheet.line.len();
        }
        if right { Ok(()) } else { Err(Wrong::Number(end.full_moves())) }
    }

    fn half_move(&mut self, word: &str) -> Result<(), Wrong> {
        let notation = self.notation().ok_or(Wrong::NoNotation)?;
        if self.sheet.line.len() >= MOST_HALF_MOVES {
            return Err(Wrong::TooLong);
        }
        if self.among_words.is_some() {
            return Err(Wrong::AmongWords);
        }
        let end = self.sheet.line.end();
        let (intent, is_usual) = match notation {
            Notation::Algebraic(alphabet, _) => {
                let spelt = spelling::read(word, end, alphabet).map_err(Wrong::Move)?;
                (spelt.intent, spelt.is_usual)
            }
            Notation::Uci | Notation::Iccf => (notation.read(word, end).map_err(Wrong::Move)?, true),
        };
        self.last_was_en_passant = Board::from(end).change(intent).is_some_and(|change| change.is_en_passant());
        if !is_usual {
            let meant = spelling::written(end, intent, notation);
            self.tell(Mended::ReadAs(word.to_owned(), meant));
        }
        self.sheet.line.push(intent).map_err(|_| Wrong::Move(SheetError::Illegal))
    }
}
