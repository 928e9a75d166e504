//! What is said of the machine: its battery and sleep, and lines of its settings that cannot be used.

use crate::words::notice::Notice;
use crate::words::power::{NotHeld, Power, PowerNotice};

pub fn powers() -> Vec<Notice> {
    let mut all = vec![PowerNotice::Low { percent: 19 }];
    for mains in [None, Some(false), Some(true)] {
        all.extend([None, Some(1), Some(100)].map(|percent| PowerNotice::State(Power { mains, percent })));
    }
    let whys = [NotHeld::NoBus, NotHeld::NoLogind, NotHeld::Refused, NotHeld::NoAnswer];
    all.extend(whys.map(PowerNotice::NotHeld));
    all.into_iter().map(Notice::Power).collect()
}

pub fn settings() -> [Notice; 4] {
    [(None, "style"), (Some(21), "style"), (None, ""), (Some(21), "")].map(|(line, key)| Notice::BadSetting {
        place: "annabella".to_owned(),
        line,
        key: key.to_owned(),
        why: "x".to_owned(),
    })
}
