//! From the cells of a word to its letters: those from which a table makes exactly these cells. Where several texts have the same cells,
//! the likeliest one in a heading is read.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::cell::{Cell, Row};
use super::spelling::upper;

/// At most this many readings of a word are tried.
const TRIED: usize = 30;
/// At most this many steps are taken to find them; in a long word, `STEPS_A_CELL` for each cell.
const STEPS: usize = 800;
const STEPS_A_CELL: usize = 100;

/// What a table makes of a word at the end of a line.
pub(super) type Ask<'a> = &'a dyn Fn(&str) -> Option<Row>;

/// What a text ends with, and in what it then is.
type Ends<'a> = &'a [(&'a [Cell], Within)];

/// In what the reading of a word is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Within {
    Letters,
    Capitals,
    Number,
}

/// Cells that stand for signs, and what may precede and follow them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Edge {
    cells: Row,
    text: &'static str,
    from: Option<Within>,
    to: Within,
}

/// Letters and figures without the signs before them, and capitals that are written otherwise, with those signs.
#[derive(Debug, Default)]
pub(super) struct Letters {
    pub(super) small: Vec<(Row, char)>,
    pub(super) figures: Vec<(Row, char)>,
    pub(super) capitals: Vec<(Row, char)>,
}

/// Which cells stand for what, in one table.
#[derive(Debug, Default)]
pub(super) struct Inverse {
    letters: Letters,
    /// Small letters by their first cell.
    small: Vec<Vec<(Row, char)>>,
    capital: Row,
    number: Row,
    /// In front of a word of capitals.
    capitals: Row,
    /// What stands before a passage of several words in capitals, and what stands after its last word.
    passage: Option<(Row, Row)>,
    /// Signs and what switches between letters, capitals and figures, by their first cell.
    edges: Vec<Vec<Edge>>,
}

/// What may stand between letters and figures. German writes a blank before a sign of per cent without a cell.
const BETWEEN: [&str; 22] =
    ["", " ", " %", ",", ".", "'", "-", "/", "(", ")", ":", "&", "+", "#", "%", "\"", "!", "?", "[", "]", "_", "..."];
/// What seldom does, and is looked for in fewer places.
const SELDOM: [&str; 13] = ["=", "*", "@", "$", ";", "<", ">", "\\", "^", "`", "{", "|", "}"];

impl Inverse {
    /// That of a table, of which the letters are known.
    pub(super) fn of(ask: Ask<'_>, letters: Letters) -> Inverse {
        let cells = |sign: char, of: &[(Row, char)]| {
            of.iter().find(|(_, known)| *known == sign).map(|(row, _)| row.clone()).unwrap_or_default()
        };
        let (b, two) = (cells('b', &letters.small), cells('2', &letters.figures));
        let before = |text: &str, end: &[Cell]| ask(text)?.strip_suffix(end).map(<[Cell]>::to_vec);
        let bb = [&b[..], &b[..]].concat();
        let mut inverse = Inverse {
            capital: before("Bb", &bb).unwrap_or_default(),
            capitals: before("BB", &bb).unwrap_or_default(),
            number: before("2", &two).unwrap_or_default(),
            passage: passage(ask, &bb),
            edges: vec![Vec::new(); 64],
            small: vec![Vec::new(); 64],
            letters,
        };
        for (row, letter) in &inverse.letters.small {
            inverse.small[usize::from(row[0].dots())].push((row.clone(), *letter));
        }
        let edges = inverse.edges_between(ask, &b, &two);
        for edge in edges {
            if let Some(place) = inverse.edges.get_mut(usize::from(edge.cells[0].dots())) {
                place.push(edge);
            }
        }
        inverse
    }

    /// What a table puts between letters and figures, with signs and without.
    fn edges_between(&self, ask: Ask<'_>, b: &[Cell], two: &[Cell]) -> Vec<Edge> {
        let bb = [b, b].concat();
        // What stands before a sign, what stands after it, and how the text continues there.
        let figures = [&self.number[..], two].concat();
        let capital = [&self.capital[..], &bb].concat();
        let capitals = [&self.capitals[..], &bb].concat();
        let left =
            [("", None), ("b", Some(Within::Letters)), ("2", Some(Within::Number)), ("BB", Some(Within::Capitals))];
        let right: [(&str, Ends<'_>); 5] = [
            ("b", &[(b, Within::Letters)]),
            ("2", &[(&figures, Within::Letters), (two, Within::Number)]),
            ("", &[(&[], Within::Letters)]),
            ("Bb", &[(&capital, Within::Letters)]),
            ("BB", &[(&capitals, Within::Letters), (&bb, Within::Capitals)]),
        ];
        let mut edges: Vec<Edge> = Vec::new();
        for (one, from) in left {
            let Some(start) = (if one.is_empty() { Some(Row::new()) } else { ask(one) }) else { continue };
            let texts = BETWEEN.iter().chain(SELDOM.iter().filter(|_| one.len() < 2));
            for (text, (two, ends)) in texts.flat_map(|text| right.iter().map(move |right| (*text, right))) {
                // Without a sign it is the way from one state to another.
                let goes_on = text.is_empty() && (from.is_none() || *two != "b" || from == Some(Within::Letters));
                let seldom = SELDOM.contains(&text) && two.starts_with('B');
                // Two words of capitals may have one sign for them both.
                let capitals_alone = *two == "BB" && from != Some(Within::Capitals);
                if goes_on || seldom || capitals_alone {
                    continue;
                }
                let Some(row) = ask(&format!("{one}{text}{two}")) else { continue };
                for (end, to) in *ends {
                    let gap = row.strip_prefix(&start[..]).and_then(|rest| rest.strip_suffix(*end));
                    let Some(gap) = gap.filter(|gap| !gap.is_empty()) else { continue };
                    let from = if text.is_empty() { from } else { None };
                    let edge = Edge { cells: gap.to_vec(), text, from, to: *to };
                    if !edges.contains(&edge) {
                        edges.push(edge);
                    }
                }
            }
        }
        edges
    }

    /// Whether a small letter shares its cells with nothing else.
    pub(super) fn is_plain(&self, letter: char) -> bool {
        let Some((cells, _)) = self.letters.small.iter().find(|(_, small)| *small == letter) else { return false };
        let alike =
            self.letters.small.iter().filter(|(other, _)| other.starts_with(cells) || cells.starts_with(other)).count();
        let begins = |edge: &Edge| edge.cells.starts_with(cells) || cells.starts_with(&edge.cells);
        alike == 1 && !self.edges.iter().flatten().any(begins)
    }

    /// The small letters with which cells may begin.
    fn small_at<'a>(&'a self, cells: &'a [Cell]) -> impl Iterator<Item = &'a (Row, char)> {
        let first = cells.first().and_then(|cell| self.small.get(usize::from(cell.dots())));
        first.into_iter().flatten().filter(|(row, _)| cells.starts_with(row))
    }

    /// The words from which a line would be made. `makes` says whether a text becomes certain cells: a word, and whether it is the last one.
    pub(super) fn line(&self, row: &[Cell], makes: &mut dyn FnMut(&str, bool, &[Cell]) -> bool) -> Option<String> {
        let cells: Vec<&[Cell]> = row.split(|cell| *cell == Cell::BLANK).collect();
        let mut words: Vec<String> = Vec::new();
        let mut at = 0;
        while at < cells.len() {
            let (word, taken) = self.passage(&cells[at..], makes).or_else(|| {
                let last = at + 1 == cells.len();
                let found = self.words(cells[at], false, &mut |word| makes(word, last, cells[at]));
                found.map(|word| (word, 1))
            })?;
            words.push(word);
            at += taken;
        }
        Some(words.join(" "))
    }

    /// Several words of capitals with one sign in front of them all; and how many they are.
    fn passage(
        &self,
        cells: &[&[Cell]],
        makes: &mut dyn FnMut(&str, bool, &[Cell]) -> bool,
    ) -> Option<(String, usize)> {
        let (begins, ends) = self.passage.as_ref()?;
        let first = cells[0].strip_prefix(&begins[..])?;
        let last = cells.iter().position(|word| word.windows(ends.len()).any(|part| part == ends))?;
        let mut words = Vec::new();
        for (at, word) in cells[..=last].iter().enumerate() {
            // Nothing but the whole can be tried.
            words.push(self.words(if at == 0 { first } else { word }, true, &mut |_| true)?);
        }
        let (text, row) = (words.join(" "), cells[..=last].join(&Cell::BLANK));
        let is_last = last + 1 == cells.len();
        makes(&text, is_last, &row).then_some((text, last + 1))
    }

    /// The likeliest word that becomes these cells.
    fn words(&self, cells: &[Cell], passage: bool, makes: &mut dyn FnMut(&str) -> bool) -> Option<String> {
        let mut search = Search { inverse: self, cells, nodes: Vec::new(), open: BinaryHeap::new() };
        let within = if passage { Within::Capitals } else { Within::Letters };
        let start = Node {
            at: 0,
            cost: 0,
            within,
            text: Text::None,
            before: None,
            last: '\0',
            one_before: '\0',
            brackets: 0,
            passage,
        };
        search.push(start);
        let mut tried = 0;
        for _ in 0..STEPS.max(cells.len() * STEPS_A_CELL) {
            let (_, _, Reverse(index)) = search.open.pop()?;
            let node = search.nodes[index];
            if node.at < cells.len() {
                search.go_on(index, node);
                continue;
            }
            if !node.ended() {
                // What is odd at the end of a word costs as well.
                let cost = node.cost + end_cost(&node);
                search.push(Node { cost, text: Text::End, before: Some(index), ..node });
                continue;
            }
            let text = search.text(index);
            if makes(&text) {
                return Some(text);
            }
            tried += 1;
            if tried == TRIED {
                return None;
            }
        }
        None
    }
}

/// What stands before a passage of words in capitals and after its last word, where a table has one sign for the whole passage.
fn passage(ask: Ask<'_>, bb: &[Cell]) -> Option<(Row, Row)> {
    let row = ask("BB BB BB BB")?;
    let words: Vec<&[Cell]> = row.split(|cell| *cell == Cell::BLANK).collect();
    let [first, second, third, last] = words[..] else { return None };
    let (begins, ends) = (first.strip_suffix(bb)?, last.strip_prefix(bb)?);
    (second == bb && third == bb && !ends.is_empty()).then(|| (begins.to_vec(), ends.to_vec()))
}

/// What a step of the search read.
#[derive(Copy, Clone)]
enum Text {
    None,
    Sign(char),
    Signs(&'static str),
    End,
}

#[derive(Copy, Clone)]
struct Node {
    at: usize,
    cost: u32,
    within: Within,
    text: Text,
    before: Option<usize>,
    last: char,
    one_before: char,
    /// How many brackets are open.
    brackets: u32,
    /// In a passage of capitals.
    passage: bool,
}

impl Node {
    fn ended(&self) -> bool {
        matches!(self.text, Text::End)
    }
}

struct Search<'a> {
    inverse: &'a Inverse,
    cells: &'a [Cell],
    nodes: Vec<Node>,
    /// The cheapest first, and of these the longest, and of these the first.
    open: BinaryHeap<(Reverse<u32>, usize, Reverse<usize>)>,
}

impl Search<'_> {
    fn push(&mut self, node: Node) {
        self.open.push((Reverse(node.cost), node.at, Reverse(self.nodes.len())));
        self.nodes.push(node);
    }

    fn text(&self, index: usize) -> String {
        let mut parts = Vec::new();
        let mut at = Some(index);
        while let Some(node) = at.map(|at| self.nodes[at]) {
            parts.push(node.text);
            at = node.before;
        }
        let mut text = String::new();
        for part in parts.into_iter().rev() {
            match part {
                Text::Sign(sign) => text.push(sign),
                Text::Signs(signs) => text.push_str(signs),
                Text::None | Text::End => {}
            }
        }
        text
    }

    fn go_on(&mut self, index: usize, node: Node) {
        let (inverse, rest) = (self.inverse, &self.cells[node.at..]);
        let number = rest.strip_prefix(&inverse.number[..]).filter(|_| !inverse.number.is_empty());
        for (cells, sign) in &inverse.letters.figures {
            if node.within == Within::Number && rest.starts_with(cells) {
                self.step(index, node, cells.len(), *sign, Within::Number);
            } else if number.is_some_and(|behind| behind.starts_with(cells)) {
                self.step(index, node, inverse.number.len() + cells.len(), *sign, Within::Number);
            }
        }
        for (cells, sign) in &inverse.letters.capitals {
            if rest.starts_with(cells) {
                self.step(index, node, cells.len(), *sign, Within::Letters);
            }
        }
        for (cells, sign) in inverse.small_at(rest) {
            let capital = upper(*sign);
            match (node.within, capital) {
                _ if node.passage => {
                    self.step(index, node, cells.len(), capital.unwrap_or(*sign), Within::Capitals);
                }
                (Within::Capitals, Some(capital)) => self.step(index, node, cells.len(), capital, Within::Capitals),
                (Within::Capitals, None) => {}
                _ => self.step(index, node, cells.len(), *sign, Within::Letters),
            }
        }
        for (sign, within) in [(&inverse.capital, Within::Letters), (&inverse.capitals, Within::Capitals)] {
            let Some(behind) = rest.strip_prefix(&sign[..]).filter(|_| !sign.is_empty()) else { continue };
            for (cells, small) in inverse.small_at(behind) {
                if let Some(capital) = upper(*small) {
                    self.step(index, node, sign.len() + cells.len(), capital, within);
                }
            }
        }
        for edge in inverse.edges.get(usize::from(rest[0].dots())).map_or(&[][..], Vec::as_slice) {
            let from = if node.passage { Within::Capitals } else { node.within };
            if !rest.starts_with(&edge.cells) || edge.from.is_some_and(|wanted| wanted != from) {
                continue;
            }
            let to = if edge.to == Within::Capitals && node.within != Within::Capitals { continue } else { edge.to };
            let mut next = Node {
                at: node.at + edge.cells.len(),
                within: to,
                // It ends with its own sign.
                passage: node.passage && !edge.text.is_empty(),
                text: Text::Signs(edge.text),
                before: Some(index),
                ..node
            };
            for sign in edge.text.chars() {
                next.cost += cost(next.one_before, next.last, sign, next.brackets);
                (next.one_before, next.last) = (next.last, sign);
                next.brackets = next.brackets.saturating_add_signed(bracket(sign));
            }
            self.push(next);
        }
    }

    fn step(&mut self, index: usize, node: Node, cells: usize, sign: char, within: Within) {
        let cost = node.cost + cost(node.one_before, node.last, sign, node.brackets);
        self.push(Node {
            at: node.at + cells,
            cost,
            within,
            text: Text::Sign(sign),
            before: Some(index),
            last: sign,
            one_before: node.last,
            ..node
        });
    }
}

const fn bracket(sign: char) -> i32 {
    match sign {
        '(' | '[' => 1,
        ')' | ']' => -1,
        _ => 0,
    }
}

/// How unusual a sign is after the two signs before it in the heading of a game; higher is less likely.
fn cost(one_before: char, before: char, sign: char, brackets: u32) -> u32 {
    let begins = before == '\0';
    // Hardly any apostrophe stands before a figure, or between a small letter and a capital.
    let behind_apostrophe =
        before == '\'' && (sign.is_ascii_digit() || sign.is_uppercase() && one_before.is_lowercase());
    let behind_stop = u32::from(behind_apostrophe) * 4;
    // A stop after a word ends a part of an address, or the sentence.
    let behind_stop = behind_stop + u32::from(before == '.' && one_before.is_lowercase() && !sign.is_lowercase()) * 3;
    if sign.is_ascii_digit() {
        return behind_stop + u32::from(before.is_alphabetic() && !before.is_ascii()) * 4;
    }
    if sign.is_alphabetic() {
        let rare = rarity(sign);
        let place = if sign.is_uppercase() {
            match before {
                _ if before.is_uppercase() => 0,
                _ if before.is_alphabetic() && !before.is_ascii() => 3,
                _ if before.is_alphabetic() => 2,
                _ => 0,
            }
        } else {
            match before {
                _ if before.is_alphabetic() || begins => 0,
                '-' | '\'' | '(' | '[' | '/' | '_' => 1,
                _ if before.is_ascii_digit() => 1 + rare,
                _ => 2,
            }
        };
        // Accents between capitals are rarer, and hardly any stands by a figure.
        let among = u32::from(rare > 0 && sign.is_uppercase() && before.is_uppercase()) * 2;
        return place + rare + among + behind_stop;
    }
    let behind_word = before.is_alphanumeric();
    // At the end of a word an accent is grave: Niccolò, Forlì, the French word à.
    let acute = u32::from(is_acute(before)) * 3;
    acute
        + match sign {
            '.' => match before {
                // The stop of an initial, but not in J'R.
                _ if before.is_uppercase() && one_before == '\'' => 4,
                _ if before.is_uppercase() && !one_before.is_alphanumeric() => 1,
                _ if before.is_ascii_digit() => 1,
                _ if behind_word || before == '.' => 2,
                _ => 4,
            },
            '\'' => match before {
                // O'Neill, D'Costa, L'Ami.
                _ if one_before == '\'' => 4,
                'O' | 'D' | 'L' | 'd' | 'l' | 'N' if !one_before.is_alphanumeric() => 0,
                _ if behind_word => 2,
                _ => 4,
            },
            ',' | '-' | ' ' => 1 + u32::from(!behind_word) * 2,
            '(' | '[' => {
                if begins {
                    1
                } else {
                    2 + brackets * 4
                }
            }
            ')' | ']' => {
                if brackets > 0 {
                    1
                } else {
                    5
                }
            }
            '/' => 3 + u32::from(!behind_word),
            ':' => 2 + u32::from(!behind_word),
            '_' => {
                if before.is_alphanumeric() && before.is_ascii() {
                    2
                } else {
                    4
                }
            }
            '%' => {
                if before.is_ascii_digit() || before == ' ' {
                    1
                } else {
                    5
                }
            }
            '?' if before == '+' => 6,
            '"' | '&' | '+' | '#' | '!' | '?' => 3,
            '<' | '>' => 4,
            '=' | '*' | '@' | '$' | ';' => 5,
            _ => 7,
        }
}

/// What a sign costs that ends a word.
fn end_cost(node: &Node) -> u32 {
    let left = node.brackets * 3;
    left + match node.last {
        '\'' | '/' | '_' | '&' | '#' | '+' => 3,
        // Two initials have two stops.
        'A'..='Z' if node.one_before == '.' => 3,
        last if is_acute(last) => 3,
        _ => 0,
    }
}

const fn is_acute(letter: char) -> bool {
    matches!(letter, 'á' | 'í' | 'ó' | 'ú')
}

/// How rare a letter with an accent is, beside others that have its cells.
fn rarity(letter: char) -> u32 {
    match letter.to_lowercase().next().unwrap_or(letter) {
        'a'..='z' => 0,
        'é' | 'á' | 'í' | 'ó' | 'ú' | 'ö' | 'ü' | 'ä' | 'ñ' | 'č' | 'ć' | 'š' | 'ž' | 'ç' | 'è' | 'ł' | 'ø' | 'å'
        | 'ß' => 2,
        'ê' | 'ô' | 'â' | 'î' | 'ë' | 'ý' | 'ř' | 'ě' | 'ę' | 'ą' | 'ś' | 'ż' | 'ź' | 'ń' | 'ã' | 'õ' | 'ő' | 'ű'
        | 'æ' => 3,
        _ => 4,
    }
}
