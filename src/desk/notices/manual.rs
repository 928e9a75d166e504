//! What is said of the manual, besides its pages.

use crate::keys::key::Key;
use crate::words::declare::messages;
use crate::words::notice::Tell;

messages! { |voice|
    /// What the program says of its manual.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ManualNotice {
        /// What it is called.
        Title => "manual-title",
        /// How many pages there are; the keys that go to the next one, where there are any.
        Topics { count: usize, next: Vec<Key> } => "manual-topics"(count, keyed: !next.is_empty(), next),
        /// A page is open; the keys that go to its next line, and to the next heading.
        Opened { page: String, next: Vec<Key>, heading: Vec<Key> } => "manual-opened"(page, next, heading),
        /// The number of lines in which these words occur; the keys that go to the next one.
        Found { text: String, count: usize, next: Vec<Key> } => "manual-found"(text, count, next),
        /// Neither a page nor a line has these words.
        Nothing { text: String } => "manual-nothing"(text),
        Closed => "manual-closed",
        /// There is no further heading in that direction, or none at all.
        NoHeading => "manual-no-heading",
        /// The name of a column of keys.
        Keys => "manual-keys",
        /// The name of the column of what they do.
        Meanings => "manual-meanings",
    }
}

impl Tell for ManualNotice {}
