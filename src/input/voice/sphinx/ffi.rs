//! The acoustic half of libpocketsphinx, opened at run time: sound in, the costs of its senones out.
//!
//! Its own decoder gives one best path and no costs that can be compared, so ours searches (`search`). The functions are those of
//! 0.8+5prealpha, which Debian has: `ps_args` is in its header, `acmod_*` in its source alone, but they are what the library itself is
//! made of, and one of another make bears another name.
#![allow(unsafe_code)]

use std::ffi::{CString, c_char, c_int, c_void};
use std::fs;
use std::path::Path;
use std::ptr::{self, NonNull};

use crate::library::{self, functions};
use crate::words::trouble::VoiceTrouble;

/// Names under which the two libraries are found.
const BASE_NAMES: &[&str] = &["libsphinxbase.so.3"];
const NAMES: &[&str] = &["libpocketsphinx.so.3"];
/// Base of the logarithms in which the library counts.
pub(super) const LOG_BASE: f64 = 1.0001;

/// The files of a model, as the library calls them.
const FILES: [(&str, &str); 5] = [
    ("_mdef", "mdef"),
    ("_mean", "means"),
    ("_var", "variances"),
    ("_tmat", "transition_matrices"),
    ("_sendump", "sendump"),
];
/// Settings of a model, in the form of arguments.
const FEATURES: &str = "feat.params";

functions! {
    /// What is called of libsphinxbase.
    Base {
        parse_arguments = "cmd_ln_parse_r": fn(*mut c_void, *const c_void, i32, *mut *mut c_char, i32) -> *mut c_void;
        set_argument = "cmd_ln_set_str_extra_r": fn(*mut c_void, *const c_char, *const c_char);
        free_arguments = "cmd_ln_free_r": fn(*mut c_void) -> c_int;
        init_logarithms = "logmath_init": fn(f64, c_int, c_int) -> *mut c_void;
        free_logarithms = "logmath_free": fn(*mut c_void) -> c_int;
        set_log_callback = "err_set_callback": fn(*const c_void, *mut c_void);
    }
}

functions! {
    /// What is called of libpocketsphinx.
    Sphinx {
        known_arguments = "ps_args": fn() -> *const c_void;
        init = "acmod_init": fn(*mut c_void, *mut c_void, *mut c_void, *mut c_void) -> *mut c_void;
        free = "acmod_free": fn(*mut c_void);
        start_stream = "acmod_start_stream": fn(*mut c_void) -> c_int;
        start = "acmod_start_utt": fn(*mut c_void) -> c_int;
        process = "acmod_process_raw": fn(*mut c_void, *mut *const i16, *mut usize, c_int) -> c_int;
        score = "acmod_score": fn(*mut c_void, *mut c_int) -> *const i16;
        advance = "acmod_advance": fn(*mut c_void) -> c_int;
        end = "acmod_end_utt": fn(*mut c_void) -> c_int;
    }
}

#[derive(Copy, Clone)]
struct Libraries {
    base: Base,
    sphinx: Sphinx,
}

impl Libraries {
    fn open() -> Result<Libraries, VoiceTrouble> {
        let missing = |system| VoiceTrouble::NoLibrary { system };
        let foreign = |name: &str| VoiceTrouble::ForeignLibrary { function: name.to_owned() };
        let base = library::open(BASE_NAMES).map_err(missing)?;
        let sphinx = library::open(NAMES).map_err(missing)?;
        // SAFETY: the types are those of 0.8+5prealpha; neither library is ever closed.
        let (base, sphinx) = unsafe { (Base::of(base).map_err(foreign)?, Sphinx::of(sphinx).map_err(foreign)?) };
        // SAFETY: no callback means that nothing is logged; otherwise it goes to standard error.
        unsafe { (base.set_log_callback)(ptr::null(), ptr::null_mut()) };
        Ok(Libraries { base, sphinx })
    }
}

/// The costs of all senones in each frame of an utterance: 0 for the best of a frame, the higher the less likely.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Costs {
    senones: usize,
    costs: Vec<i16>,
}

impl Costs {
    /// Frames of 10 ms.
    pub fn frames(&self) -> usize {
        self.costs.len().checked_div(self.senones).unwrap_or(0)
    }

    /// The costs of one frame, by the numbers of the senones.
    pub fn frame(&self, index: usize) -> &[i16] {
        &self.costs[index * self.senones..(index + 1) * self.senones]
    }
}

/// The acoustic model, in the hands of one thread at a time.
pub struct Acoustics {
    libraries: Libraries,
    /// How many senones the model has.
    senones: usize,
    arguments: NonNull<c_void>,
    logarithms: NonNull<c_void>,
    model: NonNull<c_void>,
}

// SAFETY: the library keeps nothing for a single thread but where it logs to, which is nowhere.
unsafe impl Send for Acoustics {}

impl Acoustics {
    /// Opens the model in this directory, which has so many senones (about 20 ms, 8 MB), for voices whose frequencies are this much higher
    /// than usual (1: as usual).
    ///
    /// # Errors
    /// When the library or a file of the model is missing or foreign.
    pub fn open(directory: &Path, senones: usize, warp: f32) -> Result<Acoustics, VoiceTrouble> {
        let libraries = Libraries::open()?;
        let no_model = || VoiceTrouble::NoModel { path: directory.display().to_string() };
        // The library ends the process where a file is missing.
        if FILES.iter().any(|(_, file)| !directory.join(file).is_file()) {
            return Err(no_model());
        }
        let features = fs::read_to_string(directory.join(FEATURES)).map_err(|_| no_model())?;
        let warp = warp.to_string();
        let warped = ["-warp_type", "inverse_linear", "-warp_params", &warp];
        let texts = ["annabella", "-compallsen", "yes"].into_iter().chain(features.split_whitespace()).chain(warped);
        let texts: Vec<CString> = texts.map(CString::new).collect::<Result<_, _>>().map_err(|_| no_model())?;
        let mut pointers: Vec<*mut c_char> = texts.iter().map(|text| text.as_ptr().cast_mut()).collect();
        let count = i32::try_from(pointers.len()).map_err(|_| no_model())?;
        // SAFETY: the library copies the texts and changes none; what it gives is freed once, here or when this is dropped. It does not
        // insist on knowing every argument of the model, and keeps counts of its own of what belongs to several.
        unsafe {
            let known = (libraries.sphinx.known_arguments)();
            let parsed = (libraries.base.parse_arguments)(ptr::null_mut(), known, count, pointers.as_mut_ptr(), 0);
            let arguments = NonNull::new(parsed).ok_or_else(no_model)?;
            for (name, file) in FILES {
                let path = directory.join(file).to_str().and_then(|path| CString::new(path).ok());
                if let (Ok(name), Some(path)) = (CString::new(name), path) {
                    (libraries.base.set_argument)(arguments.as_ptr(), name.as_ptr(), path.as_ptr());
                }
            }
            let logarithms = NonNull::new((libraries.base.init_logarithms)(LOG_BASE, 0, 1));
            let model = logarithms.and_then(|logarithms| {
                let init = libraries.sphinx.init;
                NonNull::new(init(arguments.as_ptr(), logarithms.as_ptr(), ptr::null_mut(), ptr::null_mut()))
            });
            match (logarithms, model) {
                (Some(logarithms), Some(model)) => Ok(Acoustics { libraries, senones, arguments, logarithms, model }),
                (logarithms, _) => {
                    if let Some(logarithms) = logarithms {
                        (libraries.base.free_logarithms)(logarithms.as_ptr());
                    }
                    (libraries.base.free_arguments)(arguments.as_ptr());
                    Err(no_model())
                }
            }
        }
    }

    /// The costs of a whole utterance at 16 kHz, whose mean is taken off first: the same sound costs the same, whatever was heard
    /// before. About 80 ms for a second.
    pub fn costs(&mut self, samples: &[i16]) -> Costs {
        let samples = softly_noisy(samples);
        let (sphinx, model) = (self.libraries.sphinx, self.model.as_ptr());
        let (mut from, mut left) = (samples.as_ptr(), samples.len());
        let mut costs = Vec::new();
        // SAFETY: so many samples are there, and the library reads no others. It has made as many frames as it says, and the costs of
        // each stand where it says until it goes on to the next one, one for each senone.
        unsafe {
            (sphinx.start_stream)(model);
            (sphinx.start)(model);
            let frames = (sphinx.process)(model, &raw mut from, &raw mut left, 1);
            for _ in 0..frames.max(0) {
                let frame = (sphinx.score)(model, ptr::null_mut());
                if frame.is_null() {
                    break;
                }
                costs.extend_from_slice(std::slice::from_raw_parts(frame, self.senones));
                (sphinx.advance)(model);
            }
            (sphinx.end)(model);
        }
        Costs { senones: self.senones, costs }
    }
}

/// Noise of 8 at most is added, the same each time (-76 dB).
const SOFT: i16 = 8;

/// The samples, with noise far below any microphone's. A noise gate, or a file, makes pauses of nothing but zeros; they would move the mean
/// so far that words are heard worse.
fn softly_noisy(samples: &[i16]) -> Vec<i16> {
    let mut rng = fastrand::Rng::with_seed(0);
    samples.iter().map(|sample| sample.saturating_add(rng.i16(-SOFT..=SOFT))).collect()
}

impl Drop for Acoustics {
    fn drop(&mut self) {
        // SAFETY: the library gave all three, and each is freed once.
        unsafe {
            (self.libraries.sphinx.free)(self.model.as_ptr());
            (self.libraries.base.free_logarithms)(self.logarithms.as_ptr());
            (self.libraries.base.free_arguments)(self.arguments.as_ptr());
        }
    }
}
