//! Braille scoresheets: codes, pages, files and headings, against other eyes than their own: a decoder that was written apart, the
//! schema of PEF, and `lou_translate`.

mod analysis;
mod brailled;
mod codes;
mod damage;
mod decoder;
mod formats;
pub mod games;
mod headings;
mod hostile;
pub mod pages;
mod pef;
mod unpaged;
