//! Why something cannot be heard or felt, ready to be said in any language. What the system itself says of it is an appendix.

use super::arguments::arguments;
use crate::game::sentence::Why;
use crate::words::declare::{Say, messages};

messages! { |voice|
    /// Why words or cues cannot be heard.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SoundTrouble {
        /// There is no sound system, or no device in it.
        NoDevice => "why-no-device",
        /// The named device is not there.
        NoSuchDevice { device: String } => "why-no-such-device"(device: Why(device)),
        /// The device cannot be opened.
        DeviceRefuses { system: String } => "why-device-refuses"(system: Why(system)),
        /// It failed while it was open.
        DeviceFailed { system: String } => "why-device-failed"(system: Why(system)),
        /// It asks for nothing any more.
        DeviceStuck => "why-device-stuck",
        DeviceGone { device: String } => "why-device-gone"(device: Why(device)),
        /// The sound system has led the words away from it.
        DeviceLeft { device: String } => "why-device-left"(device: Why(device)),
        /// At the device something was plugged in or pulled out.
        PlugChanged { device: String } => "why-plug-changed"(device: Why(device)),
        /// Another device has become the default one.
        DefaultChanged => "why-default-changed",
        NoServer => "why-no-server",
        /// The sound server hung up, or does not answer.
        ServerGone { system: String } => "why-server-gone"(system: Why(system)),
        /// It answers, but not as the protocol says.
        ServerGarbled { system: String } => "why-server-garbled"(system: Why(system)),
        /// It refuses what was asked.
        ServerRefuses { system: String } => "why-server-refuses"(system: Why(system)),
        /// The library of espeak-ng is not on this machine, or not for it.
        EspeakMissing { system: String } => "why-espeak-missing"(system: Why(system)),
        /// The library lacks a function.
        EspeakForeign { function: String } => "why-espeak-foreign"(function: Why(function)),
        /// Its voices and dictionaries cannot be read.
        EspeakNoData => "why-espeak-no-data",
        /// It serves another part of this program already.
        EspeakInUse => "why-espeak-in-use",
        /// It was opened and says nothing.
        EspeakSilent => "why-espeak-silent",
        /// The system's own voice is absent, or does not answer.
        SystemAbsent { system: String } => "why-system-absent"(system: Why(system)),
        /// It refuses what was asked.
        SystemRefuses { system: String } => "why-system-refuses"(system: Why(system)),
        /// It never comes to an end.
        SystemEndless => "why-system-endless",
        /// It went away in the middle of a phrase.
        SystemGone => "why-system-gone",
        /// It cannot be led to an earphone.
        SystemNotInEar => "why-system-not-in-ear",
        /// No earphone has been named.
        NoEarphone => "why-no-earphone",
        /// The machine has no room for a further thread.
        NoThread { system: String } => "why-no-thread"(system: Why(system)),
    }
}

messages! { |voice|
    /// Why nothing that is spoken can be heard.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum VoiceTrouble {
        /// The recogniser's library is not on this machine, or not for it.
        NoLibrary { system: String } => "why-no-recogniser"(system: Why(system)),
        /// The library lacks a function.
        ForeignLibrary { function: String } => "why-recogniser-foreign"(function: Why(function)),
        /// Its acoustic model is missing or damaged.
        NoModel { path: String } => "why-no-voice-model"(path: Why(path)),
        NoMicrophone => "why-no-microphone",
        /// The named one is not there.
        NoSuchMicrophone { device: String } => "why-no-such-microphone"(device: Why(device)),
        /// Another program holds it.
        MicrophoneBusy => "why-microphone-busy",
        /// It cannot be opened.
        MicrophoneRefuses { system: String } => "why-microphone-refuses"(system: Why(system)),
        /// It failed while it was open.
        MicrophoneFailed { system: String } => "why-microphone-failed"(system: Why(system)),
        /// It was unplugged, or is no longer the default one.
        MicrophoneGone { device: String } => "why-microphone-gone"(device: Why(device)),
        /// It gives nothing any more, or does not open.
        MicrophoneStuck => "why-microphone-stuck",
        /// The machine has no room for a further thread.
        NoThread { system: String } => "why-no-thread"(system: Why(system)),
    }
}

messages! { |voice|
    /// Why there is no Braille display.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DisplayTrouble {
        /// The library of brltty is not on this machine, or not for it.
        NoLibrary { system: String } => "why-no-brlapi"(system: Why(system)),
        /// The library lacks a function.
        ForeignLibrary { function: String } => "why-brlapi-foreign"(function: Why(function)),
        /// brltty does not answer, or has gone.
        NoBrltty => "why-no-brltty",
        /// It answers, and has no display.
        NoDisplay => "why-no-display",
        /// It had one, which is no longer connected.
        Unplugged => "why-display-unplugged",
        /// It lets only those in who may read its key.
        NotAllowed => "why-brltty-refuses",
        /// Another program has the display.
        Busy => "why-display-busy",
        /// The machine has no room for a further thread.
        NoThread { system: String } => "why-no-thread"(system: Why(system)),
    }
}

messages! { |voice|
    /// Why a sound of the player's own cannot be a cue.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CueTrouble {
        /// There is no such file.
        Missing => "cue-missing",
        /// It is a directory, or something else that is no file.
        NotAFile => "cue-not-a-file",
        /// It cannot be read.
        Unreadable { system: String } => "cue-unreadable"(system: Why(system)),
        /// It has too many bytes to be a short sound.
        TooLarge => "cue-too-large",
        /// It lasts too long.
        TooLong => "cue-too-long",
        /// It is no WAV file, or not a whole one.
        NotWave => "cue-not-wave",
        /// Its samples are not PCM of 16 bits.
        NotPcm16 => "cue-not-pcm16",
    }
}

arguments! {
    SoundTrouble = |phrase, name, why| {
        let words = why.say(phrase.voice());
        phrase.insert(name, words)
    };
    VoiceTrouble = |phrase, name, why| {
        let words = why.say(phrase.voice());
        phrase.insert(name, words)
    };
    DisplayTrouble = |phrase, name, why| {
        let words = why.say(phrase.voice());
        phrase.insert(name, words)
    };
    CueTrouble = |phrase, name, why| {
        let words = why.say(phrase.voice());
        phrase.insert(name, words)
    };
}
