//! What the Debian package has besides the program: the licence of every part, a page for man and completions for every command.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use annabella::cli::papers::{PapersArgs, run, shown};

fn said_by(command: &mut Command) -> String {
    let said = command.current_dir(env!("CARGO_MANIFEST_DIR")).env("CARGO_NET_OFFLINE", "true").output();
    let said = said.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(said.status.success(), "{command:?}: {}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8(said.stdout).expect("UTF-8")
}

/// The lock file says which parts there are. Those of other systems, of builds and of tests are not in the program.
#[test]
fn the_licence_of_every_part_of_the_program_is_named() {
    let copyright = said_by(&mut Command::new(".ci/deb/licences"));
    let lines: Vec<&str> = copyright.lines().collect();
    let named: BTreeMap<&str, &str> =
        lines.windows(2).filter_map(|two| Some((two[0], two[1].strip_prefix("  License: ")?))).collect();

    let lock: toml::Table = include_str!("../Cargo.lock").parse().expect("TOML");
    let packages = lock["package"].as_array().expect("packages");
    let text = |package: &toml::Value, key: &str| package[key].as_str().expect("a text").to_owned();
    let locked: Vec<String> = packages.iter().map(|part| text(part, "name") + " " + &text(part, "version")).collect();
    let unknown: Vec<_> = named.keys().filter(|part| !locked.iter().any(|locked| locked == *part)).collect();
    assert!(unknown.is_empty(), "not in the lock file: {unknown:?}");

    let direct = include_str!("../Cargo.toml").parse::<toml::Table>().expect("TOML");
    let linux = &direct["target"]["cfg(target_os = \"linux\")"]["dependencies"];
    for name in [&direct["dependencies"], linux].into_iter().flat_map(|table| table.as_table().expect("a table").keys())
    {
        assert!(named.keys().any(|part| part.split(' ').next() == Some(name)), "{name} is not named");
    }
    assert!(named.len() > 130, "{}", named.len());
    assert!(!named.keys().any(|part| part.starts_with("proptest ")), "a part of the tests is named");
    // Parts whose texts must go with them.
    for text in
        ["Redistribution and use in source and binary forms", "UNICODE LICENSE V3", "Permission is hereby granted"]
    {
        assert!(copyright.contains(text), "{text}");
    }
}

#[test]
fn every_command_has_a_man_page_and_flag_completions() {
    let directory = tempfile::tempdir().expect("a directory");
    run(&PapersArgs { directory: directory.path().to_owned() }).expect("it can be written");
    let read =
        |name: &str| fs::read_to_string(directory.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let shells = ["annabella.bash", "_annabella", "annabella.fish"].map(|name| (name, read(name)));
    let own = read("annabella.1").replace('\\', "");

    let command = shown();
    assert!(command.get_subcommands().count() >= 12);
    for job in command.get_subcommands() {
        let name = job.get_name();
        assert!(own.contains(&format!("annabella-{name}(1)")), "{name}");
        let page = read(&format!("annabella-{name}.1")).replace('\\', "");
        assert!(page.contains(&format!("annabella {name}")) && !page.contains("[--"), "{name}: the usage");
        for flag in job.get_arguments().filter_map(|flag| flag.get_long()) {
            assert!(page.contains(&format!("--{flag}")), "{name} --{flag}");
            for (shell, completions) in &shells {
                assert!(completions.contains(flag), "{shell}: {name} --{flag}");
            }
        }
    }
}
