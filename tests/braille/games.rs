//! Games to write: random ones from many beginnings, and the sample game of the Laws.

use annabella::game::participant::Language;
use annabella::notation::sheet;
use annabella::rules::ending::of_position;
use annabella::rules::position::line::Line;
use annabella::rules::position::{Color, Intent, Position};
use annabella::scoresheet::sheet::{Score, Sheet};
use annabella::scoresheet::told::against_board;
use fastrand::Rng;

/// The sample game of the Laws (laws.md 8.3) in three forms.
pub const SAMPLE: [&str; 3] = [
    "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Ag5 Cc6 8.De3+ Ae7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=)",
    "1.e4 e5 2.Cf3 Cf6 3.d4 ed4 4.e5 Ce4 5.Dd4 d5 6.ed6 Cd6 7.Ag5 Cc6 8.De3 Ae7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=)",
    "1.e2e4 e7e5 2.Cg1f3 Cg8f6 3.d2d4 e5xd4 4.e4e5 Cf6e4 5.Dd1xd4 d7d5 6.e5xd6 e.p. Ce4xd6 7.Ac1g5 Cb8c6 8.Dd4e3+ Af8e7 \
     9.Cb1d2 0-0 10.0-0-0 Tf8e8 11.Rc1b1 (=)",
];

/// Beginnings in which much is possible: promotions, castling on both sides, pieces of one kind, Chess960, Black to move, walls of
/// queens that look like files.
pub const BEGINNINGS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 37",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 3 99",
    "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w GCgc - 0 1",
    "3qk3/3p4/q2p1q2/4P3/2PP1P2/8/1Q1QKQ2/8 b - - 0 12",
    "rnbqkbnr/ppp1pppp/8/8/2Pp4/8/PP1PPPPP/RNBQKBNR b KQkq c3 0 3",
    "6k1/2p1p3/8/1B1P1B2/2B1B3/3b4/1N1N1N2/R3K2R w KQ - 0 1",
    "1r2k1r1/1pp1pp1p/8/3qN3/2B1P3/8/PP1P1PPP/1R2K1R1 w GBgb - 4 20",
];

/// A random game of at most so many half-moves; captures and promotions are preferred, so that there is something to be written.
pub fn random(seed: u64, most: usize) -> Sheet {
    let mut rng = Rng::with_seed(seed);
    let beginning = BEGINNINGS[rng.usize(..BEGINNINGS.len())];
    let mut line = Line::new(Position::from_fen(beginning).expect("a beginning"));
    let length = rng.usize(..=most);
    while line.len() < length {
        let legal = line.end().legal_intents();
        if legal.is_empty() {
            break;
        }
        let takes = |intent: &Intent| line.end().describe(*intent).is_some_and(|played| played.capture);
        let choice = (0..3).map(|_| legal[rng.usize(..legal.len())]).max_by_key(takes).expect("a choice");
        line.push(choice).expect("a legal move");
    }
    let score = Score::ALL[rng.usize(..Score::ALL.len())];
    let mut sheet = Sheet { line, score, ..Sheet::default() };
    if let Some((outcome, _)) = of_position(sheet.line.end()).filter(|_| against_board(&sheet).is_some()) {
        sheet.score = Score::of(outcome);
    }
    for half_move in 0..sheet.line.len() {
        let mark = sheet.mark_mut(half_move);
        mark.offer = rng.u8(..) < 10;
        mark.clock = Some(rng.u32(..10_000) * 1000).filter(|_| rng.u8(..) < 40);
    }
    for (name, value) in [("White", "Anna Bella"), ("Black", "Müller, Gustav"), ("Event", "Open 2026"), ("Round", "3")]
    {
        if rng.bool() {
            sheet.tags.push((name.to_owned(), value.to_owned()));
        }
    }
    sheet
}

/// The sample game out of one of its forms, by the strict reader of scoresheets.
pub fn sample(form: &str) -> Sheet {
    let mut sheet = Sheet::default();
    for word in form.split_whitespace() {
        let word =
            word.rsplit_once('.').filter(|(number, _)| number.parse::<u32>().is_ok()).map_or(word, |(_, word)| word);
        match word {
            "e.p." => continue,
            "(=)" => {
                let last = sheet.line.len() - 1;
                sheet.mark_mut(last).offer = true;
                continue;
            }
            _ => {}
        }
        let intent = sheet::read(word, sheet.line.end(), Language::It).unwrap_or_else(|why| panic!("{word}: {why}"));
        sheet.line.push(intent).expect("a legal move");
    }
    sheet
}

/// What of a sheet a Braille file tells: all but the tags; times only where they are written.
pub fn told(sheet: &Sheet, times: bool) -> Sheet {
    let mut told = Sheet { tags: Vec::new(), ..sheet.clone() };
    for mark in &mut told.marks {
        mark.clock = mark.clock.filter(|_| times);
    }
    while told.marks.last().is_some_and(|mark| *mark == annabella::scoresheet::sheet::Mark::default()) {
        told.marks.pop();
    }
    told
}

#[test]
fn the_three_forms_are_one_game() {
    let [short, bare, long] = SAMPLE.map(sample);
    assert_eq!(short.line.len(), 21);
    assert_eq!((&short.line, &short.marks), (&bare.line, &bare.marks));
    assert_eq!((&short.line, &short.marks), (&long.line, &long.marks));
    assert!(short.mark(20).offer && short.line.end().turn() == Color::Black);
}
