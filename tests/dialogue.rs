//! The dialogue of Appendix D: every vector of the Laws through the game, and what must hold whatever people do.

mod support;

use annabella::game::Game;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::dialogue::{Act, Event, Message as Said, Missing, Refusal as No, State, pairing};
use annabella::game::effect::Effect;
use annabella::game::fact::{Dialogue, Fact, Source, Started, What};
use annabella::game::message::Message;
use annabella::game::participant::{Hearing, Language, Sight};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::notation::{self, Heard, Legality};
use annabella::rules::position::{Color, Intent, Role, Square};
use annabella::rules::profile::{ClockAfter, Profile};
use annabella::time::Tick;
use proptest::prelude::*;
use serde_json::Value;
use support::started;

const WHITE: Seat = Seat::Side(Color::White);
const BLACK: Seat = Seat::Side(Color::Black);
const HELPER: Seat = Seat::AssistantOf(Color::White);

/// A table with both boards, a visually disabled White and a sighted Black.
struct Table {
    game: Game,
    facts: Vec<Fact>,
    told: Vec<(Seats, Message)>,
    states: Vec<String>,
    now: u64,
}

fn tournament() -> Started {
    let mut started = started(Mode::Tournament, "90");
    started.dialogue = Dialogue::Full;
    started.players.black.sight = Sight::Sighted;
    started.players.white.assistant = true;
    started
}

impl Table {
    fn set(started: Started) -> Table {
        let (game, effects) = Game::begin(started, Tick::START).expect("a legal start");
        let mut table = Table { game, facts: Vec::new(), told: Vec::new(), states: Vec::new(), now: 0 };
        table.take(effects);
        table
    }

    fn take(&mut self, effects: Vec<Effect>) {
        self.told.clear();
        for effect in effects {
            match effect {
                Effect::Record(fact) => self.facts.push(fact),
                Effect::Tell { to, what } => self.told.push((to, what)),
                _ => {}
            }
        }
        let state = self.state().to_string();
        if self.states.last() != Some(&state) {
            self.states.push(state);
        }
    }

    fn does(&mut self, seat: Seat, command: Command) -> &mut Table {
        self.now += 1_000;
        let what = Happening::Command(command);
        let effects = self.game.handle(Input { seat, source: Source::Line, at: Tick::from_millis(self.now), what });
        self.take(effects);
        self
    }

    fn acts(&mut self, seat: Seat, act: Act) -> &mut Table {
        self.does(seat, Command::Dialogue(act))
    }

    fn press(&mut self, seat: Seat) -> &mut Table {
        self.does(seat, Command::Press)
    }

    /// Lift, place and announce in one go.
    fn moves(&mut self, seat: Seat, uci: &str) -> &mut Table {
        self.does(seat, Command::Move { intent: step(uci), said: uci.to_owned() })
    }

    fn state(&self) -> State {
        self.game.dialogue().state(self.game.turn())
    }

    fn refusal(&self) -> Option<&Refusal> {
        self.told.iter().find_map(|(_, message)| match message {
            Message::Refused(refusal) => Some(refusal),
            _ => None,
        })
    }

    fn running(&self) -> Option<Color> {
        self.game.clock(Tick::from_millis(self.now)).and_then(|clock| clock.running)
    }

    fn heard(&self, wanted: impl Fn(&Said) -> bool) -> Option<Seats> {
        self.told.iter().find_map(|(to, message)| match message {
            Message::Dialogue(said) if wanted(said) => Some(*to),
            _ => None,
        })
    }

    fn events(&self) -> impl Iterator<Item = &Event> {
        self.facts.iter().filter_map(|fact| match &fact.what {
            What::Dialogue(event) => Some(event),
            _ => None,
        })
    }

    /// An event of the vectors.
    fn event(&mut self, actor: &str, verb: &str, arg: &str) {
        let seat = Seat::from_name(actor).unwrap_or(HELPER);
        let square = || arg.parse::<Square>().expect("a square");
        let of_the_last = |game: &Game| {
            let made = game.dialogue().made().is_some();
            if made { game.history().before_last().clone() } else { game.board().clone() }
        };
        let meant = |game: &Game, last: bool| {
            let board = if last { of_the_last(game) } else { game.board().clone() };
            match notation::read(arg, &board, Language::En, Legality::Ignored) {
                Heard::Moves(moves) if moves.len() == 1 => Some(moves[0]),
                Heard::PromotionMissing { from, to } => Some(Intent::Step { from, to, promotion: None }),
                _ => None,
            }
        };
        let said = arg.to_owned();
        let act = match verb {
            "press" => {
                self.press(seat);
                return;
            }
            "feel" => Act::Feel { square: square() },
            "lift" => Act::Lift { square: square() },
            "touch" => Act::Touch { square: square() },
            "place" => Act::Place { square: square() },
            "remove_captured" => Act::RemoveCaptured { square: square() },
            "announce" => Act::Announce { intent: meant(&self.game, false).expect("a move"), said },
            "correct" => {
                let last = self.game.dialogue().waiting().is_some();
                Act::Correct { intent: meant(&self.game, last).expect("a move"), said }
            }
            "repeat" => Act::Repeat { intent: meant(&self.game, true), said },
            "execute" => Act::Execute { intent: step(arg) },
            "report_touch" => Act::ReportTouch { square: square() },
            other => panic!("unknown verb {other}"),
        };
        self.acts(seat, act);
    }
}

fn step(uci: &str) -> Intent {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    Intent::Step { from: square(&uci[..2]), to: square(&uci[2..4]), promotion }
}

fn uci(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, promotion } => {
            format!("{from}{to}{}", promotion.map(|role| role.char().to_string()).unwrap_or_default())
        }
        Intent::Castle { side } => format!("{side:?}"),
    }
}

fn vectors(kind: &str) -> Vec<Value> {
    let text = include_str!("laws/vectors.json");
    let file: Value = serde_json::from_str(text).expect("the vectors");
    let all = file["vectors"].as_array().expect("a list").clone();
    all.into_iter().filter(|vector| vector["kind"] == kind).collect()
}

fn clock_after(name: &str) -> ClockAfter {
    match name {
        "made" => ClockAfter::Made,
        "made_and_repeated" => ClockAfter::MadeAndRepeated,
        _ => ClockAfter::MadeRepeatedExecuted,
    }
}

fn reason_of(refusal: Option<&Refusal>) -> Option<&'static str> {
    match refusal {
        Some(Refusal::Dialogue(No::Press(Missing::NotAnnounced))) => Some("not_announced"),
        Some(Refusal::Dialogue(No::Press(Missing::CapturedManNotRemoved))) => Some("captured_man_not_removed"),
        Some(Refusal::Dialogue(No::Press(Missing::PromotionPieceMissing))) => Some("promotion_piece_missing"),
        _ => None,
    }
}

/// Every machine vector under every profile that it names.
#[test]
fn the_vectors_of_the_dialogue() {
    let vectors = vectors("vis_flow");
    let machines: Vec<&Value> = vectors.iter().filter(|vector| vector["form"] == "machine").collect();
    assert!(machines.len() >= 9, "{}", machines.len());
    for vector in machines {
        for profile in vector["profiles"].as_array().expect("profiles") {
            one_machine_vector(vector, profile.as_str().expect("a name"));
        }
    }
}

fn one_machine_vector(vector: &Value, profile: &str) {
    let (id, given, expect) = (&vector["id"], &vector["given"], &vector["expect"]);
    let mut start = tournament();
    if given["start_fen"] != "startpos" {
        given["start_fen"].as_str().expect("a FEN").clone_into(&mut start.start);
    }
    start.profile = Profile::named(profile).expect("a profile");
    start.profile.vis.clock_after = clock_after(given["clock_after"].as_str().expect("a name"));
    let disabled = given["visually_disabled"].as_str().expect("a side");
    for side in Color::ALL {
        let is = disabled == side.fold_wb("white", "black");
        start.players.get_mut(side).sight = if is { Sight::VisuallyDisabled } else { Sight::Sighted };
    }
    let mut table = Table::set(start);
    let (mut press, mut reason, mut heard) = (None, None, Vec::new());
    for event in given["events"].as_array().expect("events") {
        let part = |index: usize| event[index].as_str().unwrap_or_default();
        table.event(part(0), part(1), part(2));
        if part(1) == "press" {
            press = Some(if table.refusal().is_some() { "refused" } else { "accepted" });
            reason = reason_of(table.refusal());
        }
        let private = table.told.iter().filter(|(to, _)| to.contains(Seat::Arbiter) && !to.is_public());
        heard = private.map(|(to, _)| to.iter().map(Seat::name).collect::<Vec<_>>()).next().unwrap_or_default();
    }
    let check = |key: &str, found: Value| {
        if let Some(wanted) = expect.get(key) {
            assert_eq!(*wanted, found, "{id} {profile} {key}: {:?}", table.told);
        }
    };
    check("states", Value::from(table.states.clone()));
    check("state", Value::from(table.state().to_string()));
    check("press", Value::from(press));
    check("reason", Value::from(reason));
    check("running", Value::from(table.running().map(|side| side.fold_wb("white", "black"))));
    check("boards_equal", Value::from(table.game.dialogue().boards_are_equal()));
    let moves = table.game.must_choose_from().map(|moves| {
        let mut moves: Vec<String> = moves.into_iter().map(uci).collect();
        moves.sort();
        moves
    });
    check("must_choose_from", Value::from(moves));
    check("move", Value::from(table.game.history().last().map(|last| uci(last.report.change.intent))));
    check("slip_logged", Value::from(table.events().any(|event| matches!(event, Event::Corrected { .. }))));
    check("penalty", Value::Null);
    check("notice_to", Value::from(heard.clone()));
    check("heard_by", Value::from(heard));
    check("allowed", Value::from(table.refusal().is_none()));
    let mismatch = table.heard(|said| *said == Said::Mismatch);
    check("prompt", Value::from(mismatch.map(|_| "repeat_mismatch")));
    check("prompt_public", Value::from(mismatch.is_some_and(Seats::is_public)));
    let changed = table.game.dialogue().board(Color::Black) != table.game.history().start();
    check("black_board_changed", Value::from(changed));
}

/// Boards, assistants and who may demand what.
#[test]
fn the_vectors_of_pairing() {
    for vector in vectors("vis_flow").iter().filter(|vector| vector["form"] == "pairing") {
        let (given, expect) = (&vector["given"], &vector["expect"]);
        let mut start = tournament();
        start.players.white.assistant = given["white_uses_assistant"].as_bool().unwrap_or(false);
        if given["hearing_impaired"] == "black" {
            start.players.black.hearing = Hearing::Impaired;
        }
        let check = |key: &str, found: Value| {
            if let Some(wanted) = expect.get(key) {
                assert_eq!(*wanted, found, "{} {key}", vector["id"]);
            }
        };
        check("assistant_required", Value::from(pairing::assistant_required(&start.players, &start.profile)));
        let may = pairing::sighted_may_use_assistant(&start.players.white);
        check("sighted_may_use_assistant", Value::from(may));
        let duties: Value = serde_json::to_value(pairing::duties_for_the_sighted()).expect("names");
        check("duties", duties);
        let demanded = (given["demands_two_boards"] == "white").then_some(Color::White);
        check("boards", Value::from(pairing::boards(demanded, &start.players)));
        let who = pairing::who_may_demand_two_boards(&start.players);
        let names: Vec<&str> = who.into_iter().map(|side| side.fold_wb("white", "black")).collect();
        check("who_may_demand", Value::from(names));
    }
    let mut start = tournament();
    start.players.white.assistant = false;
    start.players.black.hearing = Hearing::Impaired;
    assert!(pairing::check(&start).is_err());
    start.players.black.assistant = true;
    assert!(pairing::check(&start).is_ok());
}

fn knight_to(table: &mut Table, announced: &str) {
    table.acts(WHITE, Act::Lift { square: Square::G1 });
    table.acts(WHITE, Act::Place { square: Square::F3 });
    table.acts(WHITE, Act::Announce { intent: step(announced), said: announced.to_owned() });
}

#[test]
fn a_slip_that_nobody_corrects_shows_when_the_clock_is_pressed() {
    let mut table = Table::set(tournament());
    knight_to(&mut table, "g1h3");
    assert_eq!(table.state(), State::Made(Color::White));
    table.press(WHITE);
    assert_eq!(table.state(), State::Diverged);
    assert_eq!(table.running(), None);
    let told = table.heard(|said| matches!(said, Said::Diverged { .. })).expect("the arbiter is told");
    assert_eq!(told, Seats::only(Seat::Arbiter));
    table.moves(BLACK, "e7e5");
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Diverged)));
    table.does(Seat::Arbiter, Command::Resume);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Diverged)), "the boards come first");
    // White has announced and written h3, Black nothing else: both sheets agree, and White's board is wrong.
    table.acts(Seat::Arbiter, Act::Settle);
    assert_eq!(table.game.history().last().map(|last| uci(last.report.change.intent)).as_deref(), Some("g1h3"));
    assert_eq!(table.running(), Some(Color::Black));
    assert!(table.game.dialogue().boards_are_equal());
    table.moves(BLACK, "e7e5");
    assert_eq!(table.refusal(), None);
}

#[test]
fn who_executed_wrongly_puts_his_board_right() {
    let mut table = Table::set(tournament());
    knight_to(&mut table, "g1f3");
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1f3")), said: "Sf3".to_owned() });
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    assert_eq!(table.state(), State::Repeated(Color::White), "nobody at the table is told");
    table.press(WHITE);
    assert_eq!(table.state(), State::Diverged);
    let proposal = table.game.proposal().expect("sheets");
    assert_eq!(proposal.resolution.adjust, [Color::Black]);
    table.acts(WHITE, Act::Settle);
    assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    table.acts(Seat::Arbiter, Act::Settle);
    let told = table.heard(|said| matches!(said, Said::AdjustYourBoard(_)));
    assert_eq!(told, Some(Seats::only(BLACK)));
    assert!(table.game.dialogue().boards_are_equal());
    assert_eq!(table.game.history().live().len(), 1);
}

#[test]
fn sheets_that_differ_go_back_to_the_last_agreement_with_its_times() {
    let mut table = Table::set(tournament());
    table.moves(WHITE, "e2e4").press(WHITE).moves(BLACK, "e7e5").press(BLACK);
    let times = table.game.clock(Tick::from_millis(table.now)).expect("a clock");
    knight_to(&mut table, "g1f3");
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    table.press(WHITE);
    assert_eq!(table.state(), State::Diverged);
    table.acts(Seat::Arbiter, Act::Sheet { side: Color::Black, intent: step("g1h3") });
    let proposal = table.game.proposal().expect("sheets");
    assert_eq!(proposal.resolution.last_agreed, 2);
    assert_eq!(proposal.clock.map(|clock| clock.white), Some(times.white));
    table.acts(Seat::Arbiter, Act::Settle);
    assert_eq!(table.game.history().live().len(), 2);
    assert_eq!(table.game.history().struck().len(), 1);
    assert_eq!(table.running(), Some(Color::White));
    assert!(table.game.dialogue().boards_are_equal());
}

/// The opponent may execute on his own time; boards are compared then.
#[test]
fn what_is_executed_after_the_press_is_compared_too() {
    let mut table = Table::set(tournament());
    knight_to(&mut table, "g1f3");
    table.press(WHITE);
    assert_eq!(table.state(), State::Await(Color::Black));
    table.acts(BLACK, Act::Execute { intent: step("g1f3") });
    assert!(table.game.dialogue().boards_are_equal());
    assert_eq!(table.state(), State::Await(Color::Black));
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    assert_eq!(table.state(), State::Diverged);
}

#[test]
fn the_event_chooses_what_comes_before_the_press() {
    let mut start = tournament();
    start.profile.vis.clock_after = ClockAfter::MadeRepeatedExecuted;
    let mut table = Table::set(start);
    knight_to(&mut table, "g1f3");
    table.press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotRepeated))));
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1f3")), said: String::new() }).press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotExecuted))));
    table.acts(BLACK, Act::Execute { intent: step("g1f3") }).press(WHITE);
    assert_eq!(table.state(), State::Await(Color::Black));
    table.acts(WHITE, Act::Correct { intent: step("g1f3"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::TooLateToCorrect)));
}

/// A correction takes back what the opponent did after the wrong announcement.
#[test]
fn a_correction_undoes_the_other_board() {
    let mut table = Table::set(tournament());
    knight_to(&mut table, "g1h3");
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1h3")), said: String::new() });
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    assert_eq!(table.state(), State::Mirrored(Color::White));
    table.acts(WHITE, Act::Correct { intent: step("b1c3"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotTheMoveMade)));
    table.acts(WHITE, Act::Correct { intent: step("g1f3"), said: String::new() });
    assert_eq!(table.state(), State::Made(Color::White));
    assert_eq!(table.game.dialogue().board(Color::Black), table.game.history().start());
    assert_eq!(table.heard(|said| matches!(said, Said::Slip { .. })), Some(Seats::only(Seat::Arbiter)));
}

#[test]
fn castling_capture_in_passing_and_promotion_by_hand() {
    let castle = Intent::Castle { side: annabella::rules::position::CastlingSide::KingSide };
    let mut start = tournament();
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".clone_into(&mut start.start);
    let mut table = Table::set(start.clone());
    table.acts(WHITE, Act::Lift { square: Square::E1 }).acts(WHITE, Act::Place { square: Square::G1 });
    table.acts(WHITE, Act::Announce { intent: castle, said: "0-0".to_owned() });
    assert_eq!(table.state(), State::Placed(Color::White), "the rook is missing");
    table.press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotPlaced))));
    table.acts(WHITE, Act::Lift { square: Square::H1 }).acts(WHITE, Act::Place { square: Square::F1 });
    assert_eq!(table.state(), State::Made(Color::White));

    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".clone_into(&mut start.start);
    let mut table = Table::set(start.clone());
    table.acts(WHITE, Act::Lift { square: Square::E5 }).acts(WHITE, Act::Place { square: Square::D6 });
    table.acts(WHITE, Act::Announce { intent: step("e5d6"), said: String::new() }).press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::CapturedManNotRemoved))));
    table.acts(WHITE, Act::RemoveCaptured { square: Square::D5 }).press(WHITE);
    assert_eq!(table.refusal(), None);

    // A sighted player puts the new man on the board; the announcement is still owed.
    "4k3/8/8/8/8/8/1p6/4K3 b - - 0 1".clone_into(&mut start.start);
    let mut table = Table::set(start);
    table.acts(BLACK, Act::Touch { square: Square::B2 }).acts(BLACK, Act::Place { square: Square::B1 });
    assert_eq!(table.state(), State::Placed(Color::Black));
    table.acts(BLACK, Act::NewMan { square: Square::B1, man: Role::Rook });
    assert_eq!(table.state(), State::Made(Color::Black));
    table.acts(BLACK, Act::Announce { intent: step("b2b1r"), said: String::new() });
    assert!(matches!(&table.told[..], [(to, Message::Announcement(_))] if to.is_public()));
}

#[test]
fn adjusting_and_feeling_bind_to_nothing() {
    let mut table = Table::set(tournament());
    table.acts(WHITE, Act::Feel { square: Square::G1 });
    assert!(matches!(table.told[..], [(to, Message::OnSquare { .. })] if to == Seats::only(WHITE)));
    table.acts(WHITE, Act::Adjust { square: Some(Square::G1) });
    table.acts(WHITE, Act::Lift { square: Square::G1 }).acts(WHITE, Act::Place { square: Square::G1 });
    assert_eq!(table.state(), State::Await(Color::White));
    assert_eq!(table.game.must_choose_from(), None);
    table.acts(WHITE, Act::Lift { square: Square::B1 });
    assert_eq!(table.state(), State::Touched(Color::White));
    table.acts(BLACK, Act::Adjust { square: None });
    assert_eq!(table.refusal(), Some(&Refusal::NotYourTurn));
}

#[test]
fn an_assistant_has_his_duties_and_no_others() {
    let mut table = Table::set(tournament());
    table.acts(HELPER, Act::TellTime { to: Color::White });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotRequested)));
    table.acts(WHITE, Act::AskTime).acts(HELPER, Act::TellTime { to: Color::White });
    assert_eq!(table.refusal(), None);
    assert!(matches!(table.told[..], [(to, Message::OwnTime(_))] if to == Seats::only(WHITE)));
    table.acts(HELPER, Act::TellTime { to: Color::White });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotRequested)), "once for each request");
    table.acts(HELPER, Act::Lift { square: Square::E2 });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotADuty)));
    table.does(HELPER, Command::Resign);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotADuty)));
    assert!(table.heard(|said| matches!(said, Said::Overstepped { .. })).is_some());
    table.press(HELPER);
    assert!(matches!(table.refusal(), Some(Refusal::Dialogue(No::Press(_)))), "not before the move is made");
    knight_to(&mut table, "g1f3");
    table.press(HELPER);
    assert_eq!(table.running(), Some(Color::Black));
    table.acts(Seat::AssistantOf(Color::Black), Act::Execute { intent: step("g1f3") });
    assert_eq!(table.refusal(), Some(&Refusal::PlayersOnly), "a sighted player has none if the other has one");
    table.acts(HELPER, Act::Execute { intent: step("g1f3") });
    assert_eq!(table.refusal(), None);
}

#[test]
fn the_reply_completes_and_a_late_press_is_allowed() {
    let mut table = Table::set(tournament());
    table.moves(WHITE, "e2e4").moves(BLACK, "e7e5");
    assert_eq!(table.running(), Some(Color::Black));
    table.press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    table.press(BLACK);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::White)));
    table.press(BLACK);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::AlreadyPressed)));
    table.press(WHITE);
    assert!(matches!(table.refusal(), Some(Refusal::Dialogue(No::Press(_)))));
}

// --- whatever people do ---

fn seats() -> impl Strategy<Value = Seat> {
    proptest::sample::select(Seat::ALL.to_vec())
}

fn squares() -> impl Strategy<Value = Square> {
    // Few squares, so that something happens.
    let names = ["g1", "f3", "h3", "e2", "e4", "e7", "e5", "d7", "d5", "b8", "c6", "d4", "c3"];
    proptest::sample::select(names.map(|name| name.parse().expect("a square")).to_vec())
}

fn intents() -> impl Strategy<Value = Intent> {
    let names = ["g1f3", "g1h3", "e2e4", "e7e5", "d7d5", "e4d5", "b8c6", "f3e5", "f3d4", "c6d4"];
    proptest::sample::select(names.map(step).to_vec())
}

fn commands() -> impl Strategy<Value = Command> {
    let said = String::new;
    let act = prop_oneof![
        squares().prop_map(|square| Act::Feel { square }),
        squares().prop_map(|square| Act::Lift { square }),
        squares().prop_map(|square| Act::Touch { square }),
        squares().prop_map(|square| Act::Place { square }),
        squares().prop_map(|square| Act::RemoveCaptured { square }),
        squares().prop_map(|square| Act::Adjust { square: Some(square) }),
        squares().prop_map(|square| Act::ReportTouch { square }),
        intents().prop_map(move |intent| Act::Announce { intent, said: said() }),
        intents().prop_map(move |intent| Act::Repeat { intent: Some(intent), said: said() }),
        intents().prop_map(move |intent| Act::Correct { intent, said: said() }),
        intents().prop_map(|intent| Act::Execute { intent }),
        Just(Act::AskTime),
        Just(Act::TellTime { to: Color::White }),
        Just(Act::ClaimTouch),
        Just(Act::Settle),
        intents().prop_map(|intent| Act::Sheet { side: Color::Black, intent }),
    ];
    prop_oneof![
        6 => act.prop_map(Command::Dialogue),
        2 => intents().prop_map(move |intent| Command::Move { intent, said: said() }),
        2 => Just(Command::Press),
        1 => Just(Command::Offer),
        1 => Just(Command::Pause),
        1 => Just(Command::Resume),
    ]
}

/// Acts of all seats, with a helping of sensible ones so that games go on.
fn dialogues() -> impl Strategy<Value = Vec<(Seat, Command)>> {
    let sensible = intents().prop_flat_map(|intent| {
        let Intent::Step { from, to, .. } = intent else { unreachable!("a step") };
        proptest::sample::select(vec![
            (WHITE, Command::Dialogue(Act::Lift { square: from })),
            (WHITE, Command::Dialogue(Act::Place { square: to })),
            (WHITE, Command::Dialogue(Act::Announce { intent, said: String::new() })),
            (BLACK, Command::Dialogue(Act::Execute { intent })),
            (BLACK, Command::Dialogue(Act::Repeat { intent: Some(intent), said: String::new() })),
            (BLACK, Command::Move { intent, said: String::new() }),
            (WHITE, Command::Press),
            (BLACK, Command::Press),
            (Seat::Arbiter, Command::Dialogue(Act::Settle)),
        ])
    });
    proptest::collection::vec(prop_oneof![(seats(), commands()), sensible], 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// The properties of the sources, 6.7.
    #[test]
    fn the_properties_of_the_dialogue_hold(
        acts in dialogues(),
        after in proptest::sample::select(vec!["made", "made_and_repeated", "made_repeated_executed"]),
        assistant in any::<bool>(),
        both_disabled in any::<bool>(),
    ) {
        let mut start = tournament();
        start.profile.vis.clock_after = clock_after(after);
        start.players.white.assistant = assistant;
        if both_disabled {
            start.players.black.sight = Sight::VisuallyDisabled;
        }
        let mut table = Table::set(start);
        let mut asked = [false; 2];
        for (seat, command) in acts {
            let before = table.game.clone();
            table.does(seat, command.clone());
            hold(&before, &table, seat, &command, assistant, &mut asked)?;
        }
        let again = Game::replay(&table.facts).expect("the same game");
        prop_assert_eq!(again, table.game);
    }
}

fn hold(
    before: &Game,
    table: &Table,
    seat: Seat,
    command: &Command,
    assistant: bool,
    asked: &mut [bool; 2],
) -> Result<(), TestCaseError> {
    let (game, refused) = (&table.game, table.refusal().is_some());
    let (was, is) = (before.dialogue(), game.dialogue());
    // No press by a visually disabled mover is accepted before the move is made.
    if *command == Command::Press && !refused {
        let side = seat.acts_for().expect("a player");
        let made = before.history().live().iter().any(|half_move| half_move.mover() == side);
        prop_assert!(made, "{side:?} has pressed without a move");
        if !is.is_sighted(side) && before.dialogue().waiting().is_none() {
            return Err(TestCaseError::fail("a press without a move that waits"));
        }
    }
    // A correction never changes a completed move.
    if matches!(command, Command::Dialogue(Act::Correct { .. })) {
        let completed = |game: &Game| {
            let live = game.history().live().iter();
            live.filter(|one| one.completed.is_some()).cloned().collect::<Vec<_>>()
        };
        prop_assert_eq!(completed(before), completed(game));
        if was.waiting().is_none() {
            prop_assert_eq!(was.made(), is.made());
        }
    }
    // Feeling never creates an obligation.
    if matches!(command, Command::Dialogue(Act::Feel { .. })) {
        prop_assert_eq!(before.must_choose_from(), game.must_choose_from());
        prop_assert_eq!(was, is);
    }
    // Without an assistant nobody but the players and the arbiter changes a board.
    let touches = was.board(Color::White) != is.board(Color::White)
        || was.board(Color::Black) != is.board(Color::Black)
        || was.hands() != is.hands();
    let outsider = matches!(seat, Seat::Spectator) || (matches!(seat, Seat::AssistantOf(_)) && !assistant);
    prop_assert!(!(outsider && touches), "{seat:?} has changed a board by {command:?}");
    // Every public utterance of a move is an announcement, a repetition, a correction or the arbiter's.
    for (to, message) in table.told.iter().filter(|(to, _)| to.is_public()) {
        let names_a_move = matches!(
            message,
            Message::ReadBack(_)
                | Message::LastMove(_)
                | Message::Moves(_)
                | Message::Dialogue(Said::Executed(_) | Said::AdjustYourBoard(_) | Said::Did { .. })
        );
        prop_assert!(!names_a_move, "{to:?} {message:?}");
    }
    // The time is spoken only after a request of the same player.
    if let (Command::Dialogue(Act::AskTime), false, Some(side)) = (command, refused, seat.side()) {
        asked[side as usize] = true;
    }
    for (to, message) in &table.told {
        if matches!(message, Message::OwnTime(_)) {
            for side in Color::ALL.into_iter().filter(|side| to.contains(Seat::Side(*side))) {
                prop_assert!(std::mem::take(&mut asked[side as usize]), "{side:?} has not asked");
            }
        }
    }
    // Boards that differ behind a completed move stop the clocks.
    if is.diverged().is_some() {
        let clock = game.clock(Tick::from_millis(table.now)).expect("a clock");
        prop_assert_eq!(clock.running, None);
    }
    Ok(())
}
