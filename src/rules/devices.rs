//! Telephones and their like (11.3.2).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::profile::{DeviceOffence, DeviceResult, Points, Profile};

/// What was noticed about a device.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// It made a sound.
    Sound,
    /// The player had it with them, switched off.
    CarriedSwitchedOff,
    /// The player had it with them, switched on.
    CarriedSwitchedOn,
}

/// What the opponent gets for an offence; the offender loses.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpponentGets {
    /// So many points.
    Points(Points),
    /// It depends on whether they can mate, and that is not known.
    ArbiterDecides,
}

/// Whether it is an offence: having one since 2014, its sound before; an event may be milder. House rules know none.
pub fn is_offence(device: Device, profile: &Profile) -> bool {
    match profile.devices.offence {
        DeviceOffence::Possession => true,
        DeviceOffence::Sound => device == Device::Sound,
        DeviceOffence::Off => false,
    }
}

/// What the opponent gets: a win; in the edition of 2009 half a point if they could not mate by any series of legal moves.
pub fn opponent_gets(opponent: CanMate, profile: &Profile) -> OpponentGets {
    let win = OpponentGets::Points(profile.points.win);
    match (profile.devices.opponent_result, opponent) {
        (DeviceResult::Win, _) | (DeviceResult::WinOrDraw, CanMate::Yes) => win,
        (DeviceResult::WinOrDraw, CanMate::No) => OpponentGets::Points(profile.points.draw),
        (DeviceResult::WinOrDraw, CanMate::Unknown) => OpponentGets::ArbiterDecides,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::profile;

    #[test]
    fn a_device_offends_by_sound_or_by_being_there() {
        for (name, carried, sound) in [
            ("fide-2023", true, true),
            ("fide-2018", true, true),
            ("fide-legacy", false, true),
            ("edisu-2024", false, false),
            ("casual", false, false),
        ] {
            assert_eq!(is_offence(Device::CarriedSwitchedOff, &profile(name)), carried, "{name}");
            assert_eq!(is_offence(Device::CarriedSwitchedOn, &profile(name)), carried, "{name}");
            assert_eq!(is_offence(Device::Sound, &profile(name)), sound, "{name}");
        }
        let gets = |answer, name| match opponent_gets(answer, &profile(name)) {
            OpponentGets::Points(points) => Some(points.halves()),
            OpponentGets::ArbiterDecides => None,
        };
        assert_eq!(gets(CanMate::No, "fide-legacy"), Some(1));
        assert_eq!(gets(CanMate::Yes, "fide-legacy"), Some(2));
        assert_eq!(gets(CanMate::Unknown, "fide-legacy"), None);
        assert_eq!(gets(CanMate::No, "fide-2023"), Some(2));
    }
}
