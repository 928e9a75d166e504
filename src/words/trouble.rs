//! Why something cannot be heard or felt, ready to be said in any language. What the system itself says of it is an appendix.

#[cfg(target_os = "linux")]
use pulseaudio::protocol::{ProtocolError, PulseError};

use super::arguments::arguments;
use crate::game::sentence::Why;
use crate::game::system_error::SystemError;
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
        DeviceRefuses { system: SystemError } => "why-device-refuses"(system),
        /// It failed while it was open.
        DeviceFailed { system: SystemError } => "why-device-failed"(system),
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
        ServerGone { system: SystemError } => "why-server-gone"(system),
        /// It answers, but not as the protocol says.
        ServerGarbled { system: SystemError } => "why-server-garbled"(system),
        /// It refuses what was asked.
        ServerRefuses { system: SystemError } => "why-server-refuses"(system),
        /// The library of espeak-ng is not on this machine, or not for it.
        EspeakMissing { system: SystemError } => "why-espeak-missing"(system),
        /// The library lacks a function.
        EspeakForeign { function: String } => "why-espeak-foreign"(function: Why(function)),
        /// Its voices and dictionaries cannot be read.
        EspeakNoData => "why-espeak-no-data",
        /// It serves another part of this program already.
        EspeakInUse => "why-espeak-in-use",
        /// It was opened and says nothing.
        EspeakSilent => "why-espeak-silent",
        /// The system's own voice is absent, or does not answer.
        SystemAbsent { system: SystemError } => "why-system-absent"(system),
        /// It refuses what was asked.
        SystemRefuses { system: SystemError } => "why-system-refuses"(system),
        /// It never comes to an end.
        SystemEndless => "why-system-endless",
        /// It went away in the middle of a phrase.
        SystemGone => "why-system-gone",
        /// It cannot be led to an earphone.
        SystemNotInEar => "why-system-not-in-ear",
        /// No earphone has been named.
        NoEarphone => "why-no-earphone",
        /// The machine has no room for a further thread.
        NoThread { system: SystemError } => "why-no-thread"(system),
    }
}

messages! { |voice|
    /// Why nothing that is spoken can be heard.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum VoiceTrouble {
        /// The recogniser's library is not on this machine, or not for it.
        NoLibrary { system: SystemError } => "why-no-recogniser"(system),
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
        MicrophoneRefuses { system: SystemError } => "why-microphone-refuses"(system),
        /// It failed while it was open.
        MicrophoneFailed { system: SystemError } => "why-microphone-failed"(system),
        /// It was unplugged, or is no longer the default one.
        MicrophoneGone { device: String } => "why-microphone-gone"(device: Why(device)),
        /// It gives nothing any more, or does not open.
        MicrophoneStuck => "why-microphone-stuck",
        /// The machine has no room for a further thread.
        NoThread { system: SystemError } => "why-no-thread"(system),
    }
}

messages! { |voice|
    /// Why there is no Braille display.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DisplayTrouble {
        /// The library of brltty is not on this machine, or not for it.
        NoLibrary { system: SystemError } => "why-no-brlapi"(system),
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
        NoThread { system: SystemError } => "why-no-thread"(system),
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
        Unreadable { system: SystemError } => "cue-unreadable"(system),
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

impl From<cpal::Error> for SystemError {
    fn from(error: cpal::Error) -> SystemError {
        SystemError::from(&error)
    }
}

impl From<&cpal::Error> for SystemError {
    fn from(error: &cpal::Error) -> SystemError {
        use cpal::ErrorKind as Kind;
        match error.kind() {
            Kind::DeviceBusy => SystemError::Busy,
            Kind::DeviceNotAvailable | Kind::StreamInvalidated => SystemError::Gone,
            Kind::HostUnavailable => SystemError::NoAnswer,
            Kind::PermissionDenied | Kind::RealtimeDenied => SystemError::Denied,
            Kind::ResourceExhausted => SystemError::Memory,
            Kind::UnsupportedConfig | Kind::UnsupportedOperation | Kind::InvalidInput => SystemError::Unsupported,
            _ => SystemError::Device,
        }
    }
}

#[cfg(target_os = "linux")]
impl From<ProtocolError> for SystemError {
    fn from(error: ProtocolError) -> SystemError {
        match error {
            ProtocolError::Io(error) => error.into(),
            ProtocolError::ServerError(error) => error.into(),
            _ => SystemError::Malformed,
        }
    }
}

#[cfg(target_os = "linux")]
impl From<PulseError> for SystemError {
    fn from(error: PulseError) -> SystemError {
        match error {
            PulseError::AccessDenied | PulseError::AuthKey => SystemError::Denied,
            PulseError::Exist => SystemError::Exists,
            PulseError::NoEntity => SystemError::NotFound,
            PulseError::Timeout | PulseError::ConnectionRefused => SystemError::NoAnswer,
            PulseError::ConnectionTerminated | PulseError::Killed => SystemError::Gone,
            PulseError::Busy => SystemError::Busy,
            PulseError::TooLarge => SystemError::TooLarge,
            PulseError::NotSupported | PulseError::NotImplemented => SystemError::Unsupported,
            PulseError::Io => SystemError::Device,
            _ => SystemError::Unknown,
        }
    }
}

impl From<tts::Error> for SystemError {
    fn from(error: tts::Error) -> SystemError {
        match error {
            tts::Error::Io(error) => error.into(),
            tts::Error::NoneError => SystemError::NoAnswer,
            tts::Error::UnsupportedFeature | tts::Error::OutOfRange => SystemError::Unsupported,
            _ => SystemError::Unknown,
        }
    }
}
