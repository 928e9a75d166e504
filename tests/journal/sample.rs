//! Facts of every kind, and what the tests share.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use annabella::game::adjournment;
use annabella::game::board::Board;
use annabella::game::clock::{ClockReading, SideReading};
use annabella::game::draws;
use annabella::game::fact::Source;
use annabella::game::fact::{
    Announcer, Dialogue, EventRules, Fact, HalfMoveId, NameField, RestoreReason, SCHEMA, Started, What, Wording,
};
use annabella::game::participant::{Driver, Hearing, Language, Participant, Sight, Style};
use annabella::game::presence::Beginning;
use annabella::game::recording;
use annabella::game::roles::{Mode, Parts, Seat};
use annabella::journal::file::{self, Access, Opened};
use annabella::journal::line::Condition;
use annabella::journal::thread::{self, Handle, JournalNews};
use annabella::journal::writer::Writer;
use annabella::rules::adjournment::Sealed;
use annabella::rules::claims::{Basis, Claim, Ground};
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::position::{ByColor, CastlingSide, Color, Intent, Square};
use annabella::rules::profile::Profile;
use annabella::rules::touch::Hands;
use annabella::time::Tick;

/// Longer than anything takes here; a test that waits so long has failed.
pub const LONG: Duration = Duration::from_mins(2);

const START: &str = "r3k2r/pP6/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1";

pub fn fact(what: What) -> Fact {
    Fact { by: Seat::Side(Color::White), source: Source::Keys, at: Tick::from_millis(1_234), clock: None, what }
}

pub fn started() -> Fact {
    let player = |name: &str, driver| Participant {
        name: name.to_owned(),
        sight: Sight::VisuallyDisabled,
        hearing: Hearing::Hearing,
        assistant: false,
        language: Language::It,
        style: Style::Fide,
        driver,
    };
    let time = "90/40+30,30+30".parse().expect("a time control");
    fact(What::Started(Box::new(Started {
        schema: SCHEMA,
        version: "0.1.0".to_owned(),
        wall: 1_795_255_387,
        players: ByColor {
            white: player("Žofie \"Ž\"\nNováková", Driver::Owner), black: player("", Driver::Board)
        },
        event: "Città di Castello \u{2028}\u{0}".to_owned(),
        round: String::new(),
        start: START.to_owned(),
        opening: None,
        chess960: Some(518),
        time: ByColor { white: time, black: "none".parse().expect("no clock") },
        mode: Mode::Tournament,
        begins: Beginning::AtOnce,
        dialogue: Dialogue::Off,
        supervised: true,
        event_rules: EventRules { default_time_s: Some(900), ..EventRules::default() },
        announcer: Announcer::Console,
        parts: Parts { board: true, sheet: true, clock: false, assistant: false },
        owner: Seat::Side(Color::White),
        table: Wording::default(),
        profile: Profile::default(),
        engine: None,
        seed: u64::MAX,
    })))
}

pub fn named(text: &str) -> Fact {
    fact(What::Named { field: NameField::Event, text: text.to_owned() })
}

/// One of every kind, the started one first, with every shape of move.
pub fn game() -> Vec<Fact> {
    let board = Board::from_fen(START).expect("a position");
    let intents = [
        Intent::Castle { side: CastlingSide::KingSide },
        Intent::Step { from: Square::D5, to: Square::C6, promotion: None },
        Intent::Step { from: Square::B7, to: Square::A8, promotion: Some(annabella::rules::position::Role::Knight) },
    ];
    let claim = Claim {
        by: Color::Black,
        ground: Ground::FiftyMoves,
        intended: Some(intents[1]),
        hands: Hands::Off,
        basis: Basis::Scoresheet,
    };
    let writing = adjournment::Writing { said: "Žf3".to_owned(), meaning: Sealed::Ambiguous };
    let mut facts = vec![started()];
    for (half_move, intent) in (0..).map(HalfMoveId).zip(intents) {
        let change = board.change(intent).expect("a piece stands there");
        let said = "Žofie zahrála".to_owned();
        facts.push(fact(What::Announced { half_move, said: said.clone(), change: change.clone() }));
        facts.push(fact(What::Made { half_move, change, said }));
        let side = SideReading { left: 5_400_000, period: 0, moves: 1, ..SideReading::default() };
        let clock = Some(ClockReading { white: side, black: side, running: Some(Color::Black), stood: 0, gaps: 0 });
        facts.push(Fact { clock, ..fact(What::Completed { half_move }) });
    }
    facts.extend([
        fact(What::Offered),
        fact(What::Declined),
        fact(What::Claimed(draws::DrawEvent::Made { claim, said: "Cavallo f3".to_owned(), ran: Some(Color::Black) })),
        fact(What::Claimed(draws::DrawEvent::Judged {
            claim,
            correct: false,
            bonus: 120_000,
            bound: intents.to_vec(),
        })),
        fact(What::Recorded(recording::RecordingEvent::Signed { side: Color::Black, result: Outcome::Drawn })),
        fact(What::Adjourned(adjournment::AdjournmentEvent::Called { lock: "00".repeat(32), early: 7 })),
        fact(What::Adjourned(adjournment::AdjournmentEvent::Sealed { envelope: "0f".repeat(300) })),
        fact(What::Adjourned(adjournment::AdjournmentEvent::Closed { resumption: "domani, 9 ½".to_owned() })),
        fact(What::Adjourned(adjournment::AdjournmentEvent::Opened { writing })),
        fact(What::Paused),
        fact(What::Resumed),
        fact(What::ClockNoted),
        fact(What::Restored { to: Some(HalfMoveId(1)), why: RestoreReason::Ruling, again: 3, confirm: false }),
        fact(What::Restored { to: None, why: RestoreReason::TakenBack, again: 0, confirm: false }),
        named("𝄞 ½ ß"),
        fact(What::Reopened { wall: 0, version: "0.1.1".to_owned() }),
        fact(What::Ended { outcome: Outcome::Won { by: Color::Black }, reason: Reason::Time }),
    ]);
    facts
}

/// A directory in memory, where there is one, for tests that write thousands of files and ask nothing of the disk.
pub fn quick_dir() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a directory")
}

/// A journal with these facts, closed again.
pub fn written(dir: &Path, stem: &str, facts: &[Fact]) -> PathBuf {
    let mut writer = file::create(dir, stem).expect("a new journal");
    writer.append(facts).expect("it can be written");
    writer.path().to_owned()
}

/// Opens it to be written, or fails.
pub fn reopened(path: &Path) -> (Vec<Fact>, Condition, Writer) {
    let Opened { facts, condition, access } = file::open(path).expect("it can be read");
    match access {
        Access::Writing(writer) => (facts, condition, writer),
        other => panic!("it cannot be written: {other:?}"),
    }
}

/// How many lines end in these bytes.
pub fn line_ends(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').count() - 1
}

/// The facts of a journal that is whole.
pub fn clean(path: &Path) -> Vec<Fact> {
    let reading = file::read(path).expect("it can be read");
    assert_eq!(reading.condition, Condition::Clean);
    reading.facts
}

/// The thread, and what it tells.
pub fn running(writer: Writer) -> (Handle, Receiver<JournalNews>) {
    let (tell, told) = channel();
    let handle = thread::start(writer, move |event| drop(tell.send(event))).expect("a thread");
    (handle, told)
}
