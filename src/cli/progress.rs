//! `annabella progress`: how somebody who trains stands; what is known of them as a table, and as a file for another machine.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;

use super::config::{SettingFlags, sources, wrong};
use super::play::data_directory;
use crate::config::{Frozen, load};
use crate::desk::notices::next::NextNotice;
use crate::game::participant::Language;
use crate::game::system_error::SystemError;
use crate::journal::list as journals;
use crate::scoresheet::page::markup::{element, text as escaped};
use crate::time::{ahead_of_utc, wall_seconds};
use crate::training::export::{self, Known};
use crate::training::notices::drill::{DrillColumn, DrillNotice};
use crate::training::notices::opening::OpeningNotice;
use crate::training::notices::training::{Column, StoreTrouble, TrainingNotice};
use crate::training::openings::Openings;
use crate::training::opponents::{Even, Form};
use crate::training::pupil::{Attempt, Pupil};
use crate::training::repertoire;
use crate::training::rounds::{Played, Score};
use crate::training::store::repertoires::read_all;
use crate::training::store::{FILE, Store, Wanted};
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// At most this many rows are shown on a page, since more would be too long to read; the table for other programs has them all.
const MOST_ROWS: usize = 200;

/// The flags of `progress`.
#[derive(Clone, Debug, Default, Args)]
pub struct ProgressArgs {
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    player: String,
    #[arg(long, conflicts_with_all = ["csv", "export", "import", "backup"])]
    html: bool,
    #[arg(long, conflicts_with_all = ["export", "import", "backup"])]
    csv: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["import", "backup"])]
    export: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "backup")]
    import: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    #[command(flatten)]
    flags: SettingFlags,
}

/// The lines to print.
///
/// # Errors
/// What is told where there is nothing to print.
pub fn run(args: &ProgressArgs) -> Result<Vec<String>, String> {
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let language = loaded.settings.language;
    if let Some(problem) = loaded.problems.first() {
        return Err(wrong(problem, language));
    }
    let words = Words::new();
    let said = |notice: Notice| {
        let listener = Listener { language, ..Listener::default() };
        text(&words.notice(&notice, &listener))
    };
    let say = |notice: TrainingNotice| said(Notice::from(notice));
    let folder = data_directory(&loaded.settings);
    let even = |even: Even| said(Notice::from(NextNotice::Even { level: even.level, games: even.games }));
    let work = Work { args, folder: &folder, language, say: &say, even: &even };
    work.run().map_err(|why| say(TrainingNotice::Unusable(why)))
}

fn known(store: &Store) -> rusqlite::Result<Known> {
    let known = store.known()?;
    let ahead = ahead_of_utc(wall_seconds());
    Ok(Known { pupil: Pupil { ahead, ..known.pupil }, ..known })
}

struct Work<'a> {
    args: &'a ProgressArgs,
    folder: &'a Path,
    language: Language,
    say: &'a dyn Fn(TrainingNotice) -> String,
    /// Says which level is about even.
    even: &'a dyn Fn(Even) -> String,
}

impl Work<'_> {
    fn run(&self) -> Result<Vec<String>, StoreTrouble> {
        if let Some(file) = &self.args.import {
            return self.import(file);
        }
        let store = Store::open(self.folder, &self.args.player, Wanted::Reading)?;
        if let Some(file) = &self.args.backup {
            not_there(file)?;
            store.back_up(file).map_err(|why| self.damage(&why))?;
            return Ok(vec![(self.say)(TrainingNotice::Exported { file: file.display().to_string() })]);
        }
        let known = known(&store).map_err(|why| self.damage(&why))?;
        if let Some(file) = &self.args.export {
            return self.export(known, file);
        }
        if self.args.csv {
            return Ok(export::csv(&known.attempts, &known.rounds).lines().map(str::to_owned).collect());
        }
        if self.args.html {
            return Ok(vec![self.page(&known)]);
        }
        let title = TrainingNotice::Title { name: known.pupil.name.clone() };
        let standings = TrainingNotice::Standings(Box::new(known.pupil.standings(wall_seconds())));
        let rest = self.openings(&known).into_iter().chain(self.bests(&known.pupil)).chain(self.even());
        Ok([(self.say)(title), (self.say)(standings)].into_iter().chain(rest).collect())
    }

    /// How they stand with each repertoire, a sentence each. What is kept and can no longer be read is named.
    fn openings(&self, known: &Known) -> Vec<String> {
        let (repertoires, spoilt) = read_all(&known.repertoires);
        let standings = Openings::new(repertoires).standings(&known.pupil, wall_seconds());
        let spoilt = spoilt.into_iter().map(|name| OpeningNotice::Unreadable { name });
        standings.into_iter().chain(spoilt).map(|notice| (self.say)(TrainingNotice::Opening(notice))).collect()
    }

    /// Which level of the built-in opponent is about even, by the games of this name.
    fn even(&self) -> Option<String> {
        let games = journals::list(self.folder).map(|listing| listing.games).unwrap_or_default();
        let form = Form::of(&self.args.player, games.iter().rev().map(|listed| &listed.reading.facts));
        form.even().map(self.even)
    }

    /// The best in each drill, a sentence each.
    fn bests(&self, pupil: &Pupil) -> Vec<String> {
        pupil.scores.bests().into_iter().map(|best| self.drill(DrillNotice::Best(best))).collect()
    }

    fn drill(&self, notice: DrillNotice) -> String {
        (self.say)(TrainingNotice::Drill(Box::new(notice)))
    }

    fn damage(&self, why: &rusqlite::Error) -> StoreTrouble {
        StoreTrouble::Damaged { file: self.folder.join(FILE).display().to_string(), why: why.into() }
    }

    fn export(&self, known: Known, file: &Path) -> Result<Vec<String>, StoreTrouble> {
        let shown = file.display().to_string();
        let system = |why: SystemError| StoreTrouble::System { file: shown.clone(), why };
        not_there(file)?;
        let written = export::write(known).map_err(|why| system(std::io::Error::from(why).into()))?;
        let mut to = OpenOptions::new().write(true).create_new(true).open(file).map_err(|why| system(why.into()))?;
        to.write_all(written.as_bytes()).and_then(|()| to.sync_all()).map_err(|why| system(why.into()))?;
        Ok(vec![(self.say)(TrainingNotice::Exported { file: shown })])
    }

    /// Only a pupil of whom nothing is known yet can be taken over.
    fn import(&self, file: &Path) -> Result<Vec<String>, StoreTrouble> {
        let shown = file.display().to_string();
        let read =
            fs::read_to_string(file).map_err(|why| StoreTrouble::System { file: shown.clone(), why: why.into() })?;
        let mut taken = export::read(&read).map_err(|why| StoreTrouble::NoExport { file: shown.clone(), why })?;
        if !self.args.player.is_empty() {
            taken.pupil.name.clone_from(&self.args.player);
        }
        let mut store = Store::open(self.folder, &taken.pupil.name, Wanted::Training)?;
        let known = known(&store).map_err(|why| self.damage(&why))?;
        if !known.attempts.is_empty() || !known.rounds.is_empty() || !known.repertoires.is_empty() {
            return Err(StoreTrouble::Known { name: taken.pupil.name });
        }
        store.take_over(&taken).map_err(|why| self.damage(&why))?;
        Ok(vec![(self.say)(TrainingNotice::Imported { name: taken.pupil.name, tried: taken.attempts.len() })])
    }

    /// The newest attempts and rounds as a page, for a screen reader to step through.
    fn page(&self, known: &Known) -> String {
        let Known { pupil, attempts, rounds, .. } = known;
        let title = (self.say)(TrainingNotice::Title { name: pupil.name.clone() });
        let standings = (self.say)(TrainingNotice::Standings(Box::new(pupil.standings(wall_seconds()))));
        let mut page = "<!DOCTYPE html>\n".to_owned();
        element(&mut page, &format!("html lang=\"{}\"", self.language.code()), |page| {
            element(page, "head", |page| {
                page.push_str("<meta charset=\"utf-8\">");
                page.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
                element(page, "title", |page| escaped(page, &title));
            });
            page.push('\n');
            element(page, "body", |page| {
                element(page, "main", |page| {
                    element(page, "h1", |page| escaped(page, &title));
                    page.push('\n');
                    element(page, "p", |page| escaped(page, &standings));
                    page.push('\n');
                    let openings = self.openings(known);
                    if !openings.is_empty() {
                        let heading = (self.say)(TrainingNotice::Opening(OpeningNotice::Title));
                        list(page, &heading, &openings);
                    }
                    if !attempts.is_empty() {
                        let heads = Column::ALL.map(|column| (self.say)(TrainingNotice::Column(column)));
                        table(page, &heads, attempts.iter().rev().take(MOST_ROWS).map(|attempt| self.row(attempt)));
                    }
                    if !rounds.is_empty() {
                        self.drills(page, pupil, rounds);
                    }
                });
            });
        });
        page
    }

    fn drills(&self, page: &mut String, pupil: &Pupil, rounds: &[Played]) {
        list(page, &self.drill(DrillNotice::Title), &self.bests(pupil));
        let heads = DrillColumn::ALL.map(|column| self.drill(DrillNotice::Column(column)));
        table(page, &heads, rounds.iter().rev().take(MOST_ROWS).map(|round| self.round(round)));
    }

    fn round(&self, Played { at, score }: &Played) -> [String; DrillColumn::ALL.len()] {
        let Score { drill, timed, level, hits, misses, size } = *score;
        DrillColumn::ALL.map(|column| match column {
            DrillColumn::Day => export::day(*at),
            DrillColumn::Drill => self.drill(DrillNotice::Name { drill, timed }),
            DrillColumn::Level if drill.has_position() => String::new(),
            DrillColumn::Level => level.to_string(),
            DrillColumn::Right => hits.to_string(),
            DrillColumn::Wrong => misses.to_string(),
            DrillColumn::Pieces if size == 0 => String::new(),
            DrillColumn::Pieces => size.to_string(),
        })
    }

    fn row(&self, attempt: &Attempt) -> [String; Column::ALL.len()] {
        Column::ALL.map(|column| match column {
            Column::Day => export::day(attempt.at),
            Column::Way => (self.say)(TrainingNotice::WayName(attempt.way)),
            Column::Puzzle => repertoire::name_of(&attempt.item).unwrap_or(&attempt.item).to_owned(),
            Column::Result => (self.say)(TrainingNotice::Result { clean: attempt.clean }),
            Column::Hints => attempt.hints.to_string(),
            Column::Rating => attempt.rating.whole().to_string(),
        })
    }
}

fn list(page: &mut String, heading: &str, items: &[String]) {
    element(page, "h2", |page| escaped(page, heading));
    page.push('\n');
    element(page, "ul", |page| {
        for item in items {
            element(page, "li", |page| escaped(page, item));
        }
    });
    page.push('\n');
}

/// The first cell of a row is its head.
fn table<const N: usize>(page: &mut String, heads: &[String; N], rows: impl Iterator<Item = [String; N]>) {
    element(page, "table", |page| {
        element(page, "thead", |page| {
            element(page, "tr", |page| {
                for name in heads {
                    element(page, "th scope=\"col\"", |page| escaped(page, name));
                }
            });
        });
        page.push('\n');
        element(page, "tbody", |page| {
            for row in rows {
                element(page, "tr", |page| {
                    for (index, cell) in row.iter().enumerate() {
                        let tag = if index == 0 { "th scope=\"row\"" } else { "td" };
                        element(page, tag, |page| escaped(page, cell));
                    }
                });
                page.push('\n');
            }
        });
    });
    page.push('\n');
}

/// A file that is there already is left alone.
fn not_there(file: &Path) -> Result<(), StoreTrouble> {
    if file.exists() { Err(StoreTrouble::Exists { file: file.display().to_string() }) } else { Ok(()) }
}
