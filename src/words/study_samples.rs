//! Everything that is said of the study board.

use crate::game::report::MoveReport;
use crate::rules::position::{Bitboard, CastlingSide, Color, FenField, Role, Square};
use crate::rules::set_up::Fault;
use crate::words::study_notice::{StudyNotice, Whose};

/// All notices; a new variant must be put in, or this does not compile.
pub(super) fn notices(report: &MoveReport) -> Vec<StudyNotice> {
    std::iter::successors(Some(StudyNotice::Entered { over: false }), |notice| variants(notice, report).1)
        .flat_map(|notice| variants(&notice, report).0)
        .collect()
}

/// The notices of the kind of this one, and the first of the next kind.
#[allow(clippy::too_many_lines)] // one arm a variant
fn variants(notice: &StudyNotice, report: &MoveReport) -> (Vec<StudyNotice>, Option<StudyNotice>) {
    use StudyNotice as N;
    let one = |next: N| (vec![notice.clone()], Some(next));
    let report = || Box::new(report.clone());
    let some = Bitboard::from(Square::A1);
    let two = some.with(Square::H8);
    let sides = Color::ALL;
    match notice {
        N::Entered { .. } => ([false, true].map(|over| N::Entered { over }).to_vec(), Some(N::OnlyThere)),
        N::OnlyThere => one(N::Left { turn: None }),
        N::Left { .. } => {
            ([None, Some(Color::White), Some(Color::Black)].map(|turn| N::Left { turn }).to_vec(), Some(N::NotThere))
        }
        N::NotThere => one(N::At(report())),
        N::At(_) => one(N::AtStart { turn: Color::White }),
        N::AtStart { .. } => (sides.map(|turn| N::AtStart { turn }).to_vec(), Some(N::First)),
        N::First => one(N::Last),
        N::Last => one(N::Where(Whose::Game)),
        N::Where(_) => ([Whose::Game, Whose::Tried, Whose::SetUp].map(N::Where).to_vec(), Some(N::Tried(report()))),
        N::Tried(_) => one(N::Stalemate),
        N::Stalemate => one(N::TakenBack { report: report(), turn: Color::Black }),
        N::TakenBack { .. } => one(N::NothingTried),
        N::NothingTried => one(N::Main),
        N::Main => one(N::MainAlready),
        N::MainAlready => one(N::HowToSetUp),
        N::HowToSetUp => one(N::Put { piece: Role::King.of(Color::White), squares: some }),
        N::Put { .. } => {
            let pieces = sides.into_iter().flat_map(|side| Role::ALL.map(|role| role.of(side)));
            (pieces.map(|piece| N::Put { piece, squares: two }).collect(), Some(N::Cleared(some)))
        }
        N::Cleared(_) => ([some, two].map(N::Cleared).to_vec(), Some(N::Emptied)),
        N::Emptied => one(N::StartPosition),
        N::StartPosition => one(N::SetUp { turn: Color::White }),
        N::SetUp { .. } => (sides.map(|turn| N::SetUp { turn }).to_vec(), Some(N::Turn(Color::White))),
        N::Turn(_) => (sides.map(N::Turn).to_vec(), Some(N::Castling { white: (true, true), black: (true, false) })),
        N::Castling { .. } => {
            let all = [((true, true), (true, false)), ((false, true), (false, false))];
            let castling = all.map(|(white, black)| N::Castling { white, black });
            (castling.to_vec(), Some(N::NotAtHome { side: Color::White, wing: CastlingSide::KingSide }))
        }
        N::NotAtHome { .. } => {
            let wings = [CastlingSide::KingSide, CastlingSide::QueenSide];
            let all = sides.into_iter().flat_map(|side| wings.map(|wing| N::NotAtHome { side, wing }));
            (all.collect(), Some(N::Passed(Square::E3)))
        }
        N::Passed(_) => one(N::NothingPassed),
        N::NothingPassed => one(N::NotPassed { side: Color::White, square: Square::E3 }),
        N::NotPassed { .. } => {
            let all = sides.map(|side| N::NotPassed { side, square: Square::E3 });
            (all.to_vec(), Some(N::Wrong(faults())))
        }
        N::Wrong(_) => {
            (faults().into_iter().map(|fault| N::Wrong(vec![fault])).collect(), Some(N::NoPosition(faults())))
        }
        N::NoPosition(_) => one(N::FenImpossible(faults())),
        N::FenImpossible(_) => one(N::FenUnreadable(FenField::Whole)),
        N::FenUnreadable(_) => {
            let fields = std::iter::successors(Some(FenField::Whole), |field| next_field(*field));
            (fields.map(N::FenUnreadable).collect(), Some(N::Fen("4k3/8/8/8/8/8/8/RN2K3 w Q a3 0 10".to_owned())))
        }
        N::Fen(_) => one(N::AskPiece(Square::E4)),
        N::AskPiece(_) => one(N::NoSuchPiece { text: "x".to_owned() }),
        N::NoSuchPiece { .. } => one(N::EntryEmpty),
        N::EntryEmpty => (vec![N::EntryEmpty], None),
    }
}

fn next_field(field: FenField) -> Option<FenField> {
    Some(match field {
        FenField::Whole => FenField::Pieces,
        FenField::Pieces => FenField::Turn,
        FenField::Turn => FenField::Castling,
        FenField::Castling => FenField::EnPassant,
        FenField::EnPassant => FenField::QuietMoves,
        FenField::QuietMoves => FenField::MoveNumber,
        FenField::MoveNumber => return None,
    })
}

fn faults() -> Vec<Fault> {
    let next = |fault: &Fault| {
        Some(match fault {
            Fault::NoKing(_) => Fault::Kings(Color::Black),
            Fault::Kings(_) => Fault::PawnAtEdge(Square::A1),
            Fault::PawnAtEdge(_) => Fault::CouldBeTaken(Color::White),
            Fault::CouldBeTaken(_) => Fault::Castling,
            Fault::Castling => Fault::EnPassant,
            Fault::EnPassant => Fault::Other,
            Fault::Other => return None,
        })
    };
    std::iter::successors(Some(Fault::NoKing(Color::White)), next).collect()
}
