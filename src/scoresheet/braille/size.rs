//! The size of a page.

use std::str::FromStr;

/// How many cells a line has, and how many lines a page.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PageSize {
    cols: usize,
    rows: usize,
}

impl Default for PageSize {
    fn default() -> PageSize {
        PageSize { cols: 40, rows: 25 }
    }
}

/// A page on which no scoresheet could stand, or a text that is no size.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no page size: it wants cells x lines, as 40x25, from 12x4 to 255x255")]
pub struct NoPageSize(String);

impl FromStr for PageSize {
    type Err = NoPageSize;

    fn from_str(text: &str) -> Result<PageSize, NoPageSize> {
        let wrong = || NoPageSize(text.to_owned());
        let (cols, rows) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
        let number = |text: &str| text.parse::<usize>().map_err(|_| wrong());
        PageSize::new(number(cols)?, number(rows)?).ok_or_else(wrong)
    }
}

impl PageSize {
    /// A page of 12 to 255 cells and 4 to 255 lines: the longest move and a rank of a diagram have room in one line.
    pub fn new(cols: usize, rows: usize) -> Option<PageSize> {
        ((12..=255).contains(&cols) && (4..=255).contains(&rows)).then_some(PageSize { cols, rows })
    }

    /// Cells in a line.
    pub const fn cols(self) -> usize {
        self.cols
    }

    /// Lines on a page.
    pub const fn rows(self) -> usize {
        self.rows
    }
}
