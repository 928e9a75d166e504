//! Time controls that have a name: those that come with the program, and the user's own.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use toml::de::DeValue;

use super::{Layer, Problem, SourceFile};
use crate::game::clock::{TimeControl, Times};
use crate::game::wrong_value::WrongValue;
use crate::rules::position::{ByColor, Color};

const EMBEDDED: &str = include_str!("../../config/clocks.toml");
/// No name is longer, in characters.
const LONGEST_NAME: usize = 40;
/// What a line looks like, for those who mistype one.
const LOOKS_LIKE: &str = "25+5, or { white = \"5\", black = \"4\" }";

/// A time control with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    pub name: String,
    /// The control of each side.
    pub time: Times,
    /// Whether it is the user's own; otherwise it has a name in every language.
    pub own: bool,
}

/// All time controls that have a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks(Vec<Preset>);

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks::load(None).0
    }
}

/// Why a text is no name for a time control.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// It has other characters, is empty or too long, or is a time control itself.
    #[error("a name is made of letters, figures and hyphens, and is no time control itself")]
    NoName,
    /// It is the name of a control that comes with the program.
    #[error("this is the name of a control that comes with the program; take another one")]
    OfTheProgram,
}

impl Clocks {
    /// The presets of the program, followed by the user's own. A wrong line of the user's file is told and left out.
    pub fn load(user: Option<&SourceFile>) -> (Clocks, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut presets = Vec::new();
        for (name, time, _) in lines(EMBEDDED, &mut |_, _, _| ()) {
            presets.push(Preset { name, time, own: false });
        }
        if let Some(file) = user {
            let mut tell = |line: usize, key: &str, why: WrongValue| {
                problems.push(Problem::in_file(Layer::User, file, line, key, why));
            };
            for (name, time, line) in lines(&file.text, &mut tell) {
                match check_name(&name) {
                    Ok(name) => presets.push(Preset { name, time, own: true }),
                    Err(error) => tell(line, &name, error.to_string().into()),
                }
            }
            problems.sort_by_key(|problem| problem.line);
        }
        (Clocks(presets), problems)
    }

    /// All of them, in the order of the files.
    pub fn iter(&self) -> impl Iterator<Item = &Preset> {
        self.0.iter()
    }

    /// The one of a name. Case and blanks make no difference.
    pub fn named(&self, name: &str) -> Option<&Preset> {
        let wanted = as_name(name);
        self.0.iter().find(|preset| preset.name == wanted)
    }

    /// The controls that a text names: a name, or what [`Times`] reads.
    ///
    /// # Errors
    /// Which part is wrong, and what would be right.
    pub fn resolve(&self, text: &str) -> Result<Times, WrongValue> {
        if let Some(preset) = self.named(text) {
            return Ok(preset.time.clone());
        }
        let near = || self.nearest(text).map(str::to_owned);
        let wrong = |why| WrongValue::Time { given: text.trim().to_owned(), why: Box::new(why), near: near() };
        text.parse().map_err(wrong)
    }

    /// The name that somebody may have meant.
    fn nearest(&self, text: &str) -> Option<&str> {
        let wanted = as_name(text);
        if !wanted.starts_with(char::is_alphabetic) {
            return None;
        }
        let near =
            self.0.iter().map(|preset| (strsim::damerau_levenshtein(&preset.name, &wanted), preset.name.as_str()));
        near.min().filter(|(distance, _)| *distance <= 3).map(|(_, name)| name)
    }
}

fn read<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("`{}` is wrong here: {error}", text.trim()))
}

/// A name as it stands in the file: small letters, hyphens for blanks.
fn as_name(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase()
}

/// The name that a text is, for a control of the user's own.
///
/// # Errors
/// What a name is, or that this one is taken.
pub fn check_name(text: &str) -> Result<String, NameError> {
    let name = as_name(text);
    let fits = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let begins = name.starts_with(char::is_alphabetic);
    if !begins || !name.chars().all(fits) || name.chars().count() > LONGEST_NAME || text.parse::<TimeControl>().is_ok()
    {
        return Err(NameError::NoName);
    }
    let taken = lines(EMBEDDED, &mut |_, _, _| ()).iter().any(|(embedded, _, _)| *embedded == name);
    if taken { Err(NameError::OfTheProgram) } else { Ok(name) }
}

/// The lines that can be read, in their order, with their numbers; what is wrong is told by line, name and reason.
fn lines(text: &str, tell: &mut dyn FnMut(usize, &str, WrongValue)) -> Vec<(String, Times, usize)> {
    let line_of = |start: usize| super::lines::line_of(text, start);
    let (table, broken) = super::lines::read(text, "our-league = \"25+5\"", tell);
    let mut found = BTreeMap::new();
    for (name, value) in table.get_ref() {
        let line = line_of(name.span().start);
        match both(value.get_ref()) {
            _ if broken.contains(&line) => {}
            Ok(time) => drop(found.insert(line, (name.get_ref().clone().into_owned(), time, line))),
            Err(why) => tell(line, name.get_ref(), why.into()),
        }
    }
    found.into_values().collect()
}

fn both(value: &DeValue<'_>) -> Result<Times, String> {
    match value {
        DeValue::String(text) => read(text),
        DeValue::Integer(minutes) => read::<TimeControl>(&minutes.to_string()).map(Times::from),
        DeValue::Table(table) if table.len() == 2 => {
            let side = |side: Color| {
                let text = table.get(side.fold_wb("white", "black")).and_then(|text| text.get_ref().as_str());
                text.ok_or_else(|| format!("right would be {LOOKS_LIKE}")).and_then(read::<TimeControl>)
            };
            Ok(Times::from(ByColor { white: side(Color::White)?, black: side(Color::Black)? }))
        }
        _ => Err(format!("right would be {LOOKS_LIKE}")),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn load(text: &str) -> (Clocks, Vec<String>) {
        let (clocks, problems) = Clocks::load(Some(&SourceFile { path: "clocks.toml".into(), text: text.to_owned() }));
        (clocks, problems.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn every_embedded_line_is_a_control_with_a_name() {
        let mut wrong = Vec::new();
        let lines = lines(EMBEDDED, &mut |line, name, why| wrong.push(format!("{line} {name}: {why}")));
        assert!(wrong.is_empty(), "{wrong:?}");
        assert_eq!(lines.len(), EMBEDDED.lines().filter(|line| line.contains(" = ") && !line.starts_with('#')).count());
        assert!(lines.iter().all(|(name, _, _)| as_name(name) == *name && name.parse::<TimeControl>().is_err()));
    }

    #[test]
    fn a_name_stands_for_its_control() {
        let (clocks, wrong) = load("our-league = \"90/40+15,30+15\"\nten = 10\n");
        assert_eq!(wrong, [""; 0]);
        let text = |text: &str| clocks.resolve(text).map(|time| time.to_string()).map_err(|why| why.to_string());
        assert_eq!(text("fide-standard"), Ok("90/40+30,30+30".to_owned()));
        assert_eq!(text("Our League"), Ok("90/40+15,30+15".to_owned()));
        assert_eq!((text("ten"), text("25+5")), (Ok("10".to_owned()), Ok("25+5".to_owned())));
        assert_eq!(text("armageddon"), Ok("armageddon white=5 black=4".to_owned()));
        assert_eq!(text("black=4 white=5+1"), Ok("white=5+1 black=4".to_owned()));
        assert_eq!(text("armageddon 5 / 4"), text("Armageddon"));
        assert_eq!(
            text("fide-standart"),
            Err("`fide-standart` is wrong here: part 1: `fide-standart` is no whole number of minutes; or did you mean `fide-standard`?".to_owned())
        );
        assert_eq!(
            text("25:5"),
            Err("`25:5` is wrong here: part 1: after the colon of `25:5` belong two figures of seconds, as in 3:30; an increment looks like 25+5".to_owned())
        );
    }

    #[test]
    fn a_wrong_line_gives_one_error_and_spares_the_others() {
        let (clocks, wrong) = load(
            "good = \"5\"\nbad = \"90/40+30,30+\"\nblitz = \"7\"\nodd = { white = \"5\" }\n\"a b!\" = \"5\"\nhourglass-x = []\nlast = \"3+2\"\n",
        );
        assert_eq!(
            wrong,
            [
                "clocks.toml line 2, bad: `90/40+30,30+` is wrong here: part 2: `` is no whole number of seconds",
                "clocks.toml line 3, blitz: this is the name of a control that comes with the program; take another one",
                "clocks.toml line 4, odd: right would be 25+5, or { white = \"5\", black = \"4\" }",
                "clocks.toml line 5, a b!: a name is made of letters, figures and hyphens, and is no time control itself",
                "clocks.toml line 6, hourglass-x: right would be 25+5, or { white = \"5\", black = \"4\" }",
            ]
        );
        assert!(clocks.named("good").is_some() && clocks.named("last").is_some());
        assert_eq!(clocks.named("blitz").map(|preset| preset.time.to_string()), Some("5".to_owned()));
    }

    #[test]
    fn no_control_is_a_name() {
        for text in ["", "5", "5+3", "up", "none", "hourglass 5", "-a", "a/b", "ä!", &"x".repeat(50)] {
            assert_eq!(check_name(text), Err(NameError::NoName), "{text}");
        }
        assert_eq!(check_name("Blitz"), Err(NameError::OfTheProgram));
        assert_eq!(check_name(" Übungs Blitz "), Ok("übungs-blitz".to_owned()));
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,30}|[a-z0-9=\" {}\n,+/]{0,40}") {
            let (clocks, _) = load(&text);
            if let Ok(time) = clocks.resolve(&text) {
                prop_assert_eq!(clocks.resolve(&time.to_string()), Ok(time));
            }
        }
    }
}
