//! Random games, half-move by half-move beside python-chess, which has nothing to do with this program or its library: legal
//! moves, how they are written and read, repetition, fifty moves, claims, endings.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use annabella::game::board::Board;
use annabella::game::participant::Language;
use annabella::game::report::MoveReport;
use annabella::notation::{san, sheet, uci};
use annabella::rules::claims::{self, Basis, Claim, Ground};
use annabella::rules::ending;
use annabella::rules::position::{CastlingMode, Intent, Position};
use annabella::rules::profile::{Identity, Profile};
use annabella::rules::repetition::{self, PositionKey};
use annabella::rules::touch::Hands;
use fastrand::Rng;
use serde_json::{Value, json};

/// Starts from which all the rules are near: castling, en passant, promotion, few pieces, and many moves without capture.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "1n1r1n2/P1P1P1P1/4k3/8/8/4K3/p1p1p1p1/1N1R1N2 w - - 0 1",
    "8/8/8/4k3/8/8/8/R3K3 w - - 90 140",
    "8/8/1q2k3/8/8/8/8/3QK3 w - - 140 170",
    "4k3/8/8/8/8/8/8/4K2R w K - 98 80",
    "8/8/4k3/1n6/8/3NK3/8/8 b - - 60 90",
    "6k1/5ppp/8/8/8/8/5PPP/R3K2R w KQ - 0 1",
];

const GAMES: u64 = 66;
const HALF_MOVES: usize = 60;

struct Python(Child);

impl Python {
    fn start() -> Python {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = root.join("target/python/bin/python");
        let mut command = Command::new(&program);
        command.arg(root.join("tests/laws/games.py")).stdin(Stdio::piped()).stdout(Stdio::piped());
        Python(command.spawn().unwrap_or_else(|error| {
            panic!("{}: {error}; `.ci/setup test true` installs python-chess", program.display())
        }))
    }

    fn plays(&mut self, games: &[Value]) -> Vec<Value> {
        let mut to = self.0.stdin.take().expect("its input");
        let lines = games.iter().fold(String::new(), |lines, game| lines + &game.to_string() + "\n");
        let writer = std::thread::spawn(move || to.write_all(lines.as_bytes()).expect("python reads"));
        let from = BufReader::new(self.0.stdout.take().expect("its output"));
        let answers = from.lines().map(|line| serde_json::from_str(&line.expect("a line")).expect("JSON")).collect();
        writer.join().expect("everything was written");
        answers
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// A random game that likes to go to and fro, so that positions come again.
struct Game {
    positions: Vec<Position>,
    moves: Vec<String>,
}

fn start(number: u64, rng: &mut Rng) -> Position {
    let index = usize::try_from(number).expect("small") % (STARTS.len() + 1);
    match STARTS.get(index) {
        Some(fen) => Position::from_fen(fen).expect("a legal FEN"),
        None => Position::chess960(rng.u32(0..960)).expect("in range"),
    }
}

fn back(intent: Intent) -> Option<Intent> {
    match intent {
        Intent::Step { from, to, promotion: None } => Some(Intent::Step { from: to, to: from, promotion: None }),
        _ => None,
    }
}

fn game(number: u64) -> Game {
    let mut rng = Rng::with_seed(number);
    let mut positions = vec![start(number, &mut rng)];
    let (mut moves, mut intents) = (Vec::new(), Vec::<Intent>::new());
    while moves.len() < HALF_MOVES {
        let position = positions.last().expect("the start").clone();
        let legal = position.legal_intents();
        if legal.is_empty() {
            break;
        }
        let before = intents.len().checked_sub(2).and_then(|index| back(intents[index]));
        let mates = |intent: &&Intent| position.clone().play(**intent).is_ok_and(|after| after.is_checkmate());
        let mate = legal.iter().find(mates).copied().filter(|_| rng.bool());
        let intent = match mate.or_else(|| before.filter(|back| legal.contains(back) && rng.u8(..10) < 7)) {
            Some(chosen) => chosen,
            None => legal[rng.usize(..legal.len())],
        };
        let board = Board::from(&position);
        moves.push(uci::write(&board.change(intent).expect("a piece"), board.castling_mode()));
        intents.push(intent);
        positions.push(position.play(intent).expect("a legal move"));
    }
    Game { positions, moves }
}

fn compare(game: &Game, views: &[Value], counts: &mut BTreeMap<&'static str, usize>) {
    let profile = Profile::default();
    let mut keys = Vec::new();
    assert_eq!(views.len(), game.positions.len());
    for (position, view) in game.positions.iter().zip(views) {
        let at = format!("{} after {:?}", game.positions[0].fen(), &game.moves[..keys.len()]);
        keys.push(PositionKey::of(position));
        let board = Board::from(position);
        let mut legal = BTreeMap::new();
        for intent in position.legal_intents() {
            let change = board.change(intent).expect("a piece");
            let written = san::write_pgn(&MoveReport::new(&board, &change));
            assert_eq!(sheet::read(&written, position, Language::En), Ok(intent), "{at}");
            legal.insert(uci::write(&change, board.castling_mode()), json!(written));
        }
        assert_eq!(json!(legal), view["legal"], "{at}");
        assert_eq!(json!(repetition::count(&keys, Identity::PossibleMoves)), view["stood"], "{at}");
        assert_eq!(json!(position.quiet_half_moves()), view["quiet"], "{at}");
        if position.castling_mode() == CastlingMode::Standard {
            assert_eq!(json!(position.fen()), view["fen"], "{at}");
        }
        let ended = ending::of_completed_move(position, &keys, &profile);
        assert_eq!(json!(ended.map_or("*", |(outcome, _)| outcome.score())), view["result"], "{at}: {ended:?}");
        let claimable = |ground: Ground| {
            let now = std::iter::once(None).chain(position.legal_intents().into_iter().map(Some));
            now.into_iter().any(|intended| {
                let claim =
                    Claim { by: position.turn(), ground, intended, hands: Hands::Off, basis: Basis::Scoresheet };
                claims::is_correct(&claim, position, &keys, &profile)
            })
        };
        // Where the game is over by itself nobody claims; python-chess does not look at that.
        if ended.is_none() {
            assert_eq!(json!(claimable(Ground::Repetition)), view["threefold"], "{at}");
            assert_eq!(json!(claimable(Ground::FiftyMoves)), view["fifty"], "{at}");
        }
        let mut count = |what: &'static str, holds: bool| *counts.entry(what).or_default() += usize::from(holds);
        count("positions", true);
        count("threefold", view["threefold"] == true);
        count("fifty", view["fifty"] == true);
        count("mate", view["mate"] == true);
        count("drawn by itself", view["result"] == "1/2-1/2");
    }
}

#[test]
fn another_program_sees_the_same_games() {
    let games: Vec<Game> = (0..GAMES).map(game).collect();
    let asked: Vec<Value> = games
        .iter()
        .map(|game| {
            let start = &game.positions[0];
            let chess960 = start.castling_mode() == CastlingMode::Chess960;
            json!({ "start": start.fen(), "chess960": chess960, "moves": game.moves })
        })
        .collect();
    let answers = Python::start().plays(&asked);
    assert_eq!(answers.len(), games.len());
    let mut counts = BTreeMap::new();
    for (game, views) in games.iter().zip(&answers) {
        compare(game, views.as_array().expect("a list"), &mut counts);
    }
    for (what, least) in
        [("positions", 1_500), ("threefold", 100), ("fifty", 100), ("mate", 1), ("drawn by itself", 20)]
    {
        assert!(counts[what] >= least, "{what}: {counts:?}");
    }
}
