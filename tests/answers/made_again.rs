//! Half-moves that are taken off and made again at once: what stands beside them stays where it is, and so does what is missing.

use annabella::game::answer::SheetItem;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::dialogue::Act;
use annabella::game::fact::{Dialogue, Fact, HalfMoveId, RestoreReason, Source, Started, What};
use annabella::game::history::HalfMove;
use annabella::game::participant::Sight;
use annabella::game::question::Reading;
use annabella::game::recording;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::Pointed;
use annabella::game::sheet_log::{Kind, Says};
use annabella::game::{Game, Phase};
use annabella::rules::position::{Color, Intent, Square};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::Sheet;
use annabella::time::Tick;

use crate::answers::sheet::{BLACK, Table, WHITE};
use crate::support::table::started;

/// What `of` this kind stands behind how many half-moves.
fn places(table: &Table, kind: Kind) -> Vec<usize> {
    table.game.sheet_log().notes().iter().filter(|note| note.kind == kind).map(|note| note.after).collect()
}

/// One half-move, a draw offered with it, and the press.
fn offers_with(table: &mut Table, said: &str) {
    let (seat, intent) = (Seat::Side(table.game.turn()), table.intent(said));
    table.does(seat, Command::Move { intent, said: said.to_owned() });
    table.does(seat, Command::Offer);
    table.does(seat, Command::Press);
}

fn both_wrote(table: &mut Table, half_move: u32, said: &str) {
    let live = table.game.history().live();
    let index = live.iter().position(|each| each.id == HalfMoveId(half_move)).expect("a half-move");
    let before = table.game.history().until(index);
    let intent = before.board().position().expect("a legal position").legal_intents();
    let intent = intent.into_iter().find(|intent| written(*intent) == said).expect("a legal move");
    table.rules(Ruling::AgreedMove { half_move: HalfMoveId(half_move), intent, said: said.to_owned() });
    assert_eq!(table.game.history().live()[index].said, said, "it was not refused");
}

fn written(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, promotion: None } => format!("{from}{to}"),
        _ => String::new(),
    }
}

/// The record gives the same game, and so does what a power cut leaves of it, as far as it goes.
fn is_recorded(table: &Table) {
    assert_eq!(Game::replay(&table.facts).expect("its own record"), table.game);
    for cut in 1..table.facts.len() {
        reopened(&table.facts[..cut]);
    }
}

/// The game that is taken up again with these facts.
fn reopened(facts: &[Fact]) -> Game {
    let mut game = Game::replay(facts).expect("a shorter game");
    let effects = game.reopen(Tick::START, 1_800_000_000, "0.1.0");
    let again: Vec<Fact> = facts.iter().cloned().chain(crate::support::table::recorded(effects)).collect();
    assert_eq!(Game::replay(&again).expect("its own record"), game, "cut at {}", facts.len());
    game
}

/// White has offered with move two; Black has moved since, and the arbiter has ruled.
fn offered_and_ruled() -> Table {
    let mut table = Table::tournament("90");
    table.moves("e4 e5");
    offers_with(&mut table, "Nf3");
    table.moves("Nc6 Bb5");
    table.rules(Ruling::AddTime { side: Color::White, millis: 60_000 });
    table.moves("a6");
    table
}

#[test]
fn notes_beside_rewritten_half_moves_stay_in_place() {
    let mut table = offered_and_ruled();
    let thought = |table: &Table| table.game.history().live().iter().map(|each| each.thought).collect::<Vec<_>>();
    let (before, pgn_before) = (thought(&table), pgn::write(&Sheet::of(&table.game)));
    assert_eq!((places(&table, Kind::Offer), places(&table, Kind::Ruling)), (vec![3], vec![5]));
    both_wrote(&mut table, 2, "e7e6");
    assert_eq!(table.game.history().live().len(), 6);
    assert_eq!((places(&table, Kind::Offer), places(&table, Kind::Ruling)), (vec![3], vec![5, 6]));
    assert_eq!(thought(&table), before, "what a move took is no other time for having been written down wrongly");
    let items = table.read(WHITE, Reading::Whole);
    let offer = items.iter().position(|item| matches!(item, SheetItem::Note(Says::Offered { .. }))).expect("the offer");
    assert!(matches!(&items[offer - 1], SheetItem::HalfMove { report, .. } if report.to() == Square::F3), "{items:?}");
    let sheet = Sheet::of(&table.game);
    let signs: Vec<bool> = (0..6).map(|half_move| sheet.mark(half_move).offer).collect();
    assert_eq!(signs, [false, false, true, false, false, false]);
    let sign =
        |pgn: &str| pgn.replace('\n', " ").split_once("{(=)}").map(|(before, _)| before.matches("[%clk").count());
    assert_eq!(sign(&pgn::write(&sheet)), sign(&pgn_before), "behind the times of the same half-move");
    is_recorded(&table);
}

#[test]
fn correcting_the_sheets_does_not_answer_an_offer() {
    let mut table = Table::tournament("90");
    table.moves("e4 e5");
    offers_with(&mut table, "Nf3");
    both_wrote(&mut table, 2, "e7e6");
    assert_eq!(table.game.offer(), Some(Color::White), "it stands until Black answers (9.1.2)");
    table.rules(Ruling::Restore { to: Some(HalfMoveId(1)) });
    assert_eq!(table.game.offer(), None, "what was offered with a half-move that is struck out is not");
    is_recorded(&table);
}

#[test]
fn notes_on_struck_half_moves_follow_the_last_remaining_one() {
    let mut table = offered_and_ruled();
    table.rules(Ruling::Restore { to: Some(HalfMoveId(2)) });
    assert_eq!((places(&table, Kind::Offer), places(&table, Kind::Ruling)), (vec![2], vec![2, 2]));
    assert!(!Sheet::of(&table.game).mark(1).offer, "the offer was not made with this half-move");
    is_recorded(&table);
}

#[test]
fn differing_boards_are_noted_after_the_corrected_half_move() {
    let mut table = Table::tournament("90");
    table.slips();
    table.does(Seat::Arbiter, Command::Dialogue(Act::Settle));
    // Announced otherwise, the boards differed, they agree again.
    assert_eq!(places(&table, Kind::Announced), [1]);
    assert_eq!(places(&table, Kind::Boards), [1, 1]);
    let items = table.read(Seat::Arbiter, Reading::Whole);
    let moved = items.iter().position(|item| matches!(item, SheetItem::HalfMove { .. })).expect("a half-move");
    let differed = items.iter().position(|item| matches!(item, SheetItem::Note(Says::BoardsDiffered(_))));
    assert_eq!(differed, Some(moved + 2), "behind what was announced: {items:?}");
    is_recorded(&table);
}

#[test]
fn the_pawn_that_becomes_a_queen_keeps_its_offer() {
    let mut begun = Started { start: "7k/P7/8/8/8/8/8/K7 w - - 0 1".to_owned(), ..started(Mode::Tournament, "90") };
    begun.dialogue = Dialogue::Full;
    // A visually disabled player has to announce the piece.
    begun.players.white.sight = Sight::Sighted;
    let mut table = Table::set(begun);
    let intent = Intent::Step { from: Square::A7, to: Square::A8, promotion: None };
    table.does(WHITE, Command::Move { intent, said: "a8".to_owned() });
    table.does(WHITE, Command::Offer);
    table.does(WHITE, Command::Press);
    assert_eq!(places(&table, Kind::Irregular), [1], "noted for the arbiter");
    table.rules(Ruling::CorrectSheet { half_move: HalfMoveId(1), said: "a8, no queen".to_owned() });
    table.does(BLACK, Command::PointOut(Pointed::Illegal));
    assert_eq!(table.game.history().live()[0].said, "a8, no queen", "as the arbiter has corrected it");
    let restored = |fact: &&Fact| matches!(fact.what, What::Restored { why: RestoreReason::IllegalMove, .. });
    assert_eq!(table.facts.iter().filter(restored).count(), 1);
    assert_eq!(table.game.history().live().len(), 1);
    assert_eq!((places(&table, Kind::Offer), places(&table, Kind::Irregular)), (vec![1], vec![1, 1]));
    assert!(Sheet::of(&table.game).mark(0).offer);
    is_recorded(&table);
}

#[test]
fn notes_between_two_half_moves_still_lie_before_the_arbiter() {
    let mut begun = started(Mode::Tournament, "90");
    begun.dialogue = Dialogue::Full;
    begun.players.white.sight = Sight::Sighted;
    let mut table = Table::set(begun);
    table.moves("e4 e5");
    table.does(WHITE, Command::Press);
    let noted = |table: &Table| table.game.arbiter_inbox().noted().iter().map(|noted| noted.before).collect::<Vec<_>>();
    assert_eq!(noted(&table), [Some(HalfMoveId(2))], "the clock was pressed without a move (7.5.3)");
    both_wrote(&mut table, 1, "d2d4");
    assert_eq!(noted(&table), [Some(HalfMoveId(4))]);
    is_recorded(&table);
    // Power went before it was made again: then it stood between half-moves that are no more.
    let half = table.facts.iter().position(|fact| matches!(fact.what, What::Made { half_move: HalfMoveId(3), .. }));
    let game = reopened(&table.facts[..=half.expect("the first one")]);
    assert_eq!((game.arbiter_inbox().noted().len(), game.history().live().len()), (0, 1));
    table.rules(Ruling::Restore { to: Some(HalfMoveId(3)) });
    assert_eq!(noted(&table), []);
}

/// A game of own sheets: White has written down two half-moves and Black three when White runs short of time.
fn with_dashes() -> Table {
    let mut own = started(Mode::Tournament, "90");
    own.dialogue = Dialogue::Full;
    own.event_rules.own_sheets = true;
    let mut table = Table::set(own);
    let write = || Command::Record(recording::Act::Write);
    table.moves("e4");
    table.does(WHITE, write());
    table.does(BLACK, write());
    table.moves("e5");
    table.does(WHITE, write());
    table.does(BLACK, write());
    table.now += 86 * 60_000;
    table.moves("Nf3");
    table.does(BLACK, write());
    table.moves("Nc6 Bb5 a6");
    table
}

/// For each half-move: whether it is missing on the sheet of a side, and whether a dash stands there.
fn missing(table: &Table, side: Color) -> Vec<Option<bool>> {
    (1..=table.game.history().live().len()).map(|half_move| table.game.unwritten(side, half_move)).collect()
}

#[test]
fn moves_rewritten_in_time_trouble_keep_whether_they_were_written() {
    let mut table = with_dashes();
    let dash = Some(true);
    let white = [None, None, dash, dash, dash, dash];
    let black = [None, None, None, Some(false), Some(false), Some(false)];
    assert_eq!((missing(&table, Color::White), missing(&table, Color::Black)), (white.to_vec(), black.to_vec()));
    let recording = places(&table, Kind::Recording);
    for half_move in [1, 9] {
        // The second time, the half-moves bear other names.
        let from = if half_move == 1 { "e2e3" } else { "b1c3" };
        both_wrote(&mut table, half_move, from);
        assert_eq!(missing(&table, Color::White), white, "{from}");
        assert_eq!(missing(&table, Color::Black), black, "{from}");
        assert_eq!(places(&table, Kind::Recording), recording, "nobody's duty has changed: {from}");
        is_recorded(&table);
    }
    // What is struck out for good stands on no sheet any more.
    let to = table.game.history().live()[0].id;
    table.rules(Ruling::Restore { to: Some(to) });
    table.rules(table.game.proposed_to_arbiter().expect("the times"));
    table.moves("e5");
    assert_eq!(missing(&table, Color::Black), [None, Some(false)]);
    is_recorded(&table);
}

/// The second period has begun when half-moves of the first are made again: nobody runs short a second time, and nobody has to
/// complete what they have completed.
#[test]
fn times_of_old_change_no_duty() {
    let mut own = started(Mode::Tournament, "90/3,30");
    own.dialogue = Dialogue::Full;
    own.event_rules.own_sheets = true;
    let mut table = Table::set(own);
    table.moves("e4 e5");
    table.now += 86 * 60_000;
    table.moves("Nf3 Nc6 Bb5 a6");
    for side in Color::ALL {
        for _ in 0..6 {
            table.does(Seat::Side(side), Command::Record(recording::Act::Write));
        }
    }
    assert!(!table.game.recording().must_complete(Color::White));
    let recording = places(&table, Kind::Recording);
    assert_eq!(recording.len(), 2, "White was relieved, and must record again");
    both_wrote(&mut table, 4, "g8f6");
    assert_eq!(places(&table, Kind::Recording), recording);
    assert!(!table.game.recording().must_complete(Color::White));
    is_recorded(&table);
}

/// The power goes between the facts of one input: whatever was not made again is struck out, and takes no places with it.
#[test]
fn a_rewrite_cut_short_leaves_a_readable_sheet() {
    let mut table = offered_and_ruled();
    let made = table.facts.len();
    both_wrote(&mut table, 2, "e7e6");
    for cut in made..=table.facts.len() {
        let game = reopened(&table.facts[..cut]);
        let half_moves = game.history().live().len();
        let last = game.sheet_log().notes().iter().map(|note| note.after).max();
        assert!(last.is_none_or(|last| last <= half_moves), "cut at {cut}: {last:?} of {half_moves}");
        let offers: Vec<usize> =
            game.sheet_log().notes().iter().filter(|note| note.kind == Kind::Offer).map(|note| note.after).collect();
        assert_eq!(offers, [half_moves.min(3)], "cut at {cut}");
        assert_eq!(Sheet::of(&game).mark(2).offer, half_moves >= 3, "cut at {cut}");
    }
}

/// The power goes between a half-move that is made again and its completion: whoever presses then completes it, with the time that it
/// takes them.
#[test]
fn a_rewritten_move_not_completed_needs_another_press() {
    let mut own = started(Mode::Tournament, "90");
    own.dialogue = Dialogue::Full;
    own.event_rules.own_sheets = true;
    let mut table = Table::set(own);
    table.moves("e4 e5");
    both_wrote(&mut table, 2, "e7e6");
    let made = table.facts.iter().rposition(|fact| matches!(fact.what, What::Made { .. })).expect("it was made again");
    let game = reopened(&table.facts[..=made]);
    let thought = game.history().made_by(Color::Black).map(|made| made.thought);
    assert_eq!(thought, Some(None), "what it takes is counted when it is pressed");
}

/// Wherever the power goes while half-moves are made again: the gap is noted, the clocks stand until the arbiter's word, and then the
/// clock runs of the side that has to move, or to press.
#[test]
fn the_right_clock_runs_when_a_rewrite_was_cut_short() {
    for half_move in [1, 2, 3] {
        for paused in [false, true] {
            let mut table = Table::tournament("90");
            table.moves("e4 e5 Nf3 Nc6");
            if paused {
                table.does(WHITE, Command::Pause);
            }
            let made = table.facts.len();
            both_wrote(&mut table, half_move, ["d2d4", "e7e6", "b1c3"][half_move as usize - 1]);
            for cut in made..=table.facts.len() {
                let mut game = reopened(&table.facts[..cut]);
                let what = format!("half-move {half_move}, paused: {paused}, cut at {}", cut - made);
                assert_eq!(game.gap().is_some(), !paused, "{what}");
                assert_eq!(game.phase(), Phase::Stopped, "{what}");
                let running = |game: &Game| game.clock(Tick::from_millis(2_000)).expect("a clock").running;
                assert_eq!(running(&game), None, "{what}");
                let (at, what_is_done) = (Tick::from_millis(1_000), Happening::Command(Command::Resume));
                game.handle(Input { seat: Seat::Arbiter, source: Source::Line, at, what: what_is_done });
                let waits = game.history().last().filter(|last| last.completed.is_none()).map(HalfMove::mover);
                assert_eq!(running(&game), Some(waits.unwrap_or(game.turn())), "{what}");
            }
        }
    }
}

/// A record of before: what was made again took no places with it, and is read as it was then.
#[test]
fn an_older_record_is_read_as_it_was() {
    let mut table = offered_and_ruled();
    both_wrote(&mut table, 2, "e7e6");
    let json: Vec<String> = table.facts.iter().map(|fact| serde_json::to_string(fact).expect("json")).collect();
    let older: Vec<Fact> =
        json.iter().map(|line| serde_json::from_str(&line.replace(",\"again\":5", "")).expect("a fact")).collect();
    assert_ne!(older, table.facts, "it said so");
    let game = Game::replay(&older).expect("an older game");
    let moves = |game: &Game| game.history().live().iter().map(|each| each.report.clone()).collect::<Vec<_>>();
    assert_eq!(moves(&game), moves(&table.game));
    let offer = game.sheet_log().notes().iter().find(|note| note.kind == Kind::Offer).expect("the offer");
    assert_eq!(offer.after, 1);
    let restored =
        serde_json::to_string(&What::Restored { to: None, why: RestoreReason::Ruling, again: 0, confirm: false });
    assert_eq!(restored.expect("json"), r#"{"fact":"restored","to":null,"why":"ruling"}"#);
}
