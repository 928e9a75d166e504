//! Six dots, and the signs that are made of them.

/// One Braille cell of six dots: bit 0 is dot 1, bit 5 is dot 6.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// Cells beside one another.
pub type Row = Vec<Cell>;

/// Where Unicode has the cell without dots.
const UNICODE: u32 = 0x2800;
/// North American ASCII Braille, by the dots (checked against `en-us-brf.dis` of liblouis).
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A cell that is written in the source as its own sign.
#[allow(clippy::cast_possible_truncation)] // 0 to 63
pub(super) const fn cell(sign: char) -> Cell {
    assert!(sign as u32 >= UNICODE && (sign as u32) < UNICODE + 64, "no cell of six dots");
    Cell((sign as u32 - UNICODE) as u8)
}

impl Cell {
    /// No dots.
    pub const BLANK: Cell = Cell(0);
    /// All dots: for what has no Braille.
    pub const FULL: Cell = cell('⠿');
    /// Before figures.
    pub const NUMBER: Cell = cell('⠼');
    /// The hyphen.
    pub const HYPHEN: Cell = cell('⠤');

    /// The cell with these dots; `None` where there are more than six.
    pub const fn of_dots(dots: u8) -> Option<Cell> {
        if dots < 64 { Some(Cell(dots)) } else { None }
    }

    pub const fn dots(self) -> u8 {
        self.0
    }

    /// The cell of a sign of Unicode; `None` for another sign, and for cells of eight dots.
    pub fn of_unicode(sign: char) -> Option<Cell> {
        let dots = u32::from(sign).checked_sub(UNICODE)?;
        Cell::of_dots(u8::try_from(dots).ok()?)
    }

    /// Its sign of Unicode.
    pub fn unicode(self) -> char {
        char::from_u32(UNICODE + u32::from(self.0)).unwrap_or_default()
    }

    /// The same in UTF-8.
    pub const fn utf8(self) -> [u8; 3] {
        // U+2800 to U+283F.
        [0xe2, 0xa0, 0x80 | self.0]
    }

    /// The cell of a byte of ASCII Braille, in either case; `None` for other bytes.
    pub fn of_ascii(byte: u8) -> Option<Cell> {
        // The lower row stands for the upper one: only `@[\]^_` have a second form there that is no letter.
        let upper = if (0x60..=0x7e).contains(&byte) { byte - 0x20 } else { byte };
        let dots = ASCII.iter().position(|ascii| *ascii == upper)?;
        Cell::of_dots(u8::try_from(dots).ok()?)
    }

    /// Its byte of ASCII Braille, upper case.
    pub const fn ascii(self) -> u8 {
        ASCII[self.0 as usize & 63]
    }

    /// The letter, or the lowered figure of a move, that it is in print; `None` for other cells.
    pub fn in_print(self) -> Option<char> {
        let figure =
            (0..).zip(LOWERED).find(|(_, cell)| *cell == self).and_then(|(figure, _)| char::from_digit(figure, 10));
        let letter = || {
            Some(char::from(self.ascii())).filter(char::is_ascii_uppercase).map(|letter| letter.to_ascii_lowercase())
        };
        figure.or_else(letter).or((self == Cell::HYPHEN).then_some('-'))
    }

    /// The same with dot 6 besides.
    #[must_use]
    pub const fn with_dot_6(self) -> Cell {
        Cell(self.0 | 32)
    }
}

/// The figures after a number sign, from 0.
const UPPER: [Cell; 10] =
    [cell('⠚'), cell('⠁'), cell('⠃'), cell('⠉'), cell('⠙'), cell('⠑'), cell('⠋'), cell('⠛'), cell('⠓'), cell('⠊')];
/// The same one row lower, which need no number sign.
const LOWERED: [Cell; 10] =
    [cell('⠴'), cell('⠂'), cell('⠆'), cell('⠒'), cell('⠲'), cell('⠢'), cell('⠖'), cell('⠶'), cell('⠦'), cell('⠔')];

/// A lowered figure, 0 to 9.
pub(super) const fn lowered(figure: u32) -> Cell {
    LOWERED[figure as usize % 10]
}

/// Writes a number in lowered figures.
pub(super) fn write_lowered(row: &mut Row, number: u32) {
    write_figures(row, number, &LOWERED);
}

/// Writes a number with its sign.
pub(super) fn write_number(row: &mut Row, number: u32) {
    row.push(Cell::NUMBER);
    write_figures(row, number, &UPPER);
}

fn write_figures(row: &mut Row, number: u32, figures: &[Cell; 10]) {
    if number >= 10 {
        write_figures(row, number / 10, figures);
    }
    row.push(figures[number as usize % 10]);
}

/// The number that lowered figures make, as we write it: no nought in front, at most nine figures.
pub(super) fn read_lowered(cells: &[Cell]) -> Option<u32> {
    read_figures(cells, &LOWERED)
}

/// Reads a number sign and the number after it.
pub(super) fn read_number(cells: &[Cell]) -> Option<u32> {
    let (sign, figures) = cells.split_first()?;
    if *sign == Cell::NUMBER { read_figures(figures, &UPPER) } else { None }
}

fn read_figures(cells: &[Cell], figures: &[Cell; 10]) -> Option<u32> {
    if cells.is_empty() || cells.len() > 9 || (cells.len() > 1 && cells[0] == figures[0]) {
        return None;
    }
    cells.iter().try_fold(0, |number, cell| {
        let figure = figures.iter().position(|figure| figure == cell)?;
        Some(number * 10 + u32::try_from(figure).ok()?)
    })
}

/// Cells as text, for messages.
pub fn show(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.unicode()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_one_byte_and_one_sign() {
        for dots in 0..64 {
            let cell = Cell::of_dots(dots).expect("six dots");
            assert!((0x20..0x60).contains(&cell.ascii()));
            assert_eq!(Cell::of_ascii(cell.ascii()), Some(cell));
            assert_eq!(Cell::of_ascii(cell.ascii().to_ascii_lowercase()), Some(cell));
            assert_eq!(Cell::of_unicode(cell.unicode()), Some(cell));
            assert_eq!(cell.unicode().to_string().as_bytes(), cell.utf8());
        }
        assert_eq!(Cell::of_dots(64), None);
        for sign in ['a', '\u{27ff}', '\u{2840}', '\u{28ff}', '\u{2900}'] {
            assert_eq!(Cell::of_unicode(sign), None, "{sign}");
        }
        for byte in [0, 0x1a, b'\n', 0x7f, 0x80, 0xff] {
            assert_eq!(Cell::of_ascii(byte), None, "{byte}");
        }
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in [0, 1, 9, 10, 12, 345, 678_901] {
            let (mut low, mut high) = (Row::new(), Row::new());
            write_lowered(&mut low, number);
            write_number(&mut high, number);
            assert_eq!((read_lowered(&low), read_number(&high)), (Some(number), Some(number)));
            assert_eq!((read_lowered(&high), read_number(&low)), (None, None), "{number}");
        }
        assert_eq!(show(&[lowered(1), lowered(2)]), "⠂⠆");
        for cells in ["", "⠴⠂", "⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂"] {
            let cells: Row = cells.chars().filter_map(Cell::of_unicode).collect();
            assert_eq!(read_lowered(&cells), None);
        }
    }
}
