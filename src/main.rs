//! The program `annabella`.

fn main() {}
