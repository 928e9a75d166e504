//! What `-h` and `--help` print, in the language of the program. It is put into the commands when somebody asks for it.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory};

use super::Cli;
use super::config::{EVENT_FILE, SettingFlags, explanation, sources};
use crate::config::{self, Frozen, Key};
use crate::game::participant::Language;
use crate::words::flags::FlagTexts;

/// Commands that take every setting as the others do, but have neither a game nor training.
const WITHOUT_A_GAME: [&str; 7] = ["devices", "engines", "lessons", "openings", "progress", "puzzles", "voice"];

/// The settings that change something there; their help lists no others.
const THERE: [Key; 8] =
    [Key::Language, Key::Speech, Key::Loudspeaker, Key::Microphone, Key::Rate, Key::Pitch, Key::Volume, Key::Data];

/// Prints the help that a command line asks for, in the language that it names, or in that of the settings.
pub(super) fn print(line: &[OsString]) -> ExitCode {
    let words: Vec<String> = line.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let language = config::load(&sources(&SettingFlags::made_out(&words), Frozen::default())).settings.language;
    match commands(language).mut_subcommands(without_idle_settings).try_get_matches_from(line) {
        // It is printed as an error of the parser.
        Err(help) => help.exit(),
        Ok(_) => ExitCode::SUCCESS,
    }
}

/// A command whose help lists no settings that change nothing there. They are taken all the same, and pages for man have all of them.
fn without_idle_settings(command: Command) -> Command {
    if !WITHOUT_A_GAME.contains(&command.get_name()) {
        return command;
    }
    command.mut_args(|flag| {
        let name = flag.get_id().as_str();
        let is_idle = name == EVENT_FILE || Key::from_name(name).is_some_and(|key| !THERE.contains(&key));
        if is_idle { flag.hide(true) } else { flag }
    })
}

/// All commands, with their help in a language.
pub fn commands(language: Language) -> Command {
    in_language(Cli::command(), language)
}

/// A command and those below it with what a language says of them.
pub(super) fn in_language(command: Command, language: Language) -> Command {
    let help = Help { texts: FlagTexts::of(language) };
    // What the parser adds is there only when it is built; whether anything has a long text is looked up while it is.
    let mut command = help.with_flags(command);
    command.build();
    help.of_command(help.with_flags(command))
}

struct Help {
    texts: FlagTexts,
}

impl Help {
    fn with_flags(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        command.mut_args(|flag| self.of_flag(flag, &name)).mut_subcommands(|job| self.with_flags(job))
    }

    fn of_command(&self, command: Command) -> Command {
        let about = self.texts.about(command.get_name()).unwrap_or_default();
        let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}", self.common("usage"));
        let command = command.mut_subcommands(|job| self.of_command(job)).about(about).help_template(template);
        let mut command = command.subcommand_help_heading(self.common("commands"));
        let usage = self.usage(&command.render_usage().to_string());
        command.override_usage(usage)
    }

    fn of_flag(&self, flag: Arg, command: &str) -> Arg {
        let id = flag.get_id().to_string();
        let names = Language::ALL.map(Language::code).join(", ");
        let text = |group: &str, name: &str| self.texts.text(group, name, &[("languages", &names)]);
        // What a command says of its own flag goes before what settings say.
        let group = [command, "settings", "common"].into_iter().find(|group| text(group, &id).is_some());
        let group = group.unwrap_or_default();
        let help = self.with_values(text(group, &id).unwrap_or_default(), &flag, group == "settings");
        let heading = self.common(if flag.is_positional() { "arguments" } else { "options" });
        let long = text(group, &format!("{id}-more")).map(|more| format!("{help}\n\n{more}"));
        let flag = flag.help_heading(heading);
        let shown = |shown: &str| shown.split('|').map(|word| self.value(word)).collect::<Vec<_>>().join("|");
        let flag = if flag.get_action().takes_values() {
            let names = flag.get_value_names().map_or_else(|| vec![id.to_uppercase().into()], <[_]>::to_vec);
            let names: Vec<String> = names.iter().map(|name| shown(name)).collect();
            flag.value_names(names).hide_default_value(true).hide_possible_values(true)
        } else {
            flag
        };
        match long {
            Some(long) => flag.help(help).long_help(long),
            None => flag.help(help).long_help(None::<&str>),
        }
    }

    /// With what the flag can be, and what it is if it is not given.
    fn with_values(&self, text: String, flag: &Arg, is_setting: bool) -> String {
        let values = flag.get_possible_values();
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let text = match Key::from_name(flag.get_id().as_str()).filter(|_| is_setting) {
            Some(key) => explanation(&self.texts, &text, &key.choices()),
            None if names.is_empty() => text,
            None => self.filled("choices", &[("text", &text), ("names", &names.join(", "))]),
        };
        match flag.get_default_values().first().and_then(|value| value.to_str()).filter(|value| !value.is_empty()) {
            Some(value) if flag.get_action().takes_values() => {
                self.filled("default", &[("text", &text), ("value", value)])
            }
            _ => text,
        }
    }

    /// The usage without its heading, and with the words of the language in it.
    fn usage(&self, rendered: &str) -> String {
        let usage = rendered.trim_start_matches("Usage: ");
        ["OPTIONS", "COMMAND"].iter().fold(usage.to_owned(), |usage, word| usage.replace(word, &self.common(word)))
    }

    /// What stands for a value, such as FILE; bounds and words that can be typed are themselves.
    fn value(&self, name: &str) -> String {
        self.texts.text("values", name, &[]).unwrap_or_else(|| name.to_owned())
    }

    fn common(&self, name: &str) -> String {
        self.filled(name, &[])
    }

    fn filled(&self, name: &str, with: &[(&'static str, &str)]) -> String {
        self.texts.text("common", name, with).unwrap_or_default()
    }
}
