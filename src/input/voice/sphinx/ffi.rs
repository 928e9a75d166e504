//! The front end of libsphinxbase, opened at run time: sound in, cepstra out. It comes with `PocketSphinx` and makes the cepstra with which
//! the acoustic model was trained; nothing else of the two libraries is called.
//!
//! The functions are those of 5prealpha, which Debian has, and all are in its headers.
#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_int, c_void};
use std::fs;
use std::path::Path;
use std::ptr::{self, NonNull};

use super::features::{Cepstrum, SIZE};
use crate::library::{self, functions};
use crate::words::trouble::VoiceTrouble;

/// Names under which the library is found.
const NAMES: &[&str] = &["libsphinxbase.so.3"];
/// Settings of a model, in the form of arguments.
const SETTINGS: &str = "feat.params";

functions! {
    /// What is called of libsphinxbase.
    Base {
        known_arguments = "fe_get_args": fn() -> *const c_void;
        parse_arguments = "cmd_ln_parse_r": fn(*mut c_void, *const c_void, i32, *mut *mut c_char, i32) -> *mut c_void;
        free_arguments = "cmd_ln_free_r": fn(*mut c_void) -> c_int;
        set_log_callback = "err_set_callback": fn(*const c_void, *mut c_void);
        set_log_file = "err_set_logfp": fn(*mut c_void);
        init = "fe_init_auto_r": fn(*mut c_void) -> *mut c_void;
        free = "fe_free": fn(*mut c_void) -> c_int;
        size = "fe_get_output_size": fn(*mut c_void) -> c_int;
        start = "fe_start_utt": fn(*mut c_void) -> c_int;
        process = "fe_process_frames": fn(*mut c_void, *mut *const i16, *mut usize, *mut *mut f32, *mut i32, *mut i32) -> c_int;
        end = "fe_end_utt": fn(*mut c_void, *mut f32, *mut i32) -> c_int;
    }
}

/// What makes cepstra, in the hands of one thread at a time.
pub struct FrontEnd {
    base: Base,
    arguments: NonNull<c_void>,
    opened: NonNull<c_void>,
}

// SAFETY: the library keeps nothing for a single thread but where it logs to, which is nowhere.
unsafe impl Send for FrontEnd {}

impl FrontEnd {
    /// Opens that of the model in this directory, for voices whose frequencies are this much higher than usual (1: as usual).
    ///
    /// # Errors
    /// When the library or the model's settings are missing or foreign.
    pub fn open(directory: &Path, warp: f32) -> Result<FrontEnd, VoiceTrouble> {
        let library = library::open(NAMES).map_err(|why| VoiceTrouble::NoLibrary { system: why.into() })?;
        // SAFETY: the types are those of 5prealpha; the library is never closed.
        let base = unsafe { Base::of(library) };
        let base = base.map_err(|name| VoiceTrouble::ForeignLibrary { function: name.to_owned() })?;
        // SAFETY: no callback and no file mean that nothing is logged; otherwise it goes to standard error.
        unsafe {
            (base.set_log_callback)(ptr::null(), ptr::null_mut());
            (base.set_log_file)(ptr::null_mut());
        }
        let no_model = || VoiceTrouble::NoModel { path: directory.display().to_string() };
        let settings = fs::read_to_string(directory.join(SETTINGS)).map_err(|_| no_model())?;
        let warp = warp.to_string();
        let warped = ["-warp_type", "inverse_linear", "-warp_params", &warp];
        let texts = ["annabella"].into_iter().chain(settings.split_whitespace()).chain(warped);
        let texts: Vec<CString> = texts.map(CString::new).collect::<Result<_, _>>().map_err(|_| no_model())?;
        let mut pointers: Vec<*mut c_char> = texts.iter().map(|text| text.as_ptr().cast_mut()).collect();
        let count = i32::try_from(pointers.len()).map_err(|_| no_model())?;
        // SAFETY: the library copies the texts and changes none; what it gives is freed once, here or when this is dropped. It does not
        // insist on knowing every argument of the model, and keeps counts of its own of what belongs to several.
        unsafe {
            let known = (base.known_arguments)();
            let parsed = (base.parse_arguments)(ptr::null_mut(), known, count, pointers.as_mut_ptr(), 0);
            let arguments = NonNull::new(parsed).ok_or_else(no_model)?;
            match NonNull::new((base.init)(arguments.as_ptr())) {
                Some(opened) if usize::try_from((base.size)(opened.as_ptr())) == Ok(SIZE) => {
                    Ok(FrontEnd { base, arguments, opened })
                }
                other => {
                    if let Some(opened) = other {
                        (base.free)(opened.as_ptr());
                    }
                    (base.free_arguments)(arguments.as_ptr());
                    Err(no_model())
                }
            }
        }
    }

    /// The cepstra of a whole utterance at 16 kHz, one each 10 ms.
    pub fn cepstra(&mut self, samples: &[i16]) -> Vec<Cepstrum> {
        let (base, front_end) = (self.base, self.opened.as_ptr());
        let (mut from, mut left) = (samples.as_ptr(), samples.len());
        let (mut count, mut tail) = (0, 0);
        // SAFETY: `left` samples are there, and the library reads no others. Asked without a place to write to, it says how many frames
        // there can be, and then writes no more than these, and one at the end.
        unsafe {
            (base.process)(front_end, ptr::null_mut(), &raw mut left, ptr::null_mut(), &raw mut count, ptr::null_mut());
            let mut cepstra = vec![Cepstrum::default(); usize::try_from(count).unwrap_or(0) + 1];
            let mut rows: Vec<*mut f32> = cepstra.iter_mut().map(|cepstrum| cepstrum.as_mut_ptr()).collect();
            (base.start)(front_end);
            (base.process)(front_end, &raw mut from, &raw mut left, rows.as_mut_ptr(), &raw mut count, ptr::null_mut());
            let written = usize::try_from(count).unwrap_or(0).min(rows.len() - 1);
            (base.end)(front_end, rows[written], &raw mut tail);
            cepstra.truncate(written + usize::from(tail > 0));
            cepstra
        }
    }
}

impl Drop for FrontEnd {
    fn drop(&mut self) {
        // SAFETY: the library gave both, and each is freed once.
        unsafe {
            (self.base.free)(self.opened.as_ptr());
            (self.base.free_arguments)(self.arguments.as_ptr());
        }
    }
}
