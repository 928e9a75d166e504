//! Voices: listed, chosen and changed while the program runs, on both routes, proved on what is heard.

use super::driver::Driven;
use super::recorder::{Heard, Recorder};
use super::world::World;

const SENTENCE: &str = "de:Springer Gustav eins Felix drei, und der andere wartet auf dem Feld Hector acht.";

/// Waits until the voices of a language are known.
pub fn voices(driven: &mut Driven, language: &str) -> Vec<String> {
    for _ in 0..1200 {
        driven.order(&format!("voices {language}"));
        let line = driven.wait_for("voices");
        let names: Vec<String> = line["voices ".len()..].split('|').map(str::to_owned).collect();
        if names != [""] {
            return names;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("the voices never become known");
}

fn seen_or_wait(driven: &mut Driven, start: &str) {
    if driven.count(start) == 0 {
        driven.wait_for(start);
    }
}

struct Said<'a> {
    recorder: &'a Recorder,
    driven: Driven,
    told: usize,
    /// One of so many sentences is said by the new voice. The system may take more than the six seconds that a sentence waits for it.
    sentences: usize,
}

impl Said<'_> {
    fn after(&mut self, order: &str) -> Heard {
        let mark = self.recorder.mark();
        self.told += 1;
        if !order.is_empty() {
            self.driven.order(order);
        }
        self.driven.order(&format!("public {SENTENCE}"));
        self.driven.wait_for(&format!("event finished {} Spoken", self.told));
        self.recorder.until_silent(mark)
    }

    /// What is said once a voice has been changed.
    fn once_changed(&mut self, order: &str, changed: impl Fn(&Heard) -> bool) -> Heard {
        let mut heard = self.after(order);
        for _ in 1..self.sentences {
            if changed(&heard) {
                break;
            }
            heard = self.after("");
        }
        heard
    }
}

/// What must hold on both routes.
fn every_setting_is_heard_at_once(said: &mut Said<'_>, variant: &str) {
    let usual = said.after("");
    let again = said.after("");
    let fast = said.after("set rate 350");
    assert!(fast.seconds() < usual.seconds() * 0.75, "{} s against {} s", fast.seconds(), usual.seconds());
    let back = said.after("set rate 175");
    assert!((back.seconds() - usual.seconds()).abs() < 0.15, "{} s against {} s", back.seconds(), usual.seconds());
    let soft = said.after("set volume 50");
    assert!(u32::from(soft.peak()) * 4 < u32::from(usual.peak()) * 3, "{} against {}", soft.peak(), usual.peak());
    let loud = said.after("set volume 100");
    assert!(loud.peak().abs_diff(usual.peak()) < usual.peak() / 5, "{} against {}", loud.peak(), usual.peak());
    // On a busy machine sound can falter, so that one sentence differs from itself; it does not each time.
    let is_higher = (0..4).any(|_| {
        let (before, high, after) = (said.after(""), said.after("set pitch 90"), said.after("set pitch 50"));
        high.differs_from(&before) > 3.0 * after.differs_from(&before)
    });
    assert!(is_higher, "the pitch is heard");
    let alike = again.differs_from(&usual);
    let other = said.once_changed(&format!("set voice-de {variant}"), |heard| heard.differs_from(&usual) > 3.0 * alike);
    let apart = other.differs_from(&usual);
    assert!(apart > 3.0 * alike, "{variant} is another voice: {apart} against {alike}");
    // A name that nobody knows: told once, and the language's own voice speaks. On a busy machine the system may know that only after
    // many sentences.
    said.after("set voice-de nobody");
    let told = "event voice There is no voice nobody for German words. The usual voice of that language speaks them.";
    seen_or_wait(&mut said.driven, told);
    let own = said.once_changed("", |heard| heard.differs_from(&usual) < 2.0 * alike.max(0.02));
    let apart = own.differs_from(&usual);
    assert!(apart < 2.0 * alike.max(0.02), "the language's own voice is used: {apart} against {alike}");
    said.after("set rate 180");
    assert_eq!(said.driven.count("event voice"), 1);
}

#[test]
fn espeak_voices_are_listed_and_changed_in_mid_speech() {
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak voice-it=it+nobody");
    let known = voices(&mut driven, "de");
    assert_eq!(known[0], "de");
    assert!(known.contains(&"de+f3".to_owned()), "{known:?}");
    assert!(voices(&mut driven, "en").contains(&"en-gb-scotland".to_owned()));
    seen_or_wait(&mut driven, "event voice There is no voice it+nobody for Italian words.");
    assert_eq!(driven.count("event voice"), 1);
    driven.seen.clear();
    let mut said = Said { recorder: &recorder, driven, told: 0, sentences: 1 };
    every_setting_is_heard_at_once(&mut said, "de+f3");
    assert_eq!(said.driven.close(), "");
}

#[test]
fn system_voices_are_listed_and_changed_in_mid_speech() {
    let mut world = World::with_loudspeaker();
    world.start_speech();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "system");
    let known = voices(&mut driven, "de");
    let variant = known.iter().find(|name| name.to_lowercase().ends_with("+female3") || name.ends_with("+f3"));
    let variant = variant.unwrap_or_else(|| panic!("no variant in {known:?}")).clone();
    // The German voice has just been found, and takes its place with the next phrase.
    let mut said = Said { recorder: &recorder, driven, told: 0, sentences: 5 };
    every_setting_is_heard_at_once(&mut said, &variant);
    said.driven.close();
}
