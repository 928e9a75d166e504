//! The keys of the board as a page takes them: a question is the line that asks the same, a step or a jump moves the focus there.

use serde::Serialize;

use super::board_keys::{jump, rule_of};
use super::following::Following;
use super::jump::Jump;
use super::keymap::KeyMap;
use super::layout::Layout;
use super::word_of_key;
use crate::desk::lines::asked::{Asked, SideMeant};
use crate::desk::lines::command::{Word, usual};
use crate::game::participant::Language;
use crate::game::question::{Asks, RULES, Rule};
use crate::keys::action::{Action, KeyMode};
use crate::keys::key::Key;
use crate::rules::position::Role;
use crate::words::announce::role_key;

/// What a key does on a page. In lines, `{square}`, `{file}` and `{rank}` are those of the focused square, `{kind}` the kind of pieces
/// whose key follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "does", rename_all = "kebab-case")]
pub enum PageKey {
    /// Enters a line.
    Line { line: String },
    /// To the next piece or the one before. Where there is none, the line says so.
    Piece { whose: Option<Mark>, kind: Option<Kind>, forward: bool, line: String },
    /// The same of the kind whose key follows.
    PieceOf { whose: Mark, line: String },
    /// Enters a line about the kind whose key follows.
    LineOf { line: String },
    /// To the square whose letter and figure follow.
    Square,
    /// To the file whose letter follows.
    File,
    /// To the rank of this number, from 1.
    RankNumber { number: usize },
    /// To the file of this number, from 1.
    FileNumber { number: usize },
    /// To the squares of the last move. Where there is none, the line says so.
    LastMove { line: String },
    /// Back to where a jump began.
    Back,
    /// Turns the board.
    Flip,
    /// To the field for moves and commands.
    Field,
}

/// Of which side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    Mine,
    Theirs,
}

/// A kind of pieces: its letter in FEN, and how lines name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kind {
    pub letter: char,
    pub name: &'static str,
}

/// The keys of a page, as browsers name them, with the usual layout of a language.
pub fn page_keys(language: Language) -> Vec<(String, PageKey)> {
    let map = KeyMap::load(None, Layout::of(language)).0;
    let keys = Action::ALL.iter().flat_map(|action| {
        let keys = map.keys(KeyMode::Board, *action);
        keys.into_iter().enumerate().filter_map(|(place, key)| Some((name(key)?, meaning(*action, place)?)))
    });
    keys.collect()
}

/// What is done on a page by keys, in the order in which it is explained, with the keys.
pub fn page_actions(language: Language) -> Vec<(Vec<Key>, Action)> {
    let map = KeyMap::load(None, Layout::of(language)).0;
    let on_page = |action: Action| move |key: &Key| is_the_pages_own(action) || is_taken(action, *key);
    let keys = |action: Action| map.keys(KeyMode::Board, action).into_iter().filter(on_page(action)).collect();
    Action::ALL
        .iter()
        .map(|action| (keys(*action), *action))
        .filter(|(keys, _): &(Vec<Key>, _)| !keys.is_empty())
        .collect()
}

/// The page has had these without the table: they are the same.
const fn is_the_pages_own(action: Action) -> bool {
    matches!(
        action,
        Action::SquareUp
            | Action::SquareDown
            | Action::SquareLeft
            | Action::SquareRight
            | Action::PickUp
            | Action::PutBack
    )
}

fn is_taken(action: Action, key: Key) -> bool {
    name(key).is_some() && meaning(action, 0).is_some()
}

/// The name of a key in browsers; `None`: another one than those of the table belongs to the browser, or to the page.
fn name(key: Key) -> Option<String> {
    match key {
        Key::Char(char) => Some(char.to_string()),
        Key::Backspace => Some("Backspace".to_owned()),
        _ => None,
    }
}

/// What an action is on a page; `None`: nothing there. `place`: of the key among its keys.
fn meaning(action: Action, place: usize) -> Option<PageKey> {
    let number = place + 1;
    Some(match action {
        Action::SwitchMode => PageKey::Field,
        Action::Flip => PageKey::Flip,
        Action::GoBack => PageKey::Back,
        Action::GoRank => PageKey::RankNumber { number },
        Action::GoFileNumber => PageKey::FileNumber { number },
        _ => match (Following::of(action), jump(action)) {
            (Some(following), _) => waiting(following)?,
            (None, Some(Jump::LastMove)) => PageKey::LastMove { line: usual_or_none("last").to_owned() },
            (None, Some(Jump::Piece { whose, role, forward })) => {
                let kind = role.map(|role| Kind { letter: role.char(), name: kind_in_lines(role) });
                let name = kind.as_ref().map_or_else(|| usual_or_none("every-piece"), |kind| kind.name);
                PageKey::Piece { whose: mark(whose), line: where_are(mark(whose), name), kind, forward }
            }
            (None, None) => PageKey::Line { line: line(action)? },
        },
    })
}

fn waiting(following: Following) -> Option<PageKey> {
    const KIND: &str = "{kind}";
    match following {
        Following::Square => Some(PageKey::Square),
        Following::Figure(_) => None,
        Following::File => Some(PageKey::File),
        Following::KindOf(whose) => {
            mark(Some(whose)).map(|whose| PageKey::PieceOf { whose, line: where_are(Some(whose), KIND) })
        }
        Following::Where => Some(PageKey::LineOf { line: where_are(None, KIND) }),
    }
}

const fn mark(whose: Option<SideMeant>) -> Option<Mark> {
    match whose {
        Some(SideMeant::Mine) => Some(Mark::Mine),
        Some(SideMeant::Theirs) => Some(Mark::Theirs),
        Some(SideMeant::Of(_)) | None => None,
    }
}

// --- lines: in English, which is understood in every language ---

fn usual_or_none(rule: &str) -> &'static str {
    usual(rule, Language::En).unwrap_or_default()
}

fn kind_in_lines(role: Role) -> &'static str {
    usual_or_none(role_key(role))
}

fn words(words: &[&str]) -> String {
    words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

fn where_are(whose: Option<Mark>, kind: &str) -> String {
    let whose = match whose {
        Some(Mark::Mine) => usual_or_none("mine"),
        Some(Mark::Theirs) => usual_or_none("theirs"),
        None => "",
    };
    words(&[usual_or_none("where"), whose, kind])
}

/// The line that says what a key says at the console.
fn line(action: Action) -> Option<String> {
    let of = |rule: &str, what: &str| words(&[usual_or_none(rule), what]);
    Some(match action {
        Action::Context => of("help", ""),
        Action::Press => of("press", ""),
        Action::Square => of("what", "{square}"),
        Action::Rank => of("on-rank", "{rank}"),
        Action::File => of("on-file", "{file}"),
        Action::OwnPieces => where_are(Some(Mark::Mine), usual_or_none("every-piece")),
        Action::OtherPieces => where_are(Some(Mark::Theirs), usual_or_none("every-piece")),
        Action::Pawns => where_are(None, kind_in_lines(Role::Pawn)),
        Action::Diagonals => of(action.name(), "{square}"),
        _ => {
            let rule = match word_of_key(action) {
                Some(Word::Ask(Asked::Question(question))) => {
                    RULES.iter().find(|rule| matches!(rule.asks, Asks::Whole(asks) if asks == question))
                }
                Some(_) => None,
                None => Rule::of(rule_of(action)),
            }?;
            match rule.asks {
                Asks::Whole(_) | Asks::OfSide(_) => of(rule.name, ""),
                Asks::OfSquare(_) => of(rule.name, "{square}"),
                Asks::OfNumber(_) => return None,
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::board_keys::asked;
    use super::*;
    use crate::desk::lines::command::{Heard, parse};
    use crate::rules::position::Square;

    fn of(language: Language, key: &str) -> PageKey {
        let keys = page_keys(language);
        keys.into_iter().find(|(name, _)| name == key).expect("a key of the page").1
    }

    #[test]
    fn each_line_asks_in_every_language_what_the_key_asks() {
        let here = Square::C6;
        for language in Language::ALL {
            let mut count = 0;
            for action in Action::ALL.iter().copied() {
                let Some(PageKey::Line { line }) = meaning(action, 0) else { continue };
                count += 1;
                let line = line.replace("{square}", "c6").replace("{file}", "c").replace("{rank}", "6");
                let expected = match (asked(action, here), word_of_key(action)) {
                    _ if action == Action::Context => Word::Help,
                    _ if action == Action::Square => Word::What(Some(here)),
                    (Some(asked), _) => Word::Ask(asked),
                    (None, word) => word.expect("a key that asks or says something"),
                };
                assert_eq!(parse(&line, language), Some(Heard::Word(expected)), "{language:?} {action:?}: {line}");
            }
            assert!(count > 35, "{count}");
        }
    }

    #[test]
    fn a_key_that_finds_no_piece_asks_for_its_kind() {
        for language in Language::ALL {
            for (_, key) in page_keys(language) {
                let (line, whose, role) = match key {
                    PageKey::Piece { whose, kind, line, .. } => (line, whose, kind.map(|kind| kind.letter)),
                    PageKey::PieceOf { whose, line } => (line.replace("{kind}", "queen"), Some(whose), Some('q')),
                    PageKey::LineOf { line } => (line.replace("{kind}", "queen"), None, Some('q')),
                    _ => continue,
                };
                let whose = whose.map(|whose| if whose == Mark::Mine { SideMeant::Mine } else { SideMeant::Theirs });
                let role = role.map(|letter| Role::from_char(letter).expect("a kind"));
                let asks = Heard::Word(Word::Ask(Asked::Pieces { whose, role }));
                assert_eq!(parse(&line, language), Some(asks), "{language:?}: {line}");
            }
        }
    }

    #[test]
    fn keys_are_those_of_the_board_mode() {
        let line = |line: &str| PageKey::Line { line: line.to_owned() };
        assert_eq!(of(Language::En, "a"), line("who attacks {square}"));
        assert_eq!(of(Language::En, "T"), line("my time"));
        assert_eq!(of(Language::En, " "), line("press"));
        assert_eq!(of(Language::En, "4"), PageKey::RankNumber { number: 4 });
        assert_eq!(of(Language::En, "$"), PageKey::FileNumber { number: 4 });
        assert_eq!(of(Language::De, "\""), PageKey::FileNumber { number: 2 });
        assert_eq!(of(Language::Fr, "!"), line("corrections"));
        assert_eq!(of(Language::En, "Backspace"), PageKey::Back);
        let named: Vec<String> = page_keys(Language::En).into_iter().map(|(name, _)| name).collect();
        for other in ["Enter", "Escape", "+", "-", "/", "Delete", "Tab", "ArrowUp"] {
            assert!(!named.iter().any(|name| name == other), "{other}");
        }
        let mut unique = named.clone();
        unique.sort();
        unique.dedup();
        assert_eq!(unique.len(), named.len());
    }

    #[test]
    fn what_is_explained_is_what_the_page_takes() {
        let actions: Vec<Action> = page_actions(Language::En).into_iter().map(|(_, action)| action).collect();
        for there in [Action::Attackers, Action::PickUp, Action::SquareUp, Action::GoSquare, Action::Press] {
            assert!(actions.contains(&there), "{there:?}");
        }
        for not_there in [Action::KeyHelp, Action::Study, Action::PutPiece, Action::More, Action::Older, Action::Leave]
        {
            assert!(!actions.contains(&not_there), "{not_there:?}");
        }
    }
}
