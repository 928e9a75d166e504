//! Whether a completed move has ended the game, and how long a long record takes to be folded again; beside python-chess in
//! the same run.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::time::{Duration, Instant};

use annabella::game::board::Board;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Fact, Source};
use annabella::game::participant::Language;
use annabella::game::roles::{Mode, Seat};
use annabella::game::{Game, Phase};
use annabella::journal::{file, line};
use annabella::notation::{self, Heard, Legality};
use annabella::rules::ending;
use annabella::rules::position::{CastlingMode, Intent, Position};
use annabella::rules::profile::Profile;
use annabella::time::Tick;

use crate::support::table::started;
use crate::{Spread, spread};

const PLAYED: &str = include_str!("games.txt");
const TIMES: usize = 21;
/// A game of five hours (ms), its moves and the clock's notes.
const FIVE_HOURS: u64 = 5 * 60 * 60 * 1_000;
const HALF_MOVES: u64 = 300;

pub fn print() {
    let games = played();
    let moves: usize = games.iter().map(Vec::len).sum();
    println!("\n## Whether a completed move has ended the game\n");
    println!("Aim: 20 µs, and a hundredth of python-chess's time. {} games, {moves} half-moves.\n", games.len());
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    let judged = row("the rules alone: mate, material, repetition, 75 moves, plainly dead", judged(&games));
    let whole = row("`Game::handle` of a move, from the input to its effects", handled(&games, "5"));
    row("the same without a clock", handled(&games, "none"));
    match by_python(&games) {
        Ok(times) => {
            let peer = row("peer: python-chess, `outcome(claim_draw=True)`", times);
            let ratio = |ours: &Spread| peer.median.as_secs_f64() / ours.median.as_secs_f64();
            println!(
                "\nThe rules: {:.0} times faster; the whole `handle`: {:.0} times.",
                ratio(&judged),
                ratio(&whole)
            );
        }
        Err(why) => println!("\npython-chess was not asked: {why}"),
    }
    replayed();
}

fn row(what: &str, times: Vec<Duration>) -> Spread {
    let (count, spread) = (times.len(), spread(times));
    let [median, most] = [spread.median, spread.most].map(|time| time.as_secs_f64() * 1e6);
    println!("| {what} | {median:.2} µs | {most:.2} µs | {count} |");
    spread
}

/// What was played, as moves that our own reader has read.
fn played() -> Vec<Vec<Intent>> {
    let lines = PLAYED.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split_once(": ").expect("players and moves").1).map(read).collect()
}

fn read(moves: &str) -> Vec<Intent> {
    let mut board = Board::default();
    let each = moves.split_whitespace().map(|san| {
        let Heard::Moves(heard) = notation::read(san, &board, Language::En, Legality::Preferred) else {
            panic!("{san} on {}", board.fen());
        };
        board = board.after(&board.change(heard[0]).expect("a piece"));
        heard[0]
    });
    each.collect()
}

/// The rules as `Game` asks them: the history is kept, nothing of it is counted again.
fn judged(games: &[Vec<Intent>]) -> Vec<Duration> {
    let profile = Profile::named("fide-2023").expect("a profile");
    let mut times = Vec::new();
    for moves in games {
        let mut game = begun("none");
        for intent in moves {
            play(&mut game, *intent, Tick::START);
            let (history, board) = (game.history(), game.board());
            let Some(position) = history.position() else { panic!("{}", board.fen()) };
            times.extend((0..TIMES).map(|_| {
                timed(|| {
                    let _ended = std::hint::black_box(ending::of_completed_move(position, history.keys(), &profile));
                })
            }));
        }
    }
    times
}

/// All that an input sets off, but its way to the disk and to the ear.
fn handled(games: &[Vec<Intent>], time: &str) -> Vec<Duration> {
    let mut times = Vec::new();
    for moves in games {
        for _ in 0..TIMES {
            let mut game = begun(time);
            for (now, intent) in (1..).map(Tick::from_millis).zip(moves) {
                let input = input(&game, *intent, now);
                let mut effects = Vec::new();
                times.push(timed(|| effects = game.handle(input)));
                assert!(effects.iter().any(|effect| matches!(effect, Effect::Record(_))), "{effects:?}");
            }
            assert_eq!(game.history().live().len(), moves.len());
        }
    }
    times
}

fn begun(time: &str) -> Game {
    Game::begin(started(Mode::Tournament, time), Tick::START).expect("a legal start").0
}

fn input(game: &Game, intent: Intent, at: Tick) -> Input {
    let what = Happening::Command(Command::Move { intent, said: String::new() });
    Input { seat: Seat::Side(game.turn()), source: Source::Line, at, what }
}

fn play(game: &mut Game, intent: Intent, at: Tick) -> Vec<Effect> {
    let input = input(game, intent, at);
    game.handle(input)
}

fn timed(work: impl FnOnce()) -> Duration {
    let began = Instant::now();
    work();
    began.elapsed()
}

fn by_python(games: &[Vec<Intent>]) -> Result<Vec<Duration>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = root.join("target/python/bin/python");
    let mut command = Process::new(&program);
    command.arg(root.join("tests/latency/outcome.py")).stdin(Stdio::piped()).stdout(Stdio::piped());
    let installs = "`.ci/setup test true` installs it";
    let mut child = command.spawn().map_err(|why| format!("{}: {why}; {installs}", program.display()))?;
    let mut lines = child.stdout.take().map(BufReader::new).ok_or("it has no output")?;
    let mut into = child.stdin.take().ok_or("it has no input")?;
    let mut times = Vec::new();
    for moves in games {
        let mut board = Board::default();
        let uci = moves.iter().map(|intent| {
            let change = board.change(*intent).expect("a piece");
            board = board.after(&change);
            notation::uci::write(&change, CastlingMode::Standard)
        });
        let uci = serde_json::to_string(&uci.collect::<Vec<_>>()).map_err(|why| why.to_string())?;
        writeln!(into, "{uci}").map_err(|why| why.to_string())?;
        let mut line = String::new();
        lines.read_line(&mut line).map_err(|why| why.to_string())?;
        let nanos: Vec<u64> = serde_json::from_str(&line).map_err(|why| format!("{why}: `{line}`"))?;
        times.extend(nanos.into_iter().map(Duration::from_nanos));
    }
    drop(into);
    child.wait().map_err(|why| why.to_string())?;
    Ok(times)
}

/// A record of five hours: as many moves as a long game has, by lot, with the clock noted as in a real one.
fn record() -> Vec<Fact> {
    let (mut game, effects) = Game::begin(started(Mode::Tournament, "150+30"), Tick::START).expect("a legal start");
    let mut facts = Vec::new();
    keep(&mut facts, effects);
    let mut luck = fastrand::Rng::with_seed(5);
    for number in 1..=HALF_MOVES {
        let moment = Tick::from_millis(FIVE_HOURS * number / HALF_MOVES);
        while let Some(due) = game.deadline().filter(|due| *due < moment) {
            let (seat, source) = (game.owner(), Source::Console);
            keep(&mut facts, game.handle(Input { seat, source, at: due, what: Happening::Deadline }));
        }
        let intent = quiet(game.history().position().expect("legal"), &mut luck);
        keep(&mut facts, play(&mut game, intent, moment));
        assert_eq!(game.phase(), Phase::Running, "{number}: {}", game.board().fen());
    }
    facts
}

/// A move by lot that rather takes nothing, so that the game lasts, and gives no mate; but never 75 moves long.
fn quiet(position: &Position, luck: &mut fastrand::Rng) -> Intent {
    let legal: Vec<(Intent, Position)> = position.successors().collect();
    let goes_on = |next: &Position| next.has_legal_moves();
    let pieces = |position: &Position| position.placement().occupied().count();
    let calm: Vec<&(Intent, Position)> =
        legal.iter().filter(|(_, next)| goes_on(next) && pieces(next) == pieces(position)).collect();
    let counts_anew: Vec<&(Intent, Position)> =
        legal.iter().filter(|(_, next)| goes_on(next) && next.to_setup().halfmoves == 0).collect();
    let any: Vec<&(Intent, Position)> = legal.iter().filter(|(_, next)| goes_on(next)).collect();
    let restless = position.to_setup().halfmoves > 100;
    let wanted = [(restless, &counts_anew), (true, &calm), (true, &any)];
    let lot = wanted.into_iter().find(|(wanted, moves)| *wanted && !moves.is_empty()).expect("a move").1;
    luck.choice(lot).expect("a move").0
}

fn keep(facts: &mut Vec<Fact>, effects: Vec<Effect>) {
    facts.extend(effects.into_iter().filter_map(|effect| match effect {
        Effect::Record(fact) => Some(fact),
        _ => None,
    }));
}

fn replayed() {
    let facts = record();
    let bytes = line::encode(&facts).expect("JSON");
    let folder = tempfile::tempdir().expect("a directory");
    let path = folder.path().join("long.journal");
    std::fs::write(&path, &bytes).expect("written");
    println!("\n## A record of five hours, folded again\n");
    let (lines, size) = (facts.len(), bytes.len() / 1024);
    println!("Aim: 5 ms. {HALF_MOVES} half-moves, {lines} facts, {size} KiB.\n");
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    let replay = || {
        std::hint::black_box(Game::replay(&facts).expect("a game"));
    };
    crate::row("the facts folded into the game", (0..TIMES).map(|_| timed(replay)).collect());
    let taken_up = || {
        let reading = file::read(&path).expect("a journal");
        std::hint::black_box(Game::replay(&reading.facts).expect("a game"));
    };
    crate::row("read from the file (in memory), checked and folded", (0..TIMES).map(|_| timed(taken_up)).collect());
}
