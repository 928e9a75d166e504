//! Who reads a line, in which order: the first who makes something of it has it.

use std::ops::RangeBounds;

/// Where a line means something, the first first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Context {
    /// It answers what was asked.
    OpenQuestion,
    /// It is an order.
    Arbiter,
    /// It is about a clock alone.
    Clock,
    /// It is what players say: words, claims, the dialogue, the next game.
    Player,
    /// It is about the study board.
    Study,
    /// It is a move.
    Board,
}

/// What the first of these readers makes of a line that makes anything of it in one of these contexts.
pub fn first_to_read<R: Copy, T>(
    readers: impl IntoIterator<Item = (Context, R)>,
    contexts: impl RangeBounds<Context>,
    mut read: impl FnMut(R) -> Option<T>,
) -> Option<T> {
    readers.into_iter().filter(|(context, _)| contexts.contains(context)).find_map(|(_, reader)| read(reader))
}
