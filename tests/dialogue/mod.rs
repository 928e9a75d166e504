//! The dialogue of Appendix D: every vector of the Laws through the game, what becomes of it when things go wrong, and what must
//! hold whatever people do.

mod cases;
mod properties;
mod said;
mod table;
mod totals;
