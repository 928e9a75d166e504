//! Converting PGN, beside pgn-extract on the same file: games by lot, made here and thrown away.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use annabella::rules::position::line::Line;
use annabella::scoresheet::braille::reader::ReadSheet;
use annabella::scoresheet::convert::form::{FORMS, Form, Manner};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sentences::converting::Dropped;
use annabella::scoresheet::sheet::{Score, Sheet};
use fastrand::Rng;

use crate::figures::spread;
use crate::support::headings::{Heading, Headings};
use crate::support::play::binary;

const GAMES: usize = 100_000;
const FEW: usize = 1_000;
/// So many with a heading of their own.
const SOME: usize = 20_000;
const RUNS: usize = 5;
/// So often the one long game is converted.
const TIMES: usize = 21;
/// Its half-moves.
const LONG: usize = 300;
/// So many people play all those games.
const PLAYERS: usize = 2_000;
/// The forms, and which share of pgn-extract's time each of them may take.
const AIMS: [(&str, f64); 4] = [("brf", 0.3), ("text", 0.5), ("html", 0.5), ("pgn", 0.5)];

/// Whether games share their names, as in a database of one tournament, or each has its own, as files from servers and books.
#[derive(Copy, Clone)]
enum Names {
    Shared,
    Own,
}

pub fn print() {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (many, few) = (dir.path().join("many.pgn"), dir.path().join("few.pgn"));
    write(&many, GAMES, Names::Shared);
    write(&few, FEW, Names::Shared);
    let size = fs::metadata(&many).unwrap().len();
    println!("\n## Converting PGN\n");
    println!("{GAMES} games by lot, {} MB, with few names.\n", size / 1_000_000);
    let out = dir.path().join("out");
    print_beside_peer(&many, &out);
    let own = dir.path().join("own.pgn");
    for count in [SOME, GAMES] {
        println!("\n{count} games, each with a heading of its own, of the kinds that exported files have:\n");
        write(&own, count, Names::Own);
        print_beside_peer(&own, &out);
    }
    println!("\n| Games to BRF | Highest resident memory |\n|---:|---:|");
    for (count, from) in [
        (FEW.to_string(), &few),
        (format!("{GAMES}, shared names"), &many),
        (format!("{GAMES}, headings of their own"), &own),
    ] {
        println!("| {count} | {:.1} MB |", highest(converting(&mut Command::new(binary()), from, "brf", &out)) / 1e6);
    }
    print_one(dir.path());
}

/// Processor time, which other work on the machine touches least, of the same run for all of them.
fn print_beside_peer(from: &Path, out: &Path) {
    println!(
        "| What, on one core | Processor time, median of {RUNS} | Share of pgn-extract's | Aim |\n|---|---:|---:|---:|"
    );
    let (mut peer, mut forms) = (Vec::new(), AIMS.map(|_| Vec::new()));
    for _ in 0..RUNS {
        peer.push(spent(on_one_core("pgn-extract").args(["-s", "-Wlalg", "-o"]).arg(out).arg(from)));
        for ((form, _), times) in AIMS.iter().zip(&mut forms) {
            times.push(spent(converting(&mut on_one_core(binary()), from, form, out)));
        }
    }
    let peer = spread(peer).median;
    println!("| peer: `pgn-extract -Wlalg` | {:.2} s | 1.000 | |", peer.as_secs_f64());
    for ((form, aim), times) in AIMS.iter().zip(forms) {
        let time = spread(times).median;
        let share = time.as_secs_f64() / peer.as_secs_f64();
        println!("| `annabella convert --to {form}` | {:.2} s | {share:.3} | {aim} |", time.as_secs_f64());
    }
}

/// What a program has taken of the processors, to a hundredth of a second.
fn spent(command: &mut Command) -> Duration {
    let before = of_children();
    timed(command);
    of_children().saturating_sub(before)
}

/// What all programs that have ended since the beginning have taken.
fn of_children() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    // The name of the program, in brackets, may hold blanks; behind it `cutime` is the 14th and `cstime` the 15th.
    let behind = stat.rsplit_once(')').unwrap().1;
    let ticks = behind.split_whitespace().skip(13).take(2).map(|word| word.parse::<u64>().unwrap()).sum::<u64>();
    Duration::from_millis(ticks * 10)
}

/// One long game into each form, and all of them one after another.
fn print_one(dir: &Path) {
    let (one, out) = (dir.join("one.pgn"), dir.join("one"));
    let (mut headings, mut luck) = (Headings::new(150), Rng::with_seed(150));
    // Games by lot may end before.
    let sheet = std::iter::repeat_with(|| game(0, LONG, Names::Shared, &mut headings, &mut luck))
        .find(|sheet| sheet.line.len() == LONG)
        .unwrap();
    fs::write(&one, pgn::write(&sheet)).unwrap();
    let read = ReadSheet { sheet, ..ReadSheet::default() };
    println!(
        "\n| One game of 150 moves as | Within the program, median of {TIMES} | With its start, median of {TIMES} |\n|---|---:|---:|"
    );
    let (mut within, mut whole) = (Duration::ZERO, Duration::ZERO);
    for form in FORMS {
        let convert = || {
            let mut command = Command::new(binary());
            command.arg("convert").arg(&one).args(["--to", form.name, "--language", "en", "--force", "-o"]).arg(&out);
            timed(command.env("XDG_CONFIG_HOME", "/proc/nonexistent").stderr(Stdio::null()))
        };
        let time = spread((0..TIMES).map(|_| convert()).collect()).median;
        let inside = spread((0..TIMES).map(|_| exported(form, &read)).collect()).median;
        print_times(form.name, inside, time);
        (within, whole) = (within + inside, whole + time);
    }
    print_times("all of them", within, whole);
}

fn print_times(what: &str, within: Duration, whole: Duration) {
    println!("| {what} | {:.1} ms | {:.1} ms |", within.as_secs_f64() * 1e3, whole.as_secs_f64() * 1e3);
}

/// A game into the bytes of a file, with all that the form needs from the beginning: tables, words, pages.
fn exported(form: &Form, read: &ReadSheet) -> Duration {
    let began = Instant::now();
    let manner = Manner { identifier: "bench".to_owned(), ..Manner::default() };
    let (mut writer, mut frame, mut bytes) = ((form.writer)(&manner), (form.frame)(&manner), Vec::new());
    writer.write(read, &mut Dropped::default());
    frame.add(writer.take(), &mut bytes).and_then(|()| frame.end(&mut bytes)).unwrap();
    assert!(bytes.len() > LONG);
    began.elapsed()
}

/// A database of games by lot, each with its seven tags.
fn write(path: &Path, count: usize, names: Names) {
    let mut file = BufWriter::new(File::create(path).unwrap());
    let (mut headings, mut luck) = (Headings::new(100), Rng::with_seed(100));
    for number in 0..count {
        let length = luck.usize(40..120);
        file.write_all(pgn::write(&game(number, length, names, &mut headings, &mut luck)).as_bytes()).unwrap();
    }
    file.flush().unwrap();
}

/// One of so many half-moves, or fewer where it ends before.
fn game(number: usize, length: usize, names: Names, headings: &mut Headings, luck: &mut Rng) -> Sheet {
    let mut line = Line::default();
    while line.len() < length {
        let legal = line.end().legal_intents();
        let Some(intent) = luck.choice(legal) else { break };
        line.push(intent).unwrap();
    }
    let tags = match names {
        Names::Shared => shared(number, luck),
        Names::Own => headings.heading(),
    };
    let tags = tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let score = Score::ALL[luck.usize(..3)];
    Sheet { tags, line, score, ..Sheet::default() }
}

/// A heading as in the database of a tournament.
fn shared(number: usize, luck: &mut Rng) -> Heading {
    let player = |luck: &mut Rng| format!("Player {:04}", luck.usize(..PLAYERS));
    vec![
        ("Event", format!("Open {}", number / 500)),
        ("Site", "Napoli".to_owned()),
        ("Date", format!("2026.{:02}.{:02}", number / 28 % 12 + 1, number % 28 + 1)),
        ("Round", (number / 50 % 9 + 1).to_string()),
        ("White", player(luck)),
        ("Black", player(luck)),
    ]
}

fn on_one_core(program: &str) -> Command {
    let mut command = Command::new("taskset");
    let search = format!("{}:/usr/games", std::env::var("PATH").unwrap_or_default());
    command.args(["-c", "0", program]).env("PATH", search);
    command
}

fn converting<'a>(command: &'a mut Command, from: &Path, form: &str, to: &Path) -> &'a mut Command {
    command.arg("convert").arg(from).args(["--to", form, "--language", "en", "--force", "-o"]).arg(to);
    command.env("XDG_CONFIG_HOME", "/proc/nonexistent").stderr(Stdio::null())
}

fn timed(command: &mut Command) -> Duration {
    let began = Instant::now();
    let done = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(done.is_ok_and(|status| status.success()), "{command:?}; `.ci/setup test true` installs what is missing");
    began.elapsed()
}

/// The highest resident memory, in bytes, as the system counts it while the program runs.
fn highest(command: &mut Command) -> f64 {
    let mut child = command.spawn().unwrap();
    let mut kib = 0.0_f64;
    while child.try_wait().unwrap().is_none() {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let figure = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kib = kib.max(figure.unwrap_or(0.0));
        std::thread::sleep(Duration::from_millis(1));
    }
    kib * 1024.0
}
