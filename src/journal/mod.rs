//! The journal: one append-only file of facts for each game, its thread, and its recovery.
//!
//! It keeps facts in the order in which they were handed over and has no opinion about what a fact means.
//!
//! # The format
//! A file is a sequence of lines `crc32 SP json LF`: the CRC-32 (ISO-HDLC, as in gzip) of the JSON's bytes, as eight
//! lower-case hexadecimal figures, then one [`Fact`](crate::game::fact::Fact). The first fact is `started`, which
//! carries the schema. `cut -c10- FILE` gives the facts to any tool that reads JSON lines.
//!
//! # What it promises
//! - A batch is reported as [`thread::JournalNews::Written`] only after `fdatasync` has returned for the bytes of all its
//!   facts; the name of a new file is synced into its directory before.
//! - Batches are on disk in the order in which they were appended, and are acknowledged in that order.
//! - Reading gives the longest prefix of whole facts and says whether that is all ([`line::Condition`]). No bytes make it
//!   panic, and a single wrong byte never makes a wrong fact. Reading changes nothing on disk.
//! - One wrong byte of the first line, without which there is no game, is mended by its checksum ([`line::Condition::Mended`]).
//! - One writer: the file is locked as long as it can be written; a process that opens it meanwhile can only read, and is told.
//! - After a failed write or sync, everything since the last good sync is written again, not merely synced again: after
//!   a failed sync the kernel may take the pages for clean. What can not be written is kept in memory and can be saved
//!   elsewhere.
//!
//! # What it does not promise
//! - A disk or a controller that reports a sync as done when it is not can lose facts in a power cut; so can a network
//!   file system that does so. No program can notice.
//! - The lock is advisory (on unix): it binds this program, not an editor.
//! - A checksum stands for one line. Whole lines that somebody removed, doubled or moved are not noticed, and nothing
//!   is signed: it guards against accidents, not against forgery.
//! - A batch is one write, but not one transaction: after a power cut, the first facts of a batch that was never
//!   acknowledged can be there without the last.
//! - A last line without its line feed counts as torn, even if a later accident and not an interruption took it.

pub mod beginning;
pub mod closing;
pub mod file;
pub mod line;
pub mod list;
pub mod name;
pub mod thread;
pub mod writer;

mod checksum;
mod disk;
