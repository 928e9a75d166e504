//! How the words are pronounced that a player may say, and by which words commands are spoken: `lexicon.tsv` of each language.

use std::collections::BTreeMap;

use super::sphinx::model::{Model, Phone};
use crate::game::participant::{HearStyle, Language};

/// The kinds of lines in the files that are not those of a style.
const SAY: &str = "say";
const COMMAND: &str = "command";

/// A command that can be spoken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The rule of the language's grammar that the words say.
    pub rule: &'static str,
    /// The words, as they could be typed.
    pub words: &'static str,
}

/// One line of a lexicon.
struct Line {
    /// `say`, `command`, or the name of a style.
    kind: &'static str,
    word: &'static str,
    /// Its phones, or the words of a command.
    behind: &'static str,
    /// What it costs to say it so, in the unit of the costs of senones: rare pronunciations cost more.
    cost: i32,
}

fn lines(language: Language) -> impl Iterator<Item = Line> {
    let lines = language.locale().lexicon.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| {
        let mut fields = line.split('\t');
        let (kind, word, behind) = (fields.next()?, fields.next()?, fields.next()?);
        let cost = fields.next().map_or(Ok(0), str::parse).ok()?;
        fields.next().is_none().then_some(Line { kind, word, behind, cost })
    })
}

pub fn commands(language: Language) -> impl Iterator<Item = Command> {
    lines(language).filter(|line| line.kind == SAY).map(|line| Command { rule: line.word, words: line.behind })
}

/// In whose language the words of a style are at home.
pub const fn home(style: HearStyle) -> Language {
    match style {
        HearStyle::Fide => crate::notation::phonetic::LANGUAGE,
        HearStyle::Nato | HearStyle::Plain => Language::ALL[0],
    }
}

/// One way to say a word.
#[derive(Clone, Debug, PartialEq)]
pub struct Pronunciation {
    pub phones: Vec<Phone>,
    /// What it costs to say it so.
    pub cost: i32,
}

/// The pronunciations of all words that one player may say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lexicon {
    words: BTreeMap<String, Vec<Pronunciation>>,
}

impl Lexicon {
    /// That of a player of this language, who says moves in this style.
    pub fn of(model: &Model, style: HearStyle, language: Language) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for Line { kind, word, behind, cost } in lines(language) {
            if kind == style.name() || kind == COMMAND {
                lexicon.add(model, word, behind, cost);
            }
        }
        // A word of which a language says nothing is said as at home. English words are by many, whatever their language; how those of
        // FIDE are said is listed whole.
        let mut at_home = Lexicon::default();
        for Line { word, behind, cost, .. } in lines(home(style)).filter(|line| line.kind == style.name()) {
            at_home.add(model, word, behind, cost);
        }
        for (word, ways) in at_home.words {
            let known = lexicon.words.entry(word).or_default();
            if known.is_empty() || style != HearStyle::Fide {
                let more: Vec<Pronunciation> =
                    ways.into_iter().filter(|way| known.iter().all(|known| known.phones != way.phones)).collect();
                known.extend(more);
            }
        }
        lexicon
    }

    /// Adds a pronunciation; whether the model has all its phones.
    pub fn add(&mut self, model: &Model, word: &str, phones: &str, cost: i32) -> bool {
        let Some(phones) = phones.split(' ').map(|name| model.phone(name)).collect::<Option<Vec<_>>>() else {
            return false;
        };
        let known = self.words.entry(word.to_owned()).or_default();
        match known.iter_mut().find(|known| known.phones == phones) {
            Some(same) => same.cost = same.cost.min(cost),
            None => known.push(Pronunciation { phones, cost }),
        }
        true
    }

    /// The pronunciations of a word; none where it is not known.
    pub fn pronunciations(&self, word: &str) -> &[Pronunciation] {
        self.words.get(word).map_or(&[], Vec::as_slice)
    }

    /// That of everybody: the words of a style in all accents.
    pub fn of_all(model: &Model, style: HearStyle) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for Line { kind, word, behind, cost } in Language::ALL.into_iter().flat_map(lines) {
            if kind == style.name() {
                lexicon.add(model, word, behind, cost);
            }
        }
        lexicon
    }

    /// Says a word in these ways alone, where the model has their phones; where it has none of them, as before.
    pub fn say_so(&mut self, model: &Model, word: &str, ways: &[String]) {
        let mut own = Lexicon::default();
        for phones in ways {
            own.add(model, word, phones, 0);
        }
        if let Some(ways) = own.words.remove(word) {
            self.words.insert(word.to_owned(), ways);
        }
    }

    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::lines::command::{self, Heard};

    #[test]
    fn every_line_of_every_lexicon_is_whole() {
        for language in Language::ALL {
            let kinds: Vec<&str> = [SAY, COMMAND].into_iter().chain(HearStyle::ALL.map(HearStyle::name)).collect();
            let text = language.locale().lexicon;
            let meant = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            assert_eq!(lines(language).count(), meant.count(), "{language:?}: a line has not three or four fields");
            for Line { kind, word, behind, .. } in lines(language) {
                assert!(kinds.contains(&kind) && !word.is_empty() && !behind.is_empty(), "{language:?}: {kind} {word}");
            }
        }
    }

    #[test]
    fn english_words_may_sound_english_in_every_language() {
        let model = Model::read(&super::super::sphinx::model_directory()).expect("the model");
        for style in [HearStyle::Nato, HearStyle::Plain] {
            let at_home = Lexicon::of(&model, style, home(style));
            for language in Language::ALL {
                let lexicon = Lexicon::of(&model, style, language);
                for (word, ways) in lines(home(style))
                    .filter(|line| line.kind == style.name())
                    .map(|line| (line.word, at_home.pronunciations(line.word)))
                {
                    let own = lexicon.pronunciations(word);
                    let is_known = |way: &Pronunciation| own.iter().any(|own| own.phones == way.phones);
                    assert!(ways.iter().all(is_known), "{language:?}: {word}");
                }
            }
        }
        // The accents are among them.
        let german = Lexicon::of(&model, HearStyle::Plain, Language::De);
        assert_eq!(german.pronunciations("king").len(), 2);
    }

    #[test]
    fn every_command_can_be_typed_in_the_same_words() {
        for language in Language::ALL {
            for Command { rule, words } in commands(language) {
                let typed = command::parse(words, language);
                let is_word = matches!(typed, Some(Heard::Word(_)));
                assert!(is_word || rule.starts_with("say-"), "{language:?}: {words} is {typed:?}");
                for word in words.split(' ') {
                    let known = lines(language).any(|line| line.kind == COMMAND && line.word == word);
                    assert!(known, "{language:?}: how is {word} of {words} said?");
                }
            }
            let rules: Vec<&str> = commands(language).map(|command| command.rule).collect();
            for wanted in
                ["repeat", "clock", "own-time", "other-time", "say-correct", "yes", "no", "press", "draw", "resign"]
            {
                assert!(rules.contains(&wanted), "{language:?}: {wanted}");
            }
        }
    }
}
