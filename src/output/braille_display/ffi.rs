//! libbrlapi, opened at run time, so that it is needed only where there is a Braille display.
#![allow(unsafe_code)]

use std::ffi::{c_char, c_int, c_uchar, c_uint, c_void};
use std::os::fd::{BorrowedFd, RawFd};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::keycodes;
use crate::library::{self, functions};
use crate::words::trouble::DisplayTrouble;

/// The connection is gone; whatever is done with it fails from now on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Gone;

/// Names under which the library is found.
const NAMES: [&str; 2] = ["libbrlapi.so.0.8", "libbrlapi.so.0.7"];

/// `BRLAPI_DISPLAY_DEFAULT` and `BRLAPI_TTY_DEFAULT`.
const DEFAULT: c_int = -1;
/// `brlapi_rangeType_type` and `brlapi_rangeType_code`, `brlapi_rangeType_command`, `brlapi_rangeType_all`.
const ALL_KEYS: c_int = 0;
const KEYS_OF_TYPE: c_int = 1;
const KEYS_OF_COMMAND: c_int = 2;
/// `BRLAPI_ERROR_LIBCERR`, `BRLAPI_ERROR_EMPTYKEY`, `BRLAPI_ERROR_AUTHENTICATION`.
const ERROR_OF_LIBC: c_int = 11;
const NO_KEY: c_int = 15;
const NOT_ALLOWED: c_int = 17;

/// `BRLAPI_PARAM_DEVICE_ONLINE`, a byte: whether the display is connected to brltty; and `BRLAPI_PARAMF_GLOBAL`.
const DEVICE_ONLINE: c_uint = 9;
const GLOBAL: u32 = 1;

/// `brlapi_writeArguments_t`.
#[repr(C)]
struct WriteArguments {
    display_number: c_int,
    region_begin: c_uint,
    region_size: c_int,
    text: *const c_char,
    text_size: c_int,
    and_mask: *const c_uchar,
    or_mask: *const c_uchar,
    cursor: c_int,
    charset: *const c_char,
}

/// The beginning of `brlapi_error_t`.
#[repr(C)]
struct ErrorNumbers {
    brlapi: c_int,
    libc: c_int,
}

type OnException = unsafe extern "C" fn(*mut c_void, c_int, c_uint, *const c_void, usize);
type OnParameter = unsafe extern "C" fn(c_uint, u64, u32, *mut c_void, *const c_void, usize);
functions! {
    /// What is called of it; the interface has been the same since brltty 6.0.
    Functions {
        handle_size = "brlapi_getHandleSize": fn() -> usize;
        open = "brlapi__openConnection": fn(*mut c_void, *const c_void, *mut c_void) -> c_int;
        close = "brlapi__closeConnection": fn(*mut c_void);
        set_exception_handler = "brlapi__setExceptionHandler": fn(*mut c_void, OnException) -> Option<OnException>;
        display_size = "brlapi__getDisplaySize": fn(*mut c_void, *mut c_uint, *mut c_uint) -> c_int;
        enter_tty = "brlapi__enterTtyMode": fn(*mut c_void, c_int, *const c_char) -> c_int;
        enter_tty_with_path = "brlapi__enterTtyModeWithPath": fn(
            *mut c_void,
            *const c_int,
            c_int,
            *const c_char,
        ) -> c_int;
        accept_keys = "brlapi__acceptKeys": fn(*mut c_void, c_int, *const u64, c_uint) -> c_int;
        ignore_keys = "brlapi__ignoreKeys": fn(*mut c_void, c_int, *const u64, c_uint) -> c_int;
        write = "brlapi__write": fn(*mut c_void, *const WriteArguments) -> c_int;
        read_key = "brlapi__readKey": fn(*mut c_void, c_int, *mut u64) -> c_int;
        error = "brlapi_error_location": fn() -> *const ErrorNumbers;
    }
}

functions! {
    /// Not in the libraries before brltty 6.1: there, a display that is pulled out is no news.
    Newer {
        watch_parameter = "brlapi__watchParameter": fn(
            *mut c_void,
            c_uint,
            u64,
            u32,
            OnParameter,
            *mut c_void,
            *const c_void,
            usize,
        ) -> *const c_void;
    }
}

/// The library, once it has been opened; it stays.
static OPENED: OnceLock<Result<(Functions, Option<Newer>), DisplayTrouble>> = OnceLock::new();

fn load() -> Result<(Functions, Option<Newer>), DisplayTrouble> {
    let library = library::open(&NAMES).map_err(|why| DisplayTrouble::NoLibrary { system: why.into() })?;
    // SAFETY: the types are those of brlapi.h.
    let (functions, newer) = unsafe { (Functions::of(library), Newer::of(library).ok()) };
    match functions {
        Ok(functions) => Ok((functions, newer)),
        Err(name) => Err(DisplayTrouble::ForeignLibrary { function: name.to_owned() }),
    }
}

/// brltty did not like what was sent. The library's own answer to that would be to end the process.
unsafe extern "C" fn on_exception(_: *mut c_void, _: c_int, _: c_uint, _: *const c_void, _: usize) {}

/// brltty tells whether its display is there.
unsafe extern "C" fn on_online(_: c_uint, _: u64, _: u32, there: *mut c_void, value: *const c_void, length: usize) {
    if length > 0 {
        // SAFETY: the place is that which the connection has given, and lives as long as it; a value has as many bytes as is said.
        let (there, value) = unsafe { (&*there.cast::<AtomicBool>(), *value.cast::<u8>()) };
        there.store(value != 0, Ordering::Relaxed);
    }
}

/// A connection to brltty, whose display is ours.
pub(super) struct Connection {
    functions: Functions,
    /// What the library keeps of it, aligned for anything.
    handle: Vec<u128>,
    file: RawFd,
    /// Whether the display is connected to brltty, as far as that has been heard of.
    there: Box<AtomicBool>,
}

impl Connection {
    /// Connects to the brltty that `BRLAPI_HOST` names, or to that of this machine, and takes its display for this terminal;
    /// where it is unknown which one that is, for all of them.
    ///
    /// # Errors
    /// Why there is no display.
    pub(super) fn open() -> Result<Connection, DisplayTrouble> {
        let (functions, newer) = OPENED.get_or_init(load).clone()?;
        // SAFETY: it takes nothing.
        let size = unsafe { (functions.handle_size)() };
        let mut handle = vec![0_u128; size.div_ceil(size_of::<u128>()).max(1)];
        let place = handle.as_mut_ptr().cast();
        // SAFETY: the handle is as large as the library wants it; settings may be null.
        let file = unsafe { (functions.open)(place, std::ptr::null(), std::ptr::null_mut()) };
        if file < 0 {
            return Err(why_not_opened(&functions));
        }
        let mut connection = Connection { functions, handle, file, there: Box::new(AtomicBool::new(true)) };
        // SAFETY: an open handle, and a function that lives for ever.
        let _default = unsafe { (functions.set_exception_handler)(connection.place(), on_exception) };
        match connection.cells() {
            Ok(0) => return Err(DisplayTrouble::NoDisplay),
            Ok(_) => connection.take_display().map_err(|Gone| DisplayTrouble::Busy)?,
            Err(Gone) => return Err(DisplayTrouble::NoBrltty),
        }
        connection.watch(newer);
        // brltty remembers how many cells there were.
        if connection.is_there() { Ok(connection) } else { Err(DisplayTrouble::NoDisplay) }
    }

    /// From now on brltty tells when its display goes or comes; it is heard when keys are asked for.
    fn watch(&mut self, newer: Option<Newer>) {
        let Some(Newer { watch_parameter: watch }) = newer else { return };
        let (place, there) = (self.place(), std::ptr::from_ref(&*self.there).cast_mut().cast());
        // SAFETY: an open handle, a function that lives for ever, and a place that lives as long as the handle and is only shared.
        let _watched_or_unknown =
            unsafe { watch(place, DEVICE_ONLINE, 0, GLOBAL, on_online, there, std::ptr::null(), 0) };
    }

    /// Whether the display is connected to brltty.
    pub(super) fn is_there(&self) -> bool {
        self.there.load(Ordering::Relaxed)
    }

    fn place(&mut self) -> *mut c_void {
        self.handle.as_mut_ptr().cast()
    }

    fn take_display(&mut self) -> Result<(), Gone> {
        let (functions, place) = (self.functions, self.place());
        // SAFETY: an open handle; no driver is named, and the path has no steps.
        let taken = unsafe {
            (functions.enter_tty)(place, DEFAULT, std::ptr::null()) >= 0
                || (functions.enter_tty_with_path)(place, std::ptr::null(), 0, std::ptr::null()) >= 0
        };
        if !taken {
            return Err(Gone);
        }
        // Keys that mean nothing here stay brltty's own: its menu, its other terminals.
        let (commands, kinds) = (keycodes::commands(), [keycodes::KEYSYM]);
        let count = |keys: &[u64]| c_uint::try_from(keys.len()).unwrap_or(0);
        // SAFETY: an open handle; the lists have as many codes as is said.
        let chosen = unsafe {
            (functions.ignore_keys)(place, ALL_KEYS, std::ptr::null(), 0) >= 0
                && (functions.accept_keys)(place, KEYS_OF_TYPE, kinds.as_ptr(), count(&kinds)) >= 0
                && (functions.accept_keys)(place, KEYS_OF_COMMAND, commands.as_ptr(), count(&commands)) >= 0
        };
        if chosen { Ok(()) } else { Err(Gone) }
    }

    /// How many cells the display has; none while there is no display.
    pub(super) fn cells(&mut self) -> Result<usize, Gone> {
        let (mut columns, mut rows) = (0, 0);
        let (functions, place) = (self.functions, self.place());
        // SAFETY: an open handle, and room for both numbers.
        let status = unsafe { (functions.display_size)(place, &raw mut columns, &raw mut rows) };
        let cells = usize::try_from(columns.saturating_mul(rows)).unwrap_or(0);
        if status < 0 { Err(Gone) } else { Ok(cells) }
    }

    /// Fills the display with a text of one cell a character, and puts the cursor under one of them. A sign of Unicode's Braille is
    /// that cell: its dots are sent, so that no text table can make others of them.
    pub(super) fn write(&mut self, text: &str, cells: usize, cursor: Option<usize>) -> Result<(), Gone> {
        let signs: String = text.replace('\0', " ").chars().take(cells).collect();
        let number = |cells: usize| c_int::try_from(cells).unwrap_or(c_int::MAX);
        let missing = cells.saturating_sub(signs.chars().count());
        let text = format!("{signs}{}", " ".repeat(missing));
        let masks: Vec<(u8, u8)> = text.chars().map(|sign| dots(sign).map_or((u8::MAX, 0), |dots| (0, dots))).collect();
        let (and, or): (Vec<u8>, Vec<u8>) = masks.into_iter().unzip();
        let arguments = WriteArguments {
            display_number: DEFAULT,
            region_begin: 1,
            // Below nought: whatever size the display has meanwhile, it is filled.
            region_size: number(cells).saturating_neg(),
            text: text.as_ptr().cast(),
            text_size: number(text.len()),
            and_mask: and.as_ptr(),
            or_mask: or.as_ptr(),
            cursor: cursor.map_or(0, |cell| number(cell).saturating_add(1)),
            charset: c"UTF-8".as_ptr(),
        };
        let (functions, place) = (self.functions, self.place());
        // SAFETY: an open handle; what the arguments point to outlives the call; the length of the text is said, and the masks have a
        // byte for each of its cells.
        let status = unsafe { (functions.write)(place, &raw const arguments) };
        if status < 0 { Err(Gone) } else { Ok(()) }
    }

    /// The next key that has arrived, if one has.
    pub(super) fn key(&mut self) -> Result<Option<u64>, Gone> {
        let mut code = 0;
        let (functions, place) = (self.functions, self.place());
        // SAFETY: an open handle, and room for the code; it does not wait.
        match unsafe { (functions.read_key)(place, 0, &raw mut code) } {
            0 => Ok(None),
            1.. => Ok(Some(code)),
            _ => Err(Gone),
        }
    }

    /// What is readable when something has arrived.
    pub(super) fn file(&self) -> BorrowedFd<'_> {
        // SAFETY: it is open as long as the connection is.
        unsafe { BorrowedFd::borrow_raw(self.file) }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (functions, place) = (self.functions, self.place());
        // SAFETY: an open handle that is not used afterwards. brltty gives the display back to itself.
        unsafe { (functions.close)(place) };
    }
}

/// The dots of a sign of Unicode's Braille, as both count them.
fn dots(sign: char) -> Option<u8> {
    u32::from(sign).checked_sub(0x2800).and_then(|dots| u8::try_from(dots).ok())
}

fn why_not_opened(functions: &Functions) -> DisplayTrouble {
    const DENIED: c_int = 13;
    // SAFETY: the library gives a pointer to what it keeps for this thread, or null.
    let error = unsafe { (functions.error)().as_ref() };
    match error {
        Some(
            ErrorNumbers { brlapi: NO_KEY | NOT_ALLOWED, .. } | ErrorNumbers { brlapi: ERROR_OF_LIBC, libc: DENIED },
        ) => DisplayTrouble::NotAllowed,
        _ => DisplayTrouble::NoBrltty,
    }
}
