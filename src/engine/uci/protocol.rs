//! What engines say and are told, line by line (the Universal Chess Interface, April 2006).

use shakmaty::CastlingMode;

pub use crate::game::advice::Score;
use crate::game::board::Board;
use crate::game::engine_trouble::Takes;
use crate::notation::uci;
use crate::rules::position::{Intent, Position};

/// Longer than any name, option or value that a person reads.
const LONGEST: usize = 120;

/// More moves of one line than anybody steps through.
const LONGEST_LINE: usize = 60;

/// More words than a list of choices that is read out.
const MOST_CHOICES: usize = 400;

/// One line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// What it calls itself.
    Name(String),
    Option(Offered),
    /// It has told all about itself.
    UciOk,
    /// It has done what it was told so far.
    ReadyOk,
    /// The end of its thinking: the move as it writes it.
    Best(String),
    /// How far it has thought.
    Info(Info),
    /// Anything else.
    Other,
}

/// An option that an engine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub name: String,
    pub takes: Takes,
}

/// What an engine tells while it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Which of several lines it is, from 1.
    pub rank: usize,
    /// How far it has looked, in half-moves.
    pub depth: u32,
    /// How the side to move stands.
    pub score: Score,
    /// The moves that it expects, as it writes them.
    pub moves: Vec<String>,
}

pub fn read(line: &str) -> Said {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("id") if words.next() == Some("name") => Said::Name(clean(&rest(words))),
        Some("option") => option(&words.collect::<Vec<_>>()).map_or(Said::Other, Said::Option),
        Some("uciok") => Said::UciOk,
        Some("readyok") => Said::ReadyOk,
        Some("bestmove") => Said::Best(clean(words.next().unwrap_or_default())),
        Some("info") => info(&words.collect::<Vec<_>>()).map_or(Said::Other, Said::Info),
        _ => Said::Other,
    }
}

fn rest<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// Text of a program that may be anything: of one line, not too long, without control characters.
fn clean(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect()
}

/// `name Hash type spin default 16 min 1 max 1024`: names and words may have spaces in them.
fn option(words: &[&str]) -> Option<Offered> {
    let kind_at = words.iter().position(|word| *word == "type")?;
    let name = clean(&words.get(1..kind_at)?.join(" "));
    if words.first() != Some(&"name") || name.is_empty() {
        return None;
    }
    let values = words.get(kind_at + 2..)?;
    let one = |of: &str| parts(values).into_iter().find(|(key, _)| *key == of).map(|(_, value)| value);
    let number = |of: &str| one(of)?.parse::<i64>().ok();
    let takes = match *words.get(kind_at + 1)? {
        "check" => Takes::Check { default: one("default").as_deref() == Some("true") },
        "spin" => {
            let (min, max) = (number("min")?, number("max")?);
            Takes::Spin { default: number("default").unwrap_or(min), min, max: max.max(min) }
        }
        "combo" => {
            let of = parts(values).into_iter().filter(|(key, _)| *key == "var").map(|(_, value)| clean(&value));
            Takes::Combo { default: clean(&one("default")?), of: of.take(MOST_CHOICES).collect() }
        }
        // A text may hold any word: everything after `default` belongs to it.
        "string" => Takes::Text { default: clean(&values.get(1..).unwrap_or_default().join(" ")) },
        "button" => Takes::Button,
        _ => return None,
    };
    Some(Offered { name, takes })
}

/// `default 16 min 1 max 1024` as pairs.
fn parts<'a>(words: &[&'a str]) -> Vec<(&'a str, String)> {
    let mut parts: Vec<(&str, Vec<&str>)> = Vec::new();
    for word in words {
        match (*word, parts.last_mut()) {
            ("default" | "min" | "max" | "var", _) => parts.push((word, Vec::new())),
            (word, Some((_, value))) => value.push(word),
            (_, None) => {}
        }
    }
    parts.into_iter().map(|(key, value)| (key, value.join(" "))).collect()
}

/// Only what has a score and moves is of use; a score that is but a bound is none.
fn info(words: &[&str]) -> Option<Info> {
    let behind = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1..)
    };
    let score = behind("score")?;
    let value: i32 = score.get(1)?.parse().ok()?;
    let score = match (*score.first()?, score.get(2).copied()) {
        (_, Some("lowerbound" | "upperbound")) => return None,
        ("cp", _) => Score::Centipawns(value),
        ("mate", _) => Score::Mate(value),
        _ => return None,
    };
    let number = |name: &str| behind(name)?.first()?.parse::<u32>().ok();
    let moves: Vec<String> = behind("pv")?.iter().take(LONGEST_LINE).map(|word| clean(word)).collect();
    let rank = number("multipv").map_or(1, |rank| usize::try_from(rank).unwrap_or(usize::MAX));
    (!moves.is_empty()).then(|| Info { rank, depth: number("depth").unwrap_or(0), score, moves })
}

/// The legal move that an engine has written; `None` where it is none.
pub fn move_of(text: &str, position: &Position) -> Option<Intent> {
    let intent = uci::read(text, &Board::from(position))?;
    position.judge(intent).is_ok().then_some(intent)
}

/// Whether a text has the form of a move.
pub fn is_move(text: &str) -> bool {
    let square = |from: usize| {
        let pair = text.as_bytes().get(from..from + 2);
        pair.is_some_and(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']))
    };
    let promotion = text.as_bytes().get(4..).unwrap_or_default();
    square(0) && square(2) && matches!(promotion, [] | [b'n' | b'b' | b'r' | b'q'])
}

/// A move for an engine.
fn written(position: &Position, intent: Intent) -> Option<String> {
    let legal = position.judge(intent).ok()?;
    Some(legal.to_uci(position.castling_mode()).to_string())
}

/// Tells an engine a position, with the moves since the last one that cannot come back, so that it sees repetitions. `earlier` are the
/// positions that stood before, the oldest first; only as many of them count as are linked by legal moves.
pub fn position(now: &Position, earlier: &[Position]) -> String {
    let mut first = now;
    let mut moves: Vec<String> = Vec::new();
    let room = usize::try_from(now.quiet_half_moves()).unwrap_or(0);
    for before in earlier.iter().rev().take(room) {
        let leads_here = |(intent, after): (Intent, Position)| (after == *first).then_some(intent);
        let Some(text) = before.successors().find_map(leads_here).and_then(|intent| written(before, intent)) else {
            break;
        };
        moves.push(text);
        first = before;
    }
    let mut line = format!("position fen {}", first.fen());
    if !moves.is_empty() {
        line.push_str(" moves");
    }
    for text in moves.iter().rev() {
        line.push(' ');
        line.push_str(text);
    }
    line
}

/// Whether a position can only be told to an engine that knows Chess960.
pub fn is_chess960(position: &Position) -> bool {
    position.castling_mode() == CastlingMode::Chess960
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn options_are_read_with_spaces_in_their_names_and_words() {
        let offered = |line: &str| match read(line) {
            Said::Option(offered) => Some((offered.name, offered.takes)),
            _ => None,
        };
        assert_eq!(
            offered("option name Skill Level type spin default 20 min -20 max 20"),
            Some(("Skill Level".to_owned(), Takes::Spin { default: 20, min: -20, max: 20 }))
        );
        assert_eq!(
            offered("option name Style type combo default Very Solid var Very Solid var Wild"),
            Some((
                "Style".to_owned(),
                Takes::Combo { default: "Very Solid".to_owned(), of: vec!["Very Solid".to_owned(), "Wild".to_owned()] }
            ))
        );
        assert_eq!(
            offered("option name Debug Log File type string default "),
            Some(("Debug Log File".to_owned(), Takes::Text { default: String::new() }))
        );
        assert_eq!(offered("option name Clear Hash type button"), Some(("Clear Hash".to_owned(), Takes::Button)));
        assert_eq!(
            offered("option name Ponder type check default false"),
            Some(("Ponder".to_owned(), Takes::Check { default: false }))
        );
        for bad in [
            "option",
            "option name type spin",
            "option name Elo type spin default 5",
            "option name é type",
            "option name A type what",
        ] {
            assert_eq!(offered(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_score_that_is_a_bound_is_none() {
        let score = |line: &str| match read(line) {
            Said::Info(info) => Some((info.rank, info.depth, info.score, info.moves.len())),
            _ => None,
        };
        assert_eq!(
            score("info depth 12 seldepth 18 multipv 2 score cp -34 nodes 100 pv e2e4 e7e5"),
            Some((2, 12, Score::Centipawns(-34), 2))
        );
        assert_eq!(score("info depth 5 score mate -3 pv e1e2"), Some((1, 5, Score::Mate(-3), 1)));
        assert_eq!(score("info depth 5 score cp 3 lowerbound pv e1e2"), None);
        assert_eq!(score("info string NNUE evaluation using nn-é.nnue enabled"), None);
        assert_eq!(score("info depth 1 score cp 99999999999 pv e2e4"), None);
        assert_eq!(score("info depth 1 score cp 12"), None);
    }

    #[test]
    fn a_position_is_sent_with_the_moves_that_may_repeat() {
        let mut all = vec![Position::initial()];
        for text in ["e2e4", "g8f6", "g1f3", "f6g8", "f3g1"] {
            let last = all.last().expect("there is one");
            let intent = move_of(text, last).expect("legal");
            all.push(last.clone().play(intent).expect("legal"));
        }
        let now = all.pop().expect("there is one");
        assert_eq!(
            position(&now, &all),
            "position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 moves g8f6 g1f3 f6g8 f3g1"
        );
        assert_eq!(position(&now, &all[..3]), format!("position fen {}", now.fen()));
        assert_eq!(position(&all[1], &all[..1]), format!("position fen {}", all[1].fen()));
    }

    #[test]
    fn castling_is_told_as_the_game_wants_it() {
        let standard = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("a legal FEN");
        let short = Intent::Castle { side: crate::rules::position::CastlingSide::KingSide };
        assert_eq!(written(&standard, short).as_deref(), Some("e1g1"));
        assert_eq!(move_of("e1g1", &standard), Some(short));
        let other = Position::from_fen("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1").expect("a legal FEN");
        assert!(is_chess960(&other) && !is_chess960(&standard));
        assert_eq!(written(&other, short).as_deref(), Some("e1g1"));
        assert_eq!(move_of("e1g1", &other), Some(short));
    }

    proptest! {
        /// Whatever an engine writes, it is read, and nothing of it is long or no text.
        #[test]
        fn any_line_is_read(line in "\\PC*|(option name|info|bestmove|id name)( (type|spin|é|default|min|max|var|score|cp|mate|pv|multipv|-?[0-9]{1,25}|\\PC{0,9})){0,12}") {
            let texts = match read(&line) {
                Said::Name(text) | Said::Best(text) => vec![text],
                Said::Option(offered) => vec![offered.name],
                Said::Info(info) => info.moves,
                Said::UciOk | Said::ReadyOk | Said::Other => Vec::new(),
            };
            for text in texts {
                prop_assert!(text.chars().count() <= LONGEST && !text.chars().any(char::is_control));
            }
        }

        #[test]
        fn only_legal_moves_are_taken(text in "\\PC{0,6}|[a-i][0-9][a-i][0-9][nbrqké]?") {
            let start = Position::initial();
            if let Some(intent) = move_of(&text, &start) {
                prop_assert!(start.judge(intent).is_ok() && is_move(&text));
            }
        }

        #[test]
        fn what_is_told_is_read_again(steps in proptest::collection::vec(any::<prop::sample::Index>(), 0..60)) {
            let mut all = vec![Position::initial()];
            for step in steps {
                let last = all.last().cloned().expect("there is one");
                let legal = last.legal_intents();
                if legal.is_empty() {
                    break;
                }
                let intent = legal[step.index(legal.len())];
                let text = written(&last, intent).expect("it is legal");
                prop_assert_eq!(move_of(&text, &last), Some(intent));
                all.push(last.play(intent).expect("it is legal"));
            }
            let now = all.pop().expect("there is one");
            let line = position(&now, &all);
            let (fen, moves) = line.trim_start_matches("position fen ").split_once(" moves").unwrap_or((&line[13..], ""));
            let mut there = Position::from_fen(fen).expect("a legal FEN");
            for text in moves.split_whitespace() {
                let intent = move_of(text, &there).expect("a legal move");
                there = there.play(intent).expect("a legal move");
            }
            prop_assert_eq!(there, now);
        }
    }
}
