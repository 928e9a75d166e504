//! Rate, pitch, loudness, the form of answers and voices by three keys: one chooses what is changed, two change it.

use crate::config::{Choices, Key, SAME_STYLE, Settings};
use crate::desk::lines::quick_setting::{QuickSetting, QuickValue};
use crate::game::participant::{Language, Style};

/// What can be changed, in the order in which the key goes through it; the player's own language comes first of the voices.
fn settings(own: Language) -> Vec<QuickSetting> {
    let others = Language::ALL.into_iter().filter(|language| *language != own);
    let voices = [own].into_iter().chain(others).map(QuickSetting::Voice);
    QuickSetting::ALL.iter().copied().chain(voices).collect()
}

/// Which setting the keys for more and less change.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct QuickSettings {
    at: usize,
    /// The key has been used: the first time it only says what it stands at.
    used: bool,
}

/// What came of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    pub key: Key,
    pub value: String,
    /// There was no more, or no less: it stays as it was.
    pub at_edge: bool,
}

impl QuickSettings {
    /// The setting that is changed now.
    pub fn setting(self, own: Language) -> QuickSetting {
        let all = settings(own);
        all[self.at % all.len()]
    }

    /// Goes on to the next setting; the first time to the first.
    pub fn turn(&mut self, own: Language) {
        if self.used {
            self.at = (self.at + 1) % settings(own).len();
        }
        self.used = true;
    }

    /// Goes to a setting.
    pub fn choose(&mut self, setting: QuickSetting, own: Language) {
        self.used = true;
        self.at = settings(own).iter().position(|each| *each == setting).unwrap_or(self.at);
    }

    /// Changes the setting by one step. `voices` are the names of the voices that there are for a language, its own first.
    pub fn change(&mut self, settings: &mut Settings, more: bool, voices: impl Fn(Language) -> Vec<String>) -> Changed {
        self.used = true;
        let setting = self.setting(settings.language);
        let key = key_of(setting);
        let now = key.value(settings);
        let text = match (setting, choices(setting)) {
            (QuickSetting::Voice(language), _) => next_voice(&now, &voices(language), more),
            // A voice is never turned down to nothing by key: the way back could not be heard.
            (QuickSetting::Volume, Choices::Numbers(_, most)) => stepped(&now, 10, (10, most), more),
            (QuickSetting::Rate, Choices::Numbers(least, most)) => stepped(&now, 25, (least, most), more),
            (_, Choices::Numbers(least, most)) => stepped(&now, 10, (least, most), more),
            (_, Choices::Words(names)) => chosen(&now, &names, more).to_owned(),
            (_, Choices::Other) => now,
        };
        changed_to(key, &text, settings)
    }

    /// Gives the setting a value, if it is a number and can be this one.
    pub fn put(&mut self, settings: &mut Settings, value: u32) -> Changed {
        changed_to(key_of(self.setting(settings.language)), &value.to_string(), settings)
    }
}

fn key_of(setting: QuickSetting) -> Key {
    match setting {
        QuickSetting::Voice(language) => Key::Voice(language),
        named => Key::from_name(named.name()).unwrap_or(Key::Rate),
    }
}

fn choices(setting: QuickSetting) -> Choices {
    match setting {
        // That of the announcements comes first.
        QuickSetting::AnswerStyle => {
            Choices::Words([SAME_STYLE].into_iter().chain(Style::ALL.map(Style::name)).collect())
        }
        _ => key_of(setting).choices(),
    }
}

fn changed_to(key: Key, text: &str, settings: &mut Settings) -> Changed {
    let changed = text != key.value(settings) && key.put(settings, text).is_ok();
    Changed { key, value: key.value(settings), at_edge: !changed }
}

/// Where a setting stands.
pub fn value_of(setting: QuickSetting, settings: &Settings) -> QuickValue {
    let value = key_of(setting).value(settings);
    match choices(setting) {
        Choices::Numbers(..) => QuickValue::Number(value.parse().unwrap_or_default()),
        Choices::Words(names) => QuickValue::Choice(same(&value, &names).map_or("", |at| names[at])),
        Choices::Other if value.is_empty() => QuickValue::Own,
        Choices::Other => QuickValue::Name(value),
    }
}

fn same(now: &str, names: &[&'static str]) -> Option<usize> {
    names.iter().position(|name| *name == now)
}

/// The word after or before the present one, among the values of a setting.
fn chosen(now: &str, names: &[&'static str], more: bool) -> &'static str {
    let at = same(now, names).unwrap_or(0);
    let next = if more { (at + 1).min(names.len().saturating_sub(1)) } else { at.saturating_sub(1) };
    names.get(next).copied().unwrap_or_default()
}

/// The next multiple of a step, within bounds.
fn stepped(now: &str, step: u16, (least, most): (u16, u16), more: bool) -> String {
    let value: u16 = now.parse().unwrap_or(least);
    let next = if more { (value / step + 1) * step } else { value.saturating_sub(1) / step * step };
    next.clamp(least, most).to_string()
}

/// The voice after or before this one; the language's own has no name and stands in front of the others.
fn next_voice(now: &str, voices: &[String], more: bool) -> String {
    let at = voices.iter().position(|voice| voice == now).map_or(0, |index| index + 1);
    let next = if more { (at + 1).min(voices.len()) } else { at.saturating_sub(1) };
    next.checked_sub(1).and_then(|index| voices.get(index)).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Sources, load};

    fn voices(language: Language) -> Vec<String> {
        if language == Language::De { vec!["de+f1".to_owned(), "de+m1".to_owned()] } else { Vec::new() }
    }

    /// Turns and changes: `.` goes on to the next setting, `+` and `-` change it; what each change led to, `|` at the edge.
    fn turned(steps: &str) -> Vec<String> {
        let mut settings = load(&Sources::default()).settings;
        let mut quick = QuickSettings::default();
        let mut led_to = Vec::new();
        for step in steps.chars() {
            if step == '.' {
                quick.turn(settings.language);
                continue;
            }
            let changed = quick.change(&mut settings, step == '+', voices);
            let edge = if changed.at_edge { "|" } else { "" };
            led_to.push(format!("{} {}{edge}", changed.key.name(), changed.value));
        }
        led_to
    }

    #[test]
    fn steps_are_round_and_end_at_the_bounds() {
        assert_eq!(turned("++-"), ["rate 200", "rate 225", "rate 200"]);
        assert_eq!(turned(&"-".repeat(6)).split_off(2), ["rate 100", "rate 80", "rate 80|", "rate 80|"]);
        assert_eq!(turned("..+--"), ["volume 100|", "volume 90", "volume 80"]);
        assert_eq!(turned(&format!("..{}", "-".repeat(11))).split_off(8), ["volume 10", "volume 10|", "volume 10|"]);
    }

    #[test]
    fn words_are_stepped_through_and_end_at_the_last() {
        let turned_to = |place: usize, steps: &str| turned(&format!("{}{steps}", ".".repeat(place)));
        assert_eq!(turned_to(5, "+-+"), ["orientation white", "orientation own", "orientation white"]);
        assert_eq!(turned_to(6, "++"), ["steps square", "steps square|"]);
        assert_eq!(turned_to(7, "-+"), ["answer-style same|", "answer-style fide"]);
        assert_eq!(turned_to(8, "+"), ["order file"]);
        assert_eq!(turned_to(9, "+"), ["grouping each"]);
        assert_eq!(turned_to(10, "+++"), ["empties told", "empties skipped", "empties skipped|"]);
        assert_eq!(turned_to(11, "++-"), ["time-words long", "time-words long|", "time-words short"]);
    }

    #[test]
    fn voices_go_through_those_of_their_language() {
        // Rate, volume, pitch, cues, seven of answers, then English, Italian, German.
        let german =
            ["voice-de de+f1", "voice-de de+m1", "voice-de de+m1|", "voice-de de+f1", "voice-de ", "voice-de |"];
        assert_eq!(turned(&format!("{}+++---", ".".repeat(14))), german);
        assert_eq!(turned(&format!("{}+", ".".repeat(12))), ["voice-en |"]);
        assert_eq!(turned(&format!("{}+", ".".repeat(17))), ["rate 200"]);
    }
}
