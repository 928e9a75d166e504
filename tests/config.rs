//! Settings: which layer wins, what is told of a broken one, and what a file looks like after one key was changed.

use std::fs;
use std::path::{Path, PathBuf};

use annabella::cli::config::listing;
use annabella::config::write::{SetError, edited, set_user};
use annabella::config::{Frozen, Key, Layer, Loaded, Locale, Origin, Settings, SourceFile, Sources, load};
use annabella::game::participant::{Language, Style};
use annabella::game::roles::Mode;
use annabella::rules::profile::{Colours, Profile};
use proptest::prelude::*;

#[allow(clippy::unnecessary_wraps)] // as it stands in `Sources`
fn file(path: &str, text: &str) -> Option<SourceFile> {
    Some(SourceFile { path: PathBuf::from(path), text: text.to_owned() })
}

fn user(text: &str) -> Loaded {
    load(&Sources { user: file("/u.toml", text), ..Sources::default() })
}

fn flags(flags: &[(Key, &str)]) -> Sources {
    let flags = flags.iter().map(|(key, text)| (*key, (*text).to_owned())).collect();
    Sources { flags, ..Sources::default() }
}

fn settings_of(sources: &Sources) -> Settings {
    let loaded = load(sources);
    assert_eq!(loaded.problems, []);
    loaded.settings
}

#[test]
fn the_defaults_say_something_about_every_key() {
    let text = include_str!("../config/defaults.toml");
    let table: toml::Table = text.parse().expect("it is TOML");
    for key in Key::all() {
        // The directory depends on the machine.
        assert!(key == Key::Data || table.contains_key(key.name()), "no default for {}", key.name());
    }
    let sections = ["tournament", "at-home"];
    let further = sections.iter().flat_map(|name| table[*name].as_table().expect("a table"));
    for (name, value) in table.iter().filter(|(name, _)| !sections.contains(&name.as_str())).chain(further) {
        let key = Key::from_name(name).unwrap_or_else(|| panic!("{name} is no setting"));
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let mut settings = settings_of(&Sources::default());
        assert_eq!(key.put(&mut settings, &value), Ok(()), "{name}");
        assert_eq!(key.value(&settings), value, "{name}");
    }
    let settings = settings_of(&Sources::default());
    for (key, value) in [(Key::Opponent, "house"), (Key::Level, "7"), (Key::Time, "none"), (Key::Profile, "fide-2023")]
    {
        assert_eq!(key.value(&settings), value);
    }
    assert_eq!(load(&Sources::default()).origin(Key::Level), &Origin::Default);
}

#[test]
fn the_higher_layer_wins() {
    let event = file("/e.toml", "opponent-level = 1\ncolour = \"black\"\ntime = \"5+3\"\nround = 1\n");
    let mine = file("/u.toml", "\nopponent-level = 2\ncolour = \"random\"\ntime = \"15+10\"\n");
    let frozen =
        Frozen { values: vec![(Key::Level, "5".to_owned()), (Key::Colour, "white".to_owned())], profile: None };
    let sources = Sources { user: mine, event, frozen, ..flags(&[(Key::Level, "7")]) };
    let loaded = load(&sources);
    assert_eq!(loaded.problems, []);
    let line = |path: &str, line| (PathBuf::from(path), line);
    for (key, value, origin) in [
        (Key::Level, "7", Origin::Flag),
        (Key::Colour, "white", Origin::Frozen),
        (Key::Time, "15+10", {
            let (path, line) = line("/u.toml", 4);
            Origin::User { path, line }
        }),
        (Key::Round, "1", {
            let (path, line) = line("/e.toml", 4);
            Origin::Event { path, line }
        }),
        (Key::Speech, "espeak", Origin::Default),
    ] {
        assert_eq!(key.value(&loaded.settings), value);
        assert_eq!(loaded.origin(key), &origin, "{}", key.name());
    }
}

/// Against the built-in opponent moves can be taken back and the clock waits for the first move, unless somebody says otherwise.
#[test]
fn games_against_the_built_in_opponent_have_their_own_defaults() {
    let held = |sources: &Sources| {
        let settings = settings_of(sources);
        (settings.mode.name(), settings.begins.name())
    };
    let user = |text: &str| Sources { user: file("/u.toml", text), ..Sources::default() };
    let home = ("training", "first-move");
    assert_eq!(held(&Sources::default()), home);
    assert_eq!(held(&flags(&[(Key::Opponent, "house")])), home);
    assert_eq!(held(&flags(&[(Key::Opponent, "console")])), ("casual", "at-once"));
    assert_eq!(held(&flags(&[(Key::Opponent, "board")])), ("casual", "at-once"));
    assert_eq!(held(&user("opponent = \"console\"")), ("casual", "at-once"));
    let back = Sources { user: file("/u.toml", "opponent = \"console\""), ..flags(&[(Key::Opponent, "house")]) };
    assert_eq!(held(&back), home);
    assert_eq!(held(&flags(&[(Key::Mode, "casual")])), ("casual", "first-move"));
    assert_eq!(held(&user("mode = \"casual\"\nstart = \"at-once\"")), ("casual", "at-once"));
    assert_eq!(held(&flags(&[(Key::Mode, "tournament")])), ("tournament", "arbiter"));
    let frozen = Frozen { values: vec![(Key::Mode, "casual".to_owned())], profile: None };
    assert_eq!(held(&Sources { frozen, ..Sources::default() }).0, "casual", "a saved game goes on as it was begun");
}

#[test]
fn a_tournament_has_its_own_defaults() {
    let casual = settings_of(&Sources::default());
    assert_eq!(
        (casual.style, casual.terminal.name(), casual.profile.name.as_str()),
        (Style::Literate, "all", "fide-2023")
    );
    for sources in [
        flags(&[(Key::Mode, "tournament")]),
        Sources { user: file("/u.toml", "mode = \"tournament\""), ..Sources::default() },
        Sources { event: file("/e.toml", "mode = \"tournament\""), ..Sources::default() },
    ] {
        let settings = settings_of(&sources);
        assert_eq!(settings.mode, Mode::Tournament);
        assert_eq!(
            (settings.style, settings.terminal.name(), settings.profile.name.as_str(), settings.opponent.name()),
            (Style::Fide, "public", "fide-2023", "board")
        );
    }
    let own = Sources { user: file("/u.toml", "style = \"nato\""), ..flags(&[(Key::Mode, "tournament")]) };
    let hall = settings_of(&flags(&[(Key::Mode, "tournament")])).cues.volume;
    assert!(hall < casual.cues.volume && hall > 0, "{hall} percent in a quiet hall");
    assert_eq!(settings_of(&own).style, Style::Nato, "a word of the player's goes over a default");
    let back = Sources { user: file("/u.toml", "mode = \"tournament\""), ..flags(&[(Key::Mode, "training")]) };
    assert_eq!(settings_of(&back).style, Style::Literate);
}

#[test]
fn the_locale_gives_the_language_unless_another_is_set() {
    let some = |text: &str| Some(text.to_owned());
    for (lc_all, lc_messages, lang, language) in [
        (None, None, None, Language::En),
        (None, None, some("de_DE.UTF-8"), Language::De),
        (None, some("it_IT@euro"), some("de_DE.UTF-8"), Language::It),
        (some("fr"), some("it_IT"), some("de_DE.UTF-8"), Language::Fr),
        (some(""), None, some("es_ES"), Language::Es),
        (some("C"), None, some("de_DE.UTF-8"), Language::En),
        (some("zh_CN.UTF-8"), None, some("de_DE"), Language::En),
        (None, None, some("…\u{0}"), Language::En),
    ] {
        let locale = Locale { lc_all, lc_messages, lang };
        let sources = Sources { locale: locale.clone(), ..Sources::default() };
        assert_eq!(settings_of(&sources).language, language, "{locale:?}");
        let said = Sources { locale, ..flags(&[(Key::Language, "es")]) };
        assert_eq!(settings_of(&said).language, Language::Es);
    }
    let locale = Locale { lang: some("de_AT"), ..Locale::default() };
    let loaded = load(&Sources { locale, ..Sources::default() });
    assert_eq!(loaded.origin(Key::Language), &Origin::Locale { variable: "LANG" });
}

#[test]
fn what_is_wrong_is_told_and_the_rest_holds() {
    for (text, line, key, part) in [
        ("\nopponent-level = 99", 2, "opponent-level", "a whole number from 1 to 15"),
        ("opponent-level = [3]", 1, "opponent-level", "a text in quotes, or a number"),
        ("opponent-levle = 3", 1, "opponent-levle", "perhaps opponent-level"),
        ("beep = true", 1, "beep", "annabella config"),
        ("[rules]\nfifty.moves = 60", 1, "rules", "there is no setting `rules`"),
        ("opponent = \"Stockfish\"", 1, "opponent", "house, console, board"),
        ("time = \"5\u{00d7}3\"", 1, "time", "whole number of minutes"),
        ("profile = \"fide-1999\"", 1, "profile", "fide-2023"),
        ("dialogue = \"loud\"", 1, "dialogue", "right would be one of off, full"),
        ("supervision = \"some\"", 1, "supervision", "right would be one of full, partial"),
        ("language = \"deutsch\"", 1, "language", "en, it, de, es, fr"),
        ("data = \"games\"", 1, "data", "a whole path"),
        ("data = \"\"", 1, "data", "a whole path"),
        ("white = \"a\\nb\"", 1, "white", "one line"),
        ("\n\nopponent-level = = 3", 3, "", "no TOML"),
        ("opponent-level = 3\nopponent-level = 4", 2, "", "no TOML"),
    ] {
        let loaded = user(&format!("{text}\nround = \"7\"\n"));
        let problem = loaded.problems.first().unwrap_or_else(|| panic!("{text}: nothing was told"));
        assert_eq!(loaded.problems.len(), 1, "{text}: {:?}", loaded.problems);
        assert_eq!(
            (problem.line, problem.key.as_str(), problem.place.as_str()),
            (Some(line), key, "/u.toml"),
            "{text}"
        );
        assert!(problem.why.to_string().contains(part), "{text}: {}", problem.why);
        if !text.starts_with('[') {
            assert_eq!(loaded.settings.round, "7", "{text}: the rest of the file holds");
        }
        if key == "opponent-level" {
            assert_eq!(loaded.settings.level, 7, "the default stands in");
        }
    }
}

#[test]
fn a_wrong_value_leaves_the_next_layer_standing() {
    let sources = Sources {
        user: file("/u.toml", "opponent-level = 0"),
        event: file("/e.toml", "opponent-level = 4"),
        ..flags(&[(Key::Level, "eight")])
    };
    let loaded = load(&sources);
    assert_eq!(loaded.settings.level, 4);
    assert!(matches!(loaded.origin(Key::Level), Origin::Event { line: 1, .. }));
    let told: Vec<String> = loaded.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "/u.toml line 1, opponent-level: `0` is wrong here; right would be a whole number from 1 to 15",
            "--opponent-level: `eight` is wrong here; right would be a whole number from 1 to 15",
        ]
    );
    assert_eq!(loaded.problems[1].layer, Layer::Flag);
}

#[test]
fn an_event_overrules_the_rules_too() {
    let event = "mode = \"tournament\"\nevent = \"Open\"\n\n[rules]\ncolours = \"random\"\n[rules.fifty]\nmoves = 60\n";
    let sources = Sources { event: file("/e.toml", event), ..Sources::default() };
    let settings = settings_of(&sources);
    assert_eq!((settings.profile.name.as_str(), settings.event.as_str()), ("fide-2023", "Open"));
    assert_eq!((settings.profile.fifty.moves, settings.profile.colours), (60, Colours::Random));

    let broken = Sources { event: file("/e.toml", "[rules]\nfifty.movs = 1\n"), ..Sources::default() };
    let loaded = load(&broken);
    assert_eq!(loaded.settings.profile, Profile::named("fide-2023").expect("it is there"));
    assert_eq!(loaded.problems.len(), 1);
    assert_eq!((loaded.problems[0].line, loaded.problems[0].key.as_str()), (Some(2), "fifty.movs"));

    let begun = Frozen { values: Vec::new(), profile: Profile::named("fide-2014") };
    let resumed = Sources { event: file("/e.toml", event), frozen: begun, ..Sources::default() };
    assert_eq!(
        Some(settings_of(&resumed).profile),
        Profile::named("fide-2014"),
        "a game that has begun keeps its rules"
    );
}

#[test]
fn every_setting_is_listed_with_who_said_so() {
    let sources = Sources { user: file("/u.toml", "opponent-level = 5\nstyle = \"loud\""), ..Sources::default() };
    let lines = listing(&load(&sources), Some(Path::new("/u.toml")));
    let others = Key::all().filter(|key| !matches!(key, Key::Cue(_))).count();
    assert_eq!(lines.len(), 1 + others + 1 + 1);
    for key in Key::all() {
        assert!(lines.iter().any(|line| line.contains(key.name())), "{}", key.name());
    }
    assert!(lines[0].starts_with("In /u.toml, line two, style: loud is wrong here"), "{}", lines[0]);
    assert_eq!(
        lines[2],
        "opponent-level = 5. From: your file /u.toml line 1. How strong the built-in opponent plays (1 to 15)."
    );
    assert!(lines.contains(&"white = nothing. From: default. The name of the player of the white pieces.".to_owned()));
    assert_eq!(lines.last().map(String::as_str), Some("Your file: /u.toml."));
}

#[test]
fn a_cue_of_its_own_has_its_own_line() {
    let loaded = load(&Sources {
        user: file("/u.toml", "cue-edge = \"off\"\ncue-move = 40\ncue-check = \"loud\""),
        ..Sources::default()
    });
    let lines = listing(&loaded, None);
    assert!(lines[0].starts_with("In /u.toml, line three, cue-check: loud is wrong here"), "{}", lines[0]);
    assert!(
        lines.contains(
            &"cue-edge = off. From: your file /u.toml line 1. The cue of the edge of the board and the end of a list."
                .to_owned()
        ),
        "{lines:#?}"
    );
    assert!(lines.iter().any(|line| line.starts_with("cue-move = 40. ")));
    let rest: Vec<&String> = lines.iter().filter(|line| line.starts_with("cue-capture, cue-check, ")).collect();
    assert_eq!(rest.len(), 1);
    assert!(rest[0].ends_with(" = on. From: default. How these cues are played."), "{}", rest[0]);
}

#[test]
fn an_unusable_cue_sound_is_told_and_not_written() {
    let home = tempfile::tempdir().expect("a directory");
    let sound = home.path().join("click.wav");
    std::fs::write(&sound, "no sound").expect("a file");
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.env("XDG_CONFIG_HOME", home.path()).env("HOME", home.path()).arg("config").args(arguments);
        let done = command.output().expect("annabella");
        (
            done.status.success(),
            String::from_utf8_lossy(&done.stdout).into_owned(),
            String::from_utf8_lossy(&done.stderr).into_owned(),
        )
    };
    let value = format!("{} 40", sound.display());
    let (good, _, errors) = run(&["--set", "cue-move", &value]);
    let wrong = format!(
        "Setting cue-move, file {}: it is not a complete WAV file. The built-in sound is played instead.",
        sound.display()
    );
    assert!(!good && errors.contains(&wrong), "{errors}");
    let (good, list, _) = run(&["--cue-move", &value]);
    assert!(good && list.starts_with(&format!("{wrong}\n")), "{list}");
    assert!(list.contains(&format!("\ncue-move = {value}. From: flag.")), "{list}");
    std::fs::write(&sound, include_bytes!("../sounds/edge.wav")).expect("a file");
    assert!(run(&["--set", "cue-move", &value]).0);
    let (_, list, _) = run(&[]);
    assert!(
        !list.contains("built-in sound") && list.contains(&format!("\ncue-move = {value}. From: your file")),
        "{list}"
    );
}

#[test]
fn a_bad_command_line_is_told_in_the_players_language() {
    let home = tempfile::tempdir().expect("a directory");
    for (flags, told) in [
        (
            "play --speech off --opponent-levle 3",
            "annabella: There is no flag --opponent-levle. Did you mean --opponent-level? No game was begun. ",
        ),
        (
            "play --language de --speech=off --zzz",
            "annabella: Den Schalter --zzz gibt es nicht. Es wurde keine Partie begonnen. ",
        ),
        (
            "--language=it --speech off --levle",
            "annabella: L'opzione --language non esiste. Nessuna partita è iniziata. ",
        ),
        (
            "play --language de --speech=off --chess960 2000",
            "annabella: --chess960 kann nicht 2000 sein. Es wurde keine Partie begonnen. ",
        ),
        ("play --language fr --speech off --seed", "annabella: Il manque une valeur après --seed. Aucune partie "),
        (
            "play --language es --speech off --fen x --chess960",
            "annabella: --fen y --chess960 no pueden ir juntas. No ha empezado ninguna partida. ",
        ),
        (
            "clock --language it --compose --resume",
            "annabella: --compose e --resume non vanno insieme. Correggi e avvia ",
        ),
        (
            "clock --language de --listt",
            "annabella: Den Schalter --listt gibt es nicht. Meinten Sie --list? Berichtigen ",
        ),
        (
            "convert --language it a.pgn --to pdf",
            "annabella: --to non può essere pdf. Scegli fra questi: brf, brl, html, pef, unicode, pgn, text, wav. ",
        ),
        ("convert --language de --to pgn", "annabella: IN fehlt. Berichtigen "),
        ("compare --language fr a.pgn b.pgn c.pgn", "annabella: c.pgn est un mot de trop. Corrigez et relancez "),
        ("say --move e4 --language de --style loud", "annabella: --style kann nicht loud sein. Wählen Sie: "),
        ("cloc --language it", "annabella: Il comando cloc non esiste. Volevi dire clocks? Correggi e avvia "),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.env("XDG_CONFIG_HOME", home.path()).env("HOME", home.path());
        let done = command.args(flags.split_whitespace()).output().expect("annabella");
        let line = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!((done.status.code(), line.lines().count()), (Some(2), 1), "{line}");
        assert!(line.starts_with(told), "{line}");
    }
}

#[test]
fn an_unplayable_start_position_is_told_with_its_fault() {
    let home = tempfile::tempdir().expect("a directory");
    for (language, fen, told) in [
        ("en", "8/8/8/8/8/8/8/8", "annabella: That FEN is not accepted. White has no king. Black has no king."),
        ("de", "8/8", "annabella: Das ist keine FEN: sie braucht acht Reihen"),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.env("XDG_CONFIG_HOME", home.path()).env("HOME", home.path());
        command.args(["play", "--opponent", "console", "--speech", "off", "--language", language, "--fen", fen]);
        let done = command.output().expect("annabella");
        let line = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!((done.status.code(), line.lines().count()), (Some(1), 1), "{line}");
        assert!(line.starts_with(told), "{line}");
    }
}

#[test]
fn one_key_is_written_and_the_rest_stays() {
    let folder = tempfile::tempdir().expect("a directory");
    let path = folder.path().join("new").join("config.toml");
    set_user(&path, Key::Level, "2").expect("the file and its directory are made");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "opponent-level = 2\n");

    fs::write(&path, "# mine\nopponent-level = 2 # easy\n\nwhite = \"Änne\"\n").expect("it can be written");
    set_user(&path, Key::Level, "4").expect("it is written");
    set_user(&path, Key::Style, "nato").expect("it is written");
    let text = fs::read_to_string(&path).expect("it is there");
    assert_eq!(text, "# mine\nopponent-level = 4 # easy\n\nwhite = \"Änne\"\nstyle = \"nato\"\n");
    let beside = fs::read_dir(path.parent().expect("it has one")).expect("a directory").count();
    assert_eq!(beside, 1, "nothing else is left there");
}

#[test]
fn a_wrong_value_or_a_broken_file_is_not_written() {
    let folder = tempfile::tempdir().expect("a directory");
    let path = folder.path().join("config.toml");
    let wrong = set_user(&path, Key::Level, "99").expect_err("there is no ninth");
    assert_eq!(wrong.to_string(), "opponent-level: `99` is wrong here; right would be a whole number from 1 to 15");
    assert!(!path.exists());

    fs::write(&path, "style = \"fide\"\nopponent-level = \n").expect("it can be written");
    let broken = set_user(&path, Key::Level, "3").expect_err("it is no TOML");
    assert!(matches!(broken, SetError::Broken { line: 2, .. }), "{broken}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "style = \"fide\"\nopponent-level = \n");

    let occupied = folder.path().join("config.toml").join("below");
    assert!(matches!(set_user(&occupied, Key::Level, "3"), Err(SetError::File { .. })));
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = tempfile::tempdir().expect("a directory");
    let (real, link) = (folder.path().join("real.toml"), folder.path().join("config.toml"));
    fs::write(&real, "opponent-level = 1\n").expect("it can be written");
    std::os::unix::fs::symlink(&real, &link).expect("a link");
    set_user(&link, Key::Level, "8").expect("it is written");
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("it is there"), "opponent-level = 8\n");
}

proptest! {
    #[test]
    fn no_file_brings_it_down(text in any::<String>()) {
        let loaded = user(&text);
        prop_assert!((1..=8).contains(&loaded.settings.level));
    }

    #[test]
    fn nor_anything_like_a_file(text in "(((level|style|data|time|rules|white|\\[x\\]) ?=? ?[-0-9a-zä\"'{}\\[\\]#.]{0,9}\n){0,6})") {
        for layer in [Layer::User, Layer::Event] {
            let mut sources = Sources::default();
            let source = file("/any.toml", &text);
            if layer == Layer::User { sources.user = source } else { sources.event = source }
            let lines = text.lines().count().max(1);
            for problem in load(&sources).problems {
                prop_assert!(problem.line.is_some_and(|line| line <= lines + 1));
                prop_assert!(!problem.why.to_string().is_empty());
            }
        }
    }

    #[test]
    fn what_is_written_is_read_again(index in 0..Key::all().count(), value in "[ -~äöß…]{0,20}") {
        let key = Key::all().nth(index).expect("a key");
        if let Ok(text) = edited(Path::new("/u.toml"), "# mine\nopponent-level = 2\n", key, &value) {
            let loaded = user(&text);
            prop_assert_eq!(&loaded.problems, &[]);
            let read = key.value(&loaded.settings);
            // A number has several spellings, and `on` is a hundred percent.
            let is_number = value.trim().bytes().all(|byte| byte.is_ascii_digit());
            if is_number || matches!(key, Key::Cue(_)) {
                let mut again = loaded.settings.clone();
                prop_assert_eq!(key.put(&mut again, &read), Ok(()));
                prop_assert_eq!(again, loaded.settings);
            } else {
                prop_assert_eq!(read.trim(), value.trim());
            }
        }
    }
}
