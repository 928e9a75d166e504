//! liblouis, opened at run time, so that its absence is a line on the terminal and not a failed build.
#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_int, c_void};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::cell::{Cell, Row};
use crate::game::sentence::Value;
use crate::game::system_error::SystemError;
use crate::library::{self, LibraryError, functions};
use crate::words::declare::messages;

messages! { |voice|
    /// Why liblouis cannot help.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum LouisTrouble {
        /// The library is not on this machine, or not for it.
        Missing(why: LibraryError = [LibraryError::Missing, LibraryError::Unusable])
            => "louis-says"(what: Value::Variant("missing"), why: SystemError::from(*why), name: ""),
        /// The library lacks a function, or has characters of an unknown width, which this one tells.
        Foreign(name: &'static str = ["lou_charSize"])
            => "louis-says"(what: Value::Variant("foreign"), why: "", name: *name),
        /// Its table cannot be read.
        NoTable(name: String = ["no-such.ctb"]) => "louis-says"(what: Value::Variant("no-table"), why: "", name),
    }
}

/// Names under which the library is found: that of its present interface first.
const NAMES: &[&str] = if cfg!(target_os = "windows") {
    &["liblouis.dll"]
} else if cfg!(target_os = "macos") {
    &["liblouis.20.dylib", "liblouis.dylib"]
} else {
    &["liblouis.so.20", "liblouis.so"]
};

/// Cells come as dots (`dotsIO`), in signs of Unicode (`ucBrl`).
const DOTS_IN_UNICODE: c_int = 4 | 64;
/// What the table does not know is left out instead of being written as a hexadecimal number (`noUndefined`).
const NO_UNDEFINED: c_int = 128;
/// `LOU_LOG_OFF`: it would write on standard error.
const LOG_OFF: c_int = 60000;

functions! {
    Functions {
        char_size = "lou_charSize": fn() -> c_int;
        set_log_level = "lou_setLogLevel": fn(c_int);
        check_table = "lou_checkTable": fn(*const c_char) -> c_int;
        translate = "lou_translateString": fn(
            *const c_char,
            *const c_void,
            *mut c_int,
            *mut c_void,
            *mut c_int,
            *mut c_void,
            *mut c_char,
            c_int,
        ) -> c_int;
    }
}

#[derive(Copy, Clone)]
struct Louis {
    functions: Functions,
    /// Whether its characters have 32 bits, and not 16.
    wide: bool,
}

/// The library keeps its tables in globals: one caller at a time.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
/// The library, once it has been opened; it stays.
static OPENED: OnceLock<Result<Louis, LouisTrouble>> = OnceLock::new();

fn open() -> Result<Louis, LouisTrouble> {
    let library = library::open(NAMES).map_err(LouisTrouble::Missing)?;
    // SAFETY: the types are those of liblouis.h 3.24.
    let functions = unsafe { Functions::of(library) }.map_err(LouisTrouble::Foreign)?;
    // SAFETY: plain numbers.
    let width = unsafe {
        (functions.set_log_level)(LOG_OFF);
        (functions.char_size)()
    };
    match width {
        2 => Ok(Louis { functions, wide: false }),
        4 => Ok(Louis { functions, wide: true }),
        _ => Err(LouisTrouble::Foreign("lou_charSize")),
    }
}

/// Whether a text has only letters of languages that are written in Latin ones, figures, and the signs of ASCII.
fn is_known(text: &str) -> bool {
    let known = |sign: char| sign == ' ' || sign.is_ascii_graphic() || ('\u{c0}'..'\u{180}').contains(&sign);
    text.chars().all(known)
}

/// Whether a word may make the German table of liblouis 3.24 go round for ever. It takes addresses (`@`, `://`, `www.`, and endings as
/// `.de`) for computer Braille, and never ends where such a word begins otherwise than with two letters (`J.de Groot`, `@hb`); an `@` alone
/// is harmless.
fn is_endless(word: &str) -> bool {
    let dotted = |pair: (char, char)| pair.0 == '.' && pair.1.is_lowercase();
    let mut pairs = word.chars().zip(word.chars().skip(1));
    let is_address = word.contains('@') || word.contains("://") || word.to_lowercase().contains("www.");
    word != "@" && (is_address || pairs.any(dotted)) && !is_plain_address(word)
}

/// Two letters, then letters and figures, with single signs between.
fn is_plain_address(word: &str) -> bool {
    let mut signs = word.chars();
    let begins = signs.next().is_some_and(char::is_alphabetic) && signs.next().is_some_and(char::is_lowercase);
    let word = word.replacen("://", "/", 1);
    let parts = word.split(['.', '/', '-', '_', '@', ':']);
    begins && parts.into_iter().all(|part| !part.is_empty() && part.chars().all(char::is_alphanumeric))
}

/// Whether the cells of a word depend on more than its letters and what stands between two of them.
pub(super) type IsOdd = fn(&str) -> bool;

/// No word is.
fn never(_word: &str) -> bool {
    false
}

/// Whether a word has two runs of at least two capitals, and a small letter after the last one: the Spanish table then marks each capital
/// of both runs.
fn capitals_twice(word: &str) -> bool {
    let (mut rows, mut capitals) = (0, 0);
    word.chars().any(|sign| {
        if sign.is_uppercase() {
            capitals += 1;
            rows += usize::from(capitals == 2);
            return false;
        }
        std::mem::take(&mut capitals) > 1 && rows > 1 && sign.is_lowercase()
    })
}

/// Whether two capitals stand next to each other in a word, and a small letter follows them: the German table then shifts its signs.
pub(super) fn goes_on_small(word: &str) -> bool {
    let (mut before, mut two) = (false, false);
    word.chars().any(|sign| {
        let is_capital = sign.is_uppercase();
        two |= before && is_capital;
        before = is_capital;
        two && sign.is_lowercase()
    })
}

/// A table of liblouis.
#[derive(Clone)]
pub struct Table {
    louis: Louis,
    name: CString,
    /// Whether some words make it go round for ever.
    endless: bool,
}

impl Table {
    /// Opens a table by the name of its file.
    ///
    /// # Errors
    /// No library, or no such table.
    pub fn open(name: &str) -> Result<Table, LouisTrouble> {
        let louis = OPENED.get_or_init(open).clone()?;
        let no_table = || LouisTrouble::NoTable(name.to_owned());
        let c_name = CString::new(name).map_err(|_| no_table())?;
        let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: a text that ends in zero.
        let found = unsafe { (louis.functions.check_table)(c_name.as_ptr()) };
        if found == 0 { Err(no_table()) } else { Ok(Table { louis, name: c_name, endless: name.starts_with("de-") }) }
    }

    /// Which words it does not write letter by letter.
    pub(super) fn is_odd(&self) -> IsOdd {
        match self.name.to_bytes() {
            [b'd', b'e', b'-', ..] => goes_on_small,
            [b'e', b's', b'-', ..] => capitals_twice,
            _ => never,
        }
    }

    /// The cells of a text. `None` where the table mangles it (signs that it does not know, cells of eight dots, and blanks that the
    /// text has not got, of which the French table makes some of Cyrillic letters), and where liblouis might never answer.
    pub fn translate(&self, text: &str) -> Option<Row> {
        let row = self.translate_known(text)?;
        let known = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b' ')
            || self.cells(text, DOTS_IN_UNICODE | NO_UNDEFINED)? == row;
        known.then_some(row)
    }

    /// The same of a text of which the table has every sign: it is asked once.
    pub(super) fn translate_known(&self, text: &str) -> Option<Row> {
        if !is_known(text) || (self.endless && text.split(' ').any(is_endless)) {
            return None;
        }
        let row = self.cells(text, DOTS_IN_UNICODE)?;
        let blanks = row.iter().filter(|cell| **cell == Cell::BLANK).count();
        // English has a sign of its own for a blank within a number, and German none before a sign of per cent.
        let most = text.chars().filter(|sign| *sign == ' ').count();
        (blanks <= most).then_some(row)
    }

    fn cells(&self, text: &str, mode: c_int) -> Option<Row> {
        if self.louis.wide {
            let signs: Vec<u32> = text.chars().map(u32::from).collect();
            self.translated(&signs, mode)
        } else {
            let signs: Vec<u16> = text.encode_utf16().collect();
            self.translated(&signs, mode)
        }
    }

    fn translated<T: Copy + Default + Into<u32>>(&self, signs: &[T], mode: c_int) -> Option<Row> {
        // No sign becomes more cells than this: a hexadecimal number with its quotes is the longest.
        let mut cells = vec![T::default(); signs.len().checked_mul(16)?.checked_add(64)?];
        let (mut taken, mut length) = (c_int::try_from(signs.len()).ok()?, c_int::try_from(cells.len()).ok()?);
        let all = taken;
        let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: both lengths are those of the slices, in characters of the library's width; what is null may be null.
        let done = unsafe {
            (self.louis.functions.translate)(
                self.name.as_ptr(),
                signs.as_ptr().cast(),
                &raw mut taken,
                cells.as_mut_ptr().cast(),
                &raw mut length,
                std::ptr::null_mut(),
                std::ptr::null_mut(),
                mode,
            )
        };
        if done == 0 || taken != all {
            return None;
        }
        let cell = |sign: &T| char::from_u32((*sign).into()).and_then(Cell::of_unicode);
        cells.get(..usize::try_from(length).ok()?)?.iter().map(cell).collect()
    }
}
