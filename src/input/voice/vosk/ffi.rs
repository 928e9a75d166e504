//! libvosk, opened at run time: a model, and recognisers of a grammar that hear with it. The functions are those of `vosk_api.h`, 0.3.45.
#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::Path;
use std::ptr::NonNull;

use crate::library::{self, functions};
use crate::words::trouble::VoiceTrouble;

/// The library, where the loader looks, and where whoever downloads models may put it.
const NAME: &str = "libvosk.so";
/// Its errors are told by what it returns, and never on standard error.
const SILENT: c_int = -10;
/// The rate of a recogniser that hears nothing.
const RATE_OF_NOTHING: f32 = 16_000.0;
/// The parts of a model whose words can be chosen at run time, in the two layouts that there are.
const LAYOUTS: [[&str; 3]; 2] =
    [["am/final.mdl", "graph/HCLr.fst", "graph/Gr.fst"], ["final.mdl", "HCLr.fst", "Gr.fst"]];

functions! {
    /// What is called of libvosk.
    Functions {
        set_log_level = "vosk_set_log_level": fn(c_int);
        new_model = "vosk_model_new": fn(*const c_char) -> *mut c_void;
        free_model = "vosk_model_free": fn(*mut c_void);
        find_word = "vosk_model_find_word": fn(*mut c_void, *const c_char) -> c_int;
        new_dictation = "vosk_recognizer_new": fn(*mut c_void, f32) -> *mut c_void;
        new_recogniser = "vosk_recognizer_new_grm": fn(*mut c_void, f32, *const c_char) -> *mut c_void;
        free_recogniser = "vosk_recognizer_free": fn(*mut c_void);
        set_alternatives = "vosk_recognizer_set_max_alternatives": fn(*mut c_void, c_int);
        accept = "vosk_recognizer_accept_waveform_s": fn(*mut c_void, *const i16, c_int) -> c_int;
        final_result = "vosk_recognizer_final_result": fn(*mut c_void) -> *const c_char;
    }
}

/// Whether a directory has the parts of a model, and no file in it or below it is empty, as when a disk was full: some of those end the process.
/// A model with a graph of its own is none for us: it takes no grammar, and would hear anything.
fn is_whole(directory: &Path) -> bool {
    let has_content = |file: &Path| file.metadata().is_ok_and(|about| about.is_file() && about.len() > 0);
    let folders =
        ["", "am", "conf", "graph", "ivector"].into_iter().filter_map(|name| directory.join(name).read_dir().ok());
    let mut files = folders.flatten().flatten().map(|entry| entry.path()).filter(|path| !path.is_dir());
    LAYOUTS.iter().any(|parts| parts.iter().all(|part| directory.join(part).is_file()))
        && files.all(|file| has_content(&file))
}

/// A model, in the hands of one thread at a time.
pub struct Model {
    functions: Functions,
    model: NonNull<c_void>,
}

// SAFETY: the library keeps nothing for a single thread.
unsafe impl Send for Model {}

impl Model {
    /// Opens the library, and the model in this directory (seconds, and hundreds of megabytes for a large one).
    ///
    /// # Errors
    /// When the library is missing or foreign, or the directory has no model whose words can be chosen.
    pub fn open(directory: &Path) -> Result<Model, VoiceTrouble> {
        let beside = directory.canonicalize().ok().and_then(|directory| Some(directory.parent()?.join(NAME)));
        let beside = beside.as_deref().and_then(Path::to_str);
        let names: Vec<&str> = [NAME].into_iter().chain(beside).collect();
        let library = library::open(&names).map_err(|system| VoiceTrouble::NoVosk { system })?;
        let foreign = |name: &str| VoiceTrouble::ForeignVosk { function: name.to_owned() };
        // SAFETY: the types are those of its header; the library is never closed.
        let functions = unsafe { Functions::of(library).map_err(foreign)? };
        let no_model = || VoiceTrouble::NoVoskModel { path: directory.display().to_string() };
        if !is_whole(directory) {
            return Err(no_model());
        }
        let path = directory.to_str().and_then(|path| CString::new(path).ok()).ok_or_else(no_model)?;
        // SAFETY: the library copies the path; it returns nothing where the model cannot be read.
        let model = unsafe {
            (functions.set_log_level)(SILENT);
            (functions.new_model)(path.as_ptr())
        };
        let model = Model { functions, model: NonNull::new(model).ok_or_else(no_model)? };
        // Where a graph could not be read, a recogniser without a grammar is refused; one with a grammar would end the process.
        // SAFETY: what it gives is freed at once.
        let works = unsafe {
            let dictation = NonNull::new((functions.new_dictation)(model.model.as_ptr(), RATE_OF_NOTHING));
            dictation.is_some_and(|dictation| {
                (functions.free_recogniser)(dictation.as_ptr());
                true
            })
        };
        if works { Ok(model) } else { Err(no_model()) }
    }

    /// Whether the model knows a word.
    pub fn knows(&self, word: &str) -> bool {
        // SAFETY: the word is only read.
        CString::new(word)
            .is_ok_and(|word| unsafe { (self.functions.find_word)(self.model.as_ptr(), word.as_ptr()) } >= 0)
    }

    /// A recogniser of this grammar, a JSON list of phrases, which tells so many alternatives of what it hears.
    pub fn recogniser(&self, grammar: &str, rate: f32, alternatives: c_int) -> Option<Decoder> {
        let grammar = CString::new(grammar).ok()?;
        // SAFETY: the grammar is copied; the library counts who needs the model, and frees it behind the last.
        let decoder = unsafe { (self.functions.new_recogniser)(self.model.as_ptr(), rate, grammar.as_ptr()) };
        let decoder = NonNull::new(decoder)?;
        // SAFETY: it was just made.
        unsafe { (self.functions.set_alternatives)(decoder.as_ptr(), alternatives) };
        Some(Decoder { functions: self.functions, decoder })
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        // SAFETY: the library gave it, and it is freed once.
        unsafe { (self.functions.free_model)(self.model.as_ptr()) };
    }
}

/// A recogniser of one grammar.
pub struct Decoder {
    functions: Functions,
    decoder: NonNull<c_void>,
}

// SAFETY: as with the model.
unsafe impl Send for Decoder {}

impl Decoder {
    /// Hears a further piece of an utterance.
    pub fn hear(&mut self, samples: &[i16]) {
        let Ok(count) = c_int::try_from(samples.len()) else { return };
        // SAFETY: so many samples are there. What it returns is whether it takes a pause for the end, which we find ourselves.
        unsafe { (self.functions.accept)(self.decoder.as_ptr(), samples.as_ptr(), count) };
    }

    /// What was heard since the last result, as JSON. What comes next is another utterance, of which nothing is known from this one.
    pub fn result(&mut self) -> String {
        // SAFETY: the text is the recogniser's own, and stands until it is called again; it is copied first.
        unsafe {
            let text = (self.functions.final_result)(self.decoder.as_ptr());
            if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
        }
    }
}

impl Drop for Decoder {
    fn drop(&mut self) {
        // SAFETY: the library gave it, and it is freed once.
        unsafe { (self.functions.free_recogniser)(self.decoder.as_ptr()) };
    }
}
