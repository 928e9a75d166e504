//! Why something cannot be heard or felt, ready to be said in any language. What the system itself says of it is an appendix.

use super::phrase::{Phrase, reason};
use super::sentences::Sentences;

macro_rules! reasons {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident $({ $(#[$arg_doc:meta])* $arg:ident })? = $key:literal,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {$(
            $(#[$doc])*
            $variant $({
                $(#[$arg_doc])*
                $arg: String,
            })?,
        )*}

        impl $name {
            /// The words, without a full stop, for a sentence to end with.
            pub(super) fn words(&self, sentences: &Sentences) -> String {
                match self {
                    $($name::$variant $({ $arg })? => {
                        let phrase = Phrase::new(sentences, $key);
                        $(let phrase = phrase.text(stringify!($arg), reason($arg));)?
                        phrase.words()
                    })*
                }
            }

            /// One of each, with an argument that has no figures: everything that tests have to say once.
            #[must_use]
            pub fn examples() -> Vec<$name> {
                vec![$($name::$variant $({ $arg: "Ada".to_owned() })?,)*]
            }
        }
    )*};
}

reasons! {
    /// Why words or cues cannot be heard.
    SoundTrouble {
        /// There is no sound system, or no device in it.
        NoDevice = "why-no-device",
        /// The named device is not there.
        NoSuchDevice {
            /// As the sound system calls it.
            device
        } = "why-no-such-device",
        /// The device cannot be opened.
        DeviceRefuses {
            /// What the system says.
            system
        } = "why-device-refuses",
        /// It failed while it was open.
        DeviceFailed {
            /// What the system says.
            system
        } = "why-device-failed",
        /// It asks for nothing any more.
        DeviceStuck = "why-device-stuck",
        /// It has gone.
        DeviceGone {
            /// As the sound system calls it.
            device
        } = "why-device-gone",
        /// The sound system has led the words away from it.
        DeviceLeft {
            /// As the sound system calls it.
            device
        } = "why-device-left",
        /// At the device something was plugged in or pulled out.
        PlugChanged {
            /// As the sound system calls it.
            device
        } = "why-plug-changed",
        /// Another device has become the default one.
        DefaultChanged = "why-default-changed",
        /// There is no sound server.
        NoServer = "why-no-server",
        /// The sound server hung up, or does not answer.
        ServerGone {
            /// What the system says.
            system
        } = "why-server-gone",
        /// It answers, but not as the protocol says.
        ServerGarbled {
            /// What is wrong.
            system
        } = "why-server-garbled",
        /// It refuses what was asked.
        ServerRefuses {
            /// What it says.
            system
        } = "why-server-refuses",
        /// The library of espeak-ng is not on this machine, or not for it.
        EspeakMissing {
            /// What the system says.
            system
        } = "why-espeak-missing",
        /// The library lacks a function.
        EspeakForeign {
            /// Its name.
            function
        } = "why-espeak-foreign",
        /// Its voices and dictionaries cannot be read.
        EspeakNoData = "why-espeak-no-data",
        /// It serves another part of this program already.
        EspeakInUse = "why-espeak-in-use",
        /// It was opened and says nothing.
        EspeakSilent = "why-espeak-silent",
        /// The system's own voice is absent, or does not answer.
        SystemAbsent {
            /// What the system says.
            system
        } = "why-system-absent",
        /// It refuses what was asked.
        SystemRefuses {
            /// What it says.
            system
        } = "why-system-refuses",
        /// It never comes to an end.
        SystemEndless = "why-system-endless",
        /// It went away in the middle of a phrase.
        SystemGone = "why-system-gone",
        /// It cannot be led to an earphone.
        SystemNotInEar = "why-system-not-in-ear",
        /// No earphone has been named.
        NoEarphone = "why-no-earphone",
        /// The machine has no room for a further thread.
        NoThread {
            /// What the system says.
            system
        } = "why-no-thread",
    }

    /// Why there is no Braille display.
    DisplayTrouble {
        /// The library of brltty is not on this machine, or not for it.
        NoLibrary {
            /// What the system says.
            system
        } = "why-no-brlapi",
        /// The library lacks a function.
        ForeignLibrary {
            /// Its name.
            function
        } = "why-brlapi-foreign",
        /// brltty does not answer, or has gone.
        NoBrltty = "why-no-brltty",
        /// It answers, and has no display.
        NoDisplay = "why-no-display",
        /// It had one, which is no longer connected.
        Unplugged = "why-display-unplugged",
        /// It lets only those in who may read its key.
        NotAllowed = "why-brltty-refuses",
        /// Another program has the display.
        Busy = "why-display-busy",
        /// The machine has no room for a further thread.
        NoThread {
            /// What the system says.
            system
        } = "why-no-thread",
    }

    /// Why a sound of the player's own cannot be a cue.
    CueTrouble {
        /// There is no such file.
        Missing = "cue-missing",
        /// It is a directory, or something else that is no file.
        NotAFile = "cue-not-a-file",
        /// It cannot be read.
        Unreadable {
            /// What the system says.
            system
        } = "cue-unreadable",
        /// It has too many bytes to be a short sound.
        TooLarge = "cue-too-large",
        /// It lasts too long.
        TooLong = "cue-too-long",
        /// It is no WAV file, or not a whole one.
        NotWave = "cue-not-wave",
        /// Its samples are not PCM of 16 bits.
        NotPcm16 = "cue-not-pcm16",
    }
}
