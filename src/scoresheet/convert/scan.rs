//! The words of one PGN game and where they stand: tags, words that must be moves, and what stands between them. What a move means
//! is not asked here; but every word is counted. What breaks the rules of PGN and has one meaning is read, and told ([`Scan::mended`]).

use std::ops::Range;

use super::tags::{self, Tag};
use crate::rules::position::Color;
use crate::rules::position::line::plainly_written;
use crate::scoresheet::glyphs;
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::sheet::Score;

/// What stands between the moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AsideKind {
    Comment,
    /// `; ...` to the end of the line.
    RestOfLine,
    Sign,
    Variation,
    /// What has no place in PGN: it is kept as a comment.
    Loose,
}

/// Something between the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The number of words after which it stands.
    pub after: usize,
    /// Where, with its signs.
    pub range: Range<usize>,
    pub kind: AsideKind,
}

/// What is wrong, and where.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A comment or a variation without end.
    OpenEnded(usize),
    /// Text that follows the result.
    BehindResult(usize),
}

/// The words of a game. It can be used again and again.
#[derive(Debug, Default)]
pub struct Scan {
    /// Names and values of the tags, as they stand.
    pub tags: Vec<(Range<usize>, Range<usize>)>,
    /// Names of tags, by their index, that are written otherwise.
    pub names: Vec<(usize, String)>,
    /// Where the moves begin.
    pub moves: usize,
    /// Words of the main line that must be moves.
    pub words: Vec<Range<usize>>,
    /// Numbers of moves as they stand, each with how many words are before it.
    pub numbers: Vec<(usize, Range<usize>)>,
    /// What stands between them.
    pub asides: Vec<Aside>,
    /// The result.
    pub score: Option<Score>,
    /// Where it begins, if there is one; and where one stands in front of the moves.
    pub result: usize,
    pub front: Option<Range<usize>>,
    /// What is read although it is written otherwise, and where it stands.
    pub mended: Vec<(usize, Mended)>,
}

pub fn result(word: &[u8]) -> Option<Score> {
    // Most words begin otherwise; `½` is of two bytes.
    if !matches!(word.first(), Some(b'0' | b'1' | b'*' | b'.' | b'+' | b'-' | 0xc2)) {
        return None;
    }
    match word {
        b"1-0" => Some(Score::Won(Color::White)),
        b"0-1" => Some(Score::Won(Color::Black)),
        b"1/2-1/2" => Some(Score::Drawn),
        b"*" => Some(Score::Open),
        // The number of a move.
        [_, b'.'] | [_, _, b'.'] | [_, b'.', b'.', b'.'] | [_, _, b'.', b'.', b'.'] => None,
        _ if word.len() < 2 => None,
        _ => Score::read(std::str::from_utf8(word).ok()?),
    }
}

/// By the byte, whether it ends a word: a table, since every byte of all moves is asked about.
const ENDS_WORD: [bool; 256] = {
    let (signs, mut ends, mut at) = (b" \t\n\r\x0b\x0c\x1a,{}()!?$;[]", [false; 256], 0);
    while at < signs.len() {
        ends[signs[at] as usize] = true;
        at += 1;
    }
    ends
};

impl Scan {
    /// Takes a game apart.
    ///
    /// # Errors
    /// The first fault after which nothing can be read.
    pub fn read(&mut self, text: &str) -> Result<(), Fault> {
        self.tags.clear();
        self.names.clear();
        self.words.clear();
        self.numbers.clear();
        self.asides.clear();
        self.mended.clear();
        (self.score, self.result, self.front) = (None, text.len(), None);
        let bytes = text.as_bytes();
        let mut at = self.head(text);
        self.moves = at;
        loop {
            at = skip(bytes, at);
            let Some(byte) = bytes.get(at) else {
                self.cut_off(text);
                return Ok(());
            };
            let start = at;
            if self.score.is_some() && !matches!(byte, b'{' | b';') {
                at = self.behind_result(text, at)?;
                continue;
            }
            let kind = match byte {
                b'{' => {
                    at = comment(bytes, at).ok_or(Fault::OpenEnded(start))?;
                    AsideKind::Comment
                }
                b';' => {
                    at = line_end(bytes, at);
                    AsideKind::RestOfLine
                }
                b'(' => {
                    at = variation(bytes, at).ok_or(Fault::OpenEnded(start))?;
                    if self.belongs_to_word(text, start..at) {
                        continue;
                    }
                    AsideKind::Variation
                }
                b'!' | b'?' => {
                    at += bytes[at..].iter().take(2).take_while(|byte| matches!(byte, b'!' | b'?')).count();
                    AsideKind::Sign
                }
                b'$' => {
                    at += 1 + bytes[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                    if at == start + 1 {
                        self.mended.push((start, Mended::Stray("$".to_owned())));
                        continue;
                    }
                    AsideKind::Sign
                }
                b'}' | b')' | b']' => {
                    self.closes_nothing(text, at);
                    at += 1;
                    continue;
                }
                b'[' => {
                    self.mended.push((at, Mended::Stray("[".to_owned())));
                    let line = &bytes[at..line_end(bytes, at)];
                    at += memchr::memchr(b']', line).map_or(1, |length| length + 1);
                    AsideKind::Loose
                }
                _ => {
                    at = self.word(text, at);
                    continue;
                }
            };
            self.asides.push(Aside { after: self.words.len(), range: start..at, kind });
        }
    }

    /// The tags, and comments above them; where the moves begin.
    fn head(&mut self, text: &str) -> usize {
        let bytes = text.as_bytes();
        let mut at = 0;
        loop {
            at = skip(bytes, at);
            match bytes.get(at) {
                Some(b'[') => match self.tag(text, at) {
                    Some(end) => at = end,
                    None => return at,
                },
                Some(b'{' | b';' | b'#') if self.tags.is_empty() => match self.above_tags(bytes, at) {
                    Some(end) => at = end,
                    None => return at,
                },
                _ => return at,
            }
        }
    }

    /// A comment above the tags, if they follow; where it ends.
    fn above_tags(&mut self, bytes: &[u8], start: usize) -> Option<usize> {
        let end_of = |at: usize| if bytes[at] == b'{' { comment(bytes, at) } else { Some(line_end(bytes, at)) };
        let end = end_of(start)?;
        let mut at = skip(bytes, end);
        while matches!(bytes.get(at), Some(b'{' | b';' | b'#')) {
            at = skip(bytes, end_of(at)?);
        }
        if bytes.get(at) != Some(&b'[') {
            return None;
        }
        let kind = if bytes[start] == b'{' { AsideKind::Comment } else { AsideKind::RestOfLine };
        self.asides.push(Aside { after: 0, range: start..end, kind });
        Some(end)
    }

    /// `[Name "value"]`, or what was meant to be a tag; where it ends.
    fn tag(&mut self, text: &str, start: usize) -> Option<usize> {
        let Tag { name, value, end } = match tags::read(text.as_bytes(), start) {
            Some(tag) => tag,
            None => match tags::mended(text, start)? {
                (Some((tag, name)), told) => {
                    self.mended.push((start, told));
                    self.names.extend(name.map(|name| (self.tags.len(), name)));
                    tag
                }
                (None, told) => {
                    self.mended.push((start, told));
                    return Some(line_end(text.as_bytes(), start));
                }
            },
        };
        if let Some(known) = tags::known(&text[name.clone()]) {
            self.mended.push((start, Mended::ReadAs(text[name.clone()].to_owned(), known.to_owned())));
            self.names.push((self.tags.len(), known.to_owned()));
        }
        self.tags.push((name, value));
        Some(end)
    }

    /// A number, a result, or what must be a move; where it ends.
    fn word(&mut self, text: &str, start: usize) -> usize {
        let bytes = text.as_bytes();
        let length =
            bytes[start..].iter().position(|byte| ENDS_WORD[usize::from(*byte)]).unwrap_or(bytes.len() - start);
        let mut end = start + length;
        let word = &bytes[start..end];
        if let Some(score) = result(word) {
            if self.words.is_empty() && glyphs::goes_on_with_number(&text[end..]) {
                self.front = Some(start..end);
            } else {
                (self.score, self.result) = (Some(score), start);
            }
            return end;
        }
        if !word[0].is_ascii_alphanumeric() || length <= 4 && glyphs::may_be_one(word) || !word.is_ascii() {
            match self.odd(text, start..end) {
                Odd::Taken(at) => return at,
                Odd::Word(at) => end = at,
            }
        }
        let word = &bytes[start..end];
        // The number of a move, perhaps with nothing between it and the move.
        let figures = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = dots(&word[figures..]);
        let bare = figures + dots;
        if figures > 0 && (dots > 0 || bare == word.len()) {
            self.numbers.push((self.words.len(), start..start + bare));
        }
        if bare == word.len() {
            return end;
        }
        // Without a dot it is castling with noughts, or no move at all.
        let from = if dots > 0 { start + bare } else { start };
        if from > start
            && let Some(score) = result(&bytes[from..end])
        {
            (self.score, self.result) = (Some(score), from);
            return end;
        }
        self.words.push(from..end);
        end
    }

    /// What does not look like a move or a number.
    fn odd(&mut self, text: &str, range: Range<usize>) -> Odd {
        let word = &text[range.clone()];
        // A blank of more than one byte is one, too.
        if let Some((at, blank)) = glyphs::blank_in(word) {
            return if at == 0 {
                Odd::Taken(range.start + blank.len_utf8())
            } else {
                self.cut(text, range.start..range.start + at)
            };
        }
        if word.starts_with('<') {
            let line = &text[range.start..line_end(text.as_bytes(), range.start)];
            let end = line.find('>').map_or(range.end, |length| range.start + length + 1);
            self.asides.push(Aside { after: self.words.len(), range: range.start..end, kind: AsideKind::Loose });
            return Odd::Taken(end);
        }
        if let Some(end) = self.spaced_result(text, &range) {
            return Odd::Taken(end);
        }
        if self.promotes(text, &range, word) {
            return Odd::Taken(range.end);
        }
        if word.chars().all(|sign| matches!(sign, '.' | '…')) || (!self.words.is_empty() && glyphs::says_nothing(word))
        {
            return Odd::Taken(range.end);
        }
        let kind = match glyphs::number(word) {
            // After the number of a move it begins that move.
            Some(_) if word.starts_with(char::is_alphabetic) && self.is_numbered(text, range.start) => {
                return Odd::Word(range.end);
            }
            Some(_) if !self.words.is_empty() => AsideKind::Sign,
            Some(_) => AsideKind::Loose,
            None if !word.is_ascii() && !word.chars().any(glyphs::is_of_moves) => AsideKind::Loose,
            None => return Odd::Word(range.end),
        };
        self.asides.push(Aside { after: self.words.len(), range: range.clone(), kind });
        Odd::Taken(range.end)
    }

    /// Whether nothing but blanks stands between the number of the move that is to come and a place.
    fn is_numbered(&self, text: &str, at: usize) -> bool {
        let number = self.numbers.last().filter(|(after, _)| *after == self.words.len());
        number.is_some_and(|(_, number)| text[number.end..at].chars().all(glyphs::is_blank))
    }

    /// Where a game breaks off in a letter that is a sign of annotation, too, it may be of a move.
    fn cut_off(&mut self, text: &str) {
        let end = text.trim_end().len();
        let is_letter = |aside: &mut Aside| {
            aside.kind == AsideKind::Sign
                && aside.range.end == end
                && text[aside.range.clone()].starts_with(char::is_alphabetic)
        };
        if self.score.is_none() {
            self.words.extend(self.asides.pop_if(is_letter).map(|letter| letter.range));
        }
    }

    /// Whether the word before a place is a pawn's move to its last rank, and a word at that place what it becomes; then that is its end,
    /// and a sign of equality between them is no other sign.
    fn promotes(&mut self, text: &str, range: &Range<usize>, piece: &str) -> bool {
        let after = self.words.len();
        let Some(last) = self.words.last_mut().filter(|last| is_behind(text, last, range.start)) else { return false };
        if !glyphs::promotes(&text[last.clone()], piece) {
            return false;
        }
        last.end = range.end;
        self.asides.pop_if(|aside| aside.after == after && &text[aside.range.clone()] == "=");
        true
    }

    /// The word before a blank that is none of ASCII.
    fn cut(&mut self, text: &str, range: Range<usize>) -> Odd {
        let word = &text.as_bytes()[range.clone()];
        match result(word) {
            Some(score) => {
                (self.score, self.result) = (Some(score), range.start);
                Odd::Taken(range.end)
            }
            None if word.is_ascii() && !glyphs::may_be_one(word) => Odd::Word(range.end),
            None => self.odd(text, range),
        }
    }

    /// `1 - 0`: the sign in its middle follows what was taken for a number; returns where the result ends.
    fn spaced_result(&mut self, text: &str, range: &Range<usize>) -> Option<usize> {
        if !glyphs::parts_results(&text[range.clone()]) {
            return None;
        }
        let first = self.numbers.last().filter(|(after, _)| *after == self.words.len())?.1.clone();
        let second = skip(text.as_bytes(), range.end);
        let second_end = word_end(text, second);
        let spelt = format!("{}-{}", &text[first.clone()], &text[second..second_end]);
        let is_behind = text[first.end..range.start].chars().all(glyphs::is_blank);
        let score = Score::read(&spelt).filter(|_| is_behind)?;
        self.numbers.pop();
        (self.score, self.result) = (Some(score), first.start);
        Some(second_end)
    }

    /// What a bracket says of the word before it, or of the end, and is no variation.
    fn belongs_to_word(&mut self, text: &str, range: Range<usize>) -> bool {
        let inner = text[range.start + 1..range.end - 1].trim();
        if inner.len() > 7 {
            return false;
        }
        let is_passing = matches!(inner, "ep" | "e.p." | "e.p");
        if self.promotes(text, &range, inner)
            || is_passing && self.words.last().is_some_and(|last| is_behind(text, last, range.start))
        {
            return true;
        }
        let Some(score) = result(inner.as_bytes()) else { return false };
        if skip(text.as_bytes(), range.end) < text.len() {
            return false;
        }
        (self.score, self.result) = (Some(score), range.start);
        true
    }

    /// A bracket or a brace that closes nothing. What stands between the end of a comment and a brace was meant to be in it, if it holds
    /// no move.
    fn closes_nothing(&mut self, text: &str, at: usize) {
        let sign = &text[at..=at];
        // The number of a move may have one.
        if sign == ")" && self.numbers.last().is_some_and(|(_, number)| number.end == at) {
            return;
        }
        self.mended.push((at, Mended::Stray(sign.to_owned())));
        let Some(last) = self.asides.last_mut().filter(|last| sign == "}" && last.kind == AsideKind::Comment) else {
            return;
        };
        let kept = self.words.iter().take_while(|word| word.start < last.range.end).count();
        let behind = &self.words[kept..];
        if !behind.is_empty() && behind.iter().all(|word| plainly_written(&text[word.clone()]).is_none()) {
            last.range.end = at + 1;
            self.words.truncate(kept);
            let end = last.range.end;
            let start = last.range.start;
            self.numbers.retain(|(_, number)| number.start < start || number.start > end);
        }
    }

    /// Skips text after the result that does not matter; returns where it ends.
    fn behind_result(&mut self, text: &str, at: usize) -> Result<usize, Fault> {
        let rest = &text[at..];
        let first = rest.chars().next().unwrap_or(' ');
        if glyphs::is_blank(first) {
            return Ok(at + first.len_utf8());
        }
        if matches!(first, '}' | ')' | ']') {
            self.closes_nothing(text, at);
            return Ok(at + 1);
        }
        let end = word_end(text, at);
        let again = result(&text.as_bytes()[at..end]);
        // French sheets say so that somebody did not come.
        if text[at..end].eq_ignore_ascii_case("ff") || again.is_some() && again == self.score {
            return Ok(end);
        }
        // `1/2 - 1/2`, of which the first half is a result of its own.
        if self.score == Some(Score::Drawn) && glyphs::parts_results(&text[at..end]) {
            let second = skip(text.as_bytes(), end);
            let second_end = word_end(text, second);
            if Score::read(&text[second..second_end]) == Some(Score::Drawn) {
                return Ok(second_end);
            }
        }
        Err(Fault::BehindResult(at))
    }
}

/// Whether only blanks, and perhaps a sign of equality, stand between a word and a place.
fn is_behind(text: &str, word: &Range<usize>, at: usize) -> bool {
    text[word.end..at].chars().all(|sign| glyphs::is_blank(sign) || sign == '=')
}

/// What became of a word that does not look like a move or a number.
enum Odd {
    /// It has its place; where it ends.
    Taken(usize),
    /// It is a word all the same, and ends here.
    Word(usize),
}

fn word_end(text: &str, start: usize) -> usize {
    let ends = |sign: char| glyphs::is_blank(sign) || sign.is_ascii() && ENDS_WORD[sign as usize];
    text[start..].find(ends).map_or(text.len(), |length| start + length)
}

/// The length in bytes of the dots after a number: `.`, `...`, `…`, or one colon.
fn dots(rest: &[u8]) -> usize {
    let mut length = 0;
    loop {
        match &rest[length..] {
            [b'.', ..] => length += 1,
            [0xe2, 0x80, 0xa6, ..] => length += 3,
            [b':', ..] if length == 0 => return 1,
            _ => return length,
        }
    }
}

/// Over blanks, commas, marks of the end of a file, and lines that begin with `%`.
fn skip(bytes: &[u8], mut at: usize) -> usize {
    loop {
        match bytes.get(at) {
            Some(b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c' | b'\x1a' | b',') => at += 1,
            Some(b'%') if at == 0 || bytes[at - 1] == b'\n' => at = line_end(bytes, at),
            Some(0xef) if bytes[at..].starts_with(b"\xef\xbb\xbf") => at += 3,
            _ => return at,
        }
    }
}

fn line_end(bytes: &[u8], at: usize) -> usize {
    memchr::memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |length| at + length)
}

fn comment(bytes: &[u8], at: usize) -> Option<usize> {
    memchr::memchr(b'}', &bytes[at..]).map(|length| at + length + 1)
}

/// To the bracket that closes the one here.
fn variation(bytes: &[u8], mut at: usize) -> Option<usize> {
    let mut depth = 0_usize;
    loop {
        match bytes.get(at)? {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some(at + 1),
            b')' => depth -= 1,
            b'{' => {
                at = comment(bytes, at)?;
                continue;
            }
            b';' => {
                at = line_end(bytes, at);
                continue;
            }
            b'%' if bytes[at - 1] == b'\n' => {
                at = line_end(bytes, at);
                continue;
            }
            _ => {}
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Result<Vec<&str>, Fault> {
        let mut scan = Scan::default();
        scan.read(text)?;
        Ok(scan.words.iter().map(|range| &text[range.clone()]).collect())
    }

    #[test]
    fn words_are_told_from_numbers_results_and_asides() {
        let text = "[A \"b \\\" ] c\"] [ D  \"\" ]\n%1. x\n1.e4!? $12 e5 2. 0-0{x y}Nf3 ; z (\n3... exd6 e.p. (4. x (5. y) {)}) O-O 1–0 {z}";
        assert_eq!(words(text), Ok(vec!["e4", "e5", "0-0", "Nf3", "exd6", "O-O"]));
        let mut scan = Scan::default();
        scan.read(text).expect("a game");
        let tags: Vec<_> = scan.tags.iter().map(|(name, value)| (&text[name.clone()], &text[value.clone()])).collect();
        assert_eq!(tags, [("A", "b \\\" ] c"), ("D", "")]);
        let asides: Vec<_> = scan.asides.iter().map(|aside| (aside.after, &text[aside.range.clone()])).collect();
        assert_eq!(asides, [(1, "!?"), (1, "$12"), (3, "{x y}"), (4, "; z ("), (5, "(4. x (5. y) {)})"), (6, "{z}")]);
        let numbers: Vec<_> = scan.numbers.iter().map(|(after, range)| (*after, &text[range.clone()])).collect();
        assert_eq!(numbers, [(0, "1."), (2, "2."), (4, "3...")]);
        assert_eq!((scan.score, &text[scan.result..]), (Some(Score::Won(Color::White)), "1–0 {z}"));
        assert_eq!(scan.mended, []);
        assert_eq!(words("e4 = e5 e8= x"), Ok(vec!["e4", "e5", "e8=", "x"]));
        assert_eq!(words("= e4"), Ok(vec!["e4"]));
        assert_eq!(words("e4 e5 2. N"), Ok(vec!["e4", "e5", "N"]));
        assert_eq!(words("e4 N e5 N"), Ok(vec!["e4", "e5", "N"]));
        assert_eq!(words("e4 N e5 N *"), Ok(vec!["e4", "e5"]));
    }

    #[test]
    fn what_has_no_end_is_named() {
        assert_eq!(words("e4 {"), Err(Fault::OpenEnded(3)));
        assert_eq!(words("e4 (e5 {)} "), Err(Fault::OpenEnded(3)));
        assert_eq!(words("e4 * e5"), Err(Fault::BehindResult(5)));
        assert_eq!(words("1e4 0-0-0 12"), Ok(vec!["1e4", "0-0-0"]));
    }

    #[test]
    fn what_breaks_the_rules_is_mended_and_told() {
        for (text, expected, mended) in [
            ("e4 ) e5", &["e4", "e5"][..], 1),
            ("1) e4 e5", &["e4", "e5"], 0),
            ("e4 {a {b} c d} e5", &["e4", "e5"], 1),
            ("[A b]\n\ne4", &["e4"], 1),
            ("[A \"b\n]\ne4", &["e4"], 2),
            ("e8 (Q)+ e1 = N *", &["e8 (Q)", "e1 = N"], 0),
            ("e8 = (Q) *", &["e8 = (Q)"], 0),
            ("1.\u{a0}e4\u{a0}e5\u{200b} 2.\u{2009}d4", &["e4", "e5", "d4"], 0),
            ("e4 ± N ch d5 D e.p. ☃", &["e4", "d5"], 0),
            ("e4 <x y> d5", &["e4", "d5"], 0),
        ] {
            let mut scan = Scan::default();
            assert_eq!(scan.read(text), Ok(()), "{text}");
            let words: Vec<&str> = scan.words.iter().map(|range| &text[range.clone()]).collect();
            assert_eq!((&words[..], scan.mended.len()), (expected, mended), "{text}: {:?}", scan.mended);
        }
    }

    #[test]
    fn results_with_blanks_are_results() {
        for (text, score) in [
            ("e4 1 - 0", Score::Won(Color::White)),
            ("e4 0 : 1", Score::Won(Color::Black)),
            ("e4 1/2 - 1/2", Score::Drawn),
            ("e4 ½ – ½", Score::Drawn),
            ("e4 (1-0)", Score::Won(Color::White)),
            ("e4 1-0 1-0", Score::Won(Color::White)),
            ("e4 12.0-1", Score::Won(Color::Black)),
        ] {
            let mut scan = Scan::default();
            assert_eq!((scan.read(text), scan.score, scan.words.len()), (Ok(()), Some(score), 1), "{text}");
        }
    }
}
