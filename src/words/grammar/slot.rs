//! What code reads in a line instead of words that a grammar lists: squares, numbers, free text.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, OnceLock};

use super::syntax::Expansion;
use crate::game::participant::Language;
use crate::notation::{phonetic as names, spoken};
use crate::rules::position::{File, Rank, Role, Square};
use crate::rules::profile::Points;
use crate::words::fold::fold;
use crate::words::numbers::{self, Form};

/// A place in a grammar that code reads.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Slot {
    /// `e4`, `e four`, `Eva vier`.
    Square,
    /// In figures or words.
    Number,
    /// `4`, `four`, `vier`, `4th`.
    Rank,
    /// `e`, `Eva`, `echo`.
    File,
    /// In figures, with a colon: `2:00`, `1:30:00`. In words it is a rule.
    Time,
    /// A kind of piece, by its name or letter.
    Piece,
    /// As it is written. Only a board can tell which it is, and whether it is one.
    Move,
    /// Of a result: `1`, `0.5`, `½`.
    Points,
    /// Everything up to the end, as it is written.
    Text,
}

/// What was said in a slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Square(Square),
    Number(u32),
    Rank(Rank),
    File(File),
    /// In milliseconds.
    Time(u64),
    Piece(Role),
    Move(String),
    Points(Points),
    Text(String),
}

/// Numbers up to this one are written out for speech.
const SPOKEN_NUMBERS: u64 = 200;
/// As many numbers are understood in words.
const NUMBER_WORDS: u32 = 1_000;

impl Slot {
    pub(crate) const ALL: [Slot; 9] = [
        Slot::Square,
        Slot::Number,
        Slot::Rank,
        Slot::File,
        Slot::Time,
        Slot::Piece,
        Slot::Move,
        Slot::Points,
        Slot::Text,
    ];

    /// As it stands in a grammar, and what stands for it in examples.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            Slot::Square => ("square", "e4"),
            Slot::Number => ("number", "3"),
            Slot::Rank => ("rank", "4"),
            Slot::File => ("file", "e"),
            Slot::Time => ("time", "2:00"),
            Slot::Piece => ("piece", "Q"),
            Slot::Move => ("move", "e4"),
            Slot::Points => ("points", "1"),
            Slot::Text => ("text", "xyzzy"),
        }
    }

    /// As it stands in a grammar.
    pub(crate) const fn name(self) -> &'static str {
        self.row().0
    }

    pub(crate) fn named(name: &str) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| slot.name() == name)
    }

    /// What stands for it in examples.
    pub(crate) const fn example(self) -> &'static str {
        self.row().1
    }

    /// Whether any words can stand there.
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Slot::Move | Slot::Text)
    }

    /// How it is said aloud, every way once; `None` for what is only written.
    pub(crate) fn spoken(self, language: Language) -> Option<Expansion> {
        let cardinal = |number: u64| numbers::cardinal(language, number, Form::Counting).replace('-', " ");
        let letter = |of: File| std::iter::once(of.char().to_string());
        let file = |of: File| names::file_words(of).map(str::to_lowercase).chain(letter(of)).collect::<Vec<_>>();
        let rank = |of: Rank| {
            let words = names::rank_words(of).map(str::to_lowercase).collect::<Vec<_>>();
            let own = cardinal(u64::from(u32::from(of)) + 1);
            // The names of the Laws, and the number of the language.
            let laws = names::rank(of).speech().to_lowercase();
            words.into_iter().filter(|word| *word == own || *word == laws).collect::<Vec<_>>()
        };
        let files = || File::ALL.into_iter().flat_map(file);
        let ranks = || Rank::ALL.into_iter().flat_map(rank);
        let pieces = || {
            let own = Role::ALL.into_iter().flat_map(|role| spoken::piece_names(language, role)).map(String::as_str);
            own.chain(Role::ALL.map(|role| names::piece(role).speech())).map(str::to_lowercase)
        };
        let mut said: Vec<String> = match self {
            Slot::Square => files().flat_map(|file| ranks().map(move |rank| format!("{file} {rank}"))).collect(),
            Slot::Number | Slot::Points => (0..=SPOKEN_NUMBERS).map(cardinal).collect(),
            Slot::Rank => ranks().collect(),
            Slot::File => files().collect(),
            Slot::Piece => pieces().collect(),
            Slot::Move => return Some(spoken_move(language)),
            Slot::Time | Slot::Text => return None,
        };
        let mut seen = HashSet::new();
        said.retain(|said| seen.insert(said.clone()));
        Some(Expansion::Either(said.iter().map(|said| sequence(said)).collect()))
    }
}

/// `2:00`, `1:30:00`, in milliseconds.
pub(crate) fn time_in_figures(text: &str) -> Option<u64> {
    let parts: Vec<&str> = text.split(':').collect();
    let is_whole = |part: &&str| part.len() <= 3 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(is_whole) {
        return None;
    }
    let numbers: Vec<u64> = parts.iter().map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let is_time = numbers.iter().skip(1).all(|number| *number < 60);
    is_time.then(|| numbers.iter().fold(0, |seconds, part| seconds * 60 + part) * 1_000)
}

/// Points of a result: halves and whole ones.
pub(crate) fn points(text: &str, language: Language) -> Option<Points> {
    let number = match text {
        "½" | "1/2" => 0.5,
        _ => match text.replace(',', ".").parse::<f64>() {
            Ok(number) => number,
            Err(_) => number_word(&fold(text), language)?.into(),
        },
    };
    Points::from_number(number)
}

/// A text as words that follow one another.
fn sequence(said: &str) -> Expansion {
    Expansion::Sequence(said.split(' ').map(|word| Expansion::Word(word.to_owned())).collect())
}

/// Every form of a move that is said aloud: which are possible, no grammar can know.
fn spoken_move(language: Language) -> Expansion {
    let words = &language.words().moves;
    let optional = |expansion| Expansion::Optional(Box::new(expansion));
    let slot = |slot: Slot| Expansion::Rule(slot.name().to_owned());
    let texts = |texts: &[String]| texts.iter().map(|text| sequence(&text.to_lowercase())).collect::<Vec<_>>();
    let step = Expansion::Sequence(vec![
        optional(slot(Slot::Piece)),
        optional(slot(Slot::Square)),
        optional(Expansion::Either(texts(&words.takes))),
        slot(Slot::Square),
        optional(slot(Slot::Piece)),
    ]);
    let castling = [&words.short, &words.long].map(|words| texts(words)).concat();
    Expansion::Either(std::iter::once(step).chain(castling).collect())
}

/// A number in figures, in words of the language, or in English ones.
pub(crate) fn number(folded: &str, language: Language) -> Option<u32> {
    // `00` is castling.
    let is_number = folded == "0" || !folded.starts_with('0');
    folded.parse().ok().filter(|_| is_number).or_else(|| number_word(folded, language))
}

/// A number in words of the language, or English ones.
pub(crate) fn number_word(folded: &str, language: Language) -> Option<u32> {
    // Squares and moves, which are asked about most, need no table of words.
    let is_words = !folded.contains(|letter: char| letter.is_ascii_digit());
    let mut languages = [language, Language::En].into_iter().filter(|_| is_words);
    languages.find_map(|language| number_words(language).get(folded).copied())
}

/// The numbers that are understood in words, in every form.
fn number_words(language: Language) -> &'static HashMap<String, u32> {
    static WORDS: [OnceLock<HashMap<String, u32>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    WORDS[language as usize].get_or_init(|| {
        let forms = [Form::Counting, Form::Masculine, Form::Feminine];
        let words = |number: u32| {
            let mut said = forms.map(|form| numbers::cardinal(language, u64::from(number), form)).to_vec();
            // Few numbers have a form of their own.
            said.dedup();
            said.into_iter().map(move |said| (fold(&said), number))
        };
        (0..NUMBER_WORDS).flat_map(words).collect()
    })
}

/// Figures as a word of a grammar: *50* stands for *fifty*.
pub(crate) fn figures_as_word(folded: &str, language: Language) -> Option<String> {
    let number = folded.parse::<u64>().ok()?;
    Some(fold(&numbers::cardinal(language, number, Form::Counting)))
}

/// A file, by its letter or one of its names.
pub(crate) fn file_of(folded: &str) -> Option<File> {
    static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
        let words = |of: File| names::file_words(of).map(fold).chain([of.char().to_string()]);
        File::ALL.into_iter().flat_map(|of| words(of).map(move |word| (word, of))).collect()
    });
    FILES.get(folded).copied()
}

/// A rank in any language, or as a number.
pub(crate) fn rank_of(folded: &str, language: Language) -> Option<Rank> {
    static RANKS: LazyLock<HashMap<String, Rank>> = LazyLock::new(|| {
        let words = |of: Rank| names::rank_words(of).map(move |word| (fold(word), of));
        Rank::ALL.into_iter().flat_map(words).collect()
    });
    RANKS.get(folded).copied().or_else(|| {
        let number = number(folded, language)?;
        Rank::ALL.into_iter().find(|rank| u32::from(*rank) + 1 == number)
    })
}

/// A rank, or its figure with what follows it in an ordinal number: `4th`, `4ª`.
pub(crate) fn ordinal(folded: &str, language: Language) -> Option<Rank> {
    let figure = || {
        let (figure, letters) = folded.split_at_checked(1)?;
        let mut ordinals = [language, Language::En].into_iter().flat_map(|language| &language.words().ordinals);
        ordinals.any(|ordinal| fold(ordinal) == letters).then_some(figure)
    };
    rank_of(folded, language).or_else(|| rank_of(figure()?, language))
}
