//! Every value that selects a variant of a sentence has one in each language, and every variant can be selected.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;

use super::notices;
use crate::cli::equipment::Equipment;
use crate::game::declare::Sample;
use crate::game::participant::{Empties, Language, Style, TimeWords};
use crate::game::roles::Seat;
use crate::game::ruling_says::Says as Ruled;
use crate::game::screen_event::ScreenEvent;
use crate::game::sheet_log::Says;
use crate::game::system_error::SystemError;
use crate::input::voice::teaching::Teaching;
use crate::output::recording::sentences::Spoken;
use crate::rules::position::ByColor;
use crate::scoresheet::sentences::comparing::Comparing;
use crate::scoresheet::sentences::converting::Converting;
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sentences::page::{PageText, TAGS, VALUES};
use crate::screen::texts::ScreenAction;
use crate::words::declare::Say as _;
use crate::words::heard::{self, Arguments, Heard, Known};
use crate::words::samples::{messages, reports};
use crate::words::system::FormError;
use crate::words::{Listener, Words};

/// Says everything.
fn say_everything() -> (Heard, Known) {
    let words = Words::new();
    for language in Language::ALL {
        let short = Listener { language, sides: true, ..Listener::default() };
        let (style, times, empties) = (Style::Literate, TimeWords::Long, Empties::Skipped);
        for listener in [short, Listener { style, empties, times, ..short }] {
            for message in messages() {
                let _ = words.message(&message, &listener);
            }
            for notice in notices() {
                let _ = words.notice(&notice, &listener);
            }
            for line in Equipment::samples() {
                let _ = words.equipment(&line, language);
            }
            for line in Teaching::samples() {
                let _ = words.teaching(&line, language);
            }
            let _ = words.is_yes("", language);
            for line in Converting::samples() {
                let _ = words.converting(&line, language);
            }
            for says in SystemError::samples() {
                let _ = says.say(words.voice(&listener));
            }
            for says in FormError::samples() {
                let _ = says.say(words.voice(&listener));
            }
            for line in Comparing::samples() {
                let _ = words.comparing(&line, &listener);
            }
            // What stands beside the moves, where that is another sentence than the one to a person.
            let asked = ScreenEvent::Asked { visitor: 0, seat: Seat::Arbiter, name: String::new() };
            let _ = words.note(&Says::Ruled(Ruled::Screen(asked)), &listener);
            for sentence in Spoken::samples() {
                let _ = words.spoken(sentence, &listener);
            }
        }
        for line in HeadingLine::samples() {
            let _ = words.heading(line, language);
        }
        for text in PageText::samples() {
            let _ = words.page(&text, language);
        }
        for tag in TAGS {
            let _ = words.page_tag(tag, language);
        }
        for value in VALUES {
            let _ = words.page_value("Termination", value, language);
        }
        for running in Option::samples() {
            let _ = words.clock_in_figures(ByColor::default(), running, language);
        }
        let _ = words.pair_in_letters("e4", language);
        let _ = (words.screen(language), words.screen_title(["Ada", "Berta"], language));
        let _ = words.screen_door(language);
        for report in reports() {
            let _ = words.screen_move(&report, language);
        }
        for action in ScreenAction::samples() {
            let _ = words.screen_action(action, language);
        }
    }
    heard::take()
}

/// The sentences of a language.
type Patterns = BTreeMap<String, Pattern<String>>;

fn patterns(language: Language) -> Patterns {
    let mut all = Patterns::new();
    for text in language.locale().sentences {
        let resource = parser::parse(text.to_owned()).expect("a file of the locales");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                all.insert(message.id.name, message.value.expect("a message has a text"));
            }
        }
    }
    all
}

/// A variant: the sentence in which it is written, the argument that selects, its name.
type Place = (String, String, String);

/// Goes through sentences as Fluent does.
struct Walk<'a> {
    all: &'a Patterns,
    known: &'a Known,
    /// The sentence that is said, and the one in it that is gone through.
    key: &'a str,
    home: &'a str,
    arguments: &'a Arguments,
    said: BTreeSet<&'a str>,
    there: BTreeSet<Place>,
    selected: BTreeSet<Place>,
    wrong: BTreeSet<String>,
}

fn name(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
    }
}

impl<'a> Walk<'a> {
    fn sentence(&mut self, key: &'a str) {
        let outer = std::mem::replace(&mut self.home, key);
        self.said.insert(key);
        self.pattern(&self.all[key]);
        self.home = outer;
    }

    fn pattern(&mut self, pattern: &'a Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<String>) {
        match expression {
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => self.sentence(&id.name),
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression),
            Expression::Inline(_) => {}
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants }
                if self.arguments.contains_key(&id.name) =>
            {
                self.choice(&id.name, variants);
            }
            // A number takes any of them.
            Expression::Select { variants, .. } => variants.iter().for_each(|variant| self.pattern(&variant.value)),
        }
    }

    fn choice(&mut self, argument: &'a str, variants: &'a [Variant<String>]) {
        let place = |name: &str| (self.home.to_owned(), argument.to_owned(), name.to_owned());
        let value = self.arguments[argument].as_str();
        let found = variants.iter().find(|variant| name(variant) == value);
        let default = variants.iter().find(|variant| variant.default).expect("there is always one");
        // A default of this name stands for the rest, and nothing needs no words.
        self.there.extend(variants.iter().map(|variant| place(name(variant))));
        if found.is_none() && name(default) != "other" && !["", "none"].contains(&value) {
            self.wrong.insert(format!("`{}` has no variant for ${argument} = `{value}`", self.key));
            return;
        }
        let chosen = found.unwrap_or(default);
        let known = self.known.get(&(self.key.to_owned(), argument.to_owned()));
        let others = known.into_iter().flatten().map(String::as_str);
        self.selected.extend([name(chosen), "other"].into_iter().chain(others).map(place));
        self.pattern(&chosen.value);
    }
}

fn walk<'a>(all: &'a Patterns, heard: &'a Heard, known: &'a Known, none: &'a Arguments) -> Walk<'a> {
    let (said, there, selected, wrong) = Default::default();
    let mut walk = Walk { all, known, key: "", home: "", arguments: none, said, there, selected, wrong };
    for (key, each) in heard.iter().filter(|(key, _)| all.contains_key(*key)) {
        walk.key = key;
        for arguments in each {
            walk.arguments = arguments;
            walk.sentence(key);
        }
    }
    walk
}

#[test]
fn every_value_has_its_variant_and_every_variant_its_value() {
    let (heard, known) = say_everything();
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (all, none) = (patterns(language), Arguments::new());
        let walk = walk(&all, &heard, &known, &none);
        let unknown = walk.there.difference(&walk.selected);
        let unknown = unknown.map(|(home, argument, name)| format!("`{home}`: nothing is ${argument} = `{name}`"));
        wrong.extend(walk.wrong.iter().cloned().chain(unknown).map(|wrong| format!("{language:?} {wrong}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_sentence_is_said() {
    let (heard, known) = say_everything();
    let (all, none) = (patterns(Language::En), Arguments::new());
    let said = walk(&all, &heard, &known, &none).said;
    // Which openings there are is known to `answers`, with a test of its own.
    let elsewhere = |key: &str| key.starts_with("opening-");
    let unsaid: Vec<&String> = all.keys().filter(|key| !said.contains(key.as_str()) && !elsewhere(key)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
