//! What is said and written of scoresheets: while they are read, converted and compared, and on their pages.

pub mod brailled;
pub mod comparing;
pub mod converting;
pub mod heading;
pub mod page;
pub mod strange;
