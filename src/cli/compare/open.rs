//! The two files that are compared.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::path::Path;

use super::CompareArgs;
use super::trouble::Trouble;
use crate::scoresheet::compare::{Account, Both, Wanted, Which, open};

/// No scoresheet is larger, in bytes.
const LARGEST: u64 = 1 << 26;
/// How standard input is named.
pub(super) const INPUT: &str = "-";

/// Reads both.
pub(super) fn both(args: &CompareArgs) -> Result<Both<Account>, Trouble<'_>> {
    if args.first.as_os_str() == INPUT && args.second.as_os_str() == INPUT {
        return Err(Trouble::BothFromInput);
    }
    Ok(Both { first: one(args, Which::First)?, second: one(args, Which::Second)? })
}

fn one(args: &CompareArgs, which: Which) -> Result<Account, Trouble<'_>> {
    let (file, notation, game) = match which {
        Which::First => (&args.first, &args.notation_a, args.game_a),
        Which::Second => (&args.second, &args.notation_b, args.game_b),
    };
    let path = file;
    let file = path.to_string_lossy();
    let bytes = read(path).map_err(|why| Trouble::Unreadable { file: file.clone(), why: why.to_string() })?;
    if bytes.len() as u64 > LARGEST {
        return Err(Trouble::TooLarge { file });
    }
    let wanted = Wanted { notation: notation.clone(), game, plain: args.plain_lines };
    let extension = path.extension().and_then(OsStr::to_str);
    open(Cursor::new(bytes), extension, &wanted).map_err(|why| Trouble::NotOpened { file, which, wanted, why })
}

fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if file.as_os_str() == INPUT {
        io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
