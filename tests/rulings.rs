//! Illegal positions, dead positions, undecided endings and rulings through the game itself, beyond the vectors.

use annabella::game::command::Command;
use annabella::game::effect::Effect;
use annabella::game::fact::{Dialogue, NameField, Started};
use annabella::game::mating::{About, MatingAnswer};
use annabella::game::message::Message;
use annabella::game::presence::Beginning;
use annabella::game::recording::{Act, Message as Said};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Seats, Topic};
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::Pointed;
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::game::sheet_log::Kind;
use annabella::rules::devices::Device;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::mating::{Budget, CanMate, Unknown, Verdict, dead};
use annabella::rules::position::{Color, Position, Role, Square};
use annabella::rules::profile::{BothKingsInCheck, Profile};
use annabella::scoresheet::convert::pgn_in::PgnIn;
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::{Score, Sheet};

use crate::support::table::{self, ARBITER, BLACK, Mates, Table, WHITE};

fn profile(name: &str) -> Profile {
    Profile::named(name).expect("a profile")
}

fn tournament(name: &str, time: &str, fen: &str, dialogue: Dialogue) -> Started {
    let start = if fen == "startpos" { Position::initial().fen() } else { fen.to_owned() };
    Started { start, dialogue, ..table::tournament(&profile(name), time) }
}

#[test]
fn a_dead_position_ends_the_game_at_its_half_move() {
    let start = "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1";
    let begun = tournament("fide-2023", "none", start, Dialogue::Off);
    let mut table = Table::with(begun, |table| table.mates = Mates::Waited);
    table.asked.clear();
    table.moves("c2c3").moves("c7c6");
    let first = table.asked.pop_front().expect("a question");
    let verdict = Verdict::Dead(dead(&first.position, Budget::FULL));
    table.is_answered(MatingAnswer { after: first.after, about: About::Dead, verdict });
    let game = &table.game;
    assert_eq!(game.outcome().map(|(outcome, _)| outcome), Some(Outcome::Drawn));
    assert_eq!((game.history().live().len(), game.history().struck().len()), (1, 1));
}

#[test]
fn what_nobody_knows_waits_for_the_arbiter() {
    let fen = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
    let begun = tournament("fide-2023", "none", fen, Dialogue::Off);
    let mut table = Table::with(begun, |table| table.mates = Mates::Waited);
    table.asked.clear();
    table.does(Seat::Side(Color::White), Command::Resign);
    let task = table.asked.pop_front().expect("a question");
    let verdict = Verdict::CanMate(CanMate::Undecided(Unknown::GaveUp));
    table.is_answered(MatingAnswer { after: None, about: About::CanMate(Color::White), verdict: verdict.clone() });
    assert!(
        table.game.arbiter_inbox().hanging().is_some_and(|hanging| !hanging.for_arbiter),
        "an answer to another question"
    );
    table.does(Seat::Side(Color::White), Command::Offer);
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::Searching)));
    table.is_answered(MatingAnswer { after: task.after, about: task.about, verdict });
    assert_eq!(table.result(), "needs_arbiter");
    table.does(Seat::Side(Color::White), Command::Offer);
    assert!(matches!(table.refusal(), Some(Refusal::Ruling(RulingRefusal::Hangs(_)))));
    table.rules(Ruling::GoOn);
    assert_eq!(table.result(), "*");
    table.rules(Ruling::GoOn);
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::GoesOn)));
    table.rules(Ruling::Result { outcome: Outcome::Drawn }).rules(Ruling::Result { outcome: Outcome::Drawn });
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::AlreadySo)));
    table.rules(Ruling::Annul);
    assert_eq!(table.result(), "*");
    assert_eq!(table.game.outcome().map(|(outcome, _)| outcome), Some(Outcome::Annulled));
}

fn unsupervised(name: &str, fen: &str, dialogue: Dialogue) -> Table {
    Table::set(Started { supervised: false, ..tournament(name, "25", fen, dialogue) })
}

/// Both kings come into check by moves, and White lets both stand there.
#[test]
fn two_kings_in_check_are_waited_for_and_drawn() {
    for (name, action) in [
        ("fide-2023", BothKingsInCheck::WaitThenDraw),
        ("fide-2014", BothKingsInCheck::WaitThenDraw),
        ("fide-legacy", BothKingsInCheck::ArbiterIntervenes),
    ] {
        for dialogue in [Dialogue::Off, Dialogue::Full] {
            let mut table = unsupervised(name, "4k3/8/8/8/8/8/r2R4/4K3 w - - 0 1", dialogue);
            table.moves("d2e2").moves("a2a1");
            assert!(table.was_told(&Message::Ruling(Says::BothKings(action))), "{name} {dialogue:?}");
            assert_eq!(table.game.outcome(), None, "{name}: the arbiter waits");
            table.moves("e2e3");
            let drawn = (action == BothKingsInCheck::WaitThenDraw).then_some((Outcome::Drawn, Reason::IllegalPosition));
            assert_eq!(table.game.outcome(), drawn, "{name} {dialogue:?}");
        }
    }
}

#[test]
fn what_is_a_legal_position_again_is_played_on() {
    let mut table = unsupervised("fide-2023", "4k3/8/8/8/8/8/r2R4/4K3 w - - 0 1", Dialogue::Off);
    table.moves("d2e2").moves("a2a1").moves("e1f2");
    assert_eq!(table.game.outcome(), None, "White is out of check, and Black must answer theirs");
    // Under full supervision nobody waits, and nothing is drawn by itself.
    let mut table = Table::set(tournament("fide-2023", "25", "4k3/8/8/8/8/8/r2R4/4K3 w - - 0 1", Dialogue::Off));
    table.moves("d2e2").moves("a2a1").moves("e2e3");
    assert_eq!(table.game.outcome(), None);
    assert!(table.was_told(&Message::Ruling(Says::BothKings(BothKingsInCheck::ArbiterIntervenes))));
}

/// A pawn that is left on the last rank is waited for as well, unless the opponent points it out.
#[test]
fn a_pawn_on_the_last_rank_is_awaited_and_drawn() {
    let begun = || unsupervised("fide-2023", "7k/P7/8/8/8/8/8/K7 w - - 0 1", Dialogue::Full);
    let mut table = begun();
    table.moves("a7a8");
    assert!(table.was_told(&Message::Ruling(Says::PawnLeft(BothKingsInCheck::WaitThenDraw))));
    table.moves("h8h7");
    assert_eq!(table.game.outcome(), Some((Outcome::Drawn, Reason::IllegalPosition)));
    table.assert_replayed();

    let mut table = begun();
    table.moves("a7a8");
    table.does(Seat::Side(Color::Black), Command::PointOut(Pointed::Illegal));
    assert_eq!(table.game.board().piece_at(Square::A8), Some(Role::Queen.of(Color::White)));
    table.moves("h8g7");
    assert_eq!(table.game.outcome(), None, "it was put right");
}

/// What the arbiter has ruled about the clocks is not undone by a position that is put back (7.1).
#[test]
fn logged_times_are_offered_with_what_was_ruled_since() {
    let mut table = Table::set(tournament("fide-2023", "60", "startpos", Dialogue::Off));
    for (at, uci) in [(10_000, "e2e4"), (30_000, "e7e5"), (60_000, "g1f3"), (100_000, "b8c6")] {
        table.at(at);
        table.moves(uci);
    }
    let (white, black) = (3_600_000 - 40_000, 3_600_000 - 60_000);
    let left = |table: &Table, color| table.game.clock(table.tick()).map(|reading| reading.side(color).left);
    assert_eq!((left(&table, Color::White), left(&table, Color::Black)), (Some(white), Some(black)));
    // Two minutes for Black, and White's clock is set; then White thinks for five seconds more.
    table.rules(Ruling::AddTime { side: Color::Black, millis: 120_000 });
    table.rules(Ruling::SetClock { side: Color::White, millis: 1_800_000 });
    table.at(105_000);
    let after_e5 = table.game.history().live()[1].id;
    table.rules(Ruling::Restore { to: Some(after_e5) });
    assert_eq!((left(&table, Color::White), left(&table, Color::Black)), (Some(1_795_000), Some(black + 120_000)));
    // Black: twenty seconds logged, and two minutes more. White: what was set.
    let (white, black) = (1_800_000, 3_600_000 - 20_000 + 120_000);
    let logged = Some(Ruling::Times { white, black });
    assert_eq!(table.game.times_to_confirm(true), logged);
    table.rules(logged.clone().expect("an offer"));
    let confirmed = (Some(white), Some(black));
    assert_eq!((left(&table, Color::White), left(&table, Color::Black)), confirmed);
    let reading = table.game.clock(table.tick()).expect("a clock");
    for side in [reading.white, reading.black] {
        let given =
            i64::try_from(side.given).expect("small") + side.adjusted - i64::try_from(side.used).expect("small");
        assert_eq!(i64::try_from(side.left), Ok(given), "the sum of the clock");
    }
    assert_eq!(reading.white.used + reading.black.used + reading.stood, 105_000);
    // A move on, and back again: nothing is counted twice.
    table.at(107_000);
    table.moves("d2d4");
    table.rules(Ruling::Restore { to: Some(after_e5) });
    assert_eq!(table.game.times_to_confirm(true), logged);
    table.confirms();
    // The third half-move of the game that stands is the sixth that was made.
    table.moves("d2d3");
    let half_move = table.game.history().live()[2].id;
    table.rules(Ruling::CorrectSheet { half_move, said: "d3".to_owned() });
    assert!(table.all_told.iter().any(|(_, told)| matches!(told, Message::Ruling(Says::Ruled { line: Some(3), .. }))));
    table.rules(Ruling::Restore { to: Some(after_e5) });
    // The arbiter decides otherwise.
    table.rules(Ruling::SetClock { side: Color::Black, millis: 60_000 });
    assert_eq!(left(&table, Color::Black), Some(60_000));
    table.assert_replayed();
}

/// At a tournament names are the arbiter's: told to both players before the start, a ruling with a line of the log from then on.
#[test]
fn names_at_a_tournament_are_the_arbiters() {
    let name = |text: &str| Command::Name { field: NameField::Black, text: text.to_owned() };
    let start = Started { begins: Beginning::AtHisWord, ..tournament("fide-2023", "25", "startpos", Dialogue::Off) };
    let mut table = Table::set(start);
    let seats = Seat::ALL.into_iter().filter(|seat| *seat != ARBITER);
    for seat in seats.clone() {
        table.does(seat, name("Nobody"));
        assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly), "{seat:?}");
    }
    table.does(ARBITER, name("Ada"));
    let named = Message::Named { field: NameField::Black, text: "Ada".to_owned() };
    assert!([WHITE, BLACK, ARBITER].iter().all(|seat| table.told_to(*seat).contains(&&named)));
    table.does(ARBITER, Command::Resume).moves("e2e4");
    let noted = table.game.sheet_log().notes().len();
    for seat in seats {
        table.does(seat, name("Nobody"));
        assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly), "{seat:?}");
    }
    table.does(ARBITER, name("Eva"));
    let is_ruled = |message: &&Message| matches!(message, Message::Ruling(Says::Ruled { .. }));
    assert!([WHITE, BLACK, ARBITER].iter().all(|seat| table.told_to(*seat).iter().any(is_ruled)));
    assert!(table.told_to(Seat::Spectator).is_empty());
    let log = table.game.sheet_log().notes();
    assert_eq!((log.len(), log.last().map(|note| note.kind)), (noted + 1, Some(Kind::Ruling)));
    assert_eq!(table.game.names().players.black, "Eva");
    table.does(ARBITER, name("Eva"));
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::AlreadySo)));
    let mut casual = Table::set(table::started(Mode::Casual, "25"));
    casual.does(BLACK, name("Eva"));
    assert_eq!(casual.refusal(), Some(&Refusal::OwnerOnly));
    casual.does(WHITE, name("Eva"));
    assert_eq!(casual.game.names().players.black, "Eva");
}

/// Help is for players, behind the end, from the arbiter's word on; where the game goes on, that word is spent.
#[test]
fn the_arbiter_allows_help_behind_the_end() {
    let start = tournament("fide-2023", "25", "startpos", Dialogue::Off);
    let mut table = Table::set(start);
    let white = Seat::Side(Color::White);
    let may = |table: &Table| Seat::ALL.map(|seat| table.game.may_ask(seat, Topic::Hint));
    let nobody = [false; Seat::ALL.len()];
    let players = Seat::ALL.map(|seat| seat.side().is_some());
    table.rules(Ruling::Analysis);
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::NoResultYet)));
    table.moves("e2e4").does(white, Command::Resign);
    assert_eq!(may(&table), nobody);
    table.does(white, Command::Arbiter(Ruling::Analysis.into()));
    assert_eq!(table.refusal(), Some(&Refusal::ArbiterOnly));
    table.rules(Ruling::Analysis);
    assert!(table.effects.iter().any(|effect| matches!(effect, Effect::Tell { to: Seats::PUBLIC, .. })));
    assert_eq!(may(&table), players);
    table.rules(Ruling::Analysis);
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::AlreadySo)));
    table.rules(Ruling::Restore { to: None });
    assert_eq!((table.game.outcome(), may(&table)), (None, nobody));
    table.does(white, Command::Resign);
    assert_eq!(may(&table), nobody);
    let mut casual = Table::set(table::started(Mode::Casual, "25"));
    casual.does(white, Command::Resign).rules(Ruling::Analysis);
    assert!(matches!(casual.refusal(), Some(Refusal::Ruling(RulingRefusal::AlreadySo) | Refusal::ArbiterOnly)));
}

#[test]
fn the_last_of_ten_reversed_moves_needs_no_press() {
    let after = |half_moves: usize| {
        let mut table = Table::set(tournament("fide-2023", "90", "startpos", Dialogue::Full));
        let steps =
            ["a", "b", "c", "d", "e", "f", "g", "h"].map(|file| (format!("{file}2{file}3"), format!("{file}7{file}6")));
        let more = [("a3a4", "a6a5"), ("b3b4", "b6b5")].map(|(white, black)| (white.to_owned(), black.to_owned()));
        let line: Vec<String> = steps.into_iter().chain(more).flat_map(|(white, black)| [white, black]).collect();
        let (last, before) = line[..half_moves].split_last().expect("a move");
        for each in before {
            table.moves(each);
        }
        table.makes(table.uci(last), last);
        assert_eq!(table.game.history().live().len(), half_moves);
        table.rules(Ruling::ColoursReversed).over().map(|(outcome, _)| outcome)
    };
    assert_eq!(after(19), Some(Outcome::Annulled));
    assert_eq!(after(20), None, "7.3: ten moves were made by each");
}

/// 12.3.2 of 2009: who cannot mate gets half a point, and what is signed, written and read again says so.
#[test]
fn a_telephone_against_a_bare_king_is_half_a_point() {
    let mut table = Table::set(tournament("fide-legacy", "90", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", Dialogue::Off));
    table.moves("d1d2").moves("e8e7").rules(Ruling::Device { side: Color::White, device: Device::Sound });
    let half = Outcome::HalfPoint { to: Color::Black };
    assert_eq!(table.over(), Some((half, Reason::Device)));
    assert_eq!(table.game.points().map(|(white, black)| (white.halves(), black.halves())), Some((0, 1)));
    let sign = || Command::Record(Act::Sign { result: None });
    table.does(WHITE, sign()).does(BLACK, sign());
    assert!(table.was_told(&Message::Record(Said::Approved { result: half })));
    assert_eq!(table.over(), Some((half, Reason::Device)), "what is signed is what was ruled");
    let sheet = Sheet::of(&table.game);
    let written = pgn::write(&sheet);
    assert!(written.contains("[Result \"*\"]") && written.contains("[Termination \"rules infraction\"]"), "{written}");
    assert!(written.trim_end().ends_with("{0-1/2} *"), "{written}");
    let read = PgnIn::default().read(&written).expect("a game");
    assert_eq!((read.sheet.score, read.other_result), (Score::HalfPoint(Color::Black), None));
}
