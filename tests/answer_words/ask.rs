//! Answers made by hand from a board, as White would ask: nothing of `answers` is used, so that words are tested alone.

use annabella::game::answer::{
    Aim, Answer, CastlingRights, Moves, NextControl, Pieces, Pin, Row, Seen, SideTime, TimeKind, TimesOf, Unanswerable,
    View,
};
use annabella::game::board::{Board, Standing};
use annabella::game::clock::{DrawCounts, Extra};
use annabella::game::participant::{Driver, Hearing, Language, Participant, Sight, Style};
use annabella::game::report::{Check, MoveReport};
use annabella::game::roles::{Mode, Parts};
use annabella::rules::ending;
use annabella::rules::position::{Bitboard, Color, File, Piece, Rank, Role, Square, attacks};
use annabella::rules::profile::{DrawMode, Identity};
use annabella::time::TimeOfDay;

const RAYS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const VALUES: [(Role, u32); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];

fn standing(board: &Board, square: Square) -> Option<Standing> {
    board.piece_at(square).map(|piece| Standing { square, piece })
}

fn seen(board: &Board, square: Square) -> Seen {
    Seen { square, piece: board.piece_at(square) }
}

/// White's pieces first, the most valuable first.
fn pieces(board: &Board, fits: impl Fn(Piece) -> bool) -> Vec<Standing> {
    let kinds = Color::ALL.into_iter().flat_map(|side| Role::ALL.into_iter().rev().map(move |role| role.of(side)));
    kinds
        .filter(|piece| fits(*piece))
        .flat_map(|piece| board.placement().by_piece(piece).into_iter().map(move |square| Standing { square, piece }))
        .collect()
}

/// The square so many files and ranks away.
fn away(from: Square, (files, ranks): (i32, i32)) -> Option<Square> {
    let file = u32::try_from(i32::from(from.file()) + files).ok().filter(|file| *file < 8)?;
    let rank = u32::try_from(i32::from(from.rank()) + ranks).ok().filter(|rank| *rank < 8)?;
    Some(Square::from_coords(File::new(file), Rank::new(rank)))
}

fn ray(board: &Board, from: Square, step: (i32, i32)) -> Vec<Seen> {
    let mut ray = Vec::new();
    let mut next = away(from, step);
    while let Some(square) = next {
        ray.push(seen(board, square));
        next = if board.piece_at(square).is_some() { None } else { away(square, step) };
    }
    ray
}

fn attackers(board: &Board, at: Square, by: Color) -> Vec<Standing> {
    let occupied = board.placement().occupied();
    let aims = |standing: &Standing| {
        standing.square != at && attacks::attacks(standing.square, standing.piece, occupied).contains(at)
    };
    pieces(board, |piece| piece.color == by).into_iter().filter(aims).collect()
}

fn pins(board: &Board) -> Vec<Pin> {
    let mut pins = Vec::new();
    for side in Color::ALL {
        let Some(king) = board.placement().king_of(side) else { continue };
        for by in pieces(board, |piece| piece.color != side && piece.role != Role::King) {
            let between = attacks::between(king, by.square) & board.placement().occupied();
            let on_line = attacks::attacks(by.square, by.piece, Bitboard::EMPTY).contains(king);
            if let (true, Some(square)) = (on_line, between.single_square()) {
                let pinned = standing(board, square).filter(|standing| standing.piece.color == side);
                pins.extend(pinned.map(|pinned| Pin { pinned, by, king }));
            }
        }
    }
    pins
}

fn checks(board: &Board) -> Answer {
    let kings = Color::ALL.into_iter().filter_map(|side| standing(board, board.placement().king_of(side)?));
    let checked = |king: Standing| (king, attackers(board, king.square, !king.piece.color));
    Answer::Check(kings.map(checked).filter(|(_, by)| !by.is_empty()).collect())
}

/// The rights as the FEN writes them, those of Chess960 by files apart.
fn castling(board: &Board) -> Answer {
    let fen = board.fen();
    let rights = fen.split(' ').nth(2).unwrap_or_default().to_owned();
    let of = |short: char, long: char| CastlingRights { short: rights.contains(short), long: rights.contains(long) };
    Answer::Castling { white: of('K', 'Q'), black: of('k', 'q') }
}

fn moves(board: &Board, moves: Moves, piece: Option<Standing>, fits: impl Fn(&MoveReport) -> bool) -> Answer {
    let Some(position) = board.position() else { return Answer::Unanswerable(Unanswerable::NoLegalPosition) };
    let changes = position.legal_intents().into_iter().filter_map(|intent| board.change(intent));
    let reports = changes.map(|change| MoveReport::new(board, &change)).filter(fits).collect();
    Answer::Moves { moves, piece, reports }
}

fn material(board: &Board) -> Answer {
    let side = |side: Color| {
        let count = |role: Role| u32::try_from(board.placement().by_piece(role.of(side)).count()).unwrap_or_default();
        let pieces: Vec<(Role, u32)> =
            VALUES.map(|(role, _)| (role, count(role))).into_iter().filter(|(_, n)| *n > 0).collect();
        let points = VALUES.into_iter().map(|(role, value)| count(role) * value).sum();
        (pieces, points)
    };
    let ((white, white_points), (black, black_points)) = (side(Color::White), side(Color::Black));
    Answer::Material { white, black, white_points, black_points }
}

fn captured(board: &Board) -> Answer {
    let full = [1, 2, 2, 2, 8];
    let missing = |side: Color| -> Vec<Role> {
        let left = |role: Role| board.placement().by_piece(role.of(side)).count();
        let taken = VALUES.into_iter().zip(full).map(|((role, _), all)| (role, usize::saturating_sub(all, left(role))));
        taken.flat_map(|(role, count)| std::iter::repeat_n(role, count)).collect()
    };
    Answer::Captured { white: missing(Color::White), black: missing(Color::Black) }
}

/// What the board holds, asked about a square of it.
pub fn about_the_board(board: &Board, square: Square) -> Vec<Answer> {
    let on_rank = |rank| File::ALL.map(|file| seen(board, Square::from_coords(file, rank))).to_vec();
    let on_file = |file| Rank::ALL.map(|rank| seen(board, Square::from_coords(file, rank))).to_vec();
    let diagonal =
        File::ALL.into_iter().zip(Rank::ALL).map(|(file, rank)| seen(board, Square::from_coords(file, rank)));
    let pawns = |color: Option<Color>| {
        let of = |file| {
            let fits = |piece: Piece| piece.role == Role::Pawn && color.is_none_or(|color| piece.color == color);
            let pieces: Vec<Standing> =
                pieces(board, fits).into_iter().filter(|piece| piece.square.file() == file).collect();
            (file, pieces)
        };
        let files = File::ALL.map(of).into_iter().filter(|(_, pieces)| !pieces.is_empty()).collect();
        Answer::Pawns { color, files }
    };
    let found = |color: Option<Color>, role: Option<Role>| {
        let fits = |piece: Piece| color.is_none_or(|c| c == piece.color) && role.is_none_or(|r| r == piece.role);
        Answer::Where { pieces: Pieces { color, role }, found: pieces(board, fits) }
    };
    let (from, here) = (seen(board, square), standing(board, square));
    let own = here.map_or(Color::White, |standing| standing.piece.color);
    let aim =
        |by, defends| Answer::Aim { at: from, defends, aims: vec![Aim { by, pieces: attackers(board, square, by) }] };
    let around = |steps: [(i32, i32); 8]| {
        vec![steps.into_iter().filter_map(|step| away(square, step)).map(|square| seen(board, square)).collect()]
    };
    let of_here = match here {
        Some(_) => moves(board, Moves::From(square), here, |report| report.from() == square),
        None => Answer::Unanswerable(Unanswerable::NothingThere(square)),
    };
    vec![
        Answer::Board(pieces(board, |_| true)),
        found(None, Some(Role::Knight)),
        found(Some(Color::White), Some(Role::Bishop)),
        found(Some(Color::Black), None),
        pawns(None),
        pawns(Some(Color::White)),
        Answer::Row { row: Row::Rank(Rank::First), seen: on_rank(Rank::First) },
        Answer::Row { row: Row::File(File::E), seen: on_file(File::E) },
        Answer::Row { row: Row::Rising(Square::A1), seen: diagonal.collect() },
        Answer::View { view: View::Rays, from, seen: RAYS.map(|step| ray(board, square, step)).to_vec() },
        Answer::View { view: View::Knight, from, seen: around(LEAPS) },
        Answer::View { view: View::King, from, seen: around(RAYS) },
        Answer::Shade(square),
        aim(!own, false),
        aim(own, true),
        Answer::Pins(pins(board)),
        of_here,
        moves(board, Moves::Captures, None, |report| report.taken().is_some()),
        moves(board, Moves::Checks, None, |report| report.check != Check::None),
        checks(board),
        castling(board),
        captured(board),
        material(board),
    ]
}

/// The time of a side in one of the ways in which time is given.
fn side_time(of: Color, case: u32) -> SideTime {
    let extras = [None, Some(Extra::Increment), Some(Extra::Delay), Some(Extra::Bronstein)];
    let extra = extras.into_iter().cycle().nth(case as usize).flatten();
    let kind = match case {
        7 => TimeKind::Hourglass,
        8 => TimeKind::Counted,
        _ => TimeKind::Left,
    };
    let periods = if kind == TimeKind::Left { 1 + case % 3 } else { 0 };
    let control =
        (periods > 1 && case.is_multiple_of(2)).then_some(NextControl { moves: case, number: 40, brings: 1_800_000 });
    SideTime {
        of,
        time: u64::from(case) * 61_900 + of.fold_wb(0, 3_400),
        kind,
        tenths_below: if case < 3 { 10_000 } else { 0 },
        delay: if extra == Some(Extra::Delay) { 2_000 } else { 0 },
        extra: extra.filter(|_| kind == TimeKind::Left).map(|extra| (extra, 1_000 * u64::from(case))),
        period: if control.is_some() { 1 } else { periods.max(1) },
        periods,
        control,
    }
}

/// The state of a game that stands here; each position with other players, rules and counts.
pub fn about_the_game(board: &Board, opening: Option<&'static str>, index: usize) -> Vec<Answer> {
    const PROFILES: [&str; 9] = [
        "fide-2023",
        "fide-2018",
        "fide-2017",
        "fide-2014",
        "fide-legacy",
        "edisu-2024",
        "edisu-2024-auto",
        "casual",
        "club",
    ];
    let small = u32::try_from(index).unwrap_or_default();
    let byte = u8::try_from(index).unwrap_or_default();
    let side = |of| side_time(of, small);
    let on = |bit: usize| index & bit != 0;
    let driver = match index % 3 {
        0 => Driver::BuiltinEngine { level: 3 },
        1 => Driver::Board,
        _ => Driver::Console,
    };
    let who = |name: &str, driver| {
        Box::new(Participant {
            name: name.to_owned(),
            sight: Sight::VisuallyDisabled,
            hearing: Hearing::Hearing,
            assistant: false,
            language: Language::En,
            style: Style::Literate,
            driver,
        })
    };
    let result = board.position().and_then(|position| ending::of_position(&position));
    vec![
        Answer::Opening(opening),
        Answer::Repetition { count: small + 1, identity: Identity::PossibleMoves },
        Answer::Quiet { half_moves: small * 7, mode: DrawMode::Claim, needed: 50 },
        Answer::MoveNumber { number: board.move_number(), turn: board.turn() },
        Answer::Times {
            whose: TimesOf::Own,
            sides: vec![side(board.turn())],
            running: Some(board.turn()),
            awaits_move: false,
        },
        Answer::Times { whose: TimesOf::Opponent, sides: vec![side(!board.turn())], running: None, awaits_move: false },
        Answer::Times {
            whose: TimesOf::Sides,
            sides: Color::ALL.map(side).to_vec(),
            running: Some(board.turn()),
            awaits_move: false,
        },
        Answer::ToControl { own: true, sides: vec![side(board.turn())] },
        Answer::Elapsed {
            white: u64::from(small) * 61_000,
            black: 3_600_000,
            stood: u64::from(small % 2) * 90_000,
            gaps: u64::from(small / 2 % 2) * 5_000,
        },
        Answer::TimeOfDay(TimeOfDay { hour: 13 * (byte % 2) + byte, minute: 7 * byte % 60 }),
        Answer::Offer((index > 0).then_some(board.turn())),
        Answer::Result { ended: result, draw: if on(1) { DrawCounts::ForBlack } else { DrawCounts::ForNobody } },
        Answer::Players {
            white: who("Ada", Driver::Owner),
            black: who(if on(1) { "Bruno" } else { "" }, driver),
            asker: on(2).then_some(Color::White),
        },
        Answer::Rules {
            mode: Mode::ALL[index % 3],
            profile: PROFILES[index % 9].to_owned(),
            parts: Parts { board: on(1), sheet: on(2), clock: on(4), assistant: on(8) },
        },
        Answer::Unanswerable(Unanswerable::NoSuchMove(small + 40)),
        Answer::Unanswerable(Unanswerable::NoClock),
    ]
}
