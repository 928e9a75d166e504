//! The two files that are compared.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;

use super::CompareArgs;
use super::trouble::not_opened;
use crate::scoresheet::compare::{Account, Both, Wanted, Which, open};
use crate::scoresheet::convert::run::Input;
use crate::scoresheet::sentences::comparing::Comparing;
use crate::scoresheet::sentences::converting::Converting;

/// No scoresheet is larger, in bytes.
const LARGEST: u64 = 1 << 26;
/// How standard input is named.
pub(super) const INPUT: &str = "-";

/// Reads both, or tells why there is nothing to compare.
pub(super) fn both(args: &CompareArgs, tell: &impl Fn(&Comparing<'_>) -> String) -> Result<Both<Account>, String> {
    if args.first.as_os_str() == INPUT && args.second.as_os_str() == INPUT {
        return Err(tell(&Comparing::BothFromInput));
    }
    Ok(Both { first: one(args, Which::First, tell)?, second: one(args, Which::Second, tell)? })
}

fn one(args: &CompareArgs, which: Which, tell: &impl Fn(&Comparing<'_>) -> String) -> Result<Account, String> {
    let (path, notation, game, flags) = match which {
        Which::First => (&args.first, &args.notation_a, args.game_a, ["--notation-a", "--game-a"]),
        Which::Second => (&args.second, &args.notation_b, args.game_b, ["--notation-b", "--game-b"]),
    };
    let otherwise = Some(args.language.into());
    let wanted = Wanted { notation: notation.clone(), otherwise, game, plain: args.plain_lines };
    sheet(path, &wanted, flags, tell)
}

/// Reads one sheet; `flags` name its notation and its number in the file. The error is told already.
pub(in crate::cli) fn sheet(
    path: &Path,
    wanted: &Wanted,
    flags: [&str; 2],
    tell: &impl Fn(&Comparing<'_>) -> String,
) -> Result<Account, String> {
    let file = path.to_string_lossy();
    let input = if path.as_os_str() == INPUT { Input::Standard } else { Input::File(path.to_owned()) };
    let no_file = |why| tell(&Comparing::NoFile(&why));
    let bytes = read(&input).map_err(|why| no_file(input.unreadable(&file, &why)))?;
    if bytes.is_empty() {
        return Err(no_file(Converting::EmptyFile(file.into_owned())));
    }
    if bytes.len() as u64 > LARGEST {
        return Err(tell(&Comparing::TooLarge(&file)));
    }
    let extension = path.extension().and_then(OsStr::to_str);
    open(Cursor::new(bytes), extension, wanted).map_err(|why| not_opened(&file, flags, wanted, &why, tell))
}

fn read(input: &Input) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match input {
        Input::Standard => io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)?,
        Input::File(path) => File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}
