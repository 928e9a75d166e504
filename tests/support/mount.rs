//! File systems that a test alone sees, mounted in a name space of its own.

use std::io::Write;
use std::process::{Command, Stdio};

/// The command to stand in front of another one, which may then mount what it alone sees: as root, or as a user whom the
/// kernel allows it. `None` where it is refused, as in a chroot: that is written past the captured output, since a test that
/// was not made must be heard of.
pub fn unshare(test: &str) -> Option<&'static str> {
    const WAYS: [&str; 2] = ["unshare --mount", "unshare --user --map-root-user --mount"];
    let works = |way: &&str| {
        let mut probe = Command::new("sh");
        probe.args(["-c", &format!("{way} mount -t tmpfs none /mnt")]);
        probe.stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let way = WAYS.into_iter().find(works);
    if way.is_none() {
        let told =
            format!("NOT TESTED: {test}: nothing can be mounted here; a full file system is tested elsewhere alone\n");
        let _nobody_listens = std::io::stderr().write_all(told.as_bytes());
    }
    way
}
