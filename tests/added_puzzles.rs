//! `annabella puzzles` from outside: files as they are downloaded, and what must not happen to those that were added before.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use annabella::training::puzzle::built_in;
use rustix::process::{Pid, Signal, kill_process};

use crate::support::mount::unshare;
use crate::support::play::{PATIENCE, Play, binary};

const HEAD: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";

/// So many lines as lichess writes them: built-in puzzles again and again, under other names.
fn lines(count: usize) -> String {
    (0..count).fold(String::new(), |mut text, at| {
        let puzzle = built_in()[at % built_in().len()].whole().expect("a puzzle");
        let written = puzzle.written();
        let columns: Vec<&str> = written.split('\t').collect();
        let [_, rating, themes, fen, moves] = columns[..] else { panic!("{columns:?}") };
        let themes = themes.replace(',', " ");
        let _ = writeln!(text, "{at:06},{fen},{moves},{rating},75,90,1000,{themes},https://lichess.org/abcdefgh#40,");
        text
    })
}

struct Folder {
    folder: tempfile::TempDir,
}

impl Folder {
    fn new() -> Folder {
        Folder { folder: tempfile::tempdir().expect("a folder") }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    /// A file with this name and these bytes.
    fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        path.to_str().expect("text").to_owned()
    }

    fn command(&self, job: &str, language: &str) -> Command {
        let mut command = Command::new(binary());
        self.prepare(&mut command);
        command.args([job, "--language", language, "--speech", "off", "--data"]).arg(self.data());
        command
    }

    fn prepare(&self, command: &mut Command) {
        command.env("XDG_CONFIG_HOME", self.folder.path().join("config")).env("LC_ALL", "C.UTF-8");
        command.env("XDG_CACHE_HOME", self.folder.path().join("cache"));
    }

    fn puzzles(&self, arguments: &[&str]) -> Output {
        self.command("puzzles", "en").args(arguments).output().expect("it runs")
    }

    fn add(&self, file: &str) -> String {
        printed(&self.puzzles(&[file]))
    }

    /// What is said of them now.
    fn said(&self) -> String {
        printed(&self.puzzles(&[]))
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.data()).expect("a folder").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    /// The hidden file in which puzzles are being written.
    fn meanwhile(&self) -> Option<PathBuf> {
        let name = self.names().into_iter().find(|name| name.starts_with(".puzzles.sqlite."))?;
        Some(self.data().join(name))
    }
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// The one line of complaint.
fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stderr.clone()).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

fn zstd(arguments: &[&str]) {
    let done = Command::new("zstd").args(["-q", "-f"]).args(arguments).status();
    assert!(done.is_ok_and(|status| status.success()), "`.ci/setup test true` installs zstd");
}

/// The file as it is downloaded, packed as hard as lichess packs it, and in several frames.
#[test]
fn zstd_files_are_added_whole_or_not_at_all() {
    let folder = Folder::new();
    let text = format!("{HEAD}{}", lines(3_000));
    let (half, rest) = text.split_at(text.len() / 2 - 7);
    let (plain, packed) = (folder.file("größe.csv", &text), folder.file("größe.csv.zst", ""));
    zstd(&["-19", "--check", &plain, "-o", &packed]);
    let (one, other) = (folder.file("one", half), folder.file("other", rest));
    zstd(&["-1", &one]);
    zstd(&["--ultra", "-22", "--long=27", &other]);
    let read = |name: &str| fs::read(folder.folder.path().join(name)).expect("bytes");
    let frames = folder.file("frames.zst", [read("one.zst"), read("other.zst")].concat());
    for file in [&packed, &frames, &plain] {
        assert!(folder.add(file).contains("Added puzzles: 3000."));
        let name = Path::new(file).file_name().expect("a name").to_string_lossy().into_owned();
        assert!(folder.said().contains(&format!("Added puzzles: 3000, from {name}, on ")));
    }
    let before = fs::read(folder.data().join("puzzles.sqlite")).expect("bytes");
    let whole = read("größe.csv.zst");
    for (name, bytes, wanted) in [
        ("cut.zst", whole[..whole.len() - 9].to_vec(), "cut.zst is incomplete."),
        ("junk.zst", [&whole[..], b"Dear aunt,"].concat(), "junk.zst is damaged: "),
        ("letter", b"Dear aunt,\nthis is a letter.\n".to_vec(), "letter has no puzzles of lichess."),
        ("empty", Vec::new(), "empty has no puzzles of lichess."),
    ] {
        let told = complaint(&folder.puzzles(&[&folder.file(name, bytes)]));
        assert!(told.contains(wanted) && told.contains("Nothing was changed."), "{told}");
    }
    let told = complaint(&folder.puzzles(&["/nowhere/größe.csv"]));
    assert!(told.contains("/nowhere/größe.csv cannot be read: there is no such file"), "{told}");
    assert!(complaint(&folder.puzzles(&["/"])).contains("/ cannot be read: "));
    assert!(fs::read(folder.data().join("puzzles.sqlite")).expect("bytes") == before, "nothing was changed");
    assert_eq!(folder.names(), ["puzzles.sqlite"]);
}

/// Every kind once, in German, with the count and the first line.
#[test]
fn what_is_left_out_is_told() {
    let folder = Folder::new();
    let good = lines(4);
    let text = format!("{HEAD}{good}{}Löß,x\n\nLöß,x,y,1500\n", lines(1)).replace('\n', "\r\n");
    let file = folder.file("alle.csv", text);
    let said = printed(&folder.command("puzzles", "de").arg(file).output().expect("it runs"));
    for wanted in [
        "Ausgelassen, von 9 Zeilen: 1. Grund: Eine Aufgabe dieses Namens kam schon vor. Die erste ist Zeile 6.",
        "Ausgelassen, von 9 Zeilen: 1. Grund: Eine Spalte fehlt. Die erste ist Zeile 7.",
        "Ausgelassen, von 9 Zeilen: 1. Grund: Der Name ist keiner von Lichess. Die erste ist Zeile 9.",
        "Hinzugefügte Aufgaben: 4. Sie brauchen 1 Megabyte",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
}

/// Those that were added come among the built-in ones, and what was failed comes back when the others are gone.
#[test]
fn added_puzzles_are_trained_and_come_back_without_their_database() {
    let folder = Folder::new();
    let file = folder.file("set.csv", HEAD.to_owned() + &lines(20_000));
    folder.add(&file);
    let train = || {
        let mut command = folder.command("train", "en");
        Play::run(command.args(["--sounds", "off", "--simulated"]))
    };
    let mut training = train();
    let begins = training.settled().join("\n");
    assert!(begins.contains("Added puzzles: twenty thousand."), "{begins}");
    for line in ["", "solution", "", "solution", "", "solution", "", "solution"] {
        training.say(line);
    }
    assert_eq!(training.end().code, Some(0));
    let csv = printed(&folder.command("progress", "en").arg("--csv").output().expect("it runs"));
    let items: Vec<&str> = csv.lines().skip(1).filter_map(|line| line.split(',').nth(2)).collect();
    let added = items.iter().filter(|item| item.len() == 6 && item.bytes().all(|sign| sign.is_ascii_digit())).count();
    assert!(items.len() == 4 && added > 0, "{csv}");
    let removed = printed(&folder.puzzles(&["--remove"]));
    assert!(removed.contains("still come back"), "{removed}");
    assert!(complaint(&folder.puzzles(&["--remove"])).contains("No puzzles are added."));
    let mut training = train();
    assert!(training.settled().join("\n").contains("Coming back today: four puzzles."));
    for _ in 0..4 {
        let told = training.say("").join("\n");
        assert!(told.contains("Again."), "{told}");
        training.say("solution");
    }
    assert_eq!(training.end().code, Some(0));
}

/// What cannot be used is told, and training goes on without it.
#[test]
fn a_damaged_database_hinders_nobody() {
    let folder = Folder::new();
    folder.add(&folder.file("set.csv", lines(50)));
    fs::write(folder.data().join("puzzles.sqlite"), "Dear aunt,").expect("written");
    assert!(complaint(&folder.puzzles(&[])).contains("cannot be used: "));
    let mut training = Play::run(folder.command("train", "en").args(["--sounds", "off", "--simulated"]));
    let begins = training.settled().join("\n");
    assert!(begins.contains("Until then there are only the built-in puzzles."), "{begins}");
    assert!(training.say("").join("\n").contains("to move"));
    assert_eq!(training.end().code, Some(0));
    printed(&folder.puzzles(&["--remove"]));
    assert!(folder.said().contains("No puzzles are added."));
}

/// Half a file through a pipe, until something of it is on disk.
fn half_added(folder: &Folder) -> std::process::Child {
    let mut command = folder.command("puzzles", "en");
    command.arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    child.stdin.as_mut().expect("a pipe").write_all((HEAD.to_owned() + &lines(4_000)).as_bytes()).expect("written");
    let began = Instant::now();
    while folder.meanwhile().is_none_or(|file| fs::metadata(file).is_ok_and(|file| file.len() == 0)) {
        assert!(began.elapsed() < PATIENCE, "nothing is written");
        thread::sleep(Duration::from_millis(5));
    }
    child
}

#[test]
fn whoever_ends_it_in_the_middle_finds_the_old_puzzles() {
    let folder = Folder::new();
    folder.add(&folder.file("old.csv", lines(50)));
    let is_old = || folder.said().contains("Added puzzles: 50, from old.csv");
    let mut killed = half_added(&folder);
    killed.kill().expect("killed");
    let ended = killed.wait_with_output().expect("it ended");
    assert_eq!(ended.status.signal(), Some(9), "{ended:?}");
    assert!(folder.meanwhile().is_some(), "a kill leaves no time to tidy");
    assert!(is_old());

    let stopped = half_added(&folder);
    let pid = Pid::from_raw(stopped.id().cast_signed()).expect("a process");
    kill_process(pid, Signal::INT).expect("sent");
    let ended = stopped.wait_with_output().expect("it ended");
    assert_eq!(ended.status.code(), Some(130), "{ended:?}");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "annabella: Stopped. Nothing was changed.\n");
    assert!(is_old());
    // What the kill has left is gone with the next one.
    assert_eq!(folder.names(), ["puzzles.sqlite"]);
}

#[test]
fn a_full_disk_gives_one_line_and_keeps_old_puzzles() {
    let folder = Folder::new();
    folder.add(&folder.file("old.csv", lines(50)));
    let file = folder.file("set.csv", lines(6_000));
    let refused = |shell: &str| {
        let mut command = Command::new("sh");
        folder.prepare(&mut command);
        command.args(["-c", shell, "sh", binary(), "puzzles", "--language", "en", "--speech", "off", "--data"]);
        let told = complaint(&command.arg(folder.data()).arg(&file).output().expect("it runs"));
        assert!(told.contains("puzzles.sqlite cannot be written: ") && told.contains("Nothing was changed."), "{told}");
    };
    // A limit of the process: half a megabyte.
    refused("ulimit -f 1000; exec \"$@\"");
    assert!(folder.said().contains("Added puzzles: 50, from old.csv"));
    assert_eq!(folder.names(), ["puzzles.sqlite"]);

    let Some(unshare) = unshare("puzzles on a full file system") else { return };
    let data = folder.data();
    let data = data.display();
    let mount = format!(
        "cp {data}/puzzles.sqlite {data}.old && mount -t tmpfs -o size=300k none {data} && mv {data}.old {data}/puzzles.sqlite"
    );
    let check = format!(
        "\"$@\"; code=$?; ls -A {data} | grep -qx puzzles.sqlite && [ \"$(ls -A {data} | wc -l)\" = 1 ] && exit $code"
    );
    refused(&format!("exec {unshare} sh -c '{mount} && {{ {check}; }}' sh \"$@\""));
}
