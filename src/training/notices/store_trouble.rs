//! What is told of a database of pupils or puzzles, or of a pupil's file, that cannot be used.

use crate::words::arguments::Why;
use crate::words::declare::messages;

/// Why what pupils have learned cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreTrouble {
    /// A newer program has written it.
    Newer {
        file: String,
    },
    /// It is damaged, or no such file at all.
    Damaged {
        file: String,
        why: String,
    },
    /// Somebody trains under this name already.
    InUse {
        name: String,
    },
    Nobody {
        name: String,
    },
    /// Somebody of this name is known already.
    Known {
        name: String,
    },
    /// The system refuses.
    System {
        file: String,
        why: String,
    },
    /// A file that was to be read in is no export.
    NoExport {
        file: String,
        why: String,
    },
    /// There is a file of that name already.
    Exists {
        file: String,
    },
}

messages! { |voice|
    for StoreTrouble {
        Newer { file } => "train-store-newer"(file),
        Damaged { file, why } => "train-store-damaged"(file, why: Why(why)),
        InUse { name = ["Ada", ""] } => "train-store-in-use"(named: !name.is_empty(), name),
        Nobody { name = ["Ada", ""] } => "train-store-nobody"(named: !name.is_empty(), name),
        Known { name = ["Ada", ""] } => "train-store-known"(named: !name.is_empty(), name),
        System { file, why } => "train-store-system"(file, why: Why(why)),
        NoExport { file, why } => "train-no-export"(file, why: Why(why)),
        Exists { file } => "train-exists"(file),
    }
}
