//! A stream of PGN cut into games, many of them at a time, in constant memory.
//!
//! A game begins with a line that opens tags after moves, or with any line after one that ends in a result. Tags without moves are a game,
//! too, if the first of these tags is repeated after an empty line. Within a comment a tag is comment, as for other programs (pgn-extract,
//! python-chess). But a comment or a variation that was never closed shall not swallow all games after it, as it does there: it ends at one
//! of the seven tags that every game has, if an empty line precedes that tag, since programs write empty lines between games and none
//! within comments; and after `LONGEST_COMMENT` bytes at any line that names an event. The game then has a comment without end, and that is
//! told.

use std::io::{self, BufRead, Read as _};
use std::ops::Range;

use super::tags::{ends_value, opens_value};
use crate::scoresheet::sheet::Score;

/// About this many bytes are handed on at a time; the last game is handed on whole.
const CHUNK: usize = 1 << 18;
/// A game with more bytes than this is none.
const LONGEST: usize = 1 << 24;
/// No more of a line is taken at once.
const LONGEST_LINE: u64 = 1 << 20;

/// A comment with more bytes was never closed.
const LONGEST_COMMENT: usize = 1 << 20;

/// The tags that every game has (PGN standard, 8.1.1), with any of which another game may begin.
const ROSTER: [&[u8]; 7] = [b"Event", b"Site", b"Date", b"Round", b"White", b"Black", b"Result"];

/// Games of a stream.
#[derive(Clone, Debug, Default)]
pub struct Chunk {
    pub bytes: Vec<u8>,
    /// Where each of them stands.
    pub games: Vec<RawGame>,
    /// The number of the first game in its stream, counted from 1.
    pub first: u64,
}

/// A game that has not been read yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawGame {
    /// Where it stands.
    pub range: Range<usize>,
    /// The line on which it begins.
    pub line: u64,
    /// Whether it was longer than any game, and is not there.
    pub too_long: bool,
}

/// Cuts a stream into games.
#[derive(Debug)]
pub struct Splitter<R> {
    from: R,
    /// The line that begins the next game, if it has been read.
    pending: Vec<u8>,
    line: u64,
    games: u64,
    over: bool,
}

/// Where a line stands in its game.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // each is true of a line or not, whatever the others are
struct State {
    /// Tags have begun.
    tags: bool,
    /// The name of the first of them.
    first_tag: Vec<u8>,
    /// The last line opened a tag and left its value open.
    in_tag: bool,
    /// Moves have begun.
    moves: bool,
    /// A result stood at the end of the last line that was not empty.
    ended: bool,
    /// It was `0-0`, which is castling unless an empty line follows.
    perhaps: bool,
    in_comment: bool,
    /// The number of bytes of the comment that have gone by, counted by lines.
    comment: usize,
    depth: usize,
    /// The last line was empty.
    behind_empty: bool,
}

impl<R: BufRead> Splitter<R> {
    /// Nothing read yet.
    pub fn new(from: R) -> Splitter<R> {
        Splitter { from, pending: Vec::new(), line: 0, games: 0, over: false }
    }

    /// The next games; `None` after the last.
    ///
    /// # Errors
    /// What the system says.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut chunk = Chunk { first: self.games + 1, ..Chunk::default() };
        while !self.over && chunk.bytes.len() < CHUNK {
            self.next_game(&mut chunk)?;
        }
        self.games += chunk.games.len() as u64;
        Ok((!chunk.games.is_empty()).then_some(chunk))
    }

    fn next_game(&mut self, chunk: &mut Chunk) -> io::Result<()> {
        let start = chunk.bytes.len();
        let mut game = RawGame { range: start..start, line: self.line.max(1), too_long: false };
        let mut state = State::default();
        chunk.bytes.append(&mut self.pending);
        let mut line_start = start;
        let (mut whole, mut begun) = (true, false);
        loop {
            if chunk.bytes.len() == line_start {
                let taken = (&mut self.from).take(LONGEST_LINE).read_until(b'\n', &mut chunk.bytes)?;
                if taken == 0 {
                    self.over = true;
                    break;
                }
                self.line += u64::from(whole);
                if whole && matches!(chunk.bytes[line_start], 0xef | 0x1a) {
                    let marks = marks(&chunk.bytes[line_start..]);
                    chunk.bytes.drain(line_start..line_start + marks);
                }
            }
            let line = &chunk.bytes[line_start..];
            if whole && state.begins_another(line) {
                self.pending = chunk.bytes.split_off(line_start);
                break;
            }
            if !begun && !is_blank(line) {
                (begun, game.line) = (true, self.line);
            }
            state.take(line, whole);
            whole = line.last() == Some(&b'\n');
            if !begun {
                // Empty lines between games belong to none.
                chunk.bytes.truncate(start);
            } else if chunk.bytes.len() - start > LONGEST {
                chunk.bytes.truncate(start);
                game.too_long = true;
            }
            line_start = chunk.bytes.len();
        }
        if begun {
            game.range.end = chunk.bytes.len();
            chunk.games.push(game);
        } else {
            chunk.bytes.truncate(start);
        }
        Ok(())
    }
}

/// How many bytes at the beginning of a line mark the beginning or the end of a file: files that were put together have them between games.
fn marks(line: &[u8]) -> usize {
    let mut at = 0;
    loop {
        match &line[at..] {
            [0xef, 0xbb, 0xbf, ..] => at += 3,
            [0x1a, ..] => at += 1,
            _ => return at,
        }
    }
}

fn is_blank(line: &[u8]) -> bool {
    line.trim_ascii().is_empty()
}

/// `1 - 0`
fn ends_in_spaced_result(line: &[u8], last: &[u8]) -> bool {
    if !matches!(last, b"0" | b"1") {
        return false;
    }
    let mut words = line.split(u8::is_ascii_whitespace).rev().filter(|word| !word.is_empty()).skip(1);
    matches!(words.next(), Some(b"-" | b":")) && matches!(words.next(), Some(b"0" | b"1"))
}

impl State {
    fn begins_another(&self, line: &[u8]) -> bool {
        if !self.moves && !self.in_comment {
            let is_first_again = || tag_name(line).is_some_and(|name| name == self.first_tag);
            return self.tags && self.behind_empty && is_first_again();
        }
        if self.in_comment || self.depth > 0 {
            if self.behind_empty && tag_name(line).is_some_and(|name| ROSTER.contains(&name)) {
                return true;
            }
            let may_end = !self.in_comment || self.comment > LONGEST_COMMENT;
            return may_end && line.starts_with(b"[Event \"");
        }
        let text = line.trim_ascii_start();
        (self.ended && !text.is_empty() && !line.starts_with(b"%")) || opens_tag(text)
    }

    fn take(&mut self, line: &[u8], whole: bool) {
        if whole && line.starts_with(b"%") && !self.in_comment {
            return;
        }
        let text = line.trim_ascii();
        self.behind_empty = text.is_empty() && whole;
        if text.is_empty() {
            self.ended |= self.perhaps;
            return;
        }
        if !self.moves && text.starts_with(b"[") && !self.in_comment {
            if !self.tags {
                self.first_tag.extend_from_slice(tag_name(text).unwrap_or_default());
            }
            (self.tags, self.in_tag) = (true, opens_value(text));
            return;
        }
        if std::mem::take(&mut self.in_tag) && ends_value(text) {
            return;
        }
        if !self.moves && !self.tags && self.is_above_tags(text) {
            return;
        }
        self.moves = true;
        let mut rest = text;
        while let Some(at) = self.next_sign(rest) {
            match rest[at] {
                b';' => {
                    rest = &rest[..at];
                    break;
                }
                b'{' => self.in_comment = true,
                b'}' => self.in_comment = false,
                b'(' => self.depth += 1,
                _ => self.depth = self.depth.saturating_sub(1),
            }
            rest = &rest[at + 1..];
        }
        self.comment = if self.in_comment { self.comment + line.len() } else { 0 };
        let word = rest.trim_ascii_end().rsplit(u8::is_ascii_whitespace).next().unwrap_or_default();
        let outside = !self.in_comment && self.depth == 0;
        self.ended = outside && (super::scan::result(word).is_some() || ends_in_spaced_result(rest, word));
        self.perhaps = outside && word == Score::LostByBoth.text().as_bytes();
    }

    /// Whether a line is of a comment, and of nothing else: tags may follow it.
    fn is_above_tags(&mut self, text: &[u8]) -> bool {
        if !self.in_comment && !text.starts_with(b"{") {
            return text.starts_with(b";") || text.starts_with(b"#");
        }
        let Some(end) = memchr::memchr(b'}', text) else {
            self.in_comment = true;
            self.comment += text.len();
            return true;
        };
        if !text[end + 1..].trim_ascii().is_empty() {
            return false;
        }
        (self.in_comment, self.comment) = (false, 0);
        true
    }

    /// The next sign that opens or closes something.
    fn next_sign(&self, rest: &[u8]) -> Option<usize> {
        if self.in_comment {
            return memchr::memchr(b'}', rest);
        }
        let opens = memchr::memchr3(b'{', b'(', b';', rest);
        match memchr::memchr(b')', &rest[..opens.unwrap_or(rest.len())]) {
            Some(closes) if self.depth > 0 => Some(closes),
            _ => opens,
        }
    }
}

/// `[Name "`: a bracket alone may stand for anything.
pub(super) fn opens_tag(text: &[u8]) -> bool {
    tag_name(text).is_some()
}

/// The name of the tag that opens.
fn tag_name(text: &[u8]) -> Option<&[u8]> {
    let rest = text.strip_prefix(b"[")?.trim_ascii_start();
    let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_')?;
    let (name, rest) = rest.split_at(end);
    (!name.is_empty() && rest.trim_ascii_start().starts_with(b"\"")).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(text: &[u8]) -> Vec<(u64, String)> {
        let mut splitter = Splitter::new(text);
        let mut all = Vec::new();
        while let Some(chunk) = splitter.next_chunk().expect("memory does not fail") {
            assert_eq!(chunk.first, all.len() as u64 + 1);
            for game in chunk.games {
                let text = String::from_utf8_lossy(&chunk.bytes[game.range]).trim().to_owned();
                all.push((game.line, text));
            }
        }
        all
    }

    #[test]
    fn games_are_cut_where_tags_open_behind_moves() {
        let text = "\n\n[Event \"a\"]\n[Site \"b\"]\n\n1. e4 { [x \"y\"]\n[Site \"in a comment\"] } e5\n\n2. d4 *\n[Event \"c\"]\n\n*\n";
        let cut = games(text.as_bytes());
        assert_eq!(cut.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [3, 10]);
        assert!(cut[0].1.ends_with("2. d4 *") && cut[1].1 == "[Event \"c\"]\n\n*");
    }

    #[test]
    fn games_without_tags_are_cut_behind_results() {
        let cut = games("\u{feff}1. e4 1-0\n\n1. d4 (1. c4 1-0\n) d5 ; 0-1\n 1/2-1/2\n% x\n1. f4 *".as_bytes());
        assert_eq!(
            cut,
            [
                (1, "1. e4 1-0".to_owned()),
                (3, "1. d4 (1. c4 1-0\n) d5 ; 0-1\n 1/2-1/2\n% x".to_owned()),
                (7, "1. f4 *".to_owned())
            ]
        );
        assert_eq!(games(b" \n\n"), []);
    }

    #[test]
    fn an_open_comment_ends_where_the_next_event_begins() {
        let cut = games(b"1. e4 { never closed\n\n[Event \"next\"]\n\n1. d4 *\n");
        assert_eq!(cut.len(), 2);
        assert_eq!(cut[1].0, 3);
    }

    #[test]
    fn headings_without_moves_are_a_game_of_their_own() {
        let cut = games(
            b"[White \"a\"]\n[Black \"b\"]\n\n[White \"c\"]\n\n1. e4 *\n\n[Event \"d\"]\n\n[Site \"e\"]\n\n1. d4 *\n",
        );
        assert_eq!(cut.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 4, 8], "{cut:?}");
    }

    #[test]
    fn an_open_comment_or_variation_ends_at_the_next_heading() {
        for open in ["1. e4 { never closed", "1. e4 (1. d4"] {
            let cut = games(format!("{open}\n\n[White \"next\"]\n\n1. d4 *\n").as_bytes());
            assert_eq!(cut.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 3], "{cut:?}");
        }
    }

    #[test]
    fn what_is_in_a_comment_begins_no_game() {
        let first = "[Event \"a\"]\n\n1. e4 {good\n[Event \"in a comment\"]\n% no end }; of it\ne5 (1... c5 {x\n[Event \"y\"]\n}) 1-0";
        let cut = games(format!("{first}\n\n[Event \"b\"]\n\n*\n").as_bytes());
        assert_eq!(cut, [(1, first.to_owned()), (10, "[Event \"b\"]\n\n*".to_owned())]);
    }

    #[test]
    fn comments_and_marks_between_games_are_no_games() {
        let text = "\u{feff}; one\n{two\n[Event \"x\"]\n}\n[White \"a\"]\n\n1. e4 *\n\u{1a}\u{feff}# three\n[White \"b\"]\n\n*\n\u{1a}";
        let cut = games(text.as_bytes());
        assert_eq!(cut.len(), 2, "{cut:?}");
        assert!(cut[0].1.starts_with("; one") && cut[0].1.ends_with("1. e4 *"), "{cut:?}");
        assert!(cut[1].1.starts_with("# three\n[White"), "{cut:?}");
        let cut = games(b"{ never closed\n\n[Event \"x\"]\n\n1. e4 *\n");
        assert_eq!(cut.len(), 2, "{cut:?}");
        let cut = games(b"1. e4 1 - 0\n1. d4 0 : 1\n1. c4 1/2\n");
        assert_eq!(cut.len(), 3, "{cut:?}");
    }

    #[test]
    fn a_very_long_comment_ends_at_the_next_event() {
        let mut text = "1. e4 {\n".to_owned();
        text.push_str(&"a line of sixteen\n".repeat(LONGEST_COMMENT / 16));
        text.push_str("[Event \"b\"]\n\n1. d4 *\n[Event \"c\"]\n\n1. c4 {x} *\n");
        let cut = games(text.as_bytes());
        assert_eq!(
            cut[1..].iter().map(|(_, game)| game.as_str()).collect::<Vec<_>>(),
            ["[Event \"b\"]\n\n1. d4 *", "[Event \"c\"]\n\n1. c4 {x} *"]
        );
    }

    #[test]
    fn an_endless_game_is_left_out_and_the_next_kept() {
        let mut text = b"[Event \"a\"]\n\n1. e4 {".to_vec();
        text.resize(text.len() + LONGEST + 10, b'x');
        text.extend_from_slice(b"\n[Event \"b\"]\n\n*\n");
        let mut splitter = Splitter::new(&text[..]);
        let chunk = splitter.next_chunk().expect("memory").expect("games");
        assert_eq!(chunk.games.iter().map(|game| game.too_long).collect::<Vec<_>>(), [true, false]);
        assert_eq!(chunk.games[1].line, 4);
        assert!(chunk.bytes.len() < LONGEST);
    }

    #[test]
    fn however_many_games_none_is_lost() {
        let text = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 1-0\n\n".repeat(20_000);
        let cut = games(text.as_bytes());
        assert_eq!(cut.len(), 20_000);
        assert!(cut.iter().enumerate().all(|(index, (line, _))| *line == index as u64 * 4 + 1));
    }
}
