//! The rule profiles: every key has its value in each, the values are those of the Laws, and whatever is wrong in an
//! override is told by line and key.

use annabella::cli::profiles::{ProfilesArgs, run};
use annabella::rules::profile::{
    BothFlagsMean, Colours, DeadPosition, DrawMode, FlagCaller, KEYS, Lateness, Profile, SeveralTouched, TimeClass,
};
use proptest::prelude::*;

fn named(name: &str) -> Profile {
    Profile::named(name).unwrap_or_else(|| panic!("{name} does not resolve"))
}

/// The one error of an override of `fide-2023`.
fn error_of(text: &str) -> (Option<usize>, String, String) {
    let errors = named("fide-2023").with_overrides(text, "event.toml").expect_err(text);
    assert_eq!(errors.0.len(), 1, "{text}: {errors}");
    let error = errors.0.into_iter().next().expect("there is one");
    assert_eq!(error.file, "event.toml");
    (error.line, error.key, error.why)
}

#[test]
fn every_key_has_a_value_in_every_profile() {
    assert_eq!(KEYS.len(), 91);
    for name in Profile::ALL_NAMES {
        let profile = named(name);
        assert_eq!(profile.name, name);
        assert!(!profile.title.is_empty());
        for key in KEYS {
            assert!(profile.value_text(key.name).is_some(), "{name} says nothing about {}", key.name);
            assert!(!key.article.is_empty() && !key.meaning.is_empty());
        }
    }
    assert_eq!(Profile::named("fide-1066"), None);
    assert_eq!(Profile::named(""), None);
}

/// The table of values of the Laws by edition; `=` is the value of `fide-2023`.
#[test]
fn the_values_are_those_of_the_editions() {
    let columns = ["fide-2023", "fide-2018", "fide-2017", "fide-2014", "fide-legacy", "edisu-2024", "casual"];
    for (key, values) in [
        ("colours", ["pairing", "=", "=", "=", "=", "random", "agreed"]),
        ("end.resign_if_opponent_cannot_mate", ["draw", "loss", "loss", "loss", "loss", "loss", "loss"]),
        ("end.dead_position", ["exact", "=", "=", "=", "=", "material", "material"]),
        ("end.material_draws", ["none", "=", "=", "=", "=", "K-K, KB-K, KN-K, KB-KB-same", "K-K, KB-K, KN-K, KNN-K"]),
        ("end.agreement_min_moves_each", ["1", "=", "=", "0", "1", "0", "0"]),
        ("offer.timing", ["any_valid_but_proper_after_move", "=", "=", "=", "=", "after_own_move_only", "any"]),
        ("offer.improper_is_distraction", ["yes", "=", "=", "=", "=", "no", "no"]),
        ("repetition.claimant", ["side_to_move", "=", "=", "=", "=", "=", "either"]),
        ("repetition.auto_count", ["5", "=", "=", "=", "0", "0", "0"]),
        ("repetition.auto_pattern", ["any", "=", "=", "alternate_consecutive", "alternate_consecutive", "=", "="]),
        ("fifty.mode", ["claim", "=", "=", "=", "=", "=", "auto"]),
        ("fifty.may_claim_before_move", ["yes", "=", "=", "=", "=", "no", "="]),
        ("fifty.auto_moves", ["75", "=", "=", "=", "0", "0", "0"]),
        (
            "claim.wrong_bonus_s",
            [
                "blitz 60, rapid 60, standard 120",
                "blitz 60, rapid 120, standard 120",
                "blitz 60, rapid 120, standard 120",
                "blitz 60, rapid 120, standard 120",
                "blitz 180, rapid 180, standard 180",
                "blitz 0, rapid 0, standard 0",
                "blitz 0, rapid 0, standard 0",
            ],
        ),
        (
            "illegal.loses_at",
            [
                "blitz 2, rapid 2, standard 2",
                "=",
                "blitz 1, rapid 1, standard 2",
                "blitz 1, rapid 1, standard 2",
                "blitz 1, rapid 3, standard 3",
                "blitz 0, rapid 0, standard 0",
                "blitz 0, rapid 0, standard 0",
            ],
        ),
        ("illegal.completed_by", ["clock", "=", "=", "=", "=", "release", "accept"]),
        ("illegal.several_touched", ["combined", "=", "=", "=", "=", "first", "="]),
        (
            "illegal.unpromoted_pawn",
            ["illegal_becomes_queen", "=", "=", "=", "illegal_replay", "incomplete", "incomplete"],
        ),
        ("clock.rapid_over_min", ["10", "=", "=", "=", "15", "=", "="]),
        ("clock.flag_claimant_needs_own_time", ["no", "=", "yes", "yes", "yes", "=", "="]),
        ("record.electronic_scoresheet", ["no", "=", "=", "=", "=", "=", "="]),
        ("setup.colours_reversed_restart_below_moves", ["10", "=", "=", "0", "0", "0", "="]),
        ("quickplay.status", ["guideline_if_announced", "=", "=", "=", "law", "off", "off"]),
        ("devices.offence", ["possession", "=", "=", "=", "sound", "off", "off"]),
        ("points.draw", ["0.5", "=", "=", "=", "=", "=", "="]),
        ("vis.appendix", ["D", "=", "=", "=", "E", "=", "="]),
        ("vis.spelling", ["ascii", "=", "umlaut", "=", "=", "=", "="]),
        ("vis.ranks_in_german", ["unless_arbiter_decides", "=", "=", "=", "mandatory", "=", "="]),
        ("adjourn.default_time_s", ["-1", "=", "=", "=", "3600", "=", "="]),
        ("arbiter.appeal", ["yes", "=", "=", "=", "=", "=", "="]),
    ] {
        for (name, value) in columns.into_iter().zip(values) {
            let expected = if value == "=" { values[0] } else { value };
            assert_eq!(named(name).value_text(key).as_deref(), Some(expected), "{key} of {name}");
        }
    }
}

#[test]
fn values_are_typed() {
    let laws = named("fide-2023");
    assert_eq!(laws.points.draw.halves(), 1);
    assert_eq!(laws.points.win.halves(), 2);
    assert_eq!(laws.adjourn.default_time_s, Lateness::OfTheEvent);
    assert_eq!(laws.clock.both_flags.rapid_blitz, None);
    assert!(laws.illegal.loses_at.of(TimeClass::Rapid).is_reached(2));
    assert!(!laws.illegal.loses_at.of(TimeClass::Rapid).is_reached(1));
    let legacy = named("fide-legacy");
    assert_eq!(legacy.clock.both_flags.rapid_blitz, Some(BothFlagsMean::Draw));
    assert_eq!(legacy.clock.flag_caller.of(TimeClass::Blitz), &FlagCaller::PlayerOnly);
    assert_eq!(legacy.repetition.auto_count.number(), None);
    let friends = named("casual");
    assert!(!friends.illegal.loses_at.blitz.is_reached(1000), "0 means never");
    assert_eq!(named("edisu-2024-auto").repetition.mode, DrawMode::Auto);
    assert!(!named("edisu-2024-auto").repetition.can_be_claimed());
    assert!(named("edisu-2024").end.material_draws[3].same_coloured_bishops());
}

#[test]
fn a_time_control_has_its_class_in_each_edition() {
    use TimeClass::{Blitz, Rapid, Standard};
    let (old, new) = (named("fide-legacy").clock, named("fide-2017").clock);
    for (minutes, seconds, before, since) in [
        (3, 2, Blitz, Blitz),
        (5, 5, Blitz, Blitz),
        (5, 6, Blitz, Rapid),
        (10, 0, Blitz, Blitz),
        (10, 1, Blitz, Rapid),
        (10, 5, Rapid, Rapid),
        (14, 0, Blitz, Rapid),
        (15, 0, Rapid, Rapid),
        (30, 30, Standard, Standard),
        (59, 0, Rapid, Rapid),
        (60, 0, Standard, Standard),
        (u64::MAX / 60_000, 0, Standard, Standard),
    ] {
        let class = |clock: &annabella::rules::profile::Clock| clock.class_of(minutes * 60_000, seconds * 1000);
        assert_eq!((class(&old), class(&new)), (before, since), "{minutes}+{seconds}");
    }
}

#[test]
fn an_event_overrules_key_by_key() {
    let text = "\"end.agreement_min_move_number\" = 30\noffer.timing = \"any\"\n\n[illegal]\nbonus_s = { standard = 1, rapid = 2, blitz = 3 }\n[points]\nwin = 3\n[fifty]\nextensions = [{ material = \"KNN-KP\", moves = 75 }]\n";
    let laws = named("fide-2018");
    let event = laws.with_overrides(text, "event.toml").expect("nothing is wrong in it");
    assert_eq!(event.end.agreement_min_move_number, 30);
    assert_eq!(event.value_text("offer.timing").as_deref(), Some("any"));
    assert_eq!(event.illegal.bonus_s.blitz, 3);
    assert_eq!(event.points.win.halves(), 6);
    assert_eq!(event.fifty.extensions[0].material.sides(), ["KNN", "KP"]);
    let untouched = KEYS.iter().filter(|key| laws.value_text(key.name) == event.value_text(key.name)).count();
    assert_eq!(untouched, KEYS.len() - 5);
    assert_eq!(laws.with_overrides("", "event.toml").as_ref(), Ok(&laws));
}

#[test]
fn an_inline_table_is_replaced_whole() {
    let legacy = named("fide-legacy");
    let text = "\"clock.both_flags\" = { non_final = \"continue\", final = \"draw\" }";
    let event = legacy.with_overrides(text, "event.toml").expect("nothing is wrong in it");
    assert_eq!(event.clock.both_flags.rapid_blitz, None, "the third member is gone, not inherited");
    let (line, key, why) = error_of("\n\"illegal.bonus_s\" = { rapid = 5 }");
    assert_eq!((line, key.as_str()), (Some(2), "illegal.bonus_s"));
    assert!(why.contains("standard = …, rapid = …, blitz = …"), "{why}");
}

#[test]
fn what_is_wrong_is_told_by_line_and_key() {
    for (text, line, key, part) in [
        ("\n\nfifty.movs = 3", 3, "fifty.movs", "perhaps fifty.moves"),
        ("xyz = 1", 1, "xyz", "no such key"),
        ("title = \"mine\"", 1, "title", "no such key"),
        ("[repetition]\n\nmode = \"sometimes\"", 3, "repetition.mode", "one of claim, auto, off"),
        ("[repetition]\ncount = \"3\"", 2, "repetition.count", "a whole number, 0 or more"),
        ("clock.default_time_s = -1", 1, "clock.default_time_s", "a whole number, 0 or more"),
        ("adjourn.default_time_s = -2", 1, "adjourn.default_time_s", "-1 for the event's default time"),
        ("points.win = 0.75", 1, "points.win", "whole or halves"),
        ("points.win = nan", 1, "points.win", "whole or halves"),
        ("end = 3", 1, "end", "no such key"),
        ("end.material_draws = [\"KB-K\"]", 1, "end.material_draws", "end.dead_position = \"material\""),
        ("\nclock.rapid_over_min = 60", 2, "clock.rapid_over_min", "must be less than"),
        ("repetition.count = 1", 1, "repetition.count", "2 or more"),
        ("fifty.moves = 0", 1, "fifty.moves", "1 or more"),
        ("fifty.extensions = [{ material = \"Sün-K\", moves = 1 }]", 1, "fifty.extensions", "KNN-KP"),
        ("fifty.moves = 1\nfifty.moves = 2", 2, "", "no TOML"),
        ("[repetition]\nmode = \"auto\"\nclaimant = \"either\"", 3, "repetition.claimant", "nobody claims"),
    ] {
        let (at, name, why) = error_of(text);
        assert_eq!((at, name.as_str()), (Some(line), key), "{text}: {why}");
        assert!(why.contains(part), "{text}: {why}");
    }
}

#[test]
fn every_mistake_is_told_not_only_the_first() {
    let text = "colours = \"green\"\nfoo.bar = 1\nfifty.moves = \"x\"\n";
    let errors = named("casual").with_overrides(text, "e").expect_err("three mistakes");
    let lines: Vec<_> = errors.0.iter().filter_map(|error| error.line).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(errors.to_string().lines().count(), 3);
}

#[test]
fn one_table_of_a_file_can_hold_the_rules() {
    let laws = named("fide-2023");
    let text = "event = \"Open\"\n[rules]\ncolours = \"random\"\n[rules.fifty]\nmoves = 60\n";
    let event = laws.with_overrides_in(text, "event.toml", "rules").expect("nothing is wrong in it");
    assert_eq!((event.colours, event.fifty.moves), (Colours::Random, 60));
    assert_eq!(laws.with_overrides_in("opponent-level = 2", "event.toml", "rules").as_ref(), Ok(&laws));
    let errors = laws.with_overrides_in("rules = 3", "event.toml", "rules").expect_err("no table");
    assert_eq!((errors.0[0].line, errors.0[0].key.as_str()), (Some(1), "rules"));
}

#[test]
fn a_game_keeps_the_whole_profile() {
    for name in Profile::ALL_NAMES {
        let profile = named(name);
        let stored = serde_json::to_string(&profile).expect("it can be written");
        assert_eq!(serde_json::from_str::<Profile>(&stored).expect("and read again"), profile, "{name}");
    }
    let mut stored = serde_json::to_value(named("casual")).expect("it can be written");
    let clock = stored["clock"].as_object_mut().expect("a section");
    clock.remove("tenths_below_s").expect("it is there");
    let illegal = stored["illegal"].as_object_mut().expect("a section");
    illegal.remove("several_touched").expect("it is there");
    let older = serde_json::from_value::<Profile>(stored).expect("games of before said nothing of either");
    assert_eq!(older.clock.tenths_below_s, 0);
    assert_eq!(older.illegal.several_touched, SeveralTouched::Combined);
    let mut stored = serde_json::to_value(named("casual")).expect("it can be written");
    stored["fifty"]["rounds"] = 7.into();
    assert!(serde_json::from_value::<Profile>(stored).is_err(), "an unknown key is not passed over");
}

#[test]
fn the_command_lists_them_and_every_key_of_one() {
    let list = run(&ProfilesArgs::default()).expect("the list");
    assert_eq!(list.len(), 8);
    assert_eq!(list[0], "fide-2023: FIDE Laws of Chess, in force 1 January 2023");
    let one = run(&ProfilesArgs { name: Some("fide-legacy".to_owned()) }).expect("one of them");
    assert_eq!(one.len(), 92);
    assert!(one.contains(&"vis.appendix = E. which appendix speaks about them, article D.".to_owned()), "{one:#?}");
    let error = run(&ProfilesArgs { name: Some("zoo".to_owned()) }).expect_err("there is none");
    assert!(error.contains("`zoo`") && error.contains("fide-2014"));
}

#[test]
fn the_exact_dead_position_needs_no_list() {
    let text = "end.dead_position = \"exact\"";
    let errors = named("casual").with_overrides(text, "e").expect_err("the inherited list stands there still");
    assert_eq!((errors.0[0].line, errors.0[0].key.as_str()), (Some(1), "end.dead_position"));
    let text = "end.dead_position = \"exact\"\nend.material_draws = []";
    let event = named("casual").with_overrides(text, "e").expect("now it is empty");
    assert_eq!(event.end.dead_position, DeadPosition::Exact);
}

proptest! {
    #[test]
    fn no_text_at_all_brings_it_down(text in any::<String>()) {
        let _ = named("casual").with_overrides(&text, "any.toml");
    }

    #[test]
    fn nor_any_value_of_a_known_key(index in 0..89_usize, value in "[-0-9a-zA-Zäß{}=\\[\\]\", .\n]{0,40}") {
        let text = format!("\"{}\" = {value}\n", KEYS[index].name);
        match named("fide-2014").with_overrides(&text, "any.toml") {
            Ok(profile) => prop_assert!(profile.value_text(KEYS[index].name).is_some()),
            Err(errors) => prop_assert!(errors.0.iter().all(|error| error.line.is_some() && !error.why.is_empty())),
        }
    }
}
