//! `annabella compare`: two scoresheets of one game, to where they agree and what differs then (D.2.9).

mod json;
pub(super) mod open;
mod trouble;

use std::path::PathBuf;
use std::process::ExitCode;

use crate::answers;
use crate::game::board::Board;
use crate::game::message::Message;
use crate::game::participant::{Language, Style};
use crate::output::terminal;
use crate::rules::position::Color;
use crate::scoresheet::compare::{self, Account, Both, Comparison, Entry, Finding, Says, StartsDiffer, Which};
use crate::scoresheet::sentences::comparing::Comparing;
use crate::scoresheet::told::{Told, What};
use crate::words::utterance::text;
use crate::words::{Listener, Words};
use trouble::Reason;

/// What `annabella compare` takes.
#[derive(Clone, Debug, clap::Args)]
pub struct CompareArgs {
    /// The first scoresheet: PGN, text, BRF, Braille in Unicode or PEF; `-` is standard input.
    pub first: PathBuf,
    /// The second scoresheet.
    pub second: PathBuf,
    /// The notation of the first, if it does not say so itself
    #[arg(long, value_name = "NOTATION")]
    pub notation_a: Option<String>,
    /// The notation of the second.
    #[arg(long, value_name = "NOTATION")]
    pub notation_b: Option<String>,
    /// The number of the game in the first file, from 1.
    #[arg(long, value_name = "NUMBER")]
    pub game_a: Option<usize>,
    /// The number of the game in the second file, from 1.
    #[arg(long, value_name = "NUMBER")]
    pub game_b: Option<usize>,
    /// Read Braille as lines without pages
    #[arg(long)]
    pub plain_lines: bool,
    /// The language of the answer: en, it, de, es or fr.
    #[arg(long, default_value = "en", value_parser = super::say::language)]
    pub language: Language,
    /// How moves are named: fide, fide-local, letters, nato, literate or uci.
    #[arg(long, default_value = "literate", value_parser = super::say::style)]
    pub style: Style,
    /// Answer as JSON.
    #[arg(long)]
    pub json: bool,
}

/// The sheets differ.
const DIFFER: u8 = 1;
/// They cannot be compared.
const TROUBLE: u8 = 2;

/// If more moves than this are equally near to a word, the intended move is unknown.
const MOST_PROPOSED: usize = 4;

/// Compares, and says by its exit what came of it: 0 where the sheets agree, 1 where they differ, 2 where one cannot be read.
#[must_use]
pub fn run(args: &CompareArgs) -> ExitCode {
    let telling = Telling {
        words: Words::new(),
        listener: Listener { language: args.language, style: args.style, ..Listener::default() },
    };
    let accounts = match open::both(args, &|line| telling.line(line)) {
        Ok(accounts) => accounts,
        Err(trouble) => {
            terminal::complain(&trouble);
            return ExitCode::from(TROUBLE);
        }
    };
    let found = compare::compare(&accounts);
    let agree = found.as_ref().is_ok_and(Comparison::agree);
    let lines = if args.json {
        vec![json::write(args, &accounts, found.as_ref()).to_string()]
    } else {
        telling.lines(args, &accounts, found.as_ref())
    };
    terminal::print(&lines);
    if agree { ExitCode::SUCCESS } else { ExitCode::from(DIFFER) }
}

/// Tells in words.
struct Telling {
    words: Words,
    listener: Listener,
}

impl Telling {
    fn lines(
        &self,
        args: &CompareArgs,
        accounts: &Both<Account>,
        found: Result<&Comparison, &StartsDiffer>,
    ) -> Vec<String> {
        let results = found.ok().and_then(Comparison::results_differ);
        let results = results.map(|(first, second)| self.line(&Comparing::Results(first.text(), second.text())));
        let mut lines: Vec<String> = results.into_iter().collect();
        lines.push(self.line(&Comparing::Files(&args.first.to_string_lossy(), &args.second.to_string_lossy())));
        let Ok(found) = found else {
            lines.push(self.line(&Comparing::StartsDiffer));
            for which in Which::ALL {
                let fen = accounts.get(which).sheet.line.start().fen();
                lines.push(self.line(&Comparing::Start(which, &fen)));
            }
            return lines;
        };
        lines.push(self.line(&finding(found)));
        if found.agreed > 0 || found.finding != Finding::Same {
            lines.push(self.line(&Comparing::Agreed(found.last.as_ref())));
        }
        if found.says.first.next.is_some() || found.says.second.next.is_some() {
            for which in Which::ALL {
                self.next(which, accounts.get(which), found.says.get(which), &mut lines);
            }
        }
        self.position(found, &mut lines);
        for which in Which::ALL {
            let clocks = &found.says.get(which).clocks;
            let millis = |side: Color| clocks.get(side).map(u64::from);
            lines.push(self.line(&Comparing::Clocks(which, millis(Color::White), millis(Color::Black))));
        }
        for which in Which::ALL {
            self.told(which, accounts.get(which), &mut lines);
        }
        lines
    }

    fn line(&self, line: &Comparing<'_>) -> String {
        self.words.comparing(line, &self.listener)
    }

    /// What was read on a sheet although it is written otherwise, or not at all.
    fn told(&self, of: Which, account: &Account, lines: &mut Vec<String>) {
        lines.extend(account.told.iter().map(|Told { line, what, .. }| match what {
            What::GoesOn => self.line(&Comparing::GoesOn(of)),
            What::WithoutPages => self.line(&Comparing::WithoutPages(of)),
            What::WithoutFeeds => self.line(&Comparing::WithoutFeeds(of)),
            What::OtherResult(tag) => self.line(&Comparing::OtherResult(of, tag)),
            What::Corrected(corrected) => self.line(&Comparing::Corrected(of, *line, corrected)),
            What::Mended(mended) => self.line(&Comparing::Mended(of, *line, mended)),
        }));
    }

    /// What a sheet has next.
    fn next(&self, of: Which, account: &Account, says: &Says, lines: &mut Vec<String>) {
        match &says.next {
            None => lines.push(self.line(&Comparing::HasNothing(of))),
            Some(Entry::Move(report)) => lines.push(self.line(&Comparing::Has(of, report))),
            Some(Entry::NotLegal(text, _)) => lines.push(self.line(&Comparing::HasNotLegal(of, text))),
            Some(Entry::Hitch(hitch)) => {
                let end = account.sheet.line.end();
                let trouble = Reason { notation: hitch.notation, position: end }.of(&hitch.why);
                let word = hitch.why.shown().unwrap_or_else(|| hitch.word.clone());
                lines.push(self.line(&Comparing::HasWord(of, hitch.line, &word, &trouble)));
                if let Some(proposal) = hitch.proposal.as_ref().filter(|proposal| proposal.moves.len() <= MOST_PROPOSED)
                {
                    let notation = hitch.notation.unwrap_or_else(|| self.listener.language.into());
                    let moves = trouble::written(&proposal.moves, end, notation);
                    lines.push(self.line(&Comparing::Perhaps(&moves)));
                }
            }
        }
    }

    /// What stood on the board there, and whose turn it was.
    fn position(&self, found: &Comparison, lines: &mut Vec<String>) {
        lines.push(self.line(&Comparing::Position(&found.position.fen())));
        let answer = Box::new(answers::whole_board(&Board::from(&found.position)));
        lines.push(text(&self.words.message(&Message::Answer { answer, long: false }, &self.listener)));
        lines.push(self.line(&Comparing::Turn(found.position.turn(), found.position.full_moves())));
    }
}

fn finding(found: &Comparison) -> Comparing<'static> {
    let only_moves = found.results_differ().is_some();
    match found.finding {
        Finding::Same if only_moves => Comparing::SameMoves(found.agreed),
        Finding::LastIsMissing(which) if only_moves => Comparing::LastMoveIsMissing(which),
        Finding::Same => Comparing::Same(found.agreed),
        Finding::LastIsMissing(which) => Comparing::LastIsMissing(which),
        Finding::Shorter(which) => Comparing::Shorter(which),
        Finding::Different => Comparing::Different,
        Finding::IllegalOnBoth => Comparing::IllegalOnBoth,
    }
}
