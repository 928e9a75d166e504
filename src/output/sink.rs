//! Where samples go.

use super::queue::Job;

/// Samples a second of all that is mixed here; devices that want another rate get it converted.
pub const RATE: u32 = 22_050;

/// Takes the samples of a job, mono at [`RATE`].
pub trait Sink: Send {
    /// Takes some, or none as a question; false when they are no longer wanted.
    fn push(&self, job: Job, samples: &[i16]) -> bool;
    /// No more will come.
    fn end(&self, job: Job);
}
