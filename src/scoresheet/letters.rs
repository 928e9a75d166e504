//! In which letters a file is written: UTF-8 with or without a byte-order mark, UTF-16, and the letters of older files, which are guessed.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

use encoding_rs::{Decoder, Encoding, IBM866, KOI8_R, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

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
        // Nothing stands behind or before each of its first letters, whatever comes then.
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

/// In which letters a part of a file was, where it was no good UTF-8.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Older {
    /// UTF-8 with bytes that are broken.
    Broken,
    /// Western European letters: Windows' superset of Latin-1.
    Western,
    /// Central European ones.
    Central,
    /// Cyrillic ones.
    Cyrillic,
    /// The same in the order of Unix systems.
    Koi8,
    /// The same of DOS.
    CyrillicDos,
    Dos,
}

/// So many parts were in each.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct OlderCount([u64; 7]);

impl Older {
    pub const ALL: [Older; 7] =
        [Older::Broken, Older::Western, Older::Central, Older::Cyrillic, Older::Koi8, Older::CyrillicDos, Older::Dos];
    /// Those of one byte a letter; of two that are as likely the first is taken.
    const OF_BYTES: [Older; 6] =
        [Older::Western, Older::Central, Older::Cyrillic, Older::Koi8, Older::CyrillicDos, Older::Dos];

    /// The name as people know it.
    pub const fn name(self) -> &'static str {
        match self {
            Older::Broken => "UTF-8",
            Older::Western => "Latin-1",
            Older::Central => "Windows-1250",
            Older::Cyrillic => "Windows-1251",
            Older::Koi8 => "KOI8-R",
            Older::CyrillicDos => "CP866",
            Older::Dos => "CP437",
        }
    }

    fn decode(self, bytes: &[u8]) -> String {
        let encoding = match self {
            Older::Broken => return String::from_utf8_lossy(bytes).into_owned(),
            Older::Dos => return bytes.iter().map(|byte| of_dos(*byte)).collect(),
            Older::Western => WINDOWS_1252,
            Older::Central => WINDOWS_1250,
            Older::Cyrillic => WINDOWS_1251,
            Older::Koi8 => KOI8_R,
            Older::CyrillicDos => IBM866,
        };
        encoding.decode_without_bom_handling(bytes).0.into_owned()
    }

    /// How likely a line is in these letters: names have their letters where a language has them, and no signs within words.
    fn likelihood(self, line: &[u8]) -> i64 {
        const USUAL: &str = "äöüßéèêëáàâåæøçñíìîïóòôõúùûýãÄÖÜÉÁÀÂÅÆØÇÑÍÎÓÔÚšžŠŽąćęłńśźżĄĆĘŁŃŚŹŻčďěňřťůČĎĚŇŘŤŮőűđĐŐ";
        let signs: Vec<char> = self.decode(line).chars().collect();
        let around = |at: usize| (at.checked_sub(1).and_then(|at| signs.get(at)), signs.get(at + 1));
        let of = |sign: Option<&char>, is: fn(&char) -> bool| sign.is_some_and(is);
        let high = signs.iter().enumerate().filter(|(_, sign)| !sign.is_ascii());
        high.map(|(at, sign)| {
            let (before, behind) = around(at);
            let plain = of(before, char::is_ascii_alphabetic) || of(behind, char::is_ascii_alphabetic);
            let beside_high = of(before, |sign| !sign.is_ascii()) || of(behind, |sign| !sign.is_ascii());
            let of_word = |sign: &char| sign.is_ascii_alphabetic() || !sign.is_ascii();
            let within = of(before, of_word) && of(behind, of_word);
            match sign {
                '\u{400}'..='\u{4ff}' => {
                    if plain {
                        -3
                    } else {
                        // Read in the order of another system, capitals and small letters change places.
                        let is_misplaced = sign.is_uppercase() && of(before, |sign| sign.is_lowercase());
                        let is_vowel = "аеиоуАЕИОУ".contains(*sign);
                        i64::from(beside_high) * 3 + i64::from(is_vowel) - i64::from(is_misplaced) * 4
                    }
                }
                // Between words and figures, not within a word.
                '\u{a0}' => {
                    if within {
                        -1
                    } else {
                        2
                    }
                }
                _ if sign.is_control() => -4,
                '’' if within => 1,
                _ if sign.is_alphabetic() && *sign < '\u{250}' => {
                    let usual = if USUAL.contains(*sign) { 2 } else { 0 };
                    let is_misplaced = sign.is_uppercase() && of(before, |sign| sign.is_lowercase());
                    usual - i64::from(beside_high) * 2 - i64::from(is_misplaced) * 2
                }
                _ if within || sign.is_alphabetic() || matches!(sign, '\u{2500}'..='\u{25ff}') => -3,
                _ => 0,
            }
        })
        .sum()
    }
}

impl OlderCount {
    /// Counts one more, if it was in older letters.
    pub fn count(&mut self, older: Option<Older>) {
        if let Some(older) = older {
            self.0[older as usize] += 1;
        }
    }

    pub fn add(&mut self, others: &OlderCount) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    /// How many there were of each, where there were any.
    pub fn each(&self) -> impl Iterator<Item = (Older, u64)> + use<> {
        Older::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }
}

/// The letters of DOS (code page 437) from 128 on.
const DOS: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

fn of_dos(byte: u8) -> char {
    let index = usize::from(byte).checked_sub(128);
    index.and_then(|index| DOS.chars().nth(index)).unwrap_or(char::from(byte))
}

/// A part of a file as text; and in which letters it was, if it was no good UTF-8.
pub fn text(bytes: &[u8]) -> (Cow<'_, str>, Option<Older>) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), None);
    }
    let (text, older) = guessed(bytes);
    (Cow::Owned(text), Some(older))
}

/// Line by line, since one line that is broken says nothing of the others: those in good UTF-8 stay; of the others all are in the same
/// letters, those that are the likeliest.
fn guessed(bytes: &[u8]) -> (String, Older) {
    let lines = || bytes.split_inclusive(|byte| *byte == b'\n');
    let has_letters =
        lines().any(|line| std::str::from_utf8(line).map_or_else(|_| is_mostly_utf_8(line), |text| !text.is_ascii()));
    let is_broken = |line: &[u8]| is_mostly_utf_8(line) || has_letters && has_parts_only(line);
    let older: Vec<&[u8]> = lines().filter(|line| std::str::from_utf8(line).is_err() && !is_broken(line)).collect();
    let likelihood = |letters: Older| older.iter().map(|line| letters.likelihood(line)).sum::<i64>();
    let mut best = Older::Broken;
    let mut most = i64::MIN;
    if !older.is_empty() {
        for letters in Older::OF_BYTES {
            let likely = likelihood(letters);
            if likely > most {
                (best, most) = (letters, likely);
            }
        }
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for line in lines() {
        match std::str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) if is_broken(line) => text.push_str(&Older::Broken.decode(line)),
            Err(_) => text.push_str(&best.decode(line)),
        }
    }
    (text, best)
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
    use super::*;

    #[test]
    fn utf_16_is_known_without_its_mark_and_nothing_else_is_taken_for_it() {
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

    #[test]
    fn older_letters_are_guessed_by_what_names_have() {
        let in_dos = |text: &str| -> Vec<u8> {
            let byte = |sign: char| (0..=u8::MAX).find(|byte| of_dos(*byte) == sign).expect("it has one");
            text.chars().map(byte).collect()
        };
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
            let (text, older) = super::text(&bytes);
            assert_eq!((&*text, older), (expected, Some(letters)));
        }
        assert_eq!(DOS.chars().count(), 128);
        assert_eq!(super::text("Núñez".as_bytes()), ("Núñez".into(), None));
    }
}
