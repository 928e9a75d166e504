//! A comment or a variation that may go on over several lines.

/// No comment is longer, in bytes.
const LONGEST: usize = 1 << 20;

/// A comment or a variation that goes on.
pub(super) struct Aside {
    /// How many brackets of a variation are open; 0 for a comment.
    pub(super) depth: usize,
    /// Whether a comment is open within a variation.
    in_comment: bool,
    pub(super) text: String,
}

impl Aside {
    pub(super) const fn comment() -> Aside {
        Aside { depth: 0, in_comment: false, text: String::new() }
    }

    pub(super) fn variation() -> Aside {
        Aside { depth: 1, in_comment: false, text: "(".to_owned() }
    }

    /// Where in a line it ends, if it does.
    pub(super) fn end_in(&mut self, text: &str) -> Option<usize> {
        for (at, sign) in text.char_indices() {
            match (sign, self.depth) {
                ('}', 0) => return Some(at),
                ('{' | '}', _) => self.in_comment = sign == '{',
                _ if self.in_comment => {}
                ('(', 1..) => self.depth += 1,
                (')', 1) => return Some(at + 1),
                (')', 2..) => self.depth -= 1,
                _ => {}
            }
        }
        None
    }

    /// Takes in a line in which it does not end; whether it is not too long.
    pub(super) fn goes_on(&mut self, text: &str) -> bool {
        self.text.push_str(text);
        self.text.push(' ');
        self.text.len() <= LONGEST
    }
}
