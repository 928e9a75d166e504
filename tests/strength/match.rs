//! Games and matches.

use std::fmt;
use std::io;
use std::time::Instant;

use annabella::engine::builtin::levels::{self, Level};
use annabella::engine::builtin::{Limits, Mind};
use annabella::game::effect::{EngineQuestion, EngineTask};
use annabella::game::fact::HalfMoveId;
use annabella::rules::ending::{self, Outcome};
use annabella::rules::position::{Color, Intent, Position};

use crate::naive;
use crate::stockfish::Stockfish;

/// Half-moves after which a game that still goes on is called drawn.
const LONGEST: usize = 300;
/// Half-moves at random with which a pair of games begins.
const OPENING: usize = 6;

/// Who plays.
#[derive(Copy, Clone, Debug)]
pub enum Player {
    /// The built-in opponent at a level.
    BuiltinEngine(u8),
    /// The built-in opponent with other errors than those of a level: how levels are found.
    Trial(Level),
    /// Takes what hangs, mates in one, and else moves at random.
    Naive,
    /// Stockfish, held down to a rating.
    Stockfish(u32),
}

impl Player {
    /// `4`, `naive`, `depth/nodes/misjudges/overlooks/gives-away`, `sf1600`, or `sfleast` for the least rating that Stockfish accepts (0 where it does not start: no match is played then).
    pub fn read(text: &str) -> Option<Player> {
        if text == "naive" {
            return Some(Player::Naive);
        }
        if text.contains('/') {
            return trial(text).map(Player::Trial);
        }
        match text.strip_prefix("sf") {
            Some("least") => Some(Player::Stockfish(Stockfish::start(None).map_or(0, |least| least.rating()))),
            Some(rating) => rating.parse().ok().map(Player::Stockfish),
            None => text.parse().ok().map(Player::BuiltinEngine),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::BuiltinEngine(level) => write!(f, "level {level}"),
            Player::Trial(level) => write!(
                f,
                "depth {}, {} nodes, misjudges {}, overlooks {}, gives away {}",
                level.depth, level.nodes, level.misjudges, level.overlooks, level.gives_away
            ),
            Player::Naive => write!(f, "naive player"),
            Player::Stockfish(rating) => write!(f, "Stockfish at UCI_Elo {rating}"),
        }
    }
}

fn trial(text: &str) -> Option<Level> {
    let parts: Vec<&str> = text.split('/').collect();
    let [depth, nodes, misjudges, overlooks, gives_away] = parts[..] else { return None };
    Some(Level {
        depth: depth.parse().ok()?,
        nodes: nodes.parse().ok()?,
        misjudges: misjudges.parse().ok()?,
        overlooks: overlooks.parse().ok()?,
        gives_away: gives_away.parse().ok()?,
    })
}

/// Results, seen by the first player.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub half_moves: usize,
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

/// A player with what they need to think.
enum Driver {
    BuiltinEngine { mind: Box<Mind>, level: Level },
    Naive,
    Stockfish(Stockfish),
}

impl Driver {
    fn new(player: Player) -> io::Result<Driver> {
        Ok(match player {
            Player::BuiltinEngine(number) => Driver::built_in(levels::level(number)),
            Player::Trial(level) => Driver::built_in(level),
            Player::Naive => Driver::Naive,
            Player::Stockfish(rating) => Driver::Stockfish(Stockfish::start(Some(rating))?),
        })
    }

    fn built_in(level: Level) -> Driver {
        Driver::BuiltinEngine { mind: Box::new(Mind::new(Limits::Nodes)), level }
    }

    fn choose(&mut self, game: &Game, seed: u64) -> io::Result<Intent> {
        let position = game.now();
        match self {
            Driver::BuiltinEngine { mind, level } => {
                let id = u32::try_from(game.line.len()).unwrap_or(u32::MAX);
                let task = EngineTask {
                    after: Some(HalfMoveId(id)),
                    position: position.clone(),
                    side: position.turn(),
                    earlier: game.line[..game.line.len() - 1].to_vec(),
                    question: EngineQuestion::Move,
                    in_opening: None,
                    time: None,
                    // Not asked for: the level is given beside the task.
                    level: 0,
                    seed,
                };
                mind.choose_as(*level, &task).ok_or_else(|| io::Error::other(format!("no move in {}", position.fen())))
            }
            Driver::Naive => naive::choose(position, seed ^ game.line.len() as u64)
                .ok_or_else(|| io::Error::other(format!("no move in {}", position.fen()))),
            Driver::Stockfish(stockfish) => stockfish.choose(position),
        }
    }
}

/// The positions of a game, the present one last; never empty.
struct Game {
    line: Vec<Position>,
}

impl Game {
    /// A game that begins with some half-moves at random, so chosen that it is not over and nobody has lost a piece.
    fn opening(seed: u64) -> Game {
        let mut luck = fastrand::Rng::with_seed(seed);
        loop {
            let mut line = vec![Position::initial()];
            for _ in 0..OPENING {
                let position = line[line.len() - 1].clone();
                let moves = position.legal_intents();
                let Some(intent) = luck.choice(moves) else { break };
                if let Ok(next) = position.play(intent) {
                    line.push(next);
                }
            }
            let last = &line[line.len() - 1];
            if last.placement().occupied().count() == 32 && !last.is_check() && is_even(last) {
                return Game { line };
            }
        }
    }

    fn now(&self) -> &Position {
        &self.line[self.line.len() - 1]
    }

    fn play(&mut self, intent: Intent) -> io::Result<()> {
        let next = self.now().clone().play(intent).map_err(io::Error::other)?;
        self.line.push(next);
        Ok(())
    }

    /// The outcome, if the game is over: by the position, a threefold repetition, fifty moves, or its length.
    fn outcome(&self) -> Option<Outcome> {
        let now = self.now();
        if let Some((outcome, _)) = ending::of_position(now) {
            return Some(outcome);
        }
        let same = |other: &&Position| {
            other.placement() == now.placement()
                && other.turn() == now.turn()
                && other.to_setup().castling_rights == now.to_setup().castling_rights
        };
        let repeated = self.line.iter().filter(same).count() >= 3;
        let stale = now.to_setup().halfmoves >= 100;
        (repeated || stale || self.line.len() > LONGEST).then_some(Outcome::Drawn)
    }
}

/// Whether nobody stands to lose a piece at once, by the evaluation after a short look.
fn is_even(position: &Position) -> bool {
    use annabella::engine::builtin::eval::Evaluator;
    use annabella::engine::builtin::search::{Aim, Meter, Search};
    use annabella::engine::builtin::table::Table;
    let (mut table, evaluator) = (Table::new(), Evaluator::new());
    let aim = Aim { depth: 6, margin: 0 };
    let thought = Search::new(&mut table, &evaluator, Meter::nodes(20_000), Vec::new()).think(position.chess(), aim);
    thought.moves.first().is_some_and(|(_, score)| score.abs() < 80)
}

/// Plays `games` games in pairs: each opening twice, with colours changed.
pub fn play_match(first: Player, second: Player, games: u32) -> io::Result<Tally> {
    let mut drivers = [Driver::new(first)?, Driver::new(second)?];
    let mut tally = Tally::default();
    for number in 0..games {
        let mut game = Game::opening(u64::from(number / 2) + 1);
        let white = usize::from(number % 2 == 1);
        let seed = 7919 * (u64::from(number) + 1);
        let outcome = loop {
            if let Some(outcome) = game.outcome() {
                break outcome;
            }
            let mover = if game.now().turn() == Color::White { white } else { 1 - white };
            let intent = drivers[mover].choose(&game, seed)?;
            game.play(intent)?;
        };
        tally.half_moves += game.line.len() - 1;
        match outcome {
            Outcome::Drawn => tally.drawn += 1,
            Outcome::Won { by } if (by == Color::White) == (white == 0) => tally.won += 1,
            Outcome::Won { .. } => tally.lost += 1,
            Outcome::HalfPoint { .. } | Outcome::LostByBoth | Outcome::Annulled => {
                unreachable!("no arbiter watches this match")
            }
        }
    }
    Ok(tally)
}

/// Prints how many nodes a second the search reaches here, on three positions.
pub fn speed() {
    use annabella::engine::builtin::eval::Evaluator;
    use annabella::engine::builtin::search::{Aim, Meter, Search};
    use annabella::engine::builtin::table::Table;
    let (mut table, evaluator) = (Table::new(), Evaluator::new());
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - - 0 1",
    ] {
        let Ok(position) = Position::from_fen(fen) else { continue };
        let began = Instant::now();
        let thought = Search::new(&mut table, &evaluator, Meter::nodes(1_000_000), Vec::new())
            .think(position.chess(), Aim { depth: 64, margin: 0 });
        let seconds = began.elapsed().as_secs_f64();
        let thousands = f64::from(u32::try_from(thought.nodes / 1000).unwrap_or(u32::MAX));
        let best = thought.moves.first().map_or_else(String::new, |(m, score)| format!("{m} {score:+}"));
        println!("{fen}: depth {}, {thousands} k nodes, {:.0} k nodes/s, {best}", thought.depth, thousands / seconds);
    }
}
