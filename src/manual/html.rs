//! The manual as one HTML file that needs nothing besides itself.

use super::{Block, KeyRow, Page, Span};
use crate::game::participant::Language;
use crate::scoresheet::page::STYLE;
use crate::scoresheet::page::markup::{element, text};

/// What a page needs from outside: the names of keys, and of the columns of their tables.
pub struct Outside<'a> {
    /// A key, and what it does; `None` where it has no key.
    pub key: &'a dyn Fn(KeyRow) -> Option<[String; 2]>,
    /// The names of the columns of these.
    pub columns: [String; 2],
    /// What the whole manual is called.
    pub title: String,
}

/// One page, or several with a list of them in front.
pub fn html(pages: &[&Page], language: Language, outside: &Outside<'_>) -> String {
    let mut to = String::new();
    let single = if let [page] = pages { Some(*page) } else { None };
    let title = single.map_or(&outside.title, |page| &page.title);
    to.extend(["<!DOCTYPE html>\n<html lang=\"", language.code(), "\">\n<head>\n<meta charset=\"utf-8\">\n"]);
    to.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    element(&mut to, "title", |to| text(to, title));
    to.extend(["\n<style>\n", STYLE, "</style>\n</head>\n<body>\n"]);
    if single.is_none() {
        element(&mut to, "nav aria-labelledby=\"pages\"", |to| {
            element(to, "h1 id=\"pages\"", |to| text(to, title));
            element(to, "ul", |to| pages.iter().for_each(|page| entry(to, page)));
        });
    }
    element(&mut to, "main", |to| {
        for page in pages {
            article(to, page, if single.is_some() { 1 } else { 2 }, outside);
        }
    });
    to.push_str("\n</body>\n</html>\n");
    to
}

/// A page in the list of pages.
fn entry(to: &mut String, page: &Page) {
    element(to, "li", |to| {
        element(to, &format!("a href=\"#{}\"", page.topic), |to| text(to, &page.title));
    });
}

fn article(to: &mut String, page: &Page, level: usize, outside: &Outside<'_>) {
    let topic = page.topic;
    to.extend(["\n<article aria-labelledby=\"", topic, "\">\n"]);
    element(to, &format!("h{level} id=\"{topic}\""), |to| text(to, &page.title));
    to.push('\n');
    for block in &page.blocks {
        match block {
            Block::Heading(heading) => element(to, &format!("h{}", level + 1), |to| text(to, heading)),
            Block::Paragraph(spans) => element(to, "p", |to| write(to, spans)),
            Block::List { numbered, items } => element(to, if *numbered { "ol" } else { "ul" }, |to| {
                for item in items {
                    element(to, "li", |to| write(to, item));
                }
            }),
            Block::Table { head, rows } => {
                let cells = rows.iter().map(|[left, right]| (spans(left), spans(right)));
                table(to, head, cells);
            }
            Block::Keys(rows) => {
                let plain = |words: &str| {
                    let mut to = String::new();
                    text(&mut to, words);
                    to
                };
                let cells = rows.iter().filter_map(|row| (outside.key)(*row));
                table(to, &outside.columns, cells.map(|[key, does]| (plain(&key), plain(&does))));
            }
            Block::Lines { lines, .. } => element(to, "pre", |to| text_lines(to, lines)),
        }
        to.push('\n');
    }
    to.push_str("</article>\n");
}

fn text_lines(to: &mut String, lines: &[String]) {
    for (index, line) in lines.iter().enumerate() {
        if index > 0 {
            to.push('\n');
        }
        text(to, line);
    }
}

fn spans(spans: &[Span]) -> String {
    let mut to = String::new();
    write(&mut to, spans);
    to
}

fn write(to: &mut String, spans: &[Span]) {
    for span in spans {
        if span.typed {
            element(to, "kbd", |to| text(to, &span.text));
        } else {
            text(to, &span.text);
        }
    }
}

/// A table whose rows are named by their first column; the cells are markup.
fn table(to: &mut String, head: &[String; 2], rows: impl Iterator<Item = (String, String)>) {
    element(to, "table", |to| {
        element(to, "thead", |to| {
            element(to, "tr", |to| head.iter().for_each(|name| element(to, "th scope=\"col\"", |to| text(to, name))));
        });
        element(to, "tbody", |to| {
            for (left, right) in rows {
                element(to, "tr", |to| {
                    element(to, "th scope=\"row\"", |to| to.push_str(&left));
                    element(to, "td", |to| to.push_str(&right));
                });
            }
        });
    });
}
