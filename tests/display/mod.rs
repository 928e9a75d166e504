//! The Braille display with the real parts: brltty with its virtual display, libbrlapi, and `annabella play`.

mod brltty;
mod cells;
#[path = "../braille/decoder.rs"]
mod decoder;
mod secret;
mod terminal;

use std::ops::{Deref, DerefMut};
use std::process::Command;

use brltty::Brltty;
use tempfile::TempDir;

use crate::support::play as support;

/// A game and its directory.
struct Play {
    play: support::Play,
    data: TempDir,
}

impl Deref for Play {
    type Target = support::Play;

    fn deref(&self) -> &support::Play {
        &self.play
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut support::Play {
        &mut self.play
    }
}

impl Play {
    /// A game of two people at one keyboard in simulated time; the owner plays White and has the display.
    fn start(host: &str, flags: &[&str]) -> Play {
        Play::in_world(host, flags, &[])
    }

    /// The same, with these variables in its environment.
    fn in_world(host: &str, flags: &[&str], world: &[(&str, String)]) -> Play {
        let data = tempfile::tempdir().expect("a directory");
        let mut command = Command::new(support::binary());
        command
            .args(["play", "--opponent", "console", "--simulated", "--speech", "off", "--sounds", "off", "--data"])
            .arg(data.path().join("games"))
            .args(flags)
            .env("XDG_CONFIG_HOME", data.path().join("config"))
            .env("BRLAPI_HOST", host);
        // Where somebody runs the tests is nobody's business: the display of the test has one terminal.
        for place in ["WINDOWID", "WINDOWPATH", "CONTROLVT", "BRLAPI_AUTH"] {
            command.env_remove(place);
        }
        command.envs(world.iter().map(|(name, value)| (*name, value)));
        Play { play: support::Play::run(&mut command), data }
    }

    /// Ends the input, and gives the last lines.
    fn end(self) -> Vec<String> {
        self.ended().0
    }

    /// The same, and its directory.
    fn ended(self) -> (Vec<String>, TempDir) {
        let ended = self.play.end();
        assert_eq!(ended.code, Some(0), "{ended:?}");
        (ended.lines, self.data)
    }
}

/// How many of the lines speak of the display.
fn about_display(lines: &[String]) -> Vec<&String> {
    lines.iter().filter(|line| line.contains("Braille")).collect()
}

const ON: [&str; 2] = ["--display", "on"];

/// Two knights could take on c3.
const KNIGHTS: &str = "4k3/8/8/8/4N3/2p5/8/1N2K3 w - - 0 7";

/// The pair stands there as soon as the move is made; the words of the Laws come when they are asked for, in windows.
#[test]
fn a_move_shows_as_its_pair_on_every_display_width() {
    for (cells, greeting, windows, reply) in [
        (12, "Enter your", ["Springer", "Bella eins", "Cesar drei"].as_slice(), "Koenig Eva"),
        (14, "Enter your", &["Springer Bella", "eins Cesar", "drei"], "Koenig Eva"),
        (20, "Enter your move, or", &["Springer Bella eins", "Cesar drei"], "Koenig Eva acht"),
        (
            40,
            "Enter your move, or help. To learn the",
            &["Springer Bella eins Cesar drei"],
            "Koenig Eva acht David acht",
        ),
    ] {
        let mut brltty = Brltty::start(cells);
        let flags = [&ON, ["--style", "fide"].as_slice(), &["--fen", KNIGHTS]].concat();
        let mut play = Play::start(&brltty.host(), &flags);
        brltty.expect(greeting);
        play.enter("Nb1xc3");
        brltty.expect("⠶ ⠎⠃⠰⠉⠒");
        // The words have never covered it.
        brltty.has_not_shown("Springer");
        brltty.press("RETURN", windows[0]);
        for window in &windows[1..] {
            brltty.press("FWINRT", window);
        }
        brltty.press("FWINRT", "⠶ ⠎⠃⠰⠉⠒");
        for window in windows.iter().rev() {
            brltty.press("FWINLT", window);
        }
        play.enter("Kd8");
        brltty.expect("⠶ ⠎⠃⠰⠉⠒ ⠅⠙⠦");
        brltty.has_not_shown("Koenig");
        brltty.press("RETURN", reply);
        brltty.press("HOME", "⠶ ⠎⠃⠰⠉⠒ ⠅⠙⠦");
        play.end();
    }
}

#[test]
fn pairs_use_the_players_letters_and_keys_go_through_them() {
    let mut brltty = Brltty::start(20);
    let mut play =
        Play::start(&brltty.host(), &[&ON, ["--language", "de", "--display-moves", "letters"].as_slice()].concat());
    brltty.expect("Geben Sie Ihren Zug");
    brltty.press("RETURN", "Es wurde noch kein");
    for line in ["e4", "e5", "Sf3", "Sc6", "Lb5"] {
        play.enter(line);
    }
    play.until("Läufer b5");
    brltty.expect("3 Lb5");
    brltty.press("LNUP", "2 Sf3 Sc6");
    brltty.press("LNUP", "1 e4 e5");
    brltty.press("LNDN", "2 Sf3 Sc6");
    brltty.press("TOP", "1 e4 e5");
    brltty.press("BOT", "3 Lb5");
    brltty.press("PRDIFLN", "2 Sf3 Sc6");
    brltty.press("RETURN", "3 Lb5");
    play.end();
}

#[test]
fn earlier_words_are_read_again_from_a_routing_key() {
    let mut brltty = Brltty::start(20);
    let mut play = Play::start(&brltty.host(), &ON);
    brltty.expect("Enter your move, or");
    play.enter("e4");
    brltty.expect("⠂ ⠑⠲");
    play.enter("e5");
    brltty.expect("⠂ ⠑⠲ ⠑⠢");
    brltty.press("RETURN", "e5");
    brltty.press("LNUP", "e4");
    brltty.press("LNUP", "Enter your move, or");
    brltty.press("ROUTE 8", "your move, or help.");
    brltty.press("LNDN", "e4");
    brltty.press("LNDN", "e5");
    brltty.press("LNDN", "⠂ ⠑⠲ ⠑⠢");
    // Asked a second time, help is a list: it is read from its first line.
    play.enter("help");
    play.enter("help");
    brltty.expect("Enter your move in");
    brltty.press("FWINRT", "words, like knight");
    play.end();
}

#[test]
fn the_clock_comes_at_a_key_and_goes_away_again() {
    let mut brltty = Brltty::start(40);
    let mut play = Play::start(&brltty.host(), &[&ON, ["--time", "5+0"].as_slice()].concat());
    play.enter("@10 e4");
    brltty.expect("⠂ ⠑⠲");
    brltty.press("TIME", "W 4:50 B 5:00, Black's clock runs.");
    brltty.press("TIME", "⠂ ⠑⠲");
    brltty.press("RETURN", "e4");
    brltty.press("RETURN", "⠂ ⠑⠲");
    play.enter("@71 spectator: last");
    play.until("private spectator");
    brltty.press("ROUTE 3", "W 4:50 B 3:59, Black's clock runs.");
    brltty.press("ROUTE 20", "⠂ ⠑⠲");
    let lines = play.end();
    assert!(!lines.iter().any(|line| line.contains("3:59")), "for the fingers alone: {lines:?}");
}

#[test]
fn a_question_is_read_and_answered_on_the_display_alone() {
    let mut brltty = Brltty::start(40);
    let play = Play::start(&brltty.host(), &ON);
    brltty.expect("Enter your move, or help. To learn the");
    brltty.type_behind("", "Nf");
    brltty.key("KEY_BACKSPACE");
    brltty.expect_with_cursor("N", Some(1));
    brltty.type_behind("N", "c3");
    brltty.key("KEY_ENTER");
    brltty.expect("⠂ ⠎⠉⠒");
    play.until("public: knight c3");
    brltty.type_behind("", "white: resign");
    brltty.key("KEY_ENTER");
    brltty.expect("White: Resign the game? Enter yes or no.");
    // Other words come between; the way home leads to the question.
    brltty.press("LNUP", "knight c3");
    brltty.press("RETURN", "White: Resign the game? Enter yes or no.");
    brltty.press("RETURN", "⠂ ⠎⠉⠒");
    brltty.press("RETURN", "knight c3");
    brltty.press("RETURN", "White: Resign the game? Enter yes or no.");
    brltty.type_behind("", "yes");
    brltty.key("KEY_ENTER");
    brltty.expect("Black wins by resignation.");
    play.end();
}

#[test]
fn a_dead_brltty_is_told_once_and_comes_back_complete() {
    let mut brltty = Brltty::start(20);
    let mut play = Play::start(&brltty.host(), &ON);
    brltty.expect("Enter your move, or");
    play.enter("e4");
    brltty.expect("⠂ ⠑⠲");
    let stopped = brltty.stop();
    let mut lines = play.until("brltty does not answer");
    // The game goes on meanwhile.
    play.enter("e5");
    lines.extend(play.until("public: e5"));
    let mut brltty = stopped.start();
    lines.extend(play.until("works again"));
    assert_eq!(
        about_display(&lines),
        ["private: No Braille display: brltty does not answer.", "private: The Braille display works again."]
    );
    // What was said of the display covers nothing, and can be read.
    brltty.expect("⠂ ⠑⠲ ⠑⠢");
    brltty.press("FWINLT", "works again.");
    brltty.press("LNUP", "e5");
    brltty.press("RETURN", "⠂ ⠑⠲ ⠑⠢");
    assert_eq!(about_display(&play.end()), [""; 0]);
}

#[test]
fn a_display_plugged_in_again_has_its_text() {
    let mut brltty = Brltty::start(20);
    let mut play = Play::start(&brltty.host(), &ON);
    brltty.expect("Enter your move, or");
    play.enter("e4");
    brltty.expect("⠂ ⠑⠲");
    brltty.unplug();
    let mut lines = play.until("Braille");
    // The game goes on meanwhile.
    play.enter("e5");
    lines.extend(play.until("public: e5"));
    brltty.plug_in();
    lines.extend(play.until("works again"));
    assert_eq!(
        about_display(&lines),
        [
            "private: No Braille display: the display is no longer connected to brltty.",
            "private: The Braille display works again."
        ]
    );
    // What was said of the display covers nothing, and can be read.
    brltty.expect("⠂ ⠑⠲ ⠑⠢");
    brltty.press("FWINLT", "works again.");
    brltty.press("LNUP", "e5");
    brltty.press("RETURN", "⠂ ⠑⠲ ⠑⠢");
    assert_eq!(about_display(&play.end()), [""; 0]);
}

/// brltty shows its own name first, which no program can cover; then the pair stands there, whatever was said meanwhile.
#[test]
fn the_pair_is_back_after_each_of_several_reconnections() {
    let mut brltty = Brltty::with_banner(20);
    let mut play = Play::start(&brltty.host(), &ON);
    brltty.expect("Enter your move, or");
    play.enter("e4");
    brltty.expect("⠂ ⠑⠲");
    for (unplugged, reply, pair) in [
        (true, Some("e5"), "⠂ ⠑⠲ ⠑⠢"),
        (false, Some("d4"), "⠆ ⠙⠲"),
        (true, None, "⠆ ⠙⠲"),
        (false, None, "⠆ ⠙⠲"),
        (true, Some("d5"), "⠆ ⠙⠲ ⠙⠢"),
        (false, Some("c4"), "⠒ ⠉⠲"),
    ] {
        let move_meanwhile = |play: &mut Play| {
            play.until("No Braille display");
            if let Some(reply) = reply {
                play.enter(reply);
                play.until(&format!("public: {reply}"));
            }
        };
        if unplugged {
            brltty.unplug();
            move_meanwhile(&mut play);
            brltty.plug_in();
        } else {
            let stopped = brltty.stop();
            move_meanwhile(&mut play);
            brltty = stopped.start();
        }
        play.until("works again");
        brltty.expect(pair);
        brltty.press("FWINLT", "works again.");
        brltty.press("RETURN", pair);
        brltty.has_not_shown("The Braille");
        brltty.has_not_shown("No Braille");
    }
    play.end();
}

#[test]
fn without_brltty_a_wanted_display_gives_one_line() {
    for (wanted, expected) in
        [("on", &["private: No Braille display: brltty does not answer."][..]), ("auto", &[]), ("off", &[])]
    {
        let mut play = Play::start(&brltty::nobody(), &["--display", wanted]);
        let mut lines = Vec::new();
        if wanted == "on" {
            lines.extend(play.until("Braille"));
        }
        play.enter("e4");
        lines.extend(play.until("public: e4"));
        lines.extend(play.end());
        assert_eq!(about_display(&lines), expected, "{wanted}");
    }
}

#[test]
fn a_brltty_that_refuses_is_told_as_such() {
    let place = tempfile::tempdir().expect("a directory");
    let (key, ours) = (place.path().join("key"), place.path().join("ours"));
    std::fs::write(&key, "secret").expect("written");
    std::fs::write(&ours, "guessed").expect("written");
    let brltty = Brltty::guarded_by(&key);
    let play = Play::in_world(&brltty.host(), &ON, &[("BRLAPI_AUTH", format!("keyfile:{}", ours.display()))]);
    let mut lines = play.until("Braille");
    lines.extend(play.end());
    let expected = "private: No Braille display: brltty refuses, you may not read its key.";
    assert_eq!(about_display(&lines), [expected]);
}

/// A file that is no library stands in for one that is not there.
#[test]
fn without_the_library_one_line_says_so_and_play_continues() {
    let libraries = tempfile::tempdir().expect("a directory");
    for name in ["libbrlapi.so.0.8", "libbrlapi.so.0.7"] {
        std::fs::write(libraries.path().join(name), "no library").expect("written");
    }
    let mut play =
        Play::in_world(&brltty::nobody(), &ON, &[("LD_LIBRARY_PATH", libraries.path().display().to_string())]);
    let mut lines = play.until("Braille");
    play.enter("e4");
    lines.extend(play.until("public: e4"));
    lines.extend(play.end());
    let about = about_display(&lines);
    assert_eq!(about.len(), 1, "{about:?}");
    assert!(about[0].starts_with("private: No Braille display: brltty's library cannot be opened: "));
}
