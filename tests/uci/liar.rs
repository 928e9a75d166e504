//! An engine that answers wrong: it is said how, it is started again, and the game goes on.

use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::thread;

use annabella::engine::uci::session::{Patience, Session, Wanted};
use annabella::game::effect::{EngineAnswer, EngineTask};
use annabella::game::engine_trouble::{CannotPlay, EngineFailure, EngineTrouble};
use annabella::game::fact::Source;
use annabella::rules::position::Position;

use super::{Playing, task, wanted};

/// Shorter than people are patient, so that silence is found out soon; longer than the real engine takes to answer in its place.
const SHORT: Patience = Patience { ready: 60_000, answer: 1_500 };

/// The engine with these ways, under a name of its own.
pub struct Liar {
    _directory: tempfile::TempDir,
    program: PathBuf,
}

impl Liar {
    pub fn new(way: &str) -> Liar {
        let directory = tempfile::tempdir().expect("a directory");
        let program = directory.path().join(way);
        symlink(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/uci/liar.py"), &program).expect("a link");
        Liar { _directory: directory, program }
    }

    pub fn wanted(&self) -> Wanted {
        wanted(&self.program)
    }
}

fn text(text: &str) -> String {
    text.to_owned()
}

/// Whatever it does once, the engine that comes back plays on.
#[test]
fn a_wrong_answer_is_told_and_the_returning_engine_plays() {
    let ways = [
        ("illegal", EngineFailure::Illegal { text: text("e2e5") }),
        ("other-side", EngineFailure::Illegal { text: text("e7e5") }),
        ("garbage", EngineFailure::Wrong { text: text("漢字é") }),
        ("none", EngineFailure::Wrong { text: text("(none)") }),
        ("null", EngineFailure::Wrong { text: text("0000") }),
        ("nothing", EngineFailure::Wrong { text: text("") }),
        ("exits", EngineFailure::Ended),
        ("dies", EngineFailure::Ended),
        ("closes", EngineFailure::Ended),
        ("stops", EngineFailure::Silent),
        ("silent", EngineFailure::Silent),
        ("deaf", EngineFailure::Silent),
        ("floods", EngineFailure::Silent),
        ("floods-one-line", EngineFailure::Silent),
        ("floods-zeros", EngineFailure::Silent),
    ];
    // Most of them wait most of the time; those that flood need the machine for themselves.
    let (floods, others): (Vec<_>, Vec<_>) = ways.into_iter().partition(|(way, _)| way.starts_with("floods"));
    thread::scope(|scope| {
        for (way, why) in others {
            scope.spawn(move || lies_once(way, why));
        }
    });
    for (way, why) in floods {
        lies_once(way, why);
    }
}

fn lies_once(way: &str, why: EngineFailure) {
    let liar = Liar::new(&format!("{way}-once"));
    // Only for silence is it waited.
    let patience = if why == EngineFailure::Silent { SHORT } else { liar.wanted().patience };
    let session = Session::open(Wanted { patience, ..liar.wanted() }).expect("it introduces itself");
    let name = text(session.name());
    assert_eq!(name, format!("Liar ({way})"));
    let playing = Playing::new(session, true);
    let start = Position::initial();
    playing.engine.ask(EngineTask { time: Some((1, 0)), ..task(&start) });
    let (reply, troubles) = playing.answer();
    assert_eq!(troubles, [EngineTrouble::StartedAgain { name, why }], "{way}");
    let EngineAnswer::Move(intent) = reply.answer else { panic!("{way}: {reply:?}") };
    assert!(reply.by == Source::Uci && start.judge(intent).is_ok(), "{way}: {reply:?}");
}

/// Who fails three times is not asked again: the built-in opponent plays on, and goes on playing.
#[test]
#[cfg(feature = "engine")]
fn the_built_in_opponent_replaces_an_engine_that_always_fails() {
    let liar = Liar::new("illegal");
    let playing = Playing::new(Session::open(liar.wanted()).expect("it introduces itself"), true);
    let start = Position::initial();
    playing.engine.ask(task(&start));
    let (reply, troubles) = playing.answer();
    let (name, why) = (text("Liar (illegal)"), EngineFailure::Illegal { text: text("e2e5") });
    let again = EngineTrouble::StartedAgain { name: name.clone(), why: why.clone() };
    assert_eq!(troubles, [again.clone(), again, EngineTrouble::Replaced { name, why, level: 3 }]);
    assert_eq!(reply.by, Source::BuiltinEngine);
    playing.engine.ask(task(&start));
    let (reply, troubles) = playing.answer();
    assert!(reply.by == Source::BuiltinEngine && troubles.is_empty(), "{reply:?} {troubles:?}");
}

/// What is said too early, or too often, answers nothing.
#[test]
fn only_the_answer_to_the_question_counts() {
    let liar = Liar::new("twice");
    let mut session = Session::open(liar.wanted()).expect("it introduces itself");
    let start = Position::initial();
    for _ in 0..3 {
        let found = session.think(&start, &[], (annabella::engine::uci::session::Think::Millis(1), 1), &|| true);
        assert_eq!(found.expect("a move").best, uci_move("e2e4", &start));
    }
    // Before it has been asked, and in the moment in which it is.
    let early = Session::open(Liar::new("early").wanted());
    assert!(early.is_ok_and(|session| session.name() == "Liar (early)"));
}

fn uci_move(text: &str, position: &Position) -> annabella::rules::position::Intent {
    annabella::engine::uci::protocol::move_of(text, position).expect("a legal move")
}

#[test]
fn what_is_no_engine_is_refused() {
    let open = |way: &str| {
        let liar = Liar::new(way);
        let patience = Patience { ready: 500, answer: 500 };
        (liar.program.display().to_string(), Session::open(Wanted { patience, ..liar.wanted() }).map(|_| ()))
    };
    for way in ["not-one", "never-ready"] {
        let (program, refused) = open(way);
        assert_eq!(refused, Err(CannotPlay::NoEngine { program, why: EngineFailure::Silent }), "{way}");
    }
    for program in ["/bin/true", "/bin/cat"] {
        let refused = Session::open(Wanted { patience: Patience { ready: 500, answer: 500 }, ..wanted(program) });
        assert!(matches!(refused, Err(CannotPlay::NoEngine { .. })), "{program}: {refused:?}");
    }
    let refused = Session::open(wanted("/etc/hostname"));
    assert!(matches!(refused, Err(CannotPlay::NotStarted { .. })), "{refused:?}");
}
