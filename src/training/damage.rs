//! What is told of a database that cannot be used.

use std::path::Path;

use rusqlite::ErrorCode;

use crate::training::notices::store_trouble::StoreTrouble;

/// How a file is named.
pub(super) fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// What is told of an error. A full disk and a busy database are the system's affair, not damage.
pub(super) fn trouble(file: &Path, why: &rusqlite::Error) -> StoreTrouble {
    let (file, text) = (shown(file), why.to_string());
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
        ) => StoreTrouble::System { file, why: text },
        _ => StoreTrouble::Damaged { file, why: text },
    }
}
