//! `annabella grammar`: what can be said or typed in a language.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use super::say::language;
use crate::game::participant::Language;
use crate::output::terminal;
use crate::words::grammar::{for_speech, listed};

/// The flags of `grammar`.
#[derive(Args, Clone, Debug)]
pub struct GrammarArgs {
    /// The language: en, it, de, es or fr.
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
    /// Print the grammar for a speech recogniser, in JSGF
    #[arg(long)]
    pub speech: bool,
    /// The dictionary of the recogniser
    #[arg(long, value_name = "FILE", requires = "speech")]
    pub dictionary: Option<PathBuf>,
}

/// The lines to print: for each meaning its alternatives, `[x]` where x can be left out, `(x | y)` for one of both, `(x | y)+` for
/// any of both in any order, `<x>` for one of the words that are listed as `<x>`.
///
/// # Errors
/// A dictionary that cannot be read.
pub fn run(args: &GrammarArgs) -> Result<Vec<String>, String> {
    if !args.speech {
        return Ok(listed(args.language));
    }
    let speech = for_speech(args.language);
    if let Some(path) = &args.dictionary {
        let known =
            pronounced(path).map_err(|why| format!("the dictionary {} cannot be read: {why}", path.display()))?;
        let lacking: Vec<&str> =
            speech.words.iter().map(String::as_str).filter(|word| !known.contains(*word)).collect();
        if !lacking.is_empty() {
            terminal::remark(&format!("no pronunciation: {}", lacking.join(", ")), false);
        }
    }
    Ok(speech.grammar.lines().map(str::to_owned).collect())
}

/// The words of a dictionary: one at the beginning of each line, before its sounds, followed by `(2)` for another pronunciation.
fn pronounced(path: &Path) -> io::Result<HashSet<String>> {
    let text = String::from_utf8_lossy(&fs::read(path)?).into_owned();
    let word = |line: &str| Some(line.split_whitespace().next()?.split('(').next()?.to_owned());
    Ok(text.lines().filter_map(word).collect())
}
