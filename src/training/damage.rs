//! What is told of a database that cannot be used.

use std::path::Path;

use rusqlite::ErrorCode;

use crate::game::system_error::SystemError;
use crate::training::notices::store_trouble::StoreTrouble;

/// How a file is named.
pub(super) fn shown(file: &Path) -> String {
    file.display().to_string()
}

impl From<&rusqlite::Error> for SystemError {
    fn from(error: &rusqlite::Error) -> SystemError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => SystemError::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => SystemError::Busy,
            Some(ErrorCode::ReadOnly) => SystemError::ReadOnly,
            Some(ErrorCode::CannotOpen) => SystemError::Unopened,
            Some(ErrorCode::SystemIoFailure) => SystemError::Device,
            Some(ErrorCode::PermissionDenied) => SystemError::Denied,
            Some(ErrorCode::OutOfMemory) => SystemError::Memory,
            Some(ErrorCode::TooBig) => SystemError::TooLarge,
            Some(ErrorCode::NotADatabase) => SystemError::NoDatabase,
            // A table or a column that is not there, or not as we made it, is damage too.
            _ => SystemError::Malformed,
        }
    }
}

impl From<rusqlite::Error> for SystemError {
    fn from(error: rusqlite::Error) -> SystemError {
        SystemError::from(&error)
    }
}

/// What is told of an error. A full disk and a busy database are the system's affair, not damage.
pub(super) fn trouble(file: &Path, why: &rusqlite::Error) -> StoreTrouble {
    let (file, why_not) = (shown(file), SystemError::from(why));
    match why.sqlite_error_code() {
        Some(
            ErrorCode::DiskFull
            | ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::ReadOnly
            | ErrorCode::CannotOpen
            | ErrorCode::SystemIoFailure
            | ErrorCode::PermissionDenied
            | ErrorCode::OutOfMemory,
        ) => StoreTrouble::System { file, why: why_not },
        _ => StoreTrouble::Damaged { file, why: why_not },
    }
}
