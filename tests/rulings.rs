//! Illegal moves, flags, devices, resignation and rulings through the game itself: the vectors of those kinds, decided from what
//! they give alone.

use annabella::game::command::{Command, Happening};
use annabella::game::fact::{ByColorOf, Dialogue, Started, What};
use annabella::game::mating::{About, MatingAnswer};
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::Seat;
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::{Irregular, Pointed};
use annabella::game::ruling_refusal::RulingRefusal;
use annabella::game::ruling_says::Says;
use annabella::rules::devices::Device;
use annabella::rules::ending::{Outcome, Reason};
use annabella::rules::illegal::{self, Known, Restoration};
use annabella::rules::mating::{Budget, CanMate, Unknown, Verdict, dead};
use annabella::rules::position::{Color, Intent, Position, Role, Square};
use annabella::rules::profile::{BothKingsInCheck, Points, Profile};
use serde_json::Value;

use crate::support::table::{self, Mates, Table};

fn profile(name: &str) -> Profile {
    Profile::named(name).expect("a profile")
}

fn left_s(table: &Table, side: Color) -> u64 {
    table.reading().map_or(0, |reading| reading.side(side).left / 1_000)
}

fn tournament(name: &str, time: &str, fen: &str, dialogue: Dialogue) -> Started {
    let start = if fen == "startpos" { Position::initial().fen() } else { fen.to_owned() };
    Started { start, dialogue, ..table::tournament(&profile(name), time) }
}

fn vectors() -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("laws/vectors.json")).expect("JSON");
    file["vectors"].as_array().expect("vectors").clone()
}

/// Each vector of a kind and form with each profile and what it expects there.
fn each(kind: &str, form: &str, mut judge: impl FnMut(&Value, &str, &Value)) {
    let mut judged = 0;
    for vector in vectors().iter().filter(|vector| vector["kind"] == kind && vector["form"] == form) {
        let profiles: Vec<String> = vector["profiles"]
            .as_array()
            .expect("profiles")
            .iter()
            .flat_map(|name| match name.as_str() {
                Some("*") => Profile::ALL_NAMES.iter().map(|name| (*name).to_owned()).collect(),
                name => vec![name.expect("a name").to_owned()],
            })
            .collect();
        for name in profiles {
            let expected =
                if vector["expect"].is_null() { &vector["expect_by_profile"][&name] } else { &vector["expect"] };
            judge(vector, &name, expected);
            judged += 1;
        }
    }
    assert!(judged > 0, "{kind}/{form} has no vector");
}

fn side(value: &Value) -> Color {
    if value == "white" { Color::White } else { Color::Black }
}

fn time_of(class: &Value) -> &'static str {
    match class.as_str() {
        Some("rapid") => "25",
        Some("blitz") => "5",
        _ => "120",
    }
}

#[test]
fn completed_illegal_moves_are_put_right() {
    each("illegal_move", "completed", |vector, name, expected| {
        let given = &vector["given"];
        let uses_clock = profile(name).clock.used;
        let dialogue = if uses_clock { Dialogue::Full } else { Dialogue::Off };
        let mut table = Table::set(tournament(
            name,
            time_of(&given["time_class"]),
            given["start_fen"].as_str().expect("FEN"),
            dialogue,
        ));
        let sans = given["moves"].as_str().unwrap_or_default();
        if !sans.is_empty() {
            for uci in ["e2e4", "e7e5", "g1f3"] {
                table.moves(uci);
            }
        }
        for color in Color::ALL {
            if let Some(seconds) = given["clock_s"][if color.is_white() { "white" } else { "black" }].as_u64() {
                table.rules(Ruling::SetClock { side: color, millis: seconds * 1_000 });
            }
        }
        let before = (left_s(&table, Color::White), left_s(&table, Color::Black));
        let mut counted_before = 0;
        for event in vector["action"]["events"].as_array().expect("events") {
            let actor = side(&event[0]);
            match event[1].as_str().expect("a verb") {
                "move" | "move_two_hands" | "place_pawn_unpromoted" => {
                    table.tries(Seat::Side(actor), event[2].as_str().expect("uci"));
                    if expected["ask"] == "promotion_piece" {
                        assert!(matches!(table.refusal(), Some(Refusal::Illegal { .. })), "{name} {}", vector["id"]);
                    }
                    counted_before = table.game.arbiter_inbox().counted(actor);
                }
                "press" if uses_clock => {
                    table.does(Seat::Side(actor), Command::Press);
                }
                "called" => {
                    let hands = vector["action"]["events"][0][1] == "move_two_hands";
                    let ruling =
                        if hands { Ruling::TwoHands { side: Color::White } } else { Ruling::Illegal { side: None } };
                    table.rules(ruling);
                }
                _ => {}
            }
        }
        let offender = side(&vector["action"]["events"][0][0]);
        if let Some(counts) = expected["counts_as_illegal"].as_bool() {
            let counted = table.game.arbiter_inbox().counted(offender) > counted_before;
            assert_eq!(counted, counts, "{name} {}", vector["id"]);
        }
        for key in ["restored_fen", "position_fen"] {
            if let Some(fen) = expected[key].as_str() {
                assert_eq!(table.game.board().fen(), fen, "{name} {}", vector["id"]);
            }
        }
        if let Some(choices) = expected["must_choose_from"].as_array().filter(|choices| !choices.is_empty()) {
            let mut wanted: Vec<Intent> = choices.iter().map(|uci| table.uci(uci.as_str().expect("uci"))).collect();
            let mut bound = table.game.arbiter_inbox().bound().to_vec();
            let key = |intent: &Intent| format!("{intent:?}");
            wanted.sort_by_key(key);
            bound.sort_by_key(key);
            assert_eq!(bound, wanted, "{name} {}", vector["id"]);
        }
        for (key, color, had) in [("white_s", Color::White, before.0), ("black_s", Color::Black, before.1)] {
            if let Some(seconds) = expected[key].as_u64() {
                assert_eq!(left_s(&table, color), seconds, "{name} {} (before: {had})", vector["id"]);
            }
        }
    });
}

#[test]
fn penalties_follow_edition_class_supervision_and_number() {
    each("illegal_penalty", "default", |vector, name, expected| {
        let given = &vector["given"];
        let offender = side(&given["offender"]);
        let can = given["opponent_can_mate"].as_bool().expect("a bool");
        // The offender has more than the king; the opponent has a rook or nothing.
        let fen = if can { "4k2r/8/8/8/8/8/8/R3K3" } else { "4k3/8/8/8/8/8/8/Q3K3" };
        let fen = format!("{fen} {} - - 0 1", if offender.is_white() { "w" } else { "b" });
        let mut begun = tournament(name, time_of(&given["time_class"]), &fen, Dialogue::Full);
        begun.supervised = given["full_supervision"].as_bool().expect("a bool");
        let mut table = Table::set(begun);
        for _ in 0..given["nth_completed_illegal_move"].as_u64().expect("a number") {
            if table.game.outcome().is_some() {
                break;
            }
            table.tries(Seat::Side(offender), if offender.is_white() { "a1b3" } else { "h8g6" });
            table.does(Seat::Side(offender), Command::Press);
            table.does(Seat::Side(!offender), Command::PointOut(Pointed::Illegal));
        }
        let outcome = match table.game.outcome() {
            None if name == "casual" => "refused",
            None => "continue",
            Some((Outcome::Drawn, _)) => "draw",
            Some(_) => "loss",
        };
        assert_eq!(Some(outcome), expected["outcome"].as_str(), "{name} {}", vector["id"]);
        if outcome == "continue" {
            let last = table.facts.iter().rev().find_map(|fact| match &fact.what {
                What::Irregular(Irregular::Bonus { millis, .. }) => Some(millis / 1_000),
                _ => None,
            });
            assert_eq!(
                last.unwrap_or(0),
                expected["opponent_bonus_s"].as_u64().expect("seconds"),
                "{name} {}",
                vector["id"]
            );
        }
    });
}

#[test]
fn a_fallen_flag_loses_or_draws() {
    each("flag_fall", "position", |vector, name, expected| {
        let mut table = Table::set(tournament(name, "1", vector["given"]["fen"].as_str().expect("FEN"), Dialogue::Off));
        let owner = table.game.owner();
        table.at(60_000).happens(owner, Happening::Deadline);
        assert_eq!(Some(table.result()), expected["result"].as_str(), "{name} {}", vector["id"]);
    });
}

#[test]
fn resigning_to_somebody_who_cannot_mate_draws_since_2023() {
    each("resign", "default", |vector, name, expected| {
        let mut table =
            Table::set(tournament(name, "none", vector["given"]["fen"].as_str().expect("FEN"), Dialogue::Off));
        table.does(Seat::Side(side(&vector["given"]["resigns"])), Command::Resign);
        assert_eq!(Some(table.result()), expected["result"].as_str(), "{name} {}", vector["id"]);
    });
}

#[test]
fn dead_positions_end_a_game_as_the_profile_says() {
    each("auto_end", "default", |vector, name, expected| {
        let table = Table::set(tournament(name, "none", vector["given"]["fen"].as_str().expect("FEN"), Dialogue::Off));
        let over = table.game.outcome().is_some();
        assert_eq!(Some(over), expected["game_over"].as_bool(), "{name} {}", vector["id"]);
    });
}

#[test]
fn a_telephone_costs_the_game() {
    each("device", "default", |vector, name, expected| {
        let given = &vector["given"];
        let fen = given["fen"].as_str().unwrap_or("startpos");
        let mut table = Table::set(tournament(name, "none", fen, Dialogue::Off));
        let device = match given["event"].as_str() {
            Some("sound") => Device::Sound,
            Some("carried_switched_off") => Device::CarriedSwitchedOff,
            _ => Device::CarriedSwitchedOn,
        };
        table.rules(Ruling::Device { side: side(&given["offender"]), device });
        let offence = table.refusal() != Some(&Refusal::Ruling(RulingRefusal::NoOffence));
        assert_eq!(Some(offence), expected["offence"].as_bool(), "{name} {}", vector["id"]);
        if let Some(white) = expected["white_points"].as_f64() {
            let (got, other) = table.game.points().expect("a result");
            let halves = |value: f64| Points::from_number(value).expect("points").halves();
            assert_eq!(got.halves(), halves(white), "{name} {}", vector["id"]);
            assert_eq!(other.halves(), halves(expected["black_points"].as_f64().expect("points")), "{name}");
        }
    });
}

#[test]
fn a_flag_is_claimed_as_the_edition_says() {
    each("flag_fall", "claim", |vector, name, expected| {
        // Rapid without supervision: both flags fall, Black's first, and White claims.
        let mut begun = tournament(name, "15", "4k2r/8/8/8/8/8/8/R3K3 b - - 0 1", Dialogue::Off);
        begun.supervised = false;
        begun.time = ByColorOf { white: "20".parse().expect("time"), black: "20".parse().expect("time") };
        let mut table = Table::set(begun);
        table.at(1_200_000);
        table.moves("h8g8");
        if table.game.outcome().is_some() {
            // Since 2018 the console calls it, as an arbiter shall: that is what the claim would bring.
            assert_eq!(expected["result"], "1-0", "{name}");
            return;
        }
        table.at(2_400_000);
        table.does(Seat::Side(Color::White), Command::PointOut(Pointed::Flag));
        let right =
            table.facts.iter().any(|fact| matches!(fact.what, What::Irregular(Irregular::Claimed { right: true, .. })));
        assert_eq!(Some(right), expected["claim_succeeds"].as_bool(), "{name}");
        if let Some(result) = expected["result"].as_str() {
            assert_eq!(table.result(), result, "{name} {}", vector["id"]);
        }
    });
}

#[test]
fn a_dead_position_ends_the_game_at_its_own_half_move() {
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
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::NothingHangs)));
    table.rules(Ruling::Result { outcome: Outcome::Drawn }).rules(Ruling::Result { outcome: Outcome::Drawn });
    assert_eq!(table.refusal(), Some(&Refusal::Ruling(RulingRefusal::AlreadySo)));
    table.rules(Ruling::Annul);
    assert_eq!(table.result(), "*");
    assert_eq!(table.game.outcome().map(|(outcome, _)| outcome), Some(Outcome::Annulled));
}

fn unsupervised(name: &str, fen: &str, dialogue: Dialogue) -> Table {
    Table::set(Started { supervised: false, ..tournament(name, "25", fen, dialogue) })
}

/// Both kings come into check by moves, as in the vector, and the arbiter does what it says.
#[test]
fn two_kings_in_check_are_waited_for_and_drawn() {
    each("illegal_move", "both_kings_in_check", |vector, name, expected| {
        assert_eq!(vector["given"]["time_class"], "rapid");
        assert_eq!(vector["given"]["full_supervision"], false);
        for dialogue in [Dialogue::Off, Dialogue::Full] {
            let wanted = expected["arbiter"].as_str().expect("text");
            // The board of the vector is no legal position, so that no game begins there: two moves bring it about.
            let begun = "4k3/8/8/8/8/8/r2R4/4K3 w - - 0 1";
            let mut table = unsupervised(name, begun, dialogue);
            table.moves("d2e2").moves("a2a1");
            let board = vector["given"]["fen"].as_str().expect("FEN").split(' ').next().expect("pieces");
            assert!(table.game.board().fen().starts_with(board), "{}", table.game.board().fen());
            let told = |table: &Table, what: &Says| table.was_told(&Message::Ruling(what.clone()));
            let action = match wanted {
                "wait_then_draw" => BothKingsInCheck::WaitThenDraw,
                "arbiter_intervenes" => BothKingsInCheck::ArbiterIntervenes,
                _ => BothKingsInCheck::None,
            };
            assert!(told(&table, &Says::BothKings(action)), "{name} {dialogue:?}");
            assert_eq!(table.game.outcome(), None, "{name}: he waits");
            // White lets both stand there.
            table.moves("e2e3");
            let drawn = (action == BothKingsInCheck::WaitThenDraw).then_some((Outcome::Drawn, Reason::IllegalPosition));
            assert_eq!(table.game.outcome(), drawn, "{name} {dialogue:?}");
        }
    });
}

#[test]
fn what_is_a_legal_position_again_is_played_on() {
    let mut table = unsupervised("fide-2023", "4k3/8/8/8/8/8/r2R4/4K3 w - - 0 1", Dialogue::Off);
    table.moves("d2e2").moves("a2a1").moves("e1f2");
    assert_eq!(table.game.outcome(), None, "White is out of check, and Black has to answer his");
    // Under full supervision nobody waits, and nothing is drawn by itself.
    let mut table = Table::set(tournament("fide-2023", "25", "4k3/8/8/8/8/8/r2R4/4K3 w - - 0 1", Dialogue::Off));
    table.moves("d2e2").moves("a2a1").moves("e2e3");
    assert_eq!(table.game.outcome(), None);
    assert!(table.was_told(&Message::Ruling(Says::BothKings(BothKingsInCheck::ArbiterIntervenes))));
}

/// A pawn that is left on the last rank is waited for as well, unless the opponent points it out.
#[test]
fn a_pawn_on_the_last_rank_is_waited_for_and_drawn() {
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

#[test]
fn what_cannot_be_put_back_and_who_puts_displaced_pieces_back() {
    each("illegal_move", "unrestorable", |vector, name, expected| {
        let known = if vector["given"]["restorable"] == true { Known::Yes } else { Known::No };
        let wanted = match expected["action"].as_str() {
            Some("annul") => Restoration::Annul,
            Some("last_identifiable") => Restoration::LastIdentifiable,
            _ => Restoration::PositionBefore,
        };
        assert_eq!(illegal::restoration(known, &profile(name)), wanted, "{name} {}", vector["id"]);
    });
    each("illegal_move", "displaced", |vector, name, expected| {
        let displaced = illegal::displaced(side(&vector["given"]["by"]));
        assert_eq!(displaced.restores, side(&expected["restores"]), "{name} {}", vector["id"]);
        assert_eq!(displaced.on_time_of, side(&expected["on_time_of"]), "{name} {}", vector["id"]);
    });
}

/// What the arbiter has ruled about the clocks is not undone by a position that is put back (7.1).
#[test]
fn a_restoration_proposes_the_logged_times_with_what_was_ruled_since() {
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
    // Black: twenty seconds logged, and two minutes more. White: what was set.
    let proposed = (Some(1_800_000), Some(3_600_000 - 20_000 + 120_000));
    assert_eq!((left(&table, Color::White), left(&table, Color::Black)), proposed);
    let reading = table.game.clock(table.tick()).expect("a clock");
    assert!(table.was_told(&Message::Ruling(Says::TimesProposed { reading, ruled: true })));
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
    assert_eq!((left(&table, Color::White), left(&table, Color::Black)), proposed);
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

    let mut table = Table::set(tournament("fide-2023", "60", "startpos", Dialogue::Off));
    table.at(10_000);
    table.moves("e2e4");
    table.rules(Ruling::Restore { to: None });
    let reading = table.game.clock(table.tick()).expect("a clock");
    assert_eq!((reading.white.left, reading.black.left), (3_600_000, 3_600_000));
    assert!(table.was_told(&Message::Ruling(Says::TimesProposed { reading, ruled: false })));
}
