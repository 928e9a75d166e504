//! The languages of the console. Each is one row at the end of this file, and a folder of `locales`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

/// What is known of a language.
pub struct Locale {
    /// The code of ISO 639-1, which is also the name of the folder.
    pub code: &'static str,
    /// Its name in English.
    pub name: &'static str,
    /// The letters of the pieces in moves, and those of its provisional Braille code.
    pub letters: Letters,
    /// The table of liblouis for names and other words. It is an uncontracted one: names are not contracted.
    pub braille_table: &'static str,
    /// Where minutes and the seconds after them sound like a single number, by their last figures or wholly: *drei zehn* like
    /// *dreizehn*, *quatre vingt* like *quatre-vingts*.
    pub run_together: fn(minutes: u64, seconds: u64) -> bool,
    /// Its sentences, as the Fluent files have them.
    pub sentences: [&'static str; 37],
    /// What `--help` says, as `words::flags` reads it.
    pub flags: &'static str,
    /// What can be said, in the `JSpeech` Grammar Format.
    pub grammar: &'static str,
    /// How words are pronounced (TSV).
    pub lexicon: &'static str,
    /// How numbers are said, as `words::numbers` reads it.
    pub numbers: &'static str,
    /// Its pages of the manual, each after its name; `manual` reads them.
    pub manual: &'static [(&'static str, &'static str)],
    words: &'static str,
    names: Names,
}

/// The letters of the pieces in one language, or the signs of a set of figurines.
///
/// Each is a text, not a character: there are languages with a letter of two characters (Russian *Кр*).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// The king's letter.
    pub king: &'static str,
    pub queen: &'static str,
    /// The rook's.
    pub rook: &'static str,
    pub bishop: &'static str,
    pub knight: &'static str,
    /// The pawn's, in lists of pieces; in moves it is never written, only understood.
    pub pawn: &'static str,
}

impl Letters {
    /// In the order in which they are listed.
    pub(crate) const fn new([king, queen, rook, bishop, knight, pawn]: [&'static str; 6]) -> Letters {
        Letters { king, queen, rook, bishop, knight, pawn }
    }
}

/// How settings and sections of files that belong to a language are named.
struct Names {
    voice: &'static str,
    layout: &'static str,
}

/// The words of a language that are no sentences: its file `words.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// What a player may type or say for a move, besides letters and squares.
    pub moves: MoveWords,
    /// Words that voices read wrongly as they are written, and what a voice is given instead.
    #[serde(default)]
    pub misread: BTreeMap<String, String>,
    /// The same of the names of files and ranks.
    #[serde(default)]
    pub squares: BTreeMap<String, String>,
    /// The German words of an announcement, as a voice of this language is given them.
    #[serde(default)]
    pub german: BTreeMap<String, String>,
    /// What follows the figure of an ordinal number: `4th`.
    pub ordinals: Vec<String>,
    /// The names of letters, as files are spelt out: *aitch*, *hache*.
    pub letters: BTreeMap<char, Vec<String>>,
}

/// The words besides letters and squares that a player may type or say for a move.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveWords {
    pub king: Vec<String>,
    pub queen: Vec<String>,
    pub rook: Vec<String>,
    pub bishop: Vec<String>,
    pub knight: Vec<String>,
    pub pawn: Vec<String>,
    pub takes: Vec<String>,
    pub links: Vec<String>,
    pub goes: Vec<String>,
    pub at: Vec<String>,
    pub from: Vec<String>,
    pub acts: Vec<String>,
    pub around: Vec<String>,
    pub and: Vec<String>,
    pub asks: Vec<String>,
    pub names: Vec<String>,
    pub wings: Vec<String>,
    pub promotes: Vec<String>,
    pub remarks: Vec<String>,
    pub passing: Vec<String>,
    pub short: Vec<String>,
    pub long: Vec<String>,
    pub castles: Vec<String>,
    pub castling: Vec<String>,
    pub kingside: Vec<String>,
    pub queenside: Vec<String>,
}

/// Something that there is once for each language, made when it is first needed.
pub struct OfEach<T>([OnceLock<T>; Language::ALL.len()]);

impl<T> OfEach<T> {
    /// Nothing is made yet.
    pub const fn new() -> OfEach<T> {
        OfEach([const { OnceLock::new() }; Language::ALL.len()])
    }

    pub fn get(&self, language: Language, make: impl FnOnce() -> T) -> &T {
        // There is a place for each language, in the order of `Language::ALL`.
        self.0[language as usize].get_or_init(make)
    }
}

impl<T> Default for OfEach<T> {
    fn default() -> OfEach<T> {
        OfEach::new()
    }
}

impl Language {
    /// The code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        self.locale().code
    }

    /// The word in flags and files: its code.
    pub const fn name(self) -> &'static str {
        self.code()
    }

    /// The language of a code such as `de` or `de_DE.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let primary = code.split(['-', '_', '.']).next().unwrap_or("");
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// Its words that are no sentences.
    pub fn words(self) -> &'static Words {
        static WORDS: OfEach<Words> = OfEach::new();
        WORDS.get(self, || {
            let words = toml::from_str(self.locale().words);
            debug_assert!(words.is_ok(), "{self:?}: {:?}", words.as_ref().err());
            words.unwrap_or_default()
        })
    }

    /// The name of the setting of its voice.
    pub const fn voice_setting(self) -> &'static str {
        self.locale().names.voice
    }

    /// The section of the keys on its keyboards.
    pub const fn layout_section(self) -> &'static str {
        self.locale().names.layout
    }
}

/// A Braille code of moves.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum BrailleCode {
    /// International, as in the United Kingdom.
    #[default]
    Intl,
    /// Finnish.
    Fi,
    /// Hungarian.
    Hu,
    /// The letters of a language of the console other than English; provisional.
    Of(Language),
    /// Russian: the cells of the international code, since the Russian letters of king and knight would collide.
    Ru,
}

impl BrailleCode {
    pub const ALL: [BrailleCode; Language::ALL.len() + 3] = {
        let mut all = [BrailleCode::Intl; Language::ALL.len() + 3];
        (all[1], all[2]) = (BrailleCode::Fi, BrailleCode::Hu);
        let mut at = 1;
        while at < Language::ALL.len() {
            all[at + 2] = BrailleCode::Of(Language::ALL[at]);
            at += 1;
        }
        all[at + 2] = BrailleCode::Ru;
        all
    };

    /// Its name in settings and flags.
    pub const fn name(self) -> &'static str {
        match self {
            BrailleCode::Intl => "intl",
            BrailleCode::Fi => "fi",
            BrailleCode::Hu => "hu",
            BrailleCode::Of(language) => language.code(),
            BrailleCode::Ru => "ru",
        }
    }

    pub fn from_name(name: &str) -> Option<BrailleCode> {
        BrailleCode::ALL.into_iter().find(|code| code.name() == name)
    }

    /// The code that readers of a language expect by default.
    pub const fn of_language(language: Language) -> BrailleCode {
        match language {
            Language::En => BrailleCode::Intl,
            other => BrailleCode::Of(other),
        }
    }

    /// The code with this name; that of the language, if there is none.
    pub fn chosen(name: &str, language: Language) -> BrailleCode {
        BrailleCode::from_name(name).unwrap_or(BrailleCode::of_language(language))
    }
}

macro_rules! file {
    ($code:literal, $name:literal) => {
        include_str!(concat!("../locales/", $code, "/", $name))
    };
}

macro_rules! sentences {
    ($code:literal: $($name:literal)*) => { [$(file!($code, $name)),*] };
}

macro_rules! manual {
    ($code:literal: $($topic:literal)*) => {
        &[$(($topic, include_str!(concat!("../locales/", $code, "/manual/", $topic, ".md")))),*]
    };
}

macro_rules! languages {
    ($($(#[$about:meta])* $language:ident = $code:literal, $name:literal, $letters:expr, $table:literal, $together:expr;)*) => {
        /// A language of the console.
        #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language {$(
            #[doc = concat!($name, ".")]
            $(#[$about])*
            $language,
        )*}

        impl Language {
            /// All languages, English first.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$language),*];

            /// What is known of it.
            pub const fn locale(self) -> &'static Locale {
                match self {$(
                    Language::$language => {
                        static LOCALE: Locale = Locale {
                            code: $code,
                            name: $name,
                            letters: Letters::new($letters),
                            braille_table: $table,
                            run_together: $together,
                            sentences: sentences! { $code:
                                "moves.ftl" "messages.ftl" "notices.ftl" "sound.ftl" "devices.ftl" "keys.ftl" "tutorial.ftl"
                                "answers.ftl" "openings.ftl" "study.ftl" "dialogue.ftl" "claims.ftl" "adjourn.ftl"
                                "rulings.ftl" "scoresheet.ftl" "sheet.ftl" "convert.ftl" "page.ftl" "compare.ftl"
                                "table-clock.ftl" "warnings.ftl" "power.ftl" "timepiece.ftl" "controls.ftl" "display.ftl"
                                "screen.ftl" "voice.ftl" "teach.ftl" "engines.ftl" "training.ftl" "drills.ftl" "review.ftl"
                                "puzzles.ftl" "endgames.ftl" "repertoire.ftl" "lessons.ftl" "advice.ftl"
                            },
                            flags: file!($code, "flags.ftl"),
                            grammar: file!($code, "grammar.jsgf"),
                            lexicon: file!($code, "lexicon.tsv"),
                            numbers: file!($code, "numbers.rbnf"),
                            manual: manual! { $code:
                                "start" "install" "keys" "questions" "clock" "screen" "tournament" "draws" "study"
                                "scoresheets" "braille" "sound" "voice" "trouble" "training" "lessons" "puzzles" "drills" "review" "arbiters" "arbiter-sheet" "organisers" "trainers" "card"
                            },
                            words: file!($code, "words.toml"),
                            names: Names {
                                voice: concat!("voice-", $code),
                                layout: concat!("layout-", $code),
                            },
                        };
                        &LOCALE
                    }
                )*}
            }
        }
    };
}

languages! {
    #[default]
    En = "en", "English", ["K", "Q", "R", "B", "N", "P"], "en-ueb-g1.ctb", |_, _| false;
    It = "it", "Italian", ["R", "D", "T", "A", "C", "P"], "it-it-comp6.utb", |_, _| false;
    De = "de", "German", ["K", "D", "T", "L", "S", "B"], "de-g0-detailed.utb", |minutes, seconds| {
        matches!(minutes, 3..=9) && seconds == 10
    };
    Es = "es", "Spanish", ["R", "D", "T", "A", "C", "P"], "es-g1.ctb", |_, _| false;
    Fr = "fr", "French", ["R", "D", "T", "F", "C", "P"], "fr-bfu-comp6.utb", |minutes, seconds| {
        minutes % 10 == 4 && minutes != 14 && matches!(seconds, 20..=29)
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_words() {
        for language in Language::ALL {
            let words: Words = toml::from_str(language.locale().words).expect("its file");
            assert!(!words.moves.king.is_empty() && !words.moves.takes.is_empty(), "{language:?}");
        }
        assert_eq!(Language::from_code("de_DE.UTF-8"), Some(Language::De));
        assert_eq!(Language::from_code("tlh"), None);
    }
}
