//! Keys of the board that wait for what follows: a letter and a figure, or the key of a kind.

use super::board_keys::kind;
use super::jump::Jump;
use crate::desk::lines::asked::{Asked, SideMeant};
use crate::desk::notices::keys::Awaited;
use crate::keys::action::Action;
use crate::keys::key::Key;
use crate::rules::position::{File, Rank, Role, Square};

/// What is waited for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Following {
    /// The letter of a square.
    Square,
    Figure(File),
    /// The letter of a file.
    File,
    /// The key of a kind, to go to such a piece.
    KindOf(SideMeant),
    /// The key of a kind, to hear where such pieces are.
    Where,
}

/// What came of the key that followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// There is more to wait for.
    More(Following),
    Square(Square),
    /// To this file, on the same rank.
    File(File),
    /// To a piece.
    Jump(Jump),
    /// A question.
    Ask(Asked),
    /// This character is no file.
    NoFile(String),
    /// These characters make no square.
    NoSquare(String),
    /// It is the key of no kind.
    NoKind,
    /// It is another key, which does what it always does.
    Other,
}

impl Following {
    /// What a key waits for.
    pub(super) const fn of(action: Action) -> Option<Following> {
        Some(match action {
            Action::GoSquare => Following::Square,
            Action::GoFile => Following::File,
            Action::OwnKind => Following::KindOf(SideMeant::Mine),
            Action::OtherKind => Following::KindOf(SideMeant::Theirs),
            Action::Whereabouts => Following::Where,
            _ => return None,
        })
    }

    /// In words.
    pub(super) const fn awaited(self) -> Awaited {
        match self {
            Following::Square | Following::Figure(_) => Awaited::Square,
            Following::File => Awaited::File,
            Following::KindOf(_) | Following::Where => Awaited::Kind,
        }
    }

    /// Takes the key that follows, and what it does otherwise.
    pub(super) fn take(self, key: Key, action: Option<Action>) -> Came {
        let Key::Char(char) = key.folded() else {
            // A letter alone is a file.
            return match self {
                Following::Figure(file) if key == Key::Enter => Came::File(file),
                _ => Came::Other,
            };
        };
        // The key that presses the clock keeps its meaning.
        if action == Some(Action::Press) {
            return Came::Other;
        }
        let no_square =
            |letter: Option<File>| Came::NoSquare(letter.map(File::char).into_iter().chain([char]).collect::<String>());
        match self {
            Following::Square => {
                File::from_char(char).map_or(no_square(None), |file| Came::More(Following::Figure(file)))
            }
            Following::Figure(file) => Rank::from_char(char)
                .map_or(no_square(Some(file)), |rank| Came::Square(Square::from_coords(file, rank))),
            Following::File => File::from_char(char).map_or_else(|| Came::NoFile(char.to_string()), Came::File),
            Following::KindOf(whose) => of_kind(action, |role, forward| {
                Came::Jump(Jump::Piece { whose: Some(whose), role: Some(role), forward })
            }),
            Following::Where => of_kind(action, |role, _| Came::Ask(Asked::Pieces { whose: None, role: Some(role) })),
        }
    }
}

fn of_kind(action: Option<Action>, came: impl FnOnce(Role, bool) -> Came) -> Came {
    match action.and_then(kind) {
        Some((role, forward)) => came(role, forward),
        None => Came::NoKind,
    }
}
