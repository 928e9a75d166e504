//! A value of a flag that is none of those that it can have.

#[derive(Debug, thiserror::Error)]
#[error("there are {}", .0.join(", "))]
pub struct OneOf(pub Vec<String>);

impl OneOf {
    pub fn of<T: Into<String>>(names: impl IntoIterator<Item = T>) -> OneOf {
        OneOf(names.into_iter().map(Into::into).collect())
    }
}
