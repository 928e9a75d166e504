//! Files in pieces, packed and not.

use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use super::*;

fn pieces(bytes: &[u8]) -> Result<Vec<Lines>, (Trouble, u64)> {
    let mut pieces = Pieces::new(Cursor::new(bytes.to_vec())).expect("a file");
    let mut all = Vec::new();
    loop {
        match pieces.next() {
            Ok(Some(lines)) => all.push(lines),
            Ok(None) => return Ok(all),
            Err(trouble) => return Err((trouble, pieces.lines())),
        }
    }
}

fn text_of(pieces: &[Lines]) -> Vec<u8> {
    pieces.iter().flat_map(|lines| lines.text.clone()).collect()
}

fn packed(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

/// A frame as it is when nothing is saved: blocks that hold the bytes themselves, written by the form alone.
fn unpacked_frame(text: &[u8]) -> Vec<u8> {
    let mut frame = FRAME.to_le_bytes().to_vec();
    // No checksum, no length; a window of 1 MB.
    frame.extend([0x00, 0x50]);
    let blocks: Vec<&[u8]> = text.chunks(100_000).collect();
    for (number, block) in blocks.iter().enumerate() {
        let is_last = usize::from(number + 1 == blocks.len());
        let head = (block.len() << 3) | is_last;
        frame.extend(&u32::try_from(head).expect("small").to_le_bytes()[..3]);
        frame.extend(*block);
    }
    frame
}

fn skipped_frame(bytes: &[u8]) -> Vec<u8> {
    let length = u32::try_from(bytes.len()).expect("small");
    [&(SKIPPED + 7).to_le_bytes()[..], &length.to_le_bytes(), bytes].concat()
}

/// Lines with letters from everywhere, so long that they do not fit into one piece.
fn long_text() -> Vec<u8> {
    (0..32_000).flat_map(|number| format!("{number},größe,♞ e4\r\n").into_bytes()).collect()
}

#[test]
fn lines_are_whole_and_counted_however_they_are_packed() {
    let text = long_text();
    assert!(text.len() > 2 * PIECE);
    let several =
        [skipped_frame(b"Gruesse"), unpacked_frame(&text[..300_001]), skipped_frame(&[]), packed(&text[300_001..])];
    for file in [text.clone(), packed(&text), unpacked_frame(&text), several.concat()] {
        let all = pieces(&file).expect("it is read");
        assert!(text_of(&all) == text, "every byte is there");
        let mut next = 1;
        for lines in &all {
            assert_eq!((lines.first, lines.text.last()), (next, Some(&b'\n')));
            next += lines.count;
        }
        assert_eq!(next, 32_001);
        assert_eq!(all.last().map(|lines| lines.read), u64::try_from(file.len()).ok());
    }
    let open = pieces("e4\nlöß".as_bytes()).expect("it is read");
    assert_eq!(open.iter().map(|lines| lines.count).sum::<u64>(), 2);
    assert_eq!(pieces(b"").expect("it is read"), []);
    assert_eq!(pieces(&packed(b"")).expect("it is read"), []);
}

#[test]
fn what_is_cut_off_is_told() {
    let text = long_text();
    for file in [packed(&text), unpacked_frame(&text), [packed(&text), packed(&text)].concat()] {
        for end in [5, file.len() / 3, file.len() - 1] {
            let (trouble, lines) = pieces(&file[..end]).expect_err("it is cut off");
            assert!(matches!(trouble, Trouble::CutOff) && lines <= 64_000, "{trouble:?} at {end} of {}", file.len());
        }
    }
    assert!(matches!(pieces(&skipped_frame(b"Gruesse")[..10]), Err((Trouble::CutOff, 0))));
}

#[test]
fn what_is_changed_is_told() {
    let text = long_text();
    let file = packed(&text);
    let mut changed = 0;
    for at in (10..file.len()).step_by(file.len() / 15) {
        let mut file = file.clone();
        file[at] ^= 0x5a;
        match pieces(&file) {
            Err((Trouble::Damaged | Trouble::CutOff | Trouble::NoLines, _)) => changed += 1,
            Err((trouble, _)) => panic!("{trouble:?}"),
            // Some bits say nothing.
            Ok(all) => assert!(text_of(&all) == text, "another text came out, and nobody heard of it: {at}"),
        }
    }
    assert!(changed > 12, "{changed}");
    let behind = [packed(&text), b"Dear aunt,".to_vec()].concat();
    assert!(matches!(pieces(&behind), Err((Trouble::Damaged, 32_000))));
}

proptest::proptest! {
    #[test]
    fn no_bytes_break_the_reader(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..600), at in 0_usize..600, bit in 0_u8..8) {
        let _whatever = pieces(&bytes);
        let _frame = pieces(&[&FRAME.to_le_bytes()[..], &bytes].concat());
        let mut file = packed(&bytes);
        let at = at % file.len();
        file[at] ^= 1 << bit;
        let _neither = pieces(&file);
    }
}
