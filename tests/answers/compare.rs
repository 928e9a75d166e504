//! Every answer about the board beside python-chess's, on thousands of boards.

use annabella::answers::{Manner, answer};
use annabella::game::Game;
use annabella::game::answer::{Aim, Answer, CastlingNow, Moves, Pieces, Row, Seen, Standing, Unanswerable, View};
use annabella::game::message::Message;
use annabella::game::participant::{Order, Orientation};
use annabella::game::question::Question;
use annabella::game::report::{Check, MoveReport};
use annabella::game::roles::Seat;
use annabella::rules::position::{Color, Role, Square};
use annabella::time::Tick;
use annabella::view::View as SeatView;
use serde_json::{Value, json};

use crate::answers::python::Python;
use crate::answers::sample::Sample;

const GAMES: usize = 120;
const LONGEST: usize = 90;
const ROLES: [Option<Role>; 7] = [
    None,
    Some(Role::King),
    Some(Role::Queen),
    Some(Role::Rook),
    Some(Role::Bishop),
    Some(Role::Knight),
    Some(Role::Pawn),
];
const COLORS: [Option<Color>; 3] = [None, Some(Color::White), Some(Color::Black)];

/// One asker before one board.
struct Probe<'a> {
    game: &'a Game,
    after: usize,
    seat: Seat,
    manner: Manner,
    squares: Vec<Square>,
    number: u32,
}

impl Probe<'_> {
    fn draw<'a>(lot: &mut fastrand::Rng, game: &'a Game, after: usize) -> Probe<'a> {
        let manner = Manner {
            order: Order::ALL[lot.usize(0..2)],
            orientation: Orientation::ALL[lot.usize(0..Orientation::ALL.len())],
            long: lot.bool(),
            time_of_day: None,
        };
        let seat = Seat::ALL[lot.usize(0..5)];
        let last = game.history().last().map(|half_move| half_move.report.to());
        let squares = last.into_iter().chain((0..5).map(|_| Square::new(lot.u32(0..64)))).collect();
        Probe { game, after, seat, manner, squares, number: lot.u32(0..50) }
    }

    fn question(&self) -> Value {
        let owner = self.seat.acts_for().unwrap_or(Color::White);
        let side = self.manner.orientation.side(owner);
        let squares: Vec<String> = self.squares.iter().map(ToString::to_string).collect();
        json!({
            "after": self.after, "owner": letter(owner), "side": letter(side), "order": self.manner.order.name(),
            "squares": squares, "number": self.number, "own": self.seat.acts_for().map(letter),
        })
    }

    fn ask(&self, question: Question) -> Answer {
        match answer(&SeatView::of(self.game, self.seat), question, self.manner, Tick::START) {
            Message::Answer { answer, long } => {
                assert_eq!(long, self.manner.long);
                *answer
            }
            other => panic!("{question:?}: {other:?}"),
        }
    }

    fn each(&self, of: impl Fn(Square) -> Value) -> Value {
        self.squares.iter().map(|square| of(*square)).collect()
    }

    fn answers(&self) -> Value {
        json!({
            "square": self.each(|square| self.on_square(square)),
            "where": self.wheres(),
            "board": value(self.ask(Question::Board)),
            "pawns": COLORS.map(|color| value(self.ask(Question::Pawns(color)))),
            "rows": self.each(|square| self.rows(square)),
            "views": self.each(|from| {
                [View::Rays, View::Knight, View::King].map(|view| value(self.ask(Question::View(view, from)))).into()
            }),
            "attackers": self.each(|square| value(self.ask(Question::Attackers(square)))),
            "defenders": self.each(|square| value(self.ask(Question::Defenders(square)))),
            "pins": value(self.ask(Question::Pins)),
            "legal": self.each(|square| self.legal(square)),
            "captures": value(self.ask(Question::LegalMoves(Moves::Captures))),
            "checks": value(self.ask(Question::LegalMoves(Moves::Checks))),
            "captured": value(self.ask(Question::Captured)),
            "material": value(self.ask(Question::Material)),
            "repetition": value(self.ask(Question::Repetition)),
            "check": value(self.ask(Question::Check)),
            "castling": value(self.ask(Question::Castling)),
            "can castle": self.can_castle(),
            "quiet": value(self.ask(Question::Quiet)),
            "number": value(self.ask(Question::MoveNumber)),
            "played": self.played(),
            "changed": value(self.ask(Question::Changed)),
        })
    }

    fn played(&self) -> Value {
        let questions = [Question::LastMoves, Question::MoveOf, Question::MovesFrom];
        let numbered = questions.map(|question| question(self.number));
        let whole = [Question::MovesBy(Color::White), Question::MovesBy(Color::Black), Question::MovesMade];
        numbered.into_iter().chain(whole).map(|question| value(self.ask(question))).collect()
    }

    fn can_castle(&self) -> Value {
        let sides = Color::ALL.map(|side| self.ask(Question::CanCastle(side)));
        match sides {
            [Answer::Unanswerable(Unanswerable::NoLegalPosition), _] => json!("no legal position"),
            sides => sides.map(value).into_iter().collect(),
        }
    }

    fn on_square(&self, square: Square) -> Value {
        match answer(&SeatView::of(self.game, self.seat), Question::OnSquare(square), self.manner, Tick::START) {
            Message::OnSquare { square, piece } => json!(seen(Seen { square, piece })),
            Message::AtLength(short) => match *short {
                Message::OnSquare { square, piece } => json!(seen(Seen { square, piece })),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    fn wheres(&self) -> Value {
        let all = COLORS.into_iter().flat_map(|color| ROLES.map(|role| Pieces { color, role }));
        all.map(|pieces| value(self.ask(Question::Where(pieces)))).collect()
    }

    fn rows(&self, through: Square) -> Value {
        let rows = [Row::Rank(through.rank()), Row::File(through.file()), Row::Rising(through), Row::Falling(through)];
        rows.map(|row| value(self.ask(Question::Row(row)))).into()
    }

    /// Described together, moves are described as one by one.
    fn legal(&self, square: Square) -> Value {
        let answer = self.ask(Question::LegalMoves(Moves::From(square)));
        if let Answer::Moves { reports, piece, .. } = &answer {
            assert_eq!(piece.map(|piece| piece.square), Some(square));
            for report in reports {
                assert_eq!(*report, MoveReport::new(self.game.board(), &report.change));
            }
        }
        value(answer)
    }
}

fn letter(color: Color) -> &'static str {
    color.fold_wb("w", "b")
}

fn seen(seen: Seen) -> String {
    seen.piece.map_or_else(|| seen.square.to_string(), |piece| format!("{}{}", piece.char(), seen.square))
}

fn piece(standing: Standing) -> String {
    seen(Seen { square: standing.square, piece: Some(standing.piece) })
}

fn pieces(pieces: Vec<Standing>) -> Vec<String> {
    pieces.into_iter().map(piece).collect()
}

fn all_seen(squares: Vec<Seen>) -> Vec<String> {
    squares.into_iter().map(seen).collect()
}

/// As UCI, castling as king takes rook.
pub fn uci(report: &MoveReport) -> String {
    let to = report.change.rook.map_or(report.to(), |rook| rook.from);
    let promotion = report.change.promotion().map(|role| role.char().to_string()).unwrap_or_default();
    format!("{}{to}{promotion}", report.from())
}

fn with_signs(report: &MoveReport) -> String {
    let takes = if report.taken().is_some() { "x" } else { "" };
    let check = match report.check {
        Check::None => "",
        Check::Check => "+",
        Check::Mate => "#",
    };
    format!("{}{takes}{check}", uci(report))
}

fn roles(roles: Vec<Role>) -> Vec<String> {
    roles.into_iter().map(|role| role.char().to_string()).collect()
}

fn counts(pieces: Vec<(Role, u32)>) -> Vec<Value> {
    pieces.into_iter().map(|(role, count)| json!([role.char().to_string(), count])).collect()
}

/// An answer as answers.py gives it.
fn value(answer: Answer) -> Value {
    match answer {
        Answer::Unanswerable(Unanswerable::NoLegalPosition) => json!("no legal position"),
        Answer::Unanswerable(Unanswerable::NothingThere(_)) => json!("nothing there"),
        Answer::Unanswerable(Unanswerable::NotOnMove(_)) => json!("not on move"),
        Answer::Unanswerable(Unanswerable::NoSuchMove(_)) => json!("no such move"),
        Answer::Where { found, .. } | Answer::Board(found) => json!(pieces(found)),
        Answer::Pawns { files, .. } => files.into_iter().map(|(_, pawns)| json!(pieces(pawns))).collect(),
        Answer::Row { seen, .. } => json!(all_seen(seen)),
        Answer::View { seen, .. } => seen.into_iter().map(all_seen).collect(),
        Answer::Aim { aims, .. } => {
            aims.into_iter().map(|Aim { by, pieces: found }| json!([letter(by), pieces(found)])).collect()
        }
        Answer::Pins(pins) => {
            pins.into_iter().map(|pin| json!([piece(pin.pinned), piece(pin.by), pin.king.to_string()])).collect()
        }
        Answer::Moves { reports, .. } => reports.iter().map(with_signs).collect(),
        Answer::Changed { by, seen } => json!([letter(by), seen.map(all_seen)]),
        Answer::Played(reports) => reports.iter().map(uci).collect(),
        Answer::Captured { white, black } => json!([roles(white), roles(black)]),
        Answer::Material { white, black, white_points, black_points } => {
            json!([[counts(white), white_points], [counts(black), black_points]])
        }
        Answer::Check(kings) => kings.into_iter().map(|(king, by)| json!([piece(king), pieces(by)])).collect(),
        Answer::Castling { white, black } => {
            [white, black].map(|rights| json!([rights.short, rights.long])).into_iter().collect()
        }
        Answer::CanCastle { short, long, .. } => json!([short, long].map(|wing| wing == CastlingNow::Possible)),
        Answer::MovesMade { white, black } => json!([white, black]),
        Answer::Repetition { count, .. } | Answer::Quiet { half_moves: count, .. } => json!(count),
        Answer::MoveNumber { number, turn } => json!([number, letter(turn)]),
        other => panic!("python is not asked for {other:?}"),
    }
}

/// How often what is rare came up: a lot that never has it would prove nothing.
#[derive(Debug, Default)]
struct Seldom {
    boards: usize,
    no_positions: usize,
    pins: usize,
    threefold: usize,
    castling: usize,
    in_passing: usize,
    promotions: usize,
}

impl Seldom {
    fn count(&mut self, theirs: &Value) {
        self.boards += 1;
        self.no_positions += usize::from(theirs["repetition"] == "no legal position");
        self.pins += usize::from(theirs["pins"].as_array().is_some_and(|pins| !pins.is_empty()));
        self.threefold += usize::from(theirs["repetition"].as_u64().is_some_and(|count| count >= 3));
    }

    fn count_moves(&mut self, sample: &Sample) {
        let number = |test: fn(&annabella::game::board::Change) -> bool| {
            sample.changes.iter().filter(|change| test(change)).count()
        };
        self.castling += number(|change| change.rook.is_some());
        self.in_passing += number(annabella::game::board::Change::is_en_passant);
        self.promotions += number(|change| change.promotion().is_some());
    }

    fn is_enough(&self) -> bool {
        let all = [self.no_positions, self.pins, self.threefold, self.castling, self.in_passing, self.promotions];
        self.boards > 3_000 && all.into_iter().all(|count| count >= 10)
    }
}

#[test]
fn every_answer_is_python_chess_s_answer_too() {
    let mut lot = fastrand::Rng::with_seed(4);
    let mut python = Python::start();
    let mut seldom = Seldom::default();
    for number in 0..GAMES {
        let sample = Sample::draw(&mut lot, number, LONGEST);
        let games = sample.games();
        let probes: Vec<Probe> =
            (0..games.len()).step_by(2).map(|after| Probe::draw(&mut lot, &games[after], after)).collect();
        let last = games.last().expect("at least the start");
        let moves: Vec<String> = last.history().live().iter().map(|half_move| uci(&half_move.report)).collect();
        let questions: Vec<Value> = probes.iter().map(Probe::question).collect();
        let asked = json!({"start": sample.started.start, "moves": moves, "probes": questions});
        let theirs = python.ask(&asked);
        assert_eq!(theirs.len(), probes.len());
        for (probe, theirs) in probes.iter().zip(&theirs) {
            let ours = probe.answers();
            for (name, our) in ours.as_object().expect("an object") {
                assert_eq!(
                    *our,
                    theirs[name],
                    "{name}, game {number} from {} after {} half-moves: {} {}",
                    sample.started.start,
                    probe.after,
                    probe.game.board().fen(),
                    probe.question()
                );
            }
            seldom.count(theirs);
        }
        seldom.count_moves(&sample);
    }
    assert!(seldom.is_enough(), "{seldom:?}");
}
