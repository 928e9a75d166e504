//! Stockfish and Fairy-Stockfish, as Debian has them.

use std::fs;
use std::os::unix::fs::symlink;
use std::thread;
use std::time::Duration;

use annabella::engine::uci::find;
use annabella::engine::uci::protocol::{Score, move_of};
use annabella::engine::uci::session::{NoAnswer, Session, Think, Wanted};
use annabella::game::effect::{EngineAnswer, EngineQuestion, EngineTask};
use annabella::game::engine_trouble::{CannotPlay, EngineFailure, EngineTrouble};
use annabella::game::fact::Source;
use annabella::game::participant::Strength;
use annabella::rules::position::{Intent, Position};

use super::{FAIRY, Playing, STOCKFISH, is_there, open, signal, task, wanted};

/// Half-moves of the beginning of a game, and of one that is played on as long as anything happens in it.
const BEGINNING: usize = 24;
const WHOLE: usize = 300;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a legal FEN")
}

fn think(session: &mut Session, position: &Position, nodes: u64) -> Intent {
    session.think(position, &[], (Think::Nodes(nodes), 1), &|| true).expect("an answer").best
}

#[test]
fn debian_s_engines_are_found_and_say_what_they_are() {
    let found = find::all(&find::places(&[]));
    let names: Vec<&str> = found.iter().map(|program| program.name.as_str()).collect();
    assert!(names.starts_with(&["stockfish", "fairy-stockfish"]), "{names:?}");
    for (program, name) in [(STOCKFISH, "Stockfish"), (FAIRY, "Fairy-Stockfish")] {
        let session = open(program);
        assert!(session.name().starts_with(name), "{}", session.name());
        assert_eq!(session.ratings(), Some((1350, 2850)), "{program}");
    }
}

/// Each question has its answer, and each answer is a legal move.
#[test]
fn games_between_two_engines_lose_no_answer() {
    play_games(8, |game| if game == 0 { WHOLE } else { BEGINNING });
}

/// `cargo test --test core fifty_whole_games -- --ignored`: two to five minutes.
#[test]
#[ignore = "plays for minutes"]
fn fifty_whole_games_between_two_engines_lose_no_answer() {
    play_games(50, |_| WHOLE);
}

/// Games of the two engines against each other, as fast as they can, each of so many half-moves at most.
fn play_games(games: usize, half_moves: impl Fn(usize) -> usize) {
    let players = [STOCKFISH, FAIRY].map(|program| Playing::new(open(program), true));
    for game in 0..games {
        let mut now = Position::initial();
        let mut earlier = Vec::new();
        for half_move in 0..half_moves(game) {
            let legal = now.legal_intents();
            let Some(first) = legal.get((game * 7 + half_move * 3) % legal.len().max(1)) else { break };
            // Openings differ; and time is for conversations, not for thinking.
            let intent = if half_move < 4 {
                *first
            } else {
                let player = &players[(half_move + game) % 2];
                player.engine.ask(EngineTask { earlier: earlier.clone(), time: Some((1, 0)), ..task(&now) });
                let (reply, troubles) = player.answer();
                assert!(troubles.is_empty() && reply.by == Source::Uci, "game {game}: {troubles:?} {reply:?}");
                let EngineAnswer::Move(intent) = reply.answer else { panic!("{reply:?}") };
                intent
            };
            earlier.push(now.clone());
            now = now.play(intent).expect("a legal move");
        }
    }
    assert!(players.iter().all(|player| !player.has_told()));
}

#[test]
fn an_engine_that_is_killed_in_mid_thought_comes_back() {
    for (name, why) in [("KILL", EngineFailure::Ended), ("STOP", EngineFailure::Silent)] {
        let mut given = wanted(STOCKFISH);
        given.patience.answer = 2_000;
        let session = Session::open(given).expect("it plays");
        let (id, called) = (session.id().expect("it runs"), session.name().to_owned());
        let playing = Playing::new(session, true);
        let before = computed(id);
        playing.engine.ask(task(&Position::initial()));
        while computed(id) < before + 3 {
            thread::sleep(Duration::from_millis(5));
        }
        signal(name, id);
        let (reply, troubles) = playing.answer();
        assert_eq!(troubles, [EngineTrouble::StartedAgain { name: called, why }]);
        assert_eq!(reply.by, Source::Uci);
        assert!(!is_there(id), "{name}: its process is still there");
    }
}

#[test]
fn a_withdrawn_question_has_no_answer_but_the_next_has() {
    let playing = Playing::new(open(STOCKFISH), true);
    let start = Position::initial();
    for _ in 0..3 {
        playing.engine.ask(task(&start));
        playing.engine.rest();
    }
    let mate = position("6k1/5ppp/8/8/8/8/8/K6R w - - 0 1");
    playing.engine.ask(task(&start));
    playing.engine.ask(task(&mate));
    let (reply, troubles) = playing.answer();
    let expected = move_of("h1e1", &mate).map(|_| ());
    assert!(expected.is_some() && troubles.is_empty());
    let EngineAnswer::Move(intent) = reply.answer else { panic!("{reply:?}") };
    assert!(mate.judge(intent).is_ok(), "{intent:?} answers another question");
    assert!(!playing.has_told());
}

/// Nothing of an engine is left behind: not itself, and not what a script has started.
#[test]
fn an_engine_ends_with_its_game() {
    let directory = tempfile::tempdir().expect("a directory");
    let (script, note) = (directory.path().join("wrapped"), directory.path().join("wrapped.number"));
    // A link, because what a test writes itself may still be open for writing in a program that another test starts.
    symlink(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/uci/wrapped.sh"), &script).expect("a link");
    let session = Session::open(wanted(&script)).expect("it plays");
    let outer = session.id().expect("it runs");
    let inner: u32 = fs::read_to_string(&note).expect("its number").trim().parse().expect("a number");
    assert!(is_there(outer) && is_there(inner));
    let playing = Playing::new(session, true);
    playing.engine.ask(task(&Position::initial()));
    thread::sleep(Duration::from_millis(100));
    drop(playing);
    assert!(!is_there(outer), "the script is still there");
    // It is nobody's child any more, so that the system takes its remains away, in its own time.
    while is_running(inner) {
        thread::sleep(Duration::from_millis(20));
    }
}

/// How much (in hundredths of a second) a process has computed.
fn computed(id: u32) -> u64 {
    let state = fs::read_to_string(format!("/proc/{id}/stat")).expect("a process");
    let (_, rest) = state.rsplit_once(") ").expect("its state");
    // The fields of proc(5) from the third on; here the fourteenth and the fifteenth.
    rest.split(' ').skip(11).take(2).map(|field| field.parse::<u64>().expect("a number")).sum()
}

/// Whether a process does anything still.
fn is_running(id: u32) -> bool {
    let state = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    state.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
}

#[test]
fn an_engine_may_take_only_so_much_memory() {
    let mut given = wanted(STOCKFISH);
    // More than its process may have.
    given.options = "Hash=16384".to_owned();
    let refused = Session::open(given).map(|_| ());
    assert!(matches!(refused, Err(CannotPlay::NoEngine { why: EngineFailure::Ended, .. })), "{refused:?}");
}

#[test]
fn an_engine_is_limited_to_a_rating_it_knows() {
    let with = |strength| Session::open(Wanted { strength, ..wanted(STOCKFISH) }).map(|_| ());
    assert_eq!(with(Strength::Rating(1500)), Ok(()));
    let refused = with(Strength::Rating(1200));
    assert!(matches!(refused, Err(CannotPlay::NoSuchRating { least: 1350, most: 2850, .. })), "{refused:?}");
}

#[test]
fn a_draw_is_taken_by_who_stands_no_better() {
    let playing = Playing::new(open(STOCKFISH), true);
    for (fen, answer) in [
        ("8/5k2/8/8/8/3K4/8/8 w - - 0 40", EngineAnswer::Accept),
        ("8/5k2/8/8/8/3K4/8/Q7 b - - 0 40", EngineAnswer::Accept),
        ("8/5k2/8/8/8/3K4/8/Q7 w - - 0 40", EngineAnswer::Decline),
    ] {
        let now = position(fen);
        playing.engine.ask(EngineTask { question: EngineQuestion::Draw, ..task(&now) });
        assert_eq!(playing.answer().0.answer, answer, "{fen}");
    }
}

#[test]
fn chess960_is_played_with_its_own_castling() {
    let start = position("4k3/pppp1ppp/8/8/8/8/PPPP1PPP/1R2K1R1 w GB - 0 1");
    for program in [STOCKFISH, FAIRY] {
        let mut session = Session::open(Wanted { chess960: true, ..wanted(program) }).expect("it plays");
        let mut now = start.clone();
        for _ in 0..8 {
            let intent = think(&mut session, &now, 2_000);
            now = now.play(intent).expect("a legal move");
        }
    }
}

#[test]
fn several_lines_are_told_the_best_first() {
    let mut session = open(STOCKFISH);
    let mate = position("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    let found = session.think(&mate, &[], (Think::Nodes(20_000), 3), &|| true).expect("an answer");
    assert_eq!(found.lines.iter().map(|line| line.rank).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(found.lines[0].score, Score::Mate(1));
    assert_eq!(found.lines[0].moves, ["e1e8"]);
    assert_eq!(Some(found.best), move_of("e1e8", &mate));
    let withdrawn = session.think(&mate, &[], (Think::Millis(60_000), 1), &|| false);
    assert_eq!(withdrawn, Err(NoAnswer::Withdrawn));
    let found = session.think(&mate, &[], (Think::Nodes(1_000), 1), &|| true).expect("an answer");
    assert_eq!(found.lines.len(), 1);
}
