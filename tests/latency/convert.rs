//! Converting PGN to BRF, beside pgn-extract on the same file: games by lot, made here and thrown away.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use annabella::rules::position::line::Line;
use annabella::scoresheet::braille::reader::ReadSheet;
use annabella::scoresheet::convert::form::{FORMS, Form, Manner};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::{Score, Sheet};
use annabella::words::converting::Dropped;
use fastrand::Rng;

use crate::figures::spread;
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

/// Whether games share their names, as in a database of one tournament, or each has its own.
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
    println!("\n## Converting PGN to BRF\n");
    println!("Aim: 0.25 of pgn-extract's time on one core. {GAMES} games by lot, {} MB.\n", size / 1_000_000);
    let out = dir.path().join("out");
    print_beside_peer(&many, &out);
    for count in [SOME, GAMES] {
        println!("\nThe same with {count} games, each with names, an event and a place of its own, with diacritics:\n");
        let own = dir.path().join("own.pgn");
        write(&own, count, Names::Own);
        print_beside_peer(&own, &out);
    }
    println!("\n| Games | Highest resident memory |\n|---:|---:|");
    let own = dir.path().join("own.pgn");
    for (count, from) in [
        (FEW.to_string(), &few),
        (format!("{GAMES}, shared names"), &many),
        (format!("{GAMES}, names of their own"), &own),
    ] {
        println!("| {count} | {:.1} MB |", highest(converting(&mut Command::new(binary()), from, &out)) / 1e6);
    }
    print_one(dir.path());
}

fn print_beside_peer(from: &Path, out: &Path) {
    println!("| What | Median of {RUNS} | Share of pgn-extract's |\n|---|---:|---:|");
    let (mut peer, mut one, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        peer.push(timed(on_one_core("pgn-extract").args(["-s", "-Wlalg", "-o"]).arg(out).arg(from)));
        one.push(timed(converting(&mut on_one_core(binary()), from, out)));
        all.push(timed(converting(&mut Command::new(binary()), from, out)));
    }
    let peer = spread(peer).median;
    let row = |what: &str, time: Duration| {
        println!("| {what} | {:.2} s | {:.3} |", time.as_secs_f64(), time.as_secs_f64() / peer.as_secs_f64());
    };
    row("peer: `pgn-extract -Wlalg`, one core", peer);
    row("`annabella convert --to brf`, one core", spread(one).median);
    row("the same, all cores", spread(all).median);
}

/// One long game into each form, and all of them one after another.
fn print_one(dir: &Path) {
    let (one, out) = (dir.join("one.pgn"), dir.join("one"));
    let mut luck = Rng::with_seed(150);
    // Games by lot may end before.
    let sheet = std::iter::repeat_with(|| game(0, LONG, Names::Shared, &mut luck))
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
    let mut luck = Rng::with_seed(100);
    for number in 0..count {
        let length = luck.usize(40..120);
        file.write_all(pgn::write(&game(number, length, names, &mut luck)).as_bytes()).unwrap();
    }
    file.flush().unwrap();
}

/// One of so many half-moves, or fewer where it ends before.
fn game(number: usize, length: usize, names: Names, luck: &mut Rng) -> Sheet {
    let mut line = Line::default();
    while line.len() < length {
        let legal = line.end().legal_intents();
        let Some(intent) = luck.choice(legal) else { break };
        line.push(intent).unwrap();
    }
    let player = |luck: &mut Rng| match names {
        Names::Shared => format!("Player {:04}", luck.usize(..PLAYERS)),
        Names::Own => format!("{}, {}", name(luck), name(luck)),
    };
    let (event, site) = match names {
        Names::Shared => (format!("Open {}", number / 500), "Napoli".to_owned()),
        Names::Own => (format!("{} {} {number}", name(luck), name(luck)), format!("{}-{}", name(luck), name(luck))),
    };
    let tags = [
        ("Event", event),
        ("Site", site),
        ("Date", format!("2026.{:02}.{:02}", number / 28 % 12 + 1, number % 28 + 1)),
        ("Round", (number / 50 % 9 + 1).to_string()),
        ("White", player(luck)),
        ("Black", player(luck)),
    ];
    let tags = tags.map(|(name, value)| (name.to_owned(), value)).into();
    let score = Score::ALL[luck.usize(..3)];
    Sheet { tags, line, score, ..Sheet::default() }
}

/// One of six million names.
fn name(luck: &mut Rng) -> String {
    const BEGIN: [&str; 26] = [
        "Á", "Be", "Čá", "Dü", "É", "Fr", "Gö", "Hå", "Ís", "Jó", "Ko", "Łu", "Mü", "Ña", "Ó", "Pé", "Ro", "Šo", "Tør",
        "Ü", "Vi", "Wę", "Yı", "Ża", "Ari", "Bo",
    ];
    const WITHIN: [&str; 22] = [
        "na", "ré", "vič", "lö", "sę", "ño", "ßi", "çe", "då", "mø", "ți", "ğü", "ha", "ki", "ły", "ře", "sa", "tí",
        "vo", "zü", "ban", "dor",
    ];
    let mut name = luck.choice(BEGIN).unwrap_or_default().to_owned();
    for _ in 0..4 {
        name.push_str(luck.choice(WITHIN).unwrap_or_default());
    }
    name
}

fn on_one_core(program: &str) -> Command {
    let mut command = Command::new("taskset");
    let search = format!("{}:/usr/games", std::env::var("PATH").unwrap_or_default());
    command.args(["-c", "0", program]).env("PATH", search);
    command
}

fn converting<'a>(command: &'a mut Command, from: &Path, to: &Path) -> &'a mut Command {
    command.arg("convert").arg(from).args(["--to", "brf", "--language", "en", "--force", "-o"]).arg(to);
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
