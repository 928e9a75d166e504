//! The one loop.
