//! The program `annabella`.

fn main() -> std::process::ExitCode {
    annabella::cli::run()
}
