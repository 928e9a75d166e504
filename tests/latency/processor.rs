//! What a process has cost.

use std::time::Duration;

/// Nanoseconds on a processor, of every thread that there is.
pub fn spent(process: u32) -> Duration {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).expect("a running process");
    // A thread may end while it is looked for.
    let nanos = threads.filter_map(|thread| {
        let text = std::fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
        Some(text.split_whitespace().next()?.parse::<u64>().expect("nanoseconds"))
    });
    Duration::from_nanos(nanos.sum())
}
