//! python-chess in a process of its own, as .ci/setup installs it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

pub struct Python {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Python {
    pub fn start() -> Python {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let program = root.join("target/python/bin/python");
        let mut command = Command::new(&program);
        command.arg(root.join("tests/answers/answers.py")).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap_or_else(|error| {
            panic!("{}: {error}; `.ci/setup test true` installs python-chess", program.display())
        });
        let (input, output) = (child.stdin.take().expect("its input"), child.stdout.take().expect("its output"));
        Python { child, input, output: BufReader::new(output) }
    }

    /// One game in, its answers out.
    pub fn ask(&mut self, game: &Value) -> Vec<Value> {
        writeln!(self.input, "{game}").expect("python reads");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("python answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}\n{game}"))
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
