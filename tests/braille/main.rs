//! Braille scoresheets: codes, pages, files and headings, against other eyes than their own: a decoder that was written apart, the
//! schema of PEF, and `lou_translate`.

mod codes;
mod decoder;
mod games;
mod headings;
mod hostile;
mod pages;
mod pef;
