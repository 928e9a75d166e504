//! The display of somebody who sits at a real terminal, with and without speech.

use super::brltty::Brltty;
use crate::support::tmux::Tmux;

/// The game that a person plays there: moves of both sides by keys, with `display auto`, which is usual.
#[test]
fn the_terminal_shows_each_move_as_its_pair() {
    for speech in ["off", "espeak"] {
        let mut brltty = Brltty::start(12);
        let host = brltty.host();
        let folder = tempfile::tempdir().expect("a folder");
        let terminal = Tmux::program(folder, ["80", "24", "2000"], |tmux| {
            tmux.args([env!("CARGO_BIN_EXE_annabella"), "play", "--data", "games", "--opponent", "console"]);
            tmux.args(["--speech", speech, "--sounds", "off", "--language", "de", "--style", "fide"]);
            tmux.env("XDG_CONFIG_HOME", "config").env("BRLAPI_HOST", host);
            // A sound server that is not there: what is heard is not what is asked here.
            tmux.env("PULSE_SERVER", "unix:/nonexistent");
            for place in ["WINDOWID", "WINDOWPATH", "CONTROLVT", "BRLAPI_AUTH"] {
                tmux.env_remove(place);
            }
        });
        brltty.expect_a_program();
        let mut pair = String::new();
        for (entered, cells, words) in
            [("Sc3", "⠂ ⠎⠉⠒", "Springer"), ("e5", "⠂ ⠎⠉⠒ ⠑⠢", "Eva"), ("d4", "⠆ ⠙⠲", "David")]
        {
            terminal.text(entered);
            terminal.keys(&["Enter"]);
            brltty.expect(cells);
            brltty.has_not_shown(words);
            pair = cells.to_owned();
        }
        brltty.press("RETURN", "David zwei");
        brltty.press("RETURN", &pair);
        terminal.hang_up();
    }
}
