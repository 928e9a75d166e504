//! The letters of older files, of one byte each: their tables, and how likely a line is in each of them.

use encoding_rs::{
    IBM866, ISO_8859_2, ISO_8859_7, KOI8_R, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254,
};
use unicode_normalization::UnicodeNormalization;

use crate::named::named;

named! {
    /// In which letters a part of a file was, where it was no good UTF-8.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Older {
        /// UTF-8 with bytes that are broken.
        Broken = "UTF-8",
        /// Western European letters: Windows' superset of Latin-1.
        Western = "Latin-1",
        /// Central European ones.
        Central = "Windows-1250",
        /// The same in the order of Unix systems.
        Latin2 = "ISO-8859-2",
        Turkish = "Windows-1254",
        /// Cyrillic ones.
        Cyrillic = "Windows-1251",
        /// The same in the order of Unix systems.
        Koi8 = "KOI8-R",
        /// The same of DOS.
        CyrillicDos = "CP866",
        Greek = "Windows-1253",
        /// The same in the order of Unix systems.
        GreekIso = "ISO-8859-7",
        Dos = "CP437",
        /// The letters of DOS for Western Europe.
        WesternDos = "CP850",
        /// Those for Central Europe.
        CentralDos = "CP852",
    }
}

/// In which letters a part of a file was read, and in which others it is nearly as likely and reads otherwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    pub letters: Older,
    pub perhaps: Option<Older>,
}

/// How many parts of a file were read in each of these encodings, and how many may have been in each of them instead.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct OlderCount {
    read: [u64; TABLES],
    perhaps: [u64; TABLES],
}

const TABLES: usize = Older::ALL.len();

/// The letters of a language beyond ASCII: those that names often have, those that they have now and then, and others.
type Letters = [&'static str; 3];

/// Of the languages of players whose names were typed in older letters.
const LANGUAGES: [Letters; 12] = [
    // German, French, Spanish, Portuguese, Italian.
    ["äöüß", "", ""],
    ["éè", "çêô", "âîàïëûùœæÿ"],
    ["ñáéíó", "ú", "ü"],
    ["ãçáéí", "óâêú", "õôà"],
    ["", "àèò", "ùéì"],
    // Those of the north, and Icelandic.
    ["åäöøæ", "é", "ü"],
    ["áóíé", "úöæ", "ðþý"],
    // Polish, Czech and Slovak, Hungarian, those of the south, Turkish.
    ["łńśżó", "ęą", "ćź"],
    ["áíéčřšž", "ýěů", "ňťďúóľĺŕäô"],
    ["áéóö", "őűíü", "ú"],
    ["ćčšž", "đ", ""],
    ["ığşçİ", "öü", "âî"],
];
/// Romanian has some letters of its own.
const ROMANIAN: Letters = ["șțăş", "ţâî", ""];

impl Older {
    /// Those of one byte a letter; of two that are as likely the first is taken.
    pub(super) const OF_BYTES: &[Older] = Older::ALL.split_at(1).1;

    fn decode_byte(self, byte: u8) -> Option<char> {
        let table = match self {
            Older::Dos => DOS,
            Older::WesternDos => WESTERN_DOS,
            Older::CentralDos => CENTRAL_DOS,
            _ => return None,
        };
        let index = usize::from(byte).checked_sub(128);
        Some(index.and_then(|index| table.chars().nth(index)).unwrap_or(char::from(byte)))
    }

    pub(super) fn decode(self, bytes: &[u8]) -> String {
        let encoding = match self {
            Older::Broken => return String::from_utf8_lossy(bytes).into_owned(),
            Older::Dos | Older::WesternDos | Older::CentralDos => {
                return bytes.iter().filter_map(|byte| self.decode_byte(*byte)).collect();
            }
            Older::Western => WINDOWS_1252,
            Older::Central => WINDOWS_1250,
            Older::Latin2 => ISO_8859_2,
            Older::Turkish => WINDOWS_1254,
            Older::Greek => WINDOWS_1253,
            Older::GreekIso => ISO_8859_7,
            Older::Cyrillic => WINDOWS_1251,
            Older::Koi8 => KOI8_R,
            Older::CyrillicDos => IBM866,
        };
        encoding.decode_without_bom_handling(bytes).0.into_owned()
    }

    /// How likely a line is in these letters: a name has the letters of one language, where that has them, and no signs within words.
    pub(super) fn likelihood(self, line: &[u8]) -> i64 {
        let signs: Vec<char> = self.decode(line).chars().collect();
        let high = || (0..signs.len()).filter(|at| !signs[*at].is_ascii()).map(|at| Placed::at(&signs, at));
        let of_language = |letters: &Letters| high().map(|sign| sign.in_language(letters)).sum::<i64>();
        let icelandic = i64::from(is_icelandic(&signs)) * 5;
        let languages = LANGUAGES.iter().chain([&ROMANIAN]).map(of_language);
        let with_endings = |(index, likely): (usize, i64)| likely + if index == ICELANDIC { icelandic } else { 0 };
        let latin = languages.enumerate().map(with_endings).max().unwrap_or_default();
        latin + high().map(|sign| sign.likelihood()).sum::<i64>()
    }
}

const ICELANDIC: usize = 6;

/// Whether a name ends as those of Icelanders do. Their letters stand where Turkish ones do in another table.
fn is_icelandic(signs: &[char]) -> bool {
    let line: String = signs.iter().flat_map(|sign| sign.to_lowercase()).collect();
    let mut words = line.split(|sign: char| !sign.is_alphabetic());
    words.any(|word| ["son", "dóttir", "dottir", "ur"].iter().any(|end| word.len() > 5 && word.ends_with(end)))
}

/// A sign beyond ASCII, and those beside it.
struct Placed {
    sign: char,
    before: Option<char>,
    behind: Option<char>,
}

impl Placed {
    fn at(signs: &[char], at: usize) -> Placed {
        let before = at.checked_sub(1).and_then(|at| signs.get(at)).copied();
        Placed { sign: signs[at], before, behind: signs.get(at + 1).copied() }
    }

    fn beside(&self, is: impl Fn(char) -> bool) -> bool {
        self.before.is_some_and(&is) || self.behind.is_some_and(&is)
    }

    fn is_within(&self) -> bool {
        let of_word = |sign: char| sign.is_ascii_alphabetic() || !sign.is_ascii();
        self.before.is_some_and(of_word) && self.behind.is_some_and(of_word)
    }

    /// Read in another order, capitals and small letters change places.
    fn is_misplaced(&self) -> bool {
        self.sign.is_uppercase() && self.before.is_some_and(char::is_lowercase)
    }

    fn is_latin(&self) -> bool {
        self.sign.is_alphabetic() && self.sign < '\u{250}'
    }

    /// How likely a Latin letter is in a name of a language.
    fn in_language(&self, letters: &Letters) -> i64 {
        if !self.is_latin() {
            return 0;
        }
        let small = if self.sign == 'İ' { 'İ' } else { self.sign.to_lowercase().next().unwrap_or(self.sign) };
        match letters.iter().zip([3, 2, 1]).find(|(letters, _)| letters.contains(small)) {
            Some((_, usual)) => usual + self.among_its_neighbours(small),
            None => -3,
        }
    }

    /// Vowels stand between consonants, and the other way round.
    fn among_its_neighbours(&self, small: char) -> i64 {
        let is_consonant = |sign: char| sign.is_alphabetic() && !is_vowel(sign) && bare(sign) != 'y';
        let beside_vowel = self.beside(is_vowel);
        match small {
            // They belong to another vowel.
            'ï' | 'ë' => i64::from(beside_vowel) - 1,
            'ã' | 'õ' => i64::from(beside_vowel),
            'ñ' if !self.behind.is_some_and(is_vowel) => -2,
            'y' | 'ý' => 0,
            _ if is_vowel(small) => -i64::from(beside_vowel),
            _ if self.before.is_some_and(is_consonant) && self.behind.is_some_and(is_consonant) => -2,
            _ => 0,
        }
    }

    /// The same of what is in no language, and of other alphabets.
    fn likelihood(&self) -> i64 {
        let plain = self.beside(|sign| sign.is_ascii_alphabetic());
        let beside_high = self.beside(|sign| !sign.is_ascii());
        let misplaced = i64::from(self.is_misplaced());
        match self.sign {
            '\u{370}'..='\u{4ff}' if plain => -3,
            '\u{400}'..='\u{4ff}' => {
                i64::from(beside_high) * 3 + i64::from("аеиоуАЕИОУ".contains(self.sign)) - misplaced * 4
            }
            '\u{370}'..='\u{3ff}' => {
                let is_last = self.behind.is_none_or(|sign| !sign.is_alphabetic());
                let ends_words = is_greek_vowel(self.sign) || "ςνρΣΝΡ.".contains(self.sign);
                let wrong = if self.sign == 'ς' { !is_last } else { is_last && (self.sign == 'σ' || !ends_words) };
                // All small words have an accent.
                let vowel = is_greek_vowel(self.sign);
                let usual =
                    i64::from(vowel && self.sign.is_uppercase()) + i64::from(vowel && bare(self.sign) != self.sign) * 2;
                i64::from(beside_high) * 3 + usual - misplaced * 4 - i64::from(wrong) * 5
            }
            // Between words and figures, not within a word.
            '\u{a0}' => {
                if self.is_within() {
                    -1
                } else {
                    2
                }
            }
            sign if sign.is_control() || sign == '\u{fffd}' => -4,
            '’' if self.is_within() => 1,
            _ if self.is_latin() => -i64::from(beside_high) - misplaced * 4,
            sign if self.is_within() || sign.is_alphabetic() || matches!(sign, '\u{2500}'..='\u{25ff}') => -3,
            _ => 0,
        }
    }
}

fn bare(sign: char) -> char {
    sign.nfd().next().unwrap_or(sign)
}

fn is_vowel(sign: char) -> bool {
    "aeiouıøæœ".contains(bare(sign).to_ascii_lowercase())
}

fn is_greek_vowel(sign: char) -> bool {
    "αεηιουωΑΕΗΙΟΥΩ".contains(bare(sign))
}

impl OlderCount {
    /// Counts one more, if it was in older letters.
    pub fn count(&mut self, guess: Option<Guess>) {
        let Some(Guess { letters, perhaps }) = guess else { return };
        self.read[letters as usize] += 1;
        if let Some(perhaps) = perhaps {
            self.perhaps[perhaps as usize] += 1;
        }
    }

    pub fn add(&mut self, others: &OlderCount) {
        let add = |counts: &mut [u64; TABLES], more: &[u64; TABLES]| {
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        };
        add(&mut self.read, &others.read);
        add(&mut self.perhaps, &others.perhaps);
    }

    /// How many there were of each, where there were any.
    pub fn each(&self) -> impl Iterator<Item = (Older, u64)> + use<> {
        Older::ALL.into_iter().zip(self.read).filter(|(_, count)| *count > 0)
    }

    /// How many may be in each others.
    pub fn each_perhaps(&self) -> impl Iterator<Item = (Older, u64)> + use<> {
        Older::ALL.into_iter().zip(self.perhaps).filter(|(_, count)| *count > 0)
    }

    pub fn total(&self) -> u64 {
        self.read.iter().sum()
    }
}

/// The letters of DOS (code page 437) from 128 on.
const DOS: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";
/// Those for Western Europe (code page 850).
const WESTERN_DOS: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";
/// Those for Central Europe (code page 852).
const CENTRAL_DOS: &str = "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}";
