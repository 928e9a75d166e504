//! One answer of each kind, and everything that can stand in it.

use crate::game::answer::{
    Aim, Answer, CastlingNow, CastlingRights, LogItem, Moves, NextControl, Pieces, Pin, Row, Seen, SheetItem, SideTime,
    TimeKind, TimesOf, Unanswerable, View,
};
use crate::game::board::{Board, Standing};
use crate::game::clock::{DrawCounts, Extra};
use crate::game::declare::Sample;
use crate::game::move_times::MoveTimes;
use crate::game::obstacle::Obstacle;
use crate::game::participant::{Driver, Hearing, Language, Participant, Sight, Strength, Style};
use crate::game::report::MoveReport;
use crate::game::roles::{Mode, Parts};
use crate::game::sheet_log::Says;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, File, Intent, Piece, Position, Rank, Role, Square};
use crate::rules::profile::{DrawMode, Identity};
use crate::time::TimeOfDay;

pub(crate) fn answers() -> Vec<Answer> {
    let first = Answer::Unanswerable(Unanswerable::NoClock);
    let chain = std::iter::successors(Some(first), |answer| siblings(answer).1);
    chain.collect::<Vec<_>>().iter().flat_map(|answer| siblings(answer).0).collect()
}

fn standing(square: Square, piece: Piece) -> Standing {
    Standing { square, piece }
}

fn seen(square: Square, piece: Option<Piece>) -> Seen {
    Seen { square, piece }
}

/// All pieces of both sides, several of each kind.
fn pieces() -> Vec<Standing> {
    let of = |side: Color| {
        Role::ALL
            .into_iter()
            .flat_map(move |role| [Square::A1, Square::E4, Square::H8].map(|square| standing(square, role.of(side))))
    };
    Color::ALL.into_iter().flat_map(of).collect()
}

/// The time of a side in each way in which time is given.
fn side_times() -> impl Iterator<Item = SideTime> {
    let extras = [None, Some(Extra::Increment), Some(Extra::Delay), Some(Extra::Bronstein)];
    let kinds = [TimeKind::Left, TimeKind::Hourglass, TimeKind::Counted];
    let times = [0, 50, 999, 1_000, 9_400, 61_000, 3_849_000];
    let each = kinds.into_iter().flat_map(move |kind| times.map(|time| (kind, time)));
    each.zip(extras.into_iter().cycle()).zip(0..).map(|(((kind, time), extra), index)| SideTime {
        of: if index % 2 == 0 { Color::White } else { Color::Black },
        time,
        kind,
        tenths_below: if index % 4 < 2 { 10_000 } else { 0 },
        delay: if extra == Some(Extra::Delay) { 1_500 } else { 0 },
        extra: extra.map(|extra| (extra, 5_000)),
        period: 1 + index % 3,
        periods: 3,
        control: (index % 3 < 2).then_some(NextControl {
            moves: 1 + index,
            number: 40,
            brings: if index % 3 == 0 { 1_800_000 } else { 0 },
        }),
    })
}

fn times() -> Vec<Answer> {
    let whose = [TimesOf::Own, TimesOf::Opponent, TimesOf::Sides];
    let runs = [(None, false), (None, true), (Some(Color::White), false), (Some(Color::Black), false)];
    let one = side_times().flat_map(|side| whose.map(|whose| (whose, vec![side])));
    let sides: Vec<SideTime> = side_times().collect();
    let two = sides.windows(2).map(|two| (TimesOf::Sides, two.to_vec())).collect::<Vec<_>>();
    let all = one.chain(two).zip(runs.into_iter().cycle());
    all.map(|((whose, sides), (running, awaits_move))| Answer::Times { whose, sides, running, awaits_move }).collect()
}

fn counted(of: Color, time: u64) -> SideTime {
    let (kind, period, periods) = (TimeKind::Counted, 1, 1);
    SideTime { of, time, kind, tenths_below: 10_000, delay: 0, extra: None, period, periods, control: None }
}

fn ahead() -> Vec<Answer> {
    let kinds = [TimeKind::Left, TimeKind::Hourglass, TimeKind::Counted];
    let times = [(None, 0), (Some(Color::White), 300), (Some(Color::Black), 129_000)];
    let of = |kind, (side, by)| {
        let clocks = [(Color::White, 130_000), (Color::Black, 1_000)];
        let clocks = clocks.map(|(of, time)| SideTime { kind, ..counted(of, time) });
        Answer::Ahead { side, by, clocks: Box::new(clocks) }
    };
    kinds.into_iter().flat_map(|kind| times.map(|time| of(kind, time))).collect()
}

fn sides() -> [Option<Color>; 3] {
    [None, Some(Color::White), Some(Color::Black)]
}

/// Which answers there are of the kind of this one; a new variant must be put in, or this does not compile.
#[allow(clippy::too_many_lines)] // one arm a variant
fn siblings(answer: &Answer) -> (Vec<Answer>, Option<Answer>) {
    use Answer as A;
    let all = |answers: Vec<Answer>, next: Answer| (answers, Some(next));
    match answer {
        A::Unanswerable(_) => {
            all(Unanswerable::samples().into_iter().map(A::Unanswerable).collect(), A::Shade(Square::A1))
        }
        A::Shade(_) => all([Square::A1, Square::E4].map(A::Shade).to_vec(), A::Board(Vec::new())),
        A::Board(_) => all(boards().collect(), A::Where { pieces: Pieces::default(), found: Vec::new() }),
        A::Where { .. } => all(wheres(), A::Pawns { color: None, files: Vec::new() }),
        A::Pawns { .. } => all(pawns(), A::Row { row: Row::Rank(Rank::First), seen: Vec::new() }),
        A::Row { .. } => {
            let from = seen(Square::E4, None);
            all(rows(), A::View { view: View::Rays, from, seen: Vec::new() })
        }
        A::View { .. } => {
            let at = seen(Square::E4, None);
            all(views(), A::Aim { at, defends: false, aims: Vec::new() })
        }
        A::Aim { .. } => all(aims(), A::Pins(Vec::new())),
        A::Pins(_) => all(pins(), A::Moves { moves: Moves::Captures, piece: None, reports: Vec::new() }),
        A::Moves { .. } => all(legal(), A::Captured { white: Vec::new(), black: Vec::new() }),
        A::Captured { .. } => all(captured(), A::Opening(None)),
        A::Material { .. } => all(materials(), A::Played(Vec::new())),
        A::Played(_) => {
            let played = reports("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", |_| true);
            let one = played.first().cloned().into_iter().collect();
            let next = A::Changed { by: Color::White, seen: None };
            all(vec![A::Played(Vec::new()), A::Played(one), A::Played(played)], next)
        }
        A::Changed { .. } => {
            let seen = [None, Some(Vec::new())].into_iter().chain(contents().map(Some));
            let each = seen.flat_map(|seen| Color::ALL.map(|by| A::Changed { by, seen: seen.clone() }));
            all(each.collect(), A::Sheet(Vec::new()))
        }
        A::Sheet(_) => all(sheets(), A::Corrections(Vec::new())),
        A::Corrections(_) => all(corrections(), A::Repetition { count: 1, identity: Identity::PossibleMoves }),
        A::Opening(_) => {
            let material = A::Material { white: Vec::new(), black: Vec::new(), white_points: 0, black_points: 0 };
            all(vec![A::Opening(None), A::Opening(Some("sicilian-najdorf"))], material)
        }
        A::Repetition { .. } => {
            let each = |identity| (1..12).map(move |count| A::Repetition { count, identity });
            let both = [Identity::PossibleMoves, Identity::PlacementAndTurn].into_iter().flat_map(each);
            all(both.collect(), A::Quiet { half_moves: 0, mode: DrawMode::Claim, needed: 50 })
        }
        A::Quiet { .. } => {
            let next = A::Check(Vec::new());
            let quiet = |half_moves, (mode, needed)| A::Quiet { half_moves, mode, needed };
            let rules = [(DrawMode::Claim, 50), (DrawMode::Claim, 75), (DrawMode::Auto, 50), (DrawMode::Off, 50)];
            let each = [0, 1, 2, 3, 4, 43, 100, 151].into_iter();
            all(each.flat_map(|half_moves| rules.map(|rule| quiet(half_moves, rule))).collect(), next)
        }
        A::Check(_) => {
            let king = |side: Color| standing(Square::E1, Role::King.of(side));
            let giver = |side: Color| vec![standing(Square::H4, Role::Queen.of(!side))];
            let two = |side: Color| [giver(side), vec![standing(Square::F3, Role::Knight.of(!side))]].concat();
            let each =
                Color::ALL.into_iter().flat_map(|side| [giver(side), two(side)].map(|by| vec![(king(side), by)]));
            let both = Color::ALL.map(|side| (king(side), giver(side))).to_vec();
            let answers = each.chain([Vec::new(), both]).map(A::Check).collect();
            all(answers, A::Castling { white: CastlingRights::default(), black: CastlingRights::default() })
        }
        A::Castling { .. } => {
            let rights =
                [false, true].into_iter().flat_map(|short| [false, true].map(|long| CastlingRights { short, long }));
            let black = CastlingRights { short: true, long: true };
            let answers = rights.map(|white| A::Castling { white, black }).collect();
            let lost = CastlingNow::Lost;
            all(answers, A::CanCastle { side: Color::White, to_move: true, short: lost, long: lost })
        }
        A::CanCastle { .. } => {
            let both = |long| {
                let short = CastlingNow::Possible;
                [true, false].map(|to_move| A::CanCastle { side: Color::Black, to_move, short, long })
            };
            let prevented = Obstacle::samples().into_iter().map(CastlingNow::Prevented);
            let wings = prevented.chain([CastlingNow::Possible, CastlingNow::Lost]);
            let lost =
                A::CanCastle { side: Color::White, to_move: true, short: CastlingNow::Lost, long: CastlingNow::Lost };
            all(wings.flat_map(both).chain([lost]).collect(), A::MovesMade { white: 0, black: 0 })
        }
        A::MovesMade { .. } => {
            let counts = [(0, 0), (1, 0), (1, 1), (2, 1), (21, 21), (0, 1)];
            let answers = counts.map(|(white, black)| A::MovesMade { white, black }).to_vec();
            all(answers, A::MoveNumber { number: 1, turn: Color::White })
        }
        A::MoveNumber { .. } => {
            let both = |number| Color::ALL.map(|turn| A::MoveNumber { number, turn });
            let next = A::Times { whose: TimesOf::Own, sides: Vec::new(), running: None, awaits_move: false };
            all([1, 21, 40, 101].into_iter().flat_map(both).collect(), next)
        }
        A::Times { .. } => all(times(), A::Slowest(None)),
        A::Slowest(_) => {
            let played = reports("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 21", |_| true);
            let timed = played.into_iter().map(Box::new).zip([0, 1_000, 242_000].into_iter().cycle());
            let clocks = [Color::White, Color::Black].map(|of| counted(of, 0));
            let next = A::Ahead { side: None, by: 0, clocks: Box::new(clocks) };
            all(timed.map(Some).chain([None]).map(A::Slowest).collect(), next)
        }
        A::Ahead { .. } => all(ahead(), A::Running { running: None, awaits_move: false }),
        A::Running { .. } => {
            let each = [Some(Color::White), Some(Color::Black), None]
                .map(|running| A::Running { running, awaits_move: false });
            let first = A::Running { running: None, awaits_move: true };
            all(each.into_iter().chain([first]).collect(), A::ToControl { own: true, sides: Vec::new() })
        }
        A::ToControl { .. } => {
            let own = side_times().map(|side| A::ToControl { own: true, sides: vec![side] });
            let both = A::ToControl { own: false, sides: side_times().take(2).collect() };
            all(own.chain([both]).collect(), A::Elapsed { white: 0, black: 0, stood: 0, gaps: 0 })
        }
        A::Elapsed { .. } => {
            let elapsed = [(0, 0, 0, 0), (60_000, 3_600_000, 0, 1_000), (1_000, 2_000, 61_000, 0)];
            let elapsed = elapsed.map(|(white, black, stood, gaps)| A::Elapsed { white, black, stood, gaps });
            all(elapsed.to_vec(), A::TimeOfDay(TimeOfDay { hour: 0, minute: 0 }))
        }
        A::TimeOfDay(_) => {
            let all_hours =
                (0..24).flat_map(|hour| [0, 1, 9, 21].map(|minute| A::TimeOfDay(TimeOfDay { hour, minute })));
            all(all_hours.collect(), A::Offer(None))
        }
        A::Offer(_) => all(sides().map(A::Offer).to_vec(), A::Result { ended: None, draw: DrawCounts::ForNobody }),
        A::Result { .. } => {
            let [white, black] = [participant("", Driver::Owner), participant("", Driver::Owner)].map(Box::new);
            all(results(), A::Players { white, black, asker: None })
        }
        A::Players { .. } => all(players(), A::OwnSide(None)),
        A::OwnSide(_) => {
            let parts = Parts { board: true, sheet: true, clock: true, assistant: true };
            all(sides().map(A::OwnSide).to_vec(), A::Rules { mode: Mode::Casual, profile: "casual".to_owned(), parts })
        }
        A::Rules { .. } => (rules(), None),
    }
}

/// Half-moves of both sides, dashes, and a note.
fn sheets() -> Vec<Answer> {
    let fen = |turn| format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {turn} KQkq - 0 21");
    let moves = ["w", "b"].into_iter().flat_map(|turn| reports(&fen(turn), |_| true));
    let known = |left, used| Some(MoveTimes { left, used });
    let times =
        [None, known(Some(5_385_000), Some(15_000)), known(Some(0), None), known(None, Some(0)), known(None, None)];
    let moves = moves.zip(times.into_iter().cycle()).map(|(report, times)| SheetItem::HalfMove { report, times });
    let unwritten = |mover| [false, true].map(|dash| SheetItem::Unwritten { number: 21, mover, dash });
    let notes = Says::samples().into_iter().map(SheetItem::Note);
    let items: Vec<SheetItem> = moves.chain(Color::ALL.into_iter().flat_map(unwritten)).chain(notes).collect();
    let singly = items.iter().map(|item| Answer::Sheet(vec![item.clone()])).collect::<Vec<_>>();
    [Answer::Sheet(Vec::new()), Answer::Sheet(items)].into_iter().chain(singly).collect()
}

fn corrections() -> Vec<Answer> {
    let places = [None, Some((1, Color::White)), Some((21, Color::Black))];
    let item = |after| LogItem { after, says: Says::Offered { by: Color::Black } };
    let items: Vec<LogItem> = places.map(item).to_vec();
    vec![Answer::Corrections(Vec::new()), Answer::Corrections(items)]
}

fn boards() -> impl Iterator<Item = Answer> {
    let white = pieces().into_iter().filter(|standing| standing.piece.color == Color::White).collect();
    let row = File::ALL.map(|file| standing(Square::from_coords(file, Rank::Second), Role::Pawn.of(Color::White)));
    [pieces(), white, row.to_vec(), Vec::new()].into_iter().map(Answer::Board)
}

fn wheres() -> Vec<Answer> {
    let roles = Role::ALL.map(Some).into_iter().chain([None]);
    let kinds = roles.flat_map(|role| sides().map(|color| Pieces { color, role }));
    let of = |pieces_asked: Pieces| {
        let fits = |standing: &Standing| {
            pieces_asked.color.is_none_or(|color| color == standing.piece.color)
                && pieces_asked.role.is_none_or(|role| role == standing.piece.role)
        };
        let found: Vec<Standing> = pieces().into_iter().filter(fits).collect();
        let one = found.first().copied().into_iter().collect();
        [Vec::new(), one, found].map(|found| Answer::Where { pieces: pieces_asked, found })
    };
    kinds.flat_map(of).collect()
}

fn pawns() -> Vec<Answer> {
    let pawn = |square, side: Color| standing(square, Role::Pawn.of(side));
    let white = vec![
        (File::A, vec![pawn(Square::A2, Color::White)]),
        (File::C, vec![pawn(Square::C2, Color::White), pawn(Square::C3, Color::White)]),
    ];
    let both = vec![(File::D, vec![pawn(Square::D4, Color::White), pawn(Square::D5, Color::Black)])];
    let all_files = File::ALL.map(|file| (file, vec![pawn(Square::from_coords(file, Rank::Seventh), Color::Black)]));
    let of = |color| {
        [Vec::new(), white.clone(), both.clone(), all_files.to_vec()].map(|files| Answer::Pawns { color, files })
    };
    sides().into_iter().flat_map(of).collect()
}

fn rows() -> Vec<Answer> {
    let ranks = [Rank::First, Rank::Eighth].map(Row::Rank).into_iter();
    let files = [File::A, File::E].map(Row::File);
    let rows = ranks.chain(files).chain([Row::Rising(Square::E4), Row::Falling(Square::E4)]);
    rows.flat_map(|row| contents().map(|seen| Answer::Row { row, seen })).collect()
}

/// Nothing but empty squares, one side, both sides, and a corner.
fn contents() -> [Vec<Seen>; 4] {
    let (white, black) = (Role::Rook.of(Color::White), Role::Queen.of(Color::Black));
    let empty = vec![seen(Square::A1, None), seen(Square::B2, None)];
    let one = vec![seen(Square::A1, Some(white)), seen(Square::B2, None), seen(Square::C3, Some(white))];
    let both = vec![seen(Square::A1, None), seen(Square::B2, Some(white)), seen(Square::C3, Some(black))];
    [empty, one, both, vec![seen(Square::A8, None)]]
}

fn views() -> Vec<Answer> {
    let froms = [None, Some(Role::Knight.of(Color::Black))].map(|piece| seen(Square::E4, piece));
    let rays: Vec<Vec<Seen>> = contents().into_iter().chain(contents()).collect();
    let edges: Vec<Vec<Seen>> = contents().into_iter().chain(vec![Vec::new(); 4]).collect();
    let empty = || vec![vec![seen(Square::A1, None)]; 8];
    let of = |from| {
        [
            Answer::View { view: View::Rays, from, seen: rays.clone() },
            Answer::View { view: View::Rays, from, seen: edges.clone() },
            Answer::View { view: View::Rays, from, seen: empty() },
            Answer::View { view: View::Knight, from, seen: contents()[2..3].to_vec() },
            Answer::View { view: View::Knight, from, seen: contents()[..1].to_vec() },
            Answer::View { view: View::King, from, seen: contents()[1..2].to_vec() },
            Answer::View { view: View::King, from, seen: contents()[..1].to_vec() },
        ]
    };
    froms.into_iter().flat_map(of).collect()
}

fn aims() -> Vec<Answer> {
    let mut all = Vec::new();
    for by in Color::ALL {
        for defends in [false, true] {
            for piece in [None, Some(Role::Pawn.of(Color::White))] {
                let pieces: Vec<Standing> =
                    pieces().into_iter().filter(|standing| standing.piece.color == by).collect();
                for count in [0, 1, 2, pieces.len()] {
                    let (at, pieces) = (seen(Square::E4, piece), pieces[..count].to_vec());
                    all.push(Answer::Aim { at, defends, aims: vec![Aim { by, pieces }] });
                }
            }
        }
    }
    all
}

fn pins() -> Vec<Answer> {
    let pin = |role: Role, by: Role, side: Color| Pin {
        pinned: standing(Square::F3, role.of(side)),
        by: standing(Square::G4, by.of(!side)),
        king: Square::D1,
    };
    let pinning = [Role::Queen, Role::Rook, Role::Bishop];
    let all = Role::ALL.into_iter().flat_map(|role| pinning.map(|by| pin(role, by, Color::White)));
    let black = pin(Role::Knight, Role::Bishop, Color::Black);
    vec![Answer::Pins(Vec::new()), Answer::Pins(vec![black]), Answer::Pins(all.collect())]
}

/// The legal moves of a position that fit.
pub(crate) fn reports(fen: &str, fits: impl Fn(&MoveReport) -> bool) -> Vec<MoveReport> {
    let position = Position::from_fen(fen).expect("a legal FEN");
    let board = Board::from(&position);
    let moves = position.legal_intents().into_iter().filter_map(|intent: Intent| board.change(intent));
    moves.map(|change| MoveReport::new(&board, &change)).filter(fits).collect()
}

/// Castling, promotion with and without taking, en passant, mate.
const RICH: [&str; 3] = [
    "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
];

fn legal() -> Vec<Answer> {
    let mut all = vec![Answer::Moves { moves: Moves::All, piece: None, reports: Vec::new() }];
    for fen in RICH {
        let board = Board::from_fen(fen).expect("a legal FEN");
        for (square, piece) in board.placement().clone() {
            let reports = reports(fen, |report| report.from() == square);
            all.push(Answer::Moves { moves: Moves::From(square), piece: Some(standing(square, piece)), reports });
        }
        let captures = reports(fen, |report| report.taken().is_some());
        all.push(Answer::Moves { moves: Moves::Captures, piece: None, reports: captures });
        let checks = reports(fen, |report| report.check != crate::game::report::Check::None);
        all.push(Answer::Moves { moves: Moves::Checks, piece: None, reports: checks });
        all.push(Answer::Moves { moves: Moves::All, piece: None, reports: reports(fen, |_| true) });
    }
    all
}

fn captured() -> Vec<Answer> {
    let some = vec![Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let many = vec![Role::Rook, Role::Rook, Role::Pawn, Role::Pawn, Role::Pawn];
    let pairs = [(vec![], vec![]), (vec![], some.clone()), (many.clone(), vec![]), (some, many)];
    pairs.into_iter().map(|(white, black)| Answer::Captured { white, black }).collect()
}

fn materials() -> Vec<Answer> {
    let full = vec![(Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2), (Role::Pawn, 8)];
    let pawn = vec![(Role::Pawn, 1)];
    let knight = vec![(Role::Knight, 1)];
    let bishop = vec![(Role::Bishop, 1)];
    let of = |white: &Vec<_>, white_points, black: &Vec<_>, black_points| Answer::Material {
        white: white.clone(),
        black: black.clone(),
        white_points,
        black_points,
    };
    vec![
        of(&full, 39, &full, 39),
        of(&full, 39, &vec![], 0),
        of(&pawn, 1, &vec![], 0),
        of(&vec![], 0, &pawn, 1),
        of(&pawn, 1, &pawn, 1),
        of(&knight, 3, &bishop, 3),
        of(&full, 39, &knight, 3),
        of(&vec![], 0, &vec![], 0),
    ]
}

fn results() -> Vec<Answer> {
    let reasons = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::InsufficientMaterial,
        Reason::Agreement,
        Reason::Time,
        Reason::TimeWithoutMatingMaterial,
        Reason::TimeWithoutMate,
    ];
    let outcomes = [Outcome::Won { by: Color::White }, Outcome::Won { by: Color::Black }, Outcome::Drawn];
    let all = reasons.into_iter().flat_map(|reason| outcomes.map(|outcome| Some((outcome, reason))));
    let usual = all.chain([None]).map(|ended| Answer::Result { ended, draw: DrawCounts::ForNobody });
    let armageddon = Answer::Result { ended: Some((Outcome::Drawn, Reason::Agreement)), draw: DrawCounts::ForBlack };
    usual.chain([armageddon]).collect()
}

/// Somebody who plays.
pub(crate) fn participant(name: &str, driver: Driver) -> Participant {
    Participant {
        name: name.to_owned(),
        sight: Sight::VisuallyDisabled,
        hearing: Hearing::Hearing,
        assistant: false,
        language: Language::En,
        style: Style::Literate,
        driver,
    }
}

fn players() -> Vec<Answer> {
    let engines = Strength::samples().into_iter().map(|strength| Driver::Uci { strength });
    let drivers = [Driver::Owner, Driver::Console, Driver::Board, Driver::Screen, Driver::BuiltinEngine { level: 8 }];
    let drivers = drivers.into_iter().chain(engines);
    let pair = |driver| ["", "Ada Rossi"].map(|name| Box::new(participant(name, driver)));
    let both = |driver| {
        let [white, black] = pair(driver);
        Answer::Players { white, black, asker: Some(Color::White) }
    };
    drivers.map(both).collect()
}

fn rules() -> Vec<Answer> {
    let profiles = crate::rules::profile::Profile::ALL_NAMES.into_iter().chain(["club"]);
    let parts = |on: bool| Parts { board: on, sheet: on, clock: on, assistant: on };
    let of = |profile: &str| {
        let rules = |mode, parts| Answer::Rules { mode, profile: profile.to_owned(), parts };
        let one = Parts { board: true, ..parts(false) };
        Mode::ALL
            .into_iter()
            .flat_map(move |mode| [true, false].map(|on| rules(mode, parts(on))).into_iter().chain([rules(mode, one)]))
            .collect::<Vec<_>>()
    };
    profiles.flat_map(of).collect()
}
