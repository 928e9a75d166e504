//! From which half-move on a player has dashes (8.4), to the millisecond; all numbers were worked out by hand.
//!
//! "If a player has less than five minutes left on his clock at some stage in a period": what counts is the least that they have had, not
//! what the press or the arbiter has made of it. They are relieved of what was not due yet: they may reply before they write the opponent's
//! move, and write their own before they make the next (8.1).

use annabella::game::command::Command;
use annabella::game::fact::{Fact, HalfMoveId, Started, What};
use annabella::game::recording::{Act, RecordingEvent};
use annabella::game::roles::Seat;
use annabella::game::ruling::Ruling;
use annabella::game::sheet_log::Says;
use annabella::rules::position::Color;

use crate::claims::table::{ARBITER, Table, WHITE, after, set, tournament};

fn own_sheets(time: &str) -> Started {
    let mut setting = tournament("fide-2023", time);
    setting.event_rules.own_sheets = true;
    setting
}

/// White has made half-move 3, Black half-move 4; White has written the first two, so that 3 and 4 are missing and not due. Their clock
/// runs and shows so many seconds.
fn on_move(time: &str, left: u64) -> Table {
    let mut table = after(own_sheets(time), "startpos", "e4 e5 Nf3 Nc6", 0);
    for _ in 0..2 {
        writes(&mut table, WHITE);
    }
    table.shows(left, 3_000);
    table
}

fn writes(table: &mut Table, seat: Seat) {
    table.does(seat, Command::Record(Act::Write));
    assert_eq!(table.refusal(), None);
}

/// Makes a move after so many milliseconds, and presses after so many more.
fn plays(table: &mut Table, san: &str, thinks: u64, holds: u64) {
    let (seat, intent) = (Seat::Side(table.game.turn()), table.san(san));
    table.waits(thinks).does(seat, Command::Move { intent, said: san.to_owned() });
    table.waits(holds).does(seat, Command::Press);
    assert_eq!(table.refusal(), None);
}

/// One sign for each half-move of a player's sheet: written, a dash, missing.
fn sheet(table: &Table, side: Color) -> String {
    let half_moves = 1..=table.game.history().live().len();
    half_moves
        .map(|number| table.game.unwritten(side, number).map_or('w', |dash| if dash { '-' } else { '?' }))
        .collect()
}

/// What was noted of the duty to record.
fn noted(table: &Table) -> Vec<Says> {
    let notes = table.game.sheet_log().notes().iter().map(|note| note.says.clone());
    notes.filter(|says| matches!(says, Says::Relieved { .. } | Says::MustRecord { .. })).collect()
}

#[test]
fn dashes_begin_at_the_first_half_move_not_due() {
    for (time, left, thinks, holds, expected) in [
        // Five minutes to the millisecond are not less than five.
        ("90", 302, 1_000, 1_000, "ww???"),
        ("90", 302, 2_000, 0, "ww???"),
        // Between the move and the press: 3 had to stand there before 5 was made.
        ("90", 302, 1_000, 1_001, "ww?--"),
        ("90", 302, 2_000, 1, "ww?--"),
        // While they think: neither 3 nor 4 was due yet.
        ("90", 302, 2_001, 0, "ww---"),
        // What the press adds lifts nobody above five minutes.
        ("90+10", 302, 1_000, 1_000, "ww???"),
        ("90+10", 302, 1_000, 1_001, "ww?--"),
        ("90+29", 302, 2_001, 0, "ww---"),
        ("90+30", 302, 2_001, 9_000, "ww???"),
        // In a delay the time stands still: 303 s - (8.000 - 5) s.
        ("90 delay 5", 303, 4_000, 0, "ww???"),
        ("90 delay 5", 303, 4_000, 4_000, "ww???"),
        ("90 delay 5", 303, 4_000, 4_001, "ww?--"),
        ("90 delay 5", 303, 8_001, 0, "ww---"),
        // Bronstein gives back what was used, five seconds at most: 303 s - 3 s.
        ("90 bronstein 5", 303, 1_000, 1_000, "ww???"),
        ("90 bronstein 5", 303, 2_000, 1_000, "ww???"),
        ("90 bronstein 5", 303, 2_000, 1_001, "ww?--"),
        ("90 bronstein 5", 303, 3_001, 0, "ww---"),
        ("90 bronstein 5", 308, 4_000, 4_000, "ww???"),
        ("90 bronstein 5", 308, 4_000, 4_001, "ww?--"),
        // The third move ends the period, and the next one begins with half an hour more.
        ("90/3,30", 301, 500, 1_000, "ww???"),
        ("90/3,30", 301, 1_001, 0, "ww---"),
    ] {
        let mut table = on_move(time, left);
        plays(&mut table, "Bb5", thinks, holds);
        let what = format!("{time}, {left} s, {thinks} and {holds} ms");
        assert_eq!(sheet(&table, Color::White), expected, "{what}");
        assert_eq!(sheet(&table, Color::Black), "?????", "{what}");
        let relieved = noted(&table).contains(&Says::Relieved { side: Color::White });
        assert_eq!(relieved, expected.contains('-'), "{what}");
        // What they were told to write they are not told to leave out, and what comes behind a dash is one.
        plays(&mut table, "a6", 1_000, 0);
        let stays = relieved && !time.contains('/');
        assert_eq!(sheet(&table, Color::White), format!("{expected}{}", if stays { '-' } else { '?' }), "{what}");
    }
}

#[test]
fn first_half_moves_are_due_at_the_second_own_move() {
    let mut table = set(own_sheets("90"));
    plays(&mut table, "e4", 0, 0);
    table.shows(3_000, 300);
    plays(&mut table, "e5", 0, 1);
    assert_eq!((sheet(&table, Color::White), sheet(&table, Color::Black)), ("??".to_owned(), "--".to_owned()));
}

#[test]
fn time_that_is_given_hides_no_time_trouble() {
    let gives = |ruling: Ruling| Command::Arbiter(ruling.into());
    let more = || gives(Ruling::AddTime { side: Color::White, millis: 120_000 });
    for (waits, command, expected) in [
        (2_000, more(), "ww???"),
        (2_001, more(), "ww---"),
        // A clock that has to be set was wrong.
        (2_001, gives(Ruling::SetClock { side: Color::White, millis: 600_000 }), "ww???"),
    ] {
        let mut table = on_move("90", 302);
        table.waits(waits).does(ARBITER, command.clone());
        assert_eq!(table.refusal(), None);
        plays(&mut table, "Bb5", 1_000, 0);
        assert_eq!(sheet(&table, Color::White), expected, "{waits} ms, {command:?}");
    }
}

/// How often White has moved without having written what was due.
fn out_of_order(table: &Table) -> usize {
    let by_white =
        |fact: &&Fact| matches!(fact.what, What::Recorded(RecordingEvent::OutOfOrder { side: Color::White, .. }));
    table.facts.iter().filter(by_white).count()
}

/// 8 s, 291 s and an increment of 10 s: 309 s stand there from the first moment of the period, and never less.
#[test]
fn a_period_begins_with_all_that_it_brings() {
    let mut table = on_move("90/3,4:51+10", 10);
    plays(&mut table, "Bb5", 1_000, 1_000);
    assert_eq!(table.left().0, 309);
    let (relieved, must) =
        (Says::Relieved { side: Color::White }, Says::MustRecord { side: Color::White, behind: true });
    assert_eq!(noted(&table), [relieved, must]);
}

#[test]
fn writing_in_time_trouble_leaves_nothing_to_complete() {
    let (white, must) = (Color::White, |behind| Says::MustRecord { side: Color::White, behind });
    let relieved = Says::Relieved { side: white };
    // Something is missing when the period ends.
    let mut table = on_move("90/3,30", 301);
    plays(&mut table, "Bb5", 1_001, 0);
    assert_eq!(noted(&table), [relieved.clone(), must(true)]);
    assert!(table.game.recording().must_complete(white));
    // The period in which they were short goes on when a half-move of it is put back: nothing is to be completed before it ends again.
    let mut earlier = on_move("90/3,30", 301);
    plays(&mut earlier, "Bb5", 1_001, 0);
    assert!(earlier.game.recording().must_complete(white));
    for half_move in [4, 2] {
        let to = Some(HalfMoveId(half_move));
        earlier.does(ARBITER, Command::Arbiter(Ruling::Restore { to }.into()));
        earlier.rules(earlier.game.times_to_confirm(true).expect("the times of the log"));
        assert!(!earlier.game.recording().must_complete(white), "{half_move}");
        assert!(earlier.game.recording().is_relieved(white), "{half_move}: for the rest of the period");
    }
    plays(&mut earlier, "Nf3", 1_000, 0);
    assert_eq!(sheet(&earlier, white), "ww-", "a dash, though the clock shows more than five minutes again");
    for _ in 0..3 {
        writes(&mut table, WHITE);
    }
    assert!(!table.game.recording().must_complete(white));
    // They have written all the same, and their own move before they press.
    let mut table = on_move("90/3,30", 301);
    let intent = table.san("Bb5");
    table.waits(1_001).does(WHITE, Command::Move { intent, said: "Bb5".to_owned() });
    for _ in 0..3 {
        writes(&mut table, WHITE);
    }
    table.does(WHITE, Command::Press);
    assert_eq!(noted(&table), [relieved.clone(), must(false)]);
    let before = out_of_order(&table);
    assert!(!table.game.recording().must_complete(white));
    plays(&mut table, "a6", 1_000, 0);
    // They may reply before they write what Black has made, as ever.
    plays(&mut table, "Ba4", 1_000, 0);
    assert_eq!(sheet(&table, white), "wwwww??");
    assert_eq!(out_of_order(&table), before, "nothing was to be completed");
    // What cannot be proved counts for them: the arbiter begins the next period while their sheet is complete, or not.
    for (writing, behind) in [(2, false), (0, true)] {
        let mut table = on_move("90/40,30", 299);
        assert_eq!(noted(&table), std::slice::from_ref(&relieved));
        for _ in 0..writing {
            writes(&mut table, WHITE);
        }
        table.does(ARBITER, Command::Record(Act::NextPeriod { side: white }));
        assert_eq!(table.refusal(), None);
        assert_eq!(
            (table.clock().white.period, table.clock().white.moves),
            (1, 40),
            "the next move is the first of it"
        );
        assert_eq!(noted(&table).last(), Some(&must(behind)), "{writing}");
        assert_eq!(table.game.recording().must_complete(white), behind);
    }
}
