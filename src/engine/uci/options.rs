//! What an engine is told to be: its strength and its options, checked against what it says that it takes.

use super::protocol::Offered;
use crate::game::engine_trouble::{CannotPlay, Takes};
use crate::game::participant::Strength;

/// Names nearer than this are offered for one that does not exist.
const NEAR: usize = 3;

/// Megabytes for what an engine remembers of its thinking, unless the player says otherwise.
const HASH: i64 = 64;

/// Where an engine keeps that it can be held down to a rating.
const RATING: &str = "UCI_Elo";
const LIMIT: &str = "UCI_LimitStrength";

/// The option of a name, however it is written.
pub fn find<'a>(offered: &'a [Offered], name: &str) -> Option<&'a Offered> {
    let wanted = name.to_lowercase();
    offered.iter().find(|option| option.name.to_lowercase() == wanted)
}

/// The ratings at which an engine can be told to play.
pub fn ratings(offered: &[Offered]) -> Option<(i64, i64)> {
    match (find(offered, LIMIT), &find(offered, RATING)?.takes) {
        (Some(_), Takes::Spin { min, max, .. }) => Some((*min, *max)),
        _ => None,
    }
}

/// Whether an engine knows Chess960.
pub fn knows_chess960(offered: &[Offered]) -> bool {
    find(offered, "UCI_Chess960").is_some()
}

/// What an engine is told before a game, in this order.
///
/// # Errors
/// What it does not take.
pub fn settings(
    name: &str,
    offered: &[Offered],
    strength: Strength,
    chess960: bool,
    own: &str,
) -> Result<Vec<String>, CannotPlay> {
    let mut lines = Vec::new();
    for (option, value) in usual(offered) {
        lines.push(line(option, Some(&value)));
    }
    match (find(offered, "UCI_Chess960"), chess960) {
        (Some(option), _) => lines.push(line(option, Some(&chess960.to_string()))),
        (None, true) => return Err(CannotPlay::NoChess960 { name: name.to_owned() }),
        (None, false) => {}
    }
    lines.extend(strength_of(name, offered, strength)?);
    for (wanted, value) in listed(own) {
        let option = find(offered, wanted).ok_or_else(|| no_such(name, offered, wanted))?;
        lines.push(set(option, value)?);
    }
    Ok(lines)
}

/// What is the same in every game: a player waits for one engine and not for a machine that is busy with it.
fn usual(offered: &[Offered]) -> Vec<(&Offered, String)> {
    let number = |name: &str, wanted: i64| {
        let option = find(offered, name)?;
        let Takes::Spin { min, max, .. } = option.takes else { return None };
        Some((option, wanted.clamp(min, max).to_string()))
    };
    let ponder = find(offered, "Ponder").map(|option| (option, "false".to_owned()));
    [number("Threads", 1), number("Hash", HASH), ponder].into_iter().flatten().collect()
}

fn strength_of(name: &str, offered: &[Offered], strength: Strength) -> Result<Vec<String>, CannotPlay> {
    let limited = |on: bool| find(offered, LIMIT).map(|option| line(option, Some(&on.to_string())));
    let Strength::Rating(rating) = strength else { return Ok(limited(false).into_iter().collect()) };
    let (least, most) = ratings(offered).ok_or_else(|| CannotPlay::NoRatings { name: name.to_owned() })?;
    if !(least..=most).contains(&i64::from(rating)) {
        return Err(CannotPlay::NoSuchRating { name: name.to_owned(), least, most });
    }
    let value = rating.to_string();
    let to_rating = find(offered, RATING).map(|option| line(option, Some(&value)));
    Ok([limited(true), to_rating].into_iter().flatten().collect())
}

/// Options with which engines play worse than they can.
const HANDICAPS: [&str; 6] = ["skill level", "uci_limitstrength", "uci_elo", "limitstrength", "elo", "strength"];

/// The player's own options without those of a weaker opponent, for an engine that gives advice.
pub fn without_handicap(own: &str) -> String {
    let kept = own.split(';').filter(|part| {
        let name = part.split('=').next().unwrap_or_default().trim().to_lowercase();
        !HANDICAPS.contains(&name.as_str())
    });
    kept.map(str::trim).collect::<Vec<_>>().join("; ")
}

/// `Hash=64; Clear Hash` as names and values.
fn listed(own: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let parts = own.split(';').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| match part.split_once('=') {
        Some((name, value)) => (name.trim(), Some(value.trim())),
        None => (part, None),
    })
}

fn no_such(name: &str, offered: &[Offered], wanted: &str) -> CannotPlay {
    let distance = |option: &Offered| strsim::damerau_levenshtein(&option.name.to_lowercase(), &wanted.to_lowercase());
    let near = offered.iter().map(|option| (distance(option), &option.name)).min();
    let near = near.filter(|(distance, _)| *distance <= NEAR).map(|(_, near)| near.clone());
    CannotPlay::NoSuchOption { name: name.to_owned(), option: wanted.to_owned(), near }
}

/// The line for a value that the option takes: an engine passes over another one in silence.
fn set(option: &Offered, value: Option<&str>) -> Result<String, CannotPlay> {
    let wrong = || CannotPlay::WrongValue {
        option: option.name.clone(),
        value: value.unwrap_or_default().to_owned(),
        takes: option.takes.clone(),
    };
    let given = value.unwrap_or_default();
    let value = match &option.takes {
        Takes::Button => (given.is_empty()).then_some(None),
        Takes::Text { .. } => (value.is_some() && !given.chars().any(char::is_control)).then(|| Some(given.to_owned())),
        Takes::Check { .. } => {
            ["true", "false"].into_iter().find(|word| *word == given).map(|word| Some(word.to_owned()))
        }
        Takes::Spin { min, max, .. } => {
            let number = given.parse::<i64>().ok().filter(|number| (*min..=*max).contains(number));
            number.map(|number| Some(number.to_string()))
        }
        Takes::Combo { of, .. } => {
            let found = of.iter().find(|word| word.to_lowercase() == given.to_lowercase());
            found.map(|word| Some(word.clone()))
        }
    };
    value.map(|value| line(option, value.as_deref())).ok_or_else(wrong)
}

fn line(option: &Offered, value: Option<&str>) -> String {
    match value {
        Some(value) => format!("setoption name {} value {value}", option.name),
        None => format!("setoption name {}", option.name),
    }
}

#[cfg(test)]
mod tests {
    use super::super::protocol::{Said, read};
    use super::*;

    fn offered() -> Vec<Offered> {
        let lines = [
            "option name Threads type spin default 4 min 2 max 8",
            "option name Hash type spin default 16 min 1 max 32",
            "option name Ponder type check default true",
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1350 min 1350 max 2850",
            "option name Style type combo default Solid var Solid var Risky",
            "option name Log File type string default <empty>",
            "option name Clear Hash type button",
        ];
        let read = |line: &str| match read(line) {
            Said::Option(offered) => offered,
            other => panic!("{other:?}"),
        };
        lines.map(read).to_vec()
    }

    fn told(strength: Strength, own: &str) -> Result<Vec<String>, CannotPlay> {
        settings("Test", &offered(), strength, false, own)
    }

    #[test]
    fn numbers_stay_within_what_the_engine_takes() {
        assert_eq!(
            told(Strength::Full, "").as_deref(),
            Ok(&[
                "setoption name Threads value 2".to_owned(),
                "setoption name Hash value 32".to_owned(),
                "setoption name Ponder value false".to_owned(),
                "setoption name UCI_LimitStrength value false".to_owned(),
            ][..])
        );
    }

    #[test]
    fn a_rating_is_one_that_the_engine_plays_at() {
        let lines = told(Strength::Rating(1500), "").expect("it takes that");
        assert!(lines.ends_with(&[
            "setoption name UCI_LimitStrength value true".to_owned(),
            "setoption name UCI_Elo value 1500".to_owned()
        ]));
        let range = CannotPlay::NoSuchRating { name: "Test".to_owned(), least: 1350, most: 2850 };
        assert_eq!(told(Strength::Rating(1349), ""), Err(range.clone()));
        assert_eq!(told(Strength::Rating(2851), ""), Err(range));
        let none = settings("Test", &[], Strength::Rating(1500), false, "");
        assert_eq!(none, Err(CannotPlay::NoRatings { name: "Test".to_owned() }));
        assert_eq!(settings("Test", &[], Strength::Full, false, ""), Ok(Vec::new()));
    }

    #[test]
    fn own_options_are_checked() {
        let last = |own: &str| told(Strength::Full, own).map(|lines| lines.last().cloned().unwrap_or_default());
        assert_eq!(last("hash = 8").as_deref(), Ok("setoption name Hash value 8"));
        assert_eq!(last("style=risky; clear hash").as_deref(), Ok("setoption name Clear Hash"));
        assert_eq!(last("Log File=é.log;").as_deref(), Ok("setoption name Log File value é.log"));
        for (own, option, value) in [
            ("Hash=33", "Hash", "33"),
            ("Style=é", "Style", "é"),
            ("ponder=maybe", "Ponder", "maybe"),
            ("Clear Hash=1", "Clear Hash", "1"),
        ] {
            let wrong = told(Strength::Full, own);
            assert!(
                matches!(&wrong, Err(CannotPlay::WrongValue { option: o, value: v, .. }) if o == option && v == value),
                "{own}: {wrong:?}"
            );
        }
        let no_such = |option: &str, near: Option<&str>| {
            let (name, near) = ("Test".to_owned(), near.map(str::to_owned));
            Err(CannotPlay::NoSuchOption { name, option: option.to_owned(), near })
        };
        assert_eq!(last("Hush=3"), no_such("Hush", Some("Hash")));
        assert_eq!(last("Größe"), no_such("Größe", None));
    }

    #[test]
    fn who_gives_advice_has_no_handicap() {
        assert_eq!(without_handicap("Hash=8;skill level = 3; UCI_Elo=1500;Größe=é"), "Hash=8; Größe=é");
        assert_eq!(without_handicap(""), "");
    }

    #[test]
    fn chess960_needs_an_engine_that_knows_it() {
        let without = settings("Test", &offered(), Strength::Full, true, "");
        assert_eq!(without, Err(CannotPlay::NoChess960 { name: "Test".to_owned() }));
    }
}
