//! Why sheets cannot be compared or read on, as lines in words.

use crate::game::board::Board;
use crate::game::report::MoveReport;
use crate::notation::sheet::SheetError;
use crate::notation::written::{Form, Notation};
use crate::rules::position::{Intent, Position};
use crate::scoresheet::braille::page::PageError;
use crate::scoresheet::braille::reader::{ReadError, Wrong as InBraille};
use crate::scoresheet::compare::{OpenError, Wanted, Why};
use crate::scoresheet::sentences::brailled::Unread;
use crate::scoresheet::sentences::comparing::{self, Comparing};
use crate::scoresheet::sentences::converting::{self, Converting};
use crate::scoresheet::text::{TextError, Wrong};

/// Why a file that was read is no sheet to compare.
pub(super) fn not_opened(
    file: &str,
    [notation_flag, game_flag]: [&str; 2],
    wanted: &Wanted,
    why: &OpenError,
    tell: &impl Fn(&Comparing<'_>) -> String,
) -> String {
    let name = wanted.notation.as_deref().unwrap_or_default();
    match why {
        OpenError::UnknownNotation(known) | OpenError::UnknownCode(known) => {
            tell(&Comparing::UnknownNotation(name, known))
        }
        OpenError::NoNotation => tell(&Comparing::NoNotation(file, notation_flag)),
        OpenError::NoCode => tell(&Comparing::NoCode(file, notation_flag)),
        OpenError::NoGame => tell(&Comparing::NoFile(&Converting::NoGame(file.to_owned()))),
        OpenError::Html => tell(&Comparing::NoFile(&Converting::Html(file.to_owned()))),
        OpenError::Record => tell(&Comparing::NoFile(&Converting::record(file))),
        OpenError::NoSuchGame(game) => tell(&Comparing::NoSuchGame(file, *game)),
        OpenError::SeveralGames => tell(&Comparing::SeveralGames(file, game_flag)),
        OpenError::Spoilt(spoilt) => {
            let told = Reason { notation: spoilt.notation, position: spoilt.sheet.line.end() };
            tell(&Comparing::Spoilt(file, spoilt.line, &spoilt.word, &told.of_text(&spoilt.why)))
        }
        OpenError::Pgn { line, trouble } => {
            let (word, why) = of_pgn(trouble);
            tell(&Comparing::Spoilt(file, *line, word, &why))
        }
        OpenError::Text(TextError::Io(why)) | OpenError::Braille(ReadError::Page(PageError::Io(why))) => {
            tell(&Comparing::NoFile(&Converting::Unreadable(file.to_owned(), why.into())))
        }
        OpenError::Text(TextError::LineTooLong { .. }) => tell(&Comparing::TooLarge(file)),
        OpenError::Text(TextError::Sheet(spoilt)) => {
            tell(&Comparing::Spoilt(file, spoilt.line, &spoilt.word, &comparing::Trouble::NoMove))
        }
        OpenError::Braille(ReadError::Page(PageError::NoLayout { line })) => {
            let place = converting::Place { file: file.to_owned(), line: *line, game: None, half_move: None };
            tell(&Comparing::NoFile(&Converting::LeftOut(place, converting::Trouble::NoLayout)))
        }
        OpenError::Braille(ReadError::Page(
            PageError::NotBraille { line, .. }
            | PageError::CutOff { line }
            | PageError::TooLarge { line }
            | PageError::Pef { line, .. },
        )) => tell(&Comparing::NotBraille(file, *line)),
        OpenError::Braille(ReadError::Game { line, why, .. }) => {
            let word = why.word().map_or_else(|| "-".to_owned(), Unread::shown);
            tell(&Comparing::Spoilt(file, *line, &word, &of_braille(why)))
        }
    }
}

/// What is told of a word, and the board on which it is no move.
pub(super) struct Reason<'a> {
    pub(super) notation: Option<Notation>,
    pub(super) position: &'a Position,
}

impl Reason<'_> {
    /// What is wrong with it.
    pub(super) fn of(&self, why: &Why) -> comparing::Trouble {
        match why {
            Why::Text(wrong) => self.of_text(wrong),
            Why::Braille(wrong) => of_braille(wrong),
        }
    }

    fn of_text(&self, wrong: &Wrong) -> comparing::Trouble {
        use comparing::Trouble as T;
        match wrong {
            Wrong::Move(SheetError::Syntax) => T::NoMove,
            Wrong::Move(SheetError::UnknownLetter) => T::UnknownLetter,
            Wrong::Move(SheetError::PawnLetter { .. }) => T::PawnLetter,
            Wrong::Move(SheetError::Illegal) => T::Illegal,
            Wrong::Move(SheetError::Ambiguous(moves)) => {
                // Short forms would be as ambiguous as the word itself.
                let notation = match self.notation {
                    Some(Notation::Algebraic(letters, _)) => Notation::Algebraic(letters, Form::Long),
                    other => other.unwrap_or(Notation::Uci),
                };
                T::Ambiguous(written(moves, self.position, notation))
            }
            Wrong::Missing => T::Missing,
            Wrong::Number(number) => T::Number(*number),
            Wrong::NoMoveBefore => T::NoMoveBefore,
            Wrong::NotEnPassant => T::NotEnPassant,
            Wrong::Time => T::Time,
            Wrong::Start(_) => T::Start,
            Wrong::UnknownNotation | Wrong::NoNotation => T::Notation,
            Wrong::Result => T::Result,
            Wrong::NoResult => T::NoResult,
            Wrong::BehindResult => T::BehindResult,
            Wrong::OpenEnded => T::OpenEnded,
            Wrong::AmongWords => T::AmongWords,
            Wrong::TooLong => T::TooLong,
        }
    }
}

/// The word, and what is wrong with it, before the first move of a PGN.
fn of_pgn(trouble: &converting::Trouble) -> (&str, comparing::Trouble) {
    use comparing::Trouble as T;
    match trouble {
        converting::Trouble::Variant(name) => (name, T::Variant),
        converting::Trouble::Start(_) => ("FEN", T::Start),
        converting::Trouble::TooLong => ("-", T::TooLong),
        _ => ("-", T::NoMove),
    }
}

fn of_braille(wrong: &InBraille) -> comparing::Trouble {
    use comparing::Trouble as T;
    match wrong {
        InBraille::NoMove(_) => T::NoMoveInCode,
        InBraille::Number(_) => T::NoNumber,
        InBraille::OtherCode(code) => T::OtherCode(code),
        InBraille::SeveralCodes(codes) => T::SeveralCodes(codes.clone()),
        InBraille::NoCode => T::Notation,
        InBraille::Diagram => T::Diagram,
        InBraille::Start => T::Start,
        InBraille::PageNumber(_) => T::Page,
        InBraille::EmptyLine => T::EmptyLine,
        InBraille::BehindResult => T::BehindResult,
        InBraille::NoResult => T::NoResult,
        InBraille::NoMoveBefore(_) => T::NoMoveBefore,
    }
}

/// Moves as they would stand on the sheet.
pub(super) fn written(moves: &[Intent], position: &Position, notation: Notation) -> Vec<String> {
    let board = Board::from(position);
    let changes = moves.iter().filter_map(|intent| board.change(*intent));
    changes.map(|change| notation.write(&MoveReport::new(&board, &change))).collect()
}
