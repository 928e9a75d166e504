//! `annabella papers`: what the Debian package has besides the program. The list of commands does not show it.

use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;

use super::Cli;
use super::help::in_language;
use crate::game::participant::Language;

/// What `annabella papers` takes.
#[derive(Clone, Debug, Args)]
pub struct PapersArgs {
    /// The directory to write into.
    pub directory: PathBuf,
}

/// Writes pages for man, and completions for bash, zsh and fish.
///
/// # Errors
/// The directory cannot be written to.
pub fn run(args: &PapersArgs) -> Result<(), String> {
    write(&args.directory).map_err(|error| format!("{}: {error}", args.directory.display()))
}

fn write(directory: &Path) -> io::Result<()> {
    let mut command = shown();
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command, "annabella", directory)?;
    }
    clap_mangen::generate_to(with_short_usage(command), directory)
}

/// A page begins with the usage as `--help` has it: the names of eighty flags in a row would be read out first.
fn with_short_usage(command: Command) -> Command {
    let mut built = command.clone();
    built.build();
    command.mut_subcommands(|job| {
        let usage = built.find_subcommand_mut(job.get_name()).map(|job| job.render_usage().to_string());
        job.override_usage(usage.unwrap_or_default().trim_start_matches("Usage: ").to_owned())
    })
}

/// The commands that `--help` lists.
pub fn shown() -> Command {
    let whole = Cli::command();
    let jobs = whole.get_subcommands().filter(|job| !job.is_hide_set()).cloned();
    let command = Command::new("annabella").version(env!("CARGO_PKG_VERSION")).disable_help_subcommand(true);
    in_language(command.subcommands(jobs.collect::<Vec<_>>()), Language::En)
}
