//! What is said of the study board.

use super::Listener;
use super::announce::announce;
use super::numbers::{self, Form};
use super::parts::{piece_key, side_key, wings_key};
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::squares;
use super::utterance::Segment;
use crate::game::participant::{Language, Style};
use crate::game::report::MoveReport;
use crate::rules::position::{Bitboard, CastlingSide, Color, FenField, Piece, Square};
use crate::rules::set_up::Fault;

/// What the program says of the study board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyNotice {
    /// From now on questions and moves are about the study board.
    Entered {
        /// Whether the game is over.
        over: bool,
    },
    /// The word means something on the study board alone.
    OnlyThere,
    /// From now on they are about the game.
    Left {
        /// Who is to move there; `None`: it is over.
        turn: Option<Color>,
    },
    /// One is at the game already.
    NotThere,
    /// The position after this move.
    At(Box<MoveReport>),
    /// The position before all moves.
    AtStart {
        /// Who is to move.
        turn: Color,
    },
    /// There is nothing before.
    First,
    /// There is nothing behind.
    Last,
    /// Which board one is on, whose moves they are.
    Where(Whose),
    /// A move was tried.
    Tried(Box<MoveReport>),
    /// After it nobody can move.
    Stalemate,
    /// A move that was tried was taken back.
    TakenBack {
        /// Which.
        report: Box<MoveReport>,
        /// Who is to move.
        turn: Color,
    },
    /// No move was tried here.
    NothingTried,
    /// Back in the game's own moves.
    Main,
    /// One has not left them.
    MainAlready,
    /// How a position is set up.
    HowToSetUp,
    /// Pieces were put on the board.
    Put {
        /// Which.
        piece: Piece,
        /// Where.
        squares: Bitboard,
    },
    /// Squares were emptied.
    Cleared(Bitboard),
    /// The board is empty.
    Emptied,
    /// The start position stands there.
    StartPosition,
    /// A position was set up by FEN.
    SetUp {
        /// Who is to move.
        turn: Color,
    },
    /// Who is to move.
    Turn(Color),
    /// Who can castle where: short and long.
    Castling {
        /// White.
        white: (bool, bool),
        /// Black.
        black: (bool, bool),
    },
    /// King or rook is not where they could castle from.
    NotAtHome {
        /// Whose.
        side: Color,
        /// Where.
        wing: CastlingSide,
    },
    /// A pawn has just passed this square.
    Passed(Square),
    /// None has.
    NothingPassed,
    /// No pawn of this side can have.
    NotPassed {
        /// Which.
        side: Color,
        /// The square.
        square: Square,
    },
    /// What is wrong with the board that is being set up.
    Wrong(Vec<Fault>),
    /// Why nothing can be moved.
    NoPosition(Vec<Fault>),
    /// Why a FEN is not set up.
    FenImpossible(Vec<Fault>),
    /// A FEN that cannot be read, and where.
    FenUnreadable(FenField),
    /// The FEN of the board one is on.
    Fen(String),
    /// What is to stand on a square?
    AskPiece(Square),
    /// It names no piece of a side.
    NoSuchPiece {
        /// What was entered.
        text: String,
    },
    /// The entry line is empty, on the study board.
    EntryEmpty,
}

/// Whose moves the study board shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The game's own.
    Game,
    /// A line that was tried.
    Tried,
    /// A position that was set up.
    SetUp,
}

/// The words of a notice.
pub(super) fn words(sentences: &Sentences, notice: &StudyNotice, listener: Listener) -> Vec<Segment> {
    match plain_key(notice) {
        Some(key) => Phrase::new(sentences, key).say(),
        None => about_moves(sentences, notice, listener)
            .or_else(|| about_pieces(sentences, notice, listener))
            .or_else(|| about_faults(sentences, notice, listener))
            .unwrap_or_default(),
    }
}

/// Moves, and whose turn it is.
fn about_moves(sentences: &Sentences, notice: &StudyNotice, listener: Listener) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    let of_move = |key, report: &MoveReport| phrase(key).insert("move", announce(sentences, report, listener));
    let of_side = |key, side: Color| phrase(key).choice("side", side_key(side)).say();
    Some(match notice {
        StudyNotice::At(report) => {
            of_move("last-move", report).number("number", report.number).choice("side", side_key(report.mover)).say()
        }
        StudyNotice::Tried(report) => of_move("study-tried", report).say(),
        StudyNotice::TakenBack { report, turn } => {
            of_move("study-taken-back", report).choice("side", side_key(*turn)).say()
        }
        StudyNotice::Entered { over } => phrase("study-entered").choice("over", if *over { "yes" } else { "no" }).say(),
        StudyNotice::Left { turn } => {
            let over = if turn.is_some() { "no" } else { "yes" };
            phrase("study-left").choice("over", over).choice("side", turn.map_or("none", side_key)).say()
        }
        StudyNotice::AtStart { turn } => of_side("study-at-start", *turn),
        StudyNotice::SetUp { turn } => of_side("study-position-set", *turn),
        StudyNotice::Turn(turn) => of_side("study-turn", *turn),
        StudyNotice::Where(whose) => phrase("study-where").choice("line", whose_key(*whose)).say(),
        _ => return None,
    })
}

/// Setting pieces up, and their rights.
fn about_pieces(sentences: &Sentences, notice: &StudyNotice, listener: Listener) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    let square = |square| vec![squares::square(square, listener)];
    // An example is one of letters and figures, whatever the style.
    let example = || vec![squares::square(Square::E1, Listener { style: Style::Literate, ..listener })];
    Some(match notice {
        StudyNotice::HowToSetUp => phrase("study-how-to-set-up").insert("square", example()).say(),
        StudyNotice::NoSuchPiece { text } => {
            phrase("study-no-such-man").text("text", text).insert("square", example()).say()
        }
        StudyNotice::Put { piece, squares } => phrase("study-put")
            .choice("man", piece_key(*piece))
            .insert("squares", list(sentences, *squares, listener))
            .say(),
        StudyNotice::Cleared(squares) => {
            phrase("study-cleared").insert("squares", list(sentences, *squares, listener)).say()
        }
        StudyNotice::Castling { white, black } => {
            phrase("study-castling").choice("white", wings_key(*white)).choice("black", wings_key(*black)).say()
        }
        StudyNotice::NotAtHome { side, wing } => {
            phrase("study-not-at-home").choice("side", side_key(*side)).choice("wing", wing_key(*wing)).say()
        }
        StudyNotice::Passed(at) => phrase("study-passed").insert("square", square(*at)).say(),
        StudyNotice::NotPassed { side, square: at } => {
            phrase("study-not-passed").choice("side", side_key(*side)).insert("square", square(*at)).say()
        }
        StudyNotice::AskPiece(at) => phrase("study-ask-man").insert("square", square(*at)).say(),
        _ => return None,
    })
}

/// What is wrong, and FENs.
fn about_faults(sentences: &Sentences, notice: &StudyNotice, listener: Listener) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    let with = |key, faults| phrase(key).insert("faults", wrong(sentences, faults, listener)).say();
    Some(match notice {
        StudyNotice::Wrong(faults) => wrong(sentences, faults, listener),
        StudyNotice::NoPosition(faults) => with("study-no-position", faults),
        StudyNotice::FenImpossible(faults) => with("study-fen-impossible", faults),
        StudyNotice::FenUnreadable(field) => phrase("study-fen-unreadable").choice("field", field_key(*field)).say(),
        StudyNotice::Fen(fen) => phrase("study-fen").insert("fen", vec![fen_dictated(sentences, fen)]).say(),
        _ => return None,
    })
}

/// The sentence of a notice that takes nothing in; `None` for one that does.
const fn plain_key(notice: &StudyNotice) -> Option<&'static str> {
    Some(match notice {
        StudyNotice::OnlyThere => "study-only-there",
        StudyNotice::NotThere => "study-not-there",
        StudyNotice::First => "study-first",
        StudyNotice::Last => "study-last",
        StudyNotice::Stalemate => "study-stalemate",
        StudyNotice::NothingTried => "study-nothing-tried",
        StudyNotice::Main => "study-main",
        StudyNotice::MainAlready => "study-main-already",
        StudyNotice::Emptied => "study-emptied",
        StudyNotice::StartPosition => "study-start-position",
        StudyNotice::NothingPassed => "study-nothing-passed",
        StudyNotice::EntryEmpty => "study-entry-empty",
        StudyNotice::Entered { .. }
        | StudyNotice::Left { .. }
        | StudyNotice::At(_)
        | StudyNotice::AtStart { .. }
        | StudyNotice::Where(_)
        | StudyNotice::Tried(_)
        | StudyNotice::TakenBack { .. }
        | StudyNotice::HowToSetUp
        | StudyNotice::Put { .. }
        | StudyNotice::Cleared(_)
        | StudyNotice::SetUp { .. }
        | StudyNotice::Turn(_)
        | StudyNotice::Castling { .. }
        | StudyNotice::NotAtHome { .. }
        | StudyNotice::Passed(_)
        | StudyNotice::NotPassed { .. }
        | StudyNotice::Wrong(_)
        | StudyNotice::NoPosition(_)
        | StudyNotice::FenImpossible(_)
        | StudyNotice::FenUnreadable(_)
        | StudyNotice::Fen(_)
        | StudyNotice::AskPiece(_)
        | StudyNotice::NoSuchPiece { .. } => return None,
    })
}

const fn whose_key(whose: Whose) -> &'static str {
    match whose {
        Whose::Game => "game",
        Whose::Tried => "tried",
        Whose::SetUp => "set-up",
    }
}

const fn wing_key(wing: CastlingSide) -> &'static str {
    match wing {
        CastlingSide::KingSide => "short",
        CastlingSide::QueenSide => "long",
    }
}

const fn field_key(field: FenField) -> &'static str {
    match field {
        FenField::Whole => "whole",
        FenField::Pieces => "men",
        FenField::Turn => "turn",
        FenField::Castling => "castling",
        FenField::EnPassant => "passed",
        FenField::QuietMoves => "quiet",
        FenField::MoveNumber => "number",
    }
}

/// What is wrong, a sentence each.
fn wrong(sentences: &Sentences, faults: &[Fault], listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for fault in faults {
        let (key, side, square) = match *fault {
            Fault::NoKing(side) => ("no-king", side, None),
            Fault::Kings(side) => ("kings", side, None),
            Fault::PawnAtEdge(square) => ("pawn", Color::White, Some(square)),
            Fault::CouldBeTaken(side) => ("check", side, None),
            Fault::Castling => ("castling", Color::White, None),
            Fault::EnPassant => ("passed", Color::White, None),
            Fault::Other => ("other", Color::White, None),
        };
        let at = square.map(|square| squares::square(square, listener)).into_iter().collect();
        let phrase = Phrase::new(sentences, "study-fault").choice("fault", key).choice("side", side_key(side));
        line.sentence(phrase.insert("square", at).say());
    }
    line.into_segments()
}

/// *a2, b2, c2*.
fn list(sentences: &Sentences, squares: Bitboard, listener: Listener) -> Vec<Segment> {
    let mut words = squares.into_iter().map(|square| vec![squares::square(square, listener)]);
    let first = words.next().unwrap_or_default();
    words.fold(first, |before, next| {
        Phrase::new(sentences, "list-comma").insert("first", before).insert("next", next).say()
    })
}

/// A FEN as it is written, spoken letter by letter: capitals are White's pieces.
pub(super) fn fen_dictated(sentences: &Sentences, fen: &str) -> Segment {
    let language = sentences.language();
    let spoken = |letter: char| match letter {
        '0'..='9' => numbers::cardinal(language, u64::from(letter.to_digit(10).unwrap_or(0)), Form::Counting),
        'a' if language == Language::En => "eh".to_owned(),
        ' ' => ",".to_owned(),
        '/' | '-' => {
            let name = if letter == '/' { "slash" } else { "hyphen" };
            Phrase::new(sentences, "character").choice("name", name).words()
        }
        letter if letter.is_uppercase() => {
            Phrase::new(sentences, "typed").choice("upper", "yes").text("char", &letter.to_string()).words()
        }
        letter => letter.to_string(),
    };
    let spoken: Vec<String> = fen.chars().map(spoken).collect();
    Segment { language, text: fen.to_owned(), spoken: Some(spoken.join(" ")), spelled: false }
}
