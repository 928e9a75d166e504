//! What becomes of the dialogue when things go wrong.

use annabella::game::command::Command;
use annabella::game::dialogue::{Act, Message as Said, Missing, Refusal as No, State};
use annabella::game::fact::Dialogue;
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Seat, Seats};
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::Pointed;
use annabella::game::ruling_says::Says;
use annabella::rules::illegal::Irregularity;
use annabella::rules::position::{CastlingSide, Color, Intent, Role, Square};
use annabella::rules::profile::ClockAfter;

use crate::dialogue::table::{BLACK, HELPER, Table, WHITE, heard, set, state, step, tournament, uci};

fn knight_to(table: &mut Table, announced: &str) {
    table.acts(WHITE, Act::Lift { square: Square::G1 });
    table.acts(WHITE, Act::Place { square: Square::F3 });
    table.acts(WHITE, Act::Announce { intent: step(announced), said: announced.to_owned() });
}

#[test]
fn an_uncorrected_slip_shows_when_the_clock_is_pressed() {
    let mut table = set(tournament());
    knight_to(&mut table, "g1h3");
    assert_eq!(state(&table), State::Made(Color::White));
    table.press(WHITE);
    assert_eq!(state(&table), State::Diverged);
    assert_eq!(table.running(), None);
    let told = heard(&table, |said| matches!(said, Said::Diverged { .. })).expect("the arbiter is told");
    assert_eq!(told, Seats::only(Seat::Arbiter));
    table.tries(BLACK, "e7e5");
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Diverged)));
    table.does(Seat::Arbiter, Command::Resume);
    assert_eq!(table.refusal(), Some(&Refusal::DecideFirst), "the boards come first");
    // White has announced and written h3, Black nothing else: both sheets agree, and White's board is wrong.
    table.acts(Seat::Arbiter, Act::Settle);
    assert_eq!(table.game.history().last().map(|last| uci(last.report.change.intent)).as_deref(), Some("g1h3"));
    assert_eq!(table.running(), Some(Color::Black));
    assert!(table.game.dialogue().boards_are_equal());
    table.tries(BLACK, "e7e5");
    assert_eq!(table.refusal(), None);
}

#[test]
fn who_executed_wrongly_puts_his_board_right() {
    let mut table = set(tournament());
    knight_to(&mut table, "g1f3");
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1f3")), said: "Sf3".to_owned() });
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    assert_eq!(state(&table), State::Repeated(Color::White), "nobody at the table is told");
    table.press(WHITE);
    assert_eq!(state(&table), State::Diverged);
    let proposal = table.game.proposal().expect("sheets");
    assert_eq!(proposal.resolution.adjust, [Color::Black]);
    table.acts(WHITE, Act::Settle);
    assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    table.acts(Seat::Arbiter, Act::Settle);
    let told = heard(&table, |said| matches!(said, Said::AdjustYourBoard(_)));
    assert_eq!(told, Some(Seats::only(BLACK)));
    assert!(table.game.dialogue().boards_are_equal());
    assert_eq!(table.game.history().live().len(), 1);
}

#[test]
fn differing_sheets_return_to_the_last_agreement_and_its_times() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4").press(WHITE).tries(BLACK, "e7e5").press(BLACK);
    let times = table.game.clock(table.tick()).expect("a clock");
    knight_to(&mut table, "g1f3");
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    table.press(WHITE);
    assert_eq!(state(&table), State::Diverged);
    table.acts(Seat::Arbiter, Act::Sheet { side: Color::Black, intent: step("g1h3") });
    let proposal = table.game.proposal().expect("sheets");
    assert_eq!(proposal.resolution.last_agreed, 2);
    assert_eq!(proposal.clock.map(|clock| clock.white.left), Some(times.white.left));
    table.acts(Seat::Arbiter, Act::Settle);
    assert_eq!(table.game.history().live().len(), 2);
    assert_eq!(table.game.history().struck().len(), 1);
    assert_eq!(table.running(), Some(Color::White));
    assert!(table.game.dialogue().boards_are_equal());
}

/// The opponent may execute on their own time; boards are compared then.
#[test]
fn what_is_executed_after_the_press_is_compared_too() {
    let mut table = set(tournament());
    knight_to(&mut table, "g1f3");
    table.press(WHITE);
    assert_eq!(state(&table), State::Await(Color::Black));
    table.acts(BLACK, Act::Execute { intent: step("g1f3") });
    assert!(table.game.dialogue().boards_are_equal());
    assert_eq!(state(&table), State::Await(Color::Black));
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    assert_eq!(state(&table), State::Diverged);
}

#[test]
fn the_event_chooses_what_comes_before_the_press() {
    let mut start = tournament();
    start.profile.vis.clock_after = ClockAfter::MadeRepeatedExecuted;
    let mut table = set(start);
    knight_to(&mut table, "g1f3");
    table.press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotRepeated))));
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1f3")), said: String::new() }).press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotExecuted))));
    table.acts(BLACK, Act::Execute { intent: step("g1f3") }).press(WHITE);
    assert_eq!(state(&table), State::Await(Color::Black));
    table.acts(WHITE, Act::Correct { intent: step("g1f3"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::TooLateToCorrect)));
}

/// A correction takes back what the opponent did after the wrong announcement.
#[test]
fn a_correction_undoes_the_other_board() {
    let mut table = set(tournament());
    knight_to(&mut table, "g1h3");
    table.acts(BLACK, Act::Repeat { intent: Some(step("g1h3")), said: String::new() });
    table.acts(BLACK, Act::Execute { intent: step("g1h3") });
    assert_eq!(state(&table), State::Mirrored(Color::White));
    table.acts(WHITE, Act::Correct { intent: step("b1c3"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotTheMoveMade)));
    table.acts(WHITE, Act::Correct { intent: step("g1f3"), said: String::new() });
    assert_eq!(state(&table), State::Made(Color::White));
    assert_eq!(table.game.dialogue().board(Color::Black), table.game.history().start());
    assert_eq!(heard(&table, |said| matches!(said, Said::Slip { .. })), Some(Seats::only(Seat::Arbiter)));
}

#[test]
fn castling_capture_in_passing_and_promotion_by_hand() {
    let castle = Intent::Castle { side: CastlingSide::KingSide };
    let mut start = tournament();
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".clone_into(&mut start.start);
    let mut table = set(start.clone());
    table.acts(WHITE, Act::Lift { square: Square::E1 }).acts(WHITE, Act::Place { square: Square::G1 });
    table.acts(WHITE, Act::Announce { intent: castle, said: "0-0".to_owned() });
    assert_eq!(state(&table), State::Placed(Color::White), "the rook is missing");
    table.press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotPlaced))));
    table.acts(WHITE, Act::Lift { square: Square::H1 }).acts(WHITE, Act::Place { square: Square::F1 });
    assert_eq!(state(&table), State::Made(Color::White));

    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".clone_into(&mut start.start);
    let mut table = set(start.clone());
    table.acts(WHITE, Act::Lift { square: Square::E5 }).acts(WHITE, Act::Place { square: Square::D6 });
    table.acts(WHITE, Act::Announce { intent: step("e5d6"), said: String::new() }).press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::CapturedPieceNotRemoved))));
    table.acts(WHITE, Act::RemoveCaptured { square: Square::D5 }).press(WHITE);
    assert_eq!(table.refusal(), None);

    // A sighted player puts the new piece on the board; the announcement is still owed.
    "4k3/8/8/8/8/8/1p6/4K3 b - - 0 1".clone_into(&mut start.start);
    let mut table = set(start);
    table.acts(BLACK, Act::Touch { square: Square::B2 }).acts(BLACK, Act::Place { square: Square::B1 });
    assert_eq!(state(&table), State::Placed(Color::Black));
    table.acts(BLACK, Act::NewPiece { square: Square::B1, piece: Role::Rook });
    assert_eq!(state(&table), State::Made(Color::Black));
    table.acts(BLACK, Act::Announce { intent: step("b2b1r"), said: String::new() });
    assert!(matches!(&table.told[..], [(to, Message::Announcement(_))] if to.is_public()));
}

/// A new piece that has touched the square of promotion is the choice, though the pawn is still in the hand (4.4.4).
#[test]
fn a_new_piece_on_the_promotion_square_is_the_choice() {
    let mut start = tournament();
    "8/4P2k/8/8/8/8/8/4K3 w - - 0 1".clone_into(&mut start.start);
    let mut table = set(start);
    table.acts(WHITE, Act::Touch { square: Square::E7 });
    assert_eq!(table.game.must_choose_from().map(|moves| moves.len()), Some(4));
    table.acts(WHITE, Act::NewPiece { square: Square::E8, piece: Role::Rook });
    assert_eq!(table.game.must_choose_from(), Some(vec![step("e7e8r")]));
}

#[test]
fn adjusting_and_feeling_bind_to_nothing() {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Feel { square: Square::G1 });
    assert!(matches!(table.told[..], [(to, Message::OnSquare { .. })] if to == Seats::only(WHITE)));
    table.acts(WHITE, Act::Adjust { square: Some(Square::G1) });
    table.acts(WHITE, Act::Lift { square: Square::G1 }).acts(WHITE, Act::Place { square: Square::G1 });
    assert_eq!(state(&table), State::Await(Color::White));
    assert_eq!(table.game.must_choose_from(), None);
    table.acts(WHITE, Act::Lift { square: Square::B1 });
    assert_eq!(state(&table), State::Touched(Color::White));
    table.acts(BLACK, Act::Adjust { square: None });
    assert_eq!(table.refusal(), Some(&Refusal::NotYourTurn));
}

#[test]
fn a_piece_that_was_adjusted_can_be_moved() {
    // Put back, it is touched the next time; put elsewhere, it is moved.
    let cases = [true, false].into_iter().flat_map(|back| [(back, Some(Square::E2)), (back, None)]);
    for (put_back, adjusts) in cases {
        let mut table = set(tournament());
        table.acts(WHITE, Act::Adjust { square: adjusts }).acts(WHITE, Act::Lift { square: Square::E2 });
        if put_back {
            table.acts(WHITE, Act::Place { square: Square::E2 });
            assert_eq!((table.refusal(), state(&table)), (None, State::Await(Color::White)));
            table.acts(WHITE, Act::Lift { square: Square::E2 });
        }
        table.acts(WHITE, Act::Place { square: Square::E4 });
        assert_eq!((table.refusal(), state(&table)), (None, State::Placed(Color::White)));
        table.acts(WHITE, Act::Announce { intent: step("e2e4"), said: "e4".to_owned() }).press(WHITE);
        assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)), "{put_back} {adjusts:?}");
        table.assert_replayed();
    }
}

#[test]
fn the_opponents_adjusted_piece_only_goes_back() {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Adjust { square: Some(Square::E7) }).acts(WHITE, Act::Lift { square: Square::E7 });
    table.acts(WHITE, Act::Place { square: Square::E5 });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NothingInHand)));
    table.acts(WHITE, Act::Place { square: Square::E7 });
    assert_eq!((table.refusal(), state(&table)), (None, State::Await(Color::White)));
    table.acts(WHITE, Act::Lift { square: Square::E7 });
    assert_eq!(state(&table), State::Touched(Color::White));
}

#[test]
fn an_announced_move_is_not_announced_again_when_entered() {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Announce { intent: step("e2e4"), said: "e4".to_owned() });
    let announced = |table: &Table| table.told.iter().any(|(_, said)| matches!(said, Message::Announcement(_)));
    assert!(announced(&table));
    table.acts(WHITE, Act::Announce { intent: step("e2e4"), said: "pawn e4".to_owned() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::AlreadyAnnounced)));
    table.acts(WHITE, Act::Correct { intent: step("e2e4"), said: "e4".to_owned() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NothingToCorrect)));
    table.tries(WHITE, "e2e4");
    assert!(!announced(&table));
    assert_eq!(heard(&table, |said| *said == Said::YourMoveIsMade), Some(Seats::only(WHITE)));
    assert_eq!(state(&table), State::Made(Color::White));
    assert_eq!(
        table.game.dialogue().made().and_then(|made| made.announced.as_ref()).map(|said| &*said.words),
        Some("e4")
    );
    table.press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    // Another move than the one that was announced is.
    table.acts(BLACK, Act::Announce { intent: step("e7e5"), said: "e5".to_owned() });
    table.tries(BLACK, "d7d5");
    assert!(announced(&table));
    table.assert_replayed();
}

#[test]
fn a_promotion_that_no_pawn_has_is_refused_unheard() {
    let mut start = tournament();
    "8/4P2k/8/8/8/8/4P3/4K3 w - - 0 1".clone_into(&mut start.start);
    for wrong in ["e7e8k", "e7e8p", "e2e4q"] {
        let mut table = set(start.clone());
        let refused = |table: &Table| {
            let invalid = annabella::rules::position::Illegality::PromotionInvalid;
            assert!(
                matches!(table.refusal(), Some(Refusal::Illegal { why, .. }) if *why == invalid),
                "{wrong}: {:?}",
                table.refusal()
            );
            assert!(table.told.iter().all(|(to, _)| *to == Seats::only(WHITE) || *to == Seats::only(BLACK)));
        };
        table.acts(WHITE, Act::Announce { intent: step(wrong), said: wrong.to_owned() });
        refused(&table);
        assert_eq!(table.game.dialogue().announced(), None);
        table.acts(WHITE, Act::Announce { intent: step("e7e8q"), said: String::new() });
        table.acts(WHITE, Act::Correct { intent: step(wrong), said: wrong.to_owned() });
        refused(&table);
        table.tries(WHITE, "e7e8q");
        table.acts(BLACK, Act::Execute { intent: step(wrong) });
        refused(&table);
    }
}

#[test]
fn an_assistant_has_his_duties_and_no_others() {
    let mut table = set(tournament());
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
    assert!(heard(&table, |said| matches!(said, Said::Overstepped { .. })).is_some());
    table.press(HELPER);
    assert!(matches!(table.refusal(), Some(Refusal::Dialogue(No::Press(_)))), "not before the move is made");
    knight_to(&mut table, "g1f3");
    table.press(HELPER);
    assert_eq!(table.running(), Some(Color::Black));
    table.acts(Seat::AssistantOf(Color::Black), Act::Execute { intent: step("g1f3") });
    assert_eq!(
        table.refusal(),
        Some(&No::NoAssistant(Color::Black).into()),
        "a sighted player has none if the other has one"
    );
    table.acts(HELPER, Act::Execute { intent: step("g1f3") });
    assert_eq!(table.refusal(), None);
}

/// D.2.10.5 names the time and touched pieces; an illegal move is the player's own to claim.
#[test]
fn an_assistant_is_told_alike_whether_an_illegal_move_stands() {
    let wants = [
        Command::PointOut(Pointed::Illegal),
        Command::Pause,
        Command::Resume,
        Command::Arrive,
        Command::Charge,
        Command::Move { intent: step("d2d4"), said: String::new() },
        Command::Record(annabella::game::recording::Act::Sign { result: None }),
        Command::Record(annabella::game::recording::Act::Request),
    ];
    for dialogue in [Dialogue::Full, Dialogue::Off] {
        for reply in ["e8e6", "e7e5"] {
            let mut start = tournament();
            start.dialogue = dialogue;
            let mut table = set(start);
            table.moves("e2e4").moves(reply);
            let (clock, noted) = (table.running(), table.game.arbiter_inbox().noted().len());
            for want in wants.clone() {
                table.does(HELPER, want.clone());
                assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NotADuty)), "{want:?} {reply}");
                let to: Vec<_> = table.told.iter().map(|(to, _)| *to).collect();
                assert_eq!(to, [Seats::only(Seat::Arbiter), Seats::only(HELPER)], "{want:?} {reply}");
                assert_eq!(table.running(), clock);
            }
            assert_eq!(table.game.arbiter_inbox().noted().len(), noted);
            table.does(HELPER, Command::PointOut(Pointed::Flag));
            assert_ne!(table.refusal(), Some(&Refusal::Dialogue(No::NotADuty)), "the time is among their duties");
            table.does(WHITE, Command::PointOut(Pointed::Illegal));
            assert_eq!(table.game.arbiter_inbox().counted(Color::Black), u32::from(reply == "e8e6"));
        }
    }
    let mut start = tournament();
    (start.players.white.assistant, start.players.black.assistant) = (false, true);
    start.players.white.sight = annabella::game::participant::Sight::Sighted;
    let mut table = set(start);
    table.moves("e2e4");
    let of_sighted = Seat::AssistantOf(Color::White);
    table.does(of_sighted, Command::PointOut(Pointed::Flag));
    assert_eq!(table.refusal(), Some(&No::NoAssistant(Color::White).into()));
}

/// D.2.10.2: the moves of both, once they are made; nobody says for a player what they mean to play, or have understood.
#[test]
fn an_assistant_announces_what_stands_and_what_their_player_says() {
    let announces = |table: &mut Table, move_: &str| {
        table.acts(HELPER, Act::Announce { intent: step(move_), said: move_.to_owned() });
    };
    let mut table = set(tournament());
    announces(&mut table, "g1f3");
    table.tries(WHITE, "g1f3");
    assert_eq!(table.refusal(), None);
    let recorded = table.facts.len();
    for (move_, refusal) in [
        ("b8c6", Refusal::Dialogue(No::AlreadyAnnounced)),
        ("d7d5", Refusal::Dialogue(No::AlreadyAnnounced)),
        ("g1f3", Refusal::Dialogue(No::AlreadyAnnounced)),
    ] {
        announces(&mut table, move_);
        assert_eq!(table.refusal(), Some(&refusal), "{move_}");
    }
    table.acts(HELPER, Act::Repeat { intent: Some(step("g1f3")), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NothingToRepeat)), "Black repeats White's move");
    assert_eq!(table.facts.len(), recorded);
    table.press(WHITE);
    announces(&mut table, "d7d5");
    assert_eq!(table.refusal(), Some(&Refusal::NotYourTurn));
    // A sighted player who has made a move without a word: it stands on a board.
    table.acts(BLACK, Act::Touch { square: Square::D7 }).acts(BLACK, Act::Place { square: Square::D5 });
    announces(&mut table, "d7d5");
    assert_eq!(table.refusal(), None);
    assert!(matches!(&table.told[..], [(to, Message::Announcement(_)), ..] if to.is_public()));
    table.acts(HELPER, Act::Correct { intent: step("d7d6"), said: String::new() });
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::NothingToCorrect)), "Black corrects it");
    table.acts(HELPER, Act::Repeat { intent: Some(step("d7d5")), said: String::new() });
    assert_eq!(table.refusal(), None);
    table.acts(HELPER, Act::Execute { intent: step("d7d5") });
    assert_eq!(table.refusal(), None);
    table.assert_replayed();
}

#[test]
fn the_reply_completes_nothing_and_a_late_press_is_allowed() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4").tries(BLACK, "e7e5");
    assert_eq!(table.running(), Some(Color::White), "until White presses (6.2.2)");
    table.press(BLACK);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::ClockNotRunning)));
    table.press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    table.press(BLACK);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::White)));
    table.press(BLACK);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::AlreadyPressed)));
    table.press(WHITE);
    assert!(matches!(table.refusal(), Some(Refusal::Dialogue(No::Press(_)))));
}

#[test]
fn a_players_next_move_completes_the_last_one() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4").tries(BLACK, "e7e5").tries(WHITE, "g1f3");
    let completed = |table: &Table| {
        let live = table.game.history().live().iter();
        live.map(|half_move| half_move.completed.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(completed(&table), [true, false, false], "6.2.1.2 speaks of the same player");
    assert_eq!(table.running(), Some(Color::White), "nobody has pressed");
    table.press(WHITE);
    assert_eq!((completed(&table), table.running()), (vec![true, false, true], Some(Color::Black)));
    // Black may still press for e5, and then White's clock must be stopped again.
    table.press(BLACK).press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    assert_eq!(completed(&table), [true, true, true]);
}

#[test]
fn moving_before_the_opponents_press_costs_no_right_to_claim() {
    let mut table = set(tournament());
    table.tries(WHITE, "e2e4").tries(BLACK, "e7e5");
    assert_eq!(table.game.moment_of_offer(Color::White), annabella::rules::offers::Phase::OwnMoveBeforeMaking);
    assert_eq!(table.game.moment_of_offer(Color::Black), annabella::rules::offers::Phase::MadeBeforePress);
}

fn at(fen: &str, profile: &str) -> Table {
    let mut start = tournament();
    fen.clone_into(&mut start.start);
    start.profile = annabella::rules::profile::Profile::named(profile).expect("embedded");
    start.players.white.sight = annabella::game::participant::Sight::Sighted;
    set(start)
}

#[test]
fn by_the_edisu_rules_the_first_touched_piece_alone_binds() {
    let taking = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let after = |fen, profile, first, second| {
        let mut table = at(fen, profile);
        table.acts(WHITE, Act::Touch { square: first }).acts(WHITE, Act::Touch { square: second });
        table.game.must_choose_from().map_or(0, |moves| moves.len())
    };
    assert_eq!(after(taking, "fide-2023", Square::E4, Square::D5), 1, "4.3.3");
    assert_eq!(after(taking, "edisu-2024", Square::E4, Square::D5), 2, "Article 8");
    assert_eq!(after(castling, "fide-2023", Square::E1, Square::H1), 1, "4.4.1");
    assert_eq!(after(castling, "edisu-2024", Square::E1, Square::H1), 6, "Article 8");
}

const PAWN: &str = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn a_sighted_player_may_press_with_an_unpromoted_pawn() {
    let mut table = at(PAWN, "fide-2023");
    table.acts(WHITE, Act::Touch { square: Square::E7 }).acts(WHITE, Act::Place { square: Square::E8 }).press(WHITE);
    assert_eq!((table.refusal(), table.running()), (None, Some(Color::Black)));
    let noted = table.game.arbiter_inbox().noted().iter().map(|noted| noted.kind).collect::<Vec<_>>();
    assert_eq!(noted, [annabella::rules::illegal::Irregularity::UnpromotedPawn]);
    table.acts(WHITE, Act::NewPiece { square: Square::E8, piece: Role::Rook });
    assert!(table.refusal().is_some(), "it is too late to choose");
    table.does(BLACK, Command::PointOut(Pointed::Illegal));
    assert_eq!(table.game.board().piece_at(Square::E8), Some(Role::Queen.of(Color::White)));
}

#[test]
fn a_visually_disabled_player_announces_the_piece_before_the_press() {
    let pawn = || {
        let mut start = tournament();
        start.start = PAWN.to_owned();
        set(start)
    };
    let (mut typed, mut steps) = (pawn(), pawn());
    typed.tries(WHITE, "e7e8");
    assert!(typed.refusal().is_some(), "a promotion is announced with its piece (D.2.1)");
    steps.acts(WHITE, Act::Lift { square: Square::E7 }).acts(WHITE, Act::Place { square: Square::E8 }).press(WHITE);
    assert_eq!(steps.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotAnnounced))));
    steps.acts(WHITE, Act::Announce { intent: step("e7e8"), said: "e8".to_owned() }).press(WHITE);
    assert_eq!(steps.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::PromotionPieceMissing))));
    for table in [&typed, &steps] {
        assert_eq!((table.running(), table.game.history().live().len()), (Some(Color::White), 0));
        assert!(table.game.arbiter_inbox().noted().is_empty());
    }
}

#[test]
fn two_hands_count_when_the_clock_is_pressed() {
    use annabella::game::ruling::Ruling;
    let order = || Command::Arbiter(Ruling::TwoHands { side: Color::White }.into());
    let mut table = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "fide-2023");
    table.acts(WHITE, Act::Touch { square: Square::E1 }).acts(WHITE, Act::Place { square: Square::G1 });
    table.acts(WHITE, Act::Touch { square: Square::H1 }).acts(WHITE, Act::Place { square: Square::F1 });
    table.does(Seat::Arbiter, order());
    assert_eq!(
        (table.refusal(), table.game.arbiter_inbox().counted(Color::White)),
        (None, 0),
        "not before the press (7.5.4)"
    );
    table.does(Seat::Arbiter, order());
    assert!(table.refusal().is_some(), "it is noted already");
    table.press(WHITE);
    assert_eq!(table.game.arbiter_inbox().counted(Color::White), 1);
    assert_eq!((table.running(), table.game.turn()), (Some(Color::Black), Color::Black), "the move stands");
    table.does(Seat::Arbiter, order());
    assert!(table.refusal().is_some());
    assert_eq!(table.game.arbiter_inbox().counted(Color::White), 1, "it is one act");
    table.moves("e8e7").moves("g1g2").does(Seat::Arbiter, order());
    assert_eq!(table.game.arbiter_inbox().counted(Color::White), 2, "what is completed counts at once");
}

#[test]
fn hearing_impaired_opponents_of_a_blind_player_need_an_assistant() {
    let mut start = tournament();
    start.players.white.assistant = false;
    start.players.black.hearing = annabella::game::participant::Hearing::Impaired;
    assert!(annabella::game::dialogue::pairing::check(&start).is_err());
    start.players.black.assistant = true;
    assert!(annabella::game::dialogue::pairing::check(&start).is_ok());
}

/// A key is easily hit (D.2.4): nothing is counted until the arbiter says so, and the player's real illegal move comes first.
#[test]
fn a_press_without_a_move_is_noted_alike_for_all() {
    for (seat, before) in [(WHITE, None), (BLACK, Some("e2e4"))] {
        let mut table = set(tournament());
        if let Some(before) = before {
            table.moves(before);
        }
        let side = table.game.turn();
        let running = table.running();
        table.press(seat);
        assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NoMove))), "{side:?}");
        let noted = |table: &Table| -> Vec<Irregularity> {
            table.game.arbiter_inbox().noted().iter().map(|noted| noted.kind).collect()
        };
        assert_eq!((noted(&table), table.running()), (vec![Irregularity::PressWithoutMove], running));
        table.press(seat).press(seat);
        assert_eq!(noted(&table).len(), 1, "once a move");
        let opponent = Seat::Side(!side);
        table.does(opponent, Command::PointOut(Pointed::Illegal));
        assert!(table.was_told(&Message::Ruling(Says::PressToRule { side })));
        assert_eq!(table.game.arbiter_inbox().counted(side), 0);
        table.moves(if side == Color::White { "e2e5" } else { "e7e4" });
        assert_eq!(noted(&table), [Irregularity::PressWithoutMove, Irregularity::IllegalMove]);
        table.rules(Ruling::Illegal { side: Some(side) });
        assert_eq!(
            (noted(&table), table.game.arbiter_inbox().counted(side)),
            (vec![Irregularity::PressWithoutMove], 1)
        );
        table.rules(Ruling::Illegal { side: Some(side) });
        assert_eq!(table.game.arbiter_inbox().counted(side), 2, "7.5.3, by the arbiter's word");
    }
}

#[test]
fn a_press_in_mid_move_says_what_is_missing() {
    let mut table = set(tournament());
    table.acts(WHITE, Act::Lift { square: Square::G1 }).acts(WHITE, Act::Place { square: Square::F3 }).press(WHITE);
    assert_eq!(table.refusal(), Some(&Refusal::Dialogue(No::Press(Missing::NotAnnounced))));
    let missing = |said: &Said| matches!(said, Said::PressRefused { missing: Missing::NotAnnounced, .. });
    assert_eq!(heard(&table, missing), Some(Seats::only(Seat::Arbiter)));
    assert!(table.game.arbiter_inbox().noted().is_empty(), "the move is on the board: it is told once, as too early");
}
