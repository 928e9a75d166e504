//! What becomes of each cue: sounded as it is, softer, not at all, or another sound in its place.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::game::effect::Cue;
use crate::game::wrong_value::WrongValue;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CueSettings {
    /// How loud all of them are, 0 to 100 percent of their own loudness.
    pub volume: u8,
    /// Those that somebody has said something about.
    pub each: BTreeMap<Cue, CueChoice>,
}

impl CueSettings {
    /// What becomes of one.
    pub fn of(&self, cue: Cue) -> CueChoice {
        self.each.get(&cue).cloned().unwrap_or_default()
    }
}

impl Default for CueSettings {
    fn default() -> CueSettings {
        CueSettings { volume: 100, each: BTreeMap::new() }
    }
}

/// What becomes of one cue. As text: `on`, `off`, `40` (percent), `/home/ada/click.wav`, `/home/ada/click.wav 40`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CueChoice {
    /// 0 to 100 percent of its own loudness; 0 is off.
    pub loudness: u8,
    /// The sound that is played in its place.
    pub file: Option<PathBuf>,
}

impl Default for CueChoice {
    fn default() -> CueChoice {
        CueChoice { loudness: 100, file: None }
    }
}

impl FromStr for CueChoice {
    type Err = WrongValue;

    fn from_str(text: &str) -> Result<CueChoice, WrongValue> {
        let wrong = || WrongValue::Cue { given: text.to_owned() };
        let text = text.trim();
        match text {
            "on" => return Ok(CueChoice::default()),
            "off" => return Ok(CueChoice { loudness: 0, file: None }),
            _ if text.chars().any(char::is_control) => return Err(wrong()),
            _ => {}
        }
        if let Some(loudness) = percent(text) {
            return Ok(CueChoice { loudness, file: None });
        }
        // A blank and a number may be the end of a file's name; a name that ends as those of WAV files do is whole.
        let is_whole = Path::new(text).extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wav"));
        let split = text.rsplit_once(' ').filter(|_| !is_whole);
        let (path, loudness) = match split.and_then(|(path, number)| Some((path.trim_end(), percent(number)?))) {
            Some((path, loudness)) => (path, loudness),
            None => (text, 100),
        };
        let file = PathBuf::from(path);
        if !file.is_absolute() {
            return Err(wrong());
        }
        Ok(CueChoice { loudness, file: Some(file) })
    }
}

impl fmt::Display for CueChoice {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.file, self.loudness) {
            (None, 100..) => write!(to, "on"),
            (None, 0) => write!(to, "off"),
            (None, percent) => write!(to, "{percent}"),
            (Some(file), 100..) if !ends_in_number(file) => write!(to, "{}", file.display()),
            (Some(file), percent) => write!(to, "{} {percent}", file.display()),
        }
    }
}

/// Whether a path ends in a number. Without a further number after it, it would be read as a shorter one.
fn ends_in_number(file: &Path) -> bool {
    file.to_string_lossy().rsplit_once(' ').is_some_and(|(_, number)| percent(number).is_some())
}

fn percent(text: &str) -> Option<u8> {
    // A sign in front would be taken by the parser.
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten().filter(|number| *number <= 100)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_cue_is_on_off_softer_or_another_sound() {
        let read = |text: &str| text.parse::<CueChoice>().map(|choice| (choice.loudness, choice.file));
        let file = |path: &str| Some(PathBuf::from(path));
        assert_eq!(read("on"), Ok((100, None)));
        assert_eq!(read("off"), Ok((0, None)));
        assert_eq!(read(" 40 "), Ok((40, None)));
        assert_eq!(read("/home/x/click.wav"), Ok((100, file("/home/x/click.wav"))));
        assert_eq!(read("/home/x/my click.wav  40"), Ok((40, file("/home/x/my click.wav"))));
        assert_eq!(read("/home/x/take 40.wav"), Ok((100, file("/home/x/take 40.wav"))));
        assert_eq!(read("/home/x/take 40 100"), Ok((100, file("/home/x/take 40"))));
        for wrong in ["", "loud", "101", "-1", "+4", "click.wav", "click.wav 40", "~/click.wav", "/a\u{0}b.wav"] {
            assert!(read(wrong).is_err_and(|why| why.to_string().contains("right would be on, off")), "`{wrong}`");
        }
    }

    proptest! {
        #[test]
        fn what_was_read_reads_the_same_again(text in "(/?[ -~äß]{0,20}( [0-9]{1,3})?|on|off|[0-9]{1,3})") {
            if let Ok(choice) = text.parse::<CueChoice>() {
                prop_assert!(choice.loudness <= 100);
                prop_assert_eq!(choice.to_string().parse::<CueChoice>(), Ok(choice));
            }
        }
    }
}
