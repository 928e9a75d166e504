//! Stockfish as a yardstick, over UCI.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::ops::RangeInclusive;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use annabella::rules::position::{Intent, Position};
use shakmaty::uci::UciMove;

/// Where Debian's package puts it; `STOCKFISH` names another.
const USUAL: &str = "/usr/games/stockfish";
/// Nodes for a move: more than enough for the depth at which it picks its weakened move at a rating.
const fn nodes(rating: u32) -> u32 {
    match rating {
        0..1500 => 5_000,
        1500..2000 => 20_000,
        _ => 60_000,
    }
}

/// A running Stockfish; ended when dropped.
pub struct Stockfish {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    rating: u32,
}

impl Stockfish {
    /// Starts it, held down to a rating, or to the least that it accepts. A rating that it would ignore is an error.
    pub fn start(rating: Option<u32>) -> io::Result<Stockfish> {
        let program = std::env::var_os("STOCKFISH").unwrap_or_else(|| USUAL.into());
        let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().ok_or_else(|| io::Error::other("no standard input"))?;
        let from = child.stdout.take().ok_or_else(|| io::Error::other("no standard output"))?;
        let mut stockfish = Stockfish { child, to, from: BufReader::new(from), rating: 0 };
        stockfish.tell("uci")?;
        let range = read_range(&stockfish.wait_for("option name UCI_Elo ")?)
            .ok_or_else(|| io::Error::other("Stockfish names no range for UCI_Elo"))?;
        stockfish.wait_for("uciok")?;
        let rating = rating.unwrap_or(*range.start());
        if !range.contains(&rating) {
            let (least, most) = range.into_inner();
            return Err(io::Error::other(format!("this Stockfish takes UCI_Elo from {least} to {most}")));
        }
        stockfish.rating = rating;
        for option in ["Threads value 1", "Hash value 16", "UCI_LimitStrength value true"] {
            stockfish.tell(&format!("setoption name {option}"))?;
        }
        stockfish.tell(&format!("setoption name UCI_Elo value {rating}"))?;
        stockfish.tell("isready")?;
        stockfish.wait_for("readyok")?;
        Ok(stockfish)
    }

    /// The rating that it plays at.
    pub fn rating(&self) -> u32 {
        self.rating
    }

    /// Its move.
    pub fn choose(&mut self, position: &Position) -> io::Result<Intent> {
        self.tell(&format!("position fen {}", position.fen()))?;
        self.tell(&format!("go nodes {}", nodes(self.rating)))?;
        let line = self.wait_for("bestmove")?;
        let text = line.split_whitespace().nth(1).unwrap_or("");
        let uci: UciMove = text.parse().map_err(io::Error::other)?;
        let m = uci.to_move(position.chess()).map_err(io::Error::other)?;
        Ok(annabella::rules::position::intent_of(m))
    }

    fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.to, "{line}")?;
        self.to.flush()
    }

    fn wait_for(&mut self, start: &str) -> io::Result<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.from.read_line(&mut line)? == 0 {
                return Err(io::Error::other("Stockfish has ended"));
            }
            if line.starts_with(start) {
                return Ok(line);
            }
        }
    }
}

/// The range in `option name UCI_Elo type spin default 1350 min 1350 max 2850`.
fn read_range(line: &str) -> Option<RangeInclusive<u32>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let behind = |name| words.iter().skip_while(|word| **word != name).nth(1)?.parse().ok();
    Some(behind("min")?..=behind("max")?)
}

impl Drop for Stockfish {
    fn drop(&mut self) {
        let _it_ends_by_itself = self.tell("quit");
        let _nothing_to_reap = self.child.wait();
    }
}
