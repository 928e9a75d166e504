//! What the system says of a file or a device: its kind, which has words in every language, and not its text, which is English.

use std::io;

use super::declare::messages;
use super::sentence::{Argument, Sayable as _, Template, Value};
use crate::library::LibraryError;

messages! {
    /// Why the system refuses something.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
    #[error("{self:?}")]
    pub enum SystemError {
        NotFound => "system-says"(what: Value::Variant("not-found")),
        /// It was there before.
        Gone => "system-says"(what: Value::Variant("gone")),
        /// Somebody else may use it.
        Denied => "system-says"(what: Value::Variant("denied")),
        /// It is there already.
        Exists => "system-says"(what: Value::Variant("exists")),
        Directory => "system-says"(what: Value::Variant("directory")),
        /// A part of its path is none.
        NoDirectory => "system-says"(what: Value::Variant("no-directory")),
        /// Nothing can be written there.
        ReadOnly => "system-says"(what: Value::Variant("read-only")),
        /// There is no space left.
        Full => "system-says"(what: Value::Variant("full")),
        TooLarge => "system-says"(what: Value::Variant("large")),
        /// Links lead to one another.
        Loop => "system-says"(what: Value::Variant("loop")),
        /// Its name is too long.
        LongName => "system-says"(what: Value::Variant("name")),
        /// The device fails.
        Device => "system-says"(what: Value::Variant("device")),
        /// Somebody else uses it.
        Busy => "system-says"(what: Value::Variant("busy")),
        /// Too many files are open.
        ManyFiles => "system-says"(what: Value::Variant("many")),
        /// Memory is short.
        Memory => "system-says"(what: Value::Variant("memory")),
        /// There is no reader any more.
        Pipe => "system-says"(what: Value::Variant("pipe")),
        /// It is no UTF-8.
        NoUtf8 => "system-says"(what: Value::Variant("utf-8")),
        /// It ends too soon.
        CutOff => "system-says"(what: Value::Variant("cut-off")),
        /// The device, the program or the thread says nothing.
        NoAnswer => "system-says"(what: Value::Variant("no-answer")),
        /// It is there, and the system says no more.
        Unopened => "system-says"(what: Value::Variant("unopened")),
        /// The content of a file is damaged.
        Malformed => "system-says"(what: Value::Variant("malformed")),
        NoDatabase => "system-says"(what: Value::Variant("no-database")),
        /// It is the database of another program.
        Foreign => "system-says"(what: Value::Variant("foreign")),
        /// It is no library of this system.
        NoLibrary => "system-says"(what: Value::Variant("library")),
        /// It cannot do what was asked.
        Unsupported => "system-says"(what: Value::Variant("unsupported")),
        /// The user has no home directory.
        NoHome => "system-says"(what: Value::Variant("home")),
        /// Something rare, by the system's number.
        Number(number: i32 = [95]) => "system-says-number"(number: Value::Figure(i64::from(*number))),
        /// The system gives no reason.
        Unknown => "system-says"(what: Value::Variant("unknown")),
    }
}

impl<S: Template> Argument<S> for SystemError {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value(name, Value::Sentences(self.sentences()))
    }
}

impl From<LibraryError> for SystemError {
    fn from(error: LibraryError) -> SystemError {
        match error {
            LibraryError::Missing => SystemError::NotFound,
            LibraryError::Unusable => SystemError::NoLibrary,
        }
    }
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> SystemError {
        use io::ErrorKind as Kind;
        match (error.kind(), error.raw_os_error()) {
            (Kind::NotFound, _) => SystemError::NotFound,
            (Kind::PermissionDenied, _) => SystemError::Denied,
            (Kind::AlreadyExists, _) => SystemError::Exists,
            (Kind::IsADirectory, _) => SystemError::Directory,
            (Kind::NotADirectory, _) => SystemError::NoDirectory,
            (Kind::ReadOnlyFilesystem, _) => SystemError::ReadOnly,
            (Kind::StorageFull | Kind::QuotaExceeded, _) => SystemError::Full,
            (Kind::FileTooLarge, _) => SystemError::TooLarge,
            (Kind::InvalidFilename, _) => SystemError::LongName,
            (Kind::ResourceBusy | Kind::ExecutableFileBusy, _) => SystemError::Busy,
            (Kind::OutOfMemory, _) => SystemError::Memory,
            (Kind::BrokenPipe, _) => SystemError::Pipe,
            (Kind::UnexpectedEof, _) => SystemError::CutOff,
            (Kind::TimedOut, _) => SystemError::NoAnswer,
            // What reads text has no other error of its own.
            (Kind::InvalidData, None) if error.get_ref().is_none() => SystemError::NoUtf8,
            (Kind::InvalidData, None) => SystemError::Malformed,
            // EIO, ENXIO and ENODEV; ENFILE and EMFILE; ELOOP: std has no stable kinds for them.
            (_, Some(5 | 6 | 19)) if cfg!(unix) => SystemError::Device,
            (_, Some(23 | 24)) if cfg!(unix) => SystemError::ManyFiles,
            (_, Some(40)) if cfg!(target_os = "linux") => SystemError::Loop,
            (_, Some(number)) => SystemError::Number(number),
            (_, None) => SystemError::Unknown,
        }
    }
}

impl From<io::Error> for SystemError {
    fn from(error: io::Error) -> SystemError {
        SystemError::from(&error)
    }
}

impl From<io::ErrorKind> for SystemError {
    fn from(kind: io::ErrorKind) -> SystemError {
        io::Error::from(kind).into()
    }
}
