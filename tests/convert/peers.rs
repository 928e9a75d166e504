//! Our PGN read by other programs: python-chess and pgn-extract find the same moves.

use std::fs;
use std::path::Path;
use std::process::Command;

use annabella::rules::position::{CastlingMode, Intent, Position};
use annabella::scoresheet::sheet::{Remark, RemarkKind, Score, Sheet};
use fastrand::Rng;

use crate::braille::games::{SAMPLE, random, sample};
use crate::convert::rounds::{long_comment, written};

/// The moves as engines write them; castling by the king's squares, or by king and rook in Chess960.
fn uci(sheet: &Sheet) -> Vec<String> {
    let mut steps = sheet.line.steps();
    let mut moves = Vec::new();
    while let Some(step) = steps.next() {
        let rook = || match step.intent() {
            Intent::Castle { side } => steps.before().castling_rook(side),
            Intent::Step { .. } => None,
        };
        let chess960 = sheet.line.start().castling_mode() == CastlingMode::Chess960;
        let to = if chess960 { rook() } else { None }.unwrap_or(step.played.to);
        let promotion = step.played.promotion.map(|role| role.char().to_string()).unwrap_or_default();
        moves.push(format!("{}{to}{promotion}", step.played.from));
    }
    moves
}

/// Each with a comment that looks like the beginning of another game. The result of a game that both have lost is not in the standard, and no other program knows it.
fn games(count: u64) -> Vec<Sheet> {
    let mut rng = Rng::with_seed(5);
    let mut all = (0..count).map(|seed| random(seed, 60)).chain([sample(SAMPLE[0])]).collect::<Vec<_>>();
    for sheet in &mut all {
        let after = rng.usize(..=sheet.line.len());
        sheet.remarks.push(Remark { after, text: long_comment(&mut rng), kind: RemarkKind::Comment });
    }
    all.into_iter().filter(|sheet| sheet.score != Score::LostByBoth).collect()
}

#[test]
fn python_chess_reads_the_same_moves() {
    let games = games(400);
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("games.pgn");
    fs::write(&path, written(&games)).expect("written");
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/python/bin/python");
    let script = "import chess.pgn, sys\n\
                  f = open(sys.argv[1], encoding='utf-8')\n\
                  while (game := chess.pgn.read_game(f)) is not None:\n    \
                  assert not game.errors, game.errors\n    \
                  print(game.headers['Result'], *[m.uci() for m in game.mainline_moves()])\n";
    let output = Command::new(&program).args(["-c", script]).arg(&path).output();
    let output = output
        .unwrap_or_else(|error| panic!("{}: {error}; `.ci/setup test true` installs python-chess", program.display()));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text.lines().count(), games.len());
    for (line, game) in text.lines().zip(&games) {
        let mut words = line.split(' ');
        assert_eq!(words.next(), Some(game.score.pgn()));
        assert_eq!(words.collect::<Vec<_>>(), uci(game), "{}", written(std::slice::from_ref(game)));
    }
}

/// pgn-extract knows neither Chess960 nor beginnings in which a side has no king's home square; so the games begin as games do.
#[test]
fn pgn_extract_reads_the_same_moves() {
    let games: Vec<Sheet> =
        games(1500).into_iter().filter(|sheet| sheet.line.start().fen() == Position::initial().fen()).collect();
    assert!(games.len() > 100);
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("games.pgn");
    fs::write(&path, written(&games)).expect("written");
    let search = format!("{}:/usr/games", std::env::var("PATH").unwrap_or_default());
    let output = Command::new("pgn-extract")
        .env("PATH", search)
        .args(["-s", "-Wuci", "-C", "-N", "-V", "-w100000"])
        .arg(&path)
        .output();
    let output = output.expect("pgn-extract; `.ci/setup test true` installs it");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('[')).collect();
    assert_eq!(lines.len(), games.len(), "{}", String::from_utf8_lossy(&output.stderr));
    for (line, game) in lines.into_iter().zip(&games) {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(words.pop(), Some(game.score.pgn()));
        let played = words.iter().map(|word| word.to_lowercase()).collect::<Vec<_>>();
        assert_eq!(played, uci(game), "{}", written(std::slice::from_ref(game)));
    }
}
