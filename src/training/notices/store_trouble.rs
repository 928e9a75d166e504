//! What is told of a database of pupils or puzzles, or of a pupil's file, that cannot be used.

use crate::game::system_error::SystemError;
use crate::words::declare::messages;
use crate::words::system::FormError;

messages! { |voice|
    /// Why what pupils have learned cannot be opened.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum StoreTrouble {
        /// A newer program has written it.
        Newer { file: String } => "train-store-newer"(file),
        /// It is damaged, or no such file at all.
        Damaged { file: String, why: SystemError } => "train-store-damaged"(file, why),
        /// Somebody trains under this name already.
        InUse { name: String = ["Ada", ""] } => "train-store-in-use"(named: !name.is_empty(), name),
        Nobody { name: String = ["Ada", ""] } => "train-store-nobody"(named: !name.is_empty(), name),
        /// Somebody of this name is known already.
        Known { name: String = ["Ada", ""] } => "train-store-known"(named: !name.is_empty(), name),
        /// The system refuses.
        System { file: String, why: SystemError } => "train-store-system"(file, why),
        /// A file that was to be read in is no export.
        NoExport { file: String, why: FormError } => "train-no-export"(file, why),
        /// There is a file of that name already.
        Exists { file: String } => "train-exists"(file),
    }
}
