//! Moves in the rows of a table: `| 1 | e4 | e5 |`, and `1,e4,e5` as spreadsheets write them.

use std::borrow::Cow;

/// A line with blanks in place of what divides the cells, if it is a row of a table; nothing, if it is only ruled.
pub(super) fn without_rules(line: &str) -> Cow<'_, str> {
    let row = line.trim();
    let unquoted = row.trim_start_matches('"');
    let behind = unquoted.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let is_numbered =
        behind.len() < unquoted.len() && behind.trim_start_matches('"').starts_with([',', ';', '|', '\t']);
    if !row.starts_with('|') && !is_numbered {
        return line.into();
    }
    let cells = row.replace(['|', ',', ';', '"', '\t'], " ");
    let is_ruled = cells.chars().all(|sign| " -:=+".contains(sign));
    if is_ruled { Cow::Borrowed("") } else { cells.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_tables_lose_their_rules() {
        for (line, expected) in [
            ("| 1 | e4 | e5 |", "  1   e4   e5  "),
            ("1,e4,e5", "1 e4 e5"),
            ("\"1\";\"e4\";\"e5\"", " 1   e4   e5 "),
            ("1\te4\te5", "1 e4 e5"),
            ("|---|:-:|", ""),
            ("|No|White|Black|", " No White Black "),
            ("1. e4 e5; a comment, and more", "1. e4 e5; a comment, and more"),
            ("é | 1", "é | 1"),
            ("", ""),
        ] {
            assert_eq!(without_rules(line), expected, "{line}");
        }
    }
}
