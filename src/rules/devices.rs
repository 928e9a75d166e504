//! Telephones and their like (11.3.2).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::outcome::{Adjudication, Outcome, Reason};
use super::position::Color;
use super::profile::{DeviceOffence, DeviceResult, Profile};

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

/// Whether it is an offence: having one since 2014, its sound before; an event may be milder. House rules know none.
pub fn is_offence(device: Device, profile: &Profile) -> bool {
    match profile.devices.offence {
        DeviceOffence::Possession => true,
        DeviceOffence::Sound => device == Device::Sound,
        DeviceOffence::Off => false,
    }
}

/// What an offence of this side brings: it loses. In the edition of 2009 the opponent gets half a point if they could not mate by
/// any series of legal moves (12.3.2), else a win.
pub fn result(offender: Color, opponent: CanMate, profile: &Profile) -> Adjudication {
    let outcome = match (profile.devices.opponent_result, opponent) {
        (DeviceResult::Win, _) | (DeviceResult::WinOrDraw, CanMate::Yes) => Outcome::Won { by: !offender },
        (DeviceResult::WinOrDraw, CanMate::No) => Outcome::HalfPoint { to: !offender },
        (DeviceResult::WinOrDraw, CanMate::Unknown) => return Adjudication::NeedsArbiter,
    };
    Adjudication::Ends(outcome, Reason::Device)
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
        let brings = |answer, name| result(Color::White, answer, &profile(name));
        let ends = |outcome| Adjudication::Ends(outcome, Reason::Device);
        let (won, half) = (Outcome::Won { by: Color::Black }, Outcome::HalfPoint { to: Color::Black });
        assert_eq!(brings(CanMate::No, "fide-legacy"), ends(half));
        assert_eq!(brings(CanMate::Yes, "fide-legacy"), ends(won));
        assert_eq!(brings(CanMate::Unknown, "fide-legacy"), Adjudication::NeedsArbiter);
        assert_eq!(brings(CanMate::No, "fide-2023"), ends(won));
    }
}
