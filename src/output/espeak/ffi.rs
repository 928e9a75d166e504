//! libespeak-ng, opened at run time. The only `unsafe` of `output`.
#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char, c_int, c_short, c_uchar, c_uint, c_void};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::library::{self, functions};
use crate::words::trouble::SoundTrouble;

/// The parameters that we set (`espeak_PARAMETER`).
#[derive(Copy, Clone, Debug)]
#[repr(i32)]
pub enum Parameter {
    /// Words a minute.
    Rate = 1,
    /// 0 to 200; 100 is full without clipping.
    Volume = 2,
    /// 0 to 100.
    Pitch = 3,
}

/// Whether the text is plain or SSML.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Markup {
    Plain,
    Ssml,
}

type Samples<'a> = dyn FnMut(&[i16]) -> bool + 'a;
type Callback = extern "C" fn(*mut c_short, c_int, *mut EspeakEvent) -> c_int;
/// `espeak_VOICE`.
#[repr(C)]
struct Voice {
    name: *const c_char,
    /// Pairs of a byte of priority and a language code, with a zero after the last.
    languages: *const c_char,
    identifier: *const c_char,
    gender: c_uchar,
    age: c_uchar,
    variant: c_uchar,
    unused: c_uchar,
    score: c_int,
    spare: *mut c_void,
}

/// The beginning of `espeak_EVENT`, up to the pointer that was given to `espeak_Synth`.
#[repr(C)]
struct EspeakEvent {
    kind: c_int,
    unique_identifier: c_uint,
    text_position: c_int,
    length: c_int,
    audio_position: c_int,
    sample: c_int,
    user_data: *mut c_void,
}

/// Names under which the library is found.
const NAMES: &[&str] = if cfg!(target_os = "windows") {
    &["libespeak-ng.dll", "espeak-ng.dll"]
} else if cfg!(target_os = "macos") {
    &["libespeak-ng.1.dylib", "libespeak-ng.dylib"]
} else {
    &["libespeak-ng.so.1"]
};
const AUDIO_OUTPUT_SYNCHRONOUS: c_int = 2;
const INITIALIZE_DONT_EXIT: c_int = 0x8000;
const CHARS_UTF8: c_uint = 1;
const SSML: c_uint = 0x10;
/// Milliseconds of sound in one call of the callback: short, so that a stopped job is left at once.
const CHUNK_MILLIS: c_int = 20;

/// The library keeps its state in globals: one user at a time.
static IN_USE: AtomicBool = AtomicBool::new(false);
/// The library, once it has been opened. It stays: to leave it and come back takes time, and has been seen to hang.
static OPENED: Mutex<Option<(Functions, u32)>> = Mutex::new(None);

functions! {
    /// What is called of it.
    Functions {
        initialize = "espeak_Initialize": fn(c_int, c_int, *const c_char, c_int) -> c_int;
        set_callback = "espeak_SetSynthCallback": fn(Callback);
        set_voice = "espeak_SetVoiceByName": fn(*const c_char) -> c_int;
        set_parameter = "espeak_SetParameter": fn(c_int, c_int, c_int) -> c_int;
        synth = "espeak_Synth": fn(
            *const c_void,
            usize,
            c_uint,
            c_int,
            c_uint,
            c_uint,
            *mut c_uint,
            *mut c_void,
        ) -> c_int;
        list_voices = "espeak_ListVoices": fn(*const Voice) -> *const *const Voice;
    }
}

/// The opened library, in the hands of its one user; it stays on the thread that opened it.
pub struct Espeak {
    functions: Functions,
    rate: u32,
    _stays_here: std::marker::PhantomData<*const ()>,
}

impl Espeak {
    /// Takes the library; the first time it is opened and reads its data (about 20 ms).
    ///
    /// # Errors
    /// When it is missing, foreign, without data or in use.
    pub fn open() -> Result<Espeak, SoundTrouble> {
        if IN_USE.swap(true, Ordering::SeqCst) {
            return Err(SoundTrouble::EspeakInUse);
        }
        let opened = Espeak::functions();
        if opened.is_err() {
            IN_USE.store(false, Ordering::SeqCst);
        }
        opened.map(|(functions, rate)| Espeak { functions, rate, _stays_here: std::marker::PhantomData })
    }

    fn functions() -> Result<(Functions, u32), SoundTrouble> {
        let mut opened = super::super::lock(&OPENED);
        if let Some(functions) = *opened {
            return Ok(functions);
        }
        let functions = Espeak::load()?;
        *opened = Some(functions);
        Ok(functions)
    }

    fn load() -> Result<(Functions, u32), SoundTrouble> {
        let library = library::open(NAMES).map_err(|why| SoundTrouble::EspeakMissing { system: why.into() })?;
        // SAFETY: the types are those of espeak-ng's speak_lib.h, which has kept them since version 1.49.
        let functions = unsafe { Functions::of(library) };
        let functions = functions.map_err(|name| SoundTrouble::EspeakForeign { function: name.to_owned() })?;
        // SAFETY: a null path means the library's own data. The callback is a plain function that lives for ever.
        let rate = unsafe {
            let null = std::ptr::null();
            let rate = (functions.initialize)(AUDIO_OUTPUT_SYNCHRONOUS, CHUNK_MILLIS, null, INITIALIZE_DONT_EXIT);
            (functions.set_callback)(on_samples);
            rate
        };
        let rate = u32::try_from(rate).ok().filter(|rate| *rate > 0).ok_or(SoundTrouble::EspeakNoData)?;
        Ok((functions, rate))
    }

    /// Samples a second of everything that it makes.
    pub fn rate(&self) -> u32 {
        self.rate
    }

    /// Chooses the voice by its name or language code; whether there is one. Otherwise the voice before stays.
    pub fn set_voice(&self, name: &str) -> bool {
        let Ok(name) = CString::new(name) else { return false };
        // SAFETY: a valid C string, read before the call returns.
        unsafe { (self.functions.set_voice)(name.as_ptr()) == 0 }
    }

    /// The voices that are not variants: the language code of each, which is a name for it, and its identifier.
    pub fn voices(&self) -> Vec<(String, String)> {
        self.listed(std::ptr::null())
    }

    /// What can follow a plus after the name of a voice.
    pub fn variants(&self) -> Vec<String> {
        let wanted = Voice {
            name: std::ptr::null(),
            languages: c"variant".as_ptr(),
            identifier: std::ptr::null(),
            gender: 0,
            age: 0,
            variant: 0,
            unused: 0,
            score: 0,
            spare: std::ptr::null_mut(),
        };
        let listed = self.listed(&raw const wanted);
        listed.into_iter().filter_map(|(_, file)| Some(file.strip_prefix("!v/")?.to_owned())).collect()
    }

    fn listed(&self, wanted: *const Voice) -> Vec<(String, String)> {
        let mut listed = Vec::new();
        // SAFETY: `wanted` is null or a voice of the caller's. The library gives a list that ends in a null pointer and stays as
        // it is until the next call; this thread is the only one to call. The texts of its voices are C strings, that of the
        // languages after one byte.
        unsafe {
            let mut next = (self.functions.list_voices)(wanted);
            while let Some(voice) = next.as_ref().and_then(|voice| voice.as_ref()) {
                if !voice.languages.is_null() && *voice.languages != 0 && !voice.identifier.is_null() {
                    let text = |text| CStr::from_ptr(text).to_string_lossy().into_owned();
                    listed.push((text(voice.languages.add(1)), text(voice.identifier)));
                }
                next = next.add(1);
            }
        }
        listed
    }

    /// Sets a parameter; the library keeps it within its bounds.
    pub fn set(&self, parameter: Parameter, value: i32) {
        // SAFETY: plain numbers. Its status says only that the number was brought within bounds.
        let _within_bounds = unsafe { (self.functions.set_parameter)(parameter as c_int, value, 0) };
    }

    /// Makes the sound of a text, calling `take` with each piece of it, until the end or until `take` returns false.
    pub fn synthesize(&self, text: &str, markup: Markup, take: &mut Samples<'_>) {
        let Ok(text) = CString::new(text.replace('\0', " ")) else { return };
        let bytes = text.as_bytes_with_nul();
        let flags = if markup == Markup::Ssml { CHARS_UTF8 | SSML } else { CHARS_UTF8 };
        let mut take: &mut Samples<'_> = take;
        let user_data: *mut c_void = (&raw mut take).cast();
        // SAFETY: in synchronous mode the call returns after the last callback, so that text and `take` outlive their use;
        // the callback runs on this thread and is the only one to read `user_data`.
        let _status = unsafe {
            (self.functions.synth)(bytes.as_ptr().cast(), bytes.len(), 0, 0, 0, flags, std::ptr::null_mut(), user_data)
        };
    }
}

impl Drop for Espeak {
    fn drop(&mut self) {
        // Nothing is being synthesized: that happens within `synthesize` alone, on this thread.
        IN_USE.store(false, Ordering::SeqCst);
    }
}

/// Receives samples. 1 stops the synthesis.
extern "C" fn on_samples(samples: *mut c_short, count: c_int, events: *mut EspeakEvent) -> c_int {
    let count = usize::try_from(count).unwrap_or(0);
    if samples.is_null() || events.is_null() || count == 0 {
        return 0;
    }
    // SAFETY: the library gives a list of at least one event, with the pointer that `synthesize` passed, whose target lives
    // until that call returns; and `count` samples.
    let goes_on = unsafe {
        let take = (*events).user_data.cast::<&mut Samples<'_>>();
        if take.is_null() {
            return 0;
        }
        (*take)(std::slice::from_raw_parts(samples, count))
    };
    i32::from(!goes_on)
}
