//! Lines of the file.

use super::*;

fn of(line: &str) -> Result<Option<Row>, Fault> {
    Columns::of(b"").expect("the usual ones").row(line.as_bytes())
}

const LINE: &str = "00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,1798,77,95,8055,\
                    crushing hangingPiece long middlegame,https://lichess.org/787zsVup/black#48,";

#[test]
fn a_line_of_lichess_is_read() {
    let row = of(LINE).expect("a puzzle").expect("a row");
    assert_eq!(row.fen, "r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - -");
    assert_eq!(row.moves, "f2g3 e6e7 b2b1 b3c1 b1c1 h6c1");
    assert_eq!((row.rating, row.pieces, row.themes), (1798, 20, marks(&[Theme::HangingPiece])));
    assert_eq!((of(""), of("  \t "), of("\u{feff}")), (Ok(None), Ok(None), Ok(None)));
}

#[test]
fn quotes_are_taken_off() {
    let quoted = LINE.split(',').map(|field| format!("\"{field}\"")).collect::<Vec<_>>().join(",");
    assert_eq!(of(&quoted), of(LINE));
    assert_eq!(fields("a,\"b,\"\"c\"\"\",,ä"), ["a", "b,\"c\"", "", "ä"]);
    assert_eq!(fields("\""), [""]);
}

#[test]
fn every_theme_has_a_bit_that_fits() {
    let all: Vec<i64> = Theme::ALL.iter().map(|theme| marks(&[*theme])).collect();
    assert!(all.iter().all(|bit| *bit > 0), "{all:?}");
    assert_eq!(all.iter().sum::<i64>(), marks(&Theme::ALL));
}

proptest::proptest! {
    #[test]
    fn no_line_breaks_the_reader(name in "\\PC{0,12}", fen in "[\\PC/ ]{0,40}", moves in "[a-h1-8 qé\"]{0,20}", rest in "\\PC{0,30}") {
        let _whatever = of(&rest);
        if let Ok(Some(row)) = of(&format!("{name},{fen},{moves},{rest}")) {
            proptest::prop_assert_eq!(crate::training::added::name(row.id), name.trim());
        }
        let known = LINE.split(',').nth(1).unwrap_or_default();
        let _neither = of(&format!("ä{name},{known},{moves},1500,{rest}"));
    }
}
