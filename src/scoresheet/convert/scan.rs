//! The words of one PGN game and where they stand: tags, words that must be moves, and what stands between them. What a move means
//! is not asked here; but every word is counted, so that none can be lost unheard.

use std::ops::Range;

use crate::rules::position::Color;
use crate::scoresheet::sheet::Score;

/// What stands between the moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AsideKind {
    /// `{...}`
    Comment,
    /// `; ...` to the end of the line.
    RestOfLine,
    /// `!?` or `$5`
    Sign,
    /// `(...)`
    Variation,
    /// `=`
    Offer,
}

/// Something between the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Behind how many words it stands.
    pub after: usize,
    /// Where, with its signs.
    pub range: Range<usize>,
    /// What it is.
    pub kind: AsideKind,
}

/// What is wrong, and where.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A tag that cannot be read.
    Tag(usize),
    /// A comment or a variation without end.
    OpenEnded(usize),
    /// Something that stands behind the result.
    BehindResult(usize),
    /// Something that can be no word.
    NoWord(usize),
}

/// The words of a game. It can be used again and again.
#[derive(Debug, Default)]
pub struct Scan {
    /// Names and values of the tags, as they stand.
    pub tags: Vec<(Range<usize>, Range<usize>)>,
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
}

/// The result that a word is.
pub fn result(word: &[u8]) -> Option<Score> {
    // Most words begin otherwise; `½` is of two bytes.
    if !matches!(word.first(), Some(b'0' | b'1' | b'*' | 0xc2)) {
        return None;
    }
    Some(match word {
        b"1-0" => Score::Won(Color::White),
        b"0-1" => Score::Won(Color::Black),
        b"1/2-1/2" => Score::Drawn,
        // What no standard has and some programs write.
        b"1/2-0" => Score::HalfPoint(Color::White),
        b"0-1/2" => Score::HalfPoint(Color::Black),
        b"*" => Score::Open,
        // The long dash, and one half in one sign.
        _ if !word.is_ascii() => match std::str::from_utf8(word).ok()?.replace(['–', '—'], "-").as_str() {
            "1-0" => Score::Won(Color::White),
            "0-1" => Score::Won(Color::Black),
            "1/2-1/2" | "½-½" => Score::Drawn,
            "1/2-0" | "½-0" => Score::HalfPoint(Color::White),
            "0-1/2" | "0-½" => Score::HalfPoint(Color::Black),
            _ => return None,
        },
        _ => return None,
    })
}

/// By the byte, whether it ends a word: a table, since every byte of all moves is asked about.
const ENDS_WORD: [bool; 256] = {
    let (signs, mut ends, mut at) = (b" \t\n\r{}()!?$;[]", [false; 256], 0);
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
    /// The first thing that has no place in a game.
    pub fn read(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.tags.clear();
        self.words.clear();
        self.numbers.clear();
        self.asides.clear();
        self.score = None;
        let mut at = 0;
        loop {
            at = skip(bytes, at);
            if bytes.get(at) != Some(&b'[') {
                break;
            }
            at = self.tag(bytes, at).ok_or(Fault::Tag(at))?;
        }
        self.moves = at;
        loop {
            at = skip(bytes, at);
            let Some(byte) = bytes.get(at) else { return Ok(()) };
            let start = at;
            if self.score.is_some() && !matches!(byte, b'{' | b';') {
                return Err(Fault::BehindResult(at));
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
                    AsideKind::Variation
                }
                b'!' | b'?' => {
                    at += bytes[at..].iter().take(2).take_while(|byte| matches!(byte, b'!' | b'?')).count();
                    AsideKind::Sign
                }
                b'$' => {
                    at += 1 + bytes[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                    AsideKind::Sign
                }
                _ => {
                    at = self.word(bytes, at).ok_or(Fault::NoWord(start))?;
                    continue;
                }
            };
            self.asides.push(Aside { after: self.words.len(), range: start..at, kind });
        }
    }

    /// `[Name "value"]`; where it ends.
    fn tag(&mut self, bytes: &[u8], start: usize) -> Option<usize> {
        let blanks = |at: usize| at + bytes[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let name = blanks(start + 1);
        let name_end =
            name + bytes[name..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
        let quote = blanks(name_end);
        if name == name_end || bytes.get(quote) != Some(&b'"') {
            return None;
        }
        let mut at = quote + 1;
        loop {
            at += memchr::memchr3(b'"', b'\\', b'\n', &bytes[at..])?;
            match bytes[at] {
                b'"' => break,
                b'\\' if at + 2 <= bytes.len() => at += 2,
                _ => return None,
            }
        }
        let end = blanks(at + 1);
        if bytes.get(end) != Some(&b']') {
            return None;
        }
        self.tags.push((name..name_end, quote + 1..at));
        Some(end + 1)
    }

    /// A number, a result, or what must be a move; where it ends.
    fn word(&mut self, bytes: &[u8], start: usize) -> Option<usize> {
        let length =
            bytes[start..].iter().position(|byte| ENDS_WORD[usize::from(*byte)]).unwrap_or(bytes.len() - start);
        if length == 0 {
            return None;
        }
        let end = start + length;
        let word = &bytes[start..end];
        if let Some(score) = result(word) {
            self.score = Some(score);
            return Some(end);
        }
        // PGN has it within moves alone; people write it behind them.
        if word == b"=" && !self.words.is_empty() {
            self.asides.push(Aside { after: self.words.len(), range: start..end, kind: AsideKind::Offer });
            return Some(end);
        }
        // The number of a move, perhaps with nothing between it and the move.
        let figures = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = word[figures..].iter().take_while(|byte| **byte == b'.').count();
        let bare = figures + dots;
        if figures > 0 && (dots > 0 || bare == length) {
            self.numbers.push((self.words.len(), start..start + bare));
        }
        if bare == length || word == b"e.p." || word == b"e.p" {
            return Some(end);
        }
        // Without a dot it is castling with noughts, or no move at all.
        let from = if dots > 0 { start + bare } else { start };
        self.words.push(from..end);
        Some(end)
    }
}

/// Over blanks and lines that begin with `%`.
fn skip(bytes: &[u8], mut at: usize) -> usize {
    loop {
        match bytes.get(at) {
            Some(b' ' | b'\t' | b'\n' | b'\r') => at += 1,
            Some(b'%') if at == 0 || bytes[at - 1] == b'\n' => at = line_end(bytes, at),
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
        scan.read(text.as_bytes())?;
        Ok(scan.words.iter().map(|range| &text[range.clone()]).collect())
    }

    #[test]
    fn words_are_told_from_numbers_results_and_asides() {
        let text = "[A \"b \\\" ] c\"] [ D  \"\" ]\n%1. x\n1.e4!? $12 e5 2. 0-0{x y}Nf3 ; z (\n3... exd6 e.p. (4. x (5. y) {)}) O-O 1–0 {z}";
        assert_eq!(words(text), Ok(vec!["e4", "e5", "0-0", "Nf3", "exd6", "O-O"]));
        let mut scan = Scan::default();
        scan.read(text.as_bytes()).expect("a game");
        let tags: Vec<_> = scan.tags.iter().map(|(name, value)| (&text[name.clone()], &text[value.clone()])).collect();
        assert_eq!(tags, [("A", "b \\\" ] c"), ("D", "")]);
        let asides: Vec<_> = scan.asides.iter().map(|aside| (aside.after, &text[aside.range.clone()])).collect();
        assert_eq!(asides, [(1, "!?"), (1, "$12"), (3, "{x y}"), (4, "; z ("), (5, "(4. x (5. y) {)})"), (6, "{z}")]);
        let numbers: Vec<_> = scan.numbers.iter().map(|(after, range)| (*after, &text[range.clone()])).collect();
        assert_eq!(numbers, [(0, "1."), (2, "2."), (4, "3...")]);
        assert_eq!(scan.score, Some(Score::Won(Color::White)));
        assert_eq!(words("e4 = e5 e8= =Q"), Ok(vec!["e4", "e5", "e8=", "=Q"]));
        assert_eq!(words("= e4"), Ok(vec!["=", "e4"]));
    }

    #[test]
    fn what_is_no_game_is_named() {
        assert_eq!(words("[A b]"), Err(Fault::Tag(0)));
        assert_eq!(words("[A \"b\n]"), Err(Fault::Tag(0)));
        assert_eq!(words("[A \"b\\"), Err(Fault::Tag(0)));
        assert_eq!(words("e4 {"), Err(Fault::OpenEnded(3)));
        assert_eq!(words("e4 (e5 {)} "), Err(Fault::OpenEnded(3)));
        assert_eq!(words("e4 * e5"), Err(Fault::BehindResult(5)));
        assert_eq!(words("e4 ) e5"), Err(Fault::NoWord(3)));
        assert_eq!(words("1e4 0-0-0 12"), Ok(vec!["1e4", "0-0-0"]));
    }
}
