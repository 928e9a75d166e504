//! Counting, and the tables.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::said::Form;
use crate::voices::Voice;

/// What came of an utterance.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What was said.
    Right,
    /// Something else, taken for certain.
    Wrong,
    /// It was asked which of several moves was said, and it was one of them.
    AskedWithIt,
    /// It was asked, and it was none of them.
    Asked,
    /// It was taken for a move that is not legal.
    Illegal,
    /// It was not understood.
    Nothing,
}

/// The outcomes of a row.
#[derive(Copy, Clone, Debug, Default)]
struct Counts {
    all: u32,
    by: [u32; 6],
}

impl Counts {
    fn add(&mut self, outcome: Outcome) {
        self.all += 1;
        self.by[outcome as usize] += 1;
    }

    fn share(self, outcome: Outcome) -> f64 {
        100.0 * f64::from(self.by[outcome as usize]) / f64::from(self.all.max(1))
    }
}

/// All tables.
#[derive(Default)]
pub struct Tables {
    rows: BTreeMap<(String, String, Form), Counts>,
    unsaid: BTreeMap<String, u32>,
    /// How often a word was taken for another one, by language.
    confused: BTreeMap<(String, String, String), u32>,
    ready: Vec<Duration>,
    took: Vec<Duration>,
}

impl Tables {
    /// Counts an utterance in its row; in the main table by language and by voice, too.
    pub fn count(
        &mut self,
        table: &str,
        row: &str,
        voice: Option<&Voice>,
        form: Form,
        outcome: Outcome,
        [ready, took]: [Duration; 2],
    ) {
        self.add(table, row, form, outcome);
        if let Some(voice) = voice.filter(|_| row == "all") {
            self.add("Clean, full form, by language", voice.language.code(), form, outcome);
            self.add("Clean, full form, by voice", &voice.label(), form, outcome);
        }
        self.ready.push(ready);
        self.took.push(took);
    }

    /// Counts an utterance in one row.
    pub fn add(&mut self, table: &str, row: &str, form: Form, outcome: Outcome) {
        self.rows.entry((table.to_owned(), row.to_owned(), form)).or_default().add(outcome);
    }

    /// Counts the words that were taken for others, where as many were heard as were said.
    pub fn confuse(&mut self, language: &str, said: &[String], heard: &[String]) {
        if said.len() != heard.len() {
            return;
        }
        for (said, heard) in said.iter().zip(heard).filter(|(said, heard)| said != heard) {
            *self.confused.entry((language.to_owned(), said.clone(), heard.clone())).or_default() += 1;
        }
    }

    /// Counts something that could not be said.
    pub fn unsaid(&mut self, table: &str) {
        *self.unsaid.entry(table.to_owned()).or_default() += 1;
    }
}

fn percentile(mut durations: Vec<Duration>, percent: usize) -> f64 {
    durations.sort();
    let at = durations.len() * percent / 100;
    durations.get(at.min(durations.len().saturating_sub(1))).map_or(0.0, |duration| duration.as_secs_f64() * 1000.0)
}

impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = "";
        for ((table, row, form), counts) in &self.rows {
            if table != last {
                writeln!(f, "{}## {table}\n", if last.is_empty() { "" } else { "\n" })?;
                writeln!(
                    f,
                    "| | said | n | right % | wrong % | asked, with it % | asked, without it % | taken as illegal % | not understood % |"
                )?;
                writeln!(f, "|---|---|---|---|---|---|---|---|---|")?;
                last = table;
            }
            let said = match form {
                Form::Full | Form::PieceTo | Form::To => "moves",
                Form::Illegal | Form::IllegalPieceTo | Form::IllegalTo => "illegal moves",
                Form::Command => "commands",
                Form::Answer => "answers",
                Form::Talk => "no move",
            };
            let share = |outcome| format!("{:.1}", counts.share(outcome));
            // Nothing is right of what is no move.
            let right = if *form == Form::Talk { "-".to_owned() } else { share(Outcome::Right) };
            writeln!(
                f,
                "| {row} | {said} | {} | {right} | {} | {} | {} | {} | {} |",
                counts.all,
                share(Outcome::Wrong),
                share(Outcome::AskedWithIt),
                share(Outcome::Asked),
                share(Outcome::Illegal),
                share(Outcome::Nothing),
            )?;
        }
        for (table, count) in &self.unsaid {
            writeln!(f, "\n{count} of \"{table}\" could not be said: the position has no such move.")?;
        }
        if !self.confused.is_empty() {
            writeln!(f, "\n| | said | taken for | times |\n|---|---|---|---|")?;
        }
        for ((language, said, heard), times) in &self.confused {
            writeln!(f, "| {language} | {said} | {heard} | {times} |")?;
        }
        writeln!(f, "\n| | median | 95th percentile |\n|---|---|---|")?;
        for (what, durations) in
            [("a position expected, ms", &self.ready), ("the end point to the result, ms", &self.took)]
        {
            let at = |percent| percentile(durations.clone(), percent);
            writeln!(f, "| {what} | {:.0} | {:.0} |", at(50), at(95))?;
        }
        Ok(())
    }
}
