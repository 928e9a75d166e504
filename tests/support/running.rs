//! A program that ends with the test that has started it.

use std::ops::{Deref, DerefMut};
use std::process::{Child, Command, Stdio};

/// A running program, with whatever it has started itself.
pub struct Running(Child);

impl Running {
    /// Starts it.
    pub fn start(command: &mut Command) -> Running {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        Running(command.spawn().unwrap_or_else(|error| panic!("{command:?} does not start: {error}")))
    }
}

impl Deref for Running {
    type Target = Child;

    fn deref(&self) -> &Child {
        &self.0
    }
}

impl DerefMut for Running {
    fn deref_mut(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Running {
    /// Only a test that has failed leaves it running: it must not write when the test's directory is gone.
    fn drop(&mut self) {
        if matches!(self.0.try_wait(), Ok(None)) {
            let group = format!("-{}", self.0.id());
            let _gone = Command::new("kill").args(["-s", "KILL", "--", &group]).stderr(Stdio::null()).status();
            let _gone = self.0.kill();
            let _gone = self.0.wait();
        }
    }
}
