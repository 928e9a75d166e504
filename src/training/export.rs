//! What is known of a pupil, as a file that another machine takes over, and as a table for other programs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::glicko::Rating;
use super::pupil::{Attempt, Pupil};
use super::rounds::{Played, Score};
use super::schedule::Card;
use super::store::repertoires::Kept;
use crate::time::Civil;
use crate::training::notices::training::Telling;
use crate::words::system::{FormError, FormSays};

/// By this the file is known.
const FORMAT: &str = "annabella-training";
/// Its form; a newer one is not read. The first one had no rounds, the second one no repertoires, the third one no puzzles but those that were
/// tried, each with its attempt.
const SCHEMA: u32 = 4;

/// A file of one pupil.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    schema: u32,
    name: String,
    telling: String,
    rating: Rating,
    cards: Vec<Card>,
    attempts: Vec<Attempt>,
    #[serde(default)]
    rounds: Vec<Played>,
    #[serde(default)]
    repertoires: Vec<Kept>,
    /// Puzzles that the program does not bring, by their names.
    #[serde(default)]
    own: BTreeMap<String, String>,
}

/// All that is known of a pupil.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    /// How they stand.
    pub pupil: Pupil,
    /// What came of puzzles, in its order.
    pub attempts: Vec<Attempt>,
    /// Rounds of drills, in their order.
    pub rounds: Vec<Played>,
    /// Their openings.
    pub repertoires: Vec<Kept>,
}

/// Writes all that is known of a pupil.
///
/// # Errors
/// A number is none that JSON can hold.
pub fn write(known: Known) -> Result<String, serde_json::Error> {
    let Known { pupil, attempts, rounds, repertoires } = known;
    let mut cards: Vec<Card> = pupil.cards.values().cloned().collect();
    let own = pupil.own.into_iter().collect();
    cards.sort_by(|one, other| one.item.cmp(&other.item));
    let (format, telling) = (FORMAT.to_owned(), pupil.telling.name().to_owned());
    let name = pupil.name.clone();
    let file =
        File { format, schema: SCHEMA, name, telling, rating: pupil.rating, cards, attempts, rounds, repertoires, own };
    serde_json::to_string_pretty(&file).map(|text| text + "\n")
}

/// Reads it back.
///
/// # Errors
/// Why it is no such file.
pub fn read(text: &str) -> Result<Known, FormError> {
    let file: File = serde_json::from_str(text)?;
    if file.format != FORMAT || file.schema > SCHEMA {
        return Err(FormSays::Foreign.into());
    }
    let numbers = [file.rating.rating, file.rating.deviation, file.rating.volatility];
    if !numbers.iter().all(|number| number.is_finite() && *number > 0.0) {
        return Err(FormSays::Kind.into());
    }
    let mut pupil =
        Pupil { name: file.name, telling: Telling::from_name(&file.telling).unwrap_or_default(), ..Pupil::default() };
    for attempt in &file.attempts {
        pupil.take(attempt);
    }
    for round in &file.rounds {
        pupil.scores.take(&round.score);
    }
    pupil.rating = file.rating;
    pupil.own.extend(file.own);
    pupil.cards = file.cards.into_iter().map(|card| (card.item.clone(), card)).collect();
    if file.repertoires.iter().any(|kept| kept.read().is_err()) {
        return Err(FormSays::Openings.into());
    }
    Ok(Known { pupil, attempts: file.attempts, rounds: file.rounds, repertoires: file.repertoires })
}

/// All attempts and rounds as comma-separated values (RFC 4180), in the order of time. The columns have English names, as other programs
/// want them.
pub fn csv(attempts: &[Attempt], rounds: &[Played]) -> String {
    let head = "day,way,puzzle,solved,hints,mistakes,seconds,rating,deviation,drill,timed,level,right,wrong,pieces\r\n";
    let attempts = attempts.iter().map(|attempt| (attempt.at, of_attempt(attempt)));
    let mut rows: Vec<(u64, String)> = attempts.chain(rounds.iter().map(|round| (round.at, of_round(round)))).collect();
    rows.sort_by_key(|(at, _)| *at);
    rows.into_iter().fold(head.to_owned(), |text, (_, row)| text + &row + "\r\n")
}

fn of_attempt(attempt: &Attempt) -> String {
    format!(
        "{},{},{},{},{},{},{}.{:03},{:.0},{:.0},,,,,,",
        day(attempt.at),
        attempt.way.name(),
        quoted(&attempt.item),
        u8::from(attempt.clean),
        attempt.hints,
        attempt.mistakes,
        attempt.millis / 1000,
        attempt.millis % 1000,
        attempt.rating.rating,
        attempt.rating.deviation,
    )
}

fn of_round(Played { at, score }: &Played) -> String {
    let Score { drill, timed, level, hits, misses, size } = score;
    format!("{},drill,,,,,,,,{},{},{level},{hits},{misses},{size}", day(*at), drill.name(), u8::from(*timed))
}

/// A value that may hold a comma, a quote or the end of a line.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\r', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

/// The day as 2026-11-26.
pub fn day(at: u64) -> String {
    let Civil { year, month, day, .. } = Civil::of(at);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::training::notices::drill::Drill;
    use crate::training::notices::training::Way;
    use crate::training::rounds::Scores;
    use crate::training::schedule::Recall;

    fn attempt(item: &str, clean: bool) -> Attempt {
        let card = (!clean).then(|| Card::new(item, 1_790_000_000).after(Recall::Failed, 1_790_000_000));
        let (at, rating) = (1_790_000_000, Rating { rating: 1463.4, ..Rating::default() });
        let way = Way::Rated;
        Attempt {
            item: item.to_owned(),
            way,
            at,
            clean,
            hints: 1,
            mistakes: 2,
            millis: 12_345,
            streak: 0,
            rating,
            card,
            own: None,
        }
    }

    fn round() -> Played {
        let score = Score { drill: Drill::Memory, timed: false, level: 6, hits: 10, misses: 2, size: 5 };
        Played { at: 1_790_086_400, score }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let attempts = vec![attempt("abc", true), attempt("déf", false)];
        let mut pupil = Pupil { name: "Zoë".to_owned(), telling: Telling::Rank, ..Pupil::default() };
        for attempt in &attempts {
            pupil.take(attempt);
        }
        let rounds = vec![round()];
        let own = [("made:x".to_owned(), "a line".to_owned())];
        pupil.own.extend(own);
        pupil.scores.take(&rounds[0].score);
        let kept = Kept { name: "Caro-Kann".to_owned(), black: true, text: "1. e4 c6 *".to_owned() };
        let known = Known { pupil, attempts, rounds, repertoires: vec![kept] };
        let text = write(known.clone()).expect("JSON");
        assert_eq!(read(&text), Ok(known.clone()));
        for (from, to) in [
            ("\"schema\": 4", "\"schema\": 5"),
            (FORMAT, "other"),
            ("1463.4", "-1463.4"),
            ("rated", "odd"),
            ("memory", "odd"),
            ("1. e4 c6", "1. e4 c9"),
        ] {
            assert!(read(&text.replace(from, to)).is_err(), "{from}");
        }
        // The first form had no rounds, the second one no repertoires, the third one nothing behind them.
        let form = |before: &str, number: u32| {
            let (head, _) = text.split_once(&format!(",\n  \"{before}\"")).expect("it is there");
            read(&(head.replace("\"schema\": 4", &format!("\"schema\": {number}")) + "}"))
        };
        let third = Known { pupil: Pupil { own: HashMap::new(), ..known.pupil.clone() }, ..known.clone() };
        assert_eq!(form("own", 3), Ok(third.clone()));
        let second = Known { repertoires: Vec::new(), ..third };
        assert_eq!(form("repertoires", 2), Ok(second.clone()));
        let pupil = Pupil { scores: Scores::default(), ..second.pupil.clone() };
        assert_eq!(form("rounds", 1), Ok(Known { pupil, rounds: Vec::new(), ..second }));
    }

    #[test]
    fn the_table_has_a_row_for_each_attempt() {
        let text = csv(&[attempt("abc", true), attempt("d,\"f", false)], &[round()]);
        let rows: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(rows[1], "2026-09-21,rated,abc,1,1,2,12.345,1463,350,,,,,,");
        assert!(rows[2].starts_with("2026-09-21,rated,\"d,\"\"f\",0,1,2,"), "{}", rows[2]);
        assert_eq!(rows[3], "2026-09-22,drill,,,,,,,,memory,0,6,10,2,5");
        assert_eq!(rows.len(), 5);
        assert!(rows[..4].iter().all(|row| row.replace("\"d,\"\"f\"", "").matches(',').count() == 14), "{rows:?}");
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "\\PC{0,200}") {
            let _whatever = read(&text);
        }
    }
}
