//! Games as PGN: every field, and movetext that means the moves that were made.

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};

use annabella::game::advice::Aid;
use annabella::game::board::Board;
use annabella::game::command::{Command, Happening};
use annabella::game::dialogue;
use annabella::game::fact::{Dialogue, HalfMoveId, NameField, Started};
use annabella::game::participant::{Driver, Language};
use annabella::game::recording;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::{Order, Ruling};
use annabella::game::sheet_log::Kind;
use annabella::notation::{self, Heard, Legality};
use annabella::rules::ending::Outcome;
use annabella::rules::position::{ByColor, Color, Intent, Position};
use annabella::rules::profile::Profile;
use annabella::scoresheet::braille::cell::Row;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::heading::Headings;
use annabella::scoresheet::braille::names::Names;
use annabella::scoresheet::convert::pgn_in::{PgnIn, ReadGame};
use annabella::scoresheet::convert::source::InForm;
use annabella::scoresheet::sentences::heading::HeadingLine;
use annabella::scoresheet::sheet::HELP;
use annabella::scoresheet::{pgn, sheet};
use annabella::words::Words;
use proptest::prelude::*;

use crate::convert::within;
use crate::support::pgn as text;
use crate::support::table::{BLACK, Table, WHITE, started};

const CHESS960: &str = "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w GCgc - 0 1";

struct Sheet {
    table: Table,
    /// What was made otherwise than announced, and by whom, in UCI.
    slips: Vec<(Color, String)>,
    /// What was announced, or stands since the arbiter has settled what the boards showed.
    aloud: HashSet<String>,
}

impl Deref for Sheet {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Sheet {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl Sheet {
    fn of(started: Started) -> Sheet {
        let table = Table::with(started, |table| table.pace = 1);
        Sheet { table, slips: Vec::new(), aloud: HashSet::new() }
    }

    /// Hands make one move, and the mouth announces another one.
    fn slip(&mut self, made: Intent, announced: Intent, said: &str) {
        let Intent::Step { from, to, promotion: None } = made else { return };
        let (board, mover) = (self.game.board().clone(), self.game.turn());
        if board.piece_at(to).is_some() {
            return;
        }
        let said = dialogue::Act::Announce { intent: announced, said: said.to_owned() };
        self.aloud.insert(squares(announced));
        for act in [dialogue::Act::Lift { square: from }, dialogue::Act::Place { square: to }, said] {
            self.acts(Seat::Side(mover), act);
        }
        if made != announced && *self.game.board() != board {
            self.slips.push((mover, squares(made)));
        }
    }

    fn white(mut self, command: Command) -> Sheet {
        self.does(WHITE, command);
        self
    }

    fn black(mut self, command: Command) -> Sheet {
        self.does(BLACK, command);
        self
    }

    /// Moves in English notation, or as two squares where they are not legal.
    fn moves(mut self, moves: &str) -> Sheet {
        for said in moves.split_whitespace() {
            let Heard::Moves(intents) = notation::read(said, self.game.board(), Language::En, Legality::Preferred)
            else {
                panic!("{said} on {}", self.game.board().fen());
            };
            let before = self.game.history().live().len();
            self.makes(intents[0], said);
            assert_eq!(self.game.history().live().len(), before + 1, "{said} was refused");
        }
        self
    }

    fn named(self, field: NameField, name: &str) -> Sheet {
        self.white(Command::Name { field, text: name.to_owned() })
    }

    fn pgn(&self) -> String {
        let pgn = pgn::write(&sheet::Sheet::of(&self.game));
        text::check_shape(&pgn);
        text::check_moves(&pgn, &self.game);
        pgn
    }

    fn tag(&self, name: &str) -> Option<String> {
        text::tags(&self.pgn()).into_iter().find(|(tag, _)| tag == name).map(|(_, value)| value)
    }

    fn movetext(&self) -> String {
        text::movetext(&self.pgn())
    }
}

fn casual() -> Started {
    started(Mode::Casual, "none")
}

#[test]
fn a_whole_game() {
    let mut game = casual();
    game.players.black.driver = Driver::BuiltinEngine { level: 3 };
    let sheet = Sheet::of(game)
        .named(NameField::White, "Anna Bella")
        .named(NameField::Event, "Club evening")
        .named(NameField::Round, "3")
        .moves("f3 e5 g4 Qh4");
    insta::assert_snapshot!(sheet.pgn(), @r#"
    [Event "Club evening"]
    [Site "?"]
    [Date "2023.11.14"]
    [Round "3"]
    [White "Anna Bella"]
    [Black "?"]
    [Result "0-1"]
    [WhiteType "human"]
    [BlackType "program"]
    [TimeControl "-"]
    [Termination "normal"]

    1. f3 e5 2. g4 Qh4# 0-1
    "#);
}

#[test]
fn every_special_move_is_written_as_pgn_has_it() {
    let moves = "e4 Nf6 e5 d5 exd6 g6 dxc7 Bg7 cxb8=N O-O Nc6 Qd6 d4 Bd7 Bf4 Rac8 Qd2 a6 Na3 Nd5 O-O-O";
    assert_eq!(
        Sheet::of(casual()).moves(moves).movetext(),
        "1. e4 Nf6 2. e5 d5 3. exd6 g6 4. dxc7 Bg7 5. cxb8=N O-O 6. Nc6 Qd6 7. d4 Bd7 8. Bf4 Rac8 9. Qd2 a6 10. Na3 Nd5 11. O-O-O *"
    );
}

#[test]
fn the_seven_tags_come_first_with_question_marks_for_unknowns() {
    let pgn = Sheet::of(casual()).pgn();
    let tags = text::tags(&pgn);
    let names: Vec<&str> = tags.iter().map(|(name, _)| name.as_str()).take(7).collect();
    assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
    let values: Vec<&str> = tags.iter().map(|(_, value)| value.as_str()).take(7).collect();
    assert_eq!(values, ["?", "?", "2023.11.14", "?", "?", "?", "*"]);
    assert!(!pgn.contains("[SetUp") && !pgn.contains("[FEN") && !pgn.contains("[Variant") && !pgn.contains("[Rules"));
}

#[test]
fn a_position_that_was_set_up_stands_in_the_tags() {
    let fen = "4k3/8/8/8/8/8/4p3/K7 b - - 3 40";
    let sheet = Sheet::of(Started { start: fen.to_owned(), ..casual() }).moves("e1=R+ Kb2");
    assert_eq!(sheet.tag("SetUp").as_deref(), Some("1"));
    assert_eq!(sheet.tag("FEN").as_deref(), Some(fen));
    assert_eq!(sheet.tag("Variant"), None);
    assert_eq!(sheet.movetext(), "40... e1=R+ 41. Kb2 *");
}

#[test]
fn chess960_is_named_and_its_castling_is_written_with_letters() {
    let sheet = Sheet::of(Started { start: CHESS960.to_owned(), chess960: Some(0), ..casual() });
    let sheet = sheet.moves("f4 f5 Nf3 Nf6 Ng3 Ng6 O-O");
    assert_eq!(sheet.tag("Variant").as_deref(), Some("Chess960"));
    assert_eq!(sheet.tag("SetUp").as_deref(), Some("1"));
    assert_eq!(sheet.tag("FEN").as_deref(), Some(CHESS960));
    assert!(sheet.movetext().ends_with("4. O-O *"), "{}", sheet.movetext());
}

#[test]
fn time_controls_are_in_seconds() {
    for (time, field) in [("none", "-"), ("5", "300"), ("25+5", "1500+5"), ("90/40+30,30+30", "40/5400+30:1800+30")] {
        assert_eq!(Sheet::of(started(Mode::Casual, time)).tag("TimeControl").as_deref(), Some(field), "{time}");
    }
    let time = |text: &str| text.parse().expect("a time control");
    let odds = Started { time: ByColor { white: time("5"), black: time("3+2") }, ..casual() };
    let sheet = Sheet::of(odds);
    assert_eq!(sheet.tag("TimeControl"), None);
    assert_eq!(sheet.tag("WhiteTimeControl").as_deref(), Some("300"));
    assert_eq!(sheet.tag("BlackTimeControl").as_deref(), Some("180+2"));
}

#[test]
fn how_it_ended_stands_in_the_tags() {
    let ending =
        |sheet: &Sheet| (sheet.tag("Result").unwrap_or_default(), sheet.tag("Termination").unwrap_or_default());
    let pair = |result: &str, termination: &str| (result.to_owned(), termination.to_owned());
    assert_eq!(ending(&Sheet::of(casual()).moves("e4")), pair("*", "unterminated"));
    let resigned = Sheet::of(casual()).moves("e4 e5").white(Command::Resign);
    assert_eq!(ending(&resigned), pair("0-1", "normal"));
    assert!(resigned.movetext().ends_with(" 0-1"));
    let mut late = Sheet::of(started(Mode::Casual, "1")).moves("e4");
    late.at(70_000).happens(BLACK, Happening::Deadline);
    assert_eq!(ending(&late), pair("1-0", "time forfeit"));
}

#[test]
fn an_ending_taken_back_leaves_nothing_on_the_sheet() {
    const NONE: [&str; 0] = [];
    let home = || Sheet::of(started(Mode::Training, "5"));
    let comments = |sheet: &Sheet| -> Vec<String> {
        sheet::Sheet::for_arbiter(&sheet.game).remarks.into_iter().map(|remark| remark.text).collect()
    };
    let resigned = home().moves("e4 e5").white(Command::Resign).white(Command::TakeBack);
    assert_eq!(comments(&resigned), NONE);
    assert_eq!(resigned.tag("Termination").as_deref(), Some("unterminated"));
    let mated = home().moves("f3 e5 g4 Qh4").white(Command::TakeBack).moves("e4");
    assert_eq!(comments(&mated), ["{struck out: These half-moves were taken back: g2g4, d8h4.}"]);
    // The ending that stands has its place behind the moves.
    let again = resigned.moves("f3 Nc6").white(Command::Resign);
    assert_eq!(comments(&again), NONE);
    assert!(again.movetext().ends_with(" 0-1"));
    // What the arbiter has decided stays.
    let mut ruled = Sheet::of(started(Mode::Tournament, "5")).moves("e4 e5").white(Command::Resign);
    let to = ruled.game.history().last_id();
    ruled.does(Seat::Arbiter, Command::Restore { to });
    assert!(comments(&ruled)[0].starts_with("{result: "), "{:?}", comments(&ruled));
}

#[test]
fn moves_that_are_not_legal_stand_in_a_comment() {
    // Nobody noticed the third move: a pawn of four steps, which leaves a position that could be legal.
    let sheet = Sheet::of(started(Mode::Tournament, "none")).moves("e4 e5 d2d5 Nf6 Nf3");
    assert_eq!(sheet.movetext(), "1. e4 e5 { not legal: 2. d2d5 g8f6 3. g1f3 } *");
    assert_eq!(sheet.tag("Rules").as_deref(), Some("fide-2023"));
    let by_black = Sheet::of(started(Mode::Tournament, "none")).moves("e4 e7e4 d4");
    assert_eq!(by_black.movetext(), "1. e4 { not legal: 1... e7e4 2. d2d4 } *");
}

#[test]
fn names_may_hold_anything() {
    for (name, line) in [
        ("O'Neill, \"Nell\"", r#"[White "O'Neill, \"Nell\""]"#),
        ("back\\slash", r#"[White "back\\slash"]"#),
        ("Müller, José 李", r#"[White "Müller, José 李"]"#),
        ("two\nlines\u{7}", "[White \"two lines \"]"),
    ] {
        let pgn = Sheet::of(casual()).named(NameField::White, name).pgn();
        assert!(pgn.lines().any(|found| found == line), "{name:?}: {pgn}");
    }
}

#[test]
fn long_movetext_is_broken_between_words() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(40);
    // No repetition ends a game of these rules by itself.
    let profile = Profile::named("edisu-2024").expect("a profile");
    let sheet = Sheet::of(Started { profile, ..casual() }).moves(&shuffle);
    let pgn = sheet.pgn();
    let (_, movetext) = pgn.split_once("\n\n").expect("tags and moves");
    let widest = movetext.lines().map(str::len).max();
    assert!(movetext.lines().count() > 10 && widest.is_some_and(|width| (70..80).contains(&width)), "{widest:?}");
    assert_eq!(sheet.movetext().split(' ').count(), 80 + 160 + 1);
}

proptest! {
    #[test]
    fn no_name_spoils_the_file(name in "\\PC{0,40}", control in "[\\x00-\\x7f]{0,20}") {
        for name in [name, control] {
            let sheet = Sheet::of(casual()).named(NameField::Black, &name).moves("e4");
            let tags = text::tags(&sheet.pgn());
            prop_assert_eq!(tags.len(), Sheet::of(casual()).pgn().lines().filter(|line| line.starts_with('[')).count());
        }
    }

    #[test]
    fn any_game_can_be_read_back(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120)) {
        let mut sheet = Sheet::of(casual());
        for choice in choices {
            let Some(position) = sheet.game.board().position().filter(|_| sheet.game.outcome().is_none()) else { break };
            let legal = position.legal_intents();
            let intent = *choice.get(&legal);
            let seat = Seat::Side(sheet.game.turn());
            sheet.does(seat, Command::Move { intent, said: String::new() });
        }
        let _checked = sheet.pgn();
    }
}

/// From where to where, as UCI begins.
fn squares(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, .. } => format!("{from}{to}"),
        Intent::Castle { .. } => String::new(),
    }
}

/// A tournament in which everything is noted that a random table brings about.
fn noted(choices: &[(u16, String)]) -> Sheet {
    let mut begun = started(Mode::Tournament, "90");
    begun.dialogue = Dialogue::Full;
    begun.event_rules.own_sheets = choices.len() % 2 == 1;
    let mut sheet = Sheet::of(begun);
    for (choice, words) in choices {
        let turn = Seat::Side(sheet.game.turn());
        let pick = usize::from(choice / 8);
        let order = |what| Command::Arbiter(Order { what, reason: words.clone() });
        let (seat, command) = match choice % 12 {
            0 => (turn, Command::Offer),
            1 => (Seat::Arbiter, order(Ruling::AddTime { side: Color::White, millis: 60_000 })),
            2 => (Seat::Arbiter, order(Ruling::CorrectSheet { half_move: HalfMoveId(1), said: words.clone() })),
            3 => {
                let live = sheet.game.history().live();
                let to = live.get(pick % (live.len() + 1)).map(|half_move| half_move.id);
                (Seat::Arbiter, order(sheet.game.proposed_to_arbiter().unwrap_or(Ruling::Restore { to })))
            }
            4 => (turn, Command::Record(recording::Act::Write)),
            5 => {
                let legal = sheet.game.board().position().map(|position| position.legal_intents()).unwrap_or_default();
                let (made, announced) =
                    (legal.get(pick % legal.len().max(1)), legal.get(pick / 7 % legal.len().max(1)));
                if let (Some(made), Some(announced)) = (made, announced) {
                    sheet.slip(*made, *announced, words);
                }
                (turn, Command::Press)
            }
            6 => (Seat::Arbiter, Command::Dialogue(dialogue::Act::Settle)),
            _ => {
                let legal = sheet.game.board().position().map(|position| position.legal_intents());
                let Some(intent) = legal.as_ref().and_then(|legal| legal.get(pick % legal.len().max(1))) else { break };
                let intent = *intent;
                sheet.aloud.insert(squares(intent));
                sheet.does(turn, Command::Move { intent, said: words.clone() });
                (turn, Command::Press)
            }
        };
        let settles = command == Command::Dialogue(dialogue::Act::Settle);
        let differed = sheet.game.dialogue().diverged().is_some();
        sheet.does(seat, command);
        // Where it is refused, nobody is told what stands.
        if settles && differed && sheet.game.dialogue().diverged().is_none() {
            let stands = sheet.game.history().last().map(|last| squares(last.report.change.intent));
            sheet.aloud.extend(stands);
        }
    }
    sheet
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Our own reader takes every comment back as it was written, whatever was said; and the moves are still the moves.
    #[test]
    fn what_stands_beside_the_moves_goes_through_a_file(
        choices in prop::collection::vec((any::<u16>(), "[a-z%{}\\[\\];( )]{0,12}|\\PC{0,12}"), 0..60),
    ) {
        let game = noted(&choices);
        let written = sheet::Sheet::for_arbiter(&game.game);
        let pgn = pgn::write(&written);
        text::check_shape(&pgn);
        text::check_moves(&pgn, &game.game);
        let ReadGame { sheet: read, other_result: differs, .. } = PgnIn::default().read(&pgn).expect("our own file");
        prop_assert_eq!(differs, None);
        prop_assert_eq!(&read.remarks, &written.remarks);
        prop_assert_eq!(read.line.len(), written.line.len());
        prop_assert_eq!(pgn::write(&read), pgn);
        // What was announced otherwise than it was made stands in no comment of the other player's file before the end.
        for (mover, slip) in game.slips.iter().filter(|(_, slip)| !game.aloud.contains(slip)) {
            let told = sheet::Sheet::told_to(&game.game, Seat::Side(!*mover));
            let betrays = |remark: &sheet::Remark| remark.text.contains(slip.as_str());
            prop_assert!(game.game.outcome().is_some() || !told.remarks.iter().any(betrays), "{}", slip);
        }
        for remark in written.remarks.iter().filter(|remark| remark.text != "{(=)}") {
            let begins = |kind: Kind| remark.text.trim_start_matches('{').starts_with(kind.name());
            prop_assert!(Kind::ALL.into_iter().any(begins), "{}", remark.text);
        }
    }
}

/// A tournament in which draws are offered, lines corrected by what both wrote, and positions put back. With it what the first record of
/// each half-move that stands said: the clock, the time taken, and whether a draw was offered with it.
fn corrected(choices: &[u16]) -> (Sheet, Vec<sheet::Mark>) {
    let mut sheet = Sheet::of(Started { dialogue: Dialogue::Full, ..started(Mode::Tournament, "90+30") });
    let mut marks: Vec<sheet::Mark> = Vec::new();
    for choice in choices {
        let (turn, pick) = (Seat::Side(sheet.game.turn()), usize::from(choice / 8));
        let live = sheet.game.history().live();
        let ids: Vec<HalfMoveId> = live.iter().map(|half_move| half_move.id).collect();
        let order = |what| Command::Arbiter(Order { what, reason: String::new() });
        match choice % 8 {
            0 => {
                let Some(half_move) = ids.get(pick % ids.len().max(1)).copied() else { continue };
                let before = sheet.game.history().until(pick % ids.len());
                let legal = before.position().map(Position::legal_intents).unwrap_or_default();
                let Some(intent) = legal.get(pick / 7 % legal.len().max(1)).copied() else { continue };
                sheet.does(Seat::Arbiter, order(Ruling::AgreedMove { half_move, intent, said: "both".to_owned() }));
            }
            1 => {
                let to = ids.len().checked_sub(1 + pick % 3).and_then(|index| ids.get(index)).copied();
                sheet.does(Seat::Arbiter, order(Ruling::Restore { to }));
                sheet.confirms();
                marks.truncate(sheet.game.history().live().len());
            }
            _ => {
                let legal = sheet.game.board().position().map(|position| position.legal_intents()).unwrap_or_default();
                let Some(intent) = legal.get(pick % legal.len().max(1)).copied() else { break };
                sheet.does(turn, Command::Move { intent, said: "moved".to_owned() });
                // No flag falls.
                sheet.now += 11_000 * u64::from(choice % 16);
                if choice % 8 == 2 {
                    sheet.does(turn, Command::Offer);
                }
                sheet.does(turn, Command::Press);
                let game = sheet::Sheet::for_arbiter(&sheet.game);
                marks.extend((marks.len()..game.line.len()).map(|half_move| game.mark(half_move)));
            }
        }
    }
    (sheet, marks)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// What stood behind a half-move in the file stands there when it, or an earlier one, was corrected.
    #[test]
    fn a_corrected_line_keeps_its_times_and_signs(choices in prop::collection::vec(any::<u16>(), 0..60)) {
        let (game, marks) = corrected(&choices);
        let read = PgnIn::default().read(&game.pgn()).expect("our own file");
        prop_assert_eq!(read.other_result, None);
        let stand: Vec<sheet::Mark> = (0..read.sheet.line.len()).map(|half_move| read.sheet.mark(half_move)).collect();
        prop_assert_eq!(stand, marks);
    }
}

#[test]
fn a_tournament_sheet_has_rulings_for_the_arbiter_alone() {
    let mut sheet = Sheet::of(Started { dialogue: Dialogue::Full, ..started(Mode::Tournament, "90") });
    let arbiter = |what, reason: &str| Command::Arbiter(Order { what, reason: reason.to_owned() });
    sheet = sheet.moves("e4 e5 Nf3");
    sheet.does(Seat::Arbiter, arbiter(Ruling::Restore { to: Some(HalfMoveId(1)) }, "}the {men} had fallen"));
    sheet.confirms();
    sheet.does(Seat::Side(Color::Black), Command::Offer);
    sheet = sheet.moves("c5");
    sheet.does(Seat::Arbiter, arbiter(Ruling::Result { outcome: Outcome::Drawn }, ""));
    sheet.does(Seat::Arbiter, arbiter(Ruling::Result { outcome: Outcome::Won { by: Color::White } }, ""));
    for side in Color::ALL {
        let sign = Command::Record(recording::Act::Sign { result: None });
        sheet.does(Seat::Side(side), sign);
    }
    // Moves, times, draw offers and the result, which one may give away (8.1.5).
    assert_eq!(sheet.movetext(), "1. e4 { [%clk 1:29:59] [%emt 0:00:00] } {(=)} 1... c5 1-0");
    let noted = pgn::write(&sheet::Sheet::for_arbiter(&sheet.game));
    insta::assert_snapshot!(text::movetext(&noted), @"1. e4 { [%clk 1:29:59] [%emt 0:00:00] } {(=)} {ruling: The arbiter restores an earlier position. Reason: )the (men) had fallen.} {struck out: These half-moves were struck out by the arbiter: e7e5, g1f3.} {ruling: The arbiter confirms the times: White one hour, twenty-nine minutes and fifty-nine seconds, Black one hour and thirty minutes.} {irregular: Draw offer at the wrong moment by Black, number one.} 1... c5 {ruling: The arbiter decides the result.} {result: The game is drawn by the arbiter's decision.} {ruling: The arbiter decides the result.} {signed: White has signed: White wins. (2023.11.14 22:13:20 UTC)} {signed: Black has signed: White wins. (2023.11.14 22:13:20 UTC)} 1-0");
}

#[test]
fn the_reader_of_this_test_knows_a_wrong_move() {
    let sheet = Sheet::of(casual()).moves("e4 e5 Nf3");
    let wrong = sheet.pgn().replace("Nf3", "Nc3");
    assert!(std::panic::catch_unwind(|| text::check_moves(&wrong, &sheet.game)).is_err());
    assert_eq!(sheet.game.history().start(), &Board::default());
}

/// Once for each kind behind each half-move, in the order in which it was asked; and nothing behind the end.
#[test]
fn help_is_noted_beside_the_moves() {
    let comments = |sheet: &Sheet| -> Vec<String> {
        sheet::Sheet::for_arbiter(&sheet.game).remarks.into_iter().map(|remark| remark.text).collect()
    };
    let helped = Sheet::of(started(Mode::Casual, "none")).moves("e4 e5");
    let helped = [Aid::Matter, Aid::Piece, Aid::Piece, Aid::Move]
        .into_iter()
        .fold(helped, |sheet, aid| sheet.white(Command::Advice(aid)));
    let helped = helped.moves("Nf3").white(Command::Resign).white(Command::Advice(Aid::Evaluation));
    assert_eq!(
        comments(&helped),
        [
            "{help: White was helped: first hint.}",
            "{help: White was helped: second hint, the piece.}",
            "{help: White was helped: third hint, the move.}",
        ]
    );
    let text = pgn::write(&sheet::Sheet::of(&helped.game));
    assert!(text.contains("{help: White was helped: first hint.}"), "{text}");
    assert!(text.contains("[WhiteHelp \"3\"]") && !text.contains("BlackHelp"), "{text}");
    helped.table.assert_replayed();
    let refused = Sheet::of(started(Mode::Tournament, "5")).white(Command::Advice(Aid::Threat));
    assert_eq!(comments(&refused), [""; 0]);
    assert_eq!(refused.refusal(), Some(&Refusal::NotInThisMode));
}

/// How often stands above the moves on paper, on a page and in Braille, where it is read back; what help it was, beside the moves of a page.
#[test]
fn help_stands_above_the_moves_of_every_form() {
    let helped = Sheet::of(started(Mode::Casual, "none")).moves("e4").white(Command::Advice(Aid::Threat));
    let helped = helped.black(Command::Advice(Aid::Matter)).black(Command::Advice(Aid::Piece)).moves("e5");
    let sheet = sheet::Sheet::of(&helped.game);
    let as_pgn = pgn::write(&sheet);
    for language in Language::ALL {
        let words = Words::new();
        let [white, black] =
            [HeadingLine::WhiteHelp("1"), HeadingLine::BlackHelp("2")].map(|line| words.heading(line, language));
        let convert = |bytes: &[u8], from, to| within::bytes(bytes, from, to, &within::manner(Code::Intl, language));
        let text = String::from_utf8(convert(as_pgn.as_bytes(), InForm::Pgn, "text").bytes).expect("UTF-8");
        assert!(text.contains(&format!("{white}\n{black}\n")), "{text}");
        let page = String::from_utf8(convert(as_pgn.as_bytes(), InForm::Pgn, "html").bytes).expect("UTF-8");
        for (line, times) in [(&white, 1), (&black, 2)] {
            let label = line.split_once(':').expect("a label").0.trim();
            assert!(page.contains(&format!("<dt>{label}</dt><dd><bdi>{times}</bdi></dd>")), "{label}: {page}");
        }
        assert!(page.contains("<bdi>help: White was helped: the threat.</bdi>"), "{page}");
        let (mut headings, trouble) = Headings::new(language);
        assert!(trouble.is_none());
        let lines = headings.lines(&sheet, Code::Intl);
        let (tags, unread) = Names::default().read(&lines);
        assert_eq!(unread, Vec::<Row>::new(), "{language:?}");
        let told = |name: &str| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
        assert_eq!((told(HELP.white), told(HELP.black)), (Some("1"), Some("2")), "{language:?}");
        assert!(lines.contains(&headings.text(&white)), "{language:?}");
        let brailled = convert(as_pgn.as_bytes(), InForm::Pgn, "brf");
        let again = String::from_utf8(convert(&brailled.bytes, InForm::Brf, "pgn").bytes).expect("UTF-8");
        assert!(again.contains("[BlackHelp \"2\"]"), "{language:?}: {again}");
    }
}
