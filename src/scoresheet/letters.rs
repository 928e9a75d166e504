//! In which letters a file is written: UTF-8 with or without a byte-order mark, UTF-16, and the letters of older files, which are guessed.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

use encoding_rs::{Decoder, Encoding, UTF_16BE, UTF_16LE};

pub use super::older::{Guess, Older, OlderCount};

/// So much of a file is looked at to see what it is, in bytes: a page of Braille ends within it.
const HEAD: usize = 1 << 14;
const PIECE: usize = 1 << 16;

/// A file whose beginning has been looked at; what was in UTF-16 is in UTF-8.
pub struct Opened {
    /// Its beginning.
    pub head: Vec<u8>,
    pub all: Box<dyn BufRead>,
}

/// Looks at the beginning of a file.
///
/// # Errors
/// What the system says.
pub fn open(mut from: impl Read + 'static) -> io::Result<Opened> {
    let mut head = Vec::new();
    (&mut from).take(HEAD as u64).read_to_end(&mut head)?;
    let encoding = match head[..] {
        [0xff, 0xfe, ..] => Some(UTF_16LE),
        [0xfe, 0xff, ..] => Some(UTF_16BE),
        _ => wide_without_mark(&head),
    };
    let Some(encoding) = encoding else {
        let all = Cursor::new(head.clone()).chain(from);
        return Ok(Opened { head, all: Box::new(BufReader::with_capacity(PIECE, all)) });
    };
    let mut wide = Wide {
        from: Cursor::new(head).chain(from),
        decoder: encoding.new_decoder(),
        raw: vec![0; PIECE],
        ready: Cursor::default(),
        over: false,
    };
    let mut head = Vec::new();
    (&mut wide).take(HEAD as u64).read_to_end(&mut head)?;
    let all = Cursor::new(head.clone()).chain(wide);
    Ok(Opened { head, all: Box::new(BufReader::with_capacity(PIECE, all)) })
}

/// UTF-16 without its mark: it begins with two letters of ASCII; or the ends of its lines have a zero, which other text never has, and most of it is of our alphabets, figurines
/// or Braille. Read the wrong way round it would be none of these.
fn wide_without_mark(head: &[u8]) -> Option<&'static Encoding> {
    match head[..] {
        // Each of the first two letters is ASCII, with a zero byte after or before it; the rest of the text does not matter.
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => return Some(UTF_16LE),
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => return Some(UTF_16BE),
        _ if !head.contains(&0) => return None,
        _ => {}
    }
    let is_ours = |unit: u16| matches!(unit, 0x09 | 0x0a | 0x0c | 0x0d | 0x20..=0x7e | 0xa0..=0x5ff | 0x2010..=0x28ff);
    let mostly = |of: fn([u8; 2]) -> u16| {
        let ours = head.as_chunks().0.iter().filter(|pair| is_ours(of(**pair))).count();
        ours * 8 > head.len() * 3
    };
    match (mostly(u16::from_le_bytes), mostly(u16::from_be_bytes)) {
        (true, _) => Some(UTF_16LE),
        (false, true) => Some(UTF_16BE),
        (false, false) => None,
    }
}

/// UTF-16 as UTF-8.
struct Wide<R> {
    from: Chain<Cursor<Vec<u8>>, R>,
    decoder: Decoder,
    raw: Vec<u8>,
    /// What has been decoded.
    ready: Cursor<Vec<u8>>,
    over: bool,
}

impl<R: Read> Read for Wide<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.ready.fill_buf()?.is_empty() && !self.over {
            let length = self.from.read(&mut self.raw)?;
            self.over = length == 0;
            let room = self.decoder.max_utf8_buffer_length(length).unwrap_or(PIECE * 4);
            let mut text = String::with_capacity(room);
            let _all_of_it = self.decoder.decode_to_string(&self.raw[..length], &mut text, self.over);
            self.ready = Cursor::new(text.into_bytes());
        }
        self.ready.read(into)
    }
}

/// A part of a file as text; and in which letters it was, if it was no good UTF-8: in those that somebody said, or that are guessed.
pub fn text(bytes: &[u8], said: Option<Older>) -> (Cow<'_, str>, Option<Guess>) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), None);
    }
    let (text, guess) = guessed(bytes, said);
    (Cow::Owned(text), Some(guess))
}

/// Line by line, since one line that is broken says nothing of the others: those in good UTF-8 stay; of the others all are in the same
/// letters, those that are the likeliest.
fn guessed(bytes: &[u8], said: Option<Older>) -> (String, Guess) {
    let lines = || bytes.split_inclusive(|byte| *byte == b'\n');
    let has_letters =
        lines().any(|line| std::str::from_utf8(line).map_or_else(|_| is_mostly_utf_8(line), |text| !text.is_ascii()));
    let is_broken = |line: &[u8]| said.is_none() && (is_mostly_utf_8(line) || has_letters && has_parts_only(line));
    let older: Vec<&[u8]> = lines().filter(|line| std::str::from_utf8(line).is_err() && !is_broken(line)).collect();
    let guess = said.map_or_else(|| likeliest(&older), |letters| Guess { letters, perhaps: None });
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for line in lines() {
        match std::str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) if is_broken(line) => text.push_str(&Older::Broken.decode(line)),
            Err(_) => text.push_str(&guess.letters.decode(line)),
        }
    }
    (text, guess)
}

/// The likeliest letters of some lines, and others that are as likely and read otherwise.
fn likeliest(lines: &[&[u8]]) -> Guess {
    if lines.is_empty() {
        return Guess { letters: Older::Broken, perhaps: None };
    }
    let likelihood = |letters: &Older| lines.iter().map(|line| letters.likelihood(line)).sum::<i64>();
    let all: Vec<(Older, i64)> = Older::OF_BYTES.iter().map(|letters| (*letters, likelihood(letters))).collect();
    let most = all.iter().map(|(_, likely)| *likely).max().unwrap_or_default();
    let mut best = all.into_iter().filter(|(_, likely)| *likely == most).map(|(letters, _)| letters);
    let letters = best.next().unwrap_or(Older::Western);
    let differs = |other: &Older| lines.iter().any(|line| other.decode(line) != letters.decode(line));
    Guess { letters, perhaps: best.find(differs) }
}

/// Whether a line has letters of several bytes, and no more bytes that belong to none. Those of the Far East count half: three Russian
/// letters of DOS may look like one.
fn is_mostly_utf_8(line: &[u8]) -> bool {
    let (mut good, mut bad) = (0, 0);
    for chunk in line.utf8_chunks() {
        let letters = chunk.valid().chars().filter(|sign| !sign.is_ascii());
        good += letters.map(|sign| if sign < '\u{3000}' { 2 } else { 1 }).sum::<usize>();
        bad += usize::from(!chunk.invalid().is_empty()) * 2;
    }
    good > 0 && good >= bad
}

/// Whether all that belongs to no letter may be a part of one in UTF-8.
fn has_parts_only(line: &[u8]) -> bool {
    line.utf8_chunks().all(|chunk| chunk.invalid().iter().all(|byte| matches!(byte, 0x80..=0xbf | 0xc2..=0xc5 | 0xe2)))
}

#[cfg(test)]
mod tests {
    use encoding_rs::{IBM866, KOI8_R, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

    use super::*;

    #[test]
    fn unmarked_utf_16_is_recognised_without_false_matches() {
        for text in [
            "[Event \"x\"]\n",
            "Weiß: A\n",
            "ß\n",
            "Белые: Анна\nNotation: ru\n",
            "⠠⠺⠓⠊⠞⠑⠒⠀⠠⠁\n⠂ ⠑⠲\n",
            "[Event \"世界国际象棋锦标赛\"]\n{这是一步好棋}\n",
        ] {
            let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
            assert_eq!(wide_without_mark(&wide(u16::to_le_bytes)), Some(UTF_16LE), "{text}");
            assert_eq!(wide_without_mark(&wide(u16::to_be_bytes)), Some(UTF_16BE), "{text}");
            assert_eq!(wide_without_mark(text.as_bytes()), None, "{text}");
        }
        let every: Vec<u8> = (0..=255).cycle().take(4096).collect();
        for other in [&every[..], b"1. e4 e\0 2. Nf3 1-0\n", b"\0\0\0\0", b"\0", b""] {
            assert_eq!(wide_without_mark(other), None, "{other:?}");
        }
    }

    fn by_table(letters: Older, text: &str) -> Vec<u8> {
        let of_sign = |sign: char| (0..=u8::MAX).find(|byte| letters.decode(&[*byte]) == sign.to_string());
        text.chars().map(|sign| of_sign(sign).expect("it is in the table")).collect()
    }

    #[test]
    fn older_letters_are_guessed_by_what_names_have() {
        let in_dos = |text| by_table(Older::Dos, text);
        let western = |text| WINDOWS_1252.encode(text).0.into_owned();
        for (bytes, expected, letters) in [
            (western("[White \"Müller\"]"), "[White \"Müller\"]", Older::Western),
            (western("[White \"O’Kelly, Núñez\"]"), "[White \"O’Kelly, Núñez\"]", Older::Western),
            (western("{“Garçon” – déjà vu…}"), "{“Garçon” – déjà vu…}", Older::Western),
            (western("[White \"Ägir Þór\"]"), "[White \"Ägir Þór\"]", Older::Western),
            (
                WINDOWS_1251.encode("[White \"Карпов, Анатолий\"]").0.into_owned(),
                "[White \"Карпов, Анатолий\"]",
                Older::Cyrillic,
            ),
            (KOI8_R.encode("[White \"Карпов, Анатолий\"]").0.into_owned(), "[White \"Карпов, Анатолий\"]", Older::Koi8),
            (KOI8_R.encode("[Event \"МОСКВА\"]").0.into_owned(), "[Event \"МОСКВА\"]", Older::Koi8),
            (WINDOWS_1251.encode("[Event \"МОСКВА\"]").0.into_owned(), "[Event \"МОСКВА\"]", Older::Cyrillic),
            (
                IBM866.encode("[White \"Карпов, Анатолий\"]").0.into_owned(),
                "[White \"Карпов, Анатолий\"]",
                Older::CyrillicDos,
            ),
            (IBM866.encode("[Event \"МОСКВА\"]").0.into_owned(), "[Event \"МОСКВА\"]", Older::CyrillicDos),
            (IBM866.encode("{хороший ход}").0.into_owned(), "{хороший ход}", Older::CyrillicDos),
            (WINDOWS_1251.encode("{хороший ход}").0.into_owned(), "{хороший ход}", Older::Cyrillic),
            (
                WINDOWS_1250.encode("[White \"Żółkiewski, Łukasz\"]").0.into_owned(),
                "[White \"Żółkiewski, Łukasz\"]",
                Older::Central,
            ),
            (in_dos("[White \"Müller, Jürgen\"]"), "[White \"Müller, Jürgen\"]", Older::Dos),
            (in_dos("[White \"Hübner\"]\n[Black \"Núñez\"]"), "[White \"Hübner\"]\n[Black \"Núñez\"]", Older::Dos),
            (b"[White \"N\xc3\xba\xc3\xb1ez\xff\"]".to_vec(), "[White \"Núñez\u{fffd}\"]", Older::Broken),
            (
                b"[White \"N\xc3\xba\xc3\xb1ez\"]\n[Site \"M\xc3\"]".to_vec(),
                "[White \"Núñez\"]\n[Site \"M\u{fffd}\"]",
                Older::Broken,
            ),
            (
                b"[White \"N\xc3\xba\xc3\xb1ez\"]\n[Black \"M\xfcller\"]".to_vec(),
                "[White \"Núñez\"]\n[Black \"Müller\"]",
                Older::Western,
            ),
        ] {
            let (text, guess) = super::text(&bytes, None);
            assert_eq!((&*text, guess.map(|guess| guess.letters)), (expected, Some(letters)));
        }
        assert_eq!(super::text("Núñez".as_bytes(), None), ("Núñez".into(), None));
    }

    #[test]
    fn names_of_many_languages_come_out_of_their_tables() {
        use Older::{Central, CentralDos, Greek, GreekIso, Latin2, Turkish, WesternDos};
        let rows: [(&[Older], &[&str]); 7] = [
            (
                &[Central, Latin2, CentralDos],
                &["Wojtaszek, Radosław", "Żółkiewski, Łukasz", "Kędzierski, Michał", "Wąs, Paweł"],
            ),
            (
                &[Central, Latin2, CentralDos],
                &["Dvořák, Tomáš", "Štoček, Jiří", "Růžička, Lukáš", "Ťažký, Ľuboš", "Hráček, Zbyněk"],
            ),
            (&[Central, Latin2, CentralDos], &["Erdős, Viktor", "Szűcs, Balázs", "Szőke, Gábor", "Ács, Péter"]),
            (&[Greek, GreekIso], &["Γρίβας, Ευστράτιος", "Κοτρωνιάς, Βασίλης", "ΑΘΗΝΑ", "Άγγελος"]),
            (
                &[Turkish],
                &["Yılmaz, Mustafa", "Şanal, Vahap", "Erdoğmuş, Yağız Kaan", "İpek, Ahmet", "Kılıçaslan, Barış"],
            ),
            (&[WesternDos], &["Müller, Jürgen", "Weiß", "Bacrot, Étienne", "Besançon", "Anaïs", "São Paulo", "Peña"]),
            (&[Older::Western], &["Simões", "Friðriksson, Þröstur", "Guðmundur", "Søren", "Mercè", "Città", "João"]),
        ];
        for (tables, names) in rows {
            for table in tables {
                for name in names {
                    let line = format!("[White \"{name}\"]");
                    let bytes = by_table(*table, &line);
                    let (text, guess) = super::text(&bytes, None);
                    assert_eq!(text, line, "{table:?} {guess:?}");
                    assert_eq!(super::text(&bytes, Some(*table)).0, line);
                }
            }
        }
    }

    #[test]
    fn letters_that_are_as_likely_are_named() {
        let line = "[White \"Žilina\"]";
        let guess = super::text(&by_table(Older::CentralDos, line), None).1.expect("a guess");
        assert_eq!(guess, Guess { letters: Older::Latin2, perhaps: Some(Older::CentralDos) });
        let sure = super::text(&by_table(Older::Western, "[White \"Müller, Jürgen\"]"), None).1.expect("a guess");
        assert_eq!(sure.perhaps, None);
    }
}
