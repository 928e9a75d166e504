//! Reads the Markdown of a page. What a page of the manual does not need is an error.

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::{Block, KeyRow, Kind, Page, Span, text};
use crate::keys::action::{Action, KeyMode};
use crate::keys::clock_key::ClockKey;

/// The page of a text.
///
/// # Errors
/// What is wrong in it.
pub(super) fn read(topic: &'static str, source: &str) -> Result<Page, String> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        reader.take(event)?;
    }
    let Reader { title, blocks, .. } = reader;
    if title.is_empty() { Err("there is no title".to_owned()) } else { Ok(Page { topic, title, blocks }) }
}

#[derive(Default)]
struct Reader {
    title: String,
    blocks: Vec<Block>,
    /// The text that is being read.
    spans: Vec<Span>,
    /// The row that is being read.
    cells: Vec<Vec<Span>>,
    /// The kind of the lines that are being read, and for which keys.
    fence: Option<Fence>,
}

/// What stands between fences.
#[derive(Copy, Clone)]
enum Fence {
    Lines(Kind),
    Keys(Keys),
}

#[derive(Copy, Clone)]
enum Keys {
    Game(KeyMode),
    Clock,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Text(text) => self.add(&text, false),
            Event::Code(text) => self.add(&text, true),
            Event::SoftBreak => self.add(" ", false),
            Event::Start(tag) => return self.begin(tag),
            Event::End(tag) => return self.end(tag),
            other => return Err(format!("{other:?} is not expected")),
        }
        Ok(())
    }

    fn add(&mut self, text: &str, typed: bool) {
        match self.spans.last_mut().filter(|last| last.typed == typed) {
            Some(last) => last.text.push_str(text),
            None => self.spans.push(Span { text: text.to_owned(), typed }),
        }
    }

    fn begin(&mut self, tag: Tag<'_>) -> Result<(), String> {
        match tag {
            Tag::List(first) => self.blocks.push(Block::List { numbered: first.is_some(), items: Vec::new() }),
            Tag::CodeBlock(kind) => self.fence = Some(fence(&kind)?),
            Tag::Paragraph
            | Tag::Heading { .. }
            | Tag::Item
            | Tag::Table(_)
            | Tag::TableHead
            | Tag::TableRow
            | Tag::TableCell
            | Tag::Emphasis => {}
            other => return Err(format!("{other:?} is not expected")),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) -> Result<(), String> {
        if matches!(tag, TagEnd::Emphasis | TagEnd::List(_) | TagEnd::Table) {
            return Ok(());
        }
        let row = matches!(tag, TagEnd::TableHead | TagEnd::TableRow).then(|| std::mem::take(&mut self.cells));
        let spans = std::mem::take(&mut self.spans);
        match (tag, self.blocks.last_mut()) {
            (TagEnd::Heading(HeadingLevel::H1), None) if self.title.is_empty() => self.title = text(&spans),
            (TagEnd::Heading(HeadingLevel::H2), _) => self.blocks.push(Block::Heading(text(&spans))),
            (TagEnd::Paragraph, _) => self.blocks.push(Block::Paragraph(spans)),
            (TagEnd::Item, Some(Block::List { items, .. })) => items.push(spans),
            (TagEnd::TableCell, _) => self.cells.push(spans),
            (TagEnd::TableHead, _) => {
                let head = two(row.unwrap_or_default())?.map(|cell| text(&cell));
                self.blocks.push(Block::Table { head, rows: Vec::new() });
            }
            (TagEnd::TableRow, Some(Block::Table { rows, .. })) => rows.push(two(row.unwrap_or_default())?),
            (TagEnd::CodeBlock, _) => {
                let lines = text(&spans).lines().map(str::to_owned).collect();
                let block = self.fence.take().map(|fence| block(fence, lines));
                self.blocks.push(block.ok_or("lines end that have not begun")??);
            }
            (other, _) => return Err(format!("the end of {other:?} is not expected")),
        }
        Ok(())
    }
}

fn two(row: Vec<Vec<Span>>) -> Result<[Vec<Span>; 2], String> {
    row.try_into().map_err(|row: Vec<_>| format!("a row has {} cells in place of two", row.len()))
}

fn fence(kind: &CodeBlockKind<'_>) -> Result<Fence, String> {
    let CodeBlockKind::Fenced(info) = kind else { return Ok(Fence::Lines(Kind::Shell)) };
    Ok(match info.split_once(' ').unwrap_or((info, "")) {
        ("settings", "") => Fence::Lines(Kind::Settings),
        ("keys-file", "") => Fence::Lines(Kind::KeysFile),
        ("lesson", "") => Fence::Lines(Kind::Lesson),
        ("lines", "") => Fence::Lines(Kind::Pipe),
        ("keys", "clock") => Fence::Keys(Keys::Clock),
        ("keys", mode) => {
            let named = KeyMode::ALL.into_iter().find(|each| each.name() == mode);
            Fence::Keys(Keys::Game(named.ok_or_else(|| format!("there is no mode {mode}"))?))
        }
        _ => return Err(format!("there is no kind of lines named {info}")),
    })
}

fn block(fence: Fence, lines: Vec<String>) -> Result<Block, String> {
    let keys = match fence {
        Fence::Lines(kind) => return Ok(Block::Lines { kind, lines }),
        Fence::Keys(keys) => keys,
    };
    let row = |name: &String| {
        let row = match keys {
            Keys::Game(mode) => {
                Action::from_name(name).filter(|action| action.is_for(mode)).map(|action| KeyRow::Game(mode, action))
            }
            Keys::Clock => ClockKey::ALL.iter().find(|key| key.name() == name).map(|key| KeyRow::Clock(*key)),
        };
        row.ok_or_else(|| format!("there is no key for {name}"))
    };
    lines.iter().map(row).collect::<Result<_, _>>().map(Block::Keys)
}
